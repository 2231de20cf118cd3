"""SimCord's page as a host can use it: several channels and threads, a language for each person, and no lost presses.

SimCord shows one channel to people who all read English, and refuses a press while anything changes. This module, and
no other but ``play.py``, uses its private names to do better, and adds two files to its page (``web/playground``).
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import discord
import simcord
from babel import Locale
from simcord import interactions, preview
from simcord.backend.access import can_access_channel
from simcord.components import walk_components

from bot.words.catalogue import language, locales

FILES = Path(__file__).parent.parent.parent / "web" / "playground"
_SIMCORD = Path(preview.__file__).parent / "static" / "index.html"

_LANGUAGES = {
    next(str(one) for one in discord.Locale if language(str(one)) == code): Locale.parse(code).get_display_name()
    for code in locales()
}
"""The names of the languages that the bot speaks, by the locale in which Discord names them."""
_MOST_REVISIONS = 100
"""The number of revisions of a page whose controls are remembered. A browser asks for the newest twice a second."""
_channel: ContextVar[simcord.ChannelHandle | None] = ContextVar("channel", default=None)


@dataclass
class Ways:
    """What the page offers beside Discord: the banner's sentences, and each person's settings."""

    banner: Mapping[str, str] = field(default_factory=dict)
    reads_words: Callable[[int], bool] | None = None
    """Return whether a person reads words instead of pictures."""
    choose_words: Callable[[int, bool], Awaitable[object]] | None = None
    live_link: Callable[[int], str] | None = None
    """Return the address of the live table of a channel."""


class Page(preview.Preview):
    """The page. Each visitor is one of ``people`` in one of ``channels``, or in a thread, and may change both."""

    def __init__(
        self,
        env: simcord.Env,
        channels: Sequence[simcord.ChannelHandle],
        people: Sequence[simcord.MemberActor],
        ways: Ways,
        port: int,
        folder: Path,
    ) -> None:
        super().__init__(
            env, channels[0], tuple(people), layout="channel", display="responsive", width=960, height=720,
            locale="en-US", timezone="UTC", presentation_time=None, assets=None, port=port,
        )  # fmt: skip
        self.ways = ways
        self.languages: dict[int, str] = {}
        """Discord's locale of each person who has chosen one."""
        self.published: dict[str, int] = {}
        """For each visitor, how many requests the bot had made when they were last shown anything."""
        self._turn = asyncio.Lock()
        self._controls: dict[str, dict[int, dict[str, str]]] = {}
        self._add_files(folder)

    async def __aenter__(self) -> Self:
        await super().__aenter__()
        return self

    @property
    def channel(self) -> simcord.ChannelHandle:
        """Return the channel of the visitor who acts now. SimCord knows only one for all of them."""
        return _channel.get() or self._first

    @channel.setter
    def channel(self, channel: simcord.ChannelHandle) -> None:
        self._first = channel

    @contextlib.contextmanager
    def speaking(self) -> Iterator[None]:
        """Make Discord tell the bot each person's own language."""
        make = interactions.base_payload

        def make_payload(backend: Any, **given: Any) -> Any:
            record, payload = make(backend, **given)
            payload["locale"] = self.languages.get(given["user_id"], payload["locale"])
            return record, payload

        interactions.base_payload = make_payload
        try:
            yield
        finally:
            interactions.base_payload = make

    def refresh_all(self) -> None:
        """Show the newest state to all visitors who have missed a request of the bot."""
        for page in list(self._pages.values()):
            if page.id != "python":
                self._refresh(page)

    def _refresh(self, page: Any) -> None:
        if self.published.get(page.id) != len(self.env.http_requests):
            self._advance_presentation_time()
            self._publish(page, reason="refresh")

    def _add_files(self, folder: Path) -> None:
        """Serve our own files beside SimCord's, loaded by its page, which is put into ``folder``."""
        index, added = folder / "index.html", (FILES / "head.html").read_text("utf-8")
        index.write_text(_SIMCORD.read_text("utf-8").replace("</head>", f"{added}</head>"), encoding="utf-8")
        own = {"/": index, "/icon.svg": FILES.parent / "icon.svg"}
        own |= {f"/{path.name}": path for path in FILES.iterdir() if path != FILES / "head.html"}
        kinds = {".html": "text/html", ".js": "application/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
        server: Any = self._server
        server._STATIC_FILES = {**server._STATIC_FILES, **{name: str(path) for name, path in own.items()}}
        server._STATIC_CONTENT_TYPES = {
            **server._STATIC_CONTENT_TYPES, **{str(path): kinds[path.suffix] for path in own.values()}
        }  # fmt: skip

    def _publish(self, page: Any, *, reason: Any = "action") -> None:
        super()._publish(page, reason=reason)
        self.published[page.id] = len(self.env.http_requests)
        controls = self._controls.setdefault(page.id, {})
        controls[page.revision] = _find_controls(page.snapshot)
        if len(controls) > _MOST_REVISIONS:
            del controls[next(iter(controls))]

    def _page_payload(self, page: Any) -> dict[str, Any]:
        payload = super()._page_payload(page)
        person, ways = page.viewer.id, self.ways
        language = self.languages.get(person, "en-US")
        payload["profile"]["locale"] = language  # in which the page fills in times
        payload["playground"] = {
            "now": self.env.now().timestamp() * 1000,
            "places": [
                {"id": str(one.id), "name": one.name, "thread": one.is_thread, "here": one.id == page.channel_id}
                for one in self._places(page)
            ],
            "language": language,
            "languages": _LANGUAGES,
            "words": ways.reads_words and ways.reads_words(person),
            "banner": ways.banner,
            "live": ways.live_link and f"{ways.live_link(page.channel_id)}/{self.viewers.index(page.viewer)}",
        }  # fmt: skip
        return payload

    async def _action(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self._turn:  # SimCord refuses a second press while it carries out another
            page = self._get_page(context_id)
            if isinstance(body, Mapping) and body.get("kind") == "playground":
                await self._change(page, body)
                return {}
            place = next((one for one in self._places(page) if one.id == page.channel_id), None)
            token = _channel.set(place)
            try:
                return await super()._action(context_id, self._catch_up(page, body))
            finally:
                _channel.reset(token)

    async def _change(self, page: Any, body: Mapping[str, Any]) -> None:
        place = next((one for one in self._places(page) if str(one.id) == body.get("place")), None)
        if place is not None and place.id != page.channel_id:
            self._clear_page_assets(page)
            page.channel_id, page.modal, page.modal_handle = place.id, None, None
            page.target_id = page.window_end_id = self._initial_target(page.viewer, place.id)
            page.generation += 1
            self._reset_queries(page)
        if body.get("language") in _LANGUAGES:
            self.languages[page.viewer.id] = str(body["language"])
        if isinstance(body.get("words"), bool) and self.ways.choose_words is not None:
            await self.ways.choose_words(page.viewer.id, body["words"])
        self._publish(page, reason="navigation")

    def _catch_up(self, page: Any, body: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return a press sent while the page changed, as if sent now, if the same control is still there.

        SimCord identifies a control by its place in the current message, whatever the visitor saw there.
        """
        self._refresh(page)
        revision = body.get("published_revision") if isinstance(body, Mapping) else None
        if not isinstance(revision, int) or revision == page.revision:
            return body
        known, key, changes = self._controls.get(page.id, {}), body.get("control_key"), {}
        if isinstance(key, str) and key.startswith("message:"):
            pressed, message = known.get(revision, {}).get(key), key.rpartition(":component:")[0]
            now = known.get(page.revision, {})
            same = [one for one in now if now[one] == pressed and one.startswith(f"{message}:component:")]
            if not same:
                return body
            changes["control_key"] = same[0]
        return {**body, **changes, "published_revision": page.revision}

    def _places(self, page: Any) -> list[simcord.ChannelHandle]:
        """Return the channels that a visitor sees, each with its threads; archived ones only while they are there."""
        places = []
        for channel in self._first.guild.channels.values() if self._first.guild else ():
            threads = sorted(channel.threads, key=lambda thread: thread.id)
            places += [channel, *(one for one in threads if one.id == page.channel_id or not self._is_archived(one))]
        return [place for place in places if can_access_channel(self.env, place.id, page.viewer, history=True)]

    def _is_archived(self, thread: simcord.ChannelHandle) -> bool:
        facts = self.env.backend.get_channel(thread.id).thread_metadata
        return facts is not None and facts.archived


def _find_controls(snapshot: Mapping[str, Any]) -> dict[str, str]:
    return {
        part["control_key"]: part["custom_id"]
        for message in snapshot.get("messages", {}).values()
        for part in walk_components(message.get("components", []))
        if "control_key" in part and "custom_id" in part
    }
