"""The Shadow cards and the sites of the starter decks, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

PATH = ["4_328", "4_334", "4_342", "4_346", "4_347", "4_354", "4_357", "4_359", "4_363"]
"""The sites that the usual path does not have, where there are two of a number."""


def shadow_acts(bor: dict[str, Any], character: str, minion: str, **ana: Any) -> Table:
    """A skirmish in which Bor may act."""
    table = Table({"fellowship": [character], **ana}, bor, step="skirmish_actions", skirmish=fight(character, minion))
    return table.passes()


# -- Dunland -----------------------------------------------------------------------------------------------------------


def test_wild_men_grow_fierce_by_winning_until_the_regroup_phase() -> None:
    table = Table(
        {"fellowship": ["Gimli", "Aragorn"]},
        {"minions": ["Dunlending Robber"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Dunlending Robber"),
    )
    table.until("respond").respond("Dunlending Robber")
    assert (table.strength("Dunlending Robber"), table.has("Dunlending Robber", "fierce")) == (11, True)
    table.until("defenders").choose("assigned").until("decide")
    assert (table.strength("Dunlending Robber"), table.has("Dunlending Robber", "fierce")) == (9, False)


def test_a_band_may_be_fierce_without_growing() -> None:
    table = Table(
        {"fellowship": ["Aragorn"]},
        {"minions": ["Band of Wild Men"]},
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Band of Wild Men"),
    )
    table.until("respond").respond("Band of Wild Men")
    assert (table.strength("Band of Wild Men"), table.has("Band of Wild Men", "fierce")) == (11, True)


def test_a_pillager_takes_two_possessions_from_a_large_fellowship() -> None:
    fellowship = [bearing("Gimli"), "Legolas", "Merry", "Pippin", bearing("Éowyn", "Heavy Chain", "Horse of Rohan")]
    table = Table(
        {"fellowship": fellowship},
        {"minions": ["Dunlending Pillager"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Dunlending Pillager"),
    )
    table.until("respond").passes().respond("Dunlending Pillager").pick("Heavy Chain", "Horse of Rohan")
    assert sorted(table.titles("discard:A")) == ["Heavy Chain", "Horse of Rohan"]


def test_dark_fury_and_death_to_the_strawheads() -> None:
    bor = {"minions": ["Dunlending Brigand"], "hand": ["Dark Fury"]}
    table = shadow_acts(bor, "Aragorn", "Dunlending Brigand", site=3)
    assert table.play("Dark Fury", "Dunlending Brigand").strength("Dunlending Brigand") == 12
    table = shadow_acts(bor, "Aragorn", "Dunlending Brigand", site=4)
    assert table.play("Dark Fury", "Dunlending Brigand").strength("Dunlending Brigand") == 10
    bor = {"minions": ["Dunlending Brigand"], "hand": ["Death to the Strawheads"]}
    table = Table(
        {"fellowship": ["Aragorn", "Gimli"]},
        bor,
        step="skirmish_actions",
        skirmish=fight("Aragorn", "Dunlending Brigand"),
        twilight=3,
    )
    table.passes().play("Death to the Strawheads", "Dunlending Brigand")
    assert (table.strength("Dunlending Brigand"), table.g.twilight) == (11, 0)


def test_an_iron_axe_is_for_men_of_dunland() -> None:
    bor = {"minions": ["Dunlending Brigand", "Uruk Defender"], "hand": ["Iron Axe"]}
    table = Table({"site": 5}, bor, step="shadow", twilight=3)
    assert not table.offers("play", "Iron Axe", "Uruk Defender")
    assert table.play("Iron Axe", "Dunlending Brigand").strength("Dunlending Brigand") == 11


# -- Isengard ----------------------------------------------------------------------------------------------------------


def test_ferocity_at_a_battleground() -> None:
    bor = {"minions": ["Uruk Defender"], "hand": ["Ferocity"]}
    table = shadow_acts(bor, "Aragorn", "Uruk Defender", site=5)
    assert table.play("Ferocity", "Uruk Defender").strength("Uruk Defender") == 12


def test_still_they_came_needs_one_who_does_not_fight() -> None:
    bor = {"minions": ["Uruk Defender", "Uruk Rear Guard"], "hand": ["Still They Came"]}
    table = Table(
        {"fellowship": ["Aragorn"]},
        bor,
        step="skirmish_actions",
        twilight=1,
        skirmish=fight("Aragorn", "Uruk Defender"),
    ).passes()
    table.play("Still They Came", "Uruk Defender")
    assert (table.wounds("Uruk Rear Guard"), table.strength("Uruk Defender")) == (1, 12)
    bor = {"minions": ["Uruk Defender"], "hand": ["Still They Came"]}
    table = Table(
        {"fellowship": ["Aragorn"]},
        bor,
        step="skirmish_actions",
        twilight=1,
        skirmish=fight("Aragorn", "Uruk Defender"),
    ).passes()
    assert table.refusal("Still They Came").rule == "TCG-384"


@pytest.mark.rule("TCG-331")
def test_a_defender_strengthens_another_uruk_at_a_battleground() -> None:
    bor = {"minions": ["Uruk Defender", "Uruk Regular", "Dunlending Brigand"]}
    table = Table(
        {"site": 5, "fellowship": ["Aragorn"]}, bor, step="skirmish_actions", skirmish=fight("Aragorn", "Uruk Regular")
    ).passes()
    table.choose("use", "Uruk Defender")
    assert not table.offers("choose", "Dunlending Brigand")
    assert table.pick("Uruk Regular").strength("Uruk Regular") == 10
    table = Table(
        {"site": 4, "fellowship": ["Aragorn"]}, bor, step="skirmish_actions", skirmish=fight("Aragorn", "Uruk Regular")
    ).passes()
    assert not table.offers("use", "Uruk Defender")


def test_a_stalker_smells_a_dead_ally() -> None:
    table = Table({"dead": ["Guma"]}, {"minions": ["Uruk Stalker"]})
    assert (table.strength("Uruk Stalker"), table.has("Uruk Stalker", "fierce")) == (11, True)
    table = Table({"dead": ["Gimli"]}, {"minions": ["Uruk Stalker"]})
    assert (table.strength("Uruk Stalker"), table.has("Uruk Stalker", "fierce")) == (8, False)


def test_a_regular_brings_another_for_less() -> None:
    bor = {"minions": ["Uruk Regular", "Orthanc Warrior"], "hand": ["Uruk Defender"]}
    table = Table({"site": 5}, bor, step="shadow", twilight=3)
    assert not table.offers("play")
    table.use("Uruk Regular", "Uruk Defender")
    assert (table.wounds("Uruk Regular"), table.zone("Uruk Defender"), table.g.twilight) == (1, "minions:B", 0)


# -- sites -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-340", "TCG-341")
def test_the_riddermark_brings_aragorn_for_two_exertions() -> None:
    table = Table({"fellowship": ["Gimli", "Legolas"], "deck": ["Valor", "Aragorn", "Valor"]}, {})
    table.choose("use", "The Riddermark").pick("Gimli").pick("Aragorn")
    assert (table.zone("Aragorn"), table.g.twilight) == ("fellowship:A", 4)
    assert table.session.log[-1].message.id != "tcg-log-draws"
    table = Table({"fellowship": [hurt("Gimli", 2), "Legolas"], "deck": ["Aragorn"]}, {})
    assert table.refusal("The Riddermark", "use").rule == "TCG-072"


def test_dunlendings_take_no_archery_wounds_in_the_plains() -> None:
    table = Table({"site": 3, "fellowship": ["Legolas"]}, {"minions": ["Dunlending Brigand"]}, step="archery")
    assert table.passes().asked != "archery"
    assert table.titles("minions:B") == ["Dunlending Brigand"]


def test_white_rocks_ask_more_of_riders() -> None:
    table = Table({"site": 4, "fellowship": [bearing("Éowyn", "Horse of Rohan")]}, {}, path=PATH[:4])
    assert table.number("White Rocks", "shadow_number") == 4


@pytest.mark.rule("TCG-110", "TCG-109")
def test_the_armory_draws_for_a_possession_each_time() -> None:
    table = Table({"site": 6, "hand": ["Hobbit Sword"], "fellowship": ["Merry"]}, {})
    table.choose("use", "Hornburg Armory").pick("Hobbit Sword").pick("Merry")
    assert (table.titles("hand:A"), table["Hobbit Sword"].host) == (["Orthanc Warrior"], table.id("Merry"))


@pytest.mark.rule("TCG-422", "TCG-423")
def test_no_more_than_four_cards_a_fellowship_phase() -> None:
    table = Table({"site": 6, "hand": ["Hobbit Sword"], "fellowship": ["Merry"]}, {}, taken=4)
    table.choose("use", "Hornburg Armory").pick("Hobbit Sword").pick("Merry")
    assert table.titles("hand:A") == []


def test_an_uruk_camp_exerts_every_uruk_played() -> None:
    table = Table({"site": 2}, {"hand": ["Uruk Regular"]}, step="shadow", twilight=9, path=["4_328", "4_335"])
    assert table.play("Uruk Regular").wounds("Uruk Regular") == 1


def test_the_throne_room_calls_theoden() -> None:
    table = Table({"site": 3, "deck": ["Théoden", "Valor"]}, {}, path=["4_328", "4_334", "4_341"])
    assert table.use("Throne Room", "Théoden").zone("Théoden") == "fellowship:A"
    assert not table.offers("use", "Throne Room")


def test_westemnet_hills_heal_riders() -> None:
    fellowship = [hurt("Éowyn", 2, attachments=["Horse of Rohan"]), hurt("Gimli")]
    table = Table({"site": 3, "fellowship": fellowship}, {"site": 4}, step="move")
    assert (table.wounds("Éowyn"), table.wounds("Gimli")) == (1, 1)


def test_the_first_uruk_at_the_deep_of_helm_costs_three_less() -> None:
    table = Table(
        {"site": 5},
        {"hand": ["Uruk Regular", "Uruk Defender", "Dunlending Savage"]},
        step="shadow",
        twilight=9,
        path=PATH[:5],
    )
    assert [table.cost(name) for name in ("Uruk Regular", "Uruk Defender", "Dunlending Savage")] == [0, 1, 4]
    assert table.play("Uruk Regular").g.twilight == 9
    assert table.cost("Uruk Defender") == 4


def test_hornburg_courtyard_is_easier_with_aragorn() -> None:
    assert Table({"site": 5, "fellowship": ["Aragorn"]}, {}).number("Hornburg Courtyard", "shadow_number") == 6
    assert Table({"site": 5, "fellowship": ["Gimli"]}, {}).number("Hornburg Courtyard", "shadow_number") == 8


def test_wizards_vale_darkens_a_small_pool() -> None:
    table = Table({"site": 8}, {}, {}, step="shadow_begins", twilight=3, path=PATH[:8])
    assert table.g.twilight == 7
    assert table.passes().g.twilight == 7
    assert Table({"site": 8}, {}, step="shadow_begins", twilight=9, path=PATH[:8]).g.twilight == 9


def test_the_library_gives_shadow_players_cards_for_a_large_fellowship() -> None:
    fellowship = ["Gimli", "Legolas", "Merry", "Pippin", "Éowyn"]
    table = Table({"site": 8, "fellowship": fellowship}, {"hand": []}, step="move")
    assert (table.who, table.asked) == ("Bor", "may")
    assert len(table.choose("accept").titles("hand:B")) == 2


def test_the_palantir_chamber_trades_burdens_for_a_minion() -> None:
    ana = {"site": 9, "ring_bearer": {"card": "Frodo", "burden": 3}}
    table = Table(ana, {"discard": ["Uruk Defender"]}, step="shadow", twilight=6, path=PATH)
    table.use("Palantír Chamber", "Uruk Defender")
    assert (table.burdens(), table.zone("Uruk Defender"), table.g.twilight) == (1, "minions:B", 2)
