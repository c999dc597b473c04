"""What a hero's turn comes to at its edges: several enemies, what ends in its middle, what is done elsewhere."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.me_quest.table import Table

OVERDRAW, VOLLEY, PARRY, AIMED, QUICK = (
    f"hero.argalad.{card}" for card in ("overdraw", "volley", "parry", "aimed_shot", "quick_shot")
)
MOUTH, SERPENT, GOTHMOG, KING = "The Mouth of Sauron", "The Black Serpent", "Gothmog of Gorgoroth", "The Witch-king"
ERIADOR, HAVEN = "encounter_deck_eriador_enedwaith", "encounter_deck_haven"


def table(step: str, ana: dict[str, Any], bor: dict[str, Any] | None = None, **setup: Any) -> Table:
    """A table at which even a question with one answer is asked."""
    return Table(step, ana, bor, every_question=True, **setup)


# -- rest --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-219", "MEQ-232")
@pytest.mark.parametrize(
    ("place", "rests"), [("osgiliath", False), ("plains_of_gorgoroth", False), ("minas_tirith", True), ("bree", True)]
)
def test_near_the_witch_king_a_hero_rests_in_a_haven_alone(place: str, rests: bool) -> None:
    king = "minas_morgul" if place != "minas_tirith" else "osgiliath"
    resting = table("rest", {"at": place, "rest": [PARRY]}, at={king: [KING]}, story={"green": 13})
    assert (resting.offers("rest"), resting.rule_of("rest", "Ana")) == (rests, "" if rests else "MEQ-219")


@pytest.mark.rule("MEQ-236", "MEQ-237", "MEQ-299")
def test_a_perilous_place_keeps_nobody_from_rest_and_everybody_from_encounters() -> None:
    near: dict[str, Any] = {"at": {"mount_gundabad": [GOTHMOG]}, "story": {"green": 7}}
    assert table("rest", {"at": "the_northern_waste", "rest": [PARRY]}, **near).offers("rest")
    assert table("encounter", {"at": "the_northern_waste"}, **near).said("meq-log-no-encounter") == 1


@pytest.mark.rule("MEQ-116", "MEQ-254")
def test_a_rest_may_call_the_nine_to_where_the_hero_rests() -> None:
    resting = {"at": "minas_morgul", "rest": [PARRY], "hand": [VOLLEY]}
    nine = table("rest", resting, story={"green": 3, "yellow": 6, "red": 6, "black": 6})
    nine.choose("rest").choose("marker_yellow").until("ambush")
    assert (nine.step, nine.who, nine.offers("attack", "The Ringwraiths")) == ("ambush", "Sau", True)


# -- several enemies ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-254", "MEQ-255", "MEQ-294")
def test_of_two_tokens_one_ambushes_and_beside_the_other_the_hero_explores() -> None:
    both = {"bree": ["Idle Rumor", MOUTH]}
    beside = table("ambush", {"at": "bree", "hand": [PARRY]}, at=both, favor={"bree": 1}, turn={"start": "bree"})
    beside.choose("attack", "Idle Rumor").choose("explore").choose("retrieve_favor")
    assert (beside.favor(), beside.at(MOUTH), beside.g.combats) == (1, "bree", [])


@pytest.mark.rule("MEQ-267", "MEQ-268", "MEQ-271")
def test_whoever_comes_back_meets_what_is_still_there() -> None:
    both = {"bree": ["Idle Rumor", MOUTH]}
    going = table("move", {"at": "old_forest", "hand": [PARRY] * 3}, at=both)
    going.choose("travel", target="bree").pays(PARRY).choose("attack", "Idle Rumor")
    assert going.step == "explore", "the other one does not attack as well"
    going.choose("done").choose("travel", target="old_forest").pays(PARRY).choose("done")
    going.choose("travel", target="bree").pays(PARRY)
    assert [option.source for option in going.question.options] == [going.id(MOUTH)]


@pytest.mark.rule("MEQ-133", "MEQ-255")
def test_a_blank_token_fights_not_even_where_the_uruk_hai_rise() -> None:
    rising: dict[str, Any] = {"plots": ["Rise of the Uruk-hai"], "pool": 5, "story": {"green": 7}}
    calm = table("ambush", {"at": "isengard", "hand": [PARRY]}, at={"isengard": ["Idle Rumor"]}, **rising)
    assert (calm.choose("attack").step, calm.g.combats) == ("move", [])


# -- travel ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-261", "MEQ-262")
@pytest.mark.parametrize(
    ("items", "hand", "able"),
    [
        ([], [PARRY] * 3, False),
        (["Horse"], [PARRY] * 2 + [VOLLEY], True),
        (["Boat"], [PARRY] * 3, False),
        ([], [AIMED], True),
        ([], ["Hamstring"], True),
    ],
)
def test_a_mountain_path_of_four_takes_its_icon_or_four_cards(items: list[str], hand: list[str], able: bool) -> None:
    going = table("move", {"at": "high_pass", "hand": hand, "items": items})
    assert ("mount_gundabad" in going.places("travel")) == able


def test_in_a_winter_storm_a_hero_explores_where_he_is_and_moves_once() -> None:
    walking = table("move", {"at": "bree", "hand": [PARRY] * 3}, turn={"one_move": True, "start": "bree"})
    walking.choose("explore").choose("done").choose("travel", target="old_forest").pays(PARRY).choose("done")
    assert (walking.offers("travel"), walking.rule_of("travel")) == (False, "MEQ-258")


@pytest.mark.rule("MEQ-327", "MEQ-272", "MEQ-274")
def test_of_the_reckless_sauron_sees_four_perils_and_picks_one_that_fits() -> None:
    perils = ["Orc Scouts", "Ill-Met Company", "Trapped", "Armies Underground"]
    lies: dict[str, Any] = {"influence": {"bree": 3}, "zones": {"peril_deck": perils}}
    met = table("combat_or_peril", {"at": "bree", "corruption": ["corruption.reckless"]}, **lies).choose("peril")
    assert (len(met.question.shows), len(met.question.options)) == (4, 2)


@pytest.mark.rule("MEQ-361", "MEQ-403", "MEQ-404", "MEQ-405", "MEQ-406", "MEQ-407")
def test_who_falls_on_the_road_leaves_influence_behind_and_wakes_in_a_haven() -> None:
    combat = {"hero": "Ana", "enemy": MOUTH, "within": "travel", "begun": True, "hand": ["combat.zealot.reckless"]}
    ana = {"at": "bree", "life": [], "hand": [QUICK], "rest": [PARRY] * 5, "favor": 1, "items": ["Horse"]}
    story = {"green": 3, "yellow": 2, "red": 1, "black": 1}
    fallen = Table("3", ana, at={"bree": [MOUTH]}, combat=combat, influence={"barad_dur": 2}, story=story)
    fallen.choose("fight_on").choose("fight_on").until("4c")
    assert (fallen.who, fallen.question.prompt.params["amount"]) == ("Sau", 2)
    fallen.choose("stop_placing")
    assert (fallen.who, {option.verb for option in fallen.question.options}) == ("Ana", {"marker_red", "marker_black"})
    fallen.choose("marker_black")
    assert {option.verb for option in fallen.question.options} == {"lose_favor", "lose_item"}
    fallen.choose("lose_item")
    assert (fallen.at("Ana"), fallen.at(MOUTH), fallen.pools(), fallen.favor()) == ("fornost", "bree", (6, 0, 0), 1)
    assert fallen.who == "Bor"


# -- explore -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-129", "MEQ-130")
def test_of_two_plots_in_one_place_each_is_paid_for_by_itself() -> None:
    plots = ["Monsters in the East", "Gollum is Captured"]
    udun = table("explore", {"at": "sea_of_udun", "favor": 3}, plots=plots)
    udun.choose("discard_plot", "Gollum is Captured")
    assert (udun.favor(), udun.g.plot_at) == (1, {"plot_1": "sea_of_udun"})
    assert udun.rule_of("discard_plot", "Monsters in the East") == "MEQ-129"


@pytest.mark.rule("MEQ-129", "MEQ-294")
def test_a_plot_is_stopped_before_the_first_step_and_beside_a_minion() -> None:
    here: dict[str, Any] = {"plots": [{"card": "Loss of an Heir", "at": "edoras"}], "at": {"edoras": [MOUTH]}}
    stopping = table("move", {"at": "edoras", "favor": 3}, turn={"start": "edoras"}, **here)
    stopping.choose("explore").choose("discard_plot")
    assert (stopping.g.plot_at, stopping.g.combats) == ({}, [])


@pytest.mark.rule("MEQ-291", "MEQ-316")
def test_a_quest_that_changes_hands_is_done_where_it_was_given() -> None:
    palantir = "The Palantír of Orthanc"
    meeting = table("explore", {"at": "isengard"}, {"at": "isengard", "quests": [palantir]})
    assert meeting.rule_of("complete", palantir) == "MEQ-316"
    meeting.choose("ask_for", palantir).choose("accept").choose("complete", palantir)
    assert (meeting.favor(), meeting.zone(palantir)) == (1, "removed")


@pytest.mark.rule("MEQ-159", "MEQ-284", "MEQ-299")
def test_who_wanders_into_moria_explores_there_and_meets_neither_peril_nor_encounter() -> None:
    wander = "Not All Those Who Wander Are Lost"
    moria = table("explore", {"at": "rhun", "hand": []}, at={"moria": [MOUTH]}, event=wander, favor={"moria": 2})
    moria.choose("use", wander).choose("choose", "moria")
    assert (moria.step, moria.g.combats, moria.g.event_at) == ("explore", [], "")
    moria.choose("retrieve_favor").choose("done").choose("end_travel")
    assert (moria.favor(), moria.said("meq-log-no-encounter")) == (2, 1)


@pytest.mark.rule("MEQ-133", "MEQ-286", "MEQ-091")
def test_counsel_may_end_the_turn_in_the_middle_of_exploring() -> None:
    dain: dict[str, Any] = {"at": {"moria": ["Dáin II"]}, "plots": ["A Dark Messenger"], "favor": {"moria": 2}}
    table = Table("explore", {"at": "moria"}, zones={"corruption_deck": ["Wretched"]}, **dain)
    table.choose("consult_favor", "Dáin II")
    while table.who != "Bor":
        table.quietly()
    assert (table.favor(), table.g.favor_at) == (2, {"moria": 2}), "what lies in Moria stays there"


# -- encounters --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MEQ-295", "MEQ-301")
def test_an_encounter_may_lead_into_another_one_elsewhere() -> None:
    decks = {ERIADOR: ["The Ranger"], HAVEN: ["Redeemed by Grace"]}
    ranger = table("encounter", {"at": "bree", "favor": 1, "rest": [PARRY]}, zones=decks)
    ranger.choose("move_and_encounter").choose("gain_favor")
    assert (ranger.at("Ana"), ranger.favor()) == ("fornost", 1)
    assert [ranger.titles(f"encounter_discard_{deck}") for deck in ("eriador_enedwaith", "haven")] == [
        ["The Ranger"],
        ["Redeemed by Grace"],
    ]


@pytest.mark.rule("MEQ-217")
def test_who_cannot_discard_three_cards_is_driven_beside_a_minion_and_not_fought() -> None:
    rains = {"encounter_deck_brown_lands_mordor": ["Heavy Rains"]}
    driven = Table("encounter", {"at": "rhun", "hand": [PARRY] * 2}, zones=rains, at={"dagorlad": [MOUTH]})
    assert (driven.who, driven.places()) == ("Sau", {"dagorlad", "lake_esgaroth", "the_bight", "the_iron_hills"})
    driven.choose("choose", "dagorlad")
    assert (driven.who, driven.count("hand"), driven.g.combats) == ("Bor", 2, [])


@pytest.mark.rule("MEQ-298", "MEQ-304")
def test_who_goes_on_into_a_haven_by_an_encounter_has_no_second_one() -> None:
    path = {"encounter_deck_rhudaur_grey_mountains": ["A Path Through the Mountains"]}
    erebor = Table("encounter", {"at": "the_iron_hills"}, zones=path).choose("accept").choose("choose", "erebor")
    assert (erebor.at("Ana"), erebor.favor(), erebor.who) == ("erebor", 1, "Bor")


@pytest.mark.rule("MEQ-313", "MEQ-403", "MEQ-315")
def test_who_loses_to_the_black_serpent_has_fought_it() -> None:
    """The Quest asks for a fight, not for a victory: its reward comes to the hero who has woken in a Haven."""
    quest = "Where the Stars Are Strange"
    combat = {"hero": "Ana", "enemy": SERPENT, "within": "ambush", "begun": True, "hand": ["Eviscerate"]}
    ana = {"hero": "Eleanor", "at": "near_harad", "quests": [quest], "hand": ["Concentrate"], "life": []}
    lost = Table("3", {**ana, "rest": ["Parry"] * 3}, at={"near_harad": [SERPENT]}, combat=combat)
    lost.choose("fight_on").choose("fight_on")
    while lost.who != "Bor":
        lost.quietly()
    assert (lost.at("Ana"), lost.g.completed["B"], lost.favor()) == ("minas_tirith", ["starting"], 1)
