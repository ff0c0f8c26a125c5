"""A game at one keyboard: human seats and bots, news, questions and commands.

The session asks `ask(prompt)` for a line and prints to a console, so that a test can be both. A human
sees only what its seat may know: public things, and the private events of its own.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hinode.actions import Accept, Action, Bid, Buy, Refuse, parse
from hinode.board import SEASONS
from hinode.bots.random_bot import choose
from hinode.cli.board import battle_table, clan_powers, coins_of, draw, scores_table
from hinode.cli.common import as_sentence
from hinode.cli.names import clan_in, clan_name, colour, coloured, listing, name_of, seat_of
from hinode.cli.sentences import sentence
from hinode.cli.wording import long_sets, phrase, short_list, syntax
from hinode.core.errors import HinodeError, IllegalAction
from hinode.core.rng import Rng, seeded
from hinode.game import Game
from hinode.hooks import CARDS
from hinode.notation.record import write_record
from hinode.rules.tea import Tea
from hinode.rules.train import Train

Ask = Callable[[str], str]

PRIVATE = ("choose_mandate", "bids")  # decisions nobody else may look at
BOT_STREAM = 16  # the bots' random streams of a seed begin here; the lower ones are for the setup
LOG_LENGTH = 30
ROOM_FOR_BOARD = 36  # lines; a lower terminal sees the board only when somebody else has acted

HELP = """\
Answer with the number of an option, or type the action itself: bid 3 0 2 1, propose lotus give 2 0, pass.
  gift CLAN COINS RONIN   give coins and ronin away, in the tea ceremony and the political phase
  undo                    take your last action back, if nothing was revealed since
  board                   draw the board again
  log [all]               what happened, in words
  cards [WORD]            the cards on display, or every card with this word
  clans                   what the clans can do
  rules WORD              look something up in the rules
  save FILE               write the game to a file; go on later with hinode play --load FILE
  quit                    leave the game"""


class Quit(Exception):
    """The player leaves."""


class Session:
    """One game in the terminal."""

    def __init__(self, game: Game, humans: tuple[int, ...], console: Console, ask: Ask = input) -> None:
        self.game = game
        self.humans = humans
        self.console = console
        self.ask = ask
        self.seed = game.seed if game.seed is not None else secrets.randbits(64)
        self.told = 0  # how many events have been told
        self.shown = -1  # how many actions there were when the board was last drawn
        self.looking = humans[0] if len(humans) == 1 else -1  # whose private events are on the screen
        self.commands: dict[str, Callable[[int, str], None]] = {
            "undo": self.undo,
            "save": self.save,
            "board": self.board,
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
        except (Quit, EOFError, KeyboardInterrupt):
            self.console.print("\nThe game is left unfinished.", style="dim")
            return False
        self.console.print(draw(self.game.state, self.console))
        self.console.print(scores_table(self.game.state))
        return True

    def welcome(self) -> None:
        """Who plays."""
        game = self.game
        line = Text("Clans: ")
        for seat in game.seats:
            line.append(coloured(seat)).append(" (you)  " if seat in self.humans else " (bot)  ", style="dim")
        self.console.print(line)
        if self.humans:
            self.console.print("Type help for what you can do.", style="dim")
        if game.actions:
            self.told = len(game.events)
            self.console.print(f"Going on after {len(game.actions)} actions.", style="dim")

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
        """A bot's random numbers come from the seed and the length of the game: a resumed game goes the same way."""
        rng = Rng(seeded(self.seed, BOT_STREAM + len(self.game.actions)))
        answers = self.answers(seat)
        self.game.act(seat, rng.pick(answers) if answers else choose(self.game.options(seat), rng))

    # ---------------------------------------------------------------------------- asking a human
    @contextmanager
    def privacy(self, seat: int) -> Generator[None]:
        """With several humans at the keyboard, a private decision is made on a screen of its own."""
        waiting = self.game.decision
        if len(self.humans) < 2 or waiting is None or waiting.NAME not in PRIVATE:
            yield
            return
        with self.console.screen(hide_cursor=False):
            self.console.print(Text("Pass the keyboard to ").append(coloured(seat)).append("."))
            self.ask("Press Enter when nobody else looks: ")
            self.looking = seat
            self.shown = -1
            try:
                yield
            finally:
                self.looking = -1

    def human(self, seat: int) -> None:
        """Ask until there is an answer."""
        before = len(self.game.actions)
        self.show_question(seat)
        while len(self.game.actions) == before:
            try:
                line = self.ask(f"{clan_name(seat)}> ").strip()
            except KeyboardInterrupt:
                self.console.print()
                line = "quit"
            if line:
                self.obey(seat, line)
            if len(self.game.actions) < before:
                return

    def obey(self, seat: int, line: str) -> None:
        """A command or an answer; what is wrong with it is said, not raised."""
        word, _, rest = line.partition(" ")
        try:
            command = self.commands.get(word.lower())
            if command is not None:
                command(seat, rest.strip())
            else:
                self.game.act(seat, self.understand(seat, line.lower()))
        except (HinodeError, OSError) as error:
            self.console.print(as_sentence(error), style="red", markup=False)

    def understand(self, seat: int, line: str) -> Action:
        """A number of an option, four numbers for a bid, or the text of an action."""
        words = line.split()
        if all(word.isascii() and word.isdigit() for word in words):
            options = self.game.options(seat)
            if len(words) == 1:
                return self.numbered(short_list(options), words[0])
            if len(words) == 4 and Bid(0, 0, 0, 0) in options:
                return parse(f"bid {line}")
        return parse(line)

    def numbered(self, listed: list[Action], word: str) -> Action:
        """The option of a number."""
        number = int(word[:9])
        if not 1 <= number <= len(listed):
            how_many = f"There are options 1 to {len(listed)}." if listed else "Nothing is numbered here."
            raise IllegalAction(f"There is no option {word[:9]}. {how_many}", "")
        return listed[number - 1]

    # ---------------------------------------------------------------------------- showing
    def tell_news(self) -> None:
        """What happened since the last time."""
        for event in self.game.events[self.told :]:
            self.tell(sentence(event.json_for(self.looking)))
            if event.kind.name == "season_began" and not self.humans:
                self.console.rule(name_of(SEASONS[self.game.state.season]))
        self.told = len(self.game.events)

    def tell(self, line: str) -> None:
        """One sentence, with the colour of the clan it is about."""
        seat = clan_in(line)
        row = Table.grid(padding=(0, 1))
        row.add_row(Text("  *", style=colour(seat) if seat >= 0 else "dim"), Text(line))
        self.console.print(row)

    def show_question(self, seat: int) -> None:
        """The board when it is worth it, the prompt and the options."""
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
        head.append(waiting.PROMPT, style="bold").append(f" [{waiting.RULE}]", style="dim")
        self.console.print(head)
        self.show_options(seat)

    def show_options(self, seat: int) -> None:
        """Numbered options in columns; long sets are explained; cards get a table."""
        game = self.game
        options = game.options(seat)
        listed = short_list(options)
        for some in long_sets(options):
            self.console.print(Padding(syntax(game.state, seat, some), (0, 0, 0, 2)))
        if any(isinstance(option, Buy) for option in listed):
            self.console.print(self.card_options(seat, listed))
            return
        lines = [
            Text(f"{number:>3}  ", style="bold").append(phrase(game.state, seat, option), style="not bold")
            for number, option in enumerate(listed, 1)
        ]
        if len(lines) <= 4:
            for line in lines:
                self.console.print(line)
        else:
            self.console.print(Columns(lines, equal=True, column_first=True, padding=(0, 2)))

    def card_options(self, seat: int, listed: list[Action]) -> Table:
        """The cards on display with what they cost this player; those it cannot buy have no number."""
        game = self.game
        waiting = game.decision
        table = Table(box=None, padding=(0, 1), header_style="dim")
        for head in ("", "card", "kind", "cost", "left", "text"):
            table.add_column(head, justify="right" if head in ("", "cost", "left") else "left")
        for number, option in enumerate(listed, 1):
            if isinstance(option, Buy):
                cost = waiting.cost(option.card, option.full) if isinstance(waiting, Train) else 0
                table.add_row(str(number), *card_row(game, option.card, cost))
        offered = {option.card for option in listed if isinstance(option, Buy)}
        for card in dict.fromkeys(game.state.display):
            if card not in offered:
                cost = waiting.cost(card, 0) if isinstance(waiting, Train) else CARDS[card].cost
                table.add_row("", *card_row(game, card, cost), style="dim")
        for number, option in enumerate(listed, 1):
            if not isinstance(option, Buy):
                table.add_row(str(number), phrase(game.state, seat, option))
        return table

    # ---------------------------------------------------------------------------- commands
    def board(self, seat: int, rest: str) -> None:
        """Draw the board."""
        self.console.print()
        self.console.print(draw(self.game.state, self.console))
        self.shown = len(self.game.actions)

    def log(self, seat: int, rest: str) -> None:
        """The last things that happened."""
        events = self.game.events if rest == "all" else self.game.events[-LOG_LENGTH:]
        for event in events:
            self.tell(sentence(event.json_for(self.looking)))

    def cards(self, seat: int, rest: str) -> None:
        """Cards on display, or every card with a word in it."""
        from hinode.cli.cards import cards_table, find_cards

        display = [CARDS[card] for card in dict.fromkeys(self.game.state.display)]
        self.console.print(cards_table(find_cards(rest) if rest else display))

    def clans(self, seat: int, rest: str) -> None:
        """The clans' powers."""
        self.console.print(clan_powers(self.game.state))

    def rules(self, seat: int, rest: str) -> None:
        """Look up the rules."""
        from hinode.cli.rules import print_rules

        print_rules(self.console, rest)

    def help(self, seat: int, rest: str) -> None:
        """What one can type."""
        self.console.print(HELP, markup=False)
        self.show_options(seat)

    def save(self, seat: int, rest: str) -> None:
        """Write the record. A file that is something else is left alone."""
        if not rest:
            raise IllegalAction("Say where to: save FILE.", "")
        path = Path(rest).expanduser()
        if path.exists() and not path.read_bytes().startswith(b"hinode record"):
            raise IllegalAction(f"'{path}' exists and is no game record; choose another name.", "")
        path.write_text(write_record(self.game), encoding="utf-8")
        self.console.print(f"Saved to {path}. Go on later with: hinode play --load {path}", markup=False)

    def undo(self, seat: int, rest: str) -> None:
        """Take back the seat's last action, and what bots did since if it revealed nothing."""
        game = self.game
        length = len(game.actions)
        while length and game.actions[length - 1][0] not in self.humans:
            length -= 1
        if length == 0:
            raise IllegalAction("There is nothing to undo.", "undo")
        if any(game.barriers[length - 1 :]):
            raise IllegalAction("Something was revealed, drawn at random or agreed since.", "undo")
        if game.actions[length - 1][0] != seat:
            raise IllegalAction("Another player has acted since.", "undo")
        undone = game.actions[length - 1][1].text
        game.rewind(length - 1)
        self.told = len(game.events)
        self.shown = -1
        self.console.print(f"Taken back: {undone}.", style="dim", markup=False)

    def quit(self, seat: int, rest: str) -> None:
        """Leave, after an offer to save."""
        try:
            name = self.ask("Save the game first? A file name, or Enter to leave without: ").strip()
        except (EOFError, KeyboardInterrupt):
            name = ""
        if name:
            self.save(seat, name)
        raise Quit


def card_row(game: Game, card: int, cost: int) -> tuple[str, ...]:
    """A card as cells: name, kind, cost for this player, copies left, text."""
    one = CARDS[card]
    return one.name, one.kind, str(cost), str(game.state.display.count(card)), one.text


def human_seats(seats: tuple[int, ...], text: str | None, rng: Rng) -> tuple[int, ...]:
    """The human seats: named clans, `all`, `none`, or any one of them."""
    if text is None:
        return (rng.pick(seats),)
    words = [word.strip().lower() for word in text.split(",") if word.strip()]
    if words == ["none"]:
        return ()
    if words == ["all"]:
        return seats
    chosen = [seat_of(word) for word in words]
    for word, seat in zip(words, chosen, strict=True):
        if seat not in seats:
            playing = listing(clan_name(one) for one in seats)
            raise IllegalSeat(f"'{word}' cannot be human: {playing} play in this game.")
    return tuple(seat for seat in seats if seat in chosen)


class IllegalSeat(HinodeError):
    """A clan that does not play."""
