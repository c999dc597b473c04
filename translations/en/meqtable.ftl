# The table of Middle-earth Quest: its mats and the story track.

meqtable-mat-map = Map
meqtable-track = Story track
meqtable-mat-plots = Active plots
meqtable-mat-shadow = Shadow
meqtable-mat-pool = Pool
meqtable-mat-event = Event
meqtable-mat-combat = Combat
meqtable-mat-hero = { $name }
meqtable-mat-life = Life
meqtable-mat-rest = Rest
meqtable-mat-damage = Damage
meqtable-mat-favor = Favor
meqtable-mat-things = Quests and items
meqtable-mat-sauron = Sauron
meqtable-mat-hero-of = { $name }
meqtable-mat-sauron-of = { $name }, Sauron
meqtable-mat-things-short = Quests
meqtable-mat-quests = Quests
meqtable-mat-items = Items
meqtable-mat-corruption = Corruption
meqtable-mat-hand = Hand
meqtable-mat-mission = Mission
