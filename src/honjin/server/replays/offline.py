"""Offline: a replay as one HTML file that needs neither server nor network."""

from html import escape
from pathlib import Path
from typing import Final

import msgspec

from honjin.server import catalogue, wire
from honjin.server.errors import ApiError
from honjin.server.http.page import DIST
from honjin.server.replays.archived_replay import ArchivedReplay
from honjin.server.replays.replay import Replay

SCRIPT: Final = "offline/offline.js"
STYLE: Final = "offline/offline.css"
DATA_ID: Final = "honjin-replay"


class OfflineReplay(msgspec.Struct):
    """All that the page would ask the server for."""

    lang: str
    info: wire.ReplayInfo
    views: dict[str, list[wire.ReplayMoment]]
    cards: list[wire.CardInfo]
    rules: list[wire.RuleInfo]
    story: wire.GameStory


def offline_html(replay: Replay | ArchivedReplay, lang: str, folder: Path = DIST) -> bytes:
    """The page's own script and style with the whole game inside."""
    try:
        script, style = (folder / SCRIPT).read_bytes(), (folder / STYLE).read_bytes()
    except OSError:
        raise ApiError(503, "unbuilt") from None
    info = replay.info(lang)
    views = dict(zip(replay.views, replay.moments(replay.views, lang), strict=True))
    titles = {game.name: game.title for game in catalogue.games(lang)}
    is_known = info.game in titles
    cards = catalogue.cards(info.game, lang) if is_known else []
    rules = catalogue.rulebook(info.game, lang) if is_known else []
    told = OfflineReplay(lang, info, views, cards, rules, wire.GameStory(replay.points()))
    # `<` would end the script element, whatever stands around it.
    data = msgspec.json.encode(told).replace(b"<", b"\\u003c")
    script = script.replace(b"</script", b"<\\/script")
    style = style.replace(b"</style", b"<\\/style")
    title = escape(f"Honjin: {titles.get(info.game, info.game)}")
    return b"".join(
        [
            f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'.encode(),
            b'<meta name="viewport" content="width=device-width, initial-scale=1">\n',
            f"<title>{title}</title>\n<style>".encode(),
            style,
            b'</style>\n</head>\n<body>\n<div id="app"></div>\n',
            f'<script type="application/json" id="{DATA_ID}">'.encode(),
            data,
            b"</script>\n<script>",
            script,
            b"</script>\n</body>\n</html>\n",
        ]
    )
