"""What is built from a source distribution plays in an empty environment elsewhere."""

import asyncio
import json
import re
import shutil
import stat
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest

from install.building import ROOT, Installed, build_wheel, clean_environment
from parlour import __version__
from server.wire import HOST, enter, free_port, join, play_on
from waiting import DEADLINE

pytestmark = pytest.mark.install

PLAIN = "parlour: building plain Python, without compiling: "
MODULES = {".py", ".pyc", ".so", ".pyd"}
WHERE = "import parlour, parlour.pure as p; print(parlour.__file__, p.is_compiled())"

needs_compiler = pytest.mark.skipif(
    shutil.which("cc") is None, reason="there is no C compiler to build with"
)


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def data_files() -> set[str]:
    """What the package needs besides modules: pages, skins, texts, the mark of types."""
    files = [path for path in (ROOT / "src" / "parlour").rglob("*") if path.is_file()]
    others = [path for path in files if path.suffix not in MODULES]
    needed = [path for path in others if not path.name.startswith("tsconfig")]  # for developers
    return {path.relative_to(ROOT / "src").as_posix() for path in needed}


def test_sdist_and_wheel_hold_everything(tree: Path, wheel: Path) -> None:
    for name in ("setup.py", "Makefile", "Dockerfile", "constraints.txt", "docs/host.md"):
        assert (tree / name).exists(), name
    assert not [*tree.rglob("*.so"), *tree.rglob("*.pyc")]
    assert data_files() <= names_in(wheel)
    assert "parlour/kernel/table.py" in names_in(wheel)


@needs_compiler
def test_the_wheel_is_compiled(wheel: Path, installed: Installed) -> None:
    assert wheel.stem.endswith(("x86_64", "aarch64", "amd64", "arm64", "universal2"))
    assert any(name.startswith("parlour/kernel/table.cp") for name in names_in(wheel))
    where, compiled = installed.run("python", "-c", WHERE).split()
    assert Path(where).is_relative_to(installed.folder)
    assert compiled == "True"
    where, compiled = installed.run("python", "-c", WHERE, PARLOUR_PURE="1").split()
    assert compiled == "False"


def test_its_programs_run(installed: Installed) -> None:
    assert installed.run("parlour", "--version").split()[0] == __version__
    assert "letters" in installed.run("python", "-m", "parlour", "games")
    assert "oracle" in installed.run("oracle", "--help").lower()
    words = ["sim", "letters", "--seats", "3", "--games", "60", "--jobs", "2", "--json"]
    assert json.loads(installed.run("parlour", *words))["games"] == 60
    checked = installed.run("parlour", "check", "letters", "--only", "replay", "--scale", "0.01")
    assert " 0 failed" in checked
    assert "Karte" in installed.run("parlour", "rules", "letters", PARLOUR_LANGUAGE="de")


def test_a_game_is_played_over_it(installed: Installed, tmp_path: Path) -> None:
    port = free_port()
    process = subprocess.Popen(
        [installed.bin / "parlour", "serve", "-port", str(port), "--host", HOST, "--bot-delay=0"],
        cwd=tmp_path,
        env=clean_environment(XDG_DATA_HOME=str(tmp_path), HOME=str(tmp_path)),
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        asyncio.run(play(port, process))
        process.terminate()
        assert process.communicate(timeout=DEADLINE)[1] == ""
        assert process.returncode in (0, -15)
        assert any(tmp_path.rglob("rooms.db"))
    finally:
        process.kill()


async def play(port: int, process: subprocess.Popen[str]) -> None:
    async with httpx.AsyncClient(base_url=f"http://{HOST}:{port}") as http:
        async with asyncio.timeout(DEADLINE):
            while not await answers(http):
                assert process.poll() is None, process.communicate()
                await asyncio.sleep(0.05)
        page = await http.get("/")
        assert page.status_code == 200
        assert "<html" in page.text
        german = await http.get("/", headers={"accept-language": "de"})
        assert '<html lang="de"' in german.text
        linked = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css|svg|png))"', page.text)
        assert linked
        for path in (*linked, "/skins/letters/skin.js"):
            assert (await http.get(path)).status_code == 200, path
        code = str((await http.post("/api/rooms", json={"game": "letters"})).json()["room"])
    client = await join(port, code, "Ada")
    await client.do("add_bot", bot="easy")
    await client.do("start")
    await play_on(client, 7)
    tv = await enter(port, code)
    await tv.until(lambda: tv.last("game")["view"]["over"])
    await tv.close()
    await client.close()


async def answers(http: httpx.AsyncClient) -> bool:
    try:
        return (await http.get("/readyz")).status_code == 200
    except httpx.HTTPError:
        return False


def failing_compiler(path: Path, condition: str) -> Path:
    """A compiler that works until a condition holds."""
    path.write_text(
        f"#!/bin/sh\n{condition} && {{ echo 'cc: out of order' >&2; exit 1; }}\nexec cc \"$@\"\n"
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


@pytest.mark.skipif(sys.platform == "win32", reason="the compiler is a shell script")
@pytest.mark.parametrize("condition", ["true", 'echo "$*" | grep -q kernel___table'])
def test_where_compiling_fails_the_wheel_is_plain(
    condition: str, tree: Path, tmp_path: Path
) -> None:
    compiler = failing_compiler(tmp_path / "compiler", condition)
    copy = shutil.copytree(tree, tmp_path / "tree")
    (tmp_path / "wheel").mkdir()
    # the tools are here already; without isolation it is quicker
    flags = {"CC": str(compiler), "LDSHARED": f"{compiler} -shared", "CFLAGS": "-O0"}
    wheel, said = build_wheel(copy, tmp_path / "wheel", "--no-build-isolation", **flags)
    assert said.count(PLAIN) == 1, said[-2000:]
    assert wheel.name == f"parlour-{__version__}-py3-none-any.whl"
    assert not [name for name in names_in(wheel) if name.endswith((".so", ".pyd"))]
    assert data_files() <= names_in(wheel)
