"""What a supervisor such as systemd is told: that the bot is ready, and that it is stopping.

The protocol is sd_notify's: a datagram to the socket that ``NOTIFY_SOCKET`` names. Without one nobody is told.
"""

from __future__ import annotations

import logging
import os
import socket

_log = logging.getLogger(__name__)


def notify(state: str) -> None:
    """Tell the supervisor a state such as ``READY=1``; a supervisor that does not listen is only logged."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address.startswith(("/", "@")):
        return
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
            channel.connect(f"\0{address[1:]}" if address[0] == "@" else address)
            channel.sendall(state.encode())
    except OSError as fault:
        _log.warning("the supervisor could not be told %s (%s)", state, fault.strerror)
