"""Built once for all tests of installing."""

import os
from pathlib import Path

import pytest

from install.building import Installed, build_sdist, build_wheel, unpack


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_sdist(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def tree(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What somebody has who unpacks the source distribution."""
    return unpack(sdist, tmp_path_factory.mktemp("tree"))


@pytest.fixture(scope="session")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built from the source distribution in isolation; PARLOUR_WHEEL names one that is there."""
    given = os.environ.get("PARLOUR_WHEEL")
    return Path(given) if given else build_wheel(sdist, tmp_path_factory.mktemp("wheel"))[0]


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    found = Installed(tmp_path_factory.mktemp("elsewhere"))
    found.install(wheel)
    return found
