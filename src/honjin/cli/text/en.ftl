### The terminal: what every command shares

heading-usage = Usage:
heading-options = Options
heading-commands = Commands
heading-error = Error:
goodbye = Goodbye.
next-help = { $command } --help shows how it is used.
next-report = That should not happen. Once more with --debug shows where; please report it.
no-game = there is no game “{ $game }”; there are: { $games }
usage-no-option = there is no option { $option }{ $close ->
    [none] {""}
   *[other] ; did you mean { $close }?
}
usage-missing = { $parameter } is missing
usage-bad-value = { $parameter }: { $message } (allowed: { $allowed })

## Help that several commands share

help-honjin = Play, study and build three army-and-duel card games.

    Example: honjin play gosu-tactics
help-any-help = Show this help.
help-any-version = Show the version.
help-any-lang = The language; by default the locale's.
help-any-debug = Show a traceback when something goes wrong.
help-any-seed = Any text: the same text gives the same game.
help-any-seat = Show what this seat may see; by default the whole truth.
help-any-jobs = How many processes share the work; the result is the same.
help-any-json = Print the result as JSON.
