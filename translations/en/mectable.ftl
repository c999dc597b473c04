# The table of the Middle-earth CCG: its mats.

mectable-mat-map = The map
mectable-mat-companies = Companies
mectable-mat-companies-of = { $name }'s companies
mectable-mat-events = Events
mectable-mat-deck = Deck
mectable-mat-discard = Discard
mectable-mat-marshalling = Scored
mectable-mat-points = Marshalling points
mectable-mat-points-and-influence = Points and influence
mectable-mat-influence = Influence
mectable-mat-piles = Piles
mectable-mat-belongings = { $name }
mectable-mat-acting = The company that acts
mectable-mat-acting-short = Company
mectable-hazard-limit = Hazard limit
mectable-from = from
mectable-to = to
mectable-journey = The company of { $card } goes to { $site }
mectable-company = { $site }, size { $size }
mectable-company-goes = { $site }, size { $size }, to { $goal }
mectable-folded = { $card }
mectable-folded-at = { $site }
mectable-folded-size = Size { $count }
mectable-folded-prowess = Best prowess { $count }
mectable-folded-tapped = { $count } tapped
mectable-folded-wounded = { $count } wounded
mectable-fighter = { $card }
mectable-link = { $seat }
mectable-link-card = { $seat } declares { $card }
mectable-link-at = On { $card }.
mectable-company-attack = Attack of the company of { $card }, { $strikes ->
    [one] one strike
   *[other] { $strikes } strikes
}
mectable-attack = Attack of { $card }, { $strikes ->
    [one] one strike
   *[other] { $strikes } strikes
}
mectable-strike = Strike of { $card } against { $target }
mectable-prowess-body = { $prowess }/{ $body }
mectable-prowess-alone = { $prowess }/–
mectable-rolls = The roll of { $card }
mectable-beats = the strike is defeated
mectable-beats-body = the strike fails; then its body { $body }
mectable-avoided = nothing happens
mectable-taps = tapped
mectable-wounded = wounded; then body { $body }
mectable-ledger = What the dice are held against
mectable-ledger-strike = strike
mectable-ledger-target = prowess
mectable-ledger-needed = to exceed
mectable-chain = { $count ->
    [one] Chain of effects: one declared
   *[other] Chain of effects: { $count } declared
}
mectable-chain-order = The last one declared resolves first.
mectable-general = General
mectable-direct = Direct influence of { $card }
mectable-direct-short = of { $card }
mectable-source-character = Characters
mectable-source-ally = Allies
mectable-source-item = Items
mectable-source-faction = Factions
mectable-source-kill = Kills
mectable-source-miscellaneous = Miscellaneous
mectable-source-taken = Taken off
mectable-ahead-influence = { $used } of { $limit } general influence is used.
mectable-ahead-hazards = { $used } of { $limit } hazards have been played on the company.
mectable-ahead-automatic = { $count ->
    [one] The site has one automatic-attack.
   *[other] The site has { $count } automatic-attacks.
}
mectable-ahead-strikes = { $count ->
    [one] One strike comes with prowess { $prowess }.
   *[other] { $count } strikes come with prowess { $prowess }.
}
mectable-ahead-roll = The strike fails on { $needed } or more, { $ways } of 36 rolls, as things stand.
mectable-ahead-hand = You hold { $hand } cards; your hand size is { $size }.
mectable-turn-strong = The right one goes in front
mectable-turn-weak = The weak one goes in front
mectable-turn-strong-told = { $card } with prowess { $prowess } faces a strike of { $against }: { $ways } of 36 rolls beat it; with the weakest it would have been { $other }.
mectable-turn-weak-told = { $card } with prowess { $prowess } faces a strike of { $against }: { $ways } of 36 rolls beat it; with another it would have been { $other }.
mectable-turn-stake = { $chance }% to beat it
