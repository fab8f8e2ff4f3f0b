"""People at one table: friends, spectators, one device for two, languages, broken lines."""

import re

import pytest
from playwright.sync_api import WebSocketRoute, expect
from serve_process import Served
from web.browsing import mouse, settle
from web.conftest import Come

pytestmark = pytest.mark.slow

BREAKS = 20


def test_two_friends_and_a_spectator(come: Come, served: Served) -> None:
    host, guest, spectator = come(), come(lang="fr"), come()
    host.open("/play/gosu-tactics")
    host.page.get_by_label("Opponent 1").select_option("link")
    host.page.get_by_role("button", name="Start").click()
    link = host.page.get_by_label("Link to this seat")
    link.wait_for()
    guest.sit(link.input_value().removeprefix(served.url))
    host.room.wait_for()
    spectator.sit(re.sub(r"/t/", "/watch/", host.page.url.removeprefix(served.url)))
    players, acts = (host, guest), (mouse(1, cards=4), mouse(2, cards=4))
    for touches in range(200):
        settle(*players)
        if host.is_over():
            break
        for person, act in zip(players, acts, strict=True):
            if person.page.locator(".prompt.mine").count():
                act(person, touches)
    for person in (*players, spectator):
        person.page.locator(".outcome").wait_for()
    assert guest.page.locator(".log li").first.inner_text() != host.page.locator(".log li").first.inner_text()
    hands = {card for frame in host.received for card in re.findall(r'"hand":\[("[a-z-]+"[^\]]*)\]', frame)}
    assert hands, "the host sees a hand of their own"
    assert not any(re.search(r'"hand":\["', frame) for frame in spectator.received), "a spectator sees none"


def test_who_comes_and_goes_is_seen(come: Come, served: Served) -> None:
    host, guest, spectator = come(), come(), come()
    path = host.make("gosu-tactics", "me", "link")
    host.open(path)
    guest.sit(host.page.get_by_label("Link to this seat").input_value().removeprefix(served.url))
    host.room.wait_for()
    away, watching = host.page.locator(".plate").get_by_text("away"), host.page.locator(".watching")
    assert (away.count(), watching.count()) == (0, 0)
    spectator.sit(path.replace("/t/", "/watch/"))
    watching.get_by_text("1 spectator").wait_for(state="attached")
    guest.open("/about")
    away.wait_for()
    spectator.open("/about")
    watching.wait_for(state="detached")
    guest.open(path)
    away.wait_for(state="detached")


def test_hot_seat_covers_the_cards_between_two_players(come: Come) -> None:
    person = come()
    person.open("/play/gosu-tactics")
    person.page.get_by_label("Opponent 1").select_option("here")
    person.page.get_by_role("button", name="Start").click()
    cover, seen = person.page.locator(".cover"), 0
    act = mouse(4, cards=30)
    for touches in range(60):
        person.waits()
        if cover.count():
            # Behind the curtain: no card of a hand, neither drawn nor sent.
            assert person.page.locator(".hand [data-card]").count() == 0
            person.room.wait_for(state="attached")  # what everybody may see has come
            last = [frame for frame in person.received if '"type":"state"' in frame][-1]
            assert not re.search(r'"hand":\["', last)
            person.page.locator(".cover .button").click()
            cover.wait_for(state="detached")
            seen += 1
        else:
            act(person, touches)
        if seen == 4:
            break
    assert seen == 4


def test_ws_g2_the_set_up_offers_only_what_means_something(come: Come) -> None:
    person = come()
    person.open("/play/way-of-the-samurai")
    choice = {
        word: person.page.locator(f'select:has(option[value="{word}"])') for word in ("dojo", "oda", "fog")
    }
    choice["oda"].select_option("oda")
    expect(choice["fog"]).to_have_count(0)  # no climate without a place
    choice["dojo"].select_option("dojo")
    choice["oda"].wait_for(state="detached")
    person.page.get_by_role("button", name="Start").click()
    person.room.wait_for()


def test_the_language_changes_in_the_middle_of_a_game(come: Come) -> None:
    person = come()
    person.sit(person.make("way-of-the-samurai", "me"))
    act = mouse(6)
    for touches in range(4):
        person.waits()
        act(person, touches)
    person.waits()
    before = person.seq()
    person.page.get_by_role("button", name="Passer au français").click()
    person.page.get_by_text("La manche 1 commence").or_(
        person.page.get_by_text("ronde 1 commence")
    ).first.wait_for()
    assert person.page.locator("html").get_attribute("lang") == "fr"
    assert "À vous" in person.page.locator(".prompt").inner_text()
    assert not re.search(r"\b(places|draws|starts)\b", person.page.locator(".log").inner_text())
    assert person.seq() == before
    person.waits()
    act(person, 5)


def test_the_page_comes_back_by_itself_after_every_break(come: Come) -> None:
    person, lines = come(), list[WebSocketRoute]()

    def carry(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    person.page.route_web_socket(re.compile("/socket"), carry)
    person.sit(person.make("gosu-x", "me", "random"))
    act = mouse(7, cards=100)
    for touches in range(BREAKS):
        person.waits()
        act(person, touches)
        lines[-1].close(code=4001)  # the choice may be on its way, or its answer
        while len(lines) < touches + 2:
            person.page.wait_for_timeout(50)
    person.waits()
    assert len(lines) > BREAKS
    expect(person.page.locator(".offline")).to_have_count(0)
    lines_of_log = person.page.locator(".log li")
    told = lines_of_log.count()
    person.page.reload()
    expect(lines_of_log).to_have_count(told)  # no line twice, none lost; in groups once the cards have names


def test_what_is_not_lit_says_why_not_with_its_rule(come: Come) -> None:
    person = come()
    person.sit(person.make("gosu-x", "me", "random"))
    act = mouse(8, cards=100)
    dark = person.page.locator(".hand .card:not(.lit)")
    for touches in range(60):
        person.waits()
        if person.page.locator('[data-choice="draw 1"]').count() and dark.count():
            break
        act(person, touches)
    dark.first.click()
    notice = person.page.locator(".notice")
    notice.wait_for()
    rule = notice.get_by_role("button", name="Rule GX").first
    rule.click()
    window = person.page.get_by_role("dialog")
    window.get_by_role("link", name="Open in the rulebook").wait_for()
    window.get_by_text("Loading").wait_for(state="detached")
    assert len(window.inner_text()) > 60


def test_a_choice_is_taken_back_when_the_other_allows_it(come: Come, served: Served) -> None:
    host, guest = come(), come()
    path = host.make("gosu-tactics", "me", "link")
    info = host.context.request.get(f"{host.base}/api/tables/{path.removeprefix('/t/')}").json()
    guest.sit(info["seats"][1]["invite"].removeprefix(served.url))
    host.sit(path)
    players = (host, guest)
    asking = [person.page.get_by_role("button", name="Ask to take it back") for person in players]
    for _ in range(200):
        settle(*players)
        if any(button.count() for button in asking):
            break
        for person in players:
            if person.page.locator(".prompt.mine").count():
                mouse(1)(person, 0)
    maker = 0 if asking[0].count() else 1
    for person in players:  # between people nothing more is offered, and a press says why
        assert person.page.get_by_role("button", name="Back to…").count() == 0
        person.page.get_by_role("button", name="Undo").click(force=True)
        person.page.locator(".notice", has_text="Others play here: only your last choice").wait_for()
    made = players[maker].seq()
    asking[maker].click()
    players[1 - maker].page.get_by_role("button", name="Allow").click()
    for person in players:
        person.page.locator(f'.room[data-seq="{made - 1}"]').wait_for()


def test_the_log_calls_people_by_their_names(come: Come) -> None:
    person = come()
    path = person.make("gosu-tactics", "me", "random", "random")
    person.context.request.put(f"{person.base}/api/me", data={"name": "Tomoe"}, headers={"X-Honjin": "1"})
    person.sit(path)
    log = person.page.locator(".log")
    for name in ("You", "Random", "Random 2"):
        log.get_by_text(f"{name} drew").first.wait_for()
    assert not re.search(r"Player|Tomoe", log.inner_text())
