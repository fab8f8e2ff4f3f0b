### Why a choice is advised

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
why-destroyed = { you-may } destroy { cards-of-theirs }{ unless-prevented }
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
why-released = { you-may } release { $cards }{ unless-prevented }
why-battle =
    { $can ->
        [yes] you can win the Great Battle, { $number } to { $other }
       *[no] you win the Great Battle, { $number } to { $other }
    }
why-takes-lead = your army becomes the stronger, { $number } to { $other }{ unless-prevented }
why-widens-lead = your army is further ahead, { $number } to { $other }{ unless-prevented }
why-draws-level = your army draws level, { $number } to { $other }{ unless-prevented }
why-catches-up = your army catches up, { $number } to { $other }{ unless-prevented }
why-leads = your army is the stronger, { $number } to { $other }
why-opens = { $cards } can then join your army
why-idle = { $cards } could not join your army now anyway
why-keeps = you keep { $cards } in hand
why-pays = it goes towards the cost of { $cards }
why-imprisoned = { you-may } imprison { cards-of-theirs }{ unless-prevented }
why-advantage = { you-may } take the Advantage card{ unless-prevented }
why-last =
    { $number ->
        [1] { someone } then has no { $word } trooper left face up
        [2] { someone } then has no { $word } fighter left face up
       *[3] { someone } then has no { $word } general left face up
    }
why-barred =
    { $number ->
        [2] { someone } then cannot play any { $word } fighter
       *[3] { someone } then cannot play any { $word } general
    }
why-passed =
    { $number ->
        [0] nobody else has a turn left
        [one] each of the others has at most { $number } turn left
       *[other] each of the others has at most { $number } turns left
    }
why-clan = { $number } of the { $other } { $word } cards that win then stand in your army
why-first-hand =
    { $number ->
        [0] none of your { $other } cards is a trooper
        [one] { $number } of your { $other } cards is a trooper
       *[other] { $number } of your { $other } cards are troopers
    }
why-left =
    { $number ->
        [one] you then have { $number } card in hand
       *[other] you then have { $number } cards in hand
    }
