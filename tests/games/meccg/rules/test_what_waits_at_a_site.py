"""What waits for a company at its site: creatures on guard, agents, the stench; and companies that come apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop_app.engine.effects import Effect
from desktop_app.games.meccg.reading.board import region_named
from desktop_app.games.meccg.state import MecState
from tests.games.meccg.table import Table, at, bearing, wounded

MINION = {"kind": "ringwraith"}
WILD = {"origin": "Lórien", "path": ["wilderness"] * 2, "regions": ["Wold & Foothills", "Redhorn Gate"], "limit": 5}
DARK = {**WILD, "path": ["wilderness", "shadow_land"]}


def everybody(**numbers: int) -> Callable[[MecState], None]:
    """Every character has so much more of each number: ``everybody(prowess=40)``."""

    def change(g: MecState) -> None:
        members = [card for company in g.companies for card in company.members]
        g.effects += [Effect(name, amount, members, "", "game") for name, amount in numbers.items()]

    return change


@pytest.mark.rule("MEC-524", "MEC-520")
def test_of_two_creatures_on_guard_both_may_be_revealed() -> None:
    """Two companies that have met bring each its own card."""
    company = at("Moria", "Elrond", "Balin", "Haldir", went=True, on_guard=["Orc-guard", "Barrow-wight"])
    table = Table({"companies": [company]}, step="site_company").until("enter").choose("enter").until("guard-creature")
    table.pick("Orc-guard")
    assert table.asked == "guard-creature"
    table.pick("Barrow-wight").until("ambush")
    assert len(table.find("choose")) == 2


@pytest.mark.rule("MEC-606", "MEC-452")
def test_a_creature_that_waits_for_a_company_that_has_fallen_is_discarded() -> None:
    company = at("Moria", wounded("Ioreth"), went=True, on_guard=["Orc-guard", "Barrow-wight"])
    table = Table({"companies": [company]}, step="site_company", before=everybody(prowess=40)).until("enter")
    table.choose("enter").until("guard-creature").pick("Orc-guard").pick("Barrow-wight").until("ambush")
    everybody(prowess=-90, body=-40)(table.g)
    table.pick("Orc-guard")
    for _ in range(40):
        if table.session.question is None or table.asked == "end":
            break
        table.passes()
    assert (table.zone("Orc-guard"), table.zone("Barrow-wight")) == ("discard:B", "discard:B")


@pytest.mark.rule("MEC-510")
def test_against_stealth_no_creature_comes_from_on_guard_either() -> None:
    def unseen(g: MecState) -> None:
        g.effects.append(Effect("no_creatures", 0, [g.companies[0].id], "", "turn"))

    company = at("Moria", "Elrond", went=True, on_guard=["Orc-guard"])
    table = Table({"companies": [company]}, step="site_company", before=unseen).until("enter").choose("enter")
    for _ in range(60):
        assert table.asked != "guard-creature"
        if table.asked in ("site", "end"):
            break
        table.passes()


@pytest.mark.rule("MEC-549")
def test_an_agent_attacks_once_in_each_site_phase() -> None:
    ana = {**MINION, "companies": [at("Dol Guldur", "Layos"), at("Dol Guldur", "Ostisen")]}
    table = Table(ana, {**MINION, "agents": [{"card": "Bûrat", "at": "Dol Guldur"}]}, step="site_company")
    met: list[str] = []
    for _ in range(60):
        if table.asked == "end":
            break
        if table.asked == "enter":
            table.choose("enter")
        elif table.asked == "agent-attack":
            met.append(table.g.company)
            table.pick("Bûrat")
        else:
            table.passes()
    assert len(met) == len(set(met)) == 2


@pytest.mark.rule("MEC-499")
def test_the_stench_rises_where_the_wild_has_become_a_shadow_land() -> None:
    ana = {"companies": [at("Moria", "Elrond", "Balin", **WILD)]}
    bor = {"hand": ["Choking Shadows"], "events": ["Stench of Mordor", "Doors of Night"]}
    table = Table(ana, bor, step="hazards").until("hazards")
    table.choose("play", "Choking Shadows", detail=table.find("play", "Choking Shadows")[-1].detail)
    table.until("which-region").choose("region", detail=region_named("Redhorn Gate")).until("who-taps")
    assert table.who == "Ana"


@pytest.mark.rule("MEC-526", "MEC-529")
def test_who_falls_to_a_card_on_guard_plays_nothing() -> None:
    company = at("Moria", bearing("Balin", "Glamdring"), went=True, entered=True, on_guard=["Dragon-sickness"])
    table = Table({"companies": [company], "hand": ["Orcrist"]}, step="site_actions").until("site")
    table.choose("acquire", "Orcrist", "Balin").until("guard")
    table.g.effects.append(Effect("corruption", 30, [table.id("Balin")], "", "game"))
    table.choose("reveal", "Dragon-sickness").until("discard-one")
    assert table.zone("Orcrist") == "discard:A"
    assert "Balin" not in table


# -- companies that come apart and meet --------------------------------------------------------------------------------


@pytest.mark.rule("MEC-440")
@pytest.mark.parametrize("who", ["Erkenbrand", "Haldir"])
def test_terror_parts_a_follower_from_his_leader(who: str) -> None:
    company = at("Moria", "Erkenbrand", {"card": "Haldir", "follows": 0}, "Balin", **DARK)
    table = Table({"companies": [company]}, {"hand": ["Seized by Terror"]}, step="hazards").until("hazards")
    table.choose("play", "Seized by Terror").pick(who).rolls(2).until("hazards")
    assert table.members(who) == [who]
    assert table.place(who) == "Lórien"
    assert (table["Haldir"].follows, table["Haldir"].loose) == ("", True)


@pytest.mark.rule("MEC-536", "MEC-455", "MEC-537")
def test_who_is_joined_by_a_company_that_was_sent_back_does_nothing_either() -> None:
    fled = at("Bree", "Elrond", origin="Moria", path=["wilderness"], regions=["Redhorn Gate"], limit=3)
    table = Table({"companies": [fled, at("Moria", "Balin")]}, {"hand": ["Driven Back"]}, step="hazards")
    table.until("hazards").choose("play", "Driven Back")
    for _ in range(40):
        assert table.asked != "enter"
        if table.asked == "end":
            break
        table.passes()
    assert set(table.members("Elrond")) == {"Elrond", "Balin"}


@pytest.mark.rule("MEC-452", "MEC-523")
def test_what_lay_on_guard_comes_back_when_nobody_is_left() -> None:
    ana = {"companies": [at("Moria", "Elrond", **WILD), at("Rivendell", "Balin")]}
    table = Table(ana, {"hand": ["Wargs", "Lure of Nature"]}, step="hazards").until("hazards")
    table.choose("on_guard", "Lure of Nature").until("hazards")
    table.g.effects += [Effect(name, -40, [table.id("Elrond")], "", "game") for name in ("prowess", "body")]
    table.choose("creature", "Wargs").until("assign").pick("Elrond")
    for _ in range(30):
        if "Elrond" not in table:
            break
        table.passes()
    assert (table.zone("Lure of Nature"), table.zone("Wargs")) == ("hand:B", "discard:B")
    table.until("enter")
    assert table.place("Balin") == "Rivendell"


@pytest.mark.rule("MEC-492")
def test_a_map_of_another_company_untaps_no_site_on_the_road() -> None:
    lair = {"card": "The Lonely Mountain", "exhausted": True}
    travellers, others = at("Moria", "Layos", **WILD), at(lair, bearing("Muzgash", "Thrór’s Map"))
    for first, second, may in ((travellers, others, False), (others, travellers, True)):
        table = Table({**MINION, "companies": [first, second]}, step="hazards").until("movement")
        assert table.offers("use", "Thrór’s Map") is may
