"""Laws 12.1 to 12.7: house rules beyond the books, which no record of before them has."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import NO_TRUMP, make_pack
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.presets import PRESETS, build
from bot.engine.refusals import Fault
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.sure_tricks import sure_tricks
from bot.engine.views import public_calls, public_view, seat_view
from tests.engine.old_school import dealt, taken, upheld
from tests.engine.tables import Table
from tests.world import require

SEVEN = ("lone_made", "lone_march", "euchre", "lone_euchre", "euchre_march", "lone_defence", "lone_defence_march")
PARTNERSHIPS = ["earlwood", "newberry", "csl", "standard", "house", "house-24", "campus", "railroad"]


def at(score: tuple[int, int], preset: str = "standard", **changes: Any) -> Table:
    """A table whose sides have this score; the hand is yet to be dealt."""
    table = Table(preset, cut="no", **changes)
    standing = table.state.standing
    table.state = table.state._replace(standing=type(standing)(standing.number, standing.dealer, score))
    return table


def test_law_12_where_the_options_exist() -> None:
    """Law 12: in the partnership games with a turn-up; off unless somebody chooses them."""
    for option, off in {"lone_hands": True, "lone_closed": 0, "no_trump": False}.items():
        having = {name: preset.choices[option].default for name, preset in PRESETS.items() if option in preset.choices}
        assert having == dict.fromkeys(PARTNERSHIPS, off)


# -- no lone hands (law 12.2)


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


def test_law_12_2_a_partner_who_may_only_go_alone_passes() -> None:
    """Laws 12.2, 4.4: the dealer's partner has no call left in round one; all others have."""
    table = Table("earlwood", lone_hands=False).deal(turnup="9H")
    assert table.passes(1).legal == ["pass"]
    assert [*map(str, public_calls(public_view(table.state)))] == ["Pass()"]
    assert table.refused("2 order").law == "4.4"
    assert table.refused("2 order alone").law == "12.2"
    assert table.passes(1).legal == ["order", "pass"]
    assert table.passes(3).say("2 call S").phase == Phase.PLAY, "round one only"


def test_law_12_2_at_an_old_school_table_too() -> None:
    """Law 12: out of turn and of the suit turned down nobody declares alone either."""
    table = dealt(lone_hands=False)
    assert [act for act in taken(table, 3) if "order" in act] == ["order"]
    table.passes(4)
    for seat in (1, 3):
        calls = [act for act in taken(table, seat) if act.startswith("call")]
        assert "call H" in calls
        assert not any("alone" in act for act in calls)


# -- no lone hands near the end (law 12.3)


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


def test_law_12_3_each_side_by_its_own_score() -> None:
    """Law 12.3: the other side may."""
    table = at((9, 3), lone_closed=2).deal(turnup="9H")
    assert "order alone" not in table.legal
    assert "order alone" in table.passes(1).legal


def test_law_12_3_closed_from_the_start_of_a_short_game() -> None:
    """Law 12.3: in a game to no more points than that, and with points carried over."""
    assert "order alone" not in Table(points=3, lone_closed=3).deal(turnup="9H").legal
    assert "order alone" in Table(points=4, lone_closed=3).deal(turnup="9H").legal
    table = Table.following("railroad", 3, 1, (8, 0), lone_closed=2).deal(turnup="9H")
    assert "order alone" not in table.legal
    assert "order alone" in table.passes(1).legal


def test_law_12_3_a_lone_defender_is_not_touched() -> None:
    """Law 12.3: a closed side may defend alone."""
    table = at((9, 0), "csl", lone_closed=5).deal(turnup="9H").passes(1).say("2 order alone")
    assert table.asked() == ("defend-alone", 3)
    assert table.legal == ["defend-alone", "pass"]


def test_law_12_3_a_partner_who_may_only_go_alone_passes() -> None:
    """Laws 12.3, 4.4: while their side is closed."""
    assert at((0, 10), "earlwood", lone_closed=1).deal(turnup="9H").passes(1).legal == ["pass"]
    assert at((0, 9), "earlwood", lone_closed=1).deal(turnup="9H").passes(1).legal == ["order alone", "pass"]


def test_law_12_3_setback_opens_it_again() -> None:
    """Laws 12.3, 7.4: a side that is set back below the border may go alone again."""
    table = at((9, 0), setback=True, lone_closed=1).deal(
        {1: "9D TD QD 9S TS", 2: "JH JD AH KH QH", 3: "QS JS TC QC KC", 4: "AS AD AC KS KD"}, turnup="9C"
    )
    assert table.passes(4).legal == ["call D", "call H", "call S", "pass"]
    table.say("1 call H").finish()
    assert table.state.score == (7, 0)
    table.deal(turnup="9H").passes(1)
    assert "order alone" in table.passes(1).legal


def test_law_12_3_at_an_old_school_table_too() -> None:
    """Law 12: no declaration out of turn is alone either, for a side that is closed."""
    table = dealt(points=2, lone_closed=2)
    assert not any("alone" in act for seat in (1, 2, 3, 4) for act in taken(table, seat))


# -- lone hands that need all tricks (law 12.4)


MADE = {1: "JH JD AH 9D 9S", 2: "KC KS KD AD AS", 3: "TC JC QC TS TD", 4: "KH QH TH 9H QD"}
"""Seat 1 takes three tricks with hearts."""


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
    assert (table.outcome, table.points) == ("march", (4, 0))


def test_law_12_4_only_the_lone_hand_made_may_pay_nothing() -> None:
    """Laws 12.4, 11: all other scores are 1 to 9 as before."""
    scores = {name: choice for name, choice in PRESETS["csl"].choices.items() if name in SEVEN}
    assert {name: min(choice.allowed) for name, choice in scores.items()} == dict.fromkeys(SEVEN, 1) | {"lone_made": 0}


def test_law_12_games_without_them_are_as_before() -> None:
    """Law 12: by default every call is as in the books."""
    state = deal(begin(build("standard"), Seat(4)), make_pack(24, joker=False))
    assert len(legal_acts(state, Seat(1))) == 3
    for seat in (1, 2, 3, 4):
        state = apply(state, Seat(seat), legal_acts(state, Seat(seat))[0])
    assert len(legal_acts(state, Seat(1))) == 7


# -- what a caller must hold (law 12.1)


HOLDING = {1: "AS KS QS TD 9D", 2: "JD AC KC QC TC", 3: "AH KD QD AD TS", 4: "9C 9S JS JC TH"}
"""Hearts are turned up: seat 1 holds none, 2 only the left bower, 3 the ace; 4, the dealer, a small one."""


@pytest.mark.parametrize(
    ("rule", "lawful"),
    [("any", (True, True, True, True)), ("trump", (False, True, True, True)), ("natural", (False, False, True, True))],
)
def test_law_12_1_in_round_one(rule: str, lawful: tuple[bool, ...]) -> None:
    """Law 12.1: the left bower counts for ``trump`` and not for ``natural``, the turn-up itself for neither."""
    table = Table(caller_holds=rule).deal(HOLDING, turnup="QH")
    for seat, may in enumerate(lawful, 1):
        assert table.legal == (["order", "order alone", "pass"] if may else ["pass"])
        if not may:
            for act in (f"{seat} order", f"{seat} order alone"):
                refused = table.refused(act)
                assert (refused.law, refused.suit) == ("12.1", 1)
                assert refused.fault is (Fault.HOLDS_NO_SUIT if rule == "natural" else Fault.HOLDS_NO_TRUMP)
        assert len(public_calls(public_view(table.state))) == 3, "what others are shown tells nothing of the hand"
        table.passes(1)


def test_law_12_1_the_dealers_turn_up_does_not_count() -> None:
    """Law 12.1: a dealer without a heart may not take one up."""
    table = Table(caller_holds="trump").deal(HOLDING | {4: "9C 9S JS JC TC", 2: "JD AC KC QC TH"}, turnup="QH")
    assert table.passes(3).legal == ["pass"]


@pytest.mark.parametrize(("rule", "suits"), [("trump", "CDS"), ("natural", "DS")])
def test_law_12_1_in_round_two(rule: str, suits: str) -> None:
    """Law 12.1: by the hand of the seat on turn, suit for suit; the jack of spades is the left bower of clubs."""
    table = Table(caller_holds=rule).deal({1: "AS JS QS TD 9D", 2: "AC KC QC TC 9C"}, turnup="QH").passes(4)
    assert [act for act in table.legal if "alone" not in act] == [f"call {suit}" for suit in suits] + ["pass"]
    if rule == "natural":
        assert table.refused("1 call C").law == "12.1"
    assert table.refused("1 call H").law == "4.3"
    assert table.passes(1).legal == ["call C", "call C alone", "pass"]


@pytest.mark.parametrize(("rule", "lawful"), [("trump", True), ("natural", False)])
def test_law_12_1_a_joker_in_hand_is_a_trump(rule: str, lawful: bool) -> None:
    """Law 12.1: it counts for ``trump``, of any suit, and not for ``natural``."""
    table = Table("house", joker=True, caller_holds=rule).deal({1: "JK 7S 8S 9S TS"}, turnup="QH")
    assert ("order" in table.legal) is lawful
    assert ("call D" in table.passes(4).legal) is lawful
    assert "call S" in table.legal


@pytest.mark.parametrize(("cards", "lawful"), [("7H 8S 9S TS QS", True), ("7S 8S 9S TS QS", False)])
def test_law_12_1_a_joker_turned_up_wants_hearts(cards: str, lawful: bool) -> None:
    """Laws 12.1, 4.6: the joker turned up does not count."""
    table = Table("railroad", caller_holds="trump").deal({1: cards}, turnup="JK")
    assert ("order" in table.legal) is lawful


def test_law_12_1_after_a_farmers_exchange() -> None:
    """Laws 12.1, 3.2: what counts is the hand at the moment of the call; then they may have to pass."""
    table = Table(caller_holds="trump", farmers_hand="any-three").deal(
        {1: "9S TS 9D AS KS"}, turnup="QH", kitty="AH KH TH"
    )
    assert table.legal == ["farmers 9D 9S TS", "pass"]
    assert table.say("1 farmers 9S TS 9D").legal == ["order", "order alone", "pass"]


def test_law_12_1_after_the_tables_were_turned() -> None:
    """Laws 12.1, 2.7: the hand that one has then."""
    table = at((0, 8), turning_the_tables=True, caller_holds="natural").deal(HOLDING, turnup="QH")
    assert table.legal == ["pass", "turn-tables"]
    table.say("1 turn-tables").passes(1)
    assert table.asked() == ("order", 2)
    assert "order" in table.legal, "the ace of hearts was seat 3's"


STUCK = {4: "AH KH TH 9H QH", 1: "9S TS JS QS KS", 2: "9D TD JD QD KD", 3: "9C TC JC QC KC"}
"""Hearts are turned up, and the dealer holds nothing else."""


@pytest.mark.parametrize("rule", ["trump", "natural"])
@pytest.mark.parametrize("second_round", ["stick", "stick-or-fold"])
def test_law_12_1_a_stuck_dealer_who_holds_nothing_is_free(rule: str, second_round: str) -> None:
    """Law 12.1: they may name any of the three suits, and fold where that is the law; they never have to."""
    table = Table(caller_holds=rule, second_round=second_round, lone_hands=False).deal(STUCK, turnup="JH").passes(7)
    fold = ["fold"] if second_round == "stick-or-fold" else []
    assert table.legal == ["call C", "call D", "call S", *fold]
    assert table.say("4 call S").phase == Phase.PLAY


@pytest.mark.parametrize(("rule", "suits"), [("trump", "CS"), ("natural", "S")])
def test_law_12_1_a_stuck_dealer_who_holds_something_is_bound(rule: str, suits: str) -> None:
    """Law 12.1: with a jack of spades one may name spades, and clubs by the left bower; not diamonds."""
    hands = {4: "AH KH TH 9H JS"}
    table = Table(caller_holds=rule, second_round="stick", lone_hands=False).deal(hands, turnup="QH").passes(7)
    assert table.legal == [f"call {suit}" for suit in suits]
    assert table.refused("4 call D").law == "12.1"
    assert table.refused("4 pass").law == "4.5"


def test_law_12_1_where_all_may_pass_nobody_is_free() -> None:
    """Law 12.1: a dealer who is not stuck passes, and the hand is thrown in."""
    table = Table("house-24", caller_holds="natural").deal(STUCK, turnup="JH").passes(7)
    assert table.legal == ["pass"]
    assert table.passes(1).outcome == "thrown-in"


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


def test_law_12_1_at_an_old_school_table() -> None:
    """Laws 12.1, 9.2: what it forbids is none of the irregular acts, in turn and out of turn, by one on whom it is not
    yet to be stuck either.
    """
    table = dealt(caller_holds="natural")
    assert [act for act in taken(table, 3) if "order" in act] == []
    assert [act for act in taken(table, 2) if "order" in act] == ["order", "order alone"]
    assert table.passes(2).legal == ["pass"]
    assert table.refused("3 order").law == "12.1"
    table.passes(2)
    assert [act for act in taken(table, 1) if act.startswith("call") and "alone" not in act] == [
        "call D", "call H", "call S",
    ]  # fmt: skip
    assert [act for act in taken(table, 4) if act.startswith("call") and "alone" not in act] == ["call C"]
    assert table.passes(2).refused("3 call H").law == "12.1"


# -- the turn-up is kept (law 12.5)


@pytest.mark.parametrize("maker", [1, 2, 3, 4])
def test_law_12_5_the_dealer_keeps_it(maker: int) -> None:
    """Law 12.5: whoever accepted it, every card but the turn-up may be discarded."""
    table = Table(keep_turnup=True).deal({4: "AS KS QS JS TS"}, turnup="9D").passes(maker - 1).say(f"{maker} order")
    assert table.legal == sorted(f"discard {card}" for card in ["AS", "KS", "QS", "JS", "TS"])
    refused = table.refused("4 discard 9D")
    assert (refused.fault, refused.law) == (Fault.KEEP_TURN_UP, "12.5")
    assert table.say("4 discard TS").phase == Phase.PLAY


@pytest.mark.parametrize("preset", ["cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_12_5_in_the_games_for_individuals(preset: str) -> None:
    """Law 12.5: the same dealer, the same card."""
    table = Table(preset, cut="no", pack=24, keep_turnup=True).deal(turnup="9D").say("1 order")
    assert "discard 9D" not in table.legal
    assert len(table.legal) == table.rules.hand_size


def test_law_12_5_a_lone_dealer_may_part_with_it_for_the_partners_best() -> None:
    """Laws 12.5, 5.4: the second discard, and the call for best, are not touched."""
    hands = {4: "AS KS QS JS TS", 2: "AD KD QD JD TD"}
    table = Table(keep_turnup=True, partners_best="give-then-discard").deal(hands, turnup="9D").passes(3)
    table.say("4 order alone")
    assert "discard 9D" not in table.legal
    assert "discard 9D" in table.say("4 discard TS; 2 give JD").legal
    table = Table(keep_turnup=True, partners_best="discard-then-give").deal(hands, turnup="9D").passes(3)
    assert "best 9D" in table.say("4 order alone; 4 discard TS").legal


def test_law_12_5_giving_it_away_is_idle() -> None:
    """Laws 12.5, 5.6: the dealer who sits out is not asked; the turn-up stays on the table."""
    for keep, question in ((False, ("give-turnup", 4)), (True, ("play", 1))):
        table = Table(give_turnup=True, keep_turnup=keep).deal(turnup="9D").passes(1).say("2 order alone")
        assert table.asked() == question
    assert public_view(table.state).turnup_taken_by is None


def test_law_12_5_at_an_old_school_table() -> None:
    """Law 12: the discard of the turn-up is not taken there either."""
    table = dealt(keep_turnup=True).say("1 order")
    assert "discard 9H" not in taken(table, 4)
    assert table.refused("4 discard 9H").law == "12.5"


# -- the stuck dealer's free choice (law 12.6)


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


def test_law_12_6_after_a_joker_hearts() -> None:
    """Laws 12.6, 4.6: the joker stays turned down."""
    table = Table("railroad", second_round="stick", stuck_any=True).deal(turnup="JK").passes(7)
    assert "call H alone" in table.legal
    assert public_view(table.say("4 call H").state).turned_down


def test_law_12_6_and_12_1_all_four_suits() -> None:
    """Laws 12.1, 12.6: who holds cards of the suit turned down alone may name it, and is not free."""
    table = Table(caller_holds="natural", stuck_any=True, lone_hands=False).deal(STUCK, turnup="JH").passes(7)
    assert table.legal == ["call H"]


def test_law_12_6_at_an_old_school_table() -> None:
    """Laws 12.6, 9.6: the stuck dealer's call of that suit is lawful, and a claim against it false; of any other player
    it is irregular as ever, and a barred dealer may only fold.
    """
    table = dealt(stuck_any=True).passes(7)
    assert "call H" in table.legal
    assert len([act for act in taken(table, 4) if act == "call H"]) == 1
    table.say("4 call H; 1 claim call 4")
    assert not upheld(table)
    assert table.phase == Phase.PLAY
    table = dealt(stuck_any=True).passes(4)
    assert "call H" not in table.legal
    assert upheld(table.say("1 call H; 2 claim call 1"))
    table = dealt(stuck_any=True).passes(4)
    assert upheld(table.say("4 call H; 1 claim call 4")), "before their turn they are not stuck"
    assert table.passes(3).legal == ["fold"]


# -- no trump (law 12.7)


def no_trump(preset: str = "standard", **changes: Any) -> Table:
    """A table at which no trump may be called; seat 1 is asked in round two, and the nine of hearts is turned down."""
    options: dict[str, Any] = {"no_trump": True, "joker": False, "pack": 24, "cut": "no", "partners_best": "off"}
    options |= {"first_lead": "dealer-left", "defend_alone": False, "partner_order": "free"}
    return Table(preset, **(options | changes)).deal(PLAYED, turnup="9H").passes(4)


PLAYED = {1: "AS KS QS JC TD", 2: "9S JS AH KH QH", 3: "TS AD KD QD JD", 4: "AC KC QC TC 9C"}
"""Of spades, seat 1 has the three highest, seat 2 the nine and the jack, seat 3 the ten, the dealer none."""


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_law_12_7_called_in_round_two(preset: str) -> None:
    """Law 12.7: by everybody, alone too, beside the suits; not in round one."""
    table = no_trump(preset)
    assert [act for act in table.legal if "NT" in act] == ["call NT", "call NT alone"]
    assert public_calls(public_view(table.state)) == legal_acts(table.state, Seat(1))
    state = Table(preset, no_trump=True, joker=False, cut="no").deal(turnup="9H")
    assert not any("NT" in act for act in state.legal)
    assert state.refused("1 call NT").law == "4.1"


def test_law_12_7_not_where_a_suit_is_always_trump() -> None:
    """Law 12.7: the refusal names the law."""
    refused = Table().deal(turnup="9H").passes(4).refused("1 call NT")
    assert (refused.fault, refused.law) == (Fault.NO_NO_TRUMP, "12.7")


def test_law_12_7_there_are_no_bowers_and_nothing_is_trump() -> None:
    """Laws 12.7, 6.1: the jack ranks below the queen, belongs to its own suit and beats nothing of another."""
    table = no_trump().say("1 call NT")
    assert public_view(table.state).trump is NO_TRUMP
    table.say("1 JC; 2 AH; 3 TS; 4 QC")
    assert table.winners == [4], "the queen of the suit led; neither the ace of hearts nor the jack"
    table.say("4 AC")
    assert "AS" in table.legal
    assert "TD" in table.legal, "who is void plays what they like"
    table.say("1 TD; 2 QH; 3 JD")
    assert table.winners == [4, 4]


def test_law_12_7_the_left_bower_follows_its_printed_suit() -> None:
    """Law 12.7: the jack of spades has to follow spades, whatever was turned up."""
    table = no_trump().say("1 call NT; 1 AS")
    assert table.legal == ["9S", "JS"]
    assert table.refused("2 AH").law == "6.1"


@pytest.mark.parametrize(("call", "points"), [("1 call NT", (2, 0)), ("1 call NT alone", (4, 0))])
def test_law_12_7_scores_as_any_call(call: str, points: tuple[int, int]) -> None:
    """Laws 12.7, 7.1: a march, with the partner and alone."""
    hands = {1: "AS KS AH KH AD", 2: "9S TS JS QS 9D", 3: "TD JD QD KD TH", 4: "9C TC JC QC KC"}
    table = Table(no_trump=True).deal(hands, turnup="9H").passes(4).say(call).finish()
    assert (table.outcome, table.points) == ("march", points)


def test_law_12_7_a_stuck_dealer_may_call_it() -> None:
    """Laws 12.7, 12.1, 12.6: beside what they hold; and where they hold nothing of what they could name, it is all."""
    table = no_trump(lone_hands=False).passes(3)
    assert table.legal == ["call C", "call D", "call NT", "call S"]
    bound = Table(no_trump=True, lone_hands=False, caller_holds="natural").deal(STUCK, turnup="JH").passes(7)
    assert bound.legal == ["call NT"]
    free = Table(lone_hands=False, caller_holds="natural").deal(STUCK, turnup="JH").passes(7)
    assert free.legal == ["call C", "call D", "call S"]


def test_law_12_7_any_hand_may_call_it() -> None:
    """Laws 12.7, 12.1: what a caller must hold binds the suits."""
    table = Table(no_trump=True, lone_hands=False, caller_holds="natural").deal(STUCK, turnup="JH").passes(4)
    assert table.legal == ["call NT", "call S", "pass"]


def test_law_12_7_no_lead_is_a_trump_lead() -> None:
    """Laws 12.7, 6.2: no first blood forbids nothing."""
    table = no_trump(no_first_blood=True).say("1 call NT")
    assert len(table.legal) == 5


def test_law_12_7_the_first_lead_and_the_partners_best() -> None:
    """Laws 12.7, 5.3, 5.4: a lone maker's left leads where that is the law; the partner chooses what to give."""
    table = no_trump(first_lead="maker-left", partners_best="give-then-discard").say("1 call NT alone")
    assert table.asked() == ("give", 3)
    assert len(table.legal) == 5
    assert table.say("3 give AD; 1 discard TD").asked() == ("play", 2)


def test_law_12_7_at_an_old_school_table() -> None:
    """Laws 12.7, 9.2, 9.5, 9.6: in turn only; a claim against it is false; a suit that is named may be any suit."""
    table = dealt(no_trump=True).passes(4)
    assert "call NT" in table.legal
    assert not any("NT" in act for seat in (2, 3, 4) for act in taken(table, seat))
    assert table.refused("3 call NT").law == "4.3"
    assert not upheld(table.say("1 call NT; 2 claim call 1"))
    table.say("3 QS; 2 claim lead 3")
    assert upheld(table)
    assert table.asked() == ("suit", 4)
    table.say("4 suit H")
    assert table.legal == ["AH", "KH"]
    assert table.say("1 AH").turn == 2
    assert table.legal == ["JH", "TH"], "the jack of hearts is a heart"
    table.say("2 9D; 3 QS; 4 9C; 1 gather; 1 KH; 2 TH; 3 KD; 4 TC; 1 gather; 3 claim renege 2 1")
    assert upheld(table)


def test_law_12_7_no_trick_is_certain_that_a_longer_suit_takes() -> None:
    """Laws 12.7, 6.1: the rest is certain with what no card of the same suit can beat, and nothing can be trumped."""
    table = no_trump().say("1 call NT")
    assert sure_tricks(seat_view(table.state, Seat(1))) is None
    table.say("1 TD; 2 9S; 3 AD; 4 AC; 3 KD; 4 TC; 1 JC; 2 JS; 3 QD; 4 9C")
    assert table.winners == [3, 3]
    hands = {1: "AS KS AH KH AD", 2: "9S TS JS QS 9D", 3: "TD JD QD KD TH", 4: "9C TC JC QC KC"}
    table = Table(no_trump=True).deal(hands, turnup="9H").passes(4).say("1 call NT")
    certain = require(sure_tricks(seat_view(table.state, Seat(1))))
    assert len(certain) == 5
