"""Properties of random old-school games, in which everybody often breaks the law and claims at random (law 9)."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given, settings

from bot.engine.acts import (
    Act,
    ClaimCall,
    ClaimLead,
    ClaimRenege,
    CorrectRenege,
    GatherTrick,
    NameSuit,
    OrderUp,
    PlayCard,
    SayMisdeal,
    act_text,
    parse_act,
)
from bot.engine.cards import SUIT_UNDER, Card, Suit, parse_card
from bot.engine.game import accepted_acts, apply, begin, deal, legal_acts
from bot.engine.presets import PRESETS, build, rules_line
from bot.engine.rules import Rules
from bot.engine.scoring import end_after_play
from bot.engine.seats import Seat, are_allied
from bot.engine.state import Judgement, State
from bot.engine.views import PublicView, SeatView, public_view, seat_view
from tests.engine.hiding import EVERYBODY
from tests.engine.old_school import all_taken, hands_of, random_old_school
from tests.engine.sampling import Hand, Moment, play_hand, random_rules, seeds, shuffled
from tests.engine.tables import whole_pack
from tests.engine.test_properties import cards_anywhere, refused, strangers
from tests.long_form import sampled
from tests.world import require


def old_school_strangers(state: State, rng: random.Random) -> list[Act]:
    """Acts of every kind, most of which are not taken now."""
    seats = [Seat(rng.randint(0, state.rules.players + 1)) for _ in range(3)]
    acts = strangers(state, rng)
    acts += [GatherTrick(), CorrectRenege(), SayMisdeal(), *(NameSuit(suit) for suit in Suit)]
    acts += [kind(seat) for kind in (ClaimLead, ClaimCall) for seat in seats]
    return acts + [ClaimRenege(seat, rng.randint(0, 6)) for seat in seats]


@given(seeds)
@settings(max_examples=10)
def test_law_9_2_only_taken_acts_apply(seed: int) -> None:
    """Lawful acts are taken, taken acts apply, others are refused with a law; nothing changes the state before."""
    rng = random.Random(seed)
    for hand in hands_of(random_old_school(rng), rng, 2):
        for moment in rng.sample(hand.moments, min(4, len(hand.moments))):
            state = moment.before
            before = repr(state)
            for place in state.rules.seats:
                seat, taken = Seat(place), accepted_acts(state, Seat(place))
                assert len(set(taken)) == len(taken)
                assert set(legal_acts(state, seat)) <= set(taken)
                assert bool(legal_acts(state, seat)) == (seat == state.turn)
                for act in old_school_strangers(state, rng):
                    if act not in taken:
                        refused(state, seat, act)
                for act in taken:
                    apply(state, seat, act)
            assert repr(state) == before


@given(seeds)
def test_cards_are_conserved_and_words_tell_all(seed: int) -> None:
    """No card is lost or doubled at any step; pack and words give every field of the same state again."""
    rng = random.Random(seed)
    rules = random_old_school(rng)
    pack = Counter(parse_card(card) for card in whole_pack(rules.pack, rules.joker))
    for hand in hands_of(rules, rng, 3):
        again = hand.dealt
        for moment in hand.moments:
            if moment.after.hands:
                assert cards_anywhere(moment.after) == pack
            again = apply(again, moment.seat, parse_act(act_text(moment.act).split()))
        assert repr(again) == repr(hand.end)


# -- reneges, seen when they happen


def reneges(card: Card, moment: Moment) -> bool:
    """Law 9.4, at the moment of the play: the card does not follow, and another in the hand could."""
    after, trump = moment.after, moment.before.agreed.trump
    suits = SUIT_UNDER[require(trump)]
    led = suits[after.trick[0][1]]
    rest = list(moment.before.hand(moment.seat))
    rest.remove(card)
    return suits[card] != led and any(suits[kept] == led for kept in rest)


def true_penalties(hand: Hand) -> list[tuple[Seat, int]]:
    """The reneges that were claimed, in order, each once; every claim of one is judged as it was played."""
    played: dict[tuple[Seat, int], bool] = {}
    offences: list[tuple[Seat, int]] = []
    for moment in hand.moments:
        match moment.act:
            case PlayCard(card):
                played[moment.seat, len(moment.after.tricks) + 1] = reneges(card, moment)
            case ClaimRenege(seat, trick):
                judgement = moment.after.remembered.judgements[-1]
                assert judgement == Judgement(
                    moment.seat, moment.act, played.get((seat, trick), False), judgement.proof
                )
                if judgement.upheld and (seat, trick) not in offences:
                    offences.append((seat, trick))
            case CorrectRenege():
                assert played[moment.seat, len(moment.after.tricks) + 1]
            case _:
                pass
    return offences


def cost(rules: Rules, state: State, offender: Seat) -> list[int]:
    """Law 9.4, by unit: one renege's points."""
    contract = state.agreed
    if rules.traits.partners:
        own_unit = 1 - offender % 2
        if rules.renege_penalty == "plus-two":
            return [2 if unit != own_unit else 0 for unit in range(2)]
        partners = [s for s in rules.seats if s % 2 == offender % 2 and s != offender]
        lost = 4 if all(partner in contract.sitting_out for partner in partners) else 2
        return [-lost if unit == own_unit else 0 for unit in range(2)]
    if rules.renege_penalty == "minus-two":
        return [-2 if seat == offender else 0 for seat in rules.seats]
    with_maker = {contract.maker, contract.partner or contract.maker}
    return [2 if (seat in with_maker) != (offender in with_maker) else 0 for seat in rules.seats]


def due_points(hand: Hand, penalties: list[tuple[Seat, int]]) -> tuple[int, ...]:
    """The points of a hand that was played out or that a claim ended."""
    end, rules = hand.end, hand.end.rules
    assert end.result is not None
    points = [0] * rules.units
    if end.result.outcome != "reneged":
        base = require(end_after_play(end._replace(result=None)).result)
        assert base.outcome == end.result.outcome
        fault = {seat % 2 == 0 if rules.traits.partners else seat - 1 for seat, _ in penalties}
        points = [min(0, gain) if unit in fault else gain for unit, gain in enumerate(base.points)]
    for seat, _ in penalties:
        points = [a + b for a, b in zip(points, cost(rules, end, seat), strict=True)]
    return tuple(points)


@pytest.mark.proof
@given(seeds)
def test_law_9_4_claims_are_judged_and_paid(seed: int) -> None:
    """Each claim is judged by what was played; points, score and winner follow from them and the score before."""
    rng = random.Random(seed)
    for hand in hands_of(random_old_school(rng), rng, 4):
        result, rules = hand.end.result, hand.end.rules
        penalties = true_penalties(hand)
        assert result is not None
        assert list(hand.end.remembered.penalties) == penalties
        before = hand.dealt.standing.score
        assert result.score == tuple(a + b for a, b in zip(before, result.points, strict=True))
        if result.outcome == "forfeit":
            assert not any(result.points)
            assert rules.traits.partners or require(result.winner) != penalties[-1][0]
            continue
        if result.tricks is not None or result.outcome == "reneged":
            assert result.points == due_points(hand, penalties)
        best = max(result.score)
        won = best >= rules.points and result.score.count(best) == 1 and any(result.points)
        assert result.winner == (result.score.index(best) + 1 if won else None)


# -- taking back


def sorted_hands(state: State) -> list[list[Card]]:
    """Everybody's cards; their order in the hand means nothing."""
    return [sorted(hand) for hand in state.hands]


@given(seeds)
def test_taking_back_restores_the_table(seed: int) -> None:
    """A correction, a true claim of a lead or of a call restores hands, trick and exposed cards as they were before."""
    rng = random.Random(seed)
    for hand in hands_of(random_old_school(rng), rng, 3):
        story = [hand.dealt, *(moment.after for moment in hand.moments)]
        for place, moment in enumerate(hand.moments):
            upheld = moment.after.irregularities and moment.after.remembered.judgements[-1:]
            is_upheld = bool(upheld and upheld[0].upheld)
            if isinstance(moment.act, CorrectRenege) or (isinstance(moment.act, ClaimLead) and is_upheld):
                check_taken_back(moment, story[: place + 1])
            if isinstance(moment.act, ClaimCall) and is_upheld:
                before = story[place - 1]
                kept = moment.after.remembered._replace(barred=before.remembered.barred, judgements=(), undeclared=None)
                blank = before.remember(before.remembered._replace(judgements=(), undeclared=None))
                assert moment.after.remember(kept) == blank


def check_taken_back(moment: Moment, story: list[State]) -> None:
    """Compare with the last state that had this trick so far."""
    after = moment.after
    same = [
        s
        for s in story
        if len(s.tricks) == len(after.tricks) and s.trick == after.trick and s.phase in ("play", "suit")
    ]
    before = same[-1]
    assert sorted_hands(after) == sorted_hands(before)
    lead = (moment.before.trick[0],) if isinstance(moment.act, ClaimLead) else ()
    assert set(after.remembered.exposed) - set(lead) <= set(before.remembered.exposed)
    assert set(before.remembered.exposed) <= set(after.remembered.exposed)
    assert after.agreed._replace(revealed=True) == before.agreed._replace(revealed=True)


# -- a table at which nobody breaks the law


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_lawful_play_is_a_hosted_game_with_gathering(preset: str) -> None:
    """Whoever keeps the law is asked the same and scores the same; only full tricks are gathered besides."""
    rng = random.Random(f"lawful {preset}")
    for _ in range(12):
        rules = random_rules(rng, preset)
        school = build(preset, dict(rules.options) | {"law": "old-school"})
        dealer = Seat(rng.choice(rules.seats))
        hand = play_hand(begin(rules, dealer), shuffled(rules, rng), rng)
        state = deal(begin(school, dealer), hand.pack)
        for moment in hand.moments:
            if state.trick and moment.act not in legal_acts(state, moment.seat):
                state = apply(state, moment.seat, GatherTrick())
            acts = [act for act in legal_acts(state, moment.seat) if act != GatherTrick()]
            assert acts == list(legal_acts(moment.before, moment.seat))
            state = apply(state, moment.seat, moment.act)
        if state.trick:
            assert state.turn is not None
            assert legal_acts(state, state.turn) == (GatherTrick(),)
            state = apply(state, state.turn, GatherTrick())
        assert state.result == hand.end.result
        assert state.tricks == hand.end.tricks


# -- nothing tells that an act was irregular


def views(state: State) -> dict[int, PublicView | SeatView]:
    """What everybody sees."""
    return {EVERYBODY: public_view(state)} | {seat: seat_view(state, Seat(seat)) for seat in state.rules.seats}


def swapped(state: State, actor: Seat, viewer: int, act: Act, rng: random.Random) -> State:
    """The same to the viewer, with other cards in the hands that they do not see; the actor can do the same."""
    memory, contract = state.remembered, state.contract
    fixed = {(seat, card) for seat, card in memory.exposed}
    if isinstance(act, PlayCard):
        fixed.add((actor, act.card))
    best = {contract.best} if contract is not None else set()
    hidden = [
        (seat, place)
        for seat in state.rules.seats
        for place, card in enumerate(state.hands[seat - 1])
        if seat != viewer and (seat, card) not in fixed and card not in best
    ]
    cards = [state.hands[seat - 1][place] for seat, place in hidden]
    rng.shuffle(cards)
    hands = [list(hand) for hand in state.hands]
    for (seat, place), card in zip(hidden, cards, strict=True):
        hands[seat - 1][place] = card
    return state._replace(hands=tuple(map(tuple, hands)))


def told_apart(hand: Hand, rng: random.Random) -> Counter[str]:
    """Tell each card and call of a hand again with other hidden cards; count where only one of the two was lawful."""
    counted: Counter[str] = Counter()
    for moment in hand.moments:
        state, seat, act = moment.before, moment.seat, moment.act
        if state.phase not in ("play", "order", "call") or not isinstance(act, PlayCard | OrderUp | GatherTrick):
            continue
        for viewer in (EVERYBODY, *state.rules.seats):
            if viewer == seat:
                continue
            other = swapped(state, seat, viewer, act, rng)
            if act not in accepted_acts(other, seat):
                continue
            assert views(other)[viewer] == views(state)[viewer]
            assert repr(views(apply(other, seat, act))[viewer]) == repr(views(moment.after)[viewer])
            counted["differs"] += (act in legal_acts(state, seat)) != (act in legal_acts(other, seat))
            counted["same"] += 1
    return counted


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_law_9_2_no_view_tells_that_an_act_was_irregular(preset: str, long_form: bool) -> None:
    """What the other players still hold is all that differs between lawful and irregular, and nobody sees that."""
    rng = random.Random(f"told apart {preset}")
    counted: Counter[str] = Counter()
    least = 25 if long_form else 8
    while counted["differs"] < least and counted["same"] < 4000:
        rules = build(preset, {"law": "old-school", "cut": "no", "misdeal": "redeal"})
        for hand in hands_of(rules, rng, 2):
            counted += told_apart(hand, rng)
    assert counted["differs"] >= least, counted


def test_law_9_2_offered_acts_do_not_reveal_what_was_lawful() -> None:
    """A player's own panel offers taking back after every card that follows a lead, and all open claims."""
    rng = random.Random(92)
    seen: Counter[bool] = Counter()
    for _ in range(25):
        rules = random_old_school(rng)
        for hand in hands_of(rules, rng, 1):
            for moment in hand.moments:
                check_offered(moment, seen)
    assert min(seen[True], seen[False]) > 50


def check_offered(moment: Moment, seen: Counter[bool]) -> None:
    """What is offered is what is taken, but for taking back; claims are open against opponents only."""
    state, correct = moment.after, CorrectRenege()
    for place in state.rules.seats:
        seat = Seat(place)
        offered, taken = seat_view(state, seat).offered, accepted_acts(state, seat)
        assert set(offered) - {correct} == set(taken) - {correct}
        out = state.contract.sitting_out if state.contract else ()
        lies = bool(state.trick) and state.result is None and seat not in out
        assert (correct in offered) == lies
        if correct in offered:
            seen[correct in taken] += 1
        for act in offered:
            if isinstance(act, ClaimRenege | ClaimLead | ClaimCall):
                assert not are_allied(seat, act.seat, state.rules.traits.partners)


def test_rules_survive_their_line() -> None:
    """The word ``law=old-school`` stands in a record's rules line."""
    rules = build("standard", {"law": "old-school", "renege_penalty": "forfeit"})
    assert rules_line(rules) == "standard law=old-school renege_penalty=forfeit"
    assert act_text(all_taken(deal(begin(rules, Seat(4)), shuffled(rules, random.Random(1))))[0][1]) == "pass"
