# Two commands are enough: `make play` and `make test`. Both set everything up.
PYTHON ?= python3
BIN := .venv/bin
GAMES ?= 20000
SEED ?= 1
JOBS ?= 2

.PHONY: setup play test lint format fuzz bench records clean

setup: .venv/.ready

.venv/.ready: pyproject.toml requirements/dev.txt
	$(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet --disable-pip-version-check -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	touch $@

play: setup
	$(BIN)/hinode play

test: setup lint
	$(BIN)/python -m pytest -n $(JOBS) --cov=hinode --cov-config=pyproject.toml --cov-report=
	$(BIN)/python -m coverage report --include='hinode/rules/*,hinode/cards/*,hinode/clans.py' --fail-under=95

lint: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/pyright

format: setup
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Long: random games with every property checked at every decision.
fuzz: setup
	$(BIN)/hinode fuzz --games $(GAMES) --seed $(SEED) --jobs $(JOBS)

bench: setup
	$(BIN)/python -m bench.engine

# The recorded games under tests/games: made once, kept as files. Make them anew only when the rules change.
records: setup
	$(BIN)/python -m tests.games.make_records

clean:
	rm -rf .venv .pytest_cache .ruff_cache .hypothesis .coverage
