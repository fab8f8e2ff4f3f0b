"""GX-E17 and who knows what: looked at, shown, put on top, searched, and forgotten by a shuffle."""

from gosu_x import army, asked, discard, hand, options, play, refused, rest, seat, seen_hand, table, told

from honjin.table.table import Table


def cards_told(t: Table, kind: str, of: int | None) -> list[object]:
    """The cards of these facts as the seat was told them, None for those it may not know."""
    return [event["card"] for event in t.events(of) if event["kind"] == kind]


def known_top(t: Table, p: int, of: int) -> object:
    return seat(t, p, of)["deck_known"]


# --- a hand looked at


def looked() -> Table:
    t = table(hand={0: ["les-fleches-de-justice"], 1: ["muraena", "timer"]})
    return play(t, "play les-fleches-de-justice")


def test_gx_e1_who_looks_at_a_hand_knows_it_and_nobody_else_does() -> None:
    t = looked()
    assert seen_hand(t, 1, 0) == ["muraena", "timer"]
    assert t.view(None)["seats"][1]["hand"] == [None, None]  # type: ignore[index]
    assert cards_told(t, "looked-at", 0) == cards_told(t, "looked-at", 1) == ["muraena", "timer"]
    assert cards_told(t, "looked-at", None) == [None, None]


def test_gx_e1_what_is_drawn_later_is_not_known() -> None:
    t = play(looked(), "choose arpia", "draw 1")
    assert sorted(map(str, seen_hand(t, 1, 0))) == ["None", "muraena", "timer"]


def test_gx_e1_a_known_card_that_is_played_is_no_longer_in_hand() -> None:
    t = play(looked(), "choose arpia", "play timer")
    assert seen_hand(t, 1, 0) == ["muraena"]


def test_gx_e1_of_two_copies_the_known_one_leaves_first() -> None:
    t = table(hand={0: ["les-fleches-de-justice"], 1: ["muraena"]}, deck_top={1: ["muraena"]})
    play(t, "play les-fleches-de-justice", "choose arpia", "draw 1", "draw 1", "play muraena")
    assert "muraena" in hand(t, 1)
    assert seen_hand(t, 1, 0) == [None] * len(hand(t, 1))


def test_gx_p9_any_card_of_the_opponents_clans_can_be_named() -> None:
    t = looked()
    named = options(t)
    assert {"choose muraena", "choose arpia", "choose phoenix"} <= set(named)
    assert "choose les-fleches-de-justice" not in named
    assert refused(t, "choose les-fleches-de-justice") == ["GX-S2"]


# --- put on top of a deck, drawn, shuffled away


def returned() -> Table:
    t = table(army={0: [["bun-to"]], 1: [["muraena"]]}, hand={0: ["un-go"]})
    return play(t, "play un-go", "choose 1:I.1")


def test_gx_a11_a_card_put_on_top_is_known_to_all() -> None:
    t = returned()
    assert known_top(t, 1, 0) == known_top(t, 1, 1) == ["muraena"]
    assert t.view(None)["seats"][1]["deck_known"] == ["muraena"]  # type: ignore[index]


def test_gx_a11_and_stays_known_in_the_hand_that_draws_it() -> None:
    t = play(returned(), "draw 1")
    assert seen_hand(t, 1, 0) == ["muraena"]
    assert cards_told(t, "drew", None) == ["muraena"]
    # So everybody knows that this hand holds no Force of Will.
    assert t.view(None)["seats"][1]["hand"] == ["muraena"]  # type: ignore[index]


def test_gx_e17_a_shuffle_makes_it_unknown_again() -> None:
    t = table(
        army={0: [["nitish"], []], 1: [["arpia"]]},
        hand={1: ["fenghuang"]},
        deck_top={1: ["timer known", "muraena known"]},
        to_move=1,
    )
    assert known_top(t, 1, 0) == ["timer", "muraena"]
    play(t, "play fenghuang", "choose phoenix")
    assert known_top(t, 1, 0) == known_top(t, 1, 1) == ["phoenix"]


def test_gx_e17_the_cards_below_a_drawn_one_stay_known() -> None:
    t = table(deck_top={0: ["timer known", "muraena known"]})
    play(t, "draw 1")
    assert known_top(t, 0, 1) == ["muraena"]


def test_gx_t3_a_new_deck_from_the_discard_is_unknown() -> None:
    clans = ["phoenix", "goan-sul", "narashima"]
    t = table(clans={0: clans}, discard={0: rest(clans)})
    play(t, "draw 1")
    assert known_top(t, 0, 0) == known_top(t, 0, 1) == []
    assert seen_hand(t, 0, 1) == [None]
    assert discard(t, 0) == []


# --- revealed


def test_gx_t3_what_is_revealed_is_seen_by_all_and_known_in_hand() -> None:
    t = table(army={0: [["arpia"]]}, hand={0: ["sqeezs"]}, deck_top={0: ["timer", "muraena", "kaez"]})
    play(t, "play sqeezs")
    for viewer in (0, 1, None):
        assert sorted(map(str, cards_told(t, "revealed", viewer))) == ["kaez", "muraena", "timer"]
        assert t.view(viewer)["revealed"] == ["muraena", "timer", "kaez"]
    play(t, "choose kaez", "choose timer", "choose muraena")
    assert seen_hand(t, 0, 1) == ["kaez"]
    assert known_top(t, 0, 1)[0] == "timer"  # type: ignore[index]
    assert known_top(t, 0, 1)[-1] == "muraena"  # type: ignore[index]
    assert t.view(None)["revealed"] == []


def test_gx_t3_cards_taken_from_the_discard_are_known_in_hand() -> None:
    t = table(hand={0: ["navaj", "nitish"]}, discard={0: ["nalin"]})
    play(t, "play navaj", "choose nalin")
    assert sorted(map(str, seen_hand(t, 0, 1))) == ["None", "nalin"]


def test_gx_s3_what_is_drawn_is_known_to_who_draws_it() -> None:
    t = play(table(deck_top={0: ["timer"]}), "draw 1")
    assert cards_told(t, "drew", 0) == ["timer"]
    assert cards_told(t, "drew", 1) == cards_told(t, "drew", None) == [None]
    assert seen_hand(t, 0, 1) == [None]


def test_gx_e1_a_deck_is_known_to_nobody() -> None:
    t = table(deck_top={0: ["timer"]})
    assert known_top(t, 0, 0) == known_top(t, 0, 1) == []


# --- GX-E17


def test_gx_e17_a_card_found_without_a_condition_is_not_shown() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["elle"]})
    play(t, "play elle", "choose justice")
    assert hand(t, 0) == ["justice"]
    assert seen_hand(t, 0, 1) == [None]
    assert cards_told(t, "found", 0) == ["justice"]
    assert cards_told(t, "found", 1) == cards_told(t, "found", None) == [None]
    assert [e["rule"] for e in told(t, "shuffled")] == ["GX-E17"]


def test_gx_e17_the_choice_is_hidden_in_the_other_seats_record() -> None:
    t = table(army={0: [["volantis"]]}, hand={0: ["elle"]})
    play(t, "play elle", "choose justice")
    assert "choose justice" in t.record(0)
    assert "choose ?" in t.record(1)
    assert "choose justice" not in t.record(1)


def test_gx_e17_any_card_of_the_deck_can_be_found_and_none_that_is_elsewhere() -> None:
    t = table(
        army={0: [["volantis"]]},
        hand={0: ["elle", "sati"]},
        discard={0: ["quae", "volantis"]},
        removed={0: ["tourach"]},
    )
    play(t, "play elle")
    for card in ("elle", "sati", "quae", "tourach", "volantis"):
        assert refused(t, f"choose {card}") == ["GX-E17"]
    assert {"choose nezha", "choose justice"} <= set(options(t))
    # A card of the opponent's is not in this deck either.
    assert not any("aat" in option or "obeezs" in option for option in options(t))


def test_gx_e17_with_an_empty_deck_nothing_is_found() -> None:
    clans = ["justice", "galmi", "phoenix"]
    t = table(
        clans={0: clans},
        army={0: [["volantis"]]},
        hand={0: ["elle"]},
        removed={0: rest(clans, "volantis", "elle")},
    )
    play(t, "play elle")
    assert asked(t) == (1, "turn")


def test_gx_e17_a_card_found_by_its_name_is_shown_and_known_on_top() -> None:
    t = table(army={0: [["arpia"]]}, hand={0: ["fenghuang"]})
    play(t, "play fenghuang")
    assert options(t) == ["choose phoenix-eliana", "choose phoenix-immortal", "choose phoenix"]
    assert refused(t, "choose timer") == ["GX-E1"]
    play(t, "choose phoenix-immortal")
    for viewer in (0, 1, None):
        assert cards_told(t, "found", viewer) == ["phoenix-immortal"]
    assert known_top(t, 0, 1) == ["phoenix-immortal"]


def test_gx_e17_with_none_to_find_the_deck_is_only_shuffled() -> None:
    t = table(
        army={0: [["arpia"]]},
        hand={0: ["fenghuang", "phoenix-eliana"]},
        discard={0: ["phoenix"]},
        removed={0: ["phoenix-immortal"]},
        deck_top={0: ["timer known"]},
    )
    play(t, "play fenghuang")
    assert options(t) == ["done"]
    play(t, "done")
    assert (told(t, "found"), len(told(t, "shuffled"))) == ([], 1)
    assert known_top(t, 0, 1) == []


def test_gx_e17_what_can_be_found_must_be_found() -> None:
    t = table(army={0: [["arpia"]]}, hand={0: ["fenghuang"]})
    assert refused(play(t, "play fenghuang"), "done") == ["GX-E1"]


def test_gx_e17_two_hands_alike_look_alike_to_the_other_seat() -> None:
    # What seat 1 sees does not depend on what seat 0 found.
    found = []
    for card in ("justice", "sati"):
        t = table(army={0: [["volantis"]]}, hand={0: ["elle"]})
        play(t, "play elle", f"choose {card}")
        found.append((t.view(1), t.events(1), t.record(1)))
    assert found[0] == found[1]
    assert army(t, 0)[1] == ["elle"]
