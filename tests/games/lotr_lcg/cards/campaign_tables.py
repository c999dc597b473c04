"""The tables of a campaign, its boons and burdens, and what a table tells the log at its end."""

from __future__ import annotations

from typing import Any

from desktop_app.games.contract.campaigns import GameTold
from desktop_app.games.lotr_lcg.campaign.final_table import told
from desktop_app.games.lotr_lcg.state import CampaignGame
from tests.games.lotr_lcg.table import Table

ANDUIN: dict[str, Any] = {"scenario": "journey_along_the_anduin", "campaign": {}}
AT_THE_TROLL: dict[str, Any] = {**ANDUIN, "quest": "01126"}
PASSAGE: dict[str, Any] = {"scenario": "passage_through_mirkwood", "campaign": {}}
DOL_GULDUR: dict[str, Any] = {"scenario": "escape_from_dol_guldur", "campaign": {"back": True}}
CARD = "Journey Along the Anduin"
TROLL, SWARM, VENOM, SPAWN = "Hill Troll", "Ungoliant's Swarm", "Lingering Venom", "Ungoliant's Spawn"
SUPPORT, VALOR, SCARRED, MENDOR = "Mendor's Support", "Valor", "Scarred", "Mendor"
BEORN, LEAVE_NOT = "01122", "01121"
ASIDE = [VALOR, VALOR, SCARRED, SCARRED]


def campaign(t: Table) -> CampaignGame:
    """What a table knows of its campaign."""
    assert t.g.campaign is not None
    return t.g.campaign


def earned(t: Table) -> list[tuple[str, str]]:
    """What the table has earned, and for whom."""
    return [(each.code, each.bearer) for each in campaign(t).earned]


def ends(t: Table) -> GameTold:
    """What the table tells the log at its end."""
    return told(t.g, t.g.names)


def bears(t: Table, hero: str) -> list[str]:
    """The cards that lie with a hero."""
    return [t.g.codes[card] for card in t[hero].attachments]
