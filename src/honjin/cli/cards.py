"""honjin cards: the cards of a game, and the sets that people make."""

from collections import Counter
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import click

from honjin.cli.card_coverage import CardCover, card_cover, golden_tables, unused_powers
from honjin.cli.columns import columns, wrapped
from honjin.cli.command import NO, Answer, Command, Group, Terminal, find_game
from honjin.cli.completion import AskingGroup, card_names, game_names
from honjin.cli.source import FILE, game_of, plain_words, read_cards, read_text
from honjin.cli.suggestion import suggestion
from honjin.core.cards import CardSet, slug
from honjin.core.codec import FormError
from honjin.core.game import CardFace, Game


def cards(terminal: Terminal) -> Group:
    commands = {name: f"{__name__}:{name}" for name in ("show", "check", "export", "coverage")}
    return AskingGroup("cards", commands, terminal, default="show")


# --- looking


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("name", nargs=-1, shell_complete=card_names)
@click.option("--clan", default=None)
@click.option("--level", type=click.IntRange(1), default=None)
@click.option("--cards", type=FILE, default=None)
@click.pass_obj
def show(
    terminal: Terminal,
    game: str,
    name: Sequence[str],
    clan: str | None,
    level: int | None,
    cards: Path | None,
) -> None:
    """The help text is [cards-show]."""
    found = find_game(game, terminal)
    with plain_words(terminal):
        card_set = found.card_set(read_cards(cards, terminal))
    faces = [found.card_face(id, terminal.lang, card_set) for id in card_set.ids]
    if name:
        lines = in_full(pick(faces, " ".join(name), game, terminal))
    else:
        lines = table(wanted(faces, clan, level, terminal), terminal)
    click.echo("\n".join(lines))


def pick(faces: Sequence[CardFace], name: str, game: str, terminal: Terminal) -> CardFace:
    """The card of this id or printed name."""
    by_id = {face.id: face for face in faces}
    if slug(name) not in by_id:
        hint = suggestion(terminal, slug(name), by_id)
        raise Answer(terminal.say("cards-unknown", card=name, game=game, hint=hint))
    return by_id[slug(name)]


def wanted(
    faces: Sequence[CardFace], clan: str | None, level: int | None, terminal: Terminal
) -> list[CardFace]:
    clans = list(dict.fromkeys(face.clan for face in faces))
    if clan is not None and clan.lower() not in clans:
        raise Answer(terminal.say("cards-no-clan", clan=clan, clans=", ".join(clans)))
    found = [f for f in faces if clan in (None, f.clan) or (clan or "").lower() == f.clan]
    found = [face for face in found if level in (None, face.level)]
    if not found:
        levels = ", ".join(str(number) for number in sorted({face.level for face in faces}))
        raise Answer(terminal.say("cards-no-level", level=level or 0, levels=levels))
    return found


def table(faces: Sequence[CardFace], terminal: Terminal) -> list[str]:
    head = [terminal.say(f"cards-{word}") for word in ("id", "name", "clan", "level", "copies", "text")]
    rows = [[f.id, f.name, f.clan.capitalize(), str(f.level), str(f.copies), f.text] for f in faces]
    return columns(head, rows)


def in_full(face: CardFace) -> list[str]:
    return [*wrapped(f"{face.headline} [{face.id}]"), *wrapped(face.text)]


# --- sets


@click.command(cls=Command)
@click.argument("file", type=FILE)
@click.pass_obj
def check(terminal: Terminal, file: Path) -> int:
    """The help text is [cards-check]."""
    text = read_text(file, terminal)
    try:
        game = game_of(text, "card-set", terminal)
        card_set = game.card_set(text)
    except FormError as error:
        for problem in error.lines(terminal.lang):
            click.echo(problem)
        click.echo(terminal.say("cards-wrong", file=str(file), count=len(error.problems)))
        return NO
    click.echo(terminal.say("cards-right", file=str(file), game=game.name))
    click.echo("\n".join(summary(game, card_set, terminal)))
    return 0


def summary(game: Game, card_set: CardSet, terminal: Terminal) -> list[str]:
    """What a set holds, by clan and level, copies counted."""
    faces = [game.card_face(id, terminal.lang, card_set) for id in card_set.ids]
    levels = sorted({face.level for face in faces})
    count: Counter[tuple[str, int]] = Counter()
    for face in faces:
        count[face.clan, face.level] += face.copies
    clans = dict.fromkeys(face.clan for face in faces)
    head = [terminal.say("cards-clan"), *(terminal.say("cards-of-level", level=n) for n in levels)]
    rows = [[clan.capitalize(), *(str(count[clan, level]) for level in levels)] for clan in clans]
    total = terminal.say("cards-total", cards=sum(card_set.copies), faces=len(faces), digest=card_set.digest)
    return [total, *columns(head, rows)]


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("file", type=FILE, required=False)
@click.pass_obj
def export(terminal: Terminal, game: str, file: Path | None) -> None:
    """The help text is [cards-export]."""
    cardset = import_module(f"{find_game(game, terminal).package}.cardset")
    text: str = cardset.write_cards(cardset.STANDARD.cards)
    if file is None:
        click.echo(text, nl=False)
        return
    if file.exists():
        raise Answer(terminal.say("cards-file-exists", file=str(file)))
    file.write_text(text, "utf-8")
    click.echo(terminal.say("cards-exported", file=str(file), game=game))


# --- coverage


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--tests", type=click.Path(file_okay=False, path_type=Path), default=Path("tests"))
@click.option("--golden", type=click.Path(file_okay=False, path_type=Path), default=Path("golden"))
@click.pass_obj
def coverage(terminal: Terminal, game: str, tests: Path, golden: Path) -> int:
    """The help text is [cards-coverage]."""
    found = find_game(game, terminal)
    for folder, key in ((tests, "no-tests"), (golden / game, "no-golden")):
        if not folder.is_dir():
            raise Answer(terminal.say(key, folder=str(folder)))
    tables = golden_tables(found, golden)
    cover = card_cover(found, tables, tests)
    for id, each in cover.items():
        click.echo("\n".join(cover_lines(id, each, terminal)))
    missing = [id for id, each in cover.items() if not each.seen]
    unused = unused_powers(found, tables.values())
    click.echo()
    for id in missing:
        click.echo(terminal.say("coverage-no-game", card=id))
    for power, rule in unused:
        click.echo(terminal.say("coverage-no-power", power=power, rule=rule))
    click.echo(
        terminal.say(
            "coverage-cards",
            cards=len(cover),
            games=len(tables),
            fired=sum(1 for each in cover.values() if each.fired),
            missing=len(missing),
            unused=len(unused),
        )
    )
    return NO if missing or unused else 0


def cover_lines(id: str, each: CardCover, terminal: Terminal) -> list[str]:
    none = terminal.say("coverage-none")
    lines = [id]
    for key, places in (("games", each.seen), ("fires", each.fired), ("tests", each.tests)):
        lines += wrapped(terminal.say(f"coverage-{key}", places=", ".join(places) or none), "  ")
    return lines
