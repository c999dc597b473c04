# Lugares y caminos de La Búsqueda de la Tierra Media, como los cuenta el mapa.

meqmap-kind-plain = Localización
meqmap-kind-haven = Refugio
meqmap-kind-perilous = Permanentemente peligrosa
meqmap-kind-stronghold = Fortaleza de la Sombra, como mucho { $most } de influencia
meqmap-terrain-hill = colinas
meqmap-terrain-mountain = montañas
meqmap-terrain-forest = bosque
meqmap-terrain-plains = llanuras
meqmap-terrain-swamp = pantano
meqmap-terrain-any = cualquiera
meqmap-kind-haven-short = Refugio
meqmap-kind-perilous-short = Siempre peligrosa
meqmap-kind-stronghold-short = Fortaleza de la Sombra
