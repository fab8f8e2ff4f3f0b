### Ce que dit GOSU X

back-gosu-x = Carte cachée de GOSU X
removed = Retirées
banned = Ne peuvent pas être jouées
banned-count = 
    { $count ->
        [one] { $count } carte interdite
       *[other] { $count } cartes interdites
    }
tile-of = Tuile { $clan }
song = Chant des morts
wonder = Merveille
wonder-free = Merveille : libre
supremacy = Suprématie
supremacy-count = Suprématie { $count }
tokens-all = Jetons d'Activation : { $hand } prêts, { $spent } dépensés, { $locked } bloqués
clan-justice = Justice
clan-abhilasha = Abhilasha
clan-tomorrow = Tomorrow
clan-narashima = Narashima
clan-galmi = Galmi
clan-phoenix = Phoenix
clan-goan-sul = Goan Sul
clan-xi-an = Xi'an
keyword-recruiter = Recruteur
keyword-force-of-will = Force de Volonté
keyword-secret-shift = Relève secrète
keyword-bounty = Prime
keyword-echo = Écho
keyword-ethereal = Éthéré
keyword-veteran = Vétéran
keyword-wondrous = Merveilleux
deck = Pioche

## Moments

battle-tied-gosu-x =
    { $who ->
        [you] Égalité : vous avez le jeton Merveille et remportez la bataille.
       *[other] Égalité : { $name } a le jeton Merveille et remporte la bataille.
    }
song-begins = Le Chant des Morts
song-words = Les cartes capturées sont libérées, puis la moitié de chaque armée est sacrifiée.
tile-flipped = La tuile { $clan }
wonder-taken =
    { $who ->
        [you] Vous prenez le jeton Merveille
       *[other] { $name } prend le jeton Merveille
    }
won-by-two-supremacy = Deux jetons Suprématie.
won-by-two-supremacy-each = Deux jetons Suprématie chacun.
won-by-fifteen-cards-each = Quinze cartes face visible dans chaque armée.
won-by-fifth-token = Un cinquième jeton Activation.
won-by-third-tile = Justice a retourné la troisième tuile.
won-by-battle-of-ten = Goan Sul : une Grande Bataille gagnée de 10 ou plus.

## Le choix des clans

draft-title = Le choix des clans
draft-pick = Choix { $pick } sur 6
draft-nth = choix { $pick }
draft-left = Clans restants
draft-rest = Touchez un clan pour voir ses cartes. Les tuiles des deux que personne ne prend valent pour les deux joueurs.
clan-wins = { $share } de victoires
clan-wins-help = Dans notre rapport de parties entre bots, clans tirés au hasard.
clan-wins-long = Dans notre rapport, les joueurs de ce clan ont gagné { $share } de { $games } parties entre bots de niveau { $level }, clans tirés au hasard. Sa vraie part se situe entre { $low } et { $high }.
clan-untaken = Si personne ne le prend :
clan-tile = ses cartes restent hors du jeu et sa tuile vaut pour les deux joueurs : { $text }
clan-cards = Ses cartes
clan-take = Prendre { $clan }
clan-justice-does = Égalise armées et mains, aux dépens de qui a le plus.
clan-justice-plays = Restez en retrait exprès, puis faites sacrifier et défausser l'adversaire. Son Immortel protège votre carte la plus haute et peut gagner la partie en retournant trois tuiles.
clan-abhilasha-does = Capture des cartes, et en relève d'autres depuis la défausse.
clan-abhilasha-plays = Défaussez sans regret : la Relève secrète fait revenir vos cartes, et leur effet d'arrivée. Vous retirez des cartes de la bataille plutôt que de bâtir l'armée la plus forte.
clan-tomorrow-does = Pioche à travers son deck et répète ses effets d'arrivée par l'Écho.
clan-tomorrow-plays = Chaque bonne arrivée compte double, les cartes capturées se libèrent, et Aat est ce qui lui fait face. Il veut ses Troupes tôt.
clan-narashima-does = Remplit la défausse, y reprend ce qu'il lui faut et vide toutes les mains.
clan-narashima-plays = Traitez la défausse comme une seconde main. Les deux joueurs finissent avec peu de cartes : que les vôtres soient déjà sur la table.
clan-galmi-does = Choisit ce qu'il pioche, prend le jeton Merveille et abrège la ronde.
clan-galmi-plays = Prenez l'avantage, puis passez : avec son Immortel il reste à l'adversaire deux tours au lieu de trois. Toutes ses cartes prennent le jeton Merveille, qui épargne une défausse et départage les égalités.
clan-phoenix-does = Joue des tours supplémentaires et fait revenir Phoenix encore et encore.
clan-phoenix-plays = Arpia et Timer ensemble donnent des cartes et des tours. Gardez une grande main pour la Grande Bataille : avec son Immortel chaque carte y compte.
clan-goan-sul-does = Capture et détruit, avec des Vétérans qui comptent double sous un jeton.
clan-goan-sul-plays = Attaquez dès la première Troupe et mettez des jetons sur ce qui sera là pour la bataille. Avec un jeton Suprématie plusieurs de ses cartes font davantage, et avec son Immortel une bataille gagnée de 10 gagne la partie.
clan-xi-an-does = Copie ce que font les autres cartes et appartient à tous les clans de son deck.
clan-xi-an-plays = Le meilleur ami de deux autres clans : il pioche pour chaque clan différent d'une rangée ou d'une colonne et répète leurs meilleurs effets. Seul, il fait peu.
