"""The examples of the rulebook and the published rulings, each as a position."""

from gosu_x import army, asked, hand, options, play, refused, seat, strength, table, tokens, told

from honjin.table.table import Table


def test_gx_b2_martin_and_ulysses_tie_at_seventeen_and_the_wonder_token_decides() -> None:
    martin, ulysses = 0, 1
    t = table(
        army={
            martin: [["esprits-de-smook tokens=1", "nitish"], ["nalin", "niranjan"], ["goan-sul"]],
            ulysses: [["volantis", "volantis", "aat", "wiindz"], ["sati", "ez"]],
        },
        hand={ulysses: ["elle", "quae", "ne-o"]},
        tokens={martin: {"hand": 0}},
        tiles=["phoenix"],
        wonder=ulysses,
        clans={martin: ["goan-sul", "narashima", "galmi"]},
        passed=[ulysses],
    )
    assert strength(t, ulysses) == 8 + 6 + 3
    assert strength(t, martin) == 6 + 6 + 5
    play(t, "pass")
    assert [seat(t, p)["supremacy"] for p in (martin, ulysses)] == [0, 1]
    assert asked(t) == (ulysses, "song-sacrifice")


def test_gx_d2_seven_cards_give_four_and_six_give_three() -> None:
    t = table(
        army={
            0: [["volantis", "volantis", "les-fees-petales"], ["sati", "quae", "elle"]],
            1: [["aat", "aat", "wiindz", "wiindz"], ["ez", "ne-o"], ["tomorrow"]],
        },
        passed=[1],
    )
    play(t, "pass")
    lost = {0: 0, 1: 0}
    order = []
    while asked(t)[1] == "song-sacrifice":
        order.append(asked(t)[0])
        lost[asked(t)[0]] += 1
        play(t, options(t)[0])
    assert (lost[1], lost[0]) == (4, 3)
    assert order == [1] * 4 + [0] * 3


def test_gx_h1_sati_costs_three_discards_and_her_successor_needs_no_troop_of_its_clan() -> None:
    t = table(
        army={0: [["volantis"], ["sati"]]},
        hand={0: ["solok", "elle", "quae", "tourach"]},
    )
    assert refused(t, "play solok") == ["GX-P3", "GX-P3"]
    play(t, "shift II.1 solok", "pay elle", "pay quae", "pay tourach", "choose I.1")
    assert army(t, 0)[1] == ["solok"]
    assert hand(t, 0) == []
    assert len(told(t, "paid")) == 3
    short = table(army={0: [["volantis"], ["sati"]]}, hand={0: ["solok", "elle", "quae"]})
    assert refused(short, "shift II.1 solok") == ["GX-H1"]


def phoenix_army(heroes: list[str], immortals: list[str]) -> Table:
    t = table(army={0: [["arpia", "timer", "muraena", "sqeezs"], heroes, immortals]})
    return play(t, "draw 1")


def test_gx_k4_byun_hyung_ja_phoenix_counts_the_name_not_the_clan() -> None:
    t = phoenix_army(["phoenix-eliana", "phoenix-immortal"], ["phoenix", "byun-hyung-ja-phoenix"])
    assert tokens(t, 0) == (2, 1, 1)
    # Two of the name, and Byun Hyung Ja (Phoenix) is not named Phoenix.
    t = phoenix_army(["phoenix-eliana", "phoenix-immortal", "kaez"], ["byun-hyung-ja-phoenix"])
    assert tokens(t, 0) == (1, 1, 2)
    # Cards of the clan have other names.
    t = phoenix_army(["fenghuang", "genious", "kaez"], ["phoenix", "byun-hyung-ja-phoenix"])
    assert tokens(t, 0) == (1, 1, 2)


def test_gx_e1_quae_with_four_cards_against_nine_costs_five_one_at_a_time() -> None:
    t = table(
        army={
            0: [["volantis", "volantis"], ["sati"]],
            1: [
                ["aat", "aat", "wiindz", "wiindz"],
                ["ez", "ne-o", "fre-e"],
                ["tomorrow", "byun-hyung-ja-tomorrow"],
            ],
        },
        hand={0: ["quae"]},
    )
    play(t, "play quae")
    assert asked(t) == (1, "sacrifice")
    assert options(t) == ["choose I.4", "choose II.3", "choose III.2"]
    play(t, "choose III.2", "choose III.1", "choose II.3")
    # Cards have become OPEN on the way.
    assert options(t) == ["choose I.4", "choose II.2"]
    play(t, "choose II.2", "choose II.1")
    assert asked(t) == (1, "turn")
    assert army(t, 1) == [["aat", "aat", "wiindz", "wiindz"], [], []]
    assert len(told(t, "sacrificed")) == 5


def test_gx_e1_quae_on_equal_counts_does_nothing() -> None:
    t = table(army={0: [["volantis"]], 1: [["aat", "aat captured"]]}, hand={0: ["quae"]})
    play(t, "play quae")
    assert (asked(t), told(t, "sacrificed")) == ((1, "turn"), [])


def test_gx_e4_capturing_the_bounty_token_with_hemro_draws_two_in_all() -> None:
    t = table(
        army={0: [["esprits-de-smook"], ["hemro-le-chasseur-de-primes"]], 1: [["volantis bounty"]]},
        hand={0: ["deesses-de-lave"]},
        deck_top={0: ["alpha", "orgah", "smook"]},
    )
    play(t, "play deesses-de-lave", "choose 1:I.1", "yes")
    assert hand(t, 0) == ["alpha", "orgah"]


def test_gx_e3_petal_faeries_may_capture_a_level_three_card_with_the_bounty_token() -> None:
    t = table(
        army={1: [["muraena"], ["kaez"], ["phoenix bounty"]]},
        hand={0: ["les-fees-petales"]},
    )
    play(t, "play les-fees-petales")
    assert options(t) == ["choose 1:I.1", "choose 1:III.1"]
    play(t, "choose 1:III.1", "no")
    assert army(t, 1)[2] == ["phoenix captured bounty"]


def test_gx_e3_petal_faeries_without_a_bounty_card_only_give_tokens_back() -> None:
    t = table(
        army={0: [["volantis"]], 1: [["timer tokens=1"]]},
        hand={0: ["les-fees-petales"]},
        tokens={0: {"hand": 0, "spent": 2}, 1: {"hand": 0, "spent": 1}},
    )
    play(t, "play les-fees-petales", "take spent")
    assert options(t) == ["take I.1", "take spent"]
    play(t, "take I.1")
    assert (tokens(t, 0), tokens(t, 1)) == ((1, 1, 2), (1, 1, 2))
    assert army(t, 1)[0] == ["timer"]
    assert (told(t, "captured"), asked(t)) == ([], (1, "turn"))
