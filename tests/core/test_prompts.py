"""A question offers nothing but the options there are, in both languages and all games."""

import random
import re
from typing import Final

import pytest

import honjin
from honjin.table.text import LANGUAGES

# What a label offers, and the kinds of options of which there is one then.
OFFERS: Final = (
    (re.compile(r"\b(or|only) pass\b|\b(ou passez|que passer)\b"), {"pass"}),
    (re.compile(r"\bplay a (card|goblin)\b|\bposez un"), {"play"}),
    (re.compile(r"\bmake a shift\b|\beffectuez une relève\b"), {"shift"}),
    (re.compile(r"\bmutate a\b|\bfaites muter\b"), {"mutate"}),
    (re.compile(r"\buse Activation tokens\b|\butilisez des jetons\b"), {"activate", "draw"}),
    (re.compile(r": prevent it\?|: l'empêcher"), {"react"}),
    (re.compile(r", or (stop|none|do nothing|swap none|discard none)"), {"done"}),
    (re.compile(r", ou (arrêtez|aucune|ne faites rien|n'échangez rien|n'en)"), {"done"}),
    (re.compile(r"\bdraw a new one\b|\bpiocher une nouvelle\b"), {"mulligan"}),
    (re.compile(r"\bplace the next card\b|\bplacez la prochaine carte\b"), {"place"}),
    (re.compile(r"\bchoose its symbol\b|\bchoisissez son symbole\b"), {"symbol"}),
)


@pytest.mark.parametrize("name", honjin.games())
def test_a_question_offers_nothing_that_is_not_there(name: str) -> None:
    seen: set[str] = set()
    for seed in range(30):
        game = honjin.game(name)
        options = {"draft": "random"} if "draft" in game.settings else {}
        t = game.new(seed=str(seed), options=options)
        rng = random.Random(seed)
        while (question := t.decision) is not None:
            kinds = {option.kind for option in question.options}
            for lang in LANGUAGES:
                label = question.label(lang)
                for offer, needed in OFFERS:
                    if offer.search(label):
                        seen.add(offer.pattern)
                        assert kinds & needed, (label, kinds)
            t.play(rng.choice(question.codes))
    assert seen, "some questions of every game offer something"


def test_others_are_not_told_what_the_hand_allows() -> None:
    """GX-E6: whether there is a Force of Will card in the hand, only its owner may know."""
    labels: dict[bool, set[str]] = {True: set(), False: set()}
    for seed in range(60):
        t = honjin.game("gosu-x").new(seed=str(seed), options={"draft": "random"})
        rng = random.Random(seed)
        while (question := t.decision) is not None:
            if question.prompt == "react-to-activation":
                can = len(question.codes) > 1
                label = question.label("en", is_asked=False).partition(": ")[2]
                labels[can].add(label)
                assert (question.label("en").endswith("?")) == can
            t.play(rng.choice(question.codes))
    assert labels[True] == labels[False] != set()


def test_a_question_names_its_card_and_places() -> None:
    seen = set()
    for seed in range(60):
        t = honjin.game("gosu-x").new(seed=str(seed), options={"draft": "random"})
        rng = random.Random(seed)
        while (question := t.decision) is not None:
            if question.threat is not None:
                assert question.prompt == "react-to-harm"
                assert question.threat.startswith(f"{question.seat}:")
                assert question.card == card_at(t, question.threat)
                assert question.cause is not None
                seen.add("threat")
            elif question.cause is not None and question.prompt == "choose":
                assert question.card == card_at(t, question.cause)
                seen.add("cause")
            t.play(rng.choice(question.codes))
    assert seen == {"threat", "cause"}


def card_at(t: honjin.Table, slot: str) -> object:
    seat, row, column = re.match(r"(\d):(I+)\.(\d)", slot).groups()  # type: ignore[union-attr]
    seats = t.view(None)["seats"]
    assert isinstance(seats, list)
    return seats[int(seat)]["army"][len(row) - 1][int(column) - 1]["card"]
