"""Ladder page: what a tournament showed, as one HTML file that needs nothing else."""

from collections.abc import Iterator, Sequence
from html import escape

from honjin.lab.report.ladder import (
    Found,
    Table,
    difference_table,
    fight_table,
    ladder_table,
    pairing_table,
    zero_text,
)
from honjin.lab.report.page import document
from honjin.table.text import Speaker

WIDTH, HEIGHT, MARGIN = 240, 22, 6  # of an interval's drawing, in its own units
STYLE = """\
:root { color-scheme: light dark;
  --ink: #1d2129; --soft: #5b6472; --paper: #fbfaf7; --line: #d9d5cb; --mark: #9c2f24; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e9e6df; --soft: #a6adb8; --paper: #16181d; --line: #363b45; --mark: #f08a74; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 68rem; padding: 1.5rem 1rem 3rem;
  background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .6rem; }
p { margin: .4rem 0; max-width: 60ch; color: var(--soft); }
code { overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th { text-align: left; font-size: .8rem; font-weight: 600; color: var(--soft); }
th, td { padding: .4rem .7rem .4rem 0; border-bottom: 1px solid var(--line); vertical-align: middle; }
td.number, th.number { text-align: right; white-space: nowrap; }
svg { display: block; width: 100%; min-width: 8rem; max-width: 15rem; height: 1.4rem; }
svg .axis { stroke: var(--line); } svg .zero { stroke: var(--soft); stroke-dasharray: 2 2; }
svg .bar { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; } svg circle { fill: var(--mark); }
@media (max-width: 40rem) {
  thead { position: absolute; left: -200vw; }
  tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  td, td.number { display: flex; justify-content: space-between; gap: 1rem; padding: .1rem 0; border: 0;
    text-align: right; white-space: normal; }
  td::before { content: attr(data-head); color: var(--soft); font-size: .85rem; text-align: left; }
}
"""


def page(found: Found, speaker: Speaker) -> str:
    """In the speaker's language, for light and dark, from phone to desktop."""
    say = speaker.say
    alone = "rates" in found
    title = say("tournament-title", game=found["game"])
    heading = "tournament-solo" if alone else "tournament-heading"
    about = say(heading, game=found["game"], players=found["players"], seed=found["seed"])
    sections = solo_sections(found, speaker) if alone else sections_of(found, speaker)
    body = "\n".join(sections)
    ended = escape(say("result-hash", hash=found["hash"]))
    main = f"<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n{body}\n<p><code>{ended}</code></p>"
    return document(title, speaker.lang, STYLE, main)


def sections_of(found: Found, speaker: Speaker) -> Iterator[str]:
    """The ladder with intervals in Elo points, the pairings with intervals in percent."""
    say = speaker.say
    rated, pairings = found["ratings"], found["pairings"]
    ends = [bound for each in rated for bound in each["interval"]]
    low, high = min([0.0, *ends]), max([0.0, *ends])
    drawn = [interval(each["elo"], each["interval"], low, high, 0.0) for each in rated]
    yield section(say("tournament-ladder"), ladder_table(found, speaker), drawn, speaker)
    yield f"<p>{escape(zero_text(found, speaker))} {escape(say('tournament-model'))}</p>"
    drawn = [interval(each["rate"], each["interval"], 0.0, 1.0, each["against"]) for each in pairings]
    yield section(say("tournament-pairings"), pairing_table(found, speaker), drawn, speaker)


def solo_sections(found: Found, speaker: Speaker) -> Iterator[str]:
    """Rates by enemy, then differences fight by fight."""
    say = speaker.say
    drawn = [interval(each["rate"], each["interval"], 0.0, 1.0, 0.5) for each in found["rates"]]
    yield section(say("tournament-rates"), fight_table(found, speaker), drawn, speaker)
    compared = [*found["differences"], *found["overall"]]
    drawn = [interval(each["difference"], each["interval"], -1.0, 1.0, 0.0) for each in compared]
    yield section(say("tournament-differences"), difference_table(found, speaker), drawn, speaker)


def section(title: str, table: Table, drawings: Sequence[str], speaker: Speaker) -> str:
    """A table with a drawing at the end of each row; on a phone every row is a block of its own."""
    heads, rows = table
    heads = [*heads, speaker.say("tournament-drawn")]
    kinds = ["number" if is_number(cells) else "text" for cells in zip(*rows, strict=True)]
    kinds.append("text")
    head = "".join(
        f'<th scope="col" class="{kind}">{escape(name)}</th>' for name, kind in zip(heads, kinds, strict=True)
    )
    lines = []
    for cells, drawing in zip(rows, drawings, strict=True):
        shown = [*map(escape, cells), drawing]
        lines.append(
            "<tr>"
            + "".join(
                f'<td class="{kind}" data-head="{escape(name)}">{cell}</td>'
                for name, kind, cell in zip(heads, kinds, shown, strict=True)
            )
            + "</tr>"
        )
    body = "\n".join(lines)
    return f"""<section>
<h2>{escape(title)}</h2>
<div class="wide" tabindex="0"><table>
<thead><tr>{head}</tr></thead>
<tbody>
{body}
</tbody>
</table></div>
</section>"""


def is_number(cells: Sequence[str]) -> bool:
    return all(cell.lstrip("+−-")[:1].isdigit() for cell in cells)


def interval(value: float, bounds: Sequence[float], low: float, high: float, zero: float) -> str:
    """A point and its interval on an axis from low to high, with a line where nothing is decided."""

    def at(number: float) -> float:
        share = (number - low) / (high - low) if high > low else 0.5
        return round(MARGIN + share * (WIDTH - 2 * MARGIN), 1)

    middle = HEIGHT / 2
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true" preserveAspectRatio="none">'
        f'<line class="axis" x1="0" x2="{WIDTH}" y1="{middle}" y2="{middle}"/>'
        f'<line class="zero" x1="{at(zero)}" x2="{at(zero)}" y1="1" y2="{HEIGHT - 1}"/>'
        f'<line class="bar" x1="{at(bounds[0])}" x2="{at(bounds[1])}" y1="{middle}" y2="{middle}"/>'
        f'<circle cx="{at(value)}" cy="{middle}" r="5"/></svg>'
    )
