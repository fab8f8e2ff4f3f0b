"""Texts for people, in every language: Fluent messages and the rules by id, as package data."""

import re
import tomllib
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Self

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
CORE = "honjin.table"
ARGUMENT_MAX = 900  # characters
NUMBER_MAX = 10**15
MINUS = "\N{MINUS SIGN}"

Argument = str | int
NUMBERED = re.compile(r"Joueur \d")
VOWEL = re.compile(r"[aeiouhœæ]|y(?![aeiou])")


def check_language(lang: str) -> None:
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}, expected one of {', '.join(LANGUAGES)}")


def message_files(package: str, lang: str) -> list[Traversable]:
    """The files of a package's messages: en.ftl, or several as play.en.ftl."""
    folder = files(package) / "text"
    names = (f".{lang}.ftl", f"{lang}.ftl")
    found = [p for p in folder.iterdir() if p.name == names[1] or p.name.endswith(names[0])]
    return sorted(found, key=lambda path: path.name)


@cache
def bundle(package: str, lang: str) -> "FluentBundle":
    """The messages of one package's `text` folder, beside what any table says."""
    # Half of the time that `import honjin` would take, and only people need texts.
    from fluent.runtime import FluentBundle, FluentResource

    check_language(lang)
    made = FluentBundle([lang], functions={"DE": of_whom}, use_isolating=False)
    for path in dict.fromkeys((*message_files(CORE, lang), *message_files(package, lang))):
        made.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return made


def of_whom(name: str) -> Any:  # the runtime takes text, its types do not
    """French: de Bob, d'Alice, d'Hana, du joueur 1; an y before a vowel is a consonant."""
    if NUMBERED.fullmatch(name):
        return f"du {name.lower()}"
    return f"d'{name}" if VOWEL.match(unicodedata.normalize("NFD", name).lower()) else f"de {name}"


@lru_cache(maxsize=100_000)
def _formatted(package: str, lang: str, key: str, args: tuple[tuple[str, Argument], ...]) -> str:
    messages = bundle(package, lang)
    if not messages.has_message(key):
        raise KeyError(f"{package}: found no message {key} in {lang}, expected it in text/{lang}.ftl")
    message = messages.get_message(key)
    if message.value is None:
        raise KeyError(f"{package}: the message {key} has no text in {lang}")
    text, errors = messages.format_pattern(message.value, dict(args))
    if errors:
        raise KeyError(f"{package}: the message {key} in {lang}: {errors[0]}")
    return str(text)


def sayable(argument: tuple[str, Argument]) -> tuple[str, Argument]:
    """Fluent refuses long words, and stumbles over numbers that nobody counts to; its minus is a hyphen."""
    name, value = argument
    if isinstance(value, int) and abs(value) < NUMBER_MAX:
        return argument if value >= 0 else (name, f"{MINUS}{-value}")
    return name, str(value)[:ARGUMENT_MAX]


class Texts:
    """The messages of one package."""

    def __init__(self, package: str) -> None:
        self.package = package

    def __call__(self, lang: str, key: str, args: Mapping[str, Argument] | None = None) -> str:
        return _formatted(self.package, lang, key, tuple(sorted(map(sayable, args.items()))) if args else ())

    def has(self, lang: str, key: str) -> bool:
        return bundle(self.package, lang).has_message(key)


@dataclass(frozen=True)
class Speaker:
    """Says things in one language: what the first of its packages has no words for, the next one says."""

    lang: str
    packages: tuple[str, ...]

    def of(self, package: str) -> Self:
        """The same, with this package's words before all others."""
        return replace(self, packages=(package, *self.packages))

    def can_say(self, key: str) -> bool:
        return any(Texts(package).has(self.lang, key) for package in self.packages)

    def say(self, key: str, **args: Argument) -> str:
        *first, last = self.packages
        package = next((each for each in first if Texts(each).has(self.lang, key)), last)
        return Texts(package)(self.lang, key, args)


class Rule:
    """One numbered rule, in our words; a ruling is what the printed rules leave open."""

    def __init__(
        self,
        package: str,
        id: str,
        section: str,
        title: dict[str, str],
        text: dict[str, str],
        ruling: dict[str, str],
    ) -> None:
        self.package = package
        self.id = id
        self.section = section
        self.title = title
        self.text = text
        self.ruling = ruling

    def part(self, lang: str) -> str:
        """The part of the rulebook that it stands in."""
        return Texts(self.package)(lang, f"section-{self.section}")

    def full_text(self, lang: str) -> str:
        check_language(lang)
        if not self.ruling:
            return self.text[lang]
        return f"{self.text[lang]} {Texts(CORE)(lang, 'ruling', {'text': self.ruling[lang]})}"


@cache
def rules(package: str) -> dict[str, Rule]:
    """The rules of one package, by id, in the order of its rulebook."""
    data = tomllib.loads((files(package) / "text" / "rules.toml").read_text("utf-8"))
    return {
        id: Rule(
            package,
            id,
            entry["section"],
            entry["title"],
            {lang: entry[lang] for lang in LANGUAGES},
            entry.get("ruling", {}),
        )
        for id, entry in data.items()
    }
