# Dealing, acts and taking back: what is typed, pressed, answered and refused.

command-table-deal = Take the deck and deal, or call out a stolen deal
button-deal = Deal
done-deal = You took the deck.
refusal-not-your-deal = It’s your partner’s deal, not yours.

act-not-understood = I don’t understand that. Choose from the list, or type a card in words or by its rank and the letter of its suit, or words such as pass, order alone, call H, defend-alone.
refusal-not-certain = The rest aren’t certain to be yours. Play on.
button-rest = The rest are mine

button-take-back = Take back
button-take-back-all = Undo, if all agree
button-agree-take-back = Allow
refusal-not-last = Only the latest call or card can be taken back, by whoever made it and before anyone goes on. Play on.
refusal-seen-since = Someone has seen new cards since, so that can’t be taken back. Play on.
refusal-asked-this-act = You’ve already asked to take that back; it stands.
