"""Texts: records, positions and messages that are hard to read, up to the size that is allowed."""

import random
from collections.abc import Callable
from typing import Final

import honjin
from attacks.attempt import attempt
from attacks.stranger import Answer, Stranger

SIZES: Final = (40_000, 120_000, 199_000)
NEW_ADDRESS_EVERY: Final = 5  # texts: what is asked of the reader, not of the limits on asking
POSITION: Final = 'game = "gosu-x"\nseed = "x"\n'
BODY_MAX: Final = 500_000

Text = Callable[[int], str]


def record(game: str = "gosu-x", choices: int = 1000, seed: int = 1, players: int | None = None) -> str:
    """A game played at random."""
    table, chance = honjin.game(game).new(seed=str(seed), players=players), random.Random(seed)
    for _ in range(choices):
        if table.decision is None:
            break
        table.play(chance.choice(table.decision.options))
    return table.record()


def lines(line: str, size: int) -> str:
    """This line again and again; {n} in it is a number."""
    made: list[str] = []
    total = 0
    while total < size - 100:
        made.append(line.replace("{n}", str(len(made))))
        total += len(made[-1]) + 1
    return "\n".join(made)


def nest(opened: str, closed: str, deep: int, inner: str = "") -> Text:
    """As many values of this depth as the size allows."""
    return lambda size: lines(f"x{{n}}={opened * deep}{inner}{closed * deep}", size)


DOTTED: Final[dict[str, Text]] = {
    "a.a.a": lambda size: "a." * (size // 2 - 2) + "b=1",
    "a . a": lambda size: "a . " * (size // 4 - 2) + "b = 1",
    '"a"."a"': lambda size: '"a".' * (size // 4 - 2) + "b=1",
    "[a.a.a]": lambda size: "[" + "a." * (size // 2 - 4) + "b]\nc=1",
    "[[a.a.a]]": lambda size: "[[" + "a." * (size // 2 - 4) + "b]]\nc=1",
    "{a.a.a}": lambda size: "x={" + "a." * (size // 2 - 8) + "b=1}",
    "many of depth 8": lambda size: lines("a{n}.b.c.d.e.f.g.h=1", size),
    "many of depth 31": lambda size: lines("a{n}." + "b." * 29 + "c=1", size),
    "many below one of depth 31": lambda size: lines("a." * 30 + "b{n}=1", size),
    "tables of depth 31": lambda size: lines("[" + "a." * 30 + "b{n}]\n" + "a." * 30 + "b=1", size),
    "many below one": lambda size: lines("a.b.c.d.e.f.g.h{n}=1", size),
    "many tables": lambda size: lines("[a.b.c.d.e.f.g.h{n}]", size),
    "many lists of tables": lambda size: lines("[[a.b.c.d.e.f.g.h]]", size),
    "behind a quote": lambda size: '"x=" = "\\""\n' + "a." * (size // 2 - 30) + "b=1",
    "behind a text of lines": lambda size: "x='''\n'''\n" + "a." * (size // 2 - 30) + "b=1",
}
NESTED: Final[dict[str, Text]] = {
    "[[[": lambda size: "x=" + "[" * (size // 2 - 4) + "]" * (size // 2 - 4),
    "[[[ open": lambda size: "x=" + "[" * (size - 8),
    "{a={a=": lambda size: "x=" + "{a=" * (size // 4 - 4) + "1" + "}" * (size // 4 - 4),
    "[{a=[{a=": lambda size: "x=" + "[{a=" * (size // 6 - 4) + "1" + "}]" * (size // 6 - 4),
    **{f"lists {deep} deep": nest("[", "]", deep) for deep in (15, 30, 90, 200, 330, 480, 900)},
    **{f"tables {deep} deep": nest("{a=", "}", deep, "1") for deep in (15, 30, 90, 200, 330, 480, 900)},
}
MANY: Final[dict[str, Text]] = {
    "keys": lambda size: lines("k{n}=1", size),
    "comments": lambda size: lines("#", size),
    "comments, bare CR": lambda size: "#x\r" * (size // 3),
    "lines, bare CR": lambda size: lines("k{n}=1", size).replace("\n", "\r"),
    "lines, U+2028": lambda size: "#\u2028" * (size // 2),
    "lines, form feed": lambda size: "#\x0c" * (size // 2),
    "empty lines": lambda size: "\n" * size,
    "items": lambda size: "x=[" + "1," * (size // 2 - 4) + "]",
    "empty tables": lambda size: "x=[" + "{}," * (size // 3 - 4) + "]",
    "unknown seats": lambda size: "\n".join(["[[seats]]"] * (size // 10)),
    "cards": lambda size: '[[seats]]\nhand=["' + '","'.join(["sati"] * (size // 7 - 8)) + '"]',
    "words of a card": lambda size: '[[seats]]\nhand=["' + "known " * (size // 6 - 8) + '"]',
    "spaces": lambda size: "x=" + " " * (size - 8) + "1",
    "blanks before a mark": lambda size: "x" + " \t" * (size // 2 - 8) + "?",
}
BIG: Final[dict[str, Text]] = {
    "a number": lambda size: "x=" + "9" * (size - 8),
    "a number of hex": lambda size: "x=0x" + "f" * (size - 8),
    "a number with _": lambda size: "x=" + "9_" * (size // 2 - 8) + "9",
    "a fraction": lambda size: "x=0." + "9" * (size - 8),
    "an exponent": lambda size: "x=1e" + "9" * (size - 8),
    "almost a date": lambda size: lines("d{n}=1979-05-27T07:32:00.999999999999999999999999999999x", size),
    "quotes": lambda size: "x=" + '"' * (size - 8),
    "a text of quotes": lambda size: 'x="""' + '""\\"' * (size // 4 - 8) + '"""',
    "escapes": lambda size: 'x="' + "\\u00e9" * (size // 6 - 8) + '"',
    "a seed": lambda size: 'seed="' + "x" * (size - 20) + '"',
    "line ends with \\": lambda size: 'x="""' + "\\\n" * (size // 2 - 8) + '"""',
    "combining marks": lambda size: 'x="' + "\u0301" * (size - 20) + '"',
}


def tell(stranger: Stranger, kinds: dict[str, Text]) -> None:
    """Each text as a record, as the head of one, and as a position, in all sizes, one after the other."""
    asked = stranger
    for number, (name, text) in enumerate((name, text) for name, text in kinds.items() for _ in SIZES):
        size = SIZES[number % len(SIZES)]
        if number % NEW_ADDRESS_EVERY == 0:
            asked = stranger.at(f"127.0.2.{number // NEW_ADDRESS_EVERY + 1}").be_guest()
        made = text(size)
        worst: list[Answer] = [
            asked.post("/api/replays", {"record": made}),
            asked.post("/api/replays", {"record": f"{made[:-10]}\n---\n{made[:5]}"}),
            asked.post("/api/tables", table(made)),
            asked.post("/api/tables", table(f"{POSITION}{made[: 199_900 - len(POSITION)]}")),
        ]
        for answer in worst:
            if answer.status < 400 and answer.status:
                stranger.report.wrong.append(f"{name} of {size} was accepted")
            if answer.seconds > 1 or not answer.status:
                stranger.report.slow.append(f"{name} of {size} took {answer.seconds:.1f} s")


def table(position: str) -> dict[str, object]:
    return {"game": "gosu-x", "seats": [{"kind": "me"}, {"kind": "me"}], "position": position}


@attempt("texts", "dotted keys")
def dotted(stranger: Stranger) -> None:
    """Keys of many parts, each way to write them."""
    tell(stranger, DOTTED)


@attempt("texts", "nesting")
def nested(stranger: Stranger) -> None:
    """Lists and tables in each other, as deep as the size allows."""
    tell(stranger, NESTED)


@attempt("texts", "many lines and items")
def many(stranger: Stranger) -> None:
    """Keys, comments, items, with every line end that a reader may know."""
    tell(stranger, MANY)


@attempt("texts", "big values")
def big(stranger: Stranger) -> None:
    """Numbers, dates and texts as long as the size allows."""
    tell(stranger, BIG)


@attempt("texts", "deep messages")
def messages(stranger: Stranger) -> None:
    """JSON in JSON in JSON, where any value would be taken and where none is."""
    guest = stranger.be_guest()
    half = BODY_MAX // 2
    for deep in (
        b"[" * half + b"]" * half,
        b'{"a":' * (half // 3) + b"1" + b"}" * (half // 3),
        b"[" * 80_000,
    ):
        for body in (
            deep,
            b'{"game":"gosu-x","seats":[{"kind":"me"},{"kind":"me"}],"options":' + deep + b"}",
            b'{"game":"gosu-x","seats":[{"kind":"me"},{"kind":"me"}],"options":{"draft":' + deep + b"}}",
            b'{"record":' + deep + b"}",
        ):
            for path in ("/api/tables", "/api/replays", "/api/advise", "/api/me/carry"):
                answer = guest.post(path, body)
                if 0 < answer.status < 400:
                    stranger.report.wrong.append(f"{path} accepted {body[:20]!r}")


@attempt("texts", "records of real games")
def games(stranger: Stranger) -> None:
    """Records that replay, with all that may stand around their lines."""
    for number, game in enumerate(honjin.games()):
        asked = stranger.at(f"127.0.3.{number + 1}").be_guest()
        whole = record(game)
        head, _, body = whole.partition("\n---\n")
        lines_of_body = body.splitlines()
        stuffed = "\n".join(f"{line}\n# {'x' * 30}" for line in lines_of_body)
        checked = "\n".join([*lines_of_body[:-1], *[lines_of_body[-1]] * 4000])
        wrong = f"{head}\n---\n{lines_of_body[0]}\n" + "0 " + "x" * 190_000
        for made in (
            whole,
            f"{head}\n---\n{stuffed}",
            f"{head}\n---\n{checked}"[:199_000],
            wrong,
            f"{head}\n---\n" + "\n".join(lines_of_body[:1] * 4900),
            f"{head}\n---\n{body}".replace("\n", "\r\n"),
        ):
            answer = asked.post("/api/replays", {"record": made})
            if answer.seconds > 1 or not answer.status:
                stranger.report.slow.append(f"{game}: {len(made)} characters took {answer.seconds:.1f} s")
