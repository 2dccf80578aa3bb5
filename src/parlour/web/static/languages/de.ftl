# Die Texte der Seiten.

refusal-unreachable = Der Server antwortet nicht. Läuft er?
refusal-refused = Der Server hat abgelehnt ({ $status }).
refusal-closed = Du bist nicht mehr mit diesem Raum verbunden.
refusal-lost = Die Verbindung brach zwischendurch ab; bitte versuch es noch einmal.
refusal-malformed = Das wurde nicht verstanden.
refusal-illegal = Das geht jetzt nicht.
refusal-not_your_turn = Du bist nicht am Zug.
refusal-stale = Das kommt zu spät; schau noch einmal hin.
refusal-forbidden = Das darfst du hier nicht.
refusal-unknown = Das gibt es nicht oder nicht mehr.
refusal-limit = Zu viel auf einmal; bitte versuch es später.
room-unknown = Diesen Raum gibt es nicht
room-unknown-why = Es gibt keinen Raum **{ $code }**. Vergleiche die Buchstaben auf dem großen Bildschirm; ein Raum, den niemand nutzt, wird nach einer Weile geschlossen.
room-refused = Dieser Raum lässt sich nicht öffnen
try-again = Noch einmal versuchen
line-lost = Verbindung wird wiederhergestellt …
line-restarting = Der Server startet neu. Verbindung wird wiederhergestellt …
one-moment = Einen Moment …
looking-for = Raum { $code } wird gesucht …
left-table = Du sitzt nicht mehr am Tisch
seat-lost = Dein alter Platz gehört dir nicht mehr.
host-changed = { $you ->
        [yes] Jetzt leitest du das Spiel, nicht mehr { $old }.
       *[no] Jetzt leitet { $name } das Spiel, nicht mehr { $old }.
    }

language = Sprache
sound = Ton
vibration = Vibration
motion = Bewegung
confirm = Nachfragen, bevor etwas gilt
theme = Hell oder dunkel
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
on = An
off = Aus
yes = ja
no = nein
close = Schließen
home = Startseite
game = Spiel
room = Raum
players = Spieler
player = Spieler
bots = Bots
bot = Bot
rules = Regeln
rules-key = ? Regeln
rules-of = Regeln von { $title }
rules-short = { $title } in Kürze
rules-cards = Die Karten
rules-all = Alle Regeln
house-rules = Hausregeln
one-less = { $label }: eins weniger
one-more = { $label }: eins mehr
preset-spec = Die von Parlour (Standard)
preset-official = Offiziell
watch = Zusehen
leave = Verlassen
join = Mitspielen
log = Verlauf
log-title = Was geschah, Neuestes zuerst
log-none = Seit du da bist, ist nichts geschehen.
latest = Neuestes
more = Mehr ⋯
menu = Menü
tools = Werkzeuge
parlour-home = Parlour, Startseite
somebody = Jemand
guest = Gast
a-player = ein Spieler
winner = Sieger
your-name = Dein Name
has-left = ist gegangen
away = nicht verbunden
away-short = abwesend
away-bot = abwesend, ein Bot spielt
crowd = { $range ->
        [no] { $low } Spieler
       *[yes] { $low } bis { $high } Spieler
    }
for-players = Für { $crowd }.
qr-code = QR-Code für den Raum { $code }
seconds-left = { $count ->
        [one] noch { $count } Sekunde
       *[other] noch { $count } Sekunden
    }
replay-again = Das Spiel noch einmal sehen
replay-one = Ein Spiel noch einmal sehen
replay-last = Das letzte Spiel noch einmal sehen
play-again = Noch einmal spielen

colour-red = rot
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-purple = lila
colour-orange = orange
colour-teal = türkis
colour-pink = rosa
colour-brown = braun
colour-grey = grau
shape-circle = Kreis
shape-square = Quadrat
shape-triangle = Dreieck
shape-diamond = Raute
shape-star = Stern
shape-hexagon = Sechseck
shape-cross = Kreuz
shape-heart = Herz
shape-moon = Mond
shape-drop = Tropfen

bot-easy = Leicht
bot-medium = Mittel
bot-hard = Schwer
bot-random = Zufall: irgendein Zug
bot-greedy = Gierig: sofort der beste Zug
bot-flat = Probiert jeden Zug ein paar Mal aus
bot-ismcts = Denkt voraus und errät deine Karten
bot-plays = Spielt „{ $name }“
bot-level-easy = schwacher Bot
bot-level-medium = mittlerer Bot
bot-level-hard = starker Bot
bot-level-random = zufälliger Bot

home-motto = Kartenspiele mit verdeckter Hand.
home-join = Mit Code mitspielen
home-code-wrong = Ein Raumcode besteht aus ein paar Buchstaben; er steht auf dem großen Bildschirm; sonst frag, wer das Spiel leitet.
home-rooms = Deine Räume
home-room-as = { $title } als { $name }
phase-lobby = nicht begonnen
phase-playing = läuft
phase-over = zu Ende
new-game = Neues Spiel
home-solo = Gegen Bots spielen
home-bots = { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }
home-tv = Auf diesem Fernseher
home-tv-how = alle spielen am Handy
home-friends = Mit Freunden
home-friends-how = jeder am eigenen Gerät
home-pass = Gerät herumgeben
home-pass-how = ein Bildschirm für alle
home-settings = Bots und Hausregeln
home-bot-level = Wie gut sie spielen
home-replay = Aus einer Datei, die nach einem Spiel gespeichert wurde.
home-replay-open = Aufzeichnung öffnen

join-room = { $count ->
        [0] Raum **{ $code }**
       *[other] Raum **{ $code }** mit { $names }
    }
join-sign = Dein Zeichen (es geht auch ohne)
join-sign-is = Zeichen { $sign }
join-begun = Das Spiel hat begonnen. Du kannst zusehen und beim nächsten mitspielen.
join-over = Dieses Spiel ist zu Ende. Warte auf das nächste.
join-full = Alle Plätze sind besetzt. Du kannst zusehen.
join-sit = Platz nehmen
lobby-program = Programm { $name }
lobby-ready = bereit
lobby-not-ready = nicht bereit
lobby-host = leitet das Spiel
lobby-remove = Entfernen
lobby-remove-name = { $name } entfernen
lobby-rename = Namen ändern
lobby-bot-level = Wie gut er spielt
lobby-add-bot = Bot dazu
lobby-full = Alle Plätze sind besetzt.
lobby-settings = Spiel und Hausregeln
lobby-clock = Uhr
pace-off = Ohne Uhr
pace-relaxed = Gemütlich
pace-fast = Schnell
lobby-hints = Spieler dürfen einen Bot um Rat fragen
lobby-stand-ins = Ein Bot springt für Abwesende ein
lobby-programs = Programme von anderen Rechnern dürfen mitspielen
lobby-missing = { $count ->
        [one] Es fehlt noch { $count } Spieler: Lade jemanden ein oder nimm einen Bot dazu.
       *[other] Es fehlen noch { $count } Spieler: Lade jemanden ein oder nimm Bots dazu.
    }
lobby-waiting = Noch nicht bereit: { $names }.
lobby-start = Spiel starten
lobby-all-ready = Alle sind bereit; es kann losgehen.
lobby-say-ready = Sag, wenn du bereit bist.
lobby-i-am-ready = Ich bin bereit
lobby-unready = Doch nicht bereit
lobby-invite = Andere einladen
lobby-join-at = Andere kommen über **{ $address }** mit dem Code **{ $code }** dazu
lobby-join-here = Andere kommen mit dem Code **{ $code }** dazu. Nur dieser Rechner erreicht den Server.
lobby-evening = { $count ->
        [one] Dieser Abend, nach einem Spiel
       *[other] Dieser Abend, nach { $count } Spielen
    }
lobby-wins = { $count ->
        [one] { $count } Sieg
       *[other] { $count } Siege
    }
lobby-house-rules = Hausregeln: { $rules }.
lobby-screen = Großen Bildschirm zeigen

talk = Reden
talk-to-all = An alle
talk-say = Sagen
talk-feeling = Zeigen, wie man sich fühlt
talk-none = Es hat noch niemand etwas gesagt.
emote-laugh = lacht
emote-think = überlegt
emote-wow = staunt
emote-sad = traurig
emote-angry = wütend
emote-clap = klatscht
emote-heart = Herz
emote-hurry = Beeilung

keys = Tasten: 1–9 wählen, Enter führt aus, Esc geht zurück, Leertaste zeigt deine Karten, L den Verlauf, ? die Regeln.
big-screen = Großer Bildschirm
leave-game = Spiel verlassen
leave-question = Endgültig gehen?
leave-playing = Du gibst deinen Platz auf und kannst nicht in dieses Spiel zurück. Um später wiederzukommen, schließ einfach die Seite.
leave-lobby = Du gibst deinen Platz auf.
keep-name = Übernehmen
remove-question = { $name } entfernen?
remove-why = { $name } verliert den Platz.

your-turn = Du bist am Zug
your-answer = Deine Antwort
waiting-for = Warten auf { $names }
answered = Deine Antwort ist da. Warten auf die anderen.
turn-of = { $name } ist am Zug
decide = { $count ->
        [one] { $names } entscheidet
       *[other] { $names } entscheiden
    }
many-decide = { $count } Spieler entscheiden
nobody-wins = Niemand gewinnt
draw = Unentschieden
draw-shared = Die Ehre wird geteilt
wins = { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
seat-decides = { $name }, entscheidet
more-time = +15 s
to-choose-from = Zur Auswahl
no-cards = Du hast keine Karten.
card-down = { $number }: eine verdeckte Karte
card-down-choose = { $number }: eine verdeckte Karte; tippen, um sie zu wählen
card-seen = Auch { $names } bekannt.
choose-card-or = Wähle eine Karte, oder:
hold-to-look = Halten zum Ansehen.
your-choices = Was du tun kannst
your-cards = Deine Karten und Möglichkeiten
back = Zurück
do-it = Tun: { $effect }
undo = Zurücknehmen
undo-long = Zurücknehmen: meinen letzten Zug
hint = Rat
hint-is = Ein Bot würde: { $action }
bot-would = Rat eines Bots
look = Ansehen
look-long = Ansehen: halten, um deine Karten zu sehen
hide = Verdecken
hide-cards = Verdecken: meine Karten
open-cards = Meine Karten offen lassen
not-now = Jetzt nicht. { $why }
this-card = Diese Karte
card-barred = { $card } geht jetzt nicht. Zur Wahl: { $choices }.
face-down = verdeckt
face-down-known = verdeckt, dir bekannt
cards-down = { $count ->
        [one] { $count } verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
the-deck = der Stapel
empty = leer
the-end = Das Ende
host-next = { $name } kann das nächste Spiel öffnen.
result = Ergebnis
result-title = Das Ergebnis
final-scores = Endstand
score = Punkte
cards-left = Übrige Karten
guide = Dein erster Zug
guide-text = { $open ->
        [yes] Unten sind deine Karten; was du jetzt tun kannst, leuchtet oder steht auf einer Taste. Nichts geschieht, bevor du es bestätigst.
       *[no] Unten sind deine Karten, verdeckt: Halte eine, um sie anzusehen. Was du jetzt tun kannst, leuchtet oder steht auf einer Taste. Nichts geschieht, bevor du es bestätigst.
    }
guide-done = Verstanden

sound-motion = Ton und Bewegung
tv-scan = Scanne ihn mit einem Handy im **selben WLAN wie dieser Bildschirm**
tv-scan-anywhere = Scanne ihn mit einem Handy
tv-unreachable = Handys erreichen diese Adresse nicht
tv-unreachable-how = Der Server kennt nur die eigene Adresse dieses Rechners. Starte ihn mit **{ $host }**, oder nenne ihm mit **{ $address }** seine Adresse; dann können Handys per QR-Code mitspielen.
tv-windows = Auf diesem Rechner können andere Fenster mitspielen.
tv-join = Geh auf **{ $address }** mit dem Code
tv-code = Raumcode { $code }
tv-first = Wer zuerst kommt, leitet das Spiel.
tv-host = { $name } startet das Spiel.
tv-next = Noch ein Spiel? { $name } kann es am Handy öffnen.
tv-answers = { $count ->
        [one] Jetzt ist { $names } gefragt.
       *[other] Jetzt sind { $names } gefragt.
    }

hot-title = Ein Gerät herumgeben
hot-how = Alle spielen nacheinander an diesem Bildschirm. Dazwischen verdeckt ein Vorhang die Karten.
hot-player = Spieler { $number }
hot-players = Spieler an diesem Gerät
hot-bots = Bots mittlerer Stärke
hot-needs = { $title } braucht mindestens { $count } Spieler.
hot-begin = Beginnen
hot-curtain = Vorhang
hot-pass-to = Gib das Gerät an { $name }
hot-i-am = Ich bin { $name }
hot-new = Neue Spieler
hot-gone = Dieses Spiel ist weg
hot-gone-why = Der Server hat den Raum von { $names } nicht mehr.
hot-anew = Neu beginnen
hot-more = Ton, Bewegung und Verlassen
hot-end = Dieses Spiel beenden

replay-none = In diesem Raum wurde noch kein Spiel beendet.
replay-fetching = Dieser Moment wird geholt …
replay-start = An den Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Ein Schritt weiter
replay-end = Ans Ende
replay-moment = Moment
replay-of = { $step } von { $last }
replay-all-eyes = Was alle sehen konnten
replay-open-hands = Alle Hände offen
replay-eyes-of = Mit den Augen von { $name }
replay-eyes = Blickwinkel
replay-which = Welches Spiel, aus welchem Blickwinkel
replay-speed = Tempo
replay-speed-half = Halb
replay-speed-tv = Normal
replay-speed-double = Doppelt
replay-speed-fourfold = Vierfach
replay-share = Weitergeben
replay-link = Link zu diesem Moment
replay-copy = Link kopieren
replay-copied = Kopiert.
replay-copy-by-hand = Hier ist er: Kopiere ihn aus dem Feld.
replay-save = Als Datei speichern
replay-game = { $count ->
        [0] { $round }. { $title }, niemand gewann
       *[other] { $round }. { $title }, Sieg: { $names }
    }
replay-room = Das Spiel aus Raum { $code } wird geholt …
replay-file = Eine nach einem Spiel gespeicherte Datei

# Unvergessliche Momente

highlights = Unvergessliche Momente
highlight-see = Noch einmal ansehen
## Sound, and the installed app

sound-waits = ♪ Ton an: eine Taste drücken oder den Bildschirm berühren
sound-waits-short = ♪ Ton: Taste drücken
missing = Hier ist nichts
missing-why = Vielleicht ist die Adresse falsch geschrieben. Von der Startseite aus erreichst du alle Tische.
offline = Parlour ist nicht erreichbar
offline-why = Gerade gibt es keine Verbindung zum Tisch. Dein Platz bleibt dir, und diese Seite geht von selbst weiter, sobald der Server antwortet.
## People: profiles, ratings, open tables, finding a game

rating = Wertung
others = Mit anderen spielen
find-game = Mitspieler für { $title } finden
find-seats = Spieler
find-title = Suche nach einem Spiel
find-waiting = { $count ->
        [one] { $title }: Außer dir wartet noch niemand.
       *[other] { $title }: { $count } Leute warten.
    }
find-how = Du kommst mit Leuten zusammen, die etwa so stark sind wie du; je länger du wartest, desto weiter suchen wir. Lass diese Seite offen.
find-stop = Nicht mehr suchen
tables = Offene Tische
tables-none = Gerade ist kein Tisch offen.
tables-free = { $count ->
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
lobby-open = Offener Tisch: Jeder kann von der Startseite aus mitspielen
lobby-is-open = Dieser Tisch ist offen: Er steht auf der Startseite, solange Plätze frei sind.
profile = Profil
profile-off = Auf diesem Server gibt es keine Profile.
profile-make = Profil anlegen
profile-why = Ein Profil zählt deine Spiele und gibt dir eine Wertung. Ein Passwort gibt es nicht: Dieses Gerät bewahrt einen geheimen Schlüssel auf. Andere sehen deinen Namen, dein Zeichen und deine Wertung, sonst nichts.
profile-listed = In der Rangliste zeigen
profile-arrive = Du hast schon eins?
profile-arrive-how = Wähle auf deinem anderen Gerät „Auf einem anderen Gerät nutzen“ und gib den Code hier ein.
profile-code = Code
profile-open = Hier öffnen
profile-kept = Gespeichert.
profile-change = Name, Zeichen, Rangliste ändern
profile-keep = Speichern
profile-record = Spiele und Wertungen
profile-games = Spiele
profile-wins = Siege
profile-rated = Gewertet wird ein Spiel, wenn mindestens zwei Leute mit Profil mitspielen und einer von ihnen gewinnt.
profile-no-games = Noch wurde kein Spiel gezählt.
profile-recent = Letzte Spiele
profile-earlier =
    { $count ->
        [one] Ein früheres Spiel
       *[other] { $count } frühere Spiele
    }
profile-won = gewonnen
profile-lost = verloren
profile-devices = { $count ->
        [one] Auf einem Gerät
       *[other] Auf { $count } Geräten
    }
profile-devices-how = Wenn du alle deine Geräte verlierst, ist das Profil verloren. Bewahre es auf zweien auf.
profile-export = Auf einem anderen Gerät nutzen
profile-export-how = Lies das Bild mit dem anderen Gerät ein oder gib den Code auf dessen Profilseite ein. Er gilt einmal und zehn Minuten lang. Zeig ihn sonst niemandem.
profile-qr = QR-Code, der dein Profil öffnet
profile-erase = Profil löschen
profile-erase-what = Deine Wertung, deine Spiele und die Schlüssel aller deiner Geräte werden hier gelöscht. Beendete Spiele behalten den Namen, den du am Tisch hattest.
profile-erase-question = Dein Profil endgültig löschen?
leaderboard = Rangliste
board-rank = Rang
board-none = Noch steht niemand auf dieser Liste.
board-who = { $count ->
        [one] Hier steht, wer es möchte und ein gewertetes Spiel gespielt hat.
       *[other] Hier steht, wer es möchte und { $count } gewertete Spiele gespielt hat.
    }

## A card on the table

read-rule = { $card }: Regel lesen
