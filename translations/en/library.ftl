# The library: searching, and the names of printed values.
library-query-unfinished = This search is not finished, at column { $column }.
library-query-too-long = A search may have up to { $limit } characters.
library-query-too-deep = At column { $column } there are too many brackets in brackets.
library-query-not-closed = What opens with { $mark } at column { $column } is not closed.
library-query-bracket-too-many = At column { $column } a bracket closes that was never opened.
library-query-no-word = There is no word to search for in { $word }, at column { $column }.
library-query-side-missing = Something is missing beside this word, at column { $column }.
library-query-value-missing = A value is missing at column { $column }.
library-query-unknown-field = There is no field called { $field }, at column { $column }. Words with a colon go in quotes.
library-query-unknown-value = No card here has "{ $value }", at column { $column }.
library-query-unknown-value-near = No card here has "{ $value }", at column { $column }. Did you mean { $near }?
library-query-unknown-flag = At column { $column }: "is:" may ask for unique, owned, loyal, agent, avatar, imported or playable.
library-query-not-comparable = { $field } is no number, so it cannot be larger or smaller, at column { $column }.
library-query-not-a-number = { $field } wants a number, at column { $column }.
library-query-not-yes-or-no = { $field } is yes or no, at column { $column }.
library-query-sort-inside = The order stands outside brackets, at column { $column }.
library-query-pattern-long = The expression at column { $column } is too long.
library-query-pattern-wrong = The expression at column { $column } is not well formed.
library-query-pattern-slow = The expression at column { $column } could take too long. Repeat less in it.

library-command-profile-made = There was no profile yet, so one called { $name } was made.
library-command-fields = Say what each column is, as above, and leave a column empty to pass over it. A column can be: { $fields }
library-command-found = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
library-command-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
library-command-kept = { $count ->
    [one] { $count } card kept
   *[other] { $count } cards kept
}
library-command-more = { $count ->
    [one] and one more
   *[other] and { $count } more
}
library-command-scenario = a scenario, { $count } cards
library-command-legal = The deck keeps every construction rule.
library-command-not-legal = The deck does not keep every construction rule.

# Values, those of one game before those of all.
library-value-thrones-faction = Faction
library-value-thrones-agenda = Agenda
library-value-thrones-plot = Plot
library-value-thrones-character = Character
library-value-thrones-location = Location
library-value-thrones-attachment = Attachment
library-value-thrones-event = Event
library-value-thrones-title = Title
library-value-thrones-neutral = Neutral
library-value-lotr-tcg-companion = Companion
library-value-lotr-tcg-ally = Ally
library-value-lotr-tcg-minion = Minion
library-value-lotr-tcg-follower = Follower
library-value-lotr-tcg-possession = Possession
library-value-lotr-tcg-artifact = Artifact
library-value-lotr-tcg-condition = Condition
library-value-lotr-tcg-event = Event
library-value-lotr-tcg-site = Site
library-value-lotr-tcg-the-one-ring = The One Ring
library-value-lotr-tcg-map = Map
library-value-lotr-tcg-shadow = Shadow
library-value-lotr-tcg-fellowship = Fellowship
library-value-lotr-tcg-towers = The Two Towers
library-value-lotr-tcg-king = King
library-value-lotr-tcg-shadows = Shadows
library-value-meccg-ruins-lairs = Ruins & Lairs
library-value-meccg-border-hold = Border-hold
library-value-meccg-free-hold = Free-hold
library-value-meccg-shadow-hold = Shadow-hold
library-value-meccg-dark-hold = Dark-hold
library-value-meccg-haven = Haven
library-value-meccg-darkhaven = Darkhaven
library-value-meccg-wilderness = Wilderness
library-value-meccg-shadow-land = Shadow-land
library-value-meccg-dark-domain = Dark-domain
library-value-meccg-border-land = Border-land
library-value-meccg-free-domain = Free-domain
library-value-meccg-coastal-sea = Coastal Sea
library-value-thrones-ambush = Ambush
library-value-thrones-bestow = Bestow
library-value-thrones-insight = Insight
library-value-thrones-intimidate = Intimidate
library-value-thrones-limited = Limited
library-value-thrones-no-attachments = No attachments
library-value-thrones-pillage = Pillage
library-value-thrones-renown = Renown
library-value-thrones-stealth = Stealth
library-value-thrones-terminal = Terminal
library-value-meccg-character = Character
library-value-meccg-resource = Resource
library-value-meccg-hazard = Hazard
library-value-meccg-site = Site
library-value-meccg-region = Region
library-value-meccg-hero = Hero
library-value-meccg-minion = Minion
library-value-meccg-fallen-wizard = Fallen-wizard
library-value-meccg-balrog = Balrog
library-value-meccg-stage = Stage
library-value-meccg-dual = Dual
library-value-meccg-neutral = Neutral
library-value-meccg-item = Item
library-value-meccg-faction = Faction
library-value-meccg-ally = Ally
library-value-meccg-kill = Kill
library-value-meccg-miscellaneous = Miscellaneous
library-value-meccg-creature = Creature
library-value-meccg-short-event = Short-event
library-value-meccg-long-event = Long-event
library-value-meccg-permanent-event = Permanent-event
library-value-meccg-minor-item = Minor item
library-value-meccg-major-item = Major item
library-value-meccg-greater-item = Greater item
library-value-meccg-gold-ring-item = Gold ring item
library-value-meccg-special-item = Special item
library-value-meccg-warrior = Warrior
library-value-meccg-scout = Scout
library-value-meccg-ranger = Ranger
library-value-meccg-sage = Sage
library-value-meccg-diplomat = Diplomat
library-value-lotr-lcg-player-side-quest = Player side quest
library-value-lotr-lcg-contract = Contract
library-value-lotr-lcg-treasure = Treasure
library-value-lotr-lcg-objective-hero = Objective hero
library-value-lotr-lcg-ship-enemy = Ship enemy
library-value-lotr-lcg-ship-objective = Ship objective
library-value-lotr-lcg-side-quest = Side quest
library-value-lotr-lcg-nightmare = Nightmare
library-value-lotr-lcg-rules = Rules
library-value-lotr-lcg-fellowship = Fellowship
library-value-lotr-lcg-baggins = Baggins
library-value-me-quest-hero = Hero
library-value-me-quest-hero-card = Hero card
library-value-me-quest-skill = Skill
library-value-me-quest-item = Item
library-value-me-quest-monster = Monster
library-value-me-quest-minion = Minion
library-value-me-quest-combat = Combat
library-value-me-quest-event = Event
library-value-me-quest-shadow = Shadow
library-value-me-quest-starting-plot = Starting plot
library-value-me-quest-plot = Plot
library-value-me-quest-quest = Quest
library-value-me-quest-mission = Mission
library-value-me-quest-encounter = Encounter
library-value-me-quest-peril = Peril
library-value-me-quest-corruption = Corruption
library-value-me-quest-character = Character
library-value-me-quest-ranged = Ranged
library-value-me-quest-melee = Melee
library-value-me-quest-haven = Haven
library-value-me-quest-zealot = Zealot
library-value-me-quest-ravager = Ravager
library-value-me-quest-behemoth = Behemoth
library-value-me-quest-brown-lands-mordor = Brown Lands and Mordor
library-value-me-quest-eriador-enedwaith = Eriador and Enedwaith
library-value-me-quest-misty-mountains-mirkwood = Misty Mountains and Mirkwood
library-value-me-quest-rhudaur-grey-mountains = Rhudaur and Grey Mountains
library-value-me-quest-rohan-gondor = Rohan and Gondor
library-value-free-peoples = Free Peoples
library-value-baratheon = House Baratheon
library-value-greyjoy = House Greyjoy
library-value-lannister = House Lannister
library-value-martell = House Martell
library-value-stark = House Stark
library-value-targaryen = House Targaryen
library-value-thenightswatch = The Night’s Watch
library-value-tyrell = House Tyrell
library-value-man = Man
library-value-men = Men
library-value-elf = Elf
library-value-elven = Elven
library-value-dwarf = Dwarf
library-value-dwarven = Dwarven
library-value-hobbit = Hobbit
library-value-orc = Orc
library-value-orcs = Orcs
library-value-troll = Troll
library-value-wizard = Wizard
library-value-ent = Ent
library-value-dragon = Dragon
library-value-spider = Spider
library-value-spiders = Spiders
library-value-wolves = Wolves
library-value-animals = Animals
library-value-undead = Undead
library-value-giants = Giants
library-value-shire = Shire
library-value-wraith = Wraith
library-value-raider = Raider
library-value-hand-weapon = Hand weapon
library-value-ranged-weapon = Ranged weapon
library-value-mount = Mount
library-value-armor = Armor
library-value-shield = Shield
library-value-cloak = Cloak
library-value-helm = Helm
library-value-staff = Staff
library-value-pipe = Pipe
library-value-ring = Ring
library-value-common = Common
library-value-uncommon = Uncommon
library-value-rare = Rare
library-value-starter = Starter
library-value-built-in = Built in
library-value-thrones-military = Military
library-value-thrones-intrigue = Intrigue
library-value-thrones-power = Power
library-value-lotr-lcg-threat = Threat

# Why the text of a card is not played by the rules

library-unplayed-no-rules = The rules of this game are not written yet.
library-unplayed-unknown = There are no rules for a card of this title, type and numbers.
library-unplayed-keyword = The rules do not know the keyword { $keyword }.
library-unplayed-kind = “{ $word }”: { $announced } in its text, { $written } in the rules.
library-unplayed-plain =
    { $count ->
        [one] A paragraph of its text is not in the rules.
       *[other] { $count } paragraphs of its text are not in the rules.
    }
library-command-played =
    { $count ->
        [one] 1 card is played by the rules, { $rest } by hand.
       *[other] { $count } cards are played by the rules, { $rest } by hand.
    }
