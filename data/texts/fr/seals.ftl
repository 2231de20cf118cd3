# Ce qui lie les donnes : un sceau (SHA-256 du premier secret) avant elles, les secrets après. docs/fair-deals.md

seal-next = 🔒 Les donnes à venir sont scellées : { $seal }…
seal-lasting = Sceau : { $seal }
seal-was = Sceau de la partie (SHA-256), montré avant la première donne : { $seal }
seal-before = Liée par le secret de la donne précédente, qui est le SHA-256 du sien : { $seal }
seal-secret = Le secret qu’il cachait : { $secret }
seal-mixed = Ajouté : { $mixed }
seal-unmixed = Rien n’y a été ajouté.
option-verify-hand = Une donne dont tu veux voir le sceau et le secret
verify-hint = Avec l’option *hand*, tu vois le sceau et le secret d’une donne ; **/record** les a tous.
verify-hand = Donne { $hand }
verify-no-hand = La partie { $game } n’a que { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}.

button-fair = Donne équitable
button-word = Mon mot de mélange
fair-heading = **Donne équitable**
fair-this = La donne sur la table était scellée ainsi : { $seal }
fair-next = Les donnes à venir sont scellées : { $seal }
fair-sealed = Toutes les donnes de cette partie sont scellées : { $seal }
fair-revealed = Révélé jusqu’ici : { $deals ->
    [1] le secret de la première donne. Son SHA-256 est le sceau : { $secret }
   *[other] les secrets de { $deals } donnes, le dernier : { $secret }. Le SHA-256 de chacun est le précédent, celui du premier est le sceau.
}
fair-unrevealed = Aucun secret n’est encore révélé ; chacun l’est après sa donne.
fair-word = Ton mot de mélange : { $word }
fair-no-word = Ajoute ton mot au mélange : personne ne pourra truquer la donne.
fair-about = -# **Mon mot de mélange** entre dans toutes tes donnes suivantes et se montre avec leur secret. Change-le après avoir vu le sceau : tu sauras que personne n’a choisi la donne suivante.
word-title = Mon mot de mélange
word-label = Un texte qui entre dans chaque donne suivante
word-kept = Ton mot de mélange est maintenant { $word }. Il entre dans toutes tes donnes suivantes et est montré après chacune.
word-dropped = Tu n’as plus de mot de mélange.
setting-word-about = Dans toutes tes donnes ; montré avec leur secret. En ce moment : { $word }
setting-word-none = aucun
