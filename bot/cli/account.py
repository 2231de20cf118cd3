"""A replayed record told in words, hand by hand, for people at a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine import acts
from bot.engine.cards import CODES, JOKER, Card, Suit, sort_hand
from bot.engine.records.replay import Replay
from bot.engine.rules import Outcome
from bot.engine.scoring import makers
from bot.engine.seats import Seat, side_of
from bot.engine.state import HandResult, Irregularities, State
from bot.words.labels import order_word

SIGNS = "♠♥♦♣"
_SUITS = ("spades", "hearts", "diamonds", "clubs")
_ACCEPTED = {"order": "orders it up", "assist": "assists", "take-up": "takes it up"}
_OUTCOMES = {
    Outcome.MADE: "made it",
    Outcome.MARCH: "marched",
    Outcome.EUCHRE: "was euchred",
    Outcome.EUCHRE_MARCH: "was euchred",
    Outcome.SET: "was set",
    Outcome.THROWN_IN: "the hand is thrown in",
    Outcome.FOLDED: "the dealer folds",
    Outcome.REDEAL: "the hand is dealt again",
    Outcome.RENEGED: "the renege ends the hand",
    Outcome.FORFEIT: "the renege forfeits the game",
    Outcome.MISDEAL: "all agree on a misdeal",
}


def account(game: Replay) -> str:
    """The whole game, a paragraph a hand."""
    lines = [f"{game.last_state.rules.preset}: {_table(game)}"]
    if game.previous is not None:
        lines.append(f"This game follows another, won by {_unit(game, game.previous.winner)}.")
    for hand in game.hands:
        lines += ["", *_hand(game, hand)]
    state = game.last_state
    lines.append("")
    if state.result is not None and state.result.winner is not None:
        lines.append(f"{_unit(game, state.result.winner)} won, {_score(state.score)}.")
    elif state.turn is not None:
        lines.append(f"The record ends here; {game.seats[state.turn - 1]} is to act ({state.phase}).")
    else:
        lines.append(f"The record ends between hands at {_score(state.score)}.")
    return "\n".join(lines)


def card_text(card: Card) -> str:
    """A card with its suit sign: ``J♥``, ``10♠``, ``Joker``."""
    if card == JOKER:
        return "Joker"
    code = CODES[card]
    return ("10" if code[0] == "T" else code[0]) + SIGNS[card >> 3]


def _table(game: Replay) -> str:
    partners = game.last_state.rules.traits.partners
    return f"{_unit(game, 1)} against {_unit(game, 2)}" if partners else ", ".join(game.seats)


def _unit(game: Replay, unit: int) -> str:
    if not game.last_state.rules.traits.partners:
        return game.seats[unit - 1]
    return _joined([name for seat, name in enumerate(game.seats, 1) if side_of(Seat(seat)) == unit])


def _score(score: tuple[int, ...]) -> str:
    return "–".join(map(str, score)) if min(score) >= 0 else " : ".join(map(str, score))


def _cards(cards: tuple[Card, ...], trump: Suit | None = None) -> str:
    return " ".join(card_text(card) for card in sort_hand(cards, trump))


def _hand(game: Replay, hand: State) -> Iterator[str]:
    standing, deal = hand.standing, hand.deal
    yield f"Hand {standing.number}, {game.seats[standing.dealer - 1]} deals at {_score(standing.score)}."
    if deal is None or not deal.hands:
        yield "  The cards are not dealt yet."
        return
    width = max(len(name) for name in game.seats)
    for name, cards in zip(game.seats, deal.hands, strict=True):
        yield f"  {name:<{width}}  {_cards(cards)}"
    if deal.turnup is not None:
        yield f"  {card_text(deal.turnup)} is turned up."
    if deal.kitty:
        yield f"  {'Widow' if hand.rules.traits.widow else 'Kitty'}: {_cards(deal.kitty)}."
    if hand.calls:
        yield "  " + "; ".join(f"{game.seats[seat - 1]} {said}" for seat, said in _calls(hand)) + "."
    yield from _exchanges(game, hand)
    for number, trick in enumerate(hand.tricks, 1):
        plays = "  ".join(f"{game.seats[seat - 1]} {card_text(card)}" for seat, card in trick.plays)
        yield f"  Trick {number}: {plays}; {game.seats[(trick.winner or 1) - 1]} takes it."
    if hand.trick:
        yield "  On the table: " + "  ".join(f"{game.seats[seat - 1]} {card_text(card)}" for seat, card in hand.trick)
    yield from _judgements(game, hand)
    if hand.result is not None:
        yield f"  {_ending(game, hand, hand.result)}"


def _calls(hand: State) -> Iterator[tuple[Seat, str]]:
    """Who said what; once somebody plays alone, a pass is a defender's."""
    alone = False
    for seat, act in hand.calls:
        yield seat, "declines to defend alone" if alone and act == acts.PASS else _call(hand, seat, act)
        alone = alone or (isinstance(act, acts.OrderUp | acts.CallSuit | acts.NameTrump) and act.alone)


def _call(hand: State, seat: Seat, act: acts.Act) -> str:
    """What a seat said, in the words of the table."""
    match act:
        case acts.OrderUp(alone):
            return _ACCEPTED[order_word(hand.rules, hand.standing.dealer, seat)] + (" alone" if alone else "")
        case acts.CallSuit(suit, alone) | acts.NameTrump(suit, alone):
            verb = "names" if isinstance(act, acts.NameTrump) else "calls"
            return f"{verb} {_SUITS[suit]}{' alone' if alone else ''}"
        case acts.CallPartner(suit):
            return f"calls the best {_SUITS[suit].removesuffix('s')}"
        case acts.PlayAlone():
            return "calls alone"
        case acts.DefendAlone():
            return "defends alone"
        case acts.Bid(tricks):
            return f"bids {tricks}"
        case acts.Fold():
            return "folds"
        case acts.ClaimAceNoFace():
            return "shows an ace and no face"
        case acts.ClaimFarmers(cards):
            return f"shows a farmer's hand ({_cards(cards)})"
        case _:
            return "passes" if acts.act_text(act) == "pass" else acts.act_text(act)


def _exchanges(game: Replay, hand: State) -> Iterator[str]:
    exchange, trump = hand.exchange, hand.contract.trump if hand.contract else None
    for seat, cards in exchange.drawn:
        name = game.seats[seat - 1]
        if hand.rules.traits.widow:
            yield f"  {name} takes the widow, {_cards(cards, trump)}."
        else:
            yield f"  {name} receives {_cards(cards, trump)} from the kitty."
    if exchange.turnup_taken_by is not None:
        yield f"  {game.seats[exchange.turnup_taken_by - 1]} takes the turn-up into their hand."
    for seat, cards in exchange.discards:
        yield f"  {game.seats[seat - 1]} discards {_cards(cards, trump)}."
    for giver, receiver, cards in exchange.gifts:
        yield f"  {game.seats[giver - 1]} gives {game.seats[receiver - 1]} {_cards(cards, trump)}."


def _judgements(game: Replay, hand: State) -> Iterator[str]:
    """The claims of an old-school table, and the cards that lie exposed at the end (law 9)."""
    memory = hand.irregularities or Irregularities()
    for told in memory.judgements:
        name, claimant, claim = game.seats[told.claim.seat - 1], game.seats[told.seat - 1], told.claim
        match claim:
            case acts.ClaimRenege(_, trick):
                what = f"that {name} reneged in trick {trick}"
            case acts.ClaimLead():
                what = f"that {name} may not have led"
            case acts.ClaimCall():
                what = f"that {name} may not have declared"
        proof = " ".join(map(card_text, told.proof))
        yield f"  {claimant} claims {what}: {f'true ({proof})' if told.upheld else 'false'}."
    for seat, card in memory.exposed:
        yield f"  {card_text(card)} lies exposed before {game.seats[seat - 1]}."


def _ending(game: Replay, hand: State, result: HandResult) -> str:
    score = f"The score is {_score(result.score)}."
    contract = hand.contract
    if contract is None or result.tricks is None:
        text = _OUTCOMES[result.outcome]
        return f"{text[0].upper()}{text[1:]}. {score}"
    names = [game.seats[seat - 1] for seat in makers(hand.rules, contract)]
    words = _OUTCOMES[result.outcome]
    if contract.bid is not None:
        words = f"{'made' if result.outcome is Outcome.MADE else 'was set on'} a bid of {contract.bid}"
    if len(names) > 1:
        words = words.replace("was ", "were ")
    taken = "1 trick" if result.tricks == 1 else f"{result.tricks or 'no'} tricks"
    return f"{_joined(names)} {words} with {taken}. {score}"


def _joined(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
