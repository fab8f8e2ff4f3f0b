"""WS-M1 to WS-M5: what storm, fog, fire and snow change."""

import pytest
from samurai import GAME, enemy, go_on, options, play, question, refused, rules_told, samurai, seat, told
from samurai_yard import CALM, attack, calm_round, lost, place, settle, won, yard, yard_set

from honjin.games.way_of_the_samurai.card import Climate, Cost
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.games.way_of_the_samurai.engine.book import AT_COMBO, AT_ROUND_END, GUARD, LOWEST, TECHNIQUE
from honjin.games.way_of_the_samurai.text import item_text
from honjin.table.forms import FormError
from honjin.table.table import Table

BLACK = ("push", "push", "push", "block", "feint", "flinch")
RED = ("rage", "rage", "rage", "block", "feint", "flinch")


def in_climate(climate: str, **position: object) -> Table:
    return yard(location="bridge", climate=climate, **position)


# --- WS-M1: storm


@pytest.mark.parametrize(("hand", "card"), [(BLACK, "push"), (RED, "rage")])
@pytest.mark.parametrize("choice", ["no", "ki", "special", "die"])
def test_ws_m1_each_combo_costs_one_ki_whatever_is_taken(
    hand: tuple[str, ...], card: str, choice: str
) -> None:
    red = card == "rage"
    taken = "no" if choice == "no" or (choice == "die") != red else f"combo {choice}"
    t = place(in_climate("storm", hand=hand, ki=3), card, card, card)
    assert (question(t).prompt, samurai(t)) == ("collecting", (8, 2))
    assert rules_told(t, "lost-ki") == ["WS-M1"]
    play(t, taken)
    assert samurai(t) == (8, 3 if taken == "combo ki" else 2)
    assert len(told(t, "lost-ki")) == 1


def test_ws_m1_without_ki_a_combo_costs_nothing() -> None:
    t = place(in_climate("storm", hand=BLACK, ki=0), "push", "push", "push")
    assert (question(t).prompt, samurai(t)) == ("collecting", (8, 0))
    assert told(t, "lost-ki") == []


def test_ws_m1_no_combo_costs_nothing() -> None:
    assert samurai(calm_round(in_climate("storm"))) == (8, 5)


def test_ws_m1_a_combo_costs_nothing_elsewhere() -> None:
    for climate in ("none", "fog", "fire", "snow"):
        t = place(in_climate(climate, hand=BLACK), "push", "push", "push")
        assert (question(t).prompt, samurai(t)) == ("collecting", (8, 5))


@pytest.mark.parametrize(("die", "rules"), [(3, []), (4, []), (5, []), (6, ["WS-M1"])])
def test_ws_m1_the_die_cannot_be_cashed_at_six(die: int, rules: list[str]) -> None:
    t = place(in_climate("storm", die=die), "push", "feint", "block")
    assert question(t).prompt == "collecting"
    assert refused(t, "cash die") == rules
    assert ("cash die" in options(t)) == (die < 6)


def test_ws_m1_the_players_own_wounds_are_as_grave_as_ever() -> None:
    t = attack(in_climate("storm", defences=("wall", "maim"), wounds=("cut",)), "push", "feint", "block")
    assert samurai(t) == (6, 5)


# --- a gauge watched: WS-M1 and WS-M2 Technique, WS-M4 Guard


LOWERED = {"slip": "technique", "tire": "force", "drop": "guard"}


@pytest.mark.parametrize("card", list(LOWERED))
@pytest.mark.parametrize(("climate", "rule"), [("storm", "WS-M1"), ("fog", "WS-M2")])
def test_ws_m1_and_m2_technique_at_its_lowest_costs_a_life(climate: str, rule: str, card: str) -> None:
    t = in_climate(climate, hand=(card, card, "block", "rage", "feint", "push"))
    attack(t, "block", "feint", "push")
    attack(t, "rage", card, card)
    assert (t.view(0)["round"], t.outcome) == (2, None)
    low = LOWERED[card] == "technique"
    assert samurai(t) == (7 if low else 8, 5)
    assert rules_told(t, "lost-life") == ([rule] if low else [])


@pytest.mark.parametrize("climate", ["storm", "fog"])
def test_ws_m1_and_m2_one_level_higher_costs_nothing(climate: str) -> None:
    t = in_climate(climate, hand=("slip", "slip", "feint", "block", "block", "rage"))
    attack(t, "slip", "slip", "block")
    attack(t, "feint", "block", "rage")
    assert (t.view(0)["round"], samurai(t)) == (2, (8, 5))


def test_ws_m1_the_gauge_can_take_the_last_life() -> None:
    t = in_climate("storm", life=1, hand=("slip", "slip", "block", "block", "rage", "push"))
    attack(t, "block", "rage", "push")
    attack(t, "block", "slip", "slip")
    assert lost(t, "WS-R8")
    assert rules_told(t, "lost-life") == ["WS-M1"]


def test_ws_m1_only_at_the_end_of_the_round() -> None:
    t = in_climate("storm", hand=("slip", "slip", "block", "block", "feint", "feint"))
    attack(t, "block", "slip", "slip")
    assert (seat(t)["gauges"]["technique"], samurai(t)) == (-2, (8, 5))  # type: ignore[index]
    attack(t, "block", "feint", "feint")
    assert samurai(t) == (8, 5)


# --- WS-M2: fog


def test_ws_m2_the_defence_cannot_be_revealed_with_ki() -> None:
    t = in_climate("fog")
    assert refused(t, "ki reveal") == ["WS-M2"]
    assert "ki reveal" not in options(t)
    assert "ki reveal" in options(in_climate("snow"))
    go_on(t, "place push", "place feint", "go on")
    assert t.view(0)["defence"] == "wall"


def test_ws_m2_a_card_is_discarded_before_one_is_bought() -> None:
    t = in_climate("fog", hand=("push", "feint", "block", "block", "feint", "push", "rage"))
    play(t, "ki draw")
    assert question(t).prompt == "discard-first"
    assert options(t) == ["discard push", "discard feint", "discard block"]
    assert samurai(t) == (8, 5)
    assert refused(t, "discard rage") == ["WS-R2"]
    play(t, "discard push")
    assert samurai(t) == (8, 4)
    assert sorted(seat(t)["hand"]) == ["block", "block", "feint", "feint", "push", "rage"]  # type: ignore[call-overload]
    assert t.view(0)["actions"]["discard"] == ["push"]  # type: ignore[index]
    assert rules_told(t, "discarded") == ["WS-M2"]


def test_ws_m2_with_no_card_in_hand_none_can_be_bought() -> None:
    t = in_climate("fog", specials=["ace", "duo"])
    attack(t, "push", "feint", "block")
    go_on(t, "place push", "place feint")
    assert "ki draw" in options(t)
    go_on(t, "place block")
    assert refused(t, "ki draw") == ["WS-M2"]
    assert samurai(t) == (8, 5)


def test_ws_m2_elsewhere_nothing_is_discarded() -> None:
    t = play(in_climate("snow"), "ki draw")
    assert (question(t).prompt, len(seat(t)["hand"])) == ("placing", 7)  # type: ignore[arg-type]


# --- WS-M3: fire


@pytest.mark.parametrize(("choice", "left"), [("life", (7, 5)), ("ki", (8, 4))])
def test_ws_m3_each_round_costs_a_life_or_a_ki_as_the_player_likes(
    choice: str, left: tuple[int, int]
) -> None:
    t = in_climate("fire")
    attack(t, "push", "feint", "block")
    place(t, "push", "feint", "block")
    assert question(t).prompt == "lose-one"
    assert options(t)[:2] == ["life", "ki"]
    play(t, choice)
    assert (t.view(0)["round"], samurai(t)) == (2, left)
    assert rules_told(t, f"lost-{choice}") == ["WS-M3"]


def test_ws_m3_without_ki_it_is_a_life() -> None:
    t = in_climate("fire", ki=0)
    attack(t, "push", "feint", "block")
    place(t, "push", "feint", "block")
    assert samurai(t) == (6, 0)  # WS-K1 came first
    assert options(t) == ["life"]
    assert refused(t, "ki") == ["WS-M3"]
    assert samurai(play(t, "life")) == (5, 0)


def test_ws_m3_it_can_cost_the_last_life() -> None:
    t = in_climate("fire", life=1)
    attack(t, "push", "feint", "block")
    play(place(t, "push", "feint", "block"), "life")
    assert lost(t, "WS-R8")


def test_ws_m3_a_grave_wound_dealt_wins() -> None:
    t = in_climate("fire", die=6, wounds=("chill",))
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert won(t, "WS-R8")
    assert rules_told(t, "beat-enemy") == ["WS-M3"]
    assert told(t, "revealed-wound") == []


def test_ws_m3_a_light_wound_dealt_does_not() -> None:
    t = in_climate("fire", die=5, wounds=("cut",))
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert (t.outcome, enemy(t)) == (None, (7, 5))


def test_ws_m3_a_grave_wound_suffered_does_not_lose() -> None:
    t = attack(in_climate("fire", defences=("wall", "maim"), wounds=("cut",)), "push", "feint", "block")
    assert (t.outcome, samurai(t)) == (None, (6, 5))


def test_ws_m3_a_grave_wound_elsewhere_does_not_win() -> None:
    for climate in ("fog", "snow", "none"):
        t = in_climate(climate, die=6, wounds=("chill",))
        settle(go_on(t, "place push", "place feint", "place block", "cash die"))
        assert (t.outcome, enemy(t)) == (None, (8, 3))


# --- WS-M4: snow


@pytest.mark.parametrize(
    ("choice", "before", "position", "rule"),
    [
        ("ki draw", (), {}, "WS-K2"),
        ("ki reveal", (), {}, "WS-K3"),
        ("ki guard", ("place push", "place feint", "place block"), {"weapon": "bokken"}, "WS-K4"),
        ("ki force", (), {"weapon": "nodachi"}, "WS-A4"),
        ("ki technique", (), {"weapon": "nodachi"}, "WS-A4"),
        ("location", (), {}, "WS-L1"),
    ],
)
def test_ws_m4_every_ki_cost_is_doubled(
    choice: str, before: tuple[str, ...], position: dict[str, object], rule: str
) -> None:
    cards = yard_set(places=[{"name": "Shrine", "results": [{"die": 1}] * 6}])

    def fight(climate: str, ki: int) -> Table:
        t = yard(location="shrine", climate=climate, cards=cards, ki=ki, **position)
        go_on(t, *before)
        while before and question(t).prompt != "before-counter":
            play(t, "go on")
        return t

    for climate, left in (("snow", 1), ("none", 2)):
        t = play(fight(climate, 3), choice)
        assert samurai(t) == (8, left)
        assert t.view(0)["cost"] == 3 - left
    assert refused(fight("snow", 1), choice) == [rule]
    assert refused(fight("none", 1), choice) == []


def test_ws_m4_what_is_lost_is_not_doubled() -> None:
    t = in_climate("snow", ki=4, defences=("wall", "sap"))
    attack(t, "push", "feint", "block")
    assert samurai(t) == (8, 3)


def test_ws_m4_life_turned_into_ki_is_no_ki_cost() -> None:
    t = play(in_climate("snow", weapon="bokken", ki=1), "life to ki")
    assert samurai(t) == (7, 2)


@pytest.mark.parametrize("card", list(LOWERED))
def test_ws_m4_guard_at_its_lowest_is_a_defeat(card: str) -> None:
    t = in_climate("snow", hand=(card, card, "rage", "rage", "feint", "push"))
    attack(t, "rage", "feint", "push")
    attack(t, "rage", card, card)
    if card == "drop":
        assert lost(t, "WS-M4")
    else:
        assert (t.outcome, samurai(t)) == (None, (8, 5))


def test_ws_m4_one_level_higher_is_none() -> None:
    t = in_climate("snow", hand=("drop", "flinch", "block", "rage", "feint", "push"))
    attack(t, "drop", "flinch", "rage")
    assert (seat(t)["gauges"]["guard"], t.outcome) == (-2, None)  # type: ignore[index]
    attack(t, "block", "feint", "push")
    assert (t.view(0)["round"], samurai(t)) == (2, (8, 5))


# --- WS-M5


def test_ws_m5_a_climate_goes_with_a_location() -> None:
    with pytest.raises(ValueError, match=r"climate.*\(WS-M5\)"):
        GAME.new(options={"climate": "fog"})
    with pytest.raises(ValueError, match=r"climate.*\(WS-M5\)"):
        yard(climate="fog")


# Clauses as an owner writes them down, how they read, and what they cost a player whose gauges end at
# Force 3, Technique -1, Guard -2 after a round with one combo.
CLAUSES: list[tuple[dict[str, object], str, str, tuple[int, int]]] = [
    (
        {"when": "combo", "life": 1},
        "Each combo you make costs you 1 Life.",
        "Chaque combo réalisé vous coûte 1 Vie.",
        (7, 5),
    ),
    (
        {"when": "combo", "gauge": "guard", "level": -1, "ki": 2},
        "With Guard at −1 or below, each combo you make costs you 2 Ki.",
        "Avec une Garde à −1 ou moins, chaque combo réalisé vous coûte 2 Ki.",
        (8, 3),
    ),
    (
        {"when": "round", "gauge": "guard", "level": -2, "ki": 1},
        "With Guard at −2 at the end of a round, you lose 1 Ki.",
        "Avec une Garde à −2 à la fin d'une manche, vous perdez 1 Ki.",
        (8, 4),
    ),
    (
        {"when": "round", "gauge": "technique", "level": 0, "life": 2, "ki": 1},
        "With Technique at 0 or below at the end of a round, you lose 2 Life and 1 Ki.",
        "Avec une Technique à 0 ou moins à la fin d'une manche, vous perdez 2 Vies et 1 Ki.",
        (6, 4),
    ),
    (
        {"when": "round", "gauge": "technique", "level": -2, "life": 2},
        "With Technique at −2 at the end of a round, you lose 2 Life.",
        "Avec une Technique à −2 à la fin d'une manche, vous perdez 2 Vies.",
        (8, 5),
    ),
    (
        {"when": "round", "life": 3, "ki": 2, "either": True},
        "At the end of each round you lose 3 Life or 2 Ki, as you choose.",
        "À la fin de chaque manche, vous perdez 3 Vies ou 2 Ki, à votre choix.",
        (8, 3),
    ),
    (
        {"when": "combo", "life": 3, "ki": 1, "either": True},
        "Each combo you make costs you 3 Life or 1 Ki, as you choose.",
        "Chaque combo réalisé vous coûte 3 Vies ou 1 Ki, à votre choix.",
        (8, 4),
    ),
    (
        {"when": "round", "gauge": "force", "level": -2, "defeat": True},
        "With Force at −2 at the end of a round, you lose the fight at once.",
        "Avec une Force à −2 à la fin d'une manche, vous perdez le combat aussitôt.",
        (8, 5),
    ),
]


@pytest.mark.parametrize(("clause", "en", "fr", "left"), CLAUSES, ids=str)
def test_ws_m5_an_owner_writes_down_what_each_clause_costs(
    clause: dict[str, object], en: str, fr: str, left: tuple[int, int]
) -> None:
    cards = yard_set(climates=[{"name": "Mist", "costs": [clause]}])
    t = yard(
        location="bridge", climate="mist", cards=cards, hand=("drop", "push", "push", "push", "feint", "slip")
    )
    climate = own_climate(cards)
    assert [item_text(climate, lang) for lang in ("en", "fr")] == [en, fr]
    place(t, "drop", "slip", "feint")
    place(t, "push", "push", "push")
    while t.view(0)["round"] == 1:
        play(t, next(word for word in ("ki", "no", "go on") if word in options(t)))
    assert samurai(t) == left


def own_climate(cards: str) -> Climate:
    own = GAME.card_set(cards)
    assert isinstance(own, SamuraiCards)
    (climate,) = own.box.climates
    return climate


def test_ws_m5_several_clauses_from_the_top() -> None:
    costs = [
        {"when": "round", "life": 1, "ki": 1, "either": True},
        {"when": "round", "life": 2, "ki": 3, "either": True},
        {"when": "round", "ki": 1},
    ]
    cards = yard_set(climates=[{"name": "Mist", "costs": costs}])
    t = attack(yard(location="bridge", climate="mist", cards=cards), "push", "feint", "block")
    place(t, "push", "feint", "block")
    assert [question(t).label(lang) for lang in ("en", "fr")] == [
        "the climate costs you 1 Life or 1 Ki: choose which",
        "le climat vous coûte 1 Vie ou 1 Ki : choisissez",
    ]
    play(t, "ki")
    assert (samurai(t), question(t).label("fr")) == (
        (8, 4),
        "le climat vous coûte 2 Vies ou 3 Ki : choisissez",
    )
    assert [option.label("fr") for option in question(t).options][:2] == ["Perdre 2 Vies", "Perdre 3 Ki"]
    play(t, "life")
    assert (t.view(0)["round"], samurai(t)) == (2, (6, 3))


def test_ws_m5_each_player_of_a_duel_pays() -> None:
    costs = [{"when": "round", "life": 1, "ki": 1, "either": True}, {"when": "round", "life": 1}]
    cards = yard_set(climates=[{"name": "Mist", "costs": costs}])
    t = yard(mode="duel", location="bridge", climate="mist", cards=cards, hand=CALM * 2, seats=[{}, {}])
    for _ in range(3):
        attack(t, "push", "feint", "block")
    place(t, "push", "feint", "block")
    asked = []
    while t.view(0)["round"] == 1:
        asked += [question(t).seat] if question(t).prompt == "lose-one" else []
        play(t, "ki" if "ki" in options(t) else options(t)[0])
    assert asked == [0, 1]
    assert [samurai(t, p) for p in (0, 1)] == [(7, 4), (7, 4)]


def test_ws_m5_the_climates_of_our_reading() -> None:
    found = {climate.id: climate.costs for climate in BOX.climates}
    technique = Cost(AT_ROUND_END, TECHNIQUE, LOWEST, life=1)
    assert found == {
        "storm": (Cost(AT_COMBO, ki=1), technique),
        "fog": (technique,),
        "fire": (Cost(AT_ROUND_END, life=1, ki=1, either=True),),
        "snow": (Cost(AT_ROUND_END, GUARD, LOWEST, defeat=True),),
    }


OLD_FORMS: list[dict[str, object]] = [
    {"name": "Storm", "traits": ["combo-costs-ki", "no-grave-wound"]},
    {"name": "Fog", "traits": ["no-early-defence"], "gauge": "force"},
    {"name": "Fire", "traits": ["round-costs"]},
    {"name": "Snow", "traits": ["low-gauge-kills"]},
]


@pytest.mark.parametrize("climate", OLD_FORMS, ids=str)
def test_ws_m5_the_form_of_older_files_is_refused_and_the_new_one_shown(climate: dict[str, object]) -> None:
    with pytest.raises(FormError) as refused:
        GAME.card_set(yard_set(climates=[climate]))
    (english,), (french,) = refused.value.lines("en"), refused.value.lines("fr")
    assert english.startswith(f"climates[0] ({climate['name']}).")
    for said, place_of in (
        (english, "costs in the place of this older form"),
        (french, "costs à la place de"),
    ):
        assert place_of in said
        assert 'costs = [{when = "round", gauge = "technique", level = -2, life = 1}] (WS-M5)' in said


@pytest.mark.parametrize(
    ("clause", "said"),
    [
        ({"life": 1}, "when is missing, expected combo, round"),
        ({"when": "dawn", "life": 1}, 'when: found "dawn", expected one of combo, round'),
        ({"when": "round"}, "expected a loss of life or ki, or a defeat"),
        ({"when": "round", "life": 1, "either": True}, "expected both life and ki beside either"),
        ({"when": "round", "gauge": "guard", "life": 1}, "expected gauge and level together"),
        ({"when": "round", "level": -2, "life": 1}, "expected gauge and level together"),
        (
            {"when": "round", "gauge": "guard", "level": -3, "life": 1},
            "level: found -3, expected a whole number from -2",
        ),
        ({"when": "round", "loss": 1, "life": 1}, 'unknown key "loss"'),
        ("rain", 'found "rain", expected a table'),
    ],
    ids=str,
)
def test_ws_m5_a_clause_of_bad_form(clause: object, said: str) -> None:
    with pytest.raises(FormError) as refused:
        GAME.card_set(yard_set(climates=[{"name": "Mist", "costs": [clause]}]))
    assert said in refused.value.lines("en")[0]
    assert refused.value.lines("fr") != refused.value.lines("en")
