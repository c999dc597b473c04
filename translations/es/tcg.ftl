# Palabras de El Señor de los Anillos JCC en la mesa. Los parámetros son nombres ya puestos en palabras.

## Questions

tcg-ask-fellowship-actions = { $seat }, ¿qué hace tu comunidad?
tcg-ask-shadow-actions = { $seat }, ¿qué hace la Sombra? Penumbra: { $twilight }.
tcg-ask-maneuver-actions = { $seat }, ¿actúas en la fase de maniobra?
tcg-ask-archery-actions = { $seat }, ¿actúas antes de los disparos de arquería?
tcg-ask-assignment-actions = { $seat }, ¿actúas antes de asignar defensores?
tcg-ask-skirmish-actions = { $seat }, ¿actúas en esta escaramuza?
tcg-ask-regroup-actions = { $seat }, ¿actúas en la fase de reagrupación?
tcg-ask-ambush = { $seat }, ¿añades { $amount } de penumbra por la emboscada de { $source }?
tcg-ask-archery = { $seat }, ¿quién recibe una herida de arquería? Quedan: { $count }.
tcg-ask-archery-player = { $seat }, ¿qué jugador de Sombra recibe las heridas de arquería?
tcg-ask-bearer = { $seat }, ¿quién lleva { $source }?
tcg-ask-bid = { $seat }, ¿cuántas cargas apuestas por tu lugar en el orden?
tcg-ask-place = { $seat }, ¿qué lugar del orden eliges?
tcg-ask-decide = { $seat }, ¿avanzas al sitio { $number } o terminas tu turno?
tcg-ask-defenders = { $seat }, ¿quién defiende contra quién? Siervos sin defensor: { $count }.
tcg-ask-leftovers = { $seat }, ¿a quién atacan tus siervos sin asignar? Quedan: { $count }.
tcg-ask-skirmish = { $seat }, ¿qué escaramuza se resuelve ahora?
tcg-ask-exert = { $seat }, ¿quién se esfuerza por { $source }?
tcg-ask-for-each = { $seat }, ¿a quién eliges para { $source }? Veces que quedan: { $count }.
tcg-asked-for-each = { $seat }, ¿{ $which } { $becomes }{ $by }? Veces que quedan: { $count }.
tcg-ask-hand = { $seat }, ¿te quedas con esta mano? Otra tendría seis cartas.
tcg-ask-look =
    { $seat }, se te { $count ->
        [one] muestra una carta
       *[other] muestran { $count } cartas
    }.
tcg-ask-may = { $seat }, ¿usas { $source }?
tcg-ask-player = { $seat }, ¿a qué jugador eliges para { $source }?
tcg-ask-prevent = { $seat }, ¿quitas { $amount } de penumbra para impedir { $source }?
tcg-ask-reconcile = { $seat }, ¿descartas una carta antes de completar tu mano hasta ocho?
tcg-ask-too-many = { $count ->
    [one] { $seat }, ¿qué carta descartas?
   *[other] { $seat }, ¿qué { $count } cartas descartas?
}
tcg-ask-reshuffle = { $seat }, tu mazo de robar está vacío. ¿Haces uno nuevo con tu pila de descartes, una sola vez en esta partida?
tcg-ask-sanctuary = { $seat }, ¿a quién curas en el refugio? Heridas que quedan: { $count }.
tcg-ask-starting = { $seat }, ¿quién se une a tu comunidad inicial? De 4 de penumbra quedan { $left }.
tcg-ask-target = { $seat }, ¿qué eliges para { $source }?
tcg-ask-threat-wound = { $seat }, una muerte entre los tuyos: ¿qué compañero recibe una herida de las amenazas? Quedan: { $count }.
tcg-ask-which-way = { $seat }, ¿cuál de estas cosas pasa ({ $source })?
tcg-ask-targets = { $seat }, ¿qué eliges para { $source }? Cartas: { $count }.
tcg-ask-which-first = { $seat }, varias cosas deben ocurrir a la vez. ¿Cuál va primero?
tcg-ask-which-to-play = { $seat }, ¿qué carta juegas con { $source }?
tcg-ask-respond =
    { $seat }, ¿respondes { $timing ->
        [when] cuando { $event ->
            [Wounded] { $card } va a recibir una herida
            [Killed] { $card } va a morir
            [AddingBurdens] van a añadirse cargas
            [EventPlayed] { $card } va a surtir efecto
            [Discarded] { $card } va a ser descartada
            [TakesControl] { $card } va a quedar controlado
            [AbilityUsed] se usa una habilidad de { $card }
           *[other] esto va a ocurrir
        }
       *[after] después de que { $event ->
            [Played] se juegue { $card }
            [Killed] muera { $card }
            [Assigned] se asigne { $card }
            [TurnBegins] empiece el turno
            [PhaseBegins] empiece la fase
            [FellowshipMoves] se mueva la comunidad
            [MovesTo] la comunidad llegue a { $card }
            [SkirmishBegins] empiece la escaramuza
            [WinsSkirmish] { $card } gane la escaramuza
            [LosesSkirmish] { $card } pierda la escaramuza
           *[other] ocurra esto
        }
    }?
tcg-ask-discard = { $seat }, ¿qué carta descartas por { $source }?
tcg-ask-discards = { $count ->
    [one] { $seat }, ¿qué carta descartas por { $source }?
   *[other] { $seat }, ¿qué { $count } cartas descartas por { $source }?
}
tcg-ask-token = { $seat }, ¿qué carta pierde un contador por { $source }?
tcg-ask-stack = { $seat }, ¿qué carta apilas en { $source }?
tcg-ask-prevent-wound = { $seat }, ¿impides { $source } haciendo que se hiera a un siervo?
tcg-ask-prevent-exert = { $seat }, ¿se esfuerza { $card } para impedir { $source }?
tcg-ask-prevent-discard = { $seat }, ¿descartas un compañero no-vinculado para impedir { $source }?
tcg-ask-prevent-twilight = { $seat }, ¿añades 4 de penumbra para impedir { $source }?

## Buttons

tcg-verb-pass = Pasar
tcg-verb-play = Jugar { $source }
tcg-verb-play-on = Jugar { $source } en { $target }
tcg-verb-use = Usar { $source }
tcg-verb-respond = Usar { $source }
tcg-verb-respond-on = Usar { $source } por { $target }
tcg-verb-resolve = Primero { $source }
tcg-verb-resolve-on = Primero { $source }, por { $target }
tcg-verb-heal = Descartar { $source } para curar
tcg-verb-heal-on = Descartar { $source } para curar a { $target }
tcg-verb-transfer = Transferir { $source }
tcg-verb-transfer-on = Transferir { $source } a { $target }
tcg-verb-move = Moverse
tcg-verb-shadow-done = La Sombra ha terminado
tcg-verb-defend = { $source } defiende
tcg-verb-defend-on = { $source } defiende contra { $target }
tcg-verb-assigned = Eso es todo
tcg-verb-attack = { $source } ataca
tcg-verb-attack-on = { $source } ataca a { $target }
tcg-verb-leave-over = Dejar el resto
tcg-verb-skirmish = Lucha { $source }
tcg-verb-choose = { $source }
tcg-verb-choose-player = { $target }
tcg-verb-choose-player-on = { $target }
tcg-verb-decline = No
tcg-verb-accept = Sí
tcg-verb-move-again = Moverse otra vez
tcg-verb-end-turn = Terminar el turno
tcg-verb-keep-hand = Quedarse con esta mano
tcg-verb-new-hand = Robar seis
tcg-verb-bid = { $detail }
tcg-verb-place = Lugar { $detail }
tcg-verb-start = { $source }
tcg-verb-fellowship-done = Eso es todo
tcg-verb-put = { $source }
tcg-verb-seen = Visto
tcg-verb-for-burdens = Fuerza por cada carga
tcg-verb-for-strength = Fuerza +2
tcg-verb-theoden = Se esfuerza Théoden
tcg-verb-two-others = Se esfuerzan otros dos

## Why not

tcg-no-inactive = { $card } duerme en este turno: es del otro bando.
tcg-no-elsewhere = La comunidad no está en { $card }: su texto no se usa.
tcg-no-controlled = { $card } está controlado: su texto no se usa.
tcg-no-fellowship = { $card } se juega en tu fase de comunidad.
tcg-no-shadow = { $card } se juega en tu fase de Sombra.
tcg-no-response-only = { $card } espera aquello a lo que responde.
tcg-no-answered = { $card } ya ha respondido a esto.
tcg-no-wrong-phase = { $card } es de otra fase.
tcg-no-script = El texto de { $card } aún no está escrito como reglas: aplícalo a mano.
tcg-no-unique = { $card } es una carta única y ya hay una copia en juego.
tcg-no-dead = { $card } está en tu pila de muertos.
tcg-no-nine = Ya hay nueve compañeros, contando los muertos.
tcg-no-spot = No puedes avistar lo que pide { $card }.
tcg-no-bearer = Nadie puede llevar { $card }.
tcg-no-twilight = { $card } cuesta { $cost } aquí y ahora; el fondo tiene { $twilight }.
tcg-no-tokens = El fondo tiene { $twilight }: no alcanza para { $card }.
tcg-no-cost = No se puede pagar el coste de { $card }.
tcg-no-exhausted = Quien se esforzaría por { $card } está exhausto.
tcg-no-weary = A nadie le queda vitalidad para esforzarse tantas veces por { $card }.
tcg-no-card-there = No hay ninguna carta que { $card } pudiera jugar.
tcg-no-target = No hay nada sobre lo que usar { $card }.
tcg-no-change = { $card } no cambiaría nada ahora.
tcg-no-limit = { $card } ya se ha usado las veces permitidas.
tcg-no-not-yours = { $card } la usa otro jugador.
tcg-no-cancel-of-the-ring-bearer = Aquí lucha el Portador: esta escaramuza no puede cancelarse y { $card } no cambiaría nada.
tcg-no-starting-cost = { $card } cuesta { $cost }, más de lo que queda para tu comunidad inicial.
tcg-no-transfer-away = { $card } y { $whom } no están en el mismo sitio.
tcg-no-transfer-bearer = { $whom } no puede llevar { $card }.
tcg-no-wound = { $card } no puede recibir heridas ahora.
tcg-no-more-wounds = A { $card } ya se le han asignado tantas heridas como vitalidad tiene.
tcg-no-heal = { $whom } no tiene heridas que se puedan curar.
tcg-no-heal-common = { $card } no es un compañero o aliado único: no se descarta para curar.
tcg-no-transfer-minion = Los siervos no pasan nada a otro portador.
tcg-no-archery = { $card } no participa aquí en los disparos de arquería.
tcg-no-threat = { $card } no es un compañero: las heridas de las amenazas no son para nadie más.
tcg-no-sanctuary = { $card } no es un compañero: un refugio no cura a nadie más.
tcg-no-transfer-starter = En el juego de iniciación nada pasa a otro portador.
tcg-no-theirs = A { $card } lo asigna otro jugador.
tcg-no-transfer-phase = { $card } solo pasa a otro portador en la fase de comunidad.
tcg-no-unfit = { $card } no es lo que nombra { $source }.
tcg-no-unaffected = { $source } no podría hacerle nada a { $card }.
tcg-no-exert = { $card } no puede esforzarse por { $source }.
tcg-no-discard = { $card } no puede descartarse por { $source }.
tcg-no-token = { $card } tiene muy pocos contadores para { $source }.
tcg-no-bearer-theirs = { $whom } es de otro jugador y no lleva { $card }.
tcg-no-bearer-class = { $whom } ya lleva algo de la categoría de { $card }.
tcg-no-not-there = { $card } no puede ir ahí.
tcg-no-not-now = Ahora no se puede hacer nada con { $card }.
tcg-no-defender = { $card } ya defiende contra tantos como puede.
tcg-no-ally = { $card } no está aquí en su hogar y no lucha.
tcg-no-unhasty = { $card } va sin prisa: solo defiende en su hogar o si una carta de Gandalf lo permite.
tcg-no-fight = { $card } no puede participar ahora en escaramuzas.
tcg-no-assigned = { $card } ya está asignado.
tcg-no-not-fierce = { $card } no era fiero al empezar esta fase de asignación.
tcg-no-move-last-site = No hay ningún sitio más allá de { $card }.
tcg-no-move-limit = La comunidad ya se ha movido tantas veces como puede en este turno.
tcg-no-move-forbidden = Una carta impide que la comunidad vuelva a moverse en este turno.
tcg-no-forbidden = { $card } no puede jugarse ni usarse ahora: lo prohíbe una carta en juego.
tcg-no-formats = Estos mazos son de formatos distintos: sus sitios son de bloques distintos.
tcg-short-twilight = { $cost }, fondo { $twilight }
tcg-price = { $printed } { $sign } { $more } = { $cost }

## Log

tcg-log-round = Turno { $round }: { $seat }
tcg-log-phase =
    { $phase ->
        [fellowship] Fase de comunidad
        [shadow] { $owned ->
            [yes] Fase de Sombra de { $seat }
           *[no] Fase de Sombra
        }
        [maneuver] Fase de maniobra
        [archery] Fase de arquería
        [assignment] Fase de asignación
        [skirmish] Fase de escaramuza
       *[regroup] Fase de reagrupación
    }
tcg-log-first-player = { $seat } juega primero.
tcg-log-bids = { $seat } apuesta { $amount }.
tcg-log-site = { $seat } coloca el sitio { $number }: { $card }.
tcg-log-moves = La comunidad de { $seat } se mueve al sitio { $number }: { $card }.
tcg-log-takes-site = { $seat } toma el control de { $card }.
tcg-log-liberates = { $seat } libera { $card }.
tcg-log-dusk = Penumbra: { $shadow } por el sitio y { $companions } por los compañeros, { $total } en el fondo.
tcg-log-twilight = Se añade { $amount } de penumbra, { $total } en el fondo.
tcg-log-twilight-removed = Se quita { $amount } de penumbra, { $total } en el fondo.
tcg-log-plays = { $seat } juega { $card } por { $cost }; penumbra { $total }.
tcg-log-plays-on = { $seat } juega { $card } en { $host } por { $cost }; penumbra { $total }.
tcg-log-no-effect = { $card } no cambia nada aquí.
tcg-log-responds = { $seat } responde con { $card }.
tcg-log-unpaid = El coste de { $card } no se ha pagado por completo: no sucede nada.
tcg-log-uses = { $seat } usa { $card }.
tcg-log-forced = { $card } hace efecto.
tcg-log-discards-to-heal = { $seat } descarta { $card } para curar a { $whom }.
tcg-log-transfers = { $seat } transfiere { $card } a { $to } por { $cost }.
tcg-log-discards = { $seat } descarta { $card } de la mano.
tcg-log-draws = { $seat } roba { $count ->
    [one] una carta.
   *[other] { $count } cartas.
}
tcg-log-draws-these = Robado: { $cards }.
tcg-log-looks = { $seat } mira cartas: { $count }.
tcg-log-sees = Ves: { $cards }.
tcg-log-reveals = Se revelan: { $cards }.
tcg-log-copies = { $seat } puede usar el texto de { $card } en otro lugar: { $source }.
tcg-log-threats = Las amenazas de { $seat } aumentan en { $amount }: { $total }.
tcg-log-threats-removed = { $seat } pierde { $amount } amenazas: quedan { $total }.
tcg-log-reshuffles = { $seat } hace un nuevo mazo de robar con la pila de descartes.
tcg-log-archery = Arquería: { $minions } contra la comunidad, { $fellowship } contra los siervos.
tcg-log-archery-wound = { $seat } asigna una herida de arquería a { $card }.
tcg-log-assigns = { $seat } enfrenta a { $card } con { $minion }.
tcg-log-ambush = { $card } estaba emboscado.
tcg-log-fierce = Los siervos fieros luchan otra vez.
tcg-log-skirmish = Escaramuza: { $cards } contra { $minions }.
tcg-log-wins = Escaramuza ganada por { $cards }, { $strength } a { $against }.
tcg-log-cancelled = La escaramuza se anula.
tcg-log-overwhelmed = Abrumado: { $cards }.
tcg-log-wounded = { $card } recibe una herida ({ $wounds }).
tcg-log-exerts = { $card } se esfuerza ({ $wounds }).
tcg-log-healed = { $card } se cura.
tcg-log-killed = { $card } muere.
tcg-log-discarded = { $card } se descarta.
tcg-log-burden = Una carga sobre { $card } ({ $burdens }).
tcg-log-burden-removed = { $card } pierde una carga ({ $burdens }).
tcg-log-wears = { $card } se pone el Anillo.
tcg-log-corrupted = { $card } se corrompe con { $burdens } cargas.
tcg-log-prevails = { $card } ha superado el último sitio: gana { $seat }.
tcg-log-takes-off = { $card } se quita el Anillo.
tcg-log-ring-bearer = { $card } es ahora el Portador del Anillo de { $seat }.
tcg-log-prevented = { $source } impide lo que iba a ocurrirle a { $card }.
tcg-log-prevented-by = { $seat } impide { $source }.
tcg-log-move-limit = El límite de movimiento sube { $amount } en este turno: { $card }.
tcg-log-modified =
    { $card }: { $sign }{ $amount } { $number ->
        [strength] fuerza
        [damage] daño
        [defender] defensor
        [minion_site] número de sitio
       *[vitality] vitalidad
    }.
tcg-log-gains =
    { $card } { $what ->
        [fierce] es fiero
        [tripled] solo puede ser abrumado por el triple de fuerza
        [most_wounds] queda a salvo de heridas
        [archery] participa en los disparos de arquería
        [skirmish] participa en las escaramuzas
        [cannot_skirmish] no puede ser asignado a una escaramuza
        [hasty] puede ser asignado
        [no_archery] no añade nada al total de arquería
        [no_possession_strength] no gana fuerza de las posesiones
       *[other] gana una habilidad
    }.
tcg-log-loses =
    { $seat } ha perdido: { $reason ->
        [given_up] se da la partida por perdida
        [corrupted] el Portador del Anillo está corrupto
       *[killed] el Portador del Anillo ha muerto
    }.
tcg-log-token = { $card } tiene contadores de cultura: { $count }.
tcg-log-token-removed = A { $card } le quedan contadores de cultura: { $count }.
tcg-log-stacks = { $card } queda apilada en { $on }.
tcg-log-discards-from-deck = { $seat } descarta la primera carta de su mazo de robar: { $card }.
tcg-log-hand-under-deck = { $seat } pone su mano debajo de su mazo de robar.
tcg-log-takes-effect = { $card } sigue en efecto.
tcg-log-total =
    { $total ->
        [minion_archery] El total de arquería de los siervos
       *[fellowship_archery] El total de arquería de la comunidad
    } es { $sign }{ $amount }.

## By hand

tcg-hand-counter =
    A mano: { $counter ->
        [burden] cargas
        [culture] contadores de cultura
       *[wound] heridas
    } en { $card }, de { $before } a { $after }.
tcg-hand-twilight = A mano: penumbra, de { $before } a { $after }.
tcg-hand-draws = A mano: { $seat } roba una carta.
tcg-hand-shuffles = A mano: se baraja: { $zone }.
tcg-hand-attaches = A mano: { $host } lleva { $card }.
tcg-hand-moves = A mano: { $card } va a: { $zone }.
tcg-adjust-wound =
    { $amount ->
        [-1] Herida −1
       *[other] Herida +1
    }
tcg-adjust-burden =
    { $amount ->
        [-1] Carga −1
       *[other] Carga +1
    }
tcg-adjust-twilight =
    { $amount ->
        [-1] Penumbra −1
       *[other] Penumbra +1
    }
tcg-adjust-draw = Robar una carta
tcg-adjust-shuffle = Barajar
tcg-adjust-attach = La lleva { $target }
tcg-adjust-move = Llevar a: { $target }
tcg-adjust-culture =
    { $amount ->
        [-1] Contador −1
       *[other] Contador +1
    }
tcg-chance-shuffle = { $seat } baraja
tcg-chance-first-player = El primer jugador, al azar
tcg-chance-tied = Apuestas empatadas, al azar

## Zones as a sentence names them

tcg-zone-fellowship = comunidad de { $seat }
tcg-zone-support = área de apoyo de { $seat }
tcg-zone-minions = siervos de { $seat }
tcg-zone-controlled = sitios controlados de { $seat }
tcg-zone-adventure = mazo de aventura de { $seat }
tcg-zone-hand = mano de { $seat }
tcg-zone-deck = mazo de robar de { $seat }
tcg-zone-discard = pila de descartes de { $seat }
tcg-zone-dead = pila de muertos de { $seat }
tcg-zone-path = camino de aventura
tcg-zone-free-side = quien defiende
tcg-zone-shadow-side = quien ataca
tcg-zone-resolving = en juego ahora
tcg-zone-removed = retirado de la partida
tcg-zone-attached = llevado
tcg-zone-stacked = apilado

## Zones as their mats name them

tcg-mat-fellowship = Comunidad de { $name }
tcg-mat-support = Área de apoyo de { $name }
tcg-mat-minions = Siervos de { $name }
tcg-mat-controlled = Sitios controlados de { $name }
tcg-mat-adventure = Mazo de aventura de { $name }
tcg-mat-hand = Mano de { $name }
tcg-mat-deck = Mazo de robar de { $name }
tcg-mat-discard = Pila de descartes de { $name }
tcg-mat-dead = Pila de muertos de { $name }
tcg-mat-path = Camino de aventura
tcg-mat-path-short = Camino
tcg-mat-free-side = Defienden
tcg-mat-free-short = Defiende
tcg-mat-shadow-side = Atacan
tcg-mat-shadow-short = Ataca
tcg-mat-waiting = En espera
tcg-waiting = { $free } : { $shadow }
tcg-mat-resolving = En juego ahora
tcg-mat-removed = Retirado de la partida
tcg-mat-belongings = Pilas de { $name }
tcg-mat-panel = { $name }
tcg-mat-waiting-short = Espera
tcg-mat-belongings-short = Pilas
tcg-mat-fellowship-short = Comunidad
tcg-mat-minions-short = Siervos
tcg-mat-support-short = Apoyo
tcg-mat-deck-short = Mazo
tcg-mat-discard-short = Descartes
tcg-mat-dead-short = Muertos
tcg-mat-adventure-short = Sitios

## Numbers, tokens, marks

tcg-number-cost = coste aquí y ahora
tcg-number-twilight = coste de penumbra
tcg-number-strength = fuerza
tcg-number-vitality = vitalidad
tcg-number-resistance = resistencia
tcg-number-shadow-number = número de Sombra
tcg-number-minion-site = número de sitio
tcg-number-wound = heridas
tcg-number-burden = cargas
tcg-number-damage = daño
tcg-number-defender = defensor
tcg-number-free-strength = fuerza de las Gentes Libres
tcg-number-shadow-strength = fuerza de la Sombra
tcg-number-minion-archery = arquería de los siervos
tcg-number-fellowship-archery = arquería de la comunidad
tcg-number-moves = movimientos
tcg-number-move-limit = límite de movimiento
tcg-number-at = sitio
tcg-number-burdens = cargas
tcg-number-threats = amenazas
tcg-number-culture = contadores de cultura
tcg-counter-twilight = Penumbra
tcg-told-twilight = fondo de penumbra: { $value }
tcg-pool-before = ya estaba
tcg-pool-played = por cartas
tcg-pool-sites = por sitios
tcg-pool-companions = por compañeros
tcg-pool-shadow = por la Sombra
tcg-pool-texts = por textos
tcg-pool-by-hand = puesto a mano
tcg-path-ahead = { $what ->
    [sanctuary] { $number } · refugio
    [last] { $number } · el último
   *[other] { $number }
}
tcg-counter-at = Sitio
tcg-told-at = sitio de { $name }: { $value }
tcg-counter-burdens = Cargas
tcg-told-burdens = cargas de { $name }: { $value } de { $limit }
tcg-change-twilight = Penumbra: { $before } → { $after }
tcg-change-burdens = Cargas de { $name }: { $before } → { $after }
tcg-mark-inactive = inactiva en este turno
tcg-mark-fighting = luchando
tcg-mark-here = aquí está la comunidad
tcg-mark-assigned = asignado a una escaramuza
tcg-mark-fought = ya ha luchado
tcg-mark-ring-bearer = Portador del Anillo
tcg-mark-wears-ring = lleva puesto el Anillo
tcg-mark-roaming = vagando
tcg-mark-unique = única
tcg-mark-damage-bonus = bonificador de daño
tcg-mark-defender-bonus = defensor
tcg-mark-by-hand = puesto a mano
tcg-mark-keyword-archer = arquero
tcg-mark-keyword-fierce = fiero
tcg-mark-keyword-ring-bound = Vinculado al Anillo
tcg-mark-keyword-unhasty = sin prisa
tcg-mark-keyword-sanctuary = refugio
tcg-mark-stacked = apilada
tcg-part-printed = impreso
tcg-part-card = { $card }
tcg-part-roaming = vagando
tcg-note-total = fuerza { $strength }
tcg-note-active = actúa en este turno, movimientos { $moves } de { $limit }
tcg-note-inactive = descansa
tcg-note-archery = arquería { $total }
tcg-fact-inactive = descansa
tcg-fact-inactive-long = Las cartas inactivas ni afectan al juego ni se ven afectadas por él.
tcg-fact-by-hand = a mano
tcg-fact-by-hand-long = El texto de esta carta aún no está escrito como reglas: aplícalo a mano.

## The skirmish

tcg-ledger = Si nadie actúa
tcg-ledger-free = defiende
tcg-ledger-shadow = ataca
tcg-ledger-margin = diferencia
tcg-ledger-wounds = heridas
tcg-ledger-cards = { $cards }
tcg-ledger-winner =
    { $side ->
        [free_peoples] ganan las Gentes Libres
       *[shadow] gana la Sombra
    }
tcg-ledger-each = por perdedor
tcg-ledger-overwhelmed = abrumado: muere
tcg-moment-move = La comunidad se mueve
tcg-moment-skirmish = Una escaramuza
tcg-moment-death = Una muerte
tcg-moment-ring = Se pone el Anillo
tcg-moment-lost = Una comunidad fracasa
tcg-moment-archery = Arquería
tcg-moment-heir = Otro lleva el Anillo
tcg-moment-threats = Amenazas
tcg-moment-corruption = El Portador del Anillo se corrompe
tcg-moment-last-site = Superado el último sitio
tcg-moment-free = Gentes Libres
tcg-moment-shadow = Sombra

## Phases and steps

tcg-phase-setup = Preparación
tcg-phase-fellowship = Comunidad
tcg-phase-shadow = Sombra
tcg-phase-maneuver = Maniobra
tcg-phase-archery = Arquería
tcg-phase-assignment = Asignación
tcg-phase-skirmish = Escaramuza
tcg-phase-regroup = Reagrupación
tcg-step-window = Acciones
tcg-step-order = Quién empieza
tcg-step-first-site = Primer sitio
tcg-step-fellowships = Comunidades iniciales
tcg-step-hands = Manos
tcg-step-begin = Comienzo
tcg-step-turn = Inicio del turno
tcg-step-fellowship-begins = Empieza la fase
tcg-step-fellowship = Acciones
tcg-step-move = Movimiento
tcg-step-lay-site = Sitio siguiente
tcg-step-march = Marcha
tcg-step-dusk = Penumbra
tcg-step-shadow-begins = Empieza la fase
tcg-step-shadow = Acciones de Sombra
tcg-step-shadow-ends = Termina la fase
tcg-step-maneuver-begins = Empieza la fase
tcg-step-maneuver = Acciones
tcg-step-maneuver-ends = Termina la fase
tcg-step-archery-begins = Empieza la fase
tcg-step-archery-actions = Acciones
tcg-step-archery = Disparos
tcg-step-assignment-begins = Empieza la fase
tcg-step-assignment-actions = Acciones
tcg-step-assignment = Defensores
tcg-step-leftovers = Restantes
tcg-step-skirmishes = Elegir
tcg-step-skirmish-begins = Empieza
tcg-step-skirmish-actions = Acciones
tcg-step-resolve = Resolver
tcg-step-skirmish-ends = Termina
tcg-step-fierce = Fieros
tcg-step-survived = Sobrevivido
tcg-step-regroup-begins = Empieza la fase
tcg-step-regroup = Acciones
tcg-step-reconcile = Reconciliar
tcg-step-decide = Mover o terminar
tcg-step-turn-ends = Fin del turno
tcg-steplong-window = Todos pueden actuar por turno.
tcg-steplong-order = Se decide quién empieza.
tcg-steplong-first-site = El primer jugador coloca el sitio 1.
tcg-steplong-fellowships = Cada jugador pone su comunidad inicial.
tcg-steplong-hands = Cada jugador roba ocho cartas.
tcg-steplong-begin = Empieza el primer turno.
tcg-steplong-turn = Se vacía el fondo; un refugio cura.
tcg-steplong-fellowship-begins = Empieza la fase de comunidad.
tcg-steplong-fellowship = El jugador de Gentes Libres juega cartas y actúa.
tcg-steplong-move = La comunidad se mueve al sitio siguiente.
tcg-steplong-lay-site = La Sombra coloca el sitio siguiente si falta.
tcg-steplong-march = El marcador avanza al sitio siguiente.
tcg-steplong-dusk = Se añade penumbra por el sitio y los compañeros.
tcg-steplong-shadow-begins = Empieza la fase de Sombra de un jugador.
tcg-steplong-shadow = Un jugador de Sombra juega cartas y actúa.
tcg-steplong-shadow-ends = Sin siervos no hay lucha.
tcg-steplong-maneuver-begins = Empieza la fase de maniobra.
tcg-steplong-maneuver = Todos pueden actuar por turno.
tcg-steplong-maneuver-ends = Termina la fase de maniobra.
tcg-steplong-archery-begins = Empieza la fase de arquería.
tcg-steplong-archery-actions = Todos pueden actuar antes de los disparos.
tcg-steplong-archery = Ambos bandos asignan heridas de arquería.
tcg-steplong-assignment-begins = Empieza la fase de asignación.
tcg-steplong-assignment-actions = Todos pueden actuar antes de la asignación.
tcg-steplong-assignment = El jugador de Gentes Libres asigna defensores.
tcg-steplong-leftovers = La Sombra asigna los siervos restantes.
tcg-steplong-skirmishes = Se elige la siguiente escaramuza.
tcg-steplong-skirmish-begins = Empieza una escaramuza.
tcg-steplong-skirmish-actions = Todos pueden actuar en esta escaramuza.
tcg-steplong-resolve = Gana el bando más fuerte; los empates son de la Sombra.
tcg-steplong-skirmish-ends = La escaramuza ha terminado.
tcg-steplong-fierce = Los siervos fieros luchan otra vez.
tcg-steplong-survived = En el sitio 9 gana quien sobrevive.
tcg-steplong-regroup-begins = El Portador se quita el Anillo.
tcg-steplong-regroup = Todos pueden actuar por turno.
tcg-steplong-reconcile = Los jugadores de Sombra ajustan la mano a ocho.
tcg-steplong-decide = La comunidad se mueve otra vez o termina el turno.
tcg-steplong-turn-ends = Se descartan los siervos; juega el siguiente jugador.

## Where it stands, how it ends

tcg-option-rules = Reglas
tcg-rules-starter = Juego de iniciación
tcg-rules-starter-hint = Empieza la comunidad del mazo; el primer jugador se sortea.
tcg-rules-full = Juego completo
tcg-rules-full-hint = Apuestas por el primer turno, comunidades iniciales a elegir, transferencias.
tcg-head-site = sitio { $value } de 9
tcg-head-rival = el mejor rival en el sitio { $value }
tcg-head-burdens = cargas { $value } de { $limit }
tcg-score-site = Sitio de { $name }
tcg-end-won = Tu comunidad prevalece
tcg-end-lost = Tu comunidad ha fracasado
tcg-outcome-won =
    { $reason ->
        [given_up] Los demás han dado la partida por perdida.
        [killed] El último Portador rival ha muerto.
        [corrupted] El último Portador rival está corrupto.
       *[last_site] Tu Portador ha sobrevivido en el último sitio.
    }
tcg-outcome-lost =
    { $reason ->
        [given_up] Se dio la partida por perdida.
        [killed] Ha muerto un Portador y queda otra comunidad.
        [corrupted] Un Portador está corrupto y queda otra comunidad.
       *[last_site] Otro Portador ha sobrevivido en el último sitio.
    }
tcg-credit-defend =
    fuerza { $amount } en { $times ->
        [one] una defensa
       *[other] { $times } defensas
    }
tcg-credit-attack =
    fuerza { $amount } en { $times ->
        [one] un ataque
       *[other] { $times } ataques
    }
tcg-figure-site = sitio
tcg-figure-turns =
    { $count ->
        [one] turno
       *[other] turnos
    }
tcg-figure-dead =
    { $count ->
        [one] muerto
       *[other] muertos
    }
tcg-course-own = tu sitio
tcg-course-rival = el sitio de tu mejor rival
tcg-course-goal = { $limit }: el último sitio
tcg-coach-general = Lo mejor que se ve en la mesa.
tcg-coach-play = Una carta en juego hace más que en la mano.
tcg-coach-use = Cambia lo que iba a ocurrir.
tcg-coach-respond = Aquí vale lo que cuesta.
tcg-coach-defend = Fuerza { $strength } donde más falta hace.
tcg-coach-attack = Fuerza { $strength } donde más duele.
tcg-coach-move = La comunidad debe seguir.
tcg-coach-move-again = La comunidad está entera para seguir.
tcg-coach-end-turn = Un turno de descanso es mejor que un paso de más.
tcg-coach-pass = Nada de esto vale la pena ahora.
tcg-coach-shadow-done = Penumbra { $twilight }: no se puede hacer más con ella.
tcg-argue-twilight = Da { $cost } más de penumbra a la Sombra: ya hay { $twilight }.
tcg-argue-pool = Gasta { $cost } de los { $twilight } de penumbra del fondo.
tcg-argue-companions = Cada compañero suma penumbra.
tcg-argue-unknown = No se conocen las manos de los demás.
tcg-ahead-companions = { $count ->
    [one] La marcha añade una ficha por el compañero y el número de Sombra del sitio siguiente.
   *[other] La marcha añade { $count } fichas por los compañeros y el número de Sombra del sitio siguiente.
}
tcg-ahead-moves = La marcha a { $card } añade su { $shadow } y { $count } por los compañeros al fondo de penumbra.
tcg-ahead-twilight = { $count ->
    [one] La Sombra dispone de una ficha de penumbra.
   *[other] La Sombra dispone de { $count } fichas de penumbra.
}
tcg-ahead-archery-fellowship = { $count ->
    [one] Los arqueros de la Sombra hieren una vez a la comunidad.
   *[other] Los arqueros de la Sombra hieren { $count } veces a la comunidad.
}
tcg-ahead-archery-minions = { $count ->
    [one] Los arqueros de la comunidad hieren una vez a los siervos.
   *[other] Los arqueros de la comunidad hieren { $count } veces a los siervos.
}
tcg-ahead-assigns = Siervos contra compañeros: { $minions } a { $companions }.
tcg-ahead-fight = Esperan estos dos bandos: { $cards }.
tcg-ahead-wins = Si nadie actúa, { $side ->
        [free_peoples] ganan las Gentes Libres
       *[shadow] gana la Sombra
    }: { $count ->
        [one] una herida
       *[other] { $count } heridas
    } para cada perdedor.
tcg-ahead-overwhelms = Si nadie actúa, { $side ->
        [free_peoples] las Gentes Libres abruman
       *[shadow] la Sombra abruma
    } al otro bando: muerte.
tcg-ahead-discards = Tienes { $hand } cartas y puedes conservar { $limit }.
tcg-ahead-draws = Tienes { $hand } cartas y robas hasta { $limit }.
tcg-ahead-moves-left = { $count ->
    [0] La comunidad ha agotado sus movimientos.
    [one] A la comunidad le queda un movimiento.
   *[other] A la comunidad le quedan { $count } movimientos.
}
tcg-turn-defend = A la altura del siervo
tcg-turn-attack = Se da con el débil
tcg-turn-yields = Va quien no debía
tcg-turn-told = { $card }, con fuerza { $strength }, se enfrenta a { $other }, con { $against }.
tcg-turn-stake = fuerza { $margin }
