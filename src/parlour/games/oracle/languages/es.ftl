title = Oráculo
summary = Campeones, dados y lunas: agota la energía del rival antes de que se acabe la tuya.

-human = Humano
-hobbit = Hobbit
-orc = Orco
-dragon = Dragón
-aven = Aven
-elf = Elfo
-faun = Fauno
-goblin = Goblin
-cyclops = Cíclope
-koatl = Koatl
-dwarf = Enano
-centaur = Centauro
-minotaur = Minotauro
-fairy = Hada
-lycan = Licántropo
-champion = { $colour ->
        [orange] Naranja
        [rouge] Rojo
       *[indigo] Índigo
    }, { $order ->
        [A] Luz del alba
        [B] Luz verde
        [C] Luz de brasa
        [D] Luz eterna
       *[E] Luz de luna
    } ({ $order }), { $cost ->
        [0] gratis
        [one] { $cost } luna
       *[other] { $cost } lunas
    }. Ataca con { $attack }, defiende con { $die }.
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
face-draw2 = Roba 2
    .rule = 1 luna. Roba 2 cartas o recupera 1 campeón de tus descartes.
face-draw3 = Roba 3
    .rule = 2 lunas. Roba 3 cartas o recupera 2 campeones de tus descartes.
face-exchange = Intercambio
    .rule = Gratis. Entrega un campeón de tu mano y gana 5 lunas.

zone-box = Fuera del juego
zone-aside = Apartadas
zone-deck = Mazo
zone-hand = Mano
zone-pile = Descartes
zone-played = Jugadas
zone-pool = Elegidas
zone-row = Cartas a la vista
field-energy = Energía
field-lunas = Lunas
field-starter = Primer jugador
field-round = Ronda de la elección
field-left = Cartas por elegir
field-offer = Ofrece tablas
field-damage = Último daño
name-colour-orange = naranja
name-colour-rouge = rojo
name-colour-indigo = índigo

event-starter_chosen = { $seat } empezará.
event-decks_dealt = Ambos reciben cuarenta cartas que nadie mira.
event-colour_given = { $seat } juega { $colour }.
event-set_handed = { $seat } toma un juego completo para formar su mazo.
event-row_laid = { $seat } elige primero entre { $cards }.
event-pack_dealt = { $seat } mira { $cards }.
event-card_picked = { $seat } elige { $card }.
event-row_cleared = { $seat } recibe lo que queda.
event-card_taken = { $seat } toma { $card }.
event-hands_swapped = Las cartas restantes se pasan.
event-rest_taken = { $seat } toma la última carta.
event-rest_put_away = { $seat } guarda las otras cartas boca abajo.
event-pool_taken_up = { $seat } repasa las cartas elegidas.
event-card_dropped = { $seat } deja fuera { $card }.
event-deck_formed = El mazo de { $seat } está listo.
event-mulligan_asked = { $left ->
        [one] { $seat } puede cambiar { $left } carta.
       *[other] { $seat } puede cambiar hasta { $left } cartas.
    }
event-hand_kept = { $seat } conserva sus cartas.
event-card_drawn = { $seat } roba { $card }.
event-deck_refilled = Los descartes de { $seat } se barajan como mazo nuevo.
event-nothing_drawn = { $seat } no tiene mazo ni descartes y no roba nada.
event-discard_asked = { $seat } tiene demasiadas cartas.
event-card_discarded = { $seat } descarta { $card }.
event-turn_started = Es el turno de { $seat }.
event-passed = { $seat } pasa.
event-card_played = { $seat } juega { $card }.
event-recalled = { $seat } recupera { $card } de sus descartes.
event-given_up = { $seat } entrega { $card } por 5 lunas.
event-attacked = { $seat } ataca con { $cards }.
event-defended = { $seat } defiende con { $cards }.
event-declined = { $seat } no defiende.
event-rolled = { $card } saca { $number }.
event-combo_counted = { $seat } suma { $number } por un combo.
event-struck = { $seat } recibe un golpe: ataque de { $attack } contra defensa de { $defence }.
event-energy_lost = { $seat } pierde { $number } de energía.
event-draw_offered = { $seat } ofrece tablas.
event-draw_refused = { $seat } rechaza las tablas.
event-offer_lapsed = La oferta de tablas de { $seat } caduca.
event-draw_agreed = { $seat } acepta las tablas.
event-turns_ran_out = Tras { $number } turnos la partida acaba en tablas.

form-pass = Pasar
form-draw = Robar cartas{ $card ->
        [none] {""}
       *[other] {""} con { $card }
    }
form-recall = Recuperar campeones{ $card ->
        [none] {""}
       *[other] {""} con { $card }
    }
form-offer_draw = Ofrecer tablas
form-accept_draw = Aceptar las tablas
form-refuse_draw = Rechazar las tablas
form-decline = No defender
form-keep = Conservar estas cartas
form-discard = Descartar{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
form-exchange = Cambiar{ $champion ->
        [none] {""}
       *[other] {""} { $champion }
    } por 5 lunas
form-attack = Atacar{ $one ->
        [none] {""}
       *[other] {""} con { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-defend = Defender{ $one ->
        [none] {""}
       *[other] {""} con { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-take = Tomar{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
form-drop = Dejar fuera{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
form-fetch = Recuperar{ $champion ->
        [none] {""}
       *[other] {""} { $champion }
    }
form-pick = Elegir{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
prompt-card = ¿Qué carta?
prompt-champion = ¿Qué campeón?
prompt-one = ¿Qué campeón?
prompt-two = ¿Añades un segundo campeón?
prompt-three = ¿Añades un tercer campeón?

option-deck = Cómo se forman los mazos
option-deck-random = al azar de un juego
option-deck-monochrome = un color cada uno
option-deck-custom = cada jugador elige 40 cartas de un juego
option-deck-solomon = elección de Salomón, 14 rondas de 7 cartas a la vista
option-deck-packs = elección de 12 sobres de 8 cartas
option-deck-one_two_three = elección 1-2-3, 17 rondas de 6 cartas
option-colour_a = Color del mazo de un color del primer asiento
option-colour_a-any = al azar
option-colour_a-indigo = índigo
option-colour_a-orange = naranja
option-colour_a-rouge = rojo
option-colour_b = Color del mazo de un color del segundo asiento
option-colour_b-any = al azar
option-colour_b-indigo = índigo
option-colour_b-orange = naranja
option-colour_b-rouge = rojo
option-draw_offers = Se pueden ofrecer tablas

turn = **Un turno.**

    1. Roba una carta; quien empieza no roba en el primer turno de la partida. Si tu mazo está vacío, antes se barajan tus descartes como mazo nuevo; si tampoco hay descartes, no robas nada.
    2. Haz una sola cosa: ataca con uno a tres campeones y paga su coste; o juega una carta *Roba*, o un *Intercambio* con un campeón que entregas; o pasa.
    3. Si atacas, el otro jugador ve tus campeones y puede defender con uno a tres de los suyos, pagándolos, o no hacerlo.
    4. Se tiran todos los dados. El ataque es la suma de los dados y las bases más el bono de combo; la defensa, la suma de los dados más su propio bono de combo. Si el ataque es mayor, el otro jugador pierde la diferencia en energía; si no, nada. Con 0 de energía la partida termina al instante. Los campeones van, boca arriba, a los descartes de su dueño.
    5. Ganas 1 luna. Si entonces tienes más de 7 cartas en la mano, descarta hasta quedarte con 7.

rules-cards = **Las cartas.** Un juego tiene 120: 102 campeones, cada uno una vez, 9 *Roba 2*, 6 *Roba 3* y 3 *Intercambio*.

    - Un campeón cuesta de 0 a 3 lunas. Tiene un dado, que se tira al atacar y al defender, y una base, que solo cuenta al atacar: un d8+2 ataca con 1d8 + 2 y defiende con 1d8. Su color y su orden, de A a E, forman juntos su especie.
    - *Roba 2* (1 luna): roba 2 cartas o recupera exactamente 1 campeón de tus descartes.
    - *Roba 3* (2 lunas): roba 3 cartas o recupera exactamente 2 campeones de tus descartes.
    - *Intercambio* (gratis): entrega un campeón de tu mano y gana 5 lunas.

    Solo puedes recuperar campeones si hay suficientes entre tus descartes. Las cartas *Roba* e *Intercambio* se descartan una vez hecho su efecto.

    | lunas | campeones de cada color, con su orden |
    |---|---|
    | 0 | { $champions_0 } |
    | 1 | { $champions_1 } |
    | 2 | { $champions_2 } |
    | 3 | { $champions_3 } |

    | orden | naranja | rojo | índigo |
    |---|---|---|---|
    | A, Luz del alba | { -human } | { -elf } | { -dwarf } |
    | B, Luz verde | { -hobbit } | { -faun } | { -centaur } |
    | C, Luz de brasa | { -orc } | { -goblin } | { -minotaur } |
    | D, Luz eterna | { -dragon } | { -cyclops } | { -fairy } |
    | E, Luz de luna | { -aven } | { -koatl } | { -lycan } |

rules-colours = { $colour_a ->
        [any] {""}
        [orange] El primer asiento juega con el naranja.{" "}
        [rouge] El primer asiento juega con el rojo.{" "}
       *[indigo] El primer asiento juega con el índigo.{" "}
    }{ $colour_b ->
        [any] {""}
        [orange] El segundo asiento juega con el naranja.{" "}
        [rouge] El segundo asiento juega con el rojo.{" "}
       *[indigo] El segundo asiento juega con el índigo.{" "}
    }{ $chance ->
        [both] El azar decide los colores.
        [one] El azar decide el otro.
       *[none] {""}
    }

rules-drop = Después cada uno tiene { $pool } cartas y deja fuera en secreto todas menos 40.

rules-decks = **Los mazos.** { $deck ->
        [random] Se baraja un juego. Cada jugador recibe un mazo de 40 cartas que nadie mira; las otras 40 quedan fuera de la partida sin verse.
        [monochrome] De un juego, cada jugador recibe los 34 campeones de un color, 3 *Roba 2*, 2 *Roba 3* y 1 *Intercambio*; el tercer color y su parte de las demás cartas quedan fuera. { rules-colours }
        [custom] Cada jugador tiene un juego completo y elige en secreto 40 de sus cartas, entre ellas como mucho 6 *Roba 2*, 4 *Roba 3*, 2 *Intercambio* y 4 campeones gratuitos. Ambos eligen a la vez.
        [solomon] Se elige de un juego barajado, en 14 rondas. En cada una se ponen 7 cartas boca arriba. Quien elige primero toma 2, el otro jugador 3, y las últimas 2 son para el primero. En la primera ronda elige primero quien empezará la partida; después se alternan. { rules-drop }
        [packs] Se elige de un juego barajado, en 6 rondas. En cada una, ambos miran un sobre de 8 cartas, se quedan 1 en secreto y pasan el resto al otro; y así sucesivamente, y la última carta de un sobre es de quien la recibe. { rules-drop }
       *[one_two_three] Se elige de dos juegos barajados juntos, en 17 rondas. En cada una, ambos miran un sobre de 6 cartas, se quedan 1 en secreto y pasan 5, se quedan 1 de las que reciben y pasan 4, se quedan otra vez 1 y guardan las 3 últimas boca abajo. { rules-drop }
    }

    {"**"}Antes del primer turno.** Ambos jugadores tienen 99 de energía y 30 lunas, barajan su mazo y roban 6 cartas. El azar decide quién empieza. El otro jugador puede entonces descartar hasta 2 cartas, boca arriba, y roba otras tantas.

rules-combos = **Combos.** Dos o tres campeones que atacan juntos, o defienden juntos, ganan un bono. Solo cuenta la mejor combinación; el orden de las cartas no importa.

    { $combos ->
        [random] | campeones | bono |
            |---|---|
            | 3 de una especie | 16 |
            | 2 de una especie y otro de su orden | 14 |
            | 2 de una especie y otro de su color | 13 |
            | 3 de un orden | 11 |
            | 2 de una especie | 10 |
            | 2 de un orden y otro del color de uno de ellos | 9 |
            | 3 de un color | 8 |
            | 2 de un orden | 7 |
            | 2 de un color | 5 |
        [built] | campeones | bono |
            |---|---|
            | 3 de una especie | 12 |
            | 2 de una especie y otro de su orden | 9 |
            | 2 de una especie | 7 |
            | 2 de una especie y otro de su color | 7 |
            | 3 de un orden | 6 |
            | 2 de un orden | 4 |
            | 2 de un orden y otro del color de uno de ellos | 4 |
       *[drafted] | campeones | bono |
            |---|---|
            | 3 de una especie | 12 |
            | 2 de una especie y otro de su orden | 9 |
            | 2 de una especie y otro de su color | 8 |
            | 2 de una especie | 7 |
            | 3 de un orden | 6 |
            | 2 de un orden y otro del color de uno de ellos | 5 |
            | 2 de un orden | 4 |
            | 3 de un color | 4 |
            | 2 de un color | 3 |
    }

rules-end = **El final.** Quien quita al otro jugador su última energía gana; quien abandona la partida pierde. Tras 500 turnos la partida acaba en tablas: nadie gana.{ $draw_offers ->
        [yes] {""} Una vez en tu turno, antes de actuar, puedes ofrecer tablas. La oferta vale hasta que el otro jugador la acepte, la rechace o haga otra cosa.
       *[no] {""}
    }

rules = Dos jugadores lanzan a sus campeones uno contra otro. Quien se queda sin energía pierde.

    { rules-cards }

    { rules-decks }

    { turn }

    { rules-combos }

    { rules-end }

skin-rolled = sale { $number }
skin-die = un dado de { $sides } caras
skin-base = base
skin-combo = combo
skin-attack = Ataque
skin-defence = Defensa
skin-no-defence = sin defensa
skin-decks = Se forman los mazos
skin-soon = El duelo va a empezar
skin-empty = El escenario está vacío
skin-draft = { $left ->
        [0] Ronda { $round } de la elección
       *[other] Ronda { $round } de la elección, quedan { $left } por elegir
    }
skin-drop = { $count ->
        [one] { $count } carta por dejar fuera
       *[other] { $count } cartas por dejar fuera
    }
skin-defend = { $name } ataca. ¿Defender?
skin-mulligan = { $count ->
        [one] Puedes cambiar { $count } carta antes del duelo.
       *[other] Puedes cambiar hasta { $count } cartas antes del duelo.
    }
skin-too-many = Demasiadas cartas: descarta { $count }.
skin-too-dear = { $card } cuesta { $cost } lunas y tienes { $lunas }.

# Momentos para recordar

highlight-blow = { $seat } pierde { $number } de energía de una vez.
    .title = El golpe más duro
highlight-stand = { $seat } resiste un ataque de { $attack } con una defensa de { $defence }.
    .title = La defensa más valiente
highlight-roll = { $face } de { $seat } saca { $number }.
    .title = La tirada más alta
