"""What people type, whatever the command."""

from pathlib import Path

import pytest

from parlour.cli.arguments import TableArguments, WorkArguments
from parlour.kernel.errors import Malformed
from parlour.lab.executors import Alone, Processes
from parlour.lab.results import Notebook


@pytest.mark.parametrize("jobs", [0, -1, 5000])
def test_number_of_jobs_is_checked(jobs: int) -> None:
    with pytest.raises(Malformed, match="--jobs"):
        WorkArguments(jobs).executor()


def test_jobs_say_who_plays() -> None:
    assert isinstance(WorkArguments(1).executor(), Alone)
    executor = WorkArguments(3).executor()
    assert isinstance(executor, Processes)
    assert executor.jobs == 3


def test_seed_given_kept_or_any(tmp_path: Path) -> None:
    kept = tmp_path / "games"
    with Notebook(kept, {"seed": 7}):
        pass
    assert TableArguments(seed=0).seed_or_any(kept) == 0
    assert TableArguments().seed_or_any(kept) == 7
    assert len({TableArguments().seed_or_any() for _ in range(5)}) > 1
