"""The texts of GOSU X: every message that can be asked for exists, and cards say what runs."""

import re
from collections.abc import Iterable
from pathlib import Path

import pytest
from gosu_x import GAME
from wording import CLIENTS, HINTS, client_messages, messages

import honjin
from honjin.engine.machine import Decision, Effect
from honjin.games.gosu_x.card import (
    ABILITIES,
    JUSTICE,
    KEYWORDS,
    REACTIONS,
    TRIGGERS,
    Card,
    Tile,
)
from honjin.games.gosu_x.cards import CARDS, TILES
from honjin.games.gosu_x.cardset import STANDARD
from honjin.games.gosu_x.engine import book
from honjin.games.gosu_x.engine.book import TILE_ABILITIES
from honjin.games.gosu_x.engine.verbs import amount, army, control, deck, hand, passing, pile, tokens
from honjin.games.gosu_x.lists import LISTS
from honjin.games.gosu_x.text import (
    GROUPS,
    SIGNS,
    TEXTS,
    Voice,
    card_headline,
    card_text,
    notes_on,
    sentences,
    tile_text,
)
from honjin.games.gosu_x.vocabulary import CHOICES, DEEDS, IF_CONDITIONS, VERBS, Count, Deeds, Levels, Steps
from honjin.table.fields import Field, Flag, Number, Word, Words
from honjin.table.text import CORE, LANGUAGES

SOURCE = Path(honjin.__file__).parent / "games" / "gosu_x"
# Parts of other messages.
PARTS = {
    *("prompt-of", "to-go", "at-most-more", "leaving-turns", "play-note"),
    *("some-turns", "their-hand", "deck-there", "prevent-it"),
    "tile-name",  # for what lies beside the cards: items.py
    *("your-hand", "your-deck", "your-discard", "your-army", "you-hold"),
    *("other-one", "other-hand", "other-army"),
    *("up-to", "at-most", "how-many", "with-supremacy", "kind-of-cards"),
    *("some-cards", "such-cards", "top-cards", "open-cards", "captured-cards", "named-cards", "some-tokens"),
}
TILE_WORDS = [word for word, bit in ABILITIES.items() if bit & TILE_ABILITIES]
WHO = ("each-player", "opponent", "other-player", "richer-in-play", "richer-in-hand", "chosen-player")


def decision_words() -> Iterable[str]:
    """What a card set can ask, the official one or a user's."""
    yield from (effect.word for effect in STANDARD.book.effects if isinstance(effect, Decision))
    yield from (word for word, verb in VERBS.items() if issubclass(verb.kind, Decision))


def asked_at_the_table() -> Iterable[str]:
    yield from (f"option-{'-'.join(re.findall(r'[a-z0-9]+', pattern))}" for pattern in LISTS.patterns)
    yield from (f"prompt-{word}" for word in decision_words())
    yield from (f"refusal-{condition.key}" for condition in LISTS.conditions)
    yield from (f"log-{kind.word}" for kind in LISTS.facts)
    yield from (f"word-{word}" for word in LISTS.fact_words)


def asked_by_cards() -> Iterable[str]:
    yield from ("card-headline", "card-no-effect", "card-icons", "card-entry", "card-also-named")
    yield from (f"keyword-{word}" for word in KEYWORDS)
    yield from (f"meaning-{word}" for word in (*KEYWORDS, *SIGNS))
    yield from (f"sign-{word}" for word in SIGNS)
    yield from (f"ability-{word}" for word in ABILITIES)
    yield from (f"tile-{word}" for word in TILE_WORDS)
    yield from (f"reaction-{word}" for word in REACTIONS)
    yield from (f"trigger-{word}" for word in TRIGGERS)


def asked_by_effects() -> Iterable[str]:
    joined = ("or", "and", "next", "next-if", "then", "may", "may-decide", "may-apply", "if-done")
    yield from (f"said-{word}" for word in joined)
    yield from (f"{of}-{who}" for who in WHO for of in ("who", "for"))
    yield "who-that-player"
    yield from (f"if-{word}" for word in IF_CONDITIONS)
    yield from (f"it-{word}" for word in DEEDS)
    yield from ("chosen-card", "verb-capture", "verb-destroy", "verb-release", "effect-nothing")
    yield from (f"deed-{word}" for word in ("some", "to-deck", "bear-bounty", "copy"))
    control_verbs = (*GROUPS, control.If, control.May, army.Choose)
    yield from (f"effect-{word}" for word, verb in VERBS.items() if verb.kind not in control_verbs)


def asked_by_readers() -> set[str]:
    """What is wrong with a card set or a position."""
    modules = ("cardset.py", "vocabulary.py", "position.py", "game.py")
    said = "".join((SOURCE / module).read_text("utf-8") for module in modules)
    return set(re.findall(r'"((?:form|expected)-[a-z-]+)"', said)) - messages(CORE, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_every_text_and_none_is_left_over(lang: str) -> None:
    asked = {*asked_at_the_table(), *asked_by_cards(), *asked_by_effects(), *asked_by_readers()}
    found = messages(GAME.package, lang) - client_messages(GAME.package, lang, (*CLIENTS, *HINTS))
    assert asked <= found
    ways = {f"way-{pattern.split()[0]}" for pattern in LISTS.patterns}  # what a turn offers, where it is said
    beside = {key for key in found - asked if key.startswith(("section-", "setting-", "tag-", "value-"))}
    beside |= ways & found
    assert found - asked - beside == {*PARTS, "title", "tagline"}


# --- the official cards


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_reads_well_formed(card: Card, lang: str) -> None:
    headline, text = card_headline(card, lang), card_text(card, lang)
    assert headline.startswith(card.label)
    assert is_well_formed(text)
    for word, bit in KEYWORDS.items():
        assert not card.keywords & bit or TEXTS(lang, f"keyword-{word}") in text
    assert text.count(".") >= bool(card.icons) + len(card.entry) + bool(card.trigger) + bool(card.also)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("ability", TILE_WORDS)
def test_every_tile_has_a_sentence(ability: str, lang: str) -> None:
    assert is_well_formed(tile_text(Tile(JUSTICE, ABILITIES[ability], "confirmed"), lang))


def is_well_formed(text: str) -> bool:
    return text.endswith(".") and not re.search(r"[{}$\uFFFC]|  | [,.]|\.\.", text)


HEADLINES = {
    "en": {
        "sati": "Sati: Justice, Hero (level II), value 3, shift cost 3, 1 copy, confirmed",
        "aat": "Aat: Tomorrow, Troop (level I), value 2, shift cost 1, 2 copies, transcribed once",
        "galmi": "Galmi: Galmi, Immortal (level III), value 5, cannot be shifted, 1 copy, confirmed",
    },
    "fr": {
        "sati": "Sati : Justice, Héros (niveau II), valeur 3, coût de relève 3, 1 exemplaire, confirmée",
        "ashes": "Ashes : Abhilasha, Héros (niveau II), valeur 3, coût de relève 0, 1 exemplaire, notre "
        "reconstruction",
        "galmi": "Galmi : Galmi, Immortel (niveau III), valeur 5, ne peut pas être relevée, 1 exemplaire, "
        "confirmée",
    },
}
SENTENCES = {
    "en": {
        "le-cercle-rouge": "Secret shift. Force of Will: discard this card from your hand to cancel the "
        "capture or destruction of one of your cards.",
        "volantis": "On entry: the player with more cards in play sacrifices an OPEN card. Then the player "
        "with more cards in hand discards 1 card.",
        "sati": "On entry: draw until you hold as many cards as the opponent.",
        "tourach": "On entry: the opponent discards until they hold no more cards than you.",
        "nezha": "End of your turn: if your hand is empty, draw 2 cards.",
        "cylak": "Secret shift. On entry: each player may capture an opposing level III card.",
        "solok": "Secret shift. On entry: capture or release a level I or II card.",
        "fre-e": "On entry: release a card, then copy its effect.",
        "ez": "Bounty, Echo. Activation: 1. On entry: you may remove a card in your discard pile from the "
        "game; if you do, draw 1 card.",
        "ne-ye": "When a player removes this card from the game while it is in your discard pile: that "
        "player draws 1 card.",
        "nitish": "Activation: 1. On entry: you may discard a Bounty card from your hand; if you do, "
        "capture, destroy or release a card whose level is not above that of the discarded card.",
        "nalin": "Wondrous. Activation: 1. On entry: a player of your choice puts the top 10 cards of their "
        "deck into their discard pile.",
        "alpha": "Veteran. On entry: capture a level I or II card (also level III with a Supremacy token).",
        "unites-de-bombardement": "Veteran. Activation: 1. On entry: each player sacrifices an OPEN card. "
        "Then, if you have a Supremacy token, you may decide that each player sacrifices an OPEN card.",
        "les-gardiens-demons": "Veteran. Activation: 1. On entry: you may swap 2 cards of the same level in "
        "either army. Then destroy an OPEN level I card.",
        "nio": "Echo. On entry: copy the effect of an adjacent card, then capture it.",
        "phoenix-eliana": "While face up it also has the names Arpia and Timer.",
        "justice": "On entry: turn one of your Immortal tiles to its active side; you win the game if it is "
        "the third one turned and you have a Supremacy token. Your highest OPEN card is Ethereal.",
    },
    "fr": {
        "le-cercle-rouge": "Relève secrète. Force de Volonté : défaussez cette carte de votre main pour "
        "annuler la capture ou la destruction d'une de vos cartes.",
        "volantis": "À l'arrivée en jeu : le joueur qui a le plus de cartes en jeu sacrifie une carte LIBRE. "
        "Ensuite, le joueur qui a le plus de cartes en main défausse 1 carte.",
        "sati": "À l'arrivée en jeu : piochez jusqu'à avoir autant de cartes en main que l'adversaire.",
        "tourach": "À l'arrivée en jeu : l'adversaire défausse jusqu'à ne pas avoir plus de cartes en main "
        "que vous.",
        "nezha": "Fin de votre tour : si votre main est vide, piochez 2 cartes.",
        "cylak": "Relève secrète. À l'arrivée en jeu : chaque joueur peut capturer une carte adverse de "
        "niveau III.",
        "solok": "Relève secrète. À l'arrivée en jeu : capturez ou libérez une carte de niveau I ou II.",
        "fre-e": "À l'arrivée en jeu : libérez une carte, puis copiez son effet.",
        "ez": "Prime, Écho. Activation : 1. À l'arrivée en jeu : vous pouvez retirer de la partie une carte "
        "de votre défausse ; si vous le faites, piochez 1 carte.",
        "ne-ye": "Quand un joueur retire cette carte de la partie alors qu'elle est dans votre défausse : ce "
        "joueur pioche 1 carte.",
        "nitish": "Activation : 1. À l'arrivée en jeu : vous pouvez défausser une carte Prime de votre main "
        "; si vous le faites, capturez, détruisez ou libérez une carte dont le niveau ne dépasse pas celui "
        "de la carte défaussée.",
        "nalin": "Merveilleux. Activation : 1. À l'arrivée en jeu : un joueur de votre choix met les 10 "
        "cartes du dessus de son deck dans sa défausse.",
        "alpha": "Vétéran. À l'arrivée en jeu : capturez une carte de niveau I ou II (aussi de niveau III "
        "avec un jeton Suprématie).",
        "unites-de-bombardement": "Vétéran. Activation : 1. À l'arrivée en jeu : chaque joueur sacrifie une "
        "carte LIBRE. Ensuite, si vous avez un jeton Suprématie, vous pouvez décider que chaque joueur "
        "sacrifie une carte LIBRE.",
        "les-gardiens-demons": "Vétéran. Activation : 1. À l'arrivée en jeu : vous pouvez échanger 2 cartes "
        "du même niveau dans l'une des armées. Ensuite, détruisez une carte LIBRE de niveau I.",
        "nio": "Écho. À l'arrivée en jeu : copiez l'effet d'une carte adjacente, puis capturez-la.",
        "phoenix-eliana": "Face visible, elle porte aussi les noms Arpia et Timer.",
        "justice": "À l'arrivée en jeu : mettez une de vos tuiles Immortel sur sa face active ; vous gagnez "
        "la partie si c'est la troisième ainsi retournée et que vous avez un jeton Suprématie. Votre carte "
        "LIBRE la plus haute est Éthérée.",
    },
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_headlines(lang: str) -> None:
    for id, headline in HEADLINES[lang].items():
        assert card_headline(STANDARD.cards[STANDARD.numbers[id]], lang) == headline


@pytest.mark.parametrize(("lang", "id"), [(lang, id) for lang in LANGUAGES for id in SENTENCES[lang]])
def test_a_card_says_what_runs(lang: str, id: str) -> None:
    assert card_text(STANDARD.cards[STANDARD.numbers[id]], lang) == SENTENCES[lang][id]


def test_tiles_speak_of_both_players() -> None:
    assert tile_text(TILES[0], "en") == "Each player's highest OPEN card is Ethereal."
    assert tile_text(TILES[0], "fr") == "La carte LIBRE la plus haute de chaque joueur est Éthérée."


def test_gx_k5_a_card_explains_its_keywords_and_x() -> None:
    obeezs, muraena = GAME.card_face("obeezs"), GAME.card_face("muraena", "fr")
    assert obeezs.notes == (
        "Echo: when the card enters play, its effect may be resolved a second time, with new choices; not "
        "when a token repeats it.",
    )
    assert [note.partition(" :")[0] for note in muraena.notes] == ["Prime", "Activation", "X"]
    assert muraena.notes[2] == (
        "X : le nombre de jetons d'Activation que vous possédez, en main, sur des cartes ou dépensés : 2 au "
        "début, 4 au plus."
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_keyword_on_a_card_is_explained(card: Card, lang: str) -> None:
    notes = notes_on(card_text(card, lang), lang)
    for word, bit in KEYWORDS.items():
        assert not card.keywords & bit or TEXTS(lang, f"meaning-{word}") in notes
    assert (TEXTS(lang, "meaning-icons") in notes) == bool(card.icons)
    assert all(is_well_formed(note) for note in notes)


# --- a user's cards


def test_a_card_without_any_effect_says_so() -> None:
    assert card_text(Card("Plain", JUSTICE, 1), "en") == "No effect."


@pytest.mark.parametrize(
    ("effect", "en", "fr"),
    [
        (
            control.Opponent([control.Opponent([hand.Draw()])]),
            "for the opponent: the other player draws 1 card.",
            "pour l'adversaire : l'autre joueur pioche 1 carte.",
        ),
        (
            control.EachPlayer([control.If(control.EMPTY_HAND, [hand.Draw(2), hand.Discard()])]),
            "for each player: if that player's hand is empty, that player draws 2 cards, then that player "
            "discards 1 card.",
            "pour chaque joueur : si la main de ce joueur est vide, ce joueur pioche 2 cartes, puis ce "
            "joueur défausse 1 carte.",
        ),
        (
            control.EachPlayer([control.May([hand.Draw(), hand.Discard(amount.X)])]),
            "each player may draw 1 card, then discard X cards.",
            "chaque joueur peut piocher 1 carte, puis défausser X cartes.",
        ),
        (
            control.ChoosePlayer([hand.DiscardBounty([army.Choose(army.CAPTURE, may=True)])]),
            "a player of your choice may discard a Bounty card from their hand; if they do, that player may "
            "capture a card whose level is not above that of the discarded card.",
            "un joueur de votre choix peut défausser une carte Prime de sa main ; s'il le fait, ce joueur "
            "peut capturer une carte dont le niveau ne dépasse pas celui de la carte défaussée.",
        ),
        (
            control.EachPlayer(
                [army.Choose(army.TO_DECK, side=army.OWN, near=army.ADJACENT, then=army.COPY)]
            ),
            "each player puts an OPEN adjacent card of their army on top of its owner's deck, then copies "
            "its effect.",
            "chaque joueur met une carte LIBRE adjacente de son armée sur le deck de son propriétaire, puis "
            "copie son effet.",
        ),
        (
            pile.Take(amount.HALF_HAND, levels=book.TROOP, keywords=book.ECHO, up_to=True),
            "take level I Echo cards (at most half as many as you hold, rounded up) from your discard pile.",
            "prenez des cartes de niveau I avec le mot-clé Écho (au plus la moitié de ce que vous avez de "
            "cartes en main, arrondie au supérieur) dans votre défausse.",
        ),
        (
            control.Richer(control.IN_HAND, [control.May([control.EachPlayer([])])]),
            "for the player with more cards in hand: that player may decide that each player does nothing.",
            "pour le joueur qui a le plus de cartes en main : ce joueur peut décider que chaque joueur ne "
            "fait rien.",
        ),
        (
            control.Opponent([hand.Ban(), tokens.AdditionalTurn(raising=True), passing.MayPass()]),
            "the opponent looks at your hand and names a card, which you may not play until the end of that "
            "player's next turn, then plays an additional turn, in which they may play a card from their "
            "discard pile instead of their hand, then may pass at once, with no Activation token in hand.",
            "l'adversaire regarde votre main et nomme une carte, que vous ne pouvez pas jouer jusqu'à la fin "
            "de son prochain tour, puis joue un tour additionnel, pendant lequel il peut jouer une carte de "
            "sa défausse au lieu de sa main, puis peut passer aussitôt, sans jeton d'Activation en main.",
        ),
        (
            control.EachPlayer([deck.RevealSort(4), army.Swap(army.ENEMY)]),
            "each player reveals the top 4 cards of their deck, then takes one, puts one on top of the deck "
            "and the others under it, then may swap 2 cards of the same level in the other player's army.",
            "chaque joueur révèle les 4 cartes du dessus de son deck, puis en prend une, en met une sur le "
            "deck et les autres dessous, puis peut échanger 2 cartes du même niveau dans l'armée de l'autre "
            "joueur.",
        ),
    ],
)
def test_a_users_effect(effect: Effect, en: str, fr: str) -> None:
    assert [sentences([effect], Voice(lang)) for lang in ("en", "fr")] == [en, fr]


def values(field: Field) -> list[object]:
    """Some of what a card file can put there."""
    if isinstance(field, Steps):
        return [[], [hand.Draw()], [control.If(control.HAS_SUPREMACY, [hand.Discard()]), army.Swap()]]
    if isinstance(field, Flag):
        return [False, True]
    if isinstance(field, Count):
        return [0, 1, 2, *amount.AMOUNT_WORDS.values()]
    if isinstance(field, Levels):
        return [0, book.TROOP, book.TROOP | book.IMMORTAL, book.ANY_LEVEL]
    if isinstance(field, Number):
        return [0, 1, 3]
    if isinstance(field, Deeds):
        return [*DEEDS.values(), CHOICES]
    if isinstance(field, Words):
        return [0, *field.words.values(), sum(field.words.values())]
    if isinstance(field, Word):
        return [*field.words.values(), *([0] if field.name == "then" else [])]
    return ["Sati"]


def variants(word: str) -> Iterable[Effect]:
    """The effect with each value of each field, the other fields being at their first values."""
    verb = VERBS[word]
    first = [values(field)[0] for field in verb.fields]
    yield verb.kind(*first)
    for index, field in enumerate(verb.fields):
        for value in values(field):
            changed = [*first[:index], value, *first[index + 1 :]]
            yield verb.kind(*changed)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("word", VERBS)
def test_every_effect_can_be_said_of_everybody(word: str, lang: str) -> None:
    for effect in variants(word):
        around = [
            effect,
            control.May([effect]),
            control.EachPlayer([effect]),
            control.Opponent([effect]),
            control.ChoosePlayer([control.May([effect])]),
            control.Richer(control.IN_PLAY, [control.If(control.ALL_TOKENS, [effect])]),
        ]
        for said in around:
            assert is_well_formed(sentences([said], Voice(lang)))


def test_a_text_longer_than_a_message_can_take_is_whole() -> None:
    card = Card("Endless", JUSTICE, 1, entry=(control.EachPlayer([hand.Draw(9)] * 60),))
    assert card_text(card, "en").count("draws 9 cards") == 60
