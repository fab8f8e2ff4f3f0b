"""Weights by rules of thumb: what learning starts from and must beat."""

from collections.abc import Mapping
from typing import Final

VALUES: Final[Mapping[str, float]] = {
    "lead running open": 0.25,
    "lead passed-on open": 0.5,
    "lead waiting open": 0.5,
    "lead running last": 0.4,
    "lead passed-on last": 0.8,
    "lead waiting last": 0.8,
    "ahead running open": 0.3,
    "ahead passed-on open": 0.8,
    "ahead waiting open": 0.8,
    "ahead running last": 0.5,
    "ahead passed-on last": 1.2,
    "ahead waiting last": 1.2,
    "points": 0.8,
    "two-points": 0.4,
    "turn": 0.15,
    "hand": 0.12,
    "advantage": 0.15,
    "standing": 0.05,
    "near-full": 0.3,
    "near-clan": 0.2,
    "fitting": 0.05,
}
