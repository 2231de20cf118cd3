"""Which card a sound player plays to a trick that others began. Sees a ``PlayState`` and one hand, nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import ACE
from bot.players.heuristics.play_state import HIGHER, OF_SUIT, PlayState, with_cards


def follow(play: PlayState, seat: int, hand: Sequence[int]) -> int:
    """The card to play from this hand."""
    suits, led = play.suits, play.led
    following = [card for card in hand if suits[card] == led]
    if len(following) == 1:
        return following[0]
    friends = play.friends[seat]
    threats = _opponents_behind(play, seat)
    if following:
        return _in_suit(play, seat, following, hand, threats)
    power = play.power
    winners = [card for card in hand if play.powers[card] > power]
    if not winners:
        return throw_off(play, hand)
    if friends >> play.winning & 1 and not _rescue(play, seat, hand, threats):
        return throw_off(play, hand)
    if play.alone and threats and _guards_a_stop(play, seat, hand):
        return throw_off(play, hand)
    return _trump_in(play, seat, winners, hand, threats)


def _opponents_behind(play: PlayState, seat: int) -> list[int]:
    """The opponents who play to this trick after this seat."""
    friends, behind = play.friends[seat], []
    other = seat
    for _ in range(play.active - play.trick - 1):
        other = play.turns[other]
        if not friends >> other & 1:
            behind.append(other)
    return behind


def _in_suit(play: PlayState, seat: int, following: list[int], hand: Sequence[int], threats: list[int]) -> int:
    """Following suit: take the trick as cheaply as it is safe, leave the partner's, else play low."""
    powers, power = play.powers, play.power
    low = min(following, key=powers.__getitem__)
    winners = [card for card in following if powers[card] > power]
    if not winners:
        return low
    cheapest = min(winners, key=powers.__getitem__)
    mine = play.friends[seat] >> play.winning & 1
    if not threats:
        return low if mine else cheapest
    known = with_cards(play.gone, hand)
    higher = HIGHER[play.trump]
    if mine and not higher[play.winning_card] & ~known:
        return low
    sure = [card for card in winners if not higher[card] & ~known]
    if sure:
        top = max(winners, key=powers.__getitem__)
        if mine and not (higher[play.winning_card] & ~higher[top] & ~known):
            return low
        return min(sure, key=powers.__getitem__)
    if mine:
        return low
    if play.led == play.trump:
        return cheapest
    return max(winners, key=powers.__getitem__)


def _rescue(play: PlayState, seat: int, hand: Sequence[int], threats: list[int]) -> bool:
    """Whether the partner's card will likely lose, so that trumping it is no waste: never their ace or a trump."""
    if not threats or play.suits[play.winning_card] == play.trump:
        return False
    known = with_cards(play.gone, hand)
    if not HIGHER[play.trump][play.winning_card] & ~known or play.winning_card & 7 == ACE:
        return False
    if all(play.voids[other] >> play.led & 1 and play.voids[other] >> play.trump & 1 for other in threats):
        return False
    return (HIGHER[play.trump][play.winning_card] & ~known).bit_count() > 1


def _guards_a_stop(play: PlayState, seat: int, hand: Sequence[int]) -> bool:
    """Against a lone maker who plays later, the second best trump with one small guard is a sure trick: keep both."""
    if play.makers >> seat & 1:
        return False
    trumps = [card for card in hand if play.suits[card] == play.trump]
    if len(trumps) != 2 or len(trumps) == len(hand):
        return False
    known = with_cards(play.gone, hand)
    best = max(trumps, key=play.strength.__getitem__)
    return (HIGHER[play.trump][best] & ~known).bit_count() == 1


def _trump_in(play: PlayState, seat: int, winners: list[int], hand: Sequence[int], threats: list[int]) -> int:
    """Trump with the smallest that does; higher if it may be beaten, and a high one can be spared or is needed."""
    powers = play.powers
    cheapest = min(winners, key=powers.__getitem__)
    if not threats or len(winners) == 1:
        return cheapest
    voids, led, trump = play.voids, play.led, play.trump
    unseen = ~with_cards(play.gone, hand)
    missing = OF_SUIT[trump][trump] & unseen
    sure = [card for card in winners if not HIGHER[trump][card] & unseen]
    if not missing or not sure:
        return cheapest
    overtrumped = any(voids[other] >> led & 1 and not voids[other] >> trump & 1 for other in threats)
    by_themselves = play.maker == seat and (play.alone or play.makers == 1 << seat)
    can_spare = by_themselves and len(sure) > missing.bit_count()
    return min(sure, key=powers.__getitem__) if overtrumped or can_spare else cheapest


def throw_off(play: PlayState, hand: Sequence[int]) -> int:
    """The card one can best do without: a lone small card, not a high one, not a king's guard, not a trump."""
    suits, strength, trump = play.suits, play.strength, play.trump
    plains = [card for card in hand if suits[card] != trump]
    if not plains:
        return min(hand, key=strength.__getitem__)
    if len(plains) == 1:
        return plains[0]
    unseen = ~with_cards(play.gone, hand)
    higher = HIGHER[trump]
    above = [(higher[card] & unseen).bit_count() for card in plains]
    held: list[list[int]] = [[], [], [], []]
    for at, card in enumerate(plains):
        held[suits[card]].append(at)
    ruffs = len(plains) < len(hand)
    best, least = plains[0], 1 << 30
    for at, card in enumerate(plains):
        suit = held[suits[card]]
        cost = strength[card] * 2
        if not above[at]:
            cost += 48 - 8 * len(suit)
        elif above[at] == 1 and len(suit) > 1:
            cost += 10
        if len(suit) == 2 and above[suit[0] if suit[1] == at else suit[1]] == 1:
            cost += 7
        elif len(suit) == 1 and ruffs and above[at]:
            cost -= 6
        if cost < least:
            best, least = card, cost
    return best
