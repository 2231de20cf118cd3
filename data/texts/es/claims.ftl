# Mesas a la antigua (regla 9): lo que se reclama y se juzga, lo que queda expuesto, lo que se acuerda.

claims-before = { $count ->
    [one] Antes hubo una reclamación.
   *[other] Antes hubo { $count } reclamaciones.
}
claim-renege-true = { $name } reclamó un renuncio de { $against } en la baza { $trick }, y es cierto: { $against } jugó { $played } teniendo { $could }.
claim-renege-false = { $name } reclamó un renuncio de { $against } en la baza { $trick }. No lo hubo.
claim-lead-true = { $name } reclamó que { $against } salió fuera de turno con { $cards }, y es cierto: la baza se deshace.
claim-lead-blood = { $name } reclamó que { $against } no debía salir primero con triunfo, y es cierto ({ $cards }): la baza se deshace.
claim-lead-false = { $name } reclamó que la salida de { $against } fue incorrecta. Fue correcta.
claim-call-true = { $name } reclamó que la declaración de { $against } fue incorrecta, y es cierto: no cuenta, y ese bando ya no decide en la subasta.
claim-call-false = { $name } reclamó que la declaración de { $against } fue incorrecta. Fue correcta.
exposed = Boca arriba delante de { $name }: { $cards }.
suit-named = { $name } tiene que salir con { $suit }.
barred = Ya no deciden en esta subasta: { $names }.
misdeal-asked = { $names } { $count ->
    [one] dice
   *[other] dicen
} que hubo un mal reparto. Si todo el mundo está de acuerdo, la mano no vale.
claims-open = Se puede reclamar; la mano cuenta cuando todo el mundo quiera la siguiente.
claims-spent = { $names }: tres reclamaciones falsas, así que ya no puede reclamar nada ese bando en esta partida.
claims-ready = Ya quieren seguir: { $names }.
why-exposed = Debes jugar tu carta expuesta: { $cards }.
why-named = Te han dicho que salgas con { $suit }.

button-claim = Reclamar
button-next-hand = Mano siguiente
choose-claim = ¿Qué reclamas?
choose-renege = Renuncio de { $name } en la baza { $trick }
choose-lead = Salida incorrecta de { $name }
choose-call = Declaración incorrecta de { $name }
claim-about = Elige lo que reclamas. Todo el mundo lo ve, y también lo que resulta; una reclamación falsa no cuesta nada.
claim-about-ranked = Elige lo que reclamas. Todo el mundo lo ve, y también lo que resulta. { $left ->
    [one] A tu bando le queda una reclamación falsa en esta clasificatoria; después, ya no podrá reclamar nada.
   *[other] A tu bando le quedan { $left } reclamaciones falsas en esta clasificatoria; después, ya no podrá reclamar nada.
}
claim-nothing = Ahora mismo no hay nada que puedas reclamar: no hay ninguna baza recogida, y nadie del bando rival ha salido o declarado justo antes.
claim-told = Se ha dicho a toda la mesa.
