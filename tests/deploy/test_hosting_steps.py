"""What a host types, as ``docs/hosting.md`` has it, line by line on a machine like theirs (``machine.py``)."""

from __future__ import annotations

import re
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bot.storage.sql.schema import FORMAT

ROOT = Path(__file__).parents[2]
HOSTING = (ROOT / "docs" / "hosting.md").read_text("utf-8")
BLOCKS = [textwrap.dedent(block) for block in re.findall(r"^ *```sh\n(.*?)^ *```$", HOSTING, re.MULTILINE | re.DOTALL)]
ENTER = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
"""A machine of its own: what is mounted and started there is gone with it."""
BEGIN = """
cp .env.example .env
sed -i 's/^DISCORD_TOKEN=$/DISCORD_TOKEN=MTIz.abc.def/' .env
if python3 -m pip install .; then exit 1; fi
"""
NEWER = f"""
sed -i 's/^FORMAT = .*/FORMAT = {FORMAT + 1}/' ../origin/bot/storage/sql/schema.py
git -C ../origin commit --quiet --all --message newer
echo newer $(git -C ../origin rev-parse --short=7 HEAD)
"""
TYPED_PATHS = sorted({*re.findall(r"(?<!\w)/(?:etc|mnt|opt|usr|var)/[\w./-]+", "".join(BLOCKS))})
WHEN_READ = f"sudo find {' '.join(TYPED_PATHS)} -maxdepth 0 -type f -printf 'read %A@ written %T@ %p\\n'\n"
VERSION = "right-bower --version\n"
IN_CONTAINER = f"docker compose --env-file .env --file deploy/compose.yaml exec bot {VERSION}"
OTHER_DISK = """
eval "$(sed -n 's/.*after "\\(.*\\)"./\\1/p' deploy/compose.yaml)"
sed -i 's/# - /- /' deploy/compose.yaml
sed -i 's/^BACKUP_DIR=$/BACKUP_DIR=\\/backups/' .env
docker compose --env-file .env --file deploy/compose.yaml up --detach
"""


def run(*command: str, cwd: Path = ROOT) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr[-3000:] + done.stdout[-500:]
    return done.stdout


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_every_step_succeeds_where_it_is_typed(tmp_path: Path) -> None:
    """By a person who is not root, for a unit and a container that are not root's and whose root cannot be written,
    with a Python that refuses pip, and with Discord away: the bot is not ready, as ``status`` says and ends with. Both
    go back from a newer format.
    """
    if subprocess.run([*ENTER, "true"], capture_output=True, check=False).returncode != 0:  # noqa: S603 - ours
        pytest.skip("this user may not mount")
    origin, clone = tmp_path / "origin", tmp_path / "clone"
    run("git", "clone", "--quiet", "--shared", str(ROOT), str(origin))
    run("git", "checkout", "--quiet", "-B", "main", cwd=origin)  # whatever is checked out here
    run("git", f"--work-tree={ROOT}", "add", "--all", cwd=origin)
    for name in ("name", "email"):
        run("git", "config", f"user.{name}", "host", cwd=origin)
    run("git", "commit", "--quiet", "--allow-empty", "--message", "as it is here", cwd=origin)
    run("git", "reset", "--quiet", "--hard", cwd=origin)
    run("git", "clone", "--quiet", "--shared", str(origin), str(clone))
    older = run("git", "rev-parse", "--short=7", "HEAD", cwd=clone).strip()
    unit = [block for block in BLOCKS if "docker" not in block and "./run" not in block]  # that is test_update.py's
    image = [block for block in BLOCKS if "docker" in block]
    assert (len(unit), len(image)) == (4, 3), "every block is known here"
    steps = [BEGIN, unit[0], NEWER, unit[1], VERSION, unit[2], VERSION, unit[3], WHEN_READ]
    steps += ["sudo systemctl stop right-bower\n"]
    steps += [image[0], "git checkout --quiet -\n", image[1], IN_CONTAINER, image[2], IN_CONTAINER, OTHER_DISK]
    script = tmp_path / "steps"
    lines = "".join(steps).replace("right-bower status\n", "right-bower status || test $? = 1\n")
    script.write_text(lines.replace("checkout COMMIT", f"checkout --quiet {older}"), encoding="utf-8")
    said = run(*ENTER, sys.executable, str(Path(__file__).with_name("machine.py")), str(clone), str(script))
    files = re.findall(r"^read (\S+) written (\S+) (\S+)$", said, re.MULTILINE)
    assert len(files) >= 3
    assert [path for read, written, path in files if float(read) <= float(written)] == [], (
        "nothing reads what was written"
    )
    (newer,) = re.findall(r"^newer (\w+)", said, re.MULTILINE)
    versions = re.findall(r"^right-bower \S+ \((\w+)\), schema \d+, format (\d+)$", said, re.MULTILINE)
    assert versions == [(newer, str(FORMAT + 1)), (older, str(FORMAT))] * 2
