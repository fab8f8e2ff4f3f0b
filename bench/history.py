"""History: how long lists, searches, statistics and ratings take with so many finished games in the store.

    python bench/history.py [--games 100000] [--times 15]

A store is made with results as the server writes them: one guest has a tenth of the games, another half of
them, many have a few, and every game moved somebody's points. Each question is asked of the services in this
process; figures are milliseconds, the median and the worst of all times, and of the processor the median: on
a busy machine that is what counts.
"""

import argparse
import asyncio
import json
import random
import tempfile
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from sqlalchemy import Connection, insert

from honjin.bots.strength import Strength
from honjin.games import GAMES
from honjin.server.guests.sessions import Guest, Seal
from honjin.server.history.games import Played, Wanted
from honjin.server.history.statistics import GuestStatistics
from honjin.server.ratings.board import leaderboard, own_ratings
from honjin.server.ratings.rating import Book
from honjin.server.store.results import add_up, barred
from honjin.server.store.schema import accounts, guests, results, tables
from honjin.server.store.store import Store
from honjin.table.tags import Tag, tags_of

DAY = 24 * 3600 * 1000
OTHERS = 500  # guests who have the rest of the games
BATCH = 2000


def tags_like(game: str, chance: random.Random) -> list[Tag]:
    """As many tags as a game has, of about as many values."""
    return [
        Tag(kind.name, f"{kind.name}-{chance.randrange(30)}", chance.randrange(20) if kind.best else None)
        for kind in tags_of(GAMES[game]).kinds
        for _ in range(3 if kind.name in ("clan", "against") else 1)
    ]


def rows(count: int, chance: random.Random) -> list[dict[str, Any]]:
    names, made = list(GAMES), []
    for n in range(count):
        game = chance.choice(names)
        share = chance.random()
        guest = "often" if share < 0.1 else "most" if share < 0.6 else f"guest{chance.randrange(OTHERS)}"
        bot = chance.random() < 0.7
        rival = (
            f"bot:{chance.choice(('novice', 'easy', 'hard', 'expert'))}"
            if bot
            else f"guest:guest{n % OTHERS}"
        )
        _, _, who = rival.partition(":")
        other = {"seat": 1, "won": False, "level" if bot else "guest": who, "name": "" if bot else who}
        tags = tags_like(game, chance)
        made.append(
            {
                "table": f"table{n:07}",
                "seat": 0,
                "guest": guest,
                "game": game,
                "rules": 2,
                "players": 2,
                "opponents": json.dumps([other], separators=(",", ":")),
                "rivals": barred([rival]),
                "outcome": chance.choices(("won", "lost", "drawn"), (45, 50, 5))[0],
                "scores": "[2,1]",
                "way": '{"rule":"HJ-E1","word":"","who":0}',
                "words": barred(f"{tag.kind}:{tag.value}" for tag in tags),
                "tags": json.dumps([vars(tag) for tag in tags], separators=(",", ":")),
                "choices": chance.randrange(20, 200),
                "began": n * 60_000,
                "ended": n * 60_000 + 50_000,
                "purpose": "play",
                "unrated": None,
            }
        )
    return made


def fill(connection: Connection, made: list[dict[str, Any]]) -> None:
    connection.execute(insert(results), made)
    connection.execute(
        insert(tables),
        [
            {
                "id": row["table"],
                "game": row["game"],
                "header": "",
                "host": row["guest"],
                "status": "over",
                "clock": "{}",
                "spectators": "none",
                "lobby": 0,
                "hot_seat": 0,
                "created": row["began"],
                "touched": row["ended"],
                "counted": 1,
            }
            for row in made
        ],
    )
    for row in made:
        add_up(connection, row)
        points = Strength(1300.0 + 400.0 * random.Random(str(row["guest"])).random(), 90.0)
        Book(connection, row["game"], row["players"]).write(row["guest"], points, row["table"], row["ended"])


async def timed(name: str, times: int, ask: Callable[[], Awaitable[object]]) -> None:
    taken, used = [], []
    for _ in range(times):
        began, worked = perf_counter(), process_time()
        await ask()
        taken.append((perf_counter() - began) * 1000)
        used.append((process_time() - worked) * 1000)
    print(f"{name:58} {median(taken):8.1f} {max(taken):8.1f} {median(used):10.1f}")


async def ask(store: Store, played: Played, guest: Guest, own: int, times: int) -> None:
    """All that a page of one's games can ask."""
    first = await played.find(guest, Wanted(), "en")
    rivals = (await played.opponents(guest, "en")).values()
    person = next(rival.key for rival in rivals if rival.level is None)
    questions = {
        "list": Wanted(),
        "list, next page": Wanted(before=first.next),
        "list of a game": Wanted(game=next(iter(GAMES))),
        "list of games won": Wanted(outcome="won"),
        "list against a person": Wanted(opponent=person),
        "lessons (none)": Wanted(lessons=True),
        "search, a level": Wanted(q="expert"),
        "search, a value that few games have": Wanted(q="opening-7"),
        "search, nothing found": Wanted(q="nobody is called this"),
    }
    for name, wanted in questions.items():
        await timed(f"{own} games: {name}", times, partial(played.find, guest, wanted, "en"))
    await timed(f"{own} games: opponents", times, partial(played.opponents, guest, "en"))
    await timed(f"{own} games: statistics", times, partial(GuestStatistics(played).of_guest, guest, "en"))
    await timed(
        f"{own} games: ratings and their curves",
        times,
        partial(store.read, partial(own_ratings, guest=guest.id)),
    )
    for game in GAMES.values():
        board = partial(leaderboard, game=game, players=game.fewest, guest=guest.id, lang="en")
        await timed(f"{own} games: leaderboard of {game.name}", times, partial(store.read, board))


async def run(folder: Path, count: int, times: int) -> None:
    chance = random.Random(1)
    store = Store(folder)
    people = ["often", "most", *(f"guest{n}" for n in range(OTHERS))]
    named = [{"id": id, "name": id.capitalize(), "created": 0} for id in people]
    await store.write(lambda connection: connection.execute(insert(guests), named))
    kept = [{"guest": id, "handle": id.encode(), "created": 0} for id in people]
    await store.write(lambda connection: connection.execute(insert(accounts), kept))
    made = rows(count, chance)
    began = perf_counter()
    for at in range(0, count, BATCH):
        part = made[at : at + BATCH]
        await store.write(partial(fill, made=part))
    print(f"{count} finished games stored and summed up in {perf_counter() - began:.0f} s")
    played = Played(store, Seal(b"bench"))
    print(f"{'milliseconds':58} {'median':>8} {'worst':>8} {'processor':>10}")
    for id in ("guest1", "often", "most"):
        await ask(store, played, Guest(id, id), sum(row["guest"] == id for row in made), times)
    store.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--times", type=int, default=15)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(run(Path(folder) / "data", asked.games, asked.times))
