"""The player of GOSU X who looks for what is rare, in game after game: how often each effect was used."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.machine import BOTTOM, DECIDER, EFFECT, NOBODY, TOP
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.games.gosu_x.engine import book, facts, layout
from honjin.games.gosu_x.engine.flow import TEN
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.game import GAME
from honjin.games.gosu_x.study.collector import (
    CARDS,
    WANTED,
    Collector,
    fought_last,
    givers,
    new_facts,
    places,
    triggers,
    uses_in,
    uses_when_asked,
)
from honjin.table.facts import Fact
from honjin.table.opening import Origin

CAP: Final = 20_000


@dataclass
class Collected:
    """Games, how they were won, how long they were, and every use."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    ways: Counter[str] = field(default_factory=Counter)
    uses: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Collected") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.ways += other.ways
        self.uses += other.uses


def uses_in_battle(s: XState) -> Iterator[str]:
    """What counts in the Great Battle that is about to be fought."""
    lead = int(s.strength(0) - s.strength(1))
    winner = 0 if lead > 0 else 1 if lead < 0 else int(s.cells[layout.WONDER])
    for p in range(2):
        if s.hand_size(p) > 0:
            yield from givers(s, p, book.HAND_IN_BATTLE)
        if s.controls_bounty(1 - p):
            yield from givers(s, p, book.DOUBLED_BY_BOUNTY)
        if any(s.tokens_on(place) and s.has(place, book.VETERAN) for place in places(s, p)):
            yield "keyword veteran"
        if p == winner and (abs(lead) >= TEN or s.seat_cell(p, layout.SUPREMACY) == 0):
            yield from givers(s, p, book.BATTLE_OF_TEN)


def battle_after(s: XState, code: int) -> XState | None:
    """The moment of the Great Battle that this choice leads to, if it does."""
    s = s.clone()
    decision = s.decision()
    s.cells[DECIDER] = NOBODY
    decision.choose(s, code)
    while s.cells[DECIDER] == NOBODY and s.cells[TOP] > BOTTOM:
        effect = s.cells[s.cells[TOP] + EFFECT]
        if s.book.paths[effect] == "rounds" and s.step == 1:
            return s
        s.book.effects[effect].resolve(s)
    return None


class Playing(Collector):
    """Plays both seats of game after game."""

    def __init__(self, stream: Stream) -> None:
        super().__init__(stream)
        self.games = self.decisions = self.turns = 0

    def play(self, seed: str) -> None:
        """One game, with the clans that most is missing of."""
        self.weigh()
        draft = GAME.check_options({"draft": self.draft()})
        s = GAME.begin(STANDARD, 2, Origin(seed, draft))
        new_facts(s)
        self.waiting = []
        self.fought = False
        made = 0
        while not s.is_over:
            self.uses.update(uses_when_asked(s))
            code = self.pick(s)
            before = s.clone()
            s.apply(code)
            told = new_facts(s)
            self.note(before, code, told)
            made += 1
            if made > CAP:
                raise RuntimeError(f"more than {CAP} decisions with seed {seed!r}")
        self.games += 1
        self.decisions += made
        self.turns += int(s.turn)
        self.ways[self.way(s, [])] += 1

    def draft(self) -> str:
        """Three clans each; of six clans that are worth much, in an order that varies."""
        worth = [0.0] * len(CLANS)
        for card, weight in zip(CARDS, self.weights, strict=True):
            worth[card.clan] += weight
        varied = {clan: worth[clan] * (0.5 + self.stream.below(100) / 100) for clan in range(len(CLANS))}
        order = sorted(varied, key=lambda clan: -varied[clan])
        return ", ".join(" ".join(CLANS[clan] for clan in order[first:6:2]) for first in range(2))

    def note(self, before: XState, code: int, told: list[Fact]) -> None:
        self.uses.update(uses_in(before, [*self.waiting, *told]))
        if any(fact.kind == facts.FOUGHT for fact in told):
            battle = battle_after(before, code)
            assert battle is not None
            self.uses.update(uses_in_battle(battle))
        if told:
            self.waiting = [told[-1]] if triggers(told[-1]) else []
        self.fought = fought_last(self.fought, told)

    @property
    def found(self) -> Collected:
        return Collected(self.games, self.decisions, self.turns, self.ways, self.uses)


def collect(seed: str, first: int, games: int) -> Collected:
    """So many games by one collector, who begins with nothing."""
    collector = Playing(Stream(first))
    for number in range(first, first + games):
        collector.play(f"{seed} {number}")
    return collector.found


def missing(found: Collected) -> dict[str, int]:
    """What was used less than is wanted, and how often."""
    return {key: found.uses[key] for key, least in WANTED.items() if found.uses[key] < least}
