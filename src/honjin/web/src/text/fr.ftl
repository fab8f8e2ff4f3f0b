### Les mots de la page

## Toutes les pages

close = Fermer
cancel = Annuler
loading = Chargement …
send = Envoyer
copy = Copier
copied = Copié
navigation = Navigation principale
skip = Aller au contenu
settings = Réglages
language = Langue
other-language = Switch to English
theme = Lumière
theme-auto = Comme l'appareil
theme-light = Jour
theme-dark = Nuit
speed = Vitesse des cartes
speed-off = Sans
speed-slow = Lente
speed-normal = Normale
speed-fast = Rapide
sound = Sons
to-home = Accueil
page-home = Accueil
page-play = Nouvelle partie
page-table = Table
page-replay = Rejouer
page-cards = Cartes
page-rules = Règles
page-learn = Première partie
page-lobby = Salon
page-about = À propos
page-missing = Cette page n'existe pas
rule-of = Règle { $id }
rule-ruling = Notre lecture :
rule-in-book = Ouvrir dans le livre de règles

## Accueil

home-title = Trois jeux, un camp
home-intro = Menez une armée ou tirez le sabre : tout de suite contre un robot, ou contre des amis par un lien. Sans compte.
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
play-now = Jouer contre un robot
play-now-solo = Combattre
set-up = Préparer une partie
learn = Apprendre en jouant
your-name = Votre nom aux tables
your-tables = Vos parties

## Préparation

set-up-of = { $game } : nouvelle partie
who-plays = Qui joue
players = Joueurs
opponent = Adversaire { $number }
level = Force
seat-bot = Un robot
seat-link = Un ami, par un lien
seat-open = N'importe qui dans le salon
seat-here = Un ami sur cet appareil
seat-link-help = Vous recevez un lien à envoyer.
seat-open-help = La table est affichée jusqu'à ce que quelqu'un s'assoie.
seat-here-help = Vous vous passez l'appareil ; un rideau cache les cartes entre les tours.
solo = Vous combattez seul.
first-seat = Je prends la première place
rules-of-table = Règles de cette table
time-and-more = Temps, invités, hasard
clock = Pendule
clock-none = Aucune
clock-fischer = Minutes avec incrément
clock-correspondence = Jours par tour
clock-minutes = Minutes chacun
clock-increment = Secondes de plus par tour
clock-days = Jours
spectators = Spectateurs
spectators-none = Aucun
spectators-public = Voient ce qui est visible
spectators-open-after = Voient toutes les mains à la fin
seed = Graine des mélanges
seed-random = au hasard
start = À table

## Attente, salon

waiting-for-players = On attend des joueurs. Envoyez-leur leur lien.
invite-link = Lien vers cette place
spectator-link = Lien pour spectateurs
seat-free = place libre
sit-down = S'asseoir
leave-table = Partir
lobby-intro = Les tables que chacun peut rejoindre ou regarder.
lobby-empty = Aucune table ouverte. Préparez-en une pour « n'importe qui dans le salon ».
watch = Regarder
table-problem = Cette table ne peut pas être montrée

## La table

board = Table
you-named = { $name } (vous)
bot-named = Robot ({ $level })
player-number = Joueur { $seat }
bot = Robot
bot-number = Robot { $seat }
seat-away = absent
to-move = à jouer
seat-passed = a passé
turns-left =
    { $count ->
        [one] encore { $count } tour
       *[other] encore { $count } tours
    }
side-of = Côté de { $name }
army-of =
    { $own ->
        [true] Votre armée
       *[other] Armée du joueur { $seat }
    }
row-of = Rang { $row }
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
card-chosen = sélectionnée
card-lit = peut être choisie
place-here = La poser en { $place }
place-card = La poser dans l'attaque
your-hand = Votre main
hand = Main
hand-of = Main du joueur { $seat } : { $count }
known-hand = Cartes connues de la main du joueur { $seat }
hand-empty = Aucune carte en main
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pile = Pile
deck = Pioche
discard = Défausse
removed = Retirées
revealed = Révélées
coming = Arrive :
unseen = Pas encore vues
pile-empty = Rien ici
banned = Ne peut pas jouer :
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
wonder-free = Merveille : libre
advantage = Avantage
additional-turn = Tour additionnel
supremacy = Suprématie
supremacy-count = Suprématie { $count }
points = Points de victoire
points-count = Points de victoire { $count }
tokens-all = Jetons d'Activation : { $hand } prêts, { $spent } dépensés, { $locked } bloqués
strength = Puissance
time-left = Temps restant
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
what-is-asked = Ce qui est demandé
your-place = Votre place
you-decide = À vous :
bot-thinks = { $name } réfléchit
waits-for = On attend { $name } :
game-over = La partie est finie.
reconnecting = Connexion perdue, nouvel essai …
offered = Cartes au choix
why-not = Pas maintenant :
lesson-only = C'est possible, mais cette leçon parle d'autre chose.
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
chat-empty = Personne n'a encore parlé.
chat-write = Dire quelque chose
mute = Masquer ce que dit { $name }
tools = Outils
undo = Annuler le coup
takeback-ask = Demander à reprendre
takeback-asked = { $name } demande à reprendre son dernier choix.
grant = Accepter
refuse = Refuser
hint = Conseil
hint-best = Un robot choisirait :
hint-visits = examiné { $count } fois
hint-follow = Faire cela
thinking = Réflexion …
odds = Chances
odds-of = La chance que le prochain coup vous touche, d'après tout ce que vous pouvez savoir.
resign = Abandonner
resign-sure = Abandonner cette partie ? Les autres gagnent.
you-won = Vous gagnez !
you-lost = Vous perdez.
rematch = Rejouer une partie
watch-replay = Revoir la partie
cover-title = Au joueur { $seat }
cover-text = Passez l'appareil. Aucune main n'est à l'écran.
cover-open = Je suis le joueur { $seat } : montrer mes cartes
type-choice = Choix par écrit

## Touches

keys = Touches
key-help = cette liste
key-arrows = aller à la chose éclairée la plus proche
key-shift = aller à n'importe quoi
key-enter = choisir
key-escape = désélectionner, fermer
key-zoom = regarder la carte de près
key-type = écrire un choix
key-undo = annuler le coup
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
wound-die = Dé de blessure : { $face }
stored = Spéciales en réserve
hard-card = Carte Difficile dans la pioche
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

## Rejouer

replay-controls = Étapes de la partie
replay-start = Avant le premier choix
replay-choice = Joueur { $seat } : { $choice }
replay-moment = Moment
replay-of = { $at } sur { $all }
replay-play = Lecture
replay-pause = Pause
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-turn-back = Tour précédent
replay-turn-next = Tour suivant
replay-from = Vu par
replay-open = toutes mains ouvertes
replay-play-on = Jouer à partir d'ici
replay-record = Enregistrer la partie
replay-offline = Enregistrer en un fichier
import-intro = Ouvrez une partie jouée ici, dans le terminal ou ailleurs.
import-file = Fichier de la partie
import-text = ou son texte
import-open = Ouvrir

## Première partie

learn-next = Continuer
learn-do = Faites-le sur la table
learn-show = Le faire pour moi
learn-play = Maintenant une vraie partie

## À propos

about-what = Honjin est une table pour GOSU X, GOSU Tactics et La Voie du Samouraï : jouer, étudier, revoir. Le serveur connaît les règles ; cette page montre ce qu'il peut vous montrer et rien de plus.
about-privacy-title = Ce qui est gardé
about-privacy = Un nom et un cookie, pour que vous retrouviez vos tables. Rien n'est chargé d'ailleurs et personne d'autre ne l'apprend.
about-cards-title = Les cartes
about-cards = Toutes les images sont dessinées par cette page d'après les données des cartes. Chaque carte dit si nous en sommes sûrs : confirmée, transcrite une fois, ou notre reconstruction.
about-programs-title = Pour les programmes
about-programs = Tout ce que fait cette page, un programme peut le faire par la même interface :

## Les clans de GOSU Tactics et les decks de La Voie du Samouraï

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
        [0] Aucune carte n'est ainsi.
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-all = Tout montrer
cards-copies =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
cards-certain = Ce dont nous sommes sûrs

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
