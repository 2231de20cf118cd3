# Les règles d’un jeu en mots simples. rule-<option>-<valeur>.
# An option without a text here says nothing of its own: its points stand in the scoring, or the program sees to it.

game-standard = Standard (annonce obligatoire)
game-house-24 = House of Cards, 24 cartes
game-three-seven = À trois, sept cartes
game-two-handed = À deux
book-standard = Amérique du Nord

rules-title = { $title } · { $book }
rules-differs = Ce qui change par rapport à { $title } :
rules-same = Comme dans { $title } :
rules-play = Comment on joue :
rules-scoring = Points :
rules-scoring-marked = Points (en gras : ce qui change par rapport à { $title }) :

rules-partners = { $players } personnes ; les partenaires se font face.
rules-partners-six = { $players } personnes en deux camps de trois ; les places voisines sont au camp adverse.
rules-individual = { $players } personnes, chacun pour soi.
rules-two = À deux, face à face.
rules-pack = { $size ->
    [24] 24 cartes, du neuf à l’as
    [32] 32 cartes, du sept à l’as
   *[48] 48 cartes, deux de chaque du neuf à l’as
}{ $joker ->
    [yes] {" "}et le joker, qui bat tout autre atout
   *[no] {""}
} ; { $hand } par main.
rules-turn-up = L’atout est la couleur de la retourne si quelqu’un l’accepte, sinon une autre couleur que quelqu’un annonce.
rules-bid = Une seule enchère par personne, plus haute que les précédentes ; la plus haute choisit l’atout et entame.
rules-widow = La plus haute enchère prend le chien et écarte une carte.
rules-joker-bid = Si tout le monde passe, la personne qui a le joker doit annoncer { $bid }.
rules-forced-bid = Si toute la table passe avant elle, la personne qui donne doit enchérir à { $bid } au moins.
rules-bowers = Le valet d’atout est le bower droit, le plus fort atout ; l’autre valet de la même teinte est le bower gauche, juste après.
rules-order = L’atout, du plus fort au plus faible : { $joker ->
    [yes] joker, {""}
   *[no] {""}
}bower droit, bower gauche, as, roi, dame, dix, neuf{ $size ->
    [32] , huit, sept
   *[other] {""}
} ; les autres couleurs : as, roi, dame, valet, dix, neuf{ $size ->
    [32] , huit, sept
   *[other] {""}
}. Le bower gauche est un atout : il n’est plus de sa couleur.
rules-follow = Fournis la couleur demandée si tu peux.
rules-alone = La personne qui choisit l’atout peut jouer en solo ; son binôme ne joue pas.
rules-no-alone = Personne ne joue en solo.
rules-exchange = Qui joue en solo peut écarter deux cartes et en recevoir deux de son camp.
rules-secret = La personne qui choisit l’atout appelle une couleur : celle qui en a la meilleure carte joue avec elle, et n’en dit rien.
rules-points = Il faut { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour gagner.

rule-first_dealer-random = La première donne est tirée au sort.
rule-first_dealer-high-card = On tire une carte par personne ; la plus forte donne en premier.
rule-first_dealer-black-jack = On distribue à découvert ; le premier valet noir donne en premier.
rule-cut-offer = La personne assise juste avant celle qui donne peut couper le paquet.
rule-ace_no_face-yes = Une main avec un as et sans figure peut être annulée avant les enchères ; la même personne redonne.
rule-farmers_hand-three-alike = Main de paysan : trois neuf ou trois dix peuvent être échangés contre les trois cartes sous la retourne.
rule-farmers_hand-any-three = Main de paysan : trois cartes parmi neuf et dix peuvent être échangées contre les trois cartes sous la retourne.
rule-second_round-throw-in = Si tout le monde passe deux fois, la donne est nulle et passe à la place suivante.
rule-second_round-stick = Si tout le monde passe deux fois, l’annonce est obligatoire : la personne qui donne doit annoncer une couleur.
rule-second_round-stick-or-fold = Si tout le monde passe deux fois, la personne qui donne annonce une couleur ou se couche.
rule-no_first_blood-yes = La toute première entame d’une donne ne peut pas être de l’atout.
rule-mugs_away-yes = Honneur au camp perdant : après une partie, il donne en premier.
rule-laps-yes = Report : les points au-delà du score visé comptent pour la partie suivante.
rule-slams-yes = Chelem : si le camp perdant a zéro point ou moins, la partie compte double.
rule-turning_the_tables-yes = Faire tourner les jeux : un camp mené sept à un ou pire peut faire passer toutes les mains d’une place avant que personne ne les regarde.
rule-steal_the_deal-yes = Gardez l’œil sur le paquet : c’est à vous d’appuyer sur **{ button-deal }**, et si le camp adverse est plus rapide, il vole la donne, sauf si l’autre camp le signale avant que la retourne soit montrée.
rule-partner_order-alone = Quand son binôme donne, on ne peut accepter la retourne qu’en jouant en solo.
rule-defend_alone-yes = Contre un solo, une personne de l’autre camp peut jouer en solo elle aussi.
rule-first_lead-dealer-left = La personne à gauche de celle qui donne entame.
rule-first_lead-maker-left = Contre un solo, la personne à gauche du solo entame ; sinon, la personne à gauche de celle qui donne.
rule-partners_best-give-then-discard = Qui joue en solo reçoit une carte de son binôme, puis en écarte une.
rule-partners_best-discard-then-give = Qui joue en solo peut écarter une carte et demander la meilleure de son binôme.
rule-give_turnup-yes = Quand le binôme de la personne qui donne joue en solo, elle peut lui donner la retourne.
rule-traditions-no = Les traditions sont désactivées.
rule-prompt_partner-yes = Quand son binôme donne, on doit annoncer sans tarder.
rule-lone_hands-no = Personne ne joue en solo, pas même en défense.
rule-lone_closed = { $value ->
    [1] Un camp à un point de la victoire ne peut pas jouer en solo.
   *[other] Un camp à { $value } points ou moins de la victoire ne peut pas jouer en solo.
}
rule-no_trump-yes = Au second tour, on peut aussi annoncer sans atout : aucune couleur ne coupe, il n’y a pas de bowers, et chaque valet vient après sa dame.
rule-caller_holds-trump = Pour choisir une couleur comme atout, il faut avoir une carte qui serait de l’atout, avant de rien prendre. Sans aucune, l’annonce obligatoire est libre.
rule-caller_holds-natural = Pour choisir une couleur comme atout, il faut en avoir une carte ; bower gauche et joker ne comptent pas. Sans aucune, l’annonce obligatoire est libre.
rule-keep_turnup-yes = La personne qui donne et prend la retourne la garde : elle écarte une autre carte et ne peut pas la céder.
rule-stuck_any-yes = Quand l’annonce est obligatoire, la couleur refusée peut être annoncée aussi.

rule-law-old-school = À l’ancienne : rien n’empêche d’enfreindre une règle. Le camp adverse peut contester ; se tromper ne coûte rien.
rules-claim-renege = Ne pas fournir alors qu’on le pouvait : on peut reprendre sa carte tant que le pli n’est pas ramassé ; ensuite, le camp adverse peut contester jusqu’à la clôture de la donne.
rules-claim-lead = Entame hors de son tour : contestée avant que le pli soit ramassé, elle fait reprendre le pli ; la carte reste étalée, doit être jouée dès que possible, et on peut imposer une fois une couleur d’entame à ce camp.
rules-claim-call = Annonce hors de son tour, ou de la couleur refusée : contestée aussitôt, elle ne compte pas, et ce camp ne peut plus que passer.
rule-renege_penalty-plus-two = Une renonce avérée rapporte 2 points au camp adverse.
rule-renege_penalty-minus-two = Une renonce avérée coûte 2 points à son camp, ou 4 en solo.
rule-renege_penalty-forfeit = Une renonce avérée fait perdre la partie.
rule-renege_ends_hand-yes = Elle met aussi fin à la donne.
rule-renege_ends_hand-no = On joue la donne jusqu’au bout, et le camp fautif ne garde aucun gain.
rule-review-yes = On peut revoir le dernier pli.
rule-review-no = Un pli ramassé ne se revoit pas.
rule-misdeal-redeal = Maldonne : si tout le monde est d’accord avant que le premier pli soit ramassé, la même place donne à nouveau.
rule-misdeal-forfeit-deal = Maldonne : si tout le monde est d’accord avant que le premier pli soit ramassé, la donne passe à la place suivante.
rule-misdeal-minus-one = Maldonne : si tout le monde est d’accord avant que le premier pli soit ramassé, le camp qui donne perd un point et la donne passe.
house-players = { $value } à la table
house-law = { $value ->
    [old-school] À l’ancienne
   *[hosted] Le bot veille aux règles
}
house-pack = { $value } cartes
house-joker = { $value ->
    [yes] Avec le joker
   *[no] Sans joker
}
house-points = En { $value ->
    [one] { $value } point
   *[other] { $value } points
}
house-first_dealer = { $value ->
    [high-card] La plus haute carte donne d’abord
    [black-jack] Le premier valet noir donne
   *[random] Première donne au hasard
}
house-packets = Donne par { $value }
house-cut = { $value ->
    [offer] On peut couper le paquet
   *[no] Pas de coupe
}
house-misdeal = { $value ->
    [forfeit-deal] Maldonne : la donne passe
    [minus-one] Maldonne : un point perdu
   *[redeal] Maldonne : on redonne
}
house-steal_the_deal = { $value ->
    [yes] On peut voler la donne
   *[no] Pas de donne volée
}
house-renege_penalty = { $value ->
    [minus-two] Une renonce coûte 2 points
    [forfeit] Une renonce perd la partie
   *[plus-two] Une renonce donne 2 aux autres
}
house-renege_ends_hand = { $value ->
    [yes] Une renonce finit la donne
   *[no] La donne continue après une renonce
}
house-review = { $value ->
    [yes] Le dernier pli peut être revu
   *[no] Les plis ramassés restent fermés
}
house-traditions = { $value ->
    [yes] Avec les vieilles coutumes
   *[no] Sans les vieilles coutumes
}
house-ace_no_face = { $value ->
    [yes] As sans figure : on redonne
   *[no] As sans figure : on joue
}
house-farmers_hand = { $value ->
    [three-alike] Main de paysan : trois pareilles
    [any-three] Main de paysan : trois au choix
   *[off] Pas de main de paysan
}
house-second_round = { $value ->
    [stick] Annonce obligatoire pour qui donne
    [stick-or-fold] Qui donne annonce ou se couche
   *[throw-in] Tout le monde passe : donne nulle
}
house-no_first_blood = { $value ->
    [yes] Pas d’atout à la première entame
   *[no] L’atout peut être entamé d’emblée
}
house-mugs_away = { $value ->
    [yes] Le camp perdant donne d’abord
   *[no] Sans cette politesse au camp perdant
}
house-laps = { $value ->
    [yes] Report : le surplus compte ensuite
   *[no] Sans report
}
house-slams = { $value ->
    [yes] Le chelem compte double
   *[no] Sans chelem
}
house-turning_the_tables = { $value ->
    [yes] Faire tourner les jeux
   *[no] Les jeux ne tournent pas
}
house-partner_order = { $value ->
    [alone] Le binôme accepte seulement en solo
   *[free] Le binôme accepte librement
}
house-defend_alone = { $value ->
    [yes] Défense en solo permise
   *[no] Pas de défense en solo
}
house-first_lead = { $value ->
    [maker-left] La gauche du solo entame
   *[dealer-left] La gauche de qui donne entame
}
house-partners_best = { $value ->
    [give-then-discard] La meilleure du binôme, puis écart
    [discard-then-give] Écart, puis la meilleure du binôme
   *[off] Pas de carte du binôme
}
house-give_turnup = { $value ->
    [yes] La retourne peut aller au solo
   *[no] La retourne ne se donne pas
}
house-lone_made = { $value ->
    [one] Solo réussi : { $value } point
   *[other] Solo réussi : { $value } points
}
house-lone_march = { $value ->
    [one] Solo, tous les plis : { $value } point
   *[other] Solo, tous les plis : { $value } points
}
house-euchre = Euchre : { $value }
house-lone_euchre = Euchre d’un solo : { $value }
house-euchre_march = Euchre avec tous les plis : { $value }
house-lone_defence = Euchre en défense solo : { $value }
house-lone_defence_march = Défense solo, tous les plis : { $value }
house-setback = { $value ->
    [yes] Recul : l’euchre coûte des points
   *[no] Sans recul
}
house-prompt_partner = { $value ->
    [yes] Le binôme annonce vite
   *[no] Le binôme peut réfléchir
}
house-settlement = { $value ->
    [each] Le solo gagne à chaque place
   *[once] Le solo gagne une fois
}
house-lone_hands = { $value ->
    [no] Sans solos
   *[yes] Avec solos
}
house-lone_closed = { $value ->
    [0] Solos jusqu’au bout
    [1] Pas de solo à un point de la fin
   *[other] Pas de solo à { $value } points de la fin
}
house-no_trump = { $value ->
    [yes] On peut annoncer sans atout
   *[no] Toujours un atout
}
house-caller_holds = { $value ->
    [trump] Annoncer seulement avec un atout
    [natural] Annoncer seulement avec la couleur
   *[any] Annoncer avec n’importe quelle main
}
house-keep_turnup = { $value ->
    [yes] La retourne se garde
   *[no] La retourne peut être écartée
}
house-stuck_any = { $value ->
    [yes] Annonce obligatoire : toute couleur
   *[no] Annonce obligatoire : trois couleurs
}

row = { $case } : { $pay }.
case-made = Le camp preneur fait { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-made-single = La personne qui prend fait { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-made-alone = En solo, { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-made-against = En solo contre une défense en solo, { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-march = Le camp preneur fait tous les plis (capot)
case-march-single = La personne qui prend fait tous les plis (capot)
case-march-alone = En solo, tous les plis
case-march-against = En solo contre une défense en solo, tous les plis
case-euchre = Le camp preneur fait moins de { $low } plis (euchre)
case-euchre-single = La personne qui prend fait moins de { $low } plis (euchre)
case-euchre-alone = En solo, moins de { $low } plis
case-euchre-against = Une défense en solo tient le solo à moins de { $low } plis
case-euchre-march = Le camp preneur ne fait aucun pli
case-euchre-march-single = La personne qui prend ne fait aucun pli
case-euchre-march-alone = En solo, aucun pli
case-euchre-march-against = Une défense en solo fait tous les plis
case-folded = La personne qui donne se couche
case-bid-made = L’enchère est tenue
case-bid-made-alone = L’enchère est tenue en solo
case-bid-set = L’enchère chute
case-bid-set-alone = L’enchère chute en solo
case-bid-set-forced = L’enchère minimale forcée chute
case-bid-set-forced-alone = L’enchère minimale forcée chute en solo
case-secret-made = Le camp preneur, à deux, fait { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-secret-march = Le camp preneur, à deux, fait tous les plis
case-secret-made-alone = Le camp preneur, sans binôme, fait { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-secret-march-alone = Le camp preneur, sans binôme, fait tous les plis
case-secret-euchre = Le camp preneur fait moins de { $low } plis (euchre)
case-secret-euchre-march = Le camp preneur ne fait aucun pli

pay-makers = { points }
pay-each = { points } par personne
pay-others = { points } pour le camp adverse
pay-others-each = { points } pour chaque autre personne
pay-lost = { $points ->
    [one] perte de { $points } point
   *[other] perte de { $points } points
}
pay-tricks = { $points ->
    [1] un point par pli
   *[other] { $points } points par pli
}
pay-bid = perte de l’enchère
pay-bid-times = perte de { $times } fois l’enchère
pay-bid-half = perte de la moitié de l’enchère

# The laws in full
option-law = Le numéro d’une règle, par exemple 5.4, pour son texte complet
law-ask = **/rules law:5.4** donne le texte complet d’une règle.
law-more = Son texte complet : **/rules law:{ $law }**.
law-unknown = Il n’y a pas de règle { $law }. Les règles ont des numéros comme 5.4 et les chapitres vont de 1 à 12.
law-english = Les règles sont écrites en anglais.
law-options = Les mots comme `{ $option }` sont les noms des règles maison, tels que tu les écris dans **/table open options:**.
