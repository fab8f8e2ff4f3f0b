"""Routes of what never changes: games, cards, rules, phrases, lessons, examples; browsers may keep it."""

import gzip
import hashlib
from functools import lru_cache
from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler

from honjin.server import catalogue, wire
from honjin.server.http.front import header
from honjin.server.routes.dependencies import Asker, problems

KEEP: Final = "public, max-age=300"


@lru_cache(maxsize=200)
def packed(kind: str, name: str, lang: str) -> tuple[bytes, bytes, str]:
    """The answer, the same compressed, and its tag."""
    found: object
    if kind == "games":
        found = catalogue.games(lang)
    elif kind == "cards":
        found = catalogue.cards(name, lang)
    elif kind == "rules":
        found = catalogue.rulebook(name, lang)
    elif kind == "rule":
        found = catalogue.one_rule(name, lang)
    elif kind == "lessons":
        found = catalogue.course(name, lang)
    elif kind == "examples":
        found = catalogue.examples(name, lang)
    else:
        found = catalogue.phrases(lang)
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
async def list_games(request: Asker, lang: str) -> Response[list[wire.GameInfo]]:
    """The games, their options and the levels of their bots."""
    return answer(request, "games", "", lang)


@get("/api/games/{game:str}/cards", responses=problems(), cost=0.5)
async def list_cards(request: Asker, game: str, lang: str) -> Response[list[wire.CardInfo]]:
    """All cards of a game, and what lies beside them."""
    return answer(request, "cards", game, lang)


@get("/api/games/{game:str}/rules", responses=problems(), cost=0.5)
async def list_rules(request: Asker, game: str, lang: str) -> Response[list[wire.RuleInfo]]:
    """The rulebook in our words, by rule ids."""
    return answer(request, "rules", game, lang)


@get("/api/games/{game:str}/lessons", responses=problems(), cost=0.5)
async def list_lessons(request: Asker, game: str, lang: str) -> Response[list[wire.LessonInfo]]:
    """The course of a game: lessons that are played at tables of their own."""
    return answer(request, "lessons", game, lang)


@get("/api/games/{game:str}/examples", responses=problems(), cost=0.5)
async def list_examples(request: Asker, game: str, lang: str) -> Response[list[wire.ExampleInfo]]:
    """Examples of the rules, each a small table."""
    return answer(request, "examples", game, lang)


@get("/api/rules/{id:str}", responses=problems(), cost=0.5)
async def show_rule(request: Asker, id: str, lang: str) -> Response[wire.RuleInfo]:
    """One rule."""
    return answer(request, "rule", id, lang)


@get("/api/phrases", responses=problems(), cost=0.5)
async def list_phrases(request: Asker, lang: str) -> Response[list[wire.PhraseInfo]]:
    """Ready-made lines of chat."""
    return answer(request, "phrases", "", lang)


HANDLERS: Final[list[HTTPRouteHandler]] = [
    list_games,
    list_cards,
    list_rules,
    list_lessons,
    list_examples,
    show_rule,
    list_phrases,
]
