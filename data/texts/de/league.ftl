# Ligen: eine Saison von Abenden oder Matches.

command-league = Die Liga einer Saison: Euchre-Abende oder Duplicate-Matches
option-league-of = Abende oder Duplicate-Matches; ohne Angabe Abende
option-league-season = Welche Saison, etwa 2026-Q1; ohne Angabe die laufende
league-of-nights = Euchre-Abende
league-of-matches = Duplicate-Matches
league-title = Liga der { $kind }
league-column-nights = Abende
league-column-matches = Matches
league-empty-nights = In dieser Saison zählt noch kein Abend. **/night open** beginnt einen.
league-empty-matches = In dieser Saison zählt noch kein Match. **/duplicate open** beginnt eins.
league-about = Ein Punkt für jede Person, jedes Paar oder Team hinter dir, ein halber bei Gleichstand. Wer sich meist von einem Computer vertreten ließ, bekommt keinen.
league-about-points = Punkte je Platz: { $points }. Einen Platz hat, wer mindestens die Hälfte selbst gespielt hat; bei Gleichstand wird geteilt.
league-best = Von bisher { $events } zählen die { $best } besten jeder Person.
league-few = Es müssen mindestens vier Menschen gespielt haben. Sind es weniger als acht, die sich binnen 30 Tagen wieder treffen, zählt es immer weniger: beim zweiten Mal halb, beim dritten ein Drittel.
season-leagues-kept = Die ganzen Ligatabellen: **/league season:{ $season }**
