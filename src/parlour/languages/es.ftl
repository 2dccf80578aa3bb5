# Palabras comunes a todos los juegos.

card-unknown = una carta
cards-unknown = { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
no-card = ninguna carta
card-number = la carta { $number }
seat = { $name }
nobody = nadie
yes = sí
no = no

event-chose = Has elegido.
event-pick_taken_back = Retiras tu elección.
event-resigned = { $seat } abandona la partida.
event-ended = { $winners_count ->
        [0] Nadie gana la partida.
        [one] { $winners } gana la partida.
       *[other] { $winners } ganan la partida.
    }
answered = { $seat } responde: «{ $answer }».
begun = Empieza la partida.
undone = Se deshace la última jugada.

ask-action = ¿Qué haces?
ask-field = Elige.
ask-only = Tienes una sola opción:
done = Eso es todo

# Momentos para recordar

highlight-comeback = { $number ->
        [one] { $seat } va un punto por detrás y aun así gana.
       *[other] { $seat } va { $number } puntos por detrás y aun así gana.
    }
    .title = La mayor remontada
highlight-full_hand = { $seat } tiene { $number } cartas a la vez.
    .title = La mano más llena
highlight-long_turn = En un solo turno de { $seat } pasan { $number } cosas.
    .title = El turno más agitado
