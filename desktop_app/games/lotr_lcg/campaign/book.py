"""Campaign mode as the house knows it."""

from __future__ import annotations

from desktop_app.games.contract.campaigns import Campaigns
from desktop_app.games.lotr_lcg.campaign.checklist import checklist
from desktop_app.games.lotr_lcg.campaign.heroes import after_game, begins, heal, swap
from desktop_app.games.lotr_lcg.campaign.log import MODES, MOST_PLAYERS, SECTIONS, chapters


def campaigns() -> Campaigns:
    """The campaign of the box: three scenarios, one log (appendix III)."""
    return Campaigns(MODES, MOST_PLAYERS, chapters(), SECTIONS, begins, after_game, swap, heal, checklist)
