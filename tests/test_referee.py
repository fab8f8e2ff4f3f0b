"""The referee of GOSU X knows the rules it is to watch over, one situation at a time."""

from dataclasses import replace
from typing import Any

import pytest
from oracles.referee import (
    Options,
    Picture,
    Side,
    Standing,
    active_tiles,
    battle,
    clans,
    cost_of,
    hand_limit,
    highest_open,
    icons,
    keywords,
    levels,
    next_starter,
    open_places,
    place_name,
    problems,
    song_sacrifices,
    strength,
    turn_actions,
    turns_after_pass,
)
from oracles.referee.facts import FACTS

BASE = "justice abhilasha tomorrow"
FIVE = "volantis volantis les-fees-petales les-fees-petales aat"


def standing(word: str) -> Standing:
    """`sati`, captured `sati*`, with two tokens `sati+2`, turned `sati+2!`, having recruited `sati^`."""
    card, _, tokens = word.rstrip("!^").partition("+")
    return Standing(
        card.rstrip("*"), card.endswith("*"), int(tokens or 0), word.endswith("!"), word.endswith("^")
    )


def side(army: str = "", hand: str = "", clans: str = BASE, discard: str = "", **more: Any) -> Side:
    """`army` is row I / row II / row III."""
    rows = [tuple(standing(word) for word in row.split()) for row in army.split("/")]
    return Side(
        clans=tuple(clans.split()),
        army=(*rows, *[()] * (3 - len(rows))),
        hand=tuple(hand.split()),
        discard=tuple(discard.split()),
        **more,
    )


def picture(mine: Side, theirs: Side | None = None, tiles: str = "", **more: Any) -> Picture:
    return Picture((mine, theirs or side()), tiles=tuple(tiles.split()), **more)


def actions(verb: str, *args: Any, **more: Any) -> dict[str, int]:
    """The legal actions of one verb with their costs."""
    p = picture(*args, **more)
    return {action: cost_of(p, action) for action in turn_actions(p) if action.split()[0] == verb}


# The cards


def test_gx_c1_every_clan_has_fifteen_cards() -> None:
    assert len(FACTS) == 88
    names = {fact.clan for fact in FACTS.values()}
    assert len(names) == 8
    for clan in names:
        facts = [fact for fact in FACTS.values() if fact.clan == clan]
        assert [sum(fact.level == level for fact in facts) for level in (1, 2, 3)] == [4, 5, 2]
        assert sum(fact.copies for fact in facts) == 15


@pytest.mark.parametrize(
    ("card", "clan", "level", "value", "shift"),
    [
        ("les-fees-petales", "justice", 1, 2, 3),
        ("sati", "justice", 2, 3, 3),
        ("phoenix-immortal", "phoenix", 2, 3, 1),
        ("goan-sul", "goan-sul", 3, 5, None),
        ("ashes", "abhilasha", 2, 3, 0),
    ],
)
def test_gx_c3_facts(card: str, clan: str, level: int, value: int, shift: int | None) -> None:
    fact = FACTS[card]
    assert (fact.clan, fact.level, fact.value, fact.shift) == (clan, level, value, shift)


# The army


@pytest.mark.parametrize(
    ("army", "expected"),
    [
        ("", set()),
        ("volantis", {"I.1"}),
        ("volantis aat", {"I.2"}),
        ("volantis / sati", {"II.1"}),
        ("volantis aat / sati", {"I.2", "II.1"}),
        ("volantis aat / sati elle", {"II.2"}),
        ("volantis* aat* obeezs* / sati elle* / justice", {"I.3", "II.2", "III.1"}),
        (f"{FIVE} / sati elle / justice tomorrow", {"I.5", "III.2"}),
    ],
)
def test_gx_a2_open_cards(army: str, expected: set[str]) -> None:
    p = picture(side(army))
    assert {place_name(*place) for place in open_places(p, 0)} == expected


@pytest.mark.parametrize(
    ("army", "expected"),
    [
        ("", None),
        ("volantis aat", "I.2"),
        ("volantis aat / sati*", "II.1"),
        ("aat / sati / justice", "III.1"),
    ],
)
def test_gx_a9_the_highest_open_card(army: str, expected: str | None) -> None:
    place = highest_open(picture(side(army)), 0)
    assert (place and place_name(*place)) == expected


def test_gx_a9_justice_makes_the_highest_open_card_ethereal_even_if_captured() -> None:
    p = picture(side("volantis aat / sati elle / justice tomorrow*"), side("volantis / sati"))
    assert keywords(p, 0, 2, 1) == {"ethereal"}
    assert keywords(p, 0, 2, 0) == set()
    assert keywords(p, 1, 1, 0) == set()


def test_gx_a9_the_justice_tile_works_for_both() -> None:
    p = picture(side("volantis aat / elle"), side("volantis*"), tiles="justice")
    assert "ethereal" in keywords(p, 0, 1, 0)
    assert keywords(p, 1, 0, 0) == {"ethereal"}
    assert "ethereal" not in keywords(p, 0, 0, 1)


def test_gx_a10_captured_cards_have_no_keywords_clan_or_icons() -> None:
    p = picture(side("obeezs 3-voeux* / sha-dow* sati"), bounty=(0, 1, 0), tiles="abhilasha")
    assert keywords(p, 0, 1, 0) == set()
    assert clans(p, 0, 1, 0) == frozenset()
    assert icons(p, 0, 0, 1) == 0
    assert levels(p, 0, 1, 0) == {2}
    assert keywords(p, 0, 1, 1) == {"secret shift"}


@pytest.mark.parametrize(
    ("army", "expected"),
    [
        ("aat volantis aat / sati sha-dow elle / justice abhilasha", {"I.2", "II.1", "II.3", "III.2"}),
        ("aat volantis* aat / sati* sha-dow elle", {"II.3"}),
        ("aat volantis aat / sha-dow* sati elle", set()),
        ("aat volantis / sha-dow sati / justice", {"I.1", "II.2", "III.1"}),
    ],
)
def test_gx_a7_shadow_gives_echo_to_orthogonal_neighbours_of_its_own_army(
    army: str, expected: set[str]
) -> None:
    p = picture(side(army), side("volantis volantis volantis / sati sati sati / justice justice"))
    echo = [
        {place_name(*place) for place in p.places(seat) if "echo" in keywords(p, seat, *place)}
        for seat in (0, 1)
    ]
    assert echo == [expected, set()]


def test_gx_e18_tomorrow_card_and_tile_give_echo_to_level_iii() -> None:
    army = "arpia arpia / kaez phoenix-immortal / phoenix"
    card = picture(side("aat / ne-ye / tomorrow"), side(army))
    assert keywords(card, 0, 2, 0) == {"echo"}
    assert keywords(card, 1, 2, 0) == set()
    tile = picture(side(army), tiles="tomorrow")
    assert keywords(tile, 0, 2, 0) == {"echo"}
    assert keywords(tile, 0, 1, 1) == {"ethereal", "echo"}  # of every level
    assert keywords(tile, 0, 1, 0) == set()


def test_gx_e18_abhilasha_card_and_tile_give_secret_shift_to_what_can_be_shifted() -> None:
    card = picture(side("volantis / nezha / abhilasha"), side("volantis"))
    assert [keywords(card, 0, row, 0) for row in range(3)] == [{"secret shift"}, set(), set()]
    assert keywords(card, 1, 0, 0) == set()
    tile = picture(side("volantis / nezha"), side("aat"), tiles="abhilasha")
    assert keywords(tile, 0, 0, 0) == {"secret shift"}
    assert keywords(tile, 0, 1, 0) == set()
    assert keywords(tile, 1, 0, 0) == {"secret shift"}


def test_gx_e4_the_bounty_token_gives_bounty_unless_captured() -> None:
    p = picture(side(), side("volantis aat*"), bounty=(1, 0, 0))
    assert keywords(p, 1, 0, 0) == {"bounty"}
    assert keywords(replace(p, bounty=(1, 0, 1)), 1, 0, 1) == set()


def test_gx_e11_tiles_flipped_by_justice_work_for_both() -> None:
    p = picture(side("volantis", flipped=("phoenix",)), side("aat", flipped=("abhilasha",)), tiles="galmi")
    assert active_tiles(p) == {"abhilasha", "galmi", "phoenix"}
    assert keywords(p, 0, 0, 0) == {"secret shift"}


@pytest.mark.parametrize(
    ("mirror", "words", "symbols"),
    [
        ("", set(), 0),
        ("wiindz", {"echo"}, 1),
        ("wiindz*", set(), 0),
        ("aat", set(), 0),
        ("3-voeux", set(), 2),
        ("atalante-a-grand-bouclier", {"recruiter", "force of will"}, 0),
        ("phoenix-immortal", {"ethereal"}, 0),
    ],
)
def test_gx_a6_aat_has_what_its_mirror_has(mirror: str, words: set[str], symbols: int) -> None:
    p = picture(side("aat"), side(mirror))
    assert keywords(p, 0, 0, 0) == words
    assert icons(p, 0, 0, 0) == symbols
    assert keywords(picture(side("aat*"), side(mirror)), 0, 0, 0) == set()


def test_gx_a6_aat_copies_what_is_printed_and_keeps_what_it_is_given() -> None:
    p = picture(side("aat"), side("volantis"), bounty=(1, 0, 0))
    assert keywords(p, 0, 0, 0) == set()
    assert keywords(replace(p, bounty=(0, 0, 0)), 0, 0, 0) == {"bounty"}
    assert clans(picture(side("aat"), side("all-in-one")), 0, 0, 0) == set(BASE.split())
    assert clans(picture(side("aat"), side("muraena")), 0, 0, 0) == {"tomorrow"}


# Playing


def test_gx_p1_the_first_card_is_a_free_troop() -> None:
    assert actions("play", side(hand="volantis sati justice")) == {"play volantis": 0}


@pytest.mark.parametrize(
    ("army", "cost"),
    [
        ("volantis", 0),
        ("volantis aat", 0),
        ("aat", 2),
        ("aat volantis*", 2),
        ("aat*", 0),
        ("aat* volantis*", 0),
        ("aat* volantis* / elle", 0),
    ],
)
def test_gx_p2_another_troop(army: str, cost: int) -> None:
    hand = "les-fees-petales tomorrow tomorrow"
    assert actions("play", side(army, hand)) == {"play les-fees-petales": cost}


@pytest.mark.parametrize(
    ("hand", "wonder", "legal"), [(1, 1, False), (2, 1, False), (2, 0, True), (3, 1, True)]
)
def test_gx_p8_costs_are_paid_in_full_with_other_cards(hand: int, wonder: int, legal: bool) -> None:
    cards = " ".join(["volantis", "justice", "elle"][:hand])
    found = actions("play", side("aat", cards), wonder=wonder)
    assert found == ({"play volantis": 2} if legal else {})


def test_gx_p6_the_wonder_token_saves_one_card_not_two() -> None:
    assert actions("play", side("aat", "volantis"), wonder=0) == {}


def test_gx_a1_a_row_holds_five() -> None:
    assert actions("play", side(FIVE, "volantis")) == {}


@pytest.mark.parametrize(
    ("army", "legal"),
    [
        ("volantis", True),
        ("aat volantis", True),
        ("aat", False),
        ("volantis*", False),
        ("volantis / elle", False),
        ("volantis aat* / elle", True),
        ("volantis aat / elle* fre-e*", False),
    ],
)
def test_gx_p3_a_hero(army: str, legal: bool) -> None:
    assert actions("play", side(army, "sati")) == ({"play sati": 0} if legal else {})


@pytest.mark.parametrize(
    ("army", "legal"),
    [
        ("volantis / sati", True),
        ("volantis", False),
        ("volantis / sati*", False),
        ("volantis* / sati", False),
        ("volantis aat / ne-o", False),
        ("aat / sati", False),
        ("volantis / sati / tomorrow", False),
        ("volantis aat / sati ne-o* / tomorrow*", True),
    ],
)
def test_gx_p3_an_immortal(army: str, legal: bool) -> None:
    assert actions("play", side(army, "justice")) == ({"play justice": 0} if legal else {})


@pytest.mark.parametrize(
    ("army", "cost"),
    [
        ("aat atalante-a-grand-bouclier", 0),
        ("aat les-gardiens-de-la-nuit*", 2),
        ("atalante-a-grand-bouclier aat", 2),
    ],
)
def test_gx_p5_recruiter(army: str, cost: int) -> None:
    hand = "deesses-de-lave tomorrow tomorrow"
    assert actions("play", side(army, hand)) == {"play deesses-de-lave": cost}


def test_gx_p5_a_recruiter_that_has_had_its_card_recruits_no_more() -> None:
    assert actions("play", side("volantis boul-go", "le-cercle-rouge")) == {"play le-cercle-rouge": 0}
    assert actions("play", side("volantis boul-go^", "le-cercle-rouge")) == {}


def test_gx_p5_recruiter_by_a_mirror() -> None:
    mine = side("volantis aat", "le-cercle-rouge")
    assert actions("play", mine, side("volantis boul-go")) == {"play le-cercle-rouge": 0}
    assert actions("play", mine, side("volantis boul-go*")) == {}


PHOENIX = "phoenix galmi xi-an"


@pytest.mark.parametrize(
    ("army", "expected"),
    [
        ("", {"row I": 0}),
        ("arpia", {"row I": 0, "row II": 0}),
        ("bun-to", {"row I": 2}),
        ("arpia / shard", {"row I": 0}),
        ("arpia / kaez", {"row I": 0, "row III": 0}),
        ("arpia timer / kaez", {"row I": 0, "row II": 0, "row III": 0}),
        ("bun-to bun-to / kaez", {"row I": 2}),
    ],
)
def test_gx_a13_phoenix_immortal_is_played_by_the_conditions_of_its_row(
    army: str, expected: dict[str, int]
) -> None:
    found = actions("play", side(army, "phoenix-immortal galmi galmi-avatar", PHOENIX))
    phoenix = {action: cost for action, cost in found.items() if "phoenix" in action}
    assert phoenix == {f"play phoenix-immortal {row}": cost for row, cost in expected.items()}


def test_gx_p10_support_is_looked_for_by_row() -> None:
    """Phoenix (Immortal) in row I supports as a Troop; a Hero of row II is no Troop."""
    mine = side("phoenix-immortal", "kaez", PHOENIX)
    assert actions("play", mine) == {"play kaez": 0}
    assert actions("play", side("bun-to un-go / phoenix-immortal", "kaez", PHOENIX)) == {}


def test_gx_p10_a_card_of_several_clans_may_be_supported_by_two() -> None:
    mine = side("bun-to / kaez", "byun-hyung-ja-galmi", PHOENIX)
    assert actions("play", mine) == {}
    assert actions("play", mine, tiles="xi-an") == {"play byun-hyung-ja-galmi": 0}


@pytest.mark.parametrize(
    ("army", "hand", "expected"),
    [
        ("bun-to", "all-in-one", {"play all-in-one": 0}),
        ("all-in-one", "arpia", {"play arpia": 0}),
        ("all-in-one*", "kaez", {}),
        ("all-in-one", "kaez", {"play kaez": 0}),
        ("arpia", "shennong", {"play shennong": 0}),
        ("all-in-one / shennong", "galmi", {"play galmi": 0}),
        ("all-in-one arpia / shennong kaez / xi-an", "galmi", {"play galmi": 0}),
        ("arpia timer / kaez genious / xi-an", "galmi", {"play galmi": 0}),
        ("arpia timer / kaez genious / xi-an*", "galmi", {}),
        ("arpia timer / kaez genious", "xi-an", {}),
    ],
)
def test_gx_p10_wild_clans(army: str, hand: str, expected: dict[str, int]) -> None:
    assert actions("play", side(army, hand, PHOENIX)) == expected


def test_gx_p10_phoenix_immortal_is_level_iii_and_so_wild_under_xian() -> None:
    mine = side("phoenix-immortal", "shard", PHOENIX)
    assert actions("play", mine) == {}
    assert actions("play", mine, tiles="xi-an") == {"play shard": 0}
    assert actions("play", side("bun-to", "phoenix-immortal", PHOENIX), tiles="xi-an") == {
        "play phoenix-immortal row I": 0,
        "play phoenix-immortal row II": 0,
    }
    assert actions("play", side("phoenix-immortal*", "shard", PHOENIX), tiles="xi-an") == {}
    assert actions("play", side("arpia", "shard", PHOENIX), tiles="xi-an") == {}


def test_gx_e11_an_opposing_xian_changes_no_clan_of_mine() -> None:
    mine = side("arpia timer / kaez", "galmi", PHOENIX)
    theirs = side("3-voeux / nio / xi-an", clans="xi-an justice tomorrow")
    assert actions("play", mine, theirs) == {}


def test_gx_p9_a_ban_stops_placing_and_shifting_in() -> None:
    mine = side("volantis aat", "les-fees-petales tourach elle elle", banned=("les-fees-petales", "elle"))
    found = turn_actions(picture(mine))
    assert found == {"play tourach", "pass"}


def test_gx_p9_nityananda_plays_and_shifts_from_the_discard() -> None:
    clans = "narashima phoenix justice"
    mine = side("nitish / nityananda", "arpia", clans, "nalin navaj volantis phoenix-immortal narashima sati")
    p = picture(mine, additional=True, from_discard=True)
    assert turn_actions(p) == {
        "play navaj from discard",
        "play narashima from discard",
        "shift I.1 from discard",
        "pass",
    }
    rich = replace(p, sides=(replace(mine, hand=("arpia", "arpia", "kaez")), p.sides[1]))
    assert turn_actions(rich) == {
        *turn_actions(p),
        "play arpia",
        "play volantis from discard",
        "play phoenix-immortal row I from discard",
        "shift I.1 arpia",
    }
    assert cost_of(rich, "play volantis from discard") == 2
    assert turn_actions(replace(rich, from_discard=False)) == {"play arpia", "shift I.1 arpia", "pass"}


def test_gx_p6_the_wonder_token_helps_from_the_discard_too() -> None:
    mine = side("nitish", "sati", "narashima phoenix justice", "arpia")
    assert actions("play", mine, from_discard=True) == {}
    assert actions("play", mine, from_discard=True, wonder=0) == {"play arpia from discard": 2}


# Shifting


def test_gx_h1_rulebook_sati_costs_three_and_needs_no_support() -> None:
    """Ulysses replaces Sati by a Hero of a clan with no Troop in the army."""
    mine = side("volantis / sati", "solok volantis justice tomorrow")
    assert actions("shift", mine)["shift II.1 solok"] == 3
    assert "play solok" not in turn_actions(picture(mine))


@pytest.mark.parametrize(
    ("old", "others", "wonder", "expected"),
    [
        ("sati", 3, None, 3),
        ("sati", 2, None, None),
        ("sati", 2, 0, 3),
        ("sati", 2, 1, None),
        ("sati", 1, 0, None),
        ("smook+1", 2, None, 2),
        ("smook+1", 1, None, None),
        ("dalisteer+2", 0, None, 0),
        ("ashes", 0, None, 0),
        ("sha-dow", 0, 0, 1),
        ("nezha", 7, None, None),
        ("galmi-avatar", 7, None, None),
        ("sati*", 7, None, None),
    ],
)
def test_gx_h1_shift_costs(old: str, others: int, wonder: int | None, expected: int | None) -> None:
    mine = side(f"volantis* / {old}", "quae " + "justice " * others)
    found = actions("shift", mine, wonder=wonder)
    assert found.get("shift II.1 quae") == expected


def test_gx_h1_tokens_never_bring_the_cost_below_zero() -> None:
    assert actions("shift", side("3-voeux+2", "volantis")) == {"shift I.1 volantis": 0}


def test_gx_h2_never_with_an_identical_card() -> None:
    mine = side("aat", "aat obeezs volantis")
    assert actions("shift", mine) == {"shift I.1 obeezs": 1, "shift I.1 volantis": 1}


def test_gx_h2_cards_that_share_a_name_may_replace_each_other() -> None:
    mine = side("arpia / phoenix-immortal", "phoenix-eliana kaez", "phoenix galmi justice")
    assert "shift II.1 phoenix-eliana" in turn_actions(picture(mine))


def test_gx_a13_a_shift_asks_for_the_level_of_the_row() -> None:
    clans = "phoenix galmi justice"
    low = side("phoenix-immortal arpia", "volantis kaez justice phoenix", clans)
    assert set(actions("shift", low)) == {"shift I.1 volantis", "shift I.2 volantis"}
    high = side("arpia / kaez / phoenix-immortal", "volantis elle justice phoenix", clans)
    shifted = {action for action in actions("shift", high) if action.startswith("shift III")}
    assert shifted == {"shift III.1 justice", "shift III.1 phoenix"}
    into = side("arpia / kaez", "phoenix-immortal justice justice", clans)
    assert set(actions("shift", into)) == {"shift I.1 phoenix-immortal", "shift II.1 phoenix-immortal"}


@pytest.mark.parametrize(
    ("army", "hand", "discard", "wonder", "legal"),
    [
        ("le-cercle-rouge", "", "aat", None, False),
        ("le-cercle-rouge", "", "aat", 0, True),
        ("le-cercle-rouge", "justice", "aat", None, True),
        ("le-cercle-rouge", "justice", "le-cercle-rouge sati", None, False),
        ("le-cercle-rouge", "aat", "", None, True),
        ("le-cercle-rouge", "le-cercle-rouge", "", None, False),
        ("les-apotres-de-la-nuit+1", "justice", "aat", None, True),
        ("les-apotres-de-la-nuit", "justice", "aat", None, False),
        ("les-apotres-de-la-nuit", "aat", "", 0, True),
        ("volantis* / ashes", "", "sati", None, True),
        ("volantis* / ashes", "sati", "", None, False),
        ("volantis* / ashes*", "", "sati", None, False),
        ("volantis", "justice justice", "aat", None, False),
    ],
)
def test_gx_h3_secret_shift(army: str, hand: str, discard: str, wonder: int | None, legal: bool) -> None:
    found = actions("shift", side(army, hand, discard=discard), wonder=wonder)
    assert any(action.endswith("from discard") for action in found) == legal


def test_gx_h3_secret_shift_by_the_abhilasha_tile_and_with_a_ban() -> None:
    mine = side("volantis", "justice tomorrow", discard="aat")
    assert actions("shift", mine, tiles="abhilasha") == {"shift I.1 from discard": 2}
    assert actions("shift", replace(mine, banned=("aat",)), tiles="abhilasha") == {}


# Tokens and passing


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [(0, {"pass"}), (1, {"draw 1"}), (2, {"draw 1", "draw 3"}), (4, {"draw 1", "draw 3"})],
)
def test_gx_k1_drawing_by_tokens(tokens: int, expected: set[str]) -> None:
    assert turn_actions(picture(side(tokens_hand=tokens))) == expected


def test_gx_k2_activating_needs_a_free_icon_on_a_face_up_card() -> None:
    army = "3-voeux 3-voeux+1 1000-visages+2 wiindz* wiindz / dalisteer+1 ez+1 sati"
    assert set(actions("activate", side(army, tokens_hand=1))) == {
        "activate I.1",
        "activate I.2",
        "activate I.5",
        "activate II.1",
    }
    assert actions("activate", side(army)) == {}


def test_gx_k7_aat_has_the_icons_of_its_mirror() -> None:
    assert actions("activate", side("aat+1", tokens_hand=1), side("3-voeux")) == {"activate I.1": 0}
    assert actions("activate", side("aat+1", tokens_hand=1), side("wiindz")) == {}


def test_gx_q1_only_the_second_may_pass_with_tokens_in_hand() -> None:
    mine = side(tokens_hand=1)
    assert "pass" not in turn_actions(picture(mine))
    assert "pass" in turn_actions(picture(mine, side(passed=True)))
    assert "pass" in turn_actions(picture(side()))


def test_gx_q4_who_has_passed_does_nothing() -> None:
    assert turn_actions(picture(side(hand="volantis", tokens_hand=2, passed=True))) == set()


@pytest.mark.parametrize("passed", [False, True])
def test_gx_t1_the_seats_are_alike(passed: bool) -> None:
    mine = side("aat+1 le-cercle-rouge / sati", "volantis sati elle", discard="aat", tokens_hand=2)
    theirs = side("3-voeux boul-go* / galmi-avatar", "bun-to", passed=passed)
    p = picture(mine, theirs, wonder=0, bounty=(0, 0, 0))
    turned = Picture((theirs, mine), wonder=1, bounty=(1, 0, 0), to_move=1)
    assert turn_actions(p) == turn_actions(turned)
    assert ("pass" in turn_actions(p)) == passed
    assert [strength(p, seat) for seat in (0, 1)] == [strength(turned, seat) for seat in (1, 0)] == [7, 8]


def test_gx_t1_what_is_not_legal_has_no_cost() -> None:
    with pytest.raises(ValueError, match="not legal: play sati"):
        cost_of(picture(side(hand="sati")), "play sati")


@pytest.mark.parametrize(
    ("mine", "theirs", "tiles", "turns"),
    [
        ("", "", "", 3),
        ("", "", "galmi", 2),
        ("bun-to / shard / galmi", "", "", 2),
        ("bun-to / shard / galmi", "", "galmi", 2),
        ("bun-to / shard / galmi*", "", "", 3),
        ("bun-to / galmi-avatar", "", "", 3),
        ("", "bun-to / shard / galmi", "", 3),
    ],
)
def test_gx_q2_turns_after_a_pass(mine: str, theirs: str, tiles: str, turns: int) -> None:
    assert turns_after_pass(picture(side(mine), side(theirs), tiles), 0) == turns


def test_gx_q2_the_second_pass_ends_the_round() -> None:
    assert turns_after_pass(picture(side(passed=True)), 1) == 0


@pytest.mark.parametrize(
    ("theirs", "tiles", "limit"),
    [
        ("", "", 7),
        ("", "narashima", 5),
        ("nitish / nalin / narashima", "", 5),
        ("nitish / nalin / narashima*", "", 7),
        ("nitish / narashima-lion", "", 7),
    ],
)
def test_gx_t2_hand_limit(theirs: str, tiles: str, limit: int) -> None:
    assert hand_limit(picture(side(), side(theirs), tiles)) == limit
    assert hand_limit(picture(side(theirs), side(), tiles)) == limit


# The Great Battle


def test_gx_b1_rulebook_martin_and_ulysses() -> None:
    martin = side("esprits-de-smook+1! 3-voeux / hempo nio / xi-an")
    ulysses = side("volantis volantis aat aat / sati elle", hand="sati elle quae")
    p = picture(martin, ulysses, tiles="phoenix", wonder=1)
    assert (strength(p, 0), strength(p, 1)) == (17, 17)
    assert battle(p) == (1, None)


@pytest.mark.parametrize(
    ("army", "total"),
    [
        ("", 0),
        ("volantis / sati / justice", 10),
        ("volantis* / sati* / justice", 5),
        ("phoenix-immortal", 3),
        ("arpia / kaez / phoenix-immortal", 8),
        ("esprits-de-smook+1!", 4),
        ("esprits-de-smook", 2),
        ("3-voeux+2", 2),
        ("esprits-de-smook / hempo+1!", 8),
    ],
)
def test_gx_k6_values_and_veterans(army: str, total: int) -> None:
    assert strength(picture(side(army)), 0) == total


@pytest.mark.parametrize("mirror", ["esprits-de-smook", "esprits-de-smook*"])
def test_gx_k6_what_counts_is_whether_the_token_was_turned(mirror: str) -> None:
    assert strength(picture(side("aat+1!"), side(mirror)), 0) == 4
    assert strength(picture(side("aat+1"), side(mirror)), 0) == 2


@pytest.mark.parametrize("army", ["aat+1", "aat+1!"])
def test_gx_k6_veteran_is_checked_at_the_battle_by_the_option(army: str) -> None:
    options = Options(veteran="at-battle")
    assert strength(picture(side(army), side("esprits-de-smook"), options=options), 0) == 4
    assert strength(picture(side(army), side("esprits-de-smook*"), options=options), 0) == 2


@pytest.mark.parametrize(
    ("theirs", "bounty", "total"),
    [
        ("volantis", None, 5),
        ("muraena", None, 8),
        ("muraena*", None, 5),
        ("volantis", (1, 0, 0), 8),
        ("volantis*", (1, 0, 0), 5),
        ("volantis", (0, 0, 0), 5),
    ],
)
def test_gx_b1_galmi_avatar_doubles_against_bounty(
    theirs: str, bounty: tuple[int, int, int] | None, total: int
) -> None:
    assert strength(picture(side("bun-to / galmi-avatar"), side(theirs), bounty=bounty), 0) == total


def test_gx_e18_phoenix_card_and_tile_add_up() -> None:
    mine = side("arpia / kaez / phoenix", hand="timer timer")
    theirs = side(hand="volantis")
    card = picture(mine, theirs)
    assert (strength(card, 0), strength(card, 1)) == (12, 0)
    both = picture(mine, theirs, tiles="phoenix")
    assert (strength(both, 0), strength(both, 1)) == (14, 1)
    captured = picture(side("arpia / kaez / phoenix*", hand="timer timer"), theirs)
    assert strength(captured, 0) == 5


@pytest.mark.parametrize(
    ("mine", "theirs", "wonder", "supremacy", "expected"),
    [
        ("volantis", "", None, (0, 0), (0, None)),
        ("", "volantis", 0, (0, 0), (1, None)),
        ("volantis", "", None, (1, 0), (0, (0,))),
        ("volantis", "", None, (0, 1), (0, None)),
        ("volantis", "aat", 1, (0, 1), (1, (1,))),
        ("volantis", "aat", None, (0, 0), (None, None)),
        ("volantis", "aat", None, (0, 1), (None, (1,))),
        ("volantis", "aat", None, (1, 1), (None, (0, 1))),
        ("", "", None, (0, 0), (None, None)),
    ],
)
def test_gx_b3_supremacy(
    mine: str,
    theirs: str,
    wonder: int | None,
    supremacy: tuple[int, int],
    expected: tuple[int | None, tuple[int, ...] | None],
) -> None:
    p = picture(side(mine, supremacy=supremacy[0]), side(theirs, supremacy=supremacy[1]), wonder=wonder)
    assert battle(p) == expected


@pytest.mark.parametrize(
    ("mine", "theirs", "tiles", "expected"),
    [
        ("volantis / sati / goan-sul", "", "", (0, (0,))),
        ("volantis / sati / goan-sul", "aat", "", (0, None)),
        ("volantis volantis / sati elle / justice goan-sul*", "", "", (0, None)),
        ("volantis / sati / justice", "", "goan-sul", (0, (0,))),
        ("", "volantis / sati / justice", "goan-sul", (1, (1,))),
        ("volantis / sati / justice", "", "", (0, None)),
        ("volantis* / sati* / goan-sul", FIVE + " / sati elle", "", (1, None)),
        ("volantis* / sati* / goan-sul", FIVE + " / sati elle nezha", "", (1, None)),
    ],
)
def test_gx_b5_goan_sul(
    mine: str, theirs: str, tiles: str, expected: tuple[int | None, tuple[int, ...] | None]
) -> None:
    assert battle(picture(side(mine), side(theirs), tiles)) == expected


# The Song for the Dead


@pytest.mark.parametrize(
    ("army", "number"),
    [
        ("", 0),
        ("volantis", 1),
        ("volantis volantis* aat / sati elle / justice*", 3),
        ("volantis volantis aat aat / sati elle / justice", 4),
    ],
)
def test_gx_d2_half_the_cards_rounded_up(army: str, number: int) -> None:
    p = picture(side(army))
    assert song_sacrifices(p, 0, won=True) == song_sacrifices(p, 0, won=False) == number


@pytest.mark.parametrize(
    ("army", "tiles", "option", "won", "lost"),
    [
        ("volantis / sati / goan-sul", "", "no", 3, 2),
        ("volantis / sati / goan-sul*", "", "no", 2, 2),
        ("volantis / sati / justice", "goan-sul", "no", 2, 2),
        ("volantis / sati / justice", "goan-sul", "yes", 3, 2),
        ("volantis", "goan-sul", "yes", 1, 1),
        ("volantis aat obeezs / sati elle / goan-sul", "", "no", 4, 3),
        ("volantis aat obeezs / sati elle / justice", "goan-sul", "yes", 4, 3),
        ("volantis aat obeezs / sati elle / goan-sul", "goan-sul", "yes", 5, 3),
    ],
)
def test_gx_d2_goan_sul_asks_for_one_more(army: str, tiles: str, option: str, won: int, lost: int) -> None:
    p = picture(side(army), tiles=tiles, options=Options(goan_sul_tile_extra_sacrifice=option))
    assert (song_sacrifices(p, 0, won=True), song_sacrifices(p, 0, won=False)) == (won, lost)


@pytest.mark.parametrize(
    ("winner", "first", "tie_start", "starter"),
    [
        (0, 0, "last", 1),
        (1, 1, "first", 0),
        (None, 0, "last", 1),
        (None, 0, "first", 0),
        (None, 1, "last", 0),
    ],
)
def test_gx_d4_who_starts_next(winner: int | None, first: int, tie_start: str, starter: int) -> None:
    p = picture(side(), options=Options(tie_start=tie_start))
    assert next_starter(p, winner, first) == starter


# The picture itself


SOUND = side("volantis", "sati", deck_size=43, tokens_hand=2, tokens_locked=2)


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ({"tokens_hand": 3}, "GX-C2"),
        ({"deck_size": 42}, "GX-S3"),
        ({"hand": ("arpia",)}, "GX-C1"),
        ({"hand": ("sati",) * 2, "deck_size": 42}, "GX-C1"),
        ({"supremacy": 2}, "GX-B3"),
        ({"turns_left": 4}, "GX-Q2"),
        ({"army": ((), (Standing("elle"),), ())}, "GX-A1"),
        ({"army": ((Standing("elle"),), (), ())}, "GX-A13"),
        ({"army": ((Standing("volantis", True, 1),), (), ()), "tokens_hand": 1}, "GX-A5"),
    ],
)
def test_gx_a1_impossible_pictures_are_found(wrong: dict[str, Any], rule: str) -> None:
    assert problems(picture(SOUND, SOUND)) == []
    (found,) = problems(picture(SOUND, replace(SOUND, **wrong)))
    assert rule in found
    assert found.startswith("seat 1: ")


def test_gx_b4_fifteen_face_up_cards_have_won() -> None:
    heroes, leaders = "sati elle quae nezha tourach", "justice abhilasha tomorrow byun-hyung-ja-justice"
    army = f"{FIVE} / {heroes} / {leaders}"
    one_short = side(army, deck_size=31, tokens_hand=4)
    assert problems(picture(one_short, SOUND)) == []
    full = side(f"{army} byun-hyung-ja-tomorrow", deck_size=30, tokens_hand=4)
    (found,) = problems(picture(full, SOUND))
    assert "GX-B4" in found


@pytest.mark.parametrize(
    ("more", "rule"),
    [({"from_discard": True}, "GX-E7"), ({"round": 4}, "GX-D5"), ({"bounty": (0, 2, 0)}, "GX-E4")],
)
def test_gx_e4_impossible_tables_are_found(more: dict[str, Any], rule: str) -> None:
    (found,) = problems(picture(SOUND, SOUND, **more))
    assert rule in found
