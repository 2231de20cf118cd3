"""What may go wrong on the way to Discord and back, and at which requests. Must not know what a request asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any

JSON = dict[str, Any]


class Failure(Enum):
    """How a request fails."""

    REFUSED = auto()
    """Nothing is done, and the answer is an error."""
    LOST_REPLY = auto()
    """It is done, and the connection breaks before the answer."""
    DONE_502 = auto()
    """It is done, and the answer says 502."""
    RESET = auto()
    """The connection breaks before anything is done."""
    HANG = auto()
    """Nothing is done, and no answer ever comes."""
    PAGE = auto()
    """Nothing is done, and somebody on the way answers with a page, as if all were well."""
    DONE_HANG = auto()
    """It is done, and no answer ever comes."""


@dataclass(frozen=True, slots=True)
class Call:
    """A request: its route such as ``PATCH /channels/{channel}/messages/{message}``, the values in it, its body.

    ``place`` tells requests of one route apart by what they do, such as callbacks by their type.
    """

    method: str
    path: str
    route: str
    place: str
    words: dict[str, str]
    json: Any
    at: float
    files: int = 0


@dataclass(slots=True)
class Fault:
    """One way to fail for the next ``times`` requests that fit; ``body`` and ``headers`` of a refusal."""

    failure: Failure
    fits: Callable[[Call], bool]
    times: int = 1
    status: int = 500
    body: JSON = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    hits: int = 0


class Faults:
    """The faults that are set."""

    def __init__(self) -> None:
        self.planted: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """From now on this goes wrong; the fault counts how often it did."""
        self.planted.append(fault)
        return fault

    def clear(self) -> None:
        self.planted.clear()

    def hit(self, call: Call) -> Fault | None:
        """The first fault that fits a request, used up once."""
        for fault in self.planted:
            if fault.hits < fault.times and fault.fits(call):
                fault.hits += 1
                return fault
        return None


def refused(status: int, code: int, fits: Callable[[Call], bool], times: int = 1) -> Fault:
    """Discord's own error."""
    return Fault(Failure.REFUSED, fits, times, status, {"code": code, "message": f"error {code}"})


def limited(seconds: float, fits: Callable[[Call], bool], times: int = 1, *, scope: str = "user") -> Fault:
    """A 429; its scope is ``user``, ``shared`` or ``global``."""
    headers = {"Retry-After": str(seconds), "X-RateLimit-Scope": scope}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": scope == "global"}
    return Fault(Failure.REFUSED, fits, times, 429, body, headers)
