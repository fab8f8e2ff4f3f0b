"""The stage: a move is told event by event, and whoever does not want to wait goes to its end."""

import json
import re
from typing import Any, Final

import pytest
from playwright.sync_api import WebSocketRoute, expect
from serve_process import Served
from web.browsing import PHONE, Person
from web.conftest import Come

pytestmark = pytest.mark.slow

# Playing Muraena costs nothing and brings two cards: she enters, her effect resolves, two cards are drawn.
POSITION: Final = """game = "gosu-x"
seed = "stage"
tiles = []
[[seats]]
clans = ["justice", "tomorrow", "phoenix"]
hand = ["muraena", "arpia", "timer", "phoenix", "obeezs"]
deck_top = ["kaez", "sqeezs", "volantis", "elle", "sati"]
[[seats]]
clans = ["narashima", "galmi", "goan-sul"]
hand = ["navaj", "nalin", "nikhilesh"]
"""
# What the eye sees, frame by frame: the words, cards of the own army and hand, what is lit, what is marked.
WATCH: Final = """() => {
    window.seen = [];
    const count = (what) => document.querySelectorAll(what).length;
    const look = () => {
        const frame = {
            words: document.querySelector(".caption .words")?.textContent ?? "",
            own: document.querySelector(".hand")?.dataset.zone ?? "",
            army: count('[data-zone^="slot:0:"] [data-card]'),
            hand: count('[data-zone="hand:0"] [data-card]'),
            lit: count(".card.lit, .ghost, .answers .button:not(.quiet)"),
            cards: count(".layer .sprite"),
            marked: count('[data-zone="slot:0:I.1"][data-marked]'),
        };
        const now = JSON.stringify(frame);
        if (now !== window.seen.at(-1)) window.seen.push(now);
        requestAnimationFrame(look);
    };
    look();
}"""
# A story's time stands still until somebody skips it.
STAND_STILL: Final = """() => {
    const wait = window.setTimeout;
    window.setTimeout = (act, time, ...more) => wait(act, time > 200 ? time * 1000 : time, ...more);
}"""
# An answer may be gone between a look and a step of the test: both in one.
FOCUS_ANSWER: Final = """() => {
    const answer = document.querySelector(".answers .button.primary");
    answer?.focus();
    return answer !== null;
}"""
TELLING: Final = ".room[data-telling]"
AT_REST: Final = ".room:not([data-busy])"


def at(person: Person, path: str, speed: str) -> None:
    """At a table, at this speed, with every frame noted."""
    person.open("/about")
    kept = json.dumps({"lang": "en", "theme": "auto", "speed": speed, "sound": False})
    person.page.evaluate("kept => localStorage.setItem('honjin-settings', kept)", kept)
    person.sit(path)
    person.waits()
    person.page.evaluate(WATCH)


def seen(person: Person) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in person.page.evaluate("window.seen")]


def play_muraena(person: Person) -> None:
    person.page.locator('.hand [data-card="muraena"]').click()
    person.page.locator('[data-choice="play muraena"]').click()


def board(frames: list[dict[str, Any]]) -> list[tuple[int, int]]:
    """The own army and hand as they changed."""
    sizes = [(frame["army"], frame["hand"]) for frame in frames]
    return [size for index, size in enumerate(sizes) if index == 0 or size != sizes[index - 1]]


def test_a_move_is_told_event_by_event_and_leaves_its_mark(come: Come) -> None:
    person = come()
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "fast")
    play_muraena(person)
    person.page.locator(TELLING).wait_for()
    person.waits()
    frames = seen(person)
    words = list(dict.fromkeys(frame["words"] for frame in frames if frame["words"]))
    assert words[:2] == ["You played Muraena in row I.", "You resolved the effect of Muraena."]
    assert words[2].startswith("You drew"), "two cards of one moment are told together"
    assert any(line.startswith("Greedy played") for line in words), "the bot's turn is told too"
    assert board(frames)[:3] == [(0, 5), (1, 4), (1, 6)], "the board as it was after each event"
    told = [frame for frame in frames if frame["words"]]
    assert max(frame["cards"] for frame in told) == 2
    assert not any(frame["lit"] for frame in told), "nothing can be chosen on a board that is not so"
    # The mark of one's own move goes when the next is told; that one's stays.
    assert any(frame["marked"] for frame in told)
    assert not frames[-1]["marked"]
    assert person.page.locator('[data-zone^="slot:1:"][data-marked]').count() == 1


@pytest.mark.parametrize("way", ["key", "touch", "card", "button"])
def test_a_story_is_skipped(way: str, come: Come) -> None:
    person = come(size=PHONE, touch=True) if way == "touch" else come()
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "slow")
    person.page.evaluate(STAND_STILL)
    play_muraena(person)
    person.page.locator(".caption", has_text="You played Muraena").wait_for()
    expect(person.page.locator(".hand [data-card]")).to_have_count(4)
    if way == "key":
        person.page.keyboard.press("Space")
    elif way == "touch":
        person.page.locator("main .status").tap(position={"x": 2, "y": 2})
    elif way == "card":
        person.page.locator(".hand [data-card=arpia]").click()
    else:
        person.page.get_by_role("button", name="Skip").click()
    person.page.locator(".hand [data-card]").nth(5).wait_for()
    assert not [frame for frame in seen(person) if frame["words"].startswith(("You resolved", "You drew"))]
    assert person.page.locator(".notice").count() == 0, "to skip is to choose nothing"


def test_without_speed_all_is_shown_at_once_and_marked(come: Come) -> None:
    person = come()
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "off")
    play_muraena(person)
    person.page.locator('[data-zone^="slot:1:"][data-marked]').wait_for()
    frames = seen(person)
    assert not any(frame["words"] or frame["cards"] for frame in frames)
    assert board(frames) == [(0, 5), (1, 6)]


def test_without_motion_events_are_told_and_nothing_flies(come: Come) -> None:
    person = come(calm=True)
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "fast")
    play_muraena(person)
    person.page.locator(TELLING).wait_for()
    person.page.locator(AT_REST).wait_for()
    frames = seen(person)
    assert board(frames)[:3] == [(0, 5), (1, 4), (1, 6)]
    assert not any(frame["cards"] for frame in frames)


def test_a_replay_goes_through_the_same_stage(come: Come) -> None:
    person = come()
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "fast")
    play_muraena(person)
    person.page.locator(TELLING).wait_for()
    person.page.locator(AT_REST).wait_for()
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.page.locator(".outcome").wait_for()
    person.page.get_by_role("button", name="Watch the replay").last.click()  # over the table
    person.page.locator(".replay").wait_for()
    person.page.get_by_label("Seen by").select_option("0")
    person.page.locator('.hand[data-zone="hand:0"]').wait_for()
    person.page.keyboard.press("Home")
    person.page.get_by_text("0 / ").wait_for()
    person.page.evaluate(WATCH)
    person.page.keyboard.press("ArrowRight")
    person.page.locator(".replay[data-telling]").wait_for()
    person.page.locator(".replay:not([data-telling])").wait_for()
    assert board(seen(person)) == [(0, 5), (1, 4), (1, 6)]
    # Who goes on does not wait for the story; who goes back is told none.
    person.page.evaluate(STAND_STILL)
    person.page.keyboard.press("ArrowLeft")
    person.page.get_by_text("0 / ").wait_for()
    person.page.keyboard.press("ArrowRight")
    person.page.locator(".caption").wait_for()
    person.page.keyboard.press("ArrowRight")
    person.page.get_by_text("2 / ").or_(person.page.locator(".caption", has_text="Greedy")).first.wait_for()


# --- what was broken


def test_a_lesson_stays_on_the_learner_s_seat(come: Come) -> None:
    person = come()
    person.open("/learn/gosu-x?lesson=troops")
    person.waits()
    person.page.evaluate(WATCH)
    show = person.page.locator(".panel .said .button")
    for place in ("0:I.1", "1:I.1", "0:I.2"):
        if place.startswith("0"):
            show.click()
            show.click()
        person.page.locator(f'[data-zone="slot:{place}"] [data-card]').wait_for()
    assert {frame["own"] for frame in seen(person)} == {"hand:0"}


def test_after_the_end_nobody_is_to_play(come: Come) -> None:
    person = come()
    at(person, person.make("gosu-x", "me", "greedy", position=f"passed = [1]\n{POSITION}"), "off")
    plates = person.page.locator(".plate")
    plates.get_by_text("3 turns left").wait_for()
    person.page.get_by_role("button", name="Resign").click()
    person.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    person.page.locator(".outcome").wait_for()
    told = plates.evaluate_all("all => all.map((one) => one.textContent).join(' ')")
    assert not re.search(r"to play|to move|turns? left", told), told


def test_the_log_of_who_waited_names_the_friend_and_the_own_cards(come: Come, served: Served) -> None:
    host, friend = come(), come()
    path = host.make("gosu-tactics", "me", "link")
    host.open(path)
    link = host.page.get_by_label("Link to this seat")
    link.wait_for()
    friend.sit(link.input_value().removeprefix(served.url))
    host.room.wait_for()
    log = host.page.locator(".log")
    log.get_by_text(re.compile("You drew (?!a card)")).first.wait_for()
    assert not re.search("Player|You drew a card", log.inner_text())


def test_the_keyboard_keeps_its_place_after_a_move(come: Come) -> None:
    person = come()
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "off")
    person.page.keyboard.press("ArrowRight")
    person.page.locator('.hand [data-card="muraena"]').focus()
    for _ in range(6):
        before = person.seq()
        person.page.keyboard.press("Enter")
        if person.page.evaluate(FOCUS_ANSWER):
            person.page.keyboard.press("Enter")
        if person.seq() > before:
            break
    person.waits()
    focused = "() => document.activeElement?.matches('.card.lit, .ghost, .answers .button, .prompt')"
    person.page.wait_for_function(focused)


def test_without_a_line_a_choice_is_refused_and_not_kept(come: Come) -> None:
    person, lines = come(), list[WebSocketRoute]()
    is_up = True

    def carry(line: WebSocketRoute) -> None:
        if is_up:
            line.connect_to_server()
            lines.append(line)
        else:
            line.close()

    person.page.route_web_socket(re.compile("/socket"), carry)
    at(person, person.make("gosu-x", "me", "greedy", position=POSITION), "off")
    is_up = False
    lines[-1].close()
    person.page.locator(".offline").wait_for()
    play_muraena(person)
    person.page.get_by_text("no line to the server now").wait_for()
    expect(person.page.locator(".hand [data-card]")).to_have_count(5)
    is_up = True
    person.page.locator(".offline").wait_for(state="detached")
    person.waits()
    assert person.seq() == 0, "what was not asked for again is not done"
    person.page.locator('[data-choice="play muraena"]').click()
    person.page.locator(".hand [data-card]").nth(5).wait_for()


def test_a_choice_whose_answer_was_cut_off_is_made_once(come: Come) -> None:
    """It went out, and the line broke before the server said so: sent again with its id, it is done once."""
    person, lines, sent = come(), list[WebSocketRoute](), list[str]()

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        is_first = not lines
        lines.append(line)

        def say(message: str | bytes) -> None:
            server.send(message)
            if '"play"' in str(message):
                sent.append(str(message))
                if is_first:
                    line.close()

        line.on_message(say)

    person.page.route_web_socket(re.compile("/socket"), carry)
    at(person, person.make("gosu-x", "me", "random", position=POSITION), "off")
    play_muraena(person)
    person.page.locator('[data-zone="slot:0:I.1"] [data-card]').wait_for()
    person.waits()
    assert len({json.loads(message)["id"] for message in sent}) == 1
    assert person.page.locator(".log li", has_text="You played Muraena").count() == 1
