"""What each decision of a game was worth: by the expert's play-outs, and by nothing but what its seat could see.

``decisions`` lists what a game's players had to choose, ``judge`` judges one of them, ``report_cards`` sums up. All
chance comes from the game itself, so it is judged alike everywhere, whatever file it came in. Cards that nobody showed
are dealt in several ways (``fillings``): no judgement rests on one that was made up. Takes seconds: for workers.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import reduce
from statistics import fmean

from bot.analysis.games import PlayedGame, PlayedHand, place_cards, settle, states
from bot.engine.acts import Act, CallForBest, CallSuit, Discard, Give, NameTrump, OrderUp, PlayAlone, act_text
from bot.engine.cards import Card
from bot.engine.game import apply
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Phase, State
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import distinct_plays
from bot.players.evaluation import ActEvaluation
from bot.players.expert.comparison import Evaluator, OutcomeCounts
from bot.players.expert.decide import UNTHOUGHT, Budget, Expert, NetPlayer, compare_acts, evaluator_of
from bot.players.reasons.play import ToldReason, reason_for
from bot.players.review import WORTH_TELLING, WeighedDecision, look_again
from bot.players.steady import Steady


class Label(StrEnum):
    """A sign of the notation for an act."""

    BLUNDER = "??"
    MISTAKE = "?"
    DOUBTFUL = "?!"
    GOOD = "!"
    BRILLIANT = "!!"


COSTS: Mapping[Label, int] = {Label.BLUNDER: 10, Label.MISTAKE: 5, Label.DOUBTFUL: 2}
"""What an act has to cost for its label, in whole percents of winning the game as they are shown, the dearest first. At
the beginning of a game a point is worth about five: a mistake costs a point, a blunder two, which is a euchre.
"""
GAINS: Mapping[Label, float] = {Label.BRILLIANT: 0.06, Label.GOOD: 0.02}
"""By how much the best act has to be better than what ``steady`` would have done for its label: it was there to be
missed.
"""
HALF_ACCURACY = 0.0125
"""The cost of the average decision, in chance to win the game, that leaves half of the accuracy. It puts ``steady``
near 90 and the beginner near 70.
"""
FILLINGS = 4
"""Ways in which cards that nobody showed are dealt."""
WHAT_IF_WORLDS = 50
"""Worlds in which an act that nobody took is tried."""
MOST_COSTLY = 3
"""Moments that a report card names."""
_FIRST_LOOK = Budget()
_TRIES = 40
"""Deals that are tried to find one way of placing the cards that nobody showed."""


# -- what there was to decide


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice of a game: the ``act``-th of the ``hand``-th, both from 0.

    ``views`` are what the seat saw: one, unless cards of its own were never shown; then one for each filling.
    """

    hand: int
    act: int
    views: tuple[SeatView, ...]
    taken: Act
    seed: int


def decisions(game: PlayedGame) -> tuple[Decision, ...]:
    """Return every choice of a game in the order of play; acts that were forced, or that nobody showed, are none."""
    return tuple(decision for index, hand in enumerate(game.hands) for decision in _decisions_of(index, hand))


def _decisions_of(index: int, played: PlayedHand) -> Iterator[Decision]:
    hand, seed = _in_order(played), _seed_of(played)
    fillings_seen: tuple[tuple[tuple[State, Seat, Act], ...], ...] | None = None
    for number, (state, seat, act) in enumerate(states(hand)):
        if seat != state.turn or hand.is_invented(act) or state.phase in UNTHOUGHT:
            continue
        view = seat_view(state, seat)
        if not is_choice(view, act):
            continue
        views: tuple[SeatView, ...] = (view,)
        if not hand.hidden.isdisjoint((*view.dealt, *view.hand, *view.received)):
            fillings_seen = fillings_seen or tuple(tuple(states(each)) for each in fillings(hand, FILLINGS))
            views = tuple(seat_view(filling[number][0], seat) for filling in fillings_seen)
        yield Decision(index, number, views, act, _seed(seed, number))


def is_choice(view: SeatView, act: Act) -> bool:
    """Return whether a seat could have done anything else than this lawful act; equal cards are one."""
    if act not in view.legal or len(view.legal) == 1:
        return False
    return view.public.phase is not Phase.PLAY or len(distinct_plays(view, act)) > 1


def fillings(hand: PlayedHand, count: int) -> tuple[PlayedHand, ...]:
    """Return a hand with its unknown cards dealt in several lawful ways, within what the file tells."""
    placed, slots = tuple(hand.slots), tuple(hand.slots.values())
    chance = random.Random(_seed_of(hand))  # noqa: S311 - no secret
    deals = {placed: hand}
    for _ in range(_TRIES if placed else 0):
        if len(deals) == count:
            break
        mixed = place_cards(slots, placed, chance)
        assert mixed is not None  # noqa: S101 - they have places now
        other = _exchange(hand, dict(zip(placed, mixed, strict=True)))
        if _is_lawful(other):
            deals[mixed] = other
    return tuple(deals.values())


def _in_order(hand: PlayedHand) -> PlayedHand:
    """Return the hand as if everybody had been dealt their cards from the lowest up: files differ in that."""
    dealt = tuple(tuple(sorted(cards)) for cards in hand.start.hands)
    deal = hand.start.dealt._replace(hands=dealt)
    return replace(hand, start=hand.start._replace(deal=deal, hands=dealt))


def _seed_of(hand: PlayedHand) -> int:
    """Return the seed of all chance in a hand: the same for every file that tells the same of it."""
    state = hand.start
    hands = [sorted(card for card in cards if card not in hand.slots) for cards in state.hands]
    acts = [(seat, None if hand.is_invented(act) else act_text(act)) for seat, act in hand.acts]
    text = repr((state.score, state.standing.dealer, state.dealt.turnup, hands, acts))
    return random.Random(text).getrandbits(60)  # noqa: S311 - no secret


def _exchange(hand: PlayedHand, places: Mapping[Card, Card]) -> PlayedHand:
    def put(cards: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(places.get(card, card) for card in cards)

    deal = hand.start.dealt
    deal = deal._replace(pack=put(deal.pack), hands=tuple(map(put, deal.hands)), kitty=put(deal.kitty))
    start = hand.start._replace(deal=deal, hands=tuple(map(put, hand.start.hands)))
    acts: list[tuple[Seat, Act]] = []
    for seat, act in hand.acts:
        match act:
            case Discard(cards) | Give(cards):
                acts.append((seat, type(act)(tuple(sorted(put(cards))))))
            case CallForBest(card):
                acts.append((seat, CallForBest(*put((card,)))))
            case _:
                acts.append((seat, act))
    return replace(hand, start=start, acts=tuple(acts))


def _is_lawful(hand: PlayedHand) -> bool:
    state = hand.start
    try:
        for seat, act in hand.acts:
            state = apply(state, seat, act)
    except ValueError:
        return False
    return True


def _seed(seed: int, *place: int) -> int:
    return random.Random(f"{seed} {place}").getrandbits(60)  # noqa: S311 - no secret


# -- judging one decision


@dataclass(frozen=True, slots=True)
class Judgement(WeighedDecision):
    """What became of a decision: the ``act``-th of the ``hand``-th, both from 0.

    ``taken`` and ``better`` are the prospects of the act that was chosen and of the one that the expert prefers; they
    are the same if none is clearly better, and then it cost nothing. ``plain`` are those of what ``steady`` would have
    done, where the act was clearly better than that. ``reason`` says why ``better`` is good, if anybody would say why.
    """

    hand: int
    act: int
    view: SeatView
    taken: ActEvaluation
    better: ActEvaluation
    worlds: int
    plain: ActEvaluation | None = None
    label: Label | None = None
    reason: ToldReason | None = None

    @property
    def seat(self) -> Seat:
        return self.view.seat

    def what_if(self, act: Act) -> WhatIf | None:
        """Return what comes of the better act, as it was found here; ``None`` for any other."""
        return WhatIf(self.better, self.taken, self.worlds) if act == self.better.act != self.taken.act else None


def judge(decision: Decision) -> Judgement:
    """Judge a decision: compare its acts, then the best and the chosen one again in new worlds.
    Only what this second look confirms counts, since most differences are chance.
    """
    view, taken = decision.views[0], decision.taken
    chances, best, worlds = _first_look(decision)
    own, plain = chances[taken], Steady().choose(view, random.Random(0))  # noqa: S311 - not needed
    if chances[best].chance - own.chance >= WORTH_TELLING / 2:
        second_look = look_again(view, best, taken, _evaluator(decision, 1))
        if second_look is not None:
            return _make_judgement(
                decision, second_look.evaluation(taken), second_look.evaluation(best), second_look.worlds
            )
    if own.chance - chances.get(plain, own).chance >= GAINS[Label.GOOD]:
        second_look = look_again(view, taken, plain, _evaluator(decision, 2), GAINS[Label.GOOD])
        if second_look is not None:
            own, usual = second_look.evaluation(taken), second_look.evaluation(plain)
            label = next(label for label, gain in GAINS.items() if own.chance - usual.chance >= gain)
            reason = reason_for(view, own, (usual,))
            return Judgement(decision.hand, decision.act, view, own, own, second_look.worlds, usual, label, reason)
    return Judgement(decision.hand, decision.act, view, own, own, worlds)


def _make_judgement(decision: Decision, taken: ActEvaluation, better: ActEvaluation, worlds: int) -> Judgement:
    view = decision.views[0]
    reason = reason_for(view, better, (taken,)) if len(decision.views) == 1 else None
    judgement = Judgement(decision.hand, decision.act, view, taken, better, worlds, reason=reason)
    return replace(judgement, label=next((label for label, cost in COSTS.items() if judgement.percents >= cost), None))


def _first_look(decision: Decision) -> tuple[dict[Act, ActEvaluation], Act, int]:
    """Return the prospects of the acts, the one that the expert prefers, and in how many worlds they were compared."""
    view, taken = decision.views[0], decision.taken
    if len(decision.views) == 1:
        advice = Expert(_FIRST_LOOK).advise(view, _rng(decision, 0), taken)
        return {each.act: each for each in advice.evaluations}, advice.act, advice.worlds
    acts = distinct_plays(view, taken) if view.public.phase is Phase.PLAY else list(view.legal)
    acts = [act for act in acts if all(act in other.legal for other in decision.views)]
    worlds = max(_FIRST_LOOK.worlds(view), _FIRST_LOOK.shown_least)
    comparison = compare_acts(_evaluator(decision, 0), acts, worlds)
    return {act: comparison.evaluation(act) for act in acts}, comparison.best(taken), comparison.worlds


def _rng(decision: Decision, look: int) -> random.Random:
    return random.Random(decision.seed + look)  # noqa: S311 - no secret


def _evaluator(decision: Decision, look: int) -> Evaluator:
    rng = _rng(decision, look)
    evaluators = [evaluator_of(view, rng) for view in decision.views]
    return evaluators[0] if len(evaluators) == 1 else _Mixture(evaluators)


class _Mixture:
    """Shares the worlds among views of one seat that differ in the cards of its own that nobody showed."""

    def __init__(self, evaluators: Sequence[Evaluator]) -> None:
        self._evaluators = evaluators

    @property
    def effective(self) -> float:
        """Upper bound on the effective sample size."""
        return sum(evaluator.effective for evaluator in self._evaluators)

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Play every act in ``count`` new worlds, and count each end in the act's tally."""
        shares = len(self._evaluators)
        for place, evaluator in enumerate(self._evaluators):
            if share := (count + place) // shares:
                evaluator.run(options, share, tallies)


@dataclass(frozen=True, slots=True)
class WhatIf:
    """Another act beside the one that was taken, in the same ``worlds``."""

    tried: ActEvaluation
    taken: ActEvaluation
    worlds: int


def what_if(decision: Decision, act: Act, worlds: int = WHAT_IF_WORLDS) -> WhatIf:
    """Play another lawful act and the one that was taken out in this many worlds, as the expert does when it thinks."""
    comparison = compare_acts(_evaluator(decision, 3), tuple(dict.fromkeys((act, decision.taken))), worlds)
    return WhatIf(comparison.evaluation(act), comparison.evaluation(decision.taken), comparison.worlds)


def line_after(hand: PlayedHand, judgement: Judgement) -> tuple[tuple[Seat, Act], ...]:
    """Return how the hand might go on after the better act, if the nets play.
    The line ends where a seat would choose among cards that nobody has shown.
    """
    state, _, _ = list(states(hand))[judgement.act]
    players, chance = NetPlayer(), random.Random(0)  # noqa: S311 - the nets do not use it
    acts = [(judgement.seat, judgement.better.act)]
    state = apply(state, *acts[0])
    while state.turn is not None and hand.hidden.isdisjoint(state.hand(state.turn)):
        acts.append((state.turn, players.choose(seat_view(state, state.turn), chance)))
        state = apply(state, *acts[-1])
    return tuple(acts)


# -- the same deals, played by the expert


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A hand from a seat's first clear mistake on: at this ``state`` the seat does ``act``, then plays as an expert.

    There is one for each filling where cards of a hand were never shown. ``player``, an index into the game's
    ``players``, made the mistake.
    """

    hand: int
    seat: Seat
    state: State
    act: Act
    seed: int
    player: int = 0


def play_ons(game: PlayedGame, judgements: Sequence[Judgement]) -> tuple[PlayOn, ...]:
    """Return what to play out to learn what an expert would have scored in each player's seat, from the first mistake
    in a hand on. A hand without an end in the file is left as it is.
    """
    finished = [_end(hand).result is not None for hand in game.hands]
    first: dict[tuple[int, Seat, int], Judgement] = {}
    for judgement in judgements:
        if judgement.cost > 0 and finished[judgement.hand]:
            player = game.hands[judgement.hand].player_of(judgement.act)
            first.setdefault((judgement.hand, judgement.seat, player), judgement)
    return tuple(
        one
        for (hand, _, player), judgement in first.items()
        for one in _play_ons_of(_in_order(game.hands[hand]), judgement, player)
    )


def _play_ons_of(hand: PlayedHand, judgement: Judgement, player: int) -> Iterator[PlayOn]:
    seed = _seed(_seed_of(hand), judgement.act, judgement.seat)
    shown = hand.hidden.isdisjoint(card for cards in hand.start.hands for card in cards)
    act, seat = judgement.better.act, judgement.seat
    for way in (hand,) if shown else fillings(hand, FILLINGS):
        state = list(states(way))[judgement.act][0]
        if act in seat_view(state, seat).legal:
            yield PlayOn(judgement.hand, seat, state, act, seed, player)


def play_on(question: PlayOn) -> PlayOn | tuple[int, ...]:
    """Play on until the expert decides again; the nets play the other seats.
    Return each unit's points if the hand ends.
    """
    seat, rng = question.seat, random.Random(question.seed)  # noqa: S311 - no secret
    state = apply(question.state, seat, question.act)
    while state.turn is not None:
        view = seat_view(state, state.turn)
        if state.turn == seat and len(view.legal) > 1:
            return PlayOn(question.hand, seat, state, Expert().choose(view, rng), question.seed + 1, question.player)
        state = apply(state, state.turn, NetPlayer().choose(view, rng))
    return state.result.points if state.result is not None else (0,) * state.rules.units


# -- report cards


class Area(StrEnum):
    """A part of the game that a report card shows apart; a decision may belong to several, or to none."""

    CALLS = "calls"
    LONERS = "loners"
    DEFENCE = "defence"
    LEADS = "leads"


@dataclass(frozen=True, slots=True)
class Tally:
    """A number of decisions, what they cost together in chance to win the game, and how many cost anything."""

    decisions: int
    cost: float
    costly: int

    @property
    def accuracy(self) -> int | None:
        """From 0 to 100, which is for decisions that cost nothing; ``None`` without decisions."""
        return accuracy(self.cost / self.decisions) if self.decisions else None


def accuracy(mean_cost: float) -> int:
    """Return the accuracy of decisions that cost this much on average, in chance to win the game."""
    return round(100 / (1 + mean_cost / HALF_ACCURACY))


@dataclass(frozen=True, slots=True)
class ReportCard:
    """How one player played: ``player`` is an index into the game's ``players``, ``seat`` where they first played.

    ``costliest`` are at most three, the costliest first. ``points`` are what their side, or they alone, won in the
    ``hands`` that they played and what the others won; ``expert_points`` are both with an expert in their place.
    """

    player: int
    seat: Seat
    name: str
    hands: int
    total: Tally
    areas: Mapping[Area, Tally]
    labels: Mapping[Label, int]
    costliest: tuple[Judgement, ...]
    points: tuple[int, int]
    expert_points: tuple[float, float]


def report_cards(
    game: PlayedGame, judgements: Sequence[Judgement], played: Mapping[PlayOn, tuple[int, ...]]
) -> tuple[ReportCard, ...]:
    """Return the report card of each player who made an act, by seats; ``played`` has the ends of all ``play_ons``."""
    acting = {player for hand in game.hands for player in hand.by}
    players = [player for player in range(len(game.players)) if player in acting or not acting]
    cards = [_report_card(game, player, judgements, played) for player in players]
    return tuple(sorted(cards, key=lambda card: card.seat))


def _report_card(
    game: PlayedGame, player: int, judgements: Sequence[Judgement], played: Mapping[PlayOn, tuple[int, ...]]
) -> ReportCard:
    own = [one for one in judgements if game.hands[one.hand].player_of(one.act) == player]
    costly = sorted((each for each in own if each.cost > 0), key=lambda each: (-each.percents, -each.cost))
    seats = [(index, seat) for index, hand in enumerate(game.hands) for seat in sorted(hand.seats_of(player))]
    made, better = [], []
    for index, seat in dict(reversed(seats)).items():
        unit, points = unit_of(seat, game.rules.traits.partners), _points(game.hands[index])
        made.append(_split(points, unit))
        better.append(_split(_points_with_expert(index, points, player, played), unit))
    ours, theirs = map(sum, zip(*made, strict=True))
    return ReportCard(
        player=player,
        seat=seats[0][1],
        name=game.players[player].name,
        hands=len(made),
        total=_tally(own),
        areas={area: _tally([each for each in own if area in areas_of(each)]) for area in Area},
        labels={label: sum(each.label is label for each in own) for label in Label},
        costliest=tuple(costly[:MOST_COSTLY]),
        points=(round(ours), round(theirs)),
        expert_points=(sum(own for own, _ in better), sum(others for _, others in better)),
    )


def _tally(judgements: Sequence[Judgement]) -> Tally:
    costs = [judgement.cost for judgement in judgements]
    return Tally(len(costs), sum(costs), sum(cost > 0 for cost in costs))


def _points_with_expert(
    hand: int, made: tuple[int, ...], player: int, played: Mapping[PlayOn, tuple[int, ...]]
) -> tuple[float, ...]:
    """Return what each unit wins in a hand with an expert in this player's place, on average over the fillings."""
    ends = [points for one, points in played.items() if (one.hand, one.player) == (hand, player)]
    return tuple(map(fmean, zip(*ends, strict=True))) if ends else made


def _points(hand: PlayedHand) -> tuple[int, ...]:
    result = _end(hand).result
    return (0,) * hand.start.rules.units if result is None else result.points


def _end(hand: PlayedHand) -> State:
    return settle(reduce(lambda state, step: apply(state, *step), hand.acts, hand.start), hand.hidden)


def _split(points: Sequence[float], unit: int) -> tuple[float, float]:
    own = points[unit - 1]
    return own, sum(points) - own


def areas_of(judgement: Judgement) -> frozenset[Area]:
    """Return the parts of the game that a decision belongs to."""
    return frozenset(area for area, belongs in _AREAS.items() if belongs(judgement))


def _is_alone(act: Act) -> bool:
    match act:
        case OrderUp(alone) | CallSuit(_, alone) | NameTrump(_, alone):
            return alone
        case _:
            return isinstance(act, PlayAlone)


def _in_loner(judgement: Judgement) -> bool:
    """Return whether a seat plays alone, or did or should declare so."""
    public = judgement.view.public
    if judgement.phase is Phase.PLAY:
        return public.alone and public.maker == judgement.seat
    return _is_alone(judgement.taken.act) or _is_alone(judgement.better.act)


def _in_defence(judgement: Judgement) -> bool:
    public, seat = judgement.view.public, judgement.seat
    if judgement.phase is not Phase.PLAY or public.maker is None:
        return False
    with_maker = public.partner == seat or judgement.view.secret_partner
    return not with_maker and public.unit(seat) != public.unit(public.maker)


_BIDDING = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER, Phase.DEFEND_ALONE)

_AREAS: Mapping[Area, Callable[[Judgement], bool]] = {
    Area.CALLS: lambda judgement: judgement.phase in _BIDDING,
    Area.LONERS: _in_loner,
    Area.DEFENCE: _in_defence,
    Area.LEADS: lambda judgement: judgement.phase is Phase.PLAY and not judgement.view.public.trick,
}
