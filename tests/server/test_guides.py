"""Guided first games: every step is legal, in its order, from its position, and told in both languages."""

import pytest
from serve_process import Visitor

from honjin.games import GAMES
from honjin.server.guides import guide, guide_data
from honjin.server.refused import Refused


@pytest.mark.parametrize("game", GAMES)
def test_every_step_of_a_guide_can_be_played(game: str) -> None:
    told = guide(game, "en")
    table = GAMES[game].position(told.position)
    for number, step in enumerate(told.steps):
        if step.wait is not None:
            question = table.decision
            assert question is not None, f"step {number}"
            assert (question.seat, step.auto) == (step.seat, step.seat != 0), f"step {number}"
            assert table.why_not(step.seat, step.wait) == [], f"step {number}"
            table.play(step.wait)
    assert sum(step.wait is not None for step in told.steps) >= 8


@pytest.mark.parametrize("game", GAMES)
def test_a_guide_speaks_both_languages_and_points_at_what_is_there(game: str) -> None:
    english, french = guide(game, "en"), guide(game, "fr")
    for step, other in zip(english.steps, french.steps, strict=True):
        assert step.say != other.say
        if step.highlight is not None and step.highlight.startswith("hand:"):
            assert step.wait is not None
            assert step.highlight.removeprefix("hand:") in step.wait
    known = {"en", "fr", "wait", "seat", "auto", "highlight"}
    steps = guide_data(game)["steps"]
    assert isinstance(steps, list)
    assert all(set(step) <= known for step in steps)


def test_there_is_no_guide_for_another_game() -> None:
    for name in ("chess", "../text", ""):
        with pytest.raises(Refused):
            guide(name, "en")


def test_a_guide_is_played_on_a_table_of_its_position(alice: Visitor) -> None:
    told = alice.get("/api/games/gosu-x/guide", lang="fr")
    table = alice.make("gosu-x", "me", "me", position=told["position"])["id"]
    for number, step in enumerate(told["steps"]):
        if step["wait"] is not None:
            alice.play(table, alice.state(table), step["wait"], str(number))
    assert alice.state(table)["view"]["seats"][0]["supremacy"] == 1
