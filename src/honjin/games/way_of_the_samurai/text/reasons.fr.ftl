### Pourquoi un choix est conseillé

why-beaten =
    { $can ->
        [yes] vous pouvez vaincre l'ennemi
       *[no] vous vainquez l'ennemi
    }
why-enemy-lost-life = { $can ->
        [yes] l'ennemi peut perdre
       *[no] l'ennemi perd
    } { $number ->
        [one] { $number } Vie
       *[other] { $number } Vies
    }
why-enemy-lost-ki = { $can ->
        [yes] l'ennemi peut perdre
       *[no] l'ennemi perd
    } { $number } Ki
why-gained-life = { $can ->
        [yes] vous pouvez gagner
       *[no] vous gagnez
    } { $number ->
        [one] { $number } Vie
       *[other] { $number } Vies
    }
why-gained-ki = { $can ->
        [yes] vous pouvez récupérer
       *[no] vous récupérez
    } { $number } Ki
why-pierced = { $can ->
        [yes] vous pouvez percer
       *[no] vous percez
    } la Défense de { $cards }
why-parried = { $can ->
        [yes] vous pouvez parer
       *[no] vous parez
    } la Contre-Attaque de { $cards }
why-cancelled = { $can ->
        [yes] vous pouvez annuler
       *[no] vous annulez
    } la Contre-Attaque de { $cards }
why-draw =
    { $can ->
        [yes] vous pouvez piocher
       *[no] vous piochez
    } { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
why-combo = { $can ->
        [yes] vous pouvez réaliser
       *[no] vous réalisez
    } un combo de { $word }
why-special = { $can ->
        [yes] vous pouvez gagner
       *[no] vous gagnez
    } une carte Action Spéciale
why-sees-defence = vous voyez la Défense avant de placer une carte
why-die = { $can ->
        [yes] votre dé blessure peut passer à { $number }
       *[no] votre dé blessure passe à { $number }
    }
why-pair = deux de vos cartes montrent alors { $word }, et une troisième fait un combo
why-force = votre Force passe à { $number }
why-technique = votre Technique passe à { $number }
why-guard = votre Garde passe à { $number }
why-reaches = votre attaque suffit alors contre la Défense de { $cards }
why-reaches-some = votre attaque suffit alors contre { $number } des { $other } Adversaires qui peuvent encore venir
why-odds = la prochaine Contre-Attaque touche alors dans environ { $number } cas sur 100 au lieu de { $other }
why-stops = votre Garde suffit alors contre { $cards }
why-risk = la prochaine Contre-Attaque touche dans environ { $number } cas sur 100
why-hit = { $cards } passe de toute façon votre Garde
why-saves-ki = vous gardez vos { $number } Ki
why-left = il vous reste alors { $number ->
        [one] { $number } Vie
       *[other] { $number } Vies
    } et { $other } Ki
