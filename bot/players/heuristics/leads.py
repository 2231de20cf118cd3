"""Which card a sound player leads. Sees a ``PlayState`` and one hand, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from bot.players.heuristics.play_state import HIGHER, OF_SUIT, PlayState, with_cards


def lead(play: PlayState, seat: int, hand: Sequence[int]) -> int:
    """The card to lead from this hand."""
    trump, suits = play.trump, play.suits
    trumps = [card for card in hand if suits[card] == trump]
    plains = [card for card in hand if suits[card] != trump]
    if not plains:
        return _from_trumps(play, trumps, with_cards(play.gone, hand))
    if trumps and not play.lead_trump:
        trumps = []
    known = with_cards(play.gone, hand)
    higher = HIGHER[trump]
    bosses = [card for card in plains if not higher[card] & ~known]
    rivals = _may_trump(play, seat, known)
    if play.makers >> seat & 1:
        return _for_makers(play, seat, trumps, plains, bosses, rivals, known)
    if play.alone:
        return _into_lone_hand(play, trumps, plains, bosses, known)
    return _for_defenders(play, seat, trumps, plains, bosses, rivals, known)


def _from_trumps(play: PlayState, trumps: list[int], known: int) -> int:
    """Only trumps are left: from the top while it is high, else the smallest."""
    strength = play.strength
    top = max(trumps, key=strength.__getitem__)
    if not HIGHER[play.trump][top] & ~known:
        return top
    return min(trumps, key=strength.__getitem__)


def _may_trump(play: PlayState, seat: int, known: int) -> bool:
    """Whether an opponent may still hold a trump."""
    if not OF_SUIT[play.trump][play.trump] & ~known:
        return False
    friends, voids, bit = play.friends[seat], play.voids, 1 << play.trump
    other = play.turns[seat]
    while other != seat:
        if not friends >> other & 1 and not voids[other] & bit:
            return True
        other = play.turns[other]
    return False


def _for_makers(
    play: PlayState, seat: int, trumps: list[int], plains: list[int], bosses: list[int], rivals: bool, known: int
) -> int:
    """Draw trumps while they hurt, then cash what is high; the partner leads a bower."""
    strength = play.strength
    higher = HIGHER[play.trump]
    if trumps and rivals:
        top = max(trumps, key=strength.__getitem__)
        sure = not higher[top] & ~known
        if play.alone and (sure or len(trumps) > 1):
            return top
        if seat == play.maker:
            if sure and (len(trumps) > 1 or bosses or len(plains) <= 1):
                return top
            if not sure and len(trumps) >= 3 and len(trumps) > len(plains):
                return top if (higher[top] & ~known).bit_count() > 1 else sorted(trumps, key=strength.__getitem__)[-2]
        elif sure or (not play.tricks and len(trumps) > 1):
            return top
    if play.alone and trumps:
        return max(trumps, key=strength.__getitem__)
    if bosses:
        return _best_boss(play, plains, bosses)
    if trumps and rivals and seat != play.maker and not play.tricks:
        return max(trumps, key=strength.__getitem__)
    return low_lead(play, seat, plains, known)


def _into_lone_hand(play: PlayState, trumps: list[int], plains: list[int], bosses: list[int], known: int) -> int:
    """Against a lone maker a single ace is kept for their last card; of two, one is led."""
    open_bosses = [card for card in bosses if not play.voids[play.maker] >> play.suits[card] & 1]
    suits = {play.suits[card] for card in open_bosses}
    others = [card for card in plains if card not in bosses]
    if len(suits) >= 2 or (open_bosses and not others):
        return _best_boss(play, plains, open_bosses)
    if others:
        held = [sum(1 for card in plains if play.suits[card] == play.suits[other]) for other in others]
        longest = max(held)
        choice = [card for card, count in zip(others, held, strict=True) if count == longest]
        return max(choice, key=play.strength.__getitem__)
    return min(plains, key=play.strength.__getitem__)


def _for_defenders(
    play: PlayState, seat: int, trumps: list[int], plains: list[int], bosses: list[int], rivals: bool, known: int
) -> int:
    """Aces first, from short suits that nobody has led; trumps only when strong in them or when all else is done."""
    strength = play.strength
    if trumps:
        top = max(trumps, key=strength.__getitem__)
        sure = not HIGHER[play.trump][top] & ~known
        if sure and (len(trumps) >= 3 or (len(plains) == 1 and rivals)) and len(trumps) + len(plains) < play.hand_size:
            return top
    good = [card for card in bosses if not _ruffed(play, seat, play.suits[card])] if rivals else bosses
    if good:
        return _best_boss(play, plains, good)
    return low_lead(play, seat, plains, known)


def _ruffed(play: PlayState, seat: int, suit: int) -> bool:
    """Whether an opponent is known to be void in this suit and may hold a trump."""
    friends, voids, trump = play.friends[seat], play.voids, play.trump
    other = play.turns[seat]
    while other != seat:
        if not friends >> other & 1 and voids[other] >> suit & 1 and not voids[other] >> trump & 1:
            return True
        other = play.turns[other]
    return False


def _best_boss(play: PlayState, plains: list[int], bosses: list[int]) -> int:
    """The high card that is least likely trumped: from a suit not yet led, of which one holds few cards."""
    suits, led = play.suits, play.led_suits
    return min(
        bosses,
        key=lambda card: (led >> suits[card] & 1, sum(1 for other in plains if suits[other] == suits[card]), card),
    )


def low_lead(play: PlayState, seat: int, plains: list[int], known: int) -> int:
    """No high card to lead: a small card of the suit that hurts least."""
    suits, strength, trump = play.suits, play.strength, play.trump
    friends, voids = play.friends[seat], play.voids

    def cost(card: int) -> tuple[int, int]:
        suit = suits[card]
        held = sum(1 for other in plains if suits[other] == suit)
        score = held * 2
        if _ruffed(play, seat, suit):
            score += 4
        other = play.turns[seat]
        while other != seat:
            if friends >> other & 1 and voids[other] >> suit & 1 and not voids[other] >> trump & 1:
                score -= 6
            other = play.turns[other]
        if held > 1 and not HIGHER[trump][card] & ~known:
            score += 8
        return score, strength[card]

    return min(plains, key=cost)
