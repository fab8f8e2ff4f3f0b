"""The guided first games: each can be played to its end, and points at what it speaks of."""

import pytest
from web.conftest import Come

pytestmark = pytest.mark.slow

IS_BEHIND = """() => {
    const lesson = document.querySelector(".bubble").getBoundingClientRect();
    const touches = (one) => one.left < lesson.right && one.right > lesson.left
        && one.top < lesson.bottom && one.bottom > lesson.top;
    const pointed = [...document.querySelectorAll(".pointed")];
    return pointed.some((one) => touches(one.getBoundingClientRect()));
}"""


@pytest.mark.parametrize("game", ["gosu-x", "gosu-tactics", "way-of-the-samurai"])
def test_a_guided_game_is_played_to_its_end(game: str, come: Come) -> None:
    person = come()
    person.open(f"/learn/{game}")
    bubble = person.page.locator(".bubble")
    bubble.wait_for()
    step = bubble.locator(".soft").first
    steps = int(step.inner_text().partition("/")[2])
    pointed = 0
    for number in range(1, steps):
        bubble.get_by_text(f"{number} / {steps}", exact=True).wait_for()
        pointed += person.page.locator(".pointed").count() > 0
        # What the lesson speaks of is never behind it.
        assert not person.page.evaluate(IS_BEHIND)
        button = bubble.get_by_role("button")
        following = bubble.get_by_text(f"{number + 1} / {steps}", exact=True)
        button.or_(following).first.wait_for()
        if not following.count():
            button.click()
    bubble.get_by_role("link", name="Now for a real game").wait_for()
    assert pointed >= steps // 2
