"""``right-bower advise [--level L]``: answers questions about positions, one JSON object on each line.

A question is ``{"record": "…", "seat": 2, "seed": 7}``: a record that ends where that seat must act. The answer
uses only what that seat may know. It is ``{"act": "order", "values": {"order": 0.57, …}}`` or ``{"error": "…"}``.
The command runs until its input ends.
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
from bot.terminal import Complaint, sentence
from bot.words.catalogue import Texts
from bot.words.notices import fault_words


class _BadQuestion(Complaint):
    """A question that cannot be answered."""


def declare_advise(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--level", choices=list(LEVELS), default="expert", help=sentence("help-advise-level"))
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
        raise _BadQuestion("advise-not-json", why=error) from None
    if not isinstance(question, dict) or not isinstance(question.get("record"), str):
        raise _BadQuestion("advise-question")
    seat, seed = question.get("seat"), question.get("seed", 0)
    if type(seat) is not int or type(seed) is not int:
        raise _BadQuestion("advise-numbers")
    try:
        state = replay(question["record"].encode("utf-8", "surrogatepass")).last_state
    except RecordError as error:
        raise _BadQuestion("advise-record", line=error.line, why=fault_words(error.why, Texts(), str)) from None
    if state.turn is None:
        raise _BadQuestion("advise-nobody")
    if seat != state.turn:
        raise _BadQuestion("advise-other-seat", turn=state.turn, seat=seat)
    return seat_view(state, Seat(seat)), seed
