"""Short sentences to one person: why something was not done, and that it is their turn. Sees public tables only."""

from __future__ import annotations

from bot.engine.refusals import Violation
from bot.engine.rules import RulesError
from bot.engine.views import PublicView
from bot.render.text.catalogue import Texts
from bot.render.text.labels import call_label
from bot.render.text.names import typed
from bot.render.text.voice import Voice, listed
from bot.tables.decisions import Reason
from bot.tables.snapshots import Chair, Refused, TableView

MOST_CHOICES = 8
"""More lawful acts than this are not all listed."""


def refusal_text(refused: Refused, texts: Texts) -> str:
    """Why nothing was done, kindly, in one sentence or two."""
    table = refused.snapshot.table if refused.snapshot is not None else None
    match refused.reason:
        case Reason.UNLAWFUL if refused.violation is not None and table is not None:
            return _unlawful(refused.violation, table, texts)
        case Reason.NOT_YOUR_TURN:
            return _not_your_turn(table, texts)
        case Reason.NO_SUCH_SEAT:
            return texts("refusal-no-such-seat", players=table.rules.players if table else 4)
        case _:
            return texts(f"refusal-{refused.reason}")


def _unlawful(found: Violation, table: TableView, texts: Texts) -> str:
    """The engine's reason and its law in the reader's language, and where to read the law."""
    view, voice = table.public, Voice.of(table, texts)
    values: dict[str, str | int] = {"lowest": found.lowest, "highest": found.highest}
    if found.turn is not None:
        values["name"] = voice.name(found.turn)
    if found.suit is not None:
        values["suit"] = voice.suit(found.suit)
    trump = view.trump if view is not None else None
    values["cards"] = listed([voice.card(card, trump) for card in found.cards], texts)
    if view is not None:
        values["choices"] = _choices(found, view, texts)
    reason = texts(f"unlawful-{found.fault}", **values)
    if not found.law:
        return texts("refusal-unlawful-because", detail=reason)
    why = texts("refusal-unlawful-because", detail=texts("unlawful-law", reason=reason, law=found.law))
    return f"{why} {texts('law-more', law=found.law)}"


def _choices(found: Violation, view: PublicView, texts: Texts) -> str:
    """The lawful acts as buttons say them, of many the first few and the last."""
    labels = [call_label(act, view, found.seat, texts) for act in found.lawful]
    if len(labels) > MOST_CHOICES:
        labels = [*labels[: MOST_CHOICES // 2], "…", labels[-1]]
    return " · ".join(labels)


def _not_your_turn(table: TableView | None, texts: Texts) -> str:
    chair = table.to_move if table is not None else None
    if table is None or chair is None:
        return texts("refusal-not-your-turn-now")
    return texts("refusal-not-your-turn", name=Voice.of(table, texts).name(chair.seat))


def rules_fault_text(error: RulesError, texts: Texts) -> str:
    """What is wrong with the rules that somebody asked for, and what is allowed."""
    values = {name: typed(value) if isinstance(value, str) else value for name, value in error.values.items()}
    return texts("rules-wrong", sentence=texts(f"rules-fault-{error.fault}", **values))


def reminder_text(table: TableView, chair: Chair, texts: Texts, *, panel: bool = True) -> str:
    """The one mention of a player who lets the table wait; a computer's chair is named, not mentioned.

    Without a ``panel`` that can be redrawn they read how to get back to their cards.
    """
    voice = Voice.of(table, texts)
    who = f"<@{chair.user_id}>" if chair.user_id is not None else voice.name(chair.seat)
    return texts("reminder", who=who) if panel else texts("reminder-hand", who=who, button=texts("button-hand"))
