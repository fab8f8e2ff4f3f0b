"""People at the page: everybody by name, bots with a face, results as sentences."""

import re

import pytest
from playwright.sync_api import expect
from web.browsing import DESKTOP, PHONE, tap
from web.conftest import Come

pytestmark = pytest.mark.slow

CODE = re.compile(r"\b([Pp]layer|[Jj]oueur|[Ss]eat|[Ss]iège|[Pp]lace) 0\b|undefined|\{ \$")
SAID = {
    "en": (
        "Kenji (easy)",
        "You kept your hand.",
        "Kenji kept their hand.",
        "Resign",
        "Kenji wins: you resigned",
    ),
    "fr": (
        "Kenji (facile)",
        "Vous avez gardé votre main.",
        "Kenji a gardé sa main.",
        "Abandonner",
        "Kenji gagne\u00a0: vous avez abandonné",
    ),
}


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("lang", SAID)
def test_a_bot_goes_by_its_name_and_the_end_is_a_sentence(
    come: Come, size: tuple[int, int], lang: str
) -> None:
    plate, own, other, resign, ended = SAID[lang]
    person = come(lang=lang, size=size)
    person.sit(person.make("gosu-tactics", "me", "easy", seed="cli"))
    page = person.page
    page.locator(".plate", has_text=plate).locator("svg.portrait").wait_for()  # the board is fetched
    page.locator(".foot .card.lit").first.wait_for()
    if size == PHONE:
        page.locator(".drawn").first.click()
    page.locator(".log").get_by_text(own).wait_for()
    page.locator(".log").get_by_text(other).wait_for()
    if size == PHONE:  # the bar above does not cover it
        page.locator(".tabs .shut").click()
    page.get_by_role("toolbar").get_by_role("button", name=resign).click()
    page.locator("dialog .primary").click()
    page.locator(".outcome h2", has_text=ended).wait_for()
    expect(page.locator(".plate .turn")).to_have_count(0)
    assert not CODE.search(page.locator("body").inner_text())
    page.locator("dialog.ending .next .button").nth(1).click()  # the replay
    page.locator(".replay").wait_for()
    page.keyboard.press("End")
    page.locator(".result strong").wait_for()
    assert page.locator(".result strong").inner_text().startswith("Kenji ")
    assert not re.search(r"\b([Yy]ou|[Vv]ous)\b", page.locator(".log").inner_text())


def test_two_at_one_device_are_called_by_number(come: Come) -> None:
    person = come()
    path = person.make("gosu-tactics", "me", "me", hot_seat=True)
    person.open(path)
    page = person.page
    cover = page.get_by_role("dialog")
    cover.wait_for()
    first = cover.get_by_role("heading").inner_text()
    assert first in ("Player 1, it is your turn", "Player 2, it is your turn")
    lit = page.locator(".foot .card.lit")
    while not lit.count():  # keeping the hand may be the only answer, which the page gives by itself
        page.locator(".cover .button, .foot .card.lit").first.wait_for()
        tap(page.locator(".cover .button"))
        page.wait_for_timeout(200)
    plates = sorted(plate.inner_text() for plate in page.locator(".plate .who strong").all())
    assert [re.sub(r" \(you\)", "", plate) for plate in plates] == ["Player 1", "Player 2"]
    assert sum("(you)" in plate for plate in plates) == 1


def test_the_levels_introduce_themselves_and_the_last_one_is_remembered(come: Come) -> None:
    person = come(lang="fr")
    person.open("/play/gosu-tactics")
    level, words = person.page.get_by_role("radiogroup", name="Quel robot"), person.page.locator(".words")
    expect(person.page.locator(".studies").get_by_role("radio")).to_have_count(2)  # the others have a face
    assert level.get_by_role("radio").count() == level.locator(".character svg").count() + 2
    level.get_by_role("radio", name="Kenji").check()
    words.get_by_text("Regarde un peu plus loin").wait_for()
    level.get_by_role("radio", name="Tomoe").check()
    words.get_by_text("Réfléchit le plus longtemps").wait_for()
    assert person.page.get_by_role("radio", name="Jours").count() == 0  # against bots days mean nothing
    assert person.wide_when_narrow() <= 0
    person.page.get_by_role("button", name="Commencer").click()
    person.room.wait_for()
    person.open("/play/gosu-tactics")
    expect(level.get_by_role("radio", name="Tomoe")).to_be_checked()
