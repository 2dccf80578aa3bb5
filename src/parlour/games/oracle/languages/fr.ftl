title = Oracle
summary = Champions, dés et lunes : brisez l’énergie de l’autre avant que la vôtre ne s’épuise.

-human = Humain
-hobbit = Hobbit
-orc = Orque
-dragon = Dragon
-aven = Aven
-elf = Elfe
-faun = Faune
-goblin = Gobelin
-cyclops = Cyclope
-koatl = Koatl
-dwarf = Nain
-centaur = Centaure
-minotaur = Minotaure
-fairy = Fée
-lycan = Lycan
-champion = { $colour ->
        [orange] Orange
        [rouge] Rouge
       *[indigo] Indigo
    }, { $order ->
        [A] Lumière de l’aube
        [B] Lumière verte
        [C] Lumière de braise
        [D] Lumière éternelle
       *[E] Clair de lune
    } ({ $order }), { $cost ->
        [0] gratuit
        [one] { $cost } lune
       *[other] { $cost } lunes
    }. Attaque avec { $attack }, défend avec { $die }.
face-human_d4_0 = { -human } d4
    .rule = { -champion(colour: "orange", order: "A", cost: 0, attack: "d4", die: "d4") }
face-hobbit_d6_0 = { -hobbit } d6
    .rule = { -champion(colour: "orange", order: "B", cost: 0, attack: "d6", die: "d6") }
face-orc_d4_1 = { -orc } d4+1
    .rule = { -champion(colour: "orange", order: "C", cost: 0, attack: "d4+1", die: "d4") }
face-human_d8_0 = { -human } d8
    .rule = { -champion(colour: "orange", order: "A", cost: 1, attack: "d8", die: "d8") }
face-dragon_d6_1 = { -dragon } d6+1
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d6+1", die: "d6") }
face-aven_d4_2 = { -aven } d4+2
    .rule = { -champion(colour: "orange", order: "E", cost: 1, attack: "d4+2", die: "d4") }
face-hobbit_d8_1 = { -hobbit } d8+1
    .rule = { -champion(colour: "orange", order: "B", cost: 1, attack: "d8+1", die: "d8") }
face-hobbit_d6_2 = { -hobbit } d6+2
    .rule = { -champion(colour: "orange", order: "B", cost: 1, attack: "d6+2", die: "d6") }
face-orc_d4_3 = { -orc } d4+3
    .rule = { -champion(colour: "orange", order: "C", cost: 1, attack: "d4+3", die: "d4") }
face-dragon_d12_0 = { -dragon } d12
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d12", die: "d12") }
face-aven_d4_4 = { -aven } d4+4
    .rule = { -champion(colour: "orange", order: "E", cost: 1, attack: "d4+4", die: "d4") }
face-human_d8_2 = { -human } d8+2
    .rule = { -champion(colour: "orange", order: "A", cost: 1, attack: "d8+2", die: "d8") }
face-human_d6_3 = { -human } d6+3
    .rule = { -champion(colour: "orange", order: "A", cost: 1, attack: "d6+3", die: "d6") }
face-orc_d6_4 = { -orc } d6+4
    .rule = { -champion(colour: "orange", order: "C", cost: 1, attack: "d6+4", die: "d6") }
face-dragon_d12_1 = { -dragon } d12+1
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d12+1", die: "d12") }
face-aven_d4_5 = { -aven } d4+5
    .rule = { -champion(colour: "orange", order: "E", cost: 1, attack: "d4+5", die: "d4") }
face-dragon_d8_3 = { -dragon } d8+3
    .rule = { -champion(colour: "orange", order: "D", cost: 1, attack: "d8+3", die: "d8") }
face-orc_d8_4 = { -orc } d8+4
    .rule = { -champion(colour: "orange", order: "C", cost: 2, attack: "d8+4", die: "d8") }
face-hobbit_d6_5 = { -hobbit } d6+5
    .rule = { -champion(colour: "orange", order: "B", cost: 2, attack: "d6+5", die: "d6") }
face-dragon_d12_2 = { -dragon } d12+2
    .rule = { -champion(colour: "orange", order: "D", cost: 2, attack: "d12+2", die: "d12") }
face-orc_d4_6 = { -orc } d4+6
    .rule = { -champion(colour: "orange", order: "C", cost: 2, attack: "d4+6", die: "d4") }
face-hobbit_d8_5 = { -hobbit } d8+5
    .rule = { -champion(colour: "orange", order: "B", cost: 2, attack: "d8+5", die: "d8") }
face-human_d6_6 = { -human } d6+6
    .rule = { -champion(colour: "orange", order: "A", cost: 2, attack: "d6+6", die: "d6") }
face-aven_d12_3 = { -aven } d12+3
    .rule = { -champion(colour: "orange", order: "E", cost: 2, attack: "d12+3", die: "d12") }
face-dragon_d20_0 = { -dragon } d20
    .rule = { -champion(colour: "orange", order: "D", cost: 2, attack: "d20", die: "d20") }
face-orc_d12_4 = { -orc } d12+4
    .rule = { -champion(colour: "orange", order: "C", cost: 2, attack: "d12+4", die: "d12") }
face-hobbit_d8_6 = { -hobbit } d8+6
    .rule = { -champion(colour: "orange", order: "B", cost: 2, attack: "d8+6", die: "d8") }
face-human_d20_1 = { -human } d20+1
    .rule = { -champion(colour: "orange", order: "A", cost: 3, attack: "d20+1", die: "d20") }
face-dragon_d12_5 = { -dragon } d12+5
    .rule = { -champion(colour: "orange", order: "D", cost: 3, attack: "d12+5", die: "d12") }
face-aven_d20_2 = { -aven } d20+2
    .rule = { -champion(colour: "orange", order: "E", cost: 3, attack: "d20+2", die: "d20") }
face-orc_d12_6 = { -orc } d12+6
    .rule = { -champion(colour: "orange", order: "C", cost: 3, attack: "d12+6", die: "d12") }
face-hobbit_d20_3 = { -hobbit } d20+3
    .rule = { -champion(colour: "orange", order: "B", cost: 3, attack: "d20+3", die: "d20") }
face-human_d20_4 = { -human } d20+4
    .rule = { -champion(colour: "orange", order: "A", cost: 3, attack: "d20+4", die: "d20") }
face-aven_d20_5 = { -aven } d20+5
    .rule = { -champion(colour: "orange", order: "E", cost: 3, attack: "d20+5", die: "d20") }
face-elf_d4_0 = { -elf } d4
    .rule = { -champion(colour: "rouge", order: "A", cost: 0, attack: "d4", die: "d4") }
face-faun_d6_0 = { -faun } d6
    .rule = { -champion(colour: "rouge", order: "B", cost: 0, attack: "d6", die: "d6") }
face-goblin_d4_1 = { -goblin } d4+1
    .rule = { -champion(colour: "rouge", order: "C", cost: 0, attack: "d4+1", die: "d4") }
face-elf_d8_0 = { -elf } d8
    .rule = { -champion(colour: "rouge", order: "A", cost: 1, attack: "d8", die: "d8") }
face-cyclops_d6_1 = { -cyclops } d6+1
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d6+1", die: "d6") }
face-koatl_d4_2 = { -koatl } d4+2
    .rule = { -champion(colour: "rouge", order: "E", cost: 1, attack: "d4+2", die: "d4") }
face-faun_d8_1 = { -faun } d8+1
    .rule = { -champion(colour: "rouge", order: "B", cost: 1, attack: "d8+1", die: "d8") }
face-faun_d6_2 = { -faun } d6+2
    .rule = { -champion(colour: "rouge", order: "B", cost: 1, attack: "d6+2", die: "d6") }
face-goblin_d4_3 = { -goblin } d4+3
    .rule = { -champion(colour: "rouge", order: "C", cost: 1, attack: "d4+3", die: "d4") }
face-cyclops_d12_0 = { -cyclops } d12
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d12", die: "d12") }
face-koatl_d4_4 = { -koatl } d4+4
    .rule = { -champion(colour: "rouge", order: "E", cost: 1, attack: "d4+4", die: "d4") }
face-elf_d8_2 = { -elf } d8+2
    .rule = { -champion(colour: "rouge", order: "A", cost: 1, attack: "d8+2", die: "d8") }
face-elf_d6_3 = { -elf } d6+3
    .rule = { -champion(colour: "rouge", order: "A", cost: 1, attack: "d6+3", die: "d6") }
face-goblin_d6_4 = { -goblin } d6+4
    .rule = { -champion(colour: "rouge", order: "C", cost: 1, attack: "d6+4", die: "d6") }
face-cyclops_d12_1 = { -cyclops } d12+1
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d12+1", die: "d12") }
face-koatl_d4_5 = { -koatl } d4+5
    .rule = { -champion(colour: "rouge", order: "E", cost: 1, attack: "d4+5", die: "d4") }
face-cyclops_d8_3 = { -cyclops } d8+3
    .rule = { -champion(colour: "rouge", order: "D", cost: 1, attack: "d8+3", die: "d8") }
face-goblin_d8_4 = { -goblin } d8+4
    .rule = { -champion(colour: "rouge", order: "C", cost: 2, attack: "d8+4", die: "d8") }
face-faun_d6_5 = { -faun } d6+5
    .rule = { -champion(colour: "rouge", order: "B", cost: 2, attack: "d6+5", die: "d6") }
face-cyclops_d12_2 = { -cyclops } d12+2
    .rule = { -champion(colour: "rouge", order: "D", cost: 2, attack: "d12+2", die: "d12") }
face-goblin_d4_6 = { -goblin } d4+6
    .rule = { -champion(colour: "rouge", order: "C", cost: 2, attack: "d4+6", die: "d4") }
face-faun_d8_5 = { -faun } d8+5
    .rule = { -champion(colour: "rouge", order: "B", cost: 2, attack: "d8+5", die: "d8") }
face-elf_d6_6 = { -elf } d6+6
    .rule = { -champion(colour: "rouge", order: "A", cost: 2, attack: "d6+6", die: "d6") }
face-koatl_d12_3 = { -koatl } d12+3
    .rule = { -champion(colour: "rouge", order: "E", cost: 2, attack: "d12+3", die: "d12") }
face-cyclops_d20_0 = { -cyclops } d20
    .rule = { -champion(colour: "rouge", order: "D", cost: 2, attack: "d20", die: "d20") }
face-goblin_d12_4 = { -goblin } d12+4
    .rule = { -champion(colour: "rouge", order: "C", cost: 2, attack: "d12+4", die: "d12") }
face-faun_d8_6 = { -faun } d8+6
    .rule = { -champion(colour: "rouge", order: "B", cost: 2, attack: "d8+6", die: "d8") }
face-elf_d20_1 = { -elf } d20+1
    .rule = { -champion(colour: "rouge", order: "A", cost: 3, attack: "d20+1", die: "d20") }
face-cyclops_d12_5 = { -cyclops } d12+5
    .rule = { -champion(colour: "rouge", order: "D", cost: 3, attack: "d12+5", die: "d12") }
face-koatl_d20_2 = { -koatl } d20+2
    .rule = { -champion(colour: "rouge", order: "E", cost: 3, attack: "d20+2", die: "d20") }
face-goblin_d12_6 = { -goblin } d12+6
    .rule = { -champion(colour: "rouge", order: "C", cost: 3, attack: "d12+6", die: "d12") }
face-faun_d20_3 = { -faun } d20+3
    .rule = { -champion(colour: "rouge", order: "B", cost: 3, attack: "d20+3", die: "d20") }
face-elf_d20_4 = { -elf } d20+4
    .rule = { -champion(colour: "rouge", order: "A", cost: 3, attack: "d20+4", die: "d20") }
face-koatl_d20_5 = { -koatl } d20+5
    .rule = { -champion(colour: "rouge", order: "E", cost: 3, attack: "d20+5", die: "d20") }
face-dwarf_d4_0 = { -dwarf } d4
    .rule = { -champion(colour: "indigo", order: "A", cost: 0, attack: "d4", die: "d4") }
face-centaur_d6_0 = { -centaur } d6
    .rule = { -champion(colour: "indigo", order: "B", cost: 0, attack: "d6", die: "d6") }
face-minotaur_d4_1 = { -minotaur } d4+1
    .rule = { -champion(colour: "indigo", order: "C", cost: 0, attack: "d4+1", die: "d4") }
face-dwarf_d8_0 = { -dwarf } d8
    .rule = { -champion(colour: "indigo", order: "A", cost: 1, attack: "d8", die: "d8") }
face-fairy_d6_1 = { -fairy } d6+1
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d6+1", die: "d6") }
face-lycan_d4_2 = { -lycan } d4+2
    .rule = { -champion(colour: "indigo", order: "E", cost: 1, attack: "d4+2", die: "d4") }
face-centaur_d8_1 = { -centaur } d8+1
    .rule = { -champion(colour: "indigo", order: "B", cost: 1, attack: "d8+1", die: "d8") }
face-centaur_d6_2 = { -centaur } d6+2
    .rule = { -champion(colour: "indigo", order: "B", cost: 1, attack: "d6+2", die: "d6") }
face-minotaur_d4_3 = { -minotaur } d4+3
    .rule = { -champion(colour: "indigo", order: "C", cost: 1, attack: "d4+3", die: "d4") }
face-fairy_d12_0 = { -fairy } d12
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d12", die: "d12") }
face-lycan_d4_4 = { -lycan } d4+4
    .rule = { -champion(colour: "indigo", order: "E", cost: 1, attack: "d4+4", die: "d4") }
face-dwarf_d8_2 = { -dwarf } d8+2
    .rule = { -champion(colour: "indigo", order: "A", cost: 1, attack: "d8+2", die: "d8") }
face-dwarf_d6_3 = { -dwarf } d6+3
    .rule = { -champion(colour: "indigo", order: "A", cost: 1, attack: "d6+3", die: "d6") }
face-minotaur_d6_4 = { -minotaur } d6+4
    .rule = { -champion(colour: "indigo", order: "C", cost: 1, attack: "d6+4", die: "d6") }
face-fairy_d12_1 = { -fairy } d12+1
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d12+1", die: "d12") }
face-lycan_d4_5 = { -lycan } d4+5
    .rule = { -champion(colour: "indigo", order: "E", cost: 1, attack: "d4+5", die: "d4") }
face-fairy_d8_3 = { -fairy } d8+3
    .rule = { -champion(colour: "indigo", order: "D", cost: 1, attack: "d8+3", die: "d8") }
face-minotaur_d8_4 = { -minotaur } d8+4
    .rule = { -champion(colour: "indigo", order: "C", cost: 2, attack: "d8+4", die: "d8") }
face-centaur_d6_5 = { -centaur } d6+5
    .rule = { -champion(colour: "indigo", order: "B", cost: 2, attack: "d6+5", die: "d6") }
face-fairy_d12_2 = { -fairy } d12+2
    .rule = { -champion(colour: "indigo", order: "D", cost: 2, attack: "d12+2", die: "d12") }
face-minotaur_d4_6 = { -minotaur } d4+6
    .rule = { -champion(colour: "indigo", order: "C", cost: 2, attack: "d4+6", die: "d4") }
face-centaur_d8_5 = { -centaur } d8+5
    .rule = { -champion(colour: "indigo", order: "B", cost: 2, attack: "d8+5", die: "d8") }
face-dwarf_d6_6 = { -dwarf } d6+6
    .rule = { -champion(colour: "indigo", order: "A", cost: 2, attack: "d6+6", die: "d6") }
face-lycan_d12_3 = { -lycan } d12+3
    .rule = { -champion(colour: "indigo", order: "E", cost: 2, attack: "d12+3", die: "d12") }
face-fairy_d20_0 = { -fairy } d20
    .rule = { -champion(colour: "indigo", order: "D", cost: 2, attack: "d20", die: "d20") }
face-minotaur_d12_4 = { -minotaur } d12+4
    .rule = { -champion(colour: "indigo", order: "C", cost: 2, attack: "d12+4", die: "d12") }
face-centaur_d8_6 = { -centaur } d8+6
    .rule = { -champion(colour: "indigo", order: "B", cost: 2, attack: "d8+6", die: "d8") }
face-dwarf_d20_1 = { -dwarf } d20+1
    .rule = { -champion(colour: "indigo", order: "A", cost: 3, attack: "d20+1", die: "d20") }
face-fairy_d12_5 = { -fairy } d12+5
    .rule = { -champion(colour: "indigo", order: "D", cost: 3, attack: "d12+5", die: "d12") }
face-lycan_d20_2 = { -lycan } d20+2
    .rule = { -champion(colour: "indigo", order: "E", cost: 3, attack: "d20+2", die: "d20") }
face-minotaur_d12_6 = { -minotaur } d12+6
    .rule = { -champion(colour: "indigo", order: "C", cost: 3, attack: "d12+6", die: "d12") }
face-centaur_d20_3 = { -centaur } d20+3
    .rule = { -champion(colour: "indigo", order: "B", cost: 3, attack: "d20+3", die: "d20") }
face-dwarf_d20_4 = { -dwarf } d20+4
    .rule = { -champion(colour: "indigo", order: "A", cost: 3, attack: "d20+4", die: "d20") }
face-lycan_d20_5 = { -lycan } d20+5
    .rule = { -champion(colour: "indigo", order: "E", cost: 3, attack: "d20+5", die: "d20") }
face-draw2 = Pioche 2
    .rule = 1 lune. Piochez 2 cartes, ou reprenez 1 champion de votre défausse.
face-draw3 = Pioche 3
    .rule = 2 lunes. Piochez 3 cartes, ou reprenez 2 champions de votre défausse.
face-exchange = Échange
    .rule = Gratuit. Abandonnez un champion de votre main et gagnez 5 lunes.

zone-box = Hors du jeu
zone-aside = Mises de côté
zone-deck = Pioche
zone-hand = Main
zone-pile = Défausse
zone-played = Jouées
zone-pool = Choisies
zone-row = Cartes visibles
field-energy = Énergie
field-lunas = Lunes
field-starter = Premier joueur
field-round = Manche du choix
field-left = Cartes encore à choisir
field-offer = Propose la nulle
field-damage = Derniers dégâts
name-colour-orange = orange
name-colour-rouge = rouge
name-colour-indigo = indigo

event-starter_chosen = { $seat } commencera.
event-decks_dealt = Chacun reçoit quarante cartes que personne ne regarde.
event-colour_given = { $seat } joue { $colour }.
event-set_handed = { $seat } prend un jeu complet pour composer sa pioche.
event-row_laid = { $seat } choisit d’abord parmi { $cards }.
event-pack_dealt = { $seat } regarde { $cards }.
event-card_picked = { $seat } choisit { $card }.
event-row_cleared = { $seat } reçoit le reste.
event-card_taken = { $seat } prend { $card }.
event-hands_swapped = Les cartes restantes sont passées.
event-rest_taken = { $seat } prend la dernière carte.
event-rest_put_away = { $seat } range les autres cartes face cachée.
event-pool_taken_up = { $seat } passe en revue les cartes choisies.
event-card_dropped = { $seat } écarte { $card }.
event-deck_formed = La pioche { FORM($seat, "de") } est prête.
event-mulligan_asked = { $left ->
        [one] { $seat } peut échanger { $left } carte.
       *[other] { $seat } peut échanger jusqu’à { $left } cartes.
    }
event-hand_kept = { $seat } garde les autres cartes.
event-card_drawn = { $seat } pioche { $card }.
event-deck_refilled = La défausse { FORM($seat, "de") } est mélangée en une nouvelle pioche.
event-nothing_drawn = { $seat } n’a plus ni pioche ni défausse et ne pioche rien.
event-discard_asked = { $seat } a trop de cartes.
event-card_discarded = { $seat } défausse { $card }.
event-turn_started = C’est au tour { FORM($seat, "de") }.
event-passed = { $seat } passe.
event-card_played = { $seat } joue { $card }.
event-recalled = { $seat } reprend { $card } dans sa défausse.
event-given_up = { $seat } abandonne { $card } pour 5 lunes.
event-attacked = { $seat } attaque avec { $cards }.
event-defended = { $seat } défend avec { $cards }.
event-declined = { $seat } ne défend pas.
event-rolled = { $card } fait { $number }.
event-struck = { $seat } subit une attaque de { $attack } contre une défense de { $defence }.
event-energy_lost = { $seat } perd { $number } d’énergie.
event-draw_offered = { $seat } propose la nulle.
event-draw_refused = { $seat } refuse la nulle.
event-offer_lapsed = La proposition de nulle { FORM($seat, "de") } expire.
event-draw_agreed = { $seat } accepte la nulle.
event-turns_ran_out = Après { $number } tours, la partie est nulle.

form-pass = Passer
form-draw = Piocher des cartes{ $card ->
        [none] {""}
       *[other] {""} avec { $card }
    }
form-recall = Reprendre des champions{ $card ->
        [none] {""}
       *[other] {""} avec { $card }
    }
form-offer_draw = Proposer la nulle
form-accept_draw = Accepter la nulle
form-refuse_draw = Refuser la nulle
form-decline = Ne pas défendre
form-keep = Garder les autres cartes
form-discard = Défausser{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
form-exchange = Échanger{ $champion ->
        [none] {""}
       *[other] {""} { $champion }
    } contre 5 lunes
form-attack = Attaquer{ $one ->
        [none] {""}
       *[other] {""} avec { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-defend = Défendre{ $one ->
        [none] {""}
       *[other] {""} avec { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-take = Prendre{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
form-drop = Écarter{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
form-fetch = Reprendre{ $champion ->
        [none] {""}
       *[other] {""} { $champion }
    }
form-pick = Choisir{ $card ->
        [none] {""}
       *[other] {""} { $card }
    }
prompt-card = Quelle carte ?
prompt-champion = Quel champion ?
prompt-one = Quel champion ? Commencez par celui de gauche.
prompt-two = Et lequel à sa droite ?
prompt-three = Et lequel à droite de ceux-ci ?

option-deck = Composition des pioches
option-deck-random = au hasard dans un jeu
option-deck-monochrome = une couleur chacun
option-deck-custom = chacun choisit 40 cartes d’un jeu
option-deck-solomon = choix de Salomon, 14 manches de 7 cartes visibles
option-deck-packs = choix dans 12 paquets de 8 cartes
option-deck-one_two_three = choix 1-2-3, 17 manches de 6 cartes
option-colour_a = Couleur de la pioche unicolore de la première place
option-colour_a-any = au hasard
option-colour_a-indigo = indigo
option-colour_a-orange = orange
option-colour_a-rouge = rouge
option-colour_b = Couleur de la pioche unicolore de la deuxième place
option-colour_b-any = au hasard
option-colour_b-indigo = indigo
option-colour_b-orange = orange
option-colour_b-rouge = rouge
option-draw_offers = On peut proposer la nulle

skin-rolled = { $number } au dé
skin-die = un dé à { $sides } faces
skin-base = base
skin-combo = combo
skin-attack = Attaque
skin-defence = Défense
skin-no-defence = pas de défense
skin-decks = On compose les pioches
skin-soon = Le duel va commencer
skin-empty = La scène est vide
skin-draft = { $left ->
        [0] Manche { $round } du choix
       *[other] Manche { $round } du choix, encore { $left } à choisir
    }
skin-drop = { $count ->
        [one] { $count } carte à écarter
       *[other] { $count } cartes à écarter
    }
skin-attacks = { $name } attaque
skin-defend = { $name } attaque. Défendre ?
skin-mulligan = { $count ->
        [one] Vous pouvez échanger { $count } carte avant le duel.
       *[other] Vous pouvez échanger jusqu’à { $count } cartes avant le duel.
    }
skin-too-many = Trop de cartes : défaussez-en { $count }.
skin-too-dear = { $card } coûte { $cost } lunes, et vous en avez { $lunas }.

# Moments mémorables

highlight-blow = { $seat } perd { $number } d’énergie d’un coup.
    .title = Le coup le plus dur
highlight-stand = { $seat } oppose à une attaque de { $attack } une défense de { $defence }.
    .title = La plus brave défense
highlight-roll = { $face } { FORM($seat, "de") } fait { $number }.
    .title = Le plus haut lancer
