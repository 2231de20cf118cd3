# Die wenigen Wörter im Bild des Tisches; sehr kurz.

picture-seat = Platz { $seat }
picture-free = frei
picture-computer = Computer
picture-away = Pause
picture-left = weg
picture-sits-out = setzt aus
picture-alone = allein
picture-led = Anspiel
picture-took = Stich
picture-received = erhalten
picture-gave = gegeben
picture-discarded = abgelegt
picture-dealer = G
picture-right = R
picture-left-bower = L
picture-to = Spiel bis { $points }
picture-hand = Runde { $number }
picture-hand-of = Runde { $number } von { $hands }
picture-extra-hand = Zusatzrunde { $extra }
picture-bid-alone = { $bid }, allein
picture-bid = Gebot { $bid }
picture-partner = + { $name }
picture-no-partner = ohne Team
picture-best = bestes { suit-one }
picture-turned-down = umgedreht
picture-tricks = Stiche
picture-last-trick = Letzter Stich
picture-turn-up = Aufgedeckt
picture-kitty = Talon
picture-widow = Skat
picture-laid-away = { $name } hat abgelegt
picture-chosen = gewählt
picture-better = besser
picture-closed = Dieser Tisch ist geschlossen

picture-call-pass = passt
picture-call-order = bestellt
picture-call-assist = hilft
picture-call-take-up = nimmt auf
picture-call-fold = schenkt
picture-call-farmers = Farmerblatt
picture-call-alone = allein
picture-call-defend-alone = verteidigt allein
picture-call-ace-no-face = Ass ohne Bild
picture-with-alone = { $call }, allein

picture-outcome-made = Geschafft!
picture-outcome-march = Durchmarsch!
picture-lone-made = Solo gewonnen!
picture-lone-march = Solo-Durchmarsch!
picture-outcome-euchre = Euchre!
picture-outcome-euchre-march = Euchre!
picture-outcome-set = Verfehlt!
picture-outcome-thrown-in = Eingeworfen
picture-outcome-folded = Geschenkt
picture-outcome-redeal = Neu gegeben
picture-outcome-reneged = Nicht bedient!
picture-outcome-forfeit = Verloren!
picture-outcome-misdeal = Vergeben
picture-gain = { $sign }{ $points } { $names }
picture-no-gain = keine Punkte
picture-wins = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
}!
