"""The hero turn: rest, ambush, travel, peril, exploring, encounters, defeat."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.me_quest.reading.numbers import is_perilous
from tests.games.me_quest.table import Table

ORC, BLANK = "monster_token.green.orc", "monster_token.green.blank"
FOREST, MOUNTAIN, HILL, PLAINS, SWAMP = (
    f"hero.argalad.{card}" for card in ("overdraw", "aimed_shot", "parry", "volley", "precision")
)
TWENTY = {"life": [FOREST] * 10, "rest": [HILL] * 6, "damage": [PLAINS] * 3}


# -- rest --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-233", "MEQ-234", "MEQ-240", "MEQ-232")
def test_rest_gives_the_rest_pool_back_and_sauron_a_space() -> None:
    table = Table("rest", {"at": "bree", **TWENTY}, story={"yellow": 3, "red": 5, "black": 4})
    table.choose("rest", "Ana")
    assert table.pools() == (16, 0, 3)
    assert table.g.story["yellow"] == 4
    declined = Table("rest", {"at": "bree", **TWENTY}).choose("no_rest")
    assert declined.pools() == (10, 6, 3)


WELL = {"at": "bree", "life": [FOREST] * 10}


@pytest.mark.rule("MEQ-232", "MEQ-233", "MEQ-238", "MEQ-240")
@pytest.mark.parametrize(
    ("hero", "brings"),
    [
        (WELL, False),
        ({**WELL, "rest": [HILL]}, True),
        ({**WELL, "damage": [HILL]}, False),
        ({**WELL, "damage": [HILL], "at": "rivendell"}, True),
        ({**WELL, "favor": 1, "corruption": ["Deranged"]}, False),
        ({**WELL, "favor": 4, "corruption": ["Deranged"]}, True),
        ({**WELL, "hero": "Beravor"}, True),
        ({**WELL, "hero": "Beravor", "at": "rivendell"}, False),
    ],
)
def test_a_rest_that_would_bring_nothing_may_be_taken_and_says_so(hero: dict[str, Any], brings: bool) -> None:
    table = Table("rest", hero, {"hero": "Thálin"})
    (rest,) = table.find("rest", "Ana")
    idle = table.session.game.idle(table.g, table.question, rest)
    assert (idle is None) == brings
    assert idle is None or idle.rule == "MEQ-233"


@pytest.mark.rule("MEQ-241", "MEQ-106")
def test_in_a_haven_a_resting_hero_may_heal() -> None:
    table = Table("rest", {"at": "rivendell", **TWENTY}, story={"yellow": 0, "red": 5, "black": 5})
    table.choose("rest", "Ana").choose("accept")
    assert table.pools() == (19, 0, 0)


@pytest.mark.rule("MEQ-235")
def test_of_tied_markers_the_resting_hero_picks() -> None:
    table = Table("rest", {"at": "bree", **TWENTY}, story={"yellow": 3, "red": 3, "black": 6}).choose("rest", "Ana")
    assert table.who == "Ana"
    assert {option.verb for option in table.question.options} == {"marker_yellow", "marker_red"}
    table.choose("marker_red")
    assert table.g.story["red"] == 4


@pytest.mark.rule("MEQ-236")
def test_nobody_rests_beside_a_token_even_a_blank_one() -> None:
    table = Table("rest", {"at": "bree"}, at={"bree": [BLANK]}, every_question=True)
    assert not table.offers("rest")
    assert table.rule_of("rest", "Ana") == "MEQ-236"


@pytest.mark.rule("MEQ-237", "MEQ-457")
def test_nobody_rests_in_a_shadow_stronghold() -> None:
    table = Table("rest", {"at": "dol_guldur"}, at={"moria": ["The Mouth of Sauron"]}, every_question=True)
    assert table.rule_of("rest", "Ana") == "MEQ-237"


@pytest.mark.rule("MEQ-238", "MEQ-239")
def test_a_resting_hero_may_pay_off_one_corruption_card() -> None:
    ana = {"at": "bree", "favor": 4, "corruption": ["Deranged", "Weak"], **TWENTY}
    table = Table("rest", ana, story={"red": 5, "black": 5}).choose("rest", "Ana").choose("pay_off", "Deranged")
    assert table.favor() == 2
    assert table.zone("Deranged") == "corruption_discard"
    assert table.zone("Weak") == "corruption:B"
    assert table.step != "rest"
    poor = Table("rest", {**ana, "favor": 1, "corruption": ["Deranged"]}, story={"red": 5, "black": 5})
    poor.choose("rest", "Ana")
    assert poor.zone("Deranged") == "corruption:B"


# -- ambush ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-254")
def test_sauron_must_pick_one_enemy() -> None:
    table = Table("ambush", {"at": "gladden_fields"}, at={"gladden_fields": [ORC, BLANK, "The Black Serpent"]})
    assert table.who == "Sau"
    assert {option.verb for option in table.question.options} == {"attack"}
    assert len(table.question.options) == 3


@pytest.mark.rule("MEQ-255")
def test_a_blank_token_in_ambush_is_discarded_without_a_fight() -> None:
    table = Table("ambush", {"at": "gladden_fields"}, at={"gladden_fields": [BLANK]})
    assert table.titles("monsters_out_green") == ["Idle Rumor"]
    assert (table.who, table.step) == ("Ana", "move")


@pytest.mark.rule("MEQ-257", "MEQ-205", "MEQ-330")
def test_in_a_haven_a_hero_may_refuse_the_fight() -> None:
    at = {"rivendell": ["The Black Serpent"]}
    table = Table("ambush", {"at": "rivendell"}, at=at).choose("decline")
    assert (table.who, table.step) == ("Ana", "move")
    fought = Table("ambush", {"at": "rivendell"}, at=at).choose("accept")
    assert fought.fight.hero == "B"


# -- travel ------------------------------------------------------------------------------------------------------------


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


# -- exploring ---------------------------------------------------------------------------------------------------------


def exploring(place: str = "bree", ana: dict[str, Any] | None = None, **setup: Any) -> Table:
    """Ana explores where she is."""
    return Table("explore", {"at": place, **(ana or {})}, every_question=True, **setup)


@pytest.mark.rule("MEQ-284", "MEQ-285", "MEQ-129", "MEQ-130", "MEQ-295", "MEQ-290")
def test_favor_taken_and_advised_pays_for_a_plot() -> None:
    plots = [{"card": "A Dark Messenger", "at": "erebor"}]
    table = exploring("erebor", {"favor": 1}, favor={"erebor": 2}, at={"erebor": ["Gandalf"]}, plots=plots)
    assert table.rule_of("discard_plot", "A Dark Messenger") == "MEQ-129"
    table.choose("retrieve_favor").choose("consult_favor", "Gandalf").choose("discard_plot", "A Dark Messenger")
    assert table.favor() == 0
    assert table.zone("A Dark Messenger") == "plot_discard"
    assert table.g.plot_at == {}


@pytest.mark.rule("MEQ-290")
def test_a_plot_elsewhere_is_not_discarded_here() -> None:
    table = exploring("bree", {"favor": 9}, plots=[{"card": "A Dark Messenger", "at": "erebor"}])
    assert table.rule_of("discard_plot", "A Dark Messenger") == "MEQ-290"


@pytest.mark.rule("MEQ-287", "MEQ-288", "MEQ-326")
def test_a_dark_path_once_a_turn_with_three_corruption_cards_at_most() -> None:
    table = exploring(ana={"corruption": ["Weak", "Weary", "Helpless"]}, zones={"corruption_deck": ["Greedy"]})
    table.choose("dark_path")
    assert table.favor() == 1
    assert table.count("corruption") == 4
    assert table.rule_of("dark_path", "Ana") == "MEQ-288"
    four = exploring(ana={"corruption": ["Weak", "Weary", "Helpless", "Greedy"]})
    assert four.rule_of("dark_path", "Ana") == "MEQ-287"


@pytest.mark.rule("MEQ-313", "MEQ-314", "MEQ-455", "MEQ-315")
def test_quests_whose_place_is_explored_are_completed_and_leave_the_game() -> None:
    quests = ["They Have Become Queer and Wild", "The Son of Glóin"]
    table = exploring("fangorn", {"quests": quests[:1]})
    table.choose("complete", quests[0])
    assert table.zone(quests[0]) == "removed"
    assert table.g.completed["B"] == ["starting"]


@pytest.mark.rule("MEQ-067")
def test_the_advanced_quest_waits_for_the_starting_one() -> None:
    quests = ["They Have Become Queer and Wild", "Echoes of Bolg's Army"]
    table = exploring("mount_gundabad", {"quests": quests})
    assert table.rule_of("complete", "Echoes of Bolg's Army") == "MEQ-067"
    later = exploring("mount_gundabad", {"quests": quests[1:], "completed": ["starting"]})
    assert later.offers("complete", "Echoes of Bolg's Army")


@pytest.mark.rule("MEQ-316")
def test_a_quest_is_completed_by_its_own_hero() -> None:
    table = Table(
        "explore",
        {"at": "fangorn"},
        {"at": "fangorn", "quests": ["They Have Become Queer and Wild"]},
        every_question=True,
    )
    assert table.rule_of("complete", "They Have Become Queer and Wild") == "MEQ-316"


@pytest.mark.rule("MEQ-291", "MEQ-293", "MEQ-292", "MEQ-325")
def test_heroes_in_one_place_trade_but_no_own_quests_and_no_second_boat() -> None:
    own = ["They Have Become Queer and Wild", "Echoes of Bolg's Army"]
    ana = {"at": "bree", "favor": 2, "items": ["Boat"], "quests": own}
    table = Table("explore", ana, {"at": "bree", "favor": 1, "items": ["Boat", "Horse"]}, every_question=True)
    table.choose("give", "Ana", "Bor")
    assert (table.favor("Ana"), table.favor("Bor")) == (1, 2)
    table.choose("ask_for", "Horse").choose("accept")
    assert table.zone("Horse") == "items:B"
    assert [table.rule_of("give", quest) for quest in own] == ["MEQ-292"] * 2
    assert table.rule_of("give", "Boat") == "MEQ-325"


@pytest.mark.rule("MEQ-291")
def test_two_others_may_exchange_where_a_third_explores() -> None:
    four = ("Sau", "Ana", "Bor", "Cal")
    players = {"hero": "Beravor", "at": "bree", "favor": 2}
    table = Table("explore", {"at": "bree"}, players, seats=four, cal={"at": "bree"}, every_question=True)
    table.choose("ask_for", "Bor", "Cal")
    assert table.who == "Bor"
    table.choose("accept")
    assert (table.favor("Bor"), table.favor("Cal")) == (1, 1)


# -- encounters --------------------------------------------------------------------------------------------------------

GREEN = "misty_mountains_mirkwood"
DRAWN = ["Conquered by Fear", "Saruman's Fires", "A Shadow Connection"]


def encountering(place: str, cards: list[str], **setup: Any) -> Table:
    """Ana's Encounter step with these cards on top."""
    deck = f"encounter_deck_{setup.pop('deck', GREEN)}"
    return Table("encounter", {"at": place}, zones={deck: cards, **setup.pop("zones", {})}, **setup)


@pytest.mark.rule("MEQ-298", "MEQ-302", "MEQ-304", "MEQ-306", "MEQ-307", "MEQ-308", "MEQ-309")
def test_the_encounter_example_on_the_gladden_fields() -> None:
    table = encountering("gladden_fields", DRAWN)
    assert table.zone("A Shadow Connection") == "quests:B"
    assert table.zone("Saruman's Fires") == table.zone("Conquered by Fear") == f"encounter_discard_{GREEN}"


@pytest.mark.rule("MEQ-303")
def test_when_none_fits_all_are_discarded() -> None:
    table = encountering("gladden_fields", ["Saruman's Fires", "The Town of Dale", "Radagast the Brown"])
    assert len(table.g.zones[f"encounter_discard_{GREEN}"]) == 3
    assert table.who == "Bor"


@pytest.mark.rule("MEQ-299", "MEQ-458")
def test_in_peril_nobody_draws_encounters() -> None:
    table = encountering("moria", ["The Ranger", "A Merry Fellow"], deck="eriador_enedwaith")
    assert table.said("meq-log-encounters") == 0
    assert table.said("meq-log-no-encounter") == 1


@pytest.mark.rule("MEQ-305", "MEQ-437")
def test_an_encounter_deck_that_runs_out_is_shuffled_anew() -> None:
    discard = f"encounter_discard_{GREEN}"
    table = encountering(
        "gladden_fields", DRAWN[:1], zones={discard: ["The Town of Dale"] * 1 + ["Radagast the Brown"]}
    )
    assert table.said("meq-log-reshuffle") == 1


# -- defeat ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-248", "MEQ-403", "MEQ-404", "MEQ-405", "MEQ-406", "MEQ-407")
def test_the_last_card_paid_for_a_path_defeats_the_hero() -> None:
    ana = {
        "at": "bree",
        "favor": 2,
        "items": ["Boat"],
        "life": [],
        "hand": [SWAMP],
        "rest": [HILL] * 2,
        "damage": [FOREST],
    }
    table = Table("move", ana, story={"yellow": 4, "red": 4, "black": 9})
    table.choose("travel", target="old_forest")
    assert {option.verb for option in table.question.options} == {"marker_yellow", "marker_red"}
    table.choose("marker_red")
    assert table.g.story["red"] == 5
    assert {option.verb for option in table.question.options} == {"lose_favor", "lose_item"}
    table.choose("lose_favor")
    assert table.at("Ana") == "fornost"
    assert table.pools() == (4, 0, 0)
    assert table.favor() == 1
    assert table.who == "Bor"


@pytest.mark.rule("MEQ-456", "MEQ-248")
def test_a_card_in_hand_or_in_the_life_pool_keeps_a_hero_up() -> None:
    hand = Table("move", {"at": "bree", "life": [], "hand": [SWAMP, SWAMP]}).choose("travel", target="old_forest")
    assert hand.said("meq-log-defeated") == 0
    life = Table("move", {"at": "bree", "life": [HILL], "hand": [SWAMP]}).choose("travel", target="old_forest")
    assert life.said("meq-log-defeated") == 0


@pytest.mark.rule("MEQ-405")
def test_of_several_nearest_havens_sauron_picks() -> None:
    table = Table("move", {"at": "tharbad", "life": [], "hand": [SWAMP]}, story={"red": 4, "black": 9})
    table.choose("travel", target="dunland")
    assert table.who == "Sau"
    assert table.places() == {"rivendell", "fornost"}
    assert table.question.source == "", "the rule asks, and not the text of the hero's sheet"
    assert table.question.prompt.rule == "MEQ-405"
    table.choose("choose", "fornost")
    assert table.at("Ana") == "fornost"
