"""Facts: what happened at a table, as plain data by word with who may know it; all that is told follows."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from msgspec import UNSET, Struct, UnsetType, convert, to_builtins
from msgspec.structs import replace

from honjin.engine.machine import NO_CARD, SPECTATOR, known_by
from honjin.table.choice import ENDINGS, REWIND, REWIND_RULE, Ending
from honjin.table.people import People
from honjin.table.refusal import rule_id
from honjin.table.text import CORE, LANGUAGES, Argument, Texts

if TYPE_CHECKING:
    from honjin.table.card_set import CardSet
    from honjin.table.game import Game
    from honjin.table.notation import Notation

Known = Literal["all"]
ALL: Final[Known] = "all"
OWN: Final = {**ENDINGS, REWIND: REWIND_RULE}  # facts of no game: what the seats do to any, and its rule


class Event(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What happened, as far as somebody may know it: its fields are those that it has something to say in."""

    kind: str
    rule: str
    turn: int
    player: int | UnsetType = UNSET
    card: str | UnsetType | None = UNSET  # None: there is one, and the seat may not know which
    place: str | UnsetType = UNSET
    # One of these, or the name of something in a field of a game's own:
    number: int | UnsetType = UNSET
    other_card: str | UnsetType = UNSET
    other_place: str | UnsetType = UNSET
    word: str | UnsetType = UNSET


class FactData(Event, frozen=True, kw_only=True, omit_defaults=True):
    """The whole truth of what happened; it can be read without the rules and cards that it came from."""

    names: dict[str, dict[str, str]] = {}  # of what the fact is about, by language
    known: list[int] | Known  # who may know the card, if there is one

    @property
    def who(self) -> int:
        """The player, or -1."""
        return -1 if self.player is UNSET else self.player


@dataclass(frozen=True)
class LogLine:
    """A fact as a line for people: its text, the id of its rule, and the turn in which it happened.

    Beside it what a client sorts lines by: the kind, and if there are any, the player and a card that may be
    known.
    """

    text: str
    rule: str
    turn: int
    kind: str
    player: int | None
    card: str | None


@dataclass(frozen=True)
class Fact:
    """What happened, by number as the engine tells it; the card is for those whose bit is in `known`."""

    kind: int
    rule: int
    turn: int
    player: int
    card: int
    place: int
    other: int
    known: int


def by_word(fact: Fact, game: "Game", cards: "CardSet", notation: "Notation", players: int) -> FactData:
    """The whole truth of a fact."""
    kind = game.fact_kinds[fact.kind]
    other, detail = kind.other, fact.other
    named = other not in ("", "number", "card", "place", "word")
    return FactData(
        kind=kind.word,
        rule=rule_id(game.prefix, fact.rule),
        turn=fact.turn,
        player=fact.player if fact.player >= 0 else UNSET,
        card=cards.ids[fact.card] if fact.card != NO_CARD else UNSET,
        place=notation.place_word(fact.place) if fact.place >= 0 else UNSET,
        number=detail if other == "number" else UNSET,
        other_card=cards.ids[detail] if other == "card" else UNSET,
        other_place=notation.place_word(detail) if other == "place" else UNSET,
        word=game.fact_words[detail] if other == "word" else UNSET,
        names={other: {lang: game.name_of(other, detail, cards, lang) for lang in LANGUAGES}}
        if named
        else {},
        known=knowers(fact, players),
    )


def knowers(fact: Fact, players: int) -> Known | list[int]:
    """Who may know the card, if there is one: everybody, or some seats."""
    if fact.card == NO_CARD or fact.known & known_by(SPECTATOR):
        return ALL
    return [seat for seat in range(players) if fact.known & known_by(seat)]


def of_ending(ending: Ending, turn: int) -> FactData:
    """That a seat broke the game off."""
    return FactData(kind=ending.way, rule=ending.rule, turn=turn, player=ending.seat, known=ALL)


def of_rewind(seat: int, turn: int) -> FactData:
    """That a seat went back to a choice of its own."""
    return FactData(kind=REWIND, rule=REWIND_RULE, turn=turn, player=seat, known=ALL)


def may_know(fact: FactData, seat: int | None) -> bool:
    """Whether the seat may know the card; None: a spectator."""
    return fact.known == ALL or seat in fact.known


def as_known(fact: FactData, is_known: bool) -> FactData:
    """The fact for somebody who sits nowhere and may know its card, or may not."""
    return replace(fact, known=ALL if is_known else [])


# --- as JSON: what a fact names stands in fields of their own


def write(fact: FactData) -> dict[str, object]:
    """The whole truth, for storage."""
    return {**fields_of(fact), **fact.names, "known": fact.known}


def read(data: Mapping[str, object]) -> FactData:
    """What `write` has written; ValidationError says what is wrong with it."""
    names = {field: value for field, value in data.items() if isinstance(value, dict)}
    return convert({**data, "names": names}, FactData)


def event(fact: FactData, seat: int | None) -> dict[str, object]:
    """The fact as far as the seat may know it, for programs."""
    told = fields_of(fact)
    if "card" in told and not may_know(fact, seat):
        told["card"] = None
    return told | {what: name[LANGUAGES[0]] for what, name in fact.names.items()}


def fields_of(fact: FactData) -> dict[str, object]:
    """What everybody's event and the stored fact have in common."""
    told: dict[str, object] = to_builtins(fact)
    told.pop("names", None)
    del told["known"]
    return told


# --- in words


def line(fact: FactData, people: People, lang: str, texts: Texts, name: Callable[[str], str]) -> LogLine:
    """The fact as far as the reader may know it; `name` is how a card is called."""
    args = people.who(fact.who, lang)
    if OWN.get(fact.kind) == fact.rule:
        return told(fact, Texts(CORE)(lang, f"log-{fact.kind}", args), people)
    known = isinstance(fact.card, str) and may_know(fact, people.reader)
    args["card"] = name(str(fact.card)) if known else "unknown"
    if fact.place is not UNSET:
        args |= people.place(fact.place, lang, fact.who)
        args["standing"] = args["card"]
    args |= _detail(fact, people, lang, texts, name)
    return told(fact, texts(lang, f"log-{fact.kind}", args), people)


def told(fact: FactData, text: str, people: People) -> LogLine:
    """The fact in these words, as far as the reader may know it."""
    card = fact.card if isinstance(fact.card, str) and may_know(fact, people.reader) else None
    player = None if fact.player is UNSET else fact.player
    return LogLine(text, fact.rule, fact.turn, fact.kind, player, card)


def _detail(
    fact: FactData, people: People, lang: str, texts: Texts, name: Callable[[str], str]
) -> dict[str, Argument]:
    """The second thing that a fact tells of."""
    if fact.number is not UNSET:
        return {"number": fact.number}
    if fact.other_card is not UNSET:
        return {"other": name(fact.other_card)}
    if fact.other_place is not UNSET:
        return {"other": int(fact.other_place.rpartition(".")[2])}  # a column of the same row
    if fact.word is not UNSET:
        return {"other": in_words(fact, people, lang, texts)}
    return {"other": next((names[lang] for names in fact.names.values()), "none")}


def in_words(fact: FactData, people: People, lang: str, texts: Texts) -> str:
    """The word of a fact, which may name whom the fact is about."""
    return texts(lang, f"word-{fact.word}", people.who(fact.who, lang))
