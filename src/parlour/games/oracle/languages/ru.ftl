title = Оракул
summary = Бойцы, кости и луны: исчерпайте энергию соперника раньше, чем кончится ваша.

-human = Человек
-hobbit = Хоббит
-orc = Орк
-dragon = Дракон
-aven = Авен
-elf = Эльф
-faun = Фавн
-goblin = Гоблин
-cyclops = Циклоп
-koatl = Коатль
-dwarf = Гном
-centaur = Кентавр
-minotaur = Минотавр
-fairy = Фея
-lycan = Ликан
-champion = { $colour ->
        [orange] Оранжевый
        [rouge] Алый
       *[indigo] Индиго
    }, { $order ->
        [A] Свет зари
        [B] Зелёный свет
        [C] Свет углей
        [D] Вечный свет
       *[E] Лунный свет
    } ({ $order }), { $cost ->
        [0] бесплатно
        [one] { $cost } луна
        [few] { $cost } луны
       *[many] { $cost } лун
    }. Атака { $attack }, защита { $die }.
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
face-draw2 = Взять 2
    .rule = 1 луна. Возьмите 2 карты или верните 1 бойца из своего сброса.
face-draw3 = Взять 3
    .rule = 2 луны. Возьмите 3 карты или верните 2 бойцов из своего сброса.
face-exchange = Размен
    .rule = Бесплатно. Отдайте бойца из руки и получите 5 лун.

zone-box = Вне игры
zone-aside = Отложены
zone-deck = Колода
zone-hand = Рука
zone-pile = Сброс
zone-played = Сыграны
zone-pool = Выбраны
zone-row = Открытые карты
field-energy = Энергия
field-lunas = Луны
field-starter = Первый игрок
field-round = Раунд выбора
field-left = Осталось выбрать
field-offer = Предлагает ничью
field-damage = Последний урон
name-colour-orange = оранжевые
name-colour-rouge = алые
name-colour-indigo = индиго

event-starter_chosen = Начинать будет { $seat }.
event-decks_dealt = Оба получают по сорок карт, которых никто не видит.
event-colour_given = { $seat } играет за цвет: { $colour }.
event-set_handed = { $seat } берёт полный набор карт, чтобы собрать колоду.
event-row_laid = { $seat } выбирает первым; на столе { $cards }.
event-pack_dealt = { $seat } смотрит { FORM($cards, "acc") }.
event-card_picked = { $seat } выбирает: { $card }.
event-row_cleared = { $seat } получает остальное.
event-card_taken = { $seat } берёт: { $card }.
event-hands_swapped = Оставшиеся карты передаются.
event-rest_taken = { $seat } берёт последнюю карту.
event-rest_put_away = { $seat } убирает остальные карты в закрытую.
event-pool_taken_up = { $seat } просматривает выбранные карты.
event-card_dropped = { $seat } убирает: { $card }.
event-deck_formed = Колода готова: { $seat }.
event-mulligan_asked = { $left ->
        [one] { $seat } может обменять { $left } карту.
        [few] { $seat } может обменять до { $left } карт.
       *[many] { $seat } может обменять до { $left } карт.
    }
event-hand_kept = { $seat } оставляет карты.
event-card_drawn = { $seat } берёт: { $card }.
event-deck_refilled = { $seat } перемешивает сброс в новую колоду.
event-nothing_drawn = { $seat } не имеет ни колоды, ни сброса и ничего не берёт.
event-discard_asked = { $seat } держит слишком много карт.
event-card_discarded = { $seat } сбрасывает: { $card }.
event-turn_started = Ходит { $seat }.
event-passed = { $seat } пасует.
event-card_played = { $seat } играет: { $card }.
event-recalled = { $seat } возвращает из сброса: { $card }.
event-given_up = { $seat } отдаёт за 5 лун: { $card }.
event-attacked = { $seat } атакует: { $cards }.
event-defended = { $seat } защищается: { $cards }.
event-declined = { $seat } не защищается.
event-rolled = { $card }: выпадает { $number }.
event-combo_counted = { $seat } получает за комбо: +{ $number }.
event-struck = { $seat } под ударом: атака { $attack } против защиты { $defence }.
event-energy_lost = { $seat } теряет энергию: { $number }.
event-draw_offered = { $seat } предлагает ничью.
event-draw_refused = { $seat } отказывается от ничьей.
event-offer_lapsed = Предложение ничьей больше не действует: { $seat }.
event-draw_agreed = { $seat } соглашается на ничью.
event-turns_ran_out = Сыграно ходов: { $number }. Игра заканчивается вничью.

form-pass = Пасовать
form-draw = Взять карты{ $card ->
        [none] {""}
       *[other] {""}: { $card }
    }
form-recall = Вернуть бойцов{ $card ->
        [none] {""}
       *[other] {""}: { $card }
    }
form-offer_draw = Предложить ничью
form-accept_draw = Согласиться на ничью
form-refuse_draw = Отказаться от ничьей
form-decline = Не защищаться
form-keep = Оставить эти карты
form-discard = Сбросить{ $card ->
        [none] {""}
       *[other] {""}: { $card }
    }
form-exchange = Разменять на 5 лун{ $champion ->
        [none] {""}
       *[other] {""}: { $champion }
    }
form-attack = Атаковать{ $one ->
        [none] {""}
       *[other] {""}: { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-defend = Защищаться{ $one ->
        [none] {""}
       *[other] {""}: { $one }
    }{ $two ->
        [none] {""}
       *[other] {""}, { $two }
    }{ $three ->
        [none] {""}
       *[other] {""}, { $three }
    }
form-take = Взять{ $card ->
        [none] {""}
       *[other] {""}: { $card }
    }
form-drop = Убрать{ $card ->
        [none] {""}
       *[other] {""}: { $card }
    }
form-fetch = Вернуть{ $champion ->
        [none] {""}
       *[other] {""}: { $champion }
    }
form-pick = Выбрать{ $card ->
        [none] {""}
       *[other] {""}: { $card }
    }
prompt-card = Какую карту?
prompt-champion = Какого бойца?
prompt-one = Какого бойца?
prompt-two = Добавить второго бойца?
prompt-three = Добавить третьего бойца?

option-deck = Как составляют колоды
option-deck-random = случайно из одного набора
option-deck-monochrome = каждому свой цвет
option-deck-custom = каждый выбирает 40 карт из набора
option-deck-solomon = выбор Соломона, 14 раундов по 7 открытых карт
option-deck-packs = выбор из 12 пачек по 8 карт
option-deck-one_two_three = выбор 1-2-3, 17 раундов по 6 карт
option-colour_a = Цвет одноцветной колоды первого места
option-colour_a-any = случайно
option-colour_a-indigo = индиго
option-colour_a-orange = оранжевый
option-colour_a-rouge = алый
option-colour_b = Цвет одноцветной колоды второго места
option-colour_b-any = случайно
option-colour_b-indigo = индиго
option-colour_b-orange = оранжевый
option-colour_b-rouge = алый
option-draw_offers = Можно предлагать ничью

turn = **Ход.**

    1. Возьмите карту; тот, кто начинает, в первый ход игры карту не берёт. Если ваша колода пуста, сначала ваш сброс перемешивают в новую; если пуст и сброс, вы ничего не берёте.
    2. Сделайте что-то одно: атакуйте бойцами, от одного до трёх, и оплатите их; или сыграйте карту *Взять*, или *Размен* с бойцом, которого отдаёте; или пасуйте.
    3. Если вы атакуете, другой игрок видит ваших бойцов и может защищаться своими, от одного до трёх, оплатив их, или отказаться от защиты.
    4. Бросают все кости. Атака — это сумма костей и баз плюс бонус за комбо, защита — сумма костей плюс свой бонус за комбо. Если атака больше, другой игрок теряет разницу в энергии; иначе ничего. При 0 энергии игра сразу заканчивается. Бойцы идут в открытую в сброс своих владельцев.
    5. Вы получаете 1 луну. Если после этого у вас больше 7 карт, сбросьте лишние, чтобы осталось 7.

rules-cards = **Карты.** В наборе их 120: 102 бойца, каждый один раз, 9 *Взять 2*, 6 *Взять 3* и 3 *Размен*.

    - Боец стоит от 0 до 3 лун. У него есть кость, которую бросают и в атаке, и в защите, и база, которая считается только в атаке: d8+2 атакует как 1d8 + 2, а защищается как 1d8. Цвет и орден, от A до E, вместе определяют его вид.
    - *Взять 2* (1 луна): возьмите 2 карты или верните ровно 1 бойца из своего сброса.
    - *Взять 3* (2 луны): возьмите 3 карты или верните ровно 2 бойцов из своего сброса.
    - *Размен* (бесплатно): отдайте бойца из руки и получите 5 лун.

    Вернуть бойцов можно, только если их достаточно в вашем сбросе. Карты *Взять* и *Размен* идут в сброс, как только подействовали.

    | луны | бойцы каждого цвета и их орден |
    |---|---|
    | 0 | { $champions_0 } |
    | 1 | { $champions_1 } |
    | 2 | { $champions_2 } |
    | 3 | { $champions_3 } |

    | орден | оранжевый | алый | индиго |
    |---|---|---|---|
    | A, Свет зари | { -human } | { -elf } | { -dwarf } |
    | B, Зелёный свет | { -hobbit } | { -faun } | { -centaur } |
    | C, Свет углей | { -orc } | { -goblin } | { -minotaur } |
    | D, Вечный свет | { -dragon } | { -cyclops } | { -fairy } |
    | E, Лунный свет | { -aven } | { -koatl } | { -lycan } |

rules-colours = { $colour_a ->
        [any] {""}
        [orange] Цвет первого места — оранжевый.{" "}
        [rouge] Цвет первого места — алый.{" "}
       *[indigo] Цвет первого места — индиго.{" "}
    }{ $colour_b ->
        [any] {""}
        [orange] Цвет второго места — оранжевый.{" "}
        [rouge] Цвет второго места — алый.{" "}
       *[indigo] Цвет второго места — индиго.{" "}
    }{ $chance ->
        [both] Цвета определяет жребий.
        [one] Другой цвет определяет жребий.
       *[none] {""}
    }

rules-drop = После этого карт у каждого { $pool }, и все, кроме 40, он тайно убирает.

rules-decks = **Колоды.** { $deck ->
        [random] Один набор перемешивают. Каждый получает колоду из 40 карт, которых никто не видит; остальные 40 выходят из игры неувиденными.
        [monochrome] Из одного набора каждый получает 34 бойцов одного цвета, 3 *Взять 2*, 2 *Взять 3* и 1 *Размен*; третий цвет и его доля остальных карт выходят из игры. { rules-colours }
        [custom] У каждого полный набор, из которого он тайно выбирает 40 карт, среди них не больше 6 *Взять 2*, 4 *Взять 3*, 2 *Размен* и 4 бесплатных бойцов. Оба выбирают одновременно.
        [solomon] Карты выбирают из одного перемешанного набора, за 14 раундов. В каждом в открытую выкладывают 7 карт. Выбирающий первым берёт 2, другой игрок 3, последние 2 достаются первому. В первом раунде первым выбирает тот, кто начнёт игру, дальше игроки чередуются. { rules-drop }
        [packs] Карты выбирают из одного перемешанного набора, за 6 раундов. В каждом оба смотрят пачку из 8 карт, тайно оставляют 1 и передают остальные другому; так продолжается дальше, и последняя карта пачки достаётся тому, кому её передали. { rules-drop }
       *[one_two_three] Карты выбирают из двух наборов, перемешанных вместе, за 17 раундов. В каждом оба смотрят пачку из 6 карт, тайно оставляют 1 и передают 5, из полученных оставляют 1 и передают 4, снова оставляют 1, а последние 3 убирают в закрытую. { rules-drop }
    }

    {"**"}Перед первым ходом.** У обоих игроков 99 энергии и 30 лун; они перемешивают свои колоды и берут 6 карт. Кто начинает, решает жребий. Другой игрок может затем сбросить в открытую до 2 карт и берёт столько же.

rules-combos = **Комбо.** Два или три бойца, которые вместе атакуют или вместе защищаются, приносят бонус. Считается только лучшее сочетание; порядок карт не важен.

    { $combos ->
        [random] | бойцы | бонус |
            |---|---|
            | 3 одного вида | 16 |
            | 2 одного вида и ещё один их ордена | 14 |
            | 2 одного вида и ещё один их цвета | 13 |
            | 3 одного ордена | 11 |
            | 2 одного вида | 10 |
            | 2 одного ордена и ещё один того же цвета, что и любой из них | 9 |
            | 3 одного цвета | 8 |
            | 2 одного ордена | 7 |
            | 2 одного цвета | 5 |
        [built] | бойцы | бонус |
            |---|---|
            | 3 одного вида | 12 |
            | 2 одного вида и ещё один их ордена | 9 |
            | 2 одного вида | 7 |
            | 2 одного вида и ещё один их цвета | 7 |
            | 3 одного ордена | 6 |
            | 2 одного ордена | 4 |
            | 2 одного ордена и ещё один того же цвета, что и любой из них | 4 |
       *[drafted] | бойцы | бонус |
            |---|---|
            | 3 одного вида | 12 |
            | 2 одного вида и ещё один их ордена | 9 |
            | 2 одного вида и ещё один их цвета | 8 |
            | 2 одного вида | 7 |
            | 3 одного ордена | 6 |
            | 2 одного ордена и ещё один того же цвета, что и любой из них | 5 |
            | 2 одного ордена | 4 |
            | 3 одного цвета | 4 |
            | 2 одного цвета | 3 |
    }

rules-end = **Конец.** Тот, кто забирает у другого последнюю энергию, побеждает; тот, кто выходит из игры, проигрывает. После 500 ходов игра заканчивается вничью: не побеждает никто.{ $draw_offers ->
        [yes] {""} Один раз за ход, прежде чем действовать, можно предложить ничью. Предложение действует, пока другой игрок не примет его, не отклонит или не сделает что-то другое.
       *[no] {""}
    }

rules = Два игрока посылают бойцов друг против друга. Тот, у кого не осталось энергии, проигрывает.

    { rules-cards }

    { rules-decks }

    { turn }

    { rules-combos }

    { rules-end }

skin-rolled = выпало { $number }
skin-die = кость с числом граней { $sides }
skin-base = база
skin-combo = комбо
skin-attack = Атака
skin-defence = Защита
skin-no-defence = без защиты
skin-decks = Колоды составляют
skin-soon = Поединок вот-вот начнётся
skin-empty = Сцена пуста
skin-draft = { $left ->
        [0] Раунд { $round } выбора
       *[other] Раунд { $round } выбора, осталось выбрать { $left }
    }
skin-drop = { $count ->
        [one] убрать { $count } карту
        [few] убрать { $count } карты
       *[many] убрать { $count } карт
    }
skin-defend = { $name } атакует. Защищаться?
skin-mulligan = { $count ->
        [one] До поединка можно обменять { $count } карту.
        [few] До поединка можно обменять до { $count } карт.
       *[many] До поединка можно обменять до { $count } карт.
    }
skin-too-many = Слишком много карт: сбросьте { $count }.
skin-too-dear = { $card }: цена в лунах { $cost }, а у вас { $lunas }.

# Памятные моменты

highlight-blow = { $seat } теряет разом энергию: { $number }.
    .title = Самый сильный удар
highlight-stand = { $seat }: атака { $attack } против защиты { $defence }, и ни царапины.
    .title = Самая стойкая защита
highlight-roll = { $seat }, { $face }: выпадает { $number }.
    .title = Самый высокий бросок
