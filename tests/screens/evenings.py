"""What is played before a browser looks at an evening: a night between its rounds, a daily deal that is over."""

from __future__ import annotations

from bot.tournaments.nights.night import NightStatus
from tests.discord.card_table import CardTable
from tests.discord.nights import Night8
from tests.discord.test_daily import Day


async def night(table: CardTable) -> None:
    """The pause after the first of two rounds: standings, and who meets whom next."""
    now = Night8(table)
    await now.begun(hands=2)
    await now.play_on(lambda: now.night.status is NightStatus.PAUSE)
    await now.told("Round 2 begins")


async def daily(table: CardTable) -> None:
    """Ann has finished the day's five hands."""
    table.bot.tournaments.daily._level = "steady"
    await Day(table.world, table.bot, table.folder).play(table.world.people[0])
