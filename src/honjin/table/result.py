"""Results: how a game ended, as a sentence."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from honjin.table.choice import ENDINGS
from honjin.table.facts import FactData
from honjin.table.people import People
from honjin.table.text import CORE, Texts, rules

if TYPE_CHECKING:
    from honjin.table.table import Outcome

# Facts that end a game, with the way as their word; who lost says more.
DECIDED: Final = ("won", "drawn", "lost")


def result_text(package: str, outcome: "Outcome", told: Sequence[FactData], people: People, lang: str) -> str:
    """Who won and by what; `told` is what happened, as far as it is known."""
    return sentence(outcome, reason(package, outcome, told, people, lang), people, lang)


def reason(package: str, outcome: "Outcome", told: Sequence[FactData], people: People, lang: str) -> str:
    """That somebody broke off, the way that the last fact names, or at least the title of the rule."""
    return way_text(package, way_of(outcome, told, people.players), people, lang)


@dataclass(frozen=True)
class Way:
    """How a game ended: the rule, the word of the fact that tells it if one does, and whom that is about."""

    rule: str
    word: str = ""
    who: int = -1


def way_of(outcome: "Outcome", told: Sequence[FactData], players: int) -> Way:
    """That somebody broke off, or the way that the last fact names."""
    if outcome.rule in ENDINGS.values():
        lost = (seat for seat in range(players) if seat not in outcome.winners)
        return Way(outcome.rule, who=next(lost, -1))
    ways = [fact for kind in DECIDED for fact in told if fact.kind == kind and fact.word is not UNSET]
    return Way(outcome.rule, str(ways[-1].word), ways[-1].who) if ways else Way(outcome.rule)


def way_text(package: str, way: Way, people: People, lang: str) -> str:
    """The way in words, or where the game has none, the title of the rule."""
    if way.rule in ENDINGS.values():
        return Texts(CORE)(lang, f"reason-{way.rule.lower()}", people.who(way.who, lang))
    if way.word:
        return Texts(package)(lang, f"word-{way.word}", people.who(way.who, lang))
    known = rules(package)
    return known[way.rule].title[lang] if way.rule in known else way.rule


def sentence(outcome: "Outcome", reason: str, people: People, lang: str) -> str:
    """Who won, the reason that is given, and whether somebody went back on the way."""
    result = who_won(outcome, reason, people, lang)
    return Texts(CORE)(lang, "result-rewound", {"result": result}) if outcome.rewound else result


def who_won(outcome: "Outcome", reason: str, people: People, lang: str) -> str:
    texts, because = Texts(CORE), {"reason": reason}
    if people.players == 1:
        won = bool(outcome.winners)
        return texts(
            lang, "result-victory" if won else "result-defeat", {"score": outcome.scores[0], **because}
        )
    if not outcome.winners:
        return texts(lang, "result-nobody", because)
    if not losers_of(outcome, people):
        return texts(lang, "result-draw", because)
    if len(outcome.winners) == 1:
        return texts(lang, "result-won", {**people.who(outcome.winners[0], lang), **because})
    winners = sorted(outcome.winners, key=lambda seat: seat != people.reader)  # the reader first
    *most, last = [texts(lang, "subject", people.who(seat, lang)) for seat in winners]
    named = {"most": ", ".join(most), "last": last}
    return texts(lang, "result-won-by-several", {**people.who(winners[0], lang), **named, **because})


def losers_of(outcome: "Outcome", people: People) -> list[int]:
    return [seat for seat in range(people.players) if seat not in outcome.winners]
