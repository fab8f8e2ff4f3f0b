"""Going back: to any of one's own choices where only bots play, told by record, replay and result (HJ-C6)."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from in_process import make, with_services
from serve_process import Data, Served
from sqlalchemy import select, update

import honjin
from honjin.games import GAMES
from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.replays.archive import ArchivedTimeline
from honjin.server.replays.archived_replay import ArchivedReplay
from honjin.server.replays.replay import Replay
from honjin.server.services import Services
from honjin.server.store.schema import moves, tables
from honjin.server.tables import render, takeback
from honjin.server.tables.table import LiveTable
from honjin.server.tables.timeline import Move, Timeline
from honjin.table.record import write_header
from honjin.table.table import RewindPoint

SAME = ("view", "decision")


async def choose(live: LiveTable, guest: Guest, count: int, chance: random.Random) -> None:
    for _ in range(count):
        timeline = live.timeline
        if (question := timeline.table.decision) is None:
            return
        choice = chance.choice(question.options).notation
        await live.play(guest, wire.Play(timeline.seq, choice, f"{timeline.moves}", timeline.epoch))


async def go_back(live: LiveTable, guest: Guest, made: int, id: str = "back") -> wire.MoveReceipt:
    timeline = live.timeline
    return await live.takeback.rewind(guest, wire.RewindWish(timeline.seq, made, id, timeline.epoch))


def told(live: LiveTable, guest: Guest | None, seat: int | None = None) -> Data:
    state: Data = msgspec.to_builtins(render.state(live, guest, seat, "en"))
    return state


# --- in the browser's words


def test_hj_c6_against_a_bot_to_the_first_choice_and_forward_again(own: Served) -> None:
    """The same choice brings the same answer, another one another game; all of it survives a kill."""
    alice = own.guest()
    table = alice.make("gosu-x", "me", "greedy", seed="back", options={"draft": "random"})["id"]
    while len((first := alice.asked(table))["decision"]["options"]) == 1:
        alice.play_first(table)  # that is no choice
    assert (first["rewind"]["points"], first["rewind"]["why"]) == ([], "rewind-nothing")
    for _ in range(6):
        alice.play_first(table)
    there = alice.asked(table)
    points = there["rewind"]["points"]
    assert len(points) >= 3  # those that were forced are left out
    assert points[0]["label"] == first["decision"]["options"][0]["label"]
    assert points[0]["asked"] == first["decision"]["label"]
    assert (there["rewind"]["why"], there["rewound"]) == (None, 0)
    path, made = f"/api/tables/{table}/rewind", points[0]["made"]
    asked = {"seq": there["seq"], "epoch": 0, "made": made, "id": "to the first"}
    with alice.socket(table) as wire:
        wire.hear_until("state")
        wire.say(type="rewind", **asked)
        heard: dict[str, Data] = {}
        while not {"ack", "state"} <= heard.keys():  # in whichever order
            message = wire.hear()
            heard[message["type"]] = message
    back = heard["state"]
    assert heard["ack"] == {"type": "ack", "id": "to the first", "seq": made, "epoch": 1}
    assert alice.post(path, asked) == {"id": "to the first", "seq": made, "epoch": 1}  # once only
    assert alice.post(path, {**asked, "id": "late"}, status=409)["error"] == "stale"
    assert (back["since"], back["seq"], back["rewound"]) == (0, made, 1)
    assert {name: back[name] for name in SAME} == {name: first[name] for name in SAME}
    assert [line["text"] for line in back["log"][:-1]] == [line["text"] for line in first["log"]]
    assert (back["log"][-1]["text"], back["log"][-1]["rule"]) == ("You took choices back.", "HJ-C6")
    for _ in range(6):
        alice.play_first(table)
    again = alice.asked(table)
    assert {name: again[name] for name in SAME} == {name: there[name] for name in SAME}
    asked = {"seq": again["seq"], "epoch": 1, "made": made, "id": "once more"}
    alice.post(path, asked)
    own.kill()
    own.start()
    assert alice.post(path, asked) == {"id": "once more", "seq": made, "epoch": 2}
    state = alice.asked(table)
    assert {name: state[name] for name in SAME} == {name: first[name] for name in SAME}
    alice.play(table, state, state["decision"]["options"][-1]["notation"], "other")
    alice.post(f"/api/tables/{table}/resign", status=204)
    over = alice.state(table)
    assert over["outcome"]["rewound"] == 2
    assert over["outcome"]["text"].endswith("; choices were taken back")
    assert over["rewind"] == {"points": [], "why": "is-over", "reason": "The game is over."}
    record = alice.get(f"/api/tables/{table}/record")
    assert record.count(f"\nrewind {made}\n") == 2
    assert honjin.replay(record).rewound == 2
    replay = alice.post("/api/replays", {"table": table})["id"]
    info = alice.get(f"/api/replays/{replay}")
    assert info["outcome"]["rewound"] == 2
    log = alice.get(f"/api/replays/{replay}/log", view="open")
    assert [line["n"] for line in log] == list(range(len(log)))
    assert sum(line["rule"] == "HJ-C6" for line in log) == 2


# --- who may, and how often


def test_hj_c6_between_people_nothing_more_is_offered_than_before(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        bob, _ = await services.sessions.begin()
        live = await make(services, alice, "gosu-x", "me", "link", seed="people", known_deal=True)
        await live.seating.sit(bob, 1, None)
        asked = live.timeline.asked
        await choose(live, alice if asked == 0 else bob, 1, random.Random(0))
        for guest in (alice, bob):
            said = told(live, guest)
            assert (said["rewind"]["points"], said["rewind"]["why"]) == ([], "rewind-people")
            assert said["rewind"]["reason"].startswith("Others play here: only your last choice")
            with pytest.raises(ApiError, match="rewind-people"):
                await go_back(live, guest, 0)
        french = render.state(live, bob, None, "fr").rewind.reason
        assert french is not None
        assert french.startswith("D'autres jouent ici")
        assert (live.timeline.seq, live.timeline.epoch) == (1, 0)

    with_services(tmp_path, play)


def test_hj_c6_only_to_choices_of_ones_own_and_not_where_people_share_a_device(tmp_path: Path) -> None:
    async def play(services: Services, guest: Guest) -> None:
        stranger, _ = await services.sessions.begin()
        live = await make(services, guest, "gosu-tactics", "me", "me", seed="own")
        await choose(live, guest, 12, random.Random(0))
        assert told(live, stranger)["rewind"]["why"] == "not-seated"
        for asker, made, word in ((stranger, 0, "not-seated"), (guest, 12, "no-rewind")):
            with pytest.raises(ApiError, match=word):
                await go_back(live, asker, made)
        for seat in (0, 1):  # the labels are of this seat's choices alone
            points = told(live, guest, seat)["rewind"]["points"]
            assert {live.timeline.table.choices[point["made"]].seat for point in points} == {seat}
        assert told(live, guest)["rewind"]["points"] == []  # the cover
        shared = await make(services, guest, "gosu-tactics", "me", "me", seed="own", hot_seat=True)
        await choose(shared, guest, 3, random.Random(0))
        assert told(shared, guest, 0)["rewind"]["why"] == "rewind-people"
        with pytest.raises(ApiError, match="rewind-people"):
            await go_back(shared, guest, 0)
        against = await make(services, guest, "gosu-tactics", "me", "bot", seed="own")
        bot = next(n for n, c in enumerate(live.timeline.table.choices) if c.seat == 1)
        assert isinstance(against.timeline, Timeline)
        against.timeline.table = live.timeline.table  # as if the bot had chosen
        against.timeline.seq = 12
        with pytest.raises(ApiError, match="no-rewind"):
            await go_back(against, guest, bot)

    with_services(tmp_path, play)


def test_hj_c6_nobody_fills_the_disk_by_going_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(services: Services, guest: Guest) -> None:
        live = await make(services, guest, "gosu-tactics", "me", "me", seed="long")
        await choose(live, guest, 3, random.Random(0))
        monkeypatch.setattr(takeback, "MOVES_MAX", live.timeline.moves + 1)
        await go_back(live, guest, 0)
        await choose(live, guest, 1, random.Random(0))
        assert told(live, guest, 0)["rewind"]["why"] == "rewind-long"
        for refused in (go_back(live, guest, 0, "again"), live.takeback.undo(guest, wire.Undo(1, 1))):
            with pytest.raises(ApiError, match="rewind-long"):
                await refused
        await choose(live, guest, 5, random.Random(0))  # it goes on

    with_services(tmp_path, play)


def test_hj_c6_what_is_offered_is_bounded() -> None:
    points = [RewindPoint(n, n // 7, "pass") for n in range(700)]
    shown = render.some_points(points)
    assert (shown[0], shown[-7:]) == (points[0], points[-7:])
    assert len(shown) == 1 + render.TURNS_MAX + 7
    assert all(point.made % 7 == 0 for point in shown[:-7])
    long = render.some_points([RewindPoint(n, 1, "pass") for n in range(100)])
    assert [point.made for point in long] == [0, *range(100 - render.CHOICES_MAX, 100)]
    assert render.some_points([]) == []


def test_hj_c6_no_time_comes_back_and_a_choice_made_again_earns_none() -> None:
    header = write_header(GAMES["gosu-tactics"].new(seed="clock"))
    clock = wire.ClockWish("fischer", minutes=1, increment=5)
    timeline = Timeline(header, clock, ())
    made: list[Move] = [Move("start", 0), Move("choice", 10_000, 0, "keep")]
    timeline.tell(made)
    assert timeline.clock.remaining == [55_000, 60_000]
    timeline.tell([Move("rewind", 14_000, 0, "0"), Move("choice", 20_000, 0, "keep")])
    assert timeline.clock.remaining == [49_000, 56_000]
    timeline.tell([Move("choice", 21_000, 1, "keep")])
    assert timeline.clock.remaining == [49_000, 60_000]


# --- what stays of it


@pytest.mark.parametrize("game", GAMES)
def test_hj_c6_the_game_comes_back_from_its_rows_and_as_an_archive(tmp_path: Path, game: str) -> None:
    """Nothing is deleted: a row for each choice and each way back, and all of them in the replay."""

    async def play(services: Services, guest: Guest) -> None:
        seats = ("me",) if game == "way-of-the-samurai" else ("me", "me")
        chance = random.Random(game)
        live = await make(services, guest, game, *seats, seed="rows")
        for way in range(3):
            await choose(live, guest, 9, chance)
            await go_back(live, guest, chance.randrange(live.timeline.seq), f"way {way}")
        await choose(live, guest, 5, chance)
        await live.end(0, "resign")
        id, record, table = live.terms.id, live.timeline.record(), live.timeline.table
        assert isinstance(live.timeline, Timeline)
        replay = Replay("r", record, [])
        del services.tables.live[id]
        again = (await services.tables.find(id)).timeline
        assert (again.record(), again.table.hash) == (record, table.hash)
        assert (again.seq, again.epoch, again.commands) == (
            live.timeline.seq,
            live.timeline.epoch,
            live.timeline.commands,
        )
        kinds = await services.store.read(
            lambda connection: list(connection.execute(select(moves.c.kind)).scalars())
        )
        assert (kinds.count("rewind"), kinds.count("choice")) == (3, 32)
        change = update(tables).values(header=write_header(table).replace("rules = ", "rules = 99 # "))
        await services.store.write(lambda connection: connection.execute(change))
        del services.tables.live[id]
        archived = (await services.tables.find(id)).timeline
        assert isinstance(archived, ArchivedTimeline)
        assert archived.facts == table.happened()
        assert archived.outcome is not None
        assert (archived.outcome.rewound, archived.seq) == (3, again.seq)
        lines, written = (text.partition("---\n")[2] for text in (archived.record(), record))
        assert lines == written.partition("= ")[0]
        story = replay.story()
        assert archived.story().moments[1:] == [
            msgspec.structs.replace(each, turn=told.turn)
            for each, told in zip(story.moments[1:], archived.story().moments[1:], strict=True)
        ]
        whole = ArchivedReplay("r", archived.record(), [], archived.story())
        assert whole.info("en").moments == replay.info("en").moments == 37
        assert [line.text for line in whole.log("open", "fr")] == [
            line.text for line in replay.log("open", "fr")
        ]

    with_services(tmp_path, play)


def test_hj_c6_a_replay_plays_the_ways_back_and_a_table_goes_on_from_any_moment(tmp_path: Path) -> None:
    table = GAMES["gosu-tactics"].new(seed="moments")
    chance = random.Random(2)

    def some(count: int) -> None:
        for _ in range(count):
            assert table.decision is not None
            table.play(chance.choice(table.decision.options))

    some(10)
    table.rewind(4)
    some(3)
    table.rewind(4)
    table.rewind(1)
    some(6)
    replay = Replay("r", table.record(), [])
    (shown,) = replay.moments(["open"], "en")
    assert [(each.n, each.back_to) for each in shown if each.back_to is not None] == [
        (11, 4),
        (15, 4),
        (16, 1),
    ]
    for each in shown:
        if each.back_to is not None:
            assert each.view == shown[each.back_to].view
            assert each.choice == f"rewind {each.back_to}"
            assert [line.rule for line in each.log] == ["HJ-C6"]
    numbers = [line.n for each in shown for line in each.log]
    assert numbers == list(range(len(numbers)))

    async def play(services: Services, guest: Guest) -> None:
        seen: list[Any] = []
        for at in (12, 16, 22):
            wish = {"record": table.record(), "at": at}
            live = await make(services, guest, "gosu-tactics", "me", "me", **wish)
            seen.append((live.timeline.seq, live.timeline.rewound))
            view = {**live.timeline.table.game.view(live.timeline.table.state, table.cards)}
            assert view.items() <= shown[at].view.items()
        assert seen == [(5, 0), (1, 0), (7, 0)]

    with_services(tmp_path, play)
