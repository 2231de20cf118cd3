# The analysis of a game that was played anywhere: report cards, stepping, What if? Shares and costs are whole percents.

command-analyse = Have a whole game judged, decision by decision, from a file; only you see it
option-analyse-file = A game as .egn, .emn or .euchre
button-analyse = Analyse
menu-game-analyse = Analyse a game
analysis-reading = Reading the file …
analysis-progress = { $all ->
    [0] { $bar } { $percent }%
   *[other] { $bar } { $percent }% · decisions judged: { $done } of { $all }
}
analysis-so-far = Costliest so far:
analysis-unreadable = I can’t read **{ $file }**: { $fault }.
analysis-not-fetched = Discord didn’t hand me that file. Please send it again with **/analyse**.
analysis-too-large = **{ $file }** is too large: at most { $most } kB are read.
analysis-in-history = Choose the game from **/history**.
analysis-gone = That file isn’t kept any more. Send it again with **/analyse**.
analysis-refused-busy = The expert is too busy right now. Please ask again in a moment.
analysis-refused-person = One game at a time, please: ask about this one when the other is done.
analysis-refused-reading = One file at a time, please: send this one when the other has been read.
analysis-refused-bytes = I read at most { $most } kB a minute for each person: you can send this again after { $at }.
analysis-refused-decisions = I judge at most { $most } decisions a day for each person: you can ask about this game again after { $at }.
analysis-failed = Something went wrong on my side while I judged this game. My log has it as **{ $reference }**; whoever runs me can look it up there.
analysis-choose = **{ $file }** holds { $games } games. Which one?
menu-analysis-games = Games { $first } to { $last }
analysis-game = { $number }. { $title }
analysis-own-game = Game { $game }
analysis-from-file = From a file, not played here
analysis-heading = **{ $title }** · { $hands ->
    [one] one hand
   *[other] { $hands } hands
}
analysis-unfinished = not played to its end
analysis-about = -# Accuracy: 100 plays as the expert would. Everyone is judged by what they could see, not by what the others held.
analysis-seats = -# It’s no longer known who played when: each row is a seat, whoever sat there.

report-title = Analysis
report-accuracy = accuracy
report-column-hands = Hands
report-column-accuracy = Accuracy
report-column-accuracy-short = Acc.
report-column-costly = Mistakes
report-column-points = Points made
report-column-expert = As an expert
report-decisions = { $count ->
    [one] one decision
   *[other] { $count } decisions
}
report-decisions-in = { $decisions } in { $hands ->
    [one] one hand
   *[other] { $hands } hands
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
report-moment = { $label } { $where }, −{ $cost }%: { $taken }; { $better } was better.
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
analysis-reason = To { $name }: { $reason }
analysis-note = The file’s own note: { $note }
analysis-chance = { $name } { $chance }%
analysis-chances = To win the game: { $chances }

menu-what-if = What if? Choose another act
what-if-thinking = The expert plays it on …
what-if-heading = **What if?** { $name }: **{ $act }**, played on by the expert in { $worlds } deals that fit what { $name } could see
what-if-here = **{ $act }**: { $chance }% to win the game ({ $reason })
what-if-was = As it was played, { $act }: { $chance }% ({ $reason })
what-if-better = That would gain { $gain }%.
what-if-worse = That would cost { $loss }%.
what-if-same = That would make no real difference.
what-if-gone = That can’t be done here. Step to another moment.

analysis-shares-game = { $name } shares an analysis
analysis-shares-moment = { $name } shares a moment
analysis-shared = It is in the channel now.

# Why a file cannot be read: where, what is wrong, and what is read instead.
unreadable-at = { $place }: { $fault }
unreadable-in-game = game { $number }
unreadable-in-hand = hand { $number }
unreadable-in-trick = trick { $number }
unreadable-size = it has { $size } bytes, and I read at most { $most }
unreadable-text = it is not text in UTF-8 or UTF-16, as .egn, .emn and .euchre files are
unreadable-binary = it is in the binary form of the notation; I read its text form, .egn or .emn
unreadable-json = it is not JSON, as .egn and .emn files are: line { $line }, column { $column } is wrong
unreadable-number = it has a number with thousands of digits
unreadable-depth = it is nested too deep to be a game
unreadable-kind = it is not a game; send me an .egn, .emn or .euchre file
unreadable-version = I don’t know version { $version } of the notation; I read 1.0 to 1.4
unreadable-type = { $name } has to be { $kind }
unreadable-range = { $name } has to be from { $least } to { $most }
unreadable-missing = { $name } is missing
unreadable-count = { $name } has { $count } entries, and I read at most { $most }
unreadable-rule = I don’t play the rule { $name }; I read games without it
unreadable-rule-unknown = there is no rule { $name }; the nearest is { $nearest }, and the rules are { $allowed }
unreadable-choice = { $name } can’t be { $value }; it is one of { $allowed }, and the nearest is { $nearest }
unreadable-played-on = num_deals is { $most }, but the game has { $count ->
    [one] 1 hand
   *[other] { $count } hands
}
unreadable-limits = winning_score and num_deals are both set, and a game ends by only one of them
unreadable-rules = { $problem }
unreadable-record = line { $line }: { $problem }
unreadable-old-school = it was played at an old-school table, where moves may break the rules; I read games of ordinary tables
unreadable-packed = this hand is packed into one word; I read hands that are written out
unreadable-phase = there are two phases { $name }, and a hand has one of each
unreadable-phases = { $name } is not a phase of a hand; EUCHRE_BIDDING and TRICK_PLAY are
unreadable-card = { $card } is not a card; a card is a rank of { $ranks } and a suit of s h d c, such as Kh, R or L for a bower, or Xx if no one saw it
unreadable-bower = { $card } is a bower, but no suit has been made trump
unreadable-unknown = { $name } is a card that no one saw; only hands and discards may have such cards
unreadable-joker = the joker is turned up, and the notation doesn’t say which suit it stands for
unreadable-call = call { $number } is { $call }; the first round has Pass and Order, the second Pass and s, h, d, c or n
unreadable-calls = call { $number } comes after trump was made
unreadable-no-trump-yet = cards are played before anyone has made trump
unreadable-trick-size = there are { $count } cards in the trick, but { $most } players
unreadable-trick-short = the trick has { $count } of its { $most } cards; only the last one may be incomplete
unreadable-tricks = there is a trick too many; a hand has { $most }
unreadable-twice = { $card } is in two places
unreadable-not-in-pack = { $card } is not in the deck of { $pack } cards
unreadable-hand-size = seat { $seat } has { $count ->
    [one] 1 card
   *[other] { $count } cards
} ({ $cards }), and a hand has { $most }
unreadable-laid = seat { $seat } has no card to discard
unreadable-discard = there is a discard, but the dealer didn’t pick the card up
unreadable-exchange = cards change hands in a way that these rules don’t have
unreadable-farmers = seat { $seat } exchanges three cards, and it isn’t said which
unreadable-impossible = no deal fits: someone didn’t follow suit, or a hand has cards that are elsewhere
unreadable-revoke = seat { $seat } can’t play { $act }: it holds { $cards } and has to follow suit (law { $law })
unreadable-unlawful = seat { $seat } can’t do this there: { $act } (law { $law })
unreadable-defender = seat { $seat } can’t defend alone
unreadable-unfinished = the hand isn’t played to its end, so no one knows its points; only the last hand may be open
unreadable-score = the points come to { $score }, but the file says { $told }
unreadable-player = no player of the match has the id { $name }
unreadable-word-file = the file
unreadable-word-deal = a deal
unreadable-word-trick = a trick
unreadable-word-card = a card
unreadable-word-card-of-trick = card { $number }
unreadable-word-card-moved = a card that changes hands
unreadable-word-turn-up = the turn-up
unreadable-word-deals = the number of deals
unreadable-word-score = the score
unreadable-word-object = an object
unreadable-word-list = a list
unreadable-word-text = a text
unreadable-word-whole = a whole number
unreadable-word-truth = true or false
unreadable-word-scores = two scores from 0 to 98
