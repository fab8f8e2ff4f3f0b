"""The terminal: a whole game by lines of text, questions answered, a clean end."""

import pytest
from click.testing import CliRunner

import honjin
from honjin.cli import main


def run(*arguments: str, lines: str = "") -> str:
    result = CliRunner().invoke(main, arguments, input=lines, catch_exceptions=False)
    assert result.exit_code == 0, result.output
    return result.output


@pytest.mark.parametrize(
    ("lang", "won"), [("en", "wins the game. (GT-B3)"), ("fr", "gagne la partie. (GT-B3)")]
)
def test_a_whole_game_by_numbers(lang: str, won: str) -> None:
    assert won in run("play", "gosu-tactics", "--seed", "cli", "--lang", lang, lines="1\n" * 3000)


QUESTIONS = """help
why mulligan
why keep
rule gt-l2
rule gt-z1
card umbolo
card nobody
play umbolo
quit
"""


def test_questions_are_answered_and_wrong_choices_explained() -> None:
    said = run("play", "gosu-tactics", "--seed", "cli", "--lang", "en", lines=QUESTIONS)
    assert "Type an option's number or its notation." in said
    assert "you hold a trooper: GT-S3" in said
    assert "That is legal now." in said
    assert honjin.rule("GT-L2", "en") in said
    assert "unknown rule 'GT-Z1'" in said
    assert "Imprison or release a card." in said
    assert "card: found 'nobody'" in said
    assert "not what is asked now (keep your hand, or draw a new one?): HJ-C1" in said
    assert said.rstrip().endswith("Goodbye.")


def test_the_end_of_input_is_a_clean_end() -> None:
    assert run("play", "gosu-tactics", "--lang", "fr").rstrip().endswith("Au revoir.")


def test_a_wrong_game_is_a_usage_error() -> None:
    result = CliRunner().invoke(main, ["play", "chess"])
    assert result.exit_code == 2
    assert "unknown game 'chess', expected one of gosu-tactics" in result.output
