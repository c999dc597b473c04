# La última página de una partida: su historia, los turnos decisivos, la puntuación y los caminos desde aquí.

ends-story = La historia de esta partida
ends-round = ronda
ends-to-begin-with = { $value } al empezar
ends-course-told = { $name }: { $first } al principio, { $last } al final.
ends-fell = ronda { $round }
ends-when = Ronda { $round } · { $step }
ends-play-on = Seguir
ends-from-round = Seguir desde la ronda { $round }
ends-again = Repetir con el mismo mazo
ends-deck = Otro mazo
ends-keep = Guardar en el diario
ends-look = Ver la mesa
ends-show = La historia de esta partida
ends-score-compared = Puntuación, para comparar
ends-in-all = En total
ends-not-listed = una derrota no entra en la lista
ends-carried = Las cartas que te llevaron
ends-nobody-carried = Ninguna carta hizo nada que el registro pueda probar.
ends-journeys = { $count ->
    [1] El primer viaje
   *[other] { $count } viajes
}
ends-journeys-won = Ganados { $won } de { $count }.
ends-missed = { $count ->
    [one] Una ocasión perdida
   *[other] { $count } ocasiones perdidas
}
