"""Bounds: what would cost a parser more than its length is refused before it is parsed, in words."""

import tomllib
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tactics import DRILL, GAME

import honjin
from honjin.games import GAMES
from honjin.table import bounds, forms
from honjin.table.forms import FormError, Node, parse_json, parse_toml, shown
from honjin.table.record import record_lines
from honjin.table.table import Table

GOLDEN = sorted((Path(__file__).parents[2] / "golden").rglob("*.game"))
DOTS = "a." * 20_000 + "b = 1"


def never(*_: object, **__: object) -> object:
    raise AssertionError("the parser was asked")


@pytest.fixture
def no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.table.forms.tomllib.loads", never)
    monkeypatch.setattr("honjin.table.forms.json.loads", never)


HOSTILE = {
    "a key of many parts": (DOTS, "line 1: found a key of too many parts, expected at most 32"),
    "quoted parts": ('"a" . ' * 33 + "b = 1", "line 1: found a key of too many parts"),
    "a heading of many parts": (f"x = 1\n[{'a.' * 33}b]", "line 2: found a key of too many parts"),
    "deep lists": ("x = " + "[" * 5000, "line 1: found lists or tables nested too deeply"),
    "deep tables": ("x = " + "{a=" * 5000, "line 1: found lists or tables nested too deeply"),
    "deep after a text of four quotes": ('x = ["""a"""", ' + "[" * 99, "nested too deeply"),
    "deep after a text with an escape": ('x = ["\\"", ' + "[" * 99, "nested too deeply"),
    "deep after a comment": ('x = [ # "\n' + "[" * 99, "line 2: found lists or tables nested too deeply"),
    "many tables": ("[a]\n" * 20_001, "line 20001: found more than 20000 keys, lists and tables"),
    "a long number": ("x = 0x" + "f" * 5000, "line 1: found a key or number of more than 300 characters"),
    "a long text": ("#" * 1_000_001, "found more than 1000000 characters"),
}


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize(("text", "problem"), HOSTILE.values(), ids=HOSTILE)
def test_what_costs_too_much_is_refused_before_it_is_parsed(text: str, problem: str) -> None:
    with pytest.raises(FormError) as error:
        parse_toml("position", text)
    assert problem in str(error.value)
    assert "attendu" in error.value.text("fr")


@pytest.mark.usefixtures("no_parser")
@pytest.mark.parametrize("text", ["[" * 80_000, '{"a":' * 80_000, '["\\"",' + "[" * 99, "9" * 5000])
def test_deep_json_is_refused_before_it_is_parsed(text: str) -> None:
    with pytest.raises(FormError, match=r"line 1: found (lists|a key or number)"):
        parse_json("dump", text)


@pytest.mark.parametrize("name", GAMES)
def test_every_official_card_set_keeps_the_bounds(name: str) -> None:
    bounds.check(GAMES[name].card_set(None).write(), bounds.TOML)


def test_every_golden_game_keeps_the_bounds() -> None:
    for path in GOLDEN:
        bounds.check(path.read_text().partition("\n---\n")[0], bounds.TOML)


READERS: list[Callable[[str], object]] = [
    GAME.position,
    lambda text: GAME.position(f'game = "gosu-tactics"\n{text}'),
    lambda text: honjin.replay(f"{text}\n---\n"),
    lambda text: GAME.new(cards=f"{text}\n"),
]


@pytest.mark.parametrize("read", READERS)
def test_whatever_reads_toml_keeps_the_bounds(read: Callable[[str], object]) -> None:
    with pytest.raises(FormError, match="a key of too many parts"):
        read(DOTS)


PIECES = [
    "a",
    "b.",
    ".",
    '"',
    "'",
    '"""',
    "'''",
    "\\",
    "#",
    "\n",
    "[",
    "]",
    "{",
    "}",
    "=",
    ",",
    " ",
    "1",
    "é",
    "\r",
]


@settings(max_examples=400, deadline=None)
@given(st.lists(st.sampled_from(PIECES), max_size=40), st.integers(1, 300))
def test_what_the_bounds_let_through_is_read_cheaply(pieces: list[str], times: int) -> None:
    """Memory by the length, never by its square, and no recursion, whether it is TOML or not."""
    text = "".join(pieces) * times
    try:
        bounds.check(text, bounds.TOML)
    except bounds.Beyond:
        return
    tracemalloc.start()
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        pass
    finally:
        used = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert used < 200_000 + 2_000 * len(text)


@settings(max_examples=400, deadline=None)
@given(
    st.lists(st.sampled_from([*PIECES, "x = ", "x = [", "x = {a = "]), max_size=30), st.sampled_from("[.{")
)
def test_no_text_before_it_hides_depth(pieces: list[str], deep: str) -> None:
    """If the reader would come to something deep after these pieces, the bound has come to it too."""
    depth = {"[": "[" * 60 + "]" * 60, "{": "{a=" * 60 + "1" + "}" * 60, ".": "{" + "a." * 60 + "a=1}"}[deep]
    start = "".join(pieces)
    for before, after in (("x = ", ""), ("x = [", "]"), ("x = {y = ", "}"), ("", "")):
        text = f"{start}{before}{depth}{after}\n"
        try:
            tomllib.loads(text)
        except tomllib.TOMLDecodeError:
            continue
        if max_depth(tomllib.loads(text)) > 50:
            with pytest.raises(bounds.Beyond):
                bounds.check(text, bounds.TOML)


def max_depth(value: object) -> int:
    below = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return 1 + max(map(max_depth, below), default=0) if isinstance(value, dict | list) else 0


# --- what errors quote


def test_an_error_quotes_the_beginning_of_a_large_value() -> None:
    deep: object = 1
    for _ in range(100_000):
        deep = [deep]
    assert shown(deep) == '[[["..."]]]'
    assert shown({"a": {"b": {"c": {"d": 1}}}}) == '{"a": {"b": {"c": "..."}}}'
    assert shown("x" * 500) == '"' + "x" * 56 + "..."
    assert len(shown([0] * 1_000_000)) == 60


def test_a_reader_gives_up_after_some_problems() -> None:
    hand = ", ".join('"nobody"' for _ in range(10_000))
    text = f'game = "gosu-tactics"\n[[seats]]\nhand = [{hand}]\n[[seats]]\n'
    with pytest.raises(FormError) as error:
        GAME.position(text)
    assert len(error.value.problems) == forms.PROBLEMS_MAX + 1
    assert error.value.lines("fr")[-1] == "et d'autres encore\u00a0; la suite n'a pas été lue"


def test_paths_and_words_in_problems_are_short() -> None:
    problems: list[str] = []
    Node({"y" * 500: 1}, "x" * 500, problems).only_these()
    assert len(problems[0]) < 300
    cards = (
        DRILL.read_text().replace('name = "', f'name = "{"z" * 5000}', 1).replace("level = 1", "level = 9", 1)
    )
    with pytest.raises(FormError) as error:
        GAME.new(cards=cards)
    assert all(len(problem) < 500 for problem in error.value.problems)


# --- lines of a record


def test_lines_are_counted_as_the_reader_splits_them() -> None:
    table = GAME.new(seed="lines")
    body = "\r".join(["# a", "# b\u2028# c", "# d\x0b# e"])
    assert len(record_lines(body)) == 5
    record = f"{table.record()}{body}\n"
    assert honjin.replay(record).hash == table.hash
    with pytest.raises(FormError, match=r"line 17: found 'nonsense'"):
        honjin.replay(f"{record}nonsense\n")


def test_a_hash_that_is_said_again_and_again_is_computed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    table = GAME.new(seed="lines")
    record = table.record().removesuffix(f"= {table.hash}\n")
    assert table.decision is not None
    option, hashes = table.decision.options[0], [table.hash]
    table.play(option)
    hashes.append(table.hash)
    asked: list[Table] = []

    def counted(here: Table) -> str:
        asked.append(here)
        return hashes[len(here.choices)]

    monkeypatch.setattr(Table, "hash", property(counted))
    again = [f"= {hashes[0]}"] * 9 + [f"{0} {option.notation}"] + [f"= {hashes[1]}"] * 9
    honjin.replay(record + "\n".join(again))
    assert len(asked) == 2


def test_a_long_line_is_quoted_in_part() -> None:
    record = GAME.new(seed="lines").record()
    for line in ("0 " + "x" * 50_000, "x" * 50_000, "= " + "x" * 50_000, "! " + "x" * 50_000):
        with pytest.raises(FormError) as error:
            honjin.replay(f"{record}{line}\n")
        assert len(str(error.value)) < 1_000
