"""Sizes and places at the table: cards fill the room, all type is legible, nothing moves under the mouse."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from scenes import FULL_TACTICS, FULL_X, asked, record, turn_with
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow

DESK, LAPTOP, TABLET, SMALL = (1440, 900), (1024, 768), (820, 1180), (360, 640)
LEGIBLE = 11  # pixels

CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
WIDTHS = """all => all.filter(one => one.offsetParent).map(one => one.getBoundingClientRect().width)"""
# The type of every word and number at the table, as large as it is on the screen.
SMALLEST = """() => {
    const walker = document.createTreeWalker(document.querySelector(".room"), NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) {
        const { data, parentElement: parent } = walker.currentNode;
        const isWord = /[\\p{L}\\p{N}]/u.test(data) && !parent.closest(".hidden-text, title");
        if (!isWord || !parent.checkVisibility()) continue;
        const scale = parent instanceof SVGElement ? parent.getScreenCTM().a : 1;
        found.push([parseFloat(getComputedStyle(parent).fontSize) * scale, data.trim()]);
    }
    return found.sort(([one], [other]) => one - other)[0];
}"""


def position(person: Person, game: str, seats: int, text: str) -> None:
    """Takes the first seat in it."""
    bots = ["random"] * (seats - 1)
    person.sit(person.make(game, "me", *bots, position=text, known_deal=True))
    person.page.locator(".own .army .card").first.wait_for()


def widths(page: Page, where: str) -> list[float]:
    return list(page.eval_on_selector_all(f"{where} .army button.card", WIDTHS))


def box(page: Page, selector: str) -> dict[str, Any]:
    found = page.locator(selector).first.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize(
    ("size", "least"), [(DESK, 110), (LAPTOP, 90), (TABLET, 84), (PHONE, 60), (SMALL, 60), ((320, 640), 56)]
)
def test_two_full_armies_are_large_and_legible(size: tuple[int, int], least: int, come: Come) -> None:
    person = come(size=size, touch=size[0] < 1000)
    position(person, "gosu-x", 2, FULL_X)
    found = widths(person.page, ".side")
    assert len(found) == 30
    assert min(found) >= least
    smallest, words = person.page.evaluate(SMALLEST)
    assert smallest >= LEGIBLE - 0.05, words
    assert person.wide() == 0
    if size == DESK:
        tops = {box(person.page, f".side:nth-of-type({n}) .army")["y"] for n in (1, 2)}
        assert len(tops) == 1, "the armies are level"


def test_four_armies_at_a_desk_and_on_a_phone(come: Come) -> None:
    desk = come(size=DESK)
    position(desk, "gosu-tactics", 4, FULL_TACTICS)
    assert min(widths(desk.page, ".side:not(.own)")) >= 64
    assert desk.page.evaluate(SMALLEST)[0] >= LEGIBLE - 0.05
    desk.page.set_viewport_size({"width": 1280, "height": 800})
    assert desk.page.eval_on_selector_all(".plate .who", CUT) == [], "names are whole"

    phone = come(size=PHONE, touch=True)
    position(phone, "gosu-tactics", 4, FULL_TACTICS)
    assert phone.wide() == 0
    others = phone.page.locator(".side:not(.own)")
    shown = others.locator(".army:visible")
    expect(shown).to_have_count(1)
    others.nth(2).locator(".unfold").tap()
    expect(others.nth(2).locator(".army")).to_be_visible()
    expect(shown).to_have_count(1)
    assert min(widths(phone.page, ".side")) >= 52
    assert min(widths(phone.page, ".own")) >= 60


def test_a_sign_leads_to_answers_out_of_sight(come: Come) -> None:
    """The clans of the draft, on a screen as low as a window can be."""
    person = come(size=LAPTOP)
    told = record("gosu-x", "camp", asked("draft"), 2)
    person.sit(person.make("gosu-x", "me", "random", record=told, known_deal=True))
    person.page.locator(".answers .button").first.wait_for()
    person.page.set_viewport_size({"width": 740, "height": 280})
    answers, sign = person.page.locator(".answers .button"), person.page.locator(".foot .sign")
    expect(sign).to_contain_text("below")
    hidden = answers.nth(answers.count() - int(sign.inner_text().split()[1]))
    expect(hidden).not_to_be_in_viewport(ratio=0.9)
    sign.click()
    expect(hidden).to_be_in_viewport(ratio=0.9)


def test_targets_are_unfolded_and_brought_into_view(come: Come) -> None:
    """A choice among the cards of one opponent, on a phone where three have to be folded."""

    def aims(table: Any) -> bool:
        slots = [str(option).split()[-1] for option in table.decision.options]
        seats = {slot[0] for slot in slots if ":" in slot}
        return table.decision.prompt not in ("turn", "payment") and "0" not in seats and "3" in seats

    told = record("gosu-tactics", "aims", aims, 4)
    person = come(size=PHONE, touch=True)
    person.sit(person.make("gosu-tactics", "me", "random", "random", "random", record=told, known_deal=True))
    person.page.locator(".side:not(.own) .card.lit:visible").first.wait_for()
    expect(person.page.locator(".side:not(.own) .card.lit:visible").first).to_be_in_viewport()


def test_the_foot_keeps_its_height_and_a_notice_moves_nothing(come: Come) -> None:
    person = come(size=DESK)
    told = record("gosu-x", "drum", turn_with(6, 4), 2)
    person.sit(person.make("gosu-x", "me", "random", record=told, known_deal=True))
    page = person.page
    page.locator(".foot .card.lit").first.wait_for()

    def places() -> list[dict[str, Any]]:
        return [box(page, selector) for selector in (".foot", ".own .army", ".side:not(.own) .army")]

    before = places()
    page.locator(".side:not(.own) .army button.card").first.click()
    page.locator(".notice").wait_for()
    assert places() == before
    page.locator(".hand .card.lit").first.click()
    page.locator(".answers.selected").wait_for()
    assert places() == before
    page.locator(".answers.selected .button:not(.quiet)").first.click()
    person.waits()
    assert places() == before


def test_the_preview_beside_the_board_explains_the_card(come: Come) -> None:
    person = come(size=DESK)
    position(person, "gosu-x", 2, FULL_X)
    page = person.page
    preview = page.get_by_role("region", name="The card looked at")
    expect(preview).to_contain_text("Rest the mouse on a card")
    page.locator('.own [data-card="tomorrow"]').hover()
    expect(preview.locator("[data-card=tomorrow]")).to_be_visible()
    expect(preview).to_contain_text("Echo: when the card enters play")
    page.locator(".hand .card.lit").first.hover()
    expect(preview.locator(".way")).to_contain_text("Shift: replace")
    captured = page.locator(".own .army button.down")
    captured.hover()
    expect(preview).to_contain_text("captured, face down")
    page.mouse.move(700, 20)
    expect(preview).to_contain_text("captured, face down")
    # Its room goes to the cards where the log is folded away.
    page.get_by_role("button", name="Fold").click()
    expect(preview).to_be_hidden()
    assert min(widths(page, ".side")) >= 125
    page.reload()
    page.locator(".own .army .card").first.wait_for()
    expect(preview).to_be_hidden()
    page.locator('.own [data-card="tomorrow"]').hover()
    expect(page.locator(".floating [data-card=tomorrow]")).to_be_visible()


def press(page: Page, selector: str) -> None:
    """Long, as a finger does."""
    page.locator(selector).first.dispatch_event("pointerdown", {"pointerType": "touch"})


def pull(page: Page) -> None:
    touch = {"identifier": 1, "clientX": 100}
    page.evaluate(
        """(touch) => {
            const sheet = document.querySelector("dialog[open]");
            const at = (clientY) => [new Touch({ ...touch, clientY, target: sheet })];
            sheet.dispatchEvent(new TouchEvent("touchstart", { touches: at(400), bubbles: true }));
            sheet.dispatchEvent(new TouchEvent("touchend", { changedTouches: at(600), bubbles: true }));
        }""",
        touch,
    )


def test_the_sheet_of_a_phone_opens_and_closes(come: Come) -> None:
    person = come(size=PHONE, touch=True)
    position(person, "gosu-x", 2, FULL_X)
    page = person.page
    sheet = page.get_by_role("dialog", name="The card looked at")
    unlit = ".side:not(.own) .army button.card"
    ways: list[Callable[[], object]] = [
        lambda: page.keyboard.press("Escape"),
        lambda: page.touchscreen.tap(195, 60),
        lambda: pull(page),
        lambda: page.go_back(),
        lambda: sheet.get_by_role("button", name="Close").tap(),
    ]
    for close in ways:
        press(page, unlit)
        expect(sheet).to_contain_text("level III")
        close()
        expect(sheet).to_have_count(0)
    assert "/t/" in page.url
    # A second touch looks, where the first has asked why not.
    page.locator(unlit).first.tap()
    page.locator(".notice").wait_for()
    page.locator(unlit).first.tap()
    expect(sheet).to_be_visible()
    assert person.violations() == []


def test_every_card_that_is_offered_can_be_reached(come: Come) -> None:
    """Thirty cards side by side stay in their place: none is left of it, none lies over the question."""
    person = come()
    told = record("gosu-x", "camp", asked("ban"), 2)
    person.sit(person.make("gosu-x", "me", "random", record=told, known_deal=True))
    tray = person.page.locator('[data-home="tray"]')
    tray.locator(".card").nth(20).wait_for()
    box, question = tray.bounding_box(), person.page.locator(".prompt").bounding_box()
    assert box is not None
    assert question is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= question["x"] + 1
