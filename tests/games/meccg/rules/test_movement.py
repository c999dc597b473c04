"""Movement, hazard limits, drawing, keying, creatures, on-guard cards, companies that meet."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.games.meccg.reading.board import neighbours, region_named
from tests.games.meccg.table import Table, at, bearing, tapped

SITES = ["Rivendell", "Lórien", "Bree", "Moria", "Edoras", "Carn Dûm", "Mount Gram", "Minas Tirith", "Goblin-gate"]


def travelling(goal: str, *members: str, site: str = "Rivendell", bor: dict[str, Any] | None = None) -> Table:
    """A company that has declared to move; its site is about to be revealed."""
    company = at(site, *members, goal=goal)
    return Table({"companies": [company], "locations": SITES}, bor, step="company")


@pytest.mark.rule("MEC-473", "MEC-495", "MEC-496", "MEC-493", "MEC-469")
def test_starter_movement_follows_the_path_of_the_card() -> None:
    table = travelling("Moria", "Elrond", site="Lórien").until("way").choose("way", detail="starter")
    company = table.company("Elrond")
    assert company.path == ["wilderness", "wilderness"]
    assert company.regions == [region_named("Wold & Foothills"), region_named("Redhorn Gate")]
    assert table.zone("Moria") == "sites:A"


@pytest.mark.rule("MEC-475", "MEC-497", "MEC-478")
def test_region_movement_names_its_regions() -> None:
    table = travelling("Goblin-gate", "Elrond").until("way").choose("way", detail="region").until("draw")
    company = table.company("Elrond")
    assert company.regions[0] == region_named("Rhudaur")
    assert company.regions[-1] == region_named("High Pass")
    assert len(company.path) == len(company.regions) <= 4


@pytest.mark.rule("MEC-475", "MEC-476")
def test_a_site_beyond_four_regions_cannot_be_reached() -> None:
    table = Table({"companies": [at("Rivendell", "Elrond")], "locations": SITES})
    assert not table.offers("go", "Elrond", "Minas Tirith")
    assert table.refusal("Elrond", "go", "Minas Tirith").rule == "MEC-469"


@pytest.mark.rule("MEC-111")
def test_udun_and_dagorlad_are_neighbours_for_minions_alone() -> None:
    udun, dagorlad = region_named("Udûn"), region_named("Dagorlad")
    assert dagorlad in neighbours(udun, minion=True)
    assert dagorlad not in neighbours(udun, minion=False)


@pytest.mark.rule("MEC-500", "MEC-501", "MEC-502")
def test_the_hazard_limit_is_the_size_of_the_company_or_two() -> None:
    assert travelling("Bree", "Elrond").until("hazards").company("Elrond").limit == 2
    four = travelling("Bree", "Elrond", "Balin", "Haldir", "Ioreth").until("hazards")
    assert four.company("Elrond").limit == 4


@pytest.mark.rule("MEC-505", "MEC-506", "MEC-508")
def test_both_draw_for_a_moving_company() -> None:
    table = travelling("Moria", "Elrond", site="Lórien").until("way").choose("way", detail="starter").until("draw")
    assert (table.who, len(table.question.options)) == ("Ana", 2)
    table.choose("draw", detail="2").choose("draw", detail="3")
    assert len(table.g.zones["hand:A"]) == 2
    assert len(table.g.zones["hand:B"]) == 3


@pytest.mark.rule("MEC-507")
def test_only_an_avatar_or_a_mind_of_three_draws_for_its_player() -> None:
    table = travelling("Moria", "Anborn", site="Lórien").until("way").choose("way", detail="starter").until("draw")
    assert table.who == "Bor"
    assert table.g.zones["hand:A"] == []


@pytest.mark.rule("MEC-507", "MEC-505")
@pytest.mark.parametrize(("bearer", "asked"), [("Layos", "Bor"), (bearing("Layos", "The Arkenstone"), "Ana")])
def test_who_draws_for_a_company_is_told_by_the_minds_as_they_are_now(bearer: Any, asked: str) -> None:
    bor = {"kind": "ringwraith", "companies": [at("Carn Dûm", bearer)]}
    table = travelling("Moria", "Bofur", site="Lórien", bor=bor).until("way")
    assert table.choose("way", detail="starter").until("draw").who == asked


@pytest.mark.rule("MEC-510", "MEC-511", "MEC-512", "MEC-513", "MEC-515")
def test_a_creature_is_keyed_to_the_path_or_the_site() -> None:
    bor = {"hand": ["Cave-drake", "Wargs", "Ambusher", "Orc-watch"]}
    table = travelling("Moria", "Elrond", site="Lórien", bor=bor).until("way").choose("way", detail="starter")
    table.until("hazards")
    assert table.offers("creature", "Cave-drake", detail="region_type wilderness")
    assert table.offers("creature", "Wargs", detail="region_type wilderness")
    assert table.offers("creature", "Orc-watch", detail="site_type shadow_hold")
    assert not table.offers("creature", "Ambusher")
    assert table.refusal("Ambusher", "creature").rule == "MEC-512"
    table.choose("creature", "Wargs").until_step("assign")
    assert table.g.attacks[-1].race == "wolf"
    assert table.company("Elrond").hazards == 1


@pytest.mark.rule("MEC-498", "MEC-515", "MEC-509")
def test_a_company_that_stays_has_no_path_and_is_met_at_its_site() -> None:
    bor = {"hand": ["Wargs", "Orc-watch"]}
    table = Table({"companies": [at("Moria", "Elrond")], "locations": SITES}, bor, step="company").until("hazards")
    assert table.company("Elrond").path == []
    assert not table.offers("creature", "Wargs")
    assert table.offers("creature", "Orc-watch")


@pytest.mark.rule("MEC-502")
def test_no_hazard_is_declared_beyond_the_limit() -> None:
    company = at("Moria", "Elrond", limit=2, hazards=2)
    table = Table({"companies": [company]}, {"hand": ["Orc-watch", "Wargs"]}, step="hazards").until("hazards")
    assert not table.find("creature")
    assert not table.find("on_guard")
    assert table.refusal("Orc-watch", "creature").rule == "MEC-502"


@pytest.mark.rule("MEC-520", "MEC-521", "MEC-522", "MEC-531")
def test_a_card_on_guard_is_out_of_the_hand_and_returns_when_the_site_phases_end() -> None:
    bor = {"hand": ["Smoke Rings", "Wargs"]}
    table = Table({"companies": [at("Bree", "Elrond")], "locations": SITES}, bor, step="company").until("hazards")
    table.choose("on_guard", "Smoke Rings")
    assert table.zone("Smoke Rings") == "on_guard:B"
    assert table.company("Elrond").hazards == 1
    assert not table.find("on_guard")
    seen = table.session.game.view(table.g, "A")
    assert [card.code for card in seen.zones["guard:A1"].cards] == [""]
    table.until("end")
    assert table.zone("Smoke Rings") == "hand:B"


@pytest.mark.rule("MEC-524", "MEC-542", "MEC-550")
def test_a_creature_on_guard_is_revealed_as_a_company_enters_and_attacks_after_the_site() -> None:
    company = at("Moria", "Elrond", on_guard=["Orc-watch"], went=True)
    table = Table({"companies": [company]}, step="site_company").until("enter").choose("enter").until("guard-creature")
    assert not table.g.attacks
    table.pick("Orc-watch").until_step("assign")
    assert table.g.attacks[-1].site
    while table.g.attacks[-1].card != table.id("Orc-watch"):
        table.passes()
    late = Table({"companies": [company]}, step="site_company").until("enter").choose("enter").until("guard-creature")
    assert late.choose("decline").until("site").said("guard-revealed") == 0


@pytest.mark.rule("MEC-534", "MEC-535")
def test_the_site_of_origin_goes_and_hands_are_reset() -> None:
    company = at("Bree", "Beretar", goal="Rivendell")
    table = Table({"companies": [company], "locations": ["Rivendell"]}, {}, step="company").until("end")
    assert table.zone("Bree") == "locations:A"
    assert len(table.g.zones["hand:A"]) == 8
    spent = Table({"companies": [at(tapped("Bree"), "Beretar", goal="Rivendell")]}, {}, step="company").until("end")
    assert spent.zone("Bree") == "discard:A"


@pytest.mark.rule("MEC-494")
def test_a_movement_that_is_not_legal_when_revealed_is_undone() -> None:
    table = travelling("Minas Tirith", "Elrond").until("hazards")
    assert table.place("Elrond") == "Rivendell"
    assert not table.company("Elrond").moved
    assert table.zone("Minas Tirith") == "locations:A"


@pytest.mark.rule("MEC-488", "MEC-539")
def test_each_company_has_a_phase_of_its_own_in_the_order_its_player_chooses() -> None:
    companies = [at("Bree", "Elrond"), at("Moria", "Balin")]
    table = Table({"companies": companies}, step="company")
    assert (table.asked, table.who) == ("company", "Ana")
    table.pick("Balin").until("hazards")
    assert table.g.company == table.company("Balin").id


@pytest.mark.rule("MEC-537")
def test_companies_at_one_site_that_is_no_haven_are_joined() -> None:
    companies = [at("Bree", "Elrond", went=True), at("Bree", "Balin", went=True)]
    table = Table({"companies": companies}, step="meeting").until("enter")
    assert table.members("Elrond") == ["Elrond", "Balin"]


@pytest.mark.rule("MEC-537")
def test_companies_at_one_haven_may_be_joined() -> None:
    companies = [at("Rivendell", "Elrond", went=True), at("Rivendell", "Balin", went=True)]
    table = Table({"companies": companies}, step="meeting")
    assert table.asked == "join"
    table.choose("decline")
    assert len(table.g.companies) == 2


@pytest.mark.rule("MEC-065", "MEC-538")
def test_where_joining_breaks_a_rule_one_company_goes_back() -> None:
    orcs = at("Bandit Lair", "Orc Captain", went=True, moved=True, came_from="Dol Guldur")
    more = at("Bandit Lair", "Shagrat", went=True)
    ana = {"kind": "ringwraith", "companies": [orcs, more], "locations": ["Dol Guldur"]}
    table = Table(ana, step="meeting").until_step("enter")
    assert table.place("Orc Captain") == "Dol Guldur"
    assert table.company("Orc Captain").returned


@pytest.mark.rule("MEC-490")
def test_without_a_company_the_phases_of_companies_are_skipped() -> None:
    table = Table({"hand": ["Cram"]}, {}, step="company").until("end")
    assert table.said("moves") == 0
