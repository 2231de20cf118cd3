"""Stands in, under their names, for the tools that only a whole machine has: systemd, Docker, apt-get and sudo.

``machine.py build CLONE SCRIPT`` makes the machine: a root of its own whose changes are forgotten, where this file is
those tools. What systemd and Docker confine sees a root that cannot be written, but for the folders that the unit or
``compose.yaml`` names, and no network; so the bot waits for Discord. Users are not told apart.
"""

import os
import re
import shlex
import signal
import subprocess
import sys
import sysconfig
import time
from itertools import dropwhile, pairwise
from pathlib import Path
from typing import Any

import yaml

LOOPBACK = "ip link set lo up; "
TOOLS = ("apt-get", "docker", "journalctl", "sudo", "systemctl", "systemd-run")
UNITS, STATE, VOLUME = Path("/etc/systemd/system"), Path("/run/running"), Path("/var/lib/docker-volume")


def sh(script: str) -> None:
    """Run a script of the shell that must succeed."""
    subprocess.run(["/bin/sh", "-euc", script], check=True)  # noqa: S603 - our own


def build(clone: str, script: str) -> None:
    """Enter the machine and run the script in the clone."""
    work = Path("/tmp/machine")  # noqa: S108 - in a mount namespace
    sh(f"mkdir -p {work}; mount -t tmpfs none {work}; mkdir {work}/changes {work}/index {work}/root")
    layers = f"lowerdir=/,upperdir={work}/changes,workdir={work}/index"
    sh(f"mount -t overlay none -o {layers} {work}/root; mount --rbind /dev {work}/root/dev")
    os.chroot(work / "root")
    os.chdir(clone)
    sh("mount -t proc proc /proc; mount -t tmpfs none /run")
    for tool in TOOLS:
        place = Path("/usr/local/sbin", tool)
        place.write_text(f"#!{sys.executable}\n{Path(__file__).read_text('utf-8')}", encoding="utf-8")
        place.chmod(0o755)
    (Path(sysconfig.get_path("stdlib")) / "EXTERNALLY-MANAGED").write_text("[externally-managed]\n", encoding="utf-8")
    os.environ["PATH"] = f"/usr/local/sbin:{sys.base_prefix}/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    # What the program needs is here already; only what builds it is fetched.
    os.environ["PYTHONPATH"] = sysconfig.get_path("purelib")
    os.environ["HOME"] = "/root"
    os.execv("/bin/sh", ["/bin/sh", "-eux", script])  # noqa: S606 - our own


def confine(
    command: list[str], folder: Path, writable: dict[str, str], settings: Path, *more: str, network: str = ""
) -> list[str]:
    """Return the command as it is run on a root that cannot be written; ``writable`` are places and what they show,
    ``more`` settings beside the file's. The ``network`` is another process's, or one that leads nowhere.
    """
    mounts = "; ".join(f"mkdir -p {own} {place}; mount --bind {own} {place}" for place, own in writable.items())
    lines = [line for line in settings.read_text("utf-8").splitlines() if re.match(r"[A-Z_]+=.", line)]
    variables = shlex.join(["env", *lines, *more, *command])
    begin = "" if network else LOOPBACK
    script = f"{begin}{mounts}; mount -t tmpfs none /tmp; mount -o remount,bind,ro /; cd {folder}; exec {variables}"
    enter = ["nsenter", f"--net=/proc/{network}/ns/net", "unshare"] if network else ["unshare", "--net"]
    return [*enter, "--mount", "/bin/sh", "-euc", script]


def start(command: list[str]) -> None:
    """Run the bot until ``stop``, and wait until it waits for Discord."""
    log = Path("/run/log")
    with log.open("w", encoding="utf-8") as lines:
        bot = subprocess.Popen(command, stdout=lines, stderr=lines)  # noqa: S603 - our own
    STATE.write_text(str(bot.pid), encoding="utf-8")
    while "waiting, the next try" not in log.read_text("utf-8"):
        if bot.poll() is not None:
            sys.exit(f"the bot has ended with {bot.returncode}: {log.read_text('utf-8')}")
        time.sleep(0.1)


def stop() -> None:
    """End the bot."""
    if STATE.exists():
        pid = int(STATE.read_text("utf-8"))
        os.kill(pid, signal.SIGTERM)
        while Path(f"/proc/{pid}/exe").exists():
            time.sleep(0.1)
        STATE.unlink()


def systemctl(words: list[str]) -> None:
    """Do as systemd does for the installed unit and its drop-ins."""
    unit = (UNITS / "right-bower.service").read_text("utf-8")
    drop_ins = "".join(file.read_text("utf-8") for file in UNITS.glob("right-bower.service.d/*.conf"))
    lines = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    folders = [f"/var/lib/{lines['StateDirectory']}", *re.findall(r"^ReadWritePaths=(.*)$", drop_ins, re.MULTILINE)]
    verb = next(word for word in words if not word.startswith("-"))
    if verb in ("stop", "restart"):
        stop()
    if verb in ("start", "restart", "enable"):
        folder, settings = Path(lines["WorkingDirectory"]), Path(lines["EnvironmentFile"])
        start(confine(lines["ExecStart"].split(), folder, {name: name for name in folders}, settings))


def systemd_run(words: list[str]) -> None:
    """Run a command with the properties of a unit."""
    about = dict(word.removeprefix("--property=").split("=", 1) for word in words if word.startswith("--property="))
    command = list(dropwhile(lambda word: word.startswith("--"), words))
    folder = f"/var/lib/{about['StateDirectory']}"
    run = confine(command, Path(about["WorkingDirectory"]), {folder: folder}, Path(about["EnvironmentFile"]))
    sys.exit(subprocess.run(run, check=False).returncode)  # noqa: S603 - our own


def docker(words: list[str]) -> None:
    """Do what Compose does for the service ``bot``; the image is what pip has installed."""
    if words[0] == "tag":
        return
    service: dict[str, Any] = yaml.safe_load(Path("deploy/compose.yaml").read_text("utf-8"))["services"]["bot"]
    options = dict(pairwise(words))
    settings = Path(options["--env-file"])
    assert service["read_only"]
    volumes = dict(volume.split(":")[::-1] for volume in service["volumes"])
    writable = {place: own if own.startswith("/") else str(VOLUME) for place, own in volumes.items()}
    verb, *rest = words[words.index(options["--file"]) + 1 :]

    def inside(*command: str, network: str = "") -> list[str]:
        more = [f"{name}={value}" for name, value in service["environment"].items()]
        return confine(list(command), Path("/srv"), writable, settings, *more, network=network)

    if verb == "up":
        stop()
    if verb in ("up", "start"):
        start(inside("/opt/right-bower/bin/right-bower", "run"))
    elif verb == "stop":
        stop()
    elif verb in ("exec", "run"):
        if (verb == "exec") is not STATE.exists():
            sys.exit(f"{verb} while the bot is {'not ' if verb == 'exec' else ''}running")
        command = rest[rest.index("bot") + 1 :]
        command = [word for word in command if word != "right-bower"]
        network = STATE.read_text("utf-8") if verb == "exec" else ""
        run = inside("/opt/right-bower/bin/right-bower", *command, network=network)
        sys.exit(subprocess.run(run, check=False).returncode)  # noqa: S603 - our own


def main(name: str, words: list[str]) -> None:
    """Be the tool of this name."""
    match name:
        case "sudo":
            os.execvp(words[0], words)  # noqa: S606 - as it is typed
        case "systemctl":
            systemctl(words)
        case "systemd-run":
            systemd_run(words)
        case "docker":
            docker(words)
        case "machine.py":
            build(*words)


main(Path(sys.argv[0]).name, sys.argv[1:])
