"""What a page shows besides the view of its table: sheets and forms above it, and a remark on the last press.

``web/view.d.ts`` declares them. A sheet is a message in Discord's own JSON, without what only Discord can show: names
stand for mentions, signs for emojis, and menus of people and roles list whom they are about. A command that is named is
a button if a press does the same; of the others it is said that they are typed in Discord. A sheet's pictures and files
are served from memory for a few minutes.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from typing import Any, TypeGuard

import discord

from bot.analysis.desk import SharedCache
from bot.live.page_views import Json
from bot.live.surroundings import Surroundings
from bot.tables.views import Snapshot
from bot.ui.buttons import MemberMenu
from bot.ui.deliveries import spell_out
from bot.words.panel_state import NO_REMARK, Remark

FILE_SECONDS = 600.0
"""Seconds for which the files of a sheet can be loaded."""
MOST_BYTES = 64 << 20
"""How many bytes of such files are kept. Of more, whoever has most loses the oldest."""
_MOST_WAITING = 8
_TEXT = discord.ComponentType.text_display.value
_MENTION = re.compile(r"<(@!?|@&|#|/[\w -]+:)(\d{1,20})>")


class Files:
    """The files of all sheets. Only the page that is told their address can know it."""

    def __init__(self) -> None:
        self._kept: SharedCache[str, dict[str, bytes]] = SharedCache(
            MOST_BYTES, lambda files: sum(map(len, files.values()))
        )

    def keep(self, user_id: int, files: dict[str, bytes]) -> str:
        """Keep a person's files by name for a while. Return the word with which they are found."""
        word = secrets.token_urlsafe(32)
        self._kept.keep(word, files, user_id)
        asyncio.get_running_loop().call_later(FILE_SECONDS, self._kept.drop, lambda other, _: other == word)
        return word

    def find(self, word: str, name: str) -> bytes | None:
        """Return a file."""
        return (self._kept.find(word) or {}).get(name)


class PageSheets:
    """The sheets and forms of one page. Their numbers begin with ``first``; ``keep`` keeps files (``Files``), and
    ``note`` is called when there is something to be told.
    """

    def __init__(
        self, first: int, keep: Callable[[dict[str, bytes]], str], around: Surroundings, note: Callable[[], None]
    ) -> None:
        self.remark = NO_REMARK
        self._remark_seq: int | None = None
        self._numbers = count(first)
        self._keep, self._around, self._note = keep, around, note
        self._waiting: dict[int, Json] = {}  # the newest of each sheet; a page that reads nothing has a few
        self._askers: dict[int, int] = {}

    def take(self) -> list[Json]:
        """Return what the page has not been told yet."""
        waiting, self._waiting = [*self._waiting.values()], {}
        return waiting

    def new_number(self) -> int:
        """Return the number of a new sheet or form."""
        return next(self._numbers)

    def asker_of(self, number: int) -> int:
        """Return the sheet that asked with this form, or for another number the number itself."""
        return self._askers.get(number, number)

    def show(self, snapshot: Snapshot, remark: Remark) -> None:
        """Show a table with a remark."""
        self._around.open(snapshot)
        self.remark, self._remark_seq = remark, None
        self._note()

    def remark_at(self, seq: int) -> Remark:
        """Return the remark, which lasts until the table has moved on."""
        if self._remark_seq is None:
            self._remark_seq = seq
        return self.remark if self._remark_seq == seq else NO_REMARK

    async def say(self, words: str, *, refused: bool = False) -> None:
        """Show a sentence beside the table: what was done, or why something was not."""
        note = self._around.offer_commands([json.loads(await self._name(json.dumps(words)))])
        self.remark, self._remark_seq = Remark("\n".join(note), refused=refused), None
        self._note()

    async def lay(
        self, number: int, view: discord.ui.LayoutView, files: Sequence[discord.File], *, waits: bool = False
    ) -> None:
        """Show a sheet, or another one in its place. One that ``waits`` lies over no other."""
        kept = {file.filename: file.fp.read() for file in files}
        word = self._keep(kept) if kept else ""
        spell_out(view)
        components = await self._spell(view)
        addresses = {name: f"/sheets/{word}/{name}" for name in kept}
        self._tell(number, {"components": components, "files": addresses, **({"waits": True} if waits else {})})

    def close(self, number: int) -> None:
        """Take a sheet away."""
        self._tell(number, {"components": [], "files": {}})

    async def ask(self, form: discord.ui.Modal, asker: int) -> None:
        """Show a form. Its answer changes the sheet ``asker``, if that is not 0."""
        number = self.new_number()
        self._askers[number] = asker
        if len(self._askers) > _MOST_WAITING:
            del self._askers[next(iter(self._askers))]
        components = await self._spell(form)
        self._tell(number, {"kind": "form", "title": form.title, "press": form.custom_id, "components": components})

    def _tell(self, number: int, message: Json) -> None:
        self._waiting.pop(number, None)
        self._waiting[number] = {"kind": "sheet", "id": str(number), **message}
        if len(self._waiting) > _MOST_WAITING:
            del self._waiting[next(iter(self._waiting))]
        self._note()

    async def _spell(self, view: discord.ui.LayoutView | discord.ui.Modal) -> Any:
        components = json.loads(await self._name(json.dumps(view.to_components())))
        lists = {item.custom_id: self._list(item) for item in view.walk_children() if _has_lists(item)}
        for part in _walk(components):
            if part.get("custom_id") in lists:
                part["options"] = lists[part["custom_id"]]
        blocks = [part for part in _walk(components) if "content" in part]
        texts = self._around.offer_commands(part["content"] for part in blocks)
        for part, content in zip(blocks, texts, strict=False):
            part["content"] = content
        return [*components, *({"type": _TEXT, "content": aside} for aside in texts[len(blocks) :])]

    def _list(self, menu: MemberMenu | discord.ui.RoleSelect[Any]) -> list[Json]:
        named = menu.people if isinstance(menu, MemberMenu) else self._around.roles()
        return [{"label": name, "value": str(number)} for number, name in named.items()]

    async def _name(self, text: str) -> str:
        """Return a JSON text with names instead of mentions."""
        found = {mention[0]: mention for mention in _MENTION.finditer(text)}
        names = await asyncio.gather(*(self._around.name(one[1], int(one[2])) for one in found.values()))
        named = dict(zip(found, names, strict=True))
        return _MENTION.sub(lambda mention: json.dumps(named[mention[0]])[1:-1], text)


def _has_lists(item: object) -> TypeGuard[MemberMenu | discord.ui.RoleSelect[Any]]:
    return isinstance(item, MemberMenu | discord.ui.RoleSelect)


def _walk(parts: Iterable[Json]) -> Iterator[Json]:
    """Yield components with all that are in them."""
    for part in parts:
        yield part
        yield from _walk(part.get("components") or ())
        yield from _walk(one for one in (part.get("component"), part.get("accessory")) if one)
