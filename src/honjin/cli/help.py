"""The texts of help, by key and language: in TOML, since loading Fluent takes longer than all the rest."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

# How the options of several games are told in one breath.
EACH = {"en": "{option} for {game}", "fr": "{option} pour {game}"}
LAST = {"en": " or ", "fr": " ou "}


@cache
def help_texts() -> dict[str, dict[str, str]]:
    texts = tomllib.loads((files("honjin.cli") / "text" / "help.toml").read_text("utf-8"))
    return {key: {lang: filled(said, lang) for lang, said in text.items()} for key, text in texts.items()}


@cache
def examples() -> list[Mapping[str, str]]:
    """What our games have for examples, from their folders: loading the games would take much longer."""
    folders = sorted((files("honjin") / "games").iterdir(), key=lambda folder: folder.name)
    found = [folder / "text" / "help.toml" for folder in folders]
    return [tomllib.loads(file.read_text("utf-8")) for file in found if file.is_file()]


def filled(text: str, lang: str) -> str:
    """With names of a game for {game}, {card}, {rule} and the like, and {options} of several games."""
    if "{" not in text:
        return text
    names = {name: value for example in reversed(examples()) for name, value in example.items()}
    options = [EACH[lang].format(**example) for example in examples() if "option" in example]
    return text.format(**names, options=LAST[lang].join(options))
