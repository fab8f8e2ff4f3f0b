"""Bots: strangers who let the server think."""

import contextlib
import time
from typing import Final

from attacks.attempt import attempt
from attacks.stranger import Data, Stranger
from attacks.texts import record

ADVICE: Final = 300
SECONDS: Final = 6.0


def hard_choice(guest: Stranger, asked: str) -> Data:
    """A table where the one who is asked has much to think about."""
    return guest.make("gosu-x", asked, "me", record=record(), at=36)


def advice(guest: Stranger, count: int) -> None:
    """Ask so often at once, and hang up."""
    made = hard_choice(guest, "me")
    if not made:
        return
    body = f'{{"table":"{made["id"]}"}}'.encode()
    said = guest.head("POST", "/api/advise", length=len(body)) + body
    held = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            held.append(guest.raw(said))
            guest.count("asked")
    for one in held:
        one.close()


@attempt("bots", "advice asked for and hung up on")
def hung_up(stranger: Stranger) -> None:
    """300 times advice in a moment, then nobody waits for it."""
    advice(stranger.be_guest(), ADVICE)
    time.sleep(SECONDS)


@attempt("bots", "advice for ten guests")
def ten_guests(stranger: Stranger) -> None:
    """The same from ten guests of one address."""
    for _ in range(10):
        advice(stranger.at(stranger.address).be_guest(), ADVICE // 10)
    time.sleep(SECONDS)


@attempt("bots", "forty games against the strongest")
def many_games(stranger: Stranger) -> None:
    """One guest lets a bot begin at as many tables as are allowed."""
    guest = stranger.be_guest()
    for _ in range(40):
        hard_choice(guest, "expert")
    time.sleep(SECONDS)


@attempt("bots", "games of twenty guests")
def many_guests(stranger: Stranger) -> None:
    """Twenty guests of one address, each with a bot that begins."""
    for _ in range(20):
        hard_choice(stranger.at(stranger.address).be_guest(), "expert")
    time.sleep(SECONDS)
