"""Tournaments: the same deals with seats swapped, stopped when clear, the same for any number of jobs."""

import json
from collections import Counter
from pathlib import Path

import pytest
from command_line import run

from honjin.core.rng import Stream
from honjin.lab.estimate import AnyTime, Interval, pair_interval, paired_difference
from honjin.lab.fights import Book, Fights
from honjin.lab.tournament import (
    Pair,
    Results,
    Rules,
    Standing,
    arrangements,
    pairings,
    play_pair,
    play_pairing,
    terms_of,
)

ASKED = ("tournament", "gosu-tactics", "greedy", "random", "--seed", "test", "--json")


# --- estimates


def test_the_interval_of_pairs_counts_pairs_that_agree_once() -> None:
    """Both games of a deal won by the same bot tell no more than one game."""
    alike, split = [1.0, 0.0] * 50, [0.5] * 100
    wide, narrow = pair_interval(alike, 200), pair_interval(split, 200)
    assert wide.high - wide.low == pytest.approx(0.193, abs=0.003)  # as Wilson's for 100 games
    assert narrow.high - narrow.low == pytest.approx(0.138, abs=0.003)  # as for 200
    assert pair_interval([1.0] * 20, 40).low == pytest.approx(0.839, abs=0.001)  # as for 20
    assert pair_interval([], 0) == Interval(0.0, 1.0)


def scores(stream: Stream, percent: int, count: int) -> list[float]:
    return [sum(stream.below(100) < percent for _ in range(2)) / 2 for _ in range(count)]


def test_the_interval_at_any_time_holds_while_it_is_looked_at() -> None:
    """Of 60 sequences, looked at after each score, at most a few may ever exclude the truth."""
    missed = 0
    for seed in range(60):
        any_time = AnyTime()
        for score in scores(Stream(seed), 60, 40):
            any_time.add(score)
        missed += any_time.interval.excludes(0.6)
    assert missed <= 3


def test_the_interval_at_any_time_finds_a_difference() -> None:
    any_time = AnyTime()
    for score in scores(Stream(1), 75, 60):
        any_time.add(score)
    assert any_time.interval.excludes(0.5)
    assert any_time.interval.low < 0.75 < any_time.interval.high
    assert any_time.interval.high - any_time.interval.low < 0.35


def test_differences_of_pairs_after_agresti_and_min() -> None:
    difference, interval = paired_difference(25, 10, 100)
    assert difference == pytest.approx(0.15)
    assert (interval.low, interval.high) == pytest.approx((0.0352, 0.2589), abs=1e-3)
    assert paired_difference(0, 0, 0) == (0.0, Interval(-1.0, 1.0))


# --- pairs


def test_all_seatings_of_two_bots() -> None:
    assert arrangements(("a", "b"), 2) == [("a", "b"), ("b", "a")]
    four = arrangements(("a", "b"), 4)
    assert len(set(four)) == len(four) == 6
    assert all(Counter(seats) == {"a": 2, "b": 2} for seats in four)
    three = arrangements(("a", "b"), 3)
    assert len(three) == 6
    assert Counter(name for seats in three for name in seats) == {"a": 9, "b": 9}


def test_a_bot_is_as_strong_as_itself_on_every_deal() -> None:
    """Random choices that do not depend on the seat's seed would split every deal; the sum is near a half."""
    pairs = [play_pair(Rules("gosu-tactics", "self", 20), ("random", "random"), n) for n in range(20)]
    assert sum(pair.score for pair in pairs) == pytest.approx(10, abs=4)


def test_with_four_seats_each_bot_has_two() -> None:
    pair = play_pair(Rules("gosu-tactics", "four", 1, players=4), ("greedy", "random"), 0)
    assert pair.games == 6
    assert pair.score > 0.5


def test_everybody_meets_everybody_or_the_first() -> None:
    assert pairings(["a", "b", "c"], False) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert pairings(["a", "b", "c"], True) == [("a", "b"), ("a", "c")]


def test_a_pairing_stops_when_it_is_clear_and_not_before() -> None:
    rules = Rules("gosu-tactics", "x", 200)
    standing = Standing(("a", "b"))
    for number in range(9):
        standing.add(Pair(standing.bots, number, 2, 1.0))
        assert not standing.is_over(rules)
    standing.add(Pair(standing.bots, 9, 2, 1.0))
    assert standing.is_over(rules)
    assert not standing.is_over(Rules("gosu-tactics", "x", 200, stops=False))
    assert not standing.is_over(Rules("gosu-tactics", "x", 200, against=0.9))


def test_the_result_does_not_depend_on_the_jobs() -> None:
    one, two = [run(*ASKED, "--pairs", "12", "--jobs", jobs) for jobs in ("1", "2")]
    assert (one.code, one.err) == (two.code, two.err) == (0, "")
    assert one.out == two.out
    (found,) = json.loads(one.out)["pairings"]
    assert found["pairs"] == 10 < 12
    assert found["decided"]
    assert found["at_any_time"][0] > 0.5


def test_finished_pairs_are_kept_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "pairs.jsonl"
    first = run(*ASKED, "--pairs", "4", "--resume", str(file))
    assert len(file.read_text("utf-8").splitlines()) == 4
    with file.open("a", encoding="utf-8") as more:
        more.write('{"game": "gosu-tac')  # interrupted while it wrote

    def refuse(*arguments: object) -> Pair:
        raise AssertionError("played again")

    monkeypatch.setattr("honjin.lab.tournament.play_pair", refuse)
    assert run(*ASKED, "--pairs", "4", "--resume", str(file)).out == first.out
    assert len(file.read_text("utf-8").splitlines()) == 4
    other = Results(file, terms_of(Rules("gosu-tactics", "another seed", 4)))
    assert other.pairs_of(("greedy", "random")) == {}


def test_a_pairing_goes_on_from_what_is_finished(tmp_path: Path) -> None:
    rules, bots = Rules("gosu-tactics", "go on", 3), ("random", "greedy")
    file = tmp_path / "pairs.jsonl"
    playing = play_pairing(rules, bots, 1, Results(file, terms_of(rules)))
    next(playing)
    playing.close()
    *_, resumed = play_pairing(rules, bots, 1, Results(file, terms_of(rules)))
    *_, whole = play_pairing(rules, bots, 1)
    assert resumed.pairs == whole.pairs


@pytest.mark.parametrize(("lang", "verdict"), [("en", "above 50.0 %"), ("fr", "plus de 50,0 %")])
def test_the_table_is_markdown_in_both_languages(lang: str, verdict: str) -> None:
    ran = run("tournament", "gosu-tactics", "greedy", "random", "--pairs", "10", "--lang", lang)
    head, rule, row = [line for line in ran.out.splitlines() if line.startswith("|")]
    assert head.count("|") == rule.count("|") == row.count("|") == 9
    assert row.startswith("| greedy | random | 10 | 20 |")
    assert verdict in row


def test_an_interruption_shows_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(rules: Rules, bots: tuple[str, str], number: int) -> Pair:
        if number == 2:
            raise KeyboardInterrupt
        return Pair(bots, number, 2, 0.5)

    monkeypatch.setattr("honjin.lab.tournament.play_pair", interrupted)
    ran = run(*ASKED)
    assert ran.code == 130
    assert json.loads(ran.out)["pairings"][0]["pairs"] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gosu-x", "random"], "at least two bots"),
        (["gosu-x", "random", "random"], "no one twice"),
        (["gosu-x", "random", "genius"], "unknown level 'genius'"),
        (["gosu-x", "random", "greedy", "--players", "4"], "the table has 2"),
        (["chess", "random", "greedy"], "there is no game “chess”"),
    ],
)
def test_wrong_use_is_explained(arguments: list[str], said: str) -> None:
    ran = run("tournament", *arguments)
    assert ran.code == 2
    assert said in ran.err


# --- a game for one


def test_all_bots_fight_the_same_fights(tmp_path: Path) -> None:
    asked = (
        "tournament",
        "way-of-the-samurai",
        "random",
        "swordsman",
        "--pairs",
        "6",
        "--option",
        "enemy=oda",
    )
    file = ("--resume", str(tmp_path / "fights.jsonl"))
    one, two = run(*asked, "--json", *file), run(*asked, "--json", "--jobs", "2")
    assert (one.code, one.out) == (0, two.out)
    assert run(*asked, "--json", *file).out == one.out
    found = json.loads(one.out)
    assert [(rate["enemy"], rate["bot"], rate["fights"]) for rate in found["rates"]] == [
        ("oda", "random", 6),
        ("oda", "swordsman", 6),
    ]
    assert found["overall"][0]["bots"] == ["swordsman", "random"]
    told = run(*asked, *file).out
    assert "| oda | swordsman – random | 6 |" in told


def test_differences_are_counted_fight_by_fight() -> None:
    book = Book(["a", "b"], {"oda": 4})
    book.add(Fights("a", "oda", 0, (True, False, False, True)))
    book.add(Fights("b", "oda", 0, (True, True, True, False)))
    (found,) = book.summary()["differences"]
    assert (found["bots"], found["fights"], found["difference"]) == (["b", "a"], 4, 0.25)
