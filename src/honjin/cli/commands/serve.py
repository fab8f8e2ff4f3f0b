"""honjin serve: the table in the browser."""

from __future__ import annotations

import asyncio
import errno

import click

from honjin.cli.command import Command, Terminal, UserError

PORT = 8642


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@click.option("--no-browser", is_flag=True)
@click.option("--owner", is_flag=True)
@click.pass_obj
def serve(terminal: Terminal, host: str, port: int, no_browser: bool, owner: bool) -> None:
    """The help text is [serve]."""
    from honjin.server.guests.owner import owner_page, owner_token
    from honjin.server.http import serving
    from honjin.server.http.front import BadSetting
    from honjin.server.notices.keys import NoPush
    from honjin.server.store.folder import Unusable
    from honjin.server.store.store import Store

    folder = serving.data_folder()
    try:
        taken = serving.bound(host, port)
    except OSError as error:
        word = "serve-taken" if error.errno == errno.EADDRINUSE else "serve-no-address"
        raise UserError(terminal.say(word, host=host, port=port)) from None
    try:
        store = Store(folder)
    except Unusable as error:
        taken.close()
        versions = {"version": error.version, "here": error.here}
        raise UserError(terminal.say(f"serve-{error.word}", folder=str(folder), **versions)) from None

    token = asyncio.run(store.write(owner_token)) if owner else ""

    def ready(url: str) -> None:
        click.echo(terminal.say("serve-at", url=url, folder=str(folder)))
        if owner:
            click.echo(terminal.say("serve-owner", url=owner_page(url, token)))
        if not serving.page_is_built():
            click.echo(terminal.say("serve-unbuilt"), err=True)

    try:
        serving.serve(taken, store, not no_browser, ready)
    except NoPush:
        raise UserError(terminal.say("push-missing")) from None
    except BadSetting as error:
        raise UserError(terminal.say("serve-setting", name=error.name, value=error.value)) from None
