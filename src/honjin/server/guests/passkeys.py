"""Passkeys: what an authenticator is asked, and whether its answer is true; a library knows the standard."""

import secrets
import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final, Literal

from litestar.types import Scope
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.authentication.verify_authentication_response import VerifiedAuthentication
from webauthn.helpers import base64url_to_bytes, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorAssertionResponse,
    AuthenticatorAttestationResponse,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)
from webauthn.registration.verify_registration_response import VerifiedRegistration

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.http.front import PORTS, header, is_secure, read_address, read_host

CHALLENGE_SECONDS: Final = 300
CHALLENGES_MAX: Final = 10_000
CHALLENGE_BYTES: Final = 32
LOCAL: Final = "localhost"  # the one name that browsers trust without TLS
NAME: Final = "Honjin"

Purpose = Literal["make", "sign-in", "confirm"]


# --- where


@dataclass(frozen=True)
class Party:
    """For whom a key is made: the name of this server, and the address of its page."""

    host: str
    origin: str


def party_of(scope: Scope) -> Party:
    """By the name that the browser used, which the middleware knows as ours.

    Refused where no browser gives keys: at a number, or without TLS anywhere but on this machine.
    """
    scheme = "https" if is_secure(scope) else "http"
    host = read_host(header(scope, b"host").lower(), scheme)
    if host is None or read_address(host.name) is not None:
        raise ApiError(409, "no-passkeys")
    if scheme == "http" and host.name != LOCAL and not host.name.endswith(f".{LOCAL}"):
        raise ApiError(409, "no-passkeys")
    port = "" if host.port == PORTS[scheme] else f":{host.port}"
    return Party(host.name, f"{scheme}://{host.name}{port}")


# --- challenges


class Challenges:
    """What was asked of whom: each answer counts once, soon, and for the session that was asked.

    In memory: after a restart one asks again. A session has one of each purpose, the newest.
    """

    def __init__(self) -> None:
        self._open: OrderedDict[tuple[bytes, Purpose], tuple[bytes, float]] = OrderedDict()

    def make(self, session: bytes, purpose: Purpose) -> bytes:
        challenge = secrets.token_bytes(CHALLENGE_BYTES)
        self._open[session, purpose] = (challenge, time.monotonic() + CHALLENGE_SECONDS)
        self._open.move_to_end((session, purpose))
        while len(self._open) > CHALLENGES_MAX:
            self._open.popitem(last=False)
        return challenge

    def take(self, session: bytes, purpose: Purpose) -> bytes:
        """The challenge, which nobody can answer again."""
        challenge, until = self._open.pop((session, purpose), (b"", 0.0))
        if time.monotonic() > until:
            raise ApiError(410, "challenge")
        return challenge

    def __len__(self) -> int:
        return len(self._open)


# --- what is asked


def asked_to_make(
    party: Party, challenge: bytes, handle: bytes, name: str, known: list[bytes]
) -> wire.KeyQuestion:
    """A key that is found without a name being typed, and none where there is one already."""
    options = generate_registration_options(
        rp_id=party.host,
        rp_name=NAME,
        user_id=handle,
        user_name=name,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in known],
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
    )
    return wire.KeyQuestion(options_to_json_dict(options))


def asked_to_prove(party: Party, challenge: bytes, known: list[bytes]) -> wire.KeyQuestion:
    """Any key of this server; or one of those known, where it is known who answers."""
    options = generate_authentication_options(
        rp_id=party.host,
        challenge=challenge,
        timeout=CHALLENGE_SECONDS * 1000,
        allow_credentials=[PublicKeyCredentialDescriptor(id=id) for id in known],
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return wire.KeyQuestion(options_to_json_dict(options))


# --- whether it is true


@dataclass(frozen=True)
class Stored:
    """What is known of a key: enough to see that it was used, and not by a copy."""

    id: bytes
    public_key: bytes
    count: int


class CountWentBack(Exception):
    """The key is the right one, but was used more often than it says: somebody may have copied it."""


def decoded(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except ValueError:
        raise ApiError(400, "key-proof") from None


def made_key(party: Party, challenge: bytes, made: wire.NewKey) -> VerifiedRegistration:
    """The key that was made, if all about it is as it was asked for."""
    credential = RegistrationCredential(
        id=made.id,
        raw_id=decoded(made.id),
        response=AuthenticatorAttestationResponse(
            client_data_json=decoded(made.client_data), attestation_object=decoded(made.attestation)
        ),
    )
    try:
        return verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
        )
    except Exception:  # bytes of a stranger: whatever does not fit is refused
        raise ApiError(403, "key-proof") from None


def proved(party: Party, challenge: bytes, proof: wire.KeyProof, known: Stored) -> VerifiedAuthentication:
    """That whoever answered has the key, here and now."""
    credential = AuthenticationCredential(
        id=proof.id,
        raw_id=decoded(proof.id),
        response=AuthenticatorAssertionResponse(
            client_data_json=decoded(proof.client_data),
            authenticator_data=decoded(proof.authenticator_data),
            signature=decoded(proof.signature),
        ),
    )

    def verify(count: int) -> VerifiedAuthentication:
        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=party.host,
            expected_origin=party.origin,
            credential_public_key=known.public_key,
            credential_current_sign_count=count,
        )

    try:
        return verify(known.count)
    except Exception:
        try:
            verify(0)  # true but for its count?
        except Exception:
            raise ApiError(403, "key-proof") from None
        raise CountWentBack from None
