"""Strict reading of JSON and TOML: every problem with its path, what was found and what would be right."""

import json
import tomllib
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from itertools import islice
from re import Pattern
from typing import Final, TypeVar

from honjin.table import bounds
from honjin.table.text import CORE, Argument, Texts
from honjin.table.toml import write_toml as write_toml

MOST = 2**31 - 1  # more than any number in a game, and safe in every cell
PROBLEMS_MAX: Final = 100  # then the reader gives up: whoever wrote that has enough to mend
PATH_MAX: Final = 120
SHOWN_MAX: Final = 60  # characters of a value that an error quotes
SHOWN_DEPTH: Final = 3
T = TypeVar("T")


class Phrase(str):
    """An English text that can be said in other languages too; what fills it may be such a text itself."""

    texts: Texts
    key: str
    args: dict[str, Argument | Mapping[str, str]]

    def __new__(cls, key: str, package: str = CORE, /, **args: Argument | Mapping[str, str]) -> "Phrase":
        texts = Texts(package)
        made = super().__new__(cls, texts("en", key, fill(args, "en")))
        made.texts, made.key, made.args = texts, key, args
        return made


def fill(args: Mapping[str, Argument | Mapping[str, str]], lang: str) -> dict[str, Argument]:
    """What fills a message, in this language; an argument may have a text for each."""
    return {
        name: value[lang] if isinstance(value, Mapping) else in_language(value, lang)
        for name, value in args.items()
    }


def in_language(value: Argument, lang: str) -> Argument:
    """A phrase in this language; numbers as they are written in files, other texts as they are."""
    if isinstance(value, Phrase):
        return value.texts(lang, value.key, fill(value.args, lang))
    return str(value)


class FormError(ValueError):
    """A text of bad form; `problems` has a line for each thing that is wrong with it."""

    def __init__(self, what: str, problems: list[str]) -> None:
        super().__init__(what, problems)
        self.what = what
        self.problems = problems

    def lines(self, lang: str = "en") -> list[str]:
        """The problems in this language, as far as they can be said in it."""
        return [str(in_language(problem, lang)) for problem in self.problems]

    def text(self, lang: str = "en") -> str:
        """What the text should be, and all its problems."""
        say, (first, *others) = Texts(CORE), self.lines(lang)
        args: dict[str, Argument] = {"what": say(lang, f"form-of-{self.what}"), "problem": first}
        also = ["  " + say(lang, "form-also", {"problem": other}) for other in others]
        return "\n".join([say(lang, "form-error", args), *also])

    def __str__(self) -> str:
        return self.text()


def parse_toml(what: str, text: str) -> dict[str, object]:
    keep_bounds(what, text, bounds.TOML)
    try:
        return dict(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise FormError(what, [Phrase("form-toml", error=cut(str(error), PATH_MAX))]) from None


def parse_json(what: str, text: str) -> object:
    keep_bounds(what, text, bounds.JSON)
    try:
        value: object = json.loads(text)
    except json.JSONDecodeError as error:
        found = f"line {error.lineno}, column {error.colno}: {error.msg}"
        raise FormError(what, [Phrase("form-json", error=found)]) from None
    return value


def keep_bounds(what: str, text: str, form: Pattern[str]) -> None:
    """Nothing is parsed that would take more than its length."""
    try:
        bounds.check(text, form)
    except bounds.Beyond as error:
        raise FormError(what, [Phrase(error.key, line=error.line, most=error.most)]) from None


def write_json(data: object) -> str:
    """Canonical: equal data, equal text."""
    return json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def shown(value: object) -> str:
    """A value as an error quotes it."""
    return cut(json.dumps(outlined(value, SHOWN_DEPTH), ensure_ascii=False, default=str), SHOWN_MAX)


def cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 3] + "..."


def outlined(value: object, depth: int) -> object:
    """As much of a value as an error can quote, however large and deep it is."""
    if isinstance(value, str):
        return value[:SHOWN_MAX]
    if isinstance(value, dict | list | tuple) and not depth:
        return "..."
    if isinstance(value, dict):
        return {str(key)[:SHOWN_MAX]: outlined(entry, depth - 1) for key, entry in first(value.items())}
    if isinstance(value, list | tuple):
        return [outlined(entry, depth - 1) for entry in first(value)]
    return value


def first(entries: Iterable[T]) -> Iterable[T]:
    return islice(entries, SHOWN_MAX // 3)


def listed(words: Iterable[str]) -> str:
    return ", ".join(words)


def one_of(words: Iterable[str]) -> Phrase:
    return Phrase("expected-one-of", words=listed(words))


def card_of_this_set(word: str, ids: Iterable[str]) -> Phrase:
    """What should be there instead of a word that is no card's id."""
    return Phrase("expected-card", close=", ".join(close_to(word, ids)) or "none")


def close_to(word: str, words: Iterable[str]) -> list[str]:
    """What the word may have meant; comparing long ones takes long, and means nothing."""
    return get_close_matches(word, list(words), 3) if len(word) <= SHOWN_MAX else []


def did_you_mean(word: str, words: Iterable[str]) -> str:
    close = close_to(word, words)
    return f" (did you mean {' or '.join(close)}?)" if close else ""


class Node:
    """A value inside a document: it knows its path and collects what is wrong with it."""

    def __init__(self, value: object, path: str, problems: list[str]) -> None:
        self.value = value
        self.path = path
        self.problems = problems
        self._read: set[str] = set()

    def wrong(self, expected: str) -> None:
        self.tell(Phrase("form-wrong", path=self.place(), found=shown(self.value), expected=expected))

    def tell(self, problem: str) -> None:
        """Add a problem; with the last that a person would read, the document is given back."""
        self.problems.append(problem)
        if len(self.problems) >= PROBLEMS_MAX:
            raise FormError("document", [*self.problems, Phrase("form-and-more")])

    def place(self) -> str:
        return cut(self.path, PATH_MAX) or Phrase("form-document")

    # --- scalars; a wrong one is reported and stands in with a harmless value

    def text(self, allowed: Iterable[str] | None = None, expected: str | None = None) -> str:
        if not isinstance(self.value, str):
            self.wrong(one_of(allowed) if allowed is not None else expected or Phrase("expected-text"))
            return ""
        if allowed is not None:
            allowed = list(allowed)
            if self.value not in allowed:
                self.wrong(one_of(allowed))
                return allowed[0] if allowed else ""
        return self.value

    def integer(self, low: int, high: int | None = None) -> int:
        value = self.value
        is_integer = isinstance(value, int) and not isinstance(value, bool)
        if is_integer and isinstance(value, int) and low <= value <= (MOST if high is None else high):
            return value
        bounds = Phrase("expected-from", low=low)
        self.wrong(bounds if high is None else Phrase("expected-from-to", low=low, high=high))
        return low

    def flag(self) -> bool:
        if isinstance(self.value, bool):
            return self.value
        self.wrong(Phrase("expected-flag"))
        return False

    # --- containers

    def items(self, most: int | None = None) -> list["Node"]:
        if not isinstance(self.value, list):
            self.wrong(Phrase("expected-list"))
            return []
        if most is not None and len(self.value) > most:
            self.wrong(Phrase("expected-items", most=most))
        return [Node(item, f"{self.path}[{index}]", self.problems) for index, item in enumerate(self.value)]

    def texts(self) -> list[str]:
        return [item.text() for item in self.items()]

    def get(self, key: str) -> "Node | None":
        """The value under the key, or None if it is not given."""
        self._read.add(key)
        if not isinstance(self.value, dict) or key not in self.value:
            return None
        return Node(self.value[key], f"{self.path}.{key}" if self.path else key, self.problems)

    def need(self, key: str, expected: str) -> "Node":
        """The value under a key that must be there."""
        node = self.get(key)
        if node is None:
            self.tell(Phrase("form-missing", path=self.place(), key=key, expected=expected))
            return Node(None, f"{self.path}.{key}", [])
        return node

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """The number under a key that may be left out."""
        node = self.get(key)
        return default if node is None else node.integer(low, high)

    def is_set(self, key: str) -> bool:
        """The flag under a key that may be left out."""
        node = self.get(key)
        return node is not None and node.flag()

    def listed_at(self, key: str) -> list["Node"]:
        """The items under a key that may be left out."""
        node = self.get(key)
        return [] if node is None else node.items()

    def only_these(self) -> None:
        """Report a value that is no table, and every key that was not read."""
        if not isinstance(self.value, dict):
            self.wrong(Phrase("expected-table"))
            return
        for key in self.value:
            if key not in self._read:
                known = listed(sorted(self._read))
                self.tell(Phrase("form-unknown-key", path=self.place(), key=shown(key), expected=known))
