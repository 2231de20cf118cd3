"""The stand-in's own reader of forms: what aiohttp writes it reads, and what is no form it refuses."""

from __future__ import annotations

import asyncio

import aiohttp
import pytest

from tests.faults.discord_stand_in.forms import parts_of

PNG = b"\x89PNG\r\n--not the end\r\n\r\n--"


async def written(**parts: bytes) -> tuple[str, bytes]:
    """A form as discord.py has it written."""
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"a": 1}')
    for name, held in parts.items():
        form.add_field(name, held, filename="a name.png", content_type="application/octet-stream")
    payload = form()
    return payload.headers["Content-Type"], await payload.as_bytes()


def test_written_forms_can_be_parsed() -> None:
    content_type, body = asyncio.run(written(picture=PNG, other=b""))
    assert parts_of(content_type, body) == {"payload_json": b'{"a": 1}', "picture": PNG, "other": b""}


@pytest.mark.parametrize(
    ("content_type", "body"),
    [
        ("text/plain", b""),
        ("multipart/form-data", b""),
        ("multipart/form-data; boundary=x", b""),
        ("multipart/form-data; boundary=x", b"--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n"),
        ("multipart/form-data; boundary=x", b'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n'),
        (
            "multipart/form-data; boundary=x",
            2 * b'--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n' + b"--x--\r\n",
        ),
    ],
)
def test_malformed_forms_are_refused(content_type: str, body: bytes) -> None:
    with pytest.raises(ValueError, match="form"):
        parts_of(content_type, body)
