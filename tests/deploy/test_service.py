"""The systemd unit is understood by systemd, and leaves the service few rights."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from bot.__main__ import GRACE_SECONDS
from bot.storage.postgres.membership import PACE

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "right-bower.service"
SEVERAL = ROOT / "deploy" / "right-bower@.service"
MOST_EXPOSED = 15
"""Tenths: 1.5 of 10, where 0 is nothing at all."""


@pytest.fixture
def analyze() -> str:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze here")
    return program


@pytest.mark.proof
@pytest.mark.parametrize("path", [UNIT, SEVERAL])
def test_systemd_understands_every_line(analyze: str, tmp_path: Path, path: Path) -> None:
    unit = tmp_path / path.name.replace("@", "@0-19")
    unit.write_text(path.read_text("utf-8").replace("/opt/right-bower/bin/right-bower", shutil.which("true") or ""))
    done = subprocess.run([analyze, "verify", unit], capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.proof
def test_the_service_has_few_rights(analyze: str) -> None:
    command = [analyze, "security", "--offline=true", f"--threshold={MOST_EXPOSED}", "--no-pager", str(UNIT)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stdout[-200:]


def test_several_processes_have_the_same_rights_and_their_own_shards() -> None:
    one, several = (
        {line for line in path.read_text("utf-8").splitlines() if line and not line.startswith("#")}
        for path in (UNIT, SEVERAL)
    )
    names = {line.partition("=")[0] for line in one ^ several}
    assert names == {"Description", "ExecStart", "EnvironmentFile", "WorkingDirectory", "StateDirectory"}
    assert {line for line in several if line.startswith(("ExecStart", "EnvironmentFile"))} == {
        "ExecStart=/usr/bin/env SHARD_IDS=%i /opt/right-bower/bin/right-bower run",
        "EnvironmentFile=/etc/right-bower.env",
        "EnvironmentFile=-/etc/right-bower-%i.env",
    }
    assert "StateDirectory=right-bower-%i" in several


def test_documents_name_the_settings_files_that_the_units_read() -> None:
    units = "".join(unit.read_text("utf-8") for unit in (UNIT, SEVERAL))
    patterns = [
        re.escape(file).replace("%i", r"[\d-]+") for file in re.findall(r"^EnvironmentFile=-?(.*)$", units, re.M)
    ]
    patterns += ["/etc/systemd", "/etc/ssl", "/etc/cloudflared"]
    for document in (ROOT / "docs").glob("*.md"):
        for path in re.findall(r"/etc/[\w.-]+", document.read_text("utf-8")):
            assert any(re.fullmatch(pattern, path) for pattern in patterns), (document.name, path)


def test_systemd_restarts_before_another_process_takes_the_shards() -> None:
    lines = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))
    assert float(lines["RestartSec"]) < PACE.gone


def test_the_unit_outlasts_outages_and_is_active_when_the_bot_is_ready() -> None:
    """The bot waits by itself, for Discord and for identifications; systemd must neither give up nor lose patience."""
    lines = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))
    assert lines["StartLimitIntervalSec"] == "0"
    assert (lines["Type"], lines["TimeoutStartSec"]) == ("notify", "infinity")
    assert lines["Restart"] == "on-failure"
    assert float(lines["TimeoutStopSec"]) > GRACE_SECONDS


def test_the_unit_creates_user_and_folder_and_gives_up_on_wrong_settings() -> None:
    lines = dict(re.findall(r"^(\w+)=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE))
    assert lines["DynamicUser"] == "yes"
    assert (lines["StateDirectory"], lines["WorkingDirectory"]) == ("right-bower", "/var/lib/right-bower")
    assert lines["RestartPreventExitStatus"] == "2"
    assert lines["ExecStart"].endswith("/right-bower run")


@pytest.mark.proof
@pytest.mark.parametrize("root", [True, False])
def test_other_commands_run_with_the_services_user_folder_and_settings(tmp_path: Path, root: bool) -> None:
    for tool, script in (
        ("systemd-run", 'printf "%s\\n" "$@"'),
        ("sudo", 'echo "sudo $1"; shift; printf "%s\\n" "$@"'),
    ):
        (tmp_path / tool).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (tmp_path / tool).chmod(0o755)
    (tmp_path / "id").write_text(f"#!/bin/sh\necho {0 if root else 1000}\n", encoding="utf-8")
    (tmp_path / "id").chmod(0o755)
    command = ["/bin/sh", str(ROOT / "deploy" / "right-bower.sh"), "backup", "a copy.db"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env={"PATH": str(tmp_path)})  # noqa: S603 - ours
    words = done.stdout.splitlines()
    assert (words[0] == "sudo systemd-run") is not root
    assert words[-3:] == ["/opt/right-bower/bin/right-bower", "backup", "a copy.db"]
    for name in ("DynamicUser", "UMask", "StateDirectory", "StateDirectoryMode", "WorkingDirectory", "EnvironmentFile"):
        (line,) = re.findall(rf"^{name}=.*$", UNIT.read_text("utf-8"), re.MULTILINE)
        assert f"--property={line}" in words
