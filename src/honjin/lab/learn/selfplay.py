"""Self-play: games of the strong bot against itself, and what can be learnt from each decision."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Final

from honjin.engine.chance import Stream
from honjin.engine.evaluation import Evaluation
from honjin.engine.machine import WINNERS, State, seat_bit
from honjin.engine.search import Search
from honjin.games import GAMES
from honjin.lab.checks.policies import drawn_options, players_among
from honjin.lab.game_study import study_of
from honjin.lab.play.executor import make_executor
from honjin.lab.play.match import CAP, card_set
from honjin.table.opening import Origin

EXPLORE: Final = 1.5
CURIOUS: Final = 30  # decisions of a game that are drawn by visits; after them the most visited is chosen
CHUNK: Final = 20

Features = list[tuple[int, float]]


@dataclass(frozen=True)
class Lesson:
    """What is played: by which weights, how deeply, from which seed."""

    game: str
    seed: str
    simulations: int
    values: tuple[float, ...]
    priors: tuple[float, ...]


@dataclass
class Samples:
    """Situations with the share each seat won in the end, and decisions with the visits of each option."""

    situations: list[tuple[list[Features], list[float]]] = field(default_factory=list)
    decisions: list[tuple[list[int], list[int]]] = field(default_factory=list)
    games: int = 0

    def add(self, other: "Samples") -> None:
        self.situations += other.situations
        self.decisions += other.decisions
        self.games += other.games


def play_lesson(lesson: Lesson, number: int) -> Samples:
    """One game; its settings come from the seed as well."""
    game = GAMES[lesson.game]
    word = blake2b(f"{lesson.seed} {number}".encode(), digest_size=8, person=b"lesson").digest()
    stream = Stream(int.from_bytes(word, "big"))
    options = drawn_options(game, stream)
    players = players_among(game, options, number)
    origin = Origin(f"{lesson.seed} {number}", game.check_options(options))
    s = game.begin(card_set(lesson.game, None), players, origin)
    s.listening = False
    evaluation = game.make_evaluation(list(lesson.values), list(lesson.priors))
    search = Search(evaluation, int(stream.word()), game.foresight, EXPLORE)
    choosing = study_of(game).choosing
    samples, turn, made = Samples(games=1), -1, 0
    seen: list[tuple[list[Features], int]] = []
    while not s.is_over and made < CAP:
        if s.turn != turn:
            turn = int(s.turn)
            seen.append(([evaluation.features(s, p) for p in range(players)], game.progress(s)))
        observed = s.observe(s.seat)
        if observed.offer() == 1:
            s.apply(observed.option(0))
        elif choosing is not None:
            s.apply(choosing(observed, evaluation, lesson.simulations, stream))
        else:
            s.apply(decide(search, observed, evaluation, lesson.simulations, stream, made, samples))
        made += 1
    samples.situations = [
        (features, shares(s, players, game.progress(s) > progress)) for features, progress in seen
    ]
    return samples


def decide(
    search: Search,
    observed: State,
    evaluation: Evaluation,
    simulations: int,
    stream: Stream,
    made: int,
    samples: Samples,
) -> int:
    search.clear()
    search.run(observed, simulations)
    edges = search.edges(0)
    priors = [int(evaluation.prior_row(observed, option)) for option, _, _ in edges]
    samples.decisions.append((priors, [visits for _, visits, _ in edges]))
    if made >= CURIOUS:
        return max(edges, key=lambda edge: edge[1])[0]
    left = int(stream.below(sum(visits for _, visits, _ in edges)))
    for option, visits, _ in edges:
        left -= visits
        if left < 0:
            return option
    raise AssertionError("no option was visited")


def shares(s: State, players: int, went_on: bool) -> list[float]:
    """What each seat won; alone, whether the fight of that moment was won."""
    winners = [p for p in range(players) if s.cells[WINNERS] & seat_bit(p)]
    if players == 1:
        return [float(bool(winners) or went_on)]
    return [1 / len(winners) if p in winners else 0.0 for p in range(players)]


def play_chunk(lesson: Lesson, first: int, games: int) -> Samples:
    samples = Samples()
    for number in range(first, min(first + CHUNK, games)):
        samples.add(play_lesson(lesson, number))
    return samples


def play_lessons(lesson: Lesson, games: int, jobs: int) -> Iterator[Samples]:
    """Chunk after chunk, always in this order, so that the sum does not depend on the jobs."""
    with make_executor(jobs) as executor:
        yield from executor.in_order(play_chunk, ((lesson, first, games) for first in range(0, games, CHUNK)))
