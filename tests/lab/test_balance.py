"""A study of balance counts what happened, compares it with the right thing, and finds what was planted."""

import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from math import sqrt
from pathlib import Path

import pytest
from command_line import run
from lab_checks import PLANTS, planted, studied

from honjin.engine.chance import Stream
from honjin.games import GAMES
from honjin.lab.balance.account import Account
from honjin.lab.balance.game_facts import faces_of
from honjin.lab.balance.results import findings, hash_of, heat_map, histogram
from honjin.lab.balance.study import CHUNK, Chunk, Study, chunks, finished_chunks, save
from honjin.lab.game_study import facts_of
from honjin.lab.play.checkpoint import BadLine, OtherTerms
from honjin.lab.play.executor import Executor
from honjin.lab.play.match import card_set
from honjin.lab.play.simulate import Plan, play
from honjin.lab.stats.contrast import EVEN, FEW, FEWEST, STRONG, WEAK, Contrast, Sample, contrast, judged
from honjin.lab.stats.tally import Tally

STUDY = Study("gosu-tactics", ("random", "random"), 30, "study")


def accounts_of(study: Study) -> list[Account]:
    return [account for chunk, _ in chunks(study, Executor(), {}) for account in chunk.accounts]


# --- contrasts


def test_a_contrast_is_the_difference_of_two_shares_with_an_interval_by_games() -> None:
    samples = [Sample(1, 1, 1, 0)] * 60 + [Sample(1, 0, 1, 1)] * 40
    found = contrast(samples)
    assert (found.games, found.rate, found.baseline) == (100, 0.6, 0.4)
    # Each game says 1 or -1: a mean of 0.2, whose variance by hand is (1 - 0.04) / 100.
    half = 1.959964 * sqrt(0.96 / 100)
    assert (found.low, found.high) == pytest.approx((0.2 - half, 0.2 + half))


def test_a_card_that_is_played_five_times_in_each_game_is_no_better_known() -> None:
    stream = Stream(1)
    once = [Sample(1, won, 3, 1.5) for won in (int(stream.below(2)) for _ in range(80))]
    often = [Sample(5 * each.weight, 5 * each.won, each.peers, each.peers_won) for each in once]
    one, other = contrast(once), contrast(often)
    assert (one.low, one.high, one.chance) == pytest.approx((other.low, other.high, other.chance))


def test_intervals_of_a_contrast_hold_in_95_of_100_studies() -> None:
    stream, missed = Stream(2), 0
    for _ in range(400):
        samples = []
        for _ in range(60):
            won, plays, others = int(stream.below(2)), int(stream.below(4)), 1 + int(stream.below(5))
            samples.append(Sample(plays, plays * won, others, others * int(stream.below(2))))
        found = contrast(samples)
        missed += found.low > 0 or found.high < 0
    assert 8 <= missed <= 34  # 20 on average


def test_few_games_are_not_judged() -> None:
    few = contrast([Sample(1, 1, 1, 0)] * (FEWEST - 1))
    assert few.verdict == FEW
    assert judged([few])[0].verdict == FEW
    assert contrast([]).verdict == FEW
    always = contrast([Sample(1, 1, 1, index % 2) for index in range(200)])
    assert always.verdict == FEW, "without a single loss there is no telling how rare one is"


def outcome(chance: float, difference: float = 0.1) -> Contrast:
    return Contrast(100, 100, 50, 0.5, 0.5, difference, -1, 1, chance)


def test_many_comparisons_are_judged_together() -> None:
    """Benjamini and Hochberg: the largest rank whose chance is below its share of 5 %, and all before it."""
    chances = [0.001, 0.009, 0.016, 0.021, 0.2]  # limits: 0.01, 0.02, 0.03, 0.04, 0.05
    assert [each.verdict for each in judged([outcome(c) for c in chances])] == [STRONG] * 4 + [EVEN]
    assert [each.verdict for each in judged([outcome(0.04)] * 1 + [outcome(0.5)] * 4)] == [EVEN] * 5
    assert judged([outcome(0.001, -0.1)])[0].verdict == WEAK


def test_among_even_cards_hardly_any_is_called_strong_or_weak() -> None:
    stream, called = Stream(3), 0
    for _ in range(20):
        family = []
        for _ in range(40):
            wins = [int(stream.below(2)) for _ in range(50)]
            family.append(contrast(Sample(1, won, 1, 0.5) for won in wins))
        called += any(each.verdict in (STRONG, WEAK) for each in judged(family))
    assert called <= 4, "a false alarm in one family of twenty"


# --- what is counted


@pytest.mark.parametrize("game", ["gosu-tactics", "gosu-x"])
def test_every_card_played_is_counted_once(game: str) -> None:
    seats = ("random", "random")
    study = Study(game, seats, 5, "count", options={"draft": "random"} if game == "gosu-x" else {})
    faces = {face.id: face.clan for face in faces_of(GAMES[game], card_set(game, None))}
    played: Counter[str] = Counter()
    for account in accounts_of(study):
        for seat in account.played:
            for card, times in seat.items():
                played[faces[card]] += times
    tally = Tally(plan := Plan(game, seats, 5, "count", None, study.options))
    for rows in play(plan, Executor()):
        for row in rows:
            tally.add(row)
    assert +played == +tally.played


def test_a_player_can_only_have_played_cards_of_their_clans() -> None:
    faces = {face.id: face.clan for face in faces_of(GAMES["gosu-x"], card_set("gosu-x", None))}
    for account in accounts_of(Study("gosu-x", ("random", "random"), 4, "clans")):
        assert sorted((*account.clans[0], *account.clans[1])) == sorted(account.draft)
        assert len(account.left_over) == 2
        for seat, played in enumerate(account.played):
            assert {faces[card] for card in played} <= set(account.clans[seat])


def test_every_other_draft_is_dealt_by_chance_unless_asked_otherwise() -> None:
    setups, cards = facts_of(GAMES["gosu-x"]).setups, card_set("gosu-x", None)
    assert setups(cards, {}, 0) == [{"draft": "pick"}, {"draft": "random"}]
    assert setups(cards, {"draft": "pick"}, 0) == [{"draft": "pick"}]


def test_every_weapon_meets_every_enemy_in_every_place_and_climate_that_the_rules_allow() -> None:
    game = GAMES["way-of-the-samurai"]
    setups, cards = facts_of(game).setups, card_set(game.name, None)
    met = setups(cards, {}, 7)
    assert len({tuple(setting.items()) for setting in met}) == len(met)
    pairs = Counter((setting["weapon"], setting["enemy"]) for setting in met)
    assert len(pairs) == 7 * 4
    assert len({count for (_, enemy), count in pairs.items() if enemy != "kempo"}) == 1
    assert not [s for s in met if s["enemy"] == "kempo" and s["climate"] in ("storm", "fire")]  # WS-E4
    for setting in met[:100]:
        game.new(seed="x", options=setting)
    fixed = setups(cards, {"weapon": "tanto", "climate": "none"}, 7)
    assert {setting["weapon"] for setting in fixed} == {"tanto"}


def test_a_histogram_has_every_number_once() -> None:
    numbers = [3, 3, 4, 90, 57, 58]
    found = histogram(numbers)
    assert sum(count for _, count in found["bars"]) == len(numbers)
    assert (found["min"], found["max"], len(found["bars"])) == (3, 90, 22)
    assert histogram([])["bars"] == []


def test_a_heat_map_compares_each_pair_with_an_even_share() -> None:
    account = Account(0, (0,), "won", 0, 9, 1, 20, (("a",), ("b",)), ({}, {}), {}, {})
    accounts = [replace(account, number=number) for number in range(40)]
    accounts += [replace(account, number=number, winners=(1,)) for number in range(10)]
    found = heat_map(
        "facing", accounts, lambda each: iter([("a", "b", each.share(0)), ("b", "a", each.share(1))])
    )
    (_, cell), (mirrored, _) = found["cells"]
    assert (cell["rate"], mirrored["rate"], cell["baseline"]) == (0.8, 0.2, 0.5)
    assert (cell["verdict"], mirrored["verdict"]) == (STRONG, WEAK)


# --- the same result, however it comes about


def test_the_findings_do_not_depend_on_how_often_one_was_interrupted(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    whole = [chunk for chunk, _ in chunks(STUDY, Executor(), {})]
    save(STUDY, file, whole[1])
    with file.open("ab") as half:
        half.write(b'{"study": "gosu-ta')
    finished = finished_chunks(STUDY, file)
    assert list(finished) == [CHUNK]
    again = list(chunks(STUDY, Executor(), finished))
    assert [is_new for _, is_new in again] == [True, False, True]
    assert findings(STUDY, [chunk for chunk, _ in again]) == findings(STUDY, whole)


def test_a_file_of_another_study_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "study.jsonl"
    for chunk, _ in chunks(replace(STUDY, games=CHUNK), Executor(), {}):
        save(STUDY, file, chunk)
    with pytest.raises(OtherTerms) as other:
        finished_chunks(replace(STUDY, seed="another"), file)
    assert (other.value.term, other.value.found, other.value.expected) == ("seed", "study", "another")
    file.write_text("nonsense\n")
    with pytest.raises(BadLine):
        finished_chunks(STUDY, file)


def test_ctrl_c_gives_a_report_of_the_games_so_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken_off(*given: object) -> Iterator[tuple[Chunk, bool]]:
        yield from islice(chunks(STUDY, Executor(), {}), 1)
        raise KeyboardInterrupt

    monkeypatch.setattr("honjin.cli.commands.balance.chunks", broken_off)
    kept, page = tmp_path / "kept.jsonl", tmp_path / "report.html"
    asked = ("balance", "gosu-tactics", "--level", "random", "--games", "30", "--seed", "study")
    ran = run(*asked, "--resume", str(kept), "--out", str(page))
    assert ran.code == 130
    assert "gosu-tactics, 10 games" in ran.out
    assert "after 10 of 30 games" in ran.err
    assert "10 games between bots" in page.read_text("utf-8")
    assert list(finished_chunks(STUDY, kept)) == [0]


@pytest.mark.slow
def test_the_result_is_the_same_for_any_number_of_jobs() -> None:
    asked = ("balance", "gosu-tactics", "--level", "random", "--games", "45", "--seed", "jobs", "--json")
    one, two = [run(*asked, "--jobs", jobs) for jobs in ("1", "2")]
    assert (one.code, one.err, two.code, two.err) == (0, "", 0, "")
    assert one.out == two.out
    found = json.loads(one.out)
    assert found["hash"] == hash_of(accounts_of(Study("gosu-tactics", ("random", "random"), 45, "jobs")))


# --- what is found


@pytest.mark.slow
def test_a_card_that_is_far_too_strong_is_named_first() -> None:
    found = studied("gosu-x", 400, Executor())
    assert found["outliers"][:1] == [PLANTS["gosu-x"].id]
    card = next(each for each in found["card_findings"] if each["card"] == PLANTS["gosu-x"].id)
    assert card["verdict"] == STRONG
    assert card["rate"] > card["baseline"] + 0.05


# --- the command


def test_the_command_says_what_stands_out_and_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    asked = ("balance", "gosu-tactics", "--games", "6", "--level", "random")
    done = run(*asked, "--resume", str(tmp_path / "study.jsonl"))
    assert (done.code, done.err) == (0, "")
    assert "too rarely to be judged" in done.out
    assert "Result hash" in done.out
    assert "trop rares" in run(*asked, "--lang", "fr").out
    both = run(*asked, "--seats", "random,random")
    assert both.code == 2
    assert "not both" in both.err
    other = run(*asked, "--seed", "other", "--resume", str(tmp_path / "study.jsonl"))
    assert other.code == 2
    assert "seed" in other.err
    assert run("balance", "gosu-y").code == 2
    assert run(*asked, "--cards", str(tmp_path / "none.toml")).code == 2
    many = run("balance", "gosu-tactics", "--games", "4", "--seats", "random,random,random", "--json")
    assert len(json.loads(many.out)["wins"]) == 3


def test_a_set_of_ones_own_is_studied(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(planted("gosu-tactics"), "utf-8")
    done = run("balance", "gosu-tactics", "--games", "2", "--level", "random", "--cards", str(file), "--json")
    assert json.loads(done.out)["cards"] == card_set("gosu-tactics", planted("gosu-tactics")).digest
