# Was das Geben bindet: vorher ein Siegel (SHA-256 des ersten Geheimnisses), nachher die Geheimnisse. docs/fair-deals.md

seal-next = 🔒 Die kommenden Runden sind versiegelt: { $seal }…
seal-lasting = Siegel: { $seal }
seal-was = Siegel der Partie (SHA-256), gezeigt vor der ersten Runde: { $seal }
seal-before = Gebunden durch das Geheimnis der vorigen Runde, den SHA-256 des eigenen: { $seal }
seal-secret = Das Geheimnis dahinter: { $secret }
seal-mixed = Beigemischt: { $mixed }
seal-unmixed = Beigemischt wurde nichts.
option-verify-hand = Eine Runde, deren Siegel und Geheimnis du sehen willst
verify-hint = Mit der Option *hand* siehst du Siegel und Geheimnis einer Runde; **/record** hat sie alle.
verify-hand = Runde { $hand }
verify-no-hand = Partie { $game } hat nur { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}.

button-fair = Faires Geben
button-word = Mein Mischwort
fair-heading = **Faires Geben**
fair-this = Die Runde auf dem Tisch wurde so versiegelt: { $seal }
fair-next = Die kommenden Runden sind versiegelt: { $seal }
fair-sealed = Alle Runden dieser Partie sind versiegelt: { $seal }
fair-revealed = Bisher offengelegt: { $deals ->
    [one] das Geheimnis der ersten Runde. Sein SHA-256 ist das Siegel: { $secret }
   *[other] die Geheimnisse von { $deals } Runden, zuletzt { $secret }. Der SHA-256 jedes Geheimnisses ist das vorige, der des ersten das Siegel.
}
fair-unrevealed = Noch ist kein Geheimnis offengelegt; jedes wird es nach seiner Runde.
fair-word = Dein Mischwort: { $word }
fair-no-word = Gib dein eigenes Wort ins Mischen, dann kann niemand das Geben fälschen.
fair-about = -# **Mein Mischwort** geht in jedes spätere Geben ein und wird mit dessen Geheimnis gezeigt. Ändere es, nachdem du das Siegel gesehen hast, und du weißt: Die nächste Runde hat niemand ausgesucht.
word-title = Mein Mischwort
word-label = Ein Text, der in jedes spätere Geben eingeht
word-kept = Dein Mischwort ist jetzt { $word }. Es geht in alle deine weiteren Runden ein und wird nach jeder gezeigt.
word-dropped = Du hast kein Mischwort mehr.
setting-word-about = In allen weiteren Runden; gezeigt mit deren Geheimnis. Zurzeit: { $word }
setting-word-none = keiner
