# Wie Runden und Partien enden. $made ist ein Satzteil aus calls.ftl, wie »Ann hat ♥ Herz bestellt«.

result-made = { $made } und { tricks } gemacht: { $gain }.
result-made-with = { $made } und mit { $partner } { tricks } gemacht: { $gain }.
result-march = { $made } und alle Stiche gemacht: { $gain }.
result-march-with = { $made } und mit { $partner } alle Stiche gemacht, ein Durchmarsch: { $gain }.
result-lone-march = { $made } und alle Stiche gemacht, ein Durchmarsch im Solo: { $gain }.
result-euchre = { $made }, aber nur { tricks } gemacht. Euchre: { $gain }.
result-euchre-march = { $made }, aber gar keinen Stich gemacht. Euchre: { $gain }.
result-set = { $made }, aber { $tricks ->
    [0] gar keinen Stich
   *[other] nur { tricks }
} gemacht. Verfehlt: { $gain }.
result-thrown-in = Alle haben gepasst: Die Karten werden eingeworfen.
result-folded = { $name } schenkt die Runde: { $gain }.
result-redeal = { $name } hat ein Ass ohne Bild eingeworfen: { $dealer } gibt neu.
result-lone-defence = { $name } hat allein verteidigt.
result-claimed = { $name } nimmt { $count ->
    [one] den letzten Stich
   *[other] die letzten { $count } Stiche
}, was auch gespielt wird:
result-laid-open = Es gab nichts mehr zu entscheiden; diese Karten waren noch auf der Hand:
result-score = Stand: { $scores }.
result-partner = Mit im Team: { $name }.
result-no-partner = { $name } war ohne Gegenüber.

result-reneged = { $name } hat nicht bedient, damit ist die Runde zu Ende: { $gain }.
result-forfeit = { $name } hat nicht bedient, und damit ist die Partie verloren.
result-misdeal-redeal = Alle sind sich einig: vergeben. { $dealer } gibt neu.
result-misdeal-forfeit-deal = Alle sind sich einig: vergeben. Das Geben geht weiter.
result-misdeal-minus-one = Alle sind sich einig: vergeben. { $gain }, und das Geben geht weiter.
result-penalty = Darin steckt die Strafe fürs Nichtbedienen: { $names }.

gain-own = { points }
gain-own-each = je { points }
gain = { points } für { $names }
gain-each = je { points } für { $names }
loss = { $points ->
    [one] minus { $points } Punkt für { $names }
   *[other] minus { $points } Punkte für { $names }
}
gain-none = keine Punkte

tradition-euchred = { $wording ->
    [1] { $names } { $count ->
        [one] ruft: „Reingefallen!“ Jetzt wird getanzt, mit dem Finger gezeigt
       *[other] rufen: „Reingefallen!“ Jetzt wird getanzt, mit dem Finger gezeigt und abgeklatscht
    }.
    [2] { $names } { $count ->
        [one] ruft
       *[other] rufen
    }: „Reingefallen!“ Die Karten fliegen.
   *[0] { $names } { $count ->
        [one] ruft
       *[other] rufen
    }: „Reingefallen!“
}
tradition-barn = { $names } { $count ->
    [one] steht
   *[other] stehen
} in der Scheune{ $wording ->
    [1] , Zählkarten hinter den Ohren: nur noch ein Punkt.
    [2] : Stallgeräusche, bitte, nur noch ein Punkt.
   *[0] : nur noch ein Punkt.
}
tradition-milking = { $names } { $count ->
    [one] steht
   *[other] stehen
} noch in der Scheune{ $wording ->
    [1] : Daumen nach unten, es wird gemolken.
    [2] . Muh.
   *[0] {" "}beim Melken.
}
tradition-shut-out = Zu null! { $wording ->
    [1] Den Tanz der Schande für { $names }, bitte.
    [2] Musik für { $names }: der Tanz der Schande.
   *[0] { $names } { $count ->
        [one] schuldet
       *[other] schulden
    } uns den Tanz der Schande.
}
tradition-salute = { $wording ->
    [1] Ein Bauer ist aufgedeckt! Pfeif und salutier, { $name }.
    [2] Ein Bauer ist aufgedeckt: { $name } pfeift, die Hand an der Stirn.
   *[0] Ein Bauer ist aufgedeckt: { $name } pfeift und salutiert.
}
tradition-mugs = Wer verloren hat, gibt in der nächsten Partie zuerst.

over-void = Das war zu früh, um zu zählen: Diese gewertete Partie ist ungültig, niemand hat sie gewonnen.
over-conceded = Aufgegeben von { $names }.
over = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie.
over-slam = Ein Schlemm: Die Partie zählt doppelt.
over-contest = **An diesem Tisch sind alle Runden gespielt.** Das Ergebnis steht beim Turnier.
over-final = Endstand: { $scores }.
over-tally = Gewonnene Partien: { $tally }.
over-tally-of = { $unit } { $games }

sheet-older = Frühere Runden: **/history**, sobald die Partie vorbei ist.
sheet-made = gemacht { $gain }
sheet-march = Durchmarsch { $gain }
sheet-euchre = Euchre { $gain }
sheet-euchre-march = Euchre ohne Stich { $gain }
sheet-set = verfehlt { $gain }
sheet-thrown-in = alle gepasst
sheet-folded = geschenkt { $gain }
sheet-redeal = neu gegeben
sheet-reneged = nicht bedient { $gain }
sheet-forfeit = nicht bedient, Partie verloren
sheet-misdeal = vergeben { $gain }

open-heading = Runde { $number }: alle Blätter, wie sie gegeben wurden
open-hand = { $name }: { $cards }
open-turnup = Aufgedeckt: { $card }
open-kitty = Talon: { $cards }
open-widow = Skat: { $cards }
open-discard = { $name } hat { $cards } abgelegt
open-drawn = { $name } hat daraus { $cards } bekommen
open-given = { $giver } hat { $name } { $cards } gegeben
open-unknown = { $count ->
    [one] eine unbekannte Karte
   *[other] { $count } unbekannte Karten
}
open-and-unknown = { $cards } und { $unknown }
