"""What one may not do who organizes companies, characters and items: refused with the rule that forbids it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, tapped


@pytest.mark.rule("MEC-460", "MEC-464", "MEC-466")
def test_nothing_is_kept_or_handed_on_where_it_cannot_be() -> None:
    table = CardTable(hero(at("Bree", bearing("Elrond", "Cram")), sideboard=["Dodge"]))
    assert table.refusal("Cram", "store").rule == "MEC-460"
    assert table.refusal("Cram", "transfer").rule == "MEC-464"
    table = CardTable(hero(at("Rivendell", tapped("Alatar")), sideboard=["Dodge"], avatar="Alatar"))
    assert table.refusal("Alatar", "sideboard").rule == "MEC-466"


@pytest.mark.rule("MEC-094", "MEC-095", "MEC-340")
def test_a_trophy_stays_where_it_is_and_a_second_horn_is_not_handed_on() -> None:
    trophy = bearing("Radbug", {"card": "Orc-watch", "owner": "Bor"})
    table = CardTable(minion(at("Dol Guldur", trophy, "Layos")))
    assert {table.refusal("Orc-watch", verb).rule for verb in ("store", "transfer")} == {"MEC-095", "MEC-094"}
    both = [bearing(name, "Horn of Anor") for name in ("Elrond", "Haldir")]
    assert CardTable(hero(at("Rivendell", *both))).refusal("Horn of Anor", "transfer").rule == "MEC-340"


@pytest.mark.rule("MEC-427", "MEC-434", "MEC-437", "MEC-442", "MEC-443")
def test_nobody_is_dismissed_led_or_freed_against_the_rules() -> None:
    follower = {"card": "Haldir", "follows": 0}
    table = CardTable(hero(at("Bree", "Elrond", follower, "Balin", "Glorfindel II"))).choose("organize")
    assert table.refusal("Elrond", "dismiss").rule == "MEC-434"
    assert table.refusal("Haldir", "free").rule == "MEC-443"
    assert table.refusal("Balin", "follow", "Elrond").rule == "MEC-442"
    assert table.refusal("Elrond", "follow", "Glorfindel II").rule == "MEC-442"
    assert table.refusal("Balin", "follow", "Haldir").rule == "MEC-437"
    table = CardTable(hero(at("Rivendell", "Elrond", "Haldir"))).choose("organize").choose("dismiss", "Haldir")
    assert table.refusal("Elrond", "dismiss").rule == "MEC-427"


@pytest.mark.rule("MEC-457", "MEC-458", "MEC-470")
def test_companies_are_not_split_and_joined_at_will() -> None:
    ana = hero(at("Rivendell", "Elrond", "Haldir"), locations=["Bree", "Lórien"])
    table = CardTable(ana).choose("organize").choose("split", "Haldir")
    assert table.refusal("Elrond", "join").rule == "MEC-458"
    table = CardTable(hero(at("Rivendell", "Elrond", "Haldir"))).choose("organize")
    assert table.refusal("Elrond", "split").rule == "MEC-457"
    going = [at("Rivendell", "Elrond", goal="Bree"), at("Rivendell", "Haldir", goal="Lórien")]
    table = CardTable(hero(*going)).choose("organize")
    assert table.refusal("Elrond", "join", "Haldir").rule == "MEC-470"


@pytest.mark.rule("MEC-672", "MEC-314")
def test_the_weary_support_no_check() -> None:
    table = CardTable(hero(at("Rivendell", bearing("Elrond", "Cram"), tapped("Haldir"), "Balin")))
    table.choose("store", "Cram")
    assert table.refusal("Haldir", "support", "Elrond").rule == "MEC-672"
    assert table.offers("support", "Balin")


@pytest.mark.rule("MEC-464", "MEC-659")
def test_an_item_passes_neither_afar_nor_to_an_ally() -> None:
    companies = [at("Lórien", bearing("Elrond", "Cram"), bearing("Haldir", "Goldberry")), at("Rivendell", "Balin")]
    table = CardTable(hero(*companies))
    assert table.offers("transfer", "Cram", "Haldir")
    assert table.refusal("Cram", "transfer", "Balin").rule == "MEC-464"
    assert table.refusal("Cram", "transfer", "Goldberry").rule == "MEC-659"


@pytest.mark.rule("MEC-470", "MEC-471")
def test_a_company_goes_one_way_and_none_goes_where_its_neighbour_goes() -> None:
    ana = hero(at("Rivendell", "Elrond"), at("Rivendell", "Balin"), locations=["Bree", "Lórien"])
    table = CardTable(ana).choose("go", "Elrond", "Bree")
    assert table.refusal("Elrond", "go", "Lórien").rule == "MEC-470"
    assert table.refusal("Balin", "go", "Bree").rule == "MEC-471"
    assert table.offers("go", "Balin", "Lórien")


@pytest.mark.rule("MEC-035", "MEC-482", "MEC-032")
@pytest.mark.parametrize(
    ("start", "goal", "rule"),
    [
        ("Dol Guldur", "Carn Dûm", ""),
        ("Dol Guldur", "Bandit Lair", "MEC-032"),
        ("Bandit Lair", "Dol Guldur", ""),
        ("Bandit Lair", "Beorn’s House", "MEC-035"),
        ("Bandit Lair", "Bag End", "MEC-469"),
    ],
)
def test_a_ringwraith_hears_why_he_does_not_ride_there(start: str, goal: str, rule: str) -> None:
    ana = minion(at(start, "Dwar the Ringwraith"), avatar="Dwar the Ringwraith", locations=[goal])
    table = CardTable(ana)
    assert table.offers("go", "Dwar the Ringwraith", goal) is (not rule)
    assert not rule or table.refusal("Dwar the Ringwraith", "go", goal).rule == rule


@pytest.mark.rule("MEC-402", "MEC-428", "MEC-429", "MEC-066")
@pytest.mark.parametrize(
    ("hand", "companies", "locations", "rule"),
    [
        ("Radagast", [at("Bree", "Haldir")], ["Lórien"], "MEC-402"),
        ("Haldir", [at("Bree", "Balin")], [], "MEC-428"),
        ("Haldir", [at("Bree", "Alatar")], ["Lórien"], "MEC-429"),
        ("Haldir", [at("Bree", "Alatar"), at("Lórien", "Elrond")], [], ""),
    ],
)
def test_a_character_says_why_he_comes_nowhere(
    hand: str, companies: list[dict[str, Any]], locations: list[str], rule: str
) -> None:
    more = {"avatar": "Alatar"} if "Alatar" in companies[0]["members"] else {}
    table = CardTable(hero(*companies, hand=[hand], locations=locations, **more)).choose("organize")
    assert table.offers("bring", hand) is (not rule)
    assert not rule or table.refusal(hand, "bring").rule == rule


@pytest.mark.rule("MEC-037", "MEC-053", "MEC-056", "MEC-057")
def test_a_rider_is_not_dismissed_freed_influenced_nor_of_use() -> None:
    rider = {"card": "Adûnaphel the Ringwraith", "follows": 0}
    ana = minion(at("Dol Guldur", "Dwar the Ringwraith", rider, "Layos"), avatar="Dwar the Ringwraith")
    table = CardTable(ana).choose("organize")
    found = {verb: table.refusal("Adûnaphel the Ringwraith", verb).rule for verb in ("dismiss", "free", "follow")}
    assert found == {"dismiss": "MEC-037", "free": "MEC-053", "follow": "MEC-053"}
    wraiths = minion(at("Moria", "Dwar the Ringwraith", rider), avatar="Dwar the Ringwraith")
    table = CardTable(minion(at("Moria", "Layos", went=True, entered=True)), wraiths, step="site_actions")
    assert table.refusal("Layos", "influence", "Adûnaphel the Ringwraith").rule == "MEC-056"
    assert table.refusal("Layos", "influence", "Dwar the Ringwraith").rule == "MEC-683"
    table = CardTable(ana, {}, step="attack_actions", attack=attacked("wolf", 1, 8, card="Wargs"))
    assert table.refusal("Adûnaphel the Ringwraith", "use").rule == "MEC-057"
