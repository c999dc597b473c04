# What cards of Middle-earth Quest ask and tell.

## Questions

meqcards-ask-as-a-side = What do the heroes do because of { $source }?
meqcards-ask-beravor = { $seat }, what does { $source } give you?
meqcards-ask-breath = { $seat }, where do you draw a card from?
meqcards-ask-buy-off = { $seat }, which Corruption cards do you discard for 1 favor each? At most { $count }.
meqcards-ask-character = { $seat }, which character do you move?
meqcards-ask-command = { $seat }, which command do you give to a minion?
meqcards-ask-declare = { $seat }, which type do you name for the next round?
meqcards-ask-discard-plot = { $seat }, which Plot do you discard?
meqcards-ask-favor-or-character = { $seat }, what do you discard because of { $source }?
meqcards-ask-give-corruption = { $seat }, which Corruption card do you give to the hero?
meqcards-ask-hurt = { $seat }, which minion do you hurt?
meqcards-ask-influence = { $seat }, where do you place influence because of { $source }?
meqcards-ask-level = { $seat }, in which attribute do you gain a level?
meqcards-ask-look = { $seat }, in which location do you look at the monster tokens?
meqcards-ask-lose-item = { $seat }, which item do you discard?
meqcards-ask-move = { $seat }, where do you move because of { $source }?
meqcards-ask-move-hero = { $seat }, where do you move { $hero }?
meqcards-ask-one-of = { $seat }, which of these happens ({ $source })?
meqcards-ask-pile = { $seat }, from which pile do you place a monster token?
meqcards-ask-place = { $seat }, where do you place { $card } ({ $source })?
meqcards-ask-play-found = { $seat }, do you play { $card } at once?
meqcards-ask-remove = { $seat }, what do you remove because of { $source }?
meqcards-ask-search = { $seat }, which Plot do you take?
meqcards-ask-seen = { $seat }, look at what { $source } shows you. Cards: { $count }.
meqcards-ask-share = { $seat }, which of these Corruption cards go to { $hero }? The others go to the other hero.
meqcards-ask-shields = { $seat }, which cards do you discard for their shields? Damage: { $amount }.
meqcards-ask-spare = { $seat }, which hero do you leave out?
meqcards-ask-take-back = { $seat }, which discarded card do you take?
meqcards-ask-take-back-card = { $seat }, which card of your combat pile do you take back?
meqcards-ask-top-plot = { $seat }, do you leave this Plot on the deck?
meqcards-ask-uruk-hai = { $seat }, as what does { $card } fight?
meqcards-ask-who-pays = Which hero spends the favor for { $source }?
meqcards-ask-move-to = { $seat }, where does { $hero } move because of { $source }?
meqcards-ask-minion-heals = { $seat }, which minion is healed ({ $source })?
meqcards-ask-minion-moves = { $seat }, which minion moves ({ $source })?
meqcards-ask-minion-back = { $seat }, which minion is healed and placed anew ({ $source })?
meqcards-ask-minion-place = { $seat }, where is { $card } placed ({ $source })?
meqcards-ask-minion-fights = { $seat }, which minion fights ({ $source })?

## Log

meqcards-log-corruption-passes = { $card } passes to { $seat }.
meqcards-log-damage-to-rest = { $seat } puts { $count ->
    [one] one card
   *[other] { $count } cards
} of the damage pool into the rest pool.
meqcards-log-declares =
    { $seat } names { $type ->
        [ranged] Ranged
       *[melee] Melee
    } for the next round.
meqcards-log-enemy-heals = { $amount } damage is healed on { $card }.
meqcards-log-favor-gone = A favor leaves { $place }.
meqcards-log-looks = { $seat } looks at { $count ->
    [one] one hidden card or token
   *[other] { $count } hidden cards or tokens
}.
meqcards-log-shuffled-in = { $card } is shuffled into its deck.
meqcards-log-taken-back = { $seat } takes { $card } into the hand.
meqcards-log-takes-back = { $seat } takes { $card } back from the combat pile.
meqcards-log-tells-hand = { $seat } holds { $ranged } Ranged and { $melee } Melee cards.
meqcards-log-under-pile = { $card } comes to the bottom of the combat pile of { $seat }.
