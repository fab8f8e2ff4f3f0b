### Les mots de la page

## Toutes les pages

close = Fermer
cancel = Annuler
loading = Chargement…
send = Envoyer
copy = Copier
copied = Copié
navigation = Navigation principale
skip = Aller au contenu
settings = Réglages
language = Langue
other-language = Switch to English
theme = Thème
theme-auto = Celui de l'appareil
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des cartes
speed-off = Sans mouvement
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
sound = Sons
unreachable = Le serveur est injoignable. L'appareil est-il connecté ?
no-answer = Le serveur ne répond pas ({ $status }). Réessayez dans un instant.
try-again = Réessayer
to-home = Accueil
page-home = Accueil
page-play = Nouvelle partie
page-table = Table
page-replay = Revoir
page-cards = Cartes
page-rules = Règles
page-learn = Première partie
page-lobby = Salon
page-about = À propos
page-missing = Cette page n'existe pas
rule-of = Règle { $id }
rule-ruling = Notre lecture :
rule-in-book = Ouvrir dans le livre de règles

## Accueil

home-title = Trois jeux, un camp
home-intro = Menez une armée ou tirez le sabre : tout de suite contre l'ordinateur, ou contre des amis par un lien. Sans compte.
players-range =
    { $low ->
        [1] { $high ->
            [1] 1 joueur
           *[other] 1 joueur, ou un duel
        }
       *[other] { $high ->
            [2] 2 joueurs
           *[other] { $low } à { $high } joueurs
        }
    }
minutes = environ { $count } min
play-now = Jouer tout de suite contre un robot
play-now-solo = Combattre
set-up = Préparer une partie
learn = Apprendre en jouant
your-name = Votre nom à la table
your-tables = Vos parties

## Vos appareils

page-carry = Vos appareils
devices = Vos appareils
devices-open = Jouer sur un autre appareil
devices-intro = Vous jouez sous le nom { DE($name) }. Ni compte ni mot de passe : chaque appareil connecté garde vos places.
devices-link-title = Sur un autre appareil
devices-link-help = Créez un lien et ouvrez-le sur l'autre appareil : il jouera lui aussi en votre nom.
devices-link-make = Créer un lien
devices-link = Lien pour un autre appareil
devices-link-made = Il sert une seule fois, dans les { $minutes } minutes. Qui l'ouvre joue en votre nom : ne l'envoyez à personne d'autre.
devices-list = Connectés
device-unknown = Un appareil
device-here = cet appareil
device-seen = vu { $when }
device-end = Déconnecter
log-out = Se déconnecter
log-out-last = Vous n'êtes connecté nulle part ailleurs. Une fois déconnecté, personne ne pourra redevenir { $name } : vos places et vos parties en cours seront perdues. Pour les garder, créez d'abord un lien pour un autre appareil.
log-out-others = Vos autres appareils gardent vos places. Pour redevenir { $name } ici, il vous faudra un lien de l'un d'eux.
log-out-yes = Se déconnecter ici
carry-done = Cet appareil joue désormais sous le nom { DE($name) }
carry-done-help = Toutes vos parties sont ici. Le premier appareil reste connecté lui aussi.
carry-go = À vos parties
carry-sure = Vous jouez déjà ici sous le nom { DE($name) }
carry-sure-help =
    { $count ->
        [one] Une partie est en cours. Si cet appareil change d'invité, seul un autre appareil { DE($name) } pourra la continuer.
       *[other] { $count } parties sont en cours. Si cet appareil change d'invité, seul un autre appareil { DE($name) } pourra les continuer.
    }
carry-take = Devenir l'invité du lien
carry-stay = Rester { $name }
carry-failed = Ce lien ne mène nulle part

## Préparation

set-up-of = { $game } : nouvelle partie
who-plays = Qui joue
players = Joueurs
opponent = Adversaire { $number }
level = Quel robot
seat-bot = Un robot
seat-link = Un ami, par un lien
seat-open = N'importe qui dans le salon
seat-here = Un ami sur cet appareil
seat-link-help = Vous recevrez un lien à envoyer.
seat-open-help = La table reste affichée dans le salon jusqu'à ce que quelqu'un s'assoie.
seat-here-help = Vous vous passez l'appareil ; un rideau cache les cartes entre les tours.
solo = Vous combattez seul.
first-seat = Je prends la première place
rules-of-table = Règles à cette table
time-and-more = Pendule, spectateurs, mélanges
clock = Pendule
clock-none = Aucune
clock-fischer = Minutes, avec des secondes ajoutées à chaque tour
clock-correspondence = Jours par tour
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées à chaque tour
clock-days = Jours
spectators = Spectateurs
spectators-none = Aucun
spectators-public = Voient ce qui est étalé
spectators-open-after = Voient toutes les mains à la fin
seed = Graine des mélanges
seed-random = au hasard
start = Commencer

## Les conditions d'une table

terms = Conditions de cette table
terms-ask = Avant de vous asseoir
terms-with = avec { $names }
terms-accept = Je le sais : je m'assieds
terms-decline = Non merci
term-sealed = Donne scellée
term-sealed-help = Personne n'a choisi ces cartes, ni un joueur ni la personne qui tient ce serveur. Le serveur et chaque joueur ont mis sous clé un nombre secret avant qu'aucun ne soit ouvert, et les mélanges découlent de tous ces nombres ensemble. Après la partie, chacun peut le vérifier.
term-known = L'hôte connaît la donne
term-known-help = La personne qui a préparé cette table a choisi les mélanges et peut connaître toutes les mains, la vôtre aussi. C'est bien pour une leçon ou un problème, pas pour se mesurer.
term-advice = Conseils permis
term-advice-help = Pendant la partie, chaque joueur peut demander à l'ordinateur ce qu'il ferait.
advice-allow = Permettre les conseils de l'ordinateur
known-allow = Je choisis les mélanges : l'hôte connaît cette donne
known-means = Avant de s'asseoir, chacun apprend que vous pouvez connaître toutes les cartes, et la partie enregistrée le dit aussi.
seed-sealed = Avec d'autres personnes, la donne est scellée : personne ne peut la choisir, il n'y a donc pas de graine à donner. À cocher seulement pour une leçon ou un problème.

## Attente, salon

waiting-free = Une place est libre à cette table.
waiting-for-players = En attente de joueurs. Envoyez-leur leur lien.
invite-link = Lien vers cette place
spectator-link = Lien pour spectateurs
seat-free = place libre
sit-down = S'asseoir
leave-table = Partir
lobby-intro = Les tables que tout le monde peut rejoindre ou regarder.
lobby-empty = Aucune table n'est ouverte. Préparez-en une pour « N'importe qui dans le salon ».
watch = Regarder
table-closed = Cette table a été fermée
table-problem = Impossible de montrer cette table

## Donnes scellées

seal-step-server = Le serveur a mis sa moitié sous clé.
seal-step-commit =
    { $done ->
        [yes] Chaque joueur a mis son nombre sous clé.
       *[no] Chaque joueur met son nombre sous clé.
    }
seal-step-reveal =
    { $done ->
        [yes] Tous les joueurs ont ouvert leur nombre.
       *[no] Quand tous sont sous clé, les joueurs ouvrent leur nombre.
    }
seal-step-deal = Les cartes sont données d'après la moitié et tous les nombres ensemble. Le serveur ouvre sa moitié à la fin de la partie : avant, elle dirait toutes les mains.
seal-done = fait
seal-left = encore { $seconds } s pour ouvrir
seal-means = Sous clé veut dire : une empreinte est publiée, et plus rien ne peut changer. Cette page fait tout cela pour vous.
seal-seat-waiting = n'a pas encore mis de nombre sous clé
seal-seat-locked = a mis un nombre sous clé
seal-seat-opened = a ouvert son nombre
seal-seat-without = joue sans nombre personnel
seal-broken =
    { $count ->
        [one] { $names } est parti ou n'a pas ouvert son nombre à temps : la place est de nouveau libre.
       *[other] { $names } sont partis ou n'ont pas ouvert leurs nombres à temps : leurs places sont de nouveau libres.
    } Tous les nombres ont été refaits.
seal-lost = Votre nombre n'a pas été ouvert à temps, votre place est donc de nouveau libre. Rasseyez-vous si vous voulez encore jouer.
seal-without =
    { $count ->
        [one] { $names } participe sans nombre, avec un programme qui ne sait pas en mettre sous clé.
       *[other] { $names } participent sans nombres, avec des programmes qui ne savent pas en mettre sous clé.
    } Les nombres des autres protègent quand même la donne.
seal-fits-values = Vérifié par cette page : chaque nombre ouvert est bien celui qui était sous clé. La moitié du serveur sera vérifiée à la fin de la partie.
seal-fits-all = Vérifié par cette page : la moitié du serveur et tous les nombres sont bien ceux qui étaient sous clé.
seal-whose = À qui
seal-shown = Ce que chacun a montré
seal-lock = sous clé
seal-number = ouvert
seal-server = Serveur
seal-later = à la fin de la partie
seal-none = aucun
verify-title = Vérifiez vous-même
verify-deal = Vérifier la donne
verify-later = À la fin, la partie enregistrée contient tout cela et chaque mélange, et un petit programme le vérifie sans Honjin.
verify-how = Enregistrez la partie et le vérificateur, un court fichier qui demande Python et rien de Honjin, puis lancez-le sur la partie :
verify-file = Enregistrer le vérificateur
verify-noted = Si vous ne vous fiez à personne, notez ce que le serveur a mis sous clé et votre nombre ; le vérificateur les compare aussi.
seal-alarm-server-changed = Le serveur a mis sous clé autre chose qu'au début, ou a recommencé sans raison.
seal-alarm-promises-changed = Ce que les joueurs ont mis sous clé n'est plus ce que c'était quand cette page a ouvert votre nombre.
seal-alarm-value-false = Un nombre ouvert n'est pas celui qui était sous clé.
seal-alarm-half-false = La moitié du serveur n'est pas celle qu'il avait mise sous clé.
seal-alarm-blamed = Le serveur dit que votre nombre n'a pas été ouvert, alors qu'il l'avait confirmé.
alarm-title = Arrêtez : cette donne n'est pas celle qui était promise
alarm-means = Quelqu'un a peut-être choisi ces cartes. Ne continuez pas pour quoi que ce soit qui compte. Ce qui a été mis sous clé et ouvert reste visible et peut être enregistré.
alarm-see = Voir ce qui ne va pas
waiting-seal-commit = Toutes les places sont prises. Les joueurs mettent leurs nombres sous clé.
waiting-seal-reveal = Tous les nombres sont sous clé. Les joueurs les ouvrent.
waiting-seal-open = Tous les nombres sont ouverts. On donne les cartes.

## Parties d'autres règles

archive-won = a gagné
archive-end-waiting = Elle n'avait pas commencé.
archive-end-playing = Elle n'était pas terminée.
archive-end-over = Elle est terminée ; son issue n'a pas été conservée.
archive-end-closed = La table a été fermée.
archive-end-broken = Elle a été interrompue.
archive-close = Fermer cette partie
archive-choices = Tous les choix
archive-none = Rien n'avait encore été choisi.
archive-badge = règles plus anciennes, à regarder seulement

## La table

spectators-now =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
board = Table
you-named = { $name } (vous)
player-number = Joueur { $number }
seat-away = absent
to-move = à jouer
seat-passed = a passé
turns-left =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
side-of = Côté { DE($name) }
army-of =
    { $own ->
        [true] Votre armée
       *[other] Armée { DE($name) }
    }
row-of = Rangée { $row }
card-at = en { $place }
card-unknown = Carte cachée
card-captured = capturée, face cachée
card-imprisoned = emprisonnée, face cachée
card-tokens =
    { $count ->
        [one] { $count } jeton dessus
       *[other] { $count } jetons dessus
    }
card-bounty = jeton Prime dessus
card-veteran = doublée dans la Grande Bataille
card-recruited = a recruté
card-chosen = sélectionnée
card-lit = peut être choisie
place-here = La poser en { $place }
place-card = La poser dans l'attaque
your-hand = Votre main
hand = Main
hand-of = Main { DE($name) } : { $count }
known-hand = Cartes que vous connaissez dans la main { DE($name) }
hand-empty = Aucune carte en main
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pile = Pioche
deck = Pioche
discard = Défausse
removed = Retirées
revealed = Révélées
coming = Arrive :
unseen = Pas encore vues
pile-empty = Rien ici
banned = Ne peut pas jouer :
round =
    { $round ->
        [0] Mise en place
       *[other] Ronde { $round }
    }
fight-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
turn-number = tour { $turn }
tile-of = Tuile { $clan }
song = Chant des morts
wonder = Merveille
wonder-free = Merveille : libre
advantage = Avantage
additional-turn = Tour additionnel
supremacy = Suprématie
supremacy-count = Suprématie { $count }
points = Points de victoire
points-count = Points de victoire { $count }
tokens-all = Jetons d'Activation : { $hand } prêts, { $spent } dépensés, { $locked } bloqués
strength = Puissance
time-left = Temps restant
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
what-is-asked = Ce qui est demandé
your-place = Votre place
you-decide = À vous :
bot-thinks = { $name } réfléchit
waits-for = En attente { DE($name) } : « { $question } »
game-over = La partie est terminée.
reconnecting = Connexion perdue, nouvel essai…
line-shut = Cet appareil n'est plus connecté à cette table. Rouvrez la table pour regarder.
offered = Cartes au choix
why-not = Pas maintenant :
lesson-only = Ce serait possible, mais cette leçon parle d'autre chose.
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
chat-empty = Personne n'a encore rien dit.
chat-write = Dire quelque chose
mute = Masquer ce que dit { $name }
tools = Outils
undo = Reprendre
takeback-ask = Demander à reprendre
takeback-asked = { $name } voudrait reprendre son dernier choix.
grant = Accepter
refuse = Refuser
hint = Conseil
hint-none = Cette table ne donne pas de conseils tant que des personnes jouent l'une contre l'autre.
hint-best = { $name } choisirait :
hint-visits = essayé { $count } fois
hint-follow = Faire cela
thinking = Réflexion…
odds = Risque
odds-of = La probabilité que le prochain coup vous touche, d'après tout ce que vous pouvez savoir.
resign = Abandonner
resign-sure = Abandonner cette partie ? Vous la perdez.
rematch = Rejouer
watch-replay = Revoir la partie
cover-title = { $name }, à vous de jouer
cover-text = Passez l'appareil. Aucune carte n'est à l'écran.
cover-open = Je suis { $name } : montrer mes cartes
type-choice = Choix par écrit

## Touches

keys = Touches
key-help = cette liste
key-arrows = aller à ce qui est éclairé le plus près
key-shift = aller n'importe où
key-enter = choisir
key-escape = désélectionner, fermer
key-zoom = regarder la carte de près
key-type = écrire un choix
key-undo = reprendre le coup
key-log = journal
key-hint = conseil

## La voie du samouraï

enemy = Ennemi
no-enemy = Personne à combattre pour l'instant
life = Vie
ki = Ki
part-defence = Défense
part-counter = Contre-attaque
your-attack = Votre côté
attack = Attaque
gauges = Jauges
gauge-force = Force
gauge-technique = Technique
gauge-guard = Garde
symbol-mountain = montagne
symbol-moon = lune
symbol-gate = porte
symbol-blood = sang
wound-die = Dé de blessure : { $face }
stored = Spéciales en réserve
hard-card = Carte Difficile dans le deck Adversaire
deck-actions = Actions
deck-specials = Spéciales
deck-wounds = Blessures
deck-adversaries = Adversaires
unseen-actions = Actions encore à venir
unseen-specials = Spéciales encore à venir
unseen-adversaries = Adversaires encore à venir
campaign-map = Campagne
beaten = vaincu
beaten-count =
    { $count ->
        [one] { $count } ennemi vaincu
       *[other] { $count } ennemis vaincus
    }

## Clans

clan-justice = Justice
clan-abhilasha = Abhilasha
clan-tomorrow = Tomorrow
clan-narashima = Narashima
clan-galmi = Galmi
clan-phoenix = Phoenix
clan-goan-sul = Goan Sul
clan-xi-an = Xi'an

## Revoir

replay-controls = Étapes de la partie
replay-start = Avant le premier choix
replay-choice = { $name } : { $choice }
replay-moment = Étape
replay-of = { $at } sur { $all }
replay-play = Lecture
replay-pause = Pause
replay-back = Étape précédente
replay-next = Étape suivante
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-from = Vu par
replay-open = tout le monde, mains ouvertes
replay-play-on = Jouer à partir d'ici
replay-record = Enregistrer la partie
replay-offline = Enregistrer en page web
import-intro = Ouvrez l'enregistrement d'une partie jouée ici, dans le terminal ou ailleurs.
import-file = Fichier de la partie
import-text = ou collez son texte
import-open = Ouvrir

## Première partie

learn-next = Continuer
learn-do = Faites-le sur la table
learn-show = Faites-le pour moi
learn-play = Maintenant une vraie partie

## À propos

about-what = Honjin est une table pour GOSU X, GOSU Tactics et Way of the Samurai : jouer, étudier, revoir. Le serveur connaît les règles ; cette page montre ce qu'il peut vous montrer et rien de plus.
about-privacy-title = Ce qui est gardé
about-privacy = Un nom et, pour chacun de vos appareils, un cookie, son genre (comme « Firefox, Linux ») et le jour où il a été vu pour la dernière fois, pour que vous retrouviez vos tables et puissiez le déconnecter. Rien n'est chargé d'ailleurs, et rien n'est transmis.
about-cards-title = Les cartes
about-cards = Toutes les images sont dessinées par cette page d'après les données des cartes. Chaque carte dit à quel point nous en sommes sûrs : confirmée, transcrite une fois, ou reconstruite par nous.
about-programs-title = Pour les programmes
about-programs = Tout ce que fait cette page, un programme peut le faire par la même interface :

## Les clans de GOSU Tactics et les decks de Way of the Samurai

clan-gobans = Gobans
clan-alphas = Alphas
clan-darks = Darks
clan-mekas = Mekas
clan-fires = Fires
clan-action = Actions
clan-special = Actions Spéciales
clan-adversary = Adversaires
clan-wound = Blessures
clan-weapon = Armes
clan-enemy = Ennemis
clan-location = Lieux
clan-climate = Climats
clan-campaign = Campagnes
clan-events = Événements

## Les cartes

keyword-recruiter = Recruteur
keyword-force-of-will = Force de Volonté
keyword-secret-shift = Relève secrète
keyword-bounty = Prime
keyword-echo = Écho
keyword-ethereal = Éthéré
keyword-veteran = Vétéran
keyword-wondrous = Merveilleux
keyword-zombie = Mutation zombie
keyword-arrival = Arrivée
keyword-link = Lien
keyword-mutation = Quand il mute
keyword-force = Force
keyword-technique = Technique
keyword-guard = Garde
books = Jeux
cards-title = Les cartes de { $game }
cards-filters = Clan, niveau, mot-clé
cards-search = Chercher dans les noms et les textes
cards-clans = Clan
cards-decks = Deck
cards-levels = Niveau
cards-keywords = Mot-clé
cards-gauges = Jauge
cards-certainty = Certitude
cards-every-certainty = toutes
cards-found =
    { $count ->
        [0] Aucune carte ne correspond.
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-all = Tout montrer
cards-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
cards-certain = À quel point nous en sommes sûrs

## Le livre de règles

rules-title = Les règles de { $game }
rules-search = Chercher dans les numéros et les textes
rules-found =
    { $count ->
        [0] Aucune règle ne le dit.
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-parts = Parties du livre
rules-both = Les deux langues côte à côte
rules-link = Lien vers la règle { $id }
