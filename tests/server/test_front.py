"""Front: whom a proxy speaks for, and by which names the server may be asked."""

from typing import cast

import pytest
from litestar.types import Scope

from honjin.server.http.front import Hosts, Proxies, is_local, same_origin


def asked(
    peer: str = "10.0.0.9", scheme: str = "http", server: str = "192.168.1.5", **headers: str | list[str]
) -> Scope:
    lines = []
    for name, values in headers.items():
        for value in [values] if isinstance(values, str) else values:
            lines.append((name.replace("_", "-").encode(), value.encode()))
    return cast(
        Scope, {"client": (peer, 5), "scheme": scheme, "server": (server, 80), "headers": lines, "state": {}}
    )


# --- proxies


def test_nobody_is_believed_to_be_somebody_else() -> None:
    scope = asked("127.0.0.1", x_forwarded_for="1.2.3.4", x_forwarded_proto="https")
    assert Proxies().client(scope) == "127.0.0.1"
    assert Proxies().scheme(scope) == "http"


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("6.6.6.6, 1.2.3.4", "1.2.3.4"),  # the first is what the client wrote
        (["6.6.6.6", "1.2.3.4"], "1.2.3.4"),
        ("1.2.3.4, 10.1.2.3", "1.2.3.4"),  # through two of ours
        ("1.2.3.4:5678", "1.2.3.4"),
        ("[2001:db8::1]:99", "2001:db8::1"),
        ("nonsense, 10.1.2.3", "10.1.2.3"),
        ("10.1.2.3", "10.1.2.3"),
        ([], "127.0.0.1"),
    ],
)
def test_the_client_is_the_last_that_no_proxy_of_ours_has(forwarded: str | list[str], client: str) -> None:
    proxies = Proxies.named("127.0.0.1, ::1, 10.0.0.0/8")
    assert proxies.client(asked("127.0.0.1", x_forwarded_for=forwarded)) == client


def test_the_scheme_is_what_the_proxy_says() -> None:
    proxies = Proxies.named("127.0.0.1")
    assert proxies.scheme(asked("127.0.0.1", x_forwarded_proto="https")) == "https"
    assert proxies.scheme(asked("127.0.0.1", "ws", x_forwarded_proto="https")) == "https"
    assert proxies.scheme(asked("127.0.0.1", x_forwarded_proto="gopher")) == "http"
    assert proxies.scheme(asked("127.0.0.1", "wss")) == "https"
    assert proxies.scheme(asked("127.0.0.2", x_forwarded_proto="https")) == "http"


def test_a_name_is_no_proxy() -> None:
    with pytest.raises(ValueError, match="proxy"):
        Proxies.named("proxy.example")


def test_only_programs_of_this_machine_that_ask_for_themselves_are_local() -> None:
    assert is_local(asked("127.0.0.1"))
    assert is_local(asked("::1"))
    assert not is_local(asked("10.0.0.9"))
    assert not is_local(asked("127.0.0.1", x_forwarded_for="127.0.0.1"))
    assert not is_local(asked("127.0.0.1", forwarded="for=1.2.3.4"))


# --- hosts


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost", True),
        ("LOCALHOST:8642", True),
        ("127.0.0.1:8642", True),
        ("[::1]:8642", True),
        ("192.168.1.5:8642", True),  # where the connection arrived
        ("192.168.1.6:8642", False),
        ("play.example.org", True),
        ("play.example.org:444", True),
        ("play.example.org.", True),
        ("door.example.org:444", True),
        ("door.example.org", False),
        ("elsewhere.example", False),
        ("localhost.elsewhere.example", False),
        ("localhost@elsewhere.example", False),
        ("localhost/", False),
        ("localhost:99999", False),
        ("", False),
        ([], False),
        (["localhost", "elsewhere.example"], False),
    ],
)
def test_the_server_is_asked_by_its_names_alone(host: str | list[str], allowed: bool) -> None:
    hosts = Hosts(["play.example.org", "door.example.org:444"])
    assert hosts.allow(asked(host=host)) is allowed


@pytest.mark.parametrize(
    ("scheme", "host", "origin", "same"),
    [
        ("http", "localhost:8642", "http://localhost:8642", True),
        ("http", "localhost:8642", "https://localhost:8642", False),
        ("http", "localhost:8642", "http://localhost:8643", False),
        ("http", "localhost:8642", "http://127.0.0.1:8642", False),
        ("https", "play.example.org", "https://play.example.org", True),
        ("https", "play.example.org:443", "https://play.example.org", True),
        ("https", "play.example.org", "http://play.example.org", False),
        ("http", "localhost", "null", False),
        ("http", "localhost", "http://localhost@elsewhere.example", False),
        ("http", "localhost", ["http://localhost", "http://elsewhere.example"], False),
        ("http", "localhost", [], True),
    ],
)
def test_an_origin_is_scheme_host_and_port(
    scheme: str, host: str, origin: str | list[str], same: bool
) -> None:
    assert same_origin(asked(host=host, origin=origin), scheme) is same
