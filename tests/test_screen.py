"""The screen of honjin play in detail, at every size, without a terminal."""

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from html import unescape
from io import StringIO
from pathlib import Path

import gosu_x
import pytest
import samurai
from rich.console import Console
from screens import PATIENCE, Seen, mentions, names_in, own_hand, secrets, sitting
from textual.events import Paste
from textual.pilot import Pilot

import honjin
from honjin.cli.command import Terminal
from honjin.cli.screen.board import board, plain_lines
from honjin.cli.screen.card_widgets import card
from honjin.cli.screen.overlays import Cover, Note
from honjin.cli.screen.screen import TableApp
from honjin.cli.screen.session import Session
from honjin.games.way_of_the_samurai.card import Action, Adversary
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.text import SHAPES
from tools.pictures import draw, scene

slow = pytest.mark.slow
DEMANDING = [
    card.id  # whose Defence no single card meets
    for card in STANDARD.box.cards
    if isinstance(card, Adversary) and 4 in (card.force, card.technique)
]
SIZES = ((80, 24), (120, 40), (200, 50))


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


# --- a game that brings no board


@pytest.fixture
def boardless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("honjin.cli.screen.board.facet", lambda game, name, general: general)


@pytest.mark.usefixtures("boardless")
@pytest.mark.parametrize("game", honjin.games())
def test_a_game_without_a_board_is_drawn_from_its_view(game: str) -> None:
    seats = "human,random" if honjin.game(game).fewest == 2 else "human"
    session = sitting(seats, "general", game=game)
    session.advance()
    shown, piles = session.board(0), len(session.board(None).piles)
    hand = session.table.view(0)["seats"][0]["hand"]  # type: ignore[index]
    assert [cell.name for cell in shown.hand.cells] == [session.table.cards.name(id) for id in hand]
    assert not secrets(session) & names_in("\n".join(plain_lines(shown, whole=True)), session)
    for _ in range(30):
        assert session.table.decision is not None
        session.table.play(session.table.decision.options[0])
        assert len(session.board(0).piles) == piles

    async def look(pilot: Pilot[int], app: TableApp) -> None:
        await sees(pilot, app, session.board(0).status[:20], session.board(0).panels[0].title[:20])

    drive(session, look)


@pytest.mark.usefixtures("boardless")
def test_the_general_board_says_what_cards_carry_and_what_is_so() -> None:
    t = gosu_x.table(army={0: [["aat tokens=1 veteran", "boul-go captured"]]}, hand={0: ["sati"]})
    lines = plain_lines(board(t, 0, Terminal("en"), ("Ann", "Ben")))
    assert "  army: Aat (tokens 1, icons 0, veteran), Boul Go (captured, tokens 0, icons 0, open)" in lines
    assert any(line.startswith("Ann: clans 3, army 2, hand 1, ") for line in lines)
    assert lines[-1] == "Your hand: Sati"
