### Ce que les rapports du labo disent de ce jeu

way-two-supremacy = deux jetons Suprématie
way-fifth-token = un cinquième jeton d'Activation
way-justice = la troisième tuile retournée par Justice
way-goan-sul = une bataille gagnée de dix (Goan Sul)
balance-cards-compared = De toutes les fois où une carte a été jouée, la part par des joueurs qui ont gagné, à côté de ce que les joueurs du même clan ont gagné avec d'autres cartes de son niveau.
balance-clans-about = Combien de fois le joueur de ce clan a gagné, à côté d'une part égale.
way-fifteen-cards = quinze cartes
