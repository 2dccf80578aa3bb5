title = Citadels
summary = Wähle jede Runde heimlich eine Figur und bau mit ihrer Hilfe die prächtigste Stadt.

-noble = Ein adliges Viertel.
-religious = Ein kirchliches Viertel.
-trade = Ein Handelsviertel.
-military = Ein Militärviertel.
face-assassin = Meuchler
    .akk = den Meuchler
    .rule = Nenne eine Figur: Sie verliert ihren Zug.
face-thief = Dieb
    .akk = den Dieb
    .rule = Nenne eine Figur: Wird sie aufgerufen, gehört ihr Gold dir.
face-magician = Magier
    .akk = den Magier
    .rule = Tausche die Handkarten mit einem Spieler, oder leg Karten ab und zieh ebenso viele.
face-king = König
    .akk = den König
    .rule = Du bekommst die Krone. Einkommen aus gelben Vierteln.
face-bishop = Prediger
    .akk = den Prediger
    .rule = Der Söldner kann deiner Stadt nichts anhaben. Einkommen aus blauen Vierteln.
face-merchant = Händler
    .akk = den Händler
    .rule = Du bekommst 1 Gold. Einkommen aus grünen Vierteln.
face-architect = Baumeister
    .akk = den Baumeister
    .rule = Du ziehst 2 Karten und darfst 3 Viertel bauen.
face-warlord = Söldner
    .akk = den Söldner
    .rule = Zerstöre ein Viertel für 1 weniger als seinen Preis. Einkommen aus roten Vierteln.
face-manor = Gutshof
    .rule = { -noble }
face-castle = Schloss
    .rule = { -noble }
face-palace = Palast
    .rule = { -noble }
face-temple = Tempel
    .rule = { -religious }
face-church = Kirche
    .rule = { -religious }
face-monastery = Kloster
    .rule = { -religious }
face-cathedral = Kathedrale
    .rule = { -religious }
face-tavern = Taverne
    .rule = { -trade }
face-trading_post = Handelshaus
    .rule = { -trade }
face-market = Markt
    .rule = { -trade }
face-docks = Werft
    .rule = { -trade }
face-harbor = Hafen
    .rule = { -trade }
face-town_hall = Rathaus
    .rule = { -trade }
face-watchtower = Wachturm
    .rule = { -military }
face-prison = Gefängnis
    .rule = { -military }
face-battlefield = Schlachtfeld
    .rule = { -military }
face-fortress = Festung
    .rule = { -military }
face-haunted_city = Geisterstadt
    .rule = Kann zweimal gebaut werden oder zählt, je nach Hausregel, am Ende als fehlende Farbe.
face-keep = Bergfried
    .rule = Kann nicht zerstört werden.
face-laboratory = Labor
    .rule = Einmal pro Zug: Leg eine Karte für 1 Gold ab.
face-smithy = Schmiede
    .rule = Einmal pro Zug: Zahle 2 Gold und zieh 3 Karten.
face-observatory = Sternwarte
    .rule = Zieh 3 statt 2 Karten zur Auswahl.
face-graveyard = Friedhof
    .rule = Zahle 1 Gold und nimm ein zerstörtes Viertel auf die Hand.
face-school_of_magic = Zauberschule
    .rule = Zählt beim Einkommen als beliebige Farbe und, je nach Hausregel, auch am Ende.
face-library = Bibliothek
    .rule = Behalte alle Karten, die du ziehst.
face-university = Universität
    .rule = Ist 8 Punkte wert.
face-dragon_gate = Drachentor
    .rule = Ist 8 Punkte wert.
face-great_wall = Große Mauer
    .rule = Der Söldner zahlt für deine anderen Viertel 1 Gold mehr.
face-imperial_treasury = Schatzkammer
    .rule = Am Ende 1 Punkt für jedes Gold, das du hast.
face-map_room = Kartensaal
    .rule = Am Ende 1 Punkt für jede Karte auf deiner Hand.

zone-deck = Stapel
zone-cast = Figuren
zone-pack = Zur Auswahl
zone-face_up = Nicht in dieser Runde
zone-face_down = Beiseitegelegt
zone-drawn = Gezogen
zone-ruins = Ruinen
zone-hand = Hand
zone-city = Stadt
zone-characters = Verdeckte Figur
zone-revealed = Figur
field-round = Runde
field-crown = Krone
field-gold = Gold
field-calling = Aufgerufen
field-murdered = Ermordet
field-robbed = Bestohlen
field-finisher = Zuerst fertig
name-colour-none = keine
name-colour-noble = adligen
name-colour-religious = kirchlichen
name-colour-trade = Handels-
name-colour-military = Militär-
name-colour-special = besonderen
name-part-districts = Viertel
name-part-five_colours = fünf Farben
name-part-first_to_finish = die erste fertige Stadt
name-part-finished_city = eine fertige Stadt
name-part-purple_districts = lila Viertel
name-answer-no = nein
name-answer-yes = ja

event-seated = { $seat } bekommt die Krone.
event-round_started = Runde { $number } beginnt.
event-character_opened = { $card } ist in dieser Runde nicht dabei.
event-character_returned = { $card } kommt zurück zu den Figuren.
event-character_covered = Eine Figur wird verdeckt beiseitegelegt.
event-face_down_offered = Der letzte Spieler darf auch die beiseitegelegte Figur wählen.
event-character_picked = { $seat } hat eine Figur gewählt.
event-character_discarded = { $seat } legt eine Figur beiseite.
event-draft_done = Der Rest wird beiseitegelegt.
event-character_called = Aufgerufen: { $face }.
event-absence_shown = Niemand ist { $card }.
event-nobody_answered = Niemand antwortet.
event-murder_revealed = { $seat } ist { $card } und wurde ermordet.
event-turn_started = { $seat } ist { $card }.
event-crown_passed = { $seat } bekommt die Krone.
event-round_ended = Runde { $number } ist zu Ende.
event-gold_taken = { $seat } nimmt { $number } Gold.
event-gold_collected = { $seat } bekommt { $number } Gold aus { FORM($colour, "name") ->
        [noble] adligen Vierteln
        [religious] kirchlichen Vierteln
        [trade] Handelsvierteln
        [military] Militärvierteln
       *[special] besonderen Vierteln
    }.
event-gold_gained = { $seat } bekommt { $number } Gold.
event-gold_paid = { $seat } zahlt { $number } Gold.
event-gold_stolen = { $seat } nimmt { $target } { $number } Gold ab.
event-cards_dealt = { $seat } bekommt { $cards }.
event-cards_drawn = { $seat } zieht zur Auswahl { $cards }.
event-cards_kept = { $seat } zieht { $cards }.
event-card_kept = { $seat } behält { $card }.
event-drawn_returned = Der Rest kommt unter den Stapel.
event-card_discarded = { $seat } legt { $card } ab.
event-district_built = { $seat } baut für { $number } Gold: { $card }.
event-city_finished = { $seat } hat eine Stadt vollendet: Das ist die letzte Runde.
event-district_used = { $seat } nutzt: { $face }.
event-murder_declared = { $seat } ermordet { FORM($face, "akk") }, der seinen Zug verliert.
event-theft_declared = { $seat } wird beim Aufruf { FORM($face, "akk") } bestehlen.
event-hands_swapped = { $seat } und { $target } tauschen ihre Handkarten.
event-district_destroyed = { $seat } zerstört in { FORM($target, "gen") } Stadt: { $card }.
event-rescue_offered = { $seat } darf mit dem Friedhof retten: { $card }.
event-district_rescued = { $seat } nimmt zurück auf die Hand: { $card }.
event-rescue_declined = { $seat } lässt in Trümmern: { $card }.
event-ruin_buried = { $card } kommt unter den Stapel.
event-retired = Gold, Karten und Stadt von { $seat } gehen zurück.
event-districts_ran_out = Es gibt zu wenige Viertel, um noch eine Stadt zu vollenden.
event-points_counted = { $number ->
        [one] { $seat } bekommt { $number } Punkt für { $part }.
       *[other] { $seat } bekommt { $number } Punkte für { $part }.
    }

form-draft_pick = Figur wählen{ $character ->
        [none] {""}
       *[other] {""}: { $character }
    }
form-draft_discard = Figur beiseitelegen{ $character ->
        [none] {""}
       *[other] {""}: { $character }
    }
form-take_gold = 2 Gold nehmen
form-draw_cards = Karten ziehen
form-collect_gold = Einkommen deiner Viertel nehmen
form-keep_card = Behalten{ $district ->
        [none] {""}
       *[other] {""}: { $district }
    }
form-build = Bauen{ $district ->
        [none] {""}
       *[other] {""}: { $district }
    }
form-graveyard_respond = 1 Gold für das zerstörte Viertel zahlen{ $answer ->
        [none] {""}
       *[other] {""}: { $answer }
    }
form-lab_discard = Labor: für 1 Gold ablegen{ $district ->
        [none] {""}
       *[other] {""}: { $district }
    }
form-smithy_draw = Schmiede: 2 Gold zahlen, 3 Karten ziehen
form-murder = { $character ->
        [none] Ermorden
       *[other] { FORM($character, "akk") } ermorden
    }
form-rob = { $character ->
        [none] Bestehlen
       *[other] { FORM($character, "akk") } bestehlen
    }
form-swap_hands = Handkarten tauschen{ $target ->
        [none] {""}
       *[other] {""} mit { $target }
    }
form-discard = Gegen eine neue Karte tauschen{ $district ->
        [none] {""}
       *[other] {""}: { $district }
    }
form-discard_done = Die neuen Karten ziehen
form-destroy = Zerstören{ $target ->
        [none] {""}
       *[other] {""} bei { $target }
    }{ $district ->
        [none] {""}
       *[other] {""}: { $district }
    }
form-end_turn = Zug beenden
prompt-character = Welche Figur?
prompt-district = Welches Viertel?
prompt-answer = Nimmst du es?
prompt-target = Welcher Spieler?

option-deck = Karten
option-deck-spec = 62 Karten
option-deck-official = 66 Karten, mit der Großen Mauer
option-extra_purples = Mit Schatzkammer und Kartensaal
option-random_order = Sitzordnung auslosen
option-city_size = Viertel, mit denen eine Stadt vollendet ist
option-city_size-by_players = 8 zu zweit oder dritt, sonst 7
option-starting_gold = Gold am Anfang
option-starting_cards = Karten am Anfang
option-build_limit = Viertel, die man pro Zug bauen darf (Baumeister: zwei mehr)
option-king_face_up = Der König darf offen ausliegen
option-seventh_takes_face_down = Der siebte Spieler darf die beiseitegelegte Figur nehmen
option-two_player_draft = Auswahl zu zweit
option-two_player_draft-alternating = abwechselnd wählen
option-two_player_draft-discarding = abwechselnd wählen und zwei beiseitelegen
option-murdered_king_crowned = Ein ermordeter König bekommt die Krone nach der Runde
option-murder_revealed = Das Mordopfer zeigt sich
option-murder_revealed-at_call = beim Aufruf
option-murder_revealed-at_round_end = am Ende der Runde
option-income = Einkommen aus Vierteln
option-income-at_call = beim Aufruf der Figur
option-income-any_time = jederzeit im Zug
option-haunted_city = Geisterstadt
option-haunted_city-repeatable = darf zweimal gebaut werden
option-haunted_city-any_colour = eine fehlende Farbe, außer in der letzten Runde gebaut
option-school_of_magic = Zauberschule
option-school_of_magic-income_and_colours = jede Farbe beim Einkommen und am Ende
option-school_of_magic-income = jede Farbe nur beim Einkommen
option-graveyard = Der Friedhof holt zurück
option-graveyard-own = Viertel seines Besitzers
option-graveyard-any = jedes zerstörte Viertel
option-warlord_own_city = Der Söldner darf eigene Viertel zerstören
option-destroyed = Ein zerstörtes Viertel
option-destroyed-out_of_game = ist aus dem Spiel
option-destroyed-deck_bottom = kommt unter den Stapel
option-tie = Bei Gleichstand gewinnt
option-tie-gold = das meiste Gold, sonst gemeinsam
option-tie-rank = die höchste Figur der letzten Runde
part-districts = Viertel
part-five_colours = Farben
part-first_to_finish = Zuerst
part-finished_city = Stadt
part-purple_districts = Lila

turn = **Ein Zug.**

    1. Du musst entweder 2 Gold nehmen oder 2 Viertel ziehen und eines davon behalten; das andere kommt unter den Stapel. Ist der Stapel leer, bekommst du, was noch da ist.
    2. Danach darfst du höchstens { $build_limit } Viertel aus der Hand bauen und bezahlst den Preis. In keiner Stadt steht ein Viertel zweimal.
    3. Einmal, zu einem beliebigen Zeitpunkt deines Zuges, darfst du die Fähigkeit deiner Figur nutzen, ebenso jedes deiner Viertel, das einmal pro Zug etwas bewirkt.
    4. { $income ->
        [any_time] Einmal in deinem Zug darfst du das Einkommen in der Farbe deiner Figur nehmen: 1 Gold für jedes Viertel dieser Farbe in deiner Stadt, auch für gerade gebaute.
       *[at_call] Beim Aufruf bekommst du 1 Gold für jedes Viertel deiner Stadt, das die Farbe deiner Figur hat.
    }

rules-box = **Die Schachtel** enthält 8 Figuren mit je einer Karte und { $cards } Viertel. Hinter jedem Viertel steht sein Preis und, wenn es mehrere davon gibt, die Zahl der Karten.

    - Gelb, adlig (12): Gutshof 3 (5×), Schloss 4 (4×), Palast 5 (3×).
    - Blau, kirchlich (11): Tempel 1 (3×), Kirche 2 (3×), Kloster 3 (3×), Kathedrale 5 (2×).
    - Grün, Handel { $deck ->
        [official] (20): Taverne 1 (5×), Handelshaus 2 (3×), Markt 2 (4×), Werft 3 (3×), Hafen 4 (3×), Rathaus 5 (2×).
       *[spec] (17): Taverne 1 (5×), Handelshaus 2 (3×), Markt 2 (3×), Werft 3 (3×), Hafen 4 (2×), Rathaus 5.
    }
    - Rot, Militär (11): Wachturm 1 (3×), Gefängnis 2 (3×), Schlachtfeld 3 (3×), Festung 5 (2×).
    - Lila ({ $purples }): { $deck ->
        [official] Geisterstadt 2, Bergfried 3 (2×), Labor 5, Schmiede 5, Sternwarte 5, Friedhof 5, Zauberschule 6, Bibliothek 6, Universität 6, Drachentor 6, Große Mauer 6
       *[spec] Geisterstadt 2, Bergfried 3, Labor 5 (2×), Schmiede 5, Sternwarte 5, Friedhof 5, Zauberschule 6, Bibliothek 6, Universität 6, Drachentor 6
    }{ $extra_purples ->
        [yes] {""}, Schatzkammer 5, Kartensaal 5.
       *[no] .
    }

    {"**"}Aufbau.** { $random_order ->
        [yes] Die Sitzordnung wird ausgelost. Alle bekommen
       *[no] Alle bekommen
    } { $starting_gold } Gold und { $starting_cards ->
        [one] { $starting_cards } Viertelkarte
       *[other] { $starting_cards } Viertelkarten
    }. Der erste Spieler bekommt die Krone.

rules-round = **Eine Runde** beginnt mit der Wahl der Figuren. Sie werden gemischt, und eine wird verdeckt beiseitegelegt. Weitere werden offen ausgelegt: zu viert 2, zu fünft 1. { $king_face_up ->
        [yes] {""}
       *[no] Der König liegt nie offen aus: Eine andere Karte nimmt seinen Platz ein, und er wird wieder eingemischt.{" "}
    }Reihum, beginnend bei der Krone, sehen alle die übrigen Figuren an, nehmen heimlich eine davon und geben den Rest weiter; was am Ende übrig ist, wird verdeckt beiseitegelegt. { $seventh_takes_face_down ->
        [yes] Zu siebt darf der letzte Spieler stattdessen die verdeckt beiseitegelegte Karte nehmen.{" "}
       *[no] {""}
    }Zu dritt gehen die Figuren zweimal herum, und alle haben zwei. { $two_player_draft ->
        [alternating] Zu zweit wählen beide abwechselnd, bis jeder zwei hat.
       *[discarding] Zu zweit nimmt der Erste eine; der Zweite nimmt eine und legt eine verdeckt beiseite; der Erste tut dasselbe; der Zweite nimmt eine der letzten beiden.
    }

    Dann werden die Figuren in der Reihenfolge ihrer Zahlen aufgerufen. Wer die aufgerufene hat, deckt sie auf und ist am Zug. Hat sie niemand, wird sie unter den beiseitegelegten gezeigt.

rules-characters = **Die Figuren**, in der Reihenfolge ihres Aufrufs:

    - 1 Meuchler: Nenne eine andere Figur. Sie verliert ihren Zug. { $murder_revealed ->
        [at_round_end] Niemand meldet sich für sie; wer sie war, zeigt sich am Ende der Runde.
       *[at_call] Wer sie war, zeigt sich beim Aufruf.
    }
    - 2 Dieb: Nenne eine Figur, die später kommt und nicht die ermordete ist. Wird sie aufgerufen, gehört ihr ganzes Gold dir, noch vor jedem Einkommen. Hat sie niemand, passiert nichts.
    - 3 Magier: Tausche alle Handkarten mit einem anderen Spieler, oder leg beliebig viele Karten unter den Stapel und zieh ebenso viele. Beide Hände dürfen leer sein.
    - 4 König (gelb): Beim Aufruf bekommst du die Krone und damit ab der nächsten Runde die erste Wahl. { $murdered_king_crowned ->
        [yes] Ein ermordeter König bekommt sie am Ende der Runde.
       *[no] Ein ermordeter König bekommt sie nicht.
    }
    - 5 Prediger (blau): Der Söldner kann deiner Stadt in dieser Runde nichts anhaben, außer der Prediger wurde ermordet.
    - 6 Händler (grün): Beim Aufruf bekommst du 1 Gold zusätzlich.
    - 7 Baumeister: Beim Aufruf ziehst du 2 Karten, und du darfst bis zu { $most_builds } Viertel bauen.
    - 8 Söldner (rot): Zerstöre ein Viertel { $warlord_own_city ->
        [yes] in einer beliebigen Stadt, auch in deiner eigenen,
       *[no] in der Stadt eines anderen
    } für 1 Gold weniger als seinen Preis, nie aber in einer vollendeten Stadt. { $destroyed ->
        [deck_bottom] Was zerstört ist, kommt unter den Stapel.
       *[out_of_game] Was zerstört ist, ist aus dem Spiel.
    }

rules-purples = **Die lila Viertel:**

    - Geisterstadt: { $haunted_city ->
        [repeatable] Sie darf in einer Stadt zweimal stehen.
       *[any_colour] Am Ende ersetzt sie eine Farbe, die deiner Stadt fehlt, außer du hast sie in der letzten Runde gebaut.
    }
    - Bergfried: Der Söldner kann ihn nicht zerstören.
    - Labor: Einmal pro Zug darfst du eine Karte aus der Hand für 1 Gold unter den Stapel legen.
    - Schmiede: Einmal pro Zug darfst du 2 Gold zahlen und 3 Karten ziehen.
    - Sternwarte: Du ziehst 3 statt 2 Karten und behältst eine davon; mit einer Bibliothek alle 3.
    - Friedhof: Zerstört der Söldner { $graveyard ->
        [any] ein Viertel
       *[own] eines deiner Viertel
    }, darfst du 1 Gold zahlen und es auf die Hand nehmen, außer du bist selbst der Söldner. Sich selbst kann er nicht retten.
    - Zauberschule: Sie bringt jeder Figur mit einer Farbe Einkommen{ $school_of_magic ->
        [income_and_colours] {""} und ersetzt am Ende eine Farbe, die deiner Stadt fehlt.
       *[income] .
    }
    - Bibliothek: Du behältst alle Karten, die du statt des Goldes ziehst.
    - Universität: 2 Punkte mehr als ihr Preis.
    - Drachentor: 2 Punkte mehr als sein Preis.{ $deck ->
        [official] {""}
            - Große Mauer: Deine anderen Viertel kosten den Söldner 1 Gold mehr, also ihren vollen Preis.
       *[spec] {""}
    }{ $extra_purples ->
        [yes] {""}
            - Schatzkammer: Am Ende 1 Punkt für jedes Gold, das du hast.
            - Kartensaal: Am Ende 1 Punkt für jede Karte auf deiner Hand.
       *[no] {""}
    }

rules-end = **Das Ende.** { $same ->
        [yes] Eine Stadt ist mit { $few } Vierteln vollendet.
       *[no] Eine Stadt ist mit { $few } Vierteln vollendet, ab vier Spielern mit { $many }.
    } Die Runde, in der das geschieht, wird zu Ende gespielt. Das Spiel ist auch vorbei, wenn nach einer Runde zu wenige verschiedene Viertel bleiben, um noch eine Stadt zu vollenden.

    {"**"}Punkte.** Der Preis jedes Viertels in deiner Stadt; 3 für alle fünf Farben; 4 für die erste vollendete Stadt und 2 für jede andere; dazu, was deine lila Viertel bringen. Die meisten Punkte gewinnen. { $tie ->
        [gold] Bei Gleichstand gewinnt das meiste Gold; ist auch das gleich, gewinnen sie gemeinsam.
       *[rank] Bei Gleichstand gewinnt die höchste Figur der letzten Runde.
    }

    {"**"}Verlassen.** Wer das Spiel verlässt, gibt Gold, Karten und Stadt zurück; die Karten kommen gemischt unter den Stapel. Niemand meldet sich für seine Figuren, die Krone geht an den nächsten Spieler, und gewinnen kann er nicht mehr. War seine Stadt vollendet, bleibt die Runde die letzte. Wer allein übrig bleibt, gewinnt.

rules = Bau die prächtigste Stadt. In jeder Runde bist du jemand anderes, und niemand weiß, wer, bis du am Zug bist. Für 2 bis 7 Spieler.

    { rules-box }

    { rules-round }

    { turn }

    { rules-characters }

    { rules-purples }

    { rules-end }

skin-held = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
skin-out = nicht dabei
skin-call = Der Aufruf
skin-district = { $card }, Preis { $cost }
skin-no-district = noch kein Viertel
skin-goal = { $count } Viertel vollenden eine Stadt
skin-goal-short = Ziel
skin-draft = { $left ->
        [0] Runde { $round }: Auswahl
        [1] Runde { $round }: Auswahl, noch eine Figur
       *[other] Runde { $round }: Auswahl, noch { $left } Figuren
    }
skin-called = Runde { $round }: Aufgerufen ist { $card }
skin-round = Runde { $round }
skin-who = Wer bist du in dieser Runde?
skin-aside = Leg eine dieser Figuren beiseite.
skin-keep = Behalte eine; der Rest kommt unter den Stapel.
skin-exchange = Tippe noch eine Karte an, um sie zu tauschen, oder:
skin-rescue = { $card } wurde zerstört. Für 1 Gold auf die Hand nehmen?
skin-you-are = { $next ->
        [act] Du bist { $card }. Gold oder Karten?
        [build] Du bist { $card }. Tippe ein Viertel an, um es zu bauen, oder:
       *[end] Du bist { $card }. Was nun?
    }
skin-act-first = Nimm zuerst Gold oder ziehe Karten; danach kannst du bauen ({ $card }).
skin-too-dear = { $card } kostet { $cost } Gold, und du hast { $gold }.

# Unvergessliche Momente

highlight-robbery = { $seat } nimmt { $target } { $number } Gold ab.
    .title = Der größte Raub
highlight-ruin = { $seat } zerstört in { FORM($target, "gen") } Stadt: { $face }.
    .title = Die größte Ruine
highlight-murder = { $seat } ermordet { FORM($face, "akk") }, und das ist { $target }.
    .title = Der grausamste Mord
highlight-building = { $seat } baut für { $number } Gold: { $face }.
    .title = Der stolzeste Bau
