# Cerrar una mesa: lo que se escribe, se pulsa, se pregunta, se responde y se muestra.

command-table-close = Cierra la mesa: quien modera, quien la abrió o, en clasificatorias, los dos bandos juntos
button-close = Cerrar la mesa
proposed-close = { $name } quiere terminar esta partida clasificatoria sin que cuente para nadie. Alguien del otro bando puede aceptarlo. Basta un no para que la petición se acabe.
proposed-close-all = { $name } quiere terminar esta partida clasificatoria sin que cuente para nadie. Tiene que aceptarlo todo el mundo que no vaya perdiendo; faltan: { $names }. Basta un no para que la petición se acabe.
proposed-close-any = { $name } quiere terminar esta partida clasificatoria sin que cuente para nadie. Otra persona de la mesa puede aceptarlo. Basta un no para que la petición se acabe.
button-agree-close = Aceptar que termine
declined-close = { $name } ha dicho que no: la partida sigue.
done-close = La mesa está cerrada.
done-close-proposed = Es una clasificatoria: tiene que aceptarlo alguien del otro bando. Hay un botón para ello, hasta { $until }.
done-close-proposed-all = Es una clasificatoria: tiene que aceptarlo todo el mundo que no vaya perdiendo, y alguien además de ti. Hay un botón para ello, hasta { $until }.
refusal-closed = Esta mesa está cerrada. /table open abre otra.
closed = Esta mesa está cerrada.
closed-agreed = Ambos bandos acordaron terminar la clasificatoria: no cuenta para nadie.
closed-closed = La moderación terminó la clasificatoria: no cuenta para nadie, y /history conserva el marcador.
closed-void = La clasificatoria terminó demasiado pronto para contar: nadie la ha ganado.
closed-deleted = Se borró su canal: la clasificatoria no cuenta para nadie.
closed-removed = Me quitaron del servidor: la clasificatoria no cuenta para nadie.
closed-departed = { $name } dejó el servidor y pierde por eso la clasificatoria; no cuenta para nadie más.
closed-timed-out = La clasificatoria esperaba a alguien aislado por un moderador: no cuenta para nadie.
closed-idle = Nadie siguió con la clasificatoria: la pierde { $names }.
