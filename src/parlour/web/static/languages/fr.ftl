# Les textes des pages.

refusal-unreachable = Le serveur ne répond pas. Est-il lancé ?
refusal-refused = Le serveur a refusé ({ $status }).
refusal-closed = Vous n’êtes plus connecté à cette salle.
refusal-lost = La connexion s’est interrompue ; réessayez.
refusal-malformed = Cela n’a pas été compris.
refusal-illegal = Ce n’est pas possible maintenant.
refusal-not_your_turn = Ce n’est pas votre tour.
refusal-stale = C’est trop tard ; regardez à nouveau.
refusal-forbidden = Vous n’avez pas le droit de faire cela ici.
refusal-unknown = Cela n’existe pas, ou plus.
refusal-limit = Trop à la fois ; réessayez plus tard.
room-unknown = Salle inconnue
room-unknown-why = Il n’y a pas de salle **{ $code }**. Vérifiez les lettres sur le grand écran ; une salle inutilisée est fermée au bout d’un moment.
room-refused = Cette salle ne peut pas être ouverte
try-again = Réessayer
line-lost = Reconnexion…
line-restarting = Le serveur redémarre. Reconnexion…
one-moment = Un instant…
looking-for = Recherche de la salle { $code }…
left-table = Vous n’êtes plus à la table
seat-lost = Votre ancienne place n’est plus à vous.
host-changed = { $you ->
        [yes] Vous êtes maintenant l’hôte et remplacez { $old }.
       *[no] { $name } est maintenant l’hôte et remplace { $old }.
    }

language = Langue
sound = Son
vibration = Vibration
motion = Mouvement
confirm = Confirmer avant toute action
theme = Clair ou sombre
theme-auto = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
on = Oui
off = Non
yes = oui
no = non
close = Fermer
home = Accueil
game = Jeu
room = Salle
players = Joueurs
player = Joueur
bots = Robots
bot = robot
rules = Règles
rules-key = ? Règles
rules-of = Règles : { $title }
rules-short = { $title } en bref
rules-cards = Les cartes
rules-all = Toutes les règles
house-rules = Règles maison
one-less = { $label } : un de moins
one-more = { $label } : un de plus
preset-spec = Celles de Parlour (standard)
preset-official = Officielles
watch = Regarder
leave = Quitter
join = Rejoindre
log = Journal
log-title = Ce qui s’est passé, du plus récent au plus ancien
log-none = Rien ne s’est passé depuis votre arrivée.
latest = Dernières nouvelles
more = Plus ⋯
menu = Menu
tools = Outils
parlour-home = Parlour, accueil
somebody = Quelqu’un
guest = Invité
a-player = un joueur
winner = gagnant
your-name = Votre nom
has-left = a quitté
away = non connecté
away-short = absent
away-bot = absent, un robot joue
crowd = { $range ->
        [no] { $low } joueurs
       *[yes] { $low } à { $high } joueurs
    }
for-players = Pour { $crowd }.
qr-code = QR code de la salle { $code }
seconds-left = { $count ->
        [one] { $count } seconde restante
       *[other] { $count } secondes restantes
    }
replay-again = Revoir la partie
replay-one = Revoir une partie
replay-last = Revoir la dernière partie
play-again = Rejouer

colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-yellow = jaune
colour-purple = violet
colour-orange = orange
colour-teal = turquoise
colour-pink = rose
colour-brown = brun
colour-grey = gris
shape-circle = cercle
shape-square = carré
shape-triangle = triangle
shape-diamond = losange
shape-star = étoile
shape-hexagon = hexagone
shape-cross = croix
shape-heart = cœur
shape-moon = lune
shape-drop = goutte

bot-easy = Facile
bot-medium = Moyen
bot-hard = Difficile
bot-random = Hasard : n’importe quel coup
bot-greedy = Avide : le meilleur coup tout de suite
bot-flat = Essaie chaque coup plusieurs fois
bot-ismcts = Anticipe et devine vos cartes
bot-plays = Joue « { $name } »
bot-level-easy = robot faible
bot-level-medium = robot moyen
bot-level-hard = robot fort
bot-level-random = robot au hasard

home-motto = Des jeux de cartes à main cachée.
home-join = Rejoindre avec un code
home-code-wrong = Un code de salle, ce sont quelques lettres. Il est sur le grand écran ; sinon, demandez à l’hôte.
home-rooms = Vos salles
home-room-as = { $title }, sous le nom { $name }
phase-lobby = pas commencée
phase-playing = en cours
phase-over = terminée
new-game = Nouvelle partie
home-solo = Jouer contre des robots
home-bots = { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
home-tv = Sur cette télé
home-tv-how = chacun joue sur son téléphone
home-friends = Entre amis
home-friends-how = chacun sur son appareil
home-pass = Passer l’appareil
home-pass-how = un seul écran circule
home-settings = Robots et règles maison
home-bot-level = Leur niveau
home-replay = D’un fichier enregistré après une partie.
home-replay-open = Ouvrir un enregistrement

join-room = { $count ->
        [0] Salle **{ $code }**
       *[other] Salle **{ $code }** avec { $names }
    }
join-sign = Votre signe (facultatif)
join-sign-is = Signe { $sign }
join-begun = La partie a commencé. Vous pouvez la regarder et rejoindre la suivante.
join-over = Cette partie est finie. Attendez que l’hôte ouvre la suivante.
join-full = Toutes les places sont prises. Vous pouvez regarder.
join-sit = Prendre place
lobby-program = programme { $name }
lobby-ready = en place
lobby-not-ready = pas encore
lobby-host = hôte
lobby-remove = Retirer
lobby-remove-name = Retirer { $name }
lobby-rename = Changer de nom
lobby-bot-level = Son niveau
lobby-add-bot = Ajouter un robot
lobby-full = Toutes les places sont prises.
lobby-settings = Jeu et règles maison
lobby-clock = Horloge
pace-off = Sans horloge
pace-relaxed = Tranquille
pace-fast = Rapide
lobby-hints = Les joueurs peuvent demander conseil à un robot
lobby-stand-ins = Un robot remplace un joueur absent
lobby-programs = Des programmes d’autres ordinateurs peuvent jouer
lobby-missing = { $count ->
        [one] Il manque encore { $count } joueur : invitez quelqu’un ou ajoutez un robot.
       *[other] Il manque encore { $count } joueurs : invitez quelqu’un ou ajoutez des robots.
    }
lobby-waiting = On attend encore : { $names }.
lobby-start = Commencer la partie
lobby-all-ready = Tout le monde est prêt ; l’hôte peut commencer.
lobby-say-ready = Dites quand on peut commencer.
lobby-i-am-ready = On peut commencer
lobby-unready = Finalement, pas encore
lobby-invite = Inviter
lobby-join-at = On rejoint sur **{ $address }** avec le code **{ $code }**
lobby-join-here = On rejoint avec le code **{ $code }**. Seul cet ordinateur atteint le serveur.
lobby-evening = { $count ->
        [one] Ce soir, après une partie
       *[other] Ce soir, après { $count } parties
    }
lobby-wins = { $count ->
        [one] { $count } victoire
       *[other] { $count } victoires
    }
lobby-house-rules = Règles maison : { $rules }.
lobby-screen = Montrer le grand écran

talk = Parler
talk-to-all = À tous
talk-say = Dire
talk-feeling = Montrer une émotion
talk-none = Personne n’a encore rien dit.
emote-laugh = rire
emote-think = réfléchir
emote-wow = étonnement
emote-sad = triste
emote-angry = fâché
emote-clap = bravo
emote-heart = cœur
emote-hurry = vite

keys = Touches : 1–9 choisir, Entrée valider, Échap revenir, Espace montrer vos cartes, L le journal, ? les règles.
big-screen = Grand écran
leave-game = Quitter la partie
leave-question = Quitter pour de bon ?
leave-playing = Vous abandonnez votre place et ne pourrez pas revenir dans cette partie. Pour revenir plus tard, fermez simplement la page.
leave-lobby = Vous abandonnez votre place.
keep-name = Enregistrer
remove-question = Retirer { $name } ?
remove-why = { $name } perd sa place.

your-turn = À vous de jouer
your-answer = À vous de répondre
waiting-for = En attente : { $names }
answered = Votre réponse est notée. On attend les autres.
turn-of = À { $name } de jouer
decide = { $count ->
        [one] { $names } décide
       *[other] { $names } décident
    }
many-decide = { $count } joueurs décident
nobody-wins = Personne ne gagne
draw = Match nul
draw-shared = Honneurs partagés
wins = { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
seat-decides = { $name }, doit décider
more-time = +15 s
to-choose-from = Au choix
no-cards = Vous n’avez pas de cartes.
card-down = { $number } : une carte face cachée
card-down-choose = { $number } : une carte face cachée ; touchez pour la choisir
card-seen = Vue par { $names }.
choose-card-or = Choisissez une carte, ou :
hold-to-look = Maintenez pour voir.
your-choices = Ce que vous pouvez faire
your-cards = Vos cartes et vos choix
back = Retour
do-it = Valider : { $effect }
undo = Annuler
undo-long = Annuler : reprendre mon dernier coup
hint = Conseil
hint-is = Un robot ferait : { $action }
bot-would = conseil du robot
look = Voir
look-long = Voir : maintenez pour voir vos cartes
hide = Cacher
hide-cards = Cacher mes cartes
open-cards = Laisser mes cartes visibles
not-now = Pas maintenant. { $why }
this-card = Cette carte
card-barred = { $card } : impossible maintenant. Au choix : { $choices }.
face-down = face cachée
face-down-known = face cachée, connue de vous
cards-down = { $count ->
        [one] { $count } carte face cachée
       *[other] { $count } cartes face cachée
    }
the-deck = la pioche
empty = vide
the-end = La fin
host-next = { $name } peut ouvrir la partie suivante.
result = Résultat
result-title = Le résultat
final-scores = Scores finaux
score = Score
cards-left = Cartes restantes
guide = Votre premier tour
guide-text = { $open ->
        [yes] Vos cartes sont en bas ; ce que vous pouvez faire est éclairé ou sur un bouton. Rien ne se passe avant votre confirmation.
       *[no] Vos cartes sont en bas, face cachée : maintenez-en une pour la voir. Ce que vous pouvez faire est éclairé ou sur un bouton. Rien ne se passe avant votre confirmation.
    }
guide-done = Compris

sound-motion = Son et mouvement
tv-scan = Scannez-le avec un téléphone sur le **même Wi-Fi que cet écran**
tv-scan-anywhere = Scannez-le avec un téléphone
tv-unreachable = Les téléphones n’atteignent pas cette adresse
tv-unreachable-how = Le serveur ne connaît que l’adresse de cette machine. Lancez-le avec **{ $host }**, ou donnez-lui son adresse avec **{ $address }**, et les téléphones pourront rejoindre par QR code.
tv-windows = Sur cette machine, d’autres fenêtres peuvent rejoindre.
tv-join = Allez sur **{ $address }** avec le code
tv-code = Code de salle { $code }
tv-first = Le premier arrivé est l’hôte.
tv-host = { $name } lance la partie.
tv-next = Encore une partie ? { $name } peut l’ouvrir sur son téléphone.
tv-answers = { $count ->
        [one] { $names } doit répondre.
       *[other] { $names } doivent répondre.
    }

hot-title = Passer un appareil
hot-how = Chacun joue sur cet écran à son tour. Entre deux tours, un rideau cache les cartes.
hot-player = Joueur { $number }
hot-players = Joueurs sur cet appareil
hot-bots = Robots de force moyenne
hot-needs = { $title } demande au moins { $count } joueurs.
hot-begin = Commencer
hot-curtain = Rideau
hot-pass-to = Passez l’appareil à { $name }
hot-i-am = Je suis { $name }
hot-new = Nouveaux joueurs
hot-gone = Cette partie n’existe plus
hot-gone-why = Le serveur n’a plus cette salle ({ $names }).
hot-anew = Recommencer
hot-more = Son, mouvement et départ
hot-end = Terminer cette partie

replay-none = Aucune partie n’est terminée dans cette salle.
replay-fetching = Chargement de ce moment…
replay-start = Au début
replay-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-on = Un pas en avant
replay-end = À la fin
replay-moment = Moment
replay-of = { $step } sur { $last }
replay-all-eyes = Ce que tous pouvaient voir
replay-open-hands = Toutes les mains visibles
replay-eyes-of = Vue par { $name }
replay-eyes = Point de vue
replay-which = Quelle partie, et de quel point de vue
replay-speed = Vitesse
replay-speed-half = Moitié
replay-speed-tv = Normale
replay-speed-double = Double
replay-speed-fourfold = Quadruple
replay-share = Partager
replay-link = Lien vers ce moment
replay-copy = Copier le lien
replay-copied = Copié.
replay-copy-by-hand = Le voici : copiez-le depuis le champ.
replay-save = Enregistrer un fichier
replay-game = { $count ->
        [0] { $round }. { $title }, sans gagnant
       *[other] { $round }. { $title }, victoire : { $names }
    }
replay-room = Chargement de la partie de la salle { $code }…
replay-file = Un fichier enregistré après une partie

# Moments mémorables

highlights = Moments mémorables
highlight-see = Revoir ce moment
## Sound, and the installed app

sound-waits = ♪ Pour le son, appuyez sur une touche ou touchez l’écran
sound-waits-short = ♪ Son : appuyez sur une touche
missing = Il n’y a rien ici
missing-why = L’adresse est peut-être mal écrite. Toutes les tables sont accessibles depuis l’accueil.
offline = Parlour est injoignable
offline-why = Il n’y a pas de connexion avec la table pour le moment. Votre place est gardée, et cette page reprendra d’elle-même dès que le serveur répondra.
## People: profiles, ratings, open tables, finding a game

rating = Cote
others = Jouer avec d’autres
find-game = Trouver une partie : { $title }
find-seats = Joueurs
find-title = Recherche d’une partie
find-waiting = { $count ->
        [one] { $title } : vous êtes la première personne à attendre.
       *[other] { $title } : { $count } personnes attendent.
    }
find-how = On vous réunit avec des joueurs de votre force ; plus vous attendez, plus la recherche s’élargit. Gardez cette page ouverte.
find-stop = Ne plus chercher
tables = Tables ouvertes
tables-none = Aucune table ouverte en ce moment.
tables-free = { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
lobby-open = Table ouverte : tout le monde peut la rejoindre depuis l’accueil
lobby-is-open = Cette table est ouverte : elle figure sur la page d’accueil tant qu’il reste des places.
profile = Profil
profile-off = Il n’y a pas de profils sur ce serveur.
profile-make = Créer un profil
profile-why = Un profil compte vos parties et vous donne une cote. Pas de mot de passe : cet appareil garde une clé secrète. Les autres voient votre nom, votre signe et votre cote, rien de plus.
profile-listed = Apparaître dans le classement
profile-arrive = Vous en avez déjà un ?
profile-arrive-how = Sur votre autre appareil, choisissez « Utiliser sur un autre appareil » et saisissez le code ici.
profile-code = Code
profile-open = L’ouvrir ici
profile-kept = Enregistré.
profile-change = Changer de nom, de signe, de classement
profile-keep = Enregistrer
profile-record = Parties et cotes
profile-games = Parties
profile-wins = Victoires
profile-rated = Une partie compte pour la cote quand au moins deux personnes avec un profil jouent et que l’une d’elles gagne.
profile-no-games = Aucune partie n’a encore été comptée.
profile-recent = Parties récentes
profile-earlier =
    { $count ->
        [one] Une partie plus ancienne
       *[other] { $count } parties plus anciennes
    }
profile-won = gagnée
profile-lost = perdue
profile-devices = { $count ->
        [one] Sur { $count } appareil
       *[other] Sur { $count } appareils
    }
profile-devices-how = Si vous perdez tous vos appareils, le profil est perdu. Gardez-le sur deux.
profile-export = Utiliser sur un autre appareil
profile-export-how = Scannez ceci avec l’autre appareil, ou saisissez le code sur sa page de profil. Il sert une seule fois, pendant dix minutes. Ne le montrez à personne d’autre.
profile-qr = Code QR qui ouvre votre profil
profile-erase = Supprimer le profil
profile-erase-what = Votre cote, vos parties et les clés de tous vos appareils sont effacées ici. Les parties terminées gardent le nom que vous aviez à la table.
profile-erase-question = Supprimer votre profil définitivement ?
leaderboard = Classement
board-rank = Rang
board-none = Personne ne figure encore sur cette liste.
board-who = { $count ->
        [one] On y trouve qui le souhaite et a joué { $count } partie cotée.
       *[other] On y trouve qui le souhaite et a joué { $count } parties cotées.
    }

## A card on the table

read-rule = { $card } : lire la règle
