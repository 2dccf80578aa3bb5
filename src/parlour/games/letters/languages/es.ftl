title = ¿Tienes un dos?
summary = Haz llegar tu carta a la princesa: dieciséis cartas, una en la mano y una deducción por turno.

face-guard = Guardia
    .el = la Guardia
    .rule = Nombra una carta: el jugador que la tenga queda eliminado.
face-priest = Sacerdote
    .el = el Sacerdote
    .rule = Mira la carta de otro jugador.
face-baron = Barón
    .el = el Barón
    .rule = Compara tu carta con la de otro: la más baja queda eliminada.
face-handmaid = Doncella
    .el = la Doncella
    .rule = Nadie puede elegirte hasta tu próximo turno.
face-prince = Príncipe
    .el = el Príncipe
    .rule = Un jugador, quizá tú, descarta su carta y roba otra.
face-king = Rey
    .el = el Rey
    .rule = Intercambia tu carta con otro jugador.
face-countess = Condesa
    .el = la Condesa
    .rule = Hay que jugarla si tu otra carta es el Rey o un Príncipe.
face-princess = Princesa
    .el = la Princesa
    .rule = Quien la juega o la descarta queda eliminado.

zone-deck = Mazo
zone-aside = Apartada
zone-open = Fuera de la ronda
zone-hand = Mano
zone-pile = Descartes
field-round = Ronda
field-tokens = Fichas
field-out = Fuera de la ronda
field-protected = Protegidos

event-round_updated = Empieza la ronda { $number }.
event-card_removed = Se aparta una carta boca abajo.
event-card_opened = { $card } queda fuera de la ronda.
event-card_dealt = { $seat } roba una carta.
event-turn_started = Es el turno de { $seat }.
event-protection_cleared = { $seat } ya no tiene protección.
event-card_played = { $seat } juega { FORM($card, "el") }.
event-guessed = { $seat } cree que { $target } tiene { FORM($face, "el") }.
event-guess_missed = { $seat } se equivoca con { $target }.
event-looked = { $seat } mira la carta de { $target }.
event-compared = { $seat } y { $target } comparan sus cartas.
event-comparison_tied = Sus cartas son iguales; nadie queda eliminado.
event-protected_until_turn = { $seat } tiene protección hasta su próximo turno.
event-nothing_done = No se puede elegir a nadie; la carta no tiene efecto.
event-card_discarded = { $seat } descarta { FORM($card, "el") }.
event-removed_card_taken = { $seat } toma la carta apartada.
event-hands_traded = { $seat } y { $target } intercambian sus cartas.
event-eliminated = { $seat } queda fuera de la ronda.
event-hand_shown = { $seat } muestra { FORM($card, "el") }.
event-token_gained = { $seat } gana una ficha.
event-round_tied = Empate entre { $seats }; nadie gana ficha.

form-play = { $card ->
        [none] Jugar una carta
       *[other] Jugar { FORM($card, "el") }
    }{ $target ->
        [none] {""}
       *[other] {""} contra { $target }
    }{ $guess ->
        [none] {""}
       *[other] {""} nombrando { FORM($guess, "el") }
    }
prompt-card = ¿Qué carta juegas?
prompt-target = ¿A quién eliges?
prompt-guess = ¿Qué carta nombras?

option-open_cards = Cartas apartadas boca arriba con dos jugadores
option-tie = Empate en la carta más alta
option-tie-all = cada uno gana una ficha
option-tie-none = nadie gana ficha
option-tie-sum = gana la mayor suma de descartes
option-tokens = Fichas necesarias para ganar
option-tokens-classic = 7, 5 o 4 con dos, tres o cuatro jugadores
option-tokens-2019 = 6, 5 o 4 con dos, tres o cuatro jugadores

turn = **Un turno.** Tienes una carta en la mano. Roba otra, juega una de las dos boca arriba y haz lo que dice.

rules-cards = **Las cartas**, con su valor y cuántas hay:

    - 1 Guardia (5): nombra una carta que no sea la Guardia. Si el jugador señalado la tiene, queda eliminado.
    - 2 Sacerdote (2): mira la carta de otro jugador.
    - 3 Barón (2): tú y otro jugador comparáis vuestras cartas en secreto. La más baja queda eliminada; si son iguales, no pasa nada.
    - 4 Doncella (2): nadie puede elegirte hasta que empiece tu próximo turno.
    - 5 Príncipe (2): un jugador, quizá tú, descarta su carta sin efecto y roba otra. Si el mazo está vacío, toma la carta apartada. Quien descarta así a la Princesa queda eliminado y no roba.
    - 6 Rey (1): intercambia tu carta con la de otro jugador.
    - 7 Condesa (1): no hace nada, pero hay que jugarla si tu otra carta es el Rey o un Príncipe.
    - 8 Princesa (1): quien la juega o la descarta queda eliminado.

    Si se puede elegir a alguien, hay que elegirlo. Si todos los demás están protegidos, una carta que necesita un objetivo no hace nada; un Príncipe te afecta entonces a ti.

rules = Todos quieren que la princesa lea *su* carta. Recibe la del último jugador que quede en el palacio al final de la ronda, o la de quien tenga entonces la carta más alta. De 2 a 4 jugadores.

    {"**"}Una ronda.** Barajad las dieciséis cartas, apartad una boca abajo y dad una a cada jugador.{ $open_cards ->
        [0] {""}
        [one] {""} Con dos jugadores se aparta { $open_cards } carta más boca arriba: queda fuera de la ronda.
       *[other] {""} Con dos jugadores se apartan { $open_cards } cartas más boca arriba: quedan fuera de la ronda.
    } Un jugador al azar empieza la primera ronda; cada una de las siguientes, el ganador de la anterior o, tras un empate, uno de los empatados al azar. Se juega por turnos.

    { turn }

    { rules-cards }

    {"**"}Eliminado.** Quien queda eliminado muestra su carta y vuelve a jugar en la ronda siguiente.

    {"**"}La ronda termina** cuando queda un solo jugador, o tras el turno en que se robó la última carta: entonces todos muestran su carta y gana la más alta. El ganador recibe una ficha. { $tie ->
        [none] Si hay empate, nadie gana ficha.
        [sum] Si hay empate, gana la mayor suma de los propios descartes; si también es igual, cada uno gana una ficha.
       *[all] Si hay empate, cada uno gana una ficha.
    }

    {"**"}La partida.** { $same ->
        [yes] { $two ->
            [one] Gana el primero que tenga { $two } ficha.
           *[other] Gana el primero que tenga { $two } fichas.
        }
       *[no] Hacen falta { $two } fichas con dos jugadores, { $three } con tres y { $four } con cuatro.
    } Si varios llegan en la misma ronda, ganan juntos.

    {"**"}Abandono.** Quien abandona muestra su carta y ya no juega más, tenga las fichas que tenga. El número de fichas necesarias no cambia. Gana el último que permanezca.

skin-tally = { $card }: { $left } de { $all } sin ver
skin-tokens = { $count ->
        [one] { $count } ficha de { $goal }
       *[other] { $count } fichas de { $goal }
    }
skin-deck = { $count ->
        [one] queda { $count } carta
       *[other] quedan { $count } cartas
    }
skin-round = Ronda { $round }
skin-asks = { $name } pregunta a { $target }:
skin-question = «¿Tienes { FORM($card, "el") }?»
skin-shows = { $name } muestra:
skin-no = «No.»
skin-wins-with = { $name } gana con { FORM($card, "el") }
skin-wins = { $name } gana
skin-countess = La Condesa debe jugarse antes: { $card }.

# Momentos para recordar

highlight-guess = { $left ->
        [one] { $seat } adivina { FORM($face, "el") } de { $target } con una carta en el mazo.
       *[other] { $seat } adivina { FORM($face, "el") } de { $target } con { $left } cartas en el mazo.
    }
    .title = La mejor intuición
highlight-fall = { $seat } hace que { $target } descarte { FORM($face, "el") }.
    .title = La mayor caída
highlight-duel = { $seat } vence a { $target }: { $face } contra { $lost }.
    .title = El duelo más duro
