title = Hast du eine Zwei?
summary = Bring deinen Brief zur Prinzessin: sechzehn Karten, eine auf der Hand, ein Schluss pro Zug.

face-guard = Wächterin
    .akk = die Wächterin
    .rule = Nenne eine Karte: Wer sie hat, scheidet aus.
face-priest = Priester
    .akk = den Priester
    .rule = Sieh dir die Karte eines anderen an.
face-baron = Baron
    .akk = den Baron
    .rule = Vergleiche deine Karte mit der eines anderen: Die niedrigere scheidet aus.
face-handmaid = Zofe
    .akk = die Zofe
    .rule = Bis zu deinem nächsten Zug kann dich niemand wählen.
face-prince = Prinz
    .akk = den Prinzen
    .rule = Jemand, auch du selbst, legt seine Karte ab und zieht eine neue.
face-king = König
    .akk = den König
    .rule = Tausche die Karte mit einem anderen.
face-countess = Gräfin
    .akk = die Gräfin
    .rule = Muss gespielt werden, wenn deine andere Karte König oder Prinz ist.
face-princess = Prinzessin
    .akk = die Prinzessin
    .rule = Wer sie spielt oder ablegt, scheidet aus.

zone-deck = Stapel
zone-aside = Beiseitegelegt
zone-open = Nicht in dieser Runde
zone-hand = Hand
zone-pile = Abgelegt
field-round = Runde
field-tokens = Herzen
field-out = Ausgeschieden
field-protected = Geschützt

event-round_updated = Runde { $number } beginnt.
event-card_removed = Eine Karte wird verdeckt beiseitegelegt.
event-card_opened = { $card } ist in dieser Runde nicht dabei.
event-card_dealt = { $seat } zieht eine Karte.
event-turn_started = { $seat } ist am Zug.
event-protection_cleared = { $seat } ist nicht mehr geschützt.
event-card_played = { $seat } spielt { FORM($card, "akk") }.
event-guessed = { $seat } vermutet bei { $target } { FORM($face, "akk") }.
event-guess_missed = { $seat } irrt sich bei { $target }.
event-looked = { $seat } sieht sich { FORM($target, "gen") } Karte an.
event-compared = { $seat } und { $target } vergleichen ihre Karten.
event-comparison_tied = Die Karten sind gleich; beide bleiben.
event-protected_until_turn = { $seat } ist bis zum nächsten eigenen Zug geschützt.
event-nothing_done = Niemand kann gewählt werden; die Karte bewirkt nichts.
event-card_discarded = { $seat } legt { FORM($card, "akk") } ab.
event-removed_card_taken = { $seat } nimmt die beiseitegelegte Karte.
event-hands_traded = { $seat } und { $target } tauschen die Karten.
event-eliminated = { $seat } scheidet aus dieser Runde aus.
event-hand_shown = { $seat } zeigt { FORM($card, "akk") }.
event-token_gained = { $seat } bekommt ein Herz.
event-round_tied = Gleichstand: { $seats }. Niemand bekommt ein Herz.

form-play = { $card ->
        [none] Karte spielen
       *[other] { $card } spielen
    }{ $target ->
        [none] {""}
       *[other] {""}, gegen { $target }
    }{ $guess ->
        [none] {""}
       *[other] {""}, mit dem Tipp { $guess }
    }
prompt-card = Welche Karte spielst du?
prompt-target = Wen wählst du?
prompt-guess = Welche Karte nennst du?

option-open_cards = Zu zweit offen beiseitegelegte Karten
option-tie = Gleichstand bei der höchsten Karte
option-tie-all = alle bekommen ein Herz
option-tie-none = niemand bekommt ein Herz
option-tie-sum = die größere Summe der abgelegten Karten gewinnt
option-tokens = Herzen zum Sieg
option-tokens-classic = 7, 5 oder 4 zu zweit, dritt oder viert
option-tokens-2019 = 6, 5 oder 4 zu zweit, dritt oder viert

turn = **Ein Zug.** Du hast eine Karte auf der Hand. Zieh eine zweite, spiel eine der beiden offen aus und tu, was sie sagt.

rules-cards = **Die Karten**, mit Wert und Anzahl:

    - 1 Wächterin (5): Nenne eine andere Karte als die Wächterin. Hat der gewählte Spieler sie, scheidet er aus.
    - 2 Priester (2): Sieh dir die Karte eines anderen an.
    - 3 Baron (2): Du und ein anderer vergleicht heimlich eure Karten. Die niedrigere scheidet aus; bei gleichen passiert nichts.
    - 4 Zofe (2): Bis zum Beginn deines nächsten Zuges kann dich niemand wählen.
    - 5 Prinz (2): Jemand, auch du selbst, legt seine Karte ohne Wirkung ab und zieht eine neue; ist der Stapel leer, nimmt er die beiseitegelegte. Wer dabei die Prinzessin ablegt, scheidet aus und zieht nicht.
    - 6 König (1): Tausche die Karte mit einem anderen.
    - 7 Gräfin (1): Bewirkt nichts, muss aber gespielt werden, wenn deine andere Karte der König oder ein Prinz ist.
    - 8 Prinzessin (1): Wer sie spielt oder ablegt, scheidet aus.

    Wenn jemand gewählt werden kann, musst du jemanden wählen. Sind alle anderen geschützt, bewirkt eine Karte, die ein Ziel braucht, nichts; ein Prinz trifft dann dich selbst.

rules = Jeder möchte, dass die Prinzessin *seinen* Brief liest. Sie bekommt den von dem, der am Ende der Runde als Letzter im Palast ist oder dann die höchste Karte hat. Für 2 bis 4 Spieler.

    {"**"}Eine Runde.** Mischt die sechzehn Karten, legt eine verdeckt beiseite und gebt jedem eine.{ $open_cards ->
        [0] {""}
        [one] {""} Zu zweit wird noch 1 Karte offen ausgelegt: Sie ist in dieser Runde nicht dabei.
       *[other] {""} Zu zweit werden noch { $open_cards } Karten offen ausgelegt: Sie sind in dieser Runde nicht dabei.
    } Die erste Runde beginnt ein zufälliger Spieler, jede weitere der Sieger der letzten; nach einem Gleichstand entscheidet unter den Gleichen das Los. Gespielt wird reihum.

    { turn }

    { rules-cards }

    {"**"}Ausgeschieden.** Wer ausscheidet, zeigt seine Karte und spielt in der nächsten Runde wieder mit.

    {"**"}Die Runde endet**, wenn nur einer übrig ist oder nach dem Zug, in dem die letzte Karte gezogen wurde: Dann zeigen alle ihre Karte, und die höchste gewinnt. Der Sieger bekommt ein Herz. { $tie ->
        [none] Haben mehrere die höchste, bekommt niemand ein Herz.
        [sum] Haben mehrere die höchste, entscheidet die größere Summe der eigenen abgelegten Karten; ist auch sie gleich, bekommt jeder von ihnen ein Herz.
       *[all] Haben mehrere die höchste, bekommt jeder von ihnen ein Herz.
    }

    {"**"}Das Spiel.** { $same ->
        [yes] { $two ->
            [one] Wer zuerst 1 Herz hat, gewinnt.
           *[other] Wer zuerst { $two } Herzen hat, gewinnt.
        }
       *[no] Zum Sieg braucht man zu zweit { $two } Herzen, zu dritt { $three }, zu viert { $four }.
    } Erreichen das mehrere in derselben Runde, gewinnen sie gemeinsam.

    {"**"}Verlassen.** Wer das Spiel verlässt, zeigt seine Karte und spielt nicht mehr mit, wie viele Herzen er auch hat. Die nötige Zahl der Herzen bleibt gleich. Wer als Letzter bleibt, gewinnt.

skin-tally = { $card }: { $left } von { $all } nicht gesehen
skin-tokens = { $count ->
        [one] { $count } Herz von { $goal }
       *[other] { $count } Herzen von { $goal }
    }
skin-deck = { $count ->
        [one] noch { $count } Karte
       *[other] noch { $count } Karten
    }
skin-round = Runde { $round }
skin-asks = { $name } fragt { $target }:
skin-question = „Hast du { FORM($card, "akk") }?“
skin-shows = { $name } zeigt:
skin-no = „Nein.“
skin-wins-with = { $name } gewinnt: { $card }
skin-wins = { $name } gewinnt
skin-countess = Erst muss die Gräfin gespielt werden, dann { $card }.

# Unvergessliche Momente

highlight-guess = { $left ->
        [one] { $seat } errät bei { $target } { FORM($face, "akk") }, mit noch einer Karte im Stapel.
       *[other] { $seat } errät bei { $target } { FORM($face, "akk") }, mit noch { $left } Karten im Stapel.
    }
    .title = Der beste Tipp
highlight-fall = { $seat } bringt { $target } dazu, { FORM($face, "akk") } abzulegen.
    .title = Der tiefste Fall
highlight-duel = { $seat } schlägt { $target }: { $face } gegen { $lost }.
    .title = Das härteste Duell
