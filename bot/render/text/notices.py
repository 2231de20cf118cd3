"""Short sentences to one person: why something was not done, and that it is his turn. Sees public tables only."""

from __future__ import annotations

from bot.engine.refusals import Violation
from bot.engine.rules import RulesError
from bot.render.text.catalogue import SOURCE, Texts
from bot.render.text.names import escaped
from bot.render.text.voice import Voice
from bot.tables.decisions import Reason
from bot.tables.snapshots import Chair, Refused, TableView


def refusal_text(refused: Refused, texts: Texts) -> str:
    """Why nothing was done, kindly, in one sentence or two."""
    table = refused.snapshot.table if refused.snapshot is not None else None
    match refused.reason:
        case Reason.UNLAWFUL if refused.violation is not None:
            return _unlawful(refused.violation, texts)
        case Reason.NOT_YOUR_TURN:
            return _not_your_turn(table, texts)
        case Reason.NO_SUCH_SEAT:
            return texts("refusal-no-such-seat", players=table.rules.players if table else 4)
        case _:
            return texts(f"refusal-{refused.reason}")


def _unlawful(violation: Violation, texts: Texts) -> str:
    """The reason is told in English; in other languages the panel shows why, and the sentence names the law."""
    if texts.locale == SOURCE:
        why = texts("refusal-unlawful-because", detail=escaped(str(violation)))
    else:
        why = texts("refusal-unlawful-law", law=violation.law)
    return why + " " + texts("law-more", law=violation.law)


def _not_your_turn(table: TableView | None, texts: Texts) -> str:
    chair = table.to_move if table is not None else None
    if table is None or chair is None:
        return texts("refusal-not-your-turn-now")
    return texts("refusal-not-your-turn", name=Voice.of(table, texts).name(chair.seat))


def rules_fault_text(error: RulesError, texts: Texts) -> str:
    """What is wrong with the rules that somebody asked for, and what is allowed."""
    values = {name: escaped(value) if isinstance(value, str) else value for name, value in error.values.items()}
    return texts("rules-wrong", sentence=texts(f"rules-fault-{error.fault}", **values))


def reminder_text(table: TableView, chair: Chair, texts: Texts) -> str:
    """The one mention of a player who lets the table wait; a computer's chair is named, not mentioned."""
    voice = Voice.of(table, texts)
    who = f"<@{chair.user_id}>" if chair.user_id is not None else voice.name(chair.seat)
    return texts("reminder", who=who)
