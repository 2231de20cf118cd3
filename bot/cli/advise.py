"""``right-bower advise [--level L]``: questions about positions, one JSON object a line, answered one a line.

A question is ``{"record": "…", "seat": 2, "seed": 7}``: a record that ends where that seat is to act. Only what
that seat may know is used. The answer is ``{"act": "order", "values": {"order": 0.57, …}}`` or ``{"error": "…"}``. The
command runs until its input ends.
"""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from bot.engine.records.format import RecordError
from bot.engine.records.replay import replay
from bot.engine.seats import Seat
from bot.engine.views import SeatView, seat_view
from bot.players.levels import LEVELS, advice_words
from bot.words.catalogue import Texts
from bot.words.notices import fault_words


class _BadQuestion(ValueError):
    """A question that cannot be answered; the text says what is wrong."""


def declare_advise(parser: argparse.ArgumentParser) -> None:
    """Declare what ``advise [--level LEVEL]`` takes."""
    parser.add_argument("--level", choices=list(LEVELS), default="expert", help="which computer player is asked")
    parser.set_defaults(command=answer_questions)


def answer_questions(options: argparse.Namespace) -> int:
    """Answer every line of standard input."""
    for line in sys.stdin.buffer:
        if line.strip():
            sys.stdout.write(json.dumps(_answer(line, options.level), ensure_ascii=False) + "\n")
            sys.stdout.flush()
    return 0


def _answer(line: bytes, level: str) -> dict[str, Any]:
    try:
        view, seed = _question(line)
    except _BadQuestion as error:
        return {"error": str(error)}
    return dict(advice_words(view, seed, level))


def _question(line: bytes) -> tuple[SeatView, int]:
    try:
        question = json.loads(line)
    except ValueError as error:
        raise _BadQuestion(f"the line is not JSON: {error}") from None
    if not isinstance(question, dict) or not isinstance(question.get("record"), str):
        raise _BadQuestion('a question is an object with "record" (a text), "seat" and "seed" (whole numbers)')
    seat, seed = question.get("seat"), question.get("seed", 0)
    if type(seat) is not int or type(seed) is not int:
        raise _BadQuestion('"seat" and "seed" are whole numbers')
    try:
        state = replay(question["record"].encode("utf-8", "surrogatepass")).last_state
    except RecordError as error:
        raise _BadQuestion(f"record:{error.line}: {fault_words(error.why, Texts(), str)}") from None
    if state.turn is None:
        raise _BadQuestion("nobody is to act where the record ends")
    if seat != state.turn:
        raise _BadQuestion(f"seat {state.turn} is to act where the record ends, not seat {seat}")
    return seat_view(state, Seat(seat)), seed
