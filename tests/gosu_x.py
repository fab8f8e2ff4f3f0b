"""Set up a situation of GOSU X in one call and play it by notation."""

import tomllib
from collections.abc import Mapping, Sequence

from choices import options as options
from choices import play as play
from choices import question as question

import honjin
from honjin.games.gosu_x.card import CLANS
from honjin.games.gosu_x.cardset import STANDARD
from honjin.table.forms import write_toml
from honjin.table.table import Table

GAME = honjin.game("gosu-x")

Rows = Sequence[Sequence[str]]
Piles = Mapping[int, Sequence[str]]


def clan_of(card: str) -> str:
    return CLANS[STANDARD.cards[STANDARD.numbers[card.split()[0]]].clan]


def rest(clans: Sequence[str], *used: str) -> list[str]:
    """Every card of these clans but the used ones: what to put elsewhere for the deck to be empty."""
    cards = [c.id for c in STANDARD.cards if CLANS[c.clan] in clans for _ in range(c.count)]
    for card in used:
        cards.remove(card)
    return cards


def table(
    *,
    clans: Mapping[int, Sequence[str]] | None = None,
    army: Mapping[int, Rows] | None = None,
    hand: Piles | None = None,
    deck_top: Piles | None = None,
    discard: Piles | None = None,
    removed: Piles | None = None,
    tokens: Mapping[int, Mapping[str, int]] | None = None,
    supremacy: Mapping[int, int] | None = None,
    banned: Piles | None = None,
    wonder: int | None = None,
    tiles: Sequence[str] = (),
    cards: str | None = None,
    **more: object,
) -> Table:
    """A turn of `to_move` (seat 0) starts; the rest has its starting value, and no tile is active.

    Each seat plays the clans of the cards named for it, and others that nobody needs.
    """
    piles = {"hand": hand, "deck_top": deck_top, "discard": discard, "removed": removed}
    needed: list[list[str]] = []
    for p in range(2):
        named = [card for row in (army or {}).get(p, []) for card in row]
        named += [card for pile in piles.values() for card in (pile or {}).get(p, [])]
        needed.append(list(dict.fromkeys([*(clans or {}).get(p, []), *map(clan_of, named)])))
    spare = [clan for clan in CLANS if clan not in (*needed[0], *needed[1])]
    seats = []
    for p in range(2):
        while len(needed[p]) < 3:
            needed[p].append(spare.pop())
        rows = [list(row) for row in (army or {}).get(p, [])]
        seat: dict[str, object] = {"clans": needed[p], "army": [*rows, [], [], []][:3]}
        seat |= {key: list(pile[p]) for key, pile in piles.items() if pile is not None and p in pile}
        if tokens is not None and p in tokens:
            seat["tokens"] = dict(tokens[p])
        if banned is not None and p in banned:
            seat["banned"] = list(banned[p])
        seats.append({**seat, "supremacy": (supremacy or {}).get(p, 0), "wonder": wonder == p})
    position = {"game": "gosu-x", "seed": "drill", "tiles": list(tiles), **more, "seats": seats}
    return GAME.position(write_toml(position), cards=cards)


def changed(*changes: tuple[str, Mapping[str, object]]) -> str:
    """The official set with these fields of these cards changed; None takes a field away."""
    document = tomllib.loads(STANDARD.write())
    for name, fields in changes:
        card = next(card for card in document["cards"] if card["name"] == name)
        card |= fields
        for key in [key for key, value in card.items() if value is None]:
            del card[key]
    return write_toml(document)


def asked(t: Table) -> tuple[int, str]:
    """Who decides what."""
    return question(t).seat, question(t).prompt


def all_but(clans: Sequence[str], *kept: str) -> list[str]:
    """Every copy of the clans' cards but these: removed from the game, they leave only these elsewhere."""
    left = list(kept)
    found: list[str] = []
    for card in STANDARD.cards:
        for _ in range(card.count if CLANS[card.clan] in clans else 0):
            if card.id in left:
                left.remove(card.id)
            else:
                found.append(card.id)
    return found


def prompt(t: Table) -> str:
    return question(t).prompt


def mover(t: Table) -> int:
    """The seat that is asked."""
    return question(t).seat


def seat(t: Table, p: int, of: int | None = None) -> dict[str, object]:
    """The seat's part of the view, as the seat sees it, or as `of` does."""
    return t.view(p if of is None else of)["seats"][p]  # type: ignore[index,no-any-return]


def army(t: Table, p: int) -> list[list[str]]:
    """The rows as a position writes them: ids, then `captured`, `tokens=N`, `bounty`."""
    rows: list[list[str]] = []
    for row in t.view(None)["seats"][p]["army"]:  # type: ignore[index]
        rows.append([])
        for cell in row:
            words = [cell["card"], "captured" if cell["captured"] else ""]
            words += [
                f"tokens={cell['tokens']}" if cell["tokens"] else "",
                "bounty" if cell["bounty"] else "",
            ]
            rows[-1].append(" ".join(word for word in words if word))
    return rows


def hand(t: Table, p: int) -> list[str]:
    return [str(card) for card in seat(t, p)["hand"]]  # type: ignore[attr-defined]


def seen_hand(t: Table, p: int, of: int) -> list[str | None]:
    """The hand of seat p as seat `of` sees it, None for what it does not know."""
    return list(seat(t, p, of)["hand"])  # type: ignore[call-overload,no-any-return]


def discard(t: Table, p: int) -> list[str]:
    return [str(card) for card in seat(t, p)["discard"]]  # type: ignore[attr-defined]


def removed(t: Table, p: int) -> list[str]:
    return [str(card) for card in seat(t, p)["removed"]]  # type: ignore[attr-defined]


def deck_top(t: Table, p: int) -> list[str | None]:
    """The deck from its top down to the deepest card that its player knows."""
    return list(seat(t, p)["deck_known"])  # type: ignore[call-overload,no-any-return]


def tokens(t: Table, p: int) -> tuple[int, int, int]:
    """In hand, spent, locked."""
    held = seat(t, p)["tokens"]
    return held["hand"], held["spent"], held["locked"]  # type: ignore[index]


def wonder(t: Table) -> int | None:
    """Who holds the Wonder token."""
    return t.view(None)["wonder"]  # type: ignore[return-value]


def strength(t: Table, p: int) -> int:
    return int(seat(t, p)["strength"])  # type: ignore[call-overload,no-any-return]


def winners(t: Table) -> tuple[int, ...]:
    """The seats that have won; none while the game goes on."""
    return t.outcome.winners if t.outcome is not None else ()


def refused(t: Table, choice: str) -> list[str]:
    """The rules that refuse the choice to the player to move."""
    return [refusal.rule for refusal in t.why_not(question(t).seat, choice)]


def told(t: Table, kind: str) -> list[dict[str, object]]:
    """All facts of a kind so far, as a spectator sees them."""
    return [event for event in t.events(None) if event["kind"] == kind]


def rules_told(t: Table, kind: str) -> list[str]:
    """The rules of all facts of a kind so far."""
    return [str(event["rule"]) for event in told(t, kind)]


def pass_on(t: Table) -> Table:
    """Both players pass for the round, spending their tokens first where they must (GX-Q1)."""
    while t.decision is not None and prompt(t) in ("turn", "hand-limit") and len(told(t, "passed")) < 2:
        offered = options(t)
        t.play(next(choice for choice in ("pass", "draw 3", "draw 1", offered[0]) if choice in offered))
    return t
