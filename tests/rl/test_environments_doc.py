"""docs/environments.md: its tables are those of the code, its examples run."""

import re
from pathlib import Path

import pytest

from honjin.games import GAMES
from honjin.rl.encoding import Space

DOC = Path(__file__).parents[2] / "docs" / "environments.md"


@pytest.mark.parametrize("game", GAMES)
def test_tables_are_fresh(game: str) -> None:
    text, space = DOC.read_text("utf-8"), Space(game)
    assert space.describe() in text
    assert space.describe_actions() in text


def test_examples_run() -> None:
    examples = re.findall(r"```python\n(.*?)```", DOC.read_text("utf-8"), re.DOTALL)
    assert len(examples) == 4
    for example in examples:
        exec(example, {})
