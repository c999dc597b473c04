"""What a campaign brings to a table: the campaign card and what it needs, the pool, the penalty, the damage."""

from __future__ import annotations

from desktop_app.games.contract.campaigns import CampaignTable, Line
from desktop_app.games.kit.laying_out import add_card, add_copies, lay_zones
from desktop_app.games.lotr_lcg.campaign.log import (
    DAMAGE,
    EXPERT,
    PENALTY,
    POOL,
    PRISONER,
    code_of,
    place_of,
    pool_card,
)
from desktop_app.games.lotr_lcg.reading.queries import CAMPAIGN, ENCOUNTER
from desktop_app.games.lotr_lcg.state import CampaignGame, LcgState
from desktop_app.games.lotr_lcg.table.scenarios import CampaignPart

ZONES = ("campaign", "campaign_back", "pool")


def lay_campaign(g: LcgState, part: CampaignPart, campaign: CampaignTable) -> None:
    """Lays what is the campaign's beside the table; set-up brings each card to its place."""
    standing = campaign.standing
    lay_zones(g, ZONES, ())
    g.campaign = CampaignGame(campaign.mode, {seat: standing.total(PENALTY, g.names[seat]) for seat in g.seats})
    prisoners = [line for line in standing.of(PRISONER) if line.card]
    g.campaign.prisoner = prisoners[-1].card if prisoners else ""
    if campaign.mode == EXPERT:
        hurt = {line.card: line.amount for line in standing.of(DAMAGE)}
        heroes = [hero for seat in g.seats for hero in g.heroes[seat]]
        g.campaign.damage = {hero: hurt[g.codes[hero]] for hero in heroes if g.codes[hero] in hurt}
    for at, line in enumerate(standing.of(POOL)):
        if pool_card(line.card) is not None:
            _lay_of_the_pool(g, g.campaign, line, campaign.dealt.get(at, ""))
    add_card(g, part.card, CAMPAIGN, "pool")
    there = set(g.codes.values())  # out of the pool, or in play already where a position was laid
    for code in part.in_play:
        if code not in there:
            add_card(g, code, CAMPAIGN, "pool")
    add_copies(g, part.set_aside, CAMPAIGN, "pool")


def _lay_of_the_pool(g: LcgState, campaign: CampaignGame, line: Line, player: str) -> None:
    """A card of the pool, with where it goes; what goes nowhere stays in the box."""
    place = place_of(line.card)
    in_use = [g.codes[hero] for seat in g.seats for hero in g.heroes[seat]]
    seats = {name: seat for seat, name in g.names.items()}
    if place == "hero" and code_of(line.bearer) in in_use:
        card = add_card(g, line.card, CAMPAIGN, "pool")
        campaign.bearers[card] = code_of(line.bearer)
    elif place == "deck" and player in seats:
        card = add_card(g, line.card, seats[player], "pool")
        campaign.decks[card] = seats[player]
    elif place in ("setup", "encounter"):
        card = add_card(g, line.card, CAMPAIGN if place == "setup" else ENCOUNTER, "pool")
    else:
        return
    campaign.pool.append(card)
