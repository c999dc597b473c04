# The map of Middle-earth: the screen, what is told of a place, the page it prints on.

map-name = Map of Middle-earth
map-way-in = The map of Middle-earth
map-way-in-hint = From the Grey Havens to Mordor: search a place, look close, print it.
map-search = Search a place
map-search-none = No place has such a name.
map-shows = On the map
map-shows-land = The land alone
map-print = Print
map-whole = All of it
map-nearer = Nearer
map-farther = Farther
map-printed = The map was written to { $path }.
map-hint = Drag or arrows move, wheel or + and − zoom, 0 shows all, N and P go from place to place.
map-neighbour = { $place }: { $terrain } { $cost }
map-neighbour-water = { $place }: { $terrain } { $cost }, by water
map-neighbour-corrected = { $path } (my board)
map-neighbours = Paths
map-water-path = Water path
map-beside = Beside { $names }.
map-within = In it: { $names }.
