"""Check the deal of a sealed Honjin game: `python verify_deal.py RECORD [NOTED ...]`.

It needs this file and Python 3.11, nothing of Honjin. NOTED is what you wrote down at the table: what the
server promised before you sat down, or your own value. The exit code is 0 if all is true, else 1.
"""

import hashlib
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def need(true: object, why: str) -> None:
    if not true:
        raise ValueError(why)


def kept(promise: object, text: object) -> bool:
    """A promise is the SHA-256 of 64 hexadecimal digits, as text."""
    form = isinstance(text, str) and len(text) == 64 and set(text) <= set("0123456789abcdef")
    return form and hashlib.sha256(str(text).encode()).hexdigest() == promise


def seed_of(seal: dict[str, Any]) -> str:
    """The game's seed: SHA-512 of these lines."""
    seats = [f"{seat} {value or '-'}" for seat, value in enumerate(seal["values"])]
    lines = ["honjin seal 1", seal["table"], seal["round"], seal["half"], *seats]
    return hashlib.sha512("".join(f"{line}\n" for line in lines).encode()).hexdigest()


def words_of(key: bytes, counter: int) -> Iterator[int]:
    """The words of 32 bits that the key gives at this counter, without end."""
    material, size, at = key + counter.to_bytes(8, "big"), 64, 0
    while True:
        data = hashlib.shake_256(material).digest(size)
        yield from (int.from_bytes(data[n : n + 4], "big") for n in range(at, size, 4))
        at, size = size, 4 * size


def below(words: Iterator[int], bound: int) -> int:
    """A number from 0 to bound - 1: words past the last multiple of the bound are left out."""
    need(0 < bound < 2**32, f"nothing can be drawn below {bound}")
    return next(word for word in words if word < 2**32 - 2**32 % bound) % bound


def result(words: Iterator[int], kind: str, before: list[str]) -> list[str]:
    if kind == "number":
        return [str(below(words, int(bound))) for bound in before]
    need(kind == "shuffle", f"“{kind}” is no use of chance")
    for last in range(len(before) - 1, 0, -1):
        other = below(words, last + 1)
        before[last], before[other] = before[other], before[last]
    return before


def check_seal(header: dict[str, Any], noted: list[str]) -> int:
    """The promises, the values and the seed; how many values there are."""
    need("seal" in header, "this is no whole record of a sealed game, it has no [seal]")
    seal = header["seal"]
    need(kept(seal["server"], seal["half"]), "the server's half is not the one it promised")
    need(len(seal["commits"]) == len(seal["values"]) == header["players"], "a seat is missing in the seal")
    for seat, (promise, value) in enumerate(zip(seal["commits"], seal["values"], strict=True)):
        need(promise == value == "" or kept(promise, value), f"seat {seat} showed no value as promised")
    need(header["seed"] == seed_of(seal), "the seed does not follow from what was shown")
    need(set(noted) <= {seal["server"], *seal["values"]}, "what you noted is not in this seal")
    need(any(seal["values"]), "no seat gave a value, so the server alone made the deal")
    return sum(value != "" for value in seal["values"])


def check_lots(seed: str, body: list[str]) -> int:
    """Every use of chance, from counter 0 on; how many there are."""
    key = hashlib.blake2b(seed.encode(), digest_size=64, person=b"honjin").digest()
    lots = [line.split() for line in map(str.strip, body) if line.startswith("%")]
    need(lots and lots[-1] == ["%", str(len(lots) - 1), "end"], "a use of chance is missing or there twice")
    for counter, words in enumerate(lots[:-1]):
        need(words[:2] == ["%", str(counter)], f"use {counter} of chance is missing or not in its place")
        at = words.index(">")
        found = result(words_of(key, counter), words[2], words[3:at])
        need(found == words[at + 1 :], f"use {counter} of chance does not follow from the seed")
    return len(lots) - 1


def verify(text: str, noted: list[str]) -> str:
    """What is true, in a sentence; what is not, as a ValueError."""
    head, _, body = text.partition("\n---\n")
    try:
        header = tomllib.loads(head)
        seats, uses = check_seal(header, noted), check_lots(header["seed"], body.splitlines())
    except (LookupError, TypeError, AttributeError) as error:
        raise ValueError(f"a part of the record is missing or of another form ({error})") from None
    return f"True: the server's half and {seats} values are as promised, and give all {uses} uses of chance."


if __name__ == "__main__":
    try:
        print(verify(Path(sys.argv[1]).read_text("utf-8"), sys.argv[2:]))
    except (ValueError, OSError, IndexError) as error:
        sys.exit(f"Not true: {error}" if sys.argv[1:] else __doc__)
