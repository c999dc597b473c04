# Words of A Game of Thrones at the table. Parameters are names already put into words.
got-type =
    { $type ->
        [military] military
        [intrigue] intrigue
       *[other] power
    }

got-a-type =
    { $type ->
        [military] a military
        [intrigue] an intrigue
       *[other] a power
    }

## Questions

got-ask-action = { $seat }, do you take an action?
got-ask-marshal = { $seat }, what do you marshal? Your gold: { $gold }.
got-ask-plot = { $seat }, which plot do you choose?
got-ask-first-player = { $seat }, you have won initiative. Who is the first player?
got-ask-challenge = { $seat }, do you initiate a challenge?
got-ask-attackers = { $seat }, who attacks { $other } in the { got-type } challenge?
got-ask-stealth = { $seat }, whom does { $card } bypass by stealth?
got-ask-stealth-too = { $seat }, whom does { $card } bypass by stealth? Others bypass { $bypassed }.
got-ask-defenders = { $seat }, who defends against { $other }? The { got-type } challenge comes with STR { $strength }.
got-ask-must-defend = { $seat }, not all who must defend can. Who does? Characters to choose: { $count }.
got-none-of-spare = None
got-none-of-uses-keyword = Nobody’s
got-none-of-targets = Nobody
got-none-defend = Nobody
got-ask-claim = { $seat }, who dies for the claim? Characters to choose: { $count }.
got-ask-keyword = Which keyword is processed first?
got-ask-uses-keyword =
    { $seat }, whose { $keyword ->
        [renown] renown
        [insight] insight
       *[other] pillage
    } do you use?
got-ask-intimidate = { $seat }, whom does { $card } intimidate?
got-ask-reserve = { $seat }, your reserve is { $reserve }. Cards to discard: { $count }.
got-ask-stand = { $seat }, which characters stand? At most { $count }.
got-ask-place = { $seat }, what do you place for set-up? Gold left: { $gold }.
got-ask-mulligan = { $seat }, do you keep this hand?
got-ask-host = { $seat }, what is { $source } attached to?
got-ask-target = { $seat }, what do you choose for { $source }?
got-ask-player = { $seat }, which player do you choose for { $source }?
got-ask-winner = { $seat }, several players reach the end at once. Who has won?
got-ask-title = { $seat }, which title do you take for this round?
got-ask-redirect = { $seat }, do you redirect the challenge against { $other } with { $source }?
got-ask-new-opponent = { $seat }, your challenge is redirected. Whom is it against now?
got-ask-who-pays = { $seat }, you win the intrigue challenge. Who pays the claim?
got-ask-bestow = { $seat }, how much gold do you move to { $card }?
got-ask-x = { $seat }, how much gold do you pay for { $source }?
got-ask-kneel-cost = { $seat }, what do you kneel for { $source }?
got-ask-sacrifice-cost = { $seat }, what do you sacrifice for { $source }?
got-ask-discard-cost = { $seat }, what do you discard from your hand for { $source }? Cards: { $count }.
got-ask-search = { $seat }, which card do you take with { $source }?
got-ask-take = { $seat }, which cards do you take with { $source }? At most { $count }.
got-ask-pile = { $seat }, in which order do these cards lie on the pile? The last one lies on top.
got-ask-bottom = { $seat }, in which order do the others go under the deck?
got-ask-type = { $seat }, which type of challenge do you name for { $source }?
got-ask-may = { $seat }, do you use { $source }?
got-ask-which-first = { $seat }, several abilities must resolve at once. Which one comes first?
got-event =
    { $event ->
        [PhaseBegins] the phase begins
        [PhaseEnds] the phase ends
        [RoundEnds] the round ends
        [PlotRevealed] plots are revealed
        [IncomeCollected] { $whose } collects income
        [DominanceWon] { $whose } wins dominance
        [EntersPlay] { $card } enters play
        [EntersAsDuplicate] { $card } enters play as a duplicate
        [CardMarshaled] { $card } is marshaled
        [DuplicateMarshaled] { $card } is marshaled as a duplicate
        [CardPlayed] { $card } is played
        [EffectsInitiate] the effects of { $card } initiate
        [Killed] { $card } is killed
        [Discarded] { $card } is discarded from play
        [Sacrificed] { $card } is sacrificed
        [Returned] { $card } leaves play
        [Replaced] { $card } leaves play
        [RemovedFromGame] { $card } is removed from the game
        [Saved] { $card } is saved
        [GoldGained] gold is gained
        [PowerGained] { $card } gains power
        [PowerMoved] power moves
        [Knelt] { $card } kneels
        [Stood] { $card } stands
        [CardsDrawn] cards are drawn
        [CardDiscarded] { $card } is discarded
        [ChallengeInitiated] { $whose } initiates a challenge
        [Attacks] { $card } attacks
        [Defends] { $card } defends
        [Bypassed] { $card } is bypassed
        [ChallengeWon] { $whose } wins the challenge
        [ClaimApplies] the claim is applied
        [ChallengeEnds] the challenge ends
       *[other] this happens
    }
got-going-on =
    { $timing ->
        [used] { $whose } uses { $card }
        [when] { $aimed ->
            [yes] About to happen: { got-event }, on { $aim }
           *[no] About to happen: { got-event }
        }
       *[after] { $event ->
            [ChallengeWon] { $whose } has won the challenge
           *[other] Has happened: { got-event }
        }
    }
got-ask-respond =
    { $seat }, do you { $timing ->
        [when] interrupt, as
       *[after] react, after
    } { got-event }?

## Buttons

got-verb-pass = Pass
got-verb-marshal = Marshal { $source }
got-verb-marshal-on = Marshal { $source } on { $target }
got-verb-marshal-duplicate = Marshal { $source } as a duplicate
got-verb-play = Play { $source }
got-verb-ambush = Ambush { $source } for { $detail }
got-verb-ambush-on = Ambush { $source } on { $target } for { $detail }
got-verb-use = Use { $source }
got-verb-respond = Use { $source }
got-verb-respond-on = Use { $source } for { $target }
got-ability-duplicate = Discard this duplicate: the card above it stays in play. Nothing cancels that.
got-verb-resolve = { $source } first
got-verb-resolve-on = { $source } first, for { $target }
got-verb-military = Military
got-verb-military-on = Military against { $target }
got-verb-intrigue = Intrigue
got-verb-intrigue-on = Intrigue against { $target }
got-verb-power = Power
got-verb-power-on = Power against { $target }
got-verb-no-challenge = No more challenges
got-verb-attack = { $source } attacks
got-verb-defend = { $source } defends
got-verb-choose = { $source }
got-verb-choose-player = { $target }
got-verb-decline = No
got-verb-accept = Yes
got-verb-plot = { $source }
got-verb-title = { $source }
got-verb-place = Place { $source }
got-verb-placed = That is all
got-verb-keep-hand = Keep this hand
got-verb-mulligan = Draw another
got-verb-bestow = { $detail } gold
got-verb-pay = { $detail } gold
got-verb-discard = Discard { $source }
got-verb-put = { $source }
got-verb-renown = Renown: { $source }
got-verb-insight = Insight: { $source }
got-verb-pillage = Pillage: { $source }
got-verb-first-renown = Renown
got-verb-first-insight = Insight
got-verb-first-pillage = Pillage
got-verb-first-intimidate = Intimidate
got-verb-name-military = Military
got-verb-name-intrigue = Intrigue
got-verb-name-power = Power

## Why not

got-no-not-marshaling = { $card } is marshaled in the marshaling phase.
got-no-not-active = { $card } is marshaled by the active player.
got-no-response-only = { $card } waits for what it answers.
got-no-wrong-phase = { $card } belongs to another phase.
got-no-script = The text of { $card } is not written as rules yet: carry it out by hand.
got-no-forbidden = Something forbids this to { $card }.
got-no-forbidden-now = Something forbids this challenge.
got-no-dead = A copy of { $card } lies in your dead pile.
got-no-unique = There is a copy of { $card } in play already.
got-no-limited = { $card } is limited: one a round.
got-no-gold = { $card } costs { $cost }; you have { $gold }.
got-no-cost = The cost of { $card } cannot be paid.
got-no-kneeling = { $card } kneels, or what it would kneel does.
got-no-target = There is nothing that { $card } could be used on.
got-no-host = There is nothing that { $card } could be attached to.
got-no-host-immune = { $host } is immune to { $card }.
got-no-host-bare = { $host } bears no attachments.
got-no-host-choosy = { $host } bears no attachments of this kind.
got-no-host-full = { $host } bears as many copies of { $card } as it may.
got-no-host-by-text = The text of { $card } does not let it lie on { $host }.
got-no-host-kind = { $card } goes on a character.
got-no-immune = It is immune to { $card }.
got-no-change = { $card } would change nothing now.
got-no-condition = What { $card } asks for does not hold now.
got-no-blank = The text of { $card } is blank now.
got-no-limit = { $card } was used as often as it may be.
got-no-maximum = No more copies of { $card } may be used for now.
got-no-answered = { $card } has answered this already.
got-no-not-yours = { $card } belongs to another player.
got-no-hand = Your hand does not hold enough cards for { $card }.
got-no-cannot-trigger = You cannot trigger card abilities now: { $card }.
got-no-kneeling-fighter = { $card } kneels.
got-no-icon = { $card } has no { got-type } icon.
got-no-participates = { $card } participates already.
got-no-bypassed = { $card } was bypassed by stealth.
got-no-unfit = { $card } is not what { $source } names.
got-no-unfit-player = { $seat } is not whom { $source } names.
got-no-unaffected-player = { $source } could do nothing to { $seat }.
got-no-immune-to = { $card } is immune to { $source }.
got-no-unaffected = { $source } could do nothing to { $card }.
got-no-stealth-itself = { $card } has stealth itself.
got-no-strength-left = { $card } has more STR than the { $left } that may still be chosen.
got-no-same-player = { $card } is not under the control of the same player as those already chosen.
got-no-too-strong = { $card } has more STR than the { $amount } by which the challenge was won.
got-no-same-opponent = The challenge was initiated against { $seat }: it is redirected to somebody else.
got-no-challenge-left = You have initiated as many { got-type } challenges as you may.
got-no-attackers = Nobody of yours could attack in { got-a-type } challenge.
got-no-supported = Your title supports that player’s: you cannot initiate a challenge against them.
got-no-place-type = { $card } cannot be placed in set-up.
got-no-place-limited = Only one limited card may be placed.
got-no-place-gold = { $card } is too dear: { $gold } gold is left.
got-no-place-host = Nothing you have placed could hold { $card }.
got-no-not-a-target = { $card } cannot go there.
got-no-not-now = There is nothing to be done with { $card } now.

## Log

got-log-round = Round { $round }
got-log-phase =
    { $phase ->
        [draw] Draw phase
        [marshal] Marshaling phase
        [challenges] Challenges phase
        [dominance] Dominance phase
        [standing] Standing phase
        [taxation] Taxation phase
       *[other] Plot phase
    }
got-log-announces = { $seat } announces { $card }.
got-log-first-player = { $seat } is the first player.
got-log-mulligan = { $seat } draws another hand.
got-log-placed =
    { $seat } has placed { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
got-log-turns-up = { $seat } turns up { $card }.
got-log-plots-chosen = Everybody has chosen a plot.
got-log-plot = { $seat } reveals { $card }.
got-log-title = { $seat } holds { $card }.
got-log-initiative = { $seat } wins initiative with { $initiative }.
got-log-new-plot-deck = { $seat } makes a new plot deck of the used pile.
got-log-income = { $seat } collects an income of { $amount }.
got-log-gold = { $seat } gains { $amount } gold.
got-log-gold-moves = { $amount } gold moves from { $seat } to { $other }.
got-log-gold-returned = Unspent gold goes back to the treasury.
got-log-returns-gold = { $seat } returns all gold to the treasury.
got-log-power = { $card } gains { $amount } power for { $seat }.
got-log-power-moves = { $amount } power moves from { $card } to { $other }.
got-log-power-lost = { $card } loses { $amount } power.
got-log-allowed = { $card } allows it.
got-log-kneels = Kneeling: { $cards }.
got-log-stands = Standing: { $cards }.
got-log-all-stand = Everything stands.
got-log-all-stand-but = Everything stands but { $cards }.
got-log-draws-these = Drawn: { $cards }.
got-log-draws =
    { $seat } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
got-log-discards =
    { $seat } discards { $card } from { $source ->
        [deck] the deck
       *[hand] the hand
    }.
got-log-marshals = { $seat } marshals { $card } for { $cost } gold.
got-log-marshals-on = { $seat } marshals { $card } on { $host } for { $cost } gold.
got-log-duplicate = { $seat } lays { $card } under { $other } as a duplicate.
got-log-ambushes = { $seat } ambushes with { $card } for { $cost } gold.
got-log-ambushes-on = { $seat } ambushes with { $card } on { $host } for { $cost } gold.
got-log-puts-into-play = { $seat } puts { $card } into play.
got-log-plays = { $seat } plays { $card }.
got-log-uses = { $seat } uses { $card }.
got-log-forced = { $card } takes effect.
got-log-unpaid = The cost of { $card } could not be paid in full: nothing comes of it.
got-log-cancelled = The effects of { $card } are canceled.
got-log-challenge = { $seat } initiates { got-a-type } challenge against { $other } with { $cards }.
got-log-bypassed = { $by } bypasses { $card } by stealth.
got-log-no-challenge = { $seat } initiates no more challenges.
got-log-defends = { $seat } defends with { $cards }.
got-log-no-defenders = { $seat } declares no defenders.
got-log-wins = { $seat } wins the { got-type } challenge against { $other } by { $margin } STR.
got-log-wins-unopposed = { $seat } wins the { got-type } challenge against { $other } unopposed, by { $margin } STR.
got-log-nobody-wins = Nobody wins the challenge: STR { $attack } against { $defense }.
got-log-unopposed = { $seat } has the bonus for an unopposed victory.
got-log-rivalry = { $seat } has beaten a rival: { $other }.
got-log-redirected = { $seat } redirects the challenge against { $other }: it is now against { $at }.
got-log-claim = { $seat } pays the claim of { $amount } of { got-a-type } challenge.
got-log-killed = { $card } is killed.
got-log-discarded = { $card } is discarded from play.
got-log-sacrificed = { $card } is sacrificed.
got-log-returned =
    { $card } goes back to { $to ->
        [titles] the title pool
        [hand] its owner’s hand
       *[deck] its owner’s deck
    }.
got-log-removed = { $card } is removed from the game.
got-log-saved = { $card } is saved.
got-log-attached = { $card } is attached to { $host }.
got-log-control = { $seat } takes control of { $card }.
got-log-to-hand = { $card } goes to the hand of { $seat }.
got-log-into-deck = { $card } is shuffled into the deck of { $seat }.
got-log-finds = { $seat } finds { $card }.
got-log-sees = You look at { $cards }.
got-log-finds-nothing = { $seat } finds nothing.
got-log-looks =
    { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of { $own ->
        [yes] their own deck
       *[no] the deck of { $other }
    }.
got-log-token =
    { $card }: { $token ->
        [poison] { $amount } poison
        [betrayal] { $amount } betrayal
       *[stand] { $amount } stand
    } token.
got-log-modified =
    { $card }: { $sign }{ $amount } { $number ->
        [strength] STR
        [claim] claim
        [initiative] initiative
        [income] income
       *[reserve] reserve
    }.
got-log-gains =
    { $cards }: now with { $what ->
        [military] a military icon
        [intrigue] an intrigue icon
        [power] a power icon
        [renown] renown
        [stealth] stealth
        [insight] insight
        [intimidate] intimidate
       *[other] a new ability
    }.
got-log-loses =
    { $cards }: now without { $what ->
        [military] a military icon
        [intrigue] an intrigue icon
       *[power] a power icon
    }.
got-log-cannot = { $cards }: something is forbidden for a while.
got-log-joins = { $card } joins the challenge.
got-log-out-of-challenge = { $card } no longer participates in the challenge.
got-log-dominance = { $seat } wins dominance with { $total }.
got-log-dominance-tied = Nobody wins dominance: { $total } each.
got-log-gives-up = { $seat } gives the game up.
got-log-eliminated = { $seat } has no deck left and is out of the game.

## By hand

got-hand-exhausts = By hand: { $card } kneels.
got-hand-readies = By hand: { $card } stands.
got-hand-counter =
    By hand: { $counter ->
        [power] power
        [gold] gold
        [poison] poison
        [betrayal] betrayal
       *[stand] stand
    } on { $card }, { $before } to { $after }.
got-hand-gold = By hand: gold of { $seat }, { $before } to { $after }.
got-hand-draws = By hand: { $seat } draws a card.
got-hand-shuffles = By hand: shuffled: { $zone }.
got-hand-attaches = By hand: { $card } is attached to { $host }.
got-hand-moves = By hand: { $card } moves to: { $zone }.
got-adjust-turn = Kneel or stand
got-adjust-power =
    { $amount ->
        [-1] Power −1
       *[other] Power +1
    }
got-adjust-gold =
    { $amount ->
        [-1] Gold −1
       *[other] Gold +1
    }
got-adjust-stand =
    { $amount ->
        [-1] Stand token −1
       *[other] Stand token +1
    }
got-adjust-poison =
    { $amount ->
        [-1] Poison −1
       *[other] Poison +1
    }
got-adjust-betrayal =
    { $amount ->
        [-1] Betrayal −1
       *[other] Betrayal +1
    }
got-adjust-draw = Draw a card
got-adjust-shuffle = Shuffle
got-adjust-attach = Attach to { $target }
got-adjust-move = Move to: { $target }
got-chance-shuffle = { $seat } shuffles
got-chance-discard = A random card from the hand of { $seat }
got-chance-first-player = The first player, at random
got-chance-initiative = Who wins the tied initiative, at random
got-chance-titles = The titles are shuffled

## Zones as a sentence names them

got-zone-faction = faction card of { $seat }
got-zone-agenda = agenda of { $seat }
got-zone-plot-deck = plot deck of { $seat }
got-zone-plot = revealed plot of { $seat }
got-zone-title = title of { $seat }
got-zone-titles = title pool
got-zone-used = used pile of { $seat }
got-zone-placed = set-up cards of { $seat }
got-zone-characters = characters of { $seat }
got-zone-locations = locations of { $seat }
got-zone-hand = hand of { $seat }
got-zone-deck = deck of { $seat }
got-zone-discard = discard pile of { $seat }
got-zone-facedown = facedown duplicates of { $seat }
got-zone-dead = dead pile of { $seat }
got-zone-attackers = attackers
got-zone-defenders = defenders
got-zone-resolving = being played
got-zone-removed = removed from the game
got-zone-attached = attached
got-zone-under = duplicates

## Zones as their mats name them

got-mat-faction = Faction card of { $name }
got-mat-agenda = Agenda of { $name }
got-mat-plot-deck = Plot deck of { $name }
got-mat-plot = Revealed plot of { $name }
got-mat-title = Title of { $name }
got-mat-title-short = Title
got-mat-titles = Title pool
got-mat-titles-short = Titles
got-mat-used = Used pile of { $name }
got-mat-characters = Characters of { $name }
got-mat-locations = Locations of { $name }
got-mat-hand = Hand of { $name }
got-mat-deck = Deck of { $name }
got-mat-discard = Discard pile of { $name }
got-mat-facedown = Facedown duplicates of { $name }
got-mat-dead = Dead pile of { $name }
got-mat-attackers = Attackers
got-mat-attackers-short = Attack
got-mat-defenders = Defenders
got-mat-defenders-short = Defense
got-mat-resolving = Being played
got-mat-removed = Removed from the game
got-mat-court = Faction of { $name }
got-mat-panel = { $name }
got-mat-court-short = Faction
got-mat-characters-short = Characters
got-mat-locations-short = Locations
got-mat-belongings-short = Piles
got-mat-faction-short = Faction
got-mat-agenda-short = Agenda
got-mat-belongings = Piles of { $name }
got-mat-deck-short = Deck
got-mat-discard-short = Discards
got-mat-dead-short = Dead
got-mat-hand-short = Hand

## Numbers, tokens, marks

got-number-cost = cost
got-number-strength = STR
got-number-income = income
got-number-initiative = initiative
got-number-claim = claim
got-number-reserve = reserve
got-number-power = power
got-number-gold = gold
got-number-stand = stand
got-number-poison = poison
got-number-betrayal = betrayal
got-number-attack = attacking STR
got-number-defense = defending STR
got-number-dominance = dominance
got-number-faction-power = power on the faction card
got-counter-power = Power
got-counter-gold = Gold
got-counter-left-military = Military challenges
got-counter-left-intrigue = Intrigue challenges
got-counter-left-power = Power challenges
got-told-power = power of { $name }: { $value } of { $limit }
got-told-gold = gold of { $name }: { $value }
got-told-left-military = military challenges that { $name } may still initiate: { $value }
got-told-left-intrigue = intrigue challenges that { $name } may still initiate: { $value }
got-told-left-power = power challenges that { $name } may still initiate: { $value }
got-change-power = Power of { $name }: { $before } → { $after }
got-change-gold = Gold of { $name }: { $before } → { $after }
got-mark-kneeling = kneeling
got-mark-attacking = attacking
got-mark-defending = defending
got-mark-bypassed = bypassed by stealth
got-mark-duplicate = duplicate
got-mark-unique = unique
got-mark-by-hand = set by hand
got-mark-icon-military = military icon
got-mark-icon-intrigue = intrigue icon
got-mark-icon-power = power icon
got-mark-keyword-renown = renown
got-mark-keyword-stealth = stealth
got-mark-keyword-insight = insight
got-mark-keyword-intimidate = intimidate
got-mark-keyword-pillage = pillage
got-mark-named-military = military challenges are named
got-mark-named-intrigue = intrigue challenges are named
got-mark-named-power = power challenges are named
got-part-printed = printed
got-part-card = { $card }
got-part-gold = gold
got-note-standing = standing STR { $strength }
got-note-total = STR { $strength }
got-race = Race to { $goal } power
got-ring = Titles
got-ring-rival = { $seat } is your rival: beat them for 1 power.
got-ring-ally = You support { $seat }: you cannot attack them.
got-office-01206 = Whispers
got-office-01207 = Ships
got-office-01208 = Hand
got-office-01209 = Coin
got-office-01210 = Laws
got-office-01211 = Regent
got-note-rival = rival
got-note-supported = ally
got-fact-by-hand = by hand
got-fact-by-hand-long = The text of this card is not written as rules yet: carry it out by hand.

## The challenge

got-ledger =
    { $attacker } against { $defender }: { $type ->
        [military] military challenge
        [intrigue] intrigue challenge
       *[other] power challenge
    }
got-ledger-attack = attack
got-ledger-defense = defense
got-ledger-margin = margin
got-ledger-claim = claim
got-ledger-cards = { $cards }
got-ledger-nobody = nobody wins
got-ledger-winner = { $seat } wins
got-ledger-unopposed = { $seat } wins, +1
got-ledger-claim-military = deaths
got-ledger-claim-intrigue = random cards
got-ledger-claim-power = power moves
got-ledger-claim-none = the loser pays nothing

## Phases and steps

got-phase-setup = Setup
got-phase-plot = Plot
got-phase-draw = Draw
got-phase-marshal = Marshaling
got-phase-challenges = Challenges
got-phase-dominance = Dominance
got-phase-standing = Standing
got-phase-taxation = Taxation
got-step-window = Actions
got-step-S2 = First player
got-step-S3 = Factions
got-step-S4 = Treasury
got-step-S5 = Plot decks
got-step-S6 = Shuffle
got-step-S7 = Starting hands
got-step-S8 = Place cards
got-step-S9 = Turn up
got-step-S10 = Replenish
got-step-S11 = Begin
got-step-1-1 = Phase begins
got-step-1-2 = Choose plots
got-step-1-3 = Reveal plots
got-step-1-3i = Initiative
got-step-1-3f = First player
got-step-1-3r = When revealed
got-step-1-3d = Plot decks
got-step-1-4 = Titles
got-step-1-3w = Actions
got-step-1-5 = Phase ends
got-step-2-1 = Phase begins
got-step-2-2 = Draw cards
got-step-2-2w = Actions
got-step-2-3 = Phase ends
got-step-3-1 = Phase begins
got-step-3-2 = Income
got-step-3-2w = Marshal
got-step-3-3 = Next player
got-step-3-4 = Phase ends
got-step-4-1 = Phase begins
got-step-4-1a = Active player
got-step-4-1w = Actions
got-step-4-2 = Challenge
got-step-4-2w = Actions
got-step-4-2-1 = Defenders
got-step-4-2-1w = Actions
got-step-4-2-2 = Compare
got-step-4-2-3 = Bonus
got-step-4-2-4 = Claim
got-step-4-2-5 = Keywords
got-step-4-2-6 = Challenge ends
got-step-4-3 = Next player
got-step-4-4 = Phase ends
got-step-5-1 = Phase begins
got-step-5-2 = Dominance
got-step-5-2w = Actions
got-step-5-3 = Phase ends
got-step-6-1 = Phase begins
got-step-6-2 = Stand
got-step-6-2w = Actions
got-step-6-3 = Phase ends
got-step-7-1 = Phase begins
got-step-7-2 = Return gold
got-step-7-3 = Reserve
got-step-7-4 = Return titles
got-step-7-3w = Actions
got-step-laid-out = The table as laid out
got-step-7-5 = Round ends
got-steplong-S2 = A first player is drawn at random.
got-steplong-S3 = Everybody announces faction and agenda.
got-steplong-S4 = All tokens form the treasury.
got-steplong-S5 = The plot decks lie facedown.
got-steplong-S6 = Everybody shuffles the draw deck.
got-steplong-S7 = Everybody draws seven cards and may replace them once.
got-steplong-S8 = Cards of up to eight gold are placed facedown.
got-steplong-S9 = The placed cards are turned up.
got-steplong-S10 = Everybody draws back up to seven cards.
got-steplong-S11 = The first round begins.
got-steplong-1-1 = A new round begins.
got-steplong-1-2 = Everybody chooses a plot in secret.
got-steplong-1-3 = The plots are revealed together.
got-steplong-1-3i = The highest initiative wins.
got-steplong-1-3f = The winner of initiative names the first player.
got-steplong-1-3r = When revealed abilities resolve.
got-steplong-1-3d = Empty plot decks are made anew.
got-steplong-1-4 = In a melee everybody takes a title.
got-steplong-1-3w = Everybody may act.
got-steplong-1-5 = The plot phase ends.
got-steplong-2-1 = The draw phase begins.
got-steplong-2-2 = Everybody draws two cards.
got-steplong-2-2w = Everybody may act.
got-steplong-2-3 = The draw phase ends.
got-steplong-3-1 = The marshaling phase begins.
got-steplong-3-2 = The active player collects income.
got-steplong-3-2w = The active player marshals cards; everybody may act.
got-steplong-3-3 = The next player becomes active.
got-steplong-3-4 = The marshaling phase ends.
got-steplong-4-1 = The challenges phase begins.
got-steplong-4-1a = The first player is active.
got-steplong-4-1w = Everybody may act.
got-steplong-4-2 = The active player may initiate a challenge.
got-steplong-4-2w = Everybody may act once the challenge is initiated.
got-steplong-4-2-1 = The defending player declares defenders.
got-steplong-4-2-1w = Everybody may act before STR is compared.
got-steplong-4-2-2 = STR is compared; the attacker wins ties.
got-steplong-4-2-3 = An unopposed victory gives 1 power.
got-steplong-4-2-4 = The claim is applied.
got-steplong-4-2-5 = Keywords are processed.
got-steplong-4-2-6 = The challenge ends.
got-steplong-4-3 = The next player becomes active.
got-steplong-4-4 = The challenges phase ends.
got-steplong-5-1 = The dominance phase begins.
got-steplong-5-2 = Standing STR and gold are counted.
got-steplong-5-2w = Everybody may act.
got-steplong-5-3 = The dominance phase ends.
got-steplong-6-1 = The standing phase begins.
got-steplong-6-2 = Every kneeling card stands.
got-steplong-6-2w = Everybody may act.
got-steplong-6-3 = The standing phase ends.
got-steplong-7-1 = The taxation phase begins.
got-steplong-7-2 = Unspent gold goes back to the treasury.
got-steplong-7-3 = Hands are discarded down to the reserve.
got-steplong-7-4 = In a melee the titles go back to the pool.
got-steplong-7-3w = Everybody may act.
got-steplong-7-5 = The round ends.

## Where it stands, how it ends

got-audience = against each other, { $from } to { $to } players
got-head-power = power { $value } of { $limit }
got-head-rival = the best rival has { $value }
got-head-hand =
    { $value ->
        [one] { $value } card in hand
       *[other] { $value } cards in hand
    }
got-score-power = Power of { $name }
got-end-won = You win the game of thrones
got-end-lost = The throne is another’s
got-outcome-won =
    { $reason ->
        [given_up] The others have given the game up.
        [deck] Nobody else has a deck left.
       *[power] You have gathered 15 power.
    }
got-outcome-lost =
    { $reason ->
        [given_up] The game was given up.
        [deck] Your deck has run out.
       *[power] Another player has gathered 15 power.
    }
got-moment-plots = Plots are revealed
got-moment-challenge = A challenge
got-moment-kill = A death
got-beat-challenge = { $seat } initiates { got-a-type } challenge.
got-beat-wins = { $seat } wins by { $margin } STR.
got-beat-wins-unopposed = { $seat } wins unopposed.
got-beat-claim = { $seat } pays claim { $amount }.
got-moment-attacks = { $seat } attacks
got-moment-defends = { $seat } defends
got-moment-undefended = { $seat } does not defend
got-turn-defense = STR { $attack } came; { $held } stood against it, and everybody together had { $best }.
got-turn-held = The line holds
got-turn-let-through = Let through
got-turn-claim = claim { $count }
got-credit-attack =
    STR { $amount } in { $times ->
        [one] one attack
       *[other] { $times } attacks
    }
got-credit-defend =
    STR { $amount } in { $times ->
        [one] one defense
       *[other] { $times } defenses
    }
got-figure-power = power
got-figure-rounds =
    { $count ->
        [one] round
       *[other] rounds
    }
got-figure-dead =
    { $count ->
        [one] dead
       *[other] dead
    }
got-course-own = your power
got-course-rival = the power of your best rival
got-course-goal = { $limit }: victory
got-coach-general = The best that can be seen on the table.
got-coach-marshal = More characters mean more challenges.
got-coach-place = A good start costs nothing later.
got-coach-attack =
    STR { $strength } with { $count ->
        [one] one attacker
       *[other] { $count } attackers
    }.
got-coach-defend = STR { $strength } denies the claim or the unopposed point.
got-coach-plot = Its gold and claim fit the table.
got-coach-pass = Nothing here is worth it now.
got-coach-no-challenge = Whoever stands can still defend.
got-coach-military = A military challenge kills.
got-coach-intrigue = An intrigue challenge empties the hand.
got-coach-power = A power challenge moves power.
got-argue-kneels =
    { $count ->
        [one] Who kneels now cannot fight again this round.
       *[other] The { $count } who kneel now cannot fight again this round.
    }
got-argue-gold = Gold counts for dominance: you have { $gold }.
got-argue-unknown = Hands and plots of the others are not known.

## Cards

got-ask-below = { $seat }, which cards go under the deck? At most { $count }.
got-ask-top = { $seat }, in which order do the others go back on top?
got-ask-card-type = { $seat }, which card type do you name for { $source }?
got-ask-copy = { $seat }, which copy do you discard with { $source }?
got-ask-discard-of-hand = { $seat }, which card of this hand do you discard with { $source }?
got-ask-fire-and-blood = { $seat }, where does the Hatchling go?
got-ask-great-kraken = { $seat }, what does { $source } give you?
got-ask-kill-own = { $seat }, which of your characters dies by { $source }?
got-ask-march = { $seat }, which of your characters is discarded by { $source }?
got-ask-spare = { $seat }, which of your characters does { $source } spare? At most { $count }.
got-ask-strength-left = { $seat }, whom do you choose for { $source }? STR left: { $left }.
got-asked-strength-left = { $seat }, { $which } { $becomes }{ $by }? STR left: { $left }.
got-ask-targets = { $seat }, whom do you choose for { $source }? At most { $count }.
got-log-names =
    { $seat } names: { $what ->
        [character] character
        [location] location
        [attachment] attachment
        [event] event
        [military] military
        [intrigue] intrigue
       *[power] power
    }.
got-log-reveals = { $card } is revealed.
got-verb-character = Character
got-verb-location = Location
got-verb-attachment = Attachment
got-verb-event = Event
got-verb-draw-one = Draw a card
got-verb-gain-one-power = 1 power for your faction
got-verb-put-into-play = Put it into play
got-verb-shuffle-in = Shuffle it into the deck
got-ahead-challenges = { $count ->
    [0] You can initiate no challenge any more.
    [one] You can still initiate one challenge.
   *[other] You can still initiate { $count } challenges.
}
got-ahead-dominance = { $seat } would win Dominance, { $most } against { $next }.
got-ahead-dominance-tie = Nobody would win Dominance: a tie at { $most }.
got-ahead-stands = { $count ->
    [one] One card of yours stands.
   *[other] { $count } cards of yours stand.
}
got-ahead-gold = { $count ->
    [one] You return the gold that you have left.
   *[other] You return the { $count } gold that you have left.
}
got-ahead-reserve = You hold { $hand } cards; your reserve is { $reserve }.
got-deeds =
    { $seat }: { $any ->
        [yes] used up { $used }
       *[no] nothing used yet
    }{ $left ->
        [yes] ; can still use { $open }
       *[no] {""}
    }.
got-mark-used-up = used up
got-mark-open = can still be used
