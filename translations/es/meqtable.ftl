# La mesa de La Búsqueda de la Tierra Media: sus zonas y el marcador de historia.

meqtable-mat-map = Mapa
meqtable-track = Marcador de Historia
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
meqtable-mat-sauron = Sauron
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
meqtable-track-place-influence = influencia { $free }
meqtable-track-draw-cards = cartas { $free }
meqtable-track-command = mando { $free }

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
