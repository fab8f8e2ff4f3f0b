"""honjin play on a real terminal: whole games in tmux, read from the pane; and the screen in detail."""

import asyncio
import os
import re
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from html import unescape
from io import StringIO
from itertools import count
from pathlib import Path

import gosu_x
import pytest
import samurai
from rich.console import Console
from textual.events import Paste
from textual.pilot import Pilot

import honjin
from honjin.cli.boards import board, plain_lines
from honjin.cli.command import Terminal
from honjin.cli.covers import Cover, Note
from honjin.cli.faces import card
from honjin.cli.pictures import draw, scene
from honjin.cli.screen import TableApp
from honjin.cli.session import Session
from honjin.games.way_of_the_samurai.card import Action, Adversary
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.text import SHAPES

ROOT = Path(__file__).parents[1]
PATIENCE = 60.0  # seconds; a busy machine is slow
slow = pytest.mark.slow
SERVERS = count()
DEMANDING = [
    card.id  # whose Defence no single card meets
    for card in STANDARD.box.cards
    if isinstance(card, Adversary) and 4 in (card.force, card.technique)
]


def sitting(seats: str, seed: str, lang: str = "en", game: str = "gosu-tactics") -> Session:
    """The game that `honjin play` opens with these arguments; bots play the same."""
    names = seats.split(",")
    table = honjin.game(game).new(seed=seed, players=len(names))
    return Session(table, names, Terminal(lang))


def mentions(text: str, name: str) -> bool:
    """A card's name, and not that of its X, nor a part of another name."""
    return re.search(rf"(?<![\w(]){re.escape(name)}(?!\w| X| \()", text) is not None


def names_in(text: str, session: Session) -> set[str]:
    return {name for name in session.table.cards.names if mentions(text, name)}


def own_hand(session: Session) -> list[str]:
    return [cell.name for cell in session.board(session.looker()).hand.cells]


def secrets(session: Session) -> set[str]:
    """What lies in other hands and nothing that this person may read names."""
    table, seat, lang = session.table, session.looker(), session.terminal.lang
    options = [] if table.decision is None else [option.label(lang) for option in table.decision.options]
    shown = plain_lines(session.board(seat), whole=True)
    asked = "" if table.decision is None else table.decision.label(lang)
    known = "\n".join([*options, *shown, asked, *(line.text for line in table.log(seat, lang))])
    held = [session.board(other).hand.cells for other in range(table.players) if other != seat]
    return {cell.name for cells in held for cell in cells} - names_in(known, session)


# --- in tmux


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


# --- without a terminal

SIZES = ((80, 24), (120, 40), (200, 50))


class Seen(str):
    """What a screen shows: its picture draws every space alike, a no-break one too."""

    def __contains__(self, part: object) -> bool:
        return isinstance(part, str) and super().__contains__(part.replace("\xa0", " "))


def screen_text(app: TableApp) -> Seen:
    svg = app.export_screenshot()
    lines: dict[float, str] = {}
    for y, text in re.findall(r'<text [^>]*\by="([\d.]+)"[^>]*>([^<]*)</text>', svg):
        lines[float(y)] = lines.get(float(y), "") + unescape(text).replace("\xa0", " ")
    return Seen("\n".join(lines[y] for y in sorted(lines)))


def drive(
    session: Session,
    steps: Callable[[Pilot[int], TableApp], Awaitable[None]],
    size: tuple[int, int] = (120, 40),
) -> int | None:
    async def run() -> int | None:
        app = TableApp(session)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await steps(pilot, app)
        return app.return_value

    return asyncio.run(run())


async def enter(pilot: Pilot[int], line: str) -> None:
    """Paste it and press Enter; a pilot types slowly."""
    pilot.app.post_message(Paste(line))
    await pilot.press("enter")
    await pilot.pause()


async def look_until(pilot: Pilot[int], app: TableApp, look: Callable[[str], None]) -> None:
    """Look again until all that is looked for is there: a pilot takes a starved process for an idle one."""
    end = time.monotonic() + PATIENCE / 6
    while True:
        try:
            look(screen_text(app))
        except AssertionError:
            if time.monotonic() > end:
                raise
            await pilot.pause(0.05)
        else:
            return


async def sees(pilot: Pilot[int], app: TableApp, *texts: str) -> str:
    """What is shown once all of this is, wherever its lines break."""

    def look(shown: str) -> None:
        for text in texts:
            assert text in shown or text in Seen(" ".join(shown.split()))

    await look_until(pilot, app, look)
    return screen_text(app)


async def reads(pilot: Pilot[int], app: TableApp, line: str) -> None:
    """Wait until this stands on the line to type on, what is suggested included."""

    def look(shown: str) -> None:
        assert shown.splitlines()[-1].strip() == line

    await look_until(pilot, app, look)


async def covered(pilot: Pilot[int], app: TableApp) -> str:
    """What is shown once the cover is there."""

    def look(shown: str) -> None:
        assert isinstance(app.screen, Cover)
        assert app.screen.text.plain.split("\n")[0] in shown

    await look_until(pilot, app, look)
    return screen_text(app)


def look_at_all_sizes(session: Session, look: Callable[[str], None]) -> None:
    """One screen after the other in every size of terminal."""

    async def steps(pilot: Pilot[int], app: TableApp) -> None:
        for size in SIZES:
            await pilot.resize_terminal(*size)
            await look_until(pilot, app, look)

    drive(session, steps, SIZES[0])


def first_option(table: honjin.Table) -> str:
    assert table.decision is not None
    return table.decision.options[0].notation


def stages(
    session: Session, *counts: int, choose: Callable[[honjin.Table], str] = first_option
) -> dict[int, honjin.Table]:
    """The table when the person at it has chosen so often and is asked again."""
    found = {}
    for made in range(max(counts) + 1):
        session.advance()
        if made in counts:
            found[made] = session.table.clone()
        if session.table.decision is not None:
            session.table.play(choose(session.table))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [pytest.param(2, marks=slow), pytest.param(3, marks=slow), 4])
def test_all_that_matters_is_readable(players: int, lang: str) -> None:
    """In the middle of a game, for every number of players and size of terminal."""
    seats = ["human", *["random"] * (players - 1)]
    session = Session(stages(sitting(",".join(seats), "look"), 16)[16], seats, Terminal(lang))

    def look(text: str) -> None:
        shown = session.board(0)
        assert shown.status in text
        for panel in shown.panels:
            assert panel.brief in text
            for cell in (cell for row in panel.rows for cell in row.cells):
                assert cell.name[:10] in text
        assert all(mentions(text, cell.name) for cell in shown.hand.cells)
        assert all(f"{suit.symbol} {suit.name.capitalize()}" in text for suit in shown.suits)
        question = session.table.decision
        assert question is not None
        assert question.label(lang)[:20] in text
        assert question.options[0].label(lang)[:30] in text
        assert "help" in text.splitlines()[-1]

    look_at_all_sizes(session, look)


@cache
def x_stages() -> dict[int, honjin.Table]:
    """In the draft, with the first hand and in the middle of a game."""
    return stages(sitting("human,greedy", "x13", game="gosu-x"), 0, 5, 14, 24)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("choices", [*(pytest.param(count, marks=slow) for count in (0, 5, 14)), 24])
def test_all_that_matters_in_gosu_x_is_readable(choices: int, lang: str) -> None:
    session = Session(x_stages()[choices].clone(), ["human", "greedy"], Terminal(lang))

    def look(text: str) -> None:
        shown, words = session.board(0), Seen(" ".join(text.split()))
        assert shown.status in text
        assert all(" ".join(note.split()[-3:]) in words for note in shown.notes)
        for panel in shown.panels:
            assert panel.brief.replace(" · ", "  ") in Seen(text.replace(" · ", "  "))
            for cell in (cell for row in panel.rows for cell in row.cells):
                assert cell.name[:6].rstrip() in text
                assert cell.tokens in text
                assert cell.marks in text
        assert all(mentions(text, cell.name) for row in (*shown.piles, shown.hand) for cell in row.cells)
        assert all(f"{mark.symbol} {mark.meaning}" in text for mark in shown.legend)
        question = session.table.decision
        assert question is not None
        assert question.label(lang)[:20] in text
        assert question.options[0].label(lang)[:20] in text
        assert "help" in text.splitlines()[-1]

    look_at_all_sizes(session, look)


FIGHTS: dict[str, dict[str, str]] = {
    "fight": {"enemy": "kempo", "weapon": "tanto", "location": "bridge", "climate": "fog"},
    "clan": {"mode": "clan", "weapon": "kusarigama", "hard": "yes"},
    "dojo": {"mode": "dojo"},
    "village": {"mode": "village", "weapon": "katana-kodachi"},
    "duel": {"mode": "duel", "weapon": "nodachi bokken"},
}


@cache
def fight_stages(mode: str) -> dict[int, honjin.Table]:
    """A fight as a bot leads it for the person; the other seat of a duel is a bot's."""
    table = honjin.game("way-of-the-samurai").new(seed="fight2", options=FIGHTS[mode])
    player = honjin.bot(table.game.name, "greedy", 1)

    def choose(t: honjin.Table) -> str:
        assert t.decision is not None
        return player.choose(t.observe(t.decision.seat))

    return stages(Session(table, seats_of(table), Terminal("en")), 0, 5, 13, choose=choose)


def seats_of(fight: honjin.Table) -> list[str]:
    return ["human", "random"][: fight.players]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("choices", [pytest.param(0, marks=slow), pytest.param(5, marks=slow), 13])
@pytest.mark.parametrize("mode", FIGHTS)
def test_all_that_matters_in_a_fight_is_readable(mode: str, choices: int, lang: str) -> None:
    table = fight_stages(mode)[choices].clone()
    session = Session(table, seats_of(table), Terminal(lang))

    def look(text: str) -> None:
        shown, words = session.board(0), Seen(" ".join(text.split()))
        assert shown.status in text
        assert all(" ".join(note.split()[-2:]) in words for note in shown.notes)
        for panel in shown.panels:
            assert panel.brief.replace(" · ", "  ") in Seen(text.replace(" · ", "  "))
            for line in panel.lines:
                drawn = "".join(piece for piece, _ in line.pieces)
                assert drawn[:40].strip() in text
                assert drawn.split()[-1] in text
        assert all(mentions(text, cell.name) for row in (*shown.piles, shown.hand) for cell in row.cells)
        assert all(f"{mark.symbol} {mark.meaning}" in text for mark in shown.legend)
        question = session.table.decision
        assert question is not None
        assert question.label(lang)[:20] in text
        assert question.options[0].label(lang)[:20] in text
        assert "help" in text.splitlines()[-1]

    look_at_all_sizes(session, look)


def test_a_fight_is_drawn_with_scales_symbols_and_what_is_asked() -> None:
    adversary = STANDARD.box.cards[STANDARD.numbers[next(iter(DEMANDING))]]
    assert isinstance(adversary, Adversary)
    action = next(c for c in STANDARD.box.cards if isinstance(c, Action) and c.lines and not c.special)
    t = samurai.table(hand=[action.id], defences=[adversary.id], weapon="tanto", life=3, ki=4, die=5)
    samurai.play(t, "ki reveal", f"place {action.id}")
    session = Session(t, ["human"], Terminal("en"))
    gauge, level = ("Force", adversary.force) if adversary.force else ("Technique", adversary.technique)

    async def look(pilot: Pilot[int], app: TableApp) -> None:
        text = await sees(
            pilot,
            app,
            "You · Tanto · Life ♥♥♥ 3 · Ki ✦✦✦✧✧ 3/5 · die ⚄ 5",
            f"Attack 1 {SHAPES[action.symbol or 0]} {action.name}",
            "× ─ ×",  # beyond the highest Guard of this weapon
            "Defence: with",
        )
        (scale,) = [line for line in text.splitlines() if re.match(rf" ?│? *{gauge} ", line)]
        assert f"({level})" in scale
        await enter(pilot, "odds")
        await sees(pilot, app, "chance of")
        await enter(pilot, "unseen")
        await sees(pilot, app, "Adversaries still to come")
        assert isinstance(app.screen, Note)

    drive(session, look, (120, 40))


def test_cards_of_gosu_x_say_what_lies_on_them() -> None:
    t = gosu_x.table(
        army={0: [["sqeezs tokens=1", "obeezs captured"]], 1: [["bun-to bounty"], ["kan-te"]]},
        hand={0: ["aat", "phoenix-immortal"]},
        tokens={0: {"hand": 1, "spent": 1, "locked": 1}},
        banned={0: ["aat 1"]},
        wonder=1,
        tiles=["justice"],
    )
    session = Session(t, ["human", "human"], Terminal("en"))

    async def look(pilot: Pilot[int], app: TableApp) -> None:
        await pilot.press("space")
        await sees(
            pilot,
            app,
            "Wonder token: Player 2.",
            "Active tiles: Justice (highest OPEN card Ethereal) · You may not play: Aat",
            "You · strength 2 · Supremacy 0 · hand 2 · ●◌× · deck",
            "Pho Sqeezs ●",
            "▒ Obeezs ▫",
            "Gal Bun To ○ $",
            "Gal Kan Te ○ ▫",
            "Tom Aat I",
            "Pho Phoenix (Immortal) I-III",
        )

    drive(session, look, (80, 24))


def test_a_drawn_card_shows_its_marks_in_the_width_of_a_place() -> None:
    t = gosu_x.table(army={0: [["les-apotres-de-la-nuit tokens=1 bounty"]]})
    cell = board(t, 0, Terminal("en")).panels[0].rows[-1].cells[0]
    console = Console(width=15, file=StringIO(), color_system=None)
    console.print(card(cell))
    assert isinstance(console.file, StringIO)
    assert console.file.getvalue().splitlines() == ["╭─ Abhilasha ─╮", "│Les apôtres …│", "╰──── ● $▫ I ─╯"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", ["1 token, x2", "OPEN, has recruited"]), ("fr", ["1 jeton, x2", "LIBRE, a recruté"])],
)
def test_what_a_card_of_gosu_x_carries_is_said(lang: str, said: list[str]) -> None:
    rows = {0: [["aat tokens=1 veteran", "boul-go recruited"]]}
    t = gosu_x.table(army=rows, options={"recruiter": "once"})
    cells = board(t, 0, Terminal(lang)).panels[0].rows[-1].cells
    assert all(words in cell.note for cell, words in zip(cells, said, strict=False))


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_a_reaction_in_the_others_turn_hides_both_hands(size: tuple[int, int]) -> None:
    t = gosu_x.table(
        army={1: [["les-apotres-de-la-nuit"]]},
        hand={0: ["deesses-de-lave", "alpha"], 1: ["le-cercle-rouge", "sati"]},
        clans={1: ["abhilasha", "justice"]},
    )
    session = Session(t, ["human", "human"], Terminal("en"))

    async def steps(pilot: Pilot[int], app: TableApp) -> None:
        await covered(pilot, app)
        await pilot.press("space")
        await sees(pilot, app, "Alpha")
        await enter(pilot, "play deesses-de-lave")
        await sees(pilot, app, "Les apôtres de la nuit in row I")
        await enter(pilot, "2")
        text = await covered(pilot, app)
        assert not names_in(text, session)
        assert "Player 2, it is your turn" in text
        await pilot.press("space")
        text = await sees(pilot, app, "Les apôtres de la nuit is about to be captured", "Sati")
        assert (mentions(text, "Sati"), mentions(text, "Alpha")) == (True, False)
        await enter(pilot, "why sati")
        await sees(pilot, app, "why sati")
        await pilot.press("escape")
        await enter(pilot, "react le-cercle-rouge")
        await sees(pilot, app, "draw 1")
        assert "react le-cercle-rouge" in session.table.record()
        await enter(pilot, "draw 1")
        await covered(pilot, app)
        await pilot.press("space")
        text = await sees(pilot, app, "Alpha")
        assert (mentions(text, "Sati"), mentions(text, "Alpha")) == (False, True)

    drive(session, steps, size)


def test_the_armies_stay_in_sight_when_much_is_known() -> None:
    """What is known elsewhere gives way on a small screen."""
    t = gosu_x.table(
        army={0: [["sqeezs"], ["kaez"], ["phoenix"]], 1: [["obeezs"], ["ez"], ["tomorrow"]]},
        hand={0: ["arpia"], 1: [f"{card} known" for card in ("aat", "fre-e", "ne-o", "ne-ye", "sha-dow")]},
    )
    session = Session(t, ["human", "random"], Terminal("en"))

    async def look(pilot: Pilot[int], app: TableApp) -> None:
        assert "Seen in Random's hand" not in await sees(pilot, app, "Tom Tomorrow")
        await pilot.resize_terminal(80, 40)
        await sees(pilot, app, "Seen in Random's hand")

    drive(session, look, (80, 21))


def face_down(session: Session) -> list[str]:
    panels = session.board(0).panels
    return [cell.name for panel in panels for row in panel.rows for cell in row.cells if cell.face_down]


def test_imprisoned_cards_lie_face_down_with_their_names() -> None:
    session = sitting("human,random", "cli")
    session.advance()
    while not (imprisoned := face_down(session)):
        assert session.table.decision is not None
        session.table.play(session.table.decision.options[0])
        session.advance()

    async def look(pilot: Pilot[int], app: TableApp) -> None:
        await sees(pilot, app, f"▒ {imprisoned[0]}")

    drive(session, look, (80, 24))


def test_keys_complete_choose_and_answer() -> None:
    session = sitting("human,random", "cli")

    async def steps(pilot: Pilot[int], app: TableApp) -> None:
        await sees(pilot, app, "keep your hand")
        await pilot.press("k")
        await reads(pilot, app, "keep")
        await pilot.press("tab", "enter")
        await sees(pilot, app, "(3 to go)")
        await pilot.press("down", "down", "up")
        await reads(pilot, app, session.completions()[0])
        await enter(pilot, "")
        await sees(pilot, app, "(2 to go)")
        await enter(pilot, "undo")
        await sees(pilot, app, "(3 to go)")
        await pilot.click("OptionList", offset=(6, 1))
        await sees(pilot, app, "(2 to go)")
        await enter(pilot, "card umbolo")
        await sees(pilot, app, "Umbolo: Goban, general")
        await enter(pilot, "play umbolo")
        await sees(pilot, app, "not what is asked now")
        await enter(pilot, "")
        await enter(pilot, "99")
        await sees(pilot, app, "there is no such option")
        await pilot.resize_terminal(80, 24)
        await enter(pilot, "board")
        await sees(pilot, app, "Esc or Enter")
        assert isinstance(app.screen, Note)
        await pilot.press("escape", "pageup", "pagedown", "ctrl+down", "ctrl+up")
        await sees(pilot, app, "(2 to go)")
        await enter(pilot, "quit")

    assert drive(session, steps) == 0


def test_the_cover_opens_with_space_alone_and_forgets_what_was_typed_ahead() -> None:
    session = sitting("human,human", "hot")

    async def steps(pilot: Pilot[int], app: TableApp) -> None:
        await covered(pilot, app)
        await pilot.press("enter", "1", "enter")
        assert not names_in(await covered(pilot, app), session)
        await pilot.press("space")
        mine = own_hand(session)
        await sees(pilot, app, *mine)
        assert not isinstance(app.screen, Cover)
        await pilot.press("1", "enter", "1", "enter")
        await covered(pilot, app)
        app.pop_screen()
        text = await sees(pilot, app, session.terminal.say("screen-hints"))
        assert not names_in(text, session), "nothing is left under the cover"
        await enter(pilot, "1")
        assert session.table.record().count("keep") == 1

    drive(session, steps)


def test_bots_alone_show_the_whole_game() -> None:
    session = sitting("random,random", "bots")

    async def steps(pilot: Pilot[int], app: TableApp) -> None:
        await sees(pilot, app, "won the game: ")
        await sees(pilot, app, session.result()[0][:20])
        await enter(pilot, "")

    assert drive(session, steps) == 0


def test_completions_start_with_choices() -> None:
    session = sitting("human,random", "cli")
    session.advance()
    offered: Sequence[str] = session.completions()
    assert offered[:2] == ["keep", "why"]
    assert {"card umbolo", "why umbolo", "rule GT-L2"} <= set(offered)


def test_completions_name_clans_and_levels() -> None:
    session = sitting("human,random", "x1", game="gosu-x")
    session.advance()
    assert session.completions()[0] == "clan justice"
    assert {"card tile-justice", "card justice", "rule GX-P3"} <= set(session.completions())
    hand = {0: ["nachiketa", "nakshatra"]}
    t = gosu_x.table(hand=hand, army={0: [["navaj"]]}, discard={0: ["nitish"]})
    session = Session(t, ["human", "random"], Terminal("en"))

    async def steps(pilot: Pilot[int], app: TableApp) -> None:
        await pilot.press("P", "l")
        await reads(pilot, app, "Play nakshatra")
        await pilot.press("tab", "enter")
        await sees(pilot, app, "You played Nakshatra in row I.")

    drive(session, steps)


@slow
@pytest.mark.parametrize("game", honjin.games())
def test_a_picture_of_each_game_can_be_drawn(game: str, tmp_path: Path) -> None:
    session, path = scene(game, "en"), tmp_path / "game.svg"
    asyncio.run(draw(session, path))
    drawn = unescape(path.read_text("utf-8")).replace("\xa0", " ")
    assert f"honjin play {game}" in drawn
    assert all(cell.name in drawn for cell in session.board(0).hand.cells)
