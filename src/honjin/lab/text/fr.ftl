### Mots de tous les rapports

decimal-point = ,
way-won = gagné
way-lost = perdu par { $rule }
way-beaten = { $beaten ->
    [21] 21 ennemis vaincus ou plus
    [one] { $beaten } ennemi vaincu
   *[other] { $beaten } ennemis vaincus
}
way-draw = les deux à la fois, une égalité
way-forfeit = interrompue par un robot
result-hash = Empreinte du résultat : { $hash }

forfeit-no-file = il n'y a pas de fichier { $detail } ; un robot à vous se nomme FICHIER.py:CLASSE
forfeit-no-program = ce programme n'existe pas : { $detail }
forfeit-crashed = il a cessé de fonctionner : { $detail }
forfeit-stalled = pas de réponse en { $detail }
forfeit-nonsense = la réponse { $detail } n'est pas une des options
