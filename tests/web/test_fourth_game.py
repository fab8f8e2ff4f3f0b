"""A game that the page has never heard of is played to its end, on the general board."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from serve_process import Served
from web.browsing import PHONE, mouse
from web.conftest import Come

import honjin
from honjin.games import FOLDERS

FOLDER = Path(__file__).parents[1] / "games/high_card"

pytestmark = pytest.mark.skipif(honjin.compiled, reason="a game from elsewhere plays interpreted")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FOLDERS, str(FOLDER))
        with Served(tmp_path_factory.mktemp("data")) as server:
            yield server


def test_it_is_played_from_the_first_page_and_watched_again(come: Come) -> None:
    person = come()
    person.open("/")
    assert person.page.locator(".game.high-card a[href^='/play']").count() == 1
    assert person.page.locator(".game.high-card a[href^='/learn']").count() == 0  # it has no lessons
    person.page.click(".game.high-card .play")
    person.room.wait_for()
    assert person.play(mouse(seed=1)) >= 4
    person.page.get_by_role(
        "button", name="Watch the replay"
    ).last.click()  # the scene of the end has one too
    person.page.locator("[data-zone='hand:1'] .card").first.wait_for()


def test_it_is_played_on_a_phone(come: Come) -> None:
    person = come(size=PHONE, touch=True)
    person.sit(person.make("high-card", "me", "random", "greedy"))
    person.page.get_by_role("group", name="on the table").or_(
        person.page.get_by_text("on the table")
    ).first.wait_for()
    assert person.violations() == []
    person.play(mouse(seed=2))
    assert person.wide() == 0
