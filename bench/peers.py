"""Speed beside other libraries, as ratios measured in one run (`make bench-peers`).

Machines vary by a factor of two from minute to minute, so ours and theirs take turns in short slices: the
median of a repetition's ratios counts, and of three repetitions the lowest. Options are drawn in the same way
everywhere; what chance decides counts as no decision, but takes its time.

python bench/peers.py [--json FILE] [--slices 7] [--only hearts]
"""

import argparse
import json
import platform
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import chess
import pyspiel
import rlcard
import rlcard.games.gin_rummy
import rlcard.games.uno
from catanatron import Color, RandomPlayer
from catanatron import Game as CatanGame
from slices import REPETITIONS, Work, any_of, rate

import honjin
from honjin.bots.searcher import EXPLORE
from honjin.engine.chance import Stream
from honjin.engine.machine import State
from honjin.engine.search import Search

GAME = "gosu-x"
SIMULATIONS = 200
TO_THE_END = 1000  # turns that a playout goes on: theirs play to the end of the game too
PLIES = 200  # of a chess game at most


# --- driven from Python: random games, every decision made here


class Ours:
    """Random games of GOSU X, and its search."""

    def __init__(self) -> None:
        game = honjin.game(GAME)
        self.starts = [game.new(seed=f"peers {number}").state for number in range(40)]
        self.stream = Stream(1)
        self.next = 0
        self.positions = [self.position(30 + 10 * number) for number in range(6)]
        self.search = Search(game.evaluation(self.starts[0].book.ids), 1, TO_THE_END, EXPLORE)

    def start(self) -> State:
        self.next += 1
        return self.starts[self.next % len(self.starts)].clone()

    def position(self, decisions: int) -> State:
        """What the seat that is asked sees, so many decisions into a game."""
        while True:
            s = self.start()
            if s.playout(self.stream, decisions) == decisions and not s.is_over and s.offer() > 1:
                return s.observe(s.seat)

    def play(self) -> float:
        s, made = self.start(), 0
        while count := s.offer():
            s.choose(int(random.random() * count))
            made += 1
        return made

    def think(self) -> float:
        """Decisions made in simulations."""
        self.next += 1
        before = self.search.decisions
        self.search.clear()
        self.search.run(self.positions[self.next % len(self.positions)], SIMULATIONS)
        return float(self.search.decisions - before)


def open_spiel(name: str) -> Work:
    game = pyspiel.load_game(name)

    def play() -> float:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            made += not state.is_chance_node()
            state.apply_action(any_of(state.legal_actions()))
        return made

    return play


def rlcard_environment(name: str) -> Work:
    """As its users drive it: what the seat sees comes with every step."""
    environment = rlcard.make(name)

    def play() -> float:
        (state, _), made = environment.reset(), 0
        while not environment.is_over():
            state, _ = environment.step(any_of(list(state["legal_actions"])))
            made += 1
        return made

    return play


def rlcard_rules(kind: Any, options: Callable[[Any], Sequence[Any]]) -> Work:
    """The class behind its environment, which gives no observations."""

    def play() -> float:
        game, made = kind(), 0
        game.init_game()
        while not game.is_over():
            game.step(any_of(options(game)))
            made += 1
        return made

    return play


def catanatron() -> float:
    game = CatanGame([RandomPlayer(color) for color in Color])
    made = 0
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        made += 1
    return made


def python_chess() -> float:
    board, made = chess.Board(), 0
    while made < PLIES and not board.is_game_over():
        board.push(any_of(list(board.legal_moves)))
        made += 1
    return made


# --- search: decisions made in simulations


class HeartsSearch:
    """OpenSpiel's own information-set search, compiled, with random rollouts to the end of the game."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("hearts")
        self.positions = [self.position(number) for number in (16, 24, 32, 40)]
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.bot = pyspiel.ISMCTSBot(1, evaluator, 2.0, SIMULATIONS)
        self.next = 0

    def position(self, decisions: int) -> tuple[Any, float]:
        """A moment of a random game, and how many decisions a simulation makes from there to the end."""
        state, made = self.game.new_initial_state(), 0
        while made < decisions:
            made += not state.is_chance_node()
            state.apply_action(any_of(state.legal_actions()))
        while state.is_chance_node():
            state.apply_action(any_of(state.legal_actions()))
        lengths = []
        for _ in range(20):
            rolled, length = state.clone(), 0
            while not rolled.is_terminal():
                length += not rolled.is_chance_node()
                rolled.apply_action(any_of(rolled.legal_actions()))
            lengths.append(length)
        return state, sum(lengths) / len(lengths)

    def think(self) -> float:
        self.next += 1
        state, length = self.positions[self.next % len(self.positions)]
        self.bot.restart()
        self.bot.step(state)
        return SIMULATIONS * length


# --- measuring


def compare(ours: Work, theirs: Work, slices: int) -> tuple[float, float, float]:
    """The median ratio, and both median rates."""
    pairs = [(rate(ours), rate(theirs)) for _ in range(slices)]
    return median(a / b for a, b in pairs), median(a for a, _ in pairs), median(b for _, b in pairs)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--json", type=Path, help="write the figures to this file as well")
    options.add_argument("--slices", type=int, default=7)
    options.add_argument("--only", default="", help="peers whose name contains this")
    given = options.parse_args()
    random.seed(1)
    ours = Ours()
    compared: dict[str, tuple[Work, Work]] = {
        **{
            f"OpenSpiel {name}": (ours.play, open_spiel(name))
            for name in ("hearts", "crazy_eights", "gin_rummy")
        },
        "RLCard uno": (ours.play, rlcard_environment("uno")),
        "RLCard uno, rules alone": (
            ours.play,
            rlcard_rules(rlcard.games.uno.Game, lambda game: game.get_legal_actions()),
        ),
        "RLCard gin rummy": (ours.play, rlcard_environment("gin-rummy")),
        "RLCard gin rummy, rules alone": (
            ours.play,
            rlcard_rules(rlcard.games.gin_rummy.Game, lambda game: game.judge.get_legal_actions()),
        ),
        "catanatron": (ours.play, catanatron),
        "python-chess": (ours.play, python_chess),
        "OpenSpiel IS-MCTS hearts": (ours.think, HeartsSearch().think),
    }
    asked = {name: pair for name, pair in compared.items() if given.only in name}
    found: dict[str, list[tuple[float, float, float]]] = {name: [] for name in asked}
    for _ in range(REPETITIONS):
        for name, (own, theirs) in asked.items():
            found[name].append(compare(own, theirs, given.slices))
    print(f"{GAME}, {'compiled' if honjin.compiled else 'pure'}, Python {platform.python_version()}\n")
    print(
        "| peer | ratio, lowest of three | all three | ours/s | theirs/s |\n| --- | --: | --: | --: | --: |"
    )
    for name, ratios in found.items():
        lowest, own_rate, their_rate = min(ratios)
        three = ", ".join(f"{ratio:.2f}" for ratio, _, _ in ratios)
        print(f"| {name} | {lowest:.2f} | {three} | {own_rate:,.0f} | {their_rate:,.0f} |")
    if given.json is not None:
        data = {name: {"ratio": min(ratios)[0], "repetitions": ratios} for name, ratios in found.items()}
        given.json.write_text(json.dumps(data, indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    main()
