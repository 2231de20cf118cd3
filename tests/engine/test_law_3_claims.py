"""Laws 3.1 and 3.2: ace without a face, and the farmer's hand."""

from __future__ import annotations

import pytest

from tests.engine.stories import Story, stories

ACE = "ace_no_face=yes"
ALIKE, ANY = "farmers_hand=three-alike", "farmers_hand=any-three"

STORIES = f"""
3.1 exactly one ace, and no king, queen or jack
    {ACE} | 1 AS 9H TH 9D TD, up 9C | may ace-no-face
    {ACE} | 1 AS AH TH 9D TD, up 9C | may-not ace-no-face; unlawful 1 ace-no-face: 3.1
    {ACE} | 1 9S 9H TH 9D TD, up 9C | may-not ace-no-face; unlawful 1 ace-no-face: 3.1
    {ACE} | 1 AS KH TH 9D TD, up 9C | may-not ace-no-face; unlawful 1 ace-no-face: 3.1
    {ACE} | 1 AS QH TH 9D TD, up 9C | may-not ace-no-face; unlawful 1 ace-no-face: 3.1
    {ACE} | 1 AS JH TH 9D TD, up 9C | may-not ace-no-face; unlawful 1 ace-no-face: 3.1
3.1 sevens and eights are no faces
    house {ACE} | 1 AS 7H 8H 9D TD, up 9C | may ace-no-face
3.1 only where it is played: it is off in every preset
    | 1 AS 9H TH 9D TD, up 9C | unlawful 1 ace-no-face: 3.1
3.1 open at the first turn of round one only: not before it, not once one has passed, not in round two
    {ACE} | 2 AS 9H TH 9D TD, up 9C | unlawful 2 ace-no-face; pass x5; asked call 2
    may-not ace-no-face; unlawful 2 ace-no-face
3.1 all hands are thrown in, and nobody scores
    {ACE} | 2 AS 9H TH 9D TD, up 9C | 1 pass; 2 ace-no-face; result redeal 0 0; asked deal 0; contract -
3.1 not after a farmer's exchange: the hand as dealt counts, which a new one is not, and an old one is no more
    {ACE} {ANY} | 1 AS 9H TH 9D TD, up 9C, kitty 9S TS TC | may ace-no-face; 1 farmers 9D 9H TD
    may-not ace-no-face; unlawful 1 ace-no-face
3.2 three nines or three tens; two and one are not enough
    {ALIKE} | 1 9S 9H 9D TS TH, up 9C | claims farmers 9D 9H 9S
    {ALIKE} | 1 TS TH TD AS KS, up 9C | claims farmers TD TH TS
    {ALIKE} | 1 9S 9H TD TS AS, up 9C | claims
3.2 four alike give a choice
    {ALIKE} | 1 9S 9H 9D 9C AS, up TC |
    claims farmers 9C 9D 9H, farmers 9C 9D 9S, farmers 9C 9H 9S, farmers 9D 9H 9S
3.2 any three nines and tens, each choice of them
    {ANY} | 1 9S 9H TD TS AS, up 9C |
    claims farmers 9H 9S TD, farmers 9H 9S TS, farmers 9H TD TS, farmers 9S TD TS
3.2 sevens and eights do not count, in the 32 pack neither
    house {ALIKE} | 1 7S 7H 7D 9S TH, up 9C | claims; unlawful 1 farmers 7D 7H 7S: 3.2
    house {ANY} | 1 7S 7H 7D 9S TH, up 9C | claims; unlawful 1 farmers 7D 7H 7S: 3.2
3.2 the three are shown and change places with the three under the turn-up; then the same player bids
    {ALIKE} | 1 9S 9H 9D AS KS, up 9C, kitty AH AD JC | 1 farmers 9D 9H 9S; hand 1 AS KS AH AD JC; kitty 9D 9H 9S
    asked order 1; lawful order, order alone, pass; shown 1 9D 9H 9S; received 1 AD AH JC; received 2
3.2 the next farmer gets the first one's cards, which lie in the kitty's place
    {ANY} | 1 9S 9H 9D AS KS, 2 TS TH TD AH KH, up 9C, kitty QH AD JC | 1 farmers 9D 9H 9S; 1 pass; 2 farmers TD TH TS
    hand 2 AH KH 9D 9H 9S; asked order 2; claims
3.2 once a player and deal: a farmer who draws three more low cards may not exchange again
    {ANY} | 1 9S 9H 9D AS KS, up 9C, kitty TS TH TD | 1 farmers 9D 9H 9S; unlawful 1 farmers TD TH TS: 3.2
    pass x4; claims
3.2 of a larger kitty the three top cards are taken, and the rest stays
    house {ALIKE} | 1 9S 9H 9D AS KS, up 9C, kitty AH AD JC KH | kitty AH AD JC KH KD 7C 8C TC QC KC AC
    1 farmers 9D 9H 9S; hand 1 AS KS AH AD JC; kitty 9D 9H 9S KH KD 7C 8C TC QC KC AC
3.2 only at the first turn of round one
    {ANY} | 1 9S 9H 9D AS KS, up 9C | pass x4; asked call 1; unlawful 1 farmers 9D 9H 9S
"""


@pytest.mark.parametrize("story", stories(STORIES))
def test_law_3(story: Story) -> None:
    story.tell()
