"""Numbers as people of each language write them."""

from honjin.table.text import Speaker


def number(value: float, digits: int, speaker: Speaker) -> str:
    return f"{value:.{digits}f}".replace(".", speaker.say("decimal-point"))


def percent(share: float, speaker: Speaker) -> str:
    return number(100 * share, 1, speaker)
