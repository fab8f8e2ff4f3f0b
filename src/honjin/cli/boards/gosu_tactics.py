"""The table of GOSU Tactics."""

from collections.abc import Mapping
from dataclasses import replace

from honjin.cli.boards import COVERED, FACE_DOWN, Board, Cell, Mark, Panel, Row, Suit
from honjin.cli.command import Terminal
from honjin.core.codec import Node
from honjin.core.people import People
from honjin.core.place import COLUMNS
from honjin.core.table import Table
from honjin.core.text import Argument
from honjin.games.gosu_tactics.card import CLANS
from honjin.games.gosu_tactics.cardset import TacticsCards

ROW_NAMES = ("I", "II", "III")
SUITS = tuple(
    Suit(name, symbol, colour)
    for name, symbol, colour in zip(
        CLANS, "◆▲●■★", ("#e4e6eb", "#8ec07c", "#bb9af7", "#7aa2f7", "#ff8f5e"), strict=True
    )
)


def board(view: Mapping[str, object], people: People, t: Table, terminal: Terminal) -> Board:
    node = Node(dict(view), "view", [])
    say, seat = terminal.say, people.reader
    seats = node.need("seats", "seats").items()
    status = say(
        "tactics-status",
        round=node.need("round", "").integer(0),
        deck=node.need("deck", "").integer(0),
        discard=len(node.need("discard", "").items()),
    )
    advantage, active = node.need("advantage", "").integer(-1), node.need("to_move", "").integer(0)
    panels = [
        panel(people.who(p, terminal.lang), player, p == advantage, p == active, t, terminal)
        for p, player in enumerate(seats)
    ]
    revealed = [cell(t, id) for id in node.need("revealed", "").texts()]
    hand: list[Cell] = []
    if seat is not None:
        held = seats[seat].need("hand", "").texts()
        for id in seats[seat].need("set_aside", "").texts():
            held.remove(id)
        hand = [cell(t, id) for id in held]
    piles = [Row(say("board-revealed"), revealed)]
    legend = [Mark(suit.symbol, suit.name.capitalize(), suit.colour) for suit in SUITS]
    legend.append(Mark(FACE_DOWN, say("board-imprisoned"), COVERED))
    return Board(status, panels, Row(say("board-hand"), hand), piles, SUITS, tuple(legend))


def panel(
    who: dict[str, Argument], player: Node, advantage: bool, active: bool, t: Table, terminal: Terminal
) -> Panel:
    left = player.need("turns_left", "").value
    facts: dict[str, Argument] = {
        **who,
        "points": player.need("points", "").integer(0),
        "strength": player.need("strength", "").integer(0),
        "hand": len(player.need("hand", "").items()),
        "advantage": "yes" if advantage else "no",
        "passed": "yes" if player.need("passed", "").flag() else "no",
        "left": left if isinstance(left, int) else "any",
    }
    title, brief = terminal.say("tactics-player", **facts), terminal.say("tactics-player-brief", **facts)
    rows = []
    for name, row in zip(ROW_NAMES, player.need("army", "").items(), strict=True):
        cells = [cell(t, c.need("card", "").text()) for c in row.items()]
        imprisoned = [c.need("imprisoned", "").flag() for c in row.items()]
        note = terminal.say("board-imprisoned")
        shown = [
            replace(c, note=note, face_down=True) if down else c
            for c, down in zip(cells, imprisoned, strict=True)
        ]
        rows.append(Row(name, shown, COLUMNS))
    return Panel(title, brief, rows[::-1], active)


def cell(t: Table, id: str) -> Cell:
    assert isinstance(t.cards, TacticsCards)
    card = t.cards.cards[t.cards.numbers[id]]
    return Cell(card.label, SUITS[card.clan], ROW_NAMES[card.level - 1])
