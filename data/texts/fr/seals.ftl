# Ce qui lie une donne : le sceau (SHA-256 de son secret) avant elle, le secret après. docs/fair-deals.md

seal-next = Sceau de la prochaine donne : { $seal }
seal-was = Sceau de cette donne (SHA-256), montré avant le premier clic : { $seal }
seal-secret = Le secret qu’il cachait : { $secret }
seal-mixed = Ajouté, d’après les clics à la table : { $mixed }
seal-unmixed = Rien n’y a été ajouté.
option-verify-hand = Une donne dont tu veux voir le sceau et le secret
verify-hint = `hand` montre le sceau et le secret d’une donne ; /record les a tous.
verify-hand = Donne { $hand }
verify-no-hand = La partie { $game } n’a que { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}.
