"""Which cards are active: nothing else of the game touches or hears the others."""

from __future__ import annotations

import pytest

from tests.games.lotr_tcg.table import Table, bearing, hurt


@pytest.mark.rule("TCG-286", "TCG-287", "TCG-288", "TCG-016", "TCG-018")
def test_the_free_peoples_of_one_and_the_shadow_of_the_others_act() -> None:
    table = Table({"fellowship": ["Aragorn"]}, {"fellowship": ["Gimli"], "minions": ["Uruk Defender"]}, step="shadow")
    assert [table.is_active(name) for name in ("Aragorn", "Frodo", "Uruk Defender")] == [True, True, True]
    assert [table.is_active(name) for name in ("Gimli", "Frodo 2")] == [False, False]


@pytest.mark.rule("TCG-289")
def test_what_is_borne_is_as_active_as_its_bearer() -> None:
    table = Table(
        {"fellowship": [bearing("Aragorn", "Ranger's Sword")]}, {"fellowship": [bearing("Théoden", "Herugrim")]}
    )
    assert table.is_active("Ranger's Sword")
    assert not table.is_active("Herugrim")


@pytest.mark.rule("TCG-292", "TCG-293")
def test_sites_are_always_active_and_speak_where_the_fellowship_is() -> None:
    table = Table({"site": 6, "hand": ["Hobbit Sword"]}, {"site": 3})
    assert table.is_active("Westemnet Plains")
    assert table.offers("use", "Hornburg Armory")
    table = Table({"site": 5, "hand": ["Hobbit Sword"]}, {"site": 6})
    assert not table.offers("use", "Hornburg Armory")


@pytest.mark.rule("TCG-295")
def test_a_shadow_ability_of_a_site_is_for_shadow_players_there() -> None:
    table = Table({"site": 8}, {"hand": ["Dunlending Brigand"]}, step="shadow", twilight=6)
    assert table.who == "Bor"
    twilight = table.use("Ring of Isengard", "Dunlending Brigand").g.twilight
    assert twilight == 4
    assert table.titles("minions:B") == ["Dunlending Brigand"]
    table = Table({"site": 7}, {"hand": ["Dunlending Brigand"], "site": 8}, step="shadow", twilight=6)
    assert not table.offers("use", "Ring of Isengard")


@pytest.mark.rule("TCG-298", "TCG-304")
def test_each_player_may_have_a_gandalf_of_his_own() -> None:
    table = Table({"hand": ["Gandalf"]}, {"fellowship": ["Gandalf"]})
    assert table.play("Gandalf").zone("Gandalf 1").startswith("fellowship")
    assert len(table.titles("fellowship:A")) == len(table.titles("fellowship:B")) == 2


@pytest.mark.rule("TCG-343")
def test_the_dead_cannot_be_spotted() -> None:
    table = Table({"dead": ["Éomer"], "hand": ["Horse of Rohan"], "fellowship": ["Aragorn"]}, {})
    assert table.refusal("Horse of Rohan").rule == "TCG-342"
    table = Table({"fellowship": ["Éomer"], "hand": ["Horse of Rohan"]}, {})
    assert table.offers("play", "Horse of Rohan", "Éomer")


def test_the_sleeping_keep_their_wounds_and_do_not_die_of_them() -> None:
    table = Table({}, {"fellowship": [hurt("Théoden", 2, attachments=["Herugrim"])]})
    assert not table.is_active("Théoden")
    assert table.zone("Théoden") == "fellowship:B"
