"""Clocks and sweeping, on tables in this process."""

from pathlib import Path

from in_process import make, until, with_services

from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.moment import now
from honjin.server.tables import render
from honjin.server.tables.clock import DAY, MINUTE, SECOND, Clock

# --- the clock alone


def test_fischer_charges_who_is_asked_and_adds_after_the_turn() -> None:
    clock = Clock(wire.ClockWish("fischer", minutes=5, increment=10), 2)
    clock.ask(0, 1000)
    clock.ask(0, 4000)  # another choice of the same turn
    assert clock.told(5000).remaining == [5 * MINUTE - 4 * SECOND, 5 * MINUTE]
    clock.ask(1, 6000)
    assert clock.told(6000).remaining == [5 * MINUTE + 5 * SECOND, 5 * MINUTE]
    assert clock.deadline == 6000 + 5 * MINUTE
    clock.ask(None, 7000)  # a bot is asked
    assert clock.deadline is None
    assert clock.told(99_000).remaining[1] == 5 * MINUTE + 9 * SECOND


def test_correspondence_gives_days_for_each_turn() -> None:
    clock = Clock(wire.ClockWish("correspondence", days=2), 2)
    clock.ask(0, 0)
    clock.ask(1, DAY)
    clock.ask(0, DAY + 5)
    assert clock.deadline == 3 * DAY + 5


def test_the_time_that_the_server_was_away_counts_for_nobody() -> None:
    clock = Clock(wire.ClockWish("fischer", minutes=1, increment=0), 2)
    clock.ask(0, 0)
    clock.forgive(None, 10 * MINUTE)
    clock.ask(0, 10 * MINUTE + 1)
    assert clock.told(10 * MINUTE + 1).remaining[0] == MINUTE - 1


def test_a_sign_of_life_from_before_the_last_move_gives_no_time_back() -> None:
    clock = Clock(wire.ClockWish("fischer", minutes=1, increment=0), 2)
    clock.ask(0, 0)
    clock.ask(0, 20 * SECOND)
    clock.forgive(10 * SECOND, 5 * MINUTE)
    assert clock.told(5 * MINUTE).remaining[0] == 40 * SECOND


def test_no_clock_never_ends() -> None:
    clock = Clock(wire.ClockWish(), 2)
    clock.ask(0, 0)
    assert (clock.deadline, clock.told(5).remaining) == (None, [None, None])


# --- at a table


def test_hj_e2_who_has_no_time_left_loses(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-x", "me", "me", clock=wire.ClockWish("fischer", minutes=1))
        asked = live.timeline.asked
        assert asked is not None
        live.timeline.clock.remaining[asked] = 100
        live.pulse.go_on()
        await until(lambda: live.terms.status == "over")
        outcome = live.timeline.table.outcome
        assert outcome is not None
        assert (outcome.rule, outcome.winners) == ("HJ-E2", (1 - asked,))

    with_services(tmp_path, play)


def test_hj_e3_who_never_answers_has_forfeited_and_empty_tables_close(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        silent = await make(services, guest, "gosu-x", "me", "me")
        waiting = await make(services, guest, "gosu-x", "me", "link")
        await services.tables.sweep(now())
        assert (silent.terms.status, waiting.terms.status) == ("playing", "waiting")
        await services.tables.sweep(now() + 3 * DAY)
        assert (silent.terms.status, waiting.terms.status) == ("playing", "closed")
        await services.tables.sweep(now() + 15 * DAY)
        outcome = silent.timeline.table.outcome
        assert outcome is not None
        assert outcome.rule == "HJ-E3"

    with_services(tmp_path, play)


def test_a_table_that_nobody_watches_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "way-of-the-samurai", "me")
        choice = render.state(live, guest, 0, "en").decision
        assert choice is not None
        await live.play(guest, wire.Play(0, choice.options[0].notation, "1"))
        live.touched -= 10_000
        await services.tables.sweep(now())
        assert live.terms.id not in services.tables.live
        again = await services.tables.find(live.terms.id)
        assert again is not live
        assert again.timeline.table.hash == live.timeline.table.hash
        assert render.state(again, guest, 0, "en").log == render.state(live, guest, 0, "en").log
        retried = await again.play(guest, wire.Play(0, choice.options[0].notation, "1"))
        assert retried.seq == 1

    with_services(tmp_path, play)
