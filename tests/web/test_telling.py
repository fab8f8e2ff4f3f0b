"""What is asked, what happened and what is said can be read and answered on every screen."""

import random
import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

import honjin

pytestmark = pytest.mark.slow

TABLET: Final = (820, 1180)


def played(game: str, until: Callable[[honjin.Table], bool], **options: object) -> tuple[str, int]:
    """The record of a game up to such a decision, and the seat that is asked."""
    for seed in range(200):
        t = honjin.game(game).new(seed=str(seed), options=options)
        rng = random.Random(seed)
        while t.decision is not None:
            if until(t):
                return t.record(), t.decision.seat
            t.play(rng.choice(t.decision.codes))
    raise AssertionError("no such decision")


def sit_at(person: Person, game: str, until: Callable[[honjin.Table], bool], **options: object) -> None:
    record, seat = played(game, until, **options)
    seats = ["random", "random"]
    seats[seat] = "me"
    person.sit(person.make(game, *seats, record=record))


def can_react(t: honjin.Table) -> bool:
    assert t.decision is not None
    return t.decision.prompt == "react-to-harm" and any(o.kind == "react" for o in t.decision.options)


def can_pay(t: honjin.Table) -> bool:
    """With a choice of cards, and somebody in play."""
    assert t.decision is not None
    return t.decision.prompt == "payment" and len(t.decision.options) > 2 and t.state.turn > 4


def reaches(target: Locator) -> None:
    """A touch in its middle would reach it: nothing lies over it."""
    target.click(trial=True)


@pytest.mark.parametrize("size", [PHONE, TABLET])
def test_the_drawer_lies_over_everything_and_can_be_talked_in(
    size: tuple[int, int], come: Come, served: Served
) -> None:
    host, guest = come(size=size, touch=True), come()
    path = host.make("gosu-tactics", "me", "link")
    host.open(path)
    guest.sit(host.page.get_by_label("Link to this seat").input_value().removeprefix(served.url))
    host.room.wait_for()
    page = host.page
    drawer = page.get_by_role("dialog", name="Log and chat")
    log, chat = (page.get_by_role("toolbar").get_by_role("button", name=name) for name in ("Log", "Chat"))

    log.click()
    drawer.wait_for()
    cross = drawer.get_by_role("button", name="Close")
    reaches(cross)
    reaches(drawer.get_by_role("tab", name="Chat"))
    assert host.violations() == []
    cross.click()
    drawer.wait_for(state="detached")

    ways: tuple[Callable[[], object], ...] = (
        lambda: page.keyboard.press("Escape"),
        lambda: page.touchscreen.tap(12, 300),
        lambda: page.go_back(),
    )
    for close in ways:
        log.click()
        drawer.wait_for()
        close()
        drawer.wait_for(state="detached")
        assert page.url.endswith(path), "the table stays"

    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Say something").fill("Good luck, Rao!")
    guest.page.get_by_role("button", name="Send").click()
    chat.get_by_text("1 new message").wait_for(state="attached")
    chat.click()
    drawer.get_by_text("Good luck, Rao!").wait_for()
    write = drawer.get_by_label("Say something")
    write.click()
    page.set_viewport_size({"width": size[0], "height": size[1] // 2})  # as the keyboard of the screen does
    write.fill("And you!")
    reaches(write)
    reaches(drawer.get_by_role("button", name="Send"))
    drawer.get_by_role("button", name="Send").click()
    guest.page.get_by_text("And you!").wait_for()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    drawer.get_by_role("button", name="Close").click()
    expect(chat.get_by_text("new message")).to_have_count(0)


def test_a_reaction_shows_what_is_at_stake_and_names_its_answers(come: Come) -> None:
    person = come()
    sit_at(person, "gosu-x", can_react, draft="random")
    page = person.page
    answer = page.locator('.answers [data-choice^="react"]').first
    answer.wait_for()
    asked = page.get_by_role("region", name="What is asked")
    asked.locator(".source svg.card").wait_for()
    name = page.locator(".foot .hand .card.lit .hidden-text").first.inner_text().split(",")[0]
    assert name in answer.inner_text()
    for stake in ("threat", "cause"):
        page.locator(f'.board [data-stake="{stake}"] button.card').wait_for()
    assert person.violations() == []
    asked.locator(".question .name").first.click()
    page.locator("[data-preview] [data-card]").wait_for()
    answer.click()
    page.locator(".log li", has_text="its Force of Will prevented that").last.wait_for()


def test_a_refusal_is_a_sentence_with_one_rule(come: Come) -> None:
    person = come(lang="fr")
    sit_at(person, "gosu-x", can_pay, draft="random")
    person.waits()
    person.page.locator(".board .slot button.card").first.click()
    notice = person.page.locator(".notice p").first
    notice.wait_for()
    assert notice.inner_text().count("GX-") + notice.inner_text().count("HJ-") == 1
    before = person.page.locator(".board").bounding_box()
    person.page.locator(".notice").get_by_role("button", name="Fermer").click()
    assert person.page.locator(".board").bounding_box() == before, "the board has not moved"


def test_the_log_is_grouped_filtered_and_looked_back_on(come: Come) -> None:
    person = come()
    sit_at(
        person,
        "gosu-x",
        lambda t: t.decision is not None and t.decision.prompt == "turn" and t.state.turn > 12,
        draft="random",
    )
    page = person.page
    log = page.locator(".log")
    heads = log.locator("h2")
    heads.filter(has_text="Your turn").first.wait_for()
    assert heads.first.inner_text().strip("▸ \n") == "Set-up"
    assert not re.search(r"\b\d:I", log.inner_text()), "no coordinates"
    drew = log.locator("li .text", has_text=re.compile(r"You drew \d cards: ")).first
    assert drew.locator(".name").count() > 1

    fact_count = log.locator("li").count()
    fold = heads.locator(".unfold").first
    fold.click()
    assert fold.get_attribute("aria-expanded") == "true"
    assert log.locator("li").count() > fact_count
    page.get_by_text("Theirs", exact=True).click()
    assert not [text for text in log.locator("li").all_inner_texts() if text.startswith("You ")]
    page.get_by_text("Mine", exact=True).click()
    assert not [text for text in log.locator("li").all_inner_texts() if text.startswith("Random ")]
    page.get_by_text("All", exact=True).click()
    log.locator(".rule").first.click()
    page.get_by_role("dialog").get_by_role("link", name="Open in the rulebook").wait_for()
    page.keyboard.press("Escape")

    # By keyboard: one stop, then by lines.
    log.focus()
    page.keyboard.press("ArrowUp")
    assert page.evaluate("document.activeElement.closest('.log li, .log h2') !== null")

    for touches in range(12):  # something happens that can be looked back on
        person.waits()
        if log.locator(".jump").count():
            break
        lit = page.locator(".foot .card.lit, .answers .button:not(.quiet):enabled")
        lit.nth(touches % lit.count()).click()
    now = page.locator(".board").inner_text()
    log.locator(".jump").first.click()
    back = page.get_by_role("dialog", name="Look back")
    back.locator(".board").wait_for()
    expect(back.locator(".lit")).to_have_count(0)  # nothing can be chosen there
    assert person.violations() == []
    back.get_by_role("button", name=re.compile("^Back to")).click()
    back.wait_for(state="detached")
    assert page.locator(".board").inner_text() == now

    page.get_by_role("button", name="Fold the log away").click()
    log.wait_for(state="detached")
    page.reload()
    person.room.wait_for()
    expect(log).to_have_count(0)  # remembered
    page.get_by_role("toolbar").get_by_role("button", name="Log").click()
    log.wait_for()


def test_a_spectator_is_not_spoken_to_as_a_player(come: Come, served: Served) -> None:
    host, guest, spectator = come(), come(), come()
    path = host.make("gosu-tactics", "me", "link")
    host.open(path)
    guest.sit(host.page.get_by_label("Link to this seat").input_value().removeprefix(served.url))
    host.room.wait_for()
    spectator.sit(path.replace("/t/", "/watch/"))
    asked = spectator.page.get_by_role("region", name="What is asked").last
    asked.get_by_text("Waiting for").wait_for()
    assert not re.search(r"\byour?\b", spectator.page.locator(".foot").inner_text(), re.IGNORECASE)


@pytest.mark.parametrize("page", ["play", "cards", "rules", "learn"])
def test_a_game_that_there_is_not(page: str, come: Come) -> None:
    person = come()
    person.open(f"/{page}/nogame")
    person.page.get_by_role("heading", name="There is no such game").wait_for()
    expect(person.page.locator("main").get_by_role("link")).to_have_count(4)
    person.page.get_by_role("link", name="GOSU Tactics").click()
    person.page.wait_for_url(f"**/{page}/gosu-tactics")


def test_a_server_that_is_away_is_said_and_tried_again(come: Come, served: Served) -> None:
    person = come(lang="fr")
    person.open("/")
    play = person.page.get_by_role("button", name="Jouer").first
    play.wait_for()
    person.context.set_offline(True)
    play.click()
    person.page.get_by_text("Le serveur est injoignable.").wait_for()
    assert "TypeError" not in person.page.locator("main").inner_text()
    person.context.set_offline(False)
    person.page.get_by_text("Le serveur est injoignable.").wait_for(state="detached")
    play.click()
    person.room.wait_for()
