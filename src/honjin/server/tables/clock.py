"""Clock: how long each seat may still think, by the server's time alone."""

from typing import Final

from honjin.server.wire import ClockState, ClockWish

SECOND: Final = 1000  # in milliseconds, as everything here
MINUTE: Final = 60 * SECOND
DAY: Final = 24 * 60 * MINUTE


class Clock:
    """Runs for the seat that is asked; made from the moves' times, so it needs no storage of its own."""

    def __init__(self, wish: ClockWish, players: int) -> None:
        self.wish = wish
        first = {"none": None, "fischer": wish.minutes * MINUTE, "correspondence": wish.days * DAY}
        self.remaining: list[int | None] = [first[wish.kind]] * players
        self.running: int | None = None
        self.since = 0

    def ask(self, seat: int | None, at: int, earns: bool = True) -> None:
        """This seat is asked now; None: nobody who has to hurry. A choice made again earns no time."""
        previous = self.running
        self._charge(at)
        if seat == previous:
            return
        if previous is not None and self.wish.kind == "fischer" and earns:
            self.remaining[previous] = (self.remaining[previous] or 0) + self.wish.increment * SECOND
        if seat is not None and self.wish.kind == "correspondence":
            self.remaining[seat] = self.wish.days * DAY
        self.running = seat

    def forgive(self, alive: int | None, at: int) -> None:
        """The server was away from its last sign of life until now: that counts for nobody.

        Without a sign it is not known since when: then nothing since the last move counts.
        """
        self._charge(self.since if alive is None else max(alive, self.since))
        self.since = at

    def _charge(self, at: int) -> None:
        if self.running is not None and (left := self.remaining[self.running]) is not None:
            self.remaining[self.running] = max(left - (at - self.since), 0)
        self.since = at

    @property
    def deadline(self) -> int | None:
        """When the seat that is asked runs out of time."""
        left = None if self.running is None else self.remaining[self.running]
        return None if left is None else self.since + left

    def told(self, at: int) -> ClockState:
        """What is left at this moment."""
        remaining = list(self.remaining)
        if self.running is not None and (left := remaining[self.running]) is not None:
            remaining[self.running] = max(left - (at - self.since), 0)
        return ClockState(remaining, self.running, at)
