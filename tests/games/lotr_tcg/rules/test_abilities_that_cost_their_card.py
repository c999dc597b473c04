"""A special ability whose own cost takes its card from play is answered like any other (TCG-388)."""

from __future__ import annotations

import pytest

from desktop_app.games.lotr_tcg.vocabulary.abilities import action, played_on, response
from desktop_app.games.lotr_tcg.vocabulary.card_costs import discards, discards_this
from desktop_app.games.lotr_tcg.vocabulary.conditions import culture
from desktop_app.games.lotr_tcg.vocabulary.groups import ally, companion, minion, possession
from desktop_app.games.lotr_tcg.vocabulary.triggers import ability_used, about_to_be_wounded
from desktop_app.games.lotr_tcg.vocabulary.verbs import add_twilight, prevent_it, wound
from tests.games.lotr_tcg.invented import Invent
from tests.games.lotr_tcg.rules.invented_words import GIMLI, LEGOLAS, of_isengard
from tests.games.lotr_tcg.rules.skirmishing import skirmish
from tests.games.lotr_tcg.table import Table, bearing

HAUNTED = {"minions": ["Gríma", "Uruk Regular"], "hand": ["Haunting Her Steps"]}


@pytest.mark.rule("TCG-388", "TCG-384")
def test_an_ally_that_is_discarded_for_its_ability_may_be_cancelled(invent: Invent) -> None:
    helper = invent("A Helper", "ally")
    action(helper, "maneuver", cost=discards_this, do=wound.on(minion))
    table = Table({"support": [helper]}, HAUNTED, step="maneuver").use("A Helper")
    assert (table.who, table.zone("A Helper")) == ("Bor", "discard:A"), "what it cost stays paid"
    table.respond("Haunting Her Steps")
    assert (table.wounds("Uruk Regular"), table.wounds("Gríma")) == (0, 1)


@pytest.mark.rule("TCG-305", "TCG-388")
def test_so_may_a_response_that_costs_its_card(invent: Invent) -> None:
    helper = invent("A Helper", "ally")
    response(helper, about_to_be_wounded(LEGOLAS), cost=discards_this, do=prevent_it)
    table = skirmish({"support": [helper], "fellowship": ["Legolas"]}, HAUNTED, "Legolas", "Uruk Regular")
    table.until("respond").respond("A Helper").respond("Haunting Her Steps").until("regroup-actions")
    assert (table.wounds("Legolas"), table.zone("A Helper")) == (2, "discard:A")


@pytest.mark.rule("TCG-397", "TCG-388")
def test_so_may_what_goes_with_its_bearer_who_was_the_cost(invent: Invent) -> None:
    horn, gag = invent("A Horn", "possession", item_class=["hand_weapon"]), of_isengard(invent, "A Gag")
    played_on(companion, horn)
    action(horn, "maneuver", cost=discards(GIMLI), do=add_twilight(3))
    response(gag, ability_used(possession), do=prevent_it)
    bor = {"minions": ["Uruk Regular"], "support": [gag]}
    table = Table({"fellowship": [bearing("Gimli", horn)]}, bor, step="maneuver").use("A Horn").pick("Gimli")
    assert table.respond("A Gag").g.twilight == 0


@pytest.mark.rule("TCG-388")
def test_what_names_others_does_not_answer_what_is_gone(invent: Invent) -> None:
    helper, gag = invent("A Helper", "ally"), of_isengard(invent, "A Gag")
    action(helper, "maneuver", cost=discards_this, do=add_twilight(3))
    response(gag, ability_used(companion | ally(culture("rohan"))), do=prevent_it)
    table = Table({"support": [helper]}, {"minions": ["Uruk Regular"], "support": [gag]}, step="maneuver")
    table.use("A Helper")
    assert (table.asked, table.g.twilight) == ("maneuver-actions", 3)
