# Tables à l’ancienne (règle 9) : contestations et verdicts, cartes étalées, accords.

claims-before = { $count ->
    [1] Une contestation auparavant.
   *[other] { $count } contestations auparavant.
}
claim-renege-true = { $name } conteste : renonce de { $against } au pli { $trick }. C’est vrai : { $against } a joué { $played } avec { $could } en main.
claim-renege-false = { $name } conteste : renonce de { $against } au pli { $trick }. C’est faux.
claim-lead-true = { $name } conteste : { $against } a entamé hors de son tour avec { $cards }. C’est vrai : on reprend le pli.
claim-lead-blood = { $name } conteste : { $against } ne peut pas ouvrir la donne à l’atout. C’est vrai ({ $cards }) : on reprend le pli.
claim-lead-false = { $name } conteste l’entame de { $against }. Elle était permise.
claim-call-true = { $name } conteste l’annonce de { $against }. C’est vrai : elle ne compte pas, et ce camp n’a plus la parole dans cette donne.
claim-call-false = { $name } conteste l’annonce de { $against }. Elle était permise.
exposed = Face visible devant { $name } : { $cards }.
suit-named = { $name } doit entamer à { $suit }.
barred = N’ont plus la parole dans cette donne : { $names }.
misdeal-asked = Maldonne, { $count ->
    [1] dit { $names }
   *[other] disent { $names }
}. Si tout le monde est d’accord, la donne est annulée.
claims-open = On peut encore contester ; la donne comptera quand tout le monde sera prêt pour la suivante.
claims-spent = { $names } : trois contestations infondées, plus aucune possible dans cette partie.
claims-ready = En attente de la suivante : { $names }.
why-exposed = Ta carte étalée doit être jouée : { $cards }.
why-named = On t’a imposé d’entamer à { $suit }.

button-claim = Contester
button-next-hand = Donne suivante
choose-claim = Que veux-tu contester ?
choose-renege = Renonce de { $name } au pli { $trick }
choose-lead = Mauvaise entame de { $name }
choose-call = Mauvaise annonce de { $name }
claim-about = Choisis ce que tu contestes. Tout le monde le verra, avec le verdict ; une contestation infondée ne coûte rien.
claim-about-ranked = Choisis ce que tu contestes. Tout le monde le verra, avec le verdict. { $left ->
    [1] Ton camp a encore droit à une contestation infondée dans cette partie classée ; ensuite, il ne peut plus rien contester.
   *[other] Ton camp a encore droit à { $left } contestations infondées dans cette partie classée ; ensuite, il ne peut plus rien contester.
}
claim-nothing = Rien à contester pour l’instant : aucun pli n’est ramassé, et le camp adverse ne vient ni d’entamer ni d’annoncer.
claim-told = Toute la table est prévenue.
