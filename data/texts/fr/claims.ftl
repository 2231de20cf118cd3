# Tables à l’ancienne (loi 9) : réclamations et jugements, cartes étalées, accords.

claims-before = { $count ->
    [one] Une réclamation auparavant.
   *[other] { $count } réclamations auparavant.
}
claim-renege-true = { $name } réclame : renonce de { $against } au pli { $trick }. C’est vrai : { $against } a joué { $played } avec { $could } en main.
claim-renege-false = { $name } réclame : renonce de { $against } au pli { $trick }. C’est faux.
claim-lead-true = { $name } réclame : { $against } a entamé hors de son tour avec { $cards }. C’est vrai : on reprend le pli.
claim-lead-blood = { $name } réclame : { $against } ne peut pas entamer d’abord à l’atout. C’est vrai ({ $cards }) : on reprend le pli.
claim-lead-false = { $name } réclame contre l’entame de { $against }. Elle était juste.
claim-call-true = { $name } réclame contre l’annonce de { $against }. C’est vrai : elle ne compte pas, et ce camp n’a plus la parole dans cette donne.
claim-call-false = { $name } réclame contre l’annonce de { $against }. Elle était juste.
exposed = Étalé devant { $name } : { $cards }.
suit-named = { $name } doit entamer à { $suit }.
barred = Plus la parole dans cette donne : { $names }.
misdeal-asked = Maldonne, { $count ->
    [one] dit { $names }
   *[other] disent { $names }
}. Si tout le monde est d’accord, la donne est annulée.
claims-open = On peut encore réclamer ; la donne comptera quand tout le monde attendra la suivante.
claims-open-until = On peut encore réclamer ; la donne comptera { $when }, ou quand tout le monde attendra la suivante.
claims-spent = { $names } : trois réclamations fausses, plus aucune possible dans cette partie.
claims-ready = En attente de la suivante : { $names }.
why-exposed = Ta carte étalée doit être jouée : { $cards }.
why-named = On t’a imposé d’entamer à { $suit }.

button-claim = Réclamer
button-next-hand = Donne suivante
choose-claim = Que réclames-tu ?
choose-renege = Renonce de { $name } au pli { $trick }
choose-lead = Mauvaise entame de { $name }
choose-call = Mauvaise annonce de { $name }
claim-about = Choisis ce que tu réclames. Tout le monde le verra, et le jugement aussi ; une réclamation fausse ne coûte rien.
claim-about-ranked = Choisis ce que tu réclames. Tout le monde le verra, et le jugement aussi. { $left ->
    [one] Ton camp a encore droit à une réclamation fausse dans cette partie classée ; ensuite, il ne peut plus rien réclamer.
   *[other] Ton camp a encore droit à { $left } réclamations fausses dans cette partie classée ; ensuite, il ne peut plus rien réclamer.
}
claim-nothing = Il n’y a rien à réclamer pour l’instant : aucun pli n’est ramassé, et aucun adversaire ne vient d’entamer ou d’annoncer.
claim-told = Toute la table est prévenue.
