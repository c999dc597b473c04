"""Whose a card is, where it lies, and whether it is in use: the same for every card, shown on a few."""

from __future__ import annotations

import pytest

from desktop_app.engine.game import Adjustment
from desktop_app.games.lotr_tcg.table.by_hand import adjust
from tests.games.lotr_tcg.cards.scenes import HOLDS, LATER, acting, archery, fighting
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt


@pytest.mark.rule("TCG-460", "TCG-405")
def test_a_site_counts_for_who_controls_it() -> None:
    bor = {**HOLDS, "minions": ["Uruk-hai Band"], "hand": ["Uruk-hai Mob"]}
    cia = {"site": 3, "minions": ["Uruk-hai Patrol", "Advance Uruk Patrol"], "hand": ["Uruk-hai Marauder"]}
    table = Table({"site": 3}, bor, cia, path=LATER)
    assert (table.strength("Uruk-hai Band"), table.number("Uruk-hai Patrol", "damage")) == (12, 1)
    assert (table.cost("Uruk-hai Mob"), table.cost("Uruk-hai Marauder")) == (4 + 2, 3 + 2)


@pytest.mark.rule("TCG-287", "TCG-290")
@pytest.mark.parametrize("card", ["Blades Drawn", "Lórien Is Most Welcome"])
def test_conditions_of_a_fellowship_that_rests_do_nothing(card: str) -> None:
    table = Table({}, {"support": [card], "minions": [hurt("Uruk Rear Guard")]})
    assert table.strength("Uruk Rear Guard") == 12


@pytest.mark.rule("TCG-287")
def test_grima_does_not_reach_a_fellowship_that_rests() -> None:
    table = Table({}, {"minions": ["Gríma"], "fellowship": [bearing("Gimli", {"card": "Weary", "owner": "Ana"})]})
    assert (table.is_active("Gimli"), table.is_active("Weary"), table.strength("Gimli")) == (False, False, 6)


@pytest.mark.rule("TCG-406")
def test_a_shadow_player_exerts_anothers_tracker() -> None:
    cia = {"hand": ["Brought Back Alive"]}
    ana = {"fellowship": ["Gimli"]}
    table = Table(ana, {"minions": ["Uruk Runner"]}, cia, step="assignment_actions").until("assignment-actions")
    while table.who != "Cia":
        table.passes()
    table.play("Brought Back Alive", "Gimli").choose("decline")
    assert (table.wounds("Uruk Runner"), table.g.assigned[0].minions) == (1, [table.id("Uruk Runner")])


@pytest.mark.rule("TCG-405")
def test_the_signs_of_a_site_of_anothers_are_no_stacking_place() -> None:
    bor = {"site": 3, "minions": ["Uruk Besieger"]}
    table = Table({"site": 3}, bor, HOLDS, step="regroup", path=LATER).passes()
    assert not table.offers("use", "Uruk Besieger")


@pytest.mark.rule("TCG-397", "TCG-470", "TCG-471")
def test_a_condition_that_leaves_lets_its_cards_and_tokens_go() -> None:
    hall = {"card": "Courtesy of My Hall", "stacked": ["Valor", "Merry"]}
    ana = {"support": [hall, {"card": "Stout and Strong", "culture": 2}], "fellowship": ["Gimli"]}
    table = fighting("Gimli", "Uruk Defender", ana=ana).use("Stout and Strong", "Gimli")
    assert table.titles("discard:A") == ["Stout and Strong"]
    table.until("regroup-actions")
    assert table.titles("stacked") == ["Valor", "Merry"]


@pytest.mark.rule("TCG-291", "TCG-471")
def test_a_stacked_minion_is_not_there_for_uniqueness_nor_to_be_spotted() -> None:
    stacked = {"card": "The Riddermark", "stacked": ["Dunlending Looter"]}
    bor = {"site": 3, "controlled": [stacked], "minions": ["Hillman Tribe"]}
    table = Table({"site": 3, "fellowship": ["Gimli"]}, bor, step="skirmish_actions", path=LATER,
                  skirmish=fight("Gimli", "Hillman Tribe"))  # fmt: skip
    table.until("regroup-actions")
    assert table.titles("controlled:B") == ["The Riddermark"]


def test_a_stacked_card_is_taken_away_by_hand() -> None:
    hall = {"card": "Courtesy of My Hall", "stacked": ["Valor", "Merry"]}
    table = Table({"support": [hall]}, {})
    adjust(table.g, Adjustment("move", table.id("Valor"), "hand:A"))
    assert table["Courtesy of My Hall"].stacked == [table.id("Merry")]


@pytest.mark.rule("TCG-297")
def test_no_second_copy_of_a_unique_card_is_put_beside_the_first_by_hand() -> None:
    table = Table({"fellowship": ["Gimli"], "hand": ["Gimli", "Legolas"]}, {"fellowship": ["Legolas"]})
    gimli, legolas = (table.session.game.adjustments(table.g, card) for card in table.g.zones["hand:A"])
    assert [each.target for each in gimli] == ["deck:A", "discard:A", "dead:A"]
    assert [each.target for each in legolas] == ["deck:A", "discard:A", "dead:A", "fellowship:A"]


@pytest.mark.rule("TCG-283", "TCG-469")
def test_whoever_is_lost_takes_what_he_has_stacked_with_him() -> None:
    bor = {"site": 3, "controlled": [{"card": "The Riddermark", "stacked": ["Uruk Besieger"]}]}
    bor["ring_bearer"] = {"card": "Frodo", "burden": 10}
    table = Table({"site": 3}, bor, {"site": 3}, path=LATER).passes()
    assert (table.zone("Uruk Besieger"), table.titles("stacked")) == ("removed", [])


@pytest.mark.rule("TCG-430", "TCG-401")
def test_prevented_wounds_can_be_assigned_by_archers_and_do_nothing() -> None:
    ana = {"fellowship": ["Gandalf"], "hand": ["Long I Fell"]}
    table = fighting("Gandalf", "Uruk Defender", ana=ana).play("Long I Fell").choose("decline")
    table.until("regroup-actions")
    assert (table.wounds("Gandalf"), table.said("prevented")) == (0, 0)


@pytest.mark.rule("TCG-316")
def test_no_burden_comes_of_a_wound_that_is_prevented() -> None:
    ana = {"worn": True, "fellowship": ["Gandalf"], "hand": ["Keep Your Forked Tongue"]}
    table = fighting("Frodo", "Uruk Seeker", ana=ana, twilight=3).play("Keep Your Forked Tongue", "Frodo")
    table.until("regroup-actions")
    assert (table.burdens(), table.wounds("Frodo")) == (0, 0)


@pytest.mark.rule("TCG-436", "TCG-432")
def test_in_the_fierce_round_cards_assign_the_fierce_alone() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"]}
    bor = {"site": 3, "controlled": ["The Riddermark"], "support": ["Over the Isen"]}
    bor["minions"] = ["Dunlending Savage", "Uruk Runner"]
    table = acting("assignment", {**ana, "site": 3}, bor, path=LATER, twilight=2, fierce=["Uruk Runner"]).passes()
    table.choose("use", "Over the Isen")
    assert (table.g.assigned, table.g.twilight, table.asked) == ([], 0, "assignment-actions"), "nobody is chosen"


@pytest.mark.rule("TCG-429")
def test_archery_totals_are_what_the_cards_make_them() -> None:
    ana = {"site": 5, "fellowship": ["Legolas", bearing("Lórien Guardian", "Elven Bow")]}
    bor = {"minions": ["Uruk Crossbowman", "Southron Bowman"]}
    path = ["4_328", "4_334", "4_342", "4_344", "4_351"]
    assert archery(Table(ana, bor, path=path)) == (3, 1)


@pytest.mark.rule("TCG-396")
def test_two_rangers_lead_a_minion_twice_as_far() -> None:
    fellowship = ["Gondorian Ranger", "Gondorian Ranger", "Ranger of Ithilien"]
    table = fighting("Ranger of Ithilien", "Uruk Defender", ana={"fellowship": fellowship, "site": 8})
    assert (table.number("Uruk Defender", "minion_site"), table.strength("Ranger of Ithilien")) == (9, 8)
