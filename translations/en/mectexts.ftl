# What the cards of the Middle-earth CCG do, in the words of the vocabulary that they are written in.

## Parts of a card

mectexts-text-action =
    { $phase ->
        [organization] in your organization phase: { $text }
        [long-event] in your long-event phase: { $text }
        [movement] in a movement/hazard phase: { $text }
        [site] in your site phase: { $text }
        [end-of-turn] in your end-of-turn phase: { $text }
        [attack] when an attack is faced: { $text }
        [strike] on a strike: { $text }
        [check] on a corruption check: { $text }
        [influence] on an influence check: { $text }
        [chain] as an answer: { $text }
       *[other] when you wish: { $text }
    }
mectexts-text-triggered = { $trigger }: { $text }
mectexts-text-number =
    { $applies ->
        [none] { $on }: { $number }
       *[other] { $on }: { $number }, if { $applies }
    }
mectexts-text-adds =
    { $total ->
        [draw] cards that its player may draw for the company: more
        [faction-checks] influence checks against factions { $amount }
        [general-influence] general influence of its player +{ $amount }
        [hand] cards in the hand of its player +{ $amount }
        [influence-by] influence checks of its bearer { $amount }
        [opponent-draw] cards that the opponent may draw for the company { $amount }
       *[other] rolls that test rings +{ $amount }
    }
mectexts-text-bars = nobody { $which } may be brought into play here, but at home
mectexts-text-bonus =
    { $most ->
        [0] its bearer: +{ $amount } { $number }
       *[other] its bearer: +{ $amount } { $number }, to a maximum of { $most }
    }
mectexts-text-changes-attacks = attacks change, if { $applies }
mectexts-text-discarded-when = discard { $me } as soon as its text says so
mectexts-text-forbids =
    { $what ->
        [follow] { $to } may not be controlled by direct influence
       *[other] { $to } may not untap
    }
mectexts-text-grants =
    { $kind ->
        [cancels-attacks] attacks against minion companies here are canceled
        [haven-for-hazards] { $on } is a haven where hazards are played
        [heals] wounds heal at { $on } as at a haven
        [heals-all] what heals one here heals all
        [heals-company] what heals one of its company heals all of it
        [never-taps] { $on } never taps
        [no-attacks] { $on } has no automatic-attacks
        [normal-attacks] creatures attack normally at { $on }
        [second-leader] { $on } may lead beside another
        [sheltered] { $on } may not be attacked
       *[other] { $on } is not discarded by body checks
    }
mectexts-text-in-facts = all that { $me } says is played by the rules
mectexts-text-influence-against = { $on }: +{ $amount } direct influence against those { $against }
mectexts-text-names-of-target = which of several is meant is named as { $me } is declared
mectexts-text-permits =
    { $what ->
        [any-time] { $me } may be played at any time
        [brings-many] you may bring as many characters into play as you like
        [discards-at-body] a body check equal to the body discards who is no avatar
        [ends-phase] { $me } is played at the end of the organization phase
        [fetches-lesser-ring] a Lesser Ring may be looked for in play deck and discard pile
        [free-of-limit] { $me } does not count against the hazard limit
        [guards-answer] on guard, { $me } may be revealed in answer to what it cancels
        [guards-attack] on guard, { $me } may be revealed before automatic-attacks
        [guards-influence] on guard, { $me } may be revealed when a character of the company tries to influence
        [guards-resource] on guard, { $me } may be revealed when a resource would tap the site
        [halves-body] those of some races have half their body against { $me }
        [haven-in] { $me } counts as a haven in the untap phase
        [makes-leader] { $me } makes a leader of who bears it
        [makes-site] { $me } makes a Border-hold of the site
        [may-be-stored] { $me } may be stored
        [opponents-turn] { $me } may be played in the turn of your opponent
        [plays-as-sauron] you play as Sauron
        [requires] { $me } needs a character with that skill
        [requires-skill] one card that needs a skill a strike
        [same-character] all its attacks are against the same character
        [sends-back] { $me } may send a company back
        [shuffles-back] { $me } may be shown and shuffled into the play deck
        [singles-out] of several attacks only one remains
        [starts-attack] { $me } starts an attack, so that it is no answer
        [stored-along] { $me } is stored with what it lies on
       *[other] { $me } may come into play beside the one character of the turn
    }
mectexts-text-repeats-attacks = each automatic-attack of that race is faced once more
mectexts-text-requires = play { $me } only where its text allows it
mectexts-text-storing =
    { $side ->
        [hero] heroes may store in the end-of-turn phase too
       *[other] your minions may store in the end-of-turn phase too
    }
mectexts-text-unlike =
    { $scope ->
        [company] only one in a company
        [host] only one on a card
        [player] only one for each player
       *[other] only one in play
    }

## Names

mectexts-race-orc = Orc
mectexts-race-troll = Troll
mectexts-race-man = Man
mectexts-race-elf = Elf
mectexts-race-dwarf = Dwarf
mectexts-race-hobbit = Hobbit
mectexts-race-dunadan = Dúnadan
mectexts-race-undead = Undead
mectexts-race-wolf = Wolf
mectexts-race-spider = Spider
mectexts-race-animal = Animal
mectexts-race-drake = Drake
mectexts-race-dragon = Dragon
mectexts-race-slayer = Slayer
mectexts-race-nazgul = Nazgûl
mectexts-race-wizard = Wizard
mectexts-race-ringwraith = Ringwraith
mectexts-race-orc-troll = Orc or Troll
mectexts-race-dragon-drake = Dragon or Drake
mectexts-race-wizard-ringwraith = Wizard or Ringwraith
mectexts-race-hobbit-dwarf-orc-ringwraith = Hobbit, Dwarf, Orc or Ringwraith
mectexts-skill-warrior = warrior
mectexts-skill-scout = scout
mectexts-skill-ranger = ranger
mectexts-skill-sage = sage
mectexts-skill-diplomat = diplomat
mectexts-keyword-environment = environment
mectexts-keyword-palantir = Palantír
mectexts-keyword-the-one-ring = The One Ring
mectexts-keyword-shadow-magic = shadow-magic
mectexts-keyword-spirit-magic = spirit-magic
mectexts-keyword-spell = spell
mectexts-type-resource = resource
mectexts-type-character = character
mectexts-type-hazard = hazard
mectexts-site-border-hold = Border-hold
mectexts-site-free-hold = Free-hold
mectexts-site-ruins = Ruins & Lairs
mectexts-site-shadow-hold = Shadow-hold
mectexts-site-dark-hold = Dark-hold
mectexts-site-haven = haven
mectexts-region-wilderness = Wilderness
mectexts-region-shadow-land = Shadow-land
mectexts-region-dark-domain = Dark-domain
mectexts-region-coastal-sea = Coastal Sea
mectexts-region-border-land = Border-land
mectexts-region-free-domain = Free-domain
mectexts-mode-fell-rider = Fell Rider mode
mectexts-mode-heralded-lord = Heralded Lord mode
mectexts-mode-black-rider = Black Rider mode
mectexts-check-corruption = corruption check
mectexts-check-influence = influence check
mectexts-check-attempt = influence attempt

## When

mectexts-trigger-any-deck-exhausted = when any play deck is exhausted
mectexts-trigger-attack-is-defeated = when an attack of that race is defeated
mectexts-trigger-attack-that-was-singled-out-is-defeated = when the attack that remained is defeated
mectexts-trigger-bearer-is-wounded = when whoever controls { $me } is wounded
mectexts-trigger-creature-attacks-another-company = when a creature attacks another of your companies
mectexts-trigger-its-attack-is-over = when the attack of { $me } is over
mectexts-trigger-its-automatic-attack-ends = after an automatic-attack of { $me }
mectexts-trigger-its-creature-has-attacked = after the attack of the creature in reserve
mectexts-trigger-its-strikes-are-about-to-be-assigned = before the strikes of { $me } are assigned
mectexts-trigger-leaves-play = when { $me } leaves play
mectexts-trigger-strike-would-wound-its-bearer = when a strike against the bearer is successful
mectexts-trigger-the-attack-is-over = after that attack
mectexts-trigger-this-attack-ends = after the attack of { $me }
mectexts-trigger-this-is-eliminated = when { $me } is eliminated
mectexts-trigger-this-is-stored = when { $me } is stored
mectexts-trigger-turn-ends = at the end of each turn
mectexts-trigger-turn-of-its-bearer-ends = at the end of each turn of the bearer
mectexts-trigger-your-avatar-comes-into-play = when your Ringwraith comes into play
mectexts-trigger-gains-item = each time an item comes to { $those }
mectexts-trigger-each-company-begins =
    { $phase ->
        [site] at the start of the site phase of each company
       *[other] as the movement/hazard phase of each company begins
    }
mectexts-trigger-ends = at the end of each untap phase of the bearer
mectexts-trigger-its-phase-ends = at the end of the movement/hazard phase of its company

## What it costs

mectexts-pays-announces-tribe = announce a kind of creature
mectexts-pays-discards = discard { $group }
mectexts-pays-discards-from-hand = discard { $group }
mectexts-pays-discards-stored = discard { $title } stored at { $place }
mectexts-pays-discards-this = discard { $me }
mectexts-pays-names = with { $group }
mectexts-pays-names-attack = name an automatic-attack there
mectexts-pays-names-region = name a region of that type in the path
mectexts-pays-taps = tap { $group }
mectexts-pays-tries =
    { $freely ->
        [yes] without tapping
       *[other] tap the bearer
    }

## Whom

mectexts-those-ally-of-the-company =
    { $how ->
        [which] which ally of the company
        [each] each ally of the company
       *[one] an ally of the company
    }
mectexts-those-card-in-play =
    { $how ->
        [which] which card in play
        [each] each card in play
       *[one] a card in play
    }
mectexts-those-card-in-your-discard-pile =
    { $how ->
        [which] which card
        [each] each card in your discard pile
       *[one] a card in your discard pile
    }
mectexts-those-card-in-your-hand =
    { $how ->
        [which] which card in your hand
        [each] each card in your hand
       *[one] a card in your hand
    }
mectexts-those-card-in-your-sideboard =
    { $how ->
        [which] which card
        [each] each card in your sideboard
       *[one] a card in your sideboard
    }
mectexts-those-card-looked-through =
    { $how ->
        [which] which card
        [each] each card looked through
       *[one] a card looked through
    }
mectexts-those-character =
    { $how ->
        [which] which character
        [each] each character
       *[one] a character
    }
mectexts-those-character-of-its-bearer-s-company =
    { $how ->
        [which] which character of the bearer’s company
        [each] each character of the bearer’s company
       *[one] a character of the bearer’s company
    }
mectexts-those-character-of-its-company =
    { $how ->
        [which] which character of its company
        [each] each character of its company
       *[one] a character of its company
    }
mectexts-those-character-of-the-company =
    { $how ->
        [which] which character of the company
        [each] each character of the company
       *[one] a character of the company
    }
mectexts-those-character-of-the-company-it-is-on =
    { $how ->
        [which] which character of the company
        [each] each character of the company
       *[one] a character of the company
    }
mectexts-those-character-under-attack =
    { $how ->
        [which] which character of the attacked company
        [each] each character of the attacked company
       *[one] a character of the attacked company
    }
mectexts-those-character-where-its-bearer-is =
    { $how ->
        [which] which character there
        [each] each character where the bearer is
       *[one] a character where the bearer is
    }
mectexts-those-declared-card-that-needs-a-scout =
    { $how ->
        [which] which card that needs a scout
        [each] each card that needs a scout
       *[one] a card that needs a scout
    }
mectexts-those-declared-environment =
    { $how ->
        [which] which environment
        [each] each environment
       *[one] an environment
    }
mectexts-those-declared-hazard-on-the-company =
    { $how ->
        [which] which hazard on the company
        [each] each hazard on the company
       *[one] a hazard on the company
    }
mectexts-those-declared-return-to-the-site-of-origin =
    { $how ->
        [which] which card that would send the company back
        [each] each card that would send the company back
       *[one] what would send the company back
    }
mectexts-those-faction =
    { $how ->
        [which] which faction
        [each] each faction
       *[one] a faction
    }
mectexts-those-hazard-event =
    { $how ->
        [which] which hazard event in play
        [each] each hazard event in play
       *[one] a hazard event in play
    }
mectexts-those-item =
    { $how ->
        [which] which item
        [each] each item
       *[one] an item
    }
mectexts-those-item-of-the-company =
    { $how ->
        [which] which item of the company
        [each] each item of the company
       *[one] an item of the company
    }
mectexts-those-lasting-card-that-needed-a-scout =
    { $how ->
        [which] which card of a scout that still lasts
        [each] each card of a scout that still lasts
       *[one] a card of a scout that still lasts
    }
mectexts-those-site =
    { $how ->
        [which] which site
        [each] each site
       *[one] a site
    }
mectexts-those-who-paid-of-your-character =
    { $how ->
        [which] which of your characters that have tapped
        [each] your character that has tapped
       *[one] your character that has tapped
    }
mectexts-those-your-character =
    { $how ->
        [which] which character of yours
        [each] each of your characters
       *[one] a character of yours
    }
mectexts-those-your-company =
    { $how ->
        [which] which company of yours
        [each] each of your companies
       *[one] a company of yours
    }
mectexts-those-character-facing-the-strike = the target of the strike
mectexts-those-chosen-cards = whoever was named for it
mectexts-those-host = the bearer
mectexts-those-its-bearer = the bearer
mectexts-those-me = { $me }
mectexts-those-site-of-the-company = the site of the company
mectexts-those-this-company = the company
mectexts-those-who-makes-the-check = whoever makes the check
mectexts-those-wounded-by-it = each character that it wounded
mectexts-those-you = you
mectexts-those-your-avatar = your avatar
mectexts-those-target = that card

## Which of them

mectexts-which-above-ground = that is no Under-deeps site
mectexts-which-at = at { $title }
mectexts-which-at-a = at a { $site }
mectexts-which-at-a-haven = at a haven
mectexts-which-bearing = bearing { $those }
mectexts-which-not-bearing = not bearing { $those }
mectexts-which-bearing-a-ring = bearing a ring
mectexts-which-character = who are characters
mectexts-which-covert = in a covert company
mectexts-which-faction = that are factions
mectexts-which-follower-of-a-troll-leader = who follows a Troll leader
mectexts-which-hazard = that is a hazard
mectexts-which-in-company-of = in a company of { $most } characters or fewer
mectexts-which-in-the-company-of-its-bearer = in the company of the bearer
mectexts-which-in-the-company-of-who-plays-it = in the same company
mectexts-which-whose-company-is-tried = whose company it is tried on
mectexts-which-in-your-avatar-s-company = in the company of your avatar
mectexts-which-keyword = with the keyword { $keyword }
mectexts-which-leader = who is a leader
mectexts-which-mind-at-most = with a mind of { $most } or less
mectexts-which-minion = that is a minion
mectexts-which-no-dragon-s-lair = that is no Dragon’s lair
mectexts-which-no-environment = that is no environment
mectexts-which-no-wizard-or-ringwraith = that is no Wizard or Ringwraith
mectexts-which-not-race = that is no { $race }
mectexts-which-race = of the race { $race }
mectexts-which-not-ringwraith = that is no Ringwraith
mectexts-which-overt = in an overt company
mectexts-which-played-at = that are played at { $title }
mectexts-which-size-at-most = in a company of size { $most } or less
mectexts-which-skill = with the skill { $skill }
mectexts-which-tapped = that is tapped
mectexts-which-titled = called { $title }
mectexts-which-together-with = together with { $those }
mectexts-which-type = of the type { $type }
mectexts-which-uncursed = without a corruption card this turn
mectexts-which-untapped = that is untapped
mectexts-which-facing-the-attack = that may be attacked
mectexts-which-unwounded = that is not wounded
mectexts-which-where-information-is-playable = where Information is playable
mectexts-which-where-this-one-is = at the same site
mectexts-which-where-your-avatar-is = where your avatar is
mectexts-which-with-an-automatic-attack-by-a-dragon = with an automatic-attack by a Dragon
mectexts-which-with-more-than-one-orc = with more than one Orc
mectexts-which-wizard = that is a Wizard
mectexts-which-wounded = that is wounded
mectexts-which-yours = of yours
mectexts-which-kind =
    { $kind ->
        [creature] that is a creature
        [major-item] that is a major or greater item
        [minor-item] that is a minor item
       *[other] that is a permanent-event
    }

## What holds

mectexts-worked-against-its-company = its company is attacked
mectexts-worked-at-the = the company is at a { $site }
mectexts-worked-at-the-site = the company is at { $title }
mectexts-worked-attacked-by = the attack is by the race { $race }
mectexts-worked-against-a-wizard-no-ringwraith-revealed = your opponent is a Wizard player, and you have revealed no Ringwraith
mectexts-worked-both-hold = { $first } and { $second }
mectexts-worked-either-holds = { $first } or { $second }
mectexts-worked-checking-for = it is a { $check }
mectexts-worked-counts = the number of those who are { $those }
mectexts-worked-deck-of = your play deck has at least { $count } cards
mectexts-worked-doors-of-night = Doors of Night is in play
mectexts-worked-fighting = the attack is by the race { $race }
mectexts-worked-host-is = the bearer is one { $which }
mectexts-worked-in-mode = { $me } is in { $mode }
mectexts-worked-in-play-is = { $title } is in play
mectexts-worked-in-use = it is in use
mectexts-worked-its-bearer-faces-the-strike = its bearer faces the strike
mectexts-worked-its-company = it is about its company
mectexts-worked-keyed-to = the attack is keyed to { $region }
mectexts-worked-path-has = { $count } times { $region } or the like in the site path
mectexts-worked-the-company-has-entered = the company has entered the site
mectexts-worked-the-gates-of-morning = Gates of Morning counts as in play
mectexts-worked-the-site-is-untapped = the site is untapped
mectexts-worked-this-is = { $me } is one { $which }
mectexts-worked-a-creature-attacks-its-company-away-from-sites = a creature that is not keyed to a site attacks its company
mectexts-worked-a-creature-attacks-your-company-away-from-sites = a creature that was not played at a site attacks your company while she is at a Darkhaven
mectexts-worked-a-small-company-attacked-in-the-wild = his company is of size two or less and the attack is keyed to Wilderness or Shadow-land
mectexts-worked-a-brother-is-there = one of the other two is in the company
mectexts-worked-a-wraith-strikes-her = a Nazgûl or Ringwraith strikes her
mectexts-worked-its-own-attack-as-it-says = it is the attack of { $me }
mectexts-worked-against-a-faction = it is against a faction
mectexts-worked-another-hobbit-is-struck = another Hobbit of the company is struck
mectexts-worked-at-a-hold-with-automatic-attacks = the site is a Border-hold or Free-hold with automatic-attacks
mectexts-worked-at-a-tapped-border-hold = the site is a tapped Border-hold
mectexts-worked-at-a-tapped-dark-site = the site is a tapped Dark-hold or Shadow-hold
mectexts-worked-at-ruins-with-automatic-attacks = the site is Ruins & Lairs with automatic-attacks
mectexts-worked-at-ruins-with-doors-of-night = the site is Ruins & Lairs and Doors of Night is in play
mectexts-worked-before-the-council = the council has not met
mectexts-worked-by-free-peoples = the attack is by Elves, Dwarves, Dúnedain or Men
mectexts-worked-companies-are-organized = nobody is organizing companies
mectexts-worked-hazards-lie-on-its-company = hazards lie on characters of the company
mectexts-worked-he-is-at-a-haven = the bearer is at a haven
mectexts-worked-in-the-dark = the site is in the dark
mectexts-worked-in-the-open = the company moves in the open and Doors of Night is not in play
mectexts-worked-in-the-wild-with-doors-of-night = the path has a Wilderness and Doors of Night is in play
mectexts-worked-it-is-aligned = the bearer can use it and your play deck has at least 5 cards
mectexts-worked-it-moves = the company moves
mectexts-worked-it-moves-through-the-wild = the company moves through a Wilderness
mectexts-worked-it-moves-to-ruins = the company moves to Ruins & Lairs
mectexts-worked-it-sails = the company sails
mectexts-worked-it-was-defeated = it was defeated
mectexts-worked-it-was-not-defeated = it was not defeated
mectexts-worked-a-company-is-here = a company is here
mectexts-worked-its-bearer-may-try = the bearer is there
mectexts-worked-its-company-moves = its company moves
mectexts-worked-no-ringwraith-plays-it = no Ringwraith plays it
mectexts-worked-no-ringwraith-yet = your Ringwraith is not in play
mectexts-worked-not-yet-this-turn = it was not played this turn
mectexts-worked-nothing-is-reserved = nothing is in reserve
mectexts-worked-on-a-wild-or-dark-path = the path is wild or dark enough
mectexts-worked-the-company-is-covert = the company is covert
mectexts-worked-the-company-moves-there = the company moves there
mectexts-worked-the-one-ring-is-here = The One Ring is at the site
mectexts-worked-tried-on-you = your opponent tries it
mectexts-worked-with-a-diplomat = there is a diplomat in the company
mectexts-worked-you-may-convene = you meet the conditions
mectexts-worked-your-ringwraith-at-a-darkhaven = { $me } is your Ringwraith at a Darkhaven

## What happens

mectexts-does-looks-at-a-hand = look at up to five cards of your opponent's hand drawn by lot
mectexts-does-discards-bade-to-rule = Bade to Rule is discarded
mectexts-period-turn = turn
mectexts-does-1-prowess-and-body = all characters of it have +1 prowess and +1 body this turn
mectexts-does-2-prowess-of-an-automatic-attack = an automatic-attack of the site has +2 prowess
mectexts-does-a-character-taps = the company taps one untapped character
mectexts-does-a-character-taps-and-keeps-it = then a character may tap and keep { $me }; else it is discarded
mectexts-does-a-gold-ring-becomes-a-special-ring = a gold ring is discarded for a special ring that it lists
mectexts-does-a-wilderness-becomes-a-shadow-land = a Wilderness of the path counts as a Shadow-land
mectexts-does-a-wizard-comes-into-play = a Wizard may come into play there
mectexts-does-adds-to-check = the check goes better for { $subject }
mectexts-does-attacks-who-moves-there = { $me } attacks the company
mectexts-does-body-checks-at-1 = a body check at −1 for each character
mectexts-does-agent-influences = an agent at the site makes an influence attempt
mectexts-does-destroys-the-one-ring = a corruption check, { $modifier }, by { $subject }: if it succeeds The One Ring is destroyed
mectexts-does-burns-the-site = the site burns
mectexts-does-cancel-attack = cancel the attack
mectexts-does-cancel-check = cancel the check
mectexts-does-cancel-strike = cancel the strike
mectexts-does-cancels-what-is-declared = cancel { $subject }
mectexts-does-cancels-the-attack-and-returns-the-creature = cancel the attack; the creature returns to the hand
mectexts-does-cannot-be-controlled-by-direct-influence = a follower is without a controller
mectexts-does-convenes-the-audience-of-sauron = the Audience of Sauron is convened
mectexts-does-creatures-of-a-race-do-not-count = creatures of a race do not count against the hazard limit
mectexts-does-cure = heal { $subject } to well and untapped
mectexts-does-heal =
    { $upright ->
        [yes] heal { $subject } to well and untapped
       *[no] heal { $subject }
    }
mectexts-does-curses = it is the corruption card of the turn
mectexts-does-discard = discard { $subject }
mectexts-does-discards-the-one-ring-and-itself = discard The One Ring and { $me }
mectexts-does-each-player-may-take-a-drake-or-dragon-back = each player may take a Drake or Dragon back
mectexts-does-ends-what-lasts-of-a-card-that-needed-a-scout = what lasts of a card that needed a scout ends
mectexts-does-tests-gold-rings = every gold ring of the company is tested
mectexts-does-ends-what-lasts-of-it = what it did ends
mectexts-does-enters = put { $me } into play: { $subject }
mectexts-does-enters-on-company = put { $me } on the company: { $subject }
mectexts-does-gains = { $subject } counts as something else this turn
mectexts-does-hazards-return-to-the-hand = hazards on its characters return to the hand
mectexts-does-into-hand = take { $subject } into the hand
mectexts-does-into-play-deck = shuffle { $subject } into the play deck
mectexts-does-is-shuffled-into-the-play-deck = { $me } is shown and shuffled into the play deck
mectexts-does-is-slain = { $me } leaves play for its marshalling points
mectexts-does-joins-the-attacked-company = { $me } may join that company and must face a strike
mectexts-does-larger-hand = until your next untap phase your hand may hold one card more
mectexts-does-lies-with-your-ringwraith = { $me } lies with it
mectexts-does-loses-3-marshalling-points = you lose 3 marshalling points
mectexts-does-makes-a-corruption-check-for-each = the bearer makes a corruption check for each
mectexts-does-makes-a-corruption-check-for-each-item-of-others = the bearer makes a corruption check for each item of others
mectexts-does-may-attack-its-controller = the ally may attack who controls it
mectexts-does-may-disperse = the faction may be discarded
mectexts-does-may-flee = the character may leave and go back alone
mectexts-does-may-go-home = the character may return to the hand
mectexts-does-modify = { $subject }: { $changes }
mectexts-does-no-creatures-this-turn = no creature may be played on the company this turn
mectexts-does-no-scouts-for-the-rest-of-the-turn = no scout of the company can be used this turn
mectexts-does-on-strike = { $subject } fares better
mectexts-does-once-a-check = once for the check
mectexts-does-once-an-attack = once for the attack
mectexts-does-one-automatic-attack-more = one automatic-attack of the site is faced twice
mectexts-does-one-hazard-less = the hazard limit is one less
mectexts-does-one-region-more = the company may move through one region more
mectexts-does-other-commands-return-to-the-hand = other commands on the leader return to the hand
mectexts-does-reserves-a-creature = it lies in reserve
mectexts-does-resources-come-back = at Rivendell you may shuffle 3 resources of your discard pile into your play deck
mectexts-does-return-to-hand = return { $subject } to the hand
mectexts-does-ruins-lairs-become-a-shadow-hold = the new site counts as a Shadow-hold
mectexts-does-sheltered = no strike may be assigned to { $subject }
mectexts-does-strengthens-other-undead = other attacks by Undead have +1 strike and +1 prowess this turn
mectexts-does-tap = tap { $subject }
mectexts-does-taps-and-makes-a-corruption-check = { $me } taps and makes a corruption check
mectexts-does-taps-the-site = tap the site
mectexts-does-the-company-is-not-sent-back = nothing sends the company back nor taps its sites this turn
mectexts-does-the-crown-is-used-up = the Crown of Flowers goes with it, if it was needed
mectexts-does-the-ring-betrays = a corruption check at −2 that may cost the ring
mectexts-does-the-strike-does-not-wound = the strike does not wound; the attacker rolls, and above 6 { $me } is discarded
mectexts-does-tries-to-remove-it = roll to remove { $me }
mectexts-does-tries-to-remove-it-at-3 = roll at −3 to remove { $me }
mectexts-does-untap = untap { $subject }
mectexts-does-was-played-at-this-site = the site remembers { $me }
mectexts-does-watches-who-leaves = { $me } sees who leaves
mectexts-does-wound = wound { $subject }
mectexts-does-wounded-discard-their-items = if another of the three came before, whom it wounded discards items
mectexts-does-your-factions-of-the-site-are-discarded = your factions of the site are discarded
mectexts-does-cancels-environments =
    { $side ->
        [hazard] discard every hazard environment and end its effects
       *[other] discard every resource environment and end its effects
    }
mectexts-does-changes-the-attack =
    { $half ->
        [yes] halve the strikes of the attack
       *[other] the attack has { $prowess } prowess
    }
mectexts-does-faces-attack =
    { $strikes ->
        [one] the company faces one strike with { $prowess } prowess ({ $race })
       *[other] the company faces { $strikes } strikes with { $prowess } prowess ({ $race })
    }
mectexts-does-check-corruption = a corruption check, { $modifier }: { $subject }
mectexts-does-searches =
    { $count ->
        [one] look for one { $which } and shuffle
       *[other] look for up to { $count } cards { $which } and shuffle
    }

## Ringwraiths

mectexts-brings-follower =
    { $anywhere ->
        [yes] a Ringwraith of your hand comes into play as a follower, wherever your Ringwraith is
       *[other] a Ringwraith of your hand comes into play as a follower
    }
mectexts-brings-to-company = a character of your hand comes into play in the company
mectexts-ends-other-modes = every other mode of the Ringwraith ends
mectexts-ends-with-its-followers = discard this and the Ringwraith’s followers
mectexts-its-ringwraith-is-at-a-darkhaven = its Ringwraith is at a Darkhaven
mectexts-discards-bade-to-rule = discard Bade to Rule
mectexts-looks-at-a-hand = discard a card of your hand to look at up to five random cards of your opponent’s
mectexts-against-a-wizard-no-ringwraith-revealed = your opponent is a Wizard player and you have revealed no Ringwraith

## What becomes of what is chosen, in the question that asks for it

mectexts-it-into-play-deck = is shuffled into the play deck
mectexts-it-into-hand = goes to your hand
mectexts-it-discard = is discarded
mectexts-it-cure = is healed to well and untapped
mectexts-it-tap = taps
mectexts-it-untap = untaps
mectexts-it-wound = is wounded
mectexts-it-enters = receives { $me }
mectexts-it-enters-on-company = receives { $me }
mectexts-it-sheltered = cannot be assigned a strike
mectexts-it-cancel-attack = makes the attack end
mectexts-it-cancels-what-is-declared = is canceled
mectexts-it-ends-what-lasts-of-a-card-that-needed-a-scout = ends
mectexts-it-check-corruption = makes a corruption check, { $modifier }
mectexts-it-may-attack-its-controller = may attack who controls it
mectexts-it-may-disperse = may be discarded
mectexts-it-the-ring-betrays = makes a corruption check, −2
mectexts-it-searches =
    { $to ->
        [deck] is shuffled into the play deck
       *[hand] goes to your hand
    }
mectexts-it-may-flee = may leave and go back alone
mectexts-it-may-go-home = may return to the hand
mectexts-it-reserves-a-creature = lies in reserve
mectexts-it-a-gold-ring-becomes-a-special-ring = is discarded for a special ring
mectexts-it-1-prowess-and-body = gets +1 prowess and +1 body for all its characters
mectexts-it-modify = gets { $changes }
