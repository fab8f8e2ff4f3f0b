"""Plots in SVG: intervals, heat maps, histograms and bars; every colour comes with its figure."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import floor, log10
from typing import Final

DEEPEST: Final = 62  # percent of a colour in the paper, where the figure on it is still read with ease


@dataclass(frozen=True)
class Spread:
    """A value with its interval."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Cell:
    """A cell of a heat map: its figure, from -1 (cold) to 1 (hot), a mark, and what more there is to say."""

    figure: str
    heat: float
    mark: str = ""
    more: str = ""
    few: bool = False


def points(*numbers: float) -> str:
    return " ".join(f"{number:.1f}".rstrip("0").rstrip(".") for number in numbers)


# --- intervals

INTERVAL_WIDTH: Final = 220
INTERVAL_HEIGHT: Final = 24


def interval(spread: Spread, reach: float, real: bool) -> str:
    """A point with its interval on an axis from -reach to reach, a line at 0; hollow if it may be chance."""

    def at(number: float) -> float:
        share = min(max(number / reach, -1.0), 1.0)
        return INTERVAL_WIDTH / 2 * (1 + share * 0.94)

    middle = INTERVAL_HEIGHT / 2
    kind = "interval real" if real else "interval"
    return (
        f'<svg class="{kind}" viewBox="0 0 {INTERVAL_WIDTH} {INTERVAL_HEIGHT}" aria-hidden="true">'
        f'<path class="rule" d="M0 {points(middle)}H{INTERVAL_WIDTH}"/>'
        f'<path class="zero" d="M{points(at(0))} 2V{INTERVAL_HEIGHT - 2}"/>'
        f'<path class="span" d="M{points(at(spread.low), middle)}H{points(at(spread.high))}"/>'
        f'<circle cx="{points(at(spread.value))}" cy="{points(middle)}" r="5"/></svg>'
    )


def reach_of(spreads: Sequence[Spread]) -> float:
    """How far an axis must go for most of them: the widest tenth may run out of it."""
    ends = sorted(max(abs(spread.low), abs(spread.high)) for spread in spreads)
    return max(ends[len(ends) * 9 // 10], 0.02) if ends else 0.02


# --- heat maps

CELL_WIDTH: Final = 66
CELL_HEIGHT: Final = 38
LETTER: Final = 9.2  # the width of a letter of a label


def heat_map(
    rows: Sequence[str], columns: Sequence[str], cells: Sequence[Sequence[Cell | None]], label: str
) -> str:
    """Rows by columns; the colour says how far a figure is from what it is compared with."""
    left = 14 + LETTER * max(map(len, rows))
    slanted = any(len(column) * LETTER > CELL_WIDTH - 6 for column in columns)
    top = 30.0 + (0.62 * LETTER * max(map(len, columns)) if slanted else 0)
    overhang = 0.8 * LETTER * len(columns[-1]) - CELL_WIDTH / 2 if slanted else 0
    width, height = left + len(columns) * CELL_WIDTH + max(overhang, 4), top + len(rows) * CELL_HEIGHT + 4
    parts = []
    for number, column in enumerate(columns):
        x, y = left + (number + 0.5) * CELL_WIDTH, top - 10
        turn = f' transform="rotate(-38 {points(x, y)})" text-anchor="start"' if slanted else ""
        parts.append(f'<text class="head" x="{points(x)}" y="{points(y)}"{turn}>{escape(column)}</text>')
    for row, name in enumerate(rows):
        y = top + row * CELL_HEIGHT
        parts.append(f'<text class="name" x="{points(left - 10)}" y="{points(y + 24)}">{escape(name)}</text>')
        for number, cell in enumerate(cells[row]):
            parts.append(cell_mark(left + number * CELL_WIDTH, y, cell))
    bounds = f"max-width:{width / 16:.1f}rem;min-width:{width / 21:.1f}rem"
    size = f'viewBox="0 0 {points(width, height)}" style="{bounds}"'
    return f'<svg class="map" {size} role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'


def cell_mark(x: float, y: float, cell: Cell | None) -> str:
    box = (
        f'x="{points(x + 1)}" y="{points(y + 1)}" width="{CELL_WIDTH - 2}" height="{CELL_HEIGHT - 2}" rx="4"'
    )
    if cell is None:
        return f'<rect class="void" {box}/>'
    tone, depth = ("hot" if cell.heat > 0 else "cold"), round(DEEPEST * min(abs(cell.heat), 1.0))
    fill = f"fill:color-mix(in oklab, var(--{tone}) {depth}%, var(--paper-raised))"
    text = f'x="{points(x + CELL_WIDTH / 2)}" y="{points(y + 24)}"'
    kind = "figure few" if cell.few else "figure"
    return (
        f'<g><title>{escape(cell.more)}</title><rect class="cell{" few" if cell.few else ""}" {box}'
        f' style="{fill}"/><text class="{kind}" {text}>{escape(cell.mark + cell.figure)}</text></g>'
    )


# --- histograms

CHART_WIDTH: Final = 460
CHART_HEIGHT: Final = 190
FOOT: Final = 26  # for the numbers under the bars


def histogram(bars: Sequence[tuple[int, int]], width: int, mean: float, label: str, mean_label: str) -> str:
    """How often each length occurred, bars as wide as `width`, with a line at the mean."""
    least, most = bars[0][0], bars[-1][0] + width
    highest = max(count for _, count in bars)
    head, floor_at = 26, CHART_HEIGHT - FOOT

    def at(number: float) -> float:
        return 8 + (number - least) / (most - least) * (CHART_WIDTH - 16)

    parts = []
    for start, count in bars:
        tall = count / highest * (floor_at - head)
        title = f"{start}" if width == 1 else f"{start}–{start + width - 1}"
        parts.append(
            f'<rect class="bar" x="{points(at(start) + 0.8)}" y="{points(floor_at - tall)}"'
            f' width="{points(at(start + width) - at(start) - 1.6)}" height="{points(tall)}">'
            f"<title>{title}: {count}</title></rect>"
        )
        if len(bars) <= 12 and count:
            parts.append(
                f'<text class="count" x="{points(at(start + width / 2))}"'
                f' y="{points(floor_at - tall - 4)}">{count}</text>'
            )
    parts.append(f'<path class="rule" d="M4 {floor_at}H{CHART_WIDTH - 4}"/>')
    step = tick_step(most - least)
    for tick in range((least + step - 1) // step * step, most, step):
        middle = at(tick + (0.5 if width == 1 else 0))
        parts.append(f'<text class="tick" x="{points(middle)}" y="{CHART_HEIGHT - 7}">{tick}</text>')
    x = at(mean + (0.5 if width == 1 else 0))
    anchor = "end" if x > CHART_WIDTH * 0.7 else "start"
    parts.append(f'<path class="mean" d="M{points(x)} {head - 6}V{floor_at}"/>')
    beside = f'x="{points(x - 5 if anchor == "end" else x + 5)}" y="14" text-anchor="{anchor}"'
    parts.append(f'<text class="mean" {beside}>{escape(mean_label)}</text>')
    return (
        f'<svg class="chart" viewBox="0 0 {CHART_WIDTH} {CHART_HEIGHT}" role="img"'
        f' aria-label="{escape(label)}">{"".join(parts)}</svg>'
    )


def tick_step(span: int) -> int:
    """1, 2 or 5 times a power of ten, for six numbers or so."""
    rough = max(span / 6, 1)
    power = 10 ** floor(log10(rough))
    return next(int(times * power) for times in (1, 2, 5, 10) if times * power >= rough)


# --- bars


def share_bar(share: float) -> str:
    """A share of a whole."""
    return (
        '<svg class="share" viewBox="0 0 200 14" aria-hidden="true" preserveAspectRatio="none">'
        f'<rect class="void" width="200" height="14" rx="3"/><rect class="bar" width="{points(200 * share)}"'
        ' height="14" rx="3"/></svg>'
    )
