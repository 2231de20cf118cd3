"""The public table in words, for everybody in the channel: lobby, draw, bidding, trick, score, whose turn it is.

An old-school table also tells claims, named suits and exposed cards. Only the public ``TableView`` is used.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from math import ceil

from bot.deals.draw import DealerDraw
from bot.engine.acts import PASS, Claim, ClaimCall, ClaimLead, ClaimRenege, Fold, OrderUp, PlayCard
from bot.engine.cards import NO_TRUMP, SUIT_UNDER, Card, best_play
from bot.engine.rules import Law
from bot.engine.seats import Seat, are_allied, unit_of
from bot.engine.state import Judgement, Phase
from bot.engine.views import PublicView, public_calls
from bot.ratings.games import least_points, obstacle
from bot.tables.model import Chair, Status, Turns
from bot.tables.views import Introduced, OpenDeal, TableView, sight_of
from bot.words.catalogue import Texts
from bot.words.labels import call_line, calls_line, making_words, order_word
from bot.words.lines import (
    LONGEST_ALT,
    LONGEST_CHOICE,
    count_down,
    cut_lines,
    fixed_time,
    list_words,
    month_words,
    timestamp,
)
from bot.words.names import plain_name, safe_name, tell_people_apart
from bot.words.results_text import game_over_lines, hand_result_line
from bot.words.rules_page import game_title, house_rules
from bot.words.voice import CardSigns, Voice

_LONGEST_TABLE = 1500  # longest ``table_text`` in characters
_LONGEST_THREAD_NAME = 100  # for Discord


def table_text(
    table: TableView, texts: Texts, signs: CardSigns | None = None, *, numbered: Collection[Seat] = ()
) -> str:
    """Return the table in Discord's markdown, short enough for a phone. The picture has no names for ``numbered``."""
    return cut_lines(_lines(table, Voice.of(table, texts, signs=signs, numbered=numbered)), _LONGEST_TABLE)


def table_alt(table: TableView, texts: Texts, *, numbered: Collection[Seat] = ()) -> str:
    """Return the alt text of the table's picture; ``numbered`` is as in ``table_text``."""
    key = {Status.LOBBY: "alt-lobby", Status.FINISHED: "alt-finished"}.get(table.status, "alt-table")
    lines = _lines(table, Voice.of(table, texts, plain=True, numbered=numbered))
    return cut_lines([texts(key), *lines], LONGEST_ALT)


def menu_texts(table: TableView, texts: Texts) -> tuple[str, str]:
    """Return who sits at a table, and which game they play. Each text fits an option of a menu."""
    voice = Voice.of(table, texts, plain=True)
    names = [voice.name(chair.seat) for chair in table.chairs if not chair.free]
    return ", ".join(names)[:LONGEST_CHOICE] or "?", game_title(table.rules.preset, texts)[:LONGEST_CHOICE]


def door_text(table: TableView, texts: Texts, *, ranked: bool) -> str:
    """Return a table in one line: its people, its game, and the number of open seats."""
    voice, title = Voice.of(table, texts), _with_turns(game_title(table.rules.preset, texts), table, texts)
    people = [chair.seat for chair in table.chairs if chair.user_id is not None and not chair.left]
    line = texts("door-table", names=voice.names(people) or "–", title=title, seats=table.free_seats)
    if ranked:
        line = texts("door-table-ranked", line=line)
    return texts("door-table-private", line=line) if table.private else line


def thread_name(people: Iterable[tuple[int, str]], texts: Texts) -> str:
    """Return the name of a table's thread, made of its people's names. ``people`` are ids and raw names."""
    names = [plain_name(name) for name in tell_people_apart(people).values()]
    return texts("tables-thread", names=list_words(names, texts))[:_LONGEST_THREAD_NAME]


def brief_text(
    table: TableView, texts: Texts, signs: CardSigns | None = None, *, numbered: Collection[Seat] = ()
) -> str:
    """Return the words beside the table's picture: score, last event, turn. ``table_alt`` has the rest."""
    voice = Voice.of(table, texts, signs=signs, numbered=numbered)
    if table.public is None or table.status is not Status.PLAYING:
        return cut_lines(_brief_outside(table, voice), _LONGEST_TABLE)
    view = table.public
    scores = voice.scores(view.score, "\u00a0· ")
    title = game_title(table.rules.preset, texts)
    title = voice.strong(_with_turns(texts("table-ranked", heading=title) if table.ranked else title, table, texts))
    lines = [
        texts("table-brief", title=title, scores=scores),
        _pause(table, voice),
        _resting(table, voice),
        _slow(table, voice),
        _proposal(table, voice),
        _no(table, voice),
        _promised_line(table, voice),
        numbered_line(voice),
        unseen_line(table, voice),
        _last_event(table, view, voice),
        *claim_lines(table, view, voice),
        _under_way(table, voice),
    ]
    lines.append(_awaited(table, voice))
    return cut_lines(lines, _LONGEST_TABLE)


def _brief_outside(table: TableView, voice: Voice) -> Iterator[str]:
    if table.status is not Status.LOBBY:
        yield from _lines(table, voice)
        return
    yield from _lobby(table, voice, numbered=False)
    yield numbered_line(voice)


def _last_event(table: TableView, view: PublicView, voice: Voice) -> str:
    if table.open_deal is not None:
        return voice.strong(open_deal_line(table.open_deal, voice))
    if view.result is not None:
        return hand_result_line(table.last_result, voice, with_score=False) if table.last_result is not None else ""
    if view.gather_due and view.trump is not None:
        seat, card = view.trick[best_play([card for _, card in view.trick], view.trump)]
        return voice.texts("trick-won", name=voice.name(seat), card=voice.the_card(card, view.trump))
    if view.trick:
        seat, card = view.trick[-1]
        return "" if table.unseen else _play_line(view, seat, card, voice, leads=len(view.trick) == 1)
    if view.tricks:
        last = view.tricks[-1]
        card = next(card for seat, card in last.plays if seat == last.winner)
        name = voice.name(last.winner) if last.winner is not None else ""
        if not view.rules.shows_last_trick:
            return voice.texts("trick-taken", name=name)
        return voice.texts("trick-won", name=name, card=voice.the_card(card, view.trump))
    if view.calls:
        seat, act = view.calls[-1]
        return "" if table.unseen else call_line(view, seat, act, voice)
    if view.number == 1 and table.draw is not None:
        return draw_line(table.draw, voice)
    return voice.texts("deals", name=voice.name(view.dealer))


def _play_line(view: PublicView, seat: Seat, card: Card, voice: Voice, *, leads: bool) -> str:
    key = "trick-lead" if leads else "trick-play"
    return voice.texts(key, name=voice.name(seat), card=voice.the_card(card, view.trump))


def unseen_line(table: TableView, voice: Voice, *, besides: int = 0) -> str:
    """Return the acts since the last picture in one line if there are several, but leave out the last ``besides`` of
    them.
    """
    view, unseen = table.public, table.unseen
    unseen = unseen[: max(0, len(unseen) - besides)]
    if view is None or not unseen:
        return ""
    voice = voice.after(table.last_hand.credits) if view.result is not None and table.last_hand is not None else voice
    first = {play for plays in (*(trick.plays for trick in view.tricks), view.trick) for play in plays[:1]}
    lines = [
        _play_line(view, seat, act.card, voice, leads=(seat, act.card) in first)
        if isinstance(act, PlayCard)
        else call_line(view, seat, act, voice)
        for seat, act in unseen
    ]
    return (", " if voice.plain else " · ").join(map(voice.keep_together, lines))


def _lines(table: TableView, voice: Voice) -> list[str]:
    match table.status:
        case Status.LOBBY:
            return [*_lobby(table, voice)]
        case Status.CLOSED:
            return [heading_line(table, voice), voice.texts("closed"), _early_end_line(table, voice)]
        case Status.FINISHED:
            end = *_last_result(table, voice), "\n".join(game_over_lines(table, voice)), _no(table, voice)
            return [heading_line(table, voice), *end]
        case _:
            return [*_hand(table, voice)] if table.public else [heading_line(table, voice)]


def heading_line(table: TableView, voice: Voice) -> str:
    """Return the game's name, the hand's number, what ends the game, and whether the game is ranked."""
    title = game_title(table.rules.preset, voice.texts)
    number = 0 if table.public is None else table.public.number
    points = table.rules.points if table.tournament is None else table.tournament.points
    if table.public is None:
        words = voice.texts("table-lobby-heading", title=title, points=table.rules.points)
    elif table.extra_hands:
        words = voice.texts("table-extra-heading", title=title, extra=table.extra_hands)
    elif points is not None:
        words = voice.texts("table-heading", title=title, hand=number, points=points)
    elif table.tournament is None or table.tournament.hands is None:
        words = voice.texts("table-timed-heading", title=title, hand=number)
    else:
        words = voice.texts("table-contest-heading", title=title, hand=number, hands=table.tournament.hands)
    words = voice.texts("table-ranked", heading=words) if table.ranked else words
    words = words if table.public is None else _with_turns(words, table, voice.texts)
    return voice.strong(" · ".join(map(voice.keep_together, words.split(" · "))))


def _with_turns(heading: str, table: TableView, texts: Texts) -> str:
    if table.turns is Turns.USUAL:
        return heading
    return texts("table-turns", heading=heading, turns=texts(f"turns-{table.turns}"))


def _early_end_line(table: TableView, voice: Voice) -> str:
    if table.ending is None:
        return ""
    lost = None if table.waited is None else unit_of(table.waited, table.rules.traits.partners)
    name = "" if table.waited is None else voice.name(table.waited)
    return voice.texts(f"closed-{table.ending}", names="" if lost is None else voice.unit(lost), name=name)


def _proposal(table: TableView, voice: Voice) -> str:
    """Return who proposes what, and until when others may answer; empty in a plain voice, which has no times."""
    if table.proposal is None or voice.plain:
        return ""
    proposal, aim = table.proposal, table.proposal.aim
    name, names = voice.name(proposal.by), voice.names(table.missing_agreement)
    ends = "" if proposal.ends is None else timestamp(proposal.ends, "f")
    key = f"proposed-{aim.word}"
    if not aim.needs_all and table.rules.units != 2:
        score = () if table.public is None else table.public.score
        key += "-all" if any(score and score[seat - 1] == max(score) for seat in table.missing_agreement) else "-any"
    line = voice.strong(voice.texts(key, name=name, names=names, ends=ends))
    return f"{line} {_until('answer', proposal.until, table, voice)}".rstrip()


def agreement_text(table: TableView, texts: Texts, reader: Seat | None = None) -> str:
    """Return when the question times out, which clocks stand still, and what people have to agree to, if anything."""
    voice = Voice.of(table, texts)
    asleep = sleep_text(table, texts) if table.asleep else ""
    clock = clock_line(table, voice, reader)
    lines = asleep, clock, _pause(table, voice), _resting(table, voice), _proposal(table, voice)
    return "\n".join(filter(None, lines))


def people_lines(table: TableView, texts: Texts) -> list[str]:
    """Return the lines of a table's message about its people: who asks for what, or has said no; a pause; whose clocks
    rest, or are slow; who sits down after the hand.
    """
    voice = Voice.of(table, texts)
    lines = (line(table, voice) for line in (_pause, _resting, _slow, _proposal, _no, _promised_line))
    return [line for line in lines if line]


def offered_lines(table: TableView, user_id: int, texts: Texts) -> list[str]:
    """Return which seats are offered to a person, by whom and until when."""
    voice, offered = Voice.of(table, texts), (one for one in table.offers if one.user_id == user_id)
    return [texts("seat-offered", host=voice.name(one.by), when=fixed_time(one.until, one.at)) for one in offered]


def clock_line(table: TableView, voice: Voice, reader: Seat | None = None) -> str:
    """Return when the current question times out (not in a plain voice: only Discord can show times), or for whom the
    table waits without a limit.
    """
    if table.deadline is None:
        return _unhurried(table, voice, reader)
    view = table.public
    if table.claims_open:
        what = "claims"
    elif table.open_deal is not None and table.open_deal.thief is not None:
        what = "theft"
    else:
        what = "trick" if view is not None and view.gather_due else "turn"
    return _until(what, table.deadline, table, voice)


def _unhurried(table: TableView, voice: Voice, reader: Seat | None = None) -> str:
    chair, asked = table.unhurried, table.to_move
    if chair is None or chair.rests_until or table.late == chair.seat:
        return ""
    if not table.withholds_acts and (asked is None or asked.seat != chair.seat):
        return ""
    return voice.texts("clock-none", you="yes" if chair.seat == reader else "no", name=voice.name(chair.seat))


def _until(what: str, at: float | None, table: TableView, voice: Voice) -> str:
    """Return when this ends. It counts down only if the message can be edited by then, so that it never counts up."""
    if not at or voice.plain:
        return ""
    if table.uncounted_from is not None and at >= table.uncounted_from:
        return voice.texts("clock-fixed", at=timestamp(ceil(at), "f"))
    return voice.texts(f"clock-{what}", **count_down(at))


def sleep_text(table: TableView, texts: Texts) -> str:
    """Return that the table is asleep, who plays there, and how to wake it."""
    voice = Voice.of(table, texts)
    return texts("table-asleep", names=voice.names(chair.seat for chair in table.chairs))


def _no(table: TableView, voice: Voice) -> str:
    refusal = table.refusal
    if refusal is None:
        return ""
    still_here = table.chair(refusal.seat).name == refusal.name
    write = plain_name if voice.plain else safe_name
    name = voice.name(refusal.seat) if still_here else write(refusal.name)
    return voice.texts(f"declined-{refusal.aim.word}", name=name)


def _resting(table: TableView, voice: Voice) -> str:
    """Return whose clocks stand still after a pause, and until when. Empty where the voice is plain: such texts have no
    times.
    """
    if not table.resting or voice.plain:
        return ""
    until = max(chair.rests_until for chair in table.chairs)
    return voice.texts("table-resting", names=voice.names(table.resting), when=timestamp(until, "f"))


def _pause(table: TableView, voice: Voice) -> str:
    """Return that the table is paused, and how to go on; empty in a plain voice, which has no times."""
    if table.paused_until is None or voice.plain:
        return ""
    when = timestamp(table.paused_until, "f")
    return voice.strong(voice.texts("table-paused", when=when))


def _slow(table: TableView, voice: Voice) -> str:
    return voice.texts("table-slow", names=voice.names(table.slow)) if table.slow else ""


def chair_name(chair: Chair, voice: Voice) -> str:
    """Return a name with a note if the player left, is away, or is a computer."""
    name = voice.name(chair.seat)
    if chair.left:
        return voice.texts("mark-left", name=name)
    if chair.away:
        return voice.texts("mark-away", name=name)
    return voice.texts("mark-computer", name=name) if chair.is_computer else name


def _lobby(table: TableView, voice: Voice, *, numbered: bool = True) -> Iterator[str]:
    texts = voice.texts
    yield heading_line(table, voice)
    changed = house_rules(table.rules, texts)
    if changed:
        yield texts("table-rules-changed", options=" · ".join(changed))
    if table.turns is not Turns.USUAL:
        yield texts("lobby-turns", turns=texts(f"turns-{table.turns}"), about=texts(f"turns-{table.turns}-about"))
    for chair in table.chairs if numbered else ():
        line = _seat_line(chair, voice)
        yield line if voice.plain else line.replace(".", "\\.", 1)
    yield _partners(table, voice, numbered=numbered)
    yield _stakes(table, voice)
    yield _no(table, voice)
    key = "lobby-free-computers" if any(chair.is_computer for chair in table.chairs) else "lobby-free"
    yield texts(key, free=table.free_seats) if table.free_seats else texts("lobby-ready")


def _stakes(table: TableView, voice: Voice) -> str:
    if any(chair.free for chair in table.chairs):
        return ""  # ranked games are mentioned only once a game can begin
    if table.ranked:
        return voice.texts("lobby-ranked")
    if table.unagreed:
        agreed = table.rules.players - len(table.unagreed)
        return voice.texts("lobby-unagreed", agreed=agreed, players=table.rules.players)
    why = obstacle(table.rules)
    if why is None and any(chair.unranked for chair in table.chairs):
        return voice.texts("lobby-unranked")
    return "" if why is None else voice.texts(f"lobby-{why}", points=least_points(table.rules.preset))


def _seat_line(chair: Chair, voice: Voice) -> str:
    key = "lobby-seat-free" if chair.free else "lobby-seat"
    return voice.texts(key, seat=chair.seat, name=chair_name(chair, voice))


def private_text(table: TableView, texts: Texts) -> str:
    """Return that only guests may sit down; empty if the table is not private or has no open seat."""
    return texts("table-private") if table.private and (table.room or table.status is not Status.PLAYING) else ""


def newcomers_text(table: TableView, texts: Texts) -> str:
    """Return who now sits at a finished table in another player's seat; empty if nobody does."""
    if table.status is not Status.FINISHED:
        return ""
    voice = Voice.of(table, texts)
    pairs = zip(table.chairs, table.with_players_of_game.chairs, strict=True)
    seats = [_seat_line(now, voice) for now, then in pairs if now != then]
    return texts("table-next-seats", seats=" · ".join(seats)) if seats else ""


def introductions_text(table: TableView, texts: Texts) -> str:
    """Return a line about each newcomer who allows that (``TableView.introduced``); may be empty."""
    voice = Voice.of(table, texts)
    return "\n".join(_introduction(one, table, voice) for one in table.introduced)


def _introduction(one: Introduced, table: TableView, voice: Voice) -> str:
    sits = one.chair.is_same_player(table.chair(one.chair.seat))
    name = voice.name(one.chair.seat) if sits else safe_name(one.chair.name or "")
    if not one.games:
        return voice.texts("introduced-first", name=name)
    return voice.texts("introduced", name=name, games=one.games, since=month_words(one.since, voice.texts))


def talk_text(table: TableView, texts: Texts) -> str:
    """Return what players have said since the last hand; empty if nobody has spoken."""
    voice = Voice.of(table, texts)
    said = ((voice.name(seat), texts(f"phrase-{phrase}")) for seat, phrase in table.sayings)
    return " · ".join(texts("table-said", name=name, phrase=phrase) for name, phrase in said)


def seat_choices(table: TableView, texts: Texts) -> Iterator[tuple[Seat, str, str]]:
    """Yield each seat of a lobby that a person may take, its position relative to the owner, and who sits there."""
    voice = Voice.of(table, texts, plain=True)
    owner = table.seat_of(table.owner_id)
    for chair in table.chairs:
        if chair.free or chair.is_computer:
            about = texts("seat-is-free") if chair.free else texts("seat-has-computer", name=voice.name(chair.seat))
            yield chair.seat, _place(chair.seat, owner, voice)[:LONGEST_CHOICE], about[:LONGEST_CHOICE]


def _place(seat: Seat, owner: Seat | None, voice: Voice) -> str:
    rules = voice.rules
    if owner is None:
        return voice.texts("seat-number", seat=seat)
    steps = (seat - owner) % rules.players
    name = voice.name(owner)
    if 2 * steps == rules.players:
        partner = are_allied(seat, owner, rules.traits.partners)
        return voice.texts("seat-partner" if partner else "seat-opposite", name=name)
    if steps in (1, rules.players - 1):
        return voice.texts("seat-left" if steps == 1 else "seat-right", name=name)
    return voice.texts("seat-number", seat=seat)


def gathering_text(table: TableView, texts: Texts) -> str:
    """Return who still has to confirm the next ranked game; empty if no confirmation is awaited."""
    gathering = table.gathering
    if gathering is None or not gathering.waiting or table.status not in (Status.LOBBY, Status.FINISHED):
        return ""
    voice = Voice.of(table, texts)
    wanted = voice.strong(texts("game-wanted", names=voice.names(gathering.waiting)))
    return f"{wanted} {_until('answer', gathering.until, table, voice)}".rstrip()


def _partners(table: TableView, voice: Voice, *, numbered: bool) -> str:
    if not table.rules.traits.partners:
        return voice.texts("lobby-alone")
    if not numbered:
        return voice.texts("lobby-partners-opposite" if table.rules.players == 4 else "lobby-partners-every-other")
    sides = (" + ".join(str(seat) for seat in voice.seats_of(side)) for side in (1, 2))
    return voice.texts("lobby-partners", sides=", ".join(sides))


def _hand(table: TableView, voice: Voice) -> Iterator[str]:
    view = table.public
    if view is None:
        return
    yield heading_line(table, voice)
    yield _pause(table, voice)
    yield _resting(table, voice)
    yield _slow(table, voice)
    yield _proposal(table, voice)
    yield _no(table, voice)
    yield voice.texts("score", scores=voice.scores(view.score, ", " if voice.plain else "\u00a0· "))
    if view.number == 1 and not view.tricks and table.draw is not None:
        yield draw_line(table.draw, voice)
    yield _computers(table, voice)
    yield _away(table, voice)
    yield _promised_line(table, voice)
    yield numbered_line(voice)
    yield turn_up_line(view, voice)
    if view.result is not None:
        yield from _last_result(table, voice)
    if table.open_deal is not None:
        yield voice.strong(open_deal_line(table.open_deal, voice))
    if view.result is not None or table.open_deal is not None:
        yield _awaited(table, voice)
        return
    if view.maker is None or (view.bid is not None and view.phase is not Phase.PLAY):
        yield bidding_line(view, voice)
    yield _trump(view, voice)
    yield from _company(view, voice)
    in_tricks = len(view.trick) + (len(view.tricks[-1].plays) if view.tricks else 0)
    yield unseen_line(table, voice, besides=len(view.calls) if view.maker is None else in_tricks)
    yield from _tricks(view, voice)
    yield from exposed_lines(view, voice)
    yield from claim_lines(table, view, voice)
    yield _under_way(table, voice)
    yield _awaited(table, voice)


def _awaited(table: TableView, voice: Voice) -> str:
    if table.absent:
        return voice.strong(voice.texts("table-absent", names=voice.names(table.absent)))
    if table.public is None or table.paused_until:
        return ""
    if table.withholds_acts:
        return _unhurried(table, voice)
    asks = table.open_deal is None and table.public.turn is not None
    turn = voice.strong(turn_line(table.public, voice)) if asks else ""
    return f"{turn} {clock_line(table, voice)}".strip()


def _under_way(table: TableView, voice: Voice) -> str:
    if not table.withholds_acts:
        return ""
    key = "hand-under-way" if sight_of(table, None).table else "hand-under-way-hidden"
    return voice.texts(key, button=voice.strong(voice.texts("button-watch")))


def _last_result(table: TableView, voice: Voice) -> Iterator[str]:
    hand = table.last_result
    if hand is not None:
        yield hand_result_line(hand, voice, with_score=False)
        yield from _last_trick(hand.view, voice.after(hand.credits))
        yield from claim_lines(table, hand.view, voice)


def bidding_line(view: PublicView, voice: Voice) -> str:
    """Return the calls so far in one line; empty before the first call."""
    calls = calls_line(view, voice)
    return voice.texts("bidding", calls=calls) if calls else ""


def _computers(table: TableView, voice: Voice) -> str:
    names = [voice.name(chair.seat) for chair in table.chairs if chair.is_computer]
    unmarked = voice.plain or voice.texts.for_screen_reader
    return voice.texts("computers", names=list_words(names, voice.texts)) if names and unmarked else ""


def _away(table: TableView, voice: Voice) -> str:
    gone = () if table.absent else (chair for chair in table.chairs if chair.away or chair.left)
    return " · ".join(chair_name(chair, voice) for chair in gone)


def _promised_line(table: TableView, voice: Voice) -> str:
    write = plain_name if voice.plain else safe_name
    names = list_words([write(chair.name or "") for chair in table.promised], voice.texts)
    seats = voice.names(chair.seat for chair in table.promised)
    count = len(table.promised)
    return voice.texts("table-promised", names=names, seats=seats, count=count) if count else ""


def numbered_line(voice: Voice) -> str:
    """Return who sits where, for the seats that have a number instead of a name in the picture."""
    return " · ".join(voice.texts("seat-of", seat=seat, name=voice.name(seat)) for seat in voice.numbered)


def _trump(view: PublicView, voice: Voice) -> str:
    if view.maker is None:
        return ""
    if view.trump is None:
        key = "trump-open-forced" if view.forced else "trump-open"
        return voice.texts(key, name=voice.name(view.maker), bid=view.bid or 0)
    made = making_words(view, voice, "by")
    if view.trump is NO_TRUMP:
        return voice.texts("trump-none", made=made)
    return voice.texts("trump", suit=voice.strong(voice.suit(view.trump)), made=made)


def _company(view: PublicView, voice: Voice) -> Iterator[str]:
    texts = voice.texts
    if view.sitting_out:
        yield texts("sits-out", names=voice.names(view.sitting_out), count=len(view.sitting_out))
    if view.lone_defender is not None:
        yield texts("lone-defender", name=voice.name(view.lone_defender))
    yield from partner_lines(view, voice)


def partner_lines(view: PublicView, voice: Voice) -> Iterator[str]:
    """Yield the suit whose best card was called for a partner, and the card's holder if known."""
    if view.called is None or view.maker is None:
        return
    suit = voice.texts("suit-one", suit=view.called.letter)
    if view.partner is None:
        yield voice.texts("partner-unknown", suit=suit)
    else:
        key = "partner-none" if view.partner == view.maker else "partner-known"
        yield voice.texts(key, suit=suit, name=voice.name(view.partner))


def _last_trick(view: PublicView, voice: Voice) -> Iterator[str]:
    if view.trump is not None and view.tricks and view.rules.shows_last_trick:
        yield voice.texts("trick-last", plays=trick_words(view, view.tricks[-1].plays, voice, "took"))


def _tricks(view: PublicView, voice: Voice) -> Iterator[str]:
    if view.trump is None or view.phase not in (Phase.PLAY, Phase.SUIT):
        return
    texts = voice.texts
    yield from _last_trick(view, voice)
    if view.trick:
        yield texts("trick-on-table", number=len(view.tricks) + 1, plays=trick_words(view, view.trick, voice, "wins"))
    if view.tricks:
        yield texts("taken", taken=", ".join(_tricks_taken(view, voice)))


def trick_words(view: PublicView, plays: tuple[tuple[Seat, Card], ...], voice: Voice, word: str) -> str:
    """Return a trick in order, the lead first. The text ``trick-<word>`` marks the best card."""
    assert view.trump is not None  # noqa: S101 - nobody plays before trump is made
    best = best_play([card for _, card in plays], view.trump)
    parts = []
    for index, (seat, card) in enumerate(plays):
        key = "trick-play" if index else "trick-lead"
        words = voice.texts(key, name=voice.name_actor_of(seat, PlayCard(card)), card=voice.the_card(card, view.trump))
        play = voice.keep_together(words)
        if index == best:
            play = voice.texts(f"trick-{word}-plain" if voice.plain else f"trick-{word}", play=voice.strong(play))
        parts.append(play)
    return (", " if voice.plain else " · ").join(parts)


def _tricks_taken(view: PublicView, voice: Voice) -> Iterator[str]:
    for unit in range(1, view.rules.units + 1):
        tricks = sum(view.taken[seat - 1] for seat in voice.seats_of(unit))
        yield voice.texts("taken-of", unit=voice.unit(unit), tricks=tricks)


def turn_line(view: PublicView, voice: Voice) -> str:
    """Return who has to decide what. Only calls that can be lawful now are named. Somebody must be on turn."""
    assert view.turn is not None  # noqa: S101 - the caller has looked
    name, texts = voice.name(view.turn), voice.texts
    match view.phase:
        case Phase.ORDER | Phase.CALL | Phase.BID:
            word, no_trump = order_word(view.rules, view.dealer, view.turn), "yes" if view.rules.no_trump else "no"
            return texts(_call_key(view), name=name, word=word, nt=no_trump)
        case Phase.PLAY if view.gather_due:
            return texts("turn-gather", name=name)
        case Phase.PLAY:
            return texts("turn-play" if view.trick else "turn-play-lead", name=name)
        case Phase.GIVE:
            return texts("turn-give", name=name, maker=voice.name(view.maker) if view.maker else "")
        case _:
            return texts(f"turn-{view.phase}", name=name)


def _call_key(view: PublicView) -> str:
    calls = public_calls(view)
    if calls in ((PASS,), (Fold(),)):
        return "turn-only-pass" if calls == (PASS,) else "turn-only-fold"
    if view.phase is Phase.ORDER:
        return "turn-order" if OrderUp() in calls else "turn-order-alone"
    if PASS in calls:
        return f"turn-{view.phase}"
    return "turn-call-fold" if Fold() in calls else f"turn-{view.phase}-stuck"


# -- how a hand began


def open_deal_line(deal: OpenDeal, voice: Voice) -> str:
    """Return who must deal, or who is stealing the deal (law 2.8)."""
    if deal.thief is None:
        return voice.texts("deal-open", name=voice.name(deal.dealer))
    return voice.texts("deal-stolen", name=voice.name(deal.thief))


def draw_line(draw: DealerDraw, voice: Voice) -> str:
    """Return how the first dealer was drawn, card by card (law 2.1)."""
    name, texts = voice.name(draw.dealer), voice.texts
    rounds = [_draw_round(cards, voice) for cards in draw.rounds]
    if not rounds:
        return texts("draw-random", name=name)
    if draw.method == "black-jack":
        return texts("draw-black-jack", name=name, cards=rounds[0])
    if len(rounds) > 1:
        return texts("draw-high-card-again", name=name, cards=rounds[0], again=", ".join(rounds[1:]))
    return texts("draw-high-card", name=name, cards=rounds[0])


def _draw_round(cards: tuple[tuple[Seat, Card], ...], voice: Voice) -> str:
    parts = [voice.texts("draw-card", name=voice.name(seat), card=voice.card(card)) for seat, card in cards]
    if len(parts) > len(voice.rules.seats):
        return voice.texts("draw-more", count=len(parts) - 1, last=parts[-1])
    return ", ".join(parts)


def turn_up_line(view: PublicView, voice: Voice) -> str:
    """Return who deals, and what happened to the turn-up."""
    name = voice.name(view.dealer)
    if view.turnup is None:
        return voice.texts("deals", name=name)
    card, the_card = voice.card(view.turnup), voice.the_card(view.turnup)
    if view.turnup_taken_by is not None:
        return voice.texts("turn-up-taken", name=name, card=the_card, taker=voice.name(view.turnup_taken_by))
    if view.turned_down:
        return voice.texts("turn-up-down", name=name, card=card)
    if view.maker is not None:
        return voice.texts("turn-up-left", name=name, card=card)
    return voice.texts("turn-up", name=name, card=voice.strong(card))


# -- what an old-school table says besides the play (law 9)
#
# Everything here happened in the open. A line calls an act irregular only if somebody claimed it.


_MOST_CLAIMS = 3  # at most this many of a hand's latest claims are shown


def claim_lines(table: TableView, view: PublicView, voice: Voice) -> Iterator[str]:
    """Yield this hand's claims with their outcomes, the latest last, then the consequences.

    Consequences are a suit to lead, a side barred from the bidding, a misdeal, or time for claims. A hosted table has
    none.
    """
    if view.rules.law is Law.HOSTED:
        return
    judgements = view.judgements[-_MOST_CLAIMS:]
    if len(view.judgements) > len(judgements):
        yield voice.texts("claims-before", count=len(view.judgements) - len(judgements))
    for judgement in judgements:
        yield judgement_line(view, judgement, voice)
    yield from _rest(table, view, voice)


def judgement_line(view: PublicView, judgement: Judgement, voice: Voice) -> str:
    """Return one claim and its judgement, with the cards that prove it."""
    name, claim = voice.name(judgement.seat), judgement.claim
    against = voice.name(claim.seat)
    match claim:
        case ClaimRenege(_, trick):
            if not judgement.upheld:
                return voice.texts("claim-renege-false", name=name, against=against, trick=trick)
            played, could = (voice.the_card(card, view.trump) for card in judgement.proof)
            return voice.texts("claim-renege-true", name=name, against=against, trick=trick, played=played, could=could)
        case ClaimLead():
            proof = voice.cards(judgement.proof, view.trump)
            return voice.texts(_lead_key(judgement), name=name, against=against, cards=proof)
        case ClaimCall():
            return voice.texts(f"claim-call-{_verdict(judgement)}", name=name, against=against)


def _verdict(judgement: Judgement) -> str:
    return "true" if judgement.upheld else "false"


def _lead_key(judgement: Judgement) -> str:
    """Return the text key for a wrong lead. One card proves a lead out of turn, two a wrong trump lead (law 6.2)."""
    return "claim-lead-blood" if len(judgement.proof) > 1 else f"claim-lead-{_verdict(judgement)}"


def exposed_lines(view: PublicView, voice: Voice) -> Iterator[str]:
    """Yield the exposed cards, by player (law 9.7)."""
    for seat in view.seats:
        cards = [card for who, card in view.exposed if who == seat]
        if cards:
            yield voice.texts("exposed", name=voice.name(seat), cards=voice.cards(cards, view.trump))


def _rest(table: TableView, view: PublicView, voice: Voice) -> Iterator[str]:
    texts = voice.texts
    if view.named is not None and not view.trick and view.turn is not None and view.result is None:
        yield texts("suit-named", name=voice.name(view.turn), suit=voice.suit(view.named))
    if view.maker is None:
        yield from (texts("barred", names=voice.unit(unit)) for unit in view.barred)
    if view.misdeals and view.result is None and not view.tricks:
        yield texts("misdeal-asked", names=voice.names(view.misdeals), count=len(view.misdeals))
    for unit, left in enumerate(table.claims_left or (), 1):
        if not left:
            yield texts("claims-spent", names=voice.unit(unit))
    if table.claims_open:
        yield texts("claims-open")
        if table.ready:
            yield texts("claims-ready", names=voice.names(table.ready))


def claim_label(claim: Claim, name: str, texts: Texts) -> str:
    """Return a claim as an option of a menu; ``name`` is the accused player."""
    match claim:
        case ClaimRenege(_, trick):
            return texts("choose-renege", name=name, trick=trick)
        case ClaimLead():
            return texts("choose-lead", name=name)
        case ClaimCall():
            return texts("choose-call", name=name)


def bound_lines(view: PublicView, seat: Seat, legal: tuple[object, ...], voice: Voice) -> Iterator[str]:
    """Yield why the player on turn may play only certain cards: exposed cards or a named suit (laws 9.5, 9.7)."""
    lying = [card for who, card in view.exposed if who == seat]
    cards = [getattr(act, "card", None) for act in legal]
    if any(card in lying for card in cards):
        yield voice.texts("why-exposed", cards=voice.cards([card for card in lying if card in cards], view.trump))
    elif view.named is not None and not view.trick and view.trump is not None:
        suits = {SUIT_UNDER[view.trump][card] for card in cards if card is not None}
        if suits == {view.named}:
            yield voice.texts("why-named", suit=voice.suit(view.named))
