# Palabras de El Señor de los Anillos: Juego de cartas de la Tierra Media en la mesa. Los parámetros son nombres ya escritos.

## Preguntas

mec-ask-draft = { $seat }, ¿a quién revelas para tu compañía inicial?
mec-ask-second-site = { $seat }, ¿quiénes empiezan en { $site }? Los demás empiezan en tu primer lugar.
mec-ask-starting-items = { $seat }, ¿qué objeto menor empieza con quién?
mec-ask-leftover = { $seat }, ¿qué personajes de la reserva barajas en tu mazo? Como mucho: { $count }.
mec-ask-hazards-from-sideboard = { $seat }, ¿tomas adversidades de tu baraja complementaria? Reduce a la mitad los límites de adversidades de este turno.
mec-ask-from-sideboard = { $seat }, ¿adónde van las cartas de tu baraja complementaria?
mec-ask-sideboard-cards = { $seat }, ¿qué cartas tomas de tu baraja complementaria? Como mucho: { $count }.
mec-ask-untap = { $seat }, ¿haces algo en tu fase de enderezar?
mec-ask-organization = { $seat }, ¿qué haces en tu fase de organización? Influencia general: { $used } de { $limit }.
mec-ask-organizing = { $seat }, ¿cómo organizas tus compañías? Influencia general: { $used } de { $limit }.
mec-ask-lose-follower = { $seat }, ¿a qué seguidor ya no puede controlar { $card }?
mec-ask-give-up = { $seat }, ¿a quién renuncias? Has superado tu influencia general.
mec-ask-long-events = { $seat }, ¿qué sucesos duraderos juegas?
mec-ask-company = { $seat }, ¿qué compañía tiene ahora su fase de movimiento y adversidades?
mec-ask-site-company = { $seat }, ¿qué compañía tiene ahora su fase de lugares?
mec-ask-way = { $seat }, ¿cómo viaja la compañía?
mec-ask-regions = { $seat }, ¿por qué regiones viaja la compañía?
mec-ask-draw = { $seat }, ¿cuántas cartas robas? Como mucho: { $count }.
mec-ask-movement = { $seat }, ¿haces algo por la compañía de { $card }?
mec-ask-hazards = { $seat }, ¿qué juegas contra la compañía de { $card }? Límite de adversidades restante: { $count }.
mec-ask-join = { $seat }, ¿se une la compañía de { $card } a la de { $host }?
mec-ask-who-stays = { $seat }, ¿qué compañía se queda? La otra regresa.
mec-ask-enter = { $seat }, ¿entra la compañía de { $card } en { $site }?
mec-ask-site = { $seat }, ¿qué hace la compañía de { $card } en { $site }?
mec-ask-cancel-at-home = { $seat }, ¿quién se gira para cancelar el ataque automático de su lugar natal?
mec-ask-guard = { $seat }, ¿revelas una carta en guardia en { $site }?
mec-ask-guard-creature = { $seat }, ¿qué criatura en guardia ataca?
mec-ask-agent-attack = { $seat }, ¿qué agente ataca?
mec-ask-attack =
    { $seat }, ¿haces algo antes de asignar los golpes? { $race ->
        [company] La compañía de { $by }
        [orc] Orcos
        [troll] Trolls
        [man] Hombres
        [elf] Elfos
        [dwarf] Enanos
        [hobbit] Hobbits
        [dunadan] Dúnedain
        [undead] Muertos Vivos
        [wolf] Lobos
        [spider] Arañas
        [animal] Animales
        [drake] un Draco
        [dragon] un Dragón
        [slayer] un Exterminador
        [nazgul] un Nazgûl
        [pukel_creature] una Criatura Púkel
        [ringwraith] un Espectro del Anillo
       *[other] Enemigos
    }: { $strikes ->
        [one] un golpe
       *[other] { $strikes } golpes
    }{ $race ->
        [company] {""}
       *[other] {" "}de poder { $prowess }
    }.
mec-ask-assign = { $seat }, ¿quiénes se enfrentan a los golpes? { $count ->
    [one] Hay uno.
   *[other] Hay { $count }.
}
mec-ask-assign-rest = { $seat }, ¿quiénes reciben los demás golpes? { $count ->
    [one] Hay uno.
   *[other] Hay { $count }.
}
mec-ask-which-strike = { $seat }, ¿qué golpe se resuelve ahora?
mec-ask-which-check = { $seat }, ¿quién hace el próximo chequeo de corrupción a causa de { $source }?
mec-ask-which-item = { $seat }, ¿por qué objeto pide { $source } el próximo chequeo?
mec-ask-which-ring-test = { $seat }, ¿qué anillo de oro se examina a continuación?
mec-ask-which-copy = { $seat }, ¿qué copia se descarta? No puede haber dos en una compañía.
mec-ask-strike = { $seat }, ¿qué afecta al golpe contra { $card }? Poder { $prowess } contra { $against }.
mec-ask-excess = { $seat }, ¿cuántos golpes sobrantes gastas contra { $card }?
mec-ask-hold = { $seat }, ¿lucha { $card } con toda su fuerza o recibe −3 para no girarse?
mec-none-face = Nadie
mec-none-support = Nadie
mec-ask-support = { $seat }, ¿quién se gira para apoyar a { $card }?
mec-ask-clash-first = { $seat }, ¿cuáles de tus personajes enderezados reciben golpes? Como mucho: { $count }.
mec-ask-clash-aim = { $seat }, ¿cuál de tus personajes enderezados golpea a quién?
mec-ask-clash-giver = { $seat }, ¿quién golpea a { $card }?
mec-ask-clash-rest = { $seat }, ¿quiénes reciben los golpes restantes? { $count ->
    [one] Hay uno.
   *[other] Hay { $count }.
}
mec-ask-attack-company = { $seat }, ¿ataca tu compañía a otra?
mec-ask-trophy = { $seat }, ¿quién toma { $source } como trofeo?
mec-ask-hand-on = { $seat }, ¿qué objeto pasa a { $card }?
mec-ask-corruption = { $seat }, chequeo de corrupción de { $card }: puntos { $points }, modificador { $bonus }. ¿Quién ayuda?
mec-why-support = Cada compañero sin girar que se gira suma 1.
mec-ask-other-check = { $seat }, ¿modificas el chequeo de corrupción de { $card }: puntos { $points }, modificador { $bonus }?
mec-ask-body = { $seat }, ¿modificas el chequeo de resistencia de { $card }: resistencia { $body }, modificador { $bonus }?
mec-ask-influence = { $seat }, ¿modificas el chequeo de influencia de { $source }?
mec-ask-play-revealed = { $seat }, ¿juegas la carta que revelaste?
mec-ask-control = { $seat }, ¿cómo controlas a { $card }?
mec-ask-ring = { $seat }, ¿qué anillo era { $source }?
mec-ask-answer = { $seat }, ¿respondes a { $source }?
mec-ask-answer-guard = { $seat }, ¿respondes a la carta puesta en guardia?
mec-ask-ambush = { $seat }, ¿quién ataca primero?
mec-ask-limit = { $seat }, el límite de adversidades se divide y cambia: ¿en cuánto queda?
mec-ask-split-hazard = { $seat }, ¿en qué parte de la compañía queda { $source }?
mec-ask-respond = { $seat }, ¿usas algo ante esto?
mec-ask-which-action = { $seat }, ¿a cuál de las acciones declaradas de { $source } te refieres?
mec-ask-which-first = { $seat }, ¿qué va primero?
mec-ask-target = { $seat }, ¿qué eliges para { $source }?
mec-ask-targets = { $seat }, ¿qué eliges para { $source }? Cartas: { $count }.
mec-ask-player = { $seat }, ¿qué jugador eliges para { $source }?
mec-ask-may = { $seat }, ¿usas { $source }?
mec-ask-who-taps = { $seat }, ¿quién se gira para { $source }?
mec-ask-who-plays = { $seat }, ¿quién usa { $source }?
mec-ask-what-to-discard = { $seat }, ¿qué descartas para { $source }?
mec-ask-end = { $seat }, ¿haces algo más en este turno?
mec-ask-discard-one = { $seat }, ¿descartas una carta?
mec-ask-too-many = { $count ->
    [one] { $seat }, ¿qué carta descartas?
   *[other] { $seat }, ¿qué { $count } cartas descartas?
}
mec-ask-exchange-in = { $seat }, tu mazo se ha agotado: ¿qué cartas de la baraja complementaria entran? Como mucho: { $count }.
mec-ask-exchange-out = { $count ->
    [one] { $seat }, ¿qué carta de tu pila de descartes va a la baraja complementaria a cambio?
   *[other] { $seat }, ¿qué { $count } cartas de tu pila de descartes van a la baraja complementaria a cambio?
}
mec-ask-call = { $seat }, ¿convocas el final de la partida? Tu oponente tiene un último turno.
mec-ask-council-check = { $seat }, ¿de quién es el siguiente chequeo de corrupción?
mec-ask-duplicates = { $seat }, ¿qué cartas revelas contra puntos de tu oponente? Como mucho: { $count }.

## Botones

mec-verb-pass = Pasar
mec-verb-play = Jugar { $source }
mec-verb-play-on = Jugar { $source } sobre { $target }
mec-verb-use = Usar { $source }
mec-verb-use-on = Usar { $source } sobre { $target }
mec-verb-respond = Usar { $source }
mec-verb-respond-on = Usar { $source } para { $target }
mec-verb-resolve = { $source } primero
mec-verb-resolve-on = { $source } primero, para { $target }
mec-verb-action = { $card }, n.º { $n } de la cadena
mec-verb-action-at = { $card }, n.º { $n } de la cadena, para { $host }
mec-verb-draft = { $source }
mec-verb-stop = Ningún personaje más
mec-verb-give = { $source }
mec-verb-give-on = { $source } para { $target }
mec-verb-done = Terminar
mec-verb-organize = Organizar compañías
mec-verb-organized = Compañías organizadas
mec-verb-admit = { $source } se une
mec-verb-admit-on = { $source } se une a { $target }
mec-verb-bring = Poner en juego a { $source }
mec-verb-bring-on = Poner en juego a { $source }: { $target }
mec-verb-dismiss = Descartar a { $source }
mec-verb-follow = { $source } sigue
mec-verb-follow-on = { $source } sigue a { $target }
mec-verb-free = { $source } bajo influencia general
mec-verb-split = { $source } deja la compañía
mec-verb-regroup = { $source } cambia de compañía
mec-verb-regroup-on = { $source } pasa a la compañía de { $target }
mec-verb-join = Unir compañías
mec-verb-join-on = Unir las compañías de { $source } y { $target }
mec-verb-store = Almacenar { $source }
mec-verb-transfer = Transferir { $source }
mec-verb-transfer-on = Transferir { $source } a { $target }
mec-verb-wear = Usar { $source }
mec-verb-sideboard = { $source } se gira por la baraja complementaria
mec-verb-go = { $source } parte
mec-verb-go-on = { $source } parte hacia { $target }
mec-verb-company = La compañía de { $source }
mec-verb-to-discard = A la pila de descartes
mec-verb-general-influence = Con influencia general
mec-verb-direct-influence = Con influencia directa
mec-verb-to-deck = Una al mazo de juego
mec-verb-walk = { $regions }
mec-verb-draw = Robar { $detail }
mec-verb-creature = Jugar { $source }
mec-verb-on-guard = Poner { $source } en guardia
mec-verb-nazgul = { $source } se entrega por cartas de la baraja complementaria
mec-verb-agent = Jugar { $source } boca abajo
mec-verb-agent-reveal = Revelar a { $source }
mec-verb-agent-move = Mover a { $source }
mec-verb-agent-hide = Poner boca abajo a { $source }
mec-verb-agent-key = { $source } permite jugar criaturas
mec-verb-agent-rest = { $source } descansa
mec-verb-agent-home = { $source } vuelve a casa
mec-verb-face = { $source } se enfrenta a un golpe
mec-verb-strike = { $target }
mec-verb-strike-on = { $target }
mec-verb-spend = Gastar { $detail }
mec-verb-full = Toda la fuerza
mec-verb-hold = Recibir −3 y no girarse
mec-verb-support = { $source } apoya
mec-verb-support-on = { $source } apoya a { $target }
mec-verb-aim = { $source } golpea
mec-verb-aim-on = { $source } golpea a { $target }
mec-verb-enter = Entrar en el lugar
mec-verb-do-nothing = No hacer nada
mec-verb-acquire = { $source }
mec-verb-acquire-on = { $target } consigue { $source }
mec-verb-influence = { $source } intenta influir
mec-verb-influence-on = { $source } intenta influir en { $target }
mec-verb-attack = { $source } ataca
mec-verb-attack-on = { $source } ataca a la compañía de { $target }
mec-verb-limit = Límite de adversidades { $detail }
mec-verb-reveal = Revelar { $source }
mec-verb-check = { $source }
mec-verb-roll = Tirar
mec-verb-call = Convocar el final
mec-verb-keep-on = Seguir jugando
mec-verb-choose = { $source }
mec-verb-choose-player = { $target }
mec-verb-choose-player-on = { $target }
mec-verb-decline = No
mec-verb-accept = Sí
mec-verb-put = { $source }
mec-verb-way =
    { $detail ->
        [starter] De refugio a lugar
        [region] A través de regiones
        [deeps] Por las Profundidades
       *[other] Por una carta
    }
mec-verb-creature-keyed =
    { $card } ({ $what ->
        [wilderness] Tierra Salvaje
        [border_land] Tierra Fronteriza
        [free_domain] Dominio Libre
        [shadow_land] Tierra de la Sombra
        [dark_domain] Región de la Oscuridad
        [coastal_sea] Mar Costero
        [ruins] Ruinas y Guaridas
        [shadow_hold] Bastión de la Sombra
        [dark_hold] Bastión de la Oscuridad
        [border_hold] Fortaleza Fronteriza
        [free_hold] Fortaleza Libre
        [haven] refugio
        [under_deeps] Profundidades
        [under_deeps_surface] junto a las Profundidades
       *[other] { $what }
    })
mec-verb-agent-at = { $card }: { $site }
mec-verb-influence-with = { $card } intenta influir en { $host }, revelando { $shown }
mec-verb-bring-new = { $card } en una compañía propia en { $site }

## Por qué no

mec-no-effect-on-ringwraiths = { $card } no tiene efecto sobre un jugador Espectro del Anillo.
mec-no-creatures = No se pueden jugar criaturas contra esta compañía: no { $card }.
mec-no-response-only = { $card } espera aquello a lo que responde.
mec-no-answered = { $card } ya ha respondido a esto.
mec-no-script = El texto de { $card } aún no está escrito como reglas: aplícalo a mano.
mec-no-wrong-phase = { $card } corresponde a otro momento.
mec-no-not-your-turn = { $card } es un recurso: se usa en tu propio turno.
mec-no-hazard-time = { $card } es una adversidad: se usa en la fase de movimiento y adversidades de tu oponente.
mec-no-own-turn = { $card } es una adversidad: no en tu propio turno.
mec-no-hazard-limit = { $card }: el límite de adversidades está agotado.
mec-no-starts-chain = { $card } no puede ser una respuesta: inicia una cadena de efectos.
mec-no-long = { $card } es un suceso duradero: se juega en tu fase de sucesos duraderos.
mec-no-unique = { $card } es una carta única y una manifestación suya lo impide.
mec-no-twice = { $card } no puede duplicarse ahí.
mec-no-required = Falta lo que { $card } necesita.
mec-no-tapped = Nadie enderezado puede hacerlo por { $card }.
mec-no-tapped-itself = { $card } tendría que girarse para ello, y no está sin girar.
mec-no-tap-by-strike = { $card }: quien recibe este golpe no se gira por él de todos modos.
mec-no-strikes-assigned = { $card } es para un ataque cuyos golpes aún no se han asignado.
mec-no-skill = { $card }: solo una carta que requiera una habilidad por golpe.
mec-no-used = { $card } ya se ha usado tantas veces como se puede.
mec-no-declared-twice = { $card } ya está declarada en esta cadena: otra vez no cambiaría nada.
mec-no-not-yours = { $card } no es tuya.
mec-no-blank = { $card } no tiene habilidades ahora.
mec-no-idle-item = { $card } va junto a otro objeto de su clase, que es el que se usa.
mec-no-ringwraith-item = { $card } no le sirve de nada a un Espectro del Anillo.
mec-no-untested-ring = { $card } solo se juega cuando se ha puesto a prueba un anillo de oro.
mec-no-site-phase = { $card } se juega en un lugar, en tu fase de lugares.
mec-no-organizing = { $card } entra en juego al organizar, una vez en tu fase de organización.
mec-no-organize-first = Elige antes «Organizar compañías»: { $card } entra en juego al organizar.
mec-no-organized = Ya has organizado: { $card } espera a tu próxima fase de organización.
mec-no-while-organizing = Mientras organizas no se hace nada más: { $card } espera.
mec-no-arrange-first = Elige antes «Organizar compañías»: solo entonces { $card } puede llegar, irse o cambiar de compañía.
mec-no-arranged = Ya has organizado: { $card } se queda como está hasta tu próxima fase de organización.
mec-no-wearing-now = { $card } se usa en lugar de otro solo en el turno de su jugador, y ni en combate ni en una cadena.
mec-no-giving-now = { $card } pasa a otro personaje en tu fase de organización.
mec-no-going-now = Adónde va { $card } se declara en tu fase de organización.
mec-no-arranging-now = { $card } cambia de compañía y de control mientras organizas, en tu fase de organización.
mec-no-trying-now = { $card } puede intentar influir en { $host } en tu fase de lugares, una vez que se ha entrado en el lugar.
mec-no-led-by-others = { $host } está en otra compañía que { $card } y no puede controlarlo.
mec-no-orcs-cursed = { $card } no es para nadie de aquí: la que no afecta a los enanos tampoco afecta a los orcos.
mec-no-council-time = En el consejo solo hay chequeos: no se hace nada más con { $card }.
mec-no-start = { $card } no puede estar en una compañía inicial.
mec-no-set-aside = { $card } lo revelasteis los dos: queda apartado.
mec-no-more-to-start = En tu compañía inicial no cabe nadie más: tampoco { $card }.
mec-no-mind-to-start = Con { $card } las mentes de tu compañía inicial pasarían de 20.
mec-no-regions = La compañía de un Espectro del Anillo no se mueve por regiones: no a { $site }.
mec-no-deeps = La compañía de un Espectro del Anillo no va bajo tierra: no a { $site }.
mec-no-darkhaven = Un Espectro del Anillo solo cabalga a { $site } desde un Refugio Oscuro.
mec-no-cursed-ringwraith = No se juegan cartas de corrupción sobre Espectros del Anillo: { $card } no.
mec-no-untapping = { $card }: aquello que enderezaría no puede enderezarse.
mec-no-nothing-tapped = { $card }: no hay nada girado que pudiera enderezar.
mec-no-avatar-away = { $card } entraría en juego donde está tu avatar o bajo influencia directa: no en otra parte.
mec-no-rider-dismissed = { $card } sigue a tu Espectro del Anillo y solo se va como dicen sus cartas de modo.
mec-no-rider-freed = { $card } está bajo el control de tu Espectro del Anillo y de nadie más.
mec-no-rider-influenced = { $host } es un Espectro del Anillo: no se puede influir.
mec-no-attack-same-side = { $card } solo ataca a compañías del otro bando: no a la de { $host }.
mec-no-attack-apart = { $host } no está en el lugar de { $card }.
mec-no-second-attack = Ya has atacado a una compañía este turno: { $card } no ataca a la de { $host }.
mec-no-attack-beside-attempt = Este turno has intentado influir en el oponente: { $card } no ataca a la compañía de { $host }.
mec-no-attack-outside = La compañía de { $card } no se ha enfrentado a lo que guarda su lugar: no ataca a la de { $host }.
mec-no-attack-yet = La compañía de { $card } solo ataca a la de { $host } cuando ha hecho todo lo demás en su lugar.
mec-no-cancel-abroad = { $card } no está aquí en su lugar natal y no cancela ningún ataque del lugar.
mec-no-cancel-by-kind = El lugar natal de { $card } es cualquiera de esta clase: no cancela un ataque de este.
mec-no-trophy-taker = { $card } no es un orco ni un troll que tome trofeos.
mec-no-trophy-unstruck = { $card } no se ha enfrentado a ningún golpe de este ataque.
mec-no-information = { $card } necesita un lugar donde se pueda jugar Información.
mec-no-site-tapped = El lugar está girado: no se puede jugar { $card }.
mec-no-not-playable-here = { $card } no se puede jugar en este lugar.
mec-no-not-entered = { $card }: la compañía no ha entrado en su lugar.
mec-no-nobody-untapped = Nadie en la compañía está enderezado para { $card }.
mec-no-not-keyed = { $card } no se puede asociar a nada de esta compañía.
mec-no-alignment = { $card } es del otro bando.
mec-no-influence = A tu Espectro del Anillo no le queda influencia directa para { $card }.
mec-no-composition = { $card } no puede estar allí en esa compañía.
mec-no-character = Se juega o descarta un personaje por turno: no { $card }.
mec-no-cost = El coste de { $card } no se puede pagar.
mec-no-unfit = { $card } no es lo que nombra { $source }.
mec-no-mixed-company = { $card } solo cancela el ataque de una compañía si todos sus personajes son de una de esas razas.
mec-no-target = No hay nada sobre lo que usar { $card }.
mec-no-change = { $card } no cambiaría nada ahora.
mec-no-character-side = { $card } no es un personaje de tu bando.
mec-no-sauron = Eres Sauron y no revelas Espectros del Anillo: { $card } no.
mec-no-sauron-without-wizard = Solo se juega como Sauron contra un jugador Mago: { $card } no.
mec-no-sauron-beside = Quien ha revelado un Espectro del Anillo, o ya es Sauron, no juega como Sauron: { $card } no.
mec-no-avatar = { $card }: tu avatar está en juego.
mec-no-other-avatar = { $card }: has revelado otro avatar.
mec-no-fallen = { $card }: tu avatar fue eliminado.
mec-no-nowhere = { $card } no puede entrar en juego en ninguno de tus lugares.
mec-no-size = La compañía sería demasiado grande en { $site }.
mec-no-races = Orcos o Trolls y Pueblos Libres no viajan juntos a { $site }.
mec-no-ringwraith-company = Solo Espectros del Anillo pueden estar con el tuyo en { $site }.
mec-no-leaders = Solo un líder puede estar en una compañía en { $site }.
mec-no-held = { $card } no puede moverse.
mec-no-way = Ningún camino lleva a { $card } hasta { $site }.
mec-no-mode = { $card } necesita un modo para cabalgar de un Refugio Oscuro a { $site }.
mec-no-sea = El camino a { $site } cruza el mar, y ningún Espectro del Anillo lo hace.
mec-no-is-there = { $card } ya está en { $site }.
mec-no-not-there = { $card } no puede ir ahí.
mec-no-not-now = No hay nada que hacer con { $card } ahora.
mec-no-trophy-stored = { $card } es un trofeo y no se almacena.
mec-no-one-ring-stored = { $card } no se almacena.
mec-no-storing-here = { $card } se almacena en un refugio o donde diga su texto: aquí no.
mec-no-trophy-given = { $card } es un trofeo y se queda con quien lo tomó.
mec-no-giving-afar = { $host } está en otro lugar que { $card }.
mec-no-giving-allies = { $host } es un aliado y no lleva objetos.
mec-no-second-goal = { $card } ya ha declarado adónde va en esta fase.
mec-no-same-goal = Otra compañía de allí ya va a { $site }.
mec-no-hoard = { $card } solo se puede jugar donde hay un tesoro.
mec-no-second-try = Ya se ha intentado quitar { $card } este turno: con un intento a −3 no cabe otro.
mec-no-second-corruption = Quien está allí ya ha recibido una carta de corrupción este turno.
mec-no-receiver = En ese lugar no hay nadie más que pueda llevar { $card }.
mec-no-tapped-avatar = { $card } tendría que girarse por las cartas de la baraja complementaria, y no está sin girar.
mec-no-second-guard = Ya hay una carta en guardia contra esta compañía: { $card } no.
mec-no-guard-now = { $card } sigue en guardia: no hace nada respecto a esto que pueda revelarse ahora.
mec-no-guard-too-much = { $card } sigue en guardia: revelada ahora no puede girar ni retirar personajes, girar el lugar ni devolver a la compañía.
mec-no-guard-target = { $card } sigue en guardia: no hay ahora nada a lo que pueda dirigirse y que ya estuviera antes de la fase de lugares.
mec-no-sheltered = { $card } no puede ser objeto del ataque.
mec-no-weary-defender = { $card } no está sin girar: a quien no lo está solo le asigna golpes el atacante.
mec-no-second-strike = { $card } ya se enfrenta a un golpe de este ataque.
mec-no-helper = { $card } se enfrenta a un golpe o no está sin girar, y no apoya a nadie.
mec-no-support = { $card } no está sin girar y no apoya ningún chequeo.
mec-no-support-abroad = { $card } no apoya ningún chequeo en el turno del oponente.
mec-no-avatar-dismissed = { $card } es tu avatar y no se descarta.
mec-no-dismissal-here = { $card } no está en un refugio ni en su lugar natal, que es donde se puede descartar.
mec-no-general-influence = Tu influencia general no alcanza también para { $card }.
mec-no-follower-leads = { $host } no está bajo influencia general y no dirige a nadie: tampoco a { $card }.
mec-no-leader-follows = { $card } dirige a alguien y por eso no sigue a nadie.
mec-no-rebel = { $card } no puede ser controlado con influencia directa.
mec-no-direct-influence = La influencia directa de { $host } no alcanza para { $card }.
mec-no-join-after-split = { $card } y { $host } se han separado en esta fase y no vuelven a unirse.
mec-no-join-two-goals = { $card } y { $host } han declarado viajes distintos.
mec-no-follower-alone = Un seguidor no va solo: { $card } va con quien lo controla.
mec-no-split = { $card } no tiene adónde ir: no todas las partes de una compañía se quedan.
mec-no-attempt-yet = { $card }: en el primer turno nadie intenta influir en { $host }, que es del oponente.
mec-no-second-attempt = { $card }: un intento por turno, y ninguno si se ataca a una compañía: no sobre { $host }.
mec-no-tapped-attempt = { $card } tendría que girarse por { $host }, y no está sin girar.
mec-no-new-avatar = { $card } ha llegado este mismo turno y no intenta influir en { $host }.
mec-no-influencing = { $card } no puede influir en nadie: tampoco en { $host }.
mec-no-avatar-influenced = { $host } es un avatar, un Espectro o está bajo el control de un avatar: no se puede influir.
mec-no-influence-elsewhere = { $host } no está en el lugar de { $card }, ni se juega allí.
mec-no-influence-laden = Hay algo sobre { $host }: no se puede influir.
mec-no-influence-unshown = Por { $host }, que es un objeto, habría que mostrar de la mano otra igual.
mec-no-closing = La fase de organización termina: ya es tarde para { $card }.
mec-no-must-go = { $card } se juega al final de la fase: antes declaran adónde van las partes de una compañía dividida.
mec-no-spent-site = { $site } está en tu pila de descartes: { $card } solo va a un lugar de tu mazo de lugares o en juego.
mec-no-starting-item = { $card } no empieza con nadie: solo objetos menores que no sean únicos ni de un tesoro.
mec-no-third-item = Ya se han repartido dos objetos menores: { $card } no.
mec-no-clash-weary-giver = { $card } no está sin girar: el defensor dice sobre quién cae ese golpe.
mec-no-clash-second-aim = { $card } ya golpea a alguien.
mec-no-out-of-play = { $card } o una manifestación suya está fuera de la partida para siempre.
mec-no-scouts = { $card } necesita un explorador, y ninguno de esta compañía sirve ya este turno.
mec-no-unskilled = No hay nadie con la habilidad que { $card } necesita.
mec-no-elsewhere = { $card }: quien podría hacerlo no está en la compañía atacada.
mec-no-agent-acted = { $card } ya ha actuado este turno, o ha entrado en juego en él.
mec-no-agent-limit = { $card }: una acción de agente gasta uno del límite de adversidades, que está agotado.
mec-no-agent-far = { $card } solo se mueve a un lugar disponible de la misma región o de una adyacente.
mec-no-agent-haven = { $card } no va a un Refugio de los Magos.
mec-no-agent-turned = { $card } tendría que estar sin girar.
mec-no-agent-hides = { $card } ya está boca abajo.
mec-no-agent-upright = { $card } no está girado ni herido.
mec-no-agent-shown = { $card } ya está boca arriba.
mec-no-guard-unkeyed = { $card } sigue en guardia: no es una criatura que pueda asociarse a este lugar.
mec-no-agent-attacked = { $card } ya ha declarado su ataque de esta fase de lugares.
mec-no-agent-elsewhere = { $card } no está en el lugar de la compañía.
mec-no-duplicate = { $card } no coincide con ninguna carta única que dé un punto a tu oponente, o no da ninguno.
mec-no-clash-weary = { $card } no está sin girar y aún no recibe ningún golpe.
mec-no-sideboard-kind = { $card } no es de la clase que se toma ahora de la baraja complementaria.
mec-no-ring-result = { $card } no es un anillo que este examen haya mostrado.
mec-no-ring-side = { $card } no es del mismo bando que el anillo de oro.

## Registro

mec-log-round = Turno { $round }: { $seat }
mec-log-phase =
    { $phase ->
        [setup] Preparación
        [untap] Enderezar
        [organization] Organización
        [long_event] Sucesos duraderos
        [movement] Movimiento y adversidades
        [site] Lugares
        [end_of_turn] Fin del turno
       *[other] Concilio
    }
mec-log-looks = { $seat } mira { $count ->
        [one] una carta al azar
       *[other] { $count } cartas al azar
    } de la mano del oponente.
mec-log-sees = Ves { $cards }.
mec-log-first-player = { $seat } tiene el primer turno.
mec-log-drafts = { $seat } empieza con { $card }.
mec-log-set-aside = { $card } de { $seat } se aparta: ambos habéis revelado a ese personaje.
mec-log-starts-with = { $host } empieza con { $card }.
mec-log-draws = { $seat } roba { $count ->
    [one] una carta
   *[other] { $count } cartas
}.
mec-log-draws-these = Robado: { $cards }.
mec-log-takes-back = { $seat } devuelve { $count ->
    [one] una carta
   *[other] { $count } cartas
} a la mano.
mec-log-takes-back-these = Recuperado: { $cards }.
mec-log-shuffles-in = { $seat } baraja { $count ->
    [one] una carta
   *[other] { $count } cartas
} en el mazo de juego.
mec-log-shuffles-in-these = Barajado: { $cards }.
mec-log-discards-one = { $seat } descarta una carta.
mec-log-exhausted = { $count ->
    [1] El mazo de juego de { $seat } se agota por primera vez.
    [2] El mazo de juego de { $seat } se agota por segunda vez.
    [3] El mazo de juego de { $seat } se agota por tercera vez.
   *[other] El mazo de juego de { $seat } se agota por { $count }.ª vez.
}
mec-log-taps = { $card } se gira.
mec-log-untaps = { $card } se endereza.
mec-log-wounded = { $card } queda herido.
mec-log-healed = { $card } se cura.
mec-log-discarded = { $card } se descarta.
mec-log-eliminated = { $card } es eliminado.
mec-log-returns-to-hand = { $card } vuelve a la mano.
mec-log-stored = { $card } se almacena.
mec-log-transfers = { $card } pasa a { $host }.
mec-log-wears = { $host } usa ahora { $card }.
mec-log-avatar-taps = { $card } se gira por la baraja complementaria de { $seat }.
mec-log-brings = { $seat } pone en juego a { $card } en { $site }.
mec-log-reveals-avatar = { $seat } revela a { $card }.
mec-log-follows = { $card } sigue a { $host }.
mec-log-general = { $card } queda bajo influencia general.
mec-log-splits = { $card } forma una compañía propia.
mec-log-joined = Varias compañías se unen en { $site }.
mec-log-declares = La compañía de { $card } se moverá ({ $seat }).
mec-log-moves = La compañía de { $card } viaja a { $site }.
mec-log-stays = La compañía de { $card } se queda: no puede llegar a { $site }.
mec-log-limit = Límite de adversidades: { $limit }.
mec-log-returned = La compañía de { $card } regresa a su lugar de origen.
mec-log-plays = { $seat } juega { $card }.
mec-log-uses = { $seat } usa { $card }.
mec-log-forced = { $card } tiene efecto.
mec-log-no-effect = { $card } no tiene efecto.
mec-log-cancelled = { $card } se cancela.
mec-log-creature = { $seat } juega la criatura { $card }.
mec-log-on-guard = { $seat } pone una carta en guardia en { $site }.
mec-log-guard-returns = { $seat } recupera una carta en guardia: rebasa el límite de adversidades.
mec-log-guard-revealed = { $seat } revela { $card } en guardia.
mec-log-agent = { $seat } juega un agente boca abajo.
mec-log-agent-revealed = { $seat } revela al agente { $card }.
mec-log-enters = La compañía de { $card } entra en { $site }.
mec-log-acquires = { $host } se gira por { $card } ({ $seat }).
mec-log-attempts = { $card } intenta influir en { $host }.
mec-log-assigned = Un golpe contra { $card }.
mec-log-attack-cancelled = { $card } cancela el ataque.
mec-log-strike-cancelled = El golpe contra { $card } se cancela.
mec-log-excess = { $count ->
    [one] Un golpe sobrante
   *[other] { $count } golpes sobrantes
} contra { $card }.
mec-log-defeated = { $seat } derrota a { $card }.
mec-log-trophy = { $host } se queda con { $card } como trofeo.
mec-log-ring-tested = { $card } se examina: { $total }.
mec-log-calls = { $seat } convoca el final de la partida.
mec-log-duplicate = { $seat } revela { $card }.
mec-log-gives-up = { $seat } da la partida por perdida.
mec-log-score = { $seat }: { $total } puntos.
mec-log-agent-acts = Un agente de { $seat } actúa.
mec-log-sideboard =
    { $seat } toma cartas de la baraja complementaria ({ $count }), { $way ->
        [to_deck] al mazo de juego
       *[other] a la pila de descartes
    }.
mec-log-rolls =
    { $seat } saca { $first } y { $second } para { $what ->
        [strike] el golpe
        [body] un chequeo de resistencia
        [corruption] un chequeo de corrupción
        [influence] un chequeo de influencia
        [resist] resistir la influencia
        [ring] el examen de un anillo
        [deeps] salir de las Profundidades
        [agent] el agente
        [first] el primer turno
        [card] una carta
       *[other] una tirada
    }: { $total }.
mec-log-attack =
    La compañía de { $card } es atacada por { $race ->
        [company] la compañía de { $by }
        [orc] Orcos
        [troll] Trolls
        [man] Hombres
        [elf] Elfos
        [dwarf] Enanos
        [hobbit] Hobbits
        [dunadan] Dúnedain
        [undead] Muertos Vivos
        [wolf] Lobos
        [spider] Arañas
        [animal] Animales
        [drake] un Draco
        [dragon] un Dragón
        [slayer] un Exterminador
        [nazgul] un Nazgûl
        [pukel_creature] una Criatura Púkel
        [ringwraith] un Espectro del Anillo
       *[other] enemigos
    }: { $strikes ->
        [one] un golpe
       *[other] { $strikes } golpes
    }{ $race ->
        [company] {""}
       *[other] {" "}de poder { $prowess }
    }{ $detainment ->
        [yes] , de retención
       *[no] {""}
    }.
mec-log-tribe =
    { $seat } anuncia un tipo de criatura: { $race ->
        [orc] Orcos
        [troll] Trolls
        [man] Hombres
        [wolf] Lobos
        [spider] Arañas
        [animal] Animales
        [slayer] Exterminadores
        [drake] Draques
        [giant] Gigantes
        [elf] Elfos
        [dwarf] Enanos
       *[dunadan] Dúnedain
    }.
mec-log-attack-ends =
    { $cancelled ->
        [yes] El ataque se cancela.
       *[no] { $defeated ->
            [yes] El ataque es derrotado.
           *[no] El ataque ha terminado.
        }
    }
mec-log-strike =
    { $card }: { $total } contra { $prowess }. { $result ->
        [failed] El golpe falla.
        [avoided] El golpe no tiene efecto.
       *[succeeded] El golpe tiene éxito.
    }
mec-log-body =
    Chequeo de resistencia: { $total } contra { $body }. { $passed ->
        [yes] Aguanta.
       *[no] Falla.
    }
mec-log-corruption =
    Chequeo de corrupción de { $card }: { $total } contra { $points }. { $passed ->
        [yes] Lo supera.
       *[no] Lo falla.
    }
mec-log-influence-sum = La tirada de { $rolled } y { $counts } de influencia sin usar y de lo que cambian las cartas.
mec-log-attempt-sum =
    La tirada de { $rolled } menos { $resisted } que resisten y { $counts } de la influencia sin usar de ambos y de lo que cambian las cartas.
mec-log-influence =
    Influencia sobre { $card }: { $total } contra { $number }. { $passed ->
        [yes] Tiene éxito.
       *[no] Fracasa.
    }

## A mano

mec-hand-exhausts = A mano: { $card } se gira.
mec-hand-readies = A mano: { $card } se endereza.
mec-hand-wounds = A mano: { $card } queda herido.
mec-hand-heals = A mano: { $card } se cura.
mec-hand-draws = A mano: { $seat } roba una carta.
mec-hand-shuffles = A mano: barajado: { $zone }.
mec-hand-attaches = A mano: { $host } lleva { $card }.
mec-hand-moves = A mano: { $card } va a: { $zone }.
mec-hand-counter = A mano: { $counter } en { $card }, de { $before } a { $after }.
mec-adjust-turn = Girar o enderezar
mec-adjust-wound = Herir o curar
mec-adjust-draw = Robar una carta
mec-adjust-shuffle = Barajar
mec-adjust-attach = Lo lleva { $target }
mec-adjust-move = Mover a: { $target }
mec-chance-hand = { $seat } mira cartas de una mano
mec-chance-shuffle = { $seat } baraja
mec-chance-die =
    { $seat } tira un dado para { $what ->
        [strike] el golpe
        [body] un chequeo de resistencia
        [corruption] un chequeo de corrupción
        [influence] un chequeo de influencia
        [resist] resistir la influencia
        [ring] el examen de un anillo
        [deeps] salir de las Profundidades
        [agent] el agente
        [first] el primer turno
        [card] una carta
       *[other] una tirada
    }

## Zonas

mec-zone-companies = compañías de { $seat }
mec-mat-companies = Compañías de { $name }
mec-zone-sites = lugares de { $seat }
mec-mat-sites = Lugares de { $name }
mec-zone-journey = viaje de { $seat }
mec-mat-journey = Viaje de { $name }
mec-zone-events = sucesos de { $seat }
mec-mat-events = Sucesos de { $name }
mec-zone-agents = agentes de { $seat }
mec-mat-agents = Agentes de { $name }
mec-zone-on-guard = cartas en guardia de { $seat }
mec-mat-on-guard = En guardia: { $name }
mec-zone-marshalling = puntos de victoria de { $seat }
mec-mat-marshalling = Puntos de victoria de { $name }
mec-zone-hand = mano de { $seat }
mec-mat-hand = Mano de { $name }
mec-zone-deck = mazo de juego de { $seat }
mec-mat-deck = Mazo de juego de { $name }
mec-zone-discard = pila de descartes de { $seat }
mec-mat-discard = Pila de descartes de { $name }
mec-zone-locations = mazo de lugares de { $seat }
mec-mat-locations = Mazo de lugares de { $name }
mec-zone-sideboard = baraja complementaria de { $seat }
mec-mat-sideboard = Baraja complementaria de { $name }
mec-zone-pool = reserva de { $seat }
mec-mat-pool = Reserva de { $name }
mec-zone-removed = fuera de juego: { $seat }
mec-mat-removed = Fuera de juego: { $name }
mec-zone-attached = llevado
mec-zone-attacking = atacando
mec-mat-attacking = Ataca
mec-zone-resolving = cadena de efectos
mec-mat-resolving = Cadena de efectos
mec-zone-company = compañía
mec-mat-company = Compañía
mec-zone-site = lugar
mec-mat-site = Lugar
mec-zone-origin = lugar de origen
mec-mat-origin = Lugar de origen
mec-zone-guard = en guardia
mec-mat-guard = En guardia

## Números y marcas

mec-number-mind = mente
mec-number-influence = influencia directa
mec-number-unused = influencia directa sin usar
mec-number-prowess = poder
mec-number-body = resistencia
mec-number-corruption = puntos de corrupción
mec-number-points = puntos de victoria
mec-number-marshalling-points = puntos de victoria
mec-number-direct-influence = influencia directa
mec-number-check = chequeos de corrupción
mec-number-general = influencia general
mec-number-hazard-limit = límite de adversidades
mec-number-target-prowess = poder del objetivo
mec-number-strike-prowess = poder del golpe
mec-number-attack-prowess = poder del ataque
mec-number-strikes = golpes
mec-number-kill-points = puntos por muertes
mec-number-faction-points = puntos por facciones
mec-number-item-points = puntos por objetos
mec-number-character-points = puntos por personajes
mec-mark-exhausted = girada
mec-mark-wounded = herido
mec-mark-loose = sin controlador
mec-mark-idle = sin usar
mec-mark-follows = seguidor
mec-mark-avatar = avatar
mec-mark-unique = única
mec-mark-facing = se enfrenta a un golpe
mec-mark-target = objetivo del golpe
mec-mark-by-hand = puesto a mano
mec-part-printed = impreso
mec-part-card = { $card }
mec-part-source =
    { $kind ->
        [character] personajes
        [ally] aliados
        [item] objetos
        [faction] facciones
        [kill] muertes
       *[other] varios
    }
mec-counter-points = Puntos
mec-told-points = puntos de victoria de { $name }: { $value }
mec-counter-general = Influencia
mec-told-general = influencia general de { $name }: { $value } de { $limit }
mec-counter-exhausted = Mazos
mec-told-exhausted = mazos agotados de { $name }: { $value }
mec-change-points = Puntos de { $name }: { $before } → { $after }
mec-note-company =
    tamaño { $size }, { $kind ->
        [overt] descubierta
       *[covert] encubierta
    }
mec-note-points = { $points } puntos
mec-fact-by-hand = a mano
mec-fact-by-hand-long = El texto de esta carta aún no está escrito como reglas: aplícalo a mano.
mec-moment-arrival = Una compañía parte
mec-moment-avatar = Un jugador revela su avatar
mec-moment-creature = Una criatura ataca
mec-moment-guard = Una carta en guardia
mec-moment-agent = Un agente
mec-moment-strike = Un golpe
mec-moment-kill = Un enemigo es derrotado
mec-moment-corruption = Corrupción
mec-moment-influence = Influencia
mec-moment-fall = Una pérdida
mec-moment-deck = Un mazo se agota
mec-moment-called = Se convoca el final
mec-moment-council = El concilio
mec-moment-own-prowess = poder
mec-moment-dice = dados
mec-moment-sum = en total
mec-moment-against = el golpe
mec-moment-body = chequeo de resistencia
mec-moment-over = { $total } contra { $body }
mec-moment-attackers = Los atacantes
mec-moment-failed = El golpe falla
mec-moment-avoided = No ocurre nada
mec-moment-succeeded = El golpe tiene éxito
mec-moment-not-yet = Aún sin contar
mec-moment-leads = { $seat } lleva { $margin } de ventaja
mec-moment-level = Ambos tienen lo mismo
mec-beat-moves = A { $site }
mec-beat-attack = { $strikes ->
    [one] Un golpe
   *[other] { $strikes } golpes
} de poder { $prowess }
mec-beat-strike = { $own } + { $roll } = { $total } contra { $prowess }
mec-beat-body =
    Chequeo de resistencia: { $total } contra { $body }, { $passed ->
        [yes] aguanta
       *[no] falla
    }
mec-beat-corruption =
    { $card }: { $total } contra { $points }, { $passed ->
        [yes] resiste
       *[no] cae
    }
mec-beat-influence =
    { $card }: { $total } contra { $number }, { $passed ->
        [yes] se logra
       *[no] no se logra
    }

## Fases y pasos

mec-phase-setup = Preparación
mec-phase-untap = Enderezar
mec-phase-organization = Organización
mec-phase-long_event = Sucesos duraderos
mec-phase-movement = Movimiento y adversidades
mec-phase-site = Lugares
mec-phase-end_of_turn = Fin del turno
mec-phase-council = Concilio
mec-step-draft = Elección de personajes
mec-step-starting-sites = Lugares iniciales
mec-step-starting-items = Objetos menores
mec-step-leftover = Reserva
mec-step-hands = Manos
mec-step-first = Primer turno
mec-step-turn = Empieza el turno
mec-step-untap = Enderezar
mec-step-untap-actions = Fase de enderezar
mec-step-sideboard = Baraja complementaria
mec-step-organization-begins = Empieza la fase
mec-step-organization = Organización
mec-step-organization-ends = Termina la fase
mec-step-long-event-begins = Empieza la fase
mec-step-long-events = Sucesos duraderos
mec-step-long-event-ends = Termina la fase
mec-step-company = Siguiente compañía
mec-step-meeting = Encuentro
mec-step-reveal = Revelar el lugar
mec-step-site-path = Itinerario
mec-step-hazard-limit = Límite de adversidades
mec-step-effects = Efectos
mec-step-draw = Robar
mec-step-passive = Condiciones
mec-step-hazards = Adversidades
mec-step-movement-ends = Termina la fase
mec-step-site-company = Siguiente compañía
mec-step-sites-end = Termina la fase
mec-step-enter = Entrar
mec-step-guards = En guardia
mec-step-automatic = Ataques automáticos
mec-step-ambush = Emboscada
mec-step-ambush-attacks = Ataques en emboscada
mec-step-site-actions = En el lugar
mec-step-attack-company = Atacar
mec-step-site-ends = Termina la fase
mec-step-end-begins = Empieza la fase
mec-step-end-actions = Últimas acciones
mec-step-discard-one = Descartar
mec-step-reset-hands = Reponer manos
mec-step-turn-ends = Termina el turno
mec-step-attack-begins = Ataque
mec-step-attack-actions = Antes de asignar
mec-step-assign = Asignar golpes
mec-step-assign-rest = Demás golpes
mec-step-clash = Golpes de compañía
mec-step-strikes = Golpes
mec-step-attack-ends = Resultado
mec-step-strike-hazards = 1 Adversidades
mec-step-excess = 2 Golpes sobrantes
mec-step-hold = 3 No girarse
mec-step-support = 4 Apoyo
mec-step-strike-resources = 5 Recursos
mec-step-strike-roll = 6 Tirada
mec-step-clash-attacker = 1 Atacante
mec-step-clash-excess = 2 Golpes sobrantes
mec-step-clash-giver-holds = 3 El atacante no se gira
mec-step-clash-holds = 4 El defensor no se gira
mec-step-clash-support = 5 Apoyo
mec-step-clash-defender = 6 Defensor
mec-step-clash-roll = Tirada
mec-step-council-checks = Chequeos de corrupción
mec-step-council-duplicates = Duplicados
mec-step-council-totals = Totales
mec-steplong-draft = Ambos revelan personajes a la vez.
mec-steplong-starting-sites = Las compañías se ponen en sus primeros lugares.
mec-steplong-starting-items = Hasta dos objetos menores empiezan la partida.
mec-steplong-leftover = Los personajes restantes pueden ir al mazo de juego.
mec-steplong-hands = Se roban ocho cartas.
mec-steplong-first = La tirada más alta empieza.
mec-steplong-turn = Empieza un turno.
mec-steplong-untap = Las cartas se enderezan y los heridos se curan en los refugios.
mec-steplong-untap-actions = El jugador de recursos puede jugar y usar cartas.
mec-steplong-sideboard = El jugador de adversidades puede tomar adversidades de la baraja complementaria.
mec-steplong-organization-begins = Empieza la fase de organización.
mec-steplong-organization = Las compañías se organizan y declaran adónde van.
mec-steplong-organization-ends = Se respeta la influencia general.
mec-steplong-long-event-begins = Los sucesos duraderos propios se descartan.
mec-steplong-long-events = Se juegan sucesos duraderos.
mec-steplong-long-event-ends = Los sucesos duraderos de adversidad del otro se descartan.
mec-steplong-company = Se elige la siguiente compañía.
mec-steplong-meeting = Las compañías en el mismo lugar se unen.
mec-steplong-reveal = El nuevo lugar se pone boca arriba.
mec-steplong-site-path = Se declara el camino.
mec-steplong-hazard-limit = Se fija el límite de adversidades.
mec-steplong-effects = Efectos de la revelación.
mec-steplong-draw = Ambos roban por una compañía en movimiento.
mec-steplong-passive = Lo que ocurre al empezar la fase.
mec-steplong-hazards = Se juegan adversidades contra la compañía.
mec-steplong-movement-ends = Se reponen las manos.
mec-steplong-site-company = Se elige la siguiente compañía.
mec-steplong-sites-end = Las cartas en guardia vuelven a la mano.
mec-steplong-enter = La compañía entra en su lugar o no hace nada.
mec-steplong-guards = Las cartas en guardia pueden revelarse.
mec-steplong-automatic = Se afronta cada ataque automático.
mec-steplong-ambush = Atacan agentes y criaturas en guardia.
mec-steplong-ambush-attacks = Los agentes y criaturas en guardia atacan uno tras otro.
mec-steplong-site-actions = Se juegan objetos, aliados y facciones.
mec-steplong-attack-company = Una compañía puede atacar a otra.
mec-steplong-site-ends = Termina la fase de lugares de la compañía.
mec-steplong-end-begins = Empieza el fin del turno.
mec-steplong-end-actions = El jugador de recursos aún puede actuar.
mec-steplong-discard-one = Cada jugador puede descartar una carta.
mec-steplong-reset-hands = Se reponen las manos.
mec-steplong-turn-ends = Los jugadores cambian de papel.
mec-steplong-attack-begins = Empieza un ataque.
mec-steplong-attack-actions = El ataque puede cancelarse o cambiarse.
mec-steplong-assign = El defensor asigna golpes.
mec-steplong-assign-rest = El oponente asigna el resto.
mec-steplong-clash = Se asignan los golpes entre compañías.
mec-steplong-strikes = Se elige el siguiente golpe.
mec-steplong-attack-ends = El resultado del ataque.
mec-steplong-strike-hazards = Adversidades que afectan al golpe.
mec-steplong-excess = Se gastan los golpes sobrantes.
mec-steplong-hold = El objetivo puede recibir −3.
mec-steplong-support = Otros pueden girarse por +1.
mec-steplong-strike-resources = Recursos que afectan al golpe.
mec-steplong-strike-roll = Se resuelve el golpe.
mec-steplong-clash-attacker = El atacante juega recursos.
mec-steplong-clash-excess = Se gastan los golpes sobrantes.
mec-steplong-clash-giver-holds = El atacante puede recibir −3.
mec-steplong-clash-holds = El defensor puede recibir −3.
mec-steplong-clash-support = Otros pueden girarse por +1.
mec-steplong-clash-defender = El defensor juega recursos.
mec-steplong-clash-roll = Se resuelve el golpe.
mec-steplong-council-checks = Cada personaje hace un chequeo de corrupción.
mec-steplong-council-duplicates = Se revelan duplicados.
mec-steplong-council-totals = Se comparan los puntos.

## Cómo va y cómo termina

mec-option-notes = Notas
mec-notes-kept = El registro recuerda
mec-notes-kept-hint = Todo lo jugado o mostrado puede volver a leerse.
mec-notes-none = Sin notas
mec-notes-none-hint = Como manda el libro: el registro de turnos pasados no nombra cartas del oponente que ya no están a la vista.
mec-option-sauron = Sauron
mec-sauron-no = Por una carta del mazo
mec-sauron-no-hint = Un jugador Servidor se convierte en Sauron jugando El Ojo sin Párpado o Sauron.
mec-sauron-yes = Con El Ojo sin Párpado
mec-sauron-yes-hint = Regla de la casa: contra un Mago, el jugador Servidor empieza con El Ojo sin Párpado en juego y no revela Espectros del Anillo.
mec-sauron-with_sauron = Con Sauron
mec-sauron-with_sauron-hint = Regla de la casa: contra un Mago, el jugador Servidor empieza con Sauron en juego, pone en juego cuantos personajes quiera por turno y no revela Espectros del Anillo.
mec-option-length = Duración de la partida
mec-length-starter = Partida de inicio
mec-length-starter-hint = Un mazo cada uno.
mec-length-short = Partida corta
mec-length-short-hint = Dos mazos cada uno: 25 puntos o dos mazos agotados.
mec-length-long = Partida larga
mec-length-long-hint = Tres mazos cada uno: 30 puntos o tres mazos agotados.
mec-length-campaign = Partida de campaña
mec-length-campaign-hint = Cuatro mazos cada uno: 40 puntos o cuatro mazos agotados.
mec-head-points = { $value } puntos de victoria
mec-head-rival = el otro tiene { $value }
mec-head-decks = mazos agotados: { $value }
mec-score-line = Puntos de { $name }
mec-end-won = Tu causa prevalece
mec-end-lost = Tu causa ha fracasado
mec-end-tie = El concilio está dividido
mec-course-own = tus puntos
mec-course-rival = los puntos del otro
mec-coach-general = Lo mejor que se puede ver en la mesa.
mec-coach-organize = Hay alguien a quien poner en juego o a quien dirigir.
mec-coach-store = Almacenado, sus { $points } puntos de victoria están a salvo y no pesan a nadie.
mec-coach-stay-out = Lo que podría jugarse aquí no vale lo que aquí aguarda.
mec-coach-go = Cartas que robar en el camino: { $cards }; regiones del camino propio del lugar: { $regions }. Es donde la mano puede jugar más.
mec-coach-acquire = Da puntos de victoria: { $points }.
mec-coach-creature = { $strikes ->
    [one] Un golpe
   *[other] { $strikes } golpes
} de poder { $prowess }; el más débil de la compañía tiene { $weakest }.
mec-coach-bring = Ocupa { $mind } de los { $left } de influencia libres.
mec-coach-face = Los más fuertes deben afrontar los golpes: el mejor de ellos es alcanzado en { $ways } de 36 tiradas.
mec-coach-hold = Incluso con −3 el golpe falla en { $ways } de 36 tiradas, y nadie se gira.
mec-coach-full = Con toda la fuerza el golpe falla en { $ways } de 36 tiradas, con −3 en { $instead }.
mec-coach-support = Con esta ayuda el golpe falla en { $ways } de 36 tiradas, sin ella en { $instead }.
mec-coach-check = Así el chequeo se supera en { $ways } de 36 tiradas.
mec-coach-points = Tú tienes { $mine } puntos, el otro { $theirs }.
mec-coach-enter = Algo de tu mano se puede jugar aquí.
mec-coach-on-guard = Una carta en guardia puede sorprender.
mec-coach-play = Es útil ahora.
mec-coach-pass = Nada merece la pena ahora.
mec-coach-done = No hay nada más que ganar aquí.
mec-argue-unknown = La mano del otro no se conoce.
mec-argue-bring = Entonces quedan { $left } de influencia para otros.
mec-argue-go = La compañía se enfrentará a un límite de adversidades de { $limit }.
mec-argue-go-attack = Allí espera un ataque: { $strikes ->
    [one] un golpe
   *[other] { $strikes } golpes
} de poder { $prowess }; tu mejor personaje tiene { $best }.
mec-argue-enter = Antes se afrontan sus ataques automáticos: { $count ->
    [one] un golpe
   *[other] { $count } golpes
}.
mec-argue-acquire = Quien lo juega se gira, y el lugar también.
mec-argue-corruption = Su portador tendrá { $points } puntos de corrupción: un chequeo se falla en { $ways } de 36 tiradas.
mec-argue-creature = Quedan entonces { $left } del límite de adversidades; el más fuerte de la compañía tiene { $best }.
mec-argue-face = El más débil de ellos es alcanzado en { $ways } de 36 tiradas.
mec-argue-hold = Alcanza en { $ways } de 36 tiradas, con toda la fuerza en { $instead }.
mec-argue-full = Alcanza en { $ways } de 36 tiradas, y el objetivo se gira en todo caso.
mec-argue-support = Quien ayuda se gira: { $count }.
mec-argue-check = Se falla en { $ways } de 36 tiradas.
mec-argue-store = Antes su portador, con { $points } puntos de corrupción, hace un chequeo de corrupción.
mec-argue-points = Los chequeos de corrupción antes del concilio aún pueden cambiarlo.
mec-odds-dice = Dos dados caen de 36 maneras, todas igual de frecuentes.
mec-odds-strike = El golpe contra { $card }
mec-odds-strike-fails = El golpe falla: { $ways } de 36
mec-odds-strike-nothing = No pasa nada: { $ways } de 36
mec-odds-strike-succeeds = El golpe tiene éxito: { $ways } de 36
mec-odds-body-fails = Una vez herido, falla el chequeo de resistencia: { $ways } de 36
mec-odds-attack = { $whose ->
    [own] A quién de los tuyos heriría un golpe con toda su fuerza
   *[other] A quién del otro bando heriría un golpe con toda su fuerza
}
mec-odds-attack-one = { $card }, poder { $prowess }: { $ways } de 36
mec-odds-checks = { $whose ->
    [own] Quién de los tuyos fallaría ahora un chequeo de corrupción, sin ayuda
   *[other] Quién del otro bando fallaría ahora un chequeo de corrupción, sin ayuda
}
mec-odds-checks-one = { $card }, corrupción { $points }: { $ways } de 36
mec-odds-checks-one-modified = { $card }, corrupción { $points }, chequeo { $bonus }: { $ways } de 36
mec-outcome-won =
    { $reason ->
        [given_up] El rival ha dado la partida por perdida.
        [ring_given] El Anillo Único vuelve a Sauron.
        [ring_destroyed] El Anillo Único ha sido destruido.
       *[council] Tienes más puntos de victoria.
    }
mec-outcome-lost =
    { $reason ->
        [given_up] Has dado la partida por perdida.
        [ring_given] El Anillo Único vuelve a Sauron.
        [ring_destroyed] El Anillo Único ha sido destruido.
       *[council] El otro tiene más puntos de victoria.
    }
mec-outcome-tie =
    { $reason ->
        [ring_given] El Anillo Único vuelve a Sauron.
        [ring_destroyed] El Anillo Único ha sido destruido.
       *[council] Ambos tenéis los mismos puntos de victoria.
    }
mec-credit-face =
    poder { $amount } en { $times ->
        [one] un golpe
       *[other] { $times } golpes
    }
mec-figure-points =
    { $count ->
        [one] punto
       *[other] puntos
    }
mec-figure-turns =
    { $count ->
        [one] turno
       *[other] turnos
    }
mec-figure-decks =
    { $count ->
        [one] mazo agotado
       *[other] mazos agotados
    }

## Lo que preguntan cartas sueltas

mec-ask-which-attack = { $seat }, ¿qué ataque automático cambia { $source }?
mec-ask-kept-attack = { $seat }, ¿cuál es el único ataque automático que la compañía afronta en { $source }?
mec-ask-which-region = { $seat }, ¿qué región del itinerario cambia?
mec-ask-which-ring = { $seat }, ¿qué anillo de { $source } corre peligro?
mec-ask-who-takes-it = { $seat }, ¿quién se gira y se queda con { $source }?
mec-ask-tribe = { $seat }, ¿qué tipo de criatura nombras?
mec-ask-pits = { $seat }, ¿adónde van las criaturas?
mec-ask-wizard = { $seat }, ¿qué Mago entra en juego?
mec-ask-whom-he-joins = { $seat }, ¿a la compañía de quién se une { $source }?
mec-ask-pass-on = { $seat }, ¿qué objeto de { $source } pasa a otro?
mec-ask-pass-to = { $seat }, ¿quién recibe { $source }?
mec-ask-agent = { $seat }, ¿qué agente hace un intento de influencia ({ $source })?
mec-ask-agent-aim = { $seat }, ¿a quién intenta influir { $card } ({ $source })?
mec-ask-pits-to-hand = { $seat }, ¿qué criatura va a tu mano ({ $source })?
mec-ask-pits-to-deck = { $seat }, ¿qué criatura se baraja en tu mazo de juego ({ $source })?
mec-log-dragon-slain = { $card } ha muerto.
mec-verb-tribe-orc = Orcos
mec-verb-tribe-troll = Trolls
mec-verb-tribe-man = Hombres
mec-verb-tribe-wolf = Lobos
mec-verb-tribe-spider = Arañas
mec-verb-tribe-animal = Animales
mec-verb-tribe-slayer = Exterminadores
mec-verb-tribe-drake = Draques
mec-verb-tribe-giant = Gigantes
mec-verb-tribe-elf = Elfos
mec-verb-tribe-dwarf = Enanos
mec-verb-tribe-dunadan = Dúnedain
mec-verb-pits-deck = Al mazo de juego
mec-verb-pits-hand = A la mano
mec-verb-attack-1 = Primer ataque
mec-verb-attack-2 = Segundo ataque
mec-verb-attack-3 = Tercer ataque
mec-verb-attack-4 = Cuarto ataque
mec-verb-region = { $region }
mec-verb-region-between = La región de en medio
