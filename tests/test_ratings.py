"""Ratings: known strengths are found again, intervals hold, and the page that shows them stands alone."""

import json
import re
from math import log
from pathlib import Path

import pytest
from command_line import run

from honjin.engine.chance import Stream
from honjin.lab.play.tournament import Deal, Meeting, meetings
from honjin.lab.stats.ratings import ELO, Rating, inverse, ratings


def play(
    strengths: dict[str, float], seats: int, deals: int, stream: Stream, first: bool = False
) -> list[Meeting]:
    """Meetings in which a win goes to each bot in proportion to its strength."""
    found = []
    for bots in meetings(list(strengths), seats, first):
        meeting = Meeting(bots)
        for number in range(deals):
            wins = [0] * seats
            for _ in range(seats):
                left = stream.below(10**6) / 10**6 * sum(strengths[bot] for bot in bots)
                winner = 0
                while left >= strengths[bots[winner]]:
                    left -= strengths[bots[winner]]
                    winner += 1
                wins[winner] += 1
            meeting.deals.append(Deal(bots, number, seats, tuple(won / seats for won in wins)))
        found.append(meeting)
    return found


def true_points(strengths: dict[str, float], reference: str | None) -> dict[str, float]:
    points = {bot: ELO * log(strength) for bot, strength in strengths.items()}
    zero = sum(points.values()) / len(points) if reference is None else points[reference]
    return {bot: each - zero for bot, each in points.items()}


def is_held(rating: Rating, truth: dict[str, float]) -> bool:
    return rating.interval.low <= truth[rating.bot] <= rating.interval.high


STRENGTHS = {"a": 1.0, "b": 2.0, "c": 4.0, "d": 0.5}


@pytest.mark.parametrize(("seats", "reference"), [(2, None), (2, "a"), (3, None), (4, None)])
def test_intervals_hold_the_truth(seats: int, reference: str | None) -> None:
    """Of 100 ladders of four bots about 380 intervals of 400 must; the reference itself always is at 0."""
    truth, held, asked = true_points(STRENGTHS, reference), 0, 0
    for seed in range(100):
        for rating in ratings(play(STRENGTHS, seats, 40, Stream(seed), reference is not None), reference):
            if rating.bot != reference:
                asked += 1
                held += is_held(rating, truth)
    assert 0.91 <= held / asked <= 0.985


def test_many_games_tell_the_strengths() -> None:
    truth = true_points(STRENGTHS, None)
    found = ratings(play(STRENGTHS, 2, 4000, Stream(1)))
    assert [rating.bot for rating in found] == ["c", "b", "a", "d"]
    for rating in found:
        assert rating.points == pytest.approx(truth[rating.bot], abs=15)
        assert rating.interval.high - rating.interval.low < 30


def test_ten_wins_to_one_are_400_points() -> None:
    meeting = Meeting(("a", "b"))
    for number in range(11_000):
        meeting.deals.append(Deal(meeting.bots, number, 1, (1.0, 0.0) if number % 11 else (0.0, 1.0)))
    first, second = ratings([meeting])
    assert first.points - second.points == pytest.approx(400, abs=1)
    assert first.games == 11_000
    assert first.rate == pytest.approx(10 / 11)


def test_who_won_all_is_not_infinitely_strong_and_not_sure_either() -> None:
    meeting = Meeting(("a", "b"))
    for number in range(10):
        meeting.deals.append(Deal(meeting.bots, number, 2, (1.0, 0.0)))
    first, _ = ratings([meeting], "b")
    assert 300 < first.points < 800
    assert first.interval.low > 0
    assert first.interval.high - first.interval.low > 500


def test_deals_that_decide_both_games_tell_less_than_games() -> None:
    """The luck of a deal makes the interval wider."""
    lucky, fair = Meeting(("a", "b")), Meeting(("a", "b"))
    for number in range(100):
        lucky.deals.append(Deal(lucky.bots, number, 2, (1.0, 0.0) if number % 2 else (0.0, 1.0)))
        fair.deals.append(Deal(fair.bots, number, 2, (0.5, 0.5)))
    wide, narrow = [ratings([each])[0].interval for each in (lucky, fair)]
    assert wide.high - wide.low == pytest.approx(2**0.5 * (narrow.high - narrow.low), rel=0.02)


def test_who_met_nobody_has_no_rating() -> None:
    assert ratings([Meeting(("a", "b"))]) == []


def test_an_inverse_is_one() -> None:
    matrix = [[0.0, 2.0, 1.0], [1.0, 0.0, 0.0], [3.0, 1.0, 4.0]]
    found = inverse(matrix)
    for row in range(3):
        product = [sum(matrix[row][k] * found[k][column] for k in range(3)) for column in range(3)]
        assert product == pytest.approx([float(row == column) for column in range(3)])


# --- the ladder, on the command line and as a page

ASKED = ("tournament", "gosu-tactics", "random", "greedy", "--pairs", "10", "--json")


def test_the_ladder_is_counted_from_the_reference(tmp_path: Path) -> None:
    found = json.loads(run(*ASKED, "--first").out)
    assert [rated["bot"] for rated in found["ratings"]] == ["greedy", "random"]
    assert found["reference"] == "random"
    assert found["ratings"][1]["elo"] == 0.0
    assert found["ratings"][0]["interval"][0] > 0


def test_three_bots_share_a_table() -> None:
    asked = ("tournament", "gosu-tactics", "random", "greedy", "novice", "--players", "3", "--mixed")
    found = json.loads(run(*asked, "--pairs", "1", "--json").out)
    assert [pairing["bots"] for pairing in found["pairings"]] == [
        ["random", "greedy"],
        ["random", "novice"],
        ["greedy", "novice"],
    ]
    assert all(pairing["games"] == 3 for pairing in found["pairings"])
    assert sum(rated["rate"] for rated in found["ratings"]) == pytest.approx(1, abs=1e-3)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_stands_alone_and_draws_every_interval(tmp_path: Path, lang: str) -> None:
    page = tmp_path / "ladder.html"
    found = json.loads(run(*ASKED, "--html", str(page), "--lang", lang).out)
    text = page.read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    assert not re.search(r"https?:|src=|href=|@import|url\(", text)
    assert text.count("<svg") == len(found["ratings"]) + len(found["pairings"]) == 3
    assert "prefers-color-scheme: dark" in text
    assert found["hash"] in text


def test_the_page_of_a_game_for_one(tmp_path: Path) -> None:
    page = tmp_path / "ladder.html"
    asked = (
        "tournament",
        "way-of-the-samurai",
        "random",
        "swordsman",
        "--pairs",
        "2",
        "--option",
        "enemy=oda",
    )
    assert run(*asked, "--html", str(page)).code == 0
    assert page.read_text("utf-8").count("<svg") == 4


def test_names_cannot_write_into_the_page(tmp_path: Path) -> None:
    page = tmp_path / "ladder.html"
    assert run(*ASKED, "--html", str(page), "--seed", "<script>alert(1)</script>").code == 0
    assert "<script" not in page.read_text("utf-8")
