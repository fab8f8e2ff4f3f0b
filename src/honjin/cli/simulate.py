"""honjin simulate: many games between bots, and what they show."""

import json as encoder
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from honjin.cli.command import (
    INTERRUPTED,
    Answer,
    Command,
    Terminal,
    clan_title,
    counted_players,
    find_game,
)
from honjin.cli.completion import bot_names, game_names, option_names
from honjin.cli.figures import number, percent
from honjin.cli.play import read_options
from honjin.cli.players import PATIENCE, check_players, forfeit_text
from honjin.lab.simulate import Plan, Tally, summary, tallies

Advance = Callable[[float], None]


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--seats", default=None, shell_complete=bot_names)
@click.option("--games", type=click.IntRange(1), default=1000)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--seed", default="simulate")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--cards", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--patience", type=PATIENCE, default=30.0)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), default=None)
@click.option("--json", is_flag=True)
@click.pass_obj
def simulate(
    terminal: Terminal,
    game: str,
    seats: str | None,
    games: int,
    option: tuple[str, ...],
    seed: str,
    jobs: int,
    cards: Path | None,
    patience: float,
    records: Path | None,
    json: bool,
) -> int:
    """The help text is [simulate]."""
    plan = make_plan(terminal, game, seats, games, seed, cards, option)
    plan = replace(plan, patience=patience, records=records)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tally, interrupted = Tally(), False
    chunks = tallies(plan, jobs)
    try:
        with closing(chunks), progress(terminal.say("simulate-progress"), games) as advance:
            for chunk in chunks:
                tally.add(chunk)
                advance(chunk.games)
    except KeyboardInterrupt:
        interrupted = True
    found = summary(plan, tally)
    if json:
        click.echo(encoder.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(lines(found, terminal)))
    if interrupted:
        click.echo(terminal.say("simulate-interrupted", games=tally.games, of=games), err=True)
        return INTERRUPTED
    return 0


def make_plan(
    terminal: Terminal,
    game: str,
    seats: str | None,
    games: int,
    seed: str,
    cards: Path | None,
    option: Sequence[str],
) -> Plan:
    """What was asked for, refused at once if it cannot be played."""
    found = find_game(game, terminal)
    options = read_options(option, found, terminal)
    fewest, most = found.players_for(found.check_options(options))
    levels = tuple(seats.split(",")) if seats else ("random",) * fewest
    if not fewest <= len(levels) <= most:
        players = counted_players(fewest, most)
        raise Answer(terminal.say("play-seat-count", found=len(levels), players=players))
    check_players(found, levels, terminal)
    text = None if cards is None else cards.read_text("utf-8")
    found.card_set(text)
    return Plan(game, levels, games, seed, text, options)


@contextmanager
def progress(label: str, total: float) -> Iterator[Advance]:
    """A bar with rate and time left on the error stream, if somebody looks at it."""
    if not sys.stderr.isatty():
        yield lambda step: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(show_speed=False),
        TextColumn("{task.fields[rate]}"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(label, total=total, rate="")

        def advance(step: float) -> None:
            speed = bar.tasks[0].speed
            bar.update(task, advance=step, rate="" if speed is None else f"{speed:.0f}/s")

        yield advance


# --- the summary, as lines


def lines(found: dict[str, Any], terminal: Terminal) -> Iterator[str]:
    """The same figures as --json, for people."""
    say = terminal.say
    seats = ", ".join(seat["bot"] for seat in found["seats"])
    yield say("simulate-heading", game=found["game"], games=found["games"], seats=seats, seed=found["seed"])
    if found["games"] == 0:
        return
    for what in ("decisions", "turns", "rounds") if found["turns"]["mean"] is not None else ():
        mean = number(found[what]["mean"], 1, terminal)
        span = {"least": found[what]["min"], "most": found[what]["max"]}
        yield "  " + say(f"simulate-{what}", game=found["game"], mean=mean, **span)
    alone = len(found["seats"]) == 1
    yield say("simulate-ends" if alone else "simulate-ways")
    for way, count in found["ways"].items():
        share = percent(count / found["games"], terminal)
        yield "  " + say("simulate-way", way=way_text(way, terminal), count=count, share=share)
    rules = ", ".join(f"{rule} {count}" for rule, count in found["rules"].items())
    yield "  " + say("simulate-rules", rules=rules)
    yield say("simulate-wins")
    for seat, figures in enumerate(found["seats"]):
        won = say("simulate-seat", seat=seat, bot=figures["bot"])
        yield "  " + rate_line(won, figures, terminal, figures["shared"])
    if not alone:
        yield "  " + rate_line(say("simulate-starting"), found["starting"], terminal, 0)
    if found["clans"]:
        yield say("simulate-clans", winning=found["cards_in_winning_armies"], played=found["cards_played"])
    for forfeit, count in found["forfeits"].items():
        seat, _, why = forfeit.partition(" ")
        reason = forfeit_text(why, terminal)
        yield say("simulate-forfeit", seat=int(seat), count=count, reason=reason)
    game = find_game(found["game"], terminal)
    for clan, shares in found["clans"].items():
        won, played = percent(shares["winning"], terminal), percent(shares["played"], terminal)
        ratio = "-" if shares["ratio"] is None else number(shares["ratio"], 2, terminal)
        yield "  " + say(
            "simulate-clan", clan=clan_title(game, clan, terminal), won=won, played=played, ratio=ratio
        )


def way_text(way: str, terminal: Terminal) -> str:
    """How a game ended; `lost-RULE` and `beaten-NUMBER` are of games for one."""
    word, _, detail = way.partition("-")
    if word == "lost":
        return terminal.say("way-lost", rule=detail.upper())
    if word == "beaten":
        return terminal.say("way-beaten", beaten=int(detail))
    return terminal.say(f"way-{way}")


def rate_line(who: str, figures: dict[str, Any], terminal: Terminal, shared: int) -> str:
    low, high = [percent(bound, terminal) for bound in figures["interval"]]
    rate = percent(figures["rate"], terminal)
    return terminal.say("simulate-rate", who=who, rate=rate, low=low, high=high, shared=shared)
