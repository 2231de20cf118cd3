# Was man zwischen den Spielen sagt: was gewählt, geantwortet und gezeigt wird.

menu-talk = Sag etwas …
phrase-good-luck = Viel Glück
phrase-nice-hand = Schöne Runde
phrase-well-played = Gut gespielt
phrase-sorry-partner = Sorry, mein Fehler
phrase-thanks = Danke
phrase-good-game = Gute Partie
table-said = { $name }: „{ $phrase }“
refusal-no-talk = Auf diesem Server sind die Sprüche abgeschaltet (**/config games**).
refusal-hand-on = Während einer Runde wird nichts gesagt. Warte, bis sie zu Ende ist.
refusal-said-enough = Du hast schon zweimal etwas gesagt. Nach der nächsten Runde darfst du wieder zweimal.
