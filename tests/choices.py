"""What is asked at a table, and answers by notation: for the tests of every game."""

from honjin.table.table import Question, Table


def play(t: Table, *choices: str) -> Table:
    for choice in choices:
        t.play(choice)
    return t


def question(t: Table) -> Question:
    """What is asked, in a game that is not over."""
    assert t.decision is not None
    return t.decision


def options(t: Table) -> list[str]:
    return [option.notation for option in question(t).options]
