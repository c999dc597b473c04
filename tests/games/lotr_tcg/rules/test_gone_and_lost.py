"""Cases that go wrong where somebody has left: the game, a skirmish, a site, a bearer."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_tcg.reading import numbers, queries
from desktop_app.games.lotr_tcg.rules import GAME
from desktop_app.games.lotr_tcg.table import position_of_table, positions
from desktop_app.games.lotr_tcg.table.head import head
from tests.games.lotr_tcg.rules.skirmishing import assigning, skirmish
from tests.games.lotr_tcg.table import Table, fight, hurt

# -- who has lost ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-285", "TCG-207")
def test_whoever_has_lost_in_archery_is_not_asked_whom_his_archers_hit() -> None:
    ana = {"ring_bearer": hurt("Frodo", 3), "fellowship": ["Legolas"]}
    bor, cia = {"minions": ["Uruk Crossbowman"]}, {"minions": ["Uruk Crossbow Troop"]}
    table = Table(ana, bor, cia, step="archery").pick("Frodo")
    assert (table.g.lost, table.wounds("Uruk Crossbowman")) == (["A"], 0)
    table.until("regroup-actions")
    assert (table.who, table.g.active) == ("Cia", "A")


def test_the_winners_of_the_last_skirmish_still_take_the_land_of_who_has_lost() -> None:
    ana = {"ring_bearer": hurt("Frodo", 3), "site": 4}
    bor = {"minions": ["Hillman Tribe", "Dunlending Brigand"], "site": 4}
    table = Table(ana, bor, {"site": 4}, step="skirmish_actions", skirmish=fight("Frodo", "Hillman Tribe"))
    table.until("respond")
    assert table.g.lost == ["A"]
    table.respond("Hillman Tribe")
    assert len(table.titles("controlled:B")) == 1


@pytest.mark.rule("TCG-268")
def test_who_has_lost_counts_for_the_move_limit_and_not_for_the_order() -> None:
    ana = {"ring_bearer": hurt("Frodo", 3)}
    table = skirmish4(ana, {"minions": ["Uruk Regular"]}, {}, {}, "Frodo", "Uruk Regular")
    table.until("regroup-actions")
    assert (table.g.lost, table.who) == (["A"], "Dan")
    table.until("fellowship-actions")
    assert (table.who, queries.shadow_players(table.g)) == ("Bor", ["D", "C"])
    assert numbers.move_limit(table.g) == 3


def skirmish4(ana: dict[str, Any], bor: dict[str, Any], cia: dict[str, Any], dan: dict[str, Any], *who: str) -> Table:
    """A skirmish at a table of four."""
    return Table(ana, bor, cia, dan, step="skirmish_actions", skirmish=fight(who[0], *who[1:]))


def test_four_seats_answer_a_death_from_the_right() -> None:
    """Both of the Shadow players who hunt may answer, the one at the right first, and each for each Hobbit."""
    ana = {"fellowship": [hurt("Merry", 3), "Gimli"]}
    bor = {"minions": ["Uruk Regular"], "hand": ["Beyond Dark Mountains"]}
    dan = {"minions": ["Uruk Pursuer"], "hand": ["Beyond Dark Mountains"]}
    table = skirmish4(ana, bor, {"hand": ["Ferocity"]}, dan, "Merry", "Uruk Regular").until("respond")
    assert table.who == "Dan"
    table.respond("Uruk Pursuer").pick("Gimli")
    assert (table.wounds("Gimli"), table.who) == (1, "Bor")
    table.respond("Beyond Dark Mountains").pick("Uruk Regular")
    assert table.who == "Dan"
    table.respond("Beyond Dark Mountains")
    assert table.burdens() == 2


@pytest.mark.rule("TCG-285", "TCG-254", "TCG-257")
def test_who_left_a_minion_over_reconciles_though_the_fellowship_is_lost_meanwhile() -> None:
    ana = {"ring_bearer": {"card": "Frodo", "burden": 9}, "fellowship": ["Gimli"]}
    table = assigning(ana, {"minions": ["Easterling Guard"]}, {"minions": ["Uruk Chaser"]}).choose("assigned")
    assert table.who == "Cia"
    table.choose("leave_over").choose("attack", "Easterling Guard", "Gimli").respond("Easterling Guard")
    assert table.g.lost == ["A"]
    table.until("fellowship-actions")
    assert (len(table.g.zones["hand:B"]), len(table.g.zones["hand:C"])) == (8, 8)


@pytest.mark.rule("TCG-213", "TCG-285")
def test_no_ambush_awaits_a_fellowship_that_the_assignment_has_corrupted() -> None:
    ana = {"ring_bearer": {"card": "Frodo", "burden": 9}, "fellowship": ["Aragorn"]}
    table = assigning(ana, {"minions": ["Easterling Guard"]}, {})
    table.g.effects.append(Effect("keyword:ambush", 2, [table.id("Easterling Guard")], until="turn"))
    table.defend("Aragorn", "Easterling Guard").respond("Easterling Guard")
    assert (table.g.lost, table.asked) == (["A"], "regroup-actions")


def test_a_table_that_somebody_has_left_is_laid_out_again_as_it_lies() -> None:
    ana = {"ring_bearer": {"card": "Frodo", "burden": 9}, "hand": ["Gimli", "Light Shining Faintly"], "site": 4}
    bor = {"minions": ["Uruk Regular"], "site": 3}
    table = Table(ana, bor, {"hand": ["Uruk Chaser"]}, twilight=9).play("Gimli").play("Light Shining Faintly")
    assert (table.g.lost, position_of_table.left_out(table.g)) == (["A"], [])
    rival = head(table.session.look("C"))[1]
    assert rival.message.params["value"] == 3, "the marker that was furthest is gone"
    told = position_of_table.set_up_of(table.g)
    again = positions.build(told, ["Ana", "Bor", "Cia"])
    assert position_of_table.set_up_of(again) == told
    table, other = table.until("shadow-actions"), Table.of(again).until("shadow-actions")
    assert (other.who, other.cost("Uruk Chaser")) == (table.who, table.cost("Uruk Chaser")) == ("Cia", 6)
    assert not GAME.adjustments(table.g, table.id("Light Shining Faintly")), "nothing of hers comes back by hand"


# -- who is gone -------------------------------------------------------------------------------------------------------


def test_uruk_stormer_counts_an_uruk_who_fell_in_that_skirmish() -> None:
    ana = {"fellowship": [hurt("Fereveldir")], "site": 3, "support": [{"card": "Strength of Arms", "culture": 1}]}
    bor = {"minions": ["Uruk Foot Soldier", "Dunlending Savage", "Uruk Stormer"], "site": 3}
    table = skirmish(ana, bor, "Fereveldir", "Uruk Foot Soldier", "Dunlending Savage")
    table.use("Fereveldir").pick("Uruk Foot Soldier")
    assert table.zone("Uruk Foot Soldier") == "discard:B"
    table = Table.of(positions.build(position_of_table.set_up_of(table.g), ["Ana", "Bor"]))
    table.until("respond").respond("Uruk Stormer")
    assert table.titles("controlled:B") == ["The Riddermark"]


def test_uruk_stormer_does_not_care_for_the_skirmishes_of_others() -> None:
    ana = {"fellowship": [hurt("Legolas", 2)], "site": 3}
    bor = {"minions": ["Dunlending Savage", "Uruk Stormer"], "site": 3}
    table = skirmish(ana, bor, "Legolas", "Dunlending Savage").until("reconcile")
    assert (table.titles("dead:A"), table.titles("controlled:B")) == (["Legolas"], [])


def test_whoever_slips_away_leaves_a_winner() -> None:
    ana = {"fellowship": ["Merry"], "hand": ["Warmed Up a Bit"]}
    table = skirmish(ana, {"minions": ["Band of Wild Men"]}, "Merry", "Band of Wild Men").play("Warmed Up a Bit")
    table.until("respond").respond("Band of Wild Men")
    assert (table.zone("Merry"), table.has("Band of Wild Men", "fierce")) == ("discard:A", True)


def test_the_ring_turns_a_wound_of_each_of_two_cards() -> None:
    bor = {"minions": ["Desert Soldier", "Desert Warrior"]}
    assigned = [fight("Frodo", "Desert Soldier", "Desert Warrior")]
    table = Table({}, bor, step="skirmishes", assigned=assigned, twilight=6).choose("skirmish")
    table.respond("Desert Soldier").pick("Frodo").respond("The One Ring").until("respond")
    table.respond("Desert Warrior").pick("Frodo")
    assert (table.burdens(), table.wounds("Frodo"), table.g.twilight) == (2, 0, 0)


def test_the_wound_that_would_kill_corrupts_where_the_ring_is_worn() -> None:
    frodo = {"card": "Frodo", "wound": 3, "burden": 9}
    ana = {"ring_bearer": frodo, "fellowship": ["Sam"], "worn": True}
    table = skirmish(ana, {"minions": ["Uruk Foot Soldier"]}, "Frodo", "Uruk Foot Soldier").until_the_end()
    assert (table.winner, table.g.outcome and table.g.outcome.reason) == ("Bor", "corrupted")


def test_the_new_ring_bearer_may_put_the_ring_on_in_his_own_skirmish() -> None:
    ana = {"fellowship": ["Sam", "Gimli"], "worn": True}
    bor = {"minions": ["Uruk Rear Guard", "Uruk Foot Soldier"]}
    assigned = [fight("Frodo", "Uruk Rear Guard"), fight("Sam", "Uruk Foot Soldier")]
    table = Table(ana, bor, step="skirmishes", assigned=assigned).choose("skirmish", "Frodo").until("respond")
    table.respond("Sam")
    assert (table.titles("dead:A"), queries.wears_the_ring(table.g, "A")) == (["Frodo"], False)
    table.until("respond").respond("The One Ring")
    assert (table.wounds("Sam"), table.burdens()) == (0, 1)


def test_corruption_at_site_nine_comes_before_the_victory() -> None:
    ana = {"ring_bearer": {"card": "Frodo", "burden": 9}, "site": 9}
    table = skirmish(ana, {"minions": ["Uruk Foot Soldier"]}, "Frodo", "Uruk Foot Soldier").until("respond")
    assert table.respond("The One Ring").winner == "Bor"


def test_sam_without_frodo_keeps_off_no_burden() -> None:
    ana = {"ring_bearer": "Sam", "fellowship": ["Aragorn"]}
    table = assigning(ana, {"minions": ["Easterling Guard"]}).defend("Aragorn", "Easterling Guard")
    table.respond("Easterling Guard")
    assert table.burdens() == 1


def test_sam_keeps_off_both_burdens_of_one_card() -> None:
    ana = {"fellowship": ["Sam", hurt("Aragorn", 3)]}
    bor = {"minions": ["Uruk Regular"], "hand": ["Beyond Dark Mountains"]}
    table = skirmish(ana, bor, "Aragorn", "Uruk Regular").until("respond").respond("Beyond Dark Mountains")
    table.respond("Sam")
    assert (table.burdens(), table.wounds("Sam")) == (0, 1)


def test_merry_is_paid_for_by_whoever_bears_the_ring_now() -> None:
    ana = {"ring_bearer": hurt("Sam", 2), "fellowship": ["Merry"]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular")
    assert table.use("Merry").wounds("Sam") == 3
    ana = {"ring_bearer": hurt("Sam", 3), "fellowship": ["Merry"]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular")
    assert table.refusal("Merry", "use").rule == "TCG-072"


@pytest.mark.rule("TCG-063", "TCG-298")
def test_the_dead_of_one_player_bar_nobody_else() -> None:
    table = Table({"hand": ["Gimli", "Legolas"], "dead": ["Legolas"]}, {"dead": ["Gimli"], "fellowship": ["Aragorn"]})
    assert table.offers("play", "Gimli")
    assert table.refusal("Legolas").rule == "TCG-063"


def test_a_volley_that_kills_the_last_minion_leaves_no_wounds_to_give_out() -> None:
    ana = {"fellowship": ["Legolas", hurt("Haldir", attachments=["Elven Bow"])]}
    table = Table(ana, {"minions": ["Southron Scout"]}, {}, step="archery").choose("choose_player", target="Bor")
    table.until("regroup-actions")
    assert (table.zone("Southron Scout"), table.said("assigns")) == ("discard:B", 0)


def test_the_land_that_a_death_brings_strengthens_the_blows_of_the_next_skirmish() -> None:
    ana = {"fellowship": [hurt("Merry", 3), "Gimli"], "site": 3}
    bor = {"minions": ["Uruk-hai Patrol", "Uruk Stormer", "Uruk Foot Soldier"], "site": 3}
    assigned = [fight("Merry", "Uruk Foot Soldier"), fight("Gimli", "Uruk-hai Patrol")]
    table = Table(ana, bor, step="skirmishes", assigned=assigned).choose("skirmish", "Merry")
    assert numbers.damage(table.g, table.id("Uruk-hai Patrol")) == 1
    table.until("respond").respond("Uruk Stormer")
    assert numbers.damage(table.g, table.id("Uruk-hai Patrol")) == 2
    table.until("skirmish-actions").until("assignment-actions")
    assert table.titles("dead:A") == ["Merry", "Gimli"]


@pytest.mark.rule("TCG-396")
def test_a_death_that_comes_as_an_effect_ends_is_answered_as_any_other() -> None:
    table = Table(
        {"fellowship": ["Merry", "Gimli"]},
        {"minions": ["Uruk Pursuer"], "hand": ["Beyond Dark Mountains"]},
        step="maneuver",
    )
    table.g.effects.append(Effect("vitality", 1, [table.id("Merry")], until="phase"))
    table["Merry"].put("wound", 4)
    table.until("respond").respond("Uruk Pursuer").pick("Gimli")
    assert (table.titles("dead:A"), table.wounds("Gimli")) == (["Merry"], 1)
    table.until("respond").respond("Beyond Dark Mountains")
    assert table.burdens() == 1
