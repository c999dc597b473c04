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
table-ledger-unnamed = no one
table-ledger-no-shadow = none
table-ledger-face-down = face down

## Bars

table-subtitle = { $names } · { $round ->
    [0] set-up
   *[other] round { $round }
}
table-saved = Saved
table-not-saved = Not saved
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
table-bot-goes-on = Go on
table-game-over = The game is over
table-asked-by = Asked by { $card }.
table-asked-in = Step { $step }. { $told }
table-step-number = step { $step }
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

## Chronicle, curtain, game over, coming back

table-chronicle = Since your last decision
table-change-threat = Threat of { $name }: { $before } → { $after }
table-change-staging = Threat in the staging area: { $before } → { $after }
table-change-token = { $card }, { $number }: { $before } → { $after }
table-curtain-title = { $name } decides next
table-curtain-note = Public cards stay in sight; both hands have turned their backs.
table-curtain-button = I am { $name }, show my hand
table-over-won = Victory
table-over-lost = Defeat
table-score = Score
table-over-rounds = Last round: { $rounds }
table-over-by-hand = { $count ->
    [one] Set by hand once
   *[other] Set by hand { $count } times
}
table-over-missed = { $count ->
    [0] No optional trigger was passed by.
    [one] One optional trigger was passed by.
   *[other] { $count } optional triggers were passed by.
}
table-over-home = To the start screen
table-back-where = You were in { $phase }, { $step }.
table-back-note = Your note
table-back-go = Go on playing

## Panels

table-panel-history = History and branches
table-panel-waiting = What waits now
table-panel-coach = The coach
table-panel-odds = What the encounter deck can hold
table-panel-text-board = The table as text
table-panel-help = Keys
table-panel-note = Note for when you come back
table-panel-report = Report of this moment
table-panel-back = Welcome back
table-history-branches = Lines of play left behind
table-history-no-branches = None yet: go back and do otherwise, and this line is kept here.
table-history-moments = Moments to play on from (• something came to light)
table-branch = Line { $name }, { $count ->
    [one] one answer
   *[other] { $count } answers
} after: { $after }
table-branch-compare = From where they part: { $here } answers here, { $there } there
table-waiting-nothing = Nothing waits. You have forgotten nothing.
table-waiting-skip = Leave all and go on
table-round = Round { $round }
table-board-threat = threat of { $name } { $threat }
table-odds-none = The encounter deck is empty.
table-odds-unseen = { $count ->
    [one] One card is not in sight, in the deck or face down.
   *[other] { $count } cards are not in sight, in the deck or face down.
}
table-odds-threat = Threat added by the next card
table-odds-adds = + { $threat }
table-odds-quest = With willpower { $surplus } ahead of the staging area, one card leaves you unharmed in { $chance }.
table-report-written = Written to { $path }. It holds the game as it stands and the last steps, but no names.
table-coach-take = Do that
table-coach-commit = Willpower { $willpower } then stands against threat { $threat } in the staging area, and a card is still to be revealed.
table-coach-undefended = Attack { $attack } would cost a character more than it is worth; a hero takes all of it undefended.
table-coach-defend = Attack { $attack } meets defense { $defense }, with { $left } hit points left.
table-coach-attack = { $enemy } has { $left } hit points left.
table-coach-play = It can be paid now: cost { $cost }.
table-coach-pass = Nothing here gains more than it costs.
table-coach-general = The best that can be seen on the table.

## Menus

table-why-not = Why not?
table-why-number = Why this number?
table-look-through = Look through the pile
table-standing-answer = When this ability is offered
table-standing-always = Always use it
table-standing-never = Never offer it
table-standing-ask = Ask each time
table-hand-not-now = Finish or undo this action first
table-hand-attach-to = Attach to
table-hand-move-to = Move to

## Keys

table-do-digits = The options of the prompt
table-do-letters = The lit cards
table-do-confirm = The main answer
table-do-activate = Play or choose the card in focus
table-do-let-go = Let go, close
table-do-left = Focus to the left
table-do-right = Focus to the right
table-do-up = Focus up
table-do-down = Focus down
table-do-next-zone = Next zone
table-do-previous-zone = Previous zone
table-do-next-panel = Board, prompt, bar, log
table-do-undo = Undo an answer
table-do-undo-action = Undo an action
table-do-undo-phase = Undo the phase
table-do-redo = Redo
table-do-history = History and branches
table-do-by-hand = Menu of the card, set by hand
table-do-pin = Pin the large card
table-do-why = Why not?
table-do-choices = More choices
table-do-hand = Raise the hand (hold)
table-do-language = The other language (hold)
table-do-until-something = Go on until something happens
table-do-waiting = What waits now
table-do-coach = Ask the coach
table-do-odds = Odds of the encounter deck
table-do-text-board = The table as text
table-do-report = Report of this moment
table-do-note = Note to yourself
table-do-find = Search the log
table-do-help = This page
table-do-zoom-in = Zoom in
table-do-zoom-out = Zoom out
table-do-zoom-fit = The whole table

## Undo, stops, coach

table-log-went-back = ↶ Back past something that had come to light.
table-consent = { $name }, do you agree?
table-consent-told = Undoing would take back an answer of { $name }.
table-consent-yes = Take it back
table-consent-no = No
table-coach-says = Coach: { $suggestion }
table-stop-tip = Click: always stop here, or no longer
table-pile = { $name } { $count }
table-zone-victory-short = Victory

## Side column

table-tab-log = Log
table-tab-rules = Rules
table-tab-notes = Notes
table-rules-none = Nothing is asked now.
table-rules-see = See also
table-tool-column = Log, rules, notes
table-do-column = Log, rules, notes
table-do-next-page = Next page
table-do-previous-page = Previous page
table-do-counter-resources-up = By hand: resource + 1
table-do-counter-resources-down = By hand: resource − 1
table-do-counter-progress-up = By hand: progress + 1
table-do-counter-progress-down = By hand: progress − 1
table-do-counter-damage-up = By hand: damage + 1
table-do-counter-damage-down = By hand: damage − 1
table-do-counter-threat-up = By hand: threat + 1
table-do-counter-threat-down = By hand: threat − 1
table-do-turn-by-hand = By hand: exhaust or ready

## Review, odds, names of keys

table-over-missed-one = { $cards } · round { $round }, { $step }
table-odds-behind = The staging area is { $short } ahead of the willpower committed so far.
table-keyname-space = Space
table-keyname-left = Left
table-keyname-right = Right
table-keyname-up = Up
table-keyname-down = Down
table-keyname-return = Return
table-keyname-enter = Enter
table-keyname-esc = Esc
table-keyname-shift = Shift
table-keyname-menu = Menu
table-keyname-pgup = Page up
table-keyname-pgdown = Page down
