"""Hints: every kind of reason is found and true, a false one is found out, and words hold no notation."""

import json
from itertools import pairwise
from pathlib import Path

import hints as bench
import pytest
from command_line import run
from msgspec import convert
from msgspec.structs import replace

import honjin
from honjin.bots.bot import Considered, Thought
from honjin.bots.hints import Hint, calibrated, chances_of
from honjin.bots.levels import bots_of
from honjin.engine.chance import Stream
from honjin.table.forms import write_toml
from honjin.table.people import People
from honjin.table.reasons import (
    NOTHING_BETTER,
    WORLDS,
    Reason,
    common,
    find_reasons,
    sentence,
    told_once,
)
from honjin.table.table import Option, Table

CASES = json.loads((Path(__file__).parent / "data" / "reasons.json").read_text("utf-8"))
SHARE = {
    "gosu-x": (12, 60),
    "gosu-tactics": (12, 60),
    "way-of-the-samurai": (12, 8),
}  # positions and simulations


def case_name(case: dict[str, object]) -> str:
    reason = convert(case["reason"], Reason)
    return f"{case['game']} {reason.kind}"


def table_of(case: dict[str, object]) -> Table:
    """The game of a case up to its choice, from its deal or a position, with cards of its own if named."""
    game = honjin.game(str(case["game"]))
    if "position" in case:
        cards = Path(__file__).parent / str(case["cards"]) if "cards" in case else None
        table = game.position(write_toml(convert(case["position"], dict)), cards=cards)
    else:
        table = game.new(
            seed=str(case["seed"]),
            players=convert(case["players"], int),
            options=convert(case["options"], dict),
        )
    for choice in convert(case["made"], list[str]):
        table.play(choice)
    return table


def hint_for(table: Table, line: list[str], *reasons: Reason) -> Hint:
    assert table.decision is not None
    seen = table.observe(table.decision.seat)
    code = seen.read(line[0])
    assert code is not None
    return Hint(Option(seen, code), None, reasons, tuple(line), seen)


@pytest.mark.parametrize("case", CASES, ids=case_name)
def test_a_reason_is_found_and_true_and_a_lie_is_found_out(case: dict[str, object]) -> None:
    table, line, wanted = table_of(case), convert(case["line"], list[str]), convert(case["reason"], Reason)
    assert table.decision is not None
    seat = table.decision.seat
    codes = [table.notation.read(choice, seat) for choice in line]
    found = find_reasons(table.game, table.cards, table.decision.observation, convert(codes, list[int]), 1)
    assert wanted in found
    assert bench.untrue(table, hint_for(table, line, wanted)) == []
    for lie in lies(wanted):
        assert bench.untrue(table, hint_for(table, line, lie)) == [lie]


def lies(reason: Reason) -> list[Reason]:
    """The same with something wrong in it."""
    found = []
    if reason.number or reason.other:
        found.append(replace(reason, number=reason.number + 3))
    if reason.cards and reason.kind != "idle":
        found.append(replace(reason, cards=("nobody",)))
    return found


def test_every_kind_of_reason_has_a_case_and_a_sentence_in_both_languages() -> None:
    for name in honjin.games():
        told = {convert(case["reason"], Reason).kind for case in CASES if case["game"] == name}
        assert told == {kind for kind in bench.CHECKS if honjin.game(name).texts.has("en", f"why-{kind}")} - {
            NOTHING_BETTER.kind
        }
    for case in CASES:
        table, reason = table_of(case), convert(case["reason"], Reason)
        for can in (False, True):
            told_as = [replace(reason, can=can, unless=can)]
            said = {
                lang: sentence(table.game, table.cards, told_as, People(2, 0), lang)
                for lang in honjin.LANGUAGES
            }
            assert said["en"] != said["fr"]
            assert not any(bench.NOTATION.search(text) for text in said.values()), said


@pytest.mark.parametrize("name", honjin.games())
def test_sentences_in_games_are_true(name: str) -> None:
    """The small share of bench/hints.py."""
    positions, budget = SHARE[name]
    said, wrong = bench.check(name, positions, budget)
    assert wrong == []
    assert sum(said.values()) >= positions


def test_a_reason_must_hold_in_every_world() -> None:
    sure, lucky = Reason(kind="draw", weight=5, number=1), Reason(kind="took", weight=9, cards=("sati",))
    guarded = replace(sure, weight=3, unless=True)
    assert common([[sure, lucky], [guarded]]) == [replace(sure, weight=3, unless=True)]
    assert common([[lucky]] * WORLDS) == [lucky]


def test_what_is_told_once() -> None:
    won, other = Reason(kind="won", weight=1000), Reason(kind="left", weight=1)
    assert told_once([won, other]) == [won]
    first, second = replace(other, unless=True), replace(other, kind="draw", unless=True)
    assert [reason.unless for reason in told_once([first, second, other])] == [True, False]
    assert [reason.kind for reason in told_once([])] == ["best"]


def test_hints_know_what_the_seat_knows() -> None:
    """Another world that looks the same gives the same hints."""
    table = honjin.game("gosu-x").new(seed="honest")
    while table.decision is not None and (len(table.choices) < 8 or table.decision.prompt != "turn"):
        table.play(table.decision.options[0])
    assert table.decision is not None
    twin = table.going_on_from(table.observe(table.decision.seat).state.sample(Stream(3)))
    mine, theirs = (
        [(hint.option.notation, hint.chance, hint.why()) for hint in honjin.advise(each, "search:40")]
        for each in (table, twin)
    )
    assert mine == theirs
    assert len(mine) > 1


def test_chances_are_told_as_often_as_they_come_true() -> None:
    curve = ((0.0, 0.0), (0.4, 0.5), (1.0, 0.8))
    assert [calibrated(chance, curve) for chance in (0.0, 0.2, 0.4, 1.0)] == [0.0, 0.25, 0.5, 0.8]
    assert calibrated(0.3, bots_of(honjin.game("gosu-x")).calibration) == pytest.approx(0.3)
    assert list(bench.by_tenths([(0.81, 1.0), (0.83, 0.0), (1.0, 1.0)])) == [
        (2, pytest.approx(0.82), 0.5),
        (1, 1.0, 1.0),
    ]


def test_a_curve_is_made_of_what_came_and_never_falls() -> None:
    rows = [(0.12, 0.0), (0.18, 0.0), (0.52, 1.0), (0.58, 0.0), (0.71, 0.0), (0.79, 0.0), (0.96, 1.0)]
    curve = bench.fitted(rows)
    assert curve == ((0.0, 0.0), (0.15, 0.0), (0.55, 0.25), (0.75, 0.25), (0.96, 1.0), (1.0, 1.0))
    assert bench.brier([(0.5, 1.0), (1.0, 1.0)]) == pytest.approx(0.125)
    assert bench.brier(bench.told_by(curve, rows)) < bench.brier(rows)


@pytest.mark.parametrize("name", honjin.games())
def test_a_curve_rises_from_none_to_all(name: str) -> None:
    curve = bots_of(honjin.game(name)).calibration
    assert (curve[0], curve[-1]) == ((0.0, 0.0), (1.0, 1.0))
    for (low, came), (high, comes) in pairwise(curve):
        assert low < high
        assert came <= comes


def test_no_choice_is_told_as_better_than_the_one_preferred() -> None:
    game = honjin.game("gosu-x")
    thought = Thought(
        "hash", 9, (Considered(1, 7, 0.4, ()), Considered(2, 2, 0.6, ()), Considered(3, 0, 0.0, ()))
    )
    assert chances_of(game, thought) == [pytest.approx(0.4), pytest.approx(0.4), None]


@pytest.mark.parametrize(("lang", "said"), [("en", "wins about"), ("fr", "gagne environ")])
def test_advice_at_the_terminal_says_why(lang: str, said: str, tmp_path: Path) -> None:
    record = tmp_path / "game.txt"
    record.write_text(honjin.game("gosu-x").new(seed="advice").record(), "utf-8")
    ran = run("advise", str(record), "--level", "search:40", "--lang", lang)
    assert said in ran.out
