"""Why not: rule ids and refusals."""

from collections.abc import Callable, Mapping

from honjin.table.people import Names, People
from honjin.table.text import CORE, Argument, Texts

# An argument may differ from language to language, and with what people are called.
Spoken = Callable[[str, Names], str]
Said = Argument | Mapping[str, str] | Spoken


def rule_id(prefix: str, number: int) -> str:
    """The id that a rule's number stands for: 1202 is L2."""
    return f"{prefix}-{chr(ord('A') - 1 + number // 100)}{number % 100}"


class Refusal:
    """One failed condition: its `rule` by id, and its text with the live numbers, for the seat that asked."""

    def __init__(
        self, rule: str, texts: Texts, key: str, args: Mapping[str, Said], reader: int | None, players: int
    ) -> None:
        self.rule = rule
        self._texts = texts
        self._key = key
        self._args = args
        self._reader = reader
        self._players = players

    def reason(self, lang: str = "en", names: Names = ()) -> str:
        """Why, for people who are shown the rule beside it; `names` are those of the seats."""
        args = {name: said(value, lang, names) for name, value in self._args.items()}
        people = People(self._players, self._reader, names)
        return self._texts(lang, f"refusal-{self._key}", people.told(args, lang))

    def text(self, lang: str = "en", names: Names = ()) -> str:
        """The reason and the rule's id, for people; `names` are those of the seats."""
        return self._texts(lang, "refused", {"reason": self.reason(lang, names), "rule": self.rule})

    def __repr__(self) -> str:
        return f"Refusal({self.text()!r})"


def said(value: Said, lang: str, names: Names) -> Argument:
    if isinstance(value, Mapping):
        return value[lang]
    return value(lang, names) if callable(value) else value


def core_refusal(rule: str, key: str, reader: int | None = None, players: int = 1, **args: Said) -> Refusal:
    return Refusal(rule, Texts(CORE), key, args, reader, players)


class IllegalChoice(ValueError):
    """A choice that is not among the options; `refusals` say why, and nothing has changed."""

    def __init__(self, choice: str, refusals: list[Refusal]) -> None:
        super().__init__(f"{choice}: " + "; ".join(refusal.text() for refusal in refusals))
        self.refusals = refusals
