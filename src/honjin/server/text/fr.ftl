### Ce que le serveur dit aux gens

## Les réponses négatives

refused-too-fast = C'est trop d'un coup. Attendez un instant et réessayez.
refused-origin = Seule la page de Honjin, ou un programme qui envoie l'en-tête X-Honjin, peut modifier quoi que ce soit ici.
refused-no-session = Vous n'êtes pas encore connu ici. Ouvrez la première page (GET /api/me) pour devenir invité.
refused-carry = Ce lien a déjà servi ou est trop ancien. Créez-en un autre sur le premier appareil.
refused-no-game = Il n'y a pas de jeu « { $game } » ; il y a : { $games }.
refused-no-table = Cette table n'existe pas.
refused-no-replay = Il n'y a pas de partie à revoir à cette adresse.
refused-no-rule = Il n'y a pas de règle { $rule }.
refused-no-moment = Cette partie s'arrête après { $last } choix ; elle n'a pas de moment { $n }.
refused-no-guide = Il n'y a pas de partie guidée pour { $game }.
refused-no-seat = Cette table n'a pas cette place.
refused-no-page = Il n'y a rien ici.
refused-method = Cette adresse ne répond pas à cette méthode.
refused-form = Ce message n'a pas la forme attendue.
refused-message = Ce message n'a pas pu être lu : { $problem }.
refused-too-long = Un message doit tenir en { $most } octets.
refused-too-deep = Dans un message, listes et objets doivent s'emboîter sur { $most } niveaux au plus.
refused-too-much = La lecture de ce texte demande trop de temps ou de mémoire.
refused-long-header = Le début d'une partie doit tenir en { $most } caractères.
refused-long-record = Un enregistrement doit tenir en { $most } lignes.
refused-seat = Désignez la place par son numéro dans la notation, pas par « { $seat } ».
refused-seat-count = { $found ->
    [one] { $found } place a été donnée
   *[other] { $found } places ont été données
}, cette partie en demande { $expected }.
refused-bots-only = Au moins une place doit revenir à une personne.
refused-no-level = Il n'y a pas de robot « { $level } » pour ce jeu ; il y a : { $levels }.
refused-too-many-tables = Vous avez { $most } tables ouvertes. Terminez-en ou fermez-en une d'abord.
refused-not-seated = Vous n'avez pas de place à cette table.
refused-not-your-seat = Cette place n'est pas la vôtre.
refused-not-host = Seule la personne qui a préparé cette table peut la fermer.
refused-others-play = D'autres jouent à cette table : abandonnez ou quittez-la plutôt.
refused-no-spectators = Cette table n'admet pas de spectateurs.
refused-invite = Cette invitation n'est pas pour cette table.
refused-no-free-seat = Aucune place n'est libre à cette table.
refused-seat-taken = Cette place est prise.
refused-is-waiting = La partie n'a pas commencé : une place est encore libre.
refused-time-out = Votre temps est écoulé.
refused-is-over = La partie est terminée.
refused-is-closed = Cette table est fermée.
refused-not-over = La partie n'est pas terminée.
refused-stale = La partie a avancé entre-temps. Regardez de nouveau, puis choisissez.
refused-not-asked = C'est à quelqu'un d'autre de décider.
refused-illegal = Ce choix n'est pas possible maintenant.
refused-ask-first = D'autres jouent ici : demandez-leur de vous laisser reprendre ce coup.
refused-no-undo = Le dernier choix a montré une carte, a fait appel au hasard ou n'était pas le vôtre : il ne peut pas être repris ({ $rule }).
refused-no-takeback = Personne ne demande à reprendre un coup.
refused-own-takeback = C'est aux autres de donner leur accord.
refused-chat = Envoyez soit une phrase toute faite, soit un texte.
refused-no-phrase = Il n'y a pas de phrase « { $phrase } ».
refused-no-odds = Aucun coup à craindre ici pour l'instant.
refused-no-position = Une position ne peut être enregistrée qu'au début d'un tour.
refused-secret = Vous pourrez voir cela une fois la partie terminée.
refused-no-advice = Vous n'avez rien à décider pour l'instant.
refused-no-advice-here = Des personnes jouent ici l'une contre l'autre, et aucun conseil n'a été convenu.
refused-gone = La personne qui demandait est partie.
refused-too-many-records = Vous avez apporté assez de parties pour aujourd'hui. Revenez demain.
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
refused-archive-rules = Cette partie a été jouée selon la version { $rules } des règles, et ici c'est la version { $here } : on peut la regarder, mais pas la continuer.
refused-archive-cards = Cette partie a été jouée avec d'autres cartes que celles d'ici : on peut la regarder, mais pas la continuer.
refused-archive-game = Il n'y a pas de jeu { $game } ici : on peut regarder cette partie, mais pas la continuer.
refused-archive-damaged = Cette partie est endommagée : on peut en regarder ce qui se lit encore, mais pas la continuer.
refused-internal = Une erreur s'est produite ici ; elle a été notée.
refused-deal-known = Quand d'autres peuvent s'asseoir, personne ne doit connaître la donne : ni graine, ni position, ni partie enregistrée. Ou dites à tous que vous la connaissez (known_deal).
refused-no-seal = La donne de cette table n'est pas scellée.
refused-seal-form = Envoyez soit l'empreinte d'une valeur, pour la promettre, soit la valeur, pour la montrer.
refused-seal-late = Les valeurs sont en train d'être montrées : on ne peut plus en promettre une autre.
refused-seal-early = Les valeurs se montrent quand plus aucune place n'est libre et que chacun en a promis une.
refused-seal-other = Ce n'est pas la valeur que vous aviez promise : son empreinte SHA-256 est différente.
refused-seal-without = Vous vous êtes assis sans promettre de valeur, il n'y en a donc pas à montrer.

## Parties d'une autre version

archive-line = { $word } (rien ici ne sait le dire en mots)

## Les jeux

game-gosu-x-title = GOSU X
game-gosu-x-tagline = Choisissez chacun trois clans et menez vos armées l'une contre l'autre.
game-gosu-tactics-title = GOSU Tactics
game-gosu-tactics-tagline = Des armées de gobelins, de deux à quatre joueurs, autour d'une pioche commune.
game-way-of-the-samurai-title = Way of the Samurai
game-way-of-the-samurai-tagline = Seul avec votre lame face aux maîtres.

setting-gosu-x-tie-start = Qui commence après une égalité
setting-gosu-x-tie-start-help = Quand les deux joueurs prennent un jeton Suprématie, la ronde suivante est commencée par celui qui a sacrifié en dernier au Chant des Morts, ou par celui qui a sacrifié en premier.
setting-gosu-x-fifth-token-in-song = Cinquième jeton pendant le Chant
setting-gosu-x-fifth-token-in-song-help = Si débloquer un cinquième jeton d'Activation fait gagner la partie pendant le Chant des Morts aussi.
setting-gosu-x-goan-sul-tile-extra-sacrifice = Sacrifice de plus par la tuile Goan Sul
setting-gosu-x-goan-sul-tile-extra-sacrifice-help = Si la tuile active fait sacrifier une carte de plus au joueur qui remporte une Grande Bataille avec moins de 10 d'avance.
setting-gosu-x-wonder-after-song = Le jeton Merveille après le Chant
setting-gosu-x-wonder-after-song-help = Si le jeton Merveille retourne sur le plateau après le Chant des Morts, ou reste au joueur qui l'a.
setting-gosu-x-galmi-pass = Passer par Galmi
setting-gosu-x-galmi-pass-help = Si passer par Galmi demande toujours d'avoir utilisé tous ses jetons d'Activation, ou seulement au premier à passer, comme d'habitude.
setting-gosu-x-veteran = Vétéran
setting-gosu-x-veteran-help = Si une carte doit être Vétéran quand le jeton est placé ou quand la bataille se compte ; cela n'importe que pour Aat.
setting-gosu-x-recruiter = Recruteur
setting-gosu-x-recruiter-help = Si la place à côté d'un Recruteur est gratuite chaque fois qu'on la remplit, ou pour la prochaine carte seulement.
setting-gosu-x-justice-copy = Copies de Justice
setting-gosu-x-justice-copy-help = Si une carte qui copie Justice peut aussi gagner la partie par la troisième tuile.
setting-gosu-x-clan-choice = Nommer un clan
setting-gosu-x-clan-choice-help = Si un effet qui demande un clan permet de nommer l'un des huit, ou l'un de ses trois seulement.
setting-gosu-x-draft = Le choix des clans
setting-gosu-x-draft-help = Les joueurs choisissent leurs clans tour à tour, ou en reçoivent trois au hasard.
setting-gosu-tactics-discard-target = Qui on peut faire défausser
setting-gosu-tactics-discard-target-help = Faut-il avoir encore des cartes en main pour être désigné, ou peut-on désigner n'importe qui ?
setting-way-of-the-samurai-mode = Genre de partie
setting-way-of-the-samurai-mode-help = Un ennemi, le Clan sans fin, l'une des deux campagnes, ou un duel à deux joueurs.
setting-way-of-the-samurai-enemy = Ennemi
setting-way-of-the-samurai-enemy-help = Votre adversaire dans un combat simple ; Ishida est le moins rude.
setting-way-of-the-samurai-weapon = Arme
setting-way-of-the-samurai-weapon-help = Chaque arme a sa manière de combattre ; le Katana est le plus simple.
setting-way-of-the-samurai-location = Lieu
setting-way-of-the-samurai-location-help = Un lieu où le Ki permet de lancer le dé.
setting-way-of-the-samurai-climate = Climat
setting-way-of-the-samurai-climate-help = Le temps qu'il fait change le combat ; il demande un lieu.
setting-way-of-the-samurai-easy = Plus facile
setting-way-of-the-samurai-easy-help = Un ou plusieurs de trois allègements pour un premier combat.
setting-way-of-the-samurai-hard = Carte Difficile
setting-way-of-the-samurai-hard-help = La carte Difficile est-elle parmi les Adversaires ?
setting-way-of-the-samurai-events = Événements
setting-way-of-the-samurai-events-help = La carte d'événements d'une campagne : celle imprimée est difficile ; les valeurs de la carte clémente sont les nôtres.

value-last = celui qui a sacrifié en dernier
value-first = celui qui a sacrifié en premier
value-no = non
value-yes = oui
value-returns = retourne sur le plateau
value-stays = reste
value-pick = tour à tour
value-random = au hasard
value-holding = seulement qui a des cartes
value-any = n'importe lequel
value-always-spent = seulement sans jeton en main
value-as-usual = comme d'habitude
value-when-placed = quand le jeton est placé
value-at-battle = quand la bataille se compte
value-each-time = chaque fois
value-once = une seule fois
value-own = un des vôtres
value-fight = un combat
value-clan = le Clan sans fin
value-dojo = campagne : le dojo
value-village = campagne : le village
value-duel = un duel à deux
value-none = aucun
value-best-of-three = la meilleure de trois cartes
value-die-at-2 = le dé blessure commence à 2
value-random-special = une Action Spéciale dès le début
value-normal = normal (notre reconstruction)
value-hard = difficile (la carte imprimée)

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
