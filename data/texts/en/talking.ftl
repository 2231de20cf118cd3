# What players say between hands: what is chosen, answered and shown.

menu-talk = Say …
phrase-good-luck = Good luck
phrase-nice-hand = Nice hand
phrase-well-played = Well played
phrase-sorry-partner = Sorry, partner
phrase-thanks = Thanks
phrase-good-game = Good game
table-said = { $name }: “{ $phrase }”
refusal-no-talk = This server has phrases switched off (**/config games**).
refusal-hand-on = Nothing is said while a hand is played. Wait until it’s over.
refusal-said-enough = You’ve said two things already. After the next hand you can say two more.
