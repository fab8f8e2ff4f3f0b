"""The books: what is searched for stands in the address, and a rule leads to its examples and lessons."""

import re

import pytest
from web.conftest import Come

from honjin.games import GAMES
from honjin.table.example import examples

PLACE = re.compile(r"(\d:)?I+\.\d")  # of an army


def test_what_is_searched_for_stands_in_the_address(come: Come) -> None:
    person = come()
    page = person.page
    for book, found in (("rules", "article"), ("cards", ".grid li")):
        person.open(f"/{book}/gosu-x?q=shift")
        page.locator(found).first.wait_for()
        field = page.get_by_role("searchbox")
        assert field.input_value() == "shift"
        some = page.locator(found).count()
        field.fill("Veteran")
        page.wait_for_url(f"**/{book}/gosu-x?q=Veteran")
        assert 0 < page.locator(found).count() < some
        field.fill("")
        page.wait_for_url(f"**/{book}/gosu-x")
        assert page.locator(found).count() > some
    person.open("/cards/gosu-x?q=sati")
    page.locator(".grid a").first.click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.wait_for_url("**/cards/gosu-x?q=sati")


@pytest.mark.parametrize("game", GAMES)
def test_every_example_is_drawn_and_rules_lead_to_lessons(game: str, come: Come) -> None:
    person = come(calm=True)
    page = person.page
    for example in examples(GAMES[game].package):
        person.open(f"/rules/{game}#example-{example.name}")
        figure = page.locator(f"#example-{example.name}")
        figure.locator(".small [data-zone]:visible").first.wait_for()
        assert example.title.en in figure.inner_text()
        lit = figure.locator(".small button.lit").count()
        assert lit == len({place[0] for choice in example.offers if (place := PLACE.search(choice))})
    assert person.wide_when_narrow() <= 0
    assert not person.violations()
    page.get_by_role("link", name="Lesson: ").first.click()
    page.get_by_role("region", name="Lesson").wait_for()
    page.get_by_role("button", name="Rule ").first.click()
    page.get_by_role("dialog").get_by_role("link").first.click()
    page.wait_for_url(f"**/rules/{game}#*")
