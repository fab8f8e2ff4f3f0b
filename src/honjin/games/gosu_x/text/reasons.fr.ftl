### Pourquoi un choix est conseillé

## Ce que l'on fait ; « pouvez » là où d'autres choix à soi y mènent

cards-of-theirs =
    { $who ->
        [rival] { $cards } (à votre adversaire)
       *[other] { $cards } (à { $name })
    }
why-captured =
    { $can ->
        [yes] vous pouvez capturer
       *[no] vous capturez
    } { cards-of-theirs }{ unless-prevented }
why-destroyed =
    { $can ->
        [yes] vous pouvez détruire
       *[no] vous détruisez
    } { cards-of-theirs }{ unless-prevented }
why-sacrificed = { someone } { $who ->
        [you] sacrifiez
       *[other] sacrifie
    } { $cards }{ unless-prevented }
why-returned =
    { $can ->
        [yes] vous pouvez remettre
       *[no] vous remettez
    } sur le deck { cards-of-theirs }{ unless-prevented }
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
why-took-back =
    { $can ->
        [yes] vous pouvez reprendre
       *[no] vous reprenez
    } { $number ->
        [one] { $number } jeton d'Activation
       *[other] { $number } jetons d'Activation
    }{ unless-prevented }
why-unlocked =
    { $can ->
        [yes] vous pouvez débloquer
       *[no] vous débloquez
    } { $number ->
        [one] { $number } jeton d'Activation
       *[other] { $number } jetons d'Activation
    }{ unless-prevented }
why-milled =
    { $number ->
        [one] { $number } carte va de votre deck à votre défausse
       *[other] { $number } cartes vont de votre deck à votre défausse
    }{ unless-prevented }
why-took-wonder =
    { $can ->
        [yes] vous pouvez prendre
       *[no] vous prenez
    } le jeton Merveille{ unless-prevented }
why-placed-bounty =
    { $can ->
        [yes] vous pouvez placer
       *[no] vous placez
    } le jeton Prime{ unless-prevented }
why-banned = { someone } ne peut pas poser { $cards } jusqu'à la fin de votre prochain tour
why-released =
    { $can ->
        [yes] vous pouvez libérer
       *[no] vous libérez
    } { $cards }{ unless-prevented }
why-put-on-top =
    { $can ->
        [yes] vous pouvez mettre
       *[no] vous mettez
    } { $cards } sur le dessus d'un deck{ unless-prevented }
why-flipped = la tuile de { $word } est retournée{ unless-prevented }
why-battle =
    { $can ->
        [yes] vous pouvez gagner la Grande Bataille, { $number } à { $other }
       *[no] vous gagnez la Grande Bataille, { $number } à { $other }
    }

## L'état de la table ensuite

why-last = { someone } n'a alors plus { $number ->
        [1] de Troupe
        [2] de Héros
       *[3] d'Immortel
    } { $word } face visible{ unless-prevented }
why-barred = { someone } ne peut alors plus poser { $number ->
        [2] de Héros
       *[3] d'Immortel
    } { $word }{ unless-prevented }
why-takes-lead = votre armée devient la plus forte, { $number } à { $other }{ unless-prevented }
why-widens-lead = votre armée creuse l'écart, { $number } à { $other }{ unless-prevented }
why-draws-level = votre armée fait jeu égal, { $number } à { $other }{ unless-prevented }
why-catches-up = votre armée réduit l'écart, { $number } à { $other }{ unless-prevented }
why-leads = votre armée est la plus forte, { $number } à { $other }
why-opens = { $cards } { $count ->
        [one] peut
       *[other] peuvent
    } alors rejoindre votre armée
why-passed =
    { $number ->
        [one] il reste au plus { $number } tour à { someone-left }
       *[other] il reste au plus { $number } tours à { someone-left }
    }
someone-left =
    { $who ->
        [rival] votre adversaire
       *[other] { $name }
    }
why-left =
    { $number ->
        [one] il vous reste alors { $number } carte
       *[other] il vous reste alors { $number } cartes
    } en main et { $other ->
        [one] { $other } jeton
       *[other] { $other } jetons
    }

## Donner des cartes, réagir, la mise en place

why-idle = { $cards } ne pourrait de toute façon pas rejoindre votre armée maintenant
why-keeps = vous gardez { $cards } en main
why-pays = cela sert à payer { $cards }
why-saves = vous sauvez { $cards }
why-stops = vous empêchez l'activation de { $cards }
why-spares = vous gardez { $cards } pour plus tard
why-drafted = { $word } est alors à vous, et { someone } ne peut plus l'avoir
why-first-hand =
    { $number ->
        [0] aucune de vos { $other } cartes n'est une Troupe
        [one] { $number } de vos { $other } cartes est une Troupe
       *[other] { $number } de vos { $other } cartes sont des Troupes
    }
