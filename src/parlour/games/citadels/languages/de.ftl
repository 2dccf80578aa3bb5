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
    .rule = Tausche die Hand mit einem Spieler, oder lege Karten ab und zieh ebenso viele.
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
event-hands_swapped = { $seat } und { $target } tauschen die Hände.
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
form-swap_hands = Hand tauschen{ $target ->
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
part-five_colours = Fünf Farben
part-first_to_finish = Zuerst fertig
part-finished_city = Stadt vollendet
part-purple_districts = Lila Viertel

skin-held = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
skin-out = nicht dabei
skin-call = Der Aufruf
skin-district = { $card }, Preis { $cost }
skin-no-district = noch kein Viertel
skin-draft = { $left ->
        [0] Runde { $round }: Auswahl
       *[other] Runde { $round }: Auswahl, noch { $left } Figuren
    }
skin-called = Runde { $round }: Aufgerufen ist { $card }
skin-round = Runde { $round }
skin-who = Wer bist du in dieser Runde?
skin-aside = Leg eine dieser Figuren beiseite.
skin-keep = Behalte eine; der Rest kommt unter den Stapel.
skin-rescue = { $card } wurde zerstört. Für 1 Gold auf die Hand nehmen?
skin-you-are = { $acted ->
        [yes] Du bist { $card }. Was nun?
       *[no] Du bist { $card }. Gold oder Karten?
    }
skin-too-dear = { $card } kostet { $cost } Gold, und du hast { $gold }. Unten steht, was du jetzt tun kannst.

# Unvergessliche Momente

highlight-robbery = { $seat } nimmt { $target } { $number } Gold ab.
    .title = Der größte Raub
highlight-ruin = { $seat } zerstört in { FORM($target, "gen") } Stadt: { $face }.
    .title = Die größte Ruine
highlight-murder = { $seat } ermordet { FORM($face, "akk") }, und das ist { $target }.
    .title = Der grausamste Mord
highlight-building = { $seat } baut für { $number } Gold: { $face }.
    .title = Der stolzeste Bau
