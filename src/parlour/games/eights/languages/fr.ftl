title = Le Huit
summary = Suivez la couleur ou le nombre, cumulez les pénalités et soyez le premier sans cartes.

face-wild = Joker 8
    .rule = Va sur tout. Annoncez une couleur.
face-plus4 = Joker +4
    .rule = Va sur tout. Annoncez une couleur ; le suivant pioche 4 cartes.
face-plus20 = Joker +20
    .rule = Va sur tout. Annoncez une couleur ; le suivant pioche 20 cartes.
face-wildpickswap = Joker échange
    .rule = Va sur tout. Annoncez une couleur et échangez votre main avec le joueur de votre choix.
-number = Va sur sa couleur ou son nombre.
-plus2 = Le suivant pioche 2 cartes, ou y répond.
-skip = Passe le tour des joueurs suivants.
-reverse = Inverse le sens du jeu.
-plus20 = Le suivant pioche 20 cartes, ou y répond.
-swap = Échangez votre main avec le joueur suivant.
-pickswap = Échangez votre main avec le joueur de votre choix.
-nope = Jouée sur un plus, personne ne pioche.
-rotate = Toutes les mains passent au joueur suivant.
-steal = Prenez une carte au hasard au joueur suivant.

face-red_0 = 0 rouge
    .rule = { -number }
face-red_1 = 1 rouge
    .rule = { -number }
face-red_2 = 2 rouge
    .rule = { -number }
face-red_3 = 3 rouge
    .rule = { -number }
face-red_4 = 4 rouge
    .rule = { -number }
face-red_5 = 5 rouge
    .rule = { -number }
face-red_6 = 6 rouge
    .rule = { -number }
face-red_7 = 7 rouge
    .rule = { -number }
face-red_9 = 9 rouge
    .rule = { -number }
face-red_plus2 = +2 rouge
    .rule = { -plus2 }
face-red_skip = Passe-tour rouge
    .rule = { -skip }
face-red_reverse = Changement de sens rouge
    .rule = { -reverse }
face-red_plus20 = +20 rouge
    .rule = { -plus20 }
face-red_swap = Échange rouge
    .rule = { -swap }
face-red_pickswap = Échange au choix rouge
    .rule = { -pickswap }
face-red_nope = Non rouge
    .rule = { -nope }
face-red_rotate = Rotation rouge
    .rule = { -rotate }
face-red_steal = Vol rouge
    .rule = { -steal }
face-blue_0 = 0 bleu
    .rule = { -number }
face-blue_1 = 1 bleu
    .rule = { -number }
face-blue_2 = 2 bleu
    .rule = { -number }
face-blue_3 = 3 bleu
    .rule = { -number }
face-blue_4 = 4 bleu
    .rule = { -number }
face-blue_5 = 5 bleu
    .rule = { -number }
face-blue_6 = 6 bleu
    .rule = { -number }
face-blue_7 = 7 bleu
    .rule = { -number }
face-blue_9 = 9 bleu
    .rule = { -number }
face-blue_plus2 = +2 bleu
    .rule = { -plus2 }
face-blue_skip = Passe-tour bleu
    .rule = { -skip }
face-blue_reverse = Changement de sens bleu
    .rule = { -reverse }
face-blue_plus20 = +20 bleu
    .rule = { -plus20 }
face-blue_swap = Échange bleu
    .rule = { -swap }
face-blue_pickswap = Échange au choix bleu
    .rule = { -pickswap }
face-blue_nope = Non bleu
    .rule = { -nope }
face-blue_rotate = Rotation bleue
    .rule = { -rotate }
face-blue_steal = Vol bleu
    .rule = { -steal }
face-green_0 = 0 vert
    .rule = { -number }
face-green_1 = 1 vert
    .rule = { -number }
face-green_2 = 2 vert
    .rule = { -number }
face-green_3 = 3 vert
    .rule = { -number }
face-green_4 = 4 vert
    .rule = { -number }
face-green_5 = 5 vert
    .rule = { -number }
face-green_6 = 6 vert
    .rule = { -number }
face-green_7 = 7 vert
    .rule = { -number }
face-green_9 = 9 vert
    .rule = { -number }
face-green_plus2 = +2 vert
    .rule = { -plus2 }
face-green_skip = Passe-tour vert
    .rule = { -skip }
face-green_reverse = Changement de sens vert
    .rule = { -reverse }
face-green_plus20 = +20 vert
    .rule = { -plus20 }
face-green_swap = Échange vert
    .rule = { -swap }
face-green_pickswap = Échange au choix vert
    .rule = { -pickswap }
face-green_nope = Non vert
    .rule = { -nope }
face-green_rotate = Rotation verte
    .rule = { -rotate }
face-green_steal = Vol vert
    .rule = { -steal }
face-yellow_0 = 0 jaune
    .rule = { -number }
face-yellow_1 = 1 jaune
    .rule = { -number }
face-yellow_2 = 2 jaune
    .rule = { -number }
face-yellow_3 = 3 jaune
    .rule = { -number }
face-yellow_4 = 4 jaune
    .rule = { -number }
face-yellow_5 = 5 jaune
    .rule = { -number }
face-yellow_6 = 6 jaune
    .rule = { -number }
face-yellow_7 = 7 jaune
    .rule = { -number }
face-yellow_9 = 9 jaune
    .rule = { -number }
face-yellow_plus2 = +2 jaune
    .rule = { -plus2 }
face-yellow_skip = Passe-tour jaune
    .rule = { -skip }
face-yellow_reverse = Changement de sens jaune
    .rule = { -reverse }
face-yellow_plus20 = +20 jaune
    .rule = { -plus20 }
face-yellow_swap = Échange jaune
    .rule = { -swap }
face-yellow_pickswap = Échange au choix jaune
    .rule = { -pickswap }
face-yellow_nope = Non jaune
    .rule = { -nope }
face-yellow_rotate = Rotation jaune
    .rule = { -rotate }
face-yellow_steal = Vol jaune
    .rule = { -steal }
zone-deck = Pioche
zone-pile = Talon
zone-hand = Main
zone-drawn = Vient d’être piochée
field-colour = Couleur en jeu
field-direction = Sens du jeu
field-pending = Cartes à piocher
field-reverses = Changements de sens de suite
name-colour-none = aucune
name-colour-red = rouge
name-colour-blue = bleu
name-colour-green = vert
name-colour-yellow = jaune
name-direction-clockwise = dans le sens horaire
name-direction-counterclockwise = dans le sens antihoraire

event-cards_dealt = { $seat } reçoit { $cards }.
event-pile_opened = Le talon commence avec { $face } ; la couleur est { $colour }.
event-turn_started = C’est au tour { FORM($seat, "de") }.
event-card_played = { $seat } joue { $face }.
event-colour_called = { $seat } annonce { $colour }.
event-draws_raised = { $number ->
        [one] Il y a { $number } carte à piocher.
       *[other] Il y a { $number } cartes à piocher.
    }
event-draws_cancelled = { $seat } dit non : personne ne pioche.
event-nothing_cancelled = Il n’y a rien à piocher ; le non est sans effet.
event-direction_reversed = On joue maintenant { $direction }.
event-players_skipped = { $number ->
        [one] { $number } joueur passe son tour.
       *[other] { $number } joueurs passent leur tour.
    }
event-hands_swapped = { $seat } et { $target } échangent leurs mains.
event-hands_rotated = Toutes les mains passent au joueur suivant.
event-card_stolen = { $seat } vole { $card } à { $target }.
event-card_drawn = { $seat } pioche { $card }.
event-cards_drawn = { $seat } doit piocher { $cards }.
event-card_offered = { $seat } pioche { $card } et peut la jouer.
event-card_kept = { $seat } garde { $card }.
event-hand_returned = Les cartes { FORM($seat, "de") } sont retirées.
event-hand_emptied = { $seat } n’a plus de cartes.
event-left_alone = { $seat } n’a plus d’adversaire.
event-turns_ran_out = { $number ->
        [one] Après { $number } tour, qui a le moins de cartes gagne.
       *[other] Après { $number } tours, qui a le moins de cartes gagne.
    }

form-draw = Piocher
form-keep = Garder la carte piochée
form-play = Jouer{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }{ $target ->
        [none] {""}
       *[other] {""} et échanger sa main avec { $target }
    }
form-play_wild = Jouer { $card ->
        [none] un joker
       *[other] { $card }
    }{ $colour ->
        [none] {""}
       *[other] {""}, annoncer { $colour }
    }{ $target ->
        [none] {""}
       *[other] {""}, échanger sa main avec { $target }
    }
prompt-card = Quelle carte jouez-vous ?
prompt-colour = Quelle couleur annoncez-vous ?
prompt-target = Avec qui échangez-vous votre main ?

option-players = Joueurs
option-players-3-6 = de trois à six
option-players-2-10 = de deux à dix
option-weights = Cartes
option-weights-basic = seulement les nombres et les jokers 8
option-weights-spec = avec les plus, passe-tour et changements de sens
option-weights-chaos = toutes les cartes
option-stacking = Répondre à un plus par un plus
option-stacking-off = impossible
option-stacking-any = n’importe quel plus
option-stacking-at_least = seulement un plus qui n’est pas plus petit
option-reverse_limit = Changements de sens permis de suite, 0 pour autant qu’on veut
option-skipped = Joueurs dont un passe-tour saute le tour
option-hand_size = Cartes de la première main
option-play_drawn = Une carte piochée peut être jouée aussitôt
option-must_play = Piocher seulement si rien n’est jouable
option-swap_anyone = L’échange aussi se fait avec le joueur de son choix
option-turn_limit = Tours après lesquels le moins de cartes gagne, 0 pour aucune limite

turn = **Un tour.** Jouez une carte sur le talon, ou piochez-en une.{ $must_play ->
        [yes] {""} Vous ne pouvez piocher que si aucune de vos cartes ne convient.
       *[no] {""}
    } { $play_drawn ->
        [yes] { $must_play ->
            [yes] Si la carte piochée convient, vous devez la jouer aussitôt ; puis votre tour est fini.
           *[no] Si la carte piochée convient, vous pouvez la jouer aussitôt ; puis votre tour est fini.
        }
       *[no] Dans les deux cas votre tour est fini.
    }

    {"**"}Ce qui convient.** Une carte de la couleur en jeu, ou du nombre ou du signe de la carte du talon. Les jokers conviennent toujours ; qui en joue un annonce la couleur en jeu à partir de là.

rules-basic = - Nombres 0 à 7 et 9 ({ $share_number } %) : aucun effet.
    - Joker 8 ({ $share_wild } %) : aucun autre effet.
rules-spec = - +2 ({ $share_plus2 } %) : deux cartes de plus à piocher.
    - Joker +4 ({ $share_plus4 } %) : quatre cartes de plus à piocher.
    - Joker +20 ({ $share_plus20 } %) : vingt cartes de plus à piocher.
    - Passe-tour ({ $share_skip } %) : { $skipped ->
        [1] le joueur suivant passe son tour.
       *[other] les deux joueurs suivants passent leur tour ; à moins de quatre, c’est encore à vous.
    }
    - Changement de sens ({ $share_reverse } %) : on joue dans l’autre sens ; à deux, le tour passe simplement.{ $reverse_limit ->
        [0] {""}
       *[other] {""} Après { $reverse_limit } de suite, il faut d’abord jouer une autre carte.
    }
rules-chaos = - +20 de couleur ({ $share_coloured_plus20 } %) : vingt cartes de plus à piocher, mais elle doit convenir.
    - Échange ({ $share_swap } %) : { $swap_anyone ->
        [yes] vous échangez votre main avec le joueur de votre choix.
       *[no] vous échangez votre main avec le joueur suivant.
    }
    - Échange au choix, aussi en joker ({ $share_pickswap } % et { $share_wildpickswap } %) : vous échangez votre main avec le joueur de votre choix.
    - Non ({ $share_nope } %) : jouée sur un plus, personne ne pioche ; sinon aucun effet.
    - Rotation ({ $share_rotate } %) : toutes les mains passent au joueur suivant dans le sens du jeu.
    - Vol ({ $share_steal } %) : vous prenez une carte au hasard au joueur suivant ; vous seuls la voyez.
rules-plus = **Les plus.** Le joueur suivant doit piocher{ $stacking ->
        [off] {""}
        [any] {""}, ou joue n’importe quel plus : les nombres s’ajoutent, et le joueur d’après affronte la somme
       *[at_least] {""}, ou joue un plus qui vaut au moins celui du talon : les nombres s’ajoutent, et le joueur d’après affronte la somme
    }.{ $weights ->
        [chaos] {""} Après un non, personne ne pioche.
       *[other] {""}
    }{ $must_answer ->
        [yes] {""} Qui peut répondre ainsi doit le faire.
       *[no] {""}
    } Qui pioche prend toutes les cartes d’un coup, et son tour est fini.{ $play_drawn ->
        [yes] {""} Aucune d’elles ne peut être jouée aussitôt.
       *[no] {""}
    }

rules = Soyez le premier sans cartes. Pour { $fewest } à { $most } joueurs.

    {"**"}Mise en place.** { $hand_size ->
        [one] Chacun reçoit { $hand_size } carte.
       *[other] Chacun reçoit { $hand_size } cartes.
    } Le talon commence par un nombre, ou par un joker 8 dont la couleur est tirée au sort. La première place commence, et on joue dans le sens horaire.

    { turn }

    {"**"}Les cartes.** La pioche est sans fin : chaque carte est tirée au sort, quoi qu’on ait pioché avant. Les quatre couleurs sont équiprobables, les nombres aussi. Chance et effet de chaque sorte de carte :

    { $weights ->
        [basic] { rules-basic }
        [spec] { rules-basic }
            { rules-spec }

            { rules-plus }
       *[chaos] { rules-basic }
            { rules-spec }
            { rules-chaos }

            { rules-plus }
    }

    {"**"}La fin.** Après chaque carte et son effet, un joueur à la main vide gagne ; s’il y en a plusieurs, le premier dans l’ordre des places à partir de celui qui a joué. { $weights ->
        [chaos] Un échange avec la dernière carte donne la main vide.{" "}
       *[other] {""}
    }{ $turn_limit ->
        [0] Le nombre de tours n’est pas limité.
       *[other] Après { $turn_limit } tours, qui a le moins de cartes gagne ; à égalité, on partage.
    }

    {"**"}Départ.** Les cartes d’un joueur qui part sont retirées, et ce qu’il devait piocher revient au suivant. Le dernier qui reste gagne.

skin-cards = { $count ->
        [0] carte
        [1] carte !
       *[other] cartes
    }
skin-direction = On joue { $direction }.
skin-pending = +{ $count } à piocher, ou répondez
skin-pile = Talon : { $card }
skin-misfit = { $pending ->
        [0] { $card } ne convient pas : sur le talon, { $top } ; couleur en jeu : { $colour }.
       *[other] { $card } ne convient pas : sur le talon, { $top } ; couleur en jeu : { $colour } ; il y a des cartes à piocher.
    }

# Moments mémorables

highlight-stack = { $seat } doit piocher { $number } cartes d’un coup.
    .title = La plus longue pile
highlight-refusal = { $number ->
        [one] { $seat } dit non à { $number } carte.
       *[other] { $seat } dit non à { $number } cartes.
    }
    .title = Le meilleur refus
highlight-trade = { $got ->
        [0] { $seat } donne { $gave } cartes à { $target } et n’en reçoit aucune.
        [one] { $seat } donne { $gave } cartes à { $target } et en reçoit une.
       *[other] { $seat } donne { $gave } cartes à { $target } et en reçoit { $got }.
    }
    .title = Le meilleur échange
