"""What happens when time runs out never ruins a player who could do something else."""

from parlour.kernel.random import Random
from parlour.kernel.sampling import Sampler
from parlour.kernel.seats import has
from parlour.kernel.table import Table
from parlour.testkit.playing import moments, naming, seeds, some_choices
from parlour.testkit.register import each_preset
from parlour.testkit.settings import Setting

SAMPLES = 4


def is_out(table: Table, seat: int) -> bool:
    return has(getattr(table, table.game.out), seat)


def ruins(view: Table, seat: int, action: int) -> bool:
    """Whether the seat is out after an action, however the hidden cards lie."""
    sampler = Sampler(view)
    for number in range(SAMPLES):
        table = sampler.sample(Random(number))
        table.act(seat, action, Random(number))
        if not is_out(table, seat):
            return False
    return True


@each_preset
def doing_nothing_is_never_ruin_if_there_is_another_choice(setting: Setting) -> None:
    if not setting.game.out:
        return
    for seed in seeds(setting, 1500):
        with naming(seed) as rng:
            for table in moments(setting, rng, 40):
                if table.over or not table.waiting():
                    continue
                seat = table.next_seat()
                view = table.view(seat)
                idle = table.idle(seat)
                if ruins(view, seat, idle):
                    for other in some_choices(table, seat, rng):
                        assert ruins(view, seat, other), table.game.actions[other]
