"""Limits: how much one address or one socket may ask for, as buckets that fill with time."""

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

MESSAGE_MAX: Final = 8 * 1024  # bytes of a request's body or a socket's message
DOCUMENT_MAX: Final = 512 * 1024  # of a request with a record or a position
BUCKETS_MAX: Final = 10_000


@dataclass(frozen=True)
class Rate:
    """So many a second, and so many at once."""

    second: float
    burst: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.second * factor, self.burst * factor)


class Bucket:
    """Tokens that are spent and come back with time."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = time.monotonic()

    def spend(self) -> bool:
        """Whether there was one left."""
        at = time.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (at - self.at) * self.rate.second)
        self.at = at
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class Buckets:
    """A bucket for each key, the longest unused forgotten first: by then it is full again."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, key: str) -> bool:
        bucket = self._buckets.setdefault(key, Bucket(self.rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > BUCKETS_MAX:
            self._buckets.popitem(last=False)
        return bucket.spend()


class Limits:
    """All limits of a server; a factor loosens or tightens them together."""

    def __init__(self, factor: float = 1.0) -> None:
        self.requests = Buckets(Rate(50, 400).times(factor))  # by address
        self.makings = Buckets(Rate(1, 60).times(factor))  # guests, tables and replays, by address
        self.message = Rate(20, 60).times(factor)  # of one socket
        self.sockets_max = int(100 * factor)  # by address
