title = Coup
summary = Prétendez être n’importe quel personnage de la cour, à tort ou à raison, et soyez le dernier à garder de l’influence.

face-duke = Duc
    .le = le Duc
    .rule = Taxe : prenez 3 pièces. Contre l’aide étrangère.
face-assassin = Assassin
    .le = l’Assassin
    .rule = Payez 3 pièces : un autre joueur perd une influence.
face-captain = Capitaine
    .le = le Capitaine
    .rule = Volez 2 pièces à un autre joueur. Contre le vol.
face-ambassador = Ambassadeur
    .le = l’Ambassadeur
    .rule = Échangez des cartes avec la cour. Contre le vol.
face-contessa = Comtesse
    .le = la Comtesse
    .rule = Contre l’assassinat.

zone-court = Cour
zone-hand = Influence
zone-lost = Influence perdue
field-coins = Pièces
field-out = Hors du jeu
field-deed = Action
field-target = Cible
field-blocker = Contreur
field-challenger = Contestataire
field-claim = Personnage prétendu
supply-coins = Trésor

name-deed-none = aucune
name-deed-income = revenu
name-deed-foreign_aid = aide étrangère
name-deed-tax = taxe
name-deed-exchange = échange
name-deed-coup = coup
name-deed-assassinate = assassinat
name-deed-steal = vol
name-declaration-0 = ne fait rien
name-declaration-1 = prend son revenu
name-declaration-2 = demande l’aide étrangère
name-declaration-3 = annonce le Duc et lève une taxe
name-declaration-4 = annonce l’Ambassadeur et veut échanger des cartes
name-declaration-5 = paie 7 pour un coup contre
name-declaration-6 = annonce l’Assassin et paie 3 pour frapper
name-declaration-7 = annonce le Capitaine et veut voler

event-card_dealt = { $seat } reçoit une carte.
event-turn_started = C’est au tour { FORM($seat, "de") }.
event-declared = { $seat } { $deed }{ $target ->
        [none] {""}
       *[other] {""} { $target }
    }.
event-challenged = { $seat } met en doute { FORM($face, "le") } { FORM($target, "de") }.
event-blocked = { $seat } annonce { FORM($face, "le") } et contre.
event-block_held = Le contre { FORM($seat, "de") } tient.
event-shown = { $seat } montre { FORM($face, "le") }.
event-replaced = { $seat } reçoit une nouvelle carte de la cour.
event-conceded = { $seat } ne montre pas { FORM($face, "le") }.
event-cost_returned = { $number ->
        [one] { $seat } récupère { $number } pièce.
       *[other] { $seat } récupère { $number } pièces.
    }
event-deed_failed = L’action { FORM($seat, "de") } échoue.
event-loss_owed = { $seat } doit perdre une influence.
event-influence_lost = { $seat } perd { FORM($card, "le") }.
event-hand_revealed = { $seat } révèle : { $cards }.
event-eliminated = { $seat } quitte la partie.
event-coins_taken = { $number ->
        [one] { $seat } prend { $number } pièce au trésor.
       *[other] { $seat } prend { $number } pièces au trésor.
    }
event-coins_stolen = { $number ->
        [one] { $seat } prend { $number } pièce à { $target }.
       *[other] { $seat } prend { $number } pièces à { $target }.
    }
event-cards_drawn = { $seat } pioche deux cartes à la cour.
event-card_returned = { $seat } rend une carte à la cour.
event-survived = { $seat } reste seul maître de la cour.

form-income = Revenu : prendre 1 pièce
form-foreign_aid = Aide étrangère : prendre 2 pièces, un Duc peut contrer
form-tax = Taxe : prendre 3 pièces, annonce le Duc
form-exchange = Échange : échanger des cartes avec la cour, annonce l’Ambassadeur
form-coup = Coup{ $target ->
        [none] {""}
       *[other] {""} contre { $target }
    } : payer 7 pour ôter une influence
form-assassinate = Assassiner{ $target ->
        [none] {""}
       *[other] {""} { $target }
    } : payer 3 pour ôter une influence, annonce l’Assassin
form-steal = Voler{ $target ->
        [none] {""}
       *[other] {""} { $target }
    } : prendre 2 pièces, annonce le Capitaine
form-pass = Laisser passer
form-challenge = Mettre en doute : qui a tort perd une influence
form-block = Contrer{ $face ->
        [none] {""}
       *[other] {""}, annonce { FORM($face, "le") }
    }
form-show = Montrer{ $face ->
        [none] {""}
       *[other] {""} { FORM($face, "le") }
    } : recevoir une nouvelle carte
form-concede = Céder et perdre une influence
form-lose = Perdre{ $face ->
        [none] {""} une influence
       *[other] {""} { FORM($face, "le") }
    }
form-return = Rendre{ $face ->
        [none] {""} une carte
       *[other] {""} { FORM($face, "le") }
    } à la cour
prompt-target = Contre qui ?
prompt-face = Quel personnage ?

option-two_player_coins = Pièces du premier joueur à deux
option-steal_from_poor = On peut voler un joueur sans pièces
option-first_seat = Place qui commence
option-reactions = Doutes et contres
option-reactions-sealed = chacun décide en secret, une question à la fois
option-reactions-first = une seule question ; la première réponse compte

turn = **Un tour** est une action. Vous ne pouvez pas passer, mais vous pouvez annoncer n’importe quel personnage, quelles que soient vos cartes.

    - Revenu : prenez 1 pièce. Rien ne l’arrête.
    - Aide étrangère : prenez 2 pièces. Quiconque annonce un Duc peut contrer.
    - Coup : payez 7 pièces, et un joueur de votre choix perd une influence. Rien ne l’arrête. Avec 10 pièces ou plus au début de votre tour, c’est obligatoire.
    - Taxe, annonce le Duc : prenez 3 pièces.
    - Assassinat, annonce l’Assassin : payez 3 pièces, et un joueur perd une influence, sauf s’il contre avec une Comtesse.
    - Vol, annonce le Capitaine : prenez 2 pièces à un joueur, ou 1 s’il n’en a pas plus, sauf s’il contre avec un Capitaine ou un Ambassadeur. { $steal_from_poor ->
        [yes] Un joueur sans pièces peut aussi être choisi.
       *[no] Un joueur sans pièces ne peut pas être choisi.
    }
    - Échange, annonce l’Ambassadeur : piochez 2 cartes à la cour, puis rendez 2 de vos cartes. La cour est mélangée, et personne ne sait ce que vous avez changé.

rules-start = Vous avez deux cartes face cachée : votre influence à la cour. Perdez les deux et vous êtes éliminé ; le dernier à garder de l’influence gagne. Personne ne vérifie ce que vous annoncez, sauf si quelqu’un ose en douter. Pour 2 à 6 joueurs.

    {"**"}Mise en place.** Mélangez les quinze cartes et donnez-en deux à chacun ; le reste est la cour. Chacun reçoit 2 des 50 pièces, le reste est le trésor.{ $two_player_coins ->
        [1] {""} À deux joueurs, celui qui commence n’a que 1 pièce.
       *[other] {""}
    } { $first_seat ->
        [0] Le premier joueur commence la première partie, le dernier gagnant les suivantes.
       *[other] Le joueur { $starter } commence la première partie, le dernier gagnant les suivantes.
    } On joue à tour de rôle.

    {"**"}Les personnages**, trois cartes de chaque :

    - Duc : lève la taxe ; contre l’aide étrangère.
    - Assassin : tue pour 3 pièces.
    - Capitaine : vole ; contre le vol.
    - Ambassadeur : échange des cartes avec la cour ; contre le vol.
    - Comtesse : contre l’assassinat.

rules-claims = **Doutes.** Toute annonce, pour une action ou un contre, peut être mise en doute par n’importe quel autre joueur. Le joueur visé montre la carte ou cède. S’il la montre, elle retourne à la cour, la cour est mélangée et il en pioche une autre ; celui qui doutait perd aussitôt une influence. S’il ne la montre pas, il en perd une lui-même : une action démasquée échoue et son prix est rendu, un contre démasqué échoue et l’action a lieu.

    {"**"}Contres.** Tous peuvent annoncer un Duc pour contrer l’aide étrangère. L’assassinat et le vol ne sont contrés que par leur cible ; qui nomme le Capitaine ou l’Ambassadeur doit prouver celui-là. Une action qui a survécu à un doute peut encore être contrée. Le prix d’une action contrée est perdu. Un doute à tort ou un contre démasqué peut coûter ses deux influences à la cible d’un assassin.

rules-answers = { $reactions ->
        [first] {"**"}Répondre.** Tous peuvent en même temps douter d’une action, la contrer s’ils en ont le droit, ou laisser passer. Le premier doute ou contre qui arrive compte aussitôt ; après un contre, seul celui-ci peut être mis en doute. Personne ne sait qui a laissé passer.
       *[sealed] {"**"}Répondre.** D’abord tous peuvent douter de l’action, puis ceux qui en ont le droit peuvent contrer, puis tous peuvent douter du contre. Chacun décide en secret et en même temps, et personne ne sait qui a laissé passer. Si plusieurs doutent ou contrent, le premier dans l’ordre des places après le joueur actif compte.
    }

rules = { rules-start }

    { turn }

    { rules-claims }

    { rules-answers }

    {"**"}Influence.** Vous choisissez la carte que vous perdez ; elle reste face visible devant vous. Qui a perdu les deux est éliminé et rend ses pièces ; un vol que plus rien ne peut arrêter est payé avant. Le trésor ne paie pas plus qu’il n’a.

    {"**"}Départ.** Qui quitte la partie révèle ses cartes et rend ses pièces. Son tour est fini, et une action contre lui tombe sans remboursement. Un doute déjà exprimé envers un autre est d’abord réglé.

    {"**"}Fin.** Le dernier joueur à garder de l’influence gagne. Cela seul compte ; les autres sont classés selon le temps qu’ils ont tenu.

skin-coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
skin-deed-income = Une pièce pour moi.
skin-deed-foreign_aid = Aide étrangère : deux pièces pour moi.
skin-deed-tax = Une taxe : trois pièces pour moi.
skin-deed-exchange = J’échange des cartes avec la cour.
skin-deed-coup = Un coup contre { $target } !
skin-deed-assassinate = Mon poignard est pour { $target }.
skin-deed-steal = Tes pièces, { $target } !
skin-says = « { $words } »
skin-i-am = Je suis { FORM($card, "le") }. { $deed }
skin-i-block = Je suis { FORM($card, "le") }, et je contre.
skin-doubted = { $name } en doute. { $target } montre la carte ou cède.
skin-any-react = Quelqu’un en doute-t-il, ou contre-t-il ?
skin-any-doubt = Quelqu’un en doute-t-il ?
skin-any-block = Quelqu’un contre-t-il ?
skin-returns = { $name } rend deux cartes.
skin-lost-attacked = { $name } subit l’attaque et perd une influence.
skin-lost-wrong_challenge = { $name } a douté à tort et perd une influence.
skin-lost-bluff = { $name } bluffait et perd une influence.
skin-here = Voici : { $card }.
skin-truth = { $name } disait vrai.
skin-bluff = Un bluff ! { $name } n’a pas { FORM($card, "le") }.
skin-loses = { $name } perd { FORM($card, "le") }.
skin-tally = { $card } : { $left } sur { $all } pas révélées
skin-doubts = doute
skin-aid = { $name } veut l’aide étrangère
skin-losing = Une influence est perdue
skin-exchanging = On échange des cartes
skin-believe = { $name } annonce { FORM($card, "le") }. Vous y croyez ?
skin-believe-or-block = { $name } annonce { FORM($card, "le") }. Croire, douter ou contrer ?
skin-block-claim = { $name } annonce { FORM($card, "le") } : « { $deed } » Contrez-vous ?
skin-block-aid = { $name } demande l’aide étrangère. Contrez-vous ?
skin-doubts-you = { $name } ne croit pas à votre carte : { $card }. Touchez-la pour la montrer, ou :
skin-which-lost = Quelle influence perdez-vous ?
skin-which-back = Quelle carte retourne à la cour ?
skin-need-not = Inutile de montrer { $card } : choisissez une action et annoncez ce que vous voulez.
skin-only-doubt = On ne montre une carte qu’à ceux qui doutent : { $card }.

# Moments mémorables

highlight-bluff = { $seat } annonce { FORM($face, "le") } sans l’avoir, et personne ne s’en aperçoit.
    .title = Le bluff le plus audacieux
highlight-exposure = { $seat } ne croit pas { FORM($face, "le") } { FORM($target, "de") }, à juste titre.
    .title = L’œil le plus vif
highlight-robbery = { $number ->
        [one] { $seat } prend { $number } pièce à { $target }.
       *[other] { $seat } prend { $number } pièces à { $target }.
    }
    .title = Le plus gros vol
highlight-false_alarm = { $seat } ne croit pas { FORM($face, "le") } { FORM($target, "de") }, mais la carte est bien là.
    .title = Le doute le plus coûteux
