# La última página de una partida: su historia, los turnos decisivos, la puntuación y los caminos desde aquí.

ends-story = La historia de esta partida
ends-round = { $span ->
    [turn] turno
   *[round] ronda
}
ends-to-begin-with = { $value } al empezar
ends-course-told = { $name }: { $first } al principio, { $last } al final.
ends-fell = { $span ->
    [turn] turno { $round }
   *[round] ronda { $round }
}
ends-when = { $span ->
    [turn] Turno { $round } · { $step }
   *[round] Ronda { $round } · { $step }
}
ends-play-on = Seguir
ends-from-round = { $span ->
    [turn] Seguir desde el turno { $round }
   *[round] Seguir desde la ronda { $round }
}
ends-again = Repetir con el mismo mazo
ends-deck = Otro mazo
ends-another = Otra mesa
ends-keep = Guardar en el diario
ends-look = Ver la mesa
ends-show = La historia de esta partida
ends-score-compared = Puntuación, para comparar
ends-in-all = En total
ends-not-listed = una derrota no entra en la lista
ends-carried = Las cartas que te sostuvieron
ends-nobody-carried = Ninguna carta hizo nada que el registro pueda probar.
ends-journeys = { $count ->
    [1] La primera partida
   *[other] { $count } partidas
}
ends-journeys-won = Ganadas { $won } de { $count }.
ends-missed = { $count ->
    [one] Una cosa que repasar
   *[other] { $count } cosas que repasar
}
ends-over = { $result ->
    [won] Victoria
    [lost] Derrota
   *[other] La partida ha terminado
}
ends-best = { $title }, tu mejor partida de este escenario
ends-first-of-game = { $title }, la primera en este juego
ends-how-it-stood = Cómo quedó al final
ends-first = { $title }, la primera en este escenario
ends-some-fell = { $count ->
    [one] No vivió para verlo: { $cards }.
   *[other] No vivieron para verlo: { $cards }.
}
ends-nobody-fell = Siguen en pie todos los que empezaron.
ends-later-ones-fell = { $count ->
    [one] Siguen en pie todos los que empezaron; ha caído uno que llegó después.
   *[other] Siguen en pie todos los que empezaron; han caído { $count } que llegaron después.
}
ends-nobody-fell-but = Nadie ha caído; { $cards } { $who ->
    [one] carga con
   *[other] cargan cada cual con
} { $count ->
    [one] una herida.
   *[other] { $count } heridas.
}
ends-points = { $count ->
    [one] punto
   *[other] puntos
}
ends-points-before = { $count ->
    [one] punto; tu mejor marca era { $before }
   *[other] puntos; tu mejor marca era { $before }
}
ends-not-left = { $course }, sin llegar al final de { $label }
ends-lower-is-better = cuanto menos, mejor
ends-in-all-before = En total; lo mejor hasta ahora: { $before }
ends-carried-all = las { $count } cartas
ends-other-road = { $span ->
    [turn] el camino que dejaste en el turno { $round }
   *[round] el camino que dejaste en la ronda { $round }
}
ends-other-earlier = tu mejor partida
ends-other-bot = con { $turn } de otro modo, por el consejero
ends-other-won = { $value }, victoria
ends-other-lost = { $value }, derrota
ends-pressed-most = Lo que más { $course } trajo: { $phase }
ends-pressed = { $phase }: { $amount } de { $whole } de { $course }, { $times ->
    [one] de una vez.
   *[other] en { $times } veces.
}
ends-pressed-other = { $amount } en { $phase }
ends-pressed-others = Además: { $others }.
ends-onward = Continuar con { $scenario }
ends-onward-short = Otro escenario
ends-home-short = Inicio
ends-missed-short = Por repasar: { $count }
ends-again-short = Repetir
ends-keep-short = Al diario
ends-in-journal = Leer el diario
ends-in-journal-short = El diario
