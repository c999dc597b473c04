# Una pelea en la posada.

inn-name = Pelea en la posada
inn-name-short = La posada
inn-name-listed = La posada
inn-about = Dos huéspedes y un banco de menos
inn-audience = uno contra otro, { $from } jugadores

## Sentarse

inn-part-guest = Huésped
inn-option-evening = Duración
inn-evening-short = Una velada corta
inn-evening-short-hint = Cinco rondas y la posada cierra.
inn-evening-long = Una velada larga
inn-evening-long-hint = Ocho rondas y la posada cierra.
inn-no-same-guest = Solo hay una carta de { $guest }. Uno de los dos debe traer a otro huésped.
inn-deck-one-guest = Un mazo lleva un huésped; este lleva { $count }.
inn-player-brawler = bot: golpea con todo lo que tiene

## Preguntas

inn-ask-hand = { $seat }, ¿te quedas con esta mano?
inn-ask-bar = { $seat }, ¿juegas una carta? Tienes { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
inn-ask-brawl = { $seat }, ¿juegas una treta antes de que se descubran las apuestas? Tienes { $coins ->
    [one] una moneda
   *[other] { $coins } monedas
}.
inn-ask-strike = { $seat }, ¿quién golpea a { $other }? Si no eliges a nadie, te quedas en tu sitio.
inn-ask-guard = { $seat }, ¿quién se interpone ante { $other }?
inn-ask-bet = { $seat }, ¿qué carta apuestas boca abajo?
inn-ask-target = { $seat }, ¿qué eliges para { $source }?
inn-ask-take = { $seat }, ¿qué carta tomas?
inn-ask-put-back = { $seat }, ¿en qué orden vuelven las otras? La primera queda encima.
inn-ask-wine = { $seat }, ¿para qué te sirve el vino?
inn-ask-which-first = { $seat }, ¿qué ocurre primero?
inn-ask-respond =
    { $seat }, ¿reaccionas { $timing ->
        [when] cuando
       *[after] después de que
    } { $event ->
        [ComesToTheTable] { $timing ->
            [when] una carta llega a la mesa
           *[after] una carta llegue a la mesa
        }
        [BrawlWon] alguien gane una pelea
        [LosesHealth] { $timing ->
            [when] un huésped va a perder salud
           *[after] un huésped haya perdido salud
        }
       *[other] ocurra esto
    }?
inn-chance-shuffle = { $seat } baraja

## Botones

inn-verb-play = Jugar { $source }
inn-verb-play-on = Dar { $source } a { $target }
inn-verb-use = Usar { $source }
inn-verb-pass = Pasar
inn-verb-strike = Golpear con { $source }
inn-verb-guard = { $source } hace guardia
inn-verb-bet = Apostar { $source }
inn-verb-bet-nothing = No apostar
inn-verb-respond = Usar { $source }
inn-verb-resolve = Primero { $source }
inn-verb-choose = { $source }
inn-verb-put = { $source }
inn-verb-keep-hand = Quedarse con esta mano
inn-verb-new-hand = Devolverla y robar otras cinco
inn-verb-heal-three = Curarse 3
inn-verb-ready-guest = Preparar a tu huésped

## Por qué no

inn-no-coins = { $card } cuesta { $cost }; tienes { $coins }.
inn-no-bar = { $card } llega a la mesa en la barra, no en una pelea.
inn-no-phase = { $card } es para las peleas.
inn-no-reaction = { $card } espera a poder reaccionar a algo.
inn-no-host = No hay a quién dar { $card }.
inn-no-exhausted = { $card } está agotada.
inn-no-empty = { $card } no tiene nada dentro.
inn-no-limit = { $card } ya ha hecho eso.
inn-no-target = No hay nada en que usar { $card }.
inn-no-change = { $card } no cambiaría nada ahora.
inn-no-not-there = { $card } no va ahí.
inn-no-not-now = Ahora no se puede hacer nada con { $card }.

## Registro

inn-log-walks-out = { $seat } se marcha.
inn-log-round = Ronda { $round }
inn-log-draws = { $count ->
    [one] { $seat } roba una carta.
   *[other] { $seat } roba { $count } cartas.
}
inn-log-coins = { $amount ->
    [one] { $seat } recibe una moneda.
   *[other] { $seat } recibe { $amount } monedas.
}
inn-log-plays = { $seat } juega { $card }.
inn-log-uses = { $seat } usa { $card }.
inn-log-searches = { $seat } mira { $count ->
    [one] la primera carta
   *[other] las { $count } primeras cartas
} de su mazo y toma una.
inn-log-sits = { $seat } se queda en su sitio.
inn-log-strikes = { $seat } golpea con { $cards }.
inn-log-bets = { $seat } hace una apuesta boca abajo.
inn-log-bets-nothing = { $seat } no apuesta.
inn-log-bet-back = { $seat } recupera la apuesta.
inn-log-turns-up = { $seat } descubre { $card }.
inn-log-hurt = { $seat } pierde { $amount } de salud.
inn-log-heals = { $seat } se cura { $amount }.
inn-log-nothing-lost = Gracias a { $card } no se pierde salud.
inn-log-held-off = { $seat } no pierde nada en esta pelea.

## A mano

inn-hand-exhausts = A mano: { $card } queda agotada.
inn-hand-readies = A mano: { $card } queda preparada.
inn-hand-counter = A mano: cerveza sobre { $card }, de { $before } a { $after }.
inn-hand-health = A mano: salud de { $seat }, de { $before } a { $after }.
inn-hand-coins = A mano: monedas de { $seat }, de { $before } a { $after }.
inn-hand-draws = A mano: { $seat } roba una carta.
inn-hand-shuffles = A mano: se baraja: { $zone }.
inn-hand-attaches = A mano: { $host } recibe { $card }.
inn-hand-moves = A mano: { $card } va a: { $zone }.

## Zonas, como las nombra una frase

inn-zone-guest = el huésped de { $seat }
inn-zone-friends = los amigos de { $seat }
inn-zone-deck = el mazo de { $seat }
inn-zone-hand = la mano de { $seat }
inn-zone-bet = la apuesta de { $seat }
inn-zone-discard = los descartes de { $seat }
inn-zone-resolving = lo que se está jugando

## Zonas, como las nombran sus tapetes

inn-mat-guest = Huésped de { $name }
inn-mat-friends = Amigos de { $name }
inn-mat-deck = Mazo de { $name }
inn-mat-hand = Mano de { $name }
inn-mat-bet = Apuesta de { $name }
inn-mat-discard = Descartes de { $name }
inn-mat-resolving = En juego
inn-mat-belongings = Pertenencias de { $name }
inn-mat-deck-short = Mazo
inn-mat-discard-short = Descartes
inn-mat-hand-short = Mano
inn-mat-bet-short = Apuesta

## Números, fichas, estados

inn-number-cost = coste
inn-number-strength = fuerza
inn-number-guard = guardia
inn-number-health = salud
inn-number-ale = cerveza
inn-number-loss = pérdida
inn-number-coins = monedas
inn-counter-health = Salud
inn-counter-coins = Monedas
inn-told-health = salud de { $name }: { $value }
inn-told-coins = monedas de { $name }: { $value }
inn-mark-exhausted = agotada
inn-mark-striking = golpea
inn-mark-guarding = hace guardia
inn-mark-by-hand = puesta a mano
inn-note-strength = fuerza { $strength }
inn-change-health = Salud de { $name }: { $before } → { $after }
inn-change-coins = Monedas de { $name }: { $before } → { $after }
inn-part-printed = impreso
inn-part-card = { $card }

## La pelea

inn-ledger = { $striker } golpea a { $struck }
inn-ledger-bet = apuesta
inn-ledger-loss = pérdida
inn-ledger-cards = { $cards }
inn-coach-strike = Tienes fuerza { $strength }, y tu apuesta se suma.
inn-coach-bet = La carta más cara suma más.
inn-coach-general = Lo mejor que se ve en la mesa.

## Fases y pasos

inn-phase-opening = Apertura
inn-phase-bar = En la barra
inn-phase-brawl = Peleas
inn-phase-closing = Cierre
inn-step-doors = Sentarse
inn-step-arrive = Llegar
inn-step-bar = Jugar cartas
inn-step-strike = Golpear o no
inn-step-closing = Hora de cerrar
inn-step-guard = Hacer guardia
inn-step-bet = Apuestas
inn-step-scuffle = Refriega
inn-step-blow = Golpe
inn-step-let-go = Soltarse
inn-steplong-doors = Se barajan los mazos y cada uno roba cinco cartas.
inn-steplong-arrive = Todos roban una carta y reciben dos monedas.
inn-steplong-bar = Se juegan cartas por turnos hasta que los dos pasan seguidos.
inn-steplong-strike = Un huésped tras otro golpea o se queda en su sitio.
inn-steplong-closing = Todos se preparan, y empieza el otro huésped.
inn-steplong-guard = Quien recibe el golpe agota a quienes se interponen.
inn-steplong-bet = Los dos ponen una carta boca abajo, en secreto y a la vez.
inn-steplong-scuffle = Se juegan tretas mientras las apuestas están boca abajo.
inn-steplong-blow = Se descubren las apuestas y se pierde lo que nada detiene.
inn-steplong-let-go = Se retiran las apuestas.

## Cómo está y cómo acaba

inn-head-health = salud { $value }
inn-head-coins = monedas { $value }
inn-score-health = salud que queda
inn-end-won = Sigues en pie
inn-end-lost = Debajo de la mesa
inn-end-drawn = Nadie cede
inn-outcome-won = { $reason ->
    [given_up] El otro huésped se ha marchado.
    [out] El otro huésped está debajo de la mesa.
   *[other] La posada cierra y estás más entero.
}
inn-outcome-lost = { $reason ->
    [given_up] Te has marchado.
    [out] Estás debajo de la mesa.
   *[other] La posada cierra y el otro está más entero.
}
inn-outcome-drawn = La posada cierra y os acompañáis a casa.

## Valores de las cartas

inn-type-guest = Huésped
inn-type-friend = Amigo
inn-type-thing = Objeto
inn-type-drink = Bebida
inn-type-trick = Treta
inn-trait-kitchen = Cocina
inn-trait-drover = Arriero
inn-trait-cook = Cocinera

## Filtros del constructor de mazos

inn-kind-guest = Huéspedes
inn-kind-guest-query = tipo=huésped
inn-kind-friend = Amigos
inn-kind-friend-query = tipo=amigo
inn-kind-thing = Objetos
inn-kind-thing-query = tipo=objeto
inn-kind-drink = Bebidas
inn-kind-drink-query = tipo=bebida
inn-kind-trick = Tretas
inn-kind-trick-query = tipo=treta
inn-kind-all = Todas
inn-kind-all-query = tipo=amigo|objeto|bebida|treta

## Temas de las reglas

inn-topic-round = Ronda
inn-topic-end = El final
inn-topic-reaction = Reacciones

## Lo que se puede hacer a mano

inn-adjust-turn = Agotar o preparar
inn-adjust-health =
    { $amount ->
        [-1] Salud −1
       *[other] Salud +1
    }
inn-adjust-coins =
    { $amount ->
        [-1] Una moneda menos
       *[other] Una moneda más
    }
inn-adjust-ale =
    { $amount ->
        [-1] Quitar 1 de cerveza
       *[other] Poner 1 de cerveza
    }
inn-adjust-draw = Robar una carta
inn-adjust-shuffle = Barajar
inn-adjust-attach = Dar a { $target }
inn-adjust-move = Llevar a: { $target }

## Momentos

inn-moment-brawl = Una pelea
inn-moment-hurt = Salud perdida
inn-moment-bets = Las apuestas

## Cómo se cuenta cuando ha terminado

inn-turn-guard = { $strength } de fuerza contra guardia { $guard }; entre todos tenían { $best }.
inn-turn-held = Nadie pasa
inn-turn-open = Un hueco en la fila
inn-turn-loss = −{ $count } de salud
inn-credit-strike = fuerza { $amount } en { $times ->
    [one] una pelea
   *[other] { $times } peleas
}
inn-credit-guard = guardia { $amount } en { $times ->
    [one] una pelea
   *[other] { $times } peleas
}
inn-figure-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
inn-figure-coins = { $count ->
    [one] moneda restante
   *[other] monedas restantes
}
inn-course-own = tu salud
inn-course-other = salud del otro huésped
inn-argue-open = { $count ->
    [one] Quien golpea no monta guardia.
   *[other] Los { $count } que golpean no montan guardia.
}

## Lo que hacen las cartas, en frases

inn-text-action =
    { $phase ->
        [brawl] en una pelea: { $text }
       *[none] { $text }
    }
inn-text-triggered = { $trigger }, { $text }
inn-text-number = { $on }: { $number }
inn-text-attaches-to = se da a { $group }
inn-period-round = ronda
inn-until-round = el final de la ronda
inn-pays-exhausts-this = agota { $me }
inn-pays-takes =
    { $token ->
        [ale] quita 1 cerveza de { $me }
       *[other] quita 1 ficha de { $me }
    }
inn-trigger-this-comes-to-the-table = después de que { $me } llegue a la mesa
inn-trigger-you-win-a-brawl = después de que ganes una pelea
inn-trigger-round-ends = al final de la ronda
inn-trigger-you-were-hurt = después de que pierdas salud en una pelea
inn-trigger-you-would-be-hurt = cuando fueras a perder salud en una pelea
inn-those-me = { $me }
inn-those-host = quien la lleva
inn-those-you = tú
inn-those-the-other = quien está al otro lado de la mesa
inn-those-your-guest = tu huésped
inn-those-your-guest-or-friend = tu huésped o un amigo tuyo
inn-those-other-friend-of-yours = cada uno de tus demás amigos
inn-those-face-down-bet =
    { $how ->
        [which] qué apuesta boca abajo
        [each] cada apuesta boca abajo
       *[one] una apuesta boca abajo
    }
    .gender = feminine
inn-which-friend = que sea un amigo
inn-does-ready = { $subject } se prepara
inn-does-take-back = quien hizo { $subject } la recupera
inn-it-take-back = vuelve a quien la hizo
inn-does-draw =
    { $count ->
        [one] roba una carta
       *[other] roba { $count } cartas
    }
inn-does-gain =
    { $amount ->
        [one] recibes una moneda
       *[other] recibes { $amount } monedas
    }
inn-does-heal = recuperas { $amount } de salud
inn-does-harm =
    { $whom ->
        [you] pierdes { $amount } de salud
       *[other] { $subject } pierde { $amount } de salud
    }
inn-does-look-at-top = mira las { $count } primeras cartas de tu mazo, toma una y devuelve las demás en cualquier orden
inn-does-place =
    { $token ->
        [ale] pon { $amount } de cerveza en { $subject }
       *[other] pon { $amount } fichas en { $subject }
    }
inn-does-modify = { $numbers } para { $subject } hasta { $until }
inn-does-stop-it = no se pierde nada
