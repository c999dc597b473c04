"""What may still be played before the strikes of an attack are assigned (MEC-569, MEC-571)."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.attacks import prowess, strikes
from tests.games.meccg.table import Table, at, bearing

DARK = {"origin": "Lórien", "path": ["shadow_land"] * 2, "regions": ["Dagorlad", "Nurn"]}
HAND = ["Orc-watch", "Minions Stir", "Wake of War", "Choking Shadows", "Foolish Words"]


def watched(limit: int) -> Table:
    """An Orc-watch attacks two elves on their way, and Bor may act before its strikes are assigned."""
    company = at("Moria", "Elrond", "Haldir", limit=limit, **DARK)
    table = Table({"companies": [company], "hand": ["Twilight"]}, {"hand": HAND}, step="hazards").until("hazards")
    table.choose("creature", "Orc-watch", detail="region_type shadow_land").until("attack")
    while table.who != "Bor":
        table.passes()
    return table


@pytest.mark.rule("MEC-571", "MEC-569", "MEC-502")
def test_a_hazard_that_changes_such_attacks_is_played_until_strikes_are_assigned() -> None:
    table = watched(limit=2)
    assert [name for name in HAND if table.offers("play", name)] == ["Minions Stir"]
    table.choose("play", "Minions Stir")
    assert (table.asked, table.who) == ("answer", "Ana")
    table.until("attack")
    it = table.g.attacks[-1]
    assert (strikes(table.g, it), prowess(table.g, it)) == (4, 10)
    assert table.company("Elrond").hazards == 2
    assert table.until("assign").zone("Minions Stir") == "events:B"


@pytest.mark.rule("MEC-571", "MEC-502")
def test_it_is_played_neither_beyond_the_limit_nor_once_strikes_are_assigned() -> None:
    table = watched(limit=1)
    assert not table.offers("play", "Minions Stir")
    assert table.refusal("Minions Stir", "play").rule == "MEC-502"
    late = watched(limit=2).until("assign").pick("Elrond").until_step("strike_hazards")
    assert not late.offers("play", "Minions Stir")
    assert late.refusal("Minions Stir", "play").rule == "MEC-571"


@pytest.mark.rule("MEC-571")
def test_once_strikes_are_assigned_what_cancels_an_attack_comes_too_late() -> None:
    company = at("Moria", bearing("Elrond", "Gollum"), "Adrazar", limit=2)
    attack = {"race": "orc", "strikes": 1, "prowess": 8, "key": "region_type", "keyed": "shadow_land"}
    table = Table({"companies": [company], "hand": ["Concealment"]}, step="attack_actions", attack=attack)
    assert (table.offers("play", "Concealment"), table.offers("use", "Gollum")) == (True, True)
    table.until("assign").pick("Elrond").until_step("strike_resources")
    assert [table.refusal(*late).rule for late in (("Concealment", "play"), ("Gollum", "use"))] == ["MEC-571"] * 2


@pytest.mark.rule("MEC-511", "MEC-720")
def test_a_creature_attacks_before_what_its_chain_has_brought_about_is_declared() -> None:
    lure = {"card": "Lure of Expedience", "owner": "Bor"}
    company = at("Moria", bearing("Elrond", lure), bearing("Haldir", "Glamdring"), "Glorfindel II", limit=5, **DARK)
    table = Table({"companies": [company]}, {"hand": ["Orc-watch", "Call of Home"]}, step="hazards").until("hazards")
    table.choose("creature", "Orc-watch", detail="region_type shadow_land").choose("pass")
    table.choose("play", "Call of Home").pick("Haldir").rolls(2).until("pass-on").pick("Glamdring").pick("Elrond")
    assert table.until_step("attack_actions", limit=1).said("corruption") == 0
    while table.g.attacks:
        assert table.asked not in ("answer", "corruption")
        table.passes()
    assert table.until("corruption", limit=3).question.source == table.id("Elrond")
