"""Bots choose from what their seats see: records say from what, and thinking again gives the same."""

from pathlib import Path

import pytest
from command_line import run

import honjin
from honjin.bots.bot import Bot, Budget, observation_hash
from honjin.bots.players import Players
from honjin.engine.machine import State
from honjin.games import GAMES
from honjin.lab.checks.honesty import check_honesty, position
from honjin.lab.checks.verify import Verification
from honjin.lab.play.match import Match, play_match
from honjin.table.record import read_bot_notes

SEATS = {
    "gosu-x": ("search:24", "greedy"),
    "gosu-tactics": ("search:24", "random", "novice"),
    "way-of-the-samurai": ("search:24",),
}


def record(game: str, seats: tuple[str, ...], seed: str = "verify") -> str:
    with Players(GAMES[game]) as players:
        return play_match(Match(game, seats, seed, tuple(range(len(seats)))), players, noting=True).record()


def verified(text: str) -> Verification:
    verification = Verification(text)
    assert len(list(verification.run())) == len(verification.done)
    return verification


@pytest.mark.parametrize("game", SEATS)
def test_every_choice_comes_out_the_same(game: str) -> None:
    text = record(game, SEATS[game])
    found = verified(text)
    assert [verdict.bot.level for verdict in found.verdicts.values()] == list(SEATS[game])
    assert sum(verdict.checked for verdict in found.verdicts.values()) == len(found.done)
    assert not [verdict.differences for verdict in found.verdicts.values() if verdict.differences]
    assert honjin.replay(text).outcome is not None


def test_a_budget_in_seconds_is_thought_again_with_the_same_simulations() -> None:
    found = verified(record("gosu-tactics", ("search:0.004s", "random")))
    assert found.verdicts[0].checked > 10
    assert not found.verdicts[0].differences


class Peeker(Bot):
    """It looks at what its seat does not know: were it given the state, it would choose by the deck."""

    def __init__(self, table: honjin.Table) -> None:
        self.table = table

    def pick(self, state: State, budget: Budget | None) -> int:
        hidden = sum(int(cell) for cell in self.table.state.cells)
        return int(state.option(hidden % state.offer()))


def test_a_bot_that_peeks_is_found_out() -> None:
    """The record says greedy, but the choices were made by somebody who knew the deck."""
    table = honjin.game("gosu-tactics").new(seed="peek")
    text = record("gosu-tactics", ("greedy", "greedy"), "peek")
    bot_notes = read_bot_notes(text)
    bots = [Peeker(table), Peeker(table)]
    while (question := table.decision) is not None:
        table.play(bots[question.seat].choose(table.observe(question.seat)))
    choices = table.choices
    head = text.partition("---\n")[0] + "---\n"
    lines = []
    replayed = honjin.replay(head)
    for choice in choices:
        seen = observation_hash(replayed.observe(choice.seat).state)
        replayed.play(choice.notation)
        lines += [f"{choice.seat} {choice.notation}", f"~ {choice.seat} {seen} 0"]
    found = verified(head + "\n".join([*lines, ""]))
    assert set(found.verdicts) == set(bot_notes.bots)
    assert any(difference.why == "chosen" for difference in found.verdicts[0].differences)


def test_a_changed_note_and_a_changed_seed_are_found() -> None:
    text = record("gosu-tactics", ("search:24", "random"))
    first = next(line for line in text.splitlines() if line.startswith("~ 0 "))
    forged = text.replace(first, "~ 0 0123456789abcdef 24", 1)
    assert [d.why for d in verified(forged).verdicts[0].differences] == ["observation"]
    reseeded = text.replace('level = "random"\nseed = 1', 'level = "random"\nseed = 2')
    assert reseeded != text
    assert verified(reseeded).verdicts[1].differences


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Seat 0 (search:24): "), ("fr", "Siège 0 (search:24) : ")],
)
def test_the_command_says_how_many_are_equal(lang: str, said: str, tmp_path: Path) -> None:
    text = record("gosu-tactics", ("search:24", "random"))
    file = tmp_path / "verify.game"
    file.write_text(text, "utf-8")
    right = run("verify-bot", str(file), "--lang", lang)
    assert (right.code, said in right.out) == (0, True)
    file.write_text(text.replace('level = "random"\nseed = 1', 'level = "random"\nseed = 2'), "utf-8")
    wrong = run("verify-bot", str(file), "--lang", lang)
    assert (wrong.code, said in wrong.out) == (1, True)


def test_a_record_without_bots_cannot_be_verified(tmp_path: Path) -> None:
    file = tmp_path / "people.game"
    file.write_text(honjin.game("gosu-x").new(seed="x").record(), "utf-8")
    ran = run("verify-bot", str(file))
    assert ran.code == 2
    assert "names no bots" in ran.err


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("seed = 0", "seed = -1", "bots[0].seed: found -1, expected a whole number from 0"),
        ('level = "random"', "level = 3", "bots[1].level: found 3"),
        ("seat = 0", 'chair = "soft"', "bots[0]"),
    ],
)
def test_a_wrong_header_is_explained(old: str, new: str, said: str, tmp_path: Path) -> None:
    file = tmp_path / "wrong.game"
    file.write_text(record("gosu-tactics", ("greedy", "random")).replace(old, new, 1), "utf-8")
    for command in ("verify-bot", "replay"):
        ran = run(command, str(file))
        assert ran.code == 2
        assert said in ran.err


def test_the_record_of_a_seat_says_nothing_of_bots() -> None:
    text = record("gosu-tactics", ("search:24", "random"))
    table = honjin.replay(text)
    assert "~" not in table.record(1)
    assert "bots" not in table.record(1)
    assert "~" not in table.record()


# --- at the terminal


def test_records_of_simulate_can_be_verified(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    asked = ("simulate", "gosu-tactics", "--seats", "search:12,greedy", "--games", "2", "--json")
    with_records = run(*asked, "--records", str(folder))
    assert with_records.out == run(*asked).out
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["gosu-tactics-0.game", "gosu-tactics-1.game"]
    assert run("verify-bot", str(files[1])).code == 0


def test_a_game_that_was_saved_and_gone_on_with_can_be_verified(tmp_path: Path) -> None:
    """The bots begin anew after loading, and the record says so."""
    file = tmp_path / "evening.game"
    seats = ("--seats", "human,search:12")
    run("play", "gosu-x", *seats, "--seed", "v", lines="1\n" * 12 + f"save {file}\nquit\n")
    run("play", "--load", str(file), lines="1\n" * 12 + f"undo\nsave {file}\nquit\n")
    text = file.read_text("utf-8")
    assert 'level = "search:12"' in text
    assert "~ 1 anew" in text
    ran = run("verify-bot", str(file))
    assert ran.code == 0
    assert "Seat 1 (search:12): " in ran.out


COUNTING = """
import honjin


class Counting(honjin.Bot):
    def __init__(self, seed):
        self.asked = 0

    def choose(self, observation, budget=None):
        self.asked += 1
        return observation.options[self.asked % len(observation.options)]
"""


def test_hj_c6_a_bot_keeps_nothing_of_what_was_taken_back(tmp_path: Path) -> None:
    """One that counts how often it was asked counts anew, at the table and when it is verified."""
    (tmp_path / "counting.py").write_text(COUNTING, "utf-8")
    file, seats = tmp_path / "back.game", f"human,{tmp_path}/counting.py:Counting"
    lines = "1\n" * 9 + "undo 4\n" + "2\n" + "1\n" * 4 + "undo turn\n" + "1\n" * 4 + f"save {file}\nquit\n"
    run("play", "gosu-tactics", "--seats", seats, "--seed", "v", lines=lines)
    assert file.read_text("utf-8").count("\nrewind ") == 2
    ran = run("verify-bot", str(file))
    assert ran.code == 0, ran.out


# --- honesty


@pytest.mark.parametrize("game", honjin.games())
def test_dealing_the_hidden_cards_anew_changes_no_choice(game: str) -> None:
    levels = ("random", "greedy", "novice", "easy")
    found = check_honesty(honjin.game(game), levels, "test", 0, 4)
    assert (found.positions, found.compared, found.differences) == (4, 32, [])


def test_positions_differ_and_hide_something() -> None:
    game = honjin.game("gosu-x")
    seen = [position(game, "hidden", number) for number in range(3)]
    assert len({bytes(memoryview(s.cells)) for s in seen}) == 3
    assert all(bytes(memoryview(s.observe(s.seat).cells)) != bytes(memoryview(s.cells)) for s in seen)


class Moody(Bot):
    """What it chooses depends on how often any of its kind was asked before."""

    asked = 0

    def pick(self, state: State, budget: Budget | None) -> int:
        Moody.asked += 1
        return int(state.option(Moody.asked % state.offer()))


def test_a_bot_that_goes_by_more_than_it_sees_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.lab.checks.honesty.make_bot", lambda game, level, seed: Moody())
    found = check_honesty(honjin.game("gosu-x"), ("moody",), "test", 0, 3)
    assert found.differences
    assert found.differences[0] == "gosu-x moody: position 0 of 'test'"
