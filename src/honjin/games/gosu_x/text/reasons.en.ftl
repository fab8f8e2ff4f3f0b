### Why a choice is advised

## What one does; "can" where more choices of one's own lead there

you-may =
    { $can ->
        [yes] you can
       *[no] you
    }
cards-of-theirs =
    { $who ->
        [rival] your opponent's { $cards }
       *[other] { $name }'s { $cards }
    }
why-captured = { you-may } capture { cards-of-theirs }{ unless-prevented }
why-destroyed = { you-may } destroy { cards-of-theirs }{ unless-prevented }
why-sacrificed = { someone } { $who ->
        [you] sacrifice
       *[other] sacrifices
    } { $cards }{ unless-prevented }
why-returned = { you-may } put { cards-of-theirs } back on the deck{ unless-prevented }
why-draw =
    { you-may } draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }{ unless-prevented }
why-took = { you-may } take { $cards } into your hand{ unless-prevented }
why-turn = { you-may } get an additional turn{ unless-prevented }
why-discard =
    { someone } must discard { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }{ unless-prevented }
why-took-back =
    { you-may } take back { $number ->
        [one] { $number } Activation token
       *[other] { $number } Activation tokens
    }{ unless-prevented }
why-unlocked =
    { you-may } unlock { $number ->
        [one] { $number } Activation token
       *[other] { $number } Activation tokens
    }{ unless-prevented }
why-milled =
    { $number ->
        [one] { $number } card goes from your deck to your discard pile
       *[other] { $number } cards go from your deck to your discard pile
    }{ unless-prevented }
why-took-wonder = { you-may } take the Wonder token{ unless-prevented }
why-placed-bounty = { you-may } place the Bounty token{ unless-prevented }
why-banned = { someone } may not play { $cards } until the end of your next turn
why-released = { you-may } release { $cards }{ unless-prevented }
why-put-on-top = { you-may } put { $cards } on top of a deck{ unless-prevented }
why-flipped = the tile of { $word } is turned over{ unless-prevented }
why-battle =
    { $can ->
        [yes] you can win the Great Battle, { $number } to { $other }
       *[no] you win the Great Battle, { $number } to { $other }
    }

## How the table stands then

levels-there =
    { $number ->
        [1] Troop
        [2] Hero
       *[3] Immortal
    }
why-last = { someone } then has no { $word } { levels-there } left face up{ unless-prevented }
why-barred = { someone } then cannot play { $number ->
        [2] a Hero
       *[3] an Immortal
    } of { $word }{ unless-prevented }
why-takes-lead = your army becomes the stronger, { $number } to { $other }{ unless-prevented }
why-widens-lead = your army is further ahead, { $number } to { $other }{ unless-prevented }
why-draws-level = your army draws level, { $number } to { $other }{ unless-prevented }
why-catches-up = your army catches up, { $number } to { $other }{ unless-prevented }
why-leads = your army is the stronger, { $number } to { $other }
why-opens = { $cards } can then join your army
why-passed =
    { $number ->
        [one] { someone } has at most { $number } turn left
       *[other] { someone } has at most { $number } turns left
    }
why-left =
    { $number ->
        [one] you then have { $number } card
       *[other] you then have { $number } cards
    } in hand and { $other ->
        [one] { $other } token
       *[other] { $other } tokens
    }

## Giving cards away, reactions, the set-up

why-idle = { $cards } could not join your army now anyway
why-keeps = you keep { $cards } in hand
why-pays = it goes towards the cost of { $cards }
why-saves = you save your { $cards }
why-stops = you prevent the activation of { $cards }
why-spares = you keep { $cards } for later
why-drafted = { $word } is then yours, and { someone } cannot have it
why-first-hand =
    { $number ->
        [0] none of your { $other } cards is a Troop
        [one] { $number } of your { $other } cards is a Troop
       *[other] { $number } of your { $other } cards are Troops
    }
