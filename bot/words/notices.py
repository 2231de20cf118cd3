"""Short texts for one person or host: why something was not done, reminders, and a server's settings.

Channels are Discord's own links, because their names change. Some texts are for the bot's owner: the journal of their
acts, and the bot's current figures.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.faults import KeyedError
from bot.engine.refusals import Unlawful, Violation
from bot.engine.rules import Rules, RulesError
from bot.operations.owner_journal import OwnerAct, OwnerAction, OwnerDecisions
from bot.tables.decisions import Reason
from bot.tables.model import Chair
from bot.tables.views import Refused, TableView
from bot.words.catalogue import Texts
from bot.words.labels import call_label
from bot.words.lines import list_words, timestamp
from bot.words.names import quote_typed
from bot.words.rules_page import game_title, house_rule
from bot.words.table_text import clock_line
from bot.words.voice import Voice, card_sign

if TYPE_CHECKING:
    from bot.tables.model import TableSettings


MOST_CHOICES = 8
"""The most lawful acts that a refusal lists in full."""


def refusal_text(refused: Refused, texts: Texts) -> str:
    """Return why a decision was refused, politely, in one or two sentences."""
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


def _unlawful(violation: Violation, table: TableView, texts: Texts) -> str:
    view, voice = table.public, Voice.of(table, texts)
    values: dict[str, str | int] = {"lowest": violation.lowest, "highest": violation.highest}
    if violation.turn is not None:
        values["name"] = voice.name(violation.turn)
    if violation.suit is not None:
        values["suit"] = voice.suit(violation.suit)
    trump = view.trump if view is not None else None
    values["cards"] = list_words([voice.card(card, trump) for card in violation.cards], texts)
    if view is not None:
        labels = [call_label(act, view, violation.seat, texts) for act in violation.lawful]
        values["choices"] = " · ".join(_leave_out_middle(labels))
    reason = texts(f"unlawful-{violation.fault}", **values)
    if not violation.law:
        return texts("refusal-unlawful-because", detail=reason)
    why = texts("refusal-unlawful-because", detail=texts("unlawful-law", reason=reason, law=violation.law))
    return f"{why} {texts('law-more', law=violation.law)}"


def _leave_out_middle(labels: list[str]) -> list[str]:
    return labels if len(labels) <= MOST_CHOICES else [*labels[: MOST_CHOICES // 2], "…", labels[-1]]


def _not_your_turn(table: TableView | None, texts: Texts) -> str:
    chair = table.to_move if table is not None else None
    if table is None or chair is None:
        return texts("refusal-not-your-turn-now")
    return texts("refusal-not-your-turn", name=Voice.of(table, texts).name(chair.seat))


def rules_fault_text(error: RulesError, texts: Texts) -> str:
    """Return what is wrong with the requested rules, and what is allowed."""
    sentence = fault_words(error, texts)
    if error.key == "rules-fault-unknown":
        sentence += " " + texts("rules-fault-lobby")
    return texts("rules-wrong", sentence=sentence)


def fault_words(error: KeyedError | Unlawful, texts: Texts, quote: Callable[[str], str] = quote_typed) -> str:
    """Return what is wrong, as a phrase within a longer text. ``quote`` makes typed values safe to show."""
    if isinstance(error, Unlawful):
        return _told_violation(error.violation, texts)
    values = {name: quote(value) if isinstance(value, str) else value for name, value in error.values.items()}
    return texts(error.key, **values)


def _told_violation(violation: Violation, texts: Texts) -> str:
    reason = texts(
        f"unlawful-{violation.fault}",
        name=texts("seat-number", seat=violation.turn or 0),
        suit=texts("suit", suit=violation.suit.letter) if violation.suit is not None else "",
        cards=list_words([card_sign(card, texts) for card in violation.cards], texts),
        choices=", ".join(_leave_out_middle([act_text(act) for act in violation.lawful])),
        lowest=violation.lowest,
        highest=violation.highest,
    )
    return texts("unlawful-told", seat=violation.seat, act=act_text(violation.act), reason=reason, law=violation.law)


def reminder_text(table: TableView, chair: Chair, texts: Texts, *, panel: bool = True) -> str:
    """Return the reminder to a player whom the table waits for. Without a ``panel`` it says where their cards are."""
    voice = Voice.of(table, texts)
    who = f"<@{chair.user_id}>" if chair.user_id is not None else voice.name(chair.seat)
    words = texts("reminder", who=who) if panel else texts("reminder-hand", who=who, button=texts("button-hand"))
    return f"{words} {clock_line(table, voice, chair.seat)}".rstrip()


# -- how a server is set


def config_text(settings: TableSettings, names: Iterable[str], texts: Texts, spoken: Texts) -> str:
    """Return these settings, a line each, and the language of the server, whose own texts are ``spoken``."""
    language = texts("config-language", language=spoken("language-own"))
    return "\n".join(
        [f"**{texts('config-heading')}**", *(f"- {line}" for line in (*_lines(settings, names, texts), language))]
    )


def _lines(settings: TableSettings, names: Iterable[str], texts: Texts) -> Iterator[str]:
    for name in names:
        yield _setting_line(name, getattr(settings, name), texts)
    if not settings.winner_roles:
        yield texts("config-no-roles")
    for winner, role in settings.winner_roles:
        yield texts("config-role", winner=texts(f"winner-{winner}"), role=f"<@&{role}>")


def _setting_line(name: str, value: Any, texts: Texts) -> str:
    """Return a setting's line. A switch's keys end in ``-yes`` and ``-no``, an unset setting's in ``-none``."""
    key = f"config-{name.replace('_', '-')}"
    if isinstance(value, bool):
        return texts(f"{key}-{'yes' if value else 'no'}")
    if value in (None, ()):
        return texts(f"{key}-none")
    match name:
        case "rules":
            return texts(key, game=rules_words(value, texts), points=value.points)
        case "computer_level" if texts.has(f"level-{value}"):
            value = texts(f"level-{value}")
        case "channels":
            value = channel_links(value)
        case "season_channel" | "lobby_channel":
            value = channel_links([value])
        case "more_tables":
            value = texts(f"more-tables-{value}")
        case "pace":
            value = texts(f"setting-pace-{value}")
        case "league_points":
            value = ", ".join(map(str, value))
    return texts(key, value=int(value) if isinstance(value, float) else value)


def rules_words(rules: Rules, texts: Texts) -> str:
    """Return a game's title, and the options that differ from its preset, except the points to win."""
    title = f"**{game_title(rules.preset, texts)}**"
    options = presets.changed_options(rules).items()
    changed = [house_rule(name, value, texts) for name, value in options if name != "points"]
    return f"{title} ({', '.join(changed)})" if changed else title


def channel_links(channels: Sequence[int]) -> str:
    """Return channels as links, which Discord shows by name."""
    return ", ".join(f"<#{channel}>" for channel in channels)


# -- what the owner of the bot reads


_PEOPLE = (OwnerAction.PERSON_BLOCKED, OwnerAction.PERSON_UNBLOCKED)


def owner_act_line(act: OwnerAct, texts: Texts) -> str:
    """Return an act of the bot's owner: when, who, what, and their note."""
    mentioned = f"<@{act.subject}>" if act.action in _PEOPLE else str(act.subject or "")
    sentence = texts(f"owner-act-{act.action}", subject=mentioned)
    line = texts("owner-act", when=timestamp(act.at, "f"), who=f"<@{act.by}>", what=sentence)
    return f"{line}: {quote_typed(act.words)}" if act.words else line


def statistics_text(figures: dict[str, Any], decided: OwnerDecisions, texts: Texts) -> str:
    """Return the numbers of servers, connections, tables, people and blocks, from the figures of the bot's status."""
    shards, tables = figures["shards"], figures["tables"]
    lines = [
        texts("owner-servers", servers=figures["servers"], connected=sum(shards.values()), shards=len(shards)),
        texts("owner-tables", lobby=tables["lobby"], playing=tables["playing"], finished=tables["finished"]),
        texts("owner-people", people=figures["people"], games=figures["games_over"]),
        texts("owner-blocked", people=len(decided.people), servers=len(decided.servers)),
    ]
    if decided.maintenance:
        lines.append(texts("refusal-maintenance"))
    return "\n".join(lines)
