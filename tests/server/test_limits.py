"""Budgets: by address, weighed by cost; what declares no cost is dear."""

from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.app import application
from honjin.server.http import limits as bounds
from honjin.server.http.front import Front, Hosts, Proxies
from honjin.server.http.limits import DEAR, Bucket, Buckets, Limits, Places, Rate, site
from honjin.server.store.store import Store


class Clock:
    """Time that stands still until it is told to go on."""

    def __init__(self) -> None:
        self.at = 100.0

    def monotonic(self) -> float:
        return self.at


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(bounds, "time", clock)
    return clock


def test_a_budget_is_spent_by_cost_and_comes_back(clock: Clock) -> None:
    bucket = Bucket(Rate(2, 10))
    assert [bucket.spend(4) for _ in range(4)] == [True, True, True, False]  # the third leaves a debt of 2
    clock.at += 1
    assert not bucket.spend(0.1)
    clock.at += 0.1
    assert bucket.spend(0.1)
    clock.at += 1000
    assert bucket.tokens < 1
    assert bucket.spend(10)
    assert not bucket.spend(1)


def test_each_key_has_its_own_and_the_longest_unused_is_forgotten(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bounds, "BUCKETS_MAX", 2)
    buckets = Buckets(Rate(0, 1))
    assert [buckets.spend(key) for key in "aab"] == [True, False, True]
    assert not buckets.spend("a")
    assert buckets.spend("c")
    assert not buckets.spend("a")
    assert buckets.spend("b")


def test_places_are_taken_and_given_back() -> None:
    places = Places(2)
    assert [places.take("a"), places.take("a"), places.take("a"), places.take("b")] == [
        True,
        True,
        False,
        True,
    ]
    places.give_back("a")
    assert places.take("a")
    assert len(places) == 3


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8::1", "2001:db8::ffff:2", True),
        ("2001:db8::1", "2001:db8:0:1::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("fe80::1%eth0", "fe80::2%eth1", True),
    ],
)
def test_an_ipv6_site_is_one_address(one: str, other: str, same: bool) -> None:
    assert (site(one) == site(other)) is same


def test_the_factor_loosens_all_limits() -> None:
    tight, loose = Limits(0.01), Limits(10)
    assert tight.work.rate.burst < loose.work.rate.burst
    assert tight.sockets.most < loose.sockets.most
    assert tight.arrivals.rate == Limits().arrivals.rate


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_every_route_and_message_says_what_it_costs(tmp_path: Path) -> None:
    """The dear default is for what was forgotten, and nothing of ours was."""
    store = Store(tmp_path)
    gate = application(store, Limits(), Front(Proxies(), Hosts()))
    store.close()
    for route in gate.app.routes:  # type: ignore[attr-defined]
        for handler in route.route_handlers if hasattr(route, "route_handlers") else ():
            if isinstance(handler, HTTPRouteHandler) and handler.fn.__module__.startswith("honjin"):
                assert 0 < handler.opt["cost"] <= DEAR, handler.handler_name
    for message in wire.ClientMessage.__args__:
        assert 0 < message.cost <= DEAR
    assert not hasattr(wire.Asked, "cost")
