"""What people read in random games of GOSU X names players and rows, never seats and slots."""

import random
import re
from collections.abc import Iterator

import pytest
from gosu_x import GAME, options, play, question, table

from honjin.table.table import Table
from honjin.table.text import LANGUAGES

CODE = re.compile(r"player 0|joueur 0|\d:I{1,3}\.\d|\bI{1,3}\.\d|[{}$]", re.IGNORECASE)
LOOSE = re.compile(r" [:;!?»]|« ")  # French punctuation that can lose its word
NAMES = ((), ("Alice", "Bob"))
READERS = (0, 1, None)
EVERY = 13  # decisions from one that is read in full to the next
REFUSALS = 8


def random_game(seed: int) -> tuple[Table, list[tuple[str, str]]]:
    """A game to its end, and what was asked, offered and refused on the way, with its language."""
    chance, t = random.Random(seed), GAME.new(f"readable {seed}")
    offered: set[str] = set()
    read: list[tuple[str, str]] = []
    number = 0
    while t.decision is not None:
        offered |= set(options(t))
        if number % EVERY == 0:
            read += asked(t, chance.sample(sorted(offered), min(REFUSALS, len(offered))))
        number += 1
        t.play(chance.choice(question(t).options))
    return t, read


def asked(t: Table, others: list[str]) -> Iterator[tuple[str, str]]:
    here = question(t)
    refusals = [refusal for other in others for refusal in t.why_not(here.seat, other)]
    for lang in LANGUAGES:
        for names in NAMES:
            yield lang, here.label(lang, names)
            yield from ((lang, option.label(lang, names)) for option in here.options)
            yield from ((lang, refusal.text(lang, names)) for refusal in refusals)


def told(t: Table) -> Iterator[tuple[str, str]]:
    for lang in LANGUAGES:
        for names in NAMES:
            for reader in READERS:
                yield from ((lang, line.text) for line in t.log(reader, lang, names=names))
                yield lang, str(t.result(reader, lang, names))


@pytest.mark.parametrize("seed", range(30))
def test_no_seat_and_no_slot_is_read(seed: int) -> None:
    t, read = random_game(seed)
    for lang, text in {*read, *told(t)}:
        assert not CODE.search(text), text
        assert lang != "fr" or not LOOSE.search(text), text


# --- labels and prompts in full


def labels(t: Table, lang: str = "en", *names: str) -> dict[str, str]:
    return {option.notation: option.label(lang, names) for option in question(t).options}


def test_gx_k2_an_activation_says_that_the_effect_comes_again_and_what_x_is() -> None:
    t = table(army={0: [["muraena", "arpia"]]})
    said, dit = labels(t), labels(t, "fr")
    assert said["activate I.1"] == "Place a token on your Muraena in row I to repeat its effect (X is now 2)"
    assert said["activate I.2"] == "Place a token on your Arpia in row I to repeat its effect"
    assert dit["activate I.1"] == (
        "Placer un jeton sur votre carte Muraena (rangée I) pour répéter son effet (X vaut 2)"
    )
    play(t, "activate I.2")
    line = t.log(None, names=("Alice", "Bob"))[0].text
    assert line == "Alice placed an Activation token on Arpia in row I to repeat its effect."


def test_gx_k5_a_label_works_out_x_with_the_cost() -> None:
    t = table(
        army={0: [["volantis"]]}, hand={0: ["muraena", "sati", "elle"]}, tokens={0: {"hand": 3, "locked": 1}}
    )
    assert labels(t)["play muraena"] == "Play Muraena (discard 2; X is now 3)"
    assert labels(t, "fr")["play muraena"] == "Poser Muraena (défausser 2 ; X vaut 3)"


def test_gx_a10_two_of_a_name_in_one_row_are_told_apart_by_place() -> None:
    t = table(army={0: [["all-in-one"]], 1: [["timer", "arpia", "timer captured"]]}, hand={0: ["pangu"]})
    play(t, "play pangu")
    said = labels(t, "en", "Alice", "Bob")
    assert said["choose 1:I.1"] == "Bob's Timer in place 1 of row I"
    assert said["choose 1:I.2"] == "Bob's Arpia in row I"
    assert said["choose 1:I.3"] == "Bob's Timer in place 3 of row I (captured)"


def test_gx_e1_unites_de_bombardement_says_what_is_asked() -> None:
    t = table(
        army={0: [["deesses-de-lave"]], 1: [["timer", "arpia"]]},
        hand={0: ["unites-de-bombardement"]},
        supremacy={0: 1},
        round=2,
    )
    play(t, "play unites-de-bombardement", "choose I.2", "choose I.2")
    assert (
        question(t).label()
        == "Unités de bombardement: do you want this: each player sacrifices an OPEN card?"
    )
    assert question(t).label("fr") == (
        "Unités de bombardement : voulez-vous ceci : chaque joueur sacrifie une carte LIBRE ?"
    )


def test_gx_q3_galmi_says_what_passing_leaves_to_the_other_player() -> None:
    t = table(
        army={0: [["un-go"], ["shard"]], 1: [["timer"]]},
        hand={0: ["galmi"]},
        tokens={0: {"hand": 0, "spent": 2}},
    )
    play(t, "play galmi", "choose 1:I.1")
    assert question(t).label(names=("Alice", "Bob")) == (
        "Galmi: pass now, for the rest of the round? (Bob will have at most 2 turns left)"
    )
    assert question(t).label("fr") == (
        "Galmi : passer maintenant, pour le reste de la ronde ? (il restera au plus 2 tours à votre "
        "adversaire)"
    )


def test_a_player_is_offered_by_name() -> None:
    t = table(army={0: [["nitish"]]}, hand={0: ["nalin"]})
    play(t, "play nalin")
    assert labels(t) == {"player 0": "Yourself", "player 1": "Your opponent"}
    assert labels(t, "fr", "Alice", "Bob") == {"player 0": "Vous-même", "player 1": "Bob"}
    assert question(t).label() == (
        "Nalin: choose a player (that player puts the top 10 cards of their deck into their discard pile)"
    )


def test_3_voeux_is_written_with_its_ligature_and_found_by_either() -> None:
    face = GAME.card_face("3-voeux", "fr")
    assert (face.id, face.name) == ("3-voeux", "3 vœux")
    assert face.headline.startswith("3 vœux :")
