# The deck builder.
deckbuilder-decks = Your decks
deckbuilder-none = There is no deck yet. Begin one, take a shipped deck, or import a list.
deckbuilder-reading = { $count ->
    [one] 1 more deck is being read
   *[other] { $count } more decks are being read
}
deckbuilder-find = Find a deck by its name, game, tag or hero
deckbuilder-none-found = No deck is like that.
deckbuilder-new = New deck
deckbuilder-presets = Shipped decks
deckbuilder-import = Import
deckbuilder-first-draft = First draft
deckbuilder-begin = Begin
deckbuilder-begins-avatar = You play as
deckbuilder-begins-agenda = Agenda
deckbuilder-begin-hint = Nothing needs to be chosen yet: the deck builder shows first what such a deck begins with.
deckbuilder-none-chosen = not yet
deckbuilder-copy = Copy { $name }
deckbuilder-copy-name = { $name } (copy)
deckbuilder-delete = Delete { $name }
deckbuilder-deleted = The deck “{ $name }” is in the trash folder of your decks.
deckbuilder-built-mark = built

deckbuilder-deck = The deck
deckbuilder-back = Back to all decks
deckbuilder-name = Name of the deck
deckbuilder-undo = Undo
deckbuilder-redo = Redo
deckbuilder-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deckbuilder-leaders = First cards
deckbuilder-unknown = Unknown cards
deckbuilder-breaks-a-rule = breaks a rule
deckbuilder-one-more = One more
deckbuilder-one-fewer = One fewer
deckbuilder-take-out = Take out
deckbuilder-replace = What could replace it
deckbuilder-move-to = One to: { $part }
deckbuilder-version = Version { $number }

deckbuilder-page-study = Study
deckbuilder-page-card = Card
deckbuilder-page-hand = Hand
deckbuilder-page-notes = Notes
deckbuilder-page-versions = Versions

deckbuilder-scenario = Scenario, laid for the table
deckbuilder-legal = Legal
deckbuilder-not-legal = Not legal yet
deckbuilder-as-it-is = Out of the box
deckbuilder-more-violations = { $count } more
deckbuilder-unknown-cards = { $count ->
    [one] One card is not in the library and is not judged: { $titles }
   *[other] { $count } cards are not in the library and are not judged: { $titles }
}
deckbuilder-no-sphere = { $count ->
    [one] No hero pays for { $titles }.
   *[other] No hero pays for { $count } cards, among them { $titles }.
}
deckbuilder-fix-remove = Remove { $count }
deckbuilder-fix-add = Add { $count }
deckbuilder-fix-move = Move { $count }
deckbuilder-fix-move-to = Move { $count } to: { $part }
deckbuilder-costs = Costs
deckbuilder-average = average { NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
deckbuilder-cost-bar = cost { $cost }: { $count }
deckbuilder-threat = Starting threat { $threat }
deckbuilder-chances = Chances
deckbuilder-chance-cheap = A card that costs { $cost } or less, in the first opening hand
deckbuilder-chance-hand = In the opening hand of { $cards }, kept as it comes
deckbuilder-chance-mulligan = In the opening hand, with a mulligan to { $cards }
deckbuilder-chance-rounds = After { $rounds } rounds{ $mulligan ->
    [yes] , mulligan included
   *[no] {""}
}
deckbuilder-chance-seen = Among the first { $cards } cards, without a mulligan

deckbuilder-hand = Sample hand
deckbuilder-new-hand = New
deckbuilder-mulligan = Mulligan
deckbuilder-next-card = Next
deckbuilder-hand-told = { $count } cards, { $left } left in the deck{ $mulligans ->
    [0] {""}
    [one] , one mulligan
   *[other] , { $mulligans } mulligans
}
deckbuilder-instead = Instead of { $title }
deckbuilder-nothing-instead = Nothing that is free comes near to it.

deckbuilder-notes = Notes, in Markdown
deckbuilder-notes-turn = Read or write
deckbuilder-tags = Tags
deckbuilder-tags-hint = solo, tournament
deckbuilder-built = Built
deckbuilder-built-hint = It lies on the shelf, made of the cards I own.
deckbuilder-option-format = Format
deckbuilder-option-format-any = Open
deckbuilder-option-format-fellowship = Fellowship block
deckbuilder-option-format-towers = Towers block
deckbuilder-option-format-starter = Starter decks
deckbuilder-option-alignment = Player
deckbuilder-option-alignment-hero = Wizard
deckbuilder-option-alignment-minion = Ringwraith
deckbuilder-option-length = Length of the game
deckbuilder-option-length-short = Short
deckbuilder-option-length-long = Long
deckbuilder-option-length-campaign = Campaign

deckbuilder-version-note = Why this version is kept
deckbuilder-keep-version = Keep as a version
deckbuilder-restore = Restore
deckbuilder-restore-version = Restore version { $number }
deckbuilder-no-changes = No difference to the deck as it is.
deckbuilder-since = Since then: { $changes }

deckbuilder-play = Play
deckbuilder-play-hint = Lay a table with this deck
deckbuilder-export = Export
deckbuilder-format = Format
deckbuilder-format-ringsdb = RingsDB text
deckbuilder-format-thronesdb = ThronesDB text
deckbuilder-format-o8d = OCTGN deck
deckbuilder-format-gemp = GEMP line
deckbuilder-format-names = List of names
deckbuilder-format-gccg = MECCG deck list
deckbuilder-format-remaster = MECCG deck, JSON
deckbuilder-format-markdown = Markdown
deckbuilder-copy-text = Copy text
deckbuilder-save-file = Save to a file
deckbuilder-written = Written to { $path }.
deckbuilder-printed = { $count ->
    [one] One page written to { $path }.
   *[other] { $count } pages written to { $path }.
}
deckbuilder-print = Print
deckbuilder-paper = Paper
deckbuilder-paper-a4 = A4
deckbuilder-paper-letter = Letter
deckbuilder-pull-list = To take from the shelf
deckbuilder-deck-list = Deck list
deckbuilder-proxies = Proxies
deckbuilder-proxy-backs = With the backs, for printing on both sides
deckbuilder-printing = Painting the cards of { $path }
deckbuilder-compare = Compare
deckbuilder-compare-with = Compare with
deckbuilder-compare-card = Card
deckbuilder-compare-here = This deck
deckbuilder-compare-there = The other
deckbuilder-compared = { $title }: { $here } here, { $there } there

# Chips over the library: what they are called, and the search that they write.
deckbuilder-kind-lcg-hero = Heroes
deckbuilder-kind-lcg-hero-query = type=hero
deckbuilder-kind-lcg-ally = Allies
deckbuilder-kind-lcg-ally-query = type=ally
deckbuilder-kind-lcg-attachment = Attachments
deckbuilder-kind-lcg-attachment-query = type=attachment
deckbuilder-kind-lcg-event = Events
deckbuilder-kind-lcg-event-query = type=event
deckbuilder-kind-lcg-all = All
deckbuilder-kind-lcg-all-query = type=ally|attachment|event|player_side_quest
deckbuilder-kind-got-faction = Factions
deckbuilder-kind-got-faction-query = type=faction
deckbuilder-kind-got-agenda = Agendas
deckbuilder-kind-got-agenda-query = type=agenda
deckbuilder-kind-got-plot = Plots
deckbuilder-kind-got-plot-query = type=plot
deckbuilder-kind-got-character = Characters
deckbuilder-kind-got-character-query = type=character
deckbuilder-kind-got-location = Locations
deckbuilder-kind-got-location-query = type=location
deckbuilder-kind-got-event = Events
deckbuilder-kind-got-event-query = type=event
deckbuilder-kind-tcg-companion = Companions
deckbuilder-kind-tcg-companion-query = type=companion
deckbuilder-kind-tcg-minion = Minions
deckbuilder-kind-tcg-minion-query = type=minion
deckbuilder-kind-tcg-possession = Possessions
deckbuilder-kind-tcg-possession-query = type=possession
deckbuilder-kind-tcg-event = Events
deckbuilder-kind-tcg-event-query = type=event
deckbuilder-kind-tcg-site = Sites
deckbuilder-kind-tcg-site-query = type=site
deckbuilder-kind-tcg-ring = Rings
deckbuilder-kind-tcg-ring-query = type="the one ring"
deckbuilder-kind-mec-character = Characters
deckbuilder-kind-mec-character-query = type=character
deckbuilder-kind-mec-resource = Resources
deckbuilder-kind-mec-resource-query = type=resource
deckbuilder-kind-mec-hazard = Hazards
deckbuilder-kind-mec-hazard-query = type=hazard
deckbuilder-kind-mec-creature = Creatures
deckbuilder-kind-mec-creature-query = type=hazard subtype:creature
deckbuilder-kind-mec-site = Sites
deckbuilder-kind-mec-site-query = type=site
deckbuilder-kind-got-attachment = Attachments
deckbuilder-kind-got-attachment-query = type=attachment
deckbuilder-kind-got-all = All
deckbuilder-kind-got-all-query = type=character|location|attachment|event
deckbuilder-kind-tcg-ally = Allies
deckbuilder-kind-tcg-ally-query = type=ally
deckbuilder-kind-tcg-artifact = Artifacts
deckbuilder-kind-tcg-artifact-query = type=artifact
deckbuilder-kind-tcg-condition = Conditions
deckbuilder-kind-tcg-condition-query = type=condition
deckbuilder-kind-tcg-all = All
deckbuilder-kind-tcg-all-query = type=companion|ally|follower|minion|possession|artifact|condition|event
deckbuilder-kind-mec-all = All
deckbuilder-kind-mec-all-query = type=character|resource|hazard
deckbuilder-filter-game = Every game
deckbuilder-filter-tag = Every tag
deckbuilder-filter-state = Built or not
deckbuilder-filter-kind = Any { $field }
deckbuilder-filter-legal = Legal or not
deckbuilder-state-built = Lies built
deckbuilder-state-not-built = Not built
