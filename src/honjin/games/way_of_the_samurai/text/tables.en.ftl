### The cards as tables

cards-head-symbol = Symbol
cards-head-force = F
cards-head-technique = T
cards-head-guard = G
cards-head-life = Life
cards-head-ki = Ki
cards-head-wound = Wound
cards-head-die = Die
cards-head-ki-max = Ki max
cards-head-guard-max = Guard max
cards-title-action = Actions
cards-title-special = Special Actions
cards-title-adversary = Adversaries
cards-title-wound = Wounds
cards-title-weapon = Weapons
cards-title-enemy = Enemies
cards-title-location = Locations
cards-title-climate = Climates
cards-title-campaign = Campaigns
cards-title-events = Random events
cards-or = or { $number }
cards-about-adversary = Before the bar the Defence: the Force and Technique to reach, and what the enemy then loses. After it the Counter-attack: it hits with Guard below G, for this Life and Ki and a wound of this level.
cards-about-wound = Life and Ki lost at level I, and at level II.
