### What the reports of the lab say of this game

balance-items = Weapons, enemies, places and climates
balance-items-about = Fights with each of them, beside all other fights.
balance-factor-weapon = Weapon
balance-factor-enemy = Enemy
balance-factor-location = Place
balance-factor-climate = Climate
balance-map-weapon-enemy = Weapon against enemy
balance-map-weapon-location = Weapon and place
balance-map-weapon-climate = Weapon and climate
balance-map-enemy-location = Enemy and place
balance-map-enemy-climate = Enemy and climate
balance-map-location-climate = Place and climate
balance-method-setups = Unless asked otherwise, every weapon meets every enemy in every place and climate that the rules allow, as often as any other.
balance-tile-turns = rounds on average
balance-verdict-strong = won more
balance-verdict-weak = won less
balance-cards-compared = Of all times a card was placed or met, the share in fights that were won, beside the other cards of its deck. For Adversaries and wounds, less means more dangerous.
balance-method-baseline = Fights that last see more cards, and they are not won as often as others. So each time a card was placed or met is compared with each time another card of the same deck was.
simulate-rounds = rounds: { $mean } on average, { $least } to { $most }
