"""The command `honjin`."""

import sys

from honjin.cli.command import Group, Terminal, language_of, report

COMMANDS = {
    "play": "honjin.cli.commands.play:play",
    "serve": "honjin.cli.commands.serve:serve",
    "push-keys": "honjin.cli.commands.push_keys:push_keys",
    "games": "honjin.cli.commands.games:games",
    "rules": "honjin.cli.commands.rules:rules",
    "cards": "honjin.cli.commands.cards:cards",
    "replay": "honjin.cli.commands.replay:replay",
    "position": "honjin.cli.commands.position:position",
    "simulate": "honjin.cli.commands.simulate:simulate",
    "tournament": "honjin.cli.commands.tournament:tournament",
    "balance": "honjin.cli.commands.balance:balance",
    "compare-cards": "honjin.cli.commands.compare_cards:compare_cards",
    "advise": "honjin.cli.commands.advise:advise",
    "verify-bot": "honjin.cli.commands.verify:verify_bot",
    "verify-deal": "honjin.cli.commands.verify_deal:verify_deal",
    "train": "honjin.cli.commands.train:train",
    "leakcheck": "honjin.cli.commands.leakcheck:leakcheck",
    "fuzz": "honjin.cli.commands.fuzz:fuzz",
    "completion": "honjin.cli.commands.completion:completion",
}


def program(lang: str) -> Group:
    """All commands, speaking this language; each is imported when it is called."""
    return Group("honjin", COMMANDS, Terminal(lang))


def main() -> None:
    """Run the command line and exit: 0, 1 the answer is no, 2 wrong use or input, 130 interrupted."""
    arguments = sys.argv[1:]
    terminal = Terminal(language_of(arguments), debug="--debug" in arguments)
    sys.exit(report(program(terminal.lang), arguments, terminal))
