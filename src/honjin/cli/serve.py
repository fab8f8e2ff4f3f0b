"""honjin serve: the table in the browser."""

from __future__ import annotations

import click

from honjin.cli.command import Answer, Command, Terminal

PORT = 8642


@click.command(cls=Command)
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=PORT, show_default=True)
@click.option("--no-browser", is_flag=True)
@click.pass_obj
def serve(terminal: Terminal, host: str, port: int, no_browser: bool) -> None:
    """The help text is [serve]."""
    from honjin.server import serving  # help needs no server
    from honjin.server.store import Busy

    folder = serving.data_folder()

    try:
        taken = serving.bound(host, port)
    except OSError:
        raise Answer(terminal.say("serve-taken", host=host, port=port)) from None

    def ready(url: str) -> None:
        click.echo(terminal.say("serve-at", url=url, folder=str(folder)))
        if not serving.page_is_built():
            click.echo(terminal.say("serve-unbuilt"), err=True)

    try:
        serving.serve(taken, folder, not no_browser, ready)
    except Busy:
        raise Answer(terminal.say("serve-in-use", folder=str(folder))) from None
