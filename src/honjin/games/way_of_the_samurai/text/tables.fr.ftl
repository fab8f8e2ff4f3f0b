### Les cartes en tableaux

cards-head-symbol = Symbole
cards-head-force = F
cards-head-technique = T
cards-head-guard = G
cards-head-life = Vie
cards-head-ki = Ki
cards-head-wound = Blessure
cards-head-die = Dé
cards-head-ki-max = Ki max
cards-head-guard-max = Garde max
cards-title-action = Actions
cards-title-special = Actions Spéciales
cards-title-adversary = Adversaires
cards-title-wound = Blessures
cards-title-weapon = Armes
cards-title-enemy = Ennemis
cards-title-location = Lieux
cards-title-climate = Climats
cards-title-campaign = Campagnes
cards-title-events = Événements
cards-or = ou { $number }
cards-about-adversary = Avant la barre, la Défense : la Force et la Technique à atteindre, et ce que l'ennemi perd alors. Après, la Contre-Attaque : elle touche si la Garde est sous G, pour ces Vie et Ki et une blessure de ce niveau.
cards-about-wound = La Vie et le Ki perdus au niveau I, puis au niveau II.
