"""Tensors: what a seat sees, in numbers, and nothing that it does not."""

from collections.abc import Callable, Mapping

import gosu_x
import numpy as np
import pytest
from rl.moments import SPACES, moments

from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.games import GAMES
from honjin.rl import game_tensor
from honjin.rl.encoding import Numbers, Space
from honjin.rl.engine.buffer import Buffer

Tell = Callable[[State, int], Numbers]


def leaks(space: Space, tell: Tell, seed: str, games: int) -> int:
    """How often a seat is told something else when all that it does not know is dealt anew."""
    stream = Stream(7)
    found = 0
    for s in moments(space, seed, games, every=10 if games == 1 else 1):
        for seat in range(space.players):
            twin = s.observe(seat).sample(stream)
            found += tell(s, seat).tobytes() != tell(twin, seat).tobytes()
    return found


@pytest.mark.parametrize(("game", "players", "options"), SPACES)
def test_what_is_dealt_anew_changes_nothing(game: str, players: int, options: Mapping[str, object]) -> None:
    space = Space(game, players, options)
    assert leaks(space, space.tensor, "hidden", 1) == 0
    assert leaks(space, space.mask, "hidden", 1) == 0


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "options"), SPACES)
def test_what_is_dealt_anew_changes_nothing_in_many_games(
    game: str, players: int, options: Mapping[str, object]
) -> None:
    space = Space(game, players, options)
    assert leaks(space, space.tensor, "many", 60) == 0
    assert leaks(space, space.mask, "many", 60) == 0


@pytest.mark.parametrize(("game", "players", "options"), SPACES)
def test_a_planted_leak_is_found(game: str, players: int, options: Mapping[str, object]) -> None:
    space = Space(game, players, options)

    def tell_the_state(s: State, seat: int) -> Numbers:
        buffer = Buffer(1, space.width)
        space.encoder.encode(s, seat, buffer, 0)
        return np.array(buffer.memory(), np.uint8)

    assert leaks(space, tell_the_state, "planted", 1) > 0


@pytest.mark.parametrize(("game", "players", "options"), SPACES)
def test_columns_are_described_and_bounded(game: str, players: int, options: Mapping[str, object]) -> None:
    space = Space(game, players, options)
    first = 0
    for field in space.described:
        assert field.first == first, field.name
        first += field.width
    assert first == space.width
    names = [f"{field.name} {column}" for field in space.described for column, _ in field.columns]
    assert len(set(names)) == len(names)
    most = np.array(space.most)
    for s in moments(space, "bounded", every=10):
        for seat in range(players):
            assert (space.tensor(s, seat) <= most).all()


def told(space: Space, tensor: Numbers) -> dict[str, int]:
    """What a tensor says that is not 0, by name."""
    names = [f"{field.name} {column}".strip() for field in space.described for column, _ in field.columns]
    return {name: int(number) for name, number in zip(names, tensor, strict=True) if number}


def test_a_tensor_says_what_the_view_shows() -> None:
    space = Space("gosu-tactics", 3)
    for s in moments(space, "shown", every=10):
        for seat in range(3):
            observed = s.observe(seat)
            view = space.game.view(observed, space.cards)
            numbers = told(space, space.tensor(s, seat))
            assert numbers.get("round", 0) == view["round"]
            assert numbers[f"active seat +{(int(str(view['to_move'])) - seat) % 3}"] == 1
            assert numbers[f"question seat +{(int(s.seat) - seat) % 3}"] == 1
            assert numbers[f"question {s.decision().word}"] == 1
            seats = view["seats"]
            assert isinstance(seats, list)
            for other, shown in enumerate(seats):
                name = f"seat +{(other - seat) % 3}"
                assert numbers.get(f"{name} hand size", 0) == len(shown["hand"])
                for card in space.cards.ids:
                    assert numbers.get(f"{name} hand {card}", 0) == shown["hand"].count(card)
                for row, standing in zip(("I", "II", "III"), shown["army"], strict=True):
                    for column, at in enumerate(standing, start=1):
                        number = space.cards.ids.index(at["card"]) + 1
                        assert numbers[f"{name} army {row}.{column}"] == number
                        held = numbers.get(f"{name} army {row}.{column} imprisoned", 0)
                        assert held == at["imprisoned"]


def test_a_tensor_of_gosu_x_says_what_a_card_of_an_army_carries() -> None:
    space = Space("gosu-x")
    rows = [["aat tokens=1 veteran", "boul-go recruited"], ["smook tokens=1"]]
    t = gosu_x.table(army={1: rows}, options={"recruiter": "once"})
    numbers = told(space, space.tensor(t.state, 0))
    assert {name for name in numbers if "turned" in name or "recruited" in name} == {
        "seat +1 turned I.1",
        "seat +1 turned II.1",
        "seat +1 recruited I.2",
    }
    assert (numbers["recruiter"], numbers["seat +1 army I.1 tokens"]) == (1, 1)


def test_a_space_is_refused_what_its_game_does_not_know() -> None:
    with pytest.raises(ValueError, match="unknown game 'go', expected one of gosu-x"):
        Space("go")
    with pytest.raises(ValueError, match="unknown option 'colour'"):
        Space("gosu-x", options={"colour": "red"})
    with pytest.raises(ValueError, match="players: found 5, expected 2 to 4"):
        Space("gosu-tactics", 5)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_without_a_tensor_of_its_own_shows_its_declared_cells(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game_tensor, "tensor_of", lambda _: game_tensor.GENERAL)
    space, layout = Space(game), GAMES[game].layout
    named = {field.name for field in space.described}
    assert named >= {*layout.table.numbers, *layout.table.zones}
    assert named >= {f"seat +0 {name}" for name in (*layout.seat.numbers, *layout.seat.zones)}
    s, stream = space.begin("general"), Stream(3)
    for _ in range(40):
        if s.is_over:
            break
        tensor = space.tensor(s, int(s.seat))
        assert (tensor <= space.most).all()
        s.playout(stream, 1)
    assert space.describe()
