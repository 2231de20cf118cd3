"""A reason is told only if it is true of the view: hundreds of positions of every preset, each claim worked out anew.

The acts are any that are lawful and their figures are made up: a claim must be true whatever is advised.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from itertools import permutations
from typing import NamedTuple

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, Bid, CallSuit, NameTrump, OrderUp, PlayCard, parse_act
from bot.engine.cards import NO_TRUMP, Suit
from bot.engine.game import apply, begin, deal
from bot.engine.rules import OptionValue, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import runs_of_equals
from bot.players.evaluation import ActEvaluation, percent
from bot.players.levels import player
from bot.players.reasons.kinds import ActReason
from bot.players.reasons.kinds import ReasonKind as Kind
from bot.players.reasons.play import ToldReason, reason_for
from bot.words.advice import reason_text
from bot.words.catalogue import FOLDER, Texts
from tests.languages import COMPLETE
from tests.long_form import KINDS, sampled
from tests.packs import shuffled
from tests.players.reasons.claims_of_calls import CALLS
from tests.players.reasons.claims_of_play import BOTH, FOLLOWS, LEADS
from tests.players.reasons.seen import Seen
from tests.players.situations import FEW, MIXES, after, dealt, on_turn
from tests.world.said import WORDS, says

POSITIONS = 500
MOST_CALLS = 10


class Told(NamedTuple):
    """One position, an act, the figures, and the reason that is told."""

    view: SeatView
    best: ActEvaluation
    others: tuple[ActEvaluation, ...]
    told: ToldReason


def positions(rules: Rules, rng: random.Random) -> Iterator[SeatView]:
    """Moments with a choice in hands at any score, played soundly or anyhow."""
    while True:
        score = tuple(rng.randrange(rules.points) for _ in range(rules.units))
        state = begin(rules, Seat(1 + rng.randrange(rules.players)))
        state = deal(state._replace(standing=Standing(1, state.standing.dealer, score)), shuffled(rules, rng))
        while state.turn is not None:
            view = seat_view(state, state.turn)
            if len(view.legal) > 1 and view.public.phase not in (Phase.CUT, Phase.TURN_TABLES):
                yield view
            anyhow = rng.random() < 0.2
            act = rng.choice(view.legal) if anyhow else player("steady").choose(view, rng)
            state = apply(state, state.turn, act)


def figures(act: Act, chance: float, rng: random.Random) -> ActEvaluation:
    """Prospects that may be anything; the rest of the hands an opponent makes."""
    made, march = rng.random(), rng.random()
    euchred = (1 - made) * rng.random()
    return ActEvaluation(act, chance, made, made * march, euchred, 0, 1 - made - euchred)


@cache
def told(preset: str, options: tuple[tuple[str, OptionValue], ...] = ()) -> list[Told]:
    """Every reason that is told in these positions, for sound cards and for others, and for nearly all calls."""
    rng, reasons, rules = random.Random(preset), [], presets.build(preset, dict(options))
    walk = positions(rules, rng)
    for _ in range(POSITIONS):
        view = next(walk)
        few = dict.fromkeys((player("steady").choose(view, rng), rng.choice(view.legal)))
        for act in few if view.public.phase is Phase.PLAY else view.legal[:MOST_CALLS]:
            best = figures(act, 0.6, rng)
            others = tuple(figures(other, rng.choice((0.4, 0.6)), rng) for other in view.legal if other != act)
            reason = reason_for(view, best, others)
            if reason is not None:
                reasons.append(Told(view, best, others, reason))
    return reasons


def is_true(view: SeatView, best: ActEvaluation, others: tuple[ActEvaluation, ...], reason: ActReason) -> bool:
    """Whether what the reason says is so."""
    kind, act = reason.kind, best.act
    if isinstance(act, PlayCard):
        kinds = BOTH | (FOLLOWS if view.public.trick else LEADS)
        if kind is Kind.SAME_WORK:
            return all(Seen(view).equal(act.card, other) for other in Seen(view).legal)
        return kind in kinds and kinds[kind](Seen(view), act.card, reason)
    return kind in CALLS and CALLS[kind](view, best, others, reason)


def claims(reasons: list[Told]) -> Iterator[Told]:
    """Those that say more than that nothing hangs on it."""
    return (each for each in reasons if each.told.reason.kind is not Kind.NO_DIFFERENCE)


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW, rest=pytest.mark.proof))
def test_every_claim_is_true(preset: str, options: dict[str, OptionValue]) -> None:
    seen = 0
    for view, best, others, reason in claims(told(preset, tuple(options.items()))):
        assert is_true(view, best, others, reason.reason), (reason, best.act, view)
        seen += 1
    assert seen > 200


def test_law_12_7_every_claim_is_true_without_trump() -> None:
    """No reason speaks of trumps where there are none, and four aces are one for a call."""
    played, kinds = 0, set()
    for view, best, others, reason in claims(told("standard", (("no_trump", True), ("second_round", "throw-in")))):
        if view.public.trump is NO_TRUMP or (isinstance(best.act, CallSuit) and best.act.suit is NO_TRUMP):
            assert is_true(view, best, others, reason.reason), (reason, best.act, view)
            played += view.public.trump is NO_TRUMP
            kinds.add(reason.reason.kind)
    assert played > 10
    assert Kind.ACES_WIN in kinds
    assert not kinds & {Kind.SURE_TRICK, Kind.KEEP_TRUMPS, Kind.CASH, Kind.PARTNER_TRUMPS, Kind.THROW_VOID, Kind.STUCK}


@pytest.mark.proof
def test_every_kind_of_reason_occurs() -> None:
    kinds = {each.told.reason.kind for preset, options in MIXES for each in told(preset, tuple(options.items()))}
    assert set(Kind) - kinds <= {Kind.GUARDED_TRUMP, Kind.STUCK, Kind.ACES_WIN}, "the rare ones have tests of their own"


def told_of(hands: dict[int, str], turnup: str, acts: str, act: str) -> str:
    """What is said for this act after these, in a game of `standard` that seat 4 deals."""
    view = on_turn(after(dealt(presets.build("standard"), 4, hands, turnup), *acts.split(", ")))
    best = ActEvaluation(parse_act(act.split()), 0.6, 0.7, 0.2, 0.3, 0, 0)
    others = tuple(ActEvaluation(other, 0.4, 0.4, 0, 0.6, 0, 0) for other in view.legal if other != best.act)
    return reason_text(view, best, others, Texts(strict=True))


def test_a_partners_ace_is_left_alone() -> None:
    hands = {1: "9H TH 9D TD QD", 2: "AH KD AD QC KC", 3: "QH 9S JD JH TC", 4: "9C KS TS AC JS"}
    play = "pass, pass, pass, order, discard KS, 9D, AD, JD, 9C, AH, QH"
    values = {"ally": "partner", "card": "A♥\ufe0e", "other": WORDS("label-card-right", card="J♠\ufe0e")}
    said = WORDS("reason-partner-ahead-keep", **values)
    assert told_of(hands, "QS", play, "AC") == said, "seat 1 still plays and may trump"
    last = "pass, pass, pass, order, discard KS, 9H, AH, QH"
    said = WORDS("reason-partner-sure-keep", **values)
    assert told_of(hands, "QS", last, "AC") == said


def test_what_is_true_of_the_card_that_was_chosen_is_no_reason_against_it() -> None:
    """Both are the only card of their suit, so a void is no reason to lead the one rather than the other."""
    hands = {1: "AC KC 9H AD 9D", 2: "9C KH JH QS TD", 3: "TC KS 9S KD QH", 4: "JC JS AS TS JD"}
    play = "pass, order, discard QH, JD, AD, TD, KD"
    view = on_turn(after(dealt(presets.build("standard"), 3, hands, "QC"), *play.split(", ")))
    assert view.seat == 1
    best, singleton, trump = (
        ActEvaluation(parse_act([card]), chance, 0.5, 0, 0.5, 0, 0)
        for card, chance in (("9D", 0.6), ("9H", 0.4), ("AC", 0.4))
    )
    assert reason_for(view, best, [trump]) is not None
    assert reason_for(view, best, [singleton]) is None


def test_a_guarded_left_bower_is_kept() -> None:
    hands = {1: "QH TH 9D TD QC", 3: "JC 9S KD QD TC", 4: "JS KS AH KH AD"}
    said = told_of(hands, "AS", "pass, pass, pass, order alone, discard AD, QH", "KD")
    left = WORDS("label-card-left", card="J♣\ufe0e")
    assert says(said, "reason-guarded-trump", card=left, other="9♠\ufe0e")


def test_a_card_that_nobody_can_follow_or_trump_is_a_sure_winner() -> None:
    """Against a lone hand that has shown no trump and no spade: the ace and king of spades are out, but not there."""
    hands = {1: "JH AH QS 9S KD", 3: "TH KH TS 9D 9C", 4: "AC KC AD TD QD"}
    play = "pass, pass, pass, order alone, discard QD, JH, TH, 9H, AH, KH, TD, QS, TS, KC"
    assert told_of(hands, "9H", play, "9S") == WORDS("reason-sure-trick", card="9♠\ufe0e")
    view = on_turn(after(dealt(presets.build("standard"), 4, hands, "9H"), *play.split(", ")))
    best, other = (
        ActEvaluation(parse_act([card]), chance, 0.5, 0, 0.5, 0, 0) for card, chance in (("KD", 0.6), ("9S", 0.4))
    )
    assert reason_for(view, best, [other]) is None, "there is a sure winner to lead"


def test_a_stuck_dealer_reads_that_they_are_stuck() -> None:
    view = on_turn(after(dealt(presets.build("standard"), 4, {4: "9S TS QD 9H KC"}, "9D"), *["pass"] * 7))
    best = ActEvaluation(CallSuit(Suit.SPADES), 0.4, 0.3, 0, 0.7, 0, 0)
    others = tuple(ActEvaluation(other, 0.2, 0.1, 0, 0.9, 0, 0) for other in view.legal if other != best.act)
    said = reason_text(view, best, others, Texts(strict=True))
    assert said == WORDS("reason-stuck", suit=f"♠\ufe0e {WORDS('suit', suit='S')}")


def test_only_a_partner_with_a_later_turn_is_waited_for() -> None:
    """In round two of a game in which the deal may be thrown in: the dealer, and the dealer's partner."""
    hands = {2: "9S TS QS 9H KC", 4: "9C TC QC 9D KH"}
    for passes, expected in ((5, Kind.PARTNER_ASKED), (7, None)):
        view = on_turn(after(dealt(presets.build("earlwood"), 4, hands, "AD"), *["pass"] * passes))
        others = tuple(ActEvaluation(act, 0.2, 0.6, 0, 0.4, 0, 0) for act in view.legal if act != PASS)
        said = reason_for(view, ActEvaluation(PASS, 0.4, 0.4, 0, 0.3, 0, 0.3), others)
        assert (said and said.reason.kind) == expected


@pytest.mark.parametrize(("made", "expected"), [(0.4, Kind.BID_HOLDS), (0.3, None), (0.2, Kind.BID_SACRIFICE)])
def test_an_even_bid_is_not_praised(made: float, expected: Kind | None) -> None:
    view = on_turn(dealt(presets.build("hasenpfeffer"), 4, {}, ""))
    others = tuple(ActEvaluation(act, 0.2, 0.6, 0, 0.4, 0, 0) for act in view.legal if act != Bid(4))
    said = reason_for(view, ActEvaluation(Bid(4), 0.4, made, 0, 0.3, 0, 0.7 - made), others)
    assert (said and said.reason.kind) == expected


def test_a_reason_does_not_contradict_the_figures() -> None:
    """Another act that shows the same share makes the reason a leaning; without any other it makes none."""
    texts, close = Texts(strict=True), Counter[bool]()
    close_words = texts("reason-close", reason="")
    for view, best, others, reason in told("standard"):
        rivals = [other for other in others if other.act in _different(view, best.act)]
        level = [other for other in rivals if percent(other.chance) == percent(best.chance)]
        assert (reason.reason.kind is Kind.NO_DIFFERENCE) == (bool(rivals) and len(level) == len(rivals))
        if reason.reason.kind not in (Kind.NO_DIFFERENCE, Kind.SAME_WORK):
            assert reason.close == bool(level)
            assert reason_text(view, best, others, texts).startswith(close_words) == bool(level)
            close[bool(level)] += 1
    assert min(close.values()) > 50


def _different(view: SeatView, act: Act) -> list[Act]:
    if not isinstance(act, PlayCard):
        return [other for other in view.legal if other != act]
    same = next(run for run in runs_of_equals(view) if act.card in run)
    return [other for other in view.legal if not (isinstance(other, PlayCard) and other.card in same)]


def test_one_other_card_is_enough_for_a_reason_whichever_of_its_equals_it_is() -> None:
    rng, seen = random.Random(1), 0
    walk = positions(presets.build("standard"), rng)
    for view in (next(walk) for _ in range(POSITIONS)):
        runs = runs_of_equals(view) if view.public.phase is Phase.PLAY else []
        for best, other in permutations(runs, 2):
            taken = figures(PlayCard(other[-1]), 0.4, rng)
            reason = reason_for(view, figures(PlayCard(best[0]), 0.6, rng), [taken])
            assert reason is None or reason.reason.kind not in (Kind.SAME_WORK, Kind.NO_DIFFERENCE)
            seen += len(other) > 1
    assert seen > 50


PLANTED = {
    Kind.PARTNER_AHEAD: Kind.PARTNER_SURE, Kind.PARTNER_AHEAD_KEEP: Kind.PARTNER_SURE_KEEP,
    Kind.OVERTAKE: Kind.OVERTAKE_SURE, Kind.LAST_CHEAPEST: Kind.LAST_ONLY, Kind.GO_AHEAD: Kind.SURE_WIN,
    Kind.SURE_WIN: Kind.GO_AHEAD, Kind.PULL: Kind.PULL_TOP, Kind.LEAD_KEEP: Kind.CASH, Kind.CASH: Kind.SURE_TRICK,
    Kind.SURE_TRICK: Kind.PULL, Kind.LEAD_HIGH: Kind.LEAD_NO_WINNER, Kind.KEEP_WINNER: Kind.CANNOT_WIN,
    Kind.KEEP_HIGHEST: Kind.THROW_LOWEST, Kind.GIVES_CARD: Kind.PARTNER_DEALS, Kind.PARTNER_DEALS: Kind.WEAK_PICK_UP,
    Kind.NEXT: Kind.REVERSE_NEXT, Kind.BID_HOLDS: Kind.BID_SACRIFICE, Kind.BID_SACRIFICE: Kind.BID_HOLDS,
    Kind.BID_RAISES: Kind.BID_HOLDS, Kind.DISCARD_LOWEST: Kind.DISCARD_VOID,
}  # fmt: skip
"""For some reasons one that is never true where they are told."""


@pytest.mark.proof
@pytest.mark.parametrize("kind", PLANTED)
def test_the_reason_check_detects_a_wrong_reason(kind: Kind) -> None:
    planted = caught = 0
    for view, best, others, reason in _told_in(MIXES, kind):
        planted += 1
        caught += not is_true(view, best, others, replace(reason.reason, kind=PLANTED[kind]))
    assert planted == caught > 0


@pytest.mark.parametrize("kind", [Kind.NEED_ALL, Kind.STRONG_HAND, Kind.ALONE_TOP, Kind.WEAK_PICK_UP, Kind.KEEP_TRUMPS])
def test_the_reason_check_detects_a_wrong_count(kind: Kind) -> None:
    planted = caught = 0
    for view, best, others, reason in _told_in([(name, {}) for name in KINDS], kind):
        wrong = replace(reason.reason, count=(reason.reason.count or 0) + 1)
        planted += 1
        caught += not is_true(view, best, others, wrong)
    assert planted > 0
    assert caught >= planted * 0.9, "one more top trump may be held by chance"


def _told_in(games: Iterable[tuple[str, dict[str, OptionValue]]], kind: Kind) -> list[Told]:
    every = (each for preset, options in games for each in told(preset, tuple(options.items())))
    return [each for each in every if each.told.reason.kind is kind]


@pytest.mark.parametrize("locale", COMPLETE)
def test_two_needed_tricks_read_as_both(locale: str) -> None:
    two, three = (Texts(locale, strict=True)("reason-need-all", count=count, aim="stop") for count in (2, 3))
    assert "2" not in two
    assert "3" in three
    assert two.split() != three.replace("3", "2").split()


@pytest.mark.proof
@pytest.mark.parametrize("locale", COMPLETE)
def test_every_reason_can_be_said(locale: str) -> None:
    """Each kind has its words, and each sentence gets the values that it names; nothing is longer than a few lines."""
    texts, spelled = Texts(locale, strict=True), Texts(locale, strict=True, for_screen_reader=True)
    lines = (FOLDER / locale / "reasons.ftl").read_text("utf-8").splitlines()
    keys = {line.partition(" = ")[0].removeprefix("reason-") for line in lines if line.startswith("reason-")}
    assert keys == {str(kind) for kind in Kind} | {"close"}
    said = set()
    for preset in presets.PRESETS:
        for view, best, others, reason in told(preset):
            if isinstance(best.act, OrderUp | CallSuit | NameTrump | Bid | PlayCard):
                for words in (texts, spelled):
                    assert 20 < len(reason_text(view, best, others, words)) < 260
            said.add(reason.reason.kind)
    assert len(said) > 50
