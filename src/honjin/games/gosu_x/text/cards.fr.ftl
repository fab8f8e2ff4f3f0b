### Textes des cartes, rendus depuis les effets

card-headline =
    { $name } : { $clan }, { $level ->
        [1] Troupe (niveau I)
        [2] Héros (niveau II)
       *[other] Immortel (niveau III)
    }, valeur { $value }, { $shift ->
        [none] ne peut pas être relevée
       *[other] coût de relève { $shift }
    }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $certainty }

## Ce que porte une carte

card-no-effect = Sans effet.
card-icons = Activation : { $icons }.
card-entry = À l'arrivée en jeu : { $effect }
card-also-named =
    { $count ->
        [one] Face visible, elle porte aussi le nom { $names }.
       *[other] Face visible, elle porte aussi les noms { $names }.
    }

# Ce que veulent dire les mots-clés et d'autres mots du jeu ; `sign` est ce qui en tient lieu dans un texte.
meaning-recruiter = Recruteur : une carte posée juste à droite de celle-ci est gratuite, quel que soit son clan (sauf par une relève).
meaning-force-of-will = Force de Volonté : quand sa condition se présente, pendant le tour de n'importe qui, vous pouvez défausser la carte de votre main pour l'appliquer.
meaning-secret-shift = Relève secrète : la carte qui remplace celle-ci par une relève peut venir de votre défausse au lieu de votre main.
meaning-bounty = Prime : qui capture ou détruit une carte adverse qui a ce mot-clé, ou qui porte le jeton Prime, peut piocher 1 carte.
meaning-echo = Écho : quand la carte arrive en jeu, son effet peut être résolu une seconde fois, avec de nouveaux choix ; pas quand un jeton le répète.
meaning-ethereal = Éthéré : la carte ne peut être ni capturée ni détruite, mais elle peut être sacrifiée.
meaning-veteran = Vétéran : avec un jeton d'Activation dessus, la carte vaut le double à la Grande Bataille.
meaning-wondrous = Merveilleux : quand vous posez la carte, prenez le jeton Merveille, sur le plateau ou chez votre adversaire. Rendu pendant votre tour, il vous épargne une défausse ; à égalité à la Grande Bataille, qui l'a l'emporte.
meaning-open = LIBRE : sans carte au-dessus ni à sa droite.
meaning-icons = Activation : on peut placer sur la carte autant de jetons d'Activation ; chacun répète son effet d'arrivée en jeu.
meaning-x = X : le nombre de jetons d'Activation que vous possédez, en main, sur des cartes ou dépensés : 2 au début, 4 au plus.
sign-open = LIBRE
sign-icons = Activation :
sign-x = {" "}X{" "}

keyword-recruiter = Recruteur
keyword-force-of-will = Force de Volonté
keyword-secret-shift = Relève secrète
keyword-bounty = Prime
keyword-echo = Écho
keyword-ethereal = Éthéré
keyword-veteran = Vétéran
keyword-wondrous = Merveilleux

ability-ethereal-top = Votre carte LIBRE la plus haute est Éthérée.
ability-secret-shifts = Vos cartes qui ont un coût de relève ont le mot-clé Relève secrète.
ability-echo-adjacent = Les cartes adjacentes ont le mot-clé Écho.
ability-echo-immortals = Vos cartes de niveau III ont le mot-clé Écho.
ability-wild = Dans toutes les zones, elle appartient aux 3 clans de votre deck.
ability-wild-immortals = Dans toutes les zones, vos cartes de niveau III appartiennent aux 3 clans de votre deck.
ability-hand-of-five = La taille de main maximale des deux joueurs est de 5.
ability-short-pass = Quand vous passez en premier, il reste à l'adversaire 2 tours au plus au lieu de 3.
ability-hand-in-battle = À la Grande Bataille, votre armée vaut 1 de plus par carte de votre main.
ability-doubled-by-bounty = À la Grande Bataille, sa valeur est doublée si l'adversaire contrôle une carte Prime.
ability-battle-of-ten = Si vous remportez une Grande Bataille avec au moins 10 d'avance, vous gagnez la partie ; si vous la remportez avec moins, vous sacrifiez 1 carte de plus au Chant des Morts.
ability-hunter = Quand vous piochez pour avoir capturé ou détruit une carte Prime adverse, piochez 1 carte de plus.
ability-mirror = Elle a les mots-clés, les effets et les symboles d'activation de sa carte miroir, celle qui se trouve à la même place dans l'autre armée.
ability-every-level = Dans toutes les zones, elle est de tous les niveaux, et elle peut arriver dans n'importe quelle rangée.

tile-ethereal-top = La carte LIBRE la plus haute de chaque joueur est Éthérée.
tile-secret-shifts = Toutes les cartes qui ont un coût de relève ont le mot-clé Relève secrète.
tile-echo-immortals = Toutes les cartes de niveau III ont le mot-clé Écho.
tile-wild-immortals = Dans toutes les zones, toutes les cartes de niveau III appartiennent aux 3 clans du deck de leur propriétaire.
tile-hand-of-five = La taille de main maximale des deux joueurs est de 5.
tile-short-pass = Quand un joueur passe en premier, il reste à l'autre 2 tours au plus au lieu de 3.
tile-hand-in-battle = À la Grande Bataille, chaque armée vaut 1 de plus par carte de la main de son joueur.
tile-battle-of-ten = Le joueur qui remporte une Grande Bataille avec au moins 10 d'avance gagne la partie. Si la table joue avec cette option, celui qui la remporte avec moins sacrifie 1 carte de plus au Chant des Morts.
tile-hunter = Le joueur qui pioche pour avoir capturé ou détruit une carte Prime adverse pioche 1 carte de plus.

reaction-activation = Force de Volonté : défaussez cette carte de votre main pour annuler l'activation d'une carte adverse par un jeton.
reaction-harm = Force de Volonté : défaussez cette carte de votre main pour annuler la capture ou la destruction d'une de vos cartes.

trigger-end-of-turn = Fin de votre tour : { $effect }
trigger-captured = Quand cette carte est capturée : { $effect }
trigger-lost-battle = Quand vous perdez une Grande Bataille et que la partie continue : { $effect }
trigger-won-battle = Quand vous remportez une Grande Bataille : { $effect }
trigger-shuffled-discard = Quand vous mélangez toute votre défausse à votre deck : { $effect }
trigger-first-pass = Quand vous passez en premier dans une ronde : { $effect }
trigger-spent-two = Quand vous dépensez 2 jetons d'Activation pour piocher 3 cartes : { $effect }
trigger-removed = Quand un joueur retire cette carte de la partie alors qu'elle est dans votre défausse : { $effect }

## Comment les effets s'enchaînent ; $who le fait, $do est la forme du verbe : imperative, third ou infinitive

said-or = { $most } ou { $last }
said-and = { $most } et { $last }
said-next = Ensuite, { $effect }
said-next-if = Ensuite, { $effect }
said-then = , puis { $effect }
said-may =
    { $who ->
        [you] vous pouvez { $effect }
       *[other] peut { $effect }
    }
said-may-decide =
    { $who ->
        [you] vous pouvez décider que { $effect }
       *[other] ce joueur peut décider que { $effect }
    }
said-may-apply =
    { $who ->
        [you] vous pouvez appliquer ceci : { $effect }
       *[other] ce joueur peut appliquer ceci : { $effect }
    }
said-if-done =
    { $who ->
        [you] {"\u00A0"}; si vous le faites, { $effect }
       *[other] {"\u00A0"}; s'il le fait, { $effect }
    }

who-each-player = chaque joueur { $effect }
who-opponent = l'adversaire { $effect }
who-other-player = l'autre joueur { $effect }
who-richer-in-play = le joueur qui a le plus de cartes en jeu { $effect }
who-richer-in-hand = le joueur qui a le plus de cartes en main { $effect }
who-that-player = ce joueur { $effect }
who-chosen-player =
    { $chooser ->
        [you] un joueur de votre choix { $effect }
       *[other] un joueur au choix de ce joueur { $effect }
    }
for-each-player = pour chaque joueur : { $effect }
for-opponent = pour l'adversaire : { $effect }
for-other-player = pour l'autre joueur : { $effect }
for-richer-in-play = pour le joueur qui a le plus de cartes en jeu : { $effect }
for-richer-in-hand = pour le joueur qui a le plus de cartes en main : { $effect }
for-chosen-player =
    { $chooser ->
        [you] pour un joueur de votre choix : { $effect }
       *[other] pour un joueur au choix de ce joueur : { $effect }
    }

if-supremacy =
    { $who ->
        [you] si vous avez un jeton Suprématie, { $effect }
       *[other] si ce joueur a un jeton Suprématie, { $effect }
    }
if-all-tokens =
    { $who ->
        [you] si vous possédez les 4 jetons d'Activation, { $effect }
       *[other] si ce joueur possède les 4 jetons d'Activation, { $effect }
    }
if-empty-hand =
    { $who ->
        [you] si votre main est vide, { $effect }
       *[other] si la main de ce joueur est vide, { $effect }
    }
if-opponent-captured =
    { $who ->
        [you] si l'adversaire a au moins { captured-cards }, { $effect }
        [opponent] si vous avez au moins { captured-cards }, { $effect }
       *[other] si l'autre joueur a au moins { captured-cards }, { $effect }
    }
if-in-either-army = si une carte nommée { $name } est face visible dans l'une des armées, { $effect }
if-in-own-army =
    { $who ->
        [you] si vous avez au moins { named-cards }, { $effect }
       *[other] si ce joueur a au moins { named-cards }, { $effect }
    }

## Mots qui dépendent de qui agit

your-hand =
    { $who ->
        [you] votre main
       *[other] sa main
    }
your-deck =
    { $who ->
        [you] votre deck
       *[other] son deck
    }
your-discard =
    { $who ->
        [you] votre défausse
       *[other] sa défausse
    }
your-army =
    { $who ->
        [you] votre armée
       *[other] son armée
    }
you-hold =
    { $who ->
        [you] vous avez
       *[other] ce joueur a
    }
other-one =
    { $who ->
        [you] l'adversaire
        [opponent] vous
       *[other] l'autre joueur
    }
other-hand =
    { $who ->
        [you] la main de l'adversaire
        [opponent] votre main
       *[other] la main de l'autre joueur
    }
other-army =
    { $who ->
        [you] l'armée de l'adversaire
        [opponent] votre armée
       *[other] l'armée de l'autre joueur
    }

## Combien

up-to =
    { $up_to ->
        [yes] jusqu'à{" "}
       *[no] {""}
    }
at-most =
    { $up_to ->
        [yes] au plus{" "}
       *[no] {""}
    }
how-many =
    { $amount ->
        [half-hand] la moitié de ce que { you-hold } de cartes en main, arrondie au supérieur
        [excess-hand] autant que { you-hold } de cartes en main de plus que { other-one }
        [missing-hand] autant que { you-hold } de cartes en main de moins que { other-one }
       *[excess-army] autant que { you-hold } de cartes en jeu de plus que { other-one }
    }
captured-cards =
    { $count ->
        [one] { $count } carte capturée
       *[other] { $count } cartes capturées
    }
named-cards =
    { $count ->
        [one] { $count } carte face visible nommée { $name }
       *[other] { $count } cartes face visible nommées { $name }
    }
some-cards =
    { $amount ->
        [number]
            { $count ->
                [one] { up-to }{ $count } carte
               *[other] { up-to }{ $count } cartes
            }
        [x] { up-to }X cartes
       *[other] des cartes ({ at-most }{ how-many })
    }
top-cards =
    { $amount ->
        [number]
            { $count ->
                [1] la carte du dessus de { your-deck }
               *[other] les { $count } cartes du dessus de { your-deck }
            }
        [x] les X cartes du dessus de { your-deck }
       *[other] des cartes du dessus de { your-deck } ({ how-many })
    }
open-cards =
    { $amount ->
        [number]
            { $count ->
                [1] une carte LIBRE
               *[other] { $count } cartes LIBRES, une par une
            }
        [x] X cartes LIBRES, une par une
       *[other] des cartes LIBRES, une par une ({ how-many })
    }
some-tokens =
    { $count ->
        [one] { up-to }{ $count } jeton d'Activation
       *[other] { up-to }{ $count } jetons d'Activation
    }
kind-of-cards =
    { $levels ->
        [any] {""}
        [none] {" "}sans niveau
       *[other] {" "}de niveau { $levels }
    }{ $keywords ->
        [none] {""}
       *[other] {" "}avec le mot-clé { $keywords }
    }
such-cards =
    { $amount ->
        [number]
            { $count ->
                [one] { up-to }{ $count } carte{ kind-of-cards }
               *[other] { up-to }{ $count } cartes{ kind-of-cards }
            }
        [x] { up-to }X cartes{ kind-of-cards }
       *[other] des cartes{ kind-of-cards } ({ at-most }{ how-many })
    }
with-supremacy =
    { $supremacy ->
        [none] {""}
        [any] {" "}(de tout niveau avec un jeton Suprématie)
       *[other] {" "}(aussi de niveau { $supremacy } avec un jeton Suprématie)
    }

## Choisir une carte en jeu

chosen-card =
    { $other ->
        [yes] une autre carte
       *[no] une carte
    }{ $bounty ->
        [yes] {" "}Prime
       *[no] {""}
    }{ $open ->
        [yes] {" "}LIBRE
       *[no] {""}
    }{ $side ->
        [enemy] {" "}adverse
       *[other] {""}
    }{ $near ->
        [adjacent] {" "}adjacente
       *[other] {""}
    }{ $levels ->
        [any] {""}
        [none] {" "}sans niveau
       *[other] {" "}de niveau { $levels }
    }{ $side ->
        [own] {" "}de { your-army }
       *[other] {""}
    }{ $near ->
        [row-or-column] {" "}de cette rangée ou de cette colonne
       *[other] {""}
    }{ $other ->
        [yes] {" "}en jeu
       *[no] {""}
    }{ $capped ->
        [yes] {" "}dont le niveau ne dépasse pas celui de la carte défaussée
       *[no] {""}
    }{ with-supremacy }
verb-capture =
    { $do ->
        [imperative] capturez
        [infinitive] capturer
       *[third] capture
    }
verb-destroy =
    { $do ->
        [imperative] détruisez
        [infinitive] détruire
       *[third] détruit
    }
verb-release =
    { $do ->
        [imperative] libérez
        [infinitive] libérer
       *[third] libère
    }
deed-some = { $verbs } { $card }
deed-to-deck =
    { $do ->
        [imperative] mettez
        [infinitive] mettre
       *[third] met
    } { $card } sur le deck de son propriétaire
deed-bear-bounty =
    { $do ->
        [imperative] placez ou déplacez
        [infinitive] placer ou déplacer
       *[third] place ou déplace
    } le jeton Prime sur { $card }
deed-copy =
    { $do ->
        [imperative] copiez
        [infinitive] copier
       *[third] copie
    } l'effet d'{ $card }
it-capture =
    { $do ->
        [imperative] capturez-la
        [infinitive] la capturer
       *[third] la capture
    }
it-destroy =
    { $do ->
        [imperative] détruisez-la
        [infinitive] la détruire
       *[third] la détruit
    }
it-release =
    { $do ->
        [imperative] libérez-la
        [infinitive] la libérer
       *[third] la libère
    }
it-to-deck =
    { $do ->
        [imperative] mettez-la
        [infinitive] la mettre
       *[third] la met
    } sur le deck de son propriétaire
it-bear-bounty =
    { $do ->
        [imperative] placez-y
        [infinitive] y placer
       *[third] y place
    } le jeton Prime
it-copy =
    { $do ->
        [imperative] copiez
        [infinitive] copier
       *[third] copie
    } son effet

## Les effets

effect-nothing =
    { $do ->
        [imperative] ne faites rien
        [infinitive] ne rien faire
       *[third] ne fait rien
    }
effect-capture-this = { verb-capture } cette carte
effect-swap =
    { $do ->
        [imperative] échangez
        [infinitive] échanger
       *[third] échange
    } 2 cartes du même niveau { $side ->
        [own] dans { your-army }
        [enemy] dans { other-army }
       *[anyone] dans l'une des armées
    }
effect-sacrifice =
    { $do ->
        [imperative] sacrifiez
        [infinitive] sacrifier
       *[third] sacrifie
    } { $amount ->
        [excess-army] des cartes LIBRES, une par une, jusqu'à ce que les deux armées aient le même nombre de cartes
       *[other] { open-cards }
    }
effect-release-all =
    { verb-release } { $side ->
        [own] toutes les cartes capturées de { your-army }
        [enemy] toutes les cartes capturées de { other-army }
       *[anyone] toutes les cartes capturées
    }
effect-destroy-clan =
    { $do ->
        [imperative] choisissez un clan et détruisez
        [infinitive] choisir un clan et détruire
       *[third] choisit un clan et détruit
    } toutes les cartes LIBRES de ce clan
effect-draw =
    { $do ->
        [imperative] piochez
        [infinitive] piocher
       *[third] pioche
    } { $amount ->
        [missing-hand] jusqu'à avoir autant de cartes en main que { other-one }
       *[other] { some-cards }
    }
effect-draw-for =
    { $do ->
        [imperative] piochez
        [infinitive] piocher
       *[third] pioche
    } 1 carte { $what ->
        [clans-in-discard] pour chaque clan présent dans { your-discard }
        [clans-in-column] pour chaque clan présent dans cette colonne
        [clans-in-row] pour chaque clan présent dans cette rangée
       *[cards-in-column] pour chaque carte { $clan } de cette colonne
    }
effect-discard =
    { $do ->
        [imperative] défaussez
        [infinitive] défausser
       *[third] défausse
    } { $amount ->
        [half-hand] la moitié de { your-hand }, arrondie au supérieur
        [excess-hand] jusqu'à ne pas avoir plus de cartes en main que { other-one }
       *[other] { some-cards }
    }
effect-hand-of =
    { $do ->
        [imperative] piochez ou défaussez
        [infinitive] piocher ou défausser
       *[third] pioche ou défausse
    } jusqu'à avoir exactement { some-cards } en main
effect-discard-bounty =
    { $do ->
        [imperative] défaussez
        [infinitive] défausser
       *[third] défausse
    } une carte Prime de { your-hand }
effect-discard-clan =
    { $do ->
        [imperative] défaussez
        [infinitive] défausser
       *[third] défausse
    } { some-cards } d'un même clan de { your-hand }
effect-ban =
    { $do ->
        [imperative] regardez { other-hand } et nommez
        [infinitive] regarder { other-hand } et nommer
       *[third] regarde { other-hand } et nomme
    } une carte, que { $who ->
        [you] l'adversaire ne peut pas jouer jusqu'à la fin de votre prochain tour
        [opponent] vous ne pouvez pas jouer jusqu'à la fin de son prochain tour
       *[other] l'autre joueur ne peut pas jouer jusqu'à la fin du prochain tour de ce joueur
    }
effect-mill =
    { $do ->
        [imperative] mettez
        [infinitive] mettre
       *[third] met
    } { top-cards } dans { your-discard }
effect-take =
    { $do ->
        [imperative] prenez
        [infinitive] prendre
       *[third] prend
    } { such-cards } dans { your-discard }{ $one_per_level ->
        [yes] , au plus une de chaque niveau
       *[no] {""}
    }{ with-supremacy }
effect-take-copies =
    { $do ->
        [imperative] nommez une carte et prenez
        [infinitive] nommer une carte et prendre
       *[third] nomme une carte et prend
    } toutes les cartes de ce nom dans { your-discard }
effect-take-named =
    { $do ->
        [imperative] prenez
        [infinitive] prendre
       *[third] prend
    } toutes les cartes nommées { $name } dans { your-discard } et parmi { $who ->
        [you] vos cartes
       *[other] ses cartes
    } retirées de la partie
effect-take-clan-level =
    { $do ->
        [imperative] choisissez un clan et un niveau et prenez
        [infinitive] choisir un clan et un niveau et prendre
       *[third] choisit un clan et un niveau et prend
    } { some-cards } de ce clan et de ce niveau dans { your-discard }
effect-stack-deck =
    { $do ->
        [imperative] mettez
        [infinitive] mettre
       *[third] met
    } { some-cards } de { your-discard } sur { your-deck }, dans l'ordre voulu
effect-remove =
    { $do ->
        [imperative] retirez
        [infinitive] retirer
       *[third] retire
    } de la partie une carte de { your-discard }
effect-return-removed =
    { $do ->
        [imperative] mélangez
        [infinitive] mélanger
       *[third] mélange
    } à { your-deck } une carte nommée { $name } retirée de la partie
effect-copy-discarded =
    { $do ->
        [imperative] copiez l'effet d'une carte de n'importe quelle défausse, puis retirez
        [infinitive] copier l'effet d'une carte de n'importe quelle défausse, puis retirer
       *[third] copie l'effet d'une carte de n'importe quelle défausse, puis retire
    } cette carte de la partie
effect-shuffle-clan =
    { $do ->
        [imperative] choisissez un clan et mélangez
        [infinitive] choisir un clan et mélanger
       *[third] choisit un clan et mélange
    } à { your-deck } toutes les cartes de ce clan qui sont dans { your-discard }
effect-remove-clan =
    { $do ->
        [imperative] choisissez un clan présent dans { your-discard } et retirez
        [infinitive] choisir un clan présent dans { your-discard } et retirer
       *[third] choisit un clan présent dans { your-discard } et retire
    } de la partie toutes les cartes de ce clan qui s'y trouvent
effect-reveal-level =
    { $do ->
        [imperative] choisissez un niveau et révélez { top-cards }, puis prenez celles de ce niveau et défaussez
        [infinitive] choisir un niveau et révéler { top-cards }, puis prendre celles de ce niveau et défausser
       *[third] choisit un niveau et révèle { top-cards }, puis prend celles de ce niveau et défausse
    } les autres
effect-reveal-clan =
    { $do ->
        [imperative] choisissez un clan et révélez { top-cards }, puis prenez celles de ce clan et défaussez
        [infinitive] choisir un clan et révéler { top-cards }, puis prendre celles de ce clan et défausser
       *[third] choisit un clan et révèle { top-cards }, puis prend celles de ce clan et défausse
    } les autres
effect-reveal-one =
    { $do ->
        [imperative] révélez { top-cards }, puis prenez-en une et défaussez
        [infinitive] révéler { top-cards }, puis en prendre une et défausser
       *[third] révèle { top-cards }, puis en prend une et défausse
    } les autres
effect-reveal-sort =
    { $do ->
        [imperative] révélez { top-cards }, puis prenez-en une, mettez-en
        [infinitive] révéler { top-cards }, puis en prendre une, en mettre
       *[third] révèle { top-cards }, puis en prend une, en met
    } une sur le deck et { $count ->
        [3] une
       *[other] les autres
    } dessous
effect-search =
    { $do ->
        [imperative] cherchez une carte dans { your-deck }, prenez-la et mélangez
        [infinitive] chercher une carte dans { your-deck }, la prendre et mélanger
       *[third] cherche une carte dans { your-deck }, la prend et mélange
    } le deck
effect-search-name =
    { $do ->
        [imperative] cherchez dans { your-deck } une carte nommée { $name }, mélangez le deck et mettez
        [infinitive] chercher dans { your-deck } une carte nommée { $name }, mélanger le deck et mettre
       *[third] cherche dans { your-deck } une carte nommée { $name }, mélange le deck et met
    } cette carte dessus
effect-take-back =
    { $do ->
        [imperative] reprenez
        [infinitive] reprendre
       *[third] reprend
    } { some-tokens }
effect-unlock =
    { $do ->
        [imperative] débloquez
        [infinitive] débloquer
       *[third] débloque
    } un jeton d'Activation
effect-additional-turn =
    { $do ->
        [imperative] jouez
        [infinitive] jouer
       *[third] joue
    } un tour additionnel{ $raising ->
        [yes]
            { $who ->
                [you] , pendant lequel vous pouvez jouer une carte de votre défausse au lieu de votre main
               *[other] , pendant lequel il peut jouer une carte de sa défausse au lieu de sa main
            }
       *[no] {""}
    }
effect-flip-tile =
    { $do ->
        [imperative] mettez
        [infinitive] mettre
       *[third] met
    } { $who ->
        [you] une de vos tuiles Immortel sur sa face active ; vous gagnez la partie si c'est la troisième ainsi retournée et que vous avez un jeton Suprématie
       *[other] une de ses tuiles Immortel sur sa face active ; il gagne la partie si c'est la troisième ainsi retournée et qu'il a un jeton Suprématie
    }
effect-may-pass =
    { $do ->
        [imperative] passez
        [infinitive] passer
       *[third] passe
    } aussitôt, sans jeton d'Activation en main
