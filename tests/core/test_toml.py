"""What is written as TOML is read as the same data, and looks like what a person would write."""

import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from honjin.table.toml import write_toml

VALUES = st.recursive(
    st.text() | st.integers(-(2**63), 2**63 - 1) | st.booleans() | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=12,
)


@given(st.dictionaries(st.text(), VALUES, max_size=4))
def test_what_is_written_is_read_again(data: dict[str, object]) -> None:
    assert tomllib.loads(write_toml(data)) == data


def test_values_come_before_tables_and_tables_keep_their_order() -> None:
    data = {
        "options": {"tie": "last"},
        "seats": [{"army": [["sati", "quae"], []], "tokens": {"hand": 2}}, {"wonder": True}],
        "empty": [],
        "round": 1,
        "effect": ["draw", {"do": "choose", "deeds": ["capture"]}],
    }
    assert write_toml(data) == (
        "empty = []\n"
        "round = 1\n"
        'effect = ["draw", {do = "choose", deeds = ["capture"]}]\n'
        "\n[options]\n"
        'tie = "last"\n'
        "\n[[seats]]\n"
        'army = [["sati", "quae"], []]\n'
        "\n[seats.tokens]\n"
        "hand = 2\n"
        "\n[[seats]]\n"
        "wonder = true\n"
    )


def test_a_document_of_tables_alone_starts_with_one() -> None:
    assert write_toml({"a b": {"é]": {"x": 1}}}) == '["a b"]\n\n["a b"."é]"]\nx = 1\n'


def test_texts_are_escaped() -> None:
    assert write_toml({"said": 'a "b"\n\x7f\\é'}) == 'said = "a \\"b\\"\\n\\u007f\\\\é"\n'


def test_what_toml_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="found None, expected a text, a number"):
        write_toml({"nothing": [None]})
