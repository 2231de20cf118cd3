"""Updating and going back in a checkout, by the very commands of docs/hosting.md."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage.sql.schema import FORMAT
from tests.world import require

pytestmark = [pytest.mark.proof, pytest.mark.timeout(600)]  # it starts programs

ROOT = Path(__file__).parents[2]
SECTION = (
    (ROOT / "docs" / "hosting.md").read_text("utf-8").partition("\n## Update, and go back\n")[2].partition("\n## ")[0]
)
BLOCKS = [block.split("\n") for block in re.findall(r"```sh\n(.*?)\n *```", re.sub(r"(?m)^ +", "", SECTION), re.DOTALL)]
UPDATE, BACK = (next(block for block in BLOCKS if block[0].startswith(first)) for first in ("./run", "git checkout"))

FILES = ("bot", "cogs", "data", "run", "pyproject.toml", "deploy/constraints.txt")
OPENED = "at schema version "


def git(*words: str) -> str:
    own = ["-c", "user.name=Ann", "-c", "user.email=ann@example.org", "-c", "commit.gpgsign=false"]
    return subprocess.run(["git", *own, *words], capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603, S607 - ours


class Host:
    """A checkout of a repository that is about to have a newer version, with the bot's Python."""

    def __init__(self, folder: Path) -> None:
        self.upstream, self.checkout = folder / "upstream", folder / "checkout"
        self.database = self.checkout / "data" / "var" / "right-bower.db"
        for name in FILES:
            target = self.upstream / name
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / name).is_dir():
                shutil.copytree(ROOT / name, target, ignore=shutil.ignore_patterns("__pycache__", "var"))
            else:
                shutil.copy(ROOT / name, target)
        git("init", "--quiet", str(self.upstream))
        self.older = self.commit("Begin")
        git("clone", "--quiet", str(self.upstream), str(self.checkout))
        python = self.checkout / ".installed" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(f'#!/bin/sh\nexec {sys.executable} "$@"\n', encoding="utf-8")
        python.chmod(0o755)
        needed = "cat pyproject.toml deploy/constraints.txt | cksum > .installed/complete"
        subprocess.run(["sh", "-c", needed], cwd=self.checkout, check=True)  # noqa: S603, S607 - the shell

    def commit(self, message: str) -> str:
        here = ("-C", str(self.upstream))
        git(*here, "add", "--all")
        git(*here, "commit", "--quiet", "--message", message)
        return git(*here, "rev-parse", "HEAD")

    def raise_format(self) -> None:
        """Publish a version that writes what the older one cannot read."""
        schema = self.upstream / "bot" / "storage" / "sql" / "schema.py"
        text = schema.read_text("utf-8")
        assert f"\nFORMAT = {FORMAT}\n" in text
        schema.write_text(text.replace(f"\nFORMAT = {FORMAT}\n", f"\nFORMAT = {FORMAT + 1}\n"), encoding="utf-8")
        self.commit("Write another format")

    def type(self, command: str) -> str:
        """Run a command of the document, in the checkout; a bot that starts is stopped when it has its database."""
        words = command.replace("COMMIT", self.older).split()
        environment = {"PATH": "/usr/local/bin:/usr/bin:/bin", "DISCORD_TOKEN": "MTIz.abc.def", "BACKUP_DIR": "off"}
        environment |= {"PROXY_URL": "http://127.0.0.1:1", "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": str(self.checkout)}
        with subprocess.Popen(  # noqa: S603 - what the document says
            words, cwd=self.checkout, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as process:
            said = ""
            for line in require(process.stdout):
                said += line
                if words[-1] == "run" and OPENED in line:
                    process.terminate()
        return f"{said}status {process.returncode}"


def test_a_host_updates_and_goes_back_by_the_commands_of_the_document(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert f"format {FORMAT}" in host.type("./run run")
    host.raise_format()
    for command in UPDATE:
        said = host.type(command)
        assert said.endswith("status 0"), said
    assert f"format {FORMAT + 1}" in said
    upgraded = host.database.read_bytes()
    copy = host.database.with_name(f"{host.database.name}.before-format_{FORMAT + 1}.bak")
    assert copy.exists()
    assert host.type(f"git checkout --quiet {host.older}").endswith("status 0")
    for command in ("./run run", "./run status", "./run check"):
        refused = host.type(command)
        assert refused.endswith("status 1")
        assert f"format {FORMAT + 1}), but this is " in refused
        assert "start the newer program, or restore a backup that an older one wrote." in refused
    assert host.database.read_bytes() == upgraded
    assert host.type(f"./run check {copy}").endswith("status 0")
    for command in BACK:
        said = host.type(command)
        assert said.endswith("status 0"), said
    assert f"format {FORMAT}\n" in said
    assert [aside.read_bytes() for aside in host.database.parent.glob("*.replaced-*")] == [upgraded]
