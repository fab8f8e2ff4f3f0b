### Ce qu'on lit avant de jouer

title = Way of the Samurai
tagline = Seul avec votre lame face aux maîtres.

setting-mode = Genre de partie
setting-mode-help = Un ennemi, le Clan sans fin, l'une des deux campagnes, ou un duel à deux joueurs.
setting-enemy = Ennemi
setting-enemy-help = Votre adversaire dans un combat simple ; Ishida est le moins rude.
setting-weapon = Arme
setting-weapon-help = Chaque arme a sa manière de combattre ; le Katana est le plus simple.
setting-location = Lieu
setting-location-help = Un lieu où le Ki permet de lancer le dé.
setting-climate = Climat
setting-climate-help = Le temps qu'il fait change le combat ; il demande un lieu.
setting-easy = Plus facile
setting-easy-help = Un ou plusieurs de trois allègements pour un premier combat.
setting-hard = Carte Difficile
setting-hard-help = La carte Difficile est-elle parmi les Adversaires ?
setting-events = Événements
setting-events-help = La carte d'événements d'une campagne : celle imprimée est difficile ; les valeurs de la carte clémente sont les nôtres.

value-fight = un combat
value-clan = le Clan sans fin
value-dojo = campagne : le dojo
value-village = campagne : le village
value-duel = un duel à deux
value-best-of-three = la meilleure de trois cartes
value-die-at-2 = le dé blessure commence à 2
value-random-special = une Action Spéciale dès le début
value-hard = difficile (la carte imprimée)
value-normal = normal (notre reconstruction)

## Ce par quoi l'on compte les parties

tag-mode = Genre de partie
tag-enemy = Ennemis
tag-enemy-best = Victoire la plus rapide, en rounds
tag-weapon = Armes
tag-rank = Rangs contre le Clan
tag-rank-best = Le plus d'ennemis vaincus
