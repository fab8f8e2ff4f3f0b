"""What each move brought is stored beside it, and tells the game without its rules."""

import random
from pathlib import Path

import pytest
from in_process import make, with_services
from sqlalchemy import Connection, select

from honjin.games import GAMES
from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.services import Services
from honjin.server.store.schema import moves
from honjin.server.store.story import READ, Chapter, all_facts
from honjin.server.tables.table import LiveTable
from honjin.table.facts import event, line
from honjin.table.people import People

NAMES = ("Alice", "Bob")


def chapters(connection: Connection) -> list[Chapter]:
    found = connection.execute(select(moves.c.facts).order_by(moves.c.n)).scalars()
    return [READ.decode(facts or "") for facts in found]


async def play_on(live: LiveTable, guest: Guest, count: int, chance: random.Random) -> None:
    """Some choices at random, a few of them taken back, and now and then a way back."""
    for _ in range(count):
        timeline = live.timeline
        if timeline.asked is None:
            return
        question = timeline.table.decision
        assert question is not None
        choice = chance.choice(question.options).notation
        await live.play(guest, wire.Play(timeline.seq, choice, f"{timeline.moves}", timeline.epoch))
        if timeline.asked is not None and chance.random() < 0.3 and timeline.table.undo_depth(question.seat):
            await live.takeback.undo(guest, wire.Undo(timeline.seq, timeline.epoch))
        if timeline.asked is not None and timeline.seq and chance.random() < 0.1:
            made, id = chance.randrange(timeline.seq), f"back {timeline.moves}"
            await live.takeback.rewind(guest, wire.RewindWish(timeline.seq, made, id, timeline.epoch))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_the_stored_story_is_the_games_own(tmp_path: Path, game: str, seed: int) -> None:
    async def play(services: Services, guest: Guest) -> None:
        seats = ("me",) if game == "way-of-the-samurai" else ("me", "me")
        live = await make(services, guest, game, *seats, seed=f"story {seed}")
        await play_on(live, guest, 60, random.Random(seed))
        if live.timeline.asked is not None:
            await live.end(0, "resign")
        table, stored = live.timeline.table, await services.store.read(chapters)
        told = all_facts(stored)
        assert told == table.happened()
        for seat in (None, *range(table.players)):
            assert [event(fact, seat) for fact in told] == table.events(seat)
            people = People(table.players, seat, NAMES)
            said = [line(fact, people, "fr", table.game.texts, table.cards.name) for fact in told]
            assert said == table.log(seat, "fr", names=NAMES)
        assert table.outcome is not None
        result = stored[-1].result
        assert result is not None
        assert (tuple(result.winners), result.rule) == (table.outcome.winners, table.outcome.rule)
        assert result.rewound == table.rewound

    with_services(tmp_path, play)


def test_a_table_that_goes_on_from_a_record_has_its_story_from_the_beginning(tmp_path: Path) -> None:
    table = GAMES["gosu-tactics"].new(seed="record", players=2)
    for _ in range(12):
        assert table.decision is not None
        table.play(table.decision.options[0])

    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-tactics", "me", "me", record=table.record(), at=9)
        assert all_facts(await services.store.read(chapters)) == live.timeline.table.happened()

    with_services(tmp_path, play)
