"""Whether a table may be laid: in campaign mode as the log has it, without it with no card of a campaign."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop_app.engine.messages import Message, message
from desktop_app.games.contract.campaigns import CampaignTable, Piece, SeatTold
from desktop_app.games.contract.set_up import NewTable, Sitting
from desktop_app.games.lotr_lcg.campaign.checklist import fallen_in_use, uses_the_heroes_of_the_log
from desktop_app.games.lotr_lcg.campaign.decks import deals
from desktop_app.games.lotr_lcg.campaign.log import HEROES, POOL, is_permanent, pool_card
from desktop_app.games.lotr_lcg.reading.facts import load_cards


def why_not(table: NewTable) -> Message | None:
    """Why a table may not be laid, with the rule; None when it may."""
    if table.campaign is None:
        return next(_not_earned(table, CampaignTable()), None)
    return next(_reasons(table, table.campaign), None)


def _reasons(table: NewTable, campaign: CampaignTable) -> Iterator[Message]:
    for seat in map(_told, table.seats):
        yield from _heroes(campaign, seat)
    yield from _not_earned(table, campaign)
    yield from _burdens(table, campaign)
    for line in campaign.standing.of(POOL):
        if line.card and is_permanent(line.card) and not line.bearer:
            yield message("lcgcampaign-unbound", rule="LCG-547", card=f"@:{line.card}")


def _told(seat: Sitting) -> SeatTold:
    cards = load_cards()
    return SeatTold(seat.name, tuple(Piece(cards[code].titles["en"], code) for code in seat.cards.codes("heroes")))


def _heroes(campaign: CampaignTable, seat: SeatTold) -> Iterator[Message]:
    """The heroes of the log (LCG-522, LCG-555), and no fallen one (LCG-520, LCG-557)."""
    if not uses_the_heroes_of_the_log(campaign.standing, seat):
        own = ", ".join(campaign.standing.names(HEROES, seat.player))
        yield message("lcgcampaign-other-heroes", rule="LCG-555", player=seat.player, heroes=own)
    for name in fallen_in_use(campaign.standing, seat):
        yield message("lcgcampaign-is-fallen", rule="LCG-557", hero=name)


def _not_earned(table: NewTable, campaign: CampaignTable) -> Iterator[Message]:
    """Boons and burdens in decks that are not in the campaign pool, or not so often (LCG-535)."""
    lines, used = campaign.standing.of(POOL), Counter[str]()
    for seat in table.seats:
        for code, copies in seat.cards.parts.get("deck", {}).items():
            if pool_card(code) is not None:
                used[code] += copies
    used.update(lines[at].card for at, player in campaign.dealt.items() if player and at < len(lines))
    earned = Counter(line.card for line in lines)
    for code, count in used.items():
        if count > earned[code]:
            yield message("lcgcampaign-not-earned", rule="LCG-535", card=f"@:{code}", count=earned[code])


def _burdens(table: NewTable, campaign: CampaignTable) -> Iterator[Message]:
    """Burdens of the pool that are player cards and go into nobody's deck (LCG-545)."""
    players = tuple(seat.name for seat in table.seats)
    for deal in deals(campaign.standing, players):
        if deal.must and campaign.dealt.get(deal.at, "") not in players:
            yield message("lcgcampaign-burden-left-out", rule="LCG-545", card=f"@:{deal.line.card}")
