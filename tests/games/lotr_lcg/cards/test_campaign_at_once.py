"""Campaign cards, boons and burdens where several things meet: who is out, who bears one already, what ends the game."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.contract import GameTold
from desktop_app.games.lotr_lcg.campaign.final_table import told
from tests.games.lotr_lcg.cards.test_mirkwood import GUARD, STREAM, committed
from tests.games.lotr_lcg.props import TUNE
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


# -- Valor and Scarred ---------------------------------------------------------------------------------------------


def before_the_troll(heroes: list[Any], damage: int, **more: Any) -> Table:
    """Ana is about to attack the troll; Bor's Éowyn has Valor already."""
    return Table(
        players={
            "Ana": {"heroes": heroes, "engaged": [{"card": TROLL, "damage": damage}], "allies": [MENDOR], **more},
            "Bor": {"heroes": [{"card": "Éowyn", "attachments": [VALOR]}], "hand": [TUNE]},
        },
        set_aside=ASIDE,
        step="6.8a",
        **ANDUIN,
    )


@pytest.mark.rule("LCG-533")
def test_who_has_no_hero_without_valor_gets_none() -> None:
    t = before_the_troll(["Aragorn", "Gimli"], 8).choose("attack", "Aragorn", TROLL)
    t.until(asked="lcg-ask-respond").choose("respond", CARD)
    t.asked("Ana")
    t.choose("choose", "Gimli")
    assert (bears(t, "Gimli"), bears(t, "Éowyn")) == (["01133"], ["01133"])
    assert t.titles("set_aside").count(VALOR) == 1


def test_the_valor_that_kills_the_troll_as_its_hero_attacks_brings_another_valor_in_mid_attack() -> None:
    t = before_the_troll([{"card": "Aragorn", "damage": 1, "attachments": [VALOR]}, "Gimli"], 8)
    t.choose("attack", "Aragorn", TROLL)
    t.until(asked="lcg-ask-respond").choose("respond", VALOR)
    assert (t.zone(TROLL), t["Aragorn"].damage) == ("encounter_discard", 0)
    t.until(asked="lcg-ask-respond").choose("respond", CARD)
    assert bears(t, "Gimli") == ["01133"]
    assert t.g.attacks == []
    assert (t["Aragorn"].exhausted, t["Gimli"].exhausted) == (True, False)


def troll_attacks_bor(bor: list[Any], *, ana: list[Any] | None = None, **more: Any) -> Table:
    """The troll attacks Bor, and nobody defends; its blow is 6."""
    return Table(
        players={
            "Ana": {"heroes": ana or ["Aragorn"], "allies": [MENDOR], "hand": [TUNE]},
            "Bor": {"heroes": bor, "engaged": [TROLL], "threat": 30, **more},
        },
        set_aside=ASIDE,
        step="6.4a",
        **ANDUIN,
    )


def test_whom_the_troll_drives_out_gets_no_scar_but_the_others_do() -> None:
    t = troll_attacks_bor(["Éowyn"]).until(step="6.4w", limit=40) if False else troll_attacks_bor(["Éowyn"])
    t.until(asked="lcg-ask-attack") if False else None
    while t.asked() in ("lcg-ask-defender", "lcg-ask-action"):
        t.passes()
        if t.g.eliminated:
            break
    assert t.g.eliminated == ["B"]
    assert bears(t, "Aragorn") == ["01138"]
