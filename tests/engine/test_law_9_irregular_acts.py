"""Laws 9.1 to 9.3: what an old-school table takes without a word, what it does not take, and gathering."""

from __future__ import annotations

import pytest

from bot.engine.game import accepted_acts
from bot.engine.refusals import Fault
from bot.engine.seats import Seat
from tests.engine.old_school import HANDS, hearts, play_out, taken
from tests.engine.stories import Story, stories
from tests.engine.tables import Table

FULL = "1 AS; 2 9S; 3 JS; 4 QC"
STORIES = f"""
9.2 a card that does not follow is taken in turn; out of turn none is taken to a trick
    hearts | 1 AS; lawful 9S TS; takes-cards 2 9D 9S JH TH TS; 2 JH; asked play 3; unlawful 4 QC: out-of-turn
9.2 the suit turned down is taken in turn, and as it was turned down nobody takes it up
    dealt second_round=throw-in | pass x4; may-not call H, call H alone; open-to 1 2 3 4: call H
    1 call H alone; agreed trump=1 alone=True; asked play 1
9.2 hearts after a joker, too
    railroad law=old-school | up JK | pass x4; may-not call H; open-to 1 2 3 4: call H alone
9.2 a first lead of trump is taken; 6.2 is about the first lead only
    hearts no_first_blood=yes | lawful AS KS QD; takes-cards 1 AH AS KH KS QD; 1 AH; 2 JH; 3 QS; 4 9H; 2 gather
    may-not JH; may TH
9.2 any active seat may lead out of turn; before the trick is gathered there is no other lead
    hearts | takes-cards 3 AD JS KD QS TD; 3 KD; asked play 4; 4 QC; 1 QD; 2 9D; tricks -; asked play 3; takes-cards 4
    unlawful 4 KC: gather-first; 3 gather; takes-cards 4 9H AC KC TC
9.2 a seat that sits out cannot lead
    dealt | 1 order alone; 4 discard 9C; takes-cards 3; unlawful 3 KD: sits-out; takes-cards 4 9H AC KC QC TC
9.2 no lead out of turn before the play
    dealt | 1 order; asked discard 4; takes 1 misdeal; takes 2 claim call 1, misdeal; takes 3 misdeal
9.2 declarations out of turn in their own round, of one who has passed, too
    dealt second_round=throw-in | takes 2 misdeal, order, order alone; takes 3 misdeal, order, order alone
    takes 4 misdeal, order, order alone; 1 pass; open-to 1 2 3 4: order alone; unlawful 3 call S: out-of-turn; pass x3
    takes 3 misdeal, call: C D H S, alone: C D H S; 3 call S alone; agreed maker=3 sitting_out=(1,)
9.2 an order against 4.4 is not taken
    dealt earlwood | takes 2 misdeal, order alone; unlawful 2 order; 1 pass; unlawful 2 order: 4.4; 4 order
    agreed maker=4
9.2 passes and bids only in turn
    dealt | 1 pass; unlawful 3 pass: out-of-turn
    hasenpfeffer law=old-school | | takes 2 misdeal; unlawful 2 bid 3: out-of-turn
9.3 a full trick stays open until it is gathered
    hearts | {FULL}; tricks -; lie 4; public gather_due=True; asked play 1; lawful AH KH KS QD, gather
9.3 an active seat of the winning side gathers
    hearts | {FULL}; unlawful 2 gather, 4 gather: not-their-trick; 1 gather; tricks 1; asked play 1
    unlawful 1 gather: no-full-trick
    hearts | {FULL}; 3 gather; tricks 1; asked play 1; unlawful 3 gather: no-full-trick
9.3 a partner who sits out does not gather
    dealt | 1 order alone; 4 discard 9C; 2 9S; 4 QC; 1 AS; asked play 1; unlawful 3 gather: not-their-trick
9.3 among individuals the winner gathers
    dealt call-ace pack=24 | 1 order; 4 discard 9C; 1 partner D; {FULL}; open-to 1: gather
9.3 the winner's next lead gathers
    hearts | {FULL}; 1 KS; tricks 1; lie 1; asked play 2
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_9(story: Story) -> None:
    story.tell()


@pytest.mark.parametrize("act", ["gather", "correct", "claim renege 2 1", "claim lead 2", "suit H", "misdeal"])
def test_law_9_1_a_hosted_table_knows_no_claims(act: str) -> None:
    table = Table().deal(HANDS, turnup="9H").say("1 order; 4 discard 9C; 1 AS")
    refused = table.refused(f"1 {act}")
    assert (refused.fault, refused.law) == (Fault.HOSTED_TABLE, "9.1")
    assert table.state.irregularities is None
    assert accepted_acts(table.state, Seat(1)) == ()


@pytest.mark.parametrize("preset", ["cutthroat", "three-seven", "two-handed", "call-ace"])
def test_law_9_2_nobody_goes_alone_where_5_1_is_not(preset: str) -> None:
    table = Table(preset, law="old-school", cut="no").deal()
    assert "order" in taken(table, 2)
    assert "order alone" not in taken(table, 2)
    table.passes(len(table.rules.seats))
    for seat in (1, 2):
        assert "call S" in taken(table, seat)
        assert not [act for act in taken(table, seat) if "alone" in act]


def test_law_9_3_the_last_trick_is_gathered_by_gather_only() -> None:
    table = hearts()
    while table.legal != ["gather"]:
        table.say(f"{table.turn} {table.legal[0]}")
    assert (len(table.state.tricks), table.state.result, table.phase) == (4, None, "play")
    play_out(table)
    assert (len(table.state.tricks), table.turn) == (5, 0)
    assert table.state.result is not None
