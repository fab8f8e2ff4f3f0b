"""Rulebook pages: every rule by its id, in each language, from the texts that the tables use."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final

import honjin
from honjin.games import GAMES
from honjin.table import about
from honjin.table.text import CORE, LANGUAGES, Texts, rules
from manual.staging import cite_rules, rulebook_page

BOOKS: Final = {**{name: game.package for name, game in GAMES.items()}, "table": CORE}
# The title, what stands below it, and the link to the other language.
HEADS: Final = {
    "en": (
        "Rules: {name}",
        "Every rule by the id that code, tests, log lines and refusals cite.",
        "En français",
    ),
    "fr": (
        "Règles\N{NO-BREAK SPACE}: {name}",
        "Chaque règle sous l'identifiant que citent le code, les tests, le journal et les refus.",
        "In English",
    ),
}
TABLE: Final = {"en": "Any table", "fr": "Toute table"}


def pages() -> Iterator[tuple[str, str]]:
    for book in BOOKS:
        for lang in LANGUAGES:
            page = rulebook_page(book, lang)
            yield page, cite_rules(rulebook(book, lang), page, lang)


def book_name(book: str, lang: str) -> str:
    return TABLE[lang] if book == "table" else about.title(honjin.game(book), lang)


def rulebook(book: str, lang: str) -> str:
    title, said, other = HEADS[lang]
    (elsewhere,) = (rulebook_page(book, each) for each in LANGUAGES if each != lang)
    lines = [f"# {title.format(name=book_name(book, lang))}", "", said]
    lines += ["", f"[{other}]({elsewhere.removeprefix('rules/')})"]
    for part, members in groupby(rules(BOOKS[book]).values(), lambda rule: rule.part(lang)):
        lines += ["", f"## {part}"]
        for rule in members:
            lines += ["", f"### {rule.id} {rule.title[lang]} {{ #{rule.id.lower()} }}", "", rule.text[lang]]
            if rule.ruling:
                lines += ["", f"> {Texts(CORE)(lang, 'ruling', {'text': rule.ruling[lang]})}"]
    return "\n".join(lines) + "\n"
