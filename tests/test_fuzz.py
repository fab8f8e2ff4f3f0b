"""Fuzzing finds nothing in the engine; a planted bug it finds, with a record that leads there."""

from collections import Counter
from pathlib import Path

import pytest
from command_line import run

import honjin
from honjin.engine.chance import Stream
from honjin.lab.checks.fuzz import Failure, Fuzzed, broken, broken_data, fuzzed_games, odd_notation, reproduce
from honjin.lab.checks.policies import policies

GAME = honjin.game("gosu-tactics")
GOSU_X = honjin.game("gosu-x")
SAMURAI = honjin.game("way-of-the-samurai")
NAMES = pytest.mark.parametrize("name", ["gosu-tactics", "gosu-x", "way-of-the-samurai"])


@pytest.mark.slow
@NAMES
def test_three_seconds_find_nothing(name: str) -> None:
    ran = run("fuzz", name, "--seconds", "3", "--seed", "test")
    assert (ran.code, ran.out.count("choice")) == (0, 1), ran.out + ran.err


@NAMES
def test_two_jobs_find_nothing_either(name: str) -> None:
    found = list(fuzzed_games(name, "two jobs", 1.0, jobs=2))
    assert [tally.failure for tally in found] == [None] * len(found)


@NAMES
def test_a_planted_bug_is_found_and_reproduced_from_the_printed_record(name: str, tmp_path: Path) -> None:
    ran = run("fuzz", name, "--seconds", "60", "--plant", "--seed", "plant")
    assert ran.code == 1
    assert "Failed (planted-choice): Broken: cards: found" in ran.err
    choices = ran.out.partition("---\n")[2].splitlines()
    assert honjin.replay(ran.out).decision is not None
    assert choices[-1].startswith('# fuzz planted-choice "')
    file = tmp_path / "failure.game"
    file.write_text(ran.out, "utf-8")
    again = run("fuzz", name, "--reproduce", str(file))
    assert again.code == 1
    assert again.out.splitlines()[0] in ran.err
    file.write_text(ran.out.replace("planted-choice", "choice"), "utf-8")
    assert run("fuzz", name, "--reproduce", str(file)).code == 0


def test_a_game_is_decided_by_its_seed_and_number() -> None:
    games = [Fuzzed(GAME, "same", 7, planted=False) for _ in range(2)]
    for game in games:
        game.run(until=1e12)
    assert games[0].choices == games[1].choices
    assert games[0].tally == games[1].tally
    assert games[0].tally.games == 1


def test_all_numbers_of_players_options_and_policies_are_tried() -> None:
    games = [Fuzzed(GAME, "spread", number, planted=False) for number in range(90)]
    seen = Counter((g.table.players, g.table.origin.options["discard_target"], g.policy) for g in games)
    assert len(seen) == 3 * 2 * len(policies(GAME))


def test_drafts_of_all_kinds_are_tried() -> None:
    drafts = [Fuzzed(GOSU_X, "spread", n, planted=False).table.origin.options["draft"] for n in range(30)]
    assert {"pick", "random"} < set(drafts)
    assert any("," in draft for draft in drafts)


def test_all_modes_and_climates_of_way_of_the_samurai_are_tried() -> None:
    games = [Fuzzed(SAMURAI, "spread", number, planted=False).table for number in range(120)]
    seen = {name: {t.origin.options[name] for t in games} for name in ("mode", "climate", "enemy", "hard")}
    assert [len(values) for values in seen.values()] == [5, 5, 4, 2]
    assert {t.players for t in games if t.origin.options["mode"] == "duel"} == {2}


def test_odd_notations_fill_every_hole() -> None:
    t = GOSU_X.new(seed="odd")
    stream = Stream(1)
    words = {word for _ in range(600) for word in odd_notation(t, stream).split()}
    assert {"III", "xi-an", "9:I.1", "99", "sati"} <= words


def test_broken_texts_differ_from_the_whole_ones() -> None:
    t = GAME.new(seed="text")
    stream = Stream(1)
    texts = {broken(t.record(), stream) for _ in range(40)} | {
        broken_data(t.dump(), stream) for _ in range(40)
    }
    assert len(texts) > 60


def test_a_record_without_a_trial_is_checked_closely() -> None:
    assert reproduce(GAME.new(seed="plain").record()) is None
    with pytest.raises(ValueError, match="found a trial 'magic', expected one of choice"):
        reproduce(GAME.new(seed="plain").record() + '# fuzz magic "1"\n')


@pytest.mark.parametrize(
    ("kind", "detail"),
    [("choice", "play nobody"), ("check", "many"), ("undo", "play nobody")],
)
def test_whatever_a_trial_raises_is_a_failure(kind: str, detail: str) -> None:
    game = Fuzzed(GAME, "failing", 1, planted=False)
    game.attempt(kind, detail)
    failure = game.tally.failure
    assert isinstance(failure, Failure)
    again = reproduce(failure.record)
    assert again is not None
    assert again.error == failure.error
