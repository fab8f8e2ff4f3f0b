"""honjin balance: what each card, clan and set-up wins, and what stands out."""

import json as encoder
import shlex
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import click

import honjin
from honjin.cli.command import INTERRUPTED, Command, Terminal, UserError, find_game
from honjin.cli.commands.completion import bot_names, game_names, option_names
from honjin.cli.commands.play import read_options
from honjin.cli.commands.simulate import make_plan
from honjin.cli.files import FILE, read_cards
from honjin.cli.lab_options import told, workplace
from honjin.cli.players import PATIENCE
from honjin.cli.progress import progress
from honjin.lab.balance.results import findings
from honjin.lab.balance.study import Chunk, Study, chunks, finished_chunks, save
from honjin.lab.play.match import card_set
from honjin.lab.report.balance_page import Found, Names, balance_page, names_of, noteworthy, rate_text
from honjin.lab.report.numbers import percent
from honjin.lab.report.words import way_text

LEVEL = "easy"  # good enough to use a card, quick enough for many games


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--level", default=None, shell_complete=bot_names)
@click.option("--seats", default=None, shell_complete=bot_names)
@click.option("--games", type=click.IntRange(1), default=1000)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--cards", type=FILE, default=None)
@click.option("--seed", default="balance")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--on", default=None, metavar="ray[:ADDRESS]")
@click.option("--patience", type=PATIENCE, default=30.0)
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.option("--json", is_flag=True)
@click.pass_obj
def balance(
    terminal: Terminal,
    game: str,
    level: str | None,
    seats: str | None,
    games: int,
    option: Sequence[str],
    cards: Path | None,
    seed: str,
    jobs: int,
    on: str | None,
    patience: float,
    resume: Path | None,
    out: Path | None,
    json: bool,
) -> int:
    """The help text is [balance]."""
    if level is not None and seats is not None:
        raise UserError(terminal.say("balance-level-and-seats"))
    read_cards(cards, terminal)
    options = read_options(option, find_game(game, terminal), terminal)
    given = every_seat(find_game(game, terminal), level, options) if seats is None else seats
    plan = make_plan(terminal, game, given, games, seed, cards, option)
    study = Study(game, plan.seats, games, seed, plan.cards, options, patience)
    played: list[Chunk] = []
    interrupted = False
    try:
        run(study, played, jobs, on, resume, terminal)
    except KeyboardInterrupt:
        interrupted = True
    found = findings(study, played)
    if out is not None:
        command = command_line(study, cards)
        out.write_text(balance_page(found, card_set(game, study.cards), command, terminal), "utf-8")
    if json:
        click.echo(encoder.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo(
            "\n".join(
                lines(found, names_of(find_game(game, terminal), card_set(game, study.cards), terminal))
            )
        )
    if out is not None:
        click.echo(terminal.say("balance-written", file=str(out)), err=True)
    if interrupted:
        click.echo(terminal.say("balance-interrupted", games=found["games"], of=games), err=True)
        if resume is not None:
            click.echo(terminal.say("balance-go-on", file=str(resume)), err=True)
        return INTERRUPTED
    return 0


def every_seat(game: honjin.Game, level: str | None, options: Mapping[str, str]) -> str:
    """The same bot on each of as few seats as there can be."""
    fewest, _ = game.players_for(game.check_options(options))
    return ",".join([LEVEL if level is None else level] * fewest)


def run(
    study: Study, played: list[Chunk], jobs: int, on: str | None, resume: Path | None, terminal: Terminal
) -> None:
    """Chunk after chunk, each on disk before it counts."""
    with told(terminal):
        finished = {} if resume is None else finished_chunks(study, resume)
    with (
        workplace(jobs, on, terminal) as executor,
        progress(terminal.say("balance-progress"), study.games) as advance,
        closing(chunks(study, executor, finished)) as playing,
    ):
        for chunk, is_new in playing:
            if is_new and resume is not None:
                save(study, resume, chunk)
            played.append(chunk)
            advance(chunk.games)


def command_line(study: Study, cards: Path | None) -> str:
    """What to type for the same study."""
    words = ["honjin", "balance", study.game, "--seats", ",".join(study.seats)]
    words += ["--games", str(study.games), "--seed", study.seed]
    for name, value in study.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words + ([] if cards is None else ["--cards", str(cards)]))


def lines(found: Found, names: Names) -> Iterator[str]:
    """What stands out, for people; the page and --json have the rest."""
    terminal = names.speaker
    say = terminal.say
    seats = ", ".join(found["seats"])
    yield say("balance-heading", game=found["game"], games=found["games"], seats=seats, seed=found["seed"])
    if found["games"] > found["broken_off"]:
        key = "balance-won" if len(found["seats"]) == 1 else "balance-starting"
        if found["starting"] is not None:
            yield "  " + say(key, rate=rate_text(found["starting"], terminal))
        whole = found["games"] - found["broken_off"]
        for way, count in found["ways"].items():
            share = percent(count / whole, terminal)
            yield "  " + say("simulate-way", way=way_text(way, terminal), count=count, share=share)
        yield say("balance-glance") + say("balance-colon")
        for _, line in noteworthy(found, names):
            yield "  " + line
    yield say("balance-found-hash", hash=found["hash"])
