"""What a mistyped word may have meant."""

from collections.abc import Iterable
from difflib import get_close_matches

from honjin.cli.command import Terminal


def suggestion(terminal: Terminal, word: str, words: Iterable[str]) -> str:
    """The close words as the end of a sentence, or the next step where none is close."""
    known = list(words)
    close = get_close_matches(word, known, 3) or [each for each in known if part_of(word, each)][:3]
    return terminal.say("did-you-mean", words=", ".join(close), count=len(close))


def part_of(word: str, known: str) -> bool:
    """Whether a name begins with it, or one of the words that it is made of: `bombardement`."""
    return known.startswith(word) or f"-{word}" in known
