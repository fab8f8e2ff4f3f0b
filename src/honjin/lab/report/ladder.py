"""Ladder: what a tournament showed, as tables, and these in Markdown."""

from collections.abc import Iterator, Sequence
from typing import Any

from honjin.lab.report.numbers import percent
from honjin.lab.report.words import forfeit_text
from honjin.table.text import Speaker

Found = dict[str, Any]  # as --json gives it
Table = tuple[list[str], list[list[str]]]  # the heads and the rows


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"| {' | '.join('---' if at < 2 else '--:' for at in range(len(head)))} |"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def lines(found: Found, speaker: Speaker) -> Iterator[str]:
    """The ladder, then the pairings, one a row."""
    say = speaker.say
    yield say("tournament-heading", game=found["game"], players=found["players"], seed=found["seed"])
    yield ""
    yield from markdown(*ladder_table(found, speaker))
    yield ""
    yield zero_text(found, speaker)
    yield ""
    yield from markdown(*pairing_table(found, speaker))
    for pairing in found["pairings"]:
        for forfeit in pairing["forfeits"]:
            reason = forfeit_text(forfeit["why"], speaker)
            yield say("tournament-forfeit", bot=forfeit["bot"], games=forfeit["games"], reason=reason)
    yield ""
    yield say("result-hash", hash=found["hash"])


def ladder_table(found: Found, speaker: Speaker) -> Table:
    words = ("rank", "bot", "elo", "interval", "wins", "games")
    rows = [
        [
            str(rank),
            rated["bot"],
            points(rated["elo"]),
            speaker.say(
                "tournament-spread", low=points(rated["interval"][0]), high=points(rated["interval"][1])
            ),
            percent(rated["rate"], speaker),
            str(rated["games"]),
        ]
        for rank, rated in enumerate(found["ratings"], start=1)
    ]
    return [speaker.say(f"tournament-{word}") for word in words], rows


def points(elo: float) -> str:
    """Signed and whole, with a minus that is one."""
    return f"{elo:+.0f}".replace("-", "−")


def point_spread(interval: Sequence[float], speaker: Speaker) -> str:
    low, high = map(points, interval)
    return speaker.say("tournament-spread", low=low, high=high)


def zero_text(found: Found, speaker: Speaker) -> str:
    """What the points are counted from; and how rates are, where more than two sit at a table."""
    say, reference = speaker.say, found["reference"]
    zero = (
        say("tournament-from-mean") if reference is None else say("tournament-from-reference", bot=reference)
    )
    is_mixed = any("table" in pairing for pairing in found["pairings"])
    return f"{zero} {say('tournament-neither')}" if is_mixed else zero


def pairing_table(found: Found, speaker: Speaker) -> Table:
    words = ["first", "second", "pairs", "games", "rate", "interval", "any-time", "verdict"]
    rows = []
    for pairing in found["pairings"]:
        one, other = pairing["bots"]
        counts = [str(pairing["pairs"]), str(pairing["games"])]
        bounds = [spread(pairing[key], speaker) for key in ("interval", "at_any_time")]
        verdict = verdict_of(pairing, speaker)
        rows.append([one, other, *counts, percent(pairing["rate"], speaker), *bounds, verdict])
        if "table" in pairing:
            rows[-1].append(", ".join(pairing["table"]))
    words += ["table"] if any("table" in pairing for pairing in found["pairings"]) else []
    return [speaker.say(f"tournament-{word}") for word in words], rows


def verdict_of(pairing: Found, speaker: Speaker) -> str:
    against = percent(pairing["against"], speaker)
    if not pairing["decided"]:
        return speaker.say("tournament-open", against=against)
    above = pairing["at_any_time"][0] > pairing["against"]
    return speaker.say("tournament-above" if above else "tournament-below", against=against)


def solo_lines(found: Found, speaker: Speaker) -> Iterator[str]:
    """The rates by enemy, then how much more each bot wins than the one before it."""
    say = speaker.say
    yield say("tournament-solo", game=found["game"], seed=found["seed"])
    yield ""
    yield from markdown(*fight_table(found, speaker))
    yield ""
    yield from markdown(*difference_table(found, speaker))
    for forfeit in found["forfeits"]:
        reason = forfeit_text(forfeit["why"], speaker)
        yield say("tournament-forfeit", bot=forfeit["bot"], games=1, reason=reason)
    yield ""
    yield say("result-hash", hash=found["hash"])


def fight_table(found: Found, speaker: Speaker) -> Table:
    words = ("enemy", "bot", "fights-won", "rate", "interval")
    rates = [
        [
            rate["enemy"],
            rate["bot"],
            f"{rate['wins']:.0f} / {rate['fights']}",
            percent(rate["rate"], speaker),
            spread(rate["interval"], speaker),
        ]
        for rate in found["rates"]
    ]
    return [speaker.say(f"tournament-{word}") for word in words], rates


def difference_table(found: Found, speaker: Speaker) -> Table:
    words = ("enemy", "compared", "fights", "difference", "interval")
    every = speaker.say("tournament-every-enemy")
    compared = [*found["differences"], *({"enemy": every, **each} for each in found["overall"])]
    differences = [
        [
            each["enemy"],
            " – ".join(each["bots"]),
            str(each["fights"]),
            percent(each["difference"], speaker),
            spread(each["interval"], speaker),
        ]
        for each in compared
    ]
    return [speaker.say(f"tournament-{word}") for word in words], differences


def spread(interval: Sequence[float], speaker: Speaker) -> str:
    low, high = [percent(bound, speaker) for bound in interval]
    return speaker.say("tournament-spread", low=low, high=high)
