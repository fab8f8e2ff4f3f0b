"""Front: who asks, seen through the proxies that we trust, and the host names that are ours."""

import os
import socket
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, cast
from urllib.parse import urlsplit

import structlog
from litestar.types import Scope

from honjin.server.http.limits import BUCKETS_MAX, site

LOG: Final = structlog.get_logger()
PLAIN: Final = {"ws": "http", "wss": "https"}  # a socket's scheme as its page's
PORTS: Final = {"http": 80, "https": 443}
FORWARDED: Final = (b"x-forwarded-for", b"forwarded", b"x-real-ip")
Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network


def values(scope: Scope, name: bytes) -> list[str]:
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def header(scope: Scope, name: bytes) -> str:
    return next(iter(values(scope, name)), "")


def words(text: str) -> list[str]:
    """What a variable lists, separated by commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


# --- who asks


@lru_cache(maxsize=BUCKETS_MAX)
def read_address(text: str) -> Address | None:
    """An address as peers and headers name it, perhaps with a port or a zone."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def peer(scope: Scope) -> str:
    """Whoever is at the other end of the connection: a proxy, if there is one."""
    client = scope.get("client")
    return client[0] if client else "?"


def is_local(scope: Scope) -> bool:
    """Whether a program on this machine asks, for itself."""
    found = read_address(peer(scope))
    return found is not None and found.is_loopback and not any(header(scope, name) for name in FORWARDED)


class Proxies:
    """The proxies whose word counts on who asks, and how; by default none."""

    def __init__(self, trusted: Iterable[Network] = ()) -> None:
        self.trusted = tuple(trusted)
        self._warned = False

    @classmethod
    def named(cls, text: str) -> "Proxies":
        """From a list of addresses and networks."""
        return cls(ip_network(word, strict=False) for word in words(text))

    def trusts(self, address: str) -> bool:
        found = read_address(address)
        return found is not None and any(found in network for network in self.trusted)

    def client(self, scope: Scope) -> str:
        """The address that asks: the last that no trusted proxy has, as they forwarded it."""
        found = peer(scope)
        chain = [word for line in values(scope, b"x-forwarded-for") for word in line.split(",")]
        if not self.trusts(found):
            self._warn(found, bool(chain))
            return found
        for word in reversed(chain):
            if read_address(word) is None:
                break  # nobody we trust wrote this
            found = str(read_address(word))
            if not self.trusts(found):
                break
        return found

    def scheme(self, scope: Scope) -> str:
        """http or https, as the browser speaks it."""
        told = scope["scheme"]
        if self.trusts(peer(scope)):
            told = header(scope, b"x-forwarded-proto").rpartition(",")[2].strip().lower() or told
        told = PLAIN.get(told, told)
        return told if told in PORTS else "http"

    def _warn(self, found: str, forwarded: bool) -> None:
        if forwarded and not self._warned:
            self._warned = True
            LOG.warning("forwarded requests from a proxy that HONJIN_PROXY does not name", peer=found)


def client(scope: Scope) -> str:
    """Whose budget this draws on; the middleware has looked."""
    return site(cast(str, scope["state"].get("client", peer(scope))))


def is_secure(scope: Scope) -> bool:
    """Whether the browser speaks TLS; the middleware has looked."""
    return scope["state"].get("scheme") == "https"


# --- which hosts are ours


@dataclass(frozen=True)
class Host:
    """A host name, and a port unless any will do."""

    name: str
    port: int | None = None


def read_host(text: str, scheme: str = "") -> Host | None:
    """As in the header Host or in a list of ours; a scheme's own port need not be said."""
    try:
        parts = urlsplit(f"//{text}")
        if parts.username is not None or parts.path or parts.query or parts.fragment or not parts.hostname:
            return None
        return Host(parts.hostname.rstrip("."), parts.port or PORTS.get(scheme))
    except ValueError:
        return None


def own_names() -> list[str]:
    """How this machine is called."""
    short = socket.gethostname().partition(".")[0]
    return ["localhost", socket.gethostname(), short, f"{short}.local"]


class Hosts:
    """The names by which this server may be asked, so that no foreign name can be bound to it."""

    def __init__(self, names: Iterable[str] = ()) -> None:
        found = [read_host(name.lower()) for name in (*own_names(), *names)]
        self.ours = {host for host in found if host is not None}

    def allow(self, scope: Scope) -> bool:
        """A name of ours, or the address at which the connection arrived."""
        told = values(scope, b"host")
        host = read_host(told[0].lower()) if len(told) == 1 else None
        if host is None:
            return False
        if host in self.ours or Host(host.name) in self.ours:
            return True
        asked, server = read_address(host.name), scope.get("server")
        if asked is None or server is None:
            return False
        return asked.is_loopback or asked == read_address(server[0])


def same_origin(scope: Scope, scheme: str) -> bool:
    """Whether the page that asks is ours; programs that are no browsers send no origin."""
    origin = values(scope, b"origin")
    if not origin:
        return True
    told, _, rest = origin[0].lower().partition("://")
    here = read_host(header(scope, b"host").lower(), scheme)
    return len(origin) == 1 and told == scheme and here is not None and read_host(rest, told) == here


class BadSetting(ValueError):
    """A variable of the environment that says nothing we understand."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}: {value}")
        self.name = name
        self.value = value


@dataclass(frozen=True)
class Front:
    """What the owner of the server has said about what lies before it."""

    proxies: Proxies
    hosts: Hosts
    metrics_token: str = ""

    @classmethod
    def from_environment(cls) -> "Front":
        """HONJIN_PROXY, HONJIN_HOSTS and HONJIN_METRICS_TOKEN."""
        told = os.environ.get("HONJIN_PROXY", "")
        try:
            proxies = Proxies.named(told)
        except ValueError:
            raise BadSetting("HONJIN_PROXY", told) from None
        names = words(os.environ.get("HONJIN_HOSTS", ""))
        if any(read_host(name) is None for name in names):
            raise BadSetting("HONJIN_HOSTS", ", ".join(names))
        return cls(proxies, Hosts(names), os.environ.get("HONJIN_METRICS_TOKEN", ""))
