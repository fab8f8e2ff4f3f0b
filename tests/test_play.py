"""honjin play as lines of text: whole games, questions answered, a clean end."""

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


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "Which game? There are: gosu-tactics."),
        (["play", "chess"], "there is no game “chess”; there are: gosu-tactics"),
        (["play", "gosu-tactics", "--seats", "human"], "1 seat is named, the table has 2-4"),
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
