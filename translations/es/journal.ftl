# El diario: campañas, sus páginas y sus crónicas.
journal-file-missing = No hay ninguna campaña en { $path }.
journal-file-too-new = La campaña { $path } la escribió un Longtable más nuevo (formato { $found }; este lee hasta el { $known }). Se ha dejado como estaba.
journal-chronicle = Crónica
journal-notes = Notas
journal-nothing = Nada todavía.
journal-begun = Empezada el { $date }
journal-date = { $date }
journal-borne = { $name }, en manos de { $bearer }
journal-kind-beginning = La compañía se pone en marcha
journal-kind-game = Una partida
journal-kind-change = Entre partida y partida
journal-kind-note = Una nota
journal-result-won = Victoria
journal-result-lost = Derrota
journal-result-drawn = Empate
journal-result-left = Sin terminar
journal-result-open = Jugada
journal-result-in-rounds = { $span ->
    [turn] { $rounds ->
        [one] { $result } en { $rounds } turno
       *[other] { $result } en { $rounds } turnos
    }
   *[round] { $rounds ->
        [one] { $result } en { $rounds } ronda
       *[other] { $result } en { $rounds } rondas
    }
}
journal-difficulty = Dificultad: { $value }
journal-score = Puntuación: { $value }
journal-minutes = { $value ->
    [one] { $value } minuto
   *[other] { $value } minutos
}
journal-seed = Semilla: { $value }
journal-deck = Mazo: { $name }
journal-threat = Amenaza { $value }
journal-points = { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
}
journal-decision = { $question } { $taken }
journal-change-add = { $section }: { $name }
journal-change-add-for = { $section }, { $player }: { $name }
journal-change-add-borne = { $section }: { $name }, en manos de { $bearer }
journal-change-remove = { $section }: se borra { $name }
journal-change-remove-for = { $section }, { $player }: se borra { $name }
journal-change-carry = { $section }: { $name } pasa a { $bearer }
journal-change-carry-for = { $section }, { $player }: { $name } pasa a { $bearer }
journal-change-count = { $section }: { $amount } ({ $name })
journal-change-count-for = { $section }, { $player }: { $amount } ({ $name })
journal-title-usual = Una campaña
journal-log = Diario de campaña
journal-campaigns = Campañas
journal-new = Campaña nueva
journal-new-campaign = Campaña nueva
journal-title = Nombre
journal-mode = Modo
journal-other-game = Otro juego
journal-begin = Empezar
journal-player = Jugador { $number }
journal-pieces = Héroes, separados por comas
journal-begins-with-game = Un diario cuenta una campaña, partida tras partida. La que acabas de jugar se apunta en su primera página.
journal-no-player = Al menos un jugador tiene que ponerse en marcha.
journal-points-section = Puntos
journal-earned-section = Lo ganado
journal-no-entries = Aún no hay nada escrito. Apunta una partida o una nota, a la izquierda.
journal-empty-title = Aún no hay campañas
journal-empty = Una campaña guarda lo que traen vuestras veladas: quién salió, quién cayó, qué se ganó. La llevan las reglas del juego de cartas, o tu mano, para cualquier juego y para las tardes con cartas de verdad.
journal-borne-by = En manos de { $bearer }
journal-before-chapter = Antes del capítulo { $number }
journal-check-done = Hecho
journal-check-open = Pendiente
journal-mend = Corregir
journal-as-it-stood = Como estaba
journal-replay = Ver de nuevo
journal-decks = Mazos: { $decks }
journal-write = Apuntarlo
journal-write-game = Apuntar una partida
journal-write-note = Escribir una nota
journal-swap = Cambiar un Héroe
journal-by-hand = Apuntar una línea a mano
journal-branch = ¿Y si…?
journal-what-if = { $title }: ¿y si…?
journal-pdf = Imprimir o PDF
journal-markdown = Markdown
journal-export = Exportar
journal-import = Importar
journal-blank = Diario en blanco
journal-delete = A la papelera
journal-written = Guardado en { $path }.
journal-salvaged = { $count ->
    [0] El diario { $title } estaba dañado; se ha podido leer entero. El archivo dañado está en { $aside }.
    [one] El diario { $title } estaba dañado; una parte no se ha podido leer. El archivo dañado está en { $aside }.
   *[other] El diario { $title } estaba dañado; { $count } partes no se han podido leer. El archivo dañado está en { $aside }.
}
journal-chapters-won = { $won } de { $count } escenarios
journal-games-played = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
journal-scenario = Escenario
journal-result = Cómo acabó
journal-when = Día
journal-rounds = { $span ->
    [turn] Turnos
   *[round] Rondas
}
journal-score-name = Puntuación
journal-minutes-name = Minutos
journal-story = La historia, con tus palabras
journal-deck-name = Mazo
journal-threat-name = Amenaza
journal-points-name = Puntos
journal-fallen = Caídos, separados por comas
journal-damage = Daño que se queda
journal-damage-hint = Daño: Aragorn 2, …
journal-earned = Ganado
journal-earned-hint = Este capítulo puede dar { $cards }. Quien lleva una carta va detrás, entre paréntesis.
journal-writes = Se apuntará: { $changes }
journal-leaves = Se va
journal-joins = Ocupa su lugar
journal-joins-hint = Elige o escribe un nombre
journal-entry-title = Título
journal-section = Apartado
journal-deed = Qué hacer
journal-deed-add = Apuntar
journal-deed-remove = Borrar
journal-deed-carry = Pasar a otro
journal-deed-count = Contar
journal-line = Palabras
journal-amount = Cuánto
journal-whose = De quién
journal-everybody = De todos
journal-bearer = En manos de
journal-consequences = Lo que esto cambia después
journal-consequences-hint = Esta entrada no es la última. Escrita así, el diario se lee de otro modo a partir de ahí:
journal-gone = Tras «{ $entry }», { $section }: { $name } ya no está.
journal-new-line = Tras «{ $entry }», { $section }: { $name } es nuevo.
journal-trouble = «{ $entry }» no encuentra sobre qué actuar: { $change }
journal-agree = Escribirlo así
journal-leave-as-it-is = Dejarlo como está
journal-example-title = Sendas del Bosque Negro
journal-example-question = En la encrucijada
journal-example-taken = el sendero de Beorn
journal-example-other = el sendero que no se deja
journal-example-first = El correo salió al alba. En la encrucijada los héroes tomaron el sendero de los beórnidas, y la prole de Ungoliant se echó sobre su rastro. Mendor los guio hasta el linde.
journal-example-second = Un Troll de las Colinas cerró el paso en el primer recodo del río. Uno de ellos lo retuvo solo y no volvió.
journal-example-notes = *Guardar a Gandalf para las mazmorras.* Si cae un prisionero, reservar la cancelación para la segunda sombra: siempre es peor.
journal-example-evenings = Tardes de invierno
journal-example-evening = Tarde { $number }
journal-example-evening-1 = La primera partida del invierno. Ana guardó lo mejor para el final, y bastó.
journal-example-evening-2 = Bor pidió otra al momento: lo que puso en la mesa en el tercer turno siguió allí hasta el último.
journal-example-evening-3 = Igualados casi hasta el final, y nadie miró el reloj.
journal-example-evening-notes = *Mirar primero toda la mesa.* Dos partidas se perdieron por una carta que llevaba allí una hora.
journal-in-place-of = en lugar de { $name }
journal-keep-game = Guardar una partida
journal-no-tables = Todas las partidas terminadas de este juego están ya en el diario.
journal-table-row = { $date }, { $span ->
    [turn] { $rounds ->
        [one] { $rounds } turno
       *[other] { $rounds } turnos
    }
   *[round] { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
}
journal-too-many-players = { $count } jugadores: en el diario de este juego caben { $most }.
journal-chapter-closed = { $chapter } se abre cuando se han ganado todos los capítulos anteriores.
journal-play-chapter = Jugar el capítulo { $number }: { $title }
journal-play-chapter-short = Jugar el capítulo { $number }
journal-chapter-by-hand = El capítulo { $number }, { $title }, aún no se puede jugar en esta mesa. Si se juega con cartas de verdad, se anota a mano.
journal-chapter-title = Capítulo { $number }: { $title }
journal-questions = Preguntas sobre este escenario
journal-questions-about = Preguntas sobre { $title }
journal-questions-warning = Las respuestas cuentan lo que ocurre en este escenario, y nadie de este perfil lo ha jugado todavía. Quien quiera llevarse la sorpresa, que lo juegue antes.
journal-questions-anyway = Leerlas ya
journal-play = A la mesa
journal-list = Antes de jugar
journal-deck-of = Mazo de { $player }
journal-leads = Con los Héroes del diario: { $pieces }
journal-earned-cards = Cartas conseguidas
journal-goes-with = En qué mazo
journal-into-deck = al mazo de { $player }
journal-left-out = se queda fuera
journal-still-hurt = { $name } aún tiene { $count } de Daño
journal-heal = Curar por 1 de Amenaza
journal-follows = Después de
journal-follows-none = ninguna campaña anterior
journal-event = { $span ->
    [turn] Turno { $round }: { $told }
   *[round] Ronda { $round }: { $told }
}
journal-decision-others = { $question } { $taken } (y no { $others })
journal-decisions = Decisiones
journal-decisions-hint = Una por línea: En la encrucijada > el camino largo / el corto
journal-choices = Decisiones y jugadas
journal-events = Momentos
journal-more = { $count ->
    [one] … y una línea más en el acta
   *[other] … y { $count } líneas más en el acta
}
journal-title-on = «{ $title }», { $date }
journal-life = Historial
journal-life-joined = Sale con { $entry }.
journal-life-game = { $entry }: { $result }.
journal-life-fell-here = Cae allí.
journal-life-fell = Cae en { $entry }.
journal-life-left = Se va con { $entry }.
journal-life-sum = { $games ->
    [0] Ninguna partida todavía
    [one] Una partida, { $won ->
        [0] perdida
       *[other] ganada
    }
   *[other] { $games } partidas, { $won ->
        [one] una ganada
       *[other] { $won } ganadas
    }
}
journal-carries = Lleva { $names }
journal-from = De { $entry }
journal-earlier = { $amount } de { $count } líneas anteriores
journal-branch-of = Otro camino de { $title }, tras { $entry }
journal-over = Terminada el { $date }
journal-record = El acta
journal-deck-that-day = { $named } ({ $count } cartas)
journal-picture = Imagen { $number }
journal-picture-large = Imagen
journal-add-picture = Añadir imagen
journal-picture-put = Ponerla en el texto
journal-picture-take-out = Quitar la imagen
journal-page = Página { $page } de { $count }
journal-page-first = Primera página
journal-page-back = Página anterior
journal-page-on = Página siguiente
journal-page-last = Última página
journal-drop = Quitar
journal-earlier-place = Antes
journal-later-place = Después
journal-dropped = La entrada se ha quitado del diario.
journal-bring-back = Devolverla
journal-mend-entry = Corregir una entrada
journal-stays = { $deed }: { $section }
journal-about = La campaña
journal-finished = Esta campaña ha terminado
journal-sections = Secciones de la página: { $sections }
journal-new-section = Otra sección
journal-new-section-hint = Cómo se llama, para una sección propia
journal-section-kind = Qué contiene
journal-section-names = Líneas de texto
journal-section-names-borne = Cosas que alguien lleva
journal-section-names-player = Líneas de cada jugador
journal-section-number = Un número
journal-section-number-player = Un número de cada jugador
journal-copy = Copiar
journal-copy-of = { $title }, copia
journal-taken-damaged = { $count ->
    [one] El archivo de { $title } estaba dañado; no se pudo leer una parte.
   *[other] El archivo de { $title } estaba dañado; no se pudieron leer { $count } partes.
}
journal-take-backup = Usar la copia
journal-backup-taken = El diario está como en la copia de seguridad.
journal-records = Marcas
journal-journey = Mapa del viaje
journal-company-at = La compañía en { $place }
journal-fell-in = cayó en el capítulo { $number }
journal-next-of = Siguiente, capítulo { $number } de { $count }
journal-journey-over = El viaje ha terminado: todos los capítulos están ganados.
journal-set-table = Poner la mesa
journal-stage-won = ganado
journal-stage-next = siguiente
journal-stage-later = después
journal-tries = { $count ->
    [one] un intento
   *[other] { $count } intentos
}
journal-no-stations = Cada partida que se apunta es una estación del camino.
journal-earlier-lines = { $count ->
    [one] y una línea anterior, en la crónica
   *[other] y { $count } líneas anteriores, en la crónica
}
journal-try = { $number ->
    [1] primer intento
    [2] segundo intento
    [3] tercer intento
    [4] cuarto intento
    [5] quinto intento
   *[other] intento { $number }
}
journal-find = Buscar y archivo
journal-find-hint = Un título, un jugador, un héroe, un escenario, una palabra escrita
journal-find-archive = También en el archivo
journal-found = { $count ->
    [0] No se ha encontrado nada
    [one] Hallado en un lugar
   *[other] Hallado en { $count } lugares
}
journal-found-nothing = Ninguna campaña ni anotación tiene todas esas palabras.
journal-archive = Al archivo
journal-unarchive = Sacar del archivo
journal-archive-title = El archivo
journal-archive-empty = No hay nada archivado. Una campaña acabada se guarda aquí con «Al archivo»: se sigue leyendo, buscando y contando, y deja la lista de la izquierda.
journal-archived = { $title } está en el archivo.
journal-archived-sign = en el archivo
journal-achievements = Logros
journal-because = desde { $entry }
journal-more-checks = { $count ->
    [one] … y uno más de este punto
   *[other] … y { $count } más de este punto
}
journal-more-deals = { $count ->
    [one] Una carta más va donde suele.
   *[other] { $count } cartas más van donde suelen.
}
journal-stood-after = Como estaba tras { $entry }
journal-as-it-stands = Volver a como está
journal-stage-opens = se abre al ganar el capítulo { $number }
journal-other-ways = Otras compañías
journal-other-way = { $letter }: { $title }
journal-written-by-table = { $count ->
    [0] La partida está en el diario; no cambia nada en la página.
   *[other] La mesa ha apuntado lo que resultó de la partida. ¿Es así? { $changes }
}
journal-put-right = Corregirlo
