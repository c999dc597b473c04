# Lo que hacen las cartas del juego de cartas coleccionables de la Tierra Media, con las palabras en que están escritas.

## Partes de una carta

mectexts-text-action =
    { $phase ->
        [organization] en tu fase de organización: { $text }
        [long-event] en tu fase de sucesos duraderos: { $text }
        [movement] en una fase de movimiento/adversidades: { $text }
        [site] en tu fase de lugares: { $text }
        [end-of-turn] en tu fase de final del turno: { $text }
        [attack] al enfrentarse a un ataque: { $text }
        [strike] en un golpe: { $text }
        [check] en un chequeo de corrupción: { $text }
        [influence] en un chequeo de influencia: { $text }
        [chain] como respuesta: { $text }
       *[other] cuando quieras: { $text }
    }
mectexts-text-triggered = { $trigger }: { $text }
mectexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, si { $applies }
    }
mectexts-text-adds =
    { $total ->
        [draw] cartas que su jugador puede robar por la compañía: más
        [faction-checks] chequeos de influencia contra facciones { $amount }
        [general-influence] influencia general de su jugador +{ $amount }
        [hand] cartas en la mano de su jugador +{ $amount }
        [influence-by] chequeos de influencia de su portador { $amount }
        [opponent-draw] cartas que el oponente puede robar por la compañía { $amount }
       *[other] tiradas que examinan anillos +{ $amount }
    }
mectexts-text-bars = aquí no puede entrar en juego nadie { $which }, salvo en su lugar natal
mectexts-text-bonus =
    { $most ->
        [0] su portador: +{ $amount } { $number }
       *[other] su portador: +{ $amount } { $number }, hasta un máximo de { $most }
    }
mectexts-text-changes-attacks = los ataques cambian, si { $applies }
mectexts-text-discarded-when = descarta { $me } en cuanto lo diga su texto
mectexts-text-forbids =
    { $what ->
        [follow] { $to } no puede ser controlado con influencia directa
       *[other] { $to } no puede enderezarse
    }
mectexts-text-grants =
    { $kind ->
        [cancels-attacks] los ataques contra compañías de servidores aquí se cancelan
        [haven-for-hazards] { $on } es un refugio para jugar adversidades
        [heals] en { $on } se cura como en un refugio
        [heals-all] lo que cura aquí a uno cura a todos
        [heals-company] lo que cura a uno de su compañía cura a toda ella
        [never-taps] { $on } no se gira nunca
        [no-attacks] { $on } no tiene ataques automáticos
        [normal-attacks] las criaturas atacan normalmente en { $on }
        [second-leader] { $on } puede ser líder junto a otro
        [sheltered] { $on } no puede ser atacado
       *[other] { $on } no se descarta por chequeos de resistencia
    }
mectexts-text-in-facts = las reglas juegan todo lo que dice { $me }
mectexts-text-influence-against = { $on }: +{ $amount } a la influencia directa contra quienes sean { $against }
mectexts-text-names-of-target = al declarar { $me } se nombra de cuál de varias se trata
mectexts-text-permits =
    { $what ->
        [any-time] { $me } puede jugarse en cualquier momento
        [brings-many] puedes poner en juego tantos personajes como quieras
        [discards-at-body] un chequeo de resistencia igual a la resistencia descarta a quien no sea avatar
        [ends-phase] { $me } se juega al final de la fase de organización
        [fetches-lesser-ring] un Anillo Menor puede buscarse en el mazo de juego y la pila de descartes
        [free-of-limit] { $me } no cuenta para el límite de adversidades
        [guards-answer] en guardia, { $me } puede revelarse en respuesta a lo que cancela
        [guards-attack] en guardia, { $me } puede revelarse antes de los ataques automáticos
        [guards-influence] en guardia, { $me } puede revelarse cuando un personaje de la compañía intenta influir
        [guards-resource] en guardia, { $me } puede revelarse cuando un recurso giraría el lugar
        [halves-body] los de ciertas razas tienen la mitad de resistencia contra { $me }
        [haven-in] { $me } cuenta como refugio en la fase de enderezar
        [makes-leader] { $me } hace líder a quien lo lleva
        [makes-site] { $me } convierte el lugar en un Bastión Fronterizo
        [may-be-stored] { $me } puede almacenarse
        [opponents-turn] { $me } puede jugarse en el turno de tu oponente
        [plays-as-sauron] juegas como Sauron
        [requires] { $me } necesita un personaje con esa habilidad
        [requires-skill] una carta que necesite habilidad por golpe
        [same-character] todos sus ataques son contra el mismo personaje
        [sends-back] { $me } puede devolver una compañía
        [shuffles-back] { $me } puede enseñarse y barajarse en el mazo de juego
        [singles-out] de varios ataques queda solo uno
        [starts-attack] { $me } inicia un ataque: no se juega como respuesta
        [stored-along] { $me } se almacena con aquello sobre lo que está
       *[other] { $me } puede entrar en juego además del personaje del turno
    }
mectexts-text-repeats-attacks = cada ataque automático de esa raza se afronta una vez más
mectexts-text-requires = juega { $me } solo donde su texto lo permite
mectexts-text-storing =
    { $side ->
        [hero] los héroes pueden almacenar también en la fase de final del turno
       *[other] tus servidores pueden almacenar también en la fase de final del turno
    }
mectexts-text-unlike =
    { $scope ->
        [company] solo una en una compañía
        [host] solo una sobre una carta
        [player] solo una por jugador
       *[other] solo una en juego
    }

## Nombres

mectexts-race-orc = Orco
mectexts-race-troll = Troll
mectexts-race-man = Hombre
mectexts-race-elf = Elfo
mectexts-race-dwarf = Enano
mectexts-race-hobbit = Hobbit
mectexts-race-dunadan = Dúnadan
mectexts-race-undead = Muerto Viviente
mectexts-race-wolf = Lobo
mectexts-race-spider = Araña
mectexts-race-animal = Animal
mectexts-race-drake = Draque
mectexts-race-dragon = Dragón
mectexts-race-slayer = Exterminador
mectexts-race-nazgul = Nazgûl
mectexts-race-wizard = Mago
mectexts-race-ringwraith = Espectro del Anillo
mectexts-race-orc-troll = Orco o Troll
mectexts-race-dragon-drake = Dragón o Draque
mectexts-race-wizard-ringwraith = Mago o Espectro del Anillo
mectexts-race-hobbit-dwarf-orc-ringwraith = Hobbit, Enano, Orco o Espectro del Anillo
mectexts-skill-warrior = guerrero
mectexts-skill-scout = explorador
mectexts-skill-ranger = montaraz
mectexts-skill-sage = sabio
mectexts-skill-diplomat = diplomático
mectexts-keyword-environment = ambiental
mectexts-keyword-palantir = Palantír
mectexts-keyword-the-one-ring = El Anillo Único
mectexts-keyword-shadow-magic = magia de las sombras
mectexts-keyword-spirit-magic = magia espiritual
mectexts-keyword-spell = sortilegio
mectexts-type-resource = recurso
mectexts-type-character = personaje
mectexts-type-hazard = adversidad
mectexts-site-border-hold = Bastión Fronterizo
mectexts-site-free-hold = Bastión Libre
mectexts-site-ruins = Ruinas y Guaridas
mectexts-site-shadow-hold = Bastión de la Sombra
mectexts-site-dark-hold = Bastión de la Oscuridad
mectexts-site-haven = refugio
mectexts-region-wilderness = Tierra Salvaje
mectexts-region-shadow-land = Tierra de la Sombra
mectexts-region-dark-domain = Región de la Oscuridad
mectexts-region-coastal-sea = Costa
mectexts-region-border-land = Tierra Fronteriza
mectexts-region-free-domain = Región Libre
mectexts-mode-fell-rider = modo Jinete Maligno
mectexts-mode-heralded-lord = modo Señor de los Hombres
mectexts-mode-black-rider = modo Jinete Negro
mectexts-check-corruption = chequeo de corrupción
mectexts-check-influence = chequeo de influencia
mectexts-check-attempt = intento de influencia

## Cuándo

mectexts-trigger-any-deck-exhausted = cuando se agota cualquier mazo de juego
mectexts-trigger-attack-is-defeated = cuando se derrota un ataque de esa raza
mectexts-trigger-attack-that-was-singled-out-is-defeated = cuando se derrota el ataque que quedó
mectexts-trigger-bearer-is-wounded = cuando resulta herido quien controla { $me }
mectexts-trigger-creature-attacks-another-company = cuando una criatura ataca a otra de tus compañías
mectexts-trigger-its-attack-is-over = cuando acaba el ataque de { $me }
mectexts-trigger-its-automatic-attack-ends = tras un ataque automático de { $me }
mectexts-trigger-its-creature-has-attacked = tras el ataque de la criatura reservada
mectexts-trigger-its-strikes-are-about-to-be-assigned = antes de asignar los golpes de { $me }
mectexts-trigger-leaves-play = cuando { $me } sale del juego
mectexts-trigger-strike-would-wound-its-bearer = cuando un golpe contra el portador tiene éxito
mectexts-trigger-the-attack-is-over = tras ese ataque
mectexts-trigger-this-attack-ends = tras el ataque de { $me }
mectexts-trigger-this-is-eliminated = cuando { $me } es eliminado
mectexts-trigger-this-is-stored = cuando se almacena { $me }
mectexts-trigger-turn-ends = al final de cada turno
mectexts-trigger-turn-of-its-bearer-ends = al final de cada turno del portador
mectexts-trigger-your-avatar-comes-into-play = cuando tu Espectro del Anillo entra en juego
mectexts-trigger-gains-item = cada vez que llega un objeto a { $those }
mectexts-trigger-each-company-begins =
    { $phase ->
        [site] al principio de la fase de lugares de cada compañía
       *[other] al empezar la fase de movimiento/adversidades de cada compañía
    }
mectexts-trigger-ends = al final de cada fase de enderezamiento del portador
mectexts-trigger-its-phase-ends = al final de la fase de movimiento/adversidades de su compañía

## Lo que cuesta

mectexts-pays-announces-tribe = anuncia un tipo de criatura
mectexts-pays-discards = descarta { $group }
mectexts-pays-discards-from-hand = descarta { $group }
mectexts-pays-discards-stored = descarta { $title } de donde se almacenó, { $place }
mectexts-pays-discards-this = descarta { $me-whom }
mectexts-pays-names = con { $group }
mectexts-pays-names-attack = nombra un ataque automático de allí
mectexts-pays-names-region = nombra una región de ese tipo del itinerario
mectexts-pays-taps = gira { $group-whom }
mectexts-pays-tries =
    { $freely ->
        [yes] sin girarse
       *[other] gira al portador
    }

## Quiénes

mectexts-those-ally-of-the-company =
    { $how ->
        [which] qué aliado de la compañía
        [each] cada aliado de la compañía
       *[one] un aliado de la compañía
    }
mectexts-those-card-in-play =
    { $how ->
        [which] qué carta en juego
        [each] cada carta en juego
       *[one] una carta en juego
    }
mectexts-those-card-in-your-discard-pile =
    { $how ->
        [which] qué carta
        [each] cada carta de tu pila de descartes
       *[one] una carta de tu pila de descartes
    }
mectexts-those-card-in-your-hand =
    { $how ->
        [which] qué carta de tu mano
        [each] cada carta de tu mano
       *[one] una carta de tu mano
    }
mectexts-those-card-in-your-sideboard =
    { $how ->
        [which] qué carta
        [each] cada carta de tu baraja complementaria
       *[one] una carta de tu baraja complementaria
    }
mectexts-those-card-looked-through =
    { $how ->
        [which] qué carta
        [each] cada carta de las miradas
       *[one] una carta de las miradas
    }
    .gender = feminine
mectexts-those-character =
    { $how ->
        [which] qué personaje
        [each] cada personaje
       *[one] un personaje
    }
mectexts-those-character-of-its-bearer-s-company =
    { $how ->
        [which] qué personaje de la compañía del portador
        [each] cada personaje de la compañía del portador
       *[one] un personaje de la compañía del portador
    }
mectexts-those-character-of-its-company =
    { $how ->
        [which] qué personaje de su compañía
        [each] cada personaje de su compañía
       *[one] un personaje de su compañía
    }
mectexts-those-character-of-the-company =
    { $how ->
        [which] qué personaje de la compañía
        [each] cada personaje de la compañía
       *[one] un personaje de la compañía
    }
mectexts-those-character-of-the-company-it-is-on =
    { $how ->
        [which] qué personaje de la compañía
        [each] cada personaje de la compañía
       *[one] un personaje de la compañía
    }
mectexts-those-character-under-attack =
    { $how ->
        [which] qué personaje de la compañía atacada
        [each] cada personaje de la compañía atacada
       *[one] un personaje de la compañía atacada
    }
mectexts-those-character-where-its-bearer-is =
    { $how ->
        [which] qué personaje de allí
        [each] cada personaje donde está el portador
       *[one] un personaje donde está el portador
    }
mectexts-those-declared-card-that-needs-a-scout =
    { $how ->
        [which] qué carta que necesite un explorador
        [each] cada carta que necesite un explorador
       *[one] una carta que necesite un explorador
    }
mectexts-those-declared-environment =
    { $how ->
        [which] qué carta ambiental
        [each] cada carta ambiental
       *[one] una carta ambiental
    }
mectexts-those-declared-hazard-on-the-company =
    { $how ->
        [which] qué adversidad sobre la compañía
        [each] cada adversidad sobre la compañía
       *[one] una adversidad sobre la compañía
    }
mectexts-those-declared-return-to-the-site-of-origin =
    { $how ->
        [which] qué carta que haría volver a la compañía
        [each] cada carta que devolvería a la compañía
       *[one] lo que devolvería a la compañía
    }
mectexts-those-faction =
    { $how ->
        [which] qué facción
        [each] cada facción
       *[one] una facción
    }
mectexts-those-hazard-event =
    { $how ->
        [which] qué adversidad de suceso en juego
        [each] cada adversidad de suceso en juego
       *[one] una adversidad de suceso en juego
    }
mectexts-those-item =
    { $how ->
        [which] qué objeto
        [each] cada objeto
       *[one] un objeto
    }
mectexts-those-item-of-the-company =
    { $how ->
        [which] qué objeto de la compañía
        [each] cada objeto de la compañía
       *[one] un objeto de la compañía
    }
mectexts-those-lasting-card-that-needed-a-scout =
    { $how ->
        [which] qué carta de explorador que aún dura
        [each] cada carta de explorador que aún dura
       *[one] una carta de explorador que aún dura
    }
mectexts-those-site =
    { $how ->
        [which] qué lugar
        [each] cada lugar
       *[one] un lugar
    }
mectexts-those-who-paid-of-your-character =
    { $how ->
        [which] qué personaje tuyo que se ha girado
        [each] tu personaje que se ha girado
       *[one] tu personaje que se ha girado
    }
mectexts-those-your-character =
    { $how ->
        [which] qué personaje tuyo
        [each] cada personaje tuyo
       *[one] un personaje tuyo
    }
mectexts-those-your-company =
    { $how ->
        [which] qué compañía tuya
        [each] cada compañía tuya
       *[one] una compañía tuya
    }
mectexts-those-character-facing-the-strike = el objetivo del golpe
mectexts-those-chosen-cards = quien se nombró para ello
mectexts-those-host = el portador
mectexts-those-its-bearer = el portador
mectexts-those-me = { $me }
mectexts-those-site-of-the-company = el lugar de la compañía
mectexts-those-this-company = la compañía
mectexts-those-who-makes-the-check = quien hace el chequeo
mectexts-those-wounded-by-it = cada personaje al que hirió
mectexts-those-you = tú
mectexts-those-your-avatar = tu avatar
mectexts-those-target = esa carta

## Cuáles

mectexts-which-above-ground = que no sea Lugar de las Profundidades
mectexts-which-at = en { $title }
mectexts-which-at-a = en { $site }
mectexts-which-at-a-haven = en un refugio
mectexts-which-bearing = que lleve { $those }
mectexts-which-not-bearing = que no lleve { $those }
mectexts-which-bearing-a-ring = que lleve un anillo
mectexts-which-character = que sean personajes
mectexts-which-covert = en una compañía encubierta
mectexts-which-faction = que sean facciones
mectexts-which-follower-of-a-troll-leader = que siga a un Troll líder
mectexts-which-hazard = que sea una adversidad
mectexts-which-in-company-of = en una compañía de { $most } personajes o menos
mectexts-which-in-the-company-of-its-bearer = en la compañía del portador
mectexts-which-in-the-company-of-who-plays-it = en la misma compañía
mectexts-which-whose-company-is-tried = contra cuya compañía se intenta
mectexts-which-in-your-avatar-s-company = en la compañía de tu avatar
mectexts-which-keyword = con la palabra { $keyword }
mectexts-which-leader = que sea líder
mectexts-which-mind-at-most = con mente de { $most } o menos
mectexts-which-minion = que sea servidor
mectexts-which-no-dragon-s-lair = que no sea guarida de Dragón
mectexts-which-no-environment = que no sea ambiental
mectexts-which-no-wizard-or-ringwraith = que no sea Mago ni Espectro del Anillo
mectexts-which-not-race = que no sea { $race }
mectexts-which-race = de la raza { $race }
mectexts-which-not-ringwraith = que no sea Espectro del Anillo
mectexts-which-overt = en una compañía descubierta
mectexts-which-played-at = que se jueguen en { $title }
mectexts-which-size-at-most = en una compañía de tamaño { $most } o menor
mectexts-which-skill = con la habilidad { $skill }
mectexts-which-tapped = que se haya girado
mectexts-which-titled = con el nombre { $title }
mectexts-which-together-with = junto con { $those }
mectexts-which-type = del tipo { $type }
mectexts-which-uncursed = sin carta de corrupción este turno
mectexts-which-untapped = que esté sin girar
mectexts-which-facing-the-attack = que pueda ser atacado
mectexts-which-unwounded = sin heridas
mectexts-which-where-information-is-playable = donde se pueda jugar Información
mectexts-which-where-this-one-is = en el mismo lugar
mectexts-which-where-your-avatar-is = donde esté tu avatar
mectexts-which-with-an-automatic-attack-by-a-dragon = con un ataque automático de Dragón
mectexts-which-with-more-than-one-orc = con más de un Orco
mectexts-which-wizard = que sea Mago
mectexts-which-wounded = con heridas
mectexts-which-yours = de los tuyos
mectexts-which-kind =
    { $kind ->
        [creature] que sea criatura
        [major-item] que sea objeto mayor o gran objeto
        [minor-item] que sea objeto menor
       *[other] que sea suceso permanente
    }

## Lo que se cumple

mectexts-worked-against-its-company = su compañía es atacada
mectexts-worked-at-the = la compañía está en { $site }
mectexts-worked-at-the-site = la compañía está en { $title }
mectexts-worked-attacked-by = el ataque es de la raza { $race }
mectexts-worked-against-a-wizard-no-ringwraith-revealed = tu rival es un jugador Mago y tú no has mostrado ningún Espectro del Anillo
mectexts-worked-both-hold = { $first } y { $second }
mectexts-worked-either-holds = { $first } o { $second }
mectexts-worked-checking-for = es un { $check }
mectexts-worked-counts = el número de { $those }
mectexts-worked-deck-of = tu mazo de juego tiene al menos { $count } cartas
mectexts-worked-doors-of-night = Puertas de la Noche está en juego
mectexts-worked-fighting = el ataque es de la raza { $race }
mectexts-worked-host-is = el portador es uno { $which }
mectexts-worked-in-mode = { $me } está en { $mode }
mectexts-worked-in-play-is = { $title } está en juego
mectexts-worked-in-use = está en uso
mectexts-worked-its-bearer-faces-the-strike = su portador se enfrenta al golpe
mectexts-worked-its-company = se trata de su compañía
mectexts-worked-keyed-to = el ataque está situado en { $region }
mectexts-worked-path-has = { $count } veces { $region } o similar en el itinerario
mectexts-worked-the-company-has-entered = la compañía ha entrado en el lugar
mectexts-worked-the-gates-of-morning = Puertas del Amanecer cuenta como en juego
mectexts-worked-the-site-is-untapped = el lugar está sin girar
mectexts-worked-this-is = { $me } es uno { $which }
mectexts-worked-a-creature-attacks-its-company-away-from-sites = una criatura no situada en un lugar ataca a su compañía
mectexts-worked-a-creature-attacks-your-company-away-from-sites = una criatura que no se jugó en un lugar ataca a tu compañía mientras ella está en un Refugio Oscuro
mectexts-worked-a-small-company-attacked-in-the-wild = su compañía es de tamaño dos o menos y el ataque está situado en Tierra Salvaje o Tierra de la Sombra
mectexts-worked-a-brother-is-there = uno de los otros dos está en la compañía
mectexts-worked-a-wraith-strikes-her = la golpea un Nazgûl o Espectro del Anillo
mectexts-worked-its-own-attack-as-it-says = es el ataque de { $me }
mectexts-worked-against-a-faction = es contra una facción
mectexts-worked-another-hobbit-is-struck = el golpe es contra otro Hobbit de la compañía
mectexts-worked-at-a-hold-with-automatic-attacks = el lugar es un Bastión Fronterizo o Libre con ataques automáticos
mectexts-worked-at-a-tapped-border-hold = el lugar es un Bastión Fronterizo girado
mectexts-worked-at-a-tapped-dark-site = el lugar es un Bastión de la Oscuridad o de la Sombra girado
mectexts-worked-at-ruins-with-automatic-attacks = el lugar es Ruinas y Guaridas con ataques automáticos
mectexts-worked-at-ruins-with-doors-of-night = el lugar es Ruinas y Guaridas y Puertas de la Noche está en juego
mectexts-worked-before-the-council = el concilio no se ha reunido
mectexts-worked-by-free-peoples = el ataque es de Elfos, Enanos, Dúnedain u Hombres
mectexts-worked-companies-are-organized = nadie está organizando compañías
mectexts-worked-hazards-lie-on-its-company = hay adversidades sobre personajes de la compañía
mectexts-worked-he-is-at-a-haven = el portador está en un refugio
mectexts-worked-in-the-dark = el lugar está en la oscuridad
mectexts-worked-in-the-open = la compañía se mueve al descubierto y Puertas de la Noche no está en juego
mectexts-worked-in-the-wild-with-doors-of-night = el itinerario tiene una Tierra Salvaje y Puertas de la Noche está en juego
mectexts-worked-it-is-aligned = el portador puede usarla y tu mazo de juego tiene al menos 5 cartas
mectexts-worked-it-moves = la compañía se mueve
mectexts-worked-it-moves-through-the-wild = la compañía se mueve por una Tierra Salvaje
mectexts-worked-it-moves-to-ruins = la compañía se mueve a unas Ruinas y Guaridas
mectexts-worked-it-sails = la compañía navega
mectexts-worked-it-was-defeated = fue derrotado
mectexts-worked-it-was-not-defeated = no fue derrotado
mectexts-worked-a-company-is-here = hay una compañía aquí
mectexts-worked-its-bearer-may-try = el portador está ahí
mectexts-worked-its-company-moves = se mueve su compañía
mectexts-worked-no-ringwraith-plays-it = no la juega un Espectro del Anillo
mectexts-worked-no-ringwraith-yet = tu Espectro del Anillo no está en juego
mectexts-worked-not-yet-this-turn = no se ha jugado este turno
mectexts-worked-nothing-is-reserved = no hay nada reservado
mectexts-worked-on-a-wild-or-dark-path = el itinerario es bastante salvaje u oscuro
mectexts-worked-the-company-is-covert = la compañía es encubierta
mectexts-worked-the-company-moves-there = la compañía se mueve por allí
mectexts-worked-the-one-ring-is-here = El Anillo Único está en el lugar
mectexts-worked-tried-on-you = lo intenta tu oponente
mectexts-worked-with-a-diplomat = hay un diplomático en la compañía
mectexts-worked-you-may-convene = cumples las condiciones
mectexts-worked-your-ringwraith-at-a-darkhaven = { $me } es tu Espectro del Anillo en un Refugio Oscuro

## Lo que pasa

mectexts-does-looks-at-a-hand = mira hasta cinco cartas de la mano de tu rival elegidas al azar
mectexts-does-discards-bade-to-rule = se descarta Orden de Gobernar
mectexts-period-turn = turno
mectexts-does-1-prowess-and-body = todos sus personajes tienen +1 al poder y +1 a la resistencia este turno
mectexts-does-2-prowess-of-an-automatic-attack = un ataque automático del lugar tiene +2 al poder
mectexts-does-a-character-taps = la compañía gira a un personaje sin girar
mectexts-does-a-character-taps-and-keeps-it = después un personaje puede girarse y quedarse con { $me }; si no, se descarta
mectexts-does-a-gold-ring-becomes-a-special-ring = se descarta un anillo de oro por un anillo especial de los que nombra
mectexts-does-a-wilderness-becomes-a-shadow-land = una Tierra Salvaje del itinerario cuenta como Tierra de la Sombra
mectexts-does-a-wizard-comes-into-play = puede entrar allí en juego un Mago
mectexts-does-adds-to-check = el chequeo va mejor para { $subject }
mectexts-does-attacks-who-moves-there = { $me } ataca a la compañía
mectexts-does-body-checks-at-1 = un chequeo de resistencia con −1 por cada personaje
mectexts-does-agent-influences = un agente en el lugar hace un intento de influencia
mectexts-does-destroys-the-one-ring = un chequeo de corrupción, { $modifier }, de { $subject }: si tiene éxito, el Anillo Único queda destruido
mectexts-does-burns-the-site = el lugar arde
mectexts-does-cancel-attack = cancela el ataque
mectexts-does-cancel-check = cancela el chequeo
mectexts-does-cancel-strike = cancela el golpe
mectexts-does-cancels-what-is-declared = cancela { $subject }
mectexts-does-cancels-the-attack-and-returns-the-creature = cancela el ataque; la criatura vuelve a la mano
mectexts-does-cannot-be-controlled-by-direct-influence = un seguidor queda sin quien lo controle
mectexts-does-convenes-the-audience-of-sauron = se convoca la Audiencia de Sauron
mectexts-does-creatures-of-a-race-do-not-count = las criaturas de una raza no cuentan para el límite de adversidades
mectexts-does-cure = cura a { $subject } hasta quedar sano y sin girar
mectexts-does-heal =
    { $upright ->
        [yes] cura a { $subject } hasta quedar sano y sin girar
       *[no] cura a { $subject }
    }
mectexts-does-curses = es la carta de corrupción del turno
mectexts-does-discard = descarta { $subject-whom }
mectexts-does-discards-the-one-ring-and-itself = descarta El Anillo Único y { $me }
mectexts-does-each-player-may-take-a-drake-or-dragon-back = cada jugador puede recuperar un Draque o un Dragón
mectexts-does-ends-what-lasts-of-a-card-that-needed-a-scout = termina lo que dure de una carta que necesitó un explorador
mectexts-does-tests-gold-rings = se examina todo anillo de oro de la compañía
mectexts-does-ends-what-lasts-of-it = termina lo que hacía
mectexts-does-enters = pon { $me } en juego: { $subject }
mectexts-does-enters-on-company = pon { $me } sobre la compañía: { $subject }
mectexts-does-gains = { $subject } cuenta como otra cosa este turno
mectexts-does-hazards-return-to-the-hand = las adversidades sobre sus personajes vuelven a la mano
mectexts-does-into-hand = lleva a la mano { $subject }
mectexts-does-into-play-deck = baraja en el mazo de juego { $subject }
mectexts-does-is-shuffled-into-the-play-deck = { $me } se enseña y se baraja en el mazo de juego
mectexts-does-is-slain = { $me } sale del juego por sus puntos de victoria
mectexts-does-joins-the-attacked-company = { $me } puede unirse a esa compañía y debe enfrentarse a un golpe
mectexts-does-larger-hand = hasta tu próxima fase de enderezamiento tu mano puede tener una carta más
mectexts-does-lies-with-your-ringwraith = { $me } se queda con él
mectexts-does-loses-3-marshalling-points = pierdes 3 puntos de victoria
mectexts-does-makes-a-corruption-check-for-each = el portador hace un chequeo de corrupción por cada una
mectexts-does-makes-a-corruption-check-for-each-item-of-others = el portador hace un chequeo de corrupción por cada objeto de otros
mectexts-does-may-attack-its-controller = el aliado puede atacar a quien lo controla
mectexts-does-may-disperse = la facción puede ser descartada
mectexts-does-may-flee = el personaje puede irse y volver solo
mectexts-does-may-go-home = el personaje puede volver a la mano
mectexts-does-modify = { $subject }: { $changes }
mectexts-does-no-creatures-this-turn = este turno no se puede jugar ninguna criatura sobre la compañía
mectexts-does-no-scouts-for-the-rest-of-the-turn = este turno no se puede usar ningún explorador de la compañía
mectexts-does-on-strike = aguanta mejor { $subject }
mectexts-does-once-a-check = una vez por chequeo
mectexts-does-once-an-attack = una vez por ataque
mectexts-does-one-automatic-attack-more = un ataque automático del lugar se afronta dos veces
mectexts-does-one-hazard-less = el límite de adversidades es uno menos
mectexts-does-one-region-more = la compañía puede moverse por una región más
mectexts-does-other-commands-return-to-the-hand = otros mandos sobre el líder vuelven a la mano
mectexts-does-reserves-a-creature = queda en reserva
mectexts-does-resources-come-back = en Rivendel puedes barajar en tu mazo de juego 3 recursos de tu pila de descartes
mectexts-does-return-to-hand = devuelve a la mano { $subject }
mectexts-does-ruins-lairs-become-a-shadow-hold = el nuevo lugar cuenta como Bastión de la Sombra
mectexts-does-sheltered = no se puede asignar ningún golpe a { $subject }
mectexts-does-strengthens-other-undead = otros ataques de Muertos Vivientes tienen +1 golpe y +1 al poder este turno
mectexts-does-tap = gira { $subject-whom }
mectexts-does-taps-and-makes-a-corruption-check = { $me } se gira y hace un chequeo de corrupción
mectexts-does-taps-the-site = gira el lugar
mectexts-does-the-company-is-not-sent-back = nada devuelve a la compañía ni gira sus lugares este turno
mectexts-does-the-crown-is-used-up = la Corona de Flores se va con ella, si hizo falta
mectexts-does-the-ring-betrays = un chequeo de corrupción con −2 que puede costar el anillo
mectexts-does-the-strike-does-not-wound = el golpe no hiere; el atacante tira y por encima de 6 se descarta { $me }
mectexts-does-tries-to-remove-it = tira para quitar { $me }
mectexts-does-tries-to-remove-it-at-3 = tira con −3 para quitar { $me }
mectexts-does-untap = endereza { $subject-whom }
mectexts-does-was-played-at-this-site = el lugar recuerda { $me }
mectexts-does-watches-who-leaves = { $me } ve quién se va
mectexts-does-wound = hiere a { $subject }
mectexts-does-wounded-discard-their-items = si antes vino otro de los tres, a quien hirió descarta sus objetos
mectexts-does-your-factions-of-the-site-are-discarded = tus facciones del lugar se descartan
mectexts-does-cancels-environments =
    { $side ->
        [hazard] descarta toda adversidad ambiental y termina sus efectos
       *[other] descarta todo recurso ambiental y termina sus efectos
    }
mectexts-does-changes-the-attack =
    { $half ->
        [yes] reduce a la mitad los golpes del ataque
       *[other] el ataque tiene { $prowess } al poder
    }
mectexts-does-faces-attack =
    { $strikes ->
        [one] la compañía se enfrenta a un golpe de poder { $prowess } ({ $race })
       *[other] la compañía se enfrenta a { $strikes } golpes de poder { $prowess } ({ $race })
    }
mectexts-does-check-corruption = un chequeo de corrupción, { $modifier }: { $subject }
mectexts-does-searches =
    { $count ->
        [one] busca una { $which } y baraja
       *[other] busca hasta { $count } cartas { $which } y baraja
    }

## Ringwraiths

mectexts-brings-follower =
    { $anywhere ->
        [yes] un Espectro del Anillo de tu mano entra en juego como seguidor, esté donde esté el tuyo
       *[other] un Espectro del Anillo de tu mano entra en juego como seguidor
    }
mectexts-brings-to-company = un personaje de tu mano entra en juego en la compañía
mectexts-ends-other-modes = termina cualquier otro modo del Espectro del Anillo
mectexts-ends-with-its-followers = descarta esta carta y los seguidores del Espectro del Anillo
mectexts-its-ringwraith-is-at-a-darkhaven = su Espectro del Anillo está en un Refugio Oscuro
mectexts-discards-bade-to-rule = descarta Orden de Gobernar
mectexts-looks-at-a-hand = descarta una carta de tu mano para mirar hasta cinco al azar de la de tu oponente
mectexts-against-a-wizard-no-ringwraith-revealed = tu oponente es un jugador Mago y no has revelado un Espectro del Anillo

## Qué le pasa a lo elegido, en la pregunta que lo pide

mectexts-it-into-play-deck = se baraja en el mazo de juego
mectexts-it-into-hand = va a tu mano
mectexts-it-discard = se descarta
mectexts-it-cure = se cura y se endereza
mectexts-it-tap = se gira
mectexts-it-untap = se endereza
mectexts-it-wound = recibe una herida
mectexts-it-enters = recibe { $me }
mectexts-it-enters-on-company = recibe { $me }
mectexts-it-sheltered = no puede recibir ningún golpe
mectexts-it-cancel-attack = pone fin al ataque
mectexts-it-cancels-what-is-declared = se cancela
mectexts-it-ends-what-lasts-of-a-card-that-needed-a-scout = termina
mectexts-it-check-corruption = hace un chequeo de corrupción, { $modifier }
mectexts-it-may-attack-its-controller = puede atacar a quien lo controla
mectexts-it-may-disperse = puede descartarse
mectexts-it-the-ring-betrays = hace un chequeo de corrupción, −2
mectexts-it-searches =
    { $to ->
        [deck] se baraja en el mazo de juego
       *[hand] va a tu mano
    }
mectexts-it-may-flee = puede irse y volver solo
mectexts-it-may-go-home = puede volver a la mano
mectexts-it-reserves-a-creature = queda en reserva
mectexts-it-a-gold-ring-becomes-a-special-ring = se descarta por un anillo especial
mectexts-it-1-prowess-and-body = recibe +1 al poder y +1 a la resistencia para todos sus personajes
mectexts-it-modify = recibe { $changes }
