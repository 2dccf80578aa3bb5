"""The pages' words, menus and replays are those of the kernel: both meet the same fixtures."""

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour import games
from parlour.gamefile import decode_game
from parlour.kernel.replay import replay
from parlour.kernel.tape import Tape
from parlour.room.views import view_message
from parlour.server.pages import STATIC
from parlour.server.replays import moments_of
from parlour.tui.story import Story
from web.sayings import fixture, read
from web.visitors import Living

SAYINGS = Path(__file__).with_name("sayings.js")
IN_NODE = """
import { readFileSync } from 'node:fs';
import { answers } from './sayings.js';
const fixture = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await answers((path) => import(`./js/${path}`), fixture)));
"""

each_game = pytest.mark.parametrize("name", games.names())


def check(found: dict[str, Any], name: str) -> None:
    wanted = read(name)
    for index, (one, other) in enumerate(zip(found["said"], wanted["answers"], strict=True)):
        assert one == other, f"{name}, moment {index}"
    assert found["views"] == wanted["views"], name


@each_game
def test_the_kernel(name: str) -> None:
    """A game read back from its file is told and shown in the same words and pictures."""
    wanted = read(name)
    file = decode_game(wanted["log"].encode(), name)
    story = Story(0, wanted["names"])
    for table in replay(file.log, Tape()):
        story.listen(table)
    said = [line for answer in wanted["answers"] for line in answer["said"]]
    assert said
    assert [line.text for line in story.lines][-len(said) :] == said
    views = [view_message(table, 0, detail=True) for table, _ in moments_of(file.log, 0)]
    assert json.loads(msgspec.json.encode(views)) == wanted["views"]
    assert any(answer["entries"] for answer in wanted["answers"])


def test_the_pages_in_a_browser(home: Living) -> None:
    page = home.phone().go("").page
    text = SAYINGS.read_text().replace("export async", "async")
    load = "(path) => import(`/static/js/${path}`)"
    # As texts they are handed over many times faster than as values.
    run = f"JSON.stringify(await answers({load}, JSON.parse(fixture)))"
    script = f"async (fixture) => {{ {text}\nreturn {run}; }}"
    for name in games.names():
        check(json.loads(page.evaluate(script, fixture(name).decode())), name)


@each_game
def test_the_pages_in_node(name: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("No Node here; the browser is put before the same fixtures")
    shutil.copytree(STATIC / "js" / "core", tmp_path / "js" / "core")
    shutil.copytree(STATIC / "vendor" / "fluent", tmp_path / "vendor" / "fluent")
    shutil.copy(SAYINGS, tmp_path)
    (tmp_path / "package.json").write_text('{"type": "module"}')
    (tmp_path / "run.js").write_text(IN_NODE)
    done = subprocess.run(
        [node, "run.js"], input=fixture(name), cwd=tmp_path, capture_output=True, timeout=100
    )
    assert done.returncode == 0, done.stderr.decode()
    check(json.loads(done.stdout), name)
