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
    "supremacy": 1.2,
    "turn": 0.15,
    "hand": 0.12,
    "tokens": 0.2,
    "owned": 0.3,
    "four-owned": 0.3,
    "wonder": 0.15,
    "standing": 0.05,
    "near-full": 0.3,
    "third-flip": 0.5,
    "flipped": 0.1,
    "fitting": 0.05,
}
