# Decks: their parts, and which construction rule is broken how.
decks-part-heroes = Heroes
decks-part-deck = Deck
decks-part-sideboard = Sideboard
decks-part-quest = Quest deck
decks-part-encounter = Encounter deck
decks-part-special = Special cards
decks-part-setup = Set-up
decks-part-faction = Faction
decks-part-agendas = Agendas
decks-part-plots = Plot deck
decks-part-ring-bearer = Ring-bearer
decks-part-ring = The One Ring
decks-part-map = Map
decks-part-sites = Sites
decks-part-lotr-tcg-sites = Adventure deck
decks-part-pool = Pool
decks-part-holds = { $part }: { $count }
decks-part-fallen-wizard-sideboard = Sideboard against Fallen-wizards

decks-wrong-part = { $title } is no card for { $part ->
    [heroes] the heroes
    [sideboard] the sideboard
    [quest] the quest deck
    [encounter] the encounter deck
    [faction] the place of the faction
    [agendas] the place of the agendas
    [plots] the plot deck
    [ring] the place of The One Ring
    [map] the place of the map
    [sites] the sites
    [pool] the pool
    [fallen-wizard-sideboard] the sideboard
   *[deck] the main deck
}.
decks-likewise = { $left ->
    [0] The same holds for { $names }.
   *[other] The same holds for { $names } and { $left } more.
}
decks-too-small = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it needs at least { $limit }.
decks-too-many-copies = { $count } copies of { $title }; a deck may have { $limit }.
decks-part-missing = The deck lacks { $part ->
    [ring-bearer] a Ring-bearer
    [ring] The One Ring
    [sites] its sites
    [adventure] its adventure deck
    [pool] a pool
   *[other] its main deck
}.

decks-lcg-heroes = { $count ->
    [0] The deck has no hero; it needs one to { $limit }.
   *[other] The deck has { $count } heroes; it may have { $limit }.
}
decks-lcg-same-hero = { $title } is there { $count } times, but is unique.
decks-lcg-too-small = The deck has { $count ->
    [one] 1 card that counts
   *[other] { $count } cards that count
}; it needs at least { $limit }.
decks-lcg-boon-not-counted = { $count ->
    [one] A boon does not count towards the smallest deck.
   *[other] { $count } boons do not count towards the smallest deck.
}
decks-lcg-burden-not-counted = { $count ->
    [one] A burden does not count towards the smallest deck.
   *[other] { $count } burdens do not count towards the smallest deck.
}

decks-thrones-faction = { $count ->
    [0] The deck has no faction card.
   *[other] The deck has { $count } faction cards; it may have one.
}
decks-thrones-agendas = The deck has { $count } agendas; it may have { $limit }.
decks-thrones-plots = The plot deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it has to have { $limit }.
decks-thrones-plot-limit = { $title } is { $count } times in the plot deck; it may be there { $limit ->
    [one] once
    [2] twice
   *[other] { $limit } times
}.
decks-thrones-two-repeated = { $count } different plots are there more than once; { $limit ->
    [one] only one may be
   *[other] only { $limit } may be
}.
decks-thrones-affiliation = { $title } belongs to { $faction ->
    [baratheon] House Baratheon
    [greyjoy] House Greyjoy
    [lannister] House Lannister
    [martell] House Martell
    [stark] House Stark
    [targaryen] House Targaryen
    [thenightswatch] The Night’s Watch
    [tyrell] House Tyrell
   *[other] another faction
}, which this deck may not use.
decks-thrones-loyal = { $title } is loyal, so it goes only with { $faction ->
    [baratheon] House Baratheon
    [greyjoy] House Greyjoy
    [lannister] House Lannister
    [martell] House Martell
    [stark] House Stark
    [targaryen] House Targaryen
    [thenightswatch] The Night’s Watch
    [tyrell] House Tyrell
   *[other] its own faction
}.
decks-thrones-agenda-asks = { $title } asks for { $limit } cards of its kind; there are { $count }.
decks-thrones-agenda-forbids = { $agenda } does not allow { $title }.
decks-thrones-agenda-once = { $agenda } allows one copy of { $title }.
decks-thrones-agenda-neutral = { $agenda } allows { $limit } neutral cards; there are { $count }.

decks-tcg-ring-bearer = The Ring-bearer has to be one Frodo, or one companion who may bear the Ring.
decks-tcg-ring = The deck needs one version of The One Ring and nothing else in its place.
decks-tcg-nine-sites =
    The adventure deck has { $count ->
        [one] one site
       *[other] { $count } sites
    }; it has to have { $limit }.
decks-tcg-site-twice = Two sites have the number { $number }.
decks-tcg-site-missing = No site has the number { $number }.
decks-tcg-other-block = { $count ->
    [one] One site is of another block.
   *[other] { $count } sites are of another block.
}
decks-tcg-other-set = { $title } is of set { $set }, which is not part of this block.
decks-tcg-both-sides = { $free } Free Peoples cards and { $shadow } Shadow cards: there have to be as many of each.
decks-tcg-ring-bearer-copies = One { $title } starts as Ring-bearer, so the draw deck may hold { $limit }, not { $count }.

decks-mec-unique = { $title } is unique, but is there { $count } times.
decks-mec-manifestation = Several manifestations of { $title } are in the deck; they count as one unique card.
decks-mec-agents = The minds of the agents add up to { $count }; at most { $limit } are allowed.
decks-mec-avatar-of-other = { $title } cannot be the avatar of a { $player ->
    [ringwraith] Ringwraith
   *[other] Wizard
} player.
decks-mec-character-of-other = { $title } is no character for a { $player ->
    [ringwraith] Ringwraith
   *[other] Wizard
} player.
decks-mec-resource-of-other = { $title } is no resource for a { $player ->
    [ringwraith] Ringwraith
   *[other] Wizard
} player.
decks-mec-site-of-other = { $title } is no site for a { $player ->
    [ringwraith] Ringwraith
   *[other] Wizard
} player.
decks-mec-resources = The play deck has { $count } resources; it needs { $fewest } to { $most }.
decks-mec-as-many-hazards = { $resources } resources and { $hazards } hazards: there have to be as many of each.
decks-mec-characters = The play deck has { $count } characters besides avatars; it may have { $limit }.
decks-mec-avatars = The play deck has { $count } avatars, { $different } of them different: it may have { $limit }, and not all different.
decks-mec-creatures = The play deck has { $count } creatures; it needs at least { $limit }.
decks-mec-site-twice = { $title } is there { $count } times; only havens may be.
decks-mec-sideboard-size = The sideboard has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it may have { $limit } in a game of this length.
decks-mec-avatars-repeated = Only one avatar may be there more than once; here they are { $titles }.
decks-mec-pool-characters = The pool has { $count } characters besides avatars; it may have { $limit }.
decks-mec-pool-items = The pool has { $count } minor items; it may have { $limit }.
decks-mec-pool-item = { $title } is unique or from a hoard, so it cannot be in the pool.

decks-file-missing = There is no deck at { $path }.
decks-file-damaged = The deck { $path } could not be read ({ $place }). It was kept as { $aside }; your other decks were not touched.
decks-file-too-new = The deck { $path } was written by a newer Longtable (format { $found }; this one reads up to { $known }). It was left as it is.
decks-overlap = { $count ->
    [one] Together they want more copies of a card than you own: { $cards }.
   *[other] Together they want more copies than you own of { $count } cards: { $cards }.
}
decks-overlap-card = { $title } ({ $wanted } wanted, { $owned } owned)
decks-shared-hero = { $hero } leads more than one of them: { $decks }.
decks-group = Played with “{ $tag }”
decks-group-well = { $decks }: no card too few, no hero twice.
decks-overlap-more = and { $count } more
