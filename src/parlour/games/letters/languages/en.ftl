# What the skin says.

skin-tally = { $card }: { $left } of { $all } not seen
skin-tokens = { $count ->
        [one] { $count } token of { $goal }
       *[other] { $count } tokens of { $goal }
    }
skin-deck = { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
skin-round = Round { $round }
skin-asks = { $name } asks { $target }:
skin-question = “Do you have the { $card }?”
skin-shows = { $name } shows:
skin-no = “No.”
skin-wins-with = { $name } wins with the { $card }
skin-wins = { $name } wins
skin-countess = The Countess must be played before the { $card }.
