"""The report of a study of balance, as a page: what stands out, then cards, clans, set-ups and lengths."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

import honjin
from honjin.cli.command import Terminal, clan_title, has_decks
from honjin.cli.figures import number, percent
from honjin.cli.simulate import way_text
from honjin.core.cards import CardSet
from honjin.games.way_of_the_samurai.cardset import SamuraiCards
from honjin.lab.contrast import EVEN, FEW, STRONG, WEAK
from honjin.lab.findings import LENGTHS
from honjin.lab.report.page import Column, Part, page, table, text
from honjin.lab.report.plots import Cell, Spread, heat_map, histogram, interval, reach_of, share_bar
from honjin.lab.setups import FACTORS, items_of

Found = dict[str, Any]
MARKS = {STRONG: "▲", WEAK: "▼", EVEN: "", FEW: "?"}
FULL_HEAT = 0.2  # the difference at which a cell is as deep as it can be
TOLD = 12  # outliers that are told in words, at most
MINUS = "−"


@dataclass(frozen=True)
class Names:
    """What cards, clans and items are called in the reader's language."""

    game: honjin.Game
    cards: CardSet
    terminal: Terminal

    def card(self, id: str) -> str:
        return self.game.card_face(id, self.terminal.lang, self.cards).name

    def clan(self, id: str) -> str:
        return clan_title(self.game, id, self.terminal)

    def item(self, factor: str, id: str) -> str:
        if isinstance(self.cards, SamuraiCards):
            for item in items_of(self.cards.box, factor):
                if item.id == id:
                    return item.label(self.terminal.lang)
        return self.terminal.say("balance-no-item")

    def verdict(self, kind: str) -> str:
        return self.terminal.say(f"balance-verdict-{kind}", game=self.game.name)

    def labels(self, map: str, ids: Sequence[str], part: int) -> list[str]:
        """The rows (0) or columns (1) of a heat map."""
        if map == "draft":
            return [self.clan(id) if part == 0 else id for id in ids]
        factor = map.split("-")[part] if "-" in map else map
        return [self.item(factor, id) if factor in FACTORS else self.clan(id) for id in ids]


def signed(value: float, terminal: Terminal) -> str:
    """A difference in points of percent, with its sign."""
    return with_sign(percent(abs(value), terminal), value)


def with_sign(shown: str, value: float) -> str:
    """None where nothing is left of it."""
    sign = "+" if value > 0 else MINUS
    return sign + shown if any(digit in shown for digit in "123456789") else shown


def spread_text(interval: Sequence[float], terminal: Terminal) -> str:
    low, high = [signed(bound, terminal) for bound in interval]
    return terminal.say("balance-spread", low=low, high=high)


def rate_text(found: Found, terminal: Terminal) -> str:
    low, high = [percent(bound, terminal) for bound in found["interval"]]
    return terminal.say("balance-rate", rate=percent(found["rate"], terminal), low=low, high=high)


# --- the page


def balance_page(found: Found, cards: CardSet, command: str, terminal: Terminal) -> str:
    say = terminal.say
    names = Names(honjin.game(found["game"]), cards, terminal)
    sections = [
        (name, say(f"balance-{name}"), html)
        for name, html in (
            ("glance", glance(found, names)),
            ("cards", card_section(found, names)),
            ("clans", clan_section(found, names)),
            ("items", item_section(found, names)),
            ("maps", map_section(found, names)),
            ("tiles", tile_section(found, names)),
            ("ways", way_section(found, names)),
            ("lengths", length_section(found, names)),
            ("method", method(found, terminal)),
        )
        if html
    ]
    about = say(
        "balance-about",
        games=found["games"],
        seats=", ".join(found["seats"]),
        seed=found["seed"],
        cards=found["cards"],
    )
    foot = (
        f"<p>{escape(say('balance-again'))} <code>{escape(command)}</code></p>"
        f"<p>{escape(say('balance-hash'))} <code>{found['hash']}</code></p>"
    )
    return page(say("balance-title", game=found["game"]), about, terminal.lang, sections, foot)


def glance(found: Found, names: Names) -> str:
    say, terminal = names.terminal.say, names.terminal
    alone = len(found["seats"]) == 1
    key = "balance-tile-won" if alone else "balance-tile-starting"
    low, high = [percent(bound, terminal) for bound in found["starting"]["interval"]]
    turns = found["lengths"]["turns"]["mean"]
    tiles = [
        (say("balance-count", count=found["games"]), say("balance-tile-games", broken=found["broken_off"])),
        (percent(found["starting"]["rate"], terminal) + " %", say(key, low=low, high=high)),
        (number(turns or 0, 1, terminal), say("balance-tile-turns", game=found["game"])),
        (str(len(found["outliers"])), say("balance-tile-outliers", cards=len(found["card_findings"]))),
    ]
    shown = "".join(f"<li><strong>{escape(big)}</strong>{escape(small)}</li>" for big, small in tiles)
    told = "".join(f'<li class="{kind}">{escape(line)}</li>' for kind, line in noteworthy(found, names))
    return f'<ul class="tiles">{shown}</ul>\n<ul class="findings" style="margin-top:1.2rem">{told}</ul>'


def noteworthy(found: Found, names: Names) -> Iterator[tuple[str, str]]:
    """What stands out, in words, then where there are too few games to say."""
    say, terminal = names.terminal.say, names.terminal
    by_id = {card["card"]: card for card in found["card_findings"]}
    if not found["outliers"]:
        yield EVEN, say("balance-no-outlier")
    for id in found["outliers"][:TOLD]:
        yield by_id[id]["verdict"], outlier_text(by_id[id], names)
    if len(found["outliers"]) > TOLD:
        yield EVEN, say("balance-more-outliers", count=len(found["outliers"]) - TOLD)
    for clan in found["clans"]:
        if clan["verdict"] in (STRONG, WEAK):
            rate, base = percent(clan["rate"], terminal), percent(clan["baseline"], terminal)
            kind = names.verdict(clan["verdict"])
            yield (
                clan["verdict"],
                say("balance-clan-out", clan=names.clan(clan["clan"]), kind=kind, rate=rate, base=base),
            )
    few = sum(card["verdict"] == FEW for card in found["card_findings"])
    if few:
        yield FEW, say("balance-few-cards", count=few, cards=len(found["card_findings"]))
    cells = sum(each["few"] for each in found["maps"])
    if cells:
        yield FEW, say("balance-few-cells", count=cells)


def outlier_text(card: Found, names: Names) -> str:
    terminal = names.terminal
    return terminal.say(
        "balance-outlier",
        card=names.card(card["card"]),
        clan=names.clan(card["clan"]),
        kind=names.verdict(card["verdict"]),
        rate=percent(card["rate"], terminal),
        base=percent(card["baseline"], terminal),
        least=percent(max(card["interval"][0], -card["interval"][1]), terminal),
    )


# --- cards, clans, items


def verdict(found: Found, names: Names) -> Part:
    kind = found["verdict"]
    word = names.verdict(kind)
    order = {STRONG: 3, EVEN: 2, FEW: 1, WEAK: 0}[kind]
    return Part(f'<span class="verdict {kind}">{MARKS[kind]} {escape(word)}</span>', order)


def compared(found: Found, reach: float, colour: str, names: Names) -> list[Part]:
    """Rate, baseline, the drawing, the difference with its interval, and the verdict."""
    terminal = names.terminal
    spread = Spread(found["difference"], *found["interval"])
    drawing = interval(spread, reach, found["verdict"] in (STRONG, WEAK))
    apart = f"{signed(found['difference'], terminal)} ({spread_text(found['interval'], terminal)})"
    empty = found["games"] == 0
    return [
        text("–" if empty else percent(found["rate"], terminal), found["rate"]),
        text("–" if empty else percent(found["baseline"], terminal), found["baseline"]),
        Part(
            "" if empty else f'<div style="--clan:var(--clan-{colour})">{drawing}</div>', found["difference"]
        ),
        text("–" if empty else apart, found["difference"]),
        verdict(found, names),
    ]


def compared_columns(terminal: Terminal) -> list[Column]:
    kinds = {
        "rate": "number",
        "baseline": "number",
        "drawn": "drawn",
        "difference": "number half",
        "verdict": "half",
    }
    return [Column(terminal.say(f"balance-head-{word}"), kind) for word, kind in kinds.items()]


def spreads(rows: Sequence[Found]) -> list[Spread]:
    return [Spread(row["difference"], *row["interval"]) for row in rows if row["verdict"] != FEW]


def clan_part(id: str, name: str, more: str = "") -> str:
    return f'<span class="{more}clan" style="--clan:var(--clan-{id})">{escape(name)}</span>'


def effect_part(card: Found, terminal: Terminal) -> str:
    """How often its effect came, and how often to nothing; nothing for cards that have none to speak of."""
    if card["resolved"] + card["idle"] == 0:
        return ""
    told = terminal.say("balance-effect", times=card["resolved"], idle=card["idle"])
    return f' <span class="under">{escape(told)}</span>'


def card_section(found: Found, names: Names) -> str:
    terminal = names.terminal
    say = terminal.say
    rows = sorted(found["card_findings"], key=lambda card: (card["verdict"] == FEW, -card["difference"]))
    reach = reach_of(spreads(rows))
    decks = has_decks(names.game)
    columns = [
        Column(say("balance-head-card")),
        Column(say("balance-head-played"), "number"),
        *compared_columns(terminal),
    ]
    parts = []
    for card in rows:
        level = "" if decks else f" {'I' * card['level']}"
        title = names.card(card["card"])
        clan = clan_part(card["clan"], names.clan(card["clan"]) + level, "under ")
        parts.append(
            [
                Part(f"{escape(title)} {clan}", title),
                Part(f"{card['played']}{effect_part(card, terminal)}", card["played"]),
                *compared(card, reach, card["clan"], names),
            ]
        )
    about = say("balance-cards-about", game=found["game"], reach=percent(reach, terminal))
    return f"<p>{escape(about)}</p>\n{table(columns, parts, say('balance-cards'), sorts=True)}"


def clan_section(found: Found, names: Names) -> str:
    if not found["clans"]:
        return ""
    terminal = names.terminal
    rows = sorted(found["clans"], key=lambda clan: -clan["difference"])
    reach = reach_of(spreads(rows))
    columns = [
        Column(terminal.say("cards-clan")),
        Column(terminal.say("balance-head-games"), "number"),
        *compared_columns(terminal),
    ]
    parts = [
        [
            Part(clan_part(clan["clan"], names.clan(clan["clan"]))),
            text(str(clan["games"])),
            *compared(clan, reach, clan["clan"], names),
        ]
        for clan in rows
    ]
    about = terminal.say("balance-clans-about", game=found["game"])
    return f"<p>{escape(about)}</p>\n{table(columns, parts, terminal.say('balance-clans'))}"


def item_section(found: Found, names: Names) -> str:
    """Weapons, enemies, places and climates."""
    if not found["items"]:
        return ""
    terminal = names.terminal
    reach = reach_of(spreads(found["items"]))
    blocks = [f"<p>{escape(terminal.say('balance-items-about'))}</p>"]
    for factor in FACTORS:
        rows = sorted(
            (item for item in found["items"] if item["factor"] == factor),
            key=lambda item: -item["difference"],
        )
        if not rows:
            continue
        title = terminal.say(f"balance-factor-{factor}")
        columns = [
            Column(title),
            Column(terminal.say("balance-head-games"), "number"),
            *compared_columns(terminal),
        ]
        parts = [
            [
                text(names.item(factor, row["item"])),
                text(str(row["games"])),
                *compared(row, reach, factor, names),
            ]
            for row in rows
        ]
        blocks.append(f"<h3>{escape(title)}</h3>\n{table(columns, parts, title)}")
    return "\n".join(blocks)


# --- heat maps


def map_section(found: Found, names: Names) -> str:
    if not found["maps"]:
        return ""
    say = names.terminal.say
    legend = "".join(
        f"<li>{escape(say(f'balance-scale-{word}'))}</li>" for word in ("hot", "cold", "mark", "few")
    )
    blocks = [f'<ul class="scale">{legend}</ul>']
    blocks += [map_figure(each, names) for each in found["maps"]]
    return "\n".join(blocks)


def map_figure(found: Found, names: Names) -> str:
    terminal, name = names.terminal, found["name"]
    title = terminal.say(f"balance-map-{name}")
    about = terminal.say("balance-map-about", base=percent(found["baseline"], terminal))
    rows, columns = names.labels(name, found["rows"], 0), names.labels(name, found["columns"], 1)
    cells = [[cell_of(cell, terminal) for cell in row] for row in found["cells"]]
    figures = [
        [text(row), *(text("–" if cell is None else cell_figures(cell, terminal)) for cell in line)]
        for row, line in zip(rows, found["cells"], strict=True)
    ]
    heads = [Column(terminal.say("balance-map-row")), *(Column(column, "number") for column in columns)]
    region = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">'
    as_table = terminal.say("balance-map-table")
    return (
        f'<h3>{escape(title)}</h3>\n<p class="soft">{escape(about)}</p>\n'
        f"<figure>{region}{heat_map(rows, columns, cells, title)}</div></figure>\n"
        f"<details><summary>{escape(as_table)}</summary>"
        f"{table(heads, figures, f'{title}: {as_table}')}</details>"
    )


def cell_of(cell: Found | None, terminal: Terminal) -> Cell | None:
    if cell is None:
        return None
    few, kind = cell["verdict"] == FEW, cell["verdict"]
    figure = number(100 * cell["rate"], 0, terminal)
    heat = cell["difference"] / FULL_HEAT
    return Cell(figure, 0.0 if few else heat, MARKS[kind], cell_figures(cell, terminal), few)


def cell_figures(cell: Found, terminal: Terminal) -> str:
    return terminal.say(
        "balance-cell",
        rate=percent(cell["rate"], terminal),
        games=cell["games"],
        apart=f"{signed(cell['difference'], terminal)} ({spread_text(cell['interval'], terminal)})",
    )


# --- tiles, ways, lengths, method


def tile_section(found: Found, names: Names) -> str:
    if not found["left_over"]:
        return ""
    terminal = names.terminal
    words = ("games", "starting", "turns")
    columns = [
        Column(terminal.say("balance-head-tile")),
        *(Column(terminal.say(f"balance-head-{word}"), "number") for word in words),
        Column(terminal.say("balance-head-ways"), "long"),
    ]
    rows = [
        [
            Part(clan_part(tile["tile"], names.clan(tile["tile"]))),
            text(str(tile["games"])),
            text(rate_text(tile, terminal)),
            text(number(tile["turns"], 1, terminal)),
            text(", ".join(f"{way_text(way, terminal)} {count}" for way, count in tile["ways"].items())),
        ]
        for tile in found["left_over"]
    ]
    about = terminal.say("balance-tiles-about")
    return f"<p>{escape(about)}</p>\n{table(columns, rows, terminal.say('balance-tiles'))}"


def way_section(found: Found, names: Names) -> str:
    terminal = names.terminal
    total = max(sum(found["ways"].values()), 1)
    columns = [
        Column(terminal.say("balance-head-way")),
        Column(terminal.say("balance-head-games"), "number"),
        Column("%", "number"),
        Column(terminal.say("balance-head-share"), "drawn"),
    ]
    rows = [
        [
            text(way_text(way, terminal)),
            text(str(count)),
            text(percent(count / total, terminal)),
            Part(share_bar(count / total)),
        ]
        for way, count in sorted(found["ways"].items(), key=lambda item: -item[1])
    ]
    return table(columns, rows, terminal.say("balance-ways"))


def length_section(found: Found, names: Names) -> str:
    terminal = names.terminal
    figures = []
    alike = found["lengths"]["turns"] == found["lengths"]["rounds"]
    for what in LENGTHS:
        length = found["lengths"][what]
        if not length["bars"] or (alike and what == "turns"):
            continue
        title = terminal.say(f"balance-length-{what}")
        mean = terminal.say("balance-mean", mean=number(length["mean"], 1, terminal))
        bars = [(start, count) for start, count in length["bars"]]
        drawing = histogram(bars, length["width"], length["mean"], f"{title}, {mean}", mean)
        span = terminal.say("balance-span", least=length["min"], most=length["max"])
        figures.append(
            f"<figure><h3>{escape(title)}</h3>{drawing}<figcaption>{escape(span)}</figcaption></figure>"
        )
    return f'<div class="charts">{"".join(figures)}</div>'


def method(found: Found, terminal: Terminal) -> str:
    words = ["baseline", "interval", "many", "few"]
    words += ["draft"] if found["left_over"] else []
    words += ["setups"] if found["items"] else []
    words.append("bots")
    return (
        "<dl>"
        + "".join(
            f"<dt>{escape(terminal.say(f'balance-method-{word}-head'))}</dt>"
            f"<dd>{escape(terminal.say(f'balance-method-{word}', game=found['game']))}</dd>"
            for word in words
        )
        + "</dl>"
    )
