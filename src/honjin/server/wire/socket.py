"""Socket: what is said over it; each message of a client says what it costs (see limits.py)."""

from typing import ClassVar

from msgspec import UNSET, Struct, UnsetType

from honjin.server.wire.base import Asked, Digits, Lang, RefusalText, SeatNumber, SmallCount
from honjin.server.wire.moves import ChatWish, Pass, Play, Resign, RewindWish, TakebackWish, Undo


class PlayMessage(Play, tag_field="type", tag="play"):
    cost: ClassVar[float] = 3


class UndoMessage(Undo, tag_field="type", tag="undo"):
    cost: ClassVar[float] = 3


class RewindMessage(RewindWish, tag_field="type", tag="rewind"):
    cost: ClassVar[float] = 5


class TakebackMessage(TakebackWish, tag_field="type", tag="takeback"):
    cost: ClassVar[float] = 3


class PassMessage(Pass, tag_field="type", tag="pass"):
    cost: ClassVar[float] = 3


class ResignMessage(Resign, tag_field="type", tag="resign"):
    cost: ClassVar[float] = 5


class ChatMessage(ChatWish, tag_field="type", tag="chat"):
    cost: ClassVar[float] = 3


class CommitMessage(Asked, tag_field="type", tag="commit"):
    cost: ClassVar[float] = 5
    hash: Digits


class RevealMessage(Asked, tag_field="type", tag="reveal"):
    cost: ClassVar[float] = 5
    value: Digits


class LangMessage(Asked, tag_field="type", tag="lang"):
    cost: ClassVar[float] = 0.5
    lang: Lang


class SeatMessage(Asked, tag_field="type", tag="seat"):
    """Look from this seat (one's own), or as a spectator: the cover of a hot seat."""

    cost: ClassVar[float] = 0.5
    seat: SeatNumber | None = None


class SyncMessage(Asked, tag_field="type", tag="sync"):
    """Send the state again, with the log from fact `since` on if the epoch is still this one."""

    cost: ClassVar[float] = 0.5
    since: SmallCount = 0
    epoch: SmallCount = 0


class PingMessage(Asked, tag_field="type", tag="ping"):
    cost: ClassVar[float] = 0.5


ClientMessage = (
    PlayMessage
    | UndoMessage
    | RewindMessage
    | TakebackMessage
    | PassMessage
    | ResignMessage
    | ChatMessage
    | CommitMessage
    | RevealMessage
    | LangMessage
    | SeatMessage
    | SyncMessage
    | PingMessage
)


class Ack(Struct, tag_field="type", tag="ack"):
    """The choice, or the way back, with this id is on disk."""

    id: str
    seq: int
    epoch: int


class SocketError(Struct, tag_field="type", tag="error", omit_defaults=True):
    """A message that was refused, and why."""

    error: str
    detail: str
    id: str | UnsetType = UNSET
    refusals: list[RefusalText] | UnsetType = UNSET


class Pong(Struct, tag_field="type", tag="pong"):
    at: int


class Presence(Struct, tag_field="type", tag="presence"):
    """Whose players are there, and how many look on."""

    online: list[int]
    spectators: int
