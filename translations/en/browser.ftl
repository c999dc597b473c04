# The library: browser, collection, import.
browser-game = Game
browser-game-lotr-lcg = LotR LCG
browser-game-lotr-tcg = LotR TCG
browser-game-me-quest = Middle-earth Quest
browser-game-thrones = A Game of Thrones
browser-game-meccg = Middle-earth CCG
browser-all-games = All games
browser-all-cards = All cards
browser-search = Search for cards
browser-search-hint = Words, or fields such as { $type }:{ $first } or { $cost }<=3
browser-clear = Empty the search
browser-help = How to search
browser-cards-found = Cards found
browser-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-count-of = of { $all } in { $time } ms
browser-only-owned = Only what I own
browser-only-owned-short = Owned
browser-order = Order
browser-order-title = By name
browser-order-by = By { $field }
browser-view-grid = Faces
browser-view-table = Table
browser-more = { $count } more
browser-saved = Saved searches
browser-save-search = Save search
browser-saved-drop = Forget this search
browser-name = Name
browser-collection = My collection
browser-import = Import

browser-card = The card
browser-add = Add to deck
browser-added = { $title } is in “{ $deck }” now { $count ->
    [one] once
   *[other] { $count } times
}.
browser-open-deck = Open the deck
browser-proxy = Proxy
browser-tab-rules = Rules
browser-tab-versions = Versions
browser-tab-decks = Decks
browser-tab-note = Note
browser-rule = Read rule { $rule }
browser-no-cards = There are no cards of this game in your library yet. Import brings them in from files.
browser-no-result = No card fits this search.
browser-turn-front = Turn the card over
browser-turn-back = Turn the card back
browser-printings = { $count ->
    [one] One printing
   *[other] { $count } printings
}
browser-same-title = Others of this name
browser-no-decks = None of your decks uses this card.
browser-note-hint = What you want to remember about this card
browser-copies = { $count ->
    [one] 1 copy
   *[other] { $count } copies
}
browser-set = Set
browser-set-of = { $name }{ $number ->
    [none] { "" }
   *[other] , number { $number }
}, { $count ->
    [one] one copy
   *[other] { $count } copies
}
browser-played = Played
browser-played-application = by the application, with its rules
browser-played-hand = by hand: the players carry out its text
browser-illustrator = Picture in print
browser-owned = Owned copies
browser-fewer-owned = One fewer owned
browser-more-owned = One more owned
browser-own-line = own { $own }, in decks { $used }, free { $free }

# Examples of searches: each is pressed and then asked.
browser-example-words = { $game ->
    [thrones] stark
   *[other] rohan
}
browser-explained-words = the word in title, text or traits
browser-example-field = { $type }:{ $first }
browser-explained-field = a field of the card
browser-example-compare = { $cost }<=2
browser-explained-compare = numbers can be compared
browser-example-several = { $type }:{ $first }|{ $second }
browser-explained-several = one of several values
browser-example-phrase = text:"your hand"
browser-explained-phrase = words that stand side by side
browser-example-not = -{ $type }:{ $second }
browser-explained-not = none of these
browser-example-either = ({ $type }:{ $second } OR { $type }:{ $third })
browser-explained-either = one or the other
browser-example-own = is:owned
browser-explained-own = only what you own
browser-example-deck = in:deck
browser-explained-deck = what the deck at hand holds
browser-example-order = sort:-{ $cost }
browser-explained-order = the highest first
browser-example-pattern = text:/\d cards?/
browser-explained-pattern = a regular expression

browser-close = Close
browser-cancel = Cancel

# Collection
browser-collection-hint = Tell which sets you own. Single copies are counted at each card.
browser-collection-game = { $game }: { $sets ->
    [one] 1 set
   *[other] { $sets } sets
}
browser-sets-owned = { $count ->
    [one] 1 box of { $name }
   *[other] { $count } boxes of { $name }
}
browser-set-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-column-set = Set
browser-column-cards = Cards
browser-column-owned = Boxes owned
browser-find-set = Find a set

# Import
browser-import-drop = Drop files or a folder here
browser-import-of-cards = Cards: the table of DragnCards or RingsDB, packs of throneteki, tables of GEMP, the data of MECCG, packs of your own, or any other table once you have said what its columns are.
browser-import-of-decks = Decks: lists of RingsDB, ThronesDB, OCTGN, GEMP and MECCG, or card by card “3x Gandalf”, also many at once.
browser-import-of-pictures = Pictures: a zip with one for each card, named by its code.
browser-import-nothing-yet = Nothing is kept before you have seen what was understood.
browser-box-minus = One box fewer of { $name }
browser-box-plus = One box more of { $name }
browser-import-files = Choose files
browser-import-folder = Choose a folder
browser-import-paste = Paste from the clipboard
browser-import-pasted = Pasted deck
browser-import-empty = The clipboard holds no text.
browser-import-reading = Reading { $name }
browser-import-keeping = Making the index
browser-import-cancelled = Canceled. The library is as it was.
browser-import-understood = Understood: { $what }.
browser-import-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-import-decks = { $count ->
    [one] 1 deck
   *[other] { $count } decks
}
browser-import-left-out = Not understood: { $count ->
    [one] 1 line
   *[other] { $count } lines
}.
browser-import-everything = Everything was understood.
browser-import-source = { $game }, { $source }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-import-scenario = { $name }: a scenario, { $count } cards of its own decks
browser-import-deck = Deck “{ $name }”: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
browser-import-unknown-card = Line { $line }: there is no card called “{ $title }”
browser-import-at = { $place }: { $reason }
browser-import-keep = Keep
browser-import-kept = Kept in your library.
browser-import-open-deck = Open the deck
browser-import-columns = What are the columns of { $name }?
browser-import-columns-hint = This is asked once for every kind of table.
browser-import-column-ignored = leave out
browser-import-column-title = Title in English
browser-import-column-title-es = Title in Spanish
browser-import-read = Read the table
browser-import-which-game = Which game are these cards of?

# Headings of fields
browser-field-title = Name
browser-field-type = Type
browser-field-set = Set
browser-field-number = Number
browser-field-sphere = Sphere
browser-field-cost = Cost
browser-field-willpower = Willpower
browser-field-attack = Attack
browser-field-defense = Defense
browser-field-hit-points = Hit points
browser-field-traits = Traits
browser-field-encounter-set = Encounter set
browser-field-faction = Faction
browser-field-strength = Strength
browser-field-income = Income
browser-field-initiative = Initiative
browser-field-claim = Claim
browser-field-subtitle = Subtitle
browser-field-culture = Culture
browser-field-twilight = Twilight
browser-field-site-number = Site number
browser-field-vitality = Vitality
browser-field-race = Race
browser-field-side = Side
browser-field-subtype = Subtype
browser-field-alignment = Alignment
browser-field-mind = Mind
browser-field-prowess = Prowess
browser-field-body = Body
browser-field-marshalling-points = Points
browser-field-site-type = Kind of site
browser-field-owner = Deck
browser-field-kind = Kind
browser-field-strength-cost = Strength cost
browser-field-health = Health
browser-unmet = { $count ->
    [one] One card not met yet
   *[other] { $count } cards not met yet
}
browser-unmet-title = Cards you have not met yet
browser-unmet-about = The cards of a scenario are kept back here until somebody of this profile has played it. Nothing that a deck or a game needs is among them.
browser-unmet-of = { $title }: { $count ->
    [one] one card
   *[other] { $count } cards
}
browser-unmet-show = Show them anyway
