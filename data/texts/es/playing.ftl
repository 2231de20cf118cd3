# Dealing, acts and taking back: what is typed, pressed, answered and refused.

command-table-deal = Con steal_the_deal: toma la baraja y reparte, o avisa de un reparto robado
button-deal = Repartir
done-deal = Has tomado la baraja.
refusal-not-your-deal = El reparto es de tu pareja, no tuyo.

act-not-understood = No lo entiendo. Elige de la lista, o escribe una carta con palabras o por su valor y la letra de su palo (S picas, H corazones, D diamantes, C tréboles), o palabras como pass, order alone, call H, defend-alone.
refusal-not-certain = No puedes reclamar el resto: las bazas que quedan no son tuyas con seguridad.
button-rest = Reclamar el resto

button-take-back = Retirar
button-take-back-all = Deshacer, si aceptan
button-agree-take-back = Permitir
refusal-not-last = Solo se puede retirar la última declaración o carta, si es tuya y antes de que alguien siga. Sigue jugando.
refusal-seen-since = Alguien ha visto cartas nuevas desde entonces, así que eso ya no se puede retirar. Sigue jugando.
refusal-asked-this-act = Ya has pedido retirar eso; se queda como está.
