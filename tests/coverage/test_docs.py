"""The documents say what the program does: their tables are compared with it, their examples are run."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path
from typing import cast

import pytest

import hinode
from hinode import Rng, new_game, view
from hinode.bots.random_bot import choose
from hinode.engine.actions import VERBS, Propose
from hinode.engine.automa.cards.card import FIELDS
from hinode.engine.automa.cards.deck import read_deck
from hinode.engine.board import (
    ADVANTAGES,
    BORDERS,
    KAMI,
    KINDS,
    MANDATES,
    N_PROVINCES,
    PHASES,
    PLACES,
    PROVINCES,
    REWARDS,
    ROUTES,
    SEASONS,
    TRACK,
)
from hinode.engine.core.errors import NotationError
from hinode.engine.core.events import KINDS as EVENTS
from hinode.engine.core.fields import Json
from hinode.engine.core.lines import Line
from hinode.engine.core.options import Either, Listed, Options
from hinode.engine.core.steps import STEPS, Decision, Step
from hinode.engine.game import Game
from hinode.engine.hooks import CLANS, MOMENTS, MONSTERS, PIECE, SEAT, SETS
from hinode.engine.reading import parse
from hinode.engine.rules.season import outer_agenda
from hinode.notation.answers import read_answer
from hinode.notation.cases import find_question, run_case
from hinode.notation.facts import facts
from hinode.notation.position import write_position
from hinode.notation.read_clan import ANY_SET, HEAD_WORDS
from hinode.notation.read_position import BATTLE_STEPS, HEADS, REPEATED, read_position
from hinode.notation.record import begin, read_record
from tests.docs.pages import API, AUTOMA, NOTATION, code, only, table

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"^```hinode\n(.*?)^```$", NOTATION, re.MULTILINE | re.DOTALL)


# ------------------------------------------------------------------------------- examples
@pytest.mark.parametrize("name", ["docs/api.md", "README.md"])
def test_examples_run(name: str) -> None:
    """Every >>> in the documents shows what really comes out."""
    text = (ROOT / name).read_text("utf-8")
    if ">>>" not in text:
        assert name == "README.md", "docs/api.md has examples"
        return
    test = doctest.DocTestParser().get_doctest(text.replace("\n```\n", "\n\n"), {}, name, name, 0)
    runner = doctest.DocTestRunner(verbose=False)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


def test_there_are_texts_of_every_kind() -> None:
    """A position, a record and a case at least."""
    assert {block.split()[1] for block in BLOCKS} == {"position", "record", "case"}


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: " ".join(block.split()[:3]))
def test_complete_texts_hold(block: str) -> None:
    """Positions can be played, records replayed, cases run; writing them gives the same text."""
    kind = block.split()[1]
    if kind == "position":
        game = begin(read_position(block), 1)
        assert not game.over
    elif kind == "record":
        game = read_record(block)
        assert read_record(hinode.save(game)).state.key() == game.state.key()
    else:
        game = run_case(block)
    assert read_position(write_position(game.state)).key() == game.state.key()


@pytest.mark.parametrize(("line", "reason"), table(NOTATION, "Wrong line"))
def test_wrong_lines(line: str, reason: str) -> None:
    """The mistakes in the table are refused with that reason and the right line."""
    with pytest.raises(NotationError) as caught:
        read_position(f"hinode position 1\nhonor koi lotus turtle\n{only(line)}\n")
    assert caught.value.reason == reason
    assert caught.value.line == 3


@pytest.mark.parametrize("phase", ["setup", "tea", "political 10", "war 0"])
def test_winter_has_no_other_phases(phase: str) -> None:
    """R9: in winter there is only the scoring. A position that says otherwise is refused."""
    with pytest.raises(NotationError):
        begin(read_position(f"hinode position 1\nhonor koi lotus turtle\nseason winter\nphase {phase}\n"), 1)


def test_headers() -> None:
    """The first lines in the table are the ones that are read."""
    readers = {"position": read_position, "record": read_record, "case": run_case, "deck": read_deck}
    assert [only(row[0]) for row in table(NOTATION, "First line")] == [f"hinode {word} 1" for word in readers]
    for word, read in readers.items():
        with pytest.raises(NotationError, match="reads up to 1"):
            read(f"hinode {word} 2\n")


# ------------------------------------------------------------------------------- names
def test_clans_and_provinces() -> None:
    """Their tables are complete and true."""
    clans = [[f"`{clan.slug}`", PROVINCES[clan.home], str(clan.income)] for clan in CLANS]
    assert table(NOTATION, "Clan") == clans
    rows: list[list[str]] = []
    for p in range(N_PROVINCES):
        borders, routes = (", ".join(PROVINCES[q] for q in there[p]) or "-" for there in (BORDERS, ROUTES))
        reward = [f"{n} {what}" for n, what in zip(REWARDS[p], ("vp", "coins", "ronin"), strict=True) if n]
        rows.append([f"`{PROVINCES[p]}`", borders, routes, ", ".join(reward)])
    assert table(NOTATION, "Province") == rows


def test_other_names() -> None:
    """Kami, mandates, advantages, pieces, seasons, phases, sets and moments are all there."""
    named = [tuple(code(row[1])) for row in table(NOTATION, "Kind of name")]
    monsters = tuple(card.slug for card in MONSTERS)
    assert named == [KAMI, MANDATES, ADVANTAGES, KINDS, monsters, SEASONS, PHASES, (*SETS, ANY_SET)]
    moments = NOTATION.split("\nThe moments: ")[1].split("\n\n")[0]
    assert tuple(code(moments)) == MOMENTS
    assert f"`{TRACK}`" in NOTATION


# ------------------------------------------------------------------------------- actions
def test_every_verb_has_its_row() -> None:
    """In the order of the program."""
    assert [only(row[0]) for row in table(NOTATION, "Verb")] == list(VERBS)


@pytest.mark.parametrize(("verb", "form", "example", "legal"), table(NOTATION, "Verb"))
def test_verbs(verb: str, form: str, example: str, legal: str) -> None:
    """The form has the action's fields, the example is canonical, the decisions named exist."""
    action = parse(only(example))
    assert action.VERB == only(verb)
    assert action.text == only(example)
    words = only(form).replace("[", "").replace("]", "").split()
    if isinstance(action, Propose):
        assert words == ["propose", "TO", "give", "COINS", "RONIN", "ask", "COINS", "RONIN"]
    else:
        assert [word.lower() for word in words] == [action.VERB, *(name for name, _ in action.FIELDS)]
    for name in set(code(legal)) & set(STEPS):
        assert issubclass(STEPS[name], Decision)


def test_verbs_and_decisions_agree() -> None:
    """A decision whose answers include a verb is named in the row of that verb, apart from `pass`."""
    legal = {only(row[0]): set(code(row[3])) for row in table(NOTATION, "Verb")}
    for decision, (_, answers) in DECISIONS.items():
        for verb in set(answers) - {"pass"}:
            assert decision in legal[verb], f"{decision} is not in the row of {verb}"


# ------------------------------------------------------------------------------- positions
def test_lines_of_a_position() -> None:
    """Every word that starts a line, and every word of the lines of a clan."""
    starts = {only(row[0]).split()[0] for row in table(NOTATION, "Line of the game")}
    assert starts == {"honor", *HEADS, *REPEATED}


def test_lines_of_a_clan() -> None:
    """One row for the numbers, one for places, one for each other zone."""
    rows = [only(row[0]) for row in table(NOTATION, "Line of a clan")]
    assert re.findall(r"\[(\w+)", rows[0]) == list(HEAD_WORDS)
    assert [row.split()[1] for row in rows[1:]] == ["PLACE", "cards", "tokens", "captive", "aside"]


def test_phases_and_their_steps() -> None:
    """What a phase stands for is what the engine puts on the agenda."""
    rows = table(NOTATION, "Phase")
    assert [code(row[0])[0].split()[0] for row in rows] == [
        "setup",
        "tea",
        "political",
        "war",
        "cleanup",
        "cleanup",
        "over",
    ]
    for row in rows:
        season = SEASONS.index("winter" if "winter" in row[0] else "spring")
        below = outer_agenda(season, PHASES.index(code(row[0])[0].split()[0]))
        assert code(row[1]) == [step.NAME for step in reversed(below)]


# ------------------------------------------------------------------------------- steps
STEP_ROWS = {only(row[0]).split()[0]: row for row in table(NOTATION, "Step")}


def step_form(cls: type[Step]) -> str:
    """The name and the fields of a step; those with a default in brackets."""
    words = [cls.NAME]
    for name, _ in cls.FIELDS:
        parameter = inspect.signature(cls).parameters[name]
        words.append(name if parameter.default is inspect.Parameter.empty else f"[{name}]")
    return " ".join(words)


@pytest.mark.parametrize("name", STEPS)
def test_steps(name: str) -> None:
    """Every step with its fields in order, and whether it is a decision."""
    form, decision, what = STEP_ROWS[name]
    assert only(form) == step_form(STEPS[name])
    assert decision == ("yes" if issubclass(STEPS[name], Decision) else "")
    assert what


def test_no_other_steps_and_every_field() -> None:
    """No step that does not exist; every field is explained; the steps of a battle stand together."""
    assert set(STEP_ROWS) == set(STEPS)
    explained = {name for row in table(NOTATION, "Field") for name in code(row[0])}
    assert explained == {name for cls in STEPS.values() for name, _ in cls.FIELDS}
    order = list(STEP_ROWS)
    battle = order[order.index("open_bids") : order.index("battle_over") + 1]
    assert [name for name in battle if name != "take_token"] == list(BATTLE_STEPS)


# ------------------------------------------------------------------------------- the Automa
def test_events_of_the_automa() -> None:
    """docs/automa.md explains every kind of event it has."""
    told = {only(row[0]) for row in table(AUTOMA, "Event")}
    assert told == {name for name in EVENTS if name.startswith("automa_")} | {"call_to_arms"}


# ------------------------------------------------------------------------------- cases
def pattern(question: str) -> str:
    """A question of `expect` with names replaced by what they are."""
    words = [
        "CLAN" if word in SEAT.index else "PLACE" if word in PLACES else "N" if word.isdigit() else word
        for word in question.split()
    ]
    if words[1:2] == ["captive"]:
        words[2] = "CAPTOR"
    return " ".join(words)


def test_questions_of_expect() -> None:
    """Every question can be found, none is made up, the examples ask what their row says."""
    known = facts(new_game(("koi", "lotus", "turtle"), seed=1).state)
    rows = {only(row[0]): only(row[2]) for row in table(NOTATION, "Question")}
    assert set(rows) == {pattern(question) for question in known}
    for question, example in rows.items():
        line = Line(1, example.split())
        asked = find_question(line, known, line.words[1:])
        assert pattern(asked) == question
        read_answer(line, asked, line.words[1 + len(asked.split()) :])


def test_lines_of_a_case() -> None:
    """Those in the table, and no others."""
    starts = [only(row[0]).split()[0] for row in table(NOTATION, "Line of a case")]
    assert starts == ["CLAN", "expect", "expect", "refused", "undo", "stop", "stop"]


# ------------------------------------------------------------------------------- views
DECISIONS = {only(row[0]): (code(row[1]), code(row[2])) for row in table(API, "Decision")}
OPTION_KEYS = {only(row[0]): set(code(row[1])) for row in table(API, "`kind`")}
NAMES = ((set(SEAT.names), "CLAN"), (set(PIECE.names), "PIECE"), (set(ADVANTAGES), "ADVANTAGE"))
APART = ("decision.what", "decision.options")  # these have tables of their own


def paths(value: Json, at: str = "") -> set[str]:
    """Every key of a view, with those above it."""
    if at in APART:
        return {at}
    if isinstance(value, list):
        return {f"{at}[]", *(path for item in value for path in paths(item, f"{at}[]"))}
    if not isinstance(value, dict) or not value:
        return {at}
    kind = next((word for names, word in NAMES if names >= set(value)), None)
    found: set[str] = set()
    for key, item in value.items():
        found |= paths(item, f"{at}.{kind or key}".lstrip("."))
    return found


def documented(path: str, rows: set[str]) -> bool:
    """A path has a row, or (an empty list or dict) is the beginning of one that has."""
    return path in rows or any(row.startswith((f"{path}.", f"{path}[]")) for row in rows)


def games() -> list[Game]:
    """Games to look at, not yet begun."""
    clans = (("koi", "lotus", "turtle", "dragonfly"), ("lotus", "turtle", "bonsai"), tuple(SEAT.names))
    plain = [new_game(clans[seed % 3], "random", "random", seed) for seed in range(9)]
    return [*plain, *(new_game(clans[seed], "random", "random", seed, clans[seed][1:]) for seed in range(3))]


def test_words_of_a_card() -> None:
    """Every field of a card of the Automa has its row."""
    assert [only(row[0]) for row in table(NOTATION, "Word of a card")] == [name for name, _ in FIELDS]


def check_decision(seen: dict[str, Json], options: Options) -> None:
    """The fields of a decision and the verbs that answer it are those in the table."""
    decision = seen["decision"]
    assert isinstance(decision, dict)
    what = decision["what"]
    assert isinstance(what, dict)
    name = what["step"]
    assert isinstance(name, str)
    fields, answers = DECISIONS[name]
    assert set(what) - {"step"} == set(fields) | ({"own"} if name == "bids" else set())
    parts = options.parts if isinstance(options, Either) else (options,)
    for part in parts:
        if isinstance(part, Listed):
            assert {action.VERB for action in part} <= set(answers)
    check_options(decision["options"])


def check_options(options: Json) -> None:
    """The keys of options are those in their table."""
    assert isinstance(options, dict)
    kind = options["kind"]
    assert isinstance(kind, str)
    keys = set(options) - {"kind"}
    parts = options.get("parts", [])
    assert isinstance(parts, list)
    for part in parts:
        check_options(part)
    if kind == "propose":
        to = options["to"]
        assert isinstance(to, list)
        for limit in to:
            assert isinstance(limit, dict)
            keys |= set(limit)
    assert keys == OPTION_KEYS[kind]


def test_keys_of_views() -> None:
    """Every key of every view in some games is in the tables of docs/api.md, and none is made up."""
    rows = {only(row[0]) for row in table(API, "Key")}
    seen: set[str] = set()
    for seed, game in enumerate(games()):
        rng = Rng(seed)
        while not game.over:
            seat = rng.pick(game.actors)
            now = cast(dict[str, Json], view(game, seat))
            seen |= paths(now)
            options = game.options(seat)
            check_decision(now, options)
            game.act(seat, choose(options, rng))
        seen |= paths(cast(dict[str, Json], view(game, None)))
    unknown = {path for path in seen if not documented(path, rows)}
    assert not unknown
    assert rows <= seen


def test_every_decision_in_the_api() -> None:
    """Every decision with its fields in order; answers are verbs; every verb but a gift answers something."""
    expected = {name: [field for field, _ in cls.FIELDS] for name, cls in STEPS.items() if issubclass(cls, Decision)}
    assert {name: fields for name, (fields, _) in DECISIONS.items()} == expected
    answers = {verb for _, verbs in DECISIONS.values() for verb in verbs}
    assert answers == set(VERBS) - {"gift"}


def test_everything_exported_is_described() -> None:
    """Every public name of the package occurs in docs/api.md."""
    modules = {"cards", "clans"}
    for name in set(hinode.__all__) - modules:
        assert re.search(rf"\b{name}\b", API), f"{name} is not described"
