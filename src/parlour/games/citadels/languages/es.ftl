title = Ciudadelas
summary = Elige en secreto un personaje cada ronda y construye con su ayuda la mejor ciudad.

-noble = Un distrito noble.
-religious = Un distrito religioso.
-trade = Un distrito comercial.
-military = Un distrito militar.
face-assassin = Asesino
    .al = al Asesino
    .el = el Asesino
    .rule = Nombra un personaje: pierde su turno.
face-thief = Ladrón
    .al = al Ladrón
    .el = el Ladrón
    .rule = Nombra un personaje: cuando lo llamen, su oro es tuyo.
face-magician = Mago
    .al = al Mago
    .el = el Mago
    .rule = Cambia tu mano con un jugador, o descarta cartas y roba otras tantas.
face-king = Rey
    .al = al Rey
    .el = el Rey
    .rule = Recibes la corona. Ingresos de los distritos amarillos.
face-bishop = Obispo
    .al = al Obispo
    .el = el Obispo
    .rule = El Caudillo no puede tocar tu ciudad. Ingresos de los distritos azules.
face-merchant = Mercader
    .al = al Mercader
    .el = el Mercader
    .rule = Recibes 1 de oro. Ingresos de los distritos verdes.
face-architect = Arquitecto
    .al = al Arquitecto
    .el = el Arquitecto
    .rule = Robas 2 cartas y puedes construir 3 distritos.
face-warlord = Caudillo
    .al = al Caudillo
    .el = el Caudillo
    .rule = Destruye un distrito por su precio menos 1. Ingresos de los distritos rojos.
face-manor = Señorío
    .rule = { -noble }
face-castle = Castillo
    .rule = { -noble }
face-palace = Palacio
    .rule = { -noble }
face-temple = Templo
    .rule = { -religious }
face-church = Iglesia
    .rule = { -religious }
face-monastery = Monasterio
    .rule = { -religious }
face-cathedral = Catedral
    .rule = { -religious }
face-tavern = Taberna
    .rule = { -trade }
face-trading_post = Puesto comercial
    .rule = { -trade }
face-market = Mercado
    .rule = { -trade }
face-docks = Muelles
    .rule = { -trade }
face-harbor = Puerto
    .rule = { -trade }
face-town_hall = Ayuntamiento
    .rule = { -trade }
face-watchtower = Torre vigía
    .rule = { -military }
face-prison = Prisión
    .rule = { -military }
face-battlefield = Campo de batalla
    .rule = { -military }
face-fortress = Fortaleza
    .rule = { -military }
face-haunted_city = Ciudad encantada
    .rule = Puede construirse dos veces o, según la regla de la casa, vale al final por un color que te falte.
face-keep = Torreón
    .rule = No puede ser destruido.
face-laboratory = Laboratorio
    .rule = Una vez por turno: descarta una carta por 1 de oro.
face-smithy = Herrería
    .rule = Una vez por turno: paga 2 de oro y roba 3 cartas.
face-observatory = Observatorio
    .rule = Roba 3 cartas en vez de 2 para elegir.
face-graveyard = Cementerio
    .rule = Paga 1 de oro y toma en tu mano un distrito destruido.
face-school_of_magic = Escuela de magia
    .rule = Vale por cualquier color para los ingresos y, según la regla de la casa, al final.
face-library = Biblioteca
    .rule = Quédate todas las cartas que robes.
face-university = Universidad
    .rule = Vale 8 puntos.
face-dragon_gate = Puerta del dragón
    .rule = Vale 8 puntos.
face-great_wall = Gran muralla
    .rule = El Caudillo paga 1 de oro más por tus otros distritos.
face-imperial_treasury = Tesoro imperial
    .rule = Al final, 1 punto por cada oro que tengas.
face-map_room = Sala de mapas
    .rule = Al final, 1 punto por cada carta en tu mano.

zone-deck = Mazo
zone-cast = Personajes
zone-pack = Para elegir
zone-face_up = Fuera de la ronda
zone-face_down = Apartado
zone-drawn = Robadas
zone-ruins = Ruinas
zone-hand = Mano
zone-city = Ciudad
zone-characters = Personaje oculto
zone-revealed = Personaje
field-round = Ronda
field-crown = Corona
field-gold = Oro
field-calling = Llamado
field-murdered = Asesinado
field-robbed = Robado
field-finisher = Primero en acabar
name-colour-none = ninguno
name-colour-noble = nobles
name-colour-religious = religiosos
name-colour-trade = comerciales
name-colour-military = militares
name-colour-special = especiales
name-part-districts = sus distritos
name-part-five_colours = los cinco colores
name-part-first_to_finish = la primera ciudad acabada
name-part-finished_city = su ciudad acabada
name-part-purple_districts = sus distritos morados
name-answer-no = no
name-answer-yes = sí

event-seated = { $seat } recibe la corona.
event-round_started = Empieza la ronda { $number }.
event-character_opened = { $card } queda fuera de la ronda.
event-character_returned = { $card } vuelve entre los personajes.
event-character_covered = Se aparta un personaje boca abajo.
event-face_down_offered = El último jugador también puede elegir el personaje apartado.
event-character_picked = { $seat } ha elegido un personaje.
event-character_discarded = { $seat } aparta un personaje.
event-draft_done = El resto se aparta.
event-character_called = Se llama { FORM($face, "al") }.
event-absence_shown = Nadie es { FORM($card, "el") }.
event-nobody_answered = Nadie responde.
event-murder_revealed = { $seat } era { FORM($card, "el") } y muere por asesinato.
event-turn_started = { $seat } es { FORM($card, "el") }.
event-crown_passed = { $seat } recibe la corona.
event-round_ended = Termina la ronda { $number }.
event-gold_taken = { $seat } toma { $number } de oro.
event-gold_collected = { $seat } recibe { $number } de oro de sus distritos { $colour }.
event-gold_gained = { $seat } recibe { $number } de oro.
event-gold_paid = { $seat } paga { $number } de oro.
event-gold_stolen = { $seat } quita { $number } de oro a { $target }.
event-cards_dealt = { $seat } recibe { $cards }.
event-cards_drawn = { $seat } roba { $cards } para elegir.
event-cards_kept = { $seat } roba { $cards }.
event-card_kept = { $seat } se queda { $card }.
event-drawn_returned = El resto va bajo el mazo.
event-card_discarded = { $seat } descarta { $card }.
event-district_built = { $seat } construye { $card } por { $number } de oro.
event-city_finished = { $seat } acaba su ciudad: es la última ronda.
event-district_used = { $seat } usa { $face }.
event-murder_declared = { $seat } asesina { FORM($face, "al") }, que pierde su turno.
event-theft_declared = { $seat } robará { FORM($face, "al") } cuando lo llamen.
event-hands_swapped = { $seat } y { $target } cambian sus manos.
event-district_destroyed = { $seat } destruye { $card } en la ciudad de { $target }.
event-rescue_offered = { $seat } puede rescatar { $card } con el Cementerio.
event-district_rescued = { $seat } recupera { $card } en su mano.
event-rescue_declined = { $seat } deja { $card } en ruinas.
event-ruin_buried = { $card } va bajo el mazo.
event-retired = El oro, las cartas y la ciudad de { $seat } se devuelven.
event-districts_ran_out = Quedan muy pocos distritos para acabar una ciudad.
event-points_counted = { $number ->
        [one] { $seat } suma { $number } punto por { $part }.
       *[other] { $seat } suma { $number } puntos por { $part }.
    }

form-draft_pick = Elegir un personaje{ $character ->
        [none] {""}
       *[other] {""}: { $character }
    }
form-draft_discard = Apartar un personaje{ $character ->
        [none] {""}
       *[other] {""}: { $character }
    }
form-take_gold = Tomar 2 de oro
form-draw_cards = Robar cartas
form-collect_gold = Cobrar los ingresos de tus distritos
form-keep_card = Quedarse{ $district ->
        [none] {""}
       *[other] {""} { $district }
    }
form-build = Construir{ $district ->
        [none] {""}
       *[other] {""} { $district }
    }
form-graveyard_respond = Pagar 1 de oro por el distrito destruido{ $answer ->
        [none] {""}
       *[other] {""}: { $answer }
    }
form-lab_discard = Laboratorio: descartar{ $district ->
        [none] {""}
       *[other] {""} { $district }
    } por 1 de oro
form-smithy_draw = Herrería: pagar 2 de oro, robar 3 cartas
form-murder = Asesinar{ $character ->
        [none] {""}
       *[other] {""} { FORM($character, "al") }
    }
form-rob = Robar{ $character ->
        [none] {""}
       *[other] {""} { FORM($character, "al") }
    }
form-swap_hands = Cambiar la mano{ $target ->
        [none] {""}
       *[other] {""} con { $target }
    }
form-discard = Cambiar{ $district ->
        [none] {""}
       *[other] {""} { $district }
    } por una carta nueva
form-discard_done = Robar las cartas nuevas
form-destroy = Destruir{ $district ->
        [none] {""}
       *[other] {""} { $district }
    }{ $target ->
        [none] {""}
       *[other] {""} de { $target }
    }
form-end_turn = Terminar tu turno
prompt-character = ¿Qué personaje?
prompt-district = ¿Qué distrito?
prompt-answer = ¿Lo tomas?
prompt-target = ¿Qué jugador?

option-deck = Mazo
option-deck-spec = 62 cartas
option-deck-official = 66 cartas, con la Gran muralla
option-extra_purples = Añadir el Tesoro imperial y la Sala de mapas
option-random_order = Sentar a los jugadores al azar
option-city_size = Distritos que acaban una ciudad
option-city_size-by_players = 8 con dos o tres jugadores, si no 7
option-starting_gold = Oro al empezar
option-starting_cards = Cartas al empezar
option-build_limit = Distritos que se pueden construir por turno (el Arquitecto: dos más)
option-king_face_up = El Rey puede quedar fuera boca arriba
option-seventh_takes_face_down = El séptimo jugador puede tomar el personaje apartado
option-two_player_draft = Elección con dos jugadores
option-two_player_draft-alternating = elegir por turnos
option-two_player_draft-discarding = elegir por turnos y apartar dos
option-murdered_king_crowned = Un Rey asesinado recibe la corona tras la ronda
option-murder_revealed = La víctima de un asesinato se revela
option-murder_revealed-at_call = al ser llamada
option-murder_revealed-at_round_end = al final de la ronda
option-income = Ingresos de los distritos
option-income-at_call = al llamar al personaje
option-income-any_time = en cualquier momento del turno
option-haunted_city = Ciudad encantada
option-haunted_city-repeatable = puede construirse dos veces
option-haunted_city-any_colour = un color que falte, salvo construida en la última ronda
option-school_of_magic = Escuela de magia
option-school_of_magic-income_and_colours = cualquier color para los ingresos y al final
option-school_of_magic-income = cualquier color solo para los ingresos
option-graveyard = El Cementerio recupera
option-graveyard-own = los distritos de su dueño
option-graveyard-any = cualquier distrito destruido
option-warlord_own_city = El Caudillo puede destruir distritos propios
option-destroyed = Un distrito destruido
option-destroyed-out_of_game = sale del juego
option-destroyed-deck_bottom = va bajo el mazo
option-tie = En caso de empate gana
option-tie-gold = quien tenga más oro; si no, se comparte
option-tie-rank = el personaje más alto de la última ronda
part-districts = Distritos
part-five_colours = Colores
part-first_to_finish = Primero
part-finished_city = Ciudad
part-purple_districts = Morados

turn = **Un turno.**

    1. Debes tomar 2 de oro, o bien robar 2 distritos y quedarte uno; el otro va bajo el mazo. Si el mazo está vacío, recibes lo que quede.
    2. Después puedes construir como mucho { $build_limit ->
        [one] { $build_limit } distrito
       *[other] { $build_limit } distritos
    } de tu mano pagando su precio. Ninguna ciudad tiene dos veces el mismo distrito.
    3. Una vez, en cualquier momento de tu turno, puedes usar la habilidad de tu personaje, y también cada uno de tus distritos que hace algo una vez por turno.
    4. { $income ->
        [any_time] Una vez por turno puedes cobrar los ingresos del color de tu personaje: 1 de oro por cada distrito de ese color en tu ciudad, también por los recién construidos.
       *[at_call] Cuando te llaman, recibes 1 de oro por cada distrito de tu ciudad que tenga el color de tu personaje.
    }

rules-box = **La caja** tiene 8 personajes, con una carta cada uno, y { $cards } distritos. Tras cada distrito figuran su precio y, si hay varios, el número de cartas.

    - Amarillo, noble (12): Señorío 3 (5×), Castillo 4 (4×), Palacio 5 (3×).
    - Azul, religioso (11): Templo 1 (3×), Iglesia 2 (3×), Monasterio 3 (3×), Catedral 5 (2×).
    - Verde, comercial { $deck ->
        [official] (20): Taberna 1 (5×), Puesto comercial 2 (3×), Mercado 2 (4×), Muelles 3 (3×), Puerto 4 (3×), Ayuntamiento 5 (2×).
       *[spec] (17): Taberna 1 (5×), Puesto comercial 2 (3×), Mercado 2 (3×), Muelles 3 (3×), Puerto 4 (2×), Ayuntamiento 5.
    }
    - Rojo, militar (11): Torre vigía 1 (3×), Prisión 2 (3×), Campo de batalla 3 (3×), Fortaleza 5 (2×).
    - Morado ({ $purples }): { $deck ->
        [official] Ciudad encantada 2, Torreón 3 (2×), Laboratorio 5, Herrería 5, Observatorio 5, Cementerio 5, Escuela de magia 6, Biblioteca 6, Universidad 6, Puerta del dragón 6, Gran muralla 6
       *[spec] Ciudad encantada 2, Torreón 3, Laboratorio 5 (2×), Herrería 5, Observatorio 5, Cementerio 5, Escuela de magia 6, Biblioteca 6, Universidad 6, Puerta del dragón 6
    }{ $extra_purples ->
        [yes] {""}, Tesoro imperial 5, Sala de mapas 5.
       *[no] .
    }

    {"**"}Preparación.** { $random_order ->
        [yes] Los asientos se sortean. Cada jugador recibe
       *[no] Cada jugador recibe
    } { $starting_gold } de oro y { $starting_cards ->
        [one] { $starting_cards } carta de distrito
       *[other] { $starting_cards } cartas de distrito
    }. El primer jugador recibe la corona.

rules-round = **Una ronda** empieza con la elección de personajes. Se barajan y se aparta uno boca abajo. Otros se dejan boca arriba: 2 con cuatro jugadores, 1 con cinco. { $king_face_up ->
        [yes] {""}
       *[no] El Rey nunca queda boca arriba: otra carta ocupa su lugar y él vuelve a barajarse.{" "}
    }Empezando por la corona y por turnos, cada jugador mira los personajes que quedan, toma uno en secreto y pasa los demás; lo que sobra al final se aparta boca abajo. { $seventh_takes_face_down ->
        [yes] Con siete jugadores, el último puede tomar en su lugar la carta apartada boca abajo.{" "}
       *[no] {""}
    }Con tres jugadores los personajes dan dos vueltas y cada uno tiene dos. { $two_player_draft ->
        [alternating] Con dos jugadores, toman uno por turnos hasta tener dos cada uno.
       *[discarding] Con dos jugadores, el primero toma uno; el segundo toma uno y aparta otro boca abajo; el primero hace lo mismo; el segundo toma uno de los dos últimos.
    }

    Después se llama a los personajes por orden de número. Quien tenga el personaje llamado lo descubre y juega su turno. Si nadie lo tiene, se muestra entre los apartados.

rules-characters = **Los personajes**, en el orden en que se llaman:

    - 1 Asesino: nombra a otro personaje. Pierde su turno. { $murder_revealed ->
        [at_round_end] Nadie responde por él; quién era se muestra al final de la ronda.
       *[at_call] Quién era se muestra al llamarlo.
    }
    - 2 Ladrón: nombra a un personaje posterior que no sea el asesinado. Cuando lo llaman, todo su oro es tuyo, antes de cualquier ingreso. Si nadie lo tiene, no pasa nada.
    - 3 Mago: cambia toda tu mano por la de otro jugador, o pon las cartas que quieras bajo el mazo y roba otras tantas. Cualquiera de las manos puede estar vacía.
    - 4 Rey (amarillo): cuando te llaman, recibes la corona y, con ella, la primera elección desde la ronda siguiente. { $murdered_king_crowned ->
        [yes] Un Rey asesinado la recibe al final de la ronda.
       *[no] Un Rey asesinado no la recibe.
    }
    - 5 Obispo (azul): el Caudillo no puede tocar tu ciudad en esta ronda, salvo que el Obispo haya sido asesinado.
    - 6 Mercader (verde): cuando te llaman, recibes 1 de oro más.
    - 7 Arquitecto: cuando te llaman, robas 2 cartas, y puedes construir hasta { $most_builds } distritos.
    - 8 Caudillo (rojo): destruye un distrito { $warlord_own_city ->
        [yes] de cualquier ciudad, también de la tuya,
       *[no] de la ciudad de otro jugador
    } por 1 de oro menos que su precio, pero nunca en una ciudad acabada. { $destroyed ->
        [deck_bottom] Lo destruido va bajo el mazo.
       *[out_of_game] Lo destruido sale del juego.
    }

rules-purples = **Los distritos morados:**

    - Ciudad encantada: { $haunted_city ->
        [repeatable] una ciudad puede tenerla dos veces.
       *[any_colour] al final vale por un color que falte en tu ciudad, salvo que la hayas construido en la última ronda.
    }
    - Torreón: el Caudillo no puede destruirlo.
    - Laboratorio: una vez por turno, pon una carta de tu mano bajo el mazo a cambio de 1 de oro.
    - Herrería: una vez por turno, paga 2 de oro y roba 3 cartas.
    - Observatorio: robas 3 cartas en lugar de 2 para quedarte una; con una Biblioteca, las 3.
    - Cementerio: cuando el Caudillo destruye { $graveyard ->
        [any] un distrito
       *[own] uno de tus distritos
    }, puedes pagar 1 de oro y tomarlo en tu mano, salvo que tú seas el Caudillo. No puede rescatarse a sí mismo.
    - Escuela de magia: da ingresos a cualquier personaje con color{ $school_of_magic ->
        [income_and_colours] {""} y al final vale por un color que falte en tu ciudad.
       *[income] .
    }
    - Biblioteca: te quedas todas las cartas que robas en lugar de tomar oro.
    - Universidad: 2 puntos más que su precio.
    - Puerta del dragón: 2 puntos más que su precio.{ $deck ->
        [official] {""}
            - Gran muralla: tus otros distritos le cuestan al Caudillo 1 de oro más, es decir, su precio completo.
       *[spec] {""}
    }{ $extra_purples ->
        [yes] {""}
            - Tesoro imperial: al final, 1 punto por cada oro que tengas.
            - Sala de mapas: al final, 1 punto por cada carta de tu mano.
       *[no] {""}
    }

rules-end = **El final.** { $same ->
        [yes] Una ciudad se acaba con { $few } distritos.
       *[no] Una ciudad se acaba con { $few } distritos; con cuatro o más jugadores, con { $many }.
    } La ronda en que ocurre se juega hasta el final. La partida también termina tras una ronda que deje muy pocos distritos distintos para acabar una ciudad.

    {"**"}Puntos.** El precio de cada distrito de tu ciudad; 3 por los cinco colores; 4 por la primera ciudad acabada y 2 por cada una de las demás; y lo que sumen tus distritos morados. Gana quien tenga más puntos. { $tie ->
        [gold] En caso de empate gana quien tenga más oro; si también hay empate, ganan juntos.
       *[rank] En caso de empate gana el personaje más alto de la última ronda.
    }

    {"**"}Abandonar.** Quien abandona devuelve su oro, sus cartas y su ciudad; las cartas van barajadas bajo el mazo. Nadie responde por sus personajes, su corona pasa al jugador siguiente y ya no puede ganar. Si había acabado su ciudad, la ronda sigue siendo la última. Quien se queda solo gana.

rules = Construye la mejor ciudad. En cada ronda eres otra persona, y nadie sabe quién hasta que te toca. De 2 a 7 jugadores.

    { rules-box }

    { rules-round }

    { turn }

    { rules-characters }

    { rules-purples }

    { rules-end }

skin-held = { $count ->
        [one] { $count } carta en la mano
       *[other] { $count } cartas en la mano
    }
skin-out = fuera
skin-call = La llamada
skin-district = { $card }, precio { $cost }
skin-no-district = aún sin distritos
skin-goal = { $count } distritos completan una ciudad
skin-goal-short = Meta
skin-draft = { $left ->
        [0] Ronda { $round }: la elección
        [1] Ronda { $round }: la elección, queda un personaje
       *[other] Ronda { $round }: la elección, quedan { $left } personajes
    }
skin-called = Ronda { $round }: se llama { FORM($card, "al") }
skin-round = Ronda { $round }
skin-who = ¿Quién serás en esta ronda?
skin-aside = Aparta uno de estos personajes.
skin-keep = Quédate una; el resto va bajo el mazo.
skin-exchange = Toca otra carta para cambiarla, o:
skin-rescue = { $card } fue destruido. ¿Pagar 1 de oro para tomarlo en tu mano?
skin-you-are = { $next ->
        [act] Eres { $card }. ¿Oro o cartas?
        [build] Eres { $card }. Toca un distrito para construirlo, o:
       *[end] Eres { $card }. ¿Y ahora?
    }
skin-act-first = Primero toma oro o cartas; después podrás construir ({ $card }).
skin-too-dear = { $card } cuesta { $cost } de oro y tienes { $gold }.

# Momentos para recordar

highlight-robbery = { $seat } quita { $number } de oro a { $target }.
    .title = El mayor robo
highlight-ruin = { $seat } destruye { $face } en la ciudad de { $target }.
    .title = La mayor ruina
highlight-murder = { $seat } asesina { FORM($face, "al") }, que es { $target }.
    .title = El asesinato más cruel
highlight-building = { $seat } construye { $face } por { $number } de oro.
    .title = La obra más orgullosa
