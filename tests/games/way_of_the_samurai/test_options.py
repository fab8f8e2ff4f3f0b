"""The options of a game: refused when wrong or forbidden together, kept in records, dumps and positions."""

import tomllib

import pytest
from samurai import GAME, play, seat
from samurai_yard import YARD, yard

import honjin
from honjin.table.forms import FormError

DEFAULTS = {
    "mode": "fight",
    "enemy": "ishida",
    "weapon": "katana",
    "location": "none",
    "climate": "none",
    "easy": "none",
    "hard": "no",
    "events": "hard",
}
RULES = {
    "mode": "WS-S1",
    "enemy": "WS-S1",
    "weapon": "WS-S1",
    "location": "WS-L1",
    "climate": "WS-M5",
    "easy": "WS-D1",
    "hard": "WS-D2",
    "events": "WS-G8",
}
CHOSEN: dict[str, object] = {
    "enemy": "oda",
    "weapon": "tanto",
    "location": "rice-field",
    "climate": "snow",
    "easy": ["random-special", "best-of-three"],
    "hard": True,
}
SAID = {
    **DEFAULTS,
    "enemy": "oda",
    "weapon": "tanto",
    "location": "rice-field",
    "climate": "snow",
    "easy": "best-of-three random-special",
    "hard": "yes",
}


def test_ws_s1_every_option_has_its_first_value_by_default() -> None:
    assert GAME.new(seed="x").origin.options == DEFAULTS


def test_ws_s1_what_is_chosen_is_what_is_played() -> None:
    t = GAME.new(seed="x", options=CHOSEN)
    assert t.origin.options == SAID
    view = t.view(0)
    assert (view["mode"], view["enemy"]["name"]) == ("fight", "oda")  # type: ignore[index]
    assert (view["location"], view["climate"], view["hard"]) == ("rice-field", "snow", True)
    assert seat(t)["weapon"] == "tanto"


@pytest.mark.parametrize("value", ["nobody", 3, True, None, "", " ", "none", [], ["x", 1]], ids=repr)
@pytest.mark.parametrize("name", list(DEFAULTS))
def test_a_wrong_value_is_refused_with_the_rule(name: str, value: object) -> None:
    allowed: dict[str, list[object]] = {
        "location": ["none"],
        "climate": ["none"],
        "easy": ["none", "", " ", []],
        "hard": [True],
    }
    if any(value is good or (type(value) is type(good) and value == good) for good in allowed.get(name, [])):
        assert GAME.new(options={name: value}).decision is not None
        return
    more = {"location": "bridge"} if name == "climate" else {}
    with pytest.raises(ValueError, match=rf"option {name}: found .*, expected .*\({RULES[name]}\)"):
        GAME.new(options={**more, name: value})


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match=r"unknown option 'place', way-of-the-samurai has: mode, .*events"):
        GAME.new(options={"place": "bridge"})


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ([], "none"),
        (["die-at-2"], "die-at-2"),
        ("die-at-2", "die-at-2"),
        (["random-special", "die-at-2"], "die-at-2 random-special"),
        ("random-special best-of-three", "best-of-three random-special"),
        ("none", "none"),
    ],
    ids=str,
)
def test_ws_d1_easy_is_a_list_or_one_text(given: object, said: str) -> None:
    t = GAME.new(options={"easy": given})
    assert t.origin.options["easy"] == said
    assert seat(t)["die"] == (2 if "die-at-2" in said else 1)


@pytest.mark.parametrize(
    "given", [["easy"], "easy", ["die-at-2", "easy"], [2], 7, {"die-at-2": True}], ids=str
)
def test_ws_d1_easy_is_nothing_else(given: object) -> None:
    with pytest.raises(ValueError, match=r"option easy: found .*die-at-2.*\(WS-D1\)"):
        GAME.new(options={"easy": given})


@pytest.mark.parametrize(("given", "said"), [(True, "yes"), (False, "no"), ("yes", "yes"), ("no", "no")])
def test_ws_d2_hard_is_yes_or_no(given: object, said: str) -> None:
    t = GAME.new(options={"hard": given})
    assert (t.origin.options["hard"], t.view(0)["hard"]) == (said, said == "yes")


# --- what the rules forbid together

TOGETHER: list[tuple[dict[str, object], str]] = [
    ({"climate": "fog"}, "WS-M5"),
    ({"mode": "clan", "climate": "fog"}, "WS-M5"),
    ({"events": "normal"}, "WS-G8"),
    ({"mode": "clan", "events": "normal"}, "WS-G8"),
    ({"mode": "duel", "events": "normal"}, "WS-G8"),
    ({"mode": "clan", "enemy": "oda"}, "WS-E5"),
    ({"mode": "dojo", "enemy": "kempo"}, "WS-G2"),
    ({"mode": "village", "enemy": "oda"}, "WS-G3"),
    ({"mode": "duel", "enemy": "oda"}, "WS-V1"),
    ({"mode": "dojo", "climate": "fog"}, "WS-G7"),
    ({"mode": "dojo", "location": "forest"}, "WS-G7"),
    ({"mode": "village", "location": "forest", "climate": "fire"}, "WS-G7"),
    ({"enemy": "kempo", "location": "forest", "climate": "storm"}, "WS-E4"),
    ({"enemy": "kempo", "location": "forest", "climate": "fire"}, "WS-E4"),
]


@pytest.mark.parametrize(("given", "rule"), TOGETHER, ids=str)
def test_what_is_forbidden_together_is_refused_with_the_rule(given: dict[str, object], rule: str) -> None:
    with pytest.raises(ValueError, match=rf"found.*\({rule}\)"):
        GAME.new(options=given)
    with pytest.raises(FormError, match=rf"\({rule}\)") as refused:
        yard(**given)
    assert refused.value.lines("fr") != refused.value.lines("en")


def test_ws_g2_an_option_that_means_nothing_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"option enemy: found kempo in the mode dojo.*\(WS-G2\)"):
        GAME.new(options={"mode": "dojo", "enemy": "kempo"})
    with pytest.raises(ValueError, match=r"option location: found forest in the mode village.*\(WS-G7\)"):
        GAME.new(options={"mode": "village", "location": "forest"})
    with pytest.raises(ValueError, match=r"option events: found normal in the mode fight.*\(WS-G8\)"):
        GAME.new(options={"events": "normal"})


@pytest.mark.parametrize(
    "given",
    [
        {"mode": "dojo", "enemy": "ishida", "events": "normal", "location": "none"},  # as they are by default
        {"mode": "village", "events": "hard"},
        {"location": "forest", "climate": "fire"},
        {"location": "forest"},
        {"mode": "clan", "location": "forest", "climate": "storm"},
        {"enemy": "kempo", "location": "forest", "climate": "snow"},
        {"mode": "duel", "location": "forest", "climate": "storm"},
    ],
    ids=str,
)
def test_and_what_is_not_is_not(given: dict[str, object]) -> None:
    assert GAME.new(options=given).decision is not None


@pytest.mark.parametrize("mode", GAME.settings["mode"].values)
def test_ws_g8_what_is_said_to_mean_something_is_taken_and_all_else_is_refused(mode: str) -> None:
    """So whoever offers options knows which."""
    chosen = {"mode": mode, "enemy": "oda", "location": "bridge", "climate": "snow", "events": "normal"}
    for name in ("enemy", "location", "climate", "events"):
        placed = name == "climate" and mode not in ("dojo", "village")
        others = {"mode": mode, "location": "bridge"} if placed else {"mode": mode}
        if GAME.means_something(name, others):
            assert GAME.new(options={**others, name: chosen[name]}).origin.options[name] == chosen[name]
        else:
            with pytest.raises(ValueError, match=rf"option {name}: found {chosen[name]} in the mode {mode}"):
                GAME.new(options={**others, name: chosen[name]})
    meant = {name: value for name, value in chosen.items() if GAME.means_something(name, chosen)}
    assert GAME.new(options=meant).decision is not None


def test_ws_v1_weapons_of_a_duel() -> None:
    t = GAME.new(options={"mode": "duel", "weapon": ["tanto", "bokken"]})
    assert t.origin.options["weapon"] == "tanto bokken"
    assert [seat(t, p)["weapon"] for p in (0, 1)] == ["tanto", "bokken"]
    with pytest.raises(ValueError, match=r"option weapon: found 'tanto bokken'.*\(WS-S1\)"):
        GAME.new(options={"weapon": ["tanto", "bokken"]})
    with pytest.raises(ValueError, match=r"option weapon: found 'broom'.*\(WS-S1\)"):
        GAME.new(options={"mode": "duel", "weapon": ["tanto", "broom"]})


# --- kept


@pytest.mark.parametrize(
    "given",
    [
        CHOSEN,
        {"mode": "clan", "hard": True, "easy": ["die-at-2"], "location": "bridge"},
        {"mode": "dojo", "events": "normal"},
        {"mode": "village", "weapon": "naginata"},
        {"mode": "duel", "weapon": ["tanto", "bokken"], "location": "bridge", "climate": "fog"},
    ],
    ids=str,
)
def test_options_are_in_records_dumps_and_positions(given: dict[str, object]) -> None:
    t = GAME.new(seed="kept", options=given)
    if t.origin.options["mode"] in ("dojo", "village"):
        assert t.decision is not None
        play(t, t.decision.options[0].notation)
    said = t.origin.options
    for again in (honjin.replay(t.record()), GAME.load(t.dump()), GAME.position(t.position())):
        assert again.origin.options == said
        assert again.hash == t.hash
    assert tomllib.loads(t.position())["options"] == said
    header = tomllib.loads(t.record(0).partition("\n---\n")[0])
    assert (header["options"], "seed" in header) == (said, False)


def test_options_are_part_of_the_state() -> None:
    others: list[dict[str, object]] = [
        {},
        {"enemy": "oda"},
        {"weapon": "tanto"},
        {"location": "bridge"},
        {"location": "bridge", "climate": "fog"},
        {"easy": ["best-of-three"]},
        {"easy": ["die-at-2"]},
        {"hard": True},
        {"mode": "dojo"},
        {"mode": "dojo", "events": "normal"},
        {"mode": "clan"},
    ]
    assert len({GAME.new(seed="one", options=given).hash for given in others}) == len(others)


def test_options_of_a_position_stand_at_its_top_or_in_a_table() -> None:
    top = yard(enemy="oda", hard=True, easy=["die-at-2"])
    nested = yard(options={"enemy": "oda", "hard": True, "easy": ["die-at-2"]})
    assert top.origin.options == nested.origin.options
    assert top.hash == nested.hash


def test_a_position_with_wrong_options_is_refused_in_both_languages() -> None:
    with pytest.raises(FormError) as refused:
        yard(options={"mode": "war", "easy": ["luck"], "luck": 3})
    english, french = refused.value.lines("en"), refused.value.lines("fr")
    assert len(english) == len(french) == 3
    assert english[0].startswith(
        'options.mode: found "war", expected one of fight, clan, dojo, village, duel'
    )
    assert english[1].startswith('options.easy: found ["luck"], expected one of best-of-three')
    assert '"luck"' in english[2]
    assert not set(english) & set(french)


def test_an_option_is_an_item_of_the_card_set_in_use() -> None:
    cards = YARD + '\n[[weapons]]\nname = "Broom"\n'
    t = GAME.new(options={"weapon": "broom"}, cards=cards)
    assert seat(t)["weapon"] == "broom"
    with pytest.raises(ValueError, match=r"option weapon: found 'katana', expected one of broom \(WS-S1\)"):
        GAME.new(options={"weapon": "katana"}, cards=cards)
