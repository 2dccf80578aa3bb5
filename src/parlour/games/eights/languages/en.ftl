# What the skin says.

skin-cards = { $count ->
        [one] card!
       *[other] cards
    }
skin-direction = Play goes { $direction }.
skin-pending = +{ $count } to draw, or answer it
skin-pile = On the pile: { $card }
skin-misfit = { $pending ->
        [0] { $card } does not fit: { $top } is on the pile, and { $colour } is the colour in play.
       *[other] { $card } does not fit: { $top } is on the pile, and { $colour } is the colour in play, with cards to draw.
    }
