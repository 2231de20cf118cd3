"""How people play beside our players, and who is right where they differ, from games that people played.

    uv run python -m tools.human_games games/*.egn
    uv run python -m tools.human_games --worlds 3200 finals.emn record.euchre

Every decision counts whose seat had a choice, discards apart; equal cards are equal, and a game that is there twice
counts once. Where nobody knows a card of the seat's own, the decision counts in parts, one for each way of placing it.

Printed: how often steady and the expert do as people do, by phase; the kinds of disagreement with the expert, out of
how many decisions where it did as it would, and by how much its act is better in play-outs of new worlds (in hundredths
of a game, with one standard error; below zero people are right); and what the analysis says of acts that the files'
annotators marked. The play-outs are the expert's own way to look ahead: what it gets wrong of others, so do they.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from bot.analysis.games import PlayedGame, UnreadableFile, read_games
from bot.analysis.judging import COSTS, Decision, Judgement, Label, decisions, judge
from bot.engine.acts import Act, CallSuit, Discard, OrderUp, PlayCard, act_text
from bot.engine.cards import STRENGTH, SUIT_UNDER
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import runs_of_equals
from bot.players.expert.decide import compare_acts, evaluator_of
from bot.players.knowledge import trump_of
from bot.players.levels import decision_rng, player

LEVELS = ("steady", "expert")
_PHASES = {Phase.ORDER: "round one", Phase.CALL: "round two"}


@dataclass(slots=True)
class Kind:
    """One kind of disagreement: how much of it there is, and by how much the expert's act is better each time."""

    times: float = 0.0
    gains: list[tuple[float, float]] = field(default_factory=list)

    def mean(self) -> tuple[float, float]:
        """Return the average gain and its standard error, in chance to win the game."""
        total = sum(weight for weight, _ in self.gains)
        mean = sum(weight * gain for weight, gain in self.gains) / total
        spread = sum(weight * (gain - mean) ** 2 for weight, gain in self.gains) / total
        return mean, sqrt(spread / max(1.0, total - 1))


@dataclass(slots=True)
class Tables:
    """What is counted."""

    decisions: Counter[str] = field(default_factory=Counter)
    agreed: dict[str, dict[str, float]] = field(default_factory=lambda: {level: defaultdict(float) for level in LEVELS})
    kinds: dict[str, Kind] = field(default_factory=lambda: defaultdict(Kind))
    would: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def count(decision: Decision, worlds: int, tables: Tables) -> None:
    """Ask our players about one decision of a person, and play out where the expert differs."""
    view = decision.views[0]
    moment = phase_of(view)
    tables.decisions[moment] += 1
    weight = 1 / len(decision.views)
    for number, each in enumerate(decision.views):
        for level in LEVELS:
            act = player(level).choose(each, decision_rng(decision.seed + number))
            if are_equal(each, act, decision.taken):
                tables.agreed[level][moment] += weight
        tables.would[f"{moment}: {manner(each, act)}"] += weight
        if are_equal(each, act, decision.taken):
            continue
        kind = tables.kinds[kind_of(each, decision.taken, act)]
        kind.times += weight
        evaluator = evaluator_of(each, decision_rng(-1 - decision.seed - number))
        comparison = compare_acts(evaluator, (act, decision.taken), max(1, worlds // len(decision.views)))
        kind.gains.append((weight, comparison.gain(act, decision.taken)[0]))


def phase_of(view: SeatView) -> str:
    """Return the phase of a decision, cards by whether they lead."""
    if view.public.phase is Phase.PLAY:
        return "card followed" if view.public.trick else "card led"
    return _PHASES[view.public.phase]


def are_equal(view: SeatView, one: Act, other: Act) -> bool:
    """Return whether two acts are the same, or cards that do the same work."""
    if one == other:
        return True
    if not (isinstance(one, PlayCard) and isinstance(other, PlayCard)):
        return False
    return any(one.card in run and other.card in run for run in runs_of_equals(view))


def manner(view: SeatView, act: Act) -> str:
    """In a word, what an act does."""
    match act:
        case OrderUp(alone) | CallSuit(_, alone):
            return "call alone" if alone else "call"
        case PlayCard(card):
            return "trump" if SUIT_UNDER[trump_of(view.public)][card] == trump_of(view.public) else "a plain suit"
        case _:
            return "pass"


def kind_of(view: SeatView, taken: Act, act: Act) -> str:
    """Return which kind of disagreement it is when a person does the one and the expert the other."""
    theirs, ours = manner(view, taken), manner(view, act)
    if theirs != ours:
        return f"{phase_of(view)}: {theirs}, it {ours}"
    if not (isinstance(taken, PlayCard) and isinstance(act, PlayCard)):
        return f"{phase_of(view)}: another suit, it {ours}"
    trump = trump_of(view.public)
    if SUIT_UNDER[trump][taken.card] != SUIT_UNDER[trump][act.card]:
        return f"{phase_of(view)}: another plain suit, it a plain suit"
    way = "higher" if STRENGTH[trump][taken.card] > STRENGTH[trump][act.card] else "lower"
    return f"{phase_of(view)}: {way} of the suit, it {ours}"


# -- games and their annotators


def games_of(files: Sequence[str]) -> Iterator[tuple[PlayedGame, bool]]:
    """Yield the games of these files, and whether each is there for the first time; files differ in discards."""
    seen = set()
    for name in files:
        data = Path(name).read_bytes()
        try:
            games = read_games(data, Path(name).stem)
        except UnreadableFile as error:
            print(f"{name}: {error}", file=sys.stderr)
            continue
        for game in games:
            played = [
                (hand.start.turnup, [act for act in hand.acts if not isinstance(act[1], Discard)])
                for hand in game.hands
            ]
            key = repr(played)
            yield game, key not in seen
            seen.add(key)


def labelled_decisions(game: PlayedGame) -> Iterator[tuple[Decision, str, str]]:
    """Yield every decision that the file's annotator gave a label, with the label and where it is."""
    for decision in decisions(game):
        hand = game.hands[decision.hand]
        note = hand.notes.get(decision.act)
        if note is not None and note.label:
            where = f"{game.title}, hand {hand.number}, seat {decision.views[0].seat}, {act_text(decision.taken)}"
            yield decision, note.label, where


def agrees(label: str, judgement: Judgement) -> bool:
    """Return whether the analysis finds a mistake where the annotator found one, and none where they praised."""
    return (judgement.percents >= COSTS[Label.DOUBTFUL]) == label.startswith("?")


# -- what is printed


def agreement_lines(tables: Tables) -> Iterator[str]:
    """Yield how often our players do as people do."""
    yield f"{'phase':<15}{'decisions':>10}" + "".join(f"{level:>9}" for level in LEVELS)
    whole = sum(tables.decisions.values())
    for moment, times in sorted(tables.decisions.items()):
        shares = "".join(f"{100 * tables.agreed[level][moment] / times:>8.1f}%" for level in LEVELS)
        yield f"{moment:<15}{times:>10}{shares}"
    totals = "".join(f"{100 * sum(tables.agreed[level].values()) / max(1, whole):>8.1f}%" for level in LEVELS)
    yield f"{'all':<15}{whole:>10}{totals}"


def disagreement_lines(tables: Tables) -> Iterator[str]:
    """Yield each kind of disagreement with the expert, the most frequent first."""
    yield f"{'people do, where the expert does otherwise':<50}{'times':>7}{'of':>7}   the expert's act is better by"
    for name, kind in sorted(tables.kinds.items(), key=lambda item: -item[1].times):
        moment, _, ways = name.partition(": ")
        of = tables.would[f"{moment}: {ways.partition(', it ')[2]}"]
        mean, error = kind.mean()
        yield f"{name:<50}{kind.times:>7.1f}{of:>7.0f}   {100 * mean:+.2f} ± {100 * error:.2f}"


def main(argv: Sequence[str] | None = None) -> int:
    """Print all tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("files", nargs="+", metavar="FILE", help=".egn, .emn or .euchre")
    parser.add_argument("--worlds", type=int, default=800, help="play-outs of each disagreement")
    parser.add_argument("--most", type=int, default=1000, help="games to read")
    options = parser.parse_args(argv)
    tables, marks, games = Tables(), dict[str, tuple[str, Decision]](), 0
    for game, is_new in games_of(options.files):
        marks |= {where: (label, decision) for decision, label, where in labelled_decisions(game)}
        if not is_new or games == options.most:
            continue
        games += 1
        for decision in decisions(game):
            if decision.views[0].public.phase in (*_PHASES, Phase.PLAY) and decision.taken in decision.views[0].legal:
                count(decision, options.worlds, tables)
        print(f"games: {games}, decisions: {sum(tables.decisions.values())}", file=sys.stderr)
    print(f"games of people: {games}\n")
    print(*agreement_lines(tables), "", *disagreement_lines(tables), "", sep="\n")
    verdicts = [(where, label, judge(decision)) for where, (label, decision) in marks.items()]
    for where, label, judgement in verdicts:
        print(f"{where}: marked {label}; costs {100 * judgement.cost:.1f}, better {act_text(judgement.better.act)}")
    print(
        f"the analysis agrees with {sum(agrees(label, each) for _, label, each in verdicts)} of {len(verdicts)} marks"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
