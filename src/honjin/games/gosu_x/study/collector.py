"""A player that looks for what has happened least, and what counts as a use of a card's effect.

That is decided here, from facts and states, and not by the engine.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from honjin.armies.engine.places import ROWS, place_at, row_of, seat_of
from honjin.engine.chance import Stream
from honjin.engine.machine import FACT, WINNERS, seat_bit
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.games.gosu_x.engine import book, conditions, facts, ids, layout, options
from honjin.games.gosu_x.engine.book import CLAN_BITS, LEVEL_BITS
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.engine.turns import HAND_LIMIT
from honjin.games.gosu_x.game import way_to_win
from honjin.table.facts import Fact
from honjin.table.table import Option, Question

CARDS: Final = STANDARD.cards
IDS: Final = STANDARD.ids
AT_LEAST: Final = {"entry": 100, "trigger": 20, "reaction": 20, "ability": 20, "name": 20}

# What a triggered effect does first, if it does anything.
TRIGGERED_FACTS: Final = (
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
        if s.cells[layout.ACTIVE_TILES] & CLAN_BITS[clan] and s.cards.tile[clan] & ability:
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
            if after is not None and after.kind in TRIGGERED_FACTS and after.rule != ids.T2:
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
                failed = s.decision().failures(s, options.CHOOSE_PLACE + top)
                if not printed and failed == conditions.IS_ETHEREAL:
                    yield from givers(s, p, book.ETHEREAL_TOP)


# --- the player


class Collector:
    """Of every option it looks at what it would use and lead to, and values what it has seen least."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.uses: Counter[str] = Counter()  # that it has seen
        self.ways: Counter[str] = Counter()
        self.worth: dict[str, float] = {}
        self.weights: list[float] = []
        self.waiting: list[Fact] = []  # a triggered effect that has begun and not told yet what it does
        self.fought = False  # since the last tile was flipped
        self.weigh()

    def weigh(self) -> None:
        """How much each use is worth, and each card: by the rarest of its uses and of those it helps to."""
        self.worth = {key: 1 / (1 + self.uses[key] * 20 / least) for key, least in WANTED.items()}
        self.weights = []
        for face in range(len(CARDS)):
            own = max((self.worth[key] for key in USES_OF[face]), default=0.0)
            helped = max((self.worth[key] for key in HELPED_BY[face]), default=0.0)
            self.weights.append(max(own, 0.7 * helped))

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
            value = 8 / (1 + self.ways[self.way(trial, told)]) - 2
        else:
            used += uses_when_asked(trial)
        if code == options.PASS:
            value -= 12
        elif code & options.KIND_MASK == options.ACTIVATE:
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


def collected_option(question: Question, chosen: Counter[str], stream: Stream) -> Option:
    """What a collector would do who has seen nothing yet: large armies and every kind of effect."""
    s = question.observation.sample(stream)
    assert isinstance(s, XState)
    return question.options[question.codes.index(Collector(stream).pick(s))]
