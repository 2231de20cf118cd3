"""The expert: imagines many worlds that agree with what he saw, plays every candidate out in each, and takes the act
that wins the game most often. Decides from a ``SeatView`` alone; the same view and seed give the same act.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
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
    and at most ``most``. ``doubt``: how many standard errors an act must be better than ``steady``'s own choice.
    """

    play: int = 500
    bids: int = 320
    least: int = 24
    most: int = 160
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
        options = candidates(view, usual)
        worlds = imagine(view, self._worlds(view, len(options), playing), rng)
        tallies = play_each(view, options, worlds) if playing else call_each(view, options, worlds)
        best = self._best(options, tallies, usual)
        ranked = sorted(zip(options, tallies, strict=True), key=lambda pair: (pair[0] != best, -pair[1].mean))
        return Advice(best, tuple(tally.prospect(act) for act, tally in ranked), len(worlds))

    def _worlds(self, view: SeatView, options: int, playing: bool) -> int:
        budget = self.budget
        total = budget.play if playing else budget.bids
        heavy = max(1.0, view.public.rules.hand_size * view.public.rules.players / 24)
        return max(budget.least, min(budget.most, int(total / options / heavy)))

    def _best(self, options: Sequence[Act], tallies: Sequence[Tally], usual: Act) -> Act:
        """The act with the best average; what ``steady`` does stands unless something is clearly better."""
        top = max(range(len(options)), key=lambda index: tallies[index].mean)
        own = options.index(usual)
        if top == own:
            return usual
        gains = [a - b for a, b in zip(tallies[top].chances, tallies[own].chances, strict=True)]
        mean = sum(gains) / len(gains)
        error = sqrt(sum([(gain - mean) ** 2 for gain in gains]) / len(gains) / len(gains))
        return options[top] if mean > self.budget.doubt * error else usual


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


def call_each(view: SeatView, options: Sequence[Act], worlds: Sequence[World]) -> list[Tally]:
    """Every act in every world, before the play."""
    stakes = _stakes(view)
    tallies = [Tally() for _ in options]
    for world in worlds:
        state = state_of(view, world)
        for act, tally in zip(options, tallies, strict=True):
            tally.add(*finish(step(state, view.seat, act), stakes))
    return tallies


def play_each(view: SeatView, options: Sequence[Act], worlds: Sequence[World]) -> list[Tally]:
    """Every card in every world."""
    stakes, seat = _stakes(view), view.seat
    start = board_of(view)
    own = start.friends[seat]
    cards = [act.card for act in options if isinstance(act, PlayCard)]
    tallies = [Tally() for _ in cards]
    for world in worlds:
        state = state_of(view, world)
        board = start.copy()
        keep_secret(board, state.agreed)
        board.friends[seat] = own
        for card, tally in zip(cards, tallies, strict=True):
            line = board.copy()
            hands: list[list[int]] = [[], *map(list[int], world.hands)]
            hands[seat].remove(card)
            line.lay(card)
            play_out(line, hands)
            tally.add(*ended(line, state, stakes))
    return tallies
