# /hint : le conseil de l’expert. Toutes les parts sont des pour cent entiers.

command-hint = Ce que l’expert ferait à ta place, chiffres à l’appui ; pas dans les parties classées
hint-best = **{ $act }** — { $chance } % de chances de gagner la partie.
hint-other = { $act } : { $chance } %
hint-others = Autres choix : { $acts }.
hint-if = Alors : { $reason }.
outlook-maker = réussi { $made } %, dont capot { $march } % ; euchre { $euchred } %
outlook-defender = les autres réussissent { $conceded } %, chutent (euchre) { $defended } %
hint-seen = D’après { $worlds } répartitions possibles des cartes cachées, vu tout ce qui a été montré.
hint-practised = D’après { $worlds } répartitions possibles des cartes cachées et de très nombreuses annonces d’entraînement.
hint-certain = Un seul coup est permis : { $act }.
hint-usual = { $act }, par habitude.
hint-ranked = Cette partie compte pour le classement, alors je garde mon conseil pour moi.
hint-no-turn = Ce n’est pas ton tour. Redemande quand tu auras une décision à prendre.
hint-busy = Il me faudrait trop de temps pour réfléchir en ce moment. Redemande dans un instant.
