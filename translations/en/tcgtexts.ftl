# What the abilities of the cards of The Lord of the Rings TCG do, in the words of the vocabulary that they are written in.

## Parts of a card

tcgtexts-text-action =
    { $zone ->
        [stacked] while { $me } is stacked on a site you control, in the { $phase } phase: { $text }
       *[play] in the { $phase } phase: { $text }
    }
tcgtexts-text-triggered = { $trigger }, { $text }
tcgtexts-text-each-time = { $trigger }, you may: { $text }
tcgtexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, if { $applies }
    }
tcgtexts-text-adds =
    { $total } { $amount ->
        [-1] −1
       *[other] +{ $amount }
    }{ $applies ->
        [none] { "" }
       *[other] { ", " }if { $applies }
    }
tcgtexts-text-as-soon-as = as soon as { $condition }: { $do }
tcgtexts-text-attaches-to = borne by { $group }
tcgtexts-text-to-play =
    { $count ->
        [one] to play it, spot { $spot }
       *[other] to play it, spot { $count } times { $spot }
    }
tcgtexts-text-forbids =
    { $applies ->
        [none] { $what ->
            [act-skirmish] { $to } may not play skirmish events or use skirmish abilities
            [act-archery] { $to } may not play archery events or use archery abilities
            [archery] { $to } may not take part in archery fire
            [skirmish] { $to } may not take part in skirmishes
            [discard] { $to } may not be discarded
           *[wound] { $to } may not take wounds
        }
       *[other] { $what ->
            [act-skirmish] { $to } may not play skirmish events or use skirmish abilities
            [act-archery] { $to } may not play archery events or use archery abilities
            [archery] { $to } may not take part in archery fire
            [skirmish] { $to } may not take part in skirmishes
            [discard] { $to } may not be discarded
           *[wound] { $to } may not take wounds
        }, if { $applies }
    }
tcgtexts-text-grants =
    { $kind ->
        [keyword] { $on } is { $keyword }
       *[way] { $way ->
            [no-archery] { $on } adds nothing to the archery total
            [no-damage] { $on } loses its damage bonuses
            [archery] { $on } takes part in archery fire
            [skirmish] { $on } takes part in skirmishes
           *[tripled] { $on } cannot be overwhelmed unless its strength is tripled
        }
    }{ $applies ->
        [none] { "" }
       *[other] { ", " }if { $applies }
    }
tcgtexts-text-to-play-pays = to play it, also { $cost }
tcgtexts-text-costs-less-on = a card { $which } costs { $less } less when it is played on { $me }

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
tcgtexts-culture-gondor = Gondor
tcgtexts-culture-elven = the Elves
tcgtexts-culture-dwarven = the Dwarves
tcgtexts-culture-gandalf = Gandalf
tcgtexts-culture-shire = the Shire
tcgtexts-culture-isengard = Isengard
tcgtexts-culture-raider = the Raiders
tcgtexts-race-dwarf = Dwarf
tcgtexts-race-elf = Elf
tcgtexts-race-hobbit = Hobbit
tcgtexts-race-man = Man
tcgtexts-race-uruk-hai = Uruk-hai
tcgtexts-race-wizard = Wizard
tcgtexts-race-ent = Ent
tcgtexts-keyword-battleground = battleground
tcgtexts-keyword-fierce = fierce
tcgtexts-keyword-ring-bound = Ring-bound
tcgtexts-keyword-sanctuary = sanctuary
tcgtexts-keyword-villager = villager
tcgtexts-keyword-archer = archer
tcgtexts-keyword-ranger = ranger
tcgtexts-keyword-tracker = tracker
tcgtexts-keyword-machine = machine
tcgtexts-keyword-search = search
tcgtexts-keyword-southron = Southron
tcgtexts-keyword-easterling = Easterling
tcgtexts-class-mount = mount
tcgtexts-class-ranged-weapon = ranged weapon
tcgtexts-class-hand-weapon = hand weapon
tcgtexts-type-ally = ally
tcgtexts-type-companion = companion
tcgtexts-type-minion = minion
tcgtexts-type-possession = possession
tcgtexts-type-condition = condition
tcgtexts-type-artifact = artifact
tcgtexts-number-damage = damage bonus
tcgtexts-number-strength = strength
tcgtexts-number-twilight = twilight cost
tcgtexts-number-shadow-number = Shadow number
tcgtexts-number-vitality = vitality
tcgtexts-number-defender = defender bonus
tcgtexts-number-minion-site = site number
tcgtexts-number-minion-archery = minion archery total
tcgtexts-number-fellowship-archery = fellowship archery total
tcgtexts-total-minion-archery = minion archery total
tcgtexts-total-fellowship-archery = fellowship archery total

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
tcgtexts-trigger-regroup-phase-begins = at the start of the regroup phase
tcgtexts-trigger-fellowship-leaves-here = when the fellowship moves from { $me }
tcgtexts-trigger-wins = each time { $those } wins a skirmish
tcgtexts-trigger-wins-against = each time { $those } wins a skirmish against somebody { $which }
tcgtexts-trigger-bearer-wins = each time the bearer of { $me } wins a skirmish
tcgtexts-trigger-loses-to = each time a companion or ally loses a skirmish against a minion { $which }
tcgtexts-trigger-it-loses = if that minion loses this skirmish
tcgtexts-trigger-skirmish-of-this-begins = at the start of each skirmish of { $me }
tcgtexts-trigger-free-peoples-assign = each time the Free Peoples player assigns { $those } to { $to }
tcgtexts-trigger-free-peoples-send = each time the Free Peoples player assigns { $those } to a skirmish
tcgtexts-trigger-bearer-is-assigned = each time the Free Peoples player assigns the bearer of { $me } to { $those }
tcgtexts-trigger-this-is-assigned-to = each time { $me } is assigned to { $those }
tcgtexts-trigger-is-killed = if a character { $which } is killed
tcgtexts-trigger-is-killed-fighting = each time a character { $which } is killed in a skirmish that involves somebody { $involving }
tcgtexts-trigger-shadow-about-to-discard = if a Shadow card is about to discard { $those }
tcgtexts-trigger-opponent-about-to-take-control = if an opponent is about to take control of a site
tcgtexts-trigger-ability-used = if a special ability of { $those } is used

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
        [one] { $times ->
            [one] exert { $group }
           *[other] exert { $group } { $times } times
        }
       *[other] exert { $count } times, a different one each: { $group }
    }
tcgtexts-pays-plays-one =
    { $on ->
        [none] play { $group }
       *[other] play { $group } on { $on }
    }
tcgtexts-pays-spots =
    { $count ->
        [one] spot { $group }
       *[other] spot { $count } times { $group }
    }
tcgtexts-pays-spots-twilight = spot { $amount } twilight tokens
tcgtexts-pays-exerts-x = exert X times, a different one each: { $group }
tcgtexts-pays-removes-twilight = remove { $amount } twilight
tcgtexts-pays-discards = discard { $group }
tcgtexts-pays-removes-tokens =
    { $count ->
        [one] remove a culture token from { $group }
       *[other] remove { $count } culture tokens from { $group }
    }
tcgtexts-pays-discards-from-hand =
    { $count ->
        [one] discard { $group }
       *[other] discard { $count } times { $group }
    }
tcgtexts-pays-discards-from-deck = discard the top card of your draw deck
tcgtexts-pays-discards-stacked = discard { $group }
tcgtexts-pays-stacks-from-hand = stack { $group } on { $me }

## Whom

tcgtexts-those-ally =
    { $how ->
        [which] which ally
        [each] each ally
       *[one] an ally
    }
tcgtexts-those-companion =
    { $how ->
        [which] which companion
        [each] each companion
       *[one] a companion
    }
tcgtexts-those-character =
    { $how ->
        [which] which character
        [each] each character
       *[one] a character
    }
tcgtexts-those-minion =
    { $how ->
        [which] which minion
        [each] each minion
       *[one] a minion
    }
tcgtexts-those-possession =
    { $how ->
        [which] which possession
        [each] each possession
       *[one] a possession
    }
tcgtexts-those-card-being-played =
    { $how ->
        [which] which card being played
        [each] each card being played
       *[one] a card being played
    }
tcgtexts-those-card-in-the-dead-pile =
    { $how ->
        [which] which card in the dead pile
        [each] each card in the dead pile
       *[one] a card in the dead pile
    }
tcgtexts-those-card-in-your-discard-pile =
    { $how ->
        [which] which card in your discard pile
        [each] each card in your discard pile
       *[one] a card in your discard pile
    }
tcgtexts-those-card-in-your-draw-deck =
    { $how ->
        [which] which card in your draw deck
        [each] each card in your draw deck
       *[one] a card in your draw deck
    }
tcgtexts-those-card-in-your-hand =
    { $how ->
        [which] which card in your hand
        [each] each card in your hand
       *[one] a card in your hand
    }
tcgtexts-those-chosen-cards =
    { $how ->
        [each] whoever pays for it
       *[one] whoever pays for it
    }
tcgtexts-those-minion-skirmishing-the-bearer =
    { $how ->
        [which] which minion skirmishing the bearer
        [each] each minion skirmishing the bearer
       *[one] a minion skirmishing the bearer
    }
tcgtexts-those-host = the bearer
tcgtexts-those-me = { $me }
tcgtexts-those-ring-bearer = the Ring-bearer
tcgtexts-those-that-card = that card
tcgtexts-those-you = you
tcgtexts-those-possession-or-artifact =
    { $how ->
        [which] which possession or artifact
        [each] each possession and artifact
       *[one] a possession or artifact
    }
tcgtexts-those-condition =
    { $how ->
        [which] which condition
        [each] each condition
       *[one] a condition
    }
tcgtexts-those-card-in-play =
    { $how ->
        [which] which card in play
        [each] each card in play
       *[one] a card in play
    }
tcgtexts-those-site-you-control =
    { $how ->
        [which] which site you control
        [each] each site you control
       *[one] a site you control
    }
tcgtexts-those-site =
    { $how ->
        [which] which site
        [each] each site
       *[one] a site
    }
tcgtexts-those-card-stacked-here =
    { $how ->
        [which] which card stacked on { $me }
        [each] each card stacked on { $me }
       *[one] a card stacked on { $me }
    }
tcgtexts-those-stacked-on-condition-or-site =
    { $how ->
        [which] which card stacked on a condition or site
        [each] each card stacked on a condition or site
       *[one] a card stacked on a condition or site
    }
tcgtexts-those-any-player =
    { $how ->
        [which] which player
        [each] each player
       *[one] a player
    }
tcgtexts-those-shadow-player =
    { $how ->
        [which] which Shadow player
        [each] each Shadow player
       *[one] a Shadow player
    }
tcgtexts-those-whom-this-one-skirmishes =
    { $how ->
        [which] which character that { $me } skirmishes
        [each] each character that { $me } skirmishes
       *[one] a character that { $me } skirmishes
    }
tcgtexts-those-free-peoples-player = the Free Peoples player

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
tcgtexts-which-yours = of yours
tcgtexts-which-roaming = that is roaming
tcgtexts-which-ring-bearing = that bears the Ring
tcgtexts-which-not-ring-bearing = that does not bear the Ring
tcgtexts-which-weapon = that is a weapon
tcgtexts-which-stacked-upon = with a card stacked on it
tcgtexts-which-of-the-shadow = of the Shadow
tcgtexts-which-signet = with the signet of { $signet }
tcgtexts-which-assigned-to = assigned to { $those }
tcgtexts-which-bearing = bearing a card { $which }
tcgtexts-which-not-bearing = bearing no card { $which }
tcgtexts-which-borne-by = borne by { $those }
tcgtexts-which-strength-at-most = of strength { $amount } or less
tcgtexts-which-not-race = not of the race { $race }
tcgtexts-which-not-titled = not called { $title }

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
tcgtexts-worked-tokens-here =
    { $most ->
        [0] ({ $each } for each culture token on { $me })
       *[other] ({ $each } for each culture token on { $me }, of the first { $most })
    }
tcgtexts-worked-wounds-on-it =
    { $most ->
        [0] ({ $each } for each wound on it)
       *[other] ({ $each } for each wound on it, of the first { $most })
    }
tcgtexts-worked-burdens-spotted =
    { $most ->
        [0] ({ $each } for each burden you spot)
       *[other] ({ $each } for each burden you spot, of the first { $most })
    }
tcgtexts-worked-twilight-spotted =
    { $most ->
        [0] ({ $each } for each twilight token you spot)
       *[other] ({ $each } for each twilight token you spot, of the first { $most })
    }
tcgtexts-worked-borne-by-its-foe =
    { $most ->
        [0] ({ $each } for each card borne by the character it skirmishes)
       *[other] ({ $each } for each card borne by the character it skirmishes, of the first { $most })
    }
tcgtexts-worked-x =
    { $each ->
        [-1] −X
       *[other] X
    }
tcgtexts-worked-burdens-are = you can spot { $count } burdens
tcgtexts-worked-more-than = there are more of the first to spot than of the second: { $those }, { $others }
tcgtexts-worked-any-of = { $first } or { $second }
tcgtexts-worked-no-opponent-controls-a-site = no opponent controls a site
tcgtexts-worked-in-the-starting-fellowship = it is in the starting fellowship
tcgtexts-worked-in-a-fierce-skirmish = { $me } is in a fierce skirmish
tcgtexts-worked-first-one = { $me } has not been used
tcgtexts-worked-that-is = that character is one { $which }

## What it does

tcgtexts-does-add-twilight = add { $amount } twilight
tcgtexts-does-add-burdens =
    { $count ->
        [one] add a burden
       *[other] add { $count } burdens
    }
tcgtexts-does-remove-burdens = remove burdens: { $count }
tcgtexts-does-become-ring-bearer = { $subject } becomes the Ring-bearer
tcgtexts-does-burden-instead = a burden is added instead
tcgtexts-does-cancel-skirmish = the skirmish of { $subject } is canceled
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
tcgtexts-does-play-from-discard = play { $those } with its twilight cost lowered by { $less }
tcgtexts-does-play-from-hand =
    { $then ->
        [none] play { $those } with its twilight cost lowered by { $less }
       *[other] play { $those } with its twilight cost lowered by { $less }; then { $then }
    }
tcgtexts-does-prevent-it = prevent it
tcgtexts-does-raise-move-limit = the move limit is +{ $amount } for this turn
tcgtexts-does-unless-shadow-removes = { $deed }, unless a Shadow player removes { $amount } twilight
tcgtexts-does-wear-the-ring = its bearer wears { $me } until the regroup phase
tcgtexts-does-wounds-it = wound { $subject }, times: { $amount }
tcgtexts-does-heals-it = heal { $subject }, times: { $amount }
tcgtexts-does-exhaust = exhaust { $subject }
tcgtexts-does-prevent-all-wounds = prevent all wounds to { $subject }
tcgtexts-does-ways-archery-skirmish-hasty = { $subject } takes part in archery fire and skirmishes until { $until }
tcgtexts-does-ways-no-archery = { $subject } adds nothing to the archery total until { $until }
tcgtexts-does-ways-no-possession-strength = { $subject } gains no strength from possessions until { $until }
tcgtexts-does-cannot-skirmish = { $subject } may not be assigned to a skirmish until { $until }
tcgtexts-does-change-totals = { $totals }
tcgtexts-does-wait-for-it = { $me } waits for what becomes of { $subject }
tcgtexts-does-assigned-to = assign { $those } to { $subject }
tcgtexts-does-assigned-to-one-of = assign { $subject } to { $those }
tcgtexts-does-attacked-by-this = { $subject } takes part in skirmishes, and { $me } is assigned to it
tcgtexts-does-place-token = place a culture token on { $subject }
tcgtexts-does-stack-this-there = stack { $me } on { $subject }
tcgtexts-does-stack-here = stack { $subject } on { $me }
tcgtexts-does-discard-stacked = discard { $subject }
tcgtexts-does-stack-from-deck = stack the top cards of your draw deck on { $subject }: { $count }
tcgtexts-does-play-this = play { $me } with its twilight cost lowered by { $less }
tcgtexts-does-discard-from-hand = discard from hand for each, cards: { $count }
tcgtexts-does-hand-under-deck = place the hand beneath the draw deck
tcgtexts-does-take-control = take control of a site
tcgtexts-does-liberate = liberate a site
tcgtexts-does-play-next-site = play the next site of the fellowship
tcgtexts-does-stop-moving = the fellowship may not move again in this turn
tcgtexts-does-by-another = { $who } does this: { $deed }
tcgtexts-does-unless = { $deed }, unless { $who } does this: { $price }
tcgtexts-signet-aragorn = Aragorn
tcgtexts-signet-frodo = Frodo
tcgtexts-signet-gandalf = Gandalf
tcgtexts-signet-theoden = Théoden

## What becomes of what is chosen, in the question that asks for it

tcgtexts-it-discard = is discarded
tcgtexts-it-discard-stacked = is discarded
tcgtexts-it-exert = exerts
tcgtexts-it-exhaust = exerts until exhausted
tcgtexts-it-wound = takes a wound
tcgtexts-it-wounds-it =
    { $amount ->
        [one] takes a wound
        [other] takes { $amount } wounds
       *[worked] takes wounds
    }
tcgtexts-it-heal = is healed
tcgtexts-it-heals-it =
    { $amount ->
        [one] is healed
        [other] is healed { $amount } times
       *[worked] is healed
    }
tcgtexts-it-cancel-skirmish = has their skirmish canceled
tcgtexts-it-modify = gets { $numbers }
tcgtexts-it-gains = is { $keyword } now
tcgtexts-it-one-wound-at-most = takes one wound at most
tcgtexts-it-unless-tripled = cannot be overwhelmed unless its strength is tripled
tcgtexts-it-prevent-all-wounds = takes no wounds
tcgtexts-it-stack-here = is stacked on { $me }
tcgtexts-it-stack-this-there = has { $me } stacked on it
tcgtexts-it-stack-from-deck = has cards of your draw deck stacked on it ({ $count })
tcgtexts-it-place-token = gets a culture token
tcgtexts-it-attacked-by-this = is attacked by { $me }
tcgtexts-it-assigned-to = is assigned to a skirmish
tcgtexts-it-assigned-to-one-of = is assigned to a skirmish
tcgtexts-it-by-another = makes this choice
tcgtexts-it-cannot-skirmish = may not be assigned to a skirmish
tcgtexts-it-ways-archery-skirmish-hasty = takes part in archery fire and skirmishes
tcgtexts-it-ways-no-possession-strength = gains no strength from possessions
