"""honjin play as lines of text: whole games, questions answered, a clean end."""

import re
from pathlib import Path

import pytest
from command_line import run

import honjin


@pytest.mark.parametrize(("lang", "won"), [("en", "wins by GT-B3."), ("fr", "gagne par GT-B3.")])
def test_a_whole_game_by_numbers(lang: str, won: str) -> None:
    ran = run("play", "gosu-tactics", "--seed", "cli", "--lang", lang, lines="1\n" * 3000)
    assert (ran.code, won in ran.out) == (0, True)


def test_a_whole_hot_seat_game_hides_hands_between_people() -> None:
    ran = run("play", "gosu-tactics", "--seats", "human,human", "--seed", "hot", lines="1\n" * 6000)
    assert ran.code == 0
    covers = ran.out.split("look away; press Enter.")
    assert len(covers) > 10
    for said in covers:
        seats = {line.partition(":")[0] for line in said.splitlines() if line.startswith("You, player")}
        assert len(seats) <= 1


QUESTIONS = """help
why mulligan
why keep
why umbolo
rule gt-l2
rule gt-z1
card umbolo
card umbollo
hand
board
log 2
undo
99
play umbolo
quit
"""


def test_questions_are_answered_and_wrong_choices_explained() -> None:
    ran = run("play", "gosu-tactics", "--seed", "cli", lines=QUESTIONS)
    assert ran.code == 0
    for said in (
        "why CHOICE or why CARD",
        "mulligan: you hold a trooper: GT-S3",
        "keep: legal now",
        "play umbolo: not what is asked now (keep your hand, or draw a new one?): HJ-C1",
        f"GT-L2: {honjin.rule('GT-L2', 'en')}",
        "there is no rule “gt-z1”",
        "Umbolo: Gobans, general (level 3), value 5, 1 copy, our reconstruction",
        "there is no card “umbollo” in this set. Did you mean umbolo",
        "nothing to take back",
        "the numbers go from 1 to 1",
    ):
        assert said in ran.out
    assert ran.out.rstrip().endswith("Goodbye.")


def test_undo_takes_back_a_secret_choice() -> None:
    ran = run("play", "gosu-tactics", "--seed", "cli", lines="keep\n1\nundo\nquit\n")
    first, second = ran.out.split("taken back")
    assert "(2 to go)" in first
    assert "(3 to go)" in second


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    saved = run("play", "gosu-tactics", "--seed", "save", lines=f"keep\n1\nsave {file}\nquit\n")
    assert f"saved as {file}" in saved.out
    again = run("play", "--load", str(file), lines="quit\n")
    assert (again.code, "(2 to go)" in again.out) == (0, True)
    inside = run("play", "gosu-tactics", "--seed", "other", lines=f"load {file}\nquit\n")
    assert "(2 to go)" in inside.out
    missing = run("play", "gosu-tactics", lines=f"load {tmp_path}/none\nsave {tmp_path}\nquit\n")
    assert "cannot read" in missing.out
    assert "cannot write" in missing.out


def test_the_same_seed_is_the_same_game_bots_included() -> None:
    lines = "1\n" * 40
    first, second = [run("play", "gosu-tactics", "--seed", "again", lines=lines).out for _ in range(2)]
    assert first == second


def test_the_end_of_input_is_a_clean_end() -> None:
    ran = run("play", "gosu-tactics", LANG="fr_FR.UTF-8")
    assert (ran.code, ran.out.rstrip().endswith("Au revoir.")) == (0, True)


# --- GOSU X


@pytest.mark.parametrize(("lang", "won"), [("en", "by GX-B"), ("fr", "par GX-B")])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_of_gosu_x_by_numbers(bot: str, lang: str, won: str) -> None:
    ran = run("play", "gosu-x", "--seats", f"human,{bot}", "--seed", "x", "--lang", lang, lines="1\n" * 3000)
    assert (ran.code, won in ran.out.splitlines()[-1]) == (0, True)
    assert {"en": "Supremacy tokens: ", "fr": "Jetons Suprématie : "}[lang] in ran.out.splitlines()[-1]


def test_a_whole_hot_seat_game_of_gosu_x_hides_hands_between_people() -> None:
    ran = run("play", "gosu-x", "--seats", "human,human", "--seed", "x21", lines="1\n" * 6000)
    assert ran.code == 0
    covers = ran.out.split("look away; press Enter.")
    assert len(covers) > 10
    for said in covers:
        seats = {line[: len("You, player 0")] for line in said.splitlines() if line.startswith("You, player")}
        assert len(seats) <= 1


DRAFT = """why clan justice
why justice
why clan elves
card tile justice
card les fées pétales
rule gx-s2
help
clan justice

why clan justice
clan xi-an
undo
quit
"""


def test_the_draft_of_gosu_x() -> None:
    ran = run("play", "gosu-x", "--seats", "human,human", "--seed", "x", lines="\n" + DRAFT)
    assert ran.code == 0
    for said in (
        "Draft of the clans.",
        "Justice (highest OPEN card Ethereal), Abhilasha (Secret shift),",
        "You, player 0: no clan yet",
        " 7  Goan Sul  [clan goan-sul]",
        "clan justice: legal now",
        "clan elves: “elves” is not one of justice, abhilasha",
        "Tile of Justice, confirmed",
        "Les fées pétales: Justice, Troop (level I)",
        f"GX-S2: {honjin.rule('GX-S2', 'en')}",
        "as in rule GX-C1",
        "card tile CLAN            what a tile does",
        "taken back",
    ):
        assert said in ran.out, said
    assert re.search(r"clan justice: .*GX-S2", ran.out)


def test_options_of_the_game_are_given_by_name() -> None:
    ran = run("play", "gosu-x", "--seed", "m220", "--option", "draft=random", lines="quit\n")
    assert "keep your hand, or show it and draw a new one?" in ran.out
    for option, said in (
        ("draft", "“draft” is not NAME=VALUE; the options are: tie_start,"),
        ("draft=all", "option draft: found 'all', expected one of"),
        ("drift=x", "unknown option 'drift', gosu-x has:"),
    ):
        ran = run("play", "gosu-x", "--option", option)
        assert (ran.code, said in ran.err) == (2, True)


def test_a_mulligan_shows_the_hand() -> None:
    arguments = ["play", "gosu-x", "--seed", "m220", "--option", "draft=random", "--lang", "fr"]
    ran = run(*arguments, lines="mulligan\nquit\n")
    before, after = ran.out.split("Le joueur 0 montre", 1)
    assert "[mulligan]" in before
    hands = [line for line in ran.out.splitlines() if line.startswith("Votre main")]
    assert hands[0] != hands[1]
    assert "Le joueur 0 montre" in after


REACTION = """
game = "gosu-x"
seed = "reaction"
tiles = ["tomorrow", "xi-an"]
[[seats]]
clans = ["goan-sul", "phoenix", "galmi"]
hand = ["deesses-de-lave", "arpia"]
[[seats]]
clans = ["abhilasha", "justice", "narashima"]
army = [["les-apotres-de-la-nuit"], [], []]
hand = ["le-cercle-rouge", "sati"]
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reaction_is_asked_of_the_other_person_behind_a_cover(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "reaction.game"
    file.write_text(honjin.game("gosu-x").position(REACTION).record(), "utf-8")
    lines = "\nplay deesses-de-lave\nchoose 1:I.1\n\nwhy sati\nreact le-cercle-rouge\ndraw 1\n\nquit\n"
    ran = run("play", "--load", str(file), "--seats", "human,human", "--lang", lang, lines=lines)
    cover = {"en": "look away; press Enter.", "fr": "détournent les yeux ; appuyez sur Entrée."}[lang]
    _, first, second, third = ran.out.split(cover)
    assert ("Arpia" in first, "Sati" in first, "Le Cercle Rouge" in first) == (True, False, False)
    assert ("Arpia" in second, "Sati" in second) == (False, True)
    assert "[react le-cercle-rouge]" in second
    assert "react sati: " in second
    assert "GX-E6" in second
    assert ("Arpia" in third, "Sati" in third, "Le Cercle Rouge" in third) == (True, False, True)


def test_why_asks_about_a_word_as_the_question_means_it(tmp_path: Path) -> None:
    file = tmp_path / "reaction.game"
    file.write_text(honjin.game("gosu-x").position(REACTION).record(), "utf-8")
    lines = "why arpia\nwhy sati\nwhy pass\ncard\nrule\nplay arpia\nboard\nhand\nquit\n"
    ran = run("play", "--load", str(file), "--seats", "human,random", lines=lines)
    for said in (
        "play arpia: legal now",
        "play sati: Sati is not in your hand: GX-T1",
        "pass: the first to pass has no Activation tokens in hand, you have 2: GX-Q1",
        "Arpia: Phoenix, Troop (level I)",
        "Déesses de lave: Goan Sul, Troop (level I)",
        "  GX-A2  OPEN cards",
        "Arpia (Phoenix, OPEN)",
        "Déesses de lave (Goan Sul I)",
    ):
        assert said in ran.out, said


def test_a_game_of_gosu_x_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    saved = run("play", "gosu-x", "--seed", "x", lines=f"1\n1\n1\n1\nsave {file}\nquit\n")
    assert f"saved as {file}" in saved.out
    again = run("play", "--load", str(file), "--seats", "human,greedy", lines="quit\n")
    assert "Round 1, player" in again.out
    other = run("play", "gosu-tactics", lines=f"load {file}\nquit\n")
    assert "that is a game of gosu-x for 2" in other.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "Which game? There are: gosu-x, gosu-tactics."),
        (["play", "chess"], "there is no game “chess”; there are: gosu-x, gosu-tactics"),
        (["play", "gosu-tactics", "--seats", "human"], "1 seat is named, the table has 2-4"),
        (["play", "gosu-x", "--seats", "human,random,random"], "3 seats are named, the table has 2"),
        (["play", "gosu-tactics", "--seats", "human,genius"], "unknown level 'genius'"),
        (["play", "gosu-tactics", "--sed", "x"], "there is no option --sed; did you mean"),
        (
            ["play", "gosu-tactics", "--lang", "de"],
            "--lang: 'de' is not one of 'en', 'fr'. (allowed: en, fr)",
        ),
        (["play", "--load", "nowhere.game"], "nowhere.game"),
    ],
)
def test_wrong_use_is_explained(arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
