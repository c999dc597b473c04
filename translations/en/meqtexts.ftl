# What the cards of Middle-earth Quest do, in the words of the vocabulary that they are written in.

## Parts of a card

meqtexts-text-action =
    { $phase ->
        [explore] while exploring: { $text }
       *[action] in the Action step: { $text }
    }
meqtexts-text-cancels =
    { $stage ->
        [next] { $condition ->
            [none] next round cancel your opponent’s card
           *[other] next round cancel your opponent’s card, if { $condition }
        }
       *[now] { $condition ->
            [none] cancel your opponent’s card
           *[other] cancel your opponent’s card, if { $condition }
        }
    }
meqtexts-text-cannot-be-canceled = nothing can cancel this card
meqtexts-text-combat =
    { $stage ->
        [next] { $condition ->
            [none] next round: { $do }
           *[other] next round, if { $condition }: { $do }
        }
       *[now] { $condition ->
            [none] { $do }
           *[other] if { $condition }: { $do }
        }
    }
meqtexts-text-extra-path = for you the Grey Havens and Belfalas are joined by a path of { $cost } cards
meqtexts-text-forbids =
    { $what ->
        [consult] { $to } cannot consult characters
        [encounter] { $to } cannot draw Encounter cards
        [heal] { $to } cannot heal
        [trade] { $to } cannot trade
       *[rest] { $to } cannot rest
    }
meqtexts-text-instead-of-damage = instead of damage, if { $condition }: { $do }
meqtexts-text-instruction =
    { $occasion ->
        [active] when it becomes active: { $text }
        [consult] when consulted: { $text }
        [gained] when gained: { $text }
        [reward] reward: { $text }
        [set-up] set-up: { $text }
       *[resolve] { $text }
    }
meqtexts-text-least-defense = its defense cannot be reduced below { $amount }
meqtexts-text-makes-perilous = treat { $places } as perilous
meqtexts-text-most =
    { $what ->
        [encounter-cards] draw { $amount } Encounter cards at most
        [favor] have { $amount } favor at most
        [favor-a-turn] gain { $amount } favor at most in each future turn
        [hand] hold { $amount } cards at most
       *[travel-steps] take { $amount } Travel steps at most in each future turn
    }
meqtexts-text-number = { $on }: { $number }
meqtexts-text-permits =
    { $what ->
        [advances-two] Sauron’s leftmost marker advances 2 spaces
        [cheaper-paths] every path costs you 1 card less
        [moves-two] it may move two locations with one command
        [one-more-peril] Sauron draws 1 Peril card more
        [tokens-near] monster tokens may be placed within 1 space of it without influence
        [turn-goes-on] your turn goes on when you do not defeat an enemy
       *[uruk-hai] monster tokens in Rohan may fight as an Uruk-hai
    }
meqtexts-text-strength-cost =
    { $to ->
        [none] its strength cost changes by { $amount }, if { $condition }
       *[other] it costs { $to } strength, if { $condition }
    }
meqtexts-text-triggered = { $trigger }, { $text }

## What is done

meqtexts-does-a-hero-may-pay = a hero may spend { $amount } favor: { $then }
meqtexts-does-add-to-pool = add { $amount } influence to the Shadow Pool
meqtexts-does-advances = { $marker } moves by { $amount }
meqtexts-does-brings = place { $character } in { $places }
meqtexts-does-buys-off-corruption = spend any amount of favor to discard as many Corruption cards
meqtexts-does-characters-leave-its-place = all characters in its location leave the board
meqtexts-does-clears = remove all monster tokens from { $places }
meqtexts-does-clears-all = remove all influence and monster tokens from { $places }
meqtexts-does-commands = Sauron gives up to { $amount } commands
meqtexts-does-commands-a-minion = Sauron commands a minion, who fights you if it comes to you
meqtexts-does-completes-this = you complete this Quest
meqtexts-does-damage =
    { $whom ->
        [you] { $amount ->
            [one] you are dealt 1 damage
            [other] you are dealt { $amount } damage
           *[worked] you are dealt as much damage as { $amount }
        }
       *[other] { $amount ->
            [one] that hero is dealt 1 damage
            [other] that hero is dealt { $amount } damage
           *[worked] that hero is dealt as much damage as { $amount }
        }
    }
meqtexts-does-damage-from-hand = your opponent takes { $amount } of the damage from the hand
meqtexts-does-damage-into-rest = shuffle your damage pool into your rest pool
meqtexts-does-damage-less-shields = you are dealt { $amount } damage, less each shield you discard; if no damage is left, { $reward }
meqtexts-does-defeats = your opponent is defeated
meqtexts-does-discard-all-corruption = discard all your Corruption cards
meqtexts-does-discard-cards =
    discard { $count ->
        [one] a card
       *[other] { $count } cards
    } from your hand
meqtexts-does-discard-corruption =
    discard { $count ->
        [one] one
       *[other] { $count }
    } of your Corruption cards
meqtexts-does-discard-down-to = discard down to { $count } cards
meqtexts-does-discard-random-cards =
    { $whom ->
        [you] { $count ->
            [one] discard a card at random
            [other] discard { $count } cards at random
           *[worked] discard cards at random, as many as { $count }
        }
       *[other] { $count ->
            [one] that hero discards a card at random
            [other] that hero discards { $count } cards at random
           *[worked] that hero discards cards at random, as many as { $count }
        }
    }
meqtexts-does-discards-exactly =
    discard { $count ->
        [one] a card
       *[other] { $count } cards
    } from your hand
meqtexts-does-discards-gollum-plots = discard all other active Plots with Gollum in the title
meqtexts-does-discards-plot-of-a-haven = discard an active Plot that affects a Haven
meqtexts-does-discards-your-card-after = your card is discarded when the round ends
meqtexts-does-draw-cards =
    { $count ->
        [one] draw a card from your life pool
        [other] draw { $count } cards from your life pool
       *[worked] draw cards from your life pool, as many as { $count }
    }
meqtexts-does-draw-plots = Sauron draws a Plot card
meqtexts-does-draw-shadows = Sauron draws a Shadow card
meqtexts-does-draws-a-combat-card = draw a Combat card
meqtexts-does-draws-from-rest-or-life = draw up to 2 cards from the top of your rest pool or life pool
meqtexts-does-encounters-at = move and have an encounter in { $place }
meqtexts-does-ends-turn = your turn ends
meqtexts-does-extends-from-a-stronghold = Sauron places { $amount } influence in extension of one Shadow Stronghold
meqtexts-does-extends-or-into-the-pool = place as much influence as { $amount } in extension or in the Shadow Pool
meqtexts-does-fights =
    { $whom ->
        [you] you fight { $monster }
       *[other] that hero fights { $monster }
    }
meqtexts-does-fights-a-minion-here = fight a minion where you are; if you defeat it, { $won }
meqtexts-does-fights-and-wins = fight { $monster }; if you defeat it, { $won }
meqtexts-does-gain-corruption =
    { $whom ->
        [you] gain { $amount } Corruption
        [hero] that hero gains { $amount } Corruption
       *[other] that hero gains { $amount } Corruption
    }
meqtexts-does-gain-favor = gain { $amount } favor
meqtexts-does-gain-item = gain { $item }
meqtexts-does-gains = { $numbers }
meqtexts-does-gives-one-of-two-corruption = Sauron draws 2 Corruption cards and gives you one
meqtexts-does-hamstrings = the top card of your opponent’s deck comes to the bottom of the opposing combat pile
meqtexts-does-heals = heal
meqtexts-does-heals-a-minion = Sauron heals { $amount } damage of a minion away from heroes
meqtexts-does-heroes-advance-less = in the next Story step the heroes’ marker advances { $amount } less
meqtexts-does-hurts-a-minion = deal { $amount } damage to a minion in { $places }
meqtexts-does-inflict =
    { $whom ->
        [you] { $amount ->
            [one] you are dealt 1 damage
            [other] you are dealt { $amount } damage
           *[worked] you are dealt as much damage as { $amount }
        }
       *[other] { $amount ->
            [one] your opponent is dealt 1 damage
            [other] your opponent is dealt { $amount } damage
           *[worked] your opponent is dealt as much damage as { $amount }
        }
    }
meqtexts-does-influence-in-all = place { $amount } influence in each of { $places }
meqtexts-does-influence-in-extension = place influence in extension: { $amount }
meqtexts-does-lays-favor-on-this = each hero puts 1 favor on this card
meqtexts-does-level = gain 1 level of { $attribute }
meqtexts-does-limits-damage = you cannot be dealt more than 1 damage this round
meqtexts-does-looks-at-one-place = look at the monster tokens in one of { $places }
meqtexts-does-looks-at-plots = look at the Plot cards in Sauron’s hand
meqtexts-does-looks-at-the-next-plot = look at the top Plot and leave it or put it at the bottom
meqtexts-does-looks-at-tokens = look at the monster tokens in { $places }
meqtexts-does-lose-favor =
    { $whom ->
        [you] { $amount ->
            [one] lose 1 favor
            [other] lose { $amount } favor
           *[worked] lose as much favor as { $amount }
        }
       *[other] { $amount ->
            [one] that hero loses 1 favor
            [other] that hero loses { $amount } favor
           *[worked] that hero loses as much favor as { $amount }
        }
    }
meqtexts-does-loses-an-item = discard one of your items
meqtexts-does-minion-comes-back = a minion on the board or defeated comes unhurt to a location with influence
meqtexts-does-move-to = move there
meqtexts-does-moves-a-character-to = Sauron moves a character to { $place }
meqtexts-does-moves-a-minion-to = Sauron may move a minion to { $place }
meqtexts-does-moves-anywhere =
    { $whom ->
        [you] move to any location
       *[other] that hero moves to any location
    }
meqtexts-does-moves-next-door = move to an adjacent location
meqtexts-does-nothing = nothing more happens
meqtexts-does-once-a-combat-gain-corruption = once in a combat your opponent gains { $amount } Corruption
meqtexts-does-once-a-turn-gain-favor = once in a turn gain { $amount } favor
meqtexts-does-one-move-this-turn = that hero can move only once this turn
meqtexts-does-opponent-declares = your opponent names Ranged or Melee
meqtexts-does-opponent-discards-at-random =
    your opponent discards { $count ->
        [one] a card
       *[other] { $count } cards
    } at random
meqtexts-does-opponent-tells-his-hand = your opponent tells how many cards of each type are left
meqtexts-does-otherwise = { $first }; if that is not done, { $second }
meqtexts-does-perilous = that hero’s location is perilous until the turn ends
meqtexts-does-place-favor = place { $amount } favor in { $subject }
meqtexts-does-place-influence = place { $amount } influence in { $subject }
meqtexts-does-places-tokens = Sauron places up to { $amount } monster tokens
meqtexts-does-plays-at-random = the next card of your opponent is picked at random
meqtexts-does-plays-first = next round your opponent plays first and face up
meqtexts-does-pools-and-pile-back = shuffle your rest pool and combat pile into your life pool
meqtexts-does-prints = reduce the printed attack and defense of your opponent’s card to 1
meqtexts-does-puts-character = place { $character } in { $place }
meqtexts-does-reduces-to-0 = the defense of your opponent’s card is reduced to 0
meqtexts-does-regenerates = heal 1 damage
meqtexts-does-remove-from-pool = remove { $amount } influence from the Shadow Pool
meqtexts-does-remove-influence = remove { $amount } influence from each of { $subject }
meqtexts-does-removes-either = remove up to { $amount } influence or monster tokens from { $places }
meqtexts-does-removes-one-monster = remove a monster token from { $places }
meqtexts-does-removes-tokens =
    remove up to { $monsters ->
        [0] { $influence } influence
        [one] { $influence ->
            [0] 1 monster token
           *[other] 1 monster token and { $influence } influence
        }
       *[other] { $influence ->
            [0] { $monsters } monster tokens
           *[other] { $monsters } monster tokens and { $influence } influence
        }
    } from { $places }
meqtexts-does-retreats = the combat ends, you move to an adjacent location and your turn goes on
meqtexts-does-sauron-discards-chosen-plot =
    Sauron discards { $count ->
        [one] a Plot card
       *[other] { $count } Plot cards
    } of his choice
meqtexts-does-sauron-discards-shadow =
    Sauron discards { $count ->
        [one] a Shadow card
       *[other] { $count } Shadow cards
    } at random
meqtexts-does-sauron-moves-the-hero = Sauron moves the hero to an adjacent location
meqtexts-does-sauron-moves-the-hero-home = Sauron moves you to the nearest Haven
meqtexts-does-sauron-places-influence =
    Sauron places 1 influence in { $amount ->
        [one] one
       *[other] each of up to { $amount }
    } of { $places }
meqtexts-does-searches-gollum-plot = take a Plot with Gollum in the title from the deck or the discards
meqtexts-does-searches-plots = take one of the two Plots from the deck or the discards; you may play it
meqtexts-does-shares-corruption = share out the Corruption cards of two heroes between them
meqtexts-does-shuffle-back-damage-rest = shuffle your damage and rest pools into your life pool
meqtexts-does-shuffle-back-hand = shuffle your hand into your life pool
meqtexts-does-shuffle-back-rest = shuffle your rest pool into your life pool
meqtexts-does-shuffle-back-rest-damage = shuffle your rest and damage pools into your life pool
meqtexts-does-shuffles-this-in = shuffle this card and its discard pile into its deck
meqtexts-does-skips-ambush = that hero skips the Ambush step
meqtexts-does-spends-favor = spend { $amount } favor
meqtexts-does-stronger-enemy = your combatant’s { $attribute } is higher by { $amount }
meqtexts-does-takes-a-card-of-the-pile-back = take a card of your combat pile back into your hand
meqtexts-does-takes-favor-of-this = gain the favor on this card
meqtexts-does-takes-favor-or-character = Sauron may discard a favor or a character from { $places }
meqtexts-does-takes-from-discards = take a card from the Plot or Shadow discards
meqtexts-does-tokens-in-each =
    Sauron may place a monster token in { $amount ->
        [one] one
       *[other] each of up to { $amount }
    } of { $places }{ $freely ->
        [yes] ; influence is not needed
       *[no] { "" }
    }
meqtexts-does-top-damage-to-rest =
    { $amount ->
        [one] put the top card of your damage pool on your rest pool
        [other] put the top { $amount } cards of your damage pool on your rest pool
       *[worked] put the top cards of your damage pool on your rest pool, as many as { $amount }
    }
meqtexts-does-top-life-to-rest = put the top { $count } cards of your life pool on your rest pool
meqtexts-does-train =
    { $whom ->
        [you] receive training ({ $times })
       *[other] that hero receives training ({ $times })
    }
meqtexts-does-weakens-hero-strength = that hero’s strength is lower until the combat ends, by { $amount }
meqtexts-does-weakens-hero-strength-agility = that hero’s strength and agility are lower until the combat ends, by { $amount }
meqtexts-does-wears-down = your opponent discards a card at random and is dealt its attack as damage
meqtexts-does-you-declare = name Ranged or Melee

## When

meqtexts-trigger-combat-begins = when a combat begins
meqtexts-trigger-combat-with-a-minion-begins = when a combat with a minion begins
meqtexts-trigger-hero-consults = after a hero consults that character
meqtexts-trigger-hero-enters-a-location-outside-a-haven = after a hero enters a location that is no Haven
meqtexts-trigger-hero-is-defeated = after a hero is defeated
meqtexts-trigger-hero-turn-begins = when a hero’s turn begins
meqtexts-trigger-hero-turn-begins-outside-a-haven = when a hero’s turn begins outside a Haven
meqtexts-trigger-shadow-card-on-your-turn = after Sauron plays a Shadow card on your turn
meqtexts-trigger-step-begins = when the Story step begins
meqtexts-trigger-this-begins-combat = when it begins a combat
meqtexts-trigger-you-complete-a-quest = after you complete a Quest
meqtexts-trigger-you-consult-a-character = after you consult a character
meqtexts-trigger-you-fought = after you fight that minion
meqtexts-trigger-you-rest = after you rest
meqtexts-trigger-your-combat-begins = when a combat of yours begins

## Costs and limits

meqtexts-pays-pays-favor = spend { $amount } favor
meqtexts-period-turn = turn

## Whom and where

meqtexts-those-adjacent-to-amon-hen = the locations adjacent to Amon Hen
meqtexts-those-adjacent-to-edoras = the locations adjacent to Edoras
meqtexts-those-adjacent-to-minas-tirith = the locations adjacent to Minas Tirith
meqtexts-those-adjacent-to-place-with-minion-gothmog = the locations adjacent to Gothmog
meqtexts-those-adjacent-to-the-shire = the locations adjacent to the Shire
meqtexts-those-adjacent-to-weathertop = the locations adjacent to Weathertop
meqtexts-those-adjacent-to-your-location = the locations adjacent to you
meqtexts-those-bree = Bree
meqtexts-those-edoras = Edoras
meqtexts-those-erebor = Erebor
meqtexts-those-far-from-character-gandalf = a location 4 or more spaces away from Gandalf
meqtexts-those-fornost = Fornost
meqtexts-those-helms-deep = Helm’s Deep
meqtexts-those-hero =
    { $how ->
        [which] which hero
        [each] each hero
       *[one] a hero
    }
    .gender = masculine
meqtexts-those-isengard = Isengard
meqtexts-those-lake-esgaroth = Lake Esgaroth
meqtexts-those-location = any location
    .gender = feminine
meqtexts-those-minas-tirith = Minas Tirith
meqtexts-those-mouth-of-the-greyflood = the Mouth of the Greyflood
meqtexts-those-opponent = your opponent
meqtexts-those-osgiliath = Osgiliath
meqtexts-those-place-with-character-gandalf = Gandalf’s location
meqtexts-those-region-enedwaith = the locations of Enedwaith
meqtexts-those-region-eriador = the locations of Eriador
meqtexts-those-region-mirkwood = the locations of Mirkwood
meqtexts-those-region-mordor = the locations of Mordor
meqtexts-those-region-rhudaur = the locations of Rhudaur
meqtexts-those-region-rohan = the locations of Rohan
meqtexts-those-sauron = Sauron
meqtexts-those-that-hero = that hero
meqtexts-those-that-hero-s-location = that hero’s location
    .gender = feminine
meqtexts-those-the-shire = the Shire
meqtexts-those-the-woodland-realm = the Woodland Realm
meqtexts-those-within-1-of-edoras = the locations within 1 space of Edoras
meqtexts-those-within-1-of-fangorn = the locations within 1 space of Fangorn
meqtexts-those-within-1-of-fornost = the locations within 1 space of Fornost
meqtexts-those-within-1-of-here = the locations within 1 space of it
    .gender = feminine
meqtexts-those-within-1-of-lake-esgaroth = the locations within 1 space of Lake Esgaroth
meqtexts-those-within-1-of-your-location = the locations within 1 space of you
meqtexts-those-you = you
meqtexts-those-your-hero = your hero
meqtexts-those-your-region = the locations of your region
    .gender = feminine

## Which

meqtexts-which-haven = that is a Haven
meqtexts-which-not-haven = outside Havens
meqtexts-which-not-in-a-haven = who is not in a Haven
meqtexts-which-not-where-you-are = other than yours
meqtexts-which-standing-in-here = who is there
meqtexts-which-standing-in-within-1-of-here = within 1 space of it
meqtexts-which-with-influence = with influence

## Conditions and amounts

meqtexts-worked-active-plots = the active Plots
meqtexts-worked-adjacent-with-influence = the adjacent locations with influence
meqtexts-worked-at-the-bottom = it is the bottom card of the pile
meqtexts-worked-attribute-at-most = your { $attribute } is not greater than { $against }
meqtexts-worked-attribute-test =
    { $relation ->
        [at-least] your { $attribute } is at least { $against }
        [greater] your { $attribute } is greater than { $against }
       *[less] your { $attribute } is less than { $against }
    }
meqtexts-worked-both-hold = { $first } and { $second }
meqtexts-worked-corrupted = the hero has { $amount } or more Corruption cards
meqtexts-worked-corruption = your Corruption cards
meqtexts-worked-corruption-cards = the hero’s Corruption cards
meqtexts-worked-damage-dealt-to-you = the damage dealt to you this round
meqtexts-worked-defense-prevents-damage = your defense prevents damage
meqtexts-worked-has-favor = there are { $amount } or more favor
meqtexts-worked-in-company = another hero or a character is with you
meqtexts-worked-influence-in-both-regions = the influence in both regions of the deck
meqtexts-worked-influence-in-region = the influence in your region
meqtexts-worked-influence-or-minion = { $place } holds { $amount } influence or a minion
meqtexts-worked-influence-where-you-are = there is influence where you are
meqtexts-worked-its-type = the card is { $type }
meqtexts-worked-last-of-all = { $marker } is nearest to the start
meqtexts-worked-matches-the-last-round = your opponent’s card matches the type of last round
meqtexts-worked-monsters-in-region = the monster tokens in your region
meqtexts-worked-no-favor = there is no favor
meqtexts-worked-not-corrupted = you have no Corruption card
meqtexts-worked-not-in-a-haven = you are not in a Haven
meqtexts-worked-on-the-board = { $character } is on the board
meqtexts-worked-opponent-defeated = your opponent is defeated this round
meqtexts-worked-opponent-leaves-the-declared-type = your opponent’s card is not of the named type
meqtexts-worked-opponent-plays = your opponent plays a { $type } card
meqtexts-worked-opponent-s-attack = the attack of your opponent’s card
meqtexts-worked-opponent-s-cost = your opponent’s card costs { $amount } or more
meqtexts-worked-opponent-s-printed =
    { $at_most ->
        [none] your opponent’s printed { $number } is { $at_least } or more
       *[other] your opponent’s printed { $number } is { $at_most } or less
    }
meqtexts-worked-others-in-your-pile =
    { $type ->
        [none] the other cards in your pile
       *[other] the other { $type } cards in your pile
    }
meqtexts-worked-plot-active = that Plot is active
meqtexts-worked-shadow-pool = the influence in the Shadow Pool
meqtexts-worked-somebody-wholly-corrupted = a hero has as many Corruption cards as wisdom
meqtexts-worked-this-counts = this card was not canceled
meqtexts-worked-times = { $amount } times { $each }
meqtexts-worked-times-and-more = { $plus } and { $amount } times { $each }
meqtexts-worked-x = that damage
meqtexts-worked-you-are-not-defeated = you are not defeated
meqtexts-worked-you-dealt = you deal { $amount } or more damage this round
meqtexts-worked-you-play = you play a { $type } card
meqtexts-worked-you-were-dealt = you are dealt { $amount } or more damage this round
meqtexts-worked-you-were-dealt-nothing = you are dealt no damage this round
meqtexts-worked-your-attribute = your { $attribute }
meqtexts-worked-your-corruption-cards = your Corruption cards

## Names

meqtexts-number-agility = agility
meqtexts-number-attack = attack
meqtexts-number-defense = defense
meqtexts-number-fortitude = fortitude
meqtexts-number-most-damage = damage
meqtexts-number-plays-first = card
meqtexts-number-plays-random = card
meqtexts-number-printed-attack = printed attack
meqtexts-number-printed-defense = printed defense
meqtexts-number-strength = strength
meqtexts-number-wisdom = wisdom
meqtexts-number-zero-defense = defense
meqtexts-marker-black = the corruption marker
meqtexts-marker-green = the heroes’ marker
meqtexts-marker-red = the conquest marker
meqtexts-marker-yellow = the ring marker
meqtexts-character-aragorn = Aragorn
meqtexts-character-boromir = Boromir
meqtexts-character-dain = Dáin II
meqtexts-character-denethor = Denethor
meqtexts-character-gandalf = Gandalf
meqtexts-character-saruman = Saruman
meqtexts-character-theoden = Théoden
meqtexts-character-thranduil = Thranduil
meqtexts-monster-agent = an Agent
meqtexts-monster-balrog = a Balrog
meqtexts-monster-cave-troll = a Cave Troll
meqtexts-monster-crebain = Crebain
meqtexts-monster-giant-spider = a Giant Spider
meqtexts-monster-orc = an Orc
meqtexts-item-boat = a Boat
meqtexts-item-elven-cloak = an Elven Cloak
meqtexts-item-horse = a Horse
meqtexts-type-melee = Melee
meqtexts-type-ranged = Ranged

## What becomes of what is chosen, in the question that asks for it

meqtexts-it-gain-corruption = gains { $amount } Corruption
meqtexts-it-discard-random-cards-that-hero =
    { $count ->
        [one] discards a card at random
        [other] discards { $count } cards at random
       *[worked] discards cards at random, as many as their Corruption says
    }
meqtexts-it-lose-favor-that-hero =
    { $amount ->
        [one] loses 1 favor
        [other] loses { $amount } favor
       *[worked] loses favor by their Corruption
    }
