"""Law 9.4: correcting a renege, claiming one that is established, and what it costs."""

from __future__ import annotations

import pytest

from tests.engine.old_school import hearts, play_out, taken, upheld
from tests.engine.stories import Story, stories
from tests.engine.tables import Table

RENEGED = "1 AS; 2 JH; 3 QS; 4 9H; 2 gather"
"""Seat 2 trumps seat 1's ace of spades, though they hold the nine and the ten."""
THREW_OFF = "1 AS; 2 9S; 3 AD; 4 QC; 1 gather"
"""Seat 3 throws the ace of diamonds off on their partner's ace of spades, though they hold two spades."""
BOTH = "1 AS; 2 JH; 3 AD; 4 9H; 2 gather; 1 claim renege 2 1; 2 claim renege 3 1"
LONE = "1 order alone; 4 discard 9C"
THREE = "1 AS KS AH KH QD, 2 9S TS JH TH 9D, 3 QS JS AD KD TD, up 9H"
FORFEITED = "result forfeit 0 0; score 0 9; winner 1; phase over"
CALLED = "1 order; 4 discard 9C; 1 partner D"
"""Seat 1 made hearts and called diamonds: seat 3 holds the ace."""

STORIES = f"""
9.4 earlier cards of the trick stay when a later one is corrected
    hearts | 3 KD; 4 QC; 1 AS; lie 3; 1 correct; lie 2; asked play 1; lawful QD; exposed
9.4 only the reneging player corrects, and only until the trick is gathered
    hearts | 1 AS; 2 9S; 3 JS; 4 9H; unlawful 1 correct, 2 correct, 3 correct, 4 correct: nothing-to-correct
    hearts | {RENEGED}; unlawful 2 correct: 9.4
9.4 the left bower follows trump, and not its printed suit
    law=old-school | 1 AH KH AS KS QS, 2 JD 9S TS 9D TD, 3 JS AD KD QD TC, 4 9C QC KC AC JC, up 9H | 1 order
    4 discard 9C; 1 AH; 2 9D; open-to 2: correct
    law=old-school | 1 AH KH AS KS QS, 2 JD 9S TS 9D TD, 3 JS AD KD QD TC, 4 9C QC KC AC JC, up 9H | 1 order
    4 discard 9C; 3 AD; 4 9H; 1 AS; 2 JD; open-to 2: correct
9.4 a public partner stays public after a correction
    dealt call-ace pack=24 | 1 order; 4 discard 9C; 1 partner D; 1 AS; 2 9S; 3 AD; public partner=3
    3 correct; public partner=3; hand 3 AD JS KD QS TD
9.4 claims are open to the opponents, in tricks that are gathered, and change nothing on the table
    hearts | 1 AS; 2 JH; 3 QS; 4 9H; unlawful 1 claim renege 2 1: no-gathered-trick; 2 gather
    unlawful 2 claim renege 2 1, 4 claim renege 2 1: no-opponent
    unlawful 1 claim renege 3 1, 1 claim renege 5 1, 1 claim renege 0 1: no-opponent
    unlawful 1 claim renege 2 0, 1 claim renege 2 2: no-gathered-trick; 3 claim renege 2 1; upheld; asked play 2
    remembers penalties=((2,1),); sizes 4 4 4 4
9.4 a seat that sits out may claim, but not against its partner
    dealt | {LONE}; 2 9S; 4 QC; 1 KH; 1 gather; open-to 2 4: claim renege 1 1; 3 claim renege 4 1; rejected
    2 claim renege 1 1; upheld
9.4 a card played before the trick proves no renege
    hearts | 1 QD; 2 9D; 3 AD; 4 TC; 3 gather; 3 KD; 4 QC; 1 KS; 2 9S; 3 gather; 4 claim renege 1 2; rejected
    3 claim renege 2 2; rejected
9.4 the proof is the card played and one that could follow
    hearts | {RENEGED}; 1 claim renege 2 1; proof JH 9S
9.4 each renege counts once
    hearts | {RENEGED}; 1 claim renege 2 1; 3 claim renege 2 1; 1 claim renege 2 1; play-out; upheld
    remembers penalties=((2,1),); result made 3 0
9.4 defenders who reneged: two points for the makers or less for themselves, at once or after the last trick
    hearts renege_penalty=plus-two | {RENEGED}; 1 claim renege 2 1; play-out; result made 3 0
    hearts renege_penalty=plus-two | {RENEGED}; play-out; result made 1 0; 1 claim renege 2 1; result made 3 0
    hearts renege_penalty=minus-two | {RENEGED}; 1 claim renege 2 1; play-out; result made 1 -2
    hearts renege_penalty=minus-two | {RENEGED}; play-out; result made 1 0; 1 claim renege 2 1; result made 1 -2
9.4 makers who reneged gain nothing
    hearts renege_penalty=plus-two | {THREW_OFF}; play-out; result made 1 0; 2 claim renege 3 1; result made 0 2
    hearts renege_penalty=minus-two | {THREW_OFF}; play-out; result made 1 0; 2 claim renege 3 1; result made -2 0
9.4 both sides may be at fault, losses stay, and nobody claims against a partner
    hearts | {BOTH}; unlawful 4 claim renege 2 1: 9.2
    hearts setback=yes | {BOTH}; play-out; result made 2 2
    hearts renege_penalty=minus-two | {BOTH}; play-out; result made -2 -2
9.4 whoever plays or defends alone loses four, a defender with a partner two
    dealt renege_penalty=minus-two | {LONE}; 2 9S; 4 QC; 1 KH; 1 gather; 2 claim renege 1 1; play-out; result made -4 0
    dealt house-24 renege_penalty=minus-two | {LONE}; 2 defend-alone; 2 JH; 1 KH; 2 gather; 2 9D; 1 QD; 1 gather; 1 AS
    2 TH; 2 gather; 1 claim renege 2 3; play-out; result made 1 -4
    dealt renege_penalty=minus-two | {LONE}; 2 9D; 4 9H; 1 QD; 4 gather; 1 claim renege 4 1; rejected
    dealt renege_penalty=minus-two | {LONE}; 2 JH; 4 QC; 1 KH; 2 gather; 3 claim renege 4 1; upheld
    play-out; result euchre 0 -2
9.4 of three players a defender pays the maker, and the other defender keeps their euchre; a maker pays everybody
    cutthroat law=old-school pack=24 | {THREE} | 1 order; 3 discard TD; 1 AS; 2 JH; 3 QS; 2 gather; 1 claim renege 2 1
    play-out; result made 3 0 0
    cutthroat law=old-school pack=24 renege_penalty=plus-two | {THREE} | 1 order; 3 discard TD; 2 9D; 3 AD; 1 AS
    3 gather; 3 claim renege 1 1; play-out; result made 0 2 2
9.4 a secret partner is on the maker's side: at fault they gain nothing, but the maker does
    dealt call-ace pack=24 | {CALLED}; 1 AS; 2 9S; 3 KD; 4 QC; 1 gather; 1 claim renege 3 1
    play-out; result made 1 2 0 2
9.4 a defender pays maker and partner
    dealt call-ace pack=24 | {CALLED}; {RENEGED}; 4 claim renege 2 1; play-out; result made 3 0 3 0
9.4 individuals lose two alone
    dealt call-ace pack=24 renege_penalty=minus-two | {CALLED}; 1 AS; 2 9S; 3 KD; 4 QC; 1 gather; 2 claim renege 3 1
    play-out; result made 1 0 -2 0
9.4 Campus ends the hand, at once or after the last trick, and the claim closes it
    hearts renege_ends_hand=yes | {RENEGED}; 1 claim renege 2 1; result reneged 2 0; asked deal 0
    unlawful 1 claim renege 2 1: no-gathered-trick
    hearts renege_ends_hand=yes | {RENEGED}; play-out; result made 1 0; 1 claim renege 2 1; result reneged 2 0
    asked deal 0; unlawful 1 claim renege 2 1: no-gathered-trick
9.4 a hand that a claim ended goes no further, and a running trick is kept
    hearts renege_ends_hand=yes | {RENEGED}; 2 9D; 3 AD; 4 TC; 1 KH; open-to 1 3: gather; open-to 1: correct
    1 claim renege 2 1; takes 1; takes 2; takes 3; takes 4; lie 4
    unlawful 1 gather, 1 correct, 1 claim lead 2, 1 KS, 1 misdeal
9.4 only the first claim of Campus counts
    dealt campus cut=no renege_penalty=minus-two | 1 order; 4 discard 9C; 1 AS; 2 JH; 3 AD; 4 9H; 2 gather
    2 claim renege 3 1; points -2 0; remembers penalties=((3,1),)
9.4 a forfeit ends the game whatever the score, at once or after the last trick
    hearts renege_penalty=forfeit score=0:9 | {RENEGED}; 3 claim renege 2 1; {FORFEITED}
    hearts renege_penalty=forfeit score=0:9 | {RENEGED}; play-out; 3 claim renege 2 1; {FORFEITED}
    hearts renege_penalty=forfeit renege_ends_hand=yes score=0:9 | {RENEGED}; 3 claim renege 2 1; {FORFEITED}
    hearts renege_penalty=forfeit renege_ends_hand=yes score=0:9 | {RENEGED}; play-out; 3 claim renege 2 1; {FORFEITED}
9.4 individuals forfeit to the best of the others, of equals the first to the offender's left
    dealt call-ace pack=24 renege_penalty=forfeit score=0:9:0:3 | {CALLED}; {RENEGED}; 4 claim renege 2 1; winner 4
    dealt call-ace pack=24 renege_penalty=forfeit score=0:9:3:3 | {CALLED}; {RENEGED}; 4 claim renege 2 1; winner 3
    dealt call-ace pack=24 renege_penalty=forfeit score=3:9:3:3 | {CALLED}; {RENEGED}; 4 claim renege 2 1; winner 3
    dealt call-ace pack=24 renege_penalty=forfeit score=5:9:3:3 | {CALLED}; {RENEGED}; 4 claim renege 2 1; winner 1
    dealt call-ace pack=24 renege_penalty=forfeit score=-1:0:-2:-1 | {CALLED}; {RENEGED}; 4 claim renege 2 1; winner 4
    public partner=3
9.4 a claim unmakes a winner and makes another
    hearts score=9:8 | {THREW_OFF}; play-out; phase over; score 10 8; winner 1; 4 claim renege 3 1; phase over
    score 9 10; winner 2; result made 0 2
9.4 a claim reopens a game that was won
    hearts score=9:0 renege_penalty=minus-two | {THREW_OFF}; play-out; phase over; 4 claim renege 1 1
    4 claim renege 3 1; 2 claim renege 3 1; score 7 0; phase deal; points -2 0
9.4 the next deal closes the hand
    hearts | {RENEGED}; play-out; open-to 1 3: claim renege 2 1; deal; unlawful 1 claim renege 2 1: no-gathered-trick
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_9(story: Story) -> None:
    story.tell()


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


def test_law_9_4_a_false_claim_changes_nothing() -> None:
    table = hearts().say(RENEGED)
    before = table.state
    for claim in ("1 claim renege 4 1", "2 claim renege 1 1", "4 claim renege 3 1"):
        assert not upheld(table.say(claim))
    memory = table.state.remembered
    assert [judgement.proof for judgement in memory.judgements] == [(), (), ()]
    assert table.state.remember(memory._replace(judgements=())) == before


def test_law_9_4_hasenpfeffers_keep_their_loss() -> None:
    table = Table("hasenpfeffer", law="old-school").deal({1: "AS KS AH KH QD 9D"}).say("1 bid 6; 1 name S")
    table.say(f"1 discard {table.hand(1).split()[0]}; 1 AS")
    table.say(f"2 {next(card for card in table.hand(2).split() if card not in table.legal)}")
    while not table.state.tricks:
        table.say(f"{table.turn} {table.legal[-1]}")
    play_out(table.say("1 claim renege 2 1"))
    assert (table.outcome, table.points) == ("set", (-6 + 2, 0))
