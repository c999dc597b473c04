"""Twilight, playing cards, uniqueness, bearers."""

from __future__ import annotations

import pytest

from tests.games.lotr_tcg.table import Table, bearing, fight


@pytest.mark.rule("TCG-082", "TCG-151", "TCG-146", "TCG-081")
def test_a_free_peoples_card_adds_its_cost_to_the_pool() -> None:
    table = Table({"hand": ["Gimli"]}, {}, twilight=1)
    assert table.play("Gimli").g.twilight == 3
    assert table.zone("Gimli") == "fellowship:A"


@pytest.mark.rule("TCG-083", "TCG-084", "TCG-177", "TCG-181")
def test_a_shadow_card_removes_its_cost_and_needs_it_there() -> None:
    table = Table({"site": 5}, {"hand": ["Uruk Regular", "Uruk Defender"]}, step="shadow", twilight=3)
    assert table.refusal("Uruk Defender").rule == "TCG-084"
    assert table.play("Uruk Regular").g.twilight == 0
    assert table.zone("Uruk Regular") == "minions:B"


@pytest.mark.rule("TCG-186", "TCG-187", "TCG-188", "TCG-189", "TCG-190")
def test_a_roaming_minion_costs_two_more() -> None:
    table = Table({"site": 4}, {"hand": ["Uruk Regular"]}, step="shadow", twilight=5)
    assert table.cost("Uruk Regular") == 5
    assert table.play("Uruk Regular").g.twilight == 0
    assert Table({"site": 5}, {"hand": ["Uruk Regular"]}, step="shadow", twilight=5).cost("Uruk Regular") == 3


@pytest.mark.rule("TCG-191")
def test_a_minion_that_survives_roams_no_more_at_its_site() -> None:
    table = Table({"site": 4}, {"minions": ["Uruk Regular"]}, step="decide", moves=1)
    view = table.session.game.view(table.g, "A").zones["minions:B"].cards[0]
    assert "roaming" in view.marks
    table.choose("move_again")
    view = table.session.game.view(table.g, "A").zones["minions:B"].cards[0]
    assert "roaming" not in view.marks


@pytest.mark.rule("TCG-144", "TCG-176", "TCG-402")
def test_cards_are_played_in_the_phase_of_their_side() -> None:
    table = Table(
        {"hand": ["Well Stored", "Gimli"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Frodo", "Uruk Defender"),
    )
    assert not table.offers("play")
    table = Table({"hand": ["Well Stored", "Uruk Regular"]}, {})
    assert table.offers("play", "Well Stored")
    assert table.refusal("Uruk Regular").rule == "TCG-287"


@pytest.mark.rule("TCG-096", "TCG-098", "TCG-099", "TCG-028")
def test_an_event_belongs_to_its_phase_and_is_discarded() -> None:
    table = Table({"hand": ["Valor"], "fellowship": ["Legolas"]}, {})
    assert table.refusal("Valor").rule == "TCG-098"
    table = Table(
        {"hand": ["Valor"], "fellowship": ["Legolas"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Legolas", "Uruk Defender"),
    )
    assert table.play("Valor", "Legolas").strength("Legolas") == 8
    assert table.titles("discard:A") == ["Valor"]
    assert table.g.twilight == 1


@pytest.mark.rule("TCG-391")
def test_an_event_may_be_played_though_nothing_comes_of_it() -> None:
    table = Table(
        {"hand": ["Best Company"], "fellowship": ["Legolas"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Legolas", "Uruk Defender"),
    )
    assert table.play("Best Company").titles("discard:A") == ["Best Company"]


@pytest.mark.rule("TCG-291", "TCG-297", "TCG-299", "TCG-153", "TCG-301")
def test_a_unique_card_in_play_keeps_another_of_its_title_out() -> None:
    table = Table({"fellowship": ["4_364"], "hand": ["4_364", "Rider of Rohan", "Rider of Rohan"]}, {})
    assert table.refusal("4_364").rule == "TCG-291"
    table.choose("play", "Rider of Rohan").choose("play", "Rider of Rohan")
    assert table.titles("fellowship:A").count("Rider of Rohan") == 2


@pytest.mark.rule("TCG-302", "TCG-303", "TCG-065")
def test_what_is_not_unique_may_be_there_twice_or_come_again_from_the_dead() -> None:
    table = Table({"dead": ["Rider of Rohan"], "hand": ["Rider of Rohan"]}, {})
    assert table.offers("play", "Rider of Rohan")


@pytest.mark.rule("TCG-063", "TCG-064")
def test_a_dead_unique_companion_cannot_be_played_again() -> None:
    table = Table({"dead": ["Gimli"], "hand": ["Gimli"]}, {})
    assert table.refusal("Gimli").rule == "TCG-063"


@pytest.mark.rule("TCG-067")
def test_who_is_discarded_may_be_played_again() -> None:
    table = Table({"discard": ["Gimli"], "hand": ["Gimli"]}, {})
    assert table.offers("play", "Gimli")


@pytest.mark.rule("TCG-424", "TCG-425")
def test_nine_companions_in_play_and_dead_together() -> None:
    riders = ["Rider of Rohan"] * 6
    table = Table({"fellowship": riders, "dead": ["Rider of Rohan"], "hand": ["Gimli", "Legolas"]}, {})
    table.play("Gimli")
    assert table.refusal("Legolas").rule == "TCG-424"


@pytest.mark.rule("TCG-155", "TCG-158", "TCG-159", "TCG-330", "TCG-329")
def test_one_possession_of_each_class() -> None:
    table = Table({"fellowship": ["Éowyn"], "hand": ["Heavy Chain", "Heavy Chain", "Horse of Rohan"]}, {})
    table.play("Heavy Chain", "Éowyn")
    assert table.refusal("Heavy Chain").rule == "TCG-161"
    table.play("Horse of Rohan", "Éowyn")
    table = Table({"ring_bearer": bearing("Frodo", "Hobbit Sword")}, {})
    assert table.strength("Frodo") == 6


@pytest.mark.rule("TCG-160")
def test_the_ring_has_no_class_and_any_number_such_may_be_borne() -> None:
    table = Table({"hand": ["Hobbit Sword"]}, {})
    assert table.play("Hobbit Sword", "Frodo").strength("Frodo") == 6


@pytest.mark.rule("TCG-182")
def test_nobody_arms_the_minion_of_another_shadow_player() -> None:
    table = Table(
        {"site": 5},
        {"hand": ["Broad-bladed Sword"]},
        {"minions": ["Uruk Defender"]},
        step="shadow",
        shadow="Bor",
        twilight=5,
    )
    assert table.who == "Bor"
    assert not table.offers("play", "Broad-bladed Sword")


@pytest.mark.rule("TCG-156", "TCG-161", "TCG-410", "TCG-411", "TCG-413")
def test_conditions_and_allies_come_to_the_support_area() -> None:
    table = Table({"hand": ["Well Stored", "Guma", "Weland"], "site": 2}, {})
    table.play("Well Stored").play("Guma").play("Weland")
    assert table.titles("support:A") == ["Well Stored", "Guma", "Weland"]
    assert table.titles("fellowship:A") == ["Frodo"]


@pytest.mark.rule("TCG-408", "TCG-086")
def test_the_tokens_are_paid_before_what_the_card_triggers() -> None:
    table = Table({"fellowship": [{"card": "Éomer", "wound": 1}], "hand": ["Brego"]}, {})
    table.play("Brego", "Éomer")
    assert (table.asked, table.g.twilight) == ("respond", 1)
    assert table.respond("Brego").wounds("Éomer") == 0


@pytest.mark.rule("TCG-102", "TCG-103", "TCG-104")
def test_a_special_ability_may_be_used_again_and_again() -> None:
    table = Table(
        {"fellowship": ["Gimli"]},
        {"minions": ["Uruk Defender"]},
        step="skirmish_actions",
        skirmish=fight("Gimli", "Uruk Defender"),
    )
    table.use("Gimli", "Gimli").passes().use("Gimli", "Gimli")
    assert table.strength("Gimli") == 8


@pytest.mark.rule("TCG-085", "TCG-080")
def test_adding_twilight_takes_it_from_the_reserve() -> None:
    table = Table(
        {"site": 6},
        {},
        step="decide",
        moves=1,
        path=["4_328", "4_334", "4_342", "4_344", "4_350", "4_354", "4_357", "4_359"],
    )
    table = Table(
        {"site": 7},
        {"hand": ["Uruk Rear Guard"]},
        step="shadow_begins",
        twilight=3,
        path=["4_328", "4_334", "4_342", "4_344", "4_350", "4_354", "4_357", "4_359"],
    )
    assert table.g.twilight == 3
    table = Table(
        {"site": 8},
        {"hand": ["Uruk Rear Guard"]},
        step="shadow_begins",
        twilight=3,
        path=["4_328", "4_334", "4_342", "4_344", "4_350", "4_354", "4_357", "4_359"],
    )
    assert table.g.twilight == 7
