"""honjin play as lines of text, for screen readers, pipes and scripts."""

import click

from honjin.cli.command import installed_version
from honjin.cli.players import introductions
from honjin.cli.screen.board import plain_lines
from honjin.cli.screen.session import Session, log_lines


class PlainFront:
    """Lines out, lines in."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.say = session.terminal.say

    def run(self) -> int:
        session = self.session
        click.echo(self.say("play-welcome", version=installed_version()))
        for line in introductions(session.seats, session.terminal):
            click.echo(line)
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
        if session.thoughts:
            self.look_back()
        return 0

    def look_back(self) -> None:
        """After the game the bots may tell what they thought."""
        click.echo(self.say("play-look-back"))
        while (line := self.read_line().strip()).split(" ")[0] == "explain":
            for said in self.session.respond(line).lines:
                click.echo(f"  {said}")

    def cover(self, seat: int) -> None:
        """Between two people: nothing to see until the next one is there."""
        click.clear()
        click.echo("\n" * 40 + self.say("play-cover", name=self.session.names[seat]))
        self.read_line()

    def show(self) -> None:
        """The news, the table and the options."""
        session = self.session
        for line in log_lines(session.news()):
            click.echo(f"  {line}")
        click.echo()
        for line in plain_lines(session.board(session.looker())):
            click.echo(line)
        question = session.table.decision
        if question is not None:
            click.echo(session.asked(question))
            for number, option in enumerate(question.options, start=1):
                click.echo(f"  {number:>2}  {session.label(option)}  [{option.notation}]")

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
