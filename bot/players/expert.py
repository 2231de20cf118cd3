"""The expert: imagines many worlds that agree with what he saw, plays every candidate out in each, and takes the act
that wins the game most often. Decides from a ``SeatView`` alone; the same view and seed give the same act.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt

from bot.engine.acts import Act, Discard, Give, PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players import exchange
from bot.players.desk import of_view
from bot.players.hands import Stakes, ended, finish, keep_secret, step
from bot.players.imagining import imagine
from bot.players.outlook import Advice, Prospect, Tally
from bot.players.playouts import play_out
from bot.players.seats import board_of
from bot.players.steady import Steady
from bot.players.worlds import World, state_of

_UNTHOUGHT = (Phase.CUT, Phase.TURN_TABLES)
_MOST_OPTIONS = 10


@dataclass(frozen=True, slots=True)
class Budget:
    """How much the expert thinks, in play-outs, so that a choice does not depend on the clock.

    ``play`` and ``bids`` are play-outs a decision in the play and before it; a decision gets at least ``least`` worlds
    and at most ``most``. After every ``batch`` of worlds an act that is ``hopeless`` standard errors behind is dropped,
    and the rest of the play-outs go to the others. ``doubt``: how many standard errors an act must be better than
    ``steady``'s own choice.
    """

    play: int = 700
    bids: int = 400
    least: int = 24
    most: int = 216
    batch: int = 24
    hopeless: float = 2.5
    doubt: float = 0.5


class Expert:
    """Perfect-information Monte Carlo over weighted worlds, with ``steady`` at every seat of the play-outs."""

    level = "expert"

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget or Budget()

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.advise(view, rng).act

    def advise(self, view: SeatView, rng: random.Random) -> Advice:
        """The best act with the prospects of all that were weighed."""
        usual = Steady().choose(view, rng)
        if view.public.phase in _UNTHOUGHT:
            worth = _standing(view)
            return Advice(usual, tuple(Prospect(act, worth, 0, 0, 0, 0, 0) for act in view.legal), 0)
        playing = view.public.phase is Phase.PLAY
        tallies = {act: Tally() for act in candidates(view, usual)}
        hopeful, worlds = list(tallies), 0
        left = self._play_outs(view, playing)
        enough = max(self.budget.least, min(self.budget.most, left // len(tallies)))
        while worlds < self.budget.most and (worlds < enough or (left > 0 and len(hopeful) > 1)):
            count = min(self.budget.batch, self.budget.most - worlds)
            (play_each if playing else call_each)(view, hopeful, imagine(view, count, rng), tallies)
            worlds += count
            left -= count * len(hopeful)
            hopeful = self._hopeful(hopeful, tallies, usual)
            if len(hopeful) == 1 and len(tallies) > 1:
                break
        best = self._best(hopeful, tallies, usual)
        ranked = sorted(tallies, key=lambda act: (act != best, -tallies[act].mean))
        return Advice(best, tuple(tallies[act].prospect(act) for act in ranked), worlds)

    def _play_outs(self, view: SeatView, playing: bool) -> int:
        """The play-outs for this decision: fewer where each takes longer."""
        rules = view.public.rules
        total = self.budget.play if playing else self.budget.bids
        return int(total / max(1.0, rules.hand_size * rules.players / 24))

    def _hopeful(self, acts: list[Act], tallies: dict[Act, Tally], usual: Act) -> list[Act]:
        """The acts that may still be the best; of equals ``steady``'s own."""
        top = max(acts, key=lambda act: (tallies[act].mean, act == usual))
        out = []
        for act in acts:
            behind, error = gain(tallies[top], tallies[act])
            if act == top or behind < self.budget.hopeless * error:
                out.append(act)
        return out

    def _best(self, acts: list[Act], tallies: dict[Act, Tally], usual: Act) -> Act:
        """The act with the best average; what ``steady`` does stands unless something is clearly better."""
        top = max(acts, key=lambda act: (tallies[act].mean, act == usual))
        if top == usual:
            return usual
        ahead, error = gain(tallies[top], tallies[usual])
        return top if ahead > self.budget.doubt * error else usual


def gain(one: Tally, other: Tally) -> tuple[float, float]:
    """By how much one act was better than the other in the same worlds, and the standard error of that."""
    gains = [a - b for a, b in zip(one.chances, other.chances, strict=False)]
    mean = sum(gains) / len(gains)
    return mean, sqrt(sum([(each - mean) ** 2 for each in gains])) / len(gains)


def _standing(view: SeatView) -> float:
    public = view.public
    return Stakes(public.rules, public.score, public.dealer, view.seat).of_points((0,) * public.rules.units)


def candidates(view: SeatView, usual: Act) -> list[Act]:
    """The acts worth thinking about: all, but of very many exchanges only the natural ones, and ``steady``'s own."""
    acts = list(view.legal)
    if len(acts) <= _MOST_OPTIONS or view.public.phase is Phase.PLAY:
        return acts
    desk = of_view(view)
    trump = desk.trump
    scored = [act for act in acts if isinstance(act, Discard | Give)]
    if trump is None or not scored:
        return acts
    sign = -1.0 if isinstance(scored[0], Give) else 1.0
    scored.sort(key=lambda act: -sign * exchange.kept(desk, act.cards, trump))
    chosen: list[Act] = [act for act in acts if act not in scored]
    chosen += scored[: _MOST_OPTIONS - 2]
    return chosen if usual in chosen else [*chosen, usual]


def _stakes(view: SeatView) -> Stakes:
    public = view.public
    return Stakes(public.rules, public.score, public.dealer, view.seat)


def call_each(view: SeatView, options: Sequence[Act], worlds: Sequence[World], tallies: Mapping[Act, Tally]) -> None:
    """Every act in every world, before the play."""
    stakes = _stakes(view)
    for world in worlds:
        state = state_of(view, world)
        for act in options:
            tallies[act].add(*finish(step(state, view.seat, act), stakes))


def play_each(view: SeatView, options: Sequence[Act], worlds: Sequence[World], tallies: Mapping[Act, Tally]) -> None:
    """Every card in every world."""
    stakes, seat = _stakes(view), view.seat
    start = board_of(view)
    own = start.friends[seat]
    plays = [(act.card, tallies[act]) for act in options if isinstance(act, PlayCard)]
    for world in worlds:
        state = state_of(view, world)
        board = start.copy()
        keep_secret(board, state.agreed)
        board.friends[seat] = own
        for card, tally in plays:
            line = board.copy()
            hands: list[list[int]] = [[], *map(list[int], world.hands)]
            hands[seat].remove(card)
            line.lay(card)
            play_out(line, hands)
            tally.add(*ended(line, state, stakes))
