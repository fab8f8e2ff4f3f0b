"""Every text that code can ask for exists in both languages, and none is left over."""

import ast as syntax
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path
from typing import ClassVar

import pytest
from wording import client_messages, messages

import honjin
from honjin.cli import COMMANDS
from honjin.cli.command import Group, Terminal
from honjin.cli.help import examples, help_texts
from honjin.engine.machine import Decision
from honjin.games import GAMES
from honjin.games.gosu_tactics.card import CERTAINTIES, SIDES
from honjin.games.gosu_tactics.cardset import POWERS
from honjin.games.gosu_x.card import ABILITIES
from honjin.games.gosu_x.engine.book import TILE_ABILITIES
from honjin.server.errors import ApiError
from honjin.table import about
from honjin.table.choice import ENDINGS
from honjin.table.facts import OWN
from honjin.table.game import Game
from honjin.table.notation import Notation
from honjin.table.refusal import rule_id
from honjin.table.tags import tags_of
from honjin.table.text import CORE, LANGUAGES, message_files, rules
from tools.document import contexts

PACKAGES = [CORE, "honjin.cli", "honjin.lab", "honjin.server", *(game.package for game in GAMES.values())]
SOURCE = Path(honjin.__file__).parent


def parts(lang: str) -> set[str]:
    """The messages that other messages are made of; each language says its sentences in its own way."""
    packages = (CORE, *(game.package for game in GAMES.values()))
    texts = [path.read_text("utf-8") for package in packages for path in message_files(package, lang)]
    return {name for text in texts for name in re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text)}


def quoted(*modules: str) -> set[str]:
    """Every text between quotes in these modules."""
    return {
        word
        for module in modules
        for word in re.findall(r'"([a-z-]+)"', (SOURCE / module).read_text("utf-8"))
    }


def expected(game: Game) -> Iterable[str]:
    """The messages that the engine can ask a game for."""
    cards = game.card_set(None)
    notation = Notation(game.patterns, game.holes(cards, game.most))
    for kind in range(len(game.patterns)):
        yield f"option-{notation.key(kind * 0x10000)}"
    for effect in cards.book.effects:
        if isinstance(effect, Decision):
            yield f"prompt-{effect.word}"
    yield from {f"way-{kind}" for kind in game.option_kinds} & messages(game.package, "en")
    yield from (f"refusal-{condition.key}" for condition in game.conditions)
    yield from (f"log-{kind.word}" for kind in game.fact_kinds)
    yield from (f"word-{word}" for word in game.fact_words)
    yield from about_keys(game)
    yield from (f"why-{kind}" for kind in reason_kinds(game))
    yield from tag_keys(game)
    yield from {f"section-{rule.section}" for rule in rules(game.package).values()} - messages(CORE, "en")


def tag_keys(game: Game) -> Iterable[str]:
    """What its games are counted by, records, and values that have no name elsewhere."""
    for kind in tags_of(game).kinds:
        yield f"tag-{kind.name}"
        yield from [f"tag-{kind.name}-best"] if kind.best else []
        yield from {f"tag-{kind.name}-{value}" for value in kind.values} & messages(game.package, "en")


def reason_kinds(game: Game) -> set[str]:
    """What its hints can say, but for what any table says."""
    own = f"games/{game.package.rpartition('.')[2]}/reasons.py"
    armies = ["armies/reasons.py"] if "armies.reasons" in (SOURCE / own).read_text("utf-8") else []
    said = {f"why-{word}" for word in quoted(own, *armies)} & messages(game.package, "en")
    return {key.removeprefix("why-") for key in said}


def about_keys(game: Game) -> Iterable[str]:
    """What is read before the game begins; values that several games have are the table's."""
    yield from ("title", "tagline")
    named = about.item_names(game.card_set(None), "en")
    for name, setting in game.settings.items():
        yield from (f"setting-{name.replace('_', '-')}", f"setting-{name.replace('_', '-')}-help")
        values = {f"value-{word}" for word in about.allowed(setting) if word not in named}
        yield from values - messages(CORE, "en")


def expected_of_tactics_cards() -> Iterable[str]:
    yield "card-headline"
    yield from (f"side-{side}" for side in SIDES)
    yield from (f"mutation-{cost}" for cost in ("none", "normal", "zombie"))
    yield from (f"trigger-{trigger}" for trigger in ("arrival", "link", "mutation"))
    yield from (f"power-{word}{max}" for word in POWERS for max in ("", "-max"))
    said = quoted("games/gosu_tactics/cardset.py", "games/gosu_tactics/position.py")
    yield from (key for key in said - messages(CORE, "en") if key.startswith(("form-", "expected-")))


def test_gosu_tactics_has_exactly_the_texts_it_needs() -> None:
    game = GAMES["gosu-tactics"]
    needed = {*expected(game), *expected_of_tactics_cards()}
    assert (
        needed <= messages(game.package, "en") - client_messages(game.package, "en") <= needed | parts("en")
    )


def test_the_core_has_exactly_the_texts_it_needs() -> None:
    keys = quoted(*(str(path.relative_to(SOURCE)) for path in (SOURCE / "table").rglob("*.py")))
    needed = {f"section-{rule.section}" for rule in rules(CORE).values()} | {f"log-{word}" for word in OWN}
    needed |= {f"section-{part}" for part in ("components", "set-up", "round", "turn", "end")}  # for any game
    needed |= {f"value-{word}" for word in ("no", "yes", "none", "random", "any")}
    needed |= {f"reason-{rule.lower()}" for rule in ENDINGS.values()}
    needed |= {f"certainty-{word}" for word in CERTAINTIES}
    needed |= {"why-best", "why-won"}
    assert needed <= messages(CORE, "en")
    for key in messages(CORE, "en") - needed - parts("en"):
        assert key.removeprefix("refusal-").removeprefix("form-of-") in keys | {"card-set"}
    for key in keys:
        assert not key.startswith(("form-", "expected-")) or key in {*messages(CORE, "en"), "form-of-"}


class Listener(Terminal):
    """A terminal that remembers what help it was asked for."""

    asked: ClassVar[set[str]] = set()

    def help(self, key: str) -> str:
        self.asked.add(key)
        return super().help(key)


def asked_by_help() -> set[str]:
    """The texts that the help of all commands is made of."""
    root = Group("honjin", COMMANDS, Listener("en"))
    with root.make_context("honjin", [], resilient_parsing=True) as ctx:
        for inner, _ in contexts(ctx, 1):
            inner.command.get_help(inner)
    return Listener.asked


def test_help_has_exactly_the_texts_it_needs() -> None:
    assert help_texts().keys() == asked_by_help()


def test_every_text_of_help_is_in_both_languages() -> None:
    for key, text in help_texts().items():
        assert text.keys() == set(LANGUAGES), key
        assert all(text.values()), key


def test_examples_in_help_are_of_our_games() -> None:
    assert {example["game"] for example in examples()} == set(honjin.games())
    for example in examples():
        game = GAMES[example["game"]]
        assert "card" not in example or example["card"] in game.card_set(None).numbers
        assert "rule" not in example or example["rule"] in rules(game.package)
        if "option" in example:
            name, _, value = example["option"].partition("=")
            assert game.check_options({name: value})[name] == value


def terminal_files() -> list[Path]:
    """The terminal's code: its own, the reports of the lab, and what the games bring for them."""
    own = [*(SOURCE / "cli").rglob("*.py"), *(SOURCE / "lab" / "report").glob("*.py")]
    return own + [
        path for name in ("board", "card_tables") for path in (SOURCE / "games").glob(f"*/{name}.py")
    ]


def said_in_code() -> Iterable[str]:
    """A pattern for every message that the terminal's code asks for, with .+ where it is filled in."""
    for path in terminal_files():
        for node in syntax.walk(syntax.parse(path.read_text("utf-8"))):
            if isinstance(node, syntax.Call) and name_of(node.func) in ("say", "can_say"):
                yield from keys_of(node.args[0])


def name_of(function: syntax.expr) -> str:
    return str(getattr(function, "attr", getattr(function, "id", "")))


def keys_of(argument: syntax.expr) -> Iterable[str]:
    if isinstance(argument, syntax.Constant):
        yield re.escape(str(argument.value))
    elif isinstance(argument, syntax.JoinedStr):
        parts = argument.values
        yield "".join(re.escape(str(p.value)) if isinstance(p, syntax.Constant) else ".+" for p in parts)
    elif isinstance(argument, syntax.IfExp):
        yield from (*keys_of(argument.body), *keys_of(argument.orelse))


def test_the_terminal_has_exactly_the_texts_it_needs() -> None:
    games = [client_messages(game.package, "en") for game in GAMES.values()]
    known = messages("honjin.cli", "en").union(messages("honjin.lab", "en"), *games)
    code = set(said_in_code())
    words = quoted(*(str(path.relative_to(SOURCE)) for path in terminal_files()))
    for pattern in code:
        assert any(re.fullmatch(pattern, key) for key in known), f"there is no message {pattern}"
    filled = [pattern for pattern in code if ".+" in pattern]
    for key in known - words:
        assert any(re.fullmatch(pattern, key) for pattern in filled), f"nobody says {key}"


def test_the_terminal_has_a_word_for_what_each_tile_can_do() -> None:
    known = {
        key.removeprefix("x-tile-")
        for key in client_messages("honjin.games.gosu_x", "en")
        if key.startswith("x-tile-")
    }
    assert known == {word for word, bit in ABILITIES.items() if bit & TILE_ABILITIES}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages(package: str) -> None:
    known = {lang: messages(package, lang) for lang in LANGUAGES}
    everywhere = set.intersection(*known.values())
    for lang in LANGUAGES:
        assert known[lang] - everywhere <= parts(lang)


@pytest.mark.parametrize("package", [CORE, *(game.package for game in GAMES.values())])
def test_every_rule_has_title_and_text_in_both_languages(package: str) -> None:
    for rule in rules(package).values():
        for lang in LANGUAGES:
            assert rule.title[lang]
            assert rule.text[lang]
            assert not rule.ruling or rule.ruling[lang]


@pytest.mark.parametrize("package", [CORE, *(game.package for game in GAMES.values())])
def test_a_rule_has_the_same_numbers_and_cites_the_same_rules_in_both_languages(package: str) -> None:
    for rule in rules(package).values():
        for text in (rule.title, rule.text, rule.ruling):
            numbers = [sorted(re.findall(r"\b[A-Z]{2}-[A-Z]\d+|\d+", said)) for said in text.values()]
            assert all(found == numbers[0] for found in numbers), rule.id


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_rule_numbers_in_code_are_rules(game: Game) -> None:
    known = rules(game.package)
    for name, number in vars(import_module(f"{game.package}.engine.ids")).items():
        if re.fullmatch(r"[A-Z]\d+", name):
            assert rule_id(game.prefix, number) == f"{game.prefix}-{name}"
            assert f"{game.prefix}-{name}" in known


def test_every_rule_cited_in_code_exists() -> None:
    known = {id for package in (CORE, *(game.package for game in GAMES.values())) for id in rules(package)}
    prefixes = "|".join(("HJ", *(game.prefix for game in GAMES.values())))
    for path in SOURCE.rglob("*.py"):
        for cited in re.findall(rf"\b(?:{prefixes})-[A-Z]\d+", path.read_text("utf-8")):
            assert cited in known, f"{path.name} cites {cited}"


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_rule_has_a_test_named_after_it(game: Game) -> None:
    paths = [path for path in Path(__file__).parent.rglob("test_*.py") if path.name != "test_referee.py"]
    tests = "\n".join(path.read_text("utf-8") for path in paths)
    for id in rules(game.package):
        assert f"def test_{id.lower().replace('-', '_')}_" in tests, f"no test is named after {id}"


@pytest.mark.parametrize("number", [10**15, 10**32, -(10**40)])
def test_a_number_that_nobody_counts_to_is_said_digit_by_digit(number: int) -> None:
    for lang in LANGUAGES:
        assert str(number) in ApiError(404, "no-moment", n=number, last=3).detail(lang)


def french_files() -> list[Path]:
    return [path for path in sorted(SOURCE.rglob("*fr.ftl")) if "node_modules" not in path.parts]


@pytest.mark.parametrize("path", french_files(), ids=lambda path: "-".join(path.parts[-3:]))
def test_a_line_never_breaks_before_french_punctuation(path: Path) -> None:
    texts = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert not [line for line in texts if re.search(r"\S [:;!?»]|« ", line)]
