title = Coup
summary = Di que eres cualquier personaje de la corte, sea verdad o no, y sé el último que conserve influencia.

face-duke = Duque
    .el = el Duque
    .rule = Impuestos: toma 3 monedas. Bloquea la ayuda exterior.
face-assassin = Asesino
    .el = el Asesino
    .rule = Paga 3 monedas: otro jugador pierde una influencia.
face-captain = Capitán
    .el = el Capitán
    .rule = Roba 2 monedas a otro jugador. Bloquea el robo.
face-ambassador = Embajador
    .el = el Embajador
    .rule = Cambia cartas con la corte. Bloquea el robo.
face-contessa = Condesa
    .el = la Condesa
    .rule = Bloquea el asesinato.

zone-court = Corte
zone-hand = Influencia
zone-lost = Influencia perdida
field-coins = Monedas
field-out = Fuera del juego
field-deed = Acción
field-target = Objetivo
field-blocker = Quien bloquea
field-challenger = Quien duda
field-claim = Personaje declarado
supply-coins = Tesoro

name-deed-none = ninguna
name-deed-income = ingresos
name-deed-foreign_aid = ayuda exterior
name-deed-tax = impuestos
name-deed-exchange = intercambio
name-deed-coup = golpe
name-deed-assassinate = asesinato
name-deed-steal = robo
name-declaration-0 = no hace nada
name-declaration-1 = cobra sus ingresos
name-declaration-2 = pide ayuda exterior
name-declaration-3 = dice ser el Duque y cobra impuestos
name-declaration-4 = dice ser el Embajador y quiere cambiar cartas
name-declaration-5 = paga 7 por un golpe contra
name-declaration-6 = dice ser el Asesino y paga 3 para atacar a
name-declaration-7 = dice ser el Capitán y quiere robar a

event-card_dealt = { $seat } recibe una carta.
event-turn_started = Es el turno de { $seat }.
event-declared = { $seat } { $deed }{ $target ->
        [none] {""}
       *[other] {""} { $target }
    }.
event-challenged = { $seat } pone en duda { FORM($face, "el") } de { $target }.
event-blocked = { $seat } dice ser { FORM($face, "el") } y bloquea.
event-block_held = El bloqueo de { $seat } se mantiene.
event-shown = { $seat } muestra { FORM($face, "el") }.
event-replaced = { $seat } recibe una carta nueva de la corte.
event-conceded = { $seat } no muestra { FORM($face, "el") }.
event-cost_returned = { $number ->
        [one] { $seat } recupera { $number } moneda.
       *[other] { $seat } recupera { $number } monedas.
    }
event-deed_failed = La acción de { $seat } fracasa.
event-loss_owed = { $seat } debe perder una influencia.
event-influence_lost = { $seat } pierde { FORM($card, "el") }.
event-hand_revealed = { $seat } revela: { $cards }.
event-eliminated = { $seat } queda fuera del juego.
event-coins_taken = { $number ->
        [one] { $seat } toma { $number } moneda del tesoro.
       *[other] { $seat } toma { $number } monedas del tesoro.
    }
event-coins_stolen = { $number ->
        [one] { $seat } quita { $number } moneda a { $target }.
       *[other] { $seat } quita { $number } monedas a { $target }.
    }
event-cards_drawn = { $seat } roba dos cartas de la corte.
event-card_returned = { $seat } devuelve una carta a la corte.
event-survived = Solo { $seat } conserva influencia en la corte.

form-income = Ingresos: tomar 1 moneda
form-foreign_aid = Ayuda exterior: tomar 2 monedas, un Duque puede bloquear
form-tax = Impuestos: tomar 3 monedas, declara Duque
form-exchange = Intercambio: cambiar cartas con la corte, declara Embajador
form-coup = Golpe{ $target ->
        [none] {""}
       *[other] {""} contra { $target }
    }: pagar 7 para quitar una influencia
form-assassinate = Asesinar{ $target ->
        [none] {""}
       *[other] {""} a { $target }
    }: pagar 3 para quitar una influencia, declara Asesino
form-steal = Robar{ $target ->
        [none] {""}
       *[other] {""} a { $target }
    }: tomar 2 monedas, declara Capitán
form-pass = Dejarlo pasar
form-challenge = Dudar: quien se equivoca pierde una influencia
form-block = Bloquear{ $face ->
        [none] {""}
       *[other] {""}, declara { $face }
    }
form-show = Mostrar{ $face ->
        [none] {""}
       *[other] {""} { FORM($face, "el") }
    }: recibes una carta nueva
form-concede = Ceder y perder una influencia
form-lose = Perder{ $face ->
        [none] {""} una influencia
       *[other] {""} { FORM($face, "el") }
    }
form-return = Devolver{ $face ->
        [none] {""} una carta
       *[other] {""} { FORM($face, "el") }
    } a la corte
prompt-target = ¿Contra quién?
prompt-face = ¿Qué personaje?

option-two_player_coins = Monedas de quien empieza con dos jugadores
option-steal_from_poor = Se puede robar a un jugador sin monedas
option-first_seat = Asiento que empieza
option-reactions = Dudas y bloqueos
option-reactions-sealed = todos deciden en secreto, una pregunta cada vez
option-reactions-first = una sola pregunta; cuenta la primera respuesta

turn = **Un turno** es una acción. No puedes pasar, pero puedes declarar cualquier personaje, tengas lo que tengas.

    - Ingresos: toma 1 moneda. Nada lo impide.
    - Ayuda exterior: toma 2 monedas. Quien declare un Duque puede bloquearla.
    - Golpe: paga 7 monedas y un jugador de tu elección pierde una influencia. Nada lo impide. Con 10 monedas o más al empezar tu turno es obligatorio.
    - Impuestos, declara Duque: toma 3 monedas.
    - Asesinato, declara Asesino: paga 3 monedas y un jugador pierde una influencia, salvo que bloquee con una Condesa.
    - Robo, declara Capitán: quita 2 monedas a un jugador, o 1 si no tiene más, salvo que bloquee con un Capitán o un Embajador. { $steal_from_poor ->
        [yes] También se puede elegir a un jugador sin monedas.
       *[no] No se puede elegir a un jugador sin monedas.
    }
    - Intercambio, declara Embajador: roba 2 cartas de la corte y devuelve 2 de las tuyas. La corte se baraja y nadie sabe qué has cambiado.

rules-start = Tienes dos cartas boca abajo: tu influencia en la corte. Si pierdes las dos, quedas eliminado; gana el último que conserve influencia. Nadie comprueba lo que declaras, salvo que alguien se atreva a dudarlo. De 2 a 6 jugadores.

    {"**"}Preparación.** Barajad las quince cartas y dad dos a cada uno; el resto es la corte. Cada uno recibe 2 de las 50 monedas; el resto es el tesoro.{ $two_player_coins ->
        [1] {""} Con dos jugadores, quien empieza tiene solo 1 moneda.
       *[other] {""}
    } { $first_seat ->
        [0] El primer jugador empieza la primera partida, y el último ganador las siguientes.
       *[other] El jugador { $starter } empieza la primera partida, y el último ganador las siguientes.
    } Se juega por turnos en orden de asiento.

    {"**"}Los personajes**, tres cartas de cada uno:

    - Duque: cobra impuestos; bloquea la ayuda exterior.
    - Asesino: mata por 3 monedas.
    - Capitán: roba; bloquea el robo.
    - Embajador: cambia cartas con la corte; bloquea el robo.
    - Condesa: bloquea el asesinato.

rules-claims = **Dudas.** Cualquier otro jugador puede poner en duda una declaración, sea de una acción o de un bloqueo. El acusado muestra esa carta o cede. Si la muestra, vuelve a la corte, la corte se baraja y él roba otra; quien dudó pierde una influencia en el acto. Si no la muestra, pierde él una: una acción descubierta fracasa y se devuelve su precio; un bloqueo descubierto fracasa y la acción sigue adelante.

    {"**"}Bloqueos.** Cualquiera puede declarar un Duque para bloquear la ayuda exterior. El asesinato y el robo solo los bloquea su objetivo; quien nombra Capitán o Embajador debe probar justo ese. Una acción que superó una duda todavía puede bloquearse. El precio de una acción bloqueada se pierde. Una duda equivocada o un bloqueo descubierto puede costarle ambas influencias al objetivo de un asesino.

rules-answers = { $reactions ->
        [first] {"**"}Responder.** Todos pueden a la vez dudar de la acción, bloquearla si tienen derecho o dejarla pasar. La primera duda o bloqueo que llega cuenta en el acto; tras un bloqueo solo se puede dudar de él. Nadie sabe quién la dejó pasar.
       *[sealed] {"**"}Responder.** Primero todos pueden dudar de la acción, luego pueden bloquear quienes tengan derecho y después todos pueden dudar del bloqueo. Todos deciden en secreto y a la vez, y nadie sabe quién lo dejó pasar. Si varios dudan o bloquean, cuenta el primero en orden de asiento después del jugador activo.
    }

rules = { rules-start }

    { turn }

    { rules-claims }

    { rules-answers }

    {"**"}Influencia.** Tú eliges qué carta pierdes; queda boca arriba ante ti. Quien ha perdido las dos queda fuera y devuelve sus monedas; un robo que ya nada puede impedir se paga antes. El tesoro no paga más de lo que tiene.

    {"**"}Abandono.** Quien abandona revela sus cartas y devuelve sus monedas. Su turno termina, y una acción contra él se anula sin reembolso. Una duda ya planteada a otro se resuelve antes.

    {"**"}Final.** Gana el último jugador con influencia. Solo eso cuenta; los demás figuran según lo que aguantaron.

skin-coins = { $count ->
        [one] { $count } moneda
       *[other] { $count } monedas
    }
skin-deed-income = Una moneda para mí.
skin-deed-foreign_aid = Ayuda exterior: dos monedas para mí.
skin-deed-tax = Impuestos: tres monedas para mí.
skin-deed-exchange = Cambio cartas con la corte.
skin-deed-coup = ¡Un golpe contra { $target }!
skin-deed-assassinate = Mi puñal es para { $target }.
skin-deed-steal = ¡Tus monedas, { $target }!
skin-says = «{ $words }»
skin-i-am = Soy { FORM($card, "el") }. { $deed }
skin-i-block = Soy { FORM($card, "el") }, y bloqueo.
skin-doubted = { $name } lo duda. { $target } muestra la carta o cede.
skin-any-react = ¿Alguien lo duda o lo bloquea?
skin-any-doubt = ¿Alguien lo duda?
skin-any-block = ¿Alguien lo bloquea?
skin-returns = { $name } devuelve dos cartas.
skin-lost-attacked = { $name } recibe el golpe y pierde una influencia.
skin-lost-wrong_challenge = { $name } dudó de la verdad y pierde una influencia.
skin-lost-bluff = { $name } mentía y pierde una influencia.
skin-here = Aquí: { $card }.
skin-truth = { $name } decía la verdad.
skin-bluff = ¡Un farol! { $name } no tiene { FORM($card, "el") }.
skin-loses = { $name } pierde { FORM($card, "el") }.
skin-tally = { $card }: { $left } de { $all } sin revelar
skin-doubts = duda
skin-aid = { $name } quiere ayuda exterior
skin-losing = Se pierde una influencia
skin-exchanging = Se cambian cartas
skin-believe = { $name } dice ser { FORM($card, "el") }. ¿Lo crees?
skin-believe-or-block = { $name } dice ser { FORM($card, "el") }. ¿Creer, dudar o bloquear?
skin-block-claim = { $name } dice ser { FORM($card, "el") }: «{ $deed }» ¿Lo bloqueas?
skin-block-aid = { $name } pide ayuda exterior. ¿La bloqueas?
skin-doubts-you = { $name } no cree en tu carta: { $card }. Tócala para mostrarla, o:
skin-which-lost = ¿Qué influencia pierdes?
skin-which-back = ¿Qué carta vuelve a la corte?
skin-need-not = No hace falta mostrar { $card }: elige una acción y declara lo que quieras.
skin-only-doubt = Una carta solo se muestra a quien duda: { $card }.

# Momentos para recordar

highlight-bluff = { $seat } dice ser { FORM($face, "el") } sin tener la carta, y nadie se da cuenta.
    .title = El farol más audaz
highlight-exposure = { $seat } no cree { FORM($face, "el") } de { $target }, y acierta.
    .title = El ojo más agudo
highlight-robbery = { $number ->
        [one] { $seat } quita { $number } moneda a { $target }.
       *[other] { $seat } quita { $number } monedas a { $target }.
    }
    .title = El mayor robo
highlight-false_alarm = { $seat } no cree { FORM($face, "el") } de { $target }, pero la carta es auténtica.
    .title = La duda más cara
