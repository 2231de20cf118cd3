# La fin d’une donne ou d’une partie. $made est une proposition de calls.ftl, comme « Ann a fait prendre ♥ cœur ».

result-made = { $made } et a fait { tricks } : { $gain }.
result-made-with = { $made } et a fait { tricks } avec { $partner } : { $gain }.
result-march = { $made } et a fait tous les plis : { $gain }.
result-march-with = { $made } et a fait tous les plis avec { $partner }, capot : { $gain }.
result-lone-march = { $made } et a fait tous les plis, capot en solo : { $gain }.
result-euchre = { $made } mais n’a fait que { tricks }. Euchre : { $gain }.
result-euchre-march = { $made } mais n’a fait aucun pli. Euchre : { $gain }.
result-set = { $made } mais n’a fait { $tricks ->
    [0] aucun pli
   *[other] que { tricks }
}. Chute : { $gain }.
result-thrown-in = Tout le monde a passé : la donne est nulle.
result-folded = { $name } se couche : { $gain }.
result-redeal = { $name } a fait annuler la donne avec un as sans figure : { $dealer } redonne.
result-lone-defence = { $name } a défendu en solo.
result-claimed = { $name } prend { $count ->
    [1] le dernier pli
   *[other] les { $count } derniers plis
}, quoi qu’on joue :
result-laid-open = Il n’y avait plus rien à décider ; restaient en main :
result-score = Score : { $scores }.
result-partner = Le binôme était { $name }.
result-no-partner = { $name } n’avait pas de binôme.

result-reneged = Renonce de { $name } : la donne s’arrête, { $gain }.
result-forfeit = Renonce de { $name } : la partie est perdue.
result-misdeal-redeal = Tout le monde est d’accord : maldonne. { $dealer } redonne.
result-misdeal-forfeit-deal = Tout le monde est d’accord : maldonne. La donne passe à la place suivante.
result-misdeal-minus-one = Tout le monde est d’accord : maldonne. { $gain }, et la donne passe à la place suivante.
result-penalty = Pénalité pour renonce comprise : { $names }.

gain-own = { points }
gain-own-each = { points } par personne
gain = { points } pour { $names }
gain-each = { points } par personne pour { $names }
loss = { $points ->
    [one] moins { $points } point pour { $names }
   *[other] moins { $points } points pour { $names }
}
gain-none = aucun point

tradition-euchred = { $wording ->
    [1] { $names } { $count ->
        [1] crie : « Dedans ! » On danse, on montre du doigt.
       *[other] crient : « Dedans ! » On danse, on montre du doigt, on se tape dans la main.
    }
    [2] { $names } { $count ->
        [1] crie
       *[other] crient
    } : « Dedans ! » Les cartes volent.
   *[0] { $names } { $count ->
        [1] crie
       *[other] crient
    } : « Dedans ! »
}
tradition-barn = { $names } { $count ->
    [1] est
   *[other] sont
} dans la grange{ $wording ->
    [1] , cartes de score derrière les oreilles : plus qu’un point.
    [2] {" "}: cris de basse-cour, s’il vous plaît, plus qu’un point.
   *[0] {" "}: plus qu’un point.
}
tradition-milking = { $names } { $count ->
    [1] est
   *[other] sont
} encore dans la grange{ $wording ->
    [1] {" "}: pouces en bas, et que l’on traie.
    [2] . Meuh.
   *[0] {" "}à traire.
}
tradition-shut-out = Fanny ! { $wording ->
    [1] La danse de la honte pour { $names }, s’il vous plaît.
    [2] Musique pour { $names } : la danse de la honte.
   *[0] { $names } nous { $count ->
        [1] doit
       *[other] doivent
    } la danse de la honte.
}
tradition-salute = { $wording ->
    [1] Un bower à la retourne ! { $name }, siffle et salue.
    [2] Un bower à la retourne : { $name } siffle, la main au front.
   *[0] Un bower à la retourne : { $name } siffle et salue.
}
tradition-mugs = Honneur au camp perdant : il donne en premier à la prochaine partie.

over-void = C’était trop tôt pour compter : cette partie classée est nulle, et personne ne l’a gagnée.
over-conceded = Abandon de { $names }.
over = { $names } { $count ->
    [1] gagne
   *[other] gagnent
} la partie.
over-slam = Un chelem : la partie compte double.
over-contest = **Toutes les donnes de cette table sont jouées.** Le résultat est au tournoi.
over-final = Score final : { $scores }.
over-tally = Parties gagnées : { $tally }.
over-tally-of = { $unit } { $games }

sheet-older = Donnes plus anciennes : **/history**, une fois la partie finie.
sheet-made = réussi { $gain }
sheet-march = capot { $gain }
sheet-euchre = euchre { $gain }
sheet-euchre-march = euchre sans un pli { $gain }
sheet-set = chute { $gain }
sheet-thrown-in = tout le monde passe
sheet-folded = se couche { $gain }
sheet-redeal = redonne
sheet-reneged = renonce { $gain }
sheet-forfeit = renonce, partie perdue
sheet-misdeal = maldonne { $gain }

open-heading = Donne { $number } : toutes les mains de départ
open-hand = { $name } : { $cards }
open-turnup = Retourne : { $card }
open-kitty = Talon : { $cards }
open-widow = Chien : { $cards }
open-discard = { $name } a écarté { $cards }
open-drawn = { $name } y a pris { $cards }
open-given = { $giver } a donné { $cards } à { $name }
open-unknown = { $count ->
    [1] une carte inconnue
   *[other] { $count } cartes inconnues
}
open-and-unknown = { $cards } et { $unknown }
