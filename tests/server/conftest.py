"""One server for the tests of each file; those that end it have their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serve_process import Served, Visitor


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert '"error"' not in server.log_path.read_text()


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Served]:
    """A server that the test may kill."""
    with Served(tmp_path / "data") as server:
        yield server


@pytest.fixture
def alice(served: Served) -> Visitor:
    return served.guest()


@pytest.fixture
def bob(served: Served) -> Visitor:
    return served.guest("fr")
