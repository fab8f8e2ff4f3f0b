"""Weights of a evaluation by readable names, so that a file of them outlives numbers and card sets."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

FILE: Final = "weights.json"
LEAST: Final = 0.005  # what a file leaves out


@cache
def read_file(package: str) -> dict[str, Any]:
    """All that the file says: the weights, and how they were made."""
    found = files(package) / FILE
    data: dict[str, Any] = json.loads(found.read_text("utf-8")) if found.is_file() else {}
    return data


def read_weights(
    package: str, value_names: Sequence[str], prior_names: Sequence[str]
) -> tuple[list[float], list[float]]:
    """The weights that ship with a game; a name that the file does not know has none."""
    data = read_file(package)
    values, priors = data.get("worths", {}), data.get("habits", {})
    return [values.get(name, 0.0) for name in value_names], [priors.get(name, 0.0) for name in prior_names]


def named(names: Sequence[str], weights: Sequence[float]) -> dict[str, float]:
    """What a file keeps of them."""
    return {
        name: weight for name, weight in zip(names, weights, strict=True) if name and abs(weight) >= LEAST
    }


def value_names(general: Sequence[str], blocks: Sequence[str], ids: Sequence[str], faces: int) -> list[str]:
    """Features in general, then a block of all faces for each place a card can be in."""
    blank = [""] * (faces - len(ids))
    return [*general, *(name for block in blocks for name in (*(f"{block} {id}" for id in ids), *blank))]


def prior_names(kinds: Sequence[str], ids: Sequence[str], faces: int) -> list[str]:
    """Kinds of options, each by card, or by a number where it speaks of none."""
    names = []
    for kind in kinds:
        by_card = "{card}" in kind or "{place}" in kind
        known = list(ids) if by_card else [str(number) for number in range(faces)]
        names += [f"{kind} {which}" for which in known] + [""] * (faces - len(known))
    return names
