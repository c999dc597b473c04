# Poner una mesa nueva.
newgame-who = ¿Quién se sienta a la mesa?
newgame-player = Jugador { $letter }
newgame-name-of-seat = Nombre del jugador { $letter }
newgame-decides = Quién decide por { $letter }
newgame-player-here = en esta pantalla
newgame-player-planner = bot: piensa por adelantado
newgame-player-greedy = bot: juega a ganar
newgame-player-random = bot: juega al azar
newgame-add-seat = Un jugador más
newgame-remove-seat = Quitar de la mesa al jugador { $letter }
newgame-by-hand = { $count ->
    [one] { $count } carta aún no está programada: tú aplicas su texto a mano.
   *[other] { $count } cartas aún no están programadas: tú aplicas sus textos a mano.
}
newgame-all-enforced = Legal, y cada carta sigue sus reglas por sí sola.
newgame-ready = Todo está listo. Esta preparación se recuerda para la próxima vez.
newgame-nobody-here = Al menos un jugador debe estar en esta pantalla.
newgame-not-legal = Todavía no es legal: { $rules }.
newgame-deck-not-legal = El mazo { $deck } de { $name } todavía no es legal. El constructor de mazos dice qué le falta.
newgame-bad-seats = { $count ->
    [one] Una sola persona no puede jugar así.
   *[other] { $count } personas no pueden jugar así.
}
newgame-no-deck = { $name } aún no tiene mazo.
newgame-side = Bando del jugador { $letter }
newgame-player-bot = bot: { $name }
newgame-scenario = Escenario
newgame-deck = Mazo
newgame-deck-for = para el asiento { $letter }, { $name }
newgame-legal = Legal.
newgame-as-it-is = De la caja, para empezar.
newgame-how-hard = dificultad { $value }
newgame-record = { $count ->
    [0] aún no se ha jugado hasta el final
   *[other] { $won ->
        [one] 1 victoria
       *[other] { $won } victorias
    } de { $count }
}
newgame-record-best = { $told }, mejor puntuación { $score }
newgame-with = { $name } con { $deck }
newgame-as = { $name }: { $side }
newgame-previous-decks = Mazos anteriores
newgame-next-decks = Más mazos
newgame-find-deck = Buscar
newgame-surprise = Sorpréndeme
newgame-surprise-told = Otro escenario y otros mazos, elegidos al azar
newgame-kept-tables = { $count ->
    [0] Guardar la mesa
   *[other] Mesas guardadas: { $count }
}
newgame-keep-table = Guardar esta mesa
newgame-forget-table = Dejar de guardar
newgame-all-decks = Los { $count }
newgame-mend = Arreglar
newgame-mend-deck = Arreglar { $deck }
newgame-mend-here = { $name } se sienta ante esta pantalla
newgame-mend-other = { $deck } para { $name }
newgame-drag-seats = Arrastra un asiento a otra silla para cambiar de sitio.
newgame-together = En conjunto
newgame-open-hands = Jugar con manos abiertas
newgame-corrected = Tu propio tablero corrige { $count ->
    [one] una cosa
   *[other] { $count } cosas
}.
