title = Citadelles
summary = Choisissez en secret un personnage à chaque manche et bâtissez avec son aide la plus belle cité.

-noble = Un quartier noble.
-religious = Un quartier religieux.
-trade = Un quartier marchand.
-military = Un quartier militaire.
face-assassin = Assassin
    .le = l’Assassin
    .rule = Nommez un personnage : il perd son tour.
face-thief = Voleur
    .le = le Voleur
    .rule = Nommez un personnage : quand il est appelé, son or est à vous.
face-magician = Magicien
    .le = le Magicien
    .rule = Échangez votre main avec un joueur, ou défaussez des cartes et piochez-en autant.
face-king = Roi
    .le = le Roi
    .rule = Vous prenez la couronne. Revenu des quartiers jaunes.
face-bishop = Évêque
    .le = l’Évêque
    .rule = Le Condottiere ne peut rien contre votre cité. Revenu des quartiers bleus.
face-merchant = Marchand
    .le = le Marchand
    .rule = Vous recevez 1 pièce d’or. Revenu des quartiers verts.
face-architect = Architecte
    .le = l’Architecte
    .rule = Vous piochez 2 cartes et pouvez bâtir 3 quartiers.
face-warlord = Condottiere
    .le = le Condottiere
    .rule = Détruisez un quartier pour son prix moins 1. Revenu des quartiers rouges.
face-manor = Manoir
    .rule = { -noble }
face-castle = Château
    .rule = { -noble }
face-palace = Palais
    .rule = { -noble }
face-temple = Temple
    .rule = { -religious }
face-church = Église
    .rule = { -religious }
face-monastery = Monastère
    .rule = { -religious }
face-cathedral = Cathédrale
    .rule = { -religious }
face-tavern = Taverne
    .rule = { -trade }
face-trading_post = Échoppe
    .rule = { -trade }
face-market = Marché
    .rule = { -trade }
face-docks = Comptoir
    .rule = { -trade }
face-harbor = Port
    .rule = { -trade }
face-town_hall = Hôtel de ville
    .rule = { -trade }
face-watchtower = Tour de guet
    .rule = { -military }
face-prison = Prison
    .rule = { -military }
face-battlefield = Champ de bataille
    .rule = { -military }
face-fortress = Forteresse
    .rule = { -military }
face-haunted_city = Ville hantée
    .rule = Se bâtit deux fois ou, selon la règle maison, vaut à la fin une couleur qui vous manque.
face-keep = Donjon
    .rule = Ne peut pas être détruit.
face-laboratory = Laboratoire
    .rule = Une fois par tour : défaussez une carte pour 1 pièce d’or.
face-smithy = Forge
    .rule = Une fois par tour : payez 2 pièces d’or pour piocher 3 cartes.
face-observatory = Observatoire
    .rule = Piochez 3 cartes au lieu de 2 pour choisir.
face-graveyard = Cimetière
    .rule = Payez 1 pièce d’or pour prendre en main un quartier détruit.
face-school_of_magic = École de magie
    .rule = Compte comme toute couleur pour le revenu et, selon la règle maison, à la fin.
face-library = Bibliothèque
    .rule = Gardez toutes les cartes piochées.
face-university = Université
    .rule = Vaut 8 points.
face-dragon_gate = Porte du dragon
    .rule = Vaut 8 points.
face-great_wall = Grande muraille
    .rule = Le Condottiere paie 1 pièce d’or de plus pour vos autres quartiers.
face-imperial_treasury = Trésor impérial
    .rule = À la fin, 1 point par or que vous avez.
face-map_room = Salle des cartes
    .rule = À la fin, 1 point par carte en main.

zone-deck = Pioche
zone-cast = Personnages
zone-pack = Au choix
zone-face_up = Hors de la manche
zone-face_down = Mis de côté
zone-drawn = Piochées
zone-ruins = Ruines
zone-hand = Main
zone-city = Cité
zone-characters = Personnage caché
zone-revealed = Personnage
field-round = Manche
field-crown = Couronne
field-gold = Or
field-calling = Appelé
field-murdered = Assassiné
field-robbed = Volé
field-finisher = Premier à finir
name-colour-none = aucune
name-colour-noble = nobles
name-colour-religious = religieux
name-colour-trade = marchands
name-colour-military = militaires
name-colour-special = spéciaux
name-part-districts = ses quartiers
name-part-five_colours = les cinq couleurs
name-part-first_to_finish = la première cité achevée
name-part-finished_city = sa cité achevée
name-part-purple_districts = ses quartiers violets
name-answer-no = non
name-answer-yes = oui

event-seated = { $seat } reçoit la couronne.
event-round_started = La manche { $number } commence.
event-character_opened = { $card } est hors de la manche.
event-character_returned = { $card } retourne parmi les personnages.
event-character_covered = Un personnage est mis de côté, face cachée.
event-face_down_offered = Le dernier joueur peut aussi choisir le personnage mis de côté.
event-character_picked = { $seat } a choisi un personnage.
event-character_discarded = { $seat } met un personnage de côté.
event-draft_done = Le reste est mis de côté.
event-character_called = On appelle { FORM($face, "le") }.
event-absence_shown = Personne n’est { FORM($card, "le") }.
event-nobody_answered = Personne ne répond.
event-murder_revealed = { $seat }, { FORM($card, "le") }, meurt assassiné.
event-turn_started = { $seat } est { FORM($card, "le") }.
event-crown_passed = { $seat } reçoit la couronne.
event-round_ended = La manche { $number } est terminée.
event-gold_taken = { $number ->
        [one] { $seat } prend { $number } pièce d’or.
       *[other] { $seat } prend { $number } pièces d’or.
    }
event-gold_collected = { $number ->
        [one] { $seat } reçoit { $number } pièce d’or de ses quartiers { $colour }.
       *[other] { $seat } reçoit { $number } pièces d’or de ses quartiers { $colour }.
    }
event-gold_gained = { $number ->
        [one] { $seat } reçoit { $number } pièce d’or.
       *[other] { $seat } reçoit { $number } pièces d’or.
    }
event-gold_paid = { $number ->
        [one] { $seat } paie { $number } pièce d’or.
       *[other] { $seat } paie { $number } pièces d’or.
    }
event-gold_stolen = { $number ->
        [one] { $seat } prend { $number } pièce d’or à { $target }.
       *[other] { $seat } prend { $number } pièces d’or à { $target }.
    }
event-cards_dealt = { $seat } reçoit { $cards }.
event-cards_drawn = { $seat } pioche { $cards } pour choisir.
event-cards_kept = { $seat } pioche { $cards }.
event-card_kept = { $seat } garde { $card }.
event-drawn_returned = Le reste va sous la pioche.
event-card_discarded = { $seat } défausse { $card }.
event-district_built = { $number ->
        [one] { $seat } bâtit { $card } pour { $number } pièce d’or.
       *[other] { $seat } bâtit { $card } pour { $number } pièces d’or.
    }
event-city_finished = { $seat } achève sa cité : c’est la dernière manche.
event-district_used = { $seat } utilise { $face }.
event-murder_declared = { $seat } assassine { FORM($face, "le") }, qui perd son tour.
event-theft_declared = { $seat } volera { FORM($face, "le") } quand on l’appellera.
event-hands_swapped = { $seat } et { $target } échangent leurs mains.
event-district_destroyed = { $seat } détruit { $card } dans la cité { FORM($target, "de") }.
event-rescue_offered = { $seat } peut sauver { $card } avec le Cimetière.
event-district_rescued = { $seat } reprend { $card } en main.
event-rescue_declined = { $seat } laisse { $card } en ruines.
event-ruin_buried = { $card } va sous la pioche.
event-retired = Or, cartes et cité { FORM($seat, "de") } retournent à la réserve.
event-districts_ran_out = Il reste trop peu de quartiers pour achever une cité.
event-points_counted = { $number ->
        [one] { $seat } marque { $number } point pour { $part }.
       *[other] { $seat } marque { $number } points pour { $part }.
    }

form-draft_pick = Choisir un personnage{ $character ->
        [none] {""}
       *[other] {""} : { $character }
    }
form-draft_discard = Mettre un personnage de côté{ $character ->
        [none] {""}
       *[other] {""} : { $character }
    }
form-take_gold = Prendre 2 pièces d’or
form-draw_cards = Piocher des cartes
form-collect_gold = Percevoir le revenu de vos quartiers
form-keep_card = Garder{ $district ->
        [none] {""}
       *[other] {""} { $district }
    }
form-build = Bâtir{ $district ->
        [none] {""}
       *[other] {""} { $district }
    }
form-graveyard_respond = Payer 1 pièce d’or pour le quartier détruit{ $answer ->
        [none] {""}
       *[other] {""} : { $answer }
    }
form-lab_discard = Laboratoire : défausser{ $district ->
        [none] {""}
       *[other] {""} { $district }
    } pour 1 pièce d’or
form-smithy_draw = Forge : payer 2 pièces d’or, piocher 3 cartes
form-murder = Assassiner{ $character ->
        [none] {""}
       *[other] {""} { FORM($character, "le") }
    }
form-rob = Voler{ $character ->
        [none] {""}
       *[other] {""} { FORM($character, "le") }
    }
form-swap_hands = Échanger les mains{ $target ->
        [none] {""}
       *[other] {""} avec { $target }
    }
form-discard = Échanger{ $district ->
        [none] {""}
       *[other] {""} { $district }
    } contre une nouvelle carte
form-discard_done = Piocher les nouvelles cartes
form-destroy = Détruire{ $district ->
        [none] {""}
       *[other] {""} { $district }
    }{ $target ->
        [none] {""}
       *[other] {""} chez { $target }
    }
form-end_turn = Finir votre tour
prompt-character = Quel personnage ?
prompt-district = Quel quartier ?
prompt-answer = Le prenez-vous ?
prompt-target = Quel joueur ?

option-deck = Cartes
option-deck-spec = 62 cartes
option-deck-official = 66 cartes, avec la Grande muraille
option-extra_purples = Ajouter le Trésor impérial et la Salle des cartes
option-random_order = Placer les joueurs au hasard
option-city_size = Quartiers qui achèvent une cité
option-city_size-by_players = 8 à deux ou trois joueurs, sinon 7
option-starting_gold = Or au départ
option-starting_cards = Cartes au départ
option-build_limit = Quartiers à bâtir par tour (l’Architecte : deux de plus)
option-king_face_up = Le Roi peut être écarté face visible
option-seventh_takes_face_down = Le septième joueur peut prendre le personnage mis de côté
option-two_player_draft = Choix à deux joueurs
option-two_player_draft-alternating = choisir tour à tour
option-two_player_draft-discarding = choisir tour à tour et en écarter deux
option-murdered_king_crowned = Un Roi assassiné reçoit la couronne après la manche
option-murder_revealed = La victime d’un meurtre se révèle
option-murder_revealed-at_call = à l’appel
option-murder_revealed-at_round_end = à la fin de la manche
option-income = Revenu des quartiers
option-income-at_call = à l’appel du personnage
option-income-any_time = à tout moment du tour
option-haunted_city = Ville hantée
option-haunted_city-repeatable = peut être bâtie deux fois
option-haunted_city-any_colour = une couleur manquante, sauf bâtie à la dernière manche
option-school_of_magic = École de magie
option-school_of_magic-income_and_colours = toute couleur pour le revenu et à la fin
option-school_of_magic-income = toute couleur pour le revenu seulement
option-graveyard = Le Cimetière reprend
option-graveyard-own = les quartiers de son propriétaire
option-graveyard-any = tout quartier détruit
option-warlord_own_city = Le Condottiere peut détruire ses propres quartiers
option-destroyed = Un quartier détruit
option-destroyed-out_of_game = sort du jeu
option-destroyed-deck_bottom = va sous la pioche
option-tie = En cas d’égalité gagne
option-tie-gold = le plus d’or, sinon on partage
option-tie-rank = le plus haut personnage de la dernière manche
part-districts = Quartiers
part-five_colours = Couleurs
part-first_to_finish = Premier
part-finished_city = Cité
part-purple_districts = Violets

turn = **Un tour.**

    1. Vous devez soit prendre 2 pièces d’or, soit piocher 2 quartiers et en garder un ; l’autre va sous la pioche. Si la pioche est vide, vous recevez ce qui reste.
    2. Ensuite, vous pouvez bâtir au plus { $build_limit ->
        [one] { $build_limit } quartier
       *[other] { $build_limit } quartiers
    } de votre main en payant le prix. Aucun quartier ne figure deux fois dans une même cité.
    3. Une fois, à tout moment de votre tour, vous pouvez utiliser le pouvoir de votre personnage, ainsi que chacun de vos quartiers qui agit une fois par tour.
    4. { $income ->
        [any_time] Une fois par tour, vous pouvez percevoir le revenu de la couleur de votre personnage : 1 pièce d’or pour chaque quartier de cette couleur dans votre cité, même tout juste bâti.
       *[at_call] À l’appel, vous recevez 1 pièce d’or pour chaque quartier de votre cité qui a la couleur de votre personnage.
    }

rules-box = **La boîte** contient 8 personnages, une carte chacun, et { $cards } quartiers. Chaque quartier est suivi de son prix et, s’il y en a plusieurs, du nombre de ses cartes.

    - Jaune, noble (12) : Manoir 3 (5×), Château 4 (4×), Palais 5 (3×).
    - Bleu, religieux (11) : Temple 1 (3×), Église 2 (3×), Monastère 3 (3×), Cathédrale 5 (2×).
    - Vert, marchand { $deck ->
        [official] (20) : Taverne 1 (5×), Échoppe 2 (3×), Marché 2 (4×), Comptoir 3 (3×), Port 4 (3×), Hôtel de ville 5 (2×).
       *[spec] (17) : Taverne 1 (5×), Échoppe 2 (3×), Marché 2 (3×), Comptoir 3 (3×), Port 4 (2×), Hôtel de ville 5.
    }
    - Rouge, militaire (11) : Tour de guet 1 (3×), Prison 2 (3×), Champ de bataille 3 (3×), Forteresse 5 (2×).
    - Violet ({ $purples }) : { $deck ->
        [official] Ville hantée 2, Donjon 3 (2×), Laboratoire 5, Forge 5, Observatoire 5, Cimetière 5, École de magie 6, Bibliothèque 6, Université 6, Porte du dragon 6, Grande muraille 6
       *[spec] Ville hantée 2, Donjon 3, Laboratoire 5 (2×), Forge 5, Observatoire 5, Cimetière 5, École de magie 6, Bibliothèque 6, Université 6, Porte du dragon 6
    }{ $extra_purples ->
        [yes] {""}, Trésor impérial 5, Salle des cartes 5.
       *[no] .
    }

    {"**"}Mise en place.** { $random_order ->
        [yes] Les places sont tirées au sort. Chacun reçoit
       *[no] Chacun reçoit
    } { $starting_gold ->
        [one] { $starting_gold } pièce d’or
       *[other] { $starting_gold } pièces d’or
    } et { $starting_cards ->
        [one] { $starting_cards } carte quartier
       *[other] { $starting_cards } cartes quartier
    }. Le premier joueur reçoit la couronne.

rules-round = **Une manche** commence par le choix des personnages. On les mélange et on en met un de côté, face cachée. D’autres sont posés face visible : 2 à quatre joueurs, 1 à cinq. { $king_face_up ->
        [yes] {""}
       *[no] Le Roi n’est jamais posé face visible : une autre carte prend sa place et on le remet parmi les autres.{" "}
    }En commençant par la couronne, chacun à son tour regarde les personnages restants, en prend un en secret et passe les autres ; ce qui reste à la fin est mis de côté, face cachée. { $seventh_takes_face_down ->
        [yes] À sept joueurs, le dernier peut prendre à la place la carte mise de côté face cachée.{" "}
       *[no] {""}
    }À trois joueurs, les personnages font deux fois le tour et chacun en a deux. { $two_player_draft ->
        [alternating] À deux joueurs, on en prend un tour à tour jusqu’à en avoir deux chacun.
       *[discarding] À deux joueurs, le premier en prend un ; le second en prend un et en écarte un, face cachée ; le premier fait de même ; le second prend l’un des deux derniers.
    }

    Puis on appelle les personnages dans l’ordre de leurs numéros. Qui a le personnage appelé le retourne et joue son tour. Si personne ne l’a, on le montre parmi ceux qui sont de côté.

rules-characters = **Les personnages**, dans l’ordre de l’appel :

    - 1 Assassin : nommez un autre personnage. Il perd son tour. { $murder_revealed ->
        [at_round_end] Personne ne répond pour lui ; on montre qui c’était à la fin de la manche.
       *[at_call] On montre qui c’était à l’appel.
    }
    - 2 Voleur : nommez un personnage qui vient plus tard et qui n’est pas l’assassiné. Quand on l’appelle, tout son or est à vous, avant tout revenu. Si personne ne l’a, il ne se passe rien.
    - 3 Magicien : échangez toute votre main avec celle d’un autre joueur, ou mettez des cartes de votre choix sous la pioche et piochez-en autant. L’une ou l’autre main peut être vide.
    - 4 Roi (jaune) : à l’appel, vous recevez la couronne et, avec elle, le premier choix dès la manche suivante. { $murdered_king_crowned ->
        [yes] Un Roi assassiné la reçoit à la fin de la manche.
       *[no] Un Roi assassiné ne la reçoit pas.
    }
    - 5 Évêque (bleu) : le Condottiere ne peut pas toucher à votre cité pendant cette manche, sauf si l’Évêque est assassiné.
    - 6 Marchand (vert) : à l’appel, vous recevez 1 pièce d’or de plus.
    - 7 Architecte : à l’appel, vous piochez 2 cartes, et vous pouvez bâtir jusqu’à { $most_builds } quartiers.
    - 8 Condottiere (rouge) : détruisez un quartier { $warlord_own_city ->
        [yes] de n’importe quelle cité, même la vôtre,
       *[no] de la cité d’un autre joueur
    } pour 1 pièce d’or de moins que son prix, mais jamais dans une cité achevée. { $destroyed ->
        [deck_bottom] Ce qui est détruit va sous la pioche.
       *[out_of_game] Ce qui est détruit sort du jeu.
    }

rules-purples = **Les quartiers violets :**

    - Ville hantée : { $haunted_city ->
        [repeatable] une cité peut l’avoir deux fois.
       *[any_colour] à la fin, elle remplace une couleur qui manque à votre cité, sauf si vous l’avez bâtie à la dernière manche.
    }
    - Donjon : le Condottiere ne peut pas le détruire.
    - Laboratoire : une fois par tour, mettez une carte de votre main sous la pioche contre 1 pièce d’or.
    - Forge : une fois par tour, payez 2 pièces d’or et piochez 3 cartes.
    - Observatoire : vous piochez 3 cartes au lieu de 2 pour en garder une ; avec une Bibliothèque, les 3.
    - Cimetière : quand le Condottiere détruit { $graveyard ->
        [any] un quartier
       *[own] l’un de vos quartiers
    }, vous pouvez payer 1 pièce d’or et le prendre en main, sauf si vous êtes le Condottiere. Il ne peut pas se sauver lui-même.
    - École de magie : elle rapporte un revenu à tout personnage qui a une couleur{ $school_of_magic ->
        [income_and_colours] {""} et, à la fin, remplace une couleur qui manque à votre cité.
       *[income] .
    }
    - Bibliothèque : vous gardez toutes les cartes que vous piochez au lieu de prendre de l’or.
    - Université : 2 points de plus que son prix.
    - Porte du dragon : 2 points de plus que son prix.{ $deck ->
        [official] {""}
            - Grande muraille : vos autres quartiers coûtent 1 pièce d’or de plus au Condottiere, donc leur prix entier.
       *[spec] {""}
    }{ $extra_purples ->
        [yes] {""}
            - Trésor impérial : à la fin, 1 point pour chaque pièce d’or que vous avez.
            - Salle des cartes : à la fin, 1 point pour chaque carte de votre main.
       *[no] {""}
    }

rules-end = **La fin.** { $same ->
        [yes] Une cité est achevée avec { $few } quartiers.
       *[no] Une cité est achevée avec { $few } quartiers, avec { $many } à partir de quatre joueurs.
    } La manche où cela arrive est jouée jusqu’au bout. La partie s’arrête aussi après une manche qui laisse trop peu de quartiers différents pour achever une cité.

    {"**"}Points.** Le prix de chaque quartier de votre cité ; 3 pour les cinq couleurs ; 4 pour la première cité achevée et 2 pour chaque autre ; plus ce que rapportent vos quartiers violets. Le plus de points gagne. { $tie ->
        [gold] En cas d’égalité, le plus d’or l’emporte ; si là encore c’est égal, la victoire est partagée.
       *[rank] En cas d’égalité, le plus haut personnage de la dernière manche l’emporte.
    }

    {"**"}Quitter.** Qui quitte la partie rend son or, ses cartes et sa cité ; les cartes vont, mélangées, sous la pioche. Personne ne répond pour ses personnages, sa couronne passe au joueur suivant, et la victoire lui échappe. Si sa cité était achevée, la manche reste la dernière. Qui reste seul gagne.

rules = Bâtissez la plus belle cité. À chaque manche vous êtes quelqu’un d’autre, et personne ne sait qui avant votre tour. Pour 2 à 7 joueurs.

    { rules-box }

    { rules-round }

    { turn }

    { rules-characters }

    { rules-purples }

    { rules-end }

skin-held = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
skin-out = écarté
skin-call = L’appel
skin-district = { $card }, prix { $cost }
skin-no-district = pas encore de quartier
skin-goal = { $count } quartiers achèvent une cité
skin-goal-short = But
skin-draft = { $left ->
        [0] Manche { $round } : le choix
        [1] Manche { $round } : le choix, encore un personnage
       *[other] Manche { $round } : le choix, encore { $left } personnages
    }
skin-called = Manche { $round } : on appelle { FORM($card, "le") }
skin-round = Manche { $round }
skin-who = Qui serez-vous dans cette manche ?
skin-aside = Mettez un de ces personnages de côté.
skin-keep = Gardez-en une ; le reste va sous la pioche.
skin-exchange = Touchez une autre carte pour l’échanger, ou :
skin-rescue = { $card } est en ruines. Payer 1 pièce d’or pour la prendre en main ?
skin-you-are = { $next ->
        [act] Vous êtes { $card }. De l’or ou des cartes ?
        [build] Vous êtes { $card }. Touchez un quartier pour le bâtir, ou :
       *[end] Vous êtes { $card }. Et ensuite ?
    }
skin-act-first = Prenez d’abord de l’or ou des cartes ; ensuite vous pourrez bâtir ({ $card }).
skin-too-dear = { $card } coûte { $cost } pièces d’or et vous en avez { $gold }.

# Moments mémorables

highlight-robbery = { $seat } prend { $number } pièces d’or à { $target }.
    .title = Le plus gros vol
highlight-ruin = { $seat } détruit { $face } dans la cité { FORM($target, "de") }.
    .title = La plus grande ruine
highlight-murder = { $seat } assassine { FORM($face, "le") }, et c’est { $target }.
    .title = Le meurtre le plus cruel
highlight-building = { $seat } bâtit { $face } pour { $number } pièces d’or.
    .title = Le plus fier édifice
