"""Reading: processes that parse and replay what strangers wrote, and show stored games."""

import os
from typing import Final

import msgspec

from honjin.server.errors import ApiError
from honjin.server.processes.cache import Kept
from honjin.server.processes.pool import Lost, Pool
from honjin.server.processes.queue import Room, Turn
from honjin.server.processes.reader import (
    REFUSED,
    SLOWER,
    Begun,
    DealDaily,
    DealtDaily,
    No,
    ReadOpening,
    ReadRecord,
    ShowInfo,
    ShowLog,
    ShowMoments,
    Shown,
    ShowOffline,
    ShowStory,
    TellMoves,
    TellRecord,
    WriteMoves,
)

PATIENCE: Final = 10.0 * SLOWER  # seconds, the machine being busy; the reader's own limit is of the processor
DEALING: Final = 6 * PATIENCE  # for a day's challenge, which many wait for
QUICK, WHOLE = 0, 1  # ranks: what somebody looks at now, and whole files
ROOMS: Final = (Room(200, 50, 20), Room(100, 20, 10))
KEPT: Final = 32 << 20  # bytes
FILLING: Final = Turn("filling", "")  # who asks for what is missing in older data


class Unread(ApiError):
    """What the reading process said of a text, in every language."""

    def __init__(self, said: No) -> None:
        super().__init__(said.status, said.word)
        self.said = said

    def detail(self, lang: str) -> str:
        return self.said.detail[lang]


class Reading:
    """Texts in our own words, and parts of replays as they are sent."""

    def __init__(self) -> None:
        count = min(4, max(2, (os.cpu_count() or 2) // 2))
        self.pool = Pool("honjin.server.processes.reader", count, PATIENCE, ROOMS)
        self._kept = Kept(KEPT)

    async def opening(self, asked: ReadOpening, turn: Turn) -> Begun:
        return msgspec.json.decode(await self._ask(asked, turn), type=Begun)

    async def record(self, record: str, turn: Turn) -> str:
        return (await self._ask(ReadRecord(record), turn)).decode()

    async def deal(self, asked: DealDaily, turn: Turn) -> DealtDaily:
        """A game that is played to its middle, once a day: that may take longer."""
        question = msgspec.json.encode(asked)
        try:
            answer = told(await self.pool.ask(question, turn, WHOLE, DEALING))
        except Lost:
            raise ApiError(503, "busy") from None
        return msgspec.json.decode(answer, type=DealtDaily)

    async def tell(self, asked: TellMoves | TellRecord) -> bytes:
        """What a stored game brought; in no hurry."""
        return told(await self.pool.ask(msgspec.json.encode(asked), FILLING, WHOLE))

    async def write(self, asked: WriteMoves, turn: Turn) -> str:
        """The record of a stored game, for its archive; in no hurry."""
        try:
            return told(await self.pool.ask(msgspec.json.encode(asked), turn, WHOLE)).decode()
        except Lost:
            raise ApiError(503, "busy") from None

    async def _ask(self, asked: ReadOpening | ReadRecord, turn: Turn) -> bytes:
        try:
            return told(await self.pool.ask(msgspec.json.encode(asked), turn))
        except Lost as lost:  # late: the machine is busy, for the reader stops by itself before that
            raise (ApiError(503, "busy") if lost.is_late else ApiError(413, "too-much")) from None

    async def show(
        self, asked: ShowInfo | ShowLog | ShowMoments | ShowOffline | ShowStory, turn: Turn
    ) -> bytes:
        """Made once and kept; if all who wait are gone while it is being made, it is kept too."""
        key = (
            type(asked),
            *(value for name, value in fields(asked) if name not in ("record", "names", "facts")),
        )
        rank = WHOLE if isinstance(asked, ShowOffline) else QUICK
        question = msgspec.json.encode(asked)
        try:
            return told(await self._kept.find(key, lambda: self.pool.submit(question, turn, rank)))
        except Lost:
            raise ApiError(503, "busy") from None

    async def close(self) -> None:
        await self.pool.close()


def fields(asked: Shown) -> list[tuple[str, object]]:
    return list(msgspec.structs.asdict(asked).items())


def told(answer: bytes) -> bytes:
    """What the process answered; Unread if it said no."""
    if answer.startswith(REFUSED):
        raise Unread(msgspec.json.decode(answer[1:], type=No))
    return answer[1:]
