"""``right-bower replay`` and ``verify``: game records from files, told at a terminal and checked for fair deals.

Exit statuses: 0 if all is well, 1 if a deal is not as it was promised, cannot be checked, or is missing, 2 if a file
cannot be read, replayed, or written in the notation.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from bot.deals.verification import Discrepancy, DiscrepancyKind, Examination, verify_record
from bot.engine import acts, presets
from bot.engine.cards import CODES, JOKER, Card, Trump, sort_hand
from bot.engine.records.format import Ending, RecordError
from bot.engine.records.notation import Inexpressible, notation
from bot.engine.records.replay import Replay, as_json, replay
from bot.engine.rules import Outcome
from bot.engine.scoring import makers
from bot.engine.seats import Seat, side_of
from bot.engine.state import HandResult, Irregularities, State

TAMPERED, BAD_RECORD = 1, 2

_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def harmless(text: str) -> str:
    """Return the text with each sign that would steer a terminal written as its number; a stranger wrote the record."""
    return _STEERING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


def _read(name: str) -> bytes:
    """Read a file, or standard input for ``-``."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _complain(name: str, error: RecordError | OSError | Inexpressible, hand: int | None = None) -> int:
    """Say on standard error what is wrong with a file, and where; returns the exit status."""
    if isinstance(error, Inexpressible):
        from bot.words.catalogue import Texts

        print(harmless(f"{name}: {Texts()(f'notation-{error.gap}', hand=error.hand or 0)}"), file=sys.stderr)
    elif isinstance(error, RecordError):
        where = "" if hand is None else f"hand {hand}: "
        print(harmless(f"{name}:{error.line}: {where}{error}"), file=sys.stderr)
    else:
        print(harmless(f"{name}: {error.strerror or error}"), file=sys.stderr)
    return BAD_RECORD


# -- replay


def declare_replay(parser: argparse.ArgumentParser) -> None:
    """Declare what ``replay FILE… [--json | --notation]`` takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    form.add_argument("--notation", action="store_true", help="the same as Euchre Game Notation 1.4")
    parser.set_defaults(command=replay_files)


def replay_files(options: argparse.Namespace) -> int:
    """Play records through the engine and tell what happened; a bad file prints nothing on standard output."""
    write = _notation if options.notation else _json if options.json else account
    return max([_replay_file(name, write) for name in options.files])


def _replay_file(name: str, write: Callable[[Replay], str]) -> int:
    try:
        text = write(replay(_read(name)))
    except (RecordError, OSError, Inexpressible) as error:
        return _complain(name, error)
    sys.stdout.buffer.write(harmless(text).encode() + b"\n")
    sys.stdout.flush()
    return 0


def _json(game: Replay) -> str:
    return json.dumps(as_json(game), ensure_ascii=False)


def _notation(game: Replay) -> str:
    return json.dumps(notation(game, title=presets.PRESETS[game.last_state.rules.preset].title), ensure_ascii=False)


# -- verify

_SENTENCES = {
    DiscrepancyKind.RULES: "the first deal was made under other rules",
    DiscrepancyKind.SEAT: "somebody else sat at seat {found}",
    DiscrepancyKind.PREVIOUS: "the first deal was made after another game, or after none",
    DiscrepancyKind.NUMBER: "hand {due} is due here",
    DiscrepancyKind.DEALER: "seat {due} deals this hand, not seat {found}",
    DiscrepancyKind.DRAW: "the draw made seat {due} the first dealer, not seat {found}",
    DiscrepancyKind.AFTER_END: "the game was over before this hand",
    DiscrepancyKind.UNCOMMITTED: "the secret is revealed, but nothing was committed to before the deal",
    DiscrepancyKind.UNREVEALED: "no secret is revealed, so it cannot be checked",
    DiscrepancyKind.FORGOTTEN: "the word of a player who was forgotten is missing, so it cannot be checked",
    DiscrepancyKind.SECRET_LENGTH: "the revealed secret has {found} bytes instead of 32",
    DiscrepancyKind.OTHER_SECRET: "the revealed secret is not the one that was committed to",
    DiscrepancyKind.CHAIN: "the chain breaks: this is not the secret of the deal before",
    DiscrepancyKind.TWICE: "this was committed to before: the deal stands here twice",
    DiscrepancyKind.UNENDED: "the record ends before its game does",
}

_ENDINGS = {
    Ending.CONCEDED: "the record says that the game was conceded before its points were reached.",
    Ending.HANDS: "the record says that the game was played by hands or by time.",
    Ending.EARLY: "the record says that the table was closed before the game's points were reached.",
}


def declare_verify(parser: argparse.ArgumentParser) -> None:
    """Declare what ``verify FILE…`` takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")
    parser.set_defaults(command=verify_files)


def verify_files(options: argparse.Namespace) -> int:
    """Recompute every deal of each record, and the draw of its first dealer."""
    return max([_verify_file(name) for name in options.files])


def _verify_file(name: str) -> int:
    try:
        examination = verify_record(_read(name))
    except (RecordError, OSError) as error:
        return _complain(name, error)
    for fault in examination.faults:
        hand = "" if fault.hand is None else f"hand {fault.hand}: "
        print(harmless(f"{name}:{fault.line}: {hand}{_sentence(fault)}"))
    if examination.broken is not None:
        _complain(name, examination.broken, examination.broken_hand)
    elif not examination.tampered:
        for line in _report(examination):
            print(harmless(f"{name}: {line}"))
    return TAMPERED if examination.faults else BAD_RECORD if examination.broken is not None else 0


def _report(examination: Examination) -> Iterator[str]:
    """Say what was checked, and what could not be."""
    checked, deals = examination.checked, len(examination.deals)
    missing = [f"hand {number}" for number in examination.missing]
    as_promised = f"{checked} of {deals} deals are as their secrets say"
    without = f"; {len(missing)} without a revealed secret or word could not be checked: {', '.join(missing)}"
    yield f"{as_promised}{without if missing else ''}."
    if examination.chained:
        yield f"one seal binds them all: {examination.seal}"
    elif checked:
        yield "each deal has a seal of its own."
    if examination.drawn:
        yield "the draw of the first dealer is as the first secret says."
    if examination.ending is not None:
        yield _ENDINGS[Ending(examination.ending)]


def _sentence(fault: Discrepancy) -> str:
    if fault.kind is DiscrepancyKind.OTHER_PACK:
        if ":" not in fault.found:
            return f"the pack has {fault.found} cards, and the secret gives {fault.due}"
        place, _, card = fault.found.partition(": ")
        return f"card {place} of the pack is {card}, and the secret gives {fault.due}"
    return _SENTENCES[fault.kind].format(found=fault.found, due=fault.due)


# -- a record told in words

SIGNS = "♠♥♦♣"
_SUITS = ("spades", "hearts", "diamonds", "clubs", "no trump")
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
    """Tell the whole game, a paragraph a hand."""
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
    """Return a card with its suit sign: ``J♥``, ``10♠``, ``Joker``."""
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
    return _join([name for seat, name in enumerate(game.seats, 1) if side_of(Seat(seat)) == unit])


def _score(score: tuple[int, ...]) -> str:
    return "–".join(map(str, score)) if min(score) >= 0 else " : ".join(map(str, score))


def _cards(cards: tuple[Card, ...], trump: Trump | None = None) -> str:
    return " ".join(card_text(card) for card in sort_hand(cards, trump))


def _hand(game: Replay, hand: State) -> Iterator[str]:
    header, deal = hand.standing, hand.deal
    yield f"Hand {header.number}, {game.seats[header.dealer - 1]} deals at {_score(header.score)}."
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
        yield "  " + "; ".join(f"{game.seats[seat - 1]} {call}" for seat, call in _calls(hand)) + "."
    yield from _exchanges(game, hand)
    for number, trick in enumerate(hand.tricks, 1):
        plays = "  ".join(f"{game.seats[seat - 1]} {card_text(card)}" for seat, card in trick.plays)
        yield f"  Trick {number}: {plays}; {game.seats[(trick.winner or 1) - 1]} takes it."
    if hand.trick:
        yield "  On the table: " + "  ".join(f"{game.seats[seat - 1]} {card_text(card)}" for seat, card in hand.trick)
    yield from _judgements(game, hand)
    if hand.result is not None:
        yield f"  {_ending_sentence(game, hand, hand.result)}"


def _calls(hand: State) -> Iterator[tuple[Seat, str]]:
    """Yield who said what; once somebody plays alone, a pass is a defender's."""
    alone = False
    for seat, act in hand.calls:
        yield seat, "declines to defend alone" if alone and act == acts.PASS else _call(hand, seat, act)
        alone = alone or (isinstance(act, acts.OrderUp | acts.CallSuit | acts.NameTrump) and act.alone)


def _call(hand: State, seat: Seat, act: acts.Act) -> str:
    """Return what a seat said, in the words of the table."""
    match act:
        case acts.OrderUp(alone):
            from bot.words.labels import order_word

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
    """Tell the claims of an old-school table, and the cards that lie exposed at the end (law 9)."""
    memory = hand.irregularities or Irregularities()
    for judgement in memory.judgements:
        name, claimant, claim = game.seats[judgement.claim.seat - 1], game.seats[judgement.seat - 1], judgement.claim
        match claim:
            case acts.ClaimRenege(_, trick):
                what = f"that {name} reneged in trick {trick}"
            case acts.ClaimLead():
                what = f"that {name} may not have led"
            case acts.ClaimCall():
                what = f"that {name} may not have declared"
        proof = " ".join(map(card_text, judgement.proof))
        yield f"  {claimant} claims {what}: {f'true ({proof})' if judgement.upheld else 'false'}."
    for seat, card in memory.exposed:
        yield f"  {card_text(card)} lies exposed before {game.seats[seat - 1]}."


def _ending_sentence(game: Replay, hand: State, result: HandResult) -> str:
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
    tricks = "1 trick" if result.tricks == 1 else f"{result.tricks or 'no'} tricks"
    return f"{_join(names)} {words} with {tricks}. {score}"


def _join(names: list[str]) -> str:
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else names[0]
