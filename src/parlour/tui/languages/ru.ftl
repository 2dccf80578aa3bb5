# Тексты терминала. То, что набирают, одинаково на всех языках.

## Стол

endless = без конца
headed = { $title }:
cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }
cards-on-top = { $count ->
        [one] { $count } карта, сверху:
        [few] { $count } карты, сверху:
       *[many] { $count } карт, сверху:
    }
more-cards = ещё { $count },
your-zone = Вы, { FORM($zone, "lower") } ({ $count }):
you = вы
guest = Гость
others = Остальные
table = Стол
yourself = Вы
scores = Очки:
scores-so-far = Очки пока:
turn = Ход { $number }
turn-now = ход { $number }
turn-log = Ход { $number }:
setting-up = Подготовка
at-first = Вначале:

## Выбор

no-choice = Выбора нет:
choose = Выберите.
nothing-to-choose = Сейчас выбирать нечего.
hint-is = Бот выбрал бы: { $action }.

## За столом

others-think = Остальные думают…
others-still-think = Остальные ещё думают.
over-leave = Игра окончена; q — выйти из-за стола.
over-again = Игра окончена; a — начать новую, q — выйти из-за стола.
just-talk = Все игроки здесь: просто поговорите.
not-over = Эта игра ещё не окончена.
kept-in-file = Эта игра хранится в своём файле; начните следующую с другим файлом.
too-many-people = Мест: { $seats }, а людей: { $people }.
seat-numbers = Игроков { $seats }, места считаются от 0 до { $last }.
same-names = Два одинаковых имени.
name-length = В имени от 1 до { $most } печатных знаков.

## Комната на сервере

room-undone = Последний ход отменён.
room-lost = Связь потеряна; восстанавливаем…
room-back = Связь восстановлена.
not-begun = Игра ещё не началась.
not-connected = Нет связи.
no-connection = нет связи
game-over = Игра окончена.
game-over-again = Игра окончена. Наберите again, чтобы сыграть ещё.
waiting-for = Ждём: { $names }.
server-keeps = Игру хранит сервер; повтор можно посмотреть в браузере.
shows = { $name } показывает: { $feeling }.
says = { $name }: { $text }
watching-you = Вы смотрите.
take-seat = Сесть за стол
before-game = Перед игрой:
i-am-ready = Можно начинать
not-ready-yet = Пока нет
start-game = Начать игру
start-note = Остальные должны подтвердить готовность.
give-bot = Посадить бота
give-bot-note = Другие боты: наберите bot NAME.
programs-in = Пустить программы за стол
programs-out = Больше не пускать программы
entering = Вход: { $code }, { $address }…
room-at = Комната { $code }, { $address }
room-game = Игра: { $game }, домашние правила { $preset }, { $pace ->
        [off] без часов
       *[other] часы { $pace }
    }
watchers = зрителей: { $count }
host = ведёт игру
bot-named = бот { $name }
program-named = программа { $name }
away = нет на месте
ready = наготове
room = Комната
room-code = комната { $code }
join-at = Войти можно здесь: { $address }
seconds-left = осталось { $count } с
type-this = Наберите: { $what }
type-switch = Наберите: { $word } on или { $word } off
type-name-value = Домашние правила пишут так: NAME=VALUE.
no-option = { $title }: правила { $name } нет; есть { $have }.
nobody-called = Такого имени здесь нет: { $name }.
room-word-join = сесть за стол
room-word-ready = сообщить о готовности
room-word-unready = отменить готовность
room-word-start = ведущий: начать
room-word-bot = ведущий: посадить бота
room-word-game = ведущий: выбрать игру
room-word-preset = ведущий: выбрать домашние правила
room-word-set = ведущий: одно домашнее правило
room-word-pace = ведущий: выбрать часы
room-word-programs = ведущий: можно ли играть программам
room-word-hints = ведущий: можно ли просить подсказку
room-word-standins = ведущий: боты играют за отсутствующих
room-word-kick = ведущий: удалить кого-то
room-word-host = ведущий: передать ведение
room-word-emote = показать чувство
room-word-time = ещё пятнадцать секунд
room-word-again = ведущий: ещё одна игра
room-word-leave = отдать место насовсем

## Экраны: строка внизу

key-back = Назад
key-again = Ещё
key-hint = Совет
key-log = Ход игры
key-rules = Правила
key-cards = Карты
key-type = Ввод
key-line = Из строки
key-quit = Выход
key-play = Играть
key-simulate = Симуляция
key-next = Вперёд
key-turn-on = Ход +
key-turn-back = Ход −
key-eyes = Глаза
key-jump = Перейти
key-run = Пуск
key-export = Экспорт
key-table = Стол
key-alone = Больше никто не видит

## Экраны: консоль

console-help = > help покажет команды
how-to-choose = Выбирают по номеру или по первым буквам. Page Up и Page Down прокручивают текст.
no-such = Такого варианта или команды нет; help покажет всё.
no-such-command = Такой команды нет; help покажет все.
nothing-follows = После { $word } ничего не пишут.
quit-again = Нажмите q ещё раз, чтобы выйти из-за стола.
say-what = Что сказать?
name-file = Назовите файл: save FILE.
saved = Сохранено: { $file }
word-help = этот список
word-back = отменить выбранное
word-hint = что сделал бы бот
word-log = игра до сих пор
word-rules = правила
word-cards = что делают карты
word-say = сказать остальным
word-save = записать игру в файл
word-again = тот же стол ещё раз, после конца
word-simmode = перейти к симуляции
word-quit = выйти из-за стола

## Экраны для чтения и занавес

cards-of = { $title }: карты
cards-title = Карты
game-so-far = Игра до сих пор
pass-keyboard = К клавиатуре садится
look-away = Остальные отворачиваются.
i-am = Это я, { $name }

## Форма

form-title = Parlour: стол в этом терминале
form-game = Игра
form-people = Имена через запятую
form-house-rules = Домашние правила
form-players = Игроков
form-bots = Боты
form-play = Играть
form-rules = Правила
form-nobody = Кто-то должен играть: наберите хотя бы одно имя.
on = да
off = нет

## Повтор

moment = Момент { $moment } из { $last }, ход { $turn }, { $eyes }
eyes-all = видно всё
eyes-watcher = как видели все
eyes-seat = глазами: { $name }
replay-line = > 12, turn 3, seat 0, all
replay-words = Наберите момент, turn N, seat N, watcher, all или quit.
replay-seats = Места считаются от 0 до { $last }.
replay-title = { $title }, играют { $players }: { $eyes }.
told-all = всё
told-watcher = что видели все
told-seat = что видит { $name }
not-finished = Игра не окончена.

## Симуляция

sim-title = { $title }: симуляция, мест { $seats }
sim-none = Пока ничего не сыграно.
sim-games = Игр: { $games }, зерно { $seed }
sim-strategy = Стратегия { $letter }: { $bot }
sim-rate = Победы { $letter }: { $share } (от { $low } до { $high })
sim-draws = Ничьих: { $count }
sim-length = Средняя длина, ходов: { $turns }
sim-speed = Игр в секунду: { $speed }
sim-parameters = Параметры
sim-run = Запустить
sim-label-games = Игр
sim-label-strategy = Стратегия { $letter }
sim-label-output = Файл
sim-done = Игр: { $games }, секунд: { $seconds }.
sim-stopped = Остановлено: игр { $games } из { $all }; они сохранены.
sim-running = Уже идёт; сначала остановите: stop.
sim-runs = Идут игры: { $games }…
sim-waits = Ждём, пока закончатся игры; Ctrl-C остановит их.
sim-idle = Ничего не идёт.
sim-set-how = Наберите: set NAME VALUE
sim-set = { $name }: { $value }.
sim-no-results = Экспортировать пока нечего.
sim-export-how = Наберите: export FILE
sim-exported = Результаты записаны: { $file }
sim-word-run = запустить
sim-word-stop = остановить; сыгранное сохранится
sim-word-set = games, a, b, seats, seed, output, game, правило
sim-word-export = записать результаты (.txt .json .csv .html)
sim-word-tuimode = назад к столу
sim-word-help = этот список
sim-word-quit = выйти

## Строка за строкой

stops-here = Игра остановлена.
saved-as = Она сохранена: { $command }
type-number = Наберите число от 1 до { $most } или h для справки.
you-are = Вы — { $name }, против вас { $others } (зерно { $seed }).
type-choice = Наберите номер варианта; h — справка, q — выход.
goodbye = До свидания.
no-such-line = Такого варианта или команды нет; h покажет всё.
line-number = сделать выбор
line-back = отменить выбранное
line-back-room = отменить выбранное или последний ход
line-view = показать стол ещё раз
line-log = прочитать игру до сих пор
line-cards = что делают карты
line-rules = правила
line-hint = совет: что сделал бы бот
line-say = сказать остальным
line-help = эта справка
line-quit = выход
line-quit-room = выход; место остаётся за вами

## Правила и игры в командной строке

options = Домашние правила
presets = Наборы
by-default = { $title } (обычно { $value })
default = { $text } (обычно)
switch = on или off
range = от { $low } до { $high }
all-defaults = всё как обычно
games-game = Игра
games-title = Название
games-players = Игроков
games-presets = Наборы
games-options = Домашние правила
