# Тексты страниц.

refusal-unreachable = Сервер не отвечает. Запущен ли он?
refusal-refused = Сервер отказал ({ $status }).
refusal-closed = Вы больше не соединены с этой комнатой.
refusal-lost = Связь прервалась; попробуйте ещё раз.
refusal-malformed = Это не удалось понять.
refusal-illegal = Сейчас это невозможно.
refusal-not_your_turn = Сейчас не ваш ход.
refusal-stale = Уже поздно; посмотрите ещё раз.
refusal-forbidden = Здесь вам это нельзя.
refusal-unknown = Этого нет или уже нет.
refusal-limit = Слишком много сразу; попробуйте позже.
room-unknown = Такой комнаты нет
room-unknown-why = Комнаты **{ $code }** нет. Проверьте буквы на большом экране; комнату, которой никто не пользуется, через некоторое время закрывают.
room-refused = Эту комнату нельзя открыть
try-again = Попробовать ещё раз
line-lost = Восстанавливаем связь…
line-restarting = Сервер перезапускается. Восстанавливаем связь…
one-moment = Минуту…
looking-for = Ищем комнату { $code }…
left-table = Вы больше не за столом
seat-lost = Ваше прежнее место больше не ваше.
host-changed = { $you ->
        [yes] Теперь ведущий — вы; раньше: { $old }.
       *[no] Теперь ведёт { $name }; раньше: { $old }.
    }

language = Язык
sound = Звук
vibration = Вибрация
motion = Движение
confirm = Переспрашивать перед действием
theme = Светлая или тёмная
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
on = Вкл.
off = Выкл.
yes = да
no = нет
close = Закрыть
home = На главную
game = Игра
room = Комната
players = Игроки
player = Игрок
bots = Боты
bot = бот
rules = Правила
rules-key = ? Правила
rules-of = Правила: { $title }
rules-short = { $title }: коротко
rules-cards = Карты
rules-all = Все правила
house-rules = Домашние правила
one-less = { $label }: на один меньше
one-more = { $label }: на один больше
preset-spec = Правила Parlour (обычные)
preset-official = Официальные
watch = Смотреть
leave = Выйти
join = Войти
log = Лог
log-title = Что произошло, сначала новое
log-none = С вашего прихода ничего не произошло.
latest = Последнее
more = Ещё ⋯
menu = Меню
tools = Инструменты
parlour-home = Parlour, на главную
somebody = Кто-то
guest = Гость
a-player = игрок
winner = победитель
your-name = Ваше имя
has-left = вне игры
away = нет связи
away-short = нет на месте
away-bot = нет на месте, играет бот
crowd = { $range ->
        [no] { $low ->
            [one] { $low } игрок
            [few] { $low } игрока
           *[many] { $low } игроков
        }
       *[yes] { $high ->
            [one] { $low }–{ $high } игрок
            [few] { $low }–{ $high } игрока
           *[many] { $low }–{ $high } игроков
        }
    }
for-players = Играют { $crowd }.
qr-code = QR-код комнаты { $code }
seconds-left = { $count ->
        [one] осталась { $count } секунда
        [few] осталось { $count } секунды
       *[many] осталось { $count } секунд
    }
replay-again = Посмотреть игру ещё раз
replay-one = Посмотреть игру ещё раз
replay-last = Посмотреть последнюю игру
play-again = Сыграть ещё раз

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
colour-purple = фиолетовый
colour-orange = оранжевый
colour-teal = бирюзовый
colour-pink = розовый
colour-brown = коричневый
colour-grey = серый
shape-circle = круг
shape-square = квадрат
shape-triangle = треугольник
shape-diamond = ромб
shape-star = звезда
shape-hexagon = шестиугольник
shape-cross = крест
shape-heart = сердце
shape-moon = луна
shape-drop = капля

bot-easy = Лёгкий
bot-medium = Средний
bot-hard = Сильный
bot-random = Случайный: любой ход
bot-greedy = Жадный: сразу лучший ход
bot-flat = Пробует каждый ход по нескольку раз
bot-ismcts = Думает вперёд и угадывает ваши карты
bot-plays = Играет «{ $name }»
bot-level-easy = лёгкий бот
bot-level-medium = средний бот
bot-level-hard = сильный бот
bot-level-random = случайный бот

home-motto = Карточные игры с закрытой рукой.
home-join = Войти по коду
home-code-wrong = Код комнаты — несколько букв. Он на большом экране, или спросите ведущего.
home-rooms = Ваши комнаты
home-room-as = { $title }, имя: { $name }
phase-lobby = не началась
phase-playing = идёт
phase-over = окончена
new-game = Новая игра
home-solo = Играть с ботами
home-bots = { $count ->
        [one] { $count } бот
        [few] { $count } бота
       *[many] { $count } ботов
    }
home-tv = На этом телевизоре
home-tv-how = все играют с телефонов
home-friends = С друзьями
home-friends-how = каждый на своём устройстве
home-pass = По кругу
home-pass-how = одно устройство на всех
home-settings = Боты и домашние правила
home-bot-level = Как они играют
home-replay = Из файла, сохранённого после игры.
home-replay-open = Открыть запись

join-room = { $count ->
        [0] Комната **{ $code }**
       *[other] Комната **{ $code }**, здесь { $names }
    }
join-sign = Ваш знак (можно без него)
join-sign-is = Знак { $sign }
join-begun = Игра началась. Можно смотреть и войти в следующую.
join-over = Эта игра окончена. Подождите, пока ведущий откроет следующую.
join-full = Все места заняты. Можно смотреть.
join-sit = Занять место
lobby-program = программа { $name }
lobby-ready = наготове
lobby-not-ready = не наготове
lobby-host = ведущий
lobby-remove = Убрать
lobby-remove-name = Убрать: { $name }
lobby-rename = Сменить имя
lobby-bot-level = Как он играет
lobby-add-bot = Добавить бота
lobby-full = Все места заняты.
lobby-settings = Игра и домашние правила
lobby-clock = Часы
pace-off = Без часов
pace-relaxed = Спокойно
pace-fast = Быстро
lobby-hints = Игроки могут просить подсказку у бота
lobby-stand-ins = Бот заменяет отсутствующего игрока
lobby-programs = Места могут занимать программы с других компьютеров
lobby-missing = { $count ->
        [one] Не хватает { $count } игрока: пригласите кого-нибудь или добавьте бота.
       *[other] Не хватает { $count } игроков: пригласите кого-нибудь или добавьте ботов.
    }
lobby-waiting = Ещё не наготове: { $names }.
lobby-start = Начать игру
lobby-all-ready = Все наготове; ведущий может начинать.
lobby-say-ready = Скажите, когда будете наготове.
lobby-i-am-ready = Можно начинать
lobby-unready = Пока нет
lobby-invite = Пригласить других
lobby-join-at = Вход: **{ $address }**, код **{ $code }**
lobby-join-here = Вход по коду **{ $code }**. Сервер доступен только с этого компьютера.
lobby-evening = { $count ->
        [one] Сегодня вечером: { $count } игра
        [few] Сегодня вечером: { $count } игры
       *[many] Сегодня вечером: { $count } игр
    }
lobby-wins = { $count ->
        [one] { $count } победа
        [few] { $count } победы
       *[many] { $count } побед
    }
lobby-house-rules = Домашние правила: { $rules }.
lobby-screen = Показать большой экран

talk = Чат
talk-to-all = Всем
talk-say = Сказать
talk-feeling = Показать настроение
talk-none = Пока никто ничего не сказал.
emote-laugh = смех
emote-think = раздумье
emote-wow = удивление
emote-sad = грусть
emote-angry = злость
emote-clap = аплодисменты
emote-heart = сердце
emote-hurry = быстрее

keys = Клавиши: 1–9 выбор, Enter подтверждает, Esc возвращает, пробел показывает карты, L лог, ? правила.
big-screen = Большой экран
leave-game = Выйти из игры
leave-question = Выйти насовсем?
leave-playing = Вы отдаёте своё место и не сможете вернуться в эту игру. Чтобы вернуться позже, просто закройте страницу.
leave-lobby = Вы отдаёте своё место.
keep-name = Сохранить
remove-question = Убрать игрока { $name }?
remove-why = { $name } теряет место.

your-turn = Ваш ход
your-answer = Ваш ответ
waiting-for = Ждём: { $names }
answered = Ваш ответ принят. Ждём остальных.
turn-of = Ходит { $name }
decide = { $count ->
        [1] Решает { $names }
       *[other] Решают { $names }
    }
many-decide = Решают игроки: { $count }
nobody-wins = Никто не победил
draw = Ничья
draw-shared = Почёт поровну
wins = { $count ->
        [1] Побеждает { $names }
       *[other] Побеждают { $names }
    }
seat-decides = { $name }, решает
more-time = +15 с
to-choose-from = На выбор
no-cards = У вас нет карт.
card-down = { $number }: закрытая карта
card-down-choose = { $number }: закрытая карта; коснитесь, чтобы выбрать
card-seen = Её знает: { $names }.
choose-card-or = Выберите карту или:
hold-to-look = Удерживайте, чтобы посмотреть.
your-choices = Что вы можете сделать
your-cards = Ваши карты и варианты
back = Назад
do-it = Подтвердить: { $effect }
undo = Отменить
undo-long = Отменить мой последний ход
hint = Совет
hint-is = Совет бота: { $action }
bot-would = совет бота
look = Глянуть
look-long = Глянуть: удерживайте, чтобы видеть карты
hide = Скрыть
hide-cards = Скрыть мои карты
open-cards = Оставить мои карты открытыми
not-now = Не сейчас. { $why }
this-card = Эта карта
card-barred = { $card }: сейчас нельзя. На выбор: { $choices }.
face-down = рубашкой вверх
face-down-known = рубашкой вверх, вам известна
cards-down = { $count ->
        [one] { $count } закрытая карта
        [few] { $count } закрытые карты
       *[many] { $count } закрытых карт
    }
the-deck = колода
empty = пусто
the-end = Конец
host-next = { $name } может открыть следующую игру.
result = Итог
result-title = Итог
final-scores = Итоговый счёт
score = Очки
cards-left = Осталось карт
guide = Ваш первый ход
guide-text = { $open ->
        [yes] Ваши карты внизу; что можно сделать, подсвечено или написано на кнопке. Ничего не произойдёт, пока вы не подтвердите.
       *[no] Ваши карты внизу, рубашкой вверх: удерживайте карту, чтобы посмотреть. Что можно сделать, подсвечено или написано на кнопке. Ничего не произойдёт, пока вы не подтвердите.
    }
guide-done = Понятно

sound-motion = Звук и движение
tv-scan = Отсканируйте телефоном в **той же сети Wi-Fi, что и этот экран**
tv-scan-anywhere = Отсканируйте телефоном
tv-unreachable = Телефонам этот адрес недоступен
tv-unreachable-how = Сервер знает только собственный адрес этой машины. Запустите его с **{ $host }** или сообщите ему адрес: **{ $address }**, и телефоны смогут войти по QR-коду.
tv-windows = На этой машине могут войти другие окна.
tv-join = Вход: **{ $address }**, код
tv-code = Код комнаты { $code }
tv-first = Кто войдёт первым, тот и ведущий.
tv-host = { $name } начинает игру.
tv-next = Ещё партию? { $name } может открыть её на телефоне.
tv-answers = { $count ->
        [1] Теперь решает { $names }.
       *[other] Теперь решают { $names }.
    }

hot-title = Одно устройство по кругу
hot-how = Все по очереди играют на этом экране. Между ходами занавес скрывает карты.
hot-player = Игрок { $number }
hot-players = Игроков за этим устройством
hot-bots = Ботов средней силы
hot-needs = { $title }: нужно игроков не меньше { $count }.
hot-begin = Начать
hot-curtain = Занавес
hot-pass-to = Передайте устройство: { $name }
hot-i-am = Это я, { $name }
hot-new = Другие игроки
hot-gone = Этой игры больше нет
hot-gone-why = На сервере больше нет комнаты; играли { $names }.
hot-anew = Начать заново
hot-more = Звук, движение и выход
hot-end = Закончить эту игру

replay-none = В этой комнате ещё не закончили ни одной игры.
replay-fetching = Загружаем этот момент…
replay-start = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-on = Шаг вперёд
replay-end = В конец
replay-moment = Момент
replay-of = { $step } из { $last }
replay-all-eyes = Что видели все
replay-open-hands = Все руки открыты
replay-eyes-of = Глазами игрока { $name }
replay-eyes = Чьими глазами
replay-which = Какая игра и чьими глазами
replay-speed = Скорость
replay-speed-half = Вдвое медленнее
replay-speed-tv = Обычная
replay-speed-double = Вдвое быстрее
replay-speed-fourfold = Вчетверо быстрее
replay-share = Поделиться
replay-link = Ссылка на этот момент
replay-copy = Скопировать ссылку
replay-copied = Скопировано.
replay-copy-by-hand = Вот она: скопируйте её из поля.
replay-save = Сохранить в файл
replay-game = { $count ->
        [0] { $round }. { $title }, победителя нет
       *[other] { $round }. { $title }, победа: { $names }
    }
replay-room = Загружаем игру комнаты { $code }…
replay-file = Файл, сохранённый после игры

# Памятные моменты

highlights = Памятные моменты
highlight-see = Посмотреть ещё раз
## Sound, and the installed app

sound-waits = ♪ Чтобы включить звук, нажмите любую клавишу или коснитесь экрана
sound-waits-short = ♪ Звук: нажмите клавишу
missing = Здесь ничего нет
missing-why = Возможно, в адресе опечатка. Ко всем столам можно попасть с главной страницы.
offline = Parlour недоступен
offline-why = Сейчас нет связи со столом. Ваше место сохраняется: как только сервер ответит, страница продолжит работу сама.
## People: profiles, ratings, open tables, finding a game

rating = Рейтинг
others = Играть с другими
find-game = Найти партию: { $title }
find-seats = Игроки
find-title = Поиск партии
find-waiting = { $count ->
        [one] { $title }: ждёт { $count } человек.
        [few] { $title }: ждут { $count } человека.
       *[other] { $title }: ждут { $count } человек.
    }
find-how = Мы подбираем соперников примерно вашей силы; чем дольше вы ждёте, тем шире поиск. Не закрывайте эту страницу.
find-stop = Не искать больше
tables = Открытые столы
tables-none = Сейчас открытых столов нет.
tables-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[other] { $count } свободных мест
    }
lobby-open = Открытый стол: любой может присоединиться с главной страницы
lobby-is-open = Этот стол открыт: он виден на главной странице, пока есть свободные места.
profile = Профиль
profile-off = На этом сервере нет профилей.
profile-make = Создать профиль
profile-why = Профиль считает ваши партии и даёт вам рейтинг. Пароля нет: секретный ключ хранится на этом устройстве. Другие видят ваше имя, ваш знак и рейтинг, больше ничего.
profile-listed = Показывать меня в таблице лидеров
profile-arrive = Профиль уже есть?
profile-arrive-how = На другом устройстве выберите «Открыть на другом устройстве» и введите здесь код.
profile-code = Код
profile-open = Открыть здесь
profile-kept = Сохранено.
profile-change = Изменить имя, знак, таблицу лидеров
profile-keep = Сохранить
profile-record = Партии и рейтинги
profile-games = Партии
profile-wins = Победы
profile-rated = Партия идёт в рейтинг, если играют хотя бы двое с профилем и один из них побеждает.
profile-no-games = Пока не засчитано ни одной партии.
profile-recent = Последние партии
profile-earlier =
    { $count ->
        [one] Ещё { $count } партия раньше
        [few] Ещё { $count } партии раньше
       *[other] Ещё { $count } партий раньше
    }
profile-won = победа
profile-lost = поражение
profile-devices = { $count ->
        [one] На { $count } устройстве
        [few] На { $count } устройствах
       *[other] На { $count } устройствах
    }
profile-devices-how = Если потерять все устройства, профиль пропадёт. Держите его на двух.
profile-export = Открыть на другом устройстве
profile-export-how = Отсканируйте это другим устройством или введите код на его странице профиля. Он действует один раз и десять минут. Больше никому его не показывайте.
profile-qr = QR-код, открывающий ваш профиль
profile-erase = Удалить профиль
profile-erase-what = Ваш рейтинг, ваши партии и ключи всех ваших устройств будут стёрты. В сыгранных партиях останется имя, которое было у вас за столом.
profile-erase-question = Удалить профиль навсегда?
leaderboard = Таблица лидеров
board-rank = Место
board-none = В этом списке пока никого нет.
board-who = { $count ->
        [one] В списке те, кто этого хочет и сыграл { $count } рейтинговую партию.
        [few] В списке те, кто этого хочет и сыграл { $count } рейтинговые партии.
       *[other] В списке те, кто этого хочет и сыграл { $count } рейтинговых партий.
    }

## A card on the table

read-rule = { $card }: прочитать правило
