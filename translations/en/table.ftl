# The table: zones, bars, prompt, log and everything around the cards.

table-seat = Seat { $seat }
table-face-down-card = Face-down card

## Zones

table-zone-quest = Quest
table-zone-quest-deck = Quest deck
table-zone-active = Active location
table-zone-active-short = Active
table-zone-staging = Staging area
table-zone-staging-short = Staging
table-zone-engaged = Engaged with you
table-zone-engaged-of = Engaged with { $name }
table-zone-encounter = Encounter deck and discard pile
table-zone-encounter-short = Encounter
table-zone-encounter-deck = Encounter deck
table-zone-encounter-discard = Encounter discard pile
table-zone-victory = Victory display
table-zone-removed = Removed from the game
table-zone-revealed = Being resolved
table-zone-set-aside = Set aside
table-zone-play-of = Play area of { $name }
table-zone-heroes = Heroes
table-zone-heroes-of = Heroes of { $name }
table-zone-allies = Allies
table-zone-allies-of = Allies of { $name }
table-zone-hand-of = Hand of { $name }
table-zone-deck = Deck
table-zone-deck-of = Deck of { $name }
table-zone-discard = Discard
table-zone-discard-of = Discard pile of { $name }
table-zone-threat = Threat, { $name }
table-zone-threat-of = Threat dial of { $name }
table-zone-belongings-of = Threat, hand and discard of { $name }
table-dial-of = of { $limit }
table-threat-total = threat { $threat }
table-willpower-total = willpower { $willpower }
table-resources = Resources: { $pools }
table-pool = { $name } { $count }

## Attack ledger

table-ledger-heading = { $attacker } attacks { $defender }
table-ledger-attack = Attack
table-ledger-defense = Defense
table-ledger-shadow = Shadow
table-ledger-damage = Damage
table-ledger-unnamed = not named yet
table-ledger-no-shadow = none
table-ledger-face-down = face down

## Bars

table-subtitle = { $names } · round { $round }
table-saved = Saved
table-tool-menu = Menu
table-tool-undo = Undo
table-tool-redo = Redo
table-tool-waiting = What waits now
table-tool-coach = Ask the coach
table-tool-history = History and branches
table-tool-by-hand = Set by hand
table-tool-rules = Rules
table-tool-settings = Settings
table-actions = Actions
table-track-name = { $phase }, { $step }

## Prompt

table-key-space = Space
table-more-choices = { $count } choices
table-waiting-for = { $name } is deciding
table-game-over = The game is over
table-asked-by = { $card } asks.
table-asked-in = Step { $step } { $name }
table-running-sum = { $number } { $amount }
table-confirm-given = Pay { $given } of { $total }
table-confirm-order = In this order
table-confirm-none = None
table-confirm-picked = Confirm { $count }
table-pick = Choose { $count }
table-of = { $value } of { $most }
table-one-less = One less from { $name }
table-one-more = One more from { $name }
table-given-by = { $name } gives { $value } of { $most }

## Refusals

table-not-possible = Not possible
table-because-of = Because of { $card }.

## Log and large card

table-log = Log
table-log-search = Search the log
table-play-on-from-here = Play on from here
table-copy = Copy
table-pin = Keep this card in sight
table-now = Now:
table-exhausted = exhausted
table-ready = ready
table-key-is = key { $key }
table-mark-committed = committed to the quest
table-mark-attacking = attacking
table-mark-defending = defending
table-mark-unique = unique
table-mark-by_hand = set by hand
