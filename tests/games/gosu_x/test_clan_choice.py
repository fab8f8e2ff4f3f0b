"""GX-E19: where a card says to choose a clan and no more, any of the eight may be named."""

import pytest
from gosu_x import GAME, asked, discard, hand, options, play, question, refused, rules_told, table, told

import honjin
from honjin.games.gosu_x.card import CLANS
from honjin.table.table import Table

OWN = ["phoenix", "xi-an", "abhilasha"]
EIGHT = [f"clan {clan}" for clan in CLANS]
THREE = ["clan abhilasha", "clan phoenix", "clan xi-an"]


def naming(card: str, **more: object) -> Table:
    """The card is played and asks for a clan; seat 1 plays Justice, Tomorrow and Narashima."""
    army = {"3-voeux": [], "genious": [["timer"]], "ashes": [["le-cercle-rouge"]]}[card]
    clans = {0: OWN, 1: ["justice", "tomorrow", "narashima"]}
    return play(table(army={0: army}, hand={0: [card]}, clans=clans, **more), f"play {card}")  # type: ignore[arg-type]


@pytest.mark.parametrize("card", ["3-voeux", "genious", "ashes"])
def test_gx_e19_any_of_the_eight_clans_may_be_named(card: str) -> None:
    t = naming(card)
    assert options(t) == EIGHT
    for clan in ("phoenix", "justice", "galmi"):  # one's own, the opponent's, nobody's
        twin = play(t.clone(), f"clan {clan}")
        assert [(e["rule"], e["word"]) for e in told(twin, "chose-clan")] == [("GX-E19", clan)]


@pytest.mark.parametrize("card", ["3-voeux", "genious", "ashes"])
def test_gx_e19_by_the_option_it_is_one_of_the_choosers_three(card: str) -> None:
    t = naming(card, options={"clan_choice": "own"})
    assert options(t) == THREE
    assert refused(t, "clan justice") == refused(t, "clan galmi") == ["GX-E19"]
    if card == "genious":
        play(t, "clan phoenix")
        assert (asked(t), options(t)) == (
            (1, "shuffle-clan"),
            ["clan justice", "clan tomorrow", "clan narashima"],
        )
        assert refused(t, "clan phoenix") == ["GX-E19"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "must be one of your three clans (Abhilasha, Phoenix, Xi'an); Galmi is not: GX-E19"),
        (
            "fr",
            "il faut l'un de vos trois clans (Abhilasha, Phoenix, Xi'an)\u00a0; Galmi n'en est pas un"
            "\u00a0: GX-E19",
        ),
    ],
)
def test_gx_e19_a_refused_clan_says_why(lang: str, said: str) -> None:
    t = naming("3-voeux", options={"clan_choice": "own"})
    assert [refusal.text(lang) for refusal in t.why_not(0, "clan galmi")] == [said]


def test_gx_e19_of_a_clan_that_one_does_not_play_3_voeux_finds_nothing() -> None:
    t = naming("3-voeux", deck_top={0: ["timer", "all-in-one", "solok", "nio"]})
    play(t, "clan galmi")
    assert (hand(t, 0), len(discard(t, 0))) == ([], 4)  # all in one is of one's own three clans only


def test_gx_e19_with_genious_one_may_shuffle_nothing_in() -> None:
    t = naming("genious", discard={0: ["timer", "nio"], 1: ["sati"]})
    play(t, "clan galmi", "clan phoenix")
    assert (sorted(discard(t, 0)), discard(t, 1)) == (["nio", "timer"], ["sati"])


def test_gx_e19_ashes_asks_for_the_level_and_then_finds_nothing() -> None:
    t = naming("ashes", discard={0: ["solok"]})
    play(t, "clan justice", "level II")
    assert (asked(t), discard(t, 0)) == ((1, "turn"), ["solok"])


def test_gx_e19_goan_sul_and_orgah_say_more_than_that() -> None:
    t = table(army={0: [["esprits-de-smook"]]}, hand={0: ["orgah"]}, discard={0: ["timer"]})
    play(t, "play orgah")
    assert options(t) == ["clan phoenix"]
    assert rules_told(t, "chose-clan") == []


@pytest.mark.parametrize("card", ["3-voeux", "genious", "ashes"])
@pytest.mark.parametrize("level", ["novice", "easy"])
def test_gx_e19_a_bot_names_a_clan_of_its_own(card: str, level: str) -> None:
    t = naming(card, discard={0: ["solok", "arpia", "nio"]})
    for seed in range(4):
        assert honjin.bot("gosu-x", level, seed=seed).choose(t.observe(0), None) in THREE


def test_gx_e19_judgement_tells_a_clan_that_is_not_played_apart() -> None:
    t = naming("3-voeux")
    evaluation = GAME.evaluation(t.cards.ids)
    codes = dict(zip(options(t), question(t).codes, strict=True))
    foreign = {evaluation.prior_row(t.state, codes[clan]) for clan in EIGHT if clan not in THREE}
    own = {evaluation.prior_row(t.state, codes[clan]) for clan in THREE}
    assert (len(foreign), len(own), foreign & own) == (1, 3, set())
