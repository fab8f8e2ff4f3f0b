"""The texts of help, by key and language: in TOML, since loading Fluent takes longer than all the rest."""

import tomllib
from functools import cache
from importlib.resources import files


@cache
def help_texts() -> dict[str, dict[str, str]]:
    return tomllib.loads((files("honjin.cli") / "text" / "help.toml").read_text("utf-8"))
