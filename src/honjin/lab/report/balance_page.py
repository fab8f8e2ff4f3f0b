"""The report of a study of balance, as a page: what stands out, then cards, clans, set-ups and lengths."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from honjin.games import GAMES
from honjin.lab.balance.results import LENGTHS
from honjin.lab.game_study import facts_of
from honjin.lab.report.numbers import number, percent
from honjin.lab.report.page import Column, Part, clan_colours, page, table, text
from honjin.lab.report.plots import Cell, Spread, heat_map, histogram, interval, reach_of, share_bar
from honjin.lab.report.words import way_text
from honjin.lab.stats.contrast import EVEN, FEW, STRONG, WEAK
from honjin.table.about import clan_title, setting_title, title
from honjin.table.card_set import CardSet
from honjin.table.game import Game
from honjin.table.text import Speaker

Found = dict[str, Any]
MARKS = {STRONG: "▲", WEAK: "▼", EVEN: "", FEW: "?"}
FULL_HEAT = 0.2  # the difference at which a cell is as deep as it can be
TOLD = 12  # outliers that are told in words, at most
MINUS = "−"


@dataclass(frozen=True)
class Names:
    """What cards, clans and items are called in the reader's language; the game has words of its own."""

    game: Game
    cards: CardSet
    speaker: Speaker

    def card(self, id: str) -> str:
        return self.game.card_face(id, self.speaker.lang, self.cards).name

    def clan(self, id: str) -> str:
        return clan_title(self.game, id, self.speaker.lang)

    def item(self, factor: str, id: str) -> str:
        found = {face.id: face.name for face in self.game.items(self.cards, self.speaker.lang)}
        return found.get(f"{factor}-{id}") or self.speaker.say("balance-no-item")

    def verdict(self, kind: str) -> str:
        return self.speaker.say(f"balance-verdict-{kind}")

    def factor(self, factor: str) -> str:
        key = f"balance-factor-{factor}"
        return (
            self.speaker.say(key)
            if self.speaker.can_say(key)
            else setting_title(self.game, factor, self.speaker.lang)
        )

    def map(self, name: str) -> str:
        """Of a heat map; of two factors together without words of their own, those of both."""
        key, (row, _, column) = f"balance-map-{name}", name.partition("-")
        if self.speaker.can_say(key):
            return self.speaker.say(key)
        return self.speaker.say("balance-map-pair", row=self.factor(row), column=self.factor(column))

    def labels(self, map: str, ids: Sequence[str], part: int) -> list[str]:
        """The rows (0) or columns (1) of a heat map."""
        if map == "draft":
            return [self.clan(id) if part == 0 else id for id in ids]
        factor = map.split("-")[part] if "-" in map else map
        return [
            self.item(factor, id) if factor in facts_of(self.game).factors else self.clan(id) for id in ids
        ]


def names_of(game: Game, cards: CardSet, speaker: Speaker) -> Names:
    return Names(game, cards, speaker.of(game.package))


def signed(value: float, speaker: Speaker) -> str:
    """A difference in points of percent, with its sign."""
    return with_sign(percent(abs(value), speaker), value)


def with_sign(shown: str, value: float) -> str:
    """None where nothing is left of it."""
    sign = "+" if value > 0 else MINUS
    return sign + shown if any(digit in shown for digit in "123456789") else shown


def spread_text(interval: Sequence[float], speaker: Speaker) -> str:
    low, high = [signed(bound, speaker) for bound in interval]
    return speaker.say("balance-spread", low=low, high=high)


def rate_text(found: Found, speaker: Speaker) -> str:
    low, high = [percent(bound, speaker) for bound in found["interval"]]
    return speaker.say("balance-rate", rate=percent(found["rate"], speaker), low=low, high=high)


# --- the page


def balance_page(found: Found, cards: CardSet, command: str, speaker: Speaker) -> str:
    names = names_of(GAMES[found["game"]], cards, speaker)
    say = names.speaker.say
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
            ("method", method(found, names.speaker)),
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
    heading, colours = say("balance-title", game=title(names.game, speaker.lang)), clan_colours(names.game)
    return page(heading, about, speaker.lang, sections, foot, colours)


def glance(found: Found, names: Names) -> str:
    say, speaker = names.speaker.say, names.speaker
    alone = len(found["seats"]) == 1
    key = "balance-tile-won" if alone else "balance-tile-starting"
    turns = found["lengths"]["turns"]["mean"]
    tiles = [
        (say("balance-count", count=found["games"]), say("balance-tile-games", broken=found["broken_off"])),
        (number(turns or 0, 1, speaker), say("balance-tile-turns")),
        (str(len(found["outliers"])), say("balance-tile-outliers", cards=len(found["card_findings"]))),
    ]
    if found["starting"] is not None:
        low, high = [percent(bound, speaker) for bound in found["starting"]["interval"]]
        tiles.insert(1, (percent(found["starting"]["rate"], speaker) + " %", say(key, low=low, high=high)))
    shown = "".join(f"<li><strong>{escape(big)}</strong>{escape(small)}</li>" for big, small in tiles)
    told = "".join(f'<li class="{kind}">{escape(line)}</li>' for kind, line in noteworthy(found, names))
    return f'<ul class="tiles">{shown}</ul>\n<ul class="findings" style="margin-top:1.2rem">{told}</ul>'


def noteworthy(found: Found, names: Names) -> Iterator[tuple[str, str]]:
    """What stands out, in words, then where there are too few games to say."""
    say, speaker = names.speaker.say, names.speaker
    by_id = {card["card"]: card for card in found["card_findings"]}
    if not found["outliers"]:
        yield EVEN, say("balance-no-outlier")
    for id in found["outliers"][:TOLD]:
        yield by_id[id]["verdict"], outlier_text(by_id[id], names)
    if len(found["outliers"]) > TOLD:
        yield EVEN, say("balance-more-outliers", count=len(found["outliers"]) - TOLD)
    for clan in found["clans"]:
        if clan["verdict"] in (STRONG, WEAK):
            rate, base = percent(clan["rate"], speaker), percent(clan["baseline"], speaker)
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
    speaker = names.speaker
    return speaker.say(
        "balance-outlier",
        card=names.card(card["card"]),
        clan=names.clan(card["clan"]),
        kind=names.verdict(card["verdict"]),
        rate=percent(card["rate"], speaker),
        base=percent(card["baseline"], speaker),
        least=percent(max(card["interval"][0], -card["interval"][1]), speaker),
    )


# --- cards, clans, items


def verdict(found: Found, names: Names) -> Part:
    kind = found["verdict"]
    word = names.verdict(kind)
    order = {STRONG: 3, EVEN: 2, FEW: 1, WEAK: 0}[kind]
    return Part(f'<span class="verdict {kind}">{MARKS[kind]} {escape(word)}</span>', order)


def compared(found: Found, reach: float, colour: str, names: Names) -> list[Part]:
    """Rate, baseline, the drawing, the difference with its interval, and the verdict."""
    speaker = names.speaker
    spread = Spread(found["difference"], *found["interval"])
    drawing = interval(spread, reach, found["verdict"] in (STRONG, WEAK))
    apart = f"{signed(found['difference'], speaker)} ({spread_text(found['interval'], speaker)})"
    empty = found["games"] == 0
    return [
        text("–" if empty else percent(found["rate"], speaker), found["rate"]),
        text("–" if empty else percent(found["baseline"], speaker), found["baseline"]),
        Part(
            "" if empty else f'<div style="--clan:var(--clan-{colour})">{drawing}</div>', found["difference"]
        ),
        text("–" if empty else apart, found["difference"]),
        verdict(found, names),
    ]


def compared_columns(speaker: Speaker) -> list[Column]:
    kinds = {
        "rate": "number",
        "baseline": "number",
        "drawn": "drawn",
        "difference": "number half",
        "verdict": "half",
    }
    return [Column(speaker.say(f"balance-head-{word}"), kind) for word, kind in kinds.items()]


def spreads(rows: Sequence[Found]) -> list[Spread]:
    return [Spread(row["difference"], *row["interval"]) for row in rows if row["verdict"] != FEW]


def clan_part(id: str, name: str, more: str = "") -> str:
    return f'<span class="{more}clan" style="--clan:var(--clan-{id})">{escape(name)}</span>'


def effect_part(card: Found, speaker: Speaker) -> str:
    """How often its effect came, and how often to nothing; nothing for cards that have none to speak of."""
    if card["resolved"] + card["idle"] == 0:
        return ""
    told = speaker.say("balance-effect", times=card["resolved"], idle=card["idle"])
    return f' <span class="under">{escape(told)}</span>'


def card_section(found: Found, names: Names) -> str:
    speaker = names.speaker
    say = speaker.say
    rows = sorted(found["card_findings"], key=lambda card: (card["verdict"] == FEW, -card["difference"]))
    reach = reach_of(spreads(rows))
    columns = [
        Column(say("balance-head-card")),
        Column(say("balance-head-played"), "number"),
        *compared_columns(speaker),
    ]
    parts = []
    for card in rows:
        level = f" {'I' * card['level']}" if card["level"] else ""
        title = names.card(card["card"])
        clan = clan_part(card["clan"], names.clan(card["clan"]) + level, "under ")
        parts.append(
            [
                Part(f"{escape(title)} {clan}", title),
                Part(f"{card['played']}{effect_part(card, speaker)}", card["played"]),
                *compared(card, reach, card["clan"], names),
            ]
        )
    about = say("balance-cards-about", compared=say("balance-cards-compared"), reach=percent(reach, speaker))
    return f"<p>{escape(about)}</p>\n{table(columns, parts, say('balance-cards'), sorts=True)}"


def clan_section(found: Found, names: Names) -> str:
    if not found["clans"]:
        return ""
    speaker = names.speaker
    rows = sorted(found["clans"], key=lambda clan: -clan["difference"])
    reach = reach_of(spreads(rows))
    columns = [
        Column(speaker.say("balance-head-clan")),
        Column(speaker.say("balance-head-games"), "number"),
        *compared_columns(speaker),
    ]
    parts = [
        [
            Part(clan_part(clan["clan"], names.clan(clan["clan"]))),
            text(str(clan["games"])),
            *compared(clan, reach, clan["clan"], names),
        ]
        for clan in rows
    ]
    about = speaker.say("balance-clans-about")
    return f"<p>{escape(about)}</p>\n{table(columns, parts, speaker.say('balance-clans'))}"


def item_section(found: Found, names: Names) -> str:
    """What is met, such as weapons and enemies."""
    if not found["items"]:
        return ""
    speaker = names.speaker
    reach = reach_of(spreads(found["items"]))
    blocks = [f"<p>{escape(speaker.say('balance-items-about'))}</p>"]
    for factor in facts_of(names.game).factors:
        rows = sorted(
            (item for item in found["items"] if item["factor"] == factor),
            key=lambda item: -item["difference"],
        )
        if not rows:
            continue
        title = names.factor(factor)
        columns = [
            Column(title),
            Column(speaker.say("balance-head-games"), "number"),
            *compared_columns(speaker),
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
    say = names.speaker.say
    legend = "".join(
        f"<li>{escape(say(f'balance-scale-{word}'))}</li>" for word in ("hot", "cold", "mark", "few")
    )
    blocks = [f'<ul class="scale">{legend}</ul>']
    blocks += [map_figure(each, names) for each in found["maps"]]
    return "\n".join(blocks)


def map_figure(found: Found, names: Names) -> str:
    speaker, name = names.speaker, found["name"]
    title = names.map(name)
    about = speaker.say("balance-map-about", base=percent(found["baseline"], speaker))
    rows, columns = names.labels(name, found["rows"], 0), names.labels(name, found["columns"], 1)
    cells = [[cell_of(cell, speaker) for cell in row] for row in found["cells"]]
    figures = [
        [text(row), *(text("–" if cell is None else cell_figures(cell, speaker)) for cell in line)]
        for row, line in zip(rows, found["cells"], strict=True)
    ]
    heads = [Column(speaker.say("balance-map-row")), *(Column(column, "number") for column in columns)]
    region = f'<div class="wide" tabindex="0" role="region" aria-label="{escape(title)}">'
    as_table = speaker.say("balance-map-table")
    return (
        f'<h3>{escape(title)}</h3>\n<p class="soft">{escape(about)}</p>\n'
        f"<figure>{region}{heat_map(rows, columns, cells, title)}</div></figure>\n"
        f"<details><summary>{escape(as_table)}</summary>"
        f"{table(heads, figures, f'{title}: {as_table}')}</details>"
    )


def cell_of(cell: Found | None, speaker: Speaker) -> Cell | None:
    if cell is None:
        return None
    few, kind = cell["verdict"] == FEW, cell["verdict"]
    figure = number(100 * cell["rate"], 0, speaker)
    heat = cell["difference"] / FULL_HEAT
    return Cell(figure, 0.0 if few else heat, MARKS[kind], cell_figures(cell, speaker), few)


def cell_figures(cell: Found, speaker: Speaker) -> str:
    return speaker.say(
        "balance-cell",
        rate=percent(cell["rate"], speaker),
        games=cell["games"],
        apart=f"{signed(cell['difference'], speaker)} ({spread_text(cell['interval'], speaker)})",
    )


# --- tiles, ways, lengths, method


def tile_section(found: Found, names: Names) -> str:
    if not found["left_over"]:
        return ""
    speaker = names.speaker
    words = ("games", "starting", "turns")
    columns = [
        Column(speaker.say("balance-head-tile")),
        *(Column(speaker.say(f"balance-head-{word}"), "number") for word in words),
        Column(speaker.say("balance-head-ways"), "long"),
    ]
    rows = [
        [
            Part(clan_part(tile["tile"], names.clan(tile["tile"]))),
            text(str(tile["games"])),
            text(rate_text(tile, speaker)),
            text(number(tile["turns"], 1, speaker)),
            text(", ".join(f"{way_text(way, speaker)} {count}" for way, count in tile["ways"].items())),
        ]
        for tile in found["left_over"]
    ]
    about = speaker.say("balance-tiles-about")
    return f"<p>{escape(about)}</p>\n{table(columns, rows, speaker.say('balance-tiles'))}"


def way_section(found: Found, names: Names) -> str:
    speaker = names.speaker
    total = max(sum(found["ways"].values()), 1)
    columns = [
        Column(speaker.say("balance-head-way")),
        Column(speaker.say("balance-head-games"), "number"),
        Column("%", "number"),
        Column(speaker.say("balance-head-share"), "drawn"),
    ]
    rows = [
        [
            text(way_text(way, speaker)),
            text(str(count)),
            text(percent(count / total, speaker)),
            Part(share_bar(count / total)),
        ]
        for way, count in sorted(found["ways"].items(), key=lambda item: -item[1])
    ]
    return table(columns, rows, speaker.say("balance-ways"))


def length_section(found: Found, names: Names) -> str:
    speaker = names.speaker
    figures = []
    alike = found["lengths"]["turns"] == found["lengths"]["rounds"]
    for what in LENGTHS:
        length = found["lengths"][what]
        if not length["bars"] or (alike and what == "turns"):
            continue
        title = speaker.say(f"balance-length-{what}")
        mean = speaker.say("balance-mean", mean=number(length["mean"], 1, speaker))
        bars = [(start, count) for start, count in length["bars"]]
        drawing = histogram(bars, length["width"], length["mean"], f"{title}, {mean}", mean)
        span = speaker.say("balance-span", least=length["min"], most=length["max"])
        figures.append(
            f"<figure><h3>{escape(title)}</h3>{drawing}<figcaption>{escape(span)}</figcaption></figure>"
        )
    return f'<div class="charts">{"".join(figures)}</div>'


def method(found: Found, speaker: Speaker) -> str:
    words = ["baseline", "interval", "many", "few"]
    words += ["draft"] if found["left_over"] else []
    words += ["setups"] if found["items"] else []
    words.append("bots")
    return (
        "<dl>"
        + "".join(
            f"<dt>{escape(speaker.say(f'balance-method-{word}-head'))}</dt>"
            f"<dd>{escape(speaker.say(f'balance-method-{word}'))}</dd>"
            for word in words
        )
        + "</dl>"
    )
