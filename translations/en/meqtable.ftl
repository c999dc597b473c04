# The table of Middle-earth Quest: its mats and the story track.

meqtable-mat-map = Map
meqtable-track = Story track
meqtable-mat-plots = Active plots
meqtable-mat-shadow = Shadow
meqtable-mat-pool = Pool
meqtable-mat-event = Event
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

## What the strips of the sheets say

meqtable-attribute-fortitude = for { $value }
meqtable-attribute-strength = str { $value }
meqtable-attribute-agility = agi { $value }
meqtable-attribute-wisdom = wis { $value }
meqtable-track-place-influence = influence { $free }
meqtable-track-draw-cards = cards { $free }
meqtable-track-command = command { $free }

## Combat

meqtable-contest-round = { $round ->
    [0] Combat begins
   *[other] Combat, round { $round }
}
meqtable-contest-hero = { $hero }, { $name }
meqtable-contest-enemy = { $enemy }
meqtable-contest-strength = Strength left
meqtable-contest-life = Life and hand
meqtable-contest-health = Health left
meqtable-contest-exhausted = exhausted

## Places

meqtable-perilous = Perilous for you: influence { $influence } is more than your wisdom { $wisdom }.
