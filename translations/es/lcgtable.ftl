# What The Lord of the Rings: The Card Game says at its table: mats, counters, sums, odds, the coach.

## Zones on the mats

lcgtable-mat-quest = Misión
lcgtable-mat-quest-deck = Mazo de Misión
lcgtable-mat-active = Lugar activo
lcgtable-mat-active-short = Activo
lcgtable-mat-staging = Área de preparación
lcgtable-mat-staging-short = Preparación
lcgtable-mat-engaged-short = Enfrentados
lcgtable-mat-engaged = Enfrentados contigo
lcgtable-mat-engaged-of = Enfrentados con { $name }
lcgtable-mat-encounter = Mazo y descartes de Encuentros
lcgtable-mat-encounter-short = Encuentros
lcgtable-mat-encounter-deck = Mazo de Encuentros
lcgtable-mat-encounter-discard = Pila de descartes de Encuentros
lcgtable-mat-victory = Zona de victoria
lcgtable-mat-removed = Retiradas del juego
lcgtable-mat-revealed = Resolviéndose
lcgtable-passing-revealed = Revelada
lcgtable-mat-set-aside = Puestas aparte
lcgtable-mat-campaign = Campaña
lcgtable-mat-pool = Reserva de campaña, por preparar
lcgtable-mat-play-of = Área de juego de { $name }
lcgtable-mat-heroes = Héroes
lcgtable-mat-panel = { $name }
lcgtable-mat-heroes-of = Héroes de { $name }
lcgtable-mat-allies = Aliados
lcgtable-mat-allies-of = Aliados de { $name }
lcgtable-mat-hand-of = Mano de { $name }
lcgtable-mat-deck = Mazo
lcgtable-mat-deck-of = Mazo de { $name }
lcgtable-mat-discard = Descartes
lcgtable-mat-discard-of = Pila de descartes de { $name }
lcgtable-mat-threat = Amenaza, { $name }
lcgtable-mat-threat-short = Amenaza
lcgtable-mat-threat-of = Marcador de Amenaza de { $name }
lcgtable-mat-belongings-of = { $name }
lcgtable-mat-victory-short = Victoria

## Counters, totals and what lies on cards

lcgtable-threat-told = Amenaza de { $name } { $value }
lcgtable-threat-total = Amenaza { $threat }
lcgtable-threat-unit = Amenaza
lcgtable-threat-meaning = Lo que debe superar la Voluntad en la misión
lcgtable-fact-engages = Se enfrenta con { $cost }
lcgtable-fact-comes = Estás en { $threat }: vendrá a por ti en la fase de Encuentros.
lcgtable-fact-stays = Estás en { $threat }: se queda aquí hasta que llegues a { $cost }.
lcgtable-fact-progress = { $points } para explorarlo
lcgtable-willpower-total = Voluntad { $willpower }
lcgtable-resources = Recursos:
lcgtable-pool = { $name } { $count }
lcgtable-mark-exhausted = agotada
lcgtable-mark-captive = en prisión: nadie puede usarla
lcgtable-mark-on-deck = sobre el mazo
lcgtable-mark-committed = asignada a la misión
lcgtable-mark-attacking = atacante
lcgtable-mark-defending = defensora
lcgtable-mark-unique = única
lcgtable-mark-by-hand = ajustada a mano

## The attack, added up

lcgtable-ledger-heading = { $attacker } ataca a { $defender }
lcgtable-ledger-cards = { $cards }
lcgtable-ledger-attack = Ataque
lcgtable-ledger-defense = Defensa
lcgtable-ledger-shadow = Sombra
lcgtable-ledger-damage = Daño
lcgtable-ledger-unnamed = nadie
lcgtable-ledger-face-down = boca abajo

## What has changed

lcgtable-change-threat = Amenaza de { $name }: { $before } → { $after }
lcgtable-change-staging = Amenaza en el área de preparación: { $before } → { $after }

## What the next encounter card can be

lcgtable-odds-none = El mazo de Encuentros está vacío.
lcgtable-odds-unseen = { $count ->
    [one] Una carta no está a la vista, en el mazo o boca abajo.
   *[other] { $count } cartas no están a la vista, en el mazo o boca abajo.
}
lcgtable-odds-threat = Amenaza que añade la siguiente carta
lcgtable-odds-adds = { $threat ->
    [0] sin Amenaza
   *[other] +{ $threat } de Amenaza
}
lcgtable-ladder = Quién baja con qué Amenaza
lcgtable-odds-quest = Con { $surplus } de Voluntad por encima del área de preparación, una carta te deja sin daño en el { $chance } de los casos.
lcgtable-odds-behind = El área de preparación va { $short } por delante de la Fuerza de Voluntad asignada hasta ahora.

## Why the coach would do that

lcgtable-coach-commit = Así hay Voluntad { $willpower } contra Amenaza { $threat } en el área de preparación, y aún { $count ->
    [one] falta revelar una carta
   *[other] faltan por revelar { $count } cartas
}.
lcgtable-coach-undefended = Un Ataque de { $attack } costaría a un personaje más de lo que vale; sin defensor, lo recibe entero un Héroe.
lcgtable-coach-defend = El Ataque de { $attack } choca con una Defensa de { $defense }, y quedan { $left } puntos de impacto.
lcgtable-coach-attack = A { $enemy } le quedan { $left } puntos de impacto.
lcgtable-coach-play = Se puede pagar ahora: coste { $cost }.
lcgtable-coach-pass = Nada aquí da más de lo que cuesta.
lcgtable-coach-general = Lo mejor que se ve en la mesa.

## Where a game stands, and how it ends

lcgtable-end-won = Victoria
lcgtable-end-lost = Derrota
lcgtable-head-threat = Amenaza { $value } de { $limit }
lcgtable-head-quest = misión { $value } de { $limit }
lcgtable-head-hand = mano { $value }

## Setting the table

lcgtable-difficulty = Dificultad
lcgtable-standard = Normal
lcgtable-standard-hint = El mazo de Encuentros tal como viene en la caja.
lcgtable-easy = Fácil
lcgtable-easy-hint = Las cartas de Encuentro más duras se quedan en la caja, y cada Héroe empieza con un recurso más.
lcgtable-beginning = Preparación
lcgtable-by-the-book = Según el reglamento
lcgtable-by-the-book-hint = Se vota al primer jugador, y cada cual puede cambiar su mano inicial.
lcgtable-quick = Rápida (regla de la casa)
lcgtable-quick-hint = No se pregunta nada: el primer jugador se sortea y todos conservan la primera mano.
lcgtable-shared-hero = { $first } y { $second } llevan a { $hero }, y solo hay uno de cada Héroe. Elige otro mazo para uno de los dos.
lcgtable-starting-threat = Amenaza inicial { $value }

## Momentos: lo que se muestra a lo grande

lcgtable-moment-reveal = Carta de Encuentro revelada
lcgtable-moment-quest = Se resuelve la misión
lcgtable-moment-attack = Ataca un Enemigo
lcgtable-moment-assault = Atacas tú
lcgtable-moment-stage = Etapa completada
lcgtable-moment-harm = Daño
lcgtable-moment-threat = Amenaza
lcgtable-moment-first-player = Jugador inicial
lcgtable-moment-committed = Asignados: Voluntad
lcgtable-moment-staging = Área de preparación: Amenaza
lcgtable-moment-success = Éxito por { $count }
lcgtable-moment-failure = Fracaso por { $count }
lcgtable-moment-tie = Empate
lcgtable-moment-success-told = { $willpower } − { $threat }: Progreso que colocar. Primero en el Lugar activo, hasta explorarlo; solo el resto va a la misión.
lcgtable-moment-failure-told = { $willpower } − { $threat }: cada jugador aumenta su Amenaza en lo que falta.
lcgtable-moment-tie-told = { $willpower } contra { $threat }: ni Progreso ni Amenaza.
lcgtable-moment-attacks = { $card } ataca
lcgtable-moment-shadow = Su carta de Sombra
lcgtable-moment-undefended = { $seat }, nadie defiende
lcgtable-moment-defends = { $count ->
    [one] { $cards } defiende
   *[other] { $cards } defienden
}
lcgtable-moment-attackers = { $count ->
    [one] { $cards } ataca
   *[other] { $cards } atacan
}
lcgtable-moment-attacked = { $card } recibe el ataque
lcgtable-moment-to = a { $cards }
lcgtable-moment-lives = { $card } vive, quedan { $left } de { $limit }
lcgtable-moment-falls = Cae { $card }
lcgtable-moment-unharmed = Sin daño

lcgtable-line-revealed = Boca arriba
lcgtable-line-revealed-note = La revela { $seat }.
lcgtable-line-surge = Oleada: una carta más
lcgtable-line-damage = { $card }: { $count } de daño
lcgtable-line-heals = { $card } se cura { $count }
lcgtable-line-destroyed = Cae { $card }
lcgtable-line-progress = { $card } +{ $count }
lcgtable-line-explored = { $card }: explorado
lcgtable-line-completed = { $card }: completada
lcgtable-line-stage = La misión es ahora { $card }
lcgtable-line-threat-up = { $seat }: +{ $count } de Amenaza
lcgtable-line-threat-down = { $seat }: −{ $count } de Amenaza
lcgtable-line-shadow = Carta de Sombra: { $card }
lcgtable-line-defends = Defiende { $cards }
lcgtable-line-undefended = Nadie defiende
lcgtable-line-attacker = { $card } ataca a { $seat }
lcgtable-line-attackers = Al ataque: { $cards }
lcgtable-line-sum = { $attack } − { $defense } = { $count } de daño
lcgtable-line-undefended-sum = Sin defensa: { $count } de daño
lcgtable-line-quest = Voluntad { $willpower }, Amenaza { $threat }
lcgtable-line-first-player = { $seat } es el jugador inicial
lcgtable-line-goes = A: { $place }

## Cómo se cuenta cuando ha terminado

lcgtable-end-heading-won = { $scenario ->
    [passage_through_mirkwood] Bajo el cielo abierto
    [journey_along_the_anduin] El Río os deja marchar
    [escape_from_dol_guldur] Fuera de los fosos
   *[other] Victoria
}
lcgtable-end-heading-lost = { $scenario ->
    [passage_through_mirkwood] El bosque se cierra sobre ti
    [journey_along_the_anduin] El Río se queda contigo
    [escape_from_dol_guldur] La torre no suelta a los suyos
   *[other] Derrota
}
lcgtable-score-rounds = { $count } × { $points }
lcgtable-score-cards = { $cards }: { $terms }
lcgtable-figure-threat = Amenaza al final
lcgtable-figure-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
lcgtable-figure-enemies = { $count ->
    [one] Enemigo destruido
   *[other] Enemigos destruidos
}
lcgtable-course-threat = Amenaza
lcgtable-course-progress = Progreso en la misión
lcgtable-course-harm = daño en los Héroes
lcgtable-course-limit = { $limit }: fuera de la partida
lcgtable-turn-stays = { $card } se queda
lcgtable-turn-leads = { $card } va en cabeza
lcgtable-turn-holds = { $card } resiste
lcgtable-turn-nobody = Nadie defiende
lcgtable-turn-falls = Cae { $enemy }
lcgtable-turn-quest-less = { $willpower } de Voluntad contra { $threat }. Con { $card } eran { $better }.
lcgtable-turn-quest-more = { $willpower } de Voluntad contra { $threat }. Sin { $card } eran { $without }.
lcgtable-turn-defence = { $enemy } ataca con { $attack } contra { $defense }: { $damage } de daño. { $other } habría recibido { $spared }.
lcgtable-turn-undefended = { $enemy } ataca con { $attack } y un Héroe lo recibe todo. { $other } habría recibido { $spared }.
lcgtable-turn-strike = { $attack } de Ataque y hacían falta { $needed }: { $enemy } ya no ataca.
lcgtable-turn-threat = { $count ->
    [0] sin Progreso
   *[other] +{ $count } de Amenaza
}
lcgtable-turn-ahead = +{ $count } de ventaja
lcgtable-turn-damage = { $count } de daño
lcgtable-turn-attack-gone = −{ $count } de Ataque
lcgtable-credit-willpower = { $amount } de Voluntad en { $times ->
    [one] una misión
   *[other] { $times } misiones
}
lcgtable-credit-attack = { $amount } de Ataque en { $times ->
    [one] un combate
   *[other] { $times } combates
}
lcgtable-credit-defence = { $amount } de Ataque frenado en { $times ->
    [one] una defensa
   *[other] { $times } defensas
}
lcgtable-odds-progress = { $count ->
    [0] nada
   *[other] +{ $count } de Progreso
}
lcgtable-odds-rises = +{ $count } de Amenaza
lcgtable-argue-sum = { $sum } = { $total } de Voluntad contra { $threat } de Amenaza y lo que venga.
lcgtable-argue-cases = En { $held } de { $cases } casos la misión no fracasa.
lcgtable-argue-home = Sin agotar, para { $enemies ->
    [0] lo que venga
    [one] el Enemigo enfrentado contigo
   *[other] los { $enemies } Enemigos enfrentados contigo
}: { $cards }.
lcgtable-argue-spent = { $count ->
    [one] Se agota un personaje, y con él { $attack } de Ataque.
   *[other] Se agotan { $count } personajes, y con ellos { $attack } de Ataque.
}
lcgtable-argue-keep = Quien está preparado sigue preparado.
lcgtable-argue-open = Un Héroe recibe los { $attack }, y falta la carta de Sombra.
lcgtable-argue-block = { $card }: ataque { $attack }, defensa { $defense }, o sea { $damage } de { $left } puntos de impacto.
lcgtable-argue-shadow = La carta de Sombra está boca abajo: caben { $room } más, y { $card } se agota.
lcgtable-argue-strike = { $attack } contra { $defense }: { $damage } de daño, y a { $enemy } le quedan { $left } puntos de impacto.
lcgtable-argue-exhausts = { $cards }: sin poder defender más en esta ronda.
lcgtable-argue-cost = Cuesta { $cost } { $pool ->
    [one] del único recurso que corresponde
   *[other] de los { $pool } recursos que corresponden
}.
lcgtable-argue-willpower = { $card } aporta { $value } de Voluntad a cada misión.
lcgtable-argue-attack = { $card } aporta { $value } de Ataque.
lcgtable-argue-defense = { $card } aporta { $value } de Defensa.
lcgtable-argue-left = { $left ->
    [one] Queda 1 recurso
   *[other] Quedan { $left } recursos
} para lo que pida esta ronda.

## Bajo una carta de la mano que no se puede jugar

lcgtable-short-resources = { $short ->
    [one] falta { $short }
   *[other] faltan { $short }
}
lcgtable-short-match = { $sphere ->
    [leadership] sin Liderazgo
    [tactics] sin Táctica
    [spirit] sin Espíritu
    [lore] sin Saber
   *[other] sin afinidad
}
lcgtable-short-response = como respuesta
lcgtable-short-unique = ya está en juego
lcgtable-short-host = sin dónde ponerla
lcgtable-short-ready = nadie preparado
lcgtable-short-dear = faltan recursos
lcgtable-short-target = sin objetivo
lcgtable-short-change = sin efecto
lcgtable-short-phase = en otra fase
lcgtable-short-forbidden = prohibida
lcgtable-ahead-reveals = { $count ->
    [one] Se revela una carta del mazo de Encuentros.
   *[other] Se revelan { $count } cartas del mazo de Encuentros.
}
lcgtable-ahead-quest = { $willpower } de Voluntad contra { $threat } de Amenaza.
lcgtable-ahead-travel = { $count ->
    [one] Se puede viajar a un Lugar.
   *[other] Se puede viajar a uno de { $count } Lugares.
}
lcgtable-ahead-engages = { $card } se enfrenta a ti y ataca con { $attack }.
lcgtable-ahead-shadows = { $count ->
    [one] Una carta de Sombra para el Enemigo que te ataca.
   *[other] Una carta de Sombra para cada uno de los { $count } Enemigos que te atacan.
}
lcgtable-ahead-readies = { $count ->
    [one] Se prepara un personaje.
   *[other] Se preparan { $count } personajes.
}
lcgtable-ahead-threat = Tu Amenaza sube a { $threat }.
