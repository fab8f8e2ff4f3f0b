"""Devices: what a browser calls itself, in two words that its owner recognises."""

from typing import Final

# The first that fits: many pretend to be others as well.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label(user_agent: str) -> str:
    """Such as `Firefox, Linux`; nothing for programs that say neither."""
    found = (
        next((name for sign, name in names if sign in user_agent), None) for names in (BROWSERS, SYSTEMS)
    )
    return ", ".join(filter(None, found))
