"""Handing on what is borne, by the rules, and why it cannot go to somebody."""

from __future__ import annotations

import pytest

from tests.games.lotr_tcg.table import Table, bearing, hurt


@pytest.mark.rule("TCG-449", "TCG-450", "TCG-451", "TCG-452", "TCG-453")
def test_a_possession_is_transferred_for_its_cost() -> None:
    ana = {"fellowship": [bearing("Éowyn", "Brego"), hurt("Éomer"), "Merry"], "support": ["Guma"], "site": 2}
    table = Table(ana, {"minions": [bearing("Uruk Defender", "Broad-bladed Sword"), "Uruk Regular"]}, full=True)
    assert {option.target for option in table.find("transfer", "Brego")} == {table.id("Éomer")}
    assert not table.offers("transfer", "Broad-bladed Sword")
    table.choose("transfer", "Brego", "Éomer")
    assert (table["Brego"].host, table.g.twilight, table.wounds("Éomer")) == (table.id("Éomer"), 1, 1)
    assert not Table(ana, {}).offers("transfer")


@pytest.mark.rule("TCG-450", "TCG-451")
def test_what_cannot_be_handed_to_somebody_says_why() -> None:
    ana = {"fellowship": [bearing("Éowyn", "Brego"), "Éomer", "Merry"], "support": ["Guma"], "site": 2}
    table = Table(ana, {}, full=True)
    refused = {each.target: each for each in table.question.refusals() if each.verb == "transfer"}
    assert {card: each.rule for card, each in refused.items() if each.source == table.id("Brego")} == {
        table.id("Guma"): "TCG-450",
        table.id("Merry"): "TCG-451",
        table.id("Frodo"): "TCG-451",
    }
    starter = [each for each in Table(ana, {}).question.refusals() if each.verb == "transfer"]
    assert {(each.rule, each.message.id) for each in starter} == {("TCG-449", "tcg-no-transfer-starter")}
    later = Table(ana, {}, full=True, step="regroup").refusal("Brego", "transfer")
    assert (later.rule, later.message.id) == ("TCG-449", "tcg-no-transfer-phase")
