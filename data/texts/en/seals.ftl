# What binds a deal: the seal (SHA-256 of its secret) before it, the secret after it. docs/fair-deals.md

seal-next = Seal of the next deal: { $seal }
seal-was = Seal of this deal (SHA-256), shown before anybody pressed: { $seal }
seal-secret = The secret under it: { $secret }
seal-mixed = Mixed in, the players’ presses: { $mixed }
seal-unmixed = Nothing was mixed in.
option-verify-hand = One hand, whose seal and secret you want to see
verify-hint = With hand: a hand’s seal and secret; /record has them all.
verify-hand = Hand { $hand }
verify-no-hand = Game { $game } has { $hands } hands only.
