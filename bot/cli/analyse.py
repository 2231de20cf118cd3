"""``right-bower analyse FILE [--json | --egn]``: judges every decision of a game, with a report card for each player.

Exit statuses: 0 if all is well, 2 if the file cannot be read or cannot be written in the notation.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bot.analysis.desk import analyse, judge_all
from bot.analysis.games import PlayedGame, UnreadableFile, read_games
from bot.analysis.judging import Assessment, ReportCard, Tally, line_after
from bot.cli.records import BAD_RECORD, harmless
from bot.engine.acts import act_text
from bot.engine.records.notation import AnnotatedHand, Inexpressible, Line, annotated_notation, match_notation
from bot.terminal import sentence
from bot.words.advice import told_reason_text
from bot.words.analysis_text import unreadable_words
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.names import tell_apart


def declare_analyse(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments of ``analyse FILE [--json | --egn]``."""
    parser.add_argument("file", metavar="FILE", help=sentence("help-analyse-file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=sentence("help-analyse-json"))
    form.add_argument("--egn", action="store_true", help=sentence("help-analyse-egn"))
    parser.set_defaults(command=analyse_file)


def analyse_file(options: argparse.Namespace) -> int:
    """Judge the games of a file and print the results, game by game."""
    name: str = options.file
    try:
        data = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        games = read_games(data, Path(name).name)
    except UnreadableFile as fault:
        return _complain(f"{name}: {unreadable_words(fault, Texts(), str)}")
    except OSError as error:
        return _complain(f"{name}: {error.strerror or error}")
    if options.egn:
        return _write_notation(name, games)
    write = _json if options.json else _report
    for game in games:
        text = write(game, *analyse(game, _show_progress))
        sys.stdout.buffer.write(harmless(text).encode() + b"\n")
        sys.stdout.flush()
    return 0


def _complain(line: str) -> int:
    print(harmless(line), file=sys.stderr)
    return BAD_RECORD


def _show_progress(done: int, of_all: int) -> None:
    if sys.stderr.isatty():
        progress = "\x1b[K" if done == of_all else sentence("analyse-progress", done=done, total=of_all)
        sys.stderr.write(f"\r{progress}")
        sys.stderr.flush()


# -- in words


def _report(game: PlayedGame, judgements: Sequence[Assessment], cards: Sequence[ReportCard]) -> str:
    game = replace(game, names=tuple(name or "" for name in tell_apart(game.names)))
    hands = sentence("analyse-hands" if game.finished else "analyse-hands-unfinished", count=len(game.hands))
    lines = [sentence("analyse-game", title=game.title, hands=hands, count=len(judgements))]
    for card in cards:
        lines += ["", *_card_lines(card, game.names[card.seat - 1])]
    labelled = [judgement for judgement in judgements if judgement.label is not None]
    if labelled:
        lines += ["", *(_judgement_line(game, judgement) for judgement in labelled)]
    return "\n".join(lines)


def _card_lines(card: ReportCard, name: str) -> Iterator[str]:
    areas = [f"{area} {_accuracy(tally)}" for area, tally in card.areas.items() if tally.decisions]
    whole = sentence("analyse-player", name=_name(name, card.seat), accuracy=_accuracy(card.total))
    yield f"{whole}; {', '.join(areas)}" if areas else whole
    labels = [f"{times} {label}" for label, times in card.labels.items() if times]
    if labels:
        yield f"  {', '.join(labels)}"
    expert = "–".join(f"{points:g}" for points in card.expert_points)
    yield sentence("analyse-points", points="–".join(map(str, card.points)), expert=expert)


def _accuracy(tally: Tally) -> str:
    return "–" if tally.accuracy is None else f"{tally.accuracy} ({tally.decisions})"


def _name(name: str, seat: int) -> str:
    return name or sentence("analyse-seat", seat=seat)


def _judgement_line(game: PlayedGame, judgement: Assessment) -> str:
    line = sentence(
        "analyse-judgement-better" if judgement.cost > 0 else "analyse-judgement",
        label=judgement.label,
        hand=game.hands[judgement.hand].number,
        moment=judgement.phase if judgement.trick is None else sentence("analyse-trick", trick=judgement.trick),
        name=_name(game.names[judgement.seat - 1], judgement.seat),
        act=act_label(judgement.taken.act, judgement.view, Texts()),
        better=_better(judgement),
    )
    return f"{line}. {_reason_to(game, judgement)}".rstrip()


def _better(judgement: Assessment) -> str:
    act = act_label(judgement.better.act, judgement.view, Texts())
    return sentence("analyse-better", act=act, percents=judgement.percents)


def _reason_to(game: PlayedGame, judgement: Assessment) -> str:
    """Return a judgement's reason after the name of the player whom it addresses; empty without a reason."""
    reason = _reason(judgement)
    name = _name(game.names[judgement.seat - 1], judgement.seat)
    return Texts()("analysis-reason", name=name, reason=reason) if reason else ""


def _reason(judgement: Assessment) -> str:
    return told_reason_text(judgement.reason, judgement.view.public.trump, Texts())


# -- as JSON


def _json(game: PlayedGame, judgements: Sequence[Assessment], cards: Sequence[ReportCard]) -> str:
    whole = {
        "title": game.title,
        "players": list(game.names),
        "finished": game.finished,
        "hands": len(game.hands),
        "decisions": [_judgement_json(game, judgement) for judgement in judgements],
        "cards": [_card_json(card) for card in cards],
    }
    return json.dumps(whole, ensure_ascii=False)


def _judgement_json(game: PlayedGame, judgement: Assessment) -> dict[str, Any]:
    return {
        "hand": game.hands[judgement.hand].number,
        "act": judgement.act + 1,
        "seat": judgement.seat,
        "phase": str(judgement.phase),
        "trick": judgement.trick,
        "taken": act_text(judgement.taken.act),
        "better": act_text(judgement.better.act),
        "chance": round(judgement.taken.chance, 4),
        "cost": round(judgement.cost, 4),
        "label": judgement.label,
        "reason": _reason(judgement),
        "worlds": judgement.worlds,
    }


def _card_json(card: ReportCard) -> dict[str, Any]:
    return {
        "seat": card.seat,
        "name": card.name,
        **_tally_json(card.total),
        "areas": {str(area): _tally_json(tally) for area, tally in card.areas.items()},
        "labels": {str(label): times for label, times in card.labels.items()},
        "points": list(card.points),
        "expert_points": list(card.expert_points),
    }


def _tally_json(tally: Tally) -> dict[str, Any]:
    return {"decisions": tally.decisions, "accuracy": tally.accuracy, "cost": round(tally.cost, 4)}


# -- as annotated notation


def _write_notation(name: str, games: Sequence[PlayedGame]) -> int:
    files = []
    for game in games:
        judgements = judge_all(game, _show_progress)
        hands = [_annotated_hand(game, index, judgements) for index in range(len(game.hands))]
        try:
            files.append(annotated_notation(game.names, hands, game.title, game.deals))
        except Inexpressible as gap:
            return _complain(f"{name}: {Texts()(f'notation-{gap.gap}', hand=gap.hand or 0)}")
    file = files[0] if len(files) == 1 else match_notation(files, Path(name).stem)
    sys.stdout.buffer.write(json.dumps(file, ensure_ascii=False, indent=1).encode() + b"\n")
    return 0


def _annotated_hand(game: PlayedGame, index: int, judgements: Sequence[Assessment]) -> AnnotatedHand:
    hand = game.hands[index]
    notes = {act: [f"[{note.label}]{note.text}" if note.label else note.text] for act, note in hand.notes.items()}
    lines = []
    for judgement in judgements:
        if judgement.hand == index and judgement.label is not None:
            notes.setdefault(judgement.act, []).append(_annotation(game, judgement))
            if judgement.cost > 0:
                lines.append(Line(judgement.act, line_after(hand, judgement)))
    return AnnotatedHand(hand.start, hand.acts, hand.hidden, notes, lines)


def _annotation(game: PlayedGame, judgement: Assessment) -> str:
    sentences = [f"{act_label(judgement.taken.act, judgement.view, Texts())}."]
    if judgement.cost > 0:
        sentences.append(f"{_better(judgement)}.")
    return f"[{judgement.label}] {' '.join([*sentences, _reason_to(game, judgement)])}".rstrip()
