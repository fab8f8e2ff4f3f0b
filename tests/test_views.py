"""Golden views: what a table shows and tells is, to the letter and in its order, what it always was."""

import json

import looks
import pytest
from msgspec import to_builtins

from honjin.games import GAMES
from honjin.table.game import Game
from honjin.table.view import general_view

LINES = looks.DIGESTS.read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", looks.GAMES)
def test_everybody_sees_and_hears_what_was_recorded(name: str) -> None:
    assert looks.digest_lines(name) == [line for line in LINES if line.startswith(f"{name} ")]


@pytest.mark.parametrize("name", looks.WHOLE)
def test_a_view_and_its_events_can_be_read(name: str) -> None:
    assert looks.whole_look(name) == (looks.FOLDER / looks.whole_path(name)).read_text("utf-8")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_a_game_without_a_view_shows_the_cells_that_its_layout_names(game: Game) -> None:
    t = game.new(seed="general")
    seen = to_builtins(general_view(t.observe(0).state, game.layout, t.cards))
    table = game.layout.table
    named = (*table.numbers, *table.cards, *table.names, *table.zones, *table.areas)
    assert list(json.loads(json.dumps(seen))) == ["turn", "to_move", *named, "seats"]
    own, *others = [seat["hand"] for seat in seen["seats"]]
    assert None not in own
    assert all(set(hand) <= {None} for hand in others)
    assert own == t.view(0)["seats"][0]["hand"]  # type: ignore[index]


def test_a_card_in_an_army_has_all_that_it_can_carry() -> None:
    t = looks.late("gosu-x/two-supremacy")
    shown = to_builtins(general_view(t.observe(0).state, t.game.layout, t.cards))
    for general, own in zip(shown["seats"], t.view(0)["seats"], strict=True):  # type: ignore[call-overload]
        for row, cells in zip(general["army"], own["army"], strict=True):
            carried = [(cell["card"], cell["captured"], cell["tokens"]) for cell in cells]
            assert [(cell["card"], cell["captured"], cell["tokens"]) for cell in row] == carried
