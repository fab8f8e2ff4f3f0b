"""Everybody is called by name: in log, options, refusals, results, replays, and by whoever reads."""

import random
import re
from pathlib import Path

import msgspec
import pytest
from in_process import make, until, with_services
from serve_process import Visitor

import honjin
from honjin.server import wire
from honjin.server.bots.advice import BotChoice
from honjin.server.bots.worker import Answer, Weighed
from honjin.server.errors import ApiError
from honjin.server.guests.sessions import Guest
from honjin.server.replays.archive import Archived, ArchivedTimeline, story_result
from honjin.server.replays.archived_replay import ArchivedReplay
from honjin.server.replays.replay import OPEN, Replay
from honjin.server.routes.socket import Watcher
from honjin.server.services import Services
from honjin.server.store.heading import read_heading
from honjin.server.store.rows import Stored, read_facts
from honjin.server.tables import render
from honjin.server.tables.table import LiveTable
from honjin.server.tables.timeline import Move, Timeline
from honjin.table.bot_notes import BotNotes, BotSeat
from honjin.table.facts import read
from honjin.table.people import People
from honjin.table.table import Outcome

SEAT = re.compile(r"\b([Pp]layer|[Jj]oueur|[Ss]eat|[Ss]iège) [0-9]")
GAME = "gosu-tactics"


async def meet(services: Services, alice: Guest, *names: str) -> tuple[LiveTable, Guest]:
    """A table of two, begun; the names are theirs."""
    bob, _ = await services.sessions.begin()
    for guest, name in zip((alice, bob), names or ("Alice", "Bob"), strict=True):
        await services.sessions.rename(guest, name)
    wish = {"seed": "names", "known_deal": True}
    live = await make(services, alice, GAME, "me", "open", lobby=True, **wish)
    await live.seating.join(bob, None)
    return live, bob


async def play_on(live: LiveTable, most: int, chance: random.Random) -> None:
    timeline = live.timeline
    for _ in range(most):
        question = timeline.table.decision
        if question is None:
            return
        guest = live.places[question.seat].guest
        assert guest is not None
        choice = chance.choice(question.options).notation
        await live.play(guest, wire.Play(timeline.seq, choice, str(timeline.moves), timeline.epoch))


def texts(state: wire.TableState) -> list[str]:
    """All that the reader of a state is told in words."""
    asking = state.decision
    asked = [] if asking is None else [asking.label, *(option.label for option in asking.options)]
    ended = [] if state.outcome is None else [state.outcome.text]
    return [*(line.text for line in state.log), *asked, *ended]


def test_log_and_options_name_the_other_and_the_reader_is_you(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        live, bob = await meet(services, alice)
        chance, labels = random.Random(4), set[str]()
        while live.timeline.table.decision is not None:
            await play_on(live, 1, chance)
            for reader, other in ((alice, "Bob"), (bob, "Alice")):
                state = render.state(live, reader, None, "en")
                if state.decision is not None and state.decision.seat == state.seat:
                    labels |= {o.label for o in state.decision.options if other in o.label}
        assert labels, "no option names the other army"
        for lang, you in (("en", "You "), ("fr", "Vous ")):
            for reader, own, other in ((alice, "Alice", "Bob"), (bob, "Bob", "Alice")):
                told = texts(render.state(live, reader, None, lang))
                assert any(text.startswith(you) for text in told)
                assert any(text.startswith(f"{other} ") for text in told)
                assert not [text for text in told if own in text or SEAT.search(text)]
            told = texts(render.state(live, None, None, lang))
            assert any("Alice" in text for text in told)
            assert not [text for text in told if re.search(r"\b([Yy]ou|[Vv]ous)\b", text)]

    with_services(tmp_path, play)


def test_a_refusal_names_whose_turn_it_is(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        live, bob = await meet(services, alice)
        asked = live.timeline.asked
        assert asked is not None
        idle, name = (bob, "Alice") if asked == 0 else (alice, "Bob")
        with pytest.raises(ApiError) as refused:
            await live.play(idle, wire.Play(0, "keep", "x"))
        for lang, said in (("en", f"it is {name}'s turn to decide"), ("fr", f"c'est à {name} de décider")):
            problem = refused.value.problem(lang)
            assert isinstance(problem.refusals, list)
            assert problem.refusals[0].text.startswith(said)

    with_services(tmp_path, play)


def test_why_not_names_whose_turn_it_is(tmp_path: Path) -> None:
    """HJ-C2"""

    async def play(services: Services, alice: Guest) -> None:
        live, _ = await meet(services, alice)
        assert isinstance(live.timeline, Timeline)
        live.timeline.table = honjin.game(GAME).position(
            'game = "gosu-tactics"\n[[seats]]\narmy = [["prescient"], [], []]\nhand = ["umbolo"]\n[[seats]]\n'
        )
        refusals = live.timeline.table.why_not(1, "pass")
        said = [refusal.text("en", live.names("en")) for refusal in refusals]
        assert said == ["it is Alice's turn to decide: HJ-C2"]

    with_services(tmp_path, play)


def test_the_result_is_told_to_each_reader(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        live, bob = await meet(services, alice)
        await live.end(0, "resign")
        for guest, english, french in (
            (alice, "Bob wins: you resigned", "Bob gagne\u00a0: vous avez abandonné"),
            (bob, "You win: Alice resigned", "Vous gagnez\u00a0: Alice a abandonné"),
            (None, "Bob wins: Alice resigned", "Bob gagne\u00a0: Alice a abandonné"),
        ):
            for lang, text in (("en", english), ("fr", french)):
                outcome = render.state(live, guest, None, lang).outcome
                assert outcome is not None
                assert outcome.text == text

    with_services(tmp_path, play)


def test_two_at_one_device_are_told_apart_and_nobody_is_you_at_the_end(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        await services.sessions.rename(alice, "Alice")
        live = await make(services, alice, GAME, "me", "me", hot_seat=True)
        assert (live.names("en"), live.names("fr")) == (("Player 1", "Player 2"), ("Joueur 1", "Joueur 2"))
        covered = texts(render.state(live, alice, None, "en"))
        assert any("Player 1" in text for text in covered)
        assert any("Player 2" in text for text in covered)
        assert not [text for text in covered if "Alice" in text]
        own = texts(render.state(live, alice, 1, "en"))
        assert any(text.startswith("You ") for text in own)
        assert not [text for text in own if "Player 2" in text]
        await live.end(0, "resign")
        for seat in (None, 0, 1):
            outcome = render.state(live, alice, seat, "en").outcome
            assert outcome is not None
            assert outcome.text == "Player 2 wins: Player 1 resigned"

    with_services(tmp_path, play)


def test_two_of_the_same_name_are_told_apart(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        live, _ = await meet(services, alice, "Alice", "Alice")
        assert live.names("en") == ("Alice", "Alice (2)")
        assert [seat.name for seat in render.info(live, None).seats] == ["Alice", "Alice (2)"]
        told = texts(render.state(live, None, None, "en"))
        assert any(text.startswith("Alice (2) drew") for text in told)
        assert any(text.startswith("Alice drew") for text in told)

    with_services(tmp_path, play)


def test_a_bot_is_called_as_its_level_is(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        seats = [wire.SeatWish("me"), *[wire.SeatWish("bot", "expert")] * 2, wire.SeatWish("bot", "random")]
        live = await services.tables.create(alice, wire.TableWish(GAME, seats))
        assert live.names("en")[1:] == ("Tomoe", "Tomoe 2", "Random")
        shown = render.info(live, alice, "fr").seats
        assert [seat.name for seat in shown[1:]] == ["Tomoe", "Tomoe 2", "Aléatoire"]
        assert [seat.label for seat in shown[1:]] == ["Tomoe (expert)", "Tomoe 2 (expert)", "Aléatoire"]
        assert shown[0].portrait is None
        assert shown[1].portrait == shown[2].portrait != shown[3].portrait
        (listed,) = await services.tables.listing.of_guest(alice, "fr")
        assert listed.seats == shown

    with_services(tmp_path, play)


def test_a_new_name_stands_in_every_line_at_once(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        live, bob = await meet(services, alice)
        await play_on(live, 4, random.Random(1))
        watcher = Watcher(live, bob, 1, "en")
        live.audience.enter(watcher)
        first = msgspec.json.decode(watcher.due(0) or b"", type=wire.TableState)
        assert any(text.startswith("Alice ") for text in texts(first))
        await services.sessions.rename(alice, "Chiyo")
        live.audience.publish()
        again = msgspec.json.decode(watcher.due(5) or b"", type=wire.TableState)
        assert again.since == 0
        assert len(again.log) == len(first.log)
        assert any(text.startswith("Chiyo ") for text in texts(again))
        assert not [text for text in texts(again) if "Alice" in text]
        live.audience.publish()
        assert msgspec.json.decode(watcher.due(9) or b"", type=wire.TableState).log == []  # nothing is new

    with_services(tmp_path, play)


def test_advice_speaks_of_people_by_name() -> None:
    table, chance = honjin.game(GAME).new(seed="advice"), random.Random(3)
    while (question := table.decision) is not None:
        foreign = [at for at, option in enumerate(question.options) if "opponent" in option.label("en")]
        if foreign:
            break
        table.play(chance.choice(question.options))
    assert question is not None
    code = question.codes[foreign[0]]
    answer = Answer(code, [Weighed(code, 1, 0.5, [])])
    told = BotChoice(table, question.seat, answer).told("en", ("Alice", "Bob"))
    assert ("Bob", "Alice")[question.seat] in told.considered[0].label


# --- games of another version


def test_an_archived_table_is_told_by_name(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        live, bob = await meet(services, alice)
        await play_on(live, 6, random.Random(2))
        await live.end(0, "resign")
        id = live.terms.id
        rows = await services.store.read(lambda connection: Stored(connection, id))
        facts = await services.store.read(lambda connection: read_facts(connection, id))
        moves = [Move(row.kind, row.at, row.seat, row.text) for row in rows.moves]
        old = rows.header.replace("rules = ", "rules = 99 # ")
        live.timeline = ArchivedTimeline(Archived(read_heading(old), "rules"), old, 2, moves, facts)
        mine, theirs, others = (render.state(live, guest, None, "en") for guest in (alice, bob, None))
        assert any(text.startswith("You ") for text in texts(mine))
        assert any(text.startswith("Bob ") for text in texts(mine))
        assert [state.outcome and state.outcome.text for state in (mine, theirs, others)] == [
            "Bob wins: you resigned",
            "You win: Alice resigned",
            "Bob wins: Alice resigned",
        ]
        assert not [text for text in texts(others) if SEAT.search(text)]

    with_services(tmp_path, play)


@pytest.mark.parametrize(
    ("game", "rule", "fact", "said"),
    [
        (GAME, "GT-B3", {"kind": "won", "word": "three-points"}, "Bob wins: three victory points"),
        (GAME, "GT-B3", {"kind": "won", "word": "a-lost-word"}, "Bob wins: Three victory points"),
        (GAME, "GT-Z9", {"kind": "drawn"}, "Bob wins: GT-Z9"),
        ("gosu-y", "GY-A1", {"kind": "won", "word": "magic"}, "Bob wins: GY-A1"),
        ("gosu-y", "HJ-E1", {"kind": "resign"}, "Bob wins: Alice resigned"),
    ],
)
def test_how_an_archived_game_ended_is_told_as_far_as_it_is_known(
    game: str, rule: str, fact: dict[str, object], said: str
) -> None:
    people = People(2, None, ("Alice", "Bob"))
    stored = {**fact, "turn": 1, "rule": rule, "known": "all"}
    told = story_result(game, Outcome((1,), rule, (0, 3)), [read(stored)], people, "en")
    assert told.lower() == said.lower()


# --- replays


def whole(levels: tuple[str, ...] = ()) -> str:
    table, bot = honjin.game(GAME).new(seed="replay"), honjin.bot(GAME, "random", seed=1)
    while table.decision is not None:
        table.play(bot.choose(table.observe(table.decision.seat)))
    bot_notes = BotNotes({seat: BotSeat(level, 1) for seat, level in enumerate(levels) if level})
    return table.record(bot_notes=bot_notes)


@pytest.mark.parametrize(
    ("levels", "stored", "lang", "called"),
    [
        ((), ["Alice", "Tomoe"], "en", ["Alice", "Tomoe"]),
        ((), ["Alice", ""], "fr", ["Alice", "Joueur 2"]),
        ((), [], "en", ["Player 1", "Player 2"]),
        (("", "expert"), [], "fr", ["Joueur 1", "Tomoe"]),
        (("hard", "hard"), [], "en", ["Masako", "Masako 2"]),
        (("\u202egod", "random"), [], "en", ["Player 1", "Random"]),
    ],
)
def test_a_replay_calls_everybody_by_name_from_wherever_it_is_seen(
    levels: tuple[str, ...], stored: list[str], lang: str, called: list[str]
) -> None:
    replay = Replay("x", whole(levels), stored)
    info = replay.info(lang)
    assert info.seats == called
    assert info.outcome is not None
    assert any(name in info.outcome.text for name in called)
    for view in (OPEN, "0", "1"):
        told = [line.text for line in replay.log(view, lang)]
        for name in called:
            assert any(text.startswith(f"{name} ") for text in told), name
        assert not [text for text in told if re.search(r"\b([Yy]ou|[Vv]ous)\b", text)]
        (moments,) = replay.moments([view], lang)
        assert [line.text for moment in moments for line in moment.log] == told


def test_a_replay_from_a_seat_tells_no_more_than_the_seat_was_told() -> None:
    record = whole()
    table, replay = honjin.replay(record), Replay("x", record, ["Alice", "Bob"])
    for seat in range(2):
        known = [event.get("card", "") is not None for event in table.events(seat)]
        (moments,) = replay.moments([str(seat)], "en")
        events = [event for moment in moments for event in moment.events]
        assert [event.get("card", "") is not None for event in events] == known
        lines = replay.log(str(seat), "en")
        hidden = [line.text for line, is_known in zip(lines, known, strict=True) if not is_known]
        assert hidden
        names = set(table.cards.names)
        assert not [text for text in hidden if any(name in text for name in names)]


def test_an_archived_replay_names_its_people_too() -> None:
    record = whole()
    old = record.replace("rules = ", "rules = 99 # ", 1)
    story = Replay("x", record, []).story()
    replay = ArchivedReplay("x", old, ["Alice", "Bob"], story)
    live = Replay("x", record, ["Alice", "Bob"])
    for view in (OPEN, "0"):
        assert [line.text for line in replay.log(view, "fr")] == [line.text for line in live.log(view, "fr")]
    told, outcome = replay.info("fr"), live.info("fr").outcome
    assert (told.seats, told.outcome) == (["Alice", "Bob"], outcome)


def test_the_replay_of_a_table_keeps_its_names(tmp_path: Path) -> None:
    async def play(services: Services, alice: Guest) -> None:
        await services.sessions.rename(alice, "Alice")
        both = await make(services, alice, GAME, "me", "me")
        await both.end(0, "resign")
        kept = await services.replays.find(await services.replays.of_table(both, alice, "fr"), alice.id)
        assert kept.names == ["", ""]  # in the language of whoever looks
        seats = [wire.SeatWish("me"), wire.SeatWish("bot", "expert"), wire.SeatWish("bot", "expert")]
        live = await services.tables.create(alice, wire.TableWish(GAME, seats))
        await live.end(0, "resign")
        await until(lambda: live.terms.status == "over")
        kept = await services.replays.find(await services.replays.of_table(live, alice, "en"), alice.id)
        assert kept.names == ["Alice", "Tomoe", "Tomoe 2"]

    with_services(tmp_path, play)


def test_levels_come_with_name_words_and_face(alice: Visitor) -> None:
    for lang, label in (("en", "Kenji (easy)"), ("fr", "Kenji (facile)")):
        for game in alice.get("/api/games", lang=lang):
            (easy,) = [level for level in game["levels"] if level["name"] == "easy"]
            assert (easy["called"], easy["label"]) == ("Kenji", label)
            assert easy["words"]
            assert set(easy["portrait"]) == {"headgear", "body", "weapon", "look"}
