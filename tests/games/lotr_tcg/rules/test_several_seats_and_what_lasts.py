"""Who acts in which order where several may, what lasts how long, and what is done as far as it can be."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, constant, each_time, required, response
from desktop_app.games.lotr_tcg.vocabulary.character_verbs import assigned_to
from desktop_app.games.lotr_tcg.vocabulary.conditions import race, titled, unbound
from desktop_app.games.lotr_tcg.vocabulary.costs import adds_twilight
from desktop_app.games.lotr_tcg.vocabulary.groups import companion, minion, you
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to_be_wounded, wins
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, draw, modify, prevent_it
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import of_isengard
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import acts, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

# -- in turn -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-175", "TCG-139")
def test_of_four_three_have_their_shadow_phases_from_the_right() -> None:
    table = Table({"fellowship": ["Gimli"]}, {}, {}, {}).choose("move")
    asked = []
    while table.asked.startswith("shadow"):
        asked.append(table.who)
        table.passes()
    assert asked == ["Dan", "Cia", "Bor"]


@pytest.mark.rule("TCG-382", "TCG-462", "TCG-463")
def test_the_free_peoples_player_is_asked_first_and_each_conquest_takes_the_next_site() -> None:
    ana = {"fellowship": ["Aragorn, Wingfoot", "Merry"], "site": 3}
    side = {"minions": ["Hillman Band", "Dunlending Savage"], "site": 3}
    table = Table(ana, side, side, step="decide", moves=1).choose("move_again")
    assert (table.who, table.asked) == ("Ana", "respond")
    table.passes()
    for name in ("Cia", "Bor"):
        assert table.who == name
        table.choose("respond")
    assert (table.titles("controlled:C"), table.titles("controlled:B")) == (["The Riddermark"], ["Rohirrim Village"])


@pytest.mark.rule("TCG-382", "TCG-380")
def test_what_must_answer_does_before_what_may(invent: Invent) -> None:
    gong, bell = of_isengard(invent, "A Gong"), invent("A Bell", "condition")
    required(gong, wins(companion), do=add_twilight(1))
    each_time(bell, wins(companion), do=draw(1).on(you), condition=lambda m: m.g.twilight >= 1)
    ana, bor = {"fellowship": ["Aragorn"], "support": [bell]}, {"minions": ["Southron Scout"], "support": [gong]}
    table = skirmish(ana, bor, "Aragorn", "Southron Scout").until("respond")
    assert (table.g.twilight, table.offers("respond", "A Bell")) == (1, True)


@pytest.mark.rule("TCG-192", "TCG-084", "TCG-178")
def test_the_second_shadow_player_has_what_the_first_has_left() -> None:
    ana, bor = {"fellowship": ["Gimli"], "site": 4}, {"hand": ["Dunlending Savage"], "site": 4}
    table = Table(ana, bor, {"hand": ["Dunlending Brigand"], "site": 4}, step="shadow", twilight=5)
    table.play("Dunlending Brigand").passes()
    assert table.who == "Bor"
    assert table.refusal("Dunlending Savage").rule == "TCG-084"


@pytest.mark.rule("TCG-202")
def test_the_chosen_shadow_player_assigns_arrows_among_his_own_minions() -> None:
    ana, cia = {"fellowship": ["Legolas"]}, {"minions": ["Uruk Defender"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, cia, step="archery").choose("choose_player", "", "Bor")
    assert (table.who, table.offers("choose", "Uruk Defender")) == ("Bor", False)


@pytest.mark.rule("TCG-303", "TCG-183")
def test_conditions_of_two_shadow_players_add_up(invent: Invent) -> None:
    drum = of_isengard(invent, "A Drum")
    constant(drum, on=minion(race("uruk_hai")), strength=1)
    table = Table({}, {"minions": ["Uruk Regular"], "support": [drum]}, {"support": [drum, drum]}, step="maneuver")
    assert table.strength("Uruk Regular") == 8 + 3


@pytest.mark.rule("TCG-346", "TCG-183")
def test_uruk_hai_of_another_shadow_player_make_the_next_one_cheaper() -> None:
    bor = {"minions": ["Uruk Regular"], "hand": ["Uruk-hai Raiding Party"], "site": 5}
    cia = {"minions": ["Uruk Defender", "Uruk Defender"]}
    table = Table({"site": 5}, bor, cia, step="shadow", twilight=2, shadow="Bor", done=["Cia", "Bor"])
    table.use("Uruk Regular")
    table.pick("Uruk-hai Raiding Party")
    assert (table.zone("Uruk-hai Raiding Party"), table.g.twilight) == ("minions:B", 0)


# -- how long ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-090", "TCG-178")
def test_what_is_done_in_one_shadow_phase_is_over_in_the_next(invent: Invent) -> None:
    drum = of_isengard(invent, "A Drum", "event")
    action(drum, "shadow", target=minion, do=modify(strength=3))
    table = Table({}, {}, {"minions": ["Uruk Regular"], "hand": [drum]}, step="shadow", twilight=1)
    table.play("A Drum", "Uruk Regular")
    assert table.strength("Uruk Regular") == 11
    assert (table.passes().who, table.strength("Uruk Regular")) == ("Bor", 8)


@pytest.mark.rule("TCG-100", "TCG-111", "TCG-399")
@pytest.mark.parametrize(("lasts", "strength"), [(True, 6), (False, 7)])
def test_who_joins_later_has_what_a_text_says_and_not_what_an_event_has_done(
    invent: Invent, lasts: bool, strength: int
) -> None:
    song = invent("A Song", "event" if lasts else "condition")
    ana: dict[str, Any] = {"fellowship": ["Merry"], "hand": ["Gimli"]}
    if lasts:
        action(song, "fellowship", do=modify(strength=1, until="turn").on(companion))
        table = Table({**ana, "hand": ["Gimli", song]}, {}).choose("play", "A Song")
    else:
        constant(song, on=companion, strength=1)
        table = Table({**ana, "support": [song]}, {})
    table.play("Gimli")
    assert (table.strength("Merry"), table.strength("Gimli")) == (4, strength)


@pytest.mark.rule("TCG-217", "TCG-250", "TCG-090")
def test_a_defender_until_the_regroup_phase_defends_twice_in_the_fierce_round_too() -> None:
    ana = {"fellowship": ["Théoden, Son of Thengel", "Éowyn", "Gimli"], "hand": ["Forth Eorlingas!"]}
    table = Table(ana, {"minions": ["Uruk Runner", "Uruk Runner", "Uruk Chaser"]}, step="maneuver")
    table.play("Forth Eorlingas!", "Éowyn")
    table.until("defenders").choose("assigned").until("assignment-actions").until("defenders")
    table.defend("Éowyn", "Uruk Runner").defend("Éowyn", "Uruk Runner 2")
    assert (table.offers("defend", "Éowyn"), table.offers("defend", "Gimli", "Uruk Chaser")) == (False, True)
    assert table.until("regroup-actions").g.effects == []


@pytest.mark.rule("TCG-201", "TCG-415")
@pytest.mark.parametrize("at_war", [True, False])
def test_an_ally_who_may_take_part_in_archery_may_be_hit(at_war: bool) -> None:
    ana = {"fellowship": ["Gandalf"], "support": ["Treebeard"], "hand": ["Stump and Bramble"]}
    table = Table(ana, {"minions": ["Uruk Crossbowman"]}, step="maneuver")
    if at_war:
        table.play("Stump and Bramble", "Treebeard")
    assert table.until("archery").offers("choose", "Treebeard") is at_war


@pytest.mark.rule("TCG-399", "TCG-470")
def test_who_was_discarded_and_is_played_again_is_a_new_card() -> None:
    ana = {"fellowship": [hurt("Merry", 2)], "hand": ["Knocked on the Head"], "site": 2}
    table = skirmish(ana, {"minions": ["Southron Scout"], "site": 2}, "Merry", "Southron Scout")
    affect(table, "Merry", "keyword:valiant")
    table.use("Merry").until("regroup-actions").choose("play", "Knocked on the Head").pick("Merry")
    assert (table.wounds("Merry"), table.has("Merry", "valiant"), table.g.twilight) == (0, False, 1)


@pytest.mark.rule("TCG-287", "TCG-142")
def test_who_rests_heals_nobody_as_the_turn_of_another_begins() -> None:
    table = Table({"fellowship": ["Éomer"], "support": [hurt("Guma")]}, {}, active="Bor", step="turn")
    assert (table.asked, table.who) == ("fellowship-actions", "Bor")


# -- as far as it can be -----------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-389", "TCG-387")
@pytest.mark.parametrize(
    ("fellowship", "tired"),
    [(["Gimli"], {"Gimli": 1}), ([hurt("Théoden"), "Gimli", "Legolas"], {"Gimli": 1, "Legolas": 1, "Théoden": 1})],
)
def test_in_the_white_mountains_those_exert_who_can(fellowship: list[Any], tired: dict[str, int]) -> None:
    way = ["The Riddermark", "Rohirrim Village", "Westemnet Plains", "White Mountains"]
    ana = {"fellowship": fellowship, "ring_bearer": hurt("Frodo", 3), "site": 3}
    table = Table(ana, {"site": 3}, path=way, step="decide", moves=1).choose("move_again").until("shadow-actions")
    assert {name: table.wounds(name) for name in tired} == tired
    assert table.wounds("Frodo") == 3


@pytest.mark.rule("TCG-063", "TCG-341", "TCG-383")
def test_a_dead_aragorn_is_not_called_from_the_deck_though_two_exert_for_it() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"], "dead": ["Aragorn, Wingfoot"], "deck": ["Aragorn, Heir of Elendil"]}
    table = Table(ana, {}).choose("use", "The Riddermark").pick("Gimli")
    assert (table.wounds("Gimli"), table.wounds("Legolas")) == (1, 1)
    assert (table.asked, table.g.twilight, len(table.g.zones["deck:A"])) == ("fellowship-actions", 0, 1)


@pytest.mark.rule("TCG-216", "TCG-217", "TCG-220", "TCG-432")
@pytest.mark.parametrize(("who", "again"), [("Gimli", False), ("Aragorn, Heir of Elendil", True)])
def test_whom_a_card_has_set_against_a_minion_defends_against_another_only_as_a_defender(
    invent: Invent, who: str, again: bool
) -> None:
    chase, name = of_isengard(invent, "A Chase", "event"), who.partition(",")[0]
    action(chase, "assignment", target=companion(unbound), do=assigned_to(minion(titled("Uruk Regular"))))
    bor = {"minions": ["Uruk Regular", "Uruk Defender"], "hand": [chase]}
    table = Table({"fellowship": [who, "Merry"]}, bor, step="assignment_actions")
    acts(table, "Bor").play("A Chase", name).until("defenders")
    assert table.offers("defend", name, "Uruk Defender") is again
    assert not table.offers("defend", "Merry", "Uruk Regular")
    assert table.choose("assigned").offers("attack", "Uruk Defender", name)


@pytest.mark.rule("TCG-401")
def test_a_wound_that_was_prevented_is_prevented_by_nobody_else(invent: Invent) -> None:
    shields = [invent(name, "condition") for name in ("A Shield", "A Buckler")]
    for each in shields:
        response(each, about_to_be_wounded(companion), cost=adds_twilight(1), do=prevent_it)
    ana, bor = {"fellowship": ["Gimli"], "support": shields}, {"minions": ["Dunlending Savage"]}
    table = skirmish(ana, bor, "Gimli", "Dunlending Savage").until("respond").respond("A Shield")
    table.until("regroup-actions")
    assert (table.wounds("Gimli"), table.g.twilight) == (0, 1)


@pytest.mark.rule("TCG-072", "TCG-383")
@pytest.mark.parametrize("cards", [2, 1])
def test_an_exhausted_swordsman_pays_with_two_cards_or_not_at_all(cards: int) -> None:
    swordsman = hurt("Haldir", 2, attachments=["Elven Sword"])
    ana = {"fellowship": [swordsman], "hand": ["Merry", "Pippin"][:cards]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Haldir", "Uruk Regular")
    assert table.offers("use", "Elven Sword") is (cards == 2)


@pytest.mark.rule("TCG-213", "TCG-214")
def test_weariness_and_ambush_are_for_those_whom_their_own_player_sends() -> None:
    ana = {"fellowship": [{"card": "Gimli", "attachments": [{"card": "Weary", "owner": "Bor"}]}]}
    bor = {"minions": ["Uruk Runner", "Southron Scout"]}
    table = assigning(ana, bor).choose("assigned").choose("attack", "Uruk Runner", "Gimli")
    table.choose("attack", "Southron Scout", "Gimli")
    assert (table.wounds("Gimli"), table.g.twilight, table.asked) == (0, 0, "leftovers")


@pytest.mark.rule("TCG-098", "TCG-305")
def test_neither_faramir_nor_a_cavern_keeps_a_response_off() -> None:
    bor = {"minions": ["Dunlending Savage"], "hand": ["War Cry of Dunland", "Dark Fury"]}
    table = acts(skirmish({"fellowship": ["Faramir"]}, bor, "Faramir", "Dunlending Savage", twilight=2), "Bor")
    assert not table.offers("play", "Dark Fury")
    table.until("respond").respond("War Cry of Dunland")
    assert table.strength("Dunlending Savage") == 11 + 4
    below = {"site": 7}
    ana, foes = {"fellowship": ["Éowyn", "Legolas"], **below}, {"minions": ["Uruk Regular"], **below}
    table = skirmish(ana, foes, "Legolas", "Uruk Regular", path=["Cavern Entrance"]).until("respond").respond("Éowyn")
    assert table.wounds("Éowyn") == 1


@pytest.mark.rule("TCG-438", "TCG-101")
def test_a_rider_outside_the_fight_tires_who_fights_another() -> None:
    ana = {"fellowship": [bearing("Rider of Rohan", "Rider's Mount"), "Gimli"]}
    bor = {"minions": ["Uruk Regular", "Uruk Defender"]}
    table = skirmish(ana, bor, "Gimli", "Uruk Regular", assigned=[fight("Frodo", "Uruk Defender")])
    table.choose("use", "Rider of Rohan")
    assert [option.source for option in table.question.options] == [table.id("Uruk Regular")]
