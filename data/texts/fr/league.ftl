# Ligues : une saison de soirées ou de matchs.

command-league = La ligue d’une saison : soirées d’euchre ou matchs en duplicate
option-league-of = Soirées ou matchs en duplicate ; soirées par défaut
option-league-season = Quelle saison, par exemple 2026-Q1 ; celle en cours par défaut
league-of-nights = soirées d’euchre
league-of-matches = matchs en duplicate
league-title = Ligue des { $kind }
league-column-nights = Soirées
league-column-matches = Matchs
league-empty-nights = Aucune soirée ne compte pour cette saison. **/night open** en ouvre une.
league-empty-matches = Aucun match ne compte pour cette saison. **/duplicate open** en ouvre un.
league-about = Un point par personne, paire ou équipe classée derrière toi, un demi en cas d’égalité. Rien si un ordinateur a joué pour toi la plus grande partie.
league-about-points = Points selon la place : { $points }. On est classé si l’on a joué soi-même au moins la moitié ; à égalité, on partage.
league-best = Sur { $events } jusqu’ici, les { $best } meilleurs résultats de chaque personne comptent.
league-few = Il faut qu’au moins quatre personnes aient joué. Si moins de huit personnes se retrouvent dans les 30 jours, cela compte de moins en moins : la deuxième fois la moitié, la troisième un tiers.
season-leagues-kept = Les tableaux entiers des ligues : **/league season:{ $season }**
