# La fin d’une donne ou d’une partie. $made est une proposition de calls.ftl, comme « Ann a fait prendre ♥ cœur ».

result-made = { $made } et a gagné { tricks } : { $gain }.
result-made-with = { $made } et a gagné { tricks } avec { $partner } : { $gain }.
result-march = { $made } et a gagné tous les plis : { $gain }.
result-march-with = { $made } et a gagné tous les plis avec { $partner }, capot : { $gain }.
result-lone-march = { $made } et a gagné tous les plis, capot en solo : { $gain }.
result-euchre = { $made } mais n’a gagné que { tricks }. Euchre : { $gain }.
result-euchre-march = { $made } mais n’a gagné aucun pli. Euchre : { $gain }.
result-set = { $made } mais n’a gagné { $tricks ->
    [0] aucun pli
   *[other] que { tricks }
}. Chute : { $gain }.
result-thrown-in = Tout le monde a passé : la donne est nulle.
result-folded = { $name } se couche : { $gain }.
result-redeal = { $name } a montré un as sans figure : { $dealer } redonne.
result-lone-defence = { $name } a défendu en solo.
result-score = Score : { $scores }.
result-partner = Le partenaire était { $name }.
result-no-partner = { $name } n’avait pas de partenaire.

gain-own = { points }
gain-own-each = { points } chacun
gain = { points } pour { $names }
gain-each = { points } chacun pour { $names }
loss = { $points ->
    [one] moins { $points } point pour { $names }
   *[other] moins { $points } points pour { $names }
}
gain-none = aucun point

tradition-euchred = Dedans !
tradition-barn = { $unit } { $count ->
    [one] est dans la grange : plus qu’un point.
   *[other] sont dans la grange : plus qu’un point.
}
tradition-shut-out = Fanny ! { $losers } nous { $count ->
    [one] doit
   *[other] doivent
} la danse de la honte.
tradition-salute = Un bower à la retourne : un coup de sifflet et un salut pour { $name } !
tradition-mugs = Honneur aux perdants : ils donnent les premiers à la prochaine partie.

over = { $names } { $count ->
    [one] gagne
   *[other] gagnent
} la partie.
over-slam = Un chelem : la partie compte double.
over-final = Score final : { $scores }.
over-tally = Parties gagnées : { $tally }.
over-tally-of = { $unit } { $games }

open-heading = Donne { $number } : toutes les mains telles que données
open-hand = { $name } : { $cards }
open-turnup = Retourne : { $card }
open-kitty = Talon : { $cards }
open-widow = Chien : { $cards }
open-discard = { $name } a écarté { $cards }
