"""hinode run: cases that hold, cases that fail, files that are none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hinode.notation.cases import check_case
from hinode.notation.facts import facts
from hinode.notation.position import write_position
from tests.cli.helpers import json_of, refused, run

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted((ROOT / "examples").glob("*.case"))
CASE = "hinode case 1\n# R5.2: ready\nhonor koi lotus turtle\nphase tea\nactions\n"


def write(folder: Path, **texts: str) -> None:
    """Case files with these lines after the usual beginning."""
    folder.mkdir(exist_ok=True)
    for name, text in texts.items():
        (folder / f"{name}.case").write_text(CASE + text)


# ------------------------------------------------------------------------------- one case
@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_one_case(path: Path) -> None:
    """Sentences, the position and the sum; JSON has the events and the facts."""
    result = check_case(path.read_text("utf-8"))
    game = result.game
    assert game is not None
    status, out, err = run("run", str(path))
    assert (status, err) == (0, "")
    checks = "1 check" if result.checks == 1 else f"{result.checks} checks"
    assert out.endswith(f"{write_position(game.state)}\n1 case, {checks}, 0 failed\n")
    told = {
        "file": str(path),
        "title": result.title,
        "checks": result.checks,
        "failure": None,
        "events": [event.json() for event in game.events],
        "state": {**facts(game.state), "position": write_position(game.state)},
    }
    assert json_of("run", str(path)) == told
    assert json_of("run", str(path), str(path.parent))["cases"][0] == told


def test_the_story_is_told() -> None:
    """The battle of the first example in words."""
    path = next(path for path in EXAMPLES if path.stem.startswith("e10"))
    _, out, _ = run("run", str(path))
    assert "Battle in Nagato: Koi, Lotus and Turtle." in out
    assert "Lotus takes the Oni of Skulls of Turtle hostage." in out
    assert "Lotus wins the battle in Nagato." in out


def test_a_case_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Status 1: where, what happened up to there, the line, what was expected, what is."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path, x="koi ready\nexpect koi vp 0\nexpect koi vp 1  # wrong\n")
    assert run("run", "x.case") == (
        1,
        "'x.case', line 8: expected koi vp to be '1', but it is '0'\n"
        "    Koi is ready to end the tea ceremony.\n"
        "  > expect koi vp 1  # wrong\n"
        "    expected: 1\n"
        "    found: 0\n"
        "\n"
        "1 case, 1 check, 1 failed\n",
        "",
    )


def test_a_failure_as_json(tmp_path: Path) -> None:
    """The same, with the state at the failure."""
    write(tmp_path, x="koi ready\nkoi ready\n")
    found = json_of("run", str(tmp_path), status=1)
    assert (found["checks"], found["failed"]) == (0, 1)
    (case,) = found["cases"]
    assert case["title"] == "R5.2: ready"
    assert case["state"]["actors"] == "lotus,turtle"
    assert case["failure"] == {
        "line": 7,
        "text": "koi ready",
        "reason": case["failure"]["expected"] and case["failure"]["found"],
        "expected": "legal",
        "found": case["failure"]["found"],
        "narration": ["Koi is ready to end the tea ceremony."],
    }
    assert case["failure"]["found"].startswith("illegal: ")


def test_long_stories_are_cut(tmp_path: Path) -> None:
    """The last twenty sentences, or all of them."""
    write(tmp_path, x="koi ready\nkoi wait\n" * 15 + "expect koi vp 1\n")
    _, out, _ = run("run", str(tmp_path))
    assert out.count("Koi is ready") + out.count("Koi would like") == 20
    assert "    (10 earlier sentences: --verbose)\n" in out
    _, out, _ = run("run", str(tmp_path), "--verbose")
    assert out.count("Koi is ready") + out.count("Koi would like") == 30
    assert "earlier" not in out


# ------------------------------------------------------------------------------- many
def test_many_cases(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Folders with all that is below them, in order; each file once. Those that hold are silent."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path / "b", y="expect koi vp 0\n", z="expect koi vp 2\n")
    write(tmp_path / "b" / "a", x="expect koi vp 3\n")
    write(tmp_path / "c", w="expect koi vp 0\nexpect koi vp 0\n")
    (tmp_path / "b" / "notes.txt").write_text("no case")
    status, out, err = run("run", "b", "c/w.case", "b/y.case")
    assert (status, err) == (1, "")
    lines = out.splitlines()
    assert [line.split(":")[0] for line in lines if line.startswith("'")] == [
        "'b/a/x.case', line 6",
        "'b/z.case', line 6",
    ]
    assert lines[-1] == "4 cases, 3 checks, 2 failed"
    assert run("run", "c", "b/y.case") == (0, "2 cases, 3 checks, 0 failed\n", "")


def test_a_file_that_is_none_among_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is reported in its place and the others run; status 2."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path, a="expect koi vp 1\n", b="expect koi hats 1\n", d="expect koi vp 0\n")
    Path("c.case").write_bytes(b"\xff\xfe\x00")
    status, out, err = run("run", ".")
    assert (status, err) == (2, "")
    assert "'b.case', line 6: 'koi hats 1' cannot be asked" in out
    assert "'c.case': this is not a text file\n" in out
    assert out.endswith("4 cases, 1 check, 3 failed\n")
    found = json_of("run", ".", status=2)
    assert [case["failure"] and case["failure"]["expected"] for case in found["cases"]] == ["1", None, None, None]
    assert found["cases"][2]["state"] is None


PAGES = "".join((ROOT / page).read_text("utf-8") for page in ("README.md", "docs/notation.md", "docs/cases.md"))
COMMANDS = sorted({command.strip() for command in re.findall(r"\bhinode (run (?:cases|examples)[^#`\n]*)", PAGES)})


def test_commands_are_documented() -> None:
    """All at once, a folder, a file, JSON."""
    assert {"run cases examples", "run cases --json"} < set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_documented_commands(command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """They run as they stand there, and all cases hold."""
    monkeypatch.chdir(ROOT)
    status, out, err = run(*command.split())
    assert (status, err) == (0, "")
    if "--json" not in command:
        assert out.endswith(", 0 failed\n")


# ------------------------------------------------------------------------------- bad input
def test_paths_that_lead_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is run if a path is wrong."""
    monkeypatch.chdir(tmp_path)
    write(tmp_path, x="")
    Path("empty").mkdir()
    assert refused("run", "x.case", "y.case") == "Cannot open 'y.case': no such file or directory."
    assert refused("run", "x.case", "empty") == "There are no case files in 'empty'."


def test_one_file_that_is_no_case(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One sentence with file and line."""
    monkeypatch.chdir(tmp_path)
    path = Path("x.case")
    for text, sentence in (
        (
            CASE + "expect the unexpected\n",
            "line 6: 'the unexpected' cannot be asked; see",
        ),
        (CASE + "koi\n", "line 6: it reads: CLAN ACTION."),
        (CASE.replace("honor koi", "honor badger"), "line 3: "),
        (CASE.replace("phase tea", "phase lunch"), "line 4: "),
        (CASE.replace("case 1", "case 7"), "line 1: this file has format version 7; this program reads up to 1."),
    ):
        path.write_text(text)
        assert refused("run", "x.case").startswith(f"'x.case', {sentence}")
    path.write_bytes(b"\xff\xfe")
    assert refused("run", "x.case") == "'x.case': this is not a text file."
