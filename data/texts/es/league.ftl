# Ligas: una temporada de noches o de encuentros.

command-league = La liga de una temporada: noches de Euchre o encuentros duplicados
option-league-of = Noches o encuentros duplicados; noches, si no lo dices
option-league-season = Qué temporada, por ejemplo 2026-Q1; la actual, si no lo dices
league-of-nights = Noches de Euchre
league-of-matches = Encuentros duplicados
league-heading = Liga: { $kind }, temporada { $season }
league-title = Liga: { $kind }
league-column-nights = Noches
league-column-matches = Encuentros
league-row = { $place } { $name } · { $points } · jugó { $played }, ganó { $wins }
league-empty-nights = Ninguna noche cuenta en esta temporada. **/night open** abre una.
league-empty-matches = Ningún encuentro cuenta en esta temporada. **/duplicate open** abre uno.
league-about-nights = Un punto por cada persona que queda detrás de ti en una noche, medio por un empate. Si una computadora jugó por ti la mayor parte de una noche, no recibes ninguno.
league-about-points = Una noche da puntos según el puesto: { $points }. Tiene puesto quien jugó al menos la mitad de sus rondas; si hay empate, todos reciben lo mismo.
league-best = De { $events } hasta ahora cuentan los { $best } mejores de cada persona.
league-about-matches = Dos puntos por un encuentro ganado, uno por un empate. Desde tres mesas, el doble de la parte de puntos de comparación que obtuvo la pareja.
season-leagues-kept = /league season:{ $season } conserva las clasificaciones completas de las ligas.
