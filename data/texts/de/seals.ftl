# Was das Geben bindet: vorher das Siegel (SHA-256 des Geheimnisses), nachher das Geheimnis. docs/fair-deals.md

seal-next = Siegel der nächsten Runde: { $seal }
seal-was = Siegel dieser Runde (SHA-256), gezeigt vor dem ersten Klick: { $seal }
seal-secret = Das Geheimnis darunter: { $secret }
seal-mixed = Beigemischt, die Klicks der Spieler: { $mixed }
seal-unmixed = Beigemischt wurde nichts.
option-verify-hand = Eine Runde, deren Siegel und Geheimnis du sehen willst
verify-hint = Mit hand: Siegel und Geheimnis einer Runde; /record hat sie alle.
verify-hand = Runde { $hand }
verify-no-hand = Partie { $game } hat nur { $hands } Runden.
