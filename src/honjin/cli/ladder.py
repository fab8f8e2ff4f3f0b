"""Ladder: what a tournament showed, as tables, and these in Markdown."""

from collections.abc import Iterator, Sequence
from typing import Any

from honjin.cli.command import Terminal
from honjin.cli.figures import percent
from honjin.cli.players import forfeit_text

Found = dict[str, Any]  # as --json gives it
Table = tuple[list[str], list[list[str]]]  # the heads and the rows


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join('---' if at < 2 else '--:' for at in range(len(head)))} |"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def lines(found: Found, terminal: Terminal) -> Iterator[str]:
    """The ladder, then the pairings, one a row."""
    say = terminal.say
    yield say("tournament-heading", game=found["game"], players=found["players"], seed=found["seed"])
    yield ""
    yield from markdown(*ladder_table(found, terminal))
    yield ""
    yield zero_text(found, terminal)
    yield ""
    yield from markdown(*pairing_table(found, terminal))
    for pairing in found["pairings"]:
        for forfeit in pairing["forfeits"]:
            reason = forfeit_text(forfeit["why"], terminal)
            yield say("tournament-forfeit", bot=forfeit["bot"], games=forfeit["games"], reason=reason)
    yield ""
    yield say("simulate-hash", hash=found["hash"])


def ladder_table(found: Found, terminal: Terminal) -> Table:
    words = ("rank", "bot", "elo", "interval", "wins", "games")
    rows = [
        [
            str(rank),
            rated["bot"],
            points(rated["elo"]),
            terminal.say(
                "tournament-spread", low=points(rated["interval"][0]), high=points(rated["interval"][1])
            ),
            percent(rated["rate"], terminal),
            str(rated["games"]),
        ]
        for rank, rated in enumerate(found["ratings"], start=1)
    ]
    return [terminal.say(f"tournament-{word}") for word in words], rows


def points(elo: float) -> str:
    """Signed and whole, with a minus that is one."""
    return f"{elo:+.0f}".replace("-", "−")


def point_spread(interval: Sequence[float], terminal: Terminal) -> str:
    low, high = map(points, interval)
    return terminal.say("tournament-spread", low=low, high=high)


def zero_text(found: Found, terminal: Terminal) -> str:
    """What the points are counted from; and how rates are, where more than two sit at a table."""
    say, reference = terminal.say, found["reference"]
    zero = (
        say("tournament-from-mean") if reference is None else say("tournament-from-reference", bot=reference)
    )
    is_mixed = any("table" in pairing for pairing in found["pairings"])
    return f"{zero} {say('tournament-neither')}" if is_mixed else zero


def pairing_table(found: Found, terminal: Terminal) -> Table:
    words = ["first", "second", "pairs", "games", "rate", "interval", "any-time", "verdict"]
    rows = []
    for pairing in found["pairings"]:
        one, other = pairing["bots"]
        counts = [str(pairing["pairs"]), str(pairing["games"])]
        bounds = [spread(pairing[key], terminal) for key in ("interval", "at_any_time")]
        verdict = verdict_of(pairing, terminal)
        rows.append([one, other, *counts, percent(pairing["rate"], terminal), *bounds, verdict])
        if "table" in pairing:
            rows[-1].append(", ".join(pairing["table"]))
    words += ["table"] if any("table" in pairing for pairing in found["pairings"]) else []
    return [terminal.say(f"tournament-{word}") for word in words], rows


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
    yield from markdown(*fight_table(found, terminal))
    yield ""
    yield from markdown(*difference_table(found, terminal))
    for forfeit in found["forfeits"]:
        reason = forfeit_text(forfeit["why"], terminal)
        yield say("tournament-forfeit", bot=forfeit["bot"], games=1, reason=reason)
    yield ""
    yield say("simulate-hash", hash=found["hash"])


def fight_table(found: Found, terminal: Terminal) -> Table:
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
    return [terminal.say(f"tournament-{word}") for word in words], rates


def difference_table(found: Found, terminal: Terminal) -> Table:
    words = ("enemy", "compared", "fights", "difference", "interval")
    every = terminal.say("tournament-every-enemy")
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
    return [terminal.say(f"tournament-{word}") for word in words], differences


def spread(interval: Sequence[float], terminal: Terminal) -> str:
    low, high = [percent(bound, terminal) for bound in interval]
    return terminal.say("tournament-spread", low=low, high=high)
