"""Sites: entering, automatic-attacks, items, allies, factions, influence on the opponent."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.facts import Place
from tests.games.meccg.rules.made_up import prints
from tests.games.meccg.rules.situations import there
from tests.games.meccg.table import Table, at, bearing, tapped


@pytest.mark.rule("MEC-540", "MEC-541", "MEC-542")
def test_a_company_enters_or_does_nothing() -> None:
    table = Table({"companies": [at("Bree", "Elrond", went=True)]}, step="site_company").until("enter")
    table.choose("do_nothing").until("end")
    assert not table.company("Elrond").entered
    entered = Table({"companies": [at("Bree", "Elrond", went=True)]}, step="site_company").until("enter")
    assert entered.choose("enter").until("site").company("Elrond").entered


@pytest.mark.rule("MEC-543", "MEC-544", "MEC-608")
def test_automatic_attacks_are_faced_before_anything_else() -> None:
    company = at("Moria", "Elrond", "Balin", "Haldir", "Beretar", went=True)
    table = Table({"companies": [company], "hand": ["Glamdring"]}, step="site_company").until("enter").choose("enter")
    table.until_step("assign")
    it = table.g.attacks[-1]
    assert (it.race, it.strikes, it.prowess) == ("orc", 4, 7)
    table.pick("Elrond", "Balin", "Haldir", "Beretar").until("site", limit=200)
    assert table.company("Elrond").entered
    assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == 0


@pytest.mark.rule("MEC-551", "MEC-552", "MEC-556")
def test_an_item_taps_its_character_and_the_site() -> None:
    table = there("Moria", "Elrond", tapped("Balin"), hand=["Glamdring", "Cram"])
    assert not table.offers("acquire", "Glamdring", "Balin")
    table.choose("acquire", "Glamdring", "Elrond").until("site")
    assert table["Glamdring"].host == table.id("Elrond")
    assert table.stands("Elrond") == "tapped"
    assert table.stands("Moria") == "tapped"
    assert table.session.game.view(table.g, "A").numbers["item_points:A"] == 2


@pytest.mark.rule("MEC-556")
def test_a_site_offers_only_the_kinds_it_lists() -> None:
    table = there("Goblin-gate", "Elrond", hand=["Glamdring", "Cram"])
    assert table.offers("acquire", "Cram")
    assert table.refusal("Glamdring", "acquire").rule == "MEC-556"


@pytest.mark.rule("MEC-553", "MEC-551")
def test_nothing_is_played_at_a_tapped_site() -> None:
    table = there(tapped("Moria"), "Elrond", hand=["Glamdring"])
    assert table.refusal("Glamdring", "acquire").rule == "MEC-551"


@pytest.mark.rule("MEC-564")
def test_one_more_minor_item_may_follow_at_once() -> None:
    table = there("Edoras", "Théoden", "Balin", "Haldir", hand=["Riders of Rohan", "Cram", "Horn of Anor"])
    table.choose("acquire", "Riders of Rohan", "Théoden").until("influence").rolls(9).until("site")
    assert table.offers("acquire", "Cram", "Balin")
    table.choose("acquire", "Cram", "Balin").until("site")
    assert table["Cram"].host == table.id("Balin")
    assert not table.find("acquire", "Horn of Anor")


@pytest.mark.rule("MEC-558", "MEC-560")
def test_an_ally_is_controlled_by_who_tapped_for_it() -> None:
    table = there("Wellinghall", "Elrond", hand=["Treebeard"])
    table.choose("acquire", "Treebeard", "Elrond").until("site")
    assert table["Treebeard"].host == table.id("Elrond")
    assert table.session.game.view(table.g, "A").numbers["general:A"] == 10


@pytest.mark.rule("MEC-561", "MEC-562", "MEC-563")
def test_a_faction_needs_an_influence_check_greater_than_its_number() -> None:
    table = there("Bree", "Beretar", hand=["Rangers of the North"])
    table.choose("acquire", "Rangers of the North", "Beretar").until("influence").rolls(8).until("site")
    assert table.zone("Rangers of the North") == "marshalling:A"
    assert "Rangers of the North" in table
    assert table.stands("Bree") == "tapped"
    failed = there("Bree", "Balin", hand=["Rangers of the North"])
    failed.choose("acquire", "Rangers of the North", "Balin").until("influence").rolls(7).until("site")
    assert failed.zone("Rangers of the North") == "discard:A"
    assert failed.stands("Bree") == "untapped"


@pytest.mark.rule("MEC-105", "MEC-106")
def test_a_minion_at_home_may_tap_to_cancel_an_automatic_attack() -> None:
    company = at("Barad-dûr", "Ciryaher", went=True)
    ana = {"kind": "ringwraith", "companies": [company]}
    table = Table(ana, step="site_company").until("enter").choose("enter")
    assert table.asked == "site"


@pytest.mark.rule("MEC-134", "MEC-135", "MEC-138", "MEC-139")
def test_an_item_of_the_other_side_is_worth_half_and_does_nothing() -> None:
    table = there("Moria", "Elrond", hand=["High Helm"])
    table.choose("acquire", "High Helm", "Elrond").until("site")
    assert table.session.game.view(table.g, "A").numbers["item_points:A"] == 1
    assert table.number("Elrond", "body") == 9
    seen = table.session.game.view(table.g, "A").card(table.id("Elrond"))
    assert seen is not None
    assert seen.numbers["corruption"] == 2


@pytest.mark.rule("MEC-680", "MEC-682", "MEC-685", "MEC-688", "MEC-690", "MEC-692")
def test_a_character_may_be_influenced_away_from_its_own_site() -> None:
    bor = {"companies": [at("Bree", "Balin", bearing("Anborn", "Cram"))]}
    table = there("Bree", "Elrond", "Théoden", hand=["Cram"], bor=bor)
    assert table.offers("influence", "Elrond", "Anborn")
    table.choose("influence", "Elrond", "Anborn").until("influence").rolls(12, 2).until("site")
    assert table.stands("Elrond") == "tapped"
    assert "Anborn" in table
    assert not table.find("influence")


@pytest.mark.rule("MEC-688", "MEC-689", "MEC-690", "MEC-692")
def test_a_successful_attempt_discards_its_target_with_what_it_controls() -> None:
    others = ["Glorfindel II", "Balin", "Erkenbrand"]
    bor = {"companies": [at("Bree", *others, bearing("Anborn", "Cram"))]}
    table = there("Bree", "Elrond", hand=[], bor=bor)
    table.choose("influence", "Elrond", "Anborn").until("influence").rolls(12, 2).until("site")
    assert table.zone("Anborn") == "discard:B"
    assert table.zone("Cram") == "discard:B"


@pytest.mark.rule("MEC-681", "MEC-683", "MEC-684")
def test_no_attempt_in_the_first_turn_nor_against_an_avatar() -> None:
    company = at("Bree", "Elrond", went=True, entered=True)
    bor = {"avatar": "Saruman", "companies": [at("Bree", "Saruman")]}
    first = Table({"turns": 1, "companies": [company]}, {"companies": [at("Bree", "Anborn")]}, step="site_actions")
    assert not first.find("influence")
    table = Table({"companies": [company]}, bor, step="site_actions")
    assert not table.find("influence")


@pytest.mark.rule("MEC-142", "MEC-686", "MEC-143")
def test_an_item_needs_an_identical_card_and_the_other_side_is_harder() -> None:
    bor = {"kind": "ringwraith", "companies": [at("Moria", bearing("Layos", "High Helm"))]}
    table = there("Moria", "Elrond", hand=[], bor=bor)
    assert not table.offers("influence", "Elrond", "High Helm")
    assert table.offers("influence", "Elrond", "Layos")


@pytest.mark.rule("MEC-145", "MEC-146", "MEC-147", "MEC-149", "MEC-154", "MEC-610")
def test_a_company_may_attack_one_of_the_other_side_at_its_site() -> None:
    bor = {"kind": "ringwraith", "companies": [at("Moria", "Layos", "Ostisen")]}
    table = there("Moria", "Elrond", "Balin", hand=[], bor=bor).choose("done")
    assert (table.asked, table.who) == ("attack-company", "Ana")
    table.pick("Elrond").until("clash-first")
    assert table.who == "Bor"
    assert len(table.g.attacks[-1].givers) == 2
    heroes = there("Moria", "Elrond", hand=[], bor={"companies": [at("Moria", "Balin")]})
    assert heroes.choose("done").until("end").g.attacked is False


@pytest.mark.rule("MEC-162", "MEC-163", "MEC-165", "MEC-173", "MEC-174", "MEC-177", "MEC-613", "MEC-155", "MEC-156")
def test_strikes_between_companies_are_rolled_for_by_both() -> None:
    bor = {"kind": "ringwraith", "companies": [at("Moria", "Layos")]}
    table = there("Moria", "Elrond", hand=[], bor=bor).choose("done").pick("Elrond").until("clash-first")
    table.pick("Layos").until("hold").choose("full").until("hold").choose("full").until_step("clash_defender")
    table.rolls(7, 5, 12).until("end", limit=40)
    assert table.zone("Layos") == "marshalling:A"
    assert table.stands("Elrond") == "tapped"
    assert table.session.game.view(table.g, "A").numbers["kill_points:A"] == 2


@pytest.mark.rule("MEC-334", "MEC-333")
def test_a_hero_and_a_minion_may_be_at_the_same_place() -> None:
    table = Table({"companies": [at("Moria", "Elrond")]}, {"kind": "ringwraith", "companies": [at("Moria", "Layos")]})
    assert table.place("Elrond") == table.place("Layos") == "Moria"
    assert table.company("Elrond").site != table.company("Layos").site


@pytest.mark.rule("MEC-105", "MEC-106")
@pytest.mark.parametrize(
    ("home", "member", "able"),
    [
        (Place("Moria"), "Layos", True),
        (Place("Moria"), tapped("Layos"), False),
        (Place("Barad-dûr"), "Layos", False),
        (Place(type="shadow_hold"), "Layos", False),
    ],
)
def test_who_is_at_a_home_site_of_his_name_taps_to_cancel_its_automatic_attack(
    home: Place, member: Any, able: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    prints(monkeypatch, "Layos", home=(home,))
    ana = {"kind": "ringwraith", "companies": [at("Moria", member, "Muzgash", went=True)]}
    table = Table(ana, step="site_company").until("enter").choose("enter")
    assert (table.asked == "cancel-at-home") is able
    if able:
        table.pick("Layos")
        assert (table.asked, table.stands("Layos"), table.company("Layos").entered) == ("site", "tapped", True)


@pytest.mark.rule("MEC-105")
def test_a_hero_at_home_cancels_an_automatic_attack_too() -> None:
    table = Table({"companies": [at("Isengard", "Saruman", "Elrond", went=True)]}, step="site_company").until("enter")
    assert table.choose("enter").pick("Saruman").asked == "site"
    assert (table.stands("Saruman"), table.stands("Elrond")) == ("tapped", "untapped")


@pytest.mark.rule("MEC-105")
def test_a_creature_played_as_an_automatic_attack_is_one_that_a_character_at_home_cancels(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prints(monkeypatch, "Layos", home=(Place("Hall of Beasts"),))
    ana = {"kind": "ringwraith", "companies": [at("Hall of Beasts", "Layos", went=True)]}
    table = Table(ana, {"hand": ["Stirring Bones"]}, step="site_company").until("enter").choose("enter")
    table.until("guard-creature").pick("Stirring Bones")
    assert table.asked == "cancel-at-home"
    assert table.pick("Layos").until("site").zone("Stirring Bones") == "discard:B"
