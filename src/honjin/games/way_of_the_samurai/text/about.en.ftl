### What people read before they play

title = Way of the Samurai
tagline = Alone with your blade against the masters.

setting-mode = Kind of game
setting-mode-help = One enemy, the endless Clan, one of two campaigns, or a duel of two players.
setting-enemy = Enemy
setting-enemy-help = Whom you meet in a single fight; Ishida is the mildest.
setting-weapon = Weapon
setting-weapon-help = Each weapon has its own way of fighting; the Katana is the simplest.
setting-location = Place
setting-location-help = A place where Ki buys a roll of the die.
setting-climate = Climate
setting-climate-help = Weather changes the fight; it needs a place.
setting-easy = Easier
setting-easy-help = One or more of three reliefs for a first fight.
setting-hard = Hard card
setting-hard-help = Is the Hard card among the Adversaries?
setting-events = Events
setting-events-help = The event card of a campaign: the printed one is hard; the values of the kinder one are ours.

value-fight = one fight
value-clan = the endless Clan
value-dojo = campaign: the dojo
value-village = campaign: the village
value-duel = a duel for two
value-best-of-three = the best of three cards
value-die-at-2 = the wound die starts at 2
value-random-special = a Special Action from the start
value-hard = hard (the printed card)
value-normal = normal (our reconstruction)

## By what games are counted

tag-mode = Kind of game
tag-enemy = Enemies
tag-enemy-best = Fewest rounds to victory
tag-weapon = Weapons
tag-rank = Ranks against the Clan
tag-rank-best = Most enemies beaten
