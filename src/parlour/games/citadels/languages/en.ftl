# What the skin says.

skin-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
skin-out = out
skin-call = The call
skin-district = { $card }, cost { $cost }
skin-no-district = no district yet
skin-goal = { $count } districts finish a city
skin-goal-short = Goal
skin-draft = { $left ->
        [0] Round { $round }: the draft
        [1] Round { $round }: the draft, one character left
       *[other] Round { $round }: the draft, { $left } characters left
    }
skin-called = Round { $round }: the { $card } is called
skin-round = Round { $round }
skin-who = Who will you be this round?
skin-aside = Put one of these characters aside.
skin-keep = Keep one; the rest goes under the deck.
skin-exchange = Tap another card to exchange it, or:
skin-rescue = { $card } was destroyed. Pay 1 gold to take it into your hand?
skin-you-are = { $next ->
        [act] You are the { $card }. Gold or cards?
        [build] You are the { $card }. Tap a district to build it, or:
       *[end] You are the { $card }. What next?
    }
skin-act-first = First take gold or draw cards; then you can build { $card }.
skin-too-dear = { $card } costs { $cost } gold and you have { $gold }.
