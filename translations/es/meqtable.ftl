# La mesa de La Búsqueda de la Tierra Media: sus zonas y el marcador de historia.

meqtable-mat-map = Mapa
meqtable-track = Marcador de Historia
meqtable-track-standing = héroes { $first }, mejor ficha de Sauron { $others }
meqtable-track-standing-short = héroes { $first }, Sauron { $others }
meqtable-mat-plots = Tramas activas
meqtable-mat-shadow = Sombra
meqtable-mat-pool = Reserva
meqtable-mat-event = Evento
meqtable-mat-hero = { $name }
meqtable-mat-life = Vida
meqtable-mat-rest = Descanso
meqtable-mat-damage = Daño
meqtable-mat-favor = Favor
meqtable-mat-things = Búsquedas y equipo
meqtable-mat-fight = Cartas de combate
meqtable-mat-hero-of = { $name }
meqtable-mat-sauron-of = { $name }, Sauron
meqtable-mat-things-short = Búsquedas
meqtable-mat-quests = Búsquedas
meqtable-mat-items = Equipo
meqtable-mat-corruption = Corrupción
meqtable-mat-hand = Mano
meqtable-mat-mission = Misión

## Lo que dicen las franjas de las fichas

meqtable-attribute-fortitude = cor { $value }
meqtable-attribute-strength = fue { $value }
meqtable-attribute-agility = agi { $value }
meqtable-attribute-wisdom = sab { $value }

## Combate

meqtable-contest-round = { $round ->
    [0] Empieza el combate
   *[other] Combate, ronda { $round }
}
meqtable-contest-hero = { $hero }, { $name }
meqtable-contest-enemy = { $enemy }
meqtable-contest-strength = Fuerza restante
meqtable-contest-life = Vida y mano
meqtable-contest-health = Salud restante
meqtable-contest-exhausted = exhausto

## Lugares

meqtable-perilous = Peligrosa para ti: la influencia { $influence } supera tu sabiduría { $wisdom }.

## Momentos

meqtable-moment-battle = Una ronda de combate
meqtable-moment-hero = El héroe
meqtable-moment-enemy = El enemigo
meqtable-moment-dealt = daño al enemigo
meqtable-moment-suffered = daño al héroe
meqtable-moment-peril = Un peligro
meqtable-moment-plot = Una Trama se pone en marcha
meqtable-moment-stopped = Una Trama es frustrada
meqtable-moment-shadow = Una carta de Sombra
meqtable-moment-corruption = Corrupción
meqtable-moment-stage = Una nueva etapa
meqtable-moment-fallen = Cae un héroe
meqtable-moment-finale = La Conclusión

## El final de una partida

meqtable-course-heroes = la ficha de los héroes
meqtable-course-sauron = el camino de Sauron a la Conclusión
meqtable-course-goal = { $limit }: la Conclusión
meqtable-credit-fight =
    ataque { $amount } en { $times ->
        [one] una carta
       *[other] { $times } cartas
    }
meqtable-credit-play-plot =
    { $amount } por fase de Historia, { $times ->
        [one] jugada una vez
       *[other] jugada { $times } veces
    }
meqtable-credit-discard-plot =
    { $amount } por fase de Historia, { $times ->
        [one] frustrada una vez
       *[other] frustrada { $times } veces
    }
meqtable-figure-turns =
    { $count ->
        [one] turno de juego
       *[other] turnos de juego
    }
meqtable-figure-favor = favor de los héroes
meqtable-figure-pool = la Reserva de Sombra

## El consejero

meqtable-coach-general = Lo mejor que se ve sobre la mesa.
meqtable-coach-play-plot = Su ficha avanza { $advance } en cada fase de Historia: se gana con Tramas que permanecen.
meqtable-coach-place-influence = La influencia abre Tramas y cartas de Sombra, y vuelve peligrosos los caminos.
meqtable-coach-place-in-pool = La Reserva de Sombra es lo que piden las Tramas y las cartas de Sombra.
meqtable-coach-draw-cards = Sin una Trama que se pueda jugar la historia no avanza.
meqtable-coach-command = Los servidores guardan las Tramas y cumplen lo que otras requieren.
meqtable-coach-move = Allí guarda una Trama, o cumple lo que una Trama requiere.
meqtable-coach-place-token = Una ficha que nadie ha visto aleja a los héroes, sea cierta o no.
meqtable-coach-heal = Un servidor herido cae pronto.
meqtable-coach-attack = Un combate le cuesta cartas al héroe, y su turno si no gana.
meqtable-coach-peril = Un peligro del lugar es seguro; un combate se puede perder.
meqtable-coach-travel = Lleva a favor, consejo, una Búsqueda o una Trama que se puede frustrar.
meqtable-coach-explore = Lo que hay aquí no cuesta cartas.
meqtable-coach-rest = La reserva de vida está casi agotada: sin cartas un héroe cae.
meqtable-coach-no-rest = Quedan cartas suficientes, y descansar ayuda a Sauron.
meqtable-coach-fight = Ataque { $attack } y defensa { $defense } por { $cost } de fuerza.
meqtable-coach-fight-on = Queda fuerza para otra carta.
meqtable-coach-exhaust = Nada de lo que queda merece jugarse.
meqtable-coach-retrieve-favor = El favor frustra Tramas.
meqtable-coach-consult = Este consejo dura más que el favor.
meqtable-coach-consult-favor = El favor frustra Tramas; en la duda, tómalo.
meqtable-coach-complete = Lo que pide la Búsqueda está hecho.
meqtable-coach-discard-plot = Avanzaría su ficha { $advance } en cada fase de Historia.
meqtable-coach-dark-path = Un favor más, a un precio que aún se puede soportar.
meqtable-argue-unknown = Lo que está boca abajo no se conoce.
meqtable-argue-rest = Avanza la última ficha de Sauron.
meqtable-argue-travel = Cuesta cartas, y algo puede esperar allí.
meqtable-argue-fight = Cuesta { $cost } de la fuerza de este combate.
meqtable-argue-dark-path = Una carta de Corrupción se queda hasta que se paga.
meqtable-argue-discard-plot = Cuesta { $favor } de favor, o un espacio que costó llenar.
meqtable-argue-place-influence = Los héroes limpian la localización en que están.
meqtable-argue-command = La próxima vez esta acción da menos.
meqtable-argue-exhaust = El otro sigue luchando contra ninguna defensa.
meqtable-mat-actions = Acciones de Sauron
meqtable-mat-minions = Servidores
meqtable-action-place-influence = Influencia
meqtable-action-draw-cards = Cartas
meqtable-action-command = Órdenes
meqtable-minion = { $card }
meqtable-minion-at = { $place }
meqtable-no-minions = Ninguno en el mapa
meqtable-round = { $number }: { $hero } – { $enemy }
meqtable-round-now = Ronda { $number }
meqtable-odds-none = No queda nada que se pueda jugar.
meqtable-odds-unseen = { $count ->
    [one] Una carta del otro bando aún no se ha visto.
   *[other] { $count } cartas del otro bando aún no se han visto.
}
meqtable-odds-attack = Ataque de la próxima carta
meqtable-odds-strikes = ataque { $attack }
meqtable-odds-through = { $count } más que tu mejor escudo
meqtable-odds-stopped = tu mejor escudo lo detiene
meqtable-odds-exhausts = Con { $strength } de fuerza restante, la probabilidad de que la próxima carta lo agote es del { $chance }.
meqtable-ahead-story = { $count ->
    [0] La ficha de los héroes se queda donde está.
    [one] La ficha de los héroes avanza una casilla.
   *[other] La ficha de los héroes avanza { $count } casillas.
}
meqtable-ahead-plot = { $card } hace avanzar { $count ->
        [one] una casilla
       *[other] { $count } casillas
    } { $marker ->
        [yellow] la ficha del anillo
        [red] la ficha de conquista
       *[black] la ficha de corrupción
    }.
meqtable-ahead-event = { $side ->
        [heroes] Dominan los héroes: de { $count } Eventos ocurre el que les conviene.
        [sauron] Domina Sauron: de { $count } Eventos ocurre el que le conviene.
       *[nobody] No domina nadie: ocurre el siguiente Evento.
    }
meqtable-ahead-pool = La Reserva de Sombra tiene { $pool } de influencia de { $limit }.
meqtable-ahead-draw = { $count ->
    [0] A { $seat } no le queda ninguna carta que robar.
    [one] { $seat } puede robar una carta.
   *[other] { $seat } puede robar { $count } cartas.
}
meqtable-ahead-rest = { $count ->
    [one] Si { $seat } descansa, vuelve una carta a la reserva de vida.
   *[other] Si { $seat } descansa, vuelven { $count } cartas a la reserva de vida.
}
meqtable-ahead-ambush = { $count ->
    [one] Un enemigo aguarda donde está { $seat }.
   *[other] { $count } enemigos aguardan donde está { $seat }.
}
meqtable-ahead-strength = A { $seat } le queda { $left } de { $whole } de fuerza para cartas.
meqtable-ahead-damage = Un ataque de { $attack } da contra la defensa { $defense } de { $seat }.
meqtable-turn-played = Una Trama arraiga
meqtable-turn-stopped = Una Trama se detiene
meqtable-turn-left = Una Trama se queda en la mano
meqtable-turn-weaker = La Trama menor
meqtable-turn-played-told = { $card } entra en juego y hace avanzar su ficha en cada fase de Historia.
meqtable-turn-stopped-told = { $card } se descarta y ya no hace avanzar su ficha.
meqtable-turn-left-told = { $card } se podía jugar y habría hecho avanzar su ficha en cada fase de Historia.
meqtable-turn-weaker-told = Se juega { $card }; otra Trama habría hecho avanzar más su ficha.
meqtable-turn-stake = { $count ->
    [one] una casilla por fase
   *[other] { $count } casillas por fase
}
meqtable-ahead-favor = { $count ->
    [one] Hay uno de favor donde está { $seat }.
   *[other] Hay { $count } de favor donde está { $seat }.
}
