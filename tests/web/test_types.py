"""The page's types are those of the server: made from its structs, and made again when these change."""

import pytest

from honjin.server import wire
from tools.wire_types import SOURCES, schemas, types_of


@pytest.mark.parametrize("module", SOURCES)
def test_the_types_of_the_page_are_fresh(module: str) -> None:
    assert SOURCES[module].read_text("utf-8") == types_of(module), "stale: make types"


def test_what_is_told_is_told_whole_and_what_is_asked_may_be_short() -> None:
    found = schemas(wire)
    assert set(found["SeatInfo"]["required"]) == set(found["SeatInfo"]["properties"])
    assert set(found["ClockWish"]["required"]) == set(found["ClockWish"]["properties"])  # told in TableInfo
    assert found["TableWish"]["required"] == ["game", "seats"]
    assert "refusals" not in found["Problem"]["required"]
