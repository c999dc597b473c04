# Qué hacen las capacidades de las cartas de El Señor de los Anillos JCC, con las palabras del vocabulario en que están escritas.

## Parts of a card

tcgtexts-text-action =
    { $zone ->
        [stacked] mientras { $me } esté apilado en un sitio que controles, en la fase de { $phase }: { $text }
       *[play] en la fase de { $phase }: { $text }
    }
tcgtexts-text-triggered = { $trigger }, { $text }
tcgtexts-text-each-time = { $trigger }, puedes: { $text }
tcgtexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, si { $applies }
    }
tcgtexts-text-adds =
    { $total } { $amount ->
        [-1] −1
       *[other] +{ $amount }
    }{ $applies ->
        [none] { "" }
       *[other] { ", " }si { $applies }
    }
tcgtexts-text-as-soon-as = en cuanto { $condition }: { $do }
tcgtexts-text-attaches-to = la lleva { $group }
tcgtexts-text-to-play =
    { $count ->
        [one] para jugarla, avista { $spot }
       *[other] para jugarla, avista { $count } veces { $spot }
    }
tcgtexts-text-forbids =
    { $applies ->
        [none] { $what ->
            [act-skirmish] { $to } no puede jugar eventos de escaramuza ni usar habilidades de escaramuza
            [act-archery] { $to } no puede jugar eventos de arquería ni usar habilidades de arquería
            [archery] { $to } no puede participar en los disparos de arquería
            [skirmish] { $to } no puede participar en escaramuzas
            [discard] { $to } no puede ser descartado
           *[wound] { $to } no puede recibir heridas
        }
       *[other] { $what ->
            [act-skirmish] { $to } no puede jugar eventos de escaramuza ni usar habilidades de escaramuza
            [act-archery] { $to } no puede jugar eventos de arquería ni usar habilidades de arquería
            [archery] { $to } no puede participar en los disparos de arquería
            [skirmish] { $to } no puede participar en escaramuzas
            [discard] { $to } no puede ser descartado
           *[wound] { $to } no puede recibir heridas
        }, si { $applies }
    }
tcgtexts-text-grants =
    { $kind ->
        [keyword] { $on } es { $keyword }
       *[way] { $way ->
            [no-archery] { $on } no añade nada al total de arquería
            [no-damage] { $on } pierde sus bonificadores de daño
            [archery] { $on } participa en los disparos de arquería
            [skirmish] { $on } participa en las escaramuzas
           *[tripled] { $on } no puede ser abrumado a no ser que se triplique su fuerza
        }
    }{ $applies ->
        [none] { "" }
       *[other] { ", " }si { $applies }
    }
tcgtexts-text-to-play-pays = para jugarla, además { $cost }
tcgtexts-text-costs-less-on = una carta { $which } cuesta { $less } menos si se juega en { $me }

## Names

tcgtexts-period-turn = turno
tcgtexts-period-phase = fase
tcgtexts-until-phase = el final de la fase
tcgtexts-until-regroup = la fase de reagrupación
tcgtexts-until-turn = el final del turno
tcgtexts-phase-fellowship = comunidad
tcgtexts-phase-shadow = Sombra
tcgtexts-phase-maneuver = maniobra
tcgtexts-phase-archery = arquería
tcgtexts-phase-assignment = asignación
tcgtexts-phase-skirmish = escaramuza
tcgtexts-phase-regroup = reagrupación
tcgtexts-culture-dunland = los Dunlendinos
tcgtexts-culture-rohan = Rohan
tcgtexts-culture-gondor = Gondor
tcgtexts-culture-elven = los Elfos
tcgtexts-culture-dwarven = los Enanos
tcgtexts-culture-gandalf = Gandalf
tcgtexts-culture-shire = la Comarca
tcgtexts-culture-isengard = Isengard
tcgtexts-culture-raider = los Asaltadores
tcgtexts-race-dwarf = Enano
tcgtexts-race-elf = Elfo
tcgtexts-race-hobbit = Hobbit
tcgtexts-race-man = Hombre
tcgtexts-race-uruk-hai = Uruk-hai
tcgtexts-race-wizard = Mago
tcgtexts-race-ent = Ent
tcgtexts-keyword-battleground = campo de batalla
tcgtexts-keyword-fierce = fiero
tcgtexts-keyword-ring-bound = Vinculado al Anillo
tcgtexts-keyword-sanctuary = refugio
tcgtexts-keyword-villager = aldeano
tcgtexts-keyword-archer = arquero
tcgtexts-keyword-ranger = montaraz
tcgtexts-keyword-tracker = rastreador
tcgtexts-keyword-machine = máquina
tcgtexts-keyword-search = búsqueda
tcgtexts-keyword-southron = Sureño
tcgtexts-keyword-easterling = Oriental
tcgtexts-class-mount = montura
tcgtexts-class-ranged-weapon = arma de distancia
tcgtexts-class-hand-weapon = arma de mano
tcgtexts-type-ally = aliado
tcgtexts-type-companion = compañero
tcgtexts-type-minion = siervo
tcgtexts-type-possession = posesión
tcgtexts-type-condition = condición
tcgtexts-type-artifact = artefacto
tcgtexts-number-damage = bonificador de daño
tcgtexts-number-strength = fuerza
tcgtexts-number-twilight = coste de penumbra
tcgtexts-number-shadow-number = número de Sombra
tcgtexts-number-vitality = vitalidad
tcgtexts-number-defender = bonificador de defensor
tcgtexts-number-minion-site = número de sitio
tcgtexts-number-minion-archery = total de arquería de los siervos
tcgtexts-number-fellowship-archery = total de arquería de la comunidad
tcgtexts-total-minion-archery = total de arquería de los siervos
tcgtexts-total-fellowship-archery = total de arquería de la comunidad

## When

tcgtexts-trigger-about-to-be-wounded = si { $those } está a punto de recibir una herida
tcgtexts-trigger-bearer-about-to-be-wounded = si el portador de { $me } está a punto de recibir una herida en una escaramuza
tcgtexts-trigger-wearer-about-to-be-wounded = mientras { $me } esté puesto, cada vez que su portador vaya a recibir una herida en una escaramuza
tcgtexts-trigger-fellowship-arrives-here = cuando la comunidad se mueve a { $me }
tcgtexts-trigger-fellowship-moves = cada vez que la comunidad se mueve
tcgtexts-trigger-fellowship-phase-begins = al principio de cada fase de comunidad
tcgtexts-trigger-first-shadow-phase-begins = al principio de la primera fase de Sombra
tcgtexts-trigger-frodo-is-killed = si Frodo muere siendo el Portador del Anillo
tcgtexts-trigger-is-played = cada vez que se juega { $those }
tcgtexts-trigger-shadow-about-to-add-burdens = si una carta de Sombra está a punto de añadir cargas
tcgtexts-trigger-skirmish-of-the-bearer-begins = al principio de cada escaramuza del portador de { $me }
tcgtexts-trigger-this-is-played = cuando se juega { $me }
tcgtexts-trigger-this-wins = cada vez que { $me } gana una escaramuza
tcgtexts-trigger-turn-begins = al principio de cada turno
tcgtexts-trigger-regroup-phase-begins = al principio de la fase de reagrupación
tcgtexts-trigger-fellowship-leaves-here = cuando la comunidad se mueve de { $me }
tcgtexts-trigger-wins = cada vez que { $those } gana una escaramuza
tcgtexts-trigger-wins-against = cada vez que { $those } gana una escaramuza contra alguien { $which }
tcgtexts-trigger-bearer-wins = cada vez que el portador de { $me } gana una escaramuza
tcgtexts-trigger-loses-to = cada vez que un compañero o aliado pierde una escaramuza contra un siervo { $which }
tcgtexts-trigger-it-loses = si ese siervo pierde esta escaramuza
tcgtexts-trigger-skirmish-of-this-begins = al principio de cada escaramuza de { $me }
tcgtexts-trigger-free-peoples-assign = cada vez que { $those } es asignado a { $to } por el jugador de las Gentes Libres
tcgtexts-trigger-free-peoples-send = cada vez que el jugador de las Gentes Libres asigna a { $those } a una escaramuza
tcgtexts-trigger-bearer-is-assigned = cada vez que el jugador de las Gentes Libres asigna al portador de { $me } a { $those }
tcgtexts-trigger-this-is-assigned-to = cada vez que { $me } es asignado a { $those }
tcgtexts-trigger-is-killed = si muere un personaje { $which }
tcgtexts-trigger-is-killed-fighting = cada vez que muere un personaje { $which } en una escaramuza en la que participa alguien { $involving }
tcgtexts-trigger-shadow-about-to-discard = si una carta de Sombra está a punto de descartar { $those }
tcgtexts-trigger-opponent-about-to-take-control = si un oponente está a punto de tomar el control de un sitio
tcgtexts-trigger-ability-used = si se usa una habilidad especial de { $those }

## What it costs

tcgtexts-pays-adds-burdens =
    { $count ->
        [one] añade una carga
       *[other] añade { $count } cargas
    }
tcgtexts-pays-removes-burdens = quita { $count } cargas
tcgtexts-pays-adds-twilight = añade { $amount } de penumbra
tcgtexts-pays-exerts =
    { $count ->
        [one] { $times ->
            [one] esfuerza a { $group }
           *[other] esfuerza a { $group } { $times } veces
        }
       *[other] esfuerza { $count } veces, cada vez a otro: { $group }
    }
tcgtexts-pays-plays-one =
    { $on ->
        [none] juega { $group }
       *[other] juega { $group } en { $on }
    }
tcgtexts-pays-spots =
    { $count ->
        [one] avista { $group }
       *[other] avista { $count } veces { $group }
    }
tcgtexts-pays-spots-twilight = avista { $amount } contadores de penumbra
tcgtexts-pays-exerts-x = esfuerza X veces, cada vez a otro: { $group }
tcgtexts-pays-removes-twilight = quita { $amount } de penumbra
tcgtexts-pays-discards = descarta { $group-whom }
tcgtexts-pays-removes-tokens =
    { $count ->
        [one] quita un contador de cultura de { $group }
       *[other] quita { $count } contadores de cultura de { $group }
    }
tcgtexts-pays-discards-from-hand =
    { $count ->
        [one] descarta { $group }
       *[other] descarta { $count } veces { $group }
    }
tcgtexts-pays-discards-from-deck = descarta la primera carta de tu mazo de robar
tcgtexts-pays-discards-stacked = descarta { $group }
tcgtexts-pays-stacks-from-hand = apila { $group } en { $me }

## Whom

tcgtexts-those-ally =
    { $how ->
        [which] qué aliado
        [each] cada aliado
       *[one] un aliado
    }
tcgtexts-those-companion =
    { $how ->
        [which] qué compañero
        [each] cada compañero
       *[one] un compañero
    }
tcgtexts-those-character =
    { $how ->
        [which] qué personaje
        [each] cada personaje
       *[one] un personaje
    }
tcgtexts-those-minion =
    { $how ->
        [which] qué siervo
        [each] cada siervo
       *[one] un siervo
    }
tcgtexts-those-possession =
    { $how ->
        [which] qué posesión
        [each] cada posesión
       *[one] una posesión
    }
tcgtexts-those-card-being-played =
    { $how ->
        [which] qué carta que se juega
        [each] cada carta que se juega
       *[one] una carta que se juega
    }
tcgtexts-those-card-in-the-dead-pile =
    { $how ->
        [which] qué carta de la pila de muertos
        [each] cada carta de la pila de muertos
       *[one] una carta de la pila de muertos
    }
tcgtexts-those-card-in-your-discard-pile =
    { $how ->
        [which] qué carta de tu pila de descartes
        [each] cada carta de tu pila de descartes
       *[one] una carta de tu pila de descartes
    }
tcgtexts-those-card-in-your-draw-deck =
    { $how ->
        [which] qué carta de tu mazo de robar
        [each] cada carta de tu mazo de robar
       *[one] una carta de tu mazo de robar
    }
tcgtexts-those-card-in-your-hand =
    { $how ->
        [which] qué carta de tu mano
        [each] cada carta de tu mano
       *[one] una carta de tu mano
    }
tcgtexts-those-chosen-cards =
    { $how ->
        [each] quien lo paga
       *[one] quien lo paga
    }
tcgtexts-those-minion-skirmishing-the-bearer =
    { $how ->
        [which] qué siervo que luche contra el portador
        [each] cada siervo que luche contra el portador
       *[one] un siervo que luche contra el portador
    }
tcgtexts-those-host = el portador
tcgtexts-those-me = { $me }
tcgtexts-those-ring-bearer = el Portador del Anillo
tcgtexts-those-that-card = esa carta
tcgtexts-those-you = tú
tcgtexts-those-possession-or-artifact =
    { $how ->
        [which] qué posesión o artefacto
        [each] cada posesión y artefacto
       *[one] una posesión o artefacto
    }
tcgtexts-those-condition =
    { $how ->
        [which] qué condición
        [each] cada condición
       *[one] una condición
    }
tcgtexts-those-card-in-play =
    { $how ->
        [which] qué carta en juego
        [each] cada carta en juego
       *[one] una carta en juego
    }
tcgtexts-those-site-you-control =
    { $how ->
        [which] qué sitio que controles
        [each] cada sitio que controles
       *[one] un sitio que controles
    }
tcgtexts-those-site =
    { $how ->
        [which] qué sitio
        [each] cada sitio
       *[one] un sitio
    }
tcgtexts-those-card-stacked-here =
    { $how ->
        [which] qué carta apilada en { $me }
        [each] cada carta apilada en { $me }
       *[one] una carta apilada en { $me }
    }
tcgtexts-those-stacked-on-condition-or-site =
    { $how ->
        [which] qué carta apilada en una condición o un sitio
        [each] cada carta apilada en una condición o un sitio
       *[one] una carta apilada en una condición o un sitio
    }
tcgtexts-those-any-player =
    { $how ->
        [which] qué jugador
        [each] cada jugador
       *[one] un jugador
    }
tcgtexts-those-shadow-player =
    { $how ->
        [which] qué jugador de Sombra
        [each] cada jugador de Sombra
       *[one] un jugador de Sombra
    }
tcgtexts-those-whom-this-one-skirmishes =
    { $how ->
        [which] qué personaje contra el que luche { $me }
        [each] cada personaje contra el que luche { $me }
       *[one] un personaje contra el que luche { $me }
    }
tcgtexts-those-free-peoples-player = el jugador de las Gentes Libres

## Which of them

tcgtexts-which-another = que no se esfuerce por ello
tcgtexts-which-other = distinto de { $me }
tcgtexts-which-class = de la categoría { $class }
tcgtexts-which-culture = de { $culture }
tcgtexts-which-fighting-now = en esta escaramuza
tcgtexts-which-free-peoples = de las Gentes Libres
tcgtexts-which-keyword = con la palabra clave { $keyword }
tcgtexts-which-mounted = que esté montado
tcgtexts-which-not-assigned = que no esté asignado
tcgtexts-which-race = de la raza { $race }
tcgtexts-which-skirmishing = que luche contra { $those }
tcgtexts-which-titled = que se llame { $title }
tcgtexts-which-type = del tipo { $type }
tcgtexts-which-unbound = que sea no-vinculado
tcgtexts-which-wearing-the-ring = que lleva puesto el Anillo
tcgtexts-which-wounded = que esté herido
tcgtexts-which-yours = tuyo
tcgtexts-which-roaming = que vague
tcgtexts-which-ring-bearing = que lleve el Anillo
tcgtexts-which-not-ring-bearing = que no lleve el Anillo
tcgtexts-which-weapon = que sea un arma
tcgtexts-which-stacked-upon = con una carta apilada
tcgtexts-which-of-the-shadow = de la Sombra
tcgtexts-which-signet = con el sello de { $signet }
tcgtexts-which-assigned-to = asignado a { $those }
tcgtexts-which-bearing = que lleve una carta { $which }
tcgtexts-which-not-bearing = que no lleve ninguna carta { $which }
tcgtexts-which-borne-by = que lleve { $those }
tcgtexts-which-strength-at-most = de fuerza { $amount } o menos
tcgtexts-which-not-race = que no sea de la raza { $race }
tcgtexts-which-not-titled = que no se llame { $title }

## Worked out

tcgtexts-worked-at-a = la comunidad está en un sitio de este tipo: { $keyword }
tcgtexts-worked-at-sites = la comunidad está en un sitio de Las Dos Torres del { $first } al { $last }
tcgtexts-worked-at-any-site = la comunidad está en cualquier sitio del { $first } al { $last }
tcgtexts-worked-can-spot =
    { $count ->
        [one] puedes avistar { $those }
       *[other] puedes avistar { $count } veces { $those }
    }
tcgtexts-worked-cannot-spot = no puedes avistar { $those }
tcgtexts-worked-during = es la fase de { $phase }
tcgtexts-worked-outside = no es la fase de { $phase }
tcgtexts-worked-either = ({ $yes } si { $condition }, si no { $no })
tcgtexts-worked-first-here = es el primero que se juega aquí en este turno
tcgtexts-worked-home-is-controlled-by-an-opponent = un oponente controla el hogar de { $me }
tcgtexts-worked-it-is = esto se cumple: { $which }
tcgtexts-worked-this-is = esto se cumple con { $me }: { $which }
tcgtexts-worked-number-of =
    { $over ->
        [0] { $most ->
            [0] { $each } por { $those }
           *[other] { $each } por { $those }, { $most } como mucho
        }
       *[other] { $each } por { $those } después de los { $over } primeros
    }
tcgtexts-worked-pool-below = hay menos de { $amount } contadores de penumbra
tcgtexts-worked-pool-holds = puedes avistar { $amount } contadores de penumbra
tcgtexts-worked-there-are =
    { $count ->
        [one] hay { $those }
       *[other] hay { $count } veces { $those }
    }
tcgtexts-worked-tokens-here =
    { $most ->
        [0] ({ $each } por cada contador de cultura en { $me })
       *[other] ({ $each } por cada contador de cultura en { $me }, de los { $most } primeros)
    }
tcgtexts-worked-wounds-on-it =
    { $most ->
        [0] ({ $each } por cada herida que tenga)
       *[other] ({ $each } por cada herida que tenga, de los { $most } primeros)
    }
tcgtexts-worked-burdens-spotted =
    { $most ->
        [0] ({ $each } por cada carga que avistes)
       *[other] ({ $each } por cada carga que avistes, de los { $most } primeros)
    }
tcgtexts-worked-twilight-spotted =
    { $most ->
        [0] ({ $each } por cada contador de penumbra que avistes)
       *[other] ({ $each } por cada contador de penumbra que avistes, de los { $most } primeros)
    }
tcgtexts-worked-borne-by-its-foe =
    { $most ->
        [0] ({ $each } por cada carta que lleve el personaje contra el que luche)
       *[other] ({ $each } por cada carta que lleve el personaje contra el que luche, de los { $most } primeros)
    }
tcgtexts-worked-x =
    { $each ->
        [-1] −X
       *[other] X
    }
tcgtexts-worked-burdens-are = puedes avistar { $count } cargas
tcgtexts-worked-more-than = puedes avistar más de lo primero que de lo segundo: { $those }, { $others }
tcgtexts-worked-any-of = { $first } o { $second }
tcgtexts-worked-no-opponent-controls-a-site = ningún oponente controla un sitio
tcgtexts-worked-in-the-starting-fellowship = está en la comunidad inicial
tcgtexts-worked-in-a-fierce-skirmish = { $me } está en una escaramuza fiera
tcgtexts-worked-first-one = { $me } no se ha usado
tcgtexts-worked-that-is = ese personaje es uno { $which }

## What it does

tcgtexts-does-add-twilight = añade { $amount } de penumbra
tcgtexts-does-add-burdens =
    { $count ->
        [one] añade una carga
       *[other] añade { $count } cargas
    }
tcgtexts-does-remove-burdens = quita cargas: { $count }
tcgtexts-does-become-ring-bearer = { $subject } pasa a ser el Portador del Anillo
tcgtexts-does-burden-instead = se añade una carga en su lugar
tcgtexts-does-cancel-skirmish = se anula la escaramuza de { $subject }
tcgtexts-does-discard = descarta { $subject-whom }
tcgtexts-does-draw = roba cartas: { $count }
tcgtexts-does-exert = esfuerza a { $subject }
tcgtexts-does-wound = hiere a { $subject }
tcgtexts-does-heal = cura a { $subject }
tcgtexts-does-for-each = elige { $group } una vez por cada uno y { $deed }: { $amount }
tcgtexts-does-gains = { $subject } es { $keyword } hasta { $until }
tcgtexts-does-modify = { $numbers } para { $subject } hasta { $until }
tcgtexts-does-one-wound-at-most = { $subject } recibe una herida como mucho
tcgtexts-does-unless-tripled = { $subject } no puede ser abrumado a no ser que se triplique su fuerza
tcgtexts-does-play-from-deck = juega { $those }
tcgtexts-does-play-from-discard = juega { $those } con el coste de penumbra reducido en { $less }
tcgtexts-does-play-from-hand =
    { $then ->
        [none] juega { $those } con el coste de penumbra reducido en { $less }
       *[other] juega { $those } con el coste de penumbra reducido en { $less }; después { $then }
    }
tcgtexts-does-prevent-it = impídelo
tcgtexts-does-raise-move-limit = el límite de movimiento es +{ $amount } este turno
tcgtexts-does-unless-shadow-removes = { $deed }, a no ser que un jugador de Sombra quite { $amount } de penumbra
tcgtexts-does-wear-the-ring = su portador lleva puesto { $me } hasta la fase de reagrupación
tcgtexts-does-wounds-it = hiere a { $subject }, veces: { $amount }
tcgtexts-does-heals-it = cura a { $subject }, veces: { $amount }
tcgtexts-does-exhaust = exhausta a { $subject }
tcgtexts-does-prevent-all-wounds = impide todas las heridas de { $subject }
tcgtexts-does-ways-archery-skirmish-hasty = { $subject } participa en los disparos de arquería y las escaramuzas hasta { $until }
tcgtexts-does-ways-no-archery = { $subject } no añade nada al total de arquería hasta { $until }
tcgtexts-does-ways-no-possession-strength = { $subject } no gana fuerza de las posesiones hasta { $until }
tcgtexts-does-cannot-skirmish = { $subject } no puede ser asignado a una escaramuza hasta { $until }
tcgtexts-does-change-totals = { $totals }
tcgtexts-does-wait-for-it = { $me } espera lo que pase con { $subject }
tcgtexts-does-assigned-to = { $those } es asignado a { $subject }
tcgtexts-does-assigned-to-one-of = { $subject } es asignado a { $those }
tcgtexts-does-attacked-by-this = { $subject } participa en las escaramuzas, y { $me } le es asignado
tcgtexts-does-place-token = pon un contador de cultura en { $subject }
tcgtexts-does-stack-this-there = apila { $me-whom } en { $subject }
tcgtexts-does-stack-here = apila { $subject-whom } en { $me }
tcgtexts-does-discard-stacked = descarta { $subject-whom }
tcgtexts-does-stack-from-deck = apila las primeras cartas de tu mazo de robar en { $subject }: { $count }
tcgtexts-does-play-this = juega { $me } con el coste de penumbra reducido en { $less }
tcgtexts-does-discard-from-hand = descarta de la mano, cartas: { $count }
tcgtexts-does-hand-under-deck = pon la mano debajo del mazo de robar
tcgtexts-does-take-control = toma el control de un sitio
tcgtexts-does-liberate = libera un sitio
tcgtexts-does-play-next-site = juega el siguiente sitio de la comunidad
tcgtexts-does-stop-moving = la comunidad no puede volver a moverse este turno
tcgtexts-does-by-another = { $who } hace esto: { $deed }
tcgtexts-does-unless = { $deed }, a no ser que { $who } haga esto: { $price }
tcgtexts-signet-aragorn = Aragorn
tcgtexts-signet-frodo = Frodo
tcgtexts-signet-gandalf = Gandalf
tcgtexts-signet-theoden = Théoden

## Qué le pasa a lo elegido, en la pregunta que lo pide

tcgtexts-it-discard = se descarta
tcgtexts-it-discard-stacked = se descarta
tcgtexts-it-exert = se esfuerza
tcgtexts-it-exhaust = se esfuerza hasta el límite
tcgtexts-it-wound = recibe una herida
tcgtexts-it-wounds-it =
    { $amount ->
        [one] recibe una herida
        [other] recibe { $amount } heridas
       *[worked] recibe heridas
    }
tcgtexts-it-heal = se cura
tcgtexts-it-heals-it =
    { $amount ->
        [one] se cura
        [other] se cura { $amount } veces
       *[worked] se cura
    }
tcgtexts-it-cancel-skirmish = ve anulada su escaramuza
tcgtexts-it-modify = recibe { $numbers }
tcgtexts-it-gains = pasa a ser { $keyword }
tcgtexts-it-one-wound-at-most = recibe una herida como mucho
tcgtexts-it-unless-tripled = no puede ser abrumado a no ser que se triplique su fuerza
tcgtexts-it-prevent-all-wounds = no recibe heridas
tcgtexts-it-stack-here = se apila en { $me }
tcgtexts-it-stack-this-there = recibe encima { $me }
tcgtexts-it-stack-from-deck = recibe encima cartas de tu mazo de robar ({ $count })
tcgtexts-it-place-token = recibe un contador de cultura
tcgtexts-it-attacked-by-this = se enfrenta a { $me }
tcgtexts-it-assigned-to = se asigna a una escaramuza
tcgtexts-it-assigned-to-one-of = se asigna a una escaramuza
tcgtexts-it-by-another = hace esta elección
tcgtexts-it-cannot-skirmish = no puede asignarse a una escaramuza
tcgtexts-it-ways-archery-skirmish-hasty = participa en los disparos de arquería y las escaramuzas
tcgtexts-it-ways-no-possession-strength = no gana fuerza de las posesiones
