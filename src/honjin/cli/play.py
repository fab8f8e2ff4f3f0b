"""A game at the terminal, as lines of text: you against random opponents."""

from importlib.metadata import version
from itertools import groupby
from zlib import crc32

import click

import honjin
from honjin.cli.board import board
from honjin.core.table import Question
from honjin.core.text import Argument, Texts
from honjin.games.gosu_tactics.game import GosuTactics

YOU = 0


class Sitting:
    """One game played here: shows what happened, asks, answers questions."""

    def __init__(self, game: str, players: int | None, seed: str | None, lang: str) -> None:
        self.lang = lang
        self.texts = Texts("honjin.cli")
        self.table = honjin.game(game).new(seed=seed, players=players)
        # The seed stands for the whole game, the opponents included.
        chance = crc32(self.table.origin.seed.encode())
        self.bots = [honjin.bot(game, "random", chance + p) for p in range(self.table.players)]
        self.told = 0

    def say(self, key: str, **args: Argument) -> str:
        return self.texts(self.lang, key, args)

    def run(self) -> None:
        click.echo(self.say("welcome", version=version("honjin")))
        try:
            while (question := self.table.decision) is not None:
                if question.seat == YOU:
                    self.tell()
                    self.ask(question)
                else:
                    self.table.play(self.bots[question.seat].choose(self.table.observe(question.seat)))
            self.tell()
            click.echo("\n".join(board(self.table, YOU, self.say)))
        except (click.Abort, EOFError, KeyboardInterrupt):
            click.echo("\n" + self.say("goodbye"))

    def tell(self) -> None:
        """What has happened since the last time, as far as you may know it."""
        lines = self.table.log(YOU, self.lang, self.told)
        self.told += len(lines)
        for said, repeats in groupby(f"  {line.text} ({line.rule})" for line in lines):
            times = len(list(repeats))
            click.echo(said if times == 1 else f"{said} ×{times}")

    def ask(self, question: Question) -> None:
        """Show table and options until a choice is made."""
        click.echo("\n" + "\n".join(board(self.table, YOU, self.say)))
        click.echo(question.label(self.lang))
        options = question.options
        for number, option in enumerate(options, start=1):
            click.echo(f"  {number:>2}  {option.label(self.lang)}  [{option.notation}]")
        while True:
            line = click.prompt("", prompt_suffix="> ", default="", show_default=False).strip()
            if line.isdecimal() and 1 <= int(line) <= len(options):
                self.table.play(options[int(line) - 1])
                return
            if not self.answer(line):
                try:
                    self.table.play(line)
                    return
                except honjin.IllegalChoice as refused:
                    for refusal in refused.refusals:
                        click.echo("  " + refusal.text(self.lang))

    def answer(self, line: str) -> bool:
        """Whether the line was a question rather than a choice."""
        word, _, rest = line.partition(" ")
        if word in ("", "help", "?"):
            click.echo(self.say("help"))
        elif word == "quit":
            raise click.Abort
        elif word == "why":
            refusals = self.table.why_not(YOU, rest)
            click.echo("\n".join("  " + r.text(self.lang) for r in refusals) or self.say("why-legal"))
        elif word in ("rule", "card"):
            try:
                click.echo("  " + (self.rule(rest) if word == "rule" else self.card(rest)))
            except ValueError as error:
                click.echo(f"  {error}")
        else:
            return False
        return True

    def rule(self, id: str) -> str:
        return honjin.rule(id.strip().upper(), self.lang)

    def card(self, id: str) -> str:
        game = self.table.game
        assert isinstance(game, GosuTactics)
        return game.card_text(id.strip().lower(), self.lang)
