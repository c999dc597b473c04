"""Events of minions, and the allies that go with them."""

from __future__ import annotations

from desktop_app.games.meccg.reading import numbers
from desktop_app.games.meccg.reading.sites import site_type
from tests.games.meccg.cards.situations import WILD, besieged, inside, struck_minion
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, tapped, wounded


def test_a_nice_place_to_hide_taps_a_scout() -> None:
    table = besieged("man", "Luitprand", "Layos", hand=["A Nice Place to Hide"])
    table.play("A Nice Place to Hide").until("hazards")
    assert table.stands("Luitprand") == "tapped"
    assert not besieged("man", "Layos", hand=["A Nice Place to Hide"]).find("play")


def test_diversion_wounds_one_and_saves_all() -> None:
    table = besieged("man", "Layos", "Ostisen", hand=["Diversion"])
    table.play("Diversion", "Ostisen").until("hazards")
    assert (table.stands("Ostisen"), table.stands("Layos")) == ("wounded", "untapped")


def test_orc_quarrels_cancel_men_orcs_and_trolls() -> None:
    for race, able in (("orc", True), ("troll", True), ("man", True), ("elf", False)):
        assert bool(besieged(race, "Layos", hand=["Orc Quarrels"]).find("play", "Orc Quarrels")) is able


def test_a_ruse_of_a_diplomat_or_of_a_scout() -> None:
    covert = besieged("man", "Layos", hand=["Ruse"])
    assert covert.offers("play", "Ruse")
    covert.play("Ruse").until("hazards")
    assert covert.stands("Layos") == "tapped"
    scout = besieged("man", "Ostisen", "Muzgash", hand=["Ruse"])
    scout.play("Ruse", "Ostisen")
    assert scout.g.attacks[-1].sheltered == [scout.id("Ostisen")]


def test_crept_along_cleverly_is_for_a_ranger() -> None:
    assert besieged("wolf", "Shagrat", hand=["Crept Along Cleverly"]).offers("play", "Crept Along Cleverly")
    assert not besieged("orc", "Shagrat", hand=["Crept Along Cleverly"]).find("play")
    assert not besieged("wolf", "Layos", hand=["Crept Along Cleverly"]).find("play")


def test_bold_thrust_and_swift_strokes_are_for_warriors() -> None:
    bold = struck_minion("Bold Thrust", "Asternak", 9)
    bold.play("Bold Thrust")
    assert bold.target_prowess() == 8
    swift = struck_minion("Swift Strokes", "Asternak", 9)
    swift.play("Swift Strokes")
    assert (swift.target_prowess(), swift.met_strike.twice) == (6, True)
    assert not struck_minion("Bold Thrust", "Layos", 9).find("play")


def test_under_his_blow_keeps_one_untapped() -> None:
    table = struck_minion("Under His Blow", "Asternak", 2)
    table.choose("play", "Under His Blow").until("hazards", limit=20)
    assert table.stands("Asternak") == "untapped"


def test_voices_of_malice_undo_a_hazard() -> None:
    ana = minion(at("Dol Guldur", "Layos", "Ostisen"), hand=["Voices of Malice"])
    table = CardTable(ana, {"events": ["The Moon Is Dead", "Doors of Night"]})
    table.choose("play", "Voices of Malice").until("organization", limit=20)
    assert table.zone("The Moon Is Dead") == "discard:B"
    assert "Doors of Night" in table
    assert table.stands("Layos") == "tapped"


def test_weigh_all_things_brings_a_card_back() -> None:
    ana = minion(at("Dol Guldur", "Layos"), hand=["Weigh All Things to a Nicety"], discard=["Ruse", "Wargs"])
    table = CardTable(ana)
    table.choose("play", "Weigh All Things to a Nicety").until("organization", limit=10)
    assert table.zone("Ruse") == "deck:A"


def test_well_preserved_untaps_the_wounded() -> None:
    ana = minion(at("Bandit Lair", "Ciryaher", wounded("Layos")), hand=["Well-preserved"])
    table = CardTable(ana)
    table.choose("play", "Well-preserved").until("corruption")
    assert table.stands("Layos") == "untapped"
    assert table.number("Layos", "body") == 7
    assert table.g.check is not None
    assert table.g.check.who == table.id("Ciryaher")


def test_join_with_that_power_counts_companions() -> None:
    ana = minion(at("Dol Guldur", bearing("Layos", "High Helm"), "Ostisen", "Muzgash"), hand=["Join With That Power"])
    table = CardTable(ana)
    table.choose("transfer", "High Helm", "Ostisen")
    assert table.asked == "corruption"
    table.play("Join With That Power")
    assert table.g.check is not None
    assert table.g.check.bonus == 2
    assert not table.find("play", "Join With That Power")


def test_deeper_shadow_hides_the_way() -> None:
    company = at("Bandit Lair", "Ciryaher", **WILD)
    for way, seen in ((0, "site"), (1, "path"), (2, "limit")):
        table = CardTable(minion(company, hand=["Deeper Shadow"]), {}, step="hazards")
        table.until("movement").choose("play", "Deeper Shadow", detail=f"LE-179/{way + 1}").until("corruption")
        here = table.company("Ciryaher")
        changed = {
            "site": site_type(table.g, here.site) == "shadow_hold",
            "path": here.path == ["shadow_land"],
            "limit": numbers.hazard_limit(table.g, here) == 3,
        }
        assert [name for name, done in changed.items() if done] == [seen]


def test_poisonous_despair_ends_an_attempt() -> None:
    bor = minion(at("Moria", "Adûnaphel the Ringwraith"), avatar="Adûnaphel the Ringwraith", hand=["Poisonous Despair"])
    bor["marshalling"] = ["Orcs of Moria"]
    table = inside("Moria", "Elrond", hand=["Cram"], kind=hero, bor=bor)
    table.choose("influence", "Elrond", "Orcs of Moria")
    for _ in range(6):
        if table.find("play", "Poisonous Despair"):
            break
        table.passes()
    assert table.who == "Bor"
    table.play("Poisonous Despair").until("end", limit=20)
    assert table.said("influence") == 0


def test_a_village_burns_and_its_faction_is_lost() -> None:
    table = inside(tapped("Dale"), "Asternak", "Muzgash", hand=["Burning Rick, Cot, and Tree"])
    table.choose("play", "Burning Rick, Cot, and Tree").until_step("assign")
    assert table.attack() == (4, 7)
    assert not inside("Dale", "Asternak", hand=["Burning Rick, Cot, and Tree", "Gleaming Gold Ring"]).find("play")


def test_the_questioner_is_satisfied_at_a_free_hold() -> None:
    table = inside("Edoras", "Layos", "Ostisen", hand=["To Satisfy the Questioner", "Gleaming Gold Ring"])
    table.play("To Satisfy the Questioner", "Layos")
    assert (table.stands("Layos"), table.stands("Edoras")) == ("tapped", "tapped")
    assert table["To Satisfy the Questioner"].host == table.id("Layos")
    assert numbers.forbidden(table.g, "untap", table.id("Layos"))


def test_the_secrets_of_forging_turn_gold_into_a_ring() -> None:
    sage = bearing("Layos", "The Least of Gold Rings")
    table = inside("Thranduil’s Halls", sage, "Ostisen", hand=["Secrets of Their Forging", "Minor Ring"])
    table.choose("play", "Secrets of Their Forging").until("ring")
    table.pick("Minor Ring")
    assert table["Minor Ring"].host == table.id("Layos")
    assert table.zone("The Least of Gold Rings") == "discard:A"
    assert table.stands("Thranduil’s Halls") == "tapped"


def test_stinker_hides_a_small_company() -> None:
    for members, able in ((["Layos"], True), (["Layos", "Ostisen", "Muzgash"], False)):
        company = at("Moria", bearing(members[0], "Stinker"), *members[1:], limit=2)
        attack = {**attacked("man", 1, 9), "key": "region_type", "keyed": "shadow_land", "card": "Wargs"}
        table = CardTable(minion(company), {}, step="attack_actions", attack=attack)
        assert bool(table.find("use", "Stinker")) is able
