"""Why not: rule ids and refusals."""

from collections.abc import Mapping

from honjin.core.text import CORE, Argument, Texts

# An argument may differ from language to language.
Localised = Argument | Mapping[str, str]


def rule_id(prefix: str, number: int) -> str:
    """The id that a rule's number stands for: 1202 is L2."""
    return f"{prefix}-{chr(ord('A') - 1 + number // 100)}{number % 100}"


class Refusal:
    """One failed condition: its rule, and its text with the live numbers."""

    def __init__(self, rule: str, texts: Texts, key: str, args: Mapping[str, Localised]) -> None:
        self.rule = rule
        self._texts = texts
        self._key = key
        self._args = args

    def text(self, lang: str = "en") -> str:
        args = {
            name: value[lang] if isinstance(value, Mapping) else value for name, value in self._args.items()
        }
        reason = self._texts(lang, f"refusal-{self._key}", args)
        return self._texts(lang, "refused", {"reason": reason, "rule": self.rule})

    def __repr__(self) -> str:
        return f"Refusal({self.text()!r})"


def core_refusal(rule: str, key: str, **args: Localised) -> Refusal:
    return Refusal(rule, Texts(CORE), key, args)


class IllegalChoice(ValueError):
    """A choice that is not among the options; `refusals` say why, and nothing has changed."""

    def __init__(self, choice: str, refusals: list[Refusal]) -> None:
        super().__init__(f"{choice}: " + "; ".join(refusal.text() for refusal in refusals))
        self.refusals = refusals
