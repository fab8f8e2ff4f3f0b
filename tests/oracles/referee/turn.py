"""The actions of a turn and what they cost (GX-T1)."""

from oracles.referee.army import clans, clans_of, face_up, icons, keywords, levels_of
from oracles.referee.facts import FACTS, ROMAN
from oracles.referee.picture import Picture, Side, place_name


def turn_actions(picture: Picture) -> set[str]:
    """Every legal action of the player to move."""
    return set(prices(picture))


def cost_of(picture: Picture, action: str) -> int:
    """The cards to discard from the hand for a legal action, before the Wonder token saves one."""
    legal = prices(picture)
    if action not in legal:
        raise ValueError(f"not legal: {action}")
    return legal[action]


def prices(picture: Picture) -> dict[str, int]:
    if mover(picture).passed:
        return {}  # GX-Q4
    return plays(picture) | shifts(picture) | dict.fromkeys(token_uses(picture) + passing(picture), 0)


def mover(picture: Picture) -> Side:
    return picture.sides[picture.to_move]


def payable(picture: Picture, cost: int, cards: int) -> bool:
    """GX-P8, GX-P6: in full, or one less with the Wonder token if there is one to save."""
    return cards >= cost or (picture.wonder == picture.to_move and cards >= cost - 1)


def plays(picture: Picture) -> dict[str, int]:
    """GX-P1 to GX-P10, from the hand and, in the turn of Nityananda, from the discard."""
    side = mover(picture)
    found = {}
    sources = [(side.hand, len(side.hand) - 1, "")]
    if picture.from_discard:
        sources.append((side.discard, len(side.hand), " from discard"))
    for cards, others, origin in sources:
        for card in cards:
            if card in side.banned:
                continue  # GX-P9
            for level in levels_of(card):
                cost = play_cost(picture, card, level - 1)
                if cost is not None and payable(picture, cost, others):
                    row = f" row {ROMAN[level - 1]}" if len(levels_of(card)) > 1 else ""
                    found[f"play {card}{row}{origin}"] = cost
    return found


def play_cost(picture: Picture, card: str, row: int) -> int | None:
    """The cost of placing this card at the end of this row, None if it cannot stand there."""
    seat, army = picture.to_move, mover(picture).army
    if len(army[row]) >= (5 if row == 0 else len(army[row - 1])):
        return None  # GX-A1, GX-P3: captured cards count
    if row > 0:
        # GX-P3, GX-P10: one clan in common with a face-up card of every row below
        return 0 if all(supported(picture, card, below) for below in range(row)) else None
    if not any(face_up(picture, seat, 0, col) for col in range(len(army[0]))):
        return 0  # GX-P1: the first Troop
    if supported(picture, card, 0):
        return 0  # GX-P2
    if "recruiter" in keywords(picture, seat, 0, len(army[0]) - 1) and not army[0][-1].recruited:
        return 0  # GX-P5
    return 2  # GX-P2


def supported(picture: Picture, card: str, row: int) -> bool:
    seat = picture.to_move
    wanted = clans_of(picture, seat, card)
    return any(clans(picture, seat, row, col) & wanted for col in range(len(picture.sides[seat].army[row])))


def shifts(picture: Picture) -> dict[str, int]:
    """GX-H1 to GX-H3."""
    seat, side = picture.to_move, mover(picture)
    found = {}
    for row, col in picture.places(seat):
        old = side.army[row][col]
        printed = FACTS[old.card].shift
        if old.captured or printed is None:
            continue
        cost = max(0, printed - old.tokens)
        action = f"shift {place_name(row, col)}"
        for card in side.hand:
            if can_replace(side, old.card, card, row) and payable(picture, cost, len(side.hand) - 1):
                found[f"{action} {card}"] = cost
        secret = picture.from_discard or "secret shift" in keywords(picture, seat, row, col)
        if secret and payable(picture, cost, len(side.hand)):
            paid = min(cost, len(side.hand))  # the most cards that can be paid, and any of them may be chosen
            pool = side.discard + (side.hand if paid > 0 else ())
            if any(can_replace(side, old.card, card, row) for card in pool):
                found[f"{action} from discard"] = cost
    return found


def can_replace(side: Side, old: str, card: str, row: int) -> bool:
    """GX-A13 (the level of the row), GX-H2 (no identical card), GX-P9 (no banned one)."""
    return row + 1 in levels_of(card) and card != old and card not in side.banned


def token_uses(picture: Picture) -> list[str]:
    """GX-K1, GX-K2; an empty deck forbids nothing (GX-T4)."""
    seat, side = picture.to_move, mover(picture)
    found = []
    if side.tokens_hand >= 1:
        found.append("draw 1")
        found += [
            f"activate {place_name(row, col)}"
            for row, col in picture.places(seat)
            if side.army[row][col].tokens < icons(picture, seat, row, col)
        ]
    if side.tokens_hand >= 2:
        found.append("draw 3")
    return found


def passing(picture: Picture) -> list[str]:
    """GX-Q1: the first to pass has no token in hand."""
    second = picture.sides[1 - picture.to_move].passed
    return ["pass"] if second or mover(picture).tokens_hand == 0 else []
