# Mazos: sus partes, y qué regla de construcción se incumple y cómo.
decks-part-heroes = Héroes
decks-part-deck = Mazo
decks-part-sideboard = Baraja complementaria
decks-part-quest = Mazo de Misión
decks-part-encounter = Mazo de Encuentros
decks-part-special = Cartas especiales
decks-part-setup = Preparación
decks-part-faction = Facción
decks-part-agendas = Estrategias
decks-part-plots = Mazo de Tramas
decks-part-ring-bearer = Portador del Anillo
decks-part-ring = El Anillo Único
decks-part-map = Mapa
decks-part-sites = Lugares
decks-part-lotr-tcg-sites = Mazo de aventura
decks-part-pool = Reserva
decks-part-holds = { $part }: { $count }
decks-part-fallen-wizard-sideboard = Baraja complementaria contra Magos Renegados

decks-wrong-part = { $title } no es una carta para { $part ->
    [heroes] los Héroes
    [sideboard] la baraja complementaria
    [quest] el mazo de Misión
    [encounter] el mazo de Encuentros
    [faction] el sitio de la Facción
    [agendas] el sitio de las Estrategias
    [plots] el mazo de Tramas
    [ring] el sitio del Anillo Único
    [map] el sitio del Mapa
    [sites] los Lugares
    [pool] la Reserva
    [fallen-wizard-sideboard] la baraja complementaria
   *[deck] el mazo principal
}.
decks-likewise = { $left ->
    [0] Lo mismo vale para { $names }.
   *[other] Lo mismo vale para { $names } y { $left } más.
}
decks-too-small = El mazo tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; necesita al menos { $limit }.
decks-too-many-copies = { $count } copias de { $title }; un mazo puede llevar { $limit }.
decks-part-missing = Al mazo le falta { $part ->
    [ring-bearer] un Portador del Anillo
    [ring] El Anillo Único
    [sites] el mazo de lugares
    [adventure] el mazo de aventura
    [pool] una reserva
   *[other] el mazo principal
}.

decks-lcg-heroes = { $count ->
    [0] El mazo no tiene ningún Héroe; necesita de uno a { $limit }.
   *[other] El mazo tiene { $count } Héroes; puede llevar { $limit }.
}
decks-lcg-same-hero = { $title } está { $count } veces, pero es una carta única.
decks-lcg-too-small = El mazo tiene { $count ->
    [one] 1 carta que cuente
   *[other] { $count } cartas que cuenten
}; necesita al menos { $limit }.
decks-lcg-boon-not-counted = { $count ->
    [one] Una ayuda no cuenta para el tamaño mínimo del mazo.
   *[other] { $count } ayudas no cuentan para el tamaño mínimo del mazo.
}
decks-lcg-burden-not-counted = { $count ->
    [one] Una carga no cuenta para el tamaño mínimo del mazo.
   *[other] { $count } cargas no cuentan para el tamaño mínimo del mazo.
}

decks-thrones-faction = { $count ->
    [0] El mazo no tiene carta de Facción.
   *[other] El mazo tiene { $count } cartas de Facción; puede llevar una.
}
decks-thrones-agendas = El mazo tiene { $count } Estrategias; puede llevar { $limit }.
decks-thrones-plots = El mazo de Tramas tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; ha de tener { $limit }.
decks-thrones-plot-limit = { $title } está { $count } veces en el mazo de Tramas; puede estar { $limit ->
    [one] una vez
    [2] dos veces
   *[other] { $limit } veces
}.
decks-thrones-two-repeated = Hay { $count } Tramas distintas repetidas; { $limit ->
    [one] solo puede repetirse una
   *[other] solo pueden repetirse { $limit }
}.
decks-thrones-affiliation = { $title } es de { $faction ->
    [baratheon] la Casa Baratheon
    [greyjoy] la Casa Greyjoy
    [lannister] la Casa Lannister
    [martell] la Casa Martell
    [stark] la Casa Stark
    [targaryen] la Casa Targaryen
    [thenightswatch] la Guardia de la Noche
    [tyrell] la Casa Tyrell
   *[other] otra facción
}, que este mazo no puede usar.
decks-thrones-loyal = { $title } es leal, así que solo cabe con { $faction ->
    [baratheon] la Casa Baratheon
    [greyjoy] la Casa Greyjoy
    [lannister] la Casa Lannister
    [martell] la Casa Martell
    [stark] la Casa Stark
    [targaryen] la Casa Targaryen
    [thenightswatch] la Guardia de la Noche
    [tyrell] la Casa Tyrell
   *[other] su facción
}.
decks-thrones-agenda-asks = { $title } pide { $limit } cartas de su clase; hay { $count }.
decks-thrones-agenda-forbids = { $agenda } no permite { $title }.
decks-thrones-agenda-once = { $agenda } permite una sola copia de { $title }.
decks-thrones-agenda-neutral = { $agenda } permite { $limit } cartas neutrales; hay { $count }.

decks-tcg-ring-bearer = El Portador del Anillo ha de ser un Frodo, o un compañero que pueda llevar el Anillo.
decks-tcg-ring = El mazo necesita una versión de El Anillo Único, y nada más en su lugar.
decks-tcg-nine-sites =
    El mazo de aventura tiene { $count ->
        [one] un sitio
       *[other] { $count } sitios
    }; ha de tener { $limit }.
decks-tcg-site-twice = Dos sitios tienen el número { $number }.
decks-tcg-site-missing = Ningún sitio tiene el número { $number }.
decks-tcg-other-block = { $count ->
    [one] Un sitio es de otro bloque.
   *[other] { $count } sitios son de otro bloque.
}
decks-tcg-other-set = { $title } es de la colección { $set }, que no forma parte de este bloque.
decks-tcg-both-sides = { $free } cartas de Gentes Libres y { $shadow } de Sombra: ha de haber tantas de unas como de otras.
decks-tcg-ring-bearer-copies = Un { $title } empieza como Portador del Anillo, así que en el mazo de robar caben { $limit }, no { $count }.

decks-mec-unique = { $title } es una carta única, pero está { $count } veces.
decks-mec-manifestation = Hay varias manifestaciones de { $title } en el mazo; cuentan como una sola carta única.
decks-mec-agents = Las mentes de los agentes suman { $count }; se permite { $limit } como mucho.
decks-mec-avatar-of-other = { $title } no puede ser el avatar de un jugador { $player ->
    [ringwraith] Espectro del Anillo
   *[other] Mago
}.
decks-mec-character-of-other = { $title } no es un personaje para un jugador { $player ->
    [ringwraith] Espectro del Anillo
   *[other] Mago
}.
decks-mec-resource-of-other = { $title } no es un recurso para un jugador { $player ->
    [ringwraith] Espectro del Anillo
   *[other] Mago
}.
decks-mec-site-of-other = { $title } no es un lugar para un jugador { $player ->
    [ringwraith] Espectro del Anillo
   *[other] Mago
}.
decks-mec-resources = El mazo de juego tiene { $count } recursos; necesita de { $fewest } a { $most }.
decks-mec-as-many-hazards = { $resources } recursos y { $hazards } adversidades: ha de haber tantos de unos como de otras.
decks-mec-characters = El mazo de juego tiene { $count } personajes que no son avatares; puede llevar { $limit }.
decks-mec-avatars = El mazo de juego tiene { $count } avatares, { $different } de ellos distintos: puede llevar { $limit }, y no todos distintos.
decks-mec-creatures = El mazo de juego tiene { $count } criaturas; necesita al menos { $limit }.
decks-mec-site-twice = { $title } está { $count } veces; eso solo pueden los refugios.
decks-mec-sideboard-size = La baraja complementaria tiene { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}; puede llevar { $limit } en una partida de esta duración.
decks-mec-avatars-repeated = Solo un avatar puede estar más de una vez; aquí lo están { $titles }.
decks-mec-pool-characters = La reserva tiene { $count } personajes que no son avatares; puede llevar { $limit }.
decks-mec-pool-items = La reserva tiene { $count } objetos menores; puede llevar { $limit }.
decks-mec-pool-item = { $title } es una carta única o de botín, así que no puede estar en la reserva.

decks-file-missing = No hay ningún mazo en { $path }.
decks-file-damaged = No se ha podido leer el mazo { $path } ({ $place }). Se ha guardado como { $aside }; los demás mazos no se han tocado.
decks-file-too-new = El mazo { $path } lo escribió un Longtable más reciente (formato { $found }; este lee hasta el { $known }). Se ha dejado como está.
decks-overlap = { $count ->
    [one] Juntos piden más copias de una carta de las que tienes: { $cards }.
   *[other] Juntos piden más copias de las que tienes de { $count } cartas: { $cards }.
}
decks-overlap-card = { $title } (piden { $wanted }, tienes { $owned })
decks-shared-hero = { $hero } encabeza más de uno: { $decks }.
decks-group = Se juega con «{ $tag }»
decks-group-well = { $decks }: no falta ninguna carta ni se repite ningún Héroe.
decks-overlap-more = y { $count } más
