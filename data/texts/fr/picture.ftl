# Les quelques mots de l’image de la table ; très courts.

picture-seat = Place { $seat }
picture-free = libre
picture-computer = ordi
picture-away = en pause
picture-left = parti
picture-sits-out = au repos
picture-alone = solo
picture-led = entame
picture-took = pli
picture-received = reçu
picture-gave = donné
picture-discarded = écarté
picture-dealer = Do
picture-right = D
picture-left-bower = G
picture-to = Partie en { $points }
picture-hand = Donne { $number }
picture-hand-of = donne { $number } sur { $hands }
picture-extra-hand = décisive { $extra }
picture-bid-alone = { $bid } en solo
picture-bid = enchère { $bid }
picture-partner = + { $name }
picture-no-partner = sans équipe
picture-best = appel { suit-one }
picture-turned-down = refusée
picture-tricks = Levées
picture-last-trick = Dernier pli
picture-turn-up = Retourne
picture-kitty = Talon
picture-widow = Chien
picture-laid-away = écart de { $name }
picture-chosen = choisi
picture-better = mieux
picture-closed = Cette table est fermée

picture-call-pass = passe
picture-call-order = fait prendre
picture-call-assist = soutient
picture-call-take-up = prend
picture-call-fold = se couche
picture-call-farmers = main de paysan
picture-call-alone = solo
picture-call-defend-alone = défend en solo
picture-call-ace-no-face = as sans figure
picture-with-alone = { $call }, solo

picture-outcome-made = Réussi !
picture-outcome-march = Capot !
picture-lone-made = Solo réussi !
picture-lone-march = Solo et capot !
picture-outcome-euchre = Euchre !
picture-outcome-euchre-march = Euchre !
picture-outcome-set = Chute !
picture-outcome-thrown-in = Donne nulle
picture-outcome-folded = Donne laissée
picture-outcome-redeal = On redonne
picture-outcome-reneged = Renonce !
picture-outcome-forfeit = Forfait !
picture-outcome-misdeal = Maldonne
picture-gain = { $sign }{ $points } { $names }
picture-no-gain = aucun point
picture-wins = { $names } { $count ->
    [1] gagne
   *[other] gagnent
} !
