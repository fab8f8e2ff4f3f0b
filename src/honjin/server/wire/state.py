"""State: a table as one seat may see it."""

from msgspec import Struct

from honjin.server.wire.base import Data
from honjin.server.wire.tables import TableInfo


class OptionInfo(Struct):
    """One of the legal choices."""

    notation: str
    kind: str
    card: str | None
    slot: str | None
    label: str


class DecisionInfo(Struct):
    """What is asked; the options are for the seat that decides only.

    `card` is what the question is about, `cause` where the card stands whose effect asks, `threat` where
    the one stands that an answer could save; `reaction` says that it answers what another is about to do.
    Also for the seat that decides only: `decline` is the answer that does nothing, `pause` says that the
    game then goes on by itself, as it may ask several times a turn, `risk` how much that risks, to compare
    within a turn, and `idle` is the answer to give where no other is of any use; between people there is
    none, since how fast one answers would tell what one holds.
    """

    seat: int
    prompt: str
    label: str
    options: list[OptionInfo]
    card: str | None = None
    cause: str | None = None
    threat: str | None = None
    reaction: bool = False
    decline: str | None = None
    pause: bool = False
    risk: int | None = None
    idle: str | None = None


class LogEntry(Struct):
    """A line of the log; `n` counts the facts of the game, `kind`, `player` and `card` are its event's."""

    n: int
    text: str
    rule: str
    turn: int
    kind: str
    player: int | None
    card: str | None


class OutcomeInfo(Struct):
    """How the game ended; `text` says it to this reader, `rewound` is how often somebody went back."""

    winners: list[int]
    rule: str
    text: str
    scores: list[int]
    rewound: int


class ClockState(Struct):
    """Milliseconds left for each seat (none: no clock) at the server's time `at`."""

    remaining: list[int | None]
    running: int | None
    at: int


class TakebackState(Struct):
    """Somebody asks to take the last choice back; `granted` have agreed so far."""

    seat: int
    granted: list[int]


class RewindInfo(Struct):
    """A choice of one's own to go back to: `made` choices came before it; what was asked, and chosen."""

    made: int
    turn: int
    asked: str
    label: str


class RewindState(Struct):
    """Where one can go back to, in order; if nowhere, why: a word for programs, a sentence for people."""

    points: list[RewindInfo]
    why: str | None
    reason: str | None


class ChatEntry(Struct):
    """Something said: a phrase in the reader's language, or free text."""

    n: int
    seat: int
    text: str
    phrase: str | None
    at: int


class ArchivedChoice(Struct):
    """A choice in notation; what others may not know of it is ?"""

    seat: int
    choice: str


class Archive(Struct):
    """A game of other rules or cards: it can be watched, not continued; `reason` says so to people."""

    rules: int | None
    here: int | None
    choices: list[ArchivedChoice]
    reason: str


class TableState(Struct, tag_field="type", tag="state"):
    """A table as one seat may see it; `log` and `events` begin at fact `since`: forget what came after it.

    `passing` says whether the seat lets all reactions of this turn pass; None: there are none here.
    """

    table: str
    seq: int
    epoch: int
    seat: int | None
    you: list[int]
    view: Data
    decision: DecisionInfo | None
    since: int
    log: list[LogEntry]
    events: list[Data]
    undo: int
    takebacks: int
    takeback: TakebackState | None
    rewind: RewindState
    rewound: int
    passing: bool | None
    outcome: OutcomeInfo | None
    clock: ClockState
    chat: list[ChatEntry]
    muted: list[int]
    info: TableInfo
    archive: Archive | None = None
