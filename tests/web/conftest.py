"""One browser and one server for the tests of a file.

Not one browser for all: while Playwright runs, its event loop holds the thread, and whatever this process
tests next could start none.
"""

from collections.abc import Callable, Iterator

import pytest
from browser import chromium as browser_of_debian
from playwright.sync_api import Browser, expect
from serve_process import Served
from web.browsing import PATIENCE, Person

from honjin.server.http.page import Page

expect.set_options(timeout=PATIENCE)

Come = Callable[..., Person]


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if not Page().is_built:
        pytest.fail("the page is not built: make web")
    with browser_of_debian() as browser:
        yield browser


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def come(chromium: Browser, served: Served) -> Iterator[Come]:
    """People come to the page; at the end of the test they leave, and it has made no trouble."""
    people: list[Person] = []

    def one(**how: object) -> Person:
        people.append(Person.come(chromium, served, **how))  # type: ignore[arg-type]
        return people[-1]

    yield one
    for person in people:
        person.leave()
