"""Write the commit of which a wheel or source archive is built into it, as ``bot/COMMIT`` (see ``bot/version.py``)."""

from __future__ import annotations

import subprocess
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CommitHook(BuildHookInterface):  # type: ignore[type-arg]
    """Of an editable installation the checkout itself tells; without a repository nothing is written."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Add the file, unless it is there already, as in a source archive."""
        root = Path(self.root)
        if version == "editable" or (root / "bot" / "COMMIT").exists() or not (root / ".git").exists():
            return
        command = ["git", "-c", f"safe.directory={self.root}", "-C", self.root, "rev-parse", "--short=7", "HEAD"]
        try:
            commit = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - fixed
        except (OSError, subprocess.CalledProcessError):
            return
        self._folder = tempfile.TemporaryDirectory()
        written = Path(self._folder.name, "COMMIT")
        written.write_text(commit, encoding="utf-8")
        build_data["force_include"][str(written)] = "bot/COMMIT"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was only for the building."""
        if hasattr(self, "_folder"):
            self._folder.cleanup()
