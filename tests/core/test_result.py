"""Results: who won and why, for each reader, alone, of two and of more."""

import pytest
from tactics import GAME as TACTICS
from tactics import play, table

import honjin
from honjin.table.facts import FactData
from honjin.table.people import People
from honjin.table.result import reason, result_text, sentence
from honjin.table.table import Outcome, Table

NAMES = ("Alice", "Bob", "Hana", "Yves")


def finished() -> Table:
    return play(table(army={0: [["goban-recruit"]]}, points={0: 2}), "pass", "pass")


def test_a_game_that_goes_on_has_no_result() -> None:
    t = TACTICS.new(seed="result")
    assert t.result(0) is None
    with pytest.raises(ValueError, match="seat: found 2"):
        t.result(2)


def test_each_reader_reads_who_won_and_how() -> None:
    t = finished()
    assert t.result(0) == "You win: three victory points"
    assert t.result(1) == "Your opponent wins: three victory points"
    assert t.result(None) == "Player 1 wins: three victory points"
    assert t.result(1, names=NAMES[:2]) == "Alice wins: three victory points"
    assert t.result(0, "fr") == "Vous gagnez : trois points de victoire"
    assert t.result(1, "fr") == "Votre adversaire gagne : trois points de victoire"
    assert t.result(None, "fr", NAMES[:2]) == "Alice gagne : trois points de victoire"


@pytest.mark.parametrize(
    ("way", "en", "fr"),
    [
        ("resign", "Bob wins: Alice resigned", "Bob gagne : Alice a abandonné"),
        ("time-out", "Bob wins: Alice ran out of time", "Bob gagne : Alice a dépassé le temps"),
        ("forfeit", "Bob wins: Alice left the game", "Bob gagne : Alice a quitté la partie"),
    ],
)
def test_hj_e1_to_e3_whoever_breaks_off_is_named(way: str, en: str, fr: str) -> None:
    t = TACTICS.new(seed="ending")
    t.end(0, way)
    assert (t.result(None, "en", NAMES[:2]), t.result(None, "fr", NAMES[:2])) == (en, fr)


def test_hj_e1_the_reader_is_you() -> None:
    t = TACTICS.new(seed="ending")
    t.end(0, "resign")
    assert t.result(0) == "Your opponent wins: you resigned"
    assert t.result(1) == "You win: your opponent resigned"
    assert t.result(0, "fr") == "Votre adversaire gagne : vous avez abandonné"
    assert t.result(1, "fr") == "Vous gagnez : votre adversaire a abandonné"


def test_hj_e1_of_three_two_win_together() -> None:
    t = TACTICS.new(seed="ending", players=3)
    t.end(1, "resign")
    assert t.result(0) == "You and Player 3 win: Player 2 resigned"
    assert t.result(2) == "You and Player 1 win: Player 2 resigned"
    assert t.result(1) == "Player 1 and Player 3 win: you resigned"
    assert t.result(None, names=NAMES[:3]) == "Alice and Hana win: Bob resigned"
    assert t.result(2, "fr", NAMES[:3]) == "Vous et Alice gagnez : Bob a abandonné"
    assert t.result(1, "fr", NAMES[:3]) == "Alice et Hana gagnent : vous avez abandonné"


def test_hj_e1_of_four_three_win_together() -> None:
    t = TACTICS.new(seed="ending", players=4)
    t.end(3, "resign")
    assert t.result(1, "en", NAMES) == "You, Alice and Hana win: Yves resigned"
    assert t.result(1, "fr", NAMES) == "Vous, Alice et Hana gagnez : Yves a abandonné"
    assert t.result(None, "fr") == "Joueur 1, Joueur 2 et Joueur 3 gagnent : Joueur 4 a abandonné"


def test_gt_b3_several_reach_three_points_in_one_battle() -> None:
    army = {seat: [["goban-recruit"]] for seat in (0, 1)}
    t = table(players=3, army=army, points={0: 2, 1: 2}, advantage=2)
    while t.decision is not None:
        play(t, "pass" if "pass" in [o.notation for o in t.decision.options] else "keep")
    assert t.outcome is not None
    assert t.outcome.winners == (0, 1)
    assert t.result(1) == "You and Player 1 win: three victory points"
    assert t.result(2, "fr", NAMES[:3]) == "Alice et Bob gagnent : trois points de victoire"


def test_who_wins_together_with_everybody_draws() -> None:
    everybody, nobody = Outcome((0, 1), "GX-B9", (1, 1)), Outcome((), "WS-R12", (4, 4))
    people = People(2, 0)
    assert sentence(everybody, "an even score", people, "en") == "Draw: an even score"
    assert sentence(everybody, "autant de points", people, "fr") == "Égalité : autant de points"
    assert sentence(nobody, "too late", people, "en") == "Nobody wins: too late"
    assert sentence(nobody, "trop tard", people, "fr") == "Personne ne gagne : trop tard"


def test_alone_there_is_victory_or_defeat_with_what_was_reached() -> None:
    people = People(1, 0)
    assert sentence(Outcome((0,), "WS-R8", (1,)), "done", people, "en") == "Victory: done"
    assert sentence(Outcome((), "WS-R8", (0,)), "lost", people, "en") == "Defeat: lost"
    assert sentence(Outcome((), "WS-R8", (7,)), "lost", people, "en") == "Defeat: lost (score 7)"
    assert sentence(Outcome((), "WS-R8", (7,)), "perdu", people, "fr") == "Défaite : perdu (score : 7)"


def test_hj_e1_alone() -> None:
    t = honjin.game("way-of-the-samurai").new(seed="ending")
    t.end(0, "resign")
    assert t.result(0) == "Defeat: you resigned"
    assert t.result(None, "fr", ("Hana",)) == "Défaite : Hana a abandonné"


def test_without_a_fact_the_rule_gives_its_title() -> None:
    """As in a game of long ago, whose facts did not name the way."""
    package, people = "honjin.games.gosu_tactics", People(2, None)
    outcome = Outcome((1,), "GT-B3", (0, 3))
    old = [FactData(kind="won", rule="GT-B3", turn=9, player=1, known="all")]
    assert result_text(package, outcome, old, people, "en") == "Player 2 wins: Three victory points"
    assert reason(package, Outcome((1,), "GT-Z9", (0, 3)), [], people, "fr") == "GT-Z9"


def test_who_lost_says_more_than_who_won() -> None:
    package, people = "honjin.games.way_of_the_samurai", People(2, 0)
    told = [
        FactData(kind=kind, rule="WS-R8", turn=9, player=seat, word=word, known="all")
        for kind, seat, word in (("lost", 1, "no-life"), ("won", 0, "duel"))
    ]
    outcome = Outcome((0,), "WS-R8", (3, 0))
    for facts in (told, told[::-1]):
        assert reason(package, outcome, facts, people, "en") == "your opponent's last Life is gone"
