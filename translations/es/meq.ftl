# Palabras de Middle-earth Quest en la mesa. Los parámetros son nombres ya puestos en palabras.

## Preguntas

meq-ask-action = { $seat }, ¿qué acción llevas a cabo? Acciones restantes: { $actions }.
meq-ask-influence = { $seat }, ¿dónde colocas influencia? Queda: { $amount }.
meq-ask-command = { $seat }, ¿qué orden das? Quedan: { $commands }.
meq-ask-keep-plot = { $seat }, { $count ->
    [one] ¿qué Trama de las robadas conservas?
   *[other] ¿qué { $count } Tramas de las robadas conservas?
}
meq-ask-keep-shadow = { $seat }, { $count ->
    [one] ¿qué carta de Sombra de las robadas conservas?
   *[other] ¿qué { $count } cartas de Sombra de las robadas conservas?
}
meq-ask-under-deck = { $seat }, ¿en qué orden van las demás cartas al fondo del mazo?
meq-ask-plot = { $seat }, ¿juegas una Trama o descartas una activa? Influencia en la Reserva de Sombra: { $pool }.
meq-ask-plot-place = { $seat }, ¿a qué localización afecta { $source }?
meq-ask-token-place = { $seat }, ¿dónde colocas { $token }?
meq-ask-minion-start = { $seat }, ¿dónde entra { $source }?
meq-ask-marker = { $seat }, ¿qué ficha de historia avanza?
meq-ask-sauron-discards = { $count ->
    [one] { $seat }, ¿qué carta descartas?
   *[other] { $seat }, ¿qué { $count } cartas descartas?
}
meq-ask-ambush = { $seat }, ¿con quién emboscas a { $hero }?
meq-ask-combat-or-peril = { $seat }, ¿qué le ocurre a { $hero }: un ataque o un peligro?
meq-ask-peril = { $seat }, ¿qué carta de Peligro resuelve { $hero }?
meq-ask-haven = { $seat }, ¿a cuál de los Refugios más cercanos va { $card }?
meq-ask-hero-draw = { $seat }, ¿cuántas cartas de Héroe robas? Como máximo { $limit }.
meq-ask-rest = { $seat }, ¿descansas?
meq-ask-heal = { $seat }, ¿también te curas en este Refugio?
meq-ask-rest-corruption = { $seat }, ¿pagas para librarte de una carta de Corrupción? Tu favor: { $favor }.
meq-ask-allow-combat = { $seat }, ¿permites un combate con { $card } en este Refugio?
meq-ask-travel = { $seat }, ¿adónde viajas?
meq-ask-pay =
    { $seat }, ¿cómo pagas el camino: { $terrain ->
        [hill] una carta de colina, o
        [mountain] una carta de montaña, o
        [forest] una carta de bosque, o
        [plains] una carta de llanuras, o
        [swamp] una carta de pantano, o
       *[any] con
    } { $count ->
        [one] una carta cualquiera
       *[other] { $count } cartas cualesquiera
    }?
meq-ask-pay-number = { $seat }, ¿qué { $count } cartas descartas para el camino?
meq-ask-explore = { $seat }, ¿qué haces en { $place }?
meq-ask-trade =
    { $seat }, ¿le das a { $other } { $thing ->
        [favor] 1 favor
       *[other] { $thing }
    }?
meq-ask-training = { $seat }, ¿qué carta de Habilidad aprendes?
meq-ask-corruption = { $seat }, ¿qué carta de Corrupción descartas?
meq-ask-discard = { $count ->
    [one] { $seat }, ¿qué carta de Héroe descartas?
   *[other] { $seat }, ¿qué { $count } cartas de Héroe descartas?
}
meq-ask-damage = { $seat }, ¿qué entregas por un punto de daño?
meq-ask-defeat-loss = { $seat }, ¿qué pierdes con tu derrota?
meq-ask-agility = { $seat }, ¿cuántas cartas robas con tu agilidad de { $agility }? Cada una que no robes da 1 de fuerza.
meq-ask-fight-on = { $seat }, ¿sigues luchando en la ronda { $round }?
meq-ask-combat-card = { $seat }, ¿qué carta juegas en la ronda { $round }?
meq-ask-champion = { $seat }, ¿quién lucha con los Espectros del Anillo?
meq-ask-may = { $seat }, ¿usas { $source }?
meq-ask-target = { $seat }, ¿qué eliges para { $source }?
meq-ask-place = { $seat }, ¿qué localización eliges para { $source }?
meq-ask-player = { $seat }, ¿qué jugador eliges para { $source }?
meq-ask-which-first = { $seat }, deben ocurrir varias cosas a la vez. ¿Cuál va primero?
meq-ask-respond =
    { $seat }, { $event ->
        [HeroTurnBegins] empieza el turno de héroe
        [StepBegins] empieza la fase
        [HeroTurnEnds] acaba el turno de héroe
        [MarkerAdvances] avanza una ficha de historia
        [HeroMoves] un héroe se ha movido
        [Rests] un héroe ha descansado
        [Explores] un héroe explora
        [CharacterConsulted] se ha pedido consejo a un personaje
        [QuestCompleted] se ha completado una Búsqueda
        [HeroDefeated] un héroe ha sido derrotado
        [EncounterDrawn] se robarían cartas de Encuentro
        [FavorGained] se ha ganado favor
        [CorruptionGained] se ha recibido una carta de Corrupción
        [ShadowCardPlayed] se ha jugado una carta de Sombra
        [PlotPlayed] se ha jugado una Trama
        [CombatBegins] empieza un combate
        [CombatOver] ha acabado un combate
        [HeroDamaged] un héroe ha sufrido daño
       *[other] ocurre algo
    }. ¿Respondes?

## Botones

meq-verb-pass = Pasar
meq-verb-accept = Sí
meq-verb-decline = No
meq-verb-done = Dejar de explorar
meq-verb-choose = { $source }
meq-verb-choose-player = Elegir a { $target }
meq-verb-put = { $source }
meq-verb-play = Jugar { $source }
meq-verb-use = Usar { $source }
meq-verb-respond = Usar { $source }
meq-verb-resolve = { $source } primero
meq-verb-place-influence = Colocar influencia
meq-verb-place-influence-of = Influencia: { $source }
meq-verb-draw-cards = Robar cartas
meq-verb-command = Comandar
meq-verb-place-in-pool = A la Reserva de Sombra
meq-verb-stop-placing = No colocar más
meq-verb-move = Mover
meq-verb-heal = Curar
meq-verb-heal-of = Curar a { $source }
meq-verb-place-token = Colocar una ficha de monstruo
meq-verb-stop-commands = No dar más órdenes
meq-verb-play-plot = Jugar { $source }
meq-verb-discard-plot = Descartar { $source }
meq-verb-draw = Robar { $detail }
meq-verb-rest = Descansar
meq-verb-no-rest = No descansar
meq-verb-pay-off = Pagar y descartar { $source }
meq-verb-attack = Atacar a { $source }
meq-verb-peril = Un peligro
meq-verb-travel = Viajar
meq-verb-explore = Explorar aquí
meq-verb-end-travel = No viajar más
meq-verb-pay = Descartar { $source }
meq-verb-pay-number = Pagar con varias cartas
meq-verb-retrieve-favor = Conseguir el favor
meq-verb-consult = Usar la habilidad
meq-verb-consult-favor = Ganar el favor
meq-verb-dark-path = Elegir un camino oscuro
meq-verb-complete = Completar la Búsqueda
meq-verb-give = Dar a { $target }
meq-verb-ask-for = Pedirlo
meq-verb-lose = { $source }
meq-verb-lose-life = De la reserva de vida
meq-verb-lose-favor = 1 favor
meq-verb-lose-item = { $source }
meq-verb-fight-on = Seguir luchando
meq-verb-exhaust = Exhausto: no jugar más
meq-verb-fight = Jugar { $source }
meq-verb-champion = Campeón
meq-verb-champion-of = { $source }
meq-verb-marker-yellow = Anillo (amarilla)
meq-verb-marker-red = Conquista (roja)
meq-verb-marker-black = Corrupción (negra)
meq-verb-travel-on = Viajar a { $target }
meq-verb-move-on = { $source } a { $target }
meq-verb-give-on = Dar a { $target }
meq-verb-ask-for-on = Que se dé a { $target }

## Negativas

meq-no-haven = En un Refugio nunca se coloca influencia: { $place }.
meq-no-stronghold-full = Esta Fortaleza de la Sombra no admite más influencia: { $place }.
meq-no-too-strong = Aquí ya hay tanta influencia como fuerza tiene la Fortaleza conectada: { $place }.
meq-no-not-in-extension = Esta localización no está en extensión de una Fortaleza de la Sombra: { $place }.
meq-no-alone = Donde nada la conecta con una Fortaleza de la Sombra no queda una segunda influencia: { $place }.
meq-no-pool-full = En esta etapa la Reserva de Sombra admite como máximo { $limit }.
meq-no-two-to-pool = De esta influencia no puede ir más a la Reserva de Sombra.
meq-no-space = Todas las casillas de este marcador están cubiertas.
meq-no-actions-left = No queda ninguna acción en esta fase de Acción.
meq-no-commanded = Ya ha recibido su orden en esta acción.
meq-no-hero-there = No se puede curar a { $card } donde hay un héroe.
meq-no-unhurt = No hay daño en { $card }.
meq-no-influence-there = Las fichas de monstruo solo se mueven a localizaciones con influencia.
meq-no-not-adjacent = Esa localización no es adyacente.
meq-no-second-token = Con cada acción solo se coloca una ficha de monstruo.
meq-no-tokens-left = No quedan fichas de este color.
meq-no-token-place = Ninguna localización de este color tiene influencia y está sin héroes.
meq-no-token-colour = Esta ficha no es del color de esa localización.
meq-no-token-hero = No se coloca ninguna ficha de monstruo donde hay un héroe.
meq-no-token-influence = Una ficha de monstruo solo se coloca donde hay influencia.
meq-no-track-full = Las tres casillas del Marcador de Tramas Activas están ocupadas.
meq-no-pool = { $card } requiere { $needed } de influencia en la Reserva de Sombra; hay { $pool }.
meq-no-requirements = No se cumplen los requisitos de { $card }.
meq-no-timing = { $card } se juega en otro momento.
meq-no-once-a-turn = Solo se puede jugar una carta de Sombra en cada turno de jugador.
meq-no-gain-of-rest = La reserva de descanso está vacía y no hay nada que curar ni de lo que librarse: solo avanzaría la ficha de historia de Sauron.
meq-no-rest-enemy = { $card } no puede descansar junto a un monstruo o servidor.
meq-no-rest-stronghold = { $card } no puede descansar en una Fortaleza de la Sombra.
meq-no-heal = { $card } solo se cura al descansar en un Refugio.
meq-no-favor = No hay favor suficiente para { $card }: requiere { $favor }.
meq-no-favor-enough = No hay favor suficiente para eso.
meq-no-few-cards = No hay cartas suficientes en la mano para eso.
meq-no-more-travel = { $card } no puede viajar más este turno.
meq-no-cards = { $card } no tiene las cartas para este camino.
meq-no-icon = { $card } no tiene el icono de este camino: solo paga junto con otras.
meq-no-path = Ningún camino lleva allí.
meq-no-explore-again = Sin moverse solo se explora donde empezó el turno, en la primera fase de Viaje.
meq-no-peril = La localización de { $card } no es peligrosa.
meq-no-other-place = { $card } no afecta a esta localización.
meq-no-dark-path = { $card } tiene demasiadas cartas de Corrupción para un camino oscuro.
meq-no-second-dark-path = { $card } ya ha elegido un camino oscuro este turno.
meq-no-corruption-left = No queda ninguna carta de Corrupción para un camino oscuro.
meq-no-used = { $card } ya se ha usado en este turno.
meq-no-answered = { $card } ya ha respondido a esto.
meq-no-not-yours = { $card } es de otro héroe.
meq-no-starting-first = { $card } espera a que se complete la Búsqueda Inicial.
meq-no-elsewhere = { $card } no se completa aquí.
meq-no-character-elsewhere = { $card } está en otra localización.
meq-no-plot-elsewhere = La ficha de { $card } está en otra parte.
meq-no-not-by-favor = { $card } no se puede descartar pagando favor.
meq-no-has-one = Nadie puede tener un segundo ejemplar de { $card }.
meq-no-second-item = { $card } ofrece un Equipo que el héroe ya tiene.
meq-no-raised = { $card } ofrece una característica que ya se ha aumentado dos veces.
meq-no-none-left = De lo que ofrece { $card } no queda nada.
meq-no-more-favor = Quien lo tomaría no puede tener más favor.
meq-no-trade-elsewhere = Solo intercambian los héroes que están en la misma localización.
meq-no-own-quest = { $card } no se puede intercambiar.
meq-no-forbidden = Una carta en juego lo prohíbe.
meq-no-change = No cambiaría nada.
meq-no-condition = Ahora no se cumple lo que pide { $card }.
meq-no-not-there = No puede ir allí.
meq-no-not-now = Ahora no se puede hacer nada con ello.
meq-no-players = Se juega con un Sauron y de uno a tres héroes.
meq-no-same-hero = Cada jugador lleva a un héroe diferente.

## Lo ocurrido

meq-log-round = Empieza el turno de juego { $round }.
meq-log-turn = Empieza el turno de { $seat }.
meq-log-hero = { $seat } lleva a { $card }.
meq-log-starting-quest = { $seat } parte con { $card }.
meq-log-starting-plot = { $card } es la Trama Inicial, en { $place }.
meq-log-advances =
    { $marker ->
        [green] La ficha de historia de los héroes
        [yellow] La ficha del anillo
        [red] La ficha de conquista
       *[black] La ficha de corrupción
    } se mueve { $amount } hasta la casilla { $space }.
meq-log-stage = La partida entra en la etapa { $stage }.
meq-log-minion-comes = Un servidor entra en { $place }: { $card }.
meq-log-minion-moves = Un servidor se mueve a { $place }: { $card }.
meq-log-minion-heals = Se cura { $amount } de daño a { $card }.
meq-log-minion-defeated = Un servidor sale del tablero: { $card }.
meq-log-returns = Un servidor vuelve a Minas Morgul: { $card }.
meq-log-token-placed = Se coloca una ficha de monstruo en { $place }.
meq-log-token-moves = Una ficha de monstruo se mueve a { $place }.
meq-log-token-turned = Se gira una ficha de monstruo: { $card }.
meq-log-token-discarded = Se descarta la ficha: { $card }.
meq-log-influence = Se coloca { $amount } de influencia en { $place }.
meq-log-influence-gone = Se retira { $amount } de influencia de { $place }.
meq-log-pool = { $amount } de influencia va a la Reserva de Sombra, que contiene { $pool }.
meq-log-pool-less = { $amount } de influencia sale de la Reserva de Sombra, que contiene { $pool }.
meq-log-action =
    { $seat } lleva a cabo una acción: { $track ->
        [place_influence] Colocar Influencia
        [draw_cards] Robar Cartas de Sombra y Trama
       *[command] Comandar Monstruos y Servidores
    } ({ $number }).
meq-log-tokens-back = Con la cuarta ficha de acción se recuperan las otras tres.
meq-log-shadow-drawn = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
} de Sombra.
meq-log-plots-drawn = { $seat } roba { $count ->
    [one] una Trama
   *[other] { $count } Tramas
} y conserva { $kept }.
meq-log-goes-under = { $card } va boca arriba al fondo del mazo de Trama.
meq-log-shadow = Sauron juega { $card }.
meq-log-sauron-discards = Sauron descarta { $card }.
meq-log-plot = { $seat } juega { $card } en { $place }.
meq-log-plot-discarded = { $seat } descarta { $card }.
meq-log-event = El Evento es { $card }{ $count ->
    [one] {""}
   *[other] , de { $count } cartas robadas
}.
meq-log-event-stays = { $card } es el Evento actual.
meq-log-event-discarded = Se descarta el Evento { $card }.
meq-log-favor-placed = Se coloca { $amount } de favor en { $place }.
meq-log-character = { $card } llega a { $place }.
meq-log-character-leaves = { $card } vuelve al área de Favor y Personajes.
meq-log-favor = { $seat } gana { $amount } de favor.
meq-log-favor-lost = { $seat } entrega { $amount } de favor.
meq-log-draws = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
meq-log-discards = { $seat } descarta { $card }.
meq-log-discarded = Se descarta { $card }.
meq-log-recovers = { $seat } devuelve { $count ->
    [one] una carta
   *[other] { $count } cartas
} a la reserva de vida.
meq-log-rests = { $seat } descansa.
meq-log-damage = { $seat } sufre { $amount } de daño.
meq-log-moves = { $card } va a { $place }.
meq-log-defeated = { $seat } sufre una derrota.
meq-log-item = { $seat } consigue { $card }.
meq-log-item-lost = { $seat } pierde { $card }.
meq-log-corruption = { $seat } recibe { $card }.
meq-log-corruption-gone = { $seat } se libra de { $card }.
meq-log-trains = { $seat } recibe entrenamiento.
meq-log-level =
    { $seat } gana un nivel de { $attribute ->
        [fortitude] coraje
        [strength] fuerza
        [agility] agilidad
       *[wisdom] sabiduría
    }.
meq-log-consults = { $seat } pide consejo a { $card }.
meq-log-dark-path = { $seat } elige un camino oscuro.
meq-log-quest = { $seat } completa { $card }.
meq-log-gives = { $seat } da { $card } a { $other }.
meq-log-gives-favor = { $seat } da 1 de favor a { $other }.
meq-log-peril-drawn = { $count ->
    [one] Se roba una carta
   *[other] Se roban { $count } cartas
} de Peligro para { $seat }.
meq-log-peril = { $seat } afronta un peligro: { $card }.
meq-log-encounters = { $seat } roba cartas de Encuentro: { $cards }.
meq-log-encounter = { $seat } resuelve { $card }.
meq-log-no-encounter = { $seat } está en peligro y no roba cartas de Encuentro.
meq-log-encounter-forbidden = { $card } no deja que { $seat } robe aquí cartas de Encuentro.
meq-log-no-encounter-fits = Ninguna afecta a esta localización.
meq-log-combat = { $seat } lucha con { $card }.
meq-log-combat-deck =
    Para { $card } se usa el mazo { $deck ->
        [zealot] Fanático
        [ravager] Saqueador
       *[behemoth] Colosal
    }.
meq-log-agility = { $seat } roba { $count } con su agilidad y suma { $strength } a su fuerza.
meq-log-reveals = { $seat } muestra { $card }.
meq-log-exhausted = { $seat } se agota.
meq-log-canceled = { $card } se cancela.
meq-log-enemy-damage = { $amount } de daño a { $card }.
meq-log-enemy-defeated = { $seat } derrota a { $card }.
meq-log-turn-over = El turno de { $seat } acaba de inmediato.
meq-log-uses = { $seat } usa { $card }.
meq-log-forced = { $card } surte efecto.
meq-log-reshuffle = Los descartes se barajan en un mazo nuevo: { $zone }.
meq-log-disagree = Los héroes no se ponen de acuerdo: decide el azar.
meq-log-finale = Empieza la Conclusión.
meq-log-gives-up = { $seat } da la partida por perdida.
meq-log-mission =
    { $side ->
        [sauron] Sauron revela
       *[heroes] Los héroes revelan
    } { $card }: { $done ->
        [yes] cumplida
       *[no] no cumplida
    }.
meq-log-difficulty = { $amount ->
    [0] { $card }: salud y coraje no cambian.
   *[other] { $card }: { $amount } a salud y coraje.
}
meq-log-champion = { $seat } es el campeón de los héroes.

## Azar

meq-chance-shuffle = Se baraja: { $zone }
meq-chance-card = Una carta al azar
meq-chance-hero = Un héroe al azar
meq-chance-quest = Una Búsqueda Inicial al azar
meq-chance-disagree = Los héroes no se ponen de acuerdo: decide el azar

## A mano

meq-hand-counter = A mano: daño en { $card }, de { $before } a { $after }.
meq-hand-favor = A mano: favor de { $seat }, de { $before } a { $after }.
meq-hand-moves = A mano: { $card } va a: { $zone }.
meq-hand-influence = A mano: influencia en { $place }, de { $before } a { $after }.
meq-hand-favor-here = A mano: favor en { $place }, de { $before } a { $after }.
meq-hand-pool = A mano: Reserva de Sombra, de { $before } a { $after }.
meq-adjust-influence =
    { $amount ->
        [1] Una influencia más
       *[other] Una influencia menos
    }
meq-adjust-favor-here =
    { $amount ->
        [1] Un favor más aquí
       *[other] Un favor menos aquí
    }
meq-adjust-pool =
    { $amount ->
        [1] Una más en la Reserva de Sombra
       *[other] Una menos en la Reserva de Sombra
    }
meq-adjust-favor =
    { $amount ->
        [-1] Favor −1
       *[other] Favor +1
    }
meq-adjust-damage =
    { $amount ->
        [-1] Daño −1
       *[other] Daño +1
    }
meq-adjust-move = Mover a: { $target }

## Zonas

meq-zone-hand = mano de { $seat }
meq-mat-hand = Mano de { $name }
meq-zone-chosen = carta de Combate elegida de { $seat }
meq-mat-chosen = Carta de Combate elegida de { $name }
meq-zone-pile = pila de combate de { $seat }
meq-mat-pile = Pila de combate de { $name }
meq-zone-life = reserva de vida de { $seat }
meq-mat-life = Reserva de vida de { $name }
meq-zone-rest = reserva de descanso de { $seat }
meq-mat-rest = Reserva de descanso de { $name }
meq-zone-damage = reserva de daño de { $seat }
meq-mat-damage = Reserva de daño de { $name }
meq-zone-items = cartas de Equipo de { $seat }
meq-mat-items = Cartas de Equipo de { $name }
meq-zone-quests = Búsquedas de { $seat }
meq-mat-quests = Búsquedas de { $name }
meq-zone-corruption = cartas de Corrupción de { $seat }
meq-mat-corruption = Cartas de Corrupción de { $name }
meq-zone-combat-hand = cartas de Combate de { $seat }
meq-mat-combat-hand = Cartas de Combate de { $name }
meq-zone-mission = Misión de { $seat }
meq-mat-mission = Misión de { $name }
meq-zone-minions = servidores por llegar
meq-mat-minions = Servidores por llegar
meq-zone-defeated = servidores derrotados
meq-mat-defeated = Servidores derrotados
meq-zone-characters = área de Favor y Personajes
meq-mat-characters = Área de Favor y Personajes
meq-zone-monster-cards = cartas de Referencia de Monstruo
meq-mat-monster-cards = Cartas de Referencia de Monstruo
meq-zone-skill-deck = mazo de Habilidad
meq-mat-skill-deck = Mazo de Habilidad
meq-zone-skill-discard = descartes de Habilidad
meq-mat-skill-discard = Descartes de Habilidad
meq-zone-item-deck = mazo de Equipo
meq-mat-item-deck = Mazo de Equipo
meq-zone-shadow-deck = mazo de Sombra
meq-mat-shadow-deck = Mazo de Sombra
meq-zone-shadow-discard = descartes de Sombra
meq-mat-shadow-discard = Descartes de Sombra
meq-zone-plot-deck = mazo de Trama
meq-mat-plot-deck = Mazo de Trama
meq-zone-plot-discard = descartes de Trama
meq-mat-plot-discard = Descartes de Trama
meq-zone-corruption-deck = mazo de Corrupción
meq-mat-corruption-deck = Mazo de Corrupción
meq-zone-corruption-discard = descartes de Corrupción
meq-mat-corruption-discard = Descartes de Corrupción
meq-zone-peril-deck = mazo de Peligro
meq-mat-peril-deck = Mazo de Peligro
meq-zone-peril-discard = descartes de Peligro
meq-mat-peril-discard = Descartes de Peligro
meq-zone-event = Evento actual
meq-mat-event = Evento actual
meq-zone-plot-1 = Trama activa 1
meq-mat-plot-1 = Trama activa 1
meq-zone-plot-2 = Trama activa 2
meq-mat-plot-2 = Trama activa 2
meq-zone-plot-3 = Trama activa 3
meq-mat-plot-3 = Trama activa 3
meq-zone-mission-heroes = la Misión de los héroes
meq-mat-mission-heroes = La Misión de los héroes
meq-zone-drawn = cartas robadas
meq-mat-drawn = Cartas robadas
meq-zone-resolving = en resolución
meq-mat-resolving = En resolución
meq-zone-attached = vinculadas
meq-mat-attached = Vinculadas
meq-zone-box = en la caja
meq-mat-box = En la caja
meq-zone-removed = fuera del juego
meq-mat-removed = Fuera del juego
meq-zone-event-deck-1 = mazo de Evento de la etapa 1
meq-mat-event-deck-1 = Mazo de Evento de la etapa 1
meq-zone-event-discard-1 = descartes de Evento de la etapa 1
meq-mat-event-discard-1 = Descartes de Evento de la etapa 1
meq-zone-event-deck-2 = mazo de Evento de la etapa 2
meq-mat-event-deck-2 = Mazo de Evento de la etapa 2
meq-zone-event-discard-2 = descartes de Evento de la etapa 2
meq-mat-event-discard-2 = Descartes de Evento de la etapa 2
meq-zone-event-deck-3 = mazo de Evento de la etapa 3
meq-mat-event-deck-3 = Mazo de Evento de la etapa 3
meq-zone-event-discard-3 = descartes de Evento de la etapa 3
meq-mat-event-discard-3 = Descartes de Evento de la etapa 3
meq-zone-combat-deck-zealot = mazo Fanático
meq-mat-combat-deck-zealot = Mazo Fanático
meq-zone-combat-deck-ravager = mazo Saqueador
meq-mat-combat-deck-ravager = Mazo Saqueador
meq-zone-combat-deck-behemoth = mazo Colosal
meq-mat-combat-deck-behemoth = Mazo Colosal
meq-zone-encounter-deck-eriador-enedwaith = mazo de Encuentro de Eriador y Enedwaith
meq-mat-encounter-deck-eriador-enedwaith = Mazo de Encuentro de Eriador y Enedwaith
meq-zone-encounter-discard-eriador-enedwaith = descartes de Encuentro de Eriador y Enedwaith
meq-mat-encounter-discard-eriador-enedwaith = Descartes de Encuentro de Eriador y Enedwaith
meq-zone-encounter-deck-rhudaur-grey-mountains = mazo de Encuentro de Rhudaur y Montañas Grises
meq-mat-encounter-deck-rhudaur-grey-mountains = Mazo de Encuentro de Rhudaur y Montañas Grises
meq-zone-encounter-discard-rhudaur-grey-mountains = descartes de Encuentro de Rhudaur y Montañas Grises
meq-mat-encounter-discard-rhudaur-grey-mountains = Descartes de Encuentro de Rhudaur y Montañas Grises
meq-zone-encounter-deck-rohan-gondor = mazo de Encuentro de Gondor y Rohan
meq-mat-encounter-deck-rohan-gondor = Mazo de Encuentro de Gondor y Rohan
meq-zone-encounter-discard-rohan-gondor = descartes de Encuentro de Gondor y Rohan
meq-mat-encounter-discard-rohan-gondor = Descartes de Encuentro de Gondor y Rohan
meq-zone-encounter-deck-brown-lands-mordor = mazo de Encuentro de Tierras Pardas y Mordor
meq-mat-encounter-deck-brown-lands-mordor = Mazo de Encuentro de Tierras Pardas y Mordor
meq-zone-encounter-discard-brown-lands-mordor = descartes de Encuentro de Tierras Pardas y Mordor
meq-mat-encounter-discard-brown-lands-mordor = Descartes de Encuentro de Tierras Pardas y Mordor
meq-zone-encounter-deck-misty-mountains-mirkwood = mazo de Encuentro de Montañas Nubladas y Bosque Negro
meq-mat-encounter-deck-misty-mountains-mirkwood = Mazo de Encuentro de Montañas Nubladas y Bosque Negro
meq-zone-encounter-discard-misty-mountains-mirkwood = descartes de Encuentro de Montañas Nubladas y Bosque Negro
meq-mat-encounter-discard-misty-mountains-mirkwood = Descartes de Encuentro de Montañas Nubladas y Bosque Negro
meq-zone-encounter-deck-haven = mazo de Encuentros de Refugio
meq-mat-encounter-deck-haven = Mazo de Encuentros de Refugio
meq-zone-encounter-discard-haven = descartes de Encuentros de Refugio
meq-mat-encounter-discard-haven = Descartes de Encuentros de Refugio
meq-zone-monsters-orange = fichas de monstruo de la pila naranja
meq-mat-monsters-orange = Fichas de monstruo de la pila naranja
meq-zone-monsters-out-orange = fichas de monstruo descartadas de la pila naranja
meq-mat-monsters-out-orange = Fichas de monstruo descartadas de la pila naranja
meq-zone-monsters-purple = fichas de monstruo de la pila morada
meq-mat-monsters-purple = Fichas de monstruo de la pila morada
meq-zone-monsters-out-purple = fichas de monstruo descartadas de la pila morada
meq-mat-monsters-out-purple = Fichas de monstruo descartadas de la pila morada
meq-zone-monsters-green = fichas de monstruo de la pila verde
meq-mat-monsters-green = Fichas de monstruo de la pila verde
meq-zone-monsters-out-green = fichas de monstruo descartadas de la pila verde
meq-mat-monsters-out-green = Fichas de monstruo descartadas de la pila verde
meq-zone-monsters-blue = fichas de monstruo de la pila azul
meq-mat-monsters-blue = Fichas de monstruo de la pila azul
meq-zone-monsters-out-blue = fichas de monstruo descartadas de la pila azul
meq-mat-monsters-out-blue = Fichas de monstruo descartadas de la pila azul
meq-zone-monsters-brown = fichas de monstruo de la pila marrón
meq-mat-monsters-brown = Fichas de monstruo de la pila marrón
meq-zone-monsters-out-brown = fichas de monstruo descartadas de la pila marrón
meq-mat-monsters-out-brown = Fichas de monstruo descartadas de la pila marrón
meq-zone-at-blue-mountains = Montañas Azules
meq-zone-at-harlindon = Harlindon
meq-zone-at-the-grey-havens = Los Puertos Grises
meq-zone-at-tharbad = Tharbad
meq-zone-at-the-north-downs = Las Quebradas del Norte
meq-zone-at-the-shire = La Comarca
meq-zone-at-ruins-of-angmar = Ruinas de Angmar
meq-zone-at-the-trollshaws = El Bosque de los Trolls
meq-zone-at-weathertop = La Cima de los Vientos
meq-zone-at-bree = Bree
meq-zone-at-dunland = Las Tierras Brunas
meq-zone-at-eregion = Eregion
meq-zone-at-fornost = Fornost
meq-zone-at-hills-of-evendim = Colinas del Crepúsculo
meq-zone-at-old-forest = El Bosque Viejo
meq-zone-at-anfalas = Anfalas
meq-zone-at-enedwaith-plains = Llanuras de Enedwaith
meq-zone-at-gap-of-rohan = El Paso de Rohan
meq-zone-at-isengard = Isengard
meq-zone-at-mouth-of-the-greyflood = Desembocadura del Aguada Gris
meq-zone-at-erebor = Erebor
meq-zone-at-ered-mithrin = Ered Mithrin
meq-zone-at-ettenmoors = Landas de Etten
meq-zone-at-dol-guldur = Dol Guldur
meq-zone-at-gladden-fields = Los Campos Gladios
meq-zone-at-lake-esgaroth = Lago Esgaroth
meq-zone-at-moria = Moria
meq-zone-at-mount-gundabad = Monte Gundabad
meq-zone-at-rhosgobel = Rhosgobel
meq-zone-at-rivendell = Rivendel
meq-zone-at-south-eaves = Los Lindes del Sur
meq-zone-at-the-bight = El Entrante
meq-zone-at-the-forest-trail = El Sendero Élfico
meq-zone-at-the-forest-road = El Camino del Bosque
meq-zone-at-high-pass = El Paso Alto
meq-zone-at-the-northern-waste = El Desierto del Norte
meq-zone-at-the-redhorn-gate = La Puerta del Cuerno Rojo
meq-zone-at-the-withered-heath = El Brezal Marchito
meq-zone-at-the-woodland-realm = El Reino del Bosque
meq-zone-at-the-iron-hills = Las Colinas de Hierro
meq-zone-at-rhun = Rhûn
meq-zone-at-barad-dur = Barad-dûr
meq-zone-at-mount-doom = El Monte del Destino
meq-zone-at-amon-hen = Amon Hen
meq-zone-at-belfalas = Belfalas
meq-zone-at-dagorlad = Dagorlad
meq-zone-at-the-dead-marshes = La Ciénaga de los Muertos
meq-zone-at-dunharrow = El Sagrario
meq-zone-at-edoras = Edoras
meq-zone-at-emyn-muil = Emyn Muil
meq-zone-at-fangorn = Fangorn
meq-zone-at-helms-deep = El Abismo de Helm
meq-zone-at-lothlorien = Lothlórien
meq-zone-at-minas-morgul = Minas Morgul
meq-zone-at-minas-tirith = Minas Tirith
meq-zone-at-morthond = Morthond
meq-zone-at-near-harad = Harad Cercano
meq-zone-at-osgiliath = Osgiliath
meq-zone-at-pelargir = Pelargir
meq-zone-at-plains-of-rohan = Llanuras de Rohan
meq-zone-at-plains-of-gorgoroth = Llanura de Gorgoroth
meq-zone-at-sea-of-udun = Mar de Udûn
meq-zone-at-the-nindalf = El Nindalf

## Números, fichas y señales

meq-number-fortitude = coraje
meq-number-strength = fuerza
meq-number-agility = agilidad
meq-number-wisdom = sabiduría
meq-number-health = salud
meq-number-attack = ataque
meq-number-defense = defensa
meq-number-strength-cost = coste de fuerza
meq-number-damage = daño
meq-number-favor = favor
meq-number-pool = Reserva de Sombra
meq-number-corruption = cartas de Corrupción
meq-number-combat-strength = fuerza de combate
meq-number-enemy-health = salud del enemigo
meq-number-enemy-damage = daño del enemigo
meq-number-stage = etapa de la Historia
meq-counter-favor = Favor
meq-counter-pool = Reserva
meq-counter-green = Ficha de los héroes
meq-counter-yellow = Ficha del anillo
meq-counter-red = Ficha de conquista
meq-counter-black = Ficha de corrupción
meq-told-favor = favor de { $name }: { $value }
meq-told-pool = influencia en la Reserva de Sombra: { $value } de { $limit }
meq-told-story = ficha de historia: casilla { $value } de { $limit }
meq-change-favor = Favor de { $name }: { $before } → { $after }
meq-change-pool = Reserva de Sombra: { $before } → { $after }
meq-mark-active = en su turno
meq-mark-facedown = boca abajo
meq-mark-ranged = a distancia
meq-mark-melee = cuerpo a cuerpo
meq-mark-corrected = como dice mi ejemplar
meq-mark-by-hand = puesto a mano
meq-part-printed = impreso
meq-part-card = { $card }
meq-note-location = influencia { $influence }, favor { $favor }
meq-ledger = { $hero } contra { $enemy }
meq-ledger-attack = { $name } ataca
meq-ledger-defense = { $name } resiste
meq-ledger-damage = daño

## Fases y pasos

meq-phase-setup = Preparativos
meq-phase-sauron = Turno de Sauron
meq-phase-hero = Turno de héroe
meq-phase-combat = Combate
meq-phase-finale = Conclusión
meq-step-setup = Héroes
meq-step-setup-sauron = Sauron
meq-step-hero-rally = Incursión de Héroes
meq-step-story = Historia
meq-step-plot = Trama
meq-step-event = Evento
meq-step-action = Acción
meq-step-command = Órdenes
meq-step-hero-draw = Preparación de los Héroes
meq-step-rest = Descanso
meq-step-ambush = Emboscada
meq-step-move = Viaje: Mover
meq-step-combat-or-peril = Viaje: Combate o Peligro
meq-step-explore = Viaje: Explorar
meq-step-encounter = Encuentro
meq-step-0 = Antes del combate
meq-step-1 = Preparativos de Sauron
meq-step-2 = Preparación
meq-step-2h = Agilidad
meq-step-3 = Ronda de combate
meq-step-3a = Elegir Cartas
meq-step-3b = Revelar Cartas
meq-step-3c = Calcular Fuerza
meq-step-3d = Habilidades de la Ronda Anterior
meq-step-3e = Habilidades de la Ronda Actual
meq-step-3f = Infligir Daño
meq-step-4 = Después del combate
meq-step-4a = Descartar Cartas
meq-step-4b = Descartar la Ficha de Monstruo
meq-step-4c = Monstruo o Servidor Invicto
meq-step-immediate-victory = Victoria Inmediata
meq-step-advance-markers = Avanzar Fichas de Historia
meq-step-preparation = Preparación
meq-step-difficulty = Ajustar la Dificultad
meq-step-champion = Campeón
meq-step-winner = Ganador

## Sentarse a la mesa

meq-side-sauron = Sauron
meq-side-heroes = Los héroes
meq-option-hero-1 = Primer héroe
meq-option-hero-2 = Segundo héroe
meq-option-hero-3 = Tercer héroe
meq-hero-random = Al azar
meq-hero-random-hint = El azar da un héroe que nadie ha elegido.
meq-hero-thalin = Thálin
meq-hero-argalad = Argalad
meq-hero-eleanor = Eleanor
meq-hero-eometh = Eometh
meq-hero-beravor = Beravor
meq-option-advanced-dominance = Dominancia Avanzada
meq-advanced-dominance-no = Por casillas
meq-advanced-dominance-no-hint = Domina el bando al que le faltan menos casillas.
meq-advanced-dominance-yes = Por fases de Historia
meq-advanced-dominance-yes-hint = Domina el bando que necesita menos fases de Historia con las Tramas en juego.
meq-option-exciting-stage = Etapa III Más Emocionante
meq-exciting-stage-no = No
meq-exciting-stage-no-hint = La etapa III se juega como las demás.
meq-exciting-stage-yes = Sí
meq-exciting-stage-yes-hint = En la etapa III las victorias en combate ayudan al bando que va perdiendo.

## Cómo va y acaba una partida

meq-head-stage = etapa { $stage }
meq-head-heroes = camino de los héroes a la Conclusión: { $value }
meq-head-sauron = camino de Sauron a la Conclusión: { $value }
meq-end-title =
    { $side ->
        [sauron] La Sombra cae sobre la Tierra Media
       *[heroes] La Sombra retrocede
    }
meq-end-won = Victoria
meq-end-lost = Derrota
meq-outcome-won =
    { $reason ->
        [given_up] El otro bando ha dado la partida por perdida.
        [mission] Tu bando cumplió su Misión en la Conclusión.
       *[combat] La lucha con los Espectros del Anillo se decidió a tu favor.
    }
meq-outcome-lost =
    { $reason ->
        [given_up] Tu bando ha dado la partida por perdida.
        [mission] El otro bando cumplió su Misión en la Conclusión.
       *[combat] La lucha con los Espectros del Anillo se decidió en tu contra.
    }
meq-score-green = Ficha de los héroes
meq-score-yellow = Ficha del anillo
meq-score-red = Ficha de conquista
meq-score-black = Ficha de corrupción

## Verbos de las cartas

meq-verb-advance-black = Dejar avanzar la ficha de corrupción
meq-verb-advance-yellow = Dejar avanzar la ficha del anillo
meq-verb-as-itself = Luchar como lo que es
meq-verb-as-uruk-hai = Luchar como Uruk-hai
meq-verb-buy-off = Gastar favores contra la Corrupción
meq-verb-clear = Retirarlo todo
meq-verb-command-a-minion = Dar una orden a un servidor
meq-verb-corruption = Recibir Corrupción
meq-verb-damage = Sufrir el daño
meq-verb-damage-into-rest = Reserva de daño a la de descanso
meq-verb-discard = Descartar
meq-verb-discard-of = Descartar { $source }
meq-verb-discard-a-plot = Descartar una carta de Trama
meq-verb-discard-all-corruption = Descartar toda la Corrupción
meq-verb-discard-cards = Descartar cartas
meq-verb-discard-character = Descartar el personaje
meq-verb-discard-corruption = Descartar una carta de Corrupción
meq-verb-discard-favor = Descartar el favor
meq-verb-draw-from-life = Robar de la reserva de vida
meq-verb-draw-from-rest = Robar de la reserva de descanso
meq-verb-draw-plot = Sauron roba una carta de Trama
meq-verb-fill-pool = Influencia a la Reserva de Sombra
meq-verb-gain-boat = Ganar una Barca
meq-verb-gain-favor = Ganar favores
meq-verb-gain-horse = Ganar un Caballo
meq-verb-gain-level = Ganar un nivel
meq-verb-hurt-minion = Herir a un servidor
meq-verb-influence = Poner influencia
meq-verb-keep-plot = Quedársela en la mano
meq-verb-leave-on-top = Dejarla arriba
meq-verb-level-agility = Agilidad
meq-verb-level-fortitude = Coraje
meq-verb-level-strength = Fuerza
meq-verb-level-wisdom = Sabiduría
meq-verb-lose-pool = Retirar influencia de la Reserva de Sombra
meq-verb-monsters = Poner fichas de monstruo
meq-verb-move-and-encounter = Gastar un favor y mover allí
meq-verb-moved = Dejar que Sauron te mueva
meq-verb-name-melee = Cuerpo a cuerpo
meq-verb-name-ranged = A distancia
meq-verb-pay-favor = Gastar los favores
meq-verb-pile-blue = Pila azul
meq-verb-pile-brown = Pila marrón
meq-verb-pile-green = Pila verde
meq-verb-pile-orange = Pila naranja
meq-verb-pile-purple = Pila morada
meq-verb-place-favor = Poner un favor
meq-verb-play-plot-now = Jugarla ahora
meq-verb-put-at-bottom = Ponerla en el fondo
meq-verb-remove-influence = Retirar influencia
meq-verb-remove-monsters = Retirar fichas de monstruo
meq-verb-remove-token = Retirar la ficha de monstruo
meq-verb-remove-tokens = Retirar fichas
meq-verb-sauron-discards = Sauron descarta una carta de Sombra
meq-verb-sauron-draws = Dejar que Sauron robe cartas
meq-verb-shuffle-pools = Mezclar ambas reservas
meq-verb-shuffle-rest = Mezclar la reserva de descanso
meq-verb-spend-favor = Gastar un favor
meq-verb-train = Recibir entrenamiento

## Temas de las reglas

meq-topic-dominance = Dominancia
