title = Achter
summary = Bediene Farbe oder Zahl, staple die Strafen und sei als Erster ohne Karten.

face-wild = Joker 8
    .rule = Passt auf alles. Wünsch dir eine Farbe.
face-plus4 = Joker +4
    .rule = Passt auf alles. Wünsch dir eine Farbe; der Nächste zieht 4.
face-plus20 = Joker +20
    .rule = Passt auf alles. Wünsch dir eine Farbe; der Nächste zieht 20.
face-wildpickswap = Joker Wunschtausch
    .rule = Passt auf alles. Wünsch dir eine Farbe und tausche die Handkarten mit einem Spieler deiner Wahl.
-number = Passt auf gleiche Farbe oder Zahl.
-plus2 = Der Nächste zieht 2 oder antwortet darauf.
-skip = Überspringt die nächsten Spieler.
-reverse = Kehrt die Spielrichtung um.
-plus20 = Der Nächste zieht 20 oder antwortet darauf.
-swap = Tausche die Handkarten mit dem nächsten Spieler.
-pickswap = Tausche die Handkarten mit einem Spieler deiner Wahl.
-nope = Auf ein Plus gespielt, zieht niemand.
-rotate = Alle Handkarten wandern zum nächsten Spieler.
-steal = Nimm dem nächsten Spieler eine zufällige Karte.

face-red_0 = Rot 0
    .rule = { -number }
face-red_1 = Rot 1
    .rule = { -number }
face-red_2 = Rot 2
    .rule = { -number }
face-red_3 = Rot 3
    .rule = { -number }
face-red_4 = Rot 4
    .rule = { -number }
face-red_5 = Rot 5
    .rule = { -number }
face-red_6 = Rot 6
    .rule = { -number }
face-red_7 = Rot 7
    .rule = { -number }
face-red_9 = Rot 9
    .rule = { -number }
face-red_plus2 = Rot +2
    .rule = { -plus2 }
face-red_skip = Rot Aussetzen
    .rule = { -skip }
face-red_reverse = Rot Richtungswechsel
    .rule = { -reverse }
face-red_plus20 = Rot +20
    .rule = { -plus20 }
face-red_swap = Rot Tausch
    .rule = { -swap }
face-red_pickswap = Rot Wunschtausch
    .rule = { -pickswap }
face-red_nope = Rot Nein
    .rule = { -nope }
face-red_rotate = Rot Rundtausch
    .rule = { -rotate }
face-red_steal = Rot Klau
    .rule = { -steal }
face-blue_0 = Blau 0
    .rule = { -number }
face-blue_1 = Blau 1
    .rule = { -number }
face-blue_2 = Blau 2
    .rule = { -number }
face-blue_3 = Blau 3
    .rule = { -number }
face-blue_4 = Blau 4
    .rule = { -number }
face-blue_5 = Blau 5
    .rule = { -number }
face-blue_6 = Blau 6
    .rule = { -number }
face-blue_7 = Blau 7
    .rule = { -number }
face-blue_9 = Blau 9
    .rule = { -number }
face-blue_plus2 = Blau +2
    .rule = { -plus2 }
face-blue_skip = Blau Aussetzen
    .rule = { -skip }
face-blue_reverse = Blau Richtungswechsel
    .rule = { -reverse }
face-blue_plus20 = Blau +20
    .rule = { -plus20 }
face-blue_swap = Blau Tausch
    .rule = { -swap }
face-blue_pickswap = Blau Wunschtausch
    .rule = { -pickswap }
face-blue_nope = Blau Nein
    .rule = { -nope }
face-blue_rotate = Blau Rundtausch
    .rule = { -rotate }
face-blue_steal = Blau Klau
    .rule = { -steal }
face-green_0 = Grün 0
    .rule = { -number }
face-green_1 = Grün 1
    .rule = { -number }
face-green_2 = Grün 2
    .rule = { -number }
face-green_3 = Grün 3
    .rule = { -number }
face-green_4 = Grün 4
    .rule = { -number }
face-green_5 = Grün 5
    .rule = { -number }
face-green_6 = Grün 6
    .rule = { -number }
face-green_7 = Grün 7
    .rule = { -number }
face-green_9 = Grün 9
    .rule = { -number }
face-green_plus2 = Grün +2
    .rule = { -plus2 }
face-green_skip = Grün Aussetzen
    .rule = { -skip }
face-green_reverse = Grün Richtungswechsel
    .rule = { -reverse }
face-green_plus20 = Grün +20
    .rule = { -plus20 }
face-green_swap = Grün Tausch
    .rule = { -swap }
face-green_pickswap = Grün Wunschtausch
    .rule = { -pickswap }
face-green_nope = Grün Nein
    .rule = { -nope }
face-green_rotate = Grün Rundtausch
    .rule = { -rotate }
face-green_steal = Grün Klau
    .rule = { -steal }
face-yellow_0 = Gelb 0
    .rule = { -number }
face-yellow_1 = Gelb 1
    .rule = { -number }
face-yellow_2 = Gelb 2
    .rule = { -number }
face-yellow_3 = Gelb 3
    .rule = { -number }
face-yellow_4 = Gelb 4
    .rule = { -number }
face-yellow_5 = Gelb 5
    .rule = { -number }
face-yellow_6 = Gelb 6
    .rule = { -number }
face-yellow_7 = Gelb 7
    .rule = { -number }
face-yellow_9 = Gelb 9
    .rule = { -number }
face-yellow_plus2 = Gelb +2
    .rule = { -plus2 }
face-yellow_skip = Gelb Aussetzen
    .rule = { -skip }
face-yellow_reverse = Gelb Richtungswechsel
    .rule = { -reverse }
face-yellow_plus20 = Gelb +20
    .rule = { -plus20 }
face-yellow_swap = Gelb Tausch
    .rule = { -swap }
face-yellow_pickswap = Gelb Wunschtausch
    .rule = { -pickswap }
face-yellow_nope = Gelb Nein
    .rule = { -nope }
face-yellow_rotate = Gelb Rundtausch
    .rule = { -rotate }
face-yellow_steal = Gelb Klau
    .rule = { -steal }
zone-deck = Stapel
zone-pile = Ablage
zone-hand = Hand
zone-drawn = Gerade gezogen
field-colour = Gültige Farbe
field-direction = Spielrichtung
field-pending = Zu ziehende Karten
field-reverses = Richtungswechsel in Folge
name-colour-none = keine
name-colour-red = Rot
name-colour-blue = Blau
name-colour-green = Grün
name-colour-yellow = Gelb
name-direction-clockwise = im Uhrzeigersinn
name-direction-counterclockwise = gegen den Uhrzeigersinn

event-cards_dealt = { $seat } bekommt { $cards }.
event-pile_opened = Die Ablage beginnt mit { $face }; die Farbe ist { $colour }.
event-turn_started = { $seat } ist am Zug.
event-card_played = { $seat } spielt { $face }.
event-colour_called = { $seat } wünscht sich { $colour }.
event-draws_raised = { $number ->
        [one] { $number } Karte ist zu ziehen.
       *[other] { $number } Karten sind zu ziehen.
    }
event-draws_cancelled = { $seat } sagt Nein: Niemand zieht.
event-nothing_cancelled = Es ist nichts zu ziehen; das Nein bewirkt nichts.
event-direction_reversed = Jetzt geht es { $direction }.
event-players_skipped = { $number ->
        [one] Ein Spieler wird übersprungen.
       *[other] { $number } Spieler werden übersprungen.
    }
event-hands_swapped = { $seat } und { $target } tauschen ihre Handkarten.
event-hands_rotated = Alle Handkarten wandern zum nächsten Spieler.
event-card_stolen = { $seat } nimmt { $target } { $card } weg.
event-card_drawn = { $seat } zieht { $card }.
event-cards_drawn = { $seat } muss { $cards } ziehen.
event-card_offered = { $seat } zieht { $card } und darf sie spielen.
event-card_kept = { $seat } behält { $card }.
event-hand_returned = Die Karten von { $seat } sind weg.
event-hand_emptied = { $seat } hat keine Karten mehr.
event-left_alone = { $seat } ist als Einziger übrig.
event-turns_ran_out = { $number ->
        [one] Nach { $number } Zug gewinnt, wer die wenigsten Karten hat.
       *[other] Nach { $number } Zügen gewinnt, wer die wenigsten Karten hat.
    }

form-draw = Ziehen
form-keep = Die gezogene Karte behalten
form-play = { $card ->
        [none] Spielen
       *[other] { $card } spielen
    }{ $target ->
        [none] {""}
       *[other] {""} und die Handkarten mit { $target } tauschen
    }
form-play_wild = { $card ->
        [none] Joker spielen
       *[other] { $card } spielen
    }{ $colour ->
        [none] {""}
       *[other] {""}, { $colour } wünschen
    }{ $target ->
        [none] {""}
       *[other] {""}, die Handkarten mit { $target } tauschen
    }
prompt-card = Welche Karte spielst du?
prompt-colour = Welche Farbe wünschst du dir?
prompt-target = Mit wem tauschst du die Handkarten?

option-players = Spieler
option-players-3-6 = drei bis sechs
option-players-2-10 = zwei bis zehn
option-weights = Karten
option-weights-basic = nur Zahlen und Joker 8
option-weights-spec = mit Plus-Karten, Aussetzen und Richtungswechsel
option-weights-chaos = alle Karten
option-stacking = Plus auf Plus
option-stacking-off = nicht möglich
option-stacking-any = jedes Plus auf jedes Plus
option-stacking-at_least = nur ein Plus, das nicht kleiner ist
option-reverse_limit = Erlaubte Richtungswechsel in Folge, 0 für beliebig viele
option-skipped = Spieler, die ein Aussetzen überspringt
option-hand_size = Karten der ersten Hand
option-play_drawn = Eine gerade gezogene Karte darf sofort gespielt werden
option-must_play = Ziehen nur, wenn nichts gespielt werden kann
option-swap_anyone = Auch der Tausch geht mit einem Spieler der Wahl
option-turn_limit = Züge, nach denen die wenigsten Karten gewinnen, 0 für ohne Ende

turn = **Ein Zug.** Spiel eine Karte auf die Ablage oder zieh eine.{ $must_play ->
        [yes] {""} Du darfst nur ziehen, wenn keine deiner Karten passt.
       *[no] {""}
    } { $play_drawn ->
        [yes] { $must_play ->
            [yes] Passt die gezogene Karte, musst du sie sofort spielen; dann ist dein Zug vorbei.
           *[no] Passt die gezogene Karte, darfst du sie sofort spielen; dann ist dein Zug vorbei.
        }
       *[no] Danach ist dein Zug vorbei.
    }

    {"**"}Was passt.** Eine Karte der gültigen Farbe oder mit der Zahl oder dem Zeichen der Karte auf der Ablage. Joker passen immer; wer einen spielt, wünscht sich die Farbe, die von da an gilt.

rules-basic = - Zahlen 0 bis 7 und 9 ({ $share_number } %): keine Wirkung.
    - Joker 8 ({ $share_wild } %): keine weitere Wirkung.
rules-spec = - +2 ({ $share_plus2 } %): zwei Karten mehr zu ziehen.
    - Joker +4 ({ $share_plus4 } %): vier Karten mehr zu ziehen.
    - Joker +20 ({ $share_plus20 } %): zwanzig Karten mehr zu ziehen.
    - Aussetzen ({ $share_skip } %): { $skipped ->
        [1] Der nächste Spieler wird übersprungen.
       *[other] Die nächsten zwei Spieler werden übersprungen; mit weniger als vier bist du wieder dran.
    }
    - Richtungswechsel ({ $share_reverse } %): Es geht andersherum; zu zweit geht der Zug nur weiter.{ $reverse_limit ->
        [0] {""}
       *[other] {""} Nach { $reverse_limit } in Folge muss erst eine andere Karte gespielt werden.
    }
rules-chaos = - +20 mit Farbe ({ $share_coloured_plus20 } %): zwanzig Karten mehr zu ziehen, muss aber passen.
    - Tausch ({ $share_swap } %): { $swap_anyone ->
        [yes] Du tauschst die Handkarten mit einem Spieler deiner Wahl.
       *[no] Du tauschst die Handkarten mit dem nächsten Spieler.
    }
    - Wunschtausch, auch als Joker ({ $share_pickswap } % und { $share_wildpickswap } %): Du tauschst die Handkarten mit einem Spieler deiner Wahl.
    - Nein ({ $share_nope } %): Auf ein Plus gespielt, zieht niemand; sonst ohne Wirkung.
    - Rundtausch ({ $share_rotate } %): Alle Handkarten wandern in Spielrichtung zum nächsten Spieler.
    - Klau ({ $share_steal } %): Du nimmst dem nächsten Spieler eine zufällige Karte; nur ihr beide seht sie.
rules-plus = **Plus-Karten.** Der nächste Spieler muss ziehen{ $stacking ->
        [off] {""}
        [any] {""} oder spielt irgendein Plus: Die Zahlen werden addiert, und der Spieler danach steht vor der Summe
       *[at_least] {""} oder spielt ein Plus, das mindestens so viel wert ist wie das auf der Ablage: Die Zahlen werden addiert, und der Spieler danach steht vor der Summe
    }.{ $weights ->
        [chaos] {""} Nach einem Nein zieht niemand.
       *[other] {""}
    }{ $must_answer ->
        [yes] {""} Wer so antworten kann, muss es tun.
       *[no] {""}
    } Wer zieht, nimmt alle Karten auf einmal, und sein Zug ist vorbei.{ $play_drawn ->
        [yes] {""} Keine davon darf sofort gespielt werden.
       *[no] {""}
    }

rules = Sei als Erster ohne Karten. Für { $fewest } bis { $most } Spieler.

    {"**"}Aufbau.** { $hand_size ->
        [one] Jeder bekommt { $hand_size } Karte.
       *[other] Jeder bekommt { $hand_size } Karten.
    } Die Ablage beginnt mit einer Zahl oder mit einem Joker 8, dessen Farbe ausgelost wird. Der erste Platz beginnt, und es geht im Uhrzeigersinn.

    { turn }

    {"**"}Die Karten.** Der Stapel geht nie aus: Jede Karte wird ausgelost, was auch immer schon gezogen wurde. Alle vier Farben sind gleich wahrscheinlich, ebenso die Zahlen. Wie wahrscheinlich jede Art von Karte ist und was sie tut:

    { $weights ->
        [basic] { rules-basic }
        [spec] { rules-basic }
            { rules-spec }

            { rules-plus }
       *[chaos] { rules-basic }
            { rules-spec }
            { rules-chaos }

            { rules-plus }
    }

    {"**"}Das Ende.** Nach jeder Karte und ihrer Wirkung gewinnt, wer keine Karten mehr hat; sind es mehrere, der Erste in Sitzordnung ab dem, der gespielt hat. { $weights ->
        [chaos] Ein Tausch mit der letzten Karte gibt die leere Hand weiter.{" "}
       *[other] {""}
    }{ $turn_limit ->
        [0] Die Zahl der Züge ist nicht begrenzt.
       *[other] Nach { $turn_limit } Zügen gewinnt, wer die wenigsten Karten hat; bei Gleichstand gemeinsam.
    }

    {"**"}Verlassen.** Die Karten eines Spielers, der geht, sind weg, und was er ziehen müsste, bleibt dem nächsten. Wer als Letzter bleibt, gewinnt.

skin-cards = { $count ->
        [one] Karte!
       *[other] Karten
    }
skin-direction = Gespielt wird { $direction }.
skin-pending = +{ $count } ziehen oder antworten
skin-pile = Ablage: { $card }
skin-misfit = { $pending ->
        [0] { $card } passt nicht: Auf der Ablage liegt { $top }, und es gilt { $colour }.
       *[other] { $card } passt nicht: Auf der Ablage liegt { $top }, es gilt { $colour }, und es sind Karten zu ziehen.
    }

# Unvergessliche Momente

highlight-stack = { $seat } muss { $number } Karten auf einmal ziehen.
    .title = Der höchste Berg
highlight-refusal = { $number ->
        [one] { $seat } sagt Nein zu einer Karte.
       *[other] { $seat } sagt Nein zu { $number } Karten.
    }
    .title = Das beste Nein
highlight-trade = { $got ->
        [0] { $seat } gibt { $target } { $gave } Karten und bekommt keine.
        [one] { $seat } gibt { $target } { $gave } Karten und bekommt eine.
       *[other] { $seat } gibt { $target } { $gave } Karten und bekommt { $got }.
    }
    .title = Der beste Tausch
