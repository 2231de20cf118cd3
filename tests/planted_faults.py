"""One fault for each promise of the documents; ``python -m tools.planted_faults`` plants them and runs their tests.

Each breaks one promise at run time (``planting.py``). Rename a function, or word a promise anew, and its fault here has
to follow; ``tests/tools/test_planted_faults.py`` names it.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import discord

from bot.ui.readers import make_public
from tests.planting import Fault, doing_nothing, instead, negated, result, returning

README, LAWS, FAIR_DEALS = "README.md", "docs/laws.md", "docs/fair-deals.md"
RATINGS, PRIVACY, LIVE = "docs/ratings.md", "PRIVACY.md", "docs/live.md"
HOSTING, MONITORING, GROWING = "docs/hosting.md", "docs/monitoring.md", "docs/growing.md"

ENGINE, PAGES = "tests/engine/", "tests/discord/test_live.py::"
QUESTIONS = "tests/discord/test_questions.py::test_what_is_answered_in_one_place_is_offered_in_none"
SEALS = (
    "tests/discord/test_score_sheets.py::test_the_seal_is_public_before_the_first_deal_and_stands_on_the_score_sheet"
)


def _reply_to_all(true: Any, press: Any, message: Any, **_: Any) -> Any:
    make_public(press)
    return true(press, message, private=False)


async def _load_anything(true: Any, server: Any, request: Any, answer: Any) -> None:
    await true(server, request, answer)
    answer.headers["Content-Security-Policy"] = "default-src * 'unsafe-inline'"


async def _let_in_again(_: Any, sessions: Any, secret: str, place: int = 0) -> str | None:
    people = await sessions.people_of(secret)
    return await sessions.start(people[place]) if 0 <= place < len(people) else None


FAULTS = (
    # -- README: what the program offers
    Fault(
        "restart-loses-the-last-act", README, "a game survives a restart in the middle of a trick",
        "unfold", result(lambda tables: iter([*tables][:-1])),
        ("tests/tables/test_restart.py",),
    ),
    Fault(
        "hand-is-shown-to-the-channel", README, "see your hand privately",
        "reply", instead(_reply_to_all),
        ("tests/discord/test_panels.py",),
    ),
    Fault(
        "seats-stay-empty", README, "Computer players fill empty seats",
        "new_computers", returning(()),
        ("tests/tables/test_seats.py", "tests/tables/test_games.py"),
    ),
    Fault(
        "act-without-a-button", README, "a button for everything you may do",
        "_act_rows", result(lambda rows: rows[1:]),
        ("tests/cogs/table/test_rows_of_buttons.py",),
    ),
    Fault(
        "voids-are-forgotten", README, "the expert samples hidden hands",
        "shown_voids", result(lambda voids: [()] * len(voids)),
        ("tests/players/expert/test_worlds.py",),
    ),
    Fault(
        "cheapest-mistakes-are-told", README, "which of your decisions cost most",
        "costliest_findings", result(lambda findings: findings[::-1]),
        ("tests/players/test_review.py",),
    ),
    Fault(
        "right-answer-is-wrong", README, "a puzzle a day",
        "Solution.is_right", negated,
        ("tests/tournaments/test_puzzles.py",),
    ),
    Fault(
        "last-decision-is-not-judged", README, "every decision judged",
        "judge_all", result(lambda judgements: judgements[:-1]),
        ("tests/cli/test_analyse.py",),
    ),
    Fault(
        "honours-in-any-order", README, "standings, honours",
        "leagues.honours", result(lambda honours: honours[::-1]),
        ("tests/tournaments/test_leagues.py",),
    ),
    Fault(
        "last-attempt-counts", README, "Five daily hands",
        "first_attempts", instead(lambda true, attempts: true(reversed([*attempts]))),
        ("tests/tournaments/daily",),
    ),
    Fault(
        "everybody-reads-english", README, "English, French, German and Spanish",
        "catalogue.language", returning("en"),
        ("tests/words/test_catalogue.py", "tests/words/test_locales.py"),
    ),
    Fault(
        "names-give-orders-to-discord", README, "Your panel shows your cards",
        "escape", instead(lambda _, text: text),
        ("tests/words/test_names.py",),
    ),
    # -- the laws
    Fault(
        "last-of-identical-cards-wins", LAWS, "law-1-3",
        "best_play",
        instead(lambda true, cards, trump: max(at for at, one in enumerate(cards) if one == cards[true(cards, trump)])),
        (ENGINE + "test_law_1_cards.py",),
    ),
    Fault(
        "same-seat-deals-again", LAWS, "law-2-2",
        "due_standing", instead(lambda true, rules, now, over: replace(true(rules, now, over), dealer=now.dealer)),
        (ENGINE + "test_law_2_deal.py",),
    ),
    Fault(
        "packets-the-other-way-round", LAWS, "law-2-3",
        "packet_sizes", result(lambda rounds: rounds[::-1]),
        (ENGINE + "test_law_2_deal.py",),
    ),
    Fault(
        "hand-with-faces-is-thrown-in", LAWS, "law-3-1",
        "is_ace_no_face", negated,
        (ENGINE + "test_law_3_claims.py",),
    ),
    Fault(
        "suit-turned-down-is-named", LAWS, "law-4-3",
        "_unnameable", returning(None),
        (ENGINE + "test_law_4_making_trump.py",),
    ),
    Fault(
        "stuck-dealer-passes", LAWS, "law-4-5",
        "is_dealer_stuck", returning(False),
        (ENGINE + "test_law_4_making_trump.py",),
    ),
    Fault(
        "partner-of-a-lone-hand-plays", LAWS, "law-5-1",
        "turns_around", instead(lambda true, players, _: true(players, ())),
        (ENGINE + "test_law_5_going_alone.py",),
    ),
    Fault(
        "dealer-leads-first", LAWS, "law-5-3",
        "first_leader", instead(lambda _, __, ___, dealer: dealer),
        (ENGINE + "test_law_5_going_alone.py",),
    ),
    Fault(
        "nobody-has-to-follow-suit", LAWS, "law-6-1",
        "may_play", instead(lambda _, __, hand: hand),
        (ENGINE + "test_law_6_play.py",),
    ),
    Fault(
        "a-point-too-many", LAWS, "law-7-1",
        "points_for", result(lambda points: points + 1),
        (ENGINE + "test_law_7_scoring.py",),
    ),
    Fault(
        "tie-at-the-target-is-won", LAWS, "law-7-5",
        "game_winner",
        instead(lambda _, rules, score: score.index(max(score)) + 1 if max(score) >= rules.points else None),
        (ENGINE + "test_law_7_scoring.py",),
    ),
    Fault(
        "points-above-the-target-are-lost", LAWS, "law-7-6",
        "carry_over", result(lambda score: (0,) * len(score)),
        (ENGINE + "test_law_7_scoring.py",),
    ),
    Fault(
        "maker-calls-no-suit", LAWS, "law-8-5",
        "legal_partner_calls", result(lambda calls: calls[1:]),
        (ENGINE + "test_law_8_individuals.py",),
    ),
    Fault(
        "same-bid-again", LAWS, "law-8-6",
        "highest_bid", returning(None),
        (ENGINE + "test_law_8_hasenpfeffer.py",),
    ),
    Fault(
        "no-renege-is-proved", LAWS, "law-9-2",
        "renege_proof", returning(()),
        (ENGINE + "test_law_9_reneges.py",),
    ),
    Fault(
        "trump-is-made-without-a-trump", LAWS, "law-12-1",
        "may_make_trump", returning(True),
        (ENGINE + "test_law_12_house_rules.py",),
    ),
    Fault(
        "alone-though-it-is-closed", LAWS, "law-12-3",
        "may_declare_alone", returning(True),
        (ENGINE + "test_law_12_house_rules.py",),
    ),
    # -- fair deals
    Fault(
        "every-deal-has-the-first-secret", FAIR_DEALS, "One seal binds a game",
        "Chain.secret", instead(lambda true, chain, _: true(chain, 0)),
        ("tests/deals/test_draw.py",),
    ),
    Fault(
        "seal-is-no-digest-of-the-secret", FAIR_DEALS, "The *seal* is the SHA-256 of the first secret",
        "commitment", result(lambda digest: digest[::-1]),
        ("tests/deals/test_draw.py",),
    ),
    Fault(
        "low-numbers-come-up-more-often", FAIR_DEALS, "So all results are equally likely",
        "draw_below", instead(lambda _, numbers, bound: next(numbers) % bound),
        ("tests/deals/test_draw.py",),
    ),
    Fault(
        "lobby-hides-the-seal", FAIR_DEALS, "The lobby shows its first eight digits",
        "seal_text", returning(""),
        (SEALS,),
    ),
    Fault(
        "sheet-forgets-the-seal", FAIR_DEALS, "it stands whole in the last line of the game's score sheet",
        "lasting_seal_text", returning(""),
        (SEALS,),
    ),
    Fault(
        "words-are-not-mixed-in", FAIR_DEALS, "It is mixed into every deal after that",
        "word_text", instead(lambda true, seat, _: true(seat, "")),
        ("tests/tables/test_dealing.py",),
    ),
    Fault(
        "presses-are-not-mixed-in", FAIR_DEALS, "the ids of each player's latest press since the deal before",
        "deal_mixins", result(lambda texts: tuple(text for text in texts if not text.isdecimal())),
        ("tests/tables/test_dealing.py",),
    ),
    Fault(
        "other-pack-passes", FAIR_DEALS, "a pack is not what its secret and texts give",
        "_check_secrets", returning(()),
        ("tests/deals/test_verification.py",),
    ),
    Fault(
        "broken-chain-passes", FAIR_DEALS, "the chain breaks",
        "_check_chain", returning(()),
        ("tests/deals/test_verification.py",),
    ),
    Fault(
        "other-dealer-passes", FAIR_DEALS, "the first dealer is not the one who was drawn",
        "_check_draw", returning(()),
        ("tests/deals/test_verification.py",),
    ),
    Fault(
        "computers-have-chances-of-their-own", FAIR_DEALS, "after the same play the computer does the same",
        "seed_of", instead(lambda *_: random.SystemRandom().getrandbits(60)),
        ("tests/tables/test_computers.py",),
    ),
    # -- ratings
    Fault(
        "one-point-makes-a-ranked-game", RATINGS, "its target is at least the preset's own or 5 points",
        "least_points", returning(1),
        ("tests/ratings/test_rating.py",),
    ),
    Fault(
        "game-of-chance-is-ranked", RATINGS, "no option makes it a game of chance",
        "obstacle", result(lambda why: None if why == "chance" else why),
        ("tests/ratings/test_rating.py",),
    ),
    Fault(
        "deserter-shares-the-win", RATINGS, "A player who leaves has lost",
        "winning_seats", instead(lambda true, seats: true([replace(seat, left=False) for seat in seats])),
        ("tests/ratings/test_rating.py", "tests/ratings/test_model.py"),
    ),
    Fault(
        "every-game-among-the-same-counts-in-full", RATINGS, "Games among the same people count less and less",
        "effect_share", returning(1.0),
        ("tests/storage/sql/test_results.py",),
    ),
    Fault(
        "board-orders-by-three-sigmas", RATINGS, "the mean minus **half** the deviation",
        "Rating.cautious", instead(lambda _, rating: rating.points - 3 * rating.deviation),
        ("tests/ratings/test_model.py",),
    ),
    Fault(
        "others-see-a-provisional-rating", RATINGS, "visible to its owner only, until ten ranked games",
        "FamilyStanding.settled", returning(True),
        ("tests/words/test_leaderboards.py",),
    ),
    Fault(
        "seasons-are-months", RATINGS, "each season (a quarter, UTC)",
        "season_of", result(lambda season: season[:-1] + "1"),
        ("tests/ratings/test_boards.py",),
    ),
    Fault(
        "concession-counts-at-once", RATINGS, "**A concession counts** after three hands",
        "concession_counts", returning(True),
        ("tests/tables/test_conceding.py",),
    ),
    Fault(
        "one-side-ends-a-ranked-game", RATINGS, "`/table close` asks the other side",
        "asked_seats", returning(()),
        ("tests/tables/test_ranked.py",),
    ),
    Fault(
        "claims-without-end", RATINGS, "In a ranked game a side may make three false claims",
        "may_claim", returning(True),
        ("tests/tables/test_old_school.py",),
    ),
    # -- privacy
    Fault(
        "seats-keep-their-names", PRIVACY, "your seats in finished games lose id and name",
        "anonymise_seats", returning(0),
        ("tests/storage/test_privacy.py::test_no_answer_mentions_a_forgotten_person",),
    ),
    Fault(
        "journals-stay", PRIVACY, "the journals of closed tables where you sat are deleted",
        "drop_journal", doing_nothing,
        ("tests/storage/test_privacy.py::test_no_answer_mentions_a_forgotten_person",),
    ),
    Fault(
        "export-lacks-a-part", PRIVACY, "sends you everything that is stored about you on this server",
        "export_player", result(lambda everything: dict([*everything.items()][1:])),
        ("tests/storage/test_privacy.py::test_my_data",),
    ),
    Fault(
        "bad-rating-is-washed-off", PRIVACY, "you play no ranked games there before the next season",
        "mark_unranked", doing_nothing,
        ("tests/storage/test_privacy.py::test_a_forgotten_player_returns_as_new",),
    ),
    Fault(
        "files-are-kept-for-ever", PRIVACY, "30 days, or until you have yourself forgotten",
        "KeptFiles.tidy", doing_nothing,
        ("tests/analysis/test_desk.py",),
    ),
    Fault(
        "puzzle-of-an-unwilling-player", PRIVACY, "only if everybody who played in it has chosen so",
        "Puzzles._is_lent", returning(True),
        ("tests/tournaments/test_puzzles.py",),
    ),
    Fault(
        "avoided-people-meet", PRIVACY, "that the two of you never share a table",
        "refuse_seat", returning(None),
        ("tests/tables/test_sitting_down.py",),
    ),
    Fault(
        "press-counts-twice", PRIVACY, "that no press counts twice",
        "_read_heads", result(lambda heads: (heads[0], {})),
        ("tests/storage/sql/test_journal.py",),
    ),
    Fault(
        "running-tournament-is-laid-open", PRIVACY, "Nobody but you sees your hand while it is played",
        "sight_of", result(lambda sight: replace(sight, table=True, past=True)),
        ("tests/tables/test_tournament_tables.py", "tests/tables/test_history.py"),
    ),
    Fault(
        "countdowns-outlive-their-process", HOSTING, "shows hours instead of countdowns",
        "Panel.stop_counting", doing_nothing,
        ("tests/discord/test_countdowns.py::test_a_panel_that_nobody_redraws_any_more_counts_down_to_nothing",),
    ),
    # -- the live table
    Fault(
        "link-works-again", LIVE, "A link works once",
        "Sessions.begin", instead(_let_in_again),
        (PAGES + "test_a_link_works_once_and_names_its_person",),
    ),
    Fault(
        "signed-out-is-still-in", LIVE, "end all sessions of a person and close their pages",
        "notes.end_live_sessions", doing_nothing,
        (PAGES + "test_who_is_forgotten_is_signed_out",),
    ),
    Fault(
        "blocked-person-stays", LIVE, "a block by the bot's owner",
        "Members.has_ended", returning(False),
        (PAGES + "test_the_owner_s_block_ends_a_page_at_its_next_press",),
    ),
    Fault(
        "nobody-is-asked-for", LIVE, "Discord is asked every ten minutes",
        "Members.admit", returning(600.0),
        (PAGES + "test_who_may_not_see_the_channel_any_more_is_signed_out",),
    ),
    Fault(
        "moderator-on-a-page", LIVE, "A page has no moderator's rights",
        "SheetPress.permissions", returning(discord.Permissions.all()),
        (PAGES + "test_a_page_gives_a_moderator_no_right",),
    ),
    Fault(
        "onlooker-sees-a-hand", LIVE, "Somebody who doesn't sit at the table sees what *Watch* shows",
        "make_view",
        instead(lambda true, shown, asked: true(shown, replace(asked, user_id=next(iter(shown.seat_views))))),
        (PAGES + "test_who_left_sees_no_hand_and_a_stranger_what_everybody_sees",),
    ),
    Fault(
        "older-page-shows-a-ranked-hand", LIVE, "In a ranked game the newest page of a person alone shows their hand",
        "Pages.of", result(lambda pages: pages[::-1]),
        (PAGES + "test_in_a_ranked_game_the_newest_page_alone_shows_the_hand",),
    ),
    Fault(
        "foreign-cards-over-the-socket", LIVE, "`sight_of` keeps from the page",
        "make_view", instead(lambda true, snapshot, asked: true(snapshot, asked) | {"note": str(snapshot.seat_views)}),
        ("tests/live/test_page_views.py::test_nobody_can_tell_two_hands_apart_that_differ_only_in_hidden_cards",),
    ),
    Fault(
        "resent-press-counts-twice", LIVE, "such a press counts once",
        "Page._make_press",
        instead(lambda true, page, sent: true(page, replace(sent, number=str(random.SystemRandom().getrandbits(61))))),
        (PAGES + "test_a_press_that_is_sent_again_is_carried_out_once",),
    ),
    Fault(
        "answered-question-stays-in-discord", LIVE, "Wherever a question is answered, on a page or in Discord",
        "Questions.keep", doing_nothing,
        (QUESTIONS,),
    ),
    Fault(
        "answered-question-stays-on-the-page", LIVE, "Wherever a question is answered, on a page or in Discord",
        "Pages.look_again", doing_nothing,
        (QUESTIONS,),
    ),
    Fault(
        "pages-send-without-end", LIVE, "a person sends at most 20 in ten seconds",
        "Pages.count", doing_nothing,
        (PAGES + "test_twenty_messages_in_ten_seconds_are_enough",),
    ),
    Fault(
        "other-sites-connect", LIVE, "The socket takes its own origin alone",
        "LiveServer._check_origin", doing_nothing,
        (PAGES + "test_other_sites_neither_enter_nor_connect",),
    ),
    Fault(
        "page-loads-anything", LIVE, "The page may load only its own files",
        "LiveServer._protect", instead(_load_anything),
        (PAGES + "test_the_page_has_a_strict_policy_and_what_it_loads_may_be_kept",),
    ),
    Fault(
        "one-person-s-files-push-out-the-others", LIVE, "Of more, whoever has most loses the oldest",
        "Files.keep", instead(lambda true, files, _, kept: true(files, 0, kept)),
        (PAGES + "test_whoever_has_most_files_loses_the_oldest",),
    ),
    Fault(
        "address-in-the-log", PRIVACY, "It keeps no mail address, no network address",
        "_leave_out_sender", returning(True),
        ("tests/operations/test_ports.py::test_what_strangers_send_and_where_they_are_is_logged_nowhere",),
    ),
    # -- hosting
    Fault(
        "ready-without-a-store", MONITORING, "200 while people can play",
        "HealthChecks.find_obstacle", returning(None),
        ("tests/operations/test_health.py",),
    ),
    Fault(
        "tokens-in-the-log", MONITORING, "Tokens and passwords are removed from every line",
        "without_secrets", instead(lambda _, text: text),
        ("tests/operations/test_logs.py",),
    ),
    Fault(
        "more-than-discord-takes", GROWING, "The bot uses at most 45",
        "RateLimiter._hold", returning(0.0),
        ("tests/discord/test_rate_limiter.py",),
    ),
    Fault(
        "one-person-opens-every-table", GROWING, "**Limits** keep one person or server from using everything up",
        "refuse_table", returning(None),
        ("tests/tables/test_ranked.py", "tests/tables/test_seats.py"),
    ),
    Fault(
        "maintenance-lets-games-begin", MONITORING, "no new table, game, rematch, tournament",
        "OwnerDecisions.why_closed", returning(None),
        ("tests/discord/test_owner.py::test_maintenance_lets_no_new_game_begin_and_games_finish",),
    ),
    Fault(
        "file-of-another-program-is-ours", HOSTING, "which also refuses a file with tables, triggers or views",
        "check_schema", doing_nothing,
        ("tests/storage/sqlite/test_opening.py", "tests/storage/sqlite/test_restore.py"),
    ),
    Fault(
        "newer-database-is-opened", HOSTING, "finds a newer database says so and touches nothing",
        "check_stamp", doing_nothing,
        ("tests/storage/sqlite/test_restore.py",),
    ),
    Fault(
        "restore-looks-at-nothing", HOSTING, "It checks the copy",
        "check_file", doing_nothing,
        ("tests/storage/sqlite/test_restore.py",),
    ),
    Fault(
        "outage-costs-the-turn", HOSTING, "No clock runs out while Discord",
        "LiveTable.begin_anew", doing_nothing,
        ("tests/tables/test_clocks.py",),
    ),
    Fault(
        "old-copies-stay", HOSTING, "keeps the newest `BACKUP_KEEP`",
        "_remove_oldest", doing_nothing,
        ("tests/storage/test_backups.py",),
    ),
    Fault(
        "outage-is-the-end", HOSTING, "the bot waits, and tries again",
        "passes", returning(False),
        ("tests/discord/test_start.py",),
    ),
    Fault(
        "journals-outlive-their-days", HOSTING, "the journals and records of games are deleted that many days after",
        "expired_tables", returning([]),
        ("tests/storage/test_retention.py",),
    ),
)  # fmt: skip
