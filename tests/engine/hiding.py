"""What one player cannot see, dealt again: the same public story told from another pack.

Every card is followed by its place in the shuffled pack, from law alone: who saw which place, and when. The places that
a viewer never saw are filled with each other's cards, and the acts are told again; others' discards and gifts are the
cards of the same places. Where the laws allow the same story with those cards, the viewer must notice nothing.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bot.engine.acts import Act, CallForBest, ClaimFarmers, CutPack, Discard, Give, PlayCard, TurnTables
from bot.engine.cards import CODES, Card
from bot.engine.game import apply, deal
from bot.engine.refusals import Unlawful
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import State
from tests.engine.sampling import Hand
from tests.engine.tables import hand_sizes, places

EVERYBODY = 0
"""The viewer who sees what is public and nothing else."""


@dataclass(slots=True)
class Places:
    """Which places of the pack lie where, and who has seen them; ``acted`` is what each act moved, in order."""

    hands: dict[int, list[int]]
    turnup: int | None
    kitty: list[int]
    seen: dict[int, set[int]]
    acted: list[tuple[int, ...]] = field(default_factory=list)

    def show(self, places: list[int] | tuple[int, ...], seat: int = EVERYBODY) -> None:
        """These places have been seen by one seat, or by everybody."""
        for viewer, places_seen in self.seen.items():
            if seat in (EVERYBODY, viewer):
                places_seen.update(places)


def laid_out(hand: Hand) -> Places:
    """The places as dealt, after the cut if there was one; nobody has looked yet."""
    rules, dealer = hand.waiting.rules, hand.dealt.standing.dealer
    first = hand.moments[0].act
    cut = first.cards if isinstance(first, CutPack) else 0
    size = rules.pack_size
    at = [(place + cut) % size for place in range(size)]
    under = rules.players * hand_sizes(rules)
    hands = {seat: [at[place] for place in spots] for seat, spots in places(rules, dealer).items()}
    rest = at[under:]
    turnup = rest.pop(0) if rules.traits.turn_up else None
    return Places(hands, turnup, rest, {viewer: set() for viewer in (EVERYBODY, *rules.seats)})


def followed(hand: Hand) -> Places:
    """Where every card went and who saw it, by the end of the hand."""
    story = laid_out(hand)
    if story.turnup is not None:
        story.show([story.turnup])
    looked = look(story, hand.dealt)
    for moment in hand.moments:
        if isinstance(moment.act, TurnTables):
            seats = sorted(story.hands)
            old = dict(story.hands)
            story.hands = {seat: old[seats[index % len(seats)]] for index, seat in enumerate(seats, 1)}
        looked = looked or look(story, moment.after)
        story.acted.append(moved(story, hand.pack, moment.seat, moment.act))
        follow_turn_up_and_widow(story, moment.before, moment.after)
    return story


def look(story: Places, state: State) -> bool:
    """Once the pack is cut and the table turned, everybody looks at their own cards."""
    if state.phase in ("cut", "turn-tables"):
        return False
    for seat, held in story.hands.items():
        story.show(held, seat)
    return True


def moved(story: Places, pack: tuple[Card, ...], seat: int, act: Act) -> tuple[int, ...]:
    """Follow the cards that an act itself names; give their places."""
    named = {PlayCard: "card", CallForBest: "card", Discard: "cards", Give: "cards", ClaimFarmers: "cards"}
    name = named.get(type(act))
    if name is None:
        return ()
    cards = getattr(act, name)
    states = []
    for card in cards if isinstance(cards, tuple) else (cards,):
        place = next(place for place in story.hands[seat] if pack[place] == card)
        story.hands[seat].remove(place)
        states.append(place)
    if isinstance(act, PlayCard):
        story.show(states)
    if isinstance(act, ClaimFarmers):
        drawn = story.kitty[:3]
        story.show(states)
        story.show(drawn, seat)
        story.hands[seat] += drawn
        story.kitty[:3] = states
    return tuple(states)


def follow_turn_up_and_widow(story: Places, before: State, after: State) -> None:
    """Follow the cards that move without an act: the turn-up taken, the widow, the joker shown, a gift's way."""
    taker = after.exchange.turnup_taken_by
    if taker is not None and before.exchange.turnup_taken_by is None and story.turnup is not None:
        story.hands[taker].append(story.turnup)
    contract = after.contract
    if contract is not None and before.contract is None and after.rules.traits.widow:
        story.hands[contract.maker] += story.kitty
        story.show(story.kitty, contract.maker)
        if contract.forced:
            joker = next(place for place in story.hands[contract.maker] if after.dealt.pack[place] == 32)
            story.show([joker])
    if len(after.exchange.gifts) > len(before.exchange.gifts):
        _, receiver, _ = after.exchange.gifts[-1]
        story.hands[receiver] += story.acted[-1]
        story.show(story.acted[-1], receiver)


def reshuffled(hand: Hand, story: Places, viewer: int, rng: random.Random) -> tuple[Card, ...]:
    """Another pack that agrees with everything the viewer has seen."""
    pack = list(hand.pack)
    hidden = [place for place in range(len(pack)) if place not in story.seen[viewer]]
    chosen = hidden if rng.random() < 0.5 else rng.sample(hidden, min(len(hidden), 3))
    cards = [pack[place] for place in chosen]
    rng.shuffle(cards)
    for place, card in zip(chosen, cards, strict=True):
        pack[place] = card
    return tuple(pack)


def as_moved(act: Act, spots: tuple[int, ...], pack: tuple[Card, ...]) -> Act:
    """The same act with the cards that now lie at its places."""
    cards = tuple(sorted((pack[place] for place in spots), key=lambda card: CODES[card]))
    match act:
        case Discard():
            return Discard(cards)
        case Give():
            return Give(cards)
        case CallForBest():
            return CallForBest(cards[0])
        case _:
            return act


def told_again(hand: Hand, story: Places, pack: tuple[Card, ...]) -> tuple[State, ...] | None:
    """The same story from another pack, a state after the deal and after every act.

    ``None`` if the laws would have forbidden or changed it.
    """
    state = deal(hand.waiting, pack)
    states = [state]
    for moment, spots in zip(hand.moments, story.acted, strict=True):
        if (state.phase, state.turn) != (moment.before.phase, moment.before.turn):
            return None
        try:
            state = apply(state, Seat(moment.seat), as_moved(moment.act, spots, pack))
        except Unlawful:
            return None
        if revealed(state) != revealed(moment.after):
            return None
        states.append(state)
    return tuple(states)


def revealed(state: State) -> Seat | None:
    """The partner of law 8.5 where it is public: another partner would be another story."""
    return state.contract.partner if state.contract is not None and state.contract.revealed else None


def told_first(hand: Hand) -> tuple[State, ...]:
    """The story as it was played."""
    return (hand.dealt, *(moment.after for moment in hand.moments))


def viewers(rules: Rules) -> tuple[int, ...]:
    """Every seat, and the stranger."""
    return (EVERYBODY, *rules.seats)
