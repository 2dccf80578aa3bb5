title = Orakel
summary = Kämpfer, Würfel und Lunas: Zehr die Energie des anderen auf, bevor deine zu Ende ist.

-human = Mensch
-hobbit = Hobbit
-orc = Ork
-dragon = Drache
-aven = Aven
-elf = Elf
-faun = Faun
-goblin = Goblin
-cyclops = Zyklop
-koatl = Koatl
-dwarf = Zwerg
-centaur = Zentaur
-minotaur = Minotaur
-fairy = Fee
-lycan = Lykaner
-champion = { $colour ->
        [orange] Orange
        [rouge] Rouge
       *[indigo] Indigo
    }, { $order ->
        [A] Licht der Dämmerung
        [B] Grünes Licht
        [C] Glutlicht
        [D] Ewiges Licht
       *[E] Mondlicht
    } ({ $order }), { $cost ->
        [0] kostenlos
        [one] { $cost } Luna
       *[other] { $cost } Lunas
    }. Greift mit { $attack } an, verteidigt mit { $die }.
face-human_d4_0 = { -human } d4
    .rule = { -champion(colour: "orange", order: "A", cost: 0, attack: "d4", die: "d4") }
face-hobbit_d6_0 = { -hobbit } d6
    .rule = { -champion(colour: "orange", order: "B", cost: 0, attack: "d6", die: "d6") }
face-orc_d4_1 = { -orc } d4+1
    .rule = { -champion(colour: "orange", order: "C", cost: 0, attack: "d4+1", die: "d4") }
face-human_d8_0 = { -human } d8
    .rule = { -champion(colour: "orange", order: "A", cost: 1, attack: "d8", die: "d8") }
face-dragon_d6_1 = { -dragon } d6+1
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d6+1", die: "d6") }
face-aven_d4_2 = { -aven } d4+2
    .rule = { -champion(colour: "orange", order: "E", cost: 1, attack: "d4+2", die: "d4") }
face-hobbit_d8_1 = { -hobbit } d8+1
    .rule = { -champion(colour: "orange", order: "B", cost: 1, attack: "d8+1", die: "d8") }
face-hobbit_d6_2 = { -hobbit } d6+2
    .rule = { -champion(colour: "orange", order: "B", cost: 1, attack: "d6+2", die: "d6") }
face-orc_d4_3 = { -orc } d4+3
    .rule = { -champion(colour: "orange", order: "C", cost: 1, attack: "d4+3", die: "d4") }
face-dragon_d12_0 = { -dragon } d12
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d12", die: "d12") }
face-aven_d4_4 = { -aven } d4+4
    .rule = { -champion(colour: "orange", order: "E", cost: 1, attack: "d4+4", die: "d4") }
face-human_d8_2 = { -human } d8+2
    .rule = { -champion(colour: "orange", order: "A", cost: 1, attack: "d8+2", die: "d8") }
face-human_d6_3 = { -human } d6+3
    .rule = { -champion(colour: "orange", order: "A", cost: 1, attack: "d6+3", die: "d6") }
face-orc_d6_4 = { -orc } d6+4
    .rule = { -champion(colour: "orange", order: "C", cost: 1, attack: "d6+4", die: "d6") }
face-dragon_d12_1 = { -dragon } d12+1
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d12+1", die: "d12") }
face-aven_d4_5 = { -aven } d4+5
    .rule = { -champion(colour: "orange", order: "E", cost: 1, attack: "d4+5", die: "d4") }
face-dragon_d8_3 = { -dragon } d8+3
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d8+3", die: "d8") }
face-orc_d8_4 = { -orc } d8+4
    .rule = { -champion(colour: "orange", order: "C", cost: 2, attack: "d8+4", die: "d8") }
face-hobbit_d6_5 = { -hobbit } d6+5
    .rule = { -champion(colour: "orange", order: "B", cost: 2, attack: "d6+5", die: "d6") }
face-dragon_d12_2 = { -dragon } d12+2
    .rule = { -champion(colour: "orange", order: "D", cost: 2, attack: "d12+2", die: "d12") }
face-orc_d4_6 = { -orc } d4+6
    .rule = { -champion(colour: "orange", order: "C", cost: 2, attack: "d4+6", die: "d4") }
face-hobbit_d8_5 = { -hobbit } d8+5
    .rule = { -champion(colour: "orange", order: "B", cost: 2, attack: "d8+5", die: "d8") }
face-human_d6_6 = { -human } d6+6
    .rule = { -champion(colour: "orange", order: "A", cost: 2, attack: "d6+6", die: "d6") }
face-aven_d12_3 = { -aven } d12+3
    .rule = { -champion(colour: "orange", order: "E", cost: 2, attack: "d12+3", die: "d12") }
face-dragon_d20_0 = { -dragon } d20
    .rule = { -champion(colour: "orange", order: "D", cost: 2, attack: "d20", die: "d20") }
face-orc_d12_4 = { -orc } d12+4
    .rule = { -champion(colour: "orange", order: "C", cost: 2, attack: "d12+4", die: "d12") }
face-hobbit_d8_6 = { -hobbit } d8+6
    .rule = { -champion(colour: "orange", order: "B", cost: 2, attack: "d8+6", die: "d8") }
face-human_d20_1 = { -human } d20+1
    .rule = { -champion(colour: "orange", order: "A", cost: 3, attack: "d20+1", die: "d20") }
face-dragon_d12_5 = { -dragon } d12+5
    .rule = { -champion(colour: "orange", order: "D", cost: 3, attack: "d12+5", die: "d12") }
face-aven_d20_2 = { -aven } d20+2
    .rule = { -champion(colour: "orange", order: "E", cost: 3, attack: "d20+2", die: "d20") }
face-orc_d12_6 = { -orc } d12+6
    .rule = { -champion(colour: "orange", order: "C", cost: 3, attack: "d12+6", die: "d12") }
face-hobbit_d20_3 = { -hobbit } d20+3
    .rule = { -champion(colour: "orange", order: "B", cost: 3, attack: "d20+3", die: "d20") }
face-human_d20_4 = { -human } d20+4
    .rule = { -champion(colour: "orange", order: "A", cost: 3, attack: "d20+4", die: "d20") }
face-aven_d20_5 = { -aven } d20+5
    .rule = { -champion(colour: "orange", order: "E", cost: 3, attack: "d20+5", die: "d20") }
face-elf_d4_0 = { -elf } d4
    .rule = { -champion(colour: "rouge", order: "A", cost: 0, attack: "d4", die: "d4") }
face-faun_d6_0 = { -faun } d6
    .rule = { -champion(colour: "rouge", order: "B", cost: 0, attack: "d6", die: "d6") }
face-goblin_d4_1 = { -goblin } d4+1
    .rule = { -champion(colour: "rouge", order: "C", cost: 0, attack: "d4+1", die: "d4") }
face-elf_d8_0 = { -elf } d8
    .rule = { -champion(colour: "rouge", order: "A", cost: 1, attack: "d8", die: "d8") }
face-cyclops_d6_1 = { -cyclops } d6+1
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d6+1", die: "d6") }
face-koatl_d4_2 = { -koatl } d4+2
    .rule = { -champion(colour: "rouge", order: "E", cost: 1, attack: "d4+2", die: "d4") }
face-faun_d8_1 = { -faun } d8+1
    .rule = { -champion(colour: "rouge", order: "B", cost: 1, attack: "d8+1", die: "d8") }
face-faun_d6_2 = { -faun } d6+2
    .rule = { -champion(colour: "rouge", order: "B", cost: 1, attack: "d6+2", die: "d6") }
face-goblin_d4_3 = { -goblin } d4+3
    .rule = { -champion(colour: "rouge", order: "C", cost: 1, attack: "d4+3", die: "d4") }
face-cyclops_d12_0 = { -cyclops } d12
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d12", die: "d12") }
face-koatl_d4_4 = { -koatl } d4+4
    .rule = { -champion(colour: "rouge", order: "E", cost: 1, attack: "d4+4", die: "d4") }
face-elf_d8_2 = { -elf } d8+2
    .rule = { -champion(colour: "rouge", order: "A", cost: 1, attack: "d8+2", die: "d8") }
face-elf_d6_3 = { -elf } d6+3
    .rule = { -champion(colour: "rouge", order: "A", cost: 1, attack: "d6+3", die: "d6") }
face-goblin_d6_4 = { -goblin } d6+4
    .rule = { -champion(colour: "rouge", order: "C", cost: 1, attack: "d6+4", die: "d6") }
face-cyclops_d12_1 = { -cyclops } d12+1
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d12+1", die: "d12") }
face-koatl_d4_5 = { -koatl } d4+5
    .rule = { -champion(colour: "rouge", order: "E", cost: 1, attack: "d4+5", die: "d4") }
face-cyclops_d8_3 = { -cyclops } d8+3
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d8+3", die: "d8") }
face-goblin_d8_4 = { -goblin } d8+4
    .rule = { -champion(colour: "rouge", order: "C", cost: 2, attack: "d8+4", die: "d8") }
face-faun_d6_5 = { -faun } d6+5
    .rule = { -champion(colour: "rouge", order: "B", cost: 2, attack: "d6+5", die: "d6") }
face-cyclops_d12_2 = { -cyclops } d12+2
    .rule = { -champion(colour: "rouge", order: "D", cost: 2, attack: "d12+2", die: "d12") }
face-goblin_d4_6 = { -goblin } d4+6
    .rule = { -champion(colour: "rouge", order: "C", cost: 2, attack: "d4+6", die: "d4") }
face-faun_d8_5 = { -faun } d8+5
    .rule = { -champion(colour: "rouge", order: "B", cost: 2, attack: "d8+5", die: "d8") }
face-elf_d6_6 = { -elf } d6+6
    .rule = { -champion(colour: "rouge", order: "A", cost: 2, attack: "d6+6", die: "d6") }
face-koatl_d12_3 = { -koatl } d12+3
    .rule = { -champion(colour: "rouge", order: "E", cost: 2, attack: "d12+3", die: "d12") }
face-cyclops_d20_0 = { -cyclops } d20
    .rule = { -champion(colour: "rouge", order: "D", cost: 2, attack: "d20", die: "d20") }
face-goblin_d12_4 = { -goblin } d12+4
    .rule = { -champion(colour: "rouge", order: "C", cost: 2, attack: "d12+4", die: "d12") }
face-faun_d8_6 = { -faun } d8+6
    .rule = { -champion(colour: "rouge", order: "B", cost: 2, attack: "d8+6", die: "d8") }
face-elf_d20_1 = { -elf } d20+1
    .rule = { -champion(colour: "rouge", order: "A", cost: 3, attack: "d20+1", die: "d20") }
face-cyclops_d12_5 = { -cyclops } d12+5
    .rule = { -champion(colour: "rouge", order: "D", cost: 3, attack: "d12+5", die: "d12") }
face-koatl_d20_2 = { -koatl } d20+2
    .rule = { -champion(colour: "rouge", order: "E", cost: 3, attack: "d20+2", die: "d20") }
face-goblin_d12_6 = { -goblin } d12+6
    .rule = { -champion(colour: "rouge", order: "C", cost: 3, attack: "d12+6", die: "d12") }
face-faun_d20_3 = { -faun } d20+3
    .rule = { -champion(colour: "rouge", order: "B", cost: 3, attack: "d20+3", die: "d20") }
face-elf_d20_4 = { -elf } d20+4
    .rule = { -champion(colour: "rouge", order: "A", cost: 3, attack: "d20+4", die: "d20") }
face-koatl_d20_5 = { -koatl } d20+5
    .rule = { -champion(colour: "rouge", order: "E", cost: 3, attack: "d20+5", die: "d20") }
face-dwarf_d4_0 = { -dwarf } d4
    .rule = { -champion(colour: "indigo", order: "A", cost: 0, attack: "d4", die: "d4") }
face-centaur_d6_0 = { -centaur } d6
    .rule = { -champion(colour: "indigo", order: "B", cost: 0, attack: "d6", die: "d6") }
face-minotaur_d4_1 = { -minotaur } d4+1
    .rule = { -champion(colour: "indigo", order: "C", cost: 0, attack: "d4+1", die: "d4") }
face-dwarf_d8_0 = { -dwarf } d8
    .rule = { -champion(colour: "indigo", order: "A", cost: 1, attack: "d8", die: "d8") }
face-fairy_d6_1 = { -fairy } d6+1
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d6+1", die: "d6") }
face-lycan_d4_2 = { -lycan } d4+2
    .rule = { -champion(colour: "indigo", order: "E", cost: 1, attack: "d4+2", die: "d4") }
face-centaur_d8_1 = { -centaur } d8+1
    .rule = { -champion(colour: "indigo", order: "B", cost: 1, attack: "d8+1", die: "d8") }
face-centaur_d6_2 = { -centaur } d6+2
    .rule = { -champion(colour: "indigo", order: "B", cost: 1, attack: "d6+2", die: "d6") }
face-minotaur_d4_3 = { -minotaur } d4+3
    .rule = { -champion(colour: "indigo", order: "C", cost: 1, attack: "d4+3", die: "d4") }
face-fairy_d12_0 = { -fairy } d12
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d12", die: "d12") }
face-lycan_d4_4 = { -lycan } d4+4
    .rule = { -champion(colour: "indigo", order: "E", cost: 1, attack: "d4+4", die: "d4") }
face-dwarf_d8_2 = { -dwarf } d8+2
    .rule = { -champion(colour: "indigo", order: "A", cost: 1, attack: "d8+2", die: "d8") }
face-dwarf_d6_3 = { -dwarf } d6+3
    .rule = { -champion(colour: "indigo", order: "A", cost: 1, attack: "d6+3", die: "d6") }
face-minotaur_d6_4 = { -minotaur } d6+4
    .rule = { -champion(colour: "indigo", order: "C", cost: 1, attack: "d6+4", die: "d6") }
face-fairy_d12_1 = { -fairy } d12+1
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d12+1", die: "d12") }
face-lycan_d4_5 = { -lycan } d4+5
    .rule = { -champion(colour: "indigo", order: "E", cost: 1, attack: "d4+5", die: "d4") }
face-fairy_d8_3 = { -fairy } d8+3
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d8+3", die: "d8") }
face-minotaur_d8_4 = { -minotaur } d8+4
    .rule = { -champion(colour: "indigo", order: "C", cost: 2, attack: "d8+4", die: "d8") }
face-centaur_d6_5 = { -centaur } d6+5
    .rule = { -champion(colour: "indigo", order: "B", cost: 2, attack: "d6+5", die: "d6") }
face-fairy_d12_2 = { -fairy } d12+2
    .rule = { -champion(colour: "indigo", order: "D", cost: 2, attack: "d12+2", die: "d12") }
face-minotaur_d4_6 = { -minotaur } d4+6
    .rule = { -champion(colour: "indigo", order: "C", cost: 2, attack: "d4+6", die: "d4") }
face-centaur_d8_5 = { -centaur } d8+5
    .rule = { -champion(colour: "indigo", order: "B", cost: 2, attack: "d8+5", die: "d8") }
face-dwarf_d6_6 = { -dwarf } d6+6
    .rule = { -champion(colour: "indigo", order: "A", cost: 2, attack: "d6+6", die: "d6") }
face-lycan_d12_3 = { -lycan } d12+3
    .rule = { -champion(colour: "indigo", order: "E", cost: 2, attack: "d12+3", die: "d12") }
face-fairy_d20_0 = { -fairy } d20
    .rule = { -champion(colour: "indigo", order: "D", cost: 2, attack: "d20", die: "d20") }
face-minotaur_d12_4 = { -minotaur } d12+4
    .rule = { -champion(colour: "indigo", order: "C", cost: 2, attack: "d12+4", die: "d12") }
face-centaur_d8_6 = { -centaur } d8+6
    .rule = { -champion(colour: "indigo", order: "B", cost: 2, attack: "d8+6", die: "d8") }
face-dwarf_d20_1 = { -dwarf } d20+1
    .rule = { -champion(colour: "indigo", order: "A", cost: 3, attack: "d20+1", die: "d20") }
face-fairy_d12_5 = { -fairy } d12+5
    .rule = { -champion(colour: "indigo", order: "D", cost: 3, attack: "d12+5", die: "d12") }
face-lycan_d20_2 = { -lycan } d20+2
    .rule = { -champion(colour: "indigo", order: "E", cost: 3, attack: "d20+2", die: "d20") }
face-minotaur_d12_6 = { -minotaur } d12+6
    .rule = { -champion(colour: "indigo", order: "C", cost: 3, attack: "d12+6", die: "d12") }
face-centaur_d20_3 = { -centaur } d20+3
    .rule = { -champion(colour: "indigo", order: "B", cost: 3, attack: "d20+3", die: "d20") }
face-dwarf_d20_4 = { -dwarf } d20+4
    .rule = { -champion(colour: "indigo", order: "A", cost: 3, attack: "d20+4", die: "d20") }
face-lycan_d20_5 = { -lycan } d20+5
    .rule = { -champion(colour: "indigo", order: "E", cost: 3, attack: "d20+5", die: "d20") }
face-draw2 = Zieh 2
    .rule = 1 Luna. Zieh 2 Karten oder nimm 1 Kämpfer aus deiner Ablage zurück.
face-draw3 = Zieh 3
    .rule = 2 Lunas. Zieh 3 Karten oder nimm 2 Kämpfer aus deiner Ablage zurück.
face-exchange = Tausch
    .rule = Kostenlos. Gib einen Kämpfer aus der Hand auf und bekomm 5 Lunas.

zone-box = Aus dem Spiel
zone-aside = Beiseitegelegt
zone-deck = Stapel
zone-hand = Hand
zone-pile = Ablage
zone-played = Ausgespielt
zone-pool = Gewählt
zone-row = Offene Karten
field-energy = Energie
field-lunas = Lunas
field-starter = Startspieler
field-round = Runde der Auswahl
field-left = Noch zu wählende Karten
field-offer = Bietet Remis an
field-damage = Letzter Schaden
name-colour-orange = Orange
name-colour-rouge = Rouge
name-colour-indigo = Indigo

event-starter_chosen = { $seat } wird beginnen.
event-decks_dealt = Beide bekommen vierzig Karten, die niemand ansieht.
event-colour_given = { $seat } spielt { $colour }.
event-set_handed = { $seat } nimmt einen ganzen Satz Karten, um einen Stapel zu bauen.
event-row_laid = { $seat } wählt zuerst aus { $cards }.
event-pack_dealt = { $seat } sieht { $cards } an.
event-card_picked = { $seat } wählt { $card }.
event-row_cleared = { $seat } bekommt den Rest.
event-card_taken = { $seat } nimmt { $card }.
event-hands_swapped = Die übrigen Karten werden weitergegeben.
event-rest_taken = { $seat } nimmt die letzte Karte.
event-rest_put_away = { $seat } legt die anderen Karten verdeckt weg.
event-pool_taken_up = { $seat } sieht die gewählten Karten durch.
event-card_dropped = { $seat } lässt { $card } weg.
event-deck_formed = Der Stapel von { $seat } ist fertig.
event-mulligan_asked = { $left ->
        [one] { $seat } darf { $left } Karte tauschen.
       *[other] { $seat } darf bis zu { $left } Karten tauschen.
    }
event-hand_kept = { $seat } behält die Karten.
event-card_drawn = { $seat } zieht { $card }.
event-deck_refilled = Die Ablage von { $seat } wird zu einem neuen Stapel gemischt.
event-nothing_drawn = { $seat } hat weder Stapel noch Ablage und zieht nichts.
event-discard_asked = { $seat } hat zu viele Karten.
event-card_discarded = { $seat } legt { $card } ab.
event-turn_started = { $seat } ist am Zug.
event-passed = { $seat } passt.
event-card_played = { $seat } spielt { $card }.
event-recalled = { $seat } nimmt { $card } aus der Ablage zurück.
event-given_up = { $seat } gibt { $card } für 5 Lunas auf.
event-attacked = { $seat } greift an mit { $cards }.
event-defended = { $seat } verteidigt mit { $cards }.
event-declined = { $seat } verteidigt nicht.
event-rolled = { $card } würfelt { $number }.
event-combo_counted = { $seat } erhält für eine Kombo { $number } dazu.
event-struck = { $seat } wird getroffen: Angriff { $attack } gegen Verteidigung { $defence }.
event-energy_lost = { $seat } verliert { $number } Energie.
event-draw_offered = { $seat } bietet Remis an.
event-draw_refused = { $seat } lehnt das Remis ab.
event-offer_lapsed = Das Remisangebot von { $seat } verfällt.
event-draw_agreed = { $seat } nimmt das Remis an.
event-turns_ran_out = Nach { $number } Zügen endet das Spiel remis.

form-pass = Passen
form-draw = Karten ziehen{ $card ->
        [none] {""}
       *[other] {""} mit { $card }
    }
form-recall = Kämpfer zurücknehmen{ $card ->
        [none] {""}
       *[other] {""} mit { $card }
    }
form-offer_draw = Remis anbieten
form-accept_draw = Remis annehmen
form-refuse_draw = Remis ablehnen
form-decline = Nicht verteidigen
form-keep = Diese Karten behalten
form-discard = { $card ->
        [none] Ablegen
       *[other] { $card } ablegen
    }
form-exchange = { $champion ->
        [none] Für 5 Lunas tauschen
       *[other] { $champion } für 5 Lunas tauschen
    }
form-attack = Angreifen{ $one ->
        [none] {""}
       *[other] {""} mit { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-defend = Verteidigen{ $one ->
        [none] {""}
       *[other] {""} mit { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-take = { $card ->
        [none] Nehmen
       *[other] { $card } nehmen
    }
form-drop = { $card ->
        [none] Weglassen
       *[other] { $card } weglassen
    }
form-fetch = { $champion ->
        [none] Zurücknehmen
       *[other] { $champion } zurücknehmen
    }
form-pick = { $card ->
        [none] Wählen
       *[other] { $card } wählen
    }
prompt-card = Welche Karte?
prompt-champion = Welcher Kämpfer?
prompt-one = Welcher Kämpfer?
prompt-two = Noch ein zweiter Kämpfer?
prompt-three = Noch ein dritter Kämpfer?

option-deck = Wie Stapel entstehen
option-deck-random = zufällig aus einem Satz
option-deck-monochrome = für jeden eine Farbe
option-deck-custom = jeder wählt 40 Karten eines Satzes
option-deck-solomon = Solomon-Auswahl, 14 Runden mit 7 offenen Karten
option-deck-packs = Auswahl aus 12 Packs zu 8 Karten
option-deck-one_two_three = 1-2-3-Auswahl, 17 Runden mit 6 Karten
option-colour_a = Farbe des einfarbigen Stapels am ersten Platz
option-colour_a-any = zufällig
option-colour_a-indigo = Indigo
option-colour_a-orange = Orange
option-colour_a-rouge = Rouge
option-colour_b = Farbe des einfarbigen Stapels am zweiten Platz
option-colour_b-any = zufällig
option-colour_b-indigo = Indigo
option-colour_b-orange = Orange
option-colour_b-rouge = Rouge
option-draw_offers = Remis kann angeboten werden

turn = **Ein Zug.**

    1. Zieh eine Karte; wer beginnt, zieht im ersten Zug des Spiels keine. Ist dein Stapel leer, wird erst deine Ablage zu einem neuen gemischt; ist auch die leer, ziehst du nichts.
    2. Tu eines davon: Greif mit einem bis drei Kämpfern an und bezahle sie; oder spiel eine *Zieh*-Karte oder einen *Tausch* mit einem Kämpfer, den du aufgibst; oder passe.
    3. Greifst du an, sieht der andere deine Kämpfer und darf mit einem bis drei eigenen verteidigen, die er bezahlt, oder verzichten.
    4. Alle Würfel werden geworfen. Der Angriff ist die Summe der Würfel und Basiswerte plus Kombo-Bonus, die Verteidigung die Summe der Würfel plus ihren eigenen Kombo-Bonus. Ist der Angriff höher, verliert der andere die Differenz an Energie; sonst nichts. Bei 0 Energie endet das Spiel sofort. Die Kämpfer kommen offen auf die Ablage ihrer Besitzer.
    5. Du bekommst 1 Luna. Hast du dann mehr als 7 Karten auf der Hand, leg bis auf 7 ab.

rules-cards = **Die Karten.** Ein Satz hat 120: 102 Kämpfer, jeden einmal, 9 *Zieh 2*, 6 *Zieh 3* und 3 *Tausch*.

    - Ein Kämpfer kostet 0 bis 3 Lunas. Er hat einen Würfel, der bei Angriff und Verteidigung geworfen wird, und einen Basiswert, der nur beim Angriff zählt: Ein d8+2 greift mit 1d8 + 2 an und verteidigt mit 1d8. Seine Farbe und sein Orden, A bis E, ergeben zusammen seine Spezies.
    - *Zieh 2* (1 Luna): Zieh 2 Karten oder nimm genau 1 Kämpfer aus deiner Ablage zurück.
    - *Zieh 3* (2 Lunas): Zieh 3 Karten oder nimm genau 2 Kämpfer aus deiner Ablage zurück.
    - *Tausch* (kostenlos): Gib einen Kämpfer aus der Hand auf und bekomm 5 Lunas.

    Kämpfer kannst du nur zurücknehmen, wenn genug davon in deiner Ablage liegen. *Zieh*-Karten und *Tausch* kommen auf die Ablage, sobald sie gewirkt haben.

    | Lunas | Kämpfer jeder Farbe, mit ihrem Orden |
    |---|---|
    | 0 | { $champions_0 } |
    | 1 | { $champions_1 } |
    | 2 | { $champions_2 } |
    | 3 | { $champions_3 } |

    | Orden | Orange | Rouge | Indigo |
    |---|---|---|---|
    | A, Licht der Dämmerung | { -human } | { -elf } | { -dwarf } |
    | B, Grünes Licht | { -hobbit } | { -faun } | { -centaur } |
    | C, Glutlicht | { -orc } | { -goblin } | { -minotaur } |
    | D, Ewiges Licht | { -dragon } | { -cyclops } | { -fairy } |
    | E, Mondlicht | { -aven } | { -koatl } | { -lycan } |

rules-colours = { $colour_a ->
        [any] {""}
        [orange] Am ersten Platz wird Orange gespielt.{" "}
        [rouge] Am ersten Platz wird Rouge gespielt.{" "}
       *[indigo] Am ersten Platz wird Indigo gespielt.{" "}
    }{ $colour_b ->
        [any] {""}
        [orange] Am zweiten Platz wird Orange gespielt.{" "}
        [rouge] Am zweiten Platz wird Rouge gespielt.{" "}
       *[indigo] Am zweiten Platz wird Indigo gespielt.{" "}
    }{ $chance ->
        [both] Der Zufall bestimmt die Farben.
        [one] Der Zufall bestimmt die andere.
       *[none] {""}
    }

rules-drop = Danach haben beide { $pool } Karten und lassen heimlich alle bis auf 40 weg.

rules-decks = **Die Stapel.** { $deck ->
        [random] Ein Satz wird gemischt. Beide bekommen einen Stapel aus 40 Karten, die niemand ansieht; die übrigen 40 sind ungesehen aus dem Spiel.
        [monochrome] Aus einem Satz bekommen beide die 34 Kämpfer einer Farbe, 3 *Zieh 2*, 2 *Zieh 3* und 1 *Tausch*; die dritte Farbe und ihr Anteil an den anderen Karten sind aus dem Spiel. { rules-colours }
        [custom] Beide haben einen ganzen Satz und wählen heimlich 40 Karten davon, darunter höchstens 6 *Zieh 2*, 4 *Zieh 3*, 2 *Tausch* und 4 Kämpfer, die nichts kosten. Beide wählen gleichzeitig.
        [solomon] Aus einem gemischten Satz wird in 14 Runden gewählt. In jeder werden 7 Karten offen ausgelegt. Wer zuerst wählt, nimmt 2, der andere 3, die letzten 2 gehen an den Ersten. In der ersten Runde wählt zuerst, wer das Spiel beginnen wird, danach geht es abwechselnd. { rules-drop }
        [packs] Aus einem gemischten Satz wird in 6 Runden gewählt. In jeder sehen beide einen Pack von 8 Karten an, behalten heimlich 1 und geben den Rest weiter; so geht es fort, und die letzte Karte eines Packs gehört dem, der sie bekommt. { rules-drop }
       *[one_two_three] Aus zwei zusammengemischten Sätzen wird in 17 Runden gewählt. In jeder sehen beide einen Pack von 6 Karten an, behalten heimlich 1 und geben 5 weiter, behalten 1 von denen, die sie bekommen, und geben 4 weiter, behalten wieder 1 und legen die letzten 3 verdeckt weg. { rules-drop }
    }

    {"**"}Vor dem ersten Zug.** Beide haben 99 Energie und 30 Lunas, mischen ihre Stapel und ziehen 6 Karten. Wer beginnt, entscheidet der Zufall. Der andere darf dann bis zu 2 Karten offen ablegen und zieht ebenso viele.

rules-combos = **Kombos.** Zwei oder drei Kämpfer, die zusammen angreifen oder zusammen verteidigen, bringen einen Bonus. Nur das beste Muster zählt; die Reihenfolge der Karten ist egal.

    { $combos ->
        [random] | Kämpfer | Bonus |
            |---|---|
            | 3 einer Spezies | 16 |
            | 2 einer Spezies und ein weiterer ihres Ordens | 14 |
            | 2 einer Spezies und ein weiterer ihrer Farbe | 13 |
            | 3 eines Ordens | 11 |
            | 2 einer Spezies | 10 |
            | 2 eines Ordens und ein weiterer in der Farbe eines der beiden | 9 |
            | 3 einer Farbe | 8 |
            | 2 eines Ordens | 7 |
            | 2 einer Farbe | 5 |
        [built] | Kämpfer | Bonus |
            |---|---|
            | 3 einer Spezies | 12 |
            | 2 einer Spezies und ein weiterer ihres Ordens | 9 |
            | 2 einer Spezies | 7 |
            | 2 einer Spezies und ein weiterer ihrer Farbe | 7 |
            | 3 eines Ordens | 6 |
            | 2 eines Ordens | 4 |
            | 2 eines Ordens und ein weiterer in der Farbe eines der beiden | 4 |
       *[drafted] | Kämpfer | Bonus |
            |---|---|
            | 3 einer Spezies | 12 |
            | 2 einer Spezies und ein weiterer ihres Ordens | 9 |
            | 2 einer Spezies und ein weiterer ihrer Farbe | 8 |
            | 2 einer Spezies | 7 |
            | 3 eines Ordens | 6 |
            | 2 eines Ordens und ein weiterer in der Farbe eines der beiden | 5 |
            | 2 eines Ordens | 4 |
            | 3 einer Farbe | 4 |
            | 2 einer Farbe | 3 |
    }

rules-end = **Das Ende.** Wer dem anderen die letzte Energie nimmt, gewinnt; wer das Spiel verlässt, verliert. Nach 500 Zügen endet das Spiel remis: Niemand gewinnt.{ $draw_offers ->
        [yes] {""} Einmal in deinem Zug, bevor du etwas tust, darfst du Remis anbieten. Das Angebot gilt, bis der andere es annimmt, es ablehnt oder etwas anderes tut.
       *[no] {""}
    }

rules = Zwei Spieler schicken Kämpfer gegeneinander. Wer keine Energie mehr hat, verliert.

    { rules-cards }

    { rules-decks }

    { turn }

    { rules-combos }

    { rules-end }

skin-rolled = { $number } gewürfelt
skin-die = ein Würfel mit { $sides } Seiten
skin-base = Basis
skin-combo = Kombo
skin-attack = Angriff
skin-defence = Verteidigung
skin-no-defence = keine Verteidigung
skin-decks = Die Stapel entstehen
skin-soon = Gleich beginnt das Duell
skin-empty = Die Bühne ist leer
skin-draft = { $left ->
        [0] Runde { $round } der Auswahl
       *[other] Runde { $round } der Auswahl, noch { $left } zu wählen
    }
skin-drop = { $count ->
        [one] { $count } Karte wegzulassen
       *[other] { $count } Karten wegzulassen
    }
skin-defend = { $name } greift an. Verteidigen?
skin-mulligan = { $count ->
        [one] Du darfst vor dem Duell { $count } Karte tauschen.
       *[other] Du darfst vor dem Duell bis zu { $count } Karten tauschen.
    }
skin-too-many = Zu viele Karten: Leg { $count } ab.
skin-too-dear = { $card } kostet { $cost } Lunas, und du hast { $lunas }.

# Unvergessliche Momente

highlight-blow = { $seat } verliert { $number } Energie auf einmal.
    .title = Der härteste Schlag
highlight-stand = { $seat } hält einem Angriff von { $attack } mit einer Verteidigung von { $defence } stand.
    .title = Die tapferste Verteidigung
highlight-roll = { $face } von { $seat } würfelt { $number }.
    .title = Der höchste Wurf
