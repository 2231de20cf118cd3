# Who sits at a table: what is typed, pressed, answered and refused.

command-table-join = Siéntate a la mesa de este canal; una computadora te hace sitio
option-seat = Qué asiento, contando desde 1; cada pareja se sienta frente a frente
button-join = Unirme
button-sit = Sentarse
menu-seat = Elige tu asiento
done-join = Ya tienes asiento.

command-table-leave = Deja tu asiento en la mesa de este canal
button-leave = Irme
done-leave = Has dejado tu asiento.

command-table-computer = Sienta a una computadora a la mesa de este canal
button-computer = Añadir computadora
button-fewer = Quitar computadora
done-computer = Se ha sentado una computadora.
done-fewer = Se ha ido una computadora.

refusal-not-seated = No juegas en esta mesa.
refusal-seat-waits = Te fuiste de esta mesa, pero tu asiento te sigue esperando.
refusal-already-seated = Ya ocupas un asiento en esta mesa.
refusal-seat-taken = Ese asiento ya está ocupado. Elige otro.
refusal-seat-promised = Tu asiento está reservado: juegas desde la próxima mano. Con **/table leave** renuncias a él.
refusal-seat-given = Este asiento será de otra persona desde la próxima mano.
refusal-ranked-seat = En una partida puntuable cada cual juega su asiento. Sigue jugando o déjalo a un ordenador con **/table leave**.
refusal-ranked-lobby = Contigo esta partida sería puntuable: eso lo eliges tú. **{ button-join }** en la mesa lo dice.
refusal-no-such-seat = Este juego tiene { $players } asientos, numerados desde el 1.
refusal-table-full = No quedan asientos libres. Puedes mirar.
refusal-no-computer = En esta mesa no juega ninguna computadora.
