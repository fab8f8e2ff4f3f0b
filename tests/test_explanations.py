"""What bots think, told to people: hints, explanations after the game, advice in positions."""

from pathlib import Path

import pytest
from command_line import run

import honjin
from honjin.bots.bot import Considered, Thought
from honjin.cli.command import Terminal
from honjin.cli.explanation import SHOWN, thought_lines
from honjin.cli.screen.session import Session
from honjin.engine.chance import Stream


def test_a_thought_is_a_table_with_the_choice_first() -> None:
    table = honjin.game("gosu-x").new(seed="thought")
    question = table.decision
    assert question is not None
    first, second, *_ = question.codes
    thought = Thought(
        "hash", 300, (Considered(second, 200, 0.625, (second, first)), Considered(first, 100, 0.5, (first,)))
    )
    lines = thought_lines(thought, table.notation, question.seat, Terminal("en"))
    assert lines[0].startswith("300 games were imagined")
    assert [line.split() for line in lines[2:]] == [
        ["200", "62.5", "%", "clan", "abhilasha", "clan", "justice"],
        ["100", "50.0", "%", "clan", "justice", "–"],
    ]
    french = thought_lines(thought, table.notation, question.seat, Terminal("fr"))
    assert "62,5 %" in french[2]


def test_only_the_first_options_are_shown() -> None:
    table = honjin.game("gosu-x").new(seed="thought")
    assert table.decision is not None
    many = tuple(Considered(table.decision.codes[0], 10, 0.5, ()) for _ in range(SHOWN + 3))
    lines = thought_lines(Thought("hash", 9, many), table.notation, 0, Terminal("en"))
    assert len(lines) == SHOWN + 3
    assert lines[-1] == "3 more options were tried less."


def test_a_forced_choice_and_a_silent_bot() -> None:
    table = honjin.game("gosu-x").new(seed="thought")
    assert table.decision is not None
    forced = Thought("hash", 0, (Considered(table.decision.codes[0], 0, 0.0, ()),))
    assert thought_lines(forced, table.notation, 0, Terminal("en")) == ["clan justice is the only option."]
    assert thought_lines(None, table.notation, 0, Terminal("en")) == [
        "this bot does not say what it considers"
    ]


@pytest.mark.parametrize(("lang", "said"), [("en", "40 games were imagined"), ("fr", "40 parties imaginées")])
def test_a_hint_at_the_terminal(lang: str, said: str) -> None:
    ran = run("play", "gosu-x", "--seed", "hint", "--lang", lang, lines="hint 40\nhint soon\nquit\n")
    assert said in ran.out
    assert "clan justice" in ran.out
    refused = {"en": "“soon” is no measure of thinking", "fr": "« soon » n'est pas une durée de réflexion"}
    assert refused[lang] in ran.out


def test_a_hint_knows_what_the_person_knows() -> None:
    """Another world that looks the same to the person gives the same hint."""
    table = honjin.game("gosu-tactics").new(seed="hint")
    session = Session(table, ["human", "random"], Terminal("en"))
    while table.decision is not None and len(table.choices) < 12:
        session.advance()
        session.respond("1")
    session.advance()
    assert table.decision is not None
    twin = table.going_on_from(table.observe(0).state.sample(Stream(5)))
    assert twin.state.cells != table.state.cells
    other = Session(twin, ["human", "random"], Terminal("en"))
    assert session.respond("hint 60").lines == other.respond("hint 60").lines


def test_bots_explain_themselves_after_the_game_alone() -> None:
    lines = "1\n" * 10 + "explain\n" + "pass\n1\n" * 400
    ran = run("play", "gosu-tactics", "--seats", "human,search:8", "--seed", "e", lines=lines)
    assert "not before the game is over" in ran.out
    assert "explain tells why a bot made its last choice" in ran.out
    table = honjin.game("gosu-tactics").new(seed="e")
    session = Session(table, ["search:8", "search:8"], Terminal("en"))
    session.advance()
    assert table.decision is None
    said = session.respond("explain").lines
    last = max(session.thoughts)
    assert session.names == ("search:8", "search:8 2")
    choice = table.choices[last - 1]
    assert said[0] == f"Choice {last}, {session.names[choice.seat]}: {choice.notation}"
    assert session.respond("explain 2").lines != said
    assert "have thought about" in session.respond("explain 9999").lines[0]


def test_random_bots_have_nothing_to_explain() -> None:
    table = honjin.game("gosu-tactics").new(seed="e")
    session = Session(table, ["random", "random"], Terminal("en"))
    session.advance()
    assert session.respond("explain").lines == [
        "no bot here says what it thinks; levels from novice to expert do"
    ]


def test_alone_a_bot_explains_at_any_time() -> None:
    table = honjin.game("way-of-the-samurai").new(seed="e")
    session = Session(table, ["search:6"], Terminal("en"))
    for _ in range(8):
        session._let_choose(0)
    assert session.table.decision is not None
    assert "search:6" in session.respond("explain").lines[0]


def test_explanations_in_lines_after_the_game() -> None:
    ran = run(
        "play", "way-of-the-samurai", "--seats", "search:6", "--seed", "e", lines="explain\nexplain 2\n\n"
    )
    assert ran.code == 0
    assert ran.out.count(", search:6: ") == 2


# --- honjin advise


@pytest.fixture
def files(tmp_path: Path) -> Path:
    table = honjin.game("gosu-tactics").new(seed="advise")
    session = Session(table, ["random", "random"], Terminal("en"))
    while not table.game.starts_turn(table.state):
        assert table.decision is not None
        session._let_choose(table.decision.seat)
    (tmp_path / "position.toml").write_text(table.position(), "utf-8")
    session.advance()
    (tmp_path / "whole.game").write_text(table.record(), "utf-8")
    return tmp_path


@pytest.mark.parametrize(("lang", "said"), [("en", "30 games were imagined"), ("fr", "30 parties imaginées")])
def test_advice_in_a_position(files: Path, lang: str, said: str) -> None:
    ran = run("advise", str(files / "position.toml"), "--budget", "30", "--lang", lang)
    assert (ran.code, said in ran.out) == (0, True), ran.err
    again = run("advise", str(files / "position.toml"), "--budget", "30", "--lang", lang)
    assert again.out == ran.out


def test_advice_at_a_moment_of_a_record(files: Path) -> None:
    ran = run("advise", str(files / "whole.game"), "--to", "9", "--level", "search:20")
    assert (ran.code, "20 games were imagined" in ran.out) == (0, True), ran.err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["whole.game"], "the game is over here; --to N"),
        (
            ["whole.game", "--to", "0", "--seat", "1"],
            "Player 2 has nothing to choose here: it is Player 1's turn to decide",
        ),
        (["whole.game", "--to", "0", "--seat", "7"], "there is no seat 7"),
        (["whole.game", "--to", "0", "--budget", "soon"], "budget: found 'soon'"),
        (["whole.game", "--to", "0", "--level", "genius"], "unknown level 'genius'"),
        (["position.toml", "--to", "3"], "is a position: it has no choices"),
        (["none.toml"], "there is no file"),
    ],
)
def test_wrong_use_is_explained(files: Path, arguments: list[str], said: str) -> None:
    ran = run("advise", str(files / arguments[0]), *arguments[1:])
    assert ran.code == 2
    assert said in ran.err
