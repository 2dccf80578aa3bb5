# Los textos de las páginas.

refusal-unreachable = El servidor no responde. ¿Está en marcha?
refusal-refused = El servidor lo rechazó ({ $status }).
refusal-closed = Ya no estás conectado a esta sala.
refusal-lost = La conexión se cortó; inténtalo de nuevo.
refusal-malformed = No se ha entendido.
refusal-illegal = Ahora no se puede.
refusal-not_your_turn = No es tu turno.
refusal-stale = Llega tarde; mira otra vez.
refusal-forbidden = Aquí no puedes hacer eso.
refusal-unknown = Eso no existe, o ya no.
refusal-limit = Demasiado a la vez; inténtalo más tarde.
room-unknown = No existe esa sala
room-unknown-why = No hay ninguna sala **{ $code }**. Comprueba las letras en la pantalla grande; una sala que nadie usa se cierra al cabo de un rato.
room-refused = Esta sala no se puede abrir
try-again = Intentar de nuevo
line-lost = Reconectando…
line-restarting = El servidor se está reiniciando. Reconectando…
one-moment = Un momento…
looking-for = Buscando la sala { $code }…
left-table = Ya no estás en la mesa
seat-lost = Tu antiguo asiento ya no es tuyo.
host-changed = { $you ->
        [yes] Ahora diriges tú la partida en lugar de { $old }.
       *[no] Ahora dirige la partida { $name } en lugar de { $old }.
    }

language = Idioma
sound = Sonido
vibration = Vibración
motion = Movimiento
confirm = Preguntar antes de cada acción
theme = Claro u oscuro
theme-auto = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
on = Sí
off = No
yes = sí
no = no
close = Cerrar
home = Inicio
game = Juego
room = Sala
players = Jugadores
player = Jugador
bots = Bots
bot = bot
rules = Reglas
rules-key = ? Reglas
rules-of = Reglas de { $title }
rules-short = { $title } en breve
rules-cards = Las cartas
rules-all = Todas las reglas
house-rules = Reglas de la casa
one-less = { $label }: uno menos
one-more = { $label }: uno más
preset-spec = Las de Parlour (estándar)
preset-official = Oficiales
watch = Mirar
leave = Salir
join = Unirse
log = Registro
log-title = Lo que pasó, lo más reciente primero
log-none = No ha pasado nada desde que llegaste.
latest = Lo último
more = Más ⋯
menu = Menú
tools = Herramientas
parlour-home = Parlour, inicio
somebody = Alguien
guest = Invitado
a-player = un jugador
winner = ganador
your-name = Tu nombre
has-left = se ha ido
away = sin conexión
away-short = ausente
away-bot = ausente, juega un bot
crowd = { $range ->
        [no] { $low } jugadores
       *[yes] { $low } a { $high } jugadores
    }
for-players = Para { $crowd }.
qr-code = Código QR de la sala { $code }
seconds-left = { $count ->
        [one] queda { $count } segundo
       *[other] quedan { $count } segundos
    }
replay-again = Ver la partida otra vez
replay-one = Ver una partida otra vez
replay-last = Ver la última partida otra vez
play-again = Jugar otra vez

colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo
colour-purple = morado
colour-orange = naranja
colour-teal = turquesa
colour-pink = rosa
colour-brown = marrón
colour-grey = gris
shape-circle = círculo
shape-square = cuadrado
shape-triangle = triángulo
shape-diamond = rombo
shape-star = estrella
shape-hexagon = hexágono
shape-cross = cruz
shape-heart = corazón
shape-moon = luna
shape-drop = gota

bot-easy = Fácil
bot-medium = Medio
bot-hard = Difícil
bot-random = Azar: cualquier jugada
bot-greedy = Avaro: la mejor jugada al momento
bot-flat = Prueba cada jugada varias veces
bot-ismcts = Piensa por adelantado y adivina tus cartas
bot-plays = Juega «{ $name }»
bot-level-easy = bot fácil
bot-level-medium = bot medio
bot-level-hard = bot difícil
bot-level-random = bot al azar

home-motto = Juegos de cartas con manos ocultas.
home-join = Unirse con un código
home-code-wrong = Un código de sala son unas letras. Está en la pantalla grande; si no, pregunta al anfitrión.
home-rooms = Tus salas
home-room-as = { $title } como { $name }
phase-lobby = sin empezar
phase-playing = en juego
phase-over = terminada
new-game = Nueva partida
home-solo = Jugar contra bots
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-tv = En esta tele
home-tv-how = todos juegan con el móvil
home-friends = Con amigos
home-friends-how = cada uno en su dispositivo
home-pass = Pasar el dispositivo
home-pass-how = una pantalla para todos
home-settings = Bots y reglas de la casa
home-bot-level = Cómo juegan
home-replay = De un archivo guardado tras una partida.
home-replay-open = Abrir una grabación

join-room = { $count ->
        [0] Sala **{ $code }**
       *[other] Sala **{ $code }** con { $names }
    }
join-sign = Tu signo (no hace falta)
join-sign-is = Signo { $sign }
join-begun = La partida ha empezado. Puedes mirarla y unirte a la siguiente.
join-over = Esta partida ha terminado. Espera a que se abra la siguiente.
join-full = Todos los asientos están ocupados. Puedes mirar.
join-sit = Tomar asiento
lobby-program = programa { $name }
lobby-ready = a punto
lobby-not-ready = aún no
lobby-host = anfitrión
lobby-remove = Quitar
lobby-remove-name = Quitar a { $name }
lobby-rename = Cambiar nombre
lobby-bot-level = Cómo juega
lobby-add-bot = Añadir un bot
lobby-full = Todos los asientos están ocupados.
lobby-settings = Juego y reglas de la casa
lobby-clock = Reloj
pace-off = Sin reloj
pace-relaxed = Tranquilo
pace-fast = Rápido
lobby-hints = Los jugadores pueden pedir consejo a un bot
lobby-stand-ins = Un bot sustituye a un jugador ausente
lobby-programs = Programas de otros ordenadores pueden jugar
lobby-missing = { $count ->
        [one] Falta { $count } jugador: invita a alguien o añade un bot.
       *[other] Faltan { $count } jugadores: invita a alguien o añade bots.
    }
lobby-waiting = Falta por confirmar: { $names }.
lobby-start = Empezar la partida
lobby-all-ready = Todo a punto; el anfitrión puede empezar.
lobby-say-ready = Di cuándo podemos empezar.
lobby-i-am-ready = Podemos empezar
lobby-unready = Al final no
lobby-invite = Invitar a otros
lobby-join-at = Los demás entran en **{ $address }** con el código **{ $code }**
lobby-join-here = Los demás entran con el código **{ $code }**. Solo este ordenador llega al servidor.
lobby-evening = { $count ->
        [one] Esta noche, tras una partida
       *[other] Esta noche, tras { $count } partidas
    }
lobby-wins = { $count ->
        [one] { $count } victoria
       *[other] { $count } victorias
    }
lobby-house-rules = Reglas de la casa: { $rules }.
lobby-screen = Mostrar la pantalla grande

talk = Hablar
talk-to-all = A todos
talk-say = Decir
talk-feeling = Mostrar cómo te sientes
talk-none = Nadie ha dicho nada todavía.
emote-laugh = risa
emote-think = pensativo
emote-wow = asombro
emote-sad = triste
emote-angry = enfadado
emote-clap = aplauso
emote-heart = corazón
emote-hurry = prisa

keys = Teclas: 1–9 elegir, Intro confirma, Esc vuelve, Espacio muestra tus cartas, L el registro, ? las reglas.
big-screen = Pantalla grande
leave-game = Abandonar la partida
leave-question = ¿Salir para siempre?
leave-playing = Dejas tu asiento y no podrás volver a esta partida. Para volver más tarde, simplemente cierra la página.
leave-lobby = Dejas tu asiento.
keep-name = Guardar
remove-question = ¿Quitar a { $name }?
remove-why = { $name } pierde su asiento.

your-turn = Tu turno
your-answer = Tu respuesta
waiting-for = Esperando a { $names }
answered = Tu respuesta está dada. Esperando a los demás.
turn-of = Turno de { $name }
decide = { $count ->
        [one] Decide { $names }
       *[other] Deciden { $names }
    }
many-decide = Deciden { $count } jugadores
nobody-wins = Nadie gana
draw = Empate
draw-shared = Honores compartidos
wins = { $count ->
        [one] Gana { $names }
       *[other] { $names } ganan juntos
    }
seat-decides = { $name }, debe decidir
more-time = +15 s
to-choose-from = Para elegir
no-cards = No tienes cartas.
card-down = { $number }: una carta boca abajo
card-down-choose = { $number }: una carta boca abajo; toca para elegirla
card-seen = La conoce: { $names }.
choose-card-or = Elige una carta, o:
hold-to-look = Mantén pulsado para ver.
your-choices = Lo que puedes hacer
your-cards = Tus cartas y opciones
back = Atrás
do-it = Hacerlo: { $effect }
undo = Deshacer
undo-long = Deshacer: retirar mi última jugada
hint = Consejo
hint-is = Un bot haría: { $action }
bot-would = consejo del bot
look = Ver
look-long = Ver: mantén pulsado para ver tus cartas
hide = Ocultar
hide-cards = Ocultar mis cartas
open-cards = Dejar mis cartas a la vista
not-now = Ahora no. { $why }
this-card = Esta carta
card-barred = { $card }: ahora no se puede. A elegir: { $choices }.
face-down = boca abajo
face-down-known = boca abajo, la conoces
cards-down = { $count ->
        [one] { $count } carta boca abajo
       *[other] { $count } cartas boca abajo
    }
the-deck = el mazo
empty = vacío
the-end = El final
host-next = { $name } puede abrir la siguiente partida.
result = Resultado
result-title = El resultado
final-scores = Puntuación final
score = Puntos
cards-left = Cartas restantes
guide = Tu primer turno
guide-text = { $open ->
        [yes] Tus cartas están abajo; lo que puedes hacer está iluminado o en un botón. Nada ocurre hasta que lo confirmes.
       *[no] Tus cartas están abajo, boca abajo: mantén pulsada una para verla. Lo que puedes hacer está iluminado o en un botón. Nada ocurre hasta que lo confirmes.
    }
guide-done = Entendido

sound-motion = Sonido y movimiento
tv-scan = Escanéalo con un móvil en la **misma wifi que esta pantalla**
tv-scan-anywhere = Escanéalo con un móvil
tv-unreachable = Los móviles no llegan a esta dirección
tv-unreachable-how = El servidor solo conoce la dirección propia de esta máquina. Inícialo con **{ $host }**, o dile su dirección con **{ $address }**, y los móviles podrán entrar por código QR.
tv-windows = En esta máquina pueden entrar otras ventanas.
tv-join = Entra en **{ $address }** con el código
tv-code = Código de sala { $code }
tv-first = El primero en entrar es el anfitrión.
tv-host = { $name } empieza la partida.
tv-next = ¿Otra partida? { $name } puede abrirla en su móvil.
tv-answers = { $count ->
        [one] Ahora responde { $names }.
       *[other] Ahora responden { $names }.
    }

hot-title = Pasar un dispositivo
hot-how = Todos juegan por turnos en esta pantalla. Entre turno y turno, un telón tapa las cartas.
hot-player = Jugador { $number }
hot-players = Jugadores en este dispositivo
hot-bots = Bots de nivel medio
hot-needs = { $title } necesita al menos { $count } jugadores.
hot-begin = Empezar
hot-curtain = Telón
hot-pass-to = Pasa el dispositivo a { $name }
hot-i-am = Soy { $name }
hot-new = Otros jugadores
hot-gone = Esa partida ya no existe
hot-gone-why = El servidor ya no tiene la sala de { $names }.
hot-anew = Empezar de nuevo
hot-more = Sonido, movimiento y salida
hot-end = Terminar esta partida

replay-none = En esta sala no se ha terminado ninguna partida.
replay-fetching = Cargando este momento…
replay-start = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-on = Un paso adelante
replay-end = Al final
replay-moment = Momento
replay-of = { $step } de { $last }
replay-all-eyes = Lo que todos podían ver
replay-open-hands = Todas las manos a la vista
replay-eyes-of = Con los ojos de { $name }
replay-eyes = Punto de vista
replay-which = Qué partida y desde qué punto de vista
replay-speed = Velocidad
replay-speed-half = Mitad
replay-speed-tv = Normal
replay-speed-double = Doble
replay-speed-fourfold = Cuádruple
replay-share = Compartir
replay-link = Enlace a este momento
replay-copy = Copiar enlace
replay-copied = Copiado.
replay-copy-by-hand = Aquí está: cópialo del campo.
replay-save = Guardar como archivo
replay-game = { $count ->
        [0] { $round }. { $title }, sin ganador
       *[other] { $round }. { $title }, victoria: { $names }
    }
replay-room = Cargando la partida de la sala { $code }…
replay-file = Un archivo guardado tras una partida

# Momentos para recordar

highlights = Momentos para recordar
highlight-see = Verlo otra vez
## Sound, and the installed app

sound-waits = ♪ Para oír el sonido, pulsa una tecla o toca la pantalla
sound-waits-short = ♪ Sonido: pulsa una tecla
missing = Aquí no hay nada
missing-why = Quizá la dirección esté mal escrita. Desde la página de inicio se llega a todas las mesas.
offline = No se puede llegar a Parlour
offline-why = Ahora mismo no hay conexión con la mesa. Tu sitio queda guardado y esta página seguirá sola en cuanto el servidor responda.
## People: profiles, ratings, open tables, finding a game

rating = Puntuación
others = Jugar con otros
find-game = Buscar partida de { $title }
find-seats = Jugadores
find-title = Buscando partida
find-waiting = { $count ->
        [one] { $title }: por ahora solo esperas tú.
       *[other] { $title }: { $count } personas esperan.
    }
find-how = Te juntamos con gente de tu nivel; cuanto más esperas, más amplia es la búsqueda. Deja esta página abierta.
find-stop = Dejar de buscar
tables = Mesas abiertas
tables-none = Ahora mismo no hay mesas abiertas.
tables-free = { $count ->
        [one] { $count } sitio libre
       *[other] { $count } sitios libres
    }
lobby-open = Mesa abierta: cualquiera puede unirse desde la página de inicio
lobby-is-open = Esta mesa está abierta: aparece en la página de inicio mientras queden sitios.
profile = Perfil
profile-off = En este servidor no hay perfiles.
profile-make = Crear un perfil
profile-why = Un perfil cuenta tus partidas y te da una puntuación. No hay contraseña: este dispositivo guarda una clave secreta. Los demás ven tu nombre, tu signo y tu puntuación, nada más.
profile-listed = Mostrarme en la clasificación
profile-arrive = ¿Ya tienes uno?
profile-arrive-how = En tu otro dispositivo elige «Usar en otro dispositivo» y escribe aquí el código.
profile-code = Código
profile-open = Abrirlo aquí
profile-kept = Guardado.
profile-change = Cambiar nombre, signo, clasificación
profile-keep = Guardar
profile-record = Partidas y puntuaciones
profile-games = Partidas
profile-wins = Victorias
profile-rated = Una partida puntúa cuando juegan al menos dos personas con perfil y gana una de ellas.
profile-no-games = Todavía no se ha contado ninguna partida.
profile-recent = Partidas recientes
profile-earlier =
    { $count ->
        [one] Una partida anterior
       *[other] { $count } partidas anteriores
    }
profile-won = ganada
profile-lost = perdida
profile-devices = { $count ->
        [one] En { $count } dispositivo
       *[other] En { $count } dispositivos
    }
profile-devices-how = Si pierdes todos tus dispositivos, pierdes el perfil. Guárdalo en dos.
profile-export = Usar en otro dispositivo
profile-export-how = Escanéalo con el otro dispositivo o escribe el código en su página de perfil. Sirve una sola vez, durante diez minutos. No se lo enseñes a nadie más.
profile-qr = Código QR que abre tu perfil
profile-erase = Borrar el perfil
profile-erase-what = Aquí se borran tu puntuación, tus partidas y las claves de todos tus dispositivos. Las partidas terminadas conservan el nombre que tenías en la mesa.
profile-erase-question = ¿Borrar tu perfil para siempre?
leaderboard = Clasificación
board-rank = Puesto
board-none = Todavía no hay nadie en esta lista.
board-who = { $count ->
        [one] Aparece quien lo desea y ha jugado { $count } partida puntuada.
       *[other] Aparece quien lo desea y ha jugado { $count } partidas puntuadas.
    }

## A card on the table

read-rule = { $card }: leer la regla
