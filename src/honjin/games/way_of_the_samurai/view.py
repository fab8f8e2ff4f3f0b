"""What an observation of Way of the Samurai shows."""

from typing import Final, Literal

from msgspec import Struct

from honjin.engine.machine import NO_CARD
from honjin.games.way_of_the_samurai.card import SYMBOLS
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.engine import book, layout, rules
from honjin.games.way_of_the_samurai.engine.layout import (
    ACTIONS,
    ACTIONS_USED,
    ADVERSARIES,
    ADVERSARIES_USED,
    CLIMATE,
    ENEMY,
    LOCATION,
    NONE,
    SPECIALS,
)
from honjin.games.way_of_the_samurai.engine.state import CLAN, DUEL, SINGLE, SamuraiState, rank
from honjin.table.view import Cards, card_at, cards_in

Mode = Literal["fight", "clan", "dojo", "village", "duel"]
MODES: Final[tuple[Mode, ...]] = ("fight", "clan", "dojo", "village", "duel")


class Gauges(Struct, frozen=True, kw_only=True):
    """How far a player's three gauges stand."""

    force: int
    technique: int
    guard: int


class Placed(Struct, frozen=True, kw_only=True):
    """A card of an attack, and the symbol that it has there: a Joker has none of its own."""

    card: str
    symbol: str | None


class Seat(Struct, frozen=True, kw_only=True):
    """A player's side."""

    weapon: str
    life: int
    ki: int
    ki_max: int
    die: int
    gauges: Gauges
    hand: Cards
    attack: list[Placed]
    stored: Cards  # Specials beside the gauges


class Opponent(Struct, frozen=True, kw_only=True):
    """Whom one fights."""

    name: str
    life: int
    ki: int


class Deck(Struct, frozen=True, kw_only=True):
    """A deck of whose cards none comes back."""

    deck: int
    unseen: dict[str, int]  # how many of which card are still to come


class Pile(Struct, frozen=True, kw_only=True):
    """A deck with its discard."""

    deck: int
    discard: Cards
    unseen: dict[str, int]  # how many of which card are still to come


class View(Struct, frozen=True, kw_only=True):
    """The table as a seat sees it."""

    mode: Mode
    round: int
    turn: int
    to_move: int
    enemy: Opponent | None  # none in a duel, and before one is chosen
    beaten: int
    rank: int | None  # in the endless fight against the Clan
    waiting: list[str]  # the opponents of the campaign still to fight
    broken: list[str]  # weapons
    location: str | None
    climate: str | None
    hard: bool
    cost: int  # of a use of Ki
    defence: str | None  # the Adversary whose Defence is known
    counter: str | None  # the one whose Counter-attack is
    pierces: bool | None  # whether whoever attacks reaches the Defence as the gauges stand now
    stops: bool | None  # whether they stop the Counter-attack
    looked_at: Cards  # drawn to choose one from
    actions: Pile
    specials: Deck
    adversaries: Pile
    wounds: dict[str, int]  # still to come, as with the decks
    seats: list[Seat]


def unseen(s: SamuraiState, family: int, cards: SamuraiCards) -> dict[str, int]:
    """How many of which card are still to come in a deck, as a careful player counts them."""
    left = s.left()
    return {
        cards.ids[card]: int(left[card])
        for card in range(s.cards.faces)
        if left[card] > 0 and s.family(card) == family
    }


def gauges(s: SamuraiState, p: int) -> Gauges:
    return Gauges(
        force=s.gauge(p, book.FORCE), technique=s.gauge(p, book.TECHNIQUE), guard=s.gauge(p, book.GUARD)
    )


def placed(s: SamuraiState, p: int, index: int, cards: SamuraiCards) -> Placed:
    symbol = s.seat_cell(p, layout.ATTACK_SYMBOLS + index)
    return Placed(
        card=cards.ids[s.card(s.attack(p), index)], symbol=None if symbol == NONE else SYMBOLS[symbol]
    )


def seat(s: SamuraiState, p: int, cards: SamuraiCards) -> Seat:
    return Seat(
        weapon=cards.box.weapons[s.seat_cell(p, layout.WEAPON)].id,
        life=s.life(p),
        ki=s.ki(p),
        ki_max=s.ki_max(p),
        die=s.seat_cell(p, layout.OWN_DIE),
        gauges=gauges(s, p),
        hand=cards_in(s, s.hand(p), cards),
        attack=[placed(s, p, index, cards) for index in range(s.size(s.attack(p)))],
        stored=cards_in(s, s.stored(p), cards),
    )


def enemy(s: SamuraiState, cards: SamuraiCards) -> Opponent | None:
    mode = s.cells[layout.MODE]
    if mode == DUEL:
        return None
    if mode == SINGLE:
        name = cards.box.enemies[s.cells[ENEMY]].id
    elif mode == CLAN:
        name = "clan"
    elif s.cells[layout.WAITING] >> s.cells[layout.OPPONENT] & 1:  # nobody is chosen yet (WS-G2, WS-G3)
        return None
    else:
        name = cards.box.campaigns[mode - 2].opponents[s.cells[layout.OPPONENT]].id
    return Opponent(name=name, life=s.cells[layout.ENEMY_LIFE], ki=s.cells[layout.ENEMY_KI])


def waiting(s: SamuraiState, cards: SamuraiCards) -> list[str]:
    """The opponents of the campaign still to fight."""
    mode = s.cells[layout.MODE]
    if mode in (SINGLE, CLAN, DUEL):
        return []
    opponents = cards.box.campaigns[mode - 2].opponents
    return [who.id for index, who in enumerate(opponents) if s.cells[layout.WAITING] >> index & 1]


def pierces(s: SamuraiState) -> bool | None:
    return None if s.cells[layout.DEFENCE] == NO_CARD else rules.pierces(s, s.cells[layout.ACTIVE])


def stops(s: SamuraiState) -> bool | None:
    """Nothing stops or suffers the Hard card: two others come for it (WS-D2)."""
    p, card = s.cells[layout.ACTIVE], s.cells[layout.COUNTER_CARD]
    return None if card == NO_CARD or s.cards.hard[card] else rules.disarms(s, p) or rules.parries(s, p)


def pile(s: SamuraiState, deck: int, discard: int, family: int, cards: SamuraiCards) -> Pile:
    return Pile(deck=s.size(deck), discard=cards_in(s, discard, cards), unseen=unseen(s, family, cards))


def view(s: SamuraiState, cards: SamuraiCards) -> View:
    location, climate = s.cells[LOCATION], s.cells[CLIMATE]
    return View(
        mode=MODES[s.cells[layout.MODE]],
        round=s.cells[layout.ROUND],
        turn=s.turn,
        to_move=s.cells[layout.ACTIVE],
        enemy=enemy(s, cards),
        beaten=s.cells[layout.BEATEN],
        rank=rank(s.cells[layout.BEATEN]) if s.cells[layout.MODE] == CLAN else None,
        waiting=waiting(s, cards),
        broken=[w.id for i, w in enumerate(cards.box.weapons) if s.cells[layout.BROKEN] >> i & 1],
        location=None if location == NONE else cards.box.places[location].id,
        climate=None if climate == NONE else cards.box.climates[climate].id,
        hard=bool(s.cells[layout.HARD]),
        cost=s.cost(),
        defence=card_at(s, layout.DEFENCE, cards),
        counter=card_at(s, layout.COUNTER_CARD, cards),
        pierces=pierces(s),
        stops=stops(s),
        looked_at=cards_in(s, layout.LOOKED, cards),
        actions=pile(s, ACTIONS, ACTIONS_USED, book.ACTION, cards),
        specials=Deck(deck=s.size(SPECIALS), unseen=unseen(s, book.SPECIAL, cards)),
        adversaries=pile(s, ADVERSARIES, ADVERSARIES_USED, book.ADVERSARY, cards),
        wounds=unseen(s, book.WOUND, cards),
        seats=[seat(s, p, cards) for p in range(s.players)],
    )
