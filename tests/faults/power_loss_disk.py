"""A disk that remembers every write in order, and what it may hold after its power fails at any of them.

What was synced is there. Of what was not, each 512-byte sector may be the new one, the old one or, while the power
failed in it, rubbish; later writes may have arrived before earlier ones. The same holds for names: a file that was
made or removed may be there or not until its directory was synced. SQLite's own assumptions are kept: a sector that
nobody was writing is never damaged. ``RecordingVfs`` puts this under SQLite through apsw; it knows no SQL.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

import apsw

SECTOR = 512

Files = dict[str, bytes]
"""What a disk holds: contents by file name."""


class Fate(StrEnum):
    """What becomes of the writes that were not synced when the power failed."""

    LOST = "lost"
    KEPT = "kept"
    SOME_WRITES = "some writes"
    TORN = "torn"
    SCRAMBLED = "scrambled"


@dataclass(slots=True, eq=False)
class _File:
    """``durable`` is what was synced, ``pending`` the writes since then: an offset and bytes, or a new size."""

    durable: bytearray = field(default_factory=bytearray)
    pending: list[tuple[int, bytes | None]] = field(default_factory=list)

    def sync(self) -> None:
        for offset, data in self.pending:
            _put(self.durable, offset, data)
        self.pending.clear()

    def after(self, fate: Fate, rng: random.Random) -> bytes:
        """What it may hold after a power cut."""
        content, share = bytearray(self.durable), rng.choice((0.1, 0.5, 0.9))
        for offset, data in self.pending:
            if fate is Fate.KEPT or (fate is Fate.SOME_WRITES and rng.random() < share):
                _put(content, offset, data)
            elif fate in (Fate.TORN, Fate.SCRAMBLED):
                for begin, sector in _sectors(offset, data):
                    if rng.random() < share:
                        rubbish = fate is Fate.SCRAMBLED and sector is not None and rng.random() < 0.5
                        _put(content, begin, rng.randbytes(len(sector or b"")) if rubbish else sector)
        return bytes(content)


def _put(content: bytearray, offset: int, data: bytes | None) -> None:
    """Write, or cut to ``offset``; a hole is filled with zeros."""
    if len(content) < offset:
        content.extend(bytes(offset - len(content)))
    if data is None:
        del content[offset:]
    else:
        content[offset : offset + len(data)] = data


def _sectors(offset: int, data: bytes | None) -> Iterator[tuple[int, bytes | None]]:
    """The parts of a write that are kept or lost by themselves."""
    if data is None:
        yield offset, None
        return
    begin = offset
    while begin < offset + len(data):
        end = min(begin - begin % SECTOR + SECTOR, offset + len(data))
        yield begin, data[begin - offset : end - offset]
        begin = end


@dataclass(slots=True)
class _Name:
    """What a name has meant, one after another; the first of these survives for certain, the last is the newest."""

    meant: list[_File | None] = field(default_factory=lambda: [None])


class Disk:
    """Follows every write; ``listener`` is called after each."""

    def __init__(self) -> None:
        self._names: dict[str, _Name] = {}
        self.listener: Callable[[], None] = lambda: None

    def created(self, name: str) -> None:
        entry = self._names.setdefault(name, _Name())
        if entry.meant[-1] is None:
            entry.meant.append(_File())

    def removed(self, name: str, *, synced: bool) -> None:
        self._names.setdefault(name, _Name()).meant.append(None)
        if synced:
            self._sync_names()
        self.listener()

    def written(self, name: str, offset: int, data: bytes | None) -> None:
        self._file(name).pending.append((offset, data))
        self.listener()

    def synced(self, name: str) -> None:
        """SQLite syncs the directory with the first sync of a new log."""
        self._file(name).sync()
        if len(self._names[name].meant) > 1:
            self._sync_names()
        self.listener()

    def after_power_loss(self, fate: Fate, rng: random.Random) -> Files:
        """One of the things that the disk may hold if the power fails now."""
        contents = {}
        for name, entry in self._names.items():
            match fate:
                case Fate.LOST:
                    file = entry.meant[0]
                case Fate.KEPT:
                    file = entry.meant[-1]
                case _:
                    file = rng.choice(entry.meant)
            if file is not None:
                contents[name] = file.after(fate, rng)
        return contents

    def _file(self, name: str) -> _File:
        file = self._names[name].meant[-1]
        assert file is not None, f"{name} is written but was removed"
        return file

    def _sync_names(self) -> None:
        for entry in self._names.values():
            del entry.meant[:-1]


class RecordingVfs(apsw.VFS):
    """The system's own files, with every change told to ``disk`` after it."""

    def __init__(self, name: str, disk: Disk) -> None:
        self.name, self._disk = name, disk
        super().__init__(name, "")

    def xOpen(  # noqa: N802 - SQLite's name
        self, name: str | apsw.URIFilename | None, flags: list[int]
    ) -> apsw.VFSFile:
        path = name.filename() if isinstance(name, apsw.URIFilename) else name
        if path is None:  # a temporary file, which nothing needs after a power cut
            return apsw.VFSFile("", None, flags)
        self._disk.created(Path(path).name)
        return _RecordingFile(name, flags, Path(path).name, self._disk)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 - SQLite's name
        super().xDelete(filename, syncdir)
        self._disk.removed(Path(filename).name, synced=syncdir)


class _RecordingFile(apsw.VFSFile):
    def __init__(self, name: str | apsw.URIFilename | None, flags: list[int], short: str, disk: Disk) -> None:
        self._short, self._disk = short, disk
        super().__init__("", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 - SQLite's name
        super().xWrite(data, offset)
        self._disk.written(self._short, offset, bytes(data))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 - SQLite's name
        super().xTruncate(newsize)
        self._disk.written(self._short, newsize, None)

    def xSync(self, flags: int) -> None:  # noqa: N802 - SQLite's name
        super().xSync(flags)
        self._disk.synced(self._short)
