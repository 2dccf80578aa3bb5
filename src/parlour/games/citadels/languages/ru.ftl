title = Цитадели
summary = Каждый раунд тайно выбирайте персонажа и с его помощью стройте лучший город.

-noble = Дворянский квартал.
-religious = Церковный квартал.
-trade = Торговый квартал.
-military = Военный квартал.
face-assassin = Ассасин
    .acc = Ассасина
    .rule = Назовите персонажа: он пропускает ход.
face-thief = Вор
    .acc = Вора
    .rule = Назовите персонажа: когда его вызовут, его золото ваше.
face-magician = Чародей
    .acc = Чародея
    .rule = Обменяйтесь картами с игроком или сбросьте карты и возьмите столько же.
face-king = Король
    .acc = Короля
    .rule = Вы получаете корону. Доход от жёлтых кварталов.
face-bishop = Епископ
    .acc = Епископа
    .rule = Кондотьер не может тронуть ваш город. Доход от синих кварталов.
face-merchant = Купец
    .acc = Купца
    .rule = Вы получаете 1 золотой. Доход от зелёных кварталов.
face-architect = Зодчий
    .acc = Зодчего
    .rule = Вы берёте 2 карты и можете построить 3 квартала.
face-warlord = Кондотьер
    .acc = Кондотьера
    .rule = Разрушьте квартал за его цену без 1. Доход от красных кварталов.
face-manor = Поместье
    .rule = { -noble }
face-castle = Замок
    .rule = { -noble }
face-palace = Дворец
    .rule = { -noble }
face-temple = Храм
    .rule = { -religious }
face-church = Церковь
    .rule = { -religious }
face-monastery = Монастырь
    .rule = { -religious }
face-cathedral = Собор
    .rule = { -religious }
face-tavern = Таверна
    .acc = Таверну
    .rule = { -trade }
face-trading_post = Лавка
    .acc = Лавку
    .rule = { -trade }
face-market = Рынок
    .rule = { -trade }
face-docks = Доки
    .rule = { -trade }
face-harbor = Гавань
    .rule = { -trade }
face-town_hall = Ратуша
    .acc = Ратушу
    .rule = { -trade }
face-watchtower = Дозорная башня
    .acc = Дозорную башню
    .rule = { -military }
face-prison = Тюрьма
    .acc = Тюрьму
    .rule = { -military }
face-battlefield = Поле битвы
    .rule = { -military }
face-fortress = Крепость
    .rule = { -military }
face-haunted_city = Город призраков
    .rule = Можно построить дважды или, по домашнему правилу, в конце заменяет недостающий цвет.
face-keep = Донжон
    .rule = Его нельзя разрушить.
face-laboratory = Лаборатория
    .acc = Лабораторию
    .rule = Раз за ход: сбросьте карту за 1 золотой.
face-smithy = Кузница
    .acc = Кузницу
    .rule = Раз за ход: заплатите 2 золотых и возьмите 3 карты.
face-observatory = Обсерватория
    .acc = Обсерваторию
    .rule = Берите на выбор 3 карты вместо 2.
face-graveyard = Кладбище
    .rule = Заплатите 1 золотой и возьмите в руку разрушенный квартал.
face-school_of_magic = Школа магии
    .acc = Школу магии
    .rule = Для дохода и, по домашнему правилу, в конце считается любым цветом.
face-library = Библиотека
    .acc = Библиотеку
    .rule = Оставляйте все взятые карты.
face-university = Университет
    .rule = Приносит 8 очков.
face-dragon_gate = Врата дракона
    .rule = Приносят 8 очков.
face-great_wall = Великая стена
    .acc = Великую стену
    .rule = Кондотьер платит за другие ваши кварталы на 1 больше.
face-imperial_treasury = Имперская казна
    .acc = Имперскую казну
    .rule = В конце 1 очко за каждый ваш золотой.
face-map_room = Зал карт
    .rule = В конце 1 очко за каждую карту в руке.

zone-deck = Колода
zone-cast = Персонажи
zone-pack = На выбор
zone-face_up = Вне раунда
zone-face_down = Отложены
zone-drawn = Взяты
zone-ruins = Руины
zone-hand = Рука
zone-city = Город
zone-characters = Скрытый персонаж
zone-revealed = Персонаж
field-round = Раунд
field-crown = Корона
field-gold = Золото
field-calling = Вызван
field-murdered = Убит
field-robbed = Ограблен
field-finisher = Первый завершил
name-colour-none = нет
name-colour-noble = дворянских
name-colour-religious = церковных
name-colour-trade = торговых
name-colour-military = военных
name-colour-special = особых
name-part-districts = кварталы
name-part-five_colours = пять цветов
name-part-first_to_finish = первый завершённый город
name-part-finished_city = завершённый город
name-part-purple_districts = фиолетовые кварталы
name-answer-no = нет
name-answer-yes = да

event-seated = { $seat } получает корону.
event-round_started = Начинается раунд { $number }.
event-character_opened = Вне этого раунда: { $card }.
event-character_returned = { $card } возвращается к персонажам.
event-character_covered = Один персонаж отложен в закрытую.
event-face_down_offered = Последний игрок может выбрать и отложенного персонажа.
event-character_picked = { $seat } выбирает персонажа.
event-character_discarded = { $seat } откладывает персонажа.
event-draft_done = Остальные отложены.
event-character_called = Вызывают { FORM($face, "acc") }.
event-absence_shown = Персонажа нет ни у кого: { $card }.
event-nobody_answered = Никто не отвечает.
event-murder_revealed = { $seat } — { $card }, жертва убийства.
event-turn_started = { $seat } — { $card }.
event-crown_passed = { $seat } получает корону.
event-round_ended = Раунд { $number } окончен.
event-gold_taken = { $number ->
        [one] { $seat } берёт { $number } золотой.
       *[other] { $seat } берёт { $number } золотых.
    }
event-gold_collected = { $number ->
        [one] { $seat } получает { $number } золотой от { $colour } кварталов.
       *[other] { $seat } получает { $number } золотых от { $colour } кварталов.
    }
event-gold_gained = { $number ->
        [one] { $seat } получает { $number } золотой.
       *[other] { $seat } получает { $number } золотых.
    }
event-gold_paid = { $number ->
        [one] { $seat } платит { $number } золотой.
       *[other] { $seat } платит { $number } золотых.
    }
event-gold_stolen = { $number ->
        [one] { $seat } забирает { $number } золотой; теряет { $target }.
       *[other] { $seat } забирает { $number } золотых; теряет { $target }.
    }
event-cards_dealt = { $seat } получает { FORM($cards, "acc") }.
event-cards_drawn = { $seat } берёт на выбор { FORM($cards, "acc") }.
event-cards_kept = { $seat } берёт { FORM($cards, "acc") }.
event-card_kept = { $seat } оставляет { FORM($card, "acc") }.
event-drawn_returned = Остальное идёт под колоду.
event-card_discarded = { $seat } сбрасывает { FORM($card, "acc") }.
event-district_built = { $number ->
        [one] { $seat } строит { FORM($card, "acc") } за { $number } золотой.
       *[other] { $seat } строит { FORM($card, "acc") } за { $number } золотых.
    }
event-city_finished = { $seat } завершает город: это последний раунд.
event-district_used = { $seat } использует { FORM($face, "acc") }.
event-murder_declared = { $seat } убивает { FORM($face, "acc") }; его ход пропадает.
event-theft_declared = { $seat } ограбит при вызове { FORM($face, "acc") }.
event-hands_swapped = { $seat } и { $target } обмениваются всеми картами.
event-district_destroyed = { $seat } разрушает { FORM($card, "acc") }; город: { $target }.
event-rescue_offered = { $seat } может спасти { FORM($card, "acc") } с помощью Кладбища.
event-district_rescued = { $seat } возвращает { FORM($card, "acc") } в руку.
event-rescue_declined = { $seat } оставляет { FORM($card, "acc") } в руинах.
event-ruin_buried = { $card }: под колоду.
event-retired = { $seat } возвращает золото, карты и город.
event-districts_ran_out = Кварталов слишком мало, чтобы завершить город.
event-points_counted = { $number ->
        [one] { $seat } получает { $number } очко за { $part }.
        [few] { $seat } получает { $number } очка за { $part }.
       *[many] { $seat } получает { $number } очков за { $part }.
    }

form-draft_pick = Выбрать персонажа{ $character ->
        [none] {""}
       *[other] {""}: { $character }
    }
form-draft_discard = Отложить персонажа{ $character ->
        [none] {""}
       *[other] {""}: { $character }
    }
form-take_gold = Взять 2 золотых
form-draw_cards = Взять карты
form-collect_gold = Собрать доход кварталов
form-keep_card = Оставить{ $district ->
        [none] {""}
       *[other] {""} { FORM($district, "acc") }
    }
form-build = Построить{ $district ->
        [none] {""}
       *[other] {""} { FORM($district, "acc") }
    }
form-graveyard_respond = Заплатить 1 золотой за разрушенный квартал{ $answer ->
        [none] {""}
       *[other] {""}: { $answer }
    }
form-lab_discard = Лаборатория: сбросить{ $district ->
        [none] {""}
       *[other] {""} { FORM($district, "acc") }
    } за 1 золотой
form-smithy_draw = Кузница: заплатить 2 золотых, взять 3 карты
form-murder = Убить{ $character ->
        [none] {""}
       *[other] {""} { FORM($character, "acc") }
    }
form-rob = Ограбить{ $character ->
        [none] {""}
       *[other] {""} { FORM($character, "acc") }
    }
form-swap_hands = Обменяться картами{ $target ->
        [none] {""}
       *[other] {""}: { $target }
    }
form-discard = Обменять{ $district ->
        [none] {""}
       *[other] {""} { FORM($district, "acc") }
    } на новую карту
form-discard_done = Взять новые карты
form-destroy = Разрушить{ $district ->
        [none] {""}
       *[other] {""} { FORM($district, "acc") }
    }{ $target ->
        [none] {""}
       *[other] {""} ({ $target })
    }
form-end_turn = Закончить ход
prompt-character = Какой персонаж?
prompt-district = Какой квартал?
prompt-answer = Берёте его?
prompt-target = Какой игрок?

option-deck = Колода
option-deck-spec = 62 карты
option-deck-official = 66 карт, с Великой стеной
option-extra_purples = Добавить Имперскую казну и Зал карт
option-random_order = Рассадить игроков случайно
option-city_size = Сколько кварталов завершают город
option-city_size-by_players = 8 при двух или трёх игроках, иначе 7
option-starting_gold = Золото в начале
option-starting_cards = Карты в начале
option-build_limit = Сколько кварталов можно строить за ход (Зодчий: на два больше)
option-king_face_up = Король может лежать в открытую
option-seventh_takes_face_down = Седьмой игрок может взять отложенного персонажа
option-two_player_draft = Выбор при двух игроках
option-two_player_draft-alternating = по очереди
option-two_player_draft-discarding = по очереди, двух отложить
option-murdered_king_crowned = Убитый Король получает корону после раунда
option-murder_revealed = Жертва убийства открывается
option-murder_revealed-at_call = при вызове
option-murder_revealed-at_round_end = в конце раунда
option-income = Доход от кварталов
option-income-at_call = при вызове персонажа
option-income-any_time = в любой момент хода
option-haunted_city = Город призраков
option-haunted_city-repeatable = можно построить дважды
option-haunted_city-any_colour = недостающий цвет, если построен не в последнем раунде
option-school_of_magic = Школа магии
option-school_of_magic-income_and_colours = любой цвет для дохода и в конце
option-school_of_magic-income = любой цвет только для дохода
option-graveyard = Кладбище возвращает
option-graveyard-own = кварталы своего владельца
option-graveyard-any = любой разрушенный квартал
option-warlord_own_city = Кондотьер может разрушать свои кварталы
option-destroyed = Разрушенный квартал
option-destroyed-out_of_game = выходит из игры
option-destroyed-deck_bottom = идёт под колоду
option-tie = При равенстве побеждает
option-tie-gold = больше золота, иначе победа общая
option-tie-rank = старший персонаж последнего раунда
part-districts = Кварталы
part-five_colours = Цвета
part-first_to_finish = Первый
part-finished_city = Город
part-purple_districts = Лиловые

turn = **Ход.**

    1. Вы обязаны либо взять 2 золотых, либо взять 2 квартала и оставить себе один; другой идёт под колоду. Если колода пуста, вы получаете то, что осталось.
    2. После этого можно построить с руки не больше { $build_limit ->
        [one] { $build_limit } квартала
       *[other] { $build_limit } кварталов
    }, заплатив цену. Двух одинаковых кварталов в городе не бывает.
    3. Один раз, в любой момент своего хода, можно применить способность персонажа, а также каждый свой квартал, который действует раз за ход.
    4. { $income ->
        [any_time] Один раз за ход можно собрать доход цвета своего персонажа: 1 золотой за каждый квартал этого цвета в вашем городе, в том числе только что построенный.
       *[at_call] При вызове вы получаете 1 золотой за каждый квартал своего города, который того же цвета, что и ваш персонаж.
    }

rules-box = **В коробке** 8 персонажей, по одной карте, и кварталы: { $cards }. Рядом с кварталом указана цена, а если таких карт несколько, то и их число.

    - Жёлтые, дворянские (12): Поместье 3 (5×), Замок 4 (4×), Дворец 5 (3×).
    - Синие, церковные (11): Храм 1 (3×), Церковь 2 (3×), Монастырь 3 (3×), Собор 5 (2×).
    - Зелёные, торговые { $deck ->
        [official] (20): Таверна 1 (5×), Лавка 2 (3×), Рынок 2 (4×), Доки 3 (3×), Гавань 4 (3×), Ратуша 5 (2×).
       *[spec] (17): Таверна 1 (5×), Лавка 2 (3×), Рынок 2 (3×), Доки 3 (3×), Гавань 4 (2×), Ратуша 5.
    }
    - Красные, военные (11): Дозорная башня 1 (3×), Тюрьма 2 (3×), Поле битвы 3 (3×), Крепость 5 (2×).
    - Фиолетовые ({ $purples }): { $deck ->
        [official] Город призраков 2, Донжон 3 (2×), Лаборатория 5, Кузница 5, Обсерватория 5, Кладбище 5, Школа магии 6, Библиотека 6, Университет 6, Врата дракона 6, Великая стена 6
       *[spec] Город призраков 2, Донжон 3, Лаборатория 5 (2×), Кузница 5, Обсерватория 5, Кладбище 5, Школа магии 6, Библиотека 6, Университет 6, Врата дракона 6
    }{ $extra_purples ->
        [yes] {""}, Имперская казна 5, Зал карт 5.
       *[no] .
    }

    {"**"}Подготовка.** { $random_order ->
        [yes] Места за столом распределяет жребий. Каждый получает
       *[no] Каждый получает
    } { $starting_gold ->
        [one] { $starting_gold } золотой
       *[other] { $starting_gold } золотых
    } и { $starting_cards ->
        [one] { $starting_cards } карту квартала
        [few] { $starting_cards } карты кварталов
       *[many] { $starting_cards } карт кварталов
    }. Первый игрок получает корону.

rules-round = **Раунд** начинается с выбора персонажей. Их перемешивают, и один откладывают в закрытую. Ещё несколько кладут в открытую: при четырёх игроках 2, при пяти 1. { $king_face_up ->
        [yes] {""}
       *[no] Король никогда не лежит в открытую: его место занимает другая карта, а его замешивают обратно.{" "}
    }По кругу, начиная с владельца короны, каждый смотрит оставшихся персонажей, тайно берёт одного и передаёт остальных дальше; что осталось в конце, откладывают в закрытую. { $seventh_takes_face_down ->
        [yes] При семи игроках последний может вместо этого взять карту, отложенную в закрытую.{" "}
       *[no] {""}
    }При трёх игроках персонажи идут по кругу дважды, и у каждого их двое. { $two_player_draft ->
        [alternating] При двух игроках персонажей берут по очереди, пока у каждого не будет двух.
       *[discarding] При двух игроках первый берёт одного; второй берёт одного и откладывает одного в закрытую; первый делает то же; второй берёт одного из двух последних.
    }

    Затем персонажей вызывают по порядку номеров. Тот, у кого вызванный персонаж, открывает его и делает ход. Если его нет ни у кого, его показывают среди отложенных.

rules-characters = **Персонажи**, в порядке вызова:

    - 1 Ассасин: назовите другого персонажа. Его ход пропадает. { $murder_revealed ->
        [at_round_end] На вызов никто не отвечает; кто это был, открывается в конце раунда.
       *[at_call] Кто это был, открывается при вызове.
    }
    - 2 Вор: назовите персонажа, который идёт позже и не убит. При вызове всё его золото ваше, ещё до любого дохода. Если его нет ни у кого, ничего не происходит.
    - 3 Чародей: обменяйтесь всеми картами с другим игроком или положите любые карты под колоду и возьмите столько же. Карт может не быть ни у вас, ни у другого.
    - 4 Король (жёлтый): при вызове вы получаете корону, а с ней право первого выбора со следующего раунда. { $murdered_king_crowned ->
        [yes] Убитый Король получает её в конце раунда.
       *[no] Убитый Король её не получает.
    }
    - 5 Епископ (синий): Кондотьер не может тронуть ваш город в этом раунде, если только Епископ не убит.
    - 6 Купец (зелёный): при вызове вы получаете ещё 1 золотой.
    - 7 Зодчий: при вызове вы берёте 2 карты; построить можно кварталов: до { $most_builds }.
    - 8 Кондотьер (красный): разрушьте квартал { $warlord_own_city ->
        [yes] в любом городе, в том числе в своём,
       *[no] в городе другого игрока
    } на 1 золотой дешевле его цены, но никогда не в завершённом городе. { $destroyed ->
        [deck_bottom] Разрушенное идёт под колоду.
       *[out_of_game] Разрушенное выходит из игры.
    }

rules-purples = **Фиолетовые кварталы:**

    - Город призраков: { $haunted_city ->
        [repeatable] в городе их может быть два.
       *[any_colour] в конце он заменяет цвет, которого нет в вашем городе, если построен не в последнем раунде.
    }
    - Донжон: Кондотьер не может его разрушить.
    - Лаборатория: раз за ход положите карту с руки под колоду и получите 1 золотой.
    - Кузница: раз за ход заплатите 2 золотых и возьмите 3 карты.
    - Обсерватория: вы берёте на выбор 3 карты вместо 2 и оставляете одну; с Библиотекой все 3.
    - Кладбище: когда Кондотьер разрушает { $graveyard ->
        [any] квартал
       *[own] один из ваших кварталов
    }, вы можете заплатить 1 золотой и взять его в руку, если Кондотьер не вы сами. Само себя оно спасти не может.
    - Школа магии: она приносит доход любому персонажу, у которого есть цвет{ $school_of_magic ->
        [income_and_colours] {""}, а в конце заменяет цвет, которого нет в вашем городе.
       *[income] .
    }
    - Библиотека: вы оставляете все карты, которые берёте вместо золота.
    - Университет: на 2 очка больше цены.
    - Врата дракона: на 2 очка больше цены.{ $deck ->
        [official] {""}
            - Великая стена: остальные ваши кварталы обходятся Кондотьеру на 1 золотой дороже, то есть в полную цену.
       *[spec] {""}
    }{ $extra_purples ->
        [yes] {""}
            - Имперская казна: в конце 1 очко за каждый ваш золотой.
            - Зал карт: в конце 1 очко за каждую карту в вашей руке.
       *[no] {""}
    }

rules-end = **Конец.** { $same ->
        [yes] Город завершён, когда кварталов в нём { $few }.
       *[no] Город завершён, когда кварталов в нём { $few }, а при четырёх и более игроках { $many }.
    } Раунд, в котором это случилось, доигрывают до конца. Игра кончается и после раунда, когда разных кварталов осталось слишком мало, чтобы кто-то мог завершить город.

    {"**"}Очки.** Цена каждого квартала в вашем городе; 3 за все пять цветов; 4 за первый завершённый город и 2 за каждый следующий; и то, что добавляют фиолетовые кварталы. Побеждает тот, у кого больше очков. { $tie ->
        [gold] При равенстве побеждает тот, у кого больше золота; если и его поровну, победа общая.
       *[rank] При равенстве побеждает старший персонаж последнего раунда.
    }

    {"**"}Выход.** Тот, кто выходит из игры, возвращает золото, карты и город; карты идут, перемешанные, под колоду. За его персонажей никто не отвечает, корона переходит к следующему игроку, и победить он уже не может. Если его город был завершён, раунд всё равно последний. Тот, кто остался один, побеждает.

rules = Постройте лучший город. В каждом раунде вы кто-то другой, и до вашего хода никто не знает кто. Для 2–7 игроков.

    { rules-box }

    { rules-round }

    { turn }

    { rules-characters }

    { rules-purples }

    { rules-end }

skin-held = { $count ->
        [one] { $count } карта в руке
        [few] { $count } карты в руке
       *[many] { $count } карт в руке
    }
skin-out = вне раунда
skin-call = Вызов
skin-district = { $card }, цена { $cost }
skin-no-district = пока без кварталов
skin-goal = Для завершения города нужно кварталов: { $count }
skin-goal-short = Цель
skin-draft = { $left ->
        [0] Раунд { $round }: выбор
       *[other] Раунд { $round }: выбор, осталось персонажей: { $left }
    }
skin-called = Раунд { $round }: вызывают { FORM($card, "acc") }
skin-round = Раунд { $round }
skin-who = Кем вы будете в этом раунде?
skin-aside = Отложите одного из этих персонажей.
skin-keep = Оставьте одну; остальное идёт под колоду.
skin-exchange = Коснитесь ещё одной карты, чтобы обменять её, или:
skin-rescue = { $card }: разрушено. Заплатить 1 золотой и взять в руку?
skin-you-are = { $next ->
        [act] Вы — { $card }. Золото или карты?
        [build] Вы — { $card }. Коснитесь квартала, чтобы построить его, или:
       *[end] Вы — { $card }. Что дальше?
    }
skin-act-first = Сначала возьмите золото или карты, потом можно строить ({ $card }).
skin-too-dear = { $card }: цена { $cost }, а у вас золота { $gold }.

# Памятные моменты

highlight-robbery = { $seat } забирает { $number } зол.; теряет { $target }.
    .title = Самое крупное ограбление
highlight-ruin = { $seat } разрушает { FORM($face, "acc") }; город: { $target }.
    .title = Самая большая руина
highlight-murder = { $seat } убивает { FORM($face, "acc") }, и это { $target }.
    .title = Самое жестокое убийство
highlight-building = { $seat } строит { FORM($face, "acc") } за { $number } зол.
    .title = Самая гордая постройка
