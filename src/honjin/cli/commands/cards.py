"""honjin cards: the cards of a game, and the sets that people make."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

import click

from honjin.cli.card_tables import card_tables, table_lines
from honjin.cli.columns import columns, wrapped
from honjin.cli.command import NO, Command, Group, Terminal, UserError, find_game
from honjin.cli.commands.completion import AskingGroup, card_levels, card_names, clan_names, game_names
from honjin.cli.files import FILE, game_of, plain_words, read_cards, read_text
from honjin.cli.items import find_item
from honjin.cli.paging import show as show_paged
from honjin.cli.suggestion import suggestion
from honjin.engine.machine import STACK_MAX
from honjin.lab.checks.card_coverage import (
    CardCover,
    card_cover,
    golden_tables,
    item_cover,
    needs_tests,
    unused_powers,
)
from honjin.table.about import clan_title
from honjin.table.card_set import CardSet, slug
from honjin.table.forms import FormError
from honjin.table.game import CardFace, Game


def cards(terminal: Terminal) -> Group:
    commands = {name: f"{__name__}:{name}" for name in ("show", "check", "export", "coverage")}
    return AskingGroup("cards", commands, terminal, default="show")


# --- looking


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("name", nargs=-1, shell_complete=card_names)
@click.option("--clan", default=None, shell_complete=clan_names)
@click.option("--level", type=click.IntRange(1), default=None, shell_complete=card_levels)
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
    tiles = found.items(card_set, terminal.lang)
    if name:
        click.echo("\n".join(in_full(pick(faces, tiles, " ".join(name), game, terminal))))
    else:
        shown = [tile for tile in tiles if level is None and (clan is None or clan.lower() == tile.clan)]
        if not shown or clan is None or clan.lower() in {face.clan for face in faces}:
            shown += wanted(faces, clan, level, found, terminal)
        tables = card_tables(found, card_set, terminal)
        ids = {face.id for face in shown}
        show_paged(table_lines(tables, ids, partial(certainty, found, terminal), terminal))


def certainty(game: Game, terminal: Terminal, word: str) -> str:
    return game.texts(terminal.lang, f"certainty-{word}")


def pick(
    faces: Sequence[CardFace], tiles: Sequence[CardFace], name: str, game: str, terminal: Terminal
) -> CardFace:
    """The card of this id or printed name, or else the tile."""
    by_id = {face.id: face for face in faces}
    found = by_id.get(slug(name)) or find_item(tiles, slug(name))
    if found is None:
        hint = suggestion(
            terminal, slug(name), [*by_id, *(tile.id for tile in tiles), *(slug(tile.name) for tile in tiles)]
        )
        raise UserError(terminal.say("cards-unknown", card=name, game=game, hint=hint))
    return found


def wanted(
    faces: Sequence[CardFace], clan: str | None, level: int | None, game: Game, terminal: Terminal
) -> list[CardFace]:
    clans = list(dict.fromkeys(face.clan for face in faces))
    if clan is not None and clan.lower() not in clans:
        key = "cards-no-clan" if has_levels(faces) else "cards-no-deck"
        raise UserError(terminal.say(key, clan=clan, clans=", ".join(clans)))
    if level is not None and not has_levels(faces):
        raise UserError(terminal.say("cards-without-levels", game=game.name))
    found = [f for f in faces if clan in (None, f.clan) or (clan or "").lower() == f.clan]
    found = [face for face in found if level in (None, face.level)]
    if not found:
        levels = ", ".join(str(number) for number in sorted({face.level for face in faces}))
        raise UserError(terminal.say("cards-no-level", level=level or 0, levels=levels))
    return found


def has_levels(faces: Sequence[CardFace]) -> bool:
    """Whether the cards belong to clans and have levels; else they belong to decks."""
    return any(face.level for face in faces)


def in_full(face: CardFace) -> list[str]:
    notes = [line for note in face.notes for line in wrapped(note)]
    return [*wrapped(f"{face.headline} [{face.id}]"), *wrapped(face.text), *notes]


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
    if not has_levels(faces):
        head = [terminal.say("cards-deck"), terminal.say("games-cards")]
    titles = {clan: clan_title(game, clan, terminal.lang) for clan in clans}
    rows = [[titles[clan], *(str(count[clan, level]) for level in levels)] for clan in clans]
    total = terminal.say("cards-total", cards=sum(card_set.copies), faces=len(faces), digest=card_set.digest)
    return [total, *deepest(card_set, terminal), *columns(head, rows)]


def deepest(card_set: CardSet, terminal: Terminal) -> list[str]:
    """How close the set comes to the most effects that can wait; nothing where no card has effects there."""
    most = max(card_set.depths)
    if most == 0:
        return []
    name = card_set.names[card_set.depths.index(most)]
    return wrapped(terminal.say("cards-deepest", card=name, found=most, most=STACK_MAX))


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("file", type=FILE, required=False)
@click.pass_obj
def export(terminal: Terminal, game: str, file: Path | None) -> None:
    """The help text is [cards-export]."""
    text = find_game(game, terminal).card_set(None).write()
    if file is None:
        click.echo(text, nl=False)
        return
    if file.exists():
        raise UserError(terminal.say("cards-file-exists", file=str(file)))
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
    for folder, key, shown in ((tests, "no-tests", tests), (golden, "no-golden", golden / game)):
        if not folder.is_dir():
            raise UserError(terminal.say(key, folder=str(shown)))
    tables = golden_tables(found, golden)
    cover = {**card_cover(found, tables, tests), **item_cover(found, tables)}
    for id, each in cover.items():
        click.echo("\n".join(cover_lines(id, each, terminal)))
    missing = [id for id, each in cover.items() if tables and not each.seen]
    unused = unused_powers(found, tables.values()) if tables else []
    untested = [id for id, each in cover.items() if not each.tests and needs_tests(found)]
    click.echo()
    if not tables:
        click.echo(terminal.say("coverage-no-golden", folder=str(golden / game)))
    for id in missing:
        click.echo(terminal.say("coverage-no-game", card=id))
    for power, rule in unused:
        click.echo(terminal.say("coverage-no-power", power=power, rule=rule))
    for id in untested:
        click.echo(
            terminal.say("coverage-no-card-test", card=id, name=f"test_card_{id.replace('-', '_')}_...")
        )
    click.echo(
        terminal.say(
            "coverage-cards",
            cards=len(cover),
            games=len(tables),
            fired=sum(1 for each in cover.values() if each.fired),
            missing=len(missing),
            unused=len(unused),
            untested=len(untested),
        )
    )
    return NO if missing or unused or untested else 0


def cover_lines(id: str, each: CardCover, terminal: Terminal) -> list[str]:
    none = terminal.say("coverage-none")
    lines = [id]
    for key, places in (("games", each.seen), ("fires", each.fired), ("tests", each.tests)):
        lines += wrapped(terminal.say(f"coverage-{key}", places=", ".join(places) or none), "  ")
    return lines
