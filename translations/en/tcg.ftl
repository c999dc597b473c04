# Words of The Lord of the Rings TCG at the table. Parameters are names already put into words.

## Questions

tcg-ask-fellowship-actions = { $seat }, what does your fellowship do?
tcg-ask-shadow-actions = { $seat }, what does the Shadow do? Twilight: { $twilight }.
tcg-ask-maneuver-actions = { $seat }, do you act in the maneuver phase?
tcg-ask-archery-actions = { $seat }, do you act before archery fire?
tcg-ask-assignment-actions = { $seat }, do you act before defenders are assigned?
tcg-ask-skirmish-actions = { $seat }, do you act in this skirmish?
tcg-ask-regroup-actions = { $seat }, do you act in the regroup phase?
tcg-ask-ambush = { $seat }, do you add { $amount } twilight for the ambush of { $source }?
tcg-ask-archery = { $seat }, who takes an archery wound? Left: { $count }.
tcg-ask-archery-player = { $seat }, which Shadow player takes the archery wounds?
tcg-ask-bearer = { $seat }, who bears { $source }?
tcg-ask-bid = { $seat }, how many burdens do you bid for your place in the order?
tcg-ask-place = { $seat }, which place in the order do you take?
tcg-ask-decide = { $seat }, do you move on to site { $number } or end your turn?
tcg-ask-defenders = { $seat }, who defends against whom? Minions without a defender: { $count }.
tcg-ask-leftovers = { $seat }, whom do your unassigned minions attack? Left: { $count }.
tcg-ask-skirmish = { $seat }, which skirmish is fought next?
tcg-ask-exert = { $seat }, who exerts for { $source }?
tcg-ask-for-each = { $seat }, whom do you choose for { $source }? Times left: { $count }.
tcg-asked-for-each = { $seat }, { $which } { $becomes }{ $by }? Times left: { $count }.
tcg-ask-hand = { $seat }, do you keep this hand? Another has six cards.
tcg-ask-look =
    { $seat }, you are shown { $count ->
        [one] a card
       *[other] { $count } cards
    }.
tcg-ask-may = { $seat }, do you use { $source }?
tcg-ask-player = { $seat }, which player do you choose for { $source }?
tcg-ask-prevent = { $seat }, do you remove { $amount } twilight to prevent { $source }?
tcg-ask-reconcile = { $seat }, do you discard a card before your hand is brought to eight?
tcg-ask-too-many = { $count ->
    [one] { $seat }, which card do you discard?
   *[other] { $seat }, which { $count } cards do you discard?
}
tcg-ask-reshuffle = { $seat }, your draw deck is empty. Do you make a new one of your discard pile, once in this game?
tcg-ask-sanctuary = { $seat }, who is healed at the sanctuary? Wounds left: { $count }.
tcg-ask-starting = { $seat }, who joins your starting fellowship? { $left } of 4 twilight are left.
tcg-ask-target = { $seat }, what do you choose for { $source }?
tcg-ask-threat-wound = { $seat }, a death in your fellowship: which companion takes a wound of the threats? Left: { $count }.
tcg-ask-which-way = { $seat }, which of these happens ({ $source })?
tcg-ask-targets = { $seat }, what do you choose for { $source }? Cards: { $count }.
tcg-ask-which-first = { $seat }, several things must happen at once. Which one comes first?
tcg-ask-which-to-play = { $seat }, which card do you play with { $source }?
tcg-ask-respond =
    { $seat }, do you answer, { $timing ->
        [when] as { $event ->
            [Wounded] { $card } is about to take a wound
            [Killed] { $card } is about to die
            [AddingBurdens] burdens are about to be added
            [EventPlayed] { $card } is about to take effect
            [Discarded] { $card } is about to be discarded
            [TakesControl] { $card } is about to be controlled
            [AbilityUsed] an ability of { $card } is used
           *[other] this is about to happen
        }
       *[after] after { $event ->
            [Played] { $card } is played
            [Killed] { $card } is killed
            [Assigned] { $card } is assigned
            [TurnBegins] the turn begins
            [PhaseBegins] the phase begins
            [FellowshipMoves] the fellowship moves
            [MovesTo] the fellowship arrives at { $card }
            [SkirmishBegins] the skirmish begins
            [WinsSkirmish] { $card } wins the skirmish
            [LosesSkirmish] { $card } loses the skirmish
           *[other] this happens
        }
    }?
tcg-ask-discard = { $seat }, which card do you discard for { $source }?
tcg-ask-discards = { $count ->
    [one] { $seat }, which card do you discard for { $source }?
   *[other] { $seat }, which { $count } cards do you discard for { $source }?
}
tcg-ask-token = { $seat }, which card loses a token for { $source }?
tcg-ask-stack = { $seat }, which card do you stack on { $source }?
tcg-ask-prevent-wound = { $seat }, do you prevent { $source } by having a minion wounded?
tcg-ask-prevent-exert = { $seat }, does { $card } exert to prevent { $source }?
tcg-ask-prevent-discard = { $seat }, do you discard an unbound companion to prevent { $source }?
tcg-ask-prevent-twilight = { $seat }, do you add 4 twilight to prevent { $source }?

## Buttons

tcg-verb-pass = Pass
tcg-verb-play = Play { $source }
tcg-verb-play-on = Play { $source } on { $target }
tcg-verb-use = Use { $source }
tcg-verb-respond = Use { $source }
tcg-verb-respond-on = Use { $source } for { $target }
tcg-verb-resolve = { $source } first
tcg-verb-resolve-on = { $source } first, for { $target }
tcg-verb-heal = Discard { $source } to heal
tcg-verb-heal-on = Discard { $source } to heal { $target }
tcg-verb-transfer = Transfer { $source }
tcg-verb-transfer-on = Transfer { $source } to { $target }
tcg-verb-move = Move on
tcg-verb-shadow-done = The Shadow is done
tcg-verb-defend = { $source } defends
tcg-verb-defend-on = { $source } defends against { $target }
tcg-verb-assigned = That is all
tcg-verb-attack = { $source } attacks
tcg-verb-attack-on = { $source } attacks { $target }
tcg-verb-leave-over = Leave the rest
tcg-verb-skirmish = { $source } fights
tcg-verb-choose = { $source }
tcg-verb-choose-player = { $target }
tcg-verb-choose-player-on = { $target }
tcg-verb-decline = No
tcg-verb-accept = Yes
tcg-verb-move-again = Move again
tcg-verb-end-turn = End the turn
tcg-verb-keep-hand = Keep this hand
tcg-verb-new-hand = Draw six
tcg-verb-bid = { $detail }
tcg-verb-place = Place { $detail }
tcg-verb-start = { $source }
tcg-verb-fellowship-done = That is all
tcg-verb-put = { $source }
tcg-verb-seen = Seen
tcg-verb-for-burdens = Strength for each burden
tcg-verb-for-strength = Strength +2
tcg-verb-theoden = Théoden exerts
tcg-verb-two-others = Two others exert

## Why not

tcg-no-inactive = { $card } sleeps in this turn: it is of the other side.
tcg-no-elsewhere = The fellowship is not at { $card }, so that its text is not in use.
tcg-no-controlled = { $card } is controlled, so that its text is not in use.
tcg-no-fellowship = { $card } is played in your fellowship phase.
tcg-no-shadow = { $card } is played in your Shadow phase.
tcg-no-response-only = { $card } waits for what it answers.
tcg-no-answered = { $card } has answered this already.
tcg-no-wrong-phase = { $card } belongs to another phase.
tcg-no-script = The text of { $card } is not written as rules yet: carry it out by hand.
tcg-no-unique = { $card } is unique, and a copy is in play.
tcg-no-dead = { $card } lies in your dead pile.
tcg-no-nine = There are nine companions already, the dead among them.
tcg-no-spot = You cannot spot what { $card } requires.
tcg-no-bearer = Nobody may bear { $card }.
tcg-no-twilight = { $card } costs { $cost } here and now; the pool holds { $twilight }.
tcg-no-tokens = The pool holds { $twilight }: too little for { $card }.
tcg-no-cost = The cost of { $card } cannot be paid.
tcg-no-exhausted = Whoever would exert for { $card } is exhausted.
tcg-no-weary = Nobody has vitality enough left to exert so often for { $card }.
tcg-no-card-there = No card that { $card } could play is there.
tcg-no-target = There is nothing that { $card } could be used on.
tcg-no-change = { $card } would change nothing now.
tcg-no-limit = { $card } was used as often as it may be.
tcg-no-not-yours = { $card } is for another player to use.
tcg-no-cancel-of-the-ring-bearer = The Ring-bearer fights here: this skirmish cannot be canceled, and { $card } would change nothing.
tcg-no-starting-cost = { $card } costs { $cost }, more than is left for your starting fellowship.
tcg-no-transfer-away = { $card } and { $whom } are not at the same site.
tcg-no-transfer-bearer = { $whom } may not bear { $card }.
tcg-no-wound = { $card } can take no wound now.
tcg-no-more-wounds = { $card } has been assigned all the wounds that it has vitality for.
tcg-no-heal = { $whom } has no wound that could be healed.
tcg-no-heal-common = { $card } is no unique companion or ally: it is not discarded to heal.
tcg-no-transfer-minion = Minions hand nothing on to another bearer.
tcg-no-archery = { $card } takes no part in archery fire here.
tcg-no-threat = { $card } is no companion: the wounds of threats go to nobody else.
tcg-no-sanctuary = { $card } is no companion: a sanctuary heals nobody else.
tcg-no-transfer-starter = In the starter game nothing is handed on to another bearer.
tcg-no-theirs = { $card } is for another player to assign.
tcg-no-transfer-phase = { $card } is handed on in the fellowship phase only.
tcg-no-unfit = { $card } is not what { $source } names.
tcg-no-unaffected = { $source } could do nothing to { $card }.
tcg-no-exert = { $card } cannot exert for { $source }.
tcg-no-discard = { $card } cannot be discarded for { $source }.
tcg-no-token = { $card } has too few tokens for { $source }.
tcg-no-bearer-theirs = { $whom } is another player's and does not bear { $card }.
tcg-no-bearer-class = { $whom } bears something of the class of { $card } already.
tcg-no-not-there = { $card } cannot go there.
tcg-no-not-now = There is nothing to be done with { $card } now.
tcg-no-defender = { $card } defends against as many as it may.
tcg-no-ally = { $card } is not at home here and does not fight.
tcg-no-unhasty = { $card } is unhasty: it defends at home alone, or where a card of Gandalf’s lets it.
tcg-no-fight = { $card } cannot take part in skirmishes now.
tcg-no-assigned = { $card } is assigned already.
tcg-no-not-fierce = { $card } was not fierce when this assignment phase began.
tcg-no-move-last-site = There is no site beyond { $card }.
tcg-no-move-limit = The fellowship has moved as often as it may in this turn.
tcg-no-move-forbidden = A card keeps the fellowship from moving again in this turn.
tcg-no-forbidden = { $card } cannot be played or used now: a card in play forbids it.
tcg-no-formats = These decks are of different formats: their sites belong to different blocks.
tcg-short-twilight = { $cost }, pool { $twilight }
tcg-price = { $printed } { $sign } { $more } = { $cost }

## Log

tcg-log-round = Turn { $round }: { $seat }
tcg-log-phase =
    { $phase ->
        [fellowship] Fellowship phase
        [shadow] { $owned ->
            [yes] Shadow phase of { $seat }
           *[no] Shadow phase
        }
        [maneuver] Maneuver phase
        [archery] Archery phase
        [assignment] Assignment phase
        [skirmish] Skirmish phase
       *[regroup] Regroup phase
    }
tcg-log-first-player = { $seat } goes first.
tcg-log-bids = { $seat } bids { $amount }.
tcg-log-site = { $seat } lays site { $number }: { $card }.
tcg-log-moves = The fellowship of { $seat } moves to site { $number }: { $card }.
tcg-log-takes-site = { $seat } takes control of { $card }.
tcg-log-liberates = { $seat } liberates { $card }.
tcg-log-dusk = Twilight: { $shadow } for the site and { $companions } for the companions, { $total } in the pool.
tcg-log-twilight = { $amount } twilight is added, { $total } in the pool.
tcg-log-twilight-removed = { $amount } twilight is removed, { $total } in the pool.
tcg-log-plays = { $seat } plays { $card } for { $cost }; twilight { $total }.
tcg-log-plays-on = { $seat } plays { $card } on { $host } for { $cost }; twilight { $total }.
tcg-log-no-effect = { $card } changes nothing here.
tcg-log-responds = { $seat } answers with { $card }.
tcg-log-unpaid = The cost of { $card } was not paid in full: nothing comes of it.
tcg-log-uses = { $seat } uses { $card }.
tcg-log-forced = { $card } takes effect.
tcg-log-discards-to-heal = { $seat } discards { $card } to heal { $whom }.
tcg-log-transfers = { $seat } transfers { $card } to { $to } for { $cost }.
tcg-log-discards = { $seat } discards { $card } from hand.
tcg-log-draws = { $seat } draws { $count ->
    [one] a card.
   *[other] { $count } cards.
}
tcg-log-draws-these = Drawn: { $cards }.
tcg-log-looks = { $seat } looks at cards: { $count }.
tcg-log-sees = You see: { $cards }.
tcg-log-reveals = Revealed: { $cards }.
tcg-log-copies = { $seat } may use the text of { $card } elsewhere: { $source }.
tcg-log-threats = The threats of { $seat } grow by { $amount }: { $total }.
tcg-log-threats-removed = { $seat } loses { $amount } threats: { $total } left.
tcg-log-reshuffles = { $seat } makes a new draw deck of the discard pile.
tcg-log-archery = Archery: { $minions } against the fellowship, { $fellowship } against the minions.
tcg-log-archery-wound = { $seat } assigns an archery wound to { $card }.
tcg-log-assigns = { $seat } sets { $card } against { $minion }.
tcg-log-ambush = { $card } was lying in ambush.
tcg-log-fierce = The fierce minions fight once more.
tcg-log-skirmish = A skirmish: { $cards } against { $minions }.
tcg-log-wins = The skirmish is won by { $cards }, { $strength } to { $against }.
tcg-log-cancelled = The skirmish is canceled.
tcg-log-overwhelmed = Overwhelmed: { $cards }.
tcg-log-wounded = { $card } takes a wound ({ $wounds }).
tcg-log-exerts = { $card } exerts ({ $wounds }).
tcg-log-healed = { $card } is healed.
tcg-log-killed = { $card } is killed.
tcg-log-discarded = { $card } is discarded.
tcg-log-burden = A burden on { $card } ({ $burdens }).
tcg-log-burden-removed = { $card } loses a burden ({ $burdens }).
tcg-log-wears = { $card } puts on the Ring.
tcg-log-corrupted = { $card } is corrupted, with { $burdens } burdens.
tcg-log-prevails = { $card } has come through at the last site: { $seat } wins.
tcg-log-takes-off = { $card } takes off the Ring.
tcg-log-ring-bearer = { $card } is the Ring-bearer of { $seat } now.
tcg-log-prevented = { $source } prevents what would happen to { $card }.
tcg-log-prevented-by = { $seat } prevents { $source }.
tcg-log-move-limit = The move limit is { $amount } higher in this turn: { $card }.
tcg-log-modified =
    { $card }: { $sign }{ $amount } { $number ->
        [strength] strength
        [damage] damage
        [defender] defender
        [minion_site] site number
       *[vitality] vitality
    }.
tcg-log-gains =
    { $card } { $what ->
        [fierce] is fierce
        [tripled] is overwhelmed by triple strength alone
        [most_wounds] is spared wounds
        [archery] takes part in archery fire
        [skirmish] takes part in skirmishes
        [cannot_skirmish] cannot be assigned to a skirmish
        [hasty] may be assigned
        [no_archery] adds nothing to the archery total
        [no_possession_strength] gains no strength from possessions
       *[other] gains an ability
    }.
tcg-log-loses =
    { $seat } has lost: { $reason ->
        [given_up] the game is given up
        [corrupted] the Ring-bearer is corrupted
       *[killed] the Ring-bearer is dead
    }.
tcg-log-token = { $card } has culture tokens: { $count }.
tcg-log-token-removed = { $card } has culture tokens left: { $count }.
tcg-log-stacks = { $card } is stacked on { $on }.
tcg-log-discards-from-deck = { $seat } discards the top card of the draw deck: { $card }.
tcg-log-hand-under-deck = { $seat } places the hand beneath the draw deck.
tcg-log-takes-effect = { $card } lasts on.
tcg-log-total =
    { $total ->
        [minion_archery] The minion archery total
       *[fellowship_archery] The fellowship archery total
    } is { $sign }{ $amount }.

## By hand

tcg-hand-counter =
    By hand: { $counter ->
        [burden] burdens
        [culture] culture tokens
       *[wound] wounds
    } on { $card }, { $before } to { $after }.
tcg-hand-twilight = By hand: twilight, { $before } to { $after }.
tcg-hand-draws = By hand: { $seat } draws a card.
tcg-hand-shuffles = By hand: shuffled: { $zone }.
tcg-hand-attaches = By hand: { $host } bears { $card }.
tcg-hand-moves = By hand: { $card } moves to: { $zone }.
tcg-adjust-wound =
    { $amount ->
        [-1] Wound −1
       *[other] Wound +1
    }
tcg-adjust-burden =
    { $amount ->
        [-1] Burden −1
       *[other] Burden +1
    }
tcg-adjust-twilight =
    { $amount ->
        [-1] Twilight −1
       *[other] Twilight +1
    }
tcg-adjust-draw = Draw a card
tcg-adjust-shuffle = Shuffle
tcg-adjust-attach = Borne by { $target }
tcg-adjust-move = Move to: { $target }
tcg-adjust-culture =
    { $amount ->
        [-1] Token −1
       *[other] Token +1
    }
tcg-chance-shuffle = { $seat } shuffles
tcg-chance-first-player = The first player, at random
tcg-chance-tied = Tied bids, at random

## Zones as a sentence names them

tcg-zone-fellowship = fellowship of { $seat }
tcg-zone-support = support area of { $seat }
tcg-zone-minions = minions of { $seat }
tcg-zone-controlled = controlled sites of { $seat }
tcg-zone-adventure = adventure deck of { $seat }
tcg-zone-hand = hand of { $seat }
tcg-zone-deck = draw deck of { $seat }
tcg-zone-discard = discard pile of { $seat }
tcg-zone-dead = dead pile of { $seat }
tcg-zone-path = adventure path
tcg-zone-free-side = who defends
tcg-zone-shadow-side = who attacks
tcg-zone-resolving = being played
tcg-zone-removed = removed from the game
tcg-zone-attached = borne
tcg-zone-stacked = stacked

## Zones as their mats name them

tcg-mat-fellowship = Fellowship of { $name }
tcg-mat-support = Support area of { $name }
tcg-mat-minions = Minions of { $name }
tcg-mat-controlled = Controlled sites of { $name }
tcg-mat-adventure = Adventure deck of { $name }
tcg-mat-hand = Hand of { $name }
tcg-mat-deck = Draw deck of { $name }
tcg-mat-discard = Discard pile of { $name }
tcg-mat-dead = Dead pile of { $name }
tcg-mat-path = Adventure path
tcg-mat-path-short = Path
tcg-mat-free-side = Defending
tcg-mat-free-short = Defends
tcg-mat-shadow-side = Attacking
tcg-mat-shadow-short = Attacks
tcg-mat-waiting = Waiting
tcg-waiting = { $free } : { $shadow }
tcg-mat-resolving = Being played
tcg-mat-removed = Removed from the game
tcg-mat-belongings = Piles of { $name }
tcg-mat-panel = { $name }
tcg-mat-waiting-short = Waiting
tcg-mat-belongings-short = Piles
tcg-mat-fellowship-short = Fellowship
tcg-mat-minions-short = Minions
tcg-mat-support-short = Support
tcg-mat-deck-short = Deck
tcg-mat-discard-short = Discards
tcg-mat-dead-short = Dead
tcg-mat-adventure-short = Sites

## Numbers, tokens, marks

tcg-number-cost = cost here and now
tcg-number-twilight = twilight cost
tcg-number-strength = strength
tcg-number-vitality = vitality
tcg-number-resistance = resistance
tcg-number-shadow-number = Shadow number
tcg-number-minion-site = site number
tcg-number-wound = wounds
tcg-number-burden = burdens
tcg-number-damage = damage
tcg-number-defender = defender
tcg-number-free-strength = strength of the Free Peoples
tcg-number-shadow-strength = strength of the Shadow
tcg-number-minion-archery = minion archery
tcg-number-fellowship-archery = fellowship archery
tcg-number-moves = moves
tcg-number-move-limit = move limit
tcg-number-at = site
tcg-number-burdens = burdens
tcg-number-threats = threats
tcg-number-culture = culture tokens
tcg-counter-twilight = Twilight
tcg-told-twilight = twilight pool: { $value }
tcg-pool-before = lay there
tcg-pool-played = from cards
tcg-pool-sites = from sites
tcg-pool-companions = from companions
tcg-pool-shadow = to the Shadow
tcg-pool-texts = by texts
tcg-pool-by-hand = set by hand
tcg-path-ahead = { $what ->
    [sanctuary] { $number } · sanctuary
    [last] { $number } · the last
   *[other] { $number }
}
tcg-counter-at = Site
tcg-told-at = site of { $name }: { $value }
tcg-counter-burdens = Burdens
tcg-told-burdens = burdens of { $name }: { $value } of { $limit }
tcg-change-twilight = Twilight: { $before } → { $after }
tcg-change-burdens = Burdens of { $name }: { $before } → { $after }
tcg-mark-inactive = inactive in this turn
tcg-mark-fighting = fighting
tcg-mark-here = the fellowship is here
tcg-mark-assigned = assigned to a skirmish
tcg-mark-fought = has fought
tcg-mark-ring-bearer = Ring-bearer
tcg-mark-wears-ring = wears the Ring
tcg-mark-roaming = roaming
tcg-mark-unique = unique
tcg-mark-damage-bonus = damage bonus
tcg-mark-defender-bonus = defender
tcg-mark-by-hand = set by hand
tcg-mark-keyword-archer = archer
tcg-mark-keyword-fierce = fierce
tcg-mark-keyword-ring-bound = Ring-bound
tcg-mark-keyword-unhasty = unhasty
tcg-mark-keyword-sanctuary = sanctuary
tcg-mark-stacked = stacked
tcg-part-printed = printed
tcg-part-card = { $card }
tcg-part-roaming = roaming
tcg-note-total = strength { $strength }
tcg-note-active = acts in this turn, moves { $moves } of { $limit }
tcg-note-inactive = rests in this turn
tcg-note-archery = archery { $total }
tcg-fact-inactive = rests
tcg-fact-inactive-long = Inactive cards neither affect the game nor are affected by it.
tcg-fact-by-hand = by hand
tcg-fact-by-hand-long = The text of this card is not written as rules yet: carry it out by hand.

## The skirmish

tcg-ledger = If nobody acts
tcg-ledger-free = defends
tcg-ledger-shadow = attacks
tcg-ledger-margin = margin
tcg-ledger-wounds = wounds
tcg-ledger-cards = { $cards }
tcg-ledger-winner =
    { $side ->
        [free_peoples] the Free Peoples win
       *[shadow] the Shadow wins
    }
tcg-ledger-each = for each loser
tcg-ledger-overwhelmed = overwhelmed: death
tcg-moment-move = The fellowship moves
tcg-moment-skirmish = A skirmish
tcg-moment-death = A death
tcg-moment-ring = The Ring is put on
tcg-moment-lost = A fellowship fails
tcg-moment-archery = Archery
tcg-moment-heir = Another bears the Ring
tcg-moment-threats = Threats
tcg-moment-corruption = The Ring-bearer is corrupted
tcg-moment-last-site = Through at the last site
tcg-moment-free = Free Peoples
tcg-moment-shadow = Shadow

## Phases and steps

tcg-phase-setup = Setup
tcg-phase-fellowship = Fellowship
tcg-phase-shadow = Shadow
tcg-phase-maneuver = Maneuver
tcg-phase-archery = Archery
tcg-phase-assignment = Assignment
tcg-phase-skirmish = Skirmish
tcg-phase-regroup = Regroup
tcg-step-window = Actions
tcg-step-order = Who goes first
tcg-step-first-site = First site
tcg-step-fellowships = Starting fellowships
tcg-step-hands = Hands
tcg-step-begin = Begin
tcg-step-turn = Start of turn
tcg-step-fellowship-begins = Phase begins
tcg-step-fellowship = Actions
tcg-step-move = Move
tcg-step-lay-site = Next site
tcg-step-march = March
tcg-step-dusk = Twilight
tcg-step-shadow-begins = Phase begins
tcg-step-shadow = Shadow actions
tcg-step-shadow-ends = Phase ends
tcg-step-maneuver-begins = Phase begins
tcg-step-maneuver = Actions
tcg-step-maneuver-ends = Phase ends
tcg-step-archery-begins = Phase begins
tcg-step-archery-actions = Actions
tcg-step-archery = Archery fire
tcg-step-assignment-begins = Phase begins
tcg-step-assignment-actions = Actions
tcg-step-assignment = Defenders
tcg-step-leftovers = Leftovers
tcg-step-skirmishes = Choose
tcg-step-skirmish-begins = Begins
tcg-step-skirmish-actions = Actions
tcg-step-resolve = Resolve
tcg-step-skirmish-ends = Ends
tcg-step-fierce = Fierce
tcg-step-survived = Survived
tcg-step-regroup-begins = Phase begins
tcg-step-regroup = Actions
tcg-step-reconcile = Reconcile
tcg-step-decide = Move or end
tcg-step-turn-ends = Turn ends
tcg-steplong-window = Everybody may act in turn.
tcg-steplong-order = It is settled who goes first.
tcg-steplong-first-site = The first player lays site 1.
tcg-steplong-fellowships = Everybody lays a starting fellowship.
tcg-steplong-hands = Everybody draws eight cards.
tcg-steplong-begin = The first turn begins.
tcg-steplong-turn = The pool is emptied; a sanctuary heals.
tcg-steplong-fellowship-begins = The fellowship phase begins.
tcg-steplong-fellowship = The Free Peoples player plays cards and acts.
tcg-steplong-move = The fellowship moves to the next site.
tcg-steplong-lay-site = The Shadow lays the next site if it is missing.
tcg-steplong-march = The marker moves to the next site.
tcg-steplong-dusk = Twilight is added for the site and the companions.
tcg-steplong-shadow-begins = The Shadow phase of a player begins.
tcg-steplong-shadow = A Shadow player plays cards and acts.
tcg-steplong-shadow-ends = Without minions there is no fight.
tcg-steplong-maneuver-begins = The maneuver phase begins.
tcg-steplong-maneuver = Everybody may act in turn.
tcg-steplong-maneuver-ends = The maneuver phase ends.
tcg-steplong-archery-begins = The archery phase begins.
tcg-steplong-archery-actions = Everybody may act before archery fire.
tcg-steplong-archery = Both sides assign archery wounds.
tcg-steplong-assignment-begins = The assignment phase begins.
tcg-steplong-assignment-actions = Everybody may act before the assignment.
tcg-steplong-assignment = The Free Peoples player assigns defenders.
tcg-steplong-leftovers = The Shadow assigns the minions that are left.
tcg-steplong-skirmishes = The next skirmish is chosen.
tcg-steplong-skirmish-begins = A skirmish begins.
tcg-steplong-skirmish-actions = Everybody may act in this skirmish.
tcg-steplong-resolve = The stronger side wins; ties go to the Shadow.
tcg-steplong-skirmish-ends = The skirmish is over.
tcg-steplong-fierce = Fierce minions fight once more.
tcg-steplong-survived = At site 9 whoever survives wins.
tcg-steplong-regroup-begins = The Ring is taken off.
tcg-steplong-regroup = Everybody may act in turn.
tcg-steplong-reconcile = The Shadow players bring their hands to eight.
tcg-steplong-decide = The fellowship moves again, or the turn ends.
tcg-steplong-turn-ends = Minions are discarded; the next player takes a turn.

## Where it stands, how it ends

tcg-option-rules = Rules
tcg-rules-starter = Starter game
tcg-rules-starter-hint = The fellowship of the deck starts; the first player is drawn.
tcg-rules-full = Full game
tcg-rules-full-hint = Bids for the first turn, starting fellowships of your choice, transfers.
tcg-head-site = site { $value } of 9
tcg-head-rival = the best rival at site { $value }
tcg-head-burdens = burdens { $value } of { $limit }
tcg-score-site = Site of { $name }
tcg-end-won = Your fellowship prevails
tcg-end-lost = Your fellowship has failed
tcg-outcome-won =
    { $reason ->
        [given_up] The others have given the game up.
        [killed] The last other Ring-bearer is dead.
        [corrupted] The last other Ring-bearer is corrupted.
       *[last_site] Your Ring-bearer has come through at the last site.
    }
tcg-outcome-lost =
    { $reason ->
        [given_up] The game was given up.
        [killed] A Ring-bearer is dead, and another fellowship is left.
        [corrupted] A Ring-bearer is corrupted, and another fellowship is left.
       *[last_site] Another Ring-bearer has come through at the last site.
    }
tcg-credit-defend =
    strength { $amount } in { $times ->
        [one] one defense
       *[other] { $times } defenses
    }
tcg-credit-attack =
    strength { $amount } in { $times ->
        [one] one attack
       *[other] { $times } attacks
    }
tcg-figure-site = site
tcg-figure-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
tcg-figure-dead =
    { $count ->
        [one] dead
       *[other] dead
    }
tcg-course-own = your site
tcg-course-rival = the site of your best rival
tcg-course-goal = { $limit }: the last site
tcg-coach-general = The best that can be seen on the table.
tcg-coach-play = A card in play does more than one in hand.
tcg-coach-use = It changes what would happen.
tcg-coach-respond = It is worth its price here.
tcg-coach-defend = Strength { $strength } where it is needed most.
tcg-coach-attack = Strength { $strength } where it hurts most.
tcg-coach-move = The fellowship must go on.
tcg-coach-move-again = The fellowship is whole enough to go on.
tcg-coach-end-turn = A turn to rest is better than a step too far.
tcg-coach-pass = Nothing here is worth it now.
tcg-coach-shadow-done = Twilight { $twilight }: nothing more can be done with it.
tcg-argue-twilight = It gives the Shadow { $cost } more twilight: { $twilight } already.
tcg-argue-pool = It takes { $cost } of the { $twilight } twilight in the pool.
tcg-argue-companions = Every companion adds to the twilight.
tcg-argue-unknown = The hands of the others are not known.
tcg-ahead-companions = { $count ->
    [one] The march adds one token for the companion, and the Shadow number of the next site.
   *[other] The march adds { $count } tokens for companions, and the Shadow number of the next site.
}
tcg-ahead-moves = The march to { $card } adds its { $shadow } and { $count } for companions to the twilight pool.
tcg-ahead-twilight = { $count ->
    [one] One twilight token is there for the Shadow to spend.
   *[other] { $count } twilight tokens are there for the Shadow to spend.
}
tcg-ahead-archery-fellowship = { $count ->
    [one] The minions’ archery wounds the fellowship once.
   *[other] The minions’ archery wounds the fellowship { $count } times.
}
tcg-ahead-archery-minions = { $count ->
    [one] The fellowship’s archery wounds the minions once.
   *[other] The fellowship’s archery wounds the minions { $count } times.
}
tcg-ahead-assigns = Minions against companions: { $minions } to { $companions }.
tcg-ahead-fight = These two sides wait: { $cards }.
tcg-ahead-wins = If nobody acts, { $side ->
        [free_peoples] the Free Peoples win
       *[shadow] the Shadow wins
    }: { $count ->
        [one] one wound
       *[other] { $count } wounds
    } for each loser.
tcg-ahead-overwhelms = If nobody acts, { $side ->
        [free_peoples] the Free Peoples overwhelm
       *[shadow] the Shadow overwhelms
    } the other side: death.
tcg-ahead-discards = You hold { $hand } cards and may keep { $limit }.
tcg-ahead-draws = You hold { $hand } cards and draw up to { $limit }.
tcg-ahead-moves-left = { $count ->
    [0] The fellowship has used up its moves.
    [one] One move is left to the fellowship.
   *[other] { $count } moves are left to the fellowship.
}
tcg-turn-defend = A match for the minion
tcg-turn-attack = The weak one found
tcg-turn-yields = The wrong one was sent
tcg-turn-told = { $card } with strength { $strength } was set against { $other } with { $against }.
tcg-turn-stake = strength { $margin }
