"""The texts of Way of the Samurai: every message that can be asked for exists, and items say what runs."""

import re
from collections.abc import Iterable
from itertools import product
from pathlib import Path

import pytest
from wording import CLIENTS, HINTS, client_messages, messages

import honjin
from honjin.engine.machine import Decision
from honjin.games.way_of_the_samurai.card import (
    CERTAINTIES,
    CHANGES,
    CLIMATE_TRAITS,
    COST_TIMES,
    ENEMY_TRAITS,
    GAUGES,
    SYMBOLS,
    WEAPON_TRAITS,
    Action,
    Adversary,
    Box,
    Campaign,
    Climate,
    Cost,
    Enemy,
    Item,
    Opponent,
    Table,
    Weapon,
    Wound,
)
from honjin.games.way_of_the_samurai.cards import BOX
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.engine.book import (
    BREAK,
    DIE,
    FORCE,
    GUARD,
    KI,
    LIFE,
    ROLL_FORCE,
    TECHNIQUE,
)
from honjin.games.way_of_the_samurai.lists import LISTS
from honjin.games.way_of_the_samurai.text import (
    TEXTS,
    brief,
    card_headline,
    card_text,
    clan_text,
    item_headline,
    item_text,
)
from honjin.table.text import LANGUAGES, Argument, rules

PACKAGE = "honjin.games.way_of_the_samurai"
NBSP = "\N{NO-BREAK SPACE}"
SOURCE = Path(honjin.__file__).parent / "games" / "way_of_the_samurai"
ITEMS: tuple[Item, ...] = (
    *BOX.cards,
    *BOX.weapons,
    *BOX.enemies,
    *BOX.places,
    *BOX.climates,
    *BOX.campaigns,
    *BOX.events,
    *(who for campaign in BOX.campaigns for who in campaign.opponents),
)
# What a table gives to labels, refusals, prompts and the log.
OPTION_ARGS: dict[str, Argument] = {
    **{"card": "Tsuki", "lines": "● T+2 G−1", "symbol": "moon", "gauge": "force"},
    **{"enemy": "Goro", "weapon": "Tanto", "cost": 1, "die": 3, "ki": 4, "life": 8},
    **{"force": 0, "technique": -2, "guard": 4, "asked": "placing", "foe": "enemy"},
    **{"life_lost": 2, "ki_lost": 1, "factor": 1, "rolls": "no", "waits": "both"},
}
PROMPT_ARGS: dict[str, Argument] = {"count": 1, "step": 0, "card": "none", "foe": "enemy"}
PROMPT_ARGS |= {"life_lost": 2, "ki_lost": 1, "waits": "both", "kinds": "keep-redraw", "ways": "place a card"}
LOG_ARGS: dict[str, Argument] = {
    **{"who": "you", "name": "Alice", "card": "Tsuki", "number": 2, "other": "● moon"}
}


def option_keys() -> list[str]:
    return [f"option-{'-'.join(re.findall(r'[a-z0-9]+', pattern))}" for pattern in LISTS.patterns]


def prompt_keys() -> list[str]:
    return [f"prompt-{effect.word}" for effect in STANDARD.book.effects if isinstance(effect, Decision)]


def refusal_keys() -> list[str]:
    return [f"refusal-{condition.key}" for condition in LISTS.conditions]


# What could happen by rules 1: stored games are told by these words for good (docs/decisions/0018).
RULES_1 = """
started-fight started-round shuffled-actions shuffled-adversaries drew kept redrew placed chose-symbol
moved-force moved-technique moved-guard paid-ki turned-life revealed-defence pierced held revealed-counter
parried hit cancelled revealed-wound dodged beheaded lost-life lost-ki gained-life gained-ki made-combo
gained-special raised-die cashed-die rolled discarded enemy-lost-life enemy-lost-ki enemy-gained-life
enemy-rose beat-enemy chose-enemy chose-weapon broke-weapon joined won lost
"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fact_of_rules_1_keeps_its_text(lang: str) -> None:
    for word in RULES_1.split():
        assert is_clean(TEXTS(lang, f"log-{word}", LOG_ARGS)), word


def log_keys() -> list[str]:
    return [f"log-{kind.word}" for kind in LISTS.facts]


def asked_at_the_table() -> Iterable[str]:
    yield from (*option_keys(), *prompt_keys(), *refusal_keys(), *log_keys())
    yield from (f"symbol-{symbol}" for symbol in SYMBOLS)
    yield from (f"word-{word}" for word in LISTS.fact_words)
    yield "the-foe"
    yield from (f"gauge-{gauge}" for gauge in GAUGES)
    yield from ("lost-life", "its-losses", "some-lives")


def asked_by_items() -> Iterable[str]:
    yield from ("action-headline", "card-headline", "item-headline", "any-symbol", "nothing", "no-effect")
    yield from (f"certainty-{word}" for word in CERTAINTIES)
    yield from (f"kind-{word}" for word in ("action", "special", "adversary", "hard", "wound", "weapon"))
    yield from (f"kind-{word}" for word in ("enemy", "table", "event", "climate", "campaign", "opponent"))
    yield from ("said-and", "said-or", "said-next", "for-each", "some-life", "some-ki", "rolled-life")
    yield from (f"change-{word}" for word in CHANGES)
    yield from ("by-face", "joker", "level-or-more", "defence", "defence-open", "counter", "counter-never")
    yield from ("hard", "wound", "wound-fatal", "enemy-excludes", "clan", "campaign", "campaign-master")
    yield from (f"weapon-{word}" for word in ("die", "ki", "ki-max", "guard-max"))
    yield from (f"trait-{word}" for word in [*WEAPON_TRAITS, *ENEMY_TRAITS, *CLIMATE_TRAITS])
    yield from ("guard-below", "guard-any", "gauge-at", "gauge-at-most", "the-fight", "climate-cost")


def asked_by_readers() -> set[str]:
    """What is wrong with a card set, a position or an option."""
    said = "".join((SOURCE / f"{module}.py").read_text("utf-8") for module in ("cardset", "position", "game"))
    return set(re.findall(r'\bsay\(\s*"([a-z-]+)"', said))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_every_text_and_none_is_left_over(lang: str) -> None:
    asked = {*asked_at_the_table(), *asked_by_items(), *asked_by_readers()}
    found = messages(PACKAGE, lang) - client_messages(PACKAGE, lang, (*CLIENTS, *HINTS))
    assert asked <= found
    beside = {key for key in found - asked if key.startswith(("section-", "setting-", "tag-", "value-"))}
    assert found - asked - beside == {"the-clan", "title", "tagline"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_gives_every_argument(lang: str) -> None:
    for keys, args in (
        (option_keys(), OPTION_ARGS),
        (prompt_keys(), PROMPT_ARGS),
        (refusal_keys(), OPTION_ARGS),
        (log_keys(), LOG_ARGS),
    ):
        for key in keys:
            assert is_clean(TEXTS(lang, key, args)), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("who", ["you", "rival", "name"])
def test_every_line_and_way_can_be_told_of_anybody(who: str, lang: str) -> None:
    for word in LISTS.fact_words:
        assert is_clean(TEXTS(lang, f"word-{word}", {"who": who, "name": "Alice"})), word
    for key in log_keys():
        said = TEXTS(lang, key, {**LOG_ARGS, "who": who})
        assert is_clean(said), key
        assert ("Alice" in said) <= (who == "name"), key


def is_clean(text: str) -> bool:
    return bool(text) and text == text.strip() and not re.search(r"[{}$\uFFFC]|  | [,.]|\.\.|none", text)


@pytest.mark.parametrize(
    ("key", "args", "en", "fr"),
    [
        ("option-place-card", {}, "Place Tsuki ● T+2 G−1", "Placer Tsuki ● T+2 G−1"),
        ("option-symbol-symbol", {"symbol": "blood"}, "◆ blood", "◆ sang"),
        ("option-gauge-gauge", {"gauge": "guard"}, "Guard +1, from 4", "Garde +1, à partir de 4"),
        (
            "option-cash-die",
            {"die": 5},
            "Cash the die at 5: a level-1 wound for the enemy",
            "Utiliser le dé à 5 : une blessure de niveau 1 pour l'ennemi",
        ),
        (
            "refusal-not-enough-ki",
            {"cost": 2, "ki": 1},
            "must have at least 2 Ki; you have 1",
            "il faut au moins 2 Ki ; vous en avez 1",
        ),
        ("prompt-joker", {"step": 0}, "Joker: choose its symbol", "Joker : choisissez son symbole"),
        (
            "log-made-combo",
            {"other": "▲"},
            "You made a combo: ▲.",
            "Vous avez réalisé un combo : ▲.",
        ),
        (
            "log-moved-guard",
            {"number": -2},
            "Your Guard is at −2.",
            "Votre Garde est à −2.",
        ),
        ("log-lost-life", {"number": 1}, "You lost 1 Life.", "Vous avez perdu 1 Vie."),
        ("log-enemy-lost-life", {"number": 2}, "The enemy lost 2 Life.", "L'ennemi a perdu 2 Vies."),
        ("log-drew", {"card": "unknown"}, "You drew a card.", "Vous avez pioché une carte."),
    ],
)
def test_labels_and_lines(key: str, args: dict[str, Argument], en: str, fr: str) -> None:
    given = {"option": OPTION_ARGS, "refusal": OPTION_ARGS, "prompt": PROMPT_ARGS, "log": LOG_ARGS}
    said = [TEXTS(lang, key, {**given[key.split("-")[0]], **args}) for lang in ("en", "fr")]
    assert said == [en, fr]


def test_symbols_are_told_apart_by_their_shapes() -> None:
    for lang in LANGUAGES:
        assert "".join(TEXTS(lang, f"symbol-{symbol}")[0] for symbol in SYMBOLS) == "▲●■◆"


# --- what the box has


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("item", ITEMS, ids=lambda item: f"{type(item).__name__}-{item.id}".lower())
def test_every_item_reads_well_formed(item: Item, lang: str) -> None:
    headline, text = item_headline(item, lang), item_text(item, lang)
    assert headline.startswith(item.label(lang))
    assert headline.endswith(TEXTS(lang, f"certainty-{item.certainty}"))
    assert is_clean(headline)
    assert is_sentences(text)


def is_sentences(text: str) -> bool:
    """French puts a space before a colon and a semicolon."""
    return text.endswith(".") and is_clean(text)


@pytest.mark.parametrize(
    ("id", "en", "fr"),
    [
        (
            "kesa-giri",
            "Kesa-giri: Action, ▲ mountain, 1 copy, our reconstruction",
            "Kesa-giri : Action, ▲ montagne, 1 exemplaire, notre reconstruction",
        ),
        (
            "ikken-hissatsu",
            "Ikken-hissatsu: Special Action, ◆ blood, 1 copy, our reconstruction",
            "Ikken-hissatsu : Action Spéciale, ◆ sang, 1 exemplaire, notre reconstruction",
        ),
        (
            "hard",
            "Hard: Hard card, 1 copy, confirmed",
            "Difficile : carte Difficile, 1 exemplaire, conforme au jeu imprimé",
        ),
    ],
)
def test_headlines(id: str, en: str, fr: str) -> None:
    card = BOX.cards[STANDARD.numbers[id]]
    assert [card_headline(card, lang) for lang in ("en", "fr")] == [en, fr]


def test_headlines_of_other_items() -> None:
    assert item_headline(BOX.weapons[0], "fr") == "Katana : arme, conforme au jeu imprimé"
    assert item_headline(BOX.places[0], "en") == "Bridge: location, our reconstruction"
    assert item_headline(BOX.events[1], "en") == "Hard: random events, confirmed"
    assert item_headline(BOX.cards[0], "en") == card_headline(BOX.cards[0], "en")


@pytest.mark.parametrize(
    ("id", "en", "fr"),
    [
        ("kesa-giri", "Force +2, Guard −1.", "Force +2, Garde −1."),
        (
            "joker",
            "Choose its symbol as you place it (▲ mountain, ● moon, ■ gate or ◆ blood) and raise one gauge "
            "of your choice by 1.",
            "Choisissez son symbole en la plaçant (▲ montagne, ● lune, ■ porte ou ◆ sang) et montez de 1 une "
            "jauge de votre choix.",
        ),
        (
            "chudan",
            "Defence: with Force 2 or more and Technique 2 or more, the enemy loses 1 Life or 1 Ki, as you "
            "choose. Counter-attack: with Guard below 3, you suffer a level-2 wound.",
            "Défense : avec une Force à 2 ou plus et une Technique à 2 ou plus, l'ennemi perd 1 Vie ou 1 Ki, "
            "à votre choix. Contre-Attaque : avec une Garde inférieure à 3, vous subissez une blessure de "
            "niveau 2.",
        ),
        (
            "gedan",
            "Defence: with Force 3 or more, the enemy loses 1 Ki. Counter-attack: whatever your Guard, you "
            "lose 2 Life.",
            "Défense : avec une Force à 3 ou plus, l'ennemi perd 1 Ki. Contre-Attaque : quelle que soit "
            "votre Garde, vous perdez 2 Vies.",
        ),
        (
            "hard",
            "Defence: it cannot be pierced. Counter-attack: instead of this card, two more are revealed and "
            "resolved one after the other.",
            "Défense : elle ne peut pas être percée. Contre-Attaque : au lieu de cette carte, deux autres "
            "sont révélées et résolues l'une après l'autre.",
        ),
        (
            "kubi",
            "Level 1: a dodge, nothing happens. Level 2: a beheading, and whoever suffers it loses at once.",
            "Niveau 1 : une esquive, rien ne se passe. Niveau 2 : la tête tranchée, et qui la subit perd "
            "aussitôt.",
        ),
        (
            "ude",
            "Level 1: loss of 1 Life and 1 Ki. Level 2: loss of 2 Life and 2 Ki.",
            "Niveau 1 : perte de 1 Vie et 1 Ki. Niveau 2 : perte de 2 Vies et 2 Ki.",
        ),
    ],
)
def test_a_card_says_what_runs(id: str, en: str, fr: str) -> None:
    card = BOX.cards[STANDARD.numbers[id]]
    assert [card_text(card, lang) for lang in ("en", "fr")] == [en, fr]


@pytest.mark.parametrize(
    ("item", "en", "fr"),
    [
        (BOX.weapons[0], "No effect.", "Sans effet."),
        (
            BOX.weapons[2],
            "You start with 2 Ki. You never hold more than 2 Ki. Guard +1 before each Counter-attack is "
            "revealed.",
            "Vous débutez avec 2 Ki. Vous n'avez jamais plus de 2 Ki. Garde +1 avant que chaque "
            "Contre-Attaque soit révélée.",
        ),
        (
            BOX.enemies[3],
            "8 Life, 5 Ki. Dies only by beheading: out of Life, it goes back to 8 Life and suffers a level-2 "
            "wound. A red combo rolls the blue die instead of raising the wound die: on 5 this enemy suffers "
            "a level-1 wound, on 6 a level-2 wound. Never fought in these climates: Storm and Fire.",
            "8 Vies, 5 Ki. Ne meurt que la tête tranchée : à bout de Vie, cet ennemi revient à 8 Vies et "
            "subit une blessure de niveau 2. Un combo rouge fait lancer le dé bleu au lieu de monter le dé "
            "blessure : sur 5, cet ennemi subit une blessure de niveau 1, sur 6 une blessure de niveau 2. "
            "Ne se combat jamais dans ces climats : Orage et Incendie.",
        ),
        (
            BOX.places[3],
            "1: wound die +1; 2: wound die +2; 3: Force +1, Technique +1; 4: Guard +2; 5: Life −1; 6: Ki −1.",
            "1 : dé blessure +1 ; 2 : dé blessure +2 ; 3 : Force +1, Technique +1 ; 4 : Garde +2 ; 5 : "
            "Vie −1 "
            "; 6 : Ki −1.",
        ),
        (
            BOX.climates[3],
            "Everything that costs Ki costs twice as much. With Guard at −2 at the end of a round, you lose "
            "the fight at once.",
            "Tout ce qui coûte du Ki en coûte le double. Avec une Garde à −2 à la fin d'une manche, vous "
            "perdez le combat aussitôt.",
        ),
        (
            BOX.campaigns[0],
            "To beat one at a time, in any order: Seijuro (3 Life, 2 Ki), Denshichiro (3 Life, 3 Ki), "
            "Matashichiro (2 Life, 4 Ki) and Gonzaemon (4 Life, 2 Ki). To beat last: the master, Kenpo "
            "Naomoto (5 Life, 4 Ki).",
            "À vaincre un par un, dans n'importe quel ordre : Seijuro (3 Vies, 2 Ki), Denshichiro (3 Vies, 3 "
            "Ki), Matashichiro (2 Vies, 4 Ki) et Gonzaemon (4 Vies, 2 Ki). À vaincre en dernier : le maître, "
            "Kenpo Naomoto (5 Vies, 4 Ki).",
        ),
        (
            BOX.campaigns[1],
            "To beat one at a time, in any order: Ichiro, Jiro, Saburo, Shiro, Goro, Rokuro, Shichiro and "
            "Hachiro (Life by a die roll, 2 Ki each).",
            "À vaincre un par un, dans n'importe quel ordre : Ichiro, Jiro, Saburo, Shiro, Goro, Rokuro, "
            "Shichiro et Hachiro (Vie au lancer de dé, 2 Ki chacun).",
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Item) else None,
)
def test_an_item_says_what_runs(item: Item, en: str, fr: str) -> None:
    assert [item_text(item, lang) for lang in ("en", "fr")] == [en, fr]


def test_the_clan_has_a_table() -> None:
    table = "1: 2 Life, 2 Ki; 2: 2 Life, 3 Ki; 3: 3 Life, 2 Ki; 4: 3 Life, 3 Ki; 5: 4 Life, 2 Ki; 6: 4 Life"
    assert clan_text(BOX.clan, "en").endswith(f" {table}, 4 Ki.")
    assert is_sentences(clan_text(BOX.clan, "fr"))


def test_labels_are_brief() -> None:
    cards = {card.id: card for card in BOX.cards}
    assert brief(cards["kesa-giri"]) == "▲ F+2 G−1"
    assert brief(cards["joker"]) == "▲●■◆ +1"
    assert brief(cards["jodan"]) == ""


# --- what a user's file can have


@pytest.mark.parametrize(
    ("card", "en", "fr"),
    [
        (
            Action("Wild", lines=((GUARD, -1),)),
            "Guard −1. Choose its symbol as you place it (▲ mountain, ● moon, ■ gate or ◆ blood) and raise "
            "one gauge of your choice by 1.",
            "Garde −1. Choisissez son symbole en la plaçant (▲ montagne, ● lune, ■ porte ou ◆ sang) et "
            "montez de 1 une jauge de votre choix.",
        ),
        (Action("Idle", symbol=0), "No effect.", "Sans effet."),
        (
            Adversary("Both", force=-1, life=2, ki=1, guard=0, wound=2, hit_life=1, hit_ki=2),
            "Defence: with Force −1 or more, the enemy loses 2 Life and 1 Ki. Counter-attack: with Guard "
            "below 0, you lose 1 Life and 2 Ki and suffer a level-2 wound.",
            "Défense : avec une Force à −1 ou plus, l'ennemi perd 2 Vies et 1 Ki. Contre-Attaque : avec une "
            "Garde inférieure à 0, vous perdez 1 Vie et 2 Ki et subissez une blessure de niveau 2.",
        ),
        (
            Adversary("Sure", force=1, ki=1, guard=5, wound=1),
            "Defence: with Force 1 or more, the enemy loses 1 Ki. "
            "Counter-attack: whatever your Guard, you suffer a level-1 wound.",
            f"Défense{NBSP}: avec une Force à 1 ou plus, l'ennemi perd 1 Ki. "
            f"Contre-Attaque{NBSP}: quelle que soit votre Garde, vous subissez une blessure de niveau 1.",
        ),
        (
            Adversary("None", guard=-2),
            "Defence: whatever your levels, the enemy loses nothing. Counter-attack: it never gets through.",
            "Défense : quels que soient vos niveaux, l'ennemi ne perd rien. Contre-Attaque : elle ne passe "
            "jamais.",
        ),
        (
            Adversary("Soft", technique=1, either=True, ki=2, guard=1),
            "Defence: with Technique 1 or more, the enemy loses 0 Life or 2 Ki, as you choose. "
            "Counter-attack: with Guard below 1, nothing happens.",
            "Défense : avec une Technique à 1 ou plus, l'ennemi perd 0 Vie ou 2 Ki, à votre choix. "
            "Contre-Attaque : avec une Garde inférieure à 1, rien ne se passe.",
        ),
        (
            Wound("Graze", grave=(0, 1)),
            "Level 1: nothing. Level 2: loss of 1 Ki.",
            "Niveau 1 : rien. Niveau 2 : perte de 1 Ki.",
        ),
    ],
    ids=lambda value: value.id if isinstance(value, Item) else None,
)
def test_a_users_card(card: Action | Adversary | Wound, en: str, fr: str) -> None:
    assert [card_text(card, lang) for lang in ("en", "fr")] == [en, fr]


@pytest.mark.parametrize(
    ("item", "en", "fr"),
    [
        (
            Enemy("Snowman", life=1, ki=0, excludes=("fire", "typhoon")),
            "1 Life, 0 Ki. Never fought in these climates: Fire and typhoon.",
            "1 Vie, 0 Ki. Ne se combat jamais dans ces climats : Incendie et typhoon.",
        ),
        (
            Climate("Rain"),
            "No effect.",
            "Sans effet.",
        ),
        (
            Table("Inn", results=((), ((ROLL_FORCE, 1),), ((BREAK, 1),), ((DIE, -1),), ((LIFE, 2), (KI, 0)))),
            "1: nothing; 2: a die roll added to Force in the next round; 3: the weapon breaks; 4: wound die "
            "−1; 5: Life +2, Ki +0.",
            "1 : rien ; 2 : un lancer de dé ajouté à la Force pour la manche suivante ; 3 : l'arme "
            "se brise ; 4 : "
            "dé blessure −1 ; 5 : Vie +2, Ki +0.",
        ),
        (
            Campaign("Alone", opponents=(Opponent("Musashi", life=1, ki=1),), master=True),
            "To beat last: the master, Musashi (1 Life, 1 Ki).",
            "À vaincre en dernier : le maître, Musashi (1 Vie, 1 Ki).",
        ),
        (Campaign("Peace"), "No effect.", "Sans effet."),
        (Opponent("Goro", life=0, ki=2), "Life by a die roll, 2 Ki.", "Vie au lancer de dé, 2 Ki."),
    ],
    ids=lambda value: value.id if isinstance(value, Item) else None,
)
def test_a_users_item(item: Item, en: str, fr: str) -> None:
    assert [item_text(item, lang) for lang in ("en", "fr")] == [en, fr]


def test_a_users_climates_are_named_as_that_user_names_them() -> None:
    climates = (Climate("Fire", "Brasier"),)
    box = Box(BOX.cards, BOX.weapons, BOX.enemies, BOX.clan, BOX.places, climates, BOX.campaigns, BOX.events)
    assert item_text(Enemy("Straw", excludes=("fire",)), "fr", box).endswith("dans ce climat : Brasier.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_adversary_can_be_said(lang: str) -> None:
    levels, some = (None, -2, 4), (0, 1, 2)
    for force, technique, life, ki, either in product(levels, levels, some, some, (False, True)):
        card = Adversary(
            "Any", force=force, technique=technique, life=life, ki=ki, either=either, hit_life=ki, wound=life
        )
        assert is_sentences(card_text(card, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trait_can_be_said(lang: str) -> None:
    items: list[Item] = [
        Weapon("All", traits=255, die=2, ki=1, ki_max=9, guard_max=-2),
        Enemy("All", traits=7),
    ]
    items += [Climate("One", traits=bit) for bit in (*CLIMATE_TRAITS.values(), sum(CLIMATE_TRAITS.values()))]
    gauges = [(None, None), (FORCE, -2), (TECHNIQUE, -1), (GUARD, 4)]
    losses = [
        {"life": 1},
        {"ki": 2},
        {"life": 2, "ki": 1},
        {"life": 1, "ki": 1, "either": True},
        {"defeat": True},
    ]
    for when, (gauge, level), loss in product(COST_TIMES.values(), gauges, losses):
        items.append(Climate("Cost", costs=(Cost(when, gauge, level, **loss),)))  # type: ignore[arg-type]
    assert all(is_sentences(item_text(item, lang)) for item in items)


def test_a_text_longer_than_a_message_can_take_is_whole() -> None:
    campaign = Campaign("Endless", opponents=tuple(Opponent(f"Number {n}", life=n) for n in range(1, 200)))
    assert item_text(campaign, "en").count("Number") == 199


# --- the rulebook


def test_every_rule_stands_in_a_section_with_a_name() -> None:
    known = rules(PACKAGE)
    assert len(known) == 63
    assert all(id.startswith("WS-") for id in known)
    for rule in known.values():
        for lang in LANGUAGES:
            assert rule.part(lang)
            assert rule.full_text(lang).endswith(".")


def test_rules_cite_rules() -> None:
    known = rules(PACKAGE)
    for rule in known.values():
        cited = [re.findall(r"WS-[A-Z]\d+", rule.full_text(lang)) for lang in LANGUAGES]
        assert cited[0] == cited[1]
        assert set(cited[0]) <= set(known)
