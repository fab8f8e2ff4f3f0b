"""The engine of GOSU X and its referee agree in whole games, and a disagreement is found."""

import pytest
from oracles import referee
from oracles.judge import judge_games

from honjin.lab.checks.invariants import Broken

SEEN = ("actions", "costs", "keywords", "strength", "sacrifices", "hand limit", "battle", "song", "starter")
MARKS = ("x2 side", "recruited")


@pytest.mark.parametrize("first", [0, 10, 20])
def test_the_referee_agrees(first: int) -> None:
    compared = judge_games("test", first, 10)
    assert compared.games == 10
    assert all(compared.counts[what] > 0 for what in (*SEEN, *MARKS))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("strength", lambda picture, seat: 1),
        ("turn_actions", lambda picture: {"pass"}),
        ("cost_of", lambda picture, action: 3),
        ("keywords", lambda picture, seat, row, col: {"wild"}),
        ("open_places", lambda picture, seat: set()),
        ("hand_limit", lambda picture: 6),
        ("turns_after_pass", lambda picture, seat: 4),
        ("song_sacrifices", lambda picture, seat, won: 9),
        ("next_starter", lambda picture, winner, first: 2),
        ("battle", lambda picture: (None, None)),
    ],
)
def test_a_disagreement_is_found(asked: str, said: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(referee, asked, said)
    with pytest.raises(Broken, match="the engine says"):
        judge_games("other", 0, 20)
