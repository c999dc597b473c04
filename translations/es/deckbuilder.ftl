# El constructor de mazos.
deckbuilder-decks = Tus mazos
deckbuilder-none = Todavía no hay ningún mazo. Empieza uno, toma un mazo incluido o importa una lista.
deckbuilder-reading = { $count ->
    [one] Se está leyendo un mazo más
   *[other] Se están leyendo { $count } mazos más
}
deckbuilder-find = Busca un mazo por su nombre, juego, etiqueta o Héroe
deckbuilder-none-found = Ningún mazo es así.
deckbuilder-new = Mazo nuevo
deckbuilder-presets = Mazos incluidos
deckbuilder-import = Importar
deckbuilder-first-draft = Primer boceto
deckbuilder-begin = Empezar
deckbuilder-begins-avatar = Juegas como
deckbuilder-begins-agenda = Estrategia
deckbuilder-begin-hint = No hace falta elegir nada todavía: el constructor de mazos muestra primero aquello con lo que empieza un mazo así.
deckbuilder-none-chosen = aún no
deckbuilder-copy = Copiar { $name }
deckbuilder-copy-name = { $name } (copia)
deckbuilder-delete = Borrar { $name }
deckbuilder-deleted = El mazo «{ $name }» está en la papelera de tus mazos.
deckbuilder-built-mark = montado

deckbuilder-deck = El mazo
deckbuilder-back = Volver a todos los mazos
deckbuilder-name = Nombre del mazo
deckbuilder-undo = Deshacer
deckbuilder-redo = Rehacer
deckbuilder-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
deckbuilder-leaders = Primeras cartas
deckbuilder-unknown = Cartas desconocidas
deckbuilder-breaks-a-rule = incumple una regla
deckbuilder-one-more = Una más
deckbuilder-one-fewer = Una menos
deckbuilder-take-out = Quitar
deckbuilder-replace = Qué podría sustituirla
deckbuilder-move-to = Una a: { $part }
deckbuilder-version = Versión { $number }

deckbuilder-page-study = Estudio
deckbuilder-page-card = Carta
deckbuilder-page-hand = Mano
deckbuilder-page-notes = Notas
deckbuilder-page-versions = Versiones

deckbuilder-scenario = Escenario, se prepara para la mesa
deckbuilder-legal = Legal
deckbuilder-not-legal = Aún no es legal
deckbuilder-as-it-is = De la caja
deckbuilder-more-violations = { $count } más
deckbuilder-unknown-cards = { $count ->
    [one] Una carta no está en la biblioteca y no se juzga: { $titles }
   *[other] { $count } cartas no están en la biblioteca y no se juzgan: { $titles }
}
deckbuilder-no-sphere = { $count ->
    [one] Ningún héroe puede pagar { $titles }.
   *[other] Ningún héroe puede pagar { $count } cartas, entre ellas { $titles }.
}
deckbuilder-fix-remove = Quitar { $count }
deckbuilder-fix-add = Añadir { $count }
deckbuilder-fix-move = Mover { $count }
deckbuilder-fix-move-to = Mover { $count } a: { $part }
deckbuilder-costs = Costes
deckbuilder-average = media { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
deckbuilder-cost-bar = coste { $cost }: { $count }
deckbuilder-threat = Amenaza inicial { $threat }
deckbuilder-chances = Probabilidades
deckbuilder-chance-cheap = Una carta de coste { $cost } o menos, en la primera mano inicial
deckbuilder-chance-hand = En la mano inicial de { $cards }, tal como llega
deckbuilder-chance-mulligan = En la mano inicial, cambiándola una vez por { $cards }
deckbuilder-chance-rounds = Tras { $rounds } rondas{ $mulligan ->
    [yes] , con el cambio de mano incluido
   *[no] {""}
}
deckbuilder-chance-seen = Entre las primeras { $cards } cartas, sin cambiar de mano

deckbuilder-hand = Mano de prueba
deckbuilder-new-hand = Nueva
deckbuilder-mulligan = Cambiar
deckbuilder-next-card = Otra
deckbuilder-hand-told = { $count } cartas, quedan { $left } en el mazo{ $mulligans ->
    [0] {""}
    [one] , un cambio de mano
   *[other] , { $mulligans } cambios de mano
}
deckbuilder-instead = En lugar de { $title }
deckbuilder-nothing-instead = No hay ninguna libre que se le parezca.

deckbuilder-notes = Notas, en Markdown
deckbuilder-notes-turn = Leer o escribir
deckbuilder-tags = Etiquetas
deckbuilder-tags-hint = solitario, torneo
deckbuilder-built = Montado
deckbuilder-built-hint = Está en la estantería, hecho con las cartas que tengo.
deckbuilder-option-format = Formato
deckbuilder-option-format-any = Abierto
deckbuilder-option-format-fellowship = Bloque de La Comunidad
deckbuilder-option-format-towers = Bloque de Las Torres
deckbuilder-option-format-starter = Mazos de iniciación
deckbuilder-option-alignment = Jugador
deckbuilder-option-alignment-hero = Mago
deckbuilder-option-alignment-minion = Espectro del Anillo
deckbuilder-option-length = Duración de la partida
deckbuilder-option-length-short = Corta
deckbuilder-option-length-long = Larga
deckbuilder-option-length-campaign = Campaña

deckbuilder-version-note = Por qué se guarda esta versión
deckbuilder-keep-version = Guardar como versión
deckbuilder-restore = Recuperar
deckbuilder-restore-version = Recuperar la versión { $number }
deckbuilder-no-changes = Ninguna diferencia con el mazo actual.
deckbuilder-since = Desde entonces: { $changes }

deckbuilder-play = Jugar
deckbuilder-play-hint = Preparar una mesa con este mazo
deckbuilder-export = Exportar
deckbuilder-format = Formato
deckbuilder-format-ringsdb = Texto de RingsDB
deckbuilder-format-thronesdb = Texto de ThronesDB
deckbuilder-format-o8d = Mazo de OCTGN
deckbuilder-format-gemp = Línea de GEMP
deckbuilder-format-names = Lista de nombres
deckbuilder-format-gccg = Lista de MECCG
deckbuilder-format-remaster = Mazo de MECCG, JSON
deckbuilder-format-markdown = Markdown
deckbuilder-copy-text = Copiar texto
deckbuilder-save-file = Guardar en un archivo
deckbuilder-written = Escrito en { $path }.
deckbuilder-printed = { $count ->
    [one] Una página escrita en { $path }.
   *[other] { $count } páginas escritas en { $path }.
}
deckbuilder-print = Imprimir
deckbuilder-paper = Papel
deckbuilder-paper-a4 = A4
deckbuilder-paper-letter = Carta (Letter)
deckbuilder-pull-list = Qué sacar de la estantería
deckbuilder-deck-list = Lista del mazo
deckbuilder-proxies = Copias para jugar
deckbuilder-proxy-backs = Con los dorsos, para imprimir por las dos caras
deckbuilder-printing = Dibujando las cartas de { $path }
deckbuilder-compare = Comparar
deckbuilder-compare-with = Comparar con
deckbuilder-compare-card = Carta
deckbuilder-compare-here = Este mazo
deckbuilder-compare-there = El otro
deckbuilder-compared = { $title }: { $here } aquí, { $there } allí

# Botones sobre la biblioteca: su nombre y la búsqueda que escriben.
deckbuilder-kind-lcg-hero = Héroes
deckbuilder-kind-lcg-hero-query = tipo=héroe
deckbuilder-kind-lcg-ally = Aliados
deckbuilder-kind-lcg-ally-query = tipo=aliado
deckbuilder-kind-lcg-attachment = Vinculadas
deckbuilder-kind-lcg-attachment-query = tipo="carta vinculada"
deckbuilder-kind-lcg-event = Eventos
deckbuilder-kind-lcg-event-query = tipo=evento
deckbuilder-kind-lcg-all = Todas
deckbuilder-kind-lcg-all-query = tipo=ally|attachment|event|player_side_quest
deckbuilder-kind-got-faction = Facciones
deckbuilder-kind-got-faction-query = tipo=facción
deckbuilder-kind-got-agenda = Estrategias
deckbuilder-kind-got-agenda-query = tipo=estrategia
deckbuilder-kind-got-plot = Tramas
deckbuilder-kind-got-plot-query = tipo=trama
deckbuilder-kind-got-character = Personajes
deckbuilder-kind-got-character-query = tipo=personaje
deckbuilder-kind-got-location = Lugares
deckbuilder-kind-got-location-query = tipo=lugar
deckbuilder-kind-got-event = Eventos
deckbuilder-kind-got-event-query = tipo=evento
deckbuilder-kind-tcg-companion = Compañeros
deckbuilder-kind-tcg-companion-query = tipo=compañero
deckbuilder-kind-tcg-minion = Siervos
deckbuilder-kind-tcg-minion-query = tipo=siervo
deckbuilder-kind-tcg-possession = Posesiones
deckbuilder-kind-tcg-possession-query = tipo=posesión
deckbuilder-kind-tcg-event = Eventos
deckbuilder-kind-tcg-event-query = tipo=evento
deckbuilder-kind-tcg-site = Sitios
deckbuilder-kind-tcg-site-query = tipo=sitio
deckbuilder-kind-tcg-ring = Anillos
deckbuilder-kind-tcg-ring-query = tipo="el anillo único"
deckbuilder-kind-mec-character = Personajes
deckbuilder-kind-mec-character-query = tipo=personaje
deckbuilder-kind-mec-resource = Recursos
deckbuilder-kind-mec-resource-query = tipo=recurso
deckbuilder-kind-mec-hazard = Adversidades
deckbuilder-kind-mec-hazard-query = tipo=adversidad
deckbuilder-kind-mec-creature = Criaturas
deckbuilder-kind-mec-creature-query = tipo=adversidad subtipo:criatura
deckbuilder-kind-mec-site = Lugares
deckbuilder-kind-mec-site-query = tipo=lugar
deckbuilder-kind-got-attachment = Accesorios
deckbuilder-kind-got-attachment-query = tipo=attachment
deckbuilder-kind-got-all = Todas
deckbuilder-kind-got-all-query = tipo=character|location|attachment|event
deckbuilder-kind-tcg-ally = Aliados
deckbuilder-kind-tcg-ally-query = tipo=ally
deckbuilder-kind-tcg-artifact = Artefactos
deckbuilder-kind-tcg-artifact-query = tipo=artifact
deckbuilder-kind-tcg-condition = Condiciones
deckbuilder-kind-tcg-condition-query = tipo=condition
deckbuilder-kind-tcg-all = Todas
deckbuilder-kind-tcg-all-query = tipo=companion|ally|follower|minion|possession|artifact|condition|event
deckbuilder-kind-mec-all = Todas
deckbuilder-kind-mec-all-query = tipo=character|resource|hazard
deckbuilder-filter-game = Todos los juegos
deckbuilder-filter-tag = Todas las etiquetas
deckbuilder-filter-state = Montados o no
deckbuilder-filter-kind = Cualquier { $field }
deckbuilder-filter-legal = Legales o no
deckbuilder-state-built = Montado
deckbuilder-state-not-built = Sin montar
