### The terminal: what every command shares

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
