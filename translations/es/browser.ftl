# La biblioteca: buscador, colección, importación.
browser-game = Juego
browser-game-lotr-lcg = ESDLA LCG
browser-game-lotr-tcg = ESDLA JCC
browser-game-me-quest = Middle-earth Quest
browser-game-thrones = Juego de Tronos LCG
browser-game-meccg = SATM
browser-all-games = Todos los juegos
browser-all-cards = Todas las cartas
browser-search = Buscar cartas
browser-search-hint = Palabras, o campos como { $type }:{ $first } o { $cost }<=3
browser-clear = Vaciar la búsqueda
browser-help = Cómo se busca
browser-cards-found = Cartas encontradas
browser-count = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-count-of = de { $all } en { $time } ms
browser-only-owned = Solo lo que tengo
browser-only-owned-short = Tengo
browser-order = Orden
browser-order-title = Por nombre
browser-order-by = Por { $field }
browser-view-grid = Cartas
browser-view-table = Tabla
browser-more = { $count } más
browser-saved = Búsquedas guardadas
browser-save-search = Guardar búsqueda
browser-saved-drop = Olvidar esta búsqueda
browser-name = Nombre
browser-collection = Colección
browser-import = Importar

browser-card = La carta
browser-add = Añadir al mazo
browser-added = { $title } está ahora en «{ $deck }» { $count ->
    [one] una vez
   *[other] { $count } veces
}.
browser-open-deck = Abrir el mazo
browser-proxy = Copia
browser-tab-rules = Reglas
browser-tab-versions = Versiones
browser-tab-decks = Mazos
browser-tab-note = Nota
browser-rule = Leer la regla { $rule }
browser-no-cards = Todavía no hay cartas de este juego en tu biblioteca. Importar las trae de archivos.
browser-no-result = Ninguna carta encaja con esta búsqueda.
browser-turn-front = Dar la vuelta a la carta
browser-turn-back = Volver al anverso
browser-printings = { $count ->
    [one] Una impresión
   *[other] { $count } impresiones
}
browser-same-title = Otras de este nombre
browser-no-decks = Ninguno de tus mazos usa esta carta.
browser-note-hint = Lo que quieras recordar de esta carta
browser-copies = { $count ->
    [one] 1 copia
   *[other] { $count } copias
}
browser-set = Colección
browser-set-of = { $name }{ $number ->
    [none] { "" }
   *[other] , número { $number }
}, { $count ->
    [one] una copia
   *[other] { $count } copias
}
browser-played = Se juega
browser-played-application = con sus reglas, por la aplicación
browser-played-hand = a mano: los jugadores aplican su texto
browser-illustrator = Ilustración impresa
browser-owned = Copias que tengo
browser-fewer-owned = Tengo una menos
browser-more-owned = Tengo una más
browser-own-line = tengo { $own }, en mazos { $used }, libres { $free }

# Ejemplos de búsquedas: cada uno se pulsa y se pregunta.
browser-example-words = { $game ->
    [thrones] stark
   *[other] rohan
}
browser-explained-words = la palabra en título, texto o rasgos
browser-example-field = { $type }:{ $first }
browser-explained-field = un campo de la carta
browser-example-compare = { $cost }<=2
browser-explained-compare = los números se comparan
browser-example-several = { $type }:{ $first }|{ $second }
browser-explained-several = uno de varios valores
browser-example-phrase = texto:"tu mano"
browser-explained-phrase = palabras que van seguidas
browser-example-not = -{ $type }:{ $second }
browser-explained-not = ninguna de estas
browser-example-either = ({ $type }:{ $second } O { $type }:{ $third })
browser-explained-either = lo uno o lo otro
browser-example-own = es:tengo
browser-explained-own = solo lo que tienes
browser-example-deck = en:mazo
browser-explained-deck = lo que lleva el mazo abierto
browser-example-order = orden:-{ $cost }
browser-explained-order = de mayor a menor
browser-example-pattern = texto:/\d cartas?/
browser-explained-pattern = una expresión regular

browser-close = Cerrar
browser-cancel = Cancelar

# Colección
browser-collection-hint = Di qué colecciones tienes. Las copias sueltas se cuentan en cada carta.
browser-collection-game = { $game }: { $sets ->
    [one] 1 colección
   *[other] { $sets } colecciones
}
browser-sets-owned = { $count ->
    [one] 1 caja de { $name }
   *[other] { $count } cajas de { $name }
}
browser-set-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-column-set = Colección
browser-column-cards = Cartas
browser-column-owned = Cajas que tengo
browser-find-set = Buscar una colección

# Importación
browser-import-drop = Suelta aquí archivos o una carpeta
browser-import-of-cards = Cartas: la tabla de DragnCards o de RingsDB, paquetes de throneteki, tablas de GEMP, los datos de MECCG, paquetes propios, o cualquier otra tabla cuando hayas dicho qué son sus columnas.
browser-import-of-decks = Mazos: listas de RingsDB, ThronesDB, OCTGN, GEMP y MECCG, o carta a carta «3x Gandalf», también muchas a la vez.
browser-import-of-pictures = Imágenes: un zip con una por carta, con su código por nombre.
browser-import-nothing-yet = No se guarda nada antes de que hayas visto qué se ha entendido.
browser-box-minus = Una caja menos de { $name }
browser-box-plus = Una caja más de { $name }
browser-import-files = Elegir archivos
browser-import-folder = Elegir una carpeta
browser-import-paste = Pegar del portapapeles
browser-import-pasted = Mazo pegado
browser-import-empty = El portapapeles no contiene texto.
browser-import-reading = Leyendo { $name }
browser-import-keeping = Preparando el índice
browser-import-cancelled = Cancelado. La biblioteca está como estaba.
browser-import-understood = Entendido: { $what }.
browser-import-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-import-decks = { $count ->
    [one] 1 mazo
   *[other] { $count } mazos
}
browser-import-left-out = Sin entender: { $count ->
    [one] 1 línea
   *[other] { $count } líneas
}.
browser-import-everything = Se ha entendido todo.
browser-import-source = { $game }, { $source }: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-import-scenario = { $name }: un escenario, { $count } cartas de sus propios mazos
browser-import-deck = Mazo «{ $name }»: { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
browser-import-unknown-card = Línea { $line }: no hay ninguna carta llamada «{ $title }»
browser-import-at = { $place }: { $reason }
browser-import-keep = Guardar
browser-import-kept = Guardado en tu biblioteca.
browser-import-open-deck = Abrir el mazo
browser-import-columns = ¿Qué son las columnas de { $name }?
browser-import-columns-hint = Se pregunta una sola vez por cada clase de tabla.
browser-import-column-ignored = omitir
browser-import-column-title = Título en inglés
browser-import-column-title-es = Título en español
browser-import-read = Leer la tabla
browser-import-which-game = ¿De qué juego son estas cartas?

# Nombres de los campos
browser-field-title = Nombre
browser-field-type = Tipo
browser-field-set = Colección
browser-field-number = Número
browser-field-sphere = Esfera
browser-field-cost = Coste
browser-field-willpower = Voluntad
browser-field-attack = Ataque
browser-field-defense = Defensa
browser-field-hit-points = Puntos de impacto
browser-field-traits = Rasgos
browser-field-encounter-set = Conjunto de encuentros
browser-field-faction = Facción
browser-field-strength = Fuerza
browser-field-income = Ingresos
browser-field-initiative = Iniciativa
browser-field-claim = Conquista
browser-field-subtitle = Subtítulo
browser-field-culture = Cultura
browser-field-twilight = Penumbra
browser-field-site-number = Número de sitio
browser-field-vitality = Vitalidad
browser-field-race = Raza
browser-field-side = Bando
browser-field-subtype = Subtipo
browser-field-alignment = Alineamiento
browser-field-mind = Mente
browser-field-prowess = Poder
browser-field-body = Resistencia
browser-field-marshalling-points = Puntos
browser-field-site-type = Clase de lugar
browser-field-owner = Mazo
browser-field-kind = Clase
browser-field-strength-cost = Coste de fuerza
browser-field-health = Salud
browser-unmet = { $count ->
    [one] Una carta por conocer
   *[other] { $count } cartas por conocer
}
browser-unmet-title = Cartas que aún no conoces
browser-unmet-about = Las cartas de un escenario no se muestran aquí hasta que alguien de este perfil lo haya jugado. Entre ellas no hay nada que haga falta para un mazo o una partida.
browser-unmet-of = { $title }: { $count ->
    [one] una carta
   *[other] { $count } cartas
}
browser-unmet-show = Mostrarlas ya
