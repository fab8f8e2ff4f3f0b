"""honjin tournament: bots on the same deals with seats swapped, until it is clear who is stronger."""

import json as encoder
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

import click

import honjin
from honjin.cli.command import INTERRUPTED, Command, Terminal, UserError, counted_players, find_game
from honjin.cli.commands.completion import bot_names, game_names, option_names
from honjin.cli.commands.play import read_options
from honjin.cli.lab_options import told, workplace
from honjin.cli.players import PATIENCE, check_players
from honjin.cli.progress import progress
from honjin.lab.game_study import study_of
from honjin.lab.play.executor import Executor
from honjin.lab.play.fights import Book, play_fights
from honjin.lab.play.tournament import (
    LEAST,
    Meeting,
    Results,
    Rules,
    meetings,
    play_meeting,
    result_hash,
    terms_of,
)
from honjin.lab.report.ladder import Found, lines, solo_lines
from honjin.lab.report.numbers import percent
from honjin.lab.stats.ratings import Rating, ratings

ANYBODY = "-"  # whom one fights where the game does not say


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("bots", nargs=-1, required=True, shell_complete=bot_names)
@click.option("--pairs", type=click.IntRange(1), default=200)
@click.option("--players", type=click.IntRange(1), default=None)
@click.option("--against", type=click.FloatRange(0, 100), default=50.0)
@click.option("--whole", is_flag=True)
@click.option("--first", is_flag=True)
@click.option("--mixed", is_flag=True)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--cards", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--patience", type=PATIENCE, default=30.0)
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.option("--seed", default="tournament")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--on", default=None, metavar="ray[:ADDRESS]")
@click.option("--html", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.option("--json", is_flag=True)
@click.pass_obj
def tournament(
    terminal: Terminal,
    game: str,
    bots: Sequence[str],
    pairs: int,
    players: int | None,
    against: float,
    whole: bool,
    first: bool,
    mixed: bool,
    option: Sequence[str],
    cards: Path | None,
    patience: float,
    resume: Path | None,
    seed: str,
    jobs: int,
    on: str | None,
    html: Path | None,
    json: bool,
) -> int:
    """The help text is [tournament]."""
    found = find_game(game, terminal)
    options = read_options(option, found, terminal)
    rules = Rules(
        game,
        seed,
        pairs,
        count_players(found, players, options, terminal),
        min(LEAST, pairs),
        against / 100,
        not whole,
        options,
        None if cards is None else cards.read_text("utf-8"),
        patience,
    )
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise UserError(terminal.say("tournament-bots", bots=", ".join(bots)))
    check_players(found, bots, terminal)
    if mixed and not 2 < rules.players <= len(bots):
        raise UserError(terminal.say("tournament-mixed-seats", seats=rules.players, bots=len(bots)))
    with told(terminal):
        file = None if resume is None else Results(resume, terms_of(rules))
        if file is not None:
            file.check()
    with workplace(jobs, on, terminal) as executor:
        if rules.players == 1:
            interrupted, shown = fight_alone(rules, list(bots), executor, file, terminal)
        else:
            met = meetings(bots, rules.players if mixed else 2, first)
            interrupted, shown = meet(rules, met, bots[0] if first else None, executor, file, terminal)
    if html is not None:
        from honjin.lab.report.ladder_page import page

        html.write_text(page(shown, terminal), "utf-8")
    if json:
        click.echo(encoder.dumps(shown, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join((solo_lines if rules.players == 1 else lines)(shown, terminal)))
    if interrupted:
        click.echo(terminal.say("tournament-interrupted"), err=True)
        return INTERRUPTED
    return 0


def count_players(game: honjin.Game, players: int | None, options: dict[str, str], terminal: Terminal) -> int:
    """As many as asked for, else the fewest that the game allows with these options."""
    fewest, most = game.players_for(game.check_options(options))
    count = fewest if players is None else players
    if not fewest <= count <= most:
        allowed = counted_players(fewest, most)
        raise UserError(terminal.say("play-seat-count", found=count, players=allowed))
    return count


def meet(
    rules: Rules,
    met: list[tuple[str, ...]],
    reference: str | None,
    executor: Executor,
    file: Results | None,
    terminal: Terminal,
) -> tuple[bool, Found]:
    """Meeting after meeting; whether somebody interrupted them, and how they stand."""
    found: list[Meeting] = []
    interrupted = False
    try:
        with progress(terminal.say("tournament-progress"), len(met) * rules.pairs) as advance:
            for bots in met:
                found.append(Meeting(bots))
                with closing(play_meeting(rules, bots, executor, file)) as playing:
                    for found[-1] in playing:
                        advance(1, note(found[-1], terminal))
                advance(rules.pairs - len(found[-1].deals))  # what need not be played any more
    except KeyboardInterrupt:
        interrupted = True
    terms = terms_of(rules)
    return interrupted, {
        **terms,
        "hash": result_hash(terms, (deal for meeting in found for deal in meeting.deals)),
        "reference": reference,
        "ratings": [rating_of(rating) for rating in ratings(found, reference)],
        "pairings": [pairing for meeting in found for pairing in meeting.summaries(rules)],
    }


def note(meeting: Meeting, terminal: Terminal) -> str:
    """How its first two stand, beside the progress bar."""
    standing = meeting.standings[0]
    interval = standing.scores.interval(standing.games)
    figures = (standing.scores.mean, interval.low, interval.high)
    rate, low, high = [percent(figure, terminal) for figure in figures]
    return terminal.say("simulate-note", bot=" – ".join(standing.bots), rate=rate, low=low, high=high)


def rating_of(rating: Rating) -> Found:
    return {
        "bot": rating.bot,
        "elo": round(rating.points, 1),
        "interval": [round(rating.interval.low, 1), round(rating.interval.high, 1)],
        "games": rating.games,
        "rate": round(rating.rate, 4),
    }


def opponents(game: honjin.Game, setting: str, options: Mapping[str, str]) -> Sequence[str]:
    """All that one can fight or the one that was named; nobody in particular where no setting says whom."""
    if not setting:
        return [ANYBODY]
    if setting in options:
        return [options[setting]]
    values = game.settings[setting].values
    return values if game.means_something(setting, options) else values[:1]


def fight_alone(
    rules: Rules, bots: list[str], executor: Executor, file: Results | None, terminal: Terminal
) -> tuple[bool, Found]:
    """The same fights for every bot, against each enemy or the one that was named."""
    game = honjin.game(rules.game)
    setting = study_of(game).opponent
    counts = dict.fromkeys(opponents(game, setting, rules.options), rules.pairs)
    book, interrupted = Book(bots, counts), False
    playing = play_fights(rules, setting, bots, counts, executor, file)
    try:
        total = len(bots) * len(counts) * rules.pairs
        with closing(playing), progress(terminal.say("tournament-fights"), total) as advance:
            before = 0
            for book in playing:
                advance(book.fought - before)
                before = book.fought
    except KeyboardInterrupt:
        interrupted = True
    terms = terms_of(rules)
    return interrupted, {**terms, "hash": result_hash(terms, book.fights), **book.summary()}
