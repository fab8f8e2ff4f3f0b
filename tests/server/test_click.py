"""The way of a click as docs/architecture.md tells it: every function is where it says."""

import ast
import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "docs" / "architecture.md").read_text("utf-8")
WAY: Final = TEXT.partition("## The way of a click")[2].partition("\n## ")[0]
HOPS: Final = re.findall(r"^\| \d+ \| `([^`]+)::([^`]+)` \|", WAY, re.MULTILINE)


def functions(node: ast.AST, before: str = "") -> set[str]:
    """The names of all functions, those in classes and functions with the names of these before them."""
    found = set()
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found |= {before + child.name, *functions(child, f"{before}{child.name}.")}
    return found


@pytest.mark.parametrize(("file", "function"), HOPS)
def test_every_hop_is_there(file: str, function: str) -> None:
    text = (ROOT / "src" / "honjin" / file).read_text("utf-8")
    if file.endswith(".py"):
        assert function in functions(ast.parse(text))
    else:
        assert re.search(rf"\b{function}\b", text)


def test_the_numbers_are_those_of_the_list() -> None:
    told = re.search(r"(\d+) hops\s+in (\d+) files", WAY)
    assert told is not None
    assert (int(told[1]), int(told[2])) == (len(HOPS), len({file for file, _ in HOPS}))
    assert re.findall(r"^\| (\d+) \|", WAY, re.MULTILINE) == [str(n + 1) for n in range(len(HOPS))]
