"""Recovery codes: for whoever has lost all keys; told once, stored as hashes, each good for one use."""

import hashlib
import secrets
from typing import Final

COUNT: Final = 10  # codes at a time
GROUPS: Final = 4  # of signs in a code
GROUP: Final = 4
SIGNS: Final = "ABCDEFGHJKMNPQRSTVWXYZ23456789"  # none that are taken for another


def make_codes() -> list[str]:
    """78 bits each: nobody guesses one, so a plain hash keeps it."""
    return [
        "-".join("".join(secrets.choice(SIGNS) for _ in range(GROUP)) for _ in range(GROUPS))
        for _ in range(COUNT)
    ]


def code_hash(code: str) -> bytes:
    """However it is typed: capitals, spaces and dashes mean nothing."""
    signs = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashlib.sha256(b"code" + signs.encode()).digest()
