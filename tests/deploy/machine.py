"""Stands in, under their names, for the tools that only a whole machine has: systemd, Docker, apt-get and sudo.

``machine.py build CLONE SCRIPT`` makes the machine: a root of its own whose changes are forgotten, where this file is
those tools. The script is typed by a person who may use ``sudo`` and Docker, and is not root. What systemd and Docker
confine is not root's either, and sees a root that cannot be written, but for the folders that the unit or
``compose.yaml`` names, and no network; so the bot waits for Discord.
"""

import os
import pwd
import re
import shlex
import shutil
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
ELEVATING, TOOLS = ("docker", "sudo"), ("apt-get", "journalctl", "systemctl", "systemd-run")
UNITS, STATE, VOLUME = Path("/etc/systemd/system"), Path("/run/running"), Path("/var/lib/docker-volume")
PROGRAM, PACKAGES = Path("/opt/right-bower"), Path("/opt/packages")
IMAGES, CONTAINER = Path("/var/lib/docker-images"), Path("/run/container")
DYNAMIC_USER = 61184
"""The first id that systemd gives to a service whose user is not in ``/etc/passwd``."""


def sh(script: str) -> None:
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
    elevating = shutil.copy(sys.executable, Path(sys.executable).resolve().with_name("elevating"))
    Path(elevating).chmod(0o4755)
    for tool in (*ELEVATING, *TOOLS):
        place, python = Path("/usr/local/sbin", tool), elevating if tool in ELEVATING else sys.executable
        place.write_text(f"#!{python}\n{Path(__file__).read_text('utf-8')}", encoding="utf-8")
        place.chmod(0o755)
    (Path(sysconfig.get_path("stdlib")) / "EXTERNALLY-MANAGED").write_text("[externally-managed]\n", encoding="utf-8")
    for folder in (*Path(sys.executable).parents, *Path(sys.base_prefix).parents, *Path(script).parents):
        folder.chmod(folder.stat().st_mode | 0o011)  # every user may start the system's Python
    sh(f"useradd --create-home host; chown -R host:host {Path(clone).parent}")
    os.environ["PATH"] = f"/usr/local/sbin:{sys.base_prefix}/bin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
    # What the program needs is here already; only what builds it is fetched.
    sh(f"mkdir {PACKAGES}; mount --bind {sysconfig.get_path('purelib')} {PACKAGES}")
    os.environ["PYTHONPATH"] = str(PACKAGES)
    os.environ["HOME"] = "/home/host"
    as_host = ["setpriv", "--reuid", "host", "--regid", "host", "--clear-groups", "/bin/sh", "-eux", script]
    os.execvp("setpriv", as_host)  # noqa: S606, S607 - our own


def own(folder: str, user: int) -> None:
    """Make a folder that only this user may use; what is in it changes hands with it, as systemd does it."""
    hand_over = f"[ $(stat -c %u {folder}) = {user} ] || chown -R {user}:{user} {folder}"
    sh(f"mkdir -p {folder}; chmod 0700 {folder}; {hand_over}")


def confine(
    command: list[str], user: int, folder: Path, writable: dict[str, str], settings: Path, *more: str, network: str = ""
) -> list[str]:
    """Return the command as this user runs it on a root that cannot be written; ``writable`` are places and what they
    show, ``more`` settings beside the file's. The ``network`` is another process's, or one that leads nowhere.
    """
    mounts = "; ".join(f"mkdir -p {place}; mount --bind {own} {place}" for place, own in writable.items())
    lines = [line for line in settings.read_text("utf-8").splitlines() if re.match(r"[A-Z_]+=.", line)]
    variables = shlex.join(["env", "HOME=/nonexistent", *lines, *more, *command])
    begin = "" if network else LOOPBACK
    begin += f"{mounts}; mount -t tmpfs none /tmp; mount -o remount,bind,ro /; cd {folder}; "
    as_user = f"setpriv --reuid {user} --regid {user} --clear-groups --no-new-privs"
    enter = ["nsenter", f"--net=/proc/{network}/ns/net", "unshare"] if network else ["unshare", "--net"]
    return [*enter, "--mount", "/bin/sh", "-euc", f"{begin}exec {as_user} {variables}"]


def user_of(name: str) -> int:
    """Return the id of a service's user, as ``DynamicUser`` finds it."""
    try:
        return pwd.getpwnam(name).pw_uid
    except KeyError:
        return DYNAMIC_USER


def start(command: list[str]) -> None:
    log = Path("/run/log")
    with log.open("w", encoding="utf-8") as lines:
        bot = subprocess.Popen(command, stdout=lines, stderr=lines)  # noqa: S603 - our own
    STATE.write_text(str(bot.pid), encoding="utf-8")
    while "waiting, the next try" not in log.read_text("utf-8"):
        if bot.poll() is not None:
            sys.exit(f"the bot has ended with {bot.returncode}: {log.read_text('utf-8')}")
        time.sleep(0.1)


def stop() -> None:
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
    state, user = f"/var/lib/{lines['StateDirectory']}", user_of("right-bower")
    folders = [state, *re.findall(r"^ReadWritePaths=(.*)$", drop_ins, re.MULTILINE)]
    verb = next(word for word in words if not word.startswith("-"))
    if verb in ("stop", "restart"):
        stop()
    if verb in ("start", "restart", "enable"):
        folder, settings = Path(lines["WorkingDirectory"]), Path(lines["EnvironmentFile"])
        own(state, user)
        start(confine(lines["ExecStart"].split(), user, folder, {name: name for name in folders}, settings))


def systemd_run(words: list[str]) -> None:
    """Run a command with the properties of a unit."""
    about = dict(word.removeprefix("--property=").split("=", 1) for word in words if word.startswith("--property="))
    command = list(dropwhile(lambda word: word.startswith("--"), words))
    folder = f"/var/lib/{about['StateDirectory']}"
    user = user_of(about["User"])
    own(folder, user)
    run = confine(command, user, Path(about["WorkingDirectory"]), {folder: folder}, Path(about["EnvironmentFile"]))
    sys.exit(subprocess.run(run, check=False).returncode)  # noqa: S603 - our own


def build_image(name: str) -> None:
    """Install the program of this clone as an image; a commit has one."""
    image = IMAGES / os.environ["COMMIT"]
    install = f"python3 -m venv {PROGRAM}; {PROGRAM}/bin/pip install --constraint deploy/constraints.txt ."
    sh(f"mkdir -p {image}; unshare --mount /bin/sh -euc 'mount --bind {image} {PROGRAM}; {install}'")
    tag(image, name)


def tag(image: Path, name: str) -> None:
    link = IMAGES / name
    link.unlink(missing_ok=True)
    link.symlink_to(image)


def docker(words: list[str]) -> None:
    """Do what Docker and Compose do for the service ``bot``. A container keeps its image until the next ``up``."""
    if words[0] == "tag":
        tag((IMAGES / words[1]).resolve(strict=True), words[2])
        return
    service: dict[str, Any] = yaml.safe_load(Path("deploy/compose.yaml").read_text("utf-8"))["services"]["bot"]
    user = int(re.findall(r"^USER (\d+)", Path("deploy/Dockerfile").read_text("utf-8"), re.MULTILINE)[0])
    options = dict(pairwise(words))
    settings = Path(options["--env-file"])
    assert service["read_only"]
    volumes = dict(volume.split(":")[::-1] for volume in service["volumes"])
    if not VOLUME.exists():
        own(str(VOLUME), user)
    writable = {place: outer if outer.startswith("/") else str(VOLUME) for place, outer in volumes.items()}
    verb, *rest = words[words.index(options["--file"]) + 1 :]

    def inside(image: Path, *command: str, network: str = "") -> list[str]:
        more = [f"{name}={value}" for name, value in service["environment"].items()]
        shown = writable | {str(PROGRAM): str(image)}
        return confine(
            [f"{PROGRAM}/bin/right-bower", *command], user, Path("/srv"), shown, settings, *more, network=network
        )

    newest = (IMAGES / service["image"]).resolve()
    if verb == "up":
        stop()
        if "--build" in rest:
            build_image(service["image"])
            newest = (IMAGES / service["image"]).resolve()
        CONTAINER.write_text(str(newest), encoding="utf-8")
    if verb in ("up", "start"):
        start(inside(Path(CONTAINER.read_text("utf-8")), "run"))
    elif verb == "stop":
        stop()
    elif verb in ("exec", "run"):
        if (verb == "exec") is not STATE.exists():
            sys.exit(f"{verb} while the bot is {'not ' if verb == 'exec' else ''}running")
        command = [word for word in rest[rest.index("bot") + 1 :] if word != "right-bower"]
        running = verb == "exec"
        image, network = (Path(CONTAINER.read_text("utf-8")), STATE.read_text("utf-8")) if running else (newest, "")
        sys.exit(subprocess.run(inside(image, *command, network=network), check=False).returncode)  # noqa: S603 - our own


def main(name: str, words: list[str]) -> None:
    """Be the tool of this name."""
    if name in ELEVATING:
        caller = os.getuid()
        os.setgid(0)
        os.setuid(0)
    elif os.getuid() != 0:
        sys.exit(f"{name}: only root may do this")
    match name:
        case "sudo":
            kept = {word: os.environ[word] for word in ("PATH", "PYTHONPATH")}
            os.execvpe(words[0], words, kept | {"HOME": "/root", "SUDO_UID": str(caller)})  # noqa: S606 - as it is typed
        case "systemctl":
            systemctl(words)
        case "systemd-run":
            systemd_run(words)
        case "docker":
            docker(words)
        case "machine.py":
            build(*words)


main(Path(sys.argv[0]).name, sys.argv[1:])
