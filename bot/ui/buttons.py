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
    """A word of a ``custom_id``: the parameter that gets it (``""``: none), the pattern it matches, and its parser."""

    name: str
    pattern: str
    read: Callable[[str], Any] = str
    optional: bool = False
    words: tuple[str, ...] = ()
    """All allowed words, if they are few."""

    @property
    def template(self) -> str:
        """The regular expression for the word, after a colon."""
        word = rf":(?P<{self.name}>{self.pattern})" if self.name else f":{self.pattern}"
        return f"(?:{word})?" if self.optional else word


def one_of(name: str, words: Iterable[str]) -> Field:
    """Return a field for one of these words. Words of an enumeration are parsed to its members."""
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
        """The pattern that the control's ids match."""
        return re.compile(f"{PREFIX}:{self.name}{''.join(field.template for field in self.fields)}")

    def id_of(self, *words: object) -> str:
        """Return the ``custom_id`` with these words. Raises ``ValueError`` if they do not match the fields."""
        custom_id = ":".join((PREFIX, self.name, *map(str, words)))
        if not self.template.fullmatch(custom_id):
            raise ValueError(f"{custom_id!r} does not fit {self.template.pattern!r}")
        return custom_id

    def read(self, custom_id: str) -> dict[str, Any] | None:
        """Return the values in an id by the names of the fields; ``None`` if the id is not this control's."""
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
        """The names of the rights: one for each verb if a field is ``verb``, else the control's name.

        Empty if only the rights say which verbs there are.
        """
        verb = next((field for field in self.fields if field.name == "verb"), None)
        if verb is None:
            return (f"{PREFIX}:{self.name}",)
        return tuple(f"{PREFIX}:{self.name}:{word}" for word in verb.words)

    def kind(self, values: Mapping[str, Any]) -> str:
        """Return the one of ``kinds`` for these values of an id."""
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


class MemberMenu(discord.ui.UserSelect[Any]):
    """A menu of members. Those in ``people`` can be chosen."""

    def __init__(self, people: Mapping[int, str], **given: Any) -> None:
        super().__init__(**given)
        self.people = people


class Menu(Control):
    """A menu. The method that answers it gets the chosen options as ``chosen``."""

    def at(
        self, *words: object, options: list[discord.SelectOption], placeholder: str, count: int = 1
    ) -> discord.ui.Select[Any]:
        """Return a menu with these words in its id and at most 25 options, of which exactly ``count`` are chosen."""
        custom_id = self.id_of(*words)
        return discord.ui.Select(
            custom_id=custom_id, options=options, placeholder=placeholder, min_values=count, max_values=count
        )

    def of_members(self, *words: object, people: Mapping[int, str], placeholder: str) -> MemberMenu:
        """Return a menu of the server's members with these words in its id. Discord lists the members; a page of the
        live table lists ``people``, the names of those who can be chosen by their ids.
        """
        return MemberMenu(people, custom_id=self.id_of(*words), placeholder=placeholder)

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

    discord.py would keep one form for an id, and lose it when the process ends. So forms are stopped before they are
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
    """Return the buttons *back* and *on* of a list, if there are such pages. ``make`` gets an offset and a label."""
    back = [make(max(0, offset - rows), labels[0])] if offset > 0 else []
    return [*back, *([make(offset + rows, labels[1])] if more else [])]


def clamp_offset(offset: int, rows: int, count: int) -> int:
    """Return the offset of a page; if an old button is beyond the ``count`` lines left, that of the last page."""
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
    """Ask a person whether they want to be the partner of ``asking_id``. ``answer`` is the row of *Yes* and *No*."""
    yes = answer.at("yes", contest_id, asking_id, label=texts("button-partner-yes"), style=Style.primary)
    row = [yes, answer.at("no", contest_id, asking_id, label=texts("button-decline"))]
    words = texts("partner-asked", partner=f"<@{partner_id}>", name=f"<@{asking_id}>")
    return Message(page_layout(words, row), mentions=only(partner_id))


def partner_answer(answer: str, partner_id: int, asking_id: int, texts: Texts) -> str:
    """Return what the person who was asked has answered: ``yes``, ``no``, or nothing (``over``)."""
    return texts(f"partner-{answer}", name=f"<@{partner_id}>", other=f"<@{asking_id}>")


# -- fields

_number = r"\d{1,15}"
TABLE = Field("table_id", _number, lambda word: TableId(int(word)))
NIGHT = Field("night_id", _number, lambda word: TournamentId(int(word)))
MATCH = Field("match_id", _number, lambda word: TournamentId(int(word)))
GAME = Field("game_id", _number, int)
USER = Field("user_id", r"\d{1,20}", int)
SEQ = Field("seq", r"\d{1,9}", int)
"""The table's sequence number that the message showed."""
PART = Field("", r"\d", optional=True)
"""The number of a menu, if the options need several; see ``Menu.in_parts``."""
HAND_SEQ = Field("hand_seq", SEQ.pattern, int)
"""The sequence number of the entry that dealt a hand."""
ACT_NUMBER = Field("number", r"\d{1,4}", int)
COPY = Field("", r"\d", optional=True)
"""Marks the second of two equal cards."""
WORD = Field("word", r"[A-Za-z0-9.-]{1,40}")
OFFSET = Field("offset", r"\d{1,9}", int)
SEASON = r"\d{4}-Q[1-4]"


def _read_day(word: str) -> date | None:
    """Parse a day as Python's ordinal; a number beyond the last possible day means that day."""
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
        """Parse a source from a ``custom_id``."""
        key, _, number = word.partition(".")
        return cls(key, int(number or 0))

    @property
    def game_id(self) -> int | None:
        """The number of a finished game; ``None`` for a file."""
        return int(self.key[1:]) if self.key.startswith("g") else None

    def __str__(self) -> str:
        return f"{self.key}.{self.number}" if self.number else self.key


def read_number(chosen: Sequence[str]) -> int:
    """Return the number chosen from a menu, such as a game's; 0 for a forged choice."""
    word = next(iter(chosen), "")
    return int(word) if re.fullmatch(_number, word, re.ASCII) else 0


_FILE_KEY = "[0-9a-f]{16}"
SOURCE = Field("source", rf"(?:g{_number}|{_FILE_KEY})(?:\.\d{{1,3}})?", GameSource.read)

# -- a table

_TABLE_VERB = Field("verb", "[a-z-]{1,20}")
"""The name of a ``TableVerb``. Their rights say which there are."""
LOBBY = Button("lobby", (TABLE, _TABLE_VERB))
"""*Join*, *Leave*, *Add computer*, *Start* …: decisions about seats, without a sequence number."""
INVITED = Button("invited", (TABLE,))
"""*Join* under an invitation to a table."""
TAKE_SEAT = Button("take", (TABLE, Field("seat", "[1-6]", int)))
"""*Take the seat* that a player has offered."""
DECLINE_SEAT = Button("decline-seat", (TABLE, Field("seat", "[1-6]", int)))
"""*No*, beside *Take the seat*."""
HOUSE = Button("house", (TABLE,))
"""*Rules …* in a lobby: shows the rules and what can be changed, privately."""
HOUSE_RULE = Menu("house-rule", (TABLE, one_of("menu", ("preset", *HOUSE_RULES))))
"""A rule to change at a table: a preset, or an option as it is typed."""
MORE = Button("more", (TABLE,))
"""*More …* on a table's message and on its players' panels: shows further buttons, privately."""
LIVE = Button("live", (TABLE, one_of("verb", ("link", "here", "out"))))
"""*Live table*: a personal link to a page in the browser; and *Sign out everywhere*."""
TURNS = Menu("turns", (TABLE,))
"""How much time people have for turns at a table in its lobby."""
SEAT = Menu("seat", (TABLE,))
"""The seats of a lobby that a person may take: free ones and the computers'."""
TALK = Menu("talk", (TABLE,))
"""*Say …* on a table's message between hands: a phrase for everybody at the table."""
CALL = Button("call", (TABLE, SEQ, WORD))
"""A call, on the public message."""
DEAL = Button("deal", (TABLE, SEQ))
"""*Deal*, where the deal may be stolen. While somebody is stealing it, this stops the thief."""
ACT = Button("act", (TABLE, SEQ, ACT_NUMBER, COPY))
"""A lawful act on a player's own panel, by its number."""
CLAIM_REST = Button("rest", (TABLE, SEQ))
"""*The rest are mine* on a player's own panel, while they are certain of all remaining tricks."""
HINT = Button("hint", (TABLE, SEQ))
"""*Hint* on a player's own panel in a friendly game: shows the expert's advice there."""
SURE = Button("sure", (TABLE, SEQ, WORD))
"""*Yes* on a player's own panel: confirms a call. It appears below the pressed button."""
_WHERE = one_of("where", Where)
UNDO = Button("undo", (TABLE, SEQ))
"""*Take back* on the panel of the player who acted last."""
AGREE = Button("agree", (TABLE, SEQ, _WHERE))
"""Agrees to a proposal: on the public message, and on the panels of those who are asked."""
DECLINE = Button("decline", (TABLE, SEQ, _WHERE))
"""*No*, beside *agree*, and beside *Start* and *Rematch* while the next ranked game has to be confirmed."""
PAUSE_LENGTH = Menu("pause-length", (TABLE,))
"""The length of a proposed pause, in minutes."""
GO_ON = Button("go-on", (TABLE, SEQ, _WHERE))
"""*Go on*, during a pause."""
DISABLED_CARD = Button("off", (TABLE, Field("", SEQ.pattern), Field("", ACT_NUMBER.pattern)))
"""A card that may not be played now. Clients disable it; if it is pressed anyway, its panel is redrawn."""
PICK_CARDS = Menu("pick", (TABLE, SEQ))
"""Several cards at once, by their places in the sorted hand."""
WHICH = Menu("which", (_TABLE_VERB, Field("given", r"[a-z0-9]{1,20}", optional=True)))
"""Which of a channel's tables a command was meant for; ``given`` is its option: a seat, a level or a person."""
HAND = Button("hand", (TABLE,))
"""*My hand* on the public message: a new panel for the person who presses."""
REDRAW = Button("panel", (TABLE,))
"""*My hand* on the panel itself: redraws the same panel."""
TAKE_BACK = Button("back", (TABLE,))
"""*Take my seat back*, for a player who left a running game."""
WATCH = Button("watch", (TABLE,))
"""*Watch* on the public message: the same table privately, for people who do not sit at it."""
LOOK = Button("look", (TABLE,))
"""*Refresh* on the private view of a person who watches."""
REMATCH = Button("rematch", (TABLE, replace(_WHERE, optional=True)))
"""*Rematch* under a finished game, and on its players' panels."""
MY_WEEK = Button("my-week", (TABLE,))
"""*My week* on a player's own panel when the game is over."""
SCORES = Button("scores", (TABLE,))
"""*Score sheet* of a game, privately."""
SHEET = Menu("sheet", (TABLE,))
"""*Look at hand …* under a game's score sheet; its values are those of ``HAND_SEQ``."""
HANDS = Button("hands", (TABLE, HAND_SEQ))
"""*Show hand 3* under a daily result: shows all cards of the hand."""
AGAIN = Button("again", (TABLE, HAND_SEQ))
"""*Play this deal* under a shown hand: asks which seat, privately."""
GAME_AGAIN = Button("game-again", (GAME, Field("number", r"\d{1,4}", int)))
"""*Play this deal* under a replay, for the hand with this number."""
AGAIN_SEAT = Button("again-seat", (TABLE, HAND_SEQ, Field("seat", "[1-6]", int)))
"""The seat from which a deal is played again."""
AGAIN_RESULT = Button("again-result", (TABLE,))
"""*Compare* under a deal that was played again: shows both plays."""
REVIEW = Button("review", (TABLE, HAND_SEQ))
"""*How did I play?* under a shown hand."""
SHARE = Button("share", (TABLE, HAND_SEQ))
"""*Share this hand* under a shown hand."""
FAIR_HAND = Button("fair-hand", (TABLE, HAND_SEQ))
"""*Fair deal* under a shown hand: shows the proof of its deal."""
FAIR_DEAL = Button("fair", (TABLE,))
"""*Fair deal* on a table's message."""
MY_WORD = Button("word", ())
"""*My shuffle word* in the answer to *Fair deal* and in ``/settings``."""
WORD_FORM = Form("word-form", ())
"""One line of text that is mixed into deals; an empty one removes it. It belongs to the person who sends it."""

# -- an old-school table (law 9)

SAY = Button("say", (TABLE, SEQ, WORD))
"""Something that a player says at an old-school table, on their own panel, whether or not it is their turn."""
NEXT_HAND = Button("next", (TABLE, SEQ, _WHERE))
"""*Next hand*, while a finished hand can still be claimed."""
CLAIM = Button("claim", (TABLE,))
"""*Claim*: shows what can be claimed now, privately."""
CLAIMS = Menu("claims", (TABLE, SEQ))
"""The claim to make: a renege, by whom and in which trick; a lead; a call."""

# -- help

DOOR = Button("door", (one_of("verb", ("home", "play", "tonight", "daily", "me", "watch")),))
"""*Play*, *Tonight*, *Daily* and *Me* in the answer to ``/euchre``; *Play* and *Watch* in the lasting post; *Menu* on
the live table, which shows that answer.
"""
CALL_ME = Button("call-me", (one_of("verb", ("toggle", "hours")),))
"""*Call me* in the lasting post and under a call: starts or stops calls; *My hours …* in the answer to it."""
CALL_HOURS = Form("call-hours", ())
"""When a person may be called: hours of their day, and their time zone."""
GUIDE_PAGES = ("help", "contests", "ranked", "commands", "rules", "done")
GUIDE = Button("guide", (one_of("page", GUIDE_PAGES), replace(TABLE, optional=True)))
"""*Help* and its further pages, *Rules* (of one table if given), and *Done*."""
TOUR = Button("tour", (Field("step", f"[1-{len(TOUR_STEPS)}]", int),))
"""A step of the tour, counted from 1."""
LOOK_UP = Button("rule", (TABLE,))
"""*What’s this?* on a table's message and on its players' panels."""
TERM = Menu("term", (TABLE, PART))
"""The words of the game that can be looked up, under one table's rules."""
SETTINGS = Button("settings", (one_of("screen", ("first", "more")),))
"""*More …* and *Back* under a person's settings: the other screen."""
SETTING = Menu("setting", (Field("name", "[a-z-]{1,40}"),))
"""The value of one of a person's settings."""

# -- boards and finished games

BOARD = Button(
    "board",
    (one_of("measure", Measure), one_of("family", Family), Field("scope", f"{'|'.join(Scope)}|{SEASON}"), OFFSET),
)
"""Another page of a board, for a scope or a past season."""
STATS = Button("stats", (USER, one_of("family", Family)))
"""A player's statistics in another family of games."""
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
"""The game to replay, from a page of ``/history``."""
GAME_REVIEW = Menu("game-review", ())
"""The game to review hand by hand, from a page of ``/history``."""
HAND_REVIEW = Menu("hand-review", (TABLE, Field("", r"\d")))
"""The hand to review, from one's own finished game; 25 in each menu."""
REPLAY = Button("replay", (GAME, Field("step", r"\d{1,6}", int), one_of("where", WAYS)))
"""Moves from this step of a replay to another."""
ANALYSE = Button("analyse", (GAME,))
"""*Analyse* under the replay of a finished game: judges every decision, privately."""
GAME_ANALYSE = Menu("game-analyse", ())
"""The game to analyse, from a page of ``/history``."""
TABLE_ANALYSE = Button("table-analyse", (TABLE, HAND_SEQ))
"""*Analyse* under the game that a table has just finished, by the entry that dealt its last hand."""
ANALYSIS_GAME = Menu("analysis-game", (Field("key", _FILE_KEY), Field("", r"\d")))
"""The game to analyse, from a file; 25 in each menu."""
ANALYSIS = Button("analysis", (SOURCE,))
"""*Overview*: how everybody played in an analysed game."""
ANALYSIS_CARD = Button("analysis-card", (SOURCE, Field("number", r"\d{1,2}", int)))
"""One player's report card, by its place in the report."""
_STEP = r"\d{1,6}"
ANALYSIS_STEP = Button(
    "analysis-step",
    (SOURCE, Field("step", _STEP, int), one_of("where", (*AnalysedGame.ways, "here"))),
)
"""Moves from this step of an analysed game to another, or to a costly decision."""
ANALYSIS_LOOK = Button("analysis-look", (SOURCE, Field("step", _STEP, int, optional=True)))
"""*Look into it* under a shared analysis or a shared moment of one: shows the same privately."""
ANALYSIS_SHARE = Button("analysis-share", (SOURCE, Field("step", _STEP, int, optional=True)))
"""*Share*: posts the analysis or a moment of it in the channel."""
WHAT_IF = Menu("what-if", (SOURCE, Field("step", _STEP, int)))
"""Another act at a step, by its place among the lawful acts."""
FORGET = Button("forget", (USER,))
"""*Yes, forget me*, on a private message."""

# -- nights, duplicate matches, daily deals and puzzles

_NIGHT_VERB = one_of(
    "verb",
    ("join", "leave", "here", "back", "standings", "show", "results", "card", "finish", "off"),
)
NIGHT_BUTTON = Button("night", (_NIGHT_VERB, NIGHT))
"""*Join*, *Leave*, *I'm here* …: what a person wants of a night; *Finish now* and *Call off*, to be confirmed. The
name of a night in *Tonight* on the live table shows its message there.
"""
_NIGHT_TOPIC = one_of("topic", ("rounds", "people", "rules"))
NIGHT_SET = Button("night-set", (_NIGHT_TOPIC, NIGHT))
"""*Rounds …*, *Players …* and *Game …* among a night's settings: shows the form of this topic."""
NIGHT_FORM = Form("night-form", (_NIGHT_TOPIC, NIGHT))
"""The form of one topic of a night's settings."""
_MATCH_VERB = one_of(
    "verb",
    ("leave", "begin", "finish", "off", "sure-finish", "sure-off", "agree", "decline", "show", "results", "card"),
)
MATCH_BUTTON = Button("match", (_MATCH_VERB, MATCH))
"""*Leave*, *Agree*, *No*, *My card* …, and *Start*, *Finish now* and *Call off*, to be confirmed. A match
in *Tonight* on the live table shows its message there.
"""
MATCH_ENTER = Button("match-enter", (MATCH, Field("team", "[012]", int)))
"""*Join team 1*, or *Join* where there are no teams (0)."""
MATCH_PARTNER = Menu("match-partner", (MATCH,))
"""The partner that a person wants, where pairs enter."""
_YES_OR_NO = one_of("verb", ("yes", "no"))
_PARTNER = Field("partner_id", USER.pattern, int)
MATCH_ANSWER = Button("match-answer", (_YES_OR_NO, MATCH, _PARTNER))
NIGHT_ANSWER = Button("night-answer", (_YES_OR_NO, NIGHT, _PARTNER))
"""*Yes* and *No* to a person who wants to be one's partner."""
NIGHT_VOTE = Button("night-vote", (_YES_OR_NO, NIGHT, SEQ))
"""*Agree* and *No* to what a host who plays proposes, by the proposal's number."""
MATCH_DEAL = Menu("match-deal", (MATCH,))
"""A deal to compare at all tables."""
MATCH_STEP = Button(
    "match-step",
    (MATCH, Field("deal", r"\d{1,2}", int), Field("step", r"\d{1,3}", int), one_of("where", DealAtTables.ways)),
)
"""Another step of a deal at all tables."""
_DAY = Field("day", r"\d{4}-\d\d-\d\d", date.fromisoformat)
DAILY = Button("daily", (one_of("verb", ("share", "play", "board", "month", "verify")), _DAY))
"""The pages of a day, as its reader may see them. *Play today's deal* leads to the current day."""
PUZZLE = Button("puzzle", (one_of("verb", ("open", "share")), _DAY))
"""*Solve it yourself* under a shared line, which leads to the current day's puzzle, and *Share*."""
SOLVE = Button("solve", (_DAY, Field("number", r"\d{1,2}", int), Field("place", r"\d", int)))
"""An answer to the puzzle with this number on a day, by its place among the acts."""

RETIRED = "retired"
"""The kind of all ids that no control reads, because an older version of the program made them."""
CONTROLS: tuple[Control, ...] = tuple(value for value in list(globals().values()) if isinstance(value, Control))
"""All controls of this file."""
NAMES = frozenset(control.name for control in CONTROLS)
BUTTONS = {control.name: control for control in CONTROLS if isinstance(control, Button)}
"""The buttons by name. Offers have verbs with the same names."""
MENUS = {control.name: control for control in CONTROLS if isinstance(control, Menu)}
"""The menus, likewise."""
