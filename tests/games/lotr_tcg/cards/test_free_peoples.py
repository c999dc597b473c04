"""The Free Peoples cards of the starter decks, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

URUK = {"minions": ["Uruk Defender"]}


def skirmish(ana: dict[str, Any], character: str, *minions: str, **setup: Any) -> Table:
    """A skirmish in which Ana may act."""
    bor = {"minions": list(minions)}
    return Table(ana, bor, step="skirmish_actions", skirmish=fight(character, *minions), **setup)


# -- the Shire ---------------------------------------------------------------------------------------------------------


def test_frodo_loses_a_burden_for_a_ring_bound_companion() -> None:
    table = Table({"ring_bearer": {"card": "Frodo", "burden": 2}, "hand": ["Sam", "Gimli"]}, {})
    table.use("Frodo", "Sam")
    assert (table.burdens(), table.zone("Sam"), table.g.twilight) == (1, "fellowship:A", 2)


def test_merry_leaves_a_skirmish_for_an_exertion_of_the_ring_bearer() -> None:
    table = skirmish({"fellowship": ["Merry"]}, "Merry", "Uruk Defender")
    table.use("Merry")
    assert (table.wounds("Frodo"), table.zone("Merry")) == (1, "discard:A")


@pytest.mark.rule("TCG-388")
def test_a_shadow_player_may_prevent_it_and_the_cost_stays_paid() -> None:
    table = skirmish({"fellowship": ["Merry"]}, "Merry", "Uruk Defender", twilight=2)
    table.use("Merry")
    assert (table.who, table.asked) == ("Bor", "prevent")
    table.choose("accept")
    assert (table.wounds("Frodo"), table.zone("Merry"), table.g.twilight) == (1, "fellowship:A", 0)


def test_pippin_leaves_for_a_burden() -> None:
    table = skirmish({"fellowship": ["Pippin"]}, "Pippin", "Uruk Defender")
    table.use("Pippin")
    assert (table.burdens(), table.zone("Pippin")) == (1, "discard:A")


def test_severed_his_bonds_spares_a_hobbit_beyond_site_four() -> None:
    table = skirmish({"site": 5, "fellowship": ["Merry"], "hand": ["Severed His Bonds"]}, "Merry", "Orthanc Warrior")
    table.play("Severed His Bonds", "Merry").until("decide")
    assert (table.zone("Merry"), table.wounds("Merry")) == ("fellowship:A", 2)


def test_swiftly_and_softly_prevents_all_wounds_but_one() -> None:
    ana = {"site": 6, "ring_bearer": bearing("Frodo", "Hobbit Sword"), "hand": ["Swiftly and Softly"]}
    table = skirmish(ana, "Frodo", "Uruk Regular")
    table.play("Swiftly and Softly", "Frodo").until("decide")
    assert table.wounds("Frodo") == 1


@pytest.mark.rule("TCG-360", "TCG-361", "TCG-013")
def test_the_tower_symbol_counts_where_a_text_names_it() -> None:
    table = skirmish({"site": 5, "fellowship": ["Merry"], "hand": ["Swiftly and Softly"]}, "Merry", "Uruk Defender")
    assert table.play("Swiftly and Softly", "Merry").said("cancelled") == 1


def test_knocked_on_the_head_brings_a_hobbit_back() -> None:
    ana = {"discard": ["Merry", "Sam", "Gimli"], "hand": ["Knocked on the Head"], "site": 2}
    table = Table(ana, {}, step="regroup").play("Knocked on the Head")
    assert {table.g.codes[option.source] for option in table.question.options} == {"4_310"}
    table.pick("Merry")
    assert (table.zone("Merry"), table.g.twilight) == ("fellowship:A", 1)


def test_sam_prevents_burdens_of_shadow_cards_alone() -> None:
    table = skirmish({"fellowship": ["Sam", "Pippin"]}, "Pippin", "Uruk Defender")
    table.use("Pippin")
    assert table.burdens() == 1


# -- Gondor, Elves, Dwarves, Gandalf -----------------------------------------------------------------------------------


def test_aragorn_wounds_as_often_as_there_are_unbound_hobbits() -> None:
    ana = {"site": 2, "fellowship": ["Aragorn", "Merry", "Sam"]}
    table = Table(ana, {"minions": ["Uruk Rear Guard"]}, step="decide", moves=1).choose("move_again")
    table.respond("Aragorn").pick("Uruk Rear Guard")
    assert (table.wounds("Uruk Rear Guard"), table.asked) == (1, "shadow-actions")


def test_the_rangers_sword_is_stronger_against_uruk_hai() -> None:
    ana = {"fellowship": [bearing("Aragorn", "Ranger's Sword")]}
    assert skirmish(ana, "Aragorn", "Uruk Defender").strength("Aragorn") == 12
    assert skirmish(ana, "Aragorn", "Dunlending Savage").strength("Aragorn") == 10


def test_gimli_strengthens_legolas_by_two() -> None:
    table = skirmish({"fellowship": ["Gimli", "Legolas", "Merry"]}, "Legolas", "Uruk Defender")
    assert table.use("Gimli", "Legolas").strength("Legolas") == 8
    assert table.passes().use("Gimli", "Merry").strength("Merry") == 4


def test_legolas_weakens_who_fights_an_unbound_companion() -> None:
    table = skirmish({"fellowship": ["Gimli", "Legolas"]}, "Legolas", "Uruk Defender")
    assert table.use("Legolas", "Uruk Defender").strength("Uruk Defender") == 8
    table = skirmish({"fellowship": ["Legolas"]}, "Frodo", "Uruk Defender")
    assert table.choose("use", "Legolas").strength("Uruk Defender") == 9


def test_best_company_is_better_at_a_battleground() -> None:
    ana = {"fellowship": ["Gimli"], "hand": ["Best Company"]}
    assert skirmish({**ana, "site": 5}, "Gimli", "Uruk Defender").play("Best Company", "Gimli").strength("Gimli") == 10
    assert skirmish({**ana, "site": 2}, "Gimli", "Uruk Defender").play("Best Company", "Gimli").strength("Gimli") == 8


def test_valor_is_better_against_the_wounded() -> None:
    ana = {"fellowship": ["Legolas"], "hand": ["Valor"]}
    wounded = Table(
        ana, {"minions": [hurt("Uruk Defender")]}, step="skirmish_actions", skirmish=fight("Legolas", "Uruk Defender")
    )
    assert wounded.play("Valor", "Legolas").strength("Legolas") == 9
    assert skirmish(ana, "Legolas", "Uruk Defender").play("Valor", "Legolas").strength("Legolas") == 8


@pytest.mark.rule("TCG-346", "TCG-111")
def test_the_white_wizard_grows_with_the_twilight() -> None:
    assert Table({"fellowship": ["Gandalf"]}, {}, twilight=3).strength("Gandalf") == 10
    assert Table({"fellowship": ["Gandalf"]}, {}, twilight=2).strength("Gandalf") == 7


# -- Rohan -------------------------------------------------------------------------------------------------------------


def test_brego_and_the_horses_need_a_rider_of_rohan_and_exert_who_meets_them() -> None:
    table = Table({"fellowship": ["Legolas"], "hand": ["Brego"]}, {})
    assert table.refusal("Brego").rule == "TCG-342"
    ana = {"fellowship": [bearing("Éowyn", "Horse of Rohan"), "Gimli"]}
    minions = {"minions": ["Uruk Defender", "Uruk Regular"]}
    table = Table(
        ana, minions, step="skirmishes", assigned=[fight("Éowyn", "Uruk Defender"), fight("Gimli", "Uruk Regular")]
    )
    table.choose("skirmish", "Éowyn")
    assert [table.wounds("Uruk Defender"), table.wounds("Uruk Regular")] == [1, 0]


@pytest.mark.rule("TCG-387")
def test_an_exhausted_minion_exerts_no_more() -> None:
    table = Table(
        {"fellowship": [bearing("Éowyn", "Horse of Rohan")]},
        {"minions": [hurt("Uruk Defender")]},
        step="skirmishes",
        assigned=[fight("Éowyn", "Uruk Defender")],
    )
    assert table.passes().wounds("Uruk Defender") == 1


def test_eomer_is_cheaper_beside_a_man_of_rohan_and_heals_an_ally() -> None:
    assert Table({"hand": ["Éomer"]}, {}).cost("Éomer") == 3
    table = Table({"hand": ["Éomer"], "fellowship": ["Éowyn"]}, {})
    assert table.play("Éomer").g.twilight == 2
    table = Table({"fellowship": ["Éomer"], "support": [hurt("Guma")]}, {}, step="turn")
    assert table.respond("Éomer").pick("Guma").wounds("Guma") == 0


def test_theoden_heals_once_a_turn_whoever_gets_a_possession() -> None:
    ana = {"fellowship": [hurt("Théoden"), hurt("Éowyn", 2)], "hand": ["Heavy Chain", "Horse of Rohan"]}
    table = Table(ana, {}).choose("use", "Théoden").pick("Heavy Chain").pick("Éowyn")
    assert (table.wounds("Éowyn"), table.wounds("Théoden"), table["Heavy Chain"].host) == (1, 1, table.id("Éowyn"))
    assert table.refusal("Théoden", "use").rule == "TCG-392"


def test_guma_and_weland_heal_for_an_exertion() -> None:
    ana = {"fellowship": [hurt("Éowyn", attachments=["Horse of Rohan"])], "support": ["Guma", "Weland"]}
    table = Table(ana, {}).use("Guma", "Éowyn")
    assert (table.wounds("Guma"), table.wounds("Éowyn")) == (1, 0)
    table = Table(ana, {}).use("Weland", "Éowyn")
    assert (table.wounds("Weland"), table.wounds("Éowyn")) == (1, 0)


@pytest.mark.rule("TCG-465")
def test_guma_is_discarded_when_his_home_is_taken() -> None:
    table = Table(
        {"site": 5, "support": ["Guma"]},
        {"site": 5, "controlled": ["Westemnet Hills"]},
        step="turn",
        path=["Hornburg Courtyard"],
    )
    assert table.zone("Guma") == "discard:A"


def test_well_stored_heals_a_villager_in_each_fellowship_phase() -> None:
    table = Table({"support": ["Well Stored", hurt("Guma")]}, {}, step="fellowship_begins")
    assert table.respond("Well Stored").pick("Guma").wounds("Guma") == 0


@pytest.mark.rule("TCG-392")
def test_an_honorable_charge_gives_three_at_most() -> None:
    riders = ["Éowyn", "Rider of Rohan", "Rider of Rohan", "Rider of Rohan", "Gimli"]
    table = skirmish({"fellowship": riders, "hand": ["An Honorable Charge"]}, "Gimli", "Uruk Defender")
    assert table.play("An Honorable Charge", "Gimli").strength("Gimli") == 9


def test_a_mounted_rider_exerts_a_minion() -> None:
    ana = {"fellowship": [bearing("Rider of Rohan", "Horse of Rohan"), "Gimli"]}
    table = skirmish(ana, "Gimli", "Uruk Defender").use("Rider of Rohan", "Uruk Defender")
    assert (table.wounds("Rider of Rohan"), table.wounds("Uruk Defender")) == (1, 1)
    assert not skirmish({"fellowship": ["Rider of Rohan"]}, "Rider of Rohan", "Uruk Defender").offers("use")


@pytest.mark.rule("TCG-239", "TCG-445", "TCG-421")
def test_work_for_the_sword_makes_a_mounted_man_deal_two_more() -> None:
    rider = bearing("Théoden", "Horse of Rohan", "Herugrim")
    table = skirmish({"fellowship": [rider], "hand": ["Work for the Sword"]}, "Théoden", "Uruk Rear Guard")
    table.play("Work for the Sword", "Théoden")
    assert (table.strength("Théoden"), table.number("Théoden", "damage")) == (10, 3)
    table = skirmish({"fellowship": ["Éowyn"], "hand": ["Work for the Sword"]}, "Éowyn", "Uruk Defender")
    table.play("Work for the Sword", "Éowyn")
    assert (table.strength("Éowyn"), table.number("Éowyn", "damage")) == (8, 0)
