"""What finished games are remembered by: the same from a table and from what is stored of it, in words."""

from dataclasses import replace
from random import Random

import pytest

from honjin.games import GAMES
from honjin.table import facts
from honjin.table.game import Game
from honjin.table.table import Table
from honjin.table.tags import GENERAL, Tag, tags_of
from honjin.table.text import LANGUAGES

# Kinds of sums that every game has.
TAKEN = {"all", "rival", "players"}


def played(game: Game, seed: int, **options: object) -> Table:
    table, chance = game.new(seed=str(seed), options=options), Random(seed)
    while table.decision is not None:
        table.play(chance.choice(table.decision.options))
    return table


def tags_at(table: Table, seat: int) -> list[Tag]:
    assert table.outcome is not None
    stored = [facts.read(fact) for fact in table.facts()]
    tags = tags_of(table.game).tags(table.origin.options, stored, table.outcome, seat)
    assert tags == tags_of(table.game).tags(table.origin.options, table.happened(), table.outcome, seat)
    return tags


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_tag_is_of_a_kind_and_has_a_name(game: Game) -> None:
    kinds = {kind.name: kind for kind in tags_of(game).kinds}
    assert not kinds.keys() & TAKEN
    for seed in range(3):
        table = played(game, seed)
        for seat in range(table.players):
            for tag in tags_at(table, seat):
                assert not kinds[tag.kind].values or tag.value in kinds[tag.kind].values
                assert tag.number is None or kinds[tag.kind].best
                assert all(tags_of(game).label(game, tag.kind, tag.value, lang) for lang in LANGUAGES)


def test_gosu_x_remembers_the_draft_of_both() -> None:
    table = played(GAMES["gosu-x"], 1)
    own, others = ([tag.value for tag in tags_at(table, seat) if tag.kind == "clan"] for seat in (0, 1))
    against = [tag.value for tag in tags_at(table, 0) if tag.kind == "against"]
    assert len(own) == len(others) == 3
    assert against == others
    assert Tag("draft", "+".join(sorted(own))) in tags_at(table, 0)
    starts = [tag.value for seat in (0, 1) for tag in tags_at(table, seat) if tag.kind == "start"]
    assert sorted(starts) == ["first", "later"]


def test_the_samurai_remembers_rounds_to_victory_and_the_rank() -> None:
    samurai = GAMES["way-of-the-samurai"]
    lost = played(samurai, 1, enemy="oda", weapon="tanto")
    assert Tag("enemy", "oda") in tags_at(lost, 0)
    assert Tag("weapon", "tanto") in tags_at(lost, 0)
    assert lost.outcome is not None
    won = tags_of(samurai).tags(lost.origin.options, lost.happened(), replace(lost.outcome, winners=(0,)), 0)
    assert Tag("enemy", "oda", sum(fact.kind == "started-round" for fact in lost.happened())) in won
    endless = played(samurai, 1, mode="clan")
    assert endless.outcome is not None
    [rank] = [tag for tag in tags_at(endless, 0) if tag.kind == "rank"]
    assert (rank.value, rank.number) == ("rank-1", endless.outcome.scores[0])
    assert not [tag for tag in tags_at(endless, 0) if tag.kind == "enemy"]


def test_what_a_fact_names_that_is_not_known_any_more_gives_no_tag() -> None:
    table = played(GAMES["gosu-tactics"], 1)
    assert table.outcome is not None
    renamed = [facts.read({**fact, "card": "gone"} if "card" in fact else fact) for fact in table.facts()]
    tags = tags_of(table.game).tags({}, renamed, table.outcome, 0)
    assert [tag.kind for tag in tags] == ["start", "opening"]
    assert tags_of(table.game).label(table.game, "opening", "gone", "en") == "gone"


def test_a_game_without_tags_has_none() -> None:
    table = played(GAMES["gosu-tactics"], 1)
    assert table.outcome is not None
    assert GENERAL.tags({}, table.happened(), table.outcome, 0) == []
    assert GENERAL.label(table.game, "clan", "mekas", "en") == "mekas"
