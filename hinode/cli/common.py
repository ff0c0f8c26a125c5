"""What the commands share: reading files, lists of clans, and errors as one sentence."""

from __future__ import annotations

import errno
import json
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from hinode import words
from hinode.bots.bot import BotFault
from hinode.engine.automa.cards.deck import Deck, read_deck
from hinode.engine.core.errors import HinodeError, IllegalAction, NotationError
from hinode.engine.core.lines import MAX_SIZE
from hinode.engine.core.rng import MASK

Lang = Annotated[str | None, typer.Option("--lang", help="Language: en, it, pl or fr. Default: your system's.")]

BAD_INPUT = 2
BOT_RAISED = 1


class BadInput(HinodeError):
    """Something on the command line makes no sense."""


class Commands(TyperGroup):
    """The command group. Turns every user error into one sentence and exit status 2."""

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        if not args:
            return super().make_context(info_name, args, parent, **extra)  # shows the help
        with one_sentence():
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: Any) -> Any:
        with one_sentence(ctx):
            return super().invoke(ctx)


@contextmanager
def one_sentence(group: Any = None) -> Generator[None]:
    """Bad input ends the program with one sentence and status 2. `group` knows which command was meant."""
    try:
        yield
    except (HinodeError, OSError, UnicodeError, typer.TyperException) as error:
        if isinstance(error, OSError) and error.errno == errno.EPIPE:
            raise  # the reader of our output is gone
        if isinstance(error, BotFault) and error.trace:  # its author needs to see where
            typer.echo(f"{error.trace}\n{as_sentence(error)}", err=True)
            raise typer.Exit(BOT_RAISED) from None
        typer.echo(as_sentence(error, group), err=True)
        raise typer.Exit(BAD_INPUT) from None


def as_sentence(error: Exception, group: Any = None) -> str:
    """An error as one line that starts with a capital and ends with a period."""
    if isinstance(error, OSError):
        reason = (error.strerror or str(error)).lower()
        text = f"Cannot open '{error.filename}': {reason}" if error.filename else f"Cannot read or write: {reason}"
    elif isinstance(error, UnicodeError):
        text = "This is not a text in UTF-8"
    elif isinstance(error, IllegalAction):
        rule = f" ({error.rule})" if error.rule[:1] in ("R", "Q", "A") else ""
        text = f"{error.sentence.rstrip('.')}{rule}"
    elif isinstance(error, typer.TyperException):
        text = f"{misused(error)}; see {command_of(error, group)} --help"
    else:
        text = " ".join(str(error).split())
    text = text[:1].upper() + text[1:]
    return text if text.endswith(("!", "?")) else f"{text.rstrip('.')}."


# What an option takes, by the name of the check that its value did not pass.
TAKES = {
    "int_parsing": "a whole number",
    "int_parsing_size": "a whole number of fewer digits",
    "float_parsing": "a number",
    "greater_than_equal": "at least {ge:g}",
    "less_than_equal": "at most {le:g}",
    "value_error": "a path",  # from `a_path`, our only parser
}


def misused(error: typer.TyperException) -> str:
    """What is wrong with an option or argument, in our own words if possible."""
    param: Any = getattr(error, "param", None)
    problems: Any = getattr(error.__cause__, "errors", list[Any])
    for problem in problems():
        if param is not None and problem["type"] in TAKES:
            takes = TAKES[problem["type"]].format(**problem.get("ctx", {}))
            name = param.opts[0] if param.param_type_name == "option" else param.name.upper()
            return f"{name} takes {takes}, not '{problem['input']}'"
    option = getattr(error, "option_name", "")
    if option and "requires an argument" in error.format_message():
        return f"{option} needs a value"
    return error.format_message().rstrip(".")


def command_of(error: typer.TyperException, group: Any) -> str:
    """The command to ask for help. An error about a missing value does not carry its command."""
    context: Any = getattr(error, "ctx", None)
    if context is not None:
        return context.command_path
    if group is not None and group.invoked_subcommand:
        return f"{group.command_path} {group.invoked_subcommand}"
    return "hinode"


def speak(lang: str | None) -> None:
    """Say everything in this language from now on."""
    if lang is not None and lang.lower() not in words.LANGUAGES:
        raise BadInput(f"There is no language '{lang}'; the languages are {', '.join(words.LANGUAGES)}.")
    words.speak(lang.lower() if lang is not None else words.preferred())


def counted(number: int, noun: str) -> str:
    """1 coin, 2 coins"""
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def read_text(path: Path) -> str:
    """Read a text file that the user named, up to the size limit of notation files."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(MAX_SIZE + 1)
    except UnicodeDecodeError:
        raise BadInput(f"'{path}' is not a text file.") from None


def a_path(text: str | Path) -> Path:
    """Parse a path on the command line. An empty one is an error, not the current folder."""
    if not str(text):
        raise ValueError("a path is not empty")
    return Path(text)


def check_folder(path: Path, option: str) -> None:
    """Refuse a path that cannot become a writable folder. If it does not exist, check the nearest parent."""
    there = next(one for one in (path, *path.absolute().parents) if one.exists())
    if not there.is_dir():
        raise BadInput(f"'{there}' is a file; {option} takes a folder.")
    check_writable(there)


def check_new_file(path: Path) -> None:
    """Refuse a file that exists or cannot be created."""
    if path.exists():
        raise BadInput(f"'{path}' exists already; choose another name.")
    if not path.parent.is_dir():
        raise BadInput(f"There is no folder '{path.parent}'.")
    check_writable(path.parent)


def check_writable(folder: Path) -> None:
    """Refuse a folder that is not writable."""
    if not os.access(folder, os.W_OK | os.X_OK):
        raise BadInput(f"You cannot write into the folder '{folder}'.")


def in_file(path: Path, error: NotationError) -> BadInput:
    """A notation error with the name of the file."""
    where = f"'{path}', line {error.line}" if error.line else f"'{path}'"
    return BadInput(f"{where}: {error.reason}")


def load_deck(path: Path) -> Deck:
    """Read an Automa deck from a file."""
    try:
        return read_deck(read_text(path))
    except NotationError as error:
        raise in_file(path, error) from None


def check_seed(seed: int) -> int:
    """Refuse a seed that does not fit into a record."""
    if not 0 <= seed <= MASK:
        raise BadInput("The seed is a whole number from 0 to 2**64 - 1.")
    return seed


def split_names(text: str) -> tuple[str, ...]:
    """Split koi,lotus into lower-case names."""
    return tuple(word.strip().lower() for word in text.split(",") if word.strip())


def print_json(value: object) -> None:
    """JSON on standard output."""
    typer.echo(json.dumps(value, indent=2))


def make_console() -> Console:
    """A console on standard output that prints '?' for characters the terminal cannot show."""
    reconfigure = getattr(sys.stdout, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    return Console(highlight=False)
