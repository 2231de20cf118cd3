# /hint: the expert's advice. All shares are whole percents.

command-hint = What the expert would do, with the odds (not in ranked games or tournaments)
hint-best = **{ $act }** — { $chance }% to win the game.
hint-other = { $act }: { $chance }%
hint-others = Other choices: { $acts }.
hint-if = Then: { $reason }.
outlook-made = made { $share }%
outlook-marched = made { $share }% (march { $march }%)
outlook-euchred = euchred { $share }%
outlook-conceded = they make it { $share }%
outlook-defended = they’re euchred { $share }%
outlook-set = set { $share }%
outlook-they-set = they’re set { $share }%
outlook-nobody = everyone passes { $share }%
hint-seen = Based on { $worlds } ways the hidden cards could lie, given everything seen so far.
hint-practised = Based on { $worlds } ways the hidden cards could lie, and a great many practice calls.
hint-certain = You have only one choice: { $act }.
hint-usual = { $act }, as a matter of habit.
hint-ranked = This game counts for ratings, so I’ll keep my advice to myself.
hint-taken-over = You took this hand over, so you don’t know all that was seen of it. Hints are back with the next deal.
hint-contest = This is a tournament table, so no hints here.
hint-no-thought = Easy one: { $act }.
hint-no-player = You don’t play at this table: hints are for its players.
hint-no-turn = It’s not your turn. Ask again when you have a decision to make.
hint-busy = I can’t think that through right now. Ask again in a moment.
