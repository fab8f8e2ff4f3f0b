"""What people write is shown to others as it reads, or refused."""

import pytest

from honjin.server.errors import ApiError
from honjin.server.guests.devices import label
from honjin.server.guests.words import plain


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Général   Oda ", "Général Oda"),
        ("Ge\u0301ne\u0301ral", "Général"),  # accents written apart
        ("本陣 へ", "本陣 へ"),
        ("می\u200cخواهم", "می\u200cخواهم"),  # a joiner that Persian needs
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("❤\ufe0f", "❤\ufe0f"),
        ("a\tb", None),
        ("a\nb", None),
        ("a\x00b", None),
        ("a\x1b[31mb", None),
        ("a\u202eb", None),  # turns the line around
        ("a\u2066b\u2069", None),
        ("a\u200bb", None),
        ("a\u200db", None),  # a joiner between letters that do not join
        ("\u200d\u200d", None),
        ("\u2028", None),
        ("\u3164", None),
        ("\ufeffa", None),
        ("a\U000e0041", None),
        ("a" + "\u0301" * 200, None),
        ("a" + "\u0316" * 5, None),  # short enough, and yet written over the lines below
        ("a" + "\u0316" * 3, "a" + "\u0316" * 3),
        ("", None),
        ("   ", None),
        ("x" * 25, None),
        ("x" * 24, "x" * 24),
    ],
)
def test_words_are_plain(written: str, shown: str | None) -> None:
    if shown is None:
        with pytest.raises(ApiError, match="words"):
            plain(written, 24)
    else:
        assert plain(written, 24) == shown


@pytest.mark.parametrize(
    ("agent", "said"),
    [
        ("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0",
            "Edge, Windows",
        ),
        (
            "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36",
            "Chrome, Android",
        ),
        (
            "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604",
            "Safari, iPhone",
        ),
        ("python-httpx/0.28", ""),
        ("<script>", ""),
    ],
)
def test_a_device_is_named_in_two_words(agent: str, said: str) -> None:
    assert label(agent) == said
