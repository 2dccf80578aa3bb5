# Les textes du terminal. Ce qu’on tape est le même dans toutes les langues.

## La table

endless = sans fin
headed = { $title } :
cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
cards-on-top = { $count ->
        [one] { $count } carte, dessus :
       *[other] { $count } cartes, dessus :
    }
more-cards = { $count } de plus,
your-zone = Vous, { $zone } ({ $count }) :
you = vous
guest = Invité
others = Les autres
table = Table
yourself = Vous
scores = Scores :
scores-so-far = Scores jusqu’ici :
turn = Tour { $number }
turn-now = tour { $number }
turn-log = Tour { $number } :
setting-up = Mise en place
at-first = Au début :

## Choix

no-choice = Vous n’avez pas le choix :
choose = Choisissez.
nothing-to-choose = Il n’y a rien à choisir maintenant.
hint-is = Un robot choisirait : { $action }.

## À sa place

others-think = Les autres réfléchissent…
others-still-think = Les autres réfléchissent encore.
over-leave = La partie est finie ; q quitte la table.
over-again = La partie est finie ; a en commence une autre, q quitte la table.
just-talk = Tous ceux qui jouent sont ici : parlez-vous.
not-over = Cette partie n’est pas finie.
kept-in-file = Cette partie est dans son fichier ; commencez la suivante avec un autre.
too-many-people = Il y a { $seats } places pour { $people } personnes.
seat-numbers = À { $seats } joueurs, les places vont de 0 à { $last }.
same-names = Deux personnes ont le même nom.
name-length = Un nom a de 1 à { $most } caractères, tous imprimables.

## Une salle d’un serveur

room-undone = Le dernier coup a été repris.
room-lost = La connexion est perdue ; on la rétablit…
room-back = La connexion est rétablie.
not-begun = La partie n’a pas commencé.
not-connected = Pas de connexion.
no-connection = pas de connexion
game-over = La partie est finie.
game-over-again = La partie est finie. Tapez again pour en jouer une autre.
waiting-for = On attend { $names }.
server-keeps = Le serveur garde la partie ; on la revoit dans le navigateur.
shows = { $name } montre : { $feeling }.
says = { $name } dit : { $text }
watching-you = Vous regardez.
take-seat = Prendre place
before-game = Avant la partie :
i-am-ready = On peut commencer
not-ready-yet = Finalement, pas encore
start-game = Commencer la partie
start-note = Tout le monde doit être prêt.
give-bot = Donner une place à un robot
give-bot-note = Autres robots : tapez bot NAME.
programs-in = Laisser des programmes prendre place
programs-out = Ne plus laisser entrer de programmes
entering = Entrée dans { $code } sur { $address }…
room-at = Salle { $code } sur { $address }
room-game = Jeu : { $game }, règles maison { $preset }, { $pace ->
        [off] sans pendule
       *[other] pendule { $pace }
    }
watchers = spectateurs : { $count }
host = hôte
bot-named = robot { $name }
program-named = programme { $name }
away = pas là
ready = en place
room = Salle
room-code = salle { $code }
join-at = Les autres rejoignent sur { $address }
seconds-left = encore { $count } s
type-this = Tapez : { $what }
type-switch = Tapez : { $word } on, ou { $word } off
type-name-value = Les règles maison s’écrivent NAME=VALUE.
no-option = { $title } n’a pas de règle { $name } ; il y a : { $have }.
nobody-called = Personne ici ne s’appelle { $name }.
room-word-join = prendre place
room-word-ready = dire qu’on peut commencer
room-word-unready = dire qu’on attend encore
room-word-start = hôte : commencer
room-word-bot = hôte : un robot prend place
room-word-game = hôte : choisir le jeu
room-word-preset = hôte : choisir les règles maison
room-word-set = hôte : une règle maison
room-word-pace = hôte : choisir la pendule
room-word-programs = hôte : les programmes peuvent-ils jouer
room-word-hints = hôte : peut-on demander conseil
room-word-standins = hôte : des robots jouent pour les absents
room-word-kick = hôte : renvoyer quelqu’un
room-word-host = hôte : quelqu’un d’autre devient hôte
room-word-emote = montrer un sentiment
room-word-time = quinze secondes de plus
room-word-again = hôte : une autre partie
room-word-leave = quitter sa place pour de bon

## Écrans : la ligne du bas

key-back = Retour
key-again = Encore
key-hint = Conseil
key-log = Récit
key-rules = Règles
key-cards = Cartes
key-type = Taper
key-line = Quitter la ligne
key-quit = Quitter
key-play = Jouer
key-simulate = Simuler
key-next = Suite
key-turn-on = Tour +
key-turn-back = Tour −
key-eyes = Regard
key-jump = Aller à
key-run = Lancer
key-export = Exporter
key-table = Table
key-alone = Personne d’autre ne voit

## Écrans : la console

console-help = > help montre les commandes
how-to-choose = On choisit par le numéro ou par le début. Page préc. et Page suiv. font défiler.
no-such = Ce choix ou cette commande n’existe pas ; help les montre.
no-such-command = Cette commande n’existe pas ; help les montre.
nothing-follows = Rien ne suit { $word }.
quit-again = Appuyez encore sur q pour quitter la table.
say-what = Dire quoi ?
name-file = Nommez le fichier : save FILE.
saved = Enregistré : { $file }
word-help = cette liste
word-back = reprendre ce que vous avez choisi
word-hint = ce que ferait un robot
word-log = la partie jusqu’ici
word-rules = les règles
word-cards = ce que font les cartes
word-say = parler aux autres
word-save = écrire la partie dans un fichier
word-again = la même table encore une fois, après la fin
word-simmode = simuler plutôt
word-quit = quitter la table

## Écrans à lire, et le rideau

cards-of = { $title } : les cartes
cards-title = Cartes
game-so-far = La partie jusqu’ici
pass-keyboard = Passez le clavier à
look-away = Les autres détournent les yeux.
i-am = Je suis { $name }

## Le formulaire

form-title = Parlour : une table dans ce terminal
form-game = Jeu
form-people = Noms, séparés par des virgules
form-house-rules = Règles maison
form-players = Nombre de joueurs
form-bots = Robots
form-play = Jouer
form-rules = Règles
form-nobody = Il faut quelqu’un pour jouer : tapez au moins un nom.
on = oui
off = non

## Revoir une partie

moment = Moment { $moment } sur { $last }, tour { $turn }, { $eyes }
eyes-all = tout est visible
eyes-watcher = vu par tous
eyes-seat = vu par { $name }
replay-line = > 12, turn 3, seat 0, all
replay-words = Tapez un moment, turn N, seat N, watcher, all ou quit.
replay-seats = Les places vont de 0 à { $last }.
replay-title = { $title } avec { $players } : { $eyes }.
told-all = tout
told-watcher = ce que tous pouvaient voir
told-seat = ce que voyait { $name }
not-finished = La partie n’est pas finie.

## La simulation

sim-title = { $seats ->
        [one] Simulation : { $title }, { $seats } place
       *[other] Simulation : { $title }, { $seats } places
    }
sim-none = Rien n’a encore été simulé.
sim-games = Parties : { $games }, graine { $seed }
sim-strategy = Stratégie { $letter } : { $bot }
sim-rate = Victoires { $letter } : { $share } ({ $low } à { $high })
sim-draws = Nulles : { $count }
sim-length = Durée moyenne : { $turns } tours
sim-speed = { $speed } parties par seconde
sim-parameters = Paramètres
sim-run = Simuler
sim-label-games = Parties
sim-label-strategy = Stratégie { $letter }
sim-label-output = Fichier
sim-done = { $games } parties en { $seconds } s.
sim-stopped = Arrêt après { $games } parties sur { $all } ; elles sont gardées.
sim-running = C’est en cours ; arrêtez d’abord avec stop.
sim-runs = { $games } parties en cours…
sim-waits = Cela attend la fin des parties ; Ctrl-C les arrête.
sim-idle = Rien n’est en cours.
sim-set-how = Tapez : set NAME VALUE
sim-set = { $name } vaut { $value }.
sim-no-results = Il n’y a encore rien à exporter.
sim-export-how = Tapez : export FILE
sim-exported = Résultats exportés : { $file }
sim-word-run = simuler
sim-word-stop = arrêter ; ce qui est joué est gardé
sim-word-set = games, a, b, seats, seed, output, game, une règle maison
sim-word-export = écrire les résultats (.txt .json .csv .html)
sim-word-tuimode = retour à la table
sim-word-help = cette liste
sim-word-quit = quitter

## Ligne par ligne

stops-here = La partie s’arrête ici.
saved-as = Elle est enregistrée : { $command }
type-number = Tapez un nombre de 1 à { $most }, ou h pour l’aide.
you-are = Vous êtes { $name }, contre { $others } (graine { $seed }).
type-choice = Tapez le numéro de votre choix ; h pour l’aide, q pour quitter.
goodbye = Au revoir.
no-such-line = Ce choix ou cette commande n’existe pas ; h les montre.
line-number = faire un choix
line-back = reprendre ce que vous avez choisi jusqu’ici
line-back-room = reprendre votre choix, ou votre dernier coup
line-view = revoir la table
line-log = relire la partie
line-cards = ce que font les cartes
line-rules = les règles
line-hint = un conseil : ce que ferait un robot
line-say = parler aux autres
line-help = cette aide
line-quit = quitter
line-quit-room = quitter ; votre place reste à vous

## Règles et jeux sur la ligne de commande

options = Règles maison
presets = Variantes
by-default = { $title } ({ $value } par défaut)
default = { $text } (par défaut)
switch = on ou off
range = { $low } à { $high }
all-defaults = tout par défaut
games-game = Jeu
games-title = Titre
games-players = Joueurs
games-presets = Variantes
games-options = Règles maison
