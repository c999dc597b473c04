"""Companies that part, meet again or are no more: what lies on them and at which site they end."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at

SITES = ["Rivendell", "Lórien", "Bree", "Old Forest", "Moria"]


def hero(*companies: Any, **more: Any) -> dict[str, Any]:
    return {"companies": list(companies), "locations": SITES, **more}


@pytest.mark.rule("MEC-537", "MEC-455")
@pytest.mark.parametrize("joins", [True, False])
def test_companies_that_meet_at_a_haven_become_one_only_if_their_player_wants(joins: bool) -> None:
    companies = [at("Rivendell", name, went=True) for name in ("Elrond", "Balin")]
    table = Table(hero(*companies), step="meeting")
    assert (table.asked, table.who) == ("join", "Ana")
    table.choose("accept" if joins else "decline")
    assert table.asked != "join"
    assert (table.company("Elrond") is table.company("Balin")) is joins


@pytest.mark.rule("MEC-459", "MEC-456")
@pytest.mark.parametrize("where", ["Elrond", "Balin"])
def test_what_a_hazard_has_done_to_a_company_lasts_on_the_part_that_its_player_says(where: str) -> None:
    def stirred(g: MecState) -> None:
        card = next(card for card in g.codes if facts(g, card).title == "Minions Stir")
        g.effects.append(Effect("no_creatures", 0, [g.companies[0].id], "", "turn", card, g.codes[card]))

    bor = {"discard": ["Minions Stir", "Wargs"]}
    table = Table(hero(at("Rivendell", "Elrond", "Balin")), bor, before=stirred)
    table.choose("organize").choose("split", "Balin")
    assert (table.asked, table.who) == ("split-hazard", "Bor")
    table.pick(where)
    kept = next(effect for effect in table.g.effects if effect.kind == "no_creatures")
    assert kept.targets == [table.company(where).id]


@pytest.mark.rule("MEC-459")
def test_nothing_is_asked_about_a_hazard_on_another_company() -> None:
    def laid(g: MecState) -> None:
        for card in g.codes:
            if facts(g, card).title == "The Moon Is Dead":
                g.pieces[card].company = g.companies[1].id
            if facts(g, card).title == "Minions Stir":
                g.effects.append(Effect("no_creatures", 0, [g.companies[1].id], "", "turn", card, g.codes[card]))

    ana = hero(at("Rivendell", "Elrond", "Balin"), at("Lórien", "Haldir"))
    bor = {"discard": ["Minions Stir"], "events": ["The Moon Is Dead"]}
    table = Table(ana, bor, before=laid).choose("organize").choose("split", "Balin")
    assert table.asked == "organizing"


@pytest.mark.rule("MEC-457", "MEC-458")
def test_parts_of_two_split_companies_that_join_bind_all_four() -> None:
    companies = [at("Rivendell", "Elrond", "Balin"), at("Rivendell", "Beretar", "Haldir"), at("Rivendell", "Ioreth")]
    table = Table(hero(*companies)).choose("organize").choose("split", "Balin").choose("split", "Haldir")
    assert table.offers("join", "Elrond", "Beretar")
    assert not table.offers("join", "Elrond", "Balin")
    assert len(table.find("join", "Elrond", "Beretar")) + len(table.find("join", "Beretar", "Elrond")) == 1
    table.choose("join", "Elrond", "Beretar")
    ioreth = table.id("Ioreth")
    assert all(ioreth in (option.source, option.target) for option in table.find("join"))
    assert len(table.find("join")) == 3


@pytest.mark.rule("MEC-452")
def test_what_lay_on_a_company_goes_with_its_last_character() -> None:
    events = [{"card": "Orders from Lugbúrz", "company": nth} for nth in (0, 1)]
    companies = [at("Dol Guldur", "Muzgash"), at("Minas Morgul", "Lagduf")]
    table = Table({"kind": "ringwraith", "companies": companies, "events": events}).choose("organize")
    table.choose("dismiss", "Muzgash")
    assert sorted(table.titles("discard:A")) == ["Muzgash", "Orders from Lugbúrz"]
    assert table.titles("events:A") == ["Orders from Lugbúrz"]


@pytest.mark.rule("MEC-452")
def test_the_site_where_a_company_falls_in_its_own_phase_stays_until_all_have_had_theirs() -> None:
    falls = at("Moria", "Anborn", origin="Lórien", moved=True, limit=2)
    wolves = {"race": "wolf", "strikes": 1, "prowess": 39}
    table = Table(hero(falls, at("Rivendell", "Balin")), step="attack_actions", attack=wolves)
    table.until_step("strike_resources").rolls(2, 12).until("company", limit=20)
    assert table.zone("Anborn") == "removed:A"
    assert table.titles("sites:A") == ["Moria", "Rivendell"]
    table.until("enter", limit=40)
    assert table.titles("sites:A") == ["Rivendell"]


@pytest.mark.rule("MEC-550", "MEC-606")
def test_an_agent_that_waits_to_attack_stays_when_the_company_falls_to_another() -> None:
    agents = [{"card": name, "at": "Bree"} for name in ("Mîonid", "Tûma")]
    bor = {"kind": "ringwraith", "agents": agents}
    table = Table(hero(at("Bree", "Ioreth", went=True)), bor, step="site_company").until("enter").choose("enter")
    table.until("agent-attack").pick("Mîonid").pick("Tûma").until("ambush").pick("Mîonid")
    table.until_step("strike_resources").rolls(2, 12, 12).passes()
    assert table.zone("Ioreth") == "removed:A"
    assert [table.zone(name) for name in ("Mîonid", "Tûma")] == ["agents:B", "agents:B"]


@pytest.mark.rule("MEC-455", "MEC-523")
def test_what_waits_for_either_of_two_companies_waits_for_the_one_that_they_become() -> None:
    companies = [
        at("Bree", "Elrond", went=True, faced=["orc"], on_guard=["Wargs"]),
        at("Bree", "Balin", went=True, faced=["troll"], on_guard=["Orc-guard"]),
    ]
    table = Table(hero(*companies), step="meeting").until("enter")
    company = table.company("Elrond")
    assert (company.faced, [facts(table.g, card).title for card in company.on_guard]) == (
        ["orc", "troll"],
        ["Wargs", "Orc-guard"],
    )


@pytest.mark.rule("MEC-452")
def test_the_site_where_a_company_falls_in_its_site_phase_goes_at_once() -> None:
    orcs = {"race": "orc", "strikes": 1, "prowess": 39, "automatic": True}
    ana = hero(at("Moria", "Anborn", went=True, entered=True), at("Rivendell", "Balin", went=True))
    table = Table({**ana, "locations": []}, step="attack_actions", attack=orcs)
    table.until_step("strike_resources").rolls(2, 12).passes()
    assert (table.zone("Anborn"), table.titles("sites:A")) == ("removed:A", ["Rivendell"])
