"""The table of GOSU Tactics."""

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
from honjin.games.gosu_tactics.card import CLANS
from honjin.games.gosu_tactics.cardset import TacticsCards
from honjin.games.gosu_tactics.view import Seat, Standing, View
from honjin.table.text import Argument
from honjin.table.view import Cards

ROW_NAMES = ("I", "II", "III")
SUITS = tuple(
    Suit(name, symbol, colour)
    for name, symbol, colour in zip(
        CLANS, "◆▲●■★", ("#e4e6eb", "#8ec07c", "#bb9af7", "#7aa2f7", "#ff8f5e"), strict=True
    )
)


class TacticsBoard(Renderer):
    """One look at a table of GOSU Tactics."""

    @cached_property
    def view(self) -> View:
        return self.shown(View)

    def board(self) -> Board:
        view = self.view
        discard = len(view.discard)
        legend = [Mark(suit.symbol, suit.name.capitalize(), suit.colour) for suit in SUITS]
        return Board(
            self.say("tactics-status", round=view.round, deck=view.deck, discard=discard),
            [self.panel(p, player) for p, player in enumerate(view.seats)],
            Row(self.say("board-hand"), [] if self.seat is None else self.hand(view.seats[self.seat])),
            [Row(self.say("board-revealed"), self.cells(view.revealed))],
            SUITS,
            (*legend, Mark(FACE_DOWN, self.say("board-imprisoned"), COVERED)),
        )

    def hand(self, player: Seat) -> list[Cell]:
        """Without what is set aside."""
        held = list(player.hand)
        for card in player.set_aside:
            held.remove(card)
        return self.cells(held)

    def panel(self, p: int, player: Seat) -> Panel:
        facts: dict[str, Argument] = {
            **self.who(p),
            "points": player.points,
            "strength": player.strength,
            "hand": len(player.hand),
            "advantage": yes_no(p == self.view.advantage),
            "passed": yes_no(player.passed),
            "left": "any" if player.turns_left is None else player.turns_left,
        }
        title, brief = self.say("tactics-player", **facts), self.say("tactics-player-brief", **facts)
        rows = [
            Row(name, [self.standing(card) for card in row], COLUMNS)
            for name, row in zip(ROW_NAMES, player.army, strict=True)
        ]
        return Panel(title, brief, rows[::-1], p == self.view.to_move)

    def standing(self, standing: Standing) -> Cell:
        shown = self.cell(standing.card)
        if standing.imprisoned:
            return replace(shown, note=self.say("board-imprisoned"), face_down=True)
        return shown

    def cells(self, cards: Cards) -> list[Cell]:
        """The known cards of a zone."""
        return [self.cell(card) for card in cards if card is not None]

    def cell(self, id: str) -> Cell:
        assert isinstance(self.t.cards, TacticsCards)
        card = self.t.cards.cards[self.t.cards.numbers[id]]
        return Cell(card.label, SUITS[card.clan], ROW_NAMES[card.level - 1])


BOARD: Final = TacticsBoard
