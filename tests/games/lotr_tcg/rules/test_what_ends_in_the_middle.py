"""Cases that go wrong where rules meet: words that are taken away, deaths at once, cards that leave in the middle."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.lotr_tcg.book.playing import play
from desktop_app.games.lotr_tcg.reading import numbers, sums
from desktop_app.games.lotr_tcg.verbs import leaving, wounds
from desktop_app.games.lotr_tcg.vocabulary.abilities import action, forbids, played_on, response
from desktop_app.games.lotr_tcg.vocabulary.conditions import titled, unbound
from desktop_app.games.lotr_tcg.vocabulary.deeds import both
from desktop_app.games.lotr_tcg.vocabulary.groups import character, companion, me, minion
from desktop_app.games.lotr_tcg.vocabulary.triggers import about_to_be_wounded
from desktop_app.games.lotr_tcg.vocabulary.verbs import discard, prevent_it, wound
from tests.games.carried_out import run
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.lasting import affect
from tests.games.lotr_tcg.rules.skirmishing import BEHIND, skirmish
from tests.games.lotr_tcg.table import Table, bearing, fight, hurt
from tests.games.playing import new_session

# -- texts that are taken away -----------------------------------------------------------------------------------------


def test_no_strength_comes_from_possessions_without_a_text_either() -> None:
    bor = {"minions": ["Dunlending Brigand"], "support": [{"card": "No Defense", "culture": 1}]}
    table = skirmish({"fellowship": [bearing("Merry", "Hobbit Sword")]}, bor, "Merry", "Dunlending Brigand")
    assert table.strength("Merry") == 5
    table.passes().use("No Defense", "Merry")
    assert table.strength("Merry") == 3


def test_whoever_has_lost_his_text_neither_acts_nor_answers() -> None:
    ana = {"fellowship": ["Gimli", "Éowyn", "Legolas"]}
    table = Table(ana, {"minions": ["Uruk Regular"]}, step="skirmishes", assigned=[fight("Legolas", "Uruk Regular")])
    for name in ("Gimli", "Éowyn"):
        affect(table, name, "blank")
    table.choose("skirmish")
    assert not table.offers("use", "Gimli")
    assert table.offers("use", "Legolas")
    table.until("decide")
    assert (table.wounds("Legolas"), table.wounds("Éowyn")) == (2, 0)


def test_whoever_has_lost_his_text_has_lost_its_keywords_and_not_his_strength() -> None:
    ana = {"fellowship": ["Gimli", "Legolas"]}
    table = skirmish(ana, {"minions": ["Southron Scout"]}, "Gimli", "Southron Scout")
    for name in ("Gimli", "Legolas", "Southron Scout", "Frodo"):
        affect(table, name, "blank")
    affect(table, "Gimli", "damage", 2)
    assert numbers.damage(table.g, table.id("Gimli")) == 2, "what another card gives stays"
    assert sums.ambushes(table.g, table.id("Southron Scout")) == []
    assert numbers.archery_total(table.g, "free_peoples") == 0
    assert table.has("Frodo", "ring_bound"), "every Frodo is, by the rules"
    assert (table.strength("Gimli"), table.number("Gimli", "vitality")) == (6, 3)


def test_a_bearer_does_not_lose_by_the_lost_text_of_another() -> None:
    table = skirmish({"fellowship": [bearing("Aragorn", "Ranger's Sword")]}, {"minions": ["Uruk Regular"]}, "Aragorn",
                     "Uruk Regular")  # fmt: skip
    assert table.strength("Aragorn") == 12
    affect(table, "Ranger's Sword", "blank")
    assert table.strength("Aragorn") == 10, "its printed bonus is no text"


# -- deaths at once ----------------------------------------------------------------------------------------------------


def falling_sky(invent: Invent, whom: Any) -> str:
    """An event of the Shadow that wounds everybody of a group."""
    code = invent("Falling Sky", "event", side="shadow", culture="isengard", phases=["maneuver"])
    action(code, "maneuver", do=wound.on(whom))
    return code


@pytest.mark.rule("TCG-323", "TCG-275")
def test_sam_does_not_save_the_day_when_he_dies_with_frodo(invent: Invent) -> None:
    ana = {"ring_bearer": hurt("Frodo", 3), "fellowship": [hurt("Sam", 3)]}
    table = Table(ana, {"minions": ["Uruk Regular"], "hand": [falling_sky(invent, companion)]}, step="maneuver")
    table.passes().play("Falling Sky").respond("Sam")
    assert table.winner == "Bor"


def test_each_of_two_deaths_at_once_can_be_answered(invent: Invent) -> None:
    ana = {"fellowship": [hurt("Merry", 3), hurt("Pippin", 3)]}
    bor = {"minions": ["Uruk Hunter", "Uruk Pursuer"], "hand": [falling_sky(invent, companion(unbound))]}
    table = Table(ana, bor, step="maneuver").passes().play("Falling Sky")
    assert sorted(table.titles("dead:A")) == ["Merry", "Pippin"]
    told = {option.target for option in table.question.options if option.verb == "respond"}
    assert told == set(table.g.zones["dead:A"])


def test_who_is_spared_does_not_die_with_the_others(invent: Invent) -> None:
    ana = {"fellowship": [hurt("Merry", 3), hurt("Pippin", 3), "Éowyn"]}
    bor = {"minions": ["Uruk Regular"], "hand": [falling_sky(invent, companion(unbound))]}
    table = Table(ana, bor, step="maneuver").passes().play("Falling Sky")
    table.choose("respond", "Éowyn", "Pippin")
    table.until("maneuver-actions")
    assert (table.titles("dead:A"), table.wounds("Pippin"), table.wounds("Éowyn")) == (["Merry"], 3, 2)


def test_losers_are_wounded_at_once_and_die_together() -> None:
    bor = {"minions": ["Dunlending Brigand", "Dunlending Robber"]}
    ana = {"fellowship": [bearing("Aragorn", "Ranger's Sword")]}
    table = skirmish(ana, bor, "Aragorn", "Dunlending Brigand", "Dunlending Robber")
    affect(table, "Aragorn", "strength", 10)
    table.until("decide")
    assert sorted(table.titles("discard:B")) == ["Dunlending Brigand", "Dunlending Robber"]


@pytest.mark.rule("TCG-480")
def test_threats_that_kill_are_not_carried_out_a_second_time() -> None:
    ana = {"fellowship": [hurt("Merry", 3), hurt("Pippin", 3), "Gimli"], "threats": 2}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular")
    affect(table, "Merry", "strength", 2)
    table.until("threat-wound").pick("Pippin")
    assert (table.asked, sorted(table.titles("dead:A"))) == ("threat-wound", ["Merry", "Pippin"])
    table.pick("Gimli")
    assert (table.g.threats["A"], table.wounds("Gimli")) == (0, 1)


# -- cards that leave in the middle ------------------------------------------------------------------------------------


def test_a_minion_that_is_stacked_when_it_wins_loses_what_else_it_won() -> None:
    looter = bearing("Dunlending Looter", "War Club")
    bor = {"site": 3, "minions": [looter], "controlled": ["The Riddermark"], "support": ["Living Off Rock"]}
    ana = {"site": 3, "fellowship": [bearing("Éowyn", "Heavy Chain")]}
    table = skirmish(ana, bor, "Éowyn", "Dunlending Looter", path=BEHIND)
    table.until("respond")
    while table.who == "Ana":
        table.passes()
    assert table.offers("respond", "War Club")
    table.respond("Dunlending Looter").pick("The Riddermark")
    assert (table.zone("Dunlending Looter"), table.zone("War Club")) == ("stacked", "discard:B")
    assert table.asked != "respond", "neither the club nor the condition has anybody to speak of"


def test_who_answers_a_wound_by_leaving_has_answered_it(invent: Invent) -> None:
    charm = invent("Charm of Luck", "possession")
    played_on(companion, charm)
    response(charm, about_to_be_wounded(companion(titled("Merry"))), do=both(discard.on(me), prevent_it))
    table = skirmish({"fellowship": [hurt("Merry", 3, attachments=[charm])]}, {"minions": ["Dunlending Brigand"]},
                     "Merry", "Dunlending Brigand")  # fmt: skip
    affect(table, "Merry", "strength", 3)
    table.until("respond").respond(charm).until("decide")
    assert (table.wounds("Merry"), table.zone(charm)) == (3, "discard:A")


def test_a_fighter_who_leaves_takes_no_wound_and_the_other_side_has_won() -> None:
    table = skirmish({"fellowship": ["Pippin"]}, {"minions": ["Dunlending Robber"]}, "Pippin", "Dunlending Robber")
    table.use("Pippin").until("respond")
    assert table.titles("discard:A") == ["Pippin"]
    assert table.respond("Dunlending Robber").strength("Dunlending Robber") == 11


@pytest.mark.rule("TCG-397")
def test_what_others_put_on_the_dead_goes_to_their_piles() -> None:
    weary = {"card": "Weary", "owner": "Bor"}
    ana = {"fellowship": [hurt("Merry", 3, attachments=[weary, "Hobbit Sword"])]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular").until("decide")
    assert (table.zone("Weary"), table.zone("Hobbit Sword")) == ("discard:B", "discard:A")


@pytest.mark.rule("TCG-399")
def test_a_card_that_comes_back_is_a_new_one() -> None:
    table = Table({"fellowship": ["Éomer"]}, {})
    affect(table, "Éomer", "strength", 4)
    leaving.take_off(table.g, table.id("Éomer"), "hand")
    run(play(table.g, "A", table.id("Éomer")))
    assert table.strength("Éomer") == 7


def test_a_vitality_that_is_discarded_kills_at_once() -> None:
    ana = {"fellowship": [hurt("Théoden", 2, attachments=["Herugrim"]), bearing("Gimli", "Heavy Chain")]}
    table = skirmish(ana, {"minions": ["Dunlending Pillager"]}, "Gimli", "Dunlending Pillager")
    table.until("respond").respond("Dunlending Pillager").pick("Herugrim")
    assert table.titles("dead:A") == ["Théoden"]


def test_the_only_minion_dies_before_its_skirmish_and_nobody_fights() -> None:
    ana = {"fellowship": ["Merry", "Gimli"]}
    bor = {"minions": [hurt("Uruk Regular", 1), "Orthanc Warrior"]}
    table = skirmish(ana, bor, "Gimli", "Orthanc Warrior", assigned=[fight("Merry", "Uruk Regular")])
    run(wounds.wound(table.g, [table.id("Uruk Regular")]))
    assert table.g.assigned == []
    table.until("decide")
    assert (table.said("skirmish"), table.wounds("Merry")) == (0, 0)


# -- prohibitions ------------------------------------------------------------------------------------------------------


def test_who_may_not_exert_pays_nothing_with_it(invent: Invent) -> None:
    stone = invent("Stone Still", "condition", side="shadow", culture="wraith")
    forbids(stone, "exert", character(titled("Gimli")))
    ana, bor = {"fellowship": ["Gimli", "Legolas"]}, {"minions": ["Uruk Regular"], "support": [stone]}
    table = skirmish(ana, bor, "Legolas", "Uruk Regular")
    assert not table.offers("use", "Gimli")
    assert table.offers("use", "Legolas")


@pytest.mark.parametrize(("who", "wounded", "dead"), [("Aragorn", 0, []), ("Merry", 0, ["Merry"])])
def test_who_may_not_be_wounded_can_still_be_overwhelmed(who: str, wounded: int, dead: list[str]) -> None:
    table = Table({"fellowship": ["Aragorn", "Merry"]}, {"minions": ["Uruk Rear Guard"]}, step="skirmishes",
                  assigned=[fight(who, "Uruk Rear Guard")])  # fmt: skip
    affect(table, who, "cannot:wound")
    table.until("decide")
    assert (table.titles("dead:A"), table.said("wounded"), table.said("wins")) == (dead, wounded, 1)


def test_who_may_not_be_healed_is_healed_by_no_card_of_his_title() -> None:
    ana = {"fellowship": [hurt("Aragorn", 2), hurt("Gimli")], "hand": ["Aragorn", "Gimli"]}
    table = Table(ana, {}, step="fellowship_begins")
    assert {option.target for option in table.find("heal")} == {table.id("Aragorn"), table.id("Gimli")}
    affect(table, "Aragorn", "cannot:heal")
    table.choose("heal", "Gimli 2", "Gimli")
    assert not table.offers("heal")


def test_a_prohibition_ends_with_the_card_that_says_it(invent: Invent) -> None:
    hush = invent("Hush", "condition", side="shadow", culture="wraith")
    played_on(companion, hush)
    forbids(hush, "wound", minion)
    ana = {"fellowship": [hurt("Merry", 3, attachments=[{"card": hush, "owner": "Bor"}])]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Merry", "Uruk Regular")
    assert not wounds.can_be_wounded(table.g, table.id("Uruk Regular"))
    table.until("decide")
    assert wounds.can_be_wounded(table.g, table.id("Uruk Regular"))


def test_where_nobody_acts_in_skirmishes_one_may_still_answer() -> None:
    ana = {"fellowship": ["Gimli", "Éowyn", "Legolas"], "hand": ["Valor"], "site": 7}
    bor = {"minions": ["Uruk Regular"], "hand": ["Ferocity"]}
    table = skirmish(ana, bor, "Legolas", "Uruk Regular", path=["Great Hall", "Cavern Entrance"])
    assert [option.verb for option in table.question.options] == ["pass"]
    assert table.until("respond").offers("respond", "Éowyn")


def test_faramir_silences_only_while_he_fights() -> None:
    ana = {"fellowship": ["Faramir", "Gimli"]}
    bor = {"minions": ["Uruk Regular", "Uruk Regular"], "hand": ["Ferocity"]}
    fights = [fight("Faramir", "Uruk Regular"), fight("Gimli", "Uruk Regular 2")]
    table = Table(ana, bor, step="skirmishes", assigned=fights).choose("skirmish", "Faramir").passes()
    assert not table.offers("play", "Ferocity")
    table.until("skirmish-actions").passes()
    while table.asked != "skirmish-actions" or table.who != "Bor" or table.g.assigned:
        table.passes()
    assert table.offers("play", "Ferocity")


# -- modifiers that stop in the middle ---------------------------------------------------------------------------------


def test_what_a_mount_brings_ends_with_the_mount() -> None:
    ana = {"fellowship": [bearing("Éomer", "Rider's Mount", "Éomer's Spear")]}
    table = skirmish(ana, {"minions": ["Uruk Regular"]}, "Éomer", "Uruk Regular")
    assert numbers.damage(table.g, table.id("Éomer")) == 2
    leaving.take_off(table.g, table.id("Rider's Mount"), "discard")
    assert (numbers.damage(table.g, table.id("Éomer")), table.strength("Éomer")) == (0, 9)


def test_gandalf_weakens_while_the_pool_is_spent() -> None:
    bor = {"minions": [bearing("Desert Warrior", "Southron Spear")]}
    table = skirmish({"fellowship": ["Gandalf"]}, bor, "Gandalf", "Desert Warrior", twilight=4)
    assert table.strength("Gandalf") == 10
    table.passes().use("Southron Spear", "Gandalf")
    assert (table.g.twilight, table.strength("Gandalf"), table.wounds("Gandalf")) == (0, 7, 1)


def test_a_minion_that_roams_no_more_is_no_prey() -> None:
    ana = {"fellowship": [bearing("Aragorn", "Sword of Gondor")], "site": 3}
    table = skirmish(ana, {"minions": ["Orthanc Warrior"]}, "Aragorn", "Orthanc Warrior")
    assert numbers.damage(table.g, table.id("Aragorn")) == 1
    affect(table, "Orthanc Warrior", "minion_site", -4)
    assert numbers.damage(table.g, table.id("Aragorn")) == 0


@pytest.mark.rule("TCG-396")
def test_who_lived_until_the_regroup_phase_dies_when_it_begins() -> None:
    table = skirmish({"fellowship": ["Gimli", hurt("Merry", 3)]}, {"minions": ["Uruk Regular"]}, "Gimli",
                     "Uruk Regular")  # fmt: skip
    table.g.effects.append(Effect("vitality", 2, [table.id("Merry")], until="regroup"))
    table["Merry"].put("wound", 5)
    while table.asked == "skirmish-actions":
        table.passes()
    assert table.titles("dead:A") == ["Merry"]


def test_wounds_that_weaken_stop_weakening_when_they_are_healed() -> None:
    ana = {"fellowship": ["Lórien Swordsman"]}
    table = skirmish(ana, {"minions": [hurt("Uruk Defender", 1)]}, "Lórien Swordsman", "Uruk Defender")
    weak = table.strength("Uruk Defender")
    run(wounds.heal(table.g, [table.id("Uruk Defender")]))
    assert table.strength("Uruk Defender") == weak + 2


def test_who_gives_the_game_up_has_lost_by_no_rule() -> None:
    session = new_session("lotr_tcg", 3, 4)
    session.give_up("B")
    (told,) = [line.message for line in session.log if line.message.id == "tcg-log-loses"]
    assert (told.params["reason"], told.rule) == ("given_up", "")
    assert session.look("A").out == ["B"]
    assert session.question is not None, "the others play on"
