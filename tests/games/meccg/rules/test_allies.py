"""Allies as characters are: healed, attacked, tapped to call an attack off."""

from __future__ import annotations

import pytest

from tests.games.meccg.cards.table import attacked, hero, minion
from tests.games.meccg.table import Table, at, bearing


@pytest.mark.rule("MEC-559")
def test_an_ally_is_healed_as_a_character_is_and_along_with_one() -> None:
    gollum = {"card": "Stinker", "wounded": True}
    table = Table(minion(at("Moria", bearing("Layos", "Foul-smelling Paste", gollum))))
    table.choose("use", "Foul-smelling Paste").until("organization")
    assert table.stands("Stinker") == "untapped"
    elrond = bearing("Elrond", {"card": "Gollum", "wounded": True})
    sam = {"card": "Sam Gamgee", "wounded": True}
    table = Table(hero(at("Bree", elrond, sam, "Ioreth"), hand=["Halfling Strength"]))
    table.choose("play", "Halfling Strength").until("organization")
    assert (table.stands("Sam Gamgee"), table.stands("Gollum")) == ("untapped", "untapped")


@pytest.mark.rule("MEC-559", "MEC-583")
@pytest.mark.parametrize(("ally", "able"), [("Gollum", True), ("Goldberry", False)])
def test_an_ally_who_may_be_attacked_escapes_for_all_and_is_wounded(ally: str, able: bool) -> None:
    company = at("Moria", bearing("Elrond", ally), "Haldir", limit=2)
    table = Table(hero(company, hand=["Escape"]), {}, step="attack_actions", attack=attacked("man", 2, 9))
    table.until("attack").choose("play", "Escape")
    assert bool(table.find("choose", ally)) is able
    table.pick(ally if able else "Haldir").until("hazards")
    assert table.stands(ally if able else "Haldir") == "wounded"
    assert table.said("strike") == 0


@pytest.mark.rule("MEC-559")
def test_an_ally_taps_to_call_off_an_attack_of_the_slayer() -> None:
    attack = {**attacked("slayer", 1, 11, key="region_type", keyed="border_land"), "card": "Slayer"}
    gollum = {"card": "Elrond", "exhausted": True, "attachments": ["Gollum"]}
    table = Table(hero(at("Bree", gollum, path=["border_land"], limit=2)), {}, step="attack_actions", attack=attack)
    table.until("attack").choose("use", "Slayer").until("hazards")
    assert table.stands("Gollum") == "tapped"
    assert table.said("strike") == 0
