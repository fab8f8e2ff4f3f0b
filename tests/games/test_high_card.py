"""The fourth game: one folder, registered and no other file touched, works with everything."""

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from command_line import Ran, run
from serve_process import Served, Visitor

import honjin
from honjin.bots.levels import levels_of
from honjin.engine.chance import Stream
from honjin.games import FOLDERS, GAMES, GROUP, from_folder
from honjin.lab.checks.invariants import Broken, check_game
from honjin.table.game import Game

FOLDER = Path(__file__).parent / "high_card"
NAME = "high-card"
LIMIT = 200  # lines, texts included

pytestmark = pytest.mark.skipif(honjin.compiled, reason="a game from elsewhere plays interpreted")


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Registered here, and in every process that starts meanwhile."""
    found = from_folder(FOLDER)
    assert isinstance(found, Game)
    monkeypatch.setitem(GAMES, NAME, found)
    monkeypatch.setenv(FOLDERS, str(FOLDER))
    return found


def done(*arguments: str, lines: str = "") -> Ran:
    ran = run(*arguments, lines=lines)
    assert ran.code == 0, ran.err
    return ran


def test_it_is_one_small_folder() -> None:
    files = [path for path in FOLDER.rglob("*") if path.suffix in (".py", ".ftl", ".toml")]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) < LIMIT


# --- the registry


def listed(**environment: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": path, **environment}
    command = [sys.executable, "-m", "honjin", "games"]
    return subprocess.run(command, env=environment, capture_output=True, text=True)


def test_a_folder_in_the_environment_brings_its_game() -> None:
    assert NAME in listed().stdout


def test_an_entry_point_brings_its_game(tmp_path: Path) -> None:
    about = tmp_path / "high_card-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: high-card\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\n{NAME} = high_card.game:GAME\n")
    path = os.pathsep.join([str(tmp_path), str(FOLDER.parent), *sys.path])
    assert NAME in listed(HONJIN_GAMES="", PYTHONPATH=path).stdout


@pytest.mark.parametrize(("folder", "said"), [("nowhere", "expected folders with a game.py"), ("", "")])
def test_a_folder_without_a_game_is_refused_with_words(tmp_path: Path, folder: str, said: str) -> None:
    told = listed(HONJIN_GAMES=str(tmp_path / folder) if folder else "")
    assert said in told.stderr
    assert "Traceback" not in told.stderr


def test_a_package_that_is_not_its_folder_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    shutil.copytree(FOLDER, tmp_path / "low_card")
    told = listed(HONJIN_GAMES=str(tmp_path / "low_card"))
    assert 'found package = "high_card", expected "low_card"' in told.stderr
    assert "Traceback" not in told.stderr


# --- the commands


def test_it_is_played_and_replayed_in_the_terminal(tmp_path: Path) -> None:
    saved = tmp_path / "evening.game"
    typed = "1\n1\n1\n1\n" + f"save {saved}\n"
    ran = done("play", NAME, "--plain", "--seed", "1", "--seats", "human,medium", lines=typed)
    assert "took the round" in ran.out
    table = honjin.game(NAME).new(seed="told", players=3)
    while table.decision is not None:
        table.play(table.decision.options[0])
    saved.write_text(table.record(), "utf-8")
    assert "took the round" in done("replay", str(saved)).out


@pytest.mark.parametrize("lang", honjin.LANGUAGES)
def test_rules_and_cards_are_printed(lang: str) -> None:
    assert "HC-T1" in done("rules", NAME, "--lang", lang).out
    assert "24" in done("cards", NAME, "--lang", lang).out
    assert "7" in done("cards", "show", NAME, "7", "--lang", lang).out


def test_bots_of_every_level_play(game: Game) -> None:
    levels = levels_of(game)
    assert {"random", "greedy", "novice", "easy", "medium", "hard", "expert"} <= set(levels)
    done("simulate", NAME, "--seats", "random,greedy,novice,easy", "--games", "3")
    done("tournament", NAME, *levels, "--pairs", "1", "--whole", "--first")
    done("balance", NAME, "--level", "random", "--games", "30")


def test_checks_find_nothing() -> None:
    assert "0" in done("leakcheck", NAME, "--pairs", "60").out
    done("fuzz", NAME, "--seconds", "2")


def test_a_rule_that_is_cited_and_not_written_is_found(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(import_module("high_card.game"), "E1", 509)
    with pytest.raises(Broken, match="rules without a text: HC-E9"):
        check_game(game, seed="unwritten", players=2, stream=Stream(1))


@pytest.mark.parametrize("lang", honjin.LANGUAGES)
def test_a_text_that_is_missing_is_named_with_its_file(game: Game, lang: str) -> None:
    with pytest.raises(
        KeyError, match=f"high_card: found no message log-won in {lang}, expected it in text/"
    ):
        game.texts(lang, "log-won")


# --- the environments


ENVIRONMENTS = """
import numpy, pyspiel
from honjin.rl import openspiel_env
from honjin.rl.pettingzoo_env import TableEnv
game = pyspiel.load_game("honjin_high_card")
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    else:
        assert any(state.observation_tensor(state.current_player()))
        state.apply_action(state.legal_actions()[0])
env = TableEnv("high-card")
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    env.step(None if ended or cut else int(numpy.flatnonzero(seen["action_mask"])[0]))
print(sum(state.returns()))
"""


def test_the_environments_know_it() -> None:
    """In a process of its own: they list the games when they are first imported."""
    done = subprocess.run(
        [sys.executable, "-c", ENVIRONMENTS],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr


# --- the server


def test_the_server_lists_and_plays_it(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        visitor: Visitor = served.guest()
        assert NAME in [info["name"] for info in visitor.get("/api/games")]
        assert len(visitor.get(f"/api/games/{NAME}/cards")) == 24
        info = visitor.make(NAME, "me", "easy")
        for _ in range(4):
            visitor.play_first(info["id"])
        assert visitor.asked(info["id"])["outcome"] is not None
