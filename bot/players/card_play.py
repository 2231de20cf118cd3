"""The play of a sound player: which card to lead, and which to play to a trick that another player led.

Players at the table and play-outs choose a card from one hand and a ``PlayState``. A ``PlayState`` holds the public
facts of the play in plain integers: which cards are gone, which voids each seat has shown, which seats play together.

Sets of cards and suits are bit masks as in ``knowledge``; sets of seats have bit ``seat``.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

from bot.engine.acts import Act, PlayCard
from bot.engine.cards import ACE, NO_TRUMP, POWER, STRENGTH, SUIT_UNDER, Card, Suit, Trump
from bot.engine.rules import Rules
from bot.engine.seats import Seat, left_of, next_active, side_of
from bot.engine.state import Contract
from bot.engine.views import PublicView, SeatView
from bot.players.knowledge import (
    HIGHER,
    OF_SUIT,
    SECOND,
    absent_cards,
    add_cards,
    opening_leader,
    shown_voids,
    visible_contract,
    visible_tricks,
)


class PlayState:
    """One hand's play as everybody sees it.

    ``friends[seat]`` is the set of seats that this seat knows to be on its side, itself included. ``makers`` is the set
    of seats that win or lose with the maker. ``gone`` is the set of cards that can be in no hand: played, turned down,
    not in the pack. The best card of the trick so far is ``winning_card``, of strength ``power``, played by the seat
    ``winning``. ``taken[seat]`` counts that seat's tricks.
    """

    __slots__ = (
        "active", "alone", "friends", "gone", "hand_size", "lead_trump", "led", "led_suits", "maker", "makers",
        "plays", "power", "powers", "secret", "strength", "suits", "taken", "trick", "tricks", "trump", "turn",
        "turns", "voids", "winning", "winning_card",
    )  # fmt: skip

    active: int
    """How many seats play."""
    alone: bool
    friends: list[int]
    gone: int
    hand_size: int
    lead_trump: bool
    """Whether the next lead may be trump (law 6.2)."""
    led: int
    led_suits: int
    """The plain suits that have been led."""
    makers: int
    maker: int
    plays: list[tuple[int, int]]
    """The trick on the table."""
    power: int
    powers: tuple[int, ...]
    secret: int
    """The card that makes the maker's partner public (law 8.5), or -1."""
    strength: tuple[int, ...]
    suits: tuple[Suit, ...]
    taken: list[int]
    trick: int
    """How many cards lie in the trick."""
    tricks: int
    trump: Trump
    turn: int
    turns: tuple[int, ...]
    voids: list[int]
    winning: int
    winning_card: int

    def lay(self, card: int) -> None:
        """Play this card for the seat on turn. A full trick is gathered, and its winner is on turn next."""
        seat, suit = self.turn, self.suits[card]
        bit = 1 << card
        self.gone |= bit << SECOND if self.gone & bit else bit
        if not self.trick:
            self.led = suit
            self.powers = POWER[self.trump][suit]
            self.power = self.powers[card]
            self.winning, self.winning_card = seat, card
            if suit != self.trump:
                self.led_suits |= 1 << suit
        else:
            if suit != self.led:
                self.voids[seat] |= 1 << self.led
            power = self.powers[card]
            if power > self.power:
                self.power, self.winning, self.winning_card = power, seat, card
        if card == self.secret:
            self._reveal(seat)
        self.plays.append((seat, card))
        self.trick += 1
        if self.trick < self.active:
            self.turn = self.turns[seat]
            return
        self.taken[self.winning] += 1
        self.turn = self.winning
        self.trick = 0
        self.tricks += 1
        self.lead_trump = True
        self.plays = []

    def _reveal(self, seat: int) -> None:
        self.secret = -1
        self.set_sides(1 << self.maker | 1 << seat)

    def set_sides(self, makers: int) -> None:
        """Make these the maker's side, known to every seat; all other seats are the other side."""
        seats = range(1, len(self.friends))
        everybody = sum(1 << seat for seat in seats)
        self.makers = makers
        self.friends = [0, *(makers if makers >> seat & 1 else everybody & ~makers for seat in seats)]


def new_play_state(rules: Rules, contract: Contract, leader: int, turned_down: Card | None) -> PlayState:
    """Return the play before the first lead; a maker whose partner is secret is alone. ``ValueError`` without trump."""
    if contract.trump is None:
        raise ValueError("there is no play before trump is made")
    play, players, out = PlayState(), rules.players, contract.sitting_out
    play.trump, play.maker = contract.trump, contract.maker
    play.alone = contract.alone and rules.traits.partners
    play.suits, play.strength = SUIT_UNDER[contract.trump], STRENGTH[contract.trump]
    play.powers = POWER[contract.trump][0]
    play.active = players - len(out)
    play.turns = (0, *(next_active(left_of(Seat(seat), players), players, out) for seat in rules.seats))
    play.turn = leader
    play.hand_size = rules.hand_size
    play.gone = add_cards(absent_cards(rules.pack, rules.joker), () if turned_down is None else (turned_down,))
    play.voids, play.taken, play.friends = [0] * (players + 1), [0] * (players + 1), [0] * (players + 1)
    play.plays, play.trick, play.tricks = [], 0, 0
    play.led = play.power = play.winning = play.winning_card = play.led_suits = 0
    play.lead_trump = not rules.no_first_blood
    play.secret = -1
    play.set_sides(side_mask(rules, contract.maker))
    return play


def side_mask(rules: Rules, maker: int) -> int:
    """Return the set of seats on the maker's side: the maker's seat alone in games without fixed partners."""
    if not rules.traits.partners:
        return 1 << maker
    return sum(1 << seat for seat in rules.seats if side_of(Seat(seat)) == side_of(Seat(maker)))


def state_before_lead(view: PublicView) -> PlayState:
    """Return the play before the first lead of this view's hand."""
    turned_down = view.turnup if view.turned_down else None
    return new_play_state(view.rules, visible_contract(view), opening_leader(view), turned_down)


def public_play_state(view: PublicView) -> PlayState:
    """Return the play as this view shows it. At an old-school table, a seat may have led out of turn."""
    play = state_before_lead(view)
    for plays in visible_tricks(view):
        for seat, card in plays:
            play.turn = seat
            play.lay(card)
    play.voids = list(shown_voids(view)[-1])
    if view.partner is not None and view.maker is not None:
        play.set_sides(1 << view.maker | 1 << view.partner)
    return play


def seat_play_state(view: SeatView) -> PlayState:
    """Return the play as this seat sees it. Only the maker's secret partner knows who the partner is (law 8.5)."""
    public = view.public
    play = public_play_state(public)
    if public.called is not None and public.partner is None:
        suspect_sides(play, view.seat if view.secret_partner else 0)
    return play


def suspect_sides(play: PlayState, partner: int) -> None:
    """Set who trusts whom while the partner is secret: the maker nobody, the partner the maker, others each other."""
    maker = play.maker
    play.set_sides(1 << maker | (1 << partner if partner else 0))
    play.friends[maker] = 1 << maker


def play_out(play: PlayState, hands: list[list[int]]) -> None:
    """Play all remaining cards, each as a sound player would. The lists in ``hands``, one a seat, are emptied."""
    last = play.hand_size
    while play.tricks < last:
        seat = play.turn
        card = choose_sound_card(play, seat, hands[seat])
        hands[seat].remove(card)
        play.lay(card)


def copy_play_state(play: PlayState) -> PlayState:
    """Return a copy that can be played on without changing the original."""
    copied = copy(play)
    copied.voids, copied.taken, copied.plays = [*play.voids], [*play.taken], [*play.plays]
    return copied


def choose_sound_card(play: PlayState, seat: int, hand: list[int]) -> int:
    """Return the card of this hand that a sound player plays, to lead or to follow."""
    if len(hand) == 1:
        return hand[0]
    return choose_follow(play, seat, hand) if play.trick else choose_lead(play, seat, hand)


# -- leading


def choose_lead(play: PlayState, seat: int, hand: Sequence[int]) -> int:
    trump, suits = play.trump, play.suits
    if trump is NO_TRUMP:
        return _lead_without_trump(play, hand)
    trumps = [card for card in hand if suits[card] == trump]
    plains = [card for card in hand if suits[card] != trump]
    if not plains:
        return _lead_from_trumps(play, trumps, add_cards(play.gone, hand))
    if trumps and not play.lead_trump:
        trumps = []
    seen = add_cards(play.gone, hand)
    higher = HIGHER[trump]
    bosses = [card for card in plains if not higher[card] & ~seen]
    rivals = _may_trump(play, seat, seen)
    if play.makers >> seat & 1:
        return _lead_for_makers(play, seat, trumps, plains, bosses, rivals, seen)
    if play.alone:
        return _lead_into_lone_hand(play, trumps, plains, bosses, seen)
    return _lead_for_defenders(play, seat, trumps, plains, bosses, rivals, seen)


def _lead_from_trumps(play: PlayState, trumps: list[int], seen: int) -> int:
    """Return the lead from a hand of trumps only: the highest if no unseen trump beats it, else the lowest."""
    strength = play.strength
    top = max(trumps, key=strength.__getitem__)
    if not HIGHER[play.trump][top] & ~seen:
        return top
    return min(trumps, key=strength.__getitem__)


def _lead_without_trump(play: PlayState, hand: Sequence[int]) -> int:
    """Return a card that no unseen card beats, from the suit with most of them; else a low one of the longest suit."""
    suits, strength, higher = play.suits, play.strength, HIGHER[play.trump]
    seen = add_cards(play.gone, hand)
    bosses = [card for card in hand if not higher[card] & ~seen]
    if bosses:
        of_suit = [suits[card] for card in bosses]
        return max(bosses, key=lambda card: (of_suit.count(suits[card]), strength[card]))
    held = [suits[card] for card in hand]
    return max(hand, key=lambda card: (held.count(suits[card]), -(higher[card] & ~seen).bit_count(), -strength[card]))


def _may_trump(play: PlayState, seat: int, seen: int) -> bool:
    if not OF_SUIT[play.trump][play.trump] & ~seen:
        return False
    friends, voids, bit = play.friends[seat], play.voids, 1 << play.trump
    other = play.turns[seat]
    while other != seat:
        if not friends >> other & 1 and not voids[other] & bit:
            return True
        other = play.turns[other]
    return False


def _lead_for_makers(
    play: PlayState, seat: int, trumps: list[int], plains: list[int], bosses: list[int], rivals: bool, seen: int
) -> int:
    """Return the lead for the maker's side: trumps while an opponent may hold one, then cards that nobody can beat.

    The maker's partner leads their best trump when it is sure to win, or to the first trick.
    """
    strength = play.strength
    higher = HIGHER[play.trump]
    if trumps and rivals:
        top = max(trumps, key=strength.__getitem__)
        sure = not higher[top] & ~seen
        if play.alone and (sure or len(trumps) > 1):
            return top
        if seat == play.maker:
            if sure and (len(trumps) > 1 or bosses or len(plains) <= 1):
                return top
            if not sure and len(trumps) >= 3 and len(trumps) > len(plains):
                return top if (higher[top] & ~seen).bit_count() > 1 else sorted(trumps, key=strength.__getitem__)[-2]
        elif sure or (not play.tricks and len(trumps) > 1):
            return top
    if play.alone and trumps:
        return max(trumps, key=strength.__getitem__)
    if bosses:
        return _best_boss(play, plains, bosses)
    if trumps and rivals and seat != play.maker and not play.tricks:
        return max(trumps, key=strength.__getitem__)
    return choose_low_lead(play, seat, plains, seen)


def _lead_into_lone_hand(play: PlayState, trumps: list[int], plains: list[int], bosses: list[int], seen: int) -> int:
    """Return the lead against a lone maker: one of high cards in two suits; a single one is kept for the last trick."""
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


def _lead_for_defenders(
    play: PlayState, seat: int, trumps: list[int], plains: list[int], bosses: list[int], rivals: bool, seen: int
) -> int:
    """Return the lead for the defenders: high plain cards first, from short suits not yet led; else a low card.

    After the first trick, lead a trump that is sure to win from three trumps or more, or with one plain card left.
    """
    strength = play.strength
    if trumps:
        top = max(trumps, key=strength.__getitem__)
        sure = not HIGHER[play.trump][top] & ~seen
        if sure and (len(trumps) >= 3 or (len(plains) == 1 and rivals)) and len(trumps) + len(plains) < play.hand_size:
            return top
    good = [card for card in bosses if not _may_be_ruffed(play, seat, play.suits[card])] if rivals else bosses
    if good:
        return _best_boss(play, plains, good)
    return choose_low_lead(play, seat, plains, seen)


def _may_be_ruffed(play: PlayState, seat: int, suit: int) -> bool:
    friends, voids, trump = play.friends[seat], play.voids, play.trump
    other = play.turns[seat]
    while other != seat:
        if not friends >> other & 1 and voids[other] >> suit & 1 and not voids[other] >> trump & 1:
            return True
        other = play.turns[other]
    return False


def _best_boss(play: PlayState, plains: list[int], bosses: list[int]) -> int:
    """Return the one of ``bosses`` that is least likely to be trumped: from a suit not yet led, then a short one."""
    suits, led = play.suits, play.led_suits
    return min(
        bosses,
        key=lambda card: (led >> suits[card] & 1, sum(1 for other in plains if suits[other] == suits[card]), card),
    )


def choose_low_lead(play: PlayState, seat: int, plains: list[int], seen: int) -> int:
    """Return the plain card that costs least, of a short suit; best one that the partner and no opponent can trump."""
    suits, strength, trump = play.suits, play.strength, play.trump
    friends, voids = play.friends[seat], play.voids

    def cost(card: int) -> tuple[int, int]:
        suit = suits[card]
        held = sum(1 for other in plains if suits[other] == suit)
        score = held * 2
        if _may_be_ruffed(play, seat, suit):
            score += 4
        other = play.turns[seat]
        while other != seat:
            if friends >> other & 1 and voids[other] >> suit & 1 and not voids[other] >> trump & 1:
                score -= 6
            other = play.turns[other]
        if held > 1 and not HIGHER[trump][card] & ~seen:
            score += 8
        return score, strength[card]

    return min(plains, key=cost)


# -- following


def choose_follow(play: PlayState, seat: int, hand: Sequence[int]) -> int:
    suits, led = play.suits, play.led
    following = [card for card in hand if suits[card] == led]
    if len(following) == 1:
        return following[0]
    friends = play.friends[seat]
    threats = _opponents_behind(play, seat)
    if following:
        return _follow_suit(play, seat, following, hand, threats)
    power = play.power
    winners = [card for card in hand if play.powers[card] > power]
    if not winners:
        return choose_throw_off(play, hand)
    if friends >> play.winning & 1 and not _should_rescue(play, seat, hand, threats):
        return choose_throw_off(play, hand)
    if play.alone and threats and _guards_a_stop(play, seat, hand):
        return choose_throw_off(play, hand)
    return _trump_in(play, seat, winners, hand, threats)


def _opponents_behind(play: PlayState, seat: int) -> list[int]:
    friends, behind = play.friends[seat], []
    other = seat
    for _ in range(play.active - play.trick - 1):
        other = play.turns[other]
        if not friends >> other & 1:
            behind.append(other)
    return behind


def _follow_suit(play: PlayState, seat: int, following: list[int], hand: Sequence[int], threats: list[int]) -> int:
    """Return the card of the led suit to play: the cheapest that is sure to win, a low one if none can win.

    Play low, too, if the partner's card wins and this hand cannot win for sure or need not. Of cards that may still be
    beaten, play the cheapest trump, but the highest card of a plain suit.
    """
    powers, power = play.powers, play.power
    low = min(following, key=powers.__getitem__)
    winners = [card for card in following if powers[card] > power]
    if not winners:
        return low
    cheapest = min(winners, key=powers.__getitem__)
    partner_wins = play.friends[seat] >> play.winning & 1
    if not threats:
        return low if partner_wins else cheapest
    seen = add_cards(play.gone, hand)
    higher = HIGHER[play.trump]
    if partner_wins and not higher[play.winning_card] & ~seen:
        return low
    sure = [card for card in winners if not higher[card] & ~seen]
    if sure:
        top = max(winners, key=powers.__getitem__)
        if partner_wins and not (higher[play.winning_card] & ~higher[top] & ~seen):
            return low
        return min(sure, key=powers.__getitem__)
    if partner_wins:
        return low
    if play.led == play.trump:
        return cheapest
    return max(winners, key=powers.__getitem__)


def _should_rescue(play: PlayState, seat: int, hand: Sequence[int], threats: list[int]) -> bool:
    """Return whether to trump the partner's card because it will probably lose; never an ace, trump or sure card."""
    if not threats or play.suits[play.winning_card] == play.trump:
        return False
    seen = add_cards(play.gone, hand)
    if not HIGHER[play.trump][play.winning_card] & ~seen or play.winning_card & 7 == ACE:
        return False
    if all(play.voids[other] >> play.led & 1 and play.voids[other] >> play.trump & 1 for other in threats):
        return False
    return (HIGHER[play.trump][play.winning_card] & ~seen).bit_count() > 1


def _guards_a_stop(play: PlayState, seat: int, hand: Sequence[int]) -> bool:
    """Return whether to keep just two trumps against a lone maker: only one unseen trump beats the better of them."""
    if play.makers >> seat & 1:
        return False
    trumps = [card for card in hand if play.suits[card] == play.trump]
    if len(trumps) != 2 or len(trumps) == len(hand):
        return False
    seen = add_cards(play.gone, hand)
    best = max(trumps, key=play.strength.__getitem__)
    return (HIGHER[play.trump][best] & ~seen).bit_count() == 1


def _trump_in(play: PlayState, seat: int, winners: list[int], hand: Sequence[int], threats: list[int]) -> int:
    """Return the trump to take the trick with: the smallest that wins.

    Use the smallest that nobody can beat if an opponent may overtrump, or if a maker without a partner can spare it.
    """
    powers = play.powers
    cheapest = min(winners, key=powers.__getitem__)
    if not threats or len(winners) == 1:
        return cheapest
    voids, led, trump = play.voids, play.led, play.trump
    unseen = ~add_cards(play.gone, hand)
    missing = OF_SUIT[trump][trump] & unseen
    sure = [card for card in winners if not HIGHER[trump][card] & unseen]
    if not missing or not sure:
        return cheapest
    overtrumped = any(voids[other] >> led & 1 and not voids[other] >> trump & 1 for other in threats)
    by_themselves = play.maker == seat and (play.alone or play.makers == 1 << seat)
    can_spare = by_themselves and len(sure) > missing.bit_count()
    return min(sure, key=powers.__getitem__) if overtrumped or can_spare else cheapest


def choose_throw_off(play: PlayState, hand: Sequence[int]) -> int:
    """Return the card to throw off: a lone small one. High cards, a king's guard and trumps are kept longest."""
    suits, strength, trump = play.suits, play.strength, play.trump
    plains = [card for card in hand if suits[card] != trump]
    if not plains:
        return min(hand, key=strength.__getitem__)
    if len(plains) == 1:
        return plains[0]
    unseen = ~add_cards(play.gone, hand)
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


# -- cards that do the same work


def distinct_plays(view: SeatView, usual: Act) -> list[Act]:
    """Return the lawful acts with one card of each run of equal cards: ``usual`` if the run has it, else the lowest."""
    own = usual.card if isinstance(usual, PlayCard) else None
    kept = {own if own in run else run[0] for run in runs_of_equals(view)}
    return [act for act in dict.fromkeys(view.legal) if not isinstance(act, PlayCard) or act.card in kept]


def runs_of_equals(view: SeatView) -> list[list[Card]]:
    """Return the cards that may be played, in runs of equal cards. Each run begins with its lowest card."""
    play = seat_play_state(view)
    cards = [act.card for act in view.legal if isinstance(act, PlayCard)]
    no_other = _cards_of_no_other(view, play)
    runs: list[list[Card]] = []
    for card in sorted(set(cards), key=lambda card: (play.suits[card], play.strength[card])):
        if runs and play.secret not in (card, runs[-1][-1]) and _are_equal(play, runs[-1][-1], card, no_other):
            runs[-1].append(card)
        else:
            runs.append([card])
    return runs


def _cards_of_no_other(view: SeatView, play: PlayState) -> int:
    held = add_cards(play.gone, view.hand)
    for _, card in play.plays:
        held &= ~(1 << card + SECOND if held >> card + SECOND & 1 else 1 << card)
    return held


def _are_equal(play: PlayState, lower: Card, higher: Card, no_other: int) -> bool:
    """Return whether two cards of one suit take the same tricks: each copy from one to the other is in ``no_other``."""
    if play.suits[lower] != play.suits[higher]:
        return False
    low, high = play.strength[lower], play.strength[higher]
    between = [
        card
        for card, strength in enumerate(play.strength)
        if play.suits[card] == play.suits[lower] and low <= strength <= high
    ]
    return all(no_other >> card & 1 and no_other >> card + SECOND & 1 for card in between)
