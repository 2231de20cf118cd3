# What binds the deals: one seal (SHA-256 of the first secret) before them, the secrets after. docs/fair-deals.md

seal-next = 🔒 Upcoming deals are sealed: { $seal }…
seal-lasting = Seal: { $seal }
seal-was = Seal of the game (SHA-256), shown before its first deal: { $seal }
seal-before = Tied to the previous deal’s secret, which is the SHA-256 of this one’s: { $seal }
seal-secret = The secret behind it: { $secret }
seal-mixed = Mixed in: { $mixed }
seal-unmixed = Nothing was mixed in.
option-verify-hand = The hand whose seal and secret you want to see
verify-hint = Add `hand` to see one hand’s seal and secret; **/record** has them all.
verify-hand = Hand { $hand }
verify-no-hand = Game { $game } has only { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}.

button-fair = Fair deal
button-word = My shuffle word
fair-heading = **Fair deal**
fair-this = The deal on the table was sealed as { $seal }
fair-next = The next deals are sealed: { $seal }
fair-sealed = All deals of this game are sealed: { $seal }
fair-revealed = Revealed so far: { $deals ->
    [one] the secret of the first deal: { $secret } Its SHA-256 is the seal.
   *[other] the secrets of { $deals } deals, the latest { $secret } The SHA-256 of each is the one before it; of the first, the seal.
}
fair-unrevealed = No secrets revealed yet. Each one is, after its hand.
fair-word = Your word: { $word }
fair-no-word = Add your own word to the shuffle, so no one can fix the deal.
fair-about = -# **My shuffle word** goes into every later deal and is shown with its secret. Change it after you’ve seen the seal, and you know no one picked the next deal.
word-title = My shuffle word
word-label = A text that goes into every later deal
word-kept = Your word is now { $word }. It goes into every later deal of yours and is shown after each hand.
word-dropped = You have no word of your own anymore.
setting-word-about = In all your later deals; shown with their secrets. Now: { $word }
setting-word-none = none
