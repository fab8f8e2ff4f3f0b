"""Examples of the rulebook: what their text claims is what the game does."""

import pytest
from lesson_play import LEARNER, choices, is_like

from honjin.games import GAMES
from honjin.table.example import Example, examples
from honjin.table.text import rules

ALL = [(name, example) for name, game in GAMES.items() for example in examples(game.package)]


def named(value: object) -> str:
    return value.name if isinstance(value, Example) else str(value)


@pytest.mark.parametrize(("name", "example"), ALL, ids=named)
def test_it_is_as_it_says(name: str, example: Example) -> None:
    game = GAMES[name]
    table = example.play(game)
    assert example.offers or example.refuses or example.events
    kinds = {choice.split()[0] for choice in example.offers}
    assert [choice for choice in choices(table) if choice.split()[0] in kinds] == example.offers
    for choice, rule in example.refuses.items():
        assert rule in [refusal.rule for refusal in table.why_not(LEARNER, choice)]
    happened = table.events(LEARNER, example.begin(game).fact_count)
    for wanted in example.events:
        assert any(is_like(event, wanted) for event in happened), wanted
    assert example.rules
    assert set(example.rules) <= set(rules(game.package))
    for words in (example.title, example.say):
        assert not any(f" {mark}" in words.fr for mark in ":;!?»"), words.fr


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_some(name: str) -> None:
    assert len(examples(GAMES[name].package)) >= 10
