# The daily deal: five hands a day (UTC), the same for everybody. Points are those of one's own side less the other's.

command-daily = Five hands a day, the same for everyone, against the experts
option-daily-show = What to show (default: your own hands)
option-daily-day = Which day, such as 2026-11-22 (it turns at midnight UTC; default: today)
daily-show-play = my hands
daily-show-board = the day’s board
daily-show-month = the month’s board
daily-show-verify = seals and secrets

button-daily-share = Share
button-daily-play = Play today’s deal
button-daily-board = Board
button-daily-month = Month
button-daily-verify = Verify
button-daily-hand = Hand { $hand }

daily-heading = Daily Five for { $day }
daily-span = From { $since } until { $until }
daily-until = until { $until }
daily-begin = Five hands, the same for everyone today. One expert is your partner, two play against you. You get one try, until { $until }; **/daily** brings you back to it.
daily-progress = Daily Five for { $day } · hand { $hand } of { $hands } · points so far: { $points }
daily-closed = This deal is over. **/daily** shows how you did.
daily-total = { $squares } · **{ $points }** points
daily-place = #{ $place } of { $players } · better than { $percent }% of the others
daily-place-alone = #{ $place } of { $players }
daily-alone = No one else has finished this Daily Five.
daily-streak = { $days ->
    [one] Streak: 1 day
   *[other] Streak: { $days } days
}
daily-unfinished = Time ran out before you’d played all five hands, so this day doesn’t count.
daily-not-played = You didn’t play that day.
daily-review = How did you play? The expert looks back at each hand:
daily-next = Next Daily Five at { $at }.
daily-share = { $name } · Daily Five for { $day }: { $squares } { $points }
daily-column-days = Days
daily-or-more = or more
daily-or-less = or less

daily-board-server = Players here only; { $players } played in all.
daily-board-empty = No one here has finished that day yet.
daily-board-hidden = Finish your own five hands to see today’s board: **/daily**.
daily-month-heading = Daily Five, { $month } · matchpoints
daily-month-about = One matchpoint for each player you beat on a day, half a matchpoint for a tie. Today counts only in your own view, once you’ve finished it.
daily-month-empty = No finished day here in { $month } yet. A day counts once it’s over.
daily-day-future = That day hasn’t begun yet. **/daily** has today’s hands.

daily-seal = Seal for { $day }: { $seal }
daily-seal-open = A day’s secrets are revealed once it’s over.
daily-secret = Secret of the fifth deal: { $secret }
daily-verify-about = The SHA-256 of this secret is the fourth deal’s secret, and so on; the SHA-256 of the first is the seal, shown here the day before. Nothing was mixed in. Given the seal and the secret, the script `verify_deals.py` in the bot’s source prints all five decks.

review-others = At your costliest decision ({ $act }), players in the same spot chose: { $choices }
review-others-count = { $act } × { $count }
review-others-none = No one else reached your costliest decision.
