# What the abilities of the cards of The Lord of the Rings TCG do, in the words of the vocabulary that they are written in.

## Parts of a card

tcgtexts-text-action = in the { $phase } phase: { $text }
tcgtexts-text-triggered = { $trigger }, { $text }
tcgtexts-text-each-time = { $trigger }, you may: { $text }
tcgtexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, if { $applies }
    }
tcgtexts-text-adds =
    { $applies ->
        [none] { $total } +{ $amount }
       *[other] { $total } +{ $amount }, if { $applies }
    }
tcgtexts-text-as-soon-as = as soon as { $condition }: { $do }
tcgtexts-text-attaches-to = borne by { $group }
tcgtexts-text-to-play = to play it, spot { $spot }
tcgtexts-text-forbids =
    { $applies ->
        [none] { $to } may not take wounds
       *[other] { $to } may not take wounds, if { $applies }
    }
tcgtexts-text-grants =
    { $kind ->
        [keyword] { $applies ->
            [none] { $on } is { $keyword }
           *[other] { $on } is { $keyword }, if { $applies }
        }
       *[way] { $on } cannot be overwhelmed unless its strength is tripled
    }

## Names

tcgtexts-period-turn = turn
tcgtexts-period-phase = phase
tcgtexts-until-phase = the end of the phase
tcgtexts-until-regroup = the regroup phase
tcgtexts-until-turn = the end of the turn
tcgtexts-phase-fellowship = fellowship
tcgtexts-phase-shadow = Shadow
tcgtexts-phase-maneuver = maneuver
tcgtexts-phase-archery = archery
tcgtexts-phase-assignment = assignment
tcgtexts-phase-skirmish = skirmish
tcgtexts-phase-regroup = regroup
tcgtexts-culture-dunland = Dunland
tcgtexts-culture-rohan = Rohan
tcgtexts-race-dwarf = Dwarf
tcgtexts-race-elf = Elf
tcgtexts-race-hobbit = Hobbit
tcgtexts-race-man = Man
tcgtexts-race-uruk-hai = Uruk-hai
tcgtexts-race-wizard = Wizard
tcgtexts-keyword-battleground = battleground
tcgtexts-keyword-fierce = fierce
tcgtexts-keyword-ring-bound = Ring-bound
tcgtexts-keyword-sanctuary = sanctuary
tcgtexts-keyword-villager = villager
tcgtexts-class-mount = mount
tcgtexts-type-ally = ally
tcgtexts-type-companion = companion
tcgtexts-type-minion = minion
tcgtexts-type-possession = possession
tcgtexts-number-damage = damage bonus
tcgtexts-number-strength = strength
tcgtexts-number-twilight = twilight cost
tcgtexts-number-shadow-number = Shadow number
tcgtexts-number-vitality = vitality
tcgtexts-total-minion-archery = minion archery total

## When

tcgtexts-trigger-about-to-be-wounded = if { $those } is about to take a wound
tcgtexts-trigger-bearer-about-to-be-wounded = if the bearer of { $me } is about to take a wound in a skirmish
tcgtexts-trigger-wearer-about-to-be-wounded = while { $me } is worn, each time its bearer is about to take a wound in a skirmish
tcgtexts-trigger-fellowship-arrives-here = when the fellowship moves to { $me }
tcgtexts-trigger-fellowship-moves = each time the fellowship moves
tcgtexts-trigger-fellowship-phase-begins = at the start of each fellowship phase
tcgtexts-trigger-first-shadow-phase-begins = at the start of the first Shadow phase
tcgtexts-trigger-frodo-is-killed = if Frodo is killed as the Ring-bearer
tcgtexts-trigger-is-played = each time { $those } is played
tcgtexts-trigger-shadow-about-to-add-burdens = if a Shadow card is about to add burdens
tcgtexts-trigger-skirmish-of-the-bearer-begins = at the start of each skirmish of the bearer of { $me }
tcgtexts-trigger-this-is-played = when { $me } is played
tcgtexts-trigger-this-wins = each time { $me } wins a skirmish
tcgtexts-trigger-turn-begins = at the start of each turn

## What it costs

tcgtexts-pays-adds-burdens =
    { $count ->
        [one] add a burden
       *[other] add { $count } burdens
    }
tcgtexts-pays-removes-burdens = remove { $count } burdens
tcgtexts-pays-adds-twilight = add { $amount } twilight
tcgtexts-pays-exerts =
    { $count ->
        [one] exert { $group }
       *[other] exert { $count } times, a different one each: { $group }
    }
tcgtexts-pays-plays-one =
    { $on ->
        [none] play { $group }
       *[other] play { $group } on { $on }
    }
tcgtexts-pays-spots = spot { $group }
tcgtexts-pays-spots-twilight = spot { $amount } twilight tokens

## Whom

tcgtexts-those-ally =
    { $how ->
        [each] each ally
       *[one] an ally
    }
tcgtexts-those-companion =
    { $how ->
        [each] each companion
       *[one] a companion
    }
tcgtexts-those-character =
    { $how ->
        [each] each character
       *[one] a character
    }
tcgtexts-those-minion =
    { $how ->
        [each] each minion
       *[one] a minion
    }
tcgtexts-those-possession =
    { $how ->
        [each] each possession
       *[one] a possession
    }
tcgtexts-those-card-being-played =
    { $how ->
        [each] each card being played
       *[one] a card being played
    }
tcgtexts-those-card-in-the-dead-pile =
    { $how ->
        [each] each card in the dead pile
       *[one] a card in the dead pile
    }
tcgtexts-those-card-in-your-discard-pile =
    { $how ->
        [each] each card in your discard pile
       *[one] a card in your discard pile
    }
tcgtexts-those-card-in-your-draw-deck =
    { $how ->
        [each] each card in your draw deck
       *[one] a card in your draw deck
    }
tcgtexts-those-card-in-your-hand =
    { $how ->
        [each] each card in your hand
       *[one] a card in your hand
    }
tcgtexts-those-chosen-cards =
    { $how ->
        [each] who bears it
       *[one] who bears it
    }
tcgtexts-those-minion-skirmishing-the-bearer =
    { $how ->
        [each] each minion skirmishing the bearer
       *[one] a minion skirmishing the bearer
    }
tcgtexts-those-host = the bearer
tcgtexts-those-me = { $me }
tcgtexts-those-ring-bearer = the Ring-bearer
tcgtexts-those-that-card = that card
tcgtexts-those-you = you

## Which of them

tcgtexts-which-another = that does not exert for it
tcgtexts-which-other = other than { $me }
tcgtexts-which-class = of the class { $class }
tcgtexts-which-culture = of { $culture }
tcgtexts-which-fighting-now = in this skirmish
tcgtexts-which-free-peoples = of the Free Peoples
tcgtexts-which-keyword = with the keyword { $keyword }
tcgtexts-which-mounted = that is mounted
tcgtexts-which-not-assigned = that is not assigned
tcgtexts-which-race = of the race { $race }
tcgtexts-which-skirmishing = skirmishing { $those }
tcgtexts-which-titled = called { $title }
tcgtexts-which-type = of the type { $type }
tcgtexts-which-unbound = that is unbound
tcgtexts-which-wearing-the-ring = that wears the Ring
tcgtexts-which-wounded = that is wounded

## Worked out

tcgtexts-worked-at-a = the fellowship is at this kind of site: { $keyword }
tcgtexts-worked-at-sites = the fellowship is at a Tower site from { $first } to { $last }
tcgtexts-worked-at-any-site = the fellowship is at any site from { $first } to { $last }
tcgtexts-worked-can-spot =
    { $count ->
        [one] you can spot { $those }
       *[other] you can spot { $count } times { $those }
    }
tcgtexts-worked-cannot-spot = you cannot spot { $those }
tcgtexts-worked-during = it is the { $phase } phase
tcgtexts-worked-outside = it is not the { $phase } phase
tcgtexts-worked-either = ({ $yes } if { $condition }, otherwise { $no })
tcgtexts-worked-first-here = it is the first one played here in this turn
tcgtexts-worked-home-is-controlled-by-an-opponent = an opponent controls the home site of { $me }
tcgtexts-worked-it-is = this is true of it: { $which }
tcgtexts-worked-this-is = this is true of { $me }: { $which }
tcgtexts-worked-number-of =
    { $over ->
        [0] { $most ->
            [0] { $each } for { $those }
           *[other] { $each } for { $those }, { $most } at most
        }
       *[other] { $each } for { $those } beyond the first { $over }
    }
tcgtexts-worked-pool-below = there are fewer than { $amount } twilight tokens
tcgtexts-worked-pool-holds = you can spot { $amount } twilight tokens
tcgtexts-worked-there-are =
    { $count ->
        [one] there is { $those }
       *[other] there is { $count } times { $those }
    }

## What it does

tcgtexts-does-add-twilight = add { $amount } twilight
tcgtexts-does-add-burdens =
    { $count ->
        [one] add a burden
       *[other] add { $count } burdens
    }
tcgtexts-does-remove-burdens =
    { $count ->
        [one] remove a burden
       *[other] remove { $count } burdens
    }
tcgtexts-does-become-ring-bearer = { $subject } becomes the Ring-bearer
tcgtexts-does-burden-instead = a burden is added instead
tcgtexts-does-cancel-skirmish = the skirmish of { $subject } is cancelled
tcgtexts-does-discard = discard { $subject }
tcgtexts-does-draw = draw for each, cards: { $count }
tcgtexts-does-exert = exert { $subject }
tcgtexts-does-wound = wound { $subject }
tcgtexts-does-heal = heal { $subject }
tcgtexts-does-for-each = choose { $group } once per count and { $deed }: { $amount }
tcgtexts-does-gains = { $subject } is { $keyword } until { $until }
tcgtexts-does-modify = { $numbers } for { $subject } until { $until }
tcgtexts-does-one-wound-at-most = { $subject } takes one wound at most
tcgtexts-does-unless-tripled = { $subject } cannot be overwhelmed unless its strength is tripled
tcgtexts-does-play-from-deck = play { $those }
tcgtexts-does-play-from-discard = play { $those }
tcgtexts-does-play-from-hand = play { $those } with its twilight cost lowered by { $less }
tcgtexts-does-prevent-it = prevent it
tcgtexts-does-raise-move-limit = the move limit is +{ $amount } for this turn
tcgtexts-does-unless-shadow-removes = { $deed }, unless a Shadow player removes { $amount } twilight
tcgtexts-does-wear-the-ring = its bearer wears { $me } until the regroup phase
