"""Facts: what happened at a table, as plain data by word with who may know it; all that is told follows."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from honjin.core.machine import NO_CARD, SPECTATOR, known_by
from honjin.core.origin import ENDINGS, Ending
from honjin.core.people import People
from honjin.core.refusal import rule_id
from honjin.core.text import CORE, LANGUAGES, Argument, Texts

if TYPE_CHECKING:
    from honjin.core.cards import CardSet
    from honjin.core.game import Game
    from honjin.core.notation import Notation

# Its fields: kind, rule, turn; player, card, place where it has them; one of number, other_card, other_place,
# word, or the name of something in every language; known: the seats that may know the card, or ALL.
FactData = dict[str, object]
ALL: Final = "all"
COMMON: Final = ("kind", "rule", "turn", "player", "card", "place", "known")


@dataclass(frozen=True)
class LogLine:
    """A fact as a line for people: its text, the id of its rule, and the turn in which it happened."""

    text: str
    rule: str
    turn: int


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
    """The whole truth of a fact; it can be read without the rules and cards that it came from."""
    kind = game.fact_kinds[fact.kind]
    told: FactData = {"kind": kind.word, "rule": rule_id(game.prefix, fact.rule), "turn": fact.turn}
    if fact.player >= 0:
        told["player"] = fact.player
    if fact.card != NO_CARD:
        told["card"] = cards.ids[fact.card]
    if fact.place >= 0:
        told["place"] = notation.place_word(fact.place)
    if kind.other == "number":
        told["number"] = fact.other
    elif kind.other == "card":
        told["other_card"] = cards.ids[fact.other]
    elif kind.other == "place":
        told["other_place"] = notation.place_word(fact.other)
    elif kind.other == "word":
        told["word"] = game.fact_words[fact.other]
    elif kind.other:
        told[kind.other] = {lang: game.name_of(kind.other, fact.other, cards, lang) for lang in LANGUAGES}
    return {**told, "known": knowers(fact, players)}


def knowers(fact: Fact, players: int) -> str | list[int]:
    """Who may know the card, if there is one: everybody, or some seats."""
    if fact.card == NO_CARD or fact.known & known_by(SPECTATOR):
        return ALL
    return [seat for seat in range(players) if fact.known & known_by(seat)]


def of_ending(ending: Ending, turn: int) -> FactData:
    """That a seat broke the game off."""
    return {"kind": ending.way, "rule": ending.rule, "turn": turn, "player": ending.seat, "known": ALL}


def may_know(fact: FactData, seat: int | None) -> bool:
    """Whether the seat may know the card; None: a spectator."""
    known = fact["known"]
    return known == ALL or (isinstance(known, list) and seat in known)


def event(fact: FactData, seat: int | None) -> dict[str, object]:
    """The fact as far as the seat may know it, for programs."""
    told = {field: value for field, value in fact.items() if field != "known"}
    if "card" in told and not may_know(fact, seat):
        told["card"] = None
    for field, value in told.items():
        if isinstance(value, dict):
            told[field] = value[LANGUAGES[0]]
    return told


def line(fact: FactData, people: People, lang: str, texts: Texts, name: Callable[[str], str]) -> LogLine:
    """The fact as far as the reader may know it; `name` is how a card is called."""
    kind, rule, turn = str(fact["kind"]), str(fact["rule"]), fact["turn"]
    assert isinstance(turn, int)
    player = whole(fact, "player")
    args = people.who(player, lang)
    if kind in ENDINGS and ENDINGS[kind] == rule:
        return LogLine(Texts(CORE)(lang, f"log-{kind}", args), rule, turn)
    known = "card" in fact and may_know(fact, people.reader)
    args["card"] = name(str(fact["card"])) if known else "unknown"
    if "place" in fact:
        args |= people.place(str(fact["place"]), lang, player)
        args["standing"] = args["card"]
    args |= _detail(fact, people, lang, texts, name)
    return LogLine(texts(lang, f"log-{kind}", args), rule, turn)


def _detail(
    fact: FactData, people: People, lang: str, texts: Texts, name: Callable[[str], str]
) -> dict[str, Argument]:
    """The second thing that a fact tells of."""
    for field, value in fact.items():
        if field == "number":
            return {"number": whole(fact, field)}
        if field == "other_card":
            return {"other": name(str(value))}
        if field == "other_place":
            return {"other": int(str(value).rpartition(".")[2])}  # a column of the same row
        if field == "word":
            return {"other": in_words(fact, people, lang, texts)}
        if field not in COMMON and isinstance(value, dict):
            return {"other": str(value[lang])}
    return {"other": "none"}


def in_words(fact: FactData, people: People, lang: str, texts: Texts) -> str:
    """The word of a fact, which may name whom the fact is about."""
    return texts(lang, f"word-{fact['word']}", people.who(whole(fact, "player"), lang))


def whole(fact: FactData, field: str) -> int:
    value = fact.get(field, -1)
    assert isinstance(value, int)
    return value
