"""Which model of `openskill` orders Euchre players rightly soonest: players of known strength, random partners.

    uv run python -m tools.ratings                         the tables of docs/ratings.md
    uv run python -m tools.ratings --forms                 only how a rating is ordered and shown
    uv run python -m tools.ratings --repeats 20 --luck 0.7

Strengths are drawn from a normal distribution. Four players are drawn for each game and partnered by chance; a side
whose two players are each one standard deviation better than the other two wins with the probability ``--luck``. There
are two worlds. *mixed*: all play equally often with all. *circles*: some come up to four times as often as others, and
two games of three are played within the stronger or the weaker half, as servers have it. For the forms there are two
more, where some come up to forty times as often as others: *uneven* is otherwise as mixed, in *equal* all are equally
strong.

After so many games among all, the players are ordered as the board orders them (mu - 3 sigma), and compared with their
strengths by Spearman's rank correlation (1: the same order), averaged over the repeats. Every contestant sees the same
games. The first row is what plain win rates would reach.

The forms order by ``mu - times sigma`` and show that, or ``mu``, as 40 points a unit around a newcomer's 1000. Where
all are equal, the order should say nothing of who came how often: the correlation with the number of games should be 0,
and the values shown lie close together. It knows no store and no cards.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import MODELS, PlackettLuce

BETA = 25 / 6
"""openskill's own spread of one performance; a luckier game wants more."""

WIDTHS = (1, 2, 4, 8)
GOAL = 0.7


@dataclass(frozen=True, slots=True)
class Evening:
    """Players of known strength and the games they played: winners first."""

    strengths: tuple[float, ...]
    games: tuple[tuple[tuple[int, int], tuple[int, int]], ...]


def draw_evening(world: str, players: int, games: int, luck: float, seed: str) -> Evening:
    """Draw players and games; the same seed draws the same."""
    rng = random.Random(seed)
    strengths = tuple(rng.gauss(0, 1) for _ in range(players))
    order = sorted(range(players), key=strengths.__getitem__)
    circles = (order[: players // 2], order[players // 2 :])
    if world == "equal":
        strengths = (0.0,) * players
    comes = [1.0] * players
    if world != "mixed":
        comes = [rng.uniform(1, 4) if world == "circles" else 40 ** rng.random() for _ in order]
    slope = math.log(luck / (1 - luck))
    played = []
    for _ in range(games):
        among = rng.choice(circles) if world == "circles" and rng.random() < 2 / 3 else order
        a, b, c, d = draw_four(rng, among, comes)
        ahead = (strengths[a] + strengths[b] - strengths[c] - strengths[d]) / 2
        first = rng.random() < 1 / (1 + math.exp(-slope * ahead))
        played.append(((a, b), (c, d)) if first else ((c, d), (a, b)))
    return Evening(strengths, tuple(played))


def draw_four(rng: random.Random, among: Sequence[int], comes: Sequence[float]) -> list[int]:
    """Four different players, each as likely as they come often."""
    left = list(among)
    drawn = []
    for _ in range(4):
        drawn.append(rng.choices(left, [comes[player] for player in left])[0])
        left.remove(drawn[-1])
    return drawn


def places(values: Sequence[float]) -> list[float]:
    """Return the place of each value from 0, those alike sharing theirs."""
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]


Path = list[float]
"""The correlation after each checkpoint."""


def by_wins(played: Evening, checkpoints: Sequence[int]) -> Path:
    """Plain win rates, where a newcomer has one win and one loss to begin with."""
    wins, games = [1] * len(played.strengths), [2] * len(played.strengths)
    path: Path = []
    for number, (winners, losers) in enumerate(played.games, 1):
        for player in (*winners, *losers):
            games[player] += 1
            wins[player] += player in winners
        if number in checkpoints:
            shares = [won / of for won, of in zip(wins, games, strict=True)]
            path.append(statistics.correlation(places(played.strengths), places(shares)))
    return path


def by_model(kind: type, beta: float) -> Callable[[Evening, Sequence[int]], Path]:
    """Return one model with one spread."""

    def follow(played: Evening, checkpoints: Sequence[int]) -> Path:
        model = kind(beta=beta)
        ratings = [model.rating() for _ in played.strengths]
        path: Path = []
        for number, sides in enumerate(played.games, 1):
            rated = model.rate([[ratings[player] for player in side] for side in sides], ranks=[1, 2])
            for side, after in zip(sides, rated, strict=True):
                for player, rating in zip(side, after, strict=True):
                    ratings[player] = rating
            if number in checkpoints:
                skills = [rating.ordinal() for rating in ratings]
                path.append(statistics.correlation(places(played.strengths), places(skills)))
        return path

    return follow


TIMES = (0.0, 0.5, 1.0, 2.0, 3.0)
LEAST = 10
"""Games before a player stands on a board."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A player's rating and how many games made it."""

    mu: float
    sigma: float
    games: int


def standings(played: Evening, games: int) -> list[Standing]:
    """Everybody's rating by the bot's own model after so many games."""
    model = PlackettLuce(beta=2 * BETA)
    ratings = [model.rating() for _ in played.strengths]
    counts = [0] * len(ratings)
    for sides in played.games[:games]:
        rated = model.rate([[ratings[player] for player in side] for side in sides], ranks=[1, 2])
        for side, after in zip(sides, rated, strict=True):
            for player, rating in zip(side, after, strict=True):
                ratings[player], counts[player] = rating, counts[player] + 1
    return [Standing(rating.mu, rating.sigma, count) for rating, count in zip(ratings, counts, strict=True)]


def forms(evenings: Mapping[str, Sequence[Evening]], games: int) -> Iterator[str]:
    """Yield one row a form: how it orders the unequal, what it does to the equal."""
    tables = {world: [standings(each, games) for each in many] for world, many in evenings.items()}
    shown = [[player for player in each if player.games >= LEAST] for each in tables["equal"]]
    for times in TIMES:
        cells = [
            statistics.fmean(
                order_agreement(each.strengths, after, times)
                for each, after in zip(evenings[world], tables[world], strict=True)
            )
            for world in ("mixed", "circles", "uneven")
        ]
        cells.append(statistics.fmean(order_agreement([p.games for p in after], after, times) for after in shown))
        words = " | ".join(f"{cell:.3f}" for cell in cells)
        yield f"| {games} | {times:g} | {words} | {_spread(shown, times)} | {_spread(shown, 0.0)} |\n"


def order_agreement(by: Sequence[float], after: Sequence[Standing], times: float) -> float:
    """Return how well the board's order is that of ``by``, among those who stand on the board."""
    pairs = [(value, p.mu - times * p.sigma) for value, p in zip(by, after, strict=True) if p.games >= LEAST]
    return statistics.correlation(*(places(values) for values in zip(*pairs, strict=True)))


def _spread(shown: Sequence[Sequence[Standing]], times: float) -> str:
    """Return the lowest and the highest value that equal players are shown with, on average."""
    newcomer = 25 - times * 25 / 3
    values = [[1000 + 40 * (p.mu - times * p.sigma - newcomer) for p in after] for after in shown]
    return f"{statistics.fmean(map(min, values)):.0f} to {statistics.fmean(map(max, values)):.0f}"


def soonest(checkpoints: Sequence[int], path: Sequence[float]) -> str:
    """Return the first checkpoint at which the goal is reached."""
    return next((str(games) for games, value in zip(checkpoints, path, strict=True) if value >= GOAL), "later")


def table(evenings: Sequence[Evening], steps: range, shown: Sequence[int]) -> Iterator[str]:
    """Yield one row a contestant."""
    contestants = [("win rate", "", by_wins)] + [
        (kind.__name__, f"{width} × 25/6", by_model(kind, width * BETA)) for kind in MODELS for width in WIDTHS
    ]
    for name, beta, follow in contestants:
        paths = [follow(each, steps) for each in evenings]
        mean = [statistics.fmean(values) for values in zip(*paths, strict=True)]
        cells = " | ".join(f"{mean[steps.index(games)]:.3f}" for games in shown)
        yield f"| {name} | {beta} | {cells} | {soonest(steps, mean)} |\n"


def main() -> None:
    """Read the wishes, print the table row by row."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=16)
    parser.add_argument("--games", type=int, default=600, help="games among all players (default 600)")
    parser.add_argument("--repeats", type=int, default=100)
    parser.add_argument("--luck", type=float, default=0.65, help="how often the better side wins (default 0.65)")
    parser.add_argument("--forms", action="store_true", help="only how a rating is ordered and shown")
    wishes = parser.parse_args()

    def evenings(world: str) -> list[Evening]:
        return [
            draw_evening(world, wishes.players, wishes.games, wishes.luck, f"ratings {n}")
            for n in range(wishes.repeats)
        ]

    if not wishes.forms:
        models(wishes, evenings)
    heading = "games | sigmas | mixed | circles | uneven | equal, by games | equal, the order's value | equal, mu"
    sys.stdout.write(f"\n| {heading} |\n|---|---|---|---|---|---|---|---|\n")
    drawn = {world: evenings(world) for world in ("mixed", "circles", "uneven", "equal")}
    for games in (wishes.games // 3, wishes.games):
        sys.stdout.writelines(forms(drawn, games))


def models(wishes: argparse.Namespace, evenings: Callable[[str], list[Evening]]) -> None:
    """Print every model with every spread, in the worlds where players differ."""
    shown = [games for games in (50, 100, 200, 300, 400, 600) if games <= wishes.games]
    for world in ("mixed", "circles"):
        sys.stdout.write(f"\n| {world} | beta | {' | '.join(map(str, shown))} | {GOAL} after |\n")
        sys.stdout.write(f"|---|---|{'---|' * len(shown)}---|\n")
        for line in table(evenings(world), range(25, wishes.games + 1, 25), shown):
            sys.stdout.write(line)
            sys.stdout.flush()


if __name__ == "__main__":
    main()
