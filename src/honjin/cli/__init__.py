"""The command `honjin`."""

import sys

from honjin.cli.command import Group, Terminal, language_of, report

COMMANDS = {
    "play": "honjin.cli.play:play",
    "serve": "honjin.cli.serve:serve",
    "games": "honjin.cli.games:games",
    "rules": "honjin.cli.rules:rules",
    "cards": "honjin.cli.cards:cards",
    "replay": "honjin.cli.replay:replay",
    "position": "honjin.cli.position:position",
    "simulate": "honjin.cli.simulate:simulate",
    "tournament": "honjin.cli.tournament:tournament",
    "balance": "honjin.cli.balance:balance",
    "compare-cards": "honjin.cli.compare_cards:compare_cards",
    "advise": "honjin.cli.advise:advise",
    "verify-bot": "honjin.cli.verify:verify_bot",
    "verify-deal": "honjin.cli.verify_deal:verify_deal",
    "train": "honjin.cli.train:train",
    "leakcheck": "honjin.cli.leakcheck:leakcheck",
    "fuzz": "honjin.cli.fuzz:fuzz",
    "completion": "honjin.cli.completion:completion",
}


def program(lang: str) -> Group:
    """All commands, speaking this language; each is imported when it is called."""
    return Group("honjin", COMMANDS, Terminal(lang))


def main() -> None:
    """Run the command line and exit: 0, 1 the answer is no, 2 wrong use or input, 130 interrupted."""
    arguments = sys.argv[1:]
    terminal = Terminal(language_of(arguments), debug="--debug" in arguments)
    sys.exit(report(program(terminal.lang), arguments, terminal))
