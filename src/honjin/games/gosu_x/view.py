"""What an observation of GOSU X shows."""

from functools import partial

from msgspec import Struct

from honjin.armies.notation import PlaceHole
from honjin.armies.view import ArmyCard, ArmyView, army, turns_left
from honjin.engine.machine import NO_CARD
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.engine import layout
from honjin.games.gosu_x.engine.book import CLAN_BITS
from honjin.games.gosu_x.engine.layout import BOUNTY_AT, REVEALED, WONDER
from honjin.games.gosu_x.engine.state import XState
from honjin.table.card_set import CardSet
from honjin.table.view import Cards, card_at, cards_in


class Standing(ArmyCard, frozen=True, kw_only=True):
    """A card of an army."""

    captured: bool
    tokens: int  # on it
    icons: int  # for tokens, those that carry one too; a captured card has none
    bounty: bool
    veteran: bool  # a token on it shows its other side (GX-K6)
    recruited: bool  # by the option, this Recruiter has had its card (GX-P5)
    open: bool  # no card above it and none to its right (GX-A2)


class Tokens(Struct, frozen=True, kw_only=True):
    """A seat's activation tokens; those on cards are with the cards."""

    hand: int
    spent: int
    locked: int


class Seat(Struct, frozen=True, kw_only=True):
    """A player's side."""

    clans: list[str]
    army: list[list[Standing]]  # rows I, II, III
    hand: Cards
    deck: int
    deck_known: Cards  # from the top down to the deepest card that one knows
    discard: Cards
    removed: Cards
    tokens: Tokens
    supremacy: int
    strength: int
    flipped: list[str]  # own clans whose tile is
    banned: list[str]  # cards that may not be played
    passed: bool
    turns_left: int | None  # after somebody's pass


class View(ArmyView, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    additional_turn: bool
    additional_turn_due: bool
    from_discard: bool  # in this turn cards of the discard may be played
    song: bool  # the Song for the Dead goes on
    tiles: list[str]  # clans whose tile is active
    wonder: int | None  # the seat that holds it
    bounty: str | None  # the place where it lies
    coming: str | None  # the card that is announced and not yet in place
    revealed: Cards
    seats: list[Seat]


def clans_in(bits: int) -> list[str]:
    return [clan for clan, bit in zip(CLANS, CLAN_BITS, strict=True) if bits & bit]


def standing(s: XState, cards: CardSet, place: int) -> Standing:
    cell = s.cell(place)
    return Standing(
        card=cards.ids[s.card_at(place)],
        captured=s.is_captured(place),
        tokens=s.tokens_on(place),
        icons=0 if s.is_captured(place) else s.icons_at(place),
        bounty=s.cells[BOUNTY_AT] == place,
        veteran=cell & layout.TURNED != 0,
        recruited=cell & layout.RECRUITED != 0,
        open=s.is_open(place),
    )


def known_top(s: XState, p: int, cards: CardSet) -> Cards:
    """The deck from its top down to the deepest card that the seat knows."""
    seen = cards_in(s, s.deck(p), cards)[::-1]
    known = [index for index, card in enumerate(seen) if card is not None]
    return seen[: known[-1] + 1] if known else []


def banned(s: XState, p: int, cards: CardSet) -> list[str]:
    numbers = [s.seat_cell(p, layout.BANNED_CARDS + index) for index in range(layout.BANS)]
    return [cards.ids[number] for number in numbers if number != NO_CARD]


def tokens(s: XState, p: int) -> Tokens:
    return Tokens(hand=s.tokens(p), spent=s.seat_cell(p, layout.SPENT), locked=s.seat_cell(p, layout.LOCKED))


def seat(s: XState, p: int, cards: CardSet) -> Seat:
    return Seat(
        clans=clans_in(s.clans(p)),
        army=army(p, s.row_length, partial(standing, s, cards)),
        hand=cards_in(s, s.hand(p), cards),
        deck=s.size(s.deck(p)),
        deck_known=known_top(s, p, cards),
        discard=cards_in(s, s.discard_pile(p), cards),
        removed=cards_in(s, s.removed(p), cards),
        tokens=tokens(s, p),
        supremacy=s.seat_cell(p, layout.SUPREMACY),
        strength=s.strength(p),
        flipped=clans_in(s.seat_cell(p, layout.FLIPPED)),
        banned=banned(s, p, cards),
        passed=bool(s.seat_cell(p, layout.PASSED)),
        turns_left=turns_left(s.seat_cell(p, layout.TURNS_LEFT)),
    )


def view(s: XState, cards: CardSet) -> View:
    wonder, bounty = s.cells[WONDER], s.cells[BOUNTY_AT]
    return View(
        round=s.cells[layout.ROUND],
        turn=s.turn,
        to_move=s.cells[layout.ACTIVE],
        first=s.cells[layout.FIRST],
        additional_turn=bool(s.cells[layout.ADDITIONAL]),
        additional_turn_due=bool(s.cells[layout.DUE]),
        from_discard=bool(s.cells[layout.RAISING]),
        song=bool(s.cells[layout.SONG]),
        tiles=clans_in(s.cells[layout.ACTIVE_TILES]),
        wonder=None if wonder < 0 else wonder,
        bounty=None if bounty < 0 else PlaceHole(s.players).write(bounty, -1),
        coming=card_at(s, layout.COMING, cards),
        revealed=cards_in(s, REVEALED, cards),
        seats=[seat(s, p, cards) for p in range(s.players)],
    )
