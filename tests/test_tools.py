"""The tools of the command line: games, rules, cards, replay, position, leakcheck, completion."""

import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from command_line import run
from tactics import DRILL, GAME, options, play

import honjin
import honjin.cli
from honjin.bots.characters import seat_names
from honjin.cli.command import Terminal
from honjin.cli.commands.leakcheck import PLANTS
from honjin.cli.paging import show
from honjin.games import GAMES
from honjin.games.way_of_the_samurai.cardset import STANDARD
from honjin.games.way_of_the_samurai.game import EASY
from honjin.lab.checks import leaks
from honjin.lab.report.words import way_text
from honjin.table.text import CORE, rules
from tools.document import document

ROOT = Path(__file__).parents[1]
TESTS, GOLDEN = ROOT / "tests", ROOT / "golden"
RECORD = GOLDEN / "gosu-tactics" / "powers-1.game"
SAMURAI = GAMES["way-of-the-samurai"]
LANGS = pytest.mark.parametrize("lang", honjin.LANGUAGES)


# --- Honjin's own rules, which `rules coverage` asks tests for


def test_hj_c5_a_choice_is_taken_back_by_its_maker_as_long_as_nothing_was_shown() -> None:
    t = play(GAME.new(seed="back"), "keep", "keep")
    assert t.decision is not None
    maker, before = t.decision.seat, t.hash
    play(t, options(t)[0])
    assert (t.undo_depth(maker), t.undo_depth(1 - maker)) == (1, 0)
    t.undo()
    assert t.hash == before
    while not t.game.starts_turn(t.state):
        play(t, options(t)[0])
    with pytest.raises(ValueError, match="HJ-C5"):
        t.undo()


def test_hj_o1_only_the_options_and_players_that_the_rules_name() -> None:
    with pytest.raises(ValueError, match=r"unknown option 'tie', gosu-tactics has: .* \(HJ-O1\)"):
        GAME.new(options={"tie": "last"})
    with pytest.raises(ValueError, match=r"players: found 5, expected 2 to 4 \(HJ-O1\)"):
        GAME.new(players=5)


# --- games and rules


@LANGS
def test_games_are_listed_with_players_cards_and_rules_version(lang: str) -> None:
    ran = run("games", "--lang", lang)
    assert ran.code == 0
    listed = [line.split() for line in ran.out.splitlines()[1:]]
    cards = str(sum(SAMURAI.card_set(None).copies))
    assert listed == [
        ["gosu-x", "2", "120", "2"],
        ["gosu-tactics", "2-4", "75", "1"],
        ["way-of-the-samurai", "1-2", cards, "2"],
    ]


@LANGS
@pytest.mark.parametrize("game", list(GAMES))
def test_the_titles_of_the_rules_are_listed_by_section(lang: str, game: str) -> None:
    ran = run("rules", game, "--titles", "--lang", lang)
    assert ran.code == 0
    known = {**rules(GAMES[game].package), **rules(CORE)}
    listed = re.findall(r"^  (\S+)  (.*)$", ran.out, re.MULTILINE)
    assert listed == [(id, rule.title[lang]) for id, rule in known.items()]
    assert {"en": "Set-up\n", "fr": "Mise en place\n"}[lang] in ran.out


@LANGS
@pytest.mark.parametrize("game", list(GAMES))
def test_the_rulebook_has_every_rule_ruling_section_and_option(lang: str, game: str) -> None:
    ran = run("rules", game, "--lang", lang, COLUMNS="80")
    assert ran.code == 0
    assert max(map(len, ran.out.splitlines())) <= 80
    said = " ".join(ran.out.split(" \n")).split()
    whole = " ".join(said)
    for id, rule in {**rules(GAMES[game].package), **rules(CORE)}.items():
        assert f"{id} {plain(rule.title[lang])} {plain(rule.full_text(lang))}" in whole
        assert f"\n{rule.part(lang)}\n=" in ran.out
    for name, setting in GAMES[game].settings.items():
        after = ran.out.partition(f"\n{name}  ")[2].partition("\n\n")[0]
        assert f"({setting.rule})" in after.splitlines()[0]
        points = [line for line in after.splitlines() if line.startswith("  - ")]
        words = [re.split(r"[\s:]", line[4:])[0] for line in points]
        assert words[: len(setting.values)] == list(setting.values)
        default = {"en": "(the default)", "fr": "(par défaut)"}[lang]
        assert [default in line for line in points] == [True] + [False] * (len(points) - 1)


def plain(text: str) -> str:
    return " ".join(text.split())


@LANGS
def test_the_rulebook_as_markdown(lang: str) -> None:
    ran = run("rules", "gosu-x", "--markdown", "--lang", lang)
    lines = ran.out.splitlines()
    rule = rules(GAMES["gosu-x"].package)["GX-D4"]
    assert lines[0] == {"en": "# GOSU X: the rules", "fr": "# GOSU X\xa0: les règles"}[lang]
    at = lines.index(f"### GX-D4 {rule.title[lang]}")
    assert lines[at + 2] == rule.text[lang]
    assert lines[at + 4] == {"en": "> Ruling: ", "fr": "> Décision\xa0: "}[lang] + rule.ruling[lang]
    last = {
        "en": "- `last`: whoever sacrificed last (the default)",
        "fr": "- `last`\xa0: celui qui a sacrifié en dernier (par défaut)",
    }
    assert last[lang] in lines
    assert "\x1b" not in ran.out


def test_a_long_text_is_paged_where_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    paged: list[str] = []
    monkeypatch.setattr("click.echo_via_pager", paged.append)
    monkeypatch.setattr("honjin.cli.paging.sys.stdout.isatty", lambda: True, raising=False)
    show(["one", "two"])
    assert paged == []
    show(["line"] * 500)
    assert paged == ["line\n" * 500]


@LANGS
@pytest.mark.parametrize(
    ("game", "id"),
    [
        ("gosu-tactics", "GT-S3"),
        ("gosu-tactics", "gt-l2"),
        ("gosu-tactics", "hj-c1"),
        ("gosu-x", "GX-A7"),
        ("gosu-x", "gx-t1"),
        ("way-of-the-samurai", "WS-R5"),
        ("way-of-the-samurai", "ws-e5"),
    ],
)
def test_a_rule_is_shown_with_title_text_and_ruling(lang: str, game: str, id: str) -> None:
    ran = run("rules", game, id, "--lang", lang)
    rule = {**rules(GAMES[game].package), **rules(CORE)}[id.upper()]
    assert ran.code == 0
    assert ran.out.startswith(f"{rule.id}  {rule.title[lang]}")
    assert " ".join(ran.out.split("\n")[1:]).strip() == rule.full_text(lang)


@LANGS
def test_an_unknown_rule_gets_a_suggestion(lang: str) -> None:
    ran = run("rules", "gosu-tactics", "GT-L22", "--lang", lang)
    assert ran.code == 2
    assert "GT-L2" in ran.err
    assert {"en": "Did you mean", "fr": "Vouliez-vous dire"}[lang] in ran.err


@LANGS
def test_rules_coverage_is_complete(lang: str) -> None:
    ran = run("rules", "coverage", "--tests", str(TESTS), "--lang", lang)
    count = sum(len(rules(package)) for package in (CORE, *(game.package for game in GAMES.values())))
    last = ran.out.splitlines()[-1]
    assert ran.code == 0, last
    assert last.startswith({"en": f"{count} rules", "fr": f"{count} règles"}[lang])
    for game, id, following in (("gosu_tactics", "GT-L2", "GT-L3"), ("gosu_x", "GX-P3", "GX-P4")):
        after = ran.out.partition(f"{id}  ")[2].partition(f"{following}  ")[0]
        assert re.search(rf"code\s?: games/{game}/(?:engine/\w+|lists)\.py: \d+", after)
        assert f"test_{id.lower().replace('-', '_')}_" in after


def copied_tests(folder: Path, change: tuple[str, str]) -> Path:
    """The tests without what the pattern says, or with something else."""
    copy = folder / "tests"
    shutil.copytree(TESTS, copy, ignore=shutil.ignore_patterns("__pycache__"))
    for path in copy.rglob("test_*.py"):
        path.write_text(re.sub(*change, path.read_text("utf-8")), "utf-8")
    return copy


def test_rules_coverage_fails_on_a_rule_without_a_test(tmp_path: Path) -> None:
    tests = copied_tests(tmp_path, (r"def test_gt_l3_\w+", "def test_something"))
    ran = run("rules", "coverage", "--tests", str(tests))
    assert ran.code == 1
    assert "GT-L3 has no test; name one test_gt_l3_..." in ran.out
    assert "1 rule without a test, 0 tests of unknown rules." in ran.out


def test_the_referees_tests_alone_do_not_cover_a_rule(tmp_path: Path) -> None:
    """They say nothing of the game."""
    tests = tmp_path / "tests"
    shutil.copytree(TESTS, tests, ignore=shutil.ignore_patterns("__pycache__", "gosu_x"))
    ran = run("rules", "coverage", "--tests", str(tests))
    assert ran.code == 1
    assert "test_gx_a2_" in ran.out
    assert "GX-A2 has no test" in ran.out


def test_rules_coverage_fails_on_a_test_of_an_unknown_rule(tmp_path: Path) -> None:
    tests = copied_tests(tmp_path, (r"def test_gt_c4_", "def test_gt_z9_"))
    ran = run("rules", "coverage", "--tests", str(tests), "--lang", "fr")
    assert ran.code == 1
    assert "GT-C4 n'a pas de test" in ran.out
    assert re.search(r"test_gt_z9_\w+ porte le nom d'une règle qui n'existe pas", ran.out)


# --- cards


def ids_in(out: str) -> list[str]:
    """The ids of a printed table of cards."""
    return re.findall(r"\[([a-z0-9-]+)\]", out)


@LANGS
def test_cards_are_tables_by_clan(lang: str) -> None:
    ran = run("cards", "gosu-tactics", "--lang", lang)
    assert ran.code == 0
    assert sorted(ids_in(ran.out)) == sorted(GAME.card_set(None).ids)
    assert [title for title in ("Gobans", "Alphas", "Darks", "Mekas", "Fires") if f"{title}\n" in ran.out]
    assert "reconstruction" in ran.out.splitlines()[-1]


@LANGS
def test_cards_show_level_value_cost_and_copies(lang: str) -> None:
    out = run("cards", "gosu-tactics", "--clan", "darks", "--lang", lang).out
    assert re.search(r"^1 +2 +zombie 1 +2 +Osselik \[osselik\]$", out, re.MULTILINE)
    assert re.search(r"^3 +5 +- +1 +Madame Ossuk \[madame-ossuk\]$", out, re.MULTILINE)
    out = run("cards", "gosu-x", "--clan", "xi-an", "--lang", lang).out
    assert re.search(r"^I +2 +1 +2 +2 +3 voeux \[3-voeux\]\s~$", out, re.MULTILINE)
    assert re.search(r"^III +5 +- +- +1 +Xi'an \[xi-an\]\s~$", out, re.MULTILINE)


@LANGS
@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("width", [80, 120])
def test_tables_of_cards_fit_the_terminal(lang: str, game: str, width: int) -> None:
    lines = run("cards", game, "--lang", lang, COLUMNS=str(width)).out.splitlines()
    assert max(map(len, lines)) <= width


def test_cards_of_one_clan_and_level() -> None:
    ran = run("cards", "gosu-tactics", "--clan", "Darks", "--level", "3")
    assert ids_in(ran.out) == ["baron-makab", "madame-ossuk"]


@LANGS
def test_cards_and_tiles_of_gosu_x_are_tables(lang: str) -> None:
    ran = run("cards", "gosu-x", "--lang", lang)
    assert ran.code == 0
    cards, tiles = ran.out.split({"en": "\nImmortal tiles\n", "fr": "\nTuiles Immortel\n"}[lang])
    assert ids_in(cards) == honjin.game("gosu-x").card_set(None).ids
    assert len(re.findall(r"\[tile-[a-z-]+\]\s[=~?]$", tiles, re.MULTILINE)) == 8
    words = {"en": "= confirmed, ~ transcribed once", "fr": "= confirmée, ~ transcrite une fois"}[lang]
    assert words in tiles.splitlines()[-1]


def test_cards_of_gosu_x_of_one_clan_and_level() -> None:
    ran = run("cards", "gosu-x", "--clan", "Goan-Sul", "--level", "3")
    assert ran.out.startswith("Goan Sul\n")
    assert ids_in(ran.out) == ["goan-sul", "byun-hyung-ja-goan-sul"]
    assert "tile-goan-sul" in run("cards", "gosu-x", "--clan", "goan-sul").out


@LANGS
@pytest.mark.parametrize(
    ("name", "said"),
    [
        (["les fées pétales"], "Les fées pétales"),
        (["byun", "hyung", "ja", "(Galmi)"], "Byun Hyung Ja (Galmi)"),
        (["tile-galmi"], "Galmi"),
    ],
)
def test_a_card_of_gosu_x_is_shown_in_full(lang: str, name: list[str], said: str) -> None:
    ran = run("cards", "gosu-x", *name, "--lang", lang)
    assert (ran.code, said in ran.out) == (0, True)
    assert re.search(r"confirm|transcri|reconstruction", " ".join(ran.out.split()))


@LANGS
@pytest.mark.parametrize("name", [["papi-ozz"], ["Papi", "Ozz"]])
def test_a_card_is_shown_in_full_with_its_certainty(lang: str, name: list[str]) -> None:
    ran = run("cards", "gosu-tactics", *name, "--lang", lang)
    face = GAME.card_face("papi-ozz", lang)
    assert ran.code == 0
    assert " ".join(ran.out.split("\n")).strip() == f"{face.headline} [papi-ozz] {face.text}"
    assert "reconstruction" in ran.out


def test_the_cards_of_a_set_of_ones_own() -> None:
    ran = run("cards", "gosu-tactics", "goban-recruit", "--cards", str(DRILL))
    assert ran.out.startswith("Goban Recruit: Goban, trooper")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["cards", "chess"], "there is no game “chess”; there are: gosu-x, gosu-tactics"),
        (["cards", "gosu-x", "bombard"], "Did you mean unites-de-bombardement?"),
        (["cards", "gosu-tactics", "umbollo"], "no card “umbollo” in this set. Did you mean umbolo"),
        (["cards", "gosu-tactics", "--clan", "elves"], "no clan “elves” in this set; there are: gobans,"),
        (["cards", "gosu-tactics", "--level", "4"], "no card has level 4; the levels are: 1, 2, 3"),
        (["cards", "check", "nowhere.toml"], "there is no file “nowhere.toml”; check the name"),
        (
            ["cards", "coverage", "gosu-tactics", "--golden", "x"],
            "no folder of golden games “x/gosu-tactics”",
        ),
        (["rules", "coverage", "--tests", "x"], "there is no folder of tests “x”"),
        (["replay", "nowhere.game"], "there is no file “nowhere.game”"),
        (["replay", str(RECORD), "--to", "500"], "the record has only 191 choices; --to 500 goes too far"),
        (
            ["replay", str(RECORD), "--seat", "3"],
            "there is no seat 3: --seat takes 0 to 2, as",
        ),
        (["replay", str(DRILL)], "found no line ---"),
        (["position", str(DRILL), "--seat", "5"], "seats is missing"),
        (["leakcheck", "gosu-tactics", "--plant", "x"], "--plant: 'x' is not one of"),
        (["leakcheck", "gosu-tactics", "--pairs", "0"], "--pairs: 0 is not in the range x>=1"),
        (["completion", "tcsh"], "allowed: bash, zsh, fish"),
        (["rules"], "Usage: honjin rules"),
    ],
)
def test_wrong_use_is_explained(arguments: list[str], said: str) -> None:
    ran = run(*arguments)
    assert ran.code == 2
    assert said in ran.err + ran.out
    assert "Traceback" not in ran.err


@LANGS
def test_a_file_must_be_text_and_name_its_game(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_bytes(b"\xff\xfe")
    ran = run("cards", "check", str(file), "--lang", lang)
    assert (ran.code, "UTF-8" in ran.err) == (2, True)
    file.write_text("x = 1\n", "utf-8")
    ran = run("position", str(file), "--lang", lang)
    assert (ran.code, 'game = "gosu-x"' in ran.err) == (2, True)


@LANGS
def test_cards_check_says_what_a_set_contains(lang: str) -> None:
    ran = run("cards", "check", str(DRILL), "--lang", lang)
    drill = GAME.card_set(DRILL.read_text("utf-8"))
    assert ran.code == 0
    assert f"{sum(drill.copies)} {'cards' if lang == 'en' else 'cartes'}" in ran.out
    assert drill.digest in ran.out
    assert re.search(r"^Gobans +\d+ +\d+ +\d+$", ran.out, re.MULTILINE)
    assert {"en": "up to 8 effects wait for each other; 40 can", "fr": "jusqu'à 8 effets"}[lang] in ran.out


@LANGS
def test_cards_check_refuses_what_could_not_be_played(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "deep.toml"
    deep = '{ do = "opponent", steps = [' * 14 + '"draw"' + "] }" * 14
    text = run("cards", "export", "gosu-x").out
    wide = ", ".join(['"draw"'] * 400)
    file.write_text(text.replace('entry = ["ban"]', f"entry = [{deep}, {wide}]"), "utf-8")
    ran = run("cards", "check", str(file), "--lang", lang)
    assert ran.code == 1
    assert "cards[1] (Les flèches de Justice).entry" in ran.out
    assert {"en": "expected at most 1000", "fr": "attendu 1000 au plus"}[lang] in ran.out
    played = run("play", "gosu-x", "--cards", str(file), "--lang", lang)
    assert (played.code, "cards[1] (Les flèches de Justice).entry" in played.err) == (2, True)


@LANGS
@pytest.mark.parametrize("game", list(GAMES))
def test_an_exported_set_is_the_official_one(lang: str, game: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    ran = run("cards", "export", game, str(file), "--lang", lang)
    assert (ran.code, f"honjin cards check {file}" in ran.out) == (0, True)
    assert run("cards", "export", game).out == file.read_text("utf-8")
    assert GAMES[game].card_set(file.read_text("utf-8")).digest == GAMES[game].card_set(None).digest
    again = run("cards", "export", game, str(file), "--lang", lang)
    assert (again.code, str(file) in again.err) == (2, True)
    checked = run("cards", "check", str(file), "--lang", lang)
    assert (checked.code, GAMES[game].card_set(None).digest in checked.out) == (0, True)


@LANGS
def test_a_wrong_set_of_gosu_x_is_explained(lang: str, tmp_path: Path) -> None:
    text = run("cards", "export", "gosu-x").out
    file = tmp_path / "bad.toml"
    file.write_text(text.replace('clan = "justice"', 'clan = "justise"', 1), "utf-8")
    ran = run("cards", "check", str(file), "--lang", lang)
    assert ran.code == 1
    assert re.search(r"cards\[0\] \(Atalante à grand bouclier\)\.clan", ran.out)


BAD_SET = """
game = "gosu-tactics"
[[cards]]
name = "One"
clan = "goban"
level = 1
[[cards]]
name = "Two"
clan = "gobans"
level = 4
[[cards]]
clan = "gobans"
level = 1
[[cards]]
name = "Four"
clan = "gobans"
level = 1
copies = "two"
[[cards]]
name = "Five"
clan = "gobans"
level = 1
arrival = ["drow"]
[[cards]]
name = "Six"
clan = "gobans"
level = 1
link = ["draw"]
[[cards]]
name = "Seven"
clan = "gobans"
level = 2
x = true
[[cards]]
name = "Eight"
clan = "gobans"
level = 1
zombie = true
[[cards]]
name = "Nine"
clan = "gobans"
level = 1
colour = "red"
[[cards]]
name = "Ten"
clan = "gobans"
level = 1
certainty = "sure"
"""


@LANGS
def test_ten_errors_get_ten_messages(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    more = "".join(f'[[cards]]\nname = "Good {n}"\nclan = "fires"\nlevel = 1\n' for n in range(40))
    file.write_text(BAD_SET + more, "utf-8")
    ran = run("cards", "check", str(file), "--lang", lang)
    *problems, last = ran.out.splitlines()
    assert ran.code == 1
    assert len(problems) == 10
    names = ["One", "Two", "", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    fields = ["clan", "level", "name", "copies", "arrival", "sides", "x", "zombie", "colour", "certainty"]
    for index, (problem, name, field) in enumerate(zip(problems, names, fields, strict=True)):
        assert problem.startswith(f"cards[{index}] ({name})" if name else f"cards[{index}]")
        assert field in problem
        assert {"en": "expected ", "fr": "attendu "}[lang] in problem
    assert last.endswith({"en": "10 errors.", "fr": "10 erreurs."}[lang])


@LANGS
def test_cards_coverage_is_complete(lang: str) -> None:
    arguments = ["--tests", str(TESTS), "--golden", str(GOLDEN), "--lang", lang]
    ran = run("cards", "coverage", "gosu-tactics", *arguments)
    assert ran.code == 0, ran.out.splitlines()[-1]
    assert ran.out.splitlines()[-1].startswith({"en": "60 cards", "fr": "60 cartes"}[lang])


def test_every_card_of_gosu_x_has_a_test_named_after_it() -> None:
    ran = run("cards", "coverage", "gosu-x", "--tests", str(TESTS), "--golden", str(GOLDEN))
    assert ran.code == 0, ran.out.splitlines()[-1]
    assert "0 cards without a test." in ran.out.splitlines()[-1]
    assert ran.out.splitlines()[-1].startswith("88 cards, ")
    assert re.search(r"test_phoenix\.py::test_card_phoenix_immortal_", ran.out)


@LANGS
def test_cards_coverage_fails_on_a_card_without_a_test(lang: str, tmp_path: Path) -> None:
    tests = copied_tests(tmp_path, (r"def test_card_phoenix_(?!eliana|immortal)\w+", "def test_something"))
    ran = run("cards", "coverage", "gosu-x", "--tests", str(tests), "--golden", str(tmp_path), "--lang", lang)
    assert ran.code == 1
    assert "test_card_phoenix_..." in ran.out
    said = {"en": "1 card without a test.", "fr": "1 carte sans test."}[lang]
    assert ran.out.splitlines()[-1].endswith(said)
    assert f"{tmp_path}/gosu-x" in ran.out


def test_cards_coverage_fails_on_a_card_or_power_in_no_golden_game(tmp_path: Path) -> None:
    shutil.copytree(GOLDEN / "gosu-tactics", tmp_path / "gosu-tactics")
    for path in (tmp_path / "gosu-tactics").glob("*.game"):
        if path.stem != "two-players-points":
            path.unlink()
    ran = run("cards", "coverage", "gosu-tactics", "--tests", str(TESTS), "--golden", str(tmp_path))
    assert ran.code == 1
    assert re.search(r"^[a-z-]+ appears in no golden game$", ran.out, re.MULTILINE)
    assert re.search(r"^no golden game fires [a-z-]+ by GT-T\d$", ran.out, re.MULTILINE)


# --- records and positions


@LANGS
def test_a_replay_tells_the_story_and_shows_the_table(lang: str) -> None:
    ran = run("replay", str(RECORD), "--lang", lang)
    t = honjin.replay(RECORD.read_text("utf-8"))
    assert ran.code == 0
    whole = {"en": "drew Brazik", "fr": "a pioché Brazik"}[lang]
    assert {"en": f"Player 2 {whole}.", "fr": f"Joueur 2 {whole}."}[lang] in ran.out
    assert not re.search(r"\b([Yy]our?|[Vv]ous|[Vv]otre)\b", ran.out)
    open_ = [event.get("card", "") is not None for event in t.events(None)]
    told = t.log(None, lang, names=seat_names([""] * t.players, {}, lang))
    assert all(line.text in ran.out for line, is_open in zip(told, open_, strict=True) if is_open)
    assert {"en": "\nTurn 69\n", "fr": "\nTour 69\n"}[lang] in ran.out
    assert {
        "en": "Player 3 wins: three victory points (GT-B3).",
        "fr": "Joueur 3 gagne : trois points de victoire (GT-B3).",
    }[lang] in ran.out


def test_a_replay_stops_after_so_many_choices() -> None:
    ran = run("replay", str(RECORD), "--to", "3")
    assert ran.out.rstrip().splitlines()[-1].endswith("[discard boulonik]")
    assert "Player 2 kept their hand." in ran.out
    assert "chose" not in ran.out.partition("Round")[0]
    nothing, whole = run("replay", str(RECORD), "--to", "0"), run("replay", str(RECORD), "--to", "191")
    assert "kept their hand" not in nothing.out
    assert whole.out == run("replay", str(RECORD)).out


def test_a_replay_for_a_seat_shows_only_what_it_may_see() -> None:
    ran = run("replay", str(RECORD), "--to", "3", "--seat", "0")
    assert "Player 2 drew a card. (GT-S2) ×10" in ran.out
    assert "Brazik" not in ran.out
    assert "[discard" not in ran.out
    assert "'s hand" not in ran.out
    assert "Player 2's hand: " in run("replay", str(RECORD), "--to", "3").out


def test_a_replay_with_a_set_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "drill.game"
    file.write_text(play(GAME.new(seed="own", cards=DRILL), "keep", "keep").record(), "utf-8")
    assert run("replay", str(file), "--cards", str(DRILL)).code == 0
    ran = run("replay", str(file))
    assert (ran.code, "needs the card set" in ran.err) == (2, True)


POSITION = """
game = "gosu-tactics"
[[seats]]
army = [["prescient", "lorgnik"], ["mirabok"], []]
hand = ["umbolo", "tamtok"]
[[seats]]
hand = ["brazik"]
"""


@LANGS
def test_a_position_is_shown_with_its_options(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "riddle.toml"
    file.write_text(POSITION, "utf-8")
    ran = run("position", str(file), "--lang", lang)
    assert ran.code == 0
    assert "[pass]" in ran.out
    hand = {"en": "Player 2's hand: Brazik", "fr": "Main du joueur 2 : Brazik"}[lang]
    assert hand in ran.out
    other = run("position", str(file), "--seat", "1", "--lang", lang)
    assert "[pass]" not in other.out
    assert "Umbolo" not in other.out


@LANGS
def test_a_wrong_position_names_all_its_problems(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "riddle.toml"
    file.write_text(POSITION.replace("umbolo", "umbollo").replace('"brazik"', "7"), "utf-8")
    ran = run("position", str(file), "--lang", lang)
    assert ran.code == 2
    said = {"en": "7, expected a card's id", "fr": "7, attendu l'identifiant d'une carte"}[lang]
    assert "seats[0].hand[0]" in ran.err
    assert f"seats[1].hand[0]{'' if lang == 'en' else chr(160)}: " in ran.err
    assert said in ran.err


X_POSITION = """
game = "gosu-x"
tiles = ["phoenix", "galmi"]
[[seats]]
clans = ["justice", "tomorrow", "xi-an"]
army = [["volantis tokens=1", "aat captured"], ["sati"], []]
hand = ["nezha", "3-voeux"]
tokens = { hand = 1, spent = 0, locked = 2 }
wonder = true
[[seats]]
clans = ["abhilasha", "narashima", "goan-sul"]
hand = ["navaj"]
"""


@LANGS
def test_a_position_of_gosu_x_is_shown_with_its_options(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "riddle.toml"
    file.write_text(X_POSITION, "utf-8")
    ran = run("position", str(file), "--lang", lang)
    assert ran.code == 0
    assert "[draw 1]" in ran.out
    assert {"en": "Volantis (Justice, 1 token)", "fr": "Volantis (Justice, 1 jeton)"}[lang] in ran.out
    assert {"en": "Aat (captured, OPEN)", "fr": "Aat (capturée, LIBRE)"}[lang] in ran.out
    assert {"en": "Player 2's hand: Navaj", "fr": "Main du joueur 2 : Navaj"}[lang] in ran.out
    other = run("position", str(file), "--seat", "1", "--lang", lang)
    assert "[draw 1]" not in other.out
    assert "Nezha" not in other.out


@LANGS
def test_a_replay_of_gosu_x_tells_the_story(lang: str, tmp_path: Path) -> None:
    t = honjin.game("gosu-x").new(seed="story")
    while t.decision is not None:
        t.play(t.decision.options[0])
    file = tmp_path / "story.game"
    file.write_text(t.record(), "utf-8")
    ran = run("replay", str(file), "--lang", lang)
    assert (ran.code, t.outcome is not None and t.outcome.rule in ran.out.splitlines()[-1]) == (0, True)
    draft = run("replay", str(file), "--to", "3", "--lang", lang)
    assert {"en": "Draft of the clans.", "fr": "Choix des clans."}[lang] in draft.out


@LANGS
def test_bots_play_gosu_x(lang: str) -> None:
    ran = run("simulate", "gosu-x", "--seats", "greedy,random", "--games", "3", "--lang", lang)
    assert (ran.code, "Goan Sul" in ran.out, "Xi'an" in ran.out) == (0, True, True)


@pytest.mark.parametrize(
    "way", ["two-supremacy", "fifteen-cards", "fifth-token", "justice", "goan-sul", "draw"]
)
def test_every_way_to_win_gosu_x_has_words(way: str) -> None:
    english, french = [way_text(way, Terminal(lang).of("honjin.games.gosu_x")) for lang in honjin.LANGUAGES]
    assert english != french


# --- Way of the Samurai

BOX = STANDARD.box
ITEMS = (*BOX.weapons, *BOX.enemies, *BOX.places, *BOX.climates, *BOX.campaigns, *BOX.events)


@LANGS
def test_cards_and_items_of_way_of_the_samurai_are_tables(lang: str) -> None:
    ran = run("cards", "way-of-the-samurai", "--lang", lang)
    assert ran.code == 0
    cards, items = ran.out.split({"en": "\nWeapons\n", "fr": "\nArmes\n"}[lang])
    assert sorted(ids_in(cards)) == sorted(STANDARD.ids)
    kinds = "weapon|enemy|location|climate|campaign|events"
    assert len(re.findall(rf"\[(?:{kinds})-[a-z0-9-]+\]\s[=?]$", items, re.MULTILINE)) == len(ITEMS) + 1
    assert "[enemy-clan]" in items
    assert re.search(r"^▲●■◆ +- +- +- +1 +Joker", cards, re.MULTILINE)
    assert {"en": "? our reconstruction", "fr": "? notre reconstruction"}[lang] in items


@LANGS
def test_what_is_printed_on_cards_and_items_of_way_of_the_samurai(lang: str) -> None:
    out = run("cards", "way-of-the-samurai", "--lang", lang).out
    for row in {
        "en": ("▲ mountain +2 - -1 1 Kesa-giri", "2 2 1 or 1 | 3 - - II 1 Chudan", "1 1 | 2 2 1 Ude"),
        "fr": ("▲ montagne +2 - -1 1 Kesa-giri", "2 2 1 ou 1 | 3 - - II 1 Chudan", "1 1 | 2 2 1 Ude"),
    }[lang]:
        assert f"\n{row} [" in re.sub(" +", " ", out)
    assert "\n1 2 2 4 Naginata [" in re.sub(" +", " ", out)
    assert "\n6 5 Oda [" in re.sub(" +", " ", out)


@pytest.mark.parametrize("deck", ["action", "special", "adversary", "wound", "weapon", "enemy", "climate"])
def test_cards_of_one_deck_or_kind(deck: str) -> None:
    ran = run("cards", "way-of-the-samurai", "--clan", deck)
    ids = ids_in(ran.out)
    expected = [id for id in STANDARD.ids if SAMURAI.card_face(id).clan == deck]
    assert (ran.code, bool(ids)) == (0, True)
    assert ids == expected or all(id.startswith(f"{deck}-") for id in ids)


@LANGS
def test_an_item_is_shown_in_full_by_id_or_name(lang: str) -> None:
    tanto = run("cards", "way-of-the-samurai", "weapon", "tanto", "--lang", lang)
    assert (tanto.code, "[weapon-tanto]" in tanto.out) == (0, True)
    assert run("cards", "way-of-the-samurai", "Tanto", "--lang", lang).out == tanto.out
    bridge = BOX.places[0]
    shown = run("cards", "way-of-the-samurai", bridge.label(lang), "--lang", lang)
    assert f"[location-{bridge.id}]" in shown.out
    assert run("cards", "way-of-the-samurai", "hard").out.startswith("Hard: Hard card")
    assert "[events-hard]" in run("cards", "way-of-the-samurai", "events", "hard").out


@LANGS
@pytest.mark.parametrize(
    ("arguments", "en", "fr"),
    [
        (["--clan", "elves"], "no deck “elves” in this set", "pas de deck « elves »"),
        (["--level", "2"], "have no levels", "n'ont pas de niveau"),
        (["tannto"], "Did you mean tanto", "Vouliez-vous dire tanto"),
    ],
)
def test_wrong_cards_of_way_of_the_samurai(lang: str, arguments: list[str], en: str, fr: str) -> None:
    ran = run("cards", "way-of-the-samurai", *arguments, "--lang", lang)
    assert (ran.code, {"en": en, "fr": fr}[lang] in ran.err) == (2, True), ran.err


@LANGS
def test_a_set_of_way_of_the_samurai_is_summed_up_by_deck(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(run("cards", "export", "way-of-the-samurai").out, "utf-8")
    ran = run("cards", "check", str(file), "--lang", lang)
    wounds = sum(SAMURAI.card_face(id).copies for id in STANDARD.ids if SAMURAI.card_face(id).clan == "wound")
    assert re.search(rf"^{{}} +{wounds}$".format({"en": "Wound", "fr": "Blessure"}[lang]), ran.out, re.M)


@cache
def finished(seed: str, **options: str) -> honjin.Table:
    """A game in which a bot has played to the end."""
    t = SAMURAI.new(seed=seed, options=options)
    bots = [honjin.bot(SAMURAI.name, "greedy", p) for p in range(t.players)]
    while t.decision is not None:
        t.play(bots[t.decision.seat].choose(t.observe(t.decision.seat)))
    return t


def test_coverage_asks_for_every_card_weapon_and_enemy(tmp_path: Path) -> None:
    folder = tmp_path / "way-of-the-samurai"
    folder.mkdir()
    arguments = ["cards", "coverage", "way-of-the-samurai", "--tests", str(tmp_path)]
    none = run(*arguments, "--golden", str(tmp_path))
    assert (none.code, "there are no golden games" in none.out) == (0, True)
    t = finished("golden", weapon="tanto", enemy="oda")
    (folder / "one.game").write_text(t.record(), "utf-8")
    ran = run(*arguments, "--golden", str(tmp_path))
    assert ran.code == 1
    missing = re.findall(r"^(\S+) appears in no golden game$", ran.out, re.MULTILINE)
    items = {id for id in missing if id.startswith(("weapon-", "enemy-"))}
    everything = {f"weapon-{w.id}" for w in BOX.weapons} | {f"enemy-{e.id}" for e in BOX.enemies}
    assert items == everything - {"weapon-tanto", "enemy-oda"}
    assert "hard" in missing
    used = {str(event["card"]) for event in t.events(0) if event["kind"] == "revealed-defence"}
    assert used
    assert not used & set(missing)
    assert ran.out.splitlines()[-1].endswith("0 cards without a test.")


@LANGS
def test_a_replay_of_way_of_the_samurai_tells_the_story(lang: str, tmp_path: Path) -> None:
    file, t = tmp_path / "story.game", finished("story", mode="clan")
    file.write_text(t.record(), "utf-8")
    ran = run("replay", str(file), "--lang", lang)
    assert ran.code == 0
    assert re.search({"en": r"Rank \d of 5: ", "fr": r"Rang \d sur 5 : "}[lang], ran.out.splitlines()[-1])
    assert {"en": "The Clan of Samurai, fight ", "fr": "Le Clan des Samouraïs, combat "}[lang] in ran.out
    begun = run("replay", str(file), "--to", "1", "--seat", "0", "--lang", lang)
    assert {"en": "Attack: ", "fr": "Attaque : "}[lang] in begun.out


SAMURAI_POSITION = """
game = "way-of-the-samurai"
enemy = "oda"
weapon = "kusarigama"
location = "bridge"
climate = "snow"
round = 3
life = 5
ki = 2
die = 4
enemy_life = 12
"""


@LANGS
def test_a_position_of_way_of_the_samurai_is_shown(lang: str, tmp_path: Path) -> None:
    file = tmp_path / "riddle.toml"
    file.write_text(SAMURAI_POSITION, "utf-8")
    ran = run("position", str(file), "--lang", lang)
    assert ran.code == 0
    for said in {
        "en": (
            "Single fight, round 3.",
            "Oda: Life 12, Ki 5 (gains each Life you lose)",
            "Kusarigama (Technique 4 cancels",
            "Life 5, Ki 2 of 5, wound die 4",
            "Ki costs double",
            "Guard -2 at the end loses",
            "Defence: not revealed",
        ),
        "fr": (
            "Combat simple, manche 3.",
            "Vie 12, Ki 5 (gagne chaque Vie",
            "Vie 5, Ki 2 sur 5, dé blessure 4",
        ),
    }[lang]:
        assert said in ran.out, said
    assert "[location]" in ran.out


@LANGS
def test_bots_play_way_of_the_samurai(lang: str) -> None:
    ran = run("simulate", "way-of-the-samurai", "--games", "5", "--lang", lang)
    assert ran.code == 0
    assert {"en": "How they ended:", "fr": "Comment elles ont fini :"}[lang] in ran.out
    assert re.search(
        {"en": r"lost by WS-\w+: \d|won: \d", "fr": r"perdu par WS-\w+\s: \d|gagné : \d"}[lang], ran.out
    )
    two = run("simulate", "way-of-the-samurai", "--seats", "random,random", "--lang", lang)
    assert (two.code, two.err.rstrip().endswith("1")) == (2, True)


@pytest.mark.parametrize("way", ["won", "lost-ws-r8", "beaten-0", "beaten-1", "beaten-7", "beaten-21"])
def test_every_end_of_way_of_the_samurai_has_words(way: str) -> None:
    english, french = [way_text(way, Terminal(lang)) for lang in honjin.LANGUAGES]
    assert english != french
    assert ("WS-R8" in english) == way.startswith("lost")


def test_nothing_leaks_in_way_of_the_samurai() -> None:
    ran = run("leakcheck", "way-of-the-samurai", "--pairs", "20")
    assert (ran.code, ran.out.endswith("0 leaks.\n")) == (0, True)


def test_way_of_the_samurai_is_fuzzed() -> None:
    ran = run("fuzz", "way-of-the-samurai", "--seconds", "0.5")
    assert (ran.code, "tried: " in ran.out) == (0, True), ran.err


# --- leakcheck


def test_nothing_leaks_in_gosu_x() -> None:
    ran = run("leakcheck", "gosu-x", "--pairs", "20")
    assert (ran.code, ran.out.endswith("0 leaks.\n")) == (0, True)


def test_gosu_x_is_fuzzed() -> None:
    ran = run("fuzz", "gosu-x", "--seconds", "0.5")
    assert (ran.code, "tried: " in ran.out) == (0, True), ran.err


@LANGS
def test_nothing_leaks(lang: str) -> None:
    ran = run("leakcheck", "gosu-tactics", "--pairs", "30", "--lang", lang)
    assert ran.code == 0
    assert re.fullmatch(r"30 (pairs|paires), \d+ moments, 0 (leaks|fuites?)\.\n", ran.out)


@pytest.mark.parametrize("plant", PLANTS)
def test_a_planted_leak_is_found(plant: str) -> None:
    ran = run("leakcheck", "gosu-tactics", "--pairs", "100", "--plant", plant)
    assert (ran.code, ran.out.startswith(f"{plant}: found; ")) == (0, True)


def test_a_planted_leak_that_is_not_found_is_a_no() -> None:
    ran = run("leakcheck", "gosu-tactics", "--pairs", "1", "--plant", "all", "--lang", "fr")
    assert ran.code == 1
    assert " : NON trouvée ; " in ran.out


@LANGS
def test_a_leak_is_shown_where_the_texts_differ(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    channels = {**leaks.CHANNELS, "view": leaks.PLANTED["a hand in a view"]}
    monkeypatch.setattr("honjin.cli.commands.leakcheck.CHANNELS", channels)
    ran = run("leakcheck", "gosu-tactics", "--pairs", "30", "--seed", "bad", "--lang", lang)
    heading, here, there, summary = ran.out.splitlines()
    assert ran.code == 1
    assert "view" in heading
    assert "bad 0" in heading
    assert here.split(":", 1)[1] != there.split(":", 1)[1]
    assert summary.endswith({"en": "1 leak.", "fr": "1 fuite."}[lang])


@pytest.mark.slow
def test_the_number_of_jobs_does_not_matter() -> None:
    one, two = [run("leakcheck", "gosu-tactics", "--pairs", "250", "--jobs", n).out for n in ("1", "2")]
    assert one == two


# --- completion and documents


def completed(words: str) -> list[str]:
    """What Tab offers after these words, asked as a shell asks."""
    asked = {"_HONJIN_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": str(words.count(" "))}
    program = [sys.executable, "-c", "import honjin.cli; honjin.cli.main()"]
    ran = subprocess.run(program, env={**os.environ, **asked}, capture_output=True, text=True, check=True)
    return [line.partition(",")[2] for line in ran.stdout.splitlines()]


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        ("honjin le", ["leakcheck"]),
        ("honjin cards ", ["show", "check", "export", "coverage", *GAMES]),
        ("honjin play ", list(GAMES)),
        ("honjin play gosu-x --seats human,g", ["human,greedy"]),
        ("honjin play gosu-x --option dr", ["draft=pick", "draft=random"]),
        ("honjin play way-of-the-samurai --option mode=d", ["mode=dojo", "mode=duel"]),
        ("honjin play way-of-the-samurai --option easy=", [f"easy={word}" for word in ("none", *EASY)]),
        ("honjin cards way-of-the-samurai --clan ", ["action", "special", "adversary", "wound"]),
        ("honjin cards gosu-x --clan g", ["galmi", "goan-sul"]),
        ("honjin cards gosu-x --level ", ["1", "2", "3"]),
        ("honjin rules gos", ["gosu-x", "gosu-tactics"]),
        ("honjin rules gosu-x gx-t", [f"GX-T{number}" for number in range(1, 6)]),
        ("honjin rules gosu-tactics gt-l", [f"GT-L{number}" for number in range(1, 8)]),
        ("honjin cards gosu-tactics pap", ["papi-ozz"]),
        ("honjin leakcheck gosu-tactics --plant de", ["deck-order"]),
        ("honjin replay --t", ["--to"]),
    ],
)
def test_the_shell_completes(words: str, offered: list[str]) -> None:
    assert completed(words) == offered


def test_the_shell_completes_every_command() -> None:
    assert completed("honjin ") == list(honjin.cli.COMMANDS)


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_prints_the_script_of_the_shell(shell: str) -> None:
    ran = run("completion", shell)
    assert ran.code == 0
    assert f"_HONJIN_COMPLETE={shell}_complete" in ran.out


def test_the_document_of_the_command_line_is_fresh() -> None:
    assert (ROOT / "docs" / "cli.md").read_text("utf-8") == document(), "run python -m tools.document"


@LANGS
def test_every_help_has_an_example(lang: str) -> None:
    for name in honjin.cli.COMMANDS:
        said = run(name, "--help", "--lang", lang).out
        assert {"en": "Example: honjin", "fr": "Exemple : honjin"}[lang] in said, name
