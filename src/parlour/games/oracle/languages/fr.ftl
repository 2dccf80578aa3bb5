title = Oracle
summary = Champions, dés et lunes : épuisez l’énergie de l’autre avant de perdre la vôtre.

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
event-hand_kept = { $seat } garde ses cartes.
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
event-combo_counted = { $seat } ajoute { $number } pour un combo.
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
form-keep = Garder ces cartes
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
prompt-one = Quel champion ?
prompt-two = Ajouter un deuxième champion ?
prompt-three = Ajouter un troisième champion ?

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

turn = **Un tour.**

    1. Piochez une carte ; qui commence n’en pioche pas au premier tour de la partie. Si votre pioche est vide, on mélange d’abord votre défausse pour en faire une nouvelle ; si elle est vide aussi, vous ne piochez rien.
    2. Faites une seule chose : attaquez avec un à trois champions et payez leur coût ; ou jouez une carte *Pioche*, ou un *Échange* avec un champion à abandonner ; ou passez.
    3. Si vous attaquez, l’autre joueur voit vos champions et peut défendre avec un à trois des siens, en les payant, ou renoncer.
    4. On lance tous les dés. L’attaque est la somme des dés et des bases plus le bonus de combo, la défense la somme des dés plus son propre bonus de combo. Si l’attaque est plus forte, l’autre joueur perd la différence en énergie ; sinon, rien. À 0 d’énergie, la partie s’arrête aussitôt. Les champions vont, face visible, à la défausse de leur propriétaire.
    5. Vous gagnez 1 lune. Si vous tenez alors plus de 7 cartes, défaussez-en jusqu’à 7.

rules-cards = **Les cartes.** Un jeu en compte 120 : 102 champions, chacun une fois, 9 *Pioche 2*, 6 *Pioche 3* et 3 *Échange*.

    - Un champion coûte de 0 à 3 lunes. Il a un dé, lancé à l’attaque comme en défense, et une base, qui ne compte qu’à l’attaque : un d8+2 attaque avec 1d8 + 2 et défend avec 1d8. Sa couleur et son ordre, de A à E, déterminent ensemble son espèce.
    - *Pioche 2* (1 lune) : piochez 2 cartes, ou reprenez exactement 1 champion de votre défausse.
    - *Pioche 3* (2 lunes) : piochez 3 cartes, ou reprenez exactement 2 champions de votre défausse.
    - *Échange* (gratuit) : abandonnez un champion de votre main et gagnez 5 lunes.

    Vous ne pouvez reprendre des champions que s’il y en a assez dans votre défausse. Les cartes *Pioche* et *Échange* sont défaussées une fois leur effet appliqué.

    | lunes | champions de chaque couleur, avec leur ordre |
    |---|---|
    | 0 | { $champions_0 } |
    | 1 | { $champions_1 } |
    | 2 | { $champions_2 } |
    | 3 | { $champions_3 } |

    | ordre | orange | rouge | indigo |
    |---|---|---|---|
    | A, Lumière de l’aube | { -human } | { -elf } | { -dwarf } |
    | B, Lumière verte | { -hobbit } | { -faun } | { -centaur } |
    | C, Lumière de braise | { -orc } | { -goblin } | { -minotaur } |
    | D, Lumière éternelle | { -dragon } | { -cyclops } | { -fairy } |
    | E, Clair de lune | { -aven } | { -koatl } | { -lycan } |

rules-colours = { $colour_a ->
        [any] {""}
        [orange] La première place joue orange.{" "}
        [rouge] La première place joue rouge.{" "}
       *[indigo] La première place joue indigo.{" "}
    }{ $colour_b ->
        [any] {""}
        [orange] La deuxième place joue orange.{" "}
        [rouge] La deuxième place joue rouge.{" "}
       *[indigo] La deuxième place joue indigo.{" "}
    }{ $chance ->
        [both] Le sort décide des couleurs.
        [one] Le sort décide de l’autre.
       *[none] {""}
    }

rules-drop = Chacun a alors { $pool } cartes et en écarte en secret pour n’en garder que 40.

rules-decks = **Les pioches.** { $deck ->
        [random] On mélange un jeu. Chacun reçoit une pioche de 40 cartes que personne ne regarde ; les 40 autres sortent du jeu sans être vues.
        [monochrome] Dans un jeu, chacun reçoit les 34 champions d’une couleur, 3 *Pioche 2*, 2 *Pioche 3* et 1 *Échange* ; la troisième couleur et sa part des autres cartes sortent du jeu. { rules-colours }
        [custom] Chacun a un jeu complet et en choisit 40 cartes en secret, dont au plus 6 *Pioche 2*, 4 *Pioche 3*, 2 *Échange* et 4 champions gratuits. Les deux joueurs choisissent en même temps.
        [solomon] On choisit dans un jeu mélangé, en 14 manches. À chacune, 7 cartes sont posées face visible. Qui choisit d’abord en prend 2, l’autre joueur 3, et les 2 dernières reviennent au premier. À la première manche, celui qui commencera la partie choisit d’abord, puis on alterne. { rules-drop }
        [packs] On choisit dans un jeu mélangé, en 6 manches. À chacune, chaque joueur regarde un paquet de 8 cartes, en garde 1 en secret et passe le reste à l’autre ; et ainsi de suite, la dernière carte d’un paquet revenant à qui la reçoit. { rules-drop }
       *[one_two_three] On choisit dans deux jeux mélangés ensemble, en 17 manches. À chacune, chaque joueur regarde un paquet de 6 cartes, en garde 1 en secret et en passe 5, en garde 1 de celles qu’il reçoit et en passe 4, en garde encore 1 et range les 3 dernières face cachée. { rules-drop }
    }

    {"**"}Avant le premier tour.** Les deux joueurs ont 99 d’énergie et 30 lunes, mélangent leur pioche et tirent 6 cartes. Le sort décide qui commence. L’autre joueur peut alors défausser jusqu’à 2 cartes, face visible, et en pioche autant.

rules-combos = **Combos.** Deux ou trois champions qui attaquent ensemble, ou défendent ensemble, rapportent un bonus. Seule la meilleure combinaison compte ; l’ordre des cartes n’importe pas.

    { $combos ->
        [random] | champions | bonus |
            |---|---|
            | 3 d’une espèce | 16 |
            | 2 d’une espèce et un autre de leur ordre | 14 |
            | 2 d’une espèce et un autre de leur couleur | 13 |
            | 3 d’un ordre | 11 |
            | 2 d’une espèce | 10 |
            | 2 d’un ordre et un autre de la couleur de l’un d’eux | 9 |
            | 3 d’une couleur | 8 |
            | 2 d’un ordre | 7 |
            | 2 d’une couleur | 5 |
        [built] | champions | bonus |
            |---|---|
            | 3 d’une espèce | 12 |
            | 2 d’une espèce et un autre de leur ordre | 9 |
            | 2 d’une espèce | 7 |
            | 2 d’une espèce et un autre de leur couleur | 7 |
            | 3 d’un ordre | 6 |
            | 2 d’un ordre | 4 |
            | 2 d’un ordre et un autre de la couleur de l’un d’eux | 4 |
       *[drafted] | champions | bonus |
            |---|---|
            | 3 d’une espèce | 12 |
            | 2 d’une espèce et un autre de leur ordre | 9 |
            | 2 d’une espèce et un autre de leur couleur | 8 |
            | 2 d’une espèce | 7 |
            | 3 d’un ordre | 6 |
            | 2 d’un ordre et un autre de la couleur de l’un d’eux | 5 |
            | 2 d’un ordre | 4 |
            | 3 d’une couleur | 4 |
            | 2 d’une couleur | 3 |
    }

rules-end = **La fin.** Qui prend à l’autre sa dernière énergie gagne ; qui quitte la partie perd. Après 500 tours, la partie est nulle : personne ne gagne.{ $draw_offers ->
        [yes] {""} Une fois par tour, avant d’agir, vous pouvez proposer la nulle. La proposition tient jusqu’à ce que l’autre joueur l’accepte, la refuse ou fasse autre chose.
       *[no] {""}
    }

rules = Deux joueurs envoient leurs champions l’un contre l’autre. Qui n’a plus d’énergie perd.

    { rules-cards }

    { rules-decks }

    { turn }

    { rules-combos }

    { rules-end }

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
