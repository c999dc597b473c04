# The table: zones, bars, prompt, log and everything around the cards.

table-seat = Seat { $seat }
table-face-down-card = Face-down card

## Zones

table-dial-of = of { $limit }

## Bars

table-subtitle = { $names } · { $round ->
    [0] set-up
   *[other] { $span ->
        [turn] turn { $round }
       *[round] round { $round }
    }
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
table-more-choices = { $count ->
    [one] { $count } choice
   *[other] { $count } choices
}
table-waiting-for = { $name } is deciding
table-looks-ahead = { $name } is looking ahead …
table-bot-goes-on = Go on
table-game-over = The game is over
table-answering = What is happening
table-answering-who = Who may answer:
table-answering-passed = { $name } has passed.
table-answering-now = { $name } decides now.
table-answering-to-come = { $name } may still answer.
table-asked-by = Asked by { $card }.
table-asked-by-text = { $card }: { $does }
table-asked-in = Step { $step }. { $told }
table-step-number = step { $step }
table-running-sum = { $number } { $amount }
table-confirm-given = Pay { $given } of { $total }
table-confirm-order = In this order
table-confirm-none = None
table-confirm-picked = Confirm { $count }
table-pick = Choose { $count }
table-pick-more = Choose { $count } more
table-of = { $value } of { $most }
table-one-less = One less from { $name }
table-one-more = One more from { $name }
table-given-by = { $name } gives { $value } of { $most }

## Refusals

table-not-possible = Not possible
table-because-of = Because of { $card }.

## Log and large card

table-log = Log
table-log-nothing = No line of the log says “{ $words }”.
table-log-search = Search the log
table-play-on-from-here = Play on from here
table-copy = Copy
table-pin = Keep this card in sight
table-now = Now:
table-ready = ready
table-key-is = key { $key }

## Chronicle, curtain, game over, coming back

table-chronicle = Since your last decision
table-change-token = { $card }, { $number }: { $before } → { $after }
table-curtain-title = { $name } decides next
table-curtain-note = Public cards stay in sight; the hands have turned their backs.
table-curtain-button = I am { $name }, show my hand
table-curtain-decline = { $way ->
    [answer] { $name } does not answer
   *[act] { $name } does not act
}
table-curtain-decline-all = { $way ->
    [answer] Nobody here answers
   *[act] Nobody here acts
}
table-score = Score
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
table-back-in = You were in { $phase }.
table-back-note = Your note
table-back-go = Go on playing

## Panels

table-panel-history = History and branches
table-panel-waiting = What waits now
table-panel-coach = The coach
table-panel-odds = What can come next
table-panel-text-board = The table as text
table-panel-help = Keys
table-panel-sum = { $heading }: { $sum }
table-panel-note = Note for when you come back
table-panel-report = Report of this moment
table-panel-missed = Looking back
table-panel-back = Welcome back
table-history-branches = Lines of play left behind
table-history-no-branches = None yet: go back and do otherwise, and this line is kept here.
table-history-moments = Moments to play on from (• something came to light)
table-branch = Line { $name }, { $count ->
    [one] one answer
   *[other] { $count } answers
} after: { $after }
table-branch-compare = From where they part: { $here ->
    [one] one answer
   *[other] { $here } answers
} here, { $there } there
table-waiting-nothing = Nothing waits. You have forgotten nothing.
table-waiting-now = Now, by your choice
table-waiting-then = { $span ->
    [turn] Then, this turn
   *[round] Then, this round
}
table-waiting-skip = Leave all and go on
table-round = { $span ->
    [turn] Turn { $round }
   *[round] Round { $round }
}
table-odds-none = There is nothing to reckon just now.
table-report-written = Written to { $path }. It holds the game as it stands and the last steps, but no names.
table-coach-side-by-side = { $span ->
    [turn] Until the turn ends
   *[round] Until the round ends
}
table-coach-won = { $count ->
    [0] Games won
    [one] Won, of one game
   *[other] Won, of { $count } games
}
table-coach-longer = Try longer
table-coach-begins = Each way is being tried.
table-coach-tries = { $count ->
    [one] Means of one try
   *[other] Means of { $count } tries
}, all that you cannot see dealt anew each time.
table-coach-way = Way { $way }: { $told }. Won { $won } of { $games } games.
table-coach-wins-more = { $way } won more of these games: { $won } of { $games }. Weigh it against the reasons above.
table-coach-bolder = { $way } is the bolder way: { $course } { $more }, but { $price } { $cost }.
table-coach-more = { $way } brought more here: { $course } { $more }.
table-coach-safer = { $way } is the safer way: { $course } { $less }.
table-coach-ahead = Looked ahead
table-coach-chances = Chance of winning
table-coach-way-ahead = Way { $way }: { $told }. Chance of winning { $chance }% after { $tries } tries.
table-coach-chance = { $count ->
    [one] One try
   *[other] { $count } tries
}: chance of winning { $chance }%; with way { $other }, { $less }%.
table-coach-apart = On average { $course } { $here }; with way { $other }, { $there }.
table-coach-luck = The tries lie so close together that it may be luck.
table-panel-fold = See the table
table-panel-unfold = Why
table-coach-take = Do that

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
table-do-next-panel = Table, hand, log, bar, prompt
table-do-previous-panel = The same way back
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
table-do-odds = Odds of what can come next
table-do-text-board = The table as text
table-do-report = Report of this moment
table-do-note = Note to yourself
table-do-find = Search the log
table-do-help = All keys
table-do-zoom-in = Zoom in
table-do-zoom-out = Zoom out
table-do-zoom-fit = The whole table

## Undo, stops, coach

table-log-went-back = ↶ Back past something that had come to light.
table-consent = { $name }, do you agree?
table-consent-told = Going back would take back what { $name } has decided since then.
table-consent-yes = Take it back
table-consent-no = No
table-give-up =
    { $several ->
        [yes] { $name } gives the game up…
       *[no] Give the game up…
    }
table-give-up-title = Give the game up, { $name }?
table-give-up-told = It counts as lost. Undo brings you back to the table.
table-give-up-yes = Give it up
table-give-up-no = Play on
table-coach-says = Coach: { $suggestion }
table-stop-tip = Click: always stop here, or no longer
table-pile = { $name } { $count }
table-put-back = { $key } puts it back
table-progress = { $amount } of { $whole }
table-more-attached = { $count } more
table-title-of = { $name }: { $title }
table-seat-out = { $name }: out of the game
table-zone-empty = { $name }: none
table-hand-count = hand { $count }

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
table-do-turn-by-hand = By hand: exhaust or ready

## Review, odds, names of keys

table-over-missed-one = { $span ->
    [turn] { $cards } · turn { $round }, { $step }
   *[round] { $cards } · round { $round }, { $step }
}
table-keyname-space = Space
table-keyname-left = Left
table-keyname-right = Right
table-keyname-up = Up
table-keyname-down = Down
table-keyname-return = Enter
table-keyname-enter = Enter
table-keyname-esc = Esc
table-keyname-shift = Shift
table-keyname-menu = Menu
table-keyname-pgup = Page up
table-keyname-pgdown = Page down
table-keyname-backspace = Backspace
table-keyname-del = Delete
table-keyname-ins = Insert
table-keyname-home = Home
table-keyname-end = End

## Things without a name of their own

table-somewhere = another place
table-unseen-card = a card that is out of sight
table-there-face-down = { $count } face down
table-face-down-at = a face-down card ({ $place })
table-face-down-number = face-down card { $number } ({ $place })
table-zone-shown = Cards you are looking at
table-do-counter-up = By hand: { $number } + 1
table-do-counter-down = By hand: { $number } − 1
table-do-counted = counter { $number }

## Moments

table-moment-total = { $before } + { $count } = { $after }
table-moment-total-of = { $before } + { $count } = { $after } of { $limit }
table-moment-less = { $before } − { $count } = { $after }
table-moment-less-of = { $before } − { $count } = { $after } of { $limit }
table-moment-what = What it does
table-moment-number = { $number } of { $count }
table-moment-now = now
table-moment-next = next
table-moment-waits = waits
table-moment-any-key = any key
table-moment-next-line = next line
table-moment-hold = hold
table-moment-skip = skip all
table-moment-nobody = Nobody has to decide; the hand waits below.
table-moment-for = for { $name }
table-moment-decides = { $name } decides
table-moment-one-card = One card more
table-moment-show-again = Show it again
table-moment-list = { $count } of them
table-do-show-again = Show the last moment again

## The way on

table-on-to = On to: { $place }
table-passed = Passed on the way: { $places }. Undo takes all of it back.
table-hand-choose = Point at a card, a pile or a dial first, or go to it with the arrow keys.
table-odds-open = Counted from what lies open, never from the deck itself.
table-odds-of = { $count } of { $total }
table-coach-show = Point it out
table-roads-first = This road
table-roads-other = Road { $road }
table-roads-here = { $span ->
    [turn] here, turn { $round }
   *[round] here, round { $round }
}
table-roads-left = { $span ->
    [turn] left in turn { $round }
   *[round] left in round { $round }
}
table-roads-won = { $span ->
    [turn] won in turn { $round }
   *[round] won in round { $round }
}
table-roads-lost = { $span ->
    [turn] lost in turn { $round }
   *[round] lost in round { $round }
}
table-roads-ended = { $span ->
    [turn] ended in turn { $round }
   *[round] ended in round { $round }
}
table-roads-same-moment = { $span ->
    [turn] At the end of turn { $round }, road { $here } against road { $there }
   *[round] At the end of round { $round }, road { $here } against road { $there }
}
table-roads-round = { $span ->
    [turn] Turn
   *[round] Round
}
table-roads-where = { $span ->
    [turn] Road { $road }, turn { $round }
   *[round] Road { $road }, round { $round }
}
table-roads-differ = At their ends, road { $here } → road { $there }
table-roads-only = Only on road { $road }:
table-roll-sums = { $least } to { $most }
table-roll-outcome = { $sums }: { $told }, { $ways } in { $all }
table-account-stands = { $used } of { $whole }
table-who-plays = Who plays
table-who-plays-seat = { $name }: { $player }
