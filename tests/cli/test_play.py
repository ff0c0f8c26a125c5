"""A game in the terminal, with somebody typing."""

from __future__ import annotations

from pathlib import Path

import pytest

from hinode.cli.play.typed import understand
from hinode.display.board import draw
from hinode.display.names import clan_name
from hinode.engine.core.rng import Rng
from hinode.engine.game import Game, new_game
from hinode.engine.hooks import SEAT
from hinode.notation.record import read_record, write_record
from hinode.sim.simulate import Plan, play_game
from tests.cli.helpers import Typist, run

SAVE_QUESTION = "Type a file name to save the game"
KOI = SEAT.index["koi"]
LOTUS = SEAT.index["lotus"]
CLANS = ("koi", "lotus", "turtle", "dragonfly")


def game(seed: int = 11) -> Game:
    """A game of four."""
    return new_game(CLANS, "archway", "beginner", seed)


def type_at(moments: dict[int, list[str]]) -> Typist:
    """Type something else before the n-th question."""
    asked = 0

    def says(prompt: str) -> str | None:
        nonlocal asked
        if not prompt.endswith("> "):
            return None
        waiting = moments.get(asked)
        if waiting:
            return waiting.pop(0)
        asked += 1
        return None

    return Typist(says)


# ------------------------------------------------------------------------------- whole games
@pytest.mark.parametrize("width", [80, 120])
def test_a_whole_game(width: int) -> None:
    """Always the first option, to the scores."""
    typist = Typist()
    session = typist.sit_down(game(), (KOI,), width)
    assert session.play()
    assert session.game.over
    assert "Final scores" in typist.screen
    assert "Winner" in typist.screen
    for state_of in ("tea ceremony is over", "Kami turn", "Battle in", "Winter begins"):
        assert state_of in typist.screen
    assert read_record(write_record(session.game)).state.key() == session.game.state.key()
    assert max(map(len, typist.screen.splitlines())) <= width


def test_a_game_of_bots_alone() -> None:
    """Nobody is asked."""
    typist = Typist()
    assert typist.sit_down(game(), ()).play()
    assert typist.prompts == []


def test_the_same_seed_gives_the_same_game() -> None:
    """Bots draw from the seed too."""
    records: list[str] = []
    for _ in range(2):
        session = Typist().sit_down(game(), (KOI,))
        session.play()
        records.append(write_record(session.game))
    assert records[0] == records[1]


def test_several_humans_pass_the_keyboard() -> None:
    """Before every private decision, and no private news on the common screen."""
    typist = Typist()
    session = typist.sit_down(game(), (KOI, LOTUS))
    assert session.play()
    assert "Pass the keyboard to Koi." in typist.screen
    assert "Pass the keyboard to Lotus." in typist.screen
    assert "Koi draws mandate tiles." in typist.screen
    assert "Koi bids" not in typist.screen


def test_a_human_sees_nothing_private_of_others() -> None:
    """Tiles and bids of the bots stay hidden; its own tiles are shown."""
    typist = Typist()
    typist.sit_down(game(), (KOI,)).play()
    for other in ("Lotus", "Turtle", "Dragonfly"):
        assert f"{other} draws mandate tiles." in typist.screen
        assert f"{other} bids" not in typist.screen
    draws = [line for line in typist.screen.splitlines() if "Koi draws" in line]
    assert draws
    assert not any("mandate tiles" in line for line in draws)
    assert "face down; it is" not in typist.screen


# ------------------------------------------------------------------------------- undo, save, resume
def test_undo() -> None:
    """An own action that revealed nothing is taken back, with what bots did since."""
    typist = type_at({0: ["propose lotus", "undo"]})
    session = typist.sit_down(game(19), (KOI,))  # a game in which Lotus refuses
    assert session.play()
    assert "Taken back: propose lotus." in typist.screen
    assert all(action.text != "propose lotus" for seat, action in session.game.actions if seat == KOI)


def test_what_cannot_be_undone() -> None:
    """Nothing yet; what revealed something."""
    typist = type_at({0: ["undo"]})
    typist.sit_down(game(), (KOI,)).play()
    assert "There is nothing to undo." in typist.screen
    typist = type_at({2: ["undo"]})  # after a mandate was chosen
    typist.sit_down(game(), (KOI,)).play()
    assert "Something was revealed, drawn at random or agreed since." in typist.screen


def test_save_and_resume(tmp_path: Path) -> None:
    """A game saved in the middle continues exactly as it would have."""
    whole = Typist().sit_down(game(), (KOI,))
    whole.play()
    path = tmp_path / "half.hinode"
    typist = type_at({9: [f"save {path}", "quit"]})
    half = typist.sit_down(game(), (KOI,))
    assert not half.play()
    assert f"Saved to {path}" in typist.screen.replace("\n", "")
    resumed = Typist()
    session = resumed.sit_down(read_record(path.read_text()), (KOI,))
    assert 0 < len(session.game.actions) < len(whole.game.actions)
    assert session.play()
    assert f"Going on after {len(half.game.actions)} actions." in resumed.screen
    assert write_record(session.game) == write_record(whole.game)


def test_save_leaves_other_files_alone(tmp_path: Path) -> None:
    """Only records are overwritten."""
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend")
    record = tmp_path / "game.hinode"
    typist = type_at(
        {0: [f"save {path}", f"save {record}", f"save {record}", f"save {tmp_path}/no/such/folder", "save"]}
    )
    typist.sit_down(game(), (KOI,)).play()
    assert path.read_text() == "Dear friend"
    assert "is no game record" in typist.screen
    assert "no such file" in typist.screen
    assert "Say where to: save FILE." in typist.screen
    assert not read_record(record.read_text()).actions


# ------------------------------------------------------------------------------- leaving
def test_quit_offers_to_save(tmp_path: Path) -> None:
    """A name saves the game, Enter leaves."""
    path = tmp_path / "left.hinode"

    def says(prompt: str) -> str:
        return "quit" if prompt.endswith("> ") else str(path)

    typist = Typist(says)
    assert not typist.sit_down(game(), (KOI,)).play()
    assert not read_record(path.read_text()).actions
    assert "left unfinished" in typist.screen


def test_quit_does_not_ask_about_what_is_saved(tmp_path: Path) -> None:
    """Until something else happens in the game."""
    path = tmp_path / "left.hinode"
    typist = type_at({0: [f"save {path}", "quit"]})
    assert not typist.sit_down(game(), (KOI,)).play()
    assert not any(one.startswith(SAVE_QUESTION) for one in typist.prompts)
    assert typist.screen.rstrip().endswith(f"hinode play --load {path} --human koi --bots random,random,random")
    typist = type_at({0: [f"save {path}", "ready"], 1: ["quit"]})
    assert not typist.sit_down(game(), (KOI,)).play()
    assert any(one.startswith(SAVE_QUESTION) for one in typist.prompts)


@pytest.mark.parametrize("quote", ["'", '"'])
def test_a_file_name_in_quotes(quote: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As one would type it in a shell."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "my game.hinode"
    typist = type_at({0: [f"save {quote}{path}{quote}", f"save {quote}{quote}", "quit"]})
    assert not typist.sit_down(game(), (KOI,)).play()
    assert [one.name for one in tmp_path.iterdir()] == ["my game.hinode"]
    assert "Say where to: save FILE." in typist.screen


@pytest.mark.parametrize("error", [EOFError, KeyboardInterrupt])
def test_the_keyboard_is_gone(error: type[BaseException]) -> None:
    """End of input and Ctrl-C leave cleanly."""

    def says(prompt: str) -> str:
        raise error

    typist = Typist(says)
    assert not typist.sit_down(game(), (KOI,)).play()
    assert "left unfinished" in typist.screen


# ------------------------------------------------------------------------------- what one can type
def test_wrong_lines_are_explained() -> None:
    """Each with a sentence; the game continues."""
    typist = type_at(
        {0: ["dance", "99", "0", "pass", "propose", "propose koi", "gift lotus 99 0", "1 2", "", "accept lotus"]}
    )
    assert typist.sit_down(game(), (KOI,)).play()
    for sentence in (
        "I do not know “dance”. Type a number of an option, an action, or help.",
        "There is no option 99.",
        "There is no option 0.",
        "“pass” is not possible here.",
        "A proposal reads:",
        "You cannot be your own ally (R5.2).",
        "You cannot give more than you have",
        "I do not know “1”.",
        "There is no open proposal from Lotus to you (R5.2).",
    ):
        assert sentence in typist.screen


def test_gifts_proposals_and_bids_as_text() -> None:
    """Actions typed out, in any case."""
    typist = type_at({0: ["GIFT Lotus 2 0", "propose turtle give 1 0"]})
    session = typist.sit_down(game(), (KOI,))
    session.play()
    assert "Koi gives Lotus 2 coins." in typist.screen
    assert "Koi proposes an alliance to Turtle, giving 1 coin." in typist.screen


def test_four_numbers_are_a_bid() -> None:
    """Without the verb."""
    waiting = bidding()
    for line in ("1 0 2 0", "1, 0, 2, 0", "1,0,2,0", "BID 1, 0, 2, 0"):
        assert understand(waiting, KOI, line).text == "bid 1 0 2 0"
    assert understand(waiting, KOI, "1").text == understand(waiting, KOI, "bid nothing").text == "bid 0 0 0 0"


def bidding() -> Game:
    """A game that waits for Koi's bid."""
    for seed in range(20):
        whole = play_game(Plan(4, 1, seed), 0)
        for i, (seat, action) in enumerate(whole.actions):
            if seat == KOI and action.text.startswith("bid"):
                return whole.at(i)
    raise AssertionError("nobody bids")


def test_commands_that_tell() -> None:
    """board, log, cards, clans, rules, help."""
    commands = [
        "help",
        "?",
        "board",
        "log",
        "log all",
        "cards",
        "cards komainu",
        "cards xyzzy",
        "clans",
        "rules tea",
        "map",
        "rules",
    ]
    typist = type_at({0: commands})
    session = typist.sit_down(game(), (KOI,))
    assert session.play()
    for words in (
        "take your last action back",
        "Benevolence",
        "Is a monster and a Shinto at once.",
        "No card has “xyzzy” in it.",
        "Every ronin becomes a coin".lower(),
        "R5.",
        "S Shinto",
        "by land",
        "Goal",
    ):
        assert words in typist.screen or words in typist.screen.lower()


def test_bids_are_explained_not_listed() -> None:
    """Long sets of options tell how to write one."""
    typist = Typist()
    typist.sit_down(bidding(), (KOI,)).human(KOI)
    assert "Type four numbers for seppuku, hostage, ronin and poets" in typist.screen
    assert "Battle in" in typist.screen


# ------------------------------------------------------------------------------- the board
@pytest.mark.parametrize("width", [60, 80, 110, 120, 200])
def test_the_board_at_every_width(width: int) -> None:
    """Everything is on it, and nothing is wider than the terminal."""
    for number in range(3):
        whole = play_game(Plan(5, 3, 6), number)
        for at in range(0, len(whole.actions), 40):
            typist = Typist()
            session = typist.sit_down(whole.at(at), (), width)
            state = session.game.state
            session.console.print(draw(state, session.console))
            assert max(map(len, typist.screen.splitlines())) <= width
            for word in ("Hokkaido", "Kyushu", "Honor", "Mandates", "kami"):
                assert word in typist.screen
            for seat in session.game.seats:
                assert clan_name(seat)[:3].upper() in typist.screen


# ------------------------------------------------------------------------------- the command
def test_play_from_the_command_line(tmp_path: Path) -> None:
    """Typed through standard input, to a save, and on from there."""
    path = tmp_path / "game.hinode"
    args = ("play", "--clans", "koi,lotus,turtle", "--human", "koi", "--seed", "3")
    status, out, err = run(*args, stdin=f"1\nsave {path}\nquit\n\n")
    assert (status, err) == (0, "")
    assert "The game is left unfinished." in out
    assert len(read_record(path.read_text()).actions) > 0
    status, out, err = run("play", "--load", str(path), "--human", "koi", stdin="")
    assert (status, err) == (0, "")
    assert "Going on after" in out


def test_play_without_humans() -> None:
    """A game to watch."""
    status, out, err = run("play", "--human", "none", "--seed", "3", "--players", "5", "--set", "random")
    assert (status, err) == (0, "")
    assert "Final scores" in out


def test_the_default_is_one_human_of_four() -> None:
    """A clan drawn from those that play."""
    status, out, _ = run("play", "--seed", "3", stdin="")
    assert status == 0
    assert out.count("(you)") == 1
    assert out.count("(normal)") == 3
    assert Rng(1).pick((KOI,)) == KOI


@pytest.mark.parametrize("seed", range(5))
def test_the_clans_you_lead_are_in_the_game(seed: int) -> None:
    """Whatever the seed draws for the others."""
    status, out, err = run("play", "--human", "koi,lotus", "--seed", str(seed), stdin="quit\n\n")
    assert status == 0, err
    assert "Koi (you)" in out
    assert "Lotus (you)" in out


def test_everybody_human() -> None:
    """--human all."""
    _, out, _ = run("play", "--seed", "3", "--human", "all", stdin="")
    assert out.count("(you)") == 4
