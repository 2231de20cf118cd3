"""The figures of the program's structure: ``uv run python -m tests.structure`` prints them.

``tests/test_architecture.py`` holds them: they may only fall, and whoever makes one fall writes the new figure there.
A module is a file of ``bot`` or ``cogs`` that is not an ``__init__``. Imports count wherever they stand, also those for
types alone.
"""

from __future__ import annotations

import ast
import statistics
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

ROOT = Path(__file__).parent.parent
SMALL = 60
"""Lines below which a module with one importer belongs to that importer."""
OFTEN = 2
"""More modules than that may not share a base name."""


@cache
def parse(path: Path) -> ast.Module:
    """Return a file's tree, which nobody changes."""
    return ast.parse(path.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class Structure:
    """The modules under ``root`` by their dotted names, packages among them."""

    root: Path = ROOT

    @cached_property
    def sources(self) -> dict[str, Path]:
        """Every importable file: modules, and packages under their own names."""
        files: dict[str, Path] = {}
        for folder in ("bot", "cogs"):
            for path in sorted((self.root / folder).rglob("*.py")):
                parts = path.relative_to(self.root).with_suffix("").parts
                files[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
        return files

    @cached_property
    def lines(self) -> dict[str, int]:
        return {
            name: len(path.read_text(encoding="utf-8").splitlines())
            for name, path in self.sources.items()
            if path.name != "__init__.py"
        }

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        return {name: set(self._imports_of(name, path)) for name, path in self.sources.items()}

    def _imports_of(self, name: str, path: Path) -> Iterator[str]:
        for node in ast.walk(parse(path)):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.sources and alias.name != name)
            elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
                for alias in node.names:
                    full = f"{node.module}.{alias.name}"
                    target = full if full in self.sources else node.module
                    if target in self.sources and target != name:
                        yield target

    @cached_property
    def importers(self) -> Counter[str]:
        return Counter(target for targets in self.imports.values() for target in targets)

    @property
    def small_with_one_importer(self) -> list[str]:
        """Modules of fewer than ``SMALL`` lines that one other module imports."""
        return sorted(name for name, lines in self.lines.items() if lines < SMALL and self.importers[name] == 1)

    @property
    def names_used_often(self) -> list[str]:
        """Base names of more than ``OFTEN`` modules."""
        names = Counter(name.rpartition(".")[2] for name in self.lines)
        return sorted(name for name, times in names.items() if times > OFTEN)

    @property
    def largest_circle(self) -> list[str]:
        """The largest set of modules each of which imports all the others, directly or through them."""
        reached = {name: self._reachable_from(name) for name in self.sources}
        circles = [
            sorted(other for other in reached[name] if name in reached[other])
            for name in self.sources
            if name in reached[name]
        ]
        return max(circles, key=len, default=[])

    def _reachable_from(self, name: str) -> set[str]:
        reached: set[str] = set()
        ahead = [*self.imports[name]]
        while ahead:
            target = ahead.pop()
            if target not in reached:
                reached.add(target)
                ahead += self.imports[target]
        return reached

    @property
    def figures(self) -> dict[str, int]:
        """Everything that may only fall."""
        return {
            "modules": len(self.lines),
            "lines": sum(self.lines.values()),
            "modules under 60 lines with one importer": len(self.small_with_one_importer),
            "base names used more than twice": len(self.names_used_often),
            "files in the largest circle": len(self.largest_circle),
        }


def main() -> None:
    structure = Structure()
    for name, figure in structure.figures.items():
        print(f"{figure:7} {name}")
    print(f"{statistics.median(structure.lines.values()):7.0f} lines in the median module")
    print("small, with one importer:", *structure.small_with_one_importer)
    print("used more than twice:", *structure.names_used_often)


if __name__ == "__main__":
    main()
