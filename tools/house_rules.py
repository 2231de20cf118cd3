"""What it is worth to a computer to know a house rule (law 12): ``uv run python -m tools.house_rules --level steady``.

Every deal is played twice with the same cards, dealer and score: once one side knows the rule, once the other. Who does
not know it sees the table as if the rule were off, and chooses among what is lawful all the same. So the difference is
what is gained by knowing, in points a hand for the side that knows; a hand that both would play alike counts nothing.
The score before the hand is any of a game to ten.

An expert decides all calls and exchanges of cards; the cards are played by the nets, on both sides.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.engine.acts import Act, CallSuit, PlayCard
from bot.engine.cards import NO_TRUMP, make_pack
from bot.engine.game import apply, begin, deal
from bot.engine.presets import build, parse
from bot.engine.rules import Rules
from bot.engine.seats import Seat, side_of
from bot.engine.state import Phase, State, turn_up_suit
from bot.engine.views import SeatView, seat_view
from bot.players.expert.decide import NetPlayer
from bot.players.levels import ComputerPlayer, player

RULES = (
    "standard caller_holds=trump", "standard caller_holds=natural", "standard lone_hands=no", "standard lone_closed=2",
    "standard lone_made=0", "standard keep_turnup=yes", "standard stuck_any=yes", "standard no_trump=yes",
)  # fmt: skip


@dataclass
class Ignorant:
    """A player who sees every table as if it was played by these other rules."""

    of: ComputerPlayer
    rules: Rules
    level: str = "ignorant"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        public = view.public._replace(rules=self.rules)
        old_acts = tuple(act for act in view.legal if not _is_new(act, view, self.rules))
        return self.of.choose(view._replace(public=public, legal=old_acts or view.legal), rng)


def _is_new(act: Act, view: SeatView, rules: Rules) -> bool:
    """Return whether an act is lawful by a house rule alone (laws 12.6, 12.7)."""
    turnup = view.public.turnup
    if not isinstance(act, CallSuit) or turnup is None:
        return False
    return (act.suit is NO_TRUMP and not rules.no_trump) or (act.suit == turn_up_suit(turnup) and not rules.stuck_any)


def play_hand(start: State, players: Sequence[ComputerPlayer], seed: int) -> tuple[int, ...]:
    """Return the points of one hand; ``players`` are those of each side."""
    state, rng = start, random.Random(seed)
    while state.turn is not None:
        act = players[side_of(state.turn) - 1].choose(seat_view(state, state.turn), rng)
        state = apply(state, state.turn, act)
    assert state.result is not None
    return state.result.points


@dataclass
class Caller:
    """Makes its own calls, and lets the nets play the cards."""

    calls: ComputerPlayer
    cards: ComputerPlayer
    level: str = "caller"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        cards = all(isinstance(act, PlayCard) for act in view.legal)
        return (self.cards if cards else self.calls).choose(view, rng)


def gains(line: str, level: str, deals: int, seed: str) -> list[float]:
    """Return by how many points the side that knows the rule is ahead, deal by deal."""
    rules, plain = parse(line.split()), build(line.split(maxsplit=1)[0])
    thinker = player(level)
    knowing: ComputerPlayer = Caller(thinker, NetPlayer()) if level == "expert" else thinker
    ignorant: ComputerPlayer = Ignorant(knowing, plain)
    rng, cards, gained = random.Random(f"{seed} {line}"), list(make_pack(rules.pack, rules.joker)), list[float]()
    for number in range(deals):
        rng.shuffle(cards)
        waiting = begin(rules, Seat(1 + number % 4))
        standing = replace(waiting.standing, score=(rng.randrange(10), rng.randrange(10)))
        start = deal(waiting._replace(standing=standing), tuple(cards))
        assert start.phase is Phase.ORDER
        first = play_hand(start, (knowing, ignorant), number)
        second = play_hand(start, (ignorant, knowing), number)
        gained.append((first[0] - first[1] + second[1] - second[0]) / 2)
    return gained


def row(line: str, gained: Sequence[float]) -> str:
    error = statistics.stdev(gained) / len(gained) ** 0.5
    otherwise = sum(each != 0 for each in gained)
    return f"| `{line}` | {len(gained)} | {otherwise} | {statistics.mean(gained):+.3f} ± {error:.3f} |"


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("rules", nargs="*", default=list(RULES), help="presets with an option, each in quotes")
    parser.add_argument("--level", default="steady", choices=("beginner", "steady", "expert"))
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="house")
    options = parser.parse_args(words)
    print("| rules | deals | played otherwise | points a hand for knowing it |\n|---|---|---|---|", flush=True)
    for line in options.rules:
        print(row(line, gains(line, options.level, options.deals, options.seed)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
