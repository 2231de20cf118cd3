"""Every way in which something of a table may reach somebody: all commands and all buttons of the program.

``COMMANDS`` has a row for each command, ``BUTTONS`` for each control; a test names whatever has none. A row says what
to ask for so that the table would be shown, or in words why nothing of any table can be seen there. Whoever plays is
not let press what would change the game: those are for the stranger, whom the bot refuses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.engine.cards import CODES


@dataclass(frozen=True, slots=True)
class Spot:
    """The numbers of which buttons are forged: a table, the entry that dealt its hand, one of that hand, a day."""

    table: int
    hand: int
    seq: int
    day: str


@dataclass(frozen=True, slots=True)
class Asked:
    """A command with each of these options; ``by_stranger`` tells that a player does not give it here."""

    options: tuple[Mapping[str, Any], ...] = ({},)
    by_stranger: bool = False


@dataclass(frozen=True, slots=True)
class Pressed:
    """The ids of buttons of one kind; ``values`` are chosen of a menu, where ``H`` stands for the hand."""

    ids: Callable[[Spot], tuple[str, ...]]
    values: tuple[str, ...] | None = None
    by_stranger: bool = False


def _of(*forms: str) -> Callable[[Spot], tuple[str, ...]]:
    """Ids in which ``T`` stands for the table, ``H`` for the hand, ``S`` for the entry, ``D`` for the day."""

    def filled(spot: Spot) -> tuple[str, ...]:
        known = {"T": str(spot.table), "H": str(spot.hand), "S": str(spot.seq), "D": spot.day}
        return tuple(":".join(known.get(word, word) for word in form.split(":")) for form in forms)

    return filled


_CARDS = tuple({"card": code} for code in (CODES[0], CODES[11], CODES[22]))
_SETS = "it sets what holds for tables to come"
_WORDS = "words about the game or the bot itself"
_NIGHT = "it changes who takes part in a night, or when and where it is played"

COMMANDS: Mapping[str, Asked | str] = {
    "table open": "it opens another table",
    "table join": Asked(({}, {"seat": 2}), by_stranger=True),
    "table computer": Asked(by_stranger=True),
    "table leave": Asked(by_stranger=True),
    "table start": Asked(by_stranger=True),
    "table deal": Asked(by_stranger=True),
    "table show": Asked(),
    "table invite": "it tells somebody where the table stands", "table remove": "it sends somebody away",
    "table hand-over": "it offers somebody one's own seat", "avoid": "one's own choices",
    "table pause": Asked(by_stranger=True),
    "table slow": Asked(by_stranger=True),
    "table concede": Asked(by_stranger=True),
    "table close": Asked(by_stranger=True),
    "hand": Asked(),
    "bid": Asked(({"call": f"discard {CODES[3]} {CODES[9]}"},)),
    "play": Asked(_CARDS),
    "rules": Asked(),
    "record": Asked(({}, {"game": 1})),
    "hint": Asked(),
    "daily": Asked(({"show": "board"}, {"show": "month"}, {"show": "verify"})),
    "puzzle": Asked(),
    "league": Asked(),
    "night show": Asked(),
    "night standings": Asked(),
    "night results": Asked(),
    "night hall-of-fame": Asked(),
    "leaderboard": Asked(),
    "stats": Asked(),
    "history": Asked(),
    "replay": Asked(({"game": 1},)),
    "verify": Asked(({"game": 1},)),
    "my-data": Asked(),
    "compare": "figures of finished ranked games, as in /stats",
    "config show": _SETS, "config table": _SETS, "config clocks": _SETS, "config channels": _SETS,
    "config games": _SETS, "config display": _SETS, "config seasons": _SETS, "config language": _SETS,
    "config league": _SETS, "config time-zone": _SETS, "config roles": _SETS,
    "duplicate open": "it opens a lobby", "night open": "it opens a lobby",
    "night join": _NIGHT, "night leave": _NIGHT, "night back": _NIGHT, "night start": _NIGHT, "night extend": _NIGHT,
    "night end-round": _NIGHT, "night replace": _NIGHT, "night place": _NIGHT, "night call-off": _NIGHT,
    "night finish": _NIGHT, "night co-host": _NIGHT, "night correct": _NIGHT, "night swap": _NIGHT,
    "night repeat": _NIGHT, "analyse": "it reads a file that whoever asks hands in",
    "forget me": "it asks once more", "settings": "one's own choices", "help": _WORDS, "about": _WORDS,
    "owner announce": _WORDS, "owner maintenance": _WORDS, "owner block": _WORDS, "owner unblock": _WORDS,
    "owner leave": _WORDS, "owner statistics": "figures of the whole bot", "owner journal": _WORDS,
}  # fmt: skip

BUTTONS: Mapping[str, Pressed | str] = {
    "open": "it opens another table",
    "lobby": Pressed(
        _of("rb:lobby:T:join", "rb:lobby:T:sit", "rb:lobby:T:leave", "rb:lobby:T:close"), by_stranger=True
    ),
    "invited": Pressed(_of("rb:invited:T"), by_stranger=True),
    "take": Pressed(_of("rb:take:T:3"), by_stranger=True),
    "house": Pressed(_of("rb:house:T")),
    "house-rule": Pressed(_of("rb:house-rule:T:table"), ("points=5",), by_stranger=True),
    "seat": Pressed(_of("rb:seat:T"), ("3",), by_stranger=True),
    "call": Pressed(_of("rb:call:T:S:pass"), by_stranger=True),
    "deal": Pressed(_of("rb:deal:T:S"), by_stranger=True),
    "agree": Pressed(_of("rb:agree:T:S"), by_stranger=True),
    "act": Pressed(_of("rb:act:T:S:0", "rb:act:T:S:5"), by_stranger=True),
    "sure": Pressed(_of("rb:sure:T:S:pass", "rb:sure:T:S:order.alone"), by_stranger=True),
    "undo": Pressed(_of("rb:undo:T:S:panel", "rb:undo:T:S:table"), by_stranger=True),
    "pause": Pressed(_of("rb:pause:T:S:panel", "rb:pause:T:S:table"), by_stranger=True),
    "go-on": Pressed(_of("rb:go-on:T:S:panel", "rb:go-on:T:S:table"), by_stranger=True),
    "hint": Pressed(_of("rb:hint:T:S"), by_stranger=True),
    "rest": Pressed(_of("rb:rest:T:S"), by_stranger=True),
    "off": Pressed(_of("rb:off:T:S:0", "rb:off:T:S:3")),
    "pick": Pressed(_of("rb:pick:T:S"), ("0",), by_stranger=True),
    "hand": Pressed(_of("rb:hand:T")),
    "watch": Pressed(_of("rb:watch:T")),
    "look": Pressed(_of("rb:look:T")),
    "panel": Pressed(_of("rb:panel:T")),
    "rematch": Pressed(_of("rb:rematch:T"), by_stranger=True),
    "back": Pressed(_of("rb:back:T"), by_stranger=True),
    "sheet": Pressed(_of("rb:sheet:T"), ("H",)),
    "hands": Pressed(_of("rb:hands:T:H")),
    "fair-hand": Pressed(_of("rb:fair-hand:T:H")),
    "again": Pressed(_of("rb:again:T:H")),
    "game-again": Pressed(lambda _: ("rb:game-again:1:1",)),
    "again-seat": Pressed(_of("rb:again-seat:T:H:1"), by_stranger=True),
    "again-result": Pressed(_of("rb:again-result:T")),
    "review": Pressed(_of("rb:review:T:H")),
    "game-replay": Pressed(lambda _: ("rb:game-replay",), ("1",)),
    "game-review": Pressed(lambda _: ("rb:game-review",), ("1",)),
    "hand-review": Pressed(_of("rb:hand-review:T:0"), ("1",)),
    "share": Pressed(_of("rb:share:T:H"), by_stranger=True),
    "say": Pressed(_of("rb:say:T:S:misdeal"), by_stranger=True),
    "next": Pressed(_of("rb:next:T:S:panel"), by_stranger=True),
    "claim": Pressed(_of("rb:claim:T"), by_stranger=True),
    "claims": Pressed(_of("rb:claims:T:S"), ("0",), by_stranger=True),
    "fair": Pressed(_of("rb:fair:T")),
    "rule": Pressed(_of("rb:rule:T")),
    "term": Pressed(_of("rb:term:T"), ("trump",)),
    "which": Pressed(_of("rb:which:hand", "rb:which:show"), ("1",)),
    "night": Pressed(_of("rb:night:standings:1", "rb:night:results:1")),
    "match-enter": Pressed(_of("rb:match-enter:1:1"), by_stranger=True),
    "match-partner": Pressed(_of("rb:match-partner:1"), ("1",), by_stranger=True),
    "match": Pressed(_of("rb:match:leave:1", "rb:match:results:1"), by_stranger=True),
    "match-deal": Pressed(_of("rb:match-deal:1"), ("1",)),
    "match-step": Pressed(_of("rb:match-step:1:1:0:forward", "rb:match-step:1:1:5:last")),
    "daily": Pressed(_of("rb:daily:share:D", "rb:daily:board:D", "rb:daily:month:D", "rb:daily:verify:D")),
    "puzzle": Pressed(_of("rb:puzzle:open:D", "rb:puzzle:share:D")),
    "solve": Pressed(_of("rb:solve:D:1:0")),
    "replay": Pressed(_of("rb:replay:1:0:forward")),
    "analyse": Pressed(lambda _: ("rb:analyse:1",)),
    "game-analyse": Pressed(lambda _: ("rb:game-analyse",), ("1",)),
    "table-analyse": Pressed(_of("rb:table-analyse:T:H")),
    "analysis": Pressed(lambda _: ("rb:analysis:g1",)),
    "analysis-card": Pressed(lambda _: ("rb:analysis-card:g1:1",)),
    "analysis-step": Pressed(lambda _: ("rb:analysis-step:g1:3:forward",)),
    "analysis-look": Pressed(lambda _: ("rb:analysis-look:g1:3",)),
    "analysis-share": Pressed(lambda _: ("rb:analysis-share:g1:3",)),
    "analysis-game": "the games of a file that somebody handed in",
    "what-if": Pressed(lambda _: ("rb:what-if:g1:3",), ("0",)),
    "stats": "figures of finished games, as in /stats",
    "board": "figures of finished ranked games, as in /leaderboard",
    "history": "finished games, as in /history",
    "league": "results of tournaments that are over, as in /league",
    "forget": "it removes whoever presses it",
    "word": "one's own word",
    "setting": "one's own choices",
    "guide": _WORDS, "tour": _WORDS,
    "word-form": "one's own word",
}  # fmt: skip
