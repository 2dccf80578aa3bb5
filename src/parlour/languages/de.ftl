# Wörter, die allen Spielen gemeinsam sind. `.akk` ist der Akkusativ, `.gen` der Genitiv.

card-unknown = eine Karte
cards-unknown = { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
no-card = keine Karte
card-number = Karte { $number }
seat = { $name }
    .gen = { $end ->
        [s] { $name }’
        [x] { $name }’
        [z] { $name }’
       *[other] { $name }s
    }
nobody = niemand
    .gen = niemands
yes = ja
no = nein

event-chose = Du hast gewählt.
event-pick_taken_back = Du nimmst deine Wahl zurück.
event-resigned = { $seat } verlässt das Spiel.
event-ended = { $winners_count ->
        [0] Niemand gewinnt das Spiel.
        [one] { $winners } gewinnt das Spiel.
       *[other] { $winners } gewinnen das Spiel.
    }
answered = { $seat } antwortet: „{ $answer }“.
begun = Das Spiel beginnt.
undone = Der letzte Zug wird zurückgenommen.

ask-action = Was tust du?
ask-field = Wähle.
ask-only = Du hast eine Möglichkeit:
done = Das ist alles

# Unvergessliche Momente

highlight-comeback = { $number ->
        [one] { $seat } liegt einen Punkt zurück und gewinnt doch noch.
       *[other] { $seat } liegt { $number } Punkte zurück und gewinnt doch noch.
    }
    .title = Die größte Aufholjagd
highlight-full_hand = { $seat } hat { $number } Karten auf einmal auf der Hand.
    .title = Die vollste Hand
highlight-long_turn = In einem Zug von { $seat } geschieht { $number }-mal etwas.
    .title = Der ereignisreichste Zug
