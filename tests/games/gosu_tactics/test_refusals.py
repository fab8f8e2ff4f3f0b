"""Why not: every condition in both languages, one source of legality, and what any table refuses."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest
from shares import share
from tactics import DRILL, GAME, all_but, options, play, table

import honjin
from honjin.armies.notation import PlaceHole
from honjin.games.gosu_tactics.lists import CONDITIONS, LISTS
from honjin.table.notation import CardHole, Notation, SeatHole
from honjin.table.table import Question, Table

# --- every condition that a choice can fail


class Case(NamedTuple):
    condition: str
    situation: Callable[[], Table]
    choice: str
    rule: str
    en: str
    fr: str


def full_row() -> Table:
    row = ["goban-recruit", "goban-recruit", "goban-squire", "goban-squire", "goban-molt"]
    return table(army={0: [row]}, hand={0: ["goban-linker"]})


def first_turn() -> Table:
    return table(hand={0: ["goban-recruit", "goban-guard"]})


def alone() -> Table:
    return table(army={0: [["goban-recruit"]]}, hand={0: ["alpha-recruit", "alpha-guard"]})


def trooper_in_prison() -> Table:
    return table(army={0: [["goban-recruit imprisoned"]]}, hand={0: ["goban-squire"]})


def column() -> Table:
    rows = [["goban-recruit"], ["goban-guard"], ["goban-chief"]]
    return table(army={0: rows}, hand={0: ["goban-knight", "goban-lord"]})


def mixed_column() -> Table:
    return table(army={0: [["goban-recruit"], ["alpha-guard"]]}, hand={0: ["alpha-lord", "goban-lord"]})


def mutant(trooper: str = "goban-squire") -> Table:
    return table(
        army={0: [[trooper], ["goban-knight"]], 1: [["fire-squire"]]},
        hand={0: ["alpha-guard", "goban-squire-x"]},
        discard=["goban-lord"],
    )


def nothing_rises() -> Table:
    return table(army={0: [["dark-zombie"]]}, hand={0: ["fire-lord"]}, discard=["goban-guard"])


def zombie() -> Table:
    t = table(army={0: [["dark-zombie"]]}, hand={0: ["goban-recruit", "fire-lord"]})
    return play(t, "mutate I.1 from discard")


def raising() -> Table:
    return play(zombie(), "pay goban-recruit")


def returning() -> Table:
    return play(table(hand={0: ["dark-return"]}, discard=["dark-lord", "fire-lord"]), "play dark-return")


def vision() -> Table:
    top = ["fire-lord", "dark-lord", "meka-lord", "fire-chief", "dark-chief", "meka-chief"]
    return play(table(hand={0: ["goban-vision"]}, deck_top=top), "play goban-vision")


def attack(power: str) -> Table:
    rows = [["goban-recruit", "goban-squire imprisoned"], ["goban-guard"], ["goban-lord"]]
    return play(table(army={1: rows}, hand={0: [power]}), f"play {power}")


def swapping() -> Table:
    return play(attack("fire-destroy-max"), "choose 1:I.2")


def discarding() -> Table:
    return play(table(hand={0: ["meka-discard"], 1: ["goban-lord"]}), "play meka-discard")


def first_hands() -> Table:
    """Ten cards each; the drill has so many troopers that nobody is without."""
    return GAME.new(seed="drill", cards=DRILL)


def first_discards() -> Table:
    return play(first_hands(), "keep", "keep", "discard meka-lord")


def halving() -> Table:
    t = table(hand={0: ["meka-discard-max", "goban-lord", "goban-chief", "goban-guard", "goban-knight"]})
    return play(t, "play meka-discard-max", "discard goban-lord")


def next_round(*held: str) -> Table:
    others = all_but("goban-recruit", *held)
    return play(table(army={0: [["goban-recruit"]]}, hand={0: held, 1: others}), "pass", "pass")


def links() -> Table:
    rows = [["goban-squire-x", "goban-squire", "goban-linker"]]
    t = table(army={0: rows}, hand={0: ["goban-recruit", "fire-lord"]})
    return play(t, "mutate I.2 goban-recruit", "pay fire-lord")


CASES = [
    Case(
        *("not-in-hand", first_turn, "play fire-recruit", "GT-R1"),
        *(
            "must be in your hand; Fire Recruit is not",
            "il faut une carte de votre main ; Fire Recruit n'en est pas une",
        ),
    ),
    Case(
        *("row-full", full_row, "play goban-linker", "GT-A1"),
        *("at most; your row I is full", "au plus ; votre rangée I est pleine"),
    ),
    Case(
        *("first-is-trooper", first_turn, "play goban-guard", "GT-L1"),
        *("must be a trooper; Goban Guard is level 2", "un troupier ; Goban Guard est de niveau 2"),
    ),
    Case(
        *("costs-two", alone, "play alpha-recruit", "GT-L2"),
        *(
            "must be paid with 2 other cards; you have 1",
            "il faut payer avec 2 autres cartes ; vous en avez 1",
        ),
    ),
    Case(
        *("costs-two-no-clan", trooper_in_prison, "play goban-squire", "GT-L4"),
        *(
            "every trooper is imprisoned, so it must be paid with 2 other cards; you have 0",
            "il faut donc payer avec 2 autres cartes ; vous en avez 0",
        ),
    ),
    Case(
        *("more-troopers-needed", column, "play goban-knight", "GT-L5"),
        *("fewer fighters than troopers; you have 1 and 1", "que de troupiers ; vous en avez 1 et 1"),
    ),
    Case(
        *("trooper-of-clan-needed", alone, "play alpha-guard", "GT-L5"),
        *("face-up Alpha trooper", "un troupier Alpha face visible"),
    ),
    Case(
        *("more-fighters-needed", column, "play goban-lord", "GT-L6"),
        *("fewer generals than fighters; you have 1 and 1", "que de combattants ; vous en avez 1 et 1"),
    ),
    Case(
        *("general-needs-trooper", mixed_column, "play alpha-lord", "GT-L6"),
        *("face-up Alpha trooper", "un troupier Alpha face visible"),
    ),
    Case(
        *("general-needs-fighter", mixed_column, "play goban-lord", "GT-L6"),
        *("face-up Goban fighter", "un combattant Goban face visible"),
    ),
    Case(
        *("no-goblin-there", mutant, "mutate I.3 goban-squire-x", "GT-A1"),
        *("must stand there; place 3 of your row I is empty", "la place 3 de votre rangée I est vide"),
    ),
    Case(
        *("no-goblin-there", lambda: attack("fire-destroy"), "choose 1:II.2", "GT-A1"),
        *(
            "place 2 of your opponent's row II is empty",
            "la place 2 de la rangée II de votre adversaire est vide",
        ),
    ),
    Case(
        *("not-your-army", mutant, "mutate 1:I.1 goban-squire-x", "GT-M1"),
        *(
            "must be in your army; place 1 of your opponent's row I is not",
            "la place 1 de la rangée I de votre adversaire n'en fait pas partie",
        ),
    ),
    Case(
        *("no-mutation-cost", lambda: mutant("alpha-recruit"), "mutate I.1 goban-squire-x", "GT-M4"),
        *(
            "must have a mutation cost; Alpha Recruit has none",
            "il faut un coût de mutation ; Alpha Recruit n'en a pas",
        ),
    ),
    Case(
        *(
            "prisoner-cannot-mutate",
            lambda: mutant("fire-squire imprisoned"),
            "mutate I.1 goban-squire-x",
            "GT-M4",
        ),
        *(
            "must not be imprisoned; your Fire Squire in row I is",
            "votre carte Fire Squire (rangée I) est emprisonnée",
        ),
    ),
    Case(
        *("mutation-unpaid", mutant, "mutate II.1 alpha-guard", "GT-M1"),
        *(
            "mutating Goban Knight must be paid with 2 other cards; you have 1",
            "pour faire muter Goban Knight, il faut payer avec 2 autres cartes ; vous en avez 1",
        ),
    ),
    Case(
        *("other-level", mutant, "mutate I.1 alpha-guard", "GT-M1"),
        *(
            "must be level 1 like its row; Alpha Guard is level 2",
            "de niveau 1, comme la rangée ; Alpha Guard est de niveau 2",
        ),
    ),
    Case(
        *("other-level", raising, "choose fire-lord", "GT-M1"),
        *("Fire Lord is level 3", "Fire Lord est de niveau 3"),
    ),
    Case(
        *("same-goblin", mutant, "mutate I.1 goban-squire-x", "GT-M2"),
        *(
            "must be another goblin; Goban Squire X is the same",
            "il faut un autre gobelin ; Goban Squire X est le même",
        ),
    ),
    Case(
        *("same-goblin", raising, "choose dark-zombie", "GT-M2"),
        *(
            "must be another goblin; Dark Zombie is the same",
            "il faut un autre gobelin ; Dark Zombie est le même",
        ),
    ),
    Case(
        *("not-a-zombie", mutant, "mutate I.1 from discard", "GT-M3"),
        *(
            "must have a zombie mutation; Goban Squire has none",
            "il faut une mutation zombie ; Goban Squire n'en a pas",
        ),
    ),
    Case(
        *("nothing-to-raise", nothing_rises, "mutate I.1 from discard", "GT-M3"),
        *("another goblin of level 1", "un autre gobelin de niveau 1"),
    ),
    Case(
        *("must-pay-the-raised", zombie, "pay fire-lord", "GT-M3"),
        *("the last card you pay with must be one; Fire Lord is not", "Fire Lord ne convient pas"),
    ),
    Case(
        *("not-in-discard", returning, "choose dark-chief", "GT-A5"),
        *(
            "must be in the discard; Dark Chief is not",
            "il faut une carte de la défausse ; Dark Chief n'en est pas une",
        ),
    ),
    Case(
        *("other-clan", returning, "choose fire-lord", "GT-P6"),
        *(
            "must be of the clan Dark; Fire Lord is of the clan Fire",
            "il faut une carte du clan Dark ; Fire Lord est du clan Fire",
        ),
    ),
    Case(
        *("not-revealed", vision, "choose meka-chief", "GT-P5"),
        *(
            "must be one of the revealed cards; Meka Chief is not",
            "il faut l'une des cartes révélées ; Meka Chief n'en est pas",
        ),
    ),
    Case(
        *("too-high-to-destroy", lambda: attack("fire-destroy"), "choose 1:III.1", "GT-P1"),
        *("Goban Lord is level 3", "Goban Lord est de niveau 3"),
    ),
    Case(
        *("too-high-to-imprison", lambda: attack("meka-imprison"), "choose 1:III.1", "GT-P2"),
        *("Goban Lord is level 3", "Goban Lord est de niveau 3"),
    ),
    Case(
        *("not-free", lambda: attack("fire-destroy"), "choose 1:I.1", "GT-A2"),
        *(
            "must be free; your opponent's Goban Recruit in row I has a card above it",
            "la carte Goban Recruit de votre adversaire (rangée I) a une carte au-dessus",
        ),
    ),
    Case(
        *("already-imprisoned", lambda: attack("meka-imprison"), "choose 1:I.2", "GT-A3"),
        *(
            "must not be imprisoned yet; your opponent's Goban Squire in row I is",
            "la carte Goban Squire de votre adversaire (rangée I) est déjà emprisonnée",
        ),
    ),
    Case(
        *("alone-in-row", lambda: attack("fire-destroy-max"), "choose 1:II.1", "GT-P1"),
        *(
            "another card in its row; your opponent's Goban Guard in row II is alone",
            "la carte Goban Guard de votre adversaire (rangée II) est seule",
        ),
    ),
    Case(
        *("other-row", swapping, "choose 1:II.1", "GT-P1"),
        *(
            "in the row of the first card; your opponent's Goban Guard in row II is not",
            "la carte Goban Guard de votre adversaire (rangée II) n'y est pas",
        ),
    ),
    Case(
        *("same-card", swapping, "choose 1:I.2", "GT-P1"),
        *(
            "another card than the first; your opponent's Goban Squire in row I is the first",
            "la carte Goban Squire de votre adversaire (rangée I) est la première",
        ),
    ),
    Case(
        *("empty-hand", discarding, "player 0", "GT-P3"),
        *("must have a card in hand; you have none", "il faut une carte en main ; vous n'en avez pas"),
    ),
    Case(
        *("holds-trooper", first_hands, "mulligan", "GT-S3"),
        *("must be without a trooper; you have one", "une main sans troupier ; vous en avez un"),
    ),
    Case(
        *("can-act", lambda: next_round("goban-guard"), "mulligan", "GT-N3"),
        *(
            "must allow no action; you can play or mutate a goblin",
            "aucune action ; vous pouvez poser ou faire muter un gobelin",
        ),
    ),
    Case(
        *("nothing-to-redraw", next_round, "mulligan", "GT-N3"),
        *("cards to discard; your hand is empty", "des cartes à défausser ; votre main est vide"),
    ),
    Case(
        *("no-link-waits", links, "choose I.2", "GT-T2"),
        *("none is at place 2 of your row I", "il n'y en a pas à la place 2 de votre rangée I"),
    ),
    Case(
        *("cannot-pay-with", zombie, "pay dark-lord", "GT-A7"),
        *(
            "must be paid from your hand; Dark Lord is not in it",
            "avec des cartes de votre main ; Dark Lord n'en est pas une",
        ),
    ),
    Case(
        *("not-left-at-set-up", first_discards, "discard meka-lord", "GT-S2"),
        *(
            "must be a card you still have; Meka Lord is not",
            "une carte que vous avez encore ; Meka Lord n'en est pas une",
        ),
    ),
    Case(
        *("not-left-to-discard", halving, "discard goban-lord", "GT-P3"),
        *(
            "must be a card you still have; Goban Lord is not",
            "une carte que vous avez encore ; Goban Lord n'en est pas une",
        ),
    ),
]
KEYS = [condition.key for condition in CONDITIONS]


def question(t: Table) -> Question:
    assert t.decision is not None
    return t.decision


def failed_conditions(t: Table, choice: str) -> set[str]:
    asked = question(t)
    code = t.notation.read(choice, asked.seat)
    assert isinstance(code, int)
    failed = asked.observation.decision().failures(asked.observation, code)
    return {key for bit, key in enumerate(KEYS, start=1) if failed >> bit & 1}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.condition}: {case.choice}")
def test_hj_c1_a_failed_condition_is_refused_with_its_rule_and_the_live_facts(case: Case) -> None:
    t = case.situation()
    assert case.condition in failed_conditions(t, case.choice)
    refusals = t.why_not(question(t).seat, case.choice)
    (refusal,) = [r for r in refusals if r.rule == case.rule and case.en in r.text("en")]
    assert case.fr in refusal.text("fr")
    assert refusal.text("en").endswith(f": {case.rule}")
    assert refusal.text("fr").endswith(f" : {case.rule}")


def test_hj_c1_every_condition_has_its_situation() -> None:
    assert {case.condition for case in CASES} == set(KEYS)


def test_hj_c1_all_failed_conditions_are_told_at_once() -> None:
    refusals = table(army={0: [["goban-recruit"]]}).why_not(0, "play alpha-lord")
    assert [refusal.rule for refusal in refusals] == ["GT-R1", "GT-L6", "GT-L6", "GT-L6"]


# --- legality has one source


def conceivable(t: Table) -> dict[str, int]:
    """Everything that the patterns can write for the seat that decides, legal or not."""
    return written(tuple(t.cards.ids), t.players, question(t).seat)


@cache
def written(ids: tuple[str, ...], players: int, seat: int) -> dict[str, int]:
    notation = Notation(LISTS.patterns, [CardHole(ids), PlaceHole(players), SeatHole(players)])
    armies = ["" if p == seat else f"{p}:" for p in range(players)]
    words: dict[str, Sequence[str]] = {
        "{card}": ids,
        "{place}": [
            f"{p}{row}.{column}" for p in armies for row in ("I", "II", "III") for column in range(1, 6)
        ],
        "{seat}": [str(p) for p in range(players)],
    }
    choices = {}
    for pattern in LISTS.patterns:
        for parts in product(*(words.get(word, [word]) for word in pattern.split())):
            code = notation.read(" ".join(parts), seat)
            assert isinstance(code, int)
            choices[" ".join(parts)] = code
    return choices


def check_failures(t: Table) -> None:
    """Nothing fails exactly for the options on offer."""
    asked = question(t)
    s, decision = asked.observation, asked.observation.decision()
    passed = {choice for choice, code in conceivable(t).items() if decision.failures(s, code) == 0}
    assert passed == set(options(t)), asked.prompt


def check_why_not(t: Table) -> None:
    """The same through the table, and every refusal can be read."""
    seat, offered = question(t).seat, set(options(t))
    for choice in conceivable(t):
        refusals = t.why_not(seat, choice)
        assert (refusals == []) == (choice in offered), choice
        for refusal in refusals:
            assert refusal.text("en").endswith(refusal.rule)
            assert refusal.text("fr").endswith(refusal.rule)


@pytest.mark.parametrize("cards", [None, DRILL], ids=["official", "drill"])
@pytest.mark.parametrize(
    "players", [2, pytest.param(3, marks=pytest.mark.slow), pytest.param(4, marks=pytest.mark.slow)]
)
def test_hj_c1_what_passes_the_conditions_is_what_is_offered(players: int, cards: Path | None) -> None:
    for seed in range(10):
        t = GAME.new(seed=f"legality {seed}", players=players, cards=cards)
        bot = honjin.bot("gosu-tactics", "random", seed)
        made = 0
        while t.decision is not None:
            if made % 10 == seed:
                check_failures(t)
            if made == 30 * seed:
                check_why_not(t)
            t.play(bot.choose(t.observe(t.decision.seat)))
            made += 1


SITUATIONS = {case.situation: case.condition for case in CASES}


@pytest.mark.parametrize("situation", share(SITUATIONS, 6), ids=SITUATIONS.get)
def test_hj_c1_a_choice_is_refused_exactly_when_it_is_not_offered(situation: Callable[[], Table]) -> None:
    t = situation()
    check_failures(t)
    check_why_not(t)


# --- what any table refuses


def texts(t: Table, seat: int, choice: str) -> tuple[str, str]:
    """The one refusal, in both languages."""
    (refusal,) = t.why_not(seat, choice)
    return refusal.text("en"), refusal.text("fr")


def finished() -> Table:
    return play(table(army={0: [["goban-recruit"]]}, points={0: 2}), "pass", "pass")


def test_hj_c1_another_question_is_asked() -> None:
    assert texts(zombie(), 0, "pass") == (
        "not what is asked now (choose a card to pay with (1 to go)): HJ-C1",
        "ce n'est pas la question posée (choisissez une carte pour payer (encore 1)) : HJ-C1",
    )
    assert texts(first_turn(), 0, "keep")[0].endswith("(play a goblin or pass): HJ-C1")


def test_hj_c2_another_seat_decides() -> None:
    t = table(players=3, to_move=1, hand={0: ["goban-recruit"], 1: ["fire-recruit"]})
    for seat in (0, 2):
        assert texts(t, seat, "pass") == (
            "it is Player 2's turn to decide: HJ-C2",
            "c'est à Joueur 2 de décider : HJ-C2",
        )
    assert t.why_not(1, "pass") == []


@pytest.mark.parametrize("seat", [-1, 3])
def test_hj_c2_there_is_no_such_seat(seat: int) -> None:
    said = str(seat).replace("-", "−")
    said = str(seat).replace("-", "−")
    assert texts(table(players=3), seat, "pass") == (
        f"there is no seat {said}: the seats are numbered from 0 to 2: HJ-C2",
        f"il n'y a pas de siège {said} : les sièges vont de 0 à 2 : HJ-C2",
    )


@pytest.mark.parametrize("choice", ["pass", "nonsense"])
def test_hj_c3_the_game_is_over(choice: str) -> None:
    t = finished()
    for seat in (0, 1):
        assert texts(t, seat, choice) == ("the game is over: HJ-C3", "la partie est terminée : HJ-C3")


@pytest.mark.parametrize("choice", ["", "dance", "play", "pass now", "mutate I.1", "mutate I.1 from hand"])
def test_hj_c4_a_text_that_is_no_choice(choice: str) -> None:
    en, fr = texts(first_turn(), 0, choice)
    assert en.startswith(f"“{choice}” is not a choice; choices begin with: play, mutate, pass, pay,")
    assert fr.startswith(f"« {choice} » n'est pas un choix ; un choix commence par : play, mutate, pass,")
    assert en.endswith(": HJ-C4")


MISSPELT = pytest.mark.parametrize(
    "choice", ["play goban-recrut", "pay goban-recrut", "choose goban-recrut", "mutate I.1 goban-recrut"]
)


@MISSPELT
def test_hj_c4_a_close_card_is_suggested(choice: str) -> None:
    en, _ = texts(first_turn(), 0, choice)
    assert en.startswith("“goban-recrut” is not a card of this set; did you mean goban-recruit, ")


@MISSPELT
def test_hj_c4_a_close_card_is_suggested_in_french(choice: str) -> None:
    _, fr = texts(first_turn(), 0, choice)
    assert fr.startswith("« goban-recrut » n'est pas une carte de ce jeu ; vouliez-vous dire goban-recruit, ")


@pytest.mark.parametrize(
    ("choice", "en", "fr"),
    [
        (
            "play qqq",
            "“qqq” is not a card of this set: HJ-C4",
            "« qqq » n'est pas une carte de ce jeu : HJ-C4",
        ),
        (
            "mutate IV.1 goban-recruit",
            "“iv.1” is not a place, such as II.1",
            "« iv.1 » n'est pas une place, comme II.1",
        ),
        ("mutate I.6 goban-recruit", "“i.6” is not a place", "« i.6 » n'est pas une place"),
        ("mutate 2:I.1 goban-recruit", "“2:i.1” is not a place", "« 2:i.1 » n'est pas une place"),
        ("player 2", "“2” is not the number of a seat", "« 2 » n'est pas le numéro d'un siège"),
    ],
)
def test_hj_c4_a_word_that_names_nothing(choice: str, en: str, fr: str) -> None:
    said = texts(first_turn(), 0, choice)
    assert said[0].startswith(en)
    assert said[1].startswith(fr)


@pytest.mark.parametrize(
    ("situation", "choice", "rule"),
    [
        (first_turn, "keep", "HJ-C1"),
        (finished, "pass", "HJ-C3"),
        (first_turn, "play goban-recrut", "HJ-C4"),
        (first_turn, "dance", "HJ-C4"),
        (first_turn, "play goban-guard", "GT-L1"),
        (links, "choose I.2", "GT-T2"),
    ],
)
def test_hj_c1_an_illegal_choice_is_raised_and_changes_nothing(
    situation: Callable[[], Table], choice: str, rule: str
) -> None:
    t = situation()
    before = t.hash, t.record(), t.events(None)
    with pytest.raises(honjin.IllegalChoice) as raised:
        t.play(choice)
    assert raised.value.refusals[0].rule == rule
    assert str(raised.value).startswith(f"{choice}: ")
    assert rule in str(raised.value)
    assert (t.hash, t.record(), t.events(None)) == before
