"""Words: what people write themselves, names and chat, fit to be shown to others."""

import unicodedata
from typing import Final

from honjin.server.errors import ApiError

MARKS_MAX: Final = 3  # combining marks on one letter
JOINERS: Final = "\u200c\u200d"  # needed within words of some scripts, and in emoji
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing
SHOWN: Final = ("L", "M", "N", "P", "S")


def plain(text: str, most: int) -> str:
    """The text in its usual form, in one line; refused if it would show otherwise than it reads."""
    text = unicodedata.normalize("NFC", text)
    if any(unicodedata.category(sign) in ("Cc", "Zl", "Zp") for sign in text.strip()):
        raise ApiError(400, "words")
    text = " ".join(text.split())
    if not text or len(text) > most or any(map(is_hidden, *neighbours(text))) or marks(text) > MARKS_MAX:
        raise ApiError(400, "words")
    return text


def neighbours(text: str) -> tuple[str, str, str]:
    return " " + text[:-1], text, text[1:] + " "


def is_hidden(before: str, sign: str, after: str) -> bool:
    """Whether a sign is not seen, or turns others around."""
    if sign in JOINERS:
        return not (joins(before) and joins(after))
    return sign in BLANKS or (sign != " " and not unicodedata.category(sign).startswith(SHOWN))


def joins(sign: str) -> bool:
    """Whether a joiner beside this sign may change how it is drawn."""
    latin = unicodedata.name(sign, "").startswith("LATIN")
    return not latin and not sign.isascii() and unicodedata.category(sign)[0] in "LMS"


def marks(text: str) -> int:
    """The most combining marks in a row."""
    longest = run = 0
    for sign in text:
        run = run + 1 if unicodedata.category(sign).startswith("M") else 0
        longest = max(longest, run)
    return longest
