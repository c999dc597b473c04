# Campaign mode of The Lord of the Rings: The Card Game: the log, its rules, the list before a game.
lcgcampaign-mode-campaign = Campaign
lcgcampaign-mode-expert = Expert campaign: damage stays
lcgcampaign-heroes = Heroes
lcgcampaign-fallen = Fallen heroes
lcgcampaign-penalty = Threat penalty
lcgcampaign-pool = Campaign pool
lcgcampaign-damage = Damage carried over
lcgcampaign-prisoner = Prisoner of Dol Guldur
lcgcampaign-other-heroes = { $player } plays this campaign with the heroes of the journal: { $heroes }. Whoever wants another writes the change in the journal first.
lcgcampaign-not-earned = { $count ->
    [0] { $card } has not been earned: it is not in the campaign pool.
    [one] { $card } has been earned once, and no more copies of it can be used.
   *[other] { $card } has been earned { $count } times, and no more copies of it can be used.
}
lcgcampaign-burden-left-out = { $card } is a burden: it must go into somebody’s deck.
lcgcampaign-unbound = { $card } is Permanent, and the journal does not say which hero bears it.
lcgcampaign-not-yours = { $hero } is not one of the heroes { $player } has in the journal.
lcgcampaign-is-fallen = { $hero } has fallen and does not come back in this campaign.
lcgcampaign-in-use = { $hero } is already on this journey.
lcgcampaign-one-a-game = { $player } has already changed a hero by choice before this game.
lcgcampaign-same-hero = { $hero } is on the journey already.
lcgcampaign-others-left = { $hero } has fallen, and there are heroes left who can take the place.
lcgcampaign-no-damage = { $hero } carries no damage from the last game.
lcgcampaign-check-heroes = { $player } plays the heroes of the journal: { $heroes }
lcgcampaign-check-new-heroes = { $player } has no heroes in the journal yet: those of the first game are written
lcgcampaign-check-fallen = { $count ->
    [0] No hero in use has fallen
    [one] A fallen hero is still in use: { $heroes }
   *[other] Fallen heroes are still in use: { $heroes }
}
lcgcampaign-check-changes = { $count ->
    [0] No hero has been changed by choice
    [one] Changed by choice, for 1 threat: { $heroes }
   *[other] Changed by choice, for { $count } threat: { $heroes }
}
lcgcampaign-check-penalty = { $player } adds { $penalty } to the starting threat
lcgcampaign-check-hero = { $card } is attached to { $bearer }
lcgcampaign-check-unbound = { $card } is attached to a hero nobody has named yet
lcgcampaign-check-setup = { $card } starts in play
lcgcampaign-check-deck = { $card } goes into a player deck
lcgcampaign-check-encounter = { $card } is shuffled into the encounter deck
lcgcampaign-check-no-hero = No Permanent card in the campaign pool
lcgcampaign-check-no-setup = No card with Setup in the campaign pool
lcgcampaign-check-no-deck = No player card in the campaign pool
lcgcampaign-check-no-encounter = No encounter card in the campaign pool
