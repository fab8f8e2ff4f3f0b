"""The table of GOSU Tactics as lines of text."""

from collections.abc import Callable

from honjin.core.codec import Node
from honjin.core.table import Table

ROW_NAMES = ("I", "II", "III")


def board(t: Table, seat: int, say: Callable[..., str]) -> list[str]:
    """Armies from the top row down, piles, points, and the seat's own hand; from its view alone."""
    view = Node(t.view(seat), "view", [])
    names = dict(zip(t.cards.ids, t.cards.names, strict=True))
    lines = [
        say(
            "board-table",
            round=view.need("round", "").integer(0),
            deck=view.need("deck", "").integer(0),
            discard=len(view.need("discard", "").items()),
            advantage=view.need("advantage", "").integer(-1),
        )
    ]
    for p, player in enumerate(view.need("seats", "").items()):
        lines.append(
            say(
                "board-you" if p == seat else "board-player",
                player=p,
                points=player.need("points", "").integer(0),
                strength=player.need("strength", "").integer(0),
                hand=len(player.need("hand", "").items()),
                passed="yes" if player.need("passed", "").flag() else "no",
            )
        )
        for name, row in reversed(list(zip(ROW_NAMES, player.need("army", "").items(), strict=True))):
            cards = [card_words(place, names) for place in row.items()]
            if cards:
                lines.append(f"  {name:>3}  " + " | ".join(cards))
    own = view.need("seats", "").items()[seat]
    kept = own.need("hand", "").texts()
    for id in own.need("set_aside", "").texts():
        kept.remove(id)
    lines.append(say("board-hand", cards=", ".join(names[id] for id in kept) or "-"))
    return lines


def card_words(place: Node, names: dict[str, str]) -> str:
    """A card in an army; an imprisoned one in brackets."""
    name = names[place.need("card", "").text()]
    return f"[{name}]" if place.need("imprisoned", "").flag() else name
