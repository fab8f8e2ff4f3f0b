### Ce que le serveur dit aux gens

## Les réponses négatives

refused-too-fast = C'est trop d'un coup. Attendez un instant et réessayez.
refused-origin = Seule la page de Honjin, ou un programme qui envoie l'en-tête X-Honjin, peut modifier quoi que ce soit ici.
refused-no-session = Vous n'êtes pas encore connu ici. Ouvrez la première page (GET /api/me) pour devenir invité.
refused-carry = Ce lien a déjà servi ou est trop ancien. Créez-en un autre sur le premier appareil.
refused-no-game = Il n'y a pas de jeu « { $game } » ; il y a : { $games }.
refused-no-table = Cette table n'existe pas.
refused-no-game-of-mine = Cette partie n'est pas dans votre liste.
refused-too-many-kept = Vous conservez déjà { $most } parties. Renoncez d'abord à l'une d'elles, ou emportez-les toutes en archive.
refused-too-many-exports = Vous avez emporté vos parties assez souvent pour aujourd'hui.
refused-no-opponent = Vous n'avez joué contre personne de ce nom.
refused-cursor = Cela ne mène à aucune autre page de la liste.
refused-daily-secret = C'est le défi du jour : son enregistrement est réservé à ceux qui l'ont terminé, jusqu'à la fin du jour (UTC).
refused-daily-practice = C'est la donne du défi du jour : il se joue une seule fois, à sa propre table.
refused-daily-begun = Vous avez déjà commencé le défi du jour, dans une autre fenêtre.
refused-daily-hints = Il n'y a pas de conseils dans le défi du jour.
refused-daily-close = Un défi du jour se joue ou s'abandonne, il ne se ferme pas.
refused-daily-undo = Dans le défi du jour, rien n'est repris : seul le premier essai compte.
refused-no-day = Il n'y a pas de défi de ce jour, ou il n'y en a plus.
refused-no-replay = Il n'y a pas de partie à revoir à cette adresse.
refused-no-rule = Il n'y a pas de règle { $rule }.
refused-no-moment = Cette partie s'arrête après { $last } choix ; elle n'a pas de moment { $n }.
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
refused-rewind-people = D'autres jouent ici : seul votre dernier choix peut être repris, s'ils sont d'accord et s'il n'a montré aucune carte, n'a pas fait appel au hasard et que personne n'a choisi depuis ({ $rule }).
refused-rewind-nothing = Il n'y a rien à reprendre : vous n'avez pas encore choisi.
refused-rewind-long = On a tant repris dans cette partie qu'elle ne peut plus que continuer.
refused-no-reactions = Dans ce jeu, personne ne réagit à ce que font les autres.
refused-no-rewind = Vous ne pouvez revenir qu'à un de vos choix qui compte encore ({ $rule }).
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
refused-no-passkeys = Les navigateurs ne donnent de clés d'accès qu'à une adresse sûre qui porte un nom (HTTPS, ou localhost sur cette machine).
refused-challenge = C'était trop long, ou la réponse a déjà servi. Réessayez.
refused-key-proof = Ce n'est pas ce qui était demandé à votre clé d'accès. Réessayez.
refused-key-unknown = Cette clé d'accès n'ouvre aucun compte ici. Elle a peut-être été retirée.
refused-key-copied = Cette clé d'accès a servi plus souvent qu'elle ne le dit : quelqu'un l'a peut-être copiée. Elle a été refusée : connectez-vous avec une autre, ou avec un code de secours, et retirez-la.
refused-key-known = Cette clé d'accès est déjà utilisée ici.
refused-too-many-keys = Un compte peut avoir { $most } clés d'accès. Retirez-en une d'abord.
refused-no-key = Vous n'avez pas cette clé d'accès.
refused-no-key-here = Aucune de vos clés d'accès ne fonctionne à cette adresse. Utilisez un code de secours, ou l'adresse où vous en avez créé une.
refused-last-key = C'est votre seule clé d'accès. Créez-en une autre ou des codes de secours d'abord, sinon personne ne pourrait revenir.
refused-not-fresh = Confirmez d'abord avec votre clé d'accès.
refused-no-account = Créez d'abord une clé d'accès.
refused-is-account = Vous êtes connecté à un autre compte, qui garde ses parties.
refused-code = Ce code de secours n'ouvre rien. Il a peut-être déjà servi.
refused-guest-closed = La personne qui gère ce serveur a fermé votre compte : vous pouvez finir vos parties, mais ni en commencer, ni prendre place, ni changer de nom, ni écrire.
refused-forbidden = Il y a là un mot que la personne qui gère ce serveur n'admet pas.
refused-too-many-words = La liste peut compter { $most } mots au plus.
refused-no-guest = Cette personne n'existe pas ici.
refused-no-board = { $game } ne se joue pas à { $players }.
refused-owner = Cette page est pour la personne qui gère le serveur. Pour avoir son adresse, lancez honjin serve --owner.
refused-owner-line = Cette page ne s'ouvre que sur le serveur même ou en HTTPS.
refused-internal = Une erreur s'est produite ici ; elle a été notée.
refused-deal-known = Quand d'autres peuvent s'asseoir, personne ne doit connaître la donne : ni graine, ni position, ni partie enregistrée. Ou dites à tous que vous la connaissez (known_deal).
refused-no-seal = La donne de cette table n'est pas scellée.
refused-seal-form = Envoyez soit l'empreinte d'une valeur, pour la promettre, soit la valeur, pour la montrer.
refused-seal-late = Les valeurs sont en train d'être montrées : on ne peut plus en promettre une autre.
refused-seal-early = Les valeurs se montrent quand plus aucune place n'est libre et que chacun en a promis une.
refused-seal-other = Ce n'est pas la valeur que vous aviez promise : son empreinte SHA-256 est différente.
refused-seal-without = Vous vous êtes assis sans promettre de valeur, il n'y en a donc pas à montrer.
refused-you-blocked = Vous avez bloqué quelqu'un de cette table. Débloquez d'abord cette personne (Réglages, Personnes bloquées).
refused-push-endpoint = Les avis ne peuvent être envoyés qu'à un service de notification public.
refused-no-push = Ce serveur n'envoie pas d'avis aux appareils.
refused-too-many-devices = { $most } de vos appareils sont déjà prévenus. Coupez d'abord les avis sur l'un d'eux.
refused-too-many-blocks = Vous avez déjà bloqué { $most } personnes.
refused-too-many-notes = Vous avez déjà des notes à { $most } tables. Videz-en d'abord une.
refused-no-block = Vous n'avez bloqué personne sous ce nom.
refused-too-many-reports = Vous avez assez signalé pour aujourd'hui. Revenez demain.

## Parties d'une autre version

archive-line = { $word } (rien ici ne sait le dire en mots)

## Ce que l'on a joué

tag-rival = Adversaires
tag-players = Joueurs
tag-players-count = { $count } joueurs
export-readme =
    Toutes vos parties de ce Honjin.
    { "" }
    games/ contient l'enregistrement de chaque partie terminée : « honjin replay FICHIER » la raconte, et la page l'ouvre sous Mes parties, Importer.
    imported/ contient les enregistrements que vous avez apportés vous-même.
    games.json les énumère toutes, même celles dont l'enregistrement n'est plus conservé ici.

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

## Avis aux appareils

notice-turn = À vous de jouer
notice-seal = On vous attend pour distribuer
notice-rematch = Une revanche ?
notice-where = { $game }, avec { $names }
