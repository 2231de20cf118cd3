# Ligen: eine Saison von Abenden oder Matches.

command-league = Die Liga einer Saison: Euchre-Abende oder Duplicate-Matches
option-league-of = Abende oder Duplicate-Matches; ohne Angabe Abende
option-league-season = Welche Saison, etwa 2026-Q1; ohne Angabe die laufende
league-of-nights = Euchre-Abende
league-of-matches = Duplicate-Matches
league-heading = Liga der { $kind }, Saison { $season }
league-row = { $place } { $name } · { $points } · { $played } gespielt, { $wins } gewonnen
league-empty = Für diese Liga wurde noch nichts gespielt.
league-about-nights = Ein Punkt für alle, die an einem Abend hinter dir liegen, ein halber bei Gleichstand. Für wen meist ein Computer spielte, gibt es keinen.
league-about-matches = Zwei Punkte für ein gewonnenes Match, einer für ein Unentschieden. Ab drei Tischen das Doppelte des Anteils der Matchpunkte, die ein Paar bekam.
season-leagues-kept = /league season:{ $season } bewahrt die ganzen Tabellen der Ligen.
