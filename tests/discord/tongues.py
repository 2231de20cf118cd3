"""People and servers that speak other languages: SimCord's own all speak American English. Knows nothing of Euchre."""

from collections.abc import Mapping
from typing import Any

import simcord

from tests.discord.simulation import World


async def speak(world: World, people: Mapping[simcord.MemberActor, str], server: str | None = None) -> None:
    """From now on these people's clients, and the server, are set to these locales of Discord."""
    backend = world.env.backend
    locales = {actor.id: locale for actor, locale in people.items()}
    emit = backend.emit

    def spoken(event: str, payload: Mapping[str, Any]) -> None:
        if event == "INTERACTION_CREATE":
            own = locales.get(int(payload["member"]["user"]["id"]), payload["locale"])
            payload = {**payload, "locale": own, "guild_locale": server or payload["guild_locale"]}
        emit(event, payload)

    backend.emit = spoken  # type: ignore[method-assign]  # the seam
    if server is not None:
        backend.edit_guild(world.guild.id, {"preferred_locale": server})
        await world.env.settle()
