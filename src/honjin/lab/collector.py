"""A player of GOSU X that looks for what has happened least, and how often each card's effects were used.

What counts as a use is decided here, from facts and states, and not by the engine.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from honjin.core.facts import Fact
from honjin.core.machine import BOTTOM, EFFECT, FACT, NOBODY, SEAT, TOP, WINNERS, seat_bit
from honjin.core.origin import Origin
from honjin.core.place import ROWS, place_at, row_of, seat_of
from honjin.core.rng import Stream
from honjin.core.table import Option, Question
from honjin.games.gosu_x import book, facts, ids, layout, rules
from honjin.games.gosu_x.book import CLAN_BITS, LEVEL_BITS
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.games.gosu_x.flow import TEN
from honjin.games.gosu_x.game import GAME, way_to_win
from honjin.games.gosu_x.state import XState
from honjin.games.gosu_x.turns import HAND_LIMIT

CARDS: Final = STANDARD.cards
IDS: Final = STANDARD.ids
AT_LEAST: Final = {"entry": 100, "trigger": 20, "reaction": 20, "ability": 20, "name": 20}
CAP: Final = 20_000

# What a triggered effect does first, if it does anything.
TRIGGERED: Final = (
    facts.DREW,
    facts.UNLOCKED,
    facts.WON,
    facts.CAPTURED,
    facts.REACTED,
    facts.SHUFFLED_IN,
    facts.CHOSE_CLAN,
    facts.DISCARDED,
    facts.DID_NOTHING,
    facts.GAINED_TURN,
    facts.NO_SECOND_TURN,
    facts.LOST_TURN,
)

# Cards that help another to its effect.
HELPERS: Final = {
    "byun-hyung-ja-phoenix": ("phoenix", "phoenix-eliana", "phoenix-immortal", "fenghuang", "kaez"),
    "byun-hyung-ja-tomorrow": ("ne-ye", "ez", "orgah"),
    "ne-ye": ("ez", "orgah", "abhilasha"),
    "byun-hyung-ja-abhilasha": ("solok", "les-apotres-de-la-nuit", "alpha", "deesses-de-lave"),
    "phoenix-eliana": ("arpia", "timer"),
    "hemro-le-chasseur-de-primes": ("she-rift", "les-fees-petales", "solok"),
    "galmi-avatar": ("she-rift",),
}


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


def wanted() -> dict[str, int]:
    """Everything that is to be used, and how often at least."""
    found: dict[str, int] = {}
    for card in CARDS:
        has = {
            "entry": card.entry,
            "trigger": card.triggered,
            "reaction": card.reaction,
            "ability": card.abilities,
            "name": card.also,
        }
        found |= {f"{kind} {card.id}": least for kind, least in AT_LEAST.items() if has[kind]}
    return found


WANTED: Final = wanted()
# By face: what of it is wanted, and what it helps to.
USES_OF: Final = [[key for key in WANTED if key.split()[1] == id] for id in IDS]
HELPED_BY: Final = [
    [
        key
        for target, helpers in HELPERS.items()
        if id in helpers
        for key in WANTED
        if key.split()[1] == target
    ]
    for id in IDS
]


# --- what was used


def new_facts(s: XState) -> list[Fact]:
    """The facts told since this was last asked."""
    told = [int(number) for number in s.facts]
    s.forget_facts()
    return [Fact(*told[at : at + FACT]) for at in range(0, len(told), FACT)]


def givers(s: XState, p: int, ability: int) -> Iterator[str]:
    """Whose ongoing effect works for the seat: cards in its army and active tiles."""
    for place in places(s, p):
        if s.has_ability(place, ability):
            yield f"ability {IDS[s.face(place)]}"
    for clan, name in enumerate(CLANS):
        if s.cells[layout.TILES] & CLAN_BITS[clan] and s.cards.tile[clan] & ability:
            yield f"tile {name}"


def places(s: XState, p: int) -> list[int]:
    return [int(place_at(p, row, column)) for row in range(ROWS) for column in range(s.row_length(p, row))]


def triggers(fact: Fact) -> bool:
    """Whether the fact says that a triggered effect begins."""
    return fact.kind == facts.RESOLVED and fact.rule == ids.E12


def uses_in(before: XState, told: list[Fact]) -> Iterator[str]:
    """What a choice, made in this state, has used, from the facts that followed."""
    hunted: Counter[int] = Counter()
    mirrors: set[int] = set()
    for index, fact in enumerate(told):
        after = told[index + 1] if index + 1 < len(told) else None
        if fact.kind in (facts.PLACED, facts.RAISED, facts.SHIFTED) and IDS[fact.card] == "aat":
            mirrors.add(fact.place)
        if triggers(fact):
            if after is not None and after.kind in TRIGGERED and after.rule != ids.T2:
                yield f"trigger {IDS[fact.card]}"
        elif fact.kind == facts.RESOLVED:
            yield f"entry {IDS[fact.card]}"
            if fact.place in mirrors and IDS[fact.card] != "aat":
                yield "ability aat"
            yield from name_uses(before, fact)
        elif fact.kind == facts.ECHOED:
            yield f"entry {IDS[fact.card]}"
            yield "keyword echo"
        elif fact.kind == facts.COPIED and CARDS[fact.other].entry:
            yield f"entry {IDS[fact.other]}"
        elif fact.kind == facts.REACTED:
            yield f"reaction {IDS[fact.card]}"
        elif fact.kind == facts.DREW and fact.rule == ids.E3:
            yield "keyword bounty"
            hunted[fact.player] += 1
            if hunted[fact.player] == 2:
                yield from givers(before, fact.player, book.HUNTER)
        elif fact.kind == facts.TOOK_WONDER:
            yield "keyword wondrous"
        elif fact.kind == facts.TURNS_LEFT and fact.other == 2:
            yield from givers(before, 1 - fact.player, book.SHORT_PASS)
        elif fact.kind == facts.SHIFTED and fact.rule == ids.H3:
            yield "keyword secret-shift"
            printed = before.cards.keywords[fact.other] & book.SECRET_SHIFT
            if not printed and not before.cells[layout.RAISING]:
                yield from givers(before, fact.player, book.SECRET_SHIFTS)
        elif fact.kind in (facts.PLACED, facts.RAISED):
            if fact.rule == ids.P5:
                yield "keyword recruiter"
            yield from placing_uses(before, fact)


def name_uses(s: XState, fact: Fact) -> Iterator[str]:
    """A card that looks for another name finds one that only counts as having it."""
    other = {"arpia": "timer", "timer": "arpia"}.get(IDS[fact.card])
    standing = [s.face(place) for p in range(2) for place in places(s, p) if s.stands(place)]
    if other is not None and STANDARD.numbers[other] not in standing:
        yield from {f"name {IDS[face]}" for face in standing if CARDS[face].also}


def placing_uses(s: XState, fact: Fact) -> Iterator[str]:
    """A card of every level in another row; one that could not come for free by its printed clan alone."""
    card, p, row = fact.card, fact.player, int(row_of(fact.place))
    if CARDS[card].abilities & book.EVERY_LEVEL and row != CARDS[card].level - 1:
        yield f"ability {IDS[card]}"
    length = s.row_length(p, row)
    recruited = length > 0 and s.has(place_at(p, row, length - 1), book.RECRUITER)
    if recruited or (row == 0 and not s.row_clans(p, 0)) or (row == 0 and paid(s)):
        return
    for support in range(max(row, 1)):
        standing = [place for place in places(s, p) if row_of(place) == support and s.stands(place)]
        clan = CLAN_BITS[CARDS[card].clan]
        if any(CLAN_BITS[CARDS[s.card_at(place)].clan] == clan for place in standing):
            continue
        if CARDS[card].abilities & book.WILD:
            yield f"ability {IDS[card]}"
        wild = {s.face(place) for place in standing if s.cards.abilities[s.face(place)] & book.WILD}
        yield from (f"ability {IDS[face]}" for face in wild)
        if not wild and s.cards.levels[card] & LEVEL_BITS[2]:
            yield from givers(s, p, book.WILD_IMMORTALS)


def paid(s: XState) -> bool:
    return not s.is_over and s.decision().word == "payment"


def uses_when_asked(s: XState) -> Iterator[str]:
    """What is used by the very question that waits."""
    word = s.decision().word
    if word == "echo":
        place = int(s.pick)
        if not s.cards.keywords[s.face(place)] & book.ECHO:
            if s.is_beside(place, book.ECHO_ADJACENT):
                yield "ability sha-dow"
            if s.levels_at(place) & book.IMMORTAL:
                yield from givers(s, seat_of(place), book.ECHO_IMMORTALS)
    elif word == "hand-limit" and s.hand_size(s.player) <= HAND_LIMIT:
        for p in range(2):
            yield from (
                use for use in givers(s, p, book.HAND_OF_FIVE) if p == 0 or not use.startswith("tile")
            )
    elif word == "choose" and s.step == 0:
        for p in range(2):
            top = int(s.highest_open(p))
            if top >= 0 and s.ongoing(p, book.ETHEREAL_TOP):
                printed = s.stands(top) and s.cards.keywords[s.face(top)] & book.ETHEREAL
                failed = s.decision().failures(s, rules.CHOOSE_PLACE + top)
                if not printed and failed == rules.IS_ETHEREAL:
                    yield from givers(s, p, book.ETHEREAL_TOP)


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
    s.cells[SEAT] = NOBODY
    decision.choose(s, code)
    while s.cells[SEAT] == NOBODY and s.cells[TOP] > BOTTOM:
        effect = s.cells[s.cells[TOP] + EFFECT]
        if s.book.paths[effect] == "rounds" and s.step == 1:
            return s
        s.book.effects[effect].resolve(s)
    return None


# --- the player


class Collector:
    """Plays both seats of game after game; of every option it looks at what it would use and lead to."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.found = Collected()
        self.worth: dict[str, float] = {}
        self.weights: list[float] = []
        self.waiting: list[Fact] = []  # a triggered effect that has begun and not told yet what it does
        self.fought = False  # since the last tile was flipped
        self.weigh()

    def weigh(self) -> None:
        """How much each use is worth, and each card: by the rarest of its uses and of those it helps to."""
        uses = self.found.uses
        self.worth = {key: 1 / (1 + uses[key] * 20 / least) for key, least in WANTED.items()}
        self.weights = []
        for face in range(len(CARDS)):
            own = max((self.worth[key] for key in USES_OF[face]), default=0.0)
            helped = max((self.worth[key] for key in HELPED_BY[face]), default=0.0)
            self.weights.append(max(own, 0.7 * helped))

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
            self.found.uses.update(uses_when_asked(s))
            code = self.pick(s)
            before = s.clone()
            s.apply(code)
            told = new_facts(s)
            self.note(before, code, told)
            made += 1
            if made > CAP:
                raise RuntimeError(f"more than {CAP} decisions with seed {seed!r}")
        self.found.games += 1
        self.found.decisions += made
        self.found.turns += int(s.turn)
        self.found.ways[self.way(s, [])] += 1

    def draft(self) -> str:
        """Three clans each; of six clans that are worth much, in an order that varies."""
        worth = [0.0] * len(CLANS)
        for card, weight in zip(CARDS, self.weights, strict=True):
            worth[card.clan] += weight
        varied = {clan: worth[clan] * (0.5 + self.stream.below(100) / 100) for clan in range(len(CLANS))}
        order = sorted(varied, key=lambda clan: -varied[clan])
        return ", ".join(" ".join(CLANS[clan] for clan in order[first:6:2]) for first in range(2))

    def note(self, before: XState, code: int, told: list[Fact]) -> None:
        self.found.uses.update(uses_in(before, [*self.waiting, *told]))
        if any(fact.kind == facts.FOUGHT for fact in told):
            battle = battle_after(before, code)
            assert battle is not None
            self.found.uses.update(uses_in_battle(battle))
        if told:
            self.waiting = [told[-1]] if triggers(told[-1]) else []
        self.fought = fought_last(self.fought, told)

    def way(self, s: XState, told: list[Fact]) -> str:
        winners = [p for p in range(2) if s.cells[WINNERS] & seat_bit(p)]
        return way_to_win(s, winners, fought_last(self.fought, told))

    def pick(self, s: XState) -> int:
        codes = [int(s.option(index)) for index in range(s.offer())]
        if len(codes) == 1:
            return codes[0]
        values = [self.value(s, code) + self.stream.below(1000) / 4000 for code in codes]
        return codes[values.index(max(values))]

    def value(self, s: XState, code: int) -> float:
        trial = s.clone()
        trial.listening = True
        trial.apply(code)
        told = new_facts(trial)
        used = list(uses_in(s, [*self.waiting, *told]))
        value = 0.0
        if trial.is_over:
            value = 8 / (1 + self.found.ways[self.way(trial, told)]) - 2
        else:
            used += uses_when_asked(trial)
        if code == rules.PASS:
            value -= 12
        elif code & rules.KINDS == rules.ACTIVATE:
            value += (
                3 * self.worth["reaction atalante-a-grand-bouclier"] * holds_atalante(s, 1 - int(s.player))
            )
        return value + 4 * sum(self.worth.get(use, 0) for use in used) + self.prospects(trial)

    def prospects(self, s: XState) -> float:
        """What rare cards stand and are held, how large the armies are, how near the rarer effects."""
        total = 0.0
        for p in range(2):
            for place in places(s, p):
                total += 0.2 if s.is_captured(place) else 0.3 + self.weights[s.card_at(place)]
                if s.stands(place) and CARDS[s.card_at(place)].trigger:
                    total += self.nearness(s, p, IDS[s.card_at(place)])
            hand = s.hand(p)
            total += sum(0.1 + 0.5 * self.weights[s.card(hand, index)] for index in range(s.size(hand)))
            total += 0.3 * int(s.owned(p))
        return total

    def nearness(self, s: XState, p: int, id: str) -> float:
        """How near a card with a rare condition is to it."""
        worth = self.worth[f"trigger {id}"]
        if id == "byun-hyung-ja-abhilasha":
            return 2 * worth * min(int(s.captured_count(1 - p)), 3)
        if id == "byun-hyung-ja-narashima":
            return -0.1 * worth * int(s.size(s.deck(p)))
        if id == "byun-hyung-ja-xi-an":
            hand = s.hand(p)
            held = Counter(CARDS[s.card(hand, index)].clan for index in range(s.size(hand)))
            return worth * max(held.values(), default=0)
        if id == "byun-hyung-ja-phoenix":
            return 2 * worth * int(s.named(p, s.cards.kin_of("Phoenix")))
        return 0.0


def holds_atalante(s: XState, p: int) -> bool:
    return s.holds(s.hand(p), STANDARD.numbers["atalante-a-grand-bouclier"])


def fought_last(fought: bool, told: list[Fact]) -> bool:
    """Whether a battle was the last of battles and flipped tiles: what a win by GX-B5 comes from."""
    for fact in told:
        fought = fact.kind == facts.FOUGHT or (fought and fact.kind != facts.FLIPPED)
    return fought


def collect(seed: str, first: int, games: int) -> Collected:
    """So many games by one collector, who begins with nothing."""
    collector = Collector(Stream(first))
    for number in range(first, first + games):
        collector.play(f"{seed} {number}")
    return collector.found


def missing(found: Collected) -> dict[str, int]:
    """What was used less than is wanted, and how often."""
    return {key: found.uses[key] for key, least in WANTED.items() if found.uses[key] < least}


def collected_option(question: Question, chosen: Counter[str], stream: Stream) -> Option:
    """What a collector would do who has seen nothing yet: large armies and every kind of effect."""
    s = question.observation.sample(stream)
    assert isinstance(s, XState)
    return question.options[question.codes.index(Collector(stream).pick(s))]
