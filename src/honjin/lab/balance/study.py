"""A study of a game's balance: many games between bots, each with its account."""

import json
from collections.abc import Generator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from honjin.bots.external import PATIENCE
from honjin.bots.players import Players
from honjin.games import GAMES
from honjin.lab.balance.account import Account, account_of
from honjin.lab.game_study import facts_of
from honjin.lab.play.checkpoint import append_lines, check_terms, drop_unfinished_line, read_lines
from honjin.lab.play.executor import Executor
from honjin.lab.play.match import Match, card_set, play_match
from honjin.lab.play.simulate import bot_seed

CHUNK: Final = 10  # games that one process plays at a time


@dataclass(frozen=True)
class Study:
    """What is to be played; game number i has the seed `SEED i`, whoever plays it."""

    game: str
    seats: tuple[str, ...]  # a level or a user's bot each
    games: int
    seed: str
    cards: str | None = None  # the text of a user's card set
    options: Mapping[str, str] = field(default_factory=dict)
    patience: float = PATIENCE


@dataclass(frozen=True)
class Chunk:
    """Some games from a number on; those that a bot broke off are only counted."""

    first: int
    games: int
    accounts: tuple[Account, ...]


# --- playing


def play_chunk(study: Study, first: int) -> Chunk:
    accounts = []
    cards = card_set(study.game, study.cards)
    met = facts_of(GAMES[study.game]).setups(cards, study.options, bot_seed(study.seed, 0, -1))
    last = min(first + CHUNK, study.games)
    with Players(GAMES[study.game], study.cards, study.patience) as players:
        for number in range(first, last):
            setting = met[number % len(met)]
            seeds = tuple(bot_seed(study.seed, number, seat) for seat in range(len(study.seats)))
            options = {**study.options, **setting}
            match = Match(study.game, study.seats, f"{study.seed} {number}", seeds, options, study.cards)
            accounts.append(account_of(number, play_match(match, players), setting))
    return Chunk(first, last - first, tuple(account for account in accounts if account is not None))


def chunks(
    study: Study, executor: Executor, finished: Mapping[int, Chunk]
) -> Generator[tuple[Chunk, bool], None, None]:
    """Chunk after chunk, always in this order, and whether it was played now."""
    return executor.go_on(play_chunk, range(0, study.games, CHUNK), finished, lambda first: (study, first))


# --- what is finished, in a file


def terms_of(study: Study) -> dict[str, object]:
    """What must be the same for finished games to count again."""
    return {
        "study": study.game,
        "cards": card_set(study.game, study.cards).digest,
        "rules": GAMES[study.game].rules_version,
        "options": dict(study.options),
        "seats": list(study.seats),
        "seed": study.seed,
    }


def finished_chunks(study: Study, path: Path) -> dict[int, Chunk]:
    """What a file of results has of this study; it may have been meant to be shorter."""
    drop_unfinished_line(path)
    found, terms = {}, terms_of(study)
    for line, data in enumerate(read_lines(path, parsed), start=1):
        check_terms(path, line, data, terms)
        chunk = chunk_of(data)
        if chunk.games == min(CHUNK, study.games - chunk.first):
            found[chunk.first] = chunk
    return found


def parsed(line: bytes) -> dict[str, Any]:
    data = json.loads(line)
    if not isinstance(data, dict) or not {"first", "games", "accounts"} <= data.keys():
        raise ValueError("expected the games of a study")
    return data


def save(study: Study, path: Path, chunk: Chunk) -> None:
    line = json.dumps({**terms_of(study), **asdict(chunk)}, ensure_ascii=False)
    append_lines(path, [line.encode() + b"\n"])


def chunk_of(data: Mapping[str, Any]) -> Chunk:
    return Chunk(data["first"], data["games"], tuple(account_from(each) for each in data["accounts"]))


def account_from(data: Mapping[str, Any]) -> Account:
    lists = {name: tuple(data[name]) for name in ("winners", "played", "draft", "left_over")}
    return Account(**{**data, **lists, "clans": tuple(tuple(clans) for clans in data["clans"])})
