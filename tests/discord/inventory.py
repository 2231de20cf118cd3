"""Every command and every button, menu and form of the program: a row each, by hand, for the tests that walk over all.

``test_rights`` types and presses each as eleven kinds of people and compares the letters; ``test_limits`` has what is
free; ``tests.faults`` asks for whatever may show something of a table, and writes harm into what is typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from discord.app_commands import Command

from bot.features import Features
from bot.rights import Right
from bot.ui.rights import AnyCommand, find_right, name_of
from cogs.boards import PersonMenus
from tests.world import require

COLUMNS = (
    "member", "seated", "owner", "host", "moderator", "elsewhere", "stranger", "blocked", "server", "maintenance", "dm",
)  # fmt: skip
"""A plain member; somebody who sits at the table or takes part; the table's owner; the host of the night or match; a
moderator of this channel; one of another channel, who presses there; a member of another server, who presses there.
Then whoever has all the rights: blocked; on a blocked server; in maintenance; in their own direct message.
"""

# First what is expected, a letter for each column:
#   ! done: something has changed      + answered
#   n it is not theirs                 0 there is no such game where they type
#   c it belongs to another channel    g it belongs to another server
#   b they are blocked                 k the server is blocked
#   m there is maintenance             d only in servers; not offered in a direct message
# Then whether it is free (.) or limited for each person ($), and what everybody reads of it, from one budget: the
#   answer (a), a message or a call (m), or nothing. Then who asks for it where secrets are looked for:
#   a everybody                        s strangers alone: it would change the game of whoever plays
#   = another row of its kind is asked
# or why nothing of any table can be seen there:
#   c it sets what holds for tables to come        f figures and results of what is over
#   m it calls or sends somebody, at one's own table     o it opens a table or lobby
#   p the choices and the word of whoever asks     t who takes part in a night, when and where
#   u what whoever asks has handed in              w words about the game or the bot itself
# Last how it is typed or pressed; where secrets are looked for, in each of these ways, or only in those after ||.
# Capitals and @words stand for numbers and people of the moment; - is a command without options, = what a menu chooses
# or a form's field says.
# & button: a lobby or *More …* has a button of the same verb, whose row follows from that of the command.
_TABLE = {
    "nothing": """
        about                 +++++++++++ .  w  -
        euchre                +++++++bk++ .  a  -
        help                  +++++++bk++ .  w  -
        rules                 +++++++bk++ .  a  -
        settings              +++++++bk++ .  p  -
        my-data               +++++++++++ $  a  -
        avoid                 +++++++bk++ .  p  -
        forget me             +++++++++++ $  p  -
        history               +++++++bk++ $a a  -
        replay                +++++++bk++ $a a  game=1
        verify                +++++++bk++ $a a  game=1
        record                +++++++bk++ $  a  game=1 | -
        leaderboard           +++++++bk+d $a a  -
        stats                 +++++++bk+d $a a  player=@seated || -
        compare               +++++++bk+d $a f  a=@me b=@other
        league                +++++++bk+d $a a  -
        night results         +++++++bk+d $  a  -
        night hall-of-fame    +++++++bk+d $a a  -
        person-stats          +++++++bk+d $a f  -
        person-compare        +++++++bk+d $a f  -
        person-invite         +++++++bkmd .m m  -
        rb:door:home          +++++++bk++ .  a  rb:door:home
        rb:door:tonight       +++++++bk+d .  t  rb:door:tonight
        rb:door:daily         +++++++bk++ .  w  rb:door:daily
        rb:door:me            +++++++bk++ .  p  rb:door:me
        rb:door:watch         +++++++bk++ .  a  rb:door:watch
        rb:call-me:toggle     +++++++bk+d .  p  rb:call-me:toggle
        rb:call-me:hours      +++++++bk++ .  p  rb:call-me:hours
        rb:call-hours         +++++++bk++ .  p  rb:call-hours=hours/18-23
        rb:guide              +++++++bk++ .  w  rb:guide:help
        rb:tour               +++++++bk++ .  w  rb:tour:1
        rb:word               +++++++bk++ .  p  rb:word
        rb:word-form          +++++++bk++ .  p  rb:word-form=word/trout
        rb:settings           +++++++bk++ .  p  rb:settings:more
        rb:setting            +++++++bk++ .  p  rb:setting:last-card=on
        rb:board              +++++++bk+d $  f  rb:board:rating:partnership:season:0
        rb:league             +++++++bk+d $  f  rb:league:nights:2026-Q4:0
        rb:stats              +++++++bk+d $  f  rb:stats:O:partnership
        rb:history            +++++++bk++ $  f  rb:history:0::0:::
        rb:replay             +++++++bk++ $  a  rb:replay:1:0:first || rb:replay:1:0:forward
        rb:game-replay        +++++++bk++ $  a  rb:game-replay=1
        rb:game-again         +++++++bk++ $  a  rb:game-again:1:1
        rb:game-review        +++++++bk++ $  a  rb:game-review=1
        analyse               +++++++bk++ $  u  file=@file
        rb:analyse            +++++++bk++ $  a  rb:analyse:1
        rb:game-analyse       +++++++bk++ $  a  rb:game-analyse=1
        rb:analysis-game      +++++++bk++ $  u  rb:analysis-game:K:0=0
        rb:analysis           +++++++bk++ $  a  rb:analysis:K || rb:analysis:g1
        rb:analysis-card      +++++++bk++ $  a  rb:analysis-card:K:1 || rb:analysis-card:g1:1
        rb:analysis-step      +++++++bk++ $  a  rb:analysis-step:K:0:first || rb:analysis-step:g1:3:forward
        rb:analysis-look      +++++++bk++ $  a  rb:analysis-look:K || rb:analysis-look:g1:3
        rb:analysis-share     +++++++bk+d $m a  rb:analysis-share:K || rb:analysis-share:g1:3
        rb:what-if            +++++++bk++ $  a  rb:what-if:K:1=0 || rb:what-if:g1:3=0
        rb:forget             nn+nnnn++++ $  p  rb:forget:O
        rb:daily:share        +++++++bk++ .m a  rb:daily:share:D
        rb:daily:board        +++++++bk++ $  a  rb:daily:board:D
        rb:daily:month        +++++++bk++ $  a  rb:daily:month:D
        rb:daily:verify       +++++++bk++ $  a  rb:daily:verify:D
        puzzle                +++++++bk++ $  a  -
        rb:puzzle:open        +++++++bk++ $  a  rb:puzzle:open:D
        rb:puzzle:share       +++++++bk++ .m a  rb:puzzle:share:D
        rb:solve              +++++++bk++ $  a  rb:solve:D:1:0
        retired               +++++++bk++ .  w  rb:dance
    """,
    "opening": """
        table open            !!!!!!!bkm! .m o  -
        daily                 !!!!!!!bkm! $a a  - || show=board | show=month | show=verify
        rb:daily:play         !!!!!!!bkm! $  =  rb:daily:play:D
        duplicate open        !!!!!!!bkmd .m o  -
        night open            !!!!!!!bkmd .m o  name=Friday
        rb:door:play          !!!!!!!bkm! .m o  rb:door:play
    """,
    "lobby": """
        table join            !++!!00bk+0 .  s  - | seat=2 & button
        table show            +++++00bk+0 .m a  -
        table invite          nn+n+00bkmd .m m  member=@other
        table remove          nn!n!00bk!d .  m  member=@seated
        table computer        n!!n!00bk!0 .  s  - & button
        table leave           n!!nn00bk!0 .  s  - & button
        rb:house              +++++cgbk+g .  a  rb:house:T
        rb:house-rule         nn!n!cgbk!g .  s  rb:house-rule:T:table=points=5
        rb:turns              nn!n!cgbk!g .  s  rb:turns:T=quick
        rb:invited            !++!!cgbk+g .  s  rb:invited:T
        rb:seat               !!!!!cgbk!g .  s  rb:seat:T=4 || rb:seat:T=3
        rb:talk               n!!nncgbk!g .  s  rb:talk:T=thanks
        rb:lobby:fewer        n!!n!cgbk!g .  =  rb:lobby:T:fewer
        rb:lobby:close        nn!n!cgbk!g .  s  rb:lobby:T:close
        rb:lobby:ranked       n!!nncgbk!g .  =  rb:lobby:T:ranked
    """,
    "full": """
        table start           n!!n!00bkm0 .  s  - & button
    """,
    "playing": """
        table deal            n++nn00b++0 .  s  -
        table pause           n!!nn00b!!0 .  s  until='60
        rb:which:pause        n++nn00b++0 .  =  rb:which:pause=T
        table slow            n!!nn00b!!0 .  s  -
        table concede         n!!nn00b!!0 .  s  -
        table close           nn!n!00b!!0 .  s  -
        hand                  n++nn00b++0 .  a  -
        bid                   n!!nn00b!!0 .  a  call=@call || call=discard_TS_8H
        play                  n++nn00b++0 .  a  card=AH || card=7S | card=TH | card=KD
        hint                  n++nn00b++0 $  a  -
        table hand-over       n!!nn00b!!d .m m  member=@other
        rb:take               +++++cgb++g .  s  rb:take:T:1 || rb:take:T:3
        rb:decline-seat       +++++cgb++g .  s  rb:decline-seat:T:1 || rb:decline-seat:T:3
        rb:call               n!!nncgb!!g .  s  rb:call:T:S:W
        rb:deal               n++nncgb++g .  s  rb:deal:T:S
        rb:agree              n++nncgb++g .  s  rb:agree:T:S:panel | rb:agree:T:S:table
        rb:decline            n++nncgb++g .  s  rb:decline:T:S:panel | rb:decline:T:S:table
        rb:act                n!!nncgb!!g .  s  rb:act:T:S:0 | rb:act:T:S:5
        rb:sure               n!!nncgb!!g .  s  rb:sure:T:S:W | rb:sure:T:S:order.alone
        rb:undo               n++nncgb++g .  s  rb:undo:T:S
        rb:pause-length       n!!nncgb!!g .  s  rb:pause-length:T=60
        rb:go-on              n++nncgb++g .  s  rb:go-on:T:S:panel | rb:go-on:T:S:table
        rb:hint               n++nncgb++g $  s  rb:hint:T:S
        rb:rest               n++nncgb++g .  s  rb:rest:T:S
        rb:off                n++nncgb++g .  a  rb:off:T:S:0 | rb:off:T:S:3
        rb:pick               n++nncgb++g .  s  rb:pick:T:S=0
        rb:hand               n++nncgb++g .  a  rb:hand:T
        rb:panel              n++nncgb++g .  a  rb:panel:T
        rb:say                n!!nncgb!!g .  s  rb:say:T:S:W || rb:say:T:S:misdeal
        rb:next               n++nncgb++g .  s  rb:next:T:S:panel
        rb:claim              n++nncgb++g .  s  rb:claim:T
        rb:claims             n++nncgb++g .  s  rb:claims:T:S=claim.lead.3 || rb:claims:T:S=0
        rb:watch              +++++cgb++g $  a  rb:watch:T
        rb:back               n++nncgb++g .  s  rb:back:T
        rb:look               +++++cgb++g $  a  rb:look:T
        rb:more               +++++cgb++g .  a  rb:more:T
        rb:live:link          +++++cgb++g $  p  rb:live:T:link
        rb:live:here          +++++cgb++g $  p  rb:live:T:here
        rb:live:out           +++++++++++ .  p  rb:live:T:out
        rb:fair               ++++++gb++g $  a  rb:fair:T
        rb:scores             ++++++gb++g $  a  rb:scores:T
        rb:rule               ++++++gb++g .  a  rb:rule:T
        rb:term               ++++++gb++g .  a  rb:term:T=trump
    """,
    "finished": """
        rb:sheet              ++++++gbk+g $  a  rb:sheet:T=H
        rb:fair-hand          ++++++gbk+g $  a  rb:fair-hand:T:H
        rb:hands              ++++++gbk+g $  a  rb:hands:T:H
        rb:again              ++++++gbk+g $  a  rb:again:T:H
        rb:again-seat         !!!!!!gbkmg $  s  rb:again-seat:T:H:1
        rb:again-result       ++++++gbk+g $  a  rb:again-result:T
        rb:review             ++++++gbk+g $  a  rb:review:T:H
        rb:my-week            ++++++gbk+g $  f  rb:my-week:T
        rb:hand-review        ++++++gbk+g $  a  rb:hand-review:T:0=H
        rb:share              n++nncgbk+g $m s  rb:share:T:H
        rb:table-analyse      ++++++gbk+g $  a  rb:table-analyse:T:H
        rb:rematch            n!!nncgbkmg .  s  rb:rematch:T | rb:rematch:T:panel
    """,
    "night": """
        night join            !+!+!00bk+d .m t  -
        night leave           n!n!n00bk!d .  t  -
        night back            n+n+n00bk+d .  t  -
        night show            +++++00bk+d $m a  -
        night settings        +++++00bk+d .  t  -
        night standings       +++++00bk+d $  a  -
        night start           nnn!!00bk!d .m t  start='45
        night extend          nnn++00bk+d .  t  hands=1
        night end-round       nnn++00bk+d .  t  -
        night replace         nnn!!00bk!d .  t  player=@seated
        night co-host         nnn!!00bk!d .  t  player=@seated
        night repeat          nnn++00bk+d .  t  when=never
        night correct         nnn++00bk+d .m t  table=1 first=5 second=3
        night swap            nnn++00bk+d .  t  player=@seated other=@other
        night place           nnn!!00bk!d .  t  table=1 channel=@here
        night finish          nnn++00bk+d .  t  -
        night call-off        nnn++00bk+d .  t  -
        rb:night-answer:yes   +++++cgbk+d .  t  rb:night-answer:yes:N:1
        rb:night-answer:no    +++++cgbk+d .  t  rb:night-answer:no:N:1
        rb:night-set          nnn++cgbk+d .  t  rb:night-set:rounds:N
        rb:night-form         nnn!!cgbk!d .  t  rb:night-form:rounds:N=rounds/3
        rb:night:join         !+!+!cgbk+d .  =  rb:night:join:N
        rb:night:leave        n!n!ncgbk!d .  =  rb:night:leave:N
        rb:night:here         n+n+ncgbk+d .  =  rb:night:here:N
        rb:night:back         n+n+ncgbk+d .  =  rb:night:back:N
        rb:night-vote:yes     +++++cgbk+d .  t  rb:night-vote:yes:N:1
        rb:night-vote:no      +++++cgbk+d .  t  rb:night-vote:no:N:1
        rb:night:standings    +++++cgbk+d $  a  rb:night:standings:N
        rb:night:show         ++++++gbk+d $  t  rb:night:show:N
        rb:night:results      ++++++gbk+d $  a  rb:night:results:N
        rb:night:card         n+n+nngbk+d $  =  rb:night:card:N
        rb:night:finish       nnn++ngbk+d .  =  rb:night:finish:N
        rb:night:off          nnn!!ngbk!d .  =  rb:night:off:N
    """,
    "match": """
        rb:match-enter        !!!!!cgbk!d .  s  rb:match-enter:M:1
        duplicate remove      nnn!!00bk!d .  s  member=@seated
        rb:match-partner      +++++cgbk+d .m s  rb:match-partner:M=1
        rb:match-answer:yes   +++++cgbk+d .  s  rb:match-answer:yes:M:1
        rb:match-answer:no    +++++cgbk+d .  s  rb:match-answer:no:M:1
        rb:match:leave        +!+!+cgbk!d .  s  rb:match:leave:M
        rb:match:begin        nnn!ncgbkmd .  =  rb:match:begin:M
        rb:match:finish       nnn++cgbk+d .  =  rb:match:finish:M
        rb:match:off          nnn++cgbk+d .  =  rb:match:off:M
        rb:match:sure-finish  nnn++cgbk+d .  =  rb:match:sure-finish:M
        rb:match:sure-off     nnn!!cgbk!d .  =  rb:match:sure-off:M
        rb:match:agree        ++++++gbk+d .  =  rb:match:agree:M
        rb:match:decline      ++++++gbk+d .  =  rb:match:decline:M
        rb:match:card         ++++++gbk+d $ s  rb:match:card:M
        rb:match:show         ++++++gbk+d $  t  rb:match:show:M
        rb:match:results      ++++++gbk+d $  s  rb:match:results:M
        rb:match-deal         ++++++gbk+d $  a  rb:match-deal:M=1
        rb:match-step         ++++++gbk+d $  a  rb:match-step:M:1:0:forward | rb:match-step:M:1:5:last
    """,
    "managing": """
        config show           nnnnnnnbk+d .  c  -
        config table          nnnnnnnbk!d .  c  rules=csl
        config clocks         nnnnnnnbk!d .  c  idle=5
        config channels       nnnnnnnbk!d .  c  add=@ours
        config tables         nnnnnnnbk!d .  c  more=one
        config games          nnnnnnnbk!d .  c  traditions=no
        config display        nnnnnnnbk!d .  c  pictures=no
        config seasons        nnnnnnnbk!d .  c  channel=@ours
        config lobby          nnnnnnnbk!d .  c  channel=@ours
        config league         nnnnnnnbk!d .  c  best=5
        config roles          nnnnnnnbk!d .  c  of=night role=@role
        config time-zone      nnnnnnnbk!d .  c  zone=Europe/Berlin
        config language       nnnnnnnbk!d .  c  language=en
    """,
    "owning": """
        owner announce        nnnnnndbk!d .  w  minutes=5
        owner maintenance     nnnnnndbk!d .  w  mode=off
        owner block           nnnnnndbk!d .  w  what=person id='123456789012345678
        owner unblock         nnnnnndbk!d .  w  what=person id='123456789012345678
        owner leave           nnnnnndbk+d .  w  id='123456789012345678
        owner statistics      nnnnnndbk+d .  f  -
        owner journal         nnnnnndbk+d .  w  -
    """,
}
"""By what there is in the channel: tables that gather, are full, play or have finished; a night; a match."""


@dataclass(frozen=True, slots=True)
class Row:
    """A command or control: the letters, and how it is used, ``first`` of all ways; ``pries`` are those that may show a
    table.
    """

    situation: str
    letters: str
    free: bool
    posts: str
    shows: str
    first: str
    pries: tuple[str, ...]


_LINE = re.compile(r"(.+?) {2,}(\S+) (\S+) +(\S)  (.*)")


def _read_rows() -> Iterator[tuple[str, Row]]:
    for situation, lines in _TABLE.items():
        for line in lines.strip().splitlines():
            name, letters, cost, shows, ways = require(_LINE.fullmatch(line.strip())).groups()
            ways, _, button = ways.partition(" & ")
            usual, _, others = ways.partition(" || ")
            pries = tuple((others or usual).split(" | "))
            row = Row(situation, letters, cost[0] == ".", cost[1:], shows, usual.partition(" | ")[0], pries)
            yield name, row
            if name == "hand" or (name.startswith("table ") and name != "table open"):
                yield _ask_which(name.removeprefix("table "), row)
            if button:
                yield _press_verb(name.removeprefix("table "), row)


def _ask_which(verb: str, row: Row) -> tuple[str, Row]:
    """Return the row of the question which of several tables a command means. Whoever may type it may answer; a row
    that stands after the command's is another one.
    """
    given = {"member=@other": ":B", "member=@seated": ":A"}.get(row.first, "")
    way, shows = f"rb:which:{verb}{given}=T", "=" if row.shows == "s" else row.shows
    return f"rb:which:{verb}", replace(row, shows=shows, first=way, pries=(way,))


def _press_verb(verb: str, row: Row) -> tuple[str, Row]:
    """Return the row of the button of a verb. Whoever may type it may press, at the table where the button stands."""
    letters = "".join(
        {"elsewhere": "c"}.get(column, "g") if letter == "0" else letter
        for column, letter in zip(COLUMNS, row.letters, strict=True)
    )
    way = f"rb:lobby:T:{verb}"
    return f"rb:lobby:{verb}", replace(row, letters=letters, first=way, pries=(way,))


ROWS: Mapping[str, Row] = dict(_read_rows())
SITUATIONS = tuple(_TABLE)


def is_command(name: str) -> bool:
    """Return whether a row is about a slash command."""
    return not name.startswith(("rb:", "person-", "retired"))


def rights_of(features: Features) -> dict[str, Right]:
    """Return what the program says at its methods, by the names of the rows."""
    menus = next(cog.menus for cog in features.cogs if isinstance(cog, PersonMenus))
    offered: list[AnyCommand] = [*menus]
    for cog in (*features.cogs, features.owner):
        walk = cog.walk_app_commands if cog.app_command is None else cog.app_command.walk_commands
        offered += [one for one in walk() if isinstance(one, Command)]
    return {**{name_of(one): find_right(one) for one in offered}, **features.routes.rights}


def rows_of(situation: str) -> dict[str, Row]:
    """Return the rows by name of what there is to do in a situation."""
    return {name: row for name, row in ROWS.items() if row.situation == situation}


def read_options(way: str, words: Mapping[str, Any]) -> dict[str, Any]:
    """Return the options with which a command is typed."""
    pairs = (pair.partition("=") for pair in way.split() if pair != "-")
    return {name: _read_value(value, words) for name, _, value in pairs}


def _read_value(value: str, words: Mapping[str, Any]) -> Any:
    """Return what an option is given: digits are a number, unless there is an apostrophe before them."""
    if value.startswith("@"):
        return words[value]
    return int(value) if value.isdecimal() else value.removeprefix("'").replace("_", " ")


def read_press(way: str, words: Mapping[str, Any]) -> tuple[str, str | None]:
    """Return the ``custom_id`` of a control that is pressed, and what is chosen of a menu."""
    custom_id, menu, chosen = way.partition("=")
    filled = ":".join(str(words.get(word, word)) for word in custom_id.split(":"))
    return filled, str(words.get(chosen, chosen)) if menu else None
