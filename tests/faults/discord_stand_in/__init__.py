"""A small Discord on the loopback interface: real HTTP and WebSocket, and faults on demand.

It is as strict as Discord where the bot could go wrong (bodies, limits, times, tokens) and knows only the routes that
the bot uses. It knows nothing of Euchre.
"""

from tests.faults.discord_stand_in.faults import Failure, Fault, Faults
from tests.faults.discord_stand_in.model import Control, Interaction, Message
from tests.faults.discord_stand_in.server import StandIn

__all__ = ["Control", "Failure", "Fault", "Faults", "Interaction", "Message", "StandIn"]
