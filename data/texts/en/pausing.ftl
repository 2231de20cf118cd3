# Pauses and slow turns: what is typed, pressed, asked, answered and shown.

command-table-pause = Stop the clocks for 10 minutes to 7 days, if everyone agrees
option-until = How long, or until when: 30 (minutes), 2h, tomorrow 8pm … 10 minutes to 7 days
menu-pause = How long?
pause-for-10 = 10 minutes
pause-for-60 = 1 hour
pause-for-240 = 4 hours
pause-for-1440 = Until tomorrow at this time
pause-for-4320 = 3 days
pause-for-10080 = 7 days
proposed-pause = { $name } would like to pause the game until { $ends }. Everyone must agree; one no ends it. Still missing: { $names }.
button-agree-pause = Agree to pause
declined-pause = { $name } said no: there is no pause.
done-pause = The table is paused. **{ button-go-on }** below the table ends that sooner, for you alone.
table-paused = The game is paused until { $when }, and no clocks are running. Anyone at the table can go on sooner; then the others’ clocks wait for them until that time.
table-resting = Still paused: { $names }. Their clocks stand still until they press something, or until { $when }.
button-go-on = Go on
refusal-paused = The table is paused. Press **{ button-go-on }** first.
refusal-no-pause = A tournament table can’t wait. If you must go, a computer plays for you; **{ button-hand }** brings you back.
refusal-pause-length = How long should the pause last? Ten minutes to seven days.

command-table-slow = Have up to a day for each turn in a friendly game, if everyone agrees; again: the usual time
proposed-slow = { $name } would like up to a day for each turn until { $ends }. Everyone must agree; one no ends it. Still missing: { $names }.
button-agree-slow = Agree to slow turns
declined-slow = { $name } said no: the usual time holds.
done-slow = For the next 24 hours you have up to a day for each turn. **/table slow** again brings the usual time back.
done-slow-agreed = Agreed: { $name } has up to a day for each turn.
done-usual-time = You’re back to the usual time for each turn.
table-slow = Slow today, with up to a day for each turn: { $names }.
refusal-not-slow = In a ranked game the clocks are the same for everyone. **/table pause** stops them if everyone agrees.
refusal-slow-already = At this table everyone has a day for each turn already.
