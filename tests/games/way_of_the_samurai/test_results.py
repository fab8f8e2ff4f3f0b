"""How a fight ended, as people read it: every way to lose and to win, alone and in a duel."""

from collections.abc import Callable

import pytest
from samurai import go_on, play, question
from samurai_yard import CALM, STILL, attack, calm_round, place, settle, with_roll, yard

from honjin.games.way_of_the_samurai.cards import BOX
from honjin.table.table import Table

WEAPONS = [weapon.id for weapon in BOX.weapons]


def strike(**position: object) -> Table:
    """The first attack of a calm hand."""
    return attack(yard(**position), "push", "feint", "block")


def cash(**position: object) -> Table:
    """The wound die is cashed at 6."""
    return settle(go_on(yard(die=6, **position), "place push", "place feint", "place block", "cash die"))


def lowered(climate: str, card: str) -> Table:
    """Both attacks with a gauge at its lowest from the first on."""
    t = yard(location="bridge", climate=climate, hand=(card, card, "rage", "rage", "feint", "push"))
    return attack(attack(t, card, card, "rage"), "rage", "feint", "push")


def last_weapon_broken() -> Table:
    given: dict[str, object] = {"mode": "dojo", "redrawn": True, "enemy_life": 1, "events": "hard"}
    given |= {"weapon": "nodachi", "broken": [id for id in WEAPONS if id != "nodachi"]}
    return with_roll(
        6,
        "WS-G4",
        lambda seed: place(yard(seed=seed, defences=("gap", "wall"), **given), "push", "feint", "block"),
    )


def last_opponent(mode: str, left: str) -> Table:
    given: dict[str, object] = {
        "mode": mode,
        "redrawn": True,
        "enemy_life": 1,
        "waiting": [],
        "opponent": left,
    }
    return place(yard(defences=("gap", "wall"), **given), "push", "feint", "block")


ENDED: list[tuple[str, Callable[[], Table], str, str]] = [
    (
        "no-life",
        lambda: strike(life=1, defences=("wall", "jab")),
        "Defeat: your last Life is gone",
        "Défaite : votre dernière Vie est perdue",
    ),
    (
        "beheaded",
        lambda: strike(defences=("wall", "maim"), wounds=("head",)),
        "Defeat: your head is cut off",
        "Défaite : vous avez la tête tranchée",
    ),
    (
        "no-ki",
        lambda: play(yard(enemy="takeshi", ki=1), "ki reveal"),
        "Defeat: your last Ki is gone and the weapon breaks",
        "Défaite : votre dernier Ki est parti et votre arme se brise",
    ),
    (
        "no-weapon",
        last_weapon_broken,
        "Defeat: every weapon is broken (score 1)",
        "Défaite : toutes les armes sont brisées (score : 1)",
    ),
    (
        "low-guard",
        lambda: lowered("snow", "drop"),
        "Defeat: your Guard is too low for this climate",
        "Défaite : votre Garde est trop basse pour ce climat",
    ),
    (
        "rounds",
        lambda: calm_round(yard(round=199)),
        "Defeat: round 200 is reached",
        "Défaite : la manche 200 est atteinte",
    ),
    (
        "enemy-no-life",
        lambda: strike(enemy_life=1, defences=("gap", "wall")),
        "Victory: the enemy's last Life is gone",
        "Victoire : la dernière Vie de l'ennemi est perdue",
    ),
    (
        "enemy-beheaded",
        lambda: cash(wounds=("head",)),
        "Victory: the enemy's head is cut off",
        "Victoire : l'ennemi a la tête tranchée",
    ),
    (
        "enemy-grave-wound",
        lambda: cash(location="bridge", climate="fire"),
        "Victory: in this climate a level-2 wound decides the fight",
        "Victoire : dans ce climat, une blessure de niveau 2 décide du combat",
    ),
    (
        "dojo",
        lambda: last_opponent("dojo", "kenpo-naomoto"),
        "Victory: the whole dojo is beaten",
        "Victoire : tout le dojo est vaincu",
    ),
    (
        "village",
        lambda: last_opponent("village", "goro"),
        "Victory: the way out of the village is free",
        "Victoire : la sortie du village est libre",
    ),
]


@pytest.mark.parametrize(("word", "ended", "en", "fr"), ENDED, ids=[case[0] for case in ENDED])
def test_ws_r8_a_result_says_how_the_fight_ended(
    word: str, ended: Callable[[], Table], en: str, fr: str
) -> None:
    t = ended()
    assert (t.result(0), t.result(0, "fr")) == (en, fr)
    last = t.events(0)[-1]
    assert (last["kind"], last["word"]) == ("won" if t.outcome and t.outcome.winners else "lost", word)
    assert t.log(0)[-1].text == f"{en.partition(' (')[0]}."
    assert t.log(0, "fr")[-1].text == f"{fr.partition(' (')[0]}."


@pytest.mark.parametrize(
    ("beaten", "rank"),
    [(0, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (99, 5)],
)
def test_ws_e5_the_clan_ends_with_score_and_rank(beaten: int, rank: int) -> None:
    t = strike(mode="clan", beaten=beaten, life=1, defences=("wall", "jab"))
    score = (f" (score {beaten})", f" (score : {beaten})") if beaten else ("", "")
    assert t.result(0) == f"Defeat: rank {rank} of 5 against the Clan{score[0]}"
    assert t.result(0, "fr") == f"Défaite : rang {rank} sur 5 contre le Clan{score[1]}"


def test_ws_r8_spectators_read_the_name() -> None:
    t = strike(life=1, defences=("wall", "jab"))
    assert t.result(None) == "Defeat: Player 1's last Life is gone"
    assert t.result(None, "fr", ("Alice",)) == "Défaite : la dernière Vie d'Alice est perdue"
    assert t.result(0, "fr", ("Alice",)) == "Défaite : votre dernière Vie est perdue"


# --- in a duel


def duel(first: dict[str, object], second: dict[str, object], **more: object) -> Table:
    seats = [first, second]
    return yard(**{"mode": "duel", "hand": CALM * 2, "defences": STILL * 2, "seats": seats, **more})


def struck(t: Table) -> Table:
    place(t, "push", "feint", "block")
    while t.decision is not None and question(t).prompt in ("combo", "cashing"):
        settle(play(t, "no"))
    return t


def test_ws_v1_a_duel_names_winner_and_loser() -> None:
    t = struck(duel({}, {"life": 1}, defences=("gap", "wall")))
    assert t.result(0) == "You win: your opponent's last Life is gone"
    assert t.result(1) == "Your opponent wins: your last Life is gone"
    assert t.result(None) == "Player 1 wins: Player 2's last Life is gone"
    assert t.result(0, "fr") == "Vous gagnez : la dernière Vie de votre adversaire est perdue"
    assert t.result(1, "fr", ("Alice", "Bob")) == "Alice gagne : votre dernière Vie est perdue"
    assert t.result(None, "fr", ("Alice", "Yves")) == "Alice gagne : la dernière Vie d'Yves est perdue"
    assert [line.text for line in t.log(1)[-2:]] == [
        "Defeat: your last Life is gone.",
        "Victory: your opponent won the duel.",
    ]


def test_ws_m3_a_grave_wound_decides_a_duel_in_the_fire() -> None:
    t = duel({"die": 6}, {}, location="bridge", climate="fire")
    settle(go_on(t, "place push", "place feint", "place block", "cash die"))
    assert t.result(0) == "You win: your opponent suffered a level-2 wound in this climate"
    assert t.result(1, "fr") == (
        "Votre adversaire gagne : vous avez subi une blessure de niveau 2 dans ce climat"
    )


def test_ws_r12_nobody_wins_a_duel_of_200_rounds() -> None:
    t = duel({}, {}, round=199)
    while t.decision is not None:
        struck(t)
    assert t.outcome is not None
    assert t.outcome.winners == ()
    assert {t.result(seat) for seat in (0, 1, None)} == {"Nobody wins: round 200 is reached"}
    assert t.result(0, "fr") == "Personne ne gagne : la manche 200 est atteinte"


# --- what is asked and refused


def test_ws_x4_the_die_names_whom_it_hits() -> None:
    t = go_on(duel({"die": 3}, {}), "place push", "place feint", "place block")
    settle(t)
    (label,) = [o.label() for o in question(t).options if o.notation == "cash die"]
    assert label == "Cash the die at 3: your opponent loses 1 Life"
    (label,) = [o.label("fr", ("Alice", "Bob")) for o in question(t).options if o.notation == "cash die"]
    assert label == "Utiliser le dé à 3 : Bob perd 1 Vie"
    t = settle(go_on(yard(die=3), "place push", "place feint", "place block"))
    assert [o.label() for o in question(t).options[:2]] == [
        "Cash the die at 3: the enemy loses 1 Life",
        "Keep the die at 3",
    ]


def test_ws_m3_the_climate_says_who_loses() -> None:
    t = place(strike(location="bridge", climate="fire"), "push", "feint", "block")
    assert [o.label() for o in question(t).options[:2]] == ["Lose 1 Life", "Lose 1 Ki"]
    assert [o.label("fr") for o in question(t).options[:2]] == ["Perdre 1 Vie", "Perdre 1 Ki"]


def test_ws_r4_the_attacker_reads_what_to_take() -> None:
    t = place(yard(defences=("fork", "wall")), "push", "feint", "block")
    assert [o.label() for o in question(t).options[:2]] == ["Take 1 Life", "Take 1 Ki"]
    assert [o.label("fr") for o in question(t).options[:2]] == [
        "Faire perdre 1 Vie",
        "Faire perdre 1 Ki",
    ]


def test_ws_m2_a_card_to_discard_must_be_in_the_hand() -> None:
    t = play(yard(location="bridge", climate="fog", specials=["duo"]), "ki draw")
    (refusal,) = t.why_not(0, "discard duo")
    assert refusal.text() == "must be in your hand; Duo is not: WS-R2"
    assert refusal.text("fr") == "il faut une carte de votre main ; Duo n'en est pas une : WS-R2"
