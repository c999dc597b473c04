# Words of Middle-earth Quest at the table. Parameters are names already put into words.

## Questions

meq-ask-action = { $seat }, which action do you take? Actions left: { $actions }.
meq-ask-influence = { $seat }, where do you place influence? Left: { $amount }.
meq-ask-command = { $seat }, which command do you give? Left: { $commands }.
meq-ask-keep-plot = { $seat }, { $count ->
    [one] which of the drawn Plots do you keep?
   *[other] which { $count } of the drawn Plots do you keep?
}
meq-ask-keep-shadow = { $seat }, { $count ->
    [one] which of the drawn Shadow cards do you keep?
   *[other] which { $count } of the drawn Shadow cards do you keep?
}
meq-ask-under-deck = { $seat }, in which order do the other cards go under the deck?
meq-ask-plot = { $seat }, do you play a Plot or discard an active one? Influence in the Shadow Pool: { $pool }.
meq-ask-plot-place = { $seat }, which location does { $source } affect?
meq-ask-token-place = { $seat }, where do you place { $token }?
meq-ask-minion-start = { $seat }, where does { $source } enter?
meq-ask-marker = { $seat }, which story marker advances?
meq-ask-sauron-discards = { $count ->
    [one] { $seat }, which card do you discard?
   *[other] { $seat }, which { $count } cards do you discard?
}
meq-ask-ambush = { $seat }, with whom do you ambush { $hero }?
meq-ask-combat-or-peril = { $seat }, what befalls { $hero }: an attack or a peril?
meq-ask-peril = { $seat }, which Peril does { $hero } resolve?
meq-ask-haven = { $seat }, to which of the nearest Havens is { $card } taken?
meq-ask-hero-draw = { $seat }, how many Hero cards do you draw? At most { $limit }.
meq-ask-rest = { $seat }, do you rest?
meq-ask-heal = { $seat }, do you also heal in this Haven?
meq-ask-rest-corruption = { $seat }, do you pay to be rid of a Corruption card? Your favor: { $favor }.
meq-ask-allow-combat = { $seat }, do you allow { $card } to fight you in this Haven?
meq-ask-travel = { $seat }, where do you travel?
meq-ask-pay =
    { $seat }, how do you pay for the path: { $terrain ->
        [hill] a card with hills, or
        [mountain] a card with mountains, or
        [forest] a card with forest, or
        [plains] a card with plains, or
        [swamp] a card with swamp, or
       *[any] with
    } { $count ->
        [one] any one card
       *[other] { $count } cards of any kind
    }?
meq-ask-pay-number = { $seat }, which { $count } cards do you discard for the path?
meq-ask-explore = { $seat }, what do you do at { $place }?
meq-ask-trade =
    { $seat }, do you give { $other } { $thing ->
        [favor] 1 favor
       *[other] { $thing }
    }?
meq-ask-training = { $seat }, which Skill card do you learn?
meq-ask-corruption = { $seat }, which Corruption card do you discard?
meq-ask-discard = { $count ->
    [one] { $seat }, which Hero card do you discard?
   *[other] { $seat }, which { $count } Hero cards do you discard?
}
meq-ask-damage = { $seat }, what do you give for a point of damage?
meq-ask-defeat-loss = { $seat }, what do you lose with your defeat?
meq-ask-agility = { $seat }, how many cards do you draw with your agility of { $agility }? Each one not drawn gives 1 strength.
meq-ask-fight-on = { $seat }, do you fight on in round { $round }?
meq-ask-combat-card = { $seat }, which card do you play in round { $round }?
meq-ask-champion = { $seat }, who fights the Ringwraiths?
meq-ask-may = { $seat }, do you use { $source }?
meq-ask-target = { $seat }, what do you choose for { $source }?
meq-ask-place = { $seat }, which location do you choose for { $source }?
meq-ask-player = { $seat }, which player do you choose for { $source }?
meq-ask-which-first = { $seat }, several things must happen at once. Which one comes first?
meq-ask-respond =
    { $seat }, { $event ->
        [HeroTurnBegins] the hero turn begins
        [StepBegins] the step begins
        [HeroTurnEnds] the hero turn ends
        [MarkerAdvances] a story marker advances
        [HeroMoves] a hero has moved
        [Rests] a hero has rested
        [Explores] a hero explores
        [CharacterConsulted] a character was consulted
        [QuestCompleted] a Quest was completed
        [HeroDefeated] a hero was defeated
        [EncounterDrawn] Encounter cards would be drawn
        [FavorGained] favor was gained
        [CorruptionGained] a Corruption card was gained
        [ShadowCardPlayed] a Shadow card was played
        [PlotPlayed] a Plot was played
        [CombatBegins] a combat begins
        [CombatOver] a combat is over
        [HeroDamaged] a hero was damaged
       *[other] something happens
    }. Do you respond?

## Buttons

meq-verb-pass = Pass
meq-verb-accept = Yes
meq-verb-decline = No
meq-verb-done = Explore no more
meq-verb-choose = { $source }
meq-verb-choose-player = Choose { $target }
meq-verb-put = { $source }
meq-verb-play = Play { $source }
meq-verb-use = Use { $source }
meq-verb-respond = Use { $source }
meq-verb-resolve = { $source } first
meq-verb-place-influence = Place influence
meq-verb-place-influence-of = Influence: { $source }
meq-verb-draw-cards = Draw cards
meq-verb-command = Command
meq-verb-place-in-pool = Into the Shadow Pool
meq-verb-stop-placing = Place no more
meq-verb-move = Move
meq-verb-heal = Heal
meq-verb-heal-of = Heal { $source }
meq-verb-place-token = Place a monster token
meq-verb-stop-commands = No more commands
meq-verb-play-plot = Play { $source }
meq-verb-discard-plot = Discard { $source }
meq-verb-draw = Draw { $detail }
meq-verb-rest = Rest
meq-verb-no-rest = Do not rest
meq-verb-pay-off = Pay and discard { $source }
meq-verb-attack = Attack { $source }
meq-verb-peril = A peril
meq-verb-travel = Travel
meq-verb-explore = Explore here
meq-verb-end-travel = Travel no further
meq-verb-pay = Discard { $source }
meq-verb-pay-number = Pay with several cards
meq-verb-retrieve-favor = Take the favor
meq-verb-consult = Use the ability
meq-verb-consult-favor = Take the favor
meq-verb-dark-path = Take a dark path
meq-verb-complete = Complete the Quest
meq-verb-give = Give to { $target }
meq-verb-ask-for = Ask for it
meq-verb-lose = { $source }
meq-verb-lose-life = From the life pool
meq-verb-lose-favor = 1 favor
meq-verb-lose-item = { $source }
meq-verb-fight-on = Fight on
meq-verb-exhaust = Exhausted: play no more
meq-verb-fight = Play { $source }
meq-verb-champion = Champion
meq-verb-champion-of = { $source }
meq-verb-marker-yellow = Ring (yellow)
meq-verb-marker-red = Conquest (red)
meq-verb-marker-black = Corruption (black)
meq-verb-travel-on = Travel to { $target }
meq-verb-move-on = { $source } to { $target }
meq-verb-give-on = Give to { $target }
meq-verb-ask-for-on = Have it given to { $target }

## Refusals

meq-no-haven = Influence is never placed on a Haven: { $place }.
meq-no-stronghold-full = This Shadow Stronghold holds no more influence: { $place }.
meq-no-too-strong = Here lies as much influence as the connected Stronghold is strong: { $place }.
meq-no-not-in-extension = This location is not in extension of a Shadow Stronghold: { $place }.
meq-no-alone = Where nothing links it with a Shadow Stronghold no second influence stays: { $place }.
meq-no-pool-full = The Shadow Pool holds at most { $limit } in this stage.
meq-no-two-to-pool = Of this influence no more may go to the Shadow Pool.
meq-no-space = All spaces of this track are covered.
meq-no-actions-left = No action is left in this Action step.
meq-no-commanded = It has had its command in this action.
meq-no-hero-there = { $card } cannot be healed where a hero is.
meq-no-unhurt = There is no damage on { $card }.
meq-no-influence-there = Monster tokens move only to locations with influence.
meq-no-not-adjacent = That location is not adjacent.
meq-no-second-token = Only one monster token is placed with each action.
meq-no-tokens-left = No token of this color is left.
meq-no-token-place = No location of this color has influence and no hero.
meq-no-token-colour = This token is not of the color of that location.
meq-no-token-hero = No monster token is placed where a hero is.
meq-no-token-influence = A monster token is placed only where there is influence.
meq-no-track-full = All three spaces of the Active Plots track are taken.
meq-no-pool = { $card } needs { $needed } influence in the Shadow Pool; there is { $pool }.
meq-no-requirements = The requirements of { $card } are not met.
meq-no-timing = { $card } is played at another moment.
meq-no-once-a-turn = Only one Shadow card may be played in each player turn.
meq-no-gain-of-rest = Nothing lies in the rest pool and nothing could be healed or bought off: only Sauron’s story marker would advance.
meq-no-rest-enemy = { $card } cannot rest beside a monster or minion.
meq-no-rest-stronghold = { $card } cannot rest in a Shadow Stronghold.
meq-no-heal = { $card } heals by resting in a Haven only.
meq-no-favor = There is not enough favor for { $card }: it takes { $favor }.
meq-no-favor-enough = There is not enough favor for that.
meq-no-few-cards = There are not enough cards in hand for that.
meq-no-more-travel = { $card } may travel no further this turn.
meq-no-cards = { $card } has not the cards for this path.
meq-no-icon = { $card } does not have the icon of this path: it pays only together with others.
meq-no-path = No path leads there.
meq-no-explore-again = Without moving only the place where the turn began is explored, in the first Travel step.
meq-no-peril = The location of { $card } is not perilous.
meq-no-other-place = { $card } does not affect this location.
meq-no-dark-path = { $card } has too many Corruption cards for a dark path.
meq-no-second-dark-path = { $card } has taken a dark path this turn.
meq-no-corruption-left = No Corruption card is left for a dark path.
meq-no-used = { $card } has been used this turn.
meq-no-answered = { $card } has answered this already.
meq-no-not-yours = { $card } belongs to another hero.
meq-no-starting-first = { $card } waits until the Starting Quest is completed.
meq-no-elsewhere = { $card } is not completed here.
meq-no-character-elsewhere = { $card } is in another location.
meq-no-plot-elsewhere = The token of { $card } is elsewhere.
meq-no-not-by-favor = { $card } cannot be discarded by paying favor.
meq-no-has-one = Of { $card } nobody may have a second one.
meq-no-second-item = { $card } offers an item that the hero has already.
meq-no-raised = { $card } offers an attribute that has been raised twice.
meq-no-none-left = Of what { $card } offers none is left.
meq-no-more-favor = Whoever would take it may have no more favor.
meq-no-trade-elsewhere = Only heroes in the same location trade.
meq-no-own-quest = { $card } cannot be traded.
meq-no-forbidden = A card in play forbids it.
meq-no-change = It would change nothing.
meq-no-condition = What { $card } asks for does not hold now.
meq-no-not-there = It cannot go there.
meq-no-not-now = Nothing can be done with it now.
meq-no-players = The game takes one Sauron and one to three heroes.
meq-no-same-hero = Each player takes a different hero.

## What happened

meq-log-round = Game turn { $round } begins.
meq-log-turn = The turn of { $seat } begins.
meq-log-hero = { $seat } plays { $card }.
meq-log-starting-quest = { $seat } sets out with { $card }.
meq-log-starting-plot = { $card } is the Starting Plot, at { $place }.
meq-log-advances =
    { $marker ->
        [green] The heroes’ story marker
        [yellow] The ring marker
        [red] The conquest marker
       *[black] The corruption marker
    } moves by { $amount } to space { $space }.
meq-log-stage = The game enters stage { $stage }.
meq-log-minion-comes = A minion comes to { $place }: { $card }.
meq-log-minion-moves = A minion moves to { $place }: { $card }.
meq-log-minion-heals = { $amount } damage is healed on { $card }.
meq-log-minion-defeated = A minion leaves the board: { $card }.
meq-log-returns = A minion returns to Minas Morgul: { $card }.
meq-log-token-placed = A monster token is placed on { $place }.
meq-log-token-moves = A monster token moves to { $place }.
meq-log-token-turned = A monster token is turned over: { $card }.
meq-log-token-discarded = The token is discarded: { $card }.
meq-log-influence = { $amount } influence is placed on { $place }.
meq-log-influence-gone = { $amount } influence is removed from { $place }.
meq-log-pool = { $amount } influence goes to the Shadow Pool, which holds { $pool }.
meq-log-pool-less = { $amount } influence leaves the Shadow Pool, which holds { $pool }.
meq-log-action =
    { $seat } takes an action: { $track ->
        [place_influence] Place Influence
        [draw_cards] Draw Shadow and Plot Cards
       *[command] Command Monsters and Minions
    } ({ $number }).
meq-log-tokens-back = With the fourth action token the other three are taken back.
meq-log-shadow-drawn = { $seat } draws { $count ->
    [one] one Shadow card
   *[other] { $count } Shadow cards
}.
meq-log-plots-drawn = { $seat } draws { $count ->
    [one] one Plot
   *[other] { $count } Plots
} and keeps { $kept }.
meq-log-goes-under = { $card } goes face up under the Plot deck.
meq-log-shadow = Sauron plays { $card }.
meq-log-sauron-discards = Sauron discards { $card }.
meq-log-plot = { $seat } plays { $card } at { $place }.
meq-log-plot-discarded = { $seat } discards { $card }.
meq-log-event = The Event is { $card }{ $count ->
    [one] {""}
   *[other] , of { $count } cards drawn
}.
meq-log-event-stays = { $card } is the current Event.
meq-log-event-discarded = The Event { $card } is discarded.
meq-log-favor-placed = { $amount } favor is placed on { $place }.
meq-log-character = { $card } comes to { $place }.
meq-log-character-leaves = { $card } returns to the Favor and Characters area.
meq-log-favor = { $seat } gains { $amount } favor.
meq-log-favor-lost = { $seat } gives up { $amount } favor.
meq-log-draws = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
meq-log-discards = { $seat } discards { $card }.
meq-log-discarded = { $card } is discarded.
meq-log-recovers = { $seat } shuffles { $count ->
    [one] one card
   *[other] { $count } cards
} back into the life pool.
meq-log-rests = { $seat } rests.
meq-log-damage = { $seat } suffers { $amount } damage.
meq-log-moves = { $card } goes to { $place }.
meq-log-defeated = { $seat } is defeated.
meq-log-item = { $seat } gains { $card }.
meq-log-item-lost = { $seat } loses { $card }.
meq-log-corruption = { $seat } gains { $card }.
meq-log-corruption-gone = { $seat } is rid of { $card }.
meq-log-trains = { $seat } receives training.
meq-log-level =
    { $seat } gains a level of { $attribute ->
        [fortitude] fortitude
        [strength] strength
        [agility] agility
       *[wisdom] wisdom
    }.
meq-log-consults = { $seat } consults { $card }.
meq-log-dark-path = { $seat } takes a dark path.
meq-log-quest = { $seat } completes { $card }.
meq-log-gives = { $seat } gives { $card } to { $other }.
meq-log-gives-favor = { $seat } gives 1 favor to { $other }.
meq-log-peril-drawn = { $count ->
    [one] One Peril card is
   *[other] { $count } Peril cards are
} drawn for { $seat }.
meq-log-peril = { $seat } meets a peril: { $card }.
meq-log-encounters = { $seat } draws Encounter cards: { $cards }.
meq-log-encounter = { $seat } resolves { $card }.
meq-log-no-encounter = { $seat } is in peril and draws no Encounter cards.
meq-log-encounter-forbidden = { $card } lets { $seat } draw no Encounter cards here.
meq-log-no-encounter-fits = Not one of them affects this location.
meq-log-combat = { $seat } fights { $card }.
meq-log-combat-deck =
    The { $deck ->
        [zealot] Zealot
        [ravager] Ravager
       *[behemoth] Behemoth
    } deck is used for { $card }.
meq-log-agility = { $seat } draws { $count } with agility and adds { $strength } to strength.
meq-log-reveals = { $seat } shows { $card }.
meq-log-exhausted = { $seat } is exhausted.
meq-log-canceled = { $card } is canceled.
meq-log-enemy-damage = { $amount } damage to { $card }.
meq-log-enemy-defeated = { $seat } defeats { $card }.
meq-log-turn-over = The turn of { $seat } ends at once.
meq-log-uses = { $seat } uses { $card }.
meq-log-forced = { $card } takes effect.
meq-log-reshuffle = The discards are shuffled into a new deck: { $zone }.
meq-log-disagree = The heroes disagree: chance decides.
meq-log-finale = The Finale begins.
meq-log-gives-up = { $seat } gives the game up.
meq-log-mission =
    { $side ->
        [sauron] Sauron reveals
       *[heroes] The heroes reveal
    } { $card }: { $done ->
        [yes] fulfilled
       *[no] not fulfilled
    }.
meq-log-difficulty = { $amount ->
    [0] { $card }: health and fortitude do not change.
   *[other] { $card }: { $amount } to health and fortitude.
}
meq-log-champion = { $seat } is the champion of the heroes.

## Chance

meq-chance-shuffle = Shuffled: { $zone }
meq-chance-card = A card at random
meq-chance-hero = A hero at random
meq-chance-quest = A Starting Quest at random
meq-chance-disagree = The heroes disagree: chance decides

## By hand

meq-hand-counter = By hand: damage on { $card }, { $before } to { $after }.
meq-hand-favor = By hand: favor of { $seat }, { $before } to { $after }.
meq-hand-moves = By hand: { $card } moves to: { $zone }.
meq-hand-influence = By hand: influence at { $place }, { $before } to { $after }.
meq-hand-favor-here = By hand: favor at { $place }, { $before } to { $after }.
meq-hand-pool = By hand: the Shadow Pool, { $before } to { $after }.
meq-adjust-influence =
    { $amount ->
        [1] One influence more
       *[other] One influence less
    }
meq-adjust-favor-here =
    { $amount ->
        [1] One favor more here
       *[other] One favor less here
    }
meq-adjust-pool =
    { $amount ->
        [1] One more in the Shadow Pool
       *[other] One less in the Shadow Pool
    }
meq-adjust-favor =
    { $amount ->
        [-1] Favor −1
       *[other] Favor +1
    }
meq-adjust-damage =
    { $amount ->
        [-1] Damage −1
       *[other] Damage +1
    }
meq-adjust-move = Move to: { $target }

## Zones

meq-zone-hand = hand of { $seat }
meq-mat-hand = Hand of { $name }
meq-zone-chosen = chosen combat card of { $seat }
meq-mat-chosen = Chosen combat card of { $name }
meq-zone-pile = combat pile of { $seat }
meq-mat-pile = Combat pile of { $name }
meq-zone-life = life pool of { $seat }
meq-mat-life = Life pool of { $name }
meq-zone-rest = rest pool of { $seat }
meq-mat-rest = Rest pool of { $name }
meq-zone-damage = damage pool of { $seat }
meq-mat-damage = Damage pool of { $name }
meq-zone-items = Item cards of { $seat }
meq-mat-items = Item cards of { $name }
meq-zone-quests = Quests of { $seat }
meq-mat-quests = Quests of { $name }
meq-zone-corruption = Corruption cards of { $seat }
meq-mat-corruption = Corruption cards of { $name }
meq-zone-combat-hand = combat cards of { $seat }
meq-mat-combat-hand = Combat cards of { $name }
meq-zone-mission = Mission of { $seat }
meq-mat-mission = Mission of { $name }
meq-zone-minions = minions to come
meq-mat-minions = Minions to come
meq-zone-defeated = defeated minions
meq-mat-defeated = Defeated minions
meq-zone-characters = Favor and Characters area
meq-mat-characters = Favor and Characters area
meq-zone-monster-cards = Monster Reference cards
meq-mat-monster-cards = Monster Reference cards
meq-zone-skill-deck = Skill deck
meq-mat-skill-deck = Skill deck
meq-zone-skill-discard = Skill discards
meq-mat-skill-discard = Skill discards
meq-zone-item-deck = Item deck
meq-mat-item-deck = Item deck
meq-zone-shadow-deck = Shadow deck
meq-mat-shadow-deck = Shadow deck
meq-zone-shadow-discard = Shadow discards
meq-mat-shadow-discard = Shadow discards
meq-zone-plot-deck = Plot deck
meq-mat-plot-deck = Plot deck
meq-zone-plot-discard = Plot discards
meq-mat-plot-discard = Plot discards
meq-zone-corruption-deck = Corruption deck
meq-mat-corruption-deck = Corruption deck
meq-zone-corruption-discard = Corruption discards
meq-mat-corruption-discard = Corruption discards
meq-zone-peril-deck = Peril deck
meq-mat-peril-deck = Peril deck
meq-zone-peril-discard = Peril discards
meq-mat-peril-discard = Peril discards
meq-zone-event = current Event
meq-mat-event = Current Event
meq-zone-plot-1 = active Plot 1
meq-mat-plot-1 = Active Plot 1
meq-zone-plot-2 = active Plot 2
meq-mat-plot-2 = Active Plot 2
meq-zone-plot-3 = active Plot 3
meq-mat-plot-3 = Active Plot 3
meq-zone-mission-heroes = the heroes’ Mission
meq-mat-mission-heroes = The heroes’ Mission
meq-zone-drawn = drawn cards
meq-mat-drawn = Drawn cards
meq-zone-resolving = being resolved
meq-mat-resolving = Being resolved
meq-zone-attached = attached
meq-mat-attached = Attached
meq-zone-box = back in the box
meq-mat-box = Back in the box
meq-zone-removed = out of the game
meq-mat-removed = Out of the game
meq-zone-event-deck-1 = Event deck of stage 1
meq-mat-event-deck-1 = Event deck of stage 1
meq-zone-event-discard-1 = Event discards of stage 1
meq-mat-event-discard-1 = Event discards of stage 1
meq-zone-event-deck-2 = Event deck of stage 2
meq-mat-event-deck-2 = Event deck of stage 2
meq-zone-event-discard-2 = Event discards of stage 2
meq-mat-event-discard-2 = Event discards of stage 2
meq-zone-event-deck-3 = Event deck of stage 3
meq-mat-event-deck-3 = Event deck of stage 3
meq-zone-event-discard-3 = Event discards of stage 3
meq-mat-event-discard-3 = Event discards of stage 3
meq-zone-combat-deck-zealot = Zealot deck
meq-mat-combat-deck-zealot = Zealot deck
meq-zone-combat-deck-ravager = Ravager deck
meq-mat-combat-deck-ravager = Ravager deck
meq-zone-combat-deck-behemoth = Behemoth deck
meq-mat-combat-deck-behemoth = Behemoth deck
meq-zone-encounter-deck-eriador-enedwaith = Encounter deck of Eriador and Enedwaith
meq-mat-encounter-deck-eriador-enedwaith = Encounter deck of Eriador and Enedwaith
meq-zone-encounter-discard-eriador-enedwaith = Encounter discards of Eriador and Enedwaith
meq-mat-encounter-discard-eriador-enedwaith = Encounter discards of Eriador and Enedwaith
meq-zone-encounter-deck-rhudaur-grey-mountains = Encounter deck of Rhudaur and Grey Mountains
meq-mat-encounter-deck-rhudaur-grey-mountains = Encounter deck of Rhudaur and Grey Mountains
meq-zone-encounter-discard-rhudaur-grey-mountains = Encounter discards of Rhudaur and Grey Mountains
meq-mat-encounter-discard-rhudaur-grey-mountains = Encounter discards of Rhudaur and Grey Mountains
meq-zone-encounter-deck-rohan-gondor = Encounter deck of Gondor and Rohan
meq-mat-encounter-deck-rohan-gondor = Encounter deck of Gondor and Rohan
meq-zone-encounter-discard-rohan-gondor = Encounter discards of Gondor and Rohan
meq-mat-encounter-discard-rohan-gondor = Encounter discards of Gondor and Rohan
meq-zone-encounter-deck-brown-lands-mordor = Encounter deck of Brown Lands and Mordor
meq-mat-encounter-deck-brown-lands-mordor = Encounter deck of Brown Lands and Mordor
meq-zone-encounter-discard-brown-lands-mordor = Encounter discards of Brown Lands and Mordor
meq-mat-encounter-discard-brown-lands-mordor = Encounter discards of Brown Lands and Mordor
meq-zone-encounter-deck-misty-mountains-mirkwood = Encounter deck of Misty Mountains and Mirkwood
meq-mat-encounter-deck-misty-mountains-mirkwood = Encounter deck of Misty Mountains and Mirkwood
meq-zone-encounter-discard-misty-mountains-mirkwood = Encounter discards of Misty Mountains and Mirkwood
meq-mat-encounter-discard-misty-mountains-mirkwood = Encounter discards of Misty Mountains and Mirkwood
meq-zone-encounter-deck-haven = Haven Encounter deck
meq-mat-encounter-deck-haven = Haven Encounter deck
meq-zone-encounter-discard-haven = Haven Encounter discards
meq-mat-encounter-discard-haven = Haven Encounter discards
meq-zone-monsters-orange = orange monster tokens
meq-mat-monsters-orange = Orange monster tokens
meq-zone-monsters-out-orange = discarded orange monster tokens
meq-mat-monsters-out-orange = Discarded orange monster tokens
meq-zone-monsters-purple = purple monster tokens
meq-mat-monsters-purple = Purple monster tokens
meq-zone-monsters-out-purple = discarded purple monster tokens
meq-mat-monsters-out-purple = Discarded purple monster tokens
meq-zone-monsters-green = green monster tokens
meq-mat-monsters-green = Green monster tokens
meq-zone-monsters-out-green = discarded green monster tokens
meq-mat-monsters-out-green = Discarded green monster tokens
meq-zone-monsters-blue = blue monster tokens
meq-mat-monsters-blue = Blue monster tokens
meq-zone-monsters-out-blue = discarded blue monster tokens
meq-mat-monsters-out-blue = Discarded blue monster tokens
meq-zone-monsters-brown = brown monster tokens
meq-mat-monsters-brown = Brown monster tokens
meq-zone-monsters-out-brown = discarded brown monster tokens
meq-mat-monsters-out-brown = Discarded brown monster tokens
meq-zone-at-blue-mountains = Blue Mountains
meq-zone-at-harlindon = Harlindon
meq-zone-at-the-grey-havens = The Grey Havens
meq-zone-at-tharbad = Tharbad
meq-zone-at-the-north-downs = The North Downs
meq-zone-at-the-shire = The Shire
meq-zone-at-ruins-of-angmar = Ruins of Angmar
meq-zone-at-the-trollshaws = The Trollshaws
meq-zone-at-weathertop = Weathertop
meq-zone-at-bree = Bree
meq-zone-at-dunland = Dunland
meq-zone-at-eregion = Eregion
meq-zone-at-fornost = Fornost
meq-zone-at-hills-of-evendim = Hills of Evendim
meq-zone-at-old-forest = Old Forest
meq-zone-at-anfalas = Anfalas
meq-zone-at-enedwaith-plains = Enedwaith Plains
meq-zone-at-gap-of-rohan = Gap of Rohan
meq-zone-at-isengard = Isengard
meq-zone-at-mouth-of-the-greyflood = Mouth of the Greyflood
meq-zone-at-erebor = Erebor
meq-zone-at-ered-mithrin = Ered Mithrin
meq-zone-at-ettenmoors = Ettenmoors
meq-zone-at-dol-guldur = Dol Guldur
meq-zone-at-gladden-fields = Gladden Fields
meq-zone-at-lake-esgaroth = Lake Esgaroth
meq-zone-at-moria = Moria
meq-zone-at-mount-gundabad = Mount Gundabad
meq-zone-at-rhosgobel = Rhosgobel
meq-zone-at-rivendell = Rivendell
meq-zone-at-south-eaves = South Eaves
meq-zone-at-the-bight = The Bight
meq-zone-at-the-forest-trail = The Forest Trail
meq-zone-at-the-forest-road = The Forest Road
meq-zone-at-high-pass = High Pass
meq-zone-at-the-northern-waste = The Northern Waste
meq-zone-at-the-redhorn-gate = The Redhorn Gate
meq-zone-at-the-withered-heath = The Withered Heath
meq-zone-at-the-woodland-realm = The Woodland Realm
meq-zone-at-the-iron-hills = The Iron Hills
meq-zone-at-rhun = Rhûn
meq-zone-at-barad-dur = Barad-dûr
meq-zone-at-mount-doom = Mount Doom
meq-zone-at-amon-hen = Amon Hen
meq-zone-at-belfalas = Belfalas
meq-zone-at-dagorlad = Dagorlad
meq-zone-at-the-dead-marshes = The Dead Marshes
meq-zone-at-dunharrow = Dunharrow
meq-zone-at-edoras = Edoras
meq-zone-at-emyn-muil = Emyn Muil
meq-zone-at-fangorn = Fangorn
meq-zone-at-helms-deep = Helm's Deep
meq-zone-at-lothlorien = Lothlórien
meq-zone-at-minas-morgul = Minas Morgul
meq-zone-at-minas-tirith = Minas Tirith
meq-zone-at-morthond = Morthond
meq-zone-at-near-harad = Near Harad
meq-zone-at-osgiliath = Osgiliath
meq-zone-at-pelargir = Pelargir
meq-zone-at-plains-of-rohan = Plains of Rohan
meq-zone-at-plains-of-gorgoroth = Plains of Gorgoroth
meq-zone-at-sea-of-udun = Sea of Udûn
meq-zone-at-the-nindalf = The Nindalf

## Numbers, tokens, marks

meq-number-fortitude = fortitude
meq-number-strength = strength
meq-number-agility = agility
meq-number-wisdom = wisdom
meq-number-health = health
meq-number-attack = attack
meq-number-defense = defense
meq-number-strength-cost = strength cost
meq-number-damage = damage
meq-number-favor = favor
meq-number-pool = Shadow Pool
meq-number-corruption = Corruption cards
meq-number-combat-strength = combat strength
meq-number-enemy-health = health of the enemy
meq-number-enemy-damage = damage of the enemy
meq-number-stage = stage of the story
meq-counter-favor = Favor
meq-counter-pool = Pool
meq-counter-green = Heroes’ marker
meq-counter-yellow = Ring marker
meq-counter-red = Conquest marker
meq-counter-black = Corruption marker
meq-told-favor = favor of { $name }: { $value }
meq-told-pool = influence in the Shadow Pool: { $value } of { $limit }
meq-told-story = story marker: space { $value } of { $limit }
meq-change-favor = Favor of { $name }: { $before } → { $after }
meq-change-pool = Shadow Pool: { $before } → { $after }
meq-mark-active = in turn
meq-mark-facedown = face down
meq-mark-ranged = ranged
meq-mark-melee = melee
meq-mark-corrected = as my copy says
meq-mark-by-hand = set by hand
meq-part-printed = printed
meq-part-card = { $card }
meq-note-location = influence { $influence }, favor { $favor }
meq-ledger = { $hero } against { $enemy }
meq-ledger-attack = { $name } attacks
meq-ledger-defense = { $name } defends
meq-ledger-damage = damage

## Phases and steps

meq-phase-setup = Set-up
meq-phase-sauron = Sauron turn
meq-phase-hero = Hero turn
meq-phase-combat = Combat
meq-phase-finale = Finale
meq-step-setup = Heroes
meq-step-setup-sauron = Sauron
meq-step-hero-rally = Hero Rally
meq-step-story = Story
meq-step-plot = Plot
meq-step-event = Event
meq-step-action = Action
meq-step-command = Commands
meq-step-hero-draw = Hero Draw
meq-step-rest = Rest
meq-step-ambush = Ambush
meq-step-move = Travel: Move
meq-step-combat-or-peril = Travel: Combat or Peril
meq-step-explore = Travel: Explore
meq-step-encounter = Encounter
meq-step-0 = Before the combat
meq-step-1 = Sauron Setup
meq-step-2 = Preparation
meq-step-2h = Agility
meq-step-3 = Combat round
meq-step-3a = Choose Cards
meq-step-3b = Reveal Cards
meq-step-3c = Calculate Strength
meq-step-3d = Previous Round Abilities
meq-step-3e = Current Round Abilities
meq-step-3f = Deal Damage
meq-step-4 = After the combat
meq-step-4a = Discard Cards
meq-step-4b = Discard the Token
meq-step-4c = Undefeated Enemy
meq-step-immediate-victory = Immediate Victory
meq-step-advance-markers = Advance Markers
meq-step-preparation = Preparation
meq-step-difficulty = Adjust Difficulty
meq-step-champion = Champion
meq-step-winner = Winner

## Sitting down

meq-side-sauron = Sauron
meq-side-heroes = The heroes
meq-option-hero-1 = First hero
meq-option-hero-2 = Second hero
meq-option-hero-3 = Third hero
meq-hero-random = Dealt at random
meq-hero-random-hint = Chance gives a hero that nobody has chosen.
meq-hero-thalin = Thálin
meq-hero-argalad = Argalad
meq-hero-eleanor = Eleanor
meq-hero-eometh = Eometh
meq-hero-beravor = Beravor
meq-option-advanced-dominance = Advanced Dominance
meq-advanced-dominance-no = By spaces
meq-advanced-dominance-no-hint = The side with fewer spaces to go is dominant.
meq-advanced-dominance-yes = By Story steps
meq-advanced-dominance-yes-hint = The side that needs fewer Story steps, with the Plots in play, is dominant.
meq-option-exciting-stage = More Exciting Stage III
meq-exciting-stage-no = No
meq-exciting-stage-no-hint = Stage III is played like the others.
meq-exciting-stage-yes = Yes
meq-exciting-stage-yes-hint = In stage III victories in combat help the side that is behind.

## How a game stands and ends

meq-head-stage = stage { $stage }
meq-head-heroes = heroes’ way to the Finale: { $value }
meq-head-sauron = Sauron’s way to the Finale: { $value }
meq-end-title =
    { $side ->
        [sauron] The Shadow falls on Middle-earth
       *[heroes] The Shadow is held back
    }
meq-end-won = Won
meq-end-lost = Lost
meq-outcome-won =
    { $reason ->
        [given_up] The other side has given the game up.
        [mission] Your side fulfilled its Mission in the Finale.
       *[combat] The fight with the Ringwraiths was decided in your favor.
    }
meq-outcome-lost =
    { $reason ->
        [given_up] Your side has given the game up.
        [mission] The other side fulfilled its Mission in the Finale.
       *[combat] The fight with the Ringwraiths was decided against you.
    }
meq-score-green = Heroes’ marker
meq-score-yellow = Ring marker
meq-score-red = Conquest marker
meq-score-black = Corruption marker

## Verbs of cards

meq-verb-advance-black = Let the corruption marker advance
meq-verb-advance-yellow = Let the ring marker advance
meq-verb-as-itself = Fight as what it is
meq-verb-as-uruk-hai = Fight as an Uruk-hai
meq-verb-buy-off = Spend favor against Corruption
meq-verb-clear = Remove all of it
meq-verb-command-a-minion = Command a minion
meq-verb-corruption = Take Corruption
meq-verb-damage = Take the damage
meq-verb-damage-into-rest = Damage pool into rest pool
meq-verb-discard = Discard
meq-verb-discard-of = Discard { $source }
meq-verb-discard-a-plot = Discard a Plot card
meq-verb-discard-all-corruption = Discard all Corruption
meq-verb-discard-cards = Discard cards
meq-verb-discard-character = Discard the character
meq-verb-discard-corruption = Discard a Corruption card
meq-verb-discard-favor = Discard the favor
meq-verb-draw-from-life = Draw from the life pool
meq-verb-draw-from-rest = Draw from the rest pool
meq-verb-draw-plot = Sauron draws a Plot card
meq-verb-fill-pool = Influence into the Shadow Pool
meq-verb-gain-boat = Gain a Boat
meq-verb-gain-favor = Gain favor
meq-verb-gain-horse = Gain a Horse
meq-verb-gain-level = Gain a level
meq-verb-hurt-minion = Hurt a minion
meq-verb-influence = Place influence
meq-verb-keep-plot = Keep it in the hand
meq-verb-leave-on-top = Leave it on top
meq-verb-level-agility = Agility
meq-verb-level-fortitude = Fortitude
meq-verb-level-strength = Strength
meq-verb-level-wisdom = Wisdom
meq-verb-lose-pool = Remove influence from the Shadow Pool
meq-verb-monsters = Place monster tokens
meq-verb-move-and-encounter = Spend favor and move there
meq-verb-moved = Let Sauron move you
meq-verb-name-melee = Melee
meq-verb-name-ranged = Ranged
meq-verb-pay-favor = Spend the favor
meq-verb-pile-blue = Blue pile
meq-verb-pile-brown = Brown pile
meq-verb-pile-green = Green pile
meq-verb-pile-orange = Orange pile
meq-verb-pile-purple = Purple pile
meq-verb-place-favor = Place favor
meq-verb-play-plot-now = Play it now
meq-verb-put-at-bottom = Put it at the bottom
meq-verb-remove-influence = Remove influence
meq-verb-remove-monsters = Remove monster tokens
meq-verb-remove-token = Remove the monster token
meq-verb-remove-tokens = Remove tokens
meq-verb-sauron-discards = Sauron discards a Shadow card
meq-verb-sauron-draws = Let Sauron draw cards
meq-verb-shuffle-pools = Shuffle both pools back
meq-verb-shuffle-rest = Shuffle the rest pool back
meq-verb-spend-favor = Spend favor
meq-verb-train = Receive training

## Topics of the rules

meq-topic-dominance = Dominance
