"""Card texts of GOSU X, rendered from the effects that run."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from honjin.engine.machine import Effect
from honjin.games.gosu_x.card import (
    ABILITIES,
    CLANS,
    KEYWORDS,
    LEVEL_NAMES,
    REACTIONS,
    TRIGGERS,
    Card,
    Tile,
)
from honjin.games.gosu_x.engine import book
from honjin.games.gosu_x.engine.verbs import amount, army, control, hand, passing, pile
from honjin.games.gosu_x.vocabulary import (
    CHOICES,
    DEEDS,
    IF_CONDITIONS,
    NEAR,
    RICHER,
    SIDES,
    Count,
    Levels,
    Steps,
    values_of,
)
from honjin.table.card_set import HOLE
from honjin.table.fields import Flag, Number, Word, Words, word_of, write_words
from honjin.table.text import Argument, Texts

TEXTS = Texts(__package__.removesuffix(".text"))

OF_OPEN_CARDS: Final = army.DESTROY | army.TO_DECK
SIGNS: Final = ("open", "icons", "x")  # what has a meaning besides the keywords


@dataclass(frozen=True)
class Voice:
    """Who does what is said, and in which language."""

    lang: str
    who: str = "you"
    chooser: str = "you"  # who chose the player, if one was chosen
    may: bool = False  # after "may"

    def __call__(self, key: str, **args: Argument) -> str:
        do = "infinitive" if self.may else "imperative" if self.who == "you" else "third"
        return TEXTS(self.lang, key, {"who": self.who, "chooser": self.chooser, "do": do, **args})

    def around(self, key: str, effect: str, **args: Argument) -> str:
        """A message around an effect's text, which may be longer than an argument can be."""
        return self(key, effect=HOLE, **args).replace(HOLE, effect)

    def list_of(self, key: str, words: Sequence[str]) -> str:
        *most, last = words
        return self(key, most=", ".join(most), last=last) if most else last

    def chained(self, parts: Sequence[str]) -> str:
        return "".join(self.around("said-then", part) if index else part for index, part in enumerate(parts))


# --- effects that say who, when or whether

GROUPS: Final = (control.EachPlayer, control.Opponent, control.Richer, control.ChoosePlayer)
UP_TO: Final = (pile.TakeClanLevel, pile.StackDeck)
OPTIONAL: Final = (army.Swap, hand.DiscardBounty, hand.DiscardClan, pile.Remove, passing.MayPass)


def steps_of(effect: Effect) -> list[Effect]:
    return next((value for _, value in values_of(effect) if isinstance(value, list)), [])


def is_plain(effect: Effect) -> bool:
    """Whether one player just does it, so that a subject can stand before its verb."""
    if isinstance(effect, control.May):
        return all(map(is_plain, effect.steps))
    return not isinstance(effect, (*GROUPS, control.If))


def is_optional(effect: Effect) -> bool:
    return isinstance(effect, OPTIONAL) or (isinstance(effect, army.Choose) and effect.may)


def phrase(effect: Effect, voice: Voice, capped: bool = False) -> str:
    """A whole clause, with its subject; a capped choice is bound to the level of a discarded card."""
    if isinstance(effect, GROUPS):
        return group_phrase(effect, voice)
    if isinstance(effect, control.If):
        args: dict[str, Argument] = {"name": effect.name, "count": int(effect.count)}
        key = f"if-{word_of(IF_CONDITIONS, effect.condition)}"
        return voice.around(key, phrases(effect.steps, voice), **args)
    if isinstance(effect, control.May) and not is_plain(effect):
        # What begins with its own subject can be a clause.
        clause = all(isinstance(step, GROUPS) and all(map(is_plain, steps_of(step))) for step in effect.steps)
        return voice.around("said-may-decide" if clause else "said-may-apply", phrases(effect.steps, voice))
    said = predicate(effect, voice, capped)
    return said if voice.who == "you" else voice.around(f"who-{voice.who}", said)


def phrases(effects: Sequence[Effect], voice: Voice) -> str:
    return voice.chained([phrase(effect, voice) for effect in effects] or [nothing(voice)])


def nothing(voice: Voice) -> str:
    said = voice("effect-nothing")
    return said if voice.who == "you" else voice.around(f"who-{voice.who}", said)


def group_phrase(effect: Effect, voice: Voice) -> str:
    """Others than the one who is spoken to, or all; a colon where a subject would not do."""
    steps = steps_of(effect)
    who = effect.word
    if isinstance(effect, control.Richer):
        who = f"richer-{word_of(RICHER, effect.what)}"
    elif isinstance(effect, control.ChoosePlayer):
        who = "chosen-player"
    elif isinstance(effect, control.Opponent) and voice.who != "you":
        who = "other-player"
    theirs = Voice(voice.lang, who, chooser="you" if voice.who == "you" else "other")
    if all(map(is_plain, steps)):
        said = theirs.chained([predicate(step, theirs) for step in steps] or [theirs("effect-nothing")])
        return theirs.around(f"who-{who}", said)
    inner = theirs if who in ("opponent", "other-player") else replace(theirs, who="that-player")
    return theirs.around(f"for-{who}", phrases(steps, inner))


# --- what one player does


def predicate(effect: Effect, voice: Voice, capped: bool = False) -> str:
    """The verb and all that follows it."""
    if isinstance(effect, control.May):
        after = replace(voice, may=True)
        said = after.chained([predicate(step, after) for step in effect.steps] or [after("effect-nothing")])
        return said if voice.may else voice.around("said-may", said)
    bare = replace(voice, may=True) if is_optional(effect) else voice
    if isinstance(effect, army.Choose):
        said = choice(effect, bare, capped)
    else:
        said = bare(f"effect-{effect.word}", **arguments(effect, voice))
    if bare != voice:
        said = voice.around("said-may", said)
    steps = steps_of(effect)
    if not steps:
        return said
    # What it pays for; after a discarded Bounty card, choices are bound to its level.
    after = replace(voice, who="you" if voice.who == "you" else "that-player", may=False)
    bound = isinstance(effect, hand.DiscardBounty)
    return said + voice.around("said-if-done", after.chained([phrase(step, after, bound) for step in steps]))


def arguments(effect: Effect, voice: Voice) -> dict[str, Argument]:
    """The fields of an effect as its message wants them."""
    args: dict[str, Argument] = {"up_to": said_flag(isinstance(effect, UP_TO))}
    for field, value in values_of(effect):
        written = field.write(value)
        if isinstance(field, (Count, Number)):
            args["amount"] = written if isinstance(written, str) else "number"
            args["count"] = 0 if isinstance(written, str) else int(str(written))
        elif isinstance(field, Flag):
            args[field.name] = said_flag(bool(value))
        elif isinstance(field, Levels):
            args[field.name] = said_levels(int(str(value)), voice)
        elif isinstance(field, Words):
            args[field.name] = said_keywords(int(str(value)), voice)
        elif isinstance(field, Word):
            args[field.name] = voice(f"word-{written}") if field.name == "clan" else str(written)
        elif not isinstance(field, Steps):
            args[field.name] = str(value)
    if isinstance(effect, pile.Take):
        args["supremacy"] = said_levels(effect.supremacy & ~effect.levels, voice)
    return args


def said_flag(flag: bool) -> str:
    return "yes" if flag else "no"


def said_levels(levels: int, voice: Voice) -> str:
    if levels == book.ANY_LEVEL:
        return "any"
    names = [name for name, bit in zip(LEVEL_NAMES, book.LEVEL_BITS, strict=True) if levels & bit]
    return voice.list_of("said-or", names) if names else "none"


def said_keywords(keywords: int, voice: Voice) -> str:
    names = [voice(f"keyword-{word}") for word in write_words(KEYWORDS, keywords)]
    return voice.list_of("said-or", names) if names else "none"


def choice(effect: army.Choose, voice: Voice, capped: bool) -> str:
    """What is done to a card in play, and then perhaps something else to the same card."""
    card = chosen_card(effect, voice, capped)
    deeds = write_words(DEEDS, effect.deeds)
    if effect.deeds & CHOICES == effect.deeds:
        verbs = voice.list_of("said-or", [voice(f"verb-{deed}") for deed in deeds])
        said = voice("deed-some", verbs=verbs, card=card)
    else:
        said = voice(f"deed-{deeds[0]}", card=card)
    return voice.chained([said, voice(f"it-{word_of(DEEDS, effect.then)}")]) if effect.then else said


def chosen_card(effect: army.Choose, voice: Voice, capped: bool) -> str:
    """Only OPEN cards can be destroyed or go back to a deck, and no card copies itself: it is said anyway."""
    is_open = effect.open or effect.deeds & OF_OPEN_CARDS == effect.deeds
    other = effect.deeds == army.COPY and effect.near == army.ANYWHERE
    return voice(
        "chosen-card",
        levels=said_levels(effect.levels, voice),
        supremacy=said_levels(effect.supremacy & ~effect.levels, voice),
        side=word_of(SIDES, effect.side),
        near=word_of(NEAR, effect.near),
        open=said_flag(is_open),
        bounty=said_flag(effect.bounty),
        other=said_flag(other),
        capped=said_flag(capped),
    )


# --- what is asked


def asked_text(asked: Effect, lang: str, capped: bool) -> str:
    """What will be done to the card that is to be chosen, or what follows from the answer; else nothing."""
    voice = Voice(lang)
    if isinstance(asked, army.Choose):
        return choice(asked, voice, capped)
    if isinstance(asked, control.ChoosePlayer):
        return phrases(asked.steps, Voice(lang, "that-player"))
    if isinstance(asked, (control.May, hand.DiscardBounty, hand.DiscardClan, pile.Remove)):
        bound = isinstance(asked, hand.DiscardBounty)
        return voice.chained([phrase(step, voice, bound) for step in asked.steps] or [nothing(voice)])
    return ""


# --- what words mean


def notes_on(text: str, lang: str) -> tuple[str, ...]:
    """What the keywords and other words of art in the text of a card or tile mean."""
    signs = {word: f"keyword-{word}" for word in KEYWORDS} | {word: f"sign-{word}" for word in SIGNS}
    return tuple(TEXTS(lang, f"meaning-{word}") for word, sign in signs.items() if TEXTS(lang, sign) in text)


def counts_x(effects: Sequence[Effect]) -> bool:
    """GX-K5: whether X is among the numbers of these effects."""
    for effect in effects:
        for field, value in values_of(effect):
            if isinstance(field, Count) and value == amount.X:
                return True
            if isinstance(field, Steps) and isinstance(value, list) and counts_x(value):
                return True
    return False


# --- whole cards


def sentences(effects: Sequence[Effect], voice: Voice) -> str:
    """Lower-case at the start, since something stands before it."""
    said = [f"{phrase(effect, voice)}." for effect in effects[:1]] or [f"{nothing(voice)}."]
    for effect in effects[1:]:
        key = "said-next-if" if isinstance(effect, control.If) else "said-next"
        said.append(f"{voice.around(key, phrase(effect, voice))}.")
    return " ".join(said)


def card_headline(card: Card, lang: str) -> str:
    """Name, clan, level, value, shift cost, copies, and how certain we are of it (GX-C3)."""
    args: dict[str, Argument] = {
        "name": card.label,
        "clan": TEXTS(lang, f"word-{CLANS[card.clan]}"),
        "level": card.level,
        "value": card.value,
        "shift": "none" if card.shift is None else card.shift,
        "copies": card.count,
        "certainty": TEXTS(lang, f"certainty-{card.certainty}"),
    }
    return TEXTS(lang, "card-headline", args)


def card_text(card: Card, lang: str) -> str:
    """Keywords, icons and effects, one sentence after the other."""
    voice = Voice(lang)
    said = []
    # The sentence of a reaction begins with its keyword.
    keywords = card.keywords & ~book.FORCE_OF_WILL if card.reaction else card.keywords
    if keywords:
        names = [voice(f"keyword-{word}") for word in write_words(KEYWORDS, keywords)]
        said.append(", ".join(names) + ".")
    if card.icons:
        said.append(voice("card-icons", icons=card.icons))
    if card.entry:
        said.append(voice.around("card-entry", sentences(card.entry, voice)))
    said += [voice(f"ability-{word}") for word in write_words(ABILITIES, card.abilities)]
    if card.reaction:
        said.append(voice(f"reaction-{word_of(REACTIONS, card.reaction)}"))
    if card.trigger:
        # Whoever removes the card from the game has its effect.
        theirs = Voice(lang, "that-player") if card.trigger == book.WAS_REMOVED else voice
        key = f"trigger-{word_of(TRIGGERS, card.trigger)}"
        said.append(voice.around(key, sentences(card.triggered, theirs)))
    if card.also:
        said.append(
            voice("card-also-named", count=len(card.also), names=voice.list_of("said-and", card.also))
        )
    return " ".join(said or [voice("card-no-effect")])


def tile_text(tile: Tile, lang: str) -> str:
    """What the active side does for both players."""
    return TEXTS(lang, f"tile-{word_of(ABILITIES, tile.ability)}")
