"""Cards of different decks that meet on one occasion: each does what it says, and no more."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from tests.games.meccg.cards.situations import WILD
from tests.games.meccg.cards.table import CardTable, attacked, hero, minion
from tests.games.meccg.table import at, bearing, wounded

ALONE, CROWS, SPIDERS = "Alone and Unadvised", "Regiment of Black Crows", "Giant Spiders"
TWO_WILDS = {**WILD, "path": ["wilderness", "wilderness"], "regions": ["TW-482", "TW-446"]}


@pytest.mark.parametrize(
    ("table", "event", "bearer"),
    [
        (hero(at("Rivendell", wounded("Sam Gamgee", attachments=["Rescue Prisoners"])), hand=["Halfling Strength"]),
         "Halfling Strength", "Sam Gamgee"),
        (minion(at("Moria", wounded("Layos", attachments=["To Satisfy the Questioner"]), "Ciryaher"),
                hand=["Well-preserved"]), "Well-preserved", "Layos"),
    ],
)  # fmt: skip
def test_who_may_not_untap_is_healed_and_stays_tapped(table: dict[str, Any], event: str, bearer: str) -> None:
    assert CardTable(table, roll=(12,)).play(event).stands(bearer) == "tapped"


@pytest.mark.parametrize(("roll", "zone"), [(6, "companies:A"), (7, "discard:A"), (8, "removed:A")])
def test_spiders_carry_off_who_has_dodged_on_the_body_that_he_has_then(roll: int, zone: str) -> None:
    """Haldir has 8, and one less against the strike that he has dodged in vain."""
    table = CardTable(hero(at("Moria", "Haldir", **TWO_WILDS), hand=["Dodge"]), {"hand": [SPIDERS]}, step="hazards")
    table.until("hazards").choose("creature", SPIDERS).until_step("strike_resources").until("strike").play("Dodge")
    table.until("strike").rolls(2, roll).choose("pass")
    while table.g.attacks and table.zone("Haldir") == "companies:A" and not table.g.attacks[-1].wounded:
        table.passes()
    assert table.zone("Haldir") == zone


@pytest.mark.parametrize(("item", "zone"), [("Sable Shield", "attached"), ("High Helm", "discard:A")])
def test_the_crows_stay_with_whom_a_shield_has_kept_from_a_wound(item: str, zone: str) -> None:
    company = at("Moria", bearing("Layos", item, CROWS), limit=2)
    attack = attacked("man", 1, 30, targets=["Layos"])
    table = CardTable(
        minion(company), {}, step="strike_resources", attack=attack, strike={"target": "Layos"}, roll=(3, 3)
    )
    while table.g.attacks:
        table.passes()
    assert table.zone(CROWS) == zone


def test_nobody_is_alone_any_more_when_alatar_comes_as_the_fourth() -> None:
    company = at("Moria", bearing("Haldir", ALONE), "Elladan", "Elrohir", **TWO_WILDS)
    ana = hero(at("Rivendell", "Alatar"), company, avatar="Alatar")
    table = CardTable(ana, {"hand": ["Wolves"]}, step="hazards", company=1).until("hazards")
    table.choose("creature", "Wolves").until("may").choose("accept")
    assert table.members("Haldir") == ["Haldir", "Elladan", "Elrohir", "Alatar"]
    assert table.zone(ALONE) == "discard:B"


def test_the_alone_and_the_lured_check_for_each_region_and_each_wilderness() -> None:
    company = at("Moria", bearing("Elrond", ALONE, "Lure of Nature"), "Haldir", **TWO_WILDS)
    table, checks = CardTable(hero(company), {}, step="hazards").until("hazards"), 0
    while table.asked != "enter":
        if table.offers("roll"):
            checks += 1
            table.rolls(12).choose("roll")
        else:
            table.passes()
    assert checks == 2 + 2


def test_a_creature_that_strikes_everybody_grows_by_all_that_is_said_of_animals() -> None:
    bor = {"hand": ["Watcher in the Water"], "events": ["Wake of War", "Full of Froth and Rage"]}
    table = CardTable(hero(at("Moria", "Haldir", "Elladan", **TWO_WILDS)), bor, step="hazards").until("hazards")
    table.choose("creature", "Watcher in the Water").until_step("attack_actions")
    assert table.attack() == (2 + 1, 8 + 1 + 2)


def test_who_bears_what_a_dwarf_would_die_for_leaves_his_followers_where_they_are() -> None:
    balin = [bearing("Balin", "Glamdring"), {"card": "Bofur", "follows": 0}]
    table = CardTable(minion(at("Moria", bearing("Layos", "The Arkenstone"))), hero(at("Moria", *balin)))
    table.use("The Arkenstone", "Balin")
    assert (table.zone("Balin"), table.zone("Glamdring")) == ("discard:B", "discard:B")
    assert (table.zone("Bofur"), table["Bofur"].follows) == ("companies:B", "")


@pytest.mark.parametrize(("cancels", "attack"), [(False, (2, 13)), (True, (1, 12))])
def test_a_douser_makes_the_next_of_the_dead_stronger_unless_it_is_called_off(
    cancels: bool, attack: tuple[int, int]
) -> None:
    road = {**WILD, "path": ["shadow_land"], "regions": ["TW-444"]}
    company = at("Moria", "Elrond", "Adrazar", **road)
    table = CardTable(hero(company, hand=["Concealment"]), {"hand": ["Chill Douser", "Barrow-wight"]}, step="hazards")
    table.g.effects += [Effect("prowess", 40, list(table.company("Elrond").members), "", "game")]
    table.until("hazards").choose("creature", "Chill Douser").until("attack")
    if cancels:
        table.play("Concealment")
    table.until("hazards").choose("creature", "Barrow-wight").until_step("attack_actions")
    assert table.attack() == attack
