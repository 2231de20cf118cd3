"""Whom a message may ping: nobody, or the one player it calls. Must not know tables.

Every send and every edit says so in full: an edit that leaves it out lets Discord read the text anew for mentions,
and ``discord.AllowedMentions(users=[…])`` alone would still allow everyone and the roles.
"""

from __future__ import annotations

import discord

NOBODY = discord.AllowedMentions.none()


def only(user_id: int) -> discord.AllowedMentions:
    """Exactly this person, and nobody else."""
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(user_id, type=discord.User)]
    )
