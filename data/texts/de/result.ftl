# Wie Runden und Partien enden. $made ist ein Satzteil aus calls.ftl, wie »Ann hat ♥ Herz bestellt«.

result-made = { $made } und { tricks } gemacht: { $gain }.
result-made-with = { $made } und mit { $partner } { tricks } gemacht: { $gain }.
result-march = { $made } und alle Stiche gemacht: { $gain }.
result-march-with = { $made } und mit { $partner } alle Stiche gemacht, ein Durchmarsch: { $gain }.
result-lone-march = { $made } und alle Stiche gemacht, ein Durchmarsch im Alleinspiel: { $gain }.
result-euchre = { $made }, aber nur { tricks } gemacht. Euchre: { $gain }.
result-euchre-march = { $made }, aber gar keinen Stich gemacht. Euchre: { $gain }.
result-set = { $made }, aber { $tricks ->
    [0] gar keinen Stich
   *[other] nur { tricks }
} gemacht. Verloren: { $gain }.
result-thrown-in = Alle haben gepasst: Die Karten werden eingeworfen.
result-folded = { $name } hat aufgegeben: { $gain }.
result-redeal = { $name } hat ein Ass ohne Bild eingeworfen: { $dealer } gibt neu.
result-lone-defence = { $name } hat allein verteidigt.
result-score = Stand: { $scores }.
result-partner = Partner war { $name }.
result-no-partner = { $name } hatte keinen Partner.

gain-own = { points }
gain-own-each = je { points }
gain = { points } für { $names }
gain-each = je { points } für { $names }
loss = { $points ->
    [one] minus { $points } Punkt für { $names }
   *[other] minus { $points } Punkte für { $names }
}
gain-none = keine Punkte

tradition-euchred = Reingefallen!
tradition-barn = { $unit } { $count ->
    [one] steht in der Scheune: nur noch ein Punkt.
   *[other] stehen in der Scheune: nur noch ein Punkt.
}
tradition-shut-out = Zu null! { $losers } { $count ->
    [one] schuldet
   *[other] schulden
} uns den Tanz der Schande.
tradition-salute = Ein Bauer ist aufgedeckt: ein Pfiff und ein Gruß für { $name }!
tradition-mugs = Trostpreis: Die Verlierer geben in der nächsten Partie zuerst.

over = { $names } { $count ->
    [one] gewinnt
   *[other] gewinnen
} die Partie.
over-slam = Ein Schlemm: Die Partie zählt doppelt.
over-final = Endstand: { $scores }.
over-tally = Gewonnene Partien: { $tally }.
over-tally-of = { $unit } { $games }

open-heading = Runde { $number }: alle Blätter, wie sie gegeben wurden
open-hand = { $name }: { $cards }
open-turnup = Aufgedeckt: { $card }
open-kitty = Talon: { $cards }
open-widow = Skat: { $cards }
open-discard = { $name } hat { $cards } abgelegt
