"""Holds the bot's requests against Discord's own description of its interface (OpenAPI 3.1).

SimCord is somebody's reading of Discord; this file is the second opinion. It takes a request as SimCord
recorded it, finds the path and the schema of its body and tells, in one line each, where the body breaks the
schema. It knows nothing of this bot. Limits that the description does not state (40 components in all, custom
ids used once) are SimCord's business.

Two freedoms are taken with the description, both because Discord itself takes them: a snowflake may be a JSON
number as well as a string (discord.py sends ids in `allowed_mentions` and `attachments` so), and a multipart
body is judged by its `payload_json` alone, since SimCord does not record files.
"""

import json
import os
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol

import jsonschema_rs

DESCRIPTION = Path(
    os.environ.get("DISCORD_OPENAPI") or Path(__file__).resolve().parents[2].parent / "shared" / "discord-openapi.json"
)
"""Discord's description, which lies beside the repository, or where ``DISCORD_OPENAPI`` says, and is not part of it."""

_Segments = tuple[str, ...]


class Request(Protocol):
    """What is needed of a recorded request; `simcord.HttpLogEntry` fits."""

    @property
    def method(self) -> str: ...
    @property
    def path(self) -> str: ...
    @property
    def json(self) -> Any: ...


class DiscordDescription:
    """Discord's OpenAPI document, ready to judge requests."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self._components = _with_free_snowflakes(document["components"])
        self._paths: dict[_Segments, Mapping[str, Any]] = {
            _segments(template): operations for template, operations in document["paths"].items()
        }
        self._validators: dict[tuple[_Segments, str], jsonschema_rs.Draft202012Validator | None] = {}

    @classmethod
    @cache
    def at_hand(cls) -> "DiscordDescription | None":
        """The description, read once; None where its file is not."""
        return cls(json.loads(DESCRIPTION.read_text(encoding="utf-8"))) if DESCRIPTION.is_file() else None

    def violations(self, request: Request) -> list[str]:
        """What is wrong with one request: one line each, empty when it is as Discord describes it."""
        name = f"{request.method} {request.path}"
        template = self._template(_segments(request.path))
        if template is None:
            return [f"{name}: Discord describes no such path"]
        operation = self._paths[template].get(request.method.lower())
        if operation is None:
            return [f"{name}: Discord describes no such method for this path"]
        validator = self._validator(template, request.method.lower(), operation)
        if validator is None:
            return [f"{name}: Discord expects no body"] if request.json else []
        if request.json is None and not operation["requestBody"].get("required"):
            return []
        return [f"{name}: {line}" for line in _explained(validator.iter_errors(request.json))]

    def all_violations(self, requests: Iterable[Request]) -> list[str]:
        """The violations of all requests, in their order."""
        return [line for request in requests for line in self.violations(request)]

    def _template(self, segments: _Segments) -> _Segments | None:
        """The path template that fits with the most words in common: `@original` before `{message_id}`."""
        fitting = [template for template in self._paths if _fits(template, segments)]
        return max(fitting, key=lambda template: sum(map(str.__eq__, template, segments)), default=None)

    def _validator(
        self, template: _Segments, method: str, operation: Mapping[str, Any]
    ) -> jsonschema_rs.Draft202012Validator | None:
        key = (template, method)
        if key not in self._validators:
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            self._validators[key] = (
                None
                if schema is None
                else jsonschema_rs.Draft202012Validator({"components": self._components, "allOf": [schema]})
            )
        return self._validators[key]


def _with_free_snowflakes(components: Mapping[str, Any]) -> dict[str, Any]:
    snowflake = {**components["schemas"]["SnowflakeType"], "type": ["string", "integer"]}
    return {**components, "schemas": {**components["schemas"], "SnowflakeType": snowflake}}


def _segments(path: str) -> _Segments:
    return tuple(path.strip("/").split("/"))


def _fits(template: _Segments, segments: _Segments) -> bool:
    return len(template) == len(segments) and all(
        name == word or name.startswith("{") for name, word in zip(template, segments, strict=True)
    )


def _explained(errors: Iterable[jsonschema_rs.ValidationError]) -> Iterator[str]:
    """The errors in words; an error of a union is replaced by those of the member that was meant."""
    for error in errors:
        branches = getattr(error.kind, "context", None)
        meant = _meant_branch(error, branches) if branches else None
        if meant:
            yield from _explained(meant)
        else:
            where = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in error.instance_path)
            yield f"{where.lstrip('.') or 'the body'}: {_shortened(error.message)}"


def _meant_branch(
    union: jsonschema_rs.ValidationError, branches: list[list[jsonschema_rs.ValidationError]]
) -> list[jsonschema_rs.ValidationError] | None:
    """The member of a union that carries the right `type`; None when no member does, or several."""
    here = list(union.instance_path)
    meant = [branch for branch in branches if not any(_is_other_type(error, here) for error in branch)]
    return meant[0] if len(meant) == 1 else None


def _is_other_type(error: jsonschema_rs.ValidationError, here: list[str | int]) -> bool:
    """Whether the error says that the value is of another kind, by its JSON type or its `type` field."""
    path = list(error.instance_path)
    if path == here:
        return isinstance(error.kind, jsonschema_rs.ValidationErrorKind.Type)
    return path == [*here, "type"]


def _shortened(message: str, longest: int = 200) -> str:
    return message if len(message) <= longest else f"{message[: longest - 1]}…"
