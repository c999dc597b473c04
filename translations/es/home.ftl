# La pantalla de inicio: perfiles, continuar, partida nueva.
home-title = Inicio
home-play = Jugar
home-library = Biblioteca
home-decks = Mazos
home-journal = Diario
home-map = Mapa
home-rules = Reglas
home-settings = Ajustes
home-theme = Cambiar entre claro y oscuro

home-continue = Continuar
home-continue-left = { $seats ->
    [1] en solitario
   *[other] { $seats } jugadores
}, dejada { $ago }
home-go-back = { $span ->
    [turn] Volver a un turno anterior
   *[round] Volver a una ronda anterior
}
home-note = Tu nota
home-branch = Rama: { $name }
home-welcome = Te damos la bienvenida, { $name }
home-welcome-hint = Aprende El Señor de los Anillos LCG en una mesa de verdad en diez minutos, o prepara ya tu primera mesa.
home-welcome-back = ¿Y ahora adónde, { $name }?
home-welcome-back-hint = Todas las partidas están recogidas. Una mesa nueva se prepara en un momento.
home-deck-starter = mazo de inicio, listo para jugar

home-new-game = Partida nueva
home-new-game-hint = { $count ->
    [5] cinco sistemas en una mesa
   *[other] { $count } sistemas en una mesa
}
home-set-the-table = Poner la mesa
home-coming = En preparación
home-players-together = en equipo o en solitario, de { $from } a { $to }
home-players-against = { $to ->
    [2] 2, uno contra otro
   *[other] unos contra otros, de { $from } a { $to }
}
home-players-sauron = Sauron contra { $from } a { $to }
home-about-lotr-lcg = Con todas las reglas, de la primera carta a la puntuación
home-about-lotr-tcg = Mazos de iniciación de Las Dos Torres y mazos completos
home-about-me-quest = Un juego de tablero sobre el mapa
home-about-thrones = Justa y Contienda con toda la caja básica, segunda edición
home-about-meccg = Compañías en camino, también con Espectros del Anillo
home-game-lotr-lcg = El Señor de los Anillos: El Juego de Cartas
home-game-lotr-tcg = El Señor de los Anillos JCC
home-game-me-quest = Middle-earth Quest
home-game-thrones = Juego de Tronos: El Juego de Cartas
home-game-meccg = SATM, Juego de Cartas de la Tierra Media

home-choose-scenario = Elige un escenario
home-choose-deck = Elige un mazo
home-difficulty = Dificultad { $level }
home-deck-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
home-begin = Empezar la partida

home-other-tables = Otras mesas
home-all = Todas: { $count }
home-games-title = Todas las partidas
home-games-search = Busca por escenario, jugador, rama, nota, terminada, sin terminar
home-games-count = { $found } de { $count }
home-games-none = Ninguna partida tiene todas esas palabras.
home-games-no-game = Aún no se ha empezado ninguna partida.
home-games-finished = terminada
home-games-unfinished = sin terminar
home-round = { $span ->
    [turn] turno { $round }
   *[round] ronda { $round }
}
home-finished = Terminada: { $outcome }
home-open-game = Abrir
home-delete-game = Mover a la papelera
home-delete-game-question = ¿Mover «{ $title }» a la papelera? Se puede recuperar desde la carpeta.
home-game-deleted = «{ $title }» está en la papelera.

home-campaigns = Campañas
home-campaign-next = A continuación: { $chapter }
home-no-campaigns = No hay ninguna campaña empezada.
home-no-decks = Todavía no hay mazos propios; los de inicio están listos para jugar.
home-learn = Aprender
home-learn-hint = La primera partida, guiada paso a paso, o un problema de diez minutos.
home-results = Últimos resultados
home-no-results = Todavía no hay ninguna partida terminada.
home-result-won = Victoria
home-result-lost = Derrota
home-result-score = puntuación { $score }
home-result-by-hand = { $count ->
    [one] { $count } ajuste a mano
   *[other] { $count } ajustes a mano
}

home-local = Todo se queda en este ordenador.
home-last-backup = Última copia de seguridad: { $ago }.
home-no-backup = Todavía no hay copias de seguridad.

home-profiles = Perfiles
home-profile-switch = Cambiar de perfil
home-profile-new = Perfil nuevo
home-profile-name = Nombre
home-profile-first = ¿Quién juega?
home-profile-first-hint = Un perfil guarda tus partidas, mazos y ajustes. No hay cuentas.
home-profile-create = Crear el perfil
home-profile-rename = Cambiar el nombre del perfil
home-profile-delete = Mover el perfil a la papelera
home-profile-delete-question = ¿Mover el perfil «{ $name }» con todas sus partidas y mazos a la papelera?
home-profile-export = Exportar como zip
home-profile-import = Importar un zip
home-profile-exported-but = El perfil se ha escrito en { $path }, pero sin { $count ->
    [one] un archivo que no se ha podido leer: { $names }
   *[other] { $count } archivos que no se han podido leer: { $names }
}
home-profile-exported = El perfil se ha escrito en { $path }.
home-profile-imported = Se ha añadido el perfil «{ $name }».
home-profile-damaged = No se ha podido leer este perfil
home-profile-restore = Restaurarlo desde la copia de seguridad del { $date }
home-profile-anew = Empezar con ajustes nuevos y conservar todo lo demás
home-backups = Copias de seguridad
home-backup-now = Hacer una copia ahora
home-backup-restore = Restaurar esta copia
home-backup-preview = { $back ->
    [0] No se recupera ningún archivo
    [one] Se recupera { $back } archivo
   *[other] Se recuperan { $back } archivos
}, { $replaced ->
    [0] no se sustituye ninguno
    [one] se sustituye { $replaced }
   *[other] se sustituyen { $replaced }
} y { $kept ->
    [0] no hay ninguno posterior.
    [one] se conserva { $kept } posterior.
   *[other] se conservan { $kept } posteriores.
}
home-backup-restored = Restaurada. El estado anterior también tiene su copia.

# Cómo está una partida y qué más necesita la pantalla de inicio.
home-where = { $round ->
    [0] { $phase }
   *[other] { $span ->
        [turn] Turno { $round } · { $phase }
       *[round] Ronda { $round } · { $phase }
    }
}
home-first-table = Poner la primera mesa
home-start-of-round = { $span ->
    [turn] Comienzo del turno { $round }
   *[round] Comienzo de la ronda { $round }
}
home-no-rounds = { $span ->
    [turn] Todavía no ha empezado el primer turno
   *[round] Todavía no ha empezado la primera ronda
}
home-no-other-tables = No hay ninguna otra partida abierta.
home-deck-by-hand = { $count ->
    [one] { $count } carta se juega a mano
   *[other] { $count } cartas se juegan a mano
}
home-learn-rules = Todas las reglas de todos los juegos, numeradas y con búsqueda, en los dos idiomas.
home-short-lotr-lcg = El Señor de los Anillos LCG
home-short-lotr-tcg = El Señor de los Anillos JCC
home-short-me-quest = Middle-earth Quest
home-short-thrones = Juego de Tronos LCG
home-short-meccg = SATM, la Tierra Media
home-tour = La primera partida, paso a paso
home-tour-hint = Una guía junto a una mesa de verdad: diez minutos y ya sabes jugar.
home-all-decks = Constructor de mazos
