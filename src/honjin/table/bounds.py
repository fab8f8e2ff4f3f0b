"""Bounds: how much a text may hold, counted in one pass before a parser sees it."""

import re
from typing import Final

LENGTH_MAX: Final = 1_000_000  # characters; the largest official card set has 17 thousand
DEPTH_MAX: Final = 32  # lists and tables inside each other; official card sets need 3
KEY_MAX: Final = 32  # parts of a dotted key, or of the heading of an effect in effects: tomllib squares them
PARTS_MAX: Final = 20_000  # keys, lists and tables; tomllib keeps up to a kilobyte of each
WORD_MAX: Final = 300  # characters of a bare key or a number

# Each part is read once and never again: what is not closed goes on to the end of its line or of the text.
TOML: Final = re.compile(
    r"""
    (?P<text> \#[^\n]*+
      | \"{3} (?: [^"\\] | \\. | "(?!"") )*+ (?: "{3,5}+ | \\?\Z )
      | '{3} (?: [^'] | '(?!'') )*+ (?: '{3,5}+ | \Z )
      | " (?: [^"\\\n] | \\[^\n] )*+ [\\"]?+
      | ' [^'\n]*+ '?+ )
  | (?P<open> [\[{] ) | (?P<close> [\]}] ) | (?P<dot> \. ) | (?P<equal> = ) | (?P<end> [,\n] )
  | (?P<word> [^\s\[\]{}.=,\#"']++ )
    """,
    re.VERBOSE | re.DOTALL,
)
JSON: Final = re.compile(
    r"""
    (?P<text> " (?: [^"\\] | \\. )*+ [\\"]?+ )
  | (?P<open> [\[{] ) | (?P<close> [\]}] ) | (?P<equal> : ) | (?P<end> , )
  | (?P<word> [^\s\[\]{}:,"]++ )
    """,
    re.VERBOSE | re.DOTALL,
)


class Beyond(ValueError):
    """A bound that a text does not keep: the key of the phrase that says so, the line and the bound."""

    def __init__(self, key: str, text: str, at: int, most: int) -> None:
        super().__init__(key)
        self.key = key
        self.line = text.count("\n", 0, at) + 1
        self.most = most


def check(text: str, form: re.Pattern[str]) -> None:
    """Beyond if the text is too long or too deep for its parser, whatever else may be wrong with it."""
    if len(text) > LENGTH_MAX:
        raise Beyond("form-too-long", text, LENGTH_MAX, LENGTH_MAX)
    depth = dots = parts = 0
    for found in form.finditer(text):
        kind, at = found.lastgroup, found.start()
        if kind == "word":
            if found.end() - at > WORD_MAX:
                raise Beyond("form-long-word", text, at, WORD_MAX)
            continue
        if kind == "text":
            continue
        dots = dots + 1 if kind == "dot" else 0
        if kind == "open":
            depth += 1
        elif kind == "close" and depth:
            depth -= 1
        parts += kind in ("open", "dot", "equal")
        if depth > DEPTH_MAX:
            raise Beyond("form-too-deep", text, at, DEPTH_MAX)
        if dots >= KEY_MAX:
            raise Beyond("form-deep-key", text, at, KEY_MAX)
        if parts > PARTS_MAX:
            raise Beyond("form-too-many", text, at, PARTS_MAX)
