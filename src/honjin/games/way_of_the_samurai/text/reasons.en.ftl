### Why a choice is advised

you-may =
    { $can ->
        [yes] you can
       *[no] you
    }
why-beaten = { you-may } beat the enemy
why-enemy-lost-life = { $can ->
        [yes] the enemy can lose
       *[no] the enemy loses
    } { $number } Life
why-enemy-lost-ki = { $can ->
        [yes] the enemy can lose
       *[no] the enemy loses
    } { $number } Ki
why-gained-life = { you-may } gain { $number } Life
why-gained-ki = { you-may } get { $number } Ki back
why-pierced = { you-may } pierce the Defence of { $cards }
why-parried = { you-may } parry the Counter-attack of { $cards }
why-cancelled = { you-may } cancel the Counter-attack of { $cards }
why-draw =
    { you-may } draw { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
why-combo = { you-may } make a combo of { $word }
why-special = { you-may } gain a Special Action card
why-sees-defence = you see the Defence before you place a card
why-die = { $can ->
        [yes] your wound die can rise to { $number }
       *[no] your wound die rises to { $number }
    }
why-pair = two of your cards then show { $word }, and a third makes a combo
why-force = your Force rises to { $number }
why-technique = your Technique rises to { $number }
why-guard = your Guard rises to { $number }
why-reaches = your attack is then strong enough for the Defence of { $cards }
why-reaches-some = your attack is then strong enough for { $number } of the { $other } Adversaries that may still come
why-odds = the next Counter-attack then hits in about { $number } of 100 cases instead of { $other }
why-stops = your Guard is then high enough for { $cards }
why-risk = the next Counter-attack hits in about { $number } of 100 cases
why-hit = { $cards } gets through your Guard all the same
why-saves-ki = you keep your { $number } Ki
why-left = you then have { $number } Life and { $other } Ki
