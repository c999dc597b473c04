# La mesa del juego de cartas coleccionables: sus zonas.

mectable-mat-map = El mapa
mectable-mat-companies = Compañías
mectable-mat-companies-of = Compañías de { $name }
mectable-mat-events = Sucesos
mectable-mat-deck = Mazo
mectable-mat-discard = Descartes
mectable-mat-marshalling = Ganadas
mectable-mat-points = Puntos de victoria
mectable-mat-influence = Influencia
mectable-mat-piles = Mazos
mectable-mat-belongings = { $name }
mectable-mat-acting = La compañía que actúa
