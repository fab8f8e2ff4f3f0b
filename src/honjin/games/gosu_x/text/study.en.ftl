### What the reports of the lab say of this game

way-two-supremacy = two Supremacy tokens
way-fifth-token = a fifth Activation token
way-justice = the third tile turned by Justice
way-goan-sul = a battle won by ten (Goan Sul)
balance-cards-compared = Of all plays of a card, the share by players who won, beside what players with the same clan won with other cards of its level.
balance-clans-about = How often the player with this clan won, beside an even share.
way-fifteen-cards = fifteen cards
