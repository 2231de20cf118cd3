# Was jemand beim Ansagen entscheidet: im Augenblick (call-…) und danach erzählt (by-…, made-…).
# order up = bestellen (wer gibt, nimmt auf), assist = helfen, take up = aufnehmen.

call-pass = { $names } { $count ->
    [one] passt
   *[other] passen
}
call-order = { $name } bestellt
call-order-alone = { $name } bestellt und spielt allein
call-assist = { $name } hilft
call-assist-alone = { $name } hilft und spielt allein
call-take-up = { $name } nimmt auf
call-take-up-alone = { $name } nimmt auf und spielt allein
call-suit = { $name } sagt { $suit } an
call-suit-alone = { $name } sagt { $suit } an und spielt allein
call-fold = { $name } schenkt die Runde
call-bid = { $name } bietet { $tricks }
call-name = { $name } wählt { $suit }
call-name-alone = { $name } wählt { $suit } und spielt allein
call-ace-no-face = { $name } zeigt ein Ass ohne Bild
call-farmers = { $name } zeigt ein Farmerblatt ({ $cards }) und tauscht es
call-partner = { $name } ruft das beste { $suit }
call-alone = { $name } ruft niemanden und spielt allein
call-no-defence = { $name } verteidigt nicht allein
call-defend-alone = { $name } verteidigt allein

by-order = { $name } hat bestellt
by-order-alone = { $name } hat bestellt und spielt allein
by-assist = { $name } hat geholfen
by-assist-alone = { $name } hat geholfen und spielt allein
by-take-up = { $name } hat aufgenommen
by-take-up-alone = { $name } hat aufgenommen und spielt allein
by-suit = { $name } hat angesagt
by-suit-alone = { $name } hat angesagt und spielt allein
by-bid = { $name } hat { $bid } geboten
by-bid-alone = { $name } hat { $bid } geboten und spielt allein
by-forced = { $name } musste { $bid } bieten
by-forced-alone = { $name } musste { $bid } bieten und spielt allein

made-order = { $name } hat { $suit } bestellt
made-order-alone = { $name } hat { $suit } bestellt, allein gespielt
made-assist = { $name } hat bei { $suit } geholfen
made-assist-alone = { $name } hat bei { $suit } geholfen, allein gespielt
made-take-up = { $name } hat { $suit } aufgenommen
made-take-up-alone = { $name } hat { $suit } aufgenommen, allein gespielt
made-suit = { $name } hat { $suit } angesagt
made-suit-alone = { $name } hat { $suit } angesagt, allein gespielt
made-bid = { $name } hat { $bid } in { $suit } geboten
made-bid-alone = { $name } hat { $bid } in { $suit } geboten, allein gespielt
made-forced = { $name } hat notgedrungen { $bid } in { $suit } geboten
made-forced-alone = { $name } hat notgedrungen { $bid } in { $suit } geboten, allein gespielt
