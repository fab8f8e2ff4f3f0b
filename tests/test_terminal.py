"""honjin play on a real terminal: whole games in tmux, read from the pane."""

import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from screens import PATIENCE, Seen, mentions, names_in, own_hand, secrets, sitting

from honjin.cli.screen.session import Session

ROOT = Path(__file__).parents[1]
slow = pytest.mark.slow
SERVERS = count()


class Pane:
    """A terminal of its own in which `honjin ARGUMENTS` runs, between two looks at its settings."""

    def __init__(self, *arguments: str, size: str = "120x40", **environment: str) -> None:
        self.server = ["tmux", "-L", f"honjin-{os.getpid()}-{next(SERVERS)}", "-f", "/dev/null"]
        columns, _, lines = size.partition("x")
        settings = {"LC_ALL": "C.UTF-8", "COLORTERM": "truecolor", **environment}
        given = " ".join(f"{name}={value}" for name, value in settings.items())
        command = f"{sys.executable} -m honjin {' '.join(arguments)}"
        look = "stty -g | cut -c 1-60"
        script = f"{look}; env -u NO_COLOR {given} {command}; echo ended $?; {look}; cat"
        session = ["new-session", "-d", "-x", columns, "-y", lines, "-c", str(ROOT), script]
        subprocess.run([*self.server, *session], check=True)

    def tmux(self, *arguments: str) -> str:
        ran = subprocess.run([*self.server, *arguments], check=True, capture_output=True, text=True)
        return ran.stdout

    def enter(self, line: str) -> None:
        self.tmux("send-keys", "-l", line, ";", "send-keys", "Enter")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def text(self) -> str:
        return Seen(self.tmux("capture-pane", "-p").replace("\xa0", " "))

    def wait(self, *texts: str, and_so: Callable[[str], bool] = lambda shown: True) -> str:
        """What is shown once all of this is."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            shown = self.text()
            if all(text in shown for text in texts) and and_so(shown):
                return shown
            time.sleep(0.02)
        raise AssertionError(f"{texts} did not appear in {PATIENCE} s:\n{self.text()}")

    def press_until(self, key: str, text: str) -> str:
        """Press the key again and again: one that comes too early may still belong to the line before."""
        end = time.monotonic() + PATIENCE
        while text not in self.text() and time.monotonic() < end:
            self.press(key)
            time.sleep(0.5)
        return self.wait(text)

    def close(self) -> None:
        subprocess.run([*self.server, "kill-server"], check=False, capture_output=True)


@pytest.fixture
def terminal() -> Iterator[Callable[..., Pane]]:
    opened: list[Pane] = []

    def opening(*arguments: str, size: str = "120x40", **environment: str) -> Pane:
        opened.append(Pane(*arguments, size=size, **environment))
        return opened[-1]

    yield opening
    for pane in opened:
        pane.close()


def arguments_of(seats: str, seed: str, lang: str, game: str = "gosu-tactics") -> list[str]:
    return ["play", game, "--seats", seats, "--seed", seed, "--lang", lang]


def shows_own_hand(session: Session) -> Callable[[str], bool]:
    """Whether the part of a screen below the hand's title shows exactly the hand of the person looking."""
    title, log = [f" {session.terminal.say(key).strip()} " for key in ("board-hand", "screen-log")]
    clans = {suit.name for suit in session.board(None).suits}  # some cards' names
    hand = names_in("\n".join(own_hand(session)), session) - clans

    def shows(screen: str) -> bool:
        above, _, below = screen.partition(title)
        side = next((line.index(log) - 2 for line in above.splitlines() if log in line), None)
        lines = [line[:side] for line in below.splitlines()[1:]]
        length = next((i for i, line in enumerate(lines) if re.match(r"[─╰]", line)), 0)
        shown = "\n".join(lines[:length])
        return names_in(shown, session) - clans == hand

    return shows


def shows_all(session: Session) -> Callable[[str], bool]:
    """Whether a screen is the one after the last choice, and not still the one before it."""
    shown, lang = session.board(session.looker()), session.terminal.lang
    question, own = session.table.decision, shows_own_hand(session)
    assert question is not None
    first = question.options[0].label(lang, session.names)[:20]
    drawn = ["".join(piece for piece, _ in line.pieces) for panel in shown.panels for line in panel.lines]
    starts = [line[:60].strip() for line in drawn]

    def shows(screen: str) -> bool:
        close = Seen(screen.replace(" · ", "  "))
        briefs = all(panel.brief.replace(" · ", "  ") in close for panel in shown.panels)
        lines = all(start in screen for start in starts)
        return briefs and lines and f"1 {first}" in screen and own(screen)

    return shows


def play_on_screen(pane: Pane, session: Session) -> int:
    """Play the pane's game and ours to the end, comparing what is seen; how often it was covered."""
    covers, say = 0, session.terminal.say
    session.advance()
    while (question := session.table.decision) is not None:
        if session.needs_cover():
            covers += 1
            cover = say("screen-cover", name=session.names[question.seat])
            pane.wait(cover, and_so=lambda seen: not names_in(seen, session))
            pane.press("Enter", "Space")
        session.sit_down()
        shown = session.board(session.looker())
        asked = session.asked(question)
        seen = pane.wait(shown.status, asked[:30], and_so=shows_all(session))
        assert not [name for name in secrets(session) if mentions(seen, name)]
        first = question.options[0].notation
        pane.enter("1" if len(session.table.events(None)) % 2 else first)
        session.table.play(first)
        session.advance()
    pane.wait(session.result()[0][:30])
    return covers


def play_as_lines(pane: Pane, session: Session) -> None:
    say = session.terminal.say
    session.advance()
    while (question := session.table.decision) is not None:
        if session.needs_cover():
            pane.wait(say("play-cover", name=session.names[question.seat])[:40])
            pane.enter("")
        session.sit_down()
        asked = session.asked(question)
        seen = pane.wait(asked, *own_hand(session), and_so=lambda seen: seen.rstrip().endswith("\n>"))
        assert not [name for name in secrets(session) if mentions(seen, name)]
        pane.enter(question.options[0].notation)
        session.table.play(question.options[0])
        session.advance()
    pane.wait(session.result()[0], "ended 0")


@slow
@pytest.mark.parametrize(
    ("game", "seats", "seed", "lang", "size"),
    [
        ("gosu-tactics", "human,random", "t3", "en", "80x24"),
        ("gosu-tactics", "human,random", "t3", "fr", "200x50"),
        ("gosu-x", "human,random", "x2", "fr", "80x24"),
        ("gosu-x", "human,greedy", "x47", "en", "120x40"),
        ("way-of-the-samurai", "human", "w1", "en", "80x24"),
        ("way-of-the-samurai", "human", "w2", "fr", "120x40"),
    ],
)
def test_a_whole_game_against_a_bot_on_the_screen(
    terminal: Callable[..., Pane], game: str, seats: str, seed: str, lang: str, size: str
) -> None:
    pane = terminal(*arguments_of(seats, seed, lang, game), size=size)
    session = sitting(seats, seed, lang, game)
    assert play_on_screen(pane, session) == 0
    pane.enter("log 1")
    pane.wait("› log 1")
    seen = pane.press_until("Enter", "ended 0")
    assert session.result()[0] in Seen(seen.replace("\n", ""))


@slow
@pytest.mark.parametrize(
    ("game", "lang", "seats", "seed"),
    [
        ("gosu-tactics", "fr", "human,human", "t63"),
        ("gosu-tactics", "en", "human,random,human", "t61"),
        ("gosu-x", "en", "human,human", "x21"),
    ],
)
def test_a_whole_hot_seat_game_on_the_screen_never_shows_another_hand(
    terminal: Callable[..., Pane], game: str, lang: str, seats: str, seed: str
) -> None:
    pane, session = terminal(*arguments_of(seats, seed, lang, game)), sitting(seats, seed, lang, game)
    assert play_on_screen(pane, session) > 10
    pane.enter("q")
    pane.wait("ended 0")


@slow
@pytest.mark.parametrize(
    ("game", "lang", "seats", "seed"),
    [
        ("gosu-tactics", "fr", "human,random", "t3"),
        ("gosu-tactics", "en", "human,human", "t63"),
        ("gosu-x", "en", "human,greedy", "x53"),
        ("gosu-x", "fr", "human,human", "x20"),
        ("way-of-the-samurai", "en", "human", "w3"),
        ("way-of-the-samurai", "fr", "human", "w4"),
    ],
)
def test_whole_games_as_lines(
    terminal: Callable[..., Pane], game: str, lang: str, seats: str, seed: str
) -> None:
    pane = terminal(*arguments_of(seats, seed, lang, game), "--plain", size="220x60")
    play_as_lines(pane, sitting(seats, seed, lang, game))


@slow
def test_questions_on_the_screen_and_a_clean_end(terminal: Callable[..., Pane]) -> None:
    pane = terminal(*arguments_of("human,random", "cli", "en"), size="80x24")
    pane.wait("Your turn: keep your hand")
    pane.enter("why mulligan")
    pane.wait("mulligan: your hand must be")
    pane.enter("keep")
    pane.wait("(3 to go)")
    pane.enter("1")
    pane.wait("(2 to go)")
    pane.enter("undo")
    pane.wait("(3 to go)", "taken back")
    pane.enter("help")
    pane.wait("why CHOICE or why CARD", "Esc or Enter")
    assert pane.tmux("display-message", "-p", "#{alternate_on}").strip() == "1"
    pane.press("C-c")
    # The terminal's settings, before and after.
    pane.wait("Goodbye.", "ended 130", and_so=lambda seen: seen.split()[0] == seen.split()[-1])
    flags = "#{alternate_on}#{mouse_any_flag}#{cursor_flag}"
    assert pane.tmux("display-message", "-p", flags).strip() == "001"


@slow
@pytest.mark.parametrize("environment", [{}, {"NO_COLOR": "1"}])
def test_no_colour_is_honoured(terminal: Callable[..., Pane], environment: dict[str, str]) -> None:
    pane = terminal(*arguments_of("human,random", "cli", "en"), **environment)
    pane.wait("Your turn: keep your hand", "◆")
    pane.press("Down")
    pane.wait("›1 Keep this hand", "\n keep\n")
    coloured = re.search(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9[0-7]|10[0-7])\b", pane.tmux("capture-pane", "-ep"))
    assert (coloured is None) == bool(environment)
    pane.press("C-q")
    pane.wait("ended 0")
