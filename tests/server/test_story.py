"""What each move brought is stored beside it, and tells the game without its rules."""

import random
from pathlib import Path

import pytest
from encamped import in_camp, make
from sqlalchemy import Connection, select

from honjin.core.facts import event, line
from honjin.core.people import People
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.camp import Camp
from honjin.server.live import LiveTable
from honjin.server.schema import moves
from honjin.server.sessions import Guest
from honjin.server.story import READ, Chapter, all_facts

NAMES = ("Alice", "Bob")


def chapters(connection: Connection) -> list[Chapter]:
    found = connection.execute(select(moves.c.facts).order_by(moves.c.n)).scalars()
    return [READ.decode(facts or "") for facts in found]


async def play_on(live: LiveTable, guest: Guest, count: int, chance: random.Random) -> None:
    """Some choices at random, a few of them taken back."""
    for _ in range(count):
        course = live.course
        if course.asked is None:
            return
        question = course.table.decision
        assert question is not None
        choice = chance.choice(question.options).notation
        await live.play(guest, wire.Play(course.seq, choice, f"{course.moves}", course.epoch))
        if course.asked is not None and chance.random() < 0.3 and course.table.undo_depth(question.seat):
            await live.undo(guest, wire.Undo(course.seq, course.epoch))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_stored_story_is_the_games_own(tmp_path: Path, game: str, seed: int) -> None:
    async def play(camp: Camp, guest: Guest) -> None:
        seats = ("me",) if game == "way-of-the-samurai" else ("me", "me")
        live = await make(camp, guest, game, *seats, seed=f"story {seed}")
        await play_on(live, guest, 60, random.Random(seed))
        if live.course.asked is not None:
            await live.end(0, "resign")
        table, stored = live.course.table, await camp.store.read(chapters)
        told = all_facts(stored)
        assert told == table.facts()
        for seat in (None, *range(table.players)):
            assert [event(fact, seat) for fact in told] == table.events(seat)
            people = People(table.players, seat, NAMES)
            said = [line(fact, people, "fr", table.game.texts, table.cards.name) for fact in told]
            assert said == table.log(seat, "fr", names=NAMES)
        assert table.outcome is not None
        result = stored[-1].result
        assert result is not None
        assert (tuple(result.winners), result.rule) == (table.outcome.winners, table.outcome.rule)

    in_camp(tmp_path, play)


def test_a_table_that_goes_on_from_a_record_has_its_story_from_the_beginning(tmp_path: Path) -> None:
    table = GAMES["gosu-tactics"].new(seed="record", players=2)
    for _ in range(12):
        assert table.decision is not None
        table.play(table.decision.options[0])

    async def play(camp: Camp, guest: Guest) -> None:
        live = await make(camp, guest, "gosu-tactics", "me", "me", record=table.record(), at=9)
        assert all_facts(await camp.store.read(chapters)) == live.course.table.facts()

    in_camp(tmp_path, play)
