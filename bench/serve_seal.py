"""Sealed deals: games that the stand-alone verifier must find true, tampered records that it must refuse.

python bench/serve_seal.py [--games 1000] [--played 30] [--seed 1]
"""

import argparse
import contextlib
import io
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from pathlib import Path

from serve_process import Data, Served, Visitor

import honjin
from honjin import verify_deal
from honjin.cli import program
from honjin.cli.command import Terminal, report
from honjin.table.choice import ENDINGS
from honjin.table.opening import Origin
from honjin.table.seal import Broken, Seal, promise

KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("gosu-x", 2, {}),
    ("gosu-x", 2, {"draft": "random"}),
    ("gosu-tactics", 2, {}),
    ("gosu-tactics", 4, {}),
    ("way-of-the-samurai", 2, {"mode": "duel"}),
    ("way-of-the-samurai", 1, {"mode": "clan"}),
)
ALONE = 20  # one record in so many goes through the verifier as a program of its own
BROKEN_OFF = 4  # one game in so many is resigned
Tamper = Callable[[str, random.Random], str | None]  # None: nothing of the kind is in this record


def digits(chance: random.Random) -> str:
    return f"{chance.getrandbits(256):064x}"


def make_seal(chance: random.Random, players: int) -> Seal:
    """As a server makes it; now and then a seat has no value, or a round came to nothing before."""
    half = digits(chance)
    values = tuple(digits(chance) if seat == 0 or chance.random() < 0.8 else None for seat in range(players))
    without = tuple(seat for seat, value in enumerate(values) if value is None)
    commits = tuple(None if value is None else promise(value) for value in values)
    broken = (Broken(1, (players - 1,)),) if chance.random() < 0.2 else ()
    return Seal(digits(chance)[:12], 1 + len(broken), promise(half), half, commits, values, without, broken)


def sealed_game(chance: random.Random, name: str, players: int, options: dict[str, str]) -> honjin.Table:
    """A whole game by chance, or one that somebody breaks off."""
    game = honjin.game(name)
    seal = make_seal(chance, players)
    origin = Origin(seal.seed, game.check_options(options), seal=seal)
    table = game.open(game.card_set(None), players, origin)
    last = chance.randrange(60) if chance.randrange(BROKEN_OFF) == 0 else 100_000
    while (question := table.decision) is not None and len(table.choices) < last:
        table.play(chance.choice(question.options))
    if table.decision is not None:
        table.end(chance.randrange(players), chance.choice(list(ENDINGS)))
    return table


# --- tampering: what the verifier alone must see


def other_digit(text: str, pattern: str, chance: random.Random) -> str:
    """One hexadecimal digit otherwise, somewhere in what the pattern finds first."""
    found = re.search(pattern, text, re.MULTILINE)
    assert found is not None, pattern
    at = chance.choice([at for at in range(*found.span(1)) if text[at] in "0123456789abcdef"])
    return text[:at] + chance.choice(sorted(set("0123456789abcdef") - {text[at]})) + text[at + 1 :]


def lot_lines(text: str, kinds: str = "shuffle|number") -> list[str]:
    return [line for line in text.splitlines() if re.match(rf"% \d+ ({kinds}) ", line)]


def shuffles(text: str, different: int) -> list[str]:
    """The shuffles of at least so many different cards: none if a game ended before its first one."""
    lines = lot_lines(text, "shuffle")
    return [line for line in lines if len(set(line.split(" > ")[1].split())) >= different]


def replace_line(text: str, old: str, new: str) -> str:
    return text.replace(f"\n{old}\n", f"\n{new}\n", 1)


def other_card(text: str, chance: random.Random) -> str | None:
    """A card of a shuffle's result is another."""
    if not (lines := shuffles(text, 1)):
        return None
    line = chance.choice(lines)
    before, after = (part.split() for part in line.split(" > "))
    at = chance.randrange(len(after))
    after[at] = chance.choice(sorted({*before[3:], "joker"} - {after[at]}))
    return replace_line(text, line, f"{' '.join(before)} > {' '.join(after)}")


def other_order(text: str, chance: random.Random) -> str | None:
    """Two different cards of a result, or of what was there before, change places."""
    if not (lines := shuffles(text, 2)):
        return None
    line = chance.choice(lines)
    start, *cards = re.split(r" (?=\S)", line.removeprefix("% "))
    middle = cards.index(">")
    first, last = chance.choice([(1, middle), (middle + 1, len(cards))])
    pairs = [(a, b) for a in range(first, last) for b in range(first, a) if cards[a] != cards[b]]
    a, b = chance.choice(pairs)
    cards[a], cards[b] = cards[b], cards[a]
    return replace_line(text, line, " ".join(["%", start, *cards]))


def other_number(text: str, chance: random.Random) -> str | None:
    """A number that was drawn is another."""
    if not (lines := lot_lines(text, "number")):
        return None
    line = chance.choice(lines)
    before, after = line.split(" > ")
    drawn = after.split()
    at = chance.randrange(len(drawn))
    drawn[at] = str(int(drawn[at]) + 1)
    return replace_line(text, line, f"{before} > {' '.join(drawn)}")


def dropped(text: str, chance: random.Random) -> str | None:
    lines = lot_lines(text)
    return text.replace(f"{chance.choice(lines)}\n", "", 1) if lines else None


def doubled(text: str, chance: random.Random) -> str | None:
    if not (lines := lot_lines(text)):
        return None
    line = chance.choice(lines)
    return replace_line(text, line, f"{line}\n{line}")


def swapped(text: str, chance: random.Random) -> str | None:
    """A line in the place of the next one."""
    lines = lot_lines(text)
    if len(lines) < 2:
        return None
    at = chance.randrange(len(lines) - 1)
    parts = replace_line(text, lines[at], "HERE")
    return replace_line(replace_line(parts, lines[at + 1], lines[at]), "HERE", lines[at + 1])


def other_round(text: str, chance: random.Random) -> str:
    return re.sub(r"^round = (\d+)$", lambda found: f"round = {int(found[1]) + 1}", text, count=1, flags=re.M)


def without_value(text: str, chance: random.Random) -> str:
    """The first seat is said to have had no value."""
    blank = re.sub(r'^(commits|values) = \["[0-9a-f]{64}"', r'\1 = [""', text, flags=re.M)
    assert blank != text
    return blank


TAMPERED: dict[str, Tamper] = {
    "a card": other_card,
    "an order": other_order,
    "a number": other_number,
    "a value": lambda text, chance: other_digit(text, r"^values = \[(.*)\]", chance),
    "a commitment": lambda text, chance: other_digit(text, r"^commits = \[(.*)\]", chance),
    "the server's commitment": lambda text, chance: other_digit(text, r'^server = "(.*)"', chance),
    "the server's half": lambda text, chance: other_digit(text, r'^half = "(.*)"', chance),
    "the seed": lambda text, chance: other_digit(text, r'^seed = "(.*)"', chance),
    "the table": lambda text, chance: other_digit(text, r'^table = "(.*)"', chance),
    "the round": other_round,
    "a seat's part": without_value,
    "a line left out": dropped,
    "a line twice": doubled,
    "lines changing places": swapped,
}

# --- and what only the game's own rules can tell


def renamed(text: str, chance: random.Random) -> str | None:
    """Two cards have changed names before and after one shuffle: still a shuffle by the key."""
    if not (lines := shuffles(text, 2)):
        return None
    sign, counter, kind, *cards = lines[0].split()
    first, second = chance.sample(sorted(set(cards) - {">"}), 2)
    names = {first: second, second: first}
    cards = [names.get(card, card) for card in cards]
    return replace_line(text, lines[0], " ".join([sign, counter, kind, *cards]))


def cut_short(text: str, chance: random.Random) -> str | None:
    """The last use of chance is gone, and the count says so."""
    if not (lines := lot_lines(text)):
        return None
    count = int(lines[-1].split()[1])
    return text.replace(f"{lines[-1]}\n", "", 1).replace(f"% {count + 1} end", f"% {count} end")


def other_place(text: str, chance: random.Random) -> str | None:
    """A use of chance stands on the other side of the choice next to it: all keep their order."""
    lines, lots = text.splitlines(), set(lot_lines(text))
    choices = {line for line in lines if re.match(r"\d [a-z]", line)}
    pairs = enumerate(pairwise(lines))
    places = [at for at, (a, b) in pairs if (a in lots and b in choices) or (a in choices and b in lots)]
    if not places:
        return None
    at = chance.choice(places)
    lines[at : at + 2] = reversed(lines[at : at + 2])
    return "\n".join([*lines, ""])


BY_RULES: dict[str, Tamper] = {
    "renamed cards": renamed,
    "the last line gone": cut_short,
    "a place": other_place,
}


# --- judging


def is_true(text: str) -> bool:
    try:
        verify_deal.verify(text, [])
    except ValueError:
        return False
    return True


def is_true_alone(text: str, folder: Path) -> bool:
    """By a copy of the file, as a program that finds no Honjin."""
    program, record = folder / "verify_deal.py", folder / "record.game"
    program.write_text(Path(verify_deal.__file__).with_suffix(".py").read_text("utf-8"), "utf-8")
    record.write_text(text, "utf-8")
    done = subprocess.run([sys.executable, "-I", "-S", program, record], capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    assert "Traceback" not in done.stderr
    return done.returncode == 0


def is_the_games_own(text: str, folder: Path) -> bool:
    """By `honjin verify-deal`."""
    record = folder / "whole.game"
    record.write_text(text, "utf-8")
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        code = report(program("en"), ["verify-deal", str(record)], Terminal("en"))
    assert code in (0, 1), code
    return code == 0


def tampered(record: str, tally: Counter[str], chance: random.Random) -> tuple[str, str]:
    """Of the kinds that this record can be tampered with, one that was tried least, and what it makes."""
    for word in sorted(TAMPERED, key=lambda word: (tally[word], chance.random())):
        if (false := TAMPERED[word](record, chance)) is not None:
            return word, false
    raise AssertionError(record)


def check(games: int, seed: int, folder: Path, say: Callable[[str], object] = print) -> None:
    """Wrong verdicts end it."""
    chance, tampering = random.Random(seed), random.Random(seed)
    uses, tally = 0, Counter[str]()
    for number in range(games):
        name, players, options = KINDS[number % len(KINDS)]
        table = sealed_game(chance, name, players, options)
        record = table.record()
        uses += len(table.lots)
        assert is_true(record), record
        word, false = tampered(record, tally, tampering)
        assert false != record, word
        assert not is_true(false), f"{word}\n{false}"
        tally[word] += 1
        if number % ALONE == 0:
            assert is_true_alone(record, folder)
            assert not is_true_alone(false, folder), word
            assert is_the_games_own(record, folder), record
            for word, tamper in BY_RULES.items():
                if (own := tamper(record, tampering)) is not None:
                    assert own != record, word
                    assert is_true(own), f"{word}\n{own}"
                    assert not is_the_games_own(own, folder), f"{word}\n{own}"
                    tally[f"by verify-deal: {word}"] += 1
    say(f"{games} sealed games found true, {uses} uses of chance")
    say(f"{sum(tally[word] for word in TAMPERED)} tampered records refused by the stand-alone verifier:")
    for word in TAMPERED:
        say(f"  {word}: {tally[word]}")
    say("and by the game's own rules:")
    for word in BY_RULES:
        say(f"  {word}: {tally[f'by verify-deal: {word}']}")


# --- at a real server


class Client:
    """A program at a table that seals its deal over a socket, and plays by chance."""

    def __init__(self, visitor: Visitor, chance: random.Random) -> None:
        self.visitor = visitor
        self.value = digits(chance)

    def seal(self, table: str) -> Data:
        """Promise and show as a page does, until the game begins; the seal as it was first shown."""
        with self.visitor.socket(table) as wire:
            first = (state := wire.hear_until("state"))["info"]["seal"]
            while state["info"]["status"] == "waiting":
                seal, (own, *_) = state["info"]["seal"], state["you"]
                assert seal["server"] == first["server"]
                assert seal["half"] is None
                assert seal["phase"] == "open" or set(seal["values"]) == {None}
                if seal["phase"] == "reveal" and not seal["revealed"][own]:
                    wire.say(type="reveal", value=self.value)
                state = wire.hear_until("state")
            return dict(first)


def play_sealed(served: Served, chance: random.Random, name: str, options: dict[str, str]) -> str:
    """One game of two people at their sockets; its record, which both have checked by what they noted."""
    alice, bob = (Client(served.guest(), chance) for _ in range(2))
    info = alice.visitor.make(name, "me", "link", options=options, seal=promise(alice.value))
    table, path = info["id"], f"/api/tables/{info['id']}"
    invite = info["seats"][1]["invite"].partition("invite=")[2]
    bob.visitor.post(f"{path}/join", {"invite": invite, "seal": promise(bob.value)})
    with ThreadPoolExecutor(2) as both:
        shown = list(both.map(lambda client: client.seal(table), (alice, bob)))
    for _ in range(chance.randrange(20)):
        for client in (alice, bob):
            if (question := client.visitor.state(table)["decision"]) and question["options"]:
                client.visitor.play_first(table)
    if bob.visitor.state(table)["outcome"] is None:
        assert "seal" not in bob.visitor.get(f"{path}/record")
        bob.visitor.post(f"{path}/resign", status=204)
    record: str = alice.visitor.get(f"{path}/record")
    assert record == bob.visitor.get(f"{path}/record")
    for client, seal in zip((alice, bob), shown, strict=True):
        verify_deal.verify(record, [client.value, seal["server"]])
    return record


def check_played(games: int, seed: int, folder: Path, say: Callable[[str], object] = print) -> None:
    """Through a server of its own."""
    chance, kinds = random.Random(seed), [kind for kind in KINDS if kind[1] == 2]
    uses = 0
    with Served(folder / "data") as served:
        for number in range(games):
            name, _, options = kinds[number % len(kinds)]
            record = play_sealed(served, chance, name, options)
            assert is_true_alone(record, folder)
            assert is_the_games_own(record, folder)
            uses += len(lot_lines(record))
    say(f"{games} games of two people at their sockets found true by what each noted, {uses} uses of chance")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--played", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        check_played(asked.played, asked.seed, Path(folder))
        check(asked.games, asked.seed, Path(folder))


if __name__ == "__main__":
    main()
