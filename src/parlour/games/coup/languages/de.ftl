title = Coup
summary = Behaupte, jede Figur am Hof zu sein, ob wahr oder nicht, und behalte als Letzter Einfluss.

face-duke = Herzog
    .akk = den Herzog
    .kein = keinen Herzog
    .rule = Steuern: nimm 3 Münzen. Blockt Entwicklungshilfe.
face-assassin = Attentäter
    .akk = den Attentäter
    .kein = keinen Attentäter
    .rule = Zahle 3 Münzen: Ein anderer verliert einen Einfluss.
face-captain = Hauptmann
    .akk = den Hauptmann
    .kein = keinen Hauptmann
    .rule = Stiehl einem anderen 2 Münzen. Blockt Diebstahl.
face-ambassador = Botschafter
    .akk = den Botschafter
    .kein = keinen Botschafter
    .rule = Tausche Karten mit dem Hof. Blockt Diebstahl.
face-contessa = Gräfin
    .akk = die Gräfin
    .kein = keine Gräfin
    .rule = Blockt Attentate.

zone-court = Hof
zone-hand = Einfluss
zone-lost = Verlorener Einfluss
field-coins = Münzen
field-out = Ausgeschieden
field-deed = Aktion
field-target = Ziel
field-blocker = Blocker
field-challenger = Zweifler
field-claim = Behauptete Figur
supply-coins = Schatzkammer

name-deed-none = keine
name-deed-income = Einkommen
name-deed-foreign_aid = Entwicklungshilfe
name-deed-tax = Steuern
name-deed-exchange = Austausch
name-deed-coup = Coup
name-deed-assassinate = Attentat
name-deed-steal = Diebstahl
name-declaration-0 = tut nichts
name-declaration-1 = nimmt Einkommen
name-declaration-2 = bittet um Entwicklungshilfe
name-declaration-3 = behauptet den Herzog und erhebt Steuern
name-declaration-4 = behauptet den Botschafter und will Karten tauschen
name-declaration-5 = zahlt 7 für einen Coup gegen
name-declaration-6 = behauptet den Attentäter und zahlt 3 für einen Anschlag auf
name-declaration-7 = behauptet den Hauptmann und bestiehlt

event-card_dealt = { $seat } bekommt eine Karte.
event-turn_started = { $seat } ist am Zug.
event-declared = { $seat } { $deed }{ $target ->
        [none] {""}
       *[other] {""} { $target }
    }.
event-challenged = { $seat } bezweifelt { FORM($face, "akk") } bei { $target }.
event-blocked = { $seat } behauptet { FORM($face, "akk") } und blockt.
event-block_held = Der Block von { $seat } hält.
event-shown = { $seat } zeigt { FORM($face, "akk") }.
event-replaced = { $seat } bekommt eine neue Karte vom Hof.
event-conceded = { $seat } zeigt { FORM($face, "kein") }.
event-cost_returned = { $number ->
        [one] { $seat } bekommt { $number } Münze zurück.
       *[other] { $seat } bekommt { $number } Münzen zurück.
    }
event-deed_failed = Die Aktion von { $seat } scheitert.
event-loss_owed = { $seat } muss einen Einfluss verlieren.
event-influence_lost = { $seat } verliert { FORM($card, "akk") }.
event-hand_revealed = { $seat } deckt auf: { $cards }.
event-eliminated = { $seat } scheidet aus.
event-coins_taken = { $number ->
        [one] { $seat } nimmt { $number } Münze aus der Schatzkammer.
       *[other] { $seat } nimmt { $number } Münzen aus der Schatzkammer.
    }
event-coins_stolen = { $number ->
        [one] { $seat } nimmt { $target } { $number } Münze ab.
       *[other] { $seat } nimmt { $target } { $number } Münzen ab.
    }
event-cards_drawn = { $seat } zieht zwei Karten vom Hof.
event-card_returned = { $seat } legt eine Karte an den Hof zurück.
event-survived = { $seat } hat als Letzter noch Einfluss am Hof.

form-income = Einkommen: 1 Münze nehmen
form-foreign_aid = Entwicklungshilfe: 2 Münzen nehmen, ein Herzog kann es blocken
form-tax = Steuern: 3 Münzen nehmen, behauptet den Herzog
form-exchange = Austausch: Karten mit dem Hof tauschen, behauptet den Botschafter
form-coup = Coup{ $target ->
        [none] {""}
       *[other] {""} gegen { $target }
    }: 7 zahlen, kostet einen Einfluss
form-assassinate = Attentat{ $target ->
        [none] {""}
       *[other] {""} auf { $target }
    }: 3 zahlen, kostet einen Einfluss, behauptet den Attentäter
form-steal = Diebstahl{ $target ->
        [none] {""}
       *[other] {""} bei { $target }
    }: 2 Münzen nehmen, behauptet den Hauptmann
form-pass = Zulassen
form-challenge = Anzweifeln: Wer falsch liegt, verliert einen Einfluss
form-block = Blocken{ $face ->
        [none] {""}
       *[other] {""}, behauptet { FORM($face, "akk") }
    }
form-show = { $face ->
        [none] Zeigen
       *[other] { $face } zeigen
    }: Du bekommst eine neue Karte dafür
form-concede = Nachgeben und einen Einfluss verlieren
form-lose = { $face ->
        [none] Einfluss verlieren
       *[other] { $face } verlieren
    }
form-return = { $face ->
        [none] Karte
       *[other] { $face }
    } an den Hof zurücklegen
prompt-target = Gegen wen?
prompt-face = Welche Figur?

option-two_player_coins = Münzen des Startspielers zu zweit
option-steal_from_poor = Auch wer keine Münzen hat, kann bestohlen werden
option-first_seat = Platz, der beginnt
option-reactions = Anzweifeln und Blocken
option-reactions-sealed = alle entscheiden geheim, eine Frage nach der anderen
option-reactions-first = eine Frage; die erste Antwort zählt

turn = **Ein Zug** ist eine Aktion. Du kannst nicht aussetzen, aber jede Figur behaupten, was auch immer du hast.

    - Einkommen: Nimm 1 Münze. Nichts hält es auf.
    - Entwicklungshilfe: Nimm 2 Münzen. Wer einen Herzog behauptet, kann es blocken.
    - Coup: Zahle 7 Münzen, und ein Spieler deiner Wahl verliert einen Einfluss. Nichts hält ihn auf. Mit 10 oder mehr Münzen zu Beginn deines Zuges musst du das tun.
    - Steuern, behauptet den Herzog: Nimm 3 Münzen.
    - Attentat, behauptet den Attentäter: Zahle 3 Münzen, und ein Spieler verliert einen Einfluss, außer er blockt mit einer Gräfin.
    - Diebstahl, behauptet den Hauptmann: Nimm einem Spieler 2 Münzen, oder 1, wenn er nicht mehr hat, außer er blockt mit Hauptmann oder Botschafter. { $steal_from_poor ->
        [yes] Auch ein Spieler ohne Münzen darf gewählt werden.
       *[no] Ein Spieler ohne Münzen kann nicht gewählt werden.
    }
    - Austausch, behauptet den Botschafter: Zieh 2 Karten vom Hof, dann leg 2 deiner Karten zurück. Der Hof wird gemischt, und niemand erfährt, was du getauscht hast.

rules-start = Du hast zwei verdeckte Karten: deinen Einfluss am Hof. Verlierst du beide, scheidest du aus; wer als Letzter Einfluss hat, gewinnt. Niemand prüft, was du behauptest, solange es keiner anzweifelt. Für 2 bis 6 Spieler.

    {"**"}Aufbau.** Mischt die fünfzehn Karten und gebt jedem zwei; der Rest ist der Hof. Jeder bekommt 2 der 50 Münzen, der Rest ist die Schatzkammer.{ $two_player_coins ->
        [1] {""} Zu zweit hat, wer beginnt, nur 1 Münze.
       *[other] {""}
    } { $first_seat ->
        [0] Das erste Spiel beginnt der erste Spieler, jedes weitere der letzte Sieger.
       *[other] Das erste Spiel beginnt Spieler { $starter }, jedes weitere der letzte Sieger.
    } Gespielt wird reihum.

    {"**"}Die Figuren**, je drei Karten:

    - Herzog: erhebt Steuern; blockt Entwicklungshilfe.
    - Attentäter: mordet für 3 Münzen.
    - Hauptmann: stiehlt; blockt Diebstahl.
    - Botschafter: tauscht Karten mit dem Hof; blockt Diebstahl.
    - Gräfin: blockt Attentate.

rules-claims = **Anzweifeln.** Jede Behauptung, für eine Aktion oder einen Block, kann jeder andere anzweifeln. Wer angezweifelt wird, zeigt diese Karte oder gibt nach. Zeigt er sie, geht sie an den Hof zurück, der Hof wird gemischt, und er zieht eine neue; der Zweifler verliert sofort einen Einfluss. Zeigt er sie nicht, verliert er selbst einen: Eine ertappte Aktion scheitert, und ihr Preis kommt zurück; ein ertappter Block scheitert, und die Aktion gelingt.

    {"**"}Blocken.** Jeder darf einen Herzog behaupten, um Entwicklungshilfe zu blocken. Attentat und Diebstahl blockt nur das Ziel; wer dabei Hauptmann oder Botschafter nennt, muss genau diesen beweisen. Auch eine Aktion, die einen Zweifel überstanden hat, kann noch geblockt werden. Der Preis einer geblockten Aktion ist verloren. Ein falscher Zweifel oder ein ertappter Block kann das Ziel eines Attentats beide Einflüsse kosten.

rules-answers = { $reactions ->
        [first] {"**"}Antworten.** Alle dürfen gleichzeitig anzweifeln, blocken, wenn sie dazu berechtigt sind, oder zulassen. Der erste Zweifel oder Block zählt sofort; war es ein Block, kann nur noch er angezweifelt werden. Niemand erfährt, wer zugelassen hat.
       *[sealed] {"**"}Antworten.** Erst dürfen alle die Aktion anzweifeln, dann dürfen die Berechtigten blocken, dann dürfen alle den Block anzweifeln. Alle entscheiden gleichzeitig und geheim, und niemand erfährt, wer zugelassen hat. Zweifeln oder blocken mehrere, zählt der Erste in Sitzordnung nach dem Spieler am Zug.
    }

rules = { rules-start }

    { turn }

    { rules-claims }

    { rules-answers }

    {"**"}Einfluss.** Du wählst, welche Karte du verlierst; sie bleibt offen vor dir liegen. Wer beide verloren hat, scheidet aus und gibt seine Münzen zurück; ein Diebstahl, den nichts mehr aufhalten kann, wird vorher bezahlt. Die Schatzkammer zahlt nie mehr, als sie hat.

    {"**"}Verlassen.** Wer das Spiel verlässt, deckt seine Karten auf und gibt seine Münzen zurück. Sein Zug ist vorbei, und eine Aktion gegen ihn verfällt ohne Erstattung. Ein schon ausgesprochener Zweifel an einem anderen wird zuerst geklärt.

    {"**"}Ende.** Wer als Letzter Einfluss hat, gewinnt. Nur das zählt; die Übrigen werden danach aufgeführt, wie lange sie durchgehalten haben.

skin-coins = { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    }
skin-deed-income = Eine Münze für mich.
skin-deed-foreign_aid = Entwicklungshilfe: zwei Münzen für mich.
skin-deed-tax = Steuern: drei Münzen für mich.
skin-deed-exchange = Ich tausche Karten mit dem Hof.
skin-deed-coup = Ein Coup gegen { $target }!
skin-deed-assassinate = Mein Dolch ist für { $target }.
skin-deed-steal = Deine Münzen, { $target }!
skin-says = „{ $words }“
skin-i-am = Ich habe { FORM($card, "akk") }. { $deed }
skin-i-block = Ich habe { FORM($card, "akk") } und blocke.
skin-doubted = { $name } glaubt es nicht. { $target } zeigt die Karte oder gibt nach.
skin-any-react = Zweifelt jemand, oder blockt jemand?
skin-any-doubt = Zweifelt jemand?
skin-any-block = Blockt jemand?
skin-returns = { $name } legt zwei Karten zurück.
skin-lost-attacked = { $name } wurde getroffen und verliert einen Einfluss.
skin-lost-wrong_challenge = { $name } hat zu Unrecht gezweifelt und verliert einen Einfluss.
skin-lost-bluff = { $name } wurde beim Bluffen ertappt und verliert einen Einfluss.
skin-here = Hier: { $card }.
skin-truth = { $name } hat die Wahrheit gesagt.
skin-bluff = Ein Bluff! { $name } hat { FORM($card, "kein") }.
skin-loses = { $name } verliert { FORM($card, "akk") }.
skin-tally = { $card }: { $left } von { $all } nicht aufgedeckt
skin-doubts = zweifelt
skin-aid = { $name } will Entwicklungshilfe
skin-losing = Ein Einfluss geht verloren
skin-exchanging = Karten werden getauscht
skin-believe = { $name } behauptet { FORM($card, "akk") }. Glaubst du es?
skin-believe-or-block = { $name } behauptet { FORM($card, "akk") }. Glauben, zweifeln oder blocken?
skin-block-claim = { $name } behauptet { FORM($card, "akk") }: „{ $deed }“ Blockst du?
skin-block-aid = { $name } bittet um Entwicklungshilfe. Blockst du?
skin-doubts-you = { $name } glaubt dir { FORM($card, "akk") } nicht. Tippe die Karte an, um sie zu zeigen, oder:
skin-which-lost = Welchen Einfluss verlierst du?
skin-which-back = Welche Karte geht an den Hof zurück?
skin-need-not = Du musst nichts zeigen ({ $card }): Wähle eine Aktion und behaupte, was du willst.
skin-only-doubt = Nur wer dir nicht glaubt, bekommt sie zu sehen: { $card }.

# Unvergessliche Momente

highlight-bluff = { $seat } behauptet { FORM($face, "akk") }, ohne die Karte zu haben, und niemand merkt es.
    .title = Der kühnste Bluff
highlight-exposure = { $seat } glaubt { $target } { FORM($face, "akk") } nicht und hat recht.
    .title = Das schärfste Auge
highlight-robbery = { $number ->
        [one] { $seat } nimmt { $target } eine Münze ab.
       *[other] { $seat } nimmt { $target } { $number } Münzen ab.
    }
    .title = Der größte Raub
highlight-false_alarm = { $seat } glaubt { $target } { FORM($face, "akk") } nicht, doch die Karte ist echt.
    .title = Der teuerste Zweifel
