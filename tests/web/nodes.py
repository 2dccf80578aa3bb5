"""Modules of the pages that need no browser, run in node."""

import json
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from parlour.server.pages import STATIC

PROGRAM = """
import {{ readFileSync }} from 'node:fs';
import {{ {function} }} from './{script}';
const asked = JSON.parse(readFileSync(0, 'utf8'));
console.log(JSON.stringify(await {function}((path) => import(`./js/${{path}}`), asked)));
"""

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="No Node here")


def in_node(script: Path, function: str, asked: bytes) -> Any:
    """What a function of a script makes of a fixture; it is given a way to load the modules."""
    with TemporaryDirectory() as place:
        folder = Path(place)
        for part in ("js/core", "js/director", "vendor/fluent"):
            shutil.copytree(STATIC / part, folder / part)
        shutil.copy(script, folder)
        (folder / "package.json").write_text('{"type": "module"}')
        (folder / "run.js").write_text(PROGRAM.format(function=function, script=script.name))
        done = subprocess.run(
            ["node", "run.js"], input=asked, cwd=folder, capture_output=True, timeout=100
        )
    assert done.returncode == 0, done.stderr.decode()
    return json.loads(done.stdout)
