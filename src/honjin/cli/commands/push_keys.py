"""honjin push-keys: a key with which a server may send notices to devices."""

import click

from honjin.cli.command import Command, Terminal, UserError


@click.command(cls=Command)
@click.argument("contact")
@click.pass_obj
def push_keys(terminal: Terminal, contact: str) -> None:
    """The help text is [push-keys]."""
    from honjin.server.notices.keys import CONTACT, KEY, NoPush, fresh_key

    if not contact.startswith(("mailto:", "https://")):
        raise UserError(terminal.say("push-contact", contact=contact))
    try:
        key = fresh_key()
    except NoPush:
        raise UserError(terminal.say("push-missing")) from None
    click.echo(f"{KEY}={key}")
    click.echo(f"{CONTACT}={contact}")
