"""Records: a header and the choices, one a line, as plain text that replays."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from honjin.table.bot_notes import NOTE, BotNotes, BotSeat
from honjin.table.choice import ENDINGS, REWIND, Ending
from honjin.table.forms import PATH_MAX, FormError, Node, Phrase, cut, parse_toml, write_toml
from honjin.table.lots import FORM, LOT, last_line
from honjin.table.opening import Origin
from honjin.table.refusal import IllegalChoice
from honjin.table.seal import read_seal, write_seal
from honjin.table.text import LANGUAGES

if TYPE_CHECKING:
    from honjin.table.game import Game
    from honjin.table.table import Table

RECORD_FORMAT = 1
DIVIDER = "---"
END = "!"
ASIDE = ("#", f"{NOTE} ", LOT)  # lines beside the game: remarks, notes on bots, what chance has done
KNOWN = "known"  # a deal that the host of the table knew
SEALED = "sealed"  # instead of a seed, while there is none
SEED_MAX = 2**64 - 1


def write_record(
    table: "Table",
    done: Sequence[str],
    final: str | None,
    seat: int | None,
    ending: Ending | None = None,
    bot_notes: BotNotes | None = None,
) -> str:
    """The record's text from what was done; `! seat way` breaks the game off, `= hash` is where it leads."""
    notes = {} if bot_notes is None else bot_notes.notes
    sealed = seat is None and table.origin.seal is not None
    lots = lots_told(table) if sealed else {}
    lines = [*lots.get(0, ()), *notes.get(0, ())]
    for count, line in enumerate(done, start=1):
        lines += [line, *lots.get(count, ()), *notes.get(count, ())]
    if ending is not None:
        lines.append(f"{END} {ending.seat} {ending.way}")
    if sealed:
        lines.append(last_line(len(table.lots)))
    if final is not None:
        lines.append(f"= {final}")
    return "\n".join([write_header(table, seat, bot_notes), DIVIDER, *lines, ""])


def lots_told(table: "Table") -> dict[int, list[str]]:
    """What chance has done, by the number of choices before."""
    lines: dict[int, list[str]] = {}
    for lot in table.lots:
        lines.setdefault(lot.made, []).append(lot.line(table.cards.ids))
    return lines


def write_header(table: "Table", seat: int | None = None, bot_notes: BotNotes | None = None) -> str:
    """How the game begins, as TOML; for a seat without what it does not know."""
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
    if origin.known:
        header["deal"] = KNOWN
    header["options"] = dict(origin.options)
    if origin.position is not None and seat is None:
        header["position"] = dict(origin.position)
    if origin.seal is not None and seat is None:
        header["seal"] = write_seal(origin.seal)
    if bot_notes is not None and bot_notes.bots:
        header["bots"] = [{"seat": seat, **vars(bot)} for seat, bot in bot_notes.bots.items()]
    return write_toml(header).rstrip()


def replay(text: str, games: "dict[str, Game]", cards: str | None = None) -> "Table":
    """The table that a record leads to; FormError names the line that does not fit."""
    head, divider, body = text.partition(f"\n{DIVIDER}\n")
    if not divider:
        raise FormError("record", [Phrase("form-no-divider", divider=DIVIDER)])
    table = begin(parse_toml("record", head), games, cards)
    first = head.count("\n") + 3
    here = ""  # the hash, if it was asked for since the last choice: it takes as long as many choices
    for number, line in enumerate(record_lines(body), start=first):
        if line.startswith("= "):
            here = here or table.hash
            if here != line[2:]:
                problem = Phrase("form-other-hash", line=number, here=here, said=cut(line[2:], PATH_MAX))
                raise FormError("record", [problem])
        elif line.startswith(LOT):
            check_lot_line(table, number, line)
        elif line and not line.startswith(ASIDE):
            do_line(table, number, line)
            here = ""
    return table


def do_line(table: "Table", number: int, line: str) -> None:
    """A choice, a way back or an ending."""
    if line.startswith(f"{END} "):
        end_line(table, number, line)
    elif line.startswith(f"{REWIND} "):
        rewind_line(table, number, line)
    else:
        play_line(table, number, line)


def lines_done(body: str) -> list[str]:
    """The lines that do something, as far as their beginnings tell."""
    return [line for line in record_lines(body) if line[:1].isdigit() or line.startswith((END, REWIND))]


def record_lines(body: str) -> list[str]:
    """The lines after the divider, as everybody counts and reads them."""
    return [line.strip() for line in body.splitlines()]


def read_bot_notes(text: str) -> BotNotes:
    """Which bots played a record that replays, and what was noted of their choices."""
    head, _, body = text.partition(f"\n{DIVIDER}\n")
    problems: list[str] = []
    bot_notes = BotNotes(read_bots(Node(parse_toml("record", head), "", problems).get("bots")))
    if problems:
        raise FormError("record", problems)
    made = 0
    for line in record_lines(body):
        if line.startswith(f"{NOTE} "):
            bot_notes.notes.setdefault(made, []).append(line)
        elif line and not line.startswith((*ASIDE, "=", END)):
            made += 1
    return bot_notes


def read_lots(text: str) -> list[tuple[int, str]]:
    """What a record says of chance: each line with the number of choices before it."""
    lots, made = [], 0
    for line in record_lines(text.partition(f"\n{DIVIDER}\n")[2]):
        if line.startswith(LOT):
            lots.append((made, line))
        elif line and not line.startswith((*ASIDE, "=", END)):
            made += 1
    return lots


def read_bots(node: Node | None) -> dict[int, BotSeat]:
    """The level and seed of each bot, by seat."""
    bots: dict[int, BotSeat] = {}
    for bot in () if node is None else node.items():
        seat = bot.need("seat", Phrase("expected-from", low=0)).integer(0)
        level = bot.need("level", Phrase("expected-text")).text()
        seed = bot.need("seed", Phrase("expected-from", low=0)).integer(0, SEED_MAX)
        bots[seat] = BotSeat(level, seed)
        bot.only_these()
    return bots


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
    position, sealed, deal = node.get("position"), node.get("seal"), node.get("deal")
    seal = None if sealed is None or problems else read_seal(sealed, players, seed)
    known = deal is not None and deal.text([KNOWN]) == KNOWN
    if sealed is not None and (position is not None or known):
        sealed.wrong(Phrase("expected-no-seal"))
    read_bots(node.get("bots"))
    node.only_these()
    if problems:
        raise FormError("record", problems)
    if position is None:
        return game.open(card_set, players, Origin(seed, options, None, known, seal))
    if not isinstance(position.value, dict):
        raise FormError("record", [Phrase("form-no-position")])
    table = game.open_position(position.value, card_set)
    table.origin = replace(table.origin, known=known)
    return table


def lay_out(header: dict[str, object], games: "dict[str, Game]", cards: str | None) -> "Table":
    """The table of a deal that is still to be sealed: its seats and options, and nobody is asked."""
    table = begin({**header, "seed": "", "deal": KNOWN}, games, cards)
    table.origin = Origin("", table.origin.options)
    return table.going_on_from(table.game.blank(table.cards, table.players))


def wrong_line(number: int, line: str, expected: Phrase) -> FormError:
    where = Phrase("form-line", line=number)
    return FormError(
        "record", [Phrase("form-wrong", path=where, found=cut(repr(line), PATH_MAX), expected=expected)]
    )


def check_lot_line(table: "Table", number: int, line: str) -> None:
    """Its form alone: what it says is checked by `honjin verify-deal`."""
    if table.origin.seal is None or FORM.fullmatch(line) is None:
        raise wrong_line(number, line, Phrase("expected-lot"))


def end_line(table: "Table", number: int, line: str) -> None:
    """HJ-E1 to HJ-E3: who broke the game off, and how."""
    if table.decision is None:
        raise wrong_line(number, line, Phrase("expected-end"))
    _, *words = line.split()
    seats = [str(seat) for seat in range(table.players)]
    if len(words) != 2 or words[0] not in seats or words[1] not in ENDINGS:
        example, ways = f"{END} 0 {next(iter(ENDINGS))}", ", ".join(ENDINGS)
        raise wrong_line(number, line, Phrase("expected-ending", last=seats[-1], ways=ways, example=example))
    table.end(int(words[0]), words[1])


def rewind_line(table: "Table", number: int, line: str) -> None:
    """HJ-C6: back to where so many choices stood."""
    made = line.removeprefix(f"{REWIND} ")
    try:
        table.rewind(int(made) if made.isascii() and made.isdecimal() else -1)
    except ValueError:
        count, example = len(table.choices), f"{REWIND} {max(len(table.choices) - 1, 0)}"
        expected = Phrase("expected-rewind", count=count, example=example)
        raise wrong_line(number, line, expected) from None


def play_line(table: "Table", number: int, line: str) -> None:
    seat, _, choice = cut(line, PATH_MAX).partition(" ")
    decision = table.decision
    if decision is None:
        raise wrong_line(number, line, Phrase("expected-end"))
    if seat != str(decision.seat):
        example = f"{decision.seat} {decision.options[0].notation}"
        raise wrong_line(number, line, Phrase("expected-choice", seat=decision.seat, example=example))
    try:
        table.play(choice)
    except IllegalChoice as refused:
        said = {lang: "; ".join(r.text(lang) for r in refused.refusals) for lang in LANGUAGES}
        told = {lang: f"{choice}: {text}" for lang, text in said.items()}
        raise FormError("record", [Phrase("form-refused", line=number, refusal=told)]) from refused
