"""Sealing, step by step: who promises, shows, is late, leaves, or comes back."""

import pytest

from honjin.server.errors import ApiError
from honjin.server.tables.sealing import STEP_MS, Sealing
from honjin.table.seal import promise, seed_of

A, B, C = "a" * 64, "b" * 64, "c" * 64


def table(players: int = 2) -> Sealing:
    """The host sits at seat 0 and has promised A."""
    sealing = Sealing.begin("table", players, [0], range(1, players))
    sealing.sit([0], promise(A), 0)
    return sealing


def full(players: int = 2) -> Sealing:
    """All have promised, at 1,000."""
    sealing = table(players)
    for seat, value in list(enumerate((A, B, C)))[1:players]:
        sealing.sit([seat], promise(value), 1000)
    return sealing


def refused(word: str, call: object, *args: object) -> None:
    with pytest.raises(ApiError) as error:
        call(*args)  # type: ignore[operator]
    assert error.value.word == word


def test_promises_then_values_then_the_seed_of_all() -> None:
    sealing = table()
    assert (sealing.phase, sealing.until) == ("commit", None)
    sealing.sit([1], promise(B), 1000)
    assert (sealing.phase, sealing.until) == ("reveal", 1000 + STEP_MS)
    sealing.reveal([1], B, 2000)
    assert (sealing.phase, sealing.until) == ("reveal", 1000 + STEP_MS)
    sealing.reveal([0], A, 3000)
    assert (sealing.phase, sealing.until) == ("open", None)
    seal = sealing.seal
    assert (seal.values, seal.commits, seal.server) == ((A, B), (promise(A), promise(B)), promise(seal.half))
    assert seal.seed == seed_of("table", 1, seal.half, (A, B))


def test_values_are_told_when_all_are_there_and_the_half_after_the_end() -> None:
    sealing = full()
    sealing.reveal([1], B, 2000)
    told = sealing.told(shows_half=True)
    assert (told.values, told.revealed, told.half) == ([None, None], [False, True], None)
    assert told.commits == [promise(A), promise(B)]
    sealing.reveal([0], A, 2000)
    assert sealing.told(shows_half=False).values == [A, B]
    assert sealing.told(shows_half=False).half is None
    assert promise(sealing.told(shows_half=True).half or "") == told.server


def test_every_half_is_another() -> None:
    assert table().kept.half != table().kept.half


def test_who_shows_nothing_loses_the_seat_and_all_is_made_anew() -> None:
    sealing = full(3)
    half = sealing.kept.half
    sealing.reveal([0], A, 2000)
    assert sealing.late(1000 + STEP_MS - 1) == []
    assert sealing.late(1000 + STEP_MS) == [1, 2]
    sealing.expel([1, 2], 1000 + STEP_MS)
    told = sealing.told(shows_half=False)
    assert (told.round, told.phase, told.until) == (2, "commit", None)
    assert (told.commits, told.revealed) == ([None] * 3, [False] * 3)
    assert [(each.round, each.seats) for each in told.broken] == [(1, [1, 2])]
    assert told.server != promise(half)
    assert sealing.free == {1, 2}
    refused("seal-early", sealing.reveal, [0], A, 30_000)


def test_in_a_new_round_everybody_promises_again() -> None:
    sealing = full()
    sealing.expel(sealing.late(1000 + STEP_MS)[1:], 30_000)
    sealing.sit([1], promise(C), 40_000)
    assert (sealing.phase, sealing.until) == ("commit", 40_000 + STEP_MS)
    sealing.commit([0], promise(B), 41_000)
    assert (sealing.phase, sealing.until) == ("reveal", 41_000 + STEP_MS)
    sealing.reveal([0], B, 42_000)
    sealing.reveal([1], C, 42_000)
    assert sealing.seal.values == (B, C)
    assert (sealing.seal.round, sealing.seal.broken[0].seats) == (2, (1,))


def test_who_does_not_promise_again_loses_the_seat_and_the_others_promises_stay() -> None:
    sealing = full()
    sealing.expel([1], 30_000)
    sealing.sit([1], promise(C), 40_000)
    assert sealing.late(40_000 + STEP_MS) == [0]
    sealing.expel([0], 60_000)
    assert (sealing.kept.round, sealing.kept.commits, sealing.free) == (2, [None, promise(C)], {0})
    assert len(sealing.kept.broken) == 1


def test_the_same_promise_twice_is_harmless_and_another_one_counts_until_values_are_shown() -> None:
    sealing = table()
    sealing.commit([0], promise(A), 10)
    sealing.commit([0], promise(C), 10)
    assert sealing.kept.commits == [promise(C), None]
    sealing.sit([1], promise(B), 1000)
    sealing.commit([0], promise(C), 1500)
    refused("seal-late", sealing.commit, [0], promise(A), 1500)
    assert sealing.kept.commits[0] == promise(C)


def test_the_same_value_twice_is_harmless_and_another_one_is_refused() -> None:
    sealing = full()
    refused("seal-other", sealing.reveal, [1], C, 2000)
    assert sealing.kept.values == [None, None]
    sealing.reveal([1], B, 2000)
    sealing.reveal([1], B, 2000)
    refused("seal-other", sealing.reveal, [1], A, 2000)
    assert sealing.kept.values == [None, B]
    sealing.reveal([0], A, 2000)
    sealing.reveal([0], A, 2000)
    assert sealing.phase == "open"


def test_a_value_of_another_round_is_refused() -> None:
    sealing = full()
    sealing.reveal([0], A, 2000)
    sealing.expel([1], 30_000)
    sealing.sit([1], promise(B), 30_000)
    sealing.commit([0], promise(C), 30_000)
    refused("seal-other", sealing.reveal, [0], A, 31_000)


def test_a_value_before_all_have_promised_is_refused() -> None:
    refused("seal-early", table().reveal, [0], A, 10)


def test_an_older_program_takes_part_without_a_value() -> None:
    sealing = table()
    sealing.sit([1], None, 1000)
    assert (sealing.phase, sealing.told(False).without) == ("reveal", [1])
    refused("seal-without", sealing.reveal, [1], B, 1500)
    sealing.reveal([0], A, 2000)
    assert sealing.phase == "open"
    assert sealing.seal.values == (A, None)
    assert sealing.seal.without == (1,)


def test_who_promises_later_is_no_longer_without() -> None:
    sealing = Sealing.begin("table", 3, [], range(3))
    sealing.sit([0], None, 0)
    sealing.sit([1], promise(B), 0)
    sealing.commit([0], promise(A), 10)
    assert sealing.kept.without == []
    sealing.sit([2], promise(C), 1000)
    assert sealing.late(1000 + STEP_MS) == [0, 1, 2]


def test_nobody_with_a_value_begins_at_once() -> None:
    sealing = Sealing.begin("table", 2, [], [0, 1])
    sealing.sit([0], None, 0)
    sealing.sit([1], None, 1000)
    assert sealing.phase == "open"
    assert sealing.seal.without == (0, 1)


def test_bots_have_no_value_and_are_waited_for_by_nobody() -> None:
    sealing = Sealing.begin("table", 3, [], [0, 1])  # seat 2 is a bot's
    sealing.sit([0], promise(A), 0)
    sealing.sit([1], promise(B), 0)
    sealing.reveal([0], A, 10)
    sealing.reveal([1], B, 10)
    assert sealing.phase == "open"
    assert (sealing.seal.values, sealing.seal.without) == ((A, B, None), ())


def test_two_seats_of_one_guest_have_one_value() -> None:
    sealing = Sealing.begin("table", 3, [], range(3))
    sealing.sit([0, 2], promise(A), 0)
    sealing.sit([1], promise(B), 0)
    sealing.reveal([0, 2], A, 10)
    sealing.reveal([1], B, 10)
    assert sealing.seal.values == (A, B, A)


def test_leaving_before_values_are_shown_keeps_the_others_promises() -> None:
    sealing = table(3)
    sealing.sit([1], promise(B), 10)
    sealing.leave([1], 20)
    assert (sealing.kept.round, sealing.kept.commits) == (1, [promise(A), None, None])
    sealing.sit([1], promise(C), 30)
    assert sealing.kept.commits == [promise(A), promise(C), None]


@pytest.mark.parametrize("shown", [True, False])
def test_leaving_while_values_are_shown_makes_all_anew(shown: bool) -> None:
    sealing = full(3)
    if shown:
        sealing.reveal([1], B, 2000)
    sealing.leave([1], 3000)
    assert (sealing.kept.round, sealing.kept.commits, sealing.until) == (2, [None] * 3, None)
    assert [each.seats for each in sealing.kept.broken] == [[1]]
    sealing.sit([1], promise(A), 4000)
    assert (sealing.phase, sealing.until) == ("commit", 4000 + STEP_MS)


def test_however_often_it_is_broken_what_is_told_of_it_stays_short() -> None:
    sealing = table()
    for at in range(50):
        sealing.commit([0], promise(f"{at:064x}"), at)
        sealing.sit([1], promise(B), at)
        sealing.leave([1], at)
    told = sealing.told(shows_half=False)
    assert told.round == 51
    assert [each.round for each in told.broken] == list(range(31, 51))


def test_it_is_stored_whole_and_a_restart_gives_everybody_time_again() -> None:
    sealing = full()
    sealing.reveal([1], B, 2000)
    again = Sealing.read(sealing.written(), [0, 1], [])
    assert again.kept == sealing.kept
    again.resume(90_000)
    assert (again.phase, again.until) == ("reveal", 90_000 + STEP_MS)
    again.reveal([0], A, 91_000)
    assert again.seal == Sealing.read(again.written(), [0, 1], []).seal


def test_a_copy_is_a_thing_of_its_own() -> None:
    sealing = full()
    twin = sealing.copy()
    twin.reveal([1], B, 2000)
    assert sealing.kept.values == [None, None]
