### Ce que les rapports du labo disent de ce jeu

balance-items = Armes, ennemis, lieux et climats
balance-items-about = Les combats avec chacun, à côté de tous les autres combats.
balance-factor-weapon = Arme
balance-factor-enemy = Ennemi
balance-factor-location = Lieu
balance-factor-climate = Climat
balance-map-weapon-enemy = Arme contre ennemi
balance-map-weapon-location = Arme et lieu
balance-map-weapon-climate = Arme et climat
balance-map-enemy-location = Ennemi et lieu
balance-map-enemy-climate = Ennemi et climat
balance-map-location-climate = Lieu et climat
balance-method-setups = Sauf demande contraire, chaque arme rencontre chaque ennemi dans chaque lieu et climat que les règles permettent, aussi souvent que toute autre.
balance-tile-turns = manches en moyenne
balance-verdict-strong = au-dessus
balance-verdict-weak = en dessous
balance-cards-compared = De toutes les fois où une carte a été posée ou rencontrée, la part dans des combats gagnés, à côté des autres cartes de son paquet. Pour les Adversaires et les blessures, moins veut dire plus dangereux.
balance-method-baseline = Un combat qui dure voit plus de cartes, et ne se gagne pas comme les autres. Chaque fois qu'une carte a été posée ou rencontrée est donc comparée à chaque fois qu'une autre du même paquet l'a été.
simulate-rounds = manches : { $mean } en moyenne, de { $least } à { $most }
