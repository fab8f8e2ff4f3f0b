"""An authenticator in software: keys and proofs as browsers send them, and lies where a test wants them."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from serve_process import Served, Visitor

PRESENT, VERIFIED, MADE = 1, 4, 64


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


@dataclass
class Authenticator:
    """One key; each field can be made to lie."""

    host: str
    origin: str
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    count: int = 0
    flags: int = PRESENT | VERIFIED
    secret: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    handle: str | None = None

    def _client_data(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4)

    def make(self, question: dict[str, Any]) -> dict[str, Any]:
        """The answer to being asked for a new key."""
        asked = question["public_key"]
        self.handle = asked["user"]["id"]
        numbers = self.secret.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        held = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(public)
        data = self._data(self.flags | MADE) + held
        return {
            "id": text(self.id),
            "client_data": text(self._client_data("webauthn.create", asked["challenge"])),
            "attestation": text(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def prove(self, question: dict[str, Any], kind: str = "webauthn.get") -> dict[str, Any]:
        """The answer to being asked for this key."""
        self.count += 1
        client_data = self._client_data(kind, question["public_key"]["challenge"])
        data = self._data(self.flags)
        signed = data + hashlib.sha256(client_data).digest()
        return {
            "id": text(self.id),
            "client_data": text(client_data),
            "authenticator_data": text(data),
            "signature": text(self.secret.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user_handle": self.handle,
        }


class Browser(Visitor):
    """A guest at the name of this machine, where there can be passkeys."""

    def __init__(self, served: Served, lang: str = "en") -> None:
        super().__init__(served, lang)
        self.http.headers["Host"] = f"localhost:{served.port}"

    def key(self) -> Authenticator:
        return Authenticator("localhost", f"http://localhost:{self.served.port}")

    def account(self) -> dict[str, Any]:
        found: dict[str, Any] = self.get("/api/account")
        return found

    def make_key(self, key: Authenticator | None = None, status: int = 204, **wish: object) -> Authenticator:
        key = key or self.key()
        question = self.post("/api/account/keys/ask")
        self.post("/api/account/keys", {**key.make(question), **wish}, status)
        return key

    def sign_in(self, key: Authenticator, status: int = 200, **wish: object) -> Any:
        question = self.post("/api/account/sign-in/ask")
        return self.post("/api/account/sign-in", {**key.prove(question), **wish}, status)

    def confirm(self, key: Authenticator, status: int = 204) -> Any:
        question = self.post("/api/account/confirm/ask")
        return self.post("/api/account/confirm", key.prove(question), status)

    def thief(self) -> "Browser":
        """Somebody else with this browser's cookie."""
        other = browser(self.served)
        other.http.cookies.clear()
        other.http.cookies.set("honjin", self.http.cookies["honjin"], domain="127.0.0.1")
        return other


def browser(served: Served, lang: str = "en") -> Browser:
    made = Browser(served, lang)
    served.guests.append(made)
    return made
