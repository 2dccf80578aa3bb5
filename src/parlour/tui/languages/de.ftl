# Die Texte des Terminals. Was man tippt, ist in allen Sprachen gleich.

## Der Tisch

endless = ohne Ende
headed = { $title }:
cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
cards-on-top = { $count ->
        [one] { $count } Karte, oben:
       *[other] { $count } Karten, oben:
    }
more-cards = { $count } weitere,
your-zone = Du, { $zone } ({ $count }):
you = du
guest = Gast
others = Die anderen
table = Tisch
yourself = Du
scores = Punkte:
scores-so-far = Punkte bisher:
turn = Zug { $number }
turn-now = Zug { $number }
turn-log = Zug { $number }:
setting-up = Aufbau
at-first = Zu Beginn:

## Auswahl

no-choice = Du hast keine Wahl:
choose = Wähle.
nothing-to-choose = Jetzt gibt es nichts zu wählen.
hint-is = Ein Bot würde wählen: { $action }.

## Am Platz

others-think = Die anderen überlegen …
others-still-think = Die anderen überlegen noch.
over-leave = Das Spiel ist aus; q verlässt den Tisch.
over-again = Das Spiel ist aus; a beginnt ein neues, q verlässt den Tisch.
just-talk = Alle, die mitspielen, sind hier: Redet einfach.
not-over = Dieses Spiel ist noch nicht zu Ende.
kept-in-file = Dieses Spiel liegt in seiner Datei; beginne das nächste mit einer anderen.
too-many-people = Es gibt { $seats } Plätze für { $people } Leute.
seat-numbers = Bei { $seats } Spielern zählen die Plätze von 0 bis { $last }.
same-names = Zwei haben denselben Namen.
name-length = Ein Name hat 1 bis { $most } druckbare Zeichen.

## Ein Raum auf einem Server

room-undone = Der letzte Zug wurde zurückgenommen.
room-lost = Die Verbindung ist weg; sie wird neu aufgebaut …
room-back = Die Verbindung steht wieder.
not-begun = Das Spiel hat noch nicht begonnen.
not-connected = Nicht verbunden.
no-connection = keine Verbindung
game-over = Das Spiel ist aus.
game-over-again = Das Spiel ist aus. Tippe again für ein neues.
waiting-for = Es fehlt noch: { $names }.
server-keeps = Der Server bewahrt das Spiel auf; die Wiederholung gibt es im Browser.
shows = { $name } zeigt: { $feeling }.
says = { $name } sagt: { $text }
watching-you = Du schaust zu.
take-seat = Platz nehmen
before-game = Vor dem Spiel:
i-am-ready = Ich bin bereit
not-ready-yet = Ich bin noch nicht bereit
start-game = Spiel starten
start-note = Alle anderen müssen bereit sein.
give-bot = Einem Bot einen Platz geben
give-bot-note = Andere Bots: Tippe bot NAME.
programs-in = Programme mitspielen lassen
programs-out = Keine Programme mehr hereinlassen
entering = Betrete { $code } auf { $address } …
room-at = Raum { $code } auf { $address }
room-game = Spiel: { $game }, Hausregeln { $preset }, { $pace ->
        [off] ohne Uhr
       *[other] Uhr { $pace }
    }
watchers = { $count } schauen zu
host = Gastgeber
bot-named = Bot { $name }
program-named = Programm { $name }
away = nicht da
ready = bereit
room = Raum
room-code = Raum { $code }
join-at = Andere kommen dazu über { $address }
seconds-left = noch { $count } s
type-this = Tippe: { $what }
type-switch = Tippe: { $word } on oder { $word } off
type-name-value = Hausregeln schreibt man NAME=VALUE.
no-option = { $title } hat keine Hausregel { $name }; es gibt: { $have }.
nobody-called = Niemand hier heißt { $name }.
room-word-join = Platz nehmen
room-word-ready = sagen, dass man bereit ist
room-word-unready = sagen, dass man es nicht ist
room-word-start = Gastgeber: beginnen
room-word-bot = Gastgeber: ein Bot nimmt Platz
room-word-game = Gastgeber: das Spiel wählen
room-word-preset = Gastgeber: Hausregeln wählen
room-word-set = Gastgeber: eine Hausregel
room-word-pace = Gastgeber: die Uhr wählen
room-word-programs = Gastgeber: dürfen Programme mitspielen
room-word-hints = Gastgeber: darf man Tipps holen
room-word-standins = Gastgeber: Bots vertreten Abwesende
room-word-kick = Gastgeber: jemanden wegschicken
room-word-host = Gastgeber: an jemand anderen abgeben
room-word-emote = ein Gefühl zeigen
room-word-time = fünfzehn Sekunden mehr
room-word-again = Gastgeber: noch ein Spiel
room-word-leave = den Platz endgültig aufgeben

## Bildschirme: die Zeile unten

key-back = Zurück
key-again = Noch eins
key-hint = Tipp
key-log = Verlauf
key-rules = Regeln
key-cards = Karten
key-type = Tippen
key-line = Zeile verlassen
key-quit = Ende
key-play = Spielen
key-simulate = Simulieren
key-next = Weiter
key-turn-on = Nächster Zug
key-turn-back = Zug davor
key-eyes = Augen
key-jump = Sprung
key-run = Start
key-export = Sichern
key-table = Tisch
key-alone = Sonst schaut niemand

## Bildschirme: die Konsole

console-help = > help zeigt die Befehle
how-to-choose = Gewählt wird mit der Nummer oder mit dem Anfang. Bild auf und Bild ab blättern.
no-such = Diese Wahl oder diesen Befehl gibt es nicht; help zeigt alle.
no-such-command = Diesen Befehl gibt es nicht; help zeigt alle.
nothing-follows = Auf { $word } folgt nichts.
quit-again = Drücke noch einmal q, um den Tisch zu verlassen.
say-what = Was willst du sagen?
name-file = Nenne die Datei: save FILE.
saved = Gesichert: { $file }
word-help = diese Liste
word-back = das Gewählte zurücknehmen
word-hint = was ein Bot tun würde
word-log = das Spiel bisher
word-rules = die Regeln
word-cards = was die Karten tun
word-say = mit den anderen reden
word-save = das Spiel in eine Datei schreiben
word-again = nach dem Ende noch einmal an diesem Tisch
word-simmode = stattdessen simulieren
word-quit = den Tisch verlassen

## Bildschirme zum Lesen, und der Vorhang

cards-of = { $title }: die Karten
cards-title = Karten
game-so-far = Das Spiel bisher
pass-keyboard = Die Tastatur geht an
look-away = Alle anderen schauen weg.
i-am = Ich bin { $name }

## Das Formular

form-title = Parlour: ein Tisch in diesem Terminal
form-game = Spiel
form-people = Namen, durch Kommas getrennt
form-house-rules = Hausregeln
form-players = Spieler
form-bots = Bots
form-play = Spielen
form-rules = Regeln
form-nobody = Jemand muss spielen: Schreib mindestens einen Namen.
on = an
off = aus

## Eine Wiederholung

moment = Moment { $moment } von { $last }, Zug { $turn }, { $eyes }
eyes-all = alles offen
eyes-watcher = wie es alle sahen
eyes-seat = mit den Augen von { $name }
replay-line = > 12, turn 3, seat 0, all
replay-words = Tippe einen Moment, turn N, seat N, watcher, all oder quit.
replay-seats = Die Plätze zählen von 0 bis { $last }.
replay-title = { $title } mit { $players }: { $eyes }.
told-all = alles
told-watcher = was alle sehen konnten
told-seat = was { $name } sah
not-finished = Das Spiel ist nicht zu Ende.

## Die Simulation

sim-title = { $seats ->
        [one] Simulation: { $title }, { $seats } Platz
       *[other] Simulation: { $title }, { $seats } Plätze
    }
sim-none = Noch wurde nichts simuliert.
sim-games = Spiele: { $games }, Startwert { $seed }
sim-strategy = Strategie { $letter }: { $bot }
sim-rate = Siege { $letter }: { $share } ({ $low } bis { $high })
sim-draws = Unentschieden: { $count }
sim-length = Mittlere Länge: { $turns } Züge
sim-speed = { $speed } Spiele pro Sekunde
sim-parameters = Einstellungen
sim-run = Simulieren
sim-label-games = Spiele
sim-label-strategy = Strategie { $letter }
sim-label-output = Datei
sim-done = { $games } Spiele in { $seconds } s.
sim-stopped = Nach { $games } von { $all } Spielen angehalten; sie bleiben erhalten.
sim-running = Es läuft schon; halte es erst mit stop an.
sim-runs = { $games } Spiele laufen …
sim-waits = Das wartet, bis die Spiele gespielt sind; Ctrl-C hält sie an.
sim-idle = Es läuft nichts.
sim-set-how = Tippe: set NAME VALUE
sim-set = { $name } ist { $value }.
sim-no-results = Es gibt noch nichts zu sichern.
sim-export-how = Tippe: export FILE
sim-exported = Ergebnisse gesichert: { $file }
sim-word-run = simulieren
sim-word-stop = anhalten; Gespieltes bleibt
sim-word-set = games, a, b, seats, seed, output, game, eine Hausregel
sim-word-export = Ergebnisse schreiben (.txt .json .csv .html)
sim-word-tuimode = zurück zum Tisch
sim-word-help = diese Liste
sim-word-quit = beenden

## Zeile für Zeile

stops-here = Das Spiel endet hier.
saved-as = Es ist gesichert: { $command }
type-number = Tippe eine Zahl von 1 bis { $most }, oder h für Hilfe.
you-are = Du bist { $name }, gegen { $others } (Startwert { $seed }).
type-choice = Tippe die Nummer deiner Wahl; h für Hilfe, q zum Beenden.
goodbye = Auf Wiedersehen.
no-such-line = Diese Wahl oder diesen Befehl gibt es nicht; h zeigt alle.
line-number = etwas wählen
line-back = das bisher Gewählte zurücknehmen
line-back-room = das Gewählte oder den letzten Zug zurücknehmen
line-view = den Tisch noch einmal sehen
line-log = das Spiel bisher lesen
line-cards = was die Karten tun
line-rules = die Regeln
line-hint = ein Tipp: was ein Bot tun würde
line-say = mit den anderen reden
line-help = diese Hilfe
line-quit = beenden
line-quit-room = beenden; dein Platz bleibt dir

## Regeln und Spiele auf der Befehlszeile

options = Hausregeln
presets = Vorlagen
by-default = { $title } (sonst { $value })
default = { $text } (Standard)
switch = on oder off
range = { $low } bis { $high }
all-defaults = alles Standard
games-game = Spiel
games-title = Titel
games-players = Spieler
games-presets = Vorlagen
games-options = Hausregeln
