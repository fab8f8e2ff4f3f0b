"""Space: a game in numbers: how it begins, its actions, its tensor, its rewards."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from honjin.engine.machine import Decision, State
from honjin.games import GAMES
from honjin.rl.actions import Actions
from honjin.rl.engine.buffer import Buffer
from honjin.rl.engine.encoder import Encoder
from honjin.rl.engine.reward import Reward
from honjin.rl.engine.vector import show_options
from honjin.rl.fields import Column, Fields, Names
from honjin.rl.game_tensor import fields_of, tensor_of
from honjin.table.game import Game, read_card_text
from honjin.table.opening import Origin

Numbers = NDArray[np.uint8]


@dataclass(frozen=True)
class Described:
    """Neighbouring columns of a tensor with one name."""

    name: str
    first: int
    columns: tuple[Column, ...]
    meaning: str

    @property
    def width(self) -> int:
        return len(self.columns)


class Space:
    """A game with so many players, options and cards, as numbers that never depend on the state."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, object] | None = None,
        cards: str | Path | None = None,
    ) -> None:
        if game not in GAMES:
            raise ValueError(f"unknown game {game!r}, expected one of {', '.join(GAMES)}")
        self.game: Game = GAMES[game]
        table = self.game.new("", players, options, cards)  # refuses what cannot be
        self.players = table.players
        self.options = table.origin.options
        self.cards = self.game.card_set(read_card_text(cards))
        self.actions = Actions(self.game, self.cards, self.players)
        self.reward = Reward(tensor_of(self.game).counter(self.options))
        self.encoder = Encoder(
            self.players, len(self.cards.ids), self.game.layout.seats_at, self.game.layout.seat_size
        )
        self.described = self._describe(fields_of(self.game, self.cards))
        # Where one observation is written, to be copied.
        self._row = Buffer(1, self.width)
        self._tensor = np.frombuffer(self._row.memory(), np.uint8)
        self._legal = Buffer(1, self.actions.count)
        self._mask = np.frombuffer(self._legal.memory(), np.uint8)
        self._listed = np.frombuffer(self._legal.written_memory(), np.int64)
        self._count = np.frombuffer(self._legal.count_memory(), np.int64)

    @property
    def width(self) -> int:
        """Columns of a tensor."""
        return int(self.encoder.width)

    @property
    def most(self) -> list[int]:
        """The most that each column can be; the least is 0."""
        return [most for field in self.described for _, most in field.columns]

    def begin(self, seed: str) -> State:
        """The game that `game.new` begins with this seed, at its first decision."""
        s: State = self.game.begin(self.cards, self.players, Origin(seed, self.options))
        s.listening = False
        s.forget_facts()
        return s

    def tensor(self, s: State, seat: int) -> Numbers:
        """What the seat sees, from its observation alone."""
        self.encoder.encode(s.observe(seat), seat, self._row, 0)
        return self._tensor.copy()

    def mask(self, s: State, seat: int) -> Numbers:
        """A 1 for every action that the seat may choose; none while another decides."""
        self._show_options(s, seat)
        return self._mask.copy()

    def legal_actions(self, s: State, seat: int) -> list[int]:
        """The same as a list, in the order of the numbers."""
        self._show_options(s, seat)
        legal: list[int] = self._listed[: self._count[0]].tolist()
        return sorted(legal)

    def _show_options(self, s: State, seat: int) -> None:
        self._legal.clear(0)
        if not s.is_over and s.seat == seat:
            show_options(s.observe(seat), self.actions.numbering, self._legal, 0)

    def describe(self) -> str:
        """The columns of a tensor as a table in Markdown."""
        rows = ["| Columns | Name | Meaning |", "| --- | --- | --- |"]
        second = int(self.encoder.table_width + self.encoder.seat_width)
        for field in self.described:
            if field.first < second:
                rows.append(table_row(field.first, field.width, field.name, field.meaning))
        for index in range(1, self.players):
            width = int(self.encoder.seat_width)
            rows.append(table_row(second + (index - 1) * width, width, f"seat +{index}", "as seat +0"))
        return "\n".join(rows)

    def describe_actions(self) -> str:
        """The actions as a table in Markdown."""
        rows = ["| Actions | Choice |", "| --- | --- |"]
        return "\n".join(rows + [table_row(k.first, k.count, f"`{k.pattern}`") for k in self.actions.kinds])

    def _describe(self, fields: Fields) -> tuple[Described, ...]:
        """Tell the encoder what to write, and keep what it means."""
        questions = self._number_questions()
        names = Names(self.cards.ids, [f"seat +{index}" for index in range(self.players)], questions)
        table, seat = [], []
        for field in fields.table:
            columns = tuple(field.columns(names))
            table.append(Described(field.name, int(self.encoder.table_width), columns, field.meaning))
            self.encoder.add_table_field(field.form, field.at, *field.numbers, len(columns))
        for field in fields.seat:
            columns = tuple(field.columns(names))
            seat.append(Described(field.name, int(self.encoder.seat_width), columns, field.meaning))
            self.encoder.add_seat_field(field.form, field.at, *field.numbers, len(columns))
        for index, name in enumerate(names.seats):
            block = int(self.encoder.table_width + index * self.encoder.seat_width)
            table += [Described(f"{name} {f.name}", block + f.first, f.columns, f.meaning) for f in seat]
        return tuple(table)

    def _number_questions(self) -> list[str]:
        """The words of all questions; effects that ask with one word are one question."""
        effects = self.cards.book.effects
        words = list(dict.fromkeys(effect.word for effect in effects if isinstance(effect, Decision)))
        numbers = [words.index(e.word) if isinstance(e, Decision) else -1 for e in effects]
        self.encoder.set_words(numbers, len(words))
        return words


def table_row(first: int, count: int, *said: str) -> str:
    numbers = f"{first}" if count == 1 else f"{first} to {first + count - 1}"
    return f"| {' | '.join((numbers, *said))} |"
