# Qué hacen las capacidades de las cartas de El Señor de los Anillos JCC, con las palabras del vocabulario en que están escritas.

## Parts of a card

tcgtexts-text-action = en la fase de { $phase }: { $text }
tcgtexts-text-triggered = { $trigger }, { $text }
tcgtexts-text-each-time = { $trigger }, puedes: { $text }
tcgtexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, si { $applies }
    }
tcgtexts-text-adds =
    { $applies ->
        [none] { $total } +{ $amount }
       *[other] { $total } +{ $amount }, si { $applies }
    }
tcgtexts-text-as-soon-as = en cuanto { $condition }: { $do }
tcgtexts-text-attaches-to = la lleva { $group }
tcgtexts-text-to-play = para jugarla, avista { $spot }
tcgtexts-text-forbids =
    { $applies ->
        [none] { $to } no puede recibir heridas
       *[other] { $to } no puede recibir heridas, si { $applies }
    }
tcgtexts-text-grants =
    { $kind ->
        [keyword] { $applies ->
            [none] { $on } es { $keyword }
           *[other] { $on } es { $keyword }, si { $applies }
        }
       *[way] { $on } no puede ser abrumado a no ser que se triplique su fuerza
    }

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
tcgtexts-race-dwarf = Enano
tcgtexts-race-elf = Elfo
tcgtexts-race-hobbit = Hobbit
tcgtexts-race-man = Hombre
tcgtexts-race-uruk-hai = Uruk-hai
tcgtexts-race-wizard = Mago
tcgtexts-keyword-battleground = campo de batalla
tcgtexts-keyword-fierce = fiero
tcgtexts-keyword-ring-bound = Vinculado al Anillo
tcgtexts-keyword-sanctuary = refugio
tcgtexts-keyword-villager = aldeano
tcgtexts-class-mount = montura
tcgtexts-type-ally = aliado
tcgtexts-type-companion = compañero
tcgtexts-type-minion = siervo
tcgtexts-type-possession = posesión
tcgtexts-number-damage = bonificador de daño
tcgtexts-number-strength = fuerza
tcgtexts-number-twilight = coste de penumbra
tcgtexts-number-shadow-number = número de Sombra
tcgtexts-number-vitality = vitalidad
tcgtexts-total-minion-archery = total de arquería de los siervos

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
        [one] esfuerza { $group }
       *[other] esfuerza { $count } veces, cada vez a otro: { $group }
    }
tcgtexts-pays-plays-one =
    { $on ->
        [none] juega { $group }
       *[other] juega { $group } en { $on }
    }
tcgtexts-pays-spots = avista { $group }
tcgtexts-pays-spots-twilight = avista { $amount } contadores de penumbra

## Whom

tcgtexts-those-ally =
    { $how ->
        [each] cada aliado
       *[one] un aliado
    }
tcgtexts-those-companion =
    { $how ->
        [each] cada compañero
       *[one] un compañero
    }
tcgtexts-those-character =
    { $how ->
        [each] cada personaje
       *[one] un personaje
    }
tcgtexts-those-minion =
    { $how ->
        [each] cada siervo
       *[one] un siervo
    }
tcgtexts-those-possession =
    { $how ->
        [each] cada posesión
       *[one] una posesión
    }
tcgtexts-those-card-being-played =
    { $how ->
        [each] cada carta que se juega
       *[one] una carta que se juega
    }
tcgtexts-those-card-in-the-dead-pile =
    { $how ->
        [each] cada carta de la pila de muertos
       *[one] una carta de la pila de muertos
    }
tcgtexts-those-card-in-your-discard-pile =
    { $how ->
        [each] cada carta de tu pila de descartes
       *[one] una carta de tu pila de descartes
    }
tcgtexts-those-card-in-your-draw-deck =
    { $how ->
        [each] cada carta de tu mazo de robar
       *[one] una carta de tu mazo de robar
    }
tcgtexts-those-card-in-your-hand =
    { $how ->
        [each] cada carta de tu mano
       *[one] una carta de tu mano
    }
tcgtexts-those-chosen-cards =
    { $how ->
        [each] quien la lleva
       *[one] quien la lleva
    }
tcgtexts-those-minion-skirmishing-the-bearer =
    { $how ->
        [each] cada siervo que luche contra el portador
       *[one] un siervo que luche contra el portador
    }
tcgtexts-those-host = el portador
tcgtexts-those-me = { $me }
tcgtexts-those-ring-bearer = el Portador del Anillo
tcgtexts-those-that-card = esa carta
tcgtexts-those-you = tú

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

## What it does

tcgtexts-does-add-twilight = añade { $amount } de penumbra
tcgtexts-does-add-burdens =
    { $count ->
        [one] añade una carga
       *[other] añade { $count } cargas
    }
tcgtexts-does-remove-burdens =
    { $count ->
        [one] quita una carga
       *[other] quita { $count } cargas
    }
tcgtexts-does-become-ring-bearer = { $subject } pasa a ser el Portador del Anillo
tcgtexts-does-burden-instead = se añade una carga en su lugar
tcgtexts-does-cancel-skirmish = se anula la escaramuza de { $subject }
tcgtexts-does-discard = descarta { $subject }
tcgtexts-does-draw = roba cartas: { $count }
tcgtexts-does-exert = esfuerza { $subject }
tcgtexts-does-wound = hiere { $subject }
tcgtexts-does-heal = cura { $subject }
tcgtexts-does-for-each = elige { $group } una vez por cada uno y { $deed }: { $amount }
tcgtexts-does-gains = { $subject } es { $keyword } hasta { $until }
tcgtexts-does-modify = { $numbers } para { $subject } hasta { $until }
tcgtexts-does-one-wound-at-most = { $subject } recibe una herida como mucho
tcgtexts-does-unless-tripled = { $subject } no puede ser abrumado a no ser que se triplique su fuerza
tcgtexts-does-play-from-deck = juega { $those }
tcgtexts-does-play-from-discard = juega { $those }
tcgtexts-does-play-from-hand = juega { $those } con el coste de penumbra reducido en { $less }
tcgtexts-does-prevent-it = impídelo
tcgtexts-does-raise-move-limit = el límite de movimiento es +{ $amount } este turno
tcgtexts-does-unless-shadow-removes = { $deed }, a no ser que un jugador de Sombra quite { $amount } de penumbra
tcgtexts-does-wear-the-ring = su portador lleva puesto { $me } hasta la fase de reagrupación
