# What the skin says.

skin-rolled = rolled { $number }
skin-die = a die with { $sides } sides
skin-base = base
skin-combo = combo
skin-attack = Attack
skin-defence = Defence
skin-no-defence = no defence
skin-decks = The decks are being made
skin-soon = The duel is about to begin
skin-empty = The stage is empty
skin-draft = { $left ->
        [0] Round { $round } of the draft
       *[other] Round { $round } of the draft, { $left } to choose
    }
skin-drop = { $count ->
        [one] { $count } card to drop
       *[other] { $count } cards to drop
    }
skin-defend = { $name } attacks. Defend?
skin-mulligan = { $count ->
        [one] You may exchange { $count } card before the duel.
       *[other] You may exchange up to { $count } cards before the duel.
    }
skin-too-many = Too many cards: discard { $count }.
skin-too-dear = { $card } costs { $cost } lunas, and you have { $lunas }.
