"""The rules of Citadels as people read them: complete, and under the options chosen."""

from collections.abc import Mapping

from parlour.games.citadels.rules_box import MOST_SEATS, SPECIAL, Box, Character, District
from parlour.games.citadels.rules_characters import ARCHITECT_BUILDS
from parlour.games.citadels.rules_house import city_size
from parlour.games.citadels.rules_scoring import ALL_COLOURS, ALSO_FINISHED, FIRST_TO_FINISH
from parlour.kernel.game import Fact, Options

Faces = Mapping[str, tuple[str, str]]  # name of a card → title, rule

SEATS = ("", "one", "two", "three", "four", "five", "six", "seven")
COLOURS = ("none", "yellow, noble", "blue, religious", "green, trade", "red, military", "purple")


def rules(box: Box, faces: Faces, options: Options) -> str:
    """All rules, from the box to the winner."""
    return f"""\
Build the finest city. In every round you are somebody else, and nobody knows who until it is your
turn. For 2 to 7 players.

{components(box, faces, options)}
{set_up(options)}
{draft(box, options)}
{turn(options)}
**The characters**, called in this order:

{characters(box, faces, options)}
**The purple districts:**

{purple_districts(box, faces, options)}
{end(options)}
{LEAVING}"""


def facts(box: Box, options: Options) -> dict[str, Fact]:
    """Values that the rules in other languages need; `goal_N`: what a city of N players needs."""
    deck = box.deck(options["deck"] == "official", options["extra_purples"] is True)
    purple = [int(one.face) for one in box.districts if one.colour == SPECIAL]
    few, many = city_sizes(options)
    return {
        "cards": len(deck) - len(box.cast),
        "purples": sum(deck.count(face) for face in purple),
        "few": few,
        "many": many,
        "same": few == many,
        **{f"goal_{seats}": goal(seats, options) for seats in range(2, MOST_SEATS + 1)},
        "most_builds": int(options["build_limit"]) + ARCHITECT_BUILDS,
    }


LEAVING = """\
**Leaving.** Whoever leaves the game gives gold, cards and city back; the cards go shuffled under
the deck. Nobody answers for their characters, the next player gets the crown if they had it, and
they cannot win. If they had finished their city, the round is still the last. A last player who is
left alone wins.
"""


# The box and the set-up


def components(box: Box, faces: Faces, options: Options) -> str:
    deck = box.deck(options["deck"] == "official", options["extra_purples"] is True)
    size = len(deck) - len(box.cast)
    lines = [colour_line(box, faces, deck, colour) for colour in range(1, SPECIAL + 1)]
    return f"""\
**The box** has {len(box.cast)} characters, one card each, and {size} districts. A district is
listed with its price and, where there are several, the number of its cards.

{"".join(lines)}"""


def colour_line(box: Box, faces: Faces, deck: list[int], colour: int) -> str:
    there = [one for one in box.districts if one.colour == colour and one.face in deck]
    total = sum(deck.count(int(one.face)) for one in there)
    texts = [district_text(faces, one, deck.count(int(one.face))) for one in there]
    name = COLOURS[colour].capitalize()
    return f"- {name} ({total}): {', '.join(texts)}.\n"


def district_text(faces: Faces, district: District, copies: int) -> str:
    text = f"{faces[district.name][0]} {district.cost}"
    return f"{text} ({copies}×)" if copies > 1 else text


def set_up(options: Options) -> str:
    order = "The players are seated in random order. " if options["random_order"] else ""
    return f"""\
**Set-up.** {order}Everybody gets {options["starting_gold"]} gold and \
{count(options["starting_cards"], "district card")}. The first player gets the crown.
"""


# A round


def draft(box: Box, options: Options) -> str:
    king = (
        ""
        if options["king_face_up"]
        else "The King never lies face up: another card takes its place, and it is shuffled back."
    )
    seventh = (
        "With seven players the last one may take the card put aside face down instead."
        if options["seventh_takes_face_down"]
        else ""
    )
    return f"""\
**A round** begins with the draft. The characters are shuffled and one is put aside face down.
{face_up(box)} {king} Beginning with the crown and going round, everybody looks at the characters
that are left, secretly takes one and passes the others on; what is left at the end is put aside
face down. {seventh} With three players the characters go round twice, and everybody has two.
{two_player_draft(options)}

Then the characters are called in the order of their numbers. Whoever has the one called turns it up
and takes a turn. If nobody has it, it is shown among those put aside.
"""


def face_up(box: Box) -> str:
    """How many characters are laid out face up."""
    spare = len(box.cast) - 2
    many = [f"with {SEATS[n]} players {spare - n}" for n in range(4, MOST_SEATS + 1) if spare > n]
    return f"More of them are laid out face up: {', '.join(many)}." if many else ""


def two_player_draft(options: Options) -> str:
    if options["two_player_draft"] == "alternating":
        return "With two players they take one in turn until both have two."
    return (
        "With two players the first takes one, the second takes one and puts one aside face down, "
        "the first does the same, and the second takes one of the last two."
    )


def turn(options: Options) -> str:
    """What a player does in a turn."""
    limit = options["build_limit"]
    income = (
        "Once in your turn you may collect the income of your character's colour: 1 gold for each "
        "district of that colour in your city, also for those you have just built."
        if options["income"] == "any_time"
        else "When you are called, you get 1 gold for each district of your character's colour in "
        "your city."
    )
    return f"""\
**A turn.**

1. You must either take 2 gold, or draw 2 districts and keep one; the other goes under the deck. If
   the deck is empty, you get what is left.
2. After that you may build {count(limit, "district")} from your hand, at most, for the price. A
   city has no district twice.
3. Once, at any time in your turn, you may use your character's ability, and each of your districts
   that does something once a turn.
4. {income}
"""


def characters(box: Box, faces: Faces, options: Options) -> str:
    texts = {
        "assassin": assassin(options),
        "thief": "name a character that comes later and is not the murdered one. When it is called,"
        " all its gold is yours, before any income. Nothing happens if nobody has it.",
        "magician": "swap your whole hand with another player's, or put any cards under the deck "
        "and draw as many. Either hand may be empty.",
        "king": king(options),
        "bishop": "the Warlord cannot touch your city in this round, unless the Bishop is "
        "murdered.",
        "merchant": "you get 1 gold more when you are called.",
        "architect": "you draw 2 cards when you are called, and may build up to "
        f"{int(options['build_limit']) + ARCHITECT_BUILDS} districts.",
        "warlord": warlord(options),
    }
    lines = [character_line(one, faces, texts.get(one.name, "")) for one in box.cast]
    return "".join(lines)


def character_line(character: Character, faces: Faces, text: str) -> str:
    title, rule = faces[character.name]
    colour = COLOURS[character.colour].partition(",")[0] if character.colour else ""
    paid = f" ({colour})" if colour else ""
    return f"- {character.rank} {title}{paid}: {text or rule}\n"


def assassin(options: Options) -> str:
    shown = (
        "Nobody answers for it; who it was is shown at the end of the round."
        if options["murder_revealed"] == "at_round_end"
        else "Who it was is shown at the call."
    )
    return f"name another character. It loses its turn. {shown}"


def king(options: Options) -> str:
    murdered = (
        "gets it at the end of the round" if options["murdered_king_crowned"] else "does not get it"
    )
    return (
        "you get the crown when you are called, and with it the first pick from the next round on. "
        f"A murdered King {murdered}."
    )


def warlord(options: Options) -> str:
    own = "any city, also yours" if options["warlord_own_city"] else "another player's city"
    gone = "goes under the deck" if options["destroyed"] == "deck_bottom" else "is out of the game"
    return (
        f"destroy a district in {own}, for 1 gold less than its price. Never in a "
        f"finished city. What is destroyed {gone}."
    )


# Districts


def purple_districts(box: Box, faces: Faces, options: Options) -> str:
    deck = box.deck(options["deck"] == "official", options["extra_purples"] is True)
    texts = {
        "haunted_city": haunted_city(options),
        "school_of_magic": school_of_magic(options),
        "graveyard": graveyard(options),
        "observatory": "you draw 3 cards instead of 2 to keep one of them; all 3 with a Library.",
        "library": "you keep all the cards you draw instead of taking gold.",
        "laboratory": "once a turn, put a card from your hand under the deck for 1 gold.",
        "smithy": "once a turn, pay 2 gold and draw 3 cards.",
        "keep": "the Warlord cannot destroy it.",
        "great_wall": "your other districts cost the Warlord 1 gold more, so their full price.",
        "university": "2 points more than its price.",
        "dragon_gate": "2 points more than its price.",
        "imperial_treasury": "at the end, 1 point for every gold you have.",
        "map_room": "at the end, 1 point for every card in your hand.",
    }
    there = [one for one in box.districts if one.colour == SPECIAL and one.face in deck]
    lines = [
        f"- {faces[one.name][0]}: {texts.get(one.name, faces[one.name][1])}\n" for one in there
    ]
    return "".join(lines)


def haunted_city(options: Options) -> str:
    if options["haunted_city"] == "repeatable":
        return "a city may have it twice."
    return (
        "at the end it stands for one colour your city lacks, unless you built it in the last "
        "round."
    )


def school_of_magic(options: Options) -> str:
    also = (
        ", and at the end it stands for a colour your city lacks"
        if options["school_of_magic"] == "income_and_colours"
        else ""
    )
    return f"it brings income to any character with a colour{also}."


def graveyard(options: Options) -> str:
    whose = "a district" if options["graveyard"] == "any" else "one of your districts"
    return (
        f"when the Warlord destroys {whose}, you may pay 1 gold and take it into your "
        "hand, unless you are the Warlord. It cannot rescue itself."
    )


# The end


def end(options: Options) -> str:
    return f"""\
**The end.** {finish(options)} The round in which that happens is played to its end. The game is
also over after a round that leaves too few different districts for anybody to finish a city.

**Points.** The price of every district in your city; {ALL_COLOURS} for all five colours;
{FIRST_TO_FINISH} for the first finished city and {ALSO_FINISHED} for every other one; and what your
purple districts add. The most points win. {tie(options)}
"""


def finish(options: Options) -> str:
    few, many = city_sizes(options)
    if few == many:
        return f"A city is finished with {few} districts."
    return f"A city is finished with {few} districts, with four or more players with {many}."


def city_sizes(options: Options) -> tuple[int, int]:
    """The districts of a finished city with few players, and with four or more."""
    return goal(2, options), goal(4, options)


def goal(seats: int, options: Options) -> int:
    """How many districts finish a city."""
    return int(city_size(seats, str(options["city_size"])))


def tie(options: Options) -> str:
    if options["tie"] == "gold":
        return "Among equals the most gold wins; if that is equal, too, they win together."
    return "Among equals the highest character of the last round wins."


def count(number: object, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
