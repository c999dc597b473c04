# A brawl at the inn.

inn-name = A Brawl at the Inn
inn-name-short = The Inn
inn-name-listed = The Inn
inn-about = Two guests, one bench too few
inn-audience = against each other, { $from } to { $to }

## Sitting down

inn-part-guest = Guest
inn-option-long = How long
inn-long-no = A short evening
inn-long-yes = A long evening
inn-no-same-guest = There is only one { $guest }. One of you must bring another guest.
inn-deck-one-guest = A deck has one guest; this one has { $count }.

## Questions

inn-ask-play = { $seat }: play a card or go on
inn-ask-strike = { $seat }: strike { $other } or sit
inn-ask-trick = { $seat }: turn up a trick or bear the blow
inn-chance-shuffle = { $seat } shuffles
inn-chance-die = { $seat } rolls the die

## Buttons

inn-verb-play = Play { $source }
inn-verb-pass = Go on
inn-verb-strike = Strike
inn-verb-sit = Stay seated
inn-verb-spring = Turn up { $source }
inn-verb-bear = Bear it

## Why not

inn-no-coins = { $card } costs { $cost }; you have { $coins }.
inn-no-not-now = That is not to be done now.

## Log

inn-log-round = Round { $round }
inn-log-draws = { $seat } draws a card
inn-log-plays = { $seat } plays { $card }
inn-log-trick = { $seat } lays a trick face down
inn-log-swings = { $seat } swings: { $die }
inn-log-springs = { $seat } turns up { $card }
inn-log-hurt = { $seat } loses { $amount } health

## By hand

inn-hand-moves = By hand: { $card } to { $zone }
inn-hand-health = By hand: health of { $seat } { $before } → { $after }
inn-hand-coins = By hand: coins of { $seat } { $before } → { $after }
inn-adjust-health = { $amount ->
    [1] One health more
   *[other] One health less
}
inn-adjust-coins = { $amount ->
    [1] One coin more
   *[other] One coin less
}
inn-adjust-move = Put into { $target }

## Zones, as a sentence names them and as a mat does

inn-zone-guest = Guest { $name }
inn-zone-deck = Deck of { $name }
inn-zone-hand = Hand of { $name }
inn-zone-front = Before { $name }
inn-zone-tricks = Tricks of { $name }
inn-zone-discard = Discard pile of { $name }

## Numbers, tokens, marks

inn-number-cost = cost
inn-number-strength = strength
inn-number-guard = guard
inn-number-health = health
inn-number-coin = coins
inn-counter-health = Health, { $name }
inn-counter-coins = Coins, { $name }
inn-told-health = health of { $name } { $value }
inn-told-coins = coins of { $name } { $value }
inn-mark-striking = striking
inn-mark-done = waiting
inn-note-tricks = { $count ->
    [one] one trick
   *[other] { $count } tricks
}
inn-change-health = Health of { $name }: { $before } → { $after }
inn-part-printed = printed
inn-part-card = { $card }

## The blow

inn-ledger = { $striker } strikes { $struck }
inn-ledger-die = Die
inn-ledger-loss = Loss
inn-coach-strike = Strength { $strength } with the die against guard { $guard }.
inn-coach-general = The best that can be seen on the table.

## Phases and steps

inn-phase-opening = Opening
inn-phase-table = At the table
inn-phase-brawl = Brawl
inn-step-arrive = Arrive
inn-step-play = Play
inn-step-choose = Strike or sit
inn-step-leave = Make room
inn-step-swing = Swing
inn-step-trick = Tricks
inn-step-blow = Blow
inn-steplong-arrive = The guest whose turn it is draws a card and gets a coin.
inn-steplong-play = Cards are played for coins.
inn-steplong-choose = The guest strikes the other or stays seated.
inn-steplong-leave = The other guest comes to the table.
inn-steplong-swing = A die joins the strength.
inn-steplong-trick = The guest who is struck may turn up a trick.
inn-steplong-blow = What the guard does not hold off is lost.

## Where it stands, how it ends

inn-head-health = health { $value }
inn-head-coins = coins { $value }
inn-score-health = health left
inn-end-won = Still standing
inn-end-lost = Under the table
inn-end-drawn = Nobody gives way
inn-outcome-won = { $reason ->
    [out] The other guest lies under the table.
   *[other] The inn closes, and you are the fitter one.
}
inn-outcome-lost = { $reason ->
    [out] You lie under the table.
   *[other] The inn closes, and the other guest is fitter.
}
inn-outcome-drawn = The inn closes, and you help each other home.

## Values on cards

inn-type-guest = Guest
inn-type-weapon = Weapon
inn-type-armour = Armour
inn-type-drink = Drink
inn-type-trick = Trick
inn-type-luck = Luck
inn-trait-kitchen = Kitchen
inn-field-miss = Misses
