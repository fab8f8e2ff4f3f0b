"""The table of GOSU X."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from honjin.cli.boards import COVERED, FACE_DOWN, Board, Cell, Mark, Panel, Row, Suit
from honjin.cli.command import Terminal
from honjin.core.codec import Node
from honjin.core.people import People
from honjin.core.place import COLUMNS
from honjin.core.table import Table
from honjin.core.text import Argument
from honjin.games.gosu_x.book import EVERY_LEVEL
from honjin.games.gosu_x.card import ABILITIES, CLAN_NAMES, CLANS, Card
from honjin.games.gosu_x.cardset import XCards

ROW_NAMES = ("I", "II", "III")
COLOURS = ("#e4e6eb", "#bb9af7", "#7dcfff", "#e0af68", "#8ec07c", "#ff8f5e", "#7aa2f7", "#f7768e")
SUITS = tuple(
    Suit(name, "".join(letter for letter in name if letter.isalpha())[:3], colour, name)
    for name, colour in zip(CLAN_NAMES, COLOURS, strict=True)
)
TOKEN, ICON, SPENT, LOCKED, BOUNTY, OPEN = "●", "○", "◌", "×", "$", "▫"
MARK = "#e0af68"


def board(view: Mapping[str, object], people: People, t: Table, terminal: Terminal) -> Board:
    return Renderer(Node(dict(view), "view", []), people, t, terminal).board()


def flag(is_true: bool) -> str:
    return "yes" if is_true else "no"


def level_of(card: Card) -> str:
    return "I-III" if card.abilities & EVERY_LEVEL else ROW_NAMES[card.level - 1]


@dataclass(frozen=True)
class Renderer:
    """One look at a table."""

    view: Node
    people: People
    t: Table
    terminal: Terminal

    def say(self, key: str, **args: Argument) -> str:
        return self.terminal.say(key, **args)

    @property
    def seat(self) -> int | None:
        return self.people.reader

    def who(self, p: int) -> dict[str, Argument]:
        return self.people.who(p, self.terminal.lang)

    @property
    def cards(self) -> XCards:
        assert isinstance(self.t.cards, XCards)
        return self.t.cards

    @property
    def seats(self) -> list[Node]:
        return self.view.need("seats", "").items()

    def number(self, key: str) -> int:
        return self.view.need(key, "").integer(-1)

    def board(self) -> Board:
        seats = self.seats
        panels = [self.panel(p, player) for p, player in enumerate(seats)]
        held = [] if self.seat is None else self.cells(seats[self.seat].need("hand", ""))
        hand = Row(self.say("board-hand"), held)
        revealed = Row(self.say("board-revealed"), self.cells(self.view.need("revealed", "")))
        return Board(
            self.status(),
            panels,
            hand,
            [revealed],
            SUITS,
            self.legend(),
            self.notes(),
            self.known_elsewhere(),
            self.open_piles(),
        )

    def legend(self) -> tuple[Mark, ...]:
        marks = {
            TOKEN: "token",
            SPENT: "spent",
            LOCKED: "locked",
            ICON: "icon",
            BOUNTY: "bounty",
            OPEN: "open",
        }
        found = [Mark(symbol, self.say(f"x-{word}"), MARK) for symbol, word in marks.items()]
        return (*found, Mark(FACE_DOWN, self.say("x-captured"), COVERED))

    # --- the table

    @property
    def is_draft(self) -> bool:
        return sum(len(self.clans_of(player)) for player in self.seats) < 6

    @property
    def is_over(self) -> bool:
        """The round: its battle is fought, and the Song for the Dead goes on."""
        return self.view.need("song", "").flag()

    def clans_of(self, player: Node) -> list[str]:
        return player.need("clans", "").texts()

    def clan_name(self, clan: str) -> str:
        return CLAN_NAMES[CLANS.index(clan)]

    def status(self) -> str:
        wonder = self.view.need("wonder", "").value
        stage = "over" if self.is_over else "round"
        return self.say(
            "x-status",
            stage="draft" if self.is_draft else "set-up" if self.number("round") == 0 else stage,
            round=self.number("round"),
            wonder=self.say("x-holder", **self.who(wonder)) if isinstance(wonder, int) else "none",
            **self.who(self.number("to_move")),
        )

    def notes(self) -> list[str]:
        """The draft, the active tiles, and what holds only now."""
        if self.is_draft:
            taken = [clan for player in self.seats for clan in self.clans_of(player)]
            rest = [clan for clan in CLANS if clan not in taken]
            return [self.say("x-left-over", tiles=self.tiles(rest))]
        active = self.view.need("tiles", "").texts()
        notes = [self.say("x-tiles", tiles=self.tiles(active))] if active else []
        for p, player in enumerate(self.seats):
            left = player.need("turns_left", "").value
            if self.is_over:
                continue
            if player.need("passed", "").flag():
                notes.append(self.say("x-passed", **self.who(p)))
            elif isinstance(left, int):
                notes.append(self.say("x-turns-left", left=left, **self.who(p)))
        for key in ("additional_turn", "additional_turn_due", "from_discard"):
            if self.view.need(key, "").flag():
                notes.append(self.say(f"x-{key.replace('_', '-')}"))
        coming = self.view.need("coming", "").value
        if isinstance(coming, str):
            notes.append(self.say("x-coming", card=self.named(coming)))
        for p, player in enumerate(self.seats):
            banned = dict.fromkeys(player.need("banned", "").texts())
            if banned:
                notes.append(self.say("x-banned", cards=", ".join(map(self.named, banned)), **self.who(p)))
        return notes

    def tiles(self, clans: list[str]) -> str:
        """Each with what it does, in a word."""
        does = {CLANS[tile.clan]: tile.ability for tile in self.cards.tiles}
        words = {clan: next(word for word, bit in ABILITIES.items() if bit == does[clan]) for clan in clans}
        said = [f"{self.clan_name(clan)} ({self.say(f'x-tile-{word}')})" for clan, word in words.items()]
        return ", ".join(said)

    def known_elsewhere(self) -> list[Row]:
        """What the seat knows of other hands and of the top of decks; always as many rows."""
        rows = []
        for p, player in enumerate(self.seats):
            seen = [] if p == self.seat else self.cells(player.need("hand", ""))
            rows.append(Row(self.say("x-known-hand", **self.who(p)), seen))
            top = self.deck_top(player.need("deck_known", ""))
            rows.append(Row(self.say("x-known-deck", **self.who(p)), top))
        return rows

    def deck_top(self, known: Node) -> list[Cell]:
        """The known cards, each with how deep it lies."""
        cells = []
        for depth, item in enumerate(known.items(), start=1):
            if isinstance(item.value, str):
                shown = self.cell(item.value)
                cells.append(replace(shown, name=f"{depth}. {shown.name}"))
        return cells

    def open_piles(self) -> list[Row]:
        """GX-A8: discards may be looked through; so may what was removed from the game."""
        rows = []
        for p, player in enumerate(self.seats):
            rows += [
                Row(self.say(f"x-{key}", **self.who(p)), self.cells(player.need(key, "")))
                for key in ("discard", "removed")
            ]
        return rows

    # --- a player

    def panel(self, p: int, player: Node) -> Panel:
        tokens, left = player.need("tokens", ""), player.need("turns_left", "").value
        held, spent, locked = [tokens.need(key, "").integer(0) for key in ("hand", "spent", "locked")]
        clans = [self.clan_name(clan) for clan in self.clans_of(player)]
        facts: dict[str, Argument] = {
            **self.who(p),
            "clans": ", ".join(clans) or "none",
            "strength": player.need("strength", "").integer(0),
            "supremacy": player.need("supremacy", "").integer(0),
            "hand": len(player.need("hand", "").items()),
            "held": held,
            "spent": spent,
            "locked": locked,
            "tokens": TOKEN * held + SPENT * spent + LOCKED * locked,
            "deck": player.need("deck", "").integer(0),
            "discard": len(player.need("discard", "").items()),
            "removed": len(player.need("removed", "").items()),
            "passed": flag(player.need("passed", "").flag()),
            "left": left if isinstance(left, int) else "any",
        }
        if self.is_draft:
            title = brief = self.say("x-player-draft", **facts)
            details = ""
        else:
            title, brief = self.say("x-player", **facts), self.say("x-player-brief", **facts)
            details = self.say("x-details", **facts)
        rows = [
            Row(name, [self.standing(card) for card in row.items()], COLUMNS)
            for name, row in zip(ROW_NAMES, player.need("army", "").items(), strict=True)
        ]
        return Panel(title, brief, rows[::-1], p == self.number("to_move"), details)

    # --- cards

    def named(self, id: str) -> str:
        return self.cards.names[self.cards.numbers[id]]

    def cells(self, pile: Node) -> list[Cell]:
        """The known cards of a zone."""
        return [self.cell(item.value) for item in pile.items() if isinstance(item.value, str)]

    def cell(self, id: str) -> Cell:
        """A card outside the armies: clan and level are all that matters there."""
        card = self.cards.cards[self.cards.numbers[id]]
        rank = level_of(card)
        return Cell(card.label, SUITS[card.clan], rank, f"{CLAN_NAMES[card.clan]} {rank}")

    def standing(self, place: Node) -> Cell:
        """A card of an army, with all that lies on it."""
        card = self.cards.cards[self.cards.numbers[place.need("card", "").text()]]
        tokens = place.need("tokens", "").integer(0)
        captured, bounty, is_open = [place.need(key, "").flag() for key in ("captured", "bounty", "open")]
        words = [self.say("x-captured") if captured else CLAN_NAMES[card.clan]]
        words += [self.say("x-open")] if is_open else []
        words += [self.say("x-tokens", count=tokens)] if tokens else []
        words += [self.say("x-bounty")] if bounty else []
        words += [self.say(f"x-{key}") for key in ("veteran", "recruited") if place.need(key, "").flag()]
        icons = place.need("icons", "").integer(0)
        return Cell(
            card.label,
            SUITS[card.clan],
            level_of(card),
            ", ".join(words),
            captured,
            TOKEN * tokens + ICON * (icons - tokens),
            (BOUNTY if bounty else "") + (OPEN if is_open else ""),
        )
