"""Laws 2.1 to 2.9: who deals, which card lands where, the cut, the turn-up, turning the tables."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.cards import make_pack
from bot.engine.game import begin, begin_following, deal
from bot.engine.presets import PRESETS, build
from bot.engine.seats import Seat
from bot.engine.views import seat_view
from tests.engine.stories import Story, stories
from tests.engine.tables import THREES, Table, places, stack, whole_pack


def test_law_2_1_the_ways_to_find_the_first_dealer() -> None:
    """Law 2.1: by chance, by the highest card or by a black jack; each book's own way is its preset's."""
    ways = {name: PRESETS[name].choices["first_dealer"].default for name in ("csl", "newberry", "earlwood", "campus")}
    assert ways == {"csl": "random", "newberry": "random", "earlwood": "high-card", "campus": "black-jack"}


@pytest.mark.parametrize(("preset", "dealer"), [("two-handed", 3), ("cutthroat", 4), ("standard", 5), ("standard", 0)])
def test_law_2_1_only_a_seat_of_the_table_deals(preset: str, dealer: int) -> None:
    """Law 2.1: a dealer who does not sit at the table is refused, in a first game and in a following one."""
    with pytest.raises(ValueError, match="seat"):
        begin(build(preset), Seat(dealer))
    with pytest.raises(ValueError, match="seat"):
        begin_following(build(preset), Seat(dealer), 1)


def test_law_2_2_the_deal_moves_clockwise_after_every_hand() -> None:
    """Law 2.2: after a hand played out, also from the last seat to the first."""
    table = Table("standard", dealer=3)
    for number, dealer in [(1, 3), (2, 4), (3, 1), (4, 2)]:
        table.deal(turnup="9H")
        assert (table.state.standing.number, table.state.standing.dealer, table.turn) == (
            number,
            dealer,
            dealer % 4 + 1,
        )
        table.say(f"{table.turn} order; {dealer} discard 9H").finish()


THREE_TWO_FOUR = {1: (0, 1, 2, 10, 11), 2: (3, 4, 12, 13, 14), 3: (5, 6, 7, 15, 16), 4: (8, 9, 17, 18, 19)}
TWO_THREE_FOUR = {1: (0, 1, 9, 10, 11), 2: (2, 3, 4, 12, 13), 3: (5, 6, 14, 15, 16), 4: (7, 8, 17, 18, 19)}


@pytest.mark.parametrize(("packets", "packets_by_seat"), [("3-2", THREE_TWO_FOUR), ("2-3", TWO_THREE_FOUR)])
def test_law_2_3_four_hands_card_by_card(packets: str, packets_by_seat: dict[int, tuple[int, ...]]) -> None:
    """Law 2.3: 3,2,3,2 then 2,3,2,3; Newberry's 2,3,2,2 then 3,2,3,3; counted out by hand for dealer 4."""
    rules = build("standard", {"packets": packets})
    pack = make_pack(24, joker=False)
    state = deal(begin(rules, Seat(4)), pack)
    for seat, spots in packets_by_seat.items():
        assert state.hand(Seat(seat)) == tuple(pack[spot] for spot in spots)
    assert state.dealt.turnup == pack[20]
    assert state.dealt.kitty == pack[21:]


CASES = [
    (name, players, packets)
    for name, preset in PRESETS.items()
    for players in preset.choices["players"].allowed
    for packets in preset.choices["packets"].allowed
]


@pytest.mark.parametrize(("preset", "players", "packets"), CASES)
def test_law_2_3_every_packet_at_every_table(preset: str, players: int, packets: str) -> None:
    """Law 2.3: two to six players, five to twelve cards, from every dealer."""
    rules = build(preset, {"players": players, "packets": packets})
    pack = tuple(reversed(make_pack(rules.pack, rules.joker)))
    for dealer in rules.seats:
        state = deal(begin(rules, Seat(dealer)), pack)
        if state.phase == "cut":
            state = Table(preset, dealer=dealer, players=players, packets=packets).deal().passes(1).state
            pack = state.dealt.pack
        for seat, spots in places(rules, dealer).items():
            assert state.hand(Seat(seat)) == tuple(pack[spot] for spot in spots)


def test_law_2_3_packets_of_three() -> None:
    """Law 2.3: seven cards 3,3,1; six 3,3; twelve 3,3,3,3; eight 3,3,2."""
    table = Table("three-seven", dealer=3, cut="no").deal()
    pack = table.state.dealt.pack
    assert table.state.hand(Seat(1)) == (*pack[0:3], *pack[9:12], pack[18])
    assert table.state.hand(Seat(3)) == (*pack[6:9], *pack[15:18], pack[20])
    table = Table("double-hasenpfeffer", dealer=6, players=6).deal()
    pack = table.state.dealt.pack
    assert table.state.hand(Seat(2)) == (*pack[3:6], *pack[21:24], *pack[38:40])
    assert {size: sum(rounds) for size, rounds in THREES.items()} == {size: size for size in THREES}


@pytest.mark.parametrize("count", [1, 7, 23])
def test_law_2_4_the_deal_begins_after_the_cut(count: int) -> None:
    """Law 2.4: the deal begins with card N+1; the first N cards lie at the bottom in their order."""
    table = Table("csl", dealer=4).deal().say(f"3 cut {count}")
    new = make_pack(24, joker=False)
    pack = new[count:] + new[:count]
    assert table.state.hand(Seat(1)) == tuple(pack[spot] for spot in THREE_TWO_FOUR[1])
    assert table.state.dealt.kitty == pack[21:]


def test_law_2_4_mugs_away_takes_the_cut_of_hand_1() -> None:
    """Law 2.4: not in hand 1 of a following game, nor in its redeal; in hand 2 again, and in a first game always."""
    options: dict[str, Any] = {"mugs_away": True, "ace_no_face": True}
    table = Table("csl", **options).deal()
    assert table.phase == "cut"
    table = Table.following("csl", 4, 2, **options).deal({2: "AS 9H TH 9D TD"}, turnup="9C")
    assert table.asked() == ("order", 2)
    assert table.say("2 ace-no-face").deal().phase == "order"
    table.passes(7).say("1 call S")
    assert table.finish().deal().asked() == ("cut", 1)
    assert Table.following("csl", 4, 2).deal().phase == "cut"


def test_law_2_5_turn_up_and_kitty() -> None:
    """Law 2.5: the next card after the deal lies face up, the rest face down."""
    table = Table("standard").deal(turnup="JD", kitty="9S TS QS")
    view = seat_view(table.state, Seat(1)).public
    assert view.turnup == stack(table.rules, 4, turnup="JD")[20]
    assert view.kitty_size == 3
    assert Table("house").deal().state.dealt.kitty == make_pack(32, joker=False)[21:]


def test_law_2_6_a_following_game_is_dealt_by_the_next_seat() -> None:
    """Law 2.6: the next seat after the last dealer, whoever won."""
    for last, winners in [(1, 1), (1, 2), (4, 1), (4, 2)]:
        table = Table.following("standard", last, winners)
        assert table.state.standing.dealer == last % 4 + 1
    assert Table.following("call-ace", 6, 3, players=6).state.standing.dealer == 1
    assert Table.following("two-handed", 1, 1).state.standing.dealer == 2


def test_law_2_6_mugs_away_the_losers_deal() -> None:
    """Law 2.6: the next seat after the last dealer that belongs to the losing side."""
    dealers = {
        (last, won): Table.following("earlwood", last, won).state.standing.dealer for last in (1, 2) for won in (1, 2)
    }
    assert dealers == {(1, 1): 2, (1, 2): 3, (2, 1): 4, (2, 2): 3}
    six = Table.following("double-hasenpfeffer", 6, 1, players=6, mugs_away=True)
    assert six.state.standing.dealer == 2


def test_law_2_7_only_partnership_games_with_a_turn_up() -> None:
    """Law 2.7: the option exists nowhere else."""
    having = {name for name, preset in PRESETS.items() if "turning_the_tables" in preset.choices}
    assert having == {"earlwood", "newberry", "csl", "standard", "house", "house-24", "campus", "railroad"}


@pytest.mark.parametrize("preset", list(PRESETS))
def test_law_2_8_an_opponent_deals_in_the_dealers_place(preset: str) -> None:
    """Law 2.8: the cards fall as the thief deals them, and the deal moves on from there."""
    rules = build(preset, {"steal_the_deal": True})
    pack = make_pack(rules.pack, rules.joker)
    stolen = deal(begin(rules, Seat(1)), pack, Seat(2))
    plain = deal(begin(rules, Seat(2)), pack)
    assert stolen == plain


def test_law_2_8_only_opponents_and_only_where_it_is_played() -> None:
    """Law 2.8: neither the dealer's partner nor the dealer; nobody without the option."""
    pack = make_pack(24, False)
    for thief in (1, 3, 5):
        with pytest.raises(ValueError, match="misread-thief"):
            deal(begin(build("campus", {"steal_the_deal": True}), Seat(1)), pack, Seat(thief))
    with pytest.raises(ValueError, match="misread-no-steal"):
        deal(begin(build("campus"), Seat(1)), pack, Seat(2))


@pytest.mark.parametrize("misdeal", ["redeal", "forfeit-deal", "minus-one"])
def test_law_2_9_no_misdeal_at_a_hosted_table(misdeal: str) -> None:
    """Law 2.9: the program deals; every seat has its number of cards, whatever a misdeal would cost."""
    table = Table("house", misdeal=misdeal).deal()
    assert [len(hand) for hand in table.state.hands] == [5, 5, 5, 5]
    assert len(whole_pack(32, joker=False)) == 4 * 5 + 1 + len(table.state.dealt.kitty)


BEHIND = "turning_the_tables=yes points=99"
STORIES = f"""
2.1 the drawn seat deals hand 1
    earlwood dealer=1 | | dealer 1 of hand 1; asked order 2
    earlwood dealer=4 | | dealer 4 of hand 1; asked order 1
2.2 the deal moves after a hand thrown in and after a fold
    campus dealer=2 cut=no | | pass x8; result thrown-in 0 0; deal; dealer 3 of hand 2
    newberry dealer=2 | | pass x7; 2 fold; result folded 1 0; deal; dealer 3 of hand 2
2.2 after a redeal (3.1) the same dealer deals the same hand
    ace_no_face=yes dealer=2 | 3 AS 9H TH 9D TD, up 9C | 3 ace-no-face; result redeal 0 0; deal; dealer 2 of hand 1
2.4 the seat before the dealer is asked before a card is dealt, and may cut 1 to n-1 cards or decline
    csl dealer=1 | | asked cut 4; unlawful 4 cut 24, 4 cut 0: 2.4; sizes -
    lawful pass, cut: {" ".join(map(str, range(1, 24)))}
    csl dealer=4 | | asked cut 3
2.4 declining the cut leaves the pack unchanged
    csl | 1 AS KS QS JS TS, up 9H | 3 pass; hand 1 AS KS QS JS TS
2.4 a joker makes the pack one card longer
    csl joker=yes | | may cut 24; may-not cut 25
2.4 a redeal is cut again
    csl ace_no_face=yes | 1 AS 9H TH 9D TD, up 9C | 3 pass; 1 ace-no-face; deal; asked cut 3
2.7 the first seat of the side that is 7 to 1 or worse behind, from the dealer's left, may turn the tables
    {BEHIND} score=7:1 | | asked turn-tables 2; lawful pass, turn-tables
    {BEHIND} score=7:1 dealer=1 | | asked turn-tables 2
    {BEHIND} score=7:1 dealer=2 | | asked turn-tables 4
    {BEHIND} score=7:0 dealer=3 | | asked turn-tables 4
    {BEHIND} score=9:1 | | asked turn-tables 2
    {BEHIND} score=1:7 | | asked turn-tables 1
    {BEHIND} score=0:12 dealer=1 | | asked turn-tables 3
    {BEHIND} score=7:-2 | | asked turn-tables 2
    {BEHIND} score=-3:7 | | asked turn-tables 1
2.7 nobody is asked who is not that far behind
    {BEHIND} score=6:0 | | phase order
    {BEHIND} score=7:2 | | phase order
    {BEHIND} score=0:0 | | phase order
    {BEHIND} score=9:2 | | phase order
    {BEHIND} score=1:6 | | phase order
2.7 everybody moves one seat to the left; dealer, turn-up and first bidder stay
    {BEHIND} score=7:1 | 1 AS KS QS JS TS, 2 AH KH QH TH 9S, 3 AD KD QD TD 9D, 4 AC KC QC TC JD, up 9C | 2 turn-tables
    hand 1 AH KH QH TH 9S; hand 2 AD KD QD TD 9D; hand 3 AC KC QC TC JD; hand 4 AS KS QS JS TS
    dealer 4 of hand 1; asked order 1; 1 order; hand 4 AS KS QS JS TS 9C
2.7 a pass leaves the table unchanged
    {BEHIND} score=7:1 | 1 AS KS QS JS TS, up 9C | 2 pass; hand 1 AS KS QS JS TS
2.7 a hand as dealt (3.1) is the hand after the move
    {BEHIND} score=7:1 ace_no_face=yes | 2 AS 9H TH 9D TD, 1 KS, up 9C | 2 turn-tables; asked order 1; may ace-no-face
2.7 nobody looks at a card before that, the player asked neither
    {BEHIND} score=7:1 | | knows 1 hand=() dealt=(); knows 2 hand=() dealt=(); knows 3 hand=() dealt=(); knows 4 hand=()
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_2(story: Story) -> None:
    story.tell()
