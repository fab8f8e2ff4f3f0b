"""Tournaments: the same deals with seats swapped, stopped when clear, the same for any number of jobs."""

import json
from collections import Counter
from pathlib import Path

import pytest
from command_line import run

from honjin.engine.chance import Stream
from honjin.lab.play import tournament
from honjin.lab.play.checkpoint import BadLine, OtherTerms
from honjin.lab.play.executor import Executor
from honjin.lab.play.fights import Book, Fights
from honjin.lab.play.tournament import (
    Deal,
    Meeting,
    Results,
    Rules,
    meetings,
    play_deal,
    play_meeting,
    seatings,
    terms_of,
)
from honjin.lab.stats.estimate import AnyTime, Interval, Scores, paired_difference

ASKED = ("tournament", "gosu-tactics", "greedy", "random", "--seed", "test", "--json")


# --- estimates


def test_the_interval_of_pairs_counts_pairs_that_agree_once() -> None:
    """Both games of a deal won by the same bot tell no more than one game."""
    alike, split = [1.0, 0.0] * 50, [0.5] * 100
    wide, narrow = interval_of(alike, 200), interval_of(split, 200)
    assert wide.high - wide.low == pytest.approx(0.193, abs=0.003)  # as Wilson's for 100 games
    assert narrow.high - narrow.low == pytest.approx(0.138, abs=0.003)  # as for 200
    assert interval_of([1.0] * 20, 40).low == pytest.approx(0.839, abs=0.001)  # as for 20
    assert interval_of([], 0) == Interval(0.0, 1.0)


def interval_of(scores: list[float], games: int) -> Interval:
    found = Scores()
    for score in scores:
        found.add(score)
    return found.interval(games)


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
    assert seatings(2, 2) == [(0, 1), (1, 0)]
    four = seatings(2, 4)
    assert len(set(four)) == len(four) == 6
    assert all(Counter(seats) == {0: 2, 1: 2} for seats in four)
    three = seatings(2, 3)
    assert len(three) == 6
    assert Counter(bot for seats in three for bot in seats) == {0: 9, 1: 9}


@pytest.mark.parametrize("players", [3, 4])
def test_at_a_mixed_table_everybody_sits_everywhere_once(players: int) -> None:
    found = seatings(players, players)
    assert len(found) == players
    for seat in range(players):
        assert {seats[seat] for seats in found} == set(range(players))


def test_a_bot_is_as_strong_as_itself_on_every_deal() -> None:
    """Random choices that do not depend on the seat's seed would split every deal; the sum is near a half."""
    deals = [play_deal(Rules("gosu-tactics", "self", 20), ("random", "random"), n) for n in range(20)]
    assert sum(deal.shares[0] for deal in deals) == pytest.approx(10, abs=4)


def test_with_four_seats_each_bot_has_two() -> None:
    deal = play_deal(Rules("gosu-tactics", "four", 1, players=4), ("greedy", "random"), 0)
    assert deal.games == 6
    assert deal.shares[0] > 0.5
    assert sum(deal.shares) == pytest.approx(1)


def test_a_win_that_is_shared_is_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "winning_bots", lambda played, seats: [0, 1])
    deal = play_deal(Rules("gosu-tactics", "shared", 1), ("random", "greedy"), 0)
    assert deal.shares == (0.5, 0.5)


def test_a_game_that_neither_wins_counts_half() -> None:
    deal = Deal(("a", "b", "c"), 0, 4, (0.25, 0.0, 0.75))
    assert deal.score("a", "b") == 0.625
    assert deal.score("a", "c") + deal.score("c", "a") == 1


def test_everybody_meets_everybody_or_the_first() -> None:
    assert meetings(["a", "b", "c"]) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert meetings(["a", "b", "c"], against_first=True) == [("a", "b"), ("a", "c")]
    assert meetings(["a", "b", "c", "d"], 3) == [
        ("a", "b", "c"),
        ("a", "b", "d"),
        ("a", "c", "d"),
        ("b", "c", "d"),
    ]


def test_a_pairing_stops_when_it_is_clear_and_not_before() -> None:
    rules = Rules("gosu-tactics", "x", 200)
    meeting = Meeting(("a", "b"))
    for number in range(9):
        meeting.add(Deal(meeting.bots, number, 2, (1.0, 0.0)))
        assert not meeting.is_over(rules)
    meeting.add(Deal(meeting.bots, 9, 2, (1.0, 0.0)))
    assert meeting.is_over(rules)
    assert not meeting.is_over(Rules("gosu-tactics", "x", 200, stops=False))
    assert not meeting.is_over(Rules("gosu-tactics", "x", 200, against=0.9))


def test_a_mixed_table_stops_when_every_two_are_clear() -> None:
    rules = Rules("gosu-tactics", "x", 200, players=3)
    meeting = Meeting(("a", "b", "c"))
    for number in range(60):
        meeting.add(Deal(meeting.bots, number, 3, (1.0, 0.0, 0.0)))
    decided = [standing.is_decided(rules) for standing in meeting.standings]
    assert (decided, meeting.is_over(rules)) == ([True, True, False], False)


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

    def refuse(*arguments: object) -> Deal:
        raise AssertionError("played again")

    monkeypatch.setattr("honjin.lab.play.tournament.play_deal", refuse)
    assert run(*ASKED, "--pairs", "4", "--resume", str(file)).out == first.out
    assert len(file.read_text("utf-8").splitlines()) == 4
    other = Results(file, terms_of(Rules("gosu-tactics", "another seed", 4)))
    assert other.read(Deal) == []
    with pytest.raises(OtherTerms, match="line 1: seed: found 'test', expected 'another seed'"):
        other.check()
    refused = run(*ASKED, "--resume", str(file), "--seed", "another seed")
    assert (refused.code, "seed is test, expected another seed" in refused.err) == (2, True)


def test_a_line_of_an_older_file_has_one_score(tmp_path: Path) -> None:
    rules, file = Rules("gosu-tactics", "x", 4), tmp_path / "pairs.jsonl"
    old = {"bots": ["a", "b"], "number": 3, "games": 2, "score": 0.75, "forfeits": []}
    file.write_text(json.dumps({**terms_of(rules), **old}) + "\n", "utf-8")
    assert Results(file, terms_of(rules)).read(Deal) == [Deal(("a", "b"), 3, 2, (0.75, 0.25))]


@pytest.mark.parametrize("text", ["notes\n", "notes", '{"game": 1\n', "[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notes.jsonl"
    file.write_text(text, "utf-8")
    with pytest.raises(BadLine, match="line 1"):
        Results(file, terms_of(Rules("gosu-tactics", "x", 4)))
    assert file.read_text("utf-8") == text


def test_a_pairing_goes_on_from_what_is_finished(tmp_path: Path) -> None:
    rules, bots = Rules("gosu-tactics", "go on", 3), ("random", "greedy")
    file = tmp_path / "pairs.jsonl"
    playing = play_meeting(rules, bots, Executor(), Results(file, terms_of(rules)))
    next(playing)
    playing.close()
    *_, resumed = play_meeting(rules, bots, Executor(), Results(file, terms_of(rules)))
    *_, whole = play_meeting(rules, bots, Executor())
    assert resumed.deals == whole.deals


@pytest.mark.parametrize(("lang", "verdict"), [("en", "above 50.0 %"), ("fr", "plus de 50,0 %")])
def test_the_table_is_markdown_in_both_languages(lang: str, verdict: str) -> None:
    ran = run("tournament", "gosu-tactics", "greedy", "random", "--pairs", "10", "--lang", lang)
    ladder, pairing = [block.splitlines() for block in ran.out.split("\n\n") if block.startswith("|")]
    assert {line.count("|") for line in ladder} == {7}
    assert [line.split(" | ")[:2] for line in ladder[2:]] == [["| 1", "greedy"], ["| 2", "random"]]
    assert {line.count("|") for line in pairing} == {9}
    assert pairing[2].startswith("| greedy | random | 10 | 20 |")
    assert verdict in pairing[2]


def test_an_interruption_shows_how_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(rules: Rules, bots: tuple[str, str], number: int) -> Deal:
        if number == 2:
            raise KeyboardInterrupt
        return Deal(bots, number, 2, (0.5, 0.5))

    monkeypatch.setattr("honjin.lab.play.tournament.play_deal", interrupted)
    ran = run(*ASKED)
    assert ran.code == 130
    assert json.loads(ran.out)["pairings"][0]["pairs"] == 2


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gosu-x", "random"], "at least two bots"),
        (["gosu-x", "random", "random"], "no one twice"),
        (["gosu-x", "random", "genius"], "unknown level 'genius'"),
        (["gosu-x", "random", "greedy", "--players", "4"], "this table needs 2"),
        (["chess", "random", "greedy"], "there is no game “chess”"),
        (["gosu-tactics", "random", "greedy", "--mixed"], "found 2 seats and 2 bots"),
        (["gosu-tactics", "random", "greedy", "--mixed", "--players", "3"], "found 3 seats and 2 bots"),
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
