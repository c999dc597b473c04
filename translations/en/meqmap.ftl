# Places and paths of Middle-earth Quest, as the map tells them.

meqmap-kind-plain = Location
meqmap-kind-haven = Haven
meqmap-kind-perilous = Permanently perilous
meqmap-kind-stronghold = Shadow Stronghold, at most { $most } influence
meqmap-terrain-hill = hills
meqmap-terrain-mountain = mountains
meqmap-terrain-forest = forest
meqmap-terrain-plains = plains
meqmap-terrain-swamp = swamp
meqmap-terrain-any = any
meqmap-kind-haven-short = Haven
meqmap-kind-perilous-short = Permanently perilous
meqmap-kind-stronghold-short = Shadow Stronghold
