"""People at a table in a simulated Discord: what tests of the bot do and see there.

The real bot and the real discord.py run; SimCord plays Discord. This file adds what its own actors lack:
several presses in the same instant, presses on what a message showed before, an event delivered twice, lost
and late replies, and a look at a message in the words of a player. It knows nothing of Euchre.

Facts about SimCord worth knowing before writing a test: every actor's act ends by waiting until the bot has
nothing left to do, and time stands still unless the test advances it.
"""

import asyncio
import fnmatch
import logging
import math
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, TypeVar
from unittest.mock import patch

import aiohttp
import discord
import simcord
from discord.ext import commands
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.http.router import RequestContext
from simcord.interactions import base_payload
from simcord.types import HttpLogEntry

from bot.client import EuchreBot
from bot.engine.rules import RulesError
from bot.players import workers
from bot.ui.buttons import Control
from bot.ui.replies import RequestRefused
from bot.words.catalogue import ENGLISH
from tests.discord.countdowns import watch_count_downs
from tests.discord.mentions import open_mentions
from tests.discord.settlement import hurry_timers, settle_patiently
from tests.discord.shortcuts import shortcuts
from tests.players.situations import look_at_once
from tests.world import as_read, require
from tests.world.said import is_text, says

Message = discord.Message | simcord.ResponseMessage
FeatureT = TypeVar("FeatureT")


def feature(bot: EuchreBot, kind: type[FeatureT]) -> FeatureT:
    return next(each for each in bot.features.cogs if isinstance(each, kind))


PEOPLE = ("Ann", "Bob", "Cay", "Dan")


class Company:
    """Four people, by their names."""

    __slots__ = ()
    people: tuple[simcord.MemberActor, ...]
    """Ann, Bob, Cay and Dan, in this order."""

    @property
    def ann(self) -> simcord.MemberActor:
        return self.people[0]

    @property
    def bob(self) -> simcord.MemberActor:
        return self.people[1]

    @property
    def cay(self) -> simcord.MemberActor:
        return self.people[2]

    @property
    def dan(self) -> simcord.MemberActor:
        return self.people[3]


@dataclass(frozen=True, slots=True)
class World(Company):
    """A guild named Right Bower with one channel and four people in it, and the bot."""

    env: simcord.Env
    guild: simcord.GuildHandle
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]

    def add_keeper(self, **permissions: bool) -> simcord.MemberActor:
        """Add Eve, who may manage the server, or what else is said."""
        role = self.guild.create_role(
            "Keeper", permissions=discord.Permissions(**(permissions or {"manage_guild": True}))
        )
        return self.guild.add_member(self.env.create_user("eve", global_name="Eve"), roles=[role])


@asynccontextmanager
async def evening(
    bot: commands.AutoShardedBot, *, settle_timeout: float = 5.0, check_errors: bool = True
) -> AsyncIterator[World]:
    """The bot logged in, with a world around it; at the end errors of commands and tasks are raised. Nobody waits for
    the expert where a puzzle is chosen.

    ``settle_timeout``: timers of so many seconds and less run out by themselves, so a clock that is tested is longer.
    """
    shards = 1 if bot.shard_count is None else None
    run = simcord.run(bot, shard_count=shards, settle_timeout=settle_timeout, check_errors=check_errors)
    settle_patiently(run)
    with shortcuts(), hurry_timers(), ask_for_create_events(), patch.object(workers, "look_for_puzzle", look_at_once):
        async with run as env:
            expect_wrong_options(env)
            passed = watch_count_downs(env)
            yield settle_in(env)
            assert not passed, passed
            faults = open_mentions(env.http_requests)
            assert not faults, faults


@contextmanager
def ask_for_create_events() -> Iterator[None]:
    """Let events take *Create Events*, as Discord does since 23 February 2026, and not *Manage Events*, as SimCord."""
    check = RequestContext.require_guild_permissions

    def require(context: RequestContext, guild_id: int, *names: str) -> None:
        check(context, guild_id, *(name.replace("manage_events", "create_events") for name in names))

    with patch.object(RequestContext, "require_guild_permissions", require):
        yield


def expect_wrong_options(env: simcord.Env) -> None:
    """Let an option that cannot be used be no error of the bot: whoever typed it is told."""
    record = env._record_error

    def record_error(error: BaseException) -> None:
        if not isinstance(getattr(error, "original", error), (RequestRefused, RulesError)):
            record(error)

    env._record_error = record_error  # type: ignore[method-assign]


def settle_in(env: simcord.Env) -> World:
    """The usual guild, channel and people, made in a running simulation."""
    guild = env.create_guild("Right Bower")
    channel = guild.create_text_channel("euchre")
    people = tuple(guild.add_member(env.create_user(name.lower(), global_name=name)) for name in PEOPLE)
    return World(env, guild, channel, people)


# --- seeing ---


@dataclass(frozen=True, slots=True)
class Button:
    label: str
    custom_id: str
    disabled: bool

    def __str__(self) -> str:
        return f"{self.label!r} ({self.custom_id}{', disabled' if self.disabled else ''})"

    def is_a(self, what: Control | str, /, **values: Any) -> bool:
        """Whether it belongs to a ``Control``, its id carrying these values, or is labelled with the text of a key, in
        English or the language ``to``.
        """
        if isinstance(what, str):
            return is_text(self.label, what, **values)
        words = what.read(self.custom_id)
        return words is not None and values.items() <= words.items()


@dataclass(frozen=True, slots=True)
class Shown:
    """What a message shows at this moment; blanks that keep a line from breaking are read as blanks."""

    texts: tuple[str, ...]
    buttons: tuple[Button, ...]
    choices: dict[str, tuple[str, ...]]
    """The values offered by each select menu, by its custom_id."""
    pictures: tuple[str, ...]
    """The alternative text of each picture."""
    ephemeral: bool

    @property
    def text(self) -> str:
        return "\n".join(self.texts)

    @property
    def told(self) -> str:
        """All texts, and what its pictures say."""
        return "\n".join((*self.pictures, *self.texts))

    @property
    def labels(self) -> list[str]:
        return [button.label for button in self.buttons]

    def says(self, key: str, /, *, to: str = ENGLISH, **values: object) -> bool:
        """Whether its words have this text; see ``tests.world.said``."""
        return says(self.text, key, to=to, **values)

    def found(self, what: Control | str, /, **values: Any) -> list[Button]:
        """Its buttons of this kind, disabled ones too: of a ``Control``, whose ids carry these values, or labelled with
        the text of a key.
        """
        return [button for button in self.buttons if button.is_a(what, **values)]

    def custom_id(self, what: Control | str, /, **values: Any) -> str:
        """The custom_id of the one enabled button of this kind; LookupError says which there are if not just one is."""
        ids = [button.custom_id for button in self.found(what, **values) if not button.disabled]
        if len(ids) != 1:
            name = what if isinstance(what, str) else f"{what.name}"
            there = ", ".join(map(str, self.buttons)) or "none"
            raise LookupError(f"{len(ids)} enabled buttons are {name!r} {values or ''}; there are: {there}")
        return ids[0]


def as_shown(form: simcord.InteractionResult) -> dict[str, Any]:
    """What a form holds when it opens, by the ids of its fields: what is sent if nobody touches it."""
    shown: dict[str, Any] = {}
    for label in require(form.modal)["components"]:
        field = label["component"]
        chosen = [one["value"] for one in field.get("options", ()) if one.get("default")]
        match field["type"]:
            case ComponentType.TEXT_INPUT:
                shown[field["custom_id"]] = field.get("value") or ""
            case ComponentType.RADIO_GROUP:
                shown[field["custom_id"]] = next(iter(chosen), None)
            case ComponentType.STRING_SELECT | ComponentType.CHECKBOX_GROUP:
                shown[field["custom_id"]] = chosen
            case ComponentType.ROLE_SELECT:
                shown[field["custom_id"]] = [int(one["id"]) for one in field.get("default_values", ())]
    return shown


def look(env: simcord.Env, message: Message | None) -> Shown:
    """The message as it now stands; raises simcord.BackendError (10008) when it has been deleted."""
    assert message is not None, "there is no message"
    stored = env.backend.get_message(_channel_id(message), message.id)
    parts = list(walk_components(stored.components))
    texts = [part["content"] for part in parts if part["type"] == ComponentType.TEXT_DISPLAY]
    items = [item for part in parts if part["type"] == ComponentType.MEDIA_GALLERY for item in part["items"]]
    return Shown(
        texts=tuple(map(as_read, ([stored.content] if stored.content else []) + texts)),
        buttons=tuple(
            Button(part.get("label") or "", part["custom_id"], bool(part.get("disabled")))
            for part in parts
            if part["type"] == ComponentType.BUTTON and part.get("custom_id")
        ),
        choices={
            part["custom_id"]: tuple(option["value"] for option in part["options"])
            for part in parts
            if part["type"] == ComponentType.STRING_SELECT
        },
        pictures=tuple(item.get("description") or "" for item in items),
        ephemeral=stored.is_ephemeral,
    )


def counted(requests: Iterable[HttpLogEntry]) -> list[HttpLogEntry]:
    """The requests that count against Discord's 50 a second: all but answers to interactions."""
    return [entry for entry in requests if not entry.path.startswith(("/interactions/", "/webhooks/"))]


# --- pressing ---


@dataclass(frozen=True, slots=True)
class Press:
    """A finger over a button: who, and the message as it was at that moment."""

    actor: simcord.MemberActor
    seen: dict[str, Any] = field(repr=False)
    data: dict[str, Any]


def aim(
    env: simcord.Env,
    actor: simcord.MemberActor,
    message: Message,
    custom_id: str,
    values: tuple[str, ...] | None = None,
) -> Press:
    """A press on what the message shows now, to be landed later; `values` when it is a select menu.

    LookupError when the message does not show this control enabled.
    """
    stored = env.backend.get_message(_channel_id(message), message.id)
    for part in walk_components(stored.components):
        if part.get("custom_id") == custom_id and not part.get("disabled"):
            data = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"]}
            if values is not None:
                data["values"] = list(values)
            return Press(actor, dict(serializers.message_payload(env.backend, stored)), data)
    raise LookupError(f"the message shows no enabled control {custom_id!r}")


def forge(press: Press, custom_id: str, values: tuple[str, ...] | None = None) -> Press:
    """The same press, on a message that shows another button, or a menu of which these ``values`` are chosen, in the
    place of the one that it was aimed at: discord.py takes no press on what a message does not show.
    """
    shown: dict[str, Any] = {"custom_id": custom_id, "id": press.data["id"]}
    if values is None:
        shown |= {"type": 2, "style": 2, "label": "…"}
        data = {"custom_id": custom_id, "component_type": 2, "id": press.data["id"]}
    else:
        shown |= {"type": 3, "options": [{"label": value, "value": value} for value in values]}
        data = {"custom_id": custom_id, "component_type": 3, "id": press.data["id"], "values": list(values)}
    return Press(press.actor, _with_component(press.seen, press.data["custom_id"], shown), data)


def _with_component(seen: Any, custom_id: str, other: dict[str, Any]) -> Any:
    """A message's payload with ``other`` in the place of one component."""
    if isinstance(seen, dict):
        if seen.get("custom_id") == custom_id:
            return other
        return {key: _with_component(part, custom_id, other) for key, part in seen.items()}
    return [_with_component(part, custom_id, other) for part in seen] if isinstance(seen, list) else seen


async def land(env: simcord.Env, *presses: Press) -> list[simcord.InteractionResult]:
    """All presses in one instant, in this order, before the bot has had time for any of them."""
    results = []
    for press in presses:
        record, payload = base_payload(
            env.backend,
            type=InteractionType.MESSAGE_COMPONENT,
            channel_id=int(press.seen["channel_id"]),
            guild_id=press.actor.guild.id,
            user_id=press.actor.id,
            data=press.data,
        )
        record.source_message_id = int(press.seen["id"])
        env.backend.emit("INTERACTION_CREATE", {**payload, "message": press.seen})
        results.append(simcord.InteractionResult(env, record))
    await env.settle()
    return results


async def submit(
    env: simcord.Env, user_id: int, guild_id: int | None, message: Message, custom_id: str, written: Mapping[str, str]
) -> simcord.InteractionResult:
    """Send a form with these lines, which this person need not have been shown."""
    lines = [
        {"type": ComponentType.LABEL, "component": {"type": ComponentType.TEXT_INPUT, "custom_id": name, "value": line}}
        for name, line in written.items()
    ]
    record, payload = base_payload(
        env.backend,
        type=InteractionType.MODAL_SUBMIT,
        channel_id=_channel_id(message),
        guild_id=guild_id,
        user_id=user_id,
        data={"custom_id": custom_id, "components": lines},
    )
    record.source_message_id = message.id
    seen = serializers.message_payload(env.backend, env.backend.get_message(_channel_id(message), message.id))
    env.backend.emit("INTERACTION_CREATE", {**payload, "message": dict(seen)})
    await env.settle()
    return simcord.InteractionResult(env, record)


async def deliver_late(env: simcord.Env, press: Press, seconds: float) -> simcord.InteractionResult:
    """A press that the bot reads only so long afterwards: it was stopped, or the network kept it back."""
    emit, kept = env.backend.emit, []
    with patch.object(env.backend, "emit", lambda *event: kept.append(event)):
        (result,) = await land(env, press)
    await env.advance_time(seconds)
    for event in kept:
        emit(*event)
    await env.settle()
    return result


async def deliver_again(env: simcord.Env) -> None:
    """The newest interaction once more, with the same id, as a resumed gateway connection may send it."""
    payload = next(payload for _, event, payload in reversed(env.backend.transcript) if event == "INTERACTION_CREATE")
    env.backend.emit("INTERACTION_CREATE", payload)
    await env.settle()


def _channel_id(message: Message) -> int:
    return message.channel_id if isinstance(message, simcord.ResponseMessage) else message.channel.id


# --- the wire between the bot and Discord ---


class _Fault(Enum):
    LOST_REPLY = auto()
    SENT_TWICE = auto()
    HELD = auto()
    SLOW = auto()


class Hold:
    """Requests stopped on their way to Discord until they are released."""

    def __init__(self) -> None:
        self.waiting = 0
        """How many requests wait here."""
        self._released = asyncio.Event()

    def release(self) -> None:
        """Lets the waiting requests, and all later ones, through; settle afterwards."""
        self._released.set()

    async def passed(self) -> None:
        """Returns when the hold has been released."""
        self.waiting += 1
        try:
            await self._released.wait()
        finally:
            self.waiting -= 1


@dataclass(slots=True)
class _Rule:
    method: str
    pattern: str
    fault: _Fault
    times: float
    hold: Hold | None = None
    seconds: float = 0.0


class Wire:
    """Faults of the network, where `env.inject_error` knows only refusals: set them, then let people act.

    Patterns are those of fnmatch, against the path without `/api/v10`, such as `/channels/*/messages/*`.
    It holds for the bot that is logged in now; after `env.restart_bot` make a new one.
    """

    def __init__(self, env: simcord.Env) -> None:
        self._env = env
        self._rules: list[_Rule] = []
        self._in_flight: Counter[str] = Counter()
        self.most_in_flight: Counter[str] = Counter()
        """For each path, how many requests were under way at once at the worst moment."""
        for transport in (env.bot.http, env._webhook_adapter):
            transport.request = self._through(transport.request)  # type: ignore[method-assign]  # the seam

    def lose_reply(self, method: str, pattern: str, times: int = 1) -> None:
        """Discord does what it is asked, and the connection breaks before its answer arrives."""
        self._rules.append(_Rule(method, pattern, _Fault.LOST_REPLY, times))

    def send_twice(self, method: str, pattern: str, times: int = 1) -> None:
        """The first answer is a 5xx although it was done: discord.py sends blindly a second time."""
        self._rules.append(_Rule(method, pattern, _Fault.SENT_TWICE, times))

    def hold(self, method: str, pattern: str, times: float = 1) -> Hold:
        """Requests stop before Discord sees them, until the hold is released."""
        hold = Hold()
        self._rules.append(_Rule(method, pattern, _Fault.HELD, times, hold))
        return hold

    def slow_down(self, seconds: float) -> None:
        """Every request arrives this much later, unless another rule is for it."""
        self._rules.append(_Rule("*", "*", _Fault.SLOW, math.inf, seconds=seconds))

    def _through(self, request: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def carried(route: Any, *args: Any, **kwargs: Any) -> Any:
            path = route.url.partition("?")[0].partition("/api/v10")[2]
            self._in_flight[path] += 1
            self.most_in_flight[path] = max(self.most_in_flight[path], self._in_flight[path])
            try:
                rule = self._rule_for(route.method, path)
                if rule is not None and rule.hold is not None:
                    await self._env.external_wait(rule.hold.passed(), reason="a request held by the test")
                if rule is not None and rule.fault is _Fault.SLOW:
                    await asyncio.sleep(rule.seconds)
                answer = await request(route, *args, **kwargs)
                if rule is not None and rule.fault is _Fault.LOST_REPLY:
                    raise aiohttp.ServerDisconnectedError
                if rule is not None and rule.fault is _Fault.SENT_TWICE:
                    _rewind(kwargs.get("files"))
                    answer = await request(route, *args, **kwargs)
                return answer
            finally:
                self._in_flight[path] -= 1

        return carried

    def _rule_for(self, method: str, path: str) -> _Rule | None:
        for rule in self._rules:
            if rule.times > 0 and rule.method in (method, "*") and fnmatch.fnmatch(path, rule.pattern):
                rule.times -= 1
                return rule
        return None


def _rewind(files: Iterable[discord.File] | None) -> None:
    for file in files or ():
        file.reset(seek=True)


# --- what administrators may do at any moment ---


async def forbid(world: World, *permissions: str) -> None:
    """Takes these permissions, such as `send_messages`, from the bot in the channel; none given restores all."""
    denied = discord.Permissions(**dict.fromkeys(permissions, True)).value
    bot_id = world.env.backend.bot_user.id
    world.env.backend.set_overwrite(world.channel.id, Overwrite(bot_id, OverwriteType.MEMBER, deny=denied))
    await world.env.settle()


async def give_on_server(world: World, **permissions: bool) -> None:
    """Give the bot these permissions on the whole server, or take them."""
    guild = world.env.backend.get_guild(world.guild.id)
    for role_id in (guild.id, *guild.members[world.env.backend.bot_user.id].role_ids):
        held = discord.Permissions(guild.roles[role_id].permissions)
        held.update(**permissions)
        if not held.administrator:
            world.env.backend.edit_role(guild.id, role_id, {"permissions": held.value})
    await world.env.settle()


def archived_threads(env: simcord.Env) -> set[int]:
    """The threads that are put away."""
    channels = env.backend.channels.values()
    return {one.id for one in channels if one.thread_metadata is not None and one.thread_metadata.archived}


async def delete_message(world: World, message: Message) -> None:
    world.env.backend.delete_message(_channel_id(message), message.id)
    await world.env.settle()


async def delete_channel(world: World) -> None:
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()


async def expel(world: World) -> None:
    world.env.backend.remove_guild(world.guild.id)
    await world.env.settle()


# --- errors nobody else reports ---


class SwallowedErrors(logging.Handler):
    """Errors that discord.py only logs, those of dynamic items above all; SimCord never sees them."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def take(self) -> list[str]:
        """What has been logged so far, with its traceback's last line; the list is empty afterwards."""
        taken, self.records = self.records, []
        return [
            f"{record.name}: {record.getMessage()}" + (f" ({record.exc_info[1]!r})" if record.exc_info else "")
            for record in taken
        ]
