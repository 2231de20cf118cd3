# What binds the deals: one seal (SHA-256 of the first secret) before them, the secrets after. docs/fair-deals.md

seal-next = Seal of the deals to come: { $seal }
seal-lasting = Seal of this game’s deals: { $seal }
seal-was = Seal of the game (SHA-256), shown before its first deal: { $seal }
seal-before = Bound by the secret of the deal before, its SHA-256: { $seal }
seal-secret = The secret behind it: { $secret }
seal-mixed = Mixed in: { $mixed }
seal-unmixed = Nothing was mixed in.
option-verify-hand = The hand whose seal and secret you want to see
verify-hint = `hand` shows the seal and secret of one hand; /record has them all.
verify-hand = Hand { $hand }
verify-no-hand = Game { $game } has only { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}.

button-fair = Fair deal
button-word = My word
fair-heading = **Fair deal**
fair-this = The deal on the table was sealed as { $seal }
fair-next = The deals to come are sealed: { $seal }
fair-sealed = All deals of this game are sealed: { $seal }
fair-revealed = Revealed so far: the { $deals ->
    [one] secret of the first deal. Its SHA-256 is the seal: { $secret }
   *[other] secrets of { $deals } deals, the last being { $secret } Each has the one before as its SHA-256, the first the seal.
}
fair-unrevealed = No secret is revealed yet; each one is after its hand.
fair-word = Your word: { $word }
fair-no-word = You have no word of your own yet.
fair-about = -# **My word** is a text of yours that goes into every later deal and is shown with that deal’s secret. Whoever changes theirs after seeing the seal knows that nobody chose the next deal.
word-title = My word
word-label = A text that goes into every later deal
word-kept = Your word is now { $word }. It goes into every later deal of yours and is shown after each hand.
word-dropped = You have no word of your own any more.
setting-word = My word for fair deals
setting-word-about = A text of yours, mixed into every later deal you play and shown when its secret is revealed. Yours now: { $word }
setting-word-none = none
