"""How facts are stored: a kind, and a body that is a JSON object.

A body has all fields of its fact by name. Dataclasses within it are stored the same way. Named tuples are arrays, cards
are their numbers, rules are their preset and every option, acts are as records write them, bytes are hex digits. Later
versions may add fields to a body but never change the meaning of one. A field that earlier facts lack has a default.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from enum import StrEnum
from types import UnionType
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

from bot.engine import presets
from bot.engine.acts import Act, Pass, act_text, parse_act
from bot.engine.rules import Rules
from bot.terminal import sentence

F = TypeVar("F")


class FactError(ValueError):
    """Facts that contradict each other, or that this version cannot read."""


class Codec(Generic[F]):
    """Encodes and decodes all facts of one kind of journal. ``facts`` has each fact's type by its stored word."""

    def __init__(self, facts: Mapping[str, type[F]]) -> None:
        self.kinds = {fact: word for word, fact in facts.items()}
        self._readers = {word: _reader_of(fact, self._read_any) for word, fact in facts.items()}
        self._to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=self._plain_part).encode

    def encode(self, fact: F) -> tuple[str, str]:
        """Return the word and the body of a fact."""
        return self.kinds[type(fact)], self._to_json(_plain_value(fact))

    def decode(self, word: str, body: str) -> F:
        """Return the fact with this word and body, ignoring unknown fields. Raises ``FactError`` if unreadable."""
        if word not in self._readers:
            raise FactError(sentence("fact-unknown", kind=word))
        try:
            fact: F = self._readers[word](json.loads(body))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise FactError(sentence("fact-unreadable", kind=word, why=error)) from error
        return fact

    def _plain_part(self, value: Any) -> Any:
        """Return a value within a fact as JSON can store it. A fact is stored together with its word."""
        word = self.kinds.get(type(value))
        return _plain_value(value) if word is None else (word, _plain_value(value))

    def _read_any(self, stored: Any) -> F:
        word, body = stored
        fact: F = self._readers[word](body)
        return fact


def _plain_value(value: Any) -> Any:
    if isinstance(value, Rules):
        return {"preset": value.preset, "options": dict(value.options)}
    if isinstance(value, Act):
        return act_text(value)
    if isinstance(value, bytes):
        return value.hex()
    return {one.name: getattr(value, one.name) for one in fields(value)}


def _reader_of(kind: Any, read_fact: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return a function that converts JSON to this type: an act, a type or ``None``, one of several facts, or plain."""
    parts = get_args(kind)
    if kind is Rules:
        return lambda body: presets.build(body["preset"], body["options"])
    if kind is bytes:
        return bytes.fromhex
    if get_origin(kind) in (Union, UnionType):
        if all(map(is_dataclass, parts)) and Pass not in parts:
            return read_fact
        read = (lambda text: parse_act(text.split())) if Pass in parts else _reader_of(parts[0], read_fact)
        return lambda value: None if value is None else read(value)
    if get_origin(kind) is tuple and parts[-1] is Ellipsis:
        read_each = _reader_of(parts[0], read_fact)
        return lambda values: tuple(map(read_each, values))
    if get_origin(kind) is tuple:
        readers = [_reader_of(one, read_fact) for one in parts]
        return lambda values: tuple(read(value) for read, value in zip(readers, values, strict=True))
    if is_dataclass(kind) and isinstance(kind, type):
        types = get_type_hints(kind)
        readers_by_name = {one.name: _reader_of(types[one.name], read_fact) for one in fields(kind)}
        return lambda body: kind(**{name: readers_by_name[name](body[name]) for name in body.keys() & readers_by_name})
    if isinstance(kind, type) and issubclass(kind, tuple):
        return lambda values: kind(*values)
    return kind if isinstance(kind, type) and issubclass(kind, StrEnum) else lambda value: value
