# The texts of the pages. docs/languages.md tells how to write them.

## What the server refuses, by code; English has its own sentences

refusal-unreachable = The server does not answer. Is it running?
refusal-refused = The server refused ({ $status }).
refusal-closed = You are no longer connected to this room.
refusal-lost = The connection broke in between; please try again.
refusal-malformed = The server did not understand this.
refusal-illegal = This cannot be done now.
refusal-not_your_turn = It is not your turn.
refusal-stale = Too late: the game has moved on. Look again.
refusal-forbidden = You may not do this here.
refusal-unknown = This is not there, or no longer there.
refusal-limit = That was too much at once. Please try again later.
room-unknown = No such room
room-unknown-why = There is no room **{ $code }**. Check the letters on the big screen; a room that nobody uses is closed after a while.
room-refused = This room cannot be opened
try-again = Try again
line-lost = Reconnecting…
line-restarting = The server is restarting. Reconnecting…
one-moment = One moment…
looking-for = Looking for room { $code }…
left-table = You are no longer at the table
seat-lost = Your old seat is no longer yours.
host-changed = { $you ->
        [yes] { $old } is no longer the host. You are now.
       *[no] { $old } is no longer the host. { $name } is now.
    }

## Words of many pages

language = Language
sound = Sound
vibration = Vibration
motion = Motion
confirm = Ask before an action is final
theme = Light or dark
theme-auto = Same as the device
theme-light = Light
theme-dark = Dark
on = On
off = Off
yes = yes
no = no
close = Close
home = Home
game = Game
room = Room
players = Players
player = Player
bots = Bots
bot = bot
rules = Rules
rules-key = ? Rules
rules-of = Rules of { $title }
rules-short = { $title } in short
rules-cards = The cards
rules-all = All the rules
house-rules = House rules
one-less = { $label }: one less
one-more = { $label }: one more
preset-spec = Parlour’s own (standard)
preset-official = Official
watch = Watch
leave = Leave
join = Join
log = Log
log-title = What happened, newest first
log-none = Nothing has happened since you came.
latest = Latest
more = More ⋯
menu = Menu
tools = Tools
parlour-home = Parlour, home
somebody = Somebody
guest = Guest
a-player = a player
winner = winner
your-name = Your name
has-left = has left
away = not connected
away-short = away
away-bot = away, a bot plays
crowd = { $range ->
        [no] { $low } players
       *[yes] { $low } to { $high } players
    }
for-players = For { $crowd }.
qr-code = QR code to join room { $code }
seconds-left = { $count ->
        [one] { $count } second left
       *[other] { $count } seconds left
    }
replay-again = Watch the game again
replay-one = Watch a game again
replay-last = Watch the last game again
play-again = Play again

## Colours and shapes of players

colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
colour-orange = orange
colour-teal = teal
colour-pink = pink
colour-brown = brown
colour-grey = grey
shape-circle = circle
shape-square = square
shape-triangle = triangle
shape-diamond = diamond
shape-star = star
shape-hexagon = hexagon
shape-cross = cross
shape-heart = heart
shape-moon = moon
shape-drop = drop

## Bots

bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
bot-random = Random: any move will do
bot-greedy = Greedy: the best move at once
bot-flat = Tries every move out a few times
bot-ismcts = Thinks ahead, and guesses your cards
bot-plays = Plays “{ $name }”
bot-level-easy = easy bot
bot-level-medium = medium bot
bot-level-hard = hard bot
bot-level-random = random bot

## Home

home-motto = Card games with hidden hands.
home-join = Join with a code
home-code-wrong = A room code is a few letters. Look for it on the big screen, or ask the host.
home-rooms = Your rooms
home-room-as = { $title } as { $name }
phase-lobby = not begun
phase-playing = in play
phase-over = over
new-game = New game
home-solo = Play against bots
home-bots = { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }
home-tv = On this TV
home-tv-how = everybody plays on a phone
home-friends = With friends
home-friends-how = each on their own device
home-pass = Pass the device
home-pass-how = one screen goes round
home-settings = Bots and house rules
home-bot-level = How well they play
home-replay = From a file that was saved after a game.
home-replay-open = Open a replay

## Joining, and the lobby

join-room = { $count ->
        [0] Room **{ $code }**
       *[other] Room **{ $code }** with { $names }
    }
join-sign = Your sign (optional)
join-sign-is = Sign { $sign }
join-begun = The game has begun. You can watch it and join the next one.
join-over = This game is over. Wait for the host to open the next one.
join-full = All seats are taken. You can watch.
join-sit = Take a seat
lobby-program = program { $name }
lobby-ready = ready
lobby-not-ready = not ready
lobby-host = host
lobby-remove = Remove
lobby-remove-name = Remove { $name }
lobby-rename = Change name
lobby-bot-level = How well it plays
lobby-add-bot = Add a bot
lobby-full = All seats are taken.
lobby-settings = Game and house rules
lobby-clock = Clock
pace-off = No clock
pace-relaxed = Relaxed
pace-fast = Fast
lobby-hints = Players may ask a bot for a hint
lobby-stand-ins = A bot stands in for a player who is away
lobby-programs = Programs from other computers may take seats
lobby-missing = { $count ->
        [one] { $count } more player is needed: invite somebody, or add a bot.
       *[other] { $count } more players are needed: invite somebody, or add a bot.
    }
lobby-waiting = Not ready yet: { $names }.
lobby-start = Start the game
lobby-all-ready = Everybody is ready; the host can start.
lobby-say-ready = Say when you are ready.
lobby-i-am-ready = I am ready
lobby-unready = Not ready after all
lobby-invite = Invite others
lobby-join-at = Others join at **{ $address }** with the code **{ $code }**
lobby-join-here = Others join with the code **{ $code }**. Only this computer can reach the server.
lobby-evening = { $count ->
        [one] This evening, after one game
       *[other] This evening, after { $count } games
    }
lobby-wins = { $count ->
        [one] { $count } win
       *[other] { $count } wins
    }
lobby-house-rules = House rules: { $rules }.
lobby-screen = Show the big screen

## Talking

talk = Talk
talk-to-all = To everybody
talk-say = Say it
talk-feeling = Show how you feel
talk-none = Nobody has said anything yet.
emote-laugh = laugh
emote-think = think
emote-wow = wow
emote-sad = sad
emote-angry = angry
emote-clap = clap
emote-heart = heart
emote-hurry = hurry

## A player's menus

keys = Keys: 1–9 choose, Enter does it, Esc goes back, Space shows your cards, L the log, ? the rules.
big-screen = Big screen
leave-game = Leave the game
leave-question = Leave for good?
leave-playing = You give up your seat and cannot come back into this game. To come back later, just close the page instead.
leave-lobby = You give up your seat.
keep-name = Save
remove-question = Remove { $name }?
remove-why = { $name } loses the seat.

## At the table

your-turn = Your turn
your-answer = Your answer
waiting-for = Waiting for { $names }
answered = Your answer is in. Waiting for the others.
turn-of = { $name }’s turn
decide = { $count ->
        [one] { $names } decides
       *[other] { $names } decide
    }
many-decide = { $count } players decide
nobody-wins = Nobody wins
draw = It is a draw
draw-shared = Honours are even
wins = { $count ->
        [one] { $names } wins
       *[other] { $names } share the win
    }
seat-decides = { $name }, to decide
more-time = +15 s
to-choose-from = To choose from
no-cards = You hold no cards.
card-down = { $number }: a card face down
card-down-choose = { $number }: a card face down; tap to choose it
card-seen = Known to { $names }.
choose-card-or = Choose a card, or:
hold-to-look = Hold to look.
your-choices = What you can do
your-cards = Your cards and choices
back = Back
do-it = Do it: { $effect }
undo = Undo
undo-long = Undo: take my last move back
hint = Hint
hint-is = A bot would: { $action }
bot-would = a bot would
look = Look
look-long = Look: hold to see your cards
hide = Hide
hide-cards = Hide my cards
open-cards = Open my cards for good
not-now = Not now. { $why }
this-card = This card
card-barred = { $card } cannot be chosen now. Choose from: { $choices }.
face-down = face down
face-down-known = face down, you know it
cards-down = { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
the-deck = the deck
empty = empty
the-end = The end
host-next = { $name } can open the next game.
result = Result
result-title = The result
final-scores = Final scores
score = Score
cards-left = Cards left
guide = Your first turn
guide-text = { $open ->
        [yes] Your cards are below. What you can do now is highlighted or on a button, and nothing counts until you confirm it.
       *[no] Your cards are below, face down: hold one to look at it. What you can do now is highlighted or on a button, and nothing counts until you confirm it.
    }
guide-done = Got it

## The big screen

sound-motion = Sound and motion
tv-scan = Scan with a phone on the **same Wi-Fi as this screen**
tv-scan-anywhere = Scan with a phone
tv-unreachable = Phones cannot reach this address
tv-unreachable-how = The server only knows this machine’s own address. Start it with **{ $host }**, or tell it its address with **{ $address }**, and phones can join by QR code.
tv-windows = On this machine, other windows can join.
tv-join = Join at **{ $address }** with the code
tv-code = Room code { $code }
tv-first = The first one to join is the host.
tv-host = { $name } starts the game.
tv-next = Another game? { $name } can open it on their phone.
tv-answers = { $count ->
        [one] It is up to { $names } now.
       *[other] It is up to { $names } now.
    }

## One device for all

hot-title = Pass one device
hot-how = Everybody plays on this screen in turn. Between turns a curtain hides the cards.
hot-player = Player { $number }
hot-players = Players at this device
hot-bots = Bots of medium strength
hot-needs = { $title } needs at least { $count } players.
hot-begin = Begin
hot-curtain = Curtain
hot-pass-to = Pass the device to { $name }
hot-i-am = I am { $name }
hot-new = New players
hot-gone = That game is gone
hot-gone-why = The server no longer has the room of { $names }.
hot-anew = Start again
hot-more = Sound, motion, and leaving
hot-end = End this game

## Replays

replay-none = No game has been finished in this room.
replay-fetching = Fetching this moment…
replay-start = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-on = One step on
replay-end = To the end
replay-moment = Moment
replay-of = { $step } of { $last }
replay-all-eyes = What everybody could see
replay-open-hands = All hands open
replay-eyes-of = Through { $name }’s eyes
replay-eyes = Point of view
replay-which = Which game, and whose point of view
replay-speed = Speed
replay-speed-half = Half
replay-speed-tv = Normal
replay-speed-double = Double
replay-speed-fourfold = Quadruple
replay-share = Share
replay-link = Link to this moment
replay-copy = Copy link
replay-copied = Copied.
replay-copy-by-hand = Here it is: copy it from the field.
replay-save = Save as a file
replay-game = { $count ->
        [0] { $round }. { $title }, nobody won
       *[other] { $round }. { $title }, won by { $names }
    }
replay-room = Fetching the game of room { $code }…
replay-file = A file saved after a game

# Moments to remember

highlights = Moments to remember
highlight-see = Watch it again
## Sound, and the installed app

sound-waits = ♪ For sound, press any key or touch this screen
sound-waits-short = ♪ Sound: press a key
missing = There is nothing here
missing-why = Perhaps the address was mistyped. All tables can be reached from the home page.
offline = Parlour cannot be reached
offline-why = There is no connection to the table right now. Your seat is kept, and this page goes on by itself as soon as the server answers.
## People: profiles, ratings, open tables, finding a game

rating = Rating
others = Play with others
find-game = Find a game of { $title }
find-seats = Players
find-title = Looking for a game
find-waiting = { $count ->
        [one] { $title }: you are the first to wait.
       *[other] { $title }: { $count } people are waiting.
    }
find-how = We match you with people of about your strength; the longer you wait, the wider we look. Keep this page open.
find-stop = Stop looking
tables = Open tables
tables-none = There are no open tables right now.
tables-free = { $count ->
        [one] one seat free
       *[other] { $count } seats free
    }
lobby-open = Open table: anybody can join from the home page
lobby-is-open = This table is open: it is listed on the home page while it has free seats.
profile = Profile
profile-off = There are no profiles on this server.
profile-make = Create a profile
profile-why = A profile counts your games and gives you a rating. There is no password: this device keeps a secret key. Others see your name, sign and rating, nothing else.
profile-listed = Show me on the leaderboard
profile-arrive = Do you already have one?
profile-arrive-how = On your other device choose “Use on another device” and type the code here.
profile-code = Code
profile-open = Open it here
profile-kept = Saved.
profile-change = Change name, sign, leaderboard
profile-keep = Save
profile-record = Games and ratings
profile-games = Games
profile-wins = Wins
profile-rated = Games are rated when two or more people with a profile play and one of them wins.
profile-no-games = No game has been counted yet.
profile-recent = Recent games
profile-earlier =
    { $count ->
        [one] One earlier game
       *[other] { $count } earlier games
    }
profile-won = won
profile-lost = lost
profile-devices = { $count ->
        [one] On one device
       *[other] On { $count } devices
    }
profile-devices-how = If you lose all your devices, the profile is lost. Keep it on two.
profile-export = Use on another device
profile-export-how = Scan this with the other device, or type the code on its profile page. It works once, for ten minutes. Show it to nobody else.
profile-qr = QR code that opens your profile
profile-erase = Delete profile
profile-erase-what = Your rating, your games and the keys of all your devices are erased here. Finished games keep the name you had at the table.
profile-erase-question = Delete your profile for good?
leaderboard = Leaderboard
board-rank = Rank
board-none = Nobody is on this list yet.
board-who = { $count ->
        [one] The list shows people who chose to be on it and have played one rated game.
       *[other] The list shows people who chose to be on it and have played { $count } rated games.
    }

## A card on the table

read-rule = { $card }: read its rule
