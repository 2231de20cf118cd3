# Was das Geben bindet: vorher das Siegel (SHA-256 des Geheimnisses), nachher das Geheimnis. docs/fair-deals.md

seal-next = Siegel der nächsten Runde: { $seal }
seal-was = Siegel dieser Runde (SHA-256), gezeigt vor dem ersten Klick: { $seal }
seal-secret = Das Geheimnis dahinter: { $secret }
seal-mixed = Beigemischt, aus den Klicks am Tisch: { $mixed }
seal-unmixed = Beigemischt wurde nichts.
option-verify-hand = Eine Runde, deren Siegel und Geheimnis du sehen willst
verify-hint = `hand` zeigt Siegel und Geheimnis einer Runde; /record hat sie alle.
verify-hand = Runde { $hand }
verify-no-hand = Partie { $game } hat nur { $hands ->
    [one] 1 Runde
   *[other] { $hands } Runden
}.
