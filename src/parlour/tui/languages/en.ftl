# The texts of the terminal. Words that people type are the same in all languages: they stand in
# the program, or in capitals here where something of one's own is to be typed. What the pages say,
# too (`web/static/languages`), is not said again.

## The table

endless = endless
headed = { $title }:
cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-on-top = { $count ->
        [one] { $count } card, on top:
       *[other] { $count } cards, on top:
    }
more-cards = { $count } more,
your-zone = Your { FORM($zone, "lower") } ({ $count }):
you = you
guest = Guest
others = Others
table = Table
yourself = You
scores = Scores:
scores-so-far = Scores so far:
turn = Turn { $number }
turn-now = turn { $number }
turn-log = Turn { $number }:
setting-up = Setting up
at-first = At first:

## Choices

no-choice = You have no choice:
choose = Choose.
nothing-to-choose = There is nothing to choose now.
hint-is = A bot would choose: { $action }.

## At the desk

others-think = The others are thinking…
others-still-think = The others are still thinking.
over-leave = The game is over; q leaves the table.
over-again = The game is over; a begins another one, q leaves the table.
just-talk = Everybody who plays is here: just talk.
not-over = This game is not over yet.
kept-in-file = This game is kept in its file; begin the next one with another file.
too-many-people = There are { $seats } seats for { $people } people.
seat-numbers = With { $seats } players seats are numbered from 0 to { $last }.
same-names = Two people have the same name.
name-length = A name has 1 to { $most } characters, all printable.

## A room of a server

room-undone = The last move was taken back.
room-lost = The connection is lost; coming back…
room-back = The connection is back.
not-begun = The game has not begun.
not-connected = Not connected.
no-connection = no connection
game-over = The game is over.
game-over-again = The game is over. Type again for another one.
waiting-for = Waiting for { $names }.
server-keeps = The server keeps the game; its replay is in the browser.
shows = { $name } shows: { $feeling }.
says = { $name } says: { $text }
watching-you = You are watching.
take-seat = Take a seat
before-game = Before the game:
i-am-ready = I am ready
not-ready-yet = I am not ready yet
start-game = Start the game
start-note = Everybody else has to be ready.
give-bot = Give a seat to a bot
give-bot-note = Other bots: type bot NAME.
programs-in = Let programs take seats
programs-out = Let no more programs in
entering = Entering { $code } at { $address }…
room-at = Room { $code } at { $address }
room-game = Game: { $game }, house rules { $preset }, { $pace ->
        [off] no clock
       *[other] { $pace } clock
    }
watchers = { $count } watching
host = host
bot-named = bot { $name }
program-named = program { $name }
away = away
ready = ready
room = Room
room-code = room { $code }
join-at = Others join at { $address }
seconds-left = { $count } s left
type-this = Type: { $what }
type-switch = Type: { $word } on, or { $word } off
type-name-value = House rules are written NAME=VALUE.
no-option = { $title } has no option { $name }; it has: { $have }.
nobody-called = Nobody here is called { $name }.
room-word-join = take a seat
room-word-ready = say that you are ready
room-word-unready = say that you are not ready
room-word-start = host: begin the game
room-word-bot = host: a bot takes a seat
room-word-game = host: choose the game
room-word-preset = host: choose house rules
room-word-set = host: change one house rule
room-word-pace = host: choose the clock
room-word-programs = host: may programs take seats
room-word-hints = host: may players ask for hints
room-word-standins = host: may bots play for those who are away
room-word-kick = host: send somebody away
room-word-host = host: make somebody else host
room-word-emote = show a feeling
room-word-time = fifteen seconds more to think
room-word-again = host: another game
room-word-leave = give up the seat for good

## Screens: the line below

key-back = Back
key-again = Again
key-hint = Hint
key-log = Log
key-rules = Rules
key-cards = Cards
key-type = Type
key-line = Leave the line
key-quit = Quit
key-play = Play
key-simulate = Simulate
key-next = Next
key-turn-on = Next turn
key-turn-back = Turn before
key-eyes = Eyes
key-jump = Jump
key-run = Run
key-export = Export
key-table = Table
key-alone = Nobody else is looking

## Screens: the console

console-help = > help lists the commands
how-to-choose = A choice is taken by its number or by how it begins. Page Up and Page Down scroll.
no-such = There is no such choice or command; help lists them.
no-such-command = There is no such command; help lists them.
nothing-follows = Nothing follows { $word }.
quit-again = Press q again to leave the table.
say-what = Say what?
name-file = Name the file: save FILE.
saved = Saved: { $file }
word-help = this list
word-back = take back what you have picked
word-hint = what a bot would do
word-log = the game so far
word-rules = the rules
word-cards = what the cards do
word-say = talk to the others
word-save = write the game to a file
word-again = the same table once more, after the end
word-simmode = simulate instead
word-quit = leave the table

## Screens to read, and the curtain

cards-of = { $title }: the cards
cards-title = Cards
game-so-far = The game so far
pass-keyboard = Pass the keyboard to
look-away = Everybody else looks away.
i-am = I am { $name }

## The form

form-title = Parlour: a table in this terminal
form-game = Game
form-people = Names, separated by commas
form-house-rules = House rules
form-players = Players
form-bots = Bots
form-play = Play
form-rules = Rules
form-nobody = Somebody has to play: type at least one name.
on = on
off = off

## A replay

moment = Moment { $moment } of { $last }, turn { $turn }, { $eyes }
eyes-all = everything
eyes-watcher = as everybody saw it
eyes-seat = as { $name } saw it
replay-line = > 12, turn 3, seat 0, all
replay-words = Type a moment, turn N, seat N, watcher, all or quit.
replay-seats = Seats are numbered from 0 to { $last }.
replay-title = { $title } with { $players }: { $eyes }.
told-all = everything
told-watcher = what all could see
told-seat = what { $name } saw
not-finished = The game is not over.

## The simulation

sim-title = { $seats ->
        [one] Simulation Results: { $title }, { $seats } seat
       *[other] Simulation Results: { $title }, { $seats } seats
    }
sim-none = Nothing has been simulated yet.
sim-games = Games: { $games }, seed { $seed }
sim-strategy = Strategy { $letter }: { $bot }
sim-rate = Win Rate { $letter }: { $share } ({ $low } to { $high })
sim-draws = Draws: { $count }
sim-length = Avg Game Length: { $turns } turns
sim-speed = { $speed } games a second
sim-parameters = Parameters
sim-run = Run Simulation
sim-label-games = Games
sim-label-strategy = Strategy { $letter }
sim-label-output = Output File
sim-done = { $games } games in { $seconds } s.
sim-stopped = Stopped after { $games } of { $all } games; they are kept.
sim-running = It is running; stop it first.
sim-runs = Running { $games } games…
sim-waits = This waits until the games are played; Ctrl-C stops them.
sim-idle = Nothing is running.
sim-set-how = Type: set NAME VALUE
sim-set = { $name } is { $value }.
sim-no-results = There is nothing to export yet.
sim-export-how = Type: export FILE
sim-exported = Results exported: { $file }
sim-word-run = simulate
sim-word-stop = stop; what was played is kept
sim-word-set = games, a, b, seats, seed, output, game, an option
sim-word-export = write the results (.txt .json .csv .html)
sim-word-tuimode = back to the table
sim-word-help = this list
sim-word-quit = leave

## Line by line

stops-here = The game stops here.
saved-as = It is saved: { $command }
type-number = Type a number from 1 to { $most }, or h for help.
you-are = You are { $name }, against { $others } (seed { $seed }).
type-choice = Type the number of your choice; h for help, q to quit.
goodbye = Goodbye.
no-such-line = There is no such choice or command; h lists them.
line-number = take a choice
line-back = take back what you have picked so far
line-back-room = take back what you have picked, or your last move
line-view = see the table again
line-log = read the game so far
line-cards = what the cards do
line-rules = the rules
line-hint = a hint: what a bot would do
line-say = talk to the others
line-help = this help
line-quit = quit
line-quit-room = quit; your seat stays yours

## Rules and games on the command line

options = Options
presets = Presets
by-default = { $title } ({ $value } by default)
default = { $text } (default)
switch = on or off
range = { $low } to { $high }
all-defaults = all defaults
games-game = Game
games-title = Title
games-players = Players
games-presets = Presets
games-options = Options
