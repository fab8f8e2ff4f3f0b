### Ce qu'on lit avant de jouer

title = GOSU Tactics
tagline = Des armées de gobelins, de deux à quatre joueurs, autour d'une pioche commune.

setting-discard-target = Qui on peut faire défausser
setting-discard-target-help = Faut-il avoir encore des cartes en main pour être désigné, ou peut-on désigner n'importe qui ?

value-holding = seulement qui a des cartes

## Ce par quoi l'on compte les parties

tag-clan = Votre clan principal
tag-against = Clan principal des autres
tag-start = Qui a commencé
tag-start-first = Vous avez commencé
tag-start-later = Un autre a commencé
tag-opening = Première carte jouée
