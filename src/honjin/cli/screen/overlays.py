"""Covers: what lies over the table on the screen, until somebody takes it away."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from honjin.cli.screen.card_widgets import GOLD
from honjin.cli.screen.session import Session


class Cover(Screen[bool]):
    """Between two people: nothing to see. Space, not Enter: whoever typed Enter twice must not see more."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "dismiss(True)")]

    def __init__(self, session: Session, seat: int) -> None:
        super().__init__()
        say = session.terminal.say
        self.text = Text.assemble(
            (say("screen-cover", name=session.names[seat]), f"bold {GOLD}"), "\n\n", say("screen-cover-how")
        )

    def compose(self) -> ComposeResult:
        yield Static(self.text)


class Note(ModalScreen[None]):
    """An answer too long for the log."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,space", "dismiss")]

    def __init__(self, title: str, lines: Sequence[str], hint: str) -> None:
        super().__init__()
        self.heading, self.lines, self.hint = title, lines, hint

    def compose(self) -> ComposeResult:
        with VerticalScroll() as frame:
            frame.border_title = self.heading
            frame.border_subtitle = self.hint
            yield Static(Text("\n".join(self.lines)))
