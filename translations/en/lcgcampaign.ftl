# Campaign mode of The Lord of the Rings: The Card Game: the log, its rules, the list before a game.
lcgcampaign-mode-campaign = Campaign
lcgcampaign-mode-expert = Expert campaign: damage stays
lcgcampaign-heroes = Heroes
lcgcampaign-fallen = Fallen heroes
lcgcampaign-penalty = Threat penalty
lcgcampaign-pool = Campaign pool
lcgcampaign-damage = Damage carried over
lcgcampaign-not-yours = { $hero } is not one of the heroes { $player } has in the journal.
lcgcampaign-is-fallen = { $hero } has fallen and does not come back in this campaign.
lcgcampaign-in-use = { $hero } is already on this journey.
lcgcampaign-one-a-game = { $player } has already changed a hero by choice before this game.
lcgcampaign-same-hero = { $hero } is on the journey already.
lcgcampaign-others-left = { $hero } has fallen, and there are heroes left who can take the place.
lcgcampaign-no-damage = { $hero } carries no damage from the last game.
lcgcampaign-check-heroes = { $player } plays the heroes of the journal: { $heroes }
lcgcampaign-check-fallen = { $count ->
    [0] No hero in use has fallen
    [one] A fallen hero is still in use: { $heroes }
   *[other] Fallen heroes are still in use: { $heroes }
}
lcgcampaign-check-penalty = { $player } adds { $penalty } to the starting threat
lcgcampaign-check-permanent = { $card } is attached to { $hero }
lcgcampaign-check-unbound = { $card } is attached to a hero nobody has named yet
lcgcampaign-check-setup = { $card } starts in play
lcgcampaign-check-deck = { $card } goes into a player deck
lcgcampaign-check-encounter = { $card } is shuffled into the encounter deck
