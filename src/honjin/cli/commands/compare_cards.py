"""honjin compare-cards: what a change to a card does, on the same deals with either set."""

import json as encoder
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path

import click

import honjin
from honjin.cli.columns import columns, wrapped
from honjin.cli.command import INTERRUPTED, Command, Terminal, UserError
from honjin.cli.commands.balance import every_seat
from honjin.cli.commands.completion import bot_names, option_names
from honjin.cli.commands.play import read_options
from honjin.cli.commands.simulate import make_plan
from honjin.cli.files import game_of, plain_words, read_text
from honjin.cli.lab_options import workplace
from honjin.cli.players import PATIENCE
from honjin.cli.progress import progress
from honjin.cli.suggestion import suggestion
from honjin.lab.balance.changes import Change, changes
from honjin.lab.balance.compare import Comparison, NoDeal, Terms, play_pairs
from honjin.lab.game_study import facts_of
from honjin.lab.play.match import card_set
from honjin.lab.report.balance_page import Found, names_of, signed, spread_text, with_sign
from honjin.lab.report.numbers import number, percent

OFFICIAL = "official"  # the word for the set that a game comes with


@click.command(cls=Command)
@click.argument("first", metavar="A.toml")
@click.argument("second", metavar="B.toml")
@click.option("--seats", default=None, shell_complete=bot_names)
@click.option("--pairs", type=click.IntRange(1), default=1000)
@click.option("--card", multiple=True)
@click.option("--unpaired", is_flag=True)
@click.option("--whole", is_flag=True)
@click.option("--option", multiple=True, metavar="NAME=VALUE", shell_complete=option_names)
@click.option("--seed", default="compare")
@click.option("--jobs", type=click.IntRange(1), default=1)
@click.option("--on", default=None, metavar="ray[:ADDRESS]")
@click.option("--patience", type=PATIENCE, default=30.0)
@click.option("--json", is_flag=True)
@click.pass_obj
def compare_cards(
    terminal: Terminal,
    first: str,
    second: str,
    seats: str | None,
    pairs: int,
    card: Sequence[str],
    unpaired: bool,
    whole: bool,
    option: Sequence[str],
    seed: str,
    jobs: int,
    on: str | None,
    patience: float,
    json: bool,
) -> int:
    """The help text is [compare-cards]."""
    game, texts = read_sets(first, second, terminal)
    options = read_options(option, game, terminal)
    given = every_seat(game, None, options) if seats is None else seats
    plan = make_plan(terminal, game.name, given, pairs, seed, None, option)
    changed = tuple(changes(*(game.card_set(text) for text in texts)))
    watched = cards_to_watch(game, texts, changed, card, options, terminal)
    terms = Terms(
        game.name,
        texts,
        plan.seats,
        pairs,
        seed,
        watched,
        changed,
        options,
        not unpaired,
        not whole,
        patience,
    )
    comparison, interrupted = Comparison(terms), False
    try:
        with (
            workplace(jobs, on, terminal) as executor,
            progress(terminal.say("compare-progress"), pairs) as advance,
            closing(play_pairs(terms, executor)) as playing,
        ):
            for standing in playing:
                comparison = standing
                advance(1)
    except NoDeal as none:
        raise UserError(terminal.say("compare-no-deal", card=none.card)) from None
    except KeyboardInterrupt:
        interrupted = True
    found = comparison.summary()
    if json:
        click.echo(encoder.dumps(found, indent=2, ensure_ascii=False))
    else:
        click.echo("\n".join(lines(found, game, texts, terminal)))
    if interrupted:
        click.echo(terminal.say("compare-interrupted", pairs=found["pairs"], of=pairs), err=True)
        return INTERRUPTED
    return 0


# --- what is compared


def read_sets(
    first: str, second: str, terminal: Terminal
) -> tuple[honjin.Game, tuple[str | None, str | None]]:
    """The texts of both sets, None for the official one, and the game that they name."""
    texts = tuple(None if word == OFFICIAL else read_text(Path(word), terminal) for word in (first, second))
    with plain_words(terminal):
        games = [game_of(text, "card-set", terminal) for text in texts if text is not None]
        if not games:
            raise UserError(terminal.say("compare-two-officials"))
        if games[0] is not games[-1]:
            names = {"game": games[0].name, "other": games[-1].name}
            raise UserError(terminal.say("compare-other-games", first=first, second=second, **names))
        for text in texts:
            games[0].card_set(text)
    return games[0], (texts[0], texts[1])


def cards_to_watch(
    game: honjin.Game,
    texts: Sequence[str | None],
    changed: Sequence[Change],
    asked: Sequence[str],
    options: Mapping[str, str],
    terminal: Terminal,
) -> tuple[str, ...]:
    """Those asked for, or those that differ; refused if there is nothing to see."""
    if options.get("mode") == "duel":
        raise UserError(terminal.say("compare-duel"))
    known = list(dict.fromkeys(id for text in texts for id in game.card_set(text).ids))
    for id in asked:
        if id not in known:
            raise UserError(terminal.say("compare-no-card", card=id, hint=suggestion(terminal, id, known)))
    for change in changed:
        if change.of in facts_of(game).factors.values() and not (change.before and change.after):
            raise UserError(terminal.say("compare-one-sided", item=change.id))
    if not changed and not asked:
        raise UserError(terminal.say("compare-same"))
    return tuple(asked) or tuple(change.id for change in changed if change.id in known)


# --- the result, as lines


def lines(found: Found, game: honjin.Game, texts: Sequence[str | None], terminal: Terminal) -> Iterator[str]:
    say = terminal.say
    sets = [card_set(game.name, text) for text in texts]
    seats = ", ".join(found["seats"])

    def name(id: str) -> str:
        return next((names_of(game, cards, terminal).card(id) for cards in sets if id in cards.numbers), id)

    yield say("compare-heading", game=game.name, pairs=found["pairs"], seats=seats, seed=found["seed"])
    if found["changed"]:
        yield from wrapped(say("compare-changed", changes=", ".join(found["changed"])), "  ")
    yield ""
    heads = ("what", "before", "after", "difference", "interval", "always")
    rows = [share_row(score_title(found, name, say), found["score"], terminal)]
    if len(found["seats"]) > 1:
        rows.append(share_row(say("compare-starting"), found["starting"], terminal))
    for what in ("turns", "plays") if found["watched"] else ("turns",):
        rows.append(number_row(say(f"compare-{what}"), found[what], terminal))
    if found["watched"]:
        shares = ["-" if rate is None else percent(rate, terminal) for rate in found["won_when_played"]]
        rows.append([say("compare-played"), *shares, "", "", ""])
    rows += [
        share_row(say("compare-by-card", card=name(each["card"]), pairs=each["pairs"]), each, terminal)
        for each in found["by_card"]
    ]
    yield from columns([say(f"compare-{head}") for head in heads], rows)
    yield ""
    if found["broken_off"]:
        yield say("compare-broken", count=found["broken_off"])
    better = found["score"]["difference"] > 0
    yield say("compare-open" if not found["decided"] else "compare-better" if better else "compare-worse")


def score_title(found: Found, name: Callable[[str], str], say: Callable[..., str]) -> str:
    if len(found["seats"]) == 1:
        return say("compare-score-won")
    if not found["watched"]:
        return say("compare-score-starting")
    return say("compare-score-dealt", cards=" / ".join(name(card) for card in found["watched"][:3]))


def share_row(title: str, found: Found, terminal: Terminal) -> list[str]:
    always = spread_text(found["at_any_time"], terminal) if "at_any_time" in found else ""
    means = [percent(mean, terminal) for mean in found["means"]]
    apart = signed(found["difference"], terminal)
    return [title, *means, apart, spread_text(found["interval"], terminal), always]


def number_row(title: str, found: Found, terminal: Terminal) -> list[str]:
    means = [number(mean, 1, terminal) for mean in found["means"]]
    apart, low, high = [
        with_sign(number(abs(value), 1, terminal), value)
        for value in (found["difference"], *found["interval"])
    ]
    return [title, *means, apart, terminal.say("balance-spread", low=low, high=high), ""]
