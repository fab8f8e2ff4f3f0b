"""Way of the Samurai at the page: steps of moves, the board on phones, a fight by touch, its scenes."""

import json
import os
import subprocess
from pathlib import Path

import msgspec
import pytest
from web.browsing import ANSWERS, LIT, OVER, QUIET, tap
from web.conftest import Come

import honjin
from honjin.server import catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "src/honjin/web"
GAME = "way-of-the-samurai"


def played(path: Path) -> dict[str, object]:
    """A golden game as its last seat sees it: each move with its events."""
    head, divider, body = path.read_text("utf-8").partition("---\n")
    t = honjin.replay(head + divider)
    seat = t.players - 1
    start, moves = t.view(seat), []
    for line in body.splitlines():
        if line[:1].isdigit():
            known, choice = t.fact_count, line.partition(" ")[2]
            t.play(choice)
            moves.append({"choice": choice, "events": t.events(seat, known), "view": t.view(seat)})
    return {"name": path.stem, "start": start, "moves": moves}


@pytest.mark.slow
def test_the_steps_of_a_move_lead_to_what_is_so(tmp_path: Path) -> None:
    told = {
        "cards": json.loads(msgspec.json.encode(catalogue.cards(GAME, "en"))),
        "games": [played(path) for path in sorted((ROOT / "golden" / GAME).glob("*.game"))],
    }
    path = tmp_path / "fights.json"
    path.write_text(json.dumps(told), "utf-8")
    run = subprocess.run(
        ["npx", "vitest", "run", "../games/way_of_the_samurai/web/step.test.ts"],
        cwd=PAGE,
        env=os.environ | {"HONJIN_FIGHTS": str(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


# --- in the browser

PHONES = ((390, 844), (360, 640), (844, 390), (320, 640))
SMALLEST = 11  # pixels of type that a player needs
NUMBERS = """
() => {
  // A number of the game: its text, its size on the screen, and whether it is what one sees there.
  const shown = (element) => {
    element.scrollIntoView({ block: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const scale = element instanceof SVGElement ? element.getScreenCTM().a : 1;
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    const own = element.closest("button, .adversary") ?? element; // a touch on it reaches the card under it
    return {
      text: element.textContent.trim(),
      size: parseFloat(getComputedStyle(element).fontSize) * scale,
      isSeen: !!over && (own.contains(over) || over.contains(element)),
    };
  };
  const isDrawn = (one) => one.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isDrawn).map(shown);
  return {
    gauges: all(".gauges .level strong"),
    needs: all(".gauges .need:not(.none)"),
    sides: all(".board .tokens strong"),
    terms: all(".adversary .fact"),
    hand: all(".hands .held svg g text"),
    attack: all(".attack .place svg g text"),
  };
}
"""


def attacking() -> str:
    """A fight in which two cards are placed, the Defence is known and the hand is full of numbers."""
    t = honjin.game(GAME).new(seed="blade", options={"enemy": "oda", "weapon": "katana"})
    bot = honjin.bot(GAME, "greedy", seed=0)
    while True:
        assert t.decision is not None
        view = t.view(0)
        seats = view["seats"]
        assert isinstance(seats, list)
        if t.decision.prompt == "placing" and view["defence"] and len(seats[0]["attack"]) == 2:
            return t.record()
        t.play(bot.choose(t.observe(0)))


@pytest.mark.parametrize("size", PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_phone_shows_every_number(come: Come, size: tuple[int, int]) -> None:
    person = come(size=size, touch=True, calm=True)
    person.sit(person.make(GAME, "me", record=attacking()))
    person.waits()
    seen = person.page.evaluate(NUMBERS)
    assert {name: bool(found) for name, found in seen.items()} == dict.fromkeys(seen, True)
    for name, found in seen.items():
        for one in found:
            assert one["size"] >= SMALLEST - 0.05, (name, one)
            assert one["isSeen"], (name, one)
    assert len(seen["gauges"]) == 3
    assert person.wide() == 0
    boxes = person.page.evaluate(
        "[...document.querySelectorAll('.attack .place, .adversary, .gauge-place, .self, .enemy')]"
        ".map((one) => one.getBoundingClientRect()).map(({x, y, right, bottom}) => [x, y, right, bottom])"
    )
    for index, (x, y, right, bottom) in enumerate(boxes):
        for other in boxes[:index]:
            apart = x >= other[2] - 1 or right <= other[0] + 1 or y >= other[3] - 1 or bottom <= other[1] + 1
            assert apart, (boxes[index], other)
    if size[0] >= 360:
        cards = person.page.locator(".attack .place, .hands .held .card").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().width)"
        )
        assert min(cards) >= 60


@pytest.mark.slow
def test_a_whole_fight_by_touch_with_its_scenes(come: Come) -> None:
    """At 360 pixels; scenes come, are passed by a touch, and tell what was counted."""
    person = come(size=(360, 640), touch=True)
    page = person.page
    person.open("/")
    kept = json.dumps({"lang": "en", "theme": "auto", "speed": "fast", "sound": False})
    page.evaluate(f"localStorage.setItem('honjin-settings', {kept!r})")
    person.sit(person.make(GAME, "me", seed="touch", options={"enemy": "takeshi"}))
    told: set[str] = set()
    scene, skip = page.locator(".moment .act"), page.locator("[data-skip]")
    for _ in range(700):
        page.locator(f".moment .act, [data-skip], {QUIET} :is({LIT}, {ANSWERS}, {OVER})").first.wait_for()
        if person.is_over():
            break
        if scene.count():
            told.add(page.evaluate("document.querySelector('.moment .act')?.innerText ?? ''"))
            tap(scene)
        elif skip.count():
            page.wait_for_timeout(50)
        elif (chosen := page.locator(".answers.selected .button:not(.quiet):enabled")).count():
            tap(chosen.first)
        elif (lit := page.locator(LIT)).count():
            tap(lit.first)
        elif (answers := page.locator(ANSWERS)).count():
            tap(answers.first)
        assert person.wide() == 0
    assert person.is_over()
    assert any(text.startswith(("Through the Defence", "The Defence holds")) for text in told), told
    assert any(text.startswith(("Hit", "Parried")) and "Guard" in text for text in told), told
