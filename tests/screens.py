"""What one sees on the screen of honjin play, and what nobody else may."""

import re

import honjin
from honjin.cli.command import Terminal
from honjin.cli.screen.board import plain_lines
from honjin.cli.screen.session import Session

PATIENCE = 60.0  # seconds; a busy machine is slow


class Seen(str):
    """What a screen shows: its picture draws every space alike, a no-break one too."""

    def __contains__(self, part: object) -> bool:
        return isinstance(part, str) and super().__contains__(part.replace("\xa0", " "))


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
