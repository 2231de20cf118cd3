# Pausas y turnos lentos: lo que se escribe, se pulsa, se pregunta, se responde y se muestra.

command-table-pause = Detiene los relojes de 10 minutos a 7 días, si todos están de acuerdo
option-until = Cuánto o hasta cuándo: 30 (minutos), 2h, mañana 20:00… de 10 minutos a 7 días
menu-pause = ¿Cuánto tiempo?
pause-for-10 = 10 minutos
pause-for-60 = 1 hora
pause-for-240 = 4 horas
pause-for-1440 = Hasta mañana a esta hora
pause-for-4320 = 3 días
pause-for-10080 = 7 días
proposed-pause = { $name } quiere hacer una pausa hasta { $ends }. Todos tienen que aceptarlo; basta un no para que no la haya. Faltan: { $names }.
button-agree-pause = Sí, pausa
declined-pause = { $name } ha dicho que no: no hay pausa.
done-pause = La mesa está en pausa. **{ button-go-on }**, bajo la mesa, la termina antes, solo para ti.
table-paused = Pausa hasta el { $when }: no corre ningún reloj. Cualquiera de la mesa puede seguir antes; entonces los relojes de los demás los esperan hasta esa hora.
table-resting = Aún en la pausa: { $names }. Su reloj está parado hasta que pulsen algo, como mucho hasta el { $when }.
button-go-on = Seguir
refusal-paused = La mesa está en pausa. Pulsa primero **{ button-go-on }**.
refusal-no-pause = Una mesa de torneo no puede esperar. Si tienes que irte, una computadora juega por ti; **{ button-hand }** te trae de vuelta.
refusal-pause-length = Una pausa dura de diez minutos a siete días. Elige cuánto.

command-table-slow = Hasta un día por jugada en amistosas, si todos aceptan; otra vez: el tiempo de siempre
proposed-slow = { $name } quiere hasta un día por jugada hasta { $ends }. Todos tienen que aceptarlo; basta un no para que siga el tiempo de siempre. Faltan: { $names }.
button-agree-slow = Sí, con calma
declined-slow = { $name } ha dicho que no: sigue el tiempo de siempre.
done-slow = Durante 24 horas tienes hasta un día para cada jugada. **/table slow** vuelve al tiempo de siempre.
done-slow-agreed = De acuerdo: { $name } tiene hasta un día para cada jugada.
done-usual-time = Vuelves a tener el tiempo de siempre para cada jugada.
table-slow = Hoy con calma, hasta un día por jugada: { $names }.
refusal-not-slow = En una partida clasificatoria los tiempos son iguales para todos. **/table pause** los detiene si todos están de acuerdo.
refusal-slow-already = En esta mesa todos tienen ya un día por jugada.
