"""A game that was played: steps, jumps, seats, playing on, and the one file that needs no server."""

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect
from web.browsing import Person
from web.conftest import Come

import honjin

pytestmark = pytest.mark.slow


@cache
def record(game: str) -> str:
    """Of a whole game at random."""
    table, bot = honjin.game(game).new(seed="page"), honjin.bot(game, "random", seed=1)
    while table.decision is not None:
        table.play(bot.choose(table.observe(table.decision.seat)))
    return table.record()


def watch(person: Person, game: str, at: int = 0) -> str:
    """Opens the replay of a record; its id."""
    person.context.request.get(f"{person.base}/api/me")
    made = person.context.request.post(
        f"{person.base}/api/replays", data={"record": record(game)}, headers={"X-Honjin": "1"}
    )
    assert made.ok, made.text()
    id = str(made.json()["id"])
    person.open(f"/replay/{id}?at={at}&view=open")
    person.page.locator(".replay .log li").first.wait_for()
    return id


def moment(person: Person) -> int:
    return int(person.page.get_by_role("slider").input_value())


def at(person: Person, n: int) -> None:
    """Waits until that moment is shown."""
    expect(person.page.get_by_role("slider")).to_have_value(str(n))


def test_steps_jumps_and_seats_of_a_replay(come: Come) -> None:
    person = come()
    watch(person, "gosu-tactics", at=20)
    at(person, 20)
    person.page.keyboard.press("ArrowRight")
    at(person, 21)
    told = person.page.locator(".controls .choice p").inner_text()
    assert re.search(r"Player \d.*\.$", told), "in words, not in notation"
    person.page.keyboard.press("Home")
    at(person, 0)
    line = person.page.locator(".log li").nth(40)
    line.locator(".jump").click()
    expect(person.page.get_by_role("slider")).not_to_have_value("0")
    expect(line).not_to_have_class(re.compile("later"))
    there = moment(person)
    person.page.wait_for_url(re.compile(rf"at={there}&view=open"))
    assert person.page.locator('.log li[aria-current="step"]').count() == 1
    open_names = person.page.locator(".log").inner_text()
    person.page.get_by_label("As seen by").select_option("1")
    person.page.wait_for_url(re.compile(rf"at={there}&view=1"))
    person.page.get_by_text("drew a card").first.wait_for()
    assert person.page.locator(".log").inner_text() != open_names
    assert moment(person) == there


def test_a_replay_is_opened_once_and_counts_every_key(come: Come) -> None:
    person = come()
    opened: list[str] = []
    person.page.on("request", lambda request: opened.append(request.url) if "lang=" in request.url else None)
    id = watch(person, "gosu-tactics", at=20)
    for _ in range(6):
        person.page.keyboard.press("ArrowRight")
    at(person, 26)
    person.page.wait_for_url(re.compile("at=26"))
    assert len([url for url in opened if f"/api/replays/{id}?" in url]) == 1


def test_play_on_from_a_moment_against_bots(come: Come) -> None:
    person = come()
    watch(person, "gosu-tactics", at=30)
    at(person, 30)
    person.page.get_by_role("button", name="Play on from here").click()
    person.room.wait_for()
    assert person.seq() >= 30
    person.waits()


@pytest.mark.parametrize("game", ["gosu-x", "way-of-the-samurai"])
def test_the_offline_file_replays_without_any_request(game: str, come: Come, tmp_path: Path) -> None:
    person = come()
    id = watch(person, game)
    told = person.context.request.get(f"{person.base}/api/replays/{id}/offline.html?lang=fr")
    file = tmp_path / "replay.html"
    file.write_bytes(told.body())
    person.page.close()
    person.context.set_offline(True)
    person.page = person.context.new_page()
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.page.on("pageerror", lambda error: person.troubles.append(str(error)))
    person.page.goto(file.as_uri())
    person.page.locator(".log li").first.wait_for()
    assert person.page.locator("html").get_attribute("lang") == "fr"
    person.page.keyboard.press("End")
    last = int(person.page.get_by_role("slider").get_attribute("max") or 0)
    at(person, last)
    person.page.locator(".log .jump").first.press("Enter")
    at(person, 0)
    assert last > 10
    assert [url for url in asked if not url.startswith(("file:", "data:", "blob:"))] == []
