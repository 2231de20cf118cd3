# /hint: the expert's advice. All shares are whole percents.

command-hint = What the expert would do in your place, with the odds; not in ranked games
hint-best = **{ $act }** — { $chance } % to win the game.
hint-other = { $act }: { $chance } %
hint-others = Instead: { $acts }.
hint-if = If you do: { $reason }.
outlook-maker = made { $made } %, of that marched { $march } %; euchred { $euchred } %
outlook-defender = they make it { $conceded } %, they are euchred { $defended } %
hint-seen = From { $worlds } ways in which the hidden cards may lie, given all that was seen.
hint-practised = From { $worlds } ways in which the hidden cards may lie, and from very many calls practised before.
hint-certain = There is only one lawful thing to do: { $act }.
hint-usual = { $act }, as a matter of habit.
hint-ranked = This game counts for the ratings, so I keep my advice to myself.
hint-no-turn = It is not your turn. Ask again when you have to decide.
hint-busy = I need too long to think just now. Please ask again in a moment.
