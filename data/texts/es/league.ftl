# Ligas: una temporada de noches o de encuentros.

command-league = La liga de una temporada: noches de Euchre o encuentros duplicados
option-league-of = Noches o encuentros duplicados; noches, si no lo dices
option-league-season = Qué temporada, por ejemplo 2026-Q1; la actual, si no lo dices
league-of-nights = Noches de Euchre
league-of-matches = Encuentros duplicados
league-title = Liga: { $kind }
league-column-nights = Noches
league-column-matches = Encuentros
league-empty-nights = Ninguna noche cuenta en esta temporada. **/night open** abre una.
league-empty-matches = Ningún encuentro cuenta en esta temporada. **/duplicate open** abre uno.
league-about = Un punto por cada persona, pareja o equipo por detrás de ti, medio por un empate. Si una computadora jugó por ti la mayor parte, no recibes ninguno.
league-about-points = Puntos según el puesto: { $points }. Tiene puesto quien jugó al menos la mitad; si hay empate, se reparten.
league-best = De { $events } hasta ahora cuentan los { $best } mejores de cada persona.
league-few = Tienen que haber jugado al menos cuatro personas. Si son menos de ocho y vuelven a reunirse en 30 días, cuenta cada vez menos: la segunda vez la mitad, la tercera un tercio.
season-leagues-kept = /league season:{ $season } conserva las clasificaciones completas de las ligas.
