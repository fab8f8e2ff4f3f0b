"""Staging: the documents of the repository in one folder, their links bent to the site."""

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
# What lies beside docs/ and is a page all the same.
BESIDE: Final = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "NOTICE": "notice.md",
    "LICENSE": "license.md",
}
LINK: Final = re.compile(r"(\]\()([^)\s#]+)(#[^)\s]*)?(\))")
# Code and links are left alone, and so are headings, whose words are their anchors.
VERBATIM: Final = re.compile(
    r"(^```.*?^```|^#.*?$|`[^`\n]+`|!?\[[^\]]*\]\([^)]*\))", re.MULTILINE | re.DOTALL
)
RULE: Final = re.compile(r"\b(GT|GX|WS|HJ)-([A-Z]\d+)\b")
BOOKS: Final = {"GT": "gosu-tactics", "GX": "gosu-x", "WS": "way-of-the-samurai", "HJ": "table"}


def stage(folder: Path) -> None:
    """Everything that is written by hand, into an empty folder."""
    shutil.copytree(DOCS, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("*.md"))
    for source in sources():
        page = site_path(source)
        text = source.read_text("utf-8")
        if not source.suffix:
            text = f"# {source.name.capitalize()}\n\n```text\n{text}```\n"
        (folder / page).write_text(cite_rules(bend_links(text, source, folder), page), "utf-8")


def sources() -> Iterator[Path]:
    yield from (ROOT / name for name in BESIDE)
    yield from sorted(DOCS.rglob("*.md"))


def site_path(source: Path) -> str:
    """Where a file of the repository is in the site."""
    name = source.relative_to(ROOT).as_posix()
    if name in BESIDE:
        return BESIDE[name]
    if source.is_relative_to(DOCS):
        return source.relative_to(DOCS).as_posix() + ("/index.md" if source.is_dir() else "")
    return f"files/{name}"


def bend_links(text: str, source: Path, folder: Path) -> str:
    """The same links from where the page is in the site; a file from elsewhere comes along."""
    here = Path(site_path(source)).parent

    def bent(link: re.Match[str]) -> str:
        target = Path(os.path.normpath(source.parent / link[2]))
        if "://" in link[2] or not target.exists():
            return link[0]  # one that leads nowhere is found by the check
        there = site_path(target)
        if there.startswith("files/"):
            (folder / there).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(target, folder / there)
        return f"{link[1]}{os.path.relpath(there, here)}{link[3] or ''}{link[4]}"

    return LINK.sub(bent, text)


def cite_rules(text: str, page: str, lang: str = "en") -> str:
    """Rule ids lead to the rulebook."""
    here = Path(page).parent

    def cited(rule: re.Match[str]) -> str:
        there = os.path.relpath(rulebook_page(BOOKS[rule[1]], lang), here)
        return f"[{rule[0]}]({there}#{rule[0].lower()})"

    parts = VERBATIM.split(text)
    return "".join(part if at % 2 else RULE.sub(cited, part) for at, part in enumerate(parts))


def rulebook_page(book: str, lang: str) -> str:
    return f"rules/{book}.md" if lang == "en" else f"rules/{book}.{lang}.md"
