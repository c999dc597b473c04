"""Campaign mode as the house knows it."""

from __future__ import annotations

from desktop_app.games.contract.campaigns import Campaigns
from desktop_app.games.lotr_lcg.campaign.checklist import checklist
from desktop_app.games.lotr_lcg.campaign.decks import deals, sits
from desktop_app.games.lotr_lcg.campaign.easing import eases
from desktop_app.games.lotr_lcg.campaign.final_table import told
from desktop_app.games.lotr_lcg.campaign.heroes import after_game, begins, carries, heal, swap
from desktop_app.games.lotr_lcg.campaign.log import (
    DAMAGE,
    FALLEN,
    HEROES,
    MODES,
    MOST_PLAYERS,
    POOL,
    chapters,
    code_of,
    heroes,
    sections,
)


def campaigns() -> Campaigns:
    """The campaign of the box: three scenarios, one log (appendix III)."""
    return Campaigns(
        modes=MODES,
        most=MOST_PLAYERS,
        chapters=chapters(),
        sections=sections,
        begins=begins,
        carries=carries,
        after_game=after_game,
        swap=swap,
        heal=heal,
        checklist=checklist,
        pieces=heroes,
        code_of=code_of,
        owned=HEROES,
        lost=FALLEN,
        earned=POOL,
        hurt=DAMAGE,
        in_order="LCG-512",
        told=told,
        deals=deals,
        sits=sits,
        eases=eases,
    )
