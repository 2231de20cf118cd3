"""Reads ``multipart/form-data`` as discord.py sends it: several times faster than a reader of all that mail may hold,
and as strict as Discord: whatever is not such a form raises ``ValueError``. Must not know what the parts mean.
"""

from __future__ import annotations

import re

_BOUNDARY = re.compile(r'multipart/form-data; *boundary="?([^";]+)"?')
_NAME = re.compile(rb'content-disposition: *form-data;(?:[^\r\n]*; *| *)name="([^"\r\n]*)"', re.IGNORECASE)


def parts_of(content_type: str, body: bytes) -> dict[str, bytes]:
    """What each part holds, by its name."""
    match = _BOUNDARY.fullmatch(content_type)
    if match is None:
        raise ValueError(f"{content_type} is no form")
    first, *parts = (b"\r\n" + body).split(b"\r\n--" + match[1].encode())
    if first or not parts or parts.pop().strip() != b"--":
        raise ValueError("the form has no beginning or no end")
    named: dict[str, bytes] = {}
    for part in parts:
        head, blank, held = part.partition(b"\r\n\r\n")
        name = _NAME.search(head)
        if not blank or name is None or name[1].decode() in named:
            raise ValueError(f"a part of the form has no head, no name, or another one's: {head!r}")
        named[name[1].decode()] = held
    return named
