# Lo que compromete los repartos: un sello (SHA-256 del primer secreto) antes, los secretos después. docs/fair-deals.md

seal-next = 🔒 Los próximos repartos están sellados: { $seal }…
seal-lasting = Sello: { $seal }
seal-was = Sello de la partida (SHA-256), mostrado antes de su primer reparto: { $seal }
seal-before = Comprometido por el secreto del reparto anterior, su SHA-256: { $seal }
seal-secret = El secreto que hay detrás: { $secret }
seal-mixed = Mezclado dentro: { $mixed }
seal-unmixed = No se mezcló nada dentro.
option-verify-hand = La mano de la que quieres ver el sello y el secreto
verify-hint = `hand` muestra el sello y el secreto de una mano; /record los tiene todos.
verify-hand = Mano { $hand }
verify-no-hand = La partida { $game } solo tiene { $hands ->
    [one] 1 mano
   *[other] { $hands } manos
}.

button-fair = Reparto limpio
button-word = Mi palabra de mezcla
fair-heading = **Reparto limpio**
fair-this = El reparto que está en la mesa se selló como { $seal }
fair-next = Los próximos repartos están sellados: { $seal }
fair-sealed = Todos los repartos de esta partida están sellados: { $seal }
fair-revealed = Revelado hasta ahora: { $deals ->
    [one] el secreto del primer reparto. Su SHA-256 es el sello: { $secret }
   *[other] los secretos de { $deals } repartos; el último es { $secret } Cada uno tiene por SHA-256 el anterior, y el primero, el sello.
}
fair-unrevealed = Aún no se ha revelado ningún secreto; cada uno se revela después de su mano.
fair-word = Tu palabra de mezcla: { $word }
fair-no-word = Añade tu palabra a la mezcla: así nadie puede amañar el reparto.
fair-about = -# **Mi palabra de mezcla** entra en todos los repartos siguientes y se muestra con el secreto de cada uno. Si la cambias después de ver el sello, sabes que nadie eligió el próximo reparto.
word-title = Mi palabra de mezcla
word-label = Un texto que entra en los repartos siguientes
word-kept = Tu palabra de mezcla es ahora { $word }. Entra en todos tus repartos siguientes y se muestra después de cada mano.
word-dropped = Ya no tienes palabra de mezcla.
setting-word-about = En todos tus repartos; se muestra con su secreto. Ahora: { $word }
setting-word-none = ninguno
