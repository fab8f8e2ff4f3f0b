"""Whether an automatic answer tells what one holds: pairs of worlds at the very questions that it answers.

PYTHONPATH=src .venv/bin/python bench/automatic.py [--pairs 2000] [--game gosu-x]

Each pair is a table where somebody is asked to react, and its twin: the same to another seat or a spectator,
with all that it does not know dealt anew. On a clock that counts choices the moment at which the answer comes
by itself is data and must be the same in both; a planted answer that is quicker without a card must be found.
"""

import argparse
from collections.abc import Iterator
from random import Random

from honjin.engine.chance import Stream
from honjin.engine.machine import SPECTATOR
from honjin.games import GAMES
from honjin.lab.checks.game_checks import Channel, Seat
from honjin.lab.checks.leaks import CHANNELS, planted, said
from honjin.table.game import Game
from honjin.table.table import Table

HASTY = "a hasty answer"
Pair = tuple[Table, Table, Seat]


def reactions(game: Game) -> Iterator[Table]:
    """Every question to react, in game after game by chance."""
    for number in range(1_000_000):
        t = game.new(seed=f"automatic {number}", players=game.fewest)
        chance = Random(number)
        while (question := t.decision) is not None:
            if question.reaction is not None:
                yield t
            t.play(chance.choice(question.codes))


def pairs(game: Game, count: int) -> Iterator[Pair]:
    """So many tables with their twins, to the other seat and to a spectator in turn."""
    for made, t in zip(range(count), reactions(game), strict=False):
        assert t.decision is not None
        seat: Seat = 1 - t.decision.seat if made % 2 else None
        known = t.state.observe(SPECTATOR if seat is None else seat)
        yield t, t.going_on_from(known.sample(Stream(made))), seat


def differences(game: Game, count: int, channels: dict[str, Channel]) -> dict[str, int]:
    """In how many pairs each channel says something else, and how many have a card in one world only."""
    found = {"pairs": 0, "a card in one world only": 0, **dict.fromkeys(channels, 0)}
    for here, there, seat in pairs(game, count):
        assert here.decision is not None
        assert there.decision is not None
        found["pairs"] += 1
        found["a card in one world only"] += (len(here.decision.codes) > 1) != (len(there.decision.codes) > 1)
        for name, channel in channels.items():
            found[name] += said(channel, here, seat) != said(channel, there, seat)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=2000)
    parser.add_argument("--game", default="gosu-x", choices=[name for name in GAMES if GAMES[name].reacts])
    wanted = parser.parse_args()
    game = GAMES[wanted.game]
    found = differences(game, wanted.pairs, {"automatic": CHANNELS["automatic"], HASTY: planted(game)[HASTY]})
    print(found)
    assert found["automatic"] == 0, "the moment of an automatic answer depends on a hidden card"
    assert found[HASTY] == found["a card in one world only"] > 0, "a planted answer was not found"


if __name__ == "__main__":
    main()
