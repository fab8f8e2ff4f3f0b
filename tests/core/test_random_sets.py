"""Card sets made at random of all words there are: each is refused in plain words, or can be played."""

import os
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

import honjin
from honjin import FormError
from honjin.engine.chance import Stream
from honjin.games import GAMES
from honjin.games.gosu_tactics.cardset import POWERS
from honjin.games.gosu_x.card import ABILITIES, KEYWORDS, TRIGGERS
from honjin.games.gosu_x.vocabulary import VERBS, Count, Deeds, Levels, Steps
from honjin.games.way_of_the_samurai.card import CHANGES, CLIMATE_TRAITS, ENEMY_TRAITS, GAUGES, WEAPON_TRAITS
from honjin.table.fields import Field, Flag, Number, Word, Words
from honjin.table.forms import write_toml
from honjin.table.opening import Origin

DECISIONS = 600
EXAMPLES = int(os.environ.get("RANDOM_SETS", 60 if honjin.compiled else 15))  # `make deep` tries more
PHASES = (Phase.explicit, Phase.generate)  # sets are too large to be made smaller in good time
Data = Any
OFFICIAL = {name: tomllib.loads(game.card_set(None).write()) for name, game in GAMES.items()}
X_NAMES = ["Phoenix", "Timer", "Ne'ye", "Alpha", "Solok"]


def some(words: Any, most: int = 3) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(sorted(words)), max_size=most, unique=True)


# --- effects of GOSU X, by the vocabulary itself


def field_values(field: Field, steps: st.SearchStrategy[list[Data]]) -> st.SearchStrategy[Data]:
    if isinstance(field, Steps):
        return steps
    if isinstance(field, Deeds):
        return st.sampled_from([["capture"], ["destroy", "release"], ["copy"], ["to-deck"], ["bear-bounty"]])
    if isinstance(field, Levels):
        return st.lists(st.integers(1, 3), min_size=1, max_size=3, unique=True)
    if isinstance(field, Count):
        return st.one_of(
            st.integers(0, 60), st.sampled_from(["x", "half-hand", "excess-hand", "excess-army"])
        )
    if isinstance(field, Number):
        return st.integers(field.least, field.most)
    if isinstance(field, Flag):
        return st.booleans()
    if isinstance(field, Words):
        return some(field.words)
    if isinstance(field, Word):
        return st.sampled_from(sorted(field.words))
    return st.sampled_from(X_NAMES)


def verbs(steps: st.SearchStrategy[list[Data]], words: list[str]) -> st.SearchStrategy[Data]:
    made: list[st.SearchStrategy[Data]] = [
        st.fixed_dictionaries(
            {"do": st.just(word), **{f.name: field_values(f, steps) for f in VERBS[word].fields}}
        )
        for word in words
    ]
    return st.one_of(made)


def has_steps(word: str) -> bool:
    return any(isinstance(field, Steps) for field in VERBS[word].fields)


PLAIN = [word for word in VERBS if not has_steps(word)]
OUTER = [word for word in VERBS if has_steps(word)]
SMALL = st.lists(verbs(st.lists(verbs(st.just([]), PLAIN), max_size=2), list(VERBS)), max_size=3)
INNER = st.lists(verbs(st.just([]), PLAIN), min_size=1, max_size=2)


@st.composite
def deep(draw: st.DrawFn) -> list[Data]:
    inner = draw(INNER)
    for word in draw(st.lists(st.sampled_from(OUTER), max_size=14)):
        inner = [draw(verbs(st.just(inner), [word]))]
    return inner


@st.composite
def wide(draw: st.DrawFn) -> list[Data]:
    return draw(INNER) * draw(st.integers(1, 300))


EFFECTS = st.one_of(SMALL, SMALL, deep(), wide())


@st.composite
def x_sets(draw: st.DrawFn) -> str:
    document = {**OFFICIAL["gosu-x"], "cards": [dict(card) for card in OFFICIAL["gosu-x"]["cards"]]}
    changes = draw(
        st.lists(st.tuples(st.sampled_from(sorted(TRIGGERS)), EFFECTS, EFFECTS), min_size=1, max_size=4)
    )
    every = draw(st.integers(1, 4))
    for index, card in enumerate(document["cards"]):
        if index % every == 0:
            when, entry, triggered = changes[index // every % len(changes)]
            card |= {"entry": entry, "when": when, "triggered": triggered}
            card["keywords"] = draw(some(set(KEYWORDS) - {"force-of-will"})) if index < 8 else []
            card["abilities"] = draw(some(ABILITIES)) if index < 8 else []
            card.pop("reaction", None)
            card.pop("icons", None)
            if entry:
                card["icons"] = 1
    return write_toml(document)


# --- the other games

POWER = st.one_of(
    st.sampled_from(sorted(POWERS)),
    st.fixed_dictionaries({"power": st.sampled_from(sorted(POWERS)), "max": st.booleans()}),
)
POWER_LIST = st.one_of(
    st.lists(POWER, max_size=3),
    st.builds(lambda powers, n: powers * n, st.lists(POWER, min_size=1, max_size=2), st.integers(1, 200)),
)


@st.composite
def tactics_sets(draw: st.DrawFn) -> str:
    document = {
        **OFFICIAL["gosu-tactics"],
        "cards": [dict(card) for card in OFFICIAL["gosu-tactics"]["cards"]],
    }
    changes = draw(st.lists(st.tuples(POWER_LIST, POWER_LIST, POWER_LIST), min_size=1, max_size=4))
    for index, card in enumerate(document["cards"]):
        arrival, link, mutated = changes[index % len(changes)]
        card |= {"arrival": arrival, "on_mutation": mutated, "mutation": index % 3}
        card.pop("link", None)
        card.pop("sides", None)
        if link:
            card |= {"link": link, "sides": ["left", "right", "above"]}
    return write_toml(document)


def change_of(words: Any) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(st.sampled_from(sorted(words)), st.integers(-9, 9), max_size=3)


@st.composite
def climate_cost(draw: st.DrawFn) -> dict[str, object]:
    """WS-M5: a clause, with a gauge or without."""
    cost: dict[str, object] = {"when": draw(st.sampled_from(["round", "combo"]))}
    if draw(st.booleans()):
        cost |= {"gauge": draw(st.sampled_from(sorted(GAUGES))), "level": draw(st.integers(-3, 5))}
    lost = {"life": draw(st.integers(0, 3)), "ki": draw(st.integers(0, 3)), "either": draw(st.booleans())}
    return {**cost, **(lost if draw(st.booleans()) else {"defeat": True})}


@st.composite
def samurai_sets(draw: st.DrawFn) -> str:
    ours = OFFICIAL["way-of-the-samurai"]
    document = {
        key: [dict(item) if isinstance(item, dict) else item for item in value]
        if isinstance(value, list)
        else value
        for key, value in ours.items()
    }
    for card in document["actions"]:
        if "symbol" in card and draw(st.booleans()):
            card["lines"] = draw(
                st.dictionaries(st.sampled_from(sorted(GAUGES)), st.integers(-9, 9), min_size=1, max_size=2)
            )
    for card in document["adversaries"][:4]:
        card |= {
            "force": draw(st.integers(-2, 4)),
            "life": draw(st.integers(0, 9)),
            "wound": draw(st.integers(0, 2)),
            "guard": draw(st.integers(-2, 5)),
        }
    document["weapons"][0] |= {
        "traits": draw(some(WEAPON_TRAITS, 8)),
        "ki": draw(st.integers(0, 9)),
        "ki_max": draw(st.integers(1, 9)),
        "guard_max": draw(st.integers(-2, 4)),
    }
    for enemy in document["enemies"]:
        enemy |= {
            "traits": draw(some(ENEMY_TRAITS)),
            "life": draw(st.integers(1, 20)),
            "ki": draw(st.integers(0, 20)),
        }
        enemy.pop("excludes", None)
    for climate in document["climates"]:
        climate["traits"] = draw(some(CLIMATE_TRAITS, 8))
        climate["costs"] = draw(st.lists(climate_cost(), max_size=4))
    place_words = [*GAUGES, "die", "life", "ki"]
    for table in document["places"]:
        table["results"] = [draw(change_of(place_words)) for _ in range(6)]
    for table in document["events"]:
        table["results"] = [draw(change_of(CHANGES)) for _ in range(6)]
    return write_toml(document)


# --- the property


class Text(str):
    """A whole card set, too long to be shown."""

    def __repr__(self) -> str:
        return f"a card set of {len(self)} characters"


SETS: dict[str, Callable[[], st.SearchStrategy[str]]] = {
    "gosu-x": x_sets,
    "gosu-tactics": tactics_sets,
    "way-of-the-samurai": samurai_sets,
}
ALL_OPTIONS: dict[str, list[dict[str, str]]] = {
    "gosu-x": [{"draft": "random"}],
    "gosu-tactics": [{}],
    "way-of-the-samurai": [{"location": "bridge", "climate": "fog"}, {"mode": "dojo"}, {"mode": "clan"}],
}


def refused_or_played(name: str, text: str, seed: int) -> str:
    game = honjin.game(name)
    try:
        cards = game.card_set(text)
    except FormError:
        with pytest.raises(FormError) as refused:
            game.new(seed="x", cards=text)
        assert all(refused.value.lines(lang) for lang in honjin.LANGUAGES)
        return "refused"
    for number, chosen in enumerate(ALL_OPTIONS[name]):
        options = game.check_options(chosen)
        players = game.players_for(options)[0]
        s = game.begin(cards, players, Origin(f"{seed} {number}", options))
        s.playout(Stream(seed), DECISIONS)
        assert game.problems(s, cards) == []
    return "played"


def outcomes_of(name: str, examples: int) -> set[str]:
    outcomes: set[str] = set()

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), phases=PHASES)
    @given(SETS[name]().map(Text), st.integers(0, 999))
    def holds(text: Text, seed: int) -> None:
        outcomes.add(refused_or_played(name, str(text), seed))

    holds()
    return outcomes


@pytest.mark.parametrize("name", GAMES)
def test_a_random_set_is_refused_or_can_be_played(name: str) -> None:
    assert "played" in outcomes_of(name, EXAMPLES)
