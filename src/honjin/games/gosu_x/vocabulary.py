"""The words of card files: every effect by its word, with its fields, read and written by one codec."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from honjin.engine.machine import Effect
from honjin.games.gosu_x.card import CLANS, KEYWORDS
from honjin.games.gosu_x.engine.book import ANY_LEVEL, LEVEL_BITS
from honjin.games.gosu_x.engine.layout import REVEALED_MAX
from honjin.games.gosu_x.engine.verbs import amount, army, control, deck, hand, passing, pile, tokens
from honjin.table.fields import Field, Flag, Number, Word, Words, read_words, word_of
from honjin.table.forms import Node, Phrase, one_of

LEVELS: Final = {"1": LEVEL_BITS[0], "2": LEVEL_BITS[1], "3": LEVEL_BITS[2]}
DEEDS: Final = {
    "capture": army.CAPTURE,
    "destroy": army.DESTROY,
    "release": army.RELEASE,
    "to-deck": army.TO_DECK,
    "bear-bounty": army.BEAR_BOUNTY,
    "copy": army.COPY,
}
CHOICES: Final = army.CAPTURE | army.DESTROY | army.RELEASE
SIDES: Final = {"anyone": army.ANYONE, "own": army.OWN, "enemy": army.ENEMY}
NEAR: Final = {"anywhere": army.ANYWHERE, "adjacent": army.ADJACENT, "row-or-column": army.ROW_OR_COLUMN}
RICHER: Final = {"in-play": control.IN_PLAY, "in-hand": control.IN_HAND}
IF_CONDITIONS: Final = {
    "supremacy": control.HAS_SUPREMACY,
    "all-tokens": control.ALL_TOKENS,
    "empty-hand": control.EMPTY_HAND,
    "opponent-captured": control.OPPONENT_CAPTURED,
    "in-either-army": control.IN_EITHER_ARMY,
    "in-own-army": control.IN_OWN_ARMY,
}
DRAWN_FOR: Final = {
    "clans-in-discard": hand.CLANS_IN_DISCARD,
    "clans-in-column": hand.CLANS_IN_COLUMN,
    "clans-in-row": hand.CLANS_IN_ROW,
    "cards-in-column": hand.CARDS_IN_COLUMN,
}
COUNT_MAX: Final = 60


def say(key: str, /, **args: str | int) -> Phrase:
    """What is wrong with a text of this game, in its own words."""
    return Phrase(key, "honjin.games.gosu_x", **args)


@dataclass(frozen=True)
class Count(Field):
    """A number, or a word for one."""

    def write(self, value: object) -> object:
        return word_of(amount.AMOUNT_WORDS, value) if isinstance(value, int) and value < 0 else value

    def read(self, node: Node) -> object:
        if isinstance(node.value, str):
            return amount.AMOUNT_WORDS.get(node.text(amount.AMOUNT_WORDS), 0)
        return node.integer(0, COUNT_MAX)


@dataclass(frozen=True)
class Deeds(Words):
    """What is done to a chosen card; between some of them the player can choose."""

    def read(self, node: Node) -> object:
        deeds = read_words(node, self.words)
        if deeds not in DEEDS.values() and (deeds == 0 or deeds & ~CHOICES):
            node.wrong(say("expected-deeds"))
        return deeds


@dataclass(frozen=True)
class Levels(Field):
    """Some of 1, 2 and 3."""

    def write(self, value: object) -> object:
        assert isinstance(value, int)
        return [row + 1 for row, bit in enumerate(LEVEL_BITS) if value & bit]

    def read(self, node: Node) -> object:
        bits = 0
        for item in node.items():
            bits |= LEVEL_BITS[item.integer(1, 3) - 1]
        if not bits:
            node.wrong(say("expected-levels"))
        return bits


@dataclass(frozen=True)
class Steps(Field):
    """Effects, one after the other."""

    name: str = "steps"

    def write(self, value: object) -> object:
        assert isinstance(value, list)
        return write_effects(value)

    def read(self, node: Node) -> object:
        return read_effects(node)


@dataclass(frozen=True)
class Verb:
    """An effect that card files can name, and its fields."""

    kind: type[Effect]
    fields: tuple[Field, ...] = ()


CLAN_WORDS: Final = {clan: number for number, clan in enumerate(CLANS)}
NAME: Final = Field("name")
STEPS: Final = Steps()
REVEALED_COUNT: Final = Number("count", most=REVEALED_MAX)
VERBS: Final[dict[str, Verb]] = {
    verb.kind.word: verb
    for verb in (
        Verb(control.EachPlayer, (STEPS,)),
        Verb(control.Opponent, (STEPS,)),
        Verb(control.Richer, (Word("what", words=RICHER), STEPS)),
        Verb(
            control.If,
            (Word("condition", words=IF_CONDITIONS), STEPS, Field("name", ""), Number("count", 0)),
        ),
        Verb(control.May, (STEPS,)),
        Verb(control.ChoosePlayer, (STEPS,)),
        Verb(
            army.Choose,
            (
                Deeds("deeds", words=DEEDS),
                Levels("levels", ANY_LEVEL),
                Levels("supremacy", 0),
                Word("side", army.ANYONE, words=SIDES),
                Flag("open"),
                Word("near", army.ANYWHERE, words=NEAR),
                Flag("bounty"),
                Flag("may"),
                Word("then", 0, words=DEEDS),
            ),
        ),
        Verb(army.CaptureThis, (Steps(default=[]),)),
        Verb(army.Swap, (Word("side", army.ANYONE, words=SIDES),)),
        Verb(army.Sacrifice, (Count("count", 1),)),
        Verb(army.ReleaseAll, (Word("side", army.OWN, words=SIDES),)),
        Verb(army.DestroyClan),
        Verb(hand.Draw, (Count("count", 1),)),
        Verb(hand.DrawFor, (Word("what", words=DRAWN_FOR), Word("clan", 0, words=CLAN_WORDS))),
        Verb(hand.Discard, (Count("count", 1),)),
        Verb(hand.HandOf, (Number("count"),)),
        Verb(hand.DiscardBounty, (STEPS,)),
        Verb(hand.DiscardClan, (Number("count"), STEPS)),
        Verb(hand.Ban),
        Verb(pile.Mill, (Count("count"),)),
        Verb(
            pile.Take,
            (
                Count("count", 1),
                Levels("levels", ANY_LEVEL),
                Levels("supremacy", 0),
                Words("keywords", 0, words=KEYWORDS),
                Flag("up_to"),
                Flag("one_per_level"),
            ),
        ),
        Verb(pile.TakeCopies),
        Verb(pile.TakeNamed, (NAME,)),
        Verb(pile.TakeClanLevel, (Count("count"),)),
        Verb(pile.StackDeck, (Count("count"),)),
        Verb(pile.Remove, (STEPS,)),
        Verb(pile.ReturnRemoved, (NAME, STEPS)),
        Verb(pile.CopyDiscarded),
        Verb(pile.ShuffleClan),
        Verb(pile.RemoveClan),
        Verb(deck.RevealLevel, (REVEALED_COUNT,)),
        Verb(deck.RevealClan, (REVEALED_COUNT,)),
        Verb(deck.RevealOne, (REVEALED_COUNT,)),
        Verb(deck.RevealSort, (REVEALED_COUNT,)),
        Verb(deck.Search),
        Verb(deck.SearchName, (NAME,)),
        Verb(tokens.TakeBack, (Number("count", 1), Flag("up_to"))),
        Verb(tokens.Unlock),
        Verb(tokens.AdditionalTurn, (Flag("raising"),)),
        Verb(tokens.FlipTile),
        Verb(passing.MayPass),
    )
}


def values_of(effect: Effect) -> list[tuple[Field, object]]:
    return [(field, getattr(effect, field.name)) for field in VERBS[effect.word].fields]


def write_effect(effect: Effect) -> object:
    """The effect's word, or a table with the word and the fields that differ from their defaults."""
    told = {field.name: field.write(value) for field, value in values_of(effect) if value != field.default}
    return {"do": effect.word, **told} if told else effect.word


def write_effects(effects: Sequence[Effect]) -> list[object]:
    return [write_effect(effect) for effect in effects]


def read_effects(node: Node) -> list[Effect]:
    return [effect for item in node.items() if (effect := read_effect(item)) is not None]


def read_effect(node: Node) -> Effect | None:
    """None if it cannot be made; why is among the node's problems."""
    plain = isinstance(node.value, str)
    named = node if plain else node.need("do", one_of(VERBS))
    word = named.text(VERBS)
    if named.value != word:
        return None
    verb = VERBS[word]
    given: list[object] = []
    missing = False
    for field in verb.fields:
        found = None if plain else node.get(field.name)
        given.append(field.default if found is None else field.read(found))
        if found is None and field.default is None:
            node.problems.append(say("form-field-missing", path=node.path, word=word, field=field.name))
            missing = True
    if not plain:
        node.only_these()
    return None if missing else verb.kind(*given)


def fresh(effects: Sequence[Effect]) -> list[Effect]:
    """New effects for another Book, since each has its number in one Book only."""
    return [
        VERBS[effect.word].kind(
            *(
                fresh(value) if isinstance(field, Steps) and isinstance(value, list) else value
                for field, value in values_of(effect)
            )
        )
        for effect in effects
    ]


def copies_in(effects: Sequence[Effect]) -> int:
    """How many other effects these and their steps copy at most."""
    found = 0
    for effect in effects:
        if isinstance(effect, army.Choose):
            found += bool(effect.deeds & army.COPY) + bool(effect.then & army.COPY)
        found += isinstance(effect, pile.CopyDiscarded)
        for field, value in values_of(effect):
            if isinstance(field, Steps) and isinstance(value, list):
                found += int(effect.rounds) * copies_in(value)
    return found


def names_in(effects: Sequence[Effect]) -> list[str]:
    """The card names that these effects and their steps ask for."""
    found = []
    for effect in effects:
        for field, value in values_of(effect):
            if field.name == "name" and value:
                found.append(str(value))
            elif isinstance(field, Steps) and isinstance(value, list):
                found += names_in(value)
    return found
