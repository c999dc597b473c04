"""Companies that have declared where they go and then change, meet, or come back."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.table.position_of_table import left_out
from tests.games.meccg.table import Table, at, bearing, tapped

SITES = ["Rivendell", "Lórien", "Bree", "Old Forest", "Edoras", "Moria", "Grey Havens"]
SEVEN = ("Elrond", "Balin", "Haldir", "Anborn", "Bofur", "Elladan", "Elrohir")


def hero(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"companies": list(companies), "locations": SITES, **more}


@pytest.mark.rule("MEC-447", "MEC-469")
def test_nobody_joins_a_company_that_could_then_not_go_where_it_has_declared() -> None:
    table = Table(hero(at("Rivendell", *SEVEN), at("Rivendell", "Beretar", "Ioreth"), hand=["Gildor Inglorion"]))
    table.choose("go", "Elrond", "Bree").choose("organize")
    assert not table.offers("regroup", "Beretar", "Elrond")
    assert not table.find("join")
    brought = table.find("bring", "Gildor Inglorion", "Rivendell")
    assert [option.detail for option in brought] == [table.company("Beretar").id, "new"]
    assert not table.offers("bring", "Gildor Inglorion", "Elrond")


@pytest.mark.rule("MEC-062", "MEC-469")
def test_no_orc_joins_a_dunadan_who_has_declared_to_leave_the_darkhaven() -> None:
    companies = [at("Dol Guldur", "Ciryaher"), at("Dol Guldur", "Muzgash")]
    ana = {"kind": "ringwraith", "companies": companies, "hand": ["Lagduf"], "locations": ["Bandit Lair", "Dol Guldur"]}
    table = Table(ana).choose("go", "Ciryaher", "Bandit Lair").choose("organize")
    assert not table.find("join")
    assert table.company("Ciryaher").id not in [option.detail for option in table.find("bring", "Lagduf")]
    free = Table(ana).choose("organize")
    assert free.find("join")


@pytest.mark.rule("MEC-455", "MEC-470")
@pytest.mark.parametrize("goer", ["Elrond", "Beretar"])
def test_what_one_of_two_companies_has_declared_holds_when_they_join(goer: str) -> None:
    table = Table(hero(at("Rivendell", "Elrond"), at("Rivendell", "Beretar"))).choose("go", goer, "Bree")
    table.choose("organize").choose("join").choose("organized")
    assert not table.find("go")
    table.until("hazards", limit=120)
    assert table.members("Elrond") == ["Elrond", "Beretar"]
    assert table.place("Elrond") == "Bree"


@pytest.mark.rule("MEC-455", "MEC-470")
def test_companies_that_go_different_ways_are_not_joined() -> None:
    table = Table(hero(at("Rivendell", "Elrond"), at("Rivendell", "Beretar")))
    table.choose("go", "Elrond", "Bree").choose("go", "Beretar", "Lórien").choose("organize")
    assert not table.find("join")
    assert table.offers("split", "Elrond") is False


@pytest.mark.rule("MEC-468", "MEC-471", "MEC-537")
def test_companies_from_two_sites_go_to_the_same_new_site() -> None:
    table = Table(hero(at("Rivendell", "Elrond"), at("Bree", "Beretar"), at("Rivendell", "Balin")))
    table.choose("go", "Elrond", "Old Forest")
    assert table.offers("go", "Beretar", "Old Forest")
    assert not table.offers("go", "Balin", "Old Forest")
    table.choose("go", "Beretar", "Old Forest").choose("done").until("enter", limit=150)
    assert sorted(table.members("Elrond")) == ["Beretar", "Elrond"]
    assert table.place("Beretar") == "Old Forest"
    assert table.titles("sites:A").count("Old Forest") == 1


@pytest.mark.rule("MEC-494")
def test_a_shared_new_site_waits_for_the_other_when_one_cannot_come() -> None:
    companies = [at("Edoras", "Balin", goal="Bree"), at("Rivendell", "Elrond", goal="Bree")]
    table = Table(hero(*companies), step="company")
    table.choose("company", "Balin").until("company", limit=60)
    assert table.place("Balin") == "Edoras"
    table.choose("company", "Elrond").until("hazards")
    assert table.place("Elrond") == "Bree"


@pytest.mark.rule("MEC-494", "MEC-534")
def test_a_site_to_which_nobody_comes_after_all_does_not_stay_in_play() -> None:
    companies = [at("Moria", "Elrond", goal="Lórien"), at("Grey Havens", "Balin", goal="Moria")]
    table = Table(hero(*companies), step="company").choose("company", "Elrond").until("company", limit=60)
    assert table.zone("Moria") == "sites:A"
    table.choose("company", "Balin").until("hazards")
    assert table.place("Balin") == "Grey Havens"
    assert "Moria" not in table.titles("sites:A")


@pytest.mark.rule("MEC-538", "MEC-534")
def test_who_goes_back_to_a_tapped_site_finds_it_tapped() -> None:
    companies = [at("Moria", *SEVEN[:5]), at(tapped("Bree"), "Beretar", "Ioreth", "Adrazar", "Peath", goal="Moria")]
    table = Table({"companies": companies}, step="company").until("enter", limit=200)
    assert table.place("Beretar") == "Bree"
    assert table.stands("Bree") == "tapped"
    assert table.company("Beretar").returned


@pytest.mark.rule("MEC-536", "MEC-455")
@pytest.mark.parametrize("back", ["Elrond", "Balin"])
def test_whoever_is_joined_by_a_company_that_was_sent_back_does_nothing_either(back: str) -> None:
    companies = [at("Bree", name, went=True, returned=name == back) for name in ("Elrond", "Balin")]
    table = Table(hero(*companies), step="meeting").until("end")
    assert table.members("Elrond") == ["Elrond", "Balin"]
    assert table.said("enters") == 0


@pytest.mark.rule("MEC-456", "MEC-457")
def test_a_company_with_nowhere_to_go_is_not_split() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond", "Balin")], "locations": []}).choose("organize")
    assert not table.find("split")


@pytest.mark.rule("MEC-451", "MEC-442")
def test_a_leader_takes_his_followers_along_and_no_follower_goes_alone() -> None:
    companies = [at("Rivendell", "Elrond", {"card": "Haldir", "follows": 0}, "Théoden"), at("Rivendell", "Beretar")]
    table = Table(hero(*companies)).choose("organize")
    assert not table.offers("regroup", "Haldir")
    assert not table.offers("split", "Haldir")
    table.choose("regroup", "Elrond", "Beretar")
    assert table.members("Beretar") == ["Beretar", "Elrond", "Haldir"]
    assert not table.offers("follow", "Haldir", "Théoden")


@pytest.mark.rule("MEC-448", "MEC-019", "MEC-447")
def test_two_halves_make_room_for_one_away_from_a_haven() -> None:
    six = ("Balin", "Haldir", "Anborn", "Bofur", "Elladan", "Elrohir")
    companies = [at("Bree", *six, "Sam Gamgee"), at("Bree", "Fatty Bolger"), at("Bree", "Ioreth")]
    table = Table(hero(*companies)).choose("organize")
    assert table.offers("regroup", "Fatty Bolger", "Balin") or table.offers("join", target="Fatty Bolger")
    assert not table.offers("join", "Balin", "Ioreth")


STONE = {"card": "Palantír of Orthanc", "attachments": ["Align Palantír"]}


@pytest.mark.rule("MEC-455", "MEC-537", "MEC-721")
@pytest.mark.parametrize("first", [True, False])
def test_whom_others_join_has_not_moved_with_them(first: bool) -> None:
    waits = at("Moria", bearing("Elrond", STONE), went=True)
    comes = at("Moria", "Balin", went=True, moved=True)
    table = Table(hero(*((waits, comes) if first else (comes, waits))), step="meeting").until("enter")
    assert len(table.members("Elrond")) == 2
    assert table["Align Palantír"].host == table.id("Palantír of Orthanc")


@pytest.mark.rule("MEC-721", "MEC-651")
def test_a_stone_aligned_on_arrival_stays_aligned_until_the_next_journey() -> None:
    arrived = at("Isengard", bearing("Elrond", "Palantír of Orthanc"), went=True, moved=True, entered=True)
    table = Table(hero(arrived, hand=["Align Palantír"]), step="site_actions").choose("play", "Align Palantír")
    table.until("site")
    assert table["Align Palantír"].host == table.id("Palantír of Orthanc")
    leaves = Table(hero(at("Isengard", bearing("Elrond", STONE), goal="Lórien")), step="company")
    assert leaves.choose("company", "Elrond").until("hazards").zone("Align Palantír") == "discard:A"


@pytest.mark.rule("MEC-721")
def test_who_was_bidden_to_rule_rules_no_more_when_he_rides() -> None:
    company = at("Dol Guldur", bearing("Dwar the Ringwraith", "Bade to Rule"), goal="Minas Morgul")
    ana = {"kind": "ringwraith", "avatar": "Dwar of Waw", "companies": [company]}
    table = Table(ana, step="company").choose("company", "Dwar the Ringwraith").until("hazards")
    assert table.zone("Bade to Rule") == "discard:A"


def test_a_position_cannot_say_that_the_company_whose_phase_it_is_has_fallen() -> None:
    table = Table(hero(at("Moria", "Anborn", limit=4), at("Bree", "Elrond")), step="hazards").until("hazards")
    assert left_out(table.g) == []
    table.g.company = "fallen"
    assert left_out(table.g) == ["company"]
