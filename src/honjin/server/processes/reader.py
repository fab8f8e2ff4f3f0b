"""A reading process: what a stranger wrote, or a stored record, comes in; our own text goes out."""

import gzip
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from honjin.api import compiled
from honjin.bots.levels import make_bot
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.processes.worker import OutOfTime, limited, serve
from honjin.server.replays.archived_replay import ArchivedReplay
from honjin.server.replays.offline import offline_html
from honjin.server.replays.replay import Replay
from honjin.server.store.story import read_replay
from honjin.server.tables.timeline import Move, MoveKind, Timeline
from honjin.table.choice import standing
from honjin.table.daily import daily_of
from honjin.table.forms import FormError
from honjin.table.game import Game
from honjin.table.record import DIVIDER, read_bot_notes, record_lines, replay, write_header
from honjin.table.table import Table
from honjin.table.text import LANGUAGES

MEMORY: Final = 90  # MiB more than at the start
SLOWER: Final = 1 if compiled else 4
READ_SECONDS: Final = 0.8 * SLOWER  # of the processor
SHOW_SECONDS: Final = 4.0 * SLOWER
LINES_MAX: Final = 5000
HEADER_MAX: Final = 32 * 1024  # characters of how a game begins, in our words
DONE, REFUSED = b"+", b"-"
DEALS_MAX: Final = 20
QUICK_BOT: Final = "greedy"


class ReadOpening(Struct, tag=True):
    """How a table of this game begins: a position, or a record and how many of its lines."""

    game: str
    position: str | None
    record: str | None
    at: int | None


class ReadRecord(Struct, tag=True):
    """A record to be kept."""

    record: str


class TellMoves(Struct, tag=True):
    """What each move of a stored game brought, each as kind, seat and text."""

    header: str
    moves: list[tuple[MoveKind, int | None, str | None]]


class WriteMoves(Struct, tag=True):
    """The record of a stored game, whose moves are each kind, seat and text."""

    header: str
    moves: list[tuple[MoveKind, int | None, str | None]]


class TellRecord(Struct, tag=True):
    """What each line of a stored record brought."""

    record: str


class Shown(Struct, tag=True):
    """A stored record and its story; what of it, for whom."""

    id: str
    record: str
    names: list[str]
    facts: str | None
    lang: str


class ShowInfo(Shown, tag=True):
    pass


class ShowMoments(Shown, tag=True):
    view: str
    first: int
    count: int


class ShowLog(Shown, tag=True):
    view: str


class ShowOffline(Shown, tag=True):
    pass


class ShowStory(Shown, tag=True):
    pass


class Begun(Struct):
    """A header in our words, the choices after it, and how many play."""

    header: str
    choices: list[tuple[int, str]]
    players: int


class DealDaily(Struct, tag=True):
    """The challenge of a day, from its seed."""

    game: str
    seed: str


class DealtDaily(Struct):
    """How it begins, at which seat one plays, and the level of the others."""

    begun: Begun
    seat: int
    level: str


class No(Struct):
    """Why not, in every language."""

    status: int
    word: str
    detail: dict[str, str]


Question = (
    ReadOpening
    | ReadRecord
    | DealDaily
    | TellMoves
    | WriteMoves
    | TellRecord
    | ShowInfo
    | ShowMoments
    | ShowLog
    | ShowOffline
    | ShowStory
)


def read_opening(asked: ReadOpening) -> bytes:
    game = GAMES[asked.game]
    choices: list[tuple[int, str]] = []
    if asked.record is not None:
        table = replayed(asked.record, {game.name: game})
        choices = [(choice.seat, choice.notation) for choice in standing(table.done[: asked.at])]
    else:
        table = game.position(asked.position or "")
    return msgspec.json.encode(Begun(header_of(table), choices, table.players))


def read_record(asked: ReadRecord) -> bytes:
    """The record in our own words: what stands beside the game is left away, but for notes on its bots."""
    table = replayed(asked.record, GAMES)
    header_of(table)
    return table.record(bot_notes=read_bot_notes(asked.record).proper()).encode()


def replayed(record: str, games: dict[str, Game]) -> Table:
    if len(record_lines(record.partition(f"\n{DIVIDER}\n")[2])) > LINES_MAX:
        raise ApiError(413, "long-record", most=LINES_MAX)
    return replay(record, games)


def header_of(table: Table) -> str:
    """How the game begins, which a table reads again in the event loop: it is not long."""
    header = write_header(table)
    if len(header) > HEADER_MAX:
        raise ApiError(413, "long-header", most=HEADER_MAX)
    return header


def deal_daily(asked: DealDaily) -> bytes:
    """Quick bots play until somebody may sit down; if the game ends before that, others play it."""
    game, daily = GAMES[asked.game], daily_of(GAMES[asked.game])
    challenge = daily.challenge(game, Random(asked.seed))
    for turn in range(DEALS_MAX):
        table = game.new(asked.seed, challenge.players, challenge.options)
        bot = make_bot(game, QUICK_BOT, turn)
        while (question := table.decision) is not None and not daily.is_ready(table, challenge.seat):
            table.play(bot.pick(question.observation, None))
        if question is not None:
            break
    choices = [(choice.seat, choice.notation) for choice in table.choices]
    begun = Begun(header_of(table), choices, table.players)
    return msgspec.json.encode(DealtDaily(begun, challenge.seat, challenge.level))


def tell_moves(asked: TellMoves) -> bytes:
    timeline = Timeline(asked.header, wire.ClockWish(), ())
    told = timeline.tell(Move(kind, 0, seat, text) for kind, seat, text in asked.moves)
    return msgspec.json.encode([move.facts for move in told])


def write_moves(asked: WriteMoves) -> bytes:
    timeline = Timeline(asked.header, wire.ClockWish(), ())
    timeline.follow(Move(kind, 0, seat, text) for kind, seat, text in asked.moves)
    return timeline.record().encode()


def tell_record(asked: TellRecord) -> bytes:
    return msgspec.json.encode(Replay("", asked.record, []).story())


@lru_cache(maxsize=4)
def opened(id: str, record: str, names: tuple[str, ...], facts: str | None) -> Replay | ArchivedReplay:
    """As it replays; a record of another version as it is stored."""
    try:
        return Replay(id, record, names)
    except (MemoryError, RecursionError):
        raise
    except Exception:
        return ArchivedReplay(id, record, names, read_replay(facts))


def show(asked: Shown) -> bytes:
    """A replay, or a part of it, as it is sent."""
    replay = opened(asked.id, asked.record, tuple(asked.names), asked.facts)
    match asked:
        case ShowInfo():
            return msgspec.json.encode(replay.info(asked.lang))
        case ShowMoments():
            (moments,) = replay.moments([asked.view], asked.lang, asked.first, asked.count)
            return msgspec.json.encode(moments)
        case ShowLog():
            return msgspec.json.encode(replay.log(asked.view, asked.lang))
        case ShowStory():
            return msgspec.json.encode(replay.points())
        case _:
            return gzip.compress(offline_html(replay, asked.lang), mtime=0)


def answer(message: bytes) -> bytes:
    """Whatever the text is: an answer, or why there is none."""
    asked = msgspec.json.decode(message, type=Question)
    seconds = READ_SECONDS if isinstance(asked, ReadOpening | ReadRecord) else SHOW_SECONDS
    try:
        with limited(seconds):
            match asked:
                case ReadOpening():
                    return DONE + read_opening(asked)
                case ReadRecord():
                    return DONE + read_record(asked)
                case DealDaily():
                    return DONE + deal_daily(asked)
                case TellMoves():
                    return DONE + tell_moves(asked)
                case WriteMoves():
                    return DONE + write_moves(asked)
                case TellRecord():
                    return DONE + tell_record(asked)
                case _:
                    return DONE + show(asked)
    except ApiError as refused:
        return no(refused.status, refused.word, refused.detail)
    except FormError as error:
        return no(400, "form", error.text)
    except ValueError as error:
        said = str(error)
        return no(400, "form", lambda lang: said)
    except (OutOfTime, MemoryError, RecursionError):
        return no(413, "too-much", ApiError(413, "too-much").detail)


def no(status: int, word: str, detail: Callable[[str], str]) -> bytes:
    return REFUSED + msgspec.json.encode(No(status, word, {lang: detail(lang) for lang in LANGUAGES}))


def main() -> None:
    for name, game in GAMES.items():  # what every text needs is not counted as its own
        game.new(seed="").record()
        answer(msgspec.json.encode(ReadOpening(name, "round = 0", None, None)))
    serve(answer, MEMORY)


if __name__ == "__main__":
    main()
