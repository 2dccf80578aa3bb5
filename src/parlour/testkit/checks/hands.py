"""A hand is a set: the place of a card in it, and how long it has been there, tell nothing."""

from collections.abc import Callable

from parlour.kernel.random import Random
from parlour.kernel.table import Table
from parlour.testkit.hands import Swap, check_picks, check_swaps, common_swaps, swaps
from parlour.testkit.playing import expect_tried, midgame, naming, seeds, some_choices, some_viewers
from parlour.testkit.register import each_preset
from parlour.testkit.settings import Setting

Pairs = Callable[[Table, int], list[Swap]]
CheckPairs = Callable[[Table, int, list[Swap], int, int, str], None]


@each_preset
def nobody_can_tell_where_in_a_hand_a_card_lay(setting: Setting) -> None:
    expect_tried(try_pairs(setting, swaps, check_swaps))


@each_preset
def of_several_hidden_cards_in_one_place_nobody_can_tell_which_was_picked(setting: Setting) -> None:
    """A pack that goes round, and the like; such a zone must be declared a hand."""
    try_pairs(setting, common_swaps, check_picks)


def try_pairs(setting: Setting, pairs_for: Pairs, check_pairs: CheckPairs) -> int:
    """Check pairs of cards at moments of random games; returns how many were checked."""
    tried = 0
    for seed in seeds(setting, 1500):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            if not table.waiting():
                continue
            seat = table.next_seat()
            for viewer in some_viewers(table, rng):
                pairs = some_pairs(pairs_for(table, viewer), seat, rng)
                for action in some_choices(table, seat, rng)[:8] if pairs else []:
                    check_pairs(table, viewer, pairs, seat, action, seed)
                    tried += 1
    return tried


def some_pairs(pairs: list[Swap], seat: int, rng: Random) -> list[Swap]:
    """Three of these pairs, first those of the seat that moves."""
    rng.shuffle(pairs)
    return sorted(pairs, key=lambda pair: pair.owner != seat)[:3]
