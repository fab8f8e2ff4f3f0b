"""Honjin: a place to play, study and build three army-and-duel card games."""

import sys
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from honjin.api import (
        LANGUAGES,
        Bot,
        Budget,
        FormError,
        Game,
        Hint,
        IllegalChoice,
        LogLine,
        Option,
        Outcome,
        Refusal,
        Table,
        advise,
        bot,
        compiled,
        game,
        games,
        replay,
        rule,
    )

__all__ = [
    "LANGUAGES",
    "Bot",
    "Budget",
    "FormError",
    "Game",
    "Hint",
    "IllegalChoice",
    "LogLine",
    "Option",
    "Outcome",
    "Refusal",
    "Table",
    "advise",
    "bot",
    "compiled",
    "game",
    "games",
    "replay",
    "rule",
]


class Package(ModuleType):
    """This module: it loads its names when one is first asked for, so that help need not load the games."""

    def __getattr__(self, name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        from honjin import api

        vars(self).update({public: getattr(api, public) for public in __all__})
        return vars(self)[name]

    def __setattr__(self, name: str, value: object) -> None:
        # Python binds a package that it imports to the one around it, but honjin.games is our function.
        if name not in __all__ or not isinstance(value, ModuleType):
            super().__setattr__(name, value)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *__all__})


sys.modules[__name__].__class__ = Package
