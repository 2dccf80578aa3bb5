# Слова, общие для всех игр. `.acc` — винительный падеж, `.gen` — родительный, `.ins` — творительный.

card-unknown = карта
    .acc = карту
    .gen = карты
    .ins = картой
cards-unknown = { $count ->
        [1] карта
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
    .acc = { $count ->
        [1] карту
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }
    .gen = { $count ->
        [1] карты
        [one] { $count } карты
       *[other] { $count } карт
    }
    .ins = { $count ->
        [1] картой
        [one] { $count } картой
       *[other] { $count } картами
    }
no-card = ни одной карты
card-number = карта { $number }
    .acc = карту { $number }
    .gen = карты { $number }
    .ins = картой { $number }
seat = { $name }
nobody = никто
yes = да
no = нет

event-chose = Выбор сделан.
event-pick_taken_back = Вы отменяете свой выбор.
event-resigned = { $seat } выходит из игры.
event-ended = { $winners_count ->
        [0] Победителя нет.
        [1] Побеждает { $winners }.
       *[other] Побеждают { $winners }.
    }
answered = { $seat } отвечает: «{ $answer }».
begun = Игра начинается.
undone = Последний ход отменён.

ask-action = Что вы делаете?
ask-field = Выберите.
ask-only = У вас один вариант:
done = Это всё

# Памятные моменты

highlight-comeback = { $number ->
        [one] { $seat } отстаёт на { $number } очко и всё же побеждает.
        [few] { $seat } отстаёт на { $number } очка и всё же побеждает.
       *[many] { $seat } отстаёт на { $number } очков и всё же побеждает.
    }
    .title = Лучший камбэк
highlight-full_hand = { $number ->
        [one] { $seat } держит сразу { $number } карту.
        [few] { $seat } держит сразу { $number } карты.
       *[many] { $seat } держит сразу { $number } карт.
    }
    .title = Самая полная рука
highlight-long_turn = { $number ->
        [one] { $seat }: за один ход { $number } событие.
        [few] { $seat }: за один ход { $number } события.
       *[many] { $seat }: за один ход { $number } событий.
    }
    .title = Самый бурный ход
