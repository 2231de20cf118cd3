# Ce qui lie les donnes : un sceau (SHA-256 du premier secret) avant elles, les secrets après. docs/fair-deals.md

seal-next = Sceau des donnes à venir : { $seal }
seal-lasting = Sceau des donnes de cette partie : { $seal }
seal-was = Sceau de la partie (SHA-256), montré avant la première donne : { $seal }
seal-before = Liée par le secret de la donne précédente, son SHA-256 : { $seal }
seal-secret = Le secret qu’il cachait : { $secret }
seal-mixed = Ajouté : { $mixed }
seal-unmixed = Rien n’y a été ajouté.
option-verify-hand = Une donne dont tu veux voir le sceau et le secret
verify-hint = `hand` montre le sceau et le secret d’une donne ; /record les a tous.
verify-hand = Donne { $hand }
verify-no-hand = La partie { $game } n’a que { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}.

button-fair = Donne loyale
button-word = Mon mot
fair-heading = **Donne loyale**
fair-this = La donne sur la table était scellée ainsi : { $seal }
fair-next = Les donnes à venir sont scellées : { $seal }
fair-sealed = Toutes les donnes de cette partie sont scellées : { $seal }
fair-revealed = Révélé jusqu’ici : { $deals ->
    [1] le secret de la première donne. Son SHA-256 est le sceau : { $secret }
   *[other] les secrets de { $deals } donnes, le dernier étant { $secret } Chacun a le précédent pour SHA-256, le premier a le sceau.
}
fair-unrevealed = Aucun secret n’est encore révélé ; chacun l’est après sa donne.
fair-word = Ton mot : { $word }
fair-no-word = Tu n’as pas encore de mot à toi.
fair-about = -# **Mon mot** est un texte de toi qui entre dans chaque donne suivante et qui est montré avec le secret de celle-ci. Qui change le sien après avoir vu le sceau sait que personne n’a choisi la donne suivante.
word-title = Mon mot
word-label = Un texte qui entre dans chaque donne suivante
word-kept = Ton mot est maintenant { $word }. Il entre dans chacune de tes donnes suivantes et est montré après chacune.
word-dropped = Tu n’as plus de mot à toi.
setting-word = Mon mot pour une donne loyale
setting-word-about = Un texte de toi, ajouté à chacune de tes donnes suivantes et montré quand son secret est révélé. En ce moment : { $word }
setting-word-none = aucun
