"""honjin play as lines of text: whole games, questions answered, a clean end."""

import re
from pathlib import Path

import pytest
from command_line import run

import honjin
from honjin.cli.command import Terminal
from honjin.cli.screen.board import renderer
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.engine.layout import BEATEN
from honjin.table.people import People
from honjin.table.table import Outcome


@pytest.mark.parametrize(
    ("lang", "won"),
    [
        ("en", "You win: three victory points (GT-B3). Points: You (3), Random (1)."),
        ("fr", "Vous gagnez : trois points de victoire (GT-B3). Points : Vous (3), Aléatoire (1)."),
    ],
)
def test_a_whole_game_by_numbers(lang: str, won: str) -> None:
    ran = run("play", "gosu-tactics", "--seed", "cli", "--lang", lang, lines="1\n" * 3000)
    assert (ran.code, won in ran.out) == (0, True)


def others(said: str) -> set[str]:
    """Who is called by name beside an army: all but the one who looks."""
    return {match[0] for match in re.finditer(r"^Player \d(?= \(|: )", said, re.MULTILINE)}


def test_a_whole_hot_seat_game_hides_hands_between_people() -> None:
    ran = run("play", "gosu-tactics", "--seats", "human,human", "--seed", "hot", lines="1\n" * 6000)
    assert ran.code == 0
    covers = ran.out.split("look away; press Enter.")
    assert len(covers) > 10
    for said in covers:
        assert len(others(said)) <= 1


QUESTIONS = """help
why mulligan
why keep
why umbolo
rule gt-l2
rule gt-z1
card umbolo
card umbollo
hand
board
log 2
undo
99
0
play umbolo
quit
"""


def test_questions_are_answered_and_wrong_choices_explained() -> None:
    ran = run("play", "gosu-tactics", "--seed", "cli", lines=QUESTIONS)
    assert ran.code == 0
    for said in (
        "why CHOICE or why CARD",
        "mulligan: your hand must be without a trooper; you have one: GT-S3",
        "keep: you can do this now",
        "play umbolo: not what is asked now (keep your hand): HJ-C1",
        f"GT-L2: {honjin.rule('GT-L2', 'en')}",
        "there is no rule “gt-z1”",
        "Umbolo: Goban, general (level 3), value 5, 1 copy, our reconstruction",
        "there is no card “umbollo” in this set. Did you mean umbolo",
        "nothing to take back",
        "the numbers go from 1 to 1",
    ):
        assert said in ran.out
    assert ran.out.count("the numbers go from 1 to 1") == 2
    assert ran.out.rstrip().endswith("Goodbye.")


def test_undo_takes_back_a_secret_choice() -> None:
    ran = run("play", "gosu-tactics", "--seed", "cli", lines="keep\n1\nundo\nquit\n")
    first, second = ran.out.split("taken back")
    assert "(2 to go)" in first
    assert "(3 to go)" in second


def test_hj_c6_undo_goes_back_to_the_first_choice_and_forward_again_by_another(tmp_path: Path) -> None:
    """What was seen is no obstacle against bots; the record and the result tell of it."""
    file = tmp_path / "back.game"
    begin = ("play", "gosu-x", "--seats", "human,search:12", "--seed", "back")
    lines = "1\n" * 14 + "undo\nundo 2\nundo turn\n" + "undo\n" * 30 + f"2\nsave {file}\n" + "1\n" * 2000
    ran = run(*begin, lines=lines)
    assert ran.code == 0
    assert ran.out.count("the result will say that choices were taken back") > 5
    assert "nothing to take back: you have not chosen yet" in ran.out
    assert "; choices were taken back (GX-" in ran.out
    text = file.read_text("utf-8")
    own = [line for line in text.partition("---\n")[2].splitlines() if line.startswith("0 ")]
    assert own[0] != text.rpartition("\nrewind 1\n")[2].splitlines()[0] == own[-1]  # the bot began
    verified = run("verify-bot", str(file))
    assert (verified.code, "Seat 1 (search:12): " in verified.out) == (0, True)
    told = run("replay", str(file), "--lang", "fr")
    assert (told.code, "Joueur 1 a repris des choix." in told.out) == (0, True)
    again = run("play", "--load", str(file), lines=f"1\nundo\n1\nsave {file}\nquit\n")
    assert again.code == 0
    assert run("verify-bot", str(file)).code == 0


def test_hj_c6_undo_wants_a_number_or_the_turn() -> None:
    ran = run(
        "play", "gosu-tactics", "--seed", "cli", lines="keep\nundo me\nundo 0\nundo 9\nundo turn\nquit\n"
    )
    assert "“me” is neither a number of choices nor the word turn" in ran.out
    assert "“0” is neither" in ran.out
    assert "nothing to take back: you have made one choice" in ran.out
    assert ran.out.count("Your turn: keep your hand\n") == 2


def test_hj_c6_people_who_share_the_terminal_take_back_as_before() -> None:
    seats = ("--seats", "human,human", "--seed", "x", "--option", "draft=random")
    ran = run("play", "gosu-x", *seats, lines="\nkeep\n\nundo\nundo turn\nquit\n")
    assert ran.out.count("nothing to take back: others play here") == 2


def test_a_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    saved = run("play", "gosu-tactics", "--seed", "save", lines=f"keep\n1\nsave {file}\nquit\n")
    assert f"saved as {file}" in saved.out
    again = run("play", "--load", str(file), lines="quit\n")
    assert (again.code, "(2 to go)" in again.out) == (0, True)
    inside = run("play", "gosu-tactics", "--seed", "other", lines=f"load {file}\nquit\n")
    assert "(2 to go)" in inside.out
    missing = run("play", "gosu-tactics", lines=f"load {tmp_path}/none\nsave {tmp_path}\nquit\n")
    assert "cannot read" in missing.out
    assert "cannot write" in missing.out


def test_the_same_seed_is_the_same_game_bots_included() -> None:
    lines = "1\n" * 40
    first, second = [run("play", "gosu-tactics", "--seed", "again", lines=lines).out for _ in range(2)]
    assert first == second


def test_the_end_of_input_is_a_clean_end() -> None:
    ran = run("play", "gosu-tactics", LANG="fr_FR.UTF-8")
    assert (ran.code, ran.out.rstrip().endswith("Au revoir.")) == (0, True)


# --- GOSU X


@pytest.mark.parametrize(("lang", "won"), [("en", "win"), ("fr", "gagne")])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_of_gosu_x_by_numbers(bot: str, lang: str, won: str) -> None:
    ran = run("play", "gosu-x", "--seats", f"human,{bot}", "--seed", "x", "--lang", lang, lines="1\n" * 3000)
    assert (ran.code, won in ran.out.splitlines()[-1]) == (0, True)
    assert {"en": "Supremacy tokens: ", "fr": "Jetons Suprématie : "}[lang] in ran.out.splitlines()[-1]


def test_a_whole_hot_seat_game_of_gosu_x_hides_hands_between_people() -> None:
    ran = run("play", "gosu-x", "--seats", "human,human", "--seed", "x21", lines="1\n" * 6000)
    assert ran.code == 0
    covers = ran.out.split("look away; press Enter.")
    assert len(covers) > 10
    for said in covers:
        assert len(others(said)) <= 1


DRAFT = """why clan justice
why justice
why clan elves
card tile justice
card les fées pétales
rule gx-s2
help
clan justice

why clan justice
clan xi-an
undo
quit
"""


def test_the_draft_of_gosu_x() -> None:
    ran = run("play", "gosu-x", "--seats", "human,human", "--seed", "x", lines="\n" + DRAFT)
    assert ran.code == 0
    for said in (
        "Draft of the clans.",
        "Justice (highest OPEN card Ethereal), Abhilasha (Secret shift),",
        "You: no clan yet",
        "Player 1: no clan yet",
        " 7  Goan Sul  [clan goan-sul]",
        "clan justice: you can do this now",
        "clan elves: “elves” is not one of justice, abhilasha",
        "Justice tile, confirmed",
        "Ethereal: the card can be neither captured nor destroyed, but it can be sacrificed.",
        "Les fées pétales: Justice, Troop (level I)",
        f"GX-S2: {honjin.rule('GX-S2', 'en')}",
        "as in rule GX-C1",
        "card tile CLAN            what a tile does",
        "taken back",
    ):
        assert said in ran.out, said
    assert re.search(r"clan justice: .*GX-S2", ran.out)


def test_options_of_the_game_are_given_by_name() -> None:
    ran = run("play", "gosu-x", "--seed", "m220", "--option", "draft=random", lines="quit\n")
    assert "keep your hand, or show it and draw a new one?" in ran.out
    for option, said in (
        ("draft", "“draft” is not NAME=VALUE; the options are: tie_start,"),
        ("draft=all", "option draft: found 'all', expected one of"),
        ("drift=x", "unknown option 'drift', gosu-x has:"),
    ):
        ran = run("play", "gosu-x", "--option", option)
        assert (ran.code, said in ran.err) == (2, True)


def test_a_mulligan_shows_the_hand() -> None:
    arguments = ["play", "gosu-x", "--seed", "m220", "--option", "draft=random", "--lang", "fr"]
    ran = run(*arguments, lines="mulligan\nquit\n")
    before, after = ran.out.split("Vous avez montré votre main pour piocher 7", 1)
    assert "[mulligan]" in before
    hands = [line for line in ran.out.splitlines() if line.startswith("Votre main")]
    assert hands[0] != hands[1]
    assert "Vous avez montré " in after


REACTION = """
game = "gosu-x"
seed = "reaction"
tiles = ["tomorrow", "xi-an"]
[[seats]]
clans = ["goan-sul", "phoenix", "galmi"]
hand = ["deesses-de-lave", "arpia"]
[[seats]]
clans = ["abhilasha", "justice", "narashima"]
army = [["les-apotres-de-la-nuit"], [], []]
hand = ["le-cercle-rouge", "sati"]
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_reaction_is_asked_of_the_other_person_behind_a_cover(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "reaction.game"
    file.write_text(honjin.game("gosu-x").position(REACTION).record(), "utf-8")
    lines = "\nplay deesses-de-lave\nchoose 1:I.1\n\nwhy sati\nreact le-cercle-rouge\ndraw 1\n\nquit\n"
    ran = run("play", "--load", str(file), "--seats", "human,human", "--lang", lang, lines=lines)
    cover = {"en": "look away; press Enter.", "fr": "détournent les yeux ; appuyez sur Entrée."}[lang]
    _, first, second, third = ran.out.split(cover)
    assert ("Arpia" in first, "Sati" in first, "Le Cercle Rouge" in first) == (True, False, False)
    assert ("Arpia" in second, "Sati" in second) == (False, True)
    assert "[react le-cercle-rouge]" in second
    assert "react sati: " in second
    assert "GX-E6" in second
    assert ("Arpia" in third, "Sati" in third, "Le Cercle Rouge" in third) == (True, False, True)


def test_why_asks_about_a_word_as_the_question_means_it(tmp_path: Path) -> None:
    file = tmp_path / "reaction.game"
    file.write_text(honjin.game("gosu-x").position(REACTION).record(), "utf-8")
    lines = "why arpia\nwhy sati\nwhy pass\ncard\nrule\nplay arpia\nboard\nhand\nquit\n"
    ran = run("play", "--load", str(file), "--seats", "human,random", lines=lines)
    for said in (
        "play arpia: you can do this now",
        "play sati: must be in your hand; Sati is not: GX-T1",
        "pass: the first to pass must have no Activation token in hand; you have 2: GX-Q1",
        "Arpia: Phoenix, Troop (level I)",
        "Déesses de lave: Goan Sul, Troop (level I)",
        "  GX-A2  OPEN cards",
        "Arpia (Phoenix, OPEN)",
        "Déesses de lave (Goan Sul I)",
    ):
        assert said in ran.out, said


def test_a_game_of_gosu_x_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    saved = run("play", "gosu-x", "--seed", "x", lines=f"1\n1\n1\n1\nsave {file}\nquit\n")
    assert f"saved as {file}" in saved.out
    again = run("play", "--load", str(file), "--seats", "human,greedy", lines="quit\n")
    assert "Round 1, your turn" in again.out
    other = run("play", "gosu-tactics", lines=f"load {file}\nquit\n")
    assert "that is a game of gosu-x for 2" in other.out


# --- Way of the Samurai

SAMURAI = honjin.game("way-of-the-samurai")
OVER = {
    "en": r"(Victory|Defeat): .+ \(WS-\w+\)\. (No enemy|\d+ enem(y|ies)) beaten\.",
    "fr": r"(Victoire|Défaite) : .+ \(WS-\w+\)\. (Aucun ennemi vaincu|\d+ ennemis? vaincus?)\.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("options", [[], ["mode=dojo", "hard=yes"], ["mode=village", "easy=die-at-2"]])
def test_a_whole_solo_game_by_numbers(options: list[str], lang: str) -> None:
    given = [word for option in options for word in ("--option", option)]
    ran = run("play", "way-of-the-samurai", "--seed", "w", "--lang", lang, *given, lines="1\n" * 3000)
    assert ran.code == 0
    assert re.fullmatch(OVER[lang], ran.out.splitlines()[-1]), ran.out.splitlines()[-1]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_clan_ends_with_a_rank(lang: str) -> None:
    arguments = ["--seed", "w", "--option", "mode=clan", "--lang", lang]
    ran = run("play", "way-of-the-samurai", *arguments, lines="1\n" * 3000)
    said = {
        "en": r"Your way ends here .* Rank \d of 5: .+\.",
        "fr": r"Votre voie s'achève ici .* Rang \d sur 5 : .+\.",
    }
    assert re.fullmatch(said[lang], ran.out.splitlines()[-1])


@pytest.mark.parametrize(
    ("beaten", "rank"),
    [(0, 1), (5, 1), (6, 2), (10, 2), (11, 3), (15, 3), (16, 4), (20, 4), (21, 5), (99, 5)],
)
def test_the_five_ranks_of_the_clan(beaten: int, rank: int) -> None:
    def line(mode: str, winners: tuple[int, ...]) -> str:
        t = SAMURAI.new(seed="rank", options={"mode": mode})
        t.state.cells[BEATEN] = beaten
        outcome = Outcome(winners, "WS-R8", (beaten,))
        return renderer(t, People(1, 0), Terminal("en")).result(outcome, "The end")

    assert f"Rank {rank} of 5: {SAMURAI.texts('en', f'rank-{rank}')}." in line("clan", ())
    assert "Rank" not in line("fight", (0,))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_odds_are_exact_and_unseen_cards_are_counted(lang: str) -> None:
    t = SAMURAI.new(seed="odds")
    assert t.decision is not None
    first = t.decision.options[0].notation
    lines = f"odds\nunseen\n{first}\nodds\nquit\n"
    ran = run("play", "way-of-the-samurai", "--seed", "odds", "--lang", lang, lines=lines)
    chances = [SAMURAI.odds(t.observe(0).state, 0)]
    t.play(first)
    chances.append(SAMURAI.odds(t.observe(0).state, 0))
    said = re.findall(
        {"en": r"a chance of (\S+) \((\S+) %\)", "fr": r"une probabilité de (\S+) \((\S+) %\)"}[lang], ran.out
    )
    assert [chance for chance, _ in said] == [str(chance) for chance in chances]
    point = {"en": ".", "fr": ","}[lang]
    assert [share for _, share in said] == [f"{100 * float(c or 0):.1f}".replace(".", point) for c in chances]
    view = SAMURAI.new(seed="odds").view(0)
    names = {"en": "Adversaries still to come: ", "fr": "Adversaires à venir"}
    (line,) = [line for line in ran.out.splitlines() if line.strip().startswith(names[lang])]
    assert line.count("(") == len(view["adversaries"]["unseen"])  # type: ignore[index]


@pytest.mark.parametrize(
    ("lang", "odds", "unseen"),
    [
        ("en", "nothing to reckon", "nothing is counted"),
        ("fr", "rien à calculer", "rien n'est compté"),
    ],
)
@pytest.mark.parametrize("game", ["gosu-tactics", "gosu-x"])
def test_other_games_have_no_odds(game: str, lang: str, odds: str, unseen: str) -> None:
    ran = run("play", game, "--seed", "x", "--lang", lang, lines="odds\nunseen\nhelp\nquit\n")
    assert odds in ran.out
    assert unseen in ran.out
    assert "\n  odds " not in ran.out


def test_questions_in_a_fight_and_a_level_taken_back() -> None:
    t = SAMURAI.new(seed="back", options={"weapon": "nodachi"})
    assert t.decision is not None
    held = [option.notation for option in t.decision.options if option.notation.startswith("place ")]
    card = held[0].partition(" ")[2]
    other = next(id for id in t.cards.ids if f"place {id}" not in held)
    asked = f"help\ncard weapon tanto\ncard oda\nwhy {other}\nwhy {card}\n"
    arguments = ["--seed", "back", "--option", "weapon=nodachi"]
    ran = run("play", "way-of-the-samurai", *arguments, lines=f"{asked}ki force\nundo\nquit\n")
    for said in (
        "odds                      the exact chance",
        "unseen                    the cards",
        "card weapon NAME",
        "Tanto: weapon, confirmed",
        "Oda: enemy, confirmed",
        f"place {other}: ",
        f"place {card}: you can do this now",
        "taken back",
    ):
        assert said in ran.out, said
    levels = re.findall(r"Gauges, from −2 to 4: Force (−?\d)", ran.out)
    assert levels == ["0", "1", "0"]
    assert re.findall(r"Ki (\d) of 5", ran.out) == ["5", "4", "5"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_campaign_lets_the_player_choose_the_opponent(lang: str) -> None:
    campaign = STANDARD.box.campaigns[0]
    first, master = campaign.opponents[1], campaign.opponents[-1]
    lines = f"why enemy {master.id}\nenemy {master.id}\nenemy {first.id}\nmulligan\nquit\n"
    arguments = ["--seed", "c", "--option", "mode=dojo", "--lang", lang]
    ran = run("play", "way-of-the-samurai", *arguments, lines=lines)
    before, after = ran.out.rsplit("WS-G2", 1)
    assert {"en": "No opponent at the moment", "fr": "Pas d'adversaire pour l'instant"}[lang] in before
    assert {"en": "Beaten: 0, waiting: 5.", "fr": "Vaincus : 0, en attente : 5."}[lang] in before
    assert {"en": "Beaten: 0, waiting: 4.", "fr": "Vaincus : 0, en attente : 4."}[lang] in after
    assert re.search(rf"^{first.label(lang)}\s?: ", after, re.MULTILINE)
    hands = [
        line for line in after.splitlines() if line.startswith({"en": "Your hand", "fr": "Votre main"}[lang])
    ]
    assert hands[0] != hands[1]


def test_a_fight_has_the_options_that_were_given() -> None:
    options = ["enemy=oda", "weapon=tanto", "location=bridge", "climate=fog", "hard=yes"]
    given = [word for option in [*options, "easy=die-at-2,best-of-three"] for word in ("--option", option)]
    ran = run("play", "way-of-the-samurai", "--seed", "o", *given, lines="ki best\n1\n1\nquit\n")
    for said in (
        "Oda: Life ",
        "(gains each Life you lose)",
        "Tanto (all you deal is doubled; Guard 2 at most)",
        "wound die 2",
        "Bridge (a roll costs Ki)",
        "Fog: Ki reveals no Defence; discard before you buy; Technique -2 at the end costs 1 Life",
        "Hard: a card that cannot be pierced",
        "Drawn, one to keep: ",
    ):
        assert said in ran.out, said
    for option, said in (
        ("enemy=ninja", "option enemy: found 'ninja', expected one of"),
        ("climate=fog", "WS-M5"),
        ("hard=maybe", "WS-D2"),
        ("mode=war", "WS-S1"),
    ):
        ran = run("play", "way-of-the-samurai", "--option", option)
        assert (ran.code, said in ran.err) == (2, True), ran.err


def test_a_duel_at_one_terminal_hides_hands_between_people() -> None:
    arguments = ["--option", "mode=duel", "--option", "weapon=tanto,naginata", "--seats", "human,human"]
    ran = run("play", "way-of-the-samurai", "--seed", "d", *arguments, lines="1\n" * 6000)
    assert (ran.code, " wins: " in ran.out.splitlines()[-1]) == (0, True)
    assert "Life left: " in ran.out.splitlines()[-1]
    covers = ran.out.split("look away; press Enter.")
    assert len(covers) > 3
    for said in covers:
        assert len(others(said)) <= 1
    assert "Tanto" in ran.out
    assert "Naginata" in ran.out


def test_a_solo_game_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "evening.game"
    saved = run(
        "play", "way-of-the-samurai", "--seed", "s", "--option", "mode=clan", lines=f"1\n1\nsave {file}\n"
    )
    assert f"saved as {file}" in saved.out
    again = run("play", "--load", str(file), lines="board\nquit\n")
    assert (again.code, "The Clan of Samurai, fight 1" in again.out) == (0, True)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["play"], "Which game? There are: gosu-x, gosu-tactics, way-of-the-samurai."),
        (["play", "chess"], "there is no game “chess”; there are: gosu-x, gosu-tactics"),
        (["play", "gosu-tactics", "--seats", "human"], "1 seat is named, this table needs 2-4"),
        (["play", "gosu-x", "--seats", "human,random,random"], "3 seats are named, this table needs 2"),
        (["play", "way-of-the-samurai", "--seats", "human,random"], "2 seats are named, this table needs 1"),
        (["play", "way-of-the-samurai", "--seats", "human", "--option", "mode=duel"], "this table needs 2"),
        (["play", "gosu-tactics", "--seats", "human,genius"], "unknown level 'genius'"),
        (["play", "gosu-tactics", "--sed", "x"], "there is no option --sed; did you mean"),
        (
            ["play", "gosu-tactics", "--lang", "de"],
            "--lang: 'de' is not one of 'en', 'fr'. (allowed: en, fr)",
        ),
        (["play", "--load", "nowhere.game"], "nowhere.game"),
    ],
)
def test_wrong_use_is_explained(arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
