"""The navigation: every page of the site once, under a heading that says what one wants to do."""

from typing import Final

from honjin.games import GAMES
from honjin.table.text import LANGUAGES
from manual.indexes import documents, title_of
from manual.rulebook import BOOKS, book_name
from manual.staging import rulebook_page

Entry = str | tuple[str, "Entries"]
Entries = str | list[Entry]  # a page, or what lies under a heading
RULES: Final = {"en": "Rules", "fr": "Règles"}


def navigation() -> list[Entry]:
    return [
        ("Start", "index.md"),
        (
            "Play",
            ["table.md", "cli.md", *((RULES[lang], rulebooks(lang)) for lang in LANGUAGES), "glossary.md"],
        ),
        ("Serve", ["serving.md", "security.md", "security-checklist.md", "sealed-deals.md", "api.md"]),
        (
            "Cards and games",
            [
                "adding-a-card.md",
                ("Card words", [(book_name(game, "en"), f"cards/{game}.md") for game in GAMES]),
                "adding-a-game.md",
                ("Balance", ["balance/index.md", *titled("balance")]),
            ],
        ),
        (
            "Program",
            [
                "reference.md",
                "formats.md",
                "notation.md",
                "bots.md",
                "write-a-bot.md",
                "lab.md",
                "environments.md",
            ],
        ),
        (
            "Honjin itself",
            [
                "architecture.md",
                ("Decisions", ["decisions/index.md", *titled("decisions")]),
                "results/index.md",
                "contributing.md",
                "changelog.md",
                "notice.md",
                "license.md",
            ],
        ),
    ]


def rulebooks(lang: str) -> list[Entry]:
    return [(book_name(book, lang), rulebook_page(book, lang)) for book in BOOKS]


def titled(folder: str) -> list[Entry]:
    return [(title_of(path), f"{folder}/{path.name}") for path in documents(folder)]


def every_page(entries: Entries) -> list[str]:
    """All pages in their order."""
    if isinstance(entries, str):
        return [entries]
    return [page for entry in entries for page in every_page(entry if isinstance(entry, str) else entry[1])]


def as_toml(entries: Entries) -> str:
    """As the generator's configuration has it."""
    if isinstance(entries, str):
        return f'"{entries}"'
    told = [
        as_toml(each) if isinstance(each, str) else f'{{ "{each[0]}" = {as_toml(each[1])} }}'
        for each in entries
    ]
    return f"[{', '.join(told)}]"
