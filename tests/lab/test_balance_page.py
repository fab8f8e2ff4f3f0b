"""The report is one file that needs nothing else, in both languages, with a figure beside every colour."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from browser import chromium
from command_line import run
from playwright.sync_api import Browser
from web.browsing import AXE, DESKTOP, PHONE

from honjin.games import GAMES
from honjin.lab.report.plots import Cell, Spread, heat_map, histogram, interval, reach_of, tick_step

VOID = {"meta", "br", "link", "img", "input"}


class Reader(HTMLParser):
    """Whether tags are closed in order, what ids there are, and what the page would load."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.loads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.loads += [
            value for name, value in attrs if name in ("src", "href") and value and value[0] != "#"
        ]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def report(folder: Path, game: str, *more: str) -> str:
    file = folder / "report.html"
    done = run("balance", game, "--level", "random", "--games", "12", "--out", str(file), *more)
    assert done.code == 0, done.err
    return file.read_text("utf-8")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_report_is_one_whole_file(game: str, lang: str, tmp_path: Path) -> None:
    html = report(tmp_path, game, "--lang", lang)
    reader = Reader()
    reader.feed(html)
    assert (reader.open, reader.loads) == ([], [])
    assert len(set(reader.ids)) == len(reader.ids)
    assert not re.search(r"https?://|url\(|@import", html)
    assert f'<html lang="{lang}">' in html
    for id in GAMES[game].card_set(None).ids:
        name = GAMES[game].card_face(id, lang).name
        assert name.replace("'", "&#x27;") in html
    assert ("Trop peu" if lang == "fr" else "Too few") in html


def test_a_name_from_a_file_is_text_and_nothing_else(tmp_path: Path) -> None:
    cards = tmp_path / "own.toml"
    run("cards", "export", "gosu-tactics", str(cards))
    text = cards.read_text("utf-8").replace('name = "Pistonk"', 'name = "<script>Pistonk</script>"')
    cards.write_text(text, "utf-8")
    html = report(tmp_path, "gosu-tactics", "--cards", str(cards))
    assert "&lt;script&gt;Pistonk" in html
    assert "<script>Pistonk" not in html


def test_every_cell_of_a_heat_map_has_its_figure() -> None:
    cells: list[list[Cell | None]] = [
        [Cell("61", 0.5, "▲", "61 % of 80"), None],
        [Cell("48", 0.0, "?", few=True), Cell("39", -9.0)],
    ]
    drawn = heat_map(["a", "b"], ["one", "a much longer name"], cells, "a map")
    assert [figure in drawn for figure in (">▲61<", ">?48<", ">39<")] == [True] * 3
    assert "<title>61 % of 80</title>" in drawn
    assert "var(--hot) 31%" in drawn
    assert "var(--cold) 62%" in drawn, "no deeper than a figure can be read on"


def test_plots_stay_within_their_frames() -> None:
    wide = interval(Spread(0.5, -3.0, 3.0), 0.1, real=True)
    for number in re.findall(r"[MH](-?[\d.]+)", wide):
        assert 0 <= float(number) <= 220
    assert reach_of([]) > 0
    assert reach_of([Spread(0, -0.1, 0.1)] * 19 + [Spread(0, -0.9, 0.9)]) == 0.1
    bars = histogram([(3, 1), (4, 5), (5, 2)], 1, 4.1, "rounds", "mean 4.1")
    assert bars.count('class="bar"') == 3
    assert [tick_step(span) for span in (3, 12, 60, 250)] == [1, 2, 10, 50]


def look(browser: Browser, address: str, size: tuple[int, int], dark: bool) -> None:
    """axe finds nothing, nothing else is loaded, nothing overflows, columns sort."""
    troubles: list[str] = []
    page = browser.new_page(
        viewport={"width": size[0], "height": size[1]}, color_scheme="dark" if dark else "light"
    )
    page.on("pageerror", lambda error: troubles.append(str(error)))
    page.on("request", lambda request: troubles.append(request.url))
    page.goto(address)
    assert troubles == [address]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.add_script_tag(path=AXE)
    assert page.evaluate("axe.run().then(found => found.violations.map(each => each.id))") == []
    if size == DESKTOP:
        page.click("#cards thead th:nth-child(2) button")
        values = "cells => cells.map(cell => +cell.dataset.value)"
        numbers = page.eval_on_selector_all("#cards tbody td:nth-child(2)", values)
        assert numbers == sorted(numbers, reverse=True)
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_report_in_a_browser(game: str, tmp_path: Path) -> None:
    report(tmp_path, game)
    with chromium() as browser:
        for size, dark in ((DESKTOP, False), (PHONE, True), (DESKTOP, True)):
            look(browser, f"file://{tmp_path}/report.html", size, dark)
