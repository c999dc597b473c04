# Words of The Lord of the Rings: The Card Game at the table. Parameters are names already put into words.

## Questions

lcg-ask-action = { $seat }, do you take an action?
lcg-ask-planning = { $seat }, what do you play?
lcg-ask-commit = { $seat }, who commits to the quest? There is { $threat } threat in the staging area.
lcg-ask-travel = { $seat }, which location do the players travel to?
lcg-ask-engage = { $seat }, which enemy do you engage? Your threat is { $level }.
lcg-ask-which-engages = { $seat }, several enemies have the same engagement cost. Which one engages?
lcg-ask-shadow-order = { $seat }, these enemies have the same engagement cost. In which order are they dealt their shadow cards?
lcg-ask-enemy-attack = { $seat }, which enemy attacks you first?
lcg-ask-defender = { $seat }, who defends against { $enemy }? It attacks for { $attack }.
lcg-ask-another-defender = { $seat }, does another character defend too?
lcg-ask-no-defense = { $seat }, whose defense does not count?
lcg-ask-defender-damage = { $seat }, which defender takes the damage of this attack?
lcg-ask-undefended = { $seat }, which hero takes the { $count } damage of the undefended attack?
lcg-ask-attack = { $seat }, who attacks which enemy?
lcg-ask-attackers = { $seat }, who joins { $first } in the attack on { $enemy }?
lcg-ask-ranged = { $seat }, which of your Ranged characters join the attack on { $enemy }?
lcg-ask-pay = { $seat }, whose resources pay { $count } for { $card }?
lcg-ask-host = { $seat }, what is { $source } attached to?
lcg-ask-target = { $seat }, what do you choose for { $source }?
lcg-ask-player = { $seat }, which player do you choose?
lcg-ask-respond =
    { $seat }, do you respond { $timing ->
        [when] as
       *[after] after
    } { $event ->
        [PhaseBegins] the phase begins
        [PhaseEnds] the phase ends
        [RoundEnds] the round ends
        [CardPlayed] { $named ->
            [1] { $card } is played
           *[0] a card is played
        }
        [EntersPlay] { $named ->
            [1] { $card } enters play
           *[0] a card enters play
        }
        [LeavesPlay] { $named ->
            [1] { $card } leaves play
           *[0] a card leaves play
        }
        [CharactersCommitted] characters commit to the quest
        [CardRevealed] { $named ->
            [1] { $card } is revealed
           *[0] an encounter card is revealed
        }
        [WhenRevealed] { $named ->
            [1] the When Revealed effect of { $card } is about to resolve
           *[0] a When Revealed effect is about to resolve
        }
        [QuestResolved] the quest is resolved
        [TravelledTo] { $named ->
            [1] you travel to { $card }
           *[0] you travel to a location
        }
        [LocationExplored] { $named ->
            [1] { $card } is explored
           *[0] a location is explored
        }
        [EnemyEngages] { $named ->
            [1] { $card } engages a player
           *[0] an enemy engages a player
        }
        [ShadowDealt] a shadow card is dealt
        [EnemyAttacks] { $named ->
            [1] { $card } attacks
           *[0] an enemy attacks
        }
        [DefendersDeclared] a defender is declared
        [ShadowEffect] { $named ->
            [1] the shadow effect of { $card } is about to resolve
           *[0] a shadow effect is about to resolve
        }
        [AttackEnds] an attack ends
        [AttackersDeclared] attackers are declared
        [DamageDealt] { $named ->
            [1] { $card } takes damage
           *[0] damage is dealt
        }
        [Destroyed] { $named ->
            [1] { $card } is destroyed
           *[0] a character or enemy is destroyed
        }
        [CardsDrawn] cards are drawn
        [ProgressPlaced] { $named ->
            [1] progress is placed on { $card }
           *[0] progress is placed
        }
        [Claimed] an objective is claimed
        [StageDefeated] { $named ->
            [1] { $card } is completed
           *[0] a quest stage is completed
        }
       *[other] this happens
    }?
lcg-none-commit = Nobody
lcg-none-attack = Nobody else
lcg-ask-which-first = { $seat }, several forced effects happen at once. Which one resolves first?
lcg-ask-first-player = { $seat }, who should be the first player?
lcg-ask-mulligan = { $seat }, do you keep this hand?
lcg-ask-discard-cost = { $seat }, what do you discard from your hand to use { $source }? Cards to discard: { $count }.
lcg-ask-discard-one = { $seat }, which card do you discard from your hand because of { $source }?
lcg-ask-return = { $seat }, which ally goes back to hand because of { $source }?
lcg-ask-discard-order = { $seat }, in which order do these cards go to your discard pile?
lcg-why-discard-order = The one named last lies on top.
lcg-ask-discard-attachment = { $seat }, which attachment is discarded because of { $source }?
lcg-ask-restricted = { $seat }, { $source } holds more than two Restricted attachments. Which one is discarded?
lcg-ask-damage = { $seat }, who takes { $count } damage from { $source }?
lcg-ask-exhaust = { $seat }, who exhausts for { $source }?
lcg-ask-exhaust-hero = { $seat }, which hero exhausts for { $source }?
lcg-ask-exhaust-some =
    { $count ->
        [one] { $seat }, which character exhausts because of { $source }?
       *[other] { $seat }, which { $count } characters exhaust because of { $source }?
    }
lcg-ask-gandalf = { $seat }, what does { $source } do?
lcg-ask-venom = { $seat }, what does { $source } do to you?
lcg-ask-greeting = { $seat }, whose threat does { $source } lower?
lcg-ask-attach-web = { $seat }, which of your heroes is { $source } attached to?
lcg-ask-pay-to-ready = { $seat }, do you pay { $count } resources of { $hero } so that { $hero } readies?
lcg-ask-search-five = { $seat }, do you search the top five cards of your deck for one to take?
lcg-ask-take = { $seat }, which card do you take into your hand?
lcg-ask-top-or-bottom = { $seat }, { $card } is on top of the encounter deck. Where does it go?
lcg-ask-amount = { $seat }, how much do you pay for the X of { $source }?
lcg-ask-order-on-top = { $seat }, in which order do the cards go back on top? The first one named lies on top.
lcg-ask-protector = { $seat }, what does { $source } give until the phase ends?
lcg-ask-spider = { $seat }, which Spider do you add to the staging area?
lcg-ask-objective-back = { $seat }, which unclaimed objective does { $source } shuffle back into the encounter deck?
lcg-ask-discard-character = { $seat }, which of your characters is discarded because of { $source }?
lcg-ask-uncommit = { $seat }, which character leaves the quest because of { $source }?

## Buttons: what an option does. The ids ending in -on are used when there is a target as well.

lcg-verb-pass = Pass
lcg-verb-play = Play { $source }
lcg-verb-play-on = Play { $source } on { $target }
lcg-verb-use = Use { $source }
lcg-verb-respond = Respond with { $source }
lcg-verb-resolve = { $source } first
lcg-verb-commit = Commit { $source }
lcg-verb-travel = Travel to { $source }
lcg-verb-stay = Stay here
lcg-verb-engage = Engage { $source }
lcg-verb-no-engagement = Engage nobody
lcg-verb-defend = { $source } defends
lcg-verb-no-defender = No defender
lcg-verb-attack = { $source } attacks
lcg-verb-attack-on = { $source } attacks { $target }
lcg-verb-no-attack = No more attacks
lcg-verb-choose = { $source }
lcg-verb-choose-player = { $target }
lcg-verb-decline = No
lcg-verb-accept = Yes
lcg-verb-pay = Pay with { $source }
lcg-verb-put = { $source }
lcg-verb-keep-hand = Keep it
lcg-verb-mulligan = Take a mulligan
lcg-verb-leave-on-top = Leave it on top
lcg-verb-move-to-bottom = Put it at the bottom
lcg-verb-amount = { $count }
lcg-verb-more-defense = +1 defense
lcg-verb-more-willpower = +1 willpower
lcg-verb-draw-three = Draw 3 cards
lcg-verb-exhaust-damaged = Exhaust your damaged characters
lcg-verb-damage-hero = 2 damage to your most damaged hero
lcg-verb-damage-enemy = 4 damage to an enemy
lcg-verb-lower-threat = Lower your threat by 5
lcg-verb-one-player = One player, by 6
lcg-verb-each-player = Each player, by 2

## Why not: what is missing and what it would take

lcg-no-not-planning = Not now. { $card } can be played only in the planning phase.
lcg-no-not-active = Not your turn. { $card } can be played when you are the active player of the planning phase.
lcg-no-response-only = Only as a response. { $card } waits for its own moment.
lcg-no-window = Not now. { $card } waits for an action window.
lcg-no-wrong-phase =
    Wrong phase. { $card } cannot be used in { $phase ->
        [resource] the resource phase
        [planning] the planning phase
        [quest] the quest phase
        [travel] the travel phase
        [encounter] the encounter phase
        [combat] the combat phase
        [refresh] the refresh phase
       *[other] this phase
    }.
lcg-no-immune = { $card } can change nothing here: whatever it could be used on is immune to it.
lcg-no-forbidden = Not allowed now. A card in play forbids playing { $card }.
lcg-no-effect-forbidden = Not allowed now. A card in play forbids what { $card } would do.
lcg-no-unique = Unique and already in play. There can be only one { $card }.
lcg-no-unique-to-bring = Unique and already in play. A copy of whatever { $card } could put into play is there.
lcg-no-match =
    No resource match. { $card } needs a hero with the { $sphere ->
        [leadership] Leadership
        [tactics] Tactics
        [spirit] Spirit
        [lore] Lore
       *[other] right
    } resource icon.
lcg-no-resources =
    Too few resources. { $card } costs { $count }{ $sphere ->
        [leadership] , paid by Leadership heroes
        [tactics] , paid by Tactics heroes
        [spirit] , paid by Spirit heroes
        [lore] , paid by Lore heroes
       *[other] {""}
    }.
lcg-no-resources-of-each = Too few heroes with resources. { $card } takes one resource from each of { $count } matching heroes.
lcg-no-resources-for-x = Too few resources. What { $card } costs depends on what you choose, and there is nothing that you could pay for.
lcg-no-costs-together = Not payable. The costs of { $card } can be paid one by one, but not all of them together.
lcg-no-target = Nothing to choose. { $card } needs a target that is not there.
lcg-no-host = Nothing to attach it to. { $card } has no legal place now.
lcg-no-change = It would change nothing. { $card } can be used when its effect could do something.
lcg-no-attack-to-last = No attack is made. What { $card } does lasts until the end of one, and can only begin in one.
lcg-no-exhausted-cost = Already exhausted. { $card } must be ready to exhaust as a cost.
lcg-no-nobody-to-exhaust = Nobody to exhaust. { $card } asks for a ready character that fits, and there is none.
lcg-no-own-resources = Too few resources of its own. { $card } is paid from one hero’s own pool.
lcg-no-guarded = Guarded. An encounter card is attached to { $card }: it cannot be claimed yet.
lcg-no-threat = Too little threat. { $card } asks you to lower your threat by more than you have.
lcg-no-hand = Too few cards in hand. { $card } asks you to discard as a cost.
lcg-no-limit = Limit reached. { $card } has been used as often as it allows.
lcg-no-answered = Answered already. { $card } answers the same event only once.
lcg-no-not-yours = Not yours. Only the player who controls { $card } may use it.
lcg-no-script = By hand. { $card } has no rules here yet: carry out its text with “Set by hand”.
lcg-no-commit-exhausted = Exhausted. { $card } must be ready to commit to the quest.
lcg-no-defend-exhausted = Exhausted. { $card } must be ready to defend.
lcg-no-defend-sentinel = Not attacked. Only characters with Sentinel defend another player; { $card } has none.
lcg-no-sentinel-yet = Not yet. { $card } may defend once the attacked player has declared no defender.
lcg-no-attacked = Already attacked. Each enemy attacks once in a round; { $card } has.
lcg-no-not-in-hand = Not in hand. Cards are played from hand; { $card } lies in a pile.
lcg-no-attack-exhausted = Exhausted. { $card } must be ready to attack.
lcg-no-attack-again = Already attacked. Each player attacks { $enemy } once in a round.
lcg-no-attack-engaged = Not engaged with you. { $card } can attack { $enemy } only when you are engaged with it.
lcg-no-attack-ranged = Not their attack. Only characters with Ranged join the attack of another player; { $card } does not have it.
lcg-no-enemy-now = Not in step { $step }. { $card } is engaged in the encounter phase and attacked in the combat phase.
lcg-no-not-now = Not now. { $card } has nothing to do in step { $step }.
lcg-no-captive = A prisoner. Nobody can use { $card } until the rescue.
lcg-no-not-a-target = Not a target. { $card } can be used, but not there.
lcg-no-choice = Not a target. { $card } is none of what { $source } names.
lcg-no-choice-immune = Immune. { $card } is immune to the effects of { $source }.
lcg-no-choice-forbidden = Not possible. An effect in play keeps this off { $card }.
lcg-no-choice-change = It would change nothing. { $source } can do nothing to { $card }.
lcg-no-choice-undefended = Undefended. The damage goes to one hero of the attacked player who can be damaged; { $card } is none.
lcg-no-travel-there = Nobody travels there. The players travel to a location in the staging area; { $card } is none.
lcg-no-engage-there = Not to be engaged. A player engages an enemy in the staging area; { $card } is none.
lcg-no-travel-active = There is an active location. { $there } must be explored before you travel to { $card }.
lcg-no-travel-cost = The Travel cost cannot be paid. { $card } asks for something you cannot do now.
lcg-no-cannot = Not possible. An effect in play says that { $card } cannot.
lcg-no-travel-must = Not now. As long as { $there } can be traveled to, the players go there first, not to { $card }.

## Log

lcg-log-round = Round { $round }
lcg-log-phase =
    { $phase ->
        [resource] Resource phase
        [planning] Planning phase
        [quest] Quest phase
        [travel] Travel phase
        [encounter] Encounter phase
        [combat] Combat phase
        [refresh] Refresh phase
       *[other] Setup
    }
lcg-log-starting-threat = { $seat } starts at { $level } threat.
lcg-log-first-player = { $seat } is the first player.
lcg-log-mulligan = { $seat } takes a mulligan.
lcg-log-collect = Each hero gains 1 resource.
lcg-log-resources =
    { $count ->
        [one] { $card } gains { $count } resource.
       *[other] { $card } gains { $count } resources.
    }
lcg-log-draws =
    { $count ->
        [one] { $seat } draws { $count } card.
       *[other] { $seat } draws { $count } cards.
    }
lcg-log-draws-these = Drawn: { $cards }.
lcg-log-cannot-draw = { $seat } cannot draw: { $card }.
lcg-log-takes-one = { $seat } takes one of { $count } cards seen and shuffles.
lcg-log-takes-one-back = { $seat } takes one of { $count } cards seen; the others go back on top.
lcg-log-looks = { $seat } looks at a hidden encounter card.
lcg-log-unpaid = The cost of { $card } was not paid in full: nothing comes of it.
lcg-log-no-host = Nothing is left that { $card } could be attached to: it is discarded.
lcg-log-looks-through = Looked through: { $zone }. In it: { $cards }.
lcg-log-looks-at = It is { $card }.
lcg-log-back-into-deck = { $card } is shuffled into the encounter deck.
lcg-log-back-into-own-deck = { $card } is shuffled into its owner’s deck.
lcg-log-to-bottom = The card goes to the bottom of the encounter deck.
lcg-log-set-aside = { $card } lies aside until the phase ends.
lcg-log-on-top = { $card } goes on top of the encounter deck.
lcg-log-discards-hand = { $seat } discards { $cards } from hand.
lcg-log-shuffles = Shuffled: { $zone }.
lcg-log-put-into-play = { $card } enters play under the control of { $seat }.
lcg-log-plays = { $seat } plays { $card }.
lcg-log-plays-on = { $seat } plays { $card } on { $host }.
lcg-log-uses = { $seat } uses { $card }.
lcg-log-forced = Forced: { $card }.
lcg-log-cancelled = { $source } cancels the effect of { $card }.
lcg-log-kept-off = Kept off by { $source }.
lcg-log-attached = { $card } is attached to { $host }.
lcg-log-attached-to-deck = { $card } is attached to the top of the deck of { $seat }.
lcg-log-captured = { $card } is taken prisoner: nobody can use { $card } until the rescue.
lcg-log-rescued = { $card } is rescued and free again.
lcg-log-control = { $seat } takes control of { $card }.
lcg-log-raised =
    { $card }: +{ $count } { $number ->
        [willpower] willpower
        [attack] attack strength
        [defense] defense strength
        [threat] threat strength
        [hit_points] hit points
       *[other] to a number
    } until { $until ->
        [attack] the attack ends
        [phase] the phase ends
        [round] the round ends
       *[other] the game ends
    }.
lcg-log-lowered =
    { $card }: −{ $count } { $number ->
        [willpower] willpower
        [attack] attack strength
        [defense] defense strength
        [threat] threat strength
        [hit_points] hit points
       *[other] to a number
    } until { $until ->
        [attack] the attack ends
        [phase] the phase ends
        [round] the round ends
       *[other] the game ends
    }.
lcg-log-exhausts = { $card } exhausts.
lcg-log-readies = { $card } readies.
lcg-log-all-ready = All exhausted cards ready.
lcg-log-damage = { $card } takes { $count } damage.
lcg-log-heals = { $card } heals { $count } damage.
lcg-log-moves-tokens =
    { $count } { $token ->
        [damage] damage
        [resources] { $count ->
            [one] resource
           *[other] resources
        }
       *[progress] progress
    } { $count ->
        [one] moves
       *[other] move
    } from { $card } to { $to }.
lcg-log-swaps = { $card } and { $other } are swapped.
lcg-log-destroyed = { $card } is destroyed.
lcg-log-discarded = { $card } is discarded.
lcg-log-explored = { $card } is explored.
lcg-log-returned = { $card } returns to hand.
lcg-log-eliminated =
    { $reason ->
        [threat] { $seat } reaches the threat elimination level and is eliminated.
        [heroes] { $seat } has no hero left and is eliminated.
       *[other] { $seat } is eliminated.
    }
lcg-log-threat-up = { $seat } raises threat by { $count }, to { $level }.
lcg-log-threat-down = { $seat } lowers threat by { $count }, to { $level }.
lcg-log-commits = { $seat } commits { $cards } to the quest: { $willpower } willpower in all.
lcg-log-uncommits = { $card } leaves the quest.
lcg-log-revealed = { $card } is revealed.
lcg-log-doomed = { $card } is Doomed { $count }.
lcg-log-surge = { $card } surges: another card is revealed.
lcg-log-guards = { $card } guards { $host }.
lcg-log-added-to-staging = { $card } is added to the staging area.
lcg-log-to-staging = { $card } returns to the staging area.
lcg-log-found = { $seat } finds { $card }.
lcg-log-quest =
    The quest: { $willpower } willpower against { $threat } threat{ $margin ->
        [0] , nothing changes
       *[other] {""}
    }.
lcg-log-progress-lost =
    { $count ->
        [one] { $count } progress token is removed from { $card }.
       *[other] { $count } progress tokens are removed from { $card }.
    }
lcg-log-progress =
    { $count ->
        [one] { $count } progress token is placed on { $card }.
       *[other] { $count } progress tokens are placed on { $card }.
    }
lcg-log-stage = The quest is now { $card }.
lcg-log-stage-defeated = { $card } is completed.
lcg-log-travels = The players travel to { $card }.
lcg-log-engages = { $card } engages { $seat }, whose threat is { $level }.
lcg-log-shadow-dealt = A shadow card is dealt to { $card }.
lcg-log-no-shadow = The encounter deck is empty: no shadow card for { $card }.
lcg-log-shadow-turned = Shadow card of { $enemy }: { $card }.
lcg-log-enemy-attacks = { $card } attacks { $seat }.
lcg-log-defends = Defending against { $enemy }: { $cards }.
lcg-log-undefended = Nobody defends against { $card }.
lcg-log-undefended-damage = Undefended: { $enemy } deals { $count } damage to a hero of { $seat }.
lcg-log-attacks = { $seat } attacks { $enemy } with { $cards }.
lcg-log-attack-damage = { $attack } attack strength against { $defense } defense strength: { $count } damage.
lcg-log-won = The game is won.
lcg-log-gives-up = { $seat } gives the game up for all.
lcg-log-lost = The game is lost.
lcg-log-campaign-heroes = { $seat } sets out with { $cards }, as the journal has it.
lcg-log-campaign-none-fallen = None of these heroes has fallen.
lcg-log-campaign-changes = Heroes changed before this game are in the journal, with what they cost.
lcg-log-campaign-penalty = { $seat } adds { $count } of threat penalty: starting threat { $level }.
lcg-log-campaign-permanent = { $card } is attached to { $host } from the campaign pool.
lcg-log-campaign-damage = { $card } still has { $count } damage from the last scenario.
lcg-log-campaign-setup = { $card } is put into play from the campaign pool.
lcg-log-campaign-deck = { $card } is shuffled into the deck of { $seat }.
lcg-log-campaign-encounter = { $card } is shuffled into the encounter deck.
lcg-log-campaign-card = The campaign card { $card } lies beside the quest deck.
lcg-log-resolution = The campaign card { $card } is turned over, and its resolution is followed.
lcg-log-earned = { $card } comes into the campaign pool.
lcg-log-earned-each = { $card } comes into the campaign pool, a copy for each player.
lcg-log-earned-by = { $card } comes into the campaign pool with { $host }.
lcg-log-prisoner = { $card } will be the prisoner of Dol Guldur.

## Set by hand

lcg-hand-exhausts = By hand: { $card } exhausts.
lcg-hand-readies = By hand: { $card } readies.
lcg-hand-counter =
    By hand: { $counter ->
        [damage] damage
        [resources] resources
        [progress] progress
       *[other] tokens
    } on { $card }, { $before } to { $after }.
lcg-hand-threat = By hand: threat of { $seat }, { $before } to { $after }.
lcg-hand-draws =
    { $count ->
        [one] By hand: { $seat } draws { $count } card.
       *[other] By hand: { $seat } draws { $count } cards.
    }
lcg-hand-shuffles = By hand: shuffled: { $zone }.
lcg-hand-attaches = By hand: { $card } is attached to { $host }.
lcg-hand-moves = By hand: { $card } moves to: { $zone }.
lcg-adjust-turn = Exhaust or ready
lcg-adjust-damage =
    { $amount ->
        [-1] Remove 1 damage
       *[other] Add 1 damage
    }
lcg-adjust-resources =
    { $amount ->
        [-1] Remove 1 resource
       *[other] Add 1 resource
    }
lcg-adjust-progress =
    { $amount ->
        [-1] Remove 1 progress
       *[other] Add 1 progress
    }
lcg-adjust-threat =
    { $amount ->
        [-1] Threat −1
       *[other] Threat +1
    }
lcg-adjust-draw = Draw a card
lcg-adjust-shuffle = Shuffle
lcg-adjust-attach = Attach to { $target }
lcg-adjust-move = Move to: { $target }

## What chance decides

lcg-chance-shuffle = Shuffling: { $zone }
lcg-chance-discard = A random card from the hand of { $seat }
lcg-chance-first-player = The first player, at random
lcg-chance-path = The next stage, at random
lcg-chance-captive = The prisoner, at random among all heroes
lcg-chance-prisoner = The prisoner, at random among the most wounded heroes

## Parts of numbers and of the score

lcg-part-printed = printed
lcg-part-card = { $card }
lcg-score-threat = threat levels
lcg-score-dead-heroes = threat cost of fallen heroes
lcg-score-damage = damage on heroes
lcg-score-rounds = 10 for each round
lcg-score-victory = victory points

## How a game ends

lcg-outcome-won =
    { $reason ->
        [shore] Victory! No enemy is left on the shore.
        [spawn] Victory! The Spawn of Ungoliant is dead.
        [quest] Victory! The last stage of the quest is completed.
       *[other] Victory!
    }
lcg-outcome-lost =
    { $reason ->
        [given_up] Defeat: the players have given the game up.
        [threat] Defeat: threat has reached the elimination level.
        [heroes] Defeat: no hero is left.
        [prisoner] Defeat: the prisoner can no longer be rescued.
        [mendor] Defeat: Mendor is gone.
       *[other] Defeat.
    }

## Zones

lcg-zone-quest = current quest
lcg-zone-quest-deck = quest deck
lcg-zone-active-location = active location
lcg-zone-staging = staging area
lcg-zone-encounter-deck = encounter deck
lcg-zone-encounter-discard = encounter discard pile
lcg-zone-victory = victory display
lcg-zone-removed = removed from the game
lcg-zone-set-aside = set aside
lcg-zone-campaign = beside the quest deck
lcg-zone-campaign-back = beside the quest deck
lcg-zone-pool = campaign pool
lcg-zone-resolving = being resolved
lcg-zone-revealed = being revealed
lcg-zone-attached = attached
lcg-zone-shadows = shadow cards
lcg-zone-beneath = face down under a guard
lcg-zone-box = out of the game
lcg-zone-captive = prisoners of { $seat }
lcg-zone-on-deck = on the deck of { $seat }
lcg-zone-play = play area of { $seat }
lcg-zone-heroes = heroes of { $seat }
lcg-zone-allies = allies of { $seat }
lcg-zone-engaged = engaged with { $seat }
lcg-zone-hand = hand of { $seat }
lcg-zone-deck = deck of { $seat }
lcg-zone-discard = discard pile of { $seat }

## Numbers, tokens and marks

lcg-number-willpower = willpower
lcg-number-attack = attack strength
lcg-number-defense = defense strength
lcg-number-hit-points = hit points
lcg-number-threat = threat strength
lcg-number-staging-threat = threat in the staging area
lcg-number-engagement-cost = engagement cost
lcg-number-quest-points = quest points
lcg-number-cost = cost
lcg-number-threat-cost = threat cost
lcg-number-damage = damage
lcg-number-progress = progress
lcg-number-resource = resources
lcg-number-score = score
lcg-token-damage =
    { $count ->
        [one] { $count } damage token
       *[other] { $count } damage tokens
    }
lcg-token-progress =
    { $count ->
        [one] { $count } progress token
       *[other] { $count } progress tokens
    }
lcg-token-resource =
    { $count ->
        [one] { $count } resource token
       *[other] { $count } resource tokens
    }
lcg-mark-exhausted = exhausted
lcg-mark-ready = ready
lcg-mark-committed = committed to the quest
lcg-mark-attacking = attacking
lcg-mark-defending = defending
lcg-mark-facedown = face down
lcg-mark-shadow = shadow card
lcg-mark-unique = unique
lcg-mark-by-hand = set by hand

## Keywords, each in one sentence

lcg-keyword-doomed = When it is revealed, each player raises their threat by { $amount }.
lcg-keyword-guarded = When it is added to the staging area, the next encounter card is attached to it and must be dealt with first.
lcg-keyword-permanent = It starts in play and cannot leave play.
lcg-keyword-ranged = It can attack enemies engaged with other players.
lcg-keyword-restricted = A character can have no more than two Restricted attachments.
lcg-keyword-sentinel = It can defend when another player is attacked and declares no defender.
lcg-keyword-surge = When it is revealed, one more encounter card is revealed.
lcg-keyword-victory = When it is defeated or explored, it goes to the victory display and lowers the score.

## Phases

lcg-phase-setup = Setup
lcg-phase-round = Round
lcg-phase-resource = Resource
lcg-phase-planning = Planning
lcg-phase-quest = Quest
lcg-phase-travel = Travel
lcg-phase-encounter = Encounter
lcg-phase-combat = Combat
lcg-phase-refresh = Refresh

## Framework steps, in short for the phase track

lcg-step-window = Actions
lcg-step-laid-out = The table as laid out
lcg-step-S1 = Shuffle
lcg-step-S2 = Heroes and threat
lcg-step-S3 = Tokens
lcg-step-S4 = First player
lcg-step-S5 = Starting hand
lcg-step-S6 = Quest deck
lcg-step-S7 = Scenario setup
lcg-step-S8 = Begin
lcg-step-C1 = Heroes of the journal
lcg-step-C2 = Fallen heroes
lcg-step-C3 = Changed heroes
lcg-step-C4 = Threat penalty
lcg-step-C5 = Permanent cards
lcg-step-C6 = Cards with Setup
lcg-step-C7 = Player decks
lcg-step-C8 = Encounter deck
lcg-step-0-0 = Round begins
lcg-step-0-1 = Round ends
lcg-step-1-1 = Phase begins
lcg-step-1-2 = Resources
lcg-step-1-3 = Draw
lcg-step-1-4 = Phase ends
lcg-step-2-1 = Phase begins
lcg-step-2-2 = Play cards
lcg-step-2-3 = Next player
lcg-step-2-4 = Phase ends
lcg-step-3-1 = Phase begins
lcg-step-3-2 = Commit
lcg-step-3-3 = Staging
lcg-step-3-4 = Resolve quest
lcg-step-3-5 = Phase ends
lcg-step-4-1 = Phase begins
lcg-step-4-2 = Travel
lcg-step-4-3 = Phase ends
lcg-step-5-1 = Phase begins
lcg-step-5-2 = Optional engagement
lcg-step-5-3 = Engagement checks
lcg-step-5-4 = Phase ends
lcg-step-6-1 = Phase begins
lcg-step-6-2 = Shadow cards
lcg-step-6-3 = Enemy attacks
lcg-step-6-4a = Next enemy
lcg-step-6-4b = Choose enemy
lcg-step-6-4-1 = Defender
lcg-step-6-4-2 = Shadow effect
lcg-step-6-4-3 = Damage
lcg-step-6-4-4 = Attack ends
lcg-step-6-5 = Next player
lcg-step-6-6 = Enemy attacks end
lcg-step-6-7 = Player attacks
lcg-step-6-8a = Player attacks
lcg-step-6-8b = Declare attackers
lcg-step-6-8-1 = Ranged characters
lcg-step-6-8-2 = Attack strength
lcg-step-6-8-3 = Damage
lcg-step-6-8-4 = Attack ends
lcg-step-6-9 = Next player
lcg-step-6-10 = Player attacks end
lcg-step-6-11 = Phase ends
lcg-step-7-1 = Phase begins
lcg-step-7-2 = Ready cards
lcg-step-7-3 = Raise threat
lcg-step-7-4 = First player
lcg-step-7-5 = Phase ends
lcg-step-1-3w = { lcg-step-window }
lcg-step-3-1w = { lcg-step-window }
lcg-step-3-2w = { lcg-step-window }
lcg-step-3-3w = { lcg-step-window }
lcg-step-3-4w = { lcg-step-window }
lcg-step-4-2w = { lcg-step-window }
lcg-step-5-2w = { lcg-step-window }
lcg-step-5-3w = { lcg-step-window }
lcg-step-6-2w = { lcg-step-window }
lcg-step-7-4w = { lcg-step-window }
lcg-step-6-4bw = { lcg-step-window }
lcg-step-6-4-1w = { lcg-step-window }
lcg-step-6-4-2w = { lcg-step-window }
lcg-step-6-4-3w = { lcg-step-window }
lcg-step-6-8-1w = { lcg-step-window }
lcg-step-6-8-2w = { lcg-step-window }
lcg-step-6-8-3w = { lcg-step-window }

## Framework steps, each in one sentence

lcg-steplong-window = All players may take actions until everyone has passed in a row.
lcg-steplong-laid-out = What cannot stay as it lies is seen to before the first step.
lcg-steplong-S1 = Every player deck and the encounter deck are shuffled.
lcg-steplong-S2 = Each player’s heroes enter play, and the threat dial shows the sum of their threat costs.
lcg-steplong-S3 = The token pool lies ready beside the encounter deck.
lcg-steplong-S4 = The players choose the first player.
lcg-steplong-S5 = Each player draws six cards and may change all of them once.
lcg-steplong-S6 = The quest cards are stacked in order, the first stage on top.
lcg-steplong-S7 = The instructions of the scenario’s first card are followed.
lcg-steplong-S8 = Setup is over and the first round begins.
lcg-steplong-C1 = Each player uses the heroes that the campaign log lists for them.
lcg-steplong-C2 = Nobody on the list of fallen heroes is in use.
lcg-steplong-C3 = Heroes changed by choice are in the campaign log, with what they cost.
lcg-steplong-C4 = Each player adds the threat penalty of the campaign log to their starting threat.
lcg-steplong-C5 = Permanent boons and burdens are attached to their heroes.
lcg-steplong-C6 = Boons and burdens with Setup are put into play.
lcg-steplong-C7 = Boons and burdens that are player cards are shuffled into the decks they go with.
lcg-steplong-C8 = Boons and burdens that are encounter cards are shuffled into the encounter deck.
lcg-steplong-0-0 = A new round begins.
lcg-steplong-0-1 = What lasts until the end of the round is over, and the next round begins.
lcg-steplong-1-1 = The resource phase begins.
lcg-steplong-1-2 = Each hero gains one resource.
lcg-steplong-1-3 = Each player draws one card.
lcg-steplong-1-4 = The resource phase ends.
lcg-steplong-2-1 = The planning phase begins.
lcg-steplong-2-2 = The active player plays allies and attachments; everybody may take actions.
lcg-steplong-2-3 =
    { $players ->
        [one] Nobody else plays: planning is over.
       *[other] The next player becomes the active player.
    }
lcg-steplong-2-4 = The planning phase ends.
lcg-steplong-3-1 = The quest phase begins.
lcg-steplong-3-2 = Each player in turn exhausts the characters that go on the quest.
lcg-steplong-3-3 = One encounter card is revealed for each player.
lcg-steplong-3-4 = Willpower on the quest is compared with threat in the staging area.
lcg-steplong-3-5 = The characters are no longer committed, and the quest phase ends.
lcg-steplong-4-1 = The travel phase begins.
lcg-steplong-4-2 = The players may travel to one location in the staging area.
lcg-steplong-4-3 = The travel phase ends.
lcg-steplong-5-1 = The encounter phase begins.
lcg-steplong-5-2 = Each player may engage one enemy in the staging area.
lcg-steplong-5-3 = Enemies whose engagement cost does not exceed a player’s threat engage, highest first.
lcg-steplong-5-4 = The encounter phase ends.
lcg-steplong-6-1 = The combat phase begins.
lcg-steplong-6-2 = One shadow card is dealt face down to each engaged enemy.
lcg-steplong-6-3 = The enemy attacks begin with the first player.
lcg-steplong-6-4a = An enemy that has not attacked yet is next.
lcg-steplong-6-4b = The active player chooses which enemy attacks now.
lcg-steplong-6-4-1 = One ready character may be declared as the defender.
lcg-steplong-6-4-2 = The enemy’s shadow cards are turned up and their effects resolve.
lcg-steplong-6-4-3 = The defense strength is taken from the attack strength; the rest is damage.
lcg-steplong-6-4-4 = The enemy attack ends.
lcg-steplong-6-5 =
    { $players ->
        [one] Nobody else plays: no other enemies attack.
       *[other] The enemies of the next player attack.
    }
lcg-steplong-6-6 = All enemies have attacked.
lcg-steplong-6-7 = The player attacks begin with the first player.
lcg-steplong-6-8a = The active player may declare an attack.
lcg-steplong-6-8b = The active player exhausts characters to attack one enemy.
lcg-steplong-6-8-1 = The other players may add their Ranged characters to the attack.
lcg-steplong-6-8-2 = The attack strengths of all attackers are added up.
lcg-steplong-6-8-3 = The enemy’s defense strength is taken from the attack; the rest is damage.
lcg-steplong-6-8-4 = The player attack ends.
lcg-steplong-6-9 =
    { $players ->
        [one] Nobody else plays: no other player attacks.
       *[other] The next player may attack.
    }
lcg-steplong-6-10 = All players have attacked.
lcg-steplong-6-11 = All shadow cards are discarded, and the combat phase ends.
lcg-steplong-7-1 = The refresh phase begins.
lcg-steplong-7-2 = All exhausted cards ready.
lcg-steplong-7-3 = Each player raises their threat by 1.
lcg-steplong-7-4 =
    { $players ->
        [one] Nobody else plays: the first player token stays where it is.
       *[other] The first player token passes to the next player.
    }
lcg-steplong-7-5 = The refresh phase ends.
lcg-steplong-1-3w = { lcg-steplong-window }
lcg-steplong-3-1w = { lcg-steplong-window }
lcg-steplong-3-2w = { lcg-steplong-window }
lcg-steplong-3-3w = { lcg-steplong-window }
lcg-steplong-3-4w = { lcg-steplong-window }
lcg-steplong-4-2w = { lcg-steplong-window }
lcg-steplong-5-2w = { lcg-steplong-window }
lcg-steplong-5-3w = { lcg-steplong-window }
lcg-steplong-6-2w = { lcg-steplong-window }
lcg-steplong-7-4w = { lcg-steplong-window }
lcg-steplong-6-4bw = { lcg-steplong-window }
lcg-steplong-6-4-1w = { lcg-steplong-window }
lcg-steplong-6-4-2w = { lcg-steplong-window }
lcg-steplong-6-4-3w = { lcg-steplong-window }
lcg-steplong-6-8-1w = { lcg-steplong-window }
lcg-steplong-6-8-2w = { lcg-steplong-window }
lcg-steplong-6-8-3w = { lcg-steplong-window }
