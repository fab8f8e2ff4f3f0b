"""Many games between bots, in pieces that anybody may play: game number i goes the same way everywhere."""

from collections.abc import Generator, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Final

from honjin.bots.external import PATIENCE
from honjin.bots.players import Players
from honjin.games import GAMES
from honjin.lab.play.executor import Executor
from honjin.lab.play.match import Match, card_set, play_match
from honjin.lab.play.row import Row, Terms, row_of

PIECE: Final = 0.3  # seconds that a piece of work should take: little is lost when it is interrupted
LARGEST: Final = 200  # games of a piece


@dataclass(frozen=True)
class Plan:
    """What is to be played: game i has the deal `SEED i`; paired, each deal comes in all rotations."""

    game: str
    seats: tuple[str, ...]  # a level or a user's bot each
    games: int
    seed: str
    cards: str | None = None  # the text of a user's card set
    options: Mapping[str, object] = field(default_factory=dict)
    patience: float = PATIENCE  # with users' bots
    records: Path | None = None  # a folder for the records of all games
    paired: bool = False

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """How the bots sit when a deal is played, each bot once on every seat if it is paired."""
        turns = range(len(self.seats) if self.paired else 1)
        return list(dict.fromkeys(self.seats[turn:] + self.seats[:turn] for turn in turns))

    def terms(self, number: int) -> Terms:
        deal, seating = divmod(number, len(self.seatings))
        return Terms(
            self.game,
            GAMES[self.game].rules_version,
            card_set(self.game, self.cards).digest,
            dict(self.options),
            number,
            f"{self.seed} {deal}",
            self.seatings[seating],
        )


def bot_seed(seed: str, number: int, seat: int) -> int:
    text = f"{seed} {number} {seat}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8, person=b"bot").digest(), "big")


@dataclass(frozen=True)
class Piece:
    """Some games one after the other, with their records if these were asked for."""

    rows: tuple[Row, ...]
    records: tuple[str, ...]
    seconds: float


def play_piece(plan: Plan, first: int, games: int) -> Piece:
    rows, records, start = [], [], perf_counter()
    with Players(GAMES[plan.game], plan.cards, plan.patience) as players:
        for number in range(first, first + games):
            terms = plan.terms(number)
            seeds = tuple(bot_seed(plan.seed, number, seat) for seat in range(len(plan.seats)))
            match = Match(plan.game, terms.seats, terms.seed, seeds, plan.options, plan.cards)
            played = play_match(match, players, noting=plan.records is not None)
            rows.append(row_of(terms, played))
            if plan.records is not None:
                records.append(played.record())
    return Piece(tuple(rows), tuple(records), perf_counter() - start)


class Pieces:
    """What is to be played from a number on; the pieces grow as long as they are quick."""

    def __init__(self, plan: Plan, first: int) -> None:
        self.plan = plan
        self.first = first
        self.size = 1

    def __iter__(self) -> Iterator[tuple[Plan, int, int]]:
        while self.first < self.plan.games:
            games = min(self.size, self.plan.games - self.first)
            yield self.plan, self.first, games
            self.first += games

    def took(self, piece: Piece) -> None:
        fitting = PIECE * len(piece.rows) / max(piece.seconds, 1e-6)
        self.size = max(1, min(round(fitting), 2 * self.size, LARGEST))


def play(plan: Plan, executor: Executor, first: int = 0) -> Generator[tuple[Row, ...], None, None]:
    """The games from a number on, some at a time, always in order: what was broken off is the first ones."""
    pieces = Pieces(plan, first)
    found = executor.in_order(play_piece, pieces)
    try:
        for piece in found:
            pieces.took(piece)
            if plan.records is not None:
                for row, record in zip(piece.rows, piece.records, strict=True):
                    (plan.records / f"{plan.game}-{row.number}.game").write_text(record, "utf-8")
            yield piece.rows
    finally:
        found.close()
