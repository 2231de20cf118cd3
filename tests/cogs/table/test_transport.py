"""Posting the public message: after a lost reply Discord is asked again by the same nonce, so that it posts once."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock, MagicMock

import aiohttp
import discord
import pytest

from bot.ui.deliveries import Deliveries
from bot.ui.replies import Message
from cogs.table.transport import MessageTransport


async def test_a_lost_reply_keeps_its_nonce_while_the_table_goes_on() -> None:
    """The second attempt shows a newer state, under the nonce of the first; a later message has a nonce of its own."""
    channel, services = MagicMock(), MagicMock()
    services.channel.return_value = channel
    services.deliveries = Deliveries(MagicMock(), MagicMock(), lambda: 0.0)
    channel.send = AsyncMock(side_effect=[aiohttp.ServerDisconnectedError(), MagicMock(id=5), MagicMock(id=6)])
    transport = MessageTransport(services, 1, 2)
    message = Message(discord.ui.LayoutView(timeout=None))
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await transport.post(message, "table-7")
    assert await transport.post(message, "table-8") == (5, True)
    assert await transport.post(message, "table-9") == (6, False)
    sent: list[Any] = [call.kwargs["nonce"] for call in channel.send.await_args_list]
    assert sent == ["table-7", "table-7", "table-9"]
