title = Восьмёрки
summary = Кладите карты в цвет или по числу, копите штрафы и избавьтесь от карт первым.

face-wild = Джокер 8
    .acc = джокер 8
    .rule = Ложится на всё. Закажите цвет.
face-plus4 = Джокер +4
    .acc = джокер +4
    .rule = Ложится на всё. Закажите цвет; следующий берёт 4 карты.
face-plus20 = Джокер +20
    .acc = джокер +20
    .rule = Ложится на всё. Закажите цвет; следующий берёт 20 карт.
face-wildpickswap = Джокер-обмен
    .acc = джокер-обмен
    .rule = Ложится на всё. Закажите цвет и обменяйтесь картами с любым игроком.
-number = Ложится на свой цвет или число.
-plus2 = Следующий берёт 2 карты или отвечает.
-skip = Следующие игроки пропускают ход.
-reverse = Меняет направление игры.
-plus20 = Следующий берёт 20 карт или отвечает.
-swap = Обменяйтесь картами со следующим игроком.
-pickswap = Обменяйтесь картами с любым игроком.
-nope = Сыграна на плюс — никто не берёт.
-rotate = Все карты с рук переходят к следующему игроку.
-steal = Возьмите случайную карту у следующего игрока.

face-red_0 = Красная 0
    .acc = красную 0
    .rule = { -number }
face-red_1 = Красная 1
    .acc = красную 1
    .rule = { -number }
face-red_2 = Красная 2
    .acc = красную 2
    .rule = { -number }
face-red_3 = Красная 3
    .acc = красную 3
    .rule = { -number }
face-red_4 = Красная 4
    .acc = красную 4
    .rule = { -number }
face-red_5 = Красная 5
    .acc = красную 5
    .rule = { -number }
face-red_6 = Красная 6
    .acc = красную 6
    .rule = { -number }
face-red_7 = Красная 7
    .acc = красную 7
    .rule = { -number }
face-red_9 = Красная 9
    .acc = красную 9
    .rule = { -number }
face-red_plus2 = Красная +2
    .acc = красную +2
    .rule = { -plus2 }
face-red_skip = Красный пропуск
    .acc = красный пропуск
    .rule = { -skip }
face-red_reverse = Красный разворот
    .acc = красный разворот
    .rule = { -reverse }
face-red_plus20 = Красная +20
    .acc = красную +20
    .rule = { -plus20 }
face-red_swap = Красный обмен
    .acc = красный обмен
    .rule = { -swap }
face-red_pickswap = Красный обмен на выбор
    .acc = красный обмен на выбор
    .rule = { -pickswap }
face-red_nope = Красный отказ
    .acc = красный отказ
    .rule = { -nope }
face-red_rotate = Красная передача
    .acc = красную передачу
    .rule = { -rotate }
face-red_steal = Красная кража
    .acc = красную кражу
    .rule = { -steal }
face-blue_0 = Синяя 0
    .acc = синюю 0
    .rule = { -number }
face-blue_1 = Синяя 1
    .acc = синюю 1
    .rule = { -number }
face-blue_2 = Синяя 2
    .acc = синюю 2
    .rule = { -number }
face-blue_3 = Синяя 3
    .acc = синюю 3
    .rule = { -number }
face-blue_4 = Синяя 4
    .acc = синюю 4
    .rule = { -number }
face-blue_5 = Синяя 5
    .acc = синюю 5
    .rule = { -number }
face-blue_6 = Синяя 6
    .acc = синюю 6
    .rule = { -number }
face-blue_7 = Синяя 7
    .acc = синюю 7
    .rule = { -number }
face-blue_9 = Синяя 9
    .acc = синюю 9
    .rule = { -number }
face-blue_plus2 = Синяя +2
    .acc = синюю +2
    .rule = { -plus2 }
face-blue_skip = Синий пропуск
    .acc = синий пропуск
    .rule = { -skip }
face-blue_reverse = Синий разворот
    .acc = синий разворот
    .rule = { -reverse }
face-blue_plus20 = Синяя +20
    .acc = синюю +20
    .rule = { -plus20 }
face-blue_swap = Синий обмен
    .acc = синий обмен
    .rule = { -swap }
face-blue_pickswap = Синий обмен на выбор
    .acc = синий обмен на выбор
    .rule = { -pickswap }
face-blue_nope = Синий отказ
    .acc = синий отказ
    .rule = { -nope }
face-blue_rotate = Синяя передача
    .acc = синюю передачу
    .rule = { -rotate }
face-blue_steal = Синяя кража
    .acc = синюю кражу
    .rule = { -steal }
face-green_0 = Зелёная 0
    .acc = зелёную 0
    .rule = { -number }
face-green_1 = Зелёная 1
    .acc = зелёную 1
    .rule = { -number }
face-green_2 = Зелёная 2
    .acc = зелёную 2
    .rule = { -number }
face-green_3 = Зелёная 3
    .acc = зелёную 3
    .rule = { -number }
face-green_4 = Зелёная 4
    .acc = зелёную 4
    .rule = { -number }
face-green_5 = Зелёная 5
    .acc = зелёную 5
    .rule = { -number }
face-green_6 = Зелёная 6
    .acc = зелёную 6
    .rule = { -number }
face-green_7 = Зелёная 7
    .acc = зелёную 7
    .rule = { -number }
face-green_9 = Зелёная 9
    .acc = зелёную 9
    .rule = { -number }
face-green_plus2 = Зелёная +2
    .acc = зелёную +2
    .rule = { -plus2 }
face-green_skip = Зелёный пропуск
    .acc = зелёный пропуск
    .rule = { -skip }
face-green_reverse = Зелёный разворот
    .acc = зелёный разворот
    .rule = { -reverse }
face-green_plus20 = Зелёная +20
    .acc = зелёную +20
    .rule = { -plus20 }
face-green_swap = Зелёный обмен
    .acc = зелёный обмен
    .rule = { -swap }
face-green_pickswap = Зелёный обмен на выбор
    .acc = зелёный обмен на выбор
    .rule = { -pickswap }
face-green_nope = Зелёный отказ
    .acc = зелёный отказ
    .rule = { -nope }
face-green_rotate = Зелёная передача
    .acc = зелёную передачу
    .rule = { -rotate }
face-green_steal = Зелёная кража
    .acc = зелёную кражу
    .rule = { -steal }
face-yellow_0 = Жёлтая 0
    .acc = жёлтую 0
    .rule = { -number }
face-yellow_1 = Жёлтая 1
    .acc = жёлтую 1
    .rule = { -number }
face-yellow_2 = Жёлтая 2
    .acc = жёлтую 2
    .rule = { -number }
face-yellow_3 = Жёлтая 3
    .acc = жёлтую 3
    .rule = { -number }
face-yellow_4 = Жёлтая 4
    .acc = жёлтую 4
    .rule = { -number }
face-yellow_5 = Жёлтая 5
    .acc = жёлтую 5
    .rule = { -number }
face-yellow_6 = Жёлтая 6
    .acc = жёлтую 6
    .rule = { -number }
face-yellow_7 = Жёлтая 7
    .acc = жёлтую 7
    .rule = { -number }
face-yellow_9 = Жёлтая 9
    .acc = жёлтую 9
    .rule = { -number }
face-yellow_plus2 = Жёлтая +2
    .acc = жёлтую +2
    .rule = { -plus2 }
face-yellow_skip = Жёлтый пропуск
    .acc = жёлтый пропуск
    .rule = { -skip }
face-yellow_reverse = Жёлтый разворот
    .acc = жёлтый разворот
    .rule = { -reverse }
face-yellow_plus20 = Жёлтая +20
    .acc = жёлтую +20
    .rule = { -plus20 }
face-yellow_swap = Жёлтый обмен
    .acc = жёлтый обмен
    .rule = { -swap }
face-yellow_pickswap = Жёлтый обмен на выбор
    .acc = жёлтый обмен на выбор
    .rule = { -pickswap }
face-yellow_nope = Жёлтый отказ
    .acc = жёлтый отказ
    .rule = { -nope }
face-yellow_rotate = Жёлтая передача
    .acc = жёлтую передачу
    .rule = { -rotate }
face-yellow_steal = Жёлтая кража
    .acc = жёлтую кражу
    .rule = { -steal }
zone-deck = Колода
zone-pile = Стопка
zone-hand = Рука
zone-drawn = Только что взята
field-colour = Цвет в игре
field-direction = Направление игры
field-pending = Карт взять
field-reverses = Разворотов подряд
name-colour-none = нет
name-colour-red = красный
name-colour-blue = синий
name-colour-green = зелёный
name-colour-yellow = жёлтый
name-direction-clockwise = по часовой стрелке
name-direction-counterclockwise = против часовой стрелки

event-cards_dealt = { $seat } получает { FORM($cards, "acc") }.
event-pile_opened = Стопка начинается: { $face }; цвет — { $colour }.
event-turn_started = Ходит { $seat }.
event-card_played = { $seat } играет { FORM($face, "acc") }.
event-colour_called = { $seat } заказывает { $colour }.
event-draws_raised = { $number ->
        [one] Нужно взять { $number } карту.
        [few] Нужно взять { $number } карты.
       *[many] Нужно взять { $number } карт.
    }
event-draws_cancelled = { $seat } отказывается: никто не берёт.
event-nothing_cancelled = Брать нечего; отказ не действует.
event-direction_reversed = Теперь играют { $direction }.
event-players_skipped = { $number ->
        [one] { $number } игрок пропускает ход.
        [few] { $number } игрока пропускают ход.
       *[many] { $number } игроков пропускают ход.
    }
event-hands_swapped = { $seat } и { $target } обмениваются всеми картами.
event-hands_rotated = Все карты с рук переходят к следующему игроку.
event-card_stolen = { $seat } крадёт { FORM($card, "acc") }; отдаёт { $target }.
event-card_drawn = { $seat } берёт { FORM($card, "acc") }.
event-cards_drawn = { $seat } вынужденно берёт { FORM($cards, "acc") }.
event-card_offered = { $seat } берёт { FORM($card, "acc") } и может её сыграть.
event-card_kept = { $seat } оставляет { FORM($card, "acc") }.
event-hand_returned = { $seat } теряет все карты.
event-hand_emptied = { $seat } избавляется от последней карты.
event-left_alone = Остаётся только { $seat }.
event-turns_ran_out = { $number ->
        [one] После { $number } хода побеждает тот, у кого меньше карт.
       *[other] После { $number } ходов побеждает тот, у кого меньше карт.
    }

form-draw = Взять карту
form-keep = Оставить взятую карту
form-play = Сыграть{ $card ->
        [none] {""} карту
       *[other] {""} { FORM($card, "acc") }
    }{ $target ->
        [none] {""}
       *[other] {""}; обмен картами: { $target }
    }
form-play_wild = Сыграть { $card ->
        [none] джокер
       *[other] { FORM($card, "acc") }
    }{ $colour ->
        [none] {""}
       *[other] {""}, заказать { $colour }
    }{ $target ->
        [none] {""}
       *[other] {""}; обмен картами: { $target }
    }
prompt-card = Какую карту вы играете?
prompt-colour = Какой цвет вы заказываете?
prompt-target = С кем вы обмениваетесь картами?

option-players = Игроки
option-players-3-6 = от трёх до шести
option-players-2-10 = от двух до десяти
option-weights = Карты
option-weights-basic = только числа и джокеры 8
option-weights-spec = с плюсами, пропусками и разворотами
option-weights-chaos = все карты
option-stacking = Ответ плюсом на плюс
option-stacking-off = нельзя
option-stacking-any = любой плюс на любой
option-stacking-at_least = только не меньший плюс
option-reverse_limit = Разворотов подряд, 0 — сколько угодно
option-skipped = Сколько игроков пропускают ход
option-hand_size = Карт в начальной руке
option-play_drawn = Взятую карту можно сразу сыграть
option-must_play = Брать, только если сыграть нечего
option-swap_anyone = Обмен тоже с любым игроком
option-turn_limit = Ходов, после которых побеждает меньше карт, 0 — без предела

turn = **Ход.** Сыграйте карту на стопку или возьмите одну.{ $must_play ->
        [yes] {""} Брать можно, только если ни одна ваша карта не подходит.
       *[no] {""}
    } { $play_drawn ->
        [yes] { $must_play ->
            [yes] Если взятая карта подходит, её нужно сразу сыграть; затем ваш ход окончен.
           *[no] Если взятая карта подходит, её можно сразу сыграть; затем ваш ход окончен.
        }
       *[no] В любом случае ваш ход окончен.
    }

    {"**"}Что подходит.** Карта цвета, который в игре, или с числом либо знаком верхней карты стопки. Джокеры подходят всегда; кто сыграл джокер, заказывает цвет.

rules-basic = - Числа от 0 до 7 и 9 ({ $share_number } %): без действия.
    - Джокер 8 ({ $share_wild } %): другого действия нет.
rules-spec = - +2 ({ $share_plus2 } %): взять на две карты больше.
    - Джокер +4 ({ $share_plus4 } %): взять на четыре карты больше.
    - Джокер +20 ({ $share_plus20 } %): взять на двадцать карт больше.
    - Пропуск ({ $share_skip } %): { $skipped ->
        [1] следующий игрок пропускает ход.
       *[other] два следующих игрока пропускают ход; если вас меньше четырёх, снова ходите вы.
    }
    - Разворот ({ $share_reverse } %): играют в другую сторону; вдвоём ход просто переходит.{ $reverse_limit ->
        [0] {""}
       *[other] {""} Предел подряд — { $reverse_limit }, затем нужна другая карта.
    }
rules-chaos = - Цветная +20 ({ $share_coloured_plus20 } %): взять на двадцать карт больше, но она должна подходить.
    - Обмен ({ $share_swap } %): { $swap_anyone ->
        [yes] вы обмениваетесь картами с любым игроком.
       *[no] вы обмениваетесь картами со следующим игроком.
    }
    - Обмен на выбор, в том числе джокер ({ $share_pickswap } % и { $share_wildpickswap } %): вы обмениваетесь картами с любым игроком.
    - Отказ ({ $share_nope } %): сыгран на плюс — никто не берёт; иначе не действует.
    - Передача ({ $share_rotate } %): все карты с рук переходят к следующему игроку по направлению игры.
    - Кража ({ $share_steal } %): вы берёте случайную карту у следующего игрока; её видите только вы двое.
rules-plus = **Плюсы.** Следующий игрок должен взять карты{ $stacking ->
        [off] {""}
        [any] {""} или играет любой плюс: числа складываются, и отвечает уже следующий за ним
       *[at_least] {""} или играет плюс не меньше того, что на стопке: числа складываются, и отвечает уже следующий за ним
    }.{ $weights ->
        [chaos] {""} После отказа никто не берёт.
       *[other] {""}
    }{ $must_answer ->
        [yes] {""} Кто может так ответить, обязан.
       *[no] {""}
    } Кто берёт, берёт все карты сразу, и его ход окончен.{ $play_drawn ->
        [yes] {""} Ни одну из них нельзя сразу сыграть.
       *[no] {""}
    }

rules = Избавьтесь от карт первым. Для { $fewest }–{ $most } игроков.

    {"**"}Подготовка.** Карт в начальной руке: { $hand_size }. Стопка начинается с числа или с джокера 8, цвет которого выбирает жребий. Начинает первое место, играют по часовой стрелке.

    { turn }

    {"**"}Карты.** Колода бесконечна: каждую карту выбирает жребий, что бы ни брали раньше. Все четыре цвета равновероятны, числа тоже. Вероятность и действие каждого вида карт:

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

    {"**"}Конец.** После каждой карты и её действия побеждает игрок с пустой рукой; если их несколько — первый по порядку мест начиная с того, кто сыграл. { $weights ->
        [chaos] Обмен последней картой оставляет без карт другого.{" "}
       *[other] {""}
    }{ $turn_limit ->
        [0] Число ходов не ограничено.
       *[other] Предел ходов — { $turn_limit }: затем побеждает тот, у кого меньше карт; при равенстве победа общая.
    }

    {"**"}Уход.** Карты ушедшего игрока выходят из игры, а то, что он должен был взять, остаётся следующему. Побеждает последний оставшийся.

skin-cards = { $count ->
        [1] карта!
        [one] карта
        [few] карты
       *[many] карт
    }
skin-direction = Играют { $direction }.
skin-pending = Взять +{ $count } или ответить
skin-pile = На стопке: { $card }
skin-misfit = { $pending ->
        [0] { $card } не подходит: на стопке { $top }, цвет в игре — { $colour }.
       *[other] { $card } не подходит: на стопке { $top }, цвет в игре — { $colour }, и нужно брать карты.
    }

# Памятные моменты

highlight-stack = { $number ->
        [one] { $seat } берёт сразу { $number } карту.
        [few] { $seat } берёт сразу { $number } карты.
       *[many] { $seat } берёт сразу { $number } карт.
    }
    .title = Самая большая стопка
highlight-refusal = { $number ->
        [one] { $seat } отказывается брать { $number } карту.
        [few] { $seat } отказывается брать { $number } карты.
       *[many] { $seat } отказывается брать { $number } карт.
    }
    .title = Лучший отказ
highlight-trade = { $seat }: было карт { $gave }, стало { $got }; забирает { $target }.
    .title = Лучший обмен
