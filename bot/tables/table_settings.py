"""The settings of a table, and what its clocks wait for and how long. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from secrets import token_bytes

from bot.deals.draw import SECRET_BYTES
from bot.engine import presets
from bot.engine.rules import Rules
from bot.engine.seats import partners_of
from bot.engine.state import Phase
from bot.tables import server_settings
from bot.tables.model import Status, Table
from bot.tables.old_school import CLAIM_SECONDS
from bot.tables.preferences import Pace
from bot.tables.ranked import ANSWER_SECONDS

HOUR = 3600.0

THEFT_SECONDS = 12.0
"""How long a stolen deal may be called before its turn-up is shown (law 2.8)."""


def fresh_secret() -> bytes:
    """Return 32 random bytes from the operating system."""
    return token_bytes(SECRET_BYTES)


def standard_rules() -> Rules:
    """Return the rules that are played where nobody chose any."""
    return presets.build(presets.DEFAULT_PRESET)


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSettings:
    """What holds for a table: the choices of the owner of the bot, then those of its server (``of_server``).

    ``reminder_seconds`` after being asked a player is reminded, ``away_seconds`` later a computer plays for them; a
    table that nobody touched for ``idle_hours`` is closed. ``gather_seconds``: how long a full trick lies open at an
    old-school table (law 9.3). ``computer_level`` is that of computers for whom no other
    was asked, ``rules`` what is played unless something else is. Tables may be opened in ``channels`` (ids; empty:
    anywhere). ``ranked``: games among people count for ratings; ``traditions``: the old customs are kept;
    ``pictures``: tables that were not opened otherwise are shown as pictures; ``pace``: how fast computers play for
    whoever has chosen nothing. The final table of a season is posted in ``season_channel`` (id), if there is one;
    ``time_zone`` is the IANA name of the zone in which people type times.

    The owner alone chooses the rest. ``computer_pause`` (seconds) lies before each run of computers' acts.
    ``lobby_idle_seconds``: after so long without a press a table that waits for people gives its channel up to whoever
    opens another one. No more tables are open at once than ``most_of_person`` that one person has opened,
    ``most_of_server`` on a server, threads included, and ``most_of_bot``; of a person's and a server's those whose game
    is finished do not count.
    Tables of nights and duplicate are counted apart, by the last two. ``entropy`` gives the deals' secrets; with
    ``mix_presses`` off the deals depend on nothing else, so that a seed repeats them.
    """

    reminder_seconds: float = 60.0
    gather_seconds: float = 8.0
    away_seconds: float = 60.0
    idle_hours: float = 24.0
    computer_level: str = "expert"
    rules: Rules = field(default_factory=standard_rules)
    channels: tuple[int, ...] = ()
    ranked: bool = True
    traditions: bool = True
    pictures: bool = True
    pace: Pace = Pace.NORMAL
    season_channel: int | None = None
    time_zone: str = "UTC"
    computer_pause: float = 1.0
    lobby_idle_seconds: float = 900.0
    retry_seconds: float = 15.0
    most_of_person: int = 5
    most_of_server: int = 50
    most_of_bot: int = 5000
    entropy: Callable[[], bytes] = fresh_secret
    mix_presses: bool = True

    @property
    def clocks(self) -> tuple[float, float, float, float]:
        """The times that a ranked game keeps: of the reminder, until a computer takes over, of a full trick (seconds),
        and until an untouched table is closed (hours).
        """
        return self.reminder_seconds, self.away_seconds, self.gather_seconds, self.idle_hours

    def of_server(self, stored: Mapping[str, str]) -> TableSettings:
        """These settings with those that a server stored; a stored text that makes no sense is passed over."""
        return replace(
            self,
            reminder_seconds=server_settings.read_time(stored, "reminder_seconds", self.reminder_seconds),
            away_seconds=server_settings.read_time(stored, "away_seconds", self.away_seconds),
            gather_seconds=server_settings.read_time(stored, "gather_seconds", self.gather_seconds),
            idle_hours=server_settings.read_time(stored, "idle_hours", self.idle_hours),
            computer_level=server_settings.read_level(stored, self.computer_level),
            rules=server_settings.read_rules(stored, self.rules),
            channels=server_settings.read_channels(stored),
            ranked=server_settings.read_switch(stored, server_settings.RANKED),
            traditions=server_settings.read_switch(stored, server_settings.TRADITIONS),
            pictures=server_settings.read_switch(stored, server_settings.PICTURES),
            pace=server_settings.read_pace(stored, self.pace),
            season_channel=server_settings.read_channel(stored, server_settings.SEASON_CHANNEL),
            time_zone=server_settings.read_zone(stored),
        )


class Waits(StrEnum):
    """The kind of thing a table waits for."""

    DECISION = "decision"
    THEFT = "theft"
    TRICK = "trick"
    CLAIMS = "claims"
    ANSWERS = "answers"


@dataclass(frozen=True, slots=True)
class Question:
    """What a table waits for. ``key`` tells it from every other at this table. It began at ``since`` (Unix seconds, as
    the journal has it), and has ``seconds`` until a reminder, or until what rests is over. Its clock ``runs`` unless a
    computer is to answer.
    """

    what: Waits
    key: tuple[Waits, int, float]
    since: float
    seconds: float
    runs: bool = True


def open_question(table: Table, settings: TableSettings) -> Question | None:
    """What the table waits for, if anything; at one person's own table there is no hurry.

    The dealer's partner has half the time in the bidding where the rules prompt them (law 9.10).
    """
    if table.answer_by is not None:
        since = table.answer_by - ANSWER_SECONDS
        return Question(Waits.ANSWERS, (Waits.ANSWERS, 0, table.answer_by), since, ANSWER_SECONDS)
    game = table.game
    if game is None or table.status is not Status.PLAYING or (table.contest is not None and table.contest.personal):
        return None
    if table.thief is not None:
        since = table.at if game.pack_taken is None else game.pack_taken[1]
        return Question(
            Waits.THEFT, (Waits.THEFT, table.turn_seq, 0), since, THEFT_SECONDS, runs=turned_up_at(table) is not None
        )
    if game.open_since is not None and table.claims_open:
        return Question(Waits.CLAIMS, (Waits.CLAIMS, game.hand_seq, 0), game.open_since, CLAIM_SECONDS)
    if game.open_since is not None and table.trick_rests:
        key = (Waits.TRICK, game.hand_seq, len(game.state.tricks))
        return Question(Waits.TRICK, key, game.open_since, settings.gather_seconds)
    if table.turn is None and table.deal_asked is None:
        return None
    patience = settings.reminder_seconds / 2 if _is_prompted(table) else settings.reminder_seconds
    decision = (Waits.DECISION, table.turn_seq, table.turn_at)
    return Question(Waits.DECISION, decision, table.turn_at, patience, runs=table.asked is not None)


def settings_of_game(table: Table, settings: TableSettings) -> TableSettings:
    """The settings of a server as they hold at a table: the clocks of a ranked game are those that it began with."""
    game = table.game
    if game is None or game.clocks is None or table.status is not Status.PLAYING:
        return settings
    reminder, away, gather, idle = game.clocks
    return replace(settings, reminder_seconds=reminder, away_seconds=away, gather_seconds=gather, idle_hours=idle)


def turned_up_at(table: Table) -> float | None:
    """Return when a stolen deal's turn-up is shown and the theft stands; ``None`` if none is stolen or all are away."""
    game = table.game
    if table.thief is None or game is None or game.pack_taken is None or not table.attended:
        return None
    return game.pack_taken[1] + THEFT_SECONDS


def _is_prompted(table: Table) -> bool:
    state = table.state
    if state is None or not table.rules.prompt_partner or state.phase not in (Phase.ORDER, Phase.CALL):
        return False
    return state.turn in partners_of(state.standing.dealer, table.rules.players)
