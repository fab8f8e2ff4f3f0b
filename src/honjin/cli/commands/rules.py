"""honjin rules: the whole rulebook, its titles, one rule in full, and who vouches for them."""

from itertools import groupby
from pathlib import Path

import click

from honjin.cli import rulebook
from honjin.cli.columns import wrapped
from honjin.cli.command import NO, Command, Group, Terminal, UserError, find_game
from honjin.cli.commands.completion import AskingGroup, game_names, rule_names
from honjin.cli.paging import show as show_paged
from honjin.cli.suggestion import suggestion
from honjin.lab.checks.rule_coverage import Cover, rule_cover, unknown_rules
from honjin.table.text import CORE, Rule, Texts


def rules(terminal: Terminal) -> Group:
    commands = {name: f"{__name__}:{name}" for name in ("show", "coverage")}
    return AskingGroup("rules", commands, terminal, default="show")


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("id", required=False, shell_complete=rule_names)
@click.option("--titles", is_flag=True)
@click.option("--markdown", is_flag=True)
@click.pass_obj
def show(terminal: Terminal, game: str, id: str | None, titles: bool, markdown: bool) -> None:
    """The help text is [rules-show]."""
    found = find_game(game, terminal)
    known = rulebook.all_rules(found)
    if id is not None:
        if id.upper() not in known:
            hint = suggestion(terminal, id.upper(), known)
            raise UserError(terminal.say("rules-unknown", rule=id, game=game, hint=hint))
        click.echo("\n".join(in_full(known[id.upper()], terminal)))
    elif titles:
        show_paged(contents(list(known.values()), terminal))
    elif markdown:
        click.echo("\n".join(rulebook.markdown(found, terminal)))
    else:
        show_paged(rulebook.plain(found, terminal))


def contents(known: list[Rule], terminal: Terminal) -> list[str]:
    """The titles, by section."""
    lines: list[str] = []
    for part, members in groupby(known, lambda rule: rule.part(terminal.lang)):
        lines += ["", part]
        lines += [f"  {rule.id}  {rule.title[terminal.lang]}" for rule in members]
    return lines[1:]


def in_full(rule: Rule, terminal: Terminal) -> list[str]:
    lang = terminal.lang
    lines = [f"{rule.id}  {rule.title[lang]} ({rule.part(lang)})", *wrapped(rule.text[lang])]
    if rule.ruling:
        lines += wrapped(Texts(CORE)(lang, "ruling", {"text": rule.ruling[lang]}))
    return lines


@click.command(cls=Command)
@click.option("--tests", type=click.Path(file_okay=False, path_type=Path), default=Path("tests"))
@click.pass_obj
def coverage(terminal: Terminal, tests: Path) -> int:
    """The help text is [rules-coverage]."""
    if not tests.is_dir():
        raise UserError(terminal.say("no-tests", folder=str(tests)))
    cover = rule_cover(tests)
    for id, found in cover.items():
        click.echo("\n".join(cover_lines(id, found, terminal)))
    without = [id for id, found in cover.items() if not found.is_tested]
    unknown = unknown_rules(tests, cover)
    click.echo()
    for id in without:
        click.echo(terminal.say("coverage-no-test", rule=id, name=f"test_{id.lower().replace('-', '_')}_..."))
    for place in unknown:
        click.echo(terminal.say("coverage-unknown-rule", test=place))
    click.echo(
        terminal.say(
            "coverage-rules",
            rules=len(cover),
            cited=sum(1 for found in cover.values() if found.code),
            tests=sum(len(names) for found in cover.values() for names in found.tests.values()),
            without=len(without),
            unknown=len(unknown),
        )
    )
    return NO if without or unknown else 0


def cover_lines(id: str, found: Cover, terminal: Terminal) -> list[str]:
    lines = [f"{id}  {found.rule.title[terminal.lang]}"]
    for key, places in (("coverage-code", found.code), ("coverage-tests", found.tests)):
        said = [f"{file}: {', '.join(inside)}" for file, inside in places.items()]
        for each in said or [terminal.say("coverage-none")]:
            lines += wrapped(terminal.say(key, places=each), "  ")
    return lines
