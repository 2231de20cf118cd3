"""``./run``: the README's two commands, and what they bring where nothing is installed."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parent.parent
_PIP = """#!/bin/sh
echo "python3 $*" >> calls
mkdir -p .uv/bin
printf '#!/bin/sh\\necho "uv $*" >> calls\\n' > .uv/bin/uv
chmod +x .uv/bin/uv
"""
"""A python3 whose pip notes what it is asked for, and whose uv does the same."""


def _calls(clone: Path, *arguments: str) -> list[str]:
    """What ``./run`` starts in a clone, with only the tools of the folder ``bin`` beside it on its path."""
    subprocess.run([clone / "run", *arguments], check=True, env={"PATH": str(clone.parent / "bin")}, cwd="/")  # noqa: S603 - our own script
    told = (clone / "calls").read_text(encoding="utf-8").splitlines()
    (clone / "calls").unlink()
    return told


def _bare_machine(folder: Path) -> Path:
    """A clone that holds ``run`` alone, on a machine without uv."""
    (folder / "clone").mkdir()
    shutil.copy(ROOT / "run", folder / "clone")
    tools = folder / "bin"
    tools.mkdir()
    for tool in ("sh", "dirname", "mkdir", "chmod"):
        (tools / tool).symlink_to(shutil.which(tool) or tool)
    (tools / "python3").write_text(_PIP, encoding="utf-8")
    (tools / "python3").chmod(0o755)
    return folder / "clone"


def test_uv_is_brought_once_and_beside_the_code(tmp_path: Path) -> None:
    clone = _bare_machine(tmp_path)
    pip, tests = _calls(clone, "tests", "-x", "tests/a b.py")
    assert pip.startswith("python3 -m pip install ")
    assert pip.endswith(" --target .uv uv"), "anything else is refused where the system manages Python"
    assert tests == "uv run --quiet pytest -n auto -x tests/a b.py"
    assert _calls(clone, "playground") == ["uv run --quiet right-bower playground"]


def test_a_uv_that_is_there_is_used(tmp_path: Path) -> None:
    clone = _bare_machine(tmp_path)
    (tmp_path / "bin" / "uv").write_text('#!/bin/sh\necho "uv $*" >> calls\n', encoding="utf-8")
    (tmp_path / "bin" / "uv").chmod(0o755)
    assert _calls(clone, "check", "copy.db") == ["uv run --quiet right-bower check copy.db"]


def test_the_readme_opens_with_two_commands_and_ci_runs_the_second() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    opening = readme[: readme.index("\n## Host it")]
    blocks = re.findall(r"```sh\n(.*?)```", opening, re.DOTALL)
    assert [block.split("#")[0].strip() for block in blocks] == ["./run playground", "./run tests"]
    assert "\n./run tests\n" in (ROOT / ".ci" / "run").read_text(encoding="utf-8")
