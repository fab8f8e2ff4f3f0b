"""honjin play on the whole terminal: the table, the log, the options and a line to type on."""

import re
from asyncio import to_thread
from collections.abc import Sequence
from itertools import zip_longest
from typing import ClassVar

import click
from rich.console import Console, RenderableType
from rich.table import Table as Lines
from rich.text import Text
from textual import on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Resize
from textual.filter import LineFilter, NoColor
from textual.screen import Screen
from textual.suggester import Suggester
from textual.theme import Theme
from textual.widgets import Input, OptionList, Static

from honjin.cli.command import INTERRUPTED
from honjin.cli.screen.board import Board, Panel
from honjin.cli.screen.card_widgets import EDGE, FAINT, GOLD, Spread, army
from honjin.cli.screen.overlays import Cover, Note
from honjin.cli.screen.session import Session, counted
from honjin.table.facts import LogLine
from honjin.table.table import Question, Table

WIDE = 110  # columns from which the log has a side of its own
PAIR = 150  # columns from which two armies stand side by side
CHOICES = 7  # lines that the options need at least
INK = Theme(
    "honjin",
    primary=GOLD,
    background="#16161e",
    surface="#16161e",
    foreground="#c0caf5",
    variables={"faint": FAINT, "edge": EDGE},
)


def run_screen(session: Session) -> int:
    """Play until the end or until somebody leaves; 0, and like everywhere 130 after Ctrl-C."""
    if TableApp(session).run() == INTERRUPTED:
        raise click.Abort
    for line in session.result() or [session.terminal.say("goodbye")]:
        click.echo(line)
    return 0


class TableApp(App[int]):
    """The terminal taken over, and given back as it was."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave(130)", priority=True),
        Binding("ctrl+q", "leave(0)", priority=True),
    ]
    CSS = """
    Screen { background: $background; color: $foreground; }
    #status { height: 1; padding: 0 1; background: $edge; text-style: bold; }
    #notes { height: auto; padding: 0 1; }
    #table { height: 1fr; layout: grid; grid-size: 2; grid-columns: 7fr 5fr; grid-rows: auto 1fr; }
    #board { height: auto; column-span: 2; }
    #armies { height: auto; layout: grid; grid-size: 1; grid-rows: auto; }
    #armies.pair { grid-size: 2; }
    .pane { border-top: solid $edge; border-title-color: $foreground; padding: 0 1; height: auto; }
    .active { border-top: heavy $primary; border-title-color: $primary; border-title-style: bold; }
    .empty { display: none; }
    #choices { height: 1fr; }
    #question { height: auto; color: $primary; text-style: bold; }
    OptionList, OptionList:focus { border: none; padding: 0; height: 1fr; background: $background; }
    OptionList > .option-list--option-highlighted { background: $edge; text-style: bold; }
    #log { height: 1fr; }
    * { scrollbar-size-vertical: 1; scrollbar-color: $edge; scrollbar-background: $background; }
    Entry, Entry:focus {
        height: 2; border: none; border-top: solid $edge; border-title-color: $faint; padding: 0 1;
        background: $background; background-tint: $background;
    }
    Entry > .input--suggestion { color: $faint; text-style: italic; }
    .roomy .pane { border: round $edge; }
    .roomy .active { border: round $primary; }
    .wide #table { grid-size: 1; grid-columns: 1fr; }
    .wide #board { column-span: 1; }
    .wide #log { dock: right; height: 100%; border-left: solid $edge; }
    .roomy #log { border: round $edge; }
    Cover { align: center middle; }
    Cover Static { width: auto; padding: 1 4; text-align: center; border: round $primary; }
    Note { align: center middle; background: $background 60%; }
    Note VerticalScroll {
        width: 100%; max-width: 96; height: auto; max-height: 90%; padding: 0 1; border: round $primary;
        background: $background; border-subtitle-color: $faint;
    }
    Note Static { height: auto; }
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.register_theme(INK)
        self.theme = INK.name

    def get_default_screen(self) -> "TableScreen":
        return TableScreen(self.session)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """NO_COLOR: none at all, not even greys."""
        return [NoColor()] if self.no_color else super().get_line_filters()

    def action_leave(self, code: int) -> None:
        self.exit(code)


class Entry(Input):
    """Where a person types; Tab takes what is suggested."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("tab", "cursor_right", show=False)]

    async def action_submit(self) -> None:
        """Hand the line over and be empty at once: what is typed meanwhile is the next line."""
        line = self.value
        self.clear()
        self.post_message(self.Submitted(self, line))


class Completion(Suggester):
    """The first thing that could be typed now and starts like this."""

    def __init__(self, session: Session) -> None:
        super().__init__(use_cache=False)
        self.session = session

    async def get_suggestion(self, value: str) -> str | None:
        typed = value.lower()
        return next((text for text in self.session.completions() if text.lower().startswith(typed)), None)


class Log(VerticalScroll, can_focus=False):
    """What happened and what was answered; the newest stays in sight."""

    def compose(self) -> ComposeResult:
        yield Static()

    def on_mount(self) -> None:
        self.said: list[Text] = []
        self.anchor()

    def clear(self, lines: Sequence[Text]) -> None:
        self.said = []
        self.tell(lines)

    def tell(self, lines: Sequence[Text]) -> None:
        self.said = [*self.said, *lines][-500:]
        self.query_one(Static).update(Text("\n").join(self.said))
        self.anchor()


class Plan:
    """How much of a board fits: cards drawn or named, empty rows, details, what is known elsewhere."""

    def __init__(self, shown: Board, width: int, lines: int, wished: int) -> None:
        """`wished` lines more would help the options, but nothing that matters may go for them."""
        self.panels, self.width = shown.panels, width
        self.pair = len(shown.panels) > 2 and width >= PAIR
        self.bands = -(-len(shown.panels) // (2 if self.pair else 1))
        rows = max(len(panel.rows) for panel in shown.panels)
        told, closer = [sum(line_count(p, width - edge) for p in shown.panels) for edge in (4, 2)]
        full, few = self.bands * (rows + 1), self.bands + sum(filled_rows(p) for p in shown.panels)
        full, few, drawn = full + closer, few + closer, self.bands * (3 * rows + 2) + told
        piles = [pile for pile in (*shown.piles, *shown.known) if pile.cells]
        self.spreads = [Spread(row, width - 4) for row in (*piles, shown.hand)]
        self.lines = lines - self.used()
        while self.lines - wished < few and any(spread.row in shown.known for spread in self.spreads):
            del self.spreads[-2]
            self.lines = lines - self.used()
        self.roomy = drawn + len(self.spreads) <= self.lines - (wished if told else 0)
        more = min(self.bands, sum(1 for panel in shown.panels if panel.details))  # lines of details
        if self.roomy:
            self.dense, self.detailed = False, 0 < more <= self.lines - drawn - len(self.spreads)
        else:
            self.detailed = 0 < more <= self.lines - wished - few
            self.dense = full + (more if self.detailed else 0) > self.lines - wished
        if self.roomy and drawn + 3 * len(self.spreads) <= self.lines:
            cards = [Spread(spread.row, width - 4, drawn=True) for spread in self.spreads]
            left = self.lines - wished - drawn - more - sum(card.height for card in cards)
            pairs = zip(cards, self.spreads, strict=True)
            self.spreads = [card if card.lines == 1 or left >= 0 else named for card, named in pairs]

    def used(self) -> int:
        return sum(spread.lines + 1 for spread in self.spreads)

    def height(self, panel: Panel) -> int:
        """Of a panel of lines alone."""
        details = 1 if self.detailed and panel.details else 0
        return details + line_count(panel, self.width - (4 if self.roomy else 2)) + (2 if self.roomy else 1)

    def titles(self) -> list[str]:
        """Of the panels; all closer together if one is too long."""
        titles = [f"▶ {panel.brief}" if panel.is_active else panel.brief for panel in self.panels]
        room = self.width // (2 if self.pair else 1) - (6 if self.roomy else 4)
        if max(map(len, titles)) > room:
            titles = [title.replace(" · ", "  ") for title in titles]
        return titles


class TableScreen(Screen[None]):
    """The table as the person in front of it sees it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "option(1)", priority=True),
        Binding("up", "option(-1)", priority=True),
        Binding("pageup", "log(-1)", priority=True),
        Binding("pagedown", "log(1)", priority=True),
        Binding("ctrl+up", "armies(-1)", priority=True),
        Binding("ctrl+down", "armies(1)", priority=True),
    ]

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.say = session.terminal.say
        self.drawn: tuple[Table, int | None, int] | None = None  # whose log is told, and how far
        self.across = WIDE

    def compose(self) -> ComposeResult:
        shown = self.session.board(None)
        yield Static(id="status")
        yield Static(id="notes")
        with Container(id="table"):
            with Vertical(id="board"):
                with VerticalScroll(id="armies", can_focus=False):
                    yield from (Static(classes="pane army") for _ in shown.panels)
                yield from (Static(classes="pane spread") for _ in (*shown.piles, *shown.known))
                yield Static(id="hand", classes="pane spread")
            with Vertical(id="choices", classes="pane"):
                yield Static(id="question")
                yield OptionList(compact=True)
            yield Log(id="log", classes="pane")
        yield Entry(suggester=Completion(self.session), select_on_focus=False, compact=True)

    async def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False
        self.query_one(Entry).focus()
        await self.go_on()

    # --- the course of the game

    async def go_on(self) -> None:
        """Let the bots play, then ask the next person, covered if it is another one."""
        await to_thread(self.session.advance)
        if self.session.needs_cover():
            self.session.stand_up()
            self.draw()
            assert self.session.table.decision is not None
            self.app.push_screen(Cover(self.session, self.session.table.decision.seat), self.uncover)
        else:
            self.session.sit_down()
            self.draw()

    def uncover(self, seated: bool | None) -> None:
        self.session.sit_down()
        self.draw()

    @on(Input.Submitted)
    async def typed(self, event: Input.Submitted) -> None:
        line = event.value.strip()
        if self.session.needs_cover():  # typed ahead by whoever sat here before
            return
        if self.session.table.decision is None and line in ("", "q"):
            self.app.exit(0)
        elif line:
            await self.respond(line)

    @on(OptionList.OptionSelected)
    async def clicked(self, event: OptionList.OptionSelected) -> None:
        self.query_one(Entry).clear()
        await self.respond(str(event.option_index + 1))

    async def respond(self, line: str) -> None:
        reply = await to_thread(self.session.respond, line)  # a hint takes a while
        if reply.leave:
            self.app.exit(0)
            return
        if reply.moved:
            await self.go_on()
        self.answer(line, reply.lines)

    def answer(self, line: str, lines: Sequence[str]) -> None:
        """In the log if it is short, else on a note of its own."""
        if not lines:
            return
        log = self.query_one(Log)
        width, height = log.scrollable_content_region.size
        if len(lines) <= 3 and sum(len(text) // max(width, 1) + 2 for text in lines) < height:
            log.tell([Text(f"› {line}", f"bold {GOLD}"), *(Text(text, "italic") for text in lines)])
        else:
            self.app.push_screen(Note(line, lines, self.say("screen-close")))

    # --- drawing

    def draw(self) -> None:
        session = self.session
        shown = session.board(session.looker())
        self.query_one("#status", Static).update(shown.status)
        self.draw_board(shown)
        self.draw_question()
        self.draw_log()

    def draw_board(self, shown: Board) -> None:
        """In as much detail as the terminal has room for."""
        width, height = self.size
        wide = width >= WIDE
        side = max(38, min(44, width * 3 // 10)) if wide else 0
        self.across = width - side if wide else width * 7 // 12  # columns that the options have
        lines = height - 3 - CHOICES - self.draw_notes(shown, width - 2)
        plan = Plan(shown, width - side, lines, self.wished())
        self.set_class(wide, "wide")
        self.set_class(plan.roomy, "roomy")
        log = self.query_one(Log)
        log.styles.width = side or None
        log.border_title = titled(
            self.say("screen-log") + (" " if wide and not plan.roomy else ""), wide or plan.roomy
        )
        armies = self.query_one("#armies")
        armies.set_class(plan.pair, "pair")
        armies.styles.max_height = max(plan.lines, 4)
        if all(panel.lines for panel in shown.panels):  # measured by its columns, it would be too high
            armies.styles.height = min(sum(map(plan.height, shown.panels)), max(plan.lines, 4))
        titles = plan.titles()
        for widget, panel, title in zip(
            self.query(".army").results(Static), shown.panels, titles, strict=True
        ):
            widget.update(army(panel, plan.roomy, plan.dense, plan.detailed))
            if panel.lines:  # else too high, as the spreads would be
                widget.styles.height = plan.height(panel)
            widget.border_title = titled(tinted(title, shown), plan.roomy)
            widget.set_class(panel.is_active, "active")
        widgets = list(self.query(".spread").results(Static))
        for widget, spread in zip_longest(reversed(widgets), reversed(plan.spreads)):
            widget.set_class(spread is None, "empty")
            if spread is not None:
                widget.update(spread.render())
                # Measured by its columns, which are not what it has in the end, it would be too high.
                widget.styles.height = spread.height + (2 if plan.roomy else 1)
                widget.border_title = titled(spread.row.name.strip(), plan.roomy)
        for gap, least in (("  ", 3), (" ", 1)):
            legend = Text(gap).join(Text(f"{m.symbol} {m.meaning}", m.style) for m in shown.legend)
            name = shown.hand.name.strip()
            room = width - side - 6 - len(name) - len(legend)
            if room >= least:
                line = Text.assemble(name, " ", ("─" * (room - 2), EDGE), " " * min(room - 1, 1), legend)
                self.query_one("#hand").border_title = titled(line, plan.roomy)
                break

    def wished(self) -> int:
        """Lines that all options and the question would need beyond what they always have, within reason."""
        question = self.session.table.decision
        if question is None or question.seat != self.session.looker():
            return 0
        texts = [self.session.asked(question), *map(self.session.label, question.options)]
        needed = sum(-(-len(text) // max(self.across - 6, 1)) for text in texts) + 1
        return max(min(needed - CHOICES, 5), 0)

    def draw_notes(self, shown: Board, across: int) -> int:
        """What else holds now, with the suits in their colours; how many lines it takes."""
        widget = self.query_one("#notes", Static)
        widget.set_class(not shown.notes, "empty")
        if not shown.notes:
            return 0
        notes = Text(" · ").join(Text(note) for note in shown.notes)
        for suit in shown.suits:
            notes.highlight_words([suit.name], suit.colour)
        widget.update(notes)
        return len(notes.wrap(self.app.console, across))

    def draw_question(self) -> None:
        """What is asked and the options; nobody's while nobody looks; at the end the result."""
        session = self.session
        asked, options = "\n".join(session.result()), self.query_one(OptionList)
        question = session.table.decision
        options.clear_options()
        choices = self.query_one("#choices")
        choices.border_title = None
        if question is not None and question.seat == session.looker():
            count = len(question.options)
            choices.border_title = titled(self.say("screen-options", count=count), self.has_class("roomy"))
            asked = session.asked(question)
            for at in range(len(question.options)):
                options.add_option(self.option_line(question, at))
        self.query_one("#question", Static).update(asked)
        entry = self.query_one(Entry)
        entry.placeholder = self.say("screen-over" if question is None else "screen-type")
        entry.border_title = self.say("screen-hints")

    def option_line(self, question: Question, at: int, is_marked: bool = False) -> RenderableType:
        """Number, label and, if one line has room for it, the notation; ↓ shows it in any case."""
        option, digits = question.options[at], 1 + len(str(len(question.options)))
        label, notation = self.session.label(option), f"  {option.notation}"
        if len(label) + len(notation) > self.across - digits - 5:
            notation = ""
        line = Lines.grid(padding=(0, 1))
        line.add_column(justify="right", width=digits)
        line.add_column()
        line.add_row(
            Text(f"{'›' if is_marked else ''}{at + 1}", f"bold {GOLD}"),
            Text.assemble(label, (notation, FAINT)),
        )
        return line

    def draw_log(self) -> None:
        """The news; all of it again when another person looks or something was taken back."""
        session, seat, log = self.session, self.session.looker(), self.query_one(Log)
        count = len(session.table.events(None))
        if self.drawn is None or self.drawn[:2] != (session.table, seat) or self.drawn[2] > count:
            known = (0 if session.people else count) if seat is None else session.read[seat]
            log.clear(log_texts(session.log(seat)[:known], FAINT))
        log.tell(log_texts(session.news(), ""))
        self.drawn = (session.table, seat, count)

    def on_resize(self, event: Resize) -> None:
        if self.drawn is not None:
            self.draw()

    # --- keys

    def action_option(self, step: int) -> None:
        """Put the next option on the line, where it can be read before Enter makes the choice."""
        options, question = self.query_one(OptionList), self.session.table.decision
        if options.option_count and question is not None:
            before = options.highlighted
            at = ((0 if step > 0 else -1) if before is None else before + step) % options.option_count
            for index in {at if before is None else before, at}:
                options.replace_option_prompt_at_index(index, self.option_line(question, index, index == at))
            options.highlighted = at
            entry = self.query_one(Entry)
            entry.value = question.options[at].notation
            entry.cursor_position = len(entry.value)

    def action_log(self, step: int) -> None:
        log = self.query_one(Log)
        log.scroll_page_up() if step < 0 else log.scroll_page_down()

    def action_armies(self, step: int) -> None:
        self.query_one("#armies").scroll_relative(y=step)


def filled_rows(panel: Panel) -> int:
    return max(sum(1 for row in panel.rows if row.cells), 1 if panel.rows else 0)


def line_count(panel: Panel, width: int) -> int:
    """How many lines the panel's own lines take, the long ones wrapped."""
    console = Console(width=width)
    return sum(len(Text.assemble(*line.pieces).wrap(console, width)) for line in panel.lines)


def tinted(title: str, shown: Board) -> Text:
    text = Text(title)
    for mark in shown.tints:
        text.highlight_regex(f"{re.escape(mark.symbol)}+", mark.style)
    return text


def titled(title: str | Text, roomy: bool) -> Text:
    """A border's title, with the space around it that only corners would give."""
    return Text.assemble(title) if roomy else Text.assemble(" ", title, " ")


def log_texts(lines: Sequence[LogLine], style: str) -> list[Text]:
    told = counted(lines)
    return [Text.assemble((line.text + times, style), (f" {line.rule}", FAINT)) for line, times in told]
