"""Games that were made by other rules or cards: shown, left, never an error and never loading for ever."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow

DATA: Final = Path(__file__).parent.parent / "data"
TOLD: Final = DATA / "f5215ef"
KNOWN: Final = json.loads((DATA / "afd2ee6" / "known.json").read_text())
IDS: Final[dict[str, str]] = KNOWN["ids"]
REASON: Final = "played by version 99 of the rules"
BARE: Final = "t-three-over"  # stored without its facts
SHOWN: Final = (("x-playing", "light", "en"), (BARE, "dark", "fr"), ("s-campaign-playing", "light", "fr"))


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A folder of that time, all of its games made by rules that nobody here knows."""
    folder = tmp_path_factory.mktemp("old")
    shutil.copy(TOLD / "honjin.sqlite", folder)
    with sqlite3.connect(folder / "honjin.sqlite") as connection:
        connection.execute('UPDATE moves SET facts = NULL WHERE "table" = ?', (IDS[BARE],))
        for table, column in (("tables", "header"), ("replays", "record")):
            connection.execute(f"UPDATE {table} SET {column} = replace({column}, 'rules = 1', 'rules = 99')")
    connection.close()
    with Served(folder) as server:
        yield server


def alice(person: Person) -> Person:
    """A guest of that time, by the cookie of that time."""
    cookie = {"name": "honjin", "value": KNOWN["cookies"]["Alice"], "url": person.base}
    person.context.add_cookies([cookie])  # type: ignore[list-item]
    return person


@pytest.mark.parametrize(("name", "theme", "lang"), SHOWN)
@pytest.mark.parametrize("size", [(1280, 800), PHONE])
def test_a_table_of_other_rules_is_shown(
    name: str, theme: str, lang: str, size: tuple[int, int], come: Come
) -> None:
    person = alice(come(theme=theme, lang=lang, size=size, touch=size == PHONE, calm=True))
    person.open(f"/t/{IDS[name]}")
    page = person.page
    page.locator(".archived").wait_for()
    page.get_by_text("version 99").wait_for()
    page.locator(".archived").get_by_text("Alice").first.wait_for()
    assert page.locator(".choices code").count() > 3, "all choices in notation"
    is_told = name != BARE
    assert (page.locator(".log li").count() > 3) == is_told, "the log from its facts, if there are any"
    assert page.get_by_role("button", name="Try again").count() == 0
    assert person.wide() <= 0
    assert person.violations() == []


def test_a_game_of_other_rules_can_be_left(come: Come) -> None:
    person = alice(come())
    person.open("/")
    entry = person.page.locator(f'.mine a[href="/t/{IDS["x-bot-playing"]}"]')
    entry.get_by_text("older rules").wait_for()
    entry.click()
    person.page.get_by_text(REASON).wait_for()
    person.page.get_by_role("button", name="Close this game").click()
    person.page.get_by_role("heading", name="Three games").wait_for()
    person.page.locator(".mine").wait_for()
    expect(entry).to_have_count(0)


def test_a_game_of_other_rules_with_somebody_else_is_given_up(come: Come) -> None:
    person = alice(come())
    path = f"/t/{IDS['t-undo-playing']}"
    person.open(path)
    person.page.get_by_text("It had not ended yet").wait_for()
    person.page.get_by_role("button", name="Leave").click()
    person.page.get_by_role("heading", name="Three games").wait_for()
    person.open(path)
    person.page.get_by_text("Bob wins").first.wait_for()


@pytest.mark.parametrize("name", ["x-resigned-replay", "t-record-replay", "s-campaign-replay"])
def test_a_replay_of_other_rules_is_shown(name: str, come: Come) -> None:
    person = alice(come(calm=True))
    person.open(f"/replay/{IDS[name]}")
    person.page.get_by_text(REASON).wait_for()
    assert person.page.locator(".choices code").count() > 3
    assert person.violations() == []


def test_the_offline_file_of_such_a_replay_opens(come: Come, tmp_path: Path) -> None:
    person = come()
    person.open(f"/replay/{IDS['x-resigned-replay']}")
    with person.page.expect_download() as saving:
        person.page.get_by_role("link", name="Save as a web page").click()
    saving.value.save_as(tmp_path / "replay.html")
    alone = person.context.new_page()
    alone.goto((tmp_path / "replay.html").as_uri())
    alone.get_by_text(REASON).wait_for()
    assert alone.locator(".choices code").count() > 3
