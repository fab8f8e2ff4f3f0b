"""Expert: the strongest bot plays each challenge once, when nobody else needs the processes."""

import asyncio
from functools import partial
from typing import Final

import msgspec
import structlog
from sqlalchemy import update

from honjin.bots.levels import levels_of
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.bots.pool import BotPool, NoAnswer
from honjin.server.guests.sessions import Seal
from honjin.server.processes.queue import Turn
from honjin.server.processes.reader import DealtDaily
from honjin.server.store.results import fate_of
from honjin.server.store.schema import dailies
from honjin.server.store.store import Store, pauses, until_stored
from honjin.server.tables.context import TableContext
from honjin.server.tables.seating import bot_table
from honjin.server.tables.timeline import Move, Timeline
from honjin.table.result import way_of

LOG: Final = structlog.get_logger()
LEVEL: Final = "expert"
CHOICES_MAX: Final = 2000  # then the bots go round in circles
ATTEMPTS: Final = 20
WAITING: Final = Turn("daily", "")  # behind everybody else


class ExpertResult(msgspec.Struct):
    """How the bot did, at whose seat and of which level."""

    level: str
    seat: int
    players: int
    outcome: wire.Fate
    scores: list[int]
    way: str
    choices: int


class Expert:
    """Plays for comparison."""

    def __init__(self, store: Store, bots: BotPool, context: TableContext, level: str = LEVEL) -> None:
        self.store = store
        self.bots = bots
        self.context = context
        self.level = level
        self._playing: set[tuple[str, str]] = set()

    @property
    def seal(self) -> Seal:
        return self.context.seal

    def compare(self, day: str, game: str, dealt: DealtDaily) -> None:
        """Play it some time, if that is not under way."""
        if (day, game) not in self._playing:
            self._playing.add((day, game))
            self.context.spawn(self._compare(day, game, dealt))

    async def _compare(self, day: str, game: str, dealt: DealtDaily) -> None:
        try:
            result = await self.play(day, game, dealt)
            change = (
                update(dailies)
                .where(dailies.c.day == day, dailies.c.game == game, dailies.c.expert.is_(None))
                .values(expert=msgspec.json.encode(result).decode())
            )
            await until_stored(partial(self.store.write, lambda connection: connection.execute(change)))
        except Exception as error:
            LOG.warning("expert did not finish", game=game, error=str(error))
            self._playing.discard((day, game))

    async def play(self, day: str, game: str, dealt: DealtDaily) -> ExpertResult:
        """The whole game, from where everybody sits down."""
        timeline = Timeline(dealt.begun.header, wire.ClockWish(), ())
        timeline.follow(Move("choice", 0, seat, text) for seat, text in dealt.begun.choices)
        timeline.follow([Move("start", 0)])
        levels = levels_of(GAMES[game])
        own = self.level if self.level in levels else levels[-1]
        while (seat := timeline.asked) is not None and timeline.seq < CHOICES_MAX:
            level = own if seat == dealt.seat else dealt.level
            option = await self._ask(timeline, seat, level, bot_table(day, game))
            timeline.accept(timeline.attempt(Move("choice", 0, seat), option))
        table = timeline.table
        if (outcome := table.outcome) is None:
            raise ValueError(f"no end after {timeline.seq} choices")
        way = way_of(outcome, table.happened(), table.players)
        return ExpertResult(
            own,
            dealt.seat,
            table.players,
            fate_of(outcome, table.players, [dealt.seat]),
            list(outcome.scores),
            msgspec.json.encode(way).decode(),
            timeline.seq,
        )

    async def _ask(self, timeline: Timeline, seat: int, level: str, table: str) -> int:
        """However long it takes: everybody else comes first."""
        seed = self.seal.bot_seed(table, seat, timeline.seq)
        for _, pause in zip(range(ATTEMPTS), pauses(), strict=False):
            try:
                return await self.bots.compare(timeline.table, seat, level, seed, WAITING)
            except NoAnswer:
                await asyncio.sleep(pause)
        raise NoAnswer(f"{level} gave no answer")
