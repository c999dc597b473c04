# What The Lord of the Rings: The Card Game says at its table: mats, counters, sums, odds, the coach.

## Zones on the mats

lcgtable-mat-quest = Quest
lcgtable-mat-quest-deck = Quest deck
lcgtable-mat-active = Active location
lcgtable-mat-active-short = Active
lcgtable-mat-staging = Staging area
lcgtable-mat-staging-short = Staging
lcgtable-mat-engaged-short = Engaged
lcgtable-mat-engaged = Engaged with you
lcgtable-mat-engaged-of = Engaged with { $name }
lcgtable-mat-encounter = Encounter deck and discard pile
lcgtable-mat-encounter-short = Encounter
lcgtable-mat-encounter-deck = Encounter deck
lcgtable-mat-encounter-discard = Encounter discard pile
lcgtable-mat-victory = Victory display
lcgtable-mat-removed = Removed from the game
lcgtable-mat-revealed = Being resolved
lcgtable-passing-revealed = Revealed
lcgtable-mat-set-aside = Set aside
lcgtable-mat-campaign = Campaign
lcgtable-mat-pool = Campaign pool, still to be set up
lcgtable-mat-play-of = Play area of { $name }
lcgtable-mat-heroes = Heroes
lcgtable-mat-panel = { $name }
lcgtable-mat-heroes-of = Heroes of { $name }
lcgtable-mat-allies = Allies
lcgtable-mat-allies-of = Allies of { $name }
lcgtable-mat-hand-of = Hand of { $name }
lcgtable-mat-deck = Deck
lcgtable-mat-deck-of = Deck of { $name }
lcgtable-mat-discard = Discard
lcgtable-mat-discard-of = Discard pile of { $name }
lcgtable-mat-threat = Threat, { $name }
lcgtable-mat-threat-short = Threat
lcgtable-mat-threat-of = Threat dial of { $name }
lcgtable-mat-belongings-of = { $name }
lcgtable-mat-victory-short = Victory

## Counters, totals and what lies on cards

lcgtable-threat-told = threat of { $name } { $value }
lcgtable-threat-total = threat { $threat }
lcgtable-threat-unit = threat
lcgtable-threat-meaning = What the willpower at the quest must exceed
lcgtable-fact-engages = Engages at { $cost }
lcgtable-fact-comes = You stand at { $threat }: it comes to you in the encounter phase.
lcgtable-fact-stays = You stand at { $threat }: it stays here until you reach { $cost }.
lcgtable-fact-progress = { $points } progress to explore
lcgtable-willpower-total = willpower { $willpower }
lcgtable-resources = Resources:
lcgtable-pool = { $name } { $count }
lcgtable-mark-exhausted = exhausted
lcgtable-mark-captive = a prisoner: nobody can use this card
lcgtable-mark-on-deck = on the top of the deck
lcgtable-mark-committed = committed to the quest
lcgtable-mark-attacking = attacking
lcgtable-mark-defending = defending
lcgtable-mark-unique = unique
lcgtable-mark-by-hand = set by hand

## The attack, added up

lcgtable-ledger-heading = { $attacker } attacks { $defender }
lcgtable-ledger-cards = { $cards }
lcgtable-ledger-attack = Attack
lcgtable-ledger-defense = Defense
lcgtable-ledger-shadow = Shadow
lcgtable-ledger-damage = Damage
lcgtable-ledger-unnamed = no one
lcgtable-ledger-face-down = face down

## What has changed

lcgtable-change-threat = Threat of { $name }: { $before } → { $after }
lcgtable-change-staging = Threat in the staging area: { $before } → { $after }

## What the next encounter card can be

lcgtable-odds-none = The encounter deck is empty.
lcgtable-odds-unseen = { $count ->
    [one] One card is not in sight, in the deck or face down.
   *[other] { $count } cards are not in sight, in the deck or face down.
}
lcgtable-odds-threat = Threat added by the next card
lcgtable-odds-adds = { $threat ->
    [0] no threat
   *[other] +{ $threat } threat
}
lcgtable-ladder = Who comes down at which threat
lcgtable-odds-quest = With willpower { $surplus } ahead of the staging area, one card leaves you unharmed in { $chance }.
lcgtable-odds-behind = The staging area is { $short } ahead of the willpower committed so far.

## Why the coach would do that

lcgtable-coach-commit = Willpower { $willpower } then stands against threat { $threat } in the staging area, and { $count ->
    [one] a card is
   *[other] { $count } cards are
} still to be revealed.
lcgtable-coach-undefended = Attack { $attack } would cost a character more than it is worth; a hero takes all of it undefended.
lcgtable-coach-defend = Attack { $attack } meets defense { $defense }, with { $left } hit points left.
lcgtable-coach-attack = { $enemy } has { $left } hit points left.
lcgtable-coach-play = It can be paid now: cost { $cost }.
lcgtable-coach-pass = Nothing here gains more than it costs.
lcgtable-coach-general = The best that can be seen on the table.

## Where a game stands, and how it ends

lcgtable-end-won = Victory
lcgtable-end-lost = Defeat
lcgtable-head-threat = threat { $value } of { $limit }
lcgtable-head-quest = quest { $value } of { $limit }
lcgtable-head-hand = hand { $value }

## Setting the table

lcgtable-difficulty = Difficulty
lcgtable-standard = Standard
lcgtable-standard-hint = The encounter deck as the box has it.
lcgtable-easy = Easy
lcgtable-easy-hint = The hardest encounter cards stay in the box, and every hero starts with one resource more.
lcgtable-beginning = Set-up
lcgtable-by-the-book = By the book
lcgtable-by-the-book-hint = The players vote for the first player, and each may take a mulligan.
lcgtable-quick = Quick (house rule)
lcgtable-quick-hint = Nobody is asked: the first player is drawn by lot and everybody keeps the first hand.
lcgtable-shared-hero = { $first } and { $second } both lead { $hero }, and there is only one of each hero. Choose another deck for one of them.
lcgtable-starting-threat = Starting threat { $value }

## Moments: what is staged large

lcgtable-moment-reveal = Encounter card revealed
lcgtable-moment-quest = The quest is resolved
lcgtable-moment-attack = An enemy attacks
lcgtable-moment-assault = You attack
lcgtable-moment-stage = Stage completed
lcgtable-moment-harm = Damage
lcgtable-moment-threat = Threat
lcgtable-moment-first-player = First player
lcgtable-moment-committed = Committed: willpower
lcgtable-moment-staging = Staging area: threat
lcgtable-moment-success = Success by { $count }
lcgtable-moment-failure = Failure by { $count }
lcgtable-moment-tie = A tie
lcgtable-moment-success-told = { $willpower } − { $threat }: progress to place. The active location first, until it is explored; only the rest goes on the quest.
lcgtable-moment-failure-told = { $willpower } − { $threat }: every player raises threat by what is missing.
lcgtable-moment-tie-told = { $willpower } against { $threat }: no progress, and no threat.
lcgtable-moment-attacks = { $card } attacks
lcgtable-moment-shadow = Its shadow card
lcgtable-moment-undefended = { $seat }, nobody defends
lcgtable-moment-defends = { $count ->
    [one] { $cards } defends
   *[other] { $cards } defend
}
lcgtable-moment-attackers = { $count ->
    [one] { $cards } attacks
   *[other] { $cards } attack
}
lcgtable-moment-attacked = { $card } is attacked
lcgtable-moment-to = to { $cards }
lcgtable-moment-lives = { $card } lives, { $left } of { $limit } left
lcgtable-moment-falls = { $card } falls
lcgtable-moment-unharmed = No damage

lcgtable-line-revealed = Turned up
lcgtable-line-revealed-note = { $seat } reveals it.
lcgtable-line-surge = Surge: one more card
lcgtable-line-damage = { $card } { $count } damage
lcgtable-line-heals = { $card } heals { $count }
lcgtable-line-destroyed = { $card } falls
lcgtable-line-progress = { $card } +{ $count }
lcgtable-line-explored = { $card } is explored
lcgtable-line-completed = { $card } is completed
lcgtable-line-stage = The quest is now { $card }
lcgtable-line-threat-up = { $seat } +{ $count } threat
lcgtable-line-threat-down = { $seat } −{ $count } threat
lcgtable-line-shadow = Shadow card: { $card }
lcgtable-line-defends = { $cards } defending
lcgtable-line-undefended = Nobody defends
lcgtable-line-attacker = { $card } attacks { $seat }
lcgtable-line-attackers = { $cards } attacking
lcgtable-line-sum = { $attack } − { $defense } = { $count } damage
lcgtable-line-undefended-sum = Undefended: { $count } damage
lcgtable-line-quest = Willpower { $willpower }, threat { $threat }
lcgtable-line-first-player = { $seat } is the first player
lcgtable-line-goes = To: { $place }

## How it is told when it is over

lcgtable-end-heading-won = { $scenario ->
    [passage_through_mirkwood] Out under the open sky
    [journey_along_the_anduin] The River lets you go
    [escape_from_dol_guldur] Out of the pits
   *[other] Victory
}
lcgtable-end-heading-lost = { $scenario ->
    [passage_through_mirkwood] The forest closes over you
    [journey_along_the_anduin] The River keeps you
    [escape_from_dol_guldur] The tower keeps its own
   *[other] Defeat
}
lcgtable-score-rounds = { $count } × { $points }
lcgtable-score-cards = { $cards }: { $terms }
lcgtable-figure-threat = threat at the end
lcgtable-figure-rounds = { $count ->
    [one] round
   *[other] rounds
}
lcgtable-figure-enemies = { $count ->
    [one] enemy destroyed
   *[other] enemies destroyed
}
lcgtable-course-threat = threat
lcgtable-course-progress = progress on the quest
lcgtable-course-harm = damage on heroes
lcgtable-course-limit = { $limit }: out of the game
lcgtable-turn-stays = { $card } stays behind
lcgtable-turn-leads = { $card } leads
lcgtable-turn-holds = { $card } holds
lcgtable-turn-nobody = Nobody defends
lcgtable-turn-falls = { $enemy } falls
lcgtable-turn-quest-less = { $willpower } willpower against { $threat }. With { $card } it was { $better }.
lcgtable-turn-quest-more = { $willpower } willpower against { $threat }. Without { $card } it was { $without }.
lcgtable-turn-defence = { $enemy } attacks with { $attack } against { $defense }: { $damage } damage. { $other } would have taken { $spared }.
lcgtable-turn-undefended = { $enemy } attacks with { $attack }, and a hero takes it all. { $other } would have taken { $spared }.
lcgtable-turn-strike = { $attack } attack, and { $needed } were needed: { $enemy } strikes no more.
lcgtable-turn-threat = { $count ->
    [0] no progress
   *[other] +{ $count } threat
}
lcgtable-turn-ahead = +{ $count } ahead
lcgtable-turn-damage = { $count } damage
lcgtable-turn-attack-gone = −{ $count } attack
lcgtable-credit-willpower = { $amount } willpower on { $times ->
    [one] one quest
   *[other] { $times } quests
}
lcgtable-credit-attack = { $amount } attack in { $times ->
    [one] one fight
   *[other] { $times } fights
}
lcgtable-credit-defence = { $amount } attack held off in { $times ->
    [one] one defense
   *[other] { $times } defenses
}
lcgtable-odds-progress = { $count ->
    [0] nothing
   *[other] +{ $count } progress
}
lcgtable-odds-rises = +{ $count } threat
lcgtable-argue-sum = { $sum } = { $total } willpower against { $threat } threat and what comes.
lcgtable-argue-cases = In { $held } of { $cases } cases the quest does not fail.
lcgtable-argue-home = Ready for { $enemies ->
    [0] what comes
    [one] the enemy engaged with you
   *[other] the { $enemies } enemies engaged with you
}: { $cards }.
lcgtable-argue-spent = { $count ->
    [one] One character is spent, and with it { $attack } attack.
   *[other] { $count } characters are spent, and with them { $attack } attack.
}
lcgtable-argue-keep = Whoever is ready stays ready.
lcgtable-argue-open = A hero takes all { $attack }, and the shadow card is still to come.
lcgtable-argue-block = { $card }: attack { $attack }, defense { $defense }, so { $damage } of { $left } hit points.
lcgtable-argue-shadow = The shadow card is face down: there is room for { $room } more, and { $card } is spent.
lcgtable-argue-strike = { $attack } against { $defense }: { $damage } damage, and { $enemy } has { $left } hit points left.
lcgtable-argue-exhausts = { $cards } cannot defend any more this round.
lcgtable-argue-cost = It costs { $cost } of the { $pool ->
    [one] 1 resource that matches
   *[other] { $pool } resources that match
}.
lcgtable-argue-willpower = { $card } brings { $value } willpower to every quest.
lcgtable-argue-attack = { $card } brings { $value } attack.
lcgtable-argue-defense = { $card } brings { $value } defense.
lcgtable-argue-left = { $left ->
    [one] 1 resource is left
   *[other] { $left } resources are left
} for what this round may ask.

## Under a card of the hand that cannot be played

lcgtable-short-resources = { $short } short
lcgtable-short-match = { $sphere ->
    [leadership] no Leadership
    [tactics] no Tactics
    [spirit] no Spirit
    [lore] no Lore
   *[other] no match
}
lcgtable-short-response = as a response
lcgtable-short-unique = in play already
lcgtable-short-host = nowhere to put it
lcgtable-short-ready = nobody ready
lcgtable-short-dear = too few resources
lcgtable-short-target = no target
lcgtable-short-change = no effect now
lcgtable-short-phase = other phase
lcgtable-short-forbidden = forbidden
lcgtable-ahead-reveals = { $count ->
    [one] One encounter card is revealed from the deck.
   *[other] { $count } encounter cards are revealed from the deck.
}
lcgtable-ahead-quest = Willpower { $willpower } stands against threat { $threat }.
lcgtable-ahead-travel = { $count ->
    [one] One location can be traveled to.
   *[other] { $count } locations can be traveled to.
}
lcgtable-ahead-engages = { $card } engages you and attacks for { $attack }.
lcgtable-ahead-shadows = { $count ->
    [one] A shadow card for the enemy that attacks you.
   *[other] A shadow card for each of { $count } enemies that attack you.
}
lcgtable-ahead-readies = { $count ->
    [one] One character readies.
   *[other] { $count } characters ready.
}
lcgtable-ahead-threat = Your threat rises to { $threat }.
