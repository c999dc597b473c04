# What the cards of Middle-earth Quest do, in the words of the vocabulary that they are written in.

## Parts of a card

meqtexts-text-action =
    { $phase ->
        [explore] al explorar: { $text }
       *[action] en la fase de Acción: { $text }
    }
meqtexts-text-cancels =
    { $stage ->
        [next] { $condition ->
            [none] en la próxima ronda cancela la carta de tu oponente
           *[other] en la próxima ronda cancela la carta de tu oponente si { $condition }
        }
       *[now] { $condition ->
            [none] cancela la carta de tu oponente
           *[other] cancela la carta de tu oponente si { $condition }
        }
    }
meqtexts-text-cannot-be-canceled = nada puede cancelar esta carta
meqtexts-text-combat =
    { $stage ->
        [next] { $condition ->
            [none] próxima ronda: { $do }
           *[other] próxima ronda, si { $condition }: { $do }
        }
       *[now] { $condition ->
            [none] { $do }
           *[other] si { $condition }: { $do }
        }
    }
meqtexts-text-extra-path = para ti los Puertos Grises y Belfalas están unidos por un camino de { $cost } cartas
meqtexts-text-forbids =
    { $what ->
        [consult] { $to }: prohibido pedir consejo a personajes
        [encounter] { $to }: prohibido robar cartas de Encuentro
        [heal] { $to }: prohibido curarse
        [trade] { $to }: prohibido intercambiar
       *[rest] { $to }: prohibido descansar
    }
meqtexts-text-instead-of-damage = en lugar de daño, si { $condition }: { $do }
meqtexts-text-instruction =
    { $occasion ->
        [active] cuando pase a estar activa: { $text }
        [consult] al pedirle consejo: { $text }
        [gained] al recibirla: { $text }
        [reward] recompensa: { $text }
        [set-up] preparativos: { $text }
       *[resolve] { $text }
    }
meqtexts-text-least-defense = su defensa no se puede reducir por debajo de { $amount }
meqtexts-text-makes-perilous = se considera peligroso: { $places }
meqtexts-text-most =
    { $what ->
        [encounter-cards] roba como mucho { $amount } cartas de Encuentro
        [favor] ten como mucho { $amount } favores
        [favor-a-turn] gana como mucho { $amount } favor en cada turno futuro
        [hand] ten como mucho { $amount } cartas en la mano
       *[travel-steps] haz como mucho { $amount } fases de Viaje en cada turno futuro
    }
meqtexts-text-number = { $on }: { $number }
meqtexts-text-permits =
    { $what ->
        [advances-two] la ficha de Sauron más a la izquierda avanza 2 casillas
        [cheaper-paths] cada camino te cuesta 1 carta menos
        [moves-two] puede mover dos localizaciones con una orden
        [one-more-peril] Sauron roba 1 carta de Peligro más
        [tokens-near] se pueden poner fichas de monstruo en un rango de 1 casilla sin influencia
        [turn-goes-on] tu turno continúa aunque no derrotes a un enemigo
       *[uruk-hai] las fichas de monstruo de Rohan pueden luchar como Uruk-hai
    }
meqtexts-text-strength-cost =
    { $to ->
        [none] su coste de fuerza cambia en { $amount } si { $condition }
       *[other] su coste de fuerza es { $to } si { $condition }
    }
meqtexts-text-triggered = { $trigger }, { $text }

## What is done

meqtexts-does-a-hero-may-pay =
    un héroe puede gastar { $amount ->
        [one] 1 favor
       *[other] { $amount } favores
    }: { $then }
meqtexts-does-add-to-pool = añade { $amount } de influencia a la Reserva de Sombra
meqtexts-does-advances = { $marker } se mueve { $amount }
meqtexts-does-brings = pon a { $character } en { $places }
meqtexts-does-buys-off-corruption = gasta cualquier cantidad de favores para descartar otras tantas cartas de Corrupción
meqtexts-does-characters-leave-its-place = todos los personajes de su localización dejan el tablero
meqtexts-does-clears = retira todas las fichas de monstruo de { $places }
meqtexts-does-clears-all = retira toda la influencia y las fichas de monstruo de { $places }
meqtexts-does-commands = Sauron da hasta { $amount } órdenes
meqtexts-does-commands-a-minion = Sauron da una orden a un servidor, que lucha contigo si llega a tu localización
meqtexts-does-completes-this = completas esta Búsqueda
meqtexts-does-damage =
    { $whom ->
        [you] { $amount ->
            [one] sufres 1 de daño
            [other] sufres { $amount } de daño
           *[worked] sufres tanto daño como { $amount }
        }
       *[other] { $amount ->
            [one] ese héroe sufre 1 de daño
            [other] ese héroe sufre { $amount } de daño
           *[worked] ese héroe sufre tanto daño como { $amount }
        }
    }
meqtexts-does-damage-from-hand = tu oponente descarta { $amount } del daño de su mano
meqtexts-does-damage-into-rest = mezcla tu reserva de daño con tu reserva de descanso
meqtexts-does-damage-less-shields = sufres { $amount } de daño, menos cada escudo que descartes; si no queda daño, { $reward }
meqtexts-does-defeats = tu oponente es derrotado
meqtexts-does-discard-all-corruption = descarta todas tus cartas de Corrupción
meqtexts-does-discard-cards =
    descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de tu mano
meqtexts-does-discard-corruption =
    descarta { $count ->
        [one] una
       *[other] { $count }
    } de tus cartas de Corrupción
meqtexts-does-discard-down-to = descarta hasta tener { $count } cartas
meqtexts-does-discard-random-cards =
    { $whom ->
        [you] { $count ->
            [one] descarta al azar una carta
            [other] descarta al azar { $count } cartas
           *[worked] descarta al azar tantas cartas como { $count }
        }
       *[other] { $count ->
            [one] ese héroe descarta al azar una carta
            [other] ese héroe descarta al azar { $count } cartas
           *[worked] ese héroe descarta al azar tantas cartas como { $count }
        }
    }
meqtexts-does-discards-exactly =
    descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de tu mano
meqtexts-does-discards-gollum-plots = descarta todas las demás Tramas activas con Gollum en el título
meqtexts-does-discards-plot-of-a-haven = descarta una Trama activa que afecte a un Refugio
meqtexts-does-discards-your-card-after = tu carta se descarta al final de la ronda
meqtexts-does-draw-cards =
    { $count ->
        [one] roba una carta de tu reserva de vida
        [other] roba { $count } cartas de tu reserva de vida
       *[worked] roba de tu reserva de vida tantas cartas como { $count }
    }
meqtexts-does-draw-plots = Sauron roba una carta de Trama
meqtexts-does-draw-shadows = Sauron roba una carta de Sombra
meqtexts-does-draws-a-combat-card = roba una carta de Combate
meqtexts-does-draws-from-rest-or-life = roba hasta 2 cartas de lo alto de tu reserva de descanso o de vida
meqtexts-does-encounters-at = mueve y ten un encuentro en { $place }
meqtexts-does-ends-turn = tu turno acaba
meqtexts-does-extends-from-a-stronghold = Sauron pone { $amount } de influencia en extensión de una Fortaleza de la Sombra
meqtexts-does-extends-or-into-the-pool = pon tanta influencia como { $amount } en extensión o en la Reserva de Sombra
meqtexts-does-fights =
    { $whom ->
        [you] luchas con { $monster }
       *[other] ese héroe lucha con { $monster }
    }
meqtexts-does-fights-a-minion-here = lucha con un servidor donde estás; si lo derrotas, { $won }
meqtexts-does-fights-and-wins = lucha con { $monster }; si lo derrotas, { $won }
meqtexts-does-gain-corruption =
    { $whom ->
        [you] gana { $amount } de Corrupción
       *[other] ese héroe gana { $amount } de Corrupción
    }
meqtexts-does-gain-favor =
    gana { $amount ->
        [one] 1 favor
       *[other] { $amount } favores
    }
meqtexts-does-gain-item = gana { $item }
meqtexts-does-gains = { $numbers }
meqtexts-does-gives-one-of-two-corruption = Sauron roba 2 cartas de Corrupción y te da una
meqtexts-does-hamstrings = la carta superior del mazo de tu oponente va al fondo de su pila de combate
meqtexts-does-heals = cúrate
meqtexts-does-heals-a-minion = Sauron cura { $amount } de daño a un servidor lejos de los héroes
meqtexts-does-heroes-advance-less = en la próxima fase de Historia la ficha de los héroes avanza { $amount } menos
meqtexts-does-hurts-a-minion = inflige { $amount } de daño a un servidor de { $places }
meqtexts-does-inflict =
    { $whom ->
        [you] { $amount ->
            [one] sufres 1 de daño
            [other] sufres { $amount } de daño
           *[worked] sufres tanto daño como { $amount }
        }
       *[other] { $amount ->
            [one] tu oponente sufre 1 de daño
            [other] tu oponente sufre { $amount } de daño
           *[worked] tu oponente sufre tanto daño como { $amount }
        }
    }
meqtexts-does-influence-in-all = pon { $amount } de influencia en cada una de { $places }
meqtexts-does-influence-in-extension = pon influencia en extensión: { $amount }
meqtexts-does-lays-favor-on-this = cada héroe pone 1 favor en esta carta
meqtexts-does-level = gana 1 nivel de { $attribute }
meqtexts-does-limits-damage = en esta ronda no puedes sufrir más de 1 de daño
meqtexts-does-looks-at-one-place = mira las fichas de monstruo de una de { $places }
meqtexts-does-looks-at-plots = mira las cartas de Trama de la mano de Sauron
meqtexts-does-looks-at-the-next-plot = mira la Trama superior y déjala o ponla en el fondo
meqtexts-does-looks-at-tokens = mira las fichas de monstruo de { $places }
meqtexts-does-lose-favor =
    { $whom ->
        [you] { $amount ->
            [one] pierde 1 favor
            [other] pierde { $amount } favores
           *[worked] pierde tantos favores como { $amount }
        }
       *[other] { $amount ->
            [one] ese héroe pierde 1 favor
            [other] ese héroe pierde { $amount } favores
           *[worked] ese héroe pierde tantos favores como { $amount }
        }
    }
meqtexts-does-loses-an-item = descarta uno de tus equipos
meqtexts-does-minion-comes-back = un servidor del tablero o derrotado va ileso a una localización con influencia
meqtexts-does-move-to = mueve allí
meqtexts-does-moves-a-character-to = Sauron mueve un personaje a { $place }
meqtexts-does-moves-a-minion-to = Sauron puede mover un servidor a { $place }
meqtexts-does-moves-anywhere =
    { $whom ->
        [you] mueve a cualquier localización
       *[other] ese héroe mueve a cualquier localización
    }
meqtexts-does-moves-next-door = mueve a una localización adyacente
meqtexts-does-nothing = no ocurre nada más
meqtexts-does-once-a-combat-gain-corruption = una vez por combate tu oponente gana { $amount } de Corrupción
meqtexts-does-once-a-turn-gain-favor =
    una vez por turno gana { $amount ->
        [one] 1 favor
       *[other] { $amount } favores
    }
meqtexts-does-one-move-this-turn = ese héroe solo puede mover una vez en este turno
meqtexts-does-opponent-declares = tu oponente nombra a distancia o cuerpo a cuerpo
meqtexts-does-opponent-discards-at-random =
    tu oponente descarta al azar { $count ->
        [one] una carta
       *[other] { $count } cartas
    }
meqtexts-does-opponent-tells-his-hand = tu oponente dice cuántas cartas de cada tipo le quedan
meqtexts-does-otherwise = { $first }; si no se hace, { $second }
meqtexts-does-perilous = la localización de ese héroe es peligrosa hasta el final del turno
meqtexts-does-place-favor =
    pon { $amount ->
        [one] 1 favor
       *[other] { $amount } favores
    } en { $subject }
meqtexts-does-place-influence = pon { $amount } de influencia en { $subject }
meqtexts-does-places-tokens = Sauron pone hasta { $amount } fichas de monstruo
meqtexts-does-plays-at-random = la próxima carta de tu oponente se elige al azar
meqtexts-does-plays-first = en la próxima ronda tu oponente juega primero y boca arriba
meqtexts-does-pools-and-pile-back = mezcla tu reserva de descanso y tu pila de combate con tu reserva de vida
meqtexts-does-prints = reduce a 1 el ataque y la defensa impresos de la carta de tu oponente
meqtexts-does-puts-character = pon a { $character } en { $place }
meqtexts-does-reduces-to-0 = la defensa de la carta de tu oponente se reduce a 0
meqtexts-does-regenerates = cura 1 de daño
meqtexts-does-remove-from-pool = retira { $amount } de influencia de la Reserva de Sombra
meqtexts-does-remove-influence = retira { $amount } de influencia de cada una de { $subject }
meqtexts-does-removes-either = retira hasta { $amount } fichas de influencia o de monstruo de { $places }
meqtexts-does-removes-one-monster = retira una ficha de monstruo de { $places }
meqtexts-does-removes-tokens =
    retira hasta { $monsters ->
        [0] { $influence } de influencia
        [one] { $influence ->
            [0] 1 ficha de monstruo
           *[other] 1 ficha de monstruo y { $influence } de influencia
        }
       *[other] { $influence ->
            [0] { $monsters } fichas de monstruo
           *[other] { $monsters } fichas de monstruo y { $influence } de influencia
        }
    } de { $places }
meqtexts-does-retreats = el combate acaba, mueves a una localización adyacente y tu turno continúa
meqtexts-does-sauron-discards-chosen-plot =
    Sauron descarta { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de Trama a su elección
meqtexts-does-sauron-discards-shadow =
    Sauron descarta al azar { $count ->
        [one] una carta
       *[other] { $count } cartas
    } de Sombra
meqtexts-does-sauron-moves-the-hero = Sauron mueve al héroe a una localización adyacente
meqtexts-does-sauron-moves-the-hero-home = Sauron te mueve al Refugio más cercano
meqtexts-does-sauron-places-influence =
    Sauron pone 1 de influencia en { $amount ->
        [one] una
       *[other] cada una de hasta { $amount }
    } de { $places }
meqtexts-does-searches-gollum-plot = toma del mazo o de los descartes una Trama con Gollum en el título
meqtexts-does-searches-plots = toma una de las dos Tramas del mazo o de los descartes; puedes jugarla
meqtexts-does-shares-corruption = reparte las cartas de Corrupción de dos héroes entre ellos
meqtexts-does-shuffle-back-damage-rest = mezcla tus reservas de daño y de descanso con tu reserva de vida
meqtexts-does-shuffle-back-hand = mezcla tu mano con tu reserva de vida
meqtexts-does-shuffle-back-rest = mezcla tu reserva de descanso con tu reserva de vida
meqtexts-does-shuffle-back-rest-damage = mezcla tus reservas de descanso y de daño con tu reserva de vida
meqtexts-does-shuffles-this-in = mezcla esta carta y su pila de descartes con su mazo
meqtexts-does-skips-ambush = ese héroe se salta la fase de Emboscada
meqtexts-does-spends-favor =
    gasta { $amount ->
        [one] 1 favor
       *[other] { $amount } favores
    }
meqtexts-does-stronger-enemy = tu combatiente tiene más { $attribute }: { $amount }
meqtexts-does-takes-a-card-of-the-pile-back = devuelve a tu mano una carta de tu pila de combate
meqtexts-does-takes-favor-of-this = gana los favores de esta carta
meqtexts-does-takes-favor-or-character = Sauron puede descartar un favor o un personaje de { $places }
meqtexts-does-takes-from-discards = toma una carta de los descartes de Trama o de Sombra
meqtexts-does-tokens-in-each =
    Sauron puede poner una ficha de monstruo en { $amount ->
        [one] una
       *[other] cada una de hasta { $amount }
    } de { $places }{ $freely ->
        [yes] ; no hace falta que tengan influencia
       *[no] { "" }
    }
meqtexts-does-top-damage-to-rest =
    { $amount ->
        [one] pon en tu reserva de descanso la carta superior de tu reserva de daño
        [other] pon en tu reserva de descanso las { $amount } cartas superiores de tu reserva de daño
       *[worked] pon en tu reserva de descanso tantas cartas superiores de tu reserva de daño como { $amount }
    }
meqtexts-does-top-life-to-rest = pon las { $count } cartas superiores de tu reserva de vida en tu reserva de descanso
meqtexts-does-train =
    { $whom ->
        [you] recibe entrenamiento ({ $times })
       *[other] ese héroe recibe entrenamiento ({ $times })
    }
meqtexts-does-weakens-hero-strength = ese héroe tiene menos fuerza hasta el final del combate: tanto como { $amount }
meqtexts-does-weakens-hero-strength-agility = ese héroe tiene menos fuerza y agilidad hasta el final del combate: tanto como { $amount }
meqtexts-does-wears-down = tu oponente descarta una carta al azar y sufre su ataque como daño
meqtexts-does-you-declare = nombra a distancia o cuerpo a cuerpo

## When

meqtexts-trigger-combat-begins = cuando empieza un combate
meqtexts-trigger-combat-with-a-minion-begins = cuando empieza un combate con un servidor
meqtexts-trigger-hero-consults = después de que un héroe pida consejo a ese personaje
meqtexts-trigger-hero-enters-a-location-outside-a-haven = después de que un héroe entre en una localización que no sea un Refugio
meqtexts-trigger-hero-is-defeated = después de que un héroe sea derrotado
meqtexts-trigger-hero-turn-begins = cuando empieza el turno de un héroe
meqtexts-trigger-hero-turn-begins-outside-a-haven = cuando empieza el turno de un héroe fuera de un Refugio
meqtexts-trigger-shadow-card-on-your-turn = después de que Sauron juegue una carta de Sombra en tu turno
meqtexts-trigger-step-begins = cuando empieza la fase de Historia
meqtexts-trigger-this-begins-combat = cuando empieza un combate
meqtexts-trigger-you-complete-a-quest = después de que completes una Búsqueda
meqtexts-trigger-you-consult-a-character = después de que pidas consejo a un personaje
meqtexts-trigger-you-fought = después de que luches con ese servidor
meqtexts-trigger-you-rest = después de que descanses
meqtexts-trigger-your-combat-begins = cuando empieza un combate tuyo

## Costs and limits

meqtexts-pays-pays-favor =
    gasta { $amount ->
        [one] 1 favor
       *[other] { $amount } favores
    }
meqtexts-period-turn = turno

## Whom and where

meqtexts-those-adjacent-to-amon-hen = las localizaciones adyacentes a Amon Hen
meqtexts-those-adjacent-to-edoras = las localizaciones adyacentes a Edoras
meqtexts-those-adjacent-to-minas-tirith = las localizaciones adyacentes a Minas Tirith
meqtexts-those-adjacent-to-place-with-minion-gothmog = las localizaciones adyacentes a Gothmog
meqtexts-those-adjacent-to-the-shire = las localizaciones adyacentes a la Comarca
meqtexts-those-adjacent-to-weathertop = las localizaciones adyacentes a la Cima de los Vientos
meqtexts-those-adjacent-to-your-location = las localizaciones adyacentes a la tuya
meqtexts-those-bree = Bree
meqtexts-those-edoras = Edoras
meqtexts-those-erebor = Erebor
meqtexts-those-far-from-character-gandalf = una localización a 4 o más casillas de Gandalf
meqtexts-those-fornost = Fornost
meqtexts-those-helms-deep = el Abismo de Helm
meqtexts-those-hero =
    { $how ->
        [which] qué héroe
        [each] cada héroe
       *[one] un héroe
    }
    .gender = masculine
meqtexts-those-isengard = Isengard
meqtexts-those-lake-esgaroth = el Lago Esgaroth
meqtexts-those-location = cualquier localización
    .gender = feminine
meqtexts-those-minas-tirith = Minas Tirith
meqtexts-those-mouth-of-the-greyflood = la Desembocadura del Aguada Gris
meqtexts-those-opponent = tu oponente
meqtexts-those-osgiliath = Osgiliath
meqtexts-those-place-with-character-gandalf = la localización de Gandalf
meqtexts-those-region-enedwaith = las localizaciones de Enedwaith
meqtexts-those-region-eriador = las localizaciones de Eriador
meqtexts-those-region-mirkwood = las localizaciones del Bosque Negro
meqtexts-those-region-mordor = las localizaciones de Mordor
meqtexts-those-region-rhudaur = las localizaciones de Rhudaur
meqtexts-those-region-rohan = las localizaciones de Rohan
meqtexts-those-sauron = Sauron
meqtexts-those-that-hero = ese héroe
meqtexts-those-that-hero-s-location = la localización de ese héroe
    .gender = feminine
meqtexts-those-the-shire = la Comarca
meqtexts-those-the-woodland-realm = el Reino del Bosque
meqtexts-those-within-1-of-edoras = las localizaciones en un rango de 1 casilla de Edoras
meqtexts-those-within-1-of-fangorn = las localizaciones en un rango de 1 casilla de Fangorn
meqtexts-those-within-1-of-fornost = las localizaciones en un rango de 1 casilla de Fornost
meqtexts-those-within-1-of-here = las localizaciones en un rango de 1 casilla de ella
    .gender = feminine
meqtexts-those-within-1-of-lake-esgaroth = las localizaciones en un rango de 1 casilla del Lago Esgaroth
meqtexts-those-within-1-of-your-location = las localizaciones en un rango de 1 casilla de la tuya
meqtexts-those-you = tú
meqtexts-those-your-hero = tu héroe
meqtexts-those-your-region = las localizaciones de tu región
    .gender = feminine

## Which

meqtexts-which-haven = que sea un Refugio
meqtexts-which-not-haven = fuera de los Refugios
meqtexts-which-not-in-a-haven = que no esté en un Refugio
meqtexts-which-not-where-you-are = que no sea la tuya
meqtexts-which-standing-in-here = que esté allí
meqtexts-which-standing-in-within-1-of-here = en un rango de 1 casilla
meqtexts-which-with-influence = con influencia

## Conditions and amounts

meqtexts-worked-active-plots = las Tramas activas
meqtexts-worked-adjacent-with-influence = las localizaciones adyacentes con influencia
meqtexts-worked-at-the-bottom = es la carta del fondo de la pila
meqtexts-worked-attribute-at-most = tu { $attribute } no es mayor que { $against }
meqtexts-worked-attribute-test =
    { $relation ->
        [at-least] tu { $attribute } es al menos { $against }
        [greater] tu { $attribute } es mayor que { $against }
       *[less] tu { $attribute } es menor que { $against }
    }
meqtexts-worked-both-hold = { $first } y { $second }
meqtexts-worked-corrupted = el héroe tiene { $amount } o más cartas de Corrupción
meqtexts-worked-corruption = tus cartas de Corrupción
meqtexts-worked-corruption-cards = las cartas de Corrupción del héroe
meqtexts-worked-damage-dealt-to-you = el daño que sufriste en esta ronda
meqtexts-worked-defense-prevents-damage = tu defensa evita daño
meqtexts-worked-has-favor = hay { $amount } o más favores
meqtexts-worked-in-company = otro héroe o un personaje está contigo
meqtexts-worked-influence-in-both-regions = la influencia de las dos regiones del mazo
meqtexts-worked-influence-in-region = la influencia de tu región
meqtexts-worked-influence-or-minion = hay { $amount } de influencia o un servidor en { $place }
meqtexts-worked-influence-where-you-are = hay influencia donde estás
meqtexts-worked-its-type = la carta es { $type }
meqtexts-worked-last-of-all = { $marker } es la más cercana al inicio
meqtexts-worked-matches-the-last-round = la carta de tu oponente es del tipo de la ronda anterior
meqtexts-worked-monsters-in-region = las fichas de monstruo de tu región
meqtexts-worked-no-favor = no hay favores
meqtexts-worked-not-corrupted = no tienes ninguna carta de Corrupción
meqtexts-worked-not-in-a-haven = no estás en un Refugio
meqtexts-worked-on-the-board = { $character } está en el tablero
meqtexts-worked-opponent-defeated = tu oponente es derrotado en esta ronda
meqtexts-worked-opponent-leaves-the-declared-type = la carta de tu oponente no es del tipo nombrado
meqtexts-worked-opponent-plays = tu oponente juega una carta { $type }
meqtexts-worked-opponent-s-attack = el ataque de la carta de tu oponente
meqtexts-worked-opponent-s-cost = la carta de tu oponente cuesta { $amount } o más
meqtexts-worked-opponent-s-printed =
    { $at_most ->
        [none] la { $number } impresa de tu oponente es { $at_least } o más
       *[other] la { $number } impresa de tu oponente es { $at_most } o menos
    }
meqtexts-worked-others-in-your-pile =
    { $type ->
        [none] las otras cartas de tu pila
       *[other] las otras cartas { $type } de tu pila
    }
meqtexts-worked-plot-active = esa Trama está activa
meqtexts-worked-shadow-pool = la influencia de la Reserva de Sombra
meqtexts-worked-somebody-wholly-corrupted = un héroe tiene tantas cartas de Corrupción como sabiduría
meqtexts-worked-this-counts = esta carta no fue cancelada
meqtexts-worked-times = { $amount } por cada una de { $each }
meqtexts-worked-times-and-more = { $plus } más { $amount } por cada una de { $each }
meqtexts-worked-x = ese daño
meqtexts-worked-you-are-not-defeated = no eres derrotado
meqtexts-worked-you-dealt = haces { $amount } o más de daño en esta ronda
meqtexts-worked-you-play = juegas una carta { $type }
meqtexts-worked-you-were-dealt = sufres { $amount } o más de daño en esta ronda
meqtexts-worked-you-were-dealt-nothing = no sufres daño en esta ronda
meqtexts-worked-your-attribute = tu { $attribute }
meqtexts-worked-your-corruption-cards = tus cartas de Corrupción

## Names

meqtexts-number-agility = agilidad
meqtexts-number-attack = ataque
meqtexts-number-defense = defensa
meqtexts-number-fortitude = coraje
meqtexts-number-most-damage = daño
meqtexts-number-plays-first = carta
meqtexts-number-plays-random = carta
meqtexts-number-printed-attack = ataque impreso
meqtexts-number-printed-defense = defensa impresa
meqtexts-number-strength = fuerza
meqtexts-number-wisdom = sabiduría
meqtexts-number-zero-defense = defensa
meqtexts-marker-black = la ficha de corrupción
meqtexts-marker-green = la ficha de los héroes
meqtexts-marker-red = la ficha de conquista
meqtexts-marker-yellow = la ficha del anillo
meqtexts-character-aragorn = Aragorn
meqtexts-character-boromir = Boromir
meqtexts-character-dain = Dáin II
meqtexts-character-denethor = Denethor
meqtexts-character-gandalf = Gandalf
meqtexts-character-saruman = Saruman
meqtexts-character-theoden = Théoden
meqtexts-character-thranduil = Thranduil
meqtexts-monster-agent = un Agente
meqtexts-monster-balrog = un Balrog
meqtexts-monster-cave-troll = un Troll de las cavernas
meqtexts-monster-crebain = unos Crebain
meqtexts-monster-giant-spider = una Araña gigante
meqtexts-monster-orc = un Orco
meqtexts-item-boat = una Barca
meqtexts-item-elven-cloak = una Capa élfica
meqtexts-item-horse = un Caballo
meqtexts-type-melee = cuerpo a cuerpo
meqtexts-type-ranged = a distancia

## Qué le pasa a lo elegido, en la pregunta que lo pide

meqtexts-it-gain-corruption = gana { $amount } de Corrupción
meqtexts-it-discard-random-cards-that-hero =
    { $count ->
        [one] descarta al azar una carta
        [other] descarta al azar { $count } cartas
       *[worked] descarta al azar tantas cartas como diga su Corrupción
    }
meqtexts-it-lose-favor-that-hero =
    { $amount ->
        [one] pierde 1 favor
        [other] pierde { $amount } favores
       *[worked] pierde favores según su Corrupción
    }
