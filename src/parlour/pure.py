"""Import the package's Python source even where compiled modules lie beside it."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourceFinder:
    """Finds modules of this package as `.py` files only."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("parlour."):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        origin = Path(spec.origin)
        source = origin.with_name(origin.name.split(".")[0] + ".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def install() -> None:
    """Prefer source from now on."""
    sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the kernel in use is the compiled one."""
    from parlour.kernel import table

    return not str(table.__file__).endswith(".py")
