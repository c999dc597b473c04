# La mesa de La Búsqueda de la Tierra Media: sus zonas y el marcador de historia.

meqtable-mat-map = Mapa
meqtable-track = Marcador de Historia
meqtable-mat-plots = Tramas activas
meqtable-mat-shadow = Sombra
meqtable-mat-pool = Reserva
meqtable-mat-event = Evento
meqtable-mat-combat = Combate
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
