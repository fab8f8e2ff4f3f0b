"""Every message of the JSON interface: what the browser and the server say to each other."""

from typing import Annotated, ClassVar, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

Lang = Literal["en", "fr"]
Data = dict[str, object]

NAME_MAX: Final = 24
SAID_MAX: Final = 200

Name = Annotated[str, Meta(min_length=1, max_length=NAME_MAX)]
Notation = Annotated[str, Meta(min_length=1, max_length=100)]
CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
Document = Annotated[str, Meta(min_length=1, max_length=200_000)]
Said = Annotated[str, Meta(min_length=1, max_length=SAID_MAX)]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes, or a SHA-256


class Asked(Struct, forbid_unknown_fields=True):
    """What a client sends: a field that we do not know is an error."""


# --- errors


class RefusalText(Struct):
    """A condition that a choice fails, with its rule."""

    rule: str
    text: str


class Problem(Struct, omit_defaults=True):
    """Every error: a word for programs, a sentence for people."""

    error: str
    detail: str
    refusals: list[RefusalText] | UnsetType = UNSET


# --- guests


class Me(Struct):
    """The guest: a name and a cookie, nothing more."""

    name: str
    lang: str


class NewName(Asked):
    name: Name


class SessionInfo(Struct):
    """A device on which I am this guest; `seen` is to the day, `here` is the one that asks."""

    id: str
    label: str
    created: int
    seen: int
    here: bool


class CarryLink(Struct):
    """A link that opens this guest's session on another device, once."""

    link: str
    seconds: int


class Carry(Asked):
    token: Token


# --- knowledge


class SettingInfo(Struct):
    """An option of a game; `names` are its values as people read them.

    It means something only where each option in `needs` has one of the values there.
    """

    name: str
    values: list[str]
    default: str
    label: str
    help: str
    rule: str
    names: dict[str, str]
    needs: dict[str, list[str]]


class PortraitInfo(Struct):
    """The parts of a bot's face, which the page draws."""

    headgear: str
    body: str
    weapon: str
    look: int


class LevelInfo(Struct):
    """A strength of bots: `called` so at a table, as `label` on its plate, and `words` say how it plays."""

    name: str
    called: str
    label: str
    words: str
    portrait: PortraitInfo


class GameInfo(Struct):
    """A game as the first page shows it."""

    name: str
    title: str
    tagline: str
    players: tuple[int, int]
    minutes: int
    levels: list[LevelInfo]
    settings: list[SettingInfo]


class CardInfo(Struct):
    """A card, or what lies beside the cards (`kind` tile or item), with the fields of its card file."""

    id: str
    kind: str
    name: str
    clan: str
    level: int
    copies: int
    certainty: str
    certainty_text: str
    headline: str
    text: str
    notes: tuple[str, ...]
    data: Data


class RuleInfo(Struct):
    """A rule in our words; `ruling` is how we read it where the printed rules are silent."""

    id: str
    part: str
    title: str
    text: str
    ruling: str | None


class Phrase(Struct):
    """A ready-made line of chat."""

    id: str
    text: str


# --- tables

SeatKind = Literal["me", "link", "open", "bot"]
Status = Literal["waiting", "playing", "over", "closed"]
Spectators = Literal["none", "public", "open-after"]
Deal = Literal["server", "known", "sealed"]


class SeatWish(Asked):
    """Who shall sit there: oneself, whoever has the link, anybody, or a bot."""

    kind: SeatKind
    level: Annotated[str, Meta(max_length=20)] | None = None


class ClockWish(Asked):
    """Fischer: minutes for all, seconds for each turn; correspondence: days for each turn."""

    kind: Literal["none", "fischer", "correspondence"] = "none"
    minutes: Annotated[int, Meta(ge=1, le=600)] = 15
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class TableWish(Asked):
    """A table to be made; from the beginning, a position, or a record's first `at` choices."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=4)]
    options: dict[str, object] = {}
    players: Annotated[int, Meta(ge=1, le=4)] | None = None
    clock: ClockWish = field(default_factory=ClockWish)
    spectators: Spectators = "public"
    lobby: bool = False
    hot_seat: bool = False
    seed: Annotated[str, Meta(min_length=1, max_length=100)] | None = None
    position: Document | None = None
    record: Document | None = None
    at: Count | None = None
    advice: bool = False
    known_deal: bool = False
    seal: Digits | None = None


class SeatInfo(Struct):
    """Who sits there, called `name` in all texts and `label` on a plate, which says how strong a bot is.

    `invite` is the link to a free seat, for those who sit at the table.
    """

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    label: str
    you: bool
    online: bool
    level: str | None = None
    portrait: PortraitInfo | None = None
    invite: str | None = None


SealPhase = Literal["commit", "reveal", "open"]


class BrokenSeal(Struct):
    """A round that came to nothing: these seats left, or did not show the value they had promised."""

    round: int
    seats: list[int]


class SealInfo(Struct):
    """How far a sealed deal is; `values` are told when all are in, `half` when the game is over."""

    round: int
    phase: SealPhase
    server: str
    half: str | None
    commits: list[str | None]
    revealed: list[bool]
    values: list[str | None]
    until: int | None
    broken: list[BrokenSeal]
    without: list[int]


class TableInfo(Struct):
    """A table as a lobby or a waiting room shows it."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[SeatInfo]
    status: Status
    clock: ClockWish
    spectators: Spectators
    lobby: bool
    hot_seat: bool
    host: bool
    link: str
    watch: str | None
    created: int
    rematch: str | None
    advice: bool
    deal: Deal
    seal: SealInfo | None
    archive: bool = False


class Join(Asked):
    """Sit down; `seal` is the SHA-256 of a value of one's own, where the deal is sealed."""

    invite: Token | None = None
    seal: Digits | None = None


class Rematch(Asked):
    seal: Digits | None = None


class Seal(Asked):
    """The promise of a value (its SHA-256), or the value itself."""

    hash: Digits | None = None
    value: Digits | None = None


class Play(Asked):
    """A choice; `seq` and `epoch` are those of the state it answers, `id` makes a retry harmless."""

    seq: Count
    choice: Notation
    id: CommandId
    epoch: Count = 0


class Played(Struct):
    """The choice is on disk; `seq` is the number of choices since."""

    id: str
    seq: int
    epoch: int


class Undo(Asked):
    """Take one's last choice back."""

    seq: Count
    epoch: Count = 0
    seat: SeatNumber | None = None


class Takeback(Asked):
    action: Literal["ask", "grant", "refuse"]
    seat: SeatNumber | None = None


class Resign(Asked):
    seat: SeatNumber | None = None


class Chat(Asked):
    """A ready-made phrase, or some words of one's own."""

    phrase: Annotated[str, Meta(max_length=40)] | None = None
    text: Said | None = None
    seat: SeatNumber | None = None


class Mute(Asked):
    seat: SeatNumber
    on: bool = True


class WhyNot(Struct):
    """Nothing if the choice is legal now, else every condition that it fails."""

    choice: str
    refusals: list[RefusalText]


class Odds(Struct):
    """The chance that the next blow hits, as a fraction and as a number."""

    text: str
    value: float


class Considered(Struct):
    """A choice that a bot weighed: how often it tried it, the chance to win it sees, the line it foresees."""

    choice: str
    label: str
    visits: int
    chance: float
    line: list[str]


class Advice(Struct):
    """What a bot would choose at this seat, and what it considered."""

    seat: int
    choice: str
    considered: list[Considered]


class Advise(Asked):
    table: Token
    seat: SeatNumber | None = None


# --- the state of a table


class OptionInfo(Struct):
    """One of the legal choices."""

    notation: str
    kind: str
    card: str | None
    slot: str | None
    label: str


class Asking(Struct):
    """What is asked; the options are for the seat that decides only."""

    seat: int
    prompt: str
    label: str
    options: list[OptionInfo]


class Line(Struct):
    """A line of the log; `n` counts the facts of the game."""

    n: int
    text: str
    rule: str
    turn: int


class Ending(Struct):
    """How the game ended; `text` says it to this reader."""

    winners: list[int]
    rule: str
    text: str
    scores: list[int]


class ClockState(Struct):
    """Milliseconds left for each seat (none: no clock) at the server's time `at`."""

    remaining: list[int | None]
    running: int | None
    at: int


class TakebackState(Struct):
    """Somebody asks to take the last choice back; `granted` have agreed so far."""

    seat: int
    granted: list[int]


class ChatLine(Struct):
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


class State(Struct, tag_field="type", tag="state"):
    """A table as one seat may see it; `log` and `events` begin at fact `since`: forget what came after it."""

    table: str
    seq: int
    epoch: int
    seat: int | None
    you: list[int]
    view: Data
    decision: Asking | None
    since: int
    log: list[Line]
    events: list[Data]
    undo: int
    takebacks: int
    takeback: TakebackState | None
    outcome: Ending | None
    clock: ClockState
    chat: list[ChatLine]
    muted: list[int]
    info: TableInfo
    archive: Archive | None = None


# --- the socket: each message says what it costs (see limits.py)


class PlaySaid(Play, tag_field="type", tag="play"):
    cost: ClassVar[float] = 3


class UndoSaid(Undo, tag_field="type", tag="undo"):
    cost: ClassVar[float] = 3


class TakebackSaid(Takeback, tag_field="type", tag="takeback"):
    cost: ClassVar[float] = 3


class ResignSaid(Resign, tag_field="type", tag="resign"):
    cost: ClassVar[float] = 5


class ChatSaid(Chat, tag_field="type", tag="chat"):
    cost: ClassVar[float] = 3


class CommitSaid(Asked, tag_field="type", tag="commit"):
    cost: ClassVar[float] = 5
    hash: Digits


class RevealSaid(Asked, tag_field="type", tag="reveal"):
    cost: ClassVar[float] = 5
    value: Digits


class LangSaid(Asked, tag_field="type", tag="lang"):
    cost: ClassVar[float] = 0.5
    lang: Lang


class SeatSaid(Asked, tag_field="type", tag="seat"):
    """Look from this seat (one's own), or as a spectator: the cover of a hot seat."""

    cost: ClassVar[float] = 0.5
    seat: SeatNumber | None = None


class SyncSaid(Asked, tag_field="type", tag="sync"):
    """Send the state again, with the log from fact `since` on if the epoch is still this one."""

    cost: ClassVar[float] = 0.5
    since: Count = 0
    epoch: Count = 0


class PingSaid(Asked, tag_field="type", tag="ping"):
    cost: ClassVar[float] = 0.5


ClientMessage = (
    PlaySaid | UndoSaid | TakebackSaid | ResignSaid | ChatSaid | LangSaid | SeatSaid | SyncSaid | PingSaid
)


class Ack(Struct, tag_field="type", tag="ack"):
    """The choice with this id is on disk."""

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


# --- replays and guides


class ReplayWish(Asked):
    """Of a record, or of a table that is over."""

    record: Document | None = None
    table: Token | None = None


class ReplayId(Struct):
    id: str


class ReplayInfo(Struct):
    """A finished or broken-off game: `moments` counts from before the first choice to after the last."""

    id: str
    game: str
    options: dict[str, str]
    seats: list[str]
    moments: int
    turns: list[int]
    outcome: Ending | None
    deal: Deal
    archive: Archive | None = None


class Moment(Struct):
    """The table after `n` choices; `choice` led there, `log` and `events` are what it brought."""

    n: int
    seat: int | None
    choice: str | None
    turn: int
    view: Data
    log: list[Line]
    events: list[Data]


class StoryLine(Struct):
    """A line of a replay's log, and the moment at which it was told."""

    moment: int
    n: int
    text: str
    rule: str
    turn: int


class GuideStep(Struct):
    """A word of advice; `wait`: the choice to be made now, by the learner or, with `auto`, by the page."""

    say: str
    wait: str | None
    seat: int
    auto: bool
    highlight: str | None


class Guide(Struct):
    """A first game: a table made from this position, all seats one's own, and the steps."""

    game: str
    title: str
    position: str
    steps: list[GuideStep]


class Health(Struct):
    """A write reached the disk within a second."""

    ok: bool
