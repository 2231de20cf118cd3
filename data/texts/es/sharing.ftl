# Compartir una mano terminada: quien la jugó la publica en el canal como una imagen animada.

button-share = Compartir esta mano
share-heading = { $name } comparte la mano { $hand } de una partida de { $title }
share-alt = Una imagen animada de la mano { $hand }, carta a carta, con todas las cartas a la vista.
share-trick = Baza { $number }: { $plays }
share-drawing = Dibujando la mano …
share-done = La mano ya está en el canal.
share-already = Esta mano ya se ha compartido, o está a punto.
share-not-yours = Solo puede compartir esta mano quien la jugó.
