# Conceder una partida: lo que se escribe, se pulsa, se pregunta y se responde.

command-table-concede = Rinde la partida por tu bando, si tu pareja lo acepta
proposed-concede = { $name } quiere rendirse. Alguien del mismo bando puede aceptarlo. Basta un no para que la partida siga.
button-agree-concede = Aceptar la rendición
declined-concede = { $name } ha dicho que no: no hay rendición.
done-concede = La partida se da por perdida.
done-concede-offered = Tiene que aceptarlo tu pareja. Hay un botón para ello bajo la mesa, hasta { $until }.
done-concede-early = Rendirse en una clasificatoria solo cuenta después de tres manos y cuando un bando tiene la mitad de los puntos. Por eso le has pedido al otro bando terminarla sin que cuente para nadie; hay un botón para ello, hasta { $until }.
refusal-no-conceding = Solo puede rendirse un bando en una partida entre dos bandos. Sigue jugando, o cierra la mesa con **/table close**.
