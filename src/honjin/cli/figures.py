"""Numbers as people of each language write them."""

from honjin.cli.command import Terminal


def number(value: float, digits: int, terminal: Terminal) -> str:
    return f"{value:.{digits}f}".replace(".", terminal.say("decimal-point"))


def percent(share: float, terminal: Terminal) -> str:
    return number(100 * share, 1, terminal)
