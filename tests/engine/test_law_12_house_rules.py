"""Laws 12.1 to 12.7: house rules beyond the books, which no record of before them has."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import make_pack
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.presets import PRESETS, build
from bot.engine.refusals import Fault
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.sure_tricks import sure_tricks
from bot.engine.views import public_calls, public_view, seat_view
from tests.engine.stories import Story, lay_table, stories
from tests.engine.tables import Table

SEVEN = ("lone_made", "lone_march", "euchre", "lone_euchre", "euchre_march", "lone_defence", "lone_defence_march")
PARTNERSHIPS = ["earlwood", "newberry", "csl", "standard", "house", "house-24", "campus", "railroad"]
MADE = {1: "JH JD AH 9D 9S", 2: "KC KS KD AD AS", 3: "TC JC QC TS TD", 4: "KH QH TH 9H QD"}
"""Seat 1 takes three tricks with hearts."""

HOLDING = "1 AS KS QS TD 9D, 2 JD AC KC QC TC, 3 AH KD QD AD TS, 4 9C 9S JS JC TH, up QH"
"""Hearts are turned up: seat 1 holds none, 2 only the left bower, 3 the ace; 4, the dealer, a small one."""
STUCK = "4 AH KH TH 9H QH, 1 9S TS JS QS KS, 2 9D TD JD QD KD, 3 9C TC JC QC KC, up JH"
"""Hearts are turned up, and the dealer holds nothing else."""
PLAYED = "1 AS KS QS JC TD, 2 9S JS AH KH QH, 3 TS AD KD QD JD, 4 AC KC QC TC 9C, up 9H"
"""Of spades, seat 1 has the three highest, seat 2 the nine and the jack, seat 3 the ten, the dealer none."""
ACES = "1 AS KS AH KH AD, 2 9S TS JS QS 9D, 3 TD JD QD KD TH, 4 9C TC JC QC KC, up 9H"
KING_HIGH = "4 AS KS QS JS TS, up 9D"
ORDERS = "order, order alone, pass"

STORIES = f"""
12.1 in round one the left bower counts for trump, not for natural, the turn-up for neither; others are shown every call
    caller_holds=any | {HOLDING} | lawful {ORDERS}; pass; lawful {ORDERS}; pass; lawful {ORDERS}; pass; lawful {ORDERS}
    caller_holds=trump | {HOLDING} | lawful pass; unlawful 1 order, 1 order alone: 12.1 holds-no-trump
    shows-calls {ORDERS}; pass; lawful {ORDERS}; pass; lawful {ORDERS}; pass; lawful {ORDERS}
    caller_holds=natural | {HOLDING} | lawful pass; unlawful 1 order, 1 order alone: 12.1 holds-no-suit
    shows-calls {ORDERS}; pass; lawful pass; unlawful 2 order, 2 order alone: 12.1 holds-no-suit; shows-calls {ORDERS}
    pass; lawful {ORDERS}; pass; lawful {ORDERS}
12.1 a dealer without a heart may not take one up
    caller_holds=trump | 1 AS KS QS TD 9D, 2 JD AC KC QC TH, 3 AH KD QD AD TS, 4 9C 9S JS JC TC, up QH | pass x3
    lawful pass
12.1 in round two suit for suit by the hand of the seat on turn; the jack of spades is the left bower of clubs
    caller_holds=trump | 1 AS JS QS TD 9D, 2 AC KC QC TC 9C, up QH | pass x4; lawful pass, call: C D S, alone: C D S
    unlawful 1 call H: 4.3; pass; lawful pass, call: C, alone: C
    caller_holds=natural | 1 AS JS QS TD 9D, 2 AC KC QC TC 9C, up QH | pass x4; lawful pass, call: D S, alone: D S
    unlawful 1 call C: 12.1; unlawful 1 call H: 4.3; pass; lawful pass, call: C, alone: C
12.1 a joker in hand is a trump of any suit, but not natural
    house joker=yes caller_holds=trump | 1 JK 7S 8S 9S TS, up QH | may order; pass x4; may call D, call S
    house joker=yes caller_holds=natural | 1 JK 7S 8S 9S TS, up QH | may-not order; pass x4; may-not call D; may call S
12.1 a joker turned up wants hearts (4.6), and does not count
    railroad caller_holds=trump | 1 7H 8S 9S TS QS, up JK | may order
    railroad caller_holds=trump | 1 7S 8S 9S TS QS, up JK | may-not order
12.1 what counts is the hand at the moment of the call, after a farmer's exchange (3.2) and after the tables were turned
    caller_holds=trump farmers_hand=any-three | 1 9S TS 9D AS KS, up QH, kitty AH KH TH | lawful farmers 9D 9S TS, pass
    1 farmers 9S TS 9D; lawful {ORDERS}
    score=0:8 turning_the_tables=yes caller_holds=natural | {HOLDING} | lawful pass, turn-tables; 1 turn-tables; pass
    asked order 2; may order
12.1 a stuck dealer who holds nothing is free to name any of the three suits, or to fold where that is the law
    caller_holds=trump lone_hands=no | {STUCK} | pass x7; lawful call: C D S; 4 call S; phase play
    caller_holds=natural lone_hands=no | {STUCK} | pass x7; lawful call: C D S; 4 call S; phase play
    caller_holds=trump lone_hands=no second_round=stick-or-fold | {STUCK} | pass x7; lawful fold, call: C D S
    caller_holds=natural lone_hands=no second_round=stick-or-fold | {STUCK} | pass x7; lawful fold, call: C D S
12.1 a stuck dealer who holds something is bound
    caller_holds=trump lone_hands=no | 4 AH KH TH 9H JS, up QH | pass x7; lawful call: C S; unlawful 4 call D: 12.1
    unlawful 4 pass: 4.5
    caller_holds=natural lone_hands=no | 4 AH KH TH 9H JS, up QH | pass x7; lawful call: S; unlawful 4 call D: 12.1
    unlawful 4 pass: 4.5
12.1 where all may pass nobody is free, and the hand is thrown in
    house-24 caller_holds=natural | {STUCK} | pass x7; lawful pass; pass; result thrown-in 0 0
12.1 at an old-school table it is none of the irregular acts (9.2), in turn and out of turn
    dealt caller_holds=natural | takes-no 3 order; open-to 1 2: order; open-to 1 2: order alone; pass x2
    lawful pass; unlawful 3 order: 12.1; pass x2; open-to 1 2: call H; open-to 1 2 3: call D; open-to 1 2 3: call S
    open-to 4: call C; pass x2; unlawful 3 call H: 12.1
12.2 a partner who may only go alone (4.4) passes, in round one only
    earlwood lone_hands=no | up 9H | pass; lawful pass; shows-calls pass; unlawful 2 order: 4.4
    unlawful 2 order alone: 12.2; pass; lawful order, pass; pass x3; 2 call S; phase play
12.2 at an old-school table nobody declares alone out of turn either, nor the suit turned down
    dealt lone_hands=no | open-to 1 2 3 4: order; takes-no 3 alone; pass x4; open-to 1 2 3 4: call H; takes-no 1 alone
    takes-no 3 alone
12.3 each side by its own score
    score=9:3 lone_closed=2 | up 9H | may-not order alone; pass; may order alone
12.3 closed from the start of a short game, and with points carried over
    points=3 lone_closed=3 | up 9H | may-not order alone
    points=4 lone_closed=3 | up 9H | may order alone
    railroad score=8:0 lone_closed=2 | up 9H | may-not order alone; pass; may order alone
12.3 a closed side may defend alone
    csl cut=no score=9:0 lone_closed=5 | up 9H | pass; 2 order alone; asked defend-alone 3; lawful defend-alone, pass
12.3 a partner who may only go alone (4.4) passes while their side is closed
    earlwood score=0:10 lone_closed=1 | up 9H | pass; lawful pass
    earlwood score=0:9 lone_closed=1 | up 9H | pass; lawful order alone, pass
12.3 a side that is set back (7.4) may go alone again
    score=9:0 setback=yes lone_closed=1 | 1 9D TD QD 9S TS, 2 JH JD AH KH QH, 3 QS JS TC QC KC, 4 AS AD AC KS KD, up 9C|
    pass x4; lawful pass, call: D H S; 1 call H; finish; score 7 0; deal; pass x2; may order alone
12.3 at an old-school table a closed side declares nothing alone out of turn either
    dealt points=2 lone_closed=2 | takes-no 1 alone; takes-no 2 alone; takes-no 3 alone; takes-no 4 alone
12.5 whoever accepted the turn-up, the dealer keeps it
    keep_turnup=yes | {KING_HIGH} | 1 order; lawful discard: AS KS QS JS TS; unlawful 4 discard 9D: 12.5 keep-turn-up
    4 discard TS; phase play
    keep_turnup=yes | {KING_HIGH} | pass; 2 order; unlawful 4 discard 9D: 12.5
    keep_turnup=yes | {KING_HIGH} | pass x2; 3 order; unlawful 4 discard 9D: 12.5
    keep_turnup=yes | {KING_HIGH} | pass x3; 4 order; unlawful 4 discard 9D: 12.5
12.5 a lone dealer may part with it for the partner's best (5.4)
    keep_turnup=yes partners_best=give-then-discard | 4 AS KS QS JS TS, 2 AD KD QD JD TD, up 9D | pass x3; 4 order alone
    may-not discard 9D; 4 discard TS; 2 give JD; may discard 9D
    keep_turnup=yes partners_best=discard-then-give | 4 AS KS QS JS TS, 2 AD KD QD JD TD, up 9D | pass x3; 4 order alone
    4 discard TS; may best 9D
12.5 giving it away (5.6) is idle: the dealer who sits out is not asked, and it stays on the table
    give_turnup=yes | up 9D | pass; 2 order alone; asked give-turnup 4
    give_turnup=yes keep_turnup=yes | up 9D | pass; 2 order alone; asked play 1; public turnup_taken_by=None
12.5 at an old-school table the discard of the turn-up is not taken either
    dealt keep_turnup=yes | 1 order; takes-no 4 discard 9H; unlawful 4 discard 9H: 12.5
12.6 after a joker (4.6) hearts, and the joker stays turned down
    railroad second_round=stick stuck_any=yes | up JK | pass x7; may call H alone; 4 call H; public turned_down=True
12.6 whoever holds cards of the suit turned down alone may name it, and is not free (12.1)
    caller_holds=natural stuck_any=yes lone_hands=no | {STUCK} | pass x7; lawful call: H
12.6 at an old-school table (9.6) a claim against the stuck dealer is false, against all others, and before that, true
    dealt stuck_any=yes | pass x7; may call H; open-to 1 2 3 4: call H; 4 call H; 1 claim call 4; rejected; phase play
    dealt stuck_any=yes | pass x4; may-not call H; 1 call H; 2 claim call 1; upheld
    dealt stuck_any=yes | pass x4; 4 call H; 1 claim call 4; upheld; pass x3; lawful fold
12.7 where a suit is always trump the refusal names the law
    | up 9H | pass x4; unlawful 1 call NT: 12.7 no-no-trump
12.7 there are no bowers and nothing is trump: a jack is below its queen and beats nothing of another suit (6.1)
    no_trump=yes | {PLAYED} | pass x4; 1 call NT; 1 JC; 2 AH; 3 TS; 4 QC; tricks 4; 4 AC; may AS, TD; 1 TD; 2 QH; 3 JD
    tricks 4 4
12.7 the jack of spades follows spades, whatever was turned up
    no_trump=yes | {PLAYED} | pass x4; 1 call NT; 1 AS; lawful 9S JS; unlawful 2 AH: 6.1
12.7 it scores as any call (7.1), with the partner and alone
    no_trump=yes | {ACES} | pass x4; 1 call NT; finish; result march 2 0
    no_trump=yes lone_march=9 | {ACES} | pass x4; 1 call NT alone; finish; result march 9 0
12.7 a stuck dealer may call it beside what they hold; who can name no suit (12.1) has to
    no_trump=yes lone_hands=no | {PLAYED} | pass x7; lawful call: C D NT S
    no_trump=yes lone_hands=no caller_holds=natural | {STUCK} | pass x7; lawful call: NT
12.7 any hand may call it: what a caller must hold binds the suits
    no_trump=yes lone_hands=no caller_holds=natural | {STUCK} | pass x4; lawful pass, call: NT S
12.7 no lead is a trump lead (6.2)
    no_trump=yes no_first_blood=yes | {PLAYED} | pass x4; 1 call NT; lawful AS KS QS JC TD
12.7 a lone maker's left leads where that is the law (5.3), and the partner chooses what to give (5.4)
    no_trump=yes first_lead=maker-left partners_best=give-then-discard | {PLAYED} | pass x4; 1 call NT alone
    asked give 3; lawful give: TS AD KD QD JD; 3 give AD; 1 discard TD; asked play 2
12.7 at an old-school table in turn only; a claim against it is false (9.6); a suit that is named may be any (9.5)
    dealt no_trump=yes | pass x4; open-to 1: call NT; unlawful 3 call NT: 4.3; 1 call NT; 2 claim call 1; rejected; 3 QS
    2 claim lead 3; upheld; asked suit 4; 4 suit H; lawful AH KH; 1 AH; asked play 2; lawful JH TH; 2 9D; 3 QS; 4 9C
    1 gather; 1 KH; 2 TH; 3 KD; 4 TC; 1 gather; 3 claim renege 2 1; upheld
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_12(story: Story) -> None:
    story.tell()


def test_law_12_7_no_trick_is_certain_that_a_longer_suit_takes() -> None:
    """The rest is certain with what no card of the same suit can beat, and nothing can be trumped (6.1)."""
    for cards, certain in ((PLAYED, False), (ACES, True)):
        table = lay_table("no_trump=yes", cards).passes(4).say("1 call NT")
        order = sure_tricks(seat_view(table.state, Seat(1)))
        assert (order is not None and len(order) == 5) is certain


def test_law_12_where_the_options_exist() -> None:
    """Law 12: in the partnership games with a turn-up; off unless somebody chooses them."""
    for option, off in {"lone_hands": True, "lone_closed": 0, "no_trump": False}.items():
        having = {name: preset.choices[option].default for name, preset in PRESETS.items() if option in preset.choices}
        assert having == dict.fromkeys(PARTNERSHIPS, off)


def test_law_12_games_without_them_are_as_before() -> None:
    """Law 12: by default every call is as in the books."""
    state = deal(begin(build("standard"), Seat(4)), make_pack(24, joker=False))
    assert len(legal_acts(state, Seat(1))) == 3
    for seat in (1, 2, 3, 4):
        state = apply(state, Seat(seat), legal_acts(state, Seat(seat))[0])
    assert len(legal_acts(state, Seat(1))) == 7


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_law_12_2_nobody_declares_alone(preset: str) -> None:
    """Law 12.2: neither in round one nor in round two, and so nobody defends alone."""
    table = Table(preset, cut="no", lone_hands=False, partner_order="free", defend_alone=True).deal(turnup="9H")
    for _ in range(4):
        assert table.legal == ["order", "pass"]
        assert [*public_calls(public_view(table.state))] == [*legal_acts(table.state, Seat(table.turn))]
        refused = table.refused(f"{table.turn} order alone")
        assert (refused.fault, refused.law) == (Fault.LONE_HANDS_OFF, "12.2")
        table.passes(1)
    refused = table.refused("1 call S alone")
    assert (refused.fault, refused.law) == (Fault.LONE_HANDS_OFF, "12.2")
    assert not any("alone" in act for act in table.legal)
    assert table.say("1 call S").phase == Phase.PLAY


def at(score: tuple[int, int], preset: str = "standard", **changes: Any) -> Table:
    """A table whose sides have this score; the hand is yet to be dealt."""
    table = Table(preset, cut="no", **changes)
    standing = table.state.standing
    table.state = table.state._replace(standing=type(standing)(standing.number, standing.dealer, score))
    return table


@pytest.mark.parametrize(
    ("closed", "score", "lone"),
    [
        (2, (7, 0), True), (2, (8, 0), False), (2, (9, 0), False), (1, (8, 0), True), (1, (9, 0), False),
        (5, (4, 9), True), (5, (5, 0), False), (0, (9, 9), True), (0, (10, 10), True), (1, (11, 11), False),
        (3, (-2, 9), True),
    ],
)  # fmt: skip
def test_law_12_3_a_side_near_to_winning(closed: int, score: tuple[int, int], lone: bool) -> None:
    """Law 12.3: seats 1 and 3 lack this little; what the others lack does not bind them."""
    table = at(score, lone_closed=closed).deal(turnup="9H")
    for seat in (1, 3):
        table.passes(seat - table.turn)
        assert ("order alone" in table.legal) is lone
        assert public_calls(public_view(table.state)) == legal_acts(table.state, Seat(seat))
        if not lone:
            refused = table.refused(f"{seat} order alone")
            assert (refused.fault, refused.law) == (Fault.LONE_HANDS_CLOSED, "12.3")
    table.passes(2)
    assert ("call S alone" in table.legal) is lone


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_law_12_4_three_tricks_alone_may_pay_nothing(preset: str) -> None:
    """Law 12.4: the outcome stays made; with the partner it pays 1 as ever, and a march its points."""
    options: dict[str, Any] = {"lone_made": 0, "cut": "no", "pack": 24, "joker": False, "partners_best": "off"}
    options |= {"first_lead": "dealer-left", "defend_alone": False}
    for call, points in (("1 call H alone", (0, 0)), ("1 call H", (1, 0))):
        table = Table(preset, **options).deal(MADE, turnup="9C").passes(4).say(call).finish()
        assert (table.outcome, table.points) == ("made", points)
    lone = {1: "JH JD AH KH QH"}
    table = Table(preset, **options).deal(lone, turnup="9C").passes(4).say("1 call H alone").finish()
    assert (table.outcome, table.points) == ("march", (table.rules.lone_march, 0))


def test_law_12_4_only_the_lone_hand_made_may_pay_nothing() -> None:
    """Laws 12.4, 11: all other scores are 1 to 9 as before."""
    scores = {name: choice for name, choice in PRESETS["csl"].choices.items() if name in SEVEN}
    assert {name: min(choice.allowed) for name, choice in scores.items()} == dict.fromkeys(SEVEN, 1) | {"lone_made": 0}


@pytest.mark.parametrize("preset", ["cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_12_1_in_the_games_for_individuals(preset: str) -> None:
    """Laws 12.1, 8.5: everybody who makes trump; a called partner's suit is no trump."""
    table = Table(preset, cut="no", pack=24, caller_holds="natural")
    table.deal({1: "9S TS JS QS KS AS AC"[: 3 * table.rules.hand_size - 1]}, turnup="QH")
    assert table.legal == ["pass"]
    table.passes(table.rules.players)
    assert table.legal == (["call C", "call S", "pass"] if preset == "three-seven" else ["call S", "pass"])
    if preset == "call-ace":
        table.say("1 call S")
        assert len(table.legal) == 5


@pytest.mark.parametrize("preset", ["cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_12_5_in_the_games_for_individuals(preset: str) -> None:
    """Law 12.5: the same dealer, the same card."""
    table = Table(preset, cut="no", pack=24, keep_turnup=True).deal(turnup="9D").say("1 order")
    assert "discard 9D" not in table.legal
    assert len(table.legal) == table.rules.hand_size


@pytest.mark.parametrize("preset", [*PARTNERSHIPS, "cutthroat", "three-seven", "two-handed", "call-ace"])
@pytest.mark.parametrize("second_round", ["stick", "stick-or-fold", "throw-in"])
def test_law_12_6_the_suit_turned_down(preset: str, second_round: str) -> None:
    """Law 12.6: only for the dealer, only when stuck."""
    changes: dict[str, Any] = {"second_round": second_round, "stuck_any": True, "cut": "no", "partner_order": "free"}
    changes = {name: value for name, value in changes.items() if name in PRESETS[preset].choices}
    table = Table(preset, **changes).deal(turnup="9H")
    players = table.rules.players
    table.passes(players)
    for _ in range(players - 1):
        assert "call H" not in table.legal
        assert table.refused(f"{table.turn} call H").law == "4.3"
        table.passes(1)
    assert ("call H" in table.legal) is (second_round != "throw-in")
    assert "call H" not in [*map(str, public_calls(public_view(table.state)))]
    assert public_calls(public_view(table.state)) == legal_acts(table.state, Seat(players))
    if second_round != "throw-in":
        table.say(f"{players} call H")
        assert public_view(table.state).trump == 1
        assert public_view(table.state).turnup_taken_by is None


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_law_12_7_called_in_round_two(preset: str) -> None:
    """Law 12.7: by everybody, alone too, beside the suits; not in round one."""
    options: dict[str, Any] = {"no_trump": True, "joker": False, "pack": 24, "cut": "no", "partner_order": "free"}
    table = Table(preset, **options).deal(turnup="9H").passes(4)
    assert [act for act in table.legal if "NT" in act] == ["call NT", "call NT alone"]
    assert public_calls(public_view(table.state)) == legal_acts(table.state, Seat(1))
    state = Table(preset, no_trump=True, joker=False, cut="no").deal(turnup="9H")
    assert not any("NT" in act for act in state.legal)
    assert state.refused("1 call NT").law == "4.1"
