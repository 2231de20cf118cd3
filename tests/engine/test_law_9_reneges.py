"""Law 9.4: correcting a renege, claiming one that is established, and what it costs."""

from __future__ import annotations

import pytest

from bot.engine.game import deal
from bot.engine.refusals import Fault
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, public_partner
from tests.engine.old_school import HANDS, dealt, hearts, play_out, taken, upheld
from tests.engine.tables import Table, stack
from tests.world import require

RENEGED = "1 AS; 2 JH; 3 QS; 4 9H; 2 gather"
"""Seat 2 trumps seat 1's ace of spades, though they hold the nine and the ten."""


def rescore(table: Table, score: tuple[int, ...]) -> Table:
    """The table at another score, between hands."""
    table.state = table.state._replace(standing=Standing(1, Seat(4), score))
    return table


def at_score(preset: str, score: tuple[int, ...], **changes: object) -> Table:
    """The cards of ``HANDS`` dealt at this score; seat 1 makes hearts."""
    table = rescore(Table(preset, law="old-school", **changes), score)  # type: ignore[arg-type]  # option values
    return table.deal(HANDS, turnup="9H").say("1 order; 4 discard 9C")


# -- correcting


def test_law_9_4_a_renege_is_corrected_before_the_trick_is_gathered() -> None:
    table = hearts().say("1 AS")
    before = table.state
    table.say("2 JH; 3 QS; 4 9H")
    assert "correct" in taken(table, 2)
    assert not [seat for seat in (1, 3, 4) if "correct" in taken(table, seat)], "seat 4 has no spade"
    table.say("2 correct")
    assert [sorted(hand) for hand in table.state.hands] == [sorted(hand) for hand in before.hands]
    assert table.state._replace(hands=before.hands) == before, "their card and all later ones, and nothing else"
    assert table.say("2 9S").asked() == ("play", 3)


def test_law_9_4_earlier_cards_stay() -> None:
    table = hearts().say("3 KD; 4 QC; 1 AS")
    assert len(table.state.trick) == 3
    table.say("1 correct")
    assert (len(table.state.trick), table.asked()) == (2, ("play", 1))
    assert table.legal == ["QD"]
    assert table.state.remembered.exposed == ()


def test_law_9_4_only_the_reneging_player_may_correct() -> None:
    table = hearts().say("1 AS; 2 9S; 3 JS; 4 9H")
    for seat in (1, 2, 3, 4):
        assert table.refused(f"{seat} correct").fault is Fault.NOTHING_TO_CORRECT
    gathered = hearts().say(RENEGED)
    assert gathered.refused("2 correct").law == "9.4"


def test_law_9_4_the_left_bower_follows_trump() -> None:
    hands = {1: "AH KH AS KS QS", 2: "JD 9S TS 9D TD", 3: "JS AD KD QD TC", 4: "9C QC KC AC JC"}
    table = Table(law="old-school").deal(hands, turnup="9H").say("1 order; 4 discard 9C; 1 AH; 2 9D")
    assert "correct" in taken(table, 2), "the left bower is a heart"
    again = Table(law="old-school").deal(hands, turnup="9H").say("1 order; 4 discard 9C; 3 AD; 4 9H; 1 AS; 2 JD")
    assert "correct" in taken(again, 2), "and no diamond"


def test_law_9_4_a_public_partner_stays_public() -> None:
    hands = {1: "AS KS AH KH QD", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD", 4: "9C TC QC KC AC"}
    table = Table("call-ace", law="old-school", pack=24).deal(hands, turnup="9H")
    table.say("1 order; 4 discard 9C; 1 partner D; 1 AS; 2 9S; 3 AD")
    assert public_partner(table.state.agreed) == 3
    assert public_partner(table.say("3 correct").state.agreed) == 3
    assert "AD" in table.hand(3)


# -- claims


def test_law_9_4_claims_open_to_each_seat() -> None:
    table = hearts().say("1 AS; 2 JH; 3 QS; 4 9H")
    assert table.refused("1 claim renege 2 1").fault is Fault.NO_GATHERED_TRICK, "the trick is not gathered"
    table.say("2 gather")
    for seat, offender in ((2, 2), (4, 2), (1, 3), (1, 5), (1, 0)):
        assert table.refused(f"{seat} claim renege {offender} 1").fault is Fault.NO_OPPONENT
    for trick in (0, 2):
        assert table.refused(f"1 claim renege 2 {trick}").fault is Fault.NO_GATHERED_TRICK
    before = table.state
    assert upheld(table.say("3 claim renege 2 1"))
    assert (table.asked(), table.state.remembered.penalties) == (("play", 2), ((2, 1),))
    assert table.state.hands == before.hands


def test_law_9_4_a_seat_that_sits_out_may_claim() -> None:
    table = dealt().say("1 order alone; 4 discard 9C; 2 9S; 4 QC; 1 KH; 1 gather")
    assert "claim renege 1 1" not in taken(table, 3)
    assert not upheld(table.say("3 claim renege 4 1"))
    assert upheld(table.say("2 claim renege 1 1")), "they held two spades"


def test_law_9_4_a_card_played_before_the_trick_proves_no_renege() -> None:
    table = hearts().say("1 QD; 2 9D; 3 AD; 4 TC; 3 gather; 3 KD; 4 QC; 1 KS; 2 9S; 3 gather")
    assert not upheld(table.say("4 claim renege 1 2")), "the queen was their last diamond"
    assert not upheld(table.say("3 claim renege 2 2")), "and the nine theirs"


def test_law_9_4_a_false_claim_changes_nothing() -> None:
    table = hearts().say(RENEGED)
    before = table.state
    for claim in ("1 claim renege 4 1", "2 claim renege 1 1", "4 claim renege 3 1"):
        assert not upheld(table.say(claim))
    memory = table.state.remembered
    assert [judgement.proof for judgement in memory.judgements] == [(), (), ()]
    assert table.state.remember(memory._replace(judgements=())) == before


def test_law_9_4_the_proof_is_the_card_played_and_one_that_could_follow() -> None:
    table = hearts().say(RENEGED).say("1 claim renege 2 1")
    assert [int(card) for card in table.state.remembered.judgements[-1].proof] == [12, 2]  # JH, and the 9S still held


def test_law_9_4_each_renege_counts_once() -> None:
    once = play_out(hearts().say(RENEGED).say("1 claim renege 2 1"))
    twice = play_out(hearts().say(RENEGED).say("1 claim renege 2 1; 3 claim renege 2 1; 1 claim renege 2 1"))
    assert twice.state.remembered.penalties == ((2, 1),)
    assert twice.points == once.points
    assert upheld(twice)


# -- the penalty of a hand that is played out


def base(table: Table) -> tuple[int, int]:
    """Laws 7.1 and 7.2: what the tricks pay seat 1's side and the other one."""
    took = sum(seat in (1, 3) for seat in table.winners)
    return (2, 0) if took == 5 else (1, 0) if took >= 3 else (0, 2)


@pytest.mark.parametrize("late", [False, True], ids=["at once", "after the last trick"])
@pytest.mark.parametrize(("penalty", "cost"), [("plus-two", (2, 0)), ("minus-two", (0, -2))])
def test_law_9_4_points_for_a_renege_by_defenders(penalty: str, cost: tuple[int, int], late: bool) -> None:
    claim = "1 claim renege 2 1"
    table = play_out(hearts(renege_penalty=penalty).say(RENEGED + ("" if late else f"; {claim}")))
    if late:
        assert table.points == base(table)
        table.say(claim)
    made, _ = base(table)
    outcome = {2: "march", 1: "made", 0: "euchre"}[made]
    assert table.outcome == outcome, "the hand keeps its own outcome"
    assert table.points == (made + cost[0], cost[1]), "no gain of a euchre is kept"


@pytest.mark.parametrize(("penalty", "cost"), [("plus-two", (0, 2)), ("minus-two", (-2, 0))])
def test_law_9_4_points_for_a_renege_by_makers(penalty: str, cost: tuple[int, int]) -> None:
    table = play_out(hearts(renege_penalty=penalty).say("1 AS; 2 9S; 3 AD; 4 QC; 1 gather; 2 claim renege 3 1"))
    assert base(table)[0] > 0
    assert table.points == cost


def test_law_9_4_losses_stay_and_both_sides_may_be_at_fault() -> None:
    script = "1 AS; 2 JH; 3 AD; 4 9H; 2 gather; 1 claim renege 2 1; 2 claim renege 3 1; 4 claim renege 2 1"
    with pytest.raises(ValueError, match=r"9\.2"):
        hearts().say(script)
    script = script.removesuffix("; 4 claim renege 2 1")
    plus = play_out(hearts(setback=True).say(script))
    lost = min(0, -2 if base(plus)[0] == 0 else 0)
    assert plus.points == (2 + lost, 2)
    minus = play_out(hearts(renege_penalty="minus-two").say(script))
    assert minus.points == (-2, -2)


def test_law_9_4_minus_four_for_a_lone_hand() -> None:
    lone = dealt(renege_penalty="minus-two").say("1 order alone; 4 discard 9C; 2 9S; 4 QC; 1 KH; 1 gather")
    assert play_out(lone.say("2 claim renege 1 1")).points[0] == -4


def test_law_9_4_a_lone_defender_loses_four() -> None:
    table = dealt("house-24", renege_penalty="minus-two").say("1 order alone; 4 discard 9C; 2 defend-alone; 2 JH; 1 KH")
    table.say("2 gather; 2 9D; 1 QD; 1 gather; 1 AS; 2 TH; 2 gather; 1 claim renege 2 3")
    assert play_out(table).points[1] == -4


def test_law_9_4_a_defender_with_a_partner_loses_two_to_a_lone_maker() -> None:
    table = dealt(renege_penalty="minus-two").say("1 order alone; 4 discard 9C; 2 9D; 4 9H; 1 QD; 4 gather")
    assert not upheld(table.say("1 claim renege 4 1"))
    table = dealt(renege_penalty="minus-two").say("1 order alone; 4 discard 9C; 2 JH; 4 QC; 1 KH; 2 gather")
    assert upheld(table.say("3 claim renege 4 1"))
    assert play_out(table).points[1] == -2


# -- individuals


def test_law_9_4_three_players_maker_against_the_rest() -> None:
    hands = {1: "AS KS AH KH QD", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD"}
    script = "1 order; 3 discard TD; 1 AS; 2 {}; 3 {}; {} gather; 1 claim renege {} 1"
    defender = Table("cutthroat", law="old-school", pack=24).deal(hands, turnup="9H")
    table = play_out(defender.say(script.format("JH", "QS", 2, 2)))
    gain = 0 if table.outcome.startswith("euchre") else 1
    assert table.points == (2 + gain, 0, 0 if gain else 2), "the other defender keeps their euchre"


def test_law_9_4_a_maker_who_reneged_pays_everybody() -> None:
    hands = {1: "AS KS AH KH QD", 2: "9S TS JH TH 9D", 3: "QS JS AD KD TD"}
    table = Table("cutthroat", law="old-school", pack=24, renege_penalty="plus-two").deal(hands, turnup="9H")
    table.say("1 order; 3 discard TD; 2 9D; 3 AD; 1 AS; 3 gather; 3 claim renege 1 1")
    play_out(table)
    lost = 2 if table.outcome.startswith("euchre") else 0
    assert table.points == (0, 2 + lost, 2 + lost)


def call_ace(**changes: object) -> Table:
    """Seat 1 made hearts and called diamonds: seat 3 holds the ace."""
    table = Table("call-ace", law="old-school", pack=24, **changes)  # type: ignore[arg-type]  # option values
    return table.deal(HANDS, turnup="9H").say("1 order; 4 discard 9C; 1 partner D")


def test_law_9_4_a_secret_partner_is_on_the_makers_side() -> None:
    table = play_out(call_ace().say("1 AS; 2 9S; 3 KD; 4 QC; 1 gather; 1 claim renege 3 1"))
    made = 0 if table.outcome.startswith("euchre") else 1 + (table.outcome == "march")
    lost = 0 if made else 2
    assert table.points == (made, 2 + lost, 0, 2 + lost), "the partner at fault gains nothing, the maker does"


def test_law_9_4_a_defender_pays_maker_and_partner() -> None:
    table = play_out(call_ace().say("1 AS; 2 JH; 3 QS; 4 9H; 2 gather; 4 claim renege 2 1"))
    made = 0 if table.outcome.startswith("euchre") else 1 + (table.outcome == "march")
    assert table.points == (made + 2, 0, made + 2, 0 if made else 2)


def test_law_9_4_individuals_lose_two_alone() -> None:
    table = play_out(call_ace(renege_penalty="minus-two").say("1 AS; 2 9S; 3 KD; 4 QC; 1 gather; 2 claim renege 3 1"))
    made = 0 if table.outcome.startswith("euchre") else 1 + (table.outcome == "march")
    assert table.points == (made, 0 if made else 2, -2, 0 if made else 2)


# -- claims that end the hand or the game


@pytest.mark.parametrize("late", [False, True], ids=["at once", "after the last trick"])
def test_law_9_4_campus_ends_the_hand(late: bool) -> None:
    table = hearts(renege_ends_hand=True).say(RENEGED)
    if late:
        play_out(table)
        assert table.outcome != "reneged"
    table.say("1 claim renege 2 1")
    assert (table.outcome, table.points, table.turn) == ("reneged", (2, 0), 0)
    assert table.refused("1 claim renege 2 1").fault is Fault.NO_GATHERED_TRICK, "the claim closed the hand"
    assert table.phase is Phase.DEAL


def test_law_9_4_a_hand_that_a_claim_ended_goes_no_further() -> None:
    table = hearts(renege_ends_hand=True).say(f"{RENEGED}; 2 9D; 3 AD; 4 TC; 1 KH")
    assert {"gather", "correct"} <= set(taken(table, 1))
    table.say("1 claim renege 2 1")
    assert [taken(table, seat) for seat in (1, 2, 3, 4)] == [[], [], [], []]
    for act in ("gather", "correct", "claim lead 2", "KS", "misdeal"):
        assert table.refused(f"1 {act}").law
    assert len(table.state.trick) == 4, "a running trick is kept"


def test_law_9_4_only_the_first_claim_of_campus_counts() -> None:
    table = hearts("campus", cut="no", renege_penalty="minus-two").say("1 AS; 2 JH; 3 AD; 4 9H; 2 gather")
    table.say("2 claim renege 3 1")
    assert (table.points, table.state.remembered.penalties) == ((-2, 0), ((3, 1),))


@pytest.mark.parametrize("late", [False, True], ids=["at once", "after the last trick"])
@pytest.mark.parametrize("ends", [False, True])
def test_law_9_4_a_forfeit_ends_the_game_whatever_the_score(late: bool, ends: bool) -> None:
    table = at_score("standard", (0, 9), renege_penalty="forfeit", renege_ends_hand=ends).say(RENEGED)
    if late:
        play_out(table)
    table.say("3 claim renege 2 1")
    assert (table.outcome, table.points, table.state.score) == ("forfeit", (0, 0), (0, 9))
    assert (require(table.state.result).winner, table.phase) == (1, Phase.OVER)


@pytest.mark.parametrize(
    ("score", "winner"),
    [((0, 9, 0, 3), 4), ((0, 9, 3, 3), 3), ((3, 9, 3, 3), 3), ((5, 9, 3, 3), 1), ((-1, 0, -2, -1), 4)],
)
def test_law_9_4_individuals_forfeit_to_the_best_of_the_others(score: tuple[int, ...], winner: int) -> None:
    table = at_score("call-ace", score, pack=24, renege_penalty="forfeit").say("1 partner D; 1 AS; 2 JH; 3 QS; 4 9H")
    table.say("2 gather; 4 claim renege 2 1")
    assert require(table.state.result).winner == winner, "of equals the first to the offender's left"
    assert public_partner(table.state.agreed) == 3, "any end makes the partner public"


# -- after the last trick


THREW_OFF = "1 AS; 2 9S; 3 AD; 4 QC; 1 gather"
"""Seat 3 throws the ace of diamonds off on their partner's ace of spades, though they hold two spades."""


def test_law_9_4_a_claim_unmakes_a_winner_and_makes_another() -> None:
    table = play_out(at_score("standard", (9, 8)).say(THREW_OFF))
    assert table.state.result is not None
    assert (table.phase, table.state.score, table.state.result.winner) == (Phase.OVER, (10, 8), 1)
    table.say("4 claim renege 3 1")
    assert (table.phase, table.state.score, table.state.result.winner) == (Phase.OVER, (9, 10), 2)
    assert table.outcome == "made"


def test_law_9_4_a_claim_reopens_a_game_that_was_won() -> None:
    table = play_out(at_score("standard", (9, 0), renege_penalty="minus-two").say(THREW_OFF))
    assert table.phase is Phase.OVER
    table.say("4 claim renege 1 1; 4 claim renege 3 1; 2 claim renege 3 1")
    assert (table.state.score, table.phase, table.points) == ((7, 0), Phase.DEAL, (-2, 0))


def test_law_9_4_the_next_deal_closes_the_hand() -> None:
    table = play_out(hearts().say(RENEGED))
    assert "claim renege 2 1" in taken(table, 1)
    table.state = deal(table.state, stack(table.rules, 1))
    assert table.refused("1 claim renege 2 1").fault is Fault.NO_GATHERED_TRICK


def test_law_9_4_hasenpfeffers_keep_their_loss() -> None:
    table = Table("hasenpfeffer", law="old-school").deal({1: "AS KS AH KH QD 9D"}).say("1 bid 6; 1 name S")
    table.say(f"1 discard {table.hand(1).split()[0]}; 1 AS")
    table.say(f"2 {next(card for card in table.hand(2).split() if card not in table.legal)}")
    while not table.state.tricks:
        table.say(f"{table.turn} {table.legal[-1]}")
    play_out(table.say("1 claim renege 2 1"))
    assert (table.outcome, table.points) == ("set", (-6 + 2, 0))
