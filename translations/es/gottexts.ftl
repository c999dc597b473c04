# What the abilities of the cards of A Game of Thrones do, in the words of the vocabulary that they are written in.
# Nouns say "a character" ("one"), "each character" ("each") or the only one ("the").

## Parts of a card

gottexts-text-action =
    { $phase ->
        [marshal] en la fase de Reclutamiento: { $text }
        [challenges] en la fase de Reto: { $text }
        [dominance] en la fase de Dominación: { $text }
       *[none] { $text }
    }
gottexts-text-triggered = { $trigger }, { $text }
gottexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, si { $applies }
    }
gottexts-text-attaches-to = se vincula a { $group }
gottexts-text-blanks =
    { $applies ->
        [none] { $on } cuenta como si tuviera en blanco su texto de reglas, salvo los rasgos
       *[other] { $on } cuenta como si tuviera en blanco su texto de reglas, salvo los rasgos, si { $applies }
    }
gottexts-text-grants =
    { $kind ->
        [icon] { $applies ->
            [none] { $on } gana el icono { $icon }
           *[other] { $on } gana el icono { $icon }, si { $applies }
        }
        [keyword] { $applies ->
            [none] { $on } gana { $keyword }
           *[other] { $on } gana { $keyword }, si { $applies }
        }
        [trait] { $applies ->
            [none] { $on } gana el rasgo { $trait }
           *[other] { $on } gana el rasgo { $trait }, si { $applies }
        }
       *[way] { $applies ->
            [none] { $on } { $way }
           *[other] { $on } { $way }, si { $applies }
        }
    }
gottexts-text-forbids =
    { $what ->
        [be-bypassed] { $applies ->
            [none] { $to } no puede evitarse con Sigilo
           *[other] { $to } no puede evitarse con Sigilo, si { $applies }
        }
        [contribute] { $applies ->
            [none] { $to } no aporta su FUE al reto
           *[other] { $to } no aporta su FUE al reto, si { $applies }
        }
        [initiate] { $applies ->
            [none] { $to } no puede iniciar retos
           *[other] { $to } no puede iniciar retos, si { $applies }
        }
        [initiate-military] { $applies ->
            [none] { $to } no puede iniciar un reto Militar
           *[other] { $to } no puede iniciar un reto Militar, si { $applies }
        }
        [initiate-power] { $applies ->
            [none] { $to } no puede iniciar un reto de Poder
           *[other] { $to } no puede iniciar un reto de Poder, si { $applies }
        }
        [marshal-attachment] { $applies ->
            [none] { $to } no puede reclutar Accesorios
           *[other] { $to } no puede reclutar Accesorios, si { $applies }
        }
        [marshal-location] { $applies ->
            [none] { $to } no puede reclutar Lugares
           *[other] { $to } no puede reclutar Lugares, si { $applies }
        }
        [play-event] { $applies ->
            [none] { $to } no puede jugar Eventos
           *[other] { $to } no puede jugar Eventos, si { $applies }
        }
        [more-than-one] { $applies ->
            [none] { $to } no puede declarar más de un atacante o defensor en un reto
           *[other] { $to } no puede declarar más de un atacante o defensor en un reto, si { $applies }
        }
        [more-than-one-defender] { $applies ->
            [none] { $to } no puede declarar más de un defensor
           *[other] { $to } no puede declarar más de un defensor, si { $applies }
        }
        [stand-more-than-two-characters] { $applies ->
            [none] { $to } no puede poner en pie más de dos Personajes en la fase de Puesta en pie
           *[other] { $to } no puede poner en pie más de dos Personajes en la fase de Puesta en pie, si { $applies }
        }
        [trigger] { $applies ->
            [none] { $to } no puede activar capacidades de cartas
           *[other] { $to } no puede activar capacidades de cartas, si { $applies }
        }
       *[other] { $applies ->
            [none] { $to } tiene algo prohibido
           *[other] { $to } tiene algo prohibido, si { $applies }
        }
    }
gottexts-text-permits =
    { $what ->
        [enters-knelt] { $me } entra en juego de rodillas
        [more-limited] puedes reclutar o jugar una carta Limitada más en cada ronda
        [redirect] una vez por ronda puedes hacer que se redirija un reto
        [intrigue-claim-of-several] puedes hacer que paguen la Conquista de tus retos de intriga tantos adversarios como quieras
        [deckbuilding] { $me } dice qué puede y qué debe contener tu mazo
       *[other] { $me } permite más que las reglas
    }
gottexts-text-contributes =
    { $to ->
        [dominance] { $applies ->
            [none] { $me } añade { $amount } FUE a tu total para la Dominación
           *[other] { $me } añade { $amount } FUE a tu total para la Dominación, si { $applies }
        }
       *[challenge] { $applies ->
            [none] { $me } añade { $amount } FUE a tu bando en un reto
           *[other] { $me } añade { $amount } FUE a tu bando en un reto, si { $applies }
        }
    }
gottexts-text-costs-x = X es { $amount }
gottexts-text-as-soon-as = en cuanto { $condition }: { $do }
gottexts-text-more-challenges =
    { $elsewhere ->
        [yes] en la fase de Reto puedes iniciar un reto { $type } más, contra otro adversario
       *[no] en la fase de Reto puedes iniciar un reto { $type } más
    }
gottexts-text-most-on-host = no se puede vincular más de { $count } de { $me } a una misma carta
gottexts-text-draws-more =
    { $amount ->
        [one] en la fase de Robo robas una carta más
       *[other] en la fase de Robo robas { $amount } cartas más
    }
gottexts-text-supports =
    { $supports ->
        [none] { $me } no apoya a ningún otro Título
       *[other] { $me } apoya a { $supports }: no inicias retos contra quien lo ostenta
    }
gottexts-text-rivals = tus rivales son quienes ostentan { $rival } y { $other_rival }: vencer a uno de ellos te da 1 de Poder, una vez por ronda

## Limits and how long

gottexts-period-challenge = reto
gottexts-period-phase = fase
gottexts-period-round = ronda
gottexts-until-challenge = el final del reto
gottexts-until-phase = el final de la fase
gottexts-until-round = el final de la ronda

## Types of challenges, numbers, ways

gottexts-type-military = Militar
gottexts-type-intrigue = de Intriga
gottexts-type-power = de Poder
gottexts-type-intrigue-power = de Intriga o de Poder
gottexts-number-strength = FUE
gottexts-number-claim = Conquista
gottexts-number-cost = coste
gottexts-number-income = Oro
gottexts-number-reserve = Reserva
gottexts-way-attacks-standing-military = no se arrodilla al declararse como atacante en un reto Militar
gottexts-way-defends-kneeling-power = puede declararse como defensor en un reto de Poder incluso arrodillado
gottexts-way-defends-without-icon-power = puede declararse como defensor en un reto de Poder incluso sin icono de Poder
gottexts-way-defends-standing = no se arrodilla al declararse como defensor

## Kinds of cards

gottexts-kind-icon = icon
gottexts-kind-keyword = keyword
gottexts-kind-trait = trait
gottexts-kind-way = way
gottexts-kind-blank-but-traits = en blanco
gottexts-kind-baratheon = carta de la Casa Baratheon
gottexts-kind-baratheon-character = Personaje de la Casa Baratheon
gottexts-kind-greyjoy = carta de la Casa Greyjoy
gottexts-kind-greyjoy-character = Personaje de la Casa Greyjoy
gottexts-kind-lannister = carta de la Casa Lannister
gottexts-kind-lannister-character = Personaje de la Casa Lannister
gottexts-kind-martell = carta de la Casa Martell
gottexts-kind-martell-character = Personaje de la Casa Martell
gottexts-kind-stark = carta de la Casa Stark
gottexts-kind-stark-character = Personaje de la Casa Stark
gottexts-kind-targaryen = carta de la Casa Targaryen
gottexts-kind-targaryen-character = Personaje de la Casa Targaryen
gottexts-kind-thenightswatch = carta de la Guardia de la Noche
gottexts-kind-thenightswatch-character = Personaje de la Guardia de la Noche
gottexts-kind-tyrell = carta de la Casa Tyrell
gottexts-kind-tyrell-character = Personaje de la Casa Tyrell
gottexts-kind-character = Personaje
gottexts-kind-location = Lugar
gottexts-kind-event = Evento
gottexts-kind-loyal = carta leal
gottexts-kind-attachment-location = Accesorio o Lugar
gottexts-kind-character-trait-dothraki = Personaje Dothraki
gottexts-kind-character-trait-ironborn = Personaje Hijo del Hierro
gottexts-kind-trait-lord-character-trait-lady-character = Señor o Dama
gottexts-kind-trait-rhllor = carta con el rasgo R’hllor

## Titles

gottexts-title-stannis-baratheon = Stannis Baratheon
gottexts-title-balon-greyjoy = Balon Greyjoy
gottexts-title-joffrey-baratheon = Joffrey Baratheon
gottexts-title-the-wall = El Muro
gottexts-title-bran-stark = Bran Stark
gottexts-title-robb-stark = Robb Stark
gottexts-title-daenerys-targaryen = Daenerys Targaryen
gottexts-title-khal-drogo = Khal Drogo
gottexts-title-hand-of-the-king = Mano del Rey
gottexts-title-master-of-whispers = Consejero de los Rumores
gottexts-title-master-of-ships = Consejero Naval
gottexts-title-master-of-coin = Consejero de la Moneda
gottexts-title-master-of-laws = Consejero de los Edictos
gottexts-title-left = Izquierdo
gottexts-title-right = Derecho

## When

gottexts-trigger-ability-initiates = cuando vayan a iniciarse los efectos de una capacidad activada de un Personaje, Lugar o Accesorio
gottexts-trigger-opponents-event-initiates = cuando vayan a iniciarse los efectos de un Evento de un adversario
gottexts-trigger-challenge-initiated =
    { $against_you ->
        [yes] { $type ->
            [none] después de que se inicie un reto contra ti
           *[other] después de que se inicie contra ti un reto { $type }
        }
       *[no] { $type ->
            [none] después de que se inicie un reto
           *[other] después de que se inicie un reto { $type }
        }
    }
gottexts-trigger-gains-power = después de que { $those } gane Poder
gottexts-trigger-killed =
    { $nobles ->
        [yes] después de que muera un Señor o una Dama
       *[no] después de que muera un Personaje
    }
gottexts-trigger-killed-or-sacrificed = después de que un { $kind } tuyo muera o se sacrifique
gottexts-trigger-opponent-collects-income = después de que un adversario reciba sus ingresos
gottexts-trigger-phase-begins =
    { $phase ->
        [challenges] después de que empiece la fase de Reto
        [dominance] después de que empiece la fase de Dominación
       *[other] después de que empiece una fase
    }
gottexts-trigger-phase-ends =
    { $phase ->
        [challenges] cuando termine la fase de Reto
        [dominance] cuando termine la fase de Dominación
       *[none] cuando termine una fase
    }
gottexts-trigger-this-attacks = después de que { $me } se declare como atacante
gottexts-trigger-this-bypasses = después de que { $me } evite a un Personaje con Sigilo
gottexts-trigger-this-enters-play =
    { $how ->
        [ambush] después de que { $me } entre en juego por Emboscada
       *[none] { $in_challenge ->
            [yes] después de que { $me } entre en juego durante un reto
           *[no] { $phase ->
                [challenges] después de que { $me } entre en juego en la fase de Reto
               *[none] después de que { $me } entre en juego
            }
        }
    }
gottexts-trigger-this-grows = después de que un efecto de carta aumente la FUE de { $me }
gottexts-trigger-this-is-killed = cuando { $me } muera
gottexts-trigger-you-reveal-a-plot = después de que muestres una Trama
gottexts-trigger-comes-to-your-discard-pile = después de que una carta en juego llegue a tu pila de descartes
gottexts-trigger-this-is-revealed = cuando se muestre { $me }
gottexts-trigger-this-leaves-play = cuando { $me } abandone el juego
gottexts-trigger-this-pillages = después de que { $me } descarte una carta con Pillaje
gottexts-trigger-this-stands = después de que { $me } se ponga en pie
gottexts-trigger-would-be-killed = cuando { $those } vaya a morir
gottexts-trigger-would-leave-play = cuando { $those } vaya a morir o a descartarse del juego
gottexts-trigger-you-win-what =
    { $unopposed ->
        [yes] { $type ->
            [none] después de que ganes un reto sin oposición
           *[other] después de que ganes un reto { $type } sin oposición
        }
       *[no] { $type ->
            [none] después de que ganes un reto
           *[other] después de que ganes un reto { $type }
        }
    }
gottexts-trigger-you-win-side =
    { $side ->
        [attacking] { "" } como jugador atacante
        [defending] { "" } como jugador defensor
       *[any] { "" }
    }
gottexts-trigger-you-win =
    { $by ->
        [0] { $those ->
            [none] { gottexts-trigger-you-win-what }{ gottexts-trigger-you-win-side }
           *[other] { gottexts-trigger-you-win-what }{ gottexts-trigger-you-win-side } en el que participe { $those }
        }
       *[other] { gottexts-trigger-you-win-what }{ gottexts-trigger-you-win-side } por al menos { $by } FUE
    }
gottexts-trigger-you-lose-what =
    { $unopposed ->
        [yes] { $type ->
            [none] después de que pierdas un reto sin oposición
           *[other] después de que pierdas un reto { $type } sin oposición
        }
       *[no] { $type ->
            [none] después de que pierdas un reto
           *[other] después de que pierdas un reto { $type }
        }
    }
gottexts-trigger-you-lose-side =
    { $side ->
        [attacking] { "" } como jugador atacante
        [defending] { "" } como jugador defensor
       *[any] { "" }
    }
gottexts-trigger-you-lose =
    { $those ->
        [none] { gottexts-trigger-you-lose-what }{ gottexts-trigger-you-lose-side }
       *[other] { gottexts-trigger-you-lose-what }{ gottexts-trigger-you-lose-side } en el que participe { $those }
    }
gottexts-trigger-you-marshal-or-play = después de que reclutes o juegues una { $kind }
gottexts-trigger-you-marshal-this = después de que reclutes a { $me }
gottexts-trigger-you-win-dominance = después de que ganes la Dominación

## What it costs

gottexts-pays-chooses = elige hasta { $count } de estos: { $group }
gottexts-pays-chooses-strength = elige cartas de un mismo jugador que sumen { $count } FUE o menos, de estas: { $group }
gottexts-pays-discards = descarta { $count } carta de tu mano
gottexts-pays-kneels = arrodilla { $me-whom }
gottexts-pays-kneels-faction = arrodilla tu carta de Facción
gottexts-pays-kneels-one = arrodilla { $group }
gottexts-pays-pays = paga { $amount } de Oro
gottexts-pays-pays-x = paga X de Oro
gottexts-pays-removes-this = retira del juego { $me-whom }
gottexts-pays-returns-this = devuelve { $me-whom } a tu mano
gottexts-pays-sacrifices = sacrifica { $me-whom }
gottexts-pays-sacrifices-one = sacrifica { $group }
gottexts-pays-takes-token = descarta una ficha de Puesta en pie de { $me }

## Whom

gottexts-those-attachment =
    { $how ->
        [which] qué Accesorio
        [each] cada Accesorio
       *[one] un Accesorio
    }
gottexts-those-character =
    { $how ->
        [which] qué Personaje
        [each] cada Personaje
       *[one] un Personaje
    }
gottexts-those-location =
    { $how ->
        [which] qué Lugar
        [each] cada Lugar
       *[one] un Lugar
    }
gottexts-those-plot =
    { $how ->
        [which] qué Trama mostrada
        [each] cada Trama mostrada
       *[one] una Trama mostrada
    }
    .gender = feminine
gottexts-those-player =
    { $how ->
        [which] qué jugador
        [each] cada jugador
       *[one] un jugador
    }
gottexts-those-opponent =
    { $how ->
        [which] qué adversario
        [each] cada adversario
       *[one] un adversario
    }
gottexts-those-faction-card =
    { $how ->
        [which] qué carta de Facción
        [each] cada carta de Facción
       *[one] una carta de Facción
    }
    .gender = feminine
gottexts-those-card-in-play =
    { $how ->
        [which] qué carta en juego
        [each] cada carta en juego
       *[one] una carta en juego
    }
    .gender = feminine
gottexts-those-participating-character =
    { $how ->
        [which] qué Personaje participante
        [each] cada Personaje participante
       *[one] un Personaje participante
    }
gottexts-those-chosen-cards =
    { $how ->
        [which] cuál de las cartas elegidas
        [each] cada una de las cartas elegidas
       *[one] una de las cartas elegidas
    }
    .gender = feminine
gottexts-those-card-in-your-hand =
    { $how ->
        [which] qué carta
        [each] cada carta de tu mano
       *[one] una carta de tu mano
    }
    .gender = feminine
gottexts-those-card-in-your-discard-pile =
    { $how ->
        [which] qué carta
        [each] cada carta de tu pila de descartes
       *[one] una carta de tu pila de descartes
    }
    .gender = feminine
gottexts-those-card-in-your-dead-pile =
    { $how ->
        [which] qué carta
        [each] cada carta de tu pila de muertos
       *[one] una carta de tu pila de muertos
    }
    .gender = feminine
gottexts-those-card-in-an-opponent-s-discard-pile =
    { $how ->
        [which] qué carta de la pila de descartes de un adversario
        [each] cada carta de la pila de descartes de un adversario
       *[one] una carta de la pila de descartes de un adversario
    }
    .gender = feminine
gottexts-those-me = { $me }
gottexts-those-you = quien controla esta carta
gottexts-those-host = la carta a la que está vinculada
    .gender = feminine
gottexts-those-that-card = esa carta
    .gender = feminine
gottexts-those-target = esa carta
    .gender = feminine
gottexts-those-your-revealed-plot = tu Trama mostrada
    .gender = feminine
gottexts-those-attacking-player = quien ataca
gottexts-those-defending-player = quien defiende
gottexts-those-losing-player = quien pierde
gottexts-those-winning-player = quien gana
gottexts-those-that-player = ese jugador
gottexts-those-chosen-player = ese jugador

## Which of them

gottexts-which-an-opponent-s = de un adversario
gottexts-which-yours =
    { $gender ->
        [feminine] tuya
       *[other] tuyo
    }
gottexts-which-other = que no sea { $me }
gottexts-which-attacking = atacante
gottexts-which-defending =
    { $gender ->
        [feminine] defensora
       *[other] defensor
    }
gottexts-which-participating = participante
gottexts-which-kneeling =
    { $gender ->
        [feminine] arrodillada
       *[other] arrodillado
    }
gottexts-which-standing = en pie
gottexts-which-unique =
    { $gender ->
        [feminine] única
       *[other] único
    }
gottexts-which-not-unique =
    { $gender ->
        [feminine] no única
       *[other] no único
    }
gottexts-which-controlled-by = de { $players }
gottexts-which-faction = de la { $faction }
gottexts-which-trait = con el rasgo { $trait }
gottexts-which-named = de nombre { $title }
gottexts-which-kind = que sea: { $kind }
gottexts-which-icon = con el icono { $icon }
gottexts-which-not-icon = sin el icono { $icon }
gottexts-which-first-player = que sea el jugador inicial
gottexts-which-fewer-cards-than-you = con menos cartas en la mano que tú
gottexts-which-has-lost =
    { $defending ->
        [yes] { $type ->
            [none] que haya perdido un reto como jugador defensor
           *[other] que haya perdido un reto { $type } como jugador defensor
        }
       *[no] { $type ->
            [none] que haya perdido un reto
           *[other] que haya perdido un reto { $type }
        }
    }
gottexts-which-not-has-won = que no haya ganado un reto { $type } en esta fase
gottexts-which-with-attachments = con Accesorios
gottexts-which-not-with-attachments = sin Accesorios
gottexts-which-with-a-duplicate = con un duplicado
gottexts-which-printed-at-most =
    { $number ->
        [FUE] con FUE impresa de como mucho { $amount }
       *[other] con { $number } impreso de como mucho { $amount }
    }
gottexts-which-strength-at-most = con FUE de como mucho { $amount }
gottexts-which-weaker-than-this = con menos FUE que { $me }

## How much, and if

gottexts-worked-all-of = { $first } y { $second }
gottexts-worked-attacks-alone = { $me } ataca en solitario
gottexts-worked-came-by-ambush = { $me } entró en juego en ella por Emboscada
gottexts-worked-either = { $yes } si { $condition }, y si no { $no }
gottexts-worked-gold-in-your-pool = 1 por cada ficha de Oro de tu suministro
gottexts-worked-its-base-value = 0 en lugar de su valor básico
gottexts-worked-named-type = se nombró el reto { $type }
gottexts-worked-number-of = 1 por cada uno de estos: { $those }
gottexts-worked-per-margin = 1 por cada { $each } FUE de diferencia
gottexts-worked-plots-in-your-used-pile = 1 por cada Trama de tu pila de cartas usadas
gottexts-worked-printed-cost-of = el coste impreso de { $those }
gottexts-worked-you-go-first = eres el jugador inicial
gottexts-worked-another-goes-first = el jugador inicial es otro
gottexts-worked-attacks-now = { $me } está atacando
gottexts-worked-participates-now = { $me } participa
gottexts-worked-stands-now = { $me } está en pie
gottexts-worked-there-is = hay { $those }
gottexts-worked-there-is-no = no se da esto: { $those }
gottexts-worked-tokens-here = haya { $count } fichas de Traición sobre { $me }
gottexts-worked-x = X
gottexts-worked-you-defend = eres el jugador defensor
gottexts-worked-you-fight = el reto es tuyo o contra ti
gottexts-worked-you-participate = participa un Personaje tuyo
gottexts-worked-you-attack-a-rival = atacas a un rival
gottexts-worked-you-have-initiated-a-challenge = has iniciado un reto en esta fase
gottexts-worked-your-first-military-challenge = es tu primer reto Militar de la ronda
gottexts-worked-attacks-beside-you = otra carta tuya de la Guardia de la Noche ataque mientras { $me } esté en pie
gottexts-worked-attacks-no-more-beside-you = ya no ataque ninguna, o { $me } se arrodille
gottexts-worked-you-have-not-lost =
    { $defending ->
        [yes] { $type ->
            [none] no has perdido ningún reto como jugador defensor
           *[other] no has perdido ningún reto { $type } como jugador defensor
        }
       *[no] { $type ->
            [none] no has perdido ningún reto
           *[other] no has perdido ningún reto { $type }
        }
    }
gottexts-worked-during =
    { $type ->
        [none] se está resolviendo un reto
       *[other] se está resolviendo un reto { $type }
    }
gottexts-worked-first-this-round =
    { $played ->
        [yes] no has jugado ninguno en esta ronda: { $kind }
       *[no] no has reclutado ninguno en esta ronda: { $kind }
    }

## What it does

gottexts-does-kneel = arrodilla { $subject-whom }
gottexts-does-stand = pon en pie { $subject-whom }
gottexts-does-kill = mata a { $subject }
gottexts-does-discard = descarta del juego { $subject-whom }
gottexts-does-discard-unsaved = descarta del juego { $subject-whom } (no puede salvarse)
gottexts-does-sacrifice = sacrifica { $subject-whom }
gottexts-does-return-to-hand = devuelve { $subject-whom } a la mano de su propietario
gottexts-does-return-unsaved = devuelve { $subject-whom } a la mano de su propietario (no puede salvarse)
gottexts-does-remove-from-game = retira { $subject-whom } del juego
gottexts-does-save-it = se salva
gottexts-does-cancel-it = se anulan
gottexts-does-take-control = toma el control de { $subject }
gottexts-does-move-power-to-you = traslada { $amount } de Poder de la carta de Facción de { $subject } a la tuya
gottexts-does-discard-power = descarta { $amount } de Poder de { $subject }
gottexts-does-remove-from-challenge = retira { $subject-whom } del reto
gottexts-does-join-challenge = { $subject } participa a partir de ahora
gottexts-does-modify = { $numbers } para { $subject } hasta { $until }
gottexts-does-loses-icon = { $subject } pierde un icono { $icon } hasta { $until }
gottexts-does-dies-at-0 = { $subject } muere si su FUE es 0 hasta { $until }
gottexts-does-must-defend = { $subject } debe declararse como defensor hasta { $until }, si es posible
gottexts-does-claim-in = tu Conquista es { $amount } mayor en cada reto { $type } hasta { $until }
gottexts-does-may-initiate-more = puedes iniciar un reto { $type } más hasta { $until }
gottexts-does-names = se nombra el reto { $type }
gottexts-does-move-gold-to-you = traslada { $amount } de Oro del suministro de { $subject } al tuyo
gottexts-does-return-gold = todo el Oro de { $subject } vuelve a la Tesorería
gottexts-does-discard-top = descarta { $count } del mazo de { $subject }
gottexts-does-put-into-play = pon en juego bajo tu control { $subject-whom }
gottexts-does-swap = intercambia { $one } con { $other }
gottexts-does-reveal-new-plot = { $subject } muestra una nueva Trama
gottexts-does-to-hand = lleva a tu mano { $subject-whom }
gottexts-does-into-deck = baraja { $subject-whom } en el mazo de su propietario
gottexts-does-search = busca en las { $count } cartas superiores de tu mazo una de esta clase, llévala a tu mano y baraja: { $kind }
gottexts-does-look-at-top = mira las { $count } cartas superiores de tu mazo, lleva hasta { $take } a tu mano y pon las demás bajo el mazo
gottexts-does-all-but-three-each-die = cada jugador elige hasta tres de sus Personajes, y todos los demás mueren (no pueden salvarse)
gottexts-does-each-player-discards-one = cada jugador elige uno de sus Personajes, que se descarta del juego (no puede salvarse)
gottexts-does-behead-a-card-at-random = se descarta al azar una carta de esa mano; un Personaje va a la pila de muertos, y tu facción gana 2 de Poder
gottexts-does-arrange-the-top = mira las cinco cartas superiores de ese mazo, pon hasta tres debajo y las demás encima en cualquier orden
gottexts-does-attach-itself = { $me } se vincula a ese Personaje como Estado
gottexts-does-dies-of-poison = si aún tiene una ficha de Veneno, retírala y muere
gottexts-does-discard-the-top-card-and-a-copy = se descarta la carta superior de ese mazo; luego puedes descartar del juego una copia de ella
gottexts-does-look-and-discard = mira esa mano y elige una carta de ella para descartarla
gottexts-does-is-considered-to-be-participating = { $me } se considera atacante
gottexts-does-participates-no-more = { $me } deja de considerarse atacante
gottexts-does-put-the-top-card-on-this-as-a-duplicate = la carta superior de tu mazo se coloca boca abajo sobre { $me } como duplicado
gottexts-does-reveal-the-top-card = muestra la carta superior de tu mazo: si es una carta Stark, la robas
gottexts-does-search-for-another-type = el perdedor nombra un tipo de carta; busca en tu mazo una carta de otro tipo, llévala a tu mano y baraja
gottexts-does-that-player-kills-one = ese jugador elige uno de sus Personajes, que muere
gottexts-does-save-the-card-above = la carta bajo la que está se salva
gottexts-does-cannot =
    { $what ->
        [defend] { $subject } no puede declararse como defensor hasta { $until }
        [contribute] { $subject } no aporta su FUE hasta { $until }
       *[other] { $subject } tiene algo prohibido hasta { $until }
    }
gottexts-does-player-cannot =
    { $what ->
        [initiate-military] { $subject } no puede iniciar retos Militares hasta { $until }
        [initiate-intrigue] { $subject } no puede iniciar retos de Intriga hasta { $until }
        [initiate-power] { $subject } no puede iniciar retos de Poder hasta { $until }
        [initiate-against-you] { $subject } no puede iniciar retos contra ti hasta { $until }
       *[other] { $subject } tiene algo prohibido hasta { $until }
    }
gottexts-does-gain-power =
    { $amount ->
        [one] { $subject } gana 1 de Poder
        [other] { $subject } gana { $amount } de Poder
       *[worked] { $subject } gana Poder: { $amount }
    }
gottexts-does-power-for-faction =
    { $amount ->
        [one] gana 1 de Poder para tu facción
        [other] gana { $amount } de Poder para tu facción
       *[worked] gana Poder para tu facción: { $amount }
    }
gottexts-does-gain-gold =
    { $amount ->
        [one] gana 1 de Oro
        [other] gana { $amount } de Oro
       *[worked] gana Oro: { $amount }
    }
gottexts-does-discard-at-random =
    { $count ->
        [one] { $subject } descarta al azar 1 carta de su mano
       *[other] { $subject } descarta al azar { $count } cartas de su mano
    }
gottexts-does-gains = { $subject } gana el icono { $icon } hasta { $until }
gottexts-does-goes-to =
    { $area ->
        [hand] va a la mano de su propietario en su lugar
        [deck] se baraja en el mazo de su propietario en su lugar
       *[other] va a otro lugar
    }
gottexts-does-later =
    { $moment ->
        [challenge-won] si ganas este reto: { $deed }
       *[phase-ends] al final de la fase, si aún está en juego: { $deed }
    }
gottexts-does-draw =
    { $count ->
        [one] roba 1 carta
       *[other] roba { $count } cartas
    }
gottexts-does-place =
    { $token ->
        [stand] coloca una ficha de Puesta en pie sobre { $subject }
        [poison] coloca una ficha de Veneno sobre { $subject }
        [betrayal] coloca una ficha de Traición sobre { $subject }
       *[other] coloca una ficha sobre { $subject }
    }
gottexts-does-reduce-next =
    { $marshaled ->
        [yes] la próxima vez que reclutes cualquier { $kind } en esta fase, cuesta { $amount } menos
       *[no] la próxima vez que reclutes o juegues cualquier { $kind } en esta fase, cuesta { $amount } menos
    }

## Qué le pasa a lo elegido, en la pregunta que lo pide

gottexts-it-kneel = se arrodilla
gottexts-it-stand = se pone en pie
gottexts-it-kill = muere
gottexts-it-discard = se descarta del juego
gottexts-it-return-to-hand = vuelve a la mano de su propietario
gottexts-it-return-unsaved = vuelve a la mano de su propietario
gottexts-it-put-into-play = entra en juego bajo tu control
gottexts-it-into-deck = se baraja en el mazo de su propietario
gottexts-it-to-hand = va a tu mano
gottexts-it-place =
    { $token ->
        [stand] recibe una ficha de Puesta en pie
        [poison] recibe una ficha de Veneno
        [betrayal] recibe una ficha de Traición
       *[other] recibe una ficha
    }
gottexts-it-gain-power =
    { $amount ->
        [one] gana 1 de Poder
        [other] gana { $amount } de Poder
       *[worked] gana Poder
    }
gottexts-it-discard-power = pierde { $amount } de Poder
gottexts-it-move-power-to-you = pierde { $amount } de Poder en tu favor
gottexts-it-gain-gold-you = dice cuánto Oro ganas
gottexts-it-remove-from-challenge = se retira del reto
gottexts-it-join-challenge = entra en el reto
gottexts-it-take-control = pasa a estar bajo tu control
gottexts-it-modify = recibe { $numbers }
gottexts-it-loses-icon = pierde un icono { $icon }
gottexts-it-gains = gana el icono { $icon }
gottexts-it-dies-at-0 = muere si su FUE es 0
gottexts-it-must-defend = debe defender si es posible
gottexts-it-cannot =
    { $what ->
        [defend] no puede declararse como defensor
        [contribute] no aporta su FUE
       *[other] tiene algo prohibido
    }
gottexts-it-discard-the-top-card-and-a-copy = descarta la carta superior de su mazo
gottexts-it-behead-a-card-at-random = pierde al azar una carta de su mano
gottexts-it-look-and-discard = te enseña su mano y pierde una carta de ella
gottexts-it-that-player-kills-one = debe matar a uno de sus Personajes
gottexts-it-swap = se intercambia
gottexts-it-arrange-the-top = ve su mazo mirado y ordenado por arriba
