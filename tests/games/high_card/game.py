"""High card: each plays one card of a hidden hand, and the highest takes the round."""

from typing import Final

from mypy_extensions import i64

from honjin.engine.machine import CARD, KNOWN_TO_ALL, TURN, Decision, Effect, known_by, seat_bit
from honjin.engine.zones import ZoneState
from honjin.table.card_set import CardSet, plain_set
from honjin.table.game import Game
from honjin.table.lists import Cells, Condition, Fact, Lists, Number, Option, Zone
from honjin.table.opening import Origin

CARDS: Final = 24
HAND_MAX: Final = 4  # HC-S1
S1, T1, T2, E1 = 1901, 2001, 2002, 501  # the rules that code cites

CELLS: Final = Cells(
    table=(
        Number("LEADER"),
        Zone("DECK", most=CARDS, ordered=True),
        Zone("PLAYED", most=CARDS, ordered=True),
    ),
    seat=(Number("POINTS"), Zone("HAND", most=HAND_MAX)),
)
LISTS: Final = Lists(
    CELLS,
    options=(Option("PLAY", "play {card}"),),
    conditions=(Condition("NOT_IN_HAND", "HC-T1"),),
    facts=(Fact("DEALT"), Fact("PLAYED"), Fact("TOOK")),
)
LEADER, DECK, PLAYED = CELLS["LEADER"], CELLS["DECK"], CELLS["PLAYED"]
PLAY, NOT_IN_HAND = LISTS.option("PLAY"), LISTS.condition("NOT_IN_HAND")
DEALT, PLAYED_CARD, TOOK = (LISTS.fact(name) for name in ("DEALT", "PLAYED", "TOOK"))


class HighState(ZoneState):
    """A moment of the game."""

    def hand(self, p: i64) -> i64:
        return self.block(p) + CELLS["HAND"]

    def points(self, p: i64) -> i64:
        return self.cells[self.block(p) + CELLS["POINTS"]]


class Round(Effect[HighState]):
    """HC-T1, HC-T2: everybody plays a card, from the leader on; the highest takes the round."""

    word = "round"

    def resolve(self, s: HighState) -> None:
        step, leader = s.step, s.cells[LEADER]
        if step < s.players:
            s.step = step + 1
            s.push(PLAYING, (leader + step) % s.players)
            return
        cards = [s.card(PLAYED, s.size(PLAYED) - s.players + at) for at in range(s.players)]
        winner = (leader + cards.index(max(cards))) % s.players
        s.tell(TOOK, T2, winner, max(cards))
        s.cells[s.block(winner) + CELLS["POINTS"]] += 1
        s.cells[LEADER] = winner
        s.step = 0
        if s.size(s.hand(winner)) == 0:
            best = max(s.points(p) for p in range(s.players))
            s.end(sum(seat_bit(p) for p in range(s.players) if s.points(p) == best), E1)


class Playing(Decision[HighState]):
    """HC-T1: a card of the hand, face up."""

    word = "turn"

    def offer(self, s: HighState) -> None:
        self.consider_cards(s, s.hand(s.player), PLAY)

    def failures(self, s: HighState, option: i64) -> i64:
        return 0 if s.holds(s.hand(s.player), option & CARD) else NOT_IN_HAND

    def choose(self, s: HighState, option: i64) -> None:
        slot = s.take(s.hand(s.player), option & CARD)
        s.push_slot(PLAYED, s.learn(slot, KNOWN_TO_ALL))
        s.tell(PLAYED_CARD, T1, s.player, option & CARD)
        s.cells[TURN] += 1
        s.pop()


ROUND, PLAYING = Round(), Playing()


class HighCard(Game[HighState, CardSet]):
    """Two to four players, four cards each."""

    name = "high-card"
    package = "high_card"
    prefix = "HC"
    fewest, most = 2, 4
    lists = LISTS
    state_class = HighState
    cards = plain_set(
        names=[str(number) for number in range(1, CARDS + 1)],
        copies=[1] * CARDS,
        effects={"round": ROUND, "turn": PLAYING},
        layout=CELLS.layout,
    )
    foresight = 4

    def set_up(self, s: HighState, origin: Origin) -> None:
        for card in range(CARDS):
            s.push_slot(DECK, card)
        s.shuffle(DECK)
        for p in range(s.players):
            for _ in range(HAND_MAX):
                s.put(s.hand(p), s.learn(s.pop_slot(DECK), known_by(p)))
            s.tell(DEALT, S1, p)
        s.push(ROUND, 0)

    def scores(self, s: HighState) -> tuple[int, ...]:
        return tuple(int(s.points(p)) for p in range(s.players))


GAME = HighCard()
