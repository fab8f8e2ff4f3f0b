"""Going back to an earlier choice: the same moment, told by the record and by the outcome (HJ-C6)."""

import random
from dataclasses import replace

import pytest

import honjin
from honjin.table.choice import Rewind
from honjin.table.past import APART
from honjin.table.seal import Seal
from honjin.table.table import Table

SEEDS = range(4)


def moment(t: Table) -> tuple[object, ...]:
    """All that a moment is, for everybody."""
    seats = (None, *range(t.players))
    decision = t.decision
    options = None if decision is None else [option.label("fr") for option in decision.options]
    return (t.hash, [t.view(seat) for seat in seats], options, t.choices, t.lots, t.state.to_bytes())


def play_some(t: Table, chance: random.Random, count: int) -> None:
    for _ in range(count):
        if (question := t.decision) is None:
            return
        t.play(chance.choice(question.options))


def wander(t: Table, seat: int, chance: random.Random, ways: int) -> None:
    """Play, go back to any choice of the seat, play on."""
    for _ in range(ways):
        play_some(t, chance, chance.randint(1, 40))
        if points := t.rewind_points(seat):
            t.rewind(chance.choice(points).made)
            assert t.decision is not None
            assert t.decision.seat == seat


@pytest.mark.parametrize("game", honjin.games())
@pytest.mark.parametrize("seed", SEEDS)
def test_hj_c6_every_moment_comes_back_as_it_was(game: str, seed: int) -> None:
    t, chance = honjin.game(game).new(seed=f"back {seed}"), random.Random(seed)
    moments, told = [], []
    for _ in range(3 * APART):
        moments.append(moment(t))
        told.append(t.events(None))
        play_some(t, chance, 1)
    for made in sorted(chance.sample(range(len(t.choices)), 8), reverse=True):
        assert t.option_at(made).notation == t.choices[made].notation
        t.rewind(made)
        assert moment(t) == moments[made]
        assert t.events(None)[:-1] == told[made]
        assert t.events(None)[-1]["kind"] == "rewind"


@pytest.mark.parametrize("game", honjin.games())
@pytest.mark.parametrize("seed", SEEDS)
def test_hj_c6_the_record_replays_through_every_way_back(game: str, seed: int) -> None:
    t, chance = honjin.game(game).new(seed=f"ways {seed}"), random.Random(seed)
    wander(t, seed % t.players, chance, 6)
    while t.decision is not None:
        play_some(t, chance, 50)
    again, loaded = honjin.replay(t.record()), t.game.load(t.dump())
    for other in (again, t.clone(), loaded):
        assert moment(other)[0] == t.hash
        assert (other.record(), other.done, other.outcome) == (t.record(), t.done, t.outcome)
    assert again.log(0) == t.log(0)
    assert t.outcome is not None
    assert t.outcome.rewound == t.rewound == sum(isinstance(each, Rewind) for each in t.done)
    assert "choices were taken back" in (t.result(None) or "")
    assert "des choix ont été repris" in (t.result(0, "fr") or "")


def test_hj_c6_back_to_the_first_choice_and_the_same_again_is_the_same_game() -> None:
    t, chance = honjin.game("gosu-tactics").new(seed="again"), random.Random(1)
    while t.decision is not None:
        play_some(t, chance, 50)
    choices, final, result = t.choices, t.hash, t.result(None)
    t.rewind(0)
    assert (t.choices, t.outcome, t.rewound) == ([], None, 1)
    for choice in choices:
        t.play(choice.notation)
    assert (t.hash, t.choices) == (final, choices)
    assert t.result(None) == f"{result}; choices were taken back"


def test_hj_c6_the_points_are_ones_own_choices_with_their_turns() -> None:
    t = honjin.game("gosu-x").new(seed="points", options={"draft": "random"})
    play_some(t, random.Random(3), 40)
    for seat in range(2):
        points = t.rewind_points(seat)
        assert [point.made for point in points] == [n for n, c in enumerate(t.choices) if c.seat == seat]
        assert [t.choices[point.made].notation for point in points] == [point.choice for point in points]
        assert [point.turn for point in points] == sorted(point.turn for point in points)
    with pytest.raises(ValueError, match="seat"):
        t.rewind_points(2)


def test_hj_c6_undo_keeps_its_contract_and_stops_at_a_way_back() -> None:
    t = honjin.game("gosu-tactics").new(seed="undo")
    for choice in ("keep", "keep"):
        t.play(choice)
    assert t.decision is not None
    seat = t.decision.seat
    t.play(t.decision.options[0])
    before = t.record()
    t.play(t.decision.options[0])
    assert t.undo_depth(seat) == 2
    t.undo()
    assert (t.record(), t.rewound, t.undo_depth(seat)) == (before, 0, 1)
    t.rewind(2)
    assert t.undo_depth(seat) == 0
    with pytest.raises(ValueError, match="HJ-C5"):
        t.undo()
    t.play(t.decision.options[1])
    told = t.record()
    t.play(t.decision.options[0])
    t.undo()
    assert (t.record(), t.undo_depth(seat)) == (told, 1)
    assert honjin.replay(t.record()).hash == t.hash


def test_hj_c6_what_is_undone_at_a_copy_stays_at_the_table() -> None:
    t = honjin.game("gosu-tactics").new(seed="copy")
    for choice in ("keep", "keep"):
        t.play(choice)
    play_some(t, random.Random(0), 1)
    twin, here = t.clone(), moment(t)
    for table in (twin, t.clone()):
        table.rewind(1)
        play_some(table, random.Random(5), 30)
    twin.rewind(0)
    play_some(twin, random.Random(6), 30)
    assert (moment(t), t.rewound) == (here, 0)
    t.rewind(2)
    assert moment(t) == moment(honjin.replay(t.record()))


def test_hj_c6_a_seat_reads_of_it_in_its_record_and_of_nothing_hidden() -> None:
    t = honjin.game("gosu-tactics").new(seed="seat")
    for choice in ("keep", "keep"):
        t.play(choice)
    play_some(t, random.Random(0), 6)
    t.rewind(2)
    play_some(t, random.Random(1), 6)
    lines = t.record(0).partition("---\n")[2].splitlines()
    assert "rewind 2" in lines
    assert {line for line in lines if line.startswith("1 discard")} == {"1 discard ?"}


def test_hj_c6_where_nobody_goes_back() -> None:
    t = honjin.game("gosu-tactics").new(seed="not")
    with pytest.raises(ValueError, match=r"found 0, expected a choice that was made here \(HJ-C6\)"):
        t.rewind(0)
    play_some(t, random.Random(0), 5)
    for made in (-1, 5, 99):
        with pytest.raises(ValueError, match=r"expected 0 to 4 \(HJ-C6\)"):
            t.rewind(made)
    loaded = t.game.load(t.dump())
    with pytest.raises(ValueError, match="HJ-C6"):
        loaded.rewind(4)
    play_some(loaded, random.Random(0), 1)
    assert [p.made for seat in range(2) for p in loaded.rewind_points(seat)] == [5]
    sealed = t.clone()
    sealed.origin = replace(t.origin, seal=Seal("t", 1, "", "", (None, None), (None, None)))
    with pytest.raises(ValueError, match="sealed"):
        sealed.rewind(0)
    t.end(0, "resign")
    with pytest.raises(ValueError, match="broken off"):
        t.rewind(0)
    assert sealed.rewind_points(0) == t.rewind_points(0) == []


@pytest.mark.parametrize("line", ["rewind 2", "rewind -1", "rewind", "rewind x", "rewind ²", "rewind 1 1"])
def test_hj_c6_a_line_that_leads_nowhere_is_named(line: str) -> None:
    t = honjin.game("gosu-tactics").new(seed="form")
    t.play("keep")
    head = t.record().partition("\n= ")[0]
    with pytest.raises(honjin.FormError, match=r"line \d+"):
        honjin.replay(f"{head}\nrewind 0\n0 keep\n1 keep\n{line}\n")
