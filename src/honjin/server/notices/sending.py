"""Sending: a notice on its way to a push service; strangers name it, so it must be a public one."""

import socket
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

from honjin.server.errors import ApiError
from honjin.server.notices.keys import PushKeys

SECONDS: Final = 10.0  # for each step of a request
THREADS: Final = 4
LATER: Final = 24 * 3600  # seconds that a service keeps a notice for a device that sleeps
HTTPS: Final = 443
GONE: Final = (404, 410)
# Ways through which an address elsewhere leads into a network of ours.
TUNNELS: Final = (ip_network("64:ff9b::/96"), ip_network("2002::/16"), ip_network("2001::/32"))


@dataclass(frozen=True)
class Device:
    """Where a notice for one device is sent, and the keys that only it can read it with."""

    endpoint: str
    p256dh: str
    auth: str


class Sender:
    """Encrypts and sends, in threads of its own."""

    def __init__(self, keys: PushKeys) -> None:
        self.keys = keys
        self.threads = ThreadPoolExecutor(THREADS, "push")

    def check(self, endpoint: str) -> SplitResult:
        """An address of a push service: https, a name, its usual port; or one that the owner trusts."""
        try:
            parts = urlsplit(endpoint)
            port = parts.port
        except ValueError:
            raise ApiError(400, "push-endpoint") from None
        if f"{parts.scheme}://{parts.netloc}" in self.keys.also:
            return parts
        is_named = (
            bool(parts.hostname) and not is_number(parts.hostname or "") and "." in (parts.hostname or "")
        )
        is_plain = parts.username is None and parts.password is None and port in (None, HTTPS)
        if parts.scheme != "https" or not is_named or not is_plain:
            raise ApiError(400, "push-endpoint")
        return parts

    def send(self, device: Device, body: bytes) -> int:
        """The status of the answer; nobody else waits for it, and no redirection is followed."""
        import urllib3
        from pywebpush import WebPusher

        parts = self.check(device.endpoint)
        origin = f"{parts.scheme}://{parts.netloc}"
        pusher = WebPusher(
            {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}}
        )
        headers = {
            **self.keys.signature(origin),
            "Host": parts.netloc,
            "TTL": str(LATER),
            "Urgency": "normal",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
        }
        encrypted = pusher.encode(body)["body"]
        name, path = parts.hostname or "", parts._replace(scheme="", netloc="").geturl() or "/"
        port = parts.port or HTTPS
        address = name if origin in self.keys.also else public_address(name, port)
        pool: urllib3.HTTPConnectionPool
        if parts.scheme == "https":  # at the address that was looked at, by the name that was given
            pool = urllib3.HTTPSConnectionPool(
                address, port, timeout=SECONDS, server_hostname=name, assert_hostname=name
            )
        else:
            pool = urllib3.HTTPConnectionPool(address, port, timeout=SECONDS)
        with pool:
            answer = pool.urlopen(
                "POST", path, encrypted, headers, retries=False, redirect=False, preload_content=False
            )
            answer.close()
            return answer.status

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


def is_number(host: str) -> bool:
    """Whether it is an address instead of a name; also as old programs write one."""
    try:
        socket.inet_aton(host)
    except OSError:
        return ":" in host
    return True


def public_address(name: str, port: int) -> str:
    """Where the name leads, if that is nowhere inside: neither this machine nor a network of its own."""
    found = [str(entry[4][0]) for entry in socket.getaddrinfo(name, port, type=socket.SOCK_STREAM)]
    if not found or not all(map(is_public, found)):
        raise ApiError(400, "push-endpoint")
    return found[0]


def is_public(text: str) -> bool:
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        address = address.ipv4_mapped or address
    tunnelled = any(address in network for network in TUNNELS if network.version == address.version)
    return address.is_global and not address.is_multicast and not tunnelled
