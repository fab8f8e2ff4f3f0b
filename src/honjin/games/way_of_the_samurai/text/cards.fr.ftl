### Textes de tout ce que contient la boîte, rendus depuis les données

action-headline =
    { $name } : { $kind }, { $symbol }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $certainty }
card-headline =
    { $name } : { $kind }, { $copies ->
        [one] { $copies } exemplaire
       *[other] { $copies } exemplaires
    }, { $certainty }
item-headline = { $name } : { $kind }, { $certainty }
certainty-confirmed = conforme au jeu imprimé
certainty-transcribed = d'après une seule transcription
certainty-reconstructed = notre reconstruction

kind-action = Action
kind-special = Action Spéciale
kind-adversary = Adversaire
kind-hard = carte Difficile
kind-wound = Blessure
kind-weapon = arme
kind-enemy = ennemi
kind-table = lieu
kind-event = événements aléatoires
kind-climate = climat
kind-campaign = campagne
kind-opponent = adversaire de campagne

## Parties de phrases

said-and = { $inner } et { $last }
said-or = { $one } ou { $other }, à votre choix
some-life =
    { $number ->
        [one] { $number } Vie
       *[other] { $number } Vies
    }
said-next = {"\u00A0"}; { $inner }
for-each = { $inner } chacun
some-ki = { $number } Ki
rolled-life = Vie au lancer de dé
any-symbol = ▲●■◆ symbole au choix
nothing = rien
no-effect = Sans effet.

## Actions : lignes, résultats du dé

change-force = { gauge-force } { $by }
change-technique = { gauge-technique } { $by }
change-guard = { gauge-guard } { $by }
change-die = dé blessure { $by }
change-life = Vie { $by }
change-ki = Ki { $by }
change-roll-force = un lancer de dé ajouté à la { gauge-force } pour la manche suivante
change-roll-technique = un lancer de dé ajouté à la { gauge-technique } pour la manche suivante
change-break = l'arme se brise
by-face = { $face } : { $inner }
joker = Choisissez son symbole en la plaçant ({ symbol-mountain }, { symbol-moon }, { symbol-gate } ou { symbol-blood }) et montez de 1 une jauge de votre choix.

## Adversaires et Blessures

level-or-more = une { $gauge } à { $level } ou plus
defence =
    { $losses ->
        [none] Défense : avec { $asked }, l'ennemi ne perd rien.
       *[other] Défense : avec { $asked }, l'ennemi perd { $losses }.
    }
defence-open =
    { $losses ->
        [none] Défense : quels que soient vos niveaux, l'ennemi ne perd rien.
       *[other] Défense : quels que soient vos niveaux, l'ennemi perd { $losses }.
    }
counter =
    { $wound ->
        [0] { $losses ->
            [none] Contre-Attaque : { $below }, rien ne se passe.
           *[other] Contre-Attaque : { $below }, vous perdez { $losses }.
        }
       *[other] { $losses ->
            [none] Contre-Attaque : { $below }, vous subissez une blessure de niveau { $wound }.
           *[other] Contre-Attaque : { $below }, vous perdez { $losses } et subissez une blessure de niveau { $wound }.
        }
    }
guard-below = avec une Garde inférieure à { $guard }
guard-any = quelle que soit votre Garde
counter-never = Contre-Attaque : elle ne passe jamais.
hard = Défense : elle ne peut pas être percée. Contre-Attaque : au lieu de cette carte, deux autres sont révélées et résolues l'une après l'autre.
wound =
    { $light ->
        [none] Niveau 1 : rien.
       *[other] Niveau 1 : perte de { $light }.
    } { $grave ->
        [none] Niveau 2 : rien.
       *[other] Niveau 2 : perte de { $grave }.
    }
wound-fatal = Niveau 1 : une esquive, rien ne se passe. Niveau 2 : la tête tranchée, et qui la subit perd aussitôt.

## Armes

weapon-die = Vous débutez avec le dé blessure à { $level }.
weapon-ki = Vous débutez avec { $level } Ki.
weapon-ki-max = Vous n'avez jamais plus de { $level } Ki.
weapon-guard-max = Votre Garde ne monte jamais au-dessus de { $level }.
trait-wounds-worse = Les blessures de niveau 1 dues aux attaques de l'ennemi passent au niveau 2.
trait-guard-before-counter = Garde +1 avant que chaque Contre-Attaque soit révélée.
trait-buys-gauges = À tout moment, 1 Ki monte la Force ou la Technique de 1.
trait-life-costs-ki = Chaque Vie que vous perdez vous coûte aussi 1 Ki.
trait-doubles = Les dégâts que vous causez, en Vie comme en Ki, sont doublés.
trait-disarms = Si votre Technique est à 4 au moment de résoudre une Contre-Attaque, celle-ci est annulée.
trait-tangles = Si votre Garde est inférieure à 0 à la fin d'une manche, vous subissez une blessure de niveau 1.
trait-life-to-ki = À tout moment, vous pouvez transformer 1 Vie en 1 Ki, mais jamais votre dernière Vie.

## Ennemis

trait-breaks-weapon = Vous perdez dès qu'il ne vous reste plus de Ki, même si vous avez dépensé le dernier vous-même.
trait-drains = Cet ennemi gagne chaque Vie que vous perdez.
trait-headless = Ne meurt que la tête tranchée : à bout de Vie, cet ennemi revient à { some-life } et subit une blessure de niveau 2. Un combo rouge fait lancer le dé bleu au lieu de monter le dé blessure : sur 5, cet ennemi subit une blessure de niveau 1, sur 6 une blessure de niveau 2.
enemy-excludes =
    { $count ->
        [one] Ne se combat jamais dans ce climat : { $inner }.
       *[other] Ne se combat jamais dans ces climats : { $inner }.
    }
clan = Des combats sans fin. Avant chacun, un lancer de dé donne la Vie et le Ki de l'ennemi. { $inner }

## Climats

trait-no-grave-wound = Vous ne pouvez pas infliger de blessure de niveau 2 : le dé blessure ne peut pas être utilisé à 6.
trait-no-early-defence = Le Ki ne peut pas révéler la Défense à l'avance.
trait-discard-to-buy = Avant d'acheter une carte avec du Ki, défaussez-en une de votre main.
trait-grave-wound-wins = Infliger une blessure de niveau 2 fait gagner le combat.
trait-double-costs = Tout ce qui coûte du Ki en coûte le double.
gauge-at = une { $gauge } à { $level }
gauge-at-most = une { $gauge } à { $level } ou moins
the-fight = le combat aussitôt
climate-cost =
    { $when ->
        [combo] { $low ->
            [none] Chaque combo réalisé vous coûte { $losses }.
           *[other] Avec { $low }, chaque combo réalisé vous coûte { $losses }.
        }
       *[round] { $low ->
            [none] À la fin de chaque manche, vous perdez { $losses }.
           *[other] Avec { $low } à la fin d'une manche, vous perdez { $losses }.
        }
    }

## Campagnes

campaign = À vaincre un par un, dans n'importe quel ordre : { $inner }.
campaign-master = À vaincre en dernier : le maître, { $inner }.
