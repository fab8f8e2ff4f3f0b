"""axe finds nothing wrong on any page or main state, in both languages, by day and by night."""

import pytest
from web.browsing import Person, mouse
from web.conftest import Come

pytestmark = pytest.mark.slow

PAGES = (
    "/", "/lobby", "/games", "/stats", "/daily", "/about", "/replay",
    "/play/gosu-x", "/play/gosu-tactics", "/play/way-of-the-samurai", "/cards/gosu-x",
    "/rules/gosu-x", "/nowhere",
)  # fmt: skip
PHASES = 5  # of a game, each with a question of its own
GAMES = ("gosu-x", "gosu-tactics", "way-of-the-samurai")


def check(person: Person, where: str) -> list[str]:
    return [f"{where}: {problem}" for problem in person.violations()]


# What a language can spoil has nothing to do with what a theme can: two visits see all of it.
WAYS = [("en", "light"), ("fr", "dark")]


@pytest.mark.parametrize(("lang", "theme"), WAYS)
def test_no_page_has_a_violation(lang: str, theme: str, come: Come) -> None:
    person = come(lang=lang, theme=theme, calm=True)
    found = []
    for path in PAGES:
        person.open(path)
        person.page.locator("main h1").first.wait_for(state="attached")
        person.page.wait_for_load_state("networkidle")
        found += check(person, path)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "theme"), WAYS)
def test_no_state_of_a_table_has_a_violation(game: str, lang: str, theme: str, come: Come) -> None:
    person = come(lang=lang, theme=theme, calm=True)
    seats = ("me",) if game == "way-of-the-samurai" else ("me", "random")
    person.sit(person.make(game, *seats))
    act, found, seen = mouse(9, cards=12), [], set[str]()
    for touches in range(200):
        person.waits()
        if person.is_over():
            break
        phase = person.page.locator(".question").inner_text()
        if phase not in seen and len(seen) < PHASES:
            seen.add(phase)
            found += check(person, phase)
            assert person.wide_when_narrow() == 0, phase
        act(person, touches)
    person.page.get_by_role("dialog").wait_for()
    found += check(person, "the end")
    assert person.wide_when_narrow() == 0
    person.page.keyboard.press("Escape")
    person.page.get_by_role("dialog").wait_for(state="detached")
    person.page.keyboard.press("?")
    person.page.get_by_role("dialog").wait_for()
    found += check(person, "keys")
    person.page.keyboard.press("Escape")
    person.page.locator(".pile").last.click()
    found += check(person, "pile")
    assert found == []
