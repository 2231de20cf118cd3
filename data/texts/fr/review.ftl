# Comment ai-je joué ? Les décisions d’une donne qui ont coûté le plus. Parts et coûts en pour cent entiers.

button-review = Comment ai-je joué ?
review-finding = Je cherche cette donne…
review-thinking = { $first ->
    [0] L’expert regarde ta main…
    [1] Une autre main passe avant la tienne. L’expert regarde la tienne juste après…
   *[other] { $first } autres mains passent avant la tienne. L’expert regarde la tienne juste après…
}
review-not-yours = Tu n’as pas joué la donne { $hand } : il n’y a rien de toi à revoir.
review-nothing = À la donne { $hand }, tu n’as rien décidé toi-même.
review-clean = Donne { $hand } : { $choices ->
    [1] ta seule décision était bonne.
   *[other] aucune de tes { $choices } décisions n’était clairement mauvaise.
} L’expert aurait joué comme toi.
review-heading = Donne { $hand } : ce qui t’a coûté le plus
review-moment = { $phase ->
    [play] Pli { $trick }
    [discard] L’écart
    [give] La carte pour ton binôme
    [defend-alone] Défendre en solo
    [name] Choisir l’atout
    [bid] L’enchère
    [partner] Appeler une couleur
   *[other] Choisir l’atout
}
review-cost = **{ $moment } :** tu as choisi { $taken } ; **{ $better }** était mieux. Cela t’a coûté { $cost } % de chances de gagner.
review-trick = Sur la table : { $plays }.
review-turn-up = Retourne : { $card }, { $dealer } donne.
review-held = Ta main : { $cards }
review-outlook = { $act } : { $chance } % de chances de gagner la partie ({ $reason })
review-marked = Marqué sur l’image : tu as choisi { $taken } ; { $better } valait mieux.
review-foot = -# Jugé d’après ce que tu pouvais voir alors, pas d’après les cartes des autres.
review-gone = Cette donne est introuvable.
button-again = Rejouer la donne
button-compare = Comparer
again-seat = **Rejoue cette donne** contre des experts, pour toi seul. De quelle place ?
again-not-yet = Cette donne ne peut pas être rejouée maintenant : elle n’existe plus, ou d’autres peuvent encore la jouer. Choisis une donne d’une partie finie.
again-unfinished = Joue d’abord la donne jusqu’au bout, puis compare.
again-heading = **La même donne, deux fois**
again-first = À la table : { $course }
again-now = Toi : { $course }
again-first-gone = On ne garde plus comment elle s’est passée à la table.
again-calls = **Annonces**
again-trick = **Pli { $number }**
again-end = **Résultat**
review-busy = L’expert a trop à faire en ce moment. Redemande dans un instant.
review-one-at-a-time = Une main à la fois, s’il te plaît : redemande pour celle-ci quand tu auras lu l’analyse de l’autre.
review-game-not-yours = Tu n’as pas joué cette partie. Revois-la plutôt : tu y verras toutes les mains.
review-which = Quelle donne veux-tu analyser ? La réponse n’est que pour toi.
review-hand = Donne { $number }
menu-hand-review = Donnes { $first } à { $last }
