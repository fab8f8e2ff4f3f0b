"""honjin simulate: many games between bots, and what they show."""

import json as encoder
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from honjin.cli.command import (
    INTERRUPTED,
    Command,
    Terminal,
    UserError,
    counted_players,
    find_game,
)
from honjin.cli.commands.completion import bot_names, game_names, option_names
from honjin.cli.commands.play import read_options
from honjin.cli.lab_options import told, workplace
from honjin.cli.players import PATIENCE, check_players
from honjin.cli.progress import progress
from honjin.lab.play.results_file import ENDINGS, ResultsFile
from honjin.lab.play.simulate import Plan, play
from honjin.lab.report.numbers import number, percent
from honjin.lab.report.words import forfeit_text, way_text
from honjin.lab.stats.tally import Tally, summary
from honjin.table.about import clan_title


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.option("--seats", default=None, shell_complete=bot_names)
@click.option("--games", type=click.IntRange(1), default=1000)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--seed", default="simulate")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--on", default=None, metavar="ray[:ADDRESS]")
@click.option("--paired", is_flag=True)
@click.option("--cards", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--patience", type=PATIENCE, default=30.0)
@click.option("--records", type=click.Path(file_okay=False, path_type=Path), default=None)
@click.option("--out", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.option("--resume", is_flag=True)
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
    on: str | None,
    paired: bool,
    cards: Path | None,
    patience: float,
    records: Path | None,
    out: Path | None,
    resume: bool,
    json: bool,
) -> int:
    """The help text is [simulate]."""
    plan = make_plan(terminal, game, seats, games, seed, cards, option)
    plan = replace(plan, patience=patience, records=records, paired=paired)
    results = None if out is None else open_results(out, resume, terminal)
    if resume and results is None:
        raise UserError(terminal.say("simulate-resume-what"))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    tally = Tally(plan)
    with told(terminal):
        for row in [] if results is None else results.resume(plan.terms, games):
            tally.add(row)
    interrupted = False
    try:
        run_plan(plan, tally, results, jobs, on, terminal)
    except KeyboardInterrupt:
        interrupted = True
    found = summary(tally)
    if json:
        click.echo(encoder.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(lines(found, terminal)))
    if interrupted:
        click.echo(terminal.say("simulate-interrupted", games=tally.games, of=games), err=True)
        if results is not None:
            click.echo(terminal.say("simulate-go-on", file=str(results.part)), err=True)
        return INTERRUPTED
    return 0


def open_results(out: Path, resume: bool, terminal: Terminal) -> ResultsFile:
    if out.suffix not in ENDINGS:
        raise UserError(terminal.say("simulate-out-ending", file=str(out), endings=", ".join(ENDINGS)))
    with told(terminal):
        results = ResultsFile(out)
    if results.is_there and not resume:
        raise UserError(terminal.say("simulate-out-exists", file=str(out)))
    return results


def run_plan(
    plan: Plan, tally: Tally, results: ResultsFile | None, jobs: int, on: str | None, terminal: Terminal
) -> None:
    """Play what is left, each game on disk before it counts."""
    with (
        workplace(jobs, on, terminal) as executor,
        progress(terminal.say("simulate-progress"), plan.games) as advance,
        closing(play(plan, executor, tally.games)) as playing,
    ):
        advance(tally.games)
        for rows in playing:
            if results is not None:
                results.add(rows)
            for row in rows:
                tally.add(row)
            advance(len(rows), note(tally, terminal))
    if results is not None:
        results.finish()


def note(tally: Tally, terminal: Terminal) -> str:
    """How the first bot stands, beside the progress bar."""
    bot, *figures = tally.leading()
    rate, low, high = [percent(figure, terminal) for figure in figures]
    return terminal.say("simulate-note", bot=bot, rate=rate, low=low, high=high)


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
        raise UserError(terminal.say("play-seat-count", found=len(levels), players=players))
    check_players(found, levels, terminal)
    text = None if cards is None else cards.read_text("utf-8")
    found.card_set(text)
    return Plan(game, levels, games, seed, text, options)


# --- the summary, as lines


def lines(found: dict[str, Any], terminal: Terminal) -> Iterator[str]:
    """The same figures as --json, for people."""
    game = find_game(found["game"], terminal)
    terminal = terminal.of(game.package)
    say = terminal.say
    seats = ", ".join(seat["bot"] for seat in found["seats"])
    yield say("simulate-heading", game=found["game"], games=found["games"], seats=seats, seed=found["seed"])
    if found["games"] == 0:
        return
    for what in ("decisions", "turns", "rounds") if found["turns"]["mean"] is not None else ():
        mean = number(found[what]["mean"], 1, terminal)
        span = {"least": found[what]["min"], "most": found[what]["max"]}
        yield "  " + say(f"simulate-{what}", mean=mean, **span)
    alone = len(found["seats"]) == 1
    yield say("simulate-ends" if alone else "simulate-ways")
    for way, count in found["ways"].items():
        share = percent(count / found["games"], terminal)
        yield "  " + say("simulate-way", way=way_text(way, terminal), count=count, share=share)
    rules = ", ".join(f"{rule} {count}" for rule, count in found["rules"].items())
    yield "  " + say("simulate-rules", rules=rules)
    yield say("simulate-wins")
    for seat, figures in enumerate(found["seats"]):
        named = say("simulate-seat", seat=seat, bot=figures["bot"])
        who = say("simulate-any-seat", seat=seat) if found["paired"] else named
        yield "  " + rate_line(who, figures, terminal, figures["shared"])
    if not alone and found["starting"] is not None:
        yield "  " + rate_line(say("simulate-starting"), found["starting"], terminal, 0)
    if found["paired"] and len(found["bots"]) > 1:
        yield say("simulate-bots", deals=found["bots"][0]["deals"])
        for figures in found["bots"]:
            yield "  " + rate_line(figures["bot"], figures, terminal, 0)
    if found["clans"]:
        yield say("simulate-clans", winning=found["cards_in_winning_armies"], played=found["cards_played"])
    for forfeit, count in found["forfeits"].items():
        seat, _, why = forfeit.partition(" ")
        reason = forfeit_text(why, terminal)
        yield say("simulate-forfeit", seat=int(seat), count=count, reason=reason)
    for clan, shares in found["clans"].items():
        won, played = percent(shares["winning"], terminal), percent(shares["played"], terminal)
        ratio = "-" if shares["ratio"] is None else number(shares["ratio"], 2, terminal)
        yield "  " + say(
            "simulate-clan", clan=clan_title(game, clan, terminal.lang), won=won, played=played, ratio=ratio
        )
    yield say("result-hash", hash=found["hash"])


def rate_line(who: str, figures: dict[str, Any], terminal: Terminal, shared: int) -> str:
    low, high = [percent(bound, terminal) for bound in figures["interval"]]
    rate = percent(figures["rate"], terminal)
    return terminal.say("simulate-rate", who=who, rate=rate, low=low, high=high, shared=shared)
