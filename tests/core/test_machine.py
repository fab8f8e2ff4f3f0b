"""The machine: how much its stack holds, picks that follow cards, options."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import honjin
from honjin.engine.chance import Stream
from honjin.engine.effect import EachPlayer, Seq
from honjin.engine.machine import (
    BOTTOM,
    GAME_CELLS,
    KNOWN_TO_ALL,
    TOP,
    UNKNOWN,
    Book,
    Effect,
    State,
    known_by,
    seen_slot,
)

# Compiled classes accept no interpreted subclasses, so two effects that there are stand in for a game's own.
KEEPS: Effect = EachPlayer(Seq([]))
OTHER: Effect = Seq([])


@pytest.fixture
def s(monkeypatch: pytest.MonkeyPatch) -> State:
    monkeypatch.setattr(EachPlayer, "keeps_place", True)
    book = Book()
    book.add("keeps", KEEPS)
    book.add("other", OTHER)
    state = State(book, vec[i64]([0] * GAME_CELLS))
    state.cells[TOP] = BOTTOM
    return state


def push(s: State, *frames: tuple[Effect, int]) -> None:
    for effect, pick in frames:
        s.push(effect, 0, pick=pick)


def picks(s: State) -> list[int]:
    """From the top down; the stack is empty afterwards."""
    found = []
    while s.depth() > 0:
        found.append(int(s.pick))
        s.pop()
    return found


def test_forty_effects_can_wait_and_no_more(s: State) -> None:
    push(s, *[(OTHER, 0)] * 40)
    with pytest.raises(RuntimeError, match="more than 40 effects wait"):
        s.push(OTHER, 0)
    assert s.depth() == 40


def test_a_frame_that_is_popped_leaves_nothing_behind(s: State) -> None:
    before = list(s.cells)
    s.push(KEEPS, 1, source=5, pick=7, count=9)
    s.step = 3
    s.pop()
    assert list(s.cells) == before


def test_an_effect_keeps_no_place_unless_it_says_so() -> None:
    assert not Effect.keeps_place
    assert not Seq([]).keeps_place


def test_picks_follow_a_card_in_every_frame_that_keeps_its_place(s: State) -> None:
    push(s, (KEEPS, 9), (OTHER, 9), (KEEPS, 8), (KEEPS, 9))
    s.follow(9, 33)
    assert picks(s) == [33, 8, 9, 33]


def test_the_pick_of_a_card_that_is_gone_is_no_place(s: State) -> None:
    push(s, (KEEPS, 0), (OTHER, 0))
    s.follow(0, -1)
    assert picks(s) == [0, -1]


def test_picks_change_places_with_two_cards(s: State) -> None:
    push(s, (KEEPS, 1), (KEEPS, 40), (OTHER, 1), (OTHER, 40), (KEEPS, 2), (KEEPS, 1))
    s.swap_picks(1, 40)
    assert picks(s) == [40, 2, 40, 1, 1, 40]


def test_nothing_follows_on_an_empty_stack(s: State) -> None:
    before = list(s.cells)
    s.follow(0, 5)
    s.swap_picks(0, 5)
    assert list(s.cells) == before


# --- knowledge


def test_who_knows_a_card_is_not_told_who_else_does_unless_all_do() -> None:
    seen = known_by(1)
    assert seen_slot(9 + known_by(0), seen) == UNKNOWN
    assert seen_slot(9 + known_by(0) + known_by(1) + known_by(2), seen) == 9 + known_by(1)
    assert seen_slot(9 + KNOWN_TO_ALL, seen) == 9 + KNOWN_TO_ALL


# --- options, in random games of every kind


def walk(game: str, decisions: int) -> State:
    """So far into a random game that still runs."""
    for number in range(100):
        s = honjin.game(game).new(seed=f"options {number}").state.clone()
        if s.playout(Stream(number), decisions) == decisions and not s.is_over:
            return s
    raise AssertionError(f"no game of {game} is that long")


@pytest.mark.parametrize("game", honjin.games())
def test_options_are_those_that_a_fresh_copy_lists(game: str) -> None:
    s, stream = walk(game, 1), Stream(5)
    while count := s.offer():
        fresh = s.clone()
        assert fresh.offer() == count
        assert [*fresh.options] == [*s.options]
        s.choose(stream.below(count))
    assert s.is_over


def test_an_option_that_is_not_listed_is_refused() -> None:
    s = walk("gosu-x", 20)
    count = s.offer()
    assert s.option(count - 1) == s.options[count - 1]
    for index in (count, -1):
        with pytest.raises(IndexError, match=f"option {index} of {count}"):
            s.option(index)


@pytest.mark.parametrize("game", honjin.games())
def test_a_game_that_was_ended_offers_nothing(game: str) -> None:
    for decisions in range(
        1, 12
    ):  # some of them at a question whose options were listed to see if there are any
        s = walk(game, decisions)
        assert s.offer() > 0
        s.end(1, 1)
        assert s.offer() == 0
