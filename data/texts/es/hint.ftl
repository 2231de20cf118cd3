# /hint: el consejo de la computadora experta. All shares are whole percents.

command-hint = Qué haría la computadora experta en tu lugar, con cuentas; no en clasificatorias ni torneos
hint-best = **{ $act }** — { $chance } % de ganar la partida.
hint-other = { $act }: { $chance } %
hint-others = Otras opciones: { $acts }.
hint-if = Entonces: { $reason }.
outlook-made = se logra el { $share } %
outlook-marched = se logra el { $share } %, con capote el { $march } %
outlook-euchred = euchre en contra el { $share } %
outlook-conceded = lo logran en el { $share } %
outlook-defended = les haces euchre el { $share } %
outlook-set = puja fallida el { $share } %
outlook-they-set = su puja falla el { $share } %
outlook-nobody = no la juega nadie el { $share } %
hint-seen = Según { $worlds } maneras en que pueden estar las cartas ocultas, visto todo lo jugado.
hint-practised = Según { $worlds } maneras en que pueden estar las cartas ocultas, y muchísimas declaraciones de práctica.
hint-certain = Solo puedes hacer una cosa: { $act }.
hint-usual = { $act }, por costumbre.
hint-ranked = Esta partida cuenta para el rating, así que me guardo el consejo.
hint-taken-over = Has tomado esta mano a medias y no sabes todo lo que se vio de ella. Las pistas vuelven con el próximo reparto.
hint-contest = Esta mesa juega en un torneo, así que aquí no hay consejos.
hint-no-thought = No hace falta pensarlo mucho: { $act }.
hint-no-player = No juegas en esta mesa: los consejos son para quien juega en ella.
hint-no-turn = No te toca. Pregunta otra vez cuando tengas algo que decidir.
hint-busy = Ahora mismo tardaría demasiado en pensar. Pregunta otra vez en un momento, por favor.
