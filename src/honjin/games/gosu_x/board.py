"""The table of GOSU X."""

from dataclasses import replace
from functools import cached_property
from typing import Final

from honjin.armies.engine.places import COLUMNS
from honjin.cli.screen.board import (
    COVERED,
    FACE_DOWN,
    Board,
    Cell,
    Mark,
    Panel,
    Renderer,
    Row,
    Suit,
    yes_no,
)
from honjin.games.gosu_x.card import ABILITIES, CLAN_NAMES, CLANS, Card
from honjin.games.gosu_x.cardset import XCards
from honjin.games.gosu_x.engine.book import EVERY_LEVEL
from honjin.games.gosu_x.view import Seat, Standing, View
from honjin.table.text import Argument
from honjin.table.view import Cards

ROW_NAMES = ("I", "II", "III")
COLOURS = ("#e4e6eb", "#bb9af7", "#7dcfff", "#e0af68", "#8ec07c", "#ff8f5e", "#7aa2f7", "#f7768e")
SUITS = tuple(
    Suit(name, "".join(letter for letter in name if letter.isalpha())[:3], colour, name)
    for name, colour in zip(CLAN_NAMES, COLOURS, strict=True)
)
TOKEN, ICON, SPENT, LOCKED, BOUNTY, OPEN = "●", "○", "◌", "×", "$", "▫"
MARK = "#e0af68"


def level_of(card: Card) -> str:
    return "I-III" if card.abilities & EVERY_LEVEL else ROW_NAMES[card.level - 1]


class XBoard(Renderer):
    """One look at a table of GOSU X."""

    @cached_property
    def view(self) -> View:
        return self.shown(View)

    @property
    def seats(self) -> list[Seat]:
        return self.view.seats

    @property
    def cards(self) -> XCards:
        assert isinstance(self.t.cards, XCards)
        return self.t.cards

    def board(self) -> Board:
        seats = self.seats
        panels = [self.panel(p, player) for p, player in enumerate(seats)]
        held = [] if self.seat is None else self.cells(seats[self.seat].hand)
        hand = Row(self.say("board-hand"), held)
        revealed = Row(self.say("board-revealed"), self.cells(self.view.revealed))
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
        return sum(len(player.clans) for player in self.seats) < 6

    @property
    def is_over(self) -> bool:
        """The round: its battle is fought, and the Song for the Dead goes on."""
        return self.view.song

    def clan_name(self, clan: str) -> str:
        return CLAN_NAMES[CLANS.index(clan)]

    def status(self) -> str:
        wonder, round = self.view.wonder, self.view.round
        stage = "over" if self.is_over else "round"
        return self.say(
            "x-status",
            stage="draft" if self.is_draft else "set-up" if round == 0 else stage,
            round=round,
            wonder=self.say("x-holder", **self.who(wonder)) if wonder is not None else "none",
            **self.who(self.view.to_move),
        )

    def notes(self) -> list[str]:
        """The draft, the active tiles, and what holds only now."""
        if self.is_draft:
            taken = [clan for player in self.seats for clan in player.clans]
            rest = [clan for clan in CLANS if clan not in taken]
            return [self.say("x-left-over", tiles=self.tiles(rest))]
        view = self.view
        notes = [self.say("x-tiles", tiles=self.tiles(view.tiles))] if view.tiles else []
        for p, player in enumerate(self.seats):
            if self.is_over:
                continue
            if player.passed:
                notes.append(self.say("x-passed", **self.who(p)))
            elif player.turns_left is not None:
                notes.append(self.say("x-turns-left", left=player.turns_left, **self.who(p)))
        holds = {
            "additional-turn": view.additional_turn,
            "additional-turn-due": view.additional_turn_due,
            "from-discard": view.from_discard,
        }
        notes += [self.say(f"x-{key}") for key, is_so in holds.items() if is_so]
        if view.coming is not None:
            notes.append(self.say("x-coming", card=self.named(view.coming)))
        for p, player in enumerate(self.seats):
            banned = dict.fromkeys(player.banned)
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
            seen = [] if p == self.seat else self.cells(player.hand)
            rows.append(Row(self.say("x-known-hand", **self.who(p)), seen))
            top = self.deck_top(player.deck_known)
            rows.append(Row(self.say("x-known-deck", **self.who(p)), top))
        return rows

    def deck_top(self, known: Cards) -> list[Cell]:
        """The known cards, each with how deep it lies."""
        cells = []
        for depth, card in enumerate(known, start=1):
            if card is not None:
                shown = self.cell(card)
                cells.append(replace(shown, name=f"{depth}. {shown.name}"))
        return cells

    def open_piles(self) -> list[Row]:
        """GX-A8: discards may be looked through; so may what was removed from the game."""
        rows = []
        for p, player in enumerate(self.seats):
            rows += [
                Row(self.say(f"x-{key}", **self.who(p)), self.cells(pile))
                for key, pile in (("discard", player.discard), ("removed", player.removed))
            ]
        return rows

    # --- a player

    def panel(self, p: int, player: Seat) -> Panel:
        held, spent, locked = player.tokens.hand, player.tokens.spent, player.tokens.locked
        clans = [self.clan_name(clan) for clan in player.clans]
        facts: dict[str, Argument] = {
            **self.who(p),
            "clans": ", ".join(clans) or "none",
            "strength": player.strength,
            "supremacy": player.supremacy,
            "hand": len(player.hand),
            "held": held,
            "spent": spent,
            "locked": locked,
            "tokens": TOKEN * held + SPENT * spent + LOCKED * locked,
            "deck": player.deck,
            "discard": len(player.discard),
            "removed": len(player.removed),
            "passed": yes_no(player.passed),
            "left": "any" if player.turns_left is None else player.turns_left,
        }
        if self.is_draft:
            title = brief = self.say("x-player-draft", **facts)
            details = ""
        else:
            title, brief = self.say("x-player", **facts), self.say("x-player-brief", **facts)
            details = self.say("x-details", **facts)
        rows = [
            Row(name, [self.standing(card) for card in row], COLUMNS)
            for name, row in zip(ROW_NAMES, player.army, strict=True)
        ]
        return Panel(title, brief, rows[::-1], p == self.view.to_move, details)

    # --- cards

    def named(self, id: str) -> str:
        return self.cards.names[self.cards.numbers[id]]

    def cells(self, pile: Cards) -> list[Cell]:
        """The known cards of a zone."""
        return [self.cell(card) for card in pile if card is not None]

    def cell(self, id: str) -> Cell:
        """A card outside the armies: clan and level are all that matters there."""
        card = self.cards.cards[self.cards.numbers[id]]
        rank = level_of(card)
        return Cell(card.label, SUITS[card.clan], rank, f"{CLAN_NAMES[card.clan]} {rank}")

    def standing(self, place: Standing) -> Cell:
        """A card of an army, with all that lies on it."""
        card = self.cards.cards[self.cards.numbers[place.card]]
        words = [self.say("x-captured") if place.captured else CLAN_NAMES[card.clan]]
        words += [self.say("x-open")] if place.open else []
        words += [self.say("x-tokens", count=place.tokens)] if place.tokens else []
        words += [self.say("x-bounty")] if place.bounty else []
        words += [self.say("x-veteran")] if place.veteran else []
        words += [self.say("x-recruited")] if place.recruited else []
        return Cell(
            card.label,
            SUITS[card.clan],
            level_of(card),
            ", ".join(words),
            place.captured,
            TOKEN * place.tokens + ICON * (place.icons - place.tokens),
            (BOUNTY if place.bounty else "") + (OPEN if place.open else ""),
        )


BOARD: Final = XBoard
