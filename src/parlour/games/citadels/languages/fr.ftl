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
    .rule = Vous recevez 1 or. Revenu des quartiers verts.
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
face-haunted_city = Cour des miracles
    .rule = Se bâtit deux fois ou, selon la règle maison, vaut à la fin une couleur qui vous manque.
face-keep = Donjon
    .rule = Ne peut pas être détruit.
face-laboratory = Laboratoire
    .rule = Une fois par tour : défaussez une carte pour 1 or.
face-smithy = Manufacture
    .rule = Une fois par tour : payez 2 or pour piocher 3 cartes.
face-observatory = Observatoire
    .rule = Piochez 3 cartes au lieu de 2 pour choisir.
face-graveyard = Cimetière
    .rule = Payez 1 or pour prendre en main un quartier détruit.
face-school_of_magic = École de magie
    .rule = Compte comme toute couleur pour le revenu et, selon la règle maison, à la fin.
face-library = Bibliothèque
    .rule = Gardez toutes les cartes piochées.
face-university = Université
    .rule = Vaut 8 points.
face-dragon_gate = Dracoport
    .rule = Vaut 8 points.
face-great_wall = Grande muraille
    .rule = Le Condottiere paie 1 or de plus pour vos autres quartiers.
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
event-gold_taken = { $seat } prend { $number } or.
event-gold_collected = { $seat } reçoit { $number } or de ses quartiers { $colour }.
event-gold_gained = { $seat } reçoit { $number } or.
event-gold_paid = { $seat } paie { $number } or.
event-gold_stolen = { $seat } prend { $number } or à { $target }.
event-cards_dealt = { $seat } reçoit { $cards }.
event-cards_drawn = { $seat } pioche { $cards } pour choisir.
event-cards_kept = { $seat } pioche { $cards }.
event-card_kept = { $seat } garde { $card }.
event-drawn_returned = Le reste va sous la pioche.
event-card_discarded = { $seat } défausse { $card }.
event-district_built = { $seat } bâtit { $card } pour { $number } or.
event-city_finished = { $seat } achève sa cité : c’est la dernière manche.
event-district_used = { $seat } utilise { $face }.
event-murder_declared = { $seat } assassine { FORM($face, "le") }, qui perd son tour.
event-theft_declared = { $seat } volera { FORM($face, "le") } à l’appel.
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
form-take_gold = Prendre 2 or
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
form-graveyard_respond = Payer 1 or pour le quartier détruit{ $answer ->
        [none] {""}
       *[other] {""} : { $answer }
    }
form-lab_discard = Laboratoire : défausser{ $district ->
        [none] {""}
       *[other] {""} { $district }
    } pour 1 or
form-smithy_draw = Manufacture : payer 2 or, piocher 3 cartes
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
option-haunted_city = Cour des miracles
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
part-five_colours = Cinq couleurs
part-first_to_finish = Premier à finir
part-finished_city = Cité achevée
part-purple_districts = Quartiers violets

skin-held = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
skin-out = écarté
skin-call = L’appel
skin-district = { $card }, prix { $cost }
skin-no-district = pas encore de quartier
skin-draft = { $left ->
        [0] Manche { $round } : le choix
       *[other] Manche { $round } : le choix, encore { $left } personnages
    }
skin-called = Manche { $round } : on appelle { $card }
skin-round = Manche { $round }
skin-who = Qui serez-vous dans cette manche ?
skin-aside = Mettez un de ces personnages de côté.
skin-keep = Gardez-en une ; le reste va sous la pioche.
skin-rescue = { $card } est en ruines. Payer 1 or pour la prendre en main ?
skin-you-are = { $acted ->
        [yes] Vous êtes { $card }. Et ensuite ?
       *[no] Vous êtes { $card }. De l’or ou des cartes ?
    }
skin-too-dear = { $card } coûte { $cost } or et vous en avez { $gold }. Vos choix sont ci-dessous.

# Moments mémorables

highlight-robbery = { $seat } prend { $number } or à { $target }.
    .title = Le plus gros vol
highlight-ruin = { $seat } détruit { $face } dans la cité { FORM($target, "de") }.
    .title = La plus grande ruine
highlight-murder = { $seat } assassine { FORM($face, "le") }, et c’est { $target }.
    .title = Le meurtre le plus cruel
highlight-building = { $seat } bâtit { $face } pour { $number } or.
    .title = Le plus fier édifice
