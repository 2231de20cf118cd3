"""Whom a message may ping: nobody, or the players it calls. Must not know tables.

Every send and every edit says so in full: an edit that leaves it out lets Discord read the text anew for mentions,
and ``discord.AllowedMentions(users=[…])`` alone would still allow everyone and the roles.
"""

from __future__ import annotations

import discord

NOBODY = discord.AllowedMentions.none()


def only(*user_ids: int) -> discord.AllowedMentions:
    """Exactly these people, a hundred at most, and nobody else."""
    called = [discord.Object(user_id, type=discord.User) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)
