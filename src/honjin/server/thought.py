"""Thought: what a bot chose and what else it considered, for people."""

from dataclasses import dataclass

from honjin.core.people import Names
from honjin.core.table import Table
from honjin.server import wire
from honjin.server.thinker import Answer


@dataclass
class Thought:
    """What a bot chose for a seat at this table, and what it considered."""

    table: Table
    seat: int
    answer: Answer

    def told(self, lang: str, names: Names) -> wire.Advice:
        write = self.table.notation.write
        question = self.table.decision
        labels = {} if question is None else {o.notation: o.label(lang, names) for o in question.options}
        considered = []
        for weighed in self.answer.weighed:
            choice = write(weighed.option, self.seat)
            line = [write(option, self.seat) for option in weighed.line]
            said = labels.get(choice, choice)
            considered.append(wire.Considered(choice, said, weighed.visits, weighed.chance, line))
        return wire.Advice(self.seat, write(self.answer.option, self.seat), considered)
