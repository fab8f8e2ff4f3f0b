"""The checks of the lab find nothing in the engine, and everything that is planted."""

import json
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from automatic import HASTY, differences
from hypothesis import given, settings
from hypothesis import strategies as st
from oracles.campaigns import Campaigns, fight_campaigns
from oracles.collector import collect, missing
from samurai import table as samurai_table

import honjin
from honjin.engine.chance import Stream
from honjin.engine.machine import PLAYERS
from honjin.games.gosu_x.engine import layout
from honjin.games.gosu_x.engine.state import XState
from honjin.games.gosu_x.study.collector import AT_LEAST, WANTED
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.engine import layout as samurai_layout
from honjin.games.way_of_the_samurai.engine.state import SamuraiState
from honjin.lab.checks.invariants import Broken, check_decision, check_game, play_games
from honjin.lab.checks.leaks import (
    CHANNELS,
    PLANTED,
    LeakReport,
    check_pair,
    find_leaks,
    planted,
    probes,
    shown,
)
from honjin.lab.checks.policies import drawn_options, players_among, policies
from honjin.lab.game_study import checks_of
from honjin.table.game import Game

TACTICS, GOSU_X = honjin.game("gosu-tactics"), honjin.game("gosu-x")
SAMURAI = honjin.game("way-of-the-samurai")
ALL = (TACTICS, GOSU_X, SAMURAI)
GAMES = pytest.mark.parametrize("game", ALL, ids=lambda game: game.name)
# Where the rarer leaks are found soon.
SEEDS = {"who may redraw": "planted", "a secret choice": "planted", "a searched deck": "planted"}


def deep() -> ModuleType:
    """bench/deep.py, which is no part of the package."""
    spec = spec_from_file_location("deep", Path(__file__).parents[1] / "bench" / "deep.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- leaks


def test_gx_e6_an_automatic_answer_comes_at_the_same_moment_with_a_card_to_react_with_and_without() -> None:
    game = honjin.game("gosu-x")
    channels = {"automatic": CHANNELS["automatic"], HASTY: planted(game)[HASTY]}
    found = differences(game, 40, channels)
    assert found["automatic"] == 0
    assert found[HASTY] == found["a card in one world only"] > 0


@GAMES
def test_no_channel_leaks(game: Game) -> None:
    report = find_leaks(game, 30, "test")
    assert report.pairs == 30
    assert report.moments > 40
    assert report.leaks == []


@pytest.mark.slow
@GAMES
def test_no_channel_leaks_in_more_pairs(game: Game) -> None:
    assert find_leaks(game, 200, "more").leaks == []


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        (game.name, leak)
        for game in ALL
        for leak in planted(game)
        if (game, leak) != (SAMURAI, "a secret choice")  # it has a test of its own
    ],
)
def test_a_planted_leak_is_found(name: str, leak: str) -> None:
    game = honjin.game(name)
    report = find_leaks(game, 1000, SEEDS.get(leak, "test"), {leak: planted(game)[leak]}, most=1)
    assert [found.channel for found in report.leaks] == [leak]


@GAMES
def test_a_planted_leak_is_the_only_one(game: Game) -> None:
    channels = {**CHANNELS, "a log line": PLANTED["a log line"]}
    report = find_leaks(game, 40, "planted", channels, most=2)
    assert {found.channel for found in report.leaks} == {"a log line"}


def test_a_leak_to_spectators_alone_is_found() -> None:
    def hands_for_all(t: honjin.Table, seat: int | None) -> object:
        return PLANTED["a hand in a view"](t, seat) if seat is None else None

    report = find_leaks(TACTICS, 1000, "test", {"spectators": hands_for_all}, most=1)
    assert [found.seat for found in report.leaks] == [None]


def test_a_hand_that_was_shown_for_a_redraw_is_no_leak() -> None:
    """GX-S4: all have seen it, and after the shuffle nothing of it is left in any observation."""
    tables = (GOSU_X.new(seed=f"redraw {n}", options={"draft": "random"}) for n in range(500))
    t = next(t for t in tables if t.decision is not None and len(t.decision.codes) == 2)
    t.play("mulligan")
    assert len(shown(t, None)) == 7
    assert all(isinstance(card, str) for card in shown(t, None))


def test_a_planted_secret_choice_is_found_in_a_purchase() -> None:
    """WS-D1: the two that are not kept are discarded for all to see, so worlds that look alike are rare."""
    t = SAMURAI.new(seed="secret", options={"mode": "duel", "easy": ["best-of-three"]})
    t.play("ki best")
    assert t.state.decision().secret
    report, stream = LeakReport(), Stream(1)
    while not report.leaks and report.pairs < 2000:
        check_pair(t, 1, stream, {"a secret choice": PLANTED["a secret choice"]}, report)
    assert len(report.leaks) == 1
    report = LeakReport()
    while report.pairs < 40:
        check_pair(t, 1, stream, CHANNELS, report)
    assert report.leaks == []


def test_what_was_shown_of_way_of_the_samurai_is_no_leak() -> None:
    """WS-W1, WS-L1: a wound is shuffled back and a roll leaves no trace, but all have seen them."""
    t = SAMURAI.new(seed="shown", options={"location": "bridge"})
    t.play("location")
    assert [event["number"] for event in t.events(None) if event["kind"] == "rolled"] == shown(t, None)


@GAMES
def test_the_refusals_of_every_pattern_are_asked_for(game: Game) -> None:
    t = game.new(seed="probes")
    asked = list(probes(t))
    assert not [probe for probe in asked if "{" in probe]
    kinds = {t.notation.key(code) for probe in asked if isinstance(code := t.notation.read(probe, 0), int)}
    assert len(kinds) == len(game.patterns)


# --- invariants


@GAMES
@given(seed=st.text(max_size=20), players=st.integers(0, 9), choices=st.integers(0, 2**30))
@settings(max_examples=4)
def test_everything_holds_at_every_decision(game: Game, seed: str, players: int, choices: int) -> None:
    stream = Stream(choices)
    options, policy = drawn_options(game, stream), policies(game)[choices % len(policies(game))]
    tally = check_game(game, seed, players_among(game, options, players), stream, options, policy)
    assert (tally.games, sum(tally.endings.values())) == (1, 1)


@GAMES
def test_random_games_end(game: Game) -> None:
    tally = play_games(game, "end", 0, 60)
    assert (tally.games, sum(tally.endings.values())) == (60, 60)
    assert tally.longest < 2000


@GAMES
def test_a_planted_bug_is_found_with_a_record_that_leads_there(game: Game) -> None:
    t = game.new(seed="bug", options={"draft": "random"} if game is GOSU_X else {})
    zones = {**game.layout.table.zones}
    zones |= {name: (game.layout.seats_at + at, most) for name, (at, most) in game.layout.seat.zones.items()}
    deck = zones[checks_of(game).decks[0]][0]
    other = next(at for at in range(deck + 2, deck + 20) if t.state.cells[at] != t.state.cells[deck + 1])
    t.state.cells[deck + 1] = t.state.cells[other]
    with pytest.raises(Broken, match=r"cards: found \d of [\s\S]*seed = \"bug\""):
        check_decision(t, Stream(1))


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        (layout.ONGOING, 4096, "cells that follow from others"),
        (layout.FACE_UP, 3, "cells that follow from others"),
        (layout.TOKENS, 3, r"GX-C2"),
        (layout.SUPREMACY, 2, "two Supremacy tokens and no winner"),
        (layout.BANNED_FOR, 1, "a ban without an end"),
        (layout.LENGTHS, 1, r"GX-A1"),
    ],
)
def test_what_play_cannot_lead_to_is_noticed(cell: int, value: int, said: str) -> None:
    t = GOSU_X.new(seed="bug", options={"draft": "random"})
    assert isinstance(t.state, XState)
    t.state.set_seat_cell(0, cell, value)
    with pytest.raises(Broken, match=said):
        check_decision(t, Stream(1))


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        (samurai_layout.ENEMY_LIFE, 0, r"enemy_life: found 0, expected 1 to 8 \(WS-R8"),
        (samurai_layout.ENEMY_LIFE, 9, r"enemy_life: found 9, expected 1 to 8 \(WS-R8"),
        (samurai_layout.ENEMY_KI, 6, r"enemy_ki: found 6, expected 0 to 5 \(WS-K1"),
        (samurai_layout.ROUND, 200, r"a round beyond the last one \(WS-R12"),
        (samurai_layout.MODE, 4, r"only a duel has two \(WS-V1"),
        (samurai_layout.CLIMATE, 1, r"a climate without a location \(WS-M5"),
        (samurai_layout.NEXT_FORCE, 1, r"still to come within a round \(WS-G9"),
        (samurai_layout.BROKEN, 2, r"outside of one \(WS-G1"),
        (samurai_layout.SEATS + samurai_layout.GAUGE_LEVELS, 5, r"WS-C6"),
        (samurai_layout.SEATS + samurai_layout.OWN_KI, 6, r"WS-K5"),
        (samurai_layout.SEATS + samurai_layout.OWN_LIFE, 0, r"WS-R8"),
        (samurai_layout.SEATS + samurai_layout.OWN_DIE, 7, r"WS-X3"),
        (samurai_layout.SEATS + samurai_layout.ATTACK_SYMBOLS, 1, r"symbols without cards"),
    ],
)
def test_what_a_fight_cannot_lead_to_is_noticed(cell: int, value: int, said: str) -> None:
    t = SAMURAI.new(seed="bug")
    t.state.cells[cell] = value
    with pytest.raises(Broken, match=said):
        check_decision(t, Stream(1))


@pytest.mark.parametrize(
    ("cell", "value", "said"),
    [
        (samurai_layout.WAITING, 1, r"than were met \(WS-G1"),
        (samurai_layout.BROKEN, 1, r"a broken weapon in the hand \(WS-G4"),
        (samurai_layout.REDRAWN, 1, r"a second mulligan \(WS-G5"),
        (samurai_layout.LOCATION, 1, r"a location or climate in a campaign \(WS-G7"),
        (samurai_layout.ENEMY_LIFE, 9, r"WS-R8"),
    ],
)
def test_what_a_campaign_cannot_lead_to_is_noticed(cell: int, value: int, said: str) -> None:
    t = SAMURAI.new(seed="bug", options={"mode": "dojo"})
    t.play("enemy seijuro")
    t.state.cells[cell] = value
    with pytest.raises(Broken, match=said):
        check_decision(t, Stream(1))


def test_a_card_in_the_wrong_deck_is_noticed() -> None:
    t = SAMURAI.new(seed="bug")
    s = t.state
    assert isinstance(s, SamuraiState)
    s.push_slot(samurai_layout.ACTIONS, s.pop_slot(samurai_layout.SPECIALS))
    with pytest.raises(Broken, match=r"actions: a card of another deck \(WS-C2, WS-X2"):
        check_decision(t, Stream(1))


def test_no_ki_against_takeshi_is_noticed() -> None:
    t = SAMURAI.new(seed="bug", options={"enemy": "takeshi"})
    t.state.cells[samurai_layout.SEATS + samurai_layout.OWN_KI] = 0
    with pytest.raises(Broken, match=r"no Ki against Takeshi, and no defeat \(WS-E2"):
        check_decision(t, Stream(1))


# --- what the lab found in Way of the Samurai


def test_who_chooses_one_of_three_knows_them_in_every_world() -> None:
    """WS-D1: at the end of a round seat 0 may buy, though seat 1 attacked last."""
    t = SAMURAI.new(seed="three 0", options={"mode": "duel", "easy": ["best-of-three"]})
    while t.decision is not None and t.decision.prompt != "before-end":
        offered = [option.notation for option in t.decision.options]
        t.play("go on" if "go on" in offered else "no" if "no" in offered else offered[0])
    assert t.decision is not None
    assert t.decision.seat == 0
    t.play("ki draw")
    check_decision(t, Stream(1))


def test_a_position_is_written_only_where_it_leads_back() -> None:
    t = samurai_table(weapon="nodachi", location="bridge")
    assert SAMURAI.starts_turn(t.state)
    for choice in ("ki draw", "ki force"):
        after = t.clone()
        after.play(choice)
        assert not SAMURAI.starts_turn(after.state)
    campaign = SAMURAI.new(seed="kept", options={"mode": "dojo"})
    campaign.play("enemy seijuro")
    assert SAMURAI.starts_turn(campaign.state)
    campaign.play("keep")
    assert not SAMURAI.starts_turn(campaign.state)


def test_a_weapon_taken_up_lowers_the_guard_to_its_limit() -> None:
    """WS-A5, WS-G9: the Guard of the fight before is still there when the weapon is chosen."""
    campaigns = (broken_off(number) for number in range(4000))
    s = next(s for s in campaigns if s is not None)
    tanto = next(index for index, weapon in enumerate(BOX.weapons) if weapon.id == "tanto")
    s.set_seat_cell(0, samurai_layout.GAUGE_LEVELS + 2, 4)
    s.offer()
    s.apply(next(code for code in s.options if code % 256 == tanto))
    assert s.gauge(0, 2) == 2


def broken_off(number: int) -> SamuraiState | None:
    """A campaign where a weapon other than the Tanto has just broken."""
    s = SAMURAI.new(seed=f"break {number}", options={"mode": "dojo", "events": "hard"}).state
    assert isinstance(s, SamuraiState)
    stream = Stream(number)
    while not s.is_over and s.decision().word != "next-weapon":
        s.playout(stream, 1)
    return None if s.is_over else s


# --- campaigns


def test_campaigns_are_fought_with_care_to_their_end() -> None:
    found = fight_campaigns("test", 0, 8)
    assert found.games == sum(found.endings.values()) == sum((found.won + found.beaten).values()) == 8
    assert sum(found.broken.values()) == 8
    assert len(found.events) > 4
    total = Campaigns()
    for first in (0, 4):
        total.add(fight_campaigns("test", first, 4))
    assert total == found


def test_options_of_way_of_the_samurai_can_go_together() -> None:
    """WS-M5, WS-G7, WS-E4: all exclusions are kept, and every pair of mode and players comes up."""
    seen = set()
    for number in range(200):
        options = drawn_options(SAMURAI, Stream(number))
        t = SAMURAI.new(seed="any", players=players_among(SAMURAI, options, number), options=options)
        seen.add((t.origin.options["mode"], t.players))
    assert seen == {("fight", 1), ("clan", 1), ("dojo", 1), ("village", 1), ("duel", 2)}


def test_random_fights_go_over_all_settings() -> None:
    tally = play_games(SAMURAI, "all", 0, 200, drawn=drawn_options)
    assert tally.games == 200
    assert {"WS-R8", "WS-W2", "WS-E2"} <= set(tally.endings)


def test_a_state_is_only_its_cells() -> None:
    t = TACTICS.new(seed="cells", players=3)
    assert t.state.cells[PLAYERS] == 3
    assert list(t.state.clone().cells) == list(t.state.cells)


@GAMES
def test_all_values_of_all_settings_are_drawn(game: Game) -> None:
    drawn = [drawn_options(game, Stream(number)) for number in range(60)]
    assert all(game.check_options(options) for options in drawn)
    for name, setting in game.settings.items():
        found = {options[name] for options in drawn}
        assert found >= set(setting.values)
        assert (len(found) > len(setting.values)) == (name in checks_of(game).values)


# --- the collector


def test_every_effect_of_every_card_is_wanted() -> None:
    kinds = {key.split()[0] for key in WANTED}
    assert kinds == set(AT_LEAST)
    assert len({key.split()[1] for key in WANTED}) == 88


def test_a_collector_uses_much_in_a_few_games() -> None:
    found = collect("test", 0, 10)
    assert found.games == sum(found.ways.values()) == 10
    assert len(missing(found)) > 0
    used = [key for key in WANTED if found.uses[key] > 0]
    assert len(used) > 0.75 * len(WANTED)


def test_a_collectors_games_are_decided_by_the_seed() -> None:
    assert collect("same", 5, 1) == collect("same", 5, 1)


# --- the long checks


@pytest.mark.parametrize(
    ("game", "part"),
    [("gosu-x", part) for part in ("games", "invariants", "leaks", "referee", "effects")]
    + [("way-of-the-samurai", part) for part in ("games", "invariants", "leaks", "campaigns")],
)
def test_a_chunk_of_the_long_checks(game: str, part: str) -> None:
    result = deep().work(game, part, 0, 2)
    assert json.loads(json.dumps(result))["part"] == part
    assert result["count"] == 2


@pytest.mark.slow
def test_the_long_checks_are_summed_up(monkeypatch: pytest.MonkeyPatch) -> None:
    module = deep()
    monkeypatch.setattr(module, "commit", lambda: "test")
    for game in honjin.games():
        parts = dict.fromkeys(part for _, part, _, _ in module.chunks(game, 0))
        results = [module.work(game, part, 0, 1) for part in parts if part not in ("pure", "leaks")]
        invariants = next(result for result in results if result["part"] == "invariants")
        report: dict[str, Any] = module.summary(game, [*results, {**invariants, "part": "pure"}])
        assert report["pure"]["same as compiled"]
        assert report["planted"] == {"a hand in a view": True}
        assert module.failures(report, whole=False) == []
        assert (module.failures(report, whole=True) == []) == (game != "gosu-x")
        assert ("effects" in report) == (game == "gosu-x")
        assert ("campaigns" in report) == (game == "way-of-the-samurai")
