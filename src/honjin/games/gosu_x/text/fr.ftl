### GOSU X

## Les clans par leur nom, et les façons de gagner

word-justice = Justice
word-abhilasha = Abhilasha
word-tomorrow = Tomorrow
word-narashima = Narashima
word-galmi = Galmi
word-phoenix = Phoenix
word-goan-sul = Goan Sul
word-xi-an = Xi'an
word-two-supremacy = deux jetons Suprématie
word-fifteen-cards = quinze cartes face visible dans l'armée
word-fifth-token = un cinquième jeton d'Activation
word-third-tile = l'effet d'arrivée de Justice, avec une troisième tuile retournée et un jeton Suprématie
word-battle-of-ten = Goan Sul, avec une Grande Bataille remportée avec au moins 10 d'avance
word-two-supremacy-each = deux jetons Suprématie chacun
word-fifteen-cards-each = quinze cartes face visible dans chaque armée

## Ce qui est demandé

# La carte dont l'effet demande, avant la question.
prompt-of =
    { $card ->
        [none] {""}
       *[other] { $card } :{" "}
    }
# Combien il en reste à faire, sauf s'il n'y en a qu'une.
to-go =
    { $count ->
        [1] {""}
       *[other] {" "}(encore { $count })
    }
at-most-more = {" "}(encore { $count } au plus)
leaving-turns =
    { $turns ->
        [0] {""}
       *[other] {" "}(il restera au plus { $turns } tours à { someone })
    }
prompt-draft =
    { $step ->
        [0] choisissez votre premier clan
        [1] choisissez le premier de deux clans
        [2] choisissez le second de deux clans
        [3] choisissez le premier de deux clans
        [4] choisissez le second de deux clans
       *[other] choisissez votre dernier clan
    }
prompt-redraw =
    { $kinds ->
        [keep] gardez votre main
       *[other] garder votre main, ou la montrer et en piocher une nouvelle ?
    }
prompt-turn =
    { $kinds ->
        [pass] vous ne pouvez que passer
       *[other] { $ways }
    }
way-play = posez une carte
way-shift = effectuez une relève
way-activate = utilisez des jetons d'Activation
way-draw = utilisez des jetons d'Activation
way-pass = passez
prompt-payment =
    { $card ->
        [none] défaussez une carte pour payer la relève{ to-go }
       *[other] défaussez une carte pour payer { $card }{ to-go }
    }
prompt-raise = choisissez la carte de votre défausse qui arrive en jeu
prompt-echo = { prompt-of }résoudre son effet une seconde fois (Écho) ?
prompt-end-effects = fin de votre tour : choisissez la carte dont l'effet vient ensuite
prompt-hand-limit = trop de cartes en main : défaussez-en une{ to-go }
prompt-react-to-harm =
    { $card ->
        [none] une de vos cartes va être capturée ou détruite : { prevent-it }
       *[other] votre carte { $card } va être capturée ou détruite : { prevent-it }
    }
prompt-react-to-activation =
    { $card ->
        [none] une carte est activée : { prevent-it }
       *[other] la carte { $card } est activée : { prevent-it }
    }
prevent-it =
    { $kinds ->
        [no] vous n'avez aucune carte qui l'empêche
       *[other] l'empêcher ?
    }
prompt-bounty =
    { $drawn ->
        [1] { prompt-of }piocher 1 carte pour sa Prime ?
       *[other] { prompt-of }piocher { $drawn } cartes pour sa Prime ?
    }
prompt-aftermath = { prompt-of }que résoudre d'abord, la pioche pour sa Prime ou son propre effet ?
prompt-may = { prompt-of }voulez-vous ceci : { $effect } ?
prompt-may-pass = { prompt-of }passer maintenant, pour le reste de la ronde ?{ leaving-turns }
prompt-choose-player = { prompt-of }choisissez un joueur ({ $effect })
prompt-choose =
    { $step ->
        [0] { prompt-of }{ $effect }{ $may ->
            [yes] , ou ne faites rien
           *[no] {""}
        }
       *[other] { prompt-of }choisissez ce qui arrive à cette carte
    }
prompt-swap =
    { $step ->
        [0] { prompt-of }choisissez la première de deux cartes à échanger, ou n'échangez rien
       *[other] { prompt-of }choisissez la carte avec laquelle l'échanger
    }
prompt-sacrifice = { prompt-of }sacrifiez une carte LIBRE{ to-go }
prompt-song-sacrifice = Chant des Morts : sacrifiez une carte LIBRE{ to-go }
prompt-destroy-clan = { prompt-of }choisissez le clan dont les cartes LIBRES sont détruites
prompt-discard = { prompt-of }défaussez une carte{ to-go }
prompt-hand-of = { prompt-of }défaussez une carte{ to-go }
prompt-discard-bounty =
    { $kinds ->
        [done] { prompt-of }vous n'avez aucune carte Prime à défausser
       *[other] { prompt-of }défaussez une carte Prime, ou aucune ; si vous le faites, { $effect }
    }
prompt-discard-clan =
    { $step ->
        [0] { $kinds ->
            [done] { prompt-of }vous n'avez pas { $of } cartes d'un même clan à défausser
           *[other] { prompt-of }choisissez le clan de { $of } cartes à défausser, ou n'en défaussez aucune ; si vous les défaussez, { $effect }
        }
       *[other] { prompt-of }défaussez une carte du clan choisi{ to-go }
    }
prompt-ban = { prompt-of }nommez la carte interdite à { someone } jusqu'à la fin de votre prochain tour
prompt-take =
    { $may ->
        [yes] { prompt-of }choisissez une carte à prendre dans votre défausse, ou arrêtez-vous{ at-most-more }
       *[no] { prompt-of }choisissez une carte à prendre dans votre défausse{ to-go }
    }
prompt-take-copies = { prompt-of }choisissez le nom des cartes à prendre dans votre défausse
prompt-take-clan-level =
    { $step ->
        [0] { prompt-of }choisissez un clan
        [1] { prompt-of }choisissez un niveau
       *[other] { prompt-of }choisissez une carte à prendre dans votre défausse, ou arrêtez-vous{ at-most-more }
    }
prompt-stack-deck = { prompt-of }choisissez la prochaine carte à mettre sur votre deck, ou arrêtez-vous{ at-most-more }
prompt-remove = { prompt-of }choisissez une carte de votre défausse à retirer de la partie, ou aucune ; si vous le faites, { $effect }
prompt-copy-discarded = { prompt-of }choisissez une carte dans une défausse : son effet est copié, puis elle est retirée de la partie
prompt-shuffle-clan = { prompt-of }choisissez le clan dont vous mélangez à votre deck les cartes défaussées
prompt-remove-clan = { prompt-of }choisissez le clan dont vous retirez de la partie les cartes défaussées
prompt-reveal-level = { prompt-of }choisissez le niveau des cartes à garder
prompt-reveal-clan = { prompt-of }choisissez le clan des cartes à garder
prompt-reveal-one = { prompt-of }choisissez une carte révélée à prendre
prompt-reveal-sort =
    { $step ->
        [1] { prompt-of }choisissez une carte révélée à prendre
        [2] { prompt-of }choisissez une carte révélée à mettre sur votre deck
       *[other] { prompt-of }choisissez une carte révélée à mettre sous votre deck
    }
prompt-search = { prompt-of }choisissez une carte de votre deck à prendre
prompt-search-name =
    { $kinds ->
        [done] { prompt-of }votre deck ne contient aucune carte nommée { $wanted }
       *[other] { prompt-of }choisissez la carte nommée { $wanted } à mettre sur votre deck
    }
prompt-take-back =
    { $may ->
        [yes] { prompt-of }reprenez un jeton d'Activation, ou arrêtez-vous{ at-most-more }
       *[no] { prompt-of }reprenez un jeton d'Activation{ to-go }
    }
prompt-flip-tile = { prompt-of }choisissez laquelle de vos tuiles retourner

## Options

# Ce que coûte la pose, et ce que vaut X sur la carte.
play-note =
    { $cost ->
        [0]
            { $x ->
                [0] {""}
               *[other] {" "}(X vaut { $x })
            }
       *[other]
            { $x ->
                [0] {" "}(défausser { $cost })
               *[other] {" "}(défausser { $cost } ; X vaut { $x })
            }
    }
option-play-card = Poser { $card }{ play-note }
option-play-card-row-level = Poser { $card } dans la rangée { $level }{ play-note }
option-play-card-from-discard = Poser { $card } depuis la défausse{ play-note }
option-play-card-row-level-from-discard = Poser { $card } depuis la défausse dans la rangée { $level }{ play-note }
option-shift-place-card = Relever { standing-there } par { $card }{ play-note }
option-shift-place-from-discard =
    { $cost ->
        [0] Relever { standing-there } par une carte de la défausse
       *[other] Relever { standing-there } par une carte de la défausse (défausser d'abord { $cost })
    }
option-activate-place =
    { $x_there ->
        [0] Placer un jeton sur { standing-there } pour répéter son effet
       *[other] Placer un jeton sur { standing-there } pour répéter son effet (X vaut { $x_there })
    }
option-draw-1 = Dépenser un jeton pour piocher 1 carte
option-draw-3 = Dépenser 2 jetons pour piocher 3 cartes
option-pass = Passer pour le reste de la ronde{ leaving-turns }
option-pay-card = Payer avec { $card }
option-pay-wonder = Rendre le jeton Merveille au lieu de défausser une carte
option-choose-place =
    { $captured ->
        [yes] { standing-there }, capturée
       *[no] { standing-there }
    }
option-choose-card = { $card }
option-player-seat =
    { $who ->
        [you] Vous-même
        [rival] Votre adversaire
       *[name] { $name }
    }
option-clan-clan = { $clan }
option-level-level = Niveau { $level }
option-discard-card = Défausser { $card }
option-react-card = Défausser { $card } pour l'empêcher
option-take-place = Reprendre un jeton posé sur { standing-there }
option-take-spent = Reprendre un jeton dépensé
option-capture = La capturer
option-destroy = La détruire
option-release = La libérer
option-bounty-first = La pioche pour la Prime d'abord
option-effect-first = L'effet de la carte d'abord
option-keep = Garder cette main
option-mulligan = Montrer cette main, la mélanger au deck et piocher à nouveau
option-yes = Oui
option-no =
    { $asked ->
        [react-to-harm] Laisser faire
        [react-to-activation] Laisser faire
       *[other] Non
    }
option-done =
    { $asked ->
        [choose] Ne rien faire
        [swap] Ne rien échanger
        [discard-bounty] Ne rien défausser
        [discard-clan] Ne rien défausser
        [remove] Ne rien retirer
        [search-name] Il n'y en a pas : mélanger seulement
       *[other] S'arrêter là
    }

## Le journal

log-goes-first =
    { $who ->
        [you] Vous commencez la partie.
       *[other] { subject } commence la partie.
    }
log-drafted = { subject-has } choisi le clan { $other }.
log-left-over = Personne ne joue { $other } : sa tuile est active pour les deux joueurs.
log-shuffled = { subject-has } mélangé { your-deck }.
log-drew =
    { $card ->
        [unknown] { subject-has } pioché une carte.
       *[other] { subject-has } pioché { $card }.
    }
log-kept = { subject-has } gardé { your-hand }.
log-redrew = { subject-has } montré { your-hand } pour piocher { $number } nouvelles cartes.
log-showed = { subject-has } montré { $card }.
log-started-round =
    { $who ->
        [you] La ronde { $number } commence : à vous de jouer en premier.
       *[other] La ronde { $number } commence : { someone } joue en premier.
    }
log-started-turn =
    { $who ->
        [you] À vous de jouer.
       *[other] Tour { of-someone }.
    }
log-started-additional =
    { $who ->
        [you] Votre tour additionnel.
       *[other] Tour additionnel { of-someone }.
    }
log-passed = { subject-has } passé.
some-turns =
    { $number ->
        [one] { $number } tour
       *[other] { $number } tours
    }
log-turns-left =
    { $who ->
        [you] Il vous reste au plus { some-turns }.
       *[other] Il reste au plus { some-turns } à { someone }.
    }
log-reached-limit = La ronde a compté tous les tours qu'une ronde permet.
log-paid = { subject-has } payé avec { $card }.
log-paid-wonder = { subject-has } rendu le jeton Merveille pour payer une carte de moins.
log-placed = { subject-has } posé { $card } dans la rangée { $row }.
log-raised = { subject-has } posé { $card } depuis { your-discard } dans la rangée { $row }.
log-shifted = { subject-has } relevé { $other } (rangée { $row }) par { $card }.
log-took-wonder = { subject-has } pris le jeton Merveille.
log-resolved = { subject-has } résolu l'effet de la carte { $card }.
log-echoed = { subject-has } résolu une seconde fois l'effet de la carte { $card } (Écho).
log-copied = La carte { $card } a copié l'effet de la carte { $other }.
log-did-nothing =
    { $card ->
        [unknown] Il ne s'est rien passé.
       *[other] { $card } : il ne s'est rien passé.
    }
log-activated = { subject-has } placé un jeton d'Activation sur { standing-there } pour répéter son effet.
log-spent =
    { $number ->
        [1] { subject-has } dépensé un jeton d'Activation pour piocher 1 carte.
       *[other] { subject-has } dépensé { $number } jetons d'Activation pour piocher 3 cartes.
    }
log-took-back = { subject-has } repris un jeton d'Activation ({ $number } en main).
log-unlocked = { subject-has } débloqué un jeton d'Activation ({ $number } en tout).
log-gained-turn = { subject-has } gagné un tour additionnel.
log-no-second-turn = Pas de nouveau tour additionnel pour { someone } : un tour additionnel n'en donne jamais d'autre.
log-reacted = { subject-has } défaussé { $card } : sa Force de Volonté a empêché cela.
log-discarded = { subject-has } défaussé { $card }.
log-captured = { subject-has } capturé { standing-there }.
log-destroyed = { subject-has } détruit { standing-there }.
log-sacrificed = { subject-has } sacrifié { standing-there }.
log-released = { subject-has } libéré { standing-there }.
log-swapped = { subject-has } échangé { swapped-there }.
log-returned = { subject-has } mis { standing-there } sur { deck-there }.
deck-there =
    { $whose ->
        [you] votre deck
        [rival] le deck de votre adversaire
        [own] son deck
       *[name] le deck { DE($owner) }
    }
log-placed-bounty = { subject-has } mis le jeton Prime sur { standing-there }.
log-lost-bounty = Le jeton Prime est retourné sur le plateau.
log-milled = { subject-has } mis { $card }, du dessus { $who ->
        [you] de votre deck, dans votre défausse
       *[other] de son deck, dans sa défausse
    }.
log-revealed = { subject-has } révélé { $card }.
log-took = { subject-has } pris { $card } en main.
log-found =
    { $card ->
        [unknown] { subject-has } trouvé une carte dans { your-deck }.
       *[other] { subject-has } trouvé { $card } dans { your-deck }.
    }
log-put-on-top = { subject-has } mis { $card } sur { your-deck }.
log-put-under = { subject-has } mis { $card } sous { your-deck }.
log-removed = { subject-has } retiré { $card } de la partie.
log-shuffled-in = { subject-has } mélangé { $card } à { your-deck }.
log-chose-clan = { subject-has } choisi le clan { $other }.
log-chose-level =
    { $number ->
        [1] { subject-has } choisi le niveau I.
        [2] { subject-has } choisi le niveau II.
       *[other] { subject-has } choisi le niveau III.
    }
log-looked-at =
    { $card ->
        [unknown] { subject-has } vu une carte de { their-hand }.
       *[other] { subject-has } vu { $card } dans { their-hand }.
    }
their-hand =
    { $who ->
        [you] la main de votre adversaire
        [rival] votre main
       *[name] la main de l'autre joueur
    }
log-banned =
    { $who ->
        [you] Vous avez nommé { $card } : votre adversaire ne peut pas la jouer jusqu'à la fin de votre prochain tour.
        [rival] Votre adversaire a nommé { $card } : vous ne pouvez pas la jouer jusqu'à la fin de son prochain tour.
       *[name] { $name } a nommé { $card } : l'autre joueur ne peut pas la jouer jusqu'à la fin du prochain tour { DE($name) }.
    }
log-ban-ended = { subject-may } de nouveau jouer { $card }.
log-flipped = { subject-has } retourné la tuile { $other } : elle est active pour les deux joueurs.
log-doubled =
    { $who ->
        [you] Votre carte { $card } a compté double à la Grande Bataille : { $number }.
       *[other] La carte { $card } { of-someone } a compté double à la Grande Bataille : { $number }.
    }
log-counted-hand =
    { $card ->
        [unknown] { $who ->
            [you] Vos cartes en main ont compté à la Grande Bataille, grâce à la tuile active : { $number }.
           *[other] Les cartes en main { of-someone } ont compté à la Grande Bataille, grâce à la tuile active : { $number }.
        }
       *[other] { $who ->
            [you] Vos cartes en main ont compté à la Grande Bataille, grâce à { $card } : { $number }.
           *[other] Les cartes en main { of-someone } ont compté à la Grande Bataille, grâce à { $card } : { $number }.
        }
    }
log-fought =
    { $who ->
        [you] Votre armée avait une force de { $number } à la Grande Bataille.
       *[other] L'armée { of-someone } avait une force de { $number } à la Grande Bataille.
    }
log-won-supremacy =
    { $number ->
        [one] { subject-has } pris un jeton Suprématie : le premier.
       *[other] { subject-has } pris un jeton Suprématie : { $number } en tout.
    }
log-lost-tokens =
    { $number ->
        [one] { $who ->
            [you] Votre jeton d'Activation posé sur la carte est allé dans la zone des jetons dépensés.
           *[other] Le jeton d'Activation { of-someone } posé sur la carte est allé dans la zone des jetons dépensés.
        }
       *[other] { $who ->
            [you] Vos { $number } jetons d'Activation posés sur la carte sont allés dans la zone des jetons dépensés.
           *[other] Les { $number } jetons d'Activation { of-someone } posés sur la carte sont allés dans la zone des jetons dépensés.
        }
    }
log-started-song = Le Chant des Morts commence.
log-freed = Chant des Morts : { standing-there } est libérée.
log-returned-wonder = Le jeton Merveille est retourné sur le plateau.
log-recovered =
    { $who ->
        [you] Vous avez repris tous vos jetons d'Activation ({ $number } en main).
       *[other] { subject-has } repris tous ses jetons d'Activation ({ $number } en main).
    }
log-won =
    { $other ->
        [none] { subject-has } gagné la partie.
       *[other] { subject-has } gagné la partie : { $other }.
    }
log-drawn = La partie est nulle : { $other }.
log-lost-turn =
    { $who ->
        [you] Votre tour additionnel est perdu.
       *[name] Le tour additionnel { of-someone } est perdu.
    }
log-could-not-pass = { $card } : impossible de passer aussitôt.

## Pourquoi pas

refusal-not-in-hand = il faut une carte de votre main ; la carte { $card } n'y est pas
refusal-not-raising = on ne peut jouer des cartes de la défausse que pendant un tour qui le permet
refusal-not-in-discard = il faut une carte de la défausse ; la carte { $card } n'y est pas
refusal-banned = il faut une carte qui ne soit pas interdite ; la carte { $card } l'est pour l'instant
refusal-not-that-level = il faut une carte de niveau { $level } dans cette rangée ; la carte { $card } n'est pas de ce niveau
refusal-name-the-row = il faut nommer la rangée, car la carte { $card } est de tous les niveaux
refusal-row-full = il faut une place dans la rangée { $level } ; elle contient déjà 5 cartes
refusal-first-is-troop = la première carte d'une armée doit être une Troupe ; la carte { $card } irait dans la rangée { $level }
refusal-more-troops-needed = il faut moins de Héros que de Troupes ; vous en avez { $heroes } et { $troops }
refusal-troop-of-clan-needed = il faut dans votre armée une Troupe de son clan ({ $clans }) face visible
refusal-more-heroes-needed = il faut moins d'Immortels que de Héros ; vous en avez { $immortals } et { $heroes }
refusal-hero-of-clan-needed = il faut dans votre armée un Héros de son clan ({ $clans }) face visible
refusal-costs-two = il faut payer { $cost } cartes ; vous pouvez en payer { $others }
refusal-no-card-there = il faut une carte ; il n'y en a pas à { place-there }
refusal-not-your-army = il faut une carte de votre armée ; { place-there } n'en fait pas partie
refusal-is-captured = il faut une carte face visible ; { standing-there } est capturée
refusal-no-shift-cost = il faut un coût de relève ; la carte { $standing } n'en a pas
refusal-shift-unpaid =
    { $cost ->
        [one] pour relever la carte { $standing }, il faut payer { $cost } carte ; vous pouvez en payer { $others }
       *[other] pour relever la carte { $standing }, il faut payer { $cost } cartes ; vous pouvez en payer { $others }
    }
refusal-other-level = il faut le niveau { $row } de la rangée ; la carte { $card } est de niveau { $level }
refusal-identical = il faut une carte différente ; la carte { $card } est identique à celle qu'elle remplacerait
refusal-no-secret-shift = il faut le mot-clé Relève secrète ; { standing-there } ne l'a pas
refusal-nothing-to-raise = il faut une autre carte de niveau { $row } dans votre défausse ou parmi celles que vous pourriez payer ; il n'y en a pas
refusal-must-pay-the-raised = rien dans votre défausse ne peut arriver en jeu, le dernier paiement doit donc être une carte qui le peut
refusal-no-token = il faut un jeton d'Activation en main ; vous n'en avez pas
refusal-needs-two-tokens = il faut 2 jetons d'Activation en main ; vous en avez { $tokens }
refusal-no-icon = il faut un symbole d'activation ; la carte { $standing } n'en a pas
refusal-icons-full =
    { $icons ->
        [one] il faut un symbole d'activation sans jeton ; la carte { $standing } en a un seul, déjà pris
       *[other] il faut un symbole d'activation sans jeton ; la carte { $standing } en a { $icons }, avec { $on } jetons
    }
refusal-tokens-in-hand = le premier à passer ne doit avoir aucun jeton d'Activation en main ; vous en avez { $tokens }
refusal-cannot-pay-with = les coûts se paient de votre main ; la carte { $card } n'y est pas
refusal-no-wonder = il faut avoir le jeton Merveille ; vous ne l'avez pas
refusal-not-open = il faut une carte LIBRE ; { standing-there } a une carte au-dessus ou à sa droite
refusal-is-ethereal = il faut une carte qui ne soit pas Éthérée ; { standing-there } l'est, et ne peut être ni capturée ni détruite
refusal-not-captured = il faut une carte capturée ; { standing-there } ne l'est pas
refusal-wrong-level = il faut une carte de niveau { $allowed ->
        [I-II] I ou II
        [I-III] I ou III
        [II-III] II ou III
       *[other] { $allowed }
    } ; { standing-there } n'est pas de ce niveau
refusal-wrong-side =
    { $side ->
        [enemy] il faut une carte de l'armée { of-someone } ; { place-there } n'en fait pas partie
       *[other] il faut une carte de votre armée ; { place-there } n'en fait pas partie
    }
refusal-not-near =
    { $near ->
        [adjacent] il faut une carte adjacente à la carte { $source } ; { standing-there } ne l'est pas
       *[other] il faut une carte de la rangée ou de la colonne de la carte { $source } ; { standing-there } n'en est pas
    }
refusal-no-bounty-there = il faut une carte Prime face visible ; { standing-there } n'en est pas une
refusal-in-the-chain = il faut une autre carte que celle qui copie, et dont l'effet ne soit pas déjà en train d'être copié
refusal-has-the-token = il faut une carte sans le jeton Prime ; { standing-there } le porte déjà
refusal-alone-in-row = il faut une autre carte dans sa rangée ; { standing-there } y est seule
refusal-other-row = il faut une carte de la rangée de la première ; { standing-there } n'en est pas
refusal-same-card = il faut une autre carte ; { standing-there } est la première
refusal-not-left-to-discard = il faut une carte de votre main ; la carte { $card } n'y est pas
refusal-wrong-card =
    { $asked ->
        [discard-bounty] il faut une carte Prime ; la carte { $card } n'en est pas une
        [discard-clan] il faut une carte du clan choisi ({ $chosen }) ; la carte { $card } n'en est pas une
        [take-clan-level] il faut une carte du clan et du niveau choisis ; la carte { $card } n'en est pas une
        [search-name] il faut une carte nommée { $wanted } ; la carte { $card } ne l'est pas
       *[other] il faut une carte que vise l'effet de la carte { $source } ; la carte { $card } n'en est pas une
    }
refusal-not-revealed = il faut une des cartes révélées ; la carte { $card } n'en est pas une
refusal-not-in-deck = il faut une carte de votre deck ; la carte { $card } n'y est pas
refusal-not-of-those-clans =
    { $asked ->
        [ban] il faut une carte des clans { of-someone } ({ $their_clans }) ; la carte { $card } est du clan { $clan }
        [destroy-clan] il faut un clan joué par l'un de vous ({ $own_clans }, { $their_clans }) ; { $clan } n'en est pas un
       *[other] il faut un de vos clans ({ $own_clans }) ; { $clan } n'en est pas un
    }
refusal-too-few-of-clan =
    { $asked ->
        [remove-clan] il faut une carte { $clan } dans votre défausse ; il n'y en a pas
       *[other] il faut { $of } cartes { $clan } en main ; vous en avez { $held }
    }
refusal-tile-active = il faut une tuile qui ne soit pas encore retournée ; votre tuile { $clan } est déjà active
refusal-no-token-there =
    { $at ->
        [place] il faut un jeton d'Activation sur la carte ; { standing-there } n'en porte pas
       *[nowhere] il faut un jeton dans votre zone des jetons dépensés ; il n'y en a pas
    }
refusal-holds-troops = il faut une Troupe en main au plus ; vous en avez { $held_troops }
refusal-clan-taken = il faut un clan encore libre ; { $clan } est déjà pris
refusal-not-a-reaction = il faut une Force de Volonté contre cela ; la carte { $card } n'en a pas
refusal-no-trigger-waits = il faut une carte dont l'effet reste à résoudre ; il n'y en a pas à { place-there }
refusal-not-optional = il faut le faire, ce n'est pas facultatif
refusal-not-possible = il faut une action que permet la carte { $source } ; celle-ci n'en est pas une
refusal-not-your-card = il faut une carte de votre armée ; { place-there } n'en fait pas partie
refusal-not-an-own-clan = il faut l'un de vos trois clans ({ $own_clans }) ; { $clan } n'en est pas un
tile-name = Tuile { $clan }

## Les parties du livret

section-battle = La Grande Bataille
section-playing-card = Poser une carte
section-shifting = La relève
section-tokens = Les jetons d'Activation
section-passing = Passer
section-effects = Effets et mots-clés
section-song = Le Chant des Morts
section-army = L'armée
