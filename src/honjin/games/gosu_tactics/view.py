"""What an observation of GOSU Tactics shows."""

from functools import partial

from msgspec import Struct

from honjin.armies.view import ArmyCard, ArmyView, army, turns_left
from honjin.engine.machine import ASIDE, CARD
from honjin.games.gosu_tactics.engine import layout
from honjin.games.gosu_tactics.engine.layout import DECK, DISCARD, IMPRISONED, REVEALED
from honjin.games.gosu_tactics.engine.state import TacticsState
from honjin.table.card_set import CardSet
from honjin.table.view import Cards, card_at, cards_in


class Standing(ArmyCard, frozen=True, kw_only=True):
    """A card of an army."""

    imprisoned: bool


class Seat(Struct, frozen=True, kw_only=True):
    """A player's side."""

    army: list[list[Standing]]  # rows I, II, III
    hand: Cards
    points: int
    strength: int
    turns: int  # had in this round
    passed: bool
    turns_left: int | None  # after somebody's pass
    set_aside: Cards  # of the hand, waiting to be discarded: others see how many


class View(ArmyView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    advantage: int  # the seat that holds it
    additional_turn: bool
    additional_turns_due: int
    coming: str | None  # the card that is announced and not yet in place
    deck: int
    discard: Cards
    revealed: Cards
    seats: list[Seat]


def set_aside(s: TacticsState, p: int, cards: CardSet) -> Cards:
    """Those of the hand that wait to be discarded: their owner sees which, others how many."""
    hand = s.hand(p)
    slots = [s.slot(hand, index) for index in range(s.size(hand))]
    own: Cards = [cards.ids[slot & CARD] for slot in slots if slot & ASIDE]
    return own or [None] * s.seat_cell(p, layout.SET_ASIDE)


def standing(s: TacticsState, cards: CardSet, place: int) -> Standing:
    cell = s.cell(place)
    return Standing(card=cards.ids[cell & CARD], imprisoned=bool(cell & IMPRISONED))


def seat(s: TacticsState, p: int, cards: CardSet) -> Seat:
    return Seat(
        army=army(p, s.row_length, partial(standing, s, cards)),
        hand=cards_in(s, s.hand(p), cards),
        points=s.points(p),
        strength=s.strength(p),
        turns=s.seat_cell(p, layout.TURNS),
        passed=bool(s.seat_cell(p, layout.PASSED)),
        turns_left=turns_left(s.seat_cell(p, layout.TURNS_LEFT)),
        set_aside=set_aside(s, p, cards),
    )


def view(s: TacticsState, cards: CardSet) -> View:
    return View(
        round=s.cells[layout.ROUND],
        turn=s.turn,
        to_move=s.cells[layout.ACTIVE],
        first=s.cells[layout.FIRST],
        advantage=s.cells[layout.ADVANTAGE],
        additional_turn=bool(s.cells[layout.ADDITIONAL]),
        additional_turns_due=s.cells[layout.DUE],
        coming=card_at(s, layout.COMING, cards),
        deck=s.size(DECK),
        discard=cards_in(s, DISCARD, cards),
        revealed=cards_in(s, REVEALED, cards),
        seats=[seat(s, p, cards) for p in range(s.players)],
    )
