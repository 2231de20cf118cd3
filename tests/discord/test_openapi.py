"""The judge of requests is judged first: what it must let pass, and what it must catch."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.discord.openapi import DiscordDescription

MESSAGES = "/channels/1456074443980800008/messages"
MESSAGE = f"{MESSAGES}/1456074443980800021"
ORIGINAL = "/webhooks/1456074443980800001/a-token/messages/@original"
CALLBACK = "/interactions/1456074443980800013/a-token/callback"
COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True)
class Sent:
    """A request as SimCord would have recorded it."""

    method: str
    path: str
    json: Any = None


def button(label: str = "Pass", custom_id: str = "bid:7:1:pass") -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id, "disabled": False}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def message(*components: dict[str, Any]) -> dict[str, Any]:
    gallery = {
        "type": 12,
        "items": [{"media": {"url": "attachment://table.png"}, "description": "The table", "spoiler": False}],
    }
    box = {"type": 17, "accent_color": None, "spoiler": False}
    return {
        "content": None,
        "components": [{**box, "components": [{"type": 10, "content": "Table 7"}, gallery, *components]}],
        "flags": COMPONENTS_V2,
        "tts": False,
        "nonce": "7:1",
        "enforce_nonce": True,
        "allowed_mentions": {"parse": [], "users": [1456074443980800009], "replied_user": False},
        "attachments": [{"id": 0, "filename": "table.png", "description": "The table"}],
    }


@pytest.mark.parametrize(
    "sent",
    [
        Sent("POST", MESSAGES, message(row(button()))),
        Sent("PATCH", MESSAGE, message(row(*(button(custom_id=f"card:{n}") for n in range(5))))),
        Sent("PATCH", ORIGINAL, {"components": [row(button())], "flags": COMPONENTS_V2}),
        Sent("POST", CALLBACK, {"type": 4, "data": {"content": "Not your turn.", "flags": 64}}),
        Sent("POST", CALLBACK, {"type": 7, "data": {"components": [row(button())], "flags": COMPONENTS_V2}}),
        Sent("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "Bid", "value": "bid"}]}}),
        Sent("DELETE", MESSAGE),
        Sent("GET", "/users/@me"),
        Sent("POST", MESSAGES, message(row(button("x" * 80, "c" * 100)))),
    ],
)
def test_valid_requests_match_discords_description(description: DiscordDescription, sent: Sent) -> None:
    assert description.violations(sent) == []


@pytest.mark.parametrize(
    ("sent", "complaint"),
    [
        (
            Sent("POST", MESSAGES, message(row(button("x" * 81)))),
            f"POST {MESSAGES}: components[0].components[2].components[0].label: "
            f'"{"x" * 81}" is longer than 80 characters',
        ),
        (
            Sent("PATCH", MESSAGE, message(row(button(custom_id="c" * 101)))),
            "components[0].components[2].components[0].custom_id:",
        ),
        (
            Sent("POST", MESSAGES, message(row(*(button(custom_id=f"card:{n}") for n in range(6))))),
            "components[0].components[2].components:",
        ),
        (
            Sent("POST", CALLBACK, {"type": 7, "data": {"components": [row(button("x" * 81))]}}),
            "data.components[0].components[0].label:",
        ),
        (Sent("POST", CALLBACK, {"type": 99, "data": {}}), "the body:"),
        (
            Sent("POST", MESSAGES, message({"type": 10, "content": ""})),
            "components[0].components[2].content:",
        ),
        (Sent("POST", MESSAGES, {"nonce": "n" * 26}), "nonce:"),
        (Sent("POST", MESSAGES, {"allowed_mentions": {"users": ["Ann"]}}), "allowed_mentions.users[0]:"),
        (Sent("POST", MESSAGES, None), "the body:"),
        (Sent("GET", MESSAGE, {"content": "x"}), "Discord expects no body"),
        (Sent("POST", "/channels/1/tricks", {}), "Discord describes no such path"),
        (Sent("PUT", MESSAGES, {}), "Discord describes no such method for this path"),
    ],
)
def test_invalid_requests_are_reported(description: DiscordDescription, sent: Sent, complaint: str) -> None:
    (line,) = description.violations(sent)
    assert line.startswith(f"{sent.method} {sent.path}: ")
    assert complaint in line


def test_every_violation_is_reported(description: DiscordDescription) -> None:
    sent = Sent("POST", MESSAGES, message(row(button("x" * 81), button("y" * 81, "other"))))
    assert len(description.all_violations([sent, Sent("DELETE", MESSAGE), sent])) == 4
