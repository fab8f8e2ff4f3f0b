"""Where the lab works and what it keeps in files; what it refuses, in the user's language."""

from collections.abc import Iterator
from contextlib import contextmanager

from honjin.cli.command import Terminal, UserError
from honjin.lab.optional import MissingExtra
from honjin.lab.play.checkpoint import BadLine, OtherTerms
from honjin.lab.play.executor import RAY, Executor, make_executor


@contextmanager
def told(terminal: Terminal) -> Iterator[None]:
    """What the lab refuses becomes an answer."""
    say = terminal.say
    try:
        yield
    except MissingExtra as missing:
        command = f'pip install "honjin[{missing.extra}]"'
        raise UserError(
            say("lab-no-extra", package=missing.package, extra=missing.extra, command=command)
        ) from None
    except BadLine as bad:
        where = say("lab-line", file=str(bad.path), line=bad.line)
        raise UserError(say("lab-bad-line", where=where, problem=bad.problem)) from None
    except OtherTerms as other:
        found, expected = str(other.found), str(other.expected)
        where = say("lab-line", file=str(other.path), line=other.line)
        message = say("lab-other-terms", where=where, term=other.term, found=found, expected=expected)
        raise UserError(message) from None


@contextmanager
def workplace(jobs: int, on: str | None, terminal: Terminal) -> Iterator[Executor]:
    """The executor of `--jobs` and `--on`."""
    if on is not None and on.partition(":")[0] != RAY:
        raise UserError(terminal.say("lab-on", found=on))
    with told(terminal):
        executor = make_executor(jobs, on)
    with executor:
        yield executor
