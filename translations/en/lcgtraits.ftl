# Names printed on the cards of The Lord of the Rings: The Card Game, one message an id of the card facts.

## Traits

lcgtraits-archer = Archer
lcgtraits-armor = Armor
lcgtraits-artifact = Artifact
lcgtraits-beorning = Beorning
lcgtraits-condition = Condition
lcgtraits-craftsman = Craftsman
lcgtraits-creature = Creature
lcgtraits-dol-guldur = Dol Guldur
lcgtraits-dunedain = Dúnedain
lcgtraits-dungeon = Dungeon
lcgtraits-dwarf = Dwarf
lcgtraits-forest = Forest
lcgtraits-goblin = Goblin
lcgtraits-gondor = Gondor
lcgtraits-hobbit = Hobbit
lcgtraits-insect = Insect
lcgtraits-istari = Istari
lcgtraits-item = Item
lcgtraits-marshland = Marshland
lcgtraits-minstrel = Minstrel
lcgtraits-mountain = Mountain
lcgtraits-nazgul = Nazgûl
lcgtraits-noble = Noble
lcgtraits-noldor = Noldor
lcgtraits-orc = Orc
lcgtraits-ranger = Ranger
lcgtraits-riverland = Riverland
lcgtraits-rohan = Rohan
lcgtraits-scout = Scout
lcgtraits-silvan = Silvan
lcgtraits-skill = Skill
lcgtraits-spider = Spider
lcgtraits-steward = Steward
lcgtraits-stronghold = Stronghold
lcgtraits-title = Title
lcgtraits-trap = Trap
lcgtraits-troll = Troll
lcgtraits-undead = Undead
lcgtraits-warrior = Warrior
lcgtraits-wasteland = Wasteland
lcgtraits-weapon = Weapon

## Keywords

lcgtraits-keyword-doomed = Doomed { $amount }
lcgtraits-keyword-guarded = Guarded
lcgtraits-keyword-permanent = Permanent
lcgtraits-keyword-ranged = Ranged
lcgtraits-keyword-restricted = Restricted
lcgtraits-keyword-sentinel = Sentinel
lcgtraits-keyword-surge = Surge

## Spheres

lcgtraits-sphere-leadership = Leadership
lcgtraits-sphere-lore = Lore
lcgtraits-sphere-neutral = Neutral
lcgtraits-sphere-spirit = Spirit
lcgtraits-sphere-tactics = Tactics

## Card types and subtypes

lcgtraits-type-ally = Ally
lcgtraits-type-attachment = Attachment
lcgtraits-type-boon = Boon
lcgtraits-type-burden = Burden
lcgtraits-type-campaign = Campaign
lcgtraits-type-enemy = Enemy
lcgtraits-type-event = Event
lcgtraits-type-hero = Hero
lcgtraits-type-location = Location
lcgtraits-type-objective = Objective
lcgtraits-type-objective-ally = Objective ally
lcgtraits-type-quest = Quest
lcgtraits-type-treachery = Treachery

## Encounter sets

lcgtraits-set-dol-guldur-orcs = Dol Guldur Orcs
lcgtraits-set-escape-from-dol-guldur = Escape from Dol Guldur
lcgtraits-set-journey-along-the-anduin = Journey Along the Anduin
lcgtraits-set-passage-through-mirkwood = Passage Through Mirkwood
lcgtraits-set-saurons-reach = Sauron’s Reach
lcgtraits-set-spiders-of-mirkwood = Spiders of Mirkwood
lcgtraits-set-wilderlands = Wilderlands

## Campaigns

lcgtraits-campaign-mirkwood-paths = Mirkwood Paths
