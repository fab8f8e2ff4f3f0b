### What the reports of the lab say of this game

way-three-points = three points
way-nine-of-a-clan = nine of a clan
way-fifteen-cards = fifteen cards
