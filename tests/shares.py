"""How much is tried on the interpreted engine of what is the same on both."""

from collections.abc import Iterable
from typing import TypeVar

import honjin

T = TypeVar("T")


def share(items: Iterable[T], one_in: int) -> list[T]:
    """All of them where play is quick; interpreted, one in so many."""
    return list(items)[:: 1 if honjin.compiled else one_in]
