"""The check of the rendered site: every link leads somewhere, and nothing is loaded from another host."""

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

LOADED: Final = {("script", "src"), ("img", "src"), ("source", "src"), ("iframe", "src"), ("link", "href")}
IN_STYLES: Final = re.compile(r"""(?:url\(|@import)\s*["']?((?:https?:)?//[^"')\s]+)""")


@dataclass
class Page(HTMLParser):
    """What a page links to, and the anchors that it has."""

    anchors: set[str] = field(default_factory=set)
    links: list[tuple[str, str, str]] = field(default_factory=list)  # tag, attribute, target
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.anchors |= {given[name] for name in ("id", "name") if name in given}
        self.links += [(tag, name, given[name]) for name in ("href", "src") if name in given]
        if "style" in given:
            self.faults.append(f"<{tag}> has a style of its own, which the server's policy refuses")
        if tag == "script" and "src" not in given and given.get("type") != "application/json":
            self.faults.append("a script stands in the page, which the server's policy refuses")


def faults(site: Path) -> list[str]:
    """Everything that is wrong with the links of the site, page by page."""
    pages = {path: read(path) for path in sorted(site.rglob("*.html"))}
    found = []
    for path, page in pages.items():
        said = [*page.faults, *(fault for link in page.links if (fault := wrong(link, path, site, pages)))]
        found += [f"{path.relative_to(site)}: {fault}" for fault in dict.fromkeys(said)]
    for path in sorted(site.rglob("*.css")):
        for target in IN_STYLES.findall(path.read_text("utf-8")):
            found.append(f"{path.relative_to(site)}: loads {target} from another host")
    return found


def read(path: Path) -> Page:
    page = Page()
    page.feed(path.read_text("utf-8"))
    return page


def wrong(link: tuple[str, str, str], path: Path, site: Path, pages: dict[Path, Page]) -> str | None:
    """What is wrong with a link; None: nothing."""
    tag, attribute, target = link
    parts = urlsplit(target)
    if parts.scheme == "data":
        return None
    if parts.scheme or parts.netloc:
        return f"loads {target} from another host" if (tag, attribute) in LOADED else None
    there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not there.is_relative_to(site.resolve()) or not there.is_file():
        return f"{target} leads nowhere"
    if parts.fragment and there in pages and unquote(parts.fragment) not in pages[there].anchors:
        return f"{target} has no such anchor"
    return None
