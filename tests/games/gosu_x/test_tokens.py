"""GX-K: Activation tokens, spent, placed, taken back and unlocked."""

import pytest
from gosu_x import (
    army,
    asked,
    discard,
    hand,
    mover,
    options,
    play,
    prompt,
    refused,
    rest,
    rules_told,
    seat,
    strength,
    table,
    tokens,
    told,
)

from honjin.table.table import Table

# --- GX-K1


def test_gx_k1_one_token_draws_one_card() -> None:
    t = table(deck_top={0: ["timer", "arpia"]})
    play(t, "draw 1")
    assert hand(t, 0) == ["timer"]
    assert tokens(t, 0) == (1, 1, 2)
    assert told(t, "spent")[0] | {"turn": 0} == {
        "kind": "spent",
        "rule": "GX-K1",
        "turn": 0,
        "player": 0,
        "number": 1,
    }
    assert rules_told(t, "drew") == ["GX-K1"]


def test_gx_k1_two_tokens_draw_three() -> None:
    t = table(deck_top={0: ["timer", "arpia", "kaez", "genious"]})
    play(t, "draw 3")
    assert hand(t, 0) == ["arpia", "timer", "kaez"]
    assert tokens(t, 0) == (0, 2, 2)
    assert t.log(None)[0].text == "Player 1 spent 2 Activation tokens to draw 3 cards."
    assert t.log(None, "fr")[0].text == ("Joueur 1 a dépensé 2 jetons d'Activation pour piocher 3 cartes.")
    assert mover(t) == 1


def test_gx_k1_refused_without_the_tokens() -> None:
    t = table(tokens={0: {"hand": 1}})
    (refusal,) = t.why_not(0, "draw 3")
    assert refusal.text("en") == "must have 2 Activation tokens in hand; you have 1: GX-K1"
    assert refusal.text("fr") == "il faut 2 jetons d'Activation en main ; vous en avez 1 : GX-K1"
    t = table(army={0: [["muraena"]]}, tokens={0: {"hand": 0}})
    assert refused(t, "draw 1") == refused(t, "draw 3") == refused(t, "activate I.1") == ["GX-K1"]
    assert options(t) == ["pass"]


# --- GX-K2


def test_gx_k2_a_token_on_a_card_resolves_its_effect_again() -> None:
    t = table(army={0: [["muraena"]]}, deck_top={0: ["timer", "arpia"]})
    play(t, "activate I.1")
    assert army(t, 0)[0] == ["muraena tokens=1"]
    assert tokens(t, 0) == (1, 0, 2)
    assert hand(t, 0) == ["arpia", "timer"]
    assert rules_told(t, "activated") == ["GX-K2"]
    assert (prompt(t), mover(t)) == ("turn", 1)


def test_gx_k2_never_more_tokens_than_icons() -> None:
    t = table(army={0: [["muraena tokens=1", "3-voeux tokens=1"]]}, tokens={0: {"locked": 0}})
    (refusal,) = t.why_not(0, "activate I.1")
    assert (
        refusal.text("en") == "must have a free activation icon; Muraena has one, with a token on it: GX-K2"
    )
    assert refusal.rule == "GX-K2"
    play(t, "activate I.2", "clan xi-an")
    assert army(t, 0)[0] == ["muraena tokens=1", "3-voeux tokens=2"]
    t = table(army={0: [["3-voeux tokens=2"]]}, tokens={0: {"locked": 0}})
    assert refused(t, "activate I.1") == ["GX-K2"]


def test_gx_k2_only_face_up_cards_of_ones_own_with_icons() -> None:
    rows = [["muraena captured", "boul-go", "timer"]]
    t = table(army={0: rows, 1: [["volantis"]]})
    assert [option for option in options(t) if option.startswith("activate")] == ["activate I.3"]
    assert refused(t, "activate I.1") == ["GX-A3"]
    (refusal,) = t.why_not(0, "activate I.2")
    assert refusal.text("en") == "must have an activation icon; Boul Go has none: GX-K2"
    assert refusal.rule == "GX-K2"
    assert refused(t, "activate 1:I.1") == ["GX-K2"]


def test_gx_k2_keywords_do_nothing_again() -> None:
    t = table(army={0: [["kno-bo"]]}, wonder=1)
    play(t, "activate I.1")
    assert t.view(None)["wonder"] == 1  # Wondrous is for playing the card
    t = table(army={0: [["wiindz", "obeezs captured"]]})
    play(t, "activate I.1", "choose I.2")
    assert prompt(t) == "turn"  # no Echo


def test_gx_k2_a_token_taken_back_frees_the_icon() -> None:
    rows = [["volantis", "timer tokens=1"]]
    t = table(army={0: rows}, hand={0: ["les-fees-petales"]}, tokens={0: {"hand": 1}}, passed=[1])
    assert refused(t, "activate I.2") == ["GX-K2"]
    play(t, "play les-fees-petales", "take I.2")
    assert tokens(t, 0) == (2, 0, 2)
    play(t, "activate I.2")
    assert army(t, 0)[0] == ["volantis", "timer tokens=1", "les-fees-petales"]


# --- GX-K3


def test_gx_k3_from_a_card_or_from_the_spent_area_as_one_likes() -> None:
    rows = [["timer tokens=1", "le-cercle-rouge"]]
    t = table(army={0: rows}, hand={0: ["alpha-mort"]}, tokens={0: {"spent": 1}})
    play(t, "play alpha-mort")
    assert options(t) == ["take I.1", "take spent", "done"]
    twin = t.clone()
    play(t, "take spent", "done")
    assert (tokens(t, 0), army(t, 0)[0]) == ((1, 0, 2), ["timer tokens=1", "le-cercle-rouge"])
    play(twin, "take I.1")
    assert (tokens(twin, 0), army(twin, 0)[0]) == ((1, 1, 2), ["timer", "le-cercle-rouge"])
    play(twin, "take spent")
    assert tokens(twin, 0) == (2, 0, 2)
    assert rules_told(twin, "took-back") == ["GX-K3", "GX-K3"]


def test_gx_k3_each_player_from_their_own() -> None:
    t = table(army={1: [["timer tokens=1"]]}, hand={0: ["les-fees-petales"]}, tokens={0: {"hand": 0}})
    play(t, "play les-fees-petales")
    assert (mover(t), options(t)) == (0, ["take spent"])
    assert refused(t, "take 1:I.1") == ["GX-E1"]
    play(t, "take spent")
    assert (mover(t), options(t)) == (1, ["take I.1"])
    (refusal,) = t.why_not(1, "take spent")
    assert refusal.text("en") == "must have a token in your spent area; you have none there: GX-K3"
    assert refusal.text("fr") == (
        "il faut un jeton dans votre zone des jetons dépensés ; il n'y en a pas : GX-K3"
    )
    play(t, "take I.1")
    assert [tokens(t, p) for p in range(2)] == [(1, 1, 2), (2, 0, 2)]


def test_gx_k3_with_none_there_nothing_happens() -> None:
    t = table(hand={0: ["les-fees-petales"]})
    play(t, "play les-fees-petales")
    assert [event["rule"] for event in told(t, "did-nothing")][:2] == ["GX-K3", "GX-K3"]
    assert (prompt(t), mover(t)) == ("turn", 1)
    assert tokens(t, 0) == (2, 0, 2)


# --- GX-K4


def passing(locked: int, rows: int = 3) -> Table:
    """Byun Hyung Ja (Galmi) unlocks a token when its controller passes first."""
    army_rows = [["un-go"], ["shard"], ["byun-hyung-ja-galmi"]]
    return table(army={0: army_rows[:rows]}, tokens={0: {"hand": 0, "locked": locked}})


@pytest.mark.parametrize("locked", [2, 1])
def test_gx_k4_unlocking_moves_a_locked_token_to_the_hand(locked: int) -> None:
    t = play(passing(locked), "pass")
    assert tokens(t, 0) == (1, 4 - locked, locked - 1)
    assert told(t, "unlocked")[0] | {"turn": 0} == {
        "kind": "unlocked",
        "rule": "GX-K4",
        "turn": 0,
        "player": 0,
        "number": 5 - locked,
    }


def test_gx_k4_with_none_left_unlocking_wins_at_once() -> None:
    t = play(passing(0), "pass")
    assert t.outcome is not None
    assert (t.outcome.winners, t.outcome.rule) == ((0,), "GX-K4")
    assert rules_told(t, "won") == ["GX-K4"]
    assert told(t, "fought") == []


def song(locked: int, option: str) -> Table:
    """Seat 0 draws in the Song from an empty deck: Byun Hyung Ja (Narashima) sees its discard shuffled."""
    own = ("narashima", "phoenix", "galmi")
    rows = [["nitish", "un-go", "timer", "arpia"], ["nachiketa"], ["byun-hyung-ja-narashima"]]
    discarded = ["shard", "kan-te", "kaez", "genious"]
    return table(
        clans={0: own},
        army={0: rows},
        hand={0: ["navaj"] * 2},
        discard={0: discarded},
        removed={0: rest(own, "navaj", "navaj", *discarded, *(card for row in rows for card in row))},
        tokens={0: {"hand": 0, "locked": locked}},
        options={"fifth_token_in_song": option},
    )


def test_gx_k4_in_the_song_a_locked_token_can_still_be_unlocked() -> None:
    t = play(song(1, "no"), "pass", "pass", "choose I.4", "choose I.3", "choose I.2")
    assert tokens(t, 0) == (4, 0, 0)
    t = play(song(1, "no"), "pass", "pass", "choose III.1", "choose I.4", "choose I.3")
    assert tokens(t, 0) == (3, 0, 1)  # Byun Hyung Ja was sacrificed


@pytest.mark.parametrize(("option", "won"), [("no", []), ("yes", ["GX-K4"])])
def test_gx_k4_but_a_fifth_token_there_wins_by_the_option_only(option: str, won: list[str]) -> None:
    t = play(song(0, option), "pass", "pass", "choose I.4", "choose I.3", "choose I.2")
    assert (t.outcome is not None) == bool(won)
    assert rules_told(t, "won") == won
    assert [event["rule"] for event in told(t, "did-nothing")] == (["GX-K4"] if not won else [])


# --- GX-K5


@pytest.mark.parametrize(
    ("held", "x"),
    [
        ({}, 2),
        ({"locked": 1}, 3),
        ({"locked": 0}, 4),
        ({"hand": 1, "spent": 1}, 2),
        ({"hand": 1, "spent": 2, "locked": 1}, 3),
        ({"hand": 1, "spent": 3, "locked": 0}, 4),
    ],
)
def test_gx_k5_x_is_the_tokens_owned_wherever_they_are(held: dict[str, int], x: int) -> None:
    t = table(hand={0: ["muraena"]}, tokens={0: held})
    play(t, "play muraena")
    assert len(hand(t, 0)) == x


def test_gx_k5_tokens_on_cards_count() -> None:
    t = table(
        army={0: [["timer tokens=1", "3-voeux tokens=1"]]}, hand={0: ["muraena"]}, tokens={0: {"locked": 1}}
    )
    play(t, "play muraena")
    assert len(hand(t, 0)) == 3


def test_gx_k5_up_to_x_cards() -> None:
    t = table(
        army={0: [["un-go"]]}, hand={0: ["ree-ab"]}, discard={0: ["bun-to", "shard", "kan-te", "galmi"]}
    )
    play(t, "play ree-ab", "choose bun-to", "choose shard")
    assert (mover(t), hand(t, 0), sorted(discard(t, 0))) == (1, ["shard"], ["galmi", "kan-te"])


# --- GX-K6


def test_gx_k6_a_token_on_a_veteran_doubles_its_value() -> None:
    rows = ["esprits-de-smook", "les-gardiens-demons tokens=1"]
    t = table(army={0: [rows, ["smook tokens=1"]]})
    assert strength(t, 0) == 2 + 4 + 6
    assert strength(table(army={0: [["timer tokens=1"]]}), 0) == 2


def test_gx_k6_in_the_great_battle_if_it_is_still_there() -> None:
    t = table(army={0: [["esprits-de-smook"]], 1: [["volantis"]]}, tokens={0: {"hand": 1}}, passed=[1])
    play(t, "activate I.1", "pass")
    assert [event["number"] for event in told(t, "fought")] == [4, 2]
    t = table(army={0: [["esprits-de-smook tokens=1"]]}, hand={1: ["les-apotres-de-la-nuit"]}, to_move=1)
    play(t, "play les-apotres-de-la-nuit", "choose 0:I.1")
    assert (strength(t, 0), tokens(t, 0)) == (0, (1, 1, 2))


def test_gx_k6_once_however_many_tokens() -> None:
    t = table(army={0: [["aat tokens=2 veteran"]], 1: [["esprits-de-smook"]]})
    assert strength(t, 0) == 4


ACROSS = ["esprits-de-smook", "esprits-de-smook captured", "timer"]


@pytest.mark.parametrize("across", ACROSS)
@pytest.mark.parametrize("turned", [False, True])
def test_gx_k6_the_keyword_is_looked_at_when_the_token_is_placed(across: str, turned: bool) -> None:
    t = table(army={0: [["aat tokens=1" + (" veteran" if turned else "")]], 1: [[across]]})
    assert strength(t, 0) == (4 if turned else 2)


@pytest.mark.parametrize(("across", "value"), list(zip(ACROSS, (4, 2, 2), strict=True)))
@pytest.mark.parametrize("word", ["", " veteran"])
def test_gx_k6_by_the_option_the_keyword_is_looked_at_when_the_battle_is_counted(
    across: str, value: int, word: str
) -> None:
    rows = {0: [["aat tokens=1" + word]], 1: [[across]]}
    assert strength(table(army=rows, options={"veteran": "at-battle"}), 0) == value


@pytest.mark.parametrize("option", ["when-placed", "at-battle"])
def test_gx_k6_a_token_placed_before_the_mirror_was_a_veteran_is_not_turned(option: str) -> None:
    t = table(
        army={0: [["aat"]], 1: [["timer"]]},
        hand={1: ["esprits-de-smook", "kaez", "arpia"]},
        tokens={0: {"hand": 2}},
        clans={1: ["goan-sul", "phoenix", "galmi"]},
        options={"veteran": option},
    )
    play(t, "activate I.1", "draw 1", "shift I.1 esprits-de-smook", "pay kaez", "pay arpia")
    assert strength(t, 0) == (4 if option == "at-battle" else 2)


def turned(t: Table, p: int = 0) -> list[bool]:
    return [cell["veteran"] for cell in seat(t, p)["army"][0]]  # type: ignore[index]


def test_gx_k6_a_cancelled_activation_has_turned_its_token_all_the_same() -> None:
    t = table(
        army={0: [["esprits-de-smook"]]}, hand={1: ["atalante-a-grand-bouclier"]}, tokens={0: {"hand": 1}}
    )
    play(t, "activate I.1", "react atalante-a-grand-bouclier")
    assert (turned(t), strength(t, 0)) == ([True], 4)


def test_gx_k6_the_side_is_gone_with_the_last_token_and_not_before() -> None:
    # Les fées pétales let each player take a token back.
    rows = {0: [["aat tokens=2 veteran"]], 1: [["volantis"]]}
    t = table(army=rows, hand={1: ["les-fees-petales"]}, to_move=1)
    play(t, "play les-fees-petales")
    while asked(t)[1] == "take-back":
        play(t, options(t)[0])
    assert (army(t, 0)[0], turned(t)) == (["aat tokens=1"], [True])
    t = table(
        army={0: [["aat tokens=1 veteran"]], 1: [["volantis"]]}, hand={1: ["les-fees-petales"]}, to_move=1
    )
    play(t, "play les-fees-petales")
    while asked(t)[1] == "take-back":
        play(t, options(t)[0])
    assert (army(t, 0)[0], turned(t), strength(t, 0)) == (["aat"], [False], 2)


def test_gx_k6_a_captured_card_that_is_released_is_no_longer_doubled() -> None:
    t = table(army={0: [["aat tokens=1 veteran"]]}, hand={1: ["les-apotres-de-la-nuit"] * 2}, to_move=1)
    play(t, "play les-apotres-de-la-nuit", "choose 0:I.1", "draw 1")
    play(t, "play les-apotres-de-la-nuit", "choose 0:I.1")
    assert (army(t, 0)[0], turned(t), strength(t, 0)) == (["aat"], [False], 2)


def test_gx_k6_after_the_song_no_token_is_turned() -> None:
    rows = {0: [["esprits-de-smook", "esprits-de-smook"]]}
    t = play(table(army=rows, tokens={0: {"hand": 1}}, passed=[1]), "activate I.1", "pass", "choose I.2")
    assert (army(t, 0)[0], turned(t)) == (["esprits-de-smook"], [False])


# --- GX-K7


def test_gx_k7_tokens_stay_on_a_card_that_loses_its_icons() -> None:
    t = table(army={0: [["aat tokens=2"]], 1: [["3-voeux"]]}, hand={1: ["all-in-one", "nio"]}, to_move=1)
    play(t, "shift I.1 all-in-one", "pay nio")
    assert army(t, 0)[0] == ["aat tokens=2"]
    assert refused(t, "activate I.1") == ["GX-K1", "GX-K2"]


def test_gx_k7_the_limit_counts_when_a_token_is_placed() -> None:
    for across, rules in (("3-voeux", []), ("timer", ["GX-K2"]), ("all-in-one", ["GX-K2"])):
        t = table(army={0: [["aat tokens=1"]], 1: [[across]]}, tokens={0: {"locked": 0}})
        assert refused(t, "activate I.1") == rules
