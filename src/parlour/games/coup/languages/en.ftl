# What the skin says.

skin-coins = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
skin-deed-income = A coin for me.
skin-deed-foreign_aid = Foreign aid: two coins for me.
skin-deed-tax = A tax: three coins for me.
skin-deed-exchange = I exchange cards with the court.
skin-deed-coup = A coup against { $target }!
skin-deed-assassinate = My dagger is for { $target }.
skin-deed-steal = Your coins, { $target }!
skin-says = “{ $words }”
skin-i-am = I am the { $card }. { $deed }
skin-i-block = I am the { $card }, and I block it.
skin-doubted = { $name } doubts it. { $target } shows the card or gives in.
skin-any-react = Does anybody doubt it, or block it?
skin-any-doubt = Does anybody doubt it?
skin-any-block = Does anybody block it?
skin-returns = { $name } returns two cards.
skin-lost-attacked = { $name } was struck and loses an influence.
skin-lost-wrong_challenge = { $name } doubted the truth and loses an influence.
skin-lost-bluff = { $name } was caught bluffing and loses an influence.
skin-here = Here: { $card }.
skin-truth = { $name } told the truth.
skin-bluff = A bluff! { $name } has no { $card } to show.
skin-loses = { $name } loses the { $card }.
skin-tally = { $card }: { $left } of { $all } not revealed
skin-doubts = doubts
skin-aid = { $name } wants foreign aid
skin-losing = An influence is lost
skin-exchanging = Cards are exchanged
skin-believe = { $name } claims { $card }. Believe it?
skin-believe-or-block = { $name } claims { $card }. Believe it, doubt it or block it?
skin-block-claim = { $name } claims { $card }: “{ $deed }” Do you block it?
skin-block-aid = { $name } asks for foreign aid. Do you block it?
skin-doubts-you = { $name } doubts your { $card }. Tap it to show it, or:
skin-which-lost = Which influence do you lose?
skin-which-back = Which card goes back to the court?
skin-need-not = You need not show the { $card }: choose a deed, and claim what you like.
skin-only-doubt = The { $card } is shown only to those who doubt you.
