title = Ochos
summary = Sigue el color o el número, acumula los castigos y sé el primero sin cartas.

face-wild = Comodín 8
    .rule = Va sobre todo. Pide un color.
face-plus4 = Comodín +4
    .rule = Va sobre todo. Pide un color; el siguiente roba 4.
face-plus20 = Comodín +20
    .rule = Va sobre todo. Pide un color; el siguiente roba 20.
face-wildpickswap = Comodín trueque
    .rule = Va sobre todo. Pide un color y cambia tu mano con el jugador que elijas.
-number = Va sobre su color o su número.
-plus2 = El siguiente roba 2 o responde.
-skip = Salta a los siguientes jugadores.
-reverse = Invierte el sentido del juego.
-plus20 = El siguiente roba 20 o responde.
-swap = Cambia tu mano con el siguiente jugador.
-pickswap = Cambia tu mano con el jugador que elijas.
-nope = Jugada sobre un más, nadie roba.
-rotate = Todas las manos pasan al siguiente jugador.
-steal = Quita una carta al azar al siguiente jugador.

face-red_0 = 0 rojo
    .rule = { -number }
face-red_1 = 1 rojo
    .rule = { -number }
face-red_2 = 2 rojo
    .rule = { -number }
face-red_3 = 3 rojo
    .rule = { -number }
face-red_4 = 4 rojo
    .rule = { -number }
face-red_5 = 5 rojo
    .rule = { -number }
face-red_6 = 6 rojo
    .rule = { -number }
face-red_7 = 7 rojo
    .rule = { -number }
face-red_9 = 9 rojo
    .rule = { -number }
face-red_plus2 = +2 rojo
    .rule = { -plus2 }
face-red_skip = Salto rojo
    .rule = { -skip }
face-red_reverse = Cambio de sentido rojo
    .rule = { -reverse }
face-red_plus20 = +20 rojo
    .rule = { -plus20 }
face-red_swap = Trueque rojo
    .rule = { -swap }
face-red_pickswap = Trueque a elección rojo
    .rule = { -pickswap }
face-red_nope = No rojo
    .rule = { -nope }
face-red_rotate = Giro rojo
    .rule = { -rotate }
face-red_steal = Robo rojo
    .rule = { -steal }
face-blue_0 = 0 azul
    .rule = { -number }
face-blue_1 = 1 azul
    .rule = { -number }
face-blue_2 = 2 azul
    .rule = { -number }
face-blue_3 = 3 azul
    .rule = { -number }
face-blue_4 = 4 azul
    .rule = { -number }
face-blue_5 = 5 azul
    .rule = { -number }
face-blue_6 = 6 azul
    .rule = { -number }
face-blue_7 = 7 azul
    .rule = { -number }
face-blue_9 = 9 azul
    .rule = { -number }
face-blue_plus2 = +2 azul
    .rule = { -plus2 }
face-blue_skip = Salto azul
    .rule = { -skip }
face-blue_reverse = Cambio de sentido azul
    .rule = { -reverse }
face-blue_plus20 = +20 azul
    .rule = { -plus20 }
face-blue_swap = Trueque azul
    .rule = { -swap }
face-blue_pickswap = Trueque a elección azul
    .rule = { -pickswap }
face-blue_nope = No azul
    .rule = { -nope }
face-blue_rotate = Giro azul
    .rule = { -rotate }
face-blue_steal = Robo azul
    .rule = { -steal }
face-green_0 = 0 verde
    .rule = { -number }
face-green_1 = 1 verde
    .rule = { -number }
face-green_2 = 2 verde
    .rule = { -number }
face-green_3 = 3 verde
    .rule = { -number }
face-green_4 = 4 verde
    .rule = { -number }
face-green_5 = 5 verde
    .rule = { -number }
face-green_6 = 6 verde
    .rule = { -number }
face-green_7 = 7 verde
    .rule = { -number }
face-green_9 = 9 verde
    .rule = { -number }
face-green_plus2 = +2 verde
    .rule = { -plus2 }
face-green_skip = Salto verde
    .rule = { -skip }
face-green_reverse = Cambio de sentido verde
    .rule = { -reverse }
face-green_plus20 = +20 verde
    .rule = { -plus20 }
face-green_swap = Trueque verde
    .rule = { -swap }
face-green_pickswap = Trueque a elección verde
    .rule = { -pickswap }
face-green_nope = No verde
    .rule = { -nope }
face-green_rotate = Giro verde
    .rule = { -rotate }
face-green_steal = Robo verde
    .rule = { -steal }
face-yellow_0 = 0 amarillo
    .rule = { -number }
face-yellow_1 = 1 amarillo
    .rule = { -number }
face-yellow_2 = 2 amarillo
    .rule = { -number }
face-yellow_3 = 3 amarillo
    .rule = { -number }
face-yellow_4 = 4 amarillo
    .rule = { -number }
face-yellow_5 = 5 amarillo
    .rule = { -number }
face-yellow_6 = 6 amarillo
    .rule = { -number }
face-yellow_7 = 7 amarillo
    .rule = { -number }
face-yellow_9 = 9 amarillo
    .rule = { -number }
face-yellow_plus2 = +2 amarillo
    .rule = { -plus2 }
face-yellow_skip = Salto amarillo
    .rule = { -skip }
face-yellow_reverse = Cambio de sentido amarillo
    .rule = { -reverse }
face-yellow_plus20 = +20 amarillo
    .rule = { -plus20 }
face-yellow_swap = Trueque amarillo
    .rule = { -swap }
face-yellow_pickswap = Trueque a elección amarillo
    .rule = { -pickswap }
face-yellow_nope = No amarillo
    .rule = { -nope }
face-yellow_rotate = Giro amarillo
    .rule = { -rotate }
face-yellow_steal = Robo amarillo
    .rule = { -steal }
zone-deck = Mazo
zone-pile = Pila
zone-hand = Mano
zone-drawn = Recién robada
field-colour = Color en juego
field-direction = Sentido del juego
field-pending = Cartas por robar
field-reverses = Cambios de sentido seguidos
name-colour-none = ninguno
name-colour-red = rojo
name-colour-blue = azul
name-colour-green = verde
name-colour-yellow = amarillo
name-direction-clockwise = en sentido horario
name-direction-counterclockwise = en sentido antihorario

event-cards_dealt = { $seat } recibe { $cards }.
event-pile_opened = La pila empieza con { $face }; el color es { $colour }.
event-turn_started = Es el turno de { $seat }.
event-card_played = { $seat } juega { $face }.
event-colour_called = { $seat } pide { $colour }.
event-draws_raised = { $number ->
        [one] Hay { $number } carta por robar.
       *[other] Hay { $number } cartas por robar.
    }
event-draws_cancelled = { $seat } dice que no: nadie roba.
event-nothing_cancelled = No hay nada que robar; el no carece de efecto.
event-direction_reversed = Ahora se juega { $direction }.
event-players_skipped = { $number ->
        [one] Se salta a { $number } jugador.
       *[other] Se salta a { $number } jugadores.
    }
event-hands_swapped = { $seat } y { $target } cambian sus manos.
event-hands_rotated = Todas las manos pasan al siguiente jugador.
event-card_stolen = { $seat } quita { $card } a { $target }.
event-card_drawn = { $seat } roba { $card }.
event-cards_drawn = { $seat } tiene que robar { $cards }.
event-card_offered = { $seat } roba { $card } y puede jugarla.
event-card_kept = { $seat } se queda { $card }.
event-hand_returned = Las cartas de { $seat } se retiran.
event-hand_emptied = { $seat } no tiene más cartas.
event-left_alone = Solo queda { $seat }.
event-turns_ran_out = { $number ->
        [one] Tras { $number } turno gana quien tenga menos cartas.
       *[other] Tras { $number } turnos gana quien tenga menos cartas.
    }

form-draw = Robar
form-keep = Quedarse la carta robada
form-play = Jugar{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }{ $target ->
        [none] {""}
       *[other] {""} y cambiar la mano con { $target }
    }
form-play_wild = Jugar { $card ->
        [none] un comodín
       *[other] { $card }
    }{ $colour ->
        [none] {""}
       *[other] {""}, pedir { $colour }
    }{ $target ->
        [none] {""}
       *[other] {""}, cambiar la mano con { $target }
    }
prompt-card = ¿Qué carta juegas?
prompt-colour = ¿Qué color pides?
prompt-target = ¿Con quién cambias la mano?

option-players = Jugadores
option-players-3-6 = de tres a seis
option-players-2-10 = de dos a diez
option-weights = Cartas
option-weights-basic = solo números y comodines 8
option-weights-spec = con más, saltos y cambios de sentido
option-weights-chaos = todas las cartas
option-stacking = Responder a un más con un más
option-stacking-off = no se puede
option-stacking-any = cualquier más
option-stacking-at_least = solo un más que no sea menor
option-reverse_limit = Cambios de sentido seguidos permitidos, 0 sin límite
option-skipped = Jugadores que salta un salto
option-hand_size = Cartas de la primera mano
option-play_drawn = La carta recién robada se puede jugar al momento
option-must_play = Robar solo si no se puede jugar nada
option-swap_anyone = También el trueque es con el jugador que se elija
option-turn_limit = Turnos tras los que ganan las menos cartas, 0 sin límite

turn = **Un turno.** Juega una carta sobre la pila o roba una.{ $must_play ->
        [yes] {""} Solo puedes robar si ninguna de tus cartas sirve.
       *[no] {""}
    } { $play_drawn ->
        [yes] { $must_play ->
            [yes] Si la carta robada sirve, debes jugarla al momento; después termina tu turno.
           *[no] Si la carta robada sirve, puedes jugarla al momento; después termina tu turno.
        }
       *[no] En ambos casos termina tu turno.
    }

    {"**"}Qué sirve.** Una carta del color en juego, o del número o signo de la carta de la pila. Los comodines sirven siempre; quien juega uno pide el color que rige desde entonces.

rules-basic = - Números del 0 al 7 y el 9 ({ $share_number } %): sin efecto.
    - Comodín 8 ({ $share_wild } %): sin otro efecto.
rules-spec = - +2 ({ $share_plus2 } %): dos cartas más por robar.
    - Comodín +4 ({ $share_plus4 } %): cuatro cartas más por robar.
    - Comodín +20 ({ $share_plus20 } %): veinte cartas más por robar.
    - Salto ({ $share_skip } %): { $skipped ->
        [1] se salta al siguiente jugador.
       *[other] se salta a los dos siguientes jugadores; con menos de cuatro te vuelve a tocar.
    }
    - Cambio de sentido ({ $share_reverse } %): se juega al revés; entre dos, el turno simplemente pasa.{ $reverse_limit ->
        [0] {""}
       *[other] {""} Tras { $reverse_limit } seguidos hay que jugar antes otra carta.
    }
rules-chaos = - +20 de color ({ $share_coloured_plus20 } %): veinte cartas más por robar, pero tiene que servir.
    - Trueque ({ $share_swap } %): { $swap_anyone ->
        [yes] cambias tu mano con el jugador que elijas.
       *[no] cambias tu mano con el siguiente jugador.
    }
    - Trueque a elección, también como comodín ({ $share_pickswap } % y { $share_wildpickswap } %): cambias tu mano con el jugador que elijas.
    - No ({ $share_nope } %): jugada sobre un más, nadie roba; si no, sin efecto.
    - Giro ({ $share_rotate } %): todas las manos pasan al siguiente jugador en el sentido del juego.
    - Robo ({ $share_steal } %): quitas una carta al azar al siguiente jugador; solo vosotros dos la veis.
rules-plus = **Los más.** El siguiente jugador tiene que robar{ $stacking ->
        [off] {""}
        [any] {""}, o juega cualquier más: los números se suman y el jugador de después se enfrenta a la suma
       *[at_least] {""}, o juega un más que valga al menos como el de la pila: los números se suman y el jugador de después se enfrenta a la suma
    }.{ $weights ->
        [chaos] {""} Tras un no, nadie roba.
       *[other] {""}
    }{ $must_answer ->
        [yes] {""} Quien pueda responder así debe hacerlo.
       *[no] {""}
    } Quien roba toma todas las cartas de una vez y termina su turno.{ $play_drawn ->
        [yes] {""} Ninguna de ellas puede jugarse en el acto.
       *[no] {""}
    }

rules = Sé el primero sin cartas. De { $fewest } a { $most } jugadores.

    {"**"}Preparación.** { $hand_size ->
        [one] Cada uno recibe { $hand_size } carta.
       *[other] Cada uno recibe { $hand_size } cartas.
    } La pila empieza con un número, o con un comodín 8 cuyo color se sortea. Empieza el primer asiento y se juega en sentido horario.

    { turn }

    {"**"}Las cartas.** El mazo nunca se acaba: cada carta se sortea, sin importar lo robado antes. Los cuatro colores son igual de probables, y los números también. Probabilidad y efecto de cada tipo de carta:

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

    {"**"}El final.** Tras cada carta y su efecto gana quien tenga la mano vacía; si son varios, el primero en orden de asiento desde quien jugó. { $weights ->
        [chaos] Un trueque con la última carta regala la mano vacía.{" "}
       *[other] {""}
    }{ $turn_limit ->
        [0] No hay límite de turnos.
       *[other] Tras { $turn_limit } turnos gana quien tenga menos cartas; un empate se comparte.
    }

    {"**"}Abandono.** Las cartas de quien se va se retiran, y lo que debía robar queda para el siguiente. Gana el último que permanezca.

skin-cards = { $count ->
        [one] ¡carta!
       *[other] cartas
    }
skin-direction = Se juega { $direction }.
skin-pending = +{ $count } por robar, o responde
skin-pile = Pila: { $card }
skin-misfit = { $pending ->
        [0] { $card } no sirve: en la pila está { $top } y el color en juego es { $colour }.
       *[other] { $card } no sirve: en la pila está { $top }, el color en juego es { $colour } y hay cartas por robar.
    }

# Momentos para recordar

highlight-stack = { $seat } tiene que robar { $number } cartas de una vez.
    .title = El mayor montón
highlight-refusal = { $number ->
        [one] { $seat } dice que no a { $number } carta.
       *[other] { $seat } dice que no a { $number } cartas.
    }
    .title = El mejor no
highlight-trade = { $got ->
        [0] { $seat } da { $gave } cartas a { $target } y no recibe ninguna.
        [one] { $seat } da { $gave } cartas a { $target } y recibe una.
       *[other] { $seat } da { $gave } cartas a { $target } y recibe { $got }.
    }
    .title = El mejor cambio
