"""A hand is a set: the place of a card in it, and how long it has been there, tell nothing."""

from parlour.testkit.hands import check_pick, check_swap, common_swaps, swaps
from parlour.testkit.playing import expect_tried, midgame, naming, seeds, some_choices, some_viewers
from parlour.testkit.register import each_preset
from parlour.testkit.settings import Setting


@each_preset
def nobody_can_tell_where_in_a_hand_a_card_lay(setting: Setting) -> None:
    tried = 0
    for seed in seeds(setting, 1500):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            if not table.waiting():
                continue
            seat = table.next_seat()
            for viewer in some_viewers(table, rng):
                pairs = swaps(table, viewer)
                rng.shuffle(pairs)
                pairs.sort(key=lambda pair: pair.owner != seat)  # those that move most first
                for pair in pairs[:3]:
                    for action in some_choices(table, seat, rng)[:8]:
                        check_swap(table, viewer, pair, seat, action, seed)
                        tried += 1
    expect_tried(tried)


@each_preset
def of_several_hidden_cards_in_one_place_nobody_can_tell_which_was_picked(setting: Setting) -> None:
    """A pack that goes round, and the like; such a zone must be declared a hand."""
    for seed in seeds(setting, 1500):
        with naming(seed) as rng:
            table, _ = midgame(setting, rng)
            if not table.waiting():
                continue
            seat = table.next_seat()
            for viewer in some_viewers(table, rng):
                pairs = common_swaps(table, viewer)
                rng.shuffle(pairs)
                for pair in pairs[:3]:
                    for action in some_choices(table, seat, rng)[:8]:
                        check_pick(table, viewer, pair, seat, action, seed)
