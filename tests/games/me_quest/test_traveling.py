"""The hero travels: what a way costs, and what meets him there."""

from __future__ import annotations

import pytest

from desktop_app.games.me_quest.reading.numbers import is_perilous
from tests.games.me_quest.props import BLANK, FOREST, HILL, MOUNTAIN, ORC, PLAINS, SWAMP
from tests.games.me_quest.table import Table


@pytest.mark.rule("MEQ-276", "MEQ-261", "MEQ-250", "MEQ-277", "MEQ-278", "MEQ-286", "MEQ-297")
def test_the_travel_example_up_to_the_high_pass() -> None:
    ana = {"at": "the_woodland_realm", "hand": [FOREST, MOUNTAIN, HILL, HILL]}
    table = Table("move", ana, at={"the_forest_trail": ["Gandalf"]})
    table.choose("travel", target="the_forest_trail").pays(FOREST)
    assert table.step == "explore"
    assert table.titles("rest:B") == ["Overdraw"]
    table.choose("consult_favor", "Gandalf")
    assert table.favor() == 2
    assert table.zone("Gandalf") == "characters"
    table.choose("done").choose("travel", target="high_pass").pays(MOUNTAIN)
    assert table.at("Ana") == "high_pass"


PERILS = ["Orc Scouts", "Khazad-dûm", "Undying Regret"]


@pytest.mark.rule("MEQ-279", "MEQ-253", "MEQ-272", "MEQ-273", "MEQ-274", "MEQ-283", "MEQ-282")
def test_the_high_pass_is_perilous_with_more_influence_than_wisdom() -> None:
    ana = {"at": "the_forest_trail", "hand": [MOUNTAIN, HILL, HILL]}
    table = Table("move", ana, influence={"high_pass": 3, "mount_gundabad": 3}, zones={"peril_deck": PERILS})
    table.choose("travel", target="high_pass").pays(MOUNTAIN)
    assert table.who == "Sau"
    assert table.offers("choose", "Orc Scouts")
    assert table.offers("choose", "Undying Regret")
    assert table.rule_of("choose", "Khazad-dûm") == "MEQ-274"
    table.choose("choose", "Orc Scouts").until("explore")
    assert len(table.g.zones["peril_discard"]) + len(table.g.zones["peril_deck"]) == 3


@pytest.mark.rule("MEQ-253")
def test_influence_equal_to_wisdom_is_not_enough() -> None:
    table = Table("move", {"at": "high_pass"}, influence={"high_pass": 2, "mount_gundabad": 3})
    assert not is_perilous(table.g, "B", "high_pass")
    wiser = Table("move", {"at": "high_pass", "levels": {"wisdom": 1}}, influence={"high_pass": 3, "mount_gundabad": 3})
    assert not is_perilous(wiser.g, "B", "high_pass")
    assert is_perilous(wiser.g, "C", "high_pass")


@pytest.mark.rule("MEQ-275")
def test_perils_of_other_places_are_discarded_without_effect() -> None:
    perils = ["Khazad-dûm", "The Dark Tower", "Armies Underground"]
    ana = {"at": "the_forest_trail", "hand": [MOUNTAIN, HILL]}
    table = Table("move", ana, influence={"high_pass": 3, "mount_gundabad": 3}, zones={"peril_deck": perils})
    table.choose("travel", target="high_pass").pays(MOUNTAIN)
    assert table.step == "explore"
    assert len(table.g.zones["peril_discard"]) == 3


@pytest.mark.rule("MEQ-280", "MEQ-262", "MEQ-263", "MEQ-281", "MEQ-269", "MEQ-267")
def test_three_other_cards_pay_for_the_way_to_the_gladden_fields_and_its_orc() -> None:
    ana = {"at": "high_pass", "hand": [HILL, HILL, PLAINS, SWAMP]}
    table = Table("move", ana, at={"gladden_fields": [ORC]})
    table.choose("travel", target="gladden_fields")
    table.choose_all("pay", HILL, HILL, PLAINS)
    assert table.at("Ana") == "gladden_fields"
    assert table.said("meq-log-token-turned") == 1
    assert table.g.codes[table.fight.enemy] == "monster.orc"
    assert table.count("rest") == 3


@pytest.mark.rule("MEQ-259", "MEQ-262", "MEQ-263", "MEQ-103")
def test_without_the_cards_there_is_no_way() -> None:
    table = Table("move", {"at": "high_pass", "hand": [HILL, HILL]})
    assert not table.offers("travel", target="gladden_fields")
    assert table.rule_of("travel", "Ana", "gladden_fields") == "MEQ-262"
    assert table.rule_of("travel", "Ana", "mount_doom") == "MEQ-259"
    assert not Table("move", {"at": "high_pass", "hand": []}).offers("travel")


@pytest.mark.rule("MEQ-266")
def test_any_one_card_pays_for_an_any_card_path() -> None:
    table = Table("move", {"at": "bree", "hand": [SWAMP]}).choose("travel", target="old_forest")
    assert table.at("Ana") == "old_forest"


@pytest.mark.rule("MEQ-264", "MEQ-265", "MEQ-459")
def test_on_water_the_boat_takes_any_one_card() -> None:
    by_foot = Table("move", {"at": "harlindon", "hand": [SWAMP]})
    assert not by_foot.offers("travel", target="the_grey_havens")
    with_icon = Table("move", {"at": "harlindon", "hand": [FOREST]}).choose("travel", target="the_grey_havens")
    assert with_icon.at("Ana") == "the_grey_havens"
    by_boat = Table("move", {"at": "harlindon", "hand": [SWAMP], "items": ["Boat"]})
    assert by_boat.choose("travel", target="the_grey_havens").at("Ana") == "the_grey_havens"
    on_land = Table("move", {"at": "weathertop", "hand": [SWAMP], "items": ["Boat"]})
    assert not on_land.offers("travel", target="ettenmoors")


@pytest.mark.rule("MEQ-268", "MEQ-267", "MEQ-092")
def test_sauron_chooses_one_of_attack_and_peril() -> None:
    ana = {"at": "the_forest_trail", "hand": [MOUNTAIN, HILL, HILL]}
    table = Table(
        "move",
        ana,
        at={"high_pass": [BLANK]},
        influence={"high_pass": 3, "mount_gundabad": 3},
        favor={"high_pass": 1},
        zones={"peril_deck": ["Khazad-dûm", "The Dark Tower", "Armies Underground"]},
    )
    table.choose("travel", target="high_pass").pays(MOUNTAIN)
    assert {option.verb for option in table.question.options} == {"attack", "peril"}
    table.choose("peril")
    assert (table.who, table.step) == ("Ana", "explore")
    assert table.titles("at.high_pass") == ["Idle Rumor", "Argalad"]
    assert table.offers("retrieve_favor")


@pytest.mark.rule("MEQ-271")
def test_a_blank_token_in_travel_is_discarded_and_the_hero_explores() -> None:
    ana = {"at": "the_forest_trail", "hand": [MOUNTAIN, HILL]}
    table = Table("move", ana, at={"high_pass": [BLANK]})
    table.choose("travel", target="high_pass").pays(MOUNTAIN)
    assert table.step == "explore"
    assert table.titles("monsters_out_green") == ["Idle Rumor"]


@pytest.mark.rule("MEQ-258", "MEQ-294")
def test_exploring_the_start_skips_the_move_once() -> None:
    table = Table("move", {"at": "bree", "hand": [SWAMP, SWAMP]}).choose("explore").choose("done")
    assert not table.offers("explore")
    assert table.offers("travel", target="old_forest")
    assert table.offers("end_travel")
    assert table.count("hand") == 2
