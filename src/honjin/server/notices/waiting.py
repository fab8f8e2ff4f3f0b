"""Waiting list: which tables wait for a guest; made from the tables, so nothing is stored."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from honjin.server import wire


@dataclass(frozen=True)
class Wait:
    """What a table waits for, and since when."""

    kind: wire.AwaitedKind
    since: int


class WaitingList:
    """All tables at which other people wait, by the guest they wait for."""

    def __init__(self) -> None:
        self._by_table: dict[str, dict[str, Wait]] = {}
        self._by_guest: defaultdict[str, dict[str, Wait]] = defaultdict(dict)

    def note(self, table: str, whom: Mapping[str, wire.AwaitedKind], at: int) -> list[str]:
        """The table waits for these now; gives those for whom it did not wait before, or not for that."""
        before = self._by_table.pop(table, {})
        after = {
            guest: before[guest] if guest in before and before[guest].kind == kind else Wait(kind, at)
            for guest, kind in whom.items()
        }
        for guest in before.keys() - after.keys():
            del self._by_guest[guest][table]
            if not self._by_guest[guest]:
                del self._by_guest[guest]
        for guest, wait in after.items():
            self._by_guest[guest][table] = wait
        if after:
            self._by_table[table] = after
        return [guest for guest, wait in after.items() if before.get(guest) is not wait]

    def of(self, guest: str) -> dict[str, Wait]:
        """The tables that wait for this guest."""
        return dict(self._by_guest.get(guest, {}))

    def waits(self, table: str, guest: str) -> Wait | None:
        return self._by_table.get(table, {}).get(guest)
