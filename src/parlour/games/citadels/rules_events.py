"""What can happen in Citadels, and the sentences for it. The methods are those of `Board`."""

from typing import Final

from mypy_extensions import i64

from parlour.kernel.events import BIG, PLAIN, ROUND, SMALL, Events

EVENTS: Final = Events()

# The draft

CARDS_SORTED: Final[i64] = EVENTS.add("cards_sorted")
SEATED: Final[i64] = EVENTS.add("seated", "seat order:numbers", "{seat} gets the crown.")
ROUND_STARTED: Final[i64] = EVENTS.add("round_started", "number", "Round {number} begins.")
CHARACTER_OPENED: Final[i64] = EVENTS.add(
    "character_opened", "card", "{card} is out of this round.", weight=PLAIN
)
CHARACTER_RETURNED: Final[i64] = EVENTS.add(
    "character_returned", "card", "{card} goes back among the characters.", weight=SMALL
)
CHARACTER_COVERED: Final[i64] = EVENTS.add(
    "character_covered", "card", "One character is put aside face down.", weight=SMALL
)
DRAFT_STARTED: Final[i64] = EVENTS.add("draft_started", "number agenda:numbers")
FACE_DOWN_OFFERED: Final[i64] = EVENTS.add(
    "face_down_offered",
    "card",
    "The last player may also choose the character put aside.",
    weight=SMALL,
)
PACK_PASSED: Final[i64] = EVENTS.add("pack_passed", "seat phase")
CHARACTER_PICKED: Final[i64] = EVENTS.add(
    "character_picked", "seat card", "{seat} has picked a character."
)
CHARACTER_DISCARDED: Final[i64] = EVENTS.add(
    "character_discarded", "seat card", "{seat} puts a character aside."
)
DRAFT_DONE: Final[i64] = EVENTS.add("draft_done", "", "The rest is put aside.", weight=SMALL)

# Calls and turns

CHARACTER_CALLED: Final[i64] = EVENTS.add("character_called", "face", "The {face} is called.")
ABSENCE_SHOWN: Final[i64] = EVENTS.add(
    "absence_shown", "card", "Nobody is the {card}.", weight=PLAIN
)
NOBODY_ANSWERED: Final[i64] = EVENTS.add("nobody_answered", "face", "Nobody answers.")
MURDER_REVEALED: Final[i64] = EVENTS.add(
    "murder_revealed", "seat card", "{seat} was the {card}, and was murdered.", weight=BIG
)
TURN_STARTED: Final[i64] = EVENTS.add("turn_started", "seat card", "{seat} is the {card}.")
TURN_RESUMED: Final[i64] = EVENTS.add("turn_resumed", "seat")
TURN_ENDED: Final[i64] = EVENTS.add("turn_ended", "seat")
CROWN_PASSED: Final[i64] = EVENTS.add("crown_passed", "seat", "{seat} gets the crown.")
ROUND_ENDED: Final[i64] = EVENTS.add(
    "round_ended", "number", "Round {number} is over.", weight=ROUND
)

# Gold

GOLD_TAKEN: Final[i64] = EVENTS.add("gold_taken", "seat number", "{seat} takes {number} gold.")
GOLD_COLLECTED: Final[i64] = EVENTS.add(
    "gold_collected", "seat colour number", "{seat} gets {number} gold from {colour} districts."
)
GOLD_GAINED: Final[i64] = EVENTS.add("gold_gained", "seat number", "{seat} gets {number} gold.")
GOLD_PAID: Final[i64] = EVENTS.add(
    "gold_paid", "seat number", "{seat} pays {number} gold.", weight=SMALL
)
GOLD_STOLEN: Final[i64] = EVENTS.add(
    "gold_stolen",
    "seat target:seat number",
    "{seat} takes {number} gold from {target}.",
    weight=BIG,
)

# Districts

CARDS_DEALT: Final[i64] = EVENTS.add(
    "cards_dealt", "seat cards", "{seat} gets {cards}.", weight=SMALL
)
CARDS_DRAWN: Final[i64] = EVENTS.add(
    "cards_drawn", "seat cards", "{seat} draws {cards} to choose from."
)
CARDS_KEPT: Final[i64] = EVENTS.add(
    "cards_kept", "seat cards", "{seat} draws {cards}.", weight=SMALL
)
CARD_KEPT: Final[i64] = EVENTS.add("card_kept", "seat card", "{seat} keeps {card}.", weight=SMALL)
DRAWN_RETURNED: Final[i64] = EVENTS.add(
    "drawn_returned", "seat", "The rest goes under the deck.", weight=SMALL
)
CARD_DISCARDED: Final[i64] = EVENTS.add("card_discarded", "seat card", "{seat} discards {card}.")
DISTRICT_BUILT: Final[i64] = EVENTS.add(
    "district_built", "seat card number", "{seat} builds {card} for {number} gold.", weight=BIG
)
CITY_FINISHED: Final[i64] = EVENTS.add(
    "city_finished", "seat", "{seat} has finished a city: this is the last round.", weight=BIG
)
DISTRICT_USED: Final[i64] = EVENTS.add("district_used", "seat face", "{seat} uses the {face}.")

# Abilities

ABILITY_USED: Final[i64] = EVENTS.add("ability_used", "seat face")
MURDER_DECLARED: Final[i64] = EVENTS.add(
    "murder_declared", "seat face", "{seat} murders the {face}, who loses this turn.", weight=BIG
)
THEFT_DECLARED: Final[i64] = EVENTS.add(
    "theft_declared", "seat face", "{seat} plans to rob the {face}.", weight=BIG
)
HANDS_SWAPPED: Final[i64] = EVENTS.add(
    "hands_swapped", "seat target:seat", "{seat} and {target} swap hands.", weight=BIG
)
EXCHANGE_CONTINUED: Final[i64] = EVENTS.add("exchange_continued", "seat number")
EXCHANGE_ENDED: Final[i64] = EVENTS.add("exchange_ended", "seat")
DISTRICT_DESTROYED: Final[i64] = EVENTS.add(
    "district_destroyed",
    "seat target:seat card",
    "{seat} destroys {card} in {target}'s city.",
    weight=BIG,
)
RESCUE_OFFERED: Final[i64] = EVENTS.add(
    "rescue_offered", "seat card", "{seat} may rescue {card} with the Graveyard."
)
DISTRICT_RESCUED: Final[i64] = EVENTS.add(
    "district_rescued", "seat card", "{seat} takes {card} back into their hand.", weight=BIG
)
RESCUE_DECLINED: Final[i64] = EVENTS.add(
    "rescue_declined", "seat card", "{seat} leaves {card} in ruins."
)
RUIN_BURIED: Final[i64] = EVENTS.add(
    "ruin_buried", "card", "{card} goes under the deck.", weight=SMALL
)

# Leaving, and the end

RETIRED: Final[i64] = EVENTS.add("retired", "seat", "{seat}'s gold, cards and city go back.")
DISTRICTS_RAN_OUT: Final[i64] = EVENTS.add(
    "districts_ran_out", "", "There are too few districts left to finish a city.", weight=BIG
)
GAME_FINISHED: Final[i64] = EVENTS.add("game_finished")
POINTS_COUNTED: Final[i64] = EVENTS.add(
    "points_counted", "seat part number", "{seat} scores {number} for {part}.", weight=PLAIN
)
