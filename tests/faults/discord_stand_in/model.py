"""What the stand-in remembers: users, channels, messages, interactions; and how Discord writes them in JSON.

Must not know how anything travels.
"""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

JSON = dict[str, Any]

EPOCH = 1_420_070_400.0
"""Where Discord's ids begin to count, in Unix seconds."""
EVERYTHING = str((1 << 50) - 1)
"""All permissions."""
PLAYER = str(((1 << 50) - 1) & ~(1 << 3 | 1 << 5 | 1 << 13))
"""The same without those of people who keep order: administrator, manage server, manage messages."""
ANSWER_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
NONCE_SECONDS = 180.0
EPHEMERAL, COMPONENTS_V2 = 1 << 6, 1 << 15


class Refusal(Exception):
    """Discord says no: an HTTP status and, in the body, its own code."""

    def __init__(self, status: int, code: int, message: str = "") -> None:
        super().__init__(f"{status} {code} {message}")
        self.status, self.code, self.message = status, code, message


@dataclass(frozen=True, slots=True)
class Control:
    """A button or menu as a client shows it; ``values`` are a menu's choices, of which ``count`` are to be chosen."""

    custom_id: str
    kind: int
    label: str
    disabled: bool
    values: tuple[str, ...] = ()
    count: int = 0


@dataclass(slots=True)
class Message:
    """A message in a channel; with a ``reader`` only that user sees it."""

    id: int
    channel_id: int
    at: float
    components: list[JSON]
    flags: int
    reader: int | None = None
    nonce: str | None = None
    mentioned: tuple[int, ...] = ()
    files: int = 0
    deleted: bool = False
    edits: int = 0

    @property
    def controls(self) -> list[Control]:
        """The buttons and menus it shows."""
        return [_control(part) for part in walked(self.components) if "custom_id" in part]

    @property
    def pictures(self) -> list[str]:
        """The alternative texts of its pictures."""
        items = [item for part in walked(self.components) if part["type"] == 12 for item in part["items"]]
        return [item.get("description") or "" for item in items]

    @property
    def texts(self) -> list[str]:
        """Its texts, from top to bottom."""
        return [part["content"] for part in walked(self.components) if part["type"] == 10]


@dataclass(slots=True)
class Interaction:
    """A press or a command, and what became of it. ``answered`` is done with the type of its callback."""

    id: int
    token: str
    at: float
    user_id: int
    channel_id: int
    payload: JSON
    source: Message | None = None
    original: Message | None = None
    acknowledged: bool = False
    instance: str | None = None
    """The activity's window that it has opened."""
    answered: asyncio.Future[int] = field(default_factory=asyncio.Future)
    told: list[Message] = field(default_factory=list)
    """Every message that came of it, the answer first."""
    shown: list[JSON] = field(default_factory=list)
    """The components of its answer as they were then."""


def walked(components: list[JSON]) -> Iterator[JSON]:
    for part in components:
        yield part
        yield from walked(part.get("components", []))
        if isinstance(part.get("accessory"), dict):
            yield part["accessory"]


def _control(part: JSON) -> Control:
    values = tuple(option["value"] for option in part.get("options", []))
    label, disabled = part.get("label") or "", bool(part.get("disabled"))
    return Control(part["custom_id"], part["type"], label, disabled, values, part.get("min_values", 0))


class World:
    """One guild with channels and people, and the bot. ``now`` gives Unix seconds."""

    def __init__(self, now: Callable[[], float], people: tuple[str, ...], channels: int) -> None:
        self.now = now
        self._numbers = itertools.count()
        self.app_id, self.guild_id = self.new_id(), self.new_id()
        self.bot_user = self._user(self.app_id, "Right Bower", bot=True)
        self.people = {(number := self.new_id()): self._user(number, name) for name in people}
        self.channels = [self.new_id() for _ in range(channels)]
        self.direct_id = self.new_id()
        self.messages: dict[int, Message] = {}
        self.interactions: dict[str, Interaction] = {}
        self.commands: list[JSON] = []
        self.emojis: dict[int, JSON] = {}
        self.client_secret = "c1ient-secret-of-the-application"  # noqa: S105 - opens nothing
        self.codes: dict[str, int] = {}
        """Whom Discord's client has given a code; each works once."""
        self.grants: dict[str, int] = {}
        """Who has granted the application a token of theirs."""
        self.instances: dict[str, JSON] = {}
        """Where the activity runs, and for whom."""
        self.gone: set[int] = set()
        """Who was banned from the guild."""

    def new_id(self) -> int:
        """A snowflake of this moment."""
        return int((self.now() - EPOCH) * 1000) << 22 | next(self._numbers) & 0x3FFFFF

    def run_activity(self, *user_ids: int, channel_id: int | None = None, **location: str) -> str:
        """Open the activity's window for these people. Return the instance's id."""
        place = channel_id or self.channels[0]
        where = {"id": f"gc-{self.guild_id}-{place}", "kind": "gc", "guild_id": str(self.guild_id), **location}
        instance = f"i-{self.new_id()}-gc-{place}"
        self.instances[instance] = {
            "application_id": str(self.app_id), "instance_id": instance, "launch_id": str(self.new_id()),
            "location": {**where, "channel_id": str(place)}, "users": [str(user_id) for user_id in user_ids],
        }  # fmt: skip
        return instance

    # -- messages

    def post(self, channel_id: int, body: JSON, files: int, reader: int | None = None) -> Message:
        """A new message, or the one that has the same enforced nonce; raises ``Refusal``."""
        if channel_id not in (*self.channels, self.direct_id):
            raise Refusal(404, 10003, "Unknown Channel")
        nonce = body.get("nonce") if body.get("enforce_nonce") else None
        for stored in self.messages.values():
            same = nonce is not None and (stored.nonce, stored.channel_id) == (nonce, channel_id)
            if same and self.now() - stored.at <= NONCE_SECONDS:
                return stored
        flags = body.get("flags", 0)
        users = tuple(int(user) for user in (body.get("allowed_mentions") or {}).get("users", ()))
        shown = self._checked(body, flags)
        named = tuple(user for user in users if f"<@{user}>" in json.dumps(shown))
        message = Message(self.new_id(), channel_id, self.now(), shown, flags, reader, nonce, named, files)
        self.messages[message.id] = message
        return message

    def edit(self, message: Message, body: JSON, files: int) -> Message:
        """Replace what a message shows."""
        if "components" in body:
            message.components = self._checked(body, message.flags | body.get("flags", 0))
        if "attachments" in body:
            message.files = files
        message.edits += 1
        return message

    def message(self, channel_id: int, message_id: int) -> Message:
        """A message for the bot's own token, which opens no ephemeral one; raises ``Refusal``."""
        if channel_id not in (*self.channels, self.direct_id):
            raise Refusal(404, 10003, "Unknown Channel")
        stored = self.messages.get(message_id)
        if stored is None or stored.deleted or stored.channel_id != channel_id or stored.reader is not None:
            raise Refusal(404, 10008, "Unknown Message")
        return stored

    def seen(self, channel_id: int, reader: int | None) -> list[Message]:
        """What stands in a channel for everybody (``None``), or for one reader alone; the oldest first."""
        every = self.messages.values()
        return [m for m in every if m.channel_id == channel_id and m.reader == reader and not m.deleted]

    def _checked(self, body: JSON, flags: int) -> list[JSON]:
        """The components, numbered as Discord does; limits that its OpenAPI description does not state are judged."""
        components: list[JSON] = json.loads(json.dumps(body.get("components") or []))
        every = list(walked(components))
        names = [part["custom_id"] for part in every if "custom_id" in part]
        empty = not components and not body.get("content")
        if (
            len(every) > 40
            or len(set(names)) != len(names)
            or not flags & COMPONENTS_V2
            or body.get("content")
            or empty
        ):
            raise Refusal(400, 50035, "Invalid Form Body")
        for number, part in enumerate(every, 1):
            part["id"] = number
            for item in part.get("items", []):
                item["media"] = {**item["media"], "proxy_url": item["media"]["url"], "width": 1, "height": 1}
        return components

    # -- interactions

    def interaction(self, user_id: int, channel_id: int, kind: int, data: JSON, source: Message | None) -> Interaction:
        """A press (3), a command (2) or its completion (4), not yet delivered."""
        number = self.new_id()
        token = f"aW50-{number}"
        payload: JSON = {
            "id": str(number), "application_id": str(self.app_id), "type": kind, "token": token,
            "version": 1, "guild_id": str(self.guild_id), "channel_id": str(channel_id), "data": data,
            "channel": self.channel(channel_id), "member": self.member(self.people[user_id]), "locale": "en-US",
            "guild_locale": "en-US", "app_permissions": EVERYTHING, "entitlements": [], "context": 0,
            "authorizing_integration_owners": {"0": str(self.guild_id)}, "attachment_size_limit": 10_485_760,
        }  # fmt: skip
        if source is not None:
            payload["message"] = self.written(source)
        made = Interaction(number, token, self.now(), user_id, channel_id, payload, source)
        self.interactions[made.token] = made
        return made

    def open_interaction(self, token: str) -> Interaction:
        """An interaction by its token while that lives; raises ``Refusal``."""
        interaction = self.interactions.get(token)
        if interaction is None:
            raise Refusal(404, 10015, "Unknown Webhook")
        if self.now() - interaction.at > TOKEN_SECONDS:
            raise Refusal(401, 50027, "Invalid Webhook Token")
        return interaction

    # -- as JSON

    def written(self, message: Message) -> JSON:
        """A message as Discord sends it."""
        return {
            "id": str(message.id), "channel_id": str(message.channel_id), "author": self.bot_user, "content": "",
            "timestamp": _time(message.at), "edited_timestamp": None, "tts": False, "mention_everyone": False,
            "mentions": [], "mention_roles": [], "attachments": [], "embeds": [], "pinned": False, "type": 0,
            "components": message.components, "flags": message.flags | (EPHEMERAL if message.reader else 0),
        }  # fmt: skip

    def channel(self, channel_id: int) -> JSON:
        place = self.channels.index(channel_id)
        return {
            "id": str(channel_id), "type": 0, "guild_id": str(self.guild_id), "name": f"room-{place}", "nsfw": False,
            "position": place, "permission_overwrites": [], "permissions": EVERYTHING, "flags": 0,
        }  # fmt: skip

    def direct(self, user: JSON) -> JSON:
        return {"id": str(self.direct_id), "type": 1, "recipients": [user], "last_message_id": None, "flags": 0}

    def member(self, user: JSON) -> JSON:
        return {
            "user": user, "roles": [], "joined_at": _time(EPOCH), "deaf": False, "mute": False, "flags": 0,
            "permissions": EVERYTHING if user["bot"] else PLAYER,
        }  # fmt: skip

    def guild(self) -> JSON:
        role = {
            "id": str(self.guild_id), "name": "@everyone", "color": 0, "colors": {"primary_color": 0}, "hoist": False,
            "position": 0, "permissions": EVERYTHING, "managed": False, "mentionable": False, "flags": 0,
        }  # fmt: skip
        return {
            "id": str(self.guild_id), "name": "Right Bower", "owner_id": str(self.app_id), "roles": [role],
            "channels": [self.channel(each) for each in self.channels], "threads": [], "emojis": [], "stickers": [],
            "features": [], "members": [self.member(self.bot_user)], "member_count": len(self.people) + 1,
            "preferred_locale": "en-US", "large": False, "unavailable": False, "verification_level": 0,
            "default_message_notifications": 0, "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0,
            "premium_tier": 0, "afk_timeout": 300, "system_channel_flags": 0, "voice_states": [], "presences": [],
        }  # fmt: skip

    def _user(self, number: int, name: str, *, bot: bool = False) -> JSON:
        return {
            "id": str(number), "username": name.lower().replace(" ", "_"), "global_name": name, "discriminator": "0",
            "avatar": None, "bot": bot,
        }  # fmt: skip


def _time(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat()
