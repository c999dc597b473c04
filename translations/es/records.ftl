# Las marcas: todas las partidas jugadas, en cifras y gráficos.
records-title = Marcas
records-none = Aún no se ha terminado ninguna partida. Aquí cuenta lo que se juega en la mesa o se apunta en un diario.
records-none-such = Ninguna partida es así.
records-all = Todas las partidas
records-games = { $count ->
    [one] partida
   *[other] partidas
}
records-won = { $won } de { $count } ganadas
records-best = mejor puntuación
records-best-is = mejor { $score }
records-hours = horas en la mesa
records-a-round = { $span ->
    [turn] minutos por turno
   *[round] minutos por ronda
}
records-months = Mes a mes
records-victories = { $count ->
    [one] { $count } victoria
   *[other] { $count } victorias
}
records-defeats = { $count ->
    [one] { $count } derrota
   *[other] { $count } derrotas
}
records-scores = Puntuaciones: { $title }
records-by-scenario = Por escenario
records-by-deck = Por mazo
records-by-hero = Por héroe
records-others = { $count ->
    [one] y uno más
   *[other] y { $count } más
}
records-list = { $count ->
    [one] Una partida
   *[other] { $count } partidas
}
records-rounds = { $span ->
    [turn] { $count ->
        [one] un turno
       *[other] { $count } turnos
    }
   *[round] { $count ->
        [one] una ronda
       *[other] { $count } rondas
    }
}
records-players = { $count ->
    [one] a solas
   *[other] { $count } jugadores
}
records-days = { $days ->
    [365] el último año
   *[other] los últimos { $days } días
}
records-filter-game = Cualquier juego
records-filter-quest = Todo escenario
records-filter-deck = Todos los mazos
records-filter-hero = Todos los héroes
records-filter-players = Con quien sea
records-filter-result = Todo resultado
records-filter-days = Cuando sea
records-tries = intentos por victoria
records-tries-are = { $tries } intentos
