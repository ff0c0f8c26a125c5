"""`--lang`: the terminal in Italian, Polish and French."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hinode import words
from hinode.engine.game import new_game
from hinode.engine.hooks import SEAT
from hinode.words import LANGUAGES
from tests.cli.helpers import Typist, json_of, refused, run

OTHERS = [language for language in LANGUAGES if language != "en"]
KOI = SEAT.index["koi"]
# Words of English sentences that no other language has, and that nobody types.
ENGLISH = re.compile(r"\b(the|and|your|you|with|which|figures?|coins?|takes|has|choose|summon a)\b", re.IGNORECASE)
CASE = """hinode case 1
# R5.2: Koi is ready.
honor koi lotus turtle
phase tea
actions
koi ready
expect koi vp 0
"""


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", OTHERS)
def test_a_whole_game(language: str, width: int) -> None:
    """Everything on the screen is in that language: no English is left between the sentences."""
    words.speak(language)
    typist = Typist()
    game = new_game(("koi", "lotus", "turtle", "bonsai"), "archway", "beginner", seed=11)
    assert typist.sit_down(game, (KOI,), width).play()
    assert words.say("terminal-final-scores") in typist.screen
    # What a player types is the same in every language.
    shown = re.sub(r"[«“„][^»”]*[»”]|\b(buy|propose|bid|save|rules|gift) [A-Za-z0-9 ]+", "", typist.screen)
    assert ENGLISH.findall(shown) == []


@pytest.mark.parametrize("language", OTHERS)
def test_commands_at_the_prompt(language: str) -> None:
    words.speak(language)
    lines = iter(["help", "map", "clans", "cards", "rules", "rules R6.6", "log all", "99", "dance", "undo", "quit", ""])
    typist = Typist(lambda prompt: next(lines))
    typist.sit_down(new_game(("koi", "lotus", "turtle"), seed=1), (KOI,)).play()
    for message in ("terminal-help", "terminal-goal", "terminal-by-land", "rule-R6-6", "refusal-nothing_to_undo"):
        assert words.say(message)[:30] in typist.screen, message
    assert words.say("terminal-options", count=1)[:12] in typist.screen


@pytest.mark.parametrize(
    ("language", "card", "rule"),
    [
        ("it", "Misericordia  Estate, Virtù, 1 moneta, 2 copie", "R6.6  Reclutamento"),
        ("pl", "Miłosierdzie  Lato, Cnota, 1 moneta, 2 kopie", "R6.6  Werbunek"),
        ("fr", "Clémence  Été, Vertu, 1 pièce, 2 exemplaires", "R6.6  Recruter"),
        ("en", "Mercy  Summer, Virtue, 1 coin, 2 copies", "R6.6  Recruit"),
    ],
)
def test_cards_and_rules(language: str, card: str, rule: str) -> None:
    """By name in that language too, with or without accents."""
    name = card.split("  ")[0]
    for query in (name, name.lower(), "mercy"):
        assert card in run("cards", query, "--lang", language)[1]
    assert rule in run("rules", "R6.6", "--lang", language.upper())[1]
    assert json_of("cards", "mercy", "--lang", language)[0]["name"] == name


def test_words_without_accents_find_those_with() -> None:
    assert "Miłosierdzie" in run("cards", "milosierdzie", "--lang", "pl")[1]
    assert "Clémence" in run("cards", "clemence", "--lang", "fr")[1]


def test_run_and_replay(tmp_path: Path) -> None:
    path = tmp_path / "x.case"
    path.write_text(CASE)
    assert "Per la Koi la cerimonia del tè può finire." in run("run", str(path), "--lang", "it")[1]
    assert run("run", str(path), "--lang", "pl")[1].endswith("1 przypadek, 1 sprawdzenie, błędnych: 0\n")
    record = Path(__file__).parents[1] / "games/records/3p-teapot-1.hinode"
    assert "Score final" in run("replay", str(record), "--lang", "fr")[1]


def test_the_system_decides_without_the_option(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Recruter" in run("rules", "R6.6")[1]


def test_a_language_there_is_not() -> None:
    assert refused("rules", "--lang", "tlh") == "There is no language 'tlh'; the languages are en, it, pl, fr."
