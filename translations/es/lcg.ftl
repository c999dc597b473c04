# Palabras de El Señor de los Anillos: el juego de cartas en la mesa. Los parámetros son nombres ya escritos.

## Questions

lcg-ask-action = { $seat }, ¿realizas una acción?
lcg-ask-planning = { $seat }, ¿qué juegas?
lcg-ask-commit = { $seat }, ¿a quién asignas a la misión? Hay { $threat } de Amenaza en el área de preparación.
lcg-ask-travel = { $seat }, ¿a qué Lugar viajan los jugadores?
lcg-ask-engage = { $seat }, ¿con qué Enemigo te enfrentas? Tu Amenaza es { $level }.
lcg-ask-which-engages = { $seat }, varios Enemigos tienen el mismo coste de enfrentamiento. ¿Cuál se enfrenta?
lcg-ask-shadow-order = { $seat }, estos Enemigos tienen el mismo coste de enfrentamiento. ¿En qué orden reciben sus cartas de Sombra?
lcg-ask-enemy-attack = { $seat }, ¿qué Enemigo te ataca primero?
lcg-ask-defender = { $seat }, ¿quién defiende contra { $enemy }? Ataca con { $attack }.
lcg-ask-another-defender = { $seat }, ¿defiende también otro personaje?
lcg-ask-no-defense = { $seat }, ¿la Defensa de quién no cuenta?
lcg-ask-defender-damage = { $seat }, ¿qué defensor recibe el daño de este ataque?
lcg-ask-undefended =
    { $count ->
        [one] { $seat }, ¿qué Héroe recibe el punto de daño del ataque sin defensa?
       *[other] { $seat }, ¿qué Héroe recibe los { $count } puntos de daño del ataque sin defensa?
    }
lcg-ask-attack = { $seat }, ¿quién ataca a qué Enemigo?
lcg-ask-attackers = { $seat }, ¿quién más ataca a { $enemy } junto a { $first }?
lcg-ask-ranged = { $seat }, ¿qué personajes tuyos con A distancia se unen al ataque contra { $enemy }?
lcg-ask-pay = { $seat }, ¿con los recursos de quién pagas { $count } por { $card }?
lcg-ask-host = { $seat }, ¿a qué vinculas { $source }?
lcg-ask-target = { $seat }, ¿qué eliges para { $source }?
lcg-ask-player = { $seat }, ¿a qué jugador eliges?
lcg-ask-respond =
    { $seat }, ¿respondes { $timing ->
        [when] ante
       *[after] tras
    } { $event ->
        [PhaseBegins] el comienzo de la fase
        [PhaseEnds] el final de la fase
        [RoundEnds] el final de la ronda
        [CardPlayed] { $named ->
            [1] la carta jugada, { $card }
           *[0] la carta jugada
        }
        [EntersPlay] { $named ->
            [1] la entrada en juego de { $card }
           *[0] la entrada en juego de una carta
        }
        [LeavesPlay] { $named ->
            [1] la salida del juego de { $card }
           *[0] la salida del juego de una carta
        }
        [CharactersCommitted] la asignación de personajes a la misión
        [CardRevealed] { $named ->
            [1] la revelación de { $card }
           *[0] la revelación de una carta de Encuentro
        }
        [WhenRevealed] { $named ->
            [1] el efecto de «al ser revelada» de { $card }
           *[0] un efecto de «al ser revelada» que va a resolverse
        }
        [QuestResolved] la resolución de la misión
        [TravelledTo] { $named ->
            [1] el viaje a { $card }
           *[0] el viaje a un Lugar
        }
        [LocationExplored] { $named ->
            [1] la exploración de { $card }
           *[0] la exploración de un Lugar
        }
        [EnemyEngages] { $named ->
            [1] el enfrentamiento de { $card } con un jugador
           *[0] el enfrentamiento de un Enemigo con un jugador
        }
        [ShadowDealt] el reparto de una carta de Sombra
        [EnemyAttacks] { $named ->
            [1] el ataque de { $card }
           *[0] el ataque de un Enemigo
        }
        [DefendersDeclared] la declaración de un defensor
        [ShadowEffect] { $named ->
            [1] el efecto de Sombra de { $card }
           *[0] un efecto de Sombra que va a resolverse
        }
        [AttackEnds] el final de un ataque
        [AttackersDeclared] la declaración de atacantes
        [DamageDealt] { $named ->
            [1] el daño infligido a { $card }
           *[0] el daño infligido
        }
        [Destroyed] { $named ->
            [1] la destrucción de { $card }
           *[0] la destrucción de un personaje o Enemigo
        }
        [CardsDrawn] el robo de cartas
        [ProgressPlaced] { $named ->
            [1] el Progreso recién puesto en { $card }
           *[0] el Progreso recién puesto
        }
        [Claimed] el Objetivo reclamado
        [StageDefeated] { $named ->
            [1] la etapa completada, { $card }
           *[0] una etapa de misión completada
        }
       *[other] lo que ocurre
    }?
lcg-none-commit = A nadie
lcg-none-attack = Nadie más
lcg-ask-which-first = { $seat }, varios efectos obligados ocurren a la vez. ¿Cuál se resuelve primero?
lcg-ask-first-player = { $seat }, ¿quién debe ser el jugador inicial?
lcg-ask-mulligan = { $seat }, ¿te quedas con esta mano?
lcg-ask-discard-cost = { $seat }, ¿qué descartas de tu mano para usar { $source }? Cartas que hay que descartar: { $count }.
lcg-ask-discard-one = { $seat }, ¿qué carta descartas de la mano por { $source }?
lcg-ask-return = { $seat }, ¿qué Aliado vuelve a la mano por { $source }?
lcg-ask-discard-order = { $seat }, ¿en qué orden van estas cartas a tu pila de descartes?
lcg-why-discard-order = La última que nombres queda arriba.
lcg-ask-discard-attachment = { $seat }, ¿qué carta Vinculada se descarta por { $source }?
lcg-ask-restricted = { $seat }, { $source } lleva más de dos cartas Vinculadas con Restringido. ¿Cuál se descarta?
lcg-ask-damage =
    { $count ->
        [one] { $seat }, ¿quién recibe 1 punto de daño de { $source }?
       *[other] { $seat }, ¿quién recibe { $count } puntos de daño de { $source }?
    }
lcg-ask-exhaust = { $seat }, ¿a quién agotas para { $source }?
lcg-ask-exhaust-hero = { $seat }, ¿a qué Héroe agotas para { $source }?
lcg-ask-exhaust-some =
    { $count ->
        [one] { $seat }, ¿qué personaje se agota por { $source }?
       *[other] { $seat }, ¿qué { $count } personajes se agotan por { $source }?
    }
lcg-ask-gandalf = { $seat }, ¿qué hace { $source }?
lcg-ask-venom = { $seat }, ¿qué te hace { $source }?
lcg-ask-greeting = { $seat }, ¿la Amenaza de quién reduce { $source }?
lcg-ask-attach-web = { $seat }, ¿a cuál de tus Héroes se vincula { $source }?
lcg-ask-pay-to-ready = { $seat }, ¿pagas { $count } recursos de { $hero } para que se prepare?
lcg-ask-search-five = { $seat }, ¿buscas entre las cinco primeras cartas de tu mazo una para tu mano?
lcg-ask-take = { $seat }, ¿qué carta añades a tu mano?
lcg-ask-top-or-bottom = { $seat }, { $card } está encima del mazo de Encuentros. ¿Adónde va?
lcg-ask-amount = { $seat }, ¿cuánto pagas por la X de { $source }?
lcg-ask-order-on-top = { $seat }, ¿en qué orden vuelven las cartas encima del mazo? La primera que nombres queda arriba.
lcg-ask-protector = { $seat }, ¿qué da { $source } hasta el final de la fase?
lcg-ask-spider = { $seat }, ¿qué Araña añades al área de preparación?
lcg-ask-objective-back = { $seat }, ¿qué Objetivo sin reclamar se baraja en el mazo de Encuentros por { $source }?
lcg-ask-discard-character = { $seat }, ¿cuál de tus personajes se descarta por { $source }?
lcg-ask-uncommit = { $seat }, ¿qué personaje se retira de la misión por { $source }?

## Buttons: what an option does. The ids ending in -on are used when there is a target as well.

lcg-verb-pass = Pasar
lcg-verb-play = Jugar { $source }
lcg-verb-play-on = Jugar { $source } en { $target }
lcg-verb-use = Usar { $source }
lcg-verb-respond = Responder con { $source }
lcg-verb-resolve = Primero { $source }
lcg-verb-commit = Asignar a { $source }
lcg-verb-travel = Viajar a { $source }
lcg-verb-stay = Quedarse aquí
lcg-verb-engage = Enfrentarse con { $source }
lcg-verb-no-engagement = Con ninguno
lcg-verb-defend = Defiende { $source }
lcg-verb-no-defender = Sin defensor
lcg-verb-attack = Ataca { $source }
lcg-verb-attack-on = { $source } ataca a { $target }
lcg-verb-no-attack = No atacar más
lcg-verb-choose = { $source }
lcg-verb-choose-player = { $target }
lcg-verb-decline = No
lcg-verb-accept = Sí
lcg-verb-pay = Pagar con { $source }
lcg-verb-put = { $source }
lcg-verb-keep-hand = Me la quedo
lcg-verb-mulligan = Cambiarla entera
lcg-verb-leave-on-top = Dejarla encima
lcg-verb-move-to-bottom = Ponerla debajo
lcg-verb-amount = { $count }
lcg-verb-more-defense = +1 Defensa
lcg-verb-more-willpower = +1 fuerza de Voluntad
lcg-verb-draw-three = Robar 3 cartas
lcg-verb-exhaust-damaged = Agotar a tus personajes con Daño
lcg-verb-damage-hero = 2 de Daño a tu Héroe con más Daño
lcg-verb-damage-enemy = 4 de daño a un Enemigo
lcg-verb-lower-threat = Reducir tu Amenaza en 5
lcg-verb-one-player = De un jugador, en 6
lcg-verb-each-player = De cada jugador, en 2

## Why not: what is missing and what it would take

lcg-no-not-planning = Ahora no. { $card } solo puede jugarse en la fase de Planificación.
lcg-no-not-active = No es tu turno. { $card } podrá jugarse cuando seas el jugador activo de la fase de Planificación.
lcg-no-response-only = Solo como respuesta. { $card } espera su propio momento.
lcg-no-window = Ahora no. { $card } espera a una ventana de acción.
lcg-no-wrong-phase =
    Otra fase. { $card } no puede usarse en { $phase ->
        [resource] la fase de Recursos
        [planning] la fase de Planificación
        [quest] la fase de Misión
        [travel] la fase de Viaje
        [encounter] la fase de Encuentros
        [combat] la fase de Combate
        [refresh] la fase de Recuperación
       *[other] esta fase
    }.
lcg-no-immune = { $card } no puede cambiar nada aquí: todo aquello sobre lo que podría usarse es inmune a sus efectos.
lcg-no-forbidden = Ahora no se permite. Una carta en juego prohíbe jugar { $card }.
lcg-no-effect-forbidden = Ahora no se permite. Una carta en juego prohíbe lo que haría { $card }.
lcg-no-unique = Única y ya en juego. Solo puede haber una carta de { $card }.
lcg-no-unique-to-bring = Única y ya en juego. De todo lo que { $card } podría poner en juego hay ya una copia.
lcg-no-match =
    Sin correspondencia de recursos. { $card } necesita un Héroe con el icono de recursos { $sphere ->
        [leadership] de Liderazgo
        [tactics] de Táctica
        [spirit] de Espíritu
        [lore] de Saber
       *[other] adecuado
    }.
lcg-no-resources =
    Faltan recursos. { $card } cuesta { $count }{ $sphere ->
        [leadership] , que pagan Héroes de Liderazgo
        [tactics] , que pagan Héroes de Táctica
        [spirit] , que pagan Héroes de Espíritu
        [lore] , que pagan Héroes de Saber
       *[other] {""}
    }.
lcg-no-resources-of-each = Faltan Héroes con recursos. { $card } gasta un recurso de cada uno de { $count } Héroes de su esfera.
lcg-no-resources-for-x = Faltan recursos. Lo que cuesta { $card } depende de lo que elijas, y no hay nada que puedas pagar.
lcg-no-costs-together = No se puede pagar. Los costes de { $card } se pueden cubrir por separado, pero no todos a la vez.
lcg-no-target = Nada que elegir. { $card } necesita un objetivo que no hay.
lcg-no-host = Nada a lo que vincularla. { $card } no tiene ahora un lugar legal.
lcg-no-change = No cambiaría nada. { $card } puede usarse cuando su efecto pueda lograr algo.
lcg-no-attack-to-last = No hay ningún ataque. Lo que hace { $card } dura hasta el final de uno y solo puede empezar durante él.
lcg-no-exhausted-cost = Carta agotada. { $card } no puede agotarse como coste hasta que se prepare.
lcg-no-nobody-to-exhaust = Nadie a quien agotar. { $card } pide un personaje preparado que sirva, y no hay ninguno.
lcg-no-own-resources = Faltan recursos propios. { $card } se paga de la reserva de un solo Héroe.
lcg-no-guarded = Protegido. { $card } tiene vinculada una carta de Encuentro: aún no se puede reclamar.
lcg-no-threat = Te falta Amenaza. { $card } pide que la reduzcas en más de la que tienes.
lcg-no-hand = Faltan cartas en la mano. { $card } pide descartar como coste.
lcg-no-limit = Límite alcanzado. { $card } ya se ha usado todas las veces que permite.
lcg-no-answered = Ya ha respondido. { $card } responde una sola vez al mismo suceso.
lcg-no-not-yours = No es tuya. Solo quien controla { $card } puede usarla.
lcg-no-script = A mano. { $card } aún no tiene reglas aquí: aplica su texto con «Ajustar a mano».
lcg-no-commit-exhausted = Carta agotada. { $card } no puede asignarse a la misión hasta que se prepare.
lcg-no-defend-exhausted = Carta agotada. { $card } no puede defender hasta que se prepare.
lcg-no-defend-sentinel = No es el atacado. Solo defienden a otro jugador los personajes con Centinela; { $card } no la tiene.
lcg-no-sentinel-yet = Aún no. { $card } puede defender cuando el jugador atacado haya declarado que no hay defensores.
lcg-no-attacked = Ya ha atacado. Cada Enemigo ataca una vez por ronda, y { $card } ya lo ha hecho.
lcg-no-not-in-hand = No está en la mano. Las cartas se juegan desde la mano; { $card } está en una pila.
lcg-no-attack-exhausted = Carta agotada. { $card } no puede atacar hasta que se prepare.
lcg-no-attack-again = Ya atacado. Cada jugador ataca a { $enemy } una vez por ronda.
lcg-no-attack-engaged = No está enfrentado contigo. { $card } solo puede atacar a { $enemy } si ese Enemigo está enfrentado contigo.
lcg-no-attack-ranged = No es su ataque. Al ataque de otro jugador solo se unen los personajes con A distancia; { $card } no la tiene.
lcg-no-enemy-now = No en el paso { $step }. Con { $card } te enfrentas en la fase de Encuentros, y los ataques llegan en la de Combate.
lcg-no-not-now = Ahora no. { $card } no puede hacer nada en el paso { $step }.
lcg-no-captive = Cayó prisionero. Nadie puede usar esta carta hasta el rescate: { $card }.
lcg-no-not-a-target = No es un objetivo. { $card } puede usarse, pero no ahí.
lcg-no-choice = No es un objetivo. { $card } no es de lo que nombra { $source }.
lcg-no-choice-immune = Inmune. { $card } es inmune a los efectos de { $source }.
lcg-no-choice-forbidden = No es posible. Un efecto en juego lo impide con { $card }.
lcg-no-choice-change = No cambiaría nada. { $source } no puede hacer nada con { $card }.
lcg-no-choice-undefended = Sin defensa. El Daño va a un Héroe del jugador atacado que pueda recibirlo; { $card } no lo es.
lcg-no-travel-there = Allí no se viaja. Se viaja a un Lugar del área de preparación, y { $card } no lo es.
lcg-no-engage-there = No es para enfrentarse. Un jugador se enfrenta a un Enemigo del área de preparación, y { $card } no lo es.
lcg-no-travel-active = Ya hay un Lugar activo. Hay que explorar { $there } antes de viajar a { $card }.
lcg-no-travel-cost = El coste de Viaje no puede pagarse. { $card } pide algo que ahora no podéis hacer.
lcg-no-cannot = No es posible. Un efecto en juego dice que { $card } no puede.
lcg-no-travel-must = Ahora no. Mientras se pueda viajar a { $there }, los jugadores van primero allí y no a { $card }.

## Log

lcg-log-round = Ronda { $round }
lcg-log-phase =
    { $phase ->
        [resource] Fase de Recursos
        [planning] Fase de Planificación
        [quest] Fase de Misión
        [travel] Fase de Viaje
        [encounter] Fase de Encuentros
        [combat] Fase de Combate
        [refresh] Fase de Recuperación
       *[other] Preparación de la partida
    }
lcg-log-starting-threat = { $seat } empieza con { $level } de Amenaza.
lcg-log-first-player = El jugador inicial es { $seat }.
lcg-log-mulligan = { $seat } cambia su mano entera.
lcg-log-collect = Cada Héroe gana 1 recurso.
lcg-log-resources =
    { $count ->
        [one] { $card } gana { $count } recurso.
       *[other] { $card } gana { $count } recursos.
    }
lcg-log-draws =
    { $count ->
        [one] { $seat } roba { $count } carta.
       *[other] { $seat } roba { $count } cartas.
    }
lcg-log-draws-these = Robado: { $cards }.
lcg-log-cannot-draw = { $seat } no puede robar: { $card }.
lcg-log-takes-one = { $seat } se queda una de las { $count } cartas vistas y baraja.
lcg-log-takes-one-back = { $seat } se queda una de las { $count } cartas vistas; las demás vuelven encima.
lcg-log-looks = { $seat } mira una carta de Encuentro oculta.
lcg-log-unpaid = El coste de { $card } no se ha pagado por completo: no sucede nada.
lcg-log-no-host = Ya no queda nada a lo que vincular { $card }: se descarta.
lcg-log-looks-through = Revisado: { $zone }. Contiene: { $cards }.
lcg-log-looks-at = Es { $card }.
lcg-log-back-into-deck = { $card } se baraja en el mazo de Encuentros.
lcg-log-back-into-own-deck = { $card } se baraja en el mazo de su propietario.
lcg-log-to-bottom = La carta va al fondo del mazo de Encuentros.
lcg-log-set-aside = { $card } queda aparte hasta que acabe la fase.
lcg-log-on-top = { $card } va encima del mazo de Encuentros.
lcg-log-discards-hand = { $seat } descarta de su mano { $cards }.
lcg-log-shuffles = Se baraja: { $zone }.
lcg-log-put-into-play = { $card } entra en juego con { $seat }.
lcg-log-plays = { $seat } juega { $card }.
lcg-log-plays-on = { $seat } juega { $card } sobre { $host }.
lcg-log-uses = { $seat } usa { $card }.
lcg-log-forced = Obligado: { $card }.
lcg-log-cancelled = { $source } cancela el efecto de { $card }.
lcg-log-kept-off = Impedido por { $source }.
lcg-log-attached = { $card } se vincula a { $host }.
lcg-log-attached-to-deck = { $card } se vincula a la parte superior del mazo de { $seat }.
lcg-log-captured = { $card } cae prisionero: nadie puede usar esta carta hasta el rescate.
lcg-log-rescued = Rescate: { $card } vuelve a ser libre.
lcg-log-control = { $seat } toma el control de { $card }.
lcg-log-raised =
    { $card }: +{ $count } a { $number ->
        [willpower] la fuerza de Voluntad
        [attack] la fuerza de Ataque
        [defense] la fuerza de Defensa
        [threat] la fuerza de Amenaza
        [hit_points] los puntos de impacto
       *[other] un valor
    } hasta el final { $until ->
        [attack] del ataque
        [phase] de la fase
        [round] de la ronda
       *[other] de la partida
    }.
lcg-log-lowered =
    { $card }: −{ $count } a { $number ->
        [willpower] la fuerza de Voluntad
        [attack] la fuerza de Ataque
        [defense] la fuerza de Defensa
        [threat] la fuerza de Amenaza
        [hit_points] los puntos de impacto
       *[other] un valor
    } hasta el final { $until ->
        [attack] del ataque
        [phase] de la fase
        [round] de la ronda
       *[other] de la partida
    }.
lcg-log-exhausts = { $card } se agota.
lcg-log-readies = { $card } se prepara.
lcg-log-all-ready = Todas las cartas agotadas se preparan.
lcg-log-damage = { $card } recibe { $count } de daño.
lcg-log-heals = { $card } se cura { $count } de daño.
lcg-log-moves-tokens =
    Se mueve { $count } de { $token ->
        [damage] Daño
        [resources] Recurso
       *[progress] Progreso
    } de { $card } a { $to }.
lcg-log-swaps = Intercambio: { $card } y { $other }.
lcg-log-destroyed = Se destruye { $card }.
lcg-log-discarded = { $card } se descarta.
lcg-log-explored = Lugar explorado: { $card }.
lcg-log-returned = { $card } vuelve a la mano.
lcg-log-eliminated =
    { $reason ->
        [threat] { $seat } alcanza el nivel de eliminación por Amenaza y queda fuera.
        [heroes] { $seat } se queda sin Héroes y queda fuera.
       *[other] { $seat } queda fuera.
    }
lcg-log-threat-up = { $seat } aumenta su Amenaza en { $count }, hasta { $level }.
lcg-log-threat-down = { $seat } reduce su Amenaza en { $count }, hasta { $level }.
lcg-log-commits = { $seat } asigna a { $cards } a la misión: { $willpower } de Voluntad en total.
lcg-log-uncommits = { $card } se retira de la misión.
lcg-log-revealed = Se revela { $card }.
lcg-log-doomed = { $card }: Maldito { $count }.
lcg-log-surge = Oleada de { $card }: se revela otra carta.
lcg-log-guards = { $card } protege { $host }.
lcg-log-added-to-staging = { $card } se añade al área de preparación.
lcg-log-to-staging = { $card } vuelve al área de preparación.
lcg-log-found = { $seat } encuentra { $card }.
lcg-log-quest =
    La misión: { $willpower } de Voluntad contra { $threat } de Amenaza{ $margin ->
        [0] , nada cambia
       *[other] {""}
    }.
lcg-log-progress-lost =
    { $count ->
        [one] Se retira { $count } ficha de Progreso de { $card }.
       *[other] Se retiran { $count } fichas de Progreso de { $card }.
    }
lcg-log-progress =
    { $count ->
        [one] Se coloca { $count } ficha de Progreso en { $card }.
       *[other] Se colocan { $count } fichas de Progreso en { $card }.
    }
lcg-log-stage = La misión es ahora { $card }.
lcg-log-stage-defeated = { $card }: etapa completada.
lcg-log-travels = Los jugadores viajan a { $card }.
lcg-log-engages = { $card } se enfrenta con { $seat }, cuya Amenaza es { $level }.
lcg-log-shadow-dealt = { $card } recibe una carta de Sombra.
lcg-log-no-shadow = El mazo de Encuentros está vacío: { $card } no recibe carta de Sombra.
lcg-log-shadow-turned = Carta de Sombra de { $enemy }: { $card }.
lcg-log-enemy-attacks = { $card } ataca a { $seat }.
lcg-log-defends = Defiende contra { $enemy }: { $cards }.
lcg-log-undefended = Nadie defiende contra { $card }.
lcg-log-undefended-damage = Sin defensa: { $enemy } inflige { $count } de daño a un Héroe de { $seat }.
lcg-log-attacks = { $seat } ataca a { $enemy } con { $cards }.
lcg-log-attack-damage = { $attack } de Ataque contra { $defense } de Defensa: { $count } de daño.
lcg-log-won = Partida ganada.
lcg-log-gives-up = { $seat } da la partida por perdida en nombre de todos.
lcg-log-lost = Partida perdida.
lcg-log-campaign-heroes = { $seat } parte con { $cards }, como consta en el diario.
lcg-log-campaign-none-fallen = Ninguno de estos Héroes ha caído.
lcg-log-campaign-changes = Los Héroes cambiados antes de esta partida constan en el diario, y lo que costaron.
lcg-log-campaign-penalty = { $seat } suma { $count } de penalización: Amenaza inicial { $level }.
lcg-log-campaign-permanent = { $card } se vincula a { $host } desde la reserva de campaña.
lcg-log-campaign-damage = { $card } conserva { $count } de Daño del último escenario.
lcg-log-campaign-setup = { $card } entra en juego desde la reserva de campaña.
lcg-log-campaign-deck = { $card } se baraja en el mazo de { $seat }.
lcg-log-campaign-encounter = { $card } se baraja en el mazo de Encuentros.
lcg-log-campaign-card = La carta de Campaña { $card } queda junto al mazo de Misión.
lcg-log-resolution = Se da la vuelta a la carta de Campaña { $card } y se sigue su resolución.
lcg-log-earned = { $card } entra en la reserva de campaña.
lcg-log-earned-each = { $card } entra en la reserva de campaña, una copia por jugador.
lcg-log-earned-by = { $card } entra en la reserva de campaña con { $host }.
lcg-log-prisoner = { $card } será el prisionero de Dol Guldur.

## Set by hand

lcg-hand-exhausts = A mano: { $card } se agota.
lcg-hand-readies = A mano: { $card } se prepara.
lcg-hand-counter =
    A mano: { $counter ->
        [damage] Daño
        [resources] Recursos
        [progress] Progreso
       *[other] fichas
    } en { $card }, de { $before } a { $after }.
lcg-hand-threat = A mano: Amenaza de { $seat }, de { $before } a { $after }.
lcg-hand-draws =
    { $count ->
        [one] A mano: { $seat } roba { $count } carta.
       *[other] A mano: { $seat } roba { $count } cartas.
    }
lcg-hand-shuffles = A mano: se baraja: { $zone }.
lcg-hand-attaches = A mano: { $card } se vincula a { $host }.
lcg-hand-moves = A mano: { $card } pasa a: { $zone }.
lcg-adjust-turn = Agotar o preparar
lcg-adjust-damage =
    { $amount ->
        [-1] Quitar 1 de daño
       *[other] Poner 1 de daño
    }
lcg-adjust-resources =
    { $amount ->
        [-1] Quitar 1 recurso
       *[other] Poner 1 recurso
    }
lcg-adjust-progress =
    { $amount ->
        [-1] Quitar 1 de Progreso
       *[other] Poner 1 de Progreso
    }
lcg-adjust-threat =
    { $amount ->
        [-1] Amenaza −1
       *[other] Amenaza +1
    }
lcg-adjust-draw = Robar una carta
lcg-adjust-shuffle = Barajar
lcg-adjust-attach = Vincular a { $target }
lcg-adjust-move = Mover a: { $target }

## What chance decides

lcg-chance-shuffle = Se baraja: { $zone }
lcg-chance-discard = Una carta al azar de la mano de { $seat }
lcg-chance-first-player = El jugador inicial, al azar
lcg-chance-path = La siguiente etapa, al azar
lcg-chance-captive = El prisionero, al azar entre todos los Héroes
lcg-chance-prisoner = El prisionero, al azar entre los Héroes más heridos

## Parts of numbers and of the score

lcg-part-printed = impreso
lcg-part-card = { $card }
lcg-score-threat = niveles de Amenaza
lcg-score-dead-heroes = coste de Amenaza de los Héroes caídos
lcg-score-damage = daño en los Héroes
lcg-score-rounds = 10 por cada ronda
lcg-score-victory = puntos de victoria

## How a game ends

lcg-outcome-won =
    { $reason ->
        [shore] ¡Victoria! No queda ningún Enemigo en la orilla.
        [spawn] ¡Victoria! El Engendro de Ungoliant ha muerto.
        [quest] ¡Victoria! Se ha completado la última etapa de la misión.
       *[other] ¡Victoria!
    }
lcg-outcome-lost =
    { $reason ->
        [given_up] Derrota: los jugadores han dado la partida por perdida.
        [threat] Derrota: la Amenaza ha alcanzado el nivel de eliminación.
        [heroes] Derrota: no queda ningún Héroe.
        [prisoner] Derrota: ya no se puede rescatar al prisionero.
        [mendor] Derrota: Mendor ya no está.
       *[other] Derrota.
    }

## Zones

lcg-zone-quest = misión actual
lcg-zone-quest-deck = mazo de Misión
lcg-zone-active-location = Lugar activo
lcg-zone-staging = área de preparación
lcg-zone-encounter-deck = mazo de Encuentros
lcg-zone-encounter-discard = pila de descartes de Encuentros
lcg-zone-victory = zona de victoria
lcg-zone-removed = retiradas del juego
lcg-zone-set-aside = puestas aparte
lcg-zone-campaign = junto al mazo de Misión
lcg-zone-campaign-back = junto al mazo de Misión
lcg-zone-pool = reserva de campaña
lcg-zone-resolving = resolviéndose
lcg-zone-revealed = revelándose
lcg-zone-attached = vinculadas
lcg-zone-shadows = cartas de Sombra
lcg-zone-beneath = boca abajo bajo un guardia
lcg-zone-box = fuera de la partida
lcg-zone-captive = prisioneros de { $seat }
lcg-zone-on-deck = sobre el mazo de { $seat }
lcg-zone-play = área de juego de { $seat }
lcg-zone-heroes = Héroes de { $seat }
lcg-zone-allies = Aliados de { $seat }
lcg-zone-engaged = Enemigos enfrentados con { $seat }
lcg-zone-hand = mano de { $seat }
lcg-zone-deck = mazo de { $seat }
lcg-zone-discard = pila de descartes de { $seat }

## Numbers, tokens and marks

lcg-number-willpower = fuerza de Voluntad
lcg-number-attack = fuerza de Ataque
lcg-number-defense = fuerza de Defensa
lcg-number-hit-points = puntos de impacto
lcg-number-threat = fuerza de Amenaza
lcg-number-staging-threat = Amenaza del área de preparación
lcg-number-engagement-cost = coste de enfrentamiento
lcg-number-quest-points = puntos de misión
lcg-number-cost = coste
lcg-number-threat-cost = coste de Amenaza
lcg-number-damage = Daño
lcg-number-progress = Progreso
lcg-number-resource = Recursos
lcg-number-score = puntuación
lcg-token-damage =
    { $count ->
        [one] { $count } ficha de Daño
       *[other] { $count } fichas de Daño
    }
lcg-token-progress =
    { $count ->
        [one] { $count } ficha de Progreso
       *[other] { $count } fichas de Progreso
    }
lcg-token-resource =
    { $count ->
        [one] { $count } ficha de Recurso
       *[other] { $count } fichas de Recurso
    }
lcg-mark-exhausted = agotada
lcg-mark-ready = preparada
lcg-mark-committed = asignada a la misión
lcg-mark-attacking = atacando
lcg-mark-defending = defendiendo
lcg-mark-facedown = boca abajo
lcg-mark-shadow = carta de Sombra
lcg-mark-unique = única
lcg-mark-by-hand = ajustada a mano

## Keywords, each in one sentence

lcg-keyword-doomed = Al ser revelada, cada jugador aumenta su Amenaza en { $amount }.
lcg-keyword-guarded = Al añadirse al área de preparación, se le vincula la siguiente carta de Encuentro, de la que hay que ocuparse antes.
lcg-keyword-permanent = Empieza en juego y no puede abandonar el juego.
lcg-keyword-ranged = Puede atacar a Enemigos enfrentados con otros jugadores.
lcg-keyword-restricted = Un personaje no puede tener más de dos cartas Vinculadas con Restringido.
lcg-keyword-sentinel = Puede defender cuando otro jugador es atacado y no declara defensor.
lcg-keyword-surge = Al ser revelada, se revela una carta de Encuentro más.
lcg-keyword-victory = Al ser derrotada o explorada, va a la zona de victoria y mejora la puntuación.

## Phases

lcg-phase-setup = Preparación
lcg-phase-round = Ronda
lcg-phase-resource = Recursos
lcg-phase-planning = Planificación
lcg-phase-quest = Misión
lcg-phase-travel = Viaje
lcg-phase-encounter = Encuentros
lcg-phase-combat = Combate
lcg-phase-refresh = Recuperación

## Framework steps, in short for the phase track

lcg-step-window = Acciones
lcg-step-laid-out = La mesa dispuesta
lcg-step-S1 = Barajar
lcg-step-S2 = Héroes y Amenaza
lcg-step-S3 = Fichas
lcg-step-S4 = Jugador inicial
lcg-step-S5 = Mano inicial
lcg-step-S6 = Mazo de Misión
lcg-step-S7 = Preparar el escenario
lcg-step-S8 = Empezar
lcg-step-C1 = Héroes del diario
lcg-step-C2 = Héroes caídos
lcg-step-C3 = Héroes cambiados
lcg-step-C4 = Penalización
lcg-step-C5 = Cartas Permanentes
lcg-step-C6 = Cartas de Preparación
lcg-step-C7 = Mazos de Jugador
lcg-step-C8 = Mazo de Encuentros
lcg-step-0-0 = Empieza la ronda
lcg-step-0-1 = Acaba la ronda
lcg-step-1-1 = Empieza la fase
lcg-step-1-2 = Recursos
lcg-step-1-3 = Robar
lcg-step-1-4 = Acaba la fase
lcg-step-2-1 = Empieza la fase
lcg-step-2-2 = Jugar cartas
lcg-step-2-3 = Siguiente jugador
lcg-step-2-4 = Acaba la fase
lcg-step-3-1 = Empieza la fase
lcg-step-3-2 = Asignar
lcg-step-3-3 = Preparación
lcg-step-3-4 = Resolver misión
lcg-step-3-5 = Acaba la fase
lcg-step-4-1 = Empieza la fase
lcg-step-4-2 = Viajar
lcg-step-4-3 = Acaba la fase
lcg-step-5-1 = Empieza la fase
lcg-step-5-2 = Enfrentamiento opcional
lcg-step-5-3 = Comprobaciones de enfrentamiento
lcg-step-5-4 = Acaba la fase
lcg-step-6-1 = Empieza la fase
lcg-step-6-2 = Cartas de Sombra
lcg-step-6-3 = Ataques de Enemigos
lcg-step-6-4a = Siguiente Enemigo
lcg-step-6-4b = Elegir Enemigo
lcg-step-6-4-1 = Defensor
lcg-step-6-4-2 = Efecto de Sombra
lcg-step-6-4-3 = Daño
lcg-step-6-4-4 = Acaba el ataque
lcg-step-6-5 = Siguiente jugador
lcg-step-6-6 = Acaban los ataques de Enemigos
lcg-step-6-7 = Ataques de jugadores
lcg-step-6-8a = Ataques de jugadores
lcg-step-6-8b = Declarar atacantes
lcg-step-6-8-1 = Personajes con A distancia
lcg-step-6-8-2 = Fuerza de Ataque
lcg-step-6-8-3 = Daño
lcg-step-6-8-4 = Acaba el ataque
lcg-step-6-9 = Siguiente jugador
lcg-step-6-10 = Acaban los ataques de jugadores
lcg-step-6-11 = Acaba la fase
lcg-step-7-1 = Empieza la fase
lcg-step-7-2 = Preparar cartas
lcg-step-7-3 = Aumentar Amenaza
lcg-step-7-4 = Jugador inicial
lcg-step-7-5 = Acaba la fase
lcg-step-1-3w = { lcg-step-window }
lcg-step-3-1w = { lcg-step-window }
lcg-step-3-2w = { lcg-step-window }
lcg-step-3-3w = { lcg-step-window }
lcg-step-3-4w = { lcg-step-window }
lcg-step-4-2w = { lcg-step-window }
lcg-step-5-2w = { lcg-step-window }
lcg-step-5-3w = { lcg-step-window }
lcg-step-6-2w = { lcg-step-window }
lcg-step-7-4w = { lcg-step-window }
lcg-step-6-4bw = { lcg-step-window }
lcg-step-6-4-1w = { lcg-step-window }
lcg-step-6-4-2w = { lcg-step-window }
lcg-step-6-4-3w = { lcg-step-window }
lcg-step-6-8-1w = { lcg-step-window }
lcg-step-6-8-2w = { lcg-step-window }
lcg-step-6-8-3w = { lcg-step-window }

## Framework steps, each in one sentence

lcg-steplong-window = Todos los jugadores pueden realizar acciones hasta que pasen todos seguidos.
lcg-steplong-laid-out = Lo que no puede quedarse como está se resuelve antes del primer paso.
lcg-steplong-S1 = Se barajan los mazos de Jugador y el mazo de Encuentros.
lcg-steplong-S2 = Los Héroes entran en juego y el marcador de Amenaza muestra la suma de sus costes de Amenaza.
lcg-steplong-S3 = La reserva central de fichas queda junto al mazo de Encuentros.
lcg-steplong-S4 = Los jugadores eligen al jugador inicial.
lcg-steplong-S5 = Cada jugador roba seis cartas y puede cambiarlas todas una vez.
lcg-steplong-S6 = Las cartas de Misión se apilan en orden, con la primera etapa arriba.
lcg-steplong-S7 = Se siguen las instrucciones de la primera carta del escenario.
lcg-steplong-S8 = La preparación termina y empieza la primera ronda.
lcg-steplong-C1 = Cada jugador usa los Héroes que le constan en el diario de campaña.
lcg-steplong-C2 = Nadie que conste entre los Héroes caídos está en uso.
lcg-steplong-C3 = Los Héroes cambiados por gusto constan en el diario de campaña, y lo que costaron.
lcg-steplong-C4 = Cada jugador suma a su Amenaza inicial la penalización del diario de campaña.
lcg-steplong-C5 = Las ayudas y cargas Permanentes se vinculan a sus Héroes.
lcg-steplong-C6 = Las ayudas y cargas con Preparación entran en juego.
lcg-steplong-C7 = Las ayudas y cargas de Jugador se barajan en los mazos que correspondan.
lcg-steplong-C8 = Las ayudas y cargas de Encuentro se barajan en el mazo de Encuentros.
lcg-steplong-0-0 = Empieza una nueva ronda.
lcg-steplong-0-1 = Acaba lo que dura hasta el final de la ronda y empieza la siguiente.
lcg-steplong-1-1 = Empieza la fase de Recursos.
lcg-steplong-1-2 = Cada Héroe gana un recurso.
lcg-steplong-1-3 = Cada jugador roba una carta.
lcg-steplong-1-4 = Acaba la fase de Recursos.
lcg-steplong-2-1 = Empieza la fase de Planificación.
lcg-steplong-2-2 = El jugador activo juega Aliados y cartas Vinculadas; todos pueden realizar acciones.
lcg-steplong-2-3 =
    { $players ->
        [one] Nadie más juega: la planificación ha terminado.
       *[other] El siguiente jugador pasa a ser el jugador activo.
    }
lcg-steplong-2-4 = Acaba la fase de Planificación.
lcg-steplong-3-1 = Empieza la fase de Misión.
lcg-steplong-3-2 = Cada jugador, por turno, agota a los personajes que asigna a la misión.
lcg-steplong-3-3 = Se revela una carta de Encuentro por cada jugador.
lcg-steplong-3-4 = Se compara la Voluntad asignada con la Amenaza del área de preparación.
lcg-steplong-3-5 = Los personajes dejan de estar asignados y acaba la fase de Misión.
lcg-steplong-4-1 = Empieza la fase de Viaje.
lcg-steplong-4-2 = Los jugadores pueden viajar a un Lugar del área de preparación.
lcg-steplong-4-3 = Acaba la fase de Viaje.
lcg-steplong-5-1 = Empieza la fase de Encuentros.
lcg-steplong-5-2 = Cada jugador puede enfrentarse con un Enemigo del área de preparación.
lcg-steplong-5-3 = Los Enemigos cuyo coste de enfrentamiento no supera la Amenaza de un jugador se enfrentan con él, primero el más alto.
lcg-steplong-5-4 = Acaba la fase de Encuentros.
lcg-steplong-6-1 = Empieza la fase de Combate.
lcg-steplong-6-2 = Cada Enemigo enfrentado recibe una carta de Sombra boca abajo.
lcg-steplong-6-3 = Los ataques de los Enemigos empiezan por el jugador inicial.
lcg-steplong-6-4a = Es el turno de un Enemigo que aún no ha atacado.
lcg-steplong-6-4b = El jugador activo elige qué Enemigo ataca ahora.
lcg-steplong-6-4-1 = Puede declararse como defensor un personaje preparado.
lcg-steplong-6-4-2 = Se descubren las cartas de Sombra del Enemigo y se resuelven sus efectos.
lcg-steplong-6-4-3 = A la fuerza de Ataque se le resta la de Defensa; el resto es daño.
lcg-steplong-6-4-4 = Acaba el ataque del Enemigo.
lcg-steplong-6-5 =
    { $players ->
        [one] Nadie más juega: no atacan más Enemigos.
       *[other] Atacan los Enemigos del siguiente jugador.
    }
lcg-steplong-6-6 = Todos los Enemigos han atacado.
lcg-steplong-6-7 = Los ataques de los jugadores empiezan por el jugador inicial.
lcg-steplong-6-8a = El jugador activo puede declarar un ataque.
lcg-steplong-6-8b = El jugador activo agota personajes para atacar a un Enemigo.
lcg-steplong-6-8-1 = Los demás jugadores pueden unir al ataque sus personajes con A distancia.
lcg-steplong-6-8-2 = Se suman las fuerzas de Ataque de todos los atacantes.
lcg-steplong-6-8-3 = Al ataque se le resta la fuerza de Defensa del Enemigo; el resto es daño.
lcg-steplong-6-8-4 = Acaba el ataque del jugador.
lcg-steplong-6-9 =
    { $players ->
        [one] Nadie más juega: no ataca ningún otro jugador.
       *[other] El siguiente jugador puede atacar.
    }
lcg-steplong-6-10 = Todos los jugadores han atacado.
lcg-steplong-6-11 = Se descartan todas las cartas de Sombra y acaba la fase de Combate.
lcg-steplong-7-1 = Empieza la fase de Recuperación.
lcg-steplong-7-2 = Todas las cartas agotadas se preparan.
lcg-steplong-7-3 = Cada jugador aumenta su Amenaza en 1.
lcg-steplong-7-4 =
    { $players ->
        [one] Nadie más juega: la ficha de jugador inicial se queda donde está.
       *[other] La ficha de jugador inicial pasa al siguiente jugador.
    }
lcg-steplong-7-5 = Acaba la fase de Recuperación.
lcg-steplong-1-3w = { lcg-steplong-window }
lcg-steplong-3-1w = { lcg-steplong-window }
lcg-steplong-3-2w = { lcg-steplong-window }
lcg-steplong-3-3w = { lcg-steplong-window }
lcg-steplong-3-4w = { lcg-steplong-window }
lcg-steplong-4-2w = { lcg-steplong-window }
lcg-steplong-5-2w = { lcg-steplong-window }
lcg-steplong-5-3w = { lcg-steplong-window }
lcg-steplong-6-2w = { lcg-steplong-window }
lcg-steplong-7-4w = { lcg-steplong-window }
lcg-steplong-6-4bw = { lcg-steplong-window }
lcg-steplong-6-4-1w = { lcg-steplong-window }
lcg-steplong-6-4-2w = { lcg-steplong-window }
lcg-steplong-6-4-3w = { lcg-steplong-window }
lcg-steplong-6-8-1w = { lcg-steplong-window }
lcg-steplong-6-8-2w = { lcg-steplong-window }
lcg-steplong-6-8-3w = { lcg-steplong-window }
