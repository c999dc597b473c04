# El mapa de la Tierra Media: la pantalla, lo que se cuenta de un lugar, la página en que se imprime.

map-name = Mapa de la Tierra Media
map-way-in = El mapa de la Tierra Media
map-way-in-hint = De los Puertos Grises a Mordor: busca un lugar, míralo de cerca, imprímelo.
map-search = Buscar un lugar
map-search-none = Ningún lugar se llama así.
map-shows = En el mapa
map-shows-land = Solo la tierra
map-print = Imprimir
map-whole = Todo
map-nearer = Acercar
map-farther = Alejar
map-printed = El mapa se guardó en { $path }.
map-hint = Arrastra o usa las flechas para moverte, la rueda o + y − para acercar, 0 lo muestra todo, N y P van de lugar en lugar.
map-neighbour = { $place }: { $terrain } { $cost }
map-neighbour-water = { $place }: { $terrain } { $cost }, por agua
map-neighbour-corrected = { $path } (mi tablero)
map-neighbours = Caminos
map-water-path = Camino acuático
map-beside = Linda con { $names }.
map-within = En ella: { $names }.
