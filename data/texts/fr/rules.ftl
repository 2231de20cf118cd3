# Les règles d’un jeu en mots simples. rule-<option>-<valeur>.
# An option without a text here says nothing of its own: its points stand in the scoring, or the program sees to it.

game-standard = Standard (donneur coincé)
game-house-24 = House of Cards, 24 cartes
game-three-seven = À trois, sept cartes
game-two-handed = À deux
book-standard = Amérique du Nord

rules-title = { $title } ({ $book })
rules-differs = Ce qui change par rapport à { $title } :
rules-same = Comme dans { $title } :
rules-play = Comment on joue :
rules-scoring = Points :

rules-partners = { $players } joueurs ; les partenaires se font face.
rules-partners-six = { $players } joueurs en deux camps de trois ; les voisins sont adversaires.
rules-individual = { $players } joueurs, chacun pour soi.
rules-two = Deux joueurs, l’un contre l’autre.
rules-pack = { $size ->
    [24] 24 cartes, du neuf à l’as
    [32] 32 cartes, du sept à l’as
   *[48] 48 cartes, deux de chaque du neuf à l’as
}{ $joker ->
    [yes] {" "}et le joker, qui bat tout autre atout
   *[no] {""}
} ; { $hand } par main.
rules-turn-up = L’atout est la couleur de la retourne si quelqu’un l’accepte, sinon une autre couleur que quelqu’un annonce.
rules-bid = Une enchère chacun, plus haute que les précédentes ; la plus haute choisit l’atout et entame.
rules-widow = Qui emporte l’enchère prend le chien et écarte une carte.
rules-joker-bid = Si tout le monde passe, qui a le joker doit jouer une enchère de { $bid }.
rules-forced-bid = Si tous les autres passent, le donneur doit enchérir à { $bid } au moins.
rules-bowers = Le valet d’atout est le bower droit, le plus fort atout ; l’autre valet de la même teinte est le bower gauche, juste après.
rules-follow = Fournis à la couleur demandée si tu peux.
rules-alone = Le preneur peut jouer en solo ; son partenaire ne joue pas.
rules-no-alone = Personne ne joue en solo.
rules-exchange = Qui joue en solo peut écarter deux cartes et en recevoir deux de son camp.
rules-secret = Le preneur appelle une couleur : qui a sa meilleure carte est son partenaire, et n’en dit rien.
rules-points = Le premier à { $points } points gagne.

rule-first_dealer-random = Le premier donneur est tiré au sort.
rule-first_dealer-high-card = Chacun tire une carte ; la plus forte donne en premier.
rule-first_dealer-black-jack = On distribue à découvert ; le premier valet noir donne en premier.
rule-cut-offer = Le joueur avant le donneur peut couper le paquet.
rule-ace_no_face-yes = Une main avec un as et sans figure peut être annulée avant les enchères ; le même donneur redonne.
rule-farmers_hand-three-alike = Main de paysan : trois neuf ou trois dix peuvent être échangés contre les trois cartes sous la retourne.
rule-farmers_hand-any-three = Main de paysan : trois cartes parmi neuf et dix peuvent être échangées contre les trois cartes sous la retourne.
rule-second_round-throw-in = Si tout le monde passe deux fois, la donne est nulle et passe au suivant.
rule-second_round-stick = Si tout le monde passe deux fois, le donneur est coincé : il doit annoncer une couleur.
rule-second_round-stick-or-fold = Si tout le monde passe deux fois, le donneur annonce une couleur ou se couche.
rule-no_first_blood-yes = La toute première entame d’une donne ne peut pas être de l’atout.
rule-mugs_away-yes = Honneur aux perdants : après une partie, ils donnent les premiers.
rule-laps-yes = Report : les points au-delà du but comptent pour la partie suivante.
rule-slams-yes = Chelem : une partie où les perdants n’ont rien compte double.
rule-turning_the_tables-yes = Tourner la table : un camp mené sept à un peut faire passer toutes les mains d’une place avant qu’on les regarde.
rule-steal_the_deal-yes = Garde l’œil sur le paquet : chacun donne lui-même, et un adversaire plus rapide que le donneur lui vole la donne, si le camp du donneur ne la dénonce pas avant que la retourne soit montrée.
rule-partner_order-alone = Le partenaire du donneur ne peut accepter la retourne qu’en jouant en solo.
rule-defend_alone-yes = Contre un solo, un défenseur peut jouer en solo lui aussi.
rule-first_lead-dealer-left = Le joueur à gauche du donneur entame.
rule-first_lead-maker-left = Contre un solo, le joueur à gauche du preneur entame ; sinon, celui à gauche du donneur.
rule-partners_best-give-then-discard = Le partenaire d’un joueur en solo lui donne une carte ; puis celui-ci en écarte une.
rule-partners_best-discard-then-give = Qui joue en solo peut écarter une carte et demander la meilleure de son partenaire.
rule-give_turnup-yes = Quand le partenaire du donneur joue en solo, le donneur peut lui donner la retourne.
rule-traditions-no = Les traditions ne sont pas annoncées.
rule-prompt_partner-yes = Le partenaire du donneur doit annoncer sans tarder.

row = { $case } : { $pay }.
case-made = Le camp preneur fait { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-made-single = Le preneur fait { $low } { $span ->
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
case-march-single = Le preneur fait tous les plis (capot)
case-march-alone = En solo, tous les plis
case-march-against = En solo contre une défense en solo, tous les plis
case-euchre = Le camp preneur fait moins de { $low } plis (euchre)
case-euchre-single = Le preneur fait moins de { $low } plis (euchre)
case-euchre-alone = Le preneur en solo fait moins de { $low } plis
case-euchre-against = Une défense en solo tient le preneur à moins de { $low } plis
case-euchre-march = Le camp preneur ne fait aucun pli
case-euchre-march-single = Le preneur ne fait aucun pli
case-euchre-march-alone = Le preneur en solo ne fait aucun pli
case-euchre-march-against = Une défense en solo fait tous les plis
case-folded = Le donneur se couche
case-bid-made = L’enchère est tenue
case-bid-made-alone = L’enchère est tenue en solo
case-bid-set = L’enchère chute
case-bid-set-alone = L’enchère chute en solo
case-bid-set-forced = L’enchère minimale forcée du donneur chute
case-bid-set-forced-alone = L’enchère minimale forcée du donneur chute en solo
case-secret-made = Preneur et partenaire font { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-secret-march = Preneur et partenaire font tous les plis
case-secret-made-alone = Un preneur sans partenaire fait { $low } { $span ->
    [1] ou
   *[other] à
} { $most } plis
case-secret-march-alone = Un preneur sans partenaire fait tous les plis
case-secret-euchre = Le camp du preneur fait moins de { $low } plis (euchre)
case-secret-euchre-march = Le camp du preneur ne fait aucun pli

pay-makers = { points }
pay-each = { points } chacun
pay-others = { points } pour l’adversaire
pay-others-each = { points } pour chaque autre joueur
pay-lost = { $points ->
    [one] perte de { $points } point
   *[other] perte de { $points } points
}
pay-tricks = { $points ->
    [one] un point par pli
   *[other] { $points } points par pli
}
pay-bid = perte de l’enchère
pay-bid-times = perte de { $times } fois l’enchère
pay-bid-half = perte de la moitié de l’enchère

# The laws in full
option-law = numéro d’une règle, pour son texte complet
law-ask = /rules law:5.4 donne le texte complet d’une règle.
law-more = Son texte complet : /rules law:{ $law }.
law-unknown = Il n’y a pas de règle { $law }. Les règles ont des numéros comme 5.4 et les chapitres vont de 1 à 11.
law-english = Les règles sont écrites en anglais.
