"""docs/images: the middle of a game of each game, on its own screen (`make pictures`)."""

import asyncio
import sys
from itertools import count
from pathlib import Path

import honjin
from honjin.cli.command import HUMAN, Terminal
from honjin.cli.screen.board import Board, board
from honjin.cli.screen.screen import TableApp
from honjin.cli.screen.session import Session

SIZE = (120, 41)
BOT, PATIENCE = "greedy", 90  # who plays both seats, and for how many choices at most
SMALLEST_ARMY, SMALLEST_HAND = 6, 4
FEWEST_LINES = 5  # two of the enemy and three gauges
MOMENTS = ("turn", "placing")
OPTIONS = {"way-of-the-samurai": {"enemy": "oda", "weapon": "nodachi", "location": "bridge"}}


def scene(game: str, lang: str) -> Session:
    """The first moment worth a picture, of the first game that has one."""
    for number in count():
        t = honjin.game(game).new(seed=f"camp {number}", options=OPTIONS.get(game))
        session = Session(t, [HUMAN, *[BOT] * (t.players - 1)], Terminal(lang))
        player = honjin.bot(game, BOT, number)
        for _ in range(PATIENCE):
            session.advance()
            if t.decision is None:
                break
            if t.decision.prompt in MOMENTS and is_full(board(t, 0, session.terminal)):
                return session
            t.play(player.choose(t.observe(t.decision.seat)))
    raise AssertionError("count never ends")


def is_full(shown: Board) -> bool:
    """Much to see: two armies, a card face down, a hand, and nothing known elsewhere."""
    if any(panel.lines for panel in shown.panels):
        return is_fierce(shown)
    armies = [[cell for row in panel.rows for cell in row.cells] for panel in shown.panels]
    large = all(len(army) >= SMALLEST_ARMY for army in armies) and len(shown.hand.cells) >= SMALLEST_HAND
    covered = any(cell.face_down for army in armies for cell in army)
    return large and covered and not any(row.cells for row in shown.known)


def is_fierce(shown: Board) -> bool:
    """In the middle of an attack: the Defence asks for more, something is stored, and cards are left."""
    drawn = ["".join(text for text, _ in line.pieces) for panel in shown.panels for line in panel.lines]
    is_asked = any("─(" in line for line in drawn)
    return is_asked and len(drawn) > FEWEST_LINES and len(shown.hand.cells) >= 3


async def draw(session: Session, path: Path) -> None:
    app = TableApp(session)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        path.write_text(app.export_screenshot(title=f"honjin play {session.table.game.name}"), "utf-8")


def main(folder: Path) -> None:
    for game in honjin.games():
        for lang in honjin.LANGUAGES:
            path = folder / f"{game}-{lang}.svg"
            asyncio.run(draw(scene(game, lang), path))
            print(path)


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/images"))
