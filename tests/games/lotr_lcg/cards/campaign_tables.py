"""The tables of a campaign, its boons and burdens, and what a table tells the log at its end."""

from __future__ import annotations

from typing import Any

from desktop_app.games.contract.campaigns import GameTold
from desktop_app.games.lotr_lcg.campaign.final_table import told
from tests.games.lotr_lcg.table import Table

ANDUIN: dict[str, Any] = {"scenario": "journey_along_the_anduin", "campaign": {}, "quest": "01126"}
PASSAGE: dict[str, Any] = {"scenario": "passage_through_mirkwood", "campaign": {}}
DOL_GULDUR: dict[str, Any] = {"scenario": "escape_from_dol_guldur", "campaign": {"back": True}}
CARD, TROLL, SPAWN, MENDOR = "Journey Along the Anduin", "Hill Troll", "Ungoliant's Spawn", "Mendor"
VALOR, SCARRED, SUPPORT = "Valor", "Scarred", "Mendor's Support"
ASIDE = [VALOR, VALOR, SCARRED, SCARRED]


def ends(t: Table) -> GameTold:
    """What the table tells the log at its end."""
    return told(t.g, t.g.names)


def bears(t: Table, hero: str) -> list[str]:
    return [t.g.codes[card] for card in t[hero].attachments]
