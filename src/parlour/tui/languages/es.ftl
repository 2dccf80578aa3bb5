# Los textos del terminal. Lo que se escribe es igual en todos los idiomas.

## La mesa

endless = sin fin
headed = { $title }:
cards = { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
cards-on-top = { $count ->
        [one] { $count } carta, encima:
       *[other] { $count } cartas, encima:
    }
more-cards = { $count } más,
your-zone = Tú, { $zone } ({ $count }):
you = tú
guest = Invitado
others = Los demás
table = Mesa
yourself = Tú
scores = Puntos:
scores-so-far = Puntos hasta ahora:
turn = Turno { $number }
turn-now = turno { $number }
turn-log = Turno { $number }:
setting-up = Preparación
at-first = Al principio:

## Elegir

no-choice = No tienes elección:
choose = Elige.
nothing-to-choose = Ahora no hay nada que elegir.
hint-is = Un bot elegiría: { $action }.

## En el sitio

others-think = Los demás están pensando…
others-still-think = Los demás aún están pensando.
over-leave = La partida ha terminado; q deja la mesa.
over-again = La partida ha terminado; a empieza otra, q deja la mesa.
just-talk = Todos los que juegan están aquí: hablad sin más.
not-over = Esta partida aún no ha terminado.
kept-in-file = Esta partida está en su archivo; empieza la siguiente con otro.
too-many-people = Hay { $seats } asientos para { $people } personas.
seat-numbers = Con { $seats } jugadores, los asientos van de 0 a { $last }.
same-names = Dos personas tienen el mismo nombre.
name-length = Un nombre tiene de 1 a { $most } caracteres, todos imprimibles.

## Una sala de un servidor

room-undone = Se ha deshecho la última jugada.
room-lost = Se ha perdido la conexión; volviendo…
room-back = La conexión ha vuelto.
not-begun = La partida no ha empezado.
not-connected = Sin conexión.
no-connection = sin conexión
game-over = La partida ha terminado.
game-over-again = La partida ha terminado. Escribe again para jugar otra.
waiting-for = Falta { $names }.
server-keeps = El servidor guarda la partida; se puede ver de nuevo en el navegador.
shows = { $name } muestra: { $feeling }.
says = { $name } dice: { $text }
watching-you = Estás mirando.
take-seat = Sentarse
before-game = Antes de la partida:
i-am-ready = Podemos empezar
not-ready-yet = Aún no
start-game = Empezar la partida
start-note = Los demás tienen que confirmarlo.
give-bot = Dar un asiento a un bot
give-bot-note = Otros bots: escribe bot NAME.
programs-in = Dejar que jueguen programas
programs-out = No dejar entrar más programas
entering = Entrando en { $code } de { $address }…
room-at = Sala { $code } en { $address }
room-game = Juego: { $game }, reglas de la casa { $preset }, { $pace ->
        [off] sin reloj
       *[other] reloj { $pace }
    }
watchers = { $count } mirando
host = anfitrión
bot-named = bot { $name }
program-named = programa { $name }
away = ausente
ready = a punto
room = Sala
room-code = sala { $code }
join-at = Los demás entran en { $address }
seconds-left = quedan { $count } s
type-this = Escribe: { $what }
type-switch = Escribe: { $word } on, o { $word } off
type-name-value = Las reglas de la casa se escriben NAME=VALUE.
no-option = { $title } no tiene la regla { $name }; tiene: { $have }.
nobody-called = Nadie aquí se llama { $name }.
room-word-join = sentarse
room-word-ready = decir que se puede empezar
room-word-unready = decir que aún no
room-word-start = anfitrión: empezar
room-word-bot = anfitrión: un bot se sienta
room-word-game = anfitrión: elegir el juego
room-word-preset = anfitrión: elegir reglas de la casa
room-word-set = anfitrión: una regla de la casa
room-word-pace = anfitrión: elegir el reloj
room-word-programs = anfitrión: si pueden jugar programas
room-word-hints = anfitrión: si se pueden pedir pistas
room-word-standins = anfitrión: bots juegan por los ausentes
room-word-kick = anfitrión: echar a alguien
room-word-host = anfitrión: pasar a otro el papel
room-word-emote = mostrar un sentimiento
room-word-time = quince segundos más
room-word-again = anfitrión: otra partida
room-word-leave = dejar el asiento para siempre

## Pantallas: la línea de abajo

key-back = Atrás
key-again = Otra
key-hint = Pista
key-log = Relato
key-rules = Reglas
key-cards = Cartas
key-type = Escribir
key-line = Dejar la línea
key-quit = Salir
key-play = Jugar
key-simulate = Simular
key-next = Sigue
key-turn-on = Turno +
key-turn-back = Turno −
key-eyes = Ojos
key-jump = Ir a
key-run = Iniciar
key-export = Exportar
key-table = Mesa
key-alone = Nadie más lo ve

## Pantallas: la consola

console-help = > help muestra las órdenes
how-to-choose = Se elige por el número o por el principio. Re Pág y Av Pág desplazan el texto.
no-such = No existe esa opción ni esa orden; help las muestra.
no-such-command = No existe esa orden; help las muestra.
nothing-follows = Nada sigue a { $word }.
quit-again = Pulsa q otra vez para dejar la mesa.
say-what = ¿Decir qué?
name-file = Di el archivo: save FILE.
saved = Guardado: { $file }
word-help = esta lista
word-back = retirar lo que has elegido
word-hint = qué haría un bot
word-log = la partida hasta ahora
word-rules = las reglas
word-cards = qué hacen las cartas
word-say = hablar con los demás
word-save = escribir la partida en un archivo
word-again = la misma mesa otra vez, tras el final
word-simmode = simular en su lugar
word-quit = dejar la mesa

## Pantallas para leer, y el telón

cards-of = { $title }: las cartas
cards-title = Cartas
game-so-far = La partida hasta ahora
pass-keyboard = Pasa el teclado a
look-away = Los demás miran a otro lado.
i-am = Soy { $name }

## El formulario

form-title = Parlour: una mesa en este terminal
form-game = Juego
form-people = Nombres, separados por comas
form-house-rules = Reglas de la casa
form-players = Jugadores
form-bots = Bots
form-play = Jugar
form-rules = Reglas
form-nobody = Alguien tiene que jugar: escribe al menos un nombre.
on = sí
off = no

## Ver de nuevo

moment = Momento { $moment } de { $last }, turno { $turn }, { $eyes }
eyes-all = todo a la vista
eyes-watcher = como lo vieron todos
eyes-seat = como lo vio { $name }
replay-line = > 12, turn 3, seat 0, all
replay-words = Escribe un momento, turn N, seat N, watcher, all o quit.
replay-seats = Los asientos van de 0 a { $last }.
replay-title = { $title } con { $players }: { $eyes }.
told-all = todo
told-watcher = lo que todos podían ver
told-seat = lo que vio { $name }
not-finished = La partida no ha terminado.

## La simulación

sim-title = { $seats ->
        [one] Simulación: { $title }, { $seats } asiento
       *[other] Simulación: { $title }, { $seats } asientos
    }
sim-none = Aún no se ha simulado nada.
sim-games = Partidas: { $games }, semilla { $seed }
sim-strategy = Estrategia { $letter }: { $bot }
sim-rate = Victorias { $letter }: { $share } ({ $low } a { $high })
sim-draws = Empates: { $count }
sim-length = Duración media: { $turns } turnos
sim-speed = { $speed } partidas por segundo
sim-parameters = Parámetros
sim-run = Simular
sim-label-games = Partidas
sim-label-strategy = Estrategia { $letter }
sim-label-output = Archivo
sim-done = { $games } partidas en { $seconds } s.
sim-stopped = Detenido tras { $games } de { $all } partidas; se conservan.
sim-running = Está en marcha; detenlo antes con stop.
sim-runs = Jugando { $games } partidas…
sim-waits = Espera a que se jueguen las partidas; Ctrl-C las detiene.
sim-idle = No hay nada en marcha.
sim-set-how = Escribe: set NAME VALUE
sim-set = { $name } es { $value }.
sim-no-results = Aún no hay nada que exportar.
sim-export-how = Escribe: export FILE
sim-exported = Resultados exportados: { $file }
sim-word-run = simular
sim-word-stop = detener; lo jugado se conserva
sim-word-set = games, a, b, seats, seed, output, game, una regla
sim-word-export = escribir los resultados (.txt .json .csv .html)
sim-word-tuimode = volver a la mesa
sim-word-help = esta lista
sim-word-quit = salir

## Línea a línea

stops-here = La partida se detiene aquí.
saved-as = Está guardada: { $command }
type-number = Escribe un número de 1 a { $most }, o h para ver la ayuda.
you-are = Eres { $name }, contra { $others } (semilla { $seed }).
type-choice = Escribe el número de tu elección; h para ayuda, q para salir.
goodbye = Adiós.
no-such-line = No existe esa opción ni esa orden; h las muestra.
line-number = elegir
line-back = retirar lo elegido hasta ahora
line-back-room = retirar lo elegido, o tu última jugada
line-view = ver la mesa otra vez
line-log = leer la partida hasta ahora
line-cards = qué hacen las cartas
line-rules = las reglas
line-hint = una pista: qué haría un bot
line-say = hablar con los demás
line-help = esta ayuda
line-quit = salir
line-quit-room = salir; tu asiento sigue siendo tuyo

## Reglas y juegos en la línea de órdenes

options = Reglas de la casa
presets = Variantes
by-default = { $title } ({ $value } por defecto)
default = { $text } (por defecto)
switch = on u off
range = { $low } a { $high }
all-defaults = todo por defecto
games-game = Juego
games-title = Título
games-players = Jugadores
games-presets = Variantes
games-options = Reglas de la casa
