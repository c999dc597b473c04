"""Cases that go wrong where players meet: several Shadow players, the Ring, control of sites, stacks, answers to
answers."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.lotr_tcg.reading import numbers, queries, tokens
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.verbs import leaving, path, ring
from desktop_app.games.lotr_tcg.vocabulary.abilities import played_on
from desktop_app.games.lotr_tcg.vocabulary.groups import site
from tests.games.carried_out import run
from tests.games.lotr_tcg.invented import Invent, invent
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import BEHIND, assigning, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt

__all__ = ["invent"]


def burdened(count: int, *borne: str) -> dict[str, Any]:
    """Frodo with burdens."""
    return bearing("Frodo", *borne, burden=count)


# -- the Ring ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-313", "TCG-314", "TCG-316")
def test_the_ring_turns_this_wound_and_all_that_follow() -> None:
    table = skirmish({"ring_bearer": bearing("Frodo", "Hobbit Sword")}, {"minions": ["Uruk Regular"]}, "Frodo",
                     "Uruk Regular")  # fmt: skip
    affect(table, "Uruk Regular", "damage", 1)
    wounds = 1 + numbers.damage_bonus(table.g, [table.id("Uruk Regular")])
    table.until("respond").respond("The One Ring").until("decide")
    assert (table.wounds("Frodo"), table.burdens()) == (0, wounds)


def test_corruption_by_the_first_of_several_wounds_ends_it_all() -> None:
    table = skirmish({"ring_bearer": burdened(9, "Hobbit Sword")}, {"minions": ["Uruk Regular"]}, "Frodo",
                     "Uruk Regular")  # fmt: skip
    table.until("respond").respond("The One Ring")
    assert table.winner == "Bor"
    assert table.session.question is None


def test_sam_keeps_off_burdens_of_the_shadow_and_what_they_cost_stays_paid() -> None:
    table = assigning({"fellowship": ["Sam", "Aragorn"]}, {"minions": ["Easterling Guard"]})
    table.defend("Aragorn", "Easterling Guard").respond("Easterling Guard").respond("Sam")
    assert (table.burdens(), table.wounds("Sam"), table.wounds("Easterling Guard")) == (0, 1, 1)


@pytest.mark.rule("TCG-472", "TCG-473", "TCG-280")
def test_the_new_ring_bearer_is_who_cannot_be_discarded() -> None:
    table = Table({"ring_bearer": burdened(3), "fellowship": ["Sam"]}, {})
    ring.make_ring_bearer(table.g, "A", table.id("Sam"))
    assert not leaving.can_be_discarded(table.g, table.id("Sam"))
    assert leaving.can_be_discarded(table.g, table.id("Frodo"))
    assert table["Frodo"].count("burden") == 0
    assert tokens.resistance(table.g, "A") == 5


def test_burdens_stay_behind_and_the_ring_is_not_worn() -> None:
    ana = {"ring_bearer": burdened(4), "worn": True, "fellowship": ["Sam"]}
    table = skirmish(ana, {"minions": ["Uruk Defender"]}, "Frodo", "Uruk Defender")
    table.until("respond").respond("Sam")
    assert (table.burdens(), table["The One Ring"].worn, table["The One Ring"].host) == (0, False, table.id("Sam"))


def test_the_new_ring_bearers_skirmish_is_not_cancelled() -> None:
    ana = {"fellowship": ["Sam", "Merry"], "hand": ["Swiftly and Softly"], "site": 2}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Sam", "Uruk Regular", assigned=[])
    ring.make_ring_bearer(table.g, "A", table.id("Sam"))
    table.play("Swiftly and Softly")
    assert table.g.fight is not None
    assert not table.g.fight.over


# -- answers to answers ------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-388", "TCG-401")
def test_an_ability_that_is_cancelled_is_paid_for_and_may_be_used_again() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"]}
    bor = {"minions": ["Gríma", "Uruk Regular"], "hand": ["Haunting Her Steps"]}
    table = skirmish(ana, bor, "Legolas", "Uruk Regular")
    table.use("Gimli").respond("Haunting Her Steps")
    assert (table.strength("Legolas"), table.wounds("Gimli"), table.wounds("Gríma")) == (6, 1, 1)
    table.passes().use("Gimli", "Legolas")
    assert table.strength("Legolas") == 8


def test_an_answer_can_itself_be_cancelled_and_the_wound_falls() -> None:
    ana = {"fellowship": ["Éowyn", "Legolas"]}
    bor = {"minions": ["Gríma", "Uruk Regular"], "hand": ["Haunting Her Steps"]}
    table = skirmish(ana, bor, "Legolas", "Uruk Regular")
    table.until("respond").respond("Éowyn").respond("Haunting Her Steps")
    assert (table.wounds("Éowyn"), table.g.twilight, table.titles("discard:B")) == (1, 1, ["Haunting Her Steps"])
    table.until("decide")
    assert table.wounds("Legolas") == 2


def test_what_a_brooch_has_saved_is_not_lost_to_the_second_discard() -> None:
    legolas = bearing("Legolas", "Elven Brooch", "Elven Bow")
    bor = {"minions": [bearing("Dunlending Madman", "War Club")]}
    table = skirmish({"fellowship": [legolas]}, bor, "Legolas", "Dunlending Madman")
    affect(table, "Legolas", "cannot:wound")
    table.until("respond").respond("War Club").pick("Elven Bow", "Elven Brooch")
    table.respond("Elven Brooch")
    assert (table.zone("Elven Bow"), table.zone("Elven Brooch")) == ("attached", "discard:A")


def test_of_two_like_answers_one_is_enough() -> None:
    ana = {"fellowship": ["Gimli"]}
    bor = {"minions": ["Desert Warrior", "Desert Soldier"]}
    table = Table(
        ana, bor, step="skirmishes", twilight=3, assigned=[fight("Gimli", "Desert Warrior", "Desert Soldier")]
    )
    table.choose("skirmish").respond("Desert Warrior").pick("Gimli")
    assert (table.g.twilight, table.wounds("Gimli"), table.asked) == (0, 1, "skirmish-actions"), "no twilight is left"


# -- several Shadow players --------------------------------------------------------------------------------------------


def test_whoever_corrupts_himself_by_a_cost_is_gone_and_nobody_is_asked_for_the_rest() -> None:
    ana = {"ring_bearer": burdened(9), "fellowship": ["Pippin"]}
    bor = {"minions": ["Uruk Regular"]}
    table = Table(ana, bor, bor, twilight=4, step="skirmish_actions", skirmish=fight("Pippin", "Uruk Regular"))
    table.use("Pippin")
    assert (table.g.lost, table.g.twilight) == (["A"], 4)
    assert table.asked != "prevent"
    assert table.until("fellowship-actions").g.active == "B"


@pytest.mark.rule("TCG-469", "TCG-283")
def test_a_site_that_the_lost_one_controlled_returns_with_nothing_on_it() -> None:
    held = {"card": "The Riddermark", "stacked": ["Dunlending Looter"]}
    bor = {"ring_bearer": burdened(9), "fellowship": ["Pippin"], "site": 3, "controlled": [held]}
    ana, order = {"site": 3, "minions": ["Uruk Regular"]}, ["Bor", "Ana", "Cia"]
    against = fight("Pippin", "Uruk Regular")
    table = Table(
        ana, bor, {"site": 3}, path=BEHIND, active="Bor", order=order, step="skirmish_actions", skirmish=against
    )
    table.use("Pippin")
    assert table.g.lost == ["B"]
    assert GAME.broken(table.g) == []
    assert [queries.facts(table.g, card).site_number for card in table.g.zones["path"]] == [1, 2, 3]
    assert all(not table.g.pieces[card].stacked for card in table.g.zones["path"])


@pytest.mark.rule("TCG-469", "TCG-468", "TCG-283")
@pytest.mark.parametrize("owner", ["Bor", "Cia"])
def test_what_others_put_on_a_site_that_the_lost_one_controlled_is_discarded(invent: Invent, owner: str) -> None:
    trap = invent("A Trap", "condition", side="shadow", culture="isengard")
    played_on(site, trap)
    held = {**bearing("The Riddermark", {"card": trap, "owner": owner}), "owner": "Bor"}
    ana = {"site": 3, "ring_bearer": hurt("Frodo", 3), "controlled": [held]}
    bor = {"site": 3, "minions": ["Southron Bowman"]}
    table = Table(ana, bor, {"site": 3}, step="archery", path=["Derndingle", "Throne Room"])
    table.until("fellowship-actions")
    assert (table.zone("The Riddermark"), table.zone("A Trap")) == ("path", f"discard:{owner[0]}")


@pytest.mark.rule("TCG-382", "TCG-230")
def test_who_sits_at_the_right_answers_first() -> None:
    bor, cia = {"minions": ["Dunlending Robber"]}, {"minions": ["Dunlending Madman"]}
    table = Table({"fellowship": ["Gimli"]}, bor, cia, step="skirmish_actions",
                  skirmish=fight("Gimli", "Dunlending Robber", "Dunlending Madman"))  # fmt: skip
    assert table.until("respond").who == "Cia"
    assert table.respond("Dunlending Madman").who == "Bor"


@pytest.mark.rule("TCG-300")
def test_a_unique_minion_of_one_shadow_player_bars_that_of_another() -> None:
    table = Table({"site": 4}, {"minions": ["Gríma"]}, {"hand": ["Gríma", "Uruk Regular"]}, step="shadow", shadow="Cia",
                  twilight=9)  # fmt: skip
    assert (table.who, table.refusal("Gríma 2").rule) == ("Cia", "TCG-300")


def test_any_one_of_several_may_pay_to_prevent_and_the_others_are_asked_when_he_does_not() -> None:
    ana = {"fellowship": ["Merry"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {}, twilight=2, step="skirmish_actions",
                  skirmish=fight("Merry", "Uruk Regular"))  # fmt: skip
    table.use("Merry")
    assert (table.who, table.asked) == ("Cia", "prevent")
    table.choose("decline")
    assert (table.who, table.asked) == ("Bor", "prevent")
    table.choose("accept")
    assert (table.zone("Merry"), table.g.twilight, table.wounds("Frodo")) == ("fellowship:A", 0, 1)


def test_a_minion_of_another_pays_and_is_the_one_that_is_assigned() -> None:
    ana = {"fellowship": [bearing("Merry", {"card": "Many Riddles", "owner": "Bor"}), "Gimli"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {"minions": ["Uruk Stalker", "Uruk Searcher"]}, twilight=2,
                  step="assignment_actions")  # fmt: skip
    while table.who != "Bor":
        table.passes()
    table.use("Many Riddles")
    if table.asked == "exert":
        table.pick("Uruk Searcher")
    table.choose("decline")
    assert [each.minions for each in table.g.assigned] == [[table.id("Uruk Searcher")]]


def test_the_lost_ones_shadow_helps_nobody_any_more() -> None:
    ana = {"ring_bearer": burdened(9), "fellowship": ["Pippin"], "minions": ["Uruk Defender"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, {}, twilight=4, step="skirmish_actions",
                  skirmish=fight("Pippin", "Uruk Regular"))  # fmt: skip
    table.use("Pippin")
    assert table.zone("Uruk Defender") == "removed"


# -- sites -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-460", "TCG-462")
def test_a_site_is_taken_while_the_fellowship_moves_from_it() -> None:
    ana = {"site": 1, "fellowship": ["Gimli"], "hand": ["Gimli"]}
    bor = {"site": 2, "minions": ["Hillman Band", "Dunlending Robber"]}
    table = Table(ana, bor, step="decide", moves=1)
    table.choose("move_again").until("respond").respond("Hillman Band")
    assert (table.titles("controlled:B"), table.g.at["A"]) == (["The Riddermark"], 2)
    assert table.titles("path")[0] == "Rohirrim Village"


def test_a_villager_leaves_as_soon_as_his_home_is_taken() -> None:
    ana = {"site": 6, "support": ["Guma"]}
    table = Table(ana, {"site": 6}, path=["Westemnet Hills", "Hornburg Courtyard", "Great Hall"])
    run(path.take_control_of_site(table.g, "B"))
    assert table.titles("discard:A") == ["Guma"]


@pytest.mark.rule("TCG-468", "TCG-471")
def test_a_liberated_site_gives_up_what_was_stacked_there() -> None:
    bor = {"site": 3, "controlled": [{"card": "The Riddermark", "stacked": ["Hillman Rabble"]}]}
    table = Table({"site": 3}, bor, path=BEHIND)
    run(path.liberate_site(table.g))
    assert (table.titles("path")[0], table.titles("discard:B")) == ("The Riddermark", ["Hillman Rabble"])
    assert GAME.broken(table.g) == []


@pytest.mark.rule("TCG-464")
def test_a_controlled_site_says_nothing_though_all_stand_at_its_number() -> None:
    bor = {"site": 2, "controlled": ["Wold of Rohan"]}
    table = assigning({"site": 2, "fellowship": ["Gimli"]}, {**bor, "minions": ["Uruk Regular"]},
                      path=["Westemnet Plains"])  # fmt: skip
    table.defend("Gimli", "Uruk Regular")
    assert table.g.twilight == 0


@pytest.mark.rule("TCG-188", "TCG-394")
def test_what_makes_a_minion_cheaper_does_not_spare_it_the_roaming() -> None:
    bor = {"hand": ["Uruk-hai Mob"], "site": 3, "controlled": ["The Riddermark"]}
    table = Table({"site": 3}, bor, path=BEHIND, step="shadow", twilight=9)
    printed = queries.facts(table.g, table.id("Uruk-hai Mob")).twilight or 0
    assert table.cost("Uruk-hai Mob") == printed - 1 + 2


@pytest.mark.rule("TCG-456")
def test_a_site_raises_the_move_limit_once_and_for_the_turn() -> None:
    ana = {"fellowship": [bearing("Éowyn", "Brego"), "Éomer"], "hand": ["Horse of Rohan"]}
    table = Table(ana, {}, path=["Horse-country"], step="turn")
    assert numbers.move_limit(table.g) == 3
    table.play("Horse of Rohan", "Éomer")
    assert numbers.move_limit(table.g) == 3
    leaving.take_off(table.g, table.id("Brego"), "discard")
    leaving.take_off(table.g, table.id("Horse of Rohan"), "discard")
    assert numbers.move_limit(table.g) == 3


# -- stacks, totals, limits --------------------------------------------------------------------------------------------


def test_a_stacked_minion_is_played_for_less_and_lies_under_nothing_any_more() -> None:
    bor = {"controlled": [{"card": "The Riddermark", "stacked": ["Hillman Rabble"]}], "site": 3}
    assert not Table({"site": 3}, bor, path=BEHIND, step="shadow", twilight=1).offers("use", "Hillman Rabble")
    table = Table({"site": 3}, bor, path=BEHIND, step="shadow", twilight=2)
    table.use("Hillman Rabble")
    assert (table.zone("Hillman Rabble"), table["The Riddermark"].stacked, table.g.twilight) == ("minions:B", [], 0)


@pytest.mark.rule("TCG-429", "TCG-394")
def test_archery_that_is_taken_away_is_never_less_than_none() -> None:
    table = Table({"fellowship": ["Legolas"], "site": 5}, {"minions": ["Uruk Regular"]}, path=["Hornburg Parapet"])
    assert (numbers.archery_total(table.g, "shadow"), numbers.archery_total(table.g, "free_peoples")) == (0, 2)


def test_an_archer_that_exerts_itself_out_of_the_total_leaves_the_others_in() -> None:
    bor = {"minions": ["Elite Archer", "Southron Bowman"]}
    table = Table({"fellowship": ["Gimli"]}, bor, step="archery_actions").passes().use("Elite Archer", "Gimli")
    assert (table.wounds("Gimli"), numbers.archery_total(table.g, "shadow")) == (1, 1)


@pytest.mark.rule("TCG-430")
def test_wounds_that_are_prevented_can_be_assigned_and_do_nothing() -> None:
    ana = {"fellowship": ["Gimli"]}
    table = Table(ana, {"minions": ["Elite Archer"]}, step="archery_actions")
    affect(table, "Gimli", "most_wounds")
    table.until("archery").pick("Gimli")
    assert table.wounds("Gimli") == 0
    assert table.wounds("Frodo") == 0


def test_one_wound_at_most_of_three() -> None:
    ana = {"fellowship": ["Merry"], "hand": ["Swiftly and Softly"], "site": 6}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular")
    affect(table, "Merry", "strength", 3)
    affect(table, "Uruk Regular", "damage", 1)
    table.play("Swiftly and Softly", "Merry").until("decide")
    assert table.wounds("Merry") == 1


def test_an_ally_at_home_dies_in_a_skirmish_like_a_companion() -> None:
    ana = {"site": 4, "support": [hurt("Guma", 1)], "fellowship": ["Gimli"]}
    table = assigning(ana, {"minions": ["Uruk Regular"]}).defend("Guma", "Uruk Regular")
    affect(table, "Guma", "strength", 2)
    table.until("decide")
    assert table.titles("dead:A") == ["Guma"]


def test_healing_by_a_card_reaches_an_ally_far_away_and_nobody_of_another_player() -> None:
    ana = {"support": [hurt("Guma")], "hand": ["Guma", "Éowyn"]}
    table = Table(ana, {"fellowship": [hurt("Éowyn")]})
    assert [option.target for option in table.find("heal")] == [table.id("Guma")]
