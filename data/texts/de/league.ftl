# Ligen: eine Saison von Abenden oder Matches.

command-league = Die Liga einer Saison: Euchre-Abende oder Duplicate-Matches
option-league-of = Abende oder Duplicate-Matches; ohne Angabe Abende
option-league-season = Welche Saison, etwa 2026-Q1; ohne Angabe die laufende
league-of-nights = Euchre-Abende
league-of-matches = Duplicate-Matches
league-heading = Liga der { $kind }, Saison { $season }
league-title = Liga der { $kind }
league-column-nights = Abende
league-column-matches = Matches
league-row = { $place } { $name } · { $points } · { $played } gespielt, { $wins } gewonnen
league-empty-nights = In dieser Saison zählt noch kein Abend. **/night open** beginnt einen.
league-empty-matches = In dieser Saison zählt noch kein Match. **/duplicate open** beginnt eins.
league-about-nights = Ein Punkt für alle, die an einem Abend hinter dir liegen, ein halber bei Gleichstand. Wer sich meist von einem Computer vertreten ließ, bekommt keinen.
league-about-points = Ein Abend bringt Punkte je Platz: { $points }. Einen Platz hat, wer mindestens die Hälfte der Durchgänge selbst gespielt hat; bei Gleichstand bekommen alle dasselbe.
league-best = Von bisher { $events } zählen die { $best } besten jeder Person.
league-about-matches = Zwei Punkte für einen Sieg, einer für ein Unentschieden. Ab drei Tischen gibt es das Doppelte des Anteils an den Matchpunkten.
season-leagues-kept = Die ganzen Ligatabellen: **/league season:{ $season }**
