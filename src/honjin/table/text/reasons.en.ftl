### Why a bot advises something: half sentences to the one who decides

why-best = the bot found nothing better
why-both = { $first }; { $second }
why-list = { $most } and { $last }
why-won =
    { $can ->
        [yes] you can win at once ({ $word })
       *[no] you win at once ({ $word })
    }
# After what somebody may still prevent.
unless-prevented =
    { $unless ->
        [yes] {""}, unless it is prevented
       *[no] {""}
    }
