# What binds a deal: the seal (SHA-256 of its secret) before it, the secret after it. docs/fair-deals.md

seal-next = Seal of the next deal: { $seal }
seal-was = Seal of this deal (SHA-256), shown before anybody pressed a button: { $seal }
seal-secret = The secret behind it: { $secret }
seal-mixed = Mixed in, from the players’ presses: { $mixed }
seal-unmixed = Nothing was mixed in.
option-verify-hand = The hand whose seal and secret you want to see
verify-hint = `hand` shows the seal and secret of one hand; /record has them all.
verify-hand = Hand { $hand }
verify-no-hand = Game { $game } has only { $hands ->
    [one] 1 hand
   *[other] { $hands } hands
}.
