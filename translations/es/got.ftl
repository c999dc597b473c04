# Palabras de Juego de Tronos en la mesa. Los parámetros son nombres ya puestos en palabras.
got-type =
    { $type ->
        [military] Militar
        [intrigue] de Intriga
       *[other] de Poder
    }

got-a-type =
    { $type ->
        [military] un reto Militar
        [intrigue] un reto de Intriga
       *[other] un reto de Poder
    }

## Preguntas

got-ask-action = { $seat }, ¿realizas una acción?
got-ask-marshal = { $seat }, ¿qué reclutas? Tu Oro: { $gold }.
got-ask-plot = { $seat }, ¿qué Trama eliges?
got-ask-first-player = { $seat }, has ganado la Iniciativa. ¿Quién es el jugador inicial?
got-ask-challenge = { $seat }, ¿inicias un reto?
got-ask-attackers = { $seat }, ¿quién ataca a { $other } en el reto { got-type }?
got-ask-stealth = { $seat }, ¿a quién evita { $card } con su Sigilo?
got-ask-stealth-too = { $seat }, ¿a quién evita { $card } con su Sigilo? Otros evitan a { $bypassed }.
got-ask-defenders = { $seat }, ¿quién defiende contra { $other }? El reto { got-type } llega con FUE { $strength }.
got-ask-must-defend = { $seat }, no pueden defender todos los que deben. ¿Quién lo hace? Personajes por elegir: { $count }.
got-none-of-spare = A ninguno
got-none-of-uses-keyword = De nadie
got-none-of-targets = A nadie
got-none-defend = Nadie
got-ask-claim = { $seat }, ¿quién muere por la Conquista? Personajes por elegir: { $count }.
got-ask-keyword = ¿Qué palabra clave se procesa primero?
got-ask-uses-keyword =
    { $seat }, ¿de quién usas la palabra clave { $keyword ->
        [renown] Renombre
        [insight] Perspicacia
       *[other] Pillaje
    }?
got-ask-intimidate = { $seat }, ¿a quién intimida { $card }?
got-ask-reserve = { $seat }, tu Reserva es { $reserve }. Cartas por descartar: { $count }.
got-ask-stand = { $seat }, ¿qué Personajes se ponen en pie? Como máximo { $count }.
got-ask-place = { $seat }, ¿qué colocas como carta de inicio? Oro restante: { $gold }.
got-ask-mulligan = { $seat }, ¿te quedas con esta mano?
got-ask-host = { $seat }, ¿a qué se vincula { $source }?
got-ask-target = { $seat }, ¿qué eliges para { $source }?
got-ask-player = { $seat }, ¿a qué jugador eliges para { $source }?
got-ask-winner = { $seat }, varios jugadores llegan al final a la vez. ¿Quién ha ganado?
got-ask-title = { $seat }, ¿qué Título eliges para esta ronda?
got-ask-redirect = { $seat }, ¿rediriges con { $source } el reto contra { $other }?
got-ask-new-opponent = { $seat }, tu reto se redirige. ¿Contra quién es ahora?
got-ask-who-pays = { $seat }, ganas el reto de intriga. ¿Quién paga la Conquista?
got-ask-bestow = { $seat }, ¿cuánto Oro trasladas a { $card }?
got-ask-x = { $seat }, ¿cuánto Oro pagas por { $source }?
got-ask-kneel-cost = { $seat }, ¿qué arrodillas para { $source }?
got-ask-sacrifice-cost = { $seat }, ¿qué sacrificas para { $source }?
got-ask-discard-cost = { $seat }, ¿qué descartas de tu mano para { $source }? Cartas: { $count }.
got-ask-search = { $seat }, ¿qué carta tomas con { $source }?
got-ask-take = { $seat }, ¿qué cartas tomas con { $source }? Como máximo { $count }.
got-ask-pile = { $seat }, ¿en qué orden quedan estas cartas en la pila? La última queda encima.
got-ask-bottom = { $seat }, ¿en qué orden van las demás bajo el mazo?
got-ask-type = { $seat }, ¿qué tipo de reto nombras para { $source }?
got-ask-may = { $seat }, ¿usas { $source }?
got-ask-which-first = { $seat }, varias capacidades deben resolverse a la vez. ¿Cuál va primero?
got-event =
    { $event ->
        [PhaseBegins] empieza la fase
        [PhaseEnds] termina la fase
        [RoundEnds] termina la ronda
        [PlotRevealed] se muestran las Tramas
        [IncomeCollected] { $whose } recibe sus ingresos
        [DominanceWon] { $whose } gana la Dominación
        [EntersPlay] entra en juego { $card }
        [EntersAsDuplicate] entra en juego { $card } como duplicado
        [CardMarshaled] se recluta { $card }
        [DuplicateMarshaled] se recluta { $card } como duplicado
        [CardPlayed] se juega { $card }
        [EffectsInitiate] se inician los efectos de { $card }
        [Killed] muere { $card }
        [Discarded] se descarta del juego { $card }
        [Sacrificed] se sacrifica { $card }
        [Returned] abandona el juego { $card }
        [Replaced] abandona el juego { $card }
        [RemovedFromGame] se retira del juego { $card }
        [Saved] { $card } se salva
        [GoldGained] se gana Oro
        [PowerGained] { $card } gana Poder
        [PowerMoved] se traslada Poder
        [Knelt] se arrodilla { $card }
        [Stood] se pone en pie { $card }
        [CardsDrawn] se roban cartas
        [CardDiscarded] se descarta { $card }
        [ChallengeInitiated] { $whose } inicia un reto
        [Attacks] ataca { $card }
        [Defends] defiende { $card }
        [Bypassed] se evita a { $card }
        [ChallengeWon] { $whose } gana el reto
        [ClaimApplies] se aplica la Conquista
        [ChallengeEnds] termina el reto
       *[other] esto sucede
    }
got-going-on =
    { $timing ->
        [used] { $whose } usa { $card }
        [when] { $aimed ->
            [yes] Va a suceder: { got-event }, sobre { $aim }
           *[no] Va a suceder: { got-event }
        }
       *[after] { $event ->
            [ChallengeWon] { $whose } ha ganado el reto
           *[other] Ha sucedido: { got-event }
        }
    }
got-ask-respond =
    { $seat }, ¿{ $timing ->
        [when] interrumpes cuando
       *[after] reaccionas después de que
    } { got-event }?

## Botones

got-verb-pass = Pasar
got-verb-marshal = Reclutar { $source }
got-verb-marshal-on = Reclutar { $source } en { $target }
got-verb-marshal-duplicate = Reclutar { $source } como duplicado
got-verb-play = Jugar { $source }
got-verb-ambush = Emboscada de { $source } por { $detail }
got-verb-ambush-on = Emboscada de { $source } en { $target } por { $detail }
got-verb-use = Usar { $source }
got-verb-respond = Usar { $source }
got-verb-respond-on = Usar { $source } para { $target }
got-ability-duplicate = Descarta este duplicado: la carta que tiene encima sigue en juego. Nada puede anularlo.
got-verb-resolve = Primero { $source }
got-verb-resolve-on = Primero { $source }, para { $target }
got-verb-military = Militar
got-verb-military-on = Militar contra { $target }
got-verb-intrigue = Intriga
got-verb-intrigue-on = Intriga contra { $target }
got-verb-power = Poder
got-verb-power-on = Poder contra { $target }
got-verb-no-challenge = No más retos
got-verb-attack = Ataca { $source }
got-verb-defend = Defiende { $source }
got-verb-choose = { $source }
got-verb-choose-player = { $target }
got-verb-decline = No
got-verb-accept = Sí
got-verb-plot = { $source }
got-verb-title = { $source }
got-verb-place = Colocar { $source }
got-verb-placed = Eso es todo
got-verb-keep-hand = Me la quedo
got-verb-mulligan = Robar otra
got-verb-bestow = { $detail } de Oro
got-verb-pay = { $detail } de Oro
got-verb-discard = Descartar { $source }
got-verb-put = { $source }
got-verb-renown = Renombre: { $source }
got-verb-insight = Perspicacia: { $source }
got-verb-pillage = Pillaje: { $source }
got-verb-first-renown = Renombre
got-verb-first-insight = Perspicacia
got-verb-first-pillage = Pillaje
got-verb-first-intimidate = Intimidación
got-verb-name-military = Militar
got-verb-name-intrigue = Intriga
got-verb-name-power = Poder

## Por qué no

got-no-not-marshaling = { $card } se recluta en la fase de Reclutamiento.
got-no-not-active = { $card } lo recluta el jugador activo.
got-no-response-only = { $card } espera aquello a lo que responde.
got-no-wrong-phase = { $card } es de otra fase.
got-no-script = El texto de { $card } aún no está escrito como reglas: aplícalo a mano.
got-no-forbidden = Algo se lo impide a { $card }.
got-no-forbidden-now = Algo impide este reto.
got-no-dead = En tu pila de muertos hay una copia de { $card }.
got-no-unique = Ya hay en juego una copia de { $card }.
got-no-limited = { $card } es Limitada: una por ronda.
got-no-gold = { $card } cuesta { $cost }; tienes { $gold }.
got-no-cost = No se puede pagar el coste de { $card }.
got-no-kneeling = { $card } está arrodillada, o lo está lo que debería arrodillarse.
got-no-target = No hay nada en lo que usar { $card }.
got-no-host = No hay nada a lo que vincular { $card }.
got-no-host-immune = { $host } es inmune a { $card }.
got-no-host-bare = { $host } no lleva Accesorios.
got-no-host-choosy = { $host } no lleva Accesorios de esta clase.
got-no-host-full = { $host } ya lleva tantas copias de { $card } como puede.
got-no-host-by-text = El texto de { $card } no permite vincularla a { $host }.
got-no-host-kind = { $card } se vincula a un Personaje.
got-no-immune = Es inmune a { $card }.
got-no-change = { $card } no cambiaría nada ahora.
got-no-condition = Ahora no se cumple lo que pide { $card }.
got-no-blank = El texto de { $card } está ahora en blanco.
got-no-limit = { $card } ya se ha usado las veces que puede.
got-no-maximum = Por ahora no pueden usarse más copias de { $card }.
got-no-answered = { $card } ya ha respondido a esto.
got-no-not-yours = { $card } es de otro jugador.
got-no-hand = Tu mano no tiene cartas suficientes para { $card }.
got-no-cannot-trigger = Ahora no puedes activar capacidades de cartas: { $card }.
got-no-kneeling-fighter = { $card } está arrodillada.
got-no-icon = { $card } no tiene icono { got-type }.
got-no-participates = { $card } ya está participando.
got-no-bypassed = { $card } ha sido evitada con Sigilo.
got-no-unfit = { $card } no es lo que nombra { $source }.
got-no-unfit-player = { $seat } no es a quien nombra { $source }.
got-no-unaffected-player = { $source } no podría hacer nada a { $seat }.
got-no-immune-to = { $card } es inmune a { $source }.
got-no-unaffected = { $source } no podría hacer nada a { $card }.
got-no-stealth-itself = { $card } también tiene Sigilo.
got-no-strength-left = { $card } tiene más FUE que los { $left } puntos que aún se pueden elegir.
got-no-same-player = { $card } no está bajo el control del mismo jugador que los ya elegidos.
got-no-too-strong = { $card } tiene más FUE que los { $amount } puntos por los que se ganó el reto.
got-no-same-opponent = El reto se inició contra { $seat }: se redirige hacia otra persona.
got-no-challenge-left = Ya has iniciado todos los retos { got-type } que puedes.
got-no-attackers = Ninguno de los tuyos podría atacar en { got-a-type }.
got-no-supported = Tu Título apoya al de ese jugador: no puedes iniciar un reto contra él.
got-no-place-type = { $card } no puede ser carta de inicio.
got-no-place-limited = Solo puede colocarse una carta Limitada.
got-no-place-gold = { $card } es demasiado cara: quedan { $gold } de Oro.
got-no-place-host = Nada de lo colocado podría llevar { $card }.
got-no-not-a-target = { $card } no puede ir ahí.
got-no-not-now = Ahora no hay nada que hacer con { $card }.

## Registro

got-log-round = Ronda { $round }
got-log-phase =
    { $phase ->
        [draw] Fase de Robo
        [marshal] Fase de Reclutamiento
        [challenges] Fase de Reto
        [dominance] Fase de Dominación
        [standing] Fase de Puesta en pie
        [taxation] Fase de Impuestos
       *[other] Fase de Trama
    }
got-log-announces = { $seat } anuncia { $card }.
got-log-first-player = Jugador inicial: { $seat }.
got-log-mulligan = { $seat } roba otra mano.
got-log-placed =
    { $seat } ha colocado { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
got-log-turns-up = { $seat } descubre { $card }.
got-log-plots-chosen = Todos han elegido Trama.
got-log-plot = { $seat } muestra { $card }.
got-log-title = { $seat } ostenta { $card }.
got-log-initiative = { $seat } gana la Iniciativa con { $initiative }.
got-log-new-plot-deck = { $seat } forma un nuevo mazo de Tramas con las cartas usadas.
got-log-income = { $seat } recibe unos ingresos de { $amount }.
got-log-gold = { $seat } gana { $amount } de Oro.
got-log-gold-moves = { $amount } de Oro pasa de { $seat } a { $other }.
got-log-gold-returned = El Oro sin gastar vuelve a la Tesorería.
got-log-returns-gold = { $seat } devuelve todo su Oro a la Tesorería.
got-log-power = { $card } gana { $amount } de Poder para { $seat }.
got-log-power-moves = { $amount } de Poder pasa de { $card } a { $other }.
got-log-power-lost = { $card } pierde { $amount } de Poder.
got-log-allowed = { $card } lo permite.
got-log-kneels = De rodillas: { $cards }.
got-log-stands = En pie: { $cards }.
got-log-all-stand = Todo se pone en pie.
got-log-all-stand-but = Todo se pone en pie, menos { $cards }.
got-log-draws-these = Robado: { $cards }.
got-log-draws =
    { $seat } roba { $count ->
        [one] una carta
       *[other] { $count } cartas
    }.
got-log-discards =
    { $seat } descarta { $card } { $source ->
        [deck] del mazo
       *[hand] de la mano
    }.
got-log-marshals = { $seat } recluta { $card } por { $cost } de Oro.
got-log-marshals-on = { $seat } recluta { $card } sobre { $host } por { $cost } de Oro.
got-log-duplicate = { $seat } coloca { $card } bajo { $other } como duplicado.
got-log-ambushes = { $seat } tiende una Emboscada con { $card } por { $cost } de Oro.
got-log-ambushes-on = { $seat } tiende una Emboscada con { $card } sobre { $host } por { $cost } de Oro.
got-log-puts-into-play = { $seat } pone en juego { $card }.
got-log-plays = { $seat } juega { $card }.
got-log-uses = { $seat } usa { $card }.
got-log-forced = { $card } surte efecto.
got-log-unpaid = El coste de { $card } no se ha podido pagar por completo: no sucede nada.
got-log-cancelled = Los efectos de { $card } se anulan.
got-log-challenge = { $seat } inicia { got-a-type } contra { $other } con { $cards }.
got-log-bypassed = { $by } evita a { $card } con Sigilo.
got-log-no-challenge = { $seat } no inicia más retos.
got-log-defends = { $seat } defiende con { $cards }.
got-log-no-defenders = { $seat } no declara defensores.
got-log-wins = { $seat } gana el reto { got-type } contra { $other } por { $margin } de FUE.
got-log-wins-unopposed = { $seat } gana sin oposición el reto { got-type } contra { $other }, por { $margin } de FUE.
got-log-nobody-wins = Nadie gana el reto: FUE { $attack } contra { $defense }.
got-log-unopposed = { $seat } recibe la bonificación por vencer sin oposición.
got-log-rivalry = { $seat } ha vencido a un rival: { $other }.
got-log-redirected = { $seat } redirige el reto contra { $other }: ahora es contra { $at }.
got-log-claim = { $seat } paga la Conquista de { $amount } de { got-a-type }.
got-log-killed = Muere { $card }.
got-log-discarded = { $card } se descarta del juego.
got-log-sacrificed = { $card } se sacrifica.
got-log-returned =
    { $card } vuelve { $to ->
        [titles] al suministro de Títulos
        [hand] a la mano de su propietario
       *[deck] al mazo de su propietario
    }.
got-log-removed = { $card } se retira del juego.
got-log-saved = { $card } se salva.
got-log-attached = { $card } se vincula a { $host }.
got-log-control = { $seat } toma el control de { $card }.
got-log-to-hand = { $card } va a la mano de { $seat }.
got-log-into-deck = { $card } se baraja en el mazo de { $seat }.
got-log-finds = { $seat } encuentra { $card }.
got-log-sees = Miras { $cards }.
got-log-finds-nothing = { $seat } no encuentra nada.
got-log-looks =
    { $seat } mira { $count ->
        [one] la primera carta
       *[other] las { $count } primeras cartas
    } { $own ->
        [yes] de su propio mazo
       *[no] del mazo de { $other }
    }.
got-log-token =
    { $card }: ficha de { $token ->
        [poison] Veneno ({ $amount })
        [betrayal] Traición ({ $amount })
       *[stand] Puesta en pie ({ $amount })
    }.
got-log-modified =
    { $card }: { $sign }{ $amount } de { $number ->
        [strength] FUE
        [claim] Conquista
        [initiative] Iniciativa
        [income] Oro
       *[reserve] Reserva
    }.
got-log-gains =
    { $cards }: ahora con { $what ->
        [military] icono Militar
        [intrigue] icono de Intriga
        [power] icono de Poder
        [renown] Renombre
        [stealth] Sigilo
        [insight] Perspicacia
        [intimidate] Intimidación
       *[other] una nueva capacidad
    }.
got-log-loses =
    { $cards }: ahora sin { $what ->
        [military] icono Militar
        [intrigue] icono de Intriga
       *[power] icono de Poder
    }.
got-log-cannot = { $cards }: algo queda prohibido por un tiempo.
got-log-joins = { $card } se suma al reto.
got-log-out-of-challenge = { $card } deja de participar en el reto.
got-log-dominance = { $seat } gana la Dominación con { $total }.
got-log-dominance-tied = Nadie gana la Dominación: empate a { $total }.
got-log-gives-up = { $seat } da la partida por perdida.
got-log-eliminated = { $seat } se ha quedado sin mazo y queda fuera de la partida.

## A mano

got-hand-exhausts = A mano: { $card } se arrodilla.
got-hand-readies = A mano: { $card } se pone en pie.
got-hand-counter =
    A mano: { $counter ->
        [power] Poder
        [gold] Oro
        [poison] Veneno
        [betrayal] Traición
       *[stand] Puesta en pie
    } en { $card }, de { $before } a { $after }.
got-hand-gold = A mano: Oro de { $seat }, de { $before } a { $after }.
got-hand-draws = A mano: { $seat } roba una carta.
got-hand-shuffles = A mano: barajado: { $zone }.
got-hand-attaches = A mano: { $card } se vincula a { $host }.
got-hand-moves = A mano: { $card } va a: { $zone }.
got-adjust-turn = Arrodillar o poner en pie
got-adjust-power =
    { $amount ->
        [-1] Poder −1
       *[other] Poder +1
    }
got-adjust-gold =
    { $amount ->
        [-1] Oro −1
       *[other] Oro +1
    }
got-adjust-stand =
    { $amount ->
        [-1] Ficha de Puesta en pie −1
       *[other] Ficha de Puesta en pie +1
    }
got-adjust-poison =
    { $amount ->
        [-1] Veneno −1
       *[other] Veneno +1
    }
got-adjust-betrayal =
    { $amount ->
        [-1] Traición −1
       *[other] Traición +1
    }
got-adjust-draw = Robar una carta
got-adjust-shuffle = Barajar
got-adjust-attach = Vincular a { $target }
got-adjust-move = Llevar a: { $target }
got-chance-shuffle = { $seat } baraja
got-chance-discard = Una carta al azar de la mano de { $seat }
got-chance-first-player = El jugador inicial, al azar
got-chance-initiative = Quién gana la Iniciativa empatada, al azar
got-chance-titles = Se barajan los Títulos

## Zonas dentro de una frase

got-zone-faction = carta de Facción de { $seat }
got-zone-agenda = Estrategia de { $seat }
got-zone-plot-deck = mazo de Tramas de { $seat }
got-zone-plot = Trama mostrada de { $seat }
got-zone-title = Título de { $seat }
got-zone-titles = suministro de Títulos
got-zone-used = pila de cartas usadas de { $seat }
got-zone-placed = cartas de inicio de { $seat }
got-zone-characters = Personajes de { $seat }
got-zone-locations = Lugares de { $seat }
got-zone-hand = mano de { $seat }
got-zone-deck = mazo de { $seat }
got-zone-discard = pila de descartes de { $seat }
got-zone-facedown = duplicados boca abajo de { $seat }
got-zone-dead = pila de muertos de { $seat }
got-zone-attackers = atacantes
got-zone-defenders = defensores
got-zone-resolving = en juego
got-zone-removed = retiradas del juego
got-zone-attached = vinculadas
got-zone-under = duplicados

## Zonas en sus tapetes

got-mat-faction = Carta de Facción de { $name }
got-mat-agenda = Estrategia de { $name }
got-mat-plot-deck = Mazo de Tramas de { $name }
got-mat-plot = Trama mostrada de { $name }
got-mat-title = Título de { $name }
got-mat-title-short = Título
got-mat-titles = Suministro de Títulos
got-mat-titles-short = Títulos
got-mat-used = Pila de cartas usadas de { $name }
got-mat-characters = Personajes de { $name }
got-mat-locations = Lugares de { $name }
got-mat-hand = Mano de { $name }
got-mat-deck = Mazo de { $name }
got-mat-discard = Pila de descartes de { $name }
got-mat-facedown = Duplicados boca abajo de { $name }
got-mat-dead = Pila de muertos de { $name }
got-mat-attackers = Atacantes
got-mat-attackers-short = Ataque
got-mat-defenders = Defensores
got-mat-defenders-short = Defensa
got-mat-resolving = En juego
got-mat-removed = Retiradas del juego
got-mat-court = Facción de { $name }
got-mat-panel = { $name }
got-mat-court-short = Facción
got-mat-characters-short = Personajes
got-mat-locations-short = Lugares
got-mat-belongings-short = Pilas
got-mat-faction-short = Facción
got-mat-agenda-short = Estrategia
got-mat-belongings = Pilas de { $name }
got-mat-deck-short = Mazo
got-mat-discard-short = Descartes
got-mat-dead-short = Muertos
got-mat-hand-short = Mano

## Números, fichas, marcas

got-number-cost = coste
got-number-strength = FUE
got-number-income = Oro
got-number-initiative = Iniciativa
got-number-claim = Conquista
got-number-reserve = Reserva
got-number-power = Poder
got-number-gold = Oro
got-number-stand = Puesta en pie
got-number-poison = Veneno
got-number-betrayal = Traición
got-number-attack = FUE atacante
got-number-defense = FUE defensora
got-number-dominance = Dominación
got-number-faction-power = Poder en la carta de Facción
got-counter-power = Poder
got-counter-gold = Oro
got-counter-left-military = Retos Militares
got-counter-left-intrigue = Retos de Intriga
got-counter-left-power = Retos de Poder
got-told-power = Poder de { $name }: { $value } de { $limit }
got-told-gold = Oro de { $name }: { $value }
got-told-left-military = Retos Militares que { $name } aún puede iniciar: { $value }
got-told-left-intrigue = Retos de Intriga que { $name } aún puede iniciar: { $value }
got-told-left-power = Retos de Poder que { $name } aún puede iniciar: { $value }
got-change-power = Poder de { $name }: { $before } → { $after }
got-change-gold = Oro de { $name }: { $before } → { $after }
got-mark-kneeling = arrodillada
got-mark-attacking = atacante
got-mark-defending = defensora
got-mark-bypassed = evitada con Sigilo
got-mark-duplicate = duplicado
got-mark-unique = única
got-mark-by-hand = puesta a mano
got-mark-icon-military = icono Militar
got-mark-icon-intrigue = icono de Intriga
got-mark-icon-power = icono de Poder
got-mark-keyword-renown = Renombre
got-mark-keyword-stealth = Sigilo
got-mark-keyword-insight = Perspicacia
got-mark-keyword-intimidate = Intimidación
got-mark-keyword-pillage = Pillaje
got-mark-named-military = nombra los retos Militares
got-mark-named-intrigue = nombra los retos de Intriga
got-mark-named-power = nombra los retos de Poder
got-part-printed = impreso
got-part-card = { $card }
got-part-gold = Oro
got-note-standing = FUE en pie { $strength }
got-note-total = FUE { $strength }
got-race = Carrera hasta { $goal } de Poder
got-ring = Títulos
got-ring-rival = { $seat } es tu rival: véncelo y gana 1 de Poder.
got-ring-ally = Apoyas a { $seat }: no puedes atacarle.
got-office-01206 = Rumores
got-office-01207 = Naval
got-office-01208 = Mano
got-office-01209 = Moneda
got-office-01210 = Edictos
got-office-01211 = Regente
got-note-rival = rival
got-note-supported = aliado
got-fact-by-hand = a mano
got-fact-by-hand-long = El texto de esta carta aún no está escrito como reglas: aplícalo a mano.

## El reto

got-ledger =
    { $attacker } contra { $defender }: { $type ->
        [military] reto Militar
        [intrigue] reto de Intriga
       *[other] reto de Poder
    }
got-ledger-attack = ataque
got-ledger-defense = defensa
got-ledger-margin = diferencia
got-ledger-claim = Conquista
got-ledger-cards = { $cards }
got-ledger-nobody = nadie gana
got-ledger-winner = gana { $seat }
got-ledger-unopposed = gana { $seat }, +1
got-ledger-claim-military = muertes
got-ledger-claim-intrigue = cartas al azar
got-ledger-claim-power = pasa Poder
got-ledger-claim-none = quien pierde no paga nada

## Fases y pasos

got-phase-setup = Preparación
got-phase-plot = Trama
got-phase-draw = Robo
got-phase-marshal = Reclutamiento
got-phase-challenges = Retos
got-phase-dominance = Dominación
got-phase-standing = Puesta en pie
got-phase-taxation = Impuestos
got-step-window = Acciones
got-step-S2 = Jugador inicial
got-step-S3 = Facciones
got-step-S4 = Tesorería
got-step-S5 = Mazos de Tramas
got-step-S6 = Barajar
got-step-S7 = Manos iniciales
got-step-S8 = Colocar cartas
got-step-S9 = Mostrar
got-step-S10 = Reponer
got-step-S11 = Comienzo
got-step-1-1 = Empieza la fase
got-step-1-2 = Elegir Tramas
got-step-1-3 = Mostrar Tramas
got-step-1-3i = Iniciativa
got-step-1-3f = Jugador inicial
got-step-1-3r = Al mostrarse
got-step-1-3d = Mazos de Tramas
got-step-1-4 = Títulos
got-step-1-3w = Acciones
got-step-1-5 = Termina la fase
got-step-2-1 = Empieza la fase
got-step-2-2 = Robar cartas
got-step-2-2w = Acciones
got-step-2-3 = Termina la fase
got-step-3-1 = Empieza la fase
got-step-3-2 = Ingresos
got-step-3-2w = Reclutar
got-step-3-3 = Siguiente jugador
got-step-3-4 = Termina la fase
got-step-4-1 = Empieza la fase
got-step-4-1a = Jugador activo
got-step-4-1w = Acciones
got-step-4-2 = Reto
got-step-4-2w = Acciones
got-step-4-2-1 = Defensores
got-step-4-2-1w = Acciones
got-step-4-2-2 = Comparar
got-step-4-2-3 = Bonificación
got-step-4-2-4 = Conquista
got-step-4-2-5 = Palabras clave
got-step-4-2-6 = Termina el reto
got-step-4-3 = Siguiente jugador
got-step-4-4 = Termina la fase
got-step-5-1 = Empieza la fase
got-step-5-2 = Dominación
got-step-5-2w = Acciones
got-step-5-3 = Termina la fase
got-step-6-1 = Empieza la fase
got-step-6-2 = Poner en pie
got-step-6-2w = Acciones
got-step-6-3 = Termina la fase
got-step-7-1 = Empieza la fase
got-step-7-2 = Devolver Oro
got-step-7-3 = Reserva
got-step-7-4 = Devolver Títulos
got-step-7-3w = Acciones
got-step-laid-out = La mesa dispuesta
got-step-7-5 = Termina la ronda
got-steplong-S2 = Se sortea el jugador inicial.
got-steplong-S3 = Todos anuncian Facción y Estrategia.
got-steplong-S4 = Todas las fichas forman la Tesorería.
got-steplong-S5 = Los mazos de Tramas quedan boca abajo.
got-steplong-S6 = Todos barajan su mazo de robo.
got-steplong-S7 = Todos roban siete cartas y pueden reemplazarlas una vez.
got-steplong-S8 = Se colocan boca abajo cartas por hasta ocho de Oro.
got-steplong-S9 = Se muestran las cartas colocadas.
got-steplong-S10 = Todos vuelven a tener siete cartas.
got-steplong-S11 = Empieza la primera ronda.
got-steplong-1-1 = Empieza una nueva ronda.
got-steplong-1-2 = Todos eligen una Trama en secreto.
got-steplong-1-3 = Las Tramas se muestran a la vez.
got-steplong-1-3i = Gana la Iniciativa más alta.
got-steplong-1-3f = Quien gana la Iniciativa designa al jugador inicial.
got-steplong-1-3r = Se resuelven las capacidades al mostrarse.
got-steplong-1-3d = Se rehacen los mazos de Tramas vacíos.
got-steplong-1-4 = En una Contienda cada cual elige un Título.
got-steplong-1-3w = Todos pueden actuar.
got-steplong-1-5 = Termina la fase de Trama.
got-steplong-2-1 = Empieza la fase de Robo.
got-steplong-2-2 = Todos roban dos cartas.
got-steplong-2-2w = Todos pueden actuar.
got-steplong-2-3 = Termina la fase de Robo.
got-steplong-3-1 = Empieza la fase de Reclutamiento.
got-steplong-3-2 = El jugador activo recibe sus ingresos.
got-steplong-3-2w = El jugador activo recluta cartas; todos pueden actuar.
got-steplong-3-3 = El siguiente jugador pasa a ser el activo.
got-steplong-3-4 = Termina la fase de Reclutamiento.
got-steplong-4-1 = Empieza la fase de Reto.
got-steplong-4-1a = El jugador inicial es el activo.
got-steplong-4-1w = Todos pueden actuar.
got-steplong-4-2 = El jugador activo puede iniciar un reto.
got-steplong-4-2w = Todos pueden actuar una vez iniciado el reto.
got-steplong-4-2-1 = El jugador defensor declara defensores.
got-steplong-4-2-1w = Todos pueden actuar antes de comparar la FUE.
got-steplong-4-2-2 = Se compara la FUE; el atacante gana los empates.
got-steplong-4-2-3 = La victoria sin oposición da 1 de Poder.
got-steplong-4-2-4 = Se aplica la Conquista.
got-steplong-4-2-5 = Se procesan las palabras clave.
got-steplong-4-2-6 = Termina el reto.
got-steplong-4-3 = El siguiente jugador pasa a ser el activo.
got-steplong-4-4 = Termina la fase de Reto.
got-steplong-5-1 = Empieza la fase de Dominación.
got-steplong-5-2 = Se cuentan la FUE en pie y el Oro.
got-steplong-5-2w = Todos pueden actuar.
got-steplong-5-3 = Termina la fase de Dominación.
got-steplong-6-1 = Empieza la fase de Puesta en pie.
got-steplong-6-2 = Todas las cartas arrodilladas se ponen en pie.
got-steplong-6-2w = Todos pueden actuar.
got-steplong-6-3 = Termina la fase de Puesta en pie.
got-steplong-7-1 = Empieza la fase de Impuestos.
got-steplong-7-2 = El Oro sin gastar vuelve a la Tesorería.
got-steplong-7-3 = Las manos se reducen a la Reserva.
got-steplong-7-4 = En una Contienda los Títulos vuelven al suministro.
got-steplong-7-3w = Todos pueden actuar.
got-steplong-7-5 = Termina la ronda.

## Cómo está y cómo termina

got-audience = unos contra otros, de { $from } a { $to } jugadores
got-head-power = Poder { $value } de { $limit }
got-head-rival = el mejor rival tiene { $value }
got-head-hand =
    { $value ->
        [one] { $value } carta en la mano
       *[other] { $value } cartas en la mano
    }
got-score-power = Poder de { $name }
got-end-won = Ganas el juego de tronos
got-end-lost = El trono es de otro
got-outcome-won =
    { $reason ->
        [given_up] Los demás han dado la partida por perdida.
        [deck] A nadie más le queda mazo.
       *[power] Has acumulado 15 de Poder.
    }
got-outcome-lost =
    { $reason ->
        [given_up] Se dio la partida por perdida.
        [deck] Te has quedado sin mazo.
       *[power] Otro jugador ha acumulado 15 de Poder.
    }
got-moment-plots = Se muestran las Tramas
got-moment-challenge = Un reto
got-moment-kill = Una muerte
got-beat-challenge = { $seat } inicia { got-a-type }.
got-beat-wins = { $seat } gana por { $margin } de FUE.
got-beat-wins-unopposed = { $seat } gana sin oposición.
got-beat-claim = { $seat } paga Conquista { $amount }.
got-moment-attacks = { $seat } ataca
got-moment-defends = { $seat } defiende
got-moment-undefended = { $seat } no defiende
got-turn-defense = Llegó FUE { $attack } contra { $held }; entre todos había { $best }.
got-turn-held = La línea aguanta
got-turn-let-through = Se deja pasar
got-turn-claim = Conquista { $count }
got-credit-attack =
    FUE { $amount } en { $times ->
        [one] un ataque
       *[other] { $times } ataques
    }
got-credit-defend =
    FUE { $amount } en { $times ->
        [one] una defensa
       *[other] { $times } defensas
    }
got-figure-power = Poder
got-figure-rounds =
    { $count ->
        [one] ronda
       *[other] rondas
    }
got-figure-dead =
    { $count ->
        [one] muerto
       *[other] muertos
    }
got-course-own = tu Poder
got-course-rival = el Poder de tu mejor rival
got-course-goal = { $limit }: victoria
got-coach-general = Lo mejor que se ve en la mesa.
got-coach-marshal = Más Personajes dan más retos.
got-coach-place = Un buen comienzo luego no cuesta nada.
got-coach-attack =
    FUE { $strength } con { $count ->
        [one] un atacante
       *[other] { $count } atacantes
    }.
got-coach-defend = FUE { $strength } evita la Conquista o el punto sin oposición.
got-coach-plot = Su Oro y su Conquista encajan en la mesa.
got-coach-pass = Aquí nada merece la pena ahora.
got-coach-no-challenge = Quien queda en pie aún puede defender.
got-coach-military = Un reto Militar mata.
got-coach-intrigue = Un reto de Intriga vacía la mano.
got-coach-power = Un reto de Poder traslada Poder.
got-argue-kneels =
    { $count ->
        [one] Quien se arrodilla ya no lucha más esta ronda.
       *[other] Los { $count } que se arrodillan ya no luchan más esta ronda.
    }
got-argue-gold = El Oro cuenta para la Dominación: tienes { $gold }.
got-argue-unknown = No se conocen las manos ni las Tramas ajenas.

## Cartas

got-ask-below = { $seat }, ¿qué cartas van bajo el mazo? Como máximo { $count }.
got-ask-top = { $seat }, ¿en qué orden vuelven las demás encima?
got-ask-card-type = { $seat }, ¿qué tipo de carta nombras para { $source }?
got-ask-copy = { $seat }, ¿qué copia descartas con { $source }?
got-ask-discard-of-hand = { $seat }, ¿qué carta de esta mano descartas con { $source }?
got-ask-fire-and-blood = { $seat }, ¿adónde va la Cría?
got-ask-great-kraken = { $seat }, ¿qué te da { $source }?
got-ask-kill-own = { $seat }, ¿cuál de tus Personajes muere por { $source }?
got-ask-march = { $seat }, ¿cuál de tus Personajes se descarta por { $source }?
got-ask-spare = { $seat }, ¿a qué Personajes tuyos perdona { $source }? Como máximo { $count }.
got-ask-strength-left = { $seat }, ¿a quién eliges para { $source }? FUE restante: { $left }.
got-asked-strength-left = { $seat }, ¿{ $which } { $becomes }{ $by }? FUE restante: { $left }.
got-ask-targets = { $seat }, ¿a quiénes eliges para { $source }? Como máximo { $count }.
got-log-names =
    { $seat } nombra: { $what ->
        [character] Personaje
        [location] Lugar
        [attachment] Accesorio
        [event] Evento
        [military] Militar
        [intrigue] Intriga
       *[power] Poder
    }.
got-log-reveals = Se muestra { $card }.
got-verb-character = Personaje
got-verb-location = Lugar
got-verb-attachment = Accesorio
got-verb-event = Evento
got-verb-draw-one = Robar una carta
got-verb-gain-one-power = 1 de Poder para tu facción
got-verb-put-into-play = Ponerla en juego
got-verb-shuffle-in = Barajarla en el mazo
got-ahead-challenges = { $count ->
    [0] Ya no puedes iniciar ningún reto.
    [one] Aún puedes iniciar un reto.
   *[other] Aún puedes iniciar { $count } retos.
}
got-ahead-dominance = { $seat } ganaría la Dominación, { $most } contra { $next }.
got-ahead-dominance-tie = Nadie ganaría la Dominación: empate a { $most }.
got-ahead-stands = { $count ->
    [one] Se pone en pie una de tus cartas.
   *[other] Se ponen en pie { $count } de tus cartas.
}
got-ahead-gold = { $count ->
    [one] Devuelves la moneda de Oro que te queda.
   *[other] Devuelves los { $count } de Oro que te quedan.
}
got-ahead-reserve = Tienes { $hand } cartas en la mano; tu Reserva es { $reserve }.
got-deeds =
    { $seat }: { $any ->
        [yes] ha agotado { $used }
       *[no] nada usado aún
    }{ $left ->
        [yes] ; aún puede usar { $open }
       *[no] {""}
    }.
got-mark-used-up = agotada por ahora
got-mark-open = aún se puede usar
