# Was das Geben bindet: vorher ein Siegel (SHA-256 des ersten Geheimnisses), nachher die Geheimnisse. docs/fair-deals.md

seal-next = Siegel der kommenden Runden: { $seal }
seal-lasting = Siegel der Runden dieser Partie: { $seal }
seal-was = Siegel der Partie (SHA-256), gezeigt vor der ersten Runde: { $seal }
seal-before = Gebunden durch das Geheimnis der Runde davor, seinen SHA-256: { $seal }
seal-secret = Das Geheimnis dahinter: { $secret }
seal-mixed = Beigemischt: { $mixed }
seal-unmixed = Beigemischt wurde nichts.
option-verify-hand = Eine Runde, deren Siegel und Geheimnis du sehen willst
verify-hint = `hand` zeigt Siegel und Geheimnis einer Runde; /record hat sie alle.
verify-hand = Runde { $hand }
verify-no-hand = Partie { $game } hat nur { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}.

button-fair = Faires Geben
button-word = Mein Wort
fair-heading = **Faires Geben**
fair-this = Die Runde auf dem Tisch wurde so versiegelt: { $seal }
fair-next = Die kommenden Runden sind versiegelt: { $seal }
fair-sealed = Alle Runden dieser Partie sind versiegelt: { $seal }
fair-revealed = Bisher offengelegt: { $deals ->
    [one] das Geheimnis der ersten Runde. Sein SHA-256 ist das Siegel: { $secret }
   *[other] die Geheimnisse von { $deals } Runden, das letzte ist { $secret } Jedes hat das vorige als SHA-256, das erste das Siegel.
}
fair-unrevealed = Noch ist kein Geheimnis offengelegt; jedes wird es nach seiner Runde.
fair-word = Dein Wort: { $word }
fair-no-word = Du hast noch kein eigenes Wort.
fair-about = -# **Mein Wort** ist ein Text von dir, der in jedes spätere Geben eingeht und mit dessen Geheimnis gezeigt wird. Wer den eigenen ändert, nachdem das Siegel zu sehen war, weiß, dass niemand die nächste Runde ausgesucht hat.
word-title = Mein Wort
word-label = Ein Text, der in jedes spätere Geben eingeht
word-kept = Dein Wort ist jetzt { $word }. Es geht in jede spätere deiner Runden ein und wird nach jeder gezeigt.
word-dropped = Du hast kein eigenes Wort mehr.
setting-word = Mein Wort für faires Geben
setting-word-about = Ein Text von dir, der in jede spätere deiner Runden eingeht und mit deren Geheimnis gezeigt wird. Zurzeit: { $word }
setting-word-none = keiner
