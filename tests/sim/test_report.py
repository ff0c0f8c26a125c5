"""`hinode report`: tiny reports, resumed, refused, and with the same numbers everywhere."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hinode.engine.hooks import CARDS
from hinode.sim import driver, simulate
from hinode.sim.report import study as report
from hinode.sim.report.study import Study
from hinode.sim.report.summary import Summary
from hinode.sim.report.tables import GROUPS, group_of
from hinode.sim.simulate import SimulationError
from hinode.sim.statistics import Mean, Share
from tests.cli.helpers import refused, run

ROOT = Path(__file__).parents[2]
WARNING = (
    "Only 12 games with each number of players: differences smaller than 49 percentage points between the win rates of "
    "clans mean nothing."
)
SMALL = ("--games", "12", "--seed", "5", "--players", "3,4", "--bot", "random")


class Made:
    """A small report, made once."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.study = Study(12, 5, (3, 4), "random")
        status, self.out, err = run(
            "report", *SMALL, "--out", str(folder), "--markdown", str(folder.parent / "short.md")
        )
        assert (status, err) == (0, f"{WARNING}\n")
        self.page = (folder / "report.html").read_text("utf-8")
        self.short = (folder.parent / "short.md").read_text("utf-8")
        self.games: list[Summary] = list(report.summaries(self.study, folder))
        self.tables = report.all_tables(self.games)

    def rows(self, slug: str) -> list[dict[str, str]]:
        """The rows of a CSV file."""
        with (self.folder / f"{slug}.csv").open(encoding="utf-8") as file:
            return list(csv.DictReader(file))


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """A small report."""
    return Made(tmp_path_factory.mktemp("report") / "out")


# ------------------------------------------------------------------------------- playing
def test_the_games_are_those_of_the_seed(made: Made) -> None:
    """Every game once, as `play_game` plays it."""
    assert [(game.players, game.number) for game in made.games] == [(n, i) for n in (3, 4) for i in range(12)]
    game = simulate.play_game(simulate.Plan(4, 12, 5), 11)
    assert made.games[-1].decisions == len(game.actions)
    assert [player.vp for player in made.games[-1].table] == [game.state.vp[seat] for seat in game.seats]
    assert made.out == f"The report is {made.folder / 'report.html'}.\n"


def test_a_report_goes_on_where_it_was_stopped(tmp_path: Path, made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    """Parts that are done are not played again; the end is the same, with any number of processes."""
    folder = tmp_path / "stopped"
    played: list[tuple[int, int]] = []
    honest = simulate.play_game
    stops = True

    def play(plan: simulate.Plan, number: int) -> simulate.Game:
        if stops and plan.players == 4 and number == 10:
            raise KeyboardInterrupt
        played.append((plan.players, number))
        return honest(plan, number)

    monkeypatch.setattr(simulate, "play_game", play)
    status, out, err = run("report", *SMALL, "--out", str(folder))
    assert (status, out) == (130, "")
    assert err == "The report was stopped. Run the same command again to resume it.\n"
    assert len(played) == 22
    assert not (folder / "report.html").exists()
    played.clear()
    stops = False
    heard: list[int] = []
    report.make(made.study, folder, 1, heard.append)
    assert played == [(4, 10), (4, 11)]
    assert sum(heard) == 24
    for path in made.folder.iterdir():
        assert (folder / path.name).read_bytes() == path.read_bytes(), path.name


def test_several_processes(tmp_path: Path, made: Made) -> None:
    """The same files."""
    report.make(made.study, tmp_path / "out", 2)
    for path in made.folder.iterdir():
        assert (tmp_path / "out" / path.name).read_bytes() == path.read_bytes(), path.name


@pytest.mark.parametrize(
    "change", [("--games", "13"), ("--seed", "6"), ("--players", "3"), ("--set", "teapot"), ("--shrines", "beginner")]
)
def test_another_plan_is_refused(made: Made, change: tuple[str, str]) -> None:
    """The error names the plan in the folder, and nothing is changed."""
    before = {path.name: path.read_bytes() for path in made.folder.iterdir()}
    sentence = refused("report", *SMALL, *change, "--out", str(made.folder))
    assert "holds another report (12 games, seed 5, players 3,4, bot random, set random" in sentence
    assert {path.name: path.read_bytes() for path in made.folder.iterdir()} == before


def test_bad_input(tmp_path: Path, made: Made) -> None:
    """One sentence each."""
    out = ("--out", str(tmp_path / "new"))
    assert "no bot 'nobody'" in refused("report", *SMALL, "--bot", "nobody", *out)
    assert "3 to 5 players, not 9" in refused("report", *SMALL, "--players", "9", *out)
    for players in ("three", "", "3,", "3,-4", "²", "9" * 5000):
        assert "no list of numbers" in refused("report", *SMALL, "--players", players, *out)
    assert "no card set 'sandals'" in refused("report", *SMALL, "--set", "sandals", *out)
    assert "ebisu" in refused("report", *SMALL, "--shrines", "ebisu", *out)
    assert "seed" in refused("report", *SMALL, "--seed", "-1", *out)
    assert "Say once" in refused("report", *SMALL, "--players", "3,3", *out)
    assert "at least 1, not 0" in refused("report", *SMALL, "--games", "0", *out)
    assert "games is at most" in refused("report", *SMALL, "--games", "1000000000000", *out)
    assert "jobs is at least 1" in refused("report", *SMALL, "--jobs", "0", *out)
    for summary in (tmp_path, tmp_path / "nowhere" / "short.md"):
        assert "The summary cannot be written" in refused("report", *SMALL, *out, "--markdown", str(summary))
    assert not (tmp_path / "new").exists()
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "letter.txt").write_text("mine")
    assert "is not empty" in refused("report", *SMALL, "--out", str(tmp_path / "full"))
    assert "letter.txt" in refused("report", *SMALL, "--out", str(tmp_path / "full" / "letter.txt"))


def test_damaged_files(tmp_path: Path, made: Made) -> None:
    """Said, not guessed."""
    folder = tmp_path / "out"
    report.make(made.study, folder)
    (folder / "games-3-000000.json").write_text("[{")
    with pytest.raises(SimulationError, match="damaged; delete it"):
        report.make(made.study, folder)
    (folder / "plan.json").write_text("{")
    with pytest.raises(SimulationError, match="cannot be read"):
        report.make(made.study, folder)


def test_games_that_do_not_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are left out and the page says so; if there are no others there is no report."""
    monkeypatch.setattr(driver, "MAX_DECISIONS", 150)
    page = report.make(Study(20, 1, (3,), "random"), tmp_path / "some").read_text("utf-8")
    (left,) = re.findall(r"<p>(\d+) games did not end and are left out.</p>", page)
    with (tmp_path / "some" / "lengths.csv").open() as file:
        assert int(next(csv.DictReader(file))["games"]) == 20 - int(left)
    monkeypatch.setattr(driver, "MAX_DECISIONS", 5)
    with pytest.raises(SimulationError, match="None of the games"):
        report.make(Study(2, 1, (3,), "random"), tmp_path / "none")


# ------------------------------------------------------------------------------- numbers
def test_wins_and_points(made: Made) -> None:
    """Clans and seats, against the games themselves."""
    rows = made.rows("clans")
    for players in (3, 4):
        here = [game for game in made.games if game.players == players]
        for row in (row for row in rows if row["players"] == str(players)):
            some = [one for game in here for one in game.table if one.clan == row["clan"].lower()]
            assert int(row["games"]) == len(some)
            assert int(row["wins"]) == sum(one.won for one in some)
            assert float(row["vp"]) == pytest.approx(sum(one.vp for one in some) / len(some), abs=1e-3)
            assert float(row["win_rate_low"]) <= float(row["win_rate"]) <= float(row["win_rate_high"])
        for row in (row for row in made.rows("seats") if row["players"] == str(players)):
            assert int(row["games"]) == 12
            some = [game.table[int(row["seat"]) - 1] for game in here]
            assert int(row["wins"]) == sum(one.won for one in some)
    assert sum(int(row["players"]) for row in made.rows("scores")) == 12 * 7
    assert sum(int(row["winners"]) for row in made.rows("scores")) == sum(int(row["wins"]) for row in rows)


def test_sources_sum_up(made: Made) -> None:
    """To the mean score, of all and of winners; kinds of sources too; nothing is of an unknown kind."""
    everybody = [one for game in made.games for one in game.table]
    winners = [one for one in everybody if one.won]
    table = made.tables["sources"]
    for key, some in (("vp", everybody), ("winners_vp", winners)):
        total = sum(value.value for value in table.column(key) if isinstance(value, Mean))
        assert total == pytest.approx(sum(one.vp for one in some) / len(some))
    assert sum(float(str(value)) for value in table.column("part")) == pytest.approx(1)
    for row in made.tables["sources_by_clan"].rows:
        some = [one for one in everybody if one.clan == str(row[0]).lower()]
        total = sum(value.value for value in row if isinstance(value, Mean))
        assert total == pytest.approx(sum(one.vp for one in some) / len(some))
    assert "Other" not in table.column("group")
    assert {group_of(card.slug) for card in CARDS} == {"Cards", "Winter cards"}
    assert group_of("the moon") == "Other" == GROUPS[-1]


def test_cards(made: Made) -> None:
    """Bought copies and owners' wins, against the games."""
    names = {card.name: card for card in CARDS}
    for row in made.rows("cards"):
        card = names[row["card"]]
        bought = Counter(
            (game.players, game.number, one.clan, one.won)
            for game in made.games
            for one in game.table
            for purchase in one.bought
            if purchase.card == card.slug
        )
        assert int(row["owners"]) == len(bought)
        assert float(row["bought"]) == pytest.approx(sum(bought.values()) / (int(row["games"]) * card.copies), abs=1e-3)
        if bought:
            assert float(row["win_rate"]) == pytest.approx(sum(key[3] for key in bought) / len(bought), abs=1e-3)
    core = [row for row in made.rows("cards") if "core" in names[row["card"]].sets]
    assert {row["games"] for row in core} == {"24"}


def test_bids_and_alliances(made: Made) -> None:
    """Sums over the tables, against the games."""
    battles = [battle for game in made.games for battle in game.battles]
    rows = made.rows("bids")
    spent = sum(float(row["bid"]) * int(row["bids"]) for row in rows if row["bids"] != "0")
    assert spent == pytest.approx(sum(sum(bid) for battle in battles for bid in battle.bids.values()), rel=1e-2)
    seasons = [season for game in made.games for one in game.table for season in one.seasons]
    assert sum(int(row["seasons"]) for row in made.rows("standings")) == len(seasons)
    made_in_all = sum(value.total for value in made.tables["alliances"].column("alliances") if isinstance(value, Mean))
    assert made_in_all == sum(bool(season.ally) for season in seasons) / 2
    both = [value for value in made.tables["pairs"].column("allied") if isinstance(value, Share)]
    assert sum(value.hits for value in both) == 2 * made_in_all


# ------------------------------------------------------------------------------- the page
class Cells(HTMLParser):
    """What the tables of a page carry, and everything that could ask for more."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.tags: Counter[str] = Counter()
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.tags[tag] += 1
        self.links += [value for name, value in found.items() if name in ("href", "src", "srcset", "data", "action")]
        if tag == "table":
            self.tables[found["id"].removeprefix("table-")] = []
        elif tag == "tr":
            self.tables[list(self.tables)[-1]].append([])
        elif tag == "td":
            self.tables[list(self.tables)[-1]][-1] += found["data-value"].split("|")


def test_the_page_and_the_files_are_the_same(made: Made) -> None:
    """Every table of the page is a CSV file, value by value, and there is no other file."""
    cells = Cells(made.page)
    for slug, rows in cells.tables.items():
        assert rows[1:] == [list(row.values()) for row in made.rows(slug)], slug
    assert {path.stem for path in made.folder.glob("*.csv")} == set(cells.tables) == set(made.tables)


def test_the_page_needs_nothing_else(made: Made) -> None:
    """No script, no request; every link stays on the page."""
    cells = Cells(made.page)
    assert not {"script", "img", "link", "iframe", "object", "use"} & set(cells.tags)
    assert all(link.startswith("#") for link in cells.links)
    assert all(f'id="{link[1:]}"' in made.page for link in cells.links)
    assert "http" not in made.page.replace("http-equiv", "")
    assert re.findall(r"url\((.*?)\)", made.page) == ["#hatch"]
    assert "@import" not in made.page
    assert cells.tags["svg"] > 15
    assert "nan" not in made.page
    assert "inf" not in made.page.lower().replace("information", "")


def test_the_summary(made: Made) -> None:
    """A section of Markdown with the numbers of the tables."""
    assert made.short.startswith("## Results\n")
    assert "- Players: the bot 'random' in every seat\n" in made.short
    lines = made.short.splitlines()
    clans = made.tables["clans"]
    first = lines.index("### Clans")
    rows = [line for line in lines[first : lines.index("### Seats")] if line.startswith("|")]
    assert len(rows) == 2 + len(clans.rows)
    rate = clans.rows[0][4]
    assert isinstance(rate, Share)
    assert f"| {100 * rate.value:.1f} % (" in rows[2]
    widths = {line.count("|") for line in rows}
    assert len(widths) == 1


def test_a_warning_about_few_games(made: Made) -> None:
    """On the page, in the summary and on standard error; its number follows from the size of the sample."""
    assert f'<p class="warning">{WARNING}</p>' in made.page
    assert f"**{WARNING}**\n" in made.short
    noise = {games: report.warning(Study(games, 1, (4,), "random")) for games in (1, 10, 40, 99, 100)}
    assert "Only 1 game with each number of players: differences smaller than 100 percentage" in noise[1]
    assert "smaller than 42 percentage" in noise[10]
    assert "smaller than 21 percentage" in noise[40]  # 1.96 * sqrt(2 * 0.25 * 0.75 / 32): 32 games of each clan
    assert "smaller than 13 percentage" in noise[99]
    assert noise[100] == ""


def test_no_interval_leaves_what_is_possible(made: Made) -> None:
    """Shares stay between 0 and 1, places between the first and the last, counts above 0."""
    for table in made.tables.values():
        for key, column in ((column.key, table.column(column.key)) for column in table.columns):
            for value in column:
                if isinstance(value, Share):
                    assert 0 <= value.interval[0] <= value.value <= value.interval[1] <= 1
                elif isinstance(value, Mean) and not table.slug.startswith(("sources", "standings")):
                    assert 0 <= value.interval[0] <= value.interval[1], (table.slug, key)
    for slug in ("clans", "seats"):
        for players, place in zip(*(made.tables[slug].column(key) for key in ("players", "place")), strict=True):
            assert isinstance(place, Mean)
            assert 1 <= place.interval[0] <= place.interval[1] <= float(str(players))


def test_the_colours_are_those_of_the_table() -> None:
    """Every variable and every clan of the style is as in the client's theme."""
    ours, theirs = (
        " ".join((ROOT / path).read_text("utf-8").split())
        for path in ("hinode/sim/report/report.css", "web/src/theme.css")
    )
    for name, value in re.findall(r"(--(?!clan)[\w-]+): ([^;]+);", ours):
        assert f"{name}: {value};" in theirs
    clans = re.findall(r'\[data-clan="(\w+)"\] \{ --clan: (.*?); --clan-text: (.*?); \}', ours)
    assert len(clans) == 8
    for clan, colour, text in clans:
        block = theirs.split(f'[data-clan="{clan}"]')[1].split("}")[0]
        assert f"--clan: {colour};" in block
        assert f"--clan-text: {text};" in block


def test_the_plan_is_readable(made: Made) -> None:
    """plan.json says what was played."""
    plan = json.loads((made.folder / "plan.json").read_text("utf-8"))
    assert (plan["games"], plan["seed"], plan["players"], plan["bot"]) == (12, 5, [3, 4], "random")
