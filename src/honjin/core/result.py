"""Results: how a game ended, as a sentence."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from honjin.core.facts import FactData
from honjin.core.origin import ENDINGS
from honjin.core.people import People
from honjin.core.text import CORE, Texts, rules

if TYPE_CHECKING:
    from honjin.core.table import Outcome

DECIDED: Final = ("won", "lost", "drawn")  # facts that end a game, with the way as their word


def result_text(package: str, outcome: "Outcome", told: Sequence[FactData], people: People, lang: str) -> str:
    """Who won and by what; `told` is what happened, as far as it is known."""
    return sentence(outcome, reason(package, outcome, told, people, lang), people, lang)


def reason(package: str, outcome: "Outcome", told: Sequence[FactData], people: People, lang: str) -> str:
    """That somebody broke off, the way that the last fact names, or at least the title of the rule."""
    if outcome.rule in ENDINGS.values():
        return Texts(CORE)(
            lang, f"reason-{outcome.rule.lower()}", people.who(losers_of(outcome, people)[0], lang)
        )
    way = next((fact["word"] for fact in reversed(told) if fact["kind"] in DECIDED and "word" in fact), None)
    if way is not None:
        return Texts(package)(lang, f"word-{way}")
    known = rules(package)
    return known[outcome.rule].title[lang] if outcome.rule in known else outcome.rule


def sentence(outcome: "Outcome", reason: str, people: People, lang: str) -> str:
    """Who won, and the reason that is given."""
    texts, because = Texts(CORE), {"reason": reason}
    if people.players == 1:
        return texts(lang, "result-victory" if outcome.winners else "result-defeat", because)
    if not losers_of(outcome, people):
        return texts(lang, "result-draw", because)
    if len(outcome.winners) == 1:
        return texts(lang, "result-won", {**people.who(outcome.winners[0], lang), **because})
    *most, last = [people.name(seat, lang) for seat in outcome.winners]
    return texts(lang, "result-won-by-several", {"most": ", ".join(most), "last": last, **because})


def losers_of(outcome: "Outcome", people: People) -> list[int]:
    return [seat for seat in range(people.players) if seat not in outcome.winners]
