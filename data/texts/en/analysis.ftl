# The analysis of a game that was played anywhere: report cards, stepping, What if? Shares and costs are whole percents.

command-analyse = Have a whole game judged, decision by decision, from a file; only you see it
option-analyse-file = A game as .egn, .emn or .euchre
button-analyse = Analyse
menu-game-analyse = Analyse a game
analysis-reading = Reading the file …
analysis-progress = { $bar } { $percent }% · { $done } of { $all } decisions judged
analysis-so-far = Costliest so far:
analysis-unreadable = I can’t read **{ $file }**: { $fault }.
analysis-not-fetched = Discord didn’t hand me that file. Please send it again with **/analyse**.
analysis-too-large = **{ $file }** is too large: at most { $most } kB are read.
analysis-in-history = Choose the game from **/history**.
analysis-gone = That file isn’t kept any more. Send it again with **/analyse**.
analysis-refused-busy = The expert is too busy right now. Please ask again in a moment.
analysis-refused-person = One game at a time, please: ask about this one when the other is done.
analysis-refused-server = Enough games of this server are being analysed. Please ask again in a few minutes.
analysis-choose = **{ $file }** holds { $games } games. Which one?
menu-analysis-games = Games { $first } to { $last }
analysis-game = { $number }. { $title }
analysis-heading = **{ $title }** · { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
analysis-unfinished = not played to its end
analysis-about = -# Accuracy: 100 plays as the expert would. Everyone is judged by what they could see, not by what the others held.

report-title = Analysis
report-accuracy = accuracy
report-column-accuracy = Accuracy
report-column-costly = Mistakes
report-column-points = Points made
report-column-expert = As an expert
report-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
report-calls = Calls
report-loners = Going alone
report-defence = Defense
report-leads = Leads
report-points = Points of their side
report-expert = With an expert there
report-costliest = Costliest
report-clean = No decision was clearly wrong.
report-who = { $name }: accuracy { $accuracy }, { $decisions }
report-cost = −{ $cost }%
report-part = { $part } { $accuracy } ({ $count })
report-points-line = Points of their side: { $points }; with an expert in this seat: { $expert }
report-moment = { $label } { $where }, −{ $cost }%: { $taken } was chosen, { $better } was better.
report-where = Hand { $hand } · { $moment }

button-analysis-steps = Step through
button-analysis-report = Overview
button-analysis-share = Share
button-analysis-look = Look into it
button-replay-mistake-back = ◀ Mistake
button-replay-mistake = Mistake ▶

analysis-step = { $title } · hand { $hand } · step { $step } of { $steps }
analysis-judged = **{ $label } −{ $cost }%** · **{ $better }** was better.
analysis-fine = The expert would do the same.
analysis-close = Close: **{ $better }** was hardly better.
analysis-strong = **{ $label }** Well found: most would miss it.
analysis-note = The file’s own note: { $note }
analysis-chance = { $name } { $chance }%
analysis-chances = To win the game: { $chances }

menu-what-if = What if { $name } had done something else?
what-if-thinking = The expert plays it on …
what-if-heading = **What if?** { $name }: **{ $act }**, played on by the expert in { $worlds } worlds that fit what { $name } could see
what-if-here = **{ $act }**: { $chance }% to win the game ({ $reason })
what-if-was = As it was played, { $act }: { $chance }% ({ $reason })
what-if-better = That would gain { $gain }%.
what-if-worse = That would cost { $loss }%.
what-if-same = That would make no difference that counts.
what-if-gone = That can’t be done here. Step to another moment.

analysis-shares-game = { $name } shares an analysis
analysis-shares-moment = { $name } shares a moment
analysis-shared = It is in the channel now.
