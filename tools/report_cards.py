"""Whether the accuracy of report cards stands where its scale says: those of computer players from whole games.

    uv run python -m tools.report_cards --games 100
    uv run python -m tools.report_cards --games 20 --levels expert steady

In each game two players of one level meet two of the other. Printed for each level: the mean accuracy of its report
cards with the 95 % interval, of all and of each part of the game; how many acts in a hundred have each label; what its
side scored beside what it would have scored with an expert in the seat. Last, the processor's seconds for eleven hands.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence

from bot.analysis.desk import analyse
from bot.analysis.games import PlayedGame, PlayedHand
from bot.analysis.judging import Area, Label, ReportCard
from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.players.levels import LEVELS, player
from tests.packs import shuffled
from tools.ladder.meeting import interval

_HANDS = 11
"""The length of game whose cost is told."""


def play_game(rules: Rules, levels: Sequence[str], seed: int) -> PlayedGame:
    """Return a whole game of players of these levels, by seat."""
    rng = random.Random(f"report cards {seed}")
    players = [player(level) for level in levels]
    state, hands = begin(rules, Seat(1 + seed % rules.players)), list[PlayedHand]()
    while state.phase is not Phase.OVER:
        start, acts = deal(state, shuffled(rules, rng)), list[tuple[Seat, Act]]()
        state = start
        while state.turn is not None:
            acts.append((state.turn, players[state.turn - 1].choose(seat_view(state, state.turn), rng)))
            state = apply(state, *acts[-1])
        hands.append(PlayedHand(len(hands) + 1, start, tuple(acts)))
    return PlayedGame("", rules, tuple(levels), tuple(hands), finished=True)


def play_meeting(rules: Rules, levels: Sequence[str], number: int) -> PlayedGame:
    """Return the ``number``-th game of two levels, who take turns at being the first side."""
    return play_game(rules, [levels[(seat + number) % 2] for seat in rules.seats], number)


def summary(level: str, cards: Sequence[ReportCard]) -> str:
    """Return what the report cards of one level say on average."""
    mean, off = interval([card.total.accuracy for card in cards if card.total.accuracy is not None])
    lines = [f"{level}: {len(cards)} report cards, accuracy {mean:.1f} ± {off:.1f}"]
    decisions = sum(card.total.decisions for card in cards)
    lines.append(f"  cost of a decision {sum(card.total.cost for card in cards) / decisions:.4f} of a game")
    for area in Area:
        accuracies = [accuracy for card in cards if (accuracy := card.areas[area].accuracy) is not None]
        if accuracies:
            lines.append("  {}: {:.1f} ± {:.1f}".format(area, *interval([float(each) for each in accuracies])))
    shares = [f"{label} {100 * sum(card.labels[label] for card in cards) / decisions:.1f}" for label in Label]
    lines.append(f"  in a hundred decisions: {', '.join(shares)}")
    gains = [card.expert_points[0] - card.expert_points[1] - card.points[0] + card.points[1] for card in cards]
    lines.append(
        "  with an expert in the seat its side is ahead by {:+.2f} ± {:.2f} points more".format(*interval(gains))
    )
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Print both levels."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="standard", choices=presets.PRESETS)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", nargs=2, default=("steady", "beginner"), choices=LEVELS)
    options = parser.parse_args(argv)
    cards: dict[str, list[ReportCard]] = {level: [] for level in options.levels}
    hands, seconds = 0, 0.0
    for number in range(options.games):
        game = play_meeting(presets.build(options.preset), options.levels, number)
        began = time.process_time()
        for card in analyse(game)[1]:
            cards[card.name].append(card)
        hands, seconds = hands + len(game.hands), seconds + time.process_time() - began
    for level, level_cards in cards.items():
        sys.stdout.write(summary(level, level_cards) + "\n")
    sys.stdout.write(f"{_HANDS * seconds / hands:.1f} s of a processor for {_HANDS} hands\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
