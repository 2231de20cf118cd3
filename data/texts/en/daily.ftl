# The daily deal: five hands a day (UTC), the same for everybody. Points are those of one's own side less the other's.

command-daily = Today’s five hands, the same for everybody, against the experts
option-daily-show = What to show; your own deal, if you leave it out
option-daily-day = Which day, such as 2026-11-22 (UTC); today, if you leave it out
daily-show-play = my deal
daily-show-board = the day’s board
daily-show-month = the month’s board
daily-show-verify = seals and secrets

button-daily-share = Share
button-daily-board = Board
button-daily-month = Month
button-daily-verify = Verify
button-daily-hand = Hand { $hand }

daily-heading = Daily deal of { $day }
daily-begin = Five hands, the same for everybody today, with an expert as your partner and two against you. You have one attempt and until { $until } to finish it; **/daily** brings it back.
daily-progress = Daily deal of { $day } · hand { $hand } of { $hands } · points so far: { $points }
daily-closed = This deal is over. **/daily** shows how you did.
daily-total = { $squares } · **{ $points }** points
daily-place = Place { $place } of { $players } · better than { $percent }% of the others
daily-alone = You are the first to finish today.
daily-streak = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}
daily-unfinished = This day ended before you had played all five hands, so it doesn’t count.
daily-not-played = You haven’t played this day’s deal.
daily-review = How well did you play? The expert looks back on your hands:
daily-next = The next deal comes { $when }.
daily-share = { $name } · daily deal of { $day }: { $squares } { $points }

daily-board-row = { $place } { $name } · { $squares } · { $points }
daily-board-server = Those who played here; { $players } played in all.
daily-board-empty = Nobody here has finished this day’s deal yet.
daily-board-hidden = You will see today’s board once you have finished your own deal: type **/daily**.
daily-month-heading = Daily deals of { $month }, by matchpoints
daily-month-row = { $place } { $name } · { $matchpoints } · { $days ->
    [one] 1 day
   *[other] { $days } days
}
daily-month-about = One matchpoint for everyone you beat on a day, half a matchpoint for a tie.
daily-month-empty = Nobody here has finished a daily deal in { $month } yet.
daily-day-future = That day hasn’t begun yet.

daily-seal = Seal of { $day }: { $seal }
daily-seal-open = A day’s secrets are shown when it is over.
daily-secret = Secret of the fifth deal: { $secret }
daily-verify-about = The SHA-256 of that secret is the secret of the fourth deal, and so on; that of the first is the seal, which was shown here the day before. Nothing was mixed in. To see all five packs, run `python verify_deals.py --daily { $seal } { $secret }`

review-others = Others who had played the same up to your costliest decision ({ $act }) chose: { $choices }
review-others-count = { $act } × { $count }
review-others-none = Nobody else faced your costliest decision.
