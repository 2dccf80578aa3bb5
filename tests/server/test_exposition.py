"""What the server has counted."""

from parlour.server.exposition import exposition
from server.hosting import hosting, opened, scenario, seated


@scenario
async def test_commit_times_are_sorted_into_buckets() -> None:
    async with hosting() as rooms:
        for seconds in (0.0005, 0.001, 0.003, 5.0):
            rooms.metrics.note_commit(seconds)
        text = exposition(rooms).decode()
        assert 'parlour_commit_seconds_bucket{le="0.001"} 2.0' in text
        assert 'parlour_commit_seconds_bucket{le="0.005"} 3.0' in text
        assert 'parlour_commit_seconds_bucket{le="+Inf"} 4.0' in text


@scenario
async def test_rooms_and_commands_are_counted() -> None:
    async with hosting() as rooms:
        await seated(rooms, await opened(rooms), 2)
        text = exposition(rooms).decode()
        for line in ("rooms_created_total 1.0", "commands_total 4.0", "connections 2.0"):
            assert f"parlour_{line}" in text, line
