# La mesa: zonas, barras, pregunta, registro y todo lo que rodea a las cartas.

table-seat = Asiento { $seat }
table-face-down-card = Carta boca abajo

## Zones

table-dial-of = de { $limit }

## Bars

table-subtitle = { $names } · { $round ->
    [0] preparación
   *[other] { $span ->
        [turn] turno { $round }
       *[round] ronda { $round }
    }
}
table-saved = Guardada
table-not-saved = Sin guardar
table-tool-menu = Menú
table-tool-undo = Deshacer
table-tool-redo = Rehacer
table-tool-waiting = Lo que espera ahora
table-tool-coach = Preguntar al consejero
table-tool-history = Historia y ramas
table-tool-by-hand = Ajustar a mano
table-tool-rules = Reglas
table-tool-settings = Ajustes
table-actions = Acciones
table-track-name = { $phase }, { $step }

## Prompt

table-key-space = Espacio
table-more-choices = { $count ->
    [one] { $count } opción
   *[other] { $count } opciones
}
table-waiting-for = { $name } está decidiendo
table-looks-ahead = { $name } está previendo la partida …
table-bot-goes-on = Seguir
table-game-over = La partida ha terminado
table-answering = Qué está pasando
table-answering-who = Quién puede responder:
table-answering-passed = { $name } ha pasado.
table-answering-now = { $name } decide ahora.
table-answering-to-come = { $name } aún puede responder.
table-asked-by = Lo pide { $card }.
table-asked-by-text = { $card }: { $does }
table-asked-in = Paso { $step }. { $told }
table-step-number = paso { $step }
table-running-sum = { $number } { $amount }
table-confirm-given = Pagar { $given } de { $total }
table-confirm-order = En este orden
table-confirm-none = Ninguna
table-confirm-picked = Confirmar { $count }
table-pick = Elige { $count }
table-pick-more = Elige { $count } más
table-of = { $value } de { $most }
table-one-less = Una menos de { $name }
table-one-more = Una más de { $name }
table-given-by = { $name } da { $value } de { $most }

## Refusals

table-not-possible = No es posible
table-because-of = Por { $card }.

## Log and large card

table-log = Registro
table-log-nothing = Ninguna línea del registro dice «{ $words }».
table-log-search = Buscar en el registro
table-play-on-from-here = Seguir jugando desde aquí
table-copy = Copiar
table-pin = Mantener esta carta a la vista
table-now = Ahora:
table-ready = preparada
table-key-is = tecla { $key }

## Chronicle, curtain, game over, coming back

table-chronicle = Desde tu última decisión
table-change-token = { $card }, { $number }: { $before } → { $after }
table-curtain-title = Ahora decide { $name }
table-curtain-note = Las cartas públicas siguen a la vista; las manos están boca abajo.
table-curtain-button = Soy { $name }, muestra mi mano
table-curtain-decline = { $way ->
    [answer] { $name } no responde
   *[act] { $name } no actúa
}
table-curtain-decline-all = { $way ->
    [answer] Nadie aquí responde
   *[act] Nadie aquí actúa
}
table-score = Puntuación
table-over-by-hand = { $count ->
    [one] Un ajuste a mano
   *[other] { $count } ajustes a mano
}
table-over-missed = { $count ->
    [0] No se dejó pasar ninguna respuesta opcional.
    [one] Se dejó pasar una respuesta opcional.
   *[other] Se dejaron pasar { $count } respuestas opcionales.
}
table-over-home = A la pantalla de inicio
table-back-where = Estabas en { $phase }, { $step }.
table-back-in = Estabas en { $phase }.
table-back-note = Tu nota
table-back-go = Seguir jugando

## Panels

table-panel-history = Historia y ramas
table-panel-waiting = Lo que espera ahora
table-panel-coach = El consejero
table-panel-odds = Qué puede venir ahora
table-panel-text-board = La mesa como texto
table-panel-help = Teclas
table-panel-sum = { $heading }: { $sum }
table-panel-note = Nota para cuando vuelvas
table-panel-report = Informe de este momento
table-panel-missed = Repaso
table-panel-back = Te damos la bienvenida de nuevo
table-history-branches = Líneas de juego abandonadas
table-history-no-branches = Ninguna todavía: vuelve atrás, haz otra cosa y esta línea se guardará aquí.
table-history-moments = Momentos desde los que seguir (• algo salió a la luz)
table-branch = Línea { $name }, { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
} después de: { $after }
table-branch-compare = Desde donde se separan: { $here ->
    [one] una respuesta
   *[other] { $here } respuestas
} aquí, { $there } allí
table-waiting-nothing = Nada espera. No has olvidado nada.
table-waiting-now = Ahora, si quieres
table-waiting-then = { $span ->
    [turn] Después, en este turno
   *[round] Después, en esta ronda
}
table-waiting-skip = Dejarlo todo y seguir
table-round = { $span ->
    [turn] Turno { $round }
   *[round] Ronda { $round }
}
table-odds-none = Ahora mismo no hay nada que calcular.
table-report-written = Escrito en { $path }. Contiene la partida tal como está y los últimos pasos, pero ningún nombre.
table-coach-side-by-side = { $span ->
    [turn] Hasta el fin del turno
   *[round] Hasta el fin de la ronda
}
table-coach-won = { $count ->
    [0] Partidas ganadas
    [one] Ganadas, de una
   *[other] Ganadas, de { $count }
}
table-coach-longer = Probar más
table-coach-begins = Se está probando cada opción.
table-coach-tries = { $count ->
    [one] Resultado de una prueba
   *[other] Medias de { $count } pruebas
}; lo que no puedes ver se reparte de nuevo cada vez.
table-coach-way = Opción { $way }: { $told }. Ganadas { $won } de { $games } partidas.
table-coach-wins-more = { $way } ganó más de estas partidas: { $won } de { $games }. Sopésalo con las razones de arriba.
table-coach-bolder = { $way } es la opción audaz: { $course } { $more }, pero { $price } { $cost }.
table-coach-more = { $way } dio más aquí: { $course } { $more }.
table-coach-safer = { $way } es la opción segura: { $course } { $less }.
table-coach-ahead = Lo previsto
table-coach-chances = Posibilidad de ganar
table-coach-way-ahead = Opción { $way }: { $told }. Posibilidad de ganar: { $chance } % tras { $tries } pruebas.
table-coach-chance = { $count ->
    [one] Una prueba
   *[other] { $count } pruebas
}: posibilidad de ganar { $chance } %; con la opción { $other }, { $less } %.
table-coach-apart = De media, { $course } { $here }; con la opción { $other }, { $there }.
table-coach-luck = Las pruebas quedan tan cerca que puede ser azar.
table-panel-fold = Ver la mesa
table-panel-unfold = Por qué
table-coach-take = Hacer eso

## Menus

table-why-not = ¿Por qué no?
table-why-number = ¿Por qué este número?
table-look-through = Mirar la pila
table-standing-answer = Cuando se ofrezca esta capacidad
table-standing-always = Usarla siempre
table-standing-never = No ofrecerla nunca
table-standing-ask = Preguntar cada vez
table-hand-not-now = Termina o deshaz antes esta acción
table-hand-attach-to = Vincular a
table-hand-move-to = Llevar a

## Keys

table-do-digits = Las opciones de la pregunta
table-do-letters = Las cartas iluminadas
table-do-confirm = La respuesta principal
table-do-activate = Jugar o elegir la carta enfocada
table-do-let-go = Soltar, cerrar
table-do-left = Foco a la izquierda
table-do-right = Foco a la derecha
table-do-up = Foco arriba
table-do-down = Foco abajo
table-do-next-zone = Zona siguiente
table-do-previous-zone = Zona anterior
table-do-next-panel = Mesa, mano, registro, barra, pregunta
table-do-previous-panel = Lo mismo, hacia atrás
table-do-undo = Deshacer una respuesta
table-do-undo-action = Deshacer una acción
table-do-undo-phase = Deshacer la fase
table-do-redo = Rehacer
table-do-history = Historia y ramas
table-do-by-hand = Menú de la carta, ajustar a mano
table-do-pin = Fijar la carta grande
table-do-why = ¿Por qué no?
table-do-choices = Más opciones
table-do-hand = Subir la mano (mantener)
table-do-language = El otro idioma (mantener)
table-do-until-something = Seguir hasta que pase algo
table-do-waiting = Lo que espera ahora
table-do-coach = Preguntar al consejero
table-do-odds = Probabilidades de lo que puede venir
table-do-text-board = La mesa como texto
table-do-report = Informe de este momento
table-do-note = Nota para ti
table-do-find = Buscar en el registro
table-do-help = Todas las teclas
table-do-zoom-in = Acercar
table-do-zoom-out = Alejar
table-do-zoom-fit = Toda la mesa

## Undo, stops, coach

table-log-went-back = ↶ Vuelta atrás más allá de algo que ya había salido a la luz.
table-consent = { $name }, ¿estás de acuerdo?
table-consent-told = Volver atrás retiraría lo que { $name } ha decidido desde entonces.
table-consent-yes = Retirarlo
table-consent-no = No
table-give-up =
    { $several ->
        [yes] { $name } da la partida por perdida…
       *[no] Dar la partida por perdida…
    }
table-give-up-title = { $name }, ¿das la partida por perdida?
table-give-up-told = Contará como perdida. Deshacer te devuelve a la mesa.
table-give-up-yes = Darla por perdida
table-give-up-no = Seguir jugando
table-coach-says = Consejero: { $suggestion }
table-stop-tip = Clic: parar siempre aquí, o dejar de hacerlo
table-pile = { $name } { $count }
table-put-back = { $key } la devuelve a su sitio
table-progress = { $amount } de { $whole }
table-more-attached = { $count } más
table-title-of = { $name }: { $title }
table-seat-out = { $name }: fuera de la partida
table-zone-empty = { $name }: sin cartas
table-hand-count = mano { $count }

## Side column

table-tab-log = Registro
table-tab-rules = Reglas
table-tab-notes = Notas
table-rules-none = Ahora no se pregunta nada.
table-rules-see = Véase también
table-tool-column = Registro, reglas, notas
table-do-column = Registro, reglas, notas
table-do-next-page = Página siguiente
table-do-previous-page = Página anterior
table-do-turn-by-hand = A mano: agotar o preparar

## Review, odds, names of keys

table-over-missed-one = { $span ->
    [turn] { $cards } · turno { $round }, { $step }
   *[round] { $cards } · ronda { $round }, { $step }
}
table-keyname-space = Espacio
table-keyname-left = Izquierda
table-keyname-right = Derecha
table-keyname-up = Arriba
table-keyname-down = Abajo
table-keyname-return = Intro
table-keyname-enter = Intro
table-keyname-esc = Esc
table-keyname-shift = Mayús
table-keyname-menu = Menú
table-keyname-pgup = Re Pág
table-keyname-pgdown = Av Pág
table-keyname-backspace = Retroceso
table-keyname-del = Supr
table-keyname-ins = Insertar
table-keyname-home = Inicio
table-keyname-end = Fin

## Things without a name of their own

table-somewhere = otro lugar
table-unseen-card = una carta que no está a la vista
table-there-face-down = { $count } boca abajo
table-face-down-at = una carta boca abajo ({ $place })
table-face-down-number = carta boca abajo { $number } ({ $place })
table-zone-shown = Cartas que estás mirando
table-do-counter-up = A mano: { $number } + 1
table-do-counter-down = A mano: { $number } − 1
table-do-counted = contador { $number }

## Momentos

table-moment-total = { $before } + { $count } = { $after }
table-moment-total-of = { $before } + { $count } = { $after } de { $limit }
table-moment-less = { $before } − { $count } = { $after }
table-moment-less-of = { $before } − { $count } = { $after } de { $limit }
table-moment-what = Lo que hace
table-moment-number = { $number } de { $count }
table-moment-now = ahora
table-moment-next = después
table-moment-waits = espera
table-moment-any-key = una tecla
table-moment-next-line = línea siguiente
table-moment-hold = mantener
table-moment-skip = saltar todo
table-moment-nobody = Nadie tiene que decidir; la mano espera abajo.
table-moment-for = para { $name }
table-moment-decides = Decide { $name }
table-moment-one-card = Una carta más
table-moment-show-again = Mostrarlo otra vez
table-moment-list = { $count } en total
table-do-show-again = Mostrar otra vez el último momento

## El camino que sigue

table-on-to = Hasta: { $place }
table-passed = Pasado por el camino: { $places }. Deshacer lo devuelve todo.
table-hand-choose = Señala antes una carta, un mazo o un dial, o ve hasta allí con las flechas.
table-odds-open = Contado a partir de lo que está a la vista, nunca del mazo mismo.
table-odds-of = { $count } de { $total }
table-coach-show = Señalarlo
table-roads-first = Este camino
table-roads-other = Camino { $road }
table-roads-here = { $span ->
    [turn] aquí, turno { $round }
   *[round] aquí, ronda { $round }
}
table-roads-left = { $span ->
    [turn] dejado, turno { $round }
   *[round] dejado, ronda { $round }
}
table-roads-won = { $span ->
    [turn] ganado en el turno { $round }
   *[round] ganado en la ronda { $round }
}
table-roads-lost = { $span ->
    [turn] perdido en el turno { $round }
   *[round] perdido en la ronda { $round }
}
table-roads-ended = { $span ->
    [turn] acabado en el turno { $round }
   *[round] acabado en la ronda { $round }
}
table-roads-same-moment = { $span ->
    [turn] Al final del turno { $round }, camino { $here } frente a camino { $there }
   *[round] Al final de la ronda { $round }, camino { $here } frente a camino { $there }
}
table-roads-round = { $span ->
    [turn] Turno
   *[round] Ronda
}
table-roads-where = { $span ->
    [turn] Camino { $road }, turno { $round }
   *[round] Camino { $road }, ronda { $round }
}
table-roads-differ = Al final, camino { $here } → camino { $there }
table-roads-only = Solo en el camino { $road }:
table-roll-sums = { $least } a { $most }
table-roll-outcome = { $sums }: { $told }, { $ways } de { $all }
table-account-stands = { $used } de { $whole }
table-who-plays = Quién juega
table-who-plays-seat = { $name }: { $player }
