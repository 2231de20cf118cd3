# /hint : le conseil de l’expert. Toutes les parts sont des pour cent entiers.

command-hint = Ce que l’expert ferait à ta place, chiffres à l’appui ; ni en partie classée ni en tournoi
hint-best = **{ $act }** — { $chance } % de chances de gagner la partie.
hint-other = { $act } : { $chance } %
hint-others = Autres choix : { $acts }.
hint-if = Alors : { $reason }.
outlook-made = réussi { $share } %
outlook-marched = réussi { $share } %, dont capot { $march } %
outlook-euchred = euchre { $share } %
outlook-conceded = les autres réussissent { $share } %
outlook-defended = les autres sont dedans { $share } %
outlook-set = chute { $share } %
outlook-they-set = les autres chutent { $share } %
outlook-nobody = tout le monde passe { $share } %
hint-seen = D’après { $worlds } répartitions possibles des cartes cachées, vu tout ce qui a été montré.
hint-practised = D’après { $worlds } répartitions possibles des cartes cachées et de très nombreuses annonces d’entraînement.
hint-certain = Un seul coup est permis : { $act }.
hint-usual = { $act }, par habitude.
hint-ranked = Cette partie compte pour le classement, alors je garde mon conseil pour moi.
hint-taken-over = Tu as repris cette main en cours et ne sais pas tout ce qu’on en a vu. Les conseils reviennent à la prochaine donne.
hint-contest = Cette table joue dans un tournoi, il n’y a donc pas d’aide ici.
hint-no-thought = Pas besoin de réfléchir longtemps : { $act }.
hint-no-player = Tu ne joues pas à cette table : les conseils sont pour celles et ceux qui jouent.
hint-no-turn = Ce n’est pas ton tour. Redemande quand tu auras une décision à prendre.
hint-busy = Il me faudrait trop de temps pour réfléchir en ce moment. Redemande dans un instant.
