"""ApiError: what a client asked for and did not get, a word for programs and a sentence for people."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import UNSET

from honjin.server import wire
from honjin.table.forms import FormError
from honjin.table.people import Names
from honjin.table.refusal import IllegalChoice, Refusal
from honjin.table.text import Argument, Texts

TEXTS: Final = Texts("honjin.server")
Called = Callable[[str], Names]  # what those at the table are called, in a language


def nobody(lang: str) -> Names:
    return ()


class ApiError(Exception):
    """An answer with an HTTP status; the sentence is the message `refused-WORD`."""

    def __init__(
        self,
        status: int,
        word: str,
        refusals: Sequence[Refusal] | None = None,
        called: Called = nobody,
        **args: Argument,
    ) -> None:
        super().__init__(word)
        self.status = status
        self.word = word
        self.refusals = refusals
        self.called = called
        self.args_said = args

    def detail(self, lang: str) -> str:
        return TEXTS(lang, f"refused-{self.word}", self.args_said)

    def problem(self, lang: str) -> wire.Problem:
        said = UNSET if self.refusals is None else refusal_texts(self.refusals, lang, self.called(lang))
        return wire.Problem(self.word, self.detail(lang), said)


class BadForm(ApiError):
    """A position, a record or an option of bad form."""

    def __init__(self, error: ValueError) -> None:
        super().__init__(400, "form")
        self.error = error

    def detail(self, lang: str) -> str:
        return self.error.text(lang) if isinstance(self.error, FormError) else str(self.error)


def illegal(error: IllegalChoice, called: Called) -> ApiError:
    return ApiError(422, "illegal", error.refusals, called)


def refusal_texts(refusals: Sequence[Refusal], lang: str, names: Names) -> list[wire.RefusalText]:
    return [wire.RefusalText(refusal.rule, refusal.reason(lang, names)) for refusal in refusals]
