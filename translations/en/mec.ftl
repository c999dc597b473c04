# Words of the Middle-earth CCG at the table. Parameters are names already put into words.

## Questions

mec-ask-draft = { $seat }, whom do you reveal for your starting company?
mec-ask-second-site = { $seat }, who starts at { $site }? The others start at your first site.
mec-ask-starting-items = { $seat }, which minor item starts with whom?
mec-ask-leftover = { $seat }, which characters of the pool are shuffled into your play deck? At most: { $count }.
mec-ask-hazards-from-sideboard = { $seat }, do you take hazards of your sideboard? It halves the hazard limits of this turn.
mec-ask-from-sideboard = { $seat }, where do the cards of your sideboard go?
mec-ask-sideboard-cards = { $seat }, which cards do you take of your sideboard? At most: { $count }.
mec-ask-untap = { $seat }, do you do anything in your untap phase?
mec-ask-organization = { $seat }, what do you do in your organization phase? General influence: { $used } of { $limit }.
mec-ask-organizing = { $seat }, how do you organize your companies? General influence: { $used } of { $limit }.
mec-ask-lose-follower = { $seat }, which follower can { $card } not control any more?
mec-ask-give-up = { $seat }, whom do you give up? Your general influence is exceeded.
mec-ask-long-events = { $seat }, which long-events do you play?
mec-ask-company = { $seat }, which company has its movement/hazard phase next?
mec-ask-site-company = { $seat }, which company has its site phase next?
mec-ask-way = { $seat }, how does the company travel?
mec-ask-regions = { $seat }, through which regions does the company travel?
mec-ask-draw = { $seat }, how many cards do you draw? At most: { $count }.
mec-ask-movement = { $seat }, do you act for the company of { $card }?
mec-ask-hazards = { $seat }, what do you play against the company of { $card }? Hazard limit left: { $count }.
mec-ask-join = { $seat }, does the company of { $card } join that of { $host }?
mec-ask-who-stays = { $seat }, which company stays? The other goes back.
mec-ask-enter = { $seat }, does the company of { $card } enter { $site }?
mec-ask-site = { $seat }, what does the company of { $card } do at { $site }?
mec-ask-cancel-at-home = { $seat }, who taps to cancel the automatic-attack of this home site?
mec-ask-guard = { $seat }, do you reveal a card on guard at { $site }?
mec-ask-guard-creature = { $seat }, which creature on guard attacks?
mec-ask-agent-attack = { $seat }, which agent attacks?
mec-ask-attack =
    { $seat }, do you act before the strikes are assigned? { $race ->
        [company] The company of { $by }
        [orc] Orcs
        [troll] Trolls
        [man] Men
        [elf] Elves
        [dwarf] Dwarves
        [hobbit] Hobbits
        [dunadan] Dúnedain
        [undead] the Undead
        [wolf] Wolves
        [spider] Spiders
        [animal] Animals
        [drake] a Drake
        [dragon] a Dragon
        [slayer] a Slayer
        [nazgul] a Nazgûl
        [pukel_creature] a Pûkel-creature
        [ringwraith] a Ringwraith
       *[other] Enemies
    }: { $strikes ->
        [one] one strike
       *[other] { $strikes } strikes
    }{ $race ->
        [company] {""}
       *[other] {" "}with prowess { $prowess }
    }.
mec-ask-assign = { $seat }, who faces the strikes? { $count ->
    [one] There is one.
   *[other] There are { $count }.
}
mec-ask-assign-rest = { $seat }, who is struck by the other strikes? { $count ->
    [one] There is one.
   *[other] There are { $count }.
}
mec-ask-which-strike = { $seat }, which strike is resolved next?
mec-ask-which-check = { $seat }, who makes the next corruption check because of { $source }?
mec-ask-which-item = { $seat }, for which item does { $source } ask for the next check?
mec-ask-which-ring-test = { $seat }, which gold ring is tested next?
mec-ask-which-copy = { $seat }, which copy is discarded? There cannot be two in one company.
mec-ask-strike = { $seat }, what affects the strike against { $card }? Prowess { $prowess } against { $against }.
mec-ask-excess = { $seat }, how many excess strikes do you spend against { $card }?
mec-ask-hold = { $seat }, does { $card } fight with full strength, or take −3 so as not to tap?
mec-none-face = Nobody
mec-none-support = Nobody
mec-ask-support = { $seat }, who taps to support { $card }?
mec-ask-clash-first = { $seat }, which of your untapped characters receive strikes? At most: { $count }.
mec-ask-clash-aim = { $seat }, which of your untapped characters strikes at whom?
mec-ask-clash-giver = { $seat }, who strikes at { $card }?
mec-ask-clash-rest = { $seat }, who receives the strikes that remain? { $count ->
    [one] There is one.
   *[other] There are { $count }.
}
mec-ask-attack-company = { $seat }, does your company attack another one?
mec-ask-trophy = { $seat }, who takes { $source } as a trophy?
mec-ask-hand-on = { $seat }, which item passes to { $card }?
mec-ask-corruption = { $seat }, a corruption check of { $card }: points { $points }, modifier { $bonus }. Who helps?
mec-why-support = Each untapped companion who taps adds 1.
mec-ask-other-check = { $seat }, do you change the corruption check of { $card }: points { $points }, modifier { $bonus }?
mec-ask-body = { $seat }, do you change the body check against { $card }: body { $body }, modifier { $bonus }?
mec-ask-influence = { $seat }, do you change the influence check of { $source }?
mec-ask-play-revealed = { $seat }, do you play the card you revealed?
mec-ask-control = { $seat }, how do you control { $card }?
mec-ask-ring = { $seat }, which ring was { $source }?
mec-ask-answer = { $seat }, do you answer { $source }?
mec-ask-answer-guard = { $seat }, do you answer the card put on guard?
mec-ask-ambush = { $seat }, who attacks first?
mec-ask-limit = { $seat }, the hazard limit is halved and changed: what does it come to?
mec-ask-split-hazard = { $seat }, on which part of the company is { $source } from now on?
mec-ask-respond = { $seat }, do you use something on this?
mec-ask-which-action = { $seat }, which of what { $source } has declared is meant?
mec-ask-which-first = { $seat }, which comes first?
mec-ask-target = { $seat }, what do you choose for { $source }?
mec-ask-targets = { $seat }, what do you choose for { $source }? Cards: { $count }.
mec-ask-player = { $seat }, which player do you choose for { $source }?
mec-ask-may = { $seat }, do you use { $source }?
mec-ask-who-taps = { $seat }, who taps for { $source }?
mec-ask-who-plays = { $seat }, who uses { $source }?
mec-ask-what-to-discard = { $seat }, what do you discard for { $source }?
mec-ask-end = { $seat }, do you do anything more in this turn?
mec-ask-discard-one = { $seat }, do you discard a card?
mec-ask-too-many = { $count ->
    [one] { $seat }, which card do you discard?
   *[other] { $seat }, which { $count } cards do you discard?
}
mec-ask-exchange-in = { $seat }, your deck is exhausted: which cards of your sideboard come in? At most: { $count }.
mec-ask-exchange-out = { $count ->
    [one] { $seat }, which card of your discard pile goes to the sideboard for it?
   *[other] { $seat }, which { $count } cards of your discard pile go to the sideboard for them?
}
mec-ask-call = { $seat }, do you call the end of the game? Your opponent has one more turn.
mec-ask-council-check = { $seat }, whose corruption check comes next?
mec-ask-duplicates = { $seat }, which cards do you reveal against points of your opponent? At most: { $count }.

## Buttons

mec-verb-pass = Pass
mec-verb-play = Play { $source }
mec-verb-play-on = Play { $source } on { $target }
mec-verb-use = Use { $source }
mec-verb-use-on = Use { $source } on { $target }
mec-verb-respond = Use { $source }
mec-verb-respond-on = Use { $source } for { $target }
mec-verb-resolve = { $source } first
mec-verb-resolve-on = { $source } first, for { $target }
mec-verb-action = { $card }, no. { $n } of the chain
mec-verb-action-at = { $card }, no. { $n } of the chain, for { $host }
mec-verb-draft = { $source }
mec-verb-stop = No more characters
mec-verb-give = { $source }
mec-verb-give-on = { $source } to { $target }
mec-verb-done = Done
mec-verb-organize = Organize companies
mec-verb-organized = Companies are organized
mec-verb-admit = { $source } joins
mec-verb-admit-on = { $source } joins { $target }
mec-verb-bring = Bring { $source } into play
mec-verb-bring-on = Bring { $source } into play: { $target }
mec-verb-dismiss = Discard { $source }
mec-verb-follow = { $source } follows
mec-verb-follow-on = { $source } follows { $target }
mec-verb-free = { $source } under general influence
mec-verb-split = { $source } leaves the company
mec-verb-regroup = { $source } changes company
mec-verb-regroup-on = { $source } goes to the company of { $target }
mec-verb-join = Join companies
mec-verb-join-on = Join the companies of { $source } and { $target }
mec-verb-store = Store { $source }
mec-verb-transfer = Transfer { $source }
mec-verb-transfer-on = Transfer { $source } to { $target }
mec-verb-wear = Use { $source }
mec-verb-sideboard = { $source } taps for the sideboard
mec-verb-go = { $source } sets out
mec-verb-go-on = { $source } sets out for { $target }
mec-verb-company = The company of { $source }
mec-verb-to-discard = To the discard pile
mec-verb-general-influence = Under general influence
mec-verb-direct-influence = Under direct influence
mec-verb-to-deck = One into the play deck
mec-verb-walk = { $regions }
mec-verb-draw = Draw { $detail }
mec-verb-creature = Play { $source }
mec-verb-on-guard = Put { $source } on guard
mec-verb-nazgul = { $source } is given up for the sideboard
mec-verb-agent = Play { $source } face down
mec-verb-agent-reveal = Reveal { $source }
mec-verb-agent-move = Move { $source }
mec-verb-agent-hide = Turn { $source } face down
mec-verb-agent-key = { $source } lets creatures be keyed
mec-verb-agent-rest = { $source } rests
mec-verb-agent-home = { $source } goes home
mec-verb-face = { $source } faces a strike
mec-verb-strike = { $target }
mec-verb-strike-on = { $target }
mec-verb-spend = Spend { $detail }
mec-verb-full = Full strength
mec-verb-hold = Take −3, do not tap
mec-verb-support = { $source } supports
mec-verb-support-on = { $source } supports { $target }
mec-verb-aim = { $source } strikes
mec-verb-aim-on = { $source } strikes at { $target }
mec-verb-enter = Enter the site
mec-verb-do-nothing = Do nothing
mec-verb-acquire = { $source }
mec-verb-acquire-on = { $target } gets { $source }
mec-verb-influence = { $source } tries to influence
mec-verb-influence-on = { $source } tries to influence { $target }
mec-verb-attack = { $source } attacks
mec-verb-attack-on = { $source } attacks the company of { $target }
mec-verb-limit = Hazard limit { $detail }
mec-verb-reveal = Reveal { $source }
mec-verb-check = { $source }
mec-verb-roll = Roll
mec-verb-call = Call the end
mec-verb-keep-on = Play on
mec-verb-choose = { $source }
mec-verb-choose-player = { $target }
mec-verb-choose-player-on = { $target }
mec-verb-decline = No
mec-verb-accept = Yes
mec-verb-put = { $source }
mec-verb-way =
    { $detail ->
        [starter] From haven to site
        [region] Through regions
        [deeps] Through the Under-deeps
       *[other] By a card
    }
mec-verb-creature-keyed =
    { $card } ({ $what ->
        [wilderness] Wilderness
        [border_land] Border-land
        [free_domain] Free-domain
        [shadow_land] Shadow-land
        [dark_domain] Dark-domain
        [coastal_sea] Coastal Sea
        [ruins] Ruins & Lairs
        [shadow_hold] Shadow-hold
        [dark_hold] Dark-hold
        [border_hold] Border-hold
        [free_hold] Free-hold
        [haven] haven
        [under_deeps] Under-deeps
        [under_deeps_surface] beside the Under-deeps
       *[other] { $what }
    })
mec-verb-agent-at = { $card }: { $site }
mec-verb-influence-with = { $card } tries to influence { $host }, revealing { $shown }
mec-verb-bring-new = { $card } in a company of its own at { $site }

## Why not

mec-no-effect-on-ringwraiths = { $card } has no effect on a Ringwraith player.
mec-no-creatures = No creature may be played against this company: not { $card }.
mec-no-response-only = { $card } waits for what it answers.
mec-no-answered = { $card } has answered this already.
mec-no-script = The text of { $card } is not written as rules yet: carry it out by hand.
mec-no-wrong-phase = { $card } belongs to another moment.
mec-no-not-your-turn = { $card } is a resource: it is for your own turn.
mec-no-hazard-time = { $card } is a hazard: it is for the movement/hazard phase of your opponent.
mec-no-own-turn = { $card } is a hazard: not in your own turn.
mec-no-hazard-limit = { $card }: the hazard limit is used up.
mec-no-starts-chain = { $card } cannot be an answer: it starts a chain of effects.
mec-no-long = { $card } is a long-event: it is for your long-event phase.
mec-no-unique = { $card } is unique, and a manifestation of it stands in the way.
mec-no-twice = { $card } cannot be duplicated there.
mec-no-required = What { $card } needs is not there.
mec-no-tapped = Nobody untapped can do it for { $card }.
mec-no-tapped-itself = { $card } would have to tap for it, and is not untapped.
mec-no-tap-by-strike = { $card }: whoever is struck does not tap by this strike anyway.
mec-no-strikes-assigned = { $card } is for an attack whose strikes are not assigned yet.
mec-no-skill = { $card }: one card that requires a skill is enough for a strike.
mec-no-used = { $card } was used as often as it may be.
mec-no-declared-twice = { $card } is declared in this chain already: once more would change nothing.
mec-no-not-yours = { $card } is not yours to use.
mec-no-blank = { $card } has no abilities now.
mec-no-idle-item = { $card } is borne beside another of its kind, which is in use.
mec-no-ringwraith-item = { $card } does nothing for a Ringwraith.
mec-no-untested-ring = { $card } is played only when a gold ring was tested.
mec-no-site-phase = { $card } is played at a site, in your site phase.
mec-no-organizing = { $card } comes into play while you organize, once in your organization phase.
mec-no-organize-first = Choose “Organize companies” first: { $card } comes into play while you organize.
mec-no-organized = You have organized already: { $card } waits for your next organization phase.
mec-no-while-organizing = While you organize nothing else is done: { $card } waits.
mec-no-arrange-first = Choose “Organize companies” first: only then { $card } may come, go or change company.
mec-no-arranged = You have organized already: { $card } stays where it is until your next organization phase.
mec-no-wearing-now = { $card } is used in place of another only in its player’s turn, and neither in combat nor in a chain.
mec-no-giving-now = { $card } passes to somebody else in your organization phase.
mec-no-going-now = Where { $card } goes is declared in your organization phase.
mec-no-arranging-now = { $card } changes company and controller while you organize, in your organization phase.
mec-no-trying-now = { $card } may try to influence { $host } in your site phase, once the site is entered.
mec-no-led-by-others = { $host } is in another company than { $card } and does not lead it.
mec-no-orcs-cursed = { $card } is for nobody here: what spares Dwarves spares Orcs as well.
mec-no-council-time = At the council there are only checks: nothing else is done with { $card }.
mec-no-start = { $card } may not be in a starting company.
mec-no-set-aside = { $card } was revealed by both of you and is set aside.
mec-no-more-to-start = Your starting company has room for nobody else: not { $card }.
mec-no-mind-to-start = With { $card } the minds of your starting company would be more than 20.
mec-no-regions = A Ringwraith’s company does not move by regions: not to { $site }.
mec-no-deeps = A Ringwraith’s company does not go under the earth: not to { $site }.
mec-no-darkhaven = A Ringwraith rides to { $site } only from a Darkhaven.
mec-no-cursed-ringwraith = No corruption card is played on Ringwraiths: not { $card }.
mec-no-untapping = { $card }: whom it would untap may not untap.
mec-no-nothing-tapped = { $card }: nothing that it could untap is tapped.
mec-no-avatar-away = { $card } would come into play where your avatar is, or under direct influence: not elsewhere.
mec-no-rider-dismissed = { $card } follows your Ringwraith and leaves only as its mode cards say.
mec-no-rider-freed = { $card } is under the control of your Ringwraith and of nobody else.
mec-no-rider-influenced = { $host } is a Ringwraith and not influenced.
mec-no-attack-same-side = { $card } attacks only companies of the other side: not that of { $host }.
mec-no-attack-apart = { $host } is not at the site of { $card }.
mec-no-second-attack = You have attacked a company in this turn: { $card } does not attack that of { $host }.
mec-no-attack-beside-attempt = You have tried to influence the opponent in this turn: { $card } does not attack the company of { $host }.
mec-no-attack-outside = The company of { $card } has not faced what guards its site: it does not attack that of { $host }.
mec-no-attack-yet = The company of { $card } attacks that of { $host } only when it has done all else at its site.
mec-no-cancel-abroad = { $card } is not at home here and cancels no attack of the site.
mec-no-cancel-by-kind = { $card } is at home at any site of this kind, and so cancels no attack of this one.
mec-no-trophy-taker = { $card } is no Orc or Troll who takes trophies.
mec-no-trophy-unstruck = { $card } has faced no strike of this attack.
mec-no-information = { $card } needs a site where Information is playable.
mec-no-site-tapped = The site is tapped: { $card } cannot be played.
mec-no-not-playable-here = { $card } is not playable at this site.
mec-no-not-entered = { $card }: the company has not entered its site.
mec-no-nobody-untapped = Nobody in the company is untapped for { $card }.
mec-no-not-keyed = { $card } can be keyed to nothing of this company.
mec-no-alignment = { $card } is of the other side.
mec-no-influence = Your Ringwraith has no direct influence left for { $card }.
mec-no-composition = { $card } may not be together with that company there.
mec-no-character = One character a turn is played or discarded: not { $card }.
mec-no-cost = The cost of { $card } cannot be paid.
mec-no-unfit = { $card } is not what { $source } names.
mec-no-mixed-company = { $card } cancels the attack of a company only if every character of it is of such a race.
mec-no-target = There is nothing that { $card } could be used on.
mec-no-change = { $card } would change nothing now.
mec-no-character-side = { $card } is no character of your side.
mec-no-sauron = You are Sauron and reveal no Ringwraith: not { $card }.
mec-no-sauron-without-wizard = One plays as Sauron against a Wizard player alone: not { $card }.
mec-no-sauron-beside = Who has revealed a Ringwraith, or is Sauron already, does not play as Sauron: not { $card }.
mec-no-avatar = { $card }: your avatar is in play.
mec-no-other-avatar = { $card }: you have revealed another avatar.
mec-no-fallen = { $card }: your avatar was eliminated.
mec-no-nowhere = { $card } can come into play at none of your sites.
mec-no-size = The company would be too large at { $site }.
mec-no-races = Orcs or Trolls and Free Peoples do not travel together to { $site }.
mec-no-ringwraith-company = Only Ringwraiths may be with your Ringwraith at { $site }.
mec-no-leaders = Only one leader may be in a company at { $site }.
mec-no-held = { $card } may not move.
mec-no-way = No way leads { $card } to { $site }.
mec-no-mode = { $card } needs a mode to ride from a Darkhaven to { $site }.
mec-no-sea = The way to { $site } crosses the sea, and no Ringwraith does.
mec-no-is-there = { $card } is at { $site } already.
mec-no-not-there = { $card } cannot go there.
mec-no-not-now = There is nothing to be done with { $card } now.
mec-no-trophy-stored = { $card } is a trophy and not stored.
mec-no-one-ring-stored = { $card } is not stored.
mec-no-storing-here = { $card } is stored at a haven, or where its text says so: not here.
mec-no-trophy-given = { $card } is a trophy and stays with who took it.
mec-no-giving-afar = { $host } is at another site than { $card }.
mec-no-giving-allies = { $host } is an ally and bears no items.
mec-no-second-goal = { $card } has declared where to go in this phase.
mec-no-same-goal = Another company from there goes to { $site } already.
mec-no-hoard = { $card } is playable only where there is a hoard.
mec-no-second-try = { $card } was tried to be removed in this turn: no other try goes with one at −3.
mec-no-second-corruption = Whoever is there has received a corruption card in this turn.
mec-no-receiver = Nobody else is at that site who could take { $card }.
mec-no-tapped-avatar = { $card } would have to tap for cards of the sideboard, and is not untapped.
mec-no-second-guard = A card lies on guard against this company already: not { $card }.
mec-no-guard-now = { $card } stays on guard: it does nothing about this that could be revealed now.
mec-no-guard-too-much = { $card } stays on guard: revealed now it may neither tap or remove characters, nor tap the site, nor send the company back.
mec-no-guard-target = { $card } stays on guard: nothing that it may be aimed at is there now and was before the site phase.
mec-no-sheltered = { $card } may not be attacked.
mec-no-weary-defender = { $card } is not untapped: only the attacker gives a strike to who is not.
mec-no-second-strike = { $card } faces a strike of this attack already.
mec-no-helper = { $card } faces a strike or is not untapped, and helps nobody.
mec-no-support = { $card } is not untapped and supports no check.
mec-no-support-abroad = { $card } supports no check in the opponent’s turn.
mec-no-avatar-dismissed = { $card } is your avatar and not discarded.
mec-no-dismissal-here = { $card } is neither at a haven nor at home, where one may be discarded.
mec-no-general-influence = Your general influence does not suffice for { $card } as well.
mec-no-follower-leads = { $host } is under nobody’s general influence and leads nobody: not { $card }.
mec-no-leader-follows = { $card } leads somebody and so follows nobody.
mec-no-rebel = { $card } may not be controlled by direct influence.
mec-no-direct-influence = The direct influence of { $host } does not suffice for { $card }.
mec-no-join-after-split = { $card } and { $host } have parted in this phase and are not joined again.
mec-no-join-two-goals = { $card } and { $host } have declared different journeys.
mec-no-follower-alone = A follower does not go by himself: { $card } goes with who leads him.
mec-no-split = { $card } has nowhere else to go: the parts of a company do not all stay.
mec-no-attempt-yet = { $card }: in the first turn nobody tries to influence the opponent’s { $host }.
mec-no-second-attempt = { $card }: one attempt a turn, and none beside an attack on a company: not on { $host }.
mec-no-tapped-attempt = { $card } would have to tap for { $host }, and is not untapped.
mec-no-new-avatar = { $card } has come only in this turn and does not try to influence { $host }.
mec-no-influencing = { $card } may influence nobody, and so not { $host }.
mec-no-avatar-influenced = { $host } is an avatar, a Ringwraith or under an avatar’s control, and not influenced.
mec-no-influence-elsewhere = { $host } is not at the site of { $card }, nor is it played there.
mec-no-influence-laden = Something lies on { $host }: it is not influenced.
mec-no-influence-unshown = For { $host }, an item, its like would have to be shown from your hand.
mec-no-closing = The organization phase ends: it is too late for { $card }.
mec-no-must-go = { $card } is for the end of the phase: first the parts of a company that was split declare where they go.
mec-no-spent-site = { $site } lies in your discard pile: { $card } goes only to a site of your location deck or in play.
mec-no-starting-item = { $card } does not start with anybody: only minor items do that are neither unique nor of a hoard.
mec-no-third-item = Two minor items have been given: not { $card } as well.
mec-no-clash-weary-giver = { $card } is not untapped: the defender says at whom that strike falls.
mec-no-clash-second-aim = { $card } strikes at somebody already.
mec-no-out-of-play = { $card } or a manifestation of it is out of the game for good.
mec-no-scouts = { $card } needs a scout, and none of this company can be of use any more in this turn.
mec-no-unskilled = Nobody is there who has the skill that { $card } needs.
mec-no-elsewhere = { $card }: whoever could do it is not in the company that is attacked.
mec-no-agent-acted = { $card } has acted in this turn, or came into play in it.
mec-no-agent-limit = { $card }: an action of an agent takes one of the hazard limit, which is used up.
mec-no-agent-far = { $card } moves only to a site in the same or an adjacent region that is at hand.
mec-no-agent-haven = { $card } does not go to a haven of Wizards.
mec-no-agent-turned = { $card } would have to be untapped for it.
mec-no-agent-hides = { $card } lies face down already.
mec-no-agent-upright = { $card } is neither tapped nor wounded.
mec-no-agent-shown = { $card } lies face up already.
mec-no-guard-unkeyed = { $card } stays on guard: no creature that can be keyed to this site.
mec-no-agent-attacked = { $card } has declared its attack of this site phase.
mec-no-agent-elsewhere = { $card } is not at the site of the company.
mec-no-duplicate = { $card } matches no unique card that gives your opponent a point, or gives none itself.
mec-no-clash-weary = { $card } is not untapped and receives no strike yet.
mec-no-sideboard-kind = { $card } is not of the kind that is taken from the sideboard now.
mec-no-ring-result = { $card } is no ring that this test has shown.
mec-no-ring-side = { $card } is of the other side than the gold ring.

## Log

mec-log-round = Turn { $round }: { $seat }
mec-log-phase =
    { $phase ->
        [setup] Set-up
        [untap] Untap
        [organization] Organization
        [long_event] Long-events
        [movement] Movement/hazard
        [site] Site
        [end_of_turn] End of turn
       *[other] Council
    }
mec-log-looks = { $seat } looks at { $count ->
        [one] one random card
       *[other] { $count } random cards
    } of the opponent’s hand.
mec-log-sees = You see { $cards }.
mec-log-first-player = { $seat } takes the first turn.
mec-log-drafts = { $seat } starts with { $card }.
mec-log-set-aside = { $card } of { $seat } is set aside: both have revealed that character.
mec-log-starts-with = { $host } starts with { $card }.
mec-log-draws = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
}.
mec-log-draws-these = Drawn: { $cards }.
mec-log-takes-back = { $seat } takes { $count ->
    [one] one card
   *[other] { $count } cards
} back into the hand.
mec-log-takes-back-these = Taken back: { $cards }.
mec-log-shuffles-in = { $seat } shuffles { $count ->
    [one] one card
   *[other] { $count } cards
} into the play deck.
mec-log-shuffles-in-these = Shuffled in: { $cards }.
mec-log-discards-one = { $seat } discards a card.
mec-log-exhausted = { $count ->
    [1] The play deck of { $seat } is exhausted for the first time.
    [2] The play deck of { $seat } is exhausted for the second time.
    [3] The play deck of { $seat } is exhausted for the third time.
   *[other] The play deck of { $seat } is exhausted for the { $count }th time.
}
mec-log-taps = { $card } taps.
mec-log-untaps = { $card } untaps.
mec-log-wounded = { $card } is wounded.
mec-log-healed = { $card } heals.
mec-log-discarded = { $card } is discarded.
mec-log-eliminated = { $card } is eliminated.
mec-log-returns-to-hand = { $card } returns to hand.
mec-log-stored = { $card } is stored.
mec-log-transfers = { $card } passes to { $host }.
mec-log-wears = { $host } uses { $card } now.
mec-log-avatar-taps = { $card } taps for the sideboard of { $seat }.
mec-log-brings = { $seat } brings { $card } into play at { $site }.
mec-log-reveals-avatar = { $seat } reveals { $card }.
mec-log-follows = { $card } follows { $host }.
mec-log-general = { $card } is under general influence.
mec-log-splits = { $card } leads a company of its own.
mec-log-joined = Companies join at { $site }.
mec-log-declares = The company of { $card } will move ({ $seat }).
mec-log-moves = The company of { $card } moves to { $site }.
mec-log-stays = The company of { $card } stays: it cannot reach { $site }.
mec-log-limit = Hazard limit: { $limit }.
mec-log-returned = The company of { $card } returns to its site of origin.
mec-log-plays = { $seat } plays { $card }.
mec-log-uses = { $seat } uses { $card }.
mec-log-forced = { $card } takes effect.
mec-log-no-effect = { $card } has no effect.
mec-log-cancelled = { $card } is canceled.
mec-log-creature = { $seat } plays the creature { $card }.
mec-log-on-guard = { $seat } puts a card on guard at { $site }.
mec-log-guard-returns = { $seat } takes back a card on guard: it is beyond the hazard limit.
mec-log-guard-revealed = { $seat } reveals { $card } on guard.
mec-log-agent = { $seat } plays an agent face down.
mec-log-agent-revealed = { $seat } reveals the agent { $card }.
mec-log-enters = The company of { $card } enters { $site }.
mec-log-acquires = { $host } taps for { $card } ({ $seat }).
mec-log-attempts = { $card } tries to influence { $host }.
mec-log-assigned = A strike against { $card }.
mec-log-attack-cancelled = { $card } cancels the attack.
mec-log-strike-cancelled = The strike against { $card } is canceled.
mec-log-excess = { $count ->
    [one] One excess strike
   *[other] { $count } excess strikes
} against { $card }.
mec-log-defeated = { $seat } defeats { $card }.
mec-log-trophy = { $host } takes { $card } as a trophy.
mec-log-ring-tested = { $card } is tested: { $total }.
mec-log-calls = { $seat } calls the end of the game.
mec-log-duplicate = { $seat } reveals { $card }.
mec-log-gives-up = { $seat } gives the game up.
mec-log-score = { $seat }: { $total } points.
mec-log-agent-acts = An agent of { $seat } acts.
mec-log-sideboard =
    { $seat } takes cards of the sideboard ({ $count }), { $way ->
        [to_deck] into the play deck
       *[other] to the discard pile
    }.
mec-log-rolls =
    { $seat } rolls { $first } and { $second } for { $what ->
        [strike] the strike
        [body] a body check
        [corruption] a corruption check
        [influence] an influence check
        [resist] resistance to influence
        [ring] a ring test
        [deeps] the way out of the Under-deeps
        [agent] the agent
        [first] the first turn
        [card] a card
       *[other] a roll
    }: { $total }.
mec-log-attack =
    The company of { $card } is attacked by { $race ->
        [company] the company of { $by }
        [orc] Orcs
        [troll] Trolls
        [man] Men
        [elf] Elves
        [dwarf] Dwarves
        [hobbit] Hobbits
        [dunadan] Dúnedain
        [undead] the Undead
        [wolf] Wolves
        [spider] Spiders
        [animal] Animals
        [drake] a Drake
        [dragon] a Dragon
        [slayer] a Slayer
        [nazgul] a Nazgûl
        [pukel_creature] a Pûkel-creature
        [ringwraith] a Ringwraith
       *[other] enemies
    }: { $strikes ->
        [one] one strike
       *[other] { $strikes } strikes
    }{ $race ->
        [company] {""}
       *[other] {" "}with prowess { $prowess }
    }{ $detainment ->
        [yes] , detainment
       *[no] {""}
    }.
mec-log-tribe =
    { $seat } announces a kind of creature: { $race ->
        [orc] Orcs
        [troll] Trolls
        [man] Men
        [wolf] Wolves
        [spider] Spiders
        [animal] Animals
        [slayer] Slayers
        [drake] Drakes
        [giant] Giants
        [elf] Elves
        [dwarf] Dwarves
       *[dunadan] Dúnedain
    }.
mec-log-attack-ends =
    { $cancelled ->
        [yes] The attack is canceled.
       *[no] { $defeated ->
            [yes] The attack is defeated.
           *[no] The attack is over.
        }
    }
mec-log-strike =
    { $card }: { $total } against { $prowess }. { $result ->
        [failed] The strike fails.
        [avoided] The strike has no effect.
       *[succeeded] The strike succeeds.
    }
mec-log-body =
    Body check: { $total } against { $body }. { $passed ->
        [yes] It holds.
       *[no] It fails.
    }
mec-log-corruption =
    Corruption check of { $card }: { $total } against { $points }. { $passed ->
        [yes] It succeeds.
       *[no] It fails.
    }
mec-log-influence-sum = The roll of { $rolled }, and { $counts } of unused influence and what cards change.
mec-log-attempt-sum =
    The roll of { $rolled } less { $resisted } that resist, and { $counts } of unused influence on both sides and what cards change.
mec-log-influence =
    Influence over { $card }: { $total } against { $number }. { $passed ->
        [yes] It succeeds.
       *[no] It fails.
    }

## By hand

mec-hand-exhausts = By hand: { $card } taps.
mec-hand-readies = By hand: { $card } untaps.
mec-hand-wounds = By hand: { $card } is wounded.
mec-hand-heals = By hand: { $card } heals.
mec-hand-draws = By hand: { $seat } draws a card.
mec-hand-shuffles = By hand: shuffled: { $zone }.
mec-hand-attaches = By hand: { $host } bears { $card }.
mec-hand-moves = By hand: { $card } moves to: { $zone }.
mec-hand-counter = By hand: { $counter } on { $card }, { $before } to { $after }.
mec-adjust-turn = Tap or untap
mec-adjust-wound = Wound or heal
mec-adjust-draw = Draw a card
mec-adjust-shuffle = Shuffle
mec-adjust-attach = Borne by { $target }
mec-adjust-move = Move to: { $target }
mec-chance-hand = { $seat } looks at cards of a hand
mec-chance-shuffle = { $seat } shuffles
mec-chance-die =
    { $seat } rolls a die for { $what ->
        [strike] the strike
        [body] a body check
        [corruption] a corruption check
        [influence] an influence check
        [resist] resistance to influence
        [ring] a ring test
        [deeps] the way out of the Under-deeps
        [agent] the agent
        [first] the first turn
        [card] a card
       *[other] a roll
    }

## Zones

mec-zone-companies = companies of { $seat }
mec-mat-companies = Companies of { $name }
mec-zone-sites = sites of { $seat }
mec-mat-sites = Sites of { $name }
mec-zone-journey = journey of { $seat }
mec-mat-journey = Journey of { $name }
mec-zone-events = events of { $seat }
mec-mat-events = Events of { $name }
mec-zone-agents = agents of { $seat }
mec-mat-agents = Agents of { $name }
mec-zone-on-guard = cards on guard of { $seat }
mec-mat-on-guard = On guard: { $name }
mec-zone-marshalling = marshalling points of { $seat }
mec-mat-marshalling = Marshalling points of { $name }
mec-zone-hand = hand of { $seat }
mec-mat-hand = Hand of { $name }
mec-zone-deck = play deck of { $seat }
mec-mat-deck = Play deck of { $name }
mec-zone-discard = discard pile of { $seat }
mec-mat-discard = Discard pile of { $name }
mec-zone-locations = location deck of { $seat }
mec-mat-locations = Location deck of { $name }
mec-zone-sideboard = sideboard of { $seat }
mec-mat-sideboard = Sideboard of { $name }
mec-zone-pool = pool of { $seat }
mec-mat-pool = Pool of { $name }
mec-zone-removed = out of play: { $seat }
mec-mat-removed = Out of play: { $name }
mec-zone-attached = borne
mec-zone-attacking = attacking
mec-mat-attacking = Attacking
mec-zone-resolving = chain of effects
mec-mat-resolving = Chain of effects
mec-zone-company = company
mec-mat-company = Company
mec-zone-site = site
mec-mat-site = Site
mec-zone-origin = site of origin
mec-mat-origin = Site of origin
mec-zone-guard = on guard
mec-mat-guard = On guard

## Numbers and marks

mec-number-mind = mind
mec-number-influence = direct influence
mec-number-unused = unused direct influence
mec-number-prowess = prowess
mec-number-body = body
mec-number-corruption = corruption points
mec-number-points = marshalling points
mec-number-marshalling-points = marshalling points
mec-number-direct-influence = direct influence
mec-number-check = corruption checks
mec-number-general = general influence
mec-number-hazard-limit = hazard limit
mec-number-target-prowess = prowess of the target
mec-number-strike-prowess = prowess of the strike
mec-number-attack-prowess = prowess of the attack
mec-number-strikes = strikes
mec-number-kill-points = kill points
mec-number-faction-points = faction points
mec-number-item-points = item points
mec-number-character-points = character points
mec-mark-exhausted = tapped
mec-mark-wounded = wounded
mec-mark-loose = without a controller
mec-mark-idle = not in use
mec-mark-follows = follower
mec-mark-avatar = avatar
mec-mark-unique = unique
mec-mark-facing = faces a strike
mec-mark-target = target of the strike
mec-mark-by-hand = set by hand
mec-part-printed = printed
mec-part-card = { $card }
mec-part-source =
    { $kind ->
        [character] characters
        [ally] allies
        [item] items
        [faction] factions
        [kill] kills
       *[other] miscellaneous
    }
mec-counter-points = Points
mec-told-points = marshalling points of { $name }: { $value }
mec-counter-general = Influence
mec-told-general = general influence of { $name }: { $value } of { $limit }
mec-counter-exhausted = Decks
mec-told-exhausted = exhausted decks of { $name }: { $value }
mec-change-points = Points of { $name }: { $before } → { $after }
mec-note-company =
    size { $size }, { $kind ->
        [overt] overt
       *[covert] covert
    }
mec-note-points = { $points } points
mec-fact-by-hand = by hand
mec-fact-by-hand-long = The text of this card is not written as rules yet: carry it out by hand.
mec-moment-arrival = A company sets out
mec-moment-avatar = A player reveals an avatar
mec-moment-creature = A creature attacks
mec-moment-guard = A card on guard
mec-moment-agent = An agent
mec-moment-strike = A strike
mec-moment-kill = An enemy is defeated
mec-moment-corruption = Corruption
mec-moment-influence = Influence
mec-moment-fall = A loss
mec-moment-deck = A deck runs out
mec-moment-called = The end is called
mec-moment-council = The council
mec-moment-own-prowess = prowess
mec-moment-dice = dice
mec-moment-sum = in all
mec-moment-against = the strike
mec-moment-body = body check
mec-moment-over = { $total } against { $body }
mec-moment-attackers = The attackers
mec-moment-failed = The strike fails
mec-moment-avoided = Nothing happens
mec-moment-succeeded = The strike succeeds
mec-moment-not-yet = Not counted yet
mec-moment-leads = { $seat } is ahead by { $margin }
mec-moment-level = Both have the same
mec-beat-moves = To { $site }
mec-beat-attack = { $strikes ->
    [one] One strike
   *[other] { $strikes } strikes
} with prowess { $prowess }
mec-beat-strike = { $own } + { $roll } = { $total } against { $prowess }
mec-beat-body =
    Body check: { $total } against { $body }, { $passed ->
        [yes] holds
       *[no] fails
    }
mec-beat-corruption =
    { $card }: { $total } against { $points }, { $passed ->
        [yes] resists
       *[no] fails
    }
mec-beat-influence =
    { $card }: { $total } against { $number }, { $passed ->
        [yes] won over
       *[no] not won over
    }

## Phases and steps

mec-phase-setup = Set-up
mec-phase-untap = Untap
mec-phase-organization = Organization
mec-phase-long_event = Long-events
mec-phase-movement = Movement/hazard
mec-phase-site = Site
mec-phase-end_of_turn = End of turn
mec-phase-council = Council
mec-step-draft = Character draft
mec-step-starting-sites = Starting sites
mec-step-starting-items = Minor items
mec-step-leftover = Pool
mec-step-hands = Hands
mec-step-first = First turn
mec-step-turn = Turn begins
mec-step-untap = Untap
mec-step-untap-actions = Untap phase
mec-step-sideboard = Sideboard
mec-step-organization-begins = Phase begins
mec-step-organization = Organization
mec-step-organization-ends = Phase ends
mec-step-long-event-begins = Phase begins
mec-step-long-events = Long-events
mec-step-long-event-ends = Phase ends
mec-step-company = Next company
mec-step-meeting = Meeting
mec-step-reveal = Reveal the site
mec-step-site-path = Site path
mec-step-hazard-limit = Hazard limit
mec-step-effects = Effects
mec-step-draw = Draw
mec-step-passive = Conditions
mec-step-hazards = Hazards
mec-step-movement-ends = Phase ends
mec-step-site-company = Next company
mec-step-sites-end = Phase ends
mec-step-enter = Enter
mec-step-guards = On guard
mec-step-automatic = Automatic-attacks
mec-step-ambush = Ambush
mec-step-ambush-attacks = Attacks from ambush
mec-step-site-actions = At the site
mec-step-attack-company = Attack
mec-step-site-ends = Phase ends
mec-step-end-begins = Phase begins
mec-step-end-actions = Last actions
mec-step-discard-one = Discard
mec-step-reset-hands = Reset hands
mec-step-turn-ends = Turn ends
mec-step-attack-begins = Attack
mec-step-attack-actions = Before assignment
mec-step-assign = Assign strikes
mec-step-assign-rest = Other strikes
mec-step-clash = Company strikes
mec-step-strikes = Strikes
mec-step-attack-ends = Outcome
mec-step-strike-hazards = 1 Hazards
mec-step-excess = 2 Excess strikes
mec-step-hold = 3 Not tapping
mec-step-support = 4 Support
mec-step-strike-resources = 5 Resources
mec-step-strike-roll = 6 Roll
mec-step-clash-attacker = 1 Attacker
mec-step-clash-excess = 2 Excess strikes
mec-step-clash-giver-holds = 3 Attacker not tapping
mec-step-clash-holds = 4 Defender not tapping
mec-step-clash-support = 5 Support
mec-step-clash-defender = 6 Defender
mec-step-clash-roll = Roll
mec-step-council-checks = Corruption checks
mec-step-council-duplicates = Duplicates
mec-step-council-totals = Totals
mec-steplong-draft = Both reveal characters together.
mec-steplong-starting-sites = The companies are put at their first sites.
mec-steplong-starting-items = Up to two minor items start the game.
mec-steplong-leftover = Characters that are left may go into the play deck.
mec-steplong-hands = Eight cards are drawn.
mec-steplong-first = The higher roll begins.
mec-steplong-turn = A turn begins.
mec-steplong-untap = Cards untap, the wounded heal at havens.
mec-steplong-untap-actions = The resource player may play and use cards.
mec-steplong-sideboard = The hazard player may take hazards of the sideboard.
mec-steplong-organization-begins = The organization phase begins.
mec-steplong-organization = Companies are organized and declare where they go.
mec-steplong-organization-ends = General influence is kept to.
mec-steplong-long-event-begins = One's own resource long-events are discarded.
mec-steplong-long-events = Long-events are played.
mec-steplong-long-event-ends = The other's hazard long-events are discarded.
mec-steplong-company = The next company is chosen.
mec-steplong-meeting = Companies at the same site are joined.
mec-steplong-reveal = The new site is turned face up.
mec-steplong-site-path = The way is declared.
mec-steplong-hazard-limit = The hazard limit is fixed.
mec-steplong-effects = Effects of the reveal.
mec-steplong-draw = Both draw for a moving company.
mec-steplong-passive = What is due as the phase begins.
mec-steplong-hazards = Hazards are played against the company.
mec-steplong-movement-ends = Hands are reset.
mec-steplong-site-company = The next company is chosen.
mec-steplong-sites-end = On-guard cards return to hand.
mec-steplong-enter = The company enters its site or does nothing.
mec-steplong-guards = Cards on guard may be revealed.
mec-steplong-automatic = Each automatic-attack is faced.
mec-steplong-ambush = Agents and creatures on guard attack.
mec-steplong-ambush-attacks = Agents and creatures on guard attack one after the other.
mec-steplong-site-actions = Items, allies and factions are played.
mec-steplong-attack-company = A company may attack another.
mec-steplong-site-ends = The site phase of the company ends.
mec-steplong-end-begins = The end of the turn begins.
mec-steplong-end-actions = The resource player may still act.
mec-steplong-discard-one = Each player may discard a card.
mec-steplong-reset-hands = Hands are reset.
mec-steplong-turn-ends = The players swap roles.
mec-steplong-attack-begins = An attack begins.
mec-steplong-attack-actions = The attack may be canceled or changed.
mec-steplong-assign = The defender assigns strikes.
mec-steplong-assign-rest = The opponent assigns the rest.
mec-steplong-clash = Strikes between companies are assigned.
mec-steplong-strikes = The next strike is chosen.
mec-steplong-attack-ends = The outcome of the attack.
mec-steplong-strike-hazards = Hazards that affect the strike.
mec-steplong-excess = Excess strikes are spent.
mec-steplong-hold = The target may take −3.
mec-steplong-support = Others may tap for +1.
mec-steplong-strike-resources = Resources that affect the strike.
mec-steplong-strike-roll = The strike is resolved.
mec-steplong-clash-attacker = The attacker plays resources.
mec-steplong-clash-excess = Excess strikes are spent.
mec-steplong-clash-giver-holds = The attacker may take −3.
mec-steplong-clash-holds = The defender may take −3.
mec-steplong-clash-support = Others may tap for +1.
mec-steplong-clash-defender = The defender plays resources.
mec-steplong-clash-roll = The strike is resolved.
mec-steplong-council-checks = Each character makes a corruption check.
mec-steplong-council-duplicates = Duplicates are revealed.
mec-steplong-council-totals = The points are compared.

## Where it stands, how it ends

mec-option-notes = Notes
mec-notes-kept = The log remembers
mec-notes-kept-hint = Everything that was played or shown can be read again.
mec-notes-none = No notes
mec-notes-none-hint = As the book has it: the log of past turns does not name cards of the opponent that are out of sight.
mec-option-sauron = Sauron
mec-sauron-no = By a card of the deck
mec-sauron-no-hint = A minion player becomes Sauron by playing The Lidless Eye or Sauron.
mec-sauron-yes = With The Lidless Eye
mec-sauron-yes-hint = House rule: against a Wizard the minion player begins with The Lidless Eye in play and reveals no Ringwraith.
mec-sauron-with_sauron = With Sauron
mec-sauron-with_sauron-hint = House rule: against a Wizard the minion player begins with Sauron in play, brings in as many characters a turn as he likes and reveals no Ringwraith.
mec-option-length = Length of the game
mec-length-starter = Starter game
mec-length-starter-hint = One deck each.
mec-length-short = Short game
mec-length-short-hint = Two decks each: 25 points, or two decks exhausted.
mec-length-long = Long game
mec-length-long-hint = Three decks each: 30 points, or three decks exhausted.
mec-length-campaign = Campaign game
mec-length-campaign-hint = Four decks each: 40 points, or four decks exhausted.
mec-head-points = { $value } marshalling points
mec-head-rival = the other has { $value }
mec-head-decks = decks exhausted: { $value }
mec-score-line = Points of { $name }
mec-end-won = Your cause prevails
mec-end-lost = Your cause has failed
mec-end-tie = The council is divided
mec-course-own = your points
mec-course-rival = the points of the other
mec-coach-general = The best that can be seen on the table.
mec-coach-organize = There is somebody to bring into play or to lead.
mec-coach-store = Stored, its { $points } marshalling points are safe and weigh on nobody.
mec-coach-stay-out = What could be played here is not worth what waits here.
mec-coach-go = Cards to draw on the way: { $cards }; regions on the site’s own path: { $regions }. The hand has most to play there.
mec-coach-acquire = It brings marshalling points: { $points }.
mec-coach-creature = { $strikes ->
    [one] One strike
   *[other] { $strikes } strikes
} with prowess { $prowess }; the weakest of the company has { $weakest }.
mec-coach-bring = It takes { $mind } of the { $left } influence that is free.
mec-coach-face = The strongest should face the strikes: the best of them is hit in { $ways } of 36 rolls.
mec-coach-hold = Even with −3 the strike fails in { $ways } of 36 rolls, and nobody taps.
mec-coach-full = At full strength the strike fails in { $ways } of 36 rolls, with −3 in { $instead }.
mec-coach-support = With this help the strike fails in { $ways } of 36 rolls, without in { $instead }.
mec-coach-check = So the check succeeds in { $ways } of 36 rolls.
mec-coach-points = You have { $mine } points, the other { $theirs }.
mec-coach-enter = Something of your hand can be played here.
mec-coach-on-guard = A card on guard may surprise.
mec-coach-play = It is of use now.
mec-coach-pass = Nothing here is worth it now.
mec-coach-done = There is nothing more to win here.
mec-argue-unknown = The hand of the other is not known.
mec-argue-bring = Then { $left } influence is left for others.
mec-argue-go = The company will face a hazard limit of { $limit }.
mec-argue-go-attack = An attack waits there: { $strikes ->
    [one] one strike
   *[other] { $strikes } strikes
} with prowess { $prowess }; your best has { $best }.
mec-argue-enter = First its automatic-attacks are faced: { $count ->
    [one] one strike
   *[other] { $count } strikes
}.
mec-argue-acquire = Whoever plays it taps, and so does the site.
mec-argue-corruption = Its bearer has { $points } corruption points then: a check fails in { $ways } of 36 rolls.
mec-argue-creature = Then { $left } of the hazard limit are left; the strongest of the company has { $best }.
mec-argue-face = The weakest of those is hit in { $ways } of 36 rolls.
mec-argue-hold = It hits in { $ways } of 36 rolls, at full strength in { $instead }.
mec-argue-full = It hits in { $ways } of 36 rolls, and the target taps in any case.
mec-argue-support = Who helps taps: { $count }.
mec-argue-check = It fails in { $ways } of 36 rolls.
mec-argue-store = First its bearer, with { $points } corruption points, makes a corruption check.
mec-argue-points = Corruption checks before the council may still change that.
mec-odds-dice = Two dice fall in 36 ways, each of them as often as any other.
mec-odds-strike = The strike against { $card }
mec-odds-strike-fails = The strike fails: { $ways } of 36
mec-odds-strike-nothing = Nothing happens: { $ways } of 36
mec-odds-strike-succeeds = The strike succeeds: { $ways } of 36
mec-odds-body-fails = Once wounded, the body check fails: { $ways } of 36
mec-odds-attack = { $whose ->
    [own] Whom of yours a strike would hit at full strength
   *[other] Whom of the other side a strike would hit at full strength
}
mec-odds-attack-one = { $card }, prowess { $prowess }: { $ways } of 36
mec-odds-checks = { $whose ->
    [own] Who of yours would fail a corruption check now, without help
   *[other] Who of the other side would fail a corruption check now, without help
}
mec-odds-checks-one = { $card }, corruption { $points }: { $ways } of 36
mec-odds-checks-one-modified = { $card }, corruption { $points }, check { $bonus }: { $ways } of 36
mec-outcome-won =
    { $reason ->
        [given_up] The other has given the game up.
        [ring_given] The One Ring is back with Sauron.
        [ring_destroyed] The One Ring is destroyed.
       *[council] You have more marshalling points.
    }
mec-outcome-lost =
    { $reason ->
        [given_up] You have given the game up.
        [ring_given] The One Ring is back with Sauron.
        [ring_destroyed] The One Ring is destroyed.
       *[council] The other has more marshalling points.
    }
mec-outcome-tie =
    { $reason ->
        [ring_given] The One Ring is back with Sauron.
        [ring_destroyed] The One Ring is destroyed.
       *[council] Both have as many marshalling points.
    }
mec-credit-face =
    prowess { $amount } in { $times ->
        [one] one strike
       *[other] { $times } strikes
    }
mec-figure-points =
    { $count ->
        [one] point
       *[other] points
    }
mec-figure-turns =
    { $count ->
        [one] turn
       *[other] turns
    }
mec-figure-decks =
    { $count ->
        [one] deck exhausted
       *[other] decks exhausted
    }

## What single cards ask

mec-ask-which-attack = { $seat }, which automatic-attack does { $source } change?
mec-ask-kept-attack = { $seat }, which is the only automatic-attack that the company faces at { $source }?
mec-ask-which-region = { $seat }, which region of the site path changes?
mec-ask-which-ring = { $seat }, which ring of { $source } is at stake?
mec-ask-who-takes-it = { $seat }, who taps and keeps { $source }?
mec-ask-tribe = { $seat }, which kind of creature do you name?
mec-ask-pits = { $seat }, where do the creatures go?
mec-ask-wizard = { $seat }, which Wizard comes into play?
mec-ask-whom-he-joins = { $seat }, whose company does { $source } join?
mec-ask-pass-on = { $seat }, which item of { $source } passes on?
mec-ask-pass-to = { $seat }, who gets { $source }?
mec-ask-agent = { $seat }, which agent makes an influence attempt ({ $source })?
mec-ask-agent-aim = { $seat }, whom does { $card } try to influence ({ $source })?
mec-ask-pits-to-hand = { $seat }, which creature goes to your hand ({ $source })?
mec-ask-pits-to-deck = { $seat }, which creature is shuffled into your play deck ({ $source })?
mec-log-dragon-slain = { $card } is slain.
mec-verb-tribe-orc = Orcs
mec-verb-tribe-troll = Trolls
mec-verb-tribe-man = Men
mec-verb-tribe-wolf = Wolves
mec-verb-tribe-spider = Spiders
mec-verb-tribe-animal = Animals
mec-verb-tribe-slayer = Slayers
mec-verb-tribe-drake = Drakes
mec-verb-tribe-giant = Giants
mec-verb-tribe-elf = Elves
mec-verb-tribe-dwarf = Dwarves
mec-verb-tribe-dunadan = Dúnedain
mec-verb-pits-deck = Into the play deck
mec-verb-pits-hand = Into the hand
mec-verb-attack-1 = First attack
mec-verb-attack-2 = Second attack
mec-verb-attack-3 = Third attack
mec-verb-attack-4 = Fourth attack
mec-verb-region = { $region }
mec-verb-region-between = The region in between
