"""Characters, allies and sites."""

from __future__ import annotations

import pytest

from desktop_app.games.meccg.reading.numbers import hand_size
from desktop_app.games.meccg.reading.points import total_now
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing


@pytest.mark.parametrize(
    ("who", "faction", "influence"),
    [
        ("Adrazar", "Riders of Rohan", 2),
        ("Anborn", "Men of Lebennin", 2),
        ("Anborn", "Riders of Rohan", 0),
        ("Beretar", "Rangers of the North", 3),
        ("Théoden", "Riders of Rohan", 5),
        ("Erkenbrand", "Riders of Rohan", 4),
    ],
)
def test_influence_against_one_faction(who: str, faction: str, influence: int) -> None:
    table = CardTable(hero(at("Edoras", who), hand=[faction]))
    assert table.influence(who, faction) == influence


@pytest.mark.parametrize(
    ("who", "faction", "influence"),
    [
        ("Orc Captain", "Orcs of Moria", 3),
        ("Shagrat", "Orcs of Moria", 4),
        ("Lieutenant of Morgul", "Orcs of Moria", 5),
    ],
)
def test_leaders_of_orcs(who: str, faction: str, influence: int) -> None:
    table = CardTable(minion(at("Moria", who), hand=[faction]))
    assert table.influence(who, faction) == influence


@pytest.mark.parametrize(
    ("who", "race", "more"),
    [("Balin", "orc", 2), ("Bofur", "orc", 1), ("Elladan", "orc", 1), ("Gildor Inglorion", "orc", 2)],
)
def test_prowess_against_a_race(who: str, race: str, more: int) -> None:
    def met(by: str) -> int:
        company = at("Moria", who, origin="Lórien")
        table = CardTable(
            hero(company), hero(), step="strike_resources", attack=attacked(by, targets=[who]), strike={"target": who}
        )
        return table.target_prowess()

    assert met(race) - met("man") == more


@pytest.mark.parametrize(("who", "bonus"), [("Sam Gamgee", 3), ("Fatty Bolger", 1), ("Haldir", -1), ("Radagast", 1)])
def test_corruption_checks_of_their_own(who: str, bonus: int) -> None:
    assert CardTable(hero(at("Rivendell", who))).check_bonus(who) == bonus


def test_elrond_at_home_widens_the_hand_and_is_missed() -> None:
    table = CardTable(hero(at("Rivendell", "Elrond")))
    assert hand_size(table.g, "A") == 9
    assert hand_size(CardTable(hero(at("Moria", "Elrond"))).g, "A") == 8


def test_elrond_eliminated_costs_three_points() -> None:
    table = CardTable(
        hero(at("Moria", "Elrond", "Haldir", origin="Lórien")),
        hero(),
        step="strike_resources",
        attack=attacked("orc", 1, 30, targets=["Elrond"]),
        strike={"target": "Elrond"},
        roll=(3, 11),
    )
    before = total_now(table.g, "A")
    table.until("hazards")
    assert "Elrond" not in table
    assert total_now(table.g, "A") == before - 3 - 3


def test_fatty_saves_another_hobbit() -> None:
    table = CardTable(
        hero(at("Moria", "Sam Gamgee", "Fatty Bolger", origin="Lórien")),
        hero(),
        step="strike_resources",
        attack=attacked("orc", 1, 30, targets=["Sam Gamgee"]),
        strike={"target": "Sam Gamgee"},
    )
    table.use("Fatty Bolger").until("hazards")
    assert table["Fatty Bolger"].exhausted
    assert not table["Sam Gamgee"].wounded


def test_saruman_takes_a_spell_back_at_the_end_of_the_turn() -> None:
    table = CardTable(hero(at("Rivendell", "Saruman"), discard=["Vanishment", "Concealment"]), step="end_actions")
    table.use("Saruman", "Vanishment")
    assert table.zone("Vanishment") == "hand:A"
    assert not table.offers("use", "Saruman")


def test_a_troll_untaps_his_brother_and_is_milder_beside_him() -> None:
    table = CardTable(minion(at("Moria", "Bûrat", {"card": "Tûma", "exhausted": True})))
    assert (table.number("Bûrat", "mind"), table.number("Tûma", "mind")) == (3, 3)
    table.use("Bûrat")
    assert not table["Tûma"].exhausted
    assert table["Bûrat"].exhausted


def test_dwar_strengthens_a_company() -> None:
    table = CardTable(minion(at("Dol Guldur", "Dwar the Ringwraith"), at("Moria", "Muzgash", "Lagduf")))
    table.use("Dwar the Ringwraith", "Muzgash")
    assert (table.number("Muzgash", "prowess"), table.number("Lagduf", "body")) == (5, 9)


def test_adunaphel_cancels_the_attack_of_a_creature_away_from_sites() -> None:
    def offered(key: str, keyed: str) -> bool:
        table = CardTable(
            minion(at("Moria", "Muzgash", origin="Dol Guldur"), at("Dol Guldur", "Adûnaphel the Ringwraith")),
            hero(),
            step="attack_actions",
            attack=attacked("wolf", 2, 8, card="Wargs", key=key, keyed=keyed),
        )
        return table.offers("use", "Adûnaphel the Ringwraith")

    assert offered("region_type", "wilderness")
    assert not offered("site_type", "shadow_hold")


# -- allies ------------------------------------------------------------------------------------------------------------


def under_attack(ally: str, key: str, keyed: str, *others: str) -> CardTable:
    return CardTable(
        hero(at("Moria", bearing("Elladan", ally), *others, origin="Lórien")),
        hero(),
        step="attack_actions",
        attack=attacked("wolf", 2, 8, card="Wargs", key=key, keyed=keyed),
    )


def test_goldberry_cancels_an_attack_in_the_wild() -> None:
    table = under_attack("Goldberry", "region_type", "wilderness")
    table.use("Goldberry").until("hazards")
    assert table.zone("Wargs") == "discard:B"
    assert not under_attack("Goldberry", "region_type", "shadow_land").offers("use", "Goldberry")


def test_gollum_cancels_for_a_small_company() -> None:
    assert under_attack("Gollum", "region_type", "shadow_land").offers("use", "Gollum")
    assert not under_attack("Gollum", "region_type", "border_land").offers("use", "Gollum")
    assert not under_attack("Gollum", "region_type", "wilderness", "Haldir", "Orophin").offers("use", "Gollum")


def test_crows_send_the_creature_back_to_the_hand() -> None:
    table = CardTable(
        minion(at("Moria", bearing("Muzgash", "Regiment of Black Crows"), origin="Dol Guldur")),
        hero(),
        step="attack_actions",
        attack=attacked("wolf", 2, 8, card="Wargs", key="region_type", keyed="wilderness"),
    )
    table.use("Regiment of Black Crows").until("hazards")
    assert table.zone("Wargs") == "hand:B"


def test_crows_go_when_he_is_wounded() -> None:
    table = CardTable(
        minion(at("Moria", bearing("Muzgash", "Regiment of Black Crows"), origin="Dol Guldur")),
        hero(),
        step="strike_resources",
        attack=attacked("man", 1, 30, targets=["Muzgash"]),
        strike={"target": "Muzgash"},
        roll=(3, 3),
    )
    table.until("hazards")
    assert table.zone("Regiment of Black Crows") == "discard:A"


# -- sites -------------------------------------------------------------------------------------------------------------


def test_barrow_downs_corrupt_whom_they_wound() -> None:
    table = CardTable(
        hero(at("Barrow-downs", "Haldir")),
        hero(),
        step="strike_resources",
        attack=attacked("undead", 1, 30, automatic=True, targets=["Haldir"]),
        strike={"target": "Haldir"},
        roll=(3, 3),
    )
    table.until("corruption")
    assert table.question.source == table.id("Haldir")


def test_old_forest_heals_all_along() -> None:
    hurt = [{"card": "Sam Gamgee", "wounded": True}, {"card": "Haldir", "wounded": True}]
    table = CardTable(hero(at("Old Forest", *hurt), hand=["Halfling Strength"]))
    table.play("Halfling Strength")
    assert not table["Sam Gamgee"].wounded
    assert not table["Haldir"].wounded
    moria = CardTable(hero(at("Moria", *hurt), hand=["Halfling Strength"]))
    moria.play("Halfling Strength")
    assert moria["Haldir"].wounded


def test_ioreth_heals_her_company_along() -> None:
    hurt = [{"card": "Sam Gamgee", "wounded": True}, {"card": "Haldir", "wounded": True}]
    table = CardTable(hero(at("Moria", *hurt, "Ioreth"), hand=["Halfling Strength"]))
    table.play("Halfling Strength")
    assert not table["Haldir"].wounded
