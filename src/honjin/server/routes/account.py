"""Routes of the account: keys, recovery codes, signing in, and the end of it."""

from typing import Final

from litestar import Response, delete, get, post, put
from litestar.handlers import HTTPRouteHandler

from honjin.server import wire
from honjin.server.errors import ApiError
from honjin.server.guests.accounts import key_info
from honjin.server.guests.cookies import CLEARED
from honjin.server.guests.passkeys import party_of
from honjin.server.guests.sessions import Guest, Session
from honjin.server.guests.words import plain
from honjin.server.http.front import client
from honjin.server.routes.dependencies import Asker, problems, with_cookie
from honjin.server.routes.me import device
from honjin.server.services import Services


@get("/api/account", responses=problems(401), cost=3)
async def show_account(services: Services, session: Session) -> wire.Account:
    """Whether my name is kept by an account, by which keys and codes."""
    held = await services.accounts.held(session.guest)
    return wire.Account(
        session.guest.name,
        held.created is not None,
        held.created,
        [key_info(key) for key in held.keys],
        held.codes,
        held.created is None or services.accounts.is_fresh(session),
        await services.belongings.count(session.guest),
    )


# --- keys


@post("/api/account/keys/ask", status_code=200, responses=problems(401, 409), cost=5)
async def ask_for_key(request: Asker, services: Services, session: Session) -> wire.KeyQuestion:
    """What to ask the browser for a new key; with an account only after a proof."""
    party = party_of(request.scope)
    return await services.accounts.ask_to_make(session, party, client(request.scope))


@post("/api/account/keys", status_code=204, responses=problems(401, 409, 410), cost=10, makes=1)
async def add_key(request: Asker, data: wire.NewKey, services: Services, session: Session) -> None:
    """Keep the key that was made; with the first one a guest has an account."""
    label = device(request) if data.label is None else plain(data.label, wire.LABEL_MAX)
    await services.accounts.add_key(session, party_of(request.scope), data, label)


@put("/api/account/keys/{id:str}", status_code=204, responses=problems(401), cost=5)
async def rename_key(id: str, data: wire.KeyLabel, services: Services, session: Session) -> None:
    await services.accounts.rename_key(session, id, plain(data.label, wire.LABEL_MAX))


@delete("/api/account/keys/{id:str}", status_code=204, responses=problems(401, 409), cost=5)
async def remove_key(id: str, services: Services, session: Session) -> None:
    """After a proof; the last key only where there are codes."""
    await services.accounts.remove_key(session, id)


# --- proofs


@post("/api/account/confirm/ask", status_code=200, responses=problems(401, 409), cost=5)
async def ask_to_confirm(request: Asker, services: Services, session: Session) -> wire.KeyQuestion:
    """What to ask the browser for a proof that I have a key of my account."""
    party = party_of(request.scope)
    return await services.accounts.ask_to_prove(session, party, "confirm", client(request.scope))


@post("/api/account/confirm", status_code=204, responses=problems(401, 409, 410), cost=10)
async def confirm(request: Asker, data: wire.KeyProof, services: Services, session: Session) -> None:
    """Prove it: for five minutes keys can be changed."""
    await services.accounts.confirm(session, party_of(request.scope), data)


@post("/api/account/sign-in/ask", status_code=200, responses=problems(401, 409), cost=5)
async def ask_to_sign_in(request: Asker, services: Services, session: Session) -> wire.KeyQuestion:
    """What to ask the browser for any key that was made here."""
    party = party_of(request.scope)
    return await services.accounts.ask_to_prove(session, party, "sign-in", client(request.scope))


@post("/api/account/sign-in", status_code=200, responses=problems(401, 409, 410), cost=20)
async def sign_in(
    request: Asker, data: wire.KeyProof, services: Services, session: Session, lang: str
) -> Response[wire.Me]:
    """Be the account of this key in this browser; `bring` takes along what the guest here has."""
    guest = await services.accounts.owner(session, party_of(request.scope), data, "sign-in")
    await bring(services, session, guest, data.bring)
    opened = await services.accounts.open(session, guest, device(request))
    return signed_in(request, services, opened, lang)


@post("/api/account/recover", status_code=200, responses=problems(401, 409), cost=20)
async def recover(
    request: Asker, data: wire.Recovery, services: Services, session: Session, lang: str
) -> Response[wire.Me]:
    """Be the account of this recovery code, which is used up by it."""
    guest = await services.accounts.owner_of_code(session, data.code, client(request.scope))
    await bring(services, session, guest, data.bring)
    opened = await services.accounts.open(session, guest, device(request), data.code)
    return signed_in(request, services, opened, lang)


async def bring(services: Services, session: Session, guest: Guest, wanted: bool) -> None:
    """What the guest of this browser has goes along; what an account has is brought to no other."""
    if not wanted or guest.id == session.guest.id:
        return
    if await services.accounts.is_account(session.guest):
        raise ApiError(409, "is-account")
    await services.belongings.bring(session.guest, guest)


def signed_in(request: Asker, services: Services, opened: tuple[Guest, str], lang: str) -> Response[wire.Me]:
    guest, token = opened
    closed = guest.id in services.manners.closed
    return with_cookie(wire.Me(guest.name, lang, True, closed), token, request)


# --- codes, and the end


@post("/api/account/codes", status_code=200, responses=problems(401, 409), cost=10)
async def make_codes(services: Services, session: Session) -> wire.Codes:
    """New recovery codes instead of the old ones, told this once; after a proof."""
    return wire.Codes(await services.accounts.make_codes(session))


@post("/api/account/end-others", status_code=204, responses=problems(401), cost=5)
async def end_others(services: Services, session: Session) -> None:
    """Log all my other devices out."""
    await services.sessions.end_all(session.guest, but=session.key)


@delete("/api/account", status_code=204, responses=problems(401, 409), response_cookies=CLEARED, cost=20)
async def delete_account(services: Services, session: Session) -> None:
    """All that is mine is deleted, by an account after a proof; games of others keep no name of mine."""
    await services.accounts.check_fresh(session)
    await services.belongings.delete(session)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    show_account,
    ask_for_key,
    add_key,
    rename_key,
    remove_key,
    ask_to_confirm,
    confirm,
    ask_to_sign_in,
    sign_in,
    recover,
    make_codes,
    end_others,
    delete_account,
]
