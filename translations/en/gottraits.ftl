# Names printed on the cards of A Game of Thrones: The Card Game, one message an id of the card facts.

## Traits

gottraits-ally = Ally
gottraits-army = Army
gottraits-astapor = Astapor
gottraits-banner = Banner
gottraits-bastard = Bastard
gottraits-brotherhood = Brotherhood
gottraits-builder = Builder
gottraits-clansman = Clansman
gottraits-commander = Commander
gottraits-companion = Companion
gottraits-condition = Condition
gottraits-direwolf = Direwolf
gottraits-dorne = Dorne
gottraits-dothraki = Dothraki
gottraits-dragon = Dragon
gottraits-dragonstone = Dragonstone
gottraits-drowned-god = Drowned God
gottraits-edict = Edict
gottraits-essos = Essos
gottraits-guard = Guard
gottraits-hatchling = Hatchling
gottraits-house-dayne = House Dayne
gottraits-house-florent = House Florent
gottraits-house-harlaw = House Harlaw
gottraits-house-redwyne = House Redwyne
gottraits-house-tarly = House Tarly
gottraits-house-tully = House Tully
gottraits-iron-islands = Iron Islands
gottraits-ironborn = Ironborn
gottraits-item = Item
gottraits-king = King
gottraits-kingdom = Kingdom
gottraits-kings-landing = King’s Landing
gottraits-knight = Knight
gottraits-lady = Lady
gottraits-lord = Lord
gottraits-maester = Maester
gottraits-merchant = Merchant
gottraits-noble = Noble
gottraits-old-gods = Old Gods
gottraits-pentos = Pentos
gottraits-poison = Poison
gottraits-queen = Queen
gottraits-raider = Raider
gottraits-ranger = Ranger
gottraits-raven = Raven
gottraits-rhllor = R’hllor
gottraits-sand-snake = Sand Snake
gottraits-scheme = Scheme
gottraits-siege = Siege
gottraits-skill = Skill
gottraits-small-council = Small Council
gottraits-smuggler = Smuggler
gottraits-song = Song
gottraits-spy = Spy
gottraits-steward = Steward
gottraits-stormborn = Stormborn
gottraits-stronghold = Stronghold
gottraits-summer = Summer
gottraits-the-north = The North
gottraits-the-reach = The Reach
gottraits-the-seven = The Seven
gottraits-the-westerlands = The Westerlands
gottraits-valyrian-steel = Valyrian Steel
gottraits-wandering-crow = Wandering Crow
gottraits-war = War
gottraits-warship = Warship
gottraits-weapon = Weapon
gottraits-westeros = Westeros
gottraits-wildling = Wildling
gottraits-winter = Winter
gottraits-winterfell = Winterfell

## Keywords

gottraits-keyword-ambush = Ambush
gottraits-keyword-insight = Insight
gottraits-keyword-intimidate = Intimidate
gottraits-keyword-limited = Limited
gottraits-keyword-no-attachments = No attachments
gottraits-keyword-no-attachments-except-weapon = No attachments except Weapon
gottraits-keyword-pillage = Pillage
gottraits-keyword-renown = Renown
gottraits-keyword-stealth = Stealth
gottraits-keyword-terminal = Terminal

## Card types

gottraits-type-agenda = Agenda
gottraits-type-attachment = Attachment
gottraits-type-character = Character
gottraits-type-event = Event
gottraits-type-faction = Faction
gottraits-type-location = Location
gottraits-type-plot = Plot
gottraits-type-title = Title

## Factions

gottraits-faction-baratheon = House Baratheon
gottraits-faction-greyjoy = House Greyjoy
gottraits-faction-lannister = House Lannister
gottraits-faction-martell = House Martell
gottraits-faction-neutral = Neutral
gottraits-faction-stark = House Stark
gottraits-faction-targaryen = House Targaryen
gottraits-faction-thenightswatch = The Night’s Watch
gottraits-faction-tyrell = House Tyrell

## Challenge icons

gottraits-icon-intrigue = Intrigue
gottraits-icon-military = Military
gottraits-icon-power = Power
