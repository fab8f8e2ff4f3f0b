### Pourquoi un choix est conseillé

cards-of-theirs =
    { $who ->
        [rival] { $cards } (à votre adversaire)
       *[other] { $cards } (à { $name })
    }
why-destroyed =
    { $can ->
        [yes] vous pouvez détruire
       *[no] vous détruisez
    } { cards-of-theirs }{ unless-prevented }
why-draw =
    { $can ->
        [yes] vous pouvez piocher
       *[no] vous piochez
    } { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }{ unless-prevented }
why-took =
    { $can ->
        [yes] vous pouvez prendre
       *[no] vous prenez
    } { $cards } en main{ unless-prevented }
why-turn =
    { $can ->
        [yes] vous pouvez gagner
       *[no] vous gagnez
    } un tour additionnel{ unless-prevented }
why-discard =
    { someone } doit défausser { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }{ unless-prevented }
why-released =
    { $can ->
        [yes] vous pouvez libérer
       *[no] vous libérez
    } { $cards }{ unless-prevented }
why-battle =
    { $can ->
        [yes] vous pouvez gagner la Grande Bataille, { $number } à { $other }
       *[no] vous gagnez la Grande Bataille, { $number } à { $other }
    }
why-takes-lead = votre armée devient la plus forte, { $number } à { $other }{ unless-prevented }
why-widens-lead = votre armée creuse l'écart, { $number } à { $other }{ unless-prevented }
why-draws-level = votre armée fait jeu égal, { $number } à { $other }{ unless-prevented }
why-catches-up = votre armée réduit l'écart, { $number } à { $other }{ unless-prevented }
why-leads = votre armée est la plus forte, { $number } à { $other }
why-opens = { $cards } { $count ->
        [one] peut
       *[other] peuvent
    } alors rejoindre votre armée
why-idle = { $cards } ne pourrait de toute façon pas rejoindre votre armée maintenant
why-keeps = vous gardez { $cards } en main
why-pays = cela sert à payer { $cards }
why-imprisoned =
    { $can ->
        [yes] vous pouvez emprisonner
       *[no] vous emprisonnez
    } { cards-of-theirs }{ unless-prevented }
why-advantage =
    { $can ->
        [yes] vous pouvez prendre
       *[no] vous prenez
    } la carte Avantage{ unless-prevented }
why-last =
    { $number ->
        [1] { someone } n'a alors plus de troupier { $word } face visible
        [2] { someone } n'a alors plus de combattant { $word } face visible
       *[3] { someone } n'a alors plus de général { $word } face visible
    }
why-barred =
    { $number ->
        [2] { someone } ne peut alors plus poser de combattant { $word }
       *[3] { someone } ne peut alors plus poser de général { $word }
    }
why-passed =
    { $number ->
        [0] il ne reste de tour à personne d'autre
        [one] il reste au plus { $number } tour à chacun des autres
       *[other] il reste au plus { $number } tours à chacun des autres
    }
why-clan = votre armée compte alors { $number } des { $other } cartes { $word } qui font gagner
why-first-hand =
    { $number ->
        [0] aucune de vos { $other } cartes n'est un troupier
        [one] { $number } de vos { $other } cartes est un troupier
       *[other] { $number } de vos { $other } cartes sont des troupiers
    }
why-left =
    { $number ->
        [one] il vous reste alors { $number } carte en main
       *[other] il vous reste alors { $number } cartes en main
    }
