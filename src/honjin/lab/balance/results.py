"""Findings: what a study shows of cards, clans, drafts and set-ups, each beside what it is compared with."""

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from hashlib import blake2b
from itertools import combinations
from typing import Any, Final

from honjin.games import GAMES
from honjin.lab.balance import game_facts
from honjin.lab.balance.account import Account
from honjin.lab.balance.game_facts import Face, GameFacts
from honjin.lab.balance.study import Chunk, Study
from honjin.lab.game_study import facts_of
from honjin.lab.play.match import card_set
from honjin.lab.stats.contrast import FEW, STRONG, WEAK, Contrast, Sample, contrast, judged
from honjin.lab.stats.estimate import wilson

BARS: Final = 24  # at most, of a histogram
LENGTHS: Final = ("turns", "rounds", "decisions")

Found = dict[str, Any]


def findings(study: Study, played: Sequence[Chunk]) -> Found:
    """All of it as JSON-able data, always in the same order."""
    accounts = [account for chunk in played for account in chunk.accounts]
    games = sum(chunk.games for chunk in played)
    cards, facts = card_findings(study, accounts), facts_of(GAMES[study.game])
    return {
        "game": study.game,
        "cards": card_set(study.game, study.cards).digest,
        "seed": study.seed,
        "seats": list(study.seats),
        "options": dict(study.options),
        "games": games,
        "of": study.games,
        "broken_off": games - len(accounts),
        "hash": hash_of(accounts),
        "wins": [rate([account.share(seat) for account in accounts]) for seat in range(len(study.seats))],
        "starting": starting(accounts),
        "ways": dict(sorted(Counter(account.way for account in accounts).items())),
        "lengths": {what: histogram([getattr(account, what) for account in accounts]) for what in LENGTHS},
        "card_findings": cards,
        "outliers": outliers(cards),
        "clans": clan_findings(study, accounts),
        "maps": [found for found in maps(study, accounts) if found["rows"] and found["columns"]],
        "left_over": left_over_findings(accounts),
        "items": item_findings(accounts, facts),
        "setups": setup_findings(accounts, facts),
    }


def hash_of(accounts: Iterable[Account]) -> str:
    """Of all that was counted: equal whoever played, in however many processes."""
    digest = blake2b(digest_size=16)
    for account in accounts:
        digest.update(json.dumps(asdict(account), sort_keys=True).encode())
    return digest.hexdigest()


def rate(shares: Sequence[float]) -> Found:
    """What was won, with its interval after Wilson."""
    games, won = len(shares), sum(shares)
    low, high = wilson(won, games)
    share = won / games if games else 0.0
    return {
        "games": games,
        "won": round(won, 4),
        "rate": round(share, 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def starting(accounts: Sequence[Account]) -> Found | None:
    """What whoever started won; nothing where nobody knows who did."""
    if accounts and all(account.first < 0 for account in accounts):
        return None
    return rate([account.share(account.first) for account in accounts])


def histogram(numbers: Sequence[int]) -> Found:
    """Bars of equal width over all that occurred."""
    if not numbers:
        return {"mean": None, "min": None, "max": None, "width": 1, "bars": []}
    least, most = min(numbers), max(numbers)
    width = (most - least) // BARS + 1
    counts = Counter((number - least) // width for number in numbers)
    bars = [[least + index * width, counts[index]] for index in range((most - least) // width + 1)]
    mean = round(sum(numbers) / len(numbers), 2)
    return {"mean": mean, "min": least, "max": most, "width": width, "bars": bars}


def shown(found: Contrast) -> Found:
    return {
        "games": found.games,
        "won": round(found.won, 4),
        "rate": round(found.rate, 4),
        "baseline": round(found.baseline, 4),
        "difference": round(found.difference, 4),
        "interval": [round(found.low, 4), round(found.high, 4)],
        "chance": round(found.chance, 6),
        "verdict": found.verdict,
    }


# --- cards


def faces_of(study: Study) -> list[Face]:
    return game_facts.faces_of(GAMES[study.game], card_set(study.game, study.cards))


def card_findings(study: Study, accounts: Sequence[Account]) -> list[Found]:
    """Won when played, beside what the seats that could have played it won with other cards of its level.

    The strong are left to those who lead, and who leads plays more: so plays are compared with plays, and of
    the same level. Where each has a deck of its own, only seats that had the card in theirs count.
    """
    faces = faces_of(study)
    peers = {face.id: face.peers for face in faces}
    totals = [[count_peers(seat, peers) for seat in account.played] for account in accounts]
    contrasts = judged([card_contrast(face, accounts, totals) for face in faces])
    found = []
    for face, each in zip(faces, contrasts, strict=True):
        uses = {
            "played": sum(seat.get(face.id, 0) for account in accounts for seat in account.played),
            "resolved": sum(account.resolved.get(face.id, 0) for account in accounts),
            "idle": sum(account.idle.get(face.id, 0) for account in accounts),
        }
        found.append({"card": face.id, "clan": face.clan, "level": face.level, **uses, **shown(each)})
    return found


def count_peers(played: Mapping[str, int], peers: Mapping[str, str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for card, times in played.items():
        found[peers[card]] += times
    return found


def card_contrast(
    face: Face, accounts: Sequence[Account], totals: Sequence[Sequence[Counter[str]]]
) -> Contrast:
    def samples() -> Iterator[Sample]:
        for account, sums in zip(accounts, totals, strict=True):
            weight = won = peers = peers_won = 0.0
            for seat, played in enumerate(account.played):
                if account.clans[seat] and face.clan not in account.clans[seat]:
                    continue
                share, times = account.share(seat), played.get(face.id, 0)
                others = sums[seat][face.peers] - times
                weight, won = weight + times, won + times * share
                peers, peers_won = peers + others, peers_won + others * share
            yield Sample(weight, won, peers, peers_won)

    return contrast(samples())


def outliers(cards: Sequence[Found]) -> list[str]:
    """Those called strong or weak, by what is left of the difference at the near end of its interval."""

    def at_least(card: Found) -> float:
        low, high = card["interval"]
        return float(max(low, -high))

    real = [card for card in cards if card["verdict"] in (STRONG, WEAK)]
    return [card["card"] for card in sorted(real, key=at_least, reverse=True)]


# --- clans, drafts and set-ups


def clan_findings(study: Study, accounts: Sequence[Account]) -> list[Found]:
    """Drafted clans beside an even share; where all draw from one deck, plays of a clan beside all others."""
    faces = faces_of(study)
    if not any(face.level for face in faces):
        return []
    clan_of = {face.id: face.clan for face in faces}
    clans = list(dict.fromkeys(face.clan for face in faces))

    def sample(account: Account, clan: str) -> Sample:
        weight = won = peers = peers_won = 0.0
        for seat, own in enumerate(account.clans):
            share = account.share(seat)
            if own:
                mine, all_of_it = float(clan in own), 1.0
            else:
                played = count_peers(account.played[seat], clan_of)
                mine, all_of_it = float(played[clan]), float(played.total() - played[clan])
            weight, won = weight + mine, won + mine * share
            peers, peers_won = peers + all_of_it, peers_won + all_of_it * share
        return Sample(weight, won, peers, peers_won)

    found = judged([contrast(sample(account, clan) for account in accounts) for clan in clans])
    return [{"clan": clan, **shown(each)} for clan, each in zip(clans, found, strict=True)]


Cell = tuple[str, str, float]  # the row, the column, and what was won there


def maps(study: Study, accounts: Sequence[Account]) -> Iterator[Found]:
    """Shares won in two dimensions."""
    facts = facts_of(GAMES[study.game])
    if is_varied(accounts, facts):
        varied = [f for f in facts.factors if len({account.setting[f] for account in accounts}) > 1]
        for row, column in ordered(varied, facts):
            yield heat_map(f"{row}-{column}", accounts, setting_cells(row, column), even=False)
        return
    if not facts.drafts:
        clans = {face.id: face.clan for face in faces_of(study)}
        if len(study.seats) > 1:
            yield heat_map("lead-facing", accounts, lambda account: lead_cells(account, clans))
        return
    yield heat_map("facing", accounts, facing_cells)
    yield heat_map("together", accounts, together_cells)
    yield heat_map("draft", accounts, draft_cells)


def is_varied(accounts: Sequence[Account], facts: GameFacts) -> bool:
    """Whether what is met changes from game to game."""
    return any(factor in account.setting for account in accounts for factor in facts.factors)


def ordered(varied: Sequence[str], facts: GameFacts) -> list[tuple[str, str]]:
    """Those that tell most first, then all other pairs."""
    first = [pair for pair in facts.maps if set(pair) <= set(varied)]
    return first + [pair for pair in combinations(varied, 2) if pair not in first]


def setting_cells(row: str, column: str) -> Callable[[Account], Iterator[Cell]]:
    return lambda account: iter([(account.setting[row], account.setting[column], account.share(0))])


def facing_cells(account: Account) -> Iterator[Cell]:
    """A clan against each that the other has."""
    for seat in (0, 1):
        for own in account.clans[seat]:
            for other in account.clans[1 - seat]:
                yield own, other, account.share(seat)


def together_cells(account: Account) -> Iterator[Cell]:
    """Two clans in one deck."""
    for seat in (0, 1):
        for one in account.clans[seat]:
            for other in account.clans[seat]:
                if one != other:
                    yield one, other, account.share(seat)


def draft_cells(account: Account) -> Iterator[Cell]:
    """A clan by when it was picked; those drawn by chance tell nothing of that."""
    if account.setting.get("draft") == "random":
        return
    for pick, clan in enumerate(account.draft, 1):
        seat = next(seat for seat in (0, 1) if clan in account.clans[seat])
        yield clan, str(pick), account.share(seat)


def lead_cells(account: Account, clan_of: Mapping[str, str]) -> Iterator[Cell]:
    """The clan that a seat played most, against those that the others did."""
    played = [count_peers(seat, clan_of) for seat in account.played]
    leads = [max(sorted(seat), key=seat.__getitem__, default="") for seat in played]
    for seat, own in enumerate(leads):
        for other in leads[:seat] + leads[seat + 1 :]:
            if own and other and own != other:
                yield own, other, account.share(seat)


def heat_map(
    name: str,
    accounts: Sequence[Account],
    cells_of: Callable[[Account], Iterator[Cell]],
    even: bool = True,
) -> Found:
    """Each cell beside an even share of the wins, or beside what was won in all."""
    mean = sum(account.share(0) for account in accounts) / max(len(accounts), 1)
    baseline = 1 / len(accounts[0].played) if even and accounts else mean
    samples: dict[tuple[str, str], list[Sample]] = {}
    for account in accounts:
        own: dict[tuple[str, str], list[float]] = {}
        for row, column, share in cells_of(account):
            own.setdefault((row, column), []).append(share)
        for key, shares in own.items():
            count = len(shares)
            samples.setdefault(key, []).append(Sample(count, sum(shares), count, count * baseline))
    keys = list(samples)
    cells = dict(zip(keys, judged([contrast(samples[key]) for key in keys]), strict=True))
    rows = in_order_of([row for row, _ in keys])
    columns = in_order_of([column for _, column in keys])
    return {
        "name": name,
        "baseline": round(baseline, 4),
        "rows": rows,
        "columns": columns,
        "cells": [
            [shown(cells[row, column]) if (row, column) in cells else None for column in columns]
            for row in rows
        ],
        "few": sum(each.verdict == FEW for each in cells.values()),
    }


def in_order_of(ids: Iterable[str]) -> list[str]:
    """By the alphabet, but `none` first."""
    return sorted(set(ids), key=lambda id: (id != "none", id))


def left_over_findings(accounts: Sequence[Account]) -> list[Found]:
    """Games with each Immortal tile in the middle: both sides have it, so what it changes is who starts well
    and how long it lasts."""
    found = []
    for tile in sorted({tile for account in accounts for tile in account.left_over}):
        own = [account for account in accounts if tile in account.left_over]
        won = rate([account.share(account.first) for account in own])
        turns = histogram([account.turns for account in own])["mean"]
        ways = dict(sorted(Counter(account.way for account in own).items()))
        found.append({"tile": tile, **won, "turns": turns, "ways": ways})
    return found


def item_findings(accounts: Sequence[Account], facts: GameFacts) -> list[Found]:
    """Games with each thing that may be met, beside all others."""
    if not is_varied(accounts, facts):
        return []
    found = []
    for factor in facts.factors:
        values = in_order_of(account.setting[factor] for account in accounts)
        if len(values) < 2:
            continue

        def sample(account: Account, value: str, factor: str = factor) -> Sample:
            own, share = account.setting[factor] == value, account.share(0)
            return Sample(own, own * share, not own, (not own) * share)

        contrasts = judged([contrast(sample(account, value) for account in accounts) for value in values])
        found += [
            {"factor": factor, "item": value, **shown(each)}
            for value, each in zip(values, contrasts, strict=True)
        ]
    return found


def setup_findings(accounts: Sequence[Account], facts: GameFacts) -> list[Found]:
    """Every combination that was met."""
    if not is_varied(accounts, facts):
        return []
    fought: dict[tuple[str, ...], list[float]] = {}
    for account in accounts:
        key = tuple(account.setting[factor] for factor in facts.factors)
        fought.setdefault(key, []).append(account.share(0))
    return [{**dict(zip(facts.factors, key, strict=True)), **rate(fought[key])} for key in sorted(fought)]
