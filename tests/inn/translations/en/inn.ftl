# A brawl at the inn.

inn-name = A Brawl at the Inn
inn-name-short = The Inn
inn-name-listed = The Inn
inn-about = Two guests, one bench too few
inn-audience = against each other, { $from } players

## Sitting down

inn-part-guest = Guest
inn-option-evening = How long
inn-evening-short = A short evening
inn-evening-short-hint = Five rounds, then the inn closes.
inn-evening-long = A long evening
inn-evening-long-hint = Eight rounds, then the inn closes.
inn-no-same-guest = There is only one { $guest }. One of you must bring another guest.
inn-deck-one-guest = A deck has one guest; this one has { $count }.
inn-player-brawler = bot: strikes with everybody

## Questions

inn-ask-hand = { $seat }, do you keep this hand?
inn-ask-bar = { $seat }, do you play a card? You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
inn-ask-brawl = { $seat }, do you play a trick before the bets are turned up? You have { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
inn-ask-strike = { $seat }, who strikes { $other }? Choose nobody to stay seated.
inn-ask-guard = { $seat }, who stands in the way of { $other }?
inn-ask-bet = { $seat }, which card do you bet, face down?
inn-ask-target = { $seat }, what do you choose for { $source }?
inn-ask-take = { $seat }, which card do you take?
inn-ask-put-back = { $seat }, in which order do the others go back? The first comes to lie on top.
inn-ask-wine = { $seat }, what is the wine good for?
inn-ask-which-first = { $seat }, which of these happens first?
inn-ask-respond =
    { $seat }, do you react { $timing ->
        [when] as
       *[after] after
    } { $event ->
        [ComesToTheTable] a card comes to the table
        [BrawlWon] a brawl is won
        [LosesHealth] { $timing ->
            [when] a guest is about to lose health
           *[after] a guest has lost health
        }
       *[other] this happens
    }?
inn-chance-shuffle = { $seat } shuffles

## Buttons

inn-verb-play = Play { $source }
inn-verb-play-on = Give { $source } to { $target }
inn-verb-use = Use { $source }
inn-verb-pass = Pass
inn-verb-strike = Strike with { $source }
inn-verb-guard = { $source } stands guard
inn-verb-bet = Bet { $source }
inn-verb-bet-nothing = Bet nothing
inn-verb-respond = Use { $source }
inn-verb-resolve = { $source } first
inn-verb-choose = { $source }
inn-verb-put = { $source }
inn-verb-keep-hand = Keep this hand
inn-verb-new-hand = Shuffle it back and draw five others
inn-verb-heal-three = Heal 3
inn-verb-ready-guest = Ready your guest

## Why not

inn-no-coins = { $card } costs { $cost }; you have { $coins }.
inn-no-bar = { $card } comes to the table at the bar, not in a brawl.
inn-no-phase = { $card } is for brawls.
inn-no-reaction = { $card } waits until it can react to something.
inn-no-host = There is nobody to give { $card } to.
inn-no-exhausted = { $card } is exhausted.
inn-no-empty = { $card } is empty.
inn-no-limit = { $card } has done that already.
inn-no-target = There is nothing that { $card } could be used on.
inn-no-change = { $card } would change nothing now.
inn-no-not-there = { $card } does not go there.
inn-no-not-now = There is nothing to be done with { $card } now.

## Log

inn-log-walks-out = { $seat } walks out.
inn-log-round = Round { $round }
inn-log-draws = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
inn-log-coins = { $amount ->
    [one] { $seat } gets a coin.
   *[other] { $seat } gets { $amount } coins.
}
inn-log-plays = { $seat } plays { $card }.
inn-log-uses = { $seat } uses { $card }.
inn-log-searches = { $seat } looks at { $count ->
    [one] the top card
   *[other] the top { $count } cards
} of the deck and takes one.
inn-log-sits = { $seat } stays seated.
inn-log-strikes = { $seat } strikes with { $cards }.
inn-log-bets = { $seat } lays a bet face down.
inn-log-bets-nothing = { $seat } bets nothing.
inn-log-bet-back = { $seat } takes the bet back.
inn-log-turns-up = { $seat } turns up { $card }.
inn-log-hurt = { $seat } loses { $amount } health.
inn-log-heals = { $seat } heals { $amount }.
inn-log-nothing-lost = Thanks to { $card } no health is lost.
inn-log-held-off = { $seat } loses nothing in this brawl.

## By hand

inn-hand-exhausts = By hand: { $card } is exhausted.
inn-hand-readies = By hand: { $card } is ready.
inn-hand-counter = By hand: ale on { $card }, { $before } to { $after }.
inn-hand-health = By hand: health of { $seat }, { $before } to { $after }.
inn-hand-coins = By hand: coins of { $seat }, { $before } to { $after }.
inn-hand-draws = By hand: { $seat } draws a card.
inn-hand-shuffles = By hand: shuffled: { $zone }.
inn-hand-attaches = By hand: { $card } is given to { $host }.
inn-hand-moves = By hand: { $card } moves to: { $zone }.

## Zones as a sentence names them

inn-zone-guest = the guest of { $seat }
inn-zone-friends = the friends of { $seat }
inn-zone-deck = the deck of { $seat }
inn-zone-hand = the hand of { $seat }
inn-zone-bet = the bet of { $seat }
inn-zone-discard = the discard pile of { $seat }
inn-zone-resolving = what is being played

## Zones as their mats name them

inn-mat-guest = Guest of { $name }
inn-mat-friends = Friends of { $name }
inn-mat-deck = Deck of { $name }
inn-mat-hand = Hand of { $name }
inn-mat-bet = Bet of { $name }
inn-mat-discard = Discard pile of { $name }
inn-mat-resolving = Being played
inn-mat-belongings = Belongings of { $name }
inn-mat-deck-short = Deck
inn-mat-discard-short = Discards
inn-mat-hand-short = Hand
inn-mat-bet-short = Bet

## Numbers, tokens, marks

inn-number-cost = cost
inn-number-strength = strength
inn-number-guard = guard
inn-number-health = health
inn-number-ale = ale
inn-number-loss = loss
inn-number-coins = coins
inn-counter-health = Health
inn-counter-coins = Coins
inn-told-health = health of { $name }: { $value }
inn-told-coins = coins of { $name }: { $value }
inn-mark-exhausted = exhausted
inn-mark-striking = striking
inn-mark-guarding = standing guard
inn-mark-by-hand = set by hand
inn-note-strength = strength { $strength }
inn-change-health = Health of { $name }: { $before } → { $after }
inn-change-coins = Coins of { $name }: { $before } → { $after }
inn-part-printed = printed
inn-part-card = { $card }

## The brawl

inn-ledger = { $striker } strikes { $struck }
inn-ledger-bet = bet
inn-ledger-loss = loss
inn-ledger-cards = { $cards }
inn-coach-strike = Strength { $strength } is on your side, and your bet comes on top.
inn-coach-bet = The dearest card adds most.
inn-coach-general = The best that can be seen on the table.

## Phases and steps

inn-phase-opening = Opening
inn-phase-bar = At the bar
inn-phase-brawl = Brawls
inn-phase-closing = Closing
inn-step-doors = Sit down
inn-step-arrive = Arrive
inn-step-bar = Play cards
inn-step-strike = Strike or sit
inn-step-closing = Closing time
inn-step-guard = Stand guard
inn-step-bet = Bets
inn-step-scuffle = Scuffle
inn-step-blow = Blow
inn-step-let-go = Let go
inn-steplong-doors = The decks are shuffled and everybody draws five cards.
inn-steplong-arrive = Everybody draws a card and gets two coins.
inn-steplong-bar = Cards are played in turn until both have passed in a row.
inn-steplong-strike = One guest after the other strikes or stays seated.
inn-steplong-closing = Everybody is readied, and the other guest begins.
inn-steplong-guard = Who is struck exhausts whoever shall stand in the way.
inn-steplong-bet = Both lay a card face down, secretly and at once.
inn-steplong-scuffle = Tricks are played while the bets lie face down.
inn-steplong-blow = The bets are turned up, and what is not held off is lost.
inn-steplong-let-go = The bets are put away.

## Where it stands, how it ends

inn-head-health = health { $value }
inn-head-coins = coins { $value }
inn-score-health = health left
inn-end-won = Still standing
inn-end-lost = Under the table
inn-end-drawn = Nobody gives way
inn-outcome-won = { $reason ->
    [given_up] The other guest has walked out.
    [out] The other guest lies under the table.
   *[other] The inn closes, and you are the fitter one.
}
inn-outcome-lost = { $reason ->
    [given_up] You have walked out.
    [out] You lie under the table.
   *[other] The inn closes, and the other guest is fitter.
}
inn-outcome-drawn = The inn closes, and you help each other home.

## Values on cards

inn-type-guest = Guest
inn-type-friend = Friend
inn-type-thing = Thing
inn-type-drink = Drink
inn-type-trick = Trick
inn-trait-kitchen = Kitchen
inn-trait-drover = Drover
inn-trait-cook = Cook

## Chips of the deck builder

inn-kind-guest = Guests
inn-kind-guest-query = type=guest
inn-kind-friend = Friends
inn-kind-friend-query = type=friend
inn-kind-thing = Things
inn-kind-thing-query = type=thing
inn-kind-drink = Drinks
inn-kind-drink-query = type=drink
inn-kind-trick = Tricks
inn-kind-trick-query = type=trick
inn-kind-all = All
inn-kind-all-query = type=friend|thing|drink|trick

## Topics of the rules

inn-topic-round = Round
inn-topic-end = The end
inn-topic-reaction = Reactions

## What can be set by hand

inn-adjust-turn = Exhaust or ready
inn-adjust-health =
    { $amount ->
        [-1] Health −1
       *[other] Health +1
    }
inn-adjust-coins =
    { $amount ->
        [-1] One coin less
       *[other] One coin more
    }
inn-adjust-ale =
    { $amount ->
        [-1] Take 1 ale off
       *[other] Put 1 ale on
    }
inn-adjust-draw = Draw a card
inn-adjust-shuffle = Shuffle
inn-adjust-attach = Give to { $target }
inn-adjust-move = Move to: { $target }

## Moments

inn-moment-brawl = A brawl
inn-moment-hurt = Health lost
inn-moment-bets = The bets

## How it is told when it is over

inn-turn-guard = { $strength } strikes against guard { $guard }; everybody together had { $best }.
inn-turn-held = Nobody gets past
inn-turn-open = A gap in the row
inn-turn-loss = −{ $count } health
inn-credit-strike = strength { $amount } in { $times ->
    [one] one brawl
   *[other] { $times } brawls
}
inn-credit-guard = guard { $amount } in { $times ->
    [one] one brawl
   *[other] { $times } brawls
}
inn-figure-rounds = { $count ->
    [one] round
   *[other] rounds
}
inn-figure-coins = { $count ->
    [one] coin left
   *[other] coins left
}
inn-course-own = your health
inn-course-other = health of the other guest
inn-argue-open = { $count ->
    [one] Whoever strikes does not stand guard.
   *[other] The { $count } who strike do not stand guard.
}

## What the cards do, as sentences

inn-text-action =
    { $phase ->
        [brawl] in a brawl: { $text }
       *[none] { $text }
    }
inn-text-triggered = { $trigger }, { $text }
inn-text-number = { $on }: { $number }
inn-text-attaches-to = given to { $group }
inn-period-round = round
inn-until-round = the end of the round
inn-pays-exhausts-this = exhaust { $me }
inn-pays-takes =
    { $token ->
        [ale] take 1 ale off { $me }
       *[other] take 1 token off { $me }
    }
inn-trigger-this-comes-to-the-table = after { $me } comes to the table
inn-trigger-you-win-a-brawl = after you win a brawl
inn-trigger-round-ends = at the end of the round
inn-trigger-you-were-hurt = after you lose health in a brawl
inn-trigger-you-would-be-hurt = when you would lose health in a brawl
inn-those-me = { $me }
inn-those-host = whoever holds it
inn-those-you = you
inn-those-the-other = the one across the table
inn-those-your-guest = your guest
inn-those-your-guest-or-friend = your guest or a friend of yours
inn-those-other-friend-of-yours = each other friend of yours
inn-those-face-down-bet =
    { $how ->
        [which] which bet that lies face down
        [each] each bet that lies face down
       *[one] a bet that lies face down
    }
inn-which-friend = who is a friend
inn-does-ready = ready { $subject }
inn-does-take-back = whoever made { $subject } takes it back
inn-it-take-back = is taken back
inn-does-draw =
    { $count ->
        [one] draw a card
       *[other] draw { $count } cards
    }
inn-does-gain =
    { $amount ->
        [one] you get a coin
       *[other] you get { $amount } coins
    }
inn-does-heal = heal { $amount }
inn-does-harm =
    { $whom ->
        [you] you lose { $amount } health
       *[other] { $subject } loses { $amount } health
    }
inn-does-look-at-top = look at the top { $count } cards of your deck, take one and put the others back in any order
inn-does-place =
    { $token ->
        [ale] put { $amount } ale on { $subject }
       *[other] put { $amount } tokens on { $subject }
    }
inn-does-modify = { $numbers } for { $subject } until { $until }
inn-does-stop-it = nothing is lost
