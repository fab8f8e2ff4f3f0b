"""Records: a header and the choices, one a line, as plain text that replays."""

from typing import TYPE_CHECKING

from honjin.core.codec import FormError, Node, Phrase, parse_toml, write_toml
from honjin.core.origin import Origin
from honjin.core.refusal import IllegalChoice
from honjin.core.text import LANGUAGES

if TYPE_CHECKING:
    from honjin.core.game import Game
    from honjin.core.table import Table

RECORD_FORMAT = 1
DIVIDER = "---"


def write_record(table: "Table", choices: list[tuple[int, str]], final: str | None, seat: int | None) -> str:
    """The record's text; a line `= hash` says what state the choices before it lead to."""
    game, origin = table.game, table.origin
    header: dict[str, object] = {
        "honjin": RECORD_FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "cards": table.cards.digest,
        "players": table.players,
    }
    if seat is not None:
        header["seat"] = seat
    else:
        header["seed"] = origin.seed
    header["options"] = dict(origin.options)
    if origin.position is not None and seat is None:
        header["position"] = dict(origin.position)
    lines = [f"{seat} {notation}" for seat, notation in choices]
    if final is not None:
        lines.append(f"= {final}")
    return "\n".join([write_toml(header).rstrip(), DIVIDER, *lines, ""])


def replay(text: str, games: "dict[str, Game]", cards: str | None = None) -> "Table":
    """The table that a record leads to; FormError names the line that does not fit."""
    head, divider, body = text.partition(f"\n{DIVIDER}\n")
    if not divider:
        raise FormError("record", [Phrase("form-no-divider", divider=DIVIDER)])
    table = begin(parse_toml("record", head), games, cards)
    first = head.count("\n") + 3
    for number, line in enumerate(body.splitlines(), start=first):
        line = line.strip()
        if line.startswith("= "):
            if table.hash != line[2:]:
                problem = Phrase("form-other-hash", line=number, here=table.hash, said=line[2:])
                raise FormError("record", [problem])
        elif line and not line.startswith("#"):
            play_line(table, number, line)
    return table


def begin(header: dict[str, object], games: "dict[str, Game]", cards: str | None) -> "Table":
    problems: list[str] = []
    node = Node(header, "", problems)
    name = node.need("game", Phrase("expected-game")).text(games)
    if problems:
        raise FormError("record", problems)
    game = games[name]
    card_set = game.card_set(cards)
    game.check_heading(node, "record", RECORD_FORMAT, card_set, problems)
    bounds = Phrase("expected-range", low=game.fewest, high=game.most)
    players = node.need("players", bounds).integer(game.fewest, game.most)
    if node.get("seat") is not None:
        problems.append(Phrase("form-one-seat"))
    else:
        seed = node.need("seed", Phrase("expected-seed")).text()
    options = game.read_options(node.get("options"))
    position = node.get("position")
    node.only_these()
    if problems:
        raise FormError("record", problems)
    if position is None:
        return game.open(card_set, players, Origin(seed, options))
    if not isinstance(position.value, dict):
        raise FormError("record", [Phrase("form-no-position")])
    return game.open_position(position.value, card_set)


def play_line(table: "Table", number: int, line: str) -> None:
    seat, _, choice = line.partition(" ")
    decision, where = table.decision, Phrase("form-line", line=number)
    if decision is None:
        problem = Phrase("form-wrong", path=where, found=repr(line), expected=Phrase("expected-end"))
        raise FormError("record", [problem])
    if seat != str(decision.seat):
        example = f"{decision.seat} {decision.options[0].notation}"
        expected = Phrase("expected-choice", seat=decision.seat, example=example)
        raise FormError("record", [Phrase("form-wrong", path=where, found=repr(line), expected=expected)])
    try:
        table.play(choice)
    except IllegalChoice as refused:
        said = {lang: "; ".join(r.text(lang) for r in refused.refusals) for lang in LANGUAGES}
        told = {lang: f"{choice}: {text}" for lang, text in said.items()}
        raise FormError("record", [Phrase("form-refused", line=number, refusal=told)]) from refused
