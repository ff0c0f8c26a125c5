"""A game at one keyboard: human seats and bots, news, questions and commands.

The session asks `ask(prompt)` for a line and prints to a console, so that a test can be both. A human
sees only what its seat may know: public things, and the private events of its own.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from hinode import words
from hinode.bots.budget import USUAL, Budget
from hinode.bots.registry import make_bot
from hinode.cli.common import BadInput, as_sentence
from hinode.cli.play.guide import map_table, print_help
from hinode.cli.play.keyboard import private_screen
from hinode.cli.play.options import short_list
from hinode.cli.play.questions import options_view, prompt
from hinode.cli.play.saving import file_name, save_game
from hinode.cli.play.typed import understand
from hinode.display.board import battle_table, clan_powers, coins_of, draw, scores_table
from hinode.display.names import clan_name, colour, coloured
from hinode.engine.actions import Accept, Action, Refuse
from hinode.engine.automa.cards.pile import LEVELS
from hinode.engine.core.errors import HinodeError, because
from hinode.engine.core.rng import seeded
from hinode.engine.events import SEASON_BEGAN
from hinode.engine.game import Game
from hinode.engine.hooks import CARDS, SEAT
from hinode.engine.rules.tea import Tea

Ask = Callable[[str], str]

PRIVATE = ("choose_mandate", "bids")  # decisions nobody else may look at
BOT_STREAM = 16  # the bots' random streams of a seed begin here; the lower ones are for the setup
LOG_LENGTH = 30
ROOM_FOR_BOARD = 36  # lines; a lower terminal sees the board only when somebody else has acted


class Quit(Exception):
    """The player leaves; the text says where the game was saved, if it was."""


class Session:
    """One game in the terminal."""

    def __init__(
        self,
        game: Game,
        humans: tuple[int, ...],
        console: Console,
        ask: Ask = input,
        levels: tuple[str, ...] = ("random",),
        budget: Budget = USUAL,
    ) -> None:
        """`levels`: the bots on the seats of neither humans nor the Automa, clockwise; one for all, or one for each."""
        self.game = game
        self.humans = humans
        others = [seat for seat in game.seats if seat not in humans and not game.state.is_automa(seat)]
        self.levels = dict(zip(others, levels * len(others) if len(levels) == 1 else levels, strict=True))
        self.budget = budget
        self.console = console
        self.ask = ask
        self.interactive = sys.stdin.isatty()
        self.seed = game.seed if game.seed is not None else secrets.randbits(64)
        self.told = 0  # how many events have been told
        self.shown = -1  # how many actions there were when the board was last drawn
        self.looking = humans[0] if len(humans) == 1 else -1  # whose private events are on the screen
        self.kept: tuple[tuple[tuple[int, Action], ...], str] = ((), "")  # what was saved, and how to go on with it
        self.commands: dict[str, Callable[[int, str], None]] = {
            "undo": self.undo,
            "save": self.save,
            "board": self.board,
            "map": self.map,
            "log": self.log,
            "rules": self.rules,
            "cards": self.cards,
            "clans": self.clans,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }

    # ---------------------------------------------------------------------------- the loop
    def play(self) -> bool:
        """Play to the end; False if the player left before."""
        try:
            self.welcome()
            while not self.game.over:
                self.tell_news()
                self.turn(self.next_actor())
            self.tell_news()
        except (Quit, EOFError, KeyboardInterrupt) as leaving:
            self.console.print(f"\n{words.say('terminal-unfinished')}", style="dim")
            if isinstance(leaving, Quit) and str(leaving):
                self.console.print(str(leaving), markup=False, soft_wrap=True)
            return False
        self.console.print(draw(self.game.state, self.console))
        self.console.print(scores_table(self.game.state))
        return True

    def welcome(self) -> None:
        """Print the clans and their players."""
        game = self.game
        pile = game.state.pile
        automa = words.say("terminal-automa", level=words.say(f"level-{LEVELS[pile.level]}").lower()) if pile else ""
        line = Text(f"{words.say('at-table-tab-clans')}: ")
        for seat in game.seats:
            who = automa if game.state.is_automa(seat) else self.levels.get(seat, words.say("terminal-you"))
            line.append(coloured(seat)).append(f" ({who})  ", style="dim")
        self.console.print(line)
        if game.seed is not None:
            self.console.print(words.say("terminal-seed", seed=str(game.seed)), style="dim")
        if self.humans:
            self.console.print(words.say("terminal-hint"), style="dim")
        if game.actions:
            self.told = len(game.events)
            self.console.print(words.say("terminal-resumed", count=len(game.actions)), style="dim")

    def next_actor(self) -> int:
        """Who acts next: a bot with a proposal to answer, else the actor who has waited longest."""
        for seat in self.game.seats:
            if seat not in self.humans and self.answers(seat):
                return seat
        order = [seat for seat, _ in reversed(self.game.actions)]
        return max(self.game.actors, key=lambda seat: order.index(seat) if seat in order else len(order))

    def answers(self, seat: int) -> list[Action]:
        """Answers to proposals a seat can give. A bot that is ready would never look at them otherwise."""
        if not isinstance(self.game.decision, Tea):
            return []
        return [option for option in short_list(self.game.options(seat)) if isinstance(option, (Accept, Refuse))]

    def turn(self, seat: int) -> None:
        """One action of one seat."""
        if seat in self.humans:
            with self.privacy(seat):
                self.human(seat)
        else:
            self.bot(seat)

    def bot(self, seat: int) -> None:
        """Let a bot act. Its random numbers come from the game's seed and its seat: a resumed game repeats itself."""
        bot = make_bot(self.levels[seat], seeded(self.seed, BOT_STREAM + seat), self.budget)
        self.game.act(seat, bot.choose(self.game, seat))

    # ---------------------------------------------------------------------------- asking a human
    @contextmanager
    def privacy(self, seat: int) -> Generator[None]:
        """With several humans at the keyboard, a private decision is made on a screen of its own."""
        waiting = self.game.decision
        if len(self.humans) < 2 or waiting is None or waiting.NAME not in PRIVATE:
            yield
            return
        with private_screen(self.console):
            self.console.print(words.say("terminal-pass-keyboard", seat=SEAT.text(seat)), style=colour(seat))
            while self.read(f"{words.say('terminal-press-enter')} ") == "quit":
                self.obey(seat, "quit")
            self.looking = seat
            self.shown = -1
            try:
                yield
            finally:
                self.looking = -1

    def read(self, prompt: str) -> str:
        """A line. Ctrl-C and Ctrl-D mean quit; the end of a file is the end."""
        try:
            return self.ask(prompt).strip()
        except KeyboardInterrupt:
            pass
        except EOFError:
            if not self.interactive:
                raise
        self.console.print()
        return "quit"

    def human(self, seat: int) -> None:
        """Ask until there is an answer."""
        before = len(self.game.actions)
        self.show_question(seat)
        while len(self.game.actions) == before:
            line = self.read(f"{clan_name(seat)}> ")
            if line:
                self.obey(seat, line)
            if len(self.game.actions) < before:
                return

    def obey(self, seat: int, line: str) -> None:
        """Run a command or an answer; print errors instead of raising them."""
        word, _, rest = line.partition(" ")
        try:
            command = self.commands.get(word.lower())
            if command is not None:
                command(seat, rest.strip())
            else:
                self.game.act(seat, understand(self.game, seat, line))
        except (HinodeError, OSError) as error:
            self.console.print(as_sentence(error), style="red", markup=False)

    # ---------------------------------------------------------------------------- showing
    def tell_news(self) -> None:
        """What happened since the last time."""
        for event in words.told([event.json_for(self.looking) for event in self.game.events[self.told :]]):
            self.tell(event)
            if not self.humans and event["event"] == SEASON_BEGAN.name:
                self.console.rule(words.say(f"season-{event['season']}"))
        self.told = len(self.game.events)

    def tell(self, event: words.Telling) -> None:
        """One sentence, with the colour of the clan it is about."""
        seat = SEAT.index.get(str(event.get("seat", event.get("owner"))), -1)
        row = Table.grid(padding=(0, 1))
        row.add_row(Text("  *", style=colour(seat) if seat >= 0 else "dim"), Text(words.sentence(event)))
        self.console.print(row)

    def show_question(self, seat: int) -> None:
        """Print the board if it changed, the prompt and the options."""
        self.tell_news()
        game = self.game
        others = any(who != seat for who, _ in game.actions[max(self.shown, 0) :])
        if self.shown < 0 or others or self.console.height >= ROOM_FOR_BOARD:
            self.board(seat, "")
        waiting = game.decision
        assert waiting is not None
        if game.state.battle is not None:
            self.console.print(battle_table(game.state))
        head = Text().append(coloured(seat)).append(f" ({coins_of(game.state, seat)}): ", style="dim")
        head.append(prompt(game.state, seat, waiting), style="bold").append(f" [{waiting.RULE}]", style="dim")
        self.console.print(head)
        self.show_options(seat)

    def show_options(self, seat: int) -> None:
        """Print the options."""
        for part in options_view(self.game, seat, self.console):
            self.console.print(part)

    # ---------------------------------------------------------------------------- commands
    def board(self, seat: int, rest: str) -> None:
        """Draw the board."""
        self.console.print()
        self.console.print(draw(self.game.state, self.console))
        self.shown = len(self.game.actions)

    def map(self, seat: int, rest: str) -> None:
        """All provinces with their neighbours."""
        self.console.print(map_table())

    def log(self, seat: int, rest: str) -> None:
        """The last things that happened."""
        events = self.game.events if rest == "all" else self.game.events[-LOG_LENGTH:]
        for event in words.told([event.json_for(self.looking) for event in events]):
            self.tell(event)

    def cards(self, seat: int, rest: str) -> None:
        """Cards on display, or every card with a word in it."""
        from hinode.cli.look.cards import cards_table, find_cards

        display = [CARDS[card] for card in dict.fromkeys(self.game.state.display)]
        self.console.print(cards_table(find_cards(rest) if rest else display, self.console.width))

    def clans(self, seat: int, rest: str) -> None:
        """The clans' powers."""
        self.console.print(clan_powers(self.game.state))

    def rules(self, seat: int, rest: str) -> None:
        """Look up the rules."""
        from hinode.cli.look.rules import print_rules

        print_rules(self.console, rest)

    def help(self, seat: int, rest: str) -> None:
        """Print what to type."""
        print_help(self.console)
        self.show_options(seat)

    def save(self, seat: int, rest: str) -> None:
        """Write the game to a file."""
        name = file_name(rest)
        if not name:
            raise BadInput(words.say("terminal-save-where"))
        self.console.print(self.saved(name), markup=False, soft_wrap=True)

    def saved(self, name: str) -> str:
        """Save the game and return how to resume it."""
        path = Path(name).expanduser()
        command = save_game(self.game, self.humans, tuple(self.levels.values()), path)
        self.kept = tuple(self.game.actions), words.say("terminal-saved", path=str(path), command=command)
        return self.kept[1]

    def undo(self, seat: int, rest: str) -> None:
        """Take back the seat's last action, and what bots did since if it revealed nothing."""
        game = self.game
        length = len(game.actions)
        while length and game.actions[length - 1][0] not in self.humans:
            length -= 1
        if length == 0:
            raise because("nothing_to_undo", "")
        if any(game.barriers[length - 1 :]):
            raise because("final", "")
        if game.actions[length - 1][0] != seat:
            raise because("another_acted", "")
        undone = game.actions[length - 1][1].text
        game.rewind(length - 1)
        self.told = len(game.events)
        self.shown = -1
        self.console.print(words.say("terminal-taken-back", line=undone), style="dim", markup=False)

    def quit(self, seat: int, rest: str) -> None:
        """Leave, after offering to save."""
        actions, sentence = self.kept
        if sentence and actions == tuple(self.game.actions):
            raise Quit(sentence)
        try:
            name = file_name(self.ask(f"{words.say('terminal-save-question')} ").strip())
        except (EOFError, KeyboardInterrupt):
            name = ""
        # A private screen closes behind the player, so what was saved is said afterwards.
        raise Quit("" if name.lower() in ("", "n", "no") else self.saved(name))
