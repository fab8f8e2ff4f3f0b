"""Reasons: what an option brings, found by playing it in worlds that the seat cannot tell apart."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from honjin.engine.chance import Stream
from honjin.engine.machine import FACT, State
from honjin.table import facts
from honjin.table.card_set import CardSet
from honjin.table.facets import facet
from honjin.table.facts import Fact, FactData
from honjin.table.game import Game
from honjin.table.notation import Notation
from honjin.table.people import People
from honjin.table.text import Argument

WORLDS: Final = 64  # that a reason must hold in, every one
CHOICES_MAX: Final = 60  # that are followed
SAID: Final = 2  # of the reasons of an option
VICTORY: Final = "won"


class Reason(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that an option brings; the message `why-<kind>` says it."""

    kind: str
    weight: int  # how telling it is
    cards: tuple[str, ...] = ()  # ids
    word: str = ""  # a name, or a word of the game
    seat: int = -1  # whom it is about, if somebody else
    number: int = 0
    other: int = 0
    can: bool = False  # if the seat goes on as foreseen; else it comes by itself
    unless: bool = False  # somebody may still prevent it

    @property
    def claim(self) -> "Reason":
        """What it says, however telling and certain that is."""
        return replace(self, weight=0, can=False, unless=False)


NOTHING_BETTER: Final = Reason(kind="best", weight=0)


@dataclass(frozen=True)
class Told:
    """Something that happened; `can`: the seat had to choose on for it, `unless`: others could prevent it."""

    fact: FactData
    can: bool
    unless: bool


@dataclass(frozen=True)
class Course:
    """What comes of an option in one world, up to the next turn or to a choice that was not foreseen.

    `soon` is right after the option, `after` where the course ends; all three are the seat's observations.
    """

    game: Game
    cards: CardSet
    notation: Notation
    seat: int
    option: int
    before: State
    soon: State
    after: State
    told: Sequence[Told]
    can: bool  # what stands in the end needs more choices of the seat
    unless: bool

    @property
    def prompt(self) -> str:
        """What was asked."""
        return self.before.decision().word

    @property
    def details(self) -> dict[str, int]:
        """What the option names, by the holes of its pattern."""
        return self.notation.details(self.option)

    @cached_property
    def was(self) -> Any:
        return self.game.show(self.before, self.cards)

    @cached_property
    def at_once(self) -> Any:
        return self.game.show(self.soon, self.cards)

    @cached_property
    def then(self) -> Any:
        return self.game.show(self.after, self.cards)

    def heard(self, kinds: Iterable[str], by: int | None = None) -> list[Told]:
        """What happened of these kinds, by this seat if one is given."""
        wanted = set(kinds)
        return [each for each in self.told if each.fact.kind in wanted and by in (None, each.fact.who)]

    def told_by(self, told: Sequence[Told], kind: str, weight: int, **said: Any) -> Reason:
        """A reason that rests on what happened."""
        can, unless = any(each.can for each in told), any(each.unless for each in told)
        return Reason(kind=kind, weight=weight, can=can, unless=unless, **said)

    def seen(self, kind: str, weight: int, **said: Any) -> Reason:
        """A reason that rests on how the table stands in the end."""
        return Reason(kind=kind, weight=weight, can=self.can, unless=self.unless, **said)


Finding = Callable[[Course], list[Reason]]


def find_victory(course: Course) -> list[Reason]:
    """What is a reason in any game."""
    won = course.heard([VICTORY], course.seat)
    return [course.told_by(won, VICTORY, 1000, word=won[0].fact.word or "")] if won else []


@dataclass(frozen=True)
class GameReasons:
    """The reasons of one game: its facet `reasons.py`, or these.

    Where nothing is foreseen, a course goes on `to_turn` by any choice, so that what holds in all holds
    whatever one chooses; or it ends there.
    """

    find: Finding = find_victory
    to_turn: bool = True


GENERAL: Final = GameReasons()


def reasons_of(game: Game) -> GameReasons:
    return facet(game, "reasons", GENERAL)


# --- finding them


def find_reasons(game: Game, cards: CardSet, observed: State, line: Sequence[int], seed: int) -> list[Reason]:
    """What the first option of a line brings in every world, if one goes on as foreseen; best told first."""
    facet, stream = reasons_of(game), Stream(seed)
    follower = Follower(game, cards, observed, facet, stream)
    found = [facet.find(follower.follow(line)) for _ in range(WORLDS)]
    return sorted(common(found), key=lambda reason: (-reason.weight, reason.kind, reason.cards))


def common(found: Sequence[Sequence[Reason]]) -> list[Reason]:
    """What all of them say; as little certain as where it is least so."""
    by_world = [{reason.claim: reason for reason in reasons} for reasons in found]
    shared = [claim for claim in by_world[0] if all(claim in reasons for reasons in by_world)]
    return [weakest([reasons[claim] for reasons in by_world]) for claim in shared]


def weakest(alike: Sequence[Reason]) -> Reason:
    return replace(
        alike[0],
        weight=min(reason.weight for reason in alike),
        can=any(reason.can for reason in alike),
        unless=any(reason.unless for reason in alike),
    )


class Follower:
    """Plays lines on in sampled worlds: the seat as foreseen, otherwise at random."""

    def __init__(
        self, game: Game, cards: CardSet, observed: State, facet: GameReasons, stream: Stream
    ) -> None:
        self.game = game
        self.cards = cards
        self.observed = observed
        self.seat = int(observed.seat)
        self.facet = facet
        self.stream = stream
        self.notation = Notation(game.patterns, game.holes(cards, int(observed.players)))

    def follow(self, line: Sequence[int]) -> Course:
        s = self.observed.sample(self.stream)
        s.listening = True
        s.forget_facts()
        self.can = self.unless = False
        told: list[Told] = []
        self.step(s, line[0], told)
        soon = s.observe(self.seat)
        rest = list(line[1:])
        for _ in range(CHOICES_MAX):
            chosen = None if s.is_over or self.game.starts_turn(s) else self.next(s, rest)
            if chosen is None:
                break
            self.step(s, chosen, told)
        return Course(
            self.game,
            self.cards,
            self.notation,
            self.seat,
            line[0],
            self.observed,
            soon,
            s.observe(self.seat),
            told,
            self.can,
            self.unless,
        )

    def next(self, s: State, rest: list[int]) -> int | None:
        """The choice that comes next; None where the course ends."""
        options = [int(s.option(index)) for index in range(s.offer())]
        if s.seat != self.seat:
            letting = int(self.game.reaction(s))
            self.unless |= letting in options
            return letting if letting in options else self.any(options)
        if len(options) == 1:
            return options[0]
        foreseen = next((option for option in rest if option in options), None)
        if foreseen is None:
            return self.any(options) if self.facet.to_turn else None
        self.can = True
        del rest[: rest.index(foreseen) + 1]
        return foreseen

    def any(self, options: Sequence[int]) -> int:
        return options[int(self.stream.below(len(options)))]

    def step(self, s: State, option: int, told: list[Told]) -> None:
        s.apply(option)
        numbers = [int(number) for number in s.facts]
        s.forget_facts()
        for at in range(0, len(numbers), FACT):
            fact = Fact(*numbers[at : at + FACT])
            data = facts.by_word(fact, self.game, self.cards, self.notation, int(s.players))
            told.append(Told(data, self.can, self.unless))


# --- saying them


def sentence(game: Game, cards: CardSet, reasons: Sequence[Reason], people: People, lang: str) -> str:
    """The most telling of them, as one sentence for the seat that reads."""
    said = [clause(game, cards, reason, people, lang) for reason in told_once(reasons)]
    text = game.texts(lang, "why-both", {"first": said[0], "second": said[1]}) if len(said) > 1 else said[0]
    return f"{text[0].upper()}{text[1:]}."


def told_once(reasons: Sequence[Reason]) -> list[Reason]:
    """Those that are said: beside a victory nothing counts, and what may be prevented is said once."""
    first, *others = reasons[:SAID] or [NOTHING_BETTER]
    if first.kind == VICTORY:
        return [first]
    return [first, *(replace(reason, unless=reason.unless and not first.unless) for reason in others)]


def clause(game: Game, cards: CardSet, reason: Reason, people: People, lang: str) -> str:
    reader = -1 if people.reader is None else people.reader
    who = people.who(reason.seat if reason.seat >= 0 else reader, lang)
    args: dict[str, Argument] = {
        **who,
        "cards": listed(game, [cards.name(card, lang) for card in reason.cards], lang),
        "count": len(reason.cards),
        "word": said_word(game, reason.word, people, lang),
        "number": reason.number,
        "other": reason.other,
        "can": "yes" if reason.can else "no",
        "unless": "yes" if reason.unless else "no",
    }
    return game.texts(lang, f"why-{reason.kind}", args)


def said_word(game: Game, word: str, people: People, lang: str) -> str:
    """A word of the game in this language, or a name, which is the same in all."""
    key = f"word-{word}"
    reader = -1 if people.reader is None else people.reader
    return game.texts(lang, key, people.who(reader, lang)) if game.texts.has(lang, key) else word


def listed(game: Game, names: Sequence[str], lang: str) -> str:
    """A, B and C."""
    *most, last = names or ("",)
    return game.texts(lang, "why-list", {"most": ", ".join(most), "last": last}) if most else last
