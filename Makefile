# Two commands are enough: `make play` and `make test`. Both set everything up.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 20000
SEED ?= 1
JOBS ?= 2

PAGES := hinode/server/static/index.html
NPM := npm --prefix web --silent
ASIDE := $(MAKE) --no-print-directory --output-sync --jobs $(JOBS)

.PHONY: setup web wheel play chromium test lint lint-python lint-client format fuzz fast test-fast bench bench-bots bench-server bench-pushes bench-client bench-env records generate screens icons clean

setup: .venv/.ready

.venv/.ready: pyproject.toml requirements/dev.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

# The browser client, built into the Python package.
web: $(PAGES)

web/node_modules/.ready: web/package.json web/package-lock.json
	$(NPM) ci
	touch $@

$(PAGES): web/node_modules/.ready web/index.html web/vite.config.ts $(shell find web/src web/public hinode/words hinode/engine/automa/cards/decks -type f)
	$(NPM) run build

# One file that has everything a server needs, and the sources: docs/hosting.md.
wheel: setup web
	rm -rf dist
	$(BIN)/python -m hatchling build

play: setup web
	$(BIN)/hinode serve --open

# A browser for the tests: Debian's own, if there is none. The one without a window is quicker.
chromium:
	@test -n "$$CHROMIUM" || command -v chromium-headless-shell >/dev/null || command -v chromium >/dev/null || { \
	  SUDO=$$(test "$$(id -u)" = 0 || echo sudo); \
	  $$SUDO apt-get update -qq && { $$SUDO apt-get install -y -qq chromium-headless-shell || \
	  $$SUDO apt-get install -y -qq chromium; }; } || { \
	  echo "The tests need a Chromium: install it, or say where it is with CHROMIUM=/path/to/chromium."; exit 1; }

# What covers the rules and cards. Only these are run with coverage: it makes bots four times as slow.
RULES := tests/rules tests/cards tests/games

# In browsers some tests take long: a worker that has nothing left to do takes over from the other.
test:
	$(ASIDE) setup web chromium
	$(ASIDE) lint-python lint-client
	$(NPM) test
	$(BIN)/python -m pytest -n $(JOBS) $(RULES) --cov=hinode --cov-config=pyproject.toml --cov-report=
	$(BIN)/python -m coverage report --include='hinode/engine/rules/*,hinode/engine/rules/*/*,hinode/engine/cards/*,hinode/engine/clans.py' --fail-under=95
	$(BIN)/python -m pytest -n $(JOBS) $(addprefix --ignore=,$(RULES) tests/web)
	$(BIN)/python -m pytest -n $(JOBS) --dist worksteal tests/web

lint: lint-python lint-client

lint-python: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports --no-cache --no-logo
	$(BIN)/pyright

lint-client: web/node_modules/.ready
	$(NPM) run lint
	$(NPM) run check

format: setup web/node_modules/.ready
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	$(NPM) run format

# Long: random games with every property checked at every decision.
fuzz: setup
	$(BIN)/hinode fuzz --games $(GAMES) --seed $(SEED) --jobs $(JOBS)

# The same package with the engine compiled (needs a C compiler). Never stale: it is made anew when a source changes.
fast: build/fast/.ready

build/fast/.ready: .venv/.ready tools/compile.py $(shell find hinode -name '*.py' -o -name '*.toml')
	$(BIN)/python tools/compile.py build/fast
	touch $@

# The rules, the bots and the server, compiled.
test-fast: fast
	cp -r tests cases examples docs README.md pyproject.toml build/fast/
	cd build/fast && ../../$(BIN)/python -m pytest -n $(JOBS) -m 'not plain' $(RULES) tests/properties tests/bots tests/server

bench: setup
	$(BIN)/python -m bench.engine

bench-server: fast
	cp -r bench build/fast/
	cd build/fast && ../../$(BIN)/python -m bench.server

bench-pushes: setup
	$(BIN)/python -m bench.pushes

bench-client: setup web chromium
	$(BIN)/python -m bench.client

bench-bots: setup
	$(BIN)/python -m bench.bots

bench-env: setup
	$(BIN)/python -m bench.env

# The recorded games under tests/games: made once, kept as files. Make them anew only when the rules change.
records: setup
	$(BIN)/python -m tests.games.make_records

# Files made from the program, such as the schema of the protocol and the client's types. A test finds stale ones.
generate: setup
	$(BIN)/python -m tools.generate

# The pictures under docs/screens.
screens: setup web chromium
	$(BIN)/python -m tests.web.screens

# The icons of the installed app under web/public/icons.
icons: setup chromium
	$(BIN)/python -m tools.icons

clean:
	rm -rf .venv build dist .pytest_cache .ruff_cache .hypothesis .coverage web/node_modules hinode/server/static
