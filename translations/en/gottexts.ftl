# What the abilities of the cards of A Game of Thrones do, in the words of the vocabulary that they are written in.
# Nouns say "a character" ("one"), "each character" ("each") or the only one ("the").

## Parts of a card

gottexts-text-action =
    { $phase ->
        [marshal] in the marshaling phase: { $text }
        [challenges] in the challenges phase: { $text }
        [dominance] in the dominance phase: { $text }
       *[none] { $text }
    }
gottexts-text-triggered = { $trigger }, { $text }
gottexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, if { $applies }
    }
gottexts-text-attaches-to = attach to { $group }
gottexts-text-blanks =
    { $applies ->
        [none] { $on } counts as having a blank text box, traits excepted
       *[other] { $on } counts as having a blank text box, traits excepted, if { $applies }
    }
gottexts-text-grants =
    { $kind ->
        [icon] { $applies ->
            [none] { $on } gains the { $icon } icon
           *[other] { $on } gains the { $icon } icon, if { $applies }
        }
        [keyword] { $applies ->
            [none] { $on } gains { $keyword }
           *[other] { $on } gains { $keyword }, if { $applies }
        }
        [trait] { $applies ->
            [none] { $on } gains the trait { $trait }
           *[other] { $on } gains the trait { $trait }, if { $applies }
        }
       *[way] { $applies ->
            [none] { $on } { $way }
           *[other] { $on } { $way }, if { $applies }
        }
    }
gottexts-text-forbids =
    { $what ->
        [be-bypassed] { $applies ->
            [none] { $to } cannot be bypassed by stealth
           *[other] { $to } cannot be bypassed by stealth, if { $applies }
        }
        [contribute] { $applies ->
            [none] { $to } adds no STR to the challenge
           *[other] { $to } adds no STR to the challenge, if { $applies }
        }
        [initiate] { $applies ->
            [none] { $to } cannot initiate challenges
           *[other] { $to } cannot initiate challenges, if { $applies }
        }
        [initiate-military] { $applies ->
            [none] { $to } cannot initiate a military challenge
           *[other] { $to } cannot initiate a military challenge, if { $applies }
        }
        [initiate-power] { $applies ->
            [none] { $to } cannot initiate a power challenge
           *[other] { $to } cannot initiate a power challenge, if { $applies }
        }
        [marshal-attachment] { $applies ->
            [none] { $to } cannot marshal attachments
           *[other] { $to } cannot marshal attachments, if { $applies }
        }
        [marshal-location] { $applies ->
            [none] { $to } cannot marshal locations
           *[other] { $to } cannot marshal locations, if { $applies }
        }
        [play-event] { $applies ->
            [none] { $to } cannot play events
           *[other] { $to } cannot play events, if { $applies }
        }
        [more-than-one] { $applies ->
            [none] { $to } cannot declare more than one attacker or defender in a challenge
           *[other] { $to } cannot declare more than one attacker or defender in a challenge, if { $applies }
        }
        [more-than-one-defender] { $applies ->
            [none] { $to } cannot declare more than one defender
           *[other] { $to } cannot declare more than one defender, if { $applies }
        }
        [stand-more-than-two-characters] { $applies ->
            [none] { $to } cannot stand more than two characters in the standing phase
           *[other] { $to } cannot stand more than two characters in the standing phase, if { $applies }
        }
        [trigger] { $applies ->
            [none] { $to } cannot trigger abilities of cards
           *[other] { $to } cannot trigger abilities of cards, if { $applies }
        }
       *[other] { $applies ->
            [none] { $to } is kept from something
           *[other] { $to } is kept from something, if { $applies }
        }
    }
gottexts-text-permits =
    { $what ->
        [enters-knelt] { $me } is kneeling when it enters play
        [more-limited] you may marshal or play one limited card more each round
        [redirect] once each round you may have a challenge redirected
        [intrigue-claim-of-several] you may have any number of opponents pay the claim of your intrigue challenges
        [deckbuilding] { $me } says what your deck may and must hold
       *[other] { $me } allows more than the rules do
    }
gottexts-text-contributes =
    { $to ->
        [dominance] { $applies ->
            [none] { $me } adds { $amount } STR to your total for dominance
           *[other] { $me } adds { $amount } STR to your total for dominance, if { $applies }
        }
       *[challenge] { $applies ->
            [none] { $me } adds { $amount } STR to your side of a challenge
           *[other] { $me } adds { $amount } STR to your side of a challenge, if { $applies }
        }
    }
gottexts-text-costs-x = X is { $amount }
gottexts-text-as-soon-as = as soon as { $condition }: { $do }
gottexts-text-more-challenges =
    { $elsewhere ->
        [yes] in the challenges phase you may initiate one more { $type } challenge, against another opponent
       *[no] in the challenges phase you may initiate one more { $type } challenge
    }
gottexts-text-most-on-host = no more than { $count } of { $me } may be attached to one card
gottexts-text-draws-more =
    { $amount ->
        [one] in the draw phase you draw one card more
       *[other] in the draw phase you draw { $amount } cards more
    }
gottexts-text-supports =
    { $supports ->
        [none] { $me } supports no other title
       *[other] { $me } supports { $supports }: you initiate no challenge against its holder
    }
gottexts-text-rivals = your rivals are the holders of { $rival } and { $other_rival }: to beat one of them gives you 1 power, once each round

## Limits and how long

gottexts-period-challenge = challenge
gottexts-period-phase = phase
gottexts-period-round = round
gottexts-until-challenge = the end of the challenge
gottexts-until-phase = the end of the phase
gottexts-until-round = the end of the round

## Types of challenges, numbers, ways

gottexts-type-military = military
gottexts-type-intrigue = intrigue
gottexts-type-power = power
gottexts-type-intrigue-power = power or intrigue
gottexts-number-strength = STR
gottexts-number-claim = claim
gottexts-number-cost = cost
gottexts-number-income = gold
gottexts-number-reserve = reserve
gottexts-way-attacks-standing-military = does not kneel on being declared as an attacker in a military challenge
gottexts-way-defends-kneeling-power = may be declared as a defender against a power challenge even while kneeling
gottexts-way-defends-without-icon-power = may be declared as a defender against a power challenge even without a power icon
gottexts-way-defends-standing = does not kneel on being declared as a defender

## Kinds of cards

gottexts-kind-icon = icon
gottexts-kind-keyword = keyword
gottexts-kind-trait = trait
gottexts-kind-way = way
gottexts-kind-blank-but-traits = blank
gottexts-kind-baratheon = card of House Baratheon
gottexts-kind-baratheon-character = character of House Baratheon
gottexts-kind-greyjoy = card of House Greyjoy
gottexts-kind-greyjoy-character = character of House Greyjoy
gottexts-kind-lannister = card of House Lannister
gottexts-kind-lannister-character = character of House Lannister
gottexts-kind-martell = card of House Martell
gottexts-kind-martell-character = character of House Martell
gottexts-kind-stark = card of House Stark
gottexts-kind-stark-character = character of House Stark
gottexts-kind-targaryen = card of House Targaryen
gottexts-kind-targaryen-character = character of House Targaryen
gottexts-kind-thenightswatch = card of the Night’s Watch
gottexts-kind-thenightswatch-character = character of the Night’s Watch
gottexts-kind-tyrell = card of House Tyrell
gottexts-kind-tyrell-character = character of House Tyrell
gottexts-kind-character = character
gottexts-kind-location = location
gottexts-kind-event = event
gottexts-kind-loyal = loyal card
gottexts-kind-attachment-location = attachment or location
gottexts-kind-character-trait-dothraki = Dothraki character
gottexts-kind-character-trait-ironborn = Ironborn character
gottexts-kind-trait-lord-character-trait-lady-character = Lord or Lady
gottexts-kind-trait-rhllor = card with the trait R’hllor

## Titles

gottexts-title-stannis-baratheon = Stannis Baratheon
gottexts-title-balon-greyjoy = Balon Greyjoy
gottexts-title-joffrey-baratheon = Joffrey Baratheon
gottexts-title-the-wall = The Wall
gottexts-title-bran-stark = Bran Stark
gottexts-title-robb-stark = Robb Stark
gottexts-title-daenerys-targaryen = Daenerys Targaryen
gottexts-title-khal-drogo = Khal Drogo
gottexts-title-hand-of-the-king = Hand of the King
gottexts-title-master-of-whispers = Master of Whispers
gottexts-title-master-of-ships = Master of Ships
gottexts-title-master-of-coin = Master of Coin
gottexts-title-master-of-laws = Master of Laws
gottexts-title-left = Left
gottexts-title-right = Right

## When

gottexts-trigger-ability-initiates = when the effects of a triggered ability of a character, location or attachment would initiate
gottexts-trigger-opponents-event-initiates = when the effects of an event of an opponent would initiate
gottexts-trigger-challenge-initiated =
    { $against_you ->
        [yes] { $type ->
            [none] after somebody initiates a challenge against you
            [intrigue] after somebody initiates an intrigue challenge against you
           *[other] after somebody initiates a { $type } challenge against you
        }
       *[no] { $type ->
            [none] after a challenge is initiated
            [intrigue] after an intrigue challenge is initiated
           *[other] after a { $type } challenge is initiated
        }
    }
gottexts-trigger-gains-power = after { $those } gains power
gottexts-trigger-killed =
    { $nobles ->
        [yes] after a Lord or a Lady is killed
       *[no] after a character is killed
    }
gottexts-trigger-killed-or-sacrificed = after a { $kind } of yours is killed or sacrificed
gottexts-trigger-opponent-collects-income = after an opponent collects income
gottexts-trigger-phase-begins =
    { $phase ->
        [challenges] after the challenges phase begins
        [dominance] after the dominance phase begins
       *[other] after a phase begins
    }
gottexts-trigger-phase-ends =
    { $phase ->
        [challenges] when the challenges phase ends
        [dominance] when the dominance phase ends
       *[none] when a phase ends
    }
gottexts-trigger-this-attacks = after { $me } is declared as an attacker
gottexts-trigger-this-bypasses = after { $me } bypasses a character by stealth
gottexts-trigger-this-enters-play =
    { $how ->
        [ambush] after { $me } enters play by ambush
       *[none] { $in_challenge ->
            [yes] after { $me } enters play during a challenge
           *[no] { $phase ->
                [challenges] after { $me } enters play in the challenges phase
               *[none] after { $me } enters play
            }
        }
    }
gottexts-trigger-this-grows = after an effect of a card raises the STR of { $me }
gottexts-trigger-this-is-killed = when { $me } is killed
gottexts-trigger-you-reveal-a-plot = after you reveal a plot
gottexts-trigger-comes-to-your-discard-pile = after a card comes to your discard pile from play
gottexts-trigger-this-is-revealed = when { $me } is revealed
gottexts-trigger-this-leaves-play = when { $me } leaves play
gottexts-trigger-this-pillages = after pillage of { $me } discards a card
gottexts-trigger-this-stands = after { $me } stands
gottexts-trigger-would-be-killed = when { $those } would be killed
gottexts-trigger-would-leave-play = when { $those } would be killed or discarded from play
gottexts-trigger-you-win-what =
    { $unopposed ->
        [yes] { $type ->
            [none] after you win an unopposed challenge
           *[other] after you win an unopposed { $type } challenge
        }
       *[no] { $type ->
            [none] after you win a challenge
            [intrigue] after you win an intrigue challenge
           *[other] after you win a { $type } challenge
        }
    }
gottexts-trigger-you-win-side =
    { $side ->
        [attacking] { "" } as the attacking player
        [defending] { "" } as the defending player
       *[any] { "" }
    }
gottexts-trigger-you-win =
    { $by ->
        [0] { $those ->
            [none] { gottexts-trigger-you-win-what }{ gottexts-trigger-you-win-side }
           *[other] { gottexts-trigger-you-win-what }{ gottexts-trigger-you-win-side } with { $those } participating
        }
       *[other] { gottexts-trigger-you-win-what }{ gottexts-trigger-you-win-side } by at least { $by } STR
    }
gottexts-trigger-you-lose-what =
    { $unopposed ->
        [yes] { $type ->
            [none] after you lose an unopposed challenge
           *[other] after you lose an unopposed { $type } challenge
        }
       *[no] { $type ->
            [none] after you lose a challenge
            [intrigue] after you lose an intrigue challenge
           *[other] after you lose a { $type } challenge
        }
    }
gottexts-trigger-you-lose-side =
    { $side ->
        [attacking] { "" } as the attacking player
        [defending] { "" } as the defending player
       *[any] { "" }
    }
gottexts-trigger-you-lose =
    { $those ->
        [none] { gottexts-trigger-you-lose-what }{ gottexts-trigger-you-lose-side }
       *[other] { gottexts-trigger-you-lose-what }{ gottexts-trigger-you-lose-side } with { $those } participating
    }
gottexts-trigger-you-marshal-or-play = after you marshal or play a { $kind }
gottexts-trigger-you-marshal-this = after you marshal { $me }
gottexts-trigger-you-win-dominance = after you win dominance

## What it costs

gottexts-pays-chooses = choose up to { $count } of these: { $group }
gottexts-pays-chooses-strength = choose cards of one player with { $count } STR or less together, of these: { $group }
gottexts-pays-discards = discard { $count } card from your hand
gottexts-pays-kneels = kneel { $me }
gottexts-pays-kneels-faction = kneel your faction card
gottexts-pays-kneels-one = kneel { $group }
gottexts-pays-pays = pay { $amount } gold
gottexts-pays-pays-x = pay X gold
gottexts-pays-removes-this = remove { $me } from the game
gottexts-pays-returns-this = return { $me } to your hand
gottexts-pays-sacrifices = sacrifice { $me }
gottexts-pays-sacrifices-one = sacrifice { $group }
gottexts-pays-takes-token = discard a stand token from { $me }

## Whom

gottexts-those-attachment =
    { $how ->
        [which] which attachment
        [each] each attachment
       *[one] an attachment
    }
gottexts-those-character =
    { $how ->
        [which] which character
        [each] each character
       *[one] a character
    }
gottexts-those-location =
    { $how ->
        [which] which location
        [each] each location
       *[one] a location
    }
gottexts-those-plot =
    { $how ->
        [which] which revealed plot
        [each] each revealed plot
       *[one] a revealed plot
    }
gottexts-those-player =
    { $how ->
        [which] which player
        [each] each player
       *[one] a player
    }
gottexts-those-opponent =
    { $how ->
        [which] which opponent
        [each] each opponent
       *[one] an opponent
    }
gottexts-those-faction-card =
    { $how ->
        [which] which faction card
        [each] each faction card
       *[one] a faction card
    }
gottexts-those-card-in-play =
    { $how ->
        [which] which card in play
        [each] each card in play
       *[one] a card in play
    }
gottexts-those-participating-character =
    { $how ->
        [which] which participating character
        [each] each participating character
       *[one] a participating character
    }
gottexts-those-chosen-cards =
    { $how ->
        [which] which of the chosen cards
        [each] each of the chosen cards
       *[one] one of the chosen cards
    }
gottexts-those-card-in-your-hand =
    { $how ->
        [which] which card
        [each] each card in your hand
       *[one] a card in your hand
    }
gottexts-those-card-in-your-discard-pile =
    { $how ->
        [which] which card
        [each] each card in your discard pile
       *[one] a card in your discard pile
    }
gottexts-those-card-in-your-dead-pile =
    { $how ->
        [which] which card
        [each] each card in your dead pile
       *[one] a card in your dead pile
    }
gottexts-those-card-in-an-opponent-s-discard-pile =
    { $how ->
        [which] which card in the discard pile of an opponent
        [each] each card in the discard pile of an opponent
       *[one] a card in the discard pile of an opponent
    }
gottexts-those-me = { $me }
gottexts-those-you = you
gottexts-those-host = the card it is attached to
gottexts-those-that-card = that card
gottexts-those-target = that card
gottexts-those-your-revealed-plot = your revealed plot
gottexts-those-attacking-player = the attacking player
gottexts-those-defending-player = the defending player
gottexts-those-losing-player = the loser
gottexts-those-winning-player = the winner
gottexts-those-that-player = that player
gottexts-those-chosen-player = that player

## Which of them

gottexts-which-an-opponent-s = of an opponent
gottexts-which-yours = of yours
gottexts-which-other = other than { $me }
gottexts-which-attacking = that is attacking
gottexts-which-defending = that is defending
gottexts-which-participating = that is participating
gottexts-which-kneeling = that is kneeling
gottexts-which-standing = that is standing
gottexts-which-unique = that is unique
gottexts-which-not-unique = that is not unique
gottexts-which-controlled-by = of { $players }
gottexts-which-faction = of { $faction }
gottexts-which-trait = with the trait { $trait }
gottexts-which-named = called { $title }
gottexts-which-kind = that is: { $kind }
gottexts-which-icon = with the { $icon } icon
gottexts-which-not-icon = without the { $icon } icon
gottexts-which-first-player = being the first player
gottexts-which-fewer-cards-than-you = with fewer cards in hand than you
gottexts-which-has-lost =
    { $defending ->
        [yes] { $type ->
            [none] having lost a challenge as the defending player
            [intrigue] having lost an intrigue challenge as the defending player
           *[other] having lost a { $type } challenge as the defending player
        }
       *[no] { $type ->
            [none] having lost a challenge
            [intrigue] having lost an intrigue challenge
           *[other] having lost a { $type } challenge
        }
    }
gottexts-which-not-has-won = having won no { $type } challenge this phase
gottexts-which-with-attachments = with attachments
gottexts-which-not-with-attachments = without attachments
gottexts-which-with-a-duplicate = with a duplicate
gottexts-which-printed-at-most = with a printed { $number } of at most { $amount }
gottexts-which-strength-at-most = with a STR of at most { $amount }
gottexts-which-weaker-than-this = with a lower STR than { $me }

## How much, and if

gottexts-worked-all-of = { $first } and { $second }
gottexts-worked-attacks-alone = { $me } attacks alone
gottexts-worked-came-by-ambush = { $me } entered play by ambush in it
gottexts-worked-either = { $yes } if { $condition }, otherwise { $no }
gottexts-worked-gold-in-your-pool = 1 for each gold in your gold pool
gottexts-worked-its-base-value = 0 in place of its base value
gottexts-worked-named-type = that type was named: { $type }
gottexts-worked-number-of = 1 for each of these: { $those }
gottexts-worked-per-margin = 1 for each { $each } STR you won by
gottexts-worked-plots-in-your-used-pile = 1 for each plot in your used pile
gottexts-worked-printed-cost-of = the printed cost of { $those }
gottexts-worked-you-go-first = you are the first player
gottexts-worked-another-goes-first = another player is the first player
gottexts-worked-attacks-now = { $me } is attacking
gottexts-worked-participates-now = { $me } is participating
gottexts-worked-stands-now = { $me } is standing
gottexts-worked-there-is = there is { $those }
gottexts-worked-there-is-no = this is not so: { $those }
gottexts-worked-tokens-here = { $count } betrayal tokens lie on { $me }
gottexts-worked-x = X
gottexts-worked-you-defend = you are the defending player
gottexts-worked-you-fight = the challenge is yours or against you
gottexts-worked-you-participate = a character of yours participates
gottexts-worked-you-attack-a-rival = you attack a rival
gottexts-worked-you-have-initiated-a-challenge = you have initiated a challenge this phase
gottexts-worked-your-first-military-challenge = it is your first military challenge of the round
gottexts-worked-attacks-beside-you = another card of the Night’s Watch of yours attacks while { $me } stands
gottexts-worked-attacks-no-more-beside-you = no such card attacks any more, or { $me } kneels
gottexts-worked-you-have-not-lost =
    { $defending ->
        [yes] { $type ->
            [none] you have lost no challenge as the defending player
           *[other] you have lost no { $type } challenge as the defending player
        }
       *[no] { $type ->
            [none] you have lost no challenge
           *[other] you have lost no { $type } challenge
        }
    }
gottexts-worked-during =
    { $type ->
        [none] a challenge is being resolved
        [intrigue] an intrigue challenge is being resolved
       *[other] a { $type } challenge is being resolved
    }
gottexts-worked-first-this-round =
    { $played ->
        [yes] you have not played one of this kind this round: { $kind }
       *[no] you have not marshaled one of this kind this round: { $kind }
    }

## What it does

gottexts-does-kneel = kneel { $subject }
gottexts-does-stand = stand { $subject }
gottexts-does-kill = kill { $subject }
gottexts-does-discard = discard { $subject } from play
gottexts-does-discard-unsaved = discard { $subject } from play (cannot be saved)
gottexts-does-sacrifice = sacrifice { $subject }
gottexts-does-return-to-hand = return { $subject } to its owner’s hand
gottexts-does-return-unsaved = return { $subject } to its owner’s hand (cannot be saved)
gottexts-does-remove-from-game = remove { $subject } from the game
gottexts-does-save-it = it is saved
gottexts-does-cancel-it = they are canceled
gottexts-does-take-control = take control of { $subject }
gottexts-does-move-power-to-you = move { $amount } power from the faction card of { $subject } to yours
gottexts-does-discard-power = discard { $amount } power from { $subject }
gottexts-does-remove-from-challenge = remove { $subject } from the challenge
gottexts-does-join-challenge = { $subject } participates from now on
gottexts-does-modify = { $numbers } for { $subject } until { $until }
gottexts-does-loses-icon =
    { $icon ->
        [intrigue] { $subject } loses an intrigue icon until { $until }
       *[other] { $subject } loses a { $icon } icon until { $until }
    }
gottexts-does-dies-at-0 = { $subject } is killed if its STR is 0 until { $until }
gottexts-does-must-defend = { $subject } must be declared as a defender until { $until }, if able
gottexts-does-claim-in = your claim is { $amount } higher in { $type } challenges until { $until }
gottexts-does-may-initiate-more = you may initiate one more { $type } challenge until { $until }
gottexts-does-names = { $type } is named
gottexts-does-move-gold-to-you = move { $amount } gold from the pool of { $subject } to yours
gottexts-does-return-gold = all gold of { $subject } goes back to the treasury
gottexts-does-discard-top = discard { $count } from the top of the deck of { $subject }
gottexts-does-put-into-play = put { $subject } into play under your control
gottexts-does-swap = swap { $one } with { $other }
gottexts-does-reveal-new-plot = { $subject } reveals a new plot
gottexts-does-to-hand = take { $subject } into your hand
gottexts-does-into-deck = shuffle { $subject } into its owner’s deck
gottexts-does-search = search the top { $count } cards of your deck for one of this kind, take it into your hand and shuffle: { $kind }
gottexts-does-look-at-top = look at the top { $count } cards of your deck, take up to { $take } into your hand and put the others under the deck
gottexts-does-all-but-three-each-die = each player chooses up to three of their own characters, and all the others are killed (cannot be saved)
gottexts-does-each-player-discards-one = each player chooses one of their own characters, and it is discarded from play (cannot be saved)
gottexts-does-behead-a-card-at-random = a card at random is discarded from that hand; a character goes to the dead pile, and your faction gains 2 power
gottexts-does-arrange-the-top = look at the top five cards of that deck, put up to three under it and the others back on top in any order
gottexts-does-attach-itself = { $me } is attached to that character as a Condition
gottexts-does-dies-of-poison = if a poison token still lies on it, remove the token and kill it
gottexts-does-discard-the-top-card-and-a-copy = the top card of that deck is discarded; then you may discard a copy of it from play
gottexts-does-look-and-discard = look at that hand and choose a card of it to discard
gottexts-does-is-considered-to-be-participating = { $me } counts as attacking
gottexts-does-participates-no-more = { $me } does not count as attacking any more
gottexts-does-put-the-top-card-on-this-as-a-duplicate = the top card of your deck is put facedown on { $me } as a duplicate
gottexts-does-reveal-the-top-card = reveal the top card of your deck: a Stark card is drawn
gottexts-does-search-for-another-type = the loser names a card type; search your deck for a card of another type, take it into your hand and shuffle
gottexts-does-that-player-kills-one = that player chooses one of their own characters, and it is killed
gottexts-does-save-the-card-above = the card it lies under is saved
gottexts-does-cannot =
    { $what ->
        [defend] { $subject } cannot be declared as a defender until { $until }
        [contribute] { $subject } adds no STR until { $until }
       *[other] { $subject } is kept from something until { $until }
    }
gottexts-does-player-cannot =
    { $what ->
        [initiate-military] { $subject } cannot initiate military challenges until { $until }
        [initiate-intrigue] { $subject } cannot initiate intrigue challenges until { $until }
        [initiate-power] { $subject } cannot initiate power challenges until { $until }
        [initiate-against-you] { $subject } cannot initiate challenges against you until { $until }
       *[other] { $subject } is kept from something until { $until }
    }
gottexts-does-gain-power =
    { $amount ->
        [one] { $subject } gains 1 power
        [other] { $subject } gains { $amount } power
       *[worked] { $subject } gains power: { $amount }
    }
gottexts-does-power-for-faction =
    { $amount ->
        [one] gain 1 power for your faction
        [other] gain { $amount } power for your faction
       *[worked] gain power for your faction: { $amount }
    }
gottexts-does-gain-gold =
    { $amount ->
        [one] gain 1 gold
        [other] gain { $amount } gold
       *[worked] gain gold: { $amount }
    }
gottexts-does-discard-at-random =
    { $count ->
        [one] { $subject } discards 1 card at random from hand
       *[other] { $subject } discards { $count } cards at random from hand
    }
gottexts-does-gains = { $subject } gains the { $icon } icon until { $until }
gottexts-does-goes-to =
    { $area ->
        [hand] it goes to its owner’s hand instead
        [deck] it is shuffled into its owner’s deck instead
       *[other] it goes elsewhere instead
    }
gottexts-does-later =
    { $moment ->
        [challenge-won] if you win this challenge: { $deed }
       *[phase-ends] at the end of the phase, if it is still in play: { $deed }
    }
gottexts-does-draw =
    { $count ->
        [one] draw 1 card
       *[other] draw { $count } cards
    }
gottexts-does-place =
    { $token ->
        [stand] put a stand token on { $subject }
        [poison] put a poison token on { $subject }
        [betrayal] put a betrayal token on { $subject }
       *[other] put a token on { $subject }
    }
gottexts-does-reduce-next =
    { $marshaled ->
        [yes] the next { $kind } that you marshal this phase costs { $amount } less
       *[no] the next { $kind } that you marshal or play this phase costs { $amount } less
    }

## What becomes of what is chosen, in the question that asks for it

gottexts-it-kneel = is knelt
gottexts-it-stand = stands
gottexts-it-kill = is killed
gottexts-it-discard = is discarded from play
gottexts-it-return-to-hand = returns to its owner’s hand
gottexts-it-return-unsaved = returns to its owner’s hand
gottexts-it-put-into-play = enters play under your control
gottexts-it-into-deck = is shuffled into its owner’s deck
gottexts-it-to-hand = goes to your hand
gottexts-it-place =
    { $token ->
        [stand] gets a stand token
        [poison] gets a poison token
        [betrayal] gets a betrayal token
       *[other] gets a token
    }
gottexts-it-gain-power =
    { $amount ->
        [one] gains 1 power
        [other] gains { $amount } power
       *[worked] gains power
    }
gottexts-it-discard-power = loses { $amount } power
gottexts-it-move-power-to-you = loses { $amount } power to you
gottexts-it-gain-gold-you = tells how much gold you gain
gottexts-it-remove-from-challenge = is removed from the challenge
gottexts-it-join-challenge = joins the challenge
gottexts-it-take-control = comes under your control
gottexts-it-modify = gets { $numbers }
gottexts-it-loses-icon =
    { $icon ->
        [intrigue] loses an intrigue icon
       *[other] loses a { $icon } icon
    }
gottexts-it-gains = gains the { $icon } icon
gottexts-it-dies-at-0 = is killed if its STR is 0
gottexts-it-must-defend = must defend if able
gottexts-it-cannot =
    { $what ->
        [defend] cannot be declared as a defender
        [contribute] adds no STR
       *[other] is kept from something
    }
gottexts-it-discard-the-top-card-and-a-copy = discards the top card of their deck
gottexts-it-behead-a-card-at-random = loses a card of their hand at random
gottexts-it-look-and-discard = shows you their hand and loses a card of it
gottexts-it-that-player-kills-one = must kill one of their characters
gottexts-it-swap = is swapped
gottexts-it-arrange-the-top = has the top of their deck looked at and put in order
