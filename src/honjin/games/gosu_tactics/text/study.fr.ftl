### Ce que les rapports du labo disent de ce jeu

way-three-points = trois points
way-nine-of-a-clan = neuf d'un clan
way-fifteen-cards = quinze cartes
