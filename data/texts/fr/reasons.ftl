# Pourquoi un coup est bon, en une phrase de bon joueur ou de bonne joueuse ; sous /hint et dans Comment ai-je joué ?
# ally : partner, ou defender pour qui ne défend avec toi que cette donne. aces : les as hors atout.

reason-close = C’est serré. { $reason }
reason-no-difference = D’après les chiffres, ce que tu fais ici ne change presque rien.
reason-same-work = Ces cartes se valent : aucune carte restante ne se place entre elles.

reason-need-all = Il faut à ton camp les { $count ->
    [2] deux
   *[other] { $count }
} plis qui restent pour { $aim ->
    [make] réussir
   *[stop] faire chuter les autres
} : ne garde rien en réserve.
reason-partner-sure = { $ally ->
    [partner] Ton binôme a déjà ce pli
   *[defender] La personne qui défend avec toi a déjà ce pli
} avec { $card }, et l’autre camp ne peut plus le prendre.
reason-partner-sure-keep = { $ally ->
    [partner] Ton binôme a déjà ce pli
   *[defender] La personne qui défend avec toi a déjà ce pli
} avec { $card }, et l’autre camp ne peut plus le prendre : garde { $other }.
reason-partner-ahead = { $ally ->
    [partner] Ton binôme est en tête
   *[defender] La personne qui défend avec toi est en tête
} avec { $card }, et tu n’as rien de plus fort.
reason-partner-ahead-keep = { $ally ->
    [partner] Ton binôme est en tête
   *[defender] La personne qui défend avec toi est en tête
} pour l’instant avec { $card } : garde { $other }.
reason-overtake-sure = { $ally ->
    [partner] Ton binôme est en tête
   *[defender] La personne qui défend avec toi est en tête
} avec { $other }, mais on peut encore passer devant. Rien ne peut plus battre { $card }.
reason-overtake = { $ally ->
    [partner] Ton binôme est en tête
   *[defender] La personne qui défend avec toi est en tête
} avec { $other }, mais on peut encore passer devant. Il est plus difficile de battre { $card }.
reason-last-only = Tu joues en dernier, et seule cette carte prend le pli : { $card }.
reason-last-cheapest = Tu joues en dernier, et la plus petite carte qui prend le pli est { $card }.
reason-sure-win = Dans l’autre camp, personne après toi ne peut battre { $card }.
reason-last-hope = Personne de ton camp ne joue après toi, et ta plus petite carte qui passe en tête est { $card }.
reason-highest-of-suit = À { $suit }, il ne reste rien de plus fort que { $card } : seul un atout peut prendre.
reason-lowest-trump = Tu n’as pas de { $suit }, et ton plus petit atout qui passe en tête est { $card }.
reason-go-ahead = Avec { $card } tu passes en tête, et il leur faut jouer plus fort pour prendre ce pli.
reason-guarded-trump = Garde { $card } et { $other } ensemble : un seul atout est plus fort, et ainsi gardé, le tien peut encore faire un pli.
reason-sure-later = Garde { $card } : aucun atout encore dehors ne passe devant, et cela fera un pli plus tard.
reason-leave-to-partner = { $ally ->
    [partner] Ton binôme joue encore dans ce pli
   *[defender] La personne qui défend avec toi joue encore dans ce pli
} : garde { $other }.
reason-keep-winner = Laisse filer ce pli et garde { $other } pour un autre.
reason-throw-void = Tu ne peux pas prendre ce pli. Sans { $card }, tu n’as plus de { $suit } et tu pourras couper.
reason-throw-lowest = Tu ne peux pas prendre ce pli : jette ta plus petite carte.
reason-keep-highest = Tu ne peux pas prendre ce pli. Garde { $other }, la plus forte carte restante à { $suit }.
reason-keep-guard = Tu ne peux pas prendre ce pli. Garde { $card } avec { $other } : une seule carte est plus forte à { $suit }.
reason-cannot-win = Tu ne peux pas prendre ce pli, et tu peux te passer de cette carte : { $card }.

reason-save-loser = D’abord ce qui prend à coup sûr ; garde { $other } pour la fin : d’ici là, les autres auront peut-être jeté ce qui est plus fort.
reason-show-left = Ton binôme a choisi l’atout : entame atout ; { $card } montre aussi où est le bower gauche.
reason-trump-to-maker = Ton binôme a choisi l’atout : entame atout.
reason-pull-top = Fais tomber leurs atouts : aucun atout encore dehors ne bat { $card }.
reason-pull = Tu as choisi l’atout : entame atout, pour que les autres n’en aient plus quand viendront tes autres cartes.
reason-top-trump = Aucun atout encore dehors ne bat { $card }.
reason-sure-trick = Les autres n’ont plus d’atout et ne peuvent pas battre { $card }.
reason-keep-trumps = Les autres n’ont plus d’atout : les tiens peuvent attendre.
reason-partner-trumps = { $ally ->
    [partner] Ton binôme n’a pas de { $suit }
   *[defender] La personne qui défend avec toi n’a pas de { $suit }
} et coupera peut-être.
reason-cash = À { $suit }, rien ne bat { $card } : entame avant que quelqu’un puisse couper.
reason-away-from-void = Garde { $other } : dans l’autre camp, quelqu’un n’a pas de { $suit } et pourrait couper.
reason-lone-keep-ace = Contre un solo, garde { $other } pour les derniers plis.
reason-lone-long-suit = Contre un solo, entame dans ta couleur la plus longue, { $suit }.
reason-lead-void = C’est ta seule carte à { $suit } : ensuite, tu pourras couper cette couleur.
reason-lead-keep = Garde { $other }, la plus forte carte restante à { $suit }, pour un pli à venir.
reason-lead-no-winner = Aucune de tes entames ne prend à coup sûr : entame petit.
reason-lead-high = Aucune de tes entames ne prend à coup sûr ; au moins faut-il plus fort, ou un atout, pour battre { $card }.

reason-sacrifice = Un sacrifice : la chute (euchre) est plus probable que la réussite, mais tout le reste fait perdre la partie plus souvent.
reason-donate = Un sacrifice : même si ta chute leur donne { points }, les autres n’ont pas encore gagné ; un solo pourrait leur donner la partie d’un coup.
reason-stuck = Tu dois annoncer quelque chose, et { $suit } est le moindre mal.
reason-game-point-together = Il ne te manque qu’un point : joue avec ton binôme, un capot en solo ne rapporte rien de plus.
reason-their-game-point = Un sacrifice : il ne leur manque qu’un point, et toute donne réussie leur donne la partie.
reason-partner-has = Il te manque { $card } ; ton binôme l’a peut-être.
reason-alone-top = Tu aurais { $count ->
    [1] le plus fort atout
   *[other] les { $count } plus forts atouts
}{ $aces ->
    [0] {""}
    [1] {" "}et un as à côté
   *[other] {" "}et { $aces } as à côté
}, et tous les plis en solo valent { points }.
reason-alone-points = Tous les plis en solo valent { points }, et tu les fais plus souvent que tu ne chutes.
reason-next = Le camp qui donne a refusé la première couleur, donc il n’en a sans doute pas les bowers ; à { $suit }, ce sont les mêmes valets.
reason-reverse-next = Ton camp a refusé la première couleur : essaie l’autre teinte, rouge ou noire, avec { $suit }.
reason-strong-hand = Tu aurais { $count ->
    [1] un atout, { $card }
   *[other] { $count } atouts, au mieux { $card }
}{ $aces ->
    [0] {""}
    [1] {" "}et un as à côté
   *[other] {" "}et { $aces } as à côté
} : à { $suit }, ça passe le plus souvent.
reason-better-suit = Tu as plus de force à { $suit }, que tu pourras annoncer si tout le monde passe.
reason-aces-win = { $aces ->
    [1] Ton as fait son pli quand personne ne peut couper.
   *[other] Tes { $aces } as font leurs plis quand personne ne peut couper.
}
reason-gives-card = Faire prendre donnerait { $card } au camp adverse.
reason-partner-deals = Ton binôme donne et décide en dernier ; avec { $count ->
    [0] zéro atout
    [1] un atout
   *[other] { $count } atouts
}, tu peux lui laisser le choix.
reason-weak-pick-up = Même avec { $card }, tu n’aurais que { $count ->
    [1] un atout
   *[other] { $count } atouts, au mieux { $other }
}.
reason-dealer-stuck = Si tout le monde passe, c’est au camp adverse d’annoncer : il donne.
reason-partner-asked = Ton binôme n’a pas encore parlé.
reason-no-long-suit = Dans aucune des couleurs permises tu n’as plus de { $count ->
    [0] zéro carte
    [1] une carte
   *[other] { $count } cartes
}.
reason-poor-calls = Quoi que tu annonces, tu chuterais au moins aussi souvent que tu réussirais.
reason-bid-too-high = Il te faudrait annoncer au moins { $points }, et dans ta meilleure couleur, { $suit }, tu as { $count ->
    [0] zéro carte
    [1] une carte
   *[other] { $count } cartes
}.
reason-bid-sacrifice = Un sacrifice : l’enchère a plus de chances de chuter que de réussir, mais tout le reste fait perdre la partie plus souvent.
reason-bid-raises = Les autres vont sans doute surenchérir, et devront alors faire au moins { $points } plis.
reason-bid-holds = Si l’enchère reste à ton camp, elle réussit plus souvent qu’elle ne chute ; dans ta meilleure couleur, { $suit }, tu as { $count ->
    [0] zéro carte
    [1] une carte
   *[other] { $count } cartes
}.
reason-defend-together = Avec { $count ->
    [0] zéro atout
    [1] un atout
   *[other] { $count } atouts
}, mieux vaut défendre avec ton binôme.
reason-defend-alone = Tu as { $count ->
    [1] un atout, { $card }
   *[other] { $count } atouts, au mieux { $card }
}{ $aces ->
    [0] {""}
    [1] {" "}et un as à côté
   *[other] {" "}et { $aces } as à côté
} : cela peut suffire à arrêter un solo.
reason-call-best = Il te manque { $card } ; qui a la meilleure carte à { $suit } joue avec toi.
reason-no-partner = Tu as { $count ->
    [1] un atout, { $card }
   *[other] { $count } atouts, au mieux { $card }
}{ $aces ->
    [0] {""}
    [1] {" "}et un as à côté
   *[other] {" "}et { $aces } as à côté
} : tu peux te passer d’aide.

reason-discard-void = Sans { $card }, tu n’as pas de { $suit } et tu pourras couper.
reason-discard-lowest = Ta plus petite carte te manquera le moins : { $card }.
reason-discard-keep-suit = Garde { $card } et { $other } ensemble : l’une protège l’autre.
reason-discard-keep-trumps = Garde { $count ->
    [1] ton atout
   *[other] tes { $count } atouts
} : tu peux plus facilement te passer de { $card }.
reason-give-trump = Rien de ce que tu as n’aide plus un solo que ton plus fort atout, { $card }.
reason-give-highest = Tu n’as pas d’atout, et la plus forte carte que tu puisses donner est { $card }.
reason-ask-for-best = Ta plus petite carte s’en va, contre la meilleure de ton binôme.
reason-one-more-trump = Un atout de plus aide un solo, qui écartera autre chose.
