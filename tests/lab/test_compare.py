"""A change to a card is measured on whoever is dealt it, with the right sign, and chance is told from it."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from command_line import run
from lab_checks import PLANTS, compared, excludes_zero, planted, same

from honjin.engine.machine import FACT
from honjin.games import GAMES
from honjin.lab.balance.changes import Change, changes
from honjin.lab.balance.compare import (
    Comparison,
    NoDeal,
    Pair,
    Side,
    Terms,
    deal_of,
    difference_of,
    play_pairs,
)
from honjin.lab.play.executor import Executor, make_executor
from honjin.table.opening import Origin

TACTICS = Terms("gosu-tactics", (None, None), ("random", "random"), 8, "test", ("nekrozib",), paired=False)


# --- what differs


@pytest.mark.parametrize("game", GAMES)
def test_the_one_change_is_found(game: str) -> None:
    own = GAMES[game]
    official, changed = own.card_set(None), own.card_set(planted(game))
    plant = PLANTS[game]
    assert changes(official, changed) == [Change(plant.of, plant.id, True, True)]
    assert changes(official, own.card_set(None)) == []


def test_how_sure_one_is_of_a_card_changes_nothing() -> None:
    game = GAMES["gosu-tactics"]
    text = planted("gosu-tactics").replace('"reconstructed"', '"confirmed"')
    assert [change.id for change in changes(game.card_set(None), game.card_set(text))] == ["lorgnik-x"]


# --- deals


@pytest.mark.parametrize(
    ("game", "card"),
    [("gosu-tactics", "nekrozib"), ("gosu-tactics", "lorgnik"), ("gosu-x", "sati"), ("gosu-x", "volantis")],
)
def test_one_seat_alone_is_dealt_the_card(game: str, card: str) -> None:
    terms = Terms(game, (None, None), ("random", "random"), 4, "deals", (card,))
    own, seats = GAMES[game], set()
    for number in range(4):
        deal, watched = deal_of(terms, (None,), "deals", number)
        assert watched == card
        s = own.begin(own.card_set(None), 2, Origin(deal.seed, own.check_options(deal.options)))
        told = [int(fact) for fact in s.facts]
        dealt = [
            told[at + 3]
            for at in range(0, len(told), FACT)
            if own.fact_kinds[told[at]].word == "drew" and own.card_set(None).ids[told[at + 4]] == card
        ]
        assert set(dealt) == {deal.seat}
        seats.add(deal.seat)
    assert seats == {0, 1}


@pytest.mark.slow
def test_a_card_that_nobody_can_be_dealt_is_refused() -> None:
    draft = "abhilasha galmi phoenix, goan-sul xi-an narashima"
    terms = Terms(
        "gosu-x", (None, None), ("random", "random"), 1, "no", ("volantis",), options={"draft": draft}
    )
    with pytest.raises(NoDeal, match="volantis"):
        deal_of(terms, (None,), "no", 0)


def test_both_games_of_a_pair_are_the_same_game_with_the_same_set() -> None:
    terms = replace(TACTICS, paired=True, stops=False)
    *_, comparison = play_pairs(terms, Executor())
    assert [pair.difference for pair in comparison.pairs] == [0] * 8
    assert not comparison.is_decided


# --- figures


def side(score: float) -> Side:
    return Side(score, 0.5, 20, 1, score)


def test_a_difference_has_the_sign_of_the_second_set() -> None:
    found = difference_of([(0, 1), (0, 1), (0, 0), (1, 1)])
    assert (found["means"], found["difference"]) == ([0.25, 0.75], 0.5)
    assert difference_of([])["interval"] == [-1.0, 1.0]
    comparison = Comparison(TACTICS)
    for number in range(60):
        comparison.add(Pair(number, "nekrozib", (side(0), side(1))))
    assert comparison.is_decided
    assert comparison.interval.low > 0.5
    comparison.add(Pair(60, "nekrozib", None))
    assert comparison.summary()["broken_off"] == 1


def test_it_stops_when_it_is_decided_and_not_before() -> None:
    comparison = Comparison(replace(TACTICS, pairs=1000))
    number = 0
    while not comparison.is_over:
        comparison.add(Pair(number, "nekrozib", (side(0), side(1))))
        number += 1
    assert 20 <= number < 60
    whole = Comparison(replace(TACTICS, pairs=1000, stops=False))
    for pair in comparison.pairs:
        whole.add(pair)
    assert whole.is_decided
    assert not whole.is_over


@pytest.mark.slow
def test_the_comparison_does_not_depend_on_the_number_of_jobs() -> None:
    found = []
    for jobs in (1, 2):
        with make_executor(jobs) as executor:
            *_, comparison = play_pairs(TACTICS, executor)
        found.append(comparison.summary())
    assert found[0] == found[1]


# --- what is found


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gosu-x", "way-of-the-samurai"])
@pytest.mark.parametrize("back", [False, True])
def test_what_was_planted_is_measured_with_the_right_sign(game: str, back: bool) -> None:
    found = compared(game, 200, Executor(), back)
    low, high = found["score"]["at_any_time"]
    assert found["decided"]
    assert high < 0 if back else low > 0


@pytest.mark.slow
def test_a_set_beside_itself_is_hardly_ever_called_different() -> None:
    results = [same(number, 25, Executor()) for number in range(6)]
    assert sum(result["decided"] for result in results) <= 1
    assert sum(excludes_zero(result["score"]["interval"]) for result in results) <= 2
    assert len({result["score"]["difference"] for result in results}) > 2, "the deals are different ones"


# --- the command


def test_the_command_shows_a_table_and_a_verdict(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(planted("gosu-tactics"), "utf-8")
    asked = ("compare-cards", "official", str(file), "--seats", "random,random", "--pairs", "4")
    done = run(*asked)
    assert (done.code, done.err) == (0, "")
    assert "cards lorgnik-x" in done.out
    assert "won by who was dealt Lorgnik X, %" in done.out
    assert "Not decided" in done.out
    assert "Pas décidé" in run(*asked, "--lang", "fr").out
    assert json.loads(run(*asked, "--json").out)["changed"] == ["cards lorgnik-x"]


def test_the_command_refuses_what_cannot_be_compared(tmp_path: Path) -> None:
    for game in GAMES:
        (tmp_path / f"{game}.toml").write_text(planted(game), "utf-8")
    tactics, samurai = str(tmp_path / "gosu-tactics.toml"), str(tmp_path / "way-of-the-samurai.toml")

    def refused(*words: str) -> str:
        ran = run("compare-cards", *words)
        assert ran.code == 2
        return ran.err

    assert "at least one file" in refused("official", "official")
    assert "expected two sets of one game" in refused(tactics, samurai)
    assert "play alike" in refused(tactics, tactics)
    assert "neither set" in refused("official", tactics, "--card", "lorgnok")
    assert "nobody to watch" in refused("official", samurai, "--option", "mode=duel")
    assert "none.toml" in refused("official", str(tmp_path / "none.toml"))
    bad = tmp_path / "bad.toml"
    bad.write_text('game = "gosu-tactics"\ncards = []\n', "utf-8")
    assert "40" in refused("official", str(bad))
    one_sided = tmp_path / "one.toml"
    one_sided.write_text(
        'game = "way-of-the-samurai"\n[[enemies]]\nname = "Tomoe"\n[[enemies]]\nname = "Ishida"\nlife = 8\n',
        "utf-8",
    )
    assert "one of the two sets only" in refused("official", str(one_sided))
