"""Bots of one's own: a class in a file and any program play; one that fails forfeits with the reason."""

import re
import sys
from pathlib import Path

import pytest
from command_line import run

import honjin
from honjin.bots.external import Forfeit
from honjin.bots.players import Players, check_player
from honjin.lab.play.match import Match, Played, play_match
from honjin.lab.play.tournament import Rules, play_deal

DOCUMENT = (Path(__file__).parents[1] / "docs" / "write-a-bot.md").read_text("utf-8")
BUILDER, DREAMER, SHORTEST = re.findall(r"```python\n(.*?)```", DOCUMENT, re.DOTALL)
BAD = """
import time
import honjin


class Crash(honjin.Bot):
    def __init__(self, seed):
        self.asked = 0

    def choose(self, observation, budget=None):
        print("what a bot prints is no answer")
        self.asked += 1
        if self.asked > 2:
            raise RuntimeError("oh no")
        return observation.options[0]


class Stall(Crash):
    def choose(self, observation, budget=None):
        time.sleep(600)


class Nonsense(Crash):
    def choose(self, observation, budget=None):
        return "dance"


class Cheat(Crash):
    def choose(self, observation, budget=None):
        return "pass"


class Nothing(Crash):
    def choose(self, observation, budget=None):
        return None


class Leave(Crash):
    def choose(self, observation, budget=None):
        raise SystemExit(3)


class Flood(Crash):
    def choose(self, observation, budget=None):
        return "x" * 5000


class NoBot:
    pass
"""


@pytest.fixture
def files(tmp_path: Path) -> Path:
    for name, text in (("builder", BUILDER), ("dreamer", DREAMER), ("shortest", SHORTEST), ("bad", BAD)):
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    return tmp_path


def played(game: str, *seats: str, patience: float = 30.0) -> Played:
    with Players(honjin.game(game), patience=patience) as players:
        return play_match(Match(game, seats, "own", tuple(range(len(seats)))), players, noting=True)


def test_the_bot_of_the_document_has_about_thirty_lines() -> None:
    assert len(BUILDER.splitlines()) <= 32


@pytest.mark.parametrize("game", ["gosu-tactics", "gosu-x"])
def test_the_bot_of_the_document_beats_random(files: Path, game: str) -> None:
    bot = f"{files}/builder.py:Builder"
    deals = [play_deal(Rules(game, "document", 4), (bot, "random"), number) for number in range(4)]
    assert not any(deal.forfeits for deal in deals)
    assert sum(deal.shares[0] for deal in deals) >= 2.5


@pytest.mark.slow
def test_the_bot_that_looks_ahead_plays_any_game(files: Path) -> None:
    assert played("way-of-the-samurai", f"{files}/dreamer.py:Dreamer").forfeit is None


def test_any_program_plays(files: Path) -> None:
    match = played("gosu-tactics", f"program:{sys.executable} {files}/shortest.py", "random")
    assert match.forfeit is None
    assert match.winners


@pytest.mark.parametrize(
    ("name", "why", "detail"),
    [
        ("Crash", "crashed", "RuntimeError: oh no"),
        ("Stall", "stalled", "0.5 s"),
        ("Nonsense", "nonsense", "'dance'"),
        ("Cheat", "nonsense", "'pass'"),  # a choice of the game, which is not offered
        ("Nothing", "nonsense", "'None'"),
        ("Leave", "crashed", "exit code 3"),
        ("Flood", "nonsense", repr("x" * 60)),
    ],
)
def test_hj_e3_a_bot_that_fails_forfeits_with_the_reason(
    files: Path, name: str, why: str, detail: str
) -> None:
    match = played(
        "gosu-tactics", "random", f"{files}/bad.py:{name}", patience=0.5 if name == "Stall" else 30
    )
    assert match.forfeit is not None
    assert (match.forfeit.why, match.forfeit.detail) == (why, detail)
    assert (match.winners, match.rule) == ((0,), "HJ-E3")


def test_hj_e3_the_record_of_a_forfeit_replays(files: Path) -> None:
    outcome = honjin.replay(played("gosu-tactics", "random", f"{files}/bad.py:Crash").record()).outcome
    assert outcome == honjin.Outcome((0,), "HJ-E3", (0, 0))


def test_a_program_that_ends_too_early_or_cannot_start_forfeits() -> None:
    early = played("gosu-tactics", "program:true", "random").forfeit
    assert early is not None
    assert early.why == "crashed"
    absent = played("gosu-tactics", "random", "program:/no/such/program")
    assert absent.forfeit is not None
    assert absent.forfeit.why == "no-program"
    assert absent.winners == (0,)


def test_after_a_forfeit_the_next_game_has_a_bot_again(files: Path) -> None:
    seats = (f"{files}/bad.py:Crash", "random")
    with Players(honjin.game("gosu-tactics")) as players:
        first, second = [play_match(Match("gosu-tactics", seats, str(n), (1, 2)), players) for n in range(2)]
    assert first.forfeit is not None
    assert second.forfeit is not None
    assert len(second.choices) >= 2


@pytest.mark.parametrize(
    ("player", "said"),
    [
        ("none.py:Bot", "there is no file"),
        ("bad.py:Missing", "has no class Missing that extends honjin.Bot; there are: Crash, Stall"),
        ("bad.py:NoBot", "has no class NoBot that extends honjin.Bot"),
        ("program:no-such-program -v", "there is no such program: no-such-program -v"),
        ("genius", "unknown level 'genius'"),
    ],
)
def test_what_cannot_play_is_refused_at_once(files: Path, player: str, said: str) -> None:
    name = f"{files}/{player}" if ".py" in player else player
    ran = run("simulate", "gosu-tactics", "--seats", f"{name},random", "--games", "2")
    assert ran.code == 2
    assert said in ran.err


def test_a_file_that_does_not_load_says_why(files: Path) -> None:
    (files / "broken.py").write_text("import nothing_of_this_name\n", "utf-8")
    with pytest.raises(Forfeit, match="No module named 'nothing_of_this_name'"):
        check_player(honjin.game("gosu-x"), f"{files}/broken.py:Bot")


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Seat 0 gave up 2 games: the answer 'dance' is"), ("fr", "Le siège 0 a renoncé à 2 parties : ")],
)
def test_forfeits_are_told_in_the_summary(files: Path, lang: str, said: str) -> None:
    asked = ("simulate", "gosu-tactics", "--seats", f"{files}/bad.py:Nonsense,random", "--games", "2")
    ran = run(*asked, "--lang", lang)
    assert ran.code == 0
    assert said in ran.out
    assert "HJ-E3 2" in ran.out


def test_a_forfeit_at_the_terminal_ends_the_game_with_the_reason(files: Path) -> None:
    seats = f"human,{files}/bad.py:Nonsense"
    ran = run("play", "gosu-tactics", "--seats", seats, "--seed", "cli", lines="1\n" * 50)
    assert ran.code == 0
    assert "Nonsense gives up: the answer 'dance' is not one of the options" in ran.out
    assert "You win: Nonsense left the game (HJ-E3)." in ran.out
