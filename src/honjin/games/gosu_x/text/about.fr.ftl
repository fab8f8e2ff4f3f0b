### Ce qu'on lit avant de jouer

title = GOSU X
tagline = Choisissez chacun trois clans et menez vos armées l'une contre l'autre.

setting-tie-start = Qui commence après une égalité
setting-tie-start-help = Quand les deux joueurs prennent un jeton Suprématie, la ronde suivante est commencée par celui qui a sacrifié en dernier au Chant des Morts, ou par celui qui a sacrifié en premier.
setting-fifth-token-in-song = Cinquième jeton pendant le Chant
setting-fifth-token-in-song-help = Si débloquer un cinquième jeton d'Activation fait gagner la partie pendant le Chant des Morts aussi.
setting-goan-sul-tile-extra-sacrifice = Sacrifice de plus par la tuile Goan Sul
setting-goan-sul-tile-extra-sacrifice-help = Si la tuile active fait sacrifier une carte de plus au joueur qui remporte une Grande Bataille avec moins de 10 d'avance.
setting-wonder-after-song = Le jeton Merveille après le Chant
setting-wonder-after-song-help = Si le jeton Merveille retourne sur le plateau après le Chant des Morts, ou reste au joueur qui l'a.
setting-galmi-pass = Passer par Galmi
setting-galmi-pass-help = Si passer par Galmi demande toujours d'avoir utilisé tous ses jetons d'Activation, ou seulement au premier à passer, comme d'habitude.
setting-veteran = Vétéran
setting-veteran-help = Si une carte doit être Vétéran quand le jeton est placé ou quand la bataille se compte ; cela n'importe que pour Aat.
setting-recruiter = Recruteur
setting-recruiter-help = Si la place à côté d'un Recruteur est gratuite chaque fois qu'on la remplit, ou pour la prochaine carte seulement.
setting-justice-copy = Copies de Justice
setting-justice-copy-help = Si une carte qui copie Justice peut aussi gagner la partie par la troisième tuile.
setting-clan-choice = Nommer un clan
setting-clan-choice-help = Si un effet qui demande un clan permet de nommer l'un des huit, ou l'un de ses trois seulement.
setting-draft = Le choix des clans
setting-draft-help = Les joueurs choisissent leurs clans tour à tour, ou en reçoivent trois au hasard.

value-last = celui qui a sacrifié en dernier
value-first = celui qui a sacrifié en premier
value-returns = retourne sur le plateau
value-stays = reste
value-always-spent = seulement sans jeton en main
value-as-usual = comme d'habitude
value-when-placed = quand le jeton est placé
value-at-battle = quand la bataille se compte
value-each-time = chaque fois
value-once = une seule fois
value-own = un des vôtres
value-pick = tour à tour

## Ce par quoi l'on compte les parties

tag-clan = Vos clans
tag-against = Clans adverses
tag-start = Qui a commencé
tag-start-first = Vous avez commencé
tag-start-later = Un autre a commencé
tag-opening = Première carte jouée
tag-draft = Vos choix de clans
