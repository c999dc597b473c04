# Lo que hacen las capacidades de las cartas de El Señor de los Anillos: el Juego de Cartas, con las palabras del
# vocabulario en que están escritas. Los nombres dicen "un Héroe" ("one"), "cada Héroe" ("each") o el único ("the").

## Partes de una carta

lcgtexts-text-action =
    { $anyone ->
        [yes] cualquier jugador puede hacerlo: { $text }
       *[no] { $phase ->
            [quest] en la fase de Misión: { $text }
            [combat] en la fase de Combate: { $text }
           *[none] { $text }
        }
    }
lcgtexts-text-triggered = { $trigger }, { $text }
lcgtexts-text-when-revealed = al ser revelada: { $do }
lcgtexts-text-shadow = como carta de Sombra: { $do }
lcgtexts-text-travel = para viajar aquí: { $pay }
lcgtexts-text-campaign =
    preparación: { $setup }; { $loses ->
        [yes] se pierde la partida si Mendor abandona el juego; tras la victoria: { $resolution }
       *[no] tras la victoria: { $resolution }
    }
lcgtexts-text-stage =
    { $leaves_out ->
        [checks] en cada paso de preparación se revela { $more_cards } carta de Encuentro más, y no se hacen comprobaciones de enfrentamiento
        [staging] al ser revelada: { $when_revealed }; desde entonces se omite el paso de preparación, y se gana la partida cuando no queda ningún Enemigo en juego
       *[none] { $locked ->
            [yes] { $setup ->
                [none] la misión no se puede ganar aquí mientras algo lo impida
               *[other] preparación: { $setup }; al ser revelada: { $when_revealed }; la misión no se puede ganar aquí mientras algo lo impida
            }
           *[no] { $setup ->
                [none] { $when_revealed ->
                    [none] una de las etapas que pueden seguir se escoge al azar
                   *[other] al ser revelada: { $when_revealed }
                }
               *[other] preparación: { $setup }
            }
        }
    }
lcgtexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number } mientras { $applies }
    }
lcgtexts-text-attaches-to = se vincula a { $group }
lcgtexts-text-gives =
    { $kind ->
        [trait] la carta a la que está vinculada gana el rasgo { $trait }
        [icon] { $to ->
            [none] el Héroe al que está vinculada gana el icono de recurso { $icon }
           *[other] si está vinculada a { $to }, ese Héroe gana el icono de recurso { $icon }
        }
        [keyword] la carta a la que está vinculada gana { $keyword }
        [income] el Héroe que la lleva recibe { $income } recurso más en cada fase de Recursos
       *[cannot] { $cannot ->
            [attack] la carta a la que está vinculada no puede atacar
            [defend] la carta a la que está vinculada no puede defender
           *[other] la carta a la que está vinculada tiene algo prohibido
        }
    }
lcgtexts-text-grants =
    { $kind ->
        [trait] { $on } gana el rasgo { $trait }
        [keyword] { $on } gana { $keyword }
       *[immune] { $immune ->
            [player] { $on } es inmune a los efectos de cartas de Jugador
           *[encounter] { $on } es inmune a los efectos de cartas de Encuentro
        }
    }
lcgtexts-text-forbids =
    { $what ->
        [optional-engagement] nadie puede enfrentarse por elección a { $to } mientras { $applies }
        [draw] { $to } tiene prohibido robar cartas mientras { $applies }
        [play-ally] { $to } tiene prohibido jugar Aliados mientras { $applies }
        [attachments-played] no se pueden jugar cartas Vinculadas sobre { $to }
       *[other] { $to } tiene algo prohibido mientras { $applies }
    }
lcgtexts-text-permits =
    { $what ->
        [follows-the-first-player] el jugador inicial controla a { $me }
        [must-be-travelled-to] sin Lugar activo, los jugadores deben viajar a { $me } cuando puedan
        [attacks-staging] { $me } puede atacar a Enemigos del área de preparación, sin compañía
        [goes-back] si se desprende de su Héroe, { $me } vuelve al área de preparación
        [paid-by-each] { $me } se paga con un recurso de cada uno de tantos Héroes como cuesta
       *[other] { $me } se puede jugar en otros momentos o desde otros lugares
    }
lcgtexts-text-stays-exhausted = el Héroe al que está vinculada solo se prepara en la fase de Recuperación si se pagan { $unless_paid } de sus recursos

## Límites

lcgtexts-period-phase = fase
lcgtexts-period-round = ronda
lcgtexts-period-game = partida
lcgtexts-until-attack = el final del ataque
lcgtexts-until-phase = el final de la fase
lcgtexts-until-round = el final de la ronda

## Cuándo

lcgtexts-trigger-this-enters-play = después de que { $me } entre en juego
lcgtexts-trigger-this-is-played = después de jugar { $me } desde la mano
lcgtexts-trigger-this-commits = después de asignar { $me-whom } a una misión
lcgtexts-trigger-a-stage-is-defeated = después de superar una carta de Misión
lcgtexts-trigger-its-hero-attacks = después de declarar atacante al Héroe que la lleva
lcgtexts-trigger-a-character-of-yours-is-destroyed = después de que un personaje tuyo sea destruido
lcgtexts-trigger-a-hill-troll-is-defeated = después de derrotar a un Trol de las colinas
lcgtexts-trigger-a-hill-troll-destroys-a-character = después de que un Trol de las colinas destruya a un personaje
lcgtexts-trigger-this-defends = después de declarar { $me-whom } en defensa
lcgtexts-trigger-this-is-damaged = después de que { $me } sufra Daño
lcgtexts-trigger-this-engages-you = después de que { $me } se enfrente a ti
lcgtexts-trigger-this-is-destroyed = después de que { $me } sea destruido
lcgtexts-trigger-this-would-leave-play = cuando { $me } abandone el juego
lcgtexts-trigger-combat-phase-ends = al final de la fase de Combate
lcgtexts-trigger-threat-rose-in-refresh = después de que la Amenaza aumente en la fase de Recuperación
lcgtexts-trigger-excess-damage = después de que { $me } inflija a un personaje más Daño de combate que los puntos de impacto que le quedaban
lcgtexts-trigger-this-attacks = después de que { $me } inicie un ataque
lcgtexts-trigger-this-has-attacked = después de acabar un ataque de { $me }
lcgtexts-trigger-this-is-explored = después de explorar { $me }
lcgtexts-trigger-travelled-here = después de que los jugadores viajen aquí
lcgtexts-trigger-leaves-play =
    { $types ->
        [hero] { $trait ->
            [none] después de que un Héroe abandone el juego
           *[other] después de que un Héroe tuyo con el rasgo { $trait } abandone el juego
        }
        [ally] { $yours ->
            [yes] después de que un Aliado tuyo abandone el juego
           *[no] después de que un Aliado abandone el juego
        }
       *[other] después de que una carta así abandone el juego
    }
lcgtexts-trigger-destroyed =
    { $types ->
        [hero-or-ally-or-objective-ally] después de la destrucción de un personaje
       *[other] después de la destrucción de una carta así
    }
lcgtexts-trigger-would-be-destroyed = cuando una carta así fuera a ser destruida
lcgtexts-trigger-destroyed-by-attack-of = después de que un ataque en el que participa { $attacker } destruya a un Enemigo
lcgtexts-trigger-revealed =
    { $types ->
        [enemy] después de revelar un Enemigo del mazo de Encuentros
        [location] después de revelar un Lugar del mazo de Encuentros
        [treachery] después de revelar una Traición del mazo de Encuentros
       *[other] después de revelar una carta así del mazo de Encuentros
    }
lcgtexts-trigger-would-resolve-when-revealed = cuando se fuera a resolver un efecto «al ser revelada»
lcgtexts-trigger-would-resolve-when-revealed-of =
    { $types ->
        [enemy] cuando se fuera a resolver el efecto «al ser revelada» de un Enemigo
        [location] cuando se fuera a resolver el efecto «al ser revelada» de un Lugar
       *[treachery] cuando se fuera a resolver el efecto «al ser revelada» de una Traición
    }
lcgtexts-trigger-would-resolve-shadow = cuando se fuera a resolver un efecto de Sombra
lcgtexts-trigger-defender-declared = después de declarar a un personaje en defensa
lcgtexts-trigger-players-travel = después de que los jugadores viajen a un Lugar
lcgtexts-trigger-shadow-dealt-to-yours = después de repartir una carta de Sombra a un Enemigo enfrentado a ti
lcgtexts-trigger-quest-phase-begins = al comienzo de cada fase de Misión
lcgtexts-trigger-quested-unsuccessfully = después de que los jugadores fracasen en la misión
lcgtexts-trigger-picks-a-prisoner = cuando se fuera a escoger al azar al prisionero
lcgtexts-trigger-objective-claimed = después de reclamar un Objetivo
lcgtexts-trigger-progress-on-this = después de poner fichas de Progreso en { $me }
lcgtexts-trigger-prisoner-is-rescued = cuando se rescate al prisionero
lcgtexts-trigger-its-shadow-resolved = después de resolverse un efecto de Sombra de { $me }
lcgtexts-trigger-would-draw-from-its-deck = cuando se fueran a robar cartas del mazo al que está vinculada
lcgtexts-trigger-round-ends = al final de la ronda
lcgtexts-trigger-the-spawn-is-destroyed-here = después de destruir al Engendro de Ungoliant en esta etapa

## Lo que cuesta

lcgtexts-pays-exhausts-this = agota { $me-whom }
lcgtexts-pays-exhausts-one = agota { $group }
lcgtexts-pays-pays =
    { $amount ->
        [one] paga 1 recurso de su propia reserva
       *[other] paga { $amount } recursos de su propia reserva
    }
lcgtexts-pays-discards =
    { $count ->
        [one] descarta 1 carta de tu mano
       *[other] descarta { $count } cartas de tu mano
    }
lcgtexts-pays-lowers-threat = reduce tu Amenaza en { $amount }
lcgtexts-pays-raises-threat = aumenta tu Amenaza en { $amount }
lcgtexts-pays-pays-x = paga X recursos
lcgtexts-pays-pays-printed-cost-of = paga el coste impreso de { $group }

## A quién

lcgtexts-those-hero =
    { $how ->
        [which] qué Héroe
        [each] cada Héroe
       *[one] un Héroe
    }
lcgtexts-those-ally =
    { $how ->
        [which] qué Aliado
        [each] cada Aliado
       *[one] un Aliado
    }
lcgtexts-those-character =
    { $how ->
        [which] qué personaje
        [each] cada personaje
       *[one] un personaje
    }
lcgtexts-those-enemy =
    { $how ->
        [which] qué Enemigo
        [each] cada Enemigo
       *[one] un Enemigo
    }
lcgtexts-those-location =
    { $how ->
        [which] qué Lugar
        [each] cada Lugar
       *[one] un Lugar
    }
lcgtexts-those-attachment =
    { $how ->
        [which] qué carta Vinculada
        [each] cada carta Vinculada
       *[one] una carta Vinculada
    }
    .gender = feminine
lcgtexts-those-condition-attachment =
    { $how ->
        [which] qué carta Vinculada con el rasgo Condición
        [each] cada carta Vinculada con el rasgo Condición
       *[one] una carta Vinculada con el rasgo Condición
    }
    .gender = feminine
lcgtexts-those-unclaimed-objective =
    { $how ->
        [which] qué Objetivo sin reclamar del área de preparación
        [each] cada Objetivo sin reclamar del área de preparación
       *[one] un Objetivo sin reclamar del área de preparación
    }
lcgtexts-those-card-in-hand =
    { $how ->
        [which] qué carta de tu mano
        [each] cada carta de tu mano
       *[one] una carta de tu mano
    }
    .gender = feminine
lcgtexts-those-card-in-your-discard-pile =
    { $how ->
        [which] qué carta de tu pila de descartes
        [each] cada carta de tu pila de descartes
       *[one] una carta de tu pila de descartes
    }
    .gender = feminine
lcgtexts-those-card-in-a-discard-pile =
    { $how ->
        [which] qué carta de una pila de descartes
        [each] cada carta de una pila de descartes
       *[one] una carta de una pila de descartes
    }
    .gender = feminine
lcgtexts-those-topmost-attachment-of-a-discard-pile =
    { $how ->
        [which] qué carta Vinculada de encima de una pila de descartes
        [each] cada primera carta Vinculada de una pila de descartes
       *[one] la primera carta Vinculada de una pila de descartes
    }
    .gender = feminine
lcgtexts-those-in-the-staging-area =
    { $how ->
        [which] qué Enemigo o Lugar del área de preparación
        [each] cada Enemigo y Lugar del área de preparación
       *[one] un Enemigo o Lugar del área de preparación
    }
lcgtexts-those-attached-to-a-defender =
    { $how ->
        [which] qué carta Vinculada al personaje que defiende
        [each] cada carta Vinculada al personaje que defiende
       *[one] una carta Vinculada al personaje que defiende
    }
    .gender = feminine
lcgtexts-those-their-characters =
    { $how ->
        [which] qué personaje de ese jugador
        [each] cada personaje de ese jugador
       *[one] un personaje de ese jugador
    }
lcgtexts-those-their-heroes =
    { $how ->
        [which] qué Héroe de ese jugador
        [each] cada Héroe de ese jugador
       *[one] un Héroe de ese jugador
    }
lcgtexts-those-their-engaged-enemies =
    { $how ->
        [which] qué Enemigo enfrentado a ese jugador
        [each] cada Enemigo enfrentado a ese jugador
       *[one] un Enemigo enfrentado a ese jugador
    }
lcgtexts-those-player =
    { $how ->
        [which] qué jugador
        [each] cada jugador
       *[one] un jugador
    }
lcgtexts-those-another-player =
    { $how ->
        [which] qué otro jugador
        [each] cada uno de los demás jugadores
       *[one] otro jugador
    }
lcgtexts-those-me = { $me }
lcgtexts-those-mendor = Mendor
lcgtexts-those-your-most-damaged-hero =
    { $how ->
        [which] cuál de tus Héroes con más Daño
       *[one] tu Héroe con más Daño
    }
lcgtexts-those-host = la carta a la que está vinculada
lcgtexts-those-active-location = el Lugar activo
lcgtexts-those-the-enemy = el Enemigo en cuestión
lcgtexts-those-the-attacking-enemy = el Enemigo que ataca
lcgtexts-those-the-location = ese Lugar
lcgtexts-those-the-card = esa carta
lcgtexts-those-the-card-paid-for = esa carta
lcgtexts-those-the-quest = la misión
lcgtexts-those-you = tú
lcgtexts-those-the-first-player = el jugador inicial
lcgtexts-those-the-next-player = el jugador siguiente
lcgtexts-those-its-controller = su controlador

## Cuáles de ellos

lcgtexts-which-exhausted =
    { $gender ->
        [feminine] agotada
       *[other] agotado
    }
lcgtexts-which-not-exhausted =
    { $gender ->
        [feminine] preparada
       *[other] preparado
    }
lcgtexts-which-committed =
    { $gender ->
        [feminine] asignada a la misión
       *[other] asignado a la misión
    }
lcgtexts-which-not-committed = sin asignar a la misión
lcgtexts-which-damaged = con Daño
lcgtexts-which-yours =
    { $gender ->
        [feminine] tuya
       *[other] tuyo
    }
lcgtexts-which-not-yours =
    { $gender ->
        [feminine] no tuya
       *[other] no tuyo
    }
lcgtexts-which-engaged = enfrentado a un jugador
lcgtexts-which-not-engaged = sin enfrentar
lcgtexts-which-engaged-with-you = enfrentado a ti
lcgtexts-which-not-engaged-with-you = no enfrentado a ti
lcgtexts-which-in-the-staging-area = en el área de preparación
lcgtexts-which-attacking = que ataca
lcgtexts-which-not-attacking = que no ataca
lcgtexts-which-defending = que defiende
lcgtexts-which-not-defending = que no defiende
lcgtexts-which-another = distinto del que ha pagado
lcgtexts-which-with-an-enemy = con un Enemigo enfrentado
lcgtexts-which-with-a-deck = con cartas en su mazo
lcgtexts-which-with-discards = con cartas en su pila de descartes
lcgtexts-which-trait = con el rasgo { $trait }
lcgtexts-which-not-trait = sin el rasgo { $trait }
lcgtexts-which-keyword = con { $keyword }
lcgtexts-which-not-keyword = sin { $keyword }
lcgtexts-which-sphere = de la esfera { $sphere }
lcgtexts-which-of-a-sphere = de cualquier esfera
lcgtexts-which-of-a-player-at = de un jugador con Amenaza de al menos { $level }
lcgtexts-which-icon = con el icono { $sphere }
lcgtexts-which-type =
    { $types ->
        [ally] que sea un Aliado
        [hero] que sea un Héroe
        [event] que sea un Evento
        [attachment] que sea una carta Vinculada
       *[other] de ese tipo
    }

## Cuánto, y si

lcgtexts-worked-the-damage = tantos como el Daño sufrido
lcgtexts-worked-the-excess = tanto como haya sobrado
lcgtexts-worked-not-the-only-enemy = haya otro Enemigo en el área de preparación en la fase de Encuentros
lcgtexts-worked-is-staged = { $me } está en el área de preparación
lcgtexts-worked-was-dealt-no-effect = una carta de Sombra de { $me } no tenía efecto
lcgtexts-worked-front-is-up = { $me } muestra su anverso
lcgtexts-worked-first-claim = { $me } muestra su reverso y es el primer Objetivo
lcgtexts-worked-is-unclaimed = nadie ha reclamado { $me }
lcgtexts-worked-is-claimed = alguien ha reclamado { $me }
lcgtexts-worked-an-ally-was-played = ya se haya jugado un Aliado en esta ronda
lcgtexts-worked-your-enemies = 1 por cada Enemigo enfrentado a ti
lcgtexts-worked-players = tantas como jugadores haya
lcgtexts-worked-beorns-path-was-taken = la última etapa fue Sendero de Beorn
lcgtexts-worked-the-path-was-not-left = la última etapa fue No abandonéis el sendero
lcgtexts-worked-mendor-is-in-play = Mendor está en juego
lcgtexts-worked-twice-the-players = 2 por cada jugador
lcgtexts-worked-you-are-seen = tu Amenaza es de al menos 35
lcgtexts-worked-more-when-seen = 1 (2 si tu Amenaza es de al menos 35)
lcgtexts-worked-lies-active = { $me } es el Lugar activo
lcgtexts-worked-has-a-tired-ally = controlas un Aliado agotado
lcgtexts-worked-at-home = 1 por cada personaje tuyo que no esté asignado a la misión
lcgtexts-worked-undefended = { $defended } ({ $amount } si nadie defiende)
lcgtexts-worked-attack-is-defended = alguien defiende el ataque
lcgtexts-worked-damage-on-it = 1 por cada Daño sobre { $me }
lcgtexts-worked-twice-its-resources = 2 por cada recurso sobre { $me }
lcgtexts-worked-dwarven-axe = 1 (2 para un Enano)
lcgtexts-worked-against-an-orc = ataque a un Orco
lcgtexts-worked-alone-into-the-staging-area = ataque sin compañía a un Enemigo del área de preparación
lcgtexts-worked-is-active-location = { $me } sea el Lugar activo
lcgtexts-worked-is-committed = { $me } está en la misión
lcgtexts-worked-staging-is-empty = el área de preparación está vacía
lcgtexts-worked-not-against-its-player = no puede atacar al jugador con el que se enfrenta
lcgtexts-worked-not-against-them = no puede atacar a ese jugador

## Qué hace

lcgtexts-does-ready = { $subject } se prepara
lcgtexts-does-exhaust = { $subject } se agota
lcgtexts-does-deal-damage = { $subject } sufre { $amount } de Daño
lcgtexts-does-prevent-damage = se evita { $amount } de ese Daño
lcgtexts-does-heal =
    { $amount ->
        [none] { $subject } se cura de todo el Daño
       *[other] { $subject } se cura de { $amount } de Daño
    }
lcgtexts-does-gain =
    { $amount ->
        [one] { $subject } recibe 1 recurso en su reserva
        [other] { $subject } recibe { $amount } recursos en su reserva
       *[worked] { $subject } recibe recursos en su reserva: { $amount }
    }
lcgtexts-does-place-progress = { $subject } recibe { $amount } de Progreso
lcgtexts-does-progress-on-the-quest = coloca { $amount } de Progreso en la misión, primero en el Lugar activo
lcgtexts-does-remove-progress = { $subject } pierde { $amount } de Progreso
lcgtexts-does-set-to = { $number } de { $subject } es { $value } hasta { $until }
lcgtexts-does-reveal-encounter-cards = se revelan cartas de Encuentro: { $count }
lcgtexts-does-goes-on-top-of-the-encounter-deck = va encima del mazo de Encuentros en lugar de a la pila de descartes
lcgtexts-does-shuffle-into-encounter-deck = { $subject } se baraja en el mazo de Encuentros
lcgtexts-does-wolf-rider = { $me } te ataca con su propia carta de Sombra
lcgtexts-does-back-on-top-of-the-encounter-deck = { $me } va encima del mazo de Encuentros
lcgtexts-does-the-swarm-comes-to-you = { $me } entra en juego enfrentado a ti
lcgtexts-does-goes-out-of-the-game = queda retirado del juego
lcgtexts-does-mendor-starts-in-play = Mendor empieza en juego
lcgtexts-does-set-aside-valor-and-scars = todas las copias de Valentía y Cicatrices quedan puestas aparte
lcgtexts-does-attach-valor = vincula una Valentía puesta aparte a un Héroe tuyo que no lleve ninguna
lcgtexts-does-attach-scars = vincula unas Cicatrices puestas aparte a un Héroe tuyo que no lleve ningunas
lcgtexts-does-attach-appointed-by-fate = el jugador inicial vincula Señalado por el destino a un Héroe
lcgtexts-does-each-earns-support = cada jugador obtiene El apoyo de Mendor
lcgtexts-does-earn-the-swarm = los jugadores obtienen El enjambre de Ungoliant
lcgtexts-does-earn-the-venom = los jugadores obtienen Veneno persistente
lcgtexts-does-earn-mendor = los jugadores obtienen a Mendor
lcgtexts-does-keep-valor-and-scars = cada Valentía y cada Cicatrices en juego se obtiene con su Héroe
lcgtexts-does-name-the-prisoner = se anota como prisionero al Héroe con más Daño
lcgtexts-does-each-player-reveals-one = cada jugador revela la primera carta del mazo de Encuentros
lcgtexts-does-into-the-tower = revela los 3 Objetivos del mazo de Encuentros, cada uno con su protección, mientras Nazgûl de Dol Guldur aguarda fuera del juego
lcgtexts-does-a-hero-is-captured = un Héroe escogido al azar cae prisionero
lcgtexts-does-the-prisoner-of-the-log = el prisionero es el Héroe que nombra el diario de campaña, con sus cartas Vinculadas boca abajo; Mendor cae también, y se da la vuelta a { $me }
lcgtexts-does-mendor-is-freed = Mendor queda libre con 1 de Daño
lcgtexts-does-the-prisoner-is-rescued = el prisionero queda libre con 1 de Daño
lcgtexts-does-attach-to-deck = vincula { $me } a la parte superior del mazo de { $subject }
lcgtexts-does-add-to-staging = añade { $subject } al área de preparación
lcgtexts-does-place-orc-guard = la primera carta de un mazo queda boca abajo ante su jugador como Guardia orco
lcgtexts-does-raise-staging-threat = hasta el final de la fase el área de preparación tiene más Amenaza, { $amount }
lcgtexts-does-the-troll-follows = si no hay ningún Trol de las colinas en juego, se añade uno del mazo de Encuentros al área de preparación
lcgtexts-does-raise-threat =
    { $whom ->
        [you] tu Amenaza aumenta en { $amount }
       *[other] { $subject } aumenta su Amenaza en { $amount }
    }
lcgtexts-does-lower-threat =
    { $whom ->
        [you] tu Amenaza se reduce en { $amount }
       *[other] { $subject } reduce su Amenaza en { $amount }
    }
lcgtexts-does-modify = { $numbers } para { $subject } hasta { $until }
lcgtexts-does-modify-every =
    { $group ->
        [staged-location] { $numbers } para todo Lugar del área de preparación, también los que lleguen después, hasta { $until }
        [enemy] { $numbers } para todo Enemigo, también los que lleguen después, hasta { $until }
        [location] { $numbers } para todo Lugar, también los que lleguen después, hasta { $until }
       *[other] { $numbers } para todas las cartas así, también las que lleguen después, hasta { $until }
    }
lcgtexts-does-lasting =
    { $kind ->
        [no-threat] { $subject } no aporta Amenaza hasta { $until }
       *[other] { $subject } { $kind } hasta { $until }
    }
lcgtexts-does-lasting-for-players =
    { $kind ->
        [cannot-single-defender] { $subject } puede declarar cualquier número de defensores contra cada Enemigo hasta { $until }
       *[other] { $subject } queda sujeto a una regla hasta { $until }
    }
lcgtexts-does-gain-keyword = { $subject } gana { $keyword }
lcgtexts-does-engage-you = { $subject } se enfrenta a ti
lcgtexts-does-return-to-staging = { $subject } vuelve al área de preparación
lcgtexts-does-remove-from-quest = { $subject } abandona la misión
lcgtexts-does-attack-with-paid = ataca de inmediato a { $subject }
lcgtexts-does-attack-you = { $subject } te ataca de inmediato
lcgtexts-does-claim = reclama { $me } para { $subject }
lcgtexts-does-look-at-encounter-card = mira la primera carta del mazo de Encuentros
lcgtexts-does-move-it-to-bottom-or-not = mira la primera carta del mazo de Encuentros y déjala allí o ponla en el fondo
lcgtexts-does-reveal-encounter-card = el jugador inicial revela una carta del mazo de Encuentros
lcgtexts-does-look-at-the-shadow-card = mira esa carta de Sombra
lcgtexts-does-cancel-it = ese efecto se cancela
lcgtexts-does-cancel-it-and-reveal-another = ese efecto se cancela, descarta la carta y revela otra en su lugar
lcgtexts-does-deal-shadow-card =
    { $count ->
        [one] { $subject } recibe otra carta de Sombra
       *[other] { $subject } recibe más cartas de Sombra: { $count }
    }
lcgtexts-does-search-top-of-deck =
    { $whom ->
        [you] busca entre las { $count } primeras cartas de tu mazo, toma una a tu mano y baraja
       *[other] { $subject } busca entre las { $count } primeras cartas de su mazo, toma una a su mano y baraja
    }
lcgtexts-does-shuffle-discards-into-deck = { $subject } baraja su pila de descartes en su mazo
lcgtexts-does-remove-from-game = retira { $subject } del juego
lcgtexts-does-draw =
    { $whom ->
        [you] { $count ->
            [one] roba una carta
           *[other] roba { $count } cartas
        }
       *[other] { $count ->
            [one] { $subject } roba una carta
           *[other] { $subject } roba { $count } cartas
        }
    }
lcgtexts-does-discard = descarta { $subject-whom }
lcgtexts-does-discard-at-random =
    { $count ->
        [one] { $subject } descarta una carta de su mano al azar
       *[other] { $subject } descarta { $count } cartas de su mano al azar
    }
lcgtexts-does-discard-from-hand = descarta { $subject }
lcgtexts-does-take-back = { $subject } vuelve a la mano de su propietario
lcgtexts-does-return-to-hand = { $subject } vuelve a la mano de su propietario
lcgtexts-does-shuffle-into-deck = { $subject } se baraja en el mazo de su propietario
lcgtexts-does-put-into-play =
    { $owners ->
        [yes] pon en juego { $subject } bajo el control de su propietario
       *[no] pon en juego { $subject } bajo tu control
    }
lcgtexts-does-take-control = ese jugador toma el control de { $subject }
lcgtexts-does-attach-this = vincula { $me } a { $subject }
lcgtexts-does-later =
    { $moment ->
        [end-of-attack] al final del ataque, { $deed }
        [end-of-round] al final de la ronda, { $deed }
       *[end-of-phase] al final de la fase, { $deed }
    }
lcgtexts-does-next-time = { $trigger } (solo la próxima vez): { $deed }
lcgtexts-does-take-one-of-x = mira las X primeras cartas de ese mazo, una de ellas va a la mano de su propietario, y pon las demás encima en cualquier orden
lcgtexts-does-caught-in-a-web = el jugador con la Amenaza más alta vincula { $me } a uno de sus Héroes
lcgtexts-does-flies-and-spiders = añade una Araña del bosque y un Viejo Camino del Bosque al área de preparación
lcgtexts-does-dont-leave-the-path = cada jugador busca una Araña en el mazo de Encuentros y en su pila de descartes y la añade al área de preparación
lcgtexts-does-the-spawn-is-defeated = los jugadores ganan la partida

## Qué le pasa a lo elegido, en la pregunta que lo pide

lcgtexts-it-ready = se prepara
lcgtexts-it-exhaust = se agota
lcgtexts-it-deal-damage = sufre { $amount } de Daño
lcgtexts-it-deal-damage-their-engaged-enemies = hace sufrir { $amount } de Daño a cada Enemigo enfrentado a él
lcgtexts-it-heal =
    { $amount ->
        [none] se cura de todo el Daño
       *[other] se cura de { $amount } de Daño
    }
lcgtexts-it-heal-their-heroes =
    { $amount ->
        [none] ve curado todo el Daño de cada uno de sus Héroes
       *[other] ve curado { $amount } de Daño de cada uno de sus Héroes
    }
lcgtexts-it-gain =
    { $amount ->
        [one] recibe 1 recurso
        [other] recibe { $amount } recursos
       *[worked] recibe recursos
    }
lcgtexts-it-place-progress = recibe { $amount } de Progreso
lcgtexts-it-set-to = pasa a tener { $value } de { $number }
lcgtexts-it-lower-threat = reduce su Amenaza en { $amount }
lcgtexts-it-raise-threat = aumenta su Amenaza en { $amount }
lcgtexts-it-modify = recibe { $numbers }
lcgtexts-it-modify-their-characters = recibe { $numbers } para cada uno de sus personajes
lcgtexts-it-lasting =
    { $kind ->
        [no-threat] no aporta Amenaza
       *[other] { $kind }
    }
lcgtexts-it-lasting-their-engaged-enemies = no recibe ataques de los Enemigos enfrentados a él
lcgtexts-it-lasting-for-players =
    { $kind ->
        [cannot-single-defender] puede declarar cualquier número de defensores
       *[other] queda sujeto a una regla
    }
lcgtexts-it-engage-you = se enfrenta a ti
lcgtexts-it-return-to-staging = vuelve al área de preparación
lcgtexts-it-remove-from-quest = abandona la misión
lcgtexts-it-attack-with-paid = recibe un ataque de inmediato
lcgtexts-it-claim = reclama el Objetivo
lcgtexts-it-draw =
    { $count ->
        [one] roba una carta
       *[other] roba { $count } cartas
    }
lcgtexts-it-discard = se descarta
lcgtexts-it-discard-from-hand = se descarta
lcgtexts-it-take-back = vuelve a la mano de su propietario
lcgtexts-it-return-to-hand = vuelve a la mano de su propietario
lcgtexts-it-shuffle-into-deck = se baraja en el mazo de su propietario
lcgtexts-it-put-into-play = entra en juego
lcgtexts-it-take-control-me = toma el control de { $me }
lcgtexts-it-shuffle-discards-into-deck = baraja su pila de descartes en su mazo
lcgtexts-it-caught-in-a-web = vincula { $me } a uno de sus Héroes
lcgtexts-it-take-one-of-x = toma a su mano una de las primeras cartas de su mazo
