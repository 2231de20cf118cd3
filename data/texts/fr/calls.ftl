# Ce que quelqu’un décide aux enchères : sur le moment (call-…), puis raconté (by-…, made-…).
# order up = faire prendre, assist = soutenir, take up = prendre. « En solo » évite seul/seule.

call-pass = { $names } { $count ->
    [1] passe
   *[other] passent
}
call-order = { $name } fait prendre
call-order-alone = { $name } fait prendre en solo
call-assist = { $name } soutient
call-assist-alone = { $name } soutient en solo
call-take-up = { $name } prend
call-take-up-alone = { $name } prend en solo
call-suit = { $name } annonce { $suit }
call-suit-alone = { $name } annonce { $suit } en solo
call-fold = { $name } se couche
call-bid = { $name } annonce { $tricks }
call-name = { $name } choisit { $suit }
call-name-alone = { $name } choisit { $suit } en solo
call-ace-no-face = { $name } montre un as sans figure
call-farmers = { $name } montre une main de paysan ({ $cards }) et l’échange
call-partner = { $name } appelle le meilleur { $suit }
call-alone = { $name } n’appelle personne et joue en solo
call-no-defence = { $name } ne défend pas en solo
call-defend-alone = { $name } défend en solo

by-order = { $name } a fait prendre
by-order-alone = { $name } a fait prendre en solo
by-assist = { $name } a soutenu
by-assist-alone = { $name } a soutenu en solo
by-take-up = { $name } a pris
by-take-up-alone = { $name } a pris en solo
by-suit = { $name } a annoncé
by-suit-alone = { $name } a annoncé en solo
by-bid = { $name } a annoncé { $bid }
by-bid-alone = { $name } a annoncé { $bid } et joue en solo
by-forced = { $name } a dû annoncer { $bid }
by-forced-alone = { $name } a dû annoncer { $bid } et joue en solo

made-order = { $name } a fait prendre à { $suit }
made-order-alone = { $name } a fait prendre à { $suit } en solo
made-assist = { $name } a soutenu à { $suit }
made-assist-alone = { $name } a soutenu à { $suit } en solo
made-take-up = { $name } a pris à { $suit }
made-take-up-alone = { $name } a pris à { $suit } en solo
made-suit = { $name } a annoncé { $suit }
made-suit-alone = { $name } a annoncé { $suit } en solo
made-bid = { $name } a annoncé { $bid } à { $suit }
made-bid-alone = { $name } a annoncé { $bid } à { $suit } en solo
made-forced = { $name } a dû annoncer { $bid } à { $suit }
made-forced-alone = { $name } a dû annoncer { $bid } à { $suit } en solo
