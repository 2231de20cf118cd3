"""Judges the times that messages count down to: none is left standing once it has passed, when Discord shows "ago"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import discord
import simcord
from simcord.backend.permissions import compute
from simcord.components import walk_components

from tests.world import as_read

LATE = 5.0
"""So many seconds after a time its message may still stand: an edit takes its turn among the bot's requests."""

_RELATIVE = re.compile(r"<t:(\d+):R>")


def count_downs(env: simcord.Env) -> Iterator[tuple[Any, str, list[int]]]:
    """Yield each message, its words, and the relative times in them that are still to come."""
    for messages in env.backend.messages.values():
        for message in messages.values():
            words = _words_of(message)
            yield message, words, _times_to_come(env, words)


def _words_of(message: Any) -> str:
    return as_read("\n".join(part["content"] for part in walk_components(message.components) if "content" in part))


def _times_to_come(env: simcord.Env, words: str) -> list[int]:
    now = env.now().timestamp()
    return [at for at in map(int, _RELATIVE.findall(words)) if at > now]


def watch_count_downs(env: simcord.Env) -> list[str]:
    """Return what is wrong with the countdowns of this simulation; lines are added as its time passes.

    A time that had passed when its message was last written is no countdown: "played 2 days ago". Nobody can edit what
    stands where the bot may not post any more.
    """
    faults: list[str] = []
    written: dict[int, tuple[Any, list[int]]] = {}
    move = env._move_clock

    def move_clock(target: float) -> None:
        now = env.now().timestamp()
        for message in (each for messages in env.backend.messages.values() for each in messages.values()):
            components, standing = written.get(message.id, (None, []))
            if components is not message.components:
                written[message.id] = message.components, _times_to_come(env, _words_of(message))
            elif any(at + LATE <= now for at in standing) and _can_edit(env, message):
                faults.append(f"{min(standing)} has passed: {message.components}")
                standing.clear()
        move(target)

    env._move_clock = move_clock  # type: ignore[method-assign]
    return faults


def _can_edit(env: simcord.Env, message: Any) -> bool:
    if message.is_ephemeral:
        return True
    backend = env.backend
    channel = backend.channels.get(message.channel_id)
    if channel is None or channel.guild_id not in backend.guilds:
        return False
    permissions = compute(
        backend.guilds[channel.guild_id],
        backend.bot_user.id,
        backend.channels.get(channel.parent_id or channel.id, channel),
        now=env.now(),
    )
    may_edit = discord.Permissions(permissions) >= discord.Permissions(view_channel=True, send_messages=True)
    return may_edit and (channel.parent_id is None or channel.parent_id in backend.channels)
