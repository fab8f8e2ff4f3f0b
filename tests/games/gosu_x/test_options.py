"""The options of a game: refused when wrong, kept in records, dumps and positions, and what they change."""

import tomllib

import pytest
from gosu_x import GAME, asked, options, play, rest, seat, table, tokens, told, winners, wonder

import honjin
from honjin.table.forms import FormError
from honjin.table.table import Table

DEFAULTS = {
    "tie_start": "last",
    "fifth_token_in_song": "no",
    "goan_sul_tile_extra_sacrifice": "no",
    "wonder_after_song": "returns",
    "galmi_pass": "always-spent",
    "veteran": "when-placed",
    "recruiter": "each-time",
    "justice_copy": "no",
    "clan_choice": "any",
    "draft": "pick",
}
OTHERS = {
    "tie_start": "first",
    "fifth_token_in_song": "yes",
    "goan_sul_tile_extra_sacrifice": "yes",
    "wonder_after_song": "stays",
    "galmi_pass": "as-usual",
    "veteran": "at-battle",
    "recruiter": "once",
    "justice_copy": "yes",
    "clan_choice": "own",
    "draft": "random",
}
GIVEN = [["justice", "galmi", "xi-an"], ["phoenix", "tomorrow", "narashima"]]
RULES = {
    "tie_start": "GX-D4",
    "fifth_token_in_song": "GX-K4",
    "goan_sul_tile_extra_sacrifice": "GX-D2",
    "wonder_after_song": "GX-D3",
    "galmi_pass": "GX-Q3",
    "veteran": "GX-K6",
    "recruiter": "GX-P5",
    "justice_copy": "GX-B5",
    "clan_choice": "GX-E19",
    "draft": "GX-S2",
}


def battle(**position: object) -> Table:
    """Seat 1 has passed, now seat 0 passes too."""
    return play(table(passed=[1], **position), "pass")  # type: ignore[arg-type]


def sing(t: Table) -> Table:
    """Sacrifice the first card offered until the Song is over."""
    while t.decision is not None and asked(t)[1] == "song-sacrifice":
        play(t, options(t)[0])
    return t


# --- given and kept


def test_every_option_has_its_first_value_by_default() -> None:
    assert GAME.new(seed="x").origin.options == DEFAULTS
    assert GAME.new(seed="x", options=OTHERS).origin.options == OTHERS


@pytest.mark.parametrize("name", list(DEFAULTS))
def test_a_wrong_value_is_refused_with_the_rule(name: str) -> None:
    with pytest.raises(
        ValueError, match=rf"option {name}: found 'maybe', expected one of .*\({RULES[name]}\)"
    ):
        GAME.new(options={name: "maybe"})
    with pytest.raises(ValueError, match=rf"option {name}: found True, expected one of"):
        GAME.new(options={name: True})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"unknown option 'advantage', gosu-x has: tie_start, .*draft"):
        GAME.new(options={"advantage": "yes"})


@pytest.mark.parametrize(
    "draft",
    [
        [],
        [["justice", "galmi", "xi-an"]],
        [["justice", "galmi"], ["phoenix", "tomorrow", "narashima"]],
        [["justice", "galmi", "xi-an"], ["phoenix", "tomorrow", "justice"]],
        [["justice", "justice", "xi-an"], ["phoenix", "tomorrow", "narashima"]],
        [["justice", "galmi", "ninjas"], ["phoenix", "tomorrow", "narashima"]],
        [["justice", "galmi", 3], ["phoenix", "tomorrow", "narashima"]],
        [["justice", "galmi", ["xi-an"]], ["phoenix", "tomorrow", "narashima"]],
        ["justice galmi xi-an", "phoenix tomorrow narashima"],
        "justice galmi xi-an",
        "justice galmi xi-an, phoenix tomorrow",
        7,
        None,
    ],
)
def test_gx_s2_a_draft_that_is_none_is_refused(draft: object) -> None:
    with pytest.raises(
        ValueError, match=r"option draft: found .*three clans for each of two seats \(GX-S2\)"
    ):
        GAME.new(options={"draft": draft})


def test_options_are_in_records_dumps_and_positions() -> None:
    t = GAME.new(seed="kept", options={**OTHERS, "draft": GIVEN})
    play(t, "keep", "keep")
    said = {**OTHERS, "draft": "justice galmi xi-an, tomorrow narashima phoenix"}
    assert t.origin.options == said
    for again in (honjin.replay(t.record()), GAME.load(t.dump()), GAME.position(t.position())):
        assert again.origin.options == said
        assert again.hash == t.hash
    assert tomllib.loads(t.position())["options"] == said


def test_options_are_part_of_the_state() -> None:
    hashes = {
        GAME.new(seed="one", options={name: value, "draft": GIVEN}).hash
        for name, value in [*OTHERS.items(), ("tie_start", "last")]
        if name != "draft"
    }
    assert len(hashes) == len(OTHERS)


def test_a_position_with_a_wrong_option_is_refused_in_both_languages() -> None:
    with pytest.raises(FormError) as refused:
        table(options={"tie_start": "never", "wonder": "stays"})
    english, french = refused.value.lines("en"), refused.value.lines("fr")
    assert 'options.tie_start: found "never", expected one of last, first' in english
    assert any(line.startswith("options.tie_start") and "attendu" in line for line in french)
    assert any("wonder" in line for line in english)


# --- draft


def test_gx_s2_a_given_draft_is_taken_as_it_is() -> None:
    t = GAME.new(seed="given", options={"draft": GIVEN})
    assert seat(t, 0)["clans"] == ["justice", "galmi", "xi-an"]
    assert seat(t, 1)["clans"] == ["tomorrow", "narashima", "phoenix"]
    assert t.view(None)["tiles"] == ["abhilasha", "goan-sul"]
    assert asked(t)[1] == "redraw"


def test_gx_s2_the_text_of_a_draft_is_read_like_the_list() -> None:
    text = "justice galmi xi-an, phoenix tomorrow narashima"
    as_text, as_list = (GAME.new(seed="s", options={"draft": d}) for d in (text, GIVEN))
    assert as_text.hash == as_list.hash


def test_gx_s2_a_random_draft_asks_nobody_and_differs_by_seed() -> None:
    drafts = set()
    for seed in "abcdefgh":
        t = GAME.new(seed=seed, options={"draft": "random"})
        assert asked(t)[1] == "redraw"
        clans = [*seat(t, 0)["clans"], *seat(t, 1)["clans"]]  # type: ignore[misc]
        assert len(set(clans)) == 6
        drafts.add(tuple(clans))
    assert len(drafts) > 4


def test_gx_s2_picking_is_the_default() -> None:
    t = GAME.new(seed="pick")
    assert asked(t) == (t.view(None)["first"], "draft")
    assert len(options(t)) == 8


# --- tie_start


@pytest.mark.parametrize("value", ["last", "first"])
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_gx_d4_tie_start_says_who_starts_after_a_tie(value: str, seed: str) -> None:
    t = battle(army={0: [["volantis"]], 1: [["aat"]]}, options={"tie_start": value}, seed=seed)
    first = asked(t)[0]
    assert asked(sing(t)) == (first if value == "first" else 1 - first, "turn")


@pytest.mark.parametrize("value", ["last", "first"])
def test_gx_d4_tie_start_changes_nothing_after_a_victory(value: str) -> None:
    for wonder_of in (0, 1):
        t = battle(army={0: [["volantis"]], 1: [["aat"]]}, wonder=wonder_of, options={"tie_start": value})
        assert asked(sing(t)) == (1 - wonder_of, "turn")


# --- fifth_token_in_song


@pytest.mark.parametrize("value", ["no", "yes"])
def test_gx_k4_fifth_token_in_song(value: str) -> None:
    clans = ["narashima", "justice", "galmi"]
    rows = [["nitish", "nitish", "navaj", "navaj", "nikhilesh"], ["nalin"], ["byun-hyung-ja-narashima"]]
    t = battle(
        clans={0: clans},
        army={0: rows, 1: [["aat"]]},
        discard={0: rest(clans, *(card for row in rows for card in row))},
        tokens={0: {"locked": 0}},
        options={"fifth_token_in_song": value},
    )
    play(t, "choose I.5", "choose I.4", "choose I.3", "choose I.2", "choose I.1")
    assert winners(t) == ((0,) if value == "yes" else ())
    if t.outcome is not None:
        assert t.outcome.rule == "GX-K4"
    assert tokens(t, 0)[2] == 0


# --- goan_sul_tile_extra_sacrifice

WINNING = [["aat", "aat"], ["ez", "ne-o"]]  # 10
LOSING = [["volantis"], ["sati"]]  # 5


def sacrifices(value: str, **position: object) -> list[int]:
    t = sing(battle(options={"goan_sul_tile_extra_sacrifice": value}, **position))
    return [sum(e["player"] == p for e in told(t, "sacrificed")) for p in (0, 1)]


def test_gx_d2_goan_sul_tile_extra_sacrifice() -> None:
    for tiles, more in ((["goan-sul"], 1), ([], 0)):
        assert sacrifices("no", army={0: WINNING, 1: LOSING}, tiles=tiles) == [2, 1]
        assert sacrifices("yes", army={0: WINNING, 1: LOSING}, tiles=tiles) == [2 + more, 1]
        assert sacrifices("yes", army={0: LOSING, 1: WINNING}, tiles=tiles) == [1, 2 + more]


def test_gx_e18_the_card_and_the_tile_of_goan_sul_both_cost_a_card() -> None:
    rows = [["deesses-de-lave", "esprits-de-smook", "deesses-de-lave"], ["alpha"], ["goan-sul"]]
    enemy = [["volantis", "volantis"], ["sati"]]
    assert sacrifices("no", army={0: rows, 1: enemy}, tiles=["goan-sul"]) == [4, 2]
    assert sacrifices("yes", army={0: rows, 1: enemy}, tiles=["goan-sul"]) == [5, 2]


def test_gx_d2_after_a_tie_nobody_gives_more() -> None:
    assert sacrifices("yes", army={0: [["volantis"] * 2], 1: [["aat"] * 2]}, tiles=["goan-sul"]) == [1, 1]


# --- wonder_after_song


@pytest.mark.parametrize(("value", "holder"), [("returns", None), ("stays", 1)])
def test_gx_d3_wonder_after_song(value: str, holder: int | None) -> None:
    t = sing(battle(army={0: [["volantis"]]}, wonder=1, options={"wonder_after_song": value}))
    assert wonder(t) == holder
    assert len(told(t, "returned-wonder")) == (1 if holder is None else 0)
