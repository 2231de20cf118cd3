# Una partida en Euchre Game Notation, junto a su registro.

notation-here = El segundo archivo es la misma partida en Euchre Game Notation, para otros programas.
notation-law = Euchre Game Notation solo recoge partidas en las que nadie falta a las reglas, así que va solo el registro.
notation-players = Euchre Game Notation solo recoge partidas de cuatro por parejas, así que va solo el registro.
notation-bids = Euchre Game Notation no tiene pujas por bazas, así que va solo el registro.
notation-joker = En la mano { $hand } la carta descubierta fue un comodín, y Euchre Game Notation no puede darle un palo, así que va solo el registro.
notation-lead = En la mano { $hand } alguien salió fuera de turno, lo que Euchre Game Notation no puede expresar, así que va solo el registro.
notation-points = La mano { $hand } dio puntos que Euchre Game Notation no puede expresar, así que va solo el registro.
notation-length = Euchre Game Notation llega hasta cien repartos, así que va solo el registro.
record-unreadable = Esta versión del bot no puede reproducirla. Línea { $line }: { $fault }.
option-record-game = El número de una partida terminada, según /history; sin él, tu partida en este canal
