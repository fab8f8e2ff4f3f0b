"""Whole games in Debian's Firefox, by mouse, one click from the first page."""

import json
from collections.abc import Iterator
from random import Random

import pytest
from serve_process import Served
from web.browsing import ANSWERS, DESKTOP, LIT, OVER, QUIET
from web.firefox import Firefox, headless

pytestmark = pytest.mark.slow

GAMES = ("gosu-x", "gosu-tactics", "way-of-the-samurai")
CARDS, MOST = 10, 400
# Where to click next: the pass when it is time, else an answer to what is selected, else something lit.
NEXT = """((luck, isLate) => {
    if (document.querySelector(%(over)s)) return "over";
    if (!document.querySelector(%(quiet)s)) return null;
    const all = (what) => [...document.querySelectorAll(what)].filter((one) => one.checkVisibility());
    const some = [
        isLate ? all('.answers [data-choice="pass"]') : [],
        all(".answers.selected .button:not(.quiet):enabled"),
        isLate ? all(%(answers)s) : [],
        all(%(lit)s),
        all(%(answers)s),
    ].find((found) => found.length);
    if (!some) return null;
    const one = some[Math.floor(luck * some.length)];
    one.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = one.getBoundingClientRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
})""" % {
    name: json.dumps(what)
    for name, what in {"over": OVER, "quiet": QUIET, "answers": ANSWERS, "lit": LIT}.items()
}


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with headless(tmp_path_factory.mktemp("profile")) as browser:
        yield browser


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_firefox(game: str, firefox: Firefox, served: Served) -> None:
    rng = Random(3)
    firefox.open(f"{served.url}/", *DESKTOP)
    speed = "fast" if game == "way-of-the-samurai" else "off"  # once with all that moves
    kept = {"lang": "en", "theme": "light", "speed": speed, "sound": False}
    firefox.evaluate(f"localStorage.setItem('honjin-settings', {json.dumps(json.dumps(kept))})")
    firefox.open(f"{served.url}/", *DESKTOP)
    play = f"document.querySelector('.game.{game} .play')"
    firefox.until(f"!!{play}")
    firefox.evaluate(f"{play}.click()")
    firefox.until("!!document.querySelector('.room')")
    for touches in range(MOST):
        where = firefox.until(f"{NEXT}({rng.random()}, {str(touches > CARDS).lower()})")
        if where == "over":
            break
        firefox.click(*where)
    assert firefox.evaluate(f"document.querySelector('{OVER} h2').textContent")
    assert touches >= CARDS
    assert firefox.errors == []
