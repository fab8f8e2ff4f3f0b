"""Whether a budget in seconds is kept: how long expert thinks when it is given one second a choice.

python bench/budgets.py [--moves 1000] [--seconds 1.0] [--seed budgets] [--json FILE]
"""

import argparse
import json
import sys
from pathlib import Path
from time import perf_counter

import honjin
from honjin.bots.bot import Budget
from honjin.lab.checks.honesty import position

LATE = 1.1  # times the budget that 99 of 100 choices may take at most


def measure(game: str, moves: int, seconds: float, seed: str) -> dict[str, object]:
    """So many choices, each in a moment of another game and by a bot of its own."""
    taken, simulations = [], 0
    for number in range(moves):
        state = position(honjin.game(game), seed, number)
        observed = state.observe(state.seat)
        bot = honjin.bot(game, "expert", number)
        start = perf_counter()
        bot.pick(observed, Budget(seconds=seconds))
        taken.append(perf_counter() - start)
        thought = bot.explain()
        simulations += 0 if thought is None else thought.simulations
        print(f"\r{game}: {number + 1} of {moves}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    taken.sort()
    at = {share: taken[min(int(share * moves), moves - 1)] for share in (0.5, 0.99)}
    return {
        "game": game,
        "moves": moves,
        "seconds": seconds,
        "median": round(at[0.5], 4),
        "p99": round(at[0.99], 4),
        "longest": round(taken[-1], 4),
        "simulations per move": round(simulations / moves),
        "kept": at[0.99] <= LATE * seconds,
    }


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", help="which games; by default all")
    options.add_argument("--moves", type=int, default=1000, help="in all games together")
    options.add_argument("--seconds", type=float, default=1.0)
    options.add_argument("--seed", default="budgets")
    options.add_argument("--json", type=Path, help="write the figures to this file as well")
    given = options.parse_args()
    games = given.games or honjin.games()
    found = [measure(game, -(-given.moves // len(games)), given.seconds, given.seed) for game in games]
    text = json.dumps({"compiled": honjin.compiled, "games": found}, indent=2) + "\n"
    print(text)
    if given.json is not None:
        given.json.write_text(text, "utf-8")
    sys.exit(0 if all(figures["kept"] for figures in found) else 1)


if __name__ == "__main__":
    main()
