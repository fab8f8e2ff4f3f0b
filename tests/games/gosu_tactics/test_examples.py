"""The examples that the rulebook gives, played."""

from tactics import army, hand, play, rules_told, table, told


def test_gt_l1_gt_l2_five_troopers_of_one_clan_are_free_and_five_of_five_clans_cost_eight() -> None:
    one_clan = ["goban-recruit", "goban-recruit", "goban-squire", "goban-squire", "goban-recruit-x"]
    five_clans = ["alpha-recruit", "dark-recruit", "meka-recruit", "fire-recruit", "goban-squire-x"]
    paid = ["alpha-knight", "alpha-guard", "dark-knight", "dark-guard"]
    paid += ["meka-knight", "meka-guard", "fire-knight", "fire-guard"]
    t = table(hand={0: one_clan, 1: [*five_clans, *paid]})
    for turn in range(5):
        play(t, f"play {one_clan[turn]}", f"play {five_clans[turn]}")
        if turn > 0:
            play(t, *(f"pay {card}" for card in paid[2 * turn - 2 : 2 * turn]))
    assert army(t, 0)[0] == one_clan
    assert army(t, 1)[0] == five_clans
    assert (hand(t, 0), hand(t, 1)) == ([], [])
    assert [event["player"] for event in told(t, "paid")] == [1] * 8
    assert set(rules_told(t, "paid")) == {"GT-L2"}
    assert rules_told(t, "placed") == ["GT-L1"] * 2 + ["GT-L2"] * 8


def test_gt_l5_three_troopers_of_three_clans_support_three_fighters_of_one_of_them() -> None:
    fighters = ["dark-knight", "dark-guard", "dark-ghoul"]
    rows = [["goban-recruit", "dark-recruit", "fire-recruit"]]
    t = table(army={0: rows}, hand={0: fighters, 1: ["goban-squire", "goban-squire"]})
    play(
        t, "play dark-knight", "play goban-squire", "play dark-guard", "play goban-squire", "play dark-ghoul"
    )
    assert army(t, 0)[:2] == [*rows, fighters]
    assert [event["rule"] for event in told(t, "placed") if event["player"] == 0] == ["GT-L5"] * 3
    assert told(t, "paid") == []


def test_gt_t4_one_turn_can_fire_four_powers() -> None:
    t = table(
        army={0: [["goban-squire-x", "goban-molt", "goban-linker"]]},
        hand={0: ["goban-vision"]},
        deck_top=[
            "fire-lord",
            *["fire-chief", "dark-chief", "meka-chief", "alpha-chief", "goban-chief"],
            "dark-lord",
            *["fire-guard", "dark-guard", "meka-guard", "alpha-guard", "goban-guard"],
        ],
    )
    play(t, "mutate I.2 goban-vision", "choose dark-chief", "choose I.1", "choose meka-guard")
    assert [(event["rule"], event["card"], event["turn"]) for event in told(t, "fired")] == [
        ("GT-T3", "goban-molt", 1),
        ("GT-T1", "goban-vision", 1),
        ("GT-T2", "goban-squire-x", 1),
        ("GT-T2", "goban-linker", 1),
    ]
    assert sorted(hand(t, 0)) == ["dark-chief", "dark-lord", "fire-lord", "meka-guard"]
