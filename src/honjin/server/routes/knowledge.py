"""Routes of what never changes: games, cards, rules, phrases, guides; browsers may keep it."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from honjin.server import guides, knowledge, wire
from honjin.server.front import header
from honjin.server.routes.parts import Asker, problems

KEEP: Final = "public, max-age=300"


@lru_cache(maxsize=200)
def packed(kind: str, name: str, lang: str) -> tuple[bytes, bytes, str]:
    """The answer, the same compressed, and its tag."""
    found: object
    if kind == "games":
        found = knowledge.games(lang)
    elif kind == "cards":
        found = knowledge.cards(name, lang)
    elif kind == "rules":
        found = knowledge.rulebook(name, lang)
    elif kind == "rule":
        found = knowledge.one_rule(name, lang)
    elif kind == "guide":
        found = guides.guide(name, lang)
    else:
        found = knowledge.phrases(lang)
    body = msgspec.json.encode(found)
    return body, gzip.compress(body, mtime=0), f'"{hashlib.blake2b(body, digest_size=8).hexdigest()}"'


def answer(request: Asker, kind: str, name: str, lang: str) -> Response[Any]:
    """Encoded once and kept; the handlers say what is in it, for the interface's description."""
    body, compressed, tag = packed(kind, name, lang)
    headers = {"etag": tag, "cache-control": KEEP, "vary": "accept-encoding, accept-language"}
    if header(request.scope, b"if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    if "gzip" in header(request.scope, b"accept-encoding"):
        headers["content-encoding"] = "gzip"
        body = compressed
    return Response(body, media_type="application/json", headers=headers)


@get("/api/games", responses=problems(), cost=0.5)
async def list_games(request: Asker, tongue: str) -> Response[list[wire.GameInfo]]:
    """The games, their options and the levels of their bots."""
    return answer(request, "games", "", tongue)


@get("/api/games/{game:str}/cards", responses=problems(), cost=0.5)
async def list_cards(request: Asker, game: str, tongue: str) -> Response[list[wire.CardInfo]]:
    """All cards of a game, and what lies beside them."""
    return answer(request, "cards", game, tongue)


@get("/api/games/{game:str}/rules", responses=problems(), cost=0.5)
async def list_rules(request: Asker, game: str, tongue: str) -> Response[list[wire.RuleInfo]]:
    """The rulebook in our words, by rule ids."""
    return answer(request, "rules", game, tongue)


@get("/api/games/{game:str}/guide", responses=problems(), cost=0.5)
async def show_guide(request: Asker, game: str, tongue: str) -> Response[wire.Guide]:
    """The guided first game."""
    return answer(request, "guide", game, tongue)


@get("/api/rules/{id:str}", responses=problems(), cost=0.5)
async def show_rule(request: Asker, id: str, tongue: str) -> Response[wire.RuleInfo]:
    """One rule."""
    return answer(request, "rule", id, tongue)


@get("/api/phrases", responses=problems(), cost=0.5)
async def list_phrases(request: Asker, tongue: str) -> Response[list[wire.Phrase]]:
    """Ready-made lines of chat."""
    return answer(request, "phrases", "", tongue)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    list_games,
    list_cards,
    list_rules,
    show_guide,
    show_rule,
    list_phrases,
]
