# Les mots communs à tous les jeux. `.de` est le nom après « de », élidé devant une voyelle.

card-unknown = une carte
cards-unknown = { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
no-card = aucune carte
card-number = la carte { $number }
seat = { $name }
    .de = { $start ->
        [a] d’{ $name }
        [e] d’{ $name }
        [i] d’{ $name }
        [o] d’{ $name }
        [u] d’{ $name }
        [y] d’{ $name }
        [h] d’{ $name }
       *[other] de { $name }
    }
nobody = personne
    .de = de personne
yes = oui
no = non

event-chose = Vous avez choisi.
event-pick_taken_back = Vous reprenez votre choix.
event-resigned = { $seat } quitte la partie.
event-ended = { $winners_count ->
        [0] Personne ne remporte la partie.
        [one] { $winners } remporte la partie.
       *[other] { $winners } remportent la partie.
    }
answered = { $seat } répond : « { $answer } ».
begun = La partie commence.
undone = Le dernier coup est repris.

ask-action = Que faites-vous ?
ask-field = Choisissez.
ask-only = Vous avez un seul choix :
done = C’est tout

# Moments mémorables

highlight-comeback = { $number ->
        [one] { $seat } a un point de retard et gagne malgré tout.
       *[other] { $seat } a { $number } points de retard et gagne malgré tout.
    }
    .title = La plus belle remontée
highlight-full_hand = { $seat } tient { $number } cartes à la fois.
    .title = La main la plus pleine
highlight-long_turn = En un seul tour { FORM($seat, "de") }, il se passe { $number } choses.
    .title = Le tour le plus mouvementé
