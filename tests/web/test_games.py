"""Whole games in the browser: by mouse, by keyboard, by roles, on a phone."""

import re

import pytest
from web.browsing import PHONE, SMALL_PHONE, keyboard, mouse, roles
from web.conftest import Come

pytestmark = pytest.mark.slow

TOO_SMALL = """all => all
    .filter(one => one.offsetParent && (one.offsetWidth < 44 || one.offsetHeight < 44))
    .map(one => one.outerHTML.slice(0, 90))"""
GAMES = ("gosu-x", "gosu-tactics", "way-of-the-samurai")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse_one_click_from_the_first_page(game: str, come: Come) -> None:
    """With everything that moves: what happens is told before the next choice."""
    person = come(speed="fast")
    person.open("/")
    person.page.click(f".game.{game} .play")
    person.room.wait_for()
    touches = person.play(mouse(seed=3))
    assert touches >= 10
    assert re.match(
        r"(You win|Kenji wins|Draw|Victory|Defeat)", person.page.locator(".outcome h2").inner_text()
    )
    assert person.page.get_by_role("dialog").get_by_role("button", name="Play again").is_visible()


def test_from_the_first_page_to_a_table_by_keyboard(come: Come) -> None:
    person = come()
    person.open("/")
    person.page.locator(".play").first.wait_for()
    for _ in range(30):
        person.page.keyboard.press("Tab")
        if person.page.evaluate("document.activeElement.classList.contains('play')"):
            break
    person.page.keyboard.press("Enter")
    person.room.wait_for()
    person.page.keyboard.press("?")
    person.page.get_by_role("dialog", name="Keys").wait_for()


def seats(game: str) -> tuple[str, ...]:
    return ("me",) if game == "way-of-the-samurai" else ("me", "random")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(game: str, come: Come) -> None:
    person = come()
    person.sit(person.make(game, *seats(game)))
    person.play(keyboard(seed=2), most=600)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_roles_alone(game: str, come: Come) -> None:
    person = come()
    person.sit(person.make(game, *seats(game)))
    person.page.get_by_role("region", name="What is asked").wait_for()
    person.play(roles, most=600)
    ended = re.compile("You win|Random wins|Victory|Defeat")
    person.page.get_by_role("dialog").get_by_role("heading", level=2).filter(has_text=ended).wait_for()


# The larger phone also plays in test_phones.py.
@pytest.mark.parametrize(
    ("game", "size"), [*((game, SMALL_PHONE) for game in GAMES), ("way-of-the-samurai", PHONE)]
)
def test_a_whole_game_on_a_phone_without_sideways_scrolling(
    game: str, size: tuple[int, int], come: Come
) -> None:
    person = come(size=size, touch=True)
    person.open("/")
    assert person.wide() == 0
    person.sit(person.make(game, *seats(game)))
    play, widest = mouse(seed=5), 0

    def act(one: object, touches: int) -> None:
        nonlocal widest
        widest = max(widest, person.wide(), person.cut())
        play(person, touches)

    person.play(act)
    assert widest == 0
    assert person.page.eval_on_selector_all(".button, .pile, .ghost", TOO_SMALL) == []


SIDEWAYS = (844, 390)
PUSHED = """() => [...document.querySelectorAll(".side .head")].flatMap((head) => {
    const { left, right, bottom } = head.getBoundingClientRect();
    return [...head.querySelectorAll(".strength, .clan, .fact, .chip, .stars, .pile")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.width && (box.left < left - 1 || box.right > right + 1 || box.top > bottom);
    }).map((one) => one.outerHTML.slice(0, 90));
})"""


@pytest.mark.parametrize(
    ("game", "others"), [("gosu-x", 1), ("gosu-tactics", 1), ("gosu-tactics", 3), ("way-of-the-samurai", 0)]
)
def test_a_whole_game_on_a_phone_held_sideways(game: str, others: int, come: Come) -> None:
    """All of a seat's line is in sight, whatever it has."""
    person = come(size=SIDEWAYS, touch=True)
    person.sit(person.make(game, "me", *["random"] * others))
    play, pushed = mouse(seed=5), list[str]()

    def act(one: object, touches: int) -> None:
        pushed.extend(person.page.evaluate(PUSHED))
        play(person, touches)

    person.play(act)
    assert pushed == []
    assert person.wide() == 0
