"""The public API, line by line of its contract."""

import json
import re

import pytest
from tactics import DRILL, GAME, options, play, question, table

import honjin
from honjin.table.table import Table


def finished(seed: str = "api", players: int = 2) -> Table:
    t = GAME.new(seed=seed, players=players)
    bot = honjin.bot("gosu-tactics", "random", seed=1)
    while t.decision is not None:
        t.play(bot.choose(t.observe(t.decision.seat), None))
    return t


def test_games_are_listed_and_found() -> None:
    assert "gosu-tactics" in honjin.games()
    assert honjin.game("gosu-tactics").name == "gosu-tactics"
    with pytest.raises(ValueError, match=r"unknown game 'gosu', expected one of .*gosu-tactics"):
        honjin.game("gosu")


def test_new_takes_seed_players_options_and_cards() -> None:
    t = GAME.new(seed="any text", players=3, options={"discard_target": "any"}, cards=None)
    assert t.players == 3
    assert t.origin.options == {"discard_target": "any"}
    assert GAME.new(seed="any text", players=3, options={"discard_target": "any"}).hash == t.hash
    assert GAME.new(seed="another", players=3, options={"discard_target": "any"}).hash != t.hash


def test_new_defaults_to_the_fewest_players_and_a_random_seed() -> None:
    t, other = GAME.new(), GAME.new()
    assert t.players == 2
    assert t.origin.seed != other.origin.seed


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"options": {"tie_start": "last"}}, r"unknown option 'tie_start', .* discard_target \(HJ-O1\)"),
        ({"options": {"discard_target": "all"}}, r"discard_target: found 'all', .* holding, any \(GT-P3\)"),
        ({"players": 1}, r"players: found 1, expected 2 to 4 \(HJ-O1\)"),
        ({"players": 5}, r"players: found 5, expected 2 to 4 \(HJ-O1\)"),
    ],
)
def test_new_names_what_the_rules_do_not_allow(arguments: dict[str, object], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        GAME.new(**arguments)  # type: ignore[arg-type]


def test_decision_says_who_what_and_which_options() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["goban-knight", "fire-recruit"]})
    question = t.decision
    assert question is not None
    assert (question.seat, question.prompt) == (0, "turn")
    assert question.label("en") == "play a goblin or pass"
    assert question.label("fr") == "posez un gobelin ou passez"
    option = question.options[0]
    assert (option.notation, option.kind, option.card, option.slot) == (
        "play goban-knight",
        "play",
        "goban-knight",
        None,
    )
    assert option.label("fr") == "Poser Goban Knight"
    assert options(t) == ["play goban-knight", "pass"]


def test_option_slot_names_seat_row_and_column() -> None:
    t = table(army={0: [["goban-squire"]]}, hand={0: ["fire-recruit", "goban-knight"]})
    mutate = next(o for o in question(t).options if o.kind == "mutate")
    assert (mutate.notation, mutate.card, mutate.slot) == ("mutate I.1 fire-recruit", "fire-recruit", "0:I.1")


def test_play_takes_an_option_or_its_notation() -> None:
    first, second = GAME.new(seed="play"), GAME.new(seed="play")
    first.play(question(first).options[0])
    second.play(" KEEP ")
    assert first.hash == second.hash


@pytest.mark.parametrize(
    "choice", ["play umbolo", "pay prescient", "", "?", "play", "mutate I.9 umbolo", "no such word"]
)
def test_an_illegal_choice_says_why_and_changes_nothing(choice: str) -> None:
    t = GAME.new(seed="illegal")
    before = (t.hash, t.record(), t.events(0), t.undo_depth(0))
    with pytest.raises(honjin.IllegalChoice) as refused:
        t.play(choice)
    assert refused.value.refusals
    assert all(re.fullmatch(r"(GT|HJ)-[A-Z]\d+", refusal.rule) for refusal in refused.value.refusals)
    assert (t.hash, t.record(), t.events(0), t.undo_depth(0)) == before


def test_outcome_has_winners_rule_and_scores() -> None:
    assert GAME.new().outcome is None
    t = finished()
    assert t.decision is None
    assert t.outcome is not None
    assert t.outcome.rule == "GT-B3"
    assert [t.outcome.scores[p] >= 3 for p in t.outcome.winners] == [True] * len(t.outcome.winners)


def test_view_is_json_with_the_skeleton_and_hides_other_hands() -> None:
    t = GAME.new(seed="view", players=3)
    view = json.loads(json.dumps(t.view(1)))
    assert {"game", "round", "to_move", "decision", "seats", "discard", "deck", "advantage"} <= set(view)
    assert {"army", "hand", "points", "strength"} <= set(view["seats"][0])
    assert all(card is not None for card in view["seats"][1]["hand"])
    assert view["seats"][0]["hand"] == [None] * 10
    assert all(seat["hand"] == [None] * 10 for seat in json.loads(json.dumps(t.view(None)))["seats"])


def test_view_carries_the_options_for_the_deciding_seat_only() -> None:
    t = GAME.new(seed="view")
    seat = question(t).seat
    assert "options" in t.view(seat)["decision"]  # type: ignore[operator]
    assert "options" not in t.view(1 - seat)["decision"]  # type: ignore[operator]
    assert finished().view(0)["decision"] is None


def test_log_and_events_tell_the_same_facts_with_their_rules() -> None:
    t = finished()
    lines, events = t.log(0, lang="en"), t.events(0)
    assert [(line.rule, line.turn) for line in lines] == [(event["rule"], event["turn"]) for event in events]
    assert all(line.text for line in t.log(None, lang="fr"))
    assert t.log(0, since=5) == lines[5:]
    assert t.events(0, since=5) == events[5:]


def test_why_not_is_empty_exactly_for_legal_choices() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["alpha-recruit", "goban-knight"]})
    assert t.why_not(0, "play goban-knight") == []
    (refusal,) = t.why_not(0, "play alpha-recruit")
    assert refusal.rule == "GT-L2"
    assert refusal.text("en") == "must be paid with 2 other cards; you have 1: GT-L2"
    assert refusal.text("fr") == "il faut payer avec 2 autres cartes ; vous en avez 1 : GT-L2"


def test_undo_takes_back_what_showed_nothing() -> None:
    t = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit", "alpha-recruit"]]},
        hand={0: ["fire-destroy-max known"]},
    )
    play(t, "play fire-destroy-max")
    before, facts = t.hash, t.events(0)
    play(t, "choose 1:I.1", "choose 1:I.2")
    assert (t.undo_depth(0), t.undo_depth(1)) == (3, 0)
    t.undo()
    t.undo()
    assert (t.hash, t.events(0)) == (before, facts)
    assert t.record().count("\n0 choose") == 0


def test_undo_stops_at_a_shown_card_and_at_chance() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["goban-knight"]})
    play(t, "play goban-knight")
    assert t.undo_depth(0) == 0
    with pytest.raises(ValueError, match="HJ-C5"):
        t.undo()


def test_a_secret_choice_can_be_taken_back_by_its_maker_only() -> None:
    t = play(GAME.new(seed="undo"), "keep", "keep")
    seat = question(t).seat
    before = t.hash
    t.play(question(t).options[0])
    assert (t.undo_depth(seat), t.undo_depth(1 - seat)) == (1, 0)
    t.undo()
    assert t.hash == before


def test_clone_plays_on_alone() -> None:
    t = GAME.new(seed="clone")
    twin = t.clone()
    assert twin.hash == t.hash
    twin.play("keep")
    assert twin.hash != t.hash
    t.play("keep")
    assert (twin.hash, twin.record(), twin.events(0)) == (t.hash, t.record(), t.events(0))


def test_dump_and_load_are_exact_in_mid_effect() -> None:
    t = table(
        army={0: [["fire-recruit"]], 1: [["goban-recruit", "alpha-recruit"]]}, hand={0: ["fire-destroy-max"]}
    )
    play(t, "play fire-destroy-max", "choose 1:I.1")
    loaded = GAME.load(t.dump(), cards=DRILL)
    assert (loaded.hash, options(loaded)) == (t.hash, options(t))
    assert play(loaded, "choose 1:I.2").hash == play(t, "choose 1:I.2").hash


def test_record_replays_finished_and_unfinished_games() -> None:
    t = finished()
    assert honjin.replay(t.record()).hash == t.hash
    early = play(GAME.new(seed="early"), "keep")
    assert honjin.replay(early.record()).hash == early.hash


def test_a_record_from_a_position_embeds_it() -> None:
    t = table(army={0: [["goban-recruit"]]}, hand={0: ["goban-knight"]})
    play(t, "play goban-knight")
    assert "[position]" in t.record()
    assert honjin.replay(t.record(), cards=DRILL).hash == t.hash


def test_a_seat_gets_its_record_and_position_without_the_secrets() -> None:
    t = play(GAME.new(seed="export"), "keep", "keep")
    while t.state.turn == 0:
        t.play(question(t).options[0])
    first = t.view(None)["first"]
    other = 1 - int(str(first))
    assert "export" not in t.record(other)
    assert t.record(other).count(f"\n{first} discard ?") == 3
    assert t.record(other).count(f"\n{other} discard ?") == 0
    text = t.position(other)
    assert "seed" not in text
    assert text.count('"?"') == t.view(None)["deck"] + 7  # type: ignore[operator]


def test_position_is_written_where_a_turn_starts_only() -> None:
    t = GAME.new(seed="position")
    with pytest.raises(ValueError, match="only where a turn starts"):
        t.position()


def test_position_comes_back_to_the_same_hash() -> None:
    t = play(GAME.new(seed="position"), "keep", "keep")
    while t.state.turn < 5:
        t.play(question(t).options[0])
        if GAME.starts_turn(t.state):
            assert GAME.position(t.position()).hash == t.hash


def test_bot_chooses_from_the_observation() -> None:
    t = GAME.new(seed="bot")
    bot = honjin.bot("gosu-tactics", "random", seed=1)
    observation = t.observe(question(t).seat)
    assert bot.choose(observation, 0.1) in options(t)
    with pytest.raises(ValueError, match=r"unknown level 'genius' .* expected one of random, greedy"):
        honjin.bot("gosu-tactics", "genius")


def test_rule_answers_in_both_languages() -> None:
    assert "2" in honjin.rule("GT-L2", "fr")
    assert honjin.rule("GT-L2") != honjin.rule("GT-L2", "fr")
    assert "Ruling:" in honjin.rule("GT-R5", "en")
    with pytest.raises(ValueError, match="unknown rule 'GT-Z9'"):
        honjin.rule("GT-Z9")
    with pytest.raises(ValueError, match="unknown language 'de', expected one of en, fr"):
        honjin.rule("GT-L2", "de")


def test_a_seat_that_does_not_exist_is_named() -> None:
    t = GAME.new(seed="seats")
    for ask in (t.view, t.events, t.log, t.record, t.observe):
        with pytest.raises(ValueError, match="seat: found 2, expected 0 to 1"):
            ask(2)
