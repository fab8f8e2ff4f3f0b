### Ce que le serveur dit aux gens

## Les réponses négatives

refused-too-fast = C'était trop à la fois. Attendez un instant et réessayez.
refused-origin = Seule la page de Honjin, ou un programme qui envoie l'en-tête X-Honjin, peut changer quelque chose ici.
refused-no-session = Personne n'est encore connu ici. Ouvrez la première page (GET /api/me) pour devenir invité.
refused-carry = Ce lien a déjà servi ou est trop ancien. Faites-en un autre sur le premier appareil.
refused-no-game = Il n'y a pas de jeu « { $game } » ; il y a : { $games }.
refused-no-table = Cette table n'existe pas.
refused-no-replay = Cette relecture n'existe pas.
refused-no-rule = Il n'y a pas de règle { $rule }.
refused-no-moment = La partie a les moments 0 à { $last }, pas { $n }.
refused-no-guide = Il n'y a pas de partie guidée pour { $game }.
refused-no-seat = Il n'y a pas de siège { $seat } à cette table.
refused-no-page = Il n'y a rien ici.
refused-method = Cette adresse ne répond pas à cette méthode.
refused-form = Le message a une autre forme.
refused-message = Ce message n'a pas pu être lu : { $problem }.
refused-too-long = Un message a { $most } octets au plus.
refused-too-deep = Dans un message, listes et objets ont { $most } niveaux au plus.
refused-too-much = Ce texte demande trop de temps ou de mémoire à la lecture.
refused-long-header = Le début d'une partie a { $most } caractères au plus.
refused-long-record = Un enregistrement a { $most } lignes au plus.
refused-seat = Un siège est un nombre à partir de 0, pas « { $seat } ».
refused-seat-count = { $found ->
    [one] { $found } siège a été donné
   *[other] { $found } sièges ont été donnés
}, cette partie en a { $expected }.
refused-bots-only = Au moins un siège doit être pour une personne.
refused-no-level = Il n'y a pas de bot « { $level } » pour ce jeu ; il y a : { $levels }.
refused-too-many-tables = Vous avez { $most } tables ouvertes. Finissez-en ou fermez-en une d'abord.
refused-not-seated = Vous n'êtes pas assis à cette table.
refused-not-your-seat = Le siège { $seat } n'est pas le vôtre.
refused-not-host = Seul qui a fait la table peut la fermer.
refused-others-play = D'autres jouent à cette table. Abandonnez ou partez plutôt.
refused-no-spectators = Cette table n'a pas de spectateurs.
refused-invite = Cette invitation ne va pas avec cette table.
refused-no-free-seat = Aucun siège n'est libre à cette table.
refused-seat-taken = Le siège { $seat } est pris.
refused-is-waiting = La partie n'a pas commencé : un siège est encore libre.
refused-time-out = Votre temps est écoulé.
refused-is-over = La partie est terminée.
refused-is-closed = Cette table est fermée.
refused-not-over = La partie n'est pas terminée.
refused-stale = La table a avancé (choix { $seq }, { $epoch ->
    [one] { $epoch } reprise
   *[other] { $epoch } reprises
}). Regardez de nouveau.
refused-not-asked = C'est à quelqu'un d'autre de décider.
refused-illegal = Ce choix n'est pas possible maintenant.
refused-ask-first = D'autres jouent ici : demandez-leur de vous laisser reprendre ce coup.
refused-no-undo = Le dernier choix a montré une carte, fait appel au hasard ou n'était pas le vôtre : il reste ({ $rule }).
refused-no-takeback = Personne ne demande à reprendre un coup.
refused-own-takeback = C'est aux autres d'en décider.
refused-chat = Dites soit une phrase toute faite, soit un texte.
refused-no-phrase = Il n'y a pas de phrase « { $phrase } ».
refused-no-odds = Ce jeu n'a pas de telles chances, ou rien ne vous menace maintenant.
refused-no-position = Une position n'existe qu'au début d'un tour.
refused-secret = Cela se dit quand la partie est terminée.
refused-no-advice = Il n'y a rien à conseiller maintenant.
refused-no-advice-here = D'autres jouent à cette table, et les conseils n'y sont pas convenus.
refused-gone = Qui a demandé est parti.
refused-too-many-records = Assez d'enregistrements ont été gardés pour vous aujourd'hui. Revenez demain.
refused-replay-of = Donnez soit un enregistrement, soit une table.
refused-unbuilt = La page n'a pas été construite ici. Dans les sources, lancez make web.
docs = Documentation
docs-unbuilt = La documentation n'a pas été produite ici. Dans les sources, lancez make docs, puis redémarrez le serveur. Ses sources se lisent telles quelles, dans le dossier docs.
refused-store = Le disque ne répond pas ; rien n'a changé. Réessayez dans un instant.
refused-disk-full = Le disque du serveur est plein ; rien n'a changé. La partie reprendra dès qu'il y aura de la place.
refused-read-only = Le disque du serveur est en lecture seule pour le moment ; rien n'a changé.
refused-busy = Trop de demandes en ce moment. Réessayez dans un instant.
refused-hosts = Ce serveur n'est pas connu sous le nom « { $host } ». Son propriétaire peut l'ajouter à HONJIN_HOSTS.
refused-too-many-sockets = { $most } tables sont déjà ouvertes d'ici. Fermez-en une et réessayez.
refused-no-session-here = Aucun de vos appareils ne porte ce nom.
refused-words = Ce texte contient des signes qu'on ne peut pas montrer aux autres : caractères de contrôle ou invisibles, ou accents empilés.
refused-chat-full = Cette table a déjà entendu { $most } messages. C'est assez bavardé pour une partie.
refused-metrics = Les mesures sont réservées aux programmes du serveur lui-même, ou munis de son jeton.
refused-archive-rules = Cette partie vient de la version { $rules } des règles, ici c'est la version { $here } : on peut la regarder, pas la continuer.
refused-archive-cards = Cette partie vient d'autres cartes que celles d'ici : on peut la regarder, pas la continuer.
refused-archive-game = Il n'y a pas de jeu { $game } ici : on peut regarder cette partie, pas la continuer.
refused-archive-damaged = Ce qui est gardé de cette partie est abîmé : on peut la regarder autant qu'elle se lit, pas la continuer.
refused-internal = Quelque chose s'est mal passé ici ; c'est noté.
refused-deal-known = Quand d'autres peuvent s'asseoir, personne ne doit connaître la donne : ni graine, ni position, ni partie enregistrée. Ou dites à tous que vous la connaissez (known_deal).
refused-no-seal = La donne de cette table n'est pas scellée.
refused-seal-form = Envoyez soit l'empreinte d'une valeur, pour la promettre, soit la valeur, pour la montrer.
refused-seal-late = Les valeurs sont en train d'être montrées : on ne peut plus en promettre une autre.
refused-seal-early = Les valeurs se montrent quand plus aucun siège n'est libre et que chacun en a promis une.
refused-seal-other = Ce n'est pas la valeur que vous aviez promise : son empreinte SHA-256 est différente.
refused-seal-without = Vous vous êtes assis sans promettre de valeur, il n'y en a donc pas à montrer.

## Parties d'une autre version

archive-line = { $word } (il n'y a pas de texte pour cela ici)

## Comment une partie s'est terminée

outcome-victory = Victoire : { $title } ({ $rule })
outcome-defeat = Défaite : { $title } ({ $rule })
outcome-draw = Égalité : { $title } ({ $rule })
outcome-won = { $count ->
    [one] Le joueur { $winners } gagne
   *[other] Les joueurs { $winners } gagnent
} : { $title } ({ $rule })

## Les jeux

game-gosu-x-title = GOSU X
game-gosu-x-tagline = Choisissez trois clans chacun et menez deux armées l'une contre l'autre.
game-gosu-tactics-title = GOSU Tactics
game-gosu-tactics-tagline = Des armées de gobelins, de deux à quatre joueurs, autour d'une pioche commune.
game-way-of-the-samurai-title = Way of the Samurai
game-way-of-the-samurai-tagline = Seul avec votre lame face aux maîtres.

level-random = Au hasard
level-greedy = Glouton
level-swordsman = Bretteur
level-novice = Novice
level-easy = Facile
level-medium = Moyen
level-hard = Difficile
level-expert = Expert

setting-gosu-x-tie-start = Qui commence après une égalité
setting-gosu-x-tie-start-help = Quand une Grande Bataille n'a pas de vainqueur, la ronde suivante est commencée par qui a joué le dernier tour, ou par qui a commencé la ronde.
setting-gosu-x-fifth-token-in-song = Cinquième jeton pendant le Chant
setting-gosu-x-fifth-token-in-song-help = Si un cinquième jeton d'Activation gagne aussi la partie pendant le Chant des Morts.
setting-gosu-x-goan-sul-tile-extra-sacrifice = La tuile de Goan Sul
setting-gosu-x-goan-sul-tile-extra-sacrifice-help = Si la tuile permet à qui la possède de sacrifier une carte de plus.
setting-gosu-x-wonder-after-song = Le jeton Merveille après le Chant
setting-gosu-x-wonder-after-song-help = Si le jeton Merveille retourne sur le plateau après le Chant des Morts ou reste à qui le tient.
setting-gosu-x-draft = Le choix des clans
setting-gosu-x-draft-help = Les joueurs choisissent leurs clans tour à tour, ou en reçoivent trois au hasard.
setting-gosu-tactics-discard-target = Qui peut devoir défausser
setting-gosu-tactics-discard-target-help = Si seul un joueur qui a encore des cartes peut être désigné pour défausser, ou n'importe qui.
setting-way-of-the-samurai-mode = Genre de partie
setting-way-of-the-samurai-mode-help = Un ennemi, le Clan sans fin, l'une des deux campagnes, ou un duel à deux joueurs.
setting-way-of-the-samurai-enemy = Ennemi
setting-way-of-the-samurai-enemy-help = Qui vous rencontrez dans un combat seul ; Ishida est le moins rude.
setting-way-of-the-samurai-weapon = Arme
setting-way-of-the-samurai-weapon-help = Chaque arme a sa manière de combattre ; le Katana est le plus simple.
setting-way-of-the-samurai-location = Lieu
setting-way-of-the-samurai-location-help = Un lieu où le Ki achète un jet de dé.
setting-way-of-the-samurai-climate = Climat
setting-way-of-the-samurai-climate-help = Le temps qu'il fait change le combat ; il demande un lieu.
setting-way-of-the-samurai-easy = Plus facile
setting-way-of-the-samurai-easy-help = N'importe lesquels de trois allègements pour un premier combat.
setting-way-of-the-samurai-hard = Carte Difficile
setting-way-of-the-samurai-hard-help = Si la carte Difficile est parmi les Adversaires.
setting-way-of-the-samurai-events = Évènements
setting-way-of-the-samurai-events-help = La carte d'évènements d'une campagne.

value-last = qui a joué le dernier tour
value-first = qui a commencé la ronde
value-no = non
value-yes = oui
value-returns = y retourne
value-stays = reste
value-pick = tour à tour
value-random = au hasard
value-holding = qui a des cartes
value-any = n'importe qui
value-fight = un combat
value-clan = le Clan sans fin
value-dojo = campagne : le dojo
value-village = campagne : le village
value-duel = un duel à deux
value-none = aucun
value-best-of-three = la meilleure de trois cartes
value-die-at-2 = le dé blessure commence à 2
value-random-special = une Action Spéciale dès le début
value-normal = normal
value-hard = difficile

## Phrases toutes faites

phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C'est à vous.
phrase-thinking = Je réfléchis…
phrase-well-played = Bien joué !
phrase-ouch = Aïe !
phrase-lucky = Quelle chance !
phrase-oops = Oups.
phrase-thanks = Merci !
phrase-sorry = Pardon.
phrase-back-soon = Je reviens dans un instant.
phrase-good-game = Belle partie !
phrase-again = Encore une ?
