"""Limits: what one address, guest or table may cost, as budgets that fill with time."""

import time
from collections import Counter, OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

MESSAGE_MAX: Final = 8 * 1024  # bytes of a request's body or a socket's message
DOCUMENT_MAX: Final = 512 * 1024  # of a request with a record or a position
BUCKETS_MAX: Final = 10_000
# Costs are in milliseconds of the server's time, roughly. What declares none pays as much as a new table.
ANY: Final = 0.5  # whatever it is, it was read and answered
DEAR: Final = 20.0
STATE: Final = 1.0  # a state that was sent
HANDSHAKE: Final = 5.0
SITE_PREFIX: Final = 64  # bits of an IPv6 address that name a site; its owner chooses the others


@dataclass(frozen=True)
class Rate:
    """So much a second, and so much at once."""

    second: float
    burst: float

    def times(self, factor: float) -> "Rate":
        return Rate(self.second * factor, self.burst * factor)


def a_day(most: float) -> Rate:
    """So much in a day, at once or by and by."""
    return Rate(most / (24 * 3600), most)


class Bucket:
    """A budget that is spent and comes back with time; who is in debt waits."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.tokens = rate.burst
        self.at = time.monotonic()

    def spend(self, cost: float = 1) -> bool:
        """Whether anything was left; then the whole cost is taken, even if that leaves a debt."""
        at = time.monotonic()
        self.tokens = min(self.rate.burst, self.tokens + (at - self.at) * self.rate.second)
        self.at = at
        if self.tokens <= 0:
            return False
        self.tokens -= cost
        return True


class Buckets:
    """A bucket for each key, the longest unused forgotten first: by then it is full again."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def spend(self, key: str, cost: float = 1) -> bool:
        bucket = self._buckets.setdefault(key, Bucket(self.rate))
        self._buckets.move_to_end(key)
        if len(self._buckets) > BUCKETS_MAX:
            self._buckets.popitem(last=False)
        return bucket.spend(cost)


class Places:
    """How much of something each key holds at this moment, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: Counter[Hashable] = Counter()

    def take(self, key: Hashable) -> bool:
        """Whether there was a place left."""
        if self._taken[key] >= self.most:
            return False
        self._taken[key] += 1
        return True

    def give_back(self, key: Hashable) -> None:
        self._taken[key] -= 1
        if self._taken[key] <= 0:
            del self._taken[key]

    def __len__(self) -> int:
        return self._taken.total()


class Limits:
    """All limits of a server; a factor loosens or tightens them together."""

    def __init__(self, factor: float = 1.0) -> None:
        self.work = Buckets(Rate(150, 600).times(factor))  # requests, messages and states, by address
        self.makings = Buckets(Rate(1, 60).times(factor))  # tables and replays, by address
        self.tables = Buckets(Rate(0.1, 40).times(factor))  # by guest
        self.records = Buckets(a_day(2_000_000).times(factor))  # bytes kept, by guest
        self.records_at = Buckets(a_day(10_000_000).times(factor))  # by address
        self.exports = Buckets(a_day(20).times(factor))  # archives of all games, by guest
        self.exports_at = Buckets(a_day(100).times(factor))  # by address
        self.guests = Buckets(Rate(1 / 30, 60).times(factor))  # new ones, by address
        self.handshakes = Buckets(Rate(5, 60).times(factor))  # of sockets, by address
        self.chat = Buckets(Rate(0.5, 10).times(factor))  # lines, by guest
        self.sockets = Places(at_least(4, 100 * factor))  # open, by address
        self.table_sockets = Places(at_least(4, 40 * factor))  # open, by table and address
        self.arrivals = Buckets(Rate(50, 300).times(max(factor, 1)))  # new connections, by address
        self.frames = Rate(50, 300).times(factor)  # of one socket, whatever they are
        self.connections = Places(at_least(8, 200 * factor))  # open, by address


def at_least(fewest: int, count: float) -> int:
    return max(fewest, int(count))


@lru_cache(maxsize=BUCKETS_MAX)
def site(address: str) -> str:
    """Whose budget an address draws on: an IPv4 address, or the 64 bits that an IPv6 site is given."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ip_network((found, SITE_PREFIX), strict=False))
    return str(found)
