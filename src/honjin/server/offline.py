"""Offline: a replay as one HTML file that needs neither server nor network."""

from html import escape
from typing import Final

import msgspec

from honjin.server import knowledge, wire
from honjin.server.page import Page
from honjin.server.refused import Refused
from honjin.server.replays import Replay

SCRIPT: Final = "offline/offline.js"
STYLE: Final = "offline/offline.css"
DATA_ID: Final = "honjin-replay"


class OfflineReplay(msgspec.Struct):
    """All that the page would ask the server for."""

    lang: str
    info: wire.ReplayInfo
    views: dict[str, list[wire.Moment]]
    cards: list[wire.CardInfo]
    rules: list[wire.RuleInfo]


def offline_html(replay: Replay, lang: str, page: Page) -> bytes:
    """The page's own script and style with the whole game inside."""
    if SCRIPT not in page.files or STYLE not in page.files:
        raise Refused(503, "unbuilt")
    info = replay.info(lang)
    moments = range(info.moments)
    views = {view: [replay.moment(n, view, lang) for n in moments] for view in replay.views}
    told = OfflineReplay(
        lang, info, views, knowledge.cards(info.game, lang), knowledge.rulebook(info.game, lang)
    )
    # `<` would end the script element, whatever stands around it.
    data = msgspec.json.encode(told).replace(b"<", b"\\u003c")
    script = page.files[SCRIPT].body.replace(b"</script", b"<\\/script")
    style = page.files[STYLE].body.replace(b"</style", b"<\\/style")
    title = escape(f"Honjin: {next(g.title for g in knowledge.games(lang) if g.name == info.game)}")
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
