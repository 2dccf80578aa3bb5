"""The texts of Citadels, in English."""

from parlour.games.citadels import rulebook
from parlour.games.citadels.rules_box import Box
from parlour.kernel.game import Fact, Options, Words

FACES = {
    "assassin": ("Assassin", "Name a character: it loses its turn."),
    "thief": ("Thief", "Name a character: when it is called, its gold is yours."),
    "magician": ("Magician", "Swap hands with a player, or discard cards and draw as many."),
    "king": ("King", "You get the crown. Income from yellow districts."),
    "bishop": ("Bishop", "The Warlord cannot touch your city. Income from blue districts."),
    "merchant": ("Merchant", "You get 1 gold. Income from green districts."),
    "architect": ("Architect", "You draw 2 cards and may build 3 districts."),
    "warlord": (
        "Warlord",
        "Destroy a district for its price less 1. Income from red districts.",
    ),
    "manor": ("Manor", "A noble district."),
    "castle": ("Castle", "A noble district."),
    "palace": ("Palace", "A noble district."),
    "temple": ("Temple", "A religious district."),
    "church": ("Church", "A religious district."),
    "monastery": ("Monastery", "A religious district."),
    "cathedral": ("Cathedral", "A religious district."),
    "tavern": ("Tavern", "A trade district."),
    "trading_post": ("Trading Post", "A trade district."),
    "market": ("Market", "A trade district."),
    "docks": ("Docks", "A trade district."),
    "harbor": ("Harbor", "A trade district."),
    "town_hall": ("Town Hall", "A trade district."),
    "watchtower": ("Watchtower", "A military district."),
    "prison": ("Prison", "A military district."),
    "battlefield": ("Battlefield", "A military district."),
    "fortress": ("Fortress", "A military district."),
    "haunted_city": (
        "Haunted City",
        "Can be built twice, or, by an option, stands for a colour you lack at the end.",
    ),
    "keep": ("Keep", "Cannot be destroyed."),
    "laboratory": ("Laboratory", "Once a turn: discard a card for 1 gold."),
    "smithy": ("Smithy", "Once a turn: pay 2 gold to draw 3 cards."),
    "observatory": ("Observatory", "Draw 3 cards instead of 2 to choose from."),
    "graveyard": ("Graveyard", "Pay 1 gold to take a destroyed district into your hand."),
    "school_of_magic": (
        "School of Magic",
        "Brings income as any colour and, unless an option says no, counts as any at the end.",
    ),
    "library": ("Library", "Keep all the cards you draw."),
    "university": ("University", "Worth 8 points."),
    "dragon_gate": ("Dragon Gate", "Worth 8 points."),
    "great_wall": ("Great Wall", "The Warlord pays 1 gold more for your other districts."),
    "imperial_treasury": ("Imperial Treasury", "1 point for every gold you have at the end."),
    "map_room": ("Map Room", "1 point for every card in your hand at the end."),
}

ACTIONS = {
    "draft_pick": "Pick a character[: {character}]",
    "draft_discard": "Put a character aside[: {character}]",
    "take_gold": "Take 2 gold",
    "draw_cards": "Draw cards",
    "collect_gold": "Collect the income of your districts",
    "keep_card": "Keep[ {district}]",
    "build": "Build[ {district}]",
    "graveyard_respond": "Pay 1 gold for the destroyed district[: {answer}]",
    "lab_discard": "Laboratory: discard[ {district}] for 1 gold",
    "smithy_draw": "Smithy: pay 2 gold, draw 3 cards",
    "murder": "Murder[ the {character}]",
    "rob": "Rob[ the {character}]",
    "swap_hands": "Swap hands[ with {target}]",
    "discard": "Exchange[ {district}] for a new card",
    "discard_done": "Draw the new cards",
    "destroy": "Destroy[ {target}'s][ {district}]",
    "end_turn": "End your turn",
}

ZONES = {
    "deck": "Deck",
    "cast": "Characters",
    "pack": "To pick from",
    "face_up": "Out this round",
    "face_down": "Put aside",
    "drawn": "Drawn",
    "ruins": "Ruins",
    "hand": "Hand",
    "city": "City",
    "characters": "Hidden character",
    "revealed": "Character",
}

FIELDS = {
    "phase": "",
    "round": "Round",
    "order": "",
    "crown": "Crown",
    "gold": "Gold",
    "agenda": "",
    "calling": "Called",
    "murdered": "Murdered",
    "robbed": "Robbed",
    "thief": "",
    "acted": "",
    "used": "",
    "collected": "",
    "built": "",
    "spent": "",
    "exchanged": "",
    "fresh": "",
    "finisher": "First to finish",
}

PROMPTS = {
    "character": "Which character?",
    "district": "Which district?",
    "answer": "Do you take it?",
    "target": "Which player?",
}

OPTIONS = {
    "deck": "Deck",
    "deck.spec": "62 cards",
    "deck.official": "66 cards, with the Great Wall",
    "extra_purples": "Add the Imperial Treasury and the Map Room",
    "random_order": "Seat the players in random order",
    "city_size": "Districts that finish a city",
    "city_size.by_players": "8 with two or three players, else 7",
    **{f"city_size.{number}": f"{number}" for number in range(4, 13)},
    "starting_gold": "Gold at the start",
    "starting_cards": "District cards at the start",
    "build_limit": "Districts you may build in a turn (the Architect: two more)",
    "king_face_up": "The King may be taken out face up",
    "seventh_takes_face_down": "The seventh player may take the character put aside",
    "two_player_draft": "Draft with two players",
    "two_player_draft.alternating": "pick in turn",
    "two_player_draft.discarding": "pick in turn and put two aside",
    "murdered_king_crowned": "A murdered King gets the crown after the round",
    "murder_revealed": "The victim of a murder is revealed",
    "murder_revealed.at_call": "when called",
    "murder_revealed.at_round_end": "at the end of the round",
    "income": "Income from districts",
    "income.at_call": "when the character is called",
    "income.any_time": "any time in the turn",
    "haunted_city": "Haunted City",
    "haunted_city.repeatable": "may be built twice",
    "haunted_city.any_colour": "a missing colour, unless built in the last round",
    "school_of_magic": "School of Magic",
    "school_of_magic.income_and_colours": "any colour for income and at the end",
    "school_of_magic.income": "any colour for income only",
    "graveyard": "The Graveyard takes back",
    "graveyard.own": "its owner's districts",
    "graveyard.any": "any destroyed district",
    "warlord_own_city": "The Warlord may destroy districts of their own",
    "destroyed": "A destroyed district",
    "destroyed.out_of_game": "is out of the game",
    "destroyed.deck_bottom": "goes under the deck",
    "tie": "A tie goes to",
    "tie.gold": "the most gold, else it is shared",
    "tie.rank": "the highest character of the last round",
}


def english(box: Box) -> Words:
    """The words of a game with this box; added cards bring their own."""
    added = [piece for piece in box.pieces() if piece.name not in FACES]
    faces = {**FACES, **{piece.name: (piece.title, piece.rule) for piece in added}}
    actions = {name: text for piece in added for name, text in piece.texts.items()}

    def rules(options: Options) -> str:
        return rulebook.rules(box, faces, options)

    def facts(options: Options) -> dict[str, Fact]:
        return rulebook.facts(box, options)

    return Words(
        title="Citadels",
        summary="Pick a character in secret every round, and build the finest city with its help.",
        rules=rules,
        turn=rulebook.turn,
        facts=facts,
        faces=faces,
        zones=ZONES,
        fields=FIELDS,
        actions={**ACTIONS, **actions},
        prompts=PROMPTS,
        options=OPTIONS,
    )
