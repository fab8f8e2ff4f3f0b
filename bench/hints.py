"""Hints: whether every sentence is true where it is said, and whether chances come true as often as they say.

    python bench/hints.py                      100 positions of each game, every hint checked by playing it
    python bench/hints.py --calibrate 300      games of the strongest level against itself, for the chances

The games of `--calibrate` are kept in `--out FILE`, which a later call goes on with. The first two thirds
make the curve of the chances (`calibration` in a game's bots.py), the others show whether it holds.

What is checked is the reason behind a sentence (its kind, cards and numbers), against what the table shows
and tells after the choice: in the true world and in others that the seat cannot tell from it.
"""

import argparse
import json
import random
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import honjin
from honjin.bots.hints import Hint, calibrated, hints_of
from honjin.bots.levels import Calibration, bots_of, levels_of, make_bot
from honjin.engine.chance import Stream
from honjin.table.reasons import SAID, Reason, told_once
from honjin.table.table import Table

Rows = Sequence[tuple[float, float]]  # what was expected of a choice, and what came of it

TWINS: Final = 3  # other worlds
ASKED: Final = 0.1  # of the choices of a game, for its chances
NOTATION: Final = re.compile(r"\b\d:[IV]|\b[IV]+\.\d|\{|\}|[a-z]-[a-z]+-[a-z]", re.IGNORECASE)
NAMES: Final = ("Ana", "Bo", "Cleo", "Dan")
ROUND_END: Final = ("fought", "started-round")
ROWS: Final = 3
FULL: Final = 5  # cards of a row


@dataclass(frozen=True)
class Played:
    """A hint that was followed in one world: what the seat saw before, at once and in the end."""

    game: honjin.Game
    hint: Hint
    seat: int
    before: Table
    soon: Table
    after: Table
    events: Sequence[dict[str, Any]]

    def view(self, table: Table) -> Any:
        return table.view(self.seat)

    def of(self, table: Table, seat: int) -> Any:
        return self.view(table)["seats"][seat]

    def told(self, *kinds: str, by: int | None = None) -> list[dict[str, Any]]:
        return [e for e in self.events if e["kind"] in kinds and by in (None, e.get("player"))]

    def in_move(self, *kinds: str, by: int | None = None) -> list[dict[str, Any]]:
        """Before the armies fight and a new round begins."""
        end = next((i for i, e in enumerate(self.events) if e["kind"] in ROUND_END), len(self.events))
        return [e for e in self.told(*kinds, by=by) if any(e is each for each in self.events[:end])]


# --- following a hint


def follow(table: Table, hint: Hint, stream: Stream) -> Played:
    """The choice, then the seat's own as foreseen and others' at random, reactions apart, up to a turn."""
    assert table.decision is not None
    seat, since = table.decision.seat, len(table.events(None))
    before, after = table.clone(), table.clone()
    after.play(hint.option.notation)
    soon, rest = after.clone(), list(hint.line[1:])
    while (question := after.decision) is not None and not after.game.starts_turn(after.state):
        offered = [option.notation for option in question.options]
        if question.seat != seat:
            letting = question.prompt.startswith("react") and "no" in offered
            after.play("no" if letting else offered[int(stream.below(len(offered)))])
            continue
        wanted = offered[0] if len(offered) == 1 else next((o for o in rest if o in offered), None)
        if wanted is None and "enemy" in after.view(None):
            break  # in a fight alone a sentence says nothing of later choices
        if wanted in rest and len(offered) > 1:
            del rest[: rest.index(wanted) + 1]
        after.play(wanted or offered[int(stream.below(len(offered)))])
    events = [dict(event) for event in after.events(seat, since)]
    return Played(table.game, hint, seat, before, soon, after, events)


def worlds(table: Table, seat: int) -> Iterator[Table]:
    """The true one, and some that look the same to the seat."""
    yield table
    for number in range(TWINS):
        yield table.going_on_from(table.observe(seat).state.sample(Stream(1000 + number)))


# --- what a table shows


def face_up(row: Sequence[dict[str, Any]]) -> list[str]:
    return [card["card"] for card in row if not (card.get("captured") or card.get("imprisoned"))]


def face(p: Played, card: str) -> Any:
    return p.game.card_face(card)


def owner(event: dict[str, Any]) -> int:
    return int(event["place"].partition(":")[0]) if "place" in event else -1


def strengths(p: Played, table: Table) -> tuple[int, int]:
    seats = p.view(table)["seats"]
    return seats[p.seat]["strength"], max(s["strength"] for at, s in enumerate(seats) if at != p.seat)


def clan_name(p: Played, card: str) -> str:
    return p.game.card_face(card).headline.split(": ")[1].split(",")[0]


def turn_of(p: Played, seat: int) -> Table | None:
    """The table in the end as if it were this seat's turn; None where a position cannot say it."""
    if p.after.decision is None or not p.game.starts_turn(p.after.state):
        return None
    lines = [
        line
        for line in p.after.position().splitlines()
        if not re.match(r"(to_move|turns_left|passed|extra|first|counter)\b", line)
    ]
    text = "\n".join([lines[0], f"to_move = {seat}", *lines[1:]])
    tomllib.loads(text)
    try:
        return p.game.position(text)
    except honjin.FormError:
        return None


def refusals(table: Table, seat: int, card: str) -> set[str]:
    """The rules that keep the seat from playing the card, but for what it holds and can pay."""
    forgiven = {"GX-T1", "GX-P2", "GT-R1", "GT-L2", "GT-L4"}
    return {refusal.rule for refusal in table.why_not(seat, f"play {card}")} - forgiven


# --- reasons, kind by kind


def harmed(p: Played, r: Reason) -> bool:
    found = [e["card"] for e in p.in_move(r.kind) if owner(e) == r.seat != p.seat]
    stood = [card["card"] for row in p.of(p.before, r.seat)["army"] for card in row]
    return sorted(found) == list(r.cards) and set(r.cards) <= set(stood)


def is_barred(p: Played, r: Reason) -> bool:
    support = [face_up(row) for row in p.of(p.after, r.seat)["army"][: r.number - 1]]
    lacks = any(all(clan_name(p, card) != r.word for card in row) for row in support)
    cards = [c for c in p.before.cards.ids if clan_name(p, c) == r.word and face(p, c).level == r.number]
    turn = turn_of(p, r.seat)
    return lacks and bool(cards) and (turn is None or all(refusals(turn, r.seat, card) for card in cards))


def is_last(p: Played, r: Reason) -> bool:
    if not 1 <= r.number <= ROWS:
        return False
    was, then = (p.of(t, r.seat)["army"][r.number - 1] for t in (p.before, p.after))
    clans = [{clan_name(p, card) for card in face_up(row)} for row in (was, then)]
    return r.word in clans[0] - clans[1]


def leads(p: Played, r: Reason) -> bool:
    (mine, theirs), (own, others) = strengths(p, p.before), strengths(p, p.after)
    was, lead = mine - theirs, own - others
    right = {
        "takes-lead": was <= 0 < lead,
        "widens-lead": 0 < was < lead,
        "draws-level": was < 0 == lead,
        "catches-up": was < lead < 0,
        "leads": lead > 0,
    }
    return (own, others) == (r.number, r.other) and right[r.kind]


def opens(p: Played, r: Reason) -> bool:
    held = all(card in p.of(p.after, p.seat)["hand"] for card in r.cards)
    asked = p.before.decision
    was = asked is None or asked.prompt != "turn" or all(refusals(p.before, p.seat, c) for c in r.cards)
    turn = turn_of(p, p.seat)
    return held and was and (turn is None or not any(refusals(turn, p.seat, card) for card in r.cards))


def is_idle(p: Played, r: Reason) -> bool:
    """By what everybody sees: no room in its row, too few below it, or nobody of its clan there."""
    (card,) = r.cards
    level, army = face(p, card).level, p.of(p.before, p.seat)["army"]
    full = len(army[level - 1]) == FULL
    high = level > 1 and len(army[level - 1]) >= len(army[level - 2])
    alone = any(all(clan_name(p, c) != clan_name(p, card) for c in face_up(row)) for row in army[: level - 1])
    banned = card in p.of(p.before, p.seat).get("banned", [])
    return full or high or alone or banned or "every-level" in repr(level)


def has_left(p: Played, r: Reason) -> bool:
    seat = p.of(p.after, p.seat)
    if "life" in seat:
        seat = p.of(p.soon, p.seat)
        return (seat["life"], seat["ki"]) == (r.number, r.other)
    return (len(seat["hand"]), seat.get("tokens", {}).get("hand", 0)) == (r.number, r.other)


def counted(*kinds: str) -> Callable[[Played, Reason], bool]:
    """So many times by the seat."""
    return lambda p, r: len(p.in_move(*kinds, by=p.seat)) == max(r.number, 1)


def named(*kinds: str) -> Callable[[Played, Reason], bool]:
    """These cards, by the seat."""
    return lambda p, r: sorted(e["card"] for e in p.in_move(*kinds, by=p.seat)) == list(r.cards)


def summed(p: Played, r: Reason) -> bool:
    told = p.told(r.kind) if r.kind.startswith("enemy") else p.told(r.kind, by=p.seat)
    return sum(int(e["number"]) for e in told) == r.number > 0


def struck(p: Played, r: Reason) -> bool:
    return any(e["card"] == r.cards[0] for e in p.told(r.kind, by=p.seat))


def discards(p: Played, r: Reason) -> bool:
    lost = len(p.in_move("discarded", by=r.seat))
    return lost == r.number and r.seat != p.seat


def battle(p: Played, r: Reason) -> bool:
    fought = {e["player"]: e["number"] for e in p.told("fought")}
    best = max(number for seat, number in fought.items() if seat != p.seat)
    return (fought[p.seat], best) == (r.number, r.other) and r.number > r.other


def gauge(p: Played, r: Reason) -> bool:
    was, now = (p.of(table, p.seat)["gauges"][r.kind] for table in (p.before, p.soon))
    return bool(now == r.number > was)


def hits(p: Played, table: Table) -> int:
    odds = p.game.odds(table.observe(p.seat).state, p.seat)
    assert odds is not None
    return round(100 * odds)


def reaches_some(p: Played, r: Reason) -> bool:
    """Counted from the printed cards."""
    gauges, unseen = p.of(p.soon, p.seat)["gauges"], p.view(p.soon)["adversaries"]["unseen"]
    printed = {card.id: card for card in p.before.cards.box.cards}  # type: ignore[attr-defined]
    reached = [
        count
        for id, count in unseen.items()
        if not printed[id].hard
        and all(
            getattr(printed[id], gauge) is None or gauges[gauge] >= getattr(printed[id], gauge)
            for gauge in ("force", "technique")
        )
    ]
    return (sum(reached), sum(unseen.values())) == (r.number, r.other)


def paired(p: Played, r: Reason) -> bool:
    symbols = [card["symbol"] for card in p.of(p.soon, p.seat)["attack"]]
    return symbols == [r.word] * 2


def turns(p: Played, r: Reason) -> bool:
    others = [s for at, s in enumerate(p.view(p.after)["seats"]) if at != p.seat and not s["passed"]]
    return bool(others) and all(s["turns_left"] == r.number for s in others)


def clan_count(p: Played, r: Reason) -> bool:
    army = p.of(p.after, p.seat)["army"]
    return sum(clan_name(p, card) == r.word for row in army for card in face_up(row)) == r.number


def first_hand(p: Played, r: Reason) -> bool:
    hand = p.of(p.before, p.seat)["hand"]
    troops = sum(face(p, card).level == 1 for card in hand)
    return (troops, len(hand)) == (r.number, r.other)


def saved(p: Played, r: Reason) -> bool:
    """What was at stake still stands as it stood."""
    asked = p.before.decision
    assert asked is not None
    army, at = str(asked.threat or asked.cause).split(":")
    row, column = at.split(".")
    places = [
        p.of(t, int(army))["army"][("I", "II", "III").index(row)][int(column) - 1]
        for t in (p.before, p.after)
    ]
    return all(place["card"] == r.cards[0] and not place["captured"] for place in places)


def stops(p: Played, r: Reason) -> bool:
    """A blow that meets enough Guard, or an activation that is prevented."""
    if "life" not in p.of(p.soon, p.seat):
        return saved(p, r)
    soon = p.view(p.soon)
    return soon["stops"] is True and soon["counter"] == r.cards[0]


CHECKS: Final[dict[str, Callable[[Played, Reason], bool]]] = {
    "best": lambda p, r: True,
    "won": lambda p, r: p.after.outcome is not None and p.seat in p.after.outcome.winners,
    "battle": battle,
    **dict.fromkeys(("captured", "destroyed", "sacrificed", "returned", "imprisoned"), harmed),
    "barred": is_barred,
    "last": is_last,
    **dict.fromkeys(("takes-lead", "widens-lead", "draws-level", "catches-up", "leads"), leads),
    "opens": opens,
    "idle": is_idle,
    "keeps": lambda p, r: all(card in p.of(p.soon, p.seat)["hand"] for card in r.cards),
    "pays": lambda p, r: p.view(p.before)["coming"] == r.cards[0],
    "left": has_left,
    "draw": lambda p, r: 0 < r.number <= len(p.in_move("drew", by=p.seat)),
    "took": named("took", "found"),
    "turn": lambda p, r: bool(p.in_move("gained-turn", by=p.seat)),
    "discard": discards,
    "took-back": counted("took-back"),
    "unlocked": counted("unlocked"),
    "milled": counted("milled"),
    "took-wonder": counted("took-wonder"),
    "placed-bounty": lambda p, r: bool(p.in_move("placed-bounty", by=p.seat)),
    "banned": lambda p, r: all(card in p.of(p.after, r.seat)["banned"] for card in r.cards),
    "released": named("released"),
    "put-on-top": named("put-on-top"),
    "flipped": lambda p, r: r.word in p.view(p.after)["tiles"],
    "saves": saved,
    "stops": stops,
    "spares": lambda p, r: all(card in p.of(p.soon, p.seat)["hand"] for card in r.cards),
    "passed": turns,
    "drafted": lambda p, r: r.word in p.of(p.soon, p.seat)["clans"],
    "first-hand": first_hand,
    "advantage": lambda p, r: p.view(p.after)["advantage"] == p.seat != p.view(p.before)["advantage"],
    "clan": clan_count,
    "beaten": counted("beat-enemy"),
    **dict.fromkeys(("enemy-lost-life", "enemy-lost-ki", "gained-life", "gained-ki"), summed),
    **dict.fromkeys(("pierced", "parried", "cancelled", "hit"), struck),
    **dict.fromkeys(("force", "technique", "guard"), gauge),
    "combo": lambda p, r: r.word in [e["word"] for e in p.told("made-combo", by=p.seat)[:1]],
    "special": lambda p, r: bool(p.told("gained-special", by=p.seat)),
    "sees-defence": lambda p, r: p.view(p.soon)["defence"] is not None,
    "die": lambda p, r: r.number in [e["number"] for e in p.told("raised-die", by=p.seat)[:1]],
    "pair": paired,
    "reaches": lambda p, r: p.view(p.soon)["pierces"] is True and p.view(p.soon)["defence"] == r.cards[0],
    "reaches-some": reaches_some,
    "odds": lambda p, r: hits(p, p.soon) == r.number < r.other == hits(p, p.before),
    "risk": lambda p, r: hits(p, p.before) == r.number,
    "saves-ki": lambda p, r: p.of(p.soon, p.seat)["ki"] >= 0 and p.of(p.before, p.seat)["ki"] == r.number,
}


def untrue(table: Table, hint: Hint) -> list[Reason]:
    """The reasons of its sentence that fail in one of the worlds."""
    assert table.decision is not None
    seat, said = table.decision.seat, told_once(hint.reasons)
    stream = Stream(7)
    played = [follow(world, hint, stream) for world in worlds(table, seat)]
    return [reason for reason in said if not all(CHECKS[reason.kind](p, reason) for p in played)]


def ill_worded(hint: Hint) -> list[str]:
    """Sentences with notation in them, or without words."""
    texts = [said(lang, NAMES) for said in (hint.why, hint.label) for lang in honjin.LANGUAGES]
    return [text for text in texts if NOTATION.search(text) or len(text) < 2]


# --- positions


def deal(game: honjin.Game, number: int, chance: random.Random) -> Table:
    """A new game; of settings that change whom one fights and how, any."""
    varied = [name for name in ("enemy", "weapon") if name in game.settings]
    options = {name: chance.choice(game.settings[name].values) for name in varied}
    players = None if varied or number % 3 else game.most
    return game.new(seed=f"hints {number}", players=players, options=options)


def positions(name: str, count: int, budget: int) -> Iterator[tuple[Table, list[Hint]]]:
    """Decisions of seeded games at all stages, with the hints there."""
    game = honjin.game(name)
    found = number = 0
    while True:
        number += 1
        chance = random.Random(f"{name} {number}")
        table = deal(game, number, chance)
        while table.decision is not None:
            question = table.decision
            seen = table.observe(question.seat)
            bot = make_bot(game, levels_of(game)[-1], number)
            choice = bot.choose(seen, budget)
            if len(question.codes) > 1 and chance.random() < 0.12:
                yield table.clone(), hints_of(seen, bot.explain(), number)
                found += 1
                if found == count:
                    return
            table.play(choice)


def check(name: str, count: int, budget: int) -> tuple[Counter[str], list[str]]:
    """Kinds of reasons that were said, and what was wrong."""
    said: Counter[str] = Counter()
    wrong = []
    for table, hints in positions(name, count, budget):
        for hint in hints:
            said.update(reason.kind for reason in told_once(hint.reasons)[:SAID])
            wrong += [f"{hint.option.notation}: {reason}" for reason in untrue(table, hint)]
            wrong += ill_worded(hint)
    return said, wrong


# --- chances


def expectations(game: honjin.Game, number: int) -> Rows:
    """What the strongest level expects of its choices in one game, and what comes of them.

    The level below plays it, much quicker and as well on all sides; one choice in ten is asked for.
    """
    *_, quick, strongest = levels_of(game)
    chance = random.Random(f"calibrate {game.name} {number}")
    table = deal(game, number, chance)
    expected = []
    while table.decision is not None:
        question = table.decision
        asked = len(question.codes) > 1 and chance.random() < ASKED
        bot = make_bot(game, strongest if asked else quick, number)
        choice = bot.choose(table.observe(question.seat))
        thought = bot.explain()
        if asked and thought is not None:
            expected.append((question.seat, thought.considered[0].chance))
        table.play(choice)
    assert table.outcome is not None
    won = table.outcome.winners
    # Of two sides each expects what the other does not.
    both = game.fewest == game.most == 2
    return [
        (side(hoped, same), side(1 / len(won) if seat in won else 0.0, same))
        for seat, hoped in expected
        for same in ((True, False) if both else (True,))
    ]


def side(chance: float, same: bool) -> float:
    return chance if same else 1 - chance


def calibrate(name: str, numbers: range, out: Path | None) -> list[Rows]:
    """The choices of these games, game by game."""
    lines = out.read_text("utf-8").splitlines() if out is not None and out.exists() else []
    kept = {each["number"]: each["rows"] for each in map(json.loads, lines) if each["game"] == name}
    for number in numbers:
        if number not in kept:
            kept[number] = expectations(honjin.game(name), number)
            if out is not None:
                with out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"game": name, "number": number, "rows": kept[number]}) + "\n")
    return [kept[number] for number in numbers]


def fitted(rows: Rows) -> Calibration:
    """The curve through what came of each tenth, which never falls."""
    from scipy.optimize import isotonic_regression  # type: ignore[import-untyped]

    counts, hoped, won = zip(*by_tenths(rows), strict=True)
    rising = isotonic_regression(won, weights=counts).x
    inner = [(round(x, 2), round(float(y), 2)) for x, y in zip(hoped, rising, strict=True)]
    return ((0.0, 0.0), *(point for point in inner if 0 < point[0] < 1), (1.0, 1.0))


def brier(rows: Rows) -> float:
    """How far what was told is from what came, squared, on average: 0 is best."""
    return sum((told - won) ** 2 for told, won in rows) / len(rows)


def told_by(curve: Calibration, rows: Rows) -> Rows:
    return [(calibrated(hoped, curve), won) for hoped, won in rows]


def report_chances(name: str, games: Sequence[Rows]) -> None:
    used = len(games) * 2 // 3
    seen, fresh = ([row for rows in part for row in rows] for part in (games[:used], games[used:]))
    curve = fitted(seen)
    print(f"{name}: curve of {used} games ({len(seen)} choices): {curve}")
    print(f"  {len(games) - used} other games ({len(fresh)} choices), Brier score:")
    for words, line in (
        ("as the search says", ((0.0, 0.0), (1.0, 1.0))),
        ("by the curve in use", bots_of(honjin.game(name)).calibration),
        ("by this curve", curve),
    ):
        print(f"    {brier(told_by(line, fresh)):.4f} {words}")
    for count, told, won in by_tenths(told_by(curve, fresh)):
        print(f"  {count:6} told {told:.2f}, won {won:.2f}")


def by_tenths(rows: Rows) -> Iterator[tuple[int, float, float]]:
    """How many, what was expected of them, and what came."""
    for tenth in range(10):
        those = [(hoped, won) for hoped, won in rows if min(9, int(hoped * 10)) == tenth]
        if those:
            hoped, won = (sum(column) / len(those) for column in zip(*those, strict=True))
            yield len(those), hoped, won


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--budget", type=int, default=400)
    parser.add_argument("--calibrate", type=int, metavar="GAMES")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game of --calibrate")
    parser.add_argument("--out", type=Path, help="keep the games of --calibrate here, and go on with them")
    parser.add_argument("--game", choices=honjin.games(), action="append")
    asked = parser.parse_args()
    for name in asked.game or honjin.games():
        if asked.calibrate:
            numbers = range(asked.first, asked.first + asked.calibrate)
            report_chances(name, calibrate(name, numbers, asked.out))
            continue
        said, wrong = check(name, asked.positions, asked.budget)
        print(f"{name}: {asked.positions} positions, {sum(said.values())} reasons, {len(wrong)} wrong")
        print(*(f"  {count:4} {kind}" for kind, count in said.most_common()), sep="\n")
        print(*(f"  WRONG {each}" for each in wrong), sep="\n")


if __name__ == "__main__":
    main()
