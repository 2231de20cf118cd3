"""Laws 8.1 to 8.5: the games without fixed partners."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import code
from bot.engine.seats import Seat
from bot.engine.views import public_view, seat_view
from tests.engine.tables import Table, sorted_words
from tests.world import require

MARCH = "JC JS AC KC QC"


def ordered(table: Table) -> Table:
    """Seat 1 orders the turn-up, the dealer lays it away again."""
    turnup = code(require(table.state.dealt.turnup))
    return table.say(f"1 order; {table.rules.players} discard {turnup}")


def test_law_8_1_cutthroat_the_maker_against_two() -> None:
    """Law 8.1: three players, five cards of 32, eleven left over."""
    table = Table("cutthroat").deal()
    assert [len(hand) for hand in table.state.hands] == [5, 5, 5]
    assert len(table.state.dealt.kitty) == 16
    assert table.state.score == (0, 0, 0)


@pytest.mark.parametrize(
    ("hands", "points", "outcome"),
    [
        ({1: MARCH}, (3, 0, 0), "march"),
        ({1: "JC JS AC 7S 7H", 2: "AS KS QS 8S AH", 3: "AD KD QD TD 8D"}, (1, 0, 0), "made"),
        ({1: "JC JS 7S 7H 8H", 2: "AS KS QS AH KH", 3: "AD KD QD TD 8D"}, (0, 2, 2), "euchre"),
        ({1: "7S 8S 7D 8D 7H", 2: MARCH, 3: "AD KD QD TD 9H"}, (0, 2, 2), "euchre-march"),
    ],
)
def test_law_8_1_points(hands: dict[int, str], points: tuple[int, ...], outcome: str) -> None:
    """Law 8.1: made 1; march 3; euchred: each opponent 2, however badly."""
    table = ordered(Table("cutthroat").deal(hands, turnup="7C")).finish()
    assert (table.outcome, table.points) == (outcome, points)


SEVEN_MARCH = "JC JS AC KC QC TC AH"
SEVEN_FOUR = {1: "JC JS AC KC 9S 9H 9D", 2: "TS KS QS KH AS AH QH", 3: "AD KD QD JD TD TC QC"}
SEVEN_THREE = {1: "JC JS AC TD 9S 9H 9D", 2: "AS KS QS TS AH KH QH", 3: "AD KD QD JD KC TC QC"}
SEVEN_NONE = {1: "9S TS 9H TH 9D TD QD", 2: "JC JS AC KC QC TC AS", 3: "KS QS AH KH AD KD JD"}


def test_law_8_2_seven_cards_each() -> None:
    """Law 8.2: the next is turned up, two are left under it."""
    table = Table("three-seven").deal().passes(1)
    assert [len(hand) for hand in table.state.hands] == [7, 7, 7]
    assert len(table.state.dealt.kitty) == 2


@pytest.mark.parametrize(
    ("hands", "tricks", "points", "outcome"),
    [
        ({1: SEVEN_MARCH, 2: "KH"}, 7, (2, 0, 0), "march"),
        (SEVEN_FOUR, 4, (1, 0, 0), "made"),
        (SEVEN_THREE, 3, (0, 2, 2), "euchre"),
        (SEVEN_NONE, 0, (0, 2, 2), "euchre-march"),
    ],
)
def test_law_8_2_four_of_seven(hands: dict[int, str], tricks: int, points: tuple[int, ...], outcome: str) -> None:
    """Law 8.2: 4 of 7 tricks 1 point; all 7: 2; fewer than 4: each opponent 2."""
    table = ordered(Table("three-seven", cut="no").deal(hands, turnup="9C")).finish()
    assert table.winners.count(1) == tricks
    assert (table.outcome, table.points) == (outcome, points)


def test_law_8_2_six_of_seven_are_no_march() -> None:
    """Law 8.2: only all seven tricks are 2 points."""
    hands = {1: "JC JS AC KC QC TC 9S", 2: "KS QS TS AH KH QH AS", 3: "AD KD QD JD TD 9D JH"}
    table = ordered(Table("three-seven", cut="no").deal(hands, turnup="9C")).finish()
    assert (table.winners.count(1), table.points) == (6, (1, 0, 0))


@pytest.mark.parametrize(
    ("hands", "points"),
    [
        ({1: MARCH}, (2, 0)),
        ({1: "JC JS AC 9S 9H", 2: "AS KS QS AH KH"}, (1, 0)),
        ({1: "JC JS 9S 9H TH", 2: "AS KS QS AH KH"}, (0, 2)),
        ({1: "9S TS 9D TD 9H", 2: MARCH}, (0, 2)),
    ],
)
def test_law_8_3_two_handed(hands: dict[int, str], points: tuple[int, int]) -> None:
    """Law 8.3: 5 cards each; made 1, march 2, euchre 2."""
    table = ordered(Table("two-handed").deal(hands, turnup="9C")).finish()
    assert table.points == points


def test_law_8_3_two_players_bid_in_turn() -> None:
    """Law 8.3: the basic rules: the other player first, then the dealer, twice around."""
    table = Table("two-handed").deal(turnup="9C")
    for seat, phase in [(1, "order"), (2, "order"), (1, "call"), (2, "call")]:
        assert table.asked() == (phase, seat)
        table.passes(1)
    assert table.outcome == "thrown-in"


def test_law_8_4_railroad() -> None:
    """Law 8.4: joker, calling for best, giving the turn-up, laps and slams, in one hand."""
    table = Table("railroad").deal({2: "JK JC JS AC 7H", 4: "KC 7S 8S 7D 8D"}, turnup="QC")
    table.say("1 pass; 2 order alone; 4 give-turnup; 2 discard 7H; 2 best QC; 4 give KC; 3 pass; 1 pass")
    assert table.hand(2) == sorted_words("JK JC JS AC KC")
    assert table.asked() == ("play", 3)
    assert table.finish().points == (0, 4)
    assert (table.rules.laps, table.rules.slams) == (True, True)


def calling(hands: dict[int, str], turnup: str = "7C", players: int = 4, **changes: Any) -> Table:
    """A Call-Ace hand in which seat 1 ordered clubs and is about to call a partner."""
    return ordered(Table("call-ace", players=players, **changes).deal(hands, turnup=turnup))


PARTNERED = {1: "JC JS AC KC 7S", 2: "AH KH 8H QH TH", 3: "KS QS 8S TS AS", 4: "AD KD QD JD TD"}


def test_law_8_5_the_maker_calls_any_suit_trump_too_or_alone() -> None:
    """Law 8.5: after the dealer's discard."""
    table = calling(PARTNERED)
    assert table.asked() == ("partner", 1)
    assert table.legal == ["alone", "partner C", "partner D", "partner H", "partner S"]


def test_law_8_5_the_holder_of_the_best_card_is_his_partner_in_secret() -> None:
    """Law 8.5: the partner knows by the ace; maker, others and the public do not."""
    table = calling(PARTNERED).say("1 partner S")
    assert public_view(table.state).called == 0
    assert public_view(table.state).partner is None
    assert [seat_view(table.state, Seat(seat)).secret_partner for seat in (1, 2, 3, 4)] == [False, False, True, False]


def test_law_8_5_both_score() -> None:
    """Law 8.5: maker and partner together march: each 2; the partner's ace takes the last trick."""
    table = calling(PARTNERED).say("1 partner S").finish()
    assert table.winners == [1, 1, 1, 1, 3]
    assert (table.outcome, table.points) == ("march", (2, 0, 2, 0))
    assert public_view(table.state).partner == 3


def test_law_8_5_the_partner_is_public_when_he_plays_the_ace() -> None:
    """Law 8.5: every higher card has been seen, because there is none; not a card earlier."""
    table = calling(PARTNERED).say("1 partner S; 1 7S")
    assert public_view(table.state).partner is None
    table.say(f"2 {table.legal[0]}; 3 AS")
    assert public_view(table.state).partner == 3


@pytest.mark.parametrize(("kitty", "turned_down"), [(True, False), (False, True)])
def test_law_8_5_a_lower_best_card(kitty: bool, turned_down: bool) -> None:
    """Law 8.5: the king is best when the ace was turned down, which all saw, or lies unseen in the kitty."""
    hands = {1: "JC JS AC KC 7S", 2: "AH KH 8H", 3: "KS QS 8S", 4: "AD KD QD"}
    if turned_down:
        table = Table("call-ace").deal(hands, turnup="AS").passes(4).say("1 call C; 1 partner S")
    else:
        table = ordered(Table("call-ace").deal(hands, turnup="7C", kitty="AS")).say("1 partner S")
    assert kitty is not turned_down
    assert seat_view(table.state, Seat(3)).secret_partner is turned_down
    table.say("1 7S")
    table.say(f"2 {table.legal[0]}; 3 KS")
    assert (public_view(table.state).partner == 3) is turned_down
    table.say(f"4 {table.legal[0]}").finish()
    assert public_view(table.state).partner == 3
    assert table.points[2] == table.points[0] > 0


def test_law_8_5_the_dealers_discard_is_in_no_hand() -> None:
    """Law 8.5: best card in any hand *after* discard: the dealer laid the ace away and is not the partner."""
    hands = {1: "JC JS AC KC 7S", 2: "AH KH 8H", 3: "KS QS 8S", 4: "AS AD KD QD JD"}
    table = Table("call-ace").deal(hands, turnup="7C").say("1 order; 4 discard AS; 1 partner S")
    assert table.state.agreed.partner == 3
    table.finish()
    assert public_view(table.state).partner == 3
    assert table.points[3] == 0


def test_law_8_5_a_turn_up_laid_away_again_has_not_been_seen() -> None:
    """Law 8.5: the right bower was turned up, taken and laid away face down: the left bower shows nobody's hand."""
    hands = {1: "AC KC QC TC 7S", 2: "JS 7H 8H 9H TH", 3: "AS", 4: "AD"}
    table = Table("call-ace").deal(hands, turnup="JC").say("1 order; 4 discard JC; 1 partner C; 1 AC; 2 JS")
    assert table.state.agreed.partner == 2
    assert public_view(table.state).partner is None
    assert not seat_view(table.state, Seat(2)).secret_partner
    assert public_view(table.finish().state).partner == 2


def test_law_8_5_rank_under_this_trump() -> None:
    """Law 8.5: spades called, clubs trump: the jack of spades is no spade; in trump the right bower is best."""
    hands = {1: "AC KC QC TC 7S", 2: "JS", 3: "9S", 4: "JC"}
    kitty = "AS KS QS TS"
    table = ordered(Table("call-ace").deal({**hands, 2: "JS 7H 8H 9H TH", 4: "JC 7D 8D 9D TD"}, "7C", kitty))
    assert table.say("1 partner S").state.agreed.partner == 3
    table = ordered(Table("call-ace").deal({**hands, 2: "JS 7H 8H 9H TH", 4: "JC 7D 8D 9D TD"}, "7C", kitty))
    assert table.say("1 partner C").state.agreed.partner == 4
    assert seat_view(table.state, Seat(4)).secret_partner


def test_law_8_5_in_trump_the_highest_there_is_knows_it() -> None:
    """Law 8.5: with the joker in the pack the holder of the right bower cannot be sure."""
    hands = {1: "AC KC QC TC 7S", 2: "AH", 3: "JC", 4: "AD"}
    table = calling(hands, joker=True).say("1 partner C")
    assert not any("JK" in table.hand(seat) for seat in (1, 2, 3, 4))
    assert table.state.agreed.partner == 3
    assert not seat_view(table.state, Seat(3)).secret_partner


def test_law_8_5_alone() -> None:
    """Law 8.5: nobody sits out; made 1, march 4, each times three opponents; the maker has no partner."""
    table = calling({1: MARCH}).say("1 alone")
    view = public_view(table.state)
    assert (view.alone, view.sitting_out, table.turn) == (True, (), 1)
    table.finish()
    assert all(len(trick.plays) == 4 for trick in table.state.tricks)
    assert table.points == (12, 0, 0, 0)
    assert public_view(table.state).partner is None


@pytest.mark.parametrize(
    ("players", "settlement", "made", "march"),
    [
        (4, "each", 3, 12),
        (4, "once", 1, 4),
        (5, "each", 4, 12),
        (5, "once", 1, 3),
        (6, "each", 5, 15),
        (6, "once", 1, 3),
    ],
)
def test_law_8_5_without_a_partner(players: int, settlement: str, made: int, march: int) -> None:
    """Law 8.5: made 1, march 4 (3 with five or six), times the opponents with ``each``."""
    changes: dict[str, Any] = {"settlement": settlement, "points": 99}
    table = calling({1: MARCH}, players=players, **changes).say("1 alone").finish()
    assert (table.outcome, table.points) == ("march", (march, *(0,) * (players - 1)))
    three = {1: "JC JS AC 7S 7H", 2: "AS KS QS AH KH"}
    table = calling(three, players=players, **changes).say("1 alone").finish()
    assert (table.outcome, table.points) == ("made", (made, *(0,) * (players - 1)))


@pytest.mark.parametrize(("players", "march"), [(4, 2), (5, 3), (6, 3)])
def test_law_8_5_with_a_partner(players: int, march: int) -> None:
    """Law 8.5: march each 2, with five or six players 3; settlement does not matter."""
    for settlement in ("each", "once"):
        table = calling(PARTNERED, players=players, settlement=settlement).say("1 partner S").finish()
        assert table.points == tuple(march if seat in (1, 3) else 0 for seat in range(1, players + 1))


def test_law_8_5_made_with_a_partner() -> None:
    """Law 8.5: the majority together, each 1."""
    hands = {1: "JC JS AC 7S 7H", 2: "AH KH QH TH 9H", 3: "AS KD QD TD 9D", 4: "AD JD JH 8D 8H"}
    table = calling(hands).say("1 partner S; 1 JC")
    table.finish()
    assert sum(1 for seat in table.winners if seat in (1, 3)) in (3, 4)
    assert (table.outcome, table.points) == ("made", (1, 0, 1, 0))


@pytest.mark.parametrize("called", ["partner S", "partner H", "alone"])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_law_8_5_euchred(called: str, players: int) -> None:
    """Law 8.5: every other player 2, the partner not; multiplied by nothing."""
    hands = {1: "7S 8S 7D 8D 7H", 2: MARCH, 3: "AS KS QS TS 9S", 4: "AH KH QH TH 9H"}
    table = calling(hands, players=players).say(f"1 {called}").finish()
    partner = {"partner S": 3, "partner H": 4}.get(called)
    assert table.points == tuple(0 if seat in (1, partner) else 2 for seat in range(1, players + 1))


def test_law_8_5_the_maker_holds_the_best_card_himself() -> None:
    """Law 8.5: the maker has no partner, and is paid like one who called alone."""
    table = calling({1: "JC JS AC KC AS"}).say("1 partner S")
    assert not any(seat_view(table.state, Seat(seat)).secret_partner for seat in (1, 2, 3, 4))
    table.finish()
    assert table.points == (12, 0, 0, 0)
    view = public_view(table.state)
    assert (view.partner, view.alone) == (1, False)


def test_law_8_5_nobody_holds_a_card_of_the_suit() -> None:
    """Law 8.5: the maker has no partner; it is public at the end of the hand."""
    hands = {1: MARCH, 2: "7H 8H 9H TH JH", 3: "QH KH AH 7D 8D", 4: "9D TD JD QD KD"}
    table = ordered(Table("call-ace").deal(hands, turnup="7C")).say("1 partner S")
    assert public_view(table.state).partner is None
    table.finish()
    assert (table.points, public_view(table.state).partner) == ((12, 0, 0, 0), 1)


def test_law_8_5_the_farmers_exchange_counts() -> None:
    """Law 8.5: the best card after exchanges: a farmer drew the ace from the kitty."""
    hands = {1: "JC JS AC KC 7S", 2: "9H 9D 9S 8H 8D", 3: "KS QS"}
    table = Table("call-ace", farmers_hand="any-three").deal(hands, turnup="7C", kitty="AS 7H 7D")
    table.say("1 pass; 2 farmers 9D 9H 9S; 2 order; 4 discard 7C; 2 partner S")
    assert table.state.agreed.partner == 2
