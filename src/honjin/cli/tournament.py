"""honjin tournament: bots on the same deals with seats swapped, until it is clear who is stronger."""

import json as encoder
from collections.abc import Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import click

import honjin
from honjin.cli.command import INTERRUPTED, Answer, Command, Terminal, counted_players, find_game
from honjin.cli.completion import bot_names, game_names, option_names
from honjin.cli.figures import percent
from honjin.cli.play import read_options
from honjin.cli.players import PATIENCE, check_players, forfeit_text
from honjin.cli.simulate import progress
from honjin.lab.fights import Book, play_fights
from honjin.lab.special import special
from honjin.lab.tournament import LEAST, Results, Rules, Standing, pairings, play_pairing, terms_of

Found = dict[str, Any]


@click.command(cls=Command)
@click.argument("game", shell_complete=game_names)
@click.argument("bots", nargs=-1, required=True, shell_complete=bot_names)
@click.option("--pairs", type=click.IntRange(1), default=200)
@click.option("--players", type=click.IntRange(1), default=None)
@click.option("--against", type=click.FloatRange(0, 100), default=50.0)
@click.option("--whole", is_flag=True)
@click.option("--first", is_flag=True)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--cards", type=click.Path(exists=True, dir_okay=False, path_type=Path), default=None)
@click.option("--patience", type=PATIENCE, default=30.0)
@click.option("--resume", type=click.Path(dir_okay=False, path_type=Path), default=None)
@click.option("--seed", default="tournament")
@click.option("--jobs", type=click.IntRange(1), default=1)
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
    option: Sequence[str],
    cards: Path | None,
    patience: float,
    resume: Path | None,
    seed: str,
    jobs: int,
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
        raise Answer(terminal.say("tournament-bots", bots=", ".join(bots)))
    check_players(found, bots, terminal)
    file = None if resume is None else Results(resume, terms_of(rules))
    meet = fight_alone if rules.players == 1 else play_pairs
    interrupted, shown = meet(rules, list(bots), first, jobs, file, terminal)
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
        raise Answer(terminal.say("play-seat-count", found=count, players=allowed))
    return count


def play_pairs(
    rules: Rules, bots: list[str], first: bool, jobs: int, file: Results | None, terminal: Terminal
) -> tuple[bool, Found]:
    """Pairing after pairing; whether somebody interrupted them, and how they stand."""
    met = pairings(bots, first)
    standings: list[Standing] = []
    interrupted = False
    try:
        with progress(terminal.say("tournament-progress"), len(met) * rules.pairs) as advance:
            for number, pair in enumerate(met):
                standings.append(Standing(pair))
                with closing(play_pairing(rules, pair, jobs, file)) as playing:
                    for standing in playing:
                        standings[number] = standing
                        advance(1)
                advance(rules.pairs - len(standings[number].pairs))  # what need not be played any more
    except KeyboardInterrupt:
        interrupted = True
    return interrupted, {**terms_of(rules), "pairings": [each.summary(rules) for each in standings]}


def fight_alone(
    rules: Rules, bots: list[str], first: bool, jobs: int, file: Results | None, terminal: Terminal
) -> tuple[bool, Found]:
    """The same fights for every bot, against each enemy or the one that was named."""
    game = honjin.game(rules.game)
    setting = special(game).opponent
    enemies = [rules.options[setting]] if setting in rules.options else game.settings[setting].values
    counts = dict.fromkeys(enemies, rules.pairs)
    book, interrupted = Book(bots, counts), False
    playing = play_fights(rules, setting, bots, counts, jobs, file)
    try:
        total = len(bots) * len(counts) * rules.pairs
        with closing(playing), progress(terminal.say("tournament-fights"), total) as advance:
            before = 0
            for book in playing:
                advance(book.fought - before)
                before = book.fought
    except KeyboardInterrupt:
        interrupted = True
    return interrupted, {**terms_of(rules), **book.summary()}


# --- tables in Markdown


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join('---' if at < 2 else '--:' for at in range(len(head)))} |"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def lines(found: Found, terminal: Terminal) -> Iterator[str]:
    """The pairings, one a row."""
    say = terminal.say
    yield say("tournament-heading", game=found["game"], players=found["players"], seed=found["seed"])
    yield ""
    words = ("first", "second", "pairs", "games", "rate", "interval", "any-time", "verdict")
    rows = []
    for pairing in found["pairings"]:
        one, other = pairing["bots"]
        counts = [str(pairing["pairs"]), str(pairing["games"])]
        bounds = [spread(pairing[key], terminal) for key in ("interval", "at_any_time")]
        verdict = verdict_of(pairing, terminal)
        rows.append([one, other, *counts, percent(pairing["rate"], terminal), *bounds, verdict])
    yield from table([say(f"tournament-{word}") for word in words], rows)
    for pairing in found["pairings"]:
        for forfeit in pairing["forfeits"]:
            reason = forfeit_text(forfeit["why"], terminal)
            yield say("tournament-forfeit", bot=forfeit["bot"], games=forfeit["games"], reason=reason)


def verdict_of(pairing: Found, terminal: Terminal) -> str:
    against = percent(pairing["against"], terminal)
    if not pairing["decided"]:
        return terminal.say("tournament-open", against=against)
    above = pairing["at_any_time"][0] > pairing["against"]
    return terminal.say("tournament-above" if above else "tournament-below", against=against)


def solo_lines(found: Found, terminal: Terminal) -> Iterator[str]:
    """The rates by enemy, then how much more each bot wins than the one before it."""
    say = terminal.say
    yield say("tournament-solo", game=found["game"], seed=found["seed"])
    yield ""
    words = ("enemy", "bot", "fights-won", "rate", "interval")
    rates = [
        [
            rate["enemy"],
            rate["bot"],
            f"{rate['wins']:.0f} / {rate['fights']}",
            percent(rate["rate"], terminal),
            spread(rate["interval"], terminal),
        ]
        for rate in found["rates"]
    ]
    yield from table([say(f"tournament-{word}") for word in words], rates)
    yield ""
    words = ("enemy", "compared", "fights", "difference", "interval")
    every = say("tournament-every-enemy")
    compared = [*found["differences"], *({"enemy": every, **each} for each in found["overall"])]
    differences = [
        [
            each["enemy"],
            " – ".join(each["bots"]),
            str(each["fights"]),
            percent(each["difference"], terminal),
            spread(each["interval"], terminal),
        ]
        for each in compared
    ]
    yield from table([say(f"tournament-{word}") for word in words], differences)
    for forfeit in found["forfeits"]:
        reason = forfeit_text(forfeit["why"], terminal)
        yield say("tournament-forfeit", bot=forfeit["bot"], games=1, reason=reason)


def spread(interval: Sequence[float], terminal: Terminal) -> str:
    low, high = [percent(bound, terminal) for bound in interval]
    return terminal.say("tournament-spread", low=low, high=high)
