"""Agents played as hazards: where they lie and go, their attacks, what they influence; with made-up cards."""

from __future__ import annotations

from typing import Any

import pytest

from desktop_app.engine.frozen import replace
from desktop_app.games.kit.reading import Term
from desktop_app.games.meccg.book.agents import is_step
from desktop_app.games.meccg.book.attack import prepare
from desktop_app.games.meccg.book.influencing import attempt_terms
from desktop_app.games.meccg.reading import companies, queries
from desktop_app.games.meccg.reading.board import region_named
from desktop_app.games.meccg.reading.facts import Place, load_cards
from desktop_app.games.meccg.reading.queries import facts
from desktop_app.games.meccg.state import Attack
from tests.games.meccg.table import Table, at

MINION = {"kind": "ringwraith"}
SITES = ["Bandit Lair", "Beorn’s House", "Eagles’ Eyrie", "Gondmaeglom", "The Lonely Mountain"]
EYRIE = "AS-144"


def against(
    *agents: Any, hand: list[str] | None = None, kind: str = "wizard", limit: int = 3, site: str = "Bree", **more: Any
) -> Table:
    """A company in its movement/hazard phase; Bor is a Ringwraith player with agents."""
    members = more.pop("members", ["Elrond"])
    ana = {"kind": kind, "companies": [at(site, *members, limit=limit)], **more}
    bor = {**MINION, "agents": list(agents), "locations": SITES, "hand": hand or []}
    return Table(ana, bor, step="hazards").until("hazards")


def lurking(name: str, place: str, *sites: str, **more: Any) -> dict[str, Any]:
    """A hidden agent for a set-up."""
    return {"card": name, "at": place, "sites": list(sites), "hidden": True, **more}


@pytest.mark.rule("MEC-625", "MEC-626", "MEC-628")
def test_an_agent_is_played_face_down_at_home_without_a_site_card() -> None:
    for name in ("Lurker", "Stranger"):
        table = against(hand=[name], limit=2).choose("agent", name)
        assert table.company("Elrond").hazards == 1
        assert (table[name].hidden, table.stands(name)) == (True, "untapped")
        seen = table.session.game.view(table.g, "A").zones["agents:B"].cards
        assert [card.code for card in seen] == [""]
        assert table.g.zones["journey:B"] == []
        table.until("hazards")
        assert not table.find("agent_move")
        assert not queries.is_character(table.g, table.id(name))


@pytest.mark.rule("MEC-630")
def test_everybody_sees_how_many_sites_lie_with_a_hidden_agent() -> None:
    table = against(lurking("Mîonid", "Bandit Lair", "Beorn’s House")).choose("agent_move", "Mîonid", detail=EYRIE)
    seen = table.session.game.view(table.g, "A").zones["agents:B"].cards
    assert [card.code for card in seen] == ["", "", ""]
    assert len(table.g.zones["journey:B"]) == 2
    own = table.session.game.view(table.g, "B").zones["agents:B"].cards
    assert all(card.code for card in own)


@pytest.mark.rule("MEC-630", "MEC-629", "MEC-639")
def test_a_hidden_agent_goes_back_the_way_it_came() -> None:
    """The card of the site it leaves goes back to the location deck; home, of which no card lies with it, as well."""
    for moved, left in ((["Beorn’s House", "Eagles’ Eyrie"], "Eagles’ Eyrie"), (["Beorn’s House"], "Beorn’s House")):
        table = against(lurking("Mîonid", "Bandit Lair", *moved))
        before = table.g.agents[0].sites[-2]
        table.choose("agent_move", "Mîonid", detail=before)
        assert (table.g.agents[0].sites[-1], len(table.g.zones["journey:B"])) == (before, len(moved) - 1)
        assert left in table.titles("locations:B")
        assert (table.stands("Mîonid"), table.company("Elrond").hazards) == ("tapped", 1)
        table.until("hazards").choose("agent_reveal", "Mîonid")
        assert table.zone("Mîonid") == "agents:B"


@pytest.mark.rule("MEC-629")
def test_a_tapped_agent_moves_and_stays_tapped() -> None:
    table = against(lurking("Mîonid", "Bandit Lair", exhausted=True))
    there = table.find("agent_move", "Mîonid")
    assert there
    table.choose("agent_move", "Mîonid", detail=there[0].detail)
    assert table.stands("Mîonid") == "tapped"
    fresh = against(lurking("Mîonid", "Bandit Lair"))
    fresh.choose("agent_move", "Mîonid", detail=there[0].detail)
    assert fresh.stands("Mîonid") == "tapped"


@pytest.mark.rule("MEC-632")
def test_an_agent_goes_home_and_gives_its_sites_back() -> None:
    table = against(lurking("Tûma", "Bandit Lair", "Beorn’s House", wounded=True))
    assert len(table.g.zones["journey:B"]) == 1
    table.choose("agent_home", "Tûma")
    assert table.g.zones["journey:B"] == []
    assert table.stands("Tûma") == "wounded"
    assert table.g.agents[0].sites[-1] in [card.code for card in load_cards().values() if card.site_type == "ruins"]


@pytest.mark.rule("MEC-632")
def test_an_agent_at_one_home_site_may_go_to_another_and_gives_its_sites_back() -> None:
    table = against(lurking("Tûma", "Bandit Lair", "Beorn’s House", "Bandit Lair"))
    assert table.offers("agent_home", "Tûma", detail="LE-351")
    table.choose("agent_home", "Tûma", detail="LE-351")
    assert (table.g.zones["journey:B"], table.g.agents[0].sites) == ([], ["LE-351"])
    there = against(lurking("Tûma", "Bandit Lair"))
    assert not there.offers("agent_home", "Tûma", detail="LE-351")
    assert there.offers("agent_home", "Tûma")


@pytest.mark.rule("MEC-639")
def test_a_revealed_agent_whose_moves_were_illegal_is_discarded() -> None:
    table = against(lurking("Mîonid", "Bandit Lair", "Gondmaeglom")).choose("agent_reveal", "Mîonid")
    assert table.zone("Mîonid") == "discard:B"
    assert table.zone("Gondmaeglom") == "locations:B"
    assert table.g.zones["journey:B"] == table.g.zones["sites:B"] == []


@pytest.mark.rule("MEC-639")
def test_a_revealed_agent_shows_where_it_is_and_gives_back_where_it_was() -> None:
    table = against(lurking("Mîonid", "Bandit Lair", "Beorn’s House", "Eagles’ Eyrie"))
    table.choose("agent_reveal", "Mîonid")
    assert "Mîonid" in table
    assert table.zone("Beorn’s House") == "locations:B"
    assert [facts(table.g, card).title for card in table.g.zones["sites:B"]] == ["Eagles’ Eyrie"]


@pytest.mark.rule("MEC-640")
def test_a_revealed_agent_that_is_in_play_already_is_discarded() -> None:
    table = against(lurking("Mîonid", "Bandit Lair"), kind="ringwraith", site="Dale", members=["Mîonid"])
    hidden = table.g.agents[0].card
    table.choose("agent_reveal")
    assert table.g.home[hidden] == "discard:B"
    assert table.g.agents == []


@pytest.mark.rule("MEC-637", "MEC-635")
def test_an_agent_at_home_admits_whom_its_site_admits() -> None:
    """Bûrat is at home at any Ruins & Lairs: Orcs, Trolls and Nazgûl may be keyed there, no Wolves."""
    agent = {"card": "Bûrat", "at": "Bandit Lair", "hidden": True}
    hand = ["Orc-watch", "Wargs", "“Tom” (Tûma)", "Hobgoblins"]
    table = against(agent, hand=hand, kind="ringwraith", site="Bandit Lair", members=["Layos"])
    assert not table.find("creature", "Hobgoblins")
    table.choose("agent_key", "Bûrat").until("hazards")
    assert table.offers("creature", "Hobgoblins")
    assert table.offers("creature", "Orc-watch")
    assert not table.offers("creature", "Wargs")


def striking(down: bool, place: str, name: str = "Mîonid", **more: Any) -> Table:
    """An agent about to attack a hero company at Goblin-gate, which its player knows as minion Goblin-gate."""
    company = at("Goblin-gate", "Elrond", "Balin", went=True, entered=True)
    agent = {"card": name, "at": place, "hidden": down, **more}
    bor = {**MINION, "agents": [agent], "locations": SITES}
    return Table({"companies": [company]}, bor, step="ambush").until("agent-attack").pick(name)


@pytest.mark.rule("MEC-642", "MEC-641", "MEC-548")
def test_an_agent_out_of_hiding_strikes_harder_and_a_wounded_one_less() -> None:
    assert striking(True, "Goblin-gate").g.attacks[-1].prowess_more == 2
    assert striking(False, "Goblin-gate").g.attacks[-1].prowess_more == 0
    assert striking(False, "Goblin-gate", wounded=True).g.attacks[-1].prowess_more == -2


@pytest.mark.rule("MEC-643")
def test_at_home_an_agent_is_stronger_and_out_of_hiding_chooses_whom_it_strikes(monkeypatch: Any) -> None:
    mionid = next(code for code, card in load_cards().items() if card.title == "Mîonid")
    monkeypatch.setitem(queries.FACTS, mionid, replace(queries.FACTS[mionid], home=(Place("Goblin-gate"),)))
    down, up = striking(True, "Goblin-gate").g.attacks[-1], striking(False, "Goblin-gate").g.attacks[-1]
    assert (down.prowess_more, down.body_more, down.chooses) == (5, 1, True)
    assert (up.prowess_more, up.body_more, up.chooses) == (2, 1, False)


@pytest.mark.rule("MEC-644")
@pytest.mark.parametrize(("check", "where"), [(9, "marshalling:A"), (8, "agents:B")])
def test_a_failed_agent_is_wounded_and_killed_by_a_body_check(check: int, where: str) -> None:
    table = striking(False, "Goblin-gate").until_step("assign").pick("Elrond").until("hold").choose("full")
    table.until("strike").rolls(12, 2, check).until("site", limit=30)
    assert table.zone("Mîonid") == where
    kills = table.session.game.view(table.g, "A").numbers["kill_points:A"]
    assert kills == (1 if check == 9 else 0)
    if where == "agents:B":
        assert table.stands("Mîonid") == "wounded"


@pytest.mark.rule("MEC-550", "MEC-542", "MEC-549", "MEC-553")
def test_agents_and_creatures_attack_in_the_order_of_the_resource_player() -> None:
    company = at("Goblin-gate", "Elrond", "Balin", went=True, met=["1"], on_guard=["Orc-watch"])
    bor = {**MINION, "agents": [{"card": "Mîonid", "at": "Goblin-gate"}]}
    table = Table({"companies": [company], "hand": ["Cram"]}, bor, step="guards").until("guard-creature")
    table.pick("Orc-watch").until("agent-attack").pick("Mîonid").until("ambush")
    assert table.who == "Ana"
    table.pick("Orc-watch").until_step("assign")
    assert table.g.attacks[-1].card == table.id("Orc-watch")
    assert not table.find("acquire")
    for _ in range(60):
        if not table.g.attacks[-1:] or not table.g.attacks[-1].agent:
            table.passes()
    assert table.g.attacks[-1].agent == table.id("Mîonid")


@pytest.mark.rule("MEC-646")
def test_agents_of_minion_players_cross_between_dagorlad_and_udun(monkeypatch: Any) -> None:
    table = against(lurking("Mîonid", "Bandit Lair"))
    agent = table.g.agents[0]
    cards = load_cards()
    monkeypatch.setitem(cards, "LE-351", replace(cards["LE-351"], region=region_named("Dagorlad")))
    monkeypatch.setitem(cards, "LE-354", replace(cards["LE-354"], region=region_named("Udûn")))
    assert is_step(table.g, agent, "LE-351", "LE-354")
    table.g.kinds["B"] = "wizard"
    assert not is_step(table.g, agent, "LE-351", "LE-354")


@pytest.mark.rule("MEC-433", "MEC-707")
def test_an_agent_as_a_character_or_face_down_is_no_agent_to_an_effect() -> None:
    bor = {**MINION, "hand": ["Unmasked"], "agents": [lurking("Tûma", "Bandit Lair"), {"card": "Bûrat", "at": "Dale"}]}
    ana = {**MINION, "companies": [at("Dale", "Mîonid", limit=2)]}
    table = Table(ana, bor, step="hazards").until("hazards").choose("play", "Unmasked")
    assert table.asked == "target"
    assert [option.source for option in table.question.options] == [table.id("Bûrat")]
    alone = Table(ana, {**MINION, "hand": ["Unmasked"]}, step="hazards").until("hazards")
    assert not alone.find("play", "Unmasked")


@pytest.mark.rule("MEC-417", "MEC-418")
def test_an_agent_untaps_with_the_cards_of_its_player_and_heals_by_its_own_action_alone() -> None:
    for state, after in (({"exhausted": True}, "untapped"), ({"wounded": True}, "wounded")):
        agents = [{"card": "Mîonid", "at": "Bandit Lair", **state}]
        table = Table({"companies": [at("Rivendell", "Elrond")], "agents": agents}, step="turn").until("organization")
        assert table.stands("Mîonid") == after


# -- influence ---------------------------------------------------------------------------------------------------------


def whispering(place: str, *members: Any, name: str = "Perchen", site: str = "Bree") -> Table:
    """A hidden agent may make an attempt against the company at its site."""
    agent = {"card": name, "at": place, "hidden": True}
    bor = {**MINION, "agents": [agent], "hand": ["Whispers at the Gate"]}
    return Table({"companies": [at(site, *members, limit=2)]}, bor, step="hazards").until("hazards")


@pytest.mark.rule("MEC-695")
def test_an_agent_is_revealed_and_tries_to_influence_no_item() -> None:
    elrond = {"card": "Anborn", "attachments": ["Goldberry", "Cram"]}
    table = whispering("Goblin-gate", elrond, "Balin", site="Goblin-gate").choose("play", "Whispers at the Gate")
    table.until("agent")
    table.pick("Perchen")
    assert not table["Perchen"].hidden
    aims = [facts(table.g, option.source).title for option in table.question.options]
    assert sorted(aims) == ["Anborn", "Balin", "Goldberry"]
    table.pick("Anborn").until("influence").rolls(12, 2).until("hazards", limit=20)
    assert table.said("attempts") == 1


@pytest.mark.rule("MEC-142", "MEC-695")
def test_an_agent_has_no_harder_time_with_the_other_side() -> None:
    table = whispering("Goblin-gate", "Balin", site="Goblin-gate")
    assert Term(-5) not in attempt_terms(table.g, table.id("Perchen"), table.id("Balin"))
    character = Table({**MINION, "companies": [at("Bree", "Perchen")]}, {"companies": [at("Bree", "Balin")]})
    assert Term(-5) in attempt_terms(character.g, character.id("Perchen"), character.id("Balin"))


@pytest.mark.rule("MEC-696", "MEC-697")
def test_at_home_an_agent_influences_better_and_its_neighbours_easily(monkeypatch: Any) -> None:
    perchen = next(code for code, card in load_cards().items() if card.title == "Perchen")
    monkeypatch.setitem(queries.FACTS, perchen, replace(queries.FACTS[perchen], home=(Place("Goblin-gate"),)))
    balin = next(code for code, card in load_cards().items() if card.title == "Balin")
    for home, bonus in ((("Blue Mountain Dwarf-hold",), 2), (("Goblin-gate",), 4)):
        places = tuple(Place(title) for title in home)
        monkeypatch.setitem(queries.FACTS, balin, replace(queries.FACTS[balin], home=places))
        table = whispering("Goblin-gate", "Balin", site="Goblin-gate").choose("play", "Whispers at the Gate")
        table.until("agent").pick("Perchen").pick("Balin")
        assert table.asked == "influence"
        assert table.g.check is not None
        assert table.g.check.bonus == bonus
        table.until("movement")
        line = next(line.message for line in table.session.log if line.message.id == "mec-log-influence")
        assert line.params["number"] == (5 if bonus == 2 else 0)


@pytest.mark.rule("MEC-575")
def test_a_company_counts_through_an_attack_as_it_was_when_it_began() -> None:
    table = Table({"kind": "ringwraith", "companies": [at("Dale", "Layos", "Muzgash", limit=2)]}, step="hazards")
    company = table.company("Layos")
    prepare(table.g, company, None, Attack(company.id, "B", "man", 1, 8))
    company.members.remove(table.id("Muzgash"))
    assert not companies.is_overt(table.g, company)
    assert companies.looks_overt(table.g, company)
