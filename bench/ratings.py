"""Do people of known strength find their places? How far off ratings are after 20, 50 and 200 games.

Every person is as strong as a level was measured to be, begins as everybody does, and plays games whose
winners are drawn by these strengths: against levels alone, or mostly among themselves. What tournaments leave
open about the levels is part of it: in each run their true strengths are drawn from their deviations. With
--play the persons are the levels themselves, in real games against the others; for the compiled engine.

python bench/ratings.py [GAME ...] [--persons 60] [--seed ratings] [--play 200] [--json FILE]
"""

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import honjin
from honjin.bots.levels import LEVELS
from honjin.bots.players import Players
from honjin.bots.strength import Strength, strengths_of
from honjin.games import GAMES
from honjin.lab.play.match import Match, play_match
from honjin.server.ratings.model import FIRST, SCALE, after, is_provisional

LOOKS = (20, 50, 200)  # games
AGAINST_LEVELS = 0.25  # of the games that people play mostly among themselves
SERVERS = 6  # on which they do


@dataclass
class Person:
    """Whose strength is known to us, and not to the ratings."""

    level: str
    truth: float
    rating: Strength = FIRST
    games: int = 0
    errors: dict[int, float] = field(default_factory=dict)  # of the points, after so many games
    known: dict[int, bool] = field(default_factory=dict)  # within two deviations?
    settled: int = 0  # the game after which it was no longer provisional

    def take(self, found: Strength) -> None:
        self.rating, self.games = found, self.games + 1
        if not self.settled and not is_provisional(found):
            self.settled = self.games
        if self.games in LOOKS:
            self.errors[self.games] = found.points - self.truth
            self.known[self.games] = abs(found.points - self.truth) <= 2 * found.deviation


def winner(truths: Sequence[float], chance: Random) -> int:
    """In proportion to strength, as in tournaments."""
    best = max(truths)
    return chance.choices(range(len(truths)), [exp((truth - best) / SCALE) for truth in truths])[0]


def drawn(levels: Mapping[str, Strength], chance: Random) -> dict[str, float]:
    """How strong the levels may truly be."""
    return {name: chance.gauss(found.points, found.deviation) for name, found in levels.items()}


def alone(
    levels: Mapping[str, Strength], rivals: Mapping[str, Strength], players: int, persons: int, chance: Random
) -> list[Person]:
    """Each alone with bots of any level, or in a game for one with its enemies."""
    everybody = []
    for level in LEVELS:
        for _ in range(persons):
            truths = drawn({**levels, **rivals}, chance)
            person = Person(level, truths[level])
            while person.games < LOOKS[-1]:
                met = chance.choices(list(rivals), k=max(players - 1, 1))
                play([person], [(rivals[one], truths[one]) for one in met], chance)
            everybody.append(person)
    return everybody


def among_people(levels: Mapping[str, Strength], players: int, persons: int, chance: Random) -> list[Person]:
    """So many of each level on some servers, who sometimes play against a level."""
    return [
        person
        for server in range(SERVERS)
        for person in on_server(levels, players, persons // SERVERS + (server < persons % SERVERS), chance)
    ]


def on_server(levels: Mapping[str, Strength], players: int, persons: int, chance: Random) -> list[Person]:
    truths = drawn(levels, chance)
    everybody = [Person(level, truths[level]) for level in LEVELS for _ in range(persons)]
    while waiting := [person for person in everybody if person.games < LOOKS[-1]]:
        seated = chance.sample(waiting, min(len(waiting), players))
        if len(seated) < players or chance.random() < AGAINST_LEVELS:
            bots = chance.choices(list(levels), k=players - 1)
            play(seated[:1], [(levels[bot], truths[bot]) for bot in bots], chance)
        else:
            play(seated, [], chance)
    return everybody


def play(persons: Sequence[Person], bots: Sequence[tuple[Strength, float]], chance: Random) -> None:
    won = winner([*(person.truth for person in persons), *(truth for _, truth in bots)], chance)
    found = after([*(person.rating for person in persons), *(rating for rating, _ in bots)], [won])
    for person, rating in zip(persons, found, strict=False):
        person.take(rating)


def summary(everybody: Sequence[Person]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for look in LOOKS:
        errors = [person.errors[look] for person in everybody]
        found[str(look)] = {
            "mean error": round(fmean(map(abs, errors))),
            "root of mean square": round(sqrt(fmean(error**2 for error in errors))),
            "bias": round(fmean(errors)),
            "within two deviations": round(fmean(person.known[look] for person in everybody), 3),
        }
    found["games until known"] = round(fmean(person.settled or LOOKS[-1] for person in everybody))
    found["order"] = round(right_order(everybody), 3)
    return found


def right_order(everybody: Sequence[Person]) -> float:
    """Of two of different levels, how often the stronger has more points in the end."""
    pairs = [
        (one, other)
        for one in everybody
        for other in everybody
        if one.truth > other.truth and one.level != other.level
    ]
    return fmean(one.rating.points > other.rating.points for one, other in pairs)


def real_games(game: str, levels: Mapping[str, Strength], games: int, seed: str) -> dict[str, Any]:
    """The levels as persons, in real games for two."""
    chance, found = Random(f"{seed} real {game}"), {}
    names = [level for level in LEVELS if level in levels]
    for level in names[:-1]:  # the strongest thinks longest
        person = Person(level, levels[level].points)
        with Players(GAMES[game], None, None) as players:
            for number in range(games):
                rival = chance.choice([name for name in names[:-1] if name != level])
                first = number % 2
                seats = (level, rival) if first == 0 else (rival, level)
                seeds = (chance.randrange(2**31), chance.randrange(2**31))
                played = play_match(Match(game, seats, f"{seed} {level} {number}", seeds), players)
                winners = [0 if seat == first else 1 for seat in played.winners]
                person.take(after([person.rating, levels[rival]], winners)[0])
                print(f"\r{game} {level}: {number + 1}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)
        found[level] = {
            "measured": round(person.truth),
            "rating": round(person.rating.points),
            "deviation": round(person.rating.deviation),
            "errors": {str(look): round(error) for look, error in person.errors.items()},
        }
    return found


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("games", nargs="*", help="which games; by default all")
    options.add_argument("--persons", type=int, default=60, help="of each level")
    options.add_argument("--seed", default="ratings")
    options.add_argument("--play", type=int, default=0, help="so many real games of each level")
    options.add_argument("--json", type=Path, help="write the figures to this file as well")
    given = options.parse_args()
    report: dict[str, Any] = {"persons of each level": given.persons, "seed": given.seed}
    for game in given.games or honjin.games():
        strengths = strengths_of(honjin.game(game))
        for players, levels in strengths.levels.items():
            chance = Random(f"{given.seed} {game} {players}")
            usual = {name: found for name, found in levels.items() if name in LEVELS}
            told = report.setdefault(game, {}).setdefault(str(players), {})
            rivals = strengths.opponents or usual
            told["against levels"] = summary(alone(usual, rivals, players, given.persons, chance))
            if players > 1:
                told["among people"] = summary(among_people(usual, players, given.persons, chance))
            if given.play and players == 2:
                told["real games"] = real_games(game, usual, given.play, given.seed)
    text = json.dumps(report, indent=2) + "\n"
    print(text)
    if given.json is not None:
        given.json.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
