# Los ajustes de un perfil.
settings-title = Ajustes
settings-looks = Aspecto
settings-theme = Tema
settings-theme-daylight = Luz del día
settings-theme-candlelight = Luz de vela
settings-large-print = Letra grande
settings-large-print-hint = Todo una cuarta parte más grande, también las cartas de la mesa.
settings-colour-safe = Colores que cualquier vista distingue
settings-flat-table = Mesa de un solo color
settings-motion = Movimiento
settings-motion-normal = Normal
settings-motion-fast = Rápido
settings-motion-off = Desactivado
settings-motion-off-hint = Nada se mueve; un aro señala lo que ha cambiado.

settings-pace = Ritmo
settings-review = Esperarte
settings-review-every-event = en cada suceso
settings-review-hidden-and-losses = cuando se revela algo oculto o se pierde algo
settings-review-decisions-only = solo en tus decisiones
settings-until-something-happens = Pasar automáticamente hasta que ocurra algo
settings-game = En un juego
settings-of-game = Juego
settings-moments-of-game = Se muestra a lo grande cuando ocurre
settings-stops = Parar siempre en estos pasos
settings-card-answers = Respuestas dadas de una vez por todas
settings-card-always = siempre
settings-card-never = nunca
settings-card-ask = preguntar
settings-card-answers-none = Ninguna carta tiene una respuesta así.

settings-keys = Teclas
settings-key-preset = Conjunto
settings-key-preset-longtable = Longtable
settings-key-preset-dragncards = DragnCards
settings-key-preset-octgn = OCTGN
settings-key-preset-cockatrice = Cockatrice
settings-key-change = Pulsa las teclas nuevas
settings-key-taken = { $keys } ya hace esto: { $action }.
settings-key-none = ninguna tecla
settings-key-reset = Volver al conjunto

settings-help = Ayuda
settings-coach = Consejero: sugerir una jugada y su razón
settings-even-pauses = Contra rivales: la misma pausa, tenga o no la mano una respuesta
settings-open-hands = Jugar con las manos abiertas: sin telón entre quienes comparten pantalla
settings-tour-again = Repetir la visita de la primera partida
settings-data = Tus datos
settings-data-folder = Carpeta de datos: { $path }
settings-trash = Papelera
settings-trash-holds = { $count ->
    [0] No hay nada en la papelera.
    [one] Hay una cosa en la papelera. Elígela para devolverla a su sitio.
   *[other] Hay { $count } cosas en la papelera. Elige una para devolverla a su sitio.
}
settings-trash-game = Partida guardada · eliminada { $ago }
settings-trash-deck = Mazo · eliminado { $ago }
settings-trash-profile = Perfil completo · eliminado { $ago }
settings-trash-more = { $count ->
    [one] Y otra más.
   *[other] Y otras { $count } más.
}
settings-trash-chosen = «{ $title }» está en la papelera.
settings-trash-put-back = Devolver a su sitio
settings-trash-is-back = «{ $title }» ha vuelto a su sitio.
settings-trash-empty = Vaciar la papelera
settings-trash-question = { $count ->
    [one] Se borraría una cosa ({ $size }) para siempre. Nada podría devolverla.
   *[other] Se borrarían { $count } cosas ({ $size }) para siempre. Nada podría devolverlas.
}
settings-trash-erase = Borrar para siempre
settings-trash-emptied = La papelera está vacía.
settings-size-kb = { $size } kB
settings-size-mb = { $size } MB
settings-backed-up-but = Se ha hecho una copia de seguridad del perfil, pero sin { $count ->
    [one] un archivo que no se ha podido leer: { $names }
   *[other] { $count } archivos que no se han podido leer: { $names }
}
settings-backed-up = Se ha hecho una copia de seguridad del perfil.

settings-moments = Lo que cuenta la mesa
settings-moments-hint = Lo que acaba de pasar se muestra a lo grande, línea a línea. Una tecla acaba la línea, mantenida lo acaba todo; nada se pierde.
settings-moments-speed = Velocidad
settings-moments-slow = Lenta
settings-moments-normal = Normal
settings-moments-fast = Rápida
settings-moments-off = No: solo el resultado
settings-moments-always = Siempre
settings-moments-first = La primera vez en una partida
settings-moments-never = Nunca
settings-every-window = Preguntar en cada ventana en que se pueda hacer algo
settings-hide-unmet = No mostrar cartas de escenarios aún sin jugar
settings-hide-unmet-hint = En la biblioteca y al construir mazos. La mesa nunca esconde lo que en ella está a la vista.
settings-restore-chosen = Recuperar lo marcado
settings-restore-file = Tomar partes de un archivo…
settings-restore-nothing = Nada de lo que contiene es distinto de hoy.
settings-restore-counts = { $back ->
    [0] no vuelve ninguno
    [one] vuelve uno
   *[other] vuelven { $back }
}, { $replaced ->
    [0] no se sustituye ninguno
    [one] se sustituye uno
   *[other] se sustituyen { $replaced }
}
settings-part-settings = Ajustes
settings-part-decks = Mazos
settings-part-campaigns = Campañas y sus imágenes
settings-part-saves = Partidas guardadas
settings-part-library = Biblioteca y colección
settings-part-results = Lista de resultados
settings-part-other = Otros archivos

# Qué es esto y de quién es.
settings-about = Acerca de Longtable
settings-about-version = Longtable { $version }, con la licencia MIT
settings-about-fans = Obra no oficial de aficionados. No tiene relación con las editoriales de estos juegos, con quienes tienen los derechos de los mundos en que transcurren ni con nadie más, y nadie de ellos la ha aprobado. Los nombres de juegos y cartas son de sus dueños y solo dicen de qué juego se trata.
settings-about-own = No contiene ilustraciones, textos de cartas, reglamentos, logotipos ni letras de ninguna editorial: cada imagen la dibuja el programa y cada frase es suya. Para jugar conviene tener los juegos.
settings-about-stays = Nada sale de este ordenador: no hay cuentas ni se usa la red.
settings-about-parts = Hecho con lo siguiente, cada parte con su licencia
