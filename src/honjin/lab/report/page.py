"""The page of a report: one HTML file that needs no network, by day and by night, for desk and phone."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final

from honjin.table.game import Game

LOGO: Final = (
    '<svg viewBox="0 0 64 64" aria-hidden="true">'
    '<path fill="var(--accent)" d="M6 14L58 14L58 54C54 52 51 56 47 54C46 44 40 34 32 29C24 34 18 44 17 54'
    'C13 56 10 52 6 54Z"/><path fill="none" stroke="var(--ink)" stroke-width="4" stroke-linecap="round"'
    ' d="M2 12L62 12M6 4L6 58M58 4L58 58"/><circle fill="var(--on-accent)" cx="32" cy="21.5" r="5"/></svg>'
)


@dataclass(frozen=True)
class Column:
    """A heading, and how its cells look and sort: `text`, `number` or `drawn`, on phones `long` or `half`."""

    title: str
    kind: str = "text"


@dataclass(frozen=True)
class Part:
    """A cell: what it shows, as HTML, and what it is sorted by."""

    html: str
    value: float | str | None = None


def text(shown: str, value: float | str | None = None) -> Part:
    return Part(escape(shown), value)


def clan_colours(game: Game) -> str:
    """Those that the game has in the browser; without them all clans are of one colour."""
    path = files(game.package) / "web" / "clans.css"
    return path.read_text("utf-8") if path.is_file() else ""


def resource(name: str) -> str:
    return (files("honjin.lab.report") / name).read_text("utf-8")


def page(
    title: str, about: str, lang: str, sections: Sequence[tuple[str, str, str]], foot: str, colours: str = ""
) -> str:
    """Sections have a name, a title and their HTML."""
    links = "".join(f'<li><a href="#{name}">{escape(heading)}</a></li>' for name, heading, _ in sections)
    body = "\n".join(
        f'<section id="{name}"><h2>{escape(heading)}</h2>\n{html}</section>'
        for name, heading, html in sections
    )
    main = f"""<header>{LOGO}<h1>{escape(title)}</h1><p>{escape(about)}</p></header>
<nav aria-label="{escape(title)}"><ul>{links}</ul></nav>
{body}
<footer>{foot}</footer>"""
    script = f"<script>\n{resource('sort.js')}</script>\n"
    return document(title, lang, resource("style.css") + colours, main, script)


def document(title: str, lang: str, style: str, main: str, script: str = "") -> str:
    """One HTML file that needs nothing else."""
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>
{style}</style>
</head>
<body>
<main>
{main}
</main>
{script}</body>
</html>
"""


def table(columns: Sequence[Column], rows: Iterable[Sequence[Part]], label: str, sorts: bool = False) -> str:
    """The first cell of a row names it; on a phone every row is a block of its own."""
    heads = "".join(
        f'<th scope="col" class="{column.kind}"{sorting(column) if sorts else ""}>{escape(column.title)}</th>'
        for column in columns
    )
    lines = "\n".join(f"<tr>{row_html(columns, row)}</tr>" for row in rows)
    kind = "stack sorted" if sorts else "stack"
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(label)}"><table class="{kind}">'
        f"<thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}\n</tbody></table></div>"
    )


def sorting(column: Column) -> str:
    return f' data-sort="{"text" if column.kind in ("text", "long") else "number"}"'


def row_html(columns: Sequence[Column], row: Sequence[Part]) -> str:
    cells: list[str] = []
    for column, part in zip(columns, row, strict=True):
        value = "" if part.value is None else f' data-value="{escape(str(part.value))}"'
        name = "td" if cells else "th"
        more = f' data-head="{escape(column.title)}"' if cells else ' scope="row"'
        cells.append(f'<{name} class="{column.kind}"{more}{value}>{part.html}</{name}>')
    return "".join(cells)
