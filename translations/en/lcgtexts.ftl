# What the abilities of the cards of The Lord of the Rings: The Card Game do, in the words of the vocabulary that they
# are written in. Nouns say "a hero" ("one"), "each hero" ("each") or the only one ("the").

## Parts of a card

lcgtexts-text-action =
    { $anyone ->
        [yes] any player may do this: { $text }
       *[no] { $phase ->
            [quest] in the quest phase: { $text }
            [combat] in the combat phase: { $text }
           *[none] { $text }
        }
    }
lcgtexts-text-triggered = { $trigger }, { $text }
lcgtexts-text-when-revealed = when revealed: { $do }
lcgtexts-text-shadow = as a shadow card: { $do }
lcgtexts-text-travel = to travel here: { $pay }
lcgtexts-text-campaign =
    set-up: { $setup }; { $loses ->
        [yes] the game is lost once Mendor leaves play; after a victory: { $resolution }
       *[no] after a victory: { $resolution }
    }
lcgtexts-text-stage =
    { $leaves_out ->
        [checks] in each staging step { $more_cards } more encounter card is revealed, and no engagement checks are made
        [staging] when revealed: { $when_revealed }; from then on the staging step is left out, and the game is won once no enemy is in play
       *[none] { $locked ->
            [yes] { $setup ->
                [none] the quest cannot be won here while something keeps it
               *[other] set-up: { $setup }; when revealed: { $when_revealed }; the quest cannot be won here while something keeps it
            }
           *[no] { $setup ->
                [none] { $when_revealed ->
                    [none] one of the stages that may follow is chosen at random
                   *[other] when revealed: { $when_revealed }
                }
               *[other] set-up: { $setup }
            }
        }
    }
lcgtexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number } while { $applies }
    }
lcgtexts-text-attaches-to = attach to { $group }
lcgtexts-text-gives =
    { $kind ->
        [trait] the card it is attached to gains the trait { $trait }
        [icon] { $to ->
            [none] the hero it is attached to gains the { $icon } resource icon
           *[other] if it is attached to { $to }, that hero gains the { $icon } resource icon
        }
        [keyword] the card it is attached to gains { $keyword }
        [income] the hero it is attached to collects { $income } resource more in each resource phase
       *[cannot] { $cannot ->
            [attack] the card it is attached to cannot attack
            [defend] the card it is attached to cannot defend
           *[other] the card it is attached to is kept from something
        }
    }
lcgtexts-text-grants =
    { $kind ->
        [trait] { $on } gains the trait { $trait }
        [keyword] { $on } gains { $keyword }
       *[immune] { $immune ->
            [player] { $on } is immune to player card effects
           *[encounter] { $on } is immune to encounter card effects
        }
    }
lcgtexts-text-forbids =
    { $what ->
        [optional-engagement] { $to } cannot be engaged by choice while { $applies }
        [draw] drawing cards is forbidden to { $to } while { $applies }
        [play-ally] playing allies is forbidden to { $to } while { $applies }
        [attachments-played] attachments cannot be played on { $to }
       *[other] something is forbidden to { $to } while { $applies }
    }
lcgtexts-text-permits =
    { $what ->
        [follows-the-first-player] whoever is first player controls { $me }
        [must-be-travelled-to] with no active location, the players must travel to { $me } when they can
        [attacks-staging] { $me } may attack enemies in the staging area, alone
        [goes-back] when it comes off its hero, { $me } goes back to the staging area
        [paid-by-each] { $me } is paid for with one resource of each of as many heroes as it costs
       *[other] { $me } may be played at other times or from other places
    }
lcgtexts-text-stays-exhausted = the hero it is attached to readies in the refresh phase only if { $unless_paid } of its resources are paid

## Limits

lcgtexts-period-phase = phase
lcgtexts-period-round = round
lcgtexts-period-game = game
lcgtexts-until-attack = the end of the attack
lcgtexts-until-phase = the end of the phase
lcgtexts-until-round = the end of the round

## When

lcgtexts-trigger-this-enters-play = after { $me } enters play
lcgtexts-trigger-this-is-played = after { $me } is played from hand
lcgtexts-trigger-this-commits = after { $me } commits to a quest
lcgtexts-trigger-a-stage-is-defeated = after a quest card is defeated
lcgtexts-trigger-its-hero-attacks = after the hero it is attached to is declared as an attacker
lcgtexts-trigger-a-character-of-yours-is-destroyed = after a character of yours is destroyed
lcgtexts-trigger-a-hill-troll-is-defeated = after a Hill Troll is defeated
lcgtexts-trigger-a-hill-troll-destroys-a-character = after a Hill Troll destroys a character
lcgtexts-trigger-this-defends = after { $me } is declared as a defender
lcgtexts-trigger-this-is-damaged = after { $me } suffers damage
lcgtexts-trigger-this-engages-you = after { $me } engages you
lcgtexts-trigger-this-is-destroyed = after { $me } is destroyed
lcgtexts-trigger-this-would-leave-play = when { $me } leaves play
lcgtexts-trigger-combat-phase-ends = at the end of the combat phase
lcgtexts-trigger-threat-rose-in-refresh = after threat has risen in the refresh phase
lcgtexts-trigger-excess-damage = after { $me } deals a character more combat damage than it had hit points left
lcgtexts-trigger-this-attacks = after { $me } begins an attack
lcgtexts-trigger-this-has-attacked = after an attack of { $me } is over
lcgtexts-trigger-this-is-explored = after { $me } is explored
lcgtexts-trigger-travelled-here = after the players travel here
lcgtexts-trigger-leaves-play =
    { $types ->
        [hero] { $trait ->
            [none] after a hero leaves play
           *[other] after a hero of yours with the trait { $trait } leaves play
        }
        [ally] { $yours ->
            [yes] after an ally of yours leaves play
           *[no] after an ally leaves play
        }
       *[other] after such a card leaves play
    }
lcgtexts-trigger-destroyed =
    { $types ->
        [hero-or-ally-or-objective-ally] after a character is destroyed
       *[other] after such a card is destroyed
    }
lcgtexts-trigger-would-be-destroyed = when such a card would be destroyed
lcgtexts-trigger-destroyed-by-attack-of = after an attack in which { $attacker } takes part destroys an enemy
lcgtexts-trigger-revealed =
    { $types ->
        [enemy] after an enemy is revealed from the encounter deck
        [location] after a location is revealed from the encounter deck
        [treachery] after a treachery is revealed from the encounter deck
       *[other] after such a card is revealed from the encounter deck
    }
lcgtexts-trigger-would-resolve-when-revealed = when a When Revealed effect would resolve
lcgtexts-trigger-would-resolve-when-revealed-of =
    { $types ->
        [enemy] when the When Revealed effect of an enemy would resolve
        [location] when the When Revealed effect of a location would resolve
       *[treachery] when the When Revealed effect of a treachery would resolve
    }
lcgtexts-trigger-would-resolve-shadow = when a shadow effect would resolve
lcgtexts-trigger-defender-declared = after a character is declared as a defender
lcgtexts-trigger-players-travel = after the players travel to a location
lcgtexts-trigger-shadow-dealt-to-yours = after a shadow card is dealt to an enemy engaged with you
lcgtexts-trigger-quest-phase-begins = at the beginning of each quest phase
lcgtexts-trigger-quested-unsuccessfully = after the players quest unsuccessfully
lcgtexts-trigger-picks-a-prisoner = when a hero would be picked at random to be the prisoner
lcgtexts-trigger-objective-claimed = after an objective is claimed
lcgtexts-trigger-progress-on-this = after progress is placed on { $me }
lcgtexts-trigger-prisoner-is-rescued = when the prisoner is rescued
lcgtexts-trigger-its-shadow-resolved = after a shadow effect dealt to { $me } resolves
lcgtexts-trigger-would-draw-from-its-deck = when cards would be drawn from the deck it is attached to
lcgtexts-trigger-round-ends = at the end of the round
lcgtexts-trigger-the-spawn-is-destroyed-here = after Ungoliant’s Spawn is destroyed at this stage

## What it costs

lcgtexts-pays-exhausts-this = exhaust { $me }
lcgtexts-pays-exhausts-one = exhaust { $group }
lcgtexts-pays-pays =
    { $amount ->
        [one] pay 1 resource of its own pool
       *[other] pay { $amount } resources of its own pool
    }
lcgtexts-pays-discards =
    { $count ->
        [one] discard 1 card from your hand
       *[other] discard { $count } cards from your hand
    }
lcgtexts-pays-lowers-threat = lower your threat by { $amount }
lcgtexts-pays-raises-threat = raise your threat by { $amount }
lcgtexts-pays-pays-x = pay X resources
lcgtexts-pays-pays-printed-cost-of = pay the printed cost of { $group }

## Whom

lcgtexts-those-hero =
    { $how ->
        [which] which hero
        [each] each hero
       *[one] a hero
    }
lcgtexts-those-ally =
    { $how ->
        [which] which ally
        [each] each ally
       *[one] an ally
    }
lcgtexts-those-character =
    { $how ->
        [which] which character
        [each] each character
       *[one] a character
    }
lcgtexts-those-enemy =
    { $how ->
        [which] which enemy
        [each] each enemy
       *[one] an enemy
    }
lcgtexts-those-location =
    { $how ->
        [which] which location
        [each] each location
       *[one] a location
    }
lcgtexts-those-attachment =
    { $how ->
        [which] which attachment
        [each] each attachment
       *[one] an attachment
    }
lcgtexts-those-condition-attachment =
    { $how ->
        [which] which Condition attachment
        [each] each Condition attachment
       *[one] a Condition attachment
    }
lcgtexts-those-unclaimed-objective =
    { $how ->
        [which] which unclaimed objective of the staging area
        [each] each unclaimed objective of the staging area
       *[one] an unclaimed objective of the staging area
    }
lcgtexts-those-card-in-hand =
    { $how ->
        [which] which card in your hand
        [each] each card in your hand
       *[one] a card in your hand
    }
lcgtexts-those-card-in-your-discard-pile =
    { $how ->
        [which] which card in your discard pile
        [each] each card in your discard pile
       *[one] a card in your discard pile
    }
lcgtexts-those-card-in-a-discard-pile =
    { $how ->
        [which] which card in a discard pile
        [each] each card in a discard pile
       *[one] a card in a discard pile
    }
lcgtexts-those-topmost-attachment-of-a-discard-pile =
    { $how ->
        [which] which topmost attachment of a discard pile
        [each] each topmost attachment of a discard pile
       *[one] the topmost attachment of a discard pile
    }
lcgtexts-those-in-the-staging-area =
    { $how ->
        [which] which enemy or location in the staging area
        [each] each enemy and location in the staging area
       *[one] an enemy or location in the staging area
    }
lcgtexts-those-attached-to-a-defender =
    { $how ->
        [which] which attachment of the defending character
        [each] each attachment of the defending character
       *[one] an attachment of the defending character
    }
lcgtexts-those-their-characters =
    { $how ->
        [which] which character of that player
        [each] each character of that player
       *[one] a character of that player
    }
lcgtexts-those-their-heroes =
    { $how ->
        [which] which hero of that player
        [each] each hero of that player
       *[one] a hero of that player
    }
lcgtexts-those-their-engaged-enemies =
    { $how ->
        [which] which enemy engaged with that player
        [each] each enemy engaged with that player
       *[one] an enemy engaged with that player
    }
lcgtexts-those-player =
    { $how ->
        [which] which player
        [each] each player
       *[one] a player
    }
lcgtexts-those-another-player =
    { $how ->
        [which] which other player
        [each] each other player
       *[one] another player
    }
lcgtexts-those-me = { $me }
lcgtexts-those-mendor = Mendor
lcgtexts-those-your-most-damaged-hero =
    { $how ->
        [which] which of your heroes with the most damage
       *[one] your hero with the most damage
    }
lcgtexts-those-host = the card it is attached to
lcgtexts-those-active-location = the active location
lcgtexts-those-the-enemy = the enemy concerned
lcgtexts-those-the-attacking-enemy = the attacking enemy
lcgtexts-those-the-location = that location
lcgtexts-those-the-card = that card
lcgtexts-those-the-card-paid-for = that card
lcgtexts-those-the-quest = the quest
lcgtexts-those-you = you
lcgtexts-those-the-first-player = the first player
lcgtexts-those-the-next-player = the next player
lcgtexts-those-its-controller = its controller

## Which of them

lcgtexts-which-exhausted = that is exhausted
lcgtexts-which-not-exhausted = that is ready
lcgtexts-which-committed = committed to the quest
lcgtexts-which-not-committed = not committed to the quest
lcgtexts-which-damaged = with damage on it
lcgtexts-which-yours = of yours
lcgtexts-which-not-yours = not of yours
lcgtexts-which-engaged = engaged with a player
lcgtexts-which-not-engaged = engaged with nobody
lcgtexts-which-engaged-with-you = engaged with you
lcgtexts-which-not-engaged-with-you = not engaged with you
lcgtexts-which-in-the-staging-area = in the staging area
lcgtexts-which-attacking = that is attacking
lcgtexts-which-not-attacking = that is not attacking
lcgtexts-which-defending = that is defending
lcgtexts-which-not-defending = that is not defending
lcgtexts-which-another = other than the one that paid
lcgtexts-which-with-an-enemy = with an engaged enemy
lcgtexts-which-with-a-deck = with cards in the deck
lcgtexts-which-with-discards = with cards in the discard pile
lcgtexts-which-trait = with the trait { $trait }
lcgtexts-which-not-trait = without the trait { $trait }
lcgtexts-which-keyword = with { $keyword }
lcgtexts-which-not-keyword = without { $keyword }
lcgtexts-which-sphere = of the sphere { $sphere }
lcgtexts-which-of-a-sphere = of any sphere
lcgtexts-which-of-a-player-at = of a player whose threat is at least { $level }
lcgtexts-which-icon = with the { $sphere } icon
lcgtexts-which-type =
    { $types ->
        [ally] that is an ally
        [hero] that is a hero
        [event] that is an event
        [attachment] that is an attachment
       *[other] of that type
    }

## How much, and if

lcgtexts-worked-the-damage = as many as the damage suffered
lcgtexts-worked-the-excess = as much as was too much
lcgtexts-worked-not-the-only-enemy = another enemy is in the staging area in the encounter phase
lcgtexts-worked-is-staged = { $me } is in the staging area
lcgtexts-worked-was-dealt-no-effect = a shadow card dealt to { $me } had no effect
lcgtexts-worked-front-is-up = the front of { $me } is up
lcgtexts-worked-first-claim = the back of { $me } is up and it is the first objective
lcgtexts-worked-is-unclaimed = nobody has claimed { $me }
lcgtexts-worked-is-claimed = somebody has claimed { $me }
lcgtexts-worked-an-ally-was-played = an ally has been played this round
lcgtexts-worked-your-enemies = 1 for each enemy engaged with you
lcgtexts-worked-players = as many as there are players
lcgtexts-worked-beorns-path-was-taken = the last stage was Beorn’s Path
lcgtexts-worked-the-path-was-not-left = the last stage was Don’t Leave the Path
lcgtexts-worked-mendor-is-in-play = Mendor is in play
lcgtexts-worked-twice-the-players = 2 for each player
lcgtexts-worked-you-are-seen = your threat is at least 35
lcgtexts-worked-more-when-seen = 1 (2 if your threat is at least 35)
lcgtexts-worked-lies-active = { $me } is the active location
lcgtexts-worked-has-a-tired-ally = you control an exhausted ally
lcgtexts-worked-at-home = 1 for each character of yours that is not committed to the quest
lcgtexts-worked-undefended = { $defended } ({ $amount } if the attack is undefended)
lcgtexts-worked-attack-is-defended = the attack is defended
lcgtexts-worked-damage-on-it = 1 for each damage on { $me }
lcgtexts-worked-twice-its-resources = 2 for each resource on { $me }
lcgtexts-worked-dwarven-axe = 1 (2 for a Dwarf)
lcgtexts-worked-against-an-orc = attacking an Orc
lcgtexts-worked-alone-into-the-staging-area = attacking alone an enemy in the staging area
lcgtexts-worked-is-active-location = { $me } is the active location
lcgtexts-worked-is-committed = { $me } is committed to the quest
lcgtexts-worked-staging-is-empty = the staging area is empty
lcgtexts-worked-not-against-its-player = cannot attack the player it is engaged with
lcgtexts-worked-not-against-them = cannot attack that player

## What it does

lcgtexts-does-ready = ready { $subject }
lcgtexts-does-exhaust = exhaust { $subject }
lcgtexts-does-deal-damage = deal { $amount } damage to { $subject }
lcgtexts-does-prevent-damage = { $amount } of that damage is not dealt
lcgtexts-does-heal =
    { $amount ->
        [none] heal all damage on { $subject }
       *[other] heal { $amount } damage on { $subject }
    }
lcgtexts-does-gain =
    { $amount ->
        [one] add 1 resource to the pool of { $subject }
        [other] add { $amount } resources to the pool of { $subject }
       *[worked] add resources to the pool of { $subject }: { $amount }
    }
lcgtexts-does-place-progress = place { $amount } progress on { $subject }
lcgtexts-does-progress-on-the-quest = place { $amount } progress on the quest, the active location first
lcgtexts-does-remove-progress = remove { $amount } progress from { $subject }
lcgtexts-does-set-to = { $number } of { $subject } is { $value } until { $until }
lcgtexts-does-reveal-encounter-cards = encounter cards are revealed: { $count }
lcgtexts-does-goes-on-top-of-the-encounter-deck = it goes on top of the encounter deck instead of the discard pile
lcgtexts-does-shuffle-into-encounter-deck = shuffle { $subject } into the encounter deck
lcgtexts-does-wolf-rider = { $me } attacks you with a shadow card of its own
lcgtexts-does-back-on-top-of-the-encounter-deck = { $me } goes on top of the encounter deck
lcgtexts-does-the-swarm-comes-to-you = { $me } enters play engaged with you
lcgtexts-does-goes-out-of-the-game = it is out of the game
lcgtexts-does-mendor-starts-in-play = Mendor starts in play
lcgtexts-does-set-aside-valor-and-scars = all copies of Valor and Scarred are set aside
lcgtexts-does-attach-valor = attach a Valor that is set aside to a hero of yours without one
lcgtexts-does-attach-scars = attach a Scarred that is set aside to a hero of yours without one
lcgtexts-does-attach-appointed-by-fate = the first player attaches Appointed by Fate to a hero
lcgtexts-does-each-earns-support = each player earns Mendor’s Support
lcgtexts-does-earn-the-swarm = the players earn Ungoliant’s Swarm
lcgtexts-does-earn-the-venom = the players earn Lingering Venom
lcgtexts-does-earn-mendor = the players earn Mendor
lcgtexts-does-keep-valor-and-scars = every Valor and Scarred in play is earned with its hero
lcgtexts-does-name-the-prisoner = the hero with the most damage is noted as the prisoner
lcgtexts-does-each-player-reveals-one = each player reveals the top card of the encounter deck
lcgtexts-does-into-the-tower = reveal the 3 objectives of the encounter deck, each with its guard, while Nazgûl of Dol Guldur waits out of play
lcgtexts-does-a-hero-is-captured = a hero picked at random becomes the prisoner
lcgtexts-does-the-prisoner-of-the-log = the prisoner is the hero that the campaign log names, with every attachment face down; Mendor is captured too, and { $me } is turned over
lcgtexts-does-mendor-is-freed = Mendor is free again, with 1 damage
lcgtexts-does-the-prisoner-is-rescued = the prisoner is free again, with 1 damage
lcgtexts-does-attach-to-deck = attach { $me } to the top of the deck of { $subject }
lcgtexts-does-add-to-staging = add { $subject } to the staging area
lcgtexts-does-place-orc-guard = the top card of a deck lies face down before its player as an Orc Guard
lcgtexts-does-raise-staging-threat = until the end of the phase the staging area has { $amount } more threat
lcgtexts-does-the-troll-follows = if no Hill Troll is in play, add one of the encounter deck to the staging area
lcgtexts-does-raise-threat =
    { $whom ->
        [you] raise your threat by { $amount }
       *[other] raise the threat of { $subject } by { $amount }
    }
lcgtexts-does-lower-threat =
    { $whom ->
        [you] lower your threat by { $amount }
       *[other] lower the threat of { $subject } by { $amount }
    }
lcgtexts-does-modify = { $numbers } for { $subject } until { $until }
lcgtexts-does-modify-every =
    { $group ->
        [staged-location] { $numbers } for every location in the staging area, later ones too, until { $until }
        [enemy] { $numbers } for every enemy, later ones too, until { $until }
        [location] { $numbers } for every location, later ones too, until { $until }
       *[other] { $numbers } for all such cards, later ones too, until { $until }
    }
lcgtexts-does-lasting =
    { $kind ->
        [no-threat] { $subject } adds no threat until { $until }
       *[other] { $subject } { $kind } until { $until }
    }
lcgtexts-does-lasting-for-players =
    { $kind ->
        [cannot-single-defender] { $subject } may declare any number of defenders against each enemy until { $until }
       *[other] { $subject } is bound by a rule until { $until }
    }
lcgtexts-does-gain-keyword = { $subject } gains { $keyword }
lcgtexts-does-engage-you = engage { $subject }
lcgtexts-does-return-to-staging = return { $subject } to the staging area
lcgtexts-does-remove-from-quest = remove { $subject } from the quest
lcgtexts-does-attack-with-paid = it attacks { $subject } at once
lcgtexts-does-attack-you = { $subject } attacks you at once
lcgtexts-does-claim = claim { $me } for { $subject }
lcgtexts-does-look-at-encounter-card = look at the top card of the encounter deck
lcgtexts-does-move-it-to-bottom-or-not = look at the top card of the encounter deck, and leave it there or put it at the bottom
lcgtexts-does-reveal-encounter-card = the first player reveals a card of the encounter deck
lcgtexts-does-look-at-the-shadow-card = look at that shadow card
lcgtexts-does-cancel-it = cancel that effect
lcgtexts-does-cancel-it-and-reveal-another = cancel that effect, discard the card and reveal another in its place
lcgtexts-does-deal-shadow-card =
    { $count ->
        [one] deal another shadow card to { $subject }
       *[other] deal more shadow cards to { $subject }: { $count }
    }
lcgtexts-does-search-top-of-deck =
    { $whom ->
        [you] search the top { $count } cards of your deck, take one into your hand and shuffle
       *[other] { $subject } searches the top { $count } cards of their deck, takes one into hand and shuffles
    }
lcgtexts-does-shuffle-discards-into-deck = shuffle the discard pile of { $subject } into their deck
lcgtexts-does-remove-from-game = remove { $subject } from the game
lcgtexts-does-draw =
    { $whom ->
        [you] { $count ->
            [one] draw a card
           *[other] draw { $count } cards
        }
       *[other] { $count ->
            [one] { $subject } draws a card
           *[other] { $subject } draws { $count } cards
        }
    }
lcgtexts-does-discard = discard { $subject }
lcgtexts-does-discard-at-random =
    { $count ->
        [one] { $subject } discards a card at random from hand
       *[other] { $subject } discards { $count } cards at random from hand
    }
lcgtexts-does-discard-from-hand = discard { $subject }
lcgtexts-does-take-back = return { $subject } to its owner’s hand
lcgtexts-does-return-to-hand = return { $subject } to its owner’s hand
lcgtexts-does-shuffle-into-deck = shuffle { $subject } into its owner’s deck
lcgtexts-does-put-into-play =
    { $owners ->
        [yes] put { $subject } into play under its owner’s control
       *[no] put { $subject } into play under your control
    }
lcgtexts-does-take-control = that player takes control of { $subject }
lcgtexts-does-attach-this = attach { $me } to { $subject }
lcgtexts-does-later =
    { $moment ->
        [end-of-attack] at the end of the attack, { $deed }
        [end-of-round] at the end of the round, { $deed }
       *[end-of-phase] at the end of the phase, { $deed }
    }
lcgtexts-does-next-time = { $trigger } (the next time only): { $deed }
lcgtexts-does-take-one-of-x = look at the top X cards of that deck, one of them goes to its owner’s hand, and put the others back on top in any order
lcgtexts-does-caught-in-a-web = the player with the highest threat attaches { $me } to one of their heroes
lcgtexts-does-flies-and-spiders = add a Forest Spider and an Old Forest Road to the staging area
lcgtexts-does-dont-leave-the-path = each player searches the encounter deck and discard pile for a Spider and adds it to the staging area
lcgtexts-does-the-spawn-is-defeated = the players win the game

## What becomes of what is chosen, in the question that asks for it

lcgtexts-it-ready = is readied
lcgtexts-it-exhaust = is exhausted
lcgtexts-it-deal-damage = takes { $amount } damage
lcgtexts-it-deal-damage-their-engaged-enemies = has { $amount } damage dealt to each enemy engaged with them
lcgtexts-it-heal =
    { $amount ->
        [none] is healed of all damage
       *[other] is healed of { $amount } damage
    }
lcgtexts-it-heal-their-heroes =
    { $amount ->
        [none] has all damage healed on each of their heroes
       *[other] has { $amount } damage healed on each of their heroes
    }
lcgtexts-it-gain =
    { $amount ->
        [one] gains 1 resource
        [other] gains { $amount } resources
       *[worked] gains resources
    }
lcgtexts-it-place-progress = gets { $amount } progress
lcgtexts-it-set-to = has { $value } { $number } now
lcgtexts-it-lower-threat = lowers their threat by { $amount }
lcgtexts-it-raise-threat = raises their threat by { $amount }
lcgtexts-it-modify = gets { $numbers }
lcgtexts-it-modify-their-characters = gets { $numbers } for each of their characters
lcgtexts-it-lasting =
    { $kind ->
        [no-threat] adds no threat
       *[other] { $kind }
    }
lcgtexts-it-lasting-their-engaged-enemies = is not attacked by the enemies engaged with them
lcgtexts-it-lasting-for-players =
    { $kind ->
        [cannot-single-defender] may declare any number of defenders
       *[other] is bound by a rule
    }
lcgtexts-it-engage-you = engages you
lcgtexts-it-return-to-staging = returns to the staging area
lcgtexts-it-remove-from-quest = is removed from the quest
lcgtexts-it-attack-with-paid = is attacked at once
lcgtexts-it-claim = claims the objective
lcgtexts-it-draw =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
lcgtexts-it-discard = is discarded
lcgtexts-it-discard-from-hand = is discarded
lcgtexts-it-take-back = returns to its owner’s hand
lcgtexts-it-return-to-hand = returns to its owner’s hand
lcgtexts-it-shuffle-into-deck = is shuffled into its owner’s deck
lcgtexts-it-put-into-play = enters play
lcgtexts-it-take-control-me = takes control of { $me }
lcgtexts-it-shuffle-discards-into-deck = shuffles their discard pile into their deck
lcgtexts-it-caught-in-a-web = attaches { $me } to one of their heroes
lcgtexts-it-take-one-of-x = takes one of the top cards of their deck into hand
