"""Golden views: what everybody sees and hears at moments of golden games; no client shall meet a change."""

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from pathlib import Path

import honjin
from honjin.table.table import Table

FOLDER = Path(__file__).parent
DIGESTS = FOLDER / "views" / "digests.txt"
GAMES = (  # whose names stay when others are found for them
    "gosu-tactics/four-players-building",
    "gosu-tactics/four-players-points",
    "gosu-tactics/three-players-clan",
    "gosu-tactics/two-players-fifteen",
    "gosu-x/draw",
    "gosu-x/fifteen-cards",
    "gosu-x/fifth-token",
    "gosu-x/justice",
    "gosu-x/two-supremacy",
    "way-of-the-samurai/campaign-dojo",
    "way-of-the-samurai/campaign-village",
    "way-of-the-samurai/duel",
    "way-of-the-samurai/endless-clan",
    "way-of-the-samurai/enemy-kempo",
    "way-of-the-samurai/weapon-tanto",
)
PARTS = 5  # of each game: a moment at every seam
WHOLE = {  # to be read, and to say what has changed: a game, and who looks on when three parts are played
    "gosu-tactics/three-players-clan": 1,
    "gosu-x/two-supremacy": 0,
    "way-of-the-samurai/duel": 1,
}
LAST = 12  # events of such a moment


def moments(name: str) -> Iterator[Table]:
    """The table at the moments of a golden game, from its beginning to its end."""
    head, divider, body = (FOLDER / f"{name}.game").read_text("utf-8").partition("---\n")
    t = honjin.replay(head + divider)
    choices = [line.partition(" ")[2] for line in body.splitlines() if line[:1].isdigit()]
    at = 0
    for part in range(PARTS + 1):
        until = len(choices) * part // PARTS
        for choice in choices[at:until]:
            t.play(choice)
        at = until
        yield t


def late(name: str) -> Table:
    """When three parts of the game are played."""
    return next(islice(moments(name), 3, None))


def looks(t: Table) -> dict[str, object]:
    """All that is shown and told: to each seat, to a spectator, and to whoever may know everything."""
    shown: dict[str, object] = {}
    for seat in (None, *range(t.players)):
        who = "spectator" if seat is None else f"seat-{seat}"
        shown[who], shown[f"{who}-events"] = t.view(seat), t.events(seat)
    return {**shown, "open": t.game.view(t.state, t.cards)}


def digest(data: object) -> str:
    """Of its JSON, the order of the keys included."""
    return blake2b(json.dumps(data, ensure_ascii=False).encode(), digest_size=4).hexdigest()


def digest_line(name: str, part: int, t: Table) -> str:
    return " ".join([f"{name} {part}:", *(f"{who}={digest(data)}" for who, data in looks(t).items())])


def digest_lines(name: str) -> list[str]:
    return [digest_line(name, part, t) for part, t in enumerate(moments(name))]


def whole_look(name: str) -> str:
    """The view and the last events of one seat, as text."""
    t, seat = late(name), WHOLE[name]
    look = {"view": t.view(seat), "events": t.events(seat)[-LAST:]}
    return json.dumps(look, ensure_ascii=False, indent=1) + "\n"


def whole_path(name: str) -> str:
    return f"views/{name.partition('/')[0]}.json"


def record_all() -> dict[str, str]:
    """The files, by their paths."""
    lines = [line for name in GAMES for line in digest_lines(name)]
    whole = {whole_path(name): whole_look(name) for name in WHOLE}
    return {str(DIGESTS.relative_to(FOLDER)): "\n".join([*lines, ""]), **whole}
