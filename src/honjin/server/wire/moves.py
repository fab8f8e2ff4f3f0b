"""Moves: what is done at a table, and what is asked about it."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from honjin.server.wire.base import (
    Asked,
    ChatText,
    ChoiceText,
    CommandId,
    RefusalText,
    SeatNumber,
    SmallCount,
    Token,
)


class Play(Asked):
    """A choice; `seq` and `epoch` are those of the state it answers, `id` makes a retry harmless."""

    seq: SmallCount
    choice: ChoiceText
    id: CommandId
    epoch: SmallCount = 0


class MoveReceipt(Struct):
    """The choice is on disk; `seq` is the number of choices since."""

    id: str
    seq: int
    epoch: int


class Undo(Asked):
    """Take one's last choice back."""

    seq: SmallCount
    epoch: SmallCount = 0
    seat: SeatNumber | None = None


class RewindWish(Asked):
    """Go back to where `made` choices stood, to one's own choice; `id` makes a retry harmless."""

    seq: SmallCount
    made: SmallCount
    id: CommandId
    epoch: SmallCount = 0


class TakebackWish(Asked):
    action: Literal["ask", "grant", "refuse"]
    seat: SeatNumber | None = None


class Pass(Asked):
    """Let all reactions pass until the turn ends, or be asked again."""

    passing: bool
    seat: SeatNumber | None = None


class Resign(Asked):
    seat: SeatNumber | None = None


class ChatWish(Asked):
    """A ready-made phrase, or some words of one's own."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: ChatText | None = None
    seat: SeatNumber | None = None


class WhyNot(Struct):
    """Nothing if the choice is legal now, else every condition that it fails."""

    choice: str
    refusals: list[RefusalText]


class OddsInfo(Struct):
    """The chance that the next blow hits, as a fraction and as a number."""

    text: str
    value: float


class ConsideredInfo(Struct):
    """A choice that a bot weighed: how often it tried it, the chance that it wins, the line it foresees.

    For the best and the two next ones advice says what they bring, in a sentence.
    """

    choice: str
    label: str
    visits: int
    chance: float
    line: list[str]
    why: str = ""


class Advice(Struct):
    """What a bot would choose at this seat, and what it considered."""

    seat: int
    choice: str
    considered: list[ConsideredInfo]


class Advise(Asked):
    table: Token
    seat: SeatNumber | None = None
