"""honjin play: a game at the terminal, on a screen or as lines of text."""

from __future__ import annotations

from pathlib import Path

import click

import honjin
from honjin.cli.boards import board, plain_lines
from honjin.cli.command import Answer, Command, Terminal, find_game, installed_version, is_terminal
from honjin.cli.session import HUMAN, Session, log_lines


@click.command(cls=Command)
@click.argument("game", required=False)
@click.option("--seats", default=None)
@click.option("--seed", default=None)
@click.option("--cards", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--load", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--plain", is_flag=True)
@click.pass_obj
def play(
    terminal: Terminal,
    game: str | None,
    seats: str | None,
    seed: str | None,
    cards: Path | None,
    load: Path | None,
    plain: bool,
) -> int:
    """The help text is [play]."""
    table, names = open_table(terminal, game, seats, seed, cards, load)
    session = Session(table, names, terminal, cards)
    if plain or not is_terminal():
        return PlainFront(session).run()
    from honjin.cli.screen import run_screen

    return run_screen(session)


def open_table(
    terminal: Terminal,
    game: str | None,
    seats: str | None,
    seed: str | None,
    cards: Path | None,
    load: Path | None,
) -> tuple[honjin.Table, list[str]]:
    """The table asked for, and who sits there."""
    if load is not None:
        table = honjin.replay(load.read_text("utf-8"), cards)
        names = seats.split(",") if seats else default_seats(table.players)
    elif game is None:
        raise Answer(terminal.say("play-which-game", games=", ".join(honjin.games())))
    else:
        found = find_game(game, terminal)
        names = seats.split(",") if seats else default_seats(found.fewest)
        if not found.fewest <= len(names) <= found.most:
            raise Answer(
                terminal.say("play-seat-count", found=len(names), players=f"{found.fewest}-{found.most}")
            )
        table = found.new(seed=seed, players=len(names), cards=cards)
    if len(names) != table.players:
        raise Answer(terminal.say("play-seat-count", found=len(names), players=table.players))
    return table, names


def default_seats(players: int) -> list[str]:
    return [HUMAN, *["random"] * (players - 1)]


class PlainFront:
    """Lines out, lines in: for screen readers, pipes and scripts."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.say = session.terminal.say

    def run(self) -> int:
        session = self.session
        click.echo(self.say("play-welcome", version=installed_version()))
        session.advance()
        while session.table.decision is not None:
            if session.needs_cover():
                self.cover(session.table.decision.seat)
            session.sit_down()
            self.show()
            if not self.ask():
                click.echo(self.say("goodbye"))
                return 0
            session.advance()
        self.show()
        for line in session.result():
            click.echo(line)
        return 0

    def cover(self, seat: int) -> None:
        """Between two people: nothing to see until the next one is there."""
        click.clear()
        click.echo("\n" * 40 + self.say("play-cover", seat=seat))
        self.read_line()

    def show(self) -> None:
        """The news, the table and the options."""
        session = self.session
        for line in log_lines(session.news()):
            click.echo(f"  {line}")
        click.echo()
        for line in plain_lines(board(session.table, session.looker(), session.terminal)):
            click.echo(line)
        question = session.table.decision
        if question is not None:
            click.echo(
                self.say("play-asked", seat=question.seat, question=question.label(session.terminal.lang))
            )
            for number, option in enumerate(question.options, start=1):
                click.echo(f"  {number:>2}  {option.label(session.terminal.lang)}  [{option.notation}]")

    def ask(self) -> bool:
        """Take lines until one is a choice; False to leave."""
        while True:
            reply = self.session.respond(self.read_line())
            for line in reply.lines:
                click.echo(f"  {line}")
            if reply.moved or reply.leave:
                return reply.moved

    def read_line(self) -> str:
        """What is typed; the end of a piped input leaves the table."""
        try:
            return input("> ")
        except EOFError:
            click.echo()
            return "quit"
