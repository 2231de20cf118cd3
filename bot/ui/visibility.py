"""Who can see a channel: one member, and everybody who can see another channel.

The bot has no list of members, so the second question is answered from roles and overwrites, for any combination of
roles. Discord's rule: administrators see everything. An overwrite of a member decides first, then a role's that allows,
a role's that denies, the overwrite of *everyone*, and last the permissions of the roles themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from itertools import product

import discord


def find_place(guild: discord.Guild, channel_id: int) -> discord.abc.GuildChannel | None:
    """Return the channel whose viewers can see this channel or thread; ``None`` for a private or unknown thread."""
    place = guild.get_channel_or_thread(channel_id)
    if isinstance(place, discord.Thread):
        return None if place.is_private() else place.parent
    return place


def can_see(member: object, guild: discord.Guild | None, channel_id: int) -> bool:
    """Return whether a member can see a channel or thread of their server."""
    place = None if guild is None else find_place(guild, channel_id)
    if place is None or not isinstance(member, discord.Member):
        return False
    with suppress(discord.ClientException):  # a part of the channel is not known
        return place.permissions_for(member).view_channel
    return False


def is_open_to_readers(place: discord.abc.GuildChannel, of: discord.abc.GuildChannel) -> bool:
    """Return whether everybody who can see the channel ``of`` can see ``place``."""
    guild, everyone = place.guild, place.guild.default_role
    here, there = _views(of), _views(place)
    if here == there or everyone.permissions.administrator:
        return True
    roles = [role for role in guild.roles if not (role.permissions.administrator or role.is_bot_managed())]
    roles.remove(everyone)
    # a person who sees ``of`` and not ``place`` needs at most one role for each: others change nothing
    lets_in = [(), *((role,) for role in roles if here.get(role.id) or role.permissions.view_channel)]
    keeps_out = [(), *((role,) for role in roles if there.get(role.id) is False)]
    for first, second in product(lets_in, keeps_out):
        both = {*first, *second}
        if _is_seen(here, both, everyone) and not _is_seen(there, both, everyone):
            return False
    seen_by_all = all(_is_seen(there, some, everyone) for some in keeps_out)
    people = {each for each in {*here, *there} if guild.get_role(each) is None and each != guild.me.id}
    return all(
        there.get(each) or here.get(each) is False or (there.get(each) is None and (not here.get(each) or seen_by_all))
        for each in people
    )


def _views(channel: discord.abc.GuildChannel) -> dict[int, bool]:
    said = ((target.id, overwrite.view_channel) for target, overwrite in channel.overwrites.items())
    return {target_id: view for target_id, view in said if view is not None}


def _is_seen(views: Mapping[int, bool], roles: Iterable[discord.Role], everyone: discord.Role) -> bool:
    said = [views[role.id] for role in roles if role.id in views]
    if said:
        return any(said)
    return views.get(everyone.id, any(role.permissions.view_channel for role in (everyone, *roles)))
