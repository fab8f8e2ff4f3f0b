"""Keys: with which the owner of the server signs what is sent to push services (VAPID, RFC 8292)."""

import base64
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from honjin.server.http.front import BadSetting, words

if TYPE_CHECKING:
    from py_vapid import Vapid02

KEY: Final = "HONJIN_PUSH_KEY"
CONTACT: Final = "HONJIN_PUSH_CONTACT"
ALSO: Final = "HONJIN_PUSH_ALSO"


class NoPush(ImportError):
    """Keys are given, and what is needed to use them is not installed."""


@dataclass(frozen=True)
class PushKeys:
    """The owner's key, how push services reach the owner, and services of one's own that are trusted."""

    vapid: "Vapid02"
    contact: str
    also: frozenset[str] = frozenset()

    @classmethod
    def from_environment(cls) -> "PushKeys | None":
        """HONJIN_PUSH_KEY, a key or the name of its file, and HONJIN_PUSH_CONTACT; None without them."""
        told, contact = os.environ.get(KEY, ""), os.environ.get(CONTACT, "")
        if not told:
            return None
        vapid = vapid_class()
        try:
            key = Path(told).read_text("ascii").strip() if Path(told).is_file() else told
            made = cls(vapid.from_string(key), contact, frozenset(words(os.environ.get(ALSO, ""))))
        except Exception:
            raise BadSetting(KEY, "…") from None  # it is a secret
        try:
            made.signature("https://push.example")
        except Exception:
            raise BadSetting(CONTACT, contact) from None
        return made

    @property
    def public(self) -> str:
        """What browsers subscribe with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def signature(self, origin: str) -> dict[str, str]:
        """The header that says who sends; it holds for twelve hours."""
        from time import time

        claims = {"aud": origin, "sub": self.contact, "exp": int(time()) + 12 * 3600}
        signed: dict[str, str] = self.vapid.sign(claims)
        return signed


def vapid_class() -> Any:
    try:
        from py_vapid import Vapid02
    except ModuleNotFoundError:
        raise NoPush from None
    return Vapid02


def fresh_key() -> str:
    """A new private key as the environment takes it."""
    made = vapid_class()()
    made.generate_keys()
    number = made.private_key.private_numbers().private_value
    return base64.urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()
