"""One's own games: found again, kept, deleted, counted, and taken home in one archive."""

import io
import json
import time
import zipfile
from pathlib import Path

from in_process import make, with_services
from older import IDS, copied, known
from serve_process import Data, Served, Visitor

import honjin
from honjin.server import wire
from honjin.server.guests.sessions import Guest
from honjin.server.history.games import Wanted
from honjin.server.history.statistics import streaks, wilson
from honjin.server.http.limits import Buckets, Rate
from honjin.server.services import Services
from honjin.server.store.moment import now
from honjin.server.store.schema import tables
from honjin.server.store.tidying import FEW, PEOPLE_DAYS, forget, tidy
from honjin.server.tables.clock import DAY

SAMURAI, TACTICS, GOSU = "way-of-the-samurai", "gosu-tactics", "gosu-x"


def resigned(visitor: Visitor, game: str, *seats: str, **wish: object) -> Data:
    info = visitor.make(game, *seats, **wish)
    visitor.post(f"/api/tables/{info['id']}/resign", {"seat": 0}, status=204)
    return info


def listed(visitor: Visitor, **query: object) -> list[Data]:
    games: list[Data] = visitor.get("/api/me/games", 200, **query)["games"]
    return games


def test_a_finished_game_is_in_the_list_of_both(served: Served) -> None:
    alice, bob = served.guest(), served.guest("fr")
    alice.http.put("/api/me", json={"name": "Alice"})
    bob.http.put("/api/me", json={"name": "Bob"})
    info = alice.make(TACTICS, "me", "link", seed="both")
    bob.join(info, 1)
    assert listed(alice) == []
    [running] = alice.get("/api/tables", open=True)
    assert running["asked"] == alice.state(info["id"])["decision"]["seat"]
    assert running["touched"] >= running["created"]
    alice.post(f"/api/tables/{info['id']}/resign", {}, status=204)
    [mine], [theirs] = listed(alice), listed(bob)
    assert (mine["outcome"], theirs["outcome"]) == ("lost", "won")
    assert mine["way"] == "you resigned"
    assert theirs["way"] == "Alice a abandonné"
    assert [other["name"] for other in mine["opponents"]] == ["Bob"]
    assert theirs["opponents"][0]["key"] not in (mine["opponents"][0]["key"], "")
    assert mine["has_record"]
    assert alice.get("/api/tables", open=True) == []
    assert served.guest().get("/api/me/games")["games"] == []


def test_games_are_found_by_game_result_opponent_and_words(served: Served) -> None:
    visitor = served.guest()
    resigned(visitor, SAMURAI, "me", options={"enemy": "oda", "weapon": "tanto"})
    resigned(visitor, SAMURAI, "me")
    resigned(visitor, TACTICS, "me", "novice")
    resigned(visitor, GOSU, "me", "random")
    resigned(visitor, TACTICS, "me", "me", lesson=True)
    assert [game["game"] for game in listed(visitor)] == [GOSU, TACTICS, SAMURAI, SAMURAI]
    assert [game["game"] for game in listed(visitor, lessons=True)] == [TACTICS]
    assert len(listed(visitor, game=SAMURAI)) == 2
    assert len(listed(visitor, outcome="lost")) == 4
    assert listed(visitor, outcome="won") == []
    opponents = visitor.get("/api/me/opponents")["opponents"]
    assert {other["level"] for other in opponents} == {"novice", "random"}
    [novice] = [other["key"] for other in opponents if other["level"] == "novice"]
    assert [game["game"] for game in listed(visitor, opponent=novice)] == [TACTICS]
    visitor.get("/api/me/games", opponent="nobody", status=404)
    assert len(listed(visitor, q="ODA")) == 1
    assert len(listed(visitor, q="tactics")) == 1
    assert len(listed(visitor, q="way of the")) == 2
    assert listed(visitor, q="%") == listed(visitor, q="_") == []
    visitor.get("/api/me/games", q="x" * 61, status=400)
    visitor.get("/api/me/games", before="never", status=400)


def test_a_long_list_comes_page_by_page(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        services.limits.tables = services.limits.makings = Buckets(Rate(1000, 1000))
        for _ in range(45):
            await (await make(services, guest, SAMURAI, "me")).end(0, "resign")
        seen: list[str] = []
        before = None
        for expected in (20, 20, 5):
            page = await services.played.find(guest, Wanted(before=before), "en")
            assert len(page.games) == expected
            assert (page.total, page.more) == (45 if before is None else None, False)
            seen += [game.id for game in page.games]
            before = page.next
        assert before is None
        assert len(set(seen)) == 45

    with_services(tmp_path, play)


def test_who_deletes_a_game_deletes_it_from_their_own_list(served: Served) -> None:
    alice, bob = served.guest(), served.guest()
    info = alice.make(TACTICS, "me", "link", seed="gone")
    bob.join(info, 1)
    alice.post(f"/api/tables/{info['id']}/resign", {}, status=204)
    replay = alice.post("/api/replays", {"table": info["id"]})["id"]
    path = f"/api/me/games/{info['id']}"
    assert served.guest().http.delete(path).status_code == 404
    assert alice.http.delete(path).status_code == 204
    assert alice.http.delete(path).status_code == 404
    assert listed(alice) == []
    assert len(listed(bob)) == 1
    bob.get(f"/api/tables/{info['id']}/record")
    assert bob.http.delete(path).status_code == 204
    bob.get(f"/api/tables/{info['id']}", status=404)
    bob.get(f"/api/replays/{replay}/record", status=404)


def test_statistics_count_what_was_played_and_forget_what_was_deleted(served: Served) -> None:
    visitor = served.guest()
    first = resigned(visitor, SAMURAI, "me", options={"enemy": "oda"})
    resigned(visitor, SAMURAI, "me")
    resigned(visitor, TACTICS, "me", "novice")
    resigned(visitor, TACTICS, "me", "novice", "novice")
    resigned(visitor, TACTICS, "me", "me", hot_seat=True)
    told = {game["game"]: game for game in visitor.get("/api/me/statistics")["games"]}
    assert set(told) == {SAMURAI, TACTICS}
    assert told[SAMURAI]["score"]["played"] == told[TACTICS]["score"]["played"] == 2
    assert told[SAMURAI]["streaks"] == {"now": 0, "best": 0, "recent": ["lost", "lost"]}
    kinds = {kind["kind"]: kind for kind in told[SAMURAI]["kinds"]}
    assert {row["label"]: row["played"] for row in kinds["enemy"]["rows"]} == {"Ishida": 1, "Oda": 1}
    assert kinds["enemy"]["best"] == "Fewest rounds to victory"
    rivals = {kind["kind"]: kind for kind in told[TACTICS]["kinds"]}
    assert [(row["value"], row["played"]) for row in rivals["rival"]["rows"]] == [("bot:novice", 2)]
    assert [row["label"] for row in rivals["players"]["rows"]] == ["2 players", "3 players"]
    visitor.http.delete(f"/api/me/games/{first['id']}")
    [samurai] = [game for game in visitor.get("/api/me/statistics")["games"] if game["game"] == SAMURAI]
    assert samurai["score"]["played"] == 1
    enemies = next(kind for kind in samurai["kinds"] if kind["kind"] == "enemy")
    assert [row["label"] for row in enemies["rows"]] == ["Ishida"]


def test_intervals_and_streaks() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(5, 10)
    assert (round(low, 3), round(high, 3)) == (0.237, 0.763)  # as in the tables of Wilson's score
    assert wilson(0, 10)[0] == 0.0
    assert round(wilson(10, 10)[0], 3) == 0.722
    counted = streaks("wwlwwwdww")
    assert (counted.now, counted.best) == (2, 3)
    assert counted.recent[-3:] == ["drawn", "won", "won"]
    assert (streaks("").best, streaks("wl").now) == (0, 0)


def test_all_games_go_home_in_one_archive(served: Served) -> None:
    visitor = served.guest()
    info = visitor.make(TACTICS, "me", "me", seed="home")
    for _ in range(30):
        visitor.play_first(info["id"], visitor.state(info["id"])["decision"]["seat"])
    visitor.post(f"/api/tables/{info['id']}/resign", {"seat": 1}, status=204)
    resigned(visitor, SAMURAI, "me")
    imported = honjin.game(TACTICS).new(seed="elsewhere").record()
    visitor.post("/api/replays", {"record": imported})
    answer = visitor.http.get("/api/me/games.zip")
    assert answer.headers["content-disposition"] == 'attachment; filename="honjin-games.zip"'
    archive = zipfile.ZipFile(io.BytesIO(answer.content))
    assert archive.testzip() is None
    names = archive.namelist()
    assert names[0] == "README.txt"
    games = [name for name in names if name.startswith("games/")]
    assert len(games) == 2
    [own] = [name for name in games if info["id"] in name]
    record = archive.read(own).decode()
    assert record == visitor.get(f"/api/tables/{info['id']}/record")
    assert honjin.replay(record).outcome is not None
    assert [archive.read(name).decode() for name in names if name.startswith("imported/")] == [imported]
    listing = json.loads(archive.read("games.json"))
    assert [game["record"] for game in listing] == games
    assert "guest" not in archive.read("games.json").decode()


def test_an_archive_has_games_of_older_rules_too(tmp_path: Path) -> None:
    with Served(copied(tmp_path / "data")) as served:
        alice = known(served, "Alice")
        expected = IDS["t-three-over"]
        for _ in range(600):
            if expected in {game["id"] for game in listed(alice)}:
                break
            time.sleep(0.1)
        names = zipfile.ZipFile(io.BytesIO(alice.http.get("/api/me/games.zip").content)).namelist()
        assert any(expected in name for name in names)


def test_archives_are_not_packed_all_day(tmp_path: Path) -> None:
    with Served(tmp_path / "data", rate=0.2) as served:
        visitor = served.guest()
        codes = [visitor.http.get("/api/me/games.zip").status_code for _ in range(6)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_a_kept_game_is_not_tidied_away(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        kept, other = [await make(services, guest, SAMURAI, "me") for _ in range(2)]
        for live in (kept, other):
            await live.end(0, "resign")
        await services.played.keep(guest, kept.terms.id, True)
        late = now() + (PEOPLE_DAYS + 1) * DAY
        services.tables.live.clear()
        await tidy(services.store, late, ())
        ids = await services.store.read(lambda found: set(found.execute(tables.select()).scalars()))
        assert ids == {kept.terms.id}
        shown = await services.played.find(guest, Wanted(), "en")
        assert [(game.id, game.kept, game.has_record) for game in shown.games] == [
            (kept.terms.id, True, True)
        ], "what was hardly played goes with its table"

    with_services(tmp_path, play)


def test_a_game_whose_record_was_tidied_away_is_still_told(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, SAMURAI, "me")
        while (seq := live.timeline.seq) < FEW:
            question = live.timeline.table.decision
            assert question is not None
            await live.play(guest, wire.Play(seq, question.options[0].notation, f"{seq}", 0))
        await live.end(0, "resign")
        await services.store.write(lambda connection: forget(connection, [live.terms.id]))
        [found] = (await services.played.find(guest, Wanted(), "en")).games
        assert (found.id, found.has_record, found.choices) == (live.terms.id, False, FEW)
        [told] = (await services.statistics.of_guest(guest, "en")).games
        assert told.score.played == 1

    with_services(tmp_path, play)
