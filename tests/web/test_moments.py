"""Moments with a place of their own: battles that add up, the draft, the end of a game."""

import struct
from pathlib import Path
from typing import Final

import looks
import pytest
from playwright.sync_api import expect
from web.browsing import DESKTOP, PHONE, SMALL_PHONE, Person
from web.conftest import Come

import honjin

pytestmark = pytest.mark.slow

ADDED: Final = """all => all.map(one => [Number(one.dataset.sum), Number(one.dataset.total)])"""
BATTLES: Final = (
    "gosu-x/goan-sul",
    "gosu-x/fifth-token",
    "gosu-x/cards-0",
    "gosu-tactics/four-players-points",
)


def golden(name: str) -> tuple[str, list[tuple[int, str]]]:
    """The head of a golden game, and who chose what."""
    head, _, body = (looks.FOLDER / f"{name}.game").read_text("utf-8").partition("---\n")
    lines = [line.partition(" ") for line in body.splitlines() if line[:1].isdigit()]
    return f"{head}---\n", [(int(seat), choice) for seat, _, choice in lines]


def fought(name: str) -> dict[int, list[object]]:
    """The strengths of each battle, by the moment of the choice that led to it."""
    head, choices = golden(name)
    t, found, since = honjin.replay(head), {}, 0
    for n, (_, choice) in enumerate(choices, start=1):
        since = t.fact_count
        t.play(choice)
        if told := [event["number"] for event in t.events(None, since) if event["kind"] == "fought"]:
            found[n] = told
    return found


@pytest.mark.parametrize("name", BATTLES)
def test_a_battle_adds_up_to_the_strength_that_decided_it(name: str, come: Come) -> None:
    """On a phone, where every army has to fit."""
    person = come(speed="fast", size=SMALL_PHONE)
    page = person.page
    record = (looks.FOLDER / f"{name}.game").read_text("utf-8")
    person.context.request.get(f"{person.base}/api/me")  # who brings a record is a guest
    answer = person.context.request.post(
        f"{person.base}/api/replays", data={"record": record}, headers={"X-Honjin": "1"}
    )
    for n, strengths in fought(name).items():
        person.open(f"/replay/{answer.json()['id']}?at={n - 1}&view=open")
        page.locator(".replay .board").wait_for()
        page.keyboard.press("ArrowRight")
        camps = page.locator(".battle .camp")
        camps.first.wait_for()
        added = camps.evaluate_all(ADDED)
        assert [total for _, total in added] == strengths
        assert [counted for counted, _ in added] == strengths
        assert camps.evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth + 4)")


def ended(person: Person, name: str, *, wins: bool | None) -> str:
    """The path of a table where somebody here has just made the last choice of a golden game."""
    head, choices = golden(name)
    t = honjin.replay(head)
    for _, choice in choices[:-1]:
        t.play(choice)
    (last, choice), before = choices[-1], t.record()
    t.play(choice)
    assert t.outcome is not None
    assert wins is None or (last in t.outcome.winners) is wins
    seats = ["me" if seat == last else "medium" for seat in range(t.players)]
    path = person.make(t.game.name, *seats, record=before)
    table = f"{person.base}/api/tables/{path.removeprefix('/t/')}"
    state = person.context.request.get(f"{table}/state").json()
    made = {"id": "last", "choice": choice, "seq": state["seq"], "epoch": state["epoch"]}
    assert person.context.request.post(f"{table}/play", data=made, headers={"X-Honjin": "1"}).ok
    return path


def finals(game: str, wins: bool) -> str:
    """A golden game whose last choice was made by somebody who won it, or who did not."""
    for path in sorted(Path(looks.FOLDER / game).glob("*.game")):
        name = f"{game}/{path.stem}"
        _, choices = golden(name)
        t = honjin.replay(path.read_text("utf-8"))
        assert t.outcome is not None
        if len(t.outcome.winners) < t.players and (choices[-1][0] in t.outcome.winners) is wins:
            return name
    raise AssertionError(game)


@pytest.mark.parametrize(("wins", "mood", "lang"), [(True, "won", "en"), (False, "lost", "fr")])
def test_the_end_tells_how_it_went_and_what_to_do_next(wins: bool, mood: str, lang: str, come: Come) -> None:
    person = come(lang=lang, calm=True)
    page = person.page
    person.sit(ended(person, finals("gosu-x", wins), wins=wins))
    scene = page.locator(f"dialog.ending.{mood}")
    scene.locator(".chart .line").nth(1).wait_for()
    assert scene.get_by_role("heading").inner_text().strip()
    expect(scene.locator(".next .button.primary")).to_have_count(1)
    other = {"en": "Next opponent", "fr": "Un adversaire plus facile"}[lang]
    scene.get_by_role("button", name=other).wait_for()
    assert not person.violations()

    with page.expect_download() as download:
        scene.get_by_role("button", name={"en": "Save picture", "fr": "Enregistrer l'image"}[lang]).click()
    png = Path(download.value.path()).read_bytes()
    assert png.startswith(b"\x89PNG")
    assert struct.unpack(">II", png[16:24]) == (1200, 630)

    scene.locator(".more button").last.click()  # closed, to look at the board
    expect(page.locator("dialog.ending")).to_have_count(0)
    expect(page.locator(".plate .turn")).to_have_count(0)
    expect(page.locator(".chip.warn")).to_have_count(0)
    page.locator(".outcome .button").last.click()  # and opened again
    scene.wait_for()
    scene.locator(".turned").click()
    page.wait_for_url("**/replay/*at=*")
    page.locator(".replay .board").wait_for()


def test_a_draw_and_a_game_given_up_have_their_end(come: Come) -> None:
    person = come(calm=True, size=SMALL_PHONE)
    person.sit(ended(person, "gosu-x/draw", wins=None))
    person.page.locator("dialog.ending.drawn .chart").wait_for()
    assert person.wide() <= 0
    person.sit(person.make("gosu-tactics", "me", "easy"))
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.page.locator("dialog.ending.lost").wait_for()
    assert "wins" in person.page.locator("dialog.ending h2").inner_text()


def test_a_fight_ends_with_life_by_turn(come: Come) -> None:
    person = come(calm=True, size=PHONE)
    person.sit(ended(person, "way-of-the-samurai/enemy-kempo", wins=None))
    scene = person.page.locator("dialog.ending")
    scene.locator(".chart .line").nth(1).wait_for()
    assert "Life" in (scene.locator(".chart").text_content() or "")
    assert person.wide() <= 0
    assert not person.violations()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_draft_tells_what_each_clan_does_and_shows_whose_choice_it_is(come: Come, lang: str) -> None:
    person = come(calm=True, lang=lang, size=DESKTOP if lang == "en" else SMALL_PHONE)
    page = person.page
    person.sit(person.make("gosu-x", "me", "random"))
    person.waits()
    sides, clans = page.locator(".draft .side"), page.locator(".draft [data-clan]")
    expect(page.locator(".draft .side.active")).to_have_count(1)
    left = clans.count()
    assert left >= 5
    assert len({clan.locator(".does").inner_text() for clan in clans.all()}) == left
    clan = clans.first
    name = clan.locator("strong").inner_text()
    clan.click()
    window = page.get_by_role("dialog", name=name)
    expect(window.locator("li button")).to_have_count(11)
    expect(window.locator(".tile")).to_contain_text({"en": "counts for both", "fr": "vaut pour"}[lang])
    expect(window.locator(".wins")).to_contain_text("%")
    assert person.wide() <= 0
    assert not person.violations()
    window.get_by_role("button", name={"en": f"Take {name}", "fr": f"Prendre {name}"}[lang]).click()
    expect(sides.first.get_by_role("img", name=name)).to_have_count(1)
    expect(clans).not_to_have_count(left)
    assert not person.violations()
