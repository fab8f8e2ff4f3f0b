"""Many games give the same figures whoever plays them, and greedy play beats chance."""

import json
from collections.abc import Iterator
from contextlib import nullcontext

import pytest
from command_line import run
from msgspec import structs
from tactics import DRILL, GAME, table

import honjin
from honjin.cli.command import Terminal
from honjin.cli.commands.simulate import note
from honjin.lab.play.executor import Executor
from honjin.lab.play.row import Row
from honjin.lab.play.simulate import LARGEST, Piece, Pieces, Plan, play
from honjin.lab.stats.estimate import wilson
from honjin.lab.stats.tally import Tally, summary


def played_plan(plan: Plan) -> Tally:
    tally = Tally(plan)
    for rows in play(plan, Executor()):
        for row in rows:
            tally.add(row)
    return tally


def played(seats: str, games: int, seed: str = "test", game: str = "gosu-tactics") -> Tally:
    return played_plan(Plan(game, tuple(seats.split(",")), games, seed))


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(50, 100, 0.4038, 0.5962), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (1, 2, 0.0945, 0.9055)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_no_games_have_no_rate() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert summary(Tally(Plan("gosu-tactics", ("random", "random"), 5, "x")))["games"] == 0


def test_the_result_is_the_same_for_any_number_of_jobs() -> None:
    asked = ("simulate", "gosu-tactics", "--games", "45", "--seed", "jobs", "--json")
    one, two = [run(*asked, "--jobs", jobs) for jobs in ("1", "2")]
    assert (one.code, one.err, two.code, two.err) == (0, "", 0, "")
    assert one.out == two.out
    assert json.loads(one.out)["games"] == 45


def test_the_sums_agree() -> None:
    tally = played("random,random,random", 30)
    assert tally.games == sum(tally.wins.values()) == sum(tally.rules.values()) == sum(tally.ways.values())
    assert tally.rounds.least is not None
    assert tally.rounds.least >= 1
    found = summary(tally)
    clans = found["clans"]
    assert isinstance(clans, dict)
    assert list(clans) == ["alphas", "darks", "fires", "gobans", "mekas"]
    for share in ("played", "winning"):
        assert sum(clan[share] for clan in clans.values()) == pytest.approx(1, abs=1e-3)


def test_the_sums_agree_for_gosu_x() -> None:
    tally = played("random,random", 60, game="gosu-x")
    assert tally.games == sum(tally.wins.values()) == sum(tally.rules.values()) == sum(tally.ways.values())
    assert tally.rounds.most == 3
    assert tally.ways["draw"] * 2 == sum(tally.shared.values()) > 0
    found = summary(tally)
    assert isinstance(found["clans"], dict)
    assert len(found["clans"]) == 8


def test_alone_one_can_lose_and_then_nobody_has_won() -> None:
    tally = played("random", 40, game="way-of-the-samurai")
    assert tally.games == sum(tally.rules.values()) == sum(tally.ways.values()) == 40
    assert sum(tally.wins.values()) == tally.ways["won"] < 40
    found = summary(tally)
    assert found["clans"] == {}


def test_two_samurai_fight_each_other() -> None:
    tally = played("random,random", 20, game="way-of-the-samurai")
    assert tally.games == sum(tally.wins.values()) == 20


def test_a_plan_can_have_options() -> None:
    plan = Plan("way-of-the-samurai", ("random",), 20, "test", options={"mode": "clan"})
    assert sum(count for way, count in played_plan(plan).ways.items() if way.startswith("beaten-")) == 20


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_way_to_win_has_a_name(lang: str) -> None:
    say = Terminal(lang).of("honjin.games.gosu_x").say
    ways = ("two-supremacy", "fifteen-cards", "fifth-token", "justice", "goan-sul", "draw")
    assert len({say(f"way-{way}") for way in ways}) == len(ways)


def test_another_seed_is_another_result() -> None:
    assert played("random,random", 20, "a").hash != played("random,random", 20, "b").hash


def test_the_summary_for_people_says_the_same_in_both_languages() -> None:
    asked = ("simulate", "gosu-tactics", "--games", "20", "--seed", "people")
    english, french = run(*asked), run(*asked, "--lang", "fr")
    assert "20 games with random, random, seed “people”" in english.out
    assert "three points: 20 (100.0 %)" in english.out
    assert "trois points : 20 (100,0 %)" in french.out
    assert english.out.count("\n") == french.out.count("\n")


def test_an_interruption_gives_the_result_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(plan: Plan, executor: Executor, first: int) -> Iterator[tuple[Row, ...]]:
        yield from list(play(plan, executor, first))[:1]
        raise KeyboardInterrupt

    monkeypatch.setattr("honjin.cli.commands.simulate.play", interrupted)
    monkeypatch.setattr("honjin.cli.commands.simulate.closing", nullcontext)
    ran = run("simulate", "gosu-tactics", "--games", "40", "--json")
    assert ran.code == 130
    assert ran.err == "Interrupted after 1 of 40 games.\n"
    assert (json.loads(ran.out)["games"], json.loads(ran.out)["of"]) == (1, 40)


def test_pieces_grow_while_they_are_quick() -> None:
    pieces = Pieces(Plan("gosu-tactics", ("random", "random"), 1000, "x"), 0)
    sizes: list[int] = []
    for plan, first, games in pieces:
        assert first == sum(sizes)
        sizes.append(games)
        slow = len(sizes) > 10
        pieces.took(Piece((no_row(plan),) * games, (), games * (3.0 if slow else 0.0001)))
        if len(sizes) == 14:
            break
    assert sizes[:9] == [1, 2, 4, 8, 16, 32, 64, 128, LARGEST]
    assert sizes[12:] == [1, 1]


def no_row(plan: Plan, number: int = 0, winner: int = 0) -> Row:
    given = structs.asdict(plan.terms(number))
    return Row(**given, winners=(winner,), rule="GT-B3", way="three-points")


# --- paired deals


def test_paired_every_deal_is_played_in_all_rotations() -> None:
    plan = Plan("gosu-tactics", ("a", "b", "c"), 9, "x", paired=True)
    assert [plan.terms(number).seats for number in range(3)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
    ]
    assert [plan.terms(number).seed for number in range(9)] == ["x 0"] * 3 + ["x 1"] * 3 + ["x 2"] * 3
    assert Plan("gosu-tactics", ("a", "a"), 9, "x", paired=True).seatings == [("a", "a")]
    assert Plan("gosu-tactics", ("a", "b"), 9, "x").seatings == [("a", "b")]


def test_paired_wins_are_counted_by_bot_over_whole_deals() -> None:
    """Both games of a deal won by the same bot tell no more than one, and half a deal counts for nothing."""
    tally = Tally(Plan("gosu-tactics", ("a", "b"), 41, "x", paired=True))
    for number in range(41):
        winner = tally.plan.terms(number).seats.index("a" if number // 2 % 4 else "b")  # three deals of four
        tally.add(no_row(tally.plan, number, winner))
    first, second = json.loads(json.dumps(summary(tally)["bots"]))
    assert (first["bot"], first["deals"], first["games"], first["rate"]) == ("a", 20, 40, 0.75)
    assert second["rate"] == 0.25
    assert first["interval"] == pytest.approx(wilson(15, 20), abs=1e-4)
    assert note(tally, Terminal("fr")) == "a : 75,0 % (de 53,1 à 88,8)"
    assert tally.leading()[1:] == pytest.approx((0.75, *wilson(15, 20)))


@pytest.mark.slow
def test_paired_the_report_tells_wins_by_bot() -> None:
    asked = ("simulate", "gosu-tactics", "--seats", "greedy,random", "--games", "8", "--paired")
    english, french = run(*asked).out, run(*asked, "--lang", "fr").out
    assert "Wins by bot, over 4 deals that were played in all seatings:\n  greedy: " in english
    assert "Victoires par robot, sur 4 donnes jouées dans toutes les places :" in french
    assert "  seat 0: " in english


def test_the_result_hash_changes_with_any_game() -> None:
    one, same, other = played("random,random", 5), played("random,random", 5), played("random,random", 6)
    assert one.hash == same.hash != other.hash
    assert f"Result hash: {one.hash}" in run("simulate", "gosu-tactics", "--games", "5", "--seed", "test").out


def test_a_set_of_ones_own_can_be_simulated() -> None:
    ran = run("simulate", "gosu-tactics", "--games", "3", "--cards", str(DRILL), "--json")
    assert json.loads(ran.out)["cards"] == GAME.card_set(DRILL.read_text("utf-8")).digest


@pytest.mark.parametrize(
    ("seats", "said"),
    [("random,genius", "unknown level 'genius'"), ("random", "1 seat is named, this table needs 2-4")],
)
def test_seats_that_cannot_play_are_refused(seats: str, said: str) -> None:
    ran = run("simulate", "gosu-tactics", "--seats", seats)
    assert ran.code == 2
    assert said in ran.err


# --- the greedy bot


def test_greedy_takes_a_win_in_sight() -> None:
    """The last turn of a round: passing ties and the Advantage decides against it, a second trooper wins."""
    t = table(
        army={0: [["goban-recruit"]], 1: [["alpha-recruit"]]},
        hand={0: ["goban-recruit", "fire-recruit"]},
        points={0: 2},
        passed=[1],
        turns_left=1,
        advantage=1,
    )
    t.play(honjin.bot("gosu-tactics", "greedy", seed=1).choose(t.observe(0)))
    assert t.outcome is not None
    assert t.outcome.winners == (0,)


def test_a_stronger_army_is_worth_more() -> None:
    weak, strong = [table(army={0: [["goban-recruit"] * n]}).state for n in (1, 2)]
    assert GAME.evaluate(strong, 0) > GAME.evaluate(weak, 0)
    assert GAME.evaluate(strong, 1) < GAME.evaluate(weak, 1)


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_plays_with_more_players(players: int) -> None:
    tally = played(",".join(["greedy"] + ["random"] * (players - 1)), 1)
    assert tally.games == 1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "games"), [("gosu-tactics", 20), ("gosu-x", 10)])
def test_greedy_beats_random(game: str, games: int) -> None:
    assert played("greedy,random", games, game=game).wins[0] >= 0.9 * games
    assert played("random,greedy", games, game=game).wins[1] >= 0.9 * games


@pytest.mark.slow
def test_greedy_stands_longer_than_random() -> None:
    """It seldom wins a fight either, but it is alive for twice as many rounds."""
    greedy, random = [played(bot, 10, game="way-of-the-samurai").rounds for bot in ("greedy", "random")]
    assert greedy.total > 1.5 * random.total


def test_options_of_the_rules_reach_every_game() -> None:
    """Takeshi beats whoever has no Ki left (WS-E2); nobody else ends a fight by that rule."""
    asked = ("simulate", "way-of-the-samurai", "--games", "30", "--json")
    takeshi = json.loads(run(*asked, "--option", "enemy=takeshi").out)
    assert "WS-E2" in takeshi["rules"]
    assert "WS-E2" not in json.loads(run(*asked).out)["rules"]
    wrong = run(*asked, "--option", "enemy=nobody")
    assert wrong.code == 2
    assert "enemy: found 'nobody', expected one of ishida" in wrong.err
