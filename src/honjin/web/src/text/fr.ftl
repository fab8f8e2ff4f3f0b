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
unreachable = Le serveur est injoignable.
unreachable-retry = Cet appareil est-il en ligne ? La page réessaie d'elle-même.
no-answer = Le serveur ne répond pas ({ $status }). Réessayez dans un instant.
try-again = Réessayer
to-home = Accueil
page-home = Accueil
page-play = Nouvelle partie
page-table = Table
page-replay = Revoir
page-cards = Cartes
page-rules = Règles
page-learn = Leçons
page-lobby = Salon
page-about = À propos
page-account = Votre compte
page-leaderboard = Classement
page-owner = La page du propriétaire
page-missing = Cette page n'existe pas
game-missing = Ce jeu n'existe pas
game-missing-help = « { $name } » n'est pas un jeu d'ici. Il y a :
rule-of = Règle { $id }
rule-ruling = Notre lecture :
rule-in-book = Ouvrir dans le livre de règles

## Accueil

home-title =
    { $count ->
        [3] Trois jeux, un camp
       *[other] { $count } jeux, un camp
    }
home-intro = Menez une armée ou tirez le sabre : tout de suite contre l'ordinateur, ou contre des amis par un lien. Pas besoin de compte.
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
devices-intro = Vous jouez sous le nom { DE($name) }. Pas de mot de passe : chaque appareil connecté garde vos places.
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
last-seat = Je prends la dernière place
who-begins = Places
for-study = Pour l'étude :
more-terms = Règles, spectateurs, mélanges
other-terms = Spectateurs, mélanges
rules-of-table = Règles à cette table
clock = Pendule
clock-none = Aucune
clock-fischer = Minutes
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
side-of = Côté { DE($name) }
card-unknown = Carte cachée
card-chosen = sélectionnée
card-lit = peut être choisie
your-hand = Votre main
hand = Main
known-hand = Cartes que vous connaissez dans la main { DE($name) }
hand-empty = Aucune carte en main
cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
discard = Défausse
pile-empty = Rien ici
round =
    { $round ->
        [0] Mise en place
       *[other] Ronde { $round }
    }
turn-number = tour { $turn }
time-left = Temps restant
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
what-is-asked = Ce qui est demandé
answers = Réponses
your-place = Votre place
you-decide = À vous
you-react = Vous pouvez réagir
only-choice = Seul choix possible : { $choice }
went-on = De lui-même : { $choice }
fewer-questions = Moins de questions
keep-asking = Redemander pendant ce tour
pass-reactions = Pas de réaction avant la fin du tour
never-ask = Ne plus demander pour { $card }
settings-play = Jeu
setting-goes-on = Continuer sans demander quand rien d'utile n'est possible
setting-once = Quand j'ai continué une fois, ne plus demander avant la fin du tour
setting-confirms = Confirmer avant de jouer une carte de la main
setting-unasked = Sans question dans cette partie :
ask-again = Demander
bot-thinks = { $name } réfléchit
waits-for = On attend { $name }
game-over = La partie est terminée.
reconnecting = Connexion perdue, nouvel essai…
line-gone = La connexion au serveur est coupée : rien n'a été envoyé. Choisissez de nouveau quand elle sera revenue.
choice-lost = La connexion a été coupée avant l'arrivée de votre choix. Choisissez de nouveau.
skip-telling = Passer
line-shut = Cet appareil n'est plus connecté à cette table. Rouvrez la table pour regarder.
offered = Cartes au choix
why-not = Pas maintenant :
log = Journal
chat = Discussion
log-and-chat = Journal et discussion
log-fold = Replier le journal
log-show = Ce que montre le journal
log-all = Tout
log-mine = Moi
log-theirs = Autres
log-battles = Batailles
log-more = Montrer chaque fait
log-less = Montrer l'essentiel
log-look = Revoir ce moment : { $text }
log-look-back = Revoir
log-drew =
    { $who ->
        [you] Vous avez pioché { $count } cartes
       *[name] { $name } a pioché { $count } cartes
    }{ $cards ->
        [none] .
       *[other]  : { $cards }.
    }
look-back-then = Comme c'était
look-back-now = Revenir à la partie
look-back-your-turn = À vous de jouer : revenir
chat-empty = Personne n'a encore rien dit.
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
chat-write = Dire quelque chose
mute = Masquer ce que dit { $name }
tools = Outils
undo = Reprendre
back-to = Revenir à…
back-none = Il n'y a rien à reprendre.
back-words = Choisissez ce que vous voulez décider de nouveau. Tout ce qui a suivi est repris, et le résultat le dira.
back-this-turn = ce tour
back-turn =
    { $turn ->
        [0] mise en place
       *[other] tour { $turn }
    }
back-here = Vous avez repris des choix : décidez de nouveau.
takeback-ask = Demander à reprendre
takeback-asked = { $name } voudrait reprendre son dernier choix.
grant = Accepter
refuse = Refuser
hint = Conseil
hint-none = Cette table ne donne pas de conseils tant que des personnes jouent l'une contre l'autre.
hint-best = { $name } choisirait :
hint-chance = environ { $chance } sur 100
hint-wins = gagne environ { $chance } parties sur 100
hint-also = Sinon :
hint-follow = Faire cela
thinking = Réflexion…
odds = Risque
resign = Abandonner
resign-sure = Abandonner cette partie ? Vous la perdez.
rematch = Rejouer
rematch-asked =
    { $count ->
        [one] { $names } propose une revanche.
       *[other] { $names } proposent une revanche.
    }
rematch-same-asked =
    { $count ->
        [one] { $names } propose de rejouer la même donne en échangeant les places.
       *[other] { $names } proposent de rejouer la même donne en échangeant les places.
    }
rematch-accept = Accepter
rematch-decline = Refuser
rematch-waiting = Revanche proposée à { $names }…
rematch-withdraw = Laisser tomber
rematch-declined = Revanche refusée par { $names }.
rematch-go = Vers la revanche
rematch-same = Même donne, places échangées
new-opponent = Autre adversaire
watch-replay = Revoir la partie

## La fin

moment-next = Continuer
ending-open = Voir le résultat
ending-board = Regarder le plateau
ending-save = Enregistrer l'image
ending-restart = Depuis le début
ending-higher = Prochain adversaire : { $name }
ending-lower = Un adversaire plus facile : { $name }
ending-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
ending-minutes = { $count } min
ending-hours = { $count } h
ending-ahead =
    { $turns ->
        [one] Vous avez mené pendant { $turns } tour sur { $all }.
       *[other] Vous avez mené pendant { $turns } tours sur { $all }.
    }
ending-turned = Tournant de la partie : tour { $turn }
side-score = Score
side-rival = Adversaire
chart-of = { $counted }, tour par tour. À la fin : { $sides }
chart-side = { $name }, { $last }
chart-turns =
    { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }
cover-title = { $name }, à vous de jouer
cover-text = Passez l'appareil. Aucune carte n'est à l'écran.
cover-open = Je suis { $name } : montrer mes cartes
type-choice = Choix par écrit

## Ce que tout jeu peut montrer

view-hand = main
view-deck = pioche
view-discard = défausse
view-played = jouées
view-points = points
view-score = score
view-tricks = plis

## Touches

keys = Touches
key-help = cette liste
key-arrows = aller à ce qui est éclairé le plus près
key-shift = aller n'importe où
key-enter = choisir
key-space = choisir ; pendant un récit, aller à sa fin
key-escape = désélectionner, fermer, aller à la fin du récit
key-zoom = regarder la carte de près
key-type = écrire un choix
key-undo = reprendre le coup
key-log = journal
key-hint = conseil

## Revoir

replay-controls = Étapes de la partie
replay-start = Avant le premier choix
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

## Lessons

welcome = Première visite ?
welcome-help = De courtes leçons à une vraie table vous montrent un jeu, coup par coup.
welcome-course = Apprendre { $game }
courses = Cours
course-title = { $game } : apprendre en jouant
course-progress =
    { $done ->
        [one] { $done } leçon terminée sur { $count }
       *[other] { $done } leçons terminées sur { $count }
    }
course-begin = Commencer
course-go-on = Continuer
course-none = Il n'y a pas de leçons pour ce jeu.
rule-lesson = Leçon : { $title }
rule-example = Exemple : { $title }
example-before = Avant
example-after = Après
example-hand = Dans votre main
example-you = Vous
example-other = Votre adversaire
lesson = Leçon
lesson-goal = Votre objectif
lesson-times = { $count } sur { $times }
lesson-met = atteint
lesson-open = à faire
lesson-done = Bien joué !
lesson-watch = Regardez ce qui se passe.
lesson-other = C'est permis, mais ce n'est pas le sujet de cette leçon. Rien n'a bougé : essayez autre chose.
lesson-hint = Indice
lesson-show = Faites-le pour moi
lesson-again = Recommencer
lesson-all = Toutes les leçons
lesson-next = Suite : { $title }
lesson-play = À vous de jouer une partie

## À propos

about-what = Honjin est une table pour { $games } : jouer, étudier, revoir. Le serveur connaît les règles ; cette page montre ce qu'il peut vous montrer et rien de plus.
about-privacy-title = Ce qui est gardé
about-privacy = Un nom et, pour chacun de vos appareils, un cookie, son genre (comme « Firefox, Linux ») et le jour où il a été vu pour la dernière fois, pour que vous retrouviez vos tables et puissiez le déconnecter. Avec un compte, aussi vos clés d'accès, dont seule la moitié publique est ici, et les empreintes de vos codes de secours. Rien n'est chargé d'ailleurs, et rien n'est transmis.
about-cards-title = Les cartes
about-cards = Toutes les images sont dessinées par cette page d'après les données des cartes. Chaque carte dit à quel point nous en sommes sûrs : confirmée, transcrite une fois, ou reconstruite par nous.
about-programs-title = Pour les programmes
about-programs = Tout ce que fait cette page, un programme peut le faire par la même interface :

## Les cartes

books = Jeux
cards-title = Les cartes de { $game }
cards-filters = Clan, niveau, mot-clé
cards-search = Chercher dans les noms et les textes
cards-clans = Clan
cards-levels = Niveau
cards-keywords = Mot-clé
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
cards-number = Dans le jeu
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

# The card that is looked at
preview = La carte regardée
colon = { " :" }
preview-hint = Arrêtez la souris sur une carte, ou touchez-la longuement : vous lirez ici ce qu'elle fait.
targets-above =
    { $count ->
        [one] { $count } choix plus haut
       *[other] { $count } choix plus haut
    }
targets-below =
    { $count ->
        [one] { $count } choix plus bas
       *[other] { $count } choix plus bas
    }

## À vous de jouer

awaited =
    { $count ->
        [one] On vous attend à { $count } table
       *[other] On vous attend à { $count } tables
    }
awaited-turn = À vous de jouer
awaited-seal = Prêt à distribuer
awaited-rematch = Une revanche ?
awaited-where = { $game }, avec { $names }
notices = Avis et installation
notices-always = Quand c'est à vous, le titre et l'icône de cette page le disent, un son aussi si les sons sont activés, et la barre énumère les tables où l'on vous attend.
notices-system = Avis de votre appareil
notices-ask = Votre appareil doit-il vous prévenir quand c'est à vous ? Il dit quel jeu et avec qui, jamais une carte.
notices-ask-number = Votre appareil peut vous prévenir quand c'est à vous, si vous ouvrez Honjin par un nom au lieu d'un numéro. Vous restez la même personne.
notices-allow = Me prévenir
notices-no = Non merci
notices-on = Votre appareil vous prévient quand on vous attend.
notices-pushed = Même quand aucune page de Honjin n'est ouverte.
notices-unpushed = Tant qu'une page de Honjin est ouverte quelque part : ce serveur n'envoie rien aux appareils, ou ce navigateur n'a pas de service pour cela.
notices-off = Les avis sont coupés sur cet appareil.
notices-turn-off = Les couper
notices-denied = On a demandé à ce navigateur de ne montrer aucun avis de cette page. Cela se change dans ses réglages pour cette adresse.
notices-missing = Ce navigateur ne sait pas montrer d'avis.
notices-number = Les navigateurs n'accordent les avis, l'installation et les clés d'accès qu'aux adresses qui ont un nom. Cette page porte le numéro de votre propre machine : continuez sur localhost, la même machine par son nom. Vous restez la même personne.
notices-plain = Les navigateurs n'accordent les avis, l'installation et les clés d'accès qu'aux adresses sûres (https). Celle-ci ne l'est pas : rien de tout cela ne peut être proposé ici.
address-owner = La personne qui gère ce serveur peut lui donner un nom et un certificat, avec un proxy devant.
address-how = Comment faire
go-localhost = Continuer sur localhost
install = Comme application
install-means = Honjin peut être installé : une fenêtre et une icône à lui. Les règles et les cartes se lisent alors sans connexion.
install-do = Installer
install-done = Honjin est installé ici.
install-menu = Dans le menu de partage, choisissez « Sur l'écran d'accueil ».

## Notes, personnes

notes = Notes
notes-means = Pour vous : personne d'autre ne lit ceci. Vous le retrouverez en revoyant la partie.
notes-kept = Enregistré.
person-more = Plus sur { $name }
block = Bloquer { $name }
block-means = Vous ne serez plus à une table avec { $name } et ne lirez plus ce que cette personne dit. Elle n'en sait rien.
block-done = { $name } : bloqué. Réglages, Personnes bloquées pour revenir en arrière.
blocked = Personnes bloquées
blocked-means = Vous n'êtes à aucune table avec ces personnes et ne lisez pas ce qu'elles disent. Elles n'en savent rien.
blocked-nobody = Vous n'avez bloqué personne.
unblock = Débloquer
report = Envoyer le signalement
report-words = Que doit savoir la personne qui gère ce serveur à propos { DE($name) } ?
report-means = Les dernières lignes de la discussion sont jointes.
report-sent = Votre signalement a été envoyé à la personne qui gère ce serveur.

## Liens

share = Partager
qr = Code QR
qr-of = Code QR de { $link }
link-local = Ce lien ne marche que sur cet ordinateur. Pour d'autres de votre réseau, lancez le serveur avec
spectators-invite = Inviter des spectateurs
fact-seat = Votre place
fact-seat-of = { $number } sur { $all }
fact-rules-usual = les règles habituelles
clock-told-fischer = { $minutes } min chacun, { $increment } s ajoutées à chaque tour
clock-days-each =
    { $count ->
        [one] 24 heures pour chaque tour
       *[other] { $count } jours pour chaque tour
    }
clock-days-help = Pour qui va et vient : qui dépasse ce temps perd.
term-again = Cette donne est connue
term-again-help = Tout le monde ici a déjà joué ces cartes, depuis les autres places. Une telle partie ne compte pour aucun classement.

## Mes parties, les statistiques, le défi du jour

history = Ce que vous avez joué
page-games = Mes parties
page-stats = Statistiques
page-daily = Défi du jour
games-games = Parties
games-lessons = Leçons
games-playing = En cours
games-waiting = On attend quelqu'un
games-finished = Terminées
games-count =
    { $more ->
        [yes] plus de { $count }
       *[no] { $count }
    }
games-none = Rien encore : les parties que vous terminez ici figureront dans cette liste.
games-none-found = Aucune de vos parties ne correspond.
games-more = En montrer plus
games-export = Toutes en une archive
games-export-help = Les enregistrements de toutes vos parties en fichiers, avec leur liste.
games-import = Ouvrir un enregistrement
filter-game = Jeu
filter-fate = Résultat
filter-opponent = Adversaire
filter-search = Recherche
filter-all = tous
fate-won = Gagnée
fate-lost = Perdue
fate-drawn = Nulle
fate-shared = Un seul appareil
fate-unknown = Terminée
game-against = contre { $rivals }
game-alone = en solitaire
game-about =
    { $rivals ->
        [none] { $game }, { $when }
       *[other] { $game } contre { $rivals }, { $when }
    }
game-choices =
    { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
game-replay = Revoir
game-download = Télécharger
game-keep = Conserver
game-kept = Conservée
game-gone = Son enregistrement n'est plus conservé.
game-delete = Supprimer
game-delete-ask = Retirer cette partie de { $game } de votre liste et de vos statistiques ? Ceux qui l'ont jouée avec vous la gardent ; si vous étiez seul, son enregistrement disparaît.
game-delete-yes = La supprimer
unrated-lesson = leçon
unrated-daily = défi du jour
unrated-known-deal = donne connue
unrated-self = tous sur un appareil
unrated-hints = avec des conseils
unrated-undo = avec des choix repris
unrated-unknown = résultat inconnu
unrated-guest = non classée : un invité jouait
unrated-rules = non classée : autres règles
unrated-level = non classée : un bot que personne n'a mesuré
open-you = C'est à vous
open-other = { $name } doit choisir
open-running = En cours
open-waits = Une place est libre
open-go-on = Continuer
open-look = Voir
stats-none = Terminez une partie, et vos résultats seront dessinés ici.
stats-played = jouées
stats-won = gagnées
stats-drawn = nulles
stats-share = des points
stats-interval = de { $low } à { $high }
stats-streak = victoires d'affilée en ce moment
stats-streak-best = victoires d'affilée au mieux
stats-form =
    { $count ->
        [one] La dernière partie
       *[other] Les { $count } dernières parties
    } : { $won } gagnées, { $lost } perdues{ $drawn ->
        [0] {""}
       *[other] , { $drawn } nulles
    } ; { $share } des points sur les dix dernières.
stats-table = En tableau
stats-help = Une victoire vaut un point, une nulle un demi. Le trait noir dit où se situe vraiment votre part dans 95 cas sur 100 ; une barre épaisse repose sur beaucoup de parties. Les leçons, les donnes connues d'avance et les parties jouées des deux côtés ne comptent pas.
daily-intro = Tout le monde joue ici la même donne, une seule fois : pas de conseils, rien n'est repris. Quand vous avez terminé, vous voyez ce qu'ont fait les autres, et l'expert. Avant la fin du jour (UTC), seuls ceux qui ont terminé peuvent la revoir.
daily-ends = se termine dans { $time }
daily-position = Une position en pleine partie ; c'est à vous.
daily-game = Une partie entière.
daily-against = Contre { $name }.
daily-option = { $name } : { $value }
daily-begin = Commencer
daily-dealing = On distribue les cartes…
daily-finished =
    { $count ->
        [0] Personne ne l'a encore terminé.
        [one] Une personne l'a terminé.
       *[other] { $count } personnes l'ont terminé.
    }
daily-nobody = Personne ne l'a terminé ce jour-là.
daily-results = Résultats
daily-score = score { $score }
daily-bot = bot
daily-expert-plays = L'expert est encore en train de jouer.
daily-today = Celui d'aujourd'hui
daily-open = Le défi du jour

## Le compte

account-guest = Vous jouez en invité : votre nom et vos parties sont gardés pour les navigateurs où vous êtes connecté.
account-since = Compte ouvert le { $date }
account-closed = La personne qui gère ce serveur a fermé votre compte : vous pouvez finir vos parties, mais ni en commencer, ni prendre place, ni changer de nom, ni écrire.
account-why = Avec une clé d'accès, votre nom, vos parties et votre niveau restent à vous sur tous vos appareils. C'est l'empreinte, le visage ou le code qui les déverrouille : pas de mot de passe, pas d'adresse, personne d'autre.
name-change = Changer
passkeys = Clés d'accès
keys-unknown = Ce navigateur ne connaît pas les clés d'accès. Un plus récent les connaît.
keys-none = Vous n'avez plus de clé d'accès : seul un code de secours ouvre ce compte.
key-first = Créer une clé d'accès
key-add = Ajouter une clé d'accès
key-new = Clé { $number }
key-here = Cet appareil a déjà une clé d'accès pour votre compte.
key-unnamed = Clé d'accès
key-label = Nom de la clé
key-keep = Garder
key-used = utilisée { $when }
key-synced = sur tous vos appareils
key-doubted = Elle a servi plus souvent qu'elle ne le dit : quelqu'un l'a peut-être copiée. Retirez-la.
key-rename = Renommer
key-remove = Retirer
key-remove-sure = Retirer « { $label } » ? Plus personne ne pourra se connecter avec elle. Si l'appareil est perdu, déconnectez-le aussi plus bas.
key-remove-yes = La retirer
codes = Codes de secours
codes-means = Pour le jour où vous aurez perdu toutes vos clés. Chaque code ouvre votre compte une fois.
codes-left =
    { $count ->
        [0] Vous n'en avez pas.
        [one] Il vous reste { $count } code.
       *[other] Il vous reste { $count } codes.
    }
codes-make = Créer des codes de secours
codes-again = En créer d'autres ; les anciens ne valent plus
codes-once = Notez-les ou imprimez-les. Ils ne sont montrés que maintenant.
codes-kept = Je les ai gardés
sign-in-title = Vous avez déjà un compte ?
sign-in-why = Connectez-vous, et ce navigateur joue avec votre compte.
sign-in-bring =
    { $count ->
        [one] Emporter la partie { DE($name) }
       *[other] Emporter les { $count } parties { DE($name) }
    }
sign-in = Se connecter avec une clé d'accès
sign-in-code = J'ai perdu ma clé d'accès
code = Code de secours
code-use = Ouvrir mon compte
ratings = Niveau
rating-of =
    { $players ->
        [1] { $game }
       *[other] { $game }, { $players } joueurs
    }
rating-provisional = Provisoire : il faut encore quelques parties.
rating-means = Après ±, l'écart possible (deux écarts types). Le bot Aoi (moyen) a 1500 points dans chaque jeu ; 400 points de plus, c'est dix victoires contre une. Les parties avec conseils, coups repris, donne connue ou autres règles ne comptent pas, ni celles avec des invités.
rating-none = Pas encore de partie classée. Finissez-en une contre un bot ou contre quelqu'un qui a un compte.
rating-guest = Le niveau est pour les comptes. Créez une clé d'accès, et vos prochaines parties compteront.
curve-of =
    { $games ->
        [one] { $label } : { $points } points, à { $deviation } près, après { $games } partie
       *[other] { $label } : { $points } points, à { $deviation } près, après { $games } parties
    }
curve-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
devices-intro-account = Vous jouez sous le nom { $name }, avec un compte. Chaque appareil connecté garde vos places.
device-end-others = Déconnecter tous les autres
log-out-account = Vous pourrez revenir en tant que { $name } avec une clé d'accès ou un code de secours.
account-delete = La fin
account-delete-means = Efface votre nom, vos clés, vos codes, votre niveau, vos résultats, vos notes et vos connexions. Les parties en cours sont perdues par forfait. Dans les parties des autres, un numéro remplace votre nom.
account-delete-do = Tout effacer
account-delete-sure = Effacer { $name } pour toujours ? Rien ne le ramènera.
account-delete-yes = Oui, tout effacer

## Le classement

board-people =
    { $count ->
        [0] Personne n'a encore assez joué pour être classé.
        [one] { $count } personne est classée.
       *[other] { $count } personnes sont classées.
    }
board-place = Rang
board-name = Nom
board-points = Points
board-games = Parties
board-you = vous
board-bot = bot
board-nobody = Personne
board-means = Est classé qui a un compte et assez de parties comptées. Les bots ont été mesurés en tournoi.
board-own = Votre niveau

## La page du propriétaire

owner-why = Cette page est pour la personne qui gère le serveur. Lancez honjin serve --owner et ouvrez l'adresse affichée, ou entrez le jeton qui la termine.
owner-token = Jeton
owner-enter = Ouvrir
owner-reports = Signalements
owner-reports-done = Montrer ceux qui sont réglés
owner-report-of = { $by } au sujet { DE($about) }
owner-lines =
    { $count ->
        [one] La ligne de discussion jointe
       *[other] Les { $count } lignes de discussion jointes
    }
owner-no-reports = Aucun.
owner-close = Fermer
owner-open = Rouvrir
owner-finish = Réglé
owner-guests = Comptes et invités fermés
owner-closed-means = Qui est fermé peut finir ses parties, mais n'en commence plus, ne prend plus place, n'écrit plus et garde son nom ; on le lui dit.
owner-find = Une partie du nom ; vide pour tous ceux qui sont fermés
owner-find-do = Chercher
owner-account = compte
owner-guest = invité
owner-is-closed = fermé le { $when }
owner-found-none = Personne ne porte un tel nom.
owner-none-closed = Personne n'est fermé.
owner-words = Mots interdits
owner-words-help = Dans les noms et la discussion, un par ligne ; majuscules et accents ne comptent pas. Une * au bout interdit aussi les mots plus longs (fripon* aussi friponne).
owner-words-keep = Garder la liste
owner-words-kept = Gardée.
