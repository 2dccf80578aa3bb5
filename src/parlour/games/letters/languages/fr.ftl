title = As-tu un deux ?
summary = Faites parvenir votre lettre à la princesse : seize cartes, une en main, une déduction par tour.

face-guard = Garde
    .le = la Garde
    .rule = Nommez une carte : le joueur qui l’a est éliminé.
face-priest = Prêtre
    .le = le Prêtre
    .rule = Regardez la carte d’un autre joueur.
face-baron = Baron
    .le = le Baron
    .rule = Comparez votre carte avec celle d’un autre : la plus faible est éliminée.
face-handmaid = Servante
    .le = la Servante
    .rule = Personne ne peut vous choisir jusqu’à votre prochain tour.
face-prince = Prince
    .le = le Prince
    .rule = Un joueur, peut-être vous, défausse sa carte et en pioche une autre.
face-king = Roi
    .le = le Roi
    .rule = Échangez votre carte avec un autre joueur.
face-countess = Comtesse
    .le = la Comtesse
    .rule = Doit être jouée si votre autre carte est le Roi ou un Prince.
face-princess = Princesse
    .le = la Princesse
    .rule = Qui la joue ou la défausse est éliminé.

zone-deck = Pioche
zone-aside = Mise de côté
zone-open = Hors de la manche
zone-hand = Main
zone-pile = Défausse
field-round = Manche
field-tokens = Pions
field-out = Hors de la manche
field-protected = Protégés

event-round_updated = La manche { $number } commence.
event-card_removed = Une carte est mise de côté, face cachée.
event-card_opened = { $card } est hors de la manche.
event-card_dealt = { $seat } pioche une carte.
event-turn_started = C’est au tour { FORM($seat, "de") }.
event-protection_cleared = { $seat } perd sa protection.
event-card_played = { $seat } joue { FORM($card, "le") }.
event-guessed = Selon { $seat }, { $target } a { FORM($face, "le") }.
event-guess_missed = { $seat } se trompe sur { $target }.
event-looked = { $seat } regarde la carte { FORM($target, "de") }.
event-compared = { $seat } et { $target } comparent leurs cartes.
event-comparison_tied = Leurs cartes sont égales : personne n’est éliminé.
event-protected_until_turn = { $seat } se protège jusqu’à son prochain tour.
event-nothing_done = Personne ne peut être choisi ; la carte n’a pas d’effet.
event-card_discarded = { $seat } défausse { FORM($card, "le") }.
event-removed_card_taken = { $seat } prend la carte mise de côté.
event-hands_traded = { $seat } et { $target } échangent leurs cartes.
event-eliminated = { $seat } quitte la manche.
event-hand_shown = { $seat } montre { FORM($card, "le") }.
event-token_gained = { $seat } gagne un pion.
event-round_tied = Égalité entre { $seats } ; personne ne gagne de pion.

form-play = { $card ->
        [none] Jouer une carte
       *[other] Jouer { FORM($card, "le") }
    }{ $target ->
        [none] {""}
       *[other] {""} sur { $target }
    }{ $guess ->
        [none] {""}
       *[other] {""} en nommant { FORM($guess, "le") }
    }
prompt-card = Quelle carte jouez-vous ?
prompt-target = Qui choisissez-vous ?
prompt-guess = Quelle carte nommez-vous ?

option-open_cards = Cartes retirées face visible à deux joueurs
option-tie = Égalité pour la plus haute carte
option-tie-all = chacun gagne un pion
option-tie-none = personne ne gagne de pion
option-tie-sum = la plus grande somme de défausses l’emporte
option-tokens = Pions nécessaires pour gagner
option-tokens-classic = 7, 5 ou 4 à deux, trois ou quatre joueurs
option-tokens-2019 = 6, 5 ou 4 à deux, trois ou quatre joueurs

turn = **Un tour.** Vous avez une carte en main. Piochez-en une deuxième, jouez l’une des deux face visible et appliquez son effet.

rules-cards = **Les cartes**, avec leur valeur et leur nombre :

    - 1 Garde (5) : nommez une carte autre que la Garde. Si le joueur désigné l’a, il est éliminé.
    - 2 Prêtre (2) : regardez la carte d’un autre joueur.
    - 3 Baron (2) : vous et un autre joueur comparez vos cartes en secret. La plus faible est éliminée ; si elles sont égales, il ne se passe rien.
    - 4 Servante (2) : personne ne peut vous choisir jusqu’au début de votre prochain tour.
    - 5 Prince (2) : un joueur, peut-être vous, défausse sa carte sans effet et en pioche une autre. Si la pioche est vide, il prend la carte mise de côté. Qui défausse ainsi la Princesse est éliminé et ne pioche pas.
    - 6 Roi (1) : échangez votre carte avec celle d’un autre joueur.
    - 7 Comtesse (1) : n’a aucun effet, mais doit être jouée si votre autre carte est le Roi ou un Prince.
    - 8 Princesse (1) : qui la joue ou la défausse est éliminé.

    Si quelqu’un peut être choisi, vous devez choisir. Si tous les autres sont protégés, une carte qui demande une cible n’a pas d’effet ; un Prince vous touche alors vous-même.

rules = Chacun veut que la princesse lise *sa* lettre. Elle reçoit celle du dernier joueur encore au palais à la fin de la manche, ou de celui qui a alors la plus haute carte. Pour 2 à 4 joueurs.

    {"**"}Une manche.** Mélangez les seize cartes, mettez-en une de côté face cachée et donnez-en une à chacun.{ $open_cards ->
        [0] {""}
        [one] {""} À deux joueurs, { $open_cards } carte de plus est retirée face visible : elle est hors de la manche.
       *[other] {""} À deux joueurs, { $open_cards } cartes de plus sont retirées face visible : elles sont hors de la manche.
    } Un joueur tiré au sort commence la première manche ; chacune des suivantes est commencée par le gagnant de la précédente ou, après une égalité, par l’un des joueurs à égalité, tiré au sort. On joue à tour de rôle.

    { turn }

    { rules-cards }

    {"**"}Élimination.** Qui est éliminé montre sa carte et rejoue à la manche suivante.

    {"**"}La manche se termine** quand il ne reste qu’un joueur, ou après le tour où la dernière carte a été piochée : tous montrent alors leur carte et la plus haute l’emporte. Le gagnant reçoit un pion. { $tie ->
        [none] En cas d’égalité, personne ne gagne de pion.
        [sum] En cas d’égalité, la plus grande somme de ses propres défausses l’emporte ; si elle est égale aussi, chacun gagne un pion.
       *[all] En cas d’égalité, chacun gagne un pion.
    }

    {"**"}La partie.** { $same ->
        [yes] { $two ->
            [one] Le premier à avoir { $two } pion gagne.
           *[other] Le premier à avoir { $two } pions gagne.
        }
       *[no] Il faut { $two } pions à deux joueurs, { $three } à trois, { $four } à quatre.
    } Plusieurs joueurs peuvent y arriver dans la même manche ; ils gagnent alors ensemble.

    {"**"}Départ.** Qui quitte la partie montre sa carte et ne joue plus, quels que soient ses pions. Le nombre de pions nécessaires reste le même. Le dernier qui reste gagne.

skin-tally = { $card } : { $left } sur { $all } pas encore vues
skin-tokens = { $count ->
        [one] { $count } pion sur { $goal }
       *[other] { $count } pions sur { $goal }
    }
skin-deck = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
skin-round = Manche { $round }
skin-asks = { $name } demande à { $target } :
skin-question = « As-tu { FORM($card, "le") } ? »
skin-shows = { $name } montre :
skin-no = « Non. »
skin-wins-with = { $name } gagne avec { FORM($card, "le") }
skin-wins = { $name } gagne
skin-countess = La Comtesse doit être jouée avant : { $card }.

# Moments mémorables

highlight-guess = { $left ->
        [0] { $seat } devine { FORM($face, "le") } { FORM($target, "de") }, la pioche vide.
        [one] { $seat } devine { FORM($face, "le") } { FORM($target, "de") }, avec encore une carte dans la pioche.
       *[other] { $seat } devine { FORM($face, "le") } { FORM($target, "de") }, avec encore { $left } cartes dans la pioche.
    }
    .title = La meilleure intuition
highlight-fall = { $seat } oblige { $target } à défausser { FORM($face, "le") }.
    .title = La chute la plus dure
highlight-duel = { $seat } bat { $target } : { $face } contre { $lost }.
    .title = Le duel le plus rude
