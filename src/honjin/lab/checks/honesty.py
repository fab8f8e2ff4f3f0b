"""Honesty: whether a bot chooses the same when all that its seat cannot know is dealt anew."""

from dataclasses import dataclass, field
from hashlib import blake2b

from honjin.bots.levels import make_bot
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.lab.checks.policies import drawn_options, players_among
from honjin.lab.play.match import card_set
from honjin.table.game import Game
from honjin.table.opening import Origin

DEALS = 2  # other worlds a position


@dataclass
class Honesty:
    """Positions that were looked at, the choices compared there, and where one differed."""

    positions: int = 0
    compared: int = 0
    differences: list[str] = field(default_factory=list)

    def add(self, other: "Honesty") -> None:
        self.positions += other.positions
        self.compared += other.compared
        self.differences += other.differences


def position(game: Game, seed: str, number: int) -> State:
    """A moment of a random game, where somebody has a choice; settings and players vary."""
    stream = stream_of(seed, number)
    while True:
        options = drawn_options(game, stream)
        players = players_among(game, options, number)
        origin = Origin(f"{seed} {number} {stream.word()}", game.check_options(options))
        s: State = game.begin(card_set(game.name, None), players, origin)
        s.playout(stream, stream.below(120))
        if not s.is_over and s.offer() > 1:
            return s


def check_position(game: Game, levels: tuple[str, ...], seed: str, number: int) -> Honesty:
    """Every level chooses in the position as it is and in worlds its seat cannot tell apart from it."""
    s = position(game, seed, number)
    seat, stream = int(s.seat), stream_of(f"{seed} deals", number)
    seen = s.observe(seat)
    found = Honesty(positions=1)
    for level in levels:
        chosen = make_bot(game, level, number).pick(s.observe(seat), None)
        for _ in range(DEALS):
            world = seen.sample(stream)
            found.compared += 1
            if make_bot(game, level, number).pick(world.observe(seat), None) != chosen:
                found.differences.append(f"{game.name} {level}: position {number} of {seed!r}")
    return found


def check_honesty(game: Game, levels: tuple[str, ...], seed: str, first: int, count: int) -> Honesty:
    found = Honesty()
    for number in range(first, first + count):
        found.add(check_position(game, levels, seed, number))
    return found


def stream_of(seed: str, number: int) -> Stream:
    digest = blake2b(f"{seed} {number}".encode(), digest_size=8, person=b"honesty").digest()
    return Stream(int.from_bytes(digest, "big"))
