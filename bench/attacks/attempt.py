"""Attempt: something a stranger tries, by name; all of them are found here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from attacks.stranger import Stranger

Attack = Callable[[Stranger], None]


@dataclass(frozen=True)
class Attempt:
    """One attempt; `group` says which figures are wanted while it lasts."""

    group: str
    name: str
    attack: Attack

    @property
    def told(self) -> str:
        """What is tried, in a sentence."""
        return (self.attack.__doc__ or "").partition("\n")[0]


ATTEMPTS: Final[dict[str, Attempt]] = {}


def attempt(group: str, name: str) -> Callable[[Attack], Attack]:
    """Add what the function does to the list."""

    def add(attack: Attack) -> Attack:
        assert name not in ATTEMPTS, name
        ATTEMPTS[name] = Attempt(group, name, attack)
        return attack

    return add
