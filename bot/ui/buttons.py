"""Every button, menu and form as data, with the format of its ``custom_id``.

A ``custom_id`` reads ``rb:NAME:WORD:WORD…`` and contains all that a press needs, so messages of an earlier
process keep working. Every client can read it, so it never names a card. ``@pressed`` of ``routes.py`` says
which method answers a control, and who may use it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from functools import cached_property
from typing import Any

import discord

from bot.ratings.boards import Measure, Scope
from bot.ratings.games import Family
from bot.storage.api import TableId, TournamentId
from bot.tournaments.leagues import LeagueKind
from bot.ui.layouts import MOST_OPTIONS, Item, in_rows, page_layout
from bot.ui.replies import Message, only
from bot.words.analysis_text import AnalysedGame
from bot.words.catalogue import Texts
from bot.words.duplicate_text import DealAtTables
from bot.words.looking_back import WAYS, Stepped
from bot.words.offers import Where
from bot.words.rules_page import HOUSE_RULES
from bot.words.tour import STEPS as TOUR_STEPS

AnyButton = discord.ui.Button[Any]
PREFIX = "rb"
"""The first word of every ``custom_id`` of the bot."""
Style = discord.ButtonStyle


@dataclass(frozen=True, slots=True)
class Field:
    """A word of a ``custom_id``: the parameter that gets it (``""``: none), the pattern it matches, how it is read."""

    name: str
    pattern: str
    read: Callable[[str], Any] = str
    optional: bool = False
    words: tuple[str, ...] = ()
    """All words that are allowed, if they are few."""

    @property
    def template(self) -> str:
        """A regular expression for the word, with the colon before it."""
        word = rf":(?P<{self.name}>{self.pattern})" if self.name else f":{self.pattern}"
        return f"(?:{word})?" if self.optional else word


def one_of(name: str, words: Iterable[str]) -> Field:
    """Return a field that takes one of these words. The words of an enumeration are read as its members."""
    all_words = tuple(map(str, words))
    read = words if isinstance(words, type) and issubclass(words, StrEnum) else str
    return Field(name, "|".join(map(re.escape, all_words)), read, words=all_words)


@dataclass(frozen=True, eq=False)
class Control:
    """A kind of button, menu or form."""

    name: str
    fields: tuple[Field, ...]

    @cached_property
    def template(self) -> re.Pattern[str]:
        """The pattern of the control's ids."""
        return re.compile(f"{PREFIX}:{self.name}{''.join(field.template for field in self.fields)}")

    def id_of(self, *words: object) -> str:
        """Return the ``custom_id`` with these words. Raises ``ValueError`` if they do not match the fields."""
        custom_id = ":".join((PREFIX, self.name, *map(str, words)))
        if not self.template.fullmatch(custom_id):
            raise ValueError(f"{custom_id!r} does not fit {self.template.pattern!r}")
        return custom_id

    def read(self, custom_id: str) -> dict[str, Any] | None:
        """Return the values in an id by the names of the fields, or ``None`` if the id is not this control's."""
        match = self.template.fullmatch(custom_id)
        if match is None:
            return None
        words = ((field, match[field.name]) for field in self.fields if field.name)
        try:
            return {field.name: None if word is None else field.read(word) for field, word in words}
        except ValueError:
            return None

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names with a right of their own: one for each verb if a field is ``verb``, else the control's name."""
        verbs = next((field.words for field in self.fields if field.name == "verb"), ())
        return tuple(f"{PREFIX}:{self.name}:{verb}" for verb in verbs) or (f"{PREFIX}:{self.name}",)

    def kind(self, values: Mapping[str, Any]) -> str:
        """Return which of ``kinds`` these values of an id belong to."""
        return ":".join((PREFIX, self.name, *([values["verb"]] if "verb" in values else [])))


class Button(Control):
    def at(
        self,
        *words: object,
        label: str,
        style: Style = Style.secondary,
        emoji: discord.PartialEmoji | None = None,
        disabled: bool = False,
    ) -> discord.ui.Button[Any]:
        """Return a button with these words in its id. With an emoji the label may be empty."""
        custom_id = self.id_of(*words)
        return discord.ui.Button(custom_id=custom_id, label=label or None, style=style, emoji=emoji, disabled=disabled)


class Menu(Control):
    """A menu. The method that answers it gets the choices as ``chosen``."""

    def at(
        self, *words: object, options: list[discord.SelectOption], placeholder: str, count: int = 1
    ) -> discord.ui.Select[Any]:
        """Return a menu with these words in its id and at most 25 options, of which exactly ``count`` are chosen."""
        custom_id = self.id_of(*words)
        return discord.ui.Select(
            custom_id=custom_id, options=options, placeholder=placeholder, min_values=count, max_values=count
        )

    def of_members(self, *words: object, placeholder: str) -> discord.ui.UserSelect[Any]:
        """Return a menu with these words in its id, in which Discord lists the members of the server."""
        return discord.ui.UserSelect(custom_id=self.id_of(*words), placeholder=placeholder)

    def in_parts(
        self, *words: object, options: Sequence[discord.SelectOption], placeholder: str
    ) -> Iterator[discord.ui.Select[Any]]:
        """Yield as many menus as the options need. If there are several, the last word of each id is its number."""
        parts = [list(options[start : start + MOST_OPTIONS]) for start in range(0, len(options), MOST_OPTIONS)]
        for number, part in enumerate(parts, 1):
            if len(parts) == 1:
                yield self.at(*words, options=part, placeholder=placeholder)
            else:
                yield self.at(*words, number, options=part, placeholder=f"{placeholder} ({number})")


class Form(Control):
    """A form. The method that answers it gets the inputs as ``written``, by the ids of its fields.

    discord.py would keep one form for an id, and lose it with the process. So forms are stopped before they are
    sent, and a sent form is found by its ``custom_id``, as buttons are.
    """

    def at(self, *words: object, title: str) -> discord.ui.Modal:
        """Return a form with these words in its id, still without fields."""
        form = discord.ui.Modal(title=title, custom_id=self.id_of(*words), timeout=None)
        form.stop()
        return form


# -- turning pages, and stepping through what is over


def page_buttons(
    make: Callable[[int, str], AnyButton], offset: int, rows: int, *, more: bool, labels: tuple[str, str]
) -> list[AnyButton]:
    """Return the buttons *back* and *on* of a list, if those pages exist. ``make`` gets an offset and a label."""
    back = [make(max(0, offset - rows), labels[0])] if offset > 0 else []
    return [*back, *([make(offset + rows, labels[1])] if more else [])]


def clamp_offset(offset: int, rows: int, count: int) -> int:
    """Return the offset of a page, or of the last page if an old button asks beyond the ``count`` lines left."""
    return offset if offset < max(count, 1) else max(count - 1, 0) // rows * rows


def step_rows(make: Callable[..., AnyButton], game: Stepped, step: int, texts: Texts, *more: AnyButton) -> list[Item]:
    """Return rows of buttons that move between steps, disabled where they lead nowhere, then ``more``."""
    styles = {"forward": Style.primary, "mistake": Style.danger}
    steps = [
        make(
            step,
            where,
            label=texts(f"button-replay-{where}"),
            style=styles.get(where, Style.secondary),
            disabled=game.step_to(where, step) == step,
        )
        for where in game.ways
    ]
    return in_rows([*steps, *more], 2)


# -- partners


def partner_question(
    answer: Button, contest_id: TournamentId, asking_id: int, partner_id: int, texts: Texts
) -> Message:
    """Ask a person whether they want to be the partner of whoever named them. ``answer`` is *Yes* or *No*."""
    yes = answer.at("yes", contest_id, asking_id, label=texts("button-partner-yes"), style=Style.primary)
    row = [yes, answer.at("no", contest_id, asking_id, label=texts("button-decline"))]
    words = texts("partner-asked", partner=f"<@{partner_id}>", name=f"<@{asking_id}>")
    return Message(page_layout(words, row), mentions=only(partner_id))


def partner_answer(verb: str, answering_id: int, partner_id: int, texts: Texts) -> discord.ui.LayoutView:
    """Say what the person who was asked has answered."""
    return page_layout(texts(f"partner-{verb}", name=f"<@{answering_id}>", other=f"<@{partner_id}>"))


# -- fields

_number = r"\d{1,15}"
TABLE = Field("table_id", _number, lambda word: TableId(int(word)))
NIGHT = Field("night_id", _number, lambda word: TournamentId(int(word)))
MATCH = Field("match_id", _number, lambda word: TournamentId(int(word)))
GAME = Field("game_id", _number, int)
USER = Field("user_id", r"\d{1,20}", int)
SEQ = Field("seq", r"\d{1,9}", int)
"""The sequence number of a table, as the message showed it."""
PART = Field("", r"\d", optional=True)
"""The number of a menu whose options need more than one; see ``Menu.in_parts``."""
HAND_SEQ = Field("hand_seq", SEQ.pattern, int)
"""The sequence number of the entry that dealt a hand."""
ACT_NUMBER = Field("number", r"\d{1,4}", int)
COPY = Field("", r"\d", optional=True)
"""Of two equal cards the second is a copy of the first."""
WORD = Field("word", r"[A-Za-z0-9.-]{1,40}")
OFFSET = Field("offset", r"\d{1,9}", int)
SEASON = r"\d{4}-Q[1-4]"


def _read_day(word: str) -> date | None:
    """Read a day as Python's ordinal; a number beyond the last possible day means that day."""
    return date.fromordinal(min(int(word), date.max.toordinal())) if word else None


@dataclass(frozen=True, slots=True)
class GameSource:
    """Where an analysed game comes from: a file's ``key`` and its place there from 0, or a finished game's number."""

    key: str
    number: int = 0

    @classmethod
    def of_game(cls, game_id: int) -> GameSource:
        """Return the source of a finished game."""
        return cls(f"g{game_id}")

    @classmethod
    def read(cls, word: str) -> GameSource:
        """Read a source from a ``custom_id``."""
        key, _, number = word.partition(".")
        return cls(key, int(number or 0))

    @property
    def game_id(self) -> int | None:
        """The number of a finished game; ``None`` for a file."""
        return int(self.key[1:]) if self.key.startswith("g") else None

    def __str__(self) -> str:
        return f"{self.key}.{self.number}" if self.number else self.key


def read_number(chosen: Sequence[str]) -> int:
    """Return the number that was chosen from a menu, such as a game's; 0 for a forged choice."""
    word = next(iter(chosen), "")
    return int(word) if re.fullmatch(_number, word, re.ASCII) else 0


_FILE_KEY = "[0-9a-f]{16}"
SOURCE = Field("source", rf"(?:g{_number}|{_FILE_KEY})(?:\.\d{{1,3}})?", GameSource.read)

# -- a table

_LOBBY_VERB = one_of("verb", ("join", "leave", "computer", "fewer", "start", "close", "ranked"))
LOBBY = Button("lobby", (TABLE, _LOBBY_VERB))
"""*Join*, *Leave*, *Add computer*, *Start* …: decisions about chairs; they carry no sequence number."""
INVITED = Button("invited", (TABLE,))
"""*Join* under an invitation to a table."""
TAKE_SEAT = Button("take", (TABLE, Field("seat", "[1-6]", int)))
"""*Take the seat* that its player has offered to somebody."""
DECLINE_SEAT = Button("decline-seat", (TABLE, Field("seat", "[1-6]", int)))
"""*No*, beside *Take the seat*."""
HOUSE = Button("house", (TABLE,))
"""*Rules …* in a lobby: what is played and what may be changed, privately."""
HOUSE_RULE = Menu("house-rule", (TABLE, one_of("menu", ("preset", *HOUSE_RULES))))
"""What may be changed of a table's rules: a preset, or an option as it is typed."""
MORE = Button("more", (TABLE,))
"""*More …* on a table's message and on its players' panels: what else there is, privately."""
LIVE = Button("live", (TABLE, one_of("verb", ("link", "here", "out"))))
"""*Live table*: a personal link to a page in the browser; and *Sign out everywhere*."""
TURNS = Menu("turns", (TABLE,))
"""How much time people have at a table that waits for people."""
SEAT = Menu("seat", (TABLE,))
"""The seats that somebody may take in a lobby: free ones and the computers'."""
TALK = Menu("talk", (TABLE,))
"""*Say …* on a table's message between the hands: phrases for everybody at the table."""
CALL = Button("call", (TABLE, SEQ, WORD))
"""A public decision of the bidding, on the public message."""
DEAL = Button("deal", (TABLE, SEQ))
"""*Deal*, where the deal may be stolen; while somebody is stealing it, the button that stops the thief."""
ACT = Button("act", (TABLE, SEQ, ACT_NUMBER, COPY))
"""A lawful act on a player's own panel, by its number."""
CLAIM_REST = Button("rest", (TABLE, SEQ))
"""*The rest are mine* on a player's own panel, while all tricks that are left are certainly theirs."""
HINT = Button("hint", (TABLE, SEQ))
"""*Hint* on a player's own panel in a friendly game: the expert's advice, on that panel."""
SURE = Button("sure", (TABLE, SEQ, WORD))
"""*Yes* on a player's own panel, under a call that is asked once more; it stands under what was pressed."""
_WHERE = one_of("where", Where)
UNDO = Button("undo", (TABLE, SEQ))
"""*Take back* on the panel of whoever acted last."""
AGREE = Button("agree", (TABLE, SEQ, _WHERE))
"""Agrees to what a player proposes: on the public message, and on the panels of those who are asked."""
DECLINE = Button("decline", (TABLE, SEQ, _WHERE))
"""*No*, beside *agree*, and beside *Start* and *Rematch* while the next ranked game needs everybody's word."""
PAUSE_LENGTH = Menu("pause-length", (TABLE,))
"""How long a pause is to last, in minutes, for whoever would like one."""
GO_ON = Button("go-on", (TABLE, SEQ, _WHERE))
"""*Go on*, in a pause."""
DISABLED_CARD = Button("off", (TABLE, Field("", SEQ.pattern), Field("", ACT_NUMBER.pattern)))
"""A card that may not be played now. Clients disable it; if one is pressed all the same, its panel is redrawn."""
PICK_CARDS = Menu("pick", (TABLE, SEQ))
"""A choice of several cards at once, by their places in the sorted hand."""
_AT_SEVERAL = (
    "join", "leave", "invite", "remove", "hand-over", "computer", "start", "deal", "show", "pause", "slow", "concede",
    "close", "hand",
)  # fmt: skip
WHICH = Menu("which", (one_of("verb", _AT_SEVERAL), Field("given", r"[a-z0-9]{1,20}", optional=True)))
"""For which of a channel's tables a command was meant; ``given`` is the seat, the level or the person it was given."""
HAND = Button("hand", (TABLE,))
"""*My hand* on the public message: a new panel for the person who presses."""
REDRAW = Button("panel", (TABLE,))
"""*My hand* on the panel itself: the same panel as things stand now."""
TAKE_BACK = Button("back", (TABLE,))
"""*Take my seat back*, for a player who left a running game."""
WATCH = Button("watch", (TABLE,))
"""*Watch* on the public message: the same table privately, for people who do not sit at it."""
LOOK = Button("look", (TABLE,))
"""*Refresh* on the private view of somebody who watches."""
REMATCH = Button("rematch", (TABLE, replace(_WHERE, optional=True)))
"""*Rematch* under a finished game, and on its players' panels."""
MY_WEEK = Button("my-week", (TABLE,))
"""*My week* on a player's own panel when the game is over."""
SHEET = Menu("sheet", (TABLE,))
"""*Look at hand …* under a game's score sheet; its values are those of ``HAND_SEQ``."""
HANDS = Button("hands", (TABLE, HAND_SEQ))
"""*Show hand 3* under somebody's daily result: what everybody held."""
AGAIN = Button("again", (TABLE, HAND_SEQ))
"""*Play this deal* under a hand that is looked at: from which seat, privately."""
GAME_AGAIN = Button("game-again", (GAME, Field("number", r"\d{1,4}", int)))
"""*Play this deal* under a replay: the hand of this number."""
AGAIN_SEAT = Button("again-seat", (TABLE, HAND_SEQ, Field("seat", "[1-6]", int)))
"""A seat from which a deal is played again."""
AGAIN_RESULT = Button("again-result", (TABLE,))
"""*Compare* under a deal that was played again: both courses."""
REVIEW = Button("review", (TABLE, HAND_SEQ))
"""*How did I play?* under a hand that is looked at."""
SHARE = Button("share", (TABLE, HAND_SEQ))
"""*Share this hand* under a hand that is looked at."""
FAIR_HAND = Button("fair-hand", (TABLE, HAND_SEQ))
"""*Fair deal* under a hand that is looked at: what bound its deal."""
FAIR_DEAL = Button("fair", (TABLE,))
"""*Fair deal* on a table's message."""
MY_WORD = Button("word", ())
"""*My shuffle word* in the answer to *Fair deal* and in ``/settings``."""
WORD_FORM = Form("word-form", ())
"""One line of text that goes into deals; an empty one drops it. Whose it is says who sends it in."""

# -- an old-school table (law 9)

SAY = Button("say", (TABLE, SEQ, WORD))
"""Something that a player says at an old-school table, on their own panel, in turn or out of turn."""
NEXT_HAND = Button("next", (TABLE, SEQ, _WHERE))
"""*Next hand*, while a hand that is over can still be claimed."""
CLAIM = Button("claim", (TABLE,))
"""*Claim*: what could be claimed now, privately."""
CLAIMS = Menu("claims", (TABLE, SEQ))
"""The choice of what is claimed: a renege, by whom and in which trick; a lead; a call."""

# -- help

DOOR = Button("door", (one_of("verb", ("home", "play", "tonight", "daily", "me", "watch")),))
"""*Play*, *Tonight*, *Daily* and *Me* in the answer to ``/euchre``; *Play* and *Watch* in the lasting post; *Menu* on
the live table shows that answer.
"""
CALL_ME = Button("call-me", (one_of("verb", ("toggle", "hours")),))
"""*Call me* in the lasting post and under a call: begins or ends that; *My hours …* in the answer to it."""
CALL_HOURS = Form("call-hours", ())
"""When somebody may be called: hours of their day, and their time zone."""
GUIDE_PAGES = ("help", "contests", "ranked", "commands", "rules", "done")
GUIDE = Button("guide", (one_of("page", GUIDE_PAGES), replace(TABLE, optional=True)))
"""*Help* and its further pages, *Rules*, perhaps those of one table, and *Done*."""
TOUR = Button("tour", (Field("step", f"[1-{len(TOUR_STEPS)}]", int),))
"""A step of the tour, counted from 1."""
LOOK_UP = Button("rule", (TABLE,))
"""*What’s this?* on a table's message and on its players' panels."""
TERM = Menu("term", (TABLE, PART))
"""The words that can be looked up, under one table's rules."""
SETTINGS = Button("settings", (one_of("screen", ("first", "more")),))
"""*More …* and *Back* under a person's choices: the other screen of them."""
SETTING = Menu("setting", (Field("name", "[a-z-]{1,40}"),))
"""What may be chosen for one setting of a person."""

# -- boards and finished games

BOARD = Button(
    "board",
    (one_of("measure", Measure), one_of("family", Family), Field("scope", f"{'|'.join(Scope)}|{SEASON}"), OFFSET),
)
"""Another page of a board, of a scope or of a past season."""
STATS = Button("stats", (USER, one_of("family", Family)))
"""A player's card in another family of games."""
LEAGUE = Button("league", (one_of("kind", LeagueKind), Field("season", SEASON), OFFSET))
"""Another page of a league."""
HISTORY = Button(
    "history",
    (
        USER,
        Field("preset", "[a-z0-9-]{0,30}"),
        OFFSET,
        Field("since", r"\d{0,7}", _read_day),
        Field("until", r"\d{0,7}", _read_day),
        Field("ranked", "[rf]?", {"r": True, "f": False, "": None}.get),
    ),
)
"""Another page of finished games; user 0 is everybody."""
GAME_REPLAY = Menu("game-replay", ())
"""The games of a page of ``/history``, to be replayed."""
GAME_REVIEW = Menu("game-review", ())
"""The same games, to be reviewed hand by hand."""
HAND_REVIEW = Menu("hand-review", (TABLE, Field("", r"\d")))
"""The hands of one's own finished game, 25 in each menu."""
REPLAY = Button("replay", (GAME, Field("step", r"\d{1,6}", int), one_of("where", WAYS)))
"""From this step of a replay to another one."""
ANALYSE = Button("analyse", (GAME,))
"""*Analyse* under the replay of a finished game: every decision judged, privately."""
GAME_ANALYSE = Menu("game-analyse", ())
"""The games of a page of ``/history``, to be analysed."""
TABLE_ANALYSE = Button("table-analyse", (TABLE, HAND_SEQ))
"""*Analyse* under the game that a table has just finished, by the entry that dealt its last hand."""
ANALYSIS_GAME = Menu("analysis-game", (Field("key", _FILE_KEY), Field("", r"\d")))
"""The games of a file, 25 in each menu."""
ANALYSIS = Button("analysis", (SOURCE,))
"""*Overview*: how everybody played in an analysed game."""
ANALYSIS_CARD = Button("analysis-card", (SOURCE, Field("number", r"\d{1,2}", int)))
"""One player's report card, by its place in the report."""
_STEP = r"\d{1,6}"
ANALYSIS_STEP = Button(
    "analysis-step",
    (SOURCE, Field("step", _STEP, int), one_of("where", (*AnalysedGame.ways, "here"))),
)
"""From this step of an analysed game to another one, or to a costly decision."""
ANALYSIS_LOOK = Button("analysis-look", (SOURCE, Field("step", _STEP, int, optional=True)))
"""*Look into it* under an analysis that somebody has shared, or under a moment of it: the same privately."""
ANALYSIS_SHARE = Button("analysis-share", (SOURCE, Field("step", _STEP, int, optional=True)))
"""*Share* the whole analysis or a moment of it with the channel."""
WHAT_IF = Menu("what-if", (SOURCE, Field("step", _STEP, int)))
"""What else could have been done at a step, by its place among the lawful acts."""
FORGET = Button("forget", (USER,))
"""*Yes, forget me*, on a private message."""

# -- nights, duplicate matches, daily deals and puzzles

_NIGHT_VERB = one_of(
    "verb", ("join", "leave", "here", "back", "agree", "decline", "standings", "results", "card", "finish", "off")
)
NIGHT_BUTTON = Button("night", (_NIGHT_VERB, NIGHT))
"""*Join*, *Leave*, *I'm here* …: what somebody wants of a night; *Finish now* and *Call off*, asked once more."""
_NIGHT_TOPIC = one_of("topic", ("rounds", "people", "rules"))
NIGHT_SET = Button("night-set", (_NIGHT_TOPIC, NIGHT))
"""*Rounds …*, *Players …* and *Game …* on the private page of a night's settings: the form of this topic."""
NIGHT_FORM = Form("night-form", (_NIGHT_TOPIC, NIGHT))
"""The form of a topic of a night's settings."""
_MATCH_VERB = one_of(
    "verb", ("leave", "begin", "finish", "off", "sure-finish", "sure-off", "agree", "decline", "results", "card")
)
MATCH_BUTTON = Button("match", (_MATCH_VERB, MATCH))
"""*Leave*, *Start*, *Finish now* and *Call off*, which are asked once more, *Agree*, *No*, *My card* …"""
MATCH_ENTER = Button("match-enter", (MATCH, Field("team", "[012]", int)))
"""*Join team 1*, or *Join* where there are no teams (0)."""
MATCH_PARTNER = Menu("match-partner", (MATCH,))
"""With whom somebody would like to play, where pairs enter."""
_YES_OR_NO = one_of("verb", ("yes", "no"))
_PARTNER = Field("partner_id", USER.pattern, int)
MATCH_ANSWER = Button("match-answer", (_YES_OR_NO, MATCH, _PARTNER))
NIGHT_ANSWER = Button("night-answer", (_YES_OR_NO, NIGHT, _PARTNER))
"""*Yes* and *No* to somebody who would like to be the partner of the one who presses."""
MATCH_DEAL = Menu("match-deal", (MATCH,))
"""A deal to be looked at at all tables."""
MATCH_STEP = Button(
    "match-step",
    (MATCH, Field("deal", r"\d{1,2}", int), Field("step", r"\d{1,3}", int), one_of("where", DealAtTables.ways)),
)
"""Another step of a deal at all tables."""
_DAY = Field("day", r"\d{4}-\d\d-\d\d", date.fromisoformat)
DAILY = Button("daily", (one_of("verb", ("share", "play", "board", "month", "verify")), _DAY))
"""The pages of a day, as the person who presses may see them; *Play today's deal* leads to the day that it is then."""
PUZZLE = Button("puzzle", (one_of("verb", ("open", "share")), _DAY))
"""*Solve it yourself* under a shared line, which leads to the puzzle of the day that it is then, and *Share*."""
SOLVE = Button("solve", (_DAY, Field("number", r"\d{1,2}", int), Field("place", r"\d", int)))
"""An answer to the puzzle of this number on a day, by its place among the acts."""

RETIRED = "retired"
"""The kind of every id that no control reads: an older version of the program made it."""
CONTROLS: tuple[Control, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Control))
"""All of them."""
NAMES = frozenset(control.name for control in CONTROLS)
BUTTONS = {control.name: control for control in CONTROLS if isinstance(control, Button)}
"""The buttons by their names, which the verbs of offers are."""
