# Words that all games share.

card-unknown = a card
cards-unknown = { $count ->
        [one] a card
       *[other] { $count } cards
    }
no-card = no card
card-number = card { $number }
seat = { $name }
nobody = nobody
yes = yes
no = no

event-chose = You have chosen.
event-pick_taken_back = You take your choice back.
event-resigned = { $seat } leaves the game.
event-ended = The game goes to { $winners }.
answered = { $seat } answers “{ $answer }”.
begun = The game begins.
undone = The last move is taken back.

ask-action = What do you do?
ask-field = Choose.
ask-only = You have one choice:
done = That is all

# Moments to remember

highlight-comeback = { $number ->
        [one] { $seat } is one point behind, and wins after all.
       *[other] { $seat } is { $number } points behind, and wins after all.
    }
    .title = The greatest comeback
highlight-full_hand = { $seat } holds { $number } cards at once.
    .title = The fullest hand
highlight-long_turn = { $seat } makes { $number } things happen in a single turn.
    .title = The most eventful turn
