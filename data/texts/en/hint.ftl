# /hint: the expert's advice. All shares are whole percents.

command-hint = What the expert would do in your place, with the odds; not in ranked games or tournaments
hint-best = **{ $act }** — { $chance }% to win the game.
hint-other = { $act }: { $chance }%
hint-others = Other choices: { $acts }.
hint-if = If you do: { $reason }.
outlook-made = made { $share }%
outlook-marched = made { $share }%, of that a march { $march }%
outlook-euchred = euchred { $share }%
outlook-conceded = they make it { $share }%
outlook-defended = they’re euchred { $share }%
outlook-set = set { $share }%
outlook-they-set = they’re set { $share }%
outlook-nobody = no one plays it { $share }%
hint-seen = From { $worlds } ways the hidden cards may lie, given everything seen so far.
hint-practised = From { $worlds } ways the hidden cards may lie, and from very many practice calls.
hint-certain = There is only one thing you can do: { $act }.
hint-usual = { $act }, as a matter of habit.
hint-ranked = This game counts for the ratings, so I keep my advice to myself.
hint-contest = This table plays in a tournament, so there are no hints here.
hint-no-thought = No need to think long: { $act }.
hint-no-player = You don’t play at this table: hints are for its players.
hint-no-turn = It’s not your turn. Ask again when you have a decision to make.
hint-busy = I’d need too long to think right now. Please ask again in a moment.
