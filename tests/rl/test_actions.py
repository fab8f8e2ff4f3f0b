"""Actions: one fixed number for every choice, and back."""

from collections.abc import Mapping

import pytest
from rl.moments import SPACES, moments

from honjin.rl.actions import Actions
from honjin.rl.encoding import Space


def action_space(game: str, players: int | None = None) -> Actions:
    return Space(game, players).actions


@pytest.mark.parametrize(("game", "players", "options"), SPACES)
def test_every_option_offered_has_a_number_of_its_own(
    game: str, players: int, options: Mapping[str, object]
) -> None:
    space = Space(game, players, options)
    numbering = space.actions.numbering
    for s in moments(space, "numbered", every=3):
        offered = [int(s.option(index)) for index in range(s.offer())]
        actions = [int(numbering.action(option, s.seat)) for option in offered]
        assert len(set(actions)) == len(offered)
        assert [int(numbering.option(action, s.seat)) for action in actions] == offered
        assert {index for index, may in enumerate(space.mask(s, int(s.seat))) if may} == set(actions)


@pytest.mark.parametrize(("game", "players"), [("gosu-x", 2), ("gosu-tactics", 4), ("way-of-the-samurai", 1)])
def test_every_number_is_written_and_read_for_every_seat(game: str, players: int) -> None:
    actions = action_space(game, players)
    for seat in range(players):
        for action in range(seat, actions.count, players):
            assert actions.read(actions.write(action, seat), seat) == action


def test_kinds_follow_each_other() -> None:
    actions = action_space("gosu-tactics")
    assert actions.kinds[0].first == 0
    for kind, after in zip(actions.kinds, actions.kinds[1:], strict=False):
        assert kind.first + kind.count == after.first
    assert actions.kinds[-1].first + actions.kinds[-1].count == actions.count


def test_seats_and_places_are_counted_from_the_deciding_seat() -> None:
    actions = action_space("gosu-tactics", 3)
    own = actions.read("choose I.2", 0)
    assert actions.write(own, 1) == "choose I.2"
    left = actions.read("choose 1:II.3", 0)
    assert actions.write(left, 1) == "choose 2:II.3"
    assert actions.write(left, 2) == "choose 0:II.3"
    assert actions.write(actions.read("player 1", 0), 2) == "player 0"


def test_what_stands_for_no_action_is_refused() -> None:
    actions = action_space("gosu-tactics")
    with pytest.raises(ValueError, match="expected 0 to 1204"):
        actions.write(actions.count, 0)
    with pytest.raises(ValueError, match="expected 0 to"):
        actions.write(-1, 0)
    with pytest.raises(ValueError, match="found 'dance'"):
        actions.read("dance", 0)
    with pytest.raises(ValueError, match="a place of seat 0's own army"):
        actions.read("mutate 1:I.1 prescient", 0)
