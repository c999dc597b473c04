# Una pelea en la posada.

inn-name = Pelea en la posada
inn-name-short = La posada
inn-name-listed = La posada
inn-about = Dos huéspedes y un banco de menos
inn-audience = unos contra otros, de { $from } a { $to }

## Sentarse

inn-part-guest = Huésped
inn-option-long = Duración
inn-long-no = Una velada corta
inn-long-yes = Una velada larga
inn-no-same-guest = Solo hay una carta de { $guest }. Uno de los dos debe traer a otro huésped.
inn-deck-one-guest = Un mazo lleva un huésped; este lleva { $count }.

## Preguntas

inn-ask-play = { $seat }: juega una carta o sigue
inn-ask-strike = { $seat }: golpea a { $other } o quédate en tu sitio
inn-ask-trick = { $seat }: descubre una treta o aguanta el golpe
inn-chance-shuffle = { $seat } baraja
inn-chance-die = { $seat } tira el dado

## Botones

inn-verb-play = Jugar { $source }
inn-verb-pass = Seguir
inn-verb-strike = Golpear
inn-verb-sit = Quedarse en el sitio
inn-verb-spring = Descubrir { $source }
inn-verb-bear = Aguantar

## Por qué no

inn-no-coins = { $card } cuesta { $cost }; tienes { $coins }.
inn-no-not-now = Eso no se puede hacer ahora.

## Registro

inn-log-round = Ronda { $round }
inn-log-draws = { $seat } roba una carta
inn-log-plays = { $seat } juega { $card }
inn-log-trick = { $seat } pone una treta boca abajo
inn-log-swings = { $seat } suelta el brazo: { $die }
inn-log-springs = { $seat } descubre { $card }
inn-log-hurt = { $seat } pierde { $amount } de salud

## A mano

inn-hand-moves = A mano: { $card } a { $zone }
inn-hand-health = A mano: salud de { $seat } { $before } → { $after }
inn-hand-coins = A mano: monedas de { $seat } { $before } → { $after }
inn-adjust-health = { $amount ->
    [1] Un punto de salud más
   *[other] Un punto de salud menos
}
inn-adjust-coins = { $amount ->
    [1] Una moneda más
   *[other] Una moneda menos
}
inn-adjust-move = Llevar a { $target }

## Zonas, como las nombra una frase y como las nombra un tapete

inn-zone-guest = Huésped de { $name }
inn-zone-deck = Mazo de { $name }
inn-zone-hand = Mano de { $name }
inn-zone-front = Delante de { $name }
inn-zone-tricks = Tretas de { $name }
inn-zone-discard = Descartes de { $name }

## Números, fichas, estados

inn-number-cost = coste
inn-number-strength = fuerza
inn-number-guard = guardia
inn-number-health = salud
inn-number-coin = monedas
inn-counter-health = Salud, { $name }
inn-counter-coins = Monedas, { $name }
inn-told-health = salud de { $name } { $value }
inn-told-coins = monedas de { $name } { $value }
inn-mark-striking = golpeando
inn-mark-done = esperando
inn-note-tricks = { $count ->
    [one] una treta
   *[other] { $count } tretas
}
inn-change-health = Salud de { $name }: { $before } → { $after }
inn-part-printed = impreso
inn-part-card = { $card }

## El golpe

inn-ledger = { $striker } golpea a { $struck }
inn-ledger-die = Dado
inn-ledger-loss = Pérdida
inn-coach-strike = Fuerza { $strength } y el dado contra guardia { $guard }.
inn-coach-general = Lo mejor que se ve en la mesa.

## Fases y pasos

inn-phase-opening = Apertura
inn-phase-table = En la mesa
inn-phase-brawl = Pelea
inn-step-arrive = Llegar
inn-step-play = Jugar
inn-step-choose = Golpear o no
inn-step-leave = Hacer sitio
inn-step-swing = Impulso
inn-step-trick = Tretas
inn-step-blow = Golpe
inn-steplong-arrive = El huésped que tiene el turno roba una carta y recibe una moneda.
inn-steplong-play = Se juegan cartas pagando monedas.
inn-steplong-choose = El huésped golpea al otro o se queda en su sitio.
inn-steplong-leave = El otro huésped pasa a la mesa.
inn-steplong-swing = Un dado se suma a la fuerza.
inn-steplong-trick = Quien recibe el golpe puede descubrir una treta.
inn-steplong-blow = Se pierde lo que la guardia no detiene.

## Cómo está y cómo acaba

inn-head-health = salud { $value }
inn-head-coins = monedas { $value }
inn-score-health = salud que queda
inn-end-won = Sigues en pie
inn-end-lost = Debajo de la mesa
inn-end-drawn = Nadie cede
inn-outcome-won = { $reason ->
    [out] El otro huésped está debajo de la mesa.
   *[other] La posada cierra y estás más entero.
}
inn-outcome-lost = { $reason ->
    [out] Estás debajo de la mesa.
   *[other] La posada cierra y el otro está más entero.
}
inn-outcome-drawn = La posada cierra y os acompañáis a casa.

## Valores de las cartas

inn-type-guest = Huésped
inn-type-weapon = Arma
inn-type-armour = Protección
inn-type-drink = Bebida
inn-type-trick = Treta
inn-type-luck = Suerte
inn-trait-kitchen = Cocina
inn-field-miss = Falla
