"""Two people on two phones, by a link: a whole game with chat, a lost line, the end and a new game."""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import WebSocketRoute
from web.browsing import PHONE, Person, mouse, settle
from web.conftest import Come

pytestmark = pytest.mark.slow

# With this set, both screens are kept there at each station (`make pictures`).
FOLDER = os.environ.get("HONJIN_PICTURES")
LOST_AT = 6  # touches
MOST = 300


class Line:
    """What a phone and the server say to each other, until it enters a tunnel."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.sockets: list[WebSocketRoute] = []
        self.is_cut = False
        person.page.route_web_socket(re.compile("/socket"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=4001)
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def tunnel(self, look: Callable[[], None]) -> None:
        """Through it and out again: the page says so, and comes back by itself."""
        self.is_cut = True
        self.sockets[-1].close(code=4001)
        self.person.page.locator(".offline").wait_for()
        look()
        self.is_cut = False
        self.person.page.locator(".offline").wait_for(state="detached")


@pytest.mark.parametrize("game", ["gosu-x", "gosu-tactics"])
def test_two_people_on_two_phones(game: str, come: Come) -> None:
    host, guest = (come(size=PHONE, touch=True) for _ in range(2))
    look, line = camera(game, host, guest), Line(guest)
    meet(host, guest, game, lambda: look("waiting"))
    look("start")
    talk(host, guest, "May the best army win!")
    look("chat")
    for person in (host, guest):
        person.page.keyboard.press("Escape")
    play(host, guest, line, lambda: look("lost line"))
    for person in (host, guest):
        person.page.locator(".outcome h2").wait_for()
        assert person.wide() == 0
    look("end")
    results = [person.page.locator(".outcome h2").inner_text() for person in (host, guest)]
    is_draw = all(text.startswith("Draw") for text in results)
    assert is_draw or results[0] != results[1], "each reads it from their side"
    meet(host, guest, game, lambda: None)
    look("new game")


def meet(host: Person, guest: Person, game: str, look: Callable[[], None]) -> None:
    """One makes a table, the other comes by its link."""
    host.open(f"/play/{game}")
    host.page.get_by_label("Opponent 1").select_option("link")
    host.page.get_by_role("button", name="Start").tap()
    link = host.page.get_by_label("Link to this seat")
    link.wait_for()
    look()
    guest.sit(link.input_value().removeprefix(host.base))
    host.room.wait_for()


def talk(host: Person, guest: Person, words: str) -> None:
    """The one says something, and the other reads it."""
    for person in (host, guest):
        person.page.get_by_role("button", name="Chat").tap()
    field = host.page.get_by_label("Say something")
    field.fill(words)
    field.press("Enter")
    for person in (host, guest):
        person.page.locator(".said").get_by_text(words).wait_for()


def play(host: Person, guest: Person, line: Line, look: Callable[[], None]) -> None:
    """To the end; once the guest is in a tunnel for a while."""
    acts = {id(host): mouse(1, cards=4), id(guest): mouse(2, cards=4)}
    for touches in range(MOST):
        settle(host, guest)
        if host.is_over():
            return
        for person in (host, guest):
            if person.page.locator(".prompt.mine").count():
                acts[id(person)](person, touches)
        if touches == LOST_AT:
            line.tunnel(look)
    raise AssertionError("not over")


def camera(game: str, *people: Person) -> Callable[[str], None]:
    def look(station: str) -> None:
        if FOLDER:
            for person, who in zip(people, ("host", "guest"), strict=True):
                person.page.screenshot(path=Path(FOLDER) / f"phones {game} {station} {who}.png")

    return look
