# La table publique en texte.

table-heading = { $title } · donne { $hand } · en { points }
table-contest-heading = { $title } · donne { $hand } sur { $hands }
table-timed-heading = { $title } · donne { $hand }
table-extra-heading = { $title } · égalité, une donne de plus décide ({ $extra })
table-brief = { $title }{"\u00A0"}· { $scores }
table-lobby-heading = { $title } · en { points }
table-ranked = { $heading } · classée
table-turns = { $heading } · { $turns }
lobby-ranked = Partie classée : prends toi-même au moins la moitié de tes décisions et reste jusqu’au bout. Sinon tu perds, quoi que fasse un ordinateur à ta place.
lobby-too-short = Partie amicale : il faut au moins { $points } points pour une partie classée.
lobby-unranked = Une partie amicale : quelqu’un ici ne peut pas jouer de parties classées sur ce serveur avant la prochaine saison.
lobby-chance = Partie amicale : avec ces options, trop de hasard pour une partie classée.
lobby-unagreed = À l’ancienne, une partie n’est classée que si tout le monde appuie sur **{ button-ranked }** : { $agreed } sur { $players }.
proposed-take-back = { $name } voudrait reprendre son coup. D’accord, { $names } ?
declined-take-back = { $name } a dit non : rien n’est repris.
declined-game = { $name } a dit non à la prochaine partie classée et a quitté sa place.
game-wanted = Une partie classée commence quand tout le monde la veut. On attend encore { $names } ; sans un oui, la place sera libre.
table-rules-changed = Règles maison : { $options }
lobby-turns = Temps par coup : { $turns }. { $about }
lobby-seat = { $seat }. { $name }
table-next-seats = Pour la prochaine partie : { $seats }
lobby-seat-free = { $seat }. libre
seat-partner = En face de { $name }, en équipe
seat-opposite = En face de { $name }
seat-left = À gauche de { $name }
seat-right = À droite de { $name }
seat-number = Place { $seat }
seat-is-free = Cette place est libre
seat-has-computer = { $name }, un ordinateur, te laisse sa place
lobby-partners = Jouent ensemble : { $sides }.
lobby-partners-opposite = Les partenaires se font face.
lobby-partners-every-other = Une place sur deux est de la même équipe.
lobby-alone = Chacun pour soi.
lobby-free = { $free ->
    [1] Une place est libre.
   *[other] { $free } places sont libres.
}
lobby-free-computers = { $free ->
    [1] Une place est libre : un ordinateur cède la sienne.
   *[other] { $free } places sont libres : les ordinateurs cèdent les leurs.
}
lobby-ready = Toutes les places sont prises : la partie peut commencer.
computer-name = 🤖{"\u00A0"}{ $name }
name-stood-in = { $name } (un ordinateur a joué)
stand-in = 🤖{"\u00A0"}pour { $name }
stand-in-plain = un ordinateur pour { $name }
stand-in-short = pour { $name }
mark-computer = { $name } (ordinateur)
computers = Ordinateurs : { $names }.
table-promised = { $names } { $count ->
    [1] prend place
   *[other] prennent place
} à la prochaine donne, à la place de { $seats }.
introduced = { $name } · { $games ->
    [1] 1 partie
   *[other] { $games } parties
} ici depuis { $since }
introduced-first = { $name } · première partie ici
mark-away = { $name } (en pause, un ordinateur joue)
mark-left = { $name } (a quitté la table, un ordinateur joue)
table-asleep = Cette table dort ({ $names }). Qui y joue la fait revenir avec **/table show** là où il y a de la place.
table-absent = La table attend { $names }.
seat-of = Place { $seat } : { $name }

score = Score : { $scores }
score-of = { $unit }{"\u00A0"}{ $score }
deals = { $name } donne.
turn-up = { $name } donne. Retourne : { $card }.
turn-up-down = { $name } donne. Retourne refusée : { $card }.
turn-up-taken = { $name } donne. { $taker } a pris { $card }.
turn-up-left = { $name } donne. Retourne laissée sur la table : { $card }.
bidding = Jusqu’ici : { $calls }.
trump = Atout : { $suit } ({ $made }).
trump-none = Sans atout ({ $made }).
trump-open = { $name } emporte l’enchère à { $bid } et choisit l’atout.
trump-open-forced = { $name } doit annoncer { $bid } et choisit l’atout.
sits-out = { $names } { $count ->
    [1] ne joue pas cette donne.
   *[other] ne jouent pas cette donne.
}
lone-defender = { $name } défend en solo.
partner-unknown = Le meilleur { $suit } est appelé ; personne ne sait encore qui l’a.
partner-known = Le meilleur { $suit } est appelé : le binôme est { $name }.
partner-none = Le meilleur { $suit } est appelé : { $name } n’a pas de binôme.
trick-on-table = Pli { $number } : { $plays }
hand-under-way = Cette donne est en cours : { $button } montre chaque annonce et chaque carte.
hand-under-way-hidden = Cette donne est en cours.
trick-lead = { $name } entame { $card }
trick-play = { $name } { $card }
trick-wins = { $play }{"\u00A0"}←{"\u00A0"}en{"\u00A0"}tête
trick-wins-plain = { $play }, en tête pour l’instant
trick-last = Dernier pli : { $plays }
trick-took = { $play }{"\u00A0"}←{"\u00A0"}gagne
trick-took-plain = { $play }, qui gagne le pli
trick-won = { $name } a fait le pli avec { $card }.
taken = Plis : { $taken }
taken-of = { $unit } { $tricks }

turn-cut = { $name } peut couper.
turn-turn-tables = { $name } peut faire tourner les jeux.
turn-order = { $name } : { $word ->
    [assist] soutenir ou passer ?
    [take-up] prendre ou passer ?
   *[order] faire prendre ou passer ?
}
turn-call = { $nt ->
    [yes] { $name } : annoncer une couleur ou sans atout, ou passer ?
   *[no] { $name } : annoncer une couleur ou passer ?
}
turn-call-stuck = { $nt ->
    [yes] { $name } doit annoncer une couleur ou sans atout !
   *[no] { $name } doit annoncer une couleur !
}
turn-call-fold = { $nt ->
    [yes] { $name } : annoncer une couleur ou sans atout, ou se coucher ?
   *[no] { $name } : annoncer une couleur ou se coucher ?
}
turn-bid = { $name } : enchérir ou passer ?
turn-bid-stuck = Enchère obligatoire pour { $name } !
turn-order-alone = { $name } : { $word ->
    [assist] soutenir en solo ou passer ?
   *[order] faire prendre en solo ou passer ?
}
turn-only-pass = { $name } n’a plus d’enchère à faire : passer.
turn-only-fold = { $name } n’a plus d’enchère à faire : se coucher.
turn-name = { $name } choisit l’atout.
turn-give-turnup = { $name } peut donner la retourne à son binôme en solo.
turn-discard = { $name } écarte.
turn-best = { $name } peut demander la meilleure carte de son binôme.
turn-give = { $name } donne une carte à { $maker }.
turn-partner = { $name } appelle une couleur.
turn-defend-alone = { $name } : défendre en solo ?
turn-play-lead = { $name } entame.
turn-play = { $name } joue.
turn-suit = { $name } peut imposer la couleur d’entame.
trick-taken = { $name } a fait le pli.
turn-gather = { $name } ramasse le pli.

draw-random = Tirage au sort : première donne à { $name }.
draw-high-card = Tirage de la première donne, à la plus forte carte : { $cards }. Première donne à { $name }.
draw-high-card-again = Tirage de la première donne, à la plus forte carte : { $cards }. Égalité, on recommence : { $again }. Première donne à { $name }.
draw-black-jack = Au premier valet noir de donner : { $cards }. Première donne à { $name }.
draw-card = { $name } { $card }
draw-more = { $count } cartes, puis { $last }

alt-lobby = Une table d’euchre qui attend du monde.
alt-table = Une table d’euchre.
alt-finished = La partie est finie.

# La fin de la question posée. Discord montre { $in } ainsi : « dans 2 minutes ».
clock-turn = Un ordinateur prend le relais { $in }.
clock-trick = Le pli sera ramassé { $in }.
clock-claims = Fin des contestations { $in }.
clock-theft = La retourne sera montrée { $in }.
clock-answer = Le délai de réponse se termine { $in }.
clock-fixed = Délai : { $at }.
clock-none = { $you ->
    [yes] La table t’attend
   *[no] La table attend { $name }
} ; aucun ordinateur ne prend le relais.

# A deal that may be stolen (law 2.8)
deal-open = C’est à { $name } de donner. Gardez l’œil sur le paquet !
deal-stolen = { $name } prend le paquet et donne.
