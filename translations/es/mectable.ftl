# La mesa del juego de cartas coleccionables: sus zonas.

mectable-mat-map = El mapa
mectable-mat-companies = Compañías
mectable-mat-companies-of = Compañías de { $name }
mectable-mat-events = Sucesos
mectable-mat-deck = Mazo
mectable-mat-discard = Descartes
mectable-mat-marshalling = Ganadas
mectable-mat-points = Puntos de victoria
mectable-mat-points-and-influence = Puntos e influencia
mectable-mat-influence = Influencia
mectable-mat-piles = Mazos
mectable-mat-belongings = { $name }
mectable-mat-acting = La compañía que actúa
mectable-mat-acting-short = Compañía
mectable-hazard-limit = Límite de adversidades
mectable-from = desde
mectable-to = hasta
mectable-journey = La compañía de { $card } va a { $site }
mectable-company = { $site }, tamaño { $size }
mectable-company-goes = { $site }, tamaño { $size }, hacia { $goal }
mectable-folded = { $card }
mectable-folded-at = { $site }
mectable-folded-size = Tamaño { $count }
mectable-folded-prowess = Mejor poder: { $count }
mectable-folded-tapped = { $count ->
    [one] { $count } girado
   *[other] { $count } girados
}
mectable-folded-wounded = { $count ->
    [one] { $count } herido
   *[other] { $count } heridos
}
mectable-fighter = { $card }
mectable-link = { $seat }
mectable-link-card = { $seat } declara { $card }
mectable-link-at = Sobre { $card }.
mectable-company-attack = Ataque de la compañía de { $card }, { $strikes ->
    [one] un golpe
   *[other] { $strikes } golpes
}
mectable-attack = Ataque de { $card }, { $strikes ->
    [one] un golpe
   *[other] { $strikes } golpes
}
mectable-strike = Golpe de { $card } contra { $target }
mectable-prowess-body = { $prowess }/{ $body }
mectable-prowess-alone = { $prowess }/–
mectable-rolls = La tirada de { $card }
mectable-beats = el golpe queda derrotado
mectable-beats-body = el golpe fracasa; luego su resistencia { $body }
mectable-avoided = no pasa nada
mectable-taps = girado
mectable-wounded = herido; luego resistencia { $body }
mectable-ledger = Con qué se comparan los dados
mectable-ledger-strike = golpe
mectable-ledger-target = poder
mectable-ledger-needed = a superar
mectable-chain = { $count ->
    [one] Cadena de efectos: una declarada
   *[other] Cadena de efectos: { $count } declaradas
}
mectable-chain-order = La última declarada se resuelve primero.
mectable-general = General
mectable-direct = Influencia directa de { $card }
mectable-direct-short = de { $card }
mectable-source-character = Personajes
mectable-source-ally = Aliados
mectable-source-item = Objetos
mectable-source-faction = Facciones
mectable-source-kill = Muertes
mectable-source-miscellaneous = Diversos
mectable-source-taken = Se restan
mectable-ahead-influence = Se usan { $used } de { $limit } de influencia general.
mectable-ahead-hazards = Contra la compañía se han jugado { $used } de { $limit } adversidades.
mectable-ahead-automatic = { $count ->
    [one] El lugar tiene un ataque automático.
   *[other] El lugar tiene { $count } ataques automáticos.
}
mectable-ahead-strikes = { $count ->
    [one] Llega un golpe con poder { $prowess }.
   *[other] Llegan { $count } golpes con poder { $prowess }.
}
mectable-ahead-roll = El golpe falla con { $needed } o más, { $ways } de 36 tiradas, tal como está la mesa.
mectable-ahead-hand = Tienes { $hand } cartas; el tamaño de tu mano es { $size }.
mectable-turn-strong = Va delante quien debe
mectable-turn-weak = Va delante el débil
mectable-turn-strong-told = { $card }, con poder { $prowess }, se enfrenta a un golpe de { $against }: lo superan { $ways } de 36 tiradas; con el más débil habrían sido { $other }.
mectable-turn-weak-told = { $card }, con poder { $prowess }, se enfrenta a un golpe de { $against }: lo superan { $ways } de 36 tiradas; con otro habrían sido { $other }.
mectable-turn-stake = { $chance } % de superarlo
