"""The documents on security say what the code does, and name tests that exist."""

import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
LIMIT = re.compile(r"`([a-z.]+)\.([A-Z][A-Za-z_().]*)`")
TEST = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")
POINT = re.compile(r"\d+\.\d+\.\d+")


def rows(name: str, heading: str) -> list[tuple[str, str, str]]:
    """The table of three columns under this heading, without its head."""
    part = (ROOT / "docs" / name).read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    found = ROW.findall(part)
    assert len(found) > 2
    return found[2:]


LIMITS = rows("security.md", "Limits")


@pytest.mark.parametrize(("what", "said", "where"), LIMITS, ids=[where for _, _, where in LIMITS])
def test_limits_are_those_of_the_code(what: str, said: str, where: str) -> None:
    found = LIMIT.fullmatch(where)
    assert found is not None, where
    module, path = found.groups()
    value: Any = import_module(f"honjin.{module}")
    for name in path.split("."):
        value = step(value, name)
    numbers = [float(number.replace(",", "")) for number in re.findall(r"\d[\d,.]*\d|\d", said)]
    expected = [value] if isinstance(value, int | float) else [value.second, value.burst]
    assert numbers == expected, f"{what}: {said}"


def step(value: Any, name: str) -> Any:
    """An attribute; with brackets it is called."""
    found = getattr(value, name.removesuffix("()"))
    return found() if name.endswith("()") else found


CHECKLIST = [
    row
    for part in ("What strangers send", "The page", "Sessions and rights", "Keys and secrets", "Running it")
    for row in rows("security-checklist.md", part)
]


def test_no_point_is_listed_twice() -> None:
    points = [point for row in CHECKLIST for point in POINT.findall(row[0])]
    assert len(points) == len(set(points))


@pytest.mark.parametrize("row", CHECKLIST, ids=[row[0] for row in CHECKLIST])
def test_each_point_has_a_test_that_exists_or_a_reason(row: tuple[str, str, str]) -> None:
    points, _, shown = row
    assert POINT.fullmatch(points) or all(POINT.fullmatch(point) for point in points.split(", "))
    tests = TEST.findall(shown)
    for path, name in tests:
        text = (ROOT / path).read_text("utf-8")
        assert re.search(rf"^(async )?def {name}\(", text, re.MULTILINE), f"{path} has no {name}"
    assert tests or shown.startswith("reason: "), points


def test_promises_are_shown_by_what_is_there() -> None:
    text = (ROOT / "docs" / "serving.md").read_text("utf-8")
    promises = text.partition("\n## Promises\n")[2].partition("\n## ")[0]
    shown = re.findall(r"`((?:python|pytest) [^`]+)`", promises)
    assert len(shown) > 10
    for command in shown:
        paths = re.findall(r"(?:bench|tests)/[\w/]+\.py", command)
        assert paths, command
        for path in paths:
            assert (ROOT / path).exists(), command
