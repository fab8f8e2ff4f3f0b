"""Extras: packages that only some commands need, imported when they do."""

from importlib import import_module
from types import ModuleType


class MissingExtra(ImportError):
    """A package is not installed; the extra of honjin that brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(f"{package} is not installed: pip install 'honjin[{extra}]'")
        self.package = package
        self.extra = extra


def need(package: str, extra: str) -> ModuleType:
    try:
        return import_module(package)
    except ModuleNotFoundError as missing:
        if missing.name != package:
            raise
        raise MissingExtra(package, extra) from None
